"""The courses of the rule books, each in the order of its book."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from peling.lessons.courses import fenghua, four_winds, how_to_play, part_one, part_two
from peling.lessons.model import Course, Section

_SECTIONS: Final[Mapping[str, tuple[Section, ...]]] = MappingProxyType(
    {
        "pung-chow": part_one.SECTIONS,
        "pung-chow-limit": part_two.SECTIONS,
        "how-to-play": how_to_play.SECTIONS,
        "four-winds": four_winds.SECTIONS,
        "fenghua": fenghua.SECTIONS,
    }
)
TAUGHT: Final = tuple(_SECTIONS)
"""The rule sets that have a course."""


def course(rules_id: str) -> Course:
    """Return the course of a rule book.

    Raises:
        KeyError: it has none.
    """
    return Course(rules_id, _SECTIONS[rules_id])
