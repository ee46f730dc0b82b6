"""Boards beside each other in one program: each obeys keys and mouse, whichever was opened last."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFont
from PySide6.QtQml import QQmlEngine
from pytestqt.qtbot import QtBot

from peling.core.actions import Discard
from peling.core.tiles import Wind, tile
from peling_app.kit.view.paint import RINGS
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.by_day import by_day
from tests.engine.positions import position

S = Wind.SOUTH
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"
Opened = Callable[[BoardViewModel], Hands]


def seat(hands: Opened) -> tuple[FakeGame, Hands]:
    """Return a game in which the user is to discard, and its board."""
    game = FakeGame(position({S: OWN}, turn=S, drawn="B7"))
    board = BoardViewModel()
    board.set_up(still=True)
    TableViewModel(game, board, parent=board)
    return game, hands(board)


def discard_by_key(user: Hands) -> None:
    """Discard the first tile of the hand by the keyboard."""
    user.page.window().activateWindow()
    user.page.focus_part("hand")
    user.qtbot.waitUntil(user.page.quick.hasFocus)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Return):
        user.key(key)


def discard_by_drag(user: Hands) -> None:
    """Discard the first tile of the hand by dragging it to the middle of the table."""
    first = min(user.items("hand-"), key=lambda item: item.x())
    user.drag(first.objectName(), user.page.rect().center())


@pytest.mark.parametrize(
    ("discard", "closed"),
    by_day(
        [(discard_by_drag, False)],
        list(product((discard_by_key, discard_by_drag), (False, True))),
        several=True,
    ),
)
def test_a_board_obeys_after_another_was_opened(
    qtbot: QtBot, hands: Opened, discard: Callable[[Hands], None], closed: bool
) -> None:
    del qtbot
    first_game, first = seat(hands)
    second_game, second = seat(hands)
    if closed:
        second.page.unload()
    else:
        discard(second)
        assert second_game.acted == [Discard(tile("B8"))]
    discard(first)
    assert first_game.acted == [Discard(tile("B8"))]
    third_game, third = seat(hands)
    discard(third)
    assert third_game.acted == [Discard(tile("B8"))]


def test_all_boards_share_one_engine(hands: Opened) -> None:
    """Two engines that load the same types disagree which type is meant, and casts in QML give null."""
    engines: set[QQmlEngine] = {seat(hands)[1].page.quick.engine() for _ in range(3)}
    assert len(engines) == 1


def test_a_board_knows_from_the_first_that_keys_are_in_use(hands: Opened) -> None:
    """Whoever comes to the table by keys sees at once where the focus is; before any key it is not shown."""
    RINGS.use_keys(False)
    try:
        before = seat(hands)[1]
        assert not before.page.board.property("keysInUse")
        RINGS.use_keys(True)
        after = seat(hands)[1]
        assert [one.page.board.property("keysInUse") for one in (before, after)] == [True, True]
        after.page.unload()
        RINGS.use_keys(False)
        assert not before.page.board.property("keysInUse")
    finally:
        RINGS.shown, RINGS.keys = True, False


LOOKS = ({"zoom": 100, "flat": 0, "numerals": 0}, {"zoom": 150, "flat": 1, "numerals": 1})


def looks_of(user: Hands) -> list[tuple[str, str]]:
    """Return how each text on a board is written and which picture each tile has."""
    looks = []
    left = [user.page.board]
    while left:
        item = left.pop()
        font, source = item.property("font"), item.property("source")
        if isinstance(font, QFont):
            looks.append((str(item.property("text")), f"{font.pixelSize()} {item.property('color').name()}"))
        if isinstance(source, QUrl):
            looks.append(("", source.toString()))
        left.extend(item.childItems())
    return looks


@pytest.mark.parametrize("first", by_day([1], [0, 1]))
def test_a_board_that_is_come_back_to_has_its_own_look(hands: Opened, first: int) -> None:
    """Pages change their look when they are shown: what another board wore meanwhile must not stay."""
    one = seat(hands)[1]
    one.page.model.set_up(**LOOKS[first])
    alone = looks_of(one)
    one.page.hide()
    other = seat(hands)[1]
    other.page.model.set_up(**LOOKS[1 - first])
    assert looks_of(other) != alone
    other.page.hide()
    one.page.show()
    assert looks_of(one) == alone


def test_a_board_that_is_not_seen_leaves_the_others_as_they_are(hands: Opened) -> None:
    one, other = (seat(hands)[1] for _ in range(2))
    one.page.model.set_up(**LOOKS[0])
    alone = looks_of(one)
    other.page.hide()
    other.page.model.set_up(**LOOKS[1])
    assert looks_of(one) == alone
