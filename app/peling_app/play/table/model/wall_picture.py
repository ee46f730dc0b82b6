"""How the wall stands on the screen, with the words for learners beside it."""

from __future__ import annotations

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


def wall_labels(wall: WallView, me: Wind) -> tuple[WallLabel, ...]:
    """Return the words beside the wall: the next tile, the gap with its loose tiles."""
    stood = layout(wall)
    found: list[tuple[str, Side, float]] = []
    end = stood.loose[-1] if stood.loose else None if wall.lifted else stood.gap
    if stood.next is not None:
        found.append((fixed("next-tile"), side_of(stood.next.side, me), stood.next.stack - 1))
    if end is not None:
        text = fixed("gap-and-loose" if len(stood.loose) == 2 else "gap")
        found.append((text, side_of(end.side, me), end.stack - 1))
    return tuple(WallLabel(key, *label) for key, label in enumerate(found))
