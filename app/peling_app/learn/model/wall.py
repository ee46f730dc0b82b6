"""The wall of a lesson: whole or broken, with the stack that the learner points at."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from peling.core.tiles import WINDS, Wind
from peling.core.view import WallView
from peling_app.kit.words import plurals
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.words import learn as words
from peling_app.play.table.model.picture import Picture, SeatPicture, Side, Stack
from peling_app.play.table.model.wall_picture import side_of, wall_labels, wall_picture
from peling_app.play.table.words import board as board_words


def stack_key(side: Wind, stack: int, me: Wind) -> int:
    """Return the key of a stack on the board; stacks are counted from the right end of a side, from 1."""
    return side_of(side, me) * 100 + stack - 1


def stack_of(key: int, me: Wind) -> tuple[Wind, int]:
    """Return the side and the number of a stack by its key on the board."""
    return me.after(key // 100), key % 100 + 1


def wall_to_pick(
    wall: WallView,
    me: Wind,
    marks: Mapping[int, str],
    *,
    whole: bool,
    picking: bool,
    laid: Collection[int] | None,
) -> Picture:
    """Return the board with nothing but the wall and the four sides.

    Args:
        wall: the wall after it was broken.
        me: whose side is at the bottom.
        marks: marks on stacks, by their keys.
        whole: show it before it was broken.
        picking: stacks can be pointed at.
        laid: the keys of the stacks on which the learner has laid a tile; None: the loose tiles lie where
            they belong, and the words for learners are shown.
    """
    stacks = _whole(wall.stacks) if whole else wall_picture(wall, me)
    if laid is not None:
        stacks = tuple(replace(stack, loose=stack.key in laid, next=False) for stack in stacks if stack.tiles)
    named = tuple(replace(stack, mark=marks.get(stack.key, ""), name=_name(stack, me)) for stack in stacks)
    seats = [_seat(me.after(side), own=side is Side.OWN) for side in Side]
    return Picture(
        seats=(seats[0], seats[1], seats[2], seats[3]),
        wall=named,
        slots=wall.stacks,
        labels=wall_labels(wall, me) if laid is None and not whole else (),
        wall_name=board_words.wall_name(left=plurals.left(2 * len(stacks))),
        centre="",
        picking=picking,
    )


def _whole(stacks: int) -> tuple[Stack, ...]:
    return tuple(Stack(side * 100 + slot, side, slot, 2) for side in Side for slot in range(stacks))


def _name(stack: Stack, me: Wind) -> str:
    return words.stack_name(wind=wind_name(me.after(stack.side)), stack=stack.slot + 1)


def _seat(wind: Wind, *, own: bool) -> SeatPicture:
    """Return who sits at a side; nothing in the middle says it again."""
    line = board_words.centre_wind(wind, own=own)
    east = wind is WINDS[0]
    return SeatPicture(present=True, name=line, wind=wind.value, line=line, spoken=line, east=east)
