"""Enter a deal with few and large steps: who won, from whom, what each hand counts.

It works on the deal of the panel beside the sheet (`peling_app.score.model.entry`), and both show the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling.ledger.entry import Result
from peling.ledger.sheet import Sheet
from peling_app.kit.words.numbers import had
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.entry_changes import drawn, with_by, with_giver, with_way_unsaid
from peling_app.score.model.entry_rows import PaidShown, RowState
from peling_app.score.session import ScoreSession
from peling_app.score.words import entry as words
from peling_app.score.words import large as large_words
from peling_app.score.words.sheet import round_words, turned_back

SIGNS: Final = "+-*×−"
"""What can stand between numbers of a typed sum."""
LONGEST: Final = 24
"""So many characters a sum has at most here; longer ones are typed beside the sheet."""
OFFERED: Final = 6
"""So many figures are offered to be taken with one tap."""
SMALL: Final = (0, 2, 4, 8, 10, 16)
"""What hands without a win often count, until the sheet itself tells."""


class Step(StrEnum):
    """What is asked now."""

    WINNER = "winner"
    GIVER = "giver"
    FIGURES = "figures"


@dataclass(frozen=True, slots=True)
class Person:
    """One player as he is shown, always in the same column.

    Attributes:
        place: who it is.
        name: how he is called.
        wind: what he holds in this deal.
        won: whether he won.
        gave: whether he discarded the winning tile.
        figure: what was typed for his hand, or what its tiles count; empty: nothing yet.
        asked: whether his hand counts anything in this book.
        wrong: what is wrong with the figure, in a sentence.
        dead: whether his hand is dead, as in `RowState`.
        sum: what he gains in this deal, or has in all while nothing is known of it.
        sign: -1, 0 or 1 for the sum.
    """

    place: int
    name: str
    wind: Wind
    won: bool
    gave: bool
    figure: str
    asked: bool
    wrong: str
    dead: str
    sum: str
    sign: int


class LargeEntry(QObject):
    """The deal that is entered, asked step by step.

    Signals:
        changed: anything that is shown.
        stuck: the deal cannot be entered yet: why, in a sentence.
        done: a deal is on the sheet: what to say of it.
    """

    changed = Signal()
    stuck = Signal(str)
    done = Signal(str)

    def __init__(self, score: ScoreSession, entry: EntryModel, parent: QObject | None = None) -> None:
        """Ask for the deal that `entry` holds, of the sheet that the session has open."""
        super().__init__(parent)
        self._score = score
        self.entry = entry
        self._said: Callable[[], str] = str
        self._place, self._step, self._fresh = 0, Step.WINNER, True
        entry.changed.connect(self.changed)
        for another in (entry.loaded, entry.stepped):
            another.connect(self._begin)
        entry.done.connect(self._done)
        score.turned_back.connect(lambda deal, again: self._done(partial(turned_back, deal, again=again)))
        self._begin()

    # What is shown

    @property
    def is_open(self) -> bool:
        """Return whether there is a sheet."""
        return self.entry.is_open

    @property
    def step(self) -> Step:
        """Return what is asked now: from whom only while somebody has won."""
        return self._step if self._step is not Step.GIVER or self.has_winner else Step.WINNER

    @property
    def place(self) -> int:
        """Return whose figure is typed."""
        return self._place

    @property
    def title(self) -> str:
        """Return which deal it is."""
        entry = self.entry
        kinds = {"correction": entry.is_correction, "insertion": entry.is_insertion}
        return words.title(entry.number, None, **kinds)

    @property
    def round_words(self) -> str:
        """Return the round, where the book names its wind; else nothing."""
        wind = self.entry.situation.round_wind
        return "" if wind is None else round_words(wind)

    @property
    def east(self) -> str:
        """Return who is East."""
        return self.entry.names[self.entry.situation.east]

    @property
    def people(self) -> tuple[Person, ...]:
        """Return the players in the order of the sheet, whatever wind they hold."""
        paid = self.paid
        sheet = self._score.sheet if self.shows_totals else None
        return tuple(self._person(row, paid, sheet) for row in self._rows)

    @property
    def shows_totals(self) -> bool:
        """Return whether the sums are those of the sheet so far: nothing is known yet of this deal."""
        return not self.entry.can_enter and not any(net.sign for net in self.paid.nets)

    @property
    def only_winner_counts(self) -> bool:
        """Return whether no other hand counts anything."""
        return self.is_open and self._score.rules.only_winner_counts

    @property
    def paid(self) -> PaidShown:
        """Return who pays whom, as far as it is certain."""
        return self.entry.paid

    @property
    def is_drawn(self) -> bool:
        """Return whether nobody won."""
        return self.entry.entry.result is Result.DRAWN

    @property
    def can_enter(self) -> bool:
        """Return whether nothing is missing."""
        return self.entry.can_enter

    @property
    def waiting(self) -> str:
        """Return what is still missing, or wrong; empty if nothing is. What is asked now comes first."""
        asked = self.step is Step.GIVER and self.needs_giver and self.is_giver_missing
        return large_words.from_whom() if asked and not self.entry.is_wrong else self.entry.waiting

    @property
    def said(self) -> str:
        """Return what became of the deal before, until something of the next one is known."""
        return self._said() if self.shows_totals and not self.entry.is_typed else ""

    @property
    def has_winner(self) -> bool:
        """Return whether somebody won, so that it can be said from whom."""
        return self.entry.entry.winner is not None

    @property
    def needs_giver(self) -> bool:
        """Return whether the payments depend on who discarded the winning tile."""
        return self.has_winner and "giver" in self.entry.asked

    @property
    def drew(self) -> bool:
        """Return whether it was said that the winner drew the tile."""
        by = self.entry.entry.by
        return by is not None and not by.claimed

    @property
    def is_giver_missing(self) -> bool:
        """Return whether nobody said where the winning tile came from."""
        return self.has_winner and not self.drew and self.entry.entry.giver is None

    @property
    def following(self) -> int | None:
        """Return whose figure is missing and typed next; None: no other one is."""
        places = self._asked_places
        after = [*(place for place in places if place > self._place), *places]
        return next((place for place in after if place != self._place and not self._figure(place)), None)

    @property
    def usual(self) -> tuple[int, ...]:
        """Return figures that can be taken with one tap: those most often counted on this sheet so far."""
        sheet = self._score.sheet
        if sheet is None or self.step is not Step.FIGURES:
            return ()
        won = self.entry.entry.winner == self._place
        found = Counter(
            total
            for deal in sheet.deals
            for place, total in enumerate(deal.figures.scores)
            if total is not None and (place == deal.entry.winner) is won
        )
        often = [total for total, _ in sorted(found.items(), key=lambda one: (-one[1], one[0]))][:OFFERED]
        more = () if won else (one for one in SMALL if one not in often)
        return tuple(sorted([*often, *more][:OFFERED]))

    # What the user does

    def choose_winner(self, place: int) -> None:
        """Let a place have won, or take that back; then ask what is to be known next."""
        if 0 <= place < len(self.entry.names):
            self.entry.toggle_winner(place)
            self._go_on()

    def choose_giver(self, place: int) -> None:
        """Say whose discard it was; the winner's own place: he drew it."""
        entry = self.entry
        if not self.has_winner or not 0 <= place < len(entry.names):
            return
        if place == entry.entry.winner:
            self.say_drew()
        else:
            entry.change(with_giver(entry.entry, place))
            self._go_on()

    def say_drew(self) -> None:
        """Say that the winner drew the tile."""
        if self.has_winner:
            entry = self.entry
            entry.change(with_by(entry.entry, WinBy.WALL, entry.situation.east))
            self._go_on()

    def say_nothing(self) -> None:
        """Leave open where the winning tile came from."""
        if self.has_winner:
            self.entry.change(with_way_unsaid(self.entry.entry))
            self._go_on(asked=True)

    def toggle_drawn(self) -> None:
        """Say that nobody won, or take that back."""
        self.entry.change(drawn(self.entry.entry, on=not self.is_drawn))
        self._begin()

    def go_to(self, place: int) -> None:
        """Type the figure of a place."""
        if place in self._asked_places:
            self._step, self._place, self._fresh = Step.FIGURES, place, True
            self.entry.choose(place)
            self.changed.emit()

    def ask(self, step: Step) -> None:
        """Ask for something again, or already."""
        if step is Step.FIGURES:
            self._first_figure()
        elif step is Step.WINNER or self.has_winner:
            self._step = step
        self.changed.emit()

    def step_back(self, by: int = -1) -> None:
        """Ask what comes before, or after."""
        steps = [Step.WINNER, *([Step.GIVER] if self.has_winner else []), Step.FIGURES]
        now = steps.index(self.step) if self.step in steps else 0
        self.ask(steps[max(0, min(len(steps) - 1, now + by))])

    def turn(self, by: int) -> None:
        """Type the figure of the player before or after."""
        places = self._asked_places
        if self.step is Step.FIGURES and places:
            now = places.index(self._place) if self._place in places else 0
            self.go_to(places[(now + by) % len(places)])

    def press(self, digit: int) -> None:
        """Take a digit for what is asked: the number of a player, or part of a figure."""
        match self.step:
            case Step.WINNER:
                self.choose_winner(digit - 1)
            case Step.GIVER:
                self.choose_giver(digit - 1)
            case _:
                self.type_text(str(digit))

    def type_text(self, text: str) -> None:
        """Add to the figure that is typed; the first character takes the place of what stood there."""
        if self.step is not Step.FIGURES or self._place not in self._asked_places:
            return
        before = "" if self._fresh else self._figure(self._place)
        if len(before) + len(text) <= LONGEST:
            self._put(before + text)

    def erase(self) -> None:
        """Take the last character back; where there is none, go back to what was asked before."""
        if self.step is not Step.FIGURES:
            self.step_back()
            return
        figure = self._figure(self._place)
        before = [place for place in self._asked_places if place < self._place]
        if figure:
            self._put(figure[:-1])
        elif before:
            self.go_to(before[-1])
        else:
            self.step_back()

    def take(self, figure: int) -> None:
        """Take a whole figure for the hand that is asked, and go on to the next."""
        if self.step is Step.FIGURES and self._place in self._asked_places:
            self._put(str(figure))
            self.next()

    def next(self) -> bool:
        """Go to the next figure that is missing; return whether there is one."""
        place = self.following
        if place is not None:
            self.go_to(place)
        return place is not None

    def enter(self) -> None:
        """Enter the deal; or go on to what is missing, or say what that is."""
        if self.can_enter:
            self.entry.enter(self.entry.reason)
        elif self.step is Step.GIVER and not self.needs_giver:
            self.say_nothing()
        elif self.step is not Step.FIGURES or not self._figure(self._place) or not self.next():
            self.stuck.emit(self.waiting)

    # Inside

    @property
    def _rows(self) -> tuple[RowState, ...]:
        return tuple(sorted(self.entry.rows, key=lambda row: row.place)) if self.is_open else ()

    @property
    def _asked_places(self) -> tuple[int, ...]:
        return tuple(row.place for row in self._rows if row.asked)

    def _person(self, row: RowState, paid: PaidShown, sheet: Sheet | None) -> Person:
        shown, sign = paid.nets[row.place].amount, paid.nets[row.place].sign
        if sheet is not None:
            total, begun = sheet.totals[row.place], sheet.setup.start
            shown, sign = had(total, begun), (total > begun) - (total < begun)
        how = row.winner, row.giver, row.figure, row.asked, row.error, row.dead, shown, sign
        return Person(row.place, row.name, row.wind, *how)

    def _figure(self, place: int) -> str:
        return next((row.figure for row in self._rows if row.place == place), "")

    def _put(self, text: str) -> None:
        self._fresh = False
        self.entry.set_by_points(self._place, on=True)
        self.entry.choose(self._place)
        self.entry.set_points(self._place, text)
        self.changed.emit()

    def _go_on(self, *, asked: bool = False) -> None:
        """Ask what comes next; `asked`: from whom the tile was has just been answered by nothing."""
        if not self.has_winner:
            self._step = Step.WINNER
        elif self.needs_giver and self.is_giver_missing and not asked:
            self._step = Step.GIVER
        else:
            self._first_figure()
        self.changed.emit()

    def _first_figure(self) -> None:
        places = self._asked_places
        self._step, self._fresh = Step.FIGURES, True
        self._place = next((one for one in places if not self._figure(one)), places[0] if places else 0)

    def _begin(self) -> None:
        """Ask for the deal that stands there now, from its beginning or from what is missing of it."""
        self._said = str
        self._place, self._step, self._fresh = 0, Step.WINNER, True
        (self._go_on if self.is_open and self.has_winner else self.changed.emit)()

    def _done(self, said: Callable[[], str]) -> None:
        self._said = said
        self.changed.emit()
        self.done.emit(said())
