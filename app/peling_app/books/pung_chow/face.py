"""The faces of the two parts of Pung Chow."""

from __future__ import annotations

from typing import Final

from peling_app.books.face import BookFace, Cover
from peling_app.books.pung_chow import places
from peling_app.kit.words.cards import Deck
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

PART_ONE: Final = BookFace(
    id="pung-chow",
    book="pung-chow",
    prefixes=("PC-", "PC1-", "PCM-"),
    cloth="#5E2A1E",
    cover=Cover(
        QT_TRANSLATE_NOOP("Books", "Pung Chow"),
        QT_TRANSLATE_NOOP("Books", "without a limit"),
        QT_TRANSLATE_NOOP("Books", "L. L. Harr, 1922, Part I"),
    ),
    short=QT_TRANSLATE_NOOP("Compare", "Pung Chow I"),
    quoted=QT_TRANSLATE_NOOP("Citations", "Pung Chow (Harr 1922)"),
    about=(
        QT_TRANSLATE_NOOP(
            "About books",
            "The simplest way to begin, and the one in which scores can grow highest: nothing "
            "limits what a hand can count.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "All four hands are counted. The winner is paid by everybody and pays nobody; then "
            "the others settle their differences, so a good hand that did not win may still gain.",
        ),
        QT_TRANSLATE_NOOP(
            "About books", "East pays and receives double, and stays East while winning the deal."
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "There is no wind of the round and no reserve: the wall is played to its last tile.",
        ),
        QT_TRANSLATE_NOOP(
            "About books", "Threes and fours of dragons and of the own wind double the whole hand."
        ),
    ),
    course=QT_TRANSLATE_NOOP(
        "Learn", "From the first tile to the settlement. Begin here if you have never played."
    ),
    options=Deck("house-rules-pung-chow"),
    subjects=places.SUBJECTS,
    terms=places.TERMS,
    meetings=places.MEETINGS,
    places=places.PLACES,
)
PART_TWO: Final = BookFace(
    id="pung-chow-limit",
    book="pung-chow",
    prefixes=("PC-", "PC2-", "PCM-"),
    cloth="#5E2A1E",
    cover=Cover(
        QT_TRANSLATE_NOOP("Books", "Pung Chow"),
        QT_TRANSLATE_NOOP("Books", "with a limit"),
        QT_TRANSLATE_NOOP("Books", "L. L. Harr, 1922, Part II"),
    ),
    short=QT_TRANSLATE_NOOP("Compare", "Pung Chow II"),
    quoted=QT_TRANSLATE_NOOP("Citations", "Pung Chow (Harr 1922)"),
    about=(
        QT_TRANSLATE_NOOP(
            "About books",
            "The same game as in Part I with an agreed limit, which keeps the great hands in bounds.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "Seats are drawn from a box of winds, and the game goes in rounds: East, South, West, North.",
        ),
        QT_TRANSLATE_NOOP("About books", "The last fourteen tiles of the wall are never drawn."),
        QT_TRANSLATE_NOOP(
            "About books", "Some rare hands are worth the whole limit, whatever they would count otherwise."
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "Washing the tiles: whoever is dealt nine or more different ones, nines and honours "
            "may show them, is paid, and the deal ends.",
        ),
        QT_TRANSLATE_NOOP(
            "About books", "Whoever discards into a hand that is plainly dangerous may have to pay for all."
        ),
    ),
    course=QT_TRANSLATE_NOOP("Learn", "What Part II changes: the limit, the wind box, rounds and penalties."),
    options=Deck("house-rules-pung-chow"),
    subjects=places.SUBJECTS,
    terms=places.TERMS,
    meetings=places.MEETINGS,
    places=places.PLACES,
    limit_line=QT_TRANSLATE_NOOP("Score sheet", "Pung Chow, with a limit of {limit}"),
)
