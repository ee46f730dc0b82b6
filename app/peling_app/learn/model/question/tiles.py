"""Which tiles to mark matter for a hand: those of the suits in which it can still wait."""

from __future__ import annotations

from collections import Counter

from peling.core.tiles import Suit, Tile, tile
from peling.lessons.drills.question import PickTiles, Question

SET = 3


def sort_of(kind: Tile) -> Suit | bool:
    """Return the row of a tile: its suit, or whether it is a bonus tile."""
    return kind.suit or kind.is_bonus


def sorts_that_matter(question: Question) -> frozenset[Suit | bool] | None:
    """Return the rows of tiles in which a hand can wait; None: all are shown.

    In a suit of three, six, nine or twelve tiles one more can complete nothing. With wild tiles, or where the
    hand wins by another shape, anything may be right.
    """
    form, hands = question.form, question.shown.hands
    if question.topic != "waits" or not isinstance(form, PickTiles) or not hands or hands[0].wild:
        return None
    held = Counter(sort_of(kind) for kind in hands[0].hand.concealed)
    matter = frozenset(sort for sort, number in held.items() if number % SET)
    right = question.solutions[0]
    wins = frozenset(sort_of(tile(code)) for code in right) if isinstance(right, list) else frozenset()
    every = frozenset(sort_of(kind) for kind in form.palette)
    return None if matter >= every or not wins <= matter else matter
