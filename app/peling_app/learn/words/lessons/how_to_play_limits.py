"""The words of the booklet's lessons: limit hands and errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final[Mapping[str, str]] = {}
LESSONS: Final = {
    "hp-limits": QT_TRANSLATE_NOOP("Lessons", "Limit hands"),
    "hp-errors": QT_TRANSLATE_NOOP("Lessons", "Errors and penalties"),
}
PAGES: Final = {
    "hp-limits/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Worth the limit"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Players agree on a [[limit]], say 600: the most that one can receive from one other;"
                " only East up to the double. Ten hands count the limit, whatever their points.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Three of them: nothing but winds and dragons; nothing but ones and nines; four "
                "concealed pungs or kongs.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Look at the ranks."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which limit hand is this?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose one."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "honours": QT_TRANSLATE_NOOP("Lessons", "all winds and dragons"),
            "ends": QT_TRANSLATE_NOOP("Lessons", "all ones and nines"),
            "concealed": QT_TRANSLATE_NOOP("Lessons", "four concealed pungs or kongs"),
        },
        wrong={
            "not-hidden": QT_TRANSLATE_NOOP("Lessons", "Three of its sets lie open."),
        },
    ),
    "hp-limits/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four winds, three dragons"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Sets of three winds with a pair of the fourth, and any other set. Or sets of all "
                "three dragons, with any other set and pair.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The bamboos do no harm."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which limit hand is this?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose one."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "winds": QT_TRANSLATE_NOOP("Lessons", "three winds and a pair of the fourth"),
            "dragons": QT_TRANSLATE_NOOP("Lessons", "three sets of dragons"),
            "honours": QT_TRANSLATE_NOOP("Lessons", "all winds and dragons"),
        },
        wrong={
            "has-bamboos": QT_TRANSLATE_NOOP("Lessons", "A sequence of bamboos is in it."),
        },
    ),
    "hp-limits/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Thirteen odd majors"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One each of the ones, the nines, the winds and the dragons, thirteen in all, and any"
                " of them twice. It is no hand of sets, and it wins all the same.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Nothing is double yet."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which tiles win?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose every tile."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: all thirteen."),
        labels={
            "thirteen": QT_TRANSLATE_NOOP("Lessons", "thirteen different ones"),
        },
        wrong={
            "only-honours": QT_TRANSLATE_NOOP("Lessons", "Ones and nines may be the double as well."),
        },
    ),
    "hp-limits/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Calling nine tile hand"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Three ones, three nines and one each from 2 to 8 of one suit. Whatever tile of this "
                "suit comes, the hand is complete.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Try each number: the ones or nines can be the pair."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which tiles win?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose every tile."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: all nine of the suit."),
        labels={
            "nine": QT_TRANSLATE_NOOP("Lessons", "calls nine tiles"),
        },
        wrong={
            "ends-only": QT_TRANSLATE_NOOP(
                "Lessons", "A 5 wins too: 1 1 1, 2 3 4, 5 5, 6 7 8, 9 9 9. Try the others."
            ),
        },
    ),
    "hp-limits/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "By luck alone"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Three more count the limit by how they come: East's hand that is complete as dealt; "
                "a win on East's first discard; East's thirteenth win running.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "South was dealt thirteen tiles."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "South wins with East's first discard. What is it?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose one."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "dealt": QT_TRANSLATE_NOOP("Lessons", "East's original hand"),
            "first": QT_TRANSLATE_NOOP("Lessons", "a win on East's first discard"),
            "thirteenth": QT_TRANSLATE_NOOP("Lessons", "East's thirteenth win running"),
        },
        wrong={
            "dealt": QT_TRANSLATE_NOOP("Lessons", "Only East is dealt fourteen tiles."),
        },
    ),
    "hp-limits/6": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Two that count unfinished"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A loser who holds three dragon sets, or three wind sets and the pair of the fourth, "
                "claims the limit from the other two losers, though his hand is not complete. The "
                "winner he pays as usual.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "First the winner, then West's claim."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-errors/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A false Mah-Jongg"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever says Mah-Jongg and lays down a hand that is not complete pays the double "
                "limit to each of the others. If he notices before all lies open, he may take it "
                "back.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The limit is 600."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-errors/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Paying for all"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Some tables shout danger: three pungs of one suit, three of ones and nines, three of "
                "winds, or two of dragons that lie open. A kong counts like a pung here, but no "
                "concealed one, and no chow.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons", "Whoever then discards the tile that wins such a hand pays for all three."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "What lay open before the discard? Who threw it?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "pure": QT_TRANSLATE_NOOP("Lessons", "three pungs of one suit"),
            "dragons": QT_TRANSLATE_NOOP("Lessons", "two of the dragons"),
        },
    ),
    "hp-errors/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "And nobody else pays"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The careless player pays the winner the shares of all three, with East's doubling in"
                " them. Among the losers nothing is settled.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Add up what each would have paid."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-errors/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What a dead hand pays"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A [[dead hand|dead-hand]] is paid nothing. With too many tiles he pays the others "
                "their whole scores; with too few, his own score is taken off first. The winner gets "
                "his score in full.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Whose hand is dead stands in the question."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
