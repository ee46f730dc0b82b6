"""Word what a player meets for the first time where the book has it in its own way."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

WORDS: Final = {
    "turn": (
        QT_TRANSLATE_NOOP("FirstTimes", "A turn"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "Play goes round to the right. You draw a tile, may meld a flower or lay down a kong, and "
            "then win or discard. You aim at one of five shapes, most often four sets and a pair.",
        ),
    ),
    "east": (
        QT_TRANSLATE_NOOP("FirstTimes", "You hold the bank"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "As East you hold one tile more and begin with a discard. In this book the bank pays and "
            "receives no more than others. You stay banker after your own win and after a draw.",
        ),
    ),
    "round-wind": (
        QT_TRANSLATE_NOOP("FirstTimes", "The wind of the round"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "One wind prevails until the bank comes back to the first banker, and East comes first. A "
            "winner counts one point for a set of it, as for one of his own wind, and two if both are "
            "the same.",
        ),
    ),
    "flower": (
        QT_TRANSLATE_NOOP("FirstTimes", "Flowers and seasons"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "They belong to no set. In the deal they are laid open and made good from the end of the "
            "wall; a flower drawn later may be melded on your turn. With an unmelded one in the hand "
            "you cannot win.",
        ),
    ),
    "loose": (
        QT_TRANSLATE_NOOP("FirstTimes", "A supplementary tile"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "A kong or a melded flower leaves the hand a tile short. It is made good from the tail of "
            "the wall, stack by stack. Then you win, meld, kong again or discard.",
        ),
    ),
    "chow": (
        QT_TRANSLATE_NOOP("FirstTimes", "To chow"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "With two tiles of your hand the discard makes a run of one suit. Only the player at your "
            "left may give it, unless it completes the whole hand. Neither of your two tiles may be "
            "wild.",
        ),
    ),
    "pung": (
        QT_TRANSLATE_NOOP("FirstTimes", "To pung"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "With a natural pair in your hand the discard makes three of a kind, whoever discarded it. "
            "Play goes on from you. How the claimed tile lies shows who gave it, and that can matter "
            "when somebody pays for all.",
        ),
    ),
    "danger": (
        QT_TRANSLATE_NOOP("FirstTimes", "Claims from one player"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "You have given a player several of his open sets. Who gives three or four of them can be "
            "liable: he then pays what all three losers would have paid.",
        ),
    ),
    "calling": (
        QT_TRANSLATE_NOOP("FirstTimes", "You are calling"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "One tile is missing. If you draw it, you win. From a discard you may take it only if the "
            "hand has points enough, and never a wild tile. The tutor names the tiles you wait for.",
        ),
    ),
    "settlement": (
        QT_TRANSLATE_NOOP("FirstTimes", "The settlement"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "The deal is over, and the winner’s hand is counted. For a tile he drew himself each of the "
            "others pays twice the score; for a discard the discarder pays twice and the others once.",
        ),
    ),
    "liability": (
        QT_TRANSLATE_NOOP("FirstTimes", "One player pays for all"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "A player is liable who gave the winner three or four of his open sets, whose kong was "
            "robbed, or who discarded the bottom tile. He pays what all three losers would have paid.",
        ),
    ),
}
