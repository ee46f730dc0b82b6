"""The words of the game, each with a short meaning. In which rules a book uses it its face tells."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.cards import FIRST_LANGUAGE, Deck
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
    wanted = word.strip().casefold().replace(" ", "-")
    for term_id, source in _DECK(FIRST_LANGUAGE).items():
        names = (term_id, source.title, term(term_id).title)
        if wanted in {name.casefold().replace(" ", "-") for name in names}:
            return term_id
    return None
