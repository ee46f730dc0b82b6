"""The board of play on which a learner acts: what lies on it can be asked about, as at a table of play."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.learn.lesson_table import LessonTable
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.view.why_not import WhyNot


class OnBoard(Protocol):
    """What shows a deal on a board."""

    lesson_table: LessonTable
    table: TableViewModel

    @property
    def board(self) -> BoardViewModel:
        """Return the board of play."""


def lesson_board(page: QWidget, theme: Theme, model: OnBoard, rule_asked: SignalInstance) -> TablePage:
    """Return a board that answers *Why not?* over this page; `rule_asked` is sent for a rule to open."""
    board = TablePage(model.board)
    why = WhyNot(page, board, model.lesson_table, theme)
    why.sheet.rule_asked.connect(rule_asked)
    model.table.ruleWished.connect(rule_asked)
    return board
