"""Setting up a game: the saved of books, the opponents, the house rules."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from peling_app.books.house_rules import LONGEST_NAME
from peling_app.books.view.house_rules import HouseRulesDialog
from peling_app.books.view.spine import BookSpine
from peling_app.kit.view.controls import RING
from peling_app.kit.view.text.text_field import TextField
from peling_app.platform.settings import LANGUAGES, Appearance, Language
from peling_app.play.setup import Level
from peling_app.play.view.setup_page import SetupPage
from peling_app.shell.view.pages import PageId
from tests.app.shell.windows import Make, home, setup_page
from tests.by_day import by_day, each_once
from tests.end2end.stage import LARGE, MIDDLE, SMALL, saved_game

SIZES = [SMALL, MIDDLE, LARGE]
OTHERS = [one for one in LANGUAGES if one is not Language.GERMAN]
"""The languages with shorter words."""


def test_arrows_go_along_the_shelf_and_a_book_of_a_later_version_is_not_chosen(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.end2end.stage.RULE_SETS", ("pung-chow",))
    window, context = make()
    cards = home(window).cards
    cards[0].setFocus()
    QTest.keyClick(cards[0], Qt.Key.Key_Right)
    assert cards[1].hasFocus()
    QTest.keyClick(cards[1], Qt.Key.Key_Return)
    assert not cards[1].isChecked()
    assert "later" in cards[1].accessibleDescription()
    assert context.rules.book == "pung-chow"
    assert [card.isChecked() for card in cards] == [True, False, False, False, False]
    QTest.keyClick(cards[0], Qt.Key.Key_Left)
    assert cards[-1].hasFocus()


def test_opponents_follow_the_number_of_players(make: Make) -> None:
    window, context = make()
    window.show_page(PageId.SETUP)
    page = setup_page(window)
    QTest.mouseClick(page.players.side("2"), Qt.MouseButton.LeftButton)
    assert len(page.model.setup().opponents) == 1
    visible = [edit for edit in page.findChildren(QLineEdit) if edit.isVisible()]
    assert len(visible) == 2
    level = page.cards[0].level
    QTest.mouseClick(level.side("club"), Qt.MouseButton.LeftButton)
    name = page.cards[0].name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Wren")
    name.editingFinished.emit()
    only = page.model.setup().opponents[0]
    assert (only.name, only.level) == ("Wren", Level.CLUB)
    assert context.preferences.current.opponents[0] == "club"


def test_a_house_rule_is_chosen_marked_and_taken_back(make: Make) -> None:
    window, context = make()
    window.show_page(PageId.SETUP)
    window.ways.show_house_rules()
    dialog = window.findChild(HouseRulesDialog)
    assert dialog is not None
    field = dialog.choice("p1_reserve")
    assert field.currentText() == "none (our choice)"
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down)
    field.activated.emit(field.currentIndex())
    assert context.preferences.current.house_rules == {"pung-chow": {"p1_reserve": 14}}
    assert setup_page(window).model.setup().options == (("p1_reserve", 14),)
    assert "the last 14" in setup_page(window).rules.words
    dialog.as_book.click()
    assert context.preferences.current.house_rules == {}
    assert field.currentIndex() == 0


@pytest.mark.thorough
def test_house_rules_of_another_version_are_left_alone(make: Make) -> None:
    strange = {"pung-chow": {"p1_reserve": 14, "mandarins": "seventeen", "of_the_future": True}}
    window, context = make(house_rules=strange)
    assert setup_page(window).model.rules.house_rules == {"p1_reserve": 14}
    window.show_page(PageId.BOOKS)
    window.ways.show_house_rules()
    dialog = window.findChild(HouseRulesDialog)
    assert dialog is not None
    assert dialog.choice("mandarins").currentText() == "left out (book)"
    assert context.preferences.current.house_rules == strange


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("zoom", by_day([80, 150], [80, 100, 125, 150]))
@pytest.mark.parametrize("size", [SMALL, MIDDLE])
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize("contrast", by_day([True], [False, True]))
def test_the_button_of_house_rules_lies_on_none_of_its_neighbours(
    make: Make, zoom: int, size: QSize, language: Language, *, contrast: bool
) -> None:
    window, context = make((saved_game(),), size, text_zoom=zoom, high_contrast=contrast)
    context.preferences.update(language=language)
    page = home(window)
    button, saved = page.house_rules.geometry(), page.shelf.geometry()
    assert button.bottom() - saved.top() <= RING
    assert page.strip.geometry().bottom() < button.top()
    assert page.doors[0].geometry().bottom() < page.strip.geometry().top()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    ("zoom", "size", "language"),
    each_once([150, 80], SIZES, [Language.GERMAN], more=([100, 125], [], OTHERS)),
)
def test_no_words_on_a_book_lie_over_others(make: Make, zoom: int, size: QSize, language: Language) -> None:
    window, context = make((), size, text_zoom=zoom)
    context.preferences.update(language=language)
    assert [card.book for card in home(window).cards if not card.lines().fit] == []


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    ("zoom", "size", "language", "is_named"),
    each_once([150, 100], SIZES, [Language.GERMAN], [True, False], more=([80, 125], [], OTHERS, [])),
)
def test_what_is_said_of_house_rules_beside_the_books_is_whole(
    make: Make, zoom: int, size: QSize, language: Language, *, is_named: bool
) -> None:
    window, context = make((saved_game(),), size, text_zoom=zoom)
    context.preferences.update(language=language)
    rules = {"p1_reserve": 14}
    context.preferences.update(house_rules={"pung-chow": rules})
    if is_named:
        context.rules.sets.save("pung-chow", "w" * LONGEST_NAME)
    note = home(window).note
    assert ("w" * LONGEST_NAME in note.text()) is is_named
    flags = int(Qt.TextFlag.TextWordWrap if note.wordWrap() else Qt.TextFlag.TextSingleLine)
    needed = note.fontMetrics().boundingRect(QRect(0, 0, note.width(), 9999), flags, note.text())
    assert needed.width() <= note.width()
    assert needed.height() <= note.height()
    assert not note.geometry().intersects(home(window).house_rules.geometry())


@pytest.mark.thorough
@pytest.mark.parametrize("size", by_day([SMALL, LARGE], [SMALL, MIDDLE, LARGE]))
def test_birds_grow_where_that_pushes_nothing_out_of_sight(make: Make, size: QSize) -> None:
    window, _ = make()
    window.resize(size)
    window.show_page(PageId.SETUP)
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    QApplication.processEvents()
    heights = [card.height() for card in page.cards]
    assert max(heights) - min(heights) <= 1
    words = page.cards[0].layout()
    assert words is not None
    needed = words.heightForWidth(page.cards[0].width())
    assert (min(heights) > 1.15 * needed) is (size != SMALL)
    assert (page.scroller.verticalScrollBar().maximum() == 0) is (size != SMALL)


def test_enter_leads_down_from_name_to_name_and_to_what_begins(make: Make) -> None:
    """From the user's own name, below those of the others, it led up to the first of them."""
    window, _ = make((), MIDDLE)
    window.show_page(PageId.SETUP)
    page = setup_page(window)
    fields = [one for one in page.findChildren(TextField) if one.isVisible()]
    assert len(fields) > 3
    for field in fields:
        field.setFocus()
        before = field.mapTo(page, field.rect().topLeft()).y()
        QTest.keyClick(field, Qt.Key.Key_Return)
        after = window.focusWidget()
        assert after.mapTo(page, after.rect().topLeft()).y() > before, field.accessibleName()
        assert isinstance(after, TextField) or after is page.start_button


