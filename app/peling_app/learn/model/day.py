"""The hand of the day: the same for everybody with that book; it is answered once, and then explained."""

from __future__ import annotations

from datetime import date
from functools import partial

from PySide6.QtCore import QObject, Signal

from peling.coach.counsel import Counsel
from peling.coach.grades import Grade
from peling.core.actions import Discard
from peling.core.tiles import Tile
from peling.lessons.day import DayHand
from peling.lessons.learnt import DayAnswered
from peling_app.kit.words.tiles import begun, tile_name
from peling_app.learn.session import LearnSession
from peling_app.learn.words import today as words
from peling_app.play.words.better_choices import why_words

FREE = frozenset({Grade.BEST, Grade.EQUAL})
"""The grades of discards that cost nothing."""


class DayModel(QObject):
    """The hand of the day of a book.

    Signals:
        changed: the hand was found, a tile was chosen, or the answer is known.
    """

    changed = Signal()

    def __init__(self, learn: LearnSession, parent: QObject | None = None) -> None:
        """Show no hand before `show_book`."""
        super().__init__(parent)
        self._learn = learn
        self._wanted: tuple[date, str] | None = None
        self._hand: DayHand | None = None
        self._choice: Tile | None = None
        self._given = False
        self._counsel: tuple[Counsel, ...] = ()
        self._failed = False

    # What is shown

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return the tiles, the one that was drawn at the end; empty: they are still being dealt."""
        return () if self._hand is None else self._hand.tiles

    @property
    def situation(self) -> str:
        """Return whose hand it is, or why there is none."""
        if self._hand is None:
            return words.no_hand() if self._failed else words.dealing()
        view = self._hand.view
        drawn = self._hand.tiles[-1]
        return words.situation(view.me, view.round_wind, drawn, view.wild)

    @property
    def wild(self) -> tuple[Tile, ...]:
        """Return the wild tiles of the deal."""
        return () if self._hand is None else self._hand.view.wild

    @property
    def discards(self) -> tuple[Tile, ...]:
        """Return what lies on the table, in the order in which it was discarded."""
        if self._hand is None:
            return ()
        return tuple(one.tile for one in self._hand.view.discards if one.claimed_by is None)

    @property
    def choice(self) -> Tile | None:
        """Return the tile that is chosen."""
        return self._choice

    @property
    def best(self) -> Tile | None:
        """Return the best discard; None: it is not known yet."""
        best = self._counsel[0].action if self._counsel else None
        return best.tile if isinstance(best, Discard) else None

    @property
    def is_given(self) -> bool:
        """Return whether the answer was given: it is given once a day."""
        return self._given

    @property
    def can_answer(self) -> bool:
        """Return whether a tile is chosen that can be given as the answer."""
        return self._choice is not None and not self._given

    @property
    def verdict(self) -> str:
        """Return what the answer is worth and why; empty: there is none yet."""
        choice, best = self._choice, self.best
        if not self._given or choice is None:
            return ""
        if best is None:
            return "" if self._failed else words.weighing()
        mine = next((one for one in self._counsel if one.action == Discard(choice)), None)
        name = begun(tile_name(choice))
        if mine is None or mine.grade is Grade.BEST:
            return f"{words.is_best(tile=name)} {words.another_tomorrow()}"
        if mine.grade is Grade.EQUAL:
            return f"{words.is_equal(tile=name, best=tile_name(best))} {words.another_tomorrow()}"
        said = [words.loses(choice, round(mine.lost), best)]
        if mine.why is not None:
            said.append(why_words(mine.why))
        return " ".join(said)

    @property
    def grade(self) -> Grade | None:
        """Return how good the answer is; None: it is not known yet."""
        if not self._given or self._choice is None:
            return None
        return next((one.grade for one in self._counsel if one.action == Discard(self._choice)), None)

    # What is done

    def show_book(self, book: str) -> None:
        """Show the hand of today for a book; it is dealt in another thread, and kept until tomorrow."""
        wanted = (self._learn.clock.day(), book)
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._hand, self._choice, self._given, self._counsel = None, None, False, ()
        self._failed = False
        self._learn.find_day_hand(book, partial(self._take_hand, wanted), partial(self._fail, wanted))
        self.changed.emit()

    def choose(self, tile: Tile) -> None:
        """Choose a tile to discard, until the answer is given."""
        if not self._given and tile in self.tiles:
            self._choice = tile
            self.changed.emit()

    def give(self) -> None:
        """Give the chosen tile as the answer."""
        if self.can_answer and self._choice is not None and self._hand is not None:
            self._given = True
            self._learn.do(DayAnswered(self._hand.rules.id, self._choice.code))
            self._weigh()
            self.changed.emit()

    # Inside

    def _take_hand(self, wanted: tuple[date, str], hand: DayHand) -> None:
        if wanted != self._wanted:
            return
        self._hand = hand
        code = self._learn.day_choice(wanted[1])
        mine = next((kind for kind in hand.tiles if kind.code == code), None)
        if mine is not None:
            self._choice, self._given = mine, True
            self._weigh()
        self.changed.emit()

    def _weigh(self) -> None:
        if self._hand is not None and not self._counsel:
            wanted = self._wanted
            self._learn.weigh_day_hand(
                self._hand, partial(self._take_counsel, wanted), partial(self._fail, wanted)
            )

    def _take_counsel(self, wanted: tuple[date, str] | None, counsel: tuple[Counsel, ...]) -> None:
        if wanted == self._wanted:
            self._counsel = counsel
            self.changed.emit()

    def _fail(self, wanted: tuple[date, str] | None, _error: Exception) -> None:
        if wanted == self._wanted:
            self._failed = True
            self.changed.emit()
