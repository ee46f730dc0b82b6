"""The words of the leaflet's lessons: threes, fours, and calls."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "fw-play": QT_TRANSLATE_NOOP("Lessons", "Its play"),
}
LESSONS: Final = {
    "fw-threes": QT_TRANSLATE_NOOP("Lessons", "Threes and sequences"),
    "fw-fours": QT_TRANSLATE_NOOP("Lessons", "Fours"),
    "fw-calls": QT_TRANSLATE_NOOP("Lessons", "Calls"),
}
PAGES: Final = {
    "fw-threes/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The turn"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Play goes to the right. You draw the next card from the head of the wall and discard"
                " one, face up.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The lone wind fits nothing."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have drawn the 7 of circles. Discard what is useless now"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "throws-it-back": QT_TRANSLATE_NOOP("Lessons", "6, 7 and 8 of circles are a set now."),
        },
    ),
    "fw-threes/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A visible three"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Two equal cards in your hand and the third discarded by anybody: you may take it and"
                " lay all three face up. That is a visible three; elsewhere it is a [[pung]].",
            ),
            QT_TRANSLATE_NOOP("Lessons", "Play goes on at your right."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You hold two red dragons."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "West discards a Cardinal. Take it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "visible": QT_TRANSLATE_NOOP("Lessons", "visible"),
        },
        wrong={
            "only-two": QT_TRANSLATE_NOOP("Lessons", "For four you would need three in the hand."),
            "let-go": QT_TRANSLATE_NOOP("Lessons", "Three Cardinals double everything. Take it."),
        },
    ),
    "fw-threes/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Numerically combined"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Three in order of one variety are a set, worth no points: a [[chow]]. You may take a"
                " discard for it only from the player at your left. Drawn yourself, it stays hidden.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Take it with the 6 and the 7."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "East discards the 5 of bamboos. Make 5, 6, 7"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "no-pair": QT_TRANSLATE_NOOP("Lessons", "You hold no 5. It goes into a sequence."),
            "let-go": QT_TRANSLATE_NOOP("Lessons", "Take it once, for practice."),
        },
    ),
    "fw-threes/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who comes first"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The leaflet does not say it; we play it as everywhere. Winning goes before threes "
                "and fours, and these before a sequence. Of two winners the one nearest to the "
                "discarder in turn takes the card.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Three of a kind before a sequence."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fw-fours/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A hidden four"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four equal cards in your hand may be laid down, with one of them face up. You take "
                "one more card from the rear of the wall: the four has made you one short.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The button above your hand says what can be laid down."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have drawn the fourth 7. Lay the four down"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the additional card has come."),
        labels={
            "own": QT_TRANSLATE_NOOP("Lessons", "one face up: hidden"),
        },
        wrong={
            "gives-it-away": QT_TRANSLATE_NOOP("Lessons", "Four of a kind count much more on the table."),
        },
    ),
    "fw-fours/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A visible four"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "With three in your hand you may take the fourth from anybody. All four lie face up, "
                "and a card from the rear follows.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "You may add a fourth card to a visible three in your turn, too."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You hold three."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Take the green dragon for a four"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "only-three": QT_TRANSLATE_NOOP(
                "Lessons", "That would leave your third in the hand. Take all four."
            ),
        },
    ),
    "fw-fours/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Robbing the four"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever adds a card to his visible three runs a risk: if it completes your hand, you"
                " may [[rob|robbing]] it. It doubles. Only suit cards can be robbed, no honours.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "6 and 7 of circles wait for 5 or 8."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "North adds the 8 of circles. Rob it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "You have won. North pays like the others."),
        wrong={
            "let-go": QT_TRANSLATE_NOOP("Lessons", "It completes your hand. Look again."),
        },
    ),
    "fw-calls/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Two-sided, side, middle"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The leaflet has names for what a pair of cards waits for. 6 and 7 wait for two: a "
                "two-sided call. 1 and 2 wait only for the 3: a side call. 7 and 9 wait only for the "
                "8: a middle call.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "The names give no points, but longer rows can wait for more."),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "Take three in a row away, from either end, and look at the two that are left."
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "4, 5, 6, 7, 8 of bamboos: which tiles win?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose every tile."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: three tiles."),
        labels={
            "two-sided": QT_TRANSLATE_NOOP("Lessons", "two-sided"),
            "side": QT_TRANSLATE_NOOP("Lessons", "side"),
            "middle": QT_TRANSLATE_NOOP("Lessons", "middle"),
        },
        wrong={
            "two-only": QT_TRANSLATE_NOOP("Lessons", "Take 6, 7, 8 away: 4 and 5 wait for the 3 too."),
        },
    ),
    "fw-calls/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "To win, from anybody"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If the card of a sequence completes your hand, you may take it from anybody, not "
                "only from the left.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "North is not at your left. But look what the 3 completes."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "North discards the 3 of circles. Win"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: won by a side call."),
        wrong={
            "not-left": QT_TRANSLATE_NOOP(
                "Lessons", "For a sequence alone North is the wrong neighbour. Say that you have won."
            ),
            "let-go": QT_TRANSLATE_NOOP("Lessons", "1, 2, 3 is your last set. Take it."),
        },
    ),
}
