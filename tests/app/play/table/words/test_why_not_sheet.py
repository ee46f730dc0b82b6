"""The sheet of *Why not?*: asked by mouse, key and screen reader; it gives the focus back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling.core.actions import Discard
from peling.core.tiles import Wind, tile
from peling.core.view import Discarded
from peling_app.kit.model.theme import Theme
from peling_app.platform import resources
from peling_app.platform.preferences import Preferences
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.view.why_not import WhyNot
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.engine.positions import position

E, S = Wind.EAST, Wind.SOUTH
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"


class Place(QWidget):
    """A page with a table and a button that is disabled."""

    def __init__(self, board: BoardViewModel, game: FakeGame) -> None:
        """Show a board."""
        super().__init__()
        self.table = TablePage(board)
        self.button = QPushButton("Next deal")
        self.button.setEnabled(False)
        self.button.setProperty("asked", "next-deal")
        column = QVBoxLayout(self)
        column.addWidget(self.table)
        column.addWidget(self.button)
        board.set_up(asking=True)
        self.why = WhyNot(self, self.table, game, Theme(Preferences(None)))


@pytest.fixture(scope="module")
def shown(qapp: QApplication) -> Iterator[Place]:
    """Show one page for all tests: none of them plays."""
    resources.load_fonts()
    board = BoardViewModel()
    board.set_up(still=True)
    game = FakeGame(position({S: OWN}, turn=E, drawn="R"))
    game.put(E, Discard(tile("R")))
    assert game.deal is not None
    game.deal = replace(game.deal, discards=(Discarded(S, tile("C9")), *game.deal.discards))
    table = TableViewModel(game, board)
    page = Place(board, game)
    page.resize(1048, 890)
    page.show()
    qapp.processEvents()
    yield page
    page.table.unload()
    page.close()
    table.deleteLater()


@pytest.fixture
def place(shown: Place, qtbot: QtBot) -> Place:
    shown.why.silent = False
    shown.why.sheet.put_away()
    shown.activateWindow()
    shown.table.focus_part("hand")
    qtbot.waitUntil(shown.table.quick.hasFocus)
    return shown


@pytest.fixture
def user(place: Place, qtbot: QtBot) -> Hands:
    return Hands(place.table, qtbot)


def menu(widget: QWidget, spot: QPoint) -> None:
    """Ask for a menu as the right button of the mouse does."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, widget.mapToGlobal(spot))
    QApplication.sendEvent(widget, event)


def press(found: QAccessibleInterface) -> None:
    found.actionInterface().doAction("Press")


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def said(place: Place) -> str:
    return place.why.sheet.accessibleName() if place.why.sheet.isVisible() else ""


def test_the_right_button_asks_and_escape_gives_the_focus_back(place: Place, user: Hands) -> None:
    menu(place.table.quick, user.spot("claim-chow"))
    assert said(place).startswith("What you can declare: Chow. Chow, not allowed: Winds and dragons")
    assert place.why.sheet.isAncestorOf(focus())
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    assert said(place) == ""
    assert place.table.quick.hasFocus()


@pytest.mark.parametrize(
    ("thing", "answer"),
    [
        ("hand-1", "Your hand: Eight of bamboos."),
        ("d-2", "East’s discards: Red dragon."),
        ("stack-", "The wall:"),
        ("claim-pung", "What you can declare: Pung. Pung, allowed"),
    ],
)
def test_tiles_and_places_are_asked_where_they_lie(
    place: Place, user: Hands, thing: str, answer: str
) -> None:
    name = user.items(thing)[0].objectName()
    menu(place.table.quick, user.spot(name))
    assert said(place).startswith(answer)
    asked = user.spot(name) + place.table.pos()
    assert not place.why.sheet.geometry().contains(asked)


def test_bare_cloth_is_not_asked_about(place: Place) -> None:
    menu(place.table.quick, QPoint(3, 3))
    assert said(place) == ""


