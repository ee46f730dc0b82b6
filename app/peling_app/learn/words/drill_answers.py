"""What the drills answer: choices, conditions, reasons, verdicts and hints, as tables of sentences."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

CHOICES: Final = {
    "chow": QT_TRANSLATE_NOOP("Drills", "Chow"),
    "pung": QT_TRANSLATE_NOOP("Drills", "Pung"),
    "kong": QT_TRANSLATE_NOOP("Drills", "Four of a kind"),
    "win": QT_TRANSLATE_NOOP("Drills", "Mah-Jongg"),
    "none": QT_TRANSLATE_NOOP("Drills", "Nothing"),
    "nobody": QT_TRANSLATE_NOOP("Drills", "Nobody"),
    "none-of-these": QT_TRANSLATE_NOOP("Drills", "None of these"),
    "no-wind": QT_TRANSLATE_NOOP("Drills", "None"),
    "hand": QT_TRANSLATE_NOOP("Drills", "Hand {number}"),
    "points": QT_TRANSLATE_NOOP("Drills", "The sum"),
    "payers": QT_TRANSLATE_NOOP("Drills", "Who pays"),
}
"""What can be chosen."""

CONDITIONS: Final = {
    "own-turn": QT_TRANSLATE_NOOP("Drills", "It must be your turn."),
    "tile-held": QT_TRANSLATE_NOOP("Drills", "The tile must be in your hand."),
    "not-own-mandarin": QT_TRANSLATE_NOOP("Drills", "A mandarin of your own wind must be set out."),
    "hand-alive": QT_TRANSLATE_NOOP("Drills", "Your hand must have the right number of tiles."),
    "after-a-draw": QT_TRANSLATE_NOOP("Drills", "You must have drawn, not claimed, just before."),
    "drawn-or-dealt": QT_TRANSLATE_NOOP("Drills", "Your last tile must have been drawn or dealt."),
    "hand-complete": QT_TRANSLATE_NOOP("Drills", "The hand must be complete."),
    "four-held": QT_TRANSLATE_NOOP("Drills", "All four of the kind must be in your hand."),
    "own-exposed-pung": QT_TRANSLATE_NOOP("Drills", "Three of the kind must lie open before you."),
    "fourth-held": QT_TRANSLATE_NOOP("Drills", "The fourth tile must be in your hand."),
    "loose-tile-left": QT_TRANSLATE_NOOP("Drills", "A tile must be left to be drawn for the kong."),
    "rear-card-left": QT_TRANSLATE_NOOP("Drills", "A card must be left that can be taken from the rear."),
    "tile-completes": QT_TRANSLATE_NOOP("Drills", "The tile must complete the hand."),
    "not-for-exposed-pung": QT_TRANSLATE_NOOP("Drills", "Three of the kind may not lie open before you."),
    "three-held": QT_TRANSLATE_NOOP("Drills", "Three of the kind must be in your hand."),
    "two-held": QT_TRANSLATE_NOOP("Drills", "Two of the kind must be in your hand."),
    "from-left": QT_TRANSLATE_NOOP("Drills", "The discard must come from the player at your left."),
    "before-drawing": QT_TRANSLATE_NOOP("Drills", "You may not have drawn since."),
    "suit-tile": QT_TRANSLATE_NOOP("Drills", "The tile must belong to a suit."),
    "makes-sequence": QT_TRANSLATE_NOOP("Drills", "The three must be in sequence."),
    "both-held": QT_TRANSLATE_NOOP("Drills", "The other two tiles must be in your hand."),
    "not-last-discard": QT_TRANSLATE_NOOP("Drills", "It may not be the last discard."),
    "as-dealt": QT_TRANSLATE_NOOP("Drills", "Nothing may have been drawn or claimed yet."),
    "enough-heads": QT_TRANSLATE_NOOP("Drills", "You must have been dealt nine different heads."),
    "no-honour-robbed": QT_TRANSLATE_NOOP("Drills", "The tile must be one of a suit."),
    "just-drawn": QT_TRANSLATE_NOOP("Drills", "You must have drawn the tile just now."),
    "not-barred": QT_TRANSLATE_NOOP("Drills", "You may not have let a pung of it pass."),
    "not-standing": QT_TRANSLATE_NOOP("Drills", "You may not have declared a standing hand."),
    "keeps-standing-hand": QT_TRANSLATE_NOOP("Drills", "A standing hand may not change."),
    "first-own-discard": QT_TRANSLATE_NOOP("Drills", "It must be your first discard."),
    "stands-by-a-draw": QT_TRANSLATE_NOOP("Drills", "No set may lie before you."),
    "stands-calling": QT_TRANSLATE_NOOP("Drills", "The hand must lack just one tile."),
    "natural-offered": QT_TRANSLATE_NOOP("Drills", "The tile may be neither wild nor a flower."),
    "flower-tile": QT_TRANSLATE_NOOP("Drills", "The tile must be a flower or a season."),
    "natural-tile": QT_TRANSLATE_NOOP("Drills", "The tile may not be wild."),
    "natural-own": QT_TRANSLATE_NOOP("Drills", "No wild tile may be in the set."),
    "flowers-melded": QT_TRANSLATE_NOOP("Drills", "All your flowers must be melded."),
    "no-flower-to-meld": QT_TRANSLATE_NOOP("Drills", "No flower that must be melded may be in your hand."),
    "no-lone-wild": QT_TRANSLATE_NOOP("Drills", "Four sets and a lone wild tile win only by a draw."),
    "enough-points": QT_TRANSLATE_NOOP("Drills", "The hand must have enough points for a claim."),
    "bottom-tile-itself": QT_TRANSLATE_NOOP(
        "Drills", "Whoever takes the bottom tile discards that very tile."
    ),
    "supply-beside-bottom": QT_TRANSLATE_NOOP("Drills", "A supplementary tile must be left."),
    "eight-flowers": QT_TRANSLATE_NOOP("Drills", "All eight flowers must be yours."),
    "eighth-just-now": QT_TRANSLATE_NOOP("Drills", "The eighth flower must have come just now."),
    "last-tile-left": QT_TRANSLATE_NOOP("Drills", "Only the bottom tile may be left."),
}
"""What a rule asks for, by condition."""

TOLD: Final = {
    "tile-fits-nowhere": QT_TRANSLATE_NOOP("Drills", "{tile} fits nothing in this hand."),
    "tiles-away": QT_TRANSLATE_NOOP("Drills", "The nearest complete hand lacks {away}."),
    "nothing-allowed": QT_TRANSLATE_NOOP("Drills", "None of these is allowed here."),
    "something-allowed": QT_TRANSLATE_NOOP("Drills", "Something is allowed here."),
    "wash-first": QT_TRANSLATE_NOOP(
        "Drills", "Washing goes before a win on the first tile played. {taker} is served."
    ),
    "discard-is-dead": QT_TRANSLATE_NOOP("Drills", "When the next player has drawn, the discard is dead."),
    "higher-claim": QT_TRANSLATE_NOOP(
        "Drills", "Mah-Jongg goes before pung and kong, these before a chow. {taker} is served."
    ),
    "nearest-in-turn": QT_TRANSLATE_NOOP(
        "Drills", "Of equal claims the one nearest to {from} in the order of play is served: {taker}."
    ),
    "first-by-book": QT_TRANSLATE_NOOP(
        "Drills", "Of equal claims the first in the order of the rules is served: {taker}."
    ),
    "liable-yes": QT_TRANSLATE_NOOP(
        "Drills",
        "What lay open before {winner} was a warning, or the tile itself makes liable: "
        "{liable} pays for all.",
    ),
    "liable-no": QT_TRANSLATE_NOOP("Drills", "Nothing here makes one player pay for all."),
    "liable-excused": QT_TRANSLATE_NOOP(
        "Drills", "The discarder lacked one tile himself and had doubles enough: he is excused."
    ),
    "liable-no-choice": QT_TRANSLATE_NOOP(
        "Drills", "The discarder held nothing but dangerous tiles: he had no choice."
    ),
    "no-great-hand": QT_TRANSLATE_NOOP("Drills", "It is none of these."),
    "a-great-hand": QT_TRANSLATE_NOOP("Drills", "It is one of these."),
    "slip": QT_TRANSLATE_NOOP("Drills", "The book counts {printed}; right is {right}."),
    "slip-left-out": QT_TRANSLATE_NOOP(
        "Drills", "The book counts {printed}; right is {right}. It left out: {item}."
    ),
    "slip-wrong-value": QT_TRANSLATE_NOOP(
        "Drills", "The book counts {printed}; right is {right}. It counted wrongly: {item}."
    ),
    "slip-wrong-sum": QT_TRANSLATE_NOOP(
        "Drills", "The book counts {printed}; right is {right}. The lines are right, the sum is not."
    ),
    "slip-wrong-players": QT_TRANSLATE_NOOP(
        "Drills", "The sum of {right} is right, but the book names the winner among those who pay."
    ),
    "wind-next-east": QT_TRANSLATE_NOOP(
        "Drills",
        "East stays if he wins or, where the book has it so, nobody does; else his right "
        "neighbour follows: {east}.",
    ),
    "wind-own-wind": QT_TRANSLATE_NOOP(
        "Drills", "While East stays, so do all winds; when East passes, all move on by one. You are {mine}."
    ),
    "wind-east-after": QT_TRANSLATE_NOOP(
        "Drills", "East has passed {passed} times. East now is the first {east}."
    ),
    "wind-round": QT_TRANSLATE_NOOP(
        "Drills",
        "East has passed {passed} times; after every fourth a new round begins. It is the round of {round}.",
    ),
    "wind-no-round": QT_TRANSLATE_NOOP("Drills", "In this part of the book there is no wind of the round."),
    "rule": QT_TRANSLATE_NOOP("Drills", "Right is {right}."),
    "rule-breaker": QT_TRANSLATE_NOOP(
        "Drills", "Counted round to the right, East as one, {throw} leads to {right}."
    ),
    "rule-breaker-dice": QT_TRANSLATE_NOOP(
        "Drills", "Counted round to the right, East as one, the sum of the dice leads to {right}."
    ),
    "rule-broken-stack": QT_TRANSLATE_NOOP(
        "Drills",
        "Both throws together are counted in stacks from the right end of the breaker’s side,"
        " past its end on the next side to the left: {right}.",
    ),
    "rule-broken-side": QT_TRANSLATE_NOOP(
        "Drills",
        "A side has {stacks} stacks; what is beyond is counted on the next side to the left: {right}.",
    ),
    "rule-broken-stack-dice": QT_TRANSLATE_NOOP(
        "Drills", "The larger die is counted in stacks from the right end: {right}."
    ),
    "rule-turned-up": QT_TRANSLATE_NOOP(
        "Drills", "From the tail the smaller die is counted in stacks: {right}."
    ),
    "rule-loose-tile": QT_TRANSLATE_NOOP(
        "Drills", "The loose tile farther from the gap is taken first: stack {right}."
    ),
    "rule-next-tile": QT_TRANSLATE_NOOP(
        "Drills", "Tiles are taken from the left of the gap, clockwise: {right}."
    ),
    "rule-left-after-deal": QT_TRANSLATE_NOOP("Drills", "Fifty-three tiles are dealt; {right} are left."),
    "rule-hand-size": QT_TRANSLATE_NOOP("Drills", "Thirteen, and one more for each four of a kind: {right}."),
    "rule-hand-size-complete": QT_TRANSLATE_NOOP(
        "Drills", "Fourteen, and one more for each four of a kind: {right}."
    ),
    "rule-turn-after-claim": QT_TRANSLATE_NOOP(
        "Drills", "Play goes on from the claimer to his right: {right}."
    ),
    "rule-turn-next": QT_TRANSLATE_NOOP(
        "Drills", "The turn passes to the right, empty seats are skipped: {right}."
    ),
    "rule-washing": QT_TRANSLATE_NOOP("Drills", "Different heads: {heads}. Each pays {right}."),
    "rule-first-banker": QT_TRANSLATE_NOOP("Drills", "Counted as the book has it, {throw} leads to {right}."),
}
"""Why something is right."""

DONE: Final = {
    "pair": QT_TRANSLATE_NOOP("Drills", "{tile} makes the pair."),
    "pung": QT_TRANSLATE_NOOP("Drills", "{tile} makes three of a kind."),
    "chow": QT_TRANSLATE_NOOP("Drills", "{tile} completes {run}."),
    "complete": QT_TRANSLATE_NOOP("Drills", "Everything is in sets and a pair."),
    "shape": QT_TRANSLATE_NOOP("Drills", "It has a shape of its own that wins."),
    "left": QT_TRANSLATE_NOOP("Drills", "Left over: {tiles}."),
    "no-pair": QT_TRANSLATE_NOOP("Drills", "There is no pair."),
    "too-few": QT_TRANSLATE_NOOP("Drills", "Not enough sets can be made."),
    "stands": QT_TRANSLATE_NOOP("Drills", "{wild} stands for {tile}."),
}
"""What a tile does in a hand."""

SHEET: Final = {
    "times": QT_TRANSLATE_NOOP("Drills", "It counts {times} times."),
    "once": QT_TRANSLATE_NOOP("Drills", "It counts once."),
    "not": QT_TRANSLATE_NOOP("Drills", "It does not count here."),
    "given": QT_TRANSLATE_NOOP("Drills", "You gave {given}."),
    "sum": QT_TRANSLATE_NOOP("Drills", "{sum} = {right}"),
    "cut": QT_TRANSLATE_NOOP("Drills", "{sum} = {uncapped}, cut at the limit: {right}"),
    "is": QT_TRANSLATE_NOOP("Drills", "Right is {right}."),
    "nothing-paid": QT_TRANSLATE_NOOP("Drills", "Nothing is paid here."),
    "compared": QT_TRANSLATE_NOOP("Drills", "Concealed it counts {one}, exposed {other}."),
}
"""What stands on a sheet, and what is paid."""

STATES: Final = {
    "wins": QT_TRANSLATE_NOOP("Drills", "Wins"),
    "also-wins": QT_TRANSLATE_NOOP("Drills", "also wins"),
    "does-not-win": QT_TRANSLATE_NOOP("Drills", "does not win"),
    "right": QT_TRANSLATE_NOOP("Drills", "Right"),
    "missed": QT_TRANSLATE_NOOP("Drills", "also right"),
    "the-right-one": QT_TRANSLATE_NOOP("Drills", "this is right"),
    "wrong": QT_TRANSLATE_NOOP("Drills", "not right"),
}
"""How a part of an answer stands, in a word."""

VERDICTS: Final = {
    "all": QT_TRANSLATE_NOOP("Drills", "Right."),
    "none": QT_TRANSLATE_NOOP("Drills", "Not right."),
    "some": QT_TRANSLATE_NOOP("Drills", "{got} of {of}."),
}
"""What an answer was worth."""

WAYS: Final = {
    "title": QT_TRANSLATE_NOOP("Drills", "Reading {number}"),
    "text": QT_TRANSLATE_NOOP("Drills", "What still waits: {tiles}"),
}
"""A way to read a hand."""

HINTS: Final = {
    "pair-out-first": (
        QT_TRANSLATE_NOOP("Drills", "Take the pair out first"),
        QT_TRANSLATE_NOOP("Drills", "Three equal tiles next to a run can be read in two ways. Try both."),
    ),
    "suit-by-suit": (
        QT_TRANSLATE_NOOP("Drills", "Suit by suit"),
        QT_TRANSLATE_NOOP(
            "Drills",
            "In each suit the number of tiles must be three, six, nine or twelve, and two"
            " more where the pair is.",
        ),
    ),
    "several-readings": (
        QT_TRANSLATE_NOOP("Drills", "More than one reading"),
        QT_TRANSLATE_NOOP("Drills", "The hand can be read in several ways; each waits for its own tiles."),
    ),
    "tiles-that-could-come": (
        QT_TRANSLATE_NOOP("Drills", "How many could come"),
        QT_TRANSLATE_NOOP(
            "Drills", "The hand waits for several tiles at once, less those that you can see on the table."
        ),
    ),
    "count-what-lacks": (
        QT_TRANSLATE_NOOP("Drills", "Count what lacks"),
        QT_TRANSLATE_NOOP(
            "Drills",
            "Lay out sets, then pairs and neighbours. Each pair or neighbour lacks one "
            "tile, a set not begun lacks more.",
        ),
    ),
    "wild-aside": (
        QT_TRANSLATE_NOOP("Drills", "Put the wild tile aside"),
        QT_TRANSLATE_NOOP(
            "Drills", "Read the other tiles first. What is missing is what the wild tile can be."
        ),
    ),
    "wild-own-face": (
        QT_TRANSLATE_NOOP("Drills", "Its own face too"),
        QT_TRANSLATE_NOOP("Drills", "A wild tile may be what it shows."),
    ),
    "who-discarded": (
        QT_TRANSLATE_NOOP("Drills", "Who discarded?"),
        QT_TRANSLATE_NOOP("Drills", "A chow comes only from the left. Pung and kong come from anybody."),
    ),
    "count-in-hand": (
        QT_TRANSLATE_NOOP("Drills", "Count in the hand"),
        QT_TRANSLATE_NOOP("Drills", "Two make a pung with the discard, three make four of a kind."),
    ),
    "win-from-anybody": (
        QT_TRANSLATE_NOOP("Drills", "To win, from anybody"),
        QT_TRANSLATE_NOOP(
            "Drills", "A tile that completes the hand may come from any player, for a chow or the pair too."
        ),
    ),
    "one-condition-after-another": (
        QT_TRANSLATE_NOOP("Drills", "One after another"),
        QT_TRANSLATE_NOOP(
            "Drills", "Go through the conditions in their order and stop at the first that fails."
        ),
    ),
    "win-pung-chow": (
        QT_TRANSLATE_NOOP("Drills", "Mah-Jongg, pung, chow"),
        QT_TRANSLATE_NOOP("Drills", "The higher claim goes first, wherever the players sit."),
    ),
    "count-from-the-discarder": (
        QT_TRANSLATE_NOOP("Drills", "Count from the discarder"),
        QT_TRANSLATE_NOOP("Drills", "If claims are equal, look who comes first in the order of the book."),
    ),
    "points-before-doubles": (
        QT_TRANSLATE_NOOP("Drills", "Points before doubles"),
        QT_TRANSLATE_NOOP("Drills", "Add all points first. Then double as often as the doubles say."),
    ),
    "which-set-was-completed": (
        QT_TRANSLATE_NOOP("Drills", "What was completed last?"),
        QT_TRANSLATE_NOOP("Drills", "The set that a claimed tile completes is exposed, only that one."),
    ),
    "own-wind-and-round": (
        QT_TRANSLATE_NOOP("Drills", "Look at the winds"),
        QT_TRANSLATE_NOOP(
            "Drills",
            "Own wind and dragons often count for themselves; the wind of the round where the book has one.",
        ),
    ),
    "what-is-it-made-of": (
        QT_TRANSLATE_NOOP("Drills", "What is it made of?"),
        QT_TRANSLATE_NOOP("Drills", "One suit, only honours, only ones and nines, winds, dragons?"),
    ),
    "how-was-it-won": (
        QT_TRANSLATE_NOOP("Drills", "How was it won?"),
        QT_TRANSLATE_NOOP("Drills", "Some hands are great by the tile that won."),
    ),
    "the-set-alone": (
        QT_TRANSLATE_NOOP("Drills", "The set alone"),
        QT_TRANSLATE_NOOP("Drills", "See what the set counts concealed, and what exposed."),
    ),
    "doubles-multiply": (
        QT_TRANSLATE_NOOP("Drills", "Doubles multiply the loss"),
        QT_TRANSLATE_NOOP("Drills", "What is lost in points is doubled with all the rest."),
    ),
    "winner-first": (
        QT_TRANSLATE_NOOP("Drills", "The winner first"),
        QT_TRANSLATE_NOOP("Drills", "Pay the winner, then look whether the others settle among themselves."),
    ),
    "east-double": (
        QT_TRANSLATE_NOOP("Drills", "Is East one of the two?"),
        QT_TRANSLATE_NOOP("Drills", "In most books payments from and to East are doubled."),
    ),
    "losers-by-pairs": (
        QT_TRANSLATE_NOOP("Drills", "Two by two"),
        QT_TRANSLATE_NOOP("Drills", "Where losers settle, each pair pays the difference to the higher hand."),
    ),
    "what-lay-open": (
        QT_TRANSLATE_NOOP("Drills", "What lay open?"),
        QT_TRANSLATE_NOOP("Drills", "Only what everybody could see before the discard counts as a warning."),
    ),
    "who-gave-it": (
        QT_TRANSLATE_NOOP("Drills", "Who gave the tile?"),
        QT_TRANSLATE_NOOP("Drills", "Whoever drew his winning tile makes nobody careless."),
    ),
    "east-stays-if": (
        QT_TRANSLATE_NOOP("Drills", "Did East win?"),
        QT_TRANSLATE_NOOP("Drills", "East keeps his place if he wins."),
    ),
    "winds-go-right": (
        QT_TRANSLATE_NOOP("Drills", "To the right"),
        QT_TRANSLATE_NOOP("Drills", "The winds follow each other to the right: East, South, West, North."),
    ),
    "read-the-rule": (
        QT_TRANSLATE_NOOP("Drills", "Look it up"),
        QT_TRANSLATE_NOOP("Drills", "Answer, and the place in the book is told."),
    ),
    "add-up-yourself": (
        QT_TRANSLATE_NOOP("Drills", "Add it up yourself"),
        QT_TRANSLATE_NOOP("Drills", "Write down every line, then compare."),
    ),
}
"""How to look: a title and a sentence."""
