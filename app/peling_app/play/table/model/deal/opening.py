"""The course of the beginning of a deal as plain data: what is seen when, in milliseconds from its first.

Dice are thrown for the seats, where they have just been found, and for the wall; the wall is broken; the deal
goes round; the own tiles are turned up; flowers are laid out. How long each takes says `course`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from peling_app.play.table.model.picture import Throw


class Kind(StrEnum):
    """What a moment is about."""

    SEATS = "seats"
    """Dice are thrown, or winds drawn, for the seats."""
    THROW = "throw"
    """Dice are thrown for the wall."""
    WALL = "wall"
    DEAL = "deal"
    FLOWERS = "flowers"
    HAND = "hand"
    """The own tiles are turned up."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A part of it that a click brings to its end.

    Attributes:
        kind: what it is about.
        begin, end: from when to when.
        said: from when it may be said what came of it; before, nobody knows.
        throws: what is thrown or drawn in it.
        number: which of its kind it is, from 0.
    """

    kind: Kind
    begin: int
    end: int
    said: int
    throws: tuple[Throw, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class ThrownPair:
    """Two dice of one player: thrown at `begin`, lying from `rest`, taken up at `until`.

    `of`: how many players throw at the same time; their dice are smaller and lie before their seats.
    """

    throw: Throw
    begin: int
    rest: int
    until: int
    of: int = 1


@dataclass(frozen=True, slots=True)
class Counted:
    """A stack that is counted: marked from `at` to `until`; stacks by their keys, as in `picture.Stack`."""

    stack: int
    at: int
    until: int


@dataclass(frozen=True, slots=True)
class Carried:
    """A stack or a tile of it on its way.

    Attributes:
        key: its number among all.
        stack: where it comes from.
        tiles: 1 or 2.
        begin, end: from when to when.
        side: to whose tiles; -1: to the stack `target`, or up and down again where that is the same.
        place: the number of its first tile among those of that player, from 0.
        target: the stack on which it is laid.
    """

    key: int
    stack: int
    tiles: int
    begin: int
    end: int
    side: int = -1
    place: int = 0
    target: int = -1


@dataclass(frozen=True, slots=True)
class Frame:
    """What lies on the table from a time on.

    Attributes:
        at: the time.
        missing: how many tiles of a stack have been taken, by its key, since the wall was broken.
        broken: the wall is broken; where a tile is turned up, it is.
        loose: how many loose tiles lie.
        lifted: the stack to be lifted is gone.
        held: how many tiles each side has.
        flowers: the sides whose flowers lie open.
        up: the own tiles are seen.
        acting: the side that does something; -1: nobody.
        seated: it is known who sits where.
    """

    at: int = 0
    missing: Mapping[int, int] = field(default_factory=dict)
    broken: bool = False
    loose: int = 0
    lifted: bool = False
    held: tuple[int, int, int, int] = (0, 0, 0, 0)
    flowers: frozenset[int] = frozenset()
    up: bool = False
    acting: int = -1
    seated: bool = True


@dataclass(frozen=True, slots=True)
class Facts:
    """What is to be shown, as the engine has it.

    Attributes:
        seats: the throws for the seats, if they were found just before.
        wall: the throws for the wall; last, with a face, the tile that is turned up.
        counted: the stacks that are counted, in order; the last is the one to be lifted or passed over.
        head: the stack from which the first tile comes.
        loose: the stacks on which the two loose tiles are laid, in order; none where nothing is lifted.
        packs: who takes which stacks' tiles: the side, and a stack for each tile.
        flowers: the sides that lay out flowers, in order.
    """

    seats: tuple[Throw, ...]
    wall: tuple[Throw, ...]
    counted: tuple[int, ...]
    head: int
    loose: tuple[int, ...]
    packs: tuple[tuple[int, tuple[int, ...]], ...]
    flowers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Opening:
    """The whole course.

    Attributes:
        moments: its parts, one after the other.
        frames: what lies on the table, in order of time.
        dice, counted, carried: what moves meanwhile.
        turn: from when the own tiles are turned up, and how long that takes.
    """

    moments: tuple[Moment, ...]
    frames: tuple[Frame, ...]
    dice: tuple[ThrownPair, ...] = ()
    counted: tuple[Counted, ...] = ()
    carried: tuple[Carried, ...] = ()
    turn: tuple[int, int] = (0, 0)

    @property
    def total(self) -> int:
        """Return how long it takes."""
        return self.moments[-1].end

    def moment_at(self, time: float) -> Moment:
        """Return the part that is going on at a time."""
        return next((one for one in self.moments if time < one.end), self.moments[-1])

    def frame_at(self, time: float) -> Frame:
        """Return what lies on the table at a time."""
        return [one for one in self.frames if one.at <= time][-1]
