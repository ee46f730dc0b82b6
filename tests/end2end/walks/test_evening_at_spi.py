"""Enter a whole evening as a screen reader would, with no key and no mouse: sixteen deals, one corrected."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from peling.ledger.entry import DealEntry, Points
from peling.ledger.files.sheet_file import SUFFIX, sheet_in_file
from peling.ledger.history import new_history
from peling.ledger.inputs import Correct, Enter, SheetInput
from peling.ledger.sheet import Sheet
from tests.end2end.processes.screen_reader import Reader, Thing
from tests.end2end.processes.virtual_screen import Window, needs, wait_until

pytestmark = [
    pytest.mark.nightly,
    needs("Xvfb", "xdotool", "dbus-daemon", "/usr/libexec/at-spi-bus-launcher"),
]

DEALS = 16
"""Four for each player as East, if East never wins: a whole round and more."""
CORRECTED = 3
PRESSES = 210
"""All that is pressed, the way to the sheet, the correction and the end of the evening included."""
AFTER = 8
"""The third deal is corrected after the eighth."""


def evening() -> list[DealEntry]:
    """Return the deals of an evening: a winner and four figures each."""
    rng = random.Random(16)
    made = []
    for number in range(DEALS):
        winner = rng.randrange(4) if number % 3 else (number // 3 + 1) % 4
        figures = [rng.choice((0, 2, 4, 8, 10, 16)) for _ in range(4)]
        figures[winner] = rng.choice((22, 28, 36, 52, 104))
        made.append(DealEntry(winner=winner, hands=tuple(Points(str(one)) for one in figures)))
    return made


class Scorer:
    """Somebody who keeps score by what a screen reader finds, and by nothing else."""

    def __init__(self, reader: Reader) -> None:
        """Use a screen reader."""
        self.reader = reader
        self.presses = 0

    def find(self, name: str, *roles: str) -> Thing | None:
        """Return what is on the screen with this name, or one that begins so and ends with "*"."""
        begins = name.removesuffix("*")
        for thing in self.reader.window():
            said = thing.name
            if (said == name or (begins != name and said.startswith(begins))) and thing.role in roles:
                return thing
        return None

    def press(self, name: str, *roles: str) -> None:
        """Wait until this is there and can be pressed, and press it."""
        wanted = roles or ("push button", "check box")

        def there() -> bool:
            found = self.find(name, *wanted)
            return found is not None and "Press" in found.actions

        wait_until(f"{name} to press", there)
        found = self.find(name, *wanted)
        assert found is not None
        found.press()
        self.presses += 1

    def command(self, name: str) -> None:
        """Press an entry of the menus."""
        registry = Thing(self.reader, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        found = (thing for program in registry.children() for thing in menus(program))
        next(thing for thing in found if thing.name == name).press()
        self.presses += 1

    def enter(self, entry: DealEntry, number: int, *, corrects: bool = False) -> None:
        """Enter a deal in large letters; of a correction the figures take the place of those before."""
        names = [f"Player {place + 1}" for place in range(4)]
        winner = entry.winner
        assert winner is not None
        if not corrects:
            self.press(f"{names[winner]}, *")
        for place, hand in enumerate(entry.hands):
            assert isinstance(hand, Points)
            field = f"What does {names[place]}’s hand count?"
            if self.find(field, "check box") is None:
                field = f"{names[place]} counts *"
            self.press(field)
            for end, digit in enumerate(hand.text, start=1):
                self.press(digit, "push button")
                # Qt presses slowly for a screen reader: pressed again meanwhile, a key counts once.
                counted = f"{names[place]} counts {hand.text[:end]}"
                wait_until(counted, partial(self.find, counted, "check box"))
        self.press(f"Correct deal {number}" if corrects else f"Enter deal {number}", "push button")

    def table(self, name: str) -> list[str]:
        """Return what is said of everything in a table."""
        found = self.find(name, "table")
        return [] if found is None else [thing.name for thing in found.children()]


def menus(thing: Thing, depth: int = 0) -> Iterator[Thing]:
    """Yield the entries of the menus; they can be pressed without being opened."""
    for child in thing.children():
        role = child.role
        if role == "menu item":
            yield child
        if depth < 2 or "menu" in role:
            yield from menus(child, depth + 1)


def on_disk(folder: Path) -> Sheet:
    """Return the only sheet there is."""
    (path,) = (folder / "data").rglob(f"*{SUFFIX}")
    return sheet_in_file(path)


def test_an_evening_is_entered_and_corrected_over_at_spi_alone(
    start: Callable[..., Window], reader: Reader, tmp_path: Path
) -> None:
    window = start(**reader.needed)
    scorer = Scorer(reader)
    deals = evening()
    misread = DealEntry(winner=deals[2].winner, hands=(*deals[2].hands[:3], Points("1")))
    scorer.press("Score*", "push button")
    scorer.press("Begin the sheet*")
    wait_until("the sheet", lambda: scorer.find("Deals by players", "table"))
    scorer.command("Large entry")
    inputs: list[SheetInput] = []
    for number, entry in enumerate(deals, start=1):
        typed = misread if number == CORRECTED else entry
        scorer.enter(typed, number)
        inputs.append(Enter(typed))
        wait_until(f"deal {number + 1}", partial(scorer.find, f"Deal {number + 1}", "label"))
        if number == AFTER:
            scorer.press("Back to the sheet")
            wait_until("the sheet again", lambda: scorer.find("Deals by players", "table"))
            choose(scorer, f"Deal {CORRECTED}")
            scorer.command("Correct the deal chosen")
            wait_until("the deal", lambda: scorer.find(f"Correct deal {CORRECTED}", "label"))
            scorer.command("Large entry")
            scorer.enter(deals[CORRECTED - 1], CORRECTED, corrects=True)
            inputs.append(Correct(CORRECTED, deals[CORRECTED - 1]))
            wait_until("the next deal again", lambda: scorer.find(f"Deal {AFTER + 1}", "label"))
    scorer.press("Back to the sheet")
    wait_until("the totals", lambda: scorer.find("Totals", "table"))
    said = scorer.table("Totals")
    scorer.command("What the evening came to")
    wait_until("who won", lambda: scorer.find("Player *", "label"))
    winner = next(thing.name for thing in reader.window() if thing.name.endswith("wins the evening"))
    # A page that has just come takes no key at first, lest one meant for the page before it acts there.
    wait_until("the end", lambda: window.process.poll() is not None, lambda: window.key("ctrl+q"))
    assert window.process.returncode == 0
    sheet = on_disk(tmp_path)
    book = new_history(sheet.agreed)
    for given in inputs:
        book = book.apply(given, sheet.setup.created)
    assert [row.entry for row in sheet.deals] == [row.entry for row in book.sheet.deals] == deals
    assert [row.totals for row in sheet.deals] == [row.totals for row in book.sheet.deals]
    assert [len(row.corrections) for row in sheet.deals] == [int(n == CORRECTED) for n in range(1, DEALS + 1)]
    assert sum(sheet.totals) == 0
    for place, total in enumerate(sheet.totals):
        shown = f"{'−' if total < 0 else '+' if total else ''}{abs(total)}"
        assert f"Player {place + 1} {shown}" in said
    assert winner == f"Player {sheet.totals.index(max(sheet.totals)) + 1} wins the evening"
    # 210 in all: 12 or 13 for a deal, as a field is pressed for each hand, where keys need one for the next.
    assert scorer.presses <= PRESSES


def choose(scorer: Scorer, begins: str) -> None:
    """Choose the row of a deal in the table by its first cell."""
    table = scorer.find("Deals by players", "table")
    assert table is not None
    cells = table.children()
    place = next(place for place, cell in enumerate(cells) if cell.name.startswith(begins))
    cells[place].press(cells[place].actions[0])
