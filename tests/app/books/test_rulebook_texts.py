from html import escape

import pytest

import translations
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.books.faces import book_ids
from peling_app.books.words.rulebook_page import Chapter, chapter_html, chapter_title
from peling_app.books.words.rulebooks import apart_titles
from translations import Message


def test_the_translators_have_every_sentence_of_the_books() -> None:
    known = translations.parsed(translations.TRANSLATIONS / "peling_de.ts")
    sentences = list(translations.sentences_of_books())
    assert {entry.text for book in RULE_SETS for entry in rule_set(book).entries} <= set(sentences)
    assert [one for one in sentences if not known.get(Message("Rule book", one))] == []


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_book_shows_every_rule_item_and_ruling_with_its_id(book: str) -> None:
    rules = rule_set(book)
    html = {chapter: chapter_html(chapter, rules) for chapter in Chapter}
    assert [entry.id for entry in rules.entries if entry.id not in html[Chapter.RULES]] == []
    assert [item.id for item in rules.items if item.id not in html[Chapter.CARD]] == []
    assert [ruling.id for ruling in rules.rulings if ruling.id not in html[Chapter.RULINGS]] == []
    assert all(escape(gap.what) in html[Chapter.LEFT_OUT] for gap in rules.not_modelled)
    assert all(chapter_title(chapter) for chapter in Chapter)


def test_a_short_name_tells_each_book_apart_and_is_no_longer_than_it_must() -> None:
    names = apart_titles(book_ids())
    assert len(set(names)) == len(names)
    assert "Four Winds" in names
    assert "Pung Chow, with a limit" in names


def test_the_shelf_has_the_books_in_the_order_of_the_engine() -> None:
    assert [book for book in book_ids() if book in RULE_SETS] == list(RULE_SETS)
