"""The forms in which a task of a lesson is answered."""

from __future__ import annotations

from enum import Enum

from peling.lessons.drills.question import Choose, Count, FillSheet, PickTiles, Question, SettleUp
from peling_app.learn.words import learn as words


class Form(Enum):
    """How a task is answered."""

    NONE = "none"
    BOARD = "board"
    WALL = "wall"
    CARDS = "cards"
    TILES = "tiles"
    NUMBER = "number"
    SHEET = "sheet"
    PAYMENTS = "payments"
    LAY = "lay"


def form_of(question: Question) -> Form:
    """Return how a question is answered."""
    match question.form:
        case Choose():
            return Form.CARDS
        case PickTiles():
            return Form.TILES
        case Count():
            return Form.NUMBER
        case FillSheet():
            return Form.SHEET
        case SettleUp():
            return Form.PAYMENTS


def how_to_answer(question: Question) -> str:
    """Return the sentence that says how a question is answered."""
    match question.form:
        case Choose(several=several):
            return words.choose_all() if several else words.choose_one()
        case PickTiles():
            return words.mark_all()
        case Count():
            return words.write_number()
        case FillSheet():
            return words.fill_sheet()
        case SettleUp():
            return words.fill_payments()
