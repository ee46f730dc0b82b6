"""The face of the leaflet."""

from __future__ import annotations

from typing import Final

from peling_app.books.face import BookFace, Cover, ScoreWords
from peling_app.books.four_winds import places, scores, settlement
from peling_app.kit.words.cards import Deck
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

FACE: Final = BookFace(
    id="four-winds",
    book="four-winds",
    prefixes=("FW-",),
    cloth="#1F4D3A",
    cover=Cover(
        QT_TRANSLATE_NOOP("Books", "Four Winds"),
        QT_TRANSLATE_NOOP("Books", "Directions of\nPlaying Mah-Jongg"),
        QT_TRANSLATE_NOOP("Books", "export leaflet, 1920s"),
    ),
    short=QT_TRANSLATE_NOOP("Compare", "Four Winds"),
    quoted=QT_TRANSLATE_NOOP("Citations", "Chinese Game of Four Winds"),
    about=(
        QT_TRANSLATE_NOOP(
            "About books",
            "A leaflet that came with sets sold abroad. Only the winner counts, and only the "
            "winner is paid; the losers do not settle among themselves.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "Ten points are added to every winning hand, then the doubles follow. Full points, "
            "usually 1000 or 500, are the most a hand can bring.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "The first banker is found by dice, with one taken off the throw. The banker wins and"
            " loses double.",
        ),
        QT_TRANSLATE_NOOP(
            "About books", "The pair, called the head of the bird, counts when the last tile completes it."
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "Seven heaps of the wall are held in reserve, and one more for each four that is made.",
        ),
        QT_TRANSLATE_NOOP("About books", "Everybody begins with 1000 points in dotted sticks."),
    ),
    course=QT_TRANSLATE_NOOP(
        "Learn", "From the first tile on, by the export leaflet, where only the winner counts."
    ),
    options=Deck("house-rules-four-winds"),
    subjects=places.SUBJECTS,
    terms=places.TERMS,
    meetings=places.MEETINGS,
    places=places.PLACES,
    score=ScoreWords(
        short=scores.SHORT,
        limit_title=QT_TRANSLATE_NOOP("Score", "Full points"),
        line_title=scores.line_title,
        line_value=scores.line_value,
        line_reason=scores.line_reason,
        near_miss=scores.near_miss,
        sets=scores.SETS,
        named=scores.NAMED,
    ),
    settlement=settlement.settled,
)
