"""The words of Pung Chow, Part I: claims and going out."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "pc-claiming": QT_TRANSLATE_NOOP("Lessons", "Claiming"),
}
LESSONS: Final = {
    "pc-chow": QT_TRANSLATE_NOOP("Lessons", "To chow"),
    "pc-pung": QT_TRANSLATE_NOOP("Lessons", "To pung"),
    "pc-kong": QT_TRANSLATE_NOOP("Lessons", "Four of a kind"),
    "pc-first": QT_TRANSLATE_NOOP("Lessons", "Who comes first"),
    "pc-mahjongg": QT_TRANSLATE_NOOP("Lessons", "Mah-Jongg"),
}
PAGES: Final = {
    "pc-chow/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Take the tile of your left"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "When the player at your left discards, you may take the tile instead of drawing from"
                " the wall, if it makes three in order with two tiles of your hand. This is a "
                "[[chow]].",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The three are laid open at your right, and you discard. A sequence counts no points."
                " It brings you nearer to the end of the hand, and that is all.",
            ),
        ),
        remember=(
            QT_TRANSLATE_NOOP("Lessons", "Only from your left, and only in your turn."),
            QT_TRANSLATE_NOOP("Lessons", "Only the tile discarded last."),
            QT_TRANSLATE_NOOP("Lessons", "Three tiles of one suit, never four."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Which two of your tiles stand in a row with 5?"),),
        ask=QT_TRANSLATE_NOOP("Lessons", "East discards the 5 of bamboos. Chow it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South. Drag the tile onto your sets, or press C."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Now you would discard."),
        wrong={
            "no-pair": QT_TRANSLATE_NOOP(
                "Lessons", "For a [[pung]] you need two 5s. You have none: the tile goes into a sequence."
            ),
            "let-go": QT_TRANSLATE_NOOP(
                "Lessons", "You may let it go, but try it once: take it with two of your bamboos."
            ),
        },
    ),
    "pc-chow/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Low, middle or high"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The claimed tile may be the lowest, the middle or the highest of the three. Often "
                "you can choose, and the choice decides what is left in your hand.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "When you chow, choose the tiles that it goes with."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Chow with 4 and 6, so that 3 and 7 are left"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 4, 5, 6."),
        labels={
            "low": QT_TRANSLATE_NOOP("Lessons", "5 is high"),
            "middle": QT_TRANSLATE_NOOP("Lessons", "5 is in the middle"),
            "high": QT_TRANSLATE_NOOP("Lessons", "5 is low"),
        },
        wrong={
            "keeps-67": QT_TRANSLATE_NOOP(
                "Lessons", "That keeps 6 and 7. It is a good chow too, but this time take 4 and 6."
            ),
        },
    ),
    "pc-chow/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Not from everybody"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "North, opposite to you, discards the 5 of bamboos. It would fit your 3 and 4. But "
                "North is not your left-hand neighbour. What is not allowed is refused here, as at a real "
                "table, and you are told why.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A discard can be claimed only until the next tile is thrown. After that it is dead "
                "for good.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The place Chow in the bar above your hand, or the key C."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "North discards the 5 of bamboos. Try to chow it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South. See what you are told."),
        right=QT_TRANSLATE_NOOP("Lessons", "That is the rule: North sits opposite, not at your left."),
        wrong={
            "pung-later": QT_TRANSLATE_NOOP(
                "Lessons",
                "That was a [[pung]]: it may come from anybody, as the next lesson tells. Try Chow.",
            ),
            "let-go": QT_TRANSLATE_NOOP(
                "Lessons", "Wise, but try the chow for once, to see why it is refused."
            ),
        },
    ),
    "pc-pung/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A pair and a third"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If you hold a [[pair]], you may claim the third from anybody, in turn or out of "
                "turn. This is a [[pung]]. The three lie open at your right, and you discard.",
            ),
        ),
        remember=(
            QT_TRANSLATE_NOOP("Lessons", "From anybody."),
            QT_TRANSLATE_NOOP("Lessons", "Never forced: you may keep silent."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You have two red dragons."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "West discards a red dragon. Pung it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South. Drag it onto your sets, or press P."),
        right=QT_TRANSLATE_NOOP(
            "Lessons", "Right. Three red dragons double your whole score, as you will see."
        ),
        wrong={
            "only-two": QT_TRANSLATE_NOOP(
                "Lessons",
                "For four you would need three in your hand. You have two: take it for a set of three.",
            ),
            "let-go": QT_TRANSLATE_NOOP("Lessons", "That red dragon will not come again so easily. Take it."),
        },
    ),
    "pc-pung/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Turns are lost"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "After a pung play goes on from the player who claimed, to his right. Whoever sat "
                "between has lost a turn.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "After West it would have been North's turn."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "South pungs West's discard. Who loses a turn?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. North and East would have come before South."),
        labels={
            "north": QT_TRANSLATE_NOOP("Lessons", "North"),
            "east": QT_TRANSLATE_NOOP("Lessons", "East"),
            "south": QT_TRANSLATE_NOOP("Lessons", "South"),
        },
        wrong={
            "east": QT_TRANSLATE_NOOP(
                "Lessons", "North too: he sits at West's right and would have been next."
            ),
            "nobody": QT_TRANSLATE_NOOP(
                "Lessons", "Two players sit between West and South in the order of play."
            ),
        },
    ),
    "pc-pung/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "You need not claim"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A set that was completed by a claim must be laid open, [[exposed]], and counts half. If you "
                "draw the third tile yourself, the set stays hidden in your hand, [[concealed]], and counts "
                "full.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "An open set also tells the table what you collect. So look first what a claim would do to "
                "your hand; you may always let a tile go.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "4, 5 and 6 of characters are a set already."),
            QT_TRANSLATE_NOOP("Lessons", "Pass is the last place in the bar; its key is Space."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "West discards the 5 of characters. Let it go"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South. You could pung it, but your hand would suffer."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Your sequence is whole, and nobody has seen anything."),
        labels={
            "open": QT_TRANSLATE_NOOP("Lessons", "claimed: half"),
            "hidden": QT_TRANSLATE_NOOP("Lessons", "drawn: full"),
        },
        wrong={
            "tears-a-run": QT_TRANSLATE_NOOP(
                "Lessons",
                "Allowed, but the 4 and the 6 stand alone now: a hidden sequence is gone for an open three.",
            ),
        },
    ),
    "pc-kong/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four in your own hand"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If you draw the fourth of a kind to three in your hand, you may lay down all four, "
                "the outer two face down: a [[kong]]. It counts as hidden, which is dear.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four tiles are one set, so you are one tile short: you draw a loose tile from the "
                "end of the wall, and then discard.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The button above your hand says what can be laid down."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have drawn the fourth 7. Lay the four down"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South. Press K, or the button."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. The loose tile has come."),
        labels={
            "own": QT_TRANSLATE_NOOP("Lessons", "two tiles face down"),
        },
        wrong={
            "gives-it-away": QT_TRANSLATE_NOOP(
                "Lessons", "A fourth 7 is worth much more on the table than in the middle."
            ),
        },
    ),
    "pc-kong/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four by a claim"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "With three of a kind in your hand you may claim the fourth from anybody. All four "
                "lie open, and you draw a loose tile.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You hold three. Take the fourth with them."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Claim the green dragon for four of a kind"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Open it counts half of a hidden four, still a good deal."),
        labels={
            "open": QT_TRANSLATE_NOOP("Lessons", "open"),
        },
        wrong={
            "only-three": QT_TRANSLATE_NOOP(
                "Lessons", "A pung would leave your third dragon alone in the hand. Take it for four."
            ),
        },
    ),
    "pc-kong/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Adding the fourth"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If you draw the fourth tile to a set of three that lies open, you may add it. The "
                "set stays open. A loose tile follows.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Drag the tile onto your set."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Add the 8 of bamboos to your open three"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "lies-open": QT_TRANSLATE_NOOP(
                "Lessons",
                "Your three already lie on the table, claimed. The fourth is added to them, and the "
                "set stays open.",
            ),
        },
    ),
    "pc-kong/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "One claim to a set"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A discard may never be claimed as the fourth of an open three. No set on the table "
                "may hold more than one claimed tile.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "West discards the last 8 of bamboos, and your three 8s lie open."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Your three were completed by a claim already."),),
    ),
    "pc-kong/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The loose tiles move up"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "When the first loose tile is taken, the second moves into its place, and the end "
                "tile of the wall is put up beside it. So there are always two.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One is gone, and another is put up."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have taken a loose tile. How many lie ready for the next?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Give the number."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. The wall grows shorter from both ends."),
        wrong={
            "moved-up": QT_TRANSLATE_NOOP(
                "Lessons", "At first only one; but the end tile of the wall is put up beside it at once."
            ),
        },
    ),
    "pc-first/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Pung before chow"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Two players may want the same tile. A [[pung]] or [[kong]] goes before a [[chow]]. "
                "Two pungs cannot meet: that would need five equal tiles.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Three of a kind before a sequence."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "pung": QT_TRANSLATE_NOOP("Lessons", "pung: first"),
            "chow": QT_TRANSLATE_NOOP("Lessons", "chow: waits"),
        },
    ),
    "pc-first/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Mah-Jongg before all"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A tile that completes a hand goes before everything else, whoever discarded it, and "
                "whatever it completes: a set, a sequence or the pair.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If two players can win with it, the one nearest to the discarder in the order of "
                "play wins. There is only one winner.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Count to the right from the discarder."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-first/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Why not?"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Most claims that fail do so for one of a few reasons: the tile did not come from the left, "
                "too few of its kind are in the hand, or it is too late.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Count what is in the hand, without what lies open."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-mahjongg/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What you wait for"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "When one tile is missing, you are calling. Know all tiles that complete the hand; it"
                " is easy to miss one.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Take the pair out first. Then look what lacks one tile."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "two-ends": QT_TRANSLATE_NOOP("Lessons", "two tiles win: 1 and 4"),
            "gap": QT_TRANSLATE_NOOP("Lessons", "only the 6"),
            "one-end": QT_TRANSLATE_NOOP("Lessons", "only the 3"),
            "for-pair": QT_TRANSLATE_NOOP("Lessons", "its equal, for the pair"),
            "two-pairs": QT_TRANSLATE_NOOP("Lessons", "a third of either"),
        },
    ),
    "pc-mahjongg/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Win by a claim"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A discard that completes your hand may be claimed from anybody, for any part of it.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "With the third 1, your red dragons are the pair."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "North discards the 1 of circles. Win"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Mah-Jongg!"),
        wrong={
            "only-a-pung": QT_TRANSLATE_NOOP(
                "Lessons", "A pung only: but the hand is complete. Say Mah-Jongg."
            ),
            "let-go": QT_TRANSLATE_NOOP(
                "Lessons", "It completes your hand. Look again: four sets and a pair."
            ),
        },
    ),
    "pc-mahjongg/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Win by drawing"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons", "If you draw the tile yourself, announce Mah-Jongg before you discard."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "2, 3, 4 of bamboos is the last set."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have drawn the 4 of bamboos. Go out"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Mah-Jongg, and drawn: that is worth two points more."),
        wrong={
            "goes-on": QT_TRANSLATE_NOOP("Lessons", "The hand is complete. Nothing is won by going on."),
        },
    ),
    "pc-mahjongg/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A dead hand"),
        (QT_TRANSLATE_NOOP("Lessons", "Somebody finds that he holds twelve tiles between his turns."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Fourteen tiles are needed, or the hand cannot be complete."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Can he still win?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose one."),
        right=QT_TRANSLATE_NOOP(
            "Lessons", "Right. He plays on, hopes for a drawn deal, and otherwise pays everybody in full."
        ),
        labels={
            "never": QT_TRANSLATE_NOOP("Lessons", "No. His hand is dead until the next deal."),
            "one-more": QT_TRANSLATE_NOOP("Lessons", "Yes, if he draws two tiles in his next turn."),
            "wins": QT_TRANSLATE_NOOP("Lessons", "Yes, with four sets and no pair."),
        },
        wrong={
            "wins": QT_TRANSLATE_NOOP("Lessons", "Without a pair a hand is never complete."),
        },
    ),
}
