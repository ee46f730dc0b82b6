"""The beginning of a deal on the board: nothing is said early, any press goes on, and it can be left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple
from itertools import count, product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling.core.events import BonusSetOut
from peling.core.tiles import Wind
from peling.rulebooks import RULE_SETS
from peling_app.kit.words.tiles import tile_name
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.deal.opening import Kind
from peling_app.play.table.view.any_input import AnyInput
from peling_app.play.table.view.page import TablePage
from tests.app.play.table.conftest import Hands
from tests.app.play.table.moments.beginnings import Begun
from tests.by_day import by_day

BOOKS = tuple(RULE_SETS)
Opened = Callable[[BoardViewModel], Hands]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("book", "still", "east"),
    by_day(
        [*((book, False, bool(number % 2)) for number, book in enumerate(BOOKS)), (BOOKS[0], True, True)],
        list(product(BOOKS, (False, True), (False, True))),
        several=True,
    ),
)
def test_nothing_of_the_hand_is_on_the_board_before_it_is_turned_up(
    book: str, still: bool, east: bool
) -> None:
    tables = (Begun(book, seats=True, seed=seed, still=still) for seed in count())
    begun = next(one for one in tables if (one.game.me is Wind.EAST) is east)
    spoken: list[str] = []
    begun.board.announced.connect(spoken.append)
    begun.tell()
    deal, board = begun.board.beginning, begun.board
    course, view = deal.opening, begun.game.view
    assert course is not None
    assert view is not None
    mine = {tile_name(one) for one in view.dealt}
    for time in range(0, course.total, 40):
        deal.go_to(time)
        picture = board.picture
        if time < course.turn[0]:
            assert {row.face for row in deal.property("hand").rows} <= {"back"}
            assert not any(seat.bonus for seat in picture.seats)
        assert picture.hand == ()
        assert {button.standing for button in picture.claims} == {"idle"}
        assert {button.line for button in picture.claims} == {"nothing to do"}
        assert (picture.own_turn, picture.centre, picture.arrow, picture.drop_title) == (False, "", -1, "")
        assert not any(seat.thinking for seat in picture.seats)
        moment = deal.moment
        assert moment is not None
        if moment.kind in {Kind.SEATS, Kind.THROW}:
            assert {stack.tiles for stack in picture.wall} == {2}
            assert len(picture.wall) == 4 * view.wall.stacks, "the wall is whole"
            assert picture.labels == ()
            assert (picture.wild_face, picture.wild_name) == ("", "")
            assert not any(stack.face or stack.name for stack in picture.wall)
        if moment.kind is Kind.SEATS:
            seats = picture.seats
            assert not any(seat.wind or seat.east or seat.note for seat in seats)
            assert not any("East" in seat.spoken + seat.line for seat in seats)
    assert mine.isdisjoint(" ".join(spoken).split(", "))
    assert [one.key for one in board.picture.hand] == []


@pytest.mark.parametrize("book", BOOKS)
def test_what_came_of_a_throw_is_said_when_it_lies_and_not_before(book: str) -> None:
    begun = Begun(book, seats=True)
    spoken: list[str] = []
    begun.board.announced.connect(spoken.append)
    begun.tell()
    deal = begun.board.beginning
    course = deal.opening
    assert course is not None
    for moment in [one for one in course.moments if one.kind in {Kind.SEATS, Kind.THROW}]:
        if moment.said > moment.begin:
            deal.go_to(moment.said - 1)
            before = len(spoken)
            said = deal.property("line").casefold()
            assert not any(throw.sentence.casefold() in said for throw in moment.throws)
            deal.go_to(moment.said)
            assert len(spoken) == before + 1
        assert any(throw.sentence.casefold() in deal.property("line").casefold() for throw in moment.throws)
        assert any(throw.sentence.casefold() in spoken[-1].casefold() for throw in moment.throws)
        deal.go_to(moment.end)


def test_a_screen_reader_hears_of_dice_wall_and_flowers_in_their_order() -> None:
    begun = Begun("fenghua", seed=1)
    spoken: list[str] = []
    begun.board.announced.connect(spoken.append)
    begun.tell()
    assert spoken == []
    begun.board.hurry()
    assert "throws, as East: 4 and 2." in spoken[0] or spoken[0].startswith("You throw, as East: 4 and 2.")
    assert spoken[1].startswith("The wall is broken. The smaller die")
    assert spoken[2] == "The tiles are dealt. Four at a time, from East round to the right."
    laid = [one for one in begun.events if isinstance(one, BonusSetOut)]
    assert laid
    assert len(spoken) == 5 + len(laid), "and each flower, when all lie there"


@pytest.mark.parametrize("book", BOOKS)
def test_in_the_end_the_table_is_as_if_it_had_been_laid_at_once(book: str) -> None:
    shown, quick = Begun(book, seed=4), Begun(book, seed=4)
    quick.table.set_quick(True)
    begun: list[bool] = []
    quick.table.openingShown.connect(begun.append)
    quick.tell()
    shown.tell()
    assert begun == []
    assert quick.board.beginning.opening is None
    assert quick.board.picture.hand != ()
    assert shown.board.picture != quick.board.picture
    over: list[bool] = []
    shown.table.openingShown.connect(over.append)
    shown.board.hurry()
    assert over == [False]
    assert shown.board.picture == quick.board.picture
    assert shown.table.wall_left == quick.table.wall_left


def test_a_quick_deal_says_in_one_sentence_how_the_wall_was_broken() -> None:
    begun = Begun("pung-chow")
    begun.table.set_quick(True)
    spoken: list[str] = []
    heard: list[str] = []
    begun.board.announced.connect(spoken.append)
    begun.table.sounded.connect(heard.append)
    begun.tell()
    assert len(spoken) == 1
    assert "breaks the wall" in spoken[0]
    assert heard == ["deal"]


def test_the_tiles_are_heard_when_they_are_dealt_and_only_then() -> None:
    begun = Begun("pung-chow")
    heard: list[str] = []
    begun.table.sounded.connect(heard.append)
    begun.tell()
    deal = begun.board.beginning
    assert deal.opening is not None
    first = next(one for one in deal.opening.moments if one.kind is Kind.DEAL)
    deal.go_to(first.begin - 1)
    assert heard == []
    deal.go_to(first.begin)
    assert heard == ["deal"]
    begun.board.hurry()
    assert heard == ["deal"]


def test_each_press_brings_one_moment_to_its_end() -> None:
    begun = Begun("how-to-play", seats=True)
    begun.tell()
    deal = begun.board.beginning
    assert deal.opening is not None
    for moment in deal.opening.moments:
        assert deal.moment is moment
        deal.goOn()
    assert deal.moment is None
    assert len(begun.board.picture.hand) in {13, 14}


def test_its_own_clock_brings_it_to_its_end(qtbot: QtBot) -> None:
    begun = Begun("pung-chow")
    begun.tell()
    deal = begun.board.beginning
    assert deal.opening is not None
    deal.go_to(deal.opening.total - 50)
    with qtbot.waitSignal(deal.ended):
        deal.go_on_by_itself()
    assert begun.board.picture.hand != ()


def test_a_deal_that_takes_longer_than_the_one_before_begins_at_its_beginning() -> None:
    begun = Begun("fenghua", still=True)
    lengths = []
    for still in (True, False, True):
        begun.board.set_up(still=still)
        begun.tell()
        deal = begun.board.beginning
        assert deal.opening is not None
        assert deal.property("elapsed") == 0
        lengths.append(deal.opening.total)
        begun.board.hurry()
    assert lengths[0] < lengths[1]


@pytest.mark.parametrize("how", ["opened again", "another deal", "no game"])
def test_a_beginning_that_is_left_holds_nobody(how: str) -> None:
    begun = Begun("pung-chow")
    begun.tell()
    shown: list[bool] = []
    begun.table.openingShown.connect(shown.append)
    match how:
        case "opened again":
            begun.game.opened.emit()
            begun.game.changed.emit()
            assert begun.board.picture.hand != (), "what is open already is not dealt once more"
        case "another deal":
            begun.tell()
            assert shown == [False, True]
            begun.board.hurry()
        case _:
            begun.game.deal = None
            begun.game.changed.emit()
            assert begun.board.picture.wall == ()
    assert shown[-1] is False
    assert begun.board.beginning.opening is None


def test_it_is_said_in_another_language_at_once(qapp: object) -> None:
    del qapp
    begun = Begun("pung-chow")
    begun.tell()
    deal = begun.board.beginning
    before = deal.property("title")
    begun.game.names = dict.fromkeys(begun.game.names, "Anna")
    begun.table.refresh()
    assert deal.property("title") != before
    assert begun.board.picture.hand == ()
    assert {seat.name for seat in begun.board.picture.seats} == {"Anna"}


# -- on a page -----------------------------------------------------------------------------------------


class Page(QWidget):
    """A page with a board and a button beside it."""

    def __init__(self, begun: Begun, quiet: int = 0) -> None:
        super().__init__()
        self.pressed = 0
        self.button = QPushButton("Press")
        self.button.clicked.connect(self._press)
        self.label = QLabel("Words")
        self.table = TablePage(begun.board)
        lines = QVBoxLayout(self)
        for part in (self.button, self.label, self.table):
            lines.addWidget(part)
        self.input = AnyInput(self, begun.board.beginning, quiet)

    def _press(self) -> None:
        self.pressed += 1


@pytest.fixture
def begun(qtbot: QtBot) -> Begun:
    """Return a deal that begins, with a seed by which the user is not East."""
    del qtbot
    return Begun("pung-chow")


def open_page(begun: Begun, qtbot: QtBot, quiet: int = 0) -> Page:
    page = Page(begun, quiet)
    qtbot.addWidget(page, before_close_func=lambda _: page.table.unload())
    page.resize(1048, 900)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    page.table.setFocus()
    qtbot.waitUntil(page.table.quick.hasFocus)
    begun.tell()
    return page


def test_any_key_goes_on_and_does_nothing_else(begun: Begun, qtbot: QtBot) -> None:
    page = open_page(begun, qtbot)
    deal = begun.board.beginning
    page.button.setShortcut("P")
    page.button.setFocus()
    for key in (Qt.Key.Key_P, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab):
        moment = deal.moment
        focus = page.focusWidget()
        QTest.keyClick(page.button, key)
        assert deal.moment is not moment
        assert page.focusWidget() is focus
    assert page.pressed == 0
    moment = deal.moment
    for held in (Qt.Key.Key_Shift, Qt.Key.Key_Control):
        QTest.keyClick(page.button, held)
    QTest.keyClick(page.button, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert deal.moment is moment, "keys of the window and keys that are held go on with nothing"
    again: list[str] = []
    started = QShortcut(QKeySequence("Ctrl+Return"), page)
    started.activated.connect(lambda: again.append("the key that began the game"))
    handle = page.window().windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert (deal.moment is moment, again) == (True, []), "struck twice it does nothing more"
    begun.board.hurry()
    QTest.keyClick(page.button, Qt.Key.Key_Space)
    assert page.pressed == 1, "afterwards a key does what it always does"


def test_any_click_goes_on_and_does_nothing_else(begun: Begun, qtbot: QtBot) -> None:
    page = open_page(begun, qtbot)
    deal = begun.board.beginning
    for part in (page.button, page.label, page.table.quick, page):
        moment = deal.moment
        assert moment is not None
        QTest.mouseClick(part, Qt.MouseButton.LeftButton)
        assert deal.moment is not moment
    assert page.pressed == 0
    assert begun.game.acted == []


def test_a_click_too_many_discards_nothing(begun: Begun, qtbot: QtBot) -> None:
    page = open_page(begun, qtbot, quiet=60_000)
    begun.board.hurry()
    spot = Hands(page.table, qtbot).spot(f"hand-{begun.board.picture.hand[0].key}")
    for _ in range(3):
        QTest.mouseClick(page.table.quick, Qt.MouseButton.LeftButton, pos=spot)
        QTest.keyClick(page.table.quick, Qt.Key.Key_Return)
    assert begun.board.property("selected") == 0
    page.input.end_quiet()
    QTest.mouseClick(page.table.quick, Qt.MouseButton.LeftButton, pos=spot)
    assert begun.board.property("selected") != 0


def test_the_board_alone_goes_on_by_key_click_and_screen_reader(hands: Opened) -> None:
    begun = Begun("pung-chow")
    user = hands(begun.board)
    begun.tell()
    deal = begun.board.beginning
    seen = [deal.moment]
    user.key(Qt.Key.Key_M)
    seen.append(deal.moment)
    user.click("beginning")
    seen.append(deal.moment)
    assert len({astuple(moment)[1] for moment in seen if moment is not None}) == 3
    assert user.item("dealTitle").property("text") == "The wall is broken"
    assert user.items("hand-") == [], "no tile of the hand is there for anybody"
    begun.board.hurry()
    assert user.items("beginning") == []
    assert len(user.items("hand-")) == len(begun.board.picture.hand)
    assert begun.game.acted == []
