"""The words of Pung Chow, Part II: limit hands, penalties and examples."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "pc2-great": QT_TRANSLATE_NOOP("Lessons", "Limit hands"),
    "pc2-danger": QT_TRANSLATE_NOOP("Lessons", "Paying for all"),
    "pc2-book": QT_TRANSLATE_NOOP("Lessons", "From the book"),
}
LESSONS: Final = {
    "pc2-hands": QT_TRANSLATE_NOOP("Lessons", "The limit hands"),
    "pc2-penalties": QT_TRANSLATE_NOOP("Lessons", "Who pays for all"),
    "pc2-examples": QT_TRANSLATE_NOOP("Lessons", "Examples of hands"),
}
PAGES: Final = {
    "pc2-hands/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Thirteen single heads"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Some hands are worth the whole [[limit]], whatever their points. The first is not "
                "made of sets at all: all thirteen different heads, and one of them twice.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Any head makes the pair."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Win with it"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "You are South, with all thirteen heads. West discards a red dragon."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Everybody pays the limit."),
        wrong={
            "let-go": QT_TRANSLATE_NOOP("Lessons", "That was your winning tile. Any head would be."),
        },
    ),
    "pc2-hands/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Nothing but heads"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons", "Four sets of heads and a pair of heads. There can be no sequence in it."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Look for an 8, and for a sequence."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which of these are limit hands?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all that are right."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "eight": QT_TRANSLATE_NOOP("Lessons", "The second has a pair of 8s: not all are heads."),
            "run": QT_TRANSLATE_NOOP("Lessons", "The third has a sequence in it."),
        },
    ),
    "pc2-hands/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four winds"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Sets of all four winds with any pair; or sets of three winds with a pair of the "
                "fourth. In the second the last set is free.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "All four winds must be there."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which of these are limit hands?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all that are right."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "four": QT_TRANSLATE_NOOP("Lessons", "four sets"),
            "three": QT_TRANSLATE_NOOP("Lessons", "three sets and the pair"),
        },
        wrong={
            "any-pair": QT_TRANSLATE_NOOP("Lessons", "In the second one wind is missing altogether."),
            "four-only": QT_TRANSLATE_NOOP(
                "Lessons", "The first has three sets and a pair of the fourth wind."
            ),
        },
    ),
    "pc2-hands/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Three dragons"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons", "Sets of all three [[dragons|dragon]]; the fourth set and the pair are free."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Three sets, not two and a pair."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which of these are limit hands?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all that are right."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "pair": QT_TRANSLATE_NOOP("Lessons", "Two sets and a pair of dragons are not enough."),
        },
    ),
    "pc2-hands/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four fours"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four fours of a kind and any pair. It hardly ever happens; each four needs its "
                "[[loose tile]].",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Points and doubles do not matter any more."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Fill in the score sheet"),
        todo=QT_TRANSLATE_NOOP("Lessons", "A limit hand has one line: the limit."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-hands/6": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Dealt complete"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If East's fourteen tiles are a complete hand, it is worth the limit. It goes before "
                "everything, washing too.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Four sets and a pair are there already."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Win at once"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are East. Look at your tiles before you discard."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "gives-up": QT_TRANSLATE_NOOP("Lessons", "Look again: the hand was complete."),
        },
    ),
    "pc2-penalties/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Nine tiles of one suit"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Sometimes one pays for all three: whoever throws the winning tile into a hand that "
                "everybody could see. The first warning: nine tiles of one suit lie open, and the "
                "hand is won with that suit alone.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "No circles now."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Discard a tile that cannot be dangerous"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South. West shows nine circles."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. That tile is safe from it."),
        labels={
            "nine": QT_TRANSLATE_NOOP("Lessons", "nine open tiles of one suit"),
        },
        wrong={
            "pays-all": QT_TRANSLATE_NOOP(
                "Lessons", "West wins with a tile like that, and you pay for all three."
            ),
            "also-dots": QT_TRANSLATE_NOOP("Lessons", "Circles are what West collects. Keep them."),
        },
    ),
    "pc2-penalties/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Nine heads"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The second warning: nine heads lie open, and the hand is won with nothing but heads."
                " It may be the limit, and you pay it for three.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "What lies open, and who gave the last tile?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "heads": QT_TRANSLATE_NOOP("Lessons", "nine open heads"),
        },
    ),
    "pc2-penalties/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Dragons and winds"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Two open sets of dragons, and you give the third set. Three open sets of winds, and "
                "you give the fourth wind. These are the other two warnings.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "But a tile that ends the same hand in another place is safe, the pair beside the "
                "dragons, or the other set beside the winds.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Was the winning tile a wind?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "dragons": QT_TRANSLATE_NOOP("Lessons", "two sets, and the third"),
            "winds": QT_TRANSLATE_NOOP("Lessons", "three sets, and the fourth"),
        },
    ),
    "pc2-penalties/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Excused"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Nobody pays for all who was one tile short himself, and has two [[doubles|double]] "
                "complete or would have more than two with his winning tile. He had a good hand to "
                "lose. Nor does anybody who held nothing but dangerous tiles.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Is he waiting? What would his hand double?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-penalties/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What is paid"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "He pays the winner what all three would have paid, East's double too. All other "
                "scores are void. Who announces Mah-Jongg wrongly pays each of the others half the "
                "limit, with East the whole of it; here the program does not let it happen.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Add up the three shares. East would have paid double."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-examples/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The first example"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                'The book has ten hands for Part II. Here are six; you find all of them under "The '
                "book's examples\".",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The pair was drawn last, and there is no sequence."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-examples/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A hand above the limit"),
        (QT_TRANSLATE_NOOP("Lessons", "North in the round of North, with his own wind and red dragons."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Four doubles, and then the limit."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-examples/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Find the slip"),
        (QT_TRANSLATE_NOOP("Lessons", "In the third example the book has made a slip."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Add up the lines yourself."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the sum was wrong."),
    ),
    "pc2-examples/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Another slip"),
        (QT_TRANSLATE_NOOP("Lessons", "In the fourth it forgot something."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Look at the suit."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: bamboos and honours double once."),
    ),
    "pc2-examples/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Single heads"),
        (QT_TRANSLATE_NOOP("Lessons", "The fifth hand has no set at all."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Thirteen different heads."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-examples/6": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A drawn sequence"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In the eighth example the last tile falls into a gap, and a pair of the own wind "
                "stands beside it.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The pair counts though it was not completed last."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. That is Part II."),
    ),
}
