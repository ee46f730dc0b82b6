"""The words of the booklet's lessons: settlement, points, bonuses and doubles."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "hp-scores": QT_TRANSLATE_NOOP("Lessons", "Its scores"),
}
LESSONS: Final = {
    "hp-settlement": QT_TRANSLATE_NOOP("Lessons", "Settling"),
    "hp-flowers": QT_TRANSLATE_NOOP("Lessons", "Seasons and flowers"),
    "hp-sets": QT_TRANSLATE_NOOP("Lessons", "Points"),
    "hp-bonuses": QT_TRANSLATE_NOOP("Lessons", "Bonuses"),
    "hp-doubles": QT_TRANSLATE_NOOP("Lessons", "Doubles"),
}
PAGES: Final = {
    "hp-settlement/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Everybody scores"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Every hand is scored, also those that lost. First each loser pays the winner his "
                "whole score. Then the losers settle among each other: the lower pays the difference.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "If one of the two is [[East]], it is doubled."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Begin with what the winner gets."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the booklet's own example."),
    ),
    "hp-settlement/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "East loses"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The same four scores, but now North has won. East still pays double, and is paid "
                "double, against everybody.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The winner does not pay the others, whatever they hold."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. East lost the deal and still wins from two."),
    ),
    "hp-flowers/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Eight tiles for later"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "When you know the game, you may add four seasons and four flowers: [[bonus "
                "tiles|bonus-tile]]. They are never kept in the hand. You lay one out and draw a "
                "loose tile for it; after the deal East begins.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "Each belongs to a wind: 1 East, 2 South, 3 West, 4 North."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The number tells it."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "seasons": QT_TRANSLATE_NOOP("Lessons", "seasons"),
            "flowers": QT_TRANSLATE_NOOP("Lessons", "flowers"),
        },
    ),
    "hp-flowers/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What they count"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Each counts 4 points, your own or not. Your own season doubles, your own flower too."
                " All four of one sort double three times.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "1 is East's number, on both tiles."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-sets/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Three of a kind"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Sets from 2 to 8 count 2 points, ones, nines, winds and dragons 4. "
                "[[Concealed|concealed]] sets count twice as much, sequences nothing. Everybody "
                "counts, winner or not.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Two open sets: one of circles, one of winds."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Give the total of the loser's hand."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 2 and 4."),
        labels={
            "two": QT_TRANSLATE_NOOP("Lessons", "2 points"),
            "four": QT_TRANSLATE_NOOP("Lessons", "4 points"),
            "eight": QT_TRANSLATE_NOOP("Lessons", "8 points"),
        },
        wrong={
            "doubled": QT_TRANSLATE_NOOP("Lessons", "The sets lie open. Only concealed ones count twice."),
        },
    ),
    "hp-sets/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four of a kind"),
        (QT_TRANSLATE_NOOP("Lessons", "A [[kong]] counts four times as much as a pung of the same tiles."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One kong is concealed, the other open."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Give the total of the loser's hand."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 16 and 16."),
        labels={
            "eight": QT_TRANSLATE_NOOP("Lessons", "8 points"),
            "sixteen": QT_TRANSLATE_NOOP("Lessons", "16 points"),
            "thirty-two": QT_TRANSLATE_NOOP("Lessons", "32 points"),
        },
        wrong={
            "open-both": QT_TRANSLATE_NOOP("Lessons", "The four 6s were all drawn: they count 16."),
        },
    ),
    "hp-sets/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Pairs that count"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A [[pair]] of dragons counts 2 points, a pair of your [[own wind|own-wind]] 2, a "
                "pair of the wind of the [[round|round-wind]] 2. If one wind is both, the pair counts"
                " 4.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Three of the pairs count."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "The hand is South's, in East's round."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: own wind, wind of the round, dragons."),
        labels={
            "two": QT_TRANSLATE_NOOP("Lessons", "2 points"),
            "own": QT_TRANSLATE_NOOP("Lessons", "South's: 2"),
            "round": QT_TRANSLATE_NOOP("Lessons", "the round: 2"),
            "nought": QT_TRANSLATE_NOOP("Lessons", "nothing"),
        },
        wrong={
            "without-round": QT_TRANSLATE_NOOP(
                "Lessons", "The wind of the round counts too: this is East's round."
            ),
            "all-pairs": QT_TRANSLATE_NOOP("Lessons", "North is neither your wind nor that of the round."),
        },
    ),
    "hp-bonuses/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The winner's points"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The winner alone gets bonuses, added before anything is doubled: 20 for "
                "[[Mah-Jongg]], 2 for a winning tile that he drew, 2 if only one kind of tile could "
                "complete the hand.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "4 and 6 wait for nothing but the 5."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Score this hand"),
        todo=QT_TRANSLATE_NOOP("Lessons", "It is South's in the East round; the 5 of circles was discarded."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: no other kind could complete it."),
    ),
    "hp-bonuses/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "No chow"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A winning hand without a [[chow]] gets 10 points, and doubles once as well. The "
                "booklet calls it winning by pairs.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The last pung was drawn: it is concealed."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-bonuses/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Nothing that counts"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The opposite is rewarded too: four sequences and a pair without value get 10 points "
                "and one double. Points for drawing do not spoil it.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The winning tile was drawn."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-bonuses/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "From the bottom of the sea"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                'Winning with the last tile that may be drawn gets 10 points and a double, "a fish '
                'from the bottom of the sea". So does winning with a [[loose tile|loose-tile]].',
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Drawn, only place, last: three of the bonuses meet."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-bonuses/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A hundred for standing"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A [[standing hand|standing]] that wins gets 100 points. It is by far the dearest bonus.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One pung is concealed."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-doubles/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Winds and dragons"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A pung or kong of your [[own wind|own-wind]] doubles, one of the "
                "[[round-wind|round-wind]] doubles, and each set of dragons doubles. A wind that is "
                "both doubles twice. Losers double too.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "8 points, doubled three times."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does East's hand count in East's round?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Give the total. It has not won."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 8, 16, 32, 64."),
        labels={
            "own": QT_TRANSLATE_NOOP("Lessons", "own wind"),
            "round": QT_TRANSLATE_NOOP("Lessons", "wind of the round"),
            "dragon": QT_TRANSLATE_NOOP("Lessons", "dragons"),
        },
        wrong={
            "two-doubles": QT_TRANSLATE_NOOP(
                "Lessons", "East is your wind and that of the round: two doubles. And the dragons."
            ),
            "one-double": QT_TRANSLATE_NOOP("Lessons", "There are more doubles: look at both sets."),
        },
    ),
    "hp-doubles/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The winner's hand as a whole"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Only for the winner: one suit with winds or dragons doubles once, one suit alone "
                "three times. Ones and nines with winds or dragons double once. So does a snatched "
                "kong.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "No tile of this hand lies between 2 and 8, and there is no chow."),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: both doubles count."),
        labels={
            "mixed": QT_TRANSLATE_NOOP("Lessons", "with winds or dragons: once"),
            "pure": QT_TRANSLATE_NOOP("Lessons", "one suit: three times"),
            "ends": QT_TRANSLATE_NOOP("Lessons", "ends and honours: once"),
        },
    ),
    "hp-doubles/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The sum"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Points and bonuses are added first, then doubled, and what is above the [[limit]] is"
                " cut off.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "An original hand and a hand of nothing but winds and dragons double three times. "
                "That matters only in a game without a limit: with one, both count the limit.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One suit with dragons, and a set of dragons."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Score this hand"),
        todo=QT_TRANSLATE_NOOP("Lessons", "It is South's in the East round; the 9 of bamboos was drawn."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-doubles/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Choosing the reading"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Some hands can be read in two ways. The one that counts more is taken. Here South won with "
                "the 9 of circles that East discarded.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Pungs have their points. But a hand of four sequences with a worthless pair has a bonus of "
                "10, and it doubles.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "As three pungs it counts 20 and 16. What does it count as sequences?"
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Lay the hand out as it counts most"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Drag tiles together."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: no scoring value, 20 and 10, doubled."),
        wrong={
            "three-pungs": QT_TRANSLATE_NOOP(
                "Lessons", "Those are sets, but their points are fewer than bonus and double."
            ),
        },
    ),
    "hp-doubles/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What a claim costs"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A concealed pung or kong counts twice as much as an exposed one. A set that the "
                "winning discard completes counts as exposed.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Score the hand both ways."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
