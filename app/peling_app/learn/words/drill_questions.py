"""What the drills ask: a headline for each question, and what to do, as tables of sentences."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence

LINES: Final = {
    "complete": Sentence("Drills", "Tell complete hands from those that only look so."),
    "waits": Sentence("Drills", "Name every tile that completes the hand."),
    "away": Sentence("Drills", "Count what the hand lacks."),
    "claim": Sentence("Drills", "Chow, pung, kong, Mah-Jongg, or nothing."),
    "why-not": Sentence("Drills", "Find the rule that forbids it."),
    "first": Sentence("Drills", "Several players claim one tile."),
    "exposing": Sentence("Drills", "The same hand, open and concealed."),
    "score": Sentence("Drills", "Find every line that counts, and add up."),
    "limit": Sentence("Drills", "Know them when you see them."),
    "pays": Sentence("Drills", "Settle a deal among all."),
    "liable": Sentence("Drills", "A careless discard can cost everything."),
    "wind": Sentence("Drills", "East stays or passes; rounds go on."),
    "wild": Sentence("Drills", "Wild tiles in a winning hand."),
    "rule": Sentence("Drills", "Seats, wall, deal and turns."),
    "example": Sentence("Drills", "As the book has them, in its order."),
}
"""What it is about, in a line."""

PROMPTS: Final = {
    "complete": QT_TRANSLATE_NOOP("Drills", "Which of these hands are complete?"),
    "waits": QT_TRANSLATE_NOOP("Drills", "Which tiles win?"),
    "away": QT_TRANSLATE_NOOP("Drills", "How many tiles away?"),
    "wild": QT_TRANSLATE_NOOP("Drills", "What can {wild} stand for?"),
    "claim": QT_TRANSLATE_NOOP("Drills", "{from} discards {tile}. What may you claim it for?"),
    "claim-late": QT_TRANSLATE_NOOP(
        "Drills", "{from} discarded {tile}, and {turn} has drawn. What may you claim it for?"
    ),
    "claim-late-own": QT_TRANSLATE_NOOP(
        "Drills", "{from} discarded {tile}, and you have drawn since. What may you claim it for?"
    ),
    "claim-robbing": QT_TRANSLATE_NOOP(
        "Drills", "{from} adds {tile} to an exposed pung. What may you claim it for?"
    ),
    "claim-last": QT_TRANSLATE_NOOP(
        "Drills", "{from} discards {tile}, and nothing can be drawn any more. What may you claim it for?"
    ),
    "why-not": QT_TRANSLATE_NOOP("Drills", "Why is it not allowed?"),
    "first": QT_TRANSLATE_NOOP("Drills", "Who gets the tile?"),
    "first-wash": QT_TRANSLATE_NOOP("Drills", "What goes first?"),
    "exposing": QT_TRANSLATE_NOOP("Drills", "What does exposing {tiles} cost?"),
    "score": QT_TRANSLATE_NOOP("Drills", "Score this hand"),
    "score-lost": QT_TRANSLATE_NOOP("Drills", "What does this hand count that has not won?"),
    "example": QT_TRANSLATE_NOOP("Drills", "Count this example"),
    "example-lost": QT_TRANSLATE_NOOP("Drills", "An example that has not won"),
    "limit": QT_TRANSLATE_NOOP("Drills", "Is this a limit hand?"),
    "great": QT_TRANSLATE_NOOP("Drills", "Is this a great hand?"),
    "slip": QT_TRANSLATE_NOOP("Drills", "Find the slip"),
    "slip-players": QT_TRANSLATE_NOOP("Drills", "Find the slip"),
    "pays": QT_TRANSLATE_NOOP("Drills", "{winner} has won. Who pays whom?"),
    "pays-drawn": QT_TRANSLATE_NOOP("Drills", "Nobody has won. Who pays whom?"),
    "pays-three": QT_TRANSLATE_NOOP("Drills", "Three play, and {winner} has won. Who pays whom?"),
    "pays-liable": QT_TRANSLATE_NOOP("Drills", "{winner} has won, and {liable} pays for all. Who pays whom?"),
    "pays-dead": QT_TRANSLATE_NOOP("Drills", "{winner} has won, and {dead} has a dead hand. Who pays whom?"),
    "pays-claim": QT_TRANSLATE_NOOP(
        "Drills", "{winner} has won, and {claimer} holds sets of all three dragons. Who pays whom?"
    ),
    "pays-washed": QT_TRANSLATE_NOOP(
        "Drills", "{claimer} washes the tiles with {heads} different heads. Who pays whom?"
    ),
    "false-call": QT_TRANSLATE_NOOP(
        "Drills", "{offender} calls Mah-Jongg with a hand that is not complete. Who pays whom?"
    ),
    "liable": QT_TRANSLATE_NOOP("Drills", "Does one player pay for all?"),
    "liable-two-hands": QT_TRANSLATE_NOOP("Drills", "Does the discarder pay for all?"),
    "next-east": QT_TRANSLATE_NOOP("Drills", "Who is East in the next deal?"),
    "own-wind": QT_TRANSLATE_NOOP("Drills", "You are {me} now. Which wind is yours in the next deal?"),
    "east-after": QT_TRANSLATE_NOOP("Drills", "Who is East after these deals?"),
    "round": QT_TRANSLATE_NOOP("Drills", "Which round comes now?"),
    "no-round": QT_TRANSLATE_NOOP("Drills", "Which wind is the wind of the round?"),
    "tiles-in-wall": QT_TRANSLATE_NOOP("Drills", "How many tiles are in the wall?"),
    "stacks-in-side": QT_TRANSLATE_NOOP("Drills", "How many stacks has one side of the wall?"),
    "majors": QT_TRANSLATE_NOOP("Drills", "Which are ones, nines, winds or dragons?"),
    "whose-flower": QT_TRANSLATE_NOOP("Drills", "To which wind does {tile} belong?"),
    "set-out": QT_TRANSLATE_NOOP("Drills", "You are {me}. Which of these tiles do you set out and replace?"),
    "set-out-wild": QT_TRANSLATE_NOOP(
        "Drills",
        "You are {me}, and {turned} was turned up. Which of these tiles do you set out and replace?",
    ),
    "breaker": QT_TRANSLATE_NOOP("Drills", "East throws {throw}. Whose side is broken?"),
    "breaker-dice": QT_TRANSLATE_NOOP("Drills", "East throws {one} and {other}. Whose side is broken?"),
    "broken-stack": QT_TRANSLATE_NOOP(
        "Drills", "The throws are {one} and {other}. To which stack of a side does the count lead?"
    ),
    "broken-stack-dice": QT_TRANSLATE_NOOP(
        "Drills", "The dice show {one} and {other}. At which stack from the right is the wall broken?"
    ),
    "broken-side": QT_TRANSLATE_NOOP(
        "Drills", "{breaker} breaks the wall with {one} and {other}. In whose side does the count end?"
    ),
    "loose-tile": QT_TRANSLATE_NOOP(
        "Drills",
        "Stack {stack} of {side}’s side was lifted. On which stack lies the loose tile that is taken first?",
    ),
    "next-tile": QT_TRANSLATE_NOOP(
        "Drills", "The wall is broken at stack {stack} of {side}’s side. In whose side is the first tile?"
    ),
    "next-tile-dealt": QT_TRANSLATE_NOOP(
        "Drills",
        "The wall was broken at stack {stack} of {side}’s side, and the tiles are dealt. In "
        "whose side is the next tile?",
    ),
    "left-after-deal": QT_TRANSLATE_NOOP(
        "Drills", "The wall has {tiles} tiles. How many are left after the deal?"
    ),
    "dealing": QT_TRANSLATE_NOOP("Drills", "In the deal, who takes tiles at turn {place}?"),
    "dealt-so-far": QT_TRANSLATE_NOOP(
        "Drills", "In the deal {me} takes tiles at turn {place}. How many does {me} hold then?"
    ),
    "reserve": QT_TRANSLATE_NOOP(
        "Drills", "{kongs} fours of a kind were made. How many tiles may never be drawn?"
    ),
    "reserve-none": QT_TRANSLATE_NOOP(
        "Drills", "No four of a kind was made. How many tiles may never be drawn?"
    ),
    "reserve-one": QT_TRANSLATE_NOOP(
        "Drills", "One four of a kind was made. How many tiles may never be drawn?"
    ),
    "turned-up": QT_TRANSLATE_NOOP(
        "Drills", "The dice show {one} and {other}. In which stack from the right is a tile turned up?"
    ),
    "first-supply": QT_TRANSLATE_NOOP(
        "Drills",
        "The dice show {one} and {other}. From which stack from the right comes the first supplementary "
        "tile?",
    ),
    "wild-kinds": QT_TRANSLATE_NOOP("Drills", "{tile} is turned up. Which tiles are wild?"),
    "highest-throw": QT_TRANSLATE_NOOP("Drills", "All have thrown. Who is East?"),
    "my-seat": QT_TRANSLATE_NOOP("Drills", "All have thrown. Which wind is {player}?"),
    "draws-first": QT_TRANSLATE_NOOP(
        "Drills", "{thrower} throws {throw} for the seats. Who draws a wind first?"
    ),
    "draws-east": QT_TRANSLATE_NOOP("Drills", "{thrower} throws {throw} for the seats. Who draws East?"),
    "positioner": QT_TRANSLATE_NOOP("Drills", "{thrower} throws {throw}. Who lays out the winds?"),
    "box-goes-to": QT_TRANSLATE_NOOP(
        "Drills",
        "{positioner} lays out the winds, the box at place {box}, and throws {throw}. Who gets the box?",
    ),
    "box-east": QT_TRANSLATE_NOOP(
        "Drills",
        "{positioner} lays out the winds, the box at place {box}, and throws {throw}. Who is East?",
    ),
    "first-banker": QT_TRANSLATE_NOOP(
        "Drills", "The player who drew East throws {throw}. Who is East first?"
    ),
    "hand-size": QT_TRANSLATE_NOOP(
        "Drills", "{kongs} fours of a kind are laid down. How many tiles has the player between turns?"
    ),
    "hand-size-none": QT_TRANSLATE_NOOP(
        "Drills", "No four of a kind is laid down. How many tiles has the player between turns?"
    ),
    "hand-size-one": QT_TRANSLATE_NOOP(
        "Drills", "One four of a kind is laid down. How many tiles has the player between turns?"
    ),
    "hand-size-complete": QT_TRANSLATE_NOOP(
        "Drills", "{kongs} fours of a kind are laid down. How many tiles has the complete hand?"
    ),
    "hand-size-complete-none": QT_TRANSLATE_NOOP(
        "Drills", "No four of a kind is laid down. How many tiles has the complete hand?"
    ),
    "hand-size-complete-one": QT_TRANSLATE_NOOP(
        "Drills", "One four of a kind is laid down. How many tiles has the complete hand?"
    ),
    "turn-next": QT_TRANSLATE_NOOP("Drills", "{from} discards, and nobody wants the tile. Whose turn is it?"),
    "turn-after-claim": QT_TRANSLATE_NOOP(
        "Drills", "{from} discards, and {claimer} claims it ({claim}). Who has the turn after {claimer}?"
    ),
    "sides-of-two": QT_TRANSLATE_NOOP("Drills", "Two play. How many sides of the wall does each build?"),
    "sides-of-three": QT_TRANSLATE_NOOP(
        "Drills", "Three play, and each builds his own side. How many more do they build together?"
    ),
    "washing": QT_TRANSLATE_NOOP(
        "Drills", "You were dealt these tiles and show them. What does each player pay you?"
    ),
    "sticks": QT_TRANSLATE_NOOP("Drills", "What are these sticks worth together?"),
}
"""The headline of a question, by its topic; where fours of a kind are counted also for none and for one."""

TASKS: Final = {
    "complete": Sentence("Drills", "Choose every hand that is complete, then check."),
    "waits": Sentence(
        "Drills", "The hand lacks one tile. Choose every tile that would complete it, then check."
    ),
    "away": Sentence("Drills", "Count the tiles that the nearest complete hand has and this one has not."),
    "wild": Sentence("Drills", "The hand has won. Choose every tile that the wild one can be, then check."),
    "claim": Sentence("Drills", "You are {me}. Choose everything that is allowed, or nothing."),
    "why-not": Sentence("Drills", "You are {me}. {wish} Choose one condition that is not met."),
    "first": Sentence("Drills", "{from} discards. {claims}"),
    "first-wash": Sentence("Drills", "{from} discards the first tile of the deal. {claims}"),
    "exposing": Sentence("Drills", "Both hands drew the winning tile. How much less does the second count?"),
    "score": Sentence("Drills", "Give every line the hand earns, how often, and add up."),
    "score-rounded": Sentence(
        "Drills",
        "Give every line the hand earns, how often, and add up. The total is asked before it is rounded.",
    ),
    "limit": Sentence("Drills", "Choose all that it is, or none."),
    "slip": Sentence("Drills", "The book counts like this, {printed} in all. Choose what it got wrong."),
    "slip-players": Sentence(
        "Drills", "The book counts like this, {printed} in all, and something is wrong. Choose what."
    ),
    "pays": Sentence("Drills", "Give every payment; what is not paid stays empty."),
    "pays-from": Sentence(
        "Drills", "{from} gave the winning tile. Give every payment; what is not paid stays empty."
    ),
    "liable": Sentence("Drills", "{winner} has won. Choose who pays, or nobody."),
    "next-east": Sentence("Drills", "{winner} has won. Choose by the winds of the deal that is over."),
    "next-east-drawn": Sentence("Drills", "Nobody has won. Choose by the winds of the deal that is over."),
    "several-deals": Sentence(
        "Drills", "Won by, from the first deal on: {deals}. Each is named by his wind in that deal."
    ),
    "east-after": Sentence(
        "Drills",
        "Won by, from the first deal on: {deals}. Each is named by his wind in that deal. Name the new East "
        "by his wind in the first deal.",
    ),
    "players": Sentence("Drills", "A, B, C and D sit round the table, each at the right of the one before."),
    "throws": Sentence(
        "Drills",
        "A threw {throw-A}, B {throw-B}, C {throw-C}, D {throw-D}. Each sits at the right of the one before.",
    ),
    "drawn-winds": Sentence(
        "Drills",
        "In the order in which they are taken the winds are {wind-1}, {wind-2}, {wind-3}, "
        "{wind-4}. A, B, C and D sit each at the right of the one before.",
    ),
    "sticks": Sentence(
        "Drills", "Sticks of 2: {stick-2}, of 10: {stick-10}, of 100: {stick-100}, of 500: {stick-500}."
    ),
    "choose": Sentence("Drills", "Choose, then check."),
    "pick": Sentence("Drills", "Choose every tile that is meant, then check."),
    "number": Sentence("Drills", "Write the number, then check."),
}
"""What to do."""

NOTES: Final = {
    "two-play": Sentence("Drills", "Two play: {seats}."),
    "three-play": Sentence("Drills", "Three play: {seats}."),
    "standing": Sentence("Drills", "You have declared a standing hand."),
    "barred": Sentence("Drills", "You let a pung of this tile pass before and have not discarded since."),
    "nothing-left": Sentence("Drills", "No tile can be drawn any more."),
    "claimed": Sentence("Drills", "You have just claimed a set."),
    "late": Sentence("Drills", "{turn} has drawn already."),
    "late-own": Sentence("Drills", "You have drawn already."),
    "robbing": Sentence("Drills", "The tile is being added to an exposed pung."),
    "too-many": Sentence("Drills", "{dead} has too many tiles."),
    "too-few": Sentence("Drills", "{dead} has too few tiles."),
    "limit": Sentence("Drills", "The limit is {limit}."),
    "full": Sentence("Drills", "A limit hand counts {full}; other hands may count more."),
}
"""What matters of a position and does not show in the tiles."""

WISHES: Final = {
    "discard": Sentence("Drills", "You want to discard {tile}."),
    "stand": Sentence("Drills", "You want to discard {tile} and declare a standing hand."),
    "concealed-kong": Sentence("Drills", "You want to lay down four {tiles}."),
    "added-kong": Sentence("Drills", "You want to add {tile} to your exposed pung."),
    "set-out": Sentence("Drills", "You want to set out {tile}."),
    "go-out": Sentence("Drills", "You want to declare Mah-Jongg."),
    "go-out-by-flowers": Sentence("Drills", "You want to go out by the eight flowers."),
    "win": Sentence("Drills", "You want to claim {tile} from {from} for Mah-Jongg."),
    "kong": Sentence("Drills", "You want to claim {tile} from {from} for a kong."),
    "pung": Sentence("Drills", "You want to claim {tile} from {from} for a pung."),
    "chow": Sentence("Drills", "You want to claim {tile} from {from} for a chow."),
    "wash": Sentence("Drills", "You want to wash the tiles."),
}
"""What the player wants to do."""

SITUATIONS: Final = {
    "seat": Sentence("Drills", "The player is {seat}."),
    "seat-round": Sentence("Drills", "The player is {seat} in the round of {round}."),
    "wall": Sentence("Drills", "Won by {tile}, drawn."),
    "loose": Sentence("Drills", "Won by {tile}, a loose tile."),
    "supply-of-flower": Sentence("Drills", "Won by {tile}, drawn for a flower."),
    "supply-of-claimed-kong": Sentence("Drills", "Won by {tile}, drawn for a claimed four of a kind."),
    "supply-of-drawn-kong": Sentence("Drills", "Won by {tile}, drawn for a four of a kind of the hand."),
    "supply-of-added-kong": Sentence("Drills", "Won by {tile}, drawn for a fourth tile that was added."),
    "discard": Sentence("Drills", "Won by {tile}, discarded by {giver}."),
    "robbed-kong": Sentence("Drills", "Won by {tile}, which {giver} was adding to a pung."),
    "last-wall": Sentence("Drills", "Won by {tile}, the last tile that can be drawn."),
    "last-discard": Sentence("Drills", "Won by {tile}, the last discard, from {giver}."),
    "dealt": Sentence("Drills", "The hand was complete as dealt."),
    "first-discard": Sentence("Drills", "Won by {tile}, East’s first discard."),
    "eight-flowers": Sentence("Drills", "Won by the eight flowers."),
    "lost": Sentence("Drills", "The hand has not won."),
    "standing": Sentence("Drills", "A standing hand was declared."),
    "seen": Sentence("Drills", "The player saw these lie elsewhere: {tiles}."),
    "thirteenth-win": Sentence("Drills", "It is East’s thirteenth win in a row."),
    "no-excuse": Sentence("Drills", "Nothing in the hand of the discarder excuses him."),
    "discarder-excused": Sentence("Drills", "The discarder is excused."),
    "discarder-no-choice": Sentence("Drills", "The discarder had no choice."),
    "added": Sentence("Drills", "The fourth {tile} was added to a pung that lay open."),
    "claimed-from": Sentence("Drills", "The sets laid down were claimed from {winds}."),
    "claimed-from-one": Sentence("Drills", "What was claimed came from {winds}."),
    "discarders-hand": Sentence("Drills", "The second hand is that of the discarder."),
}
"""How a hand came about that is scored."""

CLAIMED: Final = {
    "chow": Sentence("Drills", "{player} claims it for a chow."),
    "pung": Sentence("Drills", "{player} claims it for a pung."),
    "kong": Sentence("Drills", "{player} claims it for a kong."),
    "win": Sentence("Drills", "{player} claims it for Mah-Jongg."),
    "wash": Sentence("Drills", "{player} wants to wash the tiles."),
}
"""Who claims what."""
