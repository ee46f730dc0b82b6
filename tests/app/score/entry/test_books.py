"""The hands of the books, entered by tiles as they are typed, count what the books say."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from peling.commands.hand_json import read_hand
from peling.core.melds import KongForm
from peling.core.notation import parse_tiles
from peling.core.scoring import Doubles, HandRecord, InvalidHandError, Limit, Points, WinBy
from peling.core.tiles import Tile
from peling.ledger.entry import DealEntry, Tiles
from peling.ledger.entry import Points as Typed
from peling.ledger.reckoning import FaultId
from peling.positions.fields import Fields
from peling.rules.draft import Place
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.entry_changes import drawn, with_by, with_circumstance, with_giver
from tests.app.score.evenings import NAMES
from tests.app.score.panels import StillScore
from tests.by_day import by_day
from tests.engine.ledger.sheets import examples

BOOKS = ("pung-chow", "pung-chow-limit", "how-to-play", "four-winds", "fenghua")
UNREAD = {"bad-record", "bad-meld", "bad-win", "unknown-option"}
"""Such a record cannot be laid on a table: it is refused when it is read."""


def typed_hand(model: EntryModel, record: HandRecord) -> int:
    """Enter a hand of the examples as it is typed; return its place."""
    place = record.seat.number
    for kind in record.wild:
        model.table.put(kind, Place.WILD)
    hand, win = model.hand(place), record.win
    if win is not None:
        model.toggle_winner(place)
        entry = with_by(model.entry, win.by, model.situation.east)
        if win.giver is not None:
            entry = replace(with_giver(entry, win.giver.number), by=win.by)
        model.change(entry)
    concealed = record.hand.concealed
    if win is not None and win.tile is None:
        concealed, last = concealed[:-1], concealed[-1:]
    else:
        last = () if win is None or win.tile is None else (win.tile,)
    bonus = tuple(kind for kind in record.hand.bonus if win is None or kind is not win.tile)
    sets = [meld for meld in record.hand.melds if not meld.concealed]
    put(model, place, Place.EXPOSED, [set_text(meld) for meld in sets])
    put(model, place, Place.KONGS, [meld.tile.code for meld in record.hand.melds if meld.concealed])
    put(model, place, Place.CONCEALED, codes(concealed))
    put(model, place, Place.WINNING, codes(last))
    put(model, place, Place.BONUS, codes(bonus))
    for number, meld in enumerate(sets):
        hand.claim(number, meld.claimed_from)
    for name in sorted(record.circumstances):
        model.change(with_circumstance(model.entry, place, name, on=True))
    return place


def put(model: EntryModel, place: int, where: Place, texts: list[str]) -> None:
    """Type tiles into a place."""
    hand = model.hand(place)
    hand.go_to(where)
    for text in texts:
        hand.type(f"{text} ")


def codes(tiles: tuple[Tile, ...]) -> list[str]:
    return [kind.code for kind in tiles]


def set_text(meld: Any) -> str:  # noqa: ANN401 - a set of the engine
    """Return a set as it is typed: "C5C5C5+" has a fourth tile that was added later."""
    if meld.form is KongForm.ADDED:
        return f"{meld.tile.code * 3} +"
    return "".join(kind.code for kind in meld.tiles)


def price(award: object) -> tuple[str, float]:
    match award:
        case Points(amount):
            return "points", amount
        case Doubles(times):
            return "doubles", times
        case Limit():
            return "limit", float(award.fraction)
    raise AssertionError(award)


def wanted(line: dict[str, Any]) -> tuple[str, str, float]:
    kind = next(key for key in ("points", "doubles", "limit") if key in line)
    return line["rule"], kind, line[kind]


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, BOOKS))
def test_the_hands_of_the_books_count_what_the_books_say(book: str, english: object) -> None:  # noqa: ARG001
    score = StillScore(book)
    model = EntryModel(score)
    tried = 0
    for example in examples(book)["hands"]:
        expected = example["expected"]
        if expected.get("reason") in UNREAD or example.get("visible") or example["id"] == "HP-H18":
            continue
        try:
            record = read_hand(Fields(example))
        except InvalidHandError:
            continue
        score.begin(book, example.get("options"))
        score.situation = replace(score.situation, round_wind=record.round_wind)
        model.load()
        place = typed_hand(model, record)
        hand = model.reckoning.hands[place]
        tried += 1
        if not expected.get("valid", True):
            ids = {fault.id for fault in model.reckoning.faults if fault.place in {place, None}}
            assert ids - {FaultId.POINTS_MISSING, FaultId.WINNER_MISSING}, example["id"]
            assert hand.total is None, example["id"]
            continue
        assert hand.total == expected["total"], example["id"]
        assert hand.score is not None
        lines = Counter((line.item, *price(line.award)) for line in hand.score.sheet.lines)
        same = Counter(map(wanted, expected["lines"]))
        if expected["total"] and lines != same:
            # Another reading of equal total is right too; the sums then still agree.
            assert hand.score.sheet.total == expected["total"], example["id"]
        assert model.rows[place].total, example["id"]
    assert tried > 25


def test_what_the_entry_shows_of_a_hand_is_its_arithmetic(english: object) -> None:  # noqa: ARG001
    score = StillScore("pung-chow-limit")
    model = EntryModel(score)
    put(model, 2, Place.EXPOSED, ["B2B2B2"])
    put(model, 2, Place.CONCEALED, ["W W W D2 D3 D4 C9 C9 G G"])
    model.toggle_winner(2)
    put(model, 2, Place.WINNING, ["G"])
    model.change(with_giver(model.entry, 3))
    shown = model.score
    assert (shown.steps, shown.total, shown.limit) == (("26", "52"), "104", "below the limit of 300")
    assert shown.score is not None
    assert [missed.title for missed in shown.score.missed][-1] == "No sequence in the hand"
    assert model.rows[2].note == "claimed\nfrom North"


@pytest.mark.parametrize("act", ["won", "gave", "drawn", "note"])
def test_a_tile_that_is_half_typed_outlives_what_else_is_said_of_the_deal(english: object, act: str) -> None:
    """A "w" may become west or white; Ctrl+M behind it said who won, and took it away."""
    del english
    model = EntryModel(StillScore("pung-chow"))
    model.toggle_winner(1)
    hand = model.hand(0)
    hand.type("b1 w")
    acts: dict[str, Callable[[], None]] = {
        "won": lambda: model.toggle_winner(0),
        "gave": lambda: model.toggle_giver(0),
        "drawn": lambda: model.change(drawn(model.entry, on=True)),
        "note": lambda: model.change(replace(model.entry, note="tea")),
    }
    acts[act]()
    hand.finish_typing()
    assert hand.draft.concealed == parse_tiles("B1 W")
    assert model.entry.hands[0] == Tiles(parse_tiles("B1 W"))


@pytest.mark.parametrize("book", BOOKS)
def test_why_a_payment_is_doubled_is_true_by_the_book(english: object, book: str) -> None:
    """In Fenghua nobody pays double for East: a tile is paid twice when drawn, or by who discarded it."""
    del english
    model = EntryModel(StillScore(book))
    points = tuple(map(Typed, ("8", "52", "12", "4")))
    for giver in (None, 0, 2):
        by = WinBy.WALL if giver is None else None
        model.change(DealEntry(winner=1, giver=giver, by=by, hands=points))
        doubled = {(row.payer, row.payee) for row in model.paid.rows if row.factor}
        said = [note for note in model.paid.notes if note.startswith("× 2")]
        if book != "fenghua":
            assert said == ["× 2: Agnes is East."]
            assert all("Agnes" in pair for pair in doubled)
        elif giver is None:
            assert said == ["× 2: for a tile drawn or a robbed kong everybody pays twice."]
            assert len(doubled) == 3
        else:
            assert said == [f"× 2: {NAMES[giver]} discarded the winning tile."]
            assert doubled == {(NAMES[giver], NAMES[1])}
