import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.core.tiles import TILES, Wind, tile
from peling.rulebooks import RULE_SETS
from peling.rules.draft import Place
from peling_app.books.view.books_page import BooksPage
from peling_app.compare.view.page import ComparePage, Part
from peling_app.kit.view.parts import Words
from peling_app.kit.view.text.reader import Reader
from peling_app.kit.view.tiles.buttons import TileButton
from peling_app.kit.view.tiles.palette import STEP
from peling_app.platform.settings import Language
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.view.page import SettlePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.settle.deals import picture
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west
from tests.app.reading_order import against_reading
from tests.by_day import by_day
from tests.end2end.pictures.shots_compare import LIMIT, PLAIN
from tests.end2end.stage import LARGE, make_context


def drag(source: TileButton, target: QWidget) -> None:
    """Carry a tile with the mouse to the middle of another widget, by events of the window system."""
    window = source.window()
    handle = window.windowHandle()
    none = Qt.KeyboardModifier.NoModifier
    start = source.mapTo(window, source.rect().center())
    end = target.mapTo(window, target.rect().center())
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, none, start)
    for step in range(1, 9):
        QTest.mouseMove(handle, start + (end - start) * (step / 8), delay=5)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, none, end)


def test_a_tile_is_dragged_from_the_palette_between_places_and_out(page: ComparePage) -> None:
    entry = page.model.entry
    places = page.entry.places
    drag(page.palette_of_tiles.tiles[tile("C5")], places[Place.WINNING])
    assert entry.draft.winning is tile("C5")
    assert page.palette_of_tiles.tiles[tile("C5")].left == 3
    drag(places[Place.WINNING].laid[0], places[Place.CONCEALED])
    assert entry.draft.tiles(Place.WINNING) == ()
    assert entry.draft.concealed == parse_tiles("C5")
    drag(places[Place.CONCEALED].laid[0], page.palette_of_tiles)
    assert entry.draft.is_empty
    page.undo.click()
    assert entry.draft.concealed == parse_tiles("C5")


def test_a_press_takes_a_tile_from_the_palette_and_out_of_its_place(page: ComparePage) -> None:
    QTest.mouseClick(page.palette_of_tiles.tiles[tile("R")], Qt.MouseButton.LeftButton)
    assert page.model.entry.draft.concealed == parse_tiles("R")
    QTest.mouseClick(page.entry.places[Place.CONCEALED].laid[0], Qt.MouseButton.LeftButton)
    assert page.model.entry.draft.is_empty


def test_a_kind_of_which_none_is_left_cannot_be_pressed(page: ComparePage) -> None:
    north = page.palette_of_tiles.tiles[tile("N")]
    for _ in range(6):
        north.click()
    assert page.model.entry.draft.concealed == parse_tiles("N N N N")
    assert (north.left, north.isEnabled()) == (0, False)
    assert north.accessibleName() == "north wind, 0 tiles left"


def test_a_whole_hand_is_typed_and_scored(qtbot: QtBot, window: MainWindow, page: ComparePage) -> None:
    places = page.entry.places
    places[Place.CONCEALED].setFocus()
    QTest.keyClicks(places[Place.CONCEALED], "c2c3c4 d5d5 c6c7")
    QTest.keyClick(places[Place.CONCEALED], Qt.Key.Key_Return)
    qtbot.waitUntil(places[Place.EXPOSED].hasFocus)
    QTest.keyClicks(places[Place.EXPOSED], "B3 B4 B5 rrr")
    places[Place.WINNING].setFocus()
    QTest.keyClicks(places[Place.WINNING], "c8")
    page.way.way.setCurrentIndex([page.way.way.itemData(n) for n in range(9)].index(WinBy.DISCARD))
    page.way.way.activated.emit(page.way.way.currentIndex())
    draft = page.model.entry.draft
    assert draft.concealed == parse_tiles("D5 D5 C2 C3 C4 C6 C7")
    assert [laid.tiles for laid in draft.exposed] == [parse_tiles("B3 B4 B5"), parse_tiles("R R R")]
    assert draft.giving is Wind.EAST
    assert page.model.columns[0].total == "48"
    window.resize(LARGE)
    QApplication.processEvents()
    assert against_reading(page.window()) == []
    assert window.windowTitle() == "Compare books — Pe-Ling"


