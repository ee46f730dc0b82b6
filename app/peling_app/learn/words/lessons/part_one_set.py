"""The words of Pung Chow, Part I: the tiles and the sets."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "pc-the-set": QT_TRANSLATE_NOOP("Lessons", "The set"),
}
LESSONS: Final = {
    "pc-game": QT_TRANSLATE_NOOP("Lessons", "What it is about"),
    "pc-tiles": QT_TRANSLATE_NOOP("Lessons", "Description of the tiles"),
    "pc-sets": QT_TRANSLATE_NOOP("Lessons", "Sets and the winning hand"),
}
PAGES: Final = {
    "pc-game/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four sets and a pair"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four play. Each holds thirteen tiles that nobody else sees. In turn you take a tile from "
                "the [[wall]], the stock in the middle, and [[discard]] one, that is, throw it away. "
                "Sometimes you may take what another has discarded.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever first has four [[sets|set]] and a [[pair]] wins the [[deal]]. A set is three equal "
                "tiles, or three that follow one another. Then all hands are counted, points are paid, and "
                "the next deal begins.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "The pair is two equal tiles. Which tiles are only two?"),
            QT_TRANSLATE_NOOP("Lessons", "The small numbers in the corners help: 3, 4, 5."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Two sets and a pair: find them among these eight tiles"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons",
            "Drag the tiles into the places, or click them. By keyboard: arrows, then the number of a place.",
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Two sets more, and it would be a hand that wins."),
        wrong={
            "two-pairs": QT_TRANSLATE_NOOP(
                "Lessons", "One of the 8s is left over. All three together are a set; the pair is the 2s."
            ),
        },
    ),
    "pc-tiles/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Three suits"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Most tiles belong to one of three [[suits|suit]]: bamboos, circles and characters. "
                "Each suit counts from 1 to 9. The 1 of bamboos is a bird; the small number in the "
                "corner tells it too.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The characters have their number in Chinese above the red sign for ten thousand. The"
                " corner helps until you know them: 一 二 三 四 五 六 七 八 九.",
            ),
        ),
        remember=(QT_TRANSLATE_NOOP("Lessons", "No suit is worth more than another."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Look for the red sign at the foot of the tile."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which of these are characters?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose every tile of the suit."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the 3, the 7 and the 9 of characters."),
        labels={
            "bamboos": QT_TRANSLATE_NOOP("Lessons", "bamboos"),
            "circles": QT_TRANSLATE_NOOP("Lessons", "circles"),
            "characters": QT_TRANSLATE_NOOP("Lessons", "characters"),
        },
        wrong={
            "circles": QT_TRANSLATE_NOOP(
                "Lessons", "Those are circles: round coins. Characters have a red sign at their foot."
            ),
        },
    ),
    "pc-tiles/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Winds and dragons"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four tiles are [[winds|wind]]: East, South, West, North. Three are "
                "[[dragons|dragon]]: red, green and white. They have no number. "
                "Together they are called [[honours|honour]].",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "An honour belongs to no suit."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which of these are honours?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all winds and dragons."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Winds and dragons stand outside the three suits."),
        labels={
            "winds": QT_TRANSLATE_NOOP("Lessons", "the four winds"),
            "dragons": QT_TRANSLATE_NOOP("Lessons", "red, green, white"),
        },
        wrong={
            "bird": QT_TRANSLATE_NOOP(
                "Lessons", "The bird is the 1 of bamboos, a tile of a suit. The other choices were right."
            ),
        },
    ),
    "pc-tiles/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Major and minor"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The ends of a suit, 1 and 9, and all honours are [[major]] tiles. The tiles from 2 "
                "to 8 are [[minor]]. A set of major tiles counts twice as much as one of minor "
                "tiles; that is all.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Ends of a suit, winds, dragons."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which of these are major?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose every one."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the ends of the suits, and all honours."),
        labels={
            "major": QT_TRANSLATE_NOOP("Lessons", "major"),
            "minor": QT_TRANSLATE_NOOP("Lessons", "minor"),
        },
        wrong={
            "no-ends": QT_TRANSLATE_NOOP(
                "Lessons", "The honours are right. The ends of a suit, 1 and 9, are major too."
            ),
            "no-honours": QT_TRANSLATE_NOOP(
                "Lessons", "The ends are right. Winds and dragons are major too."
            ),
        },
    ),
    "pc-tiles/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four of each"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "There are four equal tiles of each kind: four 3s of circles, four red dragons. Three"
                " suits of nine kinds, four winds, three dragons: 34 kinds in all.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Four times 34."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "How many tiles has the set?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Give the number."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 4 times 34."),
        wrong={
            "kinds": QT_TRANSLATE_NOOP("Lessons", "34 is the number of kinds. There are four tiles of each."),
            "with-flowers": QT_TRANSLATE_NOOP(
                "Lessons",
                "144 would be with the eight [[flowers and seasons|bonus tile]]. In this book they "
                "are usually left out.",
            ),
        },
    ),
    "pc-sets/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What a set is"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A [[set]] is one of three things: three equal tiles, four equal tiles, or three "
                "tiles in order of one suit.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A sequence is exactly three tiles; it does not go round from 9 to 1, and honours make none.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Equal, or in order and of one suit."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which of these are sets?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all that are."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: two sequences and three green dragons."),
        labels={
            "three": QT_TRANSLATE_NOOP("Lessons", "three of a kind"),
            "four": QT_TRANSLATE_NOOP("Lessons", "four of a kind"),
            "run": QT_TRANSLATE_NOOP("Lessons", "a sequence"),
            "suits": QT_TRANSLATE_NOOP("Lessons", "two suits"),
            "round": QT_TRANSLATE_NOOP("Lessons", "9 is the end"),
            "dragons": QT_TRANSLATE_NOOP("Lessons", "honours are in no order"),
        },
        wrong={
            "suits": QT_TRANSLATE_NOOP(
                "Lessons", "One of them mixes circles and bamboos. A sequence is of one suit."
            ),
            "winds": QT_TRANSLATE_NOOP("Lessons", "Winds have no order: East, South, West is no sequence."),
        },
    ),
    "pc-sets/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The hand that wins"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The hand that wins has [[four sets and a pair|Mah-Jongg]]: fourteen tiles, or more "
                "if a set has four. Any four sets will do, mixed as you like.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Begin with what can be only one thing: the three east winds."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Lay this hand out in four sets and a pair"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons",
            "Drag the tiles into the places, or click them. By keyboard: arrows, then the number of a place.",
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "That is a complete hand."),
        labels={
            "whole": QT_TRANSLATE_NOOP("Lessons", "four sets and a pair: Mah-Jongg"),
        },
        wrong={
            "two-pairs": QT_TRANSLATE_NOOP(
                "Lessons",
                "Two of the 6s are a pair, and the 9s are a pair: there may be only one. Three 6s "
                "make a set.",
            ),
        },
    ),
    "pc-sets/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "More than one way"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Often the same tiles can be laid out in more than one way. Only one way needs to "
                "work, and you may choose it when the hand is finished.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "What if the 6s of bamboos are the pair?"),
            QT_TRANSLATE_NOOP("Lessons", "Then 4, 5, 6 takes the third."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Lay out this hand"),
        todo=QT_TRANSLATE_NOOP("Lessons", "One set looks tempting and is wrong."),
        right=QT_TRANSLATE_NOOP("Lessons", "Yes. The third 6 belongs to the sequence."),
        wrong={
            "loses-one": QT_TRANSLATE_NOOP(
                "Lessons",
                "Then only two red dragons are in a pair and one is left over. Let the dragons be a set.",
            ),
        },
    ),
    "pc-sets/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Is it complete?"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "To see whether a hand is complete, take a pair out first, then look whether the "
                "rest falls into sets. If not, try another pair.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Seven pairs are no winning hand in this book."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which hands are complete?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all that are four sets and a pair."),
        right=QT_TRANSLATE_NOOP(
            "Lessons", "Right. The second has 5, 6 and 8 of circles, and the fourth nothing but pairs."
        ),
        wrong={
            "pairs": QT_TRANSLATE_NOOP(
                "Lessons",
                "Seven pairs are nothing in Pung Chow. Of the five rule sets only Fenghua knows them.",
            ),
        },
    ),
}
