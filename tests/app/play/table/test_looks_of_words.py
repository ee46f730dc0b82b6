"""The size of text and the contrast that the user wants reach every word on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from peling.core.actions import Discard
from peling.core.tiles import Wind, tile
from peling_app.play.session import Session
from peling_app.play.table import view as table_views
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.picture import WallLabel
from peling_app.play.table.model.table import TableViewModel
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.play.conftest import game
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.app.play.windows import at_table
from tests.engine.positions import position

__all__ = ["game"]
PINK = QColor("#E08A74")
"""What is refused is struck through and crossed in this, but in high contrast."""
E, S = Wind.EAST, Wind.SOUTH


def offer(board: BoardViewModel) -> TableViewModel:
    """Let the board show a discard that may be punged, with words of every kind around."""
    fake = FakeGame(position({S: "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"}, turn=E, drawn="R"))
    fake.put(E, Discard(tile("R")))
    table = TableViewModel(fake, board, parent=board)
    words = WallLabel(0, "next tile", 3, 12)
    board.show(
        replace(board.picture, wild_face="D5", wild_line="Circles 5", labels=(words,), can_take_back=True)
    )
    return table


def words_on(user: Hands) -> Iterator[QQuickItem]:
    """Yield the words that are seen on the board."""
    left = [user.page.board]
    while left:
        item = left.pop()
        if item.isVisible() and item.opacity():
            if item.inherits("QQuickText") and item.property("text"):
                yield item
            left.extend(item.childItems())


def sizes(user: Hands) -> dict[str, int]:
    """Return how large the words are written that are seen."""
    return {
        f"{one.parentItem().objectName()} {one.property('text')}": QQmlProperty(one, "font.pixelSize").read()
        for one in words_on(user)
    }


def pink(user: Hands) -> int:
    """Return how many pixels of the claim bar are pink."""
    image = user.page.quick.grabFramebuffer().convertToFormat(QImage.Format.Format_RGB32)
    bar = user.item("claimBar").mapRectToScene(QRectF(user.item("claimBar").boundingRect())).toRect()
    places = ((x, y) for x in range(bar.left(), bar.right()) for y in range(bar.top(), bar.bottom()))
    return sum(image.pixelColor(x, y) == PINK for x, y in places)


def test_every_word_on_the_board_grows_with_the_size_of_text(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands]
) -> None:
    offer(board)
    user = hands(board)
    board.refuse("Chow", "Only a tile of the player before you may be chowed.")
    plain = sizes(user)
    board.set_up(zoom=150)
    large = sizes(user)
    assert len(plain) > 20
    assert plain.keys() == large.keys()
    assert [name for name, size in plain.items() if large[name] < size * 1.3] == []


def test_no_word_of_the_board_has_a_size_of_its_own() -> None:
    """Those that are seldom seen as well: of the dice, of the end, of a choice."""
    sources = [path.read_text(encoding="utf-8") for path in Path(table_views.__file__).parent.rglob("*.qml")]
    given = [line.strip() for text in sources for line in text.splitlines() if "font.pixelSize:" in line]
    grows = ("Paint.px(", "ending.model.", "lineWord.font.pixelSize", "lineWord.minimumPixelSize")
    assert len(given) > 30
    assert [line for line in given if not any(words in line for words in grows)] == []


def test_the_size_of_text_reaches_the_table_of_a_game(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, context, _ = game
    board = at_table(qtbot, window).table_model.board
    for zoom in (150, 80, 100):
        context.preferences.update(text_zoom=zoom, text_by_system=False)
        assert board.property("zoom") == zoom


def test_in_high_contrast_nothing_that_is_refused_is_pink(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands]
) -> None:
    offer(board)
    user = hands(board)
    assert pink(user) > 100
    board.set_up(flat=True)
    assert pink(user) == 0
