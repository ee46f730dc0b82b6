"""The words of Pung Chow, Part II: the scores."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "pc2-scoring": QT_TRANSLATE_NOOP("Lessons", "Scores of Part II"),
}
LESSONS: Final = {
    "pc2-sets": QT_TRANSLATE_NOOP("Lessons", "Sets of the winner"),
    "pc2-last": QT_TRANSLATE_NOOP("Lessons", "The last tile"),
    "pc2-others": QT_TRANSLATE_NOOP("Lessons", "The other hands"),
    "pc2-doubles": QT_TRANSLATE_NOOP("Lessons", "Doubles and bonuses"),
}
PAGES: Final = {
    "pc2-sets/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Threes of the winner"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "[[Mah-Jongg]] brings 10 points here. The winner's sets count a little more than in "
                "Part I if they are [[concealed]]: 6 for a minor three, 10 for heads. Open ones stay "
                "at 2 and 4.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "There are no points for drawing, for the only place or for a hand without sequences."
                " Other things take their place.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "10 for Mah-Jongg, the 6s hidden, the north winds open."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "You are South. You claimed the 4 of bamboos for a sequence open at both ends."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 10, 6 and 4."),
        labels={
            "two": QT_TRANSLATE_NOOP("Lessons", "2 points"),
            "four": QT_TRANSLATE_NOOP("Lessons", "4 points"),
            "six": QT_TRANSLATE_NOOP("Lessons", "6 points"),
            "ten": QT_TRANSLATE_NOOP("Lessons", "10 points"),
        },
        wrong={
            "part-one": QT_TRANSLATE_NOOP(
                "Lessons",
                "That is what Part I would give. Here Mah-Jongg brings 10 and a hidden minor three 6.",
            ),
        },
    ),
    "pc2-sets/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Fours of the winner"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A four of a kind counts as in Part I: 8 minor and open, 16 minor and [[concealed]], "
                "16 heads and open, 32 heads and concealed.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "10, a hidden four of heads, an open minor three."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "The 9s of characters were all drawn."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 10, 32 and 2."),
        labels={
            "eight": QT_TRANSLATE_NOOP("Lessons", "8 points"),
            "sixteen": QT_TRANSLATE_NOOP("Lessons", "16 points"),
        },
        wrong={
            "open-four": QT_TRANSLATE_NOOP(
                "Lessons", "The four lies with its ends face down: you drew all of it."
            ),
        },
    ),
    "pc2-last/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A pair at the end"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "What did the last tile complete? If it was the pair, that brings points: 2 for a "
                "minor pair, 4 for heads, and 2 more if you drew the tile. Only one line of this sort"
                " can count, since only one tile is the last.",
            ),
        ),
        remember=(QT_TRANSLATE_NOOP("Lessons", "Claimed 2 or 4, drawn 4 or 6."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "10, an open three of 8s, and the pair."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You drew the second 9 of circles."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 10, 2 and 6."),
        labels={
            "two-four": QT_TRANSLATE_NOOP("Lessons", "2 claimed, 4 drawn"),
            "four-six": QT_TRANSLATE_NOOP("Lessons", "4 claimed, 6 drawn"),
        },
        wrong={
            "claimed": QT_TRANSLATE_NOOP("Lessons", "That would be for a claimed 9. This one was drawn."),
        },
    ),
    "pc2-last/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Your wind in your round"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A last pair of your own wind counts most if it is also the wind of the round: 6 "
                "claimed, 8 drawn.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "10, the open 8s, and 6 for the pair."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Fill in the score sheet"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "You are South in the round of South, and you claimed the second south wind."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 18."),
        labels={
            "six-eight": QT_TRANSLATE_NOOP("Lessons", "6 claimed, 8 drawn"),
        },
    ),
    "pc2-last/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A sequence at the end"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If the last tile stands in the middle of a sequence, or at its only open end, that "
                "counts 2 claimed and 4 drawn. A sequence that was open at both ends counts 4 drawn "
                "and nothing claimed.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A sequence completed by a draw is laid open at once, the drawn tile on top. It shows"
                " to all how it was made.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "10, the open 8s, and the drawn sequence."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You drew the 6 of characters between 5 and 7."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 10, 2 and 4."),
        labels={
            "closed": QT_TRANSLATE_NOOP("Lessons", "2 claimed, 4 drawn"),
            "open": QT_TRANSLATE_NOOP("Lessons", "only drawn: 4"),
        },
        wrong={
            "chowed": QT_TRANSLATE_NOOP("Lessons", "2 would be for a claimed tile. A drawn one brings 4."),
        },
    ),
    "pc2-last/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Nothing else"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons", "A hand that has nothing but its 10 points adds 10 more, as in Part I."
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "No set, no pair that counts, and the sequence was open at both ends."
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons",
            "Four sequences and a pair of 9s; the 4 of characters was claimed, and a 1 would have done too.",
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 10 and 10."),
        wrong={
            "only-ten": QT_TRANSLATE_NOOP(
                "Lessons", "Just because there is nothing else, 10 more are added."
            ),
            "part-one": QT_TRANSLATE_NOOP(
                "Lessons", "In Part I it would be 20 and 10. Here Mah-Jongg brings 10."
            ),
        },
    ),
    "pc2-others/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who has not won"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The hands of the others count as in Part I: 2, 4 and 8 for threes, 8 to 32 for "
                "fours. Dragons and the own wind double them too. Doubles for one suit are for the "
                "winner alone.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "4, 8 and 4, and a double for the dragons."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "It has not won. The 7s and the 1s are hidden, the red dragons lie open."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 16, doubled."),
        labels={
            "four": QT_TRANSLATE_NOOP("Lessons", "4 points"),
            "eight": QT_TRANSLATE_NOOP("Lessons", "8 points"),
            "sixteen": QT_TRANSLATE_NOOP("Lessons", "16 points"),
        },
        wrong={
            "as-winner": QT_TRANSLATE_NOOP(
                "Lessons", "6 and 10 are for the winner. Here they count 4 and 8."
            ),
            "undoubled": QT_TRANSLATE_NOOP("Lessons", "The red dragons double it."),
        },
    ),
    "pc2-others/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Pairs"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "2 points each for a pair of dragons, of your own wind, or of the wind of the round. "
                "If your own wind is the wind of the round, its pair counts 4. The winner counts such"
                " a pair in the same way if it was not the last tile that made it.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One of the four counts nothing."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What do these pairs count?"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "You are South in the round of East: pairs of east, south, north and green dragons."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: east, south and the dragons."),
        labels={
            "two": QT_TRANSLATE_NOOP("Lessons", "2 points"),
            "own": QT_TRANSLATE_NOOP("Lessons", "2 points as own wind"),
            "round": QT_TRANSLATE_NOOP("Lessons", "2 points in this round"),
        },
        wrong={
            "own-only": QT_TRANSLATE_NOOP("Lessons", "East is the wind of this round: its pair counts too."),
            "all-pairs": QT_TRANSLATE_NOOP("Lessons", "North is neither your wind nor that of the round."),
        },
    ),
    "pc2-doubles/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The own wind in its round"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A set of dragons doubles once, a set of your own wind once. If your own wind is also"
                " the wind of the round, its set doubles twice. A set of the round's wind that is not"
                " your own doubles nothing. This holds for everybody.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "4 and 4 points. Only one of the two sets doubles."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "You are South in the round of South. South and east winds lie open."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 8, doubled twice."),
        labels={
            "once": QT_TRANSLATE_NOOP("Lessons", "one double"),
            "own": QT_TRANSLATE_NOOP("Lessons", "one double, two in its own round"),
        },
        wrong={
            "one-double": QT_TRANSLATE_NOOP("Lessons", "In its own round the own wind doubles twice."),
            "with-east": QT_TRANSLATE_NOOP(
                "Lessons", "East is not your wind. It counts 4 points and doubles nothing."
            ),
        },
    ),
    "pc2-doubles/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Doubles of the winner"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The winner alone doubles for one suit with honours: once. For one suit and nothing "
                "else: three times. And for a hand without a sequence: once.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One double for the suit with honours, one for no sequence."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Fill in the score sheet"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Bamboos and a pair of north winds, no sequence."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 22, doubled twice."),
        labels={
            "mixed": QT_TRANSLATE_NOOP("Lessons", "one double"),
            "pure": QT_TRANSLATE_NOOP("Lessons", "three doubles"),
        },
    ),
    "pc2-doubles/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A lucky last tile"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Three ways to win double the whole hand: with a [[loose tile]]; with the last tile "
                "that may be drawn; and with the fourth tile of a kind of which you have an open "
                "three, if it fits a sequence.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Two doubles, and 4 points for the drawn sequence."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Fill in the score sheet"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "The 4 of bamboos was the last tile that could be drawn. Three 4s lie open before you."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 16, doubled twice."),
    ),
    "pc2-doubles/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "With the first tile"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever wins with the very first tile that is discarded adds half the limit, after "
                "the doubles. But washing goes before it.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "10, 10 for nothing else, and 150."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "East's first discard completes your hand. The limit is 300."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 20 and 150."),
        wrong={
            "no-bonus": QT_TRANSLATE_NOOP("Lessons", "And half the limit for the first tile."),
        },
    ),
}
