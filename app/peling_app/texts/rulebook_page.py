"""Set a rule book as pages to read: its rules in order, its score card, how we read it, what is left out.

Text of the engine (rules in our words, rulings) is asked for in the translation context "Rule book"; for
lupdate it is listed in `texts.rulebook_sources`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from html import escape
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from peling.ruleset import RuleSet
from peling.scoring import Award, Doubles, Limit, Points
from peling_app.texts.citations import citation, short_citation
from peling_app.texts.options import option_label
from peling_app.texts.plurals import Plurals
from peling_app.texts.scores import score_title

translate = QCoreApplication.translate


class Chapter(StrEnum):
    """The chapters of the page."""

    RULES = "rules"
    CARD = "card"
    RULINGS = "rulings"
    LEFT_OUT = "left-out"


def chapter_title(chapter: Chapter) -> str:
    """Return the title of a chapter."""
    match chapter:
        case Chapter.RULES:
            return translate("Books", "The rules in order")
        case Chapter.CARD:
            return translate("Books", "The score card")
        case Chapter.RULINGS:
            return translate("Books", "Where the book is silent")
        case Chapter.LEFT_OUT:
            return translate("Books", "What is left out")


def chapter_html(chapter: Chapter, rules: RuleSet) -> str:
    """Return a chapter as the body of a page; the style sheet gives it fonts and colours."""
    match chapter:
        case Chapter.RULES:
            return "".join(_rules(rules))
        case Chapter.CARD:
            return "".join(_card(rules))
        case Chapter.RULINGS:
            return "".join(_rulings(rules))
        case Chapter.LEFT_OUT:
            return "".join(f"<h3>{_said(gap.what)}</h3><p>{_said(gap.why)}</p>" for gap in rules.not_modelled)


def award_words(award: Award) -> str:
    """Return what an item gives: "20 points", "2 doubles", "half the limit"."""
    match award:
        case Points(amount):
            return Plurals().points(amount)
        case Doubles(times):
            return Plurals().doubles(times)
        case Limit():
            share = award.fraction
            if share == 1:
                return translate("Books", "the limit")
            return translate("Books", "{share} of the limit").format(share=share)


def _said(text: str) -> str:
    return escape(translate("Rule book", text))


def _rules(rules: RuleSet) -> Iterable[str]:
    for section, entries in groupby(rules.entries, key=lambda entry: (entry.cite.part, entry.cite.section)):
        yield f"<h2>{escape(', '.join(part for part in section if part))}</h2>"
        for entry in entries:
            yield f"<h3>{_said(entry.title)}</h3><p>{_said(entry.text)}</p>"
            yield f"<p class='cite'>{escape(citation(entry.cite))} · {entry.id}</p>"


def _card(rules: RuleSet) -> Iterable[str]:
    yield "<table width='100%' cellspacing='0' cellpadding='5'>"
    for item in rules.items:
        title, place = escape(score_title(item.id, item.title)), escape(short_citation(item.cite))
        yield (
            f"<tr><td>{title}<br><span class='cite'>{place} · "
            f"{item.id}</span></td><td align='right'><b>{escape(award_words(item.award))}</b></td></tr>"
        )
    yield "</table>"


def _rulings(rules: RuleSet) -> Iterable[str]:
    for ruling in rules.rulings:
        yield f"<h3>{_said(ruling.question)}</h3><ul>"
        for reading in ruling.readings:
            yield f"<li>{_said(reading)}</li>"
        yield f"</ul><p><b>{_said(ruling.decision)}</b> {_said(ruling.why)}</p>"
        place = f"{short_citation(ruling.cite)} · {ruling.id}"
        if ruling.option:
            house = translate("Books", "House rule: {rule}").format(rule=option_label(ruling.option))
            place = f"{place} · {house}"
        yield f"<p class='cite'>{escape(place)}</p>"
