"""The face of the article on Fenghua."""

from __future__ import annotations

from typing import Final

from peling_app.books.face import BookFace, Cover, ScoreWords
from peling_app.books.fenghua import places, scores, settlement
from peling_app.kit.words.cards import Deck
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

FACE: Final = BookFace(
    id="fenghua",
    book="fenghua",
    prefixes=("FH-",),
    cloth="#54411F",
    cover=Cover(
        QT_TRANSLATE_NOOP("Books", "Fenghua"),
        QT_TRANSLATE_NOOP("Books", "Zhejiang, with wild tiles"),
        QT_TRANSLATE_NOOP("Books", "as played in 2016"),
    ),
    short=QT_TRANSLATE_NOOP("Compare", "Fenghua"),
    quoted=QT_TRANSLATE_NOOP("Citations", "Mahjong rules in Fenghua (2016)"),
    about=(
        QT_TRANSLATE_NOOP(
            "About books",
            "A living game from the east of China, with flowers and with wild tiles: a tile "
            "turned up in the wall tells which kind is wild in this deal.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "In a winning hand a wild tile can stand for any tile but a flower. It is never part of a "
            "kong or of a set that lies open, and nobody can claim one that is discarded.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "Next to four sets and a pair there are seven pairs, fourteen tiles that stand apart,"
            " all honours, and eight flowers.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "To go out on a discard a hand needs four points; on a tile drawn oneself it needs none.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "Points are added up and rounded up to tens; nothing is doubled. Only the winner is "
            "paid: twice by everybody for a tile drawn, else twice by the discarder and once by "
            "the others.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "Whoever feeds a winner too often pays for all. The bottom tile of the wall may be refused.",
        ),
    ),
    course=QT_TRANSLATE_NOOP(
        "Learn", "From the first tile on, as in Fenghua: wild tiles, flowers and its own scoring."
    ),
    options=Deck("house-rules-fenghua"),
    subjects=places.SUBJECTS,
    terms=places.TERMS,
    meetings=places.MEETINGS,
    places=places.PLACES,
    score=ScoreWords(
        line_reason=scores.line_reason,
        near_miss=scores.near_miss,
        shape=scores.shape,
        sets=scores.SETS,
        named=scores.NAMED,
    ),
    settlement=settlement.settled,
    why_twice=settlement.why_twice,
)
