"""No mark of a tile covers a word of the board: neither the frame of the keys nor what marks a discard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from peling_app.play.table.model.board import BoardViewModel
from tests.app.play.table.conftest import Hands
from tests.app.play.table.pictures import design, filled, laid, with_seat
from tests.by_day import by_day
from tests.every_case import every

CASES = [(size, zoom) for size in ((1048, 852), (980, 660), (2040, 1392), (676, 542)) for zoom in (100, 150)]
"""The table and the board of a lesson in sizes of the window, and with small and large text."""
BY_DAY = [((980, 660), 150), ((676, 542), 150)]
"""The least table and the lesson's, with large text."""
HAND = "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7 E"
OVER: dict[str, float] = {"FocusRing": 2, "Sign": 0}
"""What marks a tile, and how far it is painted over its own edges."""


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield all visible items below one."""
    for child in item.childItems():
        if child.isVisible() and child.opacity() > 0:
            yield child
            yield from below(child)


def kind(item: QQuickItem) -> str:
    """Return the name of the file of an item, or of its class."""
    return item.metaObject().className().partition("_QML")[0]


def box(item: QQuickItem, over: float = 0) -> QRectF:
    """Return where an item is on the board, so many pixels larger at every side."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).adjusted(-over, -over, over, over)


def inked(word: QQuickItem) -> QRectF:
    """Return where the letters of a word are, without the room that its font keeps above and below."""
    wide, high = float(word.property("contentWidth")), float(word.property("contentHeight"))
    size = word.property("font").pixelSize()
    return word.mapRectToScene(QRectF(0, 0, wide, high)).adjusted(0, size * 0.2, 0, -size * 0.15)


def covered(hands: Hands) -> list[tuple[str, str]]:
    """Return the words that a mark of a tile covers, each with that mark; marks and words must be there."""
    items = [(item, kind(item)) for item in below(hands.page.board)]
    words = [
        (word, text, inked(word))
        for word, of in items
        if of == "Word" and (text := str(word.property("text")))
    ]
    marks = [
        (of, mark.parentItem(), box(mark, OVER[of]))
        for mark, of in items
        if of in OVER and mark.parentItem() is not None
    ]
    assert words
    assert marks, "a mark is shown"
    return [
        (text, of)
        for of, parent, edge in marks
        for word, text, letters in words
        if letters.intersects(edge) and not parent.isAncestorOf(word)
    ]


@pytest.mark.thorough
@every("size, zoom", CASES, by_day=BY_DAY)
def test_no_mark_covers_the_word_of_the_tile_just_drawn(
    board: BoardViewModel, user: Hands, size: tuple[int, int], zoom: int
) -> None:
    filled(board, replace(design(), own_turn=True, drop_title=""), HAND)
    board.set_up(teaching=True, zoom=zoom)
    user.resize(*size)
    (word,) = user.items("label-drawn")
    assert box(word).top() - box(user.item("claimBar")).bottom() >= 6
    (drawn,) = (item for item in user.items("hand-") if item.property("drawn"))
    assert not box(word, 5).intersects(box(drawn)), "it touches neither the claim bar nor its tile"
    user.key(Qt.Key.Key_Home)
    assert covered(user) == []
    user.key(Qt.Key.Key_End)
    assert covered(user) == [], "with the frame of the keys on the tile"
    user.key(Qt.Key.Key_Return)
    assert covered(user) == [], "with the tile chosen"
    user.key(Qt.Key.Key_Escape)


@pytest.mark.thorough
@every("size, zoom", CASES, by_day=BY_DAY)
def test_no_mark_of_a_discard_covers_a_word(
    board: BoardViewModel, user: Hands, size: tuple[int, int], zoom: int
) -> None:
    board.set_up(teaching=True, zoom=zoom)
    user.resize(*size)
    marks = [(side, mark) for side in range(4) for mark in ("newest", "claimable")]
    for case, (side, mark) in enumerate(marks):
        row = laid("C1 C2", 100 * case + 1, claimable=mark == "claimable", newest=mark == "newest")
        filled(board, with_seat(design(), side, discards=row), HAND)
        assert covered(user) == [], (side, mark)


@pytest.mark.nightly  # by day the two above
@pytest.mark.parametrize("side", by_day([3], range(4)))
@every("size, zoom", CASES, by_day=BY_DAY)
def test_the_frame_of_the_keys_on_a_discard_covers_no_word(
    board: BoardViewModel, user: Hands, size: tuple[int, int], zoom: int, side: int
) -> None:
    filled(board, with_seat(design(), side, discards=laid("C1 C2", 100 * side + 1)), HAND)
    board.set_up(teaching=True, zoom=zoom)
    user.resize(*size)
    user.item(("own", "right", "top", "left")[side] + "Discards").forceActiveFocus()
    user.key(Qt.Key.Key_Left)
    assert covered(user) == []
