"""How near a hand is to a win by the rules of a book, wild tiles apart from the others."""

from __future__ import annotations

from peling.core.hand import Hand
from peling.core.melds import Meld
from peling.core.tiles import Tile
from peling.rules.ruleset import RuleSet


def short_of(hand: Hand, laid: tuple[Meld, ...], wild: tuple[Tile, ...], rules: RuleSet) -> int:
    """Return how many tiles the concealed tiles of a hand are short of a win beside these sets."""
    counts, wilds = apart(hand, wild)
    return rules.short(counts, laid, wilds)


def apart(hand: Hand, wild: tuple[Tile, ...]) -> tuple[list[int], int]:
    """Return the 34 counts of the tiles in a hand that are not wild, and how many are."""
    counts = hand.counts()
    for kind in wild:
        if not kind.is_bonus:
            counts[kind.index] = 0
    return counts, sum(held in wild for held in hand.concealed) if wild else 0
