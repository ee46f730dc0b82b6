"""The words of the leaflet's lessons: winning, points, doubles, extras and sticks."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "fw-scores": QT_TRANSLATE_NOOP("Lessons", "Its scores"),
}
LESSONS: Final = {
    "fw-winning": QT_TRANSLATE_NOOP("Lessons", "How hands win"),
    "fw-points": QT_TRANSLATE_NOOP("Lessons", "Points"),
    "fw-doubles": QT_TRANSLATE_NOOP("Lessons", "Doubles"),
    "fw-extras": QT_TRANSLATE_NOOP("Lessons", "Four extras"),
    "fw-paying": QT_TRANSLATE_NOOP("Lessons", "Paying"),
}
PAGES: Final = {
    "fw-winning/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Plain winning"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Only the winner counts here. He gets 10 points always, and 10 more for a plain hand:"
                " four sequences and a pair.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "All four sets are sequences."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 20."),
    ),
    "fw-winning/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The head that wins"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If the winning card completes the head, the head counts too: 2 from 2 to 8, 4 for "
                "ones and nines. Drawn by yourself it counts 4 or 8. A head that stood before counts "
                "nothing here.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons", "In a plain hand won by a discard it is not counted: that stays at 20."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The 6 completed the pair."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 24."),
    ),
    "fw-winning/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Find the slip"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The leaflet says that this hand counts 24 whether a 6 or a 9 is drawn. Its own rule "
                "says otherwise for the 9.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "What does a drawn head of nines count?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 8 instead of 4 make 28."),
    ),
    "fw-winning/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Heaven and earth"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If the banker's fourteen cards are complete as dealt, it is natural winning: full "
                "points. If another player wins with the banker's first discard, it is unnatural "
                "winning: half of the full points, or what the hand counts if that is more.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "West needed a discard."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "West wins with the banker's first discard. What is it?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose one."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 500 of 1000."),
        labels={
            "natural": QT_TRANSLATE_NOOP("Lessons", "natural winning"),
            "unnatural": QT_TRANSLATE_NOOP("Lessons", "unnatural winning"),
            "plain": QT_TRANSLATE_NOOP("Lessons", "plain winning only"),
        },
        wrong={
            "natural": QT_TRANSLATE_NOOP(
                "Lessons", "That is for the banker alone, with the cards he was dealt."
            ),
        },
    ),
    "fw-points/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Threes"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A visible three counts 2 points from 2 to 8, and 4 for ones, nines, Cardinals and "
                "Directions. Hidden it counts twice as much.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One three is hidden, the other visible. And 10 for winning."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "two": QT_TRANSLATE_NOOP("Lessons", "2 points"),
            "four": QT_TRANSLATE_NOOP("Lessons", "4 points"),
            "eight": QT_TRANSLATE_NOOP("Lessons", "8 points"),
        },
    ),
    "fw-points/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Fours"),
        (QT_TRANSLATE_NOOP("Lessons", "A four counts four times as much as the same three."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "A hidden four of nines, a visible four of ones, and the 10."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this winning hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Give the total."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 32, 16 and 10."),
        labels={
            "eight": QT_TRANSLATE_NOOP("Lessons", "8 points"),
            "sixteen": QT_TRANSLATE_NOOP("Lessons", "16 points"),
            "thirty-two": QT_TRANSLATE_NOOP("Lessons", "32 points"),
        },
        wrong={
            "without-ten": QT_TRANSLATE_NOOP("Lessons", "The winner gets 10 points always."),
            "both-open": QT_TRANSLATE_NOOP("Lessons", "The nines lie there hidden: 32."),
        },
    ),
    "fw-points/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A pair that counts"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A pair of Cardinals or of your own Direction counts 2. Other winds count nothing as "
                "a pair, that of the game neither.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "The pair was completed last, but a pair of dragons has only its 2."
            ),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "counts": QT_TRANSLATE_NOOP("Lessons", "2 points"),
            "own": QT_TRANSLATE_NOOP("Lessons", "South's own: 2"),
            "nothing": QT_TRANSLATE_NOOP("Lessons", "for South nothing"),
        },
    ),
    "fw-doubles/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Cardinals, own Direction"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Every three or four of Cardinals [[doubles|double]] the sum, and so does one of your"
                " own Direction. The 10 points are in the sum.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The hand is East's, and the game is South's."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 18, doubled twice."),
        labels={
            "once": QT_TRANSLATE_NOOP("Lessons", "doubles"),
            "own": QT_TRANSLATE_NOOP("Lessons", "the own Direction doubles"),
        },
    ),
    "fw-doubles/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "In your own game"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If your own Direction is that of the game too, its three doubles twice. The "
                "Direction of the game alone, not your own, doubles nothing.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Three doubles now."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 144. As banker he is paid 288 by each."),
    ),
    "fw-doubles/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "One variety"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One variety with honours doubles once, one variety alone three times. All doubles "
                "are added up: 2, 4, 8, 16, 32.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "Two sets of Cardinals, the own Direction, one variety with honours."
            ),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: four doubles."),
        labels={
            "mixed": QT_TRANSLATE_NOOP("Lessons", "with honours: once"),
            "pure": QT_TRANSLATE_NOOP("Lessons", "one variety: three times"),
        },
    ),
    "fw-doubles/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Full points"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Players agree on full points, mostly 1000 or 500: the [[limit]] of every hand. Two "
                "hands count it at once: the thirteen kinds, each one, nine, wind and dragon with one"
                " of them twice; and threes of all four Directions with a pair of Cardinals.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Count the winds."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which hand is this?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose one."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: full points."),
        labels={
            "thirteen": QT_TRANSLATE_NOOP("Lessons", "the thirteen kinds"),
            "directions": QT_TRANSLATE_NOOP("Lessons", "the four Directions"),
            "pairs": QT_TRANSLATE_NOOP("Lessons", "winning by pairs only"),
        },
        wrong={
            "only-pairs": QT_TRANSLATE_NOOP("Lessons", "It is more than that: three of every wind."),
        },
    ),
    "fw-doubles/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A hidden three"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Three equal cards that you drew yourself stay in the hand. They are hidden, and "
                "count twice as much. A three that the winning discard completes is visible.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The doubles double the difference as well."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "hidden": QT_TRANSLATE_NOOP("Lessons", "hidden"),
        },
    ),
    "fw-extras/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "By pairs"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "At its end the leaflet offers four extras, to be agreed beforehand. Each doubles "
                "once. The first is winning by pairs: threes and fours only, no sequence.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "All four threes are hidden."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the leaflet's 52."),
    ),
    "fw-extras/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four with open flowers"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If the card from the rear that follows a four completes your hand, it doubles: a "
                "four with open flowers.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "A hidden four counts 16."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fw-extras/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The moon"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Winning with the last card that may be taken is taking the moon from the bottom of "
                "the sea. It doubles. The fourth extra you know: robbing the four.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Plain, with a head that stood before."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Score this hand"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "It is West's in the East game; the 6 of circles was the last card to be taken."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 20, doubled."),
    ),
    "fw-paying/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Everybody pays"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Each of the three pays the winner what his hand counts, whoever discarded. Among the"
                " losers nothing is paid.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One of the losers is the banker."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fw-paying/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The banker doubles"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons", "The banker pays double for himself, and is paid double by everybody when he wins."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "East is the banker."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fw-paying/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Sticks"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You pay with sticks. Two black dots are 2, ten black dots 10, one red dot 100, five "
                "red dots 500. Everybody begins with 1000.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Begin with the dearest."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
