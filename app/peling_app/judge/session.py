"""The one place of the app that lays positions, judges them, and keeps the one that is laid.

Every change is kept while one goes on; what the coach thinks of a position comes at once and sharpens, and is
dropped with the next change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling.core.scoring import InvalidHandError
from peling.core.view import PlayerView
from peling.positions.laid import Laid, Moment, bare, faults_of, fitted, sketch_of, winds_of
from peling.positions.sketch import view_of, wall_left
from peling.positions.text import read_text, write_text
from peling.rulebooks import rule_set
from peling.rules.draft import HandDraft, HandFault
from peling.rules.ruleset import OptionValue, RuleSet
from peling_app.books.model.chosen import ChosenRules
from peling_app.judge.store import KIND, Kept
from peling_app.platform.tasks import Worker
from peling_app.platform.user_file import Found, UserFile
from peling_app.platform.write_behind import WriteBehind
from peling_app.play.coaching import Answer, Coach
from peling_app.play.order_of_choices import steady

MOST_UNDONE: Final = 200
"""So many steps back are kept."""


class JudgeSession(QObject):
    """A position that is laid, and what the coach thinks of it.

    Signals:
        changed: something else lies on the table, or other rules are in force.
        judged: the coach has answered, or more sharply; carries the `Answer`.
        failed: the id of a message (`peling_app.kit.words.messages`), and the file or the reason it is about.
        saved: the position was written; carries how the ids of its messages begin.

    Attributes:
        answer: what the coach has answered last of this position; None: nothing yet.
        faults: what makes the table impossible, each with the seat it is about.
        error: what else makes it impossible; None: nothing, or tiles are still to be laid.
        view: what the player who is to act sees; None: the position is unfinished or cannot be.
    """

    changed = Signal()
    judged = Signal(object)
    failed = Signal(str, str)
    saved = Signal(str)

    def __init__(self, rules: ChosenRules, path: Path | None = None, parent: QObject | None = None) -> None:
        """Go on with the position of this file; without one it is in memory only."""
        super().__init__(parent)
        self._chosen = rules
        self._file = None if path is None else UserFile(path, KIND)
        self._before: list[Laid] = []
        self.answer: Answer | None = None
        self.faults: tuple[tuple[int, HandFault], ...] = ()
        self.error: InvalidHandError | None = None
        self.view: PlayerView | None = None
        self._asked: PlayerView | None = None
        self.loaded: Found[Kept] | None = None if self._file is None else self._file.load()
        kept = Kept() if self.loaded is None else self.loaded.value
        self._guess = kept.guess
        self._laid = kept.laid or fitted(Laid(rules.book), rules.rules_of(rules.book))
        self._written = kept
        self.coach = Coach(self)
        self.coach.answered.connect(self._take_answer)
        self.coach.failed.connect(self._not_answered)
        self._writer = Worker("pe-ling-position", self)
        self._behind = WriteBehind[Kept](self._writer, self._job, self._note_written, self._not_written)
        rules.changed.connect(self._follow_rules)
        self._look()

    @property
    def laid(self) -> Laid:
        """Return what lies on the table."""
        return self._laid

    @property
    def rules(self) -> RuleSet:
        """Return the rules by which it is judged."""
        if self._laid.options is None:
            return self._chosen.rules_of(self._laid.book)
        return rule_set(self._laid.book, dict(self._laid.options))

    @property
    def guess(self) -> bool:
        """Return whether the user wants to guess before he learns anything."""
        return self._guess

    @property
    def has_own_rules(self) -> bool:
        """Return whether the house rules came with the position and are not those in force."""
        return self.rules.house != self._chosen.rules_of(self._laid.book).house

    @property
    def can_undo(self) -> bool:
        """Return whether there is a step to take back."""
        return bool(self._before)

    @property
    def wall_left(self) -> int:
        """Return how many tiles can still be drawn, if all that has left the wall is laid."""
        left = wall_left(sketch_of(self._laid, self.rules), self.rules)
        # Tiles that are still to be laid in the hand are not in the wall either.
        return max(0, left - self.missing)

    @property
    def missing(self) -> int:
        """Return how many tiles are still to be laid in the own hand."""
        return self._laid.own.missing

    def lay(self, laid: Laid) -> None:
        """Let this lie on the table."""
        if laid != self._laid:
            self._before = [*self._before[-MOST_UNDONE:], self._laid]
            self._become(laid)

    def undo(self) -> None:
        """Take back the last step."""
        if self._before:
            self._become(self._before.pop())

    def clear(self) -> None:
        """Take all tiles away; book, seat, round and moment stay."""
        empty = Laid(self._laid.book)
        self.lay(replace(self._laid, wall=None, seats=empty.seats))

    def choose_book(self, book: str) -> None:
        """Judge by another book, with the house rules in force for it."""
        laid = replace(self._laid, book=book, options=None)
        self.lay(fitted(laid, self._chosen.rules_of(book)))

    def use_own_rules(self) -> None:
        """Judge by the house rules in force, not by those of a text."""
        self.lay(replace(self._laid, options=None))

    def lay_hand(self, draft: HandDraft, book: str, options: Mapping[str, OptionValue] | None = None) -> None:
        """Lay a hand that was counted elsewhere, alone on the table: its last tile was drawn or discarded.

        `options` are the house rules by which it was counted; None: those in force.
        """
        rules = self._chosen.rules_of(book) if options is None else rule_set(book, options)
        empty = Laid(book)
        now = fitted(
            replace(
                self._laid,
                book=book,
                options=None if options is None else tuple(sorted(options.items())),
                me=draft.seat,
                round_wind=draft.round_wind,
                moment=Moment.DRAWN,
                wall=None,
                seats=(replace(bare(draft), won=True, discards=()), *empty.seats[1:]),
            ),
            rules,
        )
        winds = winds_of(now, rules)
        if draft.giving in winds[1:]:
            now = replace(now, moment=Moment.CLAIM, giver=winds.index(draft.giving))
        self.lay(now)

    def set_guess(self, *, on: bool) -> None:
        """Let the user guess first, or tell him at once."""
        if on != self._guess:
            self._guess = on
            self._keep()
            self.changed.emit()

    def open_text(self, text: str) -> None:
        """Lay what a text tells of.

        Raises:
            TextError: it tells of no position; the table stays as it is.
        """
        self.lay(read_text(text, self._laid, self.rules))

    def text(self) -> str:
        """Return the position as text."""
        return write_text(self._laid, self.rules)

    def ask(self) -> None:
        """Ask the coach, unless he was asked of this position already."""
        if self.view is not None and self._asked is not self.view:
            self._asked = self.view
            self.coach.ask(self.view, self.rules)

    def finish(self) -> None:
        """End the threads, and write what is left."""
        self.coach.finish()
        self._behind.forget()
        self._writer.finish()
        if self._file is not None and self._kept != self._written:
            try:
                self._file.save(self._written, self._kept)
            except OSError as error:
                self._not_written(error)

    # Within

    @property
    def _kept(self) -> Kept:
        return Kept(None if self._laid.is_empty and self._written.laid is None else self._laid, self._guess)

    def _become(self, laid: Laid) -> None:
        self._laid = laid
        self._keep()
        self._look()
        self.changed.emit()

    def _follow_rules(self) -> None:
        """Judge anew where the house rules in force are others now, not with every other choice."""
        if self._laid.options is None and self.rules.house != self._house:
            self._laid = fitted(self._laid, self.rules)
            self._look()
            self.changed.emit()

    def _look(self) -> None:
        """Find out whether the position can be, and forget what was thought of the one before."""
        self.coach.forget()
        self.answer, self.error, self.view, self._asked = None, None, None, None
        self._house = self.rules.house
        self.faults = faults_of(self._laid, self.rules)
        if self.faults or self.missing:
            return
        try:
            self.view = view_of(sketch_of(self._laid, self.rules), self.rules)
        except InvalidHandError as error:
            self.error = error

    def _take_answer(self, answer: Answer) -> None:
        self.answer = steady(answer, () if self.answer is None else self.answer.choices)
        self.judged.emit(self.answer)

    def _not_answered(self, error: Exception) -> None:
        self.failed.emit("advice", f"{type(error).__name__}: {error}")

    def _keep(self) -> None:
        if self._file is not None:
            self._behind.put(self._kept)

    def _job(self, value: Kept) -> Callable[[], Found[Kept]]:
        assert self._file is not None, "only a session with a file writes"  # noqa: S101 - for the type checker
        return partial(self._file.save, self._written, value)

    def _note_written(self, found: Found[Kept]) -> None:
        self._written = found.value
        self.saved.emit(KIND.name)
        found.tell(self.failed.emit)

    def _not_written(self, error: Exception) -> None:
        if self._file is not None and isinstance(error, OSError):
            self.failed.emit(*self._file.said(error))
        else:
            self.failed.emit("position-unsaved", str(error))
