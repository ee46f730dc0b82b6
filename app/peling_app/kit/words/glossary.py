"""The words of the game, each with a short meaning. In which rules a book uses it its face tells."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from peling_app.kit.words.cards import FIRST_LANGUAGE, Deck, prose_language
from peling_app.kit.words.prose_file import PageWords

_DECK: Final = Deck("glossary")


def terms() -> tuple[str, ...]:
    """Return the ids of all words."""
    return tuple(_DECK(FIRST_LANGUAGE))


def term(term_id: str) -> PageWords:
    """Return a word and what it means.

    Raises:
        KeyError: there is no such word.
    """
    return _DECK()[term_id]


def find(word: str) -> str | None:
    """Return the id of a word as it stands in a text: by its id, or by the word, in English or translated."""
    return _by_name(prose_language()).get(_plain(word.strip()))


@cache
def _by_name(language: str) -> Mapping[str, str]:
    """Return the ids by all names that are found in a language; of two words with one name, the first."""
    translated = _DECK(language)
    ids: dict[str, str] = {}
    for term_id, source in _DECK(FIRST_LANGUAGE).items():
        for name in (term_id, source.title, translated[term_id].title):
            ids.setdefault(_plain(name), term_id)
    return ids


def _plain(name: str) -> str:
    return name.casefold().replace(" ", "-")
