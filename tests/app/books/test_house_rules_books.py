"""The page of a rule book: what is special, house rules with their rulings, search."""

from collections.abc import Callable, Iterator
from html import escape

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.rulebooks import RULE_SETS, rule_set
from peling_app.books.view.books_page import BooksPage
from peling_app.books.words.about_books import about_book, players_words
from peling_app.books.words.house_sets import default_value, rule_help, rule_label, rule_value
from peling_app.books.words.rulebook_page import HOUSE_LINK, RULE_LINK, Chapter, about_html, chapter_html
from peling_app.books.words.rulebooks import short_title
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.view.setup_page import SetupPage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window

Make = Callable[..., tuple[BooksPage, AppContext]]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    contexts: list[AppContext] = []

    def build(language: Language = Language.ENGLISH, **settings: object) -> tuple[BooksPage, AppContext]:
        context = make_context(language=language, settings=settings)
        contexts.append(context)
        window = make_window(context)
        qtbot.addWidget(window)
        window.show_page(PageId.BOOKS)
        page = window.page(PageId.BOOKS)
        assert isinstance(page, BooksPage)
        return page, context

    yield build
    for context in contexts:
        context.translations.use(Language.ENGLISH)


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_every_book_says_what_is_special_in_every_language(make: Make, book: str, language: Language) -> None:
    english = about_book(book)
    page, context = make(language=language)
    page.open_book(book)
    text = page.text.toPlainText()
    assert short_title(book) in text
    assert len(english) >= 4
    assert all(words in text for words in about_book(book))
    if language is not Language.ENGLISH:
        assert set(english).isdisjoint(about_book(book))
    assert context.translations.language is language


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_book_shows_its_house_rules_with_default_and_links_to_its_rulings(book: str) -> None:
    rules = rule_set(book)
    house, rulings = chapter_html(Chapter.HOUSE, rules), chapter_html(Chapter.RULINGS, rules)
    entries = chapter_html(Chapter.RULES, rules) + chapter_html(Chapter.CARD, rules)
    defaults = [rule_value(one.key, one.default, book) for one in rules.options]
    for words, option in zip(defaults, rules.options, strict=True):
        assert f"<li>{escape(default_value(words, option, rules))}</li>" in house, option.key
    for option in rules.options:
        assert f"name='{HOUSE_LINK}{option.key}'" in house
        assert f"href='{RULE_LINK}{option.source}'" in house
        assert f"name='{option.source}'" in rulings + entries
        assert rule_label(option.key, book)
        assert rule_help(option, rules)
        if f"name='{option.source}'" in rulings:
            assert f"href='{HOUSE_LINK}{option.key}'" in rulings
    assert players_words(rules.course.players) in chapter_html(Chapter.ABOUT, rules)


def test_a_book_of_a_later_version_says_so_and_has_no_chapters(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.end2end.stage.RULE_SETS", ("pung-chow",))
    page, _ = make()
    page.open_book("fenghua")
    assert page.chapters.count() == 1
    assert "comes in a later version" in page.text.toPlainText()
    assert "comes in a later version" in about_html("fenghua")
    assert not page.open_rule("FH-TILES")
    assert page.open_rule("PC-CHOW")
    assert page.chapters.count() == len(Chapter)


def test_from_a_house_rule_to_its_ruling_and_back(make: Make) -> None:
    page, _ = make()
    page.open_book("pung-chow")
    page.chapters.setCurrentRow(list(Chapter).index(Chapter.HOUSE))
    page.text.anchorClicked.emit(QUrl("rule:A05"))
    assert page.chapters.currentRow() == list(Chapter).index(Chapter.RULINGS)
    page.text.anchorClicked.emit(QUrl("house:p1_reserve"))
    assert page.chapters.currentRow() == list(Chapter).index(Chapter.HOUSE)
    assert page.text.hasFocus() or page.text.window().focusWidget() is page.text


def test_the_chosen_value_of_a_house_rule_is_marked(make: Make) -> None:
    page, _ = make(house_rules={"pung-chow": {"p1_reserve": 14}})
    page.open_book("pung-chow")
    page.chapters.setCurrentRow(list(Chapter).index(Chapter.HOUSE))
    assert "the last 14 (chosen now)" in page.text.toPlainText()
    assert "none (our choice)" in page.text.toPlainText()


def test_search_counts_marks_and_goes_on_to_other_chapters(make: Make) -> None:
    page, _ = make()
    page.open_book("pung-chow")
    page.search.setFocus()
    QTest.keyClicks(page.search, "mandarin")
    assert page.found.startswith("Here: 0, in the book: ")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    first = page.chapters.currentRow()
    assert first == list(Chapter).index(Chapter.RULES)
    assert page.text.textCursor().selectedText().lower() == "mandarin"
    assert len(page.text.extraSelections()) == page.text.toPlainText().lower().count("mandarin") > 0
    places = [page.text.textCursor().position()]
    while page.chapters.currentRow() == first:
        QTest.keyClick(page.search, Qt.Key.Key_Return)
        places.append(page.text.textCursor().position())
    assert places[:-1] == sorted(places[:-1])
    QTest.keyClick(page.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.chapters.currentRow() == first
    assert page.text.textCursor().position() == places[-2]
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert page.found == ""
    assert page.text.extraSelections() == []
    QTest.keyClicks(page.search, "zzz")
    assert page.found == "Not in this book"


def test_the_setup_page_offers_only_the_seats_of_the_book(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.end2end.stage.RULE_SETS", RULE_SETS)
    page, context = make(players=2, rule_set="four-winds")
    setup = page.window().page(PageId.SETUP)  # type: ignore[attr-defined]  # the main window
    assert isinstance(setup, SetupPage)
    assert [setup.players.side(seats).isEnabled() for seats in ("2", "3", "4")] == [False, False, True]
    assert setup.model.setup().players == 4
    context.rules.choose_book("pung-chow")
    assert setup.players.side("2").isEnabled()
    assert setup.model.setup().players == 2


def test_the_page_of_a_new_game_says_how_its_book_finds_the_seats(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.end2end.stage.RULE_SETS", RULE_SETS)
    page, context = make()
    setup = page.window().page(PageId.SETUP)  # type: ignore[attr-defined]  # the main window
    assert isinstance(setup, SetupPage)
    said = {}
    for book in RULE_SETS:
        context.rules.choose_book(book)
        setup.retranslate()
        said[book] = setup.seats_words.text()
    assert said["pung-chow"].startswith("Drawn by dice")
    assert said["pung-chow-limit"].endswith("East sits by the wind box.")
    assert said["four-winds"] == said["fenghua"]
    assert said["four-winds"].endswith("Whoever draws East throws for the first East.")
    assert said["how-to-play"] == said["pung-chow"]
