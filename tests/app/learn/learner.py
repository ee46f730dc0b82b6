"""A learner who goes through a course by script: his answers come from the lesson, he acts on the widgets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit
from pytestqt.qtbot import QtBot

from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.core.tiles import Wind
from peling.lessons.drills.question import Answer, FillSheet, SettleUp
from peling.lessons.model import AskTask, BoardTask, LayTask, Page, WallTask
from peling_app.learn.model.forms import Form
from peling_app.learn.model.task import TaskModel
from peling_app.learn.model.wall import stack_key
from peling_app.learn.view.answers.lay import LOOSE
from peling_app.learn.view.course_page import CoursePage
from tests.app.play.table.conftest import Hands

PLACES: Final[dict[type, tuple[str, Qt.Key]]] = {
    ClaimWin: ("mahjongg", Qt.Key.Key_M),
    GoOut: ("mahjongg", Qt.Key.Key_M),
    ClaimKong: ("kong", Qt.Key.Key_K),
    ConcealedKong: ("kong", Qt.Key.Key_K),
    AddedKong: ("kong", Qt.Key.Key_K),
    ClaimPung: ("pung", Qt.Key.Key_P),
    ClaimChow: ("chow", Qt.Key.Key_C),
    Pass: ("pass", Qt.Key.Key_Space),
}


def can_be_tried(action: Action, task: BoardTask) -> bool:
    """Return whether the widgets can do a wrong act: not where the claim bar does the right one."""
    if isinstance(action, Discard | ClaimChow):
        return True
    return PLACES[type(action)] != PLACES.get(type(task.solution[0]))


class Learner(ABC):
    """Somebody who learns; how he uses the page is said by `MouseLearner` and `KeyLearner`."""

    def __init__(self, page: CoursePage, qtbot: QtBot) -> None:
        """Sit down before the page of a course."""
        self.page = page
        self.qtbot = qtbot

    @property
    def task(self) -> TaskModel:
        """Return the task of the page that is open."""
        return self.page.model.task

    @property
    def hands(self) -> Hands:
        """Return the hands on the board."""
        table = self.page.task.table
        assert table is not None
        return Hands(table, self.qtbot)

    def wrong_try(self, page: Page) -> bool:
        """Make the first stored wrong try, see it explained, and begin again; False: there is none."""
        task = page.task
        if isinstance(task, BoardTask):
            acts = [wrong.action for wrong in task.wrong if can_be_tried(wrong.action, task)]
            tried = acts[0] if acts else None
            if tried is None:
                return False
            self.act(tried)
        elif isinstance(task, AskTask | WallTask | LayTask):
            if not task.wrong:
                return False
            self.answer(task.wrong[0].answer)
            self.check()
        else:
            return False
        assert not self.task.is_done, page.id
        assert self.task.tries == 1, page.id
        assert self.page.task.message.text, page.id
        if self.task.is_checked:
            self.retry()
        return True

    def solve(self, page: Page) -> None:
        """Do what the page asks, rightly."""
        task = page.task
        assert self.page.model.rules is not None
        if isinstance(task, BoardTask):
            for action in task.solution:
                self.act(action)
        elif isinstance(task, AskTask):
            assert self.task.asked is not None
            self.answer(self.task.asked.question.solutions[0])
            self.check()
        elif isinstance(task, WallTask | LayTask):
            self.answer(self.page.model.learn.solution(task, self.page.model.rules))
            self.check()
        assert task is None or self.task.is_done, (page.id, self.page.task.message.text)

    def answer(self, answer: Answer) -> None:
        """Give an answer in the form of the task; an example that comes first is watched to its end."""
        while self.task.is_worked:
            self.watch()
        match self.task.form, answer:
            case ((Form.CARDS | Form.TILES), list()):
                self._pick(set(answer))
            case Form.NUMBER, int():
                self._write(self.page.task.area.number.field, answer)
            case ((Form.SHEET | Form.PAYMENTS), dict()):
                self._fill(answer)
            case Form.LAY, list():
                self._lay(answer)
            case Form.WALL, list():
                self._throw_all()
                self._point_at(answer)
            case form, _:
                raise AssertionError(form)

    def _pick(self, wanted: set[str]) -> None:
        area = self.page.task.area
        form = area.choice if self.task.form is Form.CARDS else area.tiles
        several = self.task.form is Form.TILES or getattr(self.task.asked.question.form, "several", True)  # type: ignore[union-attr]  # a question is asked
        for number in range(len(form.cards)):
            card = form.cards[number].card
            if card.chosen is not (card.id in wanted) and (several or card.id in wanted):
                self.press_answer(form.cards[number], number)

    def _fill(self, answer: dict[str, int]) -> None:
        asked = self.task.asked
        assert asked is not None
        sheet = self.task.form is Form.SHEET
        area = self.page.task.area
        fields = (area.sheet if sheet else area.payments).fields
        assert isinstance(asked.question.form, FillSheet | SettleUp)
        for part, field in fields.items():
            value = answer.get(part, 0)
            if value or (field.text() and field.text() != "0"):
                self._write(field, value)

    def _lay(self, groups: list[str]) -> None:
        lay = self.page.task.area.lay
        where = [LOOSE] * len(lay.buttons)
        for place, group in enumerate(sorted(groups, key=lambda group: len(group.split()) == 2)):
            for code in group.split():
                number = next(
                    n for n, b in enumerate(lay.buttons) if b.tile.code == code and where[n] == LOOSE
                )
                where[number] = place
        for number, place in enumerate(where):
            if self.task.where[number] != place:
                if self.task.where[number] != LOOSE:
                    self.take_tile(number)
                if place != LOOSE:
                    self.lay_tile(number, place)

    def _throw_all(self) -> None:
        while self.task.can_throw:
            thrown = len(self.task.dice)
            self.throw()
            self.qtbot.waitUntil(partial(self._lie, thrown + 1))

    def _lie(self, throws: int) -> bool:
        return len(self.task.dice) == throws

    def _point_at(self, answer: list[str]) -> None:
        """Point at stacks one after the other; all but the last are checked here.

        What was right before a wrong try still stands.
        """
        keys = [
            stack_key(Wind(side), int(stack), Wind.EAST)
            for side, stack in zip(answer[::2], answer[1::2], strict=True)
        ]
        now = self.task.answer
        assert isinstance(now, list)
        for number, key in enumerate(keys[:-1], 1):
            if now[: 2 * number] != answer[: 2 * number]:
                self._point(key)
                self.check()
                assert self.task.answer == answer[: 2 * number]
        self._point(keys[-1])

    def act(self, action: Action) -> None:
        """Act on the board."""
        if isinstance(action, Discard):
            self.discard(action)
            return
        place, key = PLACES[type(action)]
        self.press_claim(place, key)
        board = self.task.board
        if board.property("waysShown"):
            legal = [
                v.action
                for v in self.task.lesson_table.verdicts()
                if v.legal and type(v.action) is type(action)
            ]
            self.choose_way(legal.index(action))

    @abstractmethod
    def press_answer(self, card: QAbstractButton, number: int) -> None:
        """Press a card or a tile."""

    @abstractmethod
    def _write(self, field: QLineEdit, value: int) -> None:
        """Write a number."""

    @abstractmethod
    def lay_tile(self, number: int, place: int) -> None:
        """Lay a tile into a place."""

    @abstractmethod
    def take_tile(self, number: int) -> None:
        """Take a tile back."""

    @abstractmethod
    def throw(self) -> None:
        """Throw the dice."""

    @abstractmethod
    def _point(self, key: int) -> None:
        """Point at a stack of the wall."""

    @abstractmethod
    def discard(self, action: Discard) -> None:
        """Discard a tile."""

    @abstractmethod
    def press_claim(self, place: str, key: Qt.Key) -> None:
        """Press a place of the claim bar."""

    @abstractmethod
    def choose_way(self, number: int) -> None:
        """Choose one of the ways shown."""

    @abstractmethod
    def watch(self) -> None:
        """Go on with an example."""

    @abstractmethod
    def check(self) -> None:
        """Let the answer be checked."""

    @abstractmethod
    def retry(self) -> None:
        """Try again."""

    @abstractmethod
    def next(self) -> None:
        """Turn the page."""

    def _key_of(self, action: Discard) -> int:
        return next(key for key, kind in self.task.board.order.tiles if kind is action.tile)
