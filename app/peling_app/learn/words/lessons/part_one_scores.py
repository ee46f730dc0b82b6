"""The words of Pung Chow, Part I: the scores and the settlement."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "pc-scoring": QT_TRANSLATE_NOOP("Lessons", "Scoring"),
}
LESSONS: Final = {
    "pc-points": QT_TRANSLATE_NOOP("Lessons", "Points"),
    "pc-bonuses": QT_TRANSLATE_NOOP("Lessons", "Bonuses of the winner"),
    "pc-doubles": QT_TRANSLATE_NOOP("Lessons", "Doubles"),
    "pc-settling": QT_TRANSLATE_NOOP("Lessons", "Settling the scores"),
}
PAGES: Final = {
    "pc-points/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Threes"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "When somebody has won, all four lay their hands open and count. A sequence counts "
                "nothing. Three of a kind counts 2 if it is minor and lies open; the score card says "
                "[[exposed]]. Hidden in the hand, [[concealed]], it counts twice as much; major twice as "
                "much again.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Everybody counts his sets, not the winner alone: losing with a good hand can be "
                "worth more than winning with a poor one.",
            ),
        ),
        remember=(
            QT_TRANSLATE_NOOP("Lessons", "Open 2, hidden 4."),
            QT_TRANSLATE_NOOP("Lessons", "Major: the double of it."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The 5s are minor, the winds are major."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What do these sets count?"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "Two open threes: 5s of circles, and east winds of a player who is not East."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 2 and 4. It is not this player's own wind."),
        labels={
            "two": QT_TRANSLATE_NOOP("Lessons", "2 points"),
            "four": QT_TRANSLATE_NOOP("Lessons", "4 points"),
            "eight": QT_TRANSLATE_NOOP("Lessons", "8 points"),
        },
        wrong={
            "doubled": QT_TRANSLATE_NOOP("Lessons", "That would be for hidden sets. These lie open."),
        },
    ),
    "pc-points/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Fours"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four of a kind counts four times as much as three. A hidden four is one you drew "
                "yourself; it lies with its two end tiles face down.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Minor and hidden 16; major and open 16."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What do these sets count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "A hidden four of 6s, and an open four of 9s."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 16 and 16."),
        labels={
            "eight": QT_TRANSLATE_NOOP("Lessons", "8 points"),
            "sixteen": QT_TRANSLATE_NOOP("Lessons", "16 points"),
            "thirty-two": QT_TRANSLATE_NOOP("Lessons", "32 points"),
        },
        wrong={
            "open-both": QT_TRANSLATE_NOOP(
                "Lessons", "The four of bamboos lies with two tiles face down: hidden, 16."
            ),
        },
    ),
    "pc-points/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Pairs"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Only a pair of dragons or of your own wind counts: 2 points. All other pairs are "
                "worth nothing.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The own wind, and dragons."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What do these pairs count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South: pairs of south, north, 9s, and green dragons."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 2 for your own wind and 2 for the dragons."),
        labels={
            "two": QT_TRANSLATE_NOOP("Lessons", "2 points"),
            "nought": QT_TRANSLATE_NOOP("Lessons", "nothing"),
        },
        wrong={
            "all-pairs": QT_TRANSLATE_NOOP("Lessons", "Only dragons and the own wind count."),
            "own-only": QT_TRANSLATE_NOOP("Lessons", "And the dragons."),
        },
    ),
    "pc-bonuses/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Twenty for Mah-Jongg"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The winner adds 20 points for [[Mah-Jongg]]. A hand without a single sequence adds "
                "10 more, since it is harder to make.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "20 and 10, then the sets. The set won by the claim is open."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Four sets of three, a pair of 2s, won by a claim."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 20, 10, and four open minor threes: 8."),
        wrong={
            "no-bonus": QT_TRANSLATE_NOOP("Lessons", "There is no sequence in it: 10 more."),
        },
    ),
    "pc-bonuses/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Nothing else"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four sequences and a worthless pair count nothing. To make up for it, a hand with "
                "nothing but the 20 adds 10.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "No set counts, no pair counts, it was not drawn."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "It was won by a discard, and two tiles would have done."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 20 and 10."),
        wrong={
            "only-twenty": QT_TRANSLATE_NOOP(
                "Lessons", "Nothing else counts, and just for that there are 10."
            ),
        },
    ),
    "pc-bonuses/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Drawn, and the only place"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The winner adds 2 points if he drew the winning tile. He adds 2 if no other kind of tile "
                "would have won: the only place was the middle of a sequence, the 3 to 1 and 2, the 7 to 8 "
                "and 9, or the pair. If a loose tile won, he adds 10.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Between 2 and 4 there is only one place."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Fill in the score sheet"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons",
            "Won with the 3 of characters, drawn from the wall. Write beside each line how often it counts, "
            "leave the others empty, and add up.",
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "middle": QT_TRANSLATE_NOOP("Lessons", "the middle"),
            "end": QT_TRANSLATE_NOOP("Lessons", "the only open end"),
            "pair": QT_TRANSLATE_NOOP("Lessons", "the pair"),
            "both": QT_TRANSLATE_NOOP("Lessons", "two ends: nothing"),
        },
    ),
    "pc-doubles/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Dragons and your own wind"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "After the points come the [[doubles|double]]. Three or four of a dragon double the "
                "whole score once. So do three or four of your own wind. Two doubles make four times,"
                " three make eight.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "They double the score of everybody who has them, winner or not."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "4 and 4 points, and how many doubles?"),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South. Open threes of red dragons and of south."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 8, doubled twice."),
        labels={
            "once": QT_TRANSLATE_NOOP("Lessons", "one double"),
        },
        wrong={
            "no-doubles": QT_TRANSLATE_NOOP(
                "Lessons", "Those are the points. Now double once for the dragons and once for your own wind."
            ),
            "one-double": QT_TRANSLATE_NOOP("Lessons", "And once more: dragons and own wind."),
        },
    ),
    "pc-doubles/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "One suit"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "All tiles of one suit, with winds or dragons among them: one double. All tiles of "
                "one suit and nothing else: three doubles, eight times the score. Only winds and "
                "dragons: three as well.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Points first, then three doubles."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Fill in the score sheet"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Nothing but bamboos, the last drawn for the pair."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. That is why players collect one suit."),
        labels={
            "mixed": QT_TRANSLATE_NOOP("Lessons", "one suit and honours"),
            "pure": QT_TRANSLATE_NOOP("Lessons", "one suit"),
        },
    ),
    "pc-doubles/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Dealt complete"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A hand that is complete as it was dealt is an [[original hand]]: three doubles. It "
                "may never happen to you.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The three red dragons double once more."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Fill in the score sheet"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are East, and your fourteen tiles are complete."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-doubles/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A whole hand"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Points and bonuses first, then the doubles. Take your time; the order is always the same.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "South winds: 8 points hidden, and a double."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Fill in the score sheet"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South, and you drew the winning 7 of bamboos."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-doubles/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What showing costs"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "An open set counts half. Now you can say what that means in points: score the hand both "
                "ways. Doubles double the difference as well.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "Only one set differs. How many points is it less when it lies open?"
            ),
            QT_TRANSLATE_NOOP("Lessons", "Then double that difference as often as the hand is doubled."),
        ),
    ),
    "pc-settling/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who pays whom"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The winner gets his full score from each of the others, whatever they hold. Then the"
                " losers settle among themselves: each pair pays the difference of their scores.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "East pays and gets double, here too."),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "First all pay the winner. Then compare the losers, two at a time."),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-settling/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "East wins"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If East wins, everybody pays him double. The three others settle singly among themselves.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Double for East, single for the rest."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-settling/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A good hand may lose and gain"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A loser with a high hand collects differences from the other losers, double from "
                "East. It may be more than the winner gets.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Each pair of losers settles once."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-settling/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Counters"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The usual [[counters|counter]] are worth 2, 10, 100, 500 and 1000. All scores are "
                "even, so 2 is small enough. After a drawn deal nothing is paid.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Begin with the largest that fits."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "With how few counters do you pay 226?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "There are counters of 2, 10, 100, 500 and 1000."),
        right=QT_TRANSLATE_NOOP(
            "Lessons",
            "Right: two of 100, two of 10, three of 2. You know enough to play now: the first page of Learn "
            "has a deal with a guide.",
        ),
        wrong={
            "all-in-tens": QT_TRANSLATE_NOOP("Lessons", "Use the hundreds first."),
        },
    ),
}
