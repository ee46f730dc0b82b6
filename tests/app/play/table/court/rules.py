"""What must be so of every table: nothing lies on anything else, and words keep their distance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from peling_app.play.table.court.boxes import NOWHERE, Box, around
from peling_app.play.table.court.contents import Contents, Court, measures_of
from peling_app.play.table.court.measures import APART, FACE, text_size
from peling_app.play.table.court.wall import standing

NAMES = ("own", "right", "top", "left")
ROUNDING = 1
"""Pixels by which neighbours in one row may differ."""


def things(table: Contents, court: Court) -> dict[str, list[Box]]:
    """Return what lies on the table, by what it belongs to."""
    sizes = measures_of(table)
    found: dict[str, list[Box]] = {
        "claim bar": [court.bar],
        "undo": [court.undo],
        "wind box": [court.wind_box],
        "wild tiles": [court.wild],
        "plaque": [court.plaque],
        "place to drop": [court.drop],
        "hand": [court.hand],
        "wall": [standing(stack, table.slots, sizes) for stack in table.stacks],
    }
    for name, seat in zip(NAMES, court.seats, strict=True):
        found[f"{name} discards"] = list(seat.lane[:-1])
        found[f"{name} sets"] = list(seat.sets)
        found[f"{name} flowers"] = list(seat.bonus)
        found[f"{name} rack"] = list(seat.rack)
        found[f"{name} plate"] = [seat.plate]
    return {name: [box for box in boxes if box != NOWHERE] for name, boxes in found.items()}


def faults(table: Contents, court: Court) -> Iterator[str]:
    """Yield in words what is wrong."""
    lying = things(table, court)
    yield from _overlaps(lying)
    yield from _rows(lying, court)
    yield from _lanes(lying, court)
    yield from _outside(table, court, lying)
    yield from _words(table, court, lying)
    if court.form == "line" and _cut(table, court):
        yield "plaque: no room for its words"
    for name, boxes in lying.items():
        if any(box.wide < 1 or box.high < 1 for box in boxes):
            yield f"{name}: of no size"


def _cut(table: Contents, court: Court) -> bool:
    """Return whether the one line of the middle is wider than its plaque: it would be an empty frame."""
    wide, _ = table.measure(table.plaque[0], text_size(13, court.unit, table.zoom))
    return wide > court.plaque.wide - 10


def _overlaps(lying: dict[str, list[Box]]) -> Iterator[str]:
    for (one, first), (other, second) in combinations(lying.items(), 2):
        if not first or not second or around(first).apart(around(second)) >= 0:
            continue
        if any(box.apart(thing) < 0 for box in first for thing in second):
            yield f"{one} on {other}"


def _rows(lying: dict[str, list[Box]], court: Court) -> Iterator[str]:
    """Of tiles in a row only the thickness is covered; stacks cover none of each other's faces."""
    for name, boxes in lying.items():
        discards = name.endswith("discards")
        for one, other in combinations(boxes, 2):
            slack = 0.0
            if discards:
                upright = one.high > one.wide
                slack = one.high - one.wide * FACE if upright else one.high - one.wide * 121 / 160
            elif name == "wall":
                # A stack with a loose tile on it stands before the one behind it.
                slack = 3 * court.layer
            if one.apart(other) < -slack - ROUNDING:
                yield f"{name}: one on another"
                break
        if discards and len({box[:2] for box in boxes}) < len(boxes):
            yield f"{name}: two in one place"
    for one, other in combinations(court.stacks, 2):
        if one.apart(other) < -ROUNDING:
            yield "wall: faces on faces"
            break


def _lanes(lying: dict[str, list[Box]], court: Court) -> Iterator[str]:
    third = max(seat.tile for seat in court.seats) / 3
    for one, other in combinations(NAMES, 2):
        first, second = lying[f"{one} discards"], lying[f"{other} discards"]
        if first and second and min(a.apart(b) for a in first for b in second) < third:
            yield f"discards of {one} and {other}: less than a third of a tile apart"


def _outside(table: Contents, court: Court, lying: dict[str, list[Box]]) -> Iterator[str]:
    felt = Box(0, 0, table.width, table.height).grown(-court.frame)
    words = {f"label {name}": [label.box] for name, label in court.labels.items()}
    for name, boxes in (lying | words).items():
        if not all(felt.holds(box) for box in boxes):
            yield f"{name}: leaves the felt"
    for name, seat in zip(NAMES, court.seats, strict=True):
        if seat.lane and seat.area.grown(1).holds(around(seat.lane[:-1])) is False and len(seat.lane) > 1:
            yield f"{name} discards: leave their lane"


def _words(table: Contents, court: Court, lying: dict[str, list[Box]]) -> Iterator[str]:
    sizes = measures_of(table)
    lift = sizes.own * 0.24
    hand = court.hand
    lifted = Box(hand.x, hand.y - lift, hand.wide, hand.high + lift)
    for name, label in court.labels.items():
        for other, boxes in lying.items():
            near = [lifted] if other == "hand" else boxes
            if any(label.box.apart(box) < APART for box in near):
                yield f"label {name}: too near to {other}"
        for other, second in court.labels.items():
            if other > name and label.box.apart(second.box) < APART:
                yield f"label {name}: too near to label {other}"
        ends = [Box(x, y, 1, 1) for x, y in label.line]
        lines = [around(pair) for pair in pairwise(ends)]
        for other, boxes in lying.items():
            if any(line.apart(box) < 0 for line in lines for box in boxes):
                yield f"line of label {name}: on {other}"
