"""The order in which a person counts a hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from peling.core.scoring import Doubles, Limit, Points, ScoreLine, ScoreSheet
from peling.rules.ruleset import RuleSet

_GROUPS: Final = (Points, Doubles, Limit)


def as_counted(sheet: ScoreSheet, rules: RuleSet) -> ScoreSheet:
    """Return a sheet with its lines as a person counts them.

    Points stand before doubles, and these before the limit; in each group the sets come as they lie, then the
    rest in the order of the card.
    """
    places = {item.id: place for place, item in enumerate(rules.items)}
    melds = sheet.reading.sets

    def place(line: ScoreLine) -> tuple[int, int, int]:
        laid = next((n for n, meld in enumerate(melds) if meld.tiles == line.evidence.tiles), len(melds))
        return _GROUPS.index(type(line.award)), laid, places.get(line.item, len(places))

    return replace(sheet, lines=tuple(sorted(sheet.lines, key=place)))
