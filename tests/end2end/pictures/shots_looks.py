"""Pictures that are taken in other looks as well: tiles with large numerals, other cloths."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QImage

from peling_app.platform.settings import Cloth, TileSet
from tests.end2end.pictures import (
    shots_compare,
    shots_fenghua,
    shots_lessons,
    shots_records,
    shots_settle,
    shots_table,
    shots_tutor,
)
from tests.end2end.pictures.score import shots_score_entry
from tests.end2end.stage import STAGE, other_stage

Maker = Callable[[], QImage]

OTHERS: Final = (
    shots_compare,
    shots_fenghua,
    shots_lessons,
    shots_records,
    shots_score_entry,
    shots_settle,
    shots_table,
    shots_tutor,
)
IN_NUMERALS: Final = (
    "play-1440x900-day",
    "play-1440x900-night",
    "play-1024x700-day",
    "tutor-chow-1440x900-day",
    "settle-1440x900-de",
    "settle-fenghua-pairs-1440x900-day",
    "score-entry-tiles-1024x700-night",
    "lesson-pc-tiles-1",
    "compare-plain-1440x900",
    "records-1440x900-day",
)
"""Pictures that are taken with large numerals as well."""
ON_CLOTHS: Final = (
    "play-1440x900-day",
    "play-1440x900-night",
    "settle-1440x900-day",
    "lesson-pc-chow-1",
    "records-1440x900-day",
)
"""Pictures that are taken on the other cloths as well."""


def shots() -> dict[str, Maker]:
    """Return the makers of all pictures by name."""
    others: dict[str, Maker] = {}
    for module in OTHERS:
        others |= module.shots()
    found: dict[str, Maker] = {}
    for name in IN_NUMERALS:
        found[f"{name}-numerals"] = partial(under, others[name], tile_set=TileSet.NUMERALS)
    for name in ON_CLOTHS:
        for cloth in (Cloth.BLUE, Cloth.MULBERRY):
            found[f"{name}-{cloth.value}"] = partial(under, others[name], cloth=cloth)
    return found


def under(take: Maker, **settings: object) -> QImage:
    """Return a picture under other settings."""
    with other_stage(STAGE.look, **settings):
        return take()
