"""What a table of people needs to see from a metre away: who is East, the totals, the dice, the clock."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from peling.core.events import WallBroken
from peling.core.tiles import Wind
from peling.play.table import Throw as Dice
from peling_app.kit.words.numbers import had, signed
from peling_app.play.table.model.picture import Throw
from peling_app.play.table.model.throws import break_lines
from peling_app.play.table.words.board import throw_for_tail
from peling_app.score.session import ScoreSession
from peling_app.score.words import at_table as words
from peling_app.score.words import sheet as scoresheet

MINUTES: Final = 30
"""The clock begins with so many."""
STEP: Final = 5
MOST: Final = 180


@dataclass(frozen=True, slots=True)
class PlayerAtTable:
    """A player as the table sees him: name, wind, total, what the last deal brought, who won it."""

    name: str
    wind: Wind
    total: str
    last: str
    sign: int
    won: bool


class Clock(QObject):
    """A clock that runs down.

    Signals:
        ticked: another second is gone, or the clock was set.
        over: the time is up.
    """

    ticked = Signal()
    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Stand at the usual time."""
        super().__init__(parent)
        self._minutes = MINUTES
        self._left = MINUTES * 60_000
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(200)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Return whether it runs."""
        return self._timer.isActive()

    @property
    def left(self) -> int:
        """Return the seconds that are left, a begun one counted."""
        gone = self._since.elapsed() if self.is_running else 0
        return max(0, -(-(self._left - gone) // 1000))

    def start(self) -> None:
        """Run, if there is time left."""
        if not self.is_running and self._left > 0:
            self._since.start()
            self._timer.start()
            self.ticked.emit()

    def stop(self) -> None:
        """Stand still."""
        if self.is_running:
            self._left = max(0, self._left - self._since.elapsed())
            self._timer.stop()
            self.ticked.emit()

    def toggle(self) -> None:
        """Run or stand still."""
        if self.is_running:
            self.stop()
        else:
            self.start()

    def reset(self) -> None:
        """Stand at the time agreed."""
        self._timer.stop()
        self._left = self._minutes * 60_000
        self.ticked.emit()

    def change(self, minutes: int) -> None:
        """Agree on more or less time; what is gone stays gone."""
        agreed = min(MOST, max(STEP, self._minutes + minutes))
        running = self.is_running
        self.stop()
        self._left = max(0, self._left + (agreed - self._minutes) * 60_000)
        self._minutes = agreed
        if running:
            self.start()
        self.ticked.emit()

    def _tick(self) -> None:
        if self._since.elapsed() >= self._left:
            self._timer.stop()
            self._left = 0
            self.over.emit()
        self.ticked.emit()


class AtTable(QObject):
    """The sheet that is open, for the whole table.

    Signals:
        changed: something that is shown is another.
    """

    changed = Signal()

    def __init__(self, score: ScoreSession, rng: Random, parent: QObject | None = None) -> None:
        """Follow a session; `rng` throws the dice."""
        super().__init__(parent)
        self._score = score
        self.rng = rng
        self._thrown: tuple[Dice, ...] = ()
        self._again = False
        self._known = self._winds
        self.clock = Clock(self)
        for signal in (score.opened, score.changed):
            signal.connect(self._next_deal)
        score.draft_changed.connect(self._follow_winds)

    @property
    def heading(self) -> str:
        """Return the deal and the round."""
        if self._score.sheet is None:
            return ""
        coming = self._score.coming
        return scoresheet.deal_title(coming.number, coming.round_wind)

    @property
    def next_words(self) -> str:
        """Return what to do next: "East stays with Agnes."."""
        sheet = self._score.sheet
        if sheet is None:
            return ""
        coming = self._score.coming
        east = sheet.setup.players[coming.east]
        return scoresheet.next_words(coming.step.value, east, coming.round_wind)

    @property
    def players(self) -> tuple[PlayerAtTable, ...]:
        """Return the players in the order of the sheet."""
        sheet = self._score.sheet
        if sheet is None:
            return ()
        last, begun = sheet.deals[-1] if sheet.deals else None, sheet.setup.start
        winds = self._score.coming.winds
        made = []
        for place, name in enumerate(sheet.setup.players):
            gain = 0 if last is None else last.figures.net[place]
            total = sheet.totals[place]
            made.append(
                PlayerAtTable(
                    name,
                    winds[place],
                    had(total, begun),
                    signed(gain) if gain else scoresheet.NOTHING,
                    (total > begun) - (total < begun),
                    last is not None and last.entry.winner == place,
                )
            )
        return tuple(made)

    @property
    def throws(self) -> tuple[Throw, ...]:
        """Return the throws for the wall so far, with what each decides."""
        sheet = self._score.sheet
        if sheet is None or not self._thrown:
            return ()
        names = {wind: sheet.setup.players[place] for place, wind in enumerate(self._score.coming.winds)}
        course = sheet.rules.course
        first = self._thrown[0]
        if course.turned_up is not None:
            opened = course.break_wall(*first, course.stacks)
            total, smaller, larger = sum(first), min(first), max(first)
            tail = throw_for_tail(total, larger, opened.breaker)
            said = f"{tail}. {words.tile_turned_up(smaller)}"
            return (Throw(0, names[Wind.EAST], *first, said),)
        if self._again:
            return (Throw(0, names[Wind.EAST], *first, words.once_more()),)
        second = self._thrown[1] if len(self._thrown) > 1 else (1, 1)
        opened = course.break_wall(sum(first), sum(second), course.stacks)
        broken = WallBroken(
            first, second, opened.breaker, opened.side, opened.stack, lifted=not course.passes_over
        )
        return break_lines(broken, names, 0)[: len(self._thrown)]

    @property
    def thrower(self) -> str:
        """Return who is to throw next; empty when the wall is broken."""
        sheet = self._score.sheet
        if sheet is None:
            return ""
        names = {wind: sheet.setup.players[place] for place, wind in enumerate(self._score.coming.winds)}
        if not self._thrown or self._again:
            return names[Wind.EAST]
        course = sheet.rules.course
        if course.turned_up is not None or len(self._thrown) > 1:
            return ""
        breaker = course.break_wall(sum(self._thrown[0]), 2, course.stacks).breaker
        # For an absent breaker East throws again (A53b).
        return names.get(breaker, names[Wind.EAST])

    def throw(self) -> None:
        """Throw the dice: for the breaker, then for the stack; then for another wall."""
        sheet = self._score.sheet
        if sheet is None:
            return
        made = self.rng.randint(1, 6), self.rng.randint(1, 6)
        fresh = self._again or not self.thrower or not self._thrown
        self._thrown = (made,) if fresh else (*self._thrown, made)
        self._again = fresh and sheet.rules.course.rethrown(*made)
        self.changed.emit()

    @property
    def _winds(self) -> tuple[Wind, ...]:
        return () if self._score.sheet is None else self._score.coming.winds

    def _follow_winds(self) -> None:
        """Begin anew where somebody else is East by the word of the table."""
        if self._winds != self._known:
            self._next_deal()

    def _next_deal(self) -> None:
        self._thrown = ()
        self._again = False
        self._known = self._winds
        self.changed.emit()
