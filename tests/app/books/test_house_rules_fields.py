"""Every choice of every house rule can be read in full in its field, however large the text is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import Option
from peling_app.books.house_rules import FREE_STEP, LARGEST_NUMBER, multiple_of, takes
from peling_app.books.view.house_rules import AT_TABLE, HouseRulesDialog
from peling_app.books.words.citations import short_citation
from peling_app.kit.view.text.number_box import NumberBox
from peling_app.platform.settings import LANGUAGES, Language
from tests.by_day import by_day
from tests.end2end.stage import make_context


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize(
    ("zoom", "width"),
    by_day(
        [(150, 984)],
        [(100, 640), (100, 860), (100, 920), (150, 984), (150, 1380)],
        several=True,
    ),
)
def test_no_choice_is_cut(qtbot: QtBot, language: Language, zoom: int, width: int) -> None:
    context = make_context(language=language, settings={"text_zoom": zoom})
    cut = []
    for book in RULE_SETS:
        dialog = HouseRulesDialog(context.theme, context.rules, rule_set(book), scopes=AT_TABLE)
        qtbot.addWidget(dialog)
        dialog.resize(QSize(width, 700))
        dialog.show()
        QApplication.processEvents()
        for option in rule_set(book).options:
            field = dialog.choice(option.key)
            for number in range(field.count()):
                field.setCurrentIndex(number)
                if field.shown_text() != field.itemText(number):
                    cut.append((book, option.key, field.width(), field.itemText(number)))
        dialog.close()
    context.translations.use(Language.ENGLISH)
    assert not cut


def test_the_house_rules_of_a_book_are_its_own_whichever_is_chosen(qtbot: QtBot) -> None:
    """They were written among those of the chosen book; and it was nowhere said for what they hold."""
    context = make_context()
    context.rules.choose_book("how-to-play")
    dialog = HouseRulesDialog(context.theme, context.rules, rule_set("four-winds"))
    qtbot.addWidget(dialog)
    first = rule_set("four-winds").options[0]
    field = dialog.choice(first.key)
    field.setCurrentIndex(1)
    field.activated.emit(1)
    assert context.rules.rules_of("four-winds").house[first.key] == first.values[1]
    assert context.rules.house_rules == {}
    dialog.as_book.click()
    assert context.rules.rules_of("four-winds").house[first.key] == first.default
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("new games and score sheets" in one and "judged" in one for one in said)


@pytest.mark.thorough
def test_every_house_rule_names_a_place_of_its_book_and_no_id_of_ours(qtbot: QtBot) -> None:
    context = make_context()
    for book in RULE_SETS:
        rules = rule_set(book)
        dialog = HouseRulesDialog(context.theme, context.rules, rules, scopes=AT_TABLE)
        qtbot.addWidget(dialog)
        ids = {option.source for option in rules.options}
        said = {label.text() for label in dialog.findChildren(QLabel)}
        assert not ids & said, book
        assert {short_citation(one.cite) for one in rules.items if one.id in ids} <= said


def chosen_last(field: QComboBox) -> None:
    """Choose the last row of a field by keys, as another number is."""
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_End)
    assert field.currentIndex() == field.count() - 1


FREE = [(book, option) for book in RULE_SETS for option in rule_set(book).options if option.any_number]
ONE_FREE = [one for one in FREE if one[0] == "four-winds"]
"""By day; the others are the same field with another number in it."""
free = pytest.mark.parametrize(
    ("book", "option"), by_day(ONE_FREE, FREE, several=True), ids=[book for book, _ in FREE]
)


@free
def test_another_number_begins_near_what_was_agreed(qtbot: QtBot, book: str, option: Option) -> None:
    """It was the least that can be, 4: who only looked at it played with a limit of 4."""
    context = make_context()
    context.rules.choose_book(book)
    dialog = HouseRulesDialog(context.theme, context.rules, rule_set(book), scopes=AT_TABLE)
    qtbot.addWidget(dialog)
    dialog.show()
    chosen_last(dialog.choice(option.key))
    value = context.rules.house_rules[option.key]
    assert isinstance(value, int)
    assert isinstance(option.default, int)
    assert option.default < value <= option.default + 2 * FREE_STEP
    assert value not in option.values
    dialog.close()


def test_three_books_have_a_free_number() -> None:
    assert len(FREE) == len({book for book, _ in FREE}) == 3


@pytest.mark.thorough
@free
def test_a_free_number_is_taken_as_the_book_takes_it(book: str, option: Option) -> None:
    """A limit that is no multiple of 4 was kept, and from then on no game could be set up by the book."""
    context = make_context(settings={"rule_set": book})
    for number in range(4, 1300):
        assert takes(book, option, number) is (number % multiple_of(book, option) == 0)
        context.preferences.update(house_rules={book: {option.key: number}})
        if takes(book, option, number):
            assert context.rules.rules_of(book).house[option.key] == number
        else:
            assert context.rules.rules_of(book).house[option.key] == option.default, "it is left out"


@pytest.mark.cases_by_day(1)
@free
@pytest.mark.parametrize(
    "typed", by_day(["350", "5002", "1"], ["350", "4000", "5002", "6000", "999999999", "1"])
)
def test_whatever_is_typed_as_a_number_can_be_played_by(
    qtbot: QtBot, book: str, option: Option, typed: str
) -> None:
    """It becomes the nearest that can; and 400, a choice of its own, does not take the field away."""
    context = make_context(settings={"rule_set": book})
    dialog = HouseRulesDialog(context.theme, context.rules, rule_set(book), scopes=AT_TABLE)
    qtbot.addWidget(dialog)
    dialog.show()
    chosen_last(dialog.choice(option.key))
    number = dialog.findChild(NumberBox)
    assert number is not None
    number.setFocus()
    number.selectAll()
    for letter in typed:
        QTest.keyClicks(number, letter)
        assert number.isVisible()
        assert dialog.focusWidget() is number
    QTest.keyClick(number, Qt.Key.Key_Return)
    wanted = max(4, min(LARGEST_NUMBER, int(typed)))
    found = context.rules.rules_of(book).house[option.key]
    assert isinstance(found, int)
    assert abs(found - wanted) <= 2
    assert number.value() == found
    dialog.close()
