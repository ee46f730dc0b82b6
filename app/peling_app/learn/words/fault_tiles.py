"""What is wrong with tiles, places in the wall and acts, by the id of the reason."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence

TILES: Final = {
    "set-single": Sentence("Faults", "A single tile makes no set. Three are needed."),
    "set-two-unequal": Sentence(
        "Faults", "{tiles}: two tiles can only be a pair, and the two of a pair are equal."
    ),
    "set-too-many": Sentence("Faults", "{number} tiles are too many. A set has three, or four equal ones."),
    "set-two-equal": Sentence("Faults", "Two are equal, {odd} is not. Three of a kind needs a third {tile}."),
    "set-honour-among": Sentence(
        "Faults",
        "{tile} belongs to no suit and goes into no sequence. It makes a set only with its equals.",
    ),
    "set-winds": Sentence("Faults", "Winds are in no order. Only three equal winds are a set."),
    "set-dragons": Sentence("Faults", "Dragons are in no order. Only three equal dragons are a set."),
    "set-honours": Sentence(
        "Faults", "Winds and dragons make no sequence. Only three equal tiles are a set."
    ),
    "set-suits-in-order": Sentence(
        "Faults",
        "{ranks}: the numbers are in order, but a sequence stays in one suit. {odd} is of another.",
    ),
    "set-suits-equal": Sentence(
        "Faults", "The numbers are equal, the suits are not. {odd} is of another suit than {kept}."
    ),
    "set-suits": Sentence("Faults", "{ranks}: {odd} is of another suit, and a set stays in one."),
    "set-three-suits": Sentence("Faults", "{ranks}: three tiles of three suits make no set."),
    "set-round": Sentence(
        "Faults", "A sequence does not go round: nothing follows the 9. {tile} is at the other end."
    ),
    "set-gap": Sentence("Faults", "{ranks}: {odd} does not follow; {needed} would come first."),
    "set-gaps": Sentence(
        "Faults", "{ranks}: the numbers do not follow one another. After the first comes {needed}."
    ),
    "set-second-pair": Sentence(
        "Faults", "A hand has one pair, and it is there already. These need a third to be a set: {tile}."
    ),
    "set-with-wild": Sentence("Faults", "Whatever {wild} stands for, it makes no set with {tiles}."),
    "set-equal": Sentence("Faults", "{number} of a kind"),
    "set-in-order": Sentence("Faults", "in order, and of one suit"),
    "set-right": Sentence("Faults", "{tiles}: that is a set."),
    "lay-left": Sentence(
        "Faults", "These lie in no set yet: {tiles}. Every tile of the hand belongs to a set or the pair."
    ),
    "lay-not-yours": Sentence("Faults", "A tile was laid that is not in this hand."),
    "lay-other-way": Sentence(
        "Faults",
        "The same tiles can be laid another way: try threes of a kind in place of sequences, or "
        "the other pair.",
    ),
    "one-more": Sentence("Faults", "At least one more is right."),
    "one-more-claim": Sentence("Faults", "At least one more claim is allowed. Look at {tiles}."),
    "one-more-among": Sentence("Faults", "At least one more is right. Look among the {sort}."),
    "one-more-hand": Sentence("Faults", "One more is right: lay out this one again."),
    "nothing-is-an-answer": Sentence(
        "Faults", "Where nothing fits, that is an answer too, and has to be chosen."
    ),
    "one-more-wait": Sentence("Faults", "Read like this, the hand still waits with {tiles}."),
    "something-is": Sentence("Faults", "Something can be claimed here."),
    "is-of-suit": Sentence("Faults", "{tile} belongs to a suit: {suit}."),
    "is-of-other-suit": Sentence("Faults", "{tile} is of another suit: {suit}."),
    "is-end": Sentence("Faults", "{tile} is an end of its suit, {suit}."),
    "is-middle": Sentence("Faults", "{tile} is of a suit, {suit}, and neither its 1 nor its 9."),
    "is-wind": Sentence("Faults", "{tile} is a wind, and belongs to no suit."),
    "is-dragon": Sentence("Faults", "{tile} is a dragon, and belongs to no suit."),
    "is-bonus": Sentence("Faults", "{tile} is a flower or season."),
    "set-out-own": Sentence("Faults", "{tile} is not set out by {me}."),
    "set-out-plain": Sentence("Faults", "{tile} is neither a flower nor a season. It stays in the hand."),
    "set-out-wild": Sentence(
        "Faults", "{tile} is not set out: {turned} was turned up, and what it makes wild stays in the hand."
    ),
    "not-wild": Sentence("Faults", "{turned} was turned up. That does not make {tile} wild."),
    "side-counted": Sentence(
        "Faults",
        "Counted from East as one, to the right, {given} comes at {once}, {twice} and {thrice}, "
        "but East threw {first}.",
    ),
    "side-beyond": Sentence(
        "Faults",
        "{breaker} is the breaker, but both throws make {both}, and a side has only {stacks} "
        "stacks: the count goes on at the next side to the left.",
    ),
    "side-other-beyond": Sentence(
        "Faults",
        "The count begins at the right end of {breaker}’s side, runs its {stacks} stacks and goes "
        "on to the left. It does not reach this side.",
    ),
    "stack-counted": Sentence(
        "Faults",
        "Both throws, {first} and {second}, make {both}. Counted in stacks from the right end of "
        "{breaker}’s side they do not lead to stack {given-stack} here.",
    ),
    "stack-second-alone": Sentence(
        "Faults", "{given-stack} is the second throw alone. Both throws together are counted."
    ),
    "stack-from-left": Sentence(
        "Faults", "That is counted from the left end. The count begins at the right end of the side."
    ),
    "stack-larger-die": Sentence(
        "Faults",
        "The larger die, {larger}, is counted in stacks from the right end. That is not stack {given-stack}.",
    ),
    "loose-first": Sentence(
        "Faults",
        "The tile that is taken first lies farther from the gap than the other, to its right. That "
        "is not stack {given-stack}.",
    ),
    "loose-second": Sentence(
        "Faults",
        "The tile that is taken second lies nearer to the gap than the first, to its right. That is "
        "not stack {given-stack}.",
    ),
    "did-pass": Sentence("Faults", "You let {tile} go."),
    "did-discard": Sentence("Faults", "You discarded {tile}."),
    "did-claim-chow": Sentence("Faults", "You took {tile} into a sequence."),
    "did-claim-pung": Sentence("Faults", "You took {tile} from {from} for three of a kind."),
    "did-claim-kong": Sentence("Faults", "You took {tile} from {from} for a kong."),
    "did-claim-win": Sentence("Faults", "You took {tile} to win."),
    "did-concealed-kong": Sentence("Faults", "You laid down four {kinds}."),
    "did-added-kong": Sentence("Faults", "You added {tile} to your exposed three."),
    "did-take-last": Sentence("Faults", "You took the last tile."),
    "did-refuse-last": Sentence("Faults", "You refused the last tile."),
    "did-set-out-bonus": Sentence("Faults", "You set out {tile}."),
    "did-go-out": Sentence("Faults", "You declared Mah-Jongg."),
    "did-wash": Sentence("Faults", "You washed the tiles."),
    "asked-chow": Sentence("Faults", "With these of your hand it makes a sequence."),
    "asked-other-chow": Sentence(
        "Faults", "With these {tile} makes a sequence, but another one is asked for."
    ),
    "asked-pung": Sentence("Faults", "You hold two of them: three of a kind could be made."),
    "asked-kong": Sentence("Faults", "You hold three of them: four of a kind could be made."),
    "asked-own-kong": Sentence(
        "Faults", "You hold all four of a kind; laid down they count more and bring another tile."
    ),
    "asked-added-kong": Sentence(
        "Faults", "The fourth of the three that lie open before you is in your hand; it could be added."
    ),
    "asked-win": Sentence("Faults", "The hand would be complete with it."),
    "asked-win-drawn": Sentence(
        "Faults", "The hand was complete: Mah-Jongg is announced before anything is discarded."
    ),
    "asked-flower": Sentence(
        "Faults", "You hold a flower. Set out, it brings another tile; kept, it goes into no set."
    ),
    "asked-decline": Sentence(
        "Faults",
        "The claim breaks up tiles that already belong together, or lays open what could stay "
        "hidden. Here it is better to let it go.",
    ),
    "asked-discard": Sentence(
        "Faults",
        "Every tile you keep should belong to a set, the pair, or a part of one. This was not the "
        "loosest one, or it is not safe here.",
    ),
    "asked-stand": Sentence("Faults", "The tile is right, but the standing hand was not declared with it."),
    "asked-refused": Sentence(
        "Faults", "Here you are to find an act that the rules forbid. This one they allow."
    ),
    "asked-late-claim": Sentence(
        "Faults", "In this book a discard stays alive until the next player discards. Let him draw first."
    ),
    "asked-pung-again": Sentence("Faults", "Let the first one go, take your own turn, and then take it."),
    "asked-over": Sentence("Faults", "The deal was to end here by what you hold."),
    "asked-refuse-last": Sentence(
        "Faults",
        "Whoever takes the last tile and does not win with it has to discard it. Refused by all, it ends "
        "the deal.",
    ),
    "asked-draw": Sentence("Faults", "It was to be drawn from the wall."),
    "discard-costs": Sentence(
        "Faults",
        "Tiles still missing to win without {tile}: {after}; after another discard: {best}.",
    ),
}
"""By the id of the reason."""

BELOW: Final = {
    "bamboos": Sentence("Faults", "bamboo"),
    "circles": Sentence("Faults", "circle"),
    "characters": Sentence("Faults", "character"),
    "wind": Sentence("Faults", "wind"),
    "dragon": Sentence("Faults", "dragon"),
    "bonus": Sentence("Faults", "flower"),
    "same": Sentence("Faults", "equal"),
    "other": Sentence("Faults", "another"),
    "beyond": Sentence("Faults", "other end"),
    "fits": Sentence("Faults", "fits"),
    "too-far": Sentence("Faults", "does not follow"),
    "left-over": Sentence("Faults", "left over"),
    "not-held": Sentence("Faults", "not in hand"),
    "waits": Sentence("Faults", "waits"),
    "counts": Sentence("Faults", "counts"),
    "loose": Sentence("Faults", "in no set"),
    "second-pair": Sentence("Faults", "second pair"),
    "wild": Sentence("Faults", "wild"),
}
"""The word below one tile of a wrong try: "bamboos" behind a cross looked like a number of them."""

SHORT: Final = {
    "set-suits-in-order": Sentence("FaultNotes", "{odd}: another suit"),
    "set-suits-equal": Sentence("FaultNotes", "{odd}: another suit"),
    "set-suits": Sentence("FaultNotes", "{odd}: another suit"),
    "set-three-suits": Sentence("FaultNotes", "three suits"),
    "set-winds": Sentence("FaultNotes", "winds are in no order"),
    "set-dragons": Sentence("FaultNotes", "dragons are in no order"),
    "set-honours": Sentence("FaultNotes", "honours make no sequence"),
    "set-honour-among": Sentence("FaultNotes", "{tile}: of no suit"),
    "set-round": Sentence("FaultNotes", "nothing follows the 9"),
    "set-gap": Sentence("FaultNotes", "{odd} does not follow"),
    "set-gaps": Sentence("FaultNotes", "not one after another"),
    "set-two-equal": Sentence("FaultNotes", "{odd} is not equal"),
    "set-in-order": Sentence("FaultNotes", "in order, one suit"),
}
"""The same in few words, for a card."""

SORTS: Final = {
    "bamboos": Sentence("FaultSorts", "bamboos"),
    "circles": Sentence("FaultSorts", "circles"),
    "characters": Sentence("FaultSorts", "characters"),
    "wind": Sentence("FaultSorts", "winds"),
    "dragon": Sentence("FaultSorts", "dragons"),
    "bonus": Sentence("FaultSorts", "flowers and seasons"),
}
"""Sorts of tiles, among which something is to be found."""
