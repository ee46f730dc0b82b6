"""Nothing that the drawer of the tutor hides has the focus of the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling_app.play.session import Session
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.play.focus.test_focus_at_table import begin

Game = tuple[MainWindow, AppContext, Session]
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down)


def hides(page: PlayPage) -> bool:
    """Return whether the middle of what has the focus cannot be seen."""
    middle = page.table.mapTo(page, page.table.place_in_focus.center())
    under = page.childAt(middle)
    return page.table.quick.hasFocus() and under is not page.table.quick


@pytest.fixture
def small(game: Game, qtbot: QtBot) -> PlayPage:
    """Return a table in a small window, while the user is asked; the drawer is shut."""
    window, _, _ = game
    window.resize(1024, 700)
    page = begin(game, qtbot)
    assert page.tutor.compact
    page.tutor.put_away()
    page.table.focus_part("hand")
    return page


def press(page: PlayPage, *keys: Qt.Key) -> None:
    handle = page.window().windowHandle()
    assert handle is not None
    for key in keys:
        QTest.keyClick(handle, key)
        QTest.qWait(0)


def places_of_tab(page: PlayPage) -> list[QRect]:
    """Return where Tab leads on the table, as many times as it has stops, from the hand."""
    page.table.focus_part("hand")
    places: list[QRect] = []
    for _ in range(8):
        press(page, Qt.Key.Key_Tab)
        if not page.table.quick.hasFocus():
            page.table.focus_part("hand")
        places.append(page.table.place_in_focus)
    return places


@pytest.mark.thorough
def test_tab_passes_over_what_the_drawer_hides(small: PlayPage) -> None:
    reached = places_of_tab(small)
    foot = small.height() * 0.75
    assert any(place.top() < foot for place in reached), "there is more than the own hand and the claim bar"
    for place in reached:
        if place.top() < foot:
            small.table.lie_under(place)
            assert place not in places_of_tab(small)
            small.table.lie_under(QRect())
    assert all(place in places_of_tab(small) for place in reached)


def test_a_drawer_that_comes_over_the_focus_leaves_it_on_the_hand(game: Game, small: PlayPage) -> None:
    _, context, _ = game
    for left in ("wall", "topDiscards", "rightDiscards", "hand", "claimBar"):
        small.tutor.put_away()
        small.table.focus_part(left)
        small.tutor.open()
        assert not hides(small), left
        small.tutor.put_away()
        small.table.focus_part(left)
        small.tutor.take_focus()
        context.commands.trigger("view.other-part")
        assert small.table.quick.hasFocus(), left
        assert not hides(small), left
        assert small.tutor.is_open


def test_what_the_arrows_come_to_is_seen(small: PlayPage) -> None:
    small.table.focus_part("wall")
    small.tutor.open()
    small.table.focus_part("wall")
    for key in ARROWS:
        for _ in range(24):
            press(small, key)
            assert not hides(small)
    assert not small.tutor.is_open, "round the whole wall, part of which lay under it"
    assert small.table.board.property("free") == small.table.width()


@pytest.mark.thorough
def test_notes_and_names_lie_beside_the_drawer(small: PlayPage) -> None:
    small.tutor.open()
    small.table_model.board.refuse(
        "Not this one", "A long reason of many words that is read to its end. " * 3
    )
    QTest.qWait(0)
    # What is called so lies beside the drawer and below it; its name comes over it where there is room.
    for thing in (QRectF(small.tutor.drawer.left() - 20, 200, 30, 40), QRectF(700, 500, 30, 40)):
        small.table.board.setProperty("tip", "3 of characters, from West, who may be robbed of it")
        small.table.board.setProperty("tipped", thing)
        beside_drawer(small, "tip")
    for zoom in (100, 150):
        small.table_model.board.set_up(zoom=zoom)
        QTest.qWait(0)
        for name in ("note", "offer", "ways"):
            beside_drawer(small, name)


def beside_drawer(page: PlayPage, name: str) -> None:
    """See that a part of the board lies wholly beside the drawer."""
    part = page.table.board.findChild(QQuickItem, name)
    assert part is not None
    assert part.x() >= 0, name
    assert part.x() + part.width() <= page.tutor.drawer.left(), name
