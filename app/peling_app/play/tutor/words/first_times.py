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
    untrue, its deck has a card ``topic/house rule``, where two of them do, ``topic/house rule+house rule``.

    Raises:
        KeyError: there is no such thing.
    """
    own = Deck(f"{_DECK.name}-{book}")()
    agreed = set(changed)
    of_house = [card for card in own if card.startswith(f"{topic}/") and house_rules_of(card) <= agreed]
    most = max(of_house, key=lambda card: len(house_rules_of(card)), default=topic)
    return own.get(most) or _DECK()[topic]


def house_rules_of(card: str) -> frozenset[str]:
    """Return the house rules for which a card is written, none for one of the book itself."""
    return frozenset(card.partition("/")[2].split("+")) - {""}


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
