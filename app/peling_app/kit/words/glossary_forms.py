"""Find the words of the glossary in a sentence, in every form in which the language writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Span:
    """A part of a text: plain, or a word of the glossary by the id of its term."""

    text: str
    term: str = ""


def spans(text: str, said: set[str]) -> tuple[Span, ...]:
    """Return a text in parts, each term marked where it first stands.

    `said` holds the terms that need no mark any more; those that are marked now are added to it.
    """
    pattern, terms = _pattern(tuple(QCoreApplication.translate("GlossaryForms", forms) for forms in _SOURCES))
    parts: list[Span] = []
    at = 0
    for found in pattern.finditer(text):
        term = terms[found.group()]
        if not term or term in said:
            continue
        said.add(term)
        if found.start() > at:
            parts.append(Span(text[at : found.start()]))
        parts.append(Span(found.group(), term))
        at = found.end()
    if at < len(text):
        parts.append(Span(text[at:]))
    return tuple(parts)


@lru_cache(maxsize=4)
def _pattern(forms: tuple[str, ...]) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Return what finds the forms, and the term of each; the longest form is tried first.

    A form may begin a sentence: its first letter may be large. Otherwise letters are as they are written,
    since "East" is a player and "east" a tile.
    """
    terms: dict[str, str] = {}
    for term, written in zip(_FORMS, forms, strict=True):
        for form in written.split("|"):
            terms.setdefault(form, term)
            terms.setdefault(form[:1].upper() + form[1:], term)
    known = "|".join(re.escape(form) for form in sorted(terms, key=len, reverse=True))
    return re.compile(rf"(?<![\w-])(?:{known})(?![\w-])"), MappingProxyType(terms)


_FORMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        # What looks like a term and is none.
        "": QT_TRANSLATE_NOOP(
            "GlossaryForms",
            "Pung Chow|set out|sets out|set up|time limit|all round|go round|goes round|round to",
        ),
        "suit": QT_TRANSLATE_NOOP("GlossaryForms", "suit|suits"),
        "wind": QT_TRANSLATE_NOOP("GlossaryForms", "wind|winds"),
        "dragon": QT_TRANSLATE_NOOP("GlossaryForms", "dragon|dragons"),
        "honour": QT_TRANSLATE_NOOP("GlossaryForms", "honour|honours"),
        "terminal": QT_TRANSLATE_NOOP("GlossaryForms", "terminal|terminals"),
        "simple": QT_TRANSLATE_NOOP("GlossaryForms", "simple|simples"),
        "major": QT_TRANSLATE_NOOP("GlossaryForms", "major tile|major tiles|major|majors|heads"),
        "minor": QT_TRANSLATE_NOOP("GlossaryForms", "minor tile|minor tiles|minor|minors"),
        "bonus-tile": QT_TRANSLATE_NOOP(
            "GlossaryForms", "flowers and seasons|flower|flowers|season|seasons|mandarin|mandarins"
        ),
        "set": QT_TRANSLATE_NOOP("GlossaryForms", "set|sets"),
        "meld": QT_TRANSLATE_NOOP("GlossaryForms", "a meld|the meld|melds"),
        "chow": QT_TRANSLATE_NOOP("GlossaryForms", "chow|chows|sequence|sequences"),
        "pung": QT_TRANSLATE_NOOP("GlossaryForms", "pung|pungs|three of a kind"),
        "kong": QT_TRANSLATE_NOOP("GlossaryForms", "kong|kongs|four of a kind"),
        "pair": QT_TRANSLATE_NOOP("GlossaryForms", "pair|pairs"),
        "concealed": QT_TRANSLATE_NOOP("GlossaryForms", "concealed|hidden"),
        "exposed": QT_TRANSLATE_NOOP("GlossaryForms", "exposed|visible|laid open"),
        "added-kong": QT_TRANSLATE_NOOP("GlossaryForms", "added kong"),
        "wall": QT_TRANSLATE_NOOP("GlossaryForms", "wall"),
        "loose-tile": QT_TRANSLATE_NOOP(
            "GlossaryForms", "loose tile|loose tiles|supplementary tile|supplementary tiles"
        ),
        "discard": QT_TRANSLATE_NOOP("GlossaryForms", "discard|discards|discarded"),
        "claim": QT_TRANSLATE_NOOP("GlossaryForms", "claim|claims|claimed"),
        "robbing": QT_TRANSLATE_NOOP(
            "GlossaryForms", "robbing the kong|robbing a kong|rob the tile|robbing|rob|robbed"
        ),
        "calling": QT_TRANSLATE_NOOP("GlossaryForms", "calling"),
        "Mah-Jongg": QT_TRANSLATE_NOOP("GlossaryForms", "Mah-Jongg"),
        "drawn-deal": QT_TRANSLATE_NOOP("GlossaryForms", "drawn deal|deal is drawn"),
        "dead-hand": QT_TRANSLATE_NOOP("GlossaryForms", "dead hand"),
        "East": QT_TRANSLATE_NOOP("GlossaryForms", "East|banker"),
        "own-wind": QT_TRANSLATE_NOOP("GlossaryForms", "own wind"),
        "round-wind": QT_TRANSLATE_NOOP("GlossaryForms", "round wind|wind of the round"),
        "deal": QT_TRANSLATE_NOOP("GlossaryForms", "deal|deals"),
        "round": QT_TRANSLATE_NOOP("GlossaryForms", "round|rounds"),
        "hand": QT_TRANSLATE_NOOP("GlossaryForms", "hand|hands"),
        "points": QT_TRANSLATE_NOOP("GlossaryForms", "point|points"),
        "double": QT_TRANSLATE_NOOP("GlossaryForms", "double|doubles|doubled"),
        "limit": QT_TRANSLATE_NOOP("GlossaryForms", "limit"),
        "settlement": QT_TRANSLATE_NOOP("GlossaryForms", "settlement|settle|settles|settled"),
        "penalty": QT_TRANSLATE_NOOP("GlossaryForms", "penalty|penalties"),
        "counter": QT_TRANSLATE_NOOP("GlossaryForms", "counters"),
        "original-hand": QT_TRANSLATE_NOOP("GlossaryForms", "original hand"),
        "wild": QT_TRANSLATE_NOOP("GlossaryForms", "wild tile|wild tiles|wild"),
        "standing": QT_TRANSLATE_NOOP("GlossaryForms", "standing hand|hand stands|standing"),
        "washing": QT_TRANSLATE_NOOP(
            "GlossaryForms", "washing the tiles|wash the tiles|washes the tiles|washing|wash|washed"
        ),
        "wind-box": QT_TRANSLATE_NOOP("GlossaryForms", "wind box"),
        "positioner": QT_TRANSLATE_NOOP("GlossaryForms", "positioner"),
        "tiles-away": QT_TRANSLATE_NOOP(
            "GlossaryForms", "tiles away|tiles short|tile short|tiles to go|tile to go"
        ),
    }
)
_SOURCES: Final = tuple(_FORMS.values())
