"""The wall: four sides of stacks round the court, as one sees them from a chair.

Read clockwise, each side covers the corner where it begins: above the upper left one, at the right the upper
right one, below the lower right one, at the left the lower left one. So the corners meet and none lies on
another.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from peling_app.play.table.court.boxes import Box
from peling_app.play.table.court.contents import LEFT, OPPOSITE, OWN, RIGHT, StackContents
from peling_app.play.table.court.measures import Measures


def wall_box(sizes: Measures) -> Box:
    """Return the whole square with the thickness of its stacks."""
    x = sizes.left + round((sizes.wide - sizes.court) / 2)
    return Box(x, sizes.wall_top, sizes.court, sizes.wall_foot - sizes.wall_top)


def inside_wall(sizes: Measures) -> Box:
    """Return the felt inside, less an edge: where discards lie."""
    box, thick = wall_box(sizes), sizes.depth + 2 * sizes.layer
    across, down = sizes.wall + sizes.edge, thick + sizes.edge
    return Box(box.x + across, box.y + down, box.wide - 2 * across, box.high - 2 * down)


def stack_box(side: int, slot: float, slots: int, sizes: Measures) -> Box:
    """Return the upper face of a full stack; slots are counted clockwise along each side, from 0."""
    box, thick = wall_box(sizes), sizes.depth + 2 * sizes.layer
    along = (box.wide - sizes.wall) / slots
    rightwards = (box.high - thick) / slots
    # The last stack at the left shows its thickness inside the square as well.
    upwards = (box.high - thick - 2 * sizes.layer) / slots
    x: float = box.x
    y: float = box.y
    wide, high = along, float(sizes.depth)
    match side:
        case 2:
            x += slot * along
        case 1:
            x, y, wide, high = box.right - sizes.wall, box.y + slot * rightwards, sizes.wall, rightwards
        case 0:
            x, y = box.right - (slot + 1) * along, box.foot - thick
        case _:
            x, y = box.x, box.y + thick + (slots - 1 - slot) * upwards
            wide, high = sizes.wall, upwards
    # All stacks of a side are of one size, so that one picture serves them.
    return Box(round(x), round(y), int(wide), int(high))


def standing(stack: StackContents, slots: int, sizes: Measures) -> Box:
    """Return all that a stack covers, its thickness and a loose tile on it too."""
    face = stack_box(stack.side, stack.slot, slots, sizes)
    lifted = sizes.layer if stack.loose else 0
    fallen = sizes.layer * (2 - stack.tiles)
    return Box(face.x, face.y - lifted + fallen, face.wide, face.high + 2 * sizes.layer + lifted - fallen)


def prints(stacks: Iterable[StackContents], slots: int, sizes: Measures) -> tuple[Box, ...]:
    """Return the stretches of the wall that are taken, as they show on the felt."""
    there = {(stack.side, stack.slot) for stack in stacks if stack.tiles or stack.loose}
    if not there:
        return ()
    inset = max(2, sizes.px(4))
    found = []
    for side in (OWN, RIGHT, OPPOSITE, LEFT):
        free = [(side, slot) not in there for slot in range(slots)]
        for is_free, run in groupby(range(slots), free.__getitem__):
            taken = list(run)
            if not is_free:
                continue
            first, last = (stack_box(side, slot, slots, sizes) for slot in (taken[0], taken[-1]))
            x, y = min(first.x, last.x), min(first.y, last.y) + sizes.layer
            wide = max(first.right, last.right) - x
            high = max(first.foot, last.foot) + (sizes.layer if side in (OWN, OPPOSITE) else 0) - y
            box = Box(x, y, wide, high).grown(-inset)
            if box.wide > inset and box.high > inset:
                found.append(box)
    return tuple(found)
