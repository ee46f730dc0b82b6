"""The words of Pung Chow, Part I: seats, wall, deal, turns."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "pc-procedure": QT_TRANSLATE_NOOP("Lessons", "Procedure of play"),
}
LESSONS: Final = {
    "pc-seats": QT_TRANSLATE_NOOP("Lessons", "Seats and East"),
    "pc-wall": QT_TRANSLATE_NOOP("Lessons", "The wall and the gap"),
    "pc-deal": QT_TRANSLATE_NOOP("Lessons", "The deal"),
    "pc-turn": QT_TRANSLATE_NOOP("Lessons", "Draw and discard"),
}
PAGES: Final = {
    "pc-seats/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who is East"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Two dice decide. Everybody throws once, and the highest is [[East]]. Whoever ties "
                "for it throws again. South sits at East's right, West opposite, North at the left.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Add up the two dice of each player."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right, the highest throw is East."),
    ),
    "pc-seats/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Round the table"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Play goes to the right, against the clock: East, South, West, North. It is not the "
                "order of a compass, and every beginner is surprised once.",
            ),
        ),
        remember=(QT_TRANSLATE_NOOP("Lessons", "From East to the right: South, West, North."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "South sits at the right of East, West at the right of South."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-seats/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "East goes on"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If East wins, or nobody does, East stays East for the next deal. If somebody else "
                "wins, the player at East's right becomes East, and all winds move one seat.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East is also the [[banker|East]]: whatever East pays or gets is doubled. The other winds "
                "only say where you sit, and which wind is your own.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Did East win, or was the deal drawn? Then nothing changes."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-seats/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "After a drawn deal"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Sometimes the wall is used up and nobody has won. The deal is [[drawn|drawn deal]]: "
                "nobody pays anything.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Nobody has beaten East."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Who is East then?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose one."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: East has not lost."),
        labels={
            "stays": QT_TRANSLATE_NOOP("Lessons", "East stays East."),
            "south": QT_TRANSLATE_NOOP("Lessons", "South becomes East."),
            "dice": QT_TRANSLATE_NOOP("Lessons", "Everybody throws again."),
        },
        wrong={
            "south": QT_TRANSLATE_NOOP(
                "Lessons", "That happens when somebody else wins. In a drawn deal nobody has beaten East."
            ),
            "dice": QT_TRANSLATE_NOOP("Lessons", "The dice choose East only once, before the first deal."),
        },
    ),
    "pc-wall/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four walls"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The tiles are mixed face down. Everybody builds a row of stacks before him, two "
                "tiles high, and all push them together to a square. There are 136 tiles.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "136 tiles are 68 stacks."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Four sides of 17 stacks."),
    ),
    "pc-wall/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who breaks it"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East throws the dice and counts round the table to the right, himself as one. The "
                "player reached breaks the wall.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "East 1, South 2, West 3, North 4, East 5 ..."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "East has thrown 7. Whose side is broken?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose any stack of that side."),
        right=QT_TRANSLATE_NOOP(
            "Lessons", "Right: East 1, South 2, West 3, North 4, East 5, South 6, West 7."
        ),
        wrong={
            "not-east": QT_TRANSLATE_NOOP(
                "Lessons", "East is one, and would be five and nine. Count on to seven."
            ),
            "other-way": QT_TRANSLATE_NOOP(
                "Lessons",
                "That is counting to the left. Turns and counting go to the right: South follows East.",
            ),
        },
    ),
    "pc-wall/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Where it is broken"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "That player throws too. Both throws together tell the stack, counted from the right "
                "end of his own side. He lifts that stack out, and there is the gap.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "7 and 7 are 14, from the right end as West sees it."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "East threw 7, West throws 7. Which stack is lifted?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose it in the wall."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the fourteenth stack from West's right."),
        wrong={
            "second-alone": QT_TRANSLATE_NOOP("Lessons", "Both throws count together: 7 and 7."),
            "from-left": QT_TRANSLATE_NOOP(
                "Lessons", "Count from the right end of the side, as its player sees it."
            ),
        },
    ),
    "pc-wall/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Round the corner"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A side has only seventeen stacks. If the throws make more, go on counting at the "
                "right end of the next side, the one at the breaker's left. The tiles will be drawn "
                "the same way round.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "21 is 17 and 4."),
            QT_TRANSLATE_NOOP("Lessons", "The side at West's left hand is South's."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "East threw 11, West throws 10. Which stack?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose it in the wall."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 17 on West's side and 4 on the next."),
        wrong={
            "to-the-right": QT_TRANSLATE_NOOP(
                "Lessons", "The corner goes the other way: on to the side at the breaker's left."
            ),
        },
    ),
    "pc-wall/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Loose tiles"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The two tiles that were lifted are laid on top of the two stacks to the right of the "
                "gap: the [[loose tiles|loose tile]]. They mark the end of the wall. The one farther from "
                "the gap is taken first. The wall begins at the other edge of the gap.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "7 and 7 are 14, from the right end as West sees it."),
            QT_TRANSLATE_NOOP(
                "Lessons", "One tile on the second stack to the right of the gap, one on the first."
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Lift the stack, and lay its two tiles on the wall"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose the stack that is lifted. East threw 7, West 7."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. The one farther from the gap will be taken first."),
        wrong={
            "beyond": QT_TRANSLATE_NOOP(
                "Lessons", "That is the other side of the gap: there the wall begins."
            ),
            "nearer": QT_TRANSLATE_NOOP(
                "Lessons", "There lies the other one. The tile that is taken first lies one stack farther on."
            ),
        },
    ),
    "pc-deal/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four at a time"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East takes the first two stacks, four tiles. South takes the next four, then West, "
                "then North; three times round. Then each takes one more, and East a fourteenth.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "East, South, West, North, three times; then one each."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-deal/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What is left"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons", "After the deal East has fourteen tiles and the others thirteen each."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "14 and three times 13 are 53."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right, loose tiles included."),
    ),
    "pc-deal/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "How many tiles you hold"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Between turns you have thirteen tiles. Each [[four of a kind|kong]] takes one tile "
                "more, since it counts as one set. Whoever is ever caught with a wrong number has a "
                "[[dead hand]]: he plays on, but cannot win, and pays everybody.",
            ),
        ),
        remember=(
            QT_TRANSLATE_NOOP("Lessons", "Thirteen, and one for each four."),
            QT_TRANSLATE_NOOP("Lessons", "Count your tiles after the deal."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Thirteen, and one more for each four of a kind."),),
        ask=QT_TRANSLATE_NOOP(
            "Lessons", "Somebody has laid down four of a kind, once. How many tiles has he between turns?"
        ),
        todo=QT_TRANSLATE_NOOP("Lessons", "Count those that lie open too."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: four on the table and ten in the hand."),
    ),
    "pc-turn/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "East begins"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East has fourteen tiles and begins by [[discarding|discard]] one: face up into the "
                "middle. A polite player calls it by name.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Throw away what fits nothing: a lonely wind or dragon first. The bar above your hand "
                "belongs to later lessons.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Which tiles have neither an equal nor a neighbour?"),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Discard a tile that does no good"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Drag a tile into the middle, or choose it and press Enter."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: nothing in your hand wanted it."),
        wrong={
            "breaks-run": QT_TRANSLATE_NOOP("Lessons", "That tears a finished sequence apart."),
            "breaks-pair": QT_TRANSLATE_NOOP("Lessons", "Keep pairs: a third tile makes a set of one."),
        },
    ),
    "pc-turn/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Whose turn"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons", "Turns go to the right. One turn is: take a tile from the wall, discard a tile."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "East, South, West, North."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-turn/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Your turn"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East has discarded and it is your turn: you are South. Your new tile has come from "
                "the wall. It stands a little apart. Now you hold fourteen tiles and must give one "
                "up.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "You hold 6 and 8 of circles. What has come between?"),
            QT_TRANSLATE_NOOP("Lessons", "The west wind fits nothing."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Keep the new tile and discard what is of no use"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. 6, 7 and 8 of circles are a sequence now."),
        wrong={
            "throws-it-back": QT_TRANSLATE_NOOP(
                "Lessons",
                "The 7 closes the gap between your 6 and 8: a whole sequence. The west wind does nothing.",
            ),
        },
    ),
    "pc-turn/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "How far away"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A hand is as many tiles away as it needs draws to be complete, if every draw were a "
                "good one. With one tile missing you are [[calling]].",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "Count finished sets first. A pair or two neighbours are two thirds of a set."
            ),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
