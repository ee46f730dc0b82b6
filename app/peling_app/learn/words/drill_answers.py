"""What the drills answer: choices, conditions, reasons, verdicts and hints, as tables of sentences."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence
from peling_app.learn.words.drill_rules import RULES, SCORES
from peling_app.learn.words.drill_shapes import NEAREST

CHOICES: Final = {
    "chow": Sentence("Drills", "Chow"),
    "pung": Sentence("Drills", "Pung"),
    "kong": Sentence("Drills", "Kong"),
    "win": Sentence("Drills", "Mah-Jongg"),
    "none": Sentence("Drills", "Nothing"),
    "nobody": Sentence("Drills", "Nobody"),
    "none-of-these": Sentence("Drills", "None of these"),
    "no-wind": Sentence("Drills", "No wind"),
    "hand": Sentence("Drills", "Hand {number}"),
    "points": Sentence("Drills", "The sum"),
    "sum-in-book": Sentence("Drills", "The sum: {sum}"),
    "not-in-book": Sentence("Drills", "{item}: nothing"),
    "payers": Sentence("Drills", "Who pays"),
}
"""What can be chosen."""

CONDITIONS: Final = {
    "own-turn": Sentence("Drills", "It must be your turn."),
    "tile-held": Sentence("Drills", "The tile must be in your hand."),
    "not-own-mandarin": Sentence("Drills", "A mandarin of your own wind must be set out."),
    "hand-alive": Sentence("Drills", "Your hand must have the right number of tiles."),
    "after-a-draw": Sentence("Drills", "You must have drawn, not claimed, just before."),
    "drawn-or-dealt": Sentence("Drills", "Your last tile must have been drawn or dealt."),
    "hand-complete": Sentence("Drills", "The hand must be complete."),
    "four-held": Sentence("Drills", "All four of the kind must be in your hand."),
    "own-exposed-pung": Sentence("Drills", "Three of the kind must lie open before you."),
    "fourth-held": Sentence("Drills", "The fourth tile must be in your hand."),
    "loose-tile-left": Sentence("Drills", "A tile must be left to be drawn for the kong."),
    "rear-card-left": Sentence("Drills", "A card must be left that can be taken from the rear."),
    "tile-completes": Sentence("Drills", "The tile must complete the hand."),
    "not-for-exposed-pung": Sentence("Drills", "Three of the kind may not lie open before you."),
    "three-stays": Sentence("Drills", "Three of the kind may not lie open before you."),
    "three-held": Sentence("Drills", "Three of the kind must be in your hand."),
    "two-held": Sentence("Drills", "Two of the kind must be in your hand."),
    "from-left": Sentence("Drills", "The discard must come from the player at your left."),
    "before-drawing": Sentence("Drills", "You may not have drawn since."),
    "suit-tile": Sentence("Drills", "The tile must belong to a suit."),
    "makes-sequence": Sentence("Drills", "The three must be in sequence."),
    "both-held": Sentence("Drills", "The other two tiles must be in your hand."),
    "not-last-discard": Sentence("Drills", "It may not be the last discard."),
    "as-dealt": Sentence("Drills", "Nothing may have been drawn or claimed yet."),
    "undrawn": Sentence("Drills", "You may not have drawn or claimed yet."),
    "enough-heads": Sentence("Drills", "You must have been dealt nine different heads."),
    "no-honour-robbed": Sentence("Drills", "No wind or dragon may be robbed."),
    "just-drawn": Sentence("Drills", "You must have drawn the tile just now."),
    "not-barred": Sentence("Drills", "You may not have let a pung of it pass."),
    "not-standing": Sentence("Drills", "You may not have declared a standing hand."),
    "keeps-standing-hand": Sentence("Drills", "A standing hand may not change."),
    "first-own-discard": Sentence("Drills", "It must be your first discard."),
    "stands-by-a-draw": Sentence("Drills", "No set may lie before you."),
    "stands-calling": Sentence("Drills", "The hand must lack just one tile."),
    "natural-offered": Sentence("Drills", "The tile may be neither wild nor a flower."),
    "flower-tile": Sentence("Drills", "The tile must be a flower or a season."),
    "natural-tile": Sentence("Drills", "The tile may not be wild."),
    "natural-own": Sentence("Drills", "No wild tile may be in the set."),
    "flowers-melded": Sentence("Drills", "All your flowers must be set out."),
    "no-flower-to-meld": Sentence("Drills", "No flower that must be set out may be in your hand."),
    "no-lone-wild": Sentence("Drills", "Four sets and a lone wild tile win only with a tile one draws."),
    "enough-points": Sentence("Drills", "The hand must have enough points for a claim."),
    "bottom-tile-itself": Sentence("Drills", "Whoever takes the bottom tile discards that very tile."),
    "supply-beside-bottom": Sentence("Drills", "A supplementary tile must be left."),
    "supply-left": Sentence("Drills", "A supplementary tile must be left."),
    "eight-flowers": Sentence("Drills", "All eight flowers must be yours."),
    "eighth-just-now": Sentence("Drills", "The eighth flower must have come just now."),
    "last-tile-left": Sentence("Drills", "Only the bottom tile may be left."),
}
"""What a rule asks for, by condition."""

STATED: Final = {
    "tile-fits-nowhere": Sentence("Drills", "{tile} fits nothing in this hand."),
    "tiles-away": Sentence("Drills", "The nearest complete hand lacks {away}."),
    "nothing-allowed": Sentence("Drills", "None of these is allowed here."),
    "something-allowed": Sentence("Drills", "Something is allowed here."),
    "wash-first": Sentence(
        "Drills", "Washing goes before a win on the first tile played. {taker} is served."
    ),
    "discard-is-dead": Sentence(
        "Drills", "At this table claims end when the next tile is drawn, and {turn} has drawn."
    ),
    "higher-claim": Sentence(
        "Drills", "Mah-Jongg goes before pung and kong, these before a chow. {taker} is served."
    ),
    "nearest-in-turn": Sentence(
        "Drills", "Of equal claims the one nearest to {from} in the order of play is served: {taker}."
    ),
    "first-by-book": Sentence(
        "Drills", "Of equal claims the first in the order of the rules is served: {taker}."
    ),
    "liable-yes": Sentence(
        "Drills",
        "What lay open before {winner} was a warning, and {liable} gave the tile: {liable} pays for all.",
    ),
    "liable-fed": Sentence(
        "Drills", "All four sets that {winner} laid down were claimed from {liable}: {liable} pays for all."
    ),
    "liable-fed-three": Sentence(
        "Drills",
        "Three sets of {winner} were claimed from {liable}, and the hand is of one suit, with honours or "
        "without, or of threes: {liable} pays for all.",
    ),
    "liable-robbed": Sentence("Drills", "{liable} was robbed of the winning tile: {liable} pays for all."),
    "liable-bottom": Sentence(
        "Drills", "{liable} discarded the bottom tile with which {winner} won: {liable} pays for all."
    ),
    "liable-no": Sentence("Drills", "Nothing here makes one player pay for all."),
    "liable-excused": Sentence(
        "Drills", "The discarder lacked one tile himself and had doubles enough: he is excused."
    ),
    "liable-no-choice": Sentence(
        "Drills", "The discarder held nothing but dangerous tiles: he had no choice."
    ),
    "no-great-hand": Sentence("Drills", "It is none of these."),
    "a-great-hand": Sentence("Drills", "It is one of these."),
    "slip": Sentence("Drills", "The book counts {printed}; right is {right}."),
    "slip-left-out": Sentence("Drills", "The book counts {printed}; right is {right}. It left out: {item}."),
    "slip-wrong-value": Sentence(
        "Drills", "The book counts {printed}; right is {right}. It counted wrongly: {item}."
    ),
    "slip-wrong-sum": Sentence(
        "Drills", "The book counts {printed}; right is {right}. The lines are right, the sum is not."
    ),
    "slip-wrong-players": Sentence(
        "Drills", "The sum of {right} is right, but the book names the winner among those who pay."
    ),
    "wind-next-east-won": Sentence("Drills", "East has won, and so stays East."),
    "wind-next-east-lost": Sentence(
        "Drills", "East has not won, so the player at East’s right follows: {east}."
    ),
    "wind-next-east-drawn-stays": Sentence("Drills", "Nobody has won. East then stays East."),
    "wind-next-east-drawn-passes": Sentence(
        "Drills", "Nobody has won. Then the player at East’s right follows: {east}."
    ),
    "wind-own-wind": Sentence(
        "Drills", "While East stays, so do all winds; when East passes, all move on by one. You are {mine}."
    ),
    "wind-east-after": Sentence(
        "Drills", "East has passed so many times: {passed}. East now is the first {east}."
    ),
    "wind-round": Sentence(
        "Drills",
        "East has passed so many times: {passed}; after every fourth a new round begins. It is the "
        "round of {round}.",
    ),
    "wind-no-round": Sentence("Drills", "In this part of the book there is no wind of the round."),
    "no-chow": Sentence("Drills", "You do not hold two tiles that may make a sequence with it."),
    **NEAREST,
    **SCORES,
    **RULES,
}
"""Why something is right."""

DONE: Final = {
    "pair": Sentence("Drills", "{tile} makes the pair."),
    "pung": Sentence("Drills", "{tile} makes three of a kind."),
    "chow": Sentence("Drills", "{tile} completes {run}."),
    "complete": Sentence("Drills", "Everything is in sets and a pair."),
    "shape": Sentence("Drills", "The hand has a shape of its own that wins."),
    "left": Sentence("Drills", "Left over: {tiles}."),
    "left-with-wild": Sentence("Drills", "Left over: {tiles}. One wild tile is not enough for them."),
    "left-with-wilds": Sentence("Drills", "Left over: {tiles}. The wild tiles are not enough for them."),
    "pairs": Sentence("Drills", "There is no set, nothing but pairs."),
    "no-pair": Sentence("Drills", "There is no pair."),
    "too-few": Sentence("Drills", "Not enough sets can be made."),
    "stands": Sentence("Drills", "{wild} stands for {tile}."),
    "itself": Sentence("Drills", "{wild} stands for itself."),
}
"""What a tile does in a hand."""

SHEET: Final = {
    "times": Sentence("Drills", "It counts {times} times."),
    "once": Sentence("Drills", "It counts once."),
    "not": Sentence("Drills", "It does not count here."),
    "given": Sentence("Drills", "You gave {given}."),
    "sum": Sentence("Drills", "{sum} = {right}"),
    "cut": Sentence("Drills", "{sum} = {uncapped}, cut at the limit: {right}"),
    "cut-score": Sentence("Drills", "{uncapped}, cut at the limit: {right}"),
    "is": Sentence("Drills", "That makes {right}."),
    "limit": Sentence("Drills", "A limit hand counts the limit, and nothing else: {right}."),
    "half-limit": Sentence("Drills", "It counts half the limit, and nothing else: {right}."),
    "difference-drawn": Sentence("Drills", "Nobody has won, and all settle the difference of their scores."),
    "nothing-paid": Sentence("Drills", "Nothing is paid here."),
    "compared-cut-both": Sentence(
        "Drills",
        "Concealed the lines come to {uncapped}, exposed to {uncut}: the limit of {limit} cuts both hands.",
    ),
    "compared-cut-one": Sentence(
        "Drills", "Concealed the lines come to {uncapped}: the limit of {limit} cuts that hand alone."
    ),
    "compared-great": Sentence("Drills", "A limit hand counts the limit, whether its sets lie open or not."),
    "compared": Sentence("Drills", "Concealed it counts {one}, exposed {other}: a difference of {lost}."),
}
"""What stands on a sheet, and what is paid."""

STATES: Final = {
    "wins": Sentence("Drills", "Wins"),
    "also-wins": Sentence("Drills", "this wins"),
    "does-not-win": Sentence("Drills", "does not win"),
    "right": Sentence("Drills", "Right"),
    "missed": Sentence("Drills", "this is right"),
    "wrong": Sentence("Drills", "not this"),
}
"""How a part of an answer stands, in a word."""

VERDICTS: Final = {
    "all": Sentence("Drills", "Right."),
    "none": Sentence("Drills", "Here is why this is not it."),
    "some": Sentence("Drills", "{got} of {of}."),
    "numbers-wrong": Sentence("Drills", "{right} right, {wrong} wrong."),
    "numbers-missing": Sentence("Drills", "{right} right, {missing} missing."),
    "numbers-both": Sentence("Drills", "{right} right, {wrong} wrong, {missing} missing."),
}
"""What an answer was worth."""

MARKED: Final = {
    1: Sentence("Drills", "One error is marked."),
    2: Sentence("Drills", "Two errors are marked."),
}
"""How many of more errors have a mark: more than these are not named at once."""

WAYS: Final = {
    "title": Sentence("Drills", "Reading {number}"),
    "text": Sentence("Drills", "What still waits: {tiles}"),
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
            "In a suit there must be three, six, nine or twelve tiles, or none, and two more where the pair "
            "is.",
        ),
    ),
    "several-readings": (
        QT_TRANSLATE_NOOP("Drills", "More than one reading"),
        QT_TRANSLATE_NOOP("Drills", "The hand can be read in several ways; each waits for its own tiles."),
    ),
    "tiles-that-could-come": (
        QT_TRANSLATE_NOOP("Drills", "How many could come"),
        QT_TRANSLATE_NOOP("Drills", "Of each tile that wins there are four, less those that you can see."),
    ),
    "count-what-lacks": (
        QT_TRANSLATE_NOOP("Drills", "Count what is missing"),
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
            "Own wind and dragons often count for themselves; the wind of the round where the book says so.",
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
        QT_TRANSLATE_NOOP("Drills", "Payments from and to East are doubled."),
    ),
    "losers-by-pairs": (
        QT_TRANSLATE_NOOP("Drills", "Two by two"),
        QT_TRANSLATE_NOOP("Drills", "Where losers settle, each pair pays the difference to the higher hand."),
    ),
    "round-first": (
        QT_TRANSLATE_NOOP("Drills", "Round the score first"),
        QT_TRANSLATE_NOOP("Drills", "Before it is paid, the score is rounded up to tens."),
    ),
    "count-the-claims": (
        QT_TRANSLATE_NOOP("Drills", "Claimed from whom?"),
        QT_TRANSLATE_NOOP(
            "Drills",
            "Count how many of the sets laid down were claimed from the same player. Four make him liable, "
            "and for some hands three.",
        ),
    ),
    "robbed-or-bottom": (
        QT_TRANSLATE_NOOP("Drills", "How did the last tile come?"),
        QT_TRANSLATE_NOOP(
            "Drills", "Whoever is robbed of the winning tile or discards the bottom tile pays for all."
        ),
    ),
    "what-lay-open": (
        QT_TRANSLATE_NOOP("Drills", "What lay open?"),
        QT_TRANSLATE_NOOP("Drills", "Only what everybody could see before the discard counts as a warning."),
    ),
    "who-gave-it": (
        QT_TRANSLATE_NOOP("Drills", "Who gave the tile?"),
        QT_TRANSLATE_NOOP("Drills", "If the winning tile was drawn, nobody was careless."),
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
        QT_TRANSLATE_NOOP("Drills", "Answer, and you see the place in the book."),
    ),
    "add-up-yourself": (
        QT_TRANSLATE_NOOP("Drills", "Add it up yourself"),
        QT_TRANSLATE_NOOP("Drills", "Write down every line, then compare."),
    ),
}
"""How to look: a title and a sentence."""