@pytest.mark.thorough
def test_set_the_table_opens_at_its_top_and_home_leads_to_its_first_thing(make: Make) -> None:
    """It opened where it was left, out of sight of the books; Home led to the box of house rules."""
    window, _ = make((), SMALL, text_zoom=150)
    window.show_page(PageId.SETUP)
    page = setup_page(window)
    bar, books = page.scroller.verticalScrollBar(), page.rules.findChildren(BookSpine)
    window.show_page(PageId.HOME)
    for _ in range(2):
        window.show_page(PageId.SETUP)
        QApplication.processEvents()
        assert bar.maximum() > 0
        assert bar.value() == 0
        bar.setValue(bar.maximum())
        window.show_page(PageId.HOME)
    window.show_page(PageId.SETUP)
    last = next(one for one in reversed(page.fence.findChildren(QAbstractButton)) if one.isVisible())
    last.setFocus(Qt.FocusReason.TabFocusReason)
    bar.setValue(bar.maximum())
    left = bar.value()
    window.show_page(PageId.HELP)
    window.go_back()
    assert bar.value() == left, "who only looked something up finds it as it was"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Home)
    assert bar.value() == 0
    assert [book.hasFocus() for book in books] == [book.isChecked() for book in books]


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("night", [False, True])
def test_the_chosen_book_does_not_look_like_one_that_has_the_focus(make: Make, *, night: bool) -> None:
    """At night both frames were of one gold, around the cloth."""
    window, context = make()
    context.preferences.update(appearance=Appearance.NIGHT if night else Appearance.DAY)
    window.show_page(PageId.SETUP)
    books = setup_page(window).rules.findChildren(BookSpine)
    chosen, other = next(one for one in books if one.isChecked()), books[-1]
    assert not chosen.hasFocus()

    def margin(book: BookSpine) -> set[str]:
        picture = book.grab().toImage()
        rows = (*range(RING - 1), *range(picture.height() - RING + 1, picture.height()))
        return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in rows}

    plain = margin(chosen)
    assert plain == margin(other)
    chosen.setFocus(Qt.FocusReason.TabFocusReason)
    assert margin(chosen) != plain
