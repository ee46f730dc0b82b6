"""Word what a player meets for the first time by a book: a title and two or three sentences for each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from peling_app.kit.words.cards import FIRST_LANGUAGE, Deck
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.prose_file import PageWords

kicker = Sentence("FirstTimes", "New to you")
_heading = Sentence("FirstTimes", "New to you: {title}")
got_it = Sentence("FirstTimes", "Got it")
to_lesson = Sentence("FirstTimes", "To the lesson")

_DECK: Final = Deck("first-times")
"""The deck of all books; a book that has things in its own way has a deck with its id behind the name."""


def heading(title: str) -> str:
    """Return the line that opens an explanation: "New to you: A turn"."""
    return _heading(title=title)


def first_words(topic: str, book: str, changed: Iterable[str] = ()) -> PageWords:
    """Return title and sentences of a thing, in the words of a book where it has its own.

    `changed` are the house rules that are not the book's: where one of them makes the words of the book
    untrue, its deck has a card ``topic/house rule``.

    Raises:
        KeyError: there is no such thing.
    """
    own = Deck(f"{_DECK.name}-{book}")()
    by_house = next((own[card] for rule in changed if (card := f"{topic}/{rule}") in own), None)
    return by_house or own.get(topic) or _DECK()[topic]


def said_alike(topic: str, book: str, other: str) -> bool:
    """Return whether two books say the same of a thing: who knows it from one need not read it in the other.

    Raises:
        KeyError: there is no such thing.
    """
    return _first_language(topic, book) == _first_language(topic, other)


def _first_language(topic: str, book: str) -> PageWords:
    return Deck(f"{_DECK.name}-{book}")(FIRST_LANGUAGE).get(topic) or _DECK(FIRST_LANGUAGE)[topic]


def topics_worded() -> frozenset[str]:
    """Return the things that have words."""
    return frozenset(_DECK(FIRST_LANGUAGE))
