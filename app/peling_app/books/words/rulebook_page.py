"""Set a rule book as pages to read: what is special, its rules in order, its score card, how we read it.

Text of the engine (rules in our words, rulings) is asked for in the translation context "Rule book";
`packaging/translations.py` asks the books for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from html import escape
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.scoring import Award, Doubles, Limit, Points
from peling.rules.ruleset import RuleSet
from peling_app.books.words.about_books import about_book, players_words
from peling_app.books.words.citations import citation, short_citation
from peling_app.books.words.house_sets import default_value, rule_help, rule_label, rule_value
from peling_app.books.words.rulebooks import cover, short_title
from peling_app.books.words.scores import score_title
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence, Sentences

translate = QCoreApplication.translate


RULE_LINK: Final = "rule:"
HOUSE_LINK: Final = "house:"
"""The beginnings of links to a rule, item or ruling, and to a house rule; the id or key follows."""


class Chapter(StrEnum):
    """The chapters of the page."""

    ABOUT = "about"
    RULES = "rules"
    CARD = "card"
    RULINGS = "rulings"
    HOUSE = "house"
    LEFT_OUT = "left-out"


chapter_title: Final = Sentences(
    {
        Chapter.ABOUT: Sentence("Books", "About this book"),
        Chapter.RULES: Sentence("Books", "The rules in order"),
        Chapter.CARD: Sentence("Books", "The score card"),
        Chapter.RULINGS: Sentence("Books", "Where the book is silent"),
        Chapter.HOUSE: Sentence("Books", "House rules"),
        Chapter.LEFT_OUT: Sentence("Books", "What is left out"),
    }
)
"""The titles of the chapters."""


def chapter_html(chapter: Chapter, rules: RuleSet) -> str:
    """Return a chapter as the body of a page; the style sheet gives it fonts and colours."""
    match chapter:
        case Chapter.ABOUT:
            return about_html(rules.id, rules.course.players)
        case Chapter.RULES:
            return "".join(_rules(rules))
        case Chapter.CARD:
            return "".join(_card(rules))
        case Chapter.RULINGS:
            return "".join(_rulings(rules))
        case Chapter.HOUSE:
            return "".join(_house_rules(rules))
        case Chapter.LEFT_OUT:
            if not rules.not_modelled:
                nothing = translate("Books", "Nothing is left out.")
                return f"<p>{escape(nothing)}</p>"
            return "".join(f"<h3>{_said(gap.what)}</h3><p>{_said(gap.why)}</p>" for gap in rules.not_modelled)


def about_html(book: str, seats: tuple[int, ...] = ()) -> str:
    """Return what is special about a book; without seats that it comes in a later version."""
    words = cover(book)
    head = f"<p class='lead'>{escape(short_title(book))}</p><p class='cite'>{escape(words.origin)}</p>"
    body = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in about_book(book))
    if seats:
        players = translate("Books", "For {players}.").format(players=players_words(seats))
        foot = f"<p><b>{escape(players)}</b></p>"
    else:
        later = translate("Books", "This book cannot be played yet; it comes in a later version.")
        foot = f"<p><b>{escape(later)}</b></p>"
    return head + body + foot


def award_words(award: Award) -> str:
    """Return what an item gives: "20 points", "2 doubles", "half the limit"."""
    match award:
        case Points(amount):
            return plurals.points(amount)
        case Doubles(times):
            return plurals.doubles(times)
        case Limit():
            share = award.fraction
            if share == 1:
                return translate("Books", "the limit")
            return translate("Books", "{share} of the limit").format(share=share)


def _said(text: str) -> str:
    return escape(translate("Rule book", text))


def _rules(rules: RuleSet) -> Iterable[str]:
    for section, entries in groupby(rules.entries, key=lambda entry: short_citation(entry.cite)):
        yield f"<h2>{escape(section)}</h2>"
        for entry in entries:
            yield f"<h3><a name='{entry.id}'>{_said(entry.title)}</a></h3><p>{_said(entry.text)}</p>"
            place = f"{escape(citation(entry.cite))} · {entry.id}"
            houses = "".join(f" · {_to_house_rule(key, rules.id)}" for key in _keys_from(rules, entry.id))
            yield f"<p class='cite'>{place}{houses}</p>"


def _card(rules: RuleSet) -> Iterable[str]:
    yield "<table width='100%' cellspacing='0' cellpadding='5'>"
    for item in rules.items:
        title, place = escape(score_title(item.id, item.title)), escape(short_citation(item.cite))
        yield (
            f"<tr><td><a name='{item.id}'>{title}</a><br><span class='cite'>{place} · "
            f"{item.id}</span></td><td align='right'><b>{escape(award_words(item.award))}</b></td></tr>"
        )
    yield "</table>"


def _rulings(rules: RuleSet) -> Iterable[str]:
    for ruling in rules.rulings:
        yield f"<h3><a name='{ruling.id}'>{_said(ruling.question)}</a></h3><ul>"
        for reading in ruling.readings:
            yield f"<li>{_said(reading)}</li>"
        yield f"</ul><p><b>{_said(ruling.decision)}</b> {_said(ruling.why)}</p>"
        keys = dict.fromkeys((*((ruling.option,) if ruling.option else ()), *_keys_from(rules, ruling.id)))
        houses = "".join(f" · {_to_house_rule(key, rules.id)}" for key in keys)
        yield f"<p class='cite'>{escape(short_citation(ruling.cite))} · {ruling.id}{houses}</p>"


def _keys_from(rules: RuleSet, source: str) -> tuple[str, ...]:
    """Return the house rules that belong to a ruling or a rule."""
    return tuple(option.key for option in rules.options if option.source == source)


def _to_house_rule(key: str, book: str) -> str:
    words = translate("Books", "House rule: {rule}").format(rule=rule_label(key, book))
    return f"<a href='{HOUSE_LINK}{key}'>{escape(words)}</a>"


def _house_rules(rules: RuleSet) -> Iterable[str]:
    for option in rules.options:
        yield f"<h3><a name='{HOUSE_LINK}{option.key}'>{escape(rule_label(option.key, rules.id))}</a></h3>"
        yield f"<p>{escape(rule_help(option, rules))}</p><ul>"
        now = rules.house[option.key]
        listed = any(value == now and type(value) is type(now) for value in option.values)
        for value in option.values if listed else (*option.values, now):
            words = rule_value(option.key, value, rules.id)
            if value == option.default and type(value) is type(option.default):
                words = default_value(words, option, rules)
            if value == now and type(value) is type(now) and now != option.default:
                words = translate("Books", "{value} (chosen now)").format(value=words)
            yield f"<li>{escape(words)}</li>"
        if option.any_number:
            another = translate("Books", "or another number")
            yield f"<li>{escape(another)}</li>"
        source = translate("Books", "Why there is a choice: {source}").format(source=option.source)
        yield f"</ul><p class='cite'><a href='{RULE_LINK}{option.source}'>{escape(source)}</a></p>"
