"""Why an answer about a rule of the course of play is right, as a table of sentences."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence

RULES: Final = {
    "rule": Sentence("Drills", "Right is {right}."),
    "rule-highest-throw": Sentence("Drills", "The highest of the four throws makes East: {right}."),
    "rule-my-seat": Sentence(
        "Drills", "The highest throw is East; the winds go on from there to the right: {right}."
    ),
    "rule-breaker": Sentence("Drills", "Counted round to the right, East as one, {throw} leads to {right}."),
    "rule-breaker-dice": Sentence(
        "Drills", "Counted round to the right, East as one, the sum of the dice leads to {right}."
    ),
    "rule-broken-stack": Sentence(
        "Drills",
        "Both throws together are counted in stacks from the right end of the breaker’s side,"
        " past its end on the next side to the left: {right}.",
    ),
    "rule-broken-side": Sentence(
        "Drills",
        "A side has {stacks} stacks; what is beyond is counted on the next side to the left: {right}.",
    ),
    "rule-broken-stack-dice": Sentence(
        "Drills", "The larger die is counted in stacks from the right end: {right}."
    ),
    "rule-turned-up": Sentence("Drills", "From the tail the smaller die is counted in stacks: {right}."),
    "rule-first-supply": Sentence(
        "Drills",
        "The wall is broken at the larger die, counted in stacks from the right end; the tail begins with "
        "that stack: {right}.",
    ),
    "rule-loose-tile": Sentence(
        "Drills",
        "The loose tiles lie {near} and {far} stacks to the right of the gap, and the farther one is taken "
        "first: stack {right}.",
    ),
    "rule-next-tile": Sentence("Drills", "Tiles are taken from the left of the gap, clockwise: {right}."),
    "rule-left-after-deal": Sentence("Drills", "Fifty-three tiles are dealt; {right} are left."),
    "rule-hand-size": Sentence("Drills", "Thirteen, and one more for each four of a kind: {right}."),
    "rule-hand-size-complete": Sentence("Drills", "Fourteen, and one more for each four of a kind: {right}."),
    "rule-turn-after-claim": Sentence("Drills", "Play goes on from the claimer to his right: {right}."),
    "rule-turn-next": Sentence("Drills", "The turn passes to the right: {right}."),
    "rule-washing": Sentence("Drills", "Different heads: {heads}. Each pays {right}."),
    "rule-first-banker": Sentence(
        "Drills", "Counted round to the right, East as one, {throw} leads to {right}."
    ),
    "rule-first-banker-less": Sentence(
        "Drills", "One is taken off. Counted round to the right, East as one, {throw} leads so to {right}."
    ),
    "rule-draws-first": Sentence(
        "Drills", "Counted round to the right, {thrower} as one, {throw} leads to {right}."
    ),
    "rule-positioner": Sentence(
        "Drills", "Counted round to the right, {thrower} as one, {throw} leads to {right}."
    ),
    "rule-draws-east": Sentence(
        "Drills",
        "Counted from {thrower} as one, {throw} leads to who draws first; the others follow to the right. "
        "So East comes to {right}.",
    ),
    "rule-box-goes-to": Sentence(
        "Drills",
        "Counted from {positioner} as one, {throw} leads to who takes the first place; the others follow to "
        "the right. So place {box} falls to {right}.",
    ),
    "rule-box-east": Sentence(
        "Drills",
        "Counted from {positioner} as one, {throw} leads to who takes the first wind; the others follow to "
        "the right. So East falls to {right}.",
    ),
    "rule-dealing": Sentence(
        "Drills", "The turns go from East to the right, four to a round: turn {place} is that of {right}."
    ),
    "rule-dealt-so-far": Sentence(
        "Drills", "Each of the first three turns brings four tiles, the last brings the rest: {right}."
    ),
    "rule-reserve": Sentence("Drills", "So many are never drawn, whether fours were made or not: {right}."),
    "rule-reserve-none": Sentence("Drills", "The wall is drawn to its end: {right} are left."),
    "rule-reserve-grows": Sentence(
        "Drills", "Without a four {least} are never drawn, and each four makes it {more} more: {right}."
    ),
    "rule-tiles-in-wall": Sentence("Drills", "Of each of the 34 kinds there are four: {right}."),
    "rule-tiles-in-wall-flowers": Sentence(
        "Drills",
        "Of each of the 34 kinds there are four, and there are eight flowers and seasons: {right}.",
    ),
    "rule-majors": Sentence("Drills", "Ones and nines of a suit, winds and dragons: {right}."),
    "rule-set-out": Sentence("Drills", "Every flower and season is set out, of whatever wind: {right}."),
    "rule-set-out-own": Sentence("Drills", "Only those of the own wind are set out: {right}."),
    "rule-set-out-wild": Sentence(
        "Drills", "Every flower and season is set out, of whatever wind, unless it is wild: {right}."
    ),
    "rule-wild-kinds": Sentence("Drills", "The other three of the same kind are wild: {right}."),
    "rule-wild-kinds-flowers": Sentence("Drills", "The other three of its four are wild: {right}."),
    "rule-stacks-in-side": Sentence("Drills", "All tiles, two to a stack, on four equal sides: {right}."),
    "rule-sides-of-two": Sentence("Drills", "The wall has four sides, and two players build it: {right}."),
    "rule-sides-of-three": Sentence(
        "Drills", "The wall has four sides, and each of the three builds one: {right} is left."
    ),
    "rule-whose-flower": Sentence(
        "Drills", "One belongs to East, two to South, three to West, four to North: {right}."
    ),
    "rule-sticks": Sentence("Drills", "{sum} = {right}"),
}
"""By the topic of the question."""

SCORES: Final = {
    "rounded": Sentence("Settlement", "{total} points are rounded up to {score}."),
    "score-cut": Sentence("Drills", "Of {score} points of {player} only the limit counts, {limit}."),
    "full-not-doubled": Sentence("Drills", "By a house rule full points are not doubled for the banker."),
    "dead-wrong-count": Sentence("Drills", "The dead hand of {dead} counts nothing."),
    "dead-too-many": Sentence("Drills", "What {dead} counts is not taken off: the hand has too many tiles."),
    "dead-too-few": Sentence("Drills", "What {dead} counts is taken off: the hand has too few tiles."),
}
"""What is done with a score before it is paid."""
