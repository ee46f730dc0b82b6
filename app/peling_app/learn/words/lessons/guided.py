"""The words of the guided deal."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

PAGES: Final = {
    "guided/seats": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who sits where"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Welcome to the table. Everybody has thrown two dice. You have 5, the player at your "
                "right 5, opposite 8, and the player at your left 11.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The highest is [[East]]: the player at your left. South sits at East's right, and "
                "that is you.",
            ),
        ),
    ),
    "guided/wall": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The wall"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The tiles were mixed, face down. Everybody has built a row of seventeen "
                "[[stacks|wall]] and pushed it to the middle: a wall like that of a town.",
            ),
        ),
    ),
    "guided/break": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The wall is broken"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East throws 4 and counts to the right, himself as one: East, you, West, North. North"
                " breaks the wall. He throws 11; that makes 15 together, and he lifts the fifteenth "
                "stack from the right end of his side.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The two tiles are laid on the wall beside the gap: the [[loose tiles|loose tile]]. "
                "At the other edge of the gap the deal began.",
            ),
        ),
    ),
    "guided/hand": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Your hand"),
        (
            QT_TRANSLATE_NOOP("Lessons", "You have thirteen tiles. East has fourteen and begins."),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Look what you hold: three 5s of characters, a whole [[set]] already. 2 and 4 of "
                "characters, with a gap for a 3. 8 and 9 of circles, and another 9. The rest is "
                "single: a wind, a dragon, odd tiles of the suits.",
            ),
        ),
    ),
    "guided/watch": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Somebody claims"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East has thrown the 4 of bamboos, and West at once said [[pung]]: he had two of "
                "them. Now three lie open before him. You would have been next. Your turn is lost, "
                "that is the rule.",
            ),
        ),
    ),
    "guided/lost-turn": Raw(
        QT_TRANSLATE_NOOP("Lessons", "And again"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "West has discarded, North has drawn and discarded, East too: and again West takes "
                "the tile for a pung, the 1 of bamboos. Two open sets so early. Watch him.",
            ),
        ),
    ),
    "guided/first-discard": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Your first turn"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "At last it is your turn, and a tile has come from the wall: the 2 of bamboos. It "
                "goes well with your 3.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now discard. The east wind is single, is not your own wind, and somebody has thrown "
                "one already.",
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Discard the east wind"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Drag it to the middle, or choose it and press Enter."),
        right=QT_TRANSLATE_NOOP("Lessons", "Nobody wants it."),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Lessons",
                "You could. But look: that tile has a neighbour or an equal, or may become a pair "
                "that counts. The east wind will help you least.",
            ),
        },
    ),
    "guided/chow": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Your gap is filled"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East, at your left, has discarded the 3 of characters. It is just what lacks between"
                " your 2 and 4. From the left you may claim it for a sequence: a [[chow]].",
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Chow it with 2 and 4"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Drag the tile onto your sets, or press C and choose."),
        right=QT_TRANSLATE_NOOP("Lessons", "Your first set lies open."),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Lessons",
                "Take it with 2 and 4. Those two can do nothing else, and your three 5s stay together.",
            ),
        },
    ),
    "guided/after-chow": Raw(
        QT_TRANSLATE_NOOP("Lessons", "After a claim: discard"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A claim takes the place of drawing, so you discard now. Keep your pair of 9s; it can"
                " become a set of three or the pair you need in the end. The 8 beside it waits for "
                "one tile only.",
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Discard the 8 of circles"),
        todo=QT_TRANSLATE_NOOP("Lessons", "It is the one that can be spared."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Lessons", "Keep that. The 8 of circles is the one with the least hope."
            ),
        },
    ),
    "guided/pair": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Another pair"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You have drawn a second 2 of bamboos. Now there are two 2s and a 3 of bamboos. A "
                "pair can be claimed from anybody, a sequence only from the left. Let the 3 go.",
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Discard the 3 of bamboos"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Keep the pair."),
        right=QT_TRANSLATE_NOOP("Lessons", "Look what happens."),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Lessons",
                "Not that one. With two pairs and a set in your hand, the 3 of bamboos is worth less now.",
            ),
        },
    ),
    "guided/pung": Raw(
        QT_TRANSLATE_NOOP("Lessons", "There it is"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "West throws the 2 of bamboos. You have two of them: claim the [[pung]]. It does not "
                "matter that West is not at your left.",
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Pung the 2 of bamboos"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Drag the tile onto your sets, or press P."),
        right=QT_TRANSLATE_NOOP("Lessons", "Three sets now."),
        wrong={
            "other": QT_TRANSLATE_NOOP("Lessons", "Take it. You have two, and it makes your third set."),
        },
    ),
    "guided/risk": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A dragon goes"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You need two tiles more. Single in your hand are a red dragon, the 9 of bamboos and "
                "the 4 of circles. A dragon may be just what somebody collects. It is better to give "
                "it away early than late.",
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Discard the red dragon"),
        todo=QT_TRANSLATE_NOOP("Lessons", "It will never make a sequence."),
        right=QT_TRANSLATE_NOOP("Lessons", "It was wanted, but not yet to win."),
        wrong={
            "other": QT_TRANSLATE_NOOP("Lessons", "That can wait. Get rid of the dragon while it is cheap."),
        },
    ),
    "guided/they-claim": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Taken"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "North has punged your red dragon. That doubles North's whole score, as any set of "
                "dragons does. It may happen; he shows what he has, and he has no win yet.",
            ),
        ),
    ),
    "guided/kong": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four of a kind"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "North discards the 5 of characters, and you hold three of them. Take it as the "
                "fourth: a [[kong]]. It counts four times as much as three.",
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Claim the four"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Press K, or drag the tile onto your sets."),
        right=QT_TRANSLATE_NOOP(
            "Lessons",
            "For the fourth tile you get a [[loose tile]]: the 3 of circles has come, beside your 4.",
        ),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Lessons", "For a pung you would use only two of your three 5s. Take it for four of a kind."
            ),
        },
    ),
    "guided/last-discard": Raw(
        QT_TRANSLATE_NOOP("Lessons", "One tile short"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "3 and 4 of circles are neighbours, two 9s are the pair, three sets lie open. What is"
                " left over?",
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Discard the 9 of bamboos"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Then you are calling."),
        right=QT_TRANSLATE_NOOP("Lessons", "Now one tile is missing: you are [[calling]]."),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Lessons", "That would take your hand apart. The 9 of bamboos belongs to nothing."
            ),
        },
    ),
    "guided/calling": Raw(
        QT_TRANSLATE_NOOP("Lessons", "You are calling"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The 2 and the 5 of circles will win. If East, West or North throws one, claim it: a "
                "tile that completes the hand may be taken from anybody. Let us see what they throw: "
                "6 of characters, 9 of bamboos, 3 of bamboos. Nothing yet.",
            ),
        ),
    ),
    "guided/mah-jongg": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Look at your tile"),
        (QT_TRANSLATE_NOOP("Lessons", "You have drawn the 5 of circles. 3, 4, 5: four sets and a pair."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Announce Mah-Jongg"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Press M, or the button."),
        right=QT_TRANSLATE_NOOP("Lessons", "Mah-Jongg!"),
        wrong={
            "other": QT_TRANSLATE_NOOP("Lessons", "You have won. Do not throw anything away. Press M."),
        },
    ),
    "guided/count": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Your score"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "20 points for [[Mah-Jongg]]. 2, as you drew the last tile. The four of 5s lies open "
                "and is minor: 8. The three 2s: 2. The sequences count nothing. Together 32.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "There is no [[double]]: no dragons, not your own wind, and tiles of all three suits.",
            ),
        ),
    ),
    "guided/others": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The others count too"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "West has 2 for his 4s, 4 for the 1s of bamboos, which are [[major]], and 2 for a "
                "pair of white dragons: 8. North has 4 for the red dragons, doubled: 8. East has "
                "nothing.",
            ),
        ),
    ),
    "guided/settle": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who pays whom"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "All pay you your 32. East pays double: 64. Then the losers settle: West and North "
                "are equal and pay each other nothing. East has 0 against 8: he pays the difference "
                "to each of them, double: 16.",
            ),
        ),
    ),
    "guided/next": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The next deal"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East has lost, and so you, at East's right, become East. That was a whole deal. You "
                "know enough to play: the tutor stays at your side and explains every claim.",
            ),
        ),
    ),
}
