"""The face of the booklet."""

from __future__ import annotations

from typing import Final

from peling_app.books.face import BookFace, Cover
from peling_app.books.how_to_play import places
from peling_app.kit.words.cards import Deck
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

FACE: Final = BookFace(
    id="how-to-play",
    book="how-to-play",
    prefixes=("HP-",),
    cloth="#22374F",
    cover=Cover(
        QT_TRANSLATE_NOOP("Books", "Mah-Jongg"),
        QT_TRANSLATE_NOOP("Books", "the Game and\nHow to Play It"),
        QT_TRANSLATE_NOOP("Books", "British booklet, 1920s"),
    ),
    short=QT_TRANSLATE_NOOP("Compare", "How to Play"),
    quoted=QT_TRANSLATE_NOOP("Citations", "Mah-Jongg, the Game and How to Play It"),
    about=(
        QT_TRANSLATE_NOOP(
            "About books",
            "A British booklet, with numbered rules and many ways to score: points, bonuses for "
            "the winner, doubles, and hands that are worth the limit.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "The latest discard stays alive until the next player discards: it can be claimed "
            "even after he has drawn, and he puts his tile back.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "Whoever lets a pung pass is locked: he may not pung that kind until he has had a turn.",
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "A tile that is added to an open pung can be snatched to go out. A player who "
            "declares a standing hand gains a hundred points if he wins.",
        ),
        QT_TRANSLATE_NOOP(
            "About books", "Fourteen tiles stay undrawn. With a wrong number of tiles a hand is dead."
        ),
        QT_TRANSLATE_NOOP(
            "About books",
            "Two limit hands pay even when they are not finished, and careless discards may cost "
            "the payments of all.",
        ),
    ),
    course=QT_TRANSLATE_NOOP(
        "Learn", "From the first tile on, by the British booklet: its scoring and special hands."
    ),
    options=Deck("house-rules-how-to-play"),
    subjects=places.SUBJECTS,
    terms=places.TERMS,
    meetings=places.MEETINGS,
    places=places.PLACES,
    only_east_over_limit=True,
    flower_numbers=(("Fl2", 4), ("Fl4", 2)),
)
