"""The words of the game, each with a short meaning. In which rules a book uses it its face tells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, in the language of the app.

    Attributes:
        word: the word.
        text: what it means.
    """

    word: str
    text: str


def terms() -> tuple[str, ...]:
    """Return the ids of all words."""
    return tuple(_TERMS)


def term(term_id: str) -> Term:
    """Return a word and what it means.

    Raises:
        KeyError: there is no such word.
    """
    word, text = _TERMS[term_id]
    translate = QCoreApplication.translate
    return Term(translate("Glossary", word), translate("Glossary", text))


def find(word: str) -> str | None:
    """Return the id of a word as it stands in a text: by its id, or by the word, in English or translated."""
    wanted = word.strip().casefold().replace(" ", "-")
    for term_id, (source, _) in _TERMS.items():
        names = (term_id, source, term(term_id).word)
        if wanted in {name.casefold().replace(" ", "-") for name in names}:
            return term_id
    return None


_TERMS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "suit": (
            QT_TRANSLATE_NOOP("Glossary", "suit"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "One of the three families of tiles: bamboos, circles, characters, each from 1 to 9.",
            ),
        ),
        "wind": (
            QT_TRANSLATE_NOOP("Glossary", "wind"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "East, South, West and North: tiles, four of each, and the seats of the players.",
            ),
        ),
        "dragon": (
            QT_TRANSLATE_NOOP("Glossary", "dragon"),
            QT_TRANSLATE_NOOP("Glossary", "The red, the green and the white tile, four of each."),
        ),
        "honour": (
            QT_TRANSLATE_NOOP("Glossary", "honour"),
            QT_TRANSLATE_NOOP("Glossary", "A wind or a dragon: it belongs to no suit and makes no sequence."),
        ),
        "terminal": (
            QT_TRANSLATE_NOOP("Glossary", "terminal"),
            QT_TRANSLATE_NOOP("Glossary", "The 1 and the 9 of a suit."),
        ),
        "simple": (
            QT_TRANSLATE_NOOP("Glossary", "simple"),
            QT_TRANSLATE_NOOP("Glossary", "A tile of a suit from 2 to 8."),
        ),
        "major": (
            QT_TRANSLATE_NOOP("Glossary", "major tile"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "A 1, a 9, a wind or a dragon. Sets of them count twice as much. Part II of "
                "Pung Chow calls them heads.",
            ),
        ),
        "minor": (
            QT_TRANSLATE_NOOP("Glossary", "minor tile"),
            QT_TRANSLATE_NOOP("Glossary", "A tile of a suit from 2 to 8."),
        ),
        "bonus-tile": (
            QT_TRANSLATE_NOOP("Glossary", "flowers and seasons"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "Eight extra tiles that stand outside the hand. They are laid open and "
                "replaced. Pung Chow calls them mandarins.",
            ),
        ),
        "set": (
            QT_TRANSLATE_NOOP("Glossary", "set"),
            QT_TRANSLATE_NOOP(
                "Glossary", "Three equal tiles, four equal tiles, or three in order of one suit."
            ),
        ),
        "meld": (
            QT_TRANSLATE_NOOP("Glossary", "meld"),
            QT_TRANSLATE_NOOP("Glossary", "A set or a pair, in the hand or on the table."),
        ),
        "chow": (
            QT_TRANSLATE_NOOP("Glossary", "chow"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "Three tiles in order of one suit; also the claim that completes it with the "
                "discard of the left neighbour.",
            ),
        ),
        "pung": (
            QT_TRANSLATE_NOOP("Glossary", "pung"),
            QT_TRANSLATE_NOOP(
                "Glossary", "Three equal tiles; also the claim for the third with a pair in the hand."
            ),
        ),
        "kong": (
            QT_TRANSLATE_NOOP("Glossary", "kong"),
            QT_TRANSLATE_NOOP(
                "Glossary", "Four equal tiles, which count as one set. A loose tile is drawn for it."
            ),
        ),
        "pair": (
            QT_TRANSLATE_NOOP("Glossary", "pair"),
            QT_TRANSLATE_NOOP("Glossary", "Two equal tiles. A winning hand has one beside its four sets."),
        ),
        "concealed": (
            QT_TRANSLATE_NOOP("Glossary", "concealed"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "Of a set: in the hand, not claimed; it counts more. Of a four: drawn by "
                "oneself, two tiles face down.",
            ),
        ),
        "exposed": (
            QT_TRANSLATE_NOOP("Glossary", "exposed"),
            QT_TRANSLATE_NOOP(
                "Glossary", "Of a set: laid open because a discard was claimed for it. It counts half."
            ),
        ),
        "added-kong": (
            QT_TRANSLATE_NOOP("Glossary", "added kong"),
            QT_TRANSLATE_NOOP("Glossary", "A four made by adding the tile drawn to an open three."),
        ),
        "wall": (
            QT_TRANSLATE_NOOP("Glossary", "wall"),
            QT_TRANSLATE_NOOP("Glossary", "The square of stacks that the tiles are drawn from."),
        ),
        "loose-tile": (
            QT_TRANSLATE_NOOP("Glossary", "loose tile"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "A tile at the end of the wall, drawn in place of one that was laid down for a "
                "four or a flower.",
            ),
        ),
        "discard": (
            QT_TRANSLATE_NOOP("Glossary", "discard"),
            QT_TRANSLATE_NOOP("Glossary", "To put a tile face up in the middle; also that tile."),
        ),
        "claim": (
            QT_TRANSLATE_NOOP("Glossary", "claim"),
            QT_TRANSLATE_NOOP("Glossary", "To ask for the tile another player has discarded."),
        ),
        "robbing": (
            QT_TRANSLATE_NOOP("Glossary", "robbing the kong"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "Going out with the tile that another player adds to his open three, where the "
                "book allows it.",
            ),
        ),
        "calling": (
            QT_TRANSLATE_NOOP("Glossary", "calling"),
            QT_TRANSLATE_NOOP("Glossary", "One tile short of a winning hand."),
        ),
        "Mah-Jongg": (
            QT_TRANSLATE_NOOP("Glossary", "Mah-Jongg"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "A complete hand, and the word that announces it: four sets and a pair, in some"
                " books other shapes too.",
            ),
        ),
        "drawn-deal": (
            QT_TRANSLATE_NOOP("Glossary", "drawn deal"),
            QT_TRANSLATE_NOOP("Glossary", "A deal that nobody has won when the wall is used up."),
        ),
        "dead-hand": (
            QT_TRANSLATE_NOOP("Glossary", "dead hand"),
            QT_TRANSLATE_NOOP("Glossary", "A hand with a wrong number of tiles. It cannot win, and pays."),
        ),
        "East": (
            QT_TRANSLATE_NOOP("Glossary", "East"),
            QT_TRANSLATE_NOOP(
                "Glossary", "The player who is banker: he begins, and in most books pays and gets double."
            ),
        ),
        "own-wind": (
            QT_TRANSLATE_NOOP("Glossary", "own wind"),
            QT_TRANSLATE_NOOP("Glossary", "The wind of the seat a player holds in this deal."),
        ),
        "round-wind": (
            QT_TRANSLATE_NOOP("Glossary", "round wind"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "The wind of the round: of all deals until every player has been East and lost,"
                " where the book counts rounds.",
            ),
        ),
        "deal": (
            QT_TRANSLATE_NOOP("Glossary", "deal"),
            QT_TRANSLATE_NOOP("Glossary", "One wall, from the shuffle to the settlement."),
        ),
        "round": (
            QT_TRANSLATE_NOOP("Glossary", "round"),
            QT_TRANSLATE_NOOP("Glossary", "The deals under one prevailing wind."),
        ),
        "hand": (
            QT_TRANSLATE_NOOP("Glossary", "hand"),
            QT_TRANSLATE_NOOP("Glossary", "The tiles of one player."),
        ),
        "points": (
            QT_TRANSLATE_NOOP("Glossary", "points"),
            QT_TRANSLATE_NOOP("Glossary", "What sets and bonuses count, before the doubles."),
        ),
        "double": (
            QT_TRANSLATE_NOOP("Glossary", "double"),
            QT_TRANSLATE_NOOP(
                "Glossary", "A score taken twice. Two doubles make four times, three make eight times."
            ),
        ),
        "limit": (
            QT_TRANSLATE_NOOP("Glossary", "limit"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "The most that one player pays another for a hand, where the players have agreed on one.",
            ),
        ),
        "settlement": (
            QT_TRANSLATE_NOOP("Glossary", "settlement"),
            QT_TRANSLATE_NOOP("Glossary", "Who pays whom when a deal is over."),
        ),
        "penalty": (
            QT_TRANSLATE_NOOP("Glossary", "penalty"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "What a player pays for a mistake: a false call, or a discard that was plainly dangerous.",
            ),
        ),
        "counter": (
            QT_TRANSLATE_NOOP("Glossary", "counters"),
            QT_TRANSLATE_NOOP("Glossary", "Sticks of bone with dots, worth 2 to 1000 points."),
        ),
        "original-hand": (
            QT_TRANSLATE_NOOP("Glossary", "original hand"),
            QT_TRANSLATE_NOOP("Glossary", "A hand that is complete as it was dealt."),
        ),
        "wild": (
            QT_TRANSLATE_NOOP("Glossary", "wild tile"),
            QT_TRANSLATE_NOOP("Glossary", "A tile that may stand for another, in Fenghua."),
        ),
        "standing": (
            QT_TRANSLATE_NOOP("Glossary", "standing hand"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "A hand declared with the first discard: it is one tile short and will not be "
                "changed any more.",
            ),
        ),
        "washing": (
            QT_TRANSLATE_NOOP("Glossary", "washing the tiles"),
            QT_TRANSLATE_NOOP(
                "Glossary", "Ending the deal by showing nine or more different heads as they were dealt."
            ),
        ),
        "wind-box": (
            QT_TRANSLATE_NOOP("Glossary", "wind box"),
            QT_TRANSLATE_NOOP(
                "Glossary",
                "A box with the four winds in it. It stands before East and shows the wind of the round.",
            ),
        ),
        "positioner": (
            QT_TRANSLATE_NOOP("Glossary", "positioner"),
            QT_TRANSLATE_NOOP(
                "Glossary", "The player whom a throw names to lay out the four winds for the seats."
            ),
        ),
        "tiles-away": (
            QT_TRANSLATE_NOOP("Glossary", "tiles away"),
            QT_TRANSLATE_NOOP("Glossary", "How many good draws a hand needs to be complete."),
        ),
    }
)
