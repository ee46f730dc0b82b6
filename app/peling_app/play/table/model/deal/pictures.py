"""What the board shows at the beginning of a deal, frame by frame, out of what the user sees when it is over.

Nothing is in these pictures that is not yet to be seen: no tile of the own hand, no advice, no wild tile, no
seat that is still to be found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from peling.core.events import BonusSetOut, Event, TilesDealt, WallBroken
from peling.core.hand import Hand
from peling.core.tiles import Tile, Wind
from peling.core.view import PlayerView, WallView
from peling.play.wall import Place, layout
from peling_app.kit.model.faces import picture_of
from peling_app.kit.words import plurals
from peling_app.play.table.model.board_picture import Table, board_picture
from peling_app.play.table.model.claim_bar import idle_bar
from peling_app.play.table.model.deal.opening import Facts, Frame
from peling_app.play.table.model.hand_model import HandOrder
from peling_app.play.table.model.picture import Picture, SeatPicture, Side, Stack, Throw, WallLabel
from peling_app.play.table.model.wall_picture import side_of, wall_labels, wall_picture
from peling_app.play.table.words import board as words

BACK: Final = "back"
"""The picture of a tile that lies face down."""


def facts_of(
    view: PlayerView,
    broken: WallBroken,
    events: Iterable[Event],
    seats: tuple[Throw, ...],
    wall: tuple[Throw, ...],
) -> Facts:
    """Return what is to be shown: from what is seen afterwards, what happened, and who threw what."""
    me, said = view.me, tuple(events)
    start = wall_at_first(view.wall)
    stood = layout(start)
    packs = [one for one in said if isinstance(one, TilesDealt)]
    stacks = tuple(_in_order(start, sum(one.number for one in packs)))
    return Facts(
        seats=seats,
        wall=wall,
        counted=tuple(_key(place, me) for place in _counted(broken, start.stacks)),
        head=_key(stood.next or stood.gap, me),
        loose=tuple(_key(place, me) for place in stood.loose),
        packs=tuple(
            (me.steps_to(one.wind), tuple(_key(stacks[place], me) for place in one.places)) for one in packs
        ),
        flowers=tuple(dict.fromkeys(me.steps_to(one.wind) for one in said if isinstance(one, BonusSetOut))),
    )


def wall_at_first(wall: WallView) -> WallView:
    """Return a wall as it stood when it had been broken and nothing was taken from it."""
    whole = 8 * wall.stacks
    return replace(wall, drawn=0, loose_drawn=0, left=whole, drawable=whole)


def _key(place: Place, me: Wind) -> int:
    """Return the key of a stack, see `Stack`."""
    return side_of(place.side, me) * 100 + place.stack - 1


def _counted(broken: WallBroken, stacks: int) -> Iterator[Place]:
    """Yield the stacks that are counted: from the right end of the breaker's side, on into the next one."""
    side, number = broken.breaker, 0
    while (side, number) != (broken.side, broken.stack):
        number += 1
        if number > stacks:
            side, number = side.after(-1), 1
        yield Place(side, number)


def _in_order(start: WallView, number: int) -> Iterator[Place]:
    """Yield the stack of each tile in the order in which they are drawn; two lie on each."""
    for drawn in range(0, number, 2):
        place = layout(replace(start, drawn=drawn, left=start.left - drawn)).next
        assert place is not None  # noqa: S101 -- a deal takes fewer tiles than there are
        yield from (place, place)


