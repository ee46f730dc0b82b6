"""Why tiles make no set: the first thing that is wrong with them, and how each of them stands there."""

from __future__ import annotations

from typing import Final

import pytest

from peling.core.notation import parse_tiles
from peling.lessons.faults.sets import is_set, no_set

SIGNS: Final = {True: "+", False: "-", None: ""}


def shown(value: object) -> str:
    """Return a fact as it stands in the table."""
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize(
    ("tiles", "said", "noted"),
    [
        ("B4", "set-single tiles=B4", "B4-"),
        ("B4 C4", "set-two-unequal tiles=B4/C4", "B4-bamboos C4-characters"),
        ("B4 B5 B6 B7", "set-too-many number=4 more=1", "B4bamboos B5bamboos B6bamboos B7bamboos"),
        (
            "B4 B4 B4 B4 B4",
            "set-too-many number=5 more=2",
            "B4bamboos B4bamboos B4bamboos B4bamboos B4bamboos",
        ),
        ("E E S", "set-two-equal tile=E odd=S", "E+same E+same S-other"),
        ("B4 E E", "set-two-equal tile=E odd=B4", "B4-other E+same E+same"),
        ("B4 B4 E", "set-two-equal tile=B4 odd=E", "B4+same B4+same E-other"),
        ("B4 B5 E", "set-honour-among tile=E", "B4+bamboos B5+bamboos E-wind"),
        ("B4 E S", "set-honour-among tile=E", "B4+bamboos E-wind S-wind"),
        ("E S W", "set-winds tiles=E/S/W", "E-wind S-wind W-wind"),
        ("R G Wh", "set-dragons tiles=R/G/Wh", "R-dragon G-dragon Wh-dragon"),
        ("E R G", "set-honours tiles=E/R/G", "E-wind R-dragon G-dragon"),
        ("E S R", "set-honours tiles=E/S/R", "E-wind S-wind R-dragon"),
        (
            "B4 B5 C6",
            "set-suits-in-order odd=C6 kept=B4/B5 ranks=4-5-6",
            "B4+bamboos B5+bamboos C6-characters",
        ),
        (
            "B4 C4 C4",
            "set-suits-equal odd=B4 kept=C4/C4 ranks=4-4-4",
            "B4-bamboos C4+characters C4+characters",
        ),
        ("B4 B4 C5", "set-suits odd=C5 kept=B4/B4 ranks=4-4-5", "B4+bamboos B4+bamboos C5-characters"),
        ("B1 B9 C4", "set-suits odd=C4 kept=B1/B9 ranks=1-4-9", "B1+bamboos B9+bamboos C4-characters"),
        ("B4 C5 D6", "set-three-suits ranks=4-5-6", "B4-bamboos D6-circles C5-characters"),
        ("B4 C4 D4", "set-three-suits ranks=4-4-4", "B4-bamboos D4-circles C4-characters"),
        ("B4 B4 B5", "set-two-equal tile=B4 odd=B5", "B4+same B4+same B5-other"),
        ("B4 B9 B9", "set-two-equal tile=B9 odd=B4", "B4-other B9+same B9+same"),
        ("B1 B2 B9", "set-round tile=B9", "B1+fits B2+fits B9-beyond"),
        ("B1 B8 B9", "set-round tile=B1", "B1-beyond B8+fits B9+fits"),
        ("B1 B5 B9", "set-gaps ranks=1-5-9 needed=B2", "B1+fits B5-too-far B9-too-far"),
        ("B4 B5 B7", "set-gap ranks=4-5-7 needed=B6 odd=B7", "B4+fits B5+fits B7-too-far"),
        ("B4 B6 B7", "set-gap ranks=4-6-7 needed=B5 odd=B4", "B4-too-far B6+fits B7+fits"),
        ("B1 B2 B8", "set-gap ranks=1-2-8 needed=B3 odd=B8", "B1+fits B2+fits B8-too-far"),
        ("B2 B8 B9", "set-gap ranks=2-8-9 needed=B7 odd=B2", "B2-too-far B8+fits B9+fits"),
        ("B3 B5 B7", "set-gaps ranks=3-5-7 needed=B4", "B3+fits B5-too-far B7-too-far"),
        ("C2 C5 C9", "set-gaps ranks=2-5-9 needed=C3", "C2+fits C5-too-far C9-too-far"),
    ],
)
def test_the_first_thing_that_is_wrong_is_said_and_every_tile_is_marked(
    tiles: str, said: str, noted: str
) -> None:
    reason, marks = no_set(parse_tiles(tiles))
    assert " ".join((reason.topic, *(f"{name}={shown(value)}" for name, value in reason.facts))) == said
    assert " ".join(f"{one.tile}{SIGNS[one.good]}{one.what}" for one in marks) == noted


@pytest.mark.parametrize(
    ("tiles", "topic", "number"),
    [("B4 B4 B4", "set-equal", 3), ("B4 B5 B6", "set-in-order", 3), ("R R R R", "set-equal", 4)],
)
def test_a_set_is_of_equal_tiles_or_in_order(tiles: str, topic: str, number: int) -> None:
    found = is_set(parse_tiles(tiles))
    assert (found.topic, found.facts) == (topic, (("number", number),))