def test_a_disabled_button_answers_all_the_same(place: Place) -> None:
    menu(place.button, place.button.rect().center())
    assert said(place).startswith("Next deal. Next deal, not allowed")


def test_the_focus_says_what_is_asked(place: Place, user: Hands) -> None:
    user.key(Qt.Key.Key_Home)
    user.key(Qt.Key.Key_Right)
    place.why.ask_here()
    assert said(place).startswith("Your hand: Eight of bamboos.")
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    for _ in range(2):
        user.key(Qt.Key.Key_Right)
    place.why.ask_here()
    assert said(place).startswith("Your hand: Three of circles.")


def test_enter_asks_for_a_tile_that_cannot_be_claimed(place: Place, user: Hands) -> None:
    place.table.focus_part("ownDiscards")
    user.key(Qt.Key.Key_Return)
    assert said(place).startswith("Your discards: Nine of characters. Nothing can be done with it now.")


def test_a_link_opens_the_book(place: Place, user: Hands, qtbot: QtBot) -> None:
    menu(place.table.quick, user.spot("claim-pung"))
    link = place.why.sheet.links[0]
    with qtbot.waitSignal(place.why.sheet.rule_asked) as asked:
        link.linkActivated.emit("PC-PUNG")
    assert asked.args == ["PC-PUNG"]
    assert said(place) == ""


def test_tab_goes_round_on_the_sheet(place: Place, user: Hands) -> None:
    menu(place.table.quick, user.spot("d-2"))
    links = place.why.sheet.links
    assert len(links) > 1
    close = focus()
    for stop in (*links, close):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        assert focus() is stop
    QTest.keyClick(focus(), Qt.Key.Key_Backtab)
    assert focus() is links[-1]
    assert said(place)


def test_it_goes_when_the_focus_goes_elsewhere(place: Place, user: Hands) -> None:
    menu(place.table.quick, user.spot("hand-1"))
    assert said(place)
    place.table.setFocus()
    assert said(place) == ""


def test_nothing_is_answered_while_the_deal_is_laid_out(place: Place, user: Hands) -> None:
    place.why.silent = True
    menu(place.table.quick, user.spot("hand-1"))
    assert said(place) == ""


def test_a_screen_reader_finds_the_question_beside_each_tile_and_claim(place: Place) -> None:
    names: dict[str, Callable[[], object]] = {}

    def walk(found: QAccessibleInterface) -> None:
        for number in range(found.childCount()):
            child = found.child(number)
            if not child.state().invisible:
                names[child.text(QAccessible.Text.Name)] = partial(press, child)
                walk(child)

    walk(QAccessible.queryAccessibleInterface(place.table.quick))
    names["Why not? Chow"]()
    assert said(place).startswith("What you can declare: Chow.")
    names["Why not? 1 of characters"]()
    assert said(place).startswith("Your hand: One of characters.")
    names["The next tile"]()
    assert said(place).startswith("The wall: The next tile.")


def test_an_answer_leaves_the_choice_among_several_ways_where_it_was(qtbot: QtBot) -> None:
    """The answer was of the hand, and keys went on there: the digits of the ways did nothing any more."""
    board = BoardViewModel()
    board.set_up(still=True)
    game = FakeGame(position({S: "B2 B3 B5 B6 C4 C5 B8 B8 D3 D4 S S R"}, turn=E, drawn="B4"))
    game.put(E, Discard(tile("B4")))
    table = TableViewModel(game, board)
    page = Place(board, game)
    qtbot.addWidget(page)
    page.resize(1048, 890)
    page.show()
    page.activateWindow()
    page.table.focus_part("hand")
    qtbot.waitUntil(page.table.quick.hasFocus)
    user = Hands(page.table, qtbot)
    user.key(Qt.Key.Key_C)
    assert board.property("waysShown")
    page.why.ask_here()
    assert said(page)
    page.why.sheet.close_and_return()
    assert user.item("ways").property("activeFocus")
    page.table.unload()
    table.deleteLater()