def test_backspace_arrows_and_delete_take_tiles_out(page: ComparePage) -> None:
    place = page.entry.places[Place.CONCEALED]
    place.setFocus()
    QTest.keyClicks(place, "b1b2b3b")
    assert page.model.entry.typed == "b"
    assert place.accessibleName().endswith(", b")
    QTest.keyClick(place, Qt.Key.Key_Backspace)
    assert page.model.entry.typed == ""
    QTest.keyClick(place, Qt.Key.Key_Backspace)
    assert page.model.entry.draft.concealed == parse_tiles("B1 B2")
    QTest.keyClick(place, Qt.Key.Key_Left)
    QTest.keyClick(place, Qt.Key.Key_Left)
    assert place.marked == 0
    QTest.keyClick(place, Qt.Key.Key_Delete)
    assert page.model.entry.draft.concealed == parse_tiles("B2")


def test_tiles_of_a_text_are_pasted(page: ComparePage) -> None:
    QApplication.clipboard().setText("B3 B4 W")
    place = page.entry.places[Place.CONCEALED]
    place.setFocus()
    QTest.keyClick(place, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert page.model.entry.draft.concealed == parse_tiles("B3 B4 W")


def test_the_arrows_go_through_the_palette_which_is_one_stop(page: ComparePage) -> None:
    tiles = page.palette_of_tiles.tiles
    tiles[tile("B1")].setFocus()
    QTest.keyClick(tiles[tile("B1")], Qt.Key.Key_Right)
    assert tiles[tile("B2")].hasFocus()
    QTest.keyClick(tiles[tile("B2")], Qt.Key.Key_Down)
    assert tiles[tile("C2")].hasFocus()
    QTest.keyClick(tiles[tile("C2")], Qt.Key.Key_Return)
    assert page.model.entry.draft.concealed == parse_tiles("C2")
    stops = [button for button in tiles.values() if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [tiles[tile("C2")]]


def test_a_fifth_tile_is_named_at_once(page: ComparePage) -> None:
    place = page.entry.places[Place.CONCEALED]
    place.setFocus()
    QTest.keyClicks(place, "b1b1b1b1b1")
    assert page.model.faults == ("5 times 1 of bamboos: there are only four.",)
    QTest.keyClicks(place, "e")
    assert len(page.model.entry.draft.concealed) == 6


def test_a_head_shows_the_lines_of_its_book(page: ComparePage) -> None:
    page.show_hand(LIMIT)
    QTest.mouseClick(page.heads.heads[3], Qt.MouseButton.LeftButton)
    assert page.chosen == 3
    assert page.lines.accessibleName() == "What Four Winds counts"
    page.heads.heads[3].setFocus()
    QTest.keyClick(page.heads.heads[3], Qt.Key.Key_Right)
    assert page.chosen == 4
    page.table.setCurrentIndex(page.model.table.index(0, 2))
    assert page.chosen == 1


def test_the_tip_of_a_book_says_nothing_that_its_card_shows(page: ComparePage) -> None:
    """It stood over the points below whenever keys came to the card."""
    for codes in ("B1 B2 B3 B4 B5 B6 C5 C5 D7 D8 D9 R R R", "E E"):
        page.model.entry.clear()
        for code in codes.split():
            page.palette_of_tiles.tiles[tile(code)].click()
        for head, column in zip(page.heads.heads, page.model.columns, strict=True):
            assert column.cover.title not in head.toolTip().replace("\n", " ")


@pytest.mark.nightly  # by day test_comparison_table.py
def test_no_word_touches_the_frame_of_the_focus(window: MainWindow, page: ComparePage) -> None:
    window.resize(LARGE)
    page.show_hand(LIMIT)
    area = next(one for one in page.findChildren(Reader) if one.isAncestorOf(page.lines))
    for _ in range(3):
        QApplication.processEvents()
    corners = [one.mapTo(area, QPoint()) for one in page.lines.findChildren(Words) if one.isVisible()]
    assert min(corner.x() for corner in corners) >= 10
    assert min(corner.y() for corner in corners) >= 4


def test_everything_has_a_name_for_screen_readers(page: ComparePage) -> None:
    page.show_hand(PLAIN)
    names = {place: widget.accessibleName() for place, widget in page.entry.places.items()}
    assert names[Place.WINNING] == "Winning tile: 8 of characters"
    assert names[Place.KONGS] == "Concealed fours: empty"
    laid = page.entry.places[Place.EXPOSED].laid[0]
    assert laid.accessibleName() == "3 of bamboos, Sets laid open; press to take it out"
    assert (
        page.heads.heads[3].accessibleName().startswith("Four Winds, Directions of Playing Mah-Jongg: This")
    )
    boxes = (page.way.seat, page.way.round, page.way.way, page.way.giver, page.way.more)
    assert all(box.accessibleName() for box in boxes)
    assert all(page.palette_of_tiles.tiles[kind].accessibleName() for kind in TILES)


def test_a_small_window_shows_one_part_at_a_time(window: MainWindow, page: ComparePage) -> None:
    window.resize(1024, 700)
    QApplication.processEvents()
    assert page.parts.isVisible()
    assert page.entry.isVisible()
    assert not page.table.isVisible()
    page.of_game.setVisible(True)
    page.retranslate()
    QApplication.processEvents()
    shown = (page.heading, page.parts, page.of_game, page.back)
    assert all(part.isHidden() or part.width() >= part.sizeHint().width() for part in shown), "cut off"
    page.show_hand(LIMIT)
    said = page.heads.aside.accessibleName()
    page.parts.side(Part.BOOKS).click()
    assert page.table.isVisible()
    assert page.heads.aside.accessibleName() == f"{said} Shaded: here the books differ.".strip()
    assert not page.entry.isVisible()
    page.heads.heads[1].click()
    assert page.lines.isVisible()
    assert not page.table.isVisible()


FRAME = 16
"""What a box needs beside its text and its arrow, which is as wide as the box is high."""


@pytest.mark.parametrize("size", by_day([(1024, 700)], [(1024, 700), (1440, 900), (2560, 1440)]))
def test_nothing_is_wider_than_the_window(
    window: MainWindow, page: ComparePage, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page.show_hand(PLAIN)
    QApplication.processEvents()
    assert window.width() == size[0]
    for place in page.entry.places.values():
        assert place.geometry().right() <= page.entry.width()
    for button in page.palette_of_tiles.tiles.values():
        assert page.palette_of_tiles.rect().contains(button.geometry())
        assert min(button.width(), button.height()) >= STEP
    for box in (page.way.seat, page.way.round, page.way.way, page.way.giver, page.way.more):
        room = box.width() - box.height() - FRAME
        wide = max(box.fontMetrics().horizontalAdvance(box.itemText(place)) for place in range(box.count()))
        assert wide <= room, [box.accessibleName(), wide, room]


def test_the_page_is_reached_by_key_and_left_by_escape(window: MainWindow, page: ComparePage) -> None:
    window.show_page(PageId.HOME)
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    shown = [window.current]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert [*shown, window.current] == [PageId.COMPARE, PageId.HOME]
    books = window.page(PageId.BOOKS)
    window.show_page(PageId.BOOKS)
    assert isinstance(books, BooksPage)
    books.compare.click()
    assert window.current is PageId.COMPARE


def test_undo_and_clear_have_keys_on_this_page(window: MainWindow, page: ComparePage) -> None:
    page.show_hand(LIMIT)
    QTest.keyClick(window, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert page.model.entry.draft.is_empty
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.model.columns[0].total == "496"


def test_a_hand_of_the_settlement_is_compared(window: MainWindow, page: ComparePage) -> None:
    window.show_page(PageId.HOME)
    window.ways.compare(LIMIT)
    assert window.current is PageId.COMPARE
    assert page.model.columns[3].total == "640"


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_a_hand_of_a_game_is_shown_in_full_by_the_book_of_that(
    window: MainWindow, page: ComparePage, book: str
) -> None:
    page.choose(1)
    window.ways.compare(LIMIT, book)
    assert page.model.columns[page.chosen].book == book
    name = page.model.columns[page.chosen].name
    assert page.lines.accessibleName() == f"What {name} counts"


def test_the_settlement_asks_for_the_hand_it_shows(qtbot: QtBot) -> None:
    session = StillSession(discard_of_west(), result=picture())
    settle = SettlePage(SettleModel(session), make_context().theme)
    qtbot.addWidget(settle)
    settle.choose(2)
    with qtbot.waitSignal(settle.compare_wanted) as asked:
        settle.compare.click()
    assert asked.args == [Wind.WEST]
    assert settle.compare.accessibleName() == "Compare books"


@pytest.mark.nightly  # by day shell/test_window.py
def test_the_page_words_itself_again_in_german(window: MainWindow, page: ComparePage) -> None:
    page.show_hand(LIMIT)
    window.context.translations.use(Language.GERMAN)
    QApplication.processEvents()
    try:
        assert page.accessibleName() == "Bücher vergleichen"
        assert page.entry.places[Place.WINNING].accessibleName() == "Gewinnstein: Bambus 9"
        assert page.model.status == "In 5 von 5 Büchern ein Mah-Jongg."
    finally:
        window.context.translations.use(Language.ENGLISH)


def test_a_tile_let_go_over_nothing_stays_in_the_palette(page: ComparePage) -> None:
    source = page.palette_of_tiles.tiles[tile("B7")]
    drag(source, page.back)
    assert page.model.entry.draft.is_empty
    assert not source.is_dragged
    assert source.mapTo(page, QPoint(0, 0)).y() > 0


@pytest.mark.thorough
@pytest.mark.parametrize("part", [Part.HAND, Part.BOOKS])
def test_arrows_go_from_book_to_book_in_a_small_window_and_enter_opens_one(
    window: MainWindow, page: ComparePage, part: Part
) -> None:
    """An arrow hid the heads, the focus stayed on one of them, and no key led away from there."""
    window.resize(1024, 700)
    QApplication.processEvents()
    handle = window.windowHandle()
    for code in ["b1", "b1", "b1", "b2", "b3", "b4", "b5", "b5", "b5", "c1", "c1", "c1", "r", "r"]:
        page.model.entry.put(tile(code.upper()))
    page.show_part(part)
    QApplication.processEvents()
    page.heads.heads[0].setFocus(Qt.FocusReason.TabFocusReason)
    for number in (1, 2, 3):
        QTest.keyClick(handle, Qt.Key.Key_Right)
        assert window.focusWidget() is page.heads.heads[number]
        assert page.heads.heads[number].isVisible()
        assert page.chosen == number
    QTest.keyClick(handle, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert page.parts.value() == Part.ONE
    assert window.focusWidget().isVisible()
    window.show_page(PageId.HOME)
    window.show_page(PageId.COMPARE)
    assert window.focusWidget().isVisible()
    before = window.focusWidget()
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    assert window.focusWidget() is not before


def test_a_focus_on_what_is_hidden_is_given_to_the_page_before_the_next_key(
    window: MainWindow, page: ComparePage
) -> None:
    window.resize(1024, 700)
    page.show_part(Part.ONE)
    QApplication.processEvents()
    hidden = page.entry.places[Place.CONCEALED]
    hidden.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not hidden.isVisible()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert window.focusWidget().isVisible()


def test_a_key_that_comes_while_nothing_has_the_focus_goes_to_the_page(
    qtbot: QtBot, window: MainWindow, page: ComparePage
) -> None:
    """Another window was in front when the focus was given up, so that nobody gave it on."""
    other = QLineEdit()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    window.focusWidget().clearFocus()
    QApplication.processEvents()
    assert window.focusWidget() is None
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert page.isAncestorOf(window.focusWidget())


@pytest.mark.thorough
def test_the_comparison_opens_at_its_first_row(window: MainWindow, page: ComparePage) -> None:
    """It opened where it was left."""
    window.resize(1024, 660)
    page.show_hand(PLAIN)
    page.parts.chosen.emit(Part.BOOKS.value)
    QApplication.processEvents()
    bar = page.table.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    for place in (PageId.HOME, PageId.JUDGE, PageId.COMPARE):
        window.show_page(place)
        QApplication.processEvents()
    assert bar.value() == 0
