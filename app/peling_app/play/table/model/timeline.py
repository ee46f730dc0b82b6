"""When each thing that happens at the table is shown, and how long it takes: plain data, in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from peling.core.events import BonusSetOut, Claimed, Drawn, Event, KongLaid, KongOffered, TileDiscarded

DRAW: Final = 220
DISCARD: Final = 240
LAY: Final = 320
"""How long a tile flies from the wall, to the discards, to the sets and flowers."""
CALL: Final = 180
"""How long a call stands at its plate before the tile flies."""
STILL: Final = 100
"""The one change of opacity where motion is reduced."""

LASTS: Final[dict[type[Event], tuple[int, int]]] = {
    Drawn: (DRAW, STILL),
    TileDiscarded: (DISCARD + 60, STILL + 60),
    BonusSetOut: (LAY + 60, STILL + 60),
    KongOffered: (LAY, LAY),
    Claimed: (CALL + LAY + 500, 700),
    KongLaid: (CALL + LAY + 500, 700),
}
"""How long an event is seen until the next one begins: with motion, and where it is reduced.

A call is read as long without motion as with it. What is not named here is no movement of a tile.
"""


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that is shown.

    Attributes:
        event: what happened.
        start: when it begins.
        flies: when its tile begins to fly.
        ends: when it has been seen, and the next one begins.
    """

    event: Event
    start: int
    flies: int
    ends: int


def time_line(events: Sequence[Event], *, still: bool) -> tuple[Beat, ...]:
    """Return when each of some events is shown, one after the other; `still`: motion is reduced."""
    beats: list[Beat] = []
    now = 0
    for event in events:
        lasts = LASTS.get(type(event), (0, 0))[still]
        calls = CALL if is_called(event) and not still else 0
        beats.append(Beat(event, now, now + calls, now + lasts))
        now += lasts
    return tuple(beats)


def is_called(event: Event) -> bool:
    """Return whether the player calls a word: at a claim, and when he lays down four of a kind."""
    return isinstance(event, Claimed | KongLaid)


# -- the end of a deal ---------------------------------------------------------------------------------------

FLIGHT: Final = 420
LIGHTS: Final = 90
"""From one set to the next."""
WORD: Final = 260
OPENS: Final = 160
"""From one hand to the next."""
BREATH: Final = 2600
DRAWN_BREATH: Final = 1900
QUIET: Final = 400
"""How long nothing is skipped: what is typed or clicked so soon was meant for the move before."""


@dataclass(frozen=True, slots=True)
class EndLine:
    """When each thing of the end of a deal is seen.

    Attributes:
        flies: the winning tile sets off; lands: it lies in the hand.
        lights: the light round each set.
        word: the word is called.
        opens: the hand of each other player.
        rests: from then on nothing moves.
        ends: the settlement comes.
    """

    flies: int
    lands: int
    lights: tuple[int, ...]
    word: int
    opens: tuple[int, ...]
    rests: int
    ends: int


def end_line(sets: int, others: int, *, still: bool) -> EndLine:
    """Return the course of an end with so many lit sets and other hands; no sets: nobody has won.

    Where motion is reduced each thing is one change of opacity; the breath stays as long.
    """
    if still:
        lights, word, first, apart = (0,) * sets, 0, STILL, 0
    else:
        lights = tuple(540 + LIGHTS * number for number in range(sets))
        word, first, apart = (700, 900, OPENS) if sets else (200, 500, OPENS)
    opens = tuple(first + apart * number for number in range(others))
    fades = STILL if still else WORD
    rests = max(fades + word, *(one + (STILL if still else OPENS) for one in (*lights, *opens)))
    flies = 0 if still else 120
    return EndLine(
        flies=flies,
        lands=flies + (STILL if still else FLIGHT),
        lights=lights,
        word=word,
        opens=opens,
        rests=rests,
        ends=rests + (BREATH if sets else DRAWN_BREATH),
    )
