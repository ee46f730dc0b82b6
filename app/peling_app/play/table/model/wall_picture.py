"""How the wall stands on the screen, with the words for learners beside it."""

from __future__ import annotations

from collections.abc import Mapping

from peling.core.tiles import Wind
from peling.core.view import WallView
from peling.play.wall import Place, layout
from peling_app.play.table.model.picture import Side, Stack, WallLabel
from peling_app.play.table.words.board import fixed
from peling_app.play.words.why_not import said


def side_of(wind: Wind, me: Wind) -> Side:
    """Return on which side of the screen a wind sits."""
    return Side(me.steps_to(wind))


def wall_picture(wall: WallView, me: Wind) -> tuple[Stack, ...]:
    """Return the stacks that stand, and those under a loose tile."""
    stood = layout(wall)
    loose = set(stood.loose)
    shown = None if wall.turned_stack is None else Place(wall.side, wall.turned_stack)
    rows = []
    for wind, stacks in stood.stacks.items():
        side = side_of(wind, me)
        for slot, tiles in enumerate(stacks):
            place = Place(wind, slot + 1)
            if tiles or place in loose:
                turned = place == shown and wall.turned_up is not None
                rows.append(
                    Stack(
                        side * 100 + slot,
                        side,
                        slot,
                        tiles,
                        loose=place in loose,
                        next=place == stood.next,
                        name=_stack_name(turned=turned, loose=place in loose, following=place == stood.next),
                        face=wall.turned_up.code if turned and wall.turned_up is not None else "",
                    )
                )
    return tuple(sorted(rows, key=lambda row: row.key))


def _stack_name(*, turned: bool, loose: bool, following: bool) -> str:
    """Return how a stack is called that is not like the others; empty: it is."""
    name = "turned" if turned else "loose" if loose else "next" if following else ""
    return said(name) if name else ""


def wall_labels(wall: WallView, me: Wind, discards: Mapping[Side, int]) -> tuple[WallLabel, ...]:
    """Return the words beside the wall; each stands where there is room for it.

    `discards` says how many tiles lie before each side, since in a long deal they fill the corners.
    """
    stood = layout(wall)
    labels: list[WallLabel] = []
    end = stood.loose[-1] if stood.loose else None if wall.lifted else stood.gap
    if stood.next is not None and not _close(stood.next, end):
        labels.append(_next_label(side_of(stood.next.side, me), stood.next.stack - 1))
    if end is not None:
        pair = len(stood.loose) == 2
        labels += _end_labels(
            side_of(end.side, me), end.stack - 1, wall.stacks, pair=pair, roomy=discards[Side.OWN] <= 12
        )
    return tuple(label for label in labels if not _covered(label, wall.stacks, discards))


def _covered(label: WallLabel, stacks: int, discards: Mapping[Side, int]) -> bool:
    """Return whether discards lie where a label in a corner of the square would stand."""
    if label.form != "over" or label.text == fixed("loose"):
        return False
    leftward = (label.slot > stacks / 2) is (label.side == Side.OWN)
    beside = discards[Side.LEFT if leftward else Side.RIGHT]
    return beside > (12 if label.side == Side.OWN else 21)


def _close(one: Place, other: Place | None) -> bool:
    return other is not None and one.side is other.side and abs(one.stack - other.stack) < 5


def _next_label(side: Side, slot: int) -> WallLabel:
    text = fixed("next-tile")
    match side:
        case Side.OWN | Side.OPPOSITE:
            form = "trace" if slot >= 4 else "over"
            return WallLabel(0, text, side, slot, form, leftward=side is Side.OPPOSITE)
        case _:
            least = 2 if side is Side.LEFT else 1
            return WallLabel(0, text, side, max(least, min(slot, 14)), "beside", leftward=side is Side.LEFT)


def _end_labels(side: Side, slot: int, stacks: int, *, pair: bool, roomy: bool) -> list[WallLabel]:
    gap = fixed("gap")
    both = fixed("gap-and-loose") if pair else gap
    room = stacks - 1 - slot
    match side:
        case Side.OWN if room >= 4 and pair and roomy and slot > 0:
            return [
                WallLabel(1, gap, side, slot, "trace", leftward=True),
                WallLabel(2, fixed("loose"), side, slot - 0.5, "over", leftward=False),
            ]
        case Side.OWN:
            return [WallLabel(1, both, side, slot, "trace" if room >= 6 else "over", leftward=True)]
        case Side.OPPOSITE:
            return [WallLabel(1, both, side, slot, "trace" if room >= 6 else "over", leftward=False)]
        case _:
            text = fixed("gap-and-loose-below") if pair else gap
            place = max(2.5 if side is Side.LEFT else 1.5, min(slot - 0.5, 13.5))
            return [WallLabel(1, text, side, place, "beside", leftward=side is Side.LEFT)]
