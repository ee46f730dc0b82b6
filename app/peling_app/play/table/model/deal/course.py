"""Lay out the beginning of a deal in time, see `opening`.

Who takes how many tiles in which order is read from what the engine says has happened; here is only how long
it takes. What must be read gets what is left of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter
from typing import Final

from peling_app.play.table.model.deal.opening import (
    Carried,
    Counted,
    Facts,
    Frame,
    Kind,
    Moment,
    Opening,
    ThrownPair,
)
from peling_app.play.table.model.picture import Throw

LONGEST: Final = 5900
"""The whole of it ends before this."""
TUMBLE: Final = (400, 700)
"""How long dice roll: hurried, where the seats are found as well, and as the design has it."""
SEATS_TUMBLE: Final = 300
STILL: Final = (120, 250)
"""How long they lie before it is said what they show."""
CAPTION: Final = 160
"""How long words take to appear."""
RISE: Final = (140, 220)
"""How long a tile of the lifted stack takes to its place; a stack that is passed over, to rise and sink."""
FLIGHT: Final = 2
"""A pack is on its way while so many set out."""
FADE: Final = 100
"""What each moment is where motion is reduced."""
AFTER: Final = 60
"""How long the last picture of a moment stands."""

Span = tuple[float, float]
"""The least and the longest time for something."""
READ: Final[Span] = (220, 900)
SEATS_READ: Final[Span] = (80, 800)
WINDS: Final[Span] = (360, 1100)
COUNT: Final[Span] = (180, 360)
OPEN: Final[Span] = (60, 320)
PACK: Final[Span] = (66, 105)
FLOWERS: Final[Span] = (60, 170)
TURN: Final[Span] = (200, 260)


def opening(facts: Facts, *, still: bool = False) -> Opening:
    """Return the course of the beginning of a deal; `still`: motion is reduced, nothing rolls or flies."""
    # As much time for what is read as makes the whole as long as it may be, and not more than is of use.
    least, most = (_Layer(facts, share, still=still).made.total for share in (0.0, 1.0))
    share = (LONGEST - 60 - least) / (most - least)
    return _Layer(facts, min(1.0, max(0.0, share)), still=still).made


class _Layer:
    """Lays one part after the other, each as long as its share of its span."""

    def __init__(self, facts: Facts, share: float, *, still: bool) -> None:
        self._facts = facts
        self._share = share
        self._still = still
        self._now = 0.0
        self._moments: list[Moment] = []
        self._frames: list[Frame] = []
        self._dice: list[ThrownPair] = []
        self._counted: list[Counted] = []
        self._carried: list[Carried] = []
        self._calm = not facts.seats
        self._held = [0, 0, 0, 0]
        self._missing: dict[int, int] = {}
        self._seats()
        self._throws()
        self._break()
        self._deal()
        turn = self._turn_up()
        self._lay_flowers()
        self.made = Opening(
            tuple(self._moments),
            tuple(self._frames),
            tuple(self._dice),
            tuple(self._counted),
            tuple(self._carried),
            turn,
        )

    def _long(self, span: Span) -> float:
        return span[0] + self._share * (span[1] - span[0])

    def _frame(self, frame: Frame) -> None:
        """Note what lies on the table from now on."""
        own, right, opposite, left = self._held
        held = (own, right, opposite, left)
        self._frames.append(replace(frame, at=round(self._now), missing=self._missing, held=held))

    @property
    def _open(self) -> Frame:
        """Return what lies there once the wall is broken."""
        return Frame(broken=True, lifted=True, loose=len(self._facts.loose))

    def _end(self, kind: Kind, long: float, said: float, throws: Sequence[Throw] = ()) -> None:
        """Let a moment of this kind have begun now, and go to its end."""
        begin, self._now = self._now, self._now + long
        number = sum(moment.kind is kind for moment in self._moments)
        self._moments.append(
            Moment(kind, round(begin), round(self._now), round(begin + said), tuple(throws), number)
        )

    def _seats(self) -> None:
        groups = [tuple(group) for _, group in groupby(self._facts.seats, attrgetter("group"))]
        everybody = len(groups) > 0 and len(groups[0]) > 1 and not groups[0][0].tile
        if everybody and len(groups) > 2:
            # However often they tie: how it began, and how it ended.
            groups = [groups[0], groups[-1]]
        for group in groups:
            acting = group[0].side if len(group) == 1 else -1
            self._frame(Frame(seated=False, acting=acting))
            if group[0].tile:
                self._end(Kind.SEATS, self._long(WINDS), 0, group)
            else:
                self._throw(Kind.SEATS, group, SEATS_TUMBLE, STILL[0], self._long(SEATS_READ))

    def _throws(self) -> None:
        calm = self._calm
        for throw in self._facts.wall:
            if not throw.tile:
                self._frame(Frame(acting=throw.side))
                self._throw(Kind.THROW, (throw,), TUMBLE[calm], STILL[calm], self._long(READ))

    def _throw(self, kind: Kind, throws: tuple[Throw, ...], tumble: int, still: int, read: float) -> None:
        """Let dice roll, lie, and be read."""
        begin = self._now
        rest = begin if self._still else begin + tumble
        said = tumble + still
        self._end(kind, said + CAPTION + read, said, throws)
        until = round(self._now)
        self._dice += [ThrownPair(one, round(begin), round(rest), until, len(throws)) for one in throws]

    def _break(self) -> None:
        """Count the stacks and lift the last, or pass it over."""
        facts, begin = self._facts, self._now
        self._frame(Frame())
        count, rise = self._long(COUNT), RISE[self._calm]
        self._now += count
        gap = facts.counted[-1]
        if self._still:
            self._now += 2 * rise
        elif facts.loose:
            for place, target in enumerate(facts.loose):
                self._frame(Frame(lifted=True, loose=place))
                self._carry(gap, 1, rise, target=target)
                self._now += rise
        else:
            for stack in (gap, facts.head):
                self._carry(stack, 2, rise, target=stack)
                self._now += rise
        self._frame(self._open)
        said, self._now = self._now - begin, begin
        self._end(Kind.WALL, said + CAPTION + self._long(OPEN), said, [one for one in facts.wall if one.tile])
        self._count(begin, count)

    def _count(self, begin: float, long: float) -> None:
        """Mark one stack after the other, and all until the tiles are dealt; the one that is lifted goes."""
        counted, last = self._facts.counted, self._facts.counted[-1]
        for place, stack in enumerate(counted):
            at = begin if self._still else begin + long * (place + 1) / len(counted)
            goes = stack == last and bool(self._facts.loose)
            until = begin + long + CAPTION if goes else self._now
            self._counted.append(Counted(stack, round(at), round(until)))

    def _carry(
        self, stack: int, tiles: int, long: float, *, side: int = -1, place: int = 0, target: int = -1
    ) -> None:
        begin, key = round(self._now), len(self._carried)
        self._carried.append(Carried(key, stack, tiles, begin, round(self._now + long), side, place, target))

    def _deal(self) -> None:
        """Let pack after pack go its way: while one flies, the next sets out."""
        facts, begin = self._facts, self._now
        if self._still:
            for side, stacks in facts.packs:
                self._take(stacks)
                self._held[side] += len(stacks)
            self._frame(self._open)
            self._end(Kind.DEAL, FADE + self._long(WINDS), 0)
            return
        step = self._long(PACK)
        flying: list[tuple[int, int]] = []
        for side, stacks in facts.packs:
            if len(flying) == FLIGHT:
                self._land(*flying.pop(0))
            coming = sum(number for to, number in flying if to == side)
            self._take(stacks)
            for stack, tiles in groupby(stacks):
                number = len(list(tiles))
                self._carry(stack, number, FLIGHT * step, side=side, place=self._held[side] + coming)
                coming += number
            self._frame(replace(self._open, acting=side))
            flying.append((side, len(stacks)))
            self._now += step
        for landing in flying:
            self._land(*landing)
            self._frame(self._open)
            self._now += step
        long, self._now = self._now - begin, begin
        self._end(Kind.DEAL, long, 0)

    def _land(self, side: int, number: int) -> None:
        self._held[side] += number

    def _take(self, stacks: tuple[int, ...]) -> None:
        missing = dict(self._missing)
        for stack in stacks:
            missing[stack] = missing.get(stack, 0) + 1
        self._missing = missing

    def _turn_up(self) -> tuple[int, int]:
        """Turn the own tiles up; return from when, and how long it takes."""
        begin, long = round(self._now), round(FADE if self._still else self._long(TURN))
        self._frame(replace(self._open, up=True))
        self._end(Kind.HAND, long + AFTER, long)
        return begin, long

    def _lay_flowers(self) -> None:
        """Let each player who has flowers lay them out, and get others for them."""
        begin, sides = self._now, self._facts.flowers
        for number, side in enumerate(sides):
            self._frame(replace(self._open, up=True, flowers=frozenset(sides[: number + 1]), acting=side))
            self._now += FADE if self._still else self._long(FLOWERS)
        long, self._now = self._now - begin, begin
        if long:
            self._end(Kind.FLOWERS, long, 0)
