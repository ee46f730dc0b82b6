"""The mark in the colour of a book is seen on every row, chosen and not, in every look."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from peling.rulebooks import RULE_SETS
from peling_app.compare.view.heads import BookHead
from peling_app.kit.theme import contrast
from peling_app.kit.view.lists.saved_list import SavedList
from peling_app.learn.view.today.courses import CourseRow
from peling_app.platform.settings import Appearance
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window, picture, saved_game

BESIDE = 4
"""Pixels beside a mark, without words."""
HIGH = QSize(1440, 1400)
"""The size of a window in which nothing has to be scrolled."""


def seen(image: QImage, left: int, right: int) -> float:
    """Return the contrast of a mark, which begins and ends there, against its row."""
    y = image.height() // 2
    mark, row = ((image.pixelColor(x, y).name()) for x in ((left + right) // 2, right + BESIDE))
    return contrast(mark, row)


def picture_of(page: QWidget, part: QWidget, place: QRect) -> QImage:
    """Return how a place of a part of a page looks, on the ground of the page."""
    return picture(page).copy(QRect(part.mapTo(page, place.topLeft()), place.size()))


def of_list(page: QWidget) -> dict[str, float]:
    """Return what is seen of the marks in a list of what is saved, each chosen and not."""
    rows = page.findChild(SavedList)
    assert rows is not None
    found: dict[str, float] = {}
    for chosen, number in product(range(2), range(len(RULE_SETS))):
        rows.setCurrentIndex(rows.model().index((number + 1 - chosen) % len(RULE_SETS), 0))
        place = rows.visualRect(rows.model().index(number, 0))
        shown = picture_of(page, rows.viewport(), place)
        found[f"row {number}, chosen {chosen}"] = seen(shown, 8, 18)
    return found


def of_buttons(page: QWidget, kind: type[QAbstractButton], left: int, right: int) -> dict[str, float]:
    """Return what is seen of the marks on buttons of a page, each chosen and not if it can be."""
    found: dict[str, float] = {}
    for number, button in enumerate(page.findChildren(kind)):
        for chosen in (False, True) if button.isCheckable() else (False,):
            button.setChecked(chosen)
            shown = picture_of(page, button, button.rect())
            found[f"{number}, chosen {chosen}"] = seen(shown, left, right)
    return found


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("appearance", [Appearance.DAY, Appearance.NIGHT])
def test_the_mark_of_every_book_is_seen(qtbot: QtBot, appearance: Appearance, *, high_contrast: bool) -> None:
    """By night its colour was about that of the row."""
    games = tuple(replace(saved_game(number), rule_set=book) for number, book in enumerate(RULE_SETS))
    context = make_context(saved=games, settings={"appearance": appearance, "high_contrast": high_contrast})
    window = make_window(context, HIGH)
    qtbot.addWidget(window)
    found: dict[tuple[PageId, str], float] = {}
    for page_id in (PageId.GAMES, PageId.COMPARE, PageId.LEARN):
        window.show_page(page_id)
        page = window.page(page_id)
        match page_id:
            case PageId.GAMES:
                of_page = of_list(page)
            case PageId.COMPARE:
                of_page = of_buttons(page, BookHead, 5, 9)
            case _:
                of_page = of_buttons(page, CourseRow, 6, 16)
        assert len(of_page) >= len(RULE_SETS) - 1, page_id
        found |= {(page_id, what): value for what, value in of_page.items()}
    assert {what: value for what, value in found.items() if value < 3} == {}
