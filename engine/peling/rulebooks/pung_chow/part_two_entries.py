"""The rules of Part II in the order of the book, in our own words; what it takes from Part I goes before."""

from __future__ import annotations

from typing import Final

from peling.rulebooks.pung_chow import citations as at
from peling.rulebooks.pung_chow.entries import PART_ONE_ENTRIES
from peling.rules.ruleset import BookEntry

_REPLACED: Final = frozenset({"PC1-SEAT", "PC1-NOROUND", "PC1-DRAW", "PC1-SETTLE"})
"""Rules of Part I in whose place Part II has its own."""

_OWN: Final = (
    BookEntry(
        "PC2-SEAT",
        "Drawing the winds",
        "Seats are taken freely; a throw names the positioner. He lays the four winds in a line, one of them "
        "on the wind box, and throws; counting from him the players take the places of the line, the "
        "farthest first. Where the box goes East will sit: whoever drew East moves there, the others sit by "
        "their winds.",
        at.WIND_BOX,
    ),
    BookEntry(
        "PC2-BOX",
        "The wind box",
        "East keeps the box, with the wind of the round on top, until he loses; then it goes to the right.",
        at.WIND_BOX,
    ),
    BookEntry(
        "PC2-ROUND",
        "Rounds",
        "A round ends when all players have been East and lost. The next wind is put on top, and the first "
        "East begins again.",
        at.ROUNDS,
    ),
    BookEntry(
        "PC2-SET",
        "Sets of rounds",
        "Four rounds, of East, South, West and North, are a set. How many are played is agreed before.",
        at.ROUNDS,
    ),
    BookEntry(
        "PC2-DRAW",
        "The last fourteen tiles",
        "The last fourteen tiles, loose tiles included, are never drawn. When a tile would have to be drawn "
        "and only these are left, the deal is drawn: East stays.",
        at.LAST_FOURTEEN,
    ),
    BookEntry(
        "PC2-LIMIT",
        "The limit",
        "A limit may be agreed: usually 300 if Mah-Jongg counts 10, 400 if it counts 20, or 600.",
        at.LIMIT,
    ),
    BookEntry(
        "PC2-LIMIT-EAST",
        "The limit and East",
        "Whatever is paid to or by East may be twice the limit.",
        at.LIMIT,
    ),
    BookEntry(
        "PC2-LIMIT-LOSERS",
        "The limit among the losers",
        "The others settle their differences up to the limit, with East up to twice the limit.",
        at.LIMIT,
    ),
    BookEntry(
        "PC2-SETTLE",
        "Settling the scores",
        "As in Part I: the winner gets his score from each, the others settle the differences, East pays and "
        "gets double; but no payment exceeds the limit.",
        at.LIMIT,
    ),
    BookEntry(
        "PC2-WASH",
        "Washing the tiles",
        "Whoever was dealt nine or more different heads may end the deal and show them. Everybody pays him "
        "50 for nine, 70 for ten, 100 for eleven, 150 for twelve, 200 for thirteen.",
        at.WASHING,
    ),
    BookEntry(
        "PC2-WASH-EAST",
        "Washing and East",
        "East neither pays nor gets double here.",
        at.WASHING,
    ),
    BookEntry(
        "PC2-WASH-NEXT",
        "After washing",
        "The tiles are shuffled anew and East stays. No other score is settled.",
        at.WASHING,
    ),
    BookEntry(
        "PC2-WASH-LIMITS",
        "When washing is allowed",
        "Nothing may have been drawn, and a second tile of a kind does not count. Nobody has to do it.",
        at.WASHING,
    ),
    BookEntry(
        "PC2-WASH-ORDER",
        "What goes before washing",
        "East's hand that is complete on the deal goes before washing, and washing before a win on the first "
        "tile played.",
        at.WASHING,
    ),
    BookEntry(
        "PC2-SHOW-SEQ",
        "Showing a drawn sequence",
        "A sequence that the last tile completes by a draw is laid open with that tile on top.",
        at.EXPLANATION,
    ),
    BookEntry(
        "PC2-PENALTY-FALSE",
        "False Mah-Jongg",
        "Whoever announces Mah-Jongg falsely pays half the limit to each; East gets, and as the offender "
        "pays, the whole limit.",
        at.PENALTIES,
    ),
    BookEntry(
        "PC2-PENALTY-PAYALL",
        "Paying for all",
        "Whoever discards the winning tile pays for all three if the winner had a warning exposed and the "
        "tile completes that hand: nine tiles of one suit for a hand of that suit, nine heads for a hand of "
        "heads, two sets of dragons for the third, three sets of winds for the fourth wind.",
        at.PENALTIES,
    ),
    BookEntry(
        "PC2-PENALTY-EXCUSE",
        "Who is excused",
        "A discarder who is himself one tile short is excused if he has two doubling honors complete, or "
        "would have more than two with his winning tile.",
        at.PENALTIES,
    ),
    BookEntry(
        "PC2-PENALTY-NOCHOICE",
        "Who had no choice",
        "Nobody pays for all who held nothing but dangerous tiles.",
        at.PENALTIES,
    ),
    BookEntry(
        "PC2-PENALTY-CANCEL",
        "All other scores are void",
        "When one pays for all, only the winner's score counts.",
        at.PENALTIES,
    ),
    BookEntry(
        "PC2-PENALTY-SAFE-WAIT",
        "The other tile is safe",
        "A tile that ends the same hand in another place brings no penalty: the pair beside the dragons, or "
        "the other set beside the winds.",
        at.PENALTIES,
    ),
)

PART_TWO_ENTRIES: Final = (
    *(entry for entry in PART_ONE_ENTRIES if entry.id not in _REPLACED),
    *_OWN,
)
"""Rules of play and settling; the score items stand on their own card."""
