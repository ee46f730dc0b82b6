"""Where everything on the table lies: one function from what there is to where it is.

What may not overlap, what keeps distance, and what gives way first, is decided here and in the modules beside
it; QML only draws what comes out.
"""

from __future__ import annotations

from itertools import chain

from peling_app.play.table.court.boxes import NOWHERE, Box, around
from peling_app.play.table.court.contents import (
    LEFT,
    OPPOSITE,
    OWN,
    RIGHT,
    Contents,
    Court,
    SeatPlaces,
    four,
    measures_of,
)
from peling_app.play.table.court.labels import Felt, labels
from peling_app.play.table.court.lanes import Lane, lanes, used
from peling_app.play.table.court.measures import Measures, text_size
from peling_app.play.table.court.own import own_place
from peling_app.play.table.court.seats import around_wall, side_places, top_places
from peling_app.play.table.court.wall import inside_wall, prints, stack_box, standing

PLAQUE = (168, 88)
LINE = 30
BESIDE_LINE = 14
"""Pixels beside the words where they are the only line: without room for them there is no frame either."""
ARROW = 14
"""How far the arrow of the plaque reaches over its edge."""
LIFT = 0.24
"""How high a chosen tile of the hand is lifted, in widths of it."""


def plan(table: Contents) -> Court:
    """Return where everything lies."""
    sizes = measures_of(table)
    spot = around_wall(table, sizes)
    felt = inside_wall(sizes)
    ways = lanes(table.seats, felt, sizes, turned=table.turned)
    own = own_place(table, sizes, spot.plates[OWN])
    others = {
        RIGHT: side_places(table.seats[RIGHT], RIGHT, table, sizes, spot),
        OPPOSITE: top_places(table.seats[OPPOSITE], sizes, spot),
        LEFT: side_places(table.seats[LEFT], LEFT, table, sizes, spot),
    }
    seats = four(
        _with_lane(own.seat if side == OWN else others[side], ways[side])
        for side in (OWN, RIGHT, OPPOSITE, LEFT)
    )
    plaque, form = _plaque(table, sizes, ways)
    stacks = tuple(stack_box(stack.side, stack.slot, table.slots, sizes) for stack in table.stacks)
    walls = [standing(stack, table.slots, sizes) for stack in table.stacks]
    hand = own.hand
    lifted = Box(hand.x, hand.y - sizes.own * LIFT, hand.wide, hand.high + sizes.own * LIFT)
    things = [spot.bar, spot.undo, spot.wind_box, spot.wild, plaque, own.drop, lifted]
    lying = chain.from_iterable(
        (seat.area, around(seat.lane), *seat.sets, *seat.bonus, *seat.rack, seat.plate) for seat in seats
    )
    ground = Box(sizes.left, sizes.top, sizes.wide, sizes.high)
    drawn = Box(hand.right - sizes.own, hand.y, sizes.own, hand.high) if table.drawn else NOWHERE
    own_sets = around((*seats[OWN].sets, own.drop) if table.drop else seats[OWN].sets)
    known = {"box": spot.wind_box, "drawn": drawn, "sets": own_sets}
    return Court(
        unit=sizes.unit,
        frame=sizes.frame,
        layer=sizes.layer,
        seats=seats,
        stacks=stacks,
        prints=prints(table.stacks, table.slots, sizes),
        plaque=plaque,
        form=form,
        bar=spot.bar,
        undo=spot.undo,
        hand=hand,
        column=own.column,
        apart=own.apart,
        drop=own.drop,
        wind_box=spot.wind_box,
        wild=spot.wild,
        inside=felt,
        ground=ground,
        labels=labels(table, sizes, Felt((*things, *lying, *walls), ground), known),
    )


def _with_lane(seat: SeatPlaces, lane: Lane) -> SeatPlaces:
    return SeatPlaces(
        lane=lane.spots,
        tile=lane.tile,
        area=lane.area if lane.area.wide else NOWHERE,
        sets=seat.sets,
        set_tile=seat.set_tile,
        bonus=seat.bonus,
        bonus_tile=seat.bonus_tile,
        rack=seat.rack,
        plate=seat.plate,
    )


def _plaque(table: Contents, sizes: Measures, ways: tuple[Lane, ...]) -> tuple[Box, str]:
    """Return the place and the form of the middle: whole, one line, or nothing, as discards leave it room."""
    if not table.plaque:
        return NOWHERE, ""
    own, right, opposite, left = (used(lane) for lane in ways)
    felt = inside_wall(sizes)
    across = [lane.area for lane in (ways[OWN], ways[OPPOSITE]) if lane.area.wide]
    x = around(across).middle[0]
    top = opposite.foot if opposite != NOWHERE else felt.y
    foot = own.y if own != NOWHERE else felt.foot
    # It stays where the middle is; only a fifth row moves it.
    middle = felt.middle[1] if ways[OPPOSITE].area.wide else (felt.y + foot) / 2
    wide = min(
        x - left.right if left != NOWHERE else x - felt.x, right.x - x if right != NOWHERE else felt.right - x
    )
    gap = sizes.px(5) + 2
    words = max(
        (table.measure(word, text_size(15, sizes.unit, table.zoom))[0] for word in table.plaque[1:]),
        default=0,
    )
    said = text_size(13, sizes.unit, table.zoom)
    line = round(table.measure(table.plaque[0], said)[0]) + BESIDE_LINE
    grown = min(1.45, sizes.room) * max(1, min(1.1, 0.82 / sizes.unit))
    for form, size in (
        (
            "full",
            (max(sizes.px(PLAQUE[0] * grown), round(words) + sizes.px(30)), sizes.px(PLAQUE[1] * grown)),
        ),
        (
            "line",
            (max(sizes.px(PLAQUE[0] * grown), line), max(sizes.px(LINE), said + 8)),
        ),
    ):
        reach = sizes.px(ARROW)
        room = min(middle - top, foot - middle) - gap
        if size[1] / 2 + reach <= room and size[0] / 2 + reach + gap <= wide:
            return Box(round(x - size[0] / 2), round(middle - size[1] / 2), size[0], size[1]), form
    return NOWHERE, ""
