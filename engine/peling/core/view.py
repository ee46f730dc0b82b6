"""What a player knows. Legality, advice and the computer players get a `PlayerView` and nothing else.

A deal is played by winds: a player is named by the `Wind` he holds in this deal; which chair that is, is the
business of `peling.play.game`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from peling.core.hand import Hand
from peling.core.melds import Meld
from peling.core.tiles import Tile, Wind


class Phase(Enum):
    """Where a deal stands, as everybody can see."""

    TURN = "turn"
    """One player has to discard or declare."""
    CLAIMS = "claims"
    """A discard lies on the table; those who may claim it are asked."""
    ROBBING = "robbing"
    """A tile is being added to a pung; those who may take it to go out are asked."""
    LAST = "last"
    """Only the last tile that may be drawn is left, and the player whose turn it is takes or refuses it."""
    OVER = "over"
    """Somebody went out or the wall is at its end."""


class Source(Enum):
    """Where the tile came from that a player whose turn it is got last."""

    DEAL = "deal"
    """East's first turn: nothing was drawn."""
    WALL = "wall"
    LAST_WALL = "last-wall"
    """The last tile that may be drawn."""
    LOOSE = "loose"
    CLAIM = "claim"
    """A chow or pung was claimed; there is no drawn tile."""


@dataclass(frozen=True, slots=True)
class Discarded:
    """One discard: by whom, what, and who claimed it away (None: it lies on the table)."""

    wind: Wind
    tile: Tile
    claimed_by: Wind | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """The tile that may be claimed now.

    Attributes:
        tile: the tile.
        by: who discarded it or is adding it to a pung.
        robbing: it is being added to a pung.
        last: it is the discard after the last draw.
        first: it is East's first discard and nothing was drawn or claimed before.
        late: the next player has drawn already (only where a book or house rule keeps a discard alive).
    """

    tile: Tile
    by: Wind
    robbing: bool = False
    last: bool = False
    first: bool = False
    late: bool = False


@dataclass(frozen=True, slots=True)
class Opponent:
    """What everybody sees of a player.

    Attributes:
        wind: his own wind.
        concealed: the number of tiles in his hand.
        melds: the sets he has laid down.
        bonus: the flowers and seasons he has set out.
        dead: his hand can no longer go out.
        standing: he has declared a standing hand.
    """

    wind: Wind
    concealed: int
    melds: tuple[Meld, ...]
    bonus: tuple[Tile, ...]
    dead: bool = False
    standing: bool = False


@dataclass(frozen=True, slots=True)
class WallView:
    """What everybody sees of the wall, as numbers; `peling.play.wall.layout` turns them into stacks.

    Attributes:
        stacks: stacks in each of the four sides.
        side: whose side was broken (sides are named by the wind that sits behind them, a dummy's too).
        stack: the stack that was lifted, counted from the right end of that side, from 1.
        drawn: tiles taken from the beginning, the deal included.
        loose_drawn: tiles taken from the end.
        left: tiles still in the wall, loose tiles and reserve included.
        drawable: tiles that may still be taken.
        loose_on: on which stacks to the right of the gap the first and the second loose tile lie, where the
            book says it; a pair is then set up when both are gone. None: one tile goes up after each draw.
        lifted: whether a stack was lifted out; else `stack` is the one at the right edge of the gap, and the
            tiles of the tail are taken from where they stand.
        turned_up: the tile turned up to tell which are wild; None where there is none.
        turned_stack: its stack in the side that was broken.
        supply: tiles that may be taken from the end.
    """

    stacks: int
    side: Wind
    stack: int
    drawn: int
    loose_drawn: int
    left: int
    drawable: int
    loose_on: tuple[int, int] | None = None
    lifted: bool = True
    turned_up: Tile | None = None
    turned_stack: int | None = None
    supply: int = 0


@dataclass(frozen=True, slots=True)
class PlayerView:
    """All that one player knows.

    Attributes:
        me: the wind the player holds.
        winds: the winds that play, in the order of play from East.
        round_wind: the wind of the round; None where the book has none.
        phase: where the deal stands.
        turn: whose turn it is; in the phase of claims the one who discarded.
        awaited: whether an answer of `me` is awaited now.
        hand: the own hand.
        drawn: the tile drawn last on the own turn, contained in `hand`; None otherwise.
        source: where the tile of the player whose turn it is came from.
        replaced: on a loose draw what it replaced: ``"claimed-kong"``, ``"drawn-kong"``, ``"added-kong"`` or
            ``"flower"``; else None.
        set_out: the last thing that the player whose turn it is has done was to set out a flower or season of
            his hand, and the tile drawn for it has come.
        offer: the tile that may be claimed; None if there is none.
        others: the other players, in the order of play after `me`.
        discards: every discard in order.
        wall: the wall as it stands.
        dead: whether the own hand is dead.
        untouched: nobody has drawn, claimed or laid down a set since the deal.
        answered: the offer was made to `me`, who has answered it already.
        wild: the wild tiles of this deal; empty where the book has none.
        dealt: the own tiles as they were dealt, before flowers and seasons were replaced.
        noted: circumstances of the own hand that do not show in the tiles, for example ``"standing"``.
        barred: the kinds that `me` let pass though he could have punged them, where the book bars him then.
    """

    me: Wind
    winds: tuple[Wind, ...]
    round_wind: Wind | None
    phase: Phase
    turn: Wind
    awaited: bool
    hand: Hand
    drawn: Tile | None
    source: Source
    replaced: str | None
    offer: Offer | None
    others: tuple[Opponent, ...]
    discards: tuple[Discarded, ...]
    wall: WallView
    dead: bool = False
    untouched: bool = False
    answered: bool = False
    dealt: tuple[Tile, ...] = ()
    wild: tuple[Tile, ...] = ()
    barred: frozenset[Tile] = frozenset()
    noted: frozenset[str] = frozenset()
    set_out: bool = False

    @property
    def offered(self) -> Offer | None:
        """Return what is offered to `me`: no tile of my own, and none that I gave up by drawing."""
        if self.offer is None or self.offer.by is self.me:
            return None
        return None if self.phase is Phase.TURN and self.turn is self.me else self.offer

    @property
    def left_neighbour(self) -> Wind:
        """Return the active player before me in turn: the only one whose discard may be chowed."""
        place = self.winds.index(self.me)
        return self.winds[place - 1]

    @property
    def left_is_empty(self) -> bool:
        """Return whether nobody sits at my left, as may be with two or three."""
        return self.left_neighbour.steps_to(self.me) != 1

    def opponent(self, wind: Wind) -> Opponent:
        """Return what is seen of another player.

        Raises:
            KeyError: the wind is my own or does not play.
        """
        for other in self.others:
            if other.wind is wind:
                return other
        raise KeyError(wind)

    def seen(self) -> list[int]:
        """Return for the 34 kinds how many copies I can see: mine, all melds, discards and so on."""
        seen = self.hand.counts()
        for melds in (self.hand.melds, *(other.melds for other in self.others)):
            for meld in melds:
                for held in meld.tiles:
                    seen[held.index] += 1
        for discard in self.discards:
            if discard.claimed_by is None and not discard.tile.is_bonus:
                seen[discard.tile.index] += 1
        if self.offer is not None and self.offer.robbing:
            seen[self.offer.tile.index] += 1
        turned = self.wall.turned_up
        if turned is not None and not turned.is_bonus:
            seen[turned.index] += 1
        return seen
