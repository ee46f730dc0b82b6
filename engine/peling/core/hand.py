"""A player's hand: concealed tiles, melds laid down and bonus tiles set out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter

from peling.core.melds import Meld, MeldKind
from peling.core.tiles import KINDS, TILES, Tile

HAND_SIZE = 13
"""Tiles a player holds between turns, a kong counted as three (Harr, Part I, Mah-Jongg, p. 24)."""

_INDEX = attrgetter("index")


@dataclass(frozen=True, slots=True)
class Hand:
    """A frozen hand. Every change gives a new one.

    Attributes:
        concealed: the tiles in the hand, sorted by index, a tile just drawn included.
        melds: the sets laid down, in the order in which they were made.
        bonus: flowers and seasons set out.
    """

    concealed: tuple[Tile, ...] = ()
    melds: tuple[Meld, ...] = ()
    bonus: tuple[Tile, ...] = ()

    @staticmethod
    def of(tiles: Iterable[Tile], melds: Iterable[Meld] = (), bonus: Iterable[Tile] = ()) -> Hand:
        """Return a hand of these tiles, sorted."""
        return Hand(tuple(sorted(tiles)), tuple(melds), tuple(bonus))

    def add(self, *tiles: Tile) -> Hand:
        """Return the hand with these tiles added to the concealed ones."""
        return Hand(tuple(sorted((*self.concealed, *tiles), key=_INDEX)), self.melds, self.bonus)

    def remove(self, *tiles: Tile) -> Hand:
        """Return the hand without these concealed tiles.

        Raises:
            ValueError: a tile is not in the hand; the message names it.
        """
        left = list(self.concealed)
        for gone in tiles:
            # Tiles are compared as what they are; `in` and `remove` would look for a comparison of their own.
            for place, held in enumerate(left):
                if held is gone:
                    del left[place]
                    break
            else:
                message = f"{gone.code} is not in the hand"
                raise ValueError(message)
        return Hand(tuple(left), self.melds, self.bonus)

    def with_meld(self, meld: Meld) -> Hand:
        """Return the hand with one more meld."""
        return Hand(self.concealed, (*self.melds, meld), self.bonus)

    def with_bonus(self, bonus: Tile) -> Hand:
        """Return the hand with one more bonus tile set out."""
        return Hand(self.concealed, self.melds, (*self.bonus, bonus))

    def count(self, kind: Tile) -> int:
        """Return how many concealed tiles of a kind there are."""
        return sum([held is kind for held in self.concealed])

    def counts(self) -> list[int]:
        """Return the 34 counts of the concealed tiles by `Tile.index`; bonus tiles are left out."""
        counts = [0] * len(TILES)
        for held in self.concealed:
            counts[held.index] += 1
        del counts[len(KINDS) :]
        return counts

    def kinds(self) -> tuple[Tile, ...]:
        """Return the distinct concealed kinds in order."""
        return tuple(dict.fromkeys(self.concealed))

    @property
    def size(self) -> int:
        """Return the tiles that count for the size of the hand: a kong counts three, bonus tiles nothing."""
        return len(self.concealed) + 3 * len(self.melds)

    @property
    def sets_to_make(self) -> int:
        """Return how many sets the concealed tiles must still make: four less the melds."""
        return 4 - len(self.melds)

    @property
    def kongs(self) -> int:
        """Return the number of kongs laid down."""
        return sum(meld.kind is MeldKind.KONG for meld in self.melds)

    def all_tiles(self) -> tuple[Tile, ...]:
        """Return every tile but bonus tiles: concealed, then melds."""
        return self.concealed + tuple(held for meld in self.melds for held in meld.tiles)
