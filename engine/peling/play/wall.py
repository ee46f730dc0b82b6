"""The wall: where it is broken, the order in which its tiles are drawn, and how it stands on the table.

The four sides are named by the winds that sit behind them, a dummy's too. The *physical order* of a wall is:
the sides East, South, West, North; in each side the stacks from its right end to its left, as its own player
sees it; in each stack the upper tile before the lower. One stack is lifted out; the wall's beginning is the
left edge of the gap, and from there it runs clockwise, into the side of the left-hand neighbour, back to the
right edge of the gap. The two lifted tiles lie on the last two stacks: the loose tiles. (Harr, Part I,
Procedure B and C, p. 13-16; which of the two lies where is our ruling A03.)

Other books lift nothing: the stacks counted stay where they are and the tail is taken from the last of them,
stack by stack, the upper tile first. There a tile near the tail may be turned up, which is never drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from peling.core.frozen import changed
from peling.core.tiles import WINDS, Tile, Wind
from peling.core.view import WallView
from peling.rules.course import TurnedUp, WallBreak


@dataclass(frozen=True, slots=True)
class Place:
    """A stack of the wall: the side it stands in, and its number from that side's right end, from 1."""

    side: Wind
    stack: int


@dataclass(frozen=True, slots=True)
class WallLayout:
    """How the wall stands.

    Attributes:
        stacks: for each side the tiles in each stack from its right end: 0 (used), 1 or 2. Loose tiles are
            not counted here; they lie on top.
        gap: the stack that was lifted out when the wall was broken; where none is lifted, the stack at the
            right edge of the gap, from which tiles for kongs and flowers come.
        next: the stack from which the next tile comes; None when only loose tiles are left.
        loose: the stacks on which the loose tiles lie, the one to be taken first before the other. A stack
            below a loose tile may be used up: then the tile lies on the table.
    """

    stacks: Mapping[Wind, tuple[int, ...]]
    gap: Place
    next: Place | None
    loose: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Wall:
    """The wall of a deal after it was broken.

    Attributes:
        opening: where it was broken.
        stacks: stacks in each side.
        regular: the tiles in the order in which they will be drawn; loose tiles are not among them.
        loose: the loose tiles, the one to be taken first before the other; two, until the wall is at its end.
        drawn: how many tiles were taken from the beginning.
        loose_drawn: how many tiles were taken from the end.
        tail: the tiles behind the one turned up, in the order in which `regular` would go on.
        turned: the tile turned up, which is never drawn; None where there is none.
        lifted: whether a stack was lifted out; else the tiles of the tail are taken from where they are.
    """

    opening: WallBreak
    stacks: int
    regular: tuple[Tile, ...]
    loose: tuple[Tile, ...]
    drawn: int = 0
    loose_drawn: int = 0
    tail: tuple[Tile, ...] = ()
    turned: Tile | None = None
    lifted: bool = True

    @property
    def left(self) -> int:
        """Return how many tiles are left, loose tiles and the one turned up included."""
        return len(self.regular) + len(self.loose) + len(self.tail) + (self.turned is not None)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return every tile that is left."""
        return self.regular + self.loose + self.tail + (() if self.turned is None else (self.turned,))

    def take(self, number: int = 1) -> tuple[tuple[Tile, ...], Wall]:
        """Return the next tiles from the beginning, and the wall without them.

        When nothing else is left the loose tiles are drawn like any other.

        Raises:
            ValueError: the wall has not so many tiles.
        """
        if number > self.left:
            message = f"{number} tiles cannot be taken from a wall of {self.left}"
            raise ValueError(message)
        taken, regular, loose = self.regular[:number], self.regular[number:], self.loose
        if len(taken) < number:
            missing = number - len(taken)
            if self.tail:
                taken, tail = taken + self.tail[:missing], self.tail[missing:]
                return taken, changed(self, regular=regular, tail=tail, drawn=self.drawn + number)
            taken, loose = taken + loose[:missing], loose[missing:]
        return taken, changed(self, regular=regular, loose=loose, drawn=self.drawn + number)

    def take_loose(self) -> tuple[Tile, Wall]:
        """Return the loose tile whose turn it is, and the wall in which the end tile was put up for it.

        The end tile is the upper one of the last stack; when it is taken, the lower one. Where no stack was
        lifted that tile itself is taken, behind the tile turned up as long as there is one.

        Raises:
            ValueError: the wall is used up.
        """
        if not self.lifted:
            return self._take_end()
        if not self.loose:
            message = "there is no loose tile left"
            raise ValueError(message)
        taken, loose, regular = self.loose[0], self.loose[1:], self.regular
        if regular:
            end = len(regular) - 1
            if end > 0 and self.loose_drawn % 2 == 0:
                end -= 1
            loose, regular = (*loose, regular[end]), regular[:end] + regular[end + 1 :]
        return taken, changed(self, regular=regular, loose=loose, loose_drawn=self.loose_drawn + 1)

    def _take_end(self) -> tuple[Tile, Wall]:
        behind = bool(self.tail)
        tiles = self.tail if behind else self.regular
        if not tiles:
            message = "there is no tile left to take from the end"
            raise ValueError(message)
        whole_stack = self.loose_drawn % 2 == 0 if behind else (self.drawn + len(tiles)) % 2 == 0
        end = len(tiles) - (2 if whole_stack and len(tiles) > 1 else 1)
        rest = tiles[:end] + tiles[end + 1 :]
        taken = changed(self, loose_drawn=self.loose_drawn + 1)
        return tiles[end], changed(taken, tail=rest) if behind else changed(taken, regular=rest)

    def put_back(self, returned: Tile) -> Wall:
        """Return the wall with a tile put back at its beginning."""
        if not self.regular and len(self.loose) < 2:
            return changed(self, loose=(returned, *self.loose), drawn=self.drawn - 1)
        return changed(self, regular=(returned, *self.regular), drawn=self.drawn - 1)


def break_wall(tiles: tuple[Tile, ...], opening: WallBreak) -> Wall:
    """Return the wall after a stack was lifted and laid on its end.

    Args:
        tiles: the whole wall in physical order.
        opening: which stack is lifted.

    Raises:
        ValueError: the tiles do not make four sides of equal length, or there is no such stack.
    """
    stacks = _stacks_of_a_side(tiles, opening, "lifted")
    lifted = _first_tile(Place(opening.side, opening.stack), stacks)
    regular = tuple(
        tiles[first + level]
        for first in (_first_tile(place, stacks) for place in _places(opening.side, opening.stack, stacks))
        for level in (0, 1)
    )
    return Wall(opening, stacks, regular, tiles[lifted : lifted + 2])


def open_wall(tiles: tuple[Tile, ...], opening: WallBreak, turned_up: TurnedUp | None = None) -> Wall:
    """Return the wall opened to the left of a stack, where nothing is lifted.

    Args:
        tiles: the whole wall in physical order.
        opening: the last of the stacks that were counted.
        turned_up: which tile is turned up, if one is.

    Raises:
        ValueError: the tiles do not make four sides of equal length, or there is no such stack.
    """
    stacks = _stacks_of_a_side(tiles, opening, "opened")
    firsts = [_first_tile(place, stacks) for place in _all_places(opening.side, opening.stack, stacks)]
    order = tuple(tiles[first + level] for first in firsts for level in (0, 1))
    if turned_up is None:
        return Wall(opening, stacks, order, (), lifted=False)
    at = turned_up.in_front
    return Wall(opening, stacks, order[:at], (), tail=order[at + 1 :], turned=order[at], lifted=False)


def _stacks_of_a_side(tiles: tuple[Tile, ...], opening: WallBreak, done: str) -> int:
    """Return how many stacks each side of a wall has.

    Raises:
        ValueError: it cannot be `done` (lifted, opened) there.
    """
    stacks, rest = divmod(len(tiles), 8)
    if rest or not 1 <= opening.stack <= stacks:
        message = f"a wall of {len(tiles)} tiles cannot be {done} at stack {opening.stack}"
        raise ValueError(message)
    return stacks


@lru_cache(maxsize=16)
def layout(wall: WallView) -> WallLayout:
    """Return how a wall stands of which one sees only the numbers."""
    return _layout_lifted(wall) if wall.lifted else _layout_whole(wall)


def _layout_whole(wall: WallView) -> WallLayout:
    """Return how a wall stands of which no stack was lifted."""
    places = _all_places(wall.side, wall.stack, wall.stacks)
    up = None if wall.turned_stack is None else 2 * places.index(Place(wall.side, wall.turned_stack))
    from_end = [spot for stack in reversed(range(len(places))) for spot in (2 * stack, 2 * stack + 1)]
    gone = set([spot for spot in from_end if spot != up][: wall.loose_drawn])
    standing = [spot for spot in range(2 * len(places)) if spot != up and spot not in gone]
    left = [0] * len(places)
    for spot in standing[wall.drawn :] if up is None else [*standing[wall.drawn :], up]:
        left[spot // 2] += 1
    coming = places[standing[wall.drawn] // 2] if wall.drawable and wall.drawn < len(standing) else None
    gap = next(
        (place for place, tiles in zip(reversed(places), reversed(left), strict=True) if tiles), places[-1]
    )
    return WallLayout(_by_side(left, wall), gap, coming, ())


def _layout_lifted(wall: WallView) -> WallLayout:
    places = _places(wall.side, wall.stack, wall.stacks)
    up = 2 if wall.loose_on is None else 2 - wall.loose_drawn % 2
    regular = max(0, wall.left - up)
    start = min(wall.drawn, 2 * len(places))
    stop = start + regular
    # The last is the stack that was lifted: nothing stands there.
    left = [0] * (len(places) + 1)
    for number in range(start, stop):
        left[number // 2] += 1
    last = max(1, (stop - 1) // 2)
    if wall.loose_on is None:
        under = (places[last - 1], places[last])[2 - min(2, wall.left) :]
    else:
        under = tuple(places[max(0, last + 1 - steps)] for steps in wall.loose_on)[2 - min(up, wall.left) :]
    gap = Place(wall.side, wall.stack)
    return WallLayout(_by_side(left, wall), gap, places[start // 2] if regular else None, under)


def _by_side(left: list[int], wall: WallView) -> dict[Wind, tuple[int, ...]]:
    """Return how many tiles lie in the stacks of each side, from those in the order of `_all_places`."""
    first = 4 * wall.stacks - wall.stack
    square = left[first:] + left[:first]
    sides = {wall.side.after(-turn): turn * wall.stacks for turn in range(4)}
    return {side: tuple(square[sides[side] : sides[side] + wall.stacks]) for side in WINDS}


def _first_tile(place: Place, stacks: int) -> int:
    """Return the number of a stack's upper tile in the physical order."""
    return 2 * (place.side.number * stacks + place.stack - 1)


@lru_cache(maxsize=128)
def _places(side: Wind, stack: int, stacks: int) -> tuple[Place, ...]:
    """Return all stacks but the lifted one, from the left edge of the gap clockwise to its right edge."""
    return _all_places(side, stack, stacks)[:-1]


@lru_cache(maxsize=128)
def _all_places(side: Wind, stack: int, stacks: int) -> tuple[Place, ...]:
    """Return all stacks from the one to the left of this stack clockwise to this stack itself."""
    square = [Place(side.after(-turn), number) for turn in range(4) for number in range(1, stacks + 1)]
    return tuple(square[stack:] + square[:stack])
