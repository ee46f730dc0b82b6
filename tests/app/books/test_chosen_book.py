"""Which book is chosen is seen beside which one has the focus, without their colours."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from peling_app.books.view.book_card import BookCard
from peling_app.kit.view import paint
from tests.end2end.stage import make_context, make_window

AROUND = 4
"""Pixels around the cloth of a book."""


@pytest.mark.parametrize("contrast", [False, True])
def test_the_frame_of_the_chosen_book_lies_within_its_cloth(qtbot: QtBot, *, contrast: bool) -> None:
    """On the start page it lay around it, as the ring of the focus does: one gold, the other cream."""
    window = make_window(make_context(settings={"high_contrast": contrast}))
    qtbot.addWidget(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    paint.RINGS.use_keys(True)
    books = [book for book in window.findChildren(BookCard) if not book.hasFocus()]
    chosen, other = next(one for one in books if one.isChecked()), books[-1]

    def margin(book: BookCard) -> set[str]:
        picture = book.grab().toImage()
        rows = (*range(AROUND), *range(picture.height() - AROUND, picture.height()))
        return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in rows}

    plain = margin(chosen)
    assert plain == margin(other)
    chosen.setFocus(Qt.FocusReason.TabFocusReason)
    assert margin(chosen) != plain
