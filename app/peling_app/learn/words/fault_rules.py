"""What is wrong with an answer about the course of play, by the id of the reason."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence

RULES: Final = {
    "count-tiles-in-wall": Sentence(
        "Faults",
        "Each of the 34 kinds is there four times; flowers and seasons, where they are played "
        "with, once each.",
    ),
    "count-stacks-in-side": Sentence(
        "Faults",
        "The wall has four equal sides of stacks, two tiles high. With {given} to a side it would hold "
        "{tiles} tiles.",
    ),
    "count-broken-stack": Sentence(
        "Faults",
        "Both throws, {one} and {other}, are counted together from the right end of {breaker}’s "
        "side; a side has {stacks} stacks, and what is beyond goes on at the next side. That does "
        "not lead to {given}.",
    ),
    "count-broken-stack-dice": Sentence(
        "Faults",
        "One of the dice, {one} or {other}, tells the stack: the larger one, from the right end. "
        "That is not {given}.",
    ),
    "count-loose-tile": Sentence(
        "Faults",
        "Stack {stack} of {side}’s side was lifted. Its two tiles lie to the right of the gap, "
        "and the one farther from the gap goes first. That is not on stack {given}.",
    ),
    "count-left-after-deal": Sentence(
        "Faults",
        "Thirteen go to each of four players, and one more to East. If {given} were left of "
        "{tiles}, {taken} would have been dealt.",
    ),
    "count-left-after-deal-all": Sentence(
        "Faults",
        "The wall has no more than {tiles}, and some are dealt: thirteen to each of four players, and one "
        "more to East.",
    ),
    "count-dealt-so-far": Sentence(
        "Faults",
        "In the deal each takes four at a time, three times round from East, then one each, and "
        "East one more. Count the turns of {me} up to turn {place}.",
    ),
    "count-dealt-so-far-leaping": Sentence(
        "Faults",
        "In the deal each takes four at a time, three times round from East; then East takes two, and the "
        "others one each. Count the turns of {me} up to turn {place}.",
    ),
    "count-reserve": Sentence(
        "Faults",
        "The rules say whether tiles at the end of the wall may not be drawn, how many, and whether fours "
        "change that. Fours made here: {kongs}. It is not {given}.",
    ),
    "count-turned-up": Sentence(
        "Faults",
        "The smaller of the two dice, {one} and {other}, is counted in stacks from the tail. That "
        "does not lead to {given}.",
    ),
    "count-first-supply": Sentence(
        "Faults",
        "The larger of {one} and {other} tells how many stacks are passed over from the right end. The tail "
        "begins with the last of them, beside the gap; that is not stack {given}.",
    ),
    "count-hand-size": Sentence(
        "Faults",
        "Between turns it is thirteen, and one more for each four of a kind: here {kongs}. That "
        "does not make {given}.",
    ),
    "count-hand-size-complete": Sentence(
        "Faults",
        "A complete hand has fourteen, and one more for each four of a kind: here {kongs}. That "
        "does not make {given}.",
    ),
    "count-sides-of-two": Sentence("Faults", "The wall has four sides, and two players share them equally."),
    "count-sides-of-three": Sentence(
        "Faults", "The wall has four sides; each of three players builds his own, and the rest together."
    ),
    "count-washing": Sentence(
        "Faults",
        "You were dealt {heads} different heads. Nine are the least, and the payment grows with "
        "each more; for {heads} it is not {given}.",
    ),
    "count-sticks": Sentence(
        "Faults",
        "Multiply each number of sticks by what they are worth, 2, 10, 100 and 500, and add up. "
        "That does not make {given}.",
    ),
    "counted-out": Sentence(
        "Faults",
        "Counted from {start} as one, to the right, {given} comes at {once}, {twice} and "
        "{thrice}, but the number is {number}.",
    ),
    "counted-less": Sentence(
        "Faults",
        "One is taken off the throw. Counted from {start} as one, to the right, {given} comes at {once}, "
        "{twice} and {thrice}, but the number is then {number}.",
    ),
    "counted-in-deal": Sentence(
        "Faults",
        "In the deal the turns go from East to the right: {given} takes at turns {once}, {twice}, "
        "{thrice} and so on, not at {number}.",
    ),
    "not-highest-throw": Sentence(
        "Faults", "{given} threw {throw}, and somebody threw more. The highest throw is East."
    ),
    "not-my-seat": Sentence(
        "Faults",
        "Whoever threw most is East. From him to the right sit South, West and North: that does "
        "not make {player} {given}.",
    ),
    "not-my-seat-east": Sentence("Faults", "East is {east}. Count from there to the right to {player}."),
    "not-box-goes-to": Sentence(
        "Faults",
        "{positioner} counts himself as one and goes {throw} to the right: who is reached takes "
        "the first place, the next one to the right the second. The box lies at place {box}; so "
        "it does not go to {given}.",
    ),
    "not-box-east": Sentence(
        "Faults",
        "{positioner} counts himself as one and goes {throw} to the right: who is reached takes the first "
        "wind, the next one to the right the second, and so on. Whoever takes the east wind is East; that is "
        "not {given}.",
    ),
    "not-draws-east": Sentence(
        "Faults",
        "Count {throw} from {thrower} as one: that player draws the first wind, the others follow "
        "to the right. In this order the winds were {wind-1}, {wind-2}, {wind-3}, {wind-4}; "
        "{given} does not get East.",
    ),
    "not-first-banker": Sentence("Faults", "A throw of {throw} does not lead to {given}."),
    "not-breaker-dice": Sentence(
        "Faults",
        "{one} and {other} together, counted from East as one to the right, do not lead to {given}.",
    ),
    "not-breaker": Sentence(
        "Faults", "The throw, counted from East as one to the right, does not lead to {given}."
    ),
    "not-draws-first": Sentence(
        "Faults", "The throw is counted from {thrower} as one, to the right. It does not lead to {given}."
    ),
    "not-positioner": Sentence(
        "Faults", "The throw is counted from {thrower} as one, to the right. It does not lead to {given}."
    ),
    "not-dealing": Sentence(
        "Faults", "Turn {place} of the deal is not that of {given}: they go from East to the right."
    ),
    "not-broken-side": Sentence(
        "Faults",
        "{one} and {other} are counted from the right end of {breaker}’s side. A side has "
        "{stacks} stacks; what is beyond goes on at the next side to the left, so it does not end "
        "at {given}.",
    ),
    "not-next-tile": Sentence(
        "Faults",
        "The wall was broken at stack {stack} of {side}’s side. Tiles are taken from the left of "
        "the gap, clockwise; the first does not stand in {given}’s side.",
    ),
    "not-next-tile-dealt": Sentence(
        "Faults",
        "The wall was broken at stack {stack} of {side}’s side. Fifty-three tiles are gone, "
        "clockwise from the left of the gap, {stacks} stacks to a side; that does not end in "
        "{given}’s side.",
    ),
    "not-whose-flower": Sentence(
        "Faults",
        "Flowers and seasons go by their numbers: 1 East, 2 South, 3 West, 4 North. "
        "{given}’s number is not the one on {tile}.",
    ),
    "not-next-east-drawn": Sentence(
        "Faults", "Nobody won. See whether East stays or passes on then; it is not {given}."
    ),
    "not-next-east-east": Sentence(
        "Faults", "East won, and whoever is East and wins stays East. So it is not {given}."
    ),
    "not-next-east-other": Sentence(
        "Faults",
        "{winner} won, not East: then East passes to the player at his right. That is not {given}.",
    ),
    "not-own-wind-drawn": Sentence(
        "Faults",
        "Nobody won. If East stays, all winds stay; if he passes, all move on by one. That does "
        "not make you {given}.",
    ),
    "not-own-wind-east": Sentence(
        "Faults", "East won and stays, so all winds stay. That does not make you {given}."
    ),
    "not-own-wind-other": Sentence(
        "Faults",
        "{winner} won, so East passes on, and all winds move by one. That does not make you {given}.",
    ),
    "not-east-after": Sentence(
        "Faults",
        "East passes on only after deals that do not let him stay. Count those; it does not end at {given}.",
    ),
    "not-east-after-passed": Sentence("Faults", "East has passed so many times: {passed}."),
    "not-round": Sentence(
        "Faults",
        "A new round begins when East has passed four times. Count the deals after which he "
        "passed: it is not the round of {given}.",
    ),
    "not-round-passed": Sentence("Faults", "East has passed so many times: {passed}."),
    "not-no-round": Sentence(
        "Faults", "This part of the book knows no wind of the round, so it cannot be {given}."
    ),
    "not-turn-himself": Sentence("Faults", "{given} has just played. The turn goes on to the right."),
    "not-turn-right": Sentence("Faults", "{given} sits at the right of {after}."),
    "not-turn-opposite": Sentence(
        "Faults", "{given} sits opposite {after}. The turn goes to the right neighbour."
    ),
    "not-turn-left": Sentence(
        "Faults",
        "{given} sits at the left of {after} and plays just before him. The turn goes to the right.",
    ),
    "not-turn-absent": Sentence(
        "Faults", "{players} play, and nobody sits at {given}. The turn passes over an empty seat."
    ),
    "not-equal-claims": Sentence(
        "Faults",
        "Both claim the same ({claim}). Then the order of play from {from} decides, and {given} comes later.",
    ),
    "not-equal-claims-first": Sentence(
        "Faults",
        "Both claim the same ({claim}). Here it is not always the nearest to {from} who goes first, and "
        "{given} comes later.",
    ),
    "not-lower-claim": Sentence(
        "Faults", "{given} claims {claim}. {other} goes before it, wherever the players sit."
    ),
    "not-liable-none": Sentence(
        "Faults",
        "Look what lay open before {winner}, from whom it was claimed, and who gave the last "
        "tile: somebody answers for it.",
    ),
    "not-liable-none-uncounted": Sentence(
        "Faults", "Look what lay open before {winner}, and who gave the last tile: somebody answers for it."
    ),
    "not-liable-gave": Sentence(
        "Faults",
        "{given} gave the last tile, but that alone makes nobody pay for all. Open sets claimed from "
        "him: {fed}.",
    ),
    "not-liable-not-giver": Sentence(
        "Faults",
        "{given} did not give the last tile, {giver} did. Open sets claimed from {given}: {fed}.",
    ),
    "not-liable-drawn": Sentence(
        "Faults",
        "{winner} drew the last tile himself. Open sets claimed from {given}: {fed}. That does not make "
        "{given} pay for all.",
    ),
    "not-liable-gave-uncounted": Sentence(
        "Faults", "{given} gave the last tile, but that alone makes nobody pay for all."
    ),
    "not-liable-not-giver-uncounted": Sentence("Faults", "{given} did not give the last tile, {giver} did."),
    "not-liable-drawn-uncounted": Sentence(
        "Faults", "{winner} drew the last tile himself, so nobody has given it."
    ),
    "not-liable-tile-first": Sentence(
        "Faults",
        "Open sets claimed from {given}: {fed}. But whoever is robbed, or discards the bottom tile, pays "
        "before those who fed the winner.",
    ),
    "not-slip-line": Sentence(
        "Faults",
        "{item}: the book has this as often as the hand earns it. The slip is elsewhere.",
    ),
    "not-slip-points": Sentence(
        "Faults",
        "The lines as the book has them do come to {printed}. The slip is in one of the lines, or "
        "in who pays.",
    ),
    "not-slip-payers": Sentence("Faults", "The book names rightly who pays. The slip is in what it counts."),
}
"""By the id of the reason."""
