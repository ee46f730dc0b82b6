"""A sheet of 1,000 deals: opening it, and correcting its first deal so that everything after it changes.

Every deal has the winner's hand by tiles and a loser's too; autosaved drafts stand between the deals. As a
measure of the machine, PyPI `mahjong` scores four hands for each deal, once and without lines.
"""

import random
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig

from peling.core.scoring import HandRecord
from peling.core.tiles import COPIES
from peling.ledger.codec import write as write_json
from peling.ledger.entry import DealEntry, Points, Tiles
from peling.ledger.facts import facts_of
from peling.ledger.files.sheet_file import SUFFIX, SheetFile
from peling.ledger.history import new_history
from peling.ledger.inputs import Correct, Enter, Logged, SaveDraft, SheetSetup
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal
from peling.storage.journal_file import SHEET_ID
from tests.benchmarks.bench_scoring import peer_hand, record_of, winning_hands
from tests.benchmarks.figure import Figure

DEALS = 1000
DRAFTS = 8
ROUNDS = 3
AT = "2026-11-21T20:00:00+00:00"
SETUP = SheetSetup("long", "pung-chow-limit", {}, ("Anna", "Bert", "Carl", "Dora"), created=AT)


def run() -> list[Figure]:
    """Measure both sides by turns in one process and compare the best round of each."""
    rng = random.Random(1922)
    hands = winning_hands(rng, 4 * DEALS)
    records = [record_of(counts, winning) for counts, winning in hands]
    peer_hands = [peer_hand(counts, winning) for counts, winning in hands]
    calculator = HandCalculator()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"long{SUFFIX}"
        write(path, records, rng)
        rounds = [
            (seconds(lambda: open_and_close(path)), correcting(path), peer(calculator, peer_hands))
            for _ in range(ROUNDS)
        ]
    opening, correction, theirs = (min(found) for found in zip(*rounds, strict=True))
    return [
        Figure("opening a sheet of 1,000 deals", opening, "s", 0.5, "<="),
        Figure("correcting its first deal, on the disk", correction, "s", 0.5, "<="),
        Figure("opening it, against mahjong 2.1.0 scoring its hands", theirs / opening, "x", 0.5, ">="),
        Figure("correcting it, against the same", theirs / correction, "x", 0.5, ">="),
    ]


def write(path: Path, records: list[HandRecord], rng: random.Random) -> None:
    """Write a sheet of so many deals with their drafts, as if each had been entered by itself."""
    book = new_history(SETUP)
    kept = [NewEntry(Kind.SETUP, write_json(book.sheet.agreed, SheetSetup), {})]
    for number in range(DEALS):
        made = entry(number, records[4 * number : 4 * number + 2], rng)
        book = book.apply(Enter(made), AT)
        typed = [Logged(AT, SaveDraft(made))] * DRAFTS
        kept += [
            NewEntry(Kind.INPUT, write_json(logged, Logged), {})
            for logged in (*typed, Logged(AT, Enter(made)))
        ]
        kept.append(NewEntry(Kind.SETTLED, {"facts": facts_of(book.sheet.deals[-1:])}, {}))
    Journal.create(path, *kept, mark=SHEET_ID).close()


def entry(number: int, records: list[HandRecord], rng: random.Random) -> DealEntry:
    """Return a deal: a winning hand, and a loser's, by tiles.

    The winner sits opposite East, also when East is one place further back: so East passes in any case, and
    nothing that comes after a corrected deal falls into place again.
    """
    won, lost = records
    winner = (number + 2) % 4
    hands: list[Points | Tiles] = [Points(f"{rng.randrange(2, 40, 2)}+8*2") for _ in range(4)]
    assert won.win is not None
    hands[winner] = Tiles(won.hand.concealed, winning=won.win.tile)
    # Two hands that know nothing of each other: what would lie five times on the table is not laid.
    tiles = Counter((*won.hand.concealed, won.win.tile, *lost.hand.concealed))
    if max(tiles.values()) <= COPIES:
        hands[(winner + 1) % 4] = Tiles(lost.hand.concealed)
    return DealEntry(winner=winner, hands=tuple(hands))


def open_and_close(path: Path) -> None:
    """Open a sheet and close it."""
    with SheetFile.open(path) as opened:
        assert len(opened.sheet.deals) == DEALS


def correcting(path: Path) -> float:
    """Return how long it takes to correct the first deal so that another is East in every deal after it."""
    copy = path.with_name(f"copy{SUFFIX}")
    shutil.copyfile(path, copy)
    with SheetFile.open(copy) as opened:
        before = opened.sheet.deals
        made = Correct(1, DealEntry(winner=0, hands=(Points("8"),) * 4), "a slip")
        taken = seconds(lambda: opened.append(made, AT))
        after = opened.sheet.deals
    assert all(
        old.situation.east != new.situation.east for old, new in zip(before[1:], after[1:], strict=True)
    )
    copy.unlink()
    return taken


def peer(calculator: HandCalculator, hands: list[tuple[list[int], int]]) -> float:
    """Return how long the peer takes to score these hands."""

    def work() -> None:
        for tiles, winning in hands:
            calculator.estimate_hand_value(tiles, winning, config=HandConfig(is_tsumo=True))

    return seconds(work)


def seconds(work: Callable[[], object]) -> float:
    """Return how long something takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