class OpeningPictures:
    """The pictures of the beginning of one deal."""

    def __init__(self, view: PlayerView, events: Iterable[Event], facts: Facts, table: Table) -> None:
        """Show what `view` has come to by these events, at a table."""
        self._view = view
        self._facts = facts
        self._table = table
        dealt = [one for one in events if isinstance(one, TilesDealt) and one.wind is view.me]
        self._dealt = sorted(held for one in dealt for held in one.tiles or ())
        start = wall_at_first(view.wall)
        self._broken = wall_picture(start, view.me)
        self._gap = wall_labels(start, view.me)
        blank = replace(view, hand=Hand(bonus=view.hand.bonus), drawn=None, offer=None, discards=())
        self._blank = board_picture(blank, (), HandOrder(), replace(table, thinking=None))

    @property
    def number(self) -> int:
        """Return how many tiles the user is dealt."""
        return len(self._dealt)

    def at(self, frame: Frame) -> Picture:
        """Return the picture of a frame."""
        whole = frame.flowers == frozenset(self._facts.flowers) and frame.up
        stacks = self._blank.wall if whole else self._stacks(frame)
        left = self._view.wall.left if whole else 8 * self._view.wall.stacks - sum(frame.missing.values())
        own, right, opposite, far = (self._seat(side, frame) for side in Side)
        blank = self._blank
        if not frame.broken:
            blank = replace(blank, wild_face="", wild_line="", wild_name="")
        return replace(
            blank,
            seats=(own, right, opposite, far),
            hand=(),
            wall=stacks,
            labels=self._labels(frame),
            wall_name=words.wall_name(left=plurals.left(left)),
            claims=idle_bar(),
            centre="",
            arrow=-1,
            own_turn=False,
            can_take_back=False,
            box_line=blank.box_line if frame.seated else "",
        )

    def left(self, frame: Frame) -> int:
        """Return how many tiles the wall has in a frame."""
        return 8 * self._view.wall.stacks - sum(frame.missing.values())

    def own(self, frame: Frame) -> tuple[str, ...]:
        """Return what is seen of the own tiles, from left to right."""
        held: Iterable[Tile] = self._dealt
        if not frame.up:
            return (BACK,) * frame.held[Side.OWN]
        if Side.OWN in frame.flowers:
            held = sorted(self._view.hand.concealed)
        return tuple(picture_of(one, self._table.bonus_numbers, self._view.wild) for one in held)

    def _stacks(self, frame: Frame) -> tuple[Stack, ...]:
        """Return the wall: whole, with its stack lifted, or with so many tiles taken from it."""
        stacks = self._view.wall.stacks
        if not frame.broken:
            gap, laid = self._facts.counted[-1], self._facts.loose[: frame.loose]
            return tuple(
                Stack(side * 100 + slot, side, slot, 2, loose=side * 100 + slot in laid)
                for side in Side
                for slot in range(stacks)
                if not (frame.lifted and side * 100 + slot == gap)
            )
        taken = ((one, one.tiles - frame.missing.get(one.key, 0)) for one in self._broken)
        return tuple(replace(one, tiles=tiles, next=False) for one, tiles in taken if tiles or one.loose)

    def _labels(self, frame: Frame) -> tuple[WallLabel, ...]:
        """Return the name of the gap, once it is there; where the next tile is would run along."""
        return tuple(replace(one, key=0) for one in self._gap[-1:]) if frame.broken else ()

    def _seat(self, side: Side, frame: Frame) -> SeatPicture:
        shown = self._blank.seats[side]
        if not shown.present:
            return shown
        held = frame.held[side]
        wind = self._view.me.after(side)
        line = words.plate_line(wind, "deals" if shown.east else "") if frame.seated else ""
        spoken = (
            words.plate_spoken(name=shown.name, line=line, score=shown.score, tiles=plurals.tiles(held))
            if frame.seated
            else words.plate_unseated(name=shown.name, score=shown.score)
        )
        return replace(
            shown,
            wind=shown.wind if frame.seated else "",
            wind_word=shown.wind_word if frame.seated else "",
            line=line or shown.name,
            note="",
            acting=frame.acting == side,
            throwing=frame.acting == side and not frame.broken,
            thinking=False,
            spoken=spoken,
            concealed=held,
            bonus=shown.bonus if side in frame.flowers else (),
            discards_title="",
            east=shown.east and frame.seated,
        )
