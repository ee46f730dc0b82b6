"""Predicates that all books share: what a hand is made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from peling.core.melds import Meld, MeldKind
from peling.core.tiles import KINDS, Suit, Tile

_SUITS: Final = tuple(Suit)
_HONOURS: Final = 8
FEW: Final = 5
"""With more tiles in the way than this, one suit was never in reach and is not mentioned."""
_BIT: Final = (
    tuple(_HONOURS if kind.suit is None else 1 << _SUITS.index(kind.suit) for kind in KINDS) + (0,) * 8
)


@dataclass(frozen=True, slots=True)
class Makeup:
    """Which suits a hand holds, and whether it holds winds or dragons. Bonus tiles do not count.

    Attributes:
        suits: the suits held, in the order of `Suit`.
        honours: whether winds or dragons are held.
        one_suit: tiles of one suit and nothing else.
        suit_and_honours: tiles of one suit with winds or dragons, both present.
        only_honours: winds and dragons and nothing else.
    """

    suits: tuple[Suit, ...]
    honours: bool
    one_suit: bool
    suit_and_honours: bool
    only_honours: bool


def _makeup(bits: int) -> Makeup:
    suits = tuple(suit for place, suit in enumerate(_SUITS) if bits >> place & 1)
    honours = bits >= _HONOURS
    single = len(suits) == 1
    return Makeup(suits, honours, single and not honours, single and honours, honours and not suits)


_MAKEUPS: Final = tuple(_makeup(bits) for bits in range(16))


def makeup(tiles: Iterable[Tile]) -> Makeup:
    """Return what these tiles are made of.

    >>> from peling.core.tiles import tile
    >>> makeup([tile("B1"), tile("B9"), tile("R")]).suit_and_honours
    True
    """
    bits = 0
    for held in tiles:
        bits |= _BIT[held.index]
    return _MAKEUPS[bits]


def sequences(sets: Iterable[Meld]) -> tuple[Meld, ...]:
    """Return the sequences among the sets."""
    return tuple(meld for meld in sets if meld.kind is MeldKind.CHOW)


def strays(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return the suit tiles that are not of the suit held most, in order; none if one suit or none is held.

    Of suits held equally often the first in the order of `Suit` is kept.

    >>> from peling.core.tiles import tile
    >>> strays([tile("B1"), tile("B9"), tile("C3"), tile("R")])
    (C3,)
    """
    by_suit: dict[Suit, list[Tile]] = {suit: [] for suit in _SUITS}
    for held in tiles:
        if held.suit is not None:
            by_suit[held.suit].append(held)
    main = max(_SUITS, key=lambda suit: len(by_suit[suit]))
    return tuple(sorted(held for suit in _SUITS if suit is not main for held in by_suit[suit]))


def beside_one_suit(made: Makeup, tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return the few winds and dragons, or the few tiles of other suits, that stand beside one suit.

    None if nothing is in the way, both are, or too much is.
    """
    if made.suit_and_honours:
        others = tuple(sorted(held for held in tiles if held.is_honour))
    elif len(made.suits) > 1 and not made.honours:
        others = strays(tiles)
    else:
        return ()
    return others if len(others) <= FEW else ()


def beside_suit_and_honours(made: Makeup, tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return the few tiles outside the main suit of tiles with winds or dragons; none if there are many."""
    others = strays(tiles) if made.honours and len(made.suits) > 1 else ()
    return others if len(others) <= FEW else ()
