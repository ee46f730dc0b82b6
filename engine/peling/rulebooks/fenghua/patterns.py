"""How items of the article's score list are made, as house rules have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from peling.core.rules import Evidence, evidence
from peling.core.scoring import Found, Points, ScoreItem
from peling.rulebooks.fenghua.citations import SCORING
from peling.rulebooks.fenghua.hands import Facts
from peling.rulebooks.fenghua.options import House

Find: TypeAlias = Callable[[Facts], Found]
_OLD: Final = {50: 30, 70: 40, 100: 60, 150: 90, 200: 120, 300: 180, 400: 240, 800: 480}
"""The values in multiples of 30 (A-22)."""


def pattern(name: str, title: str, points: int, find: Find, near: Find = lambda _: ()) -> ScoreItem[Facts]:
    """Return an item that counts the same by all house rules."""
    return ScoreItem(f"FH-PATTERN-{name}", title, SCORING, Points(points), find, near)


def item(
    house: House, name: str, title: str, points: int, find: Find, near: Find = lambda _: ()
) -> ScoreItem[Facts]:
    """Return an item that counts otherwise on the old scale (A-22)."""
    return pattern(name, title, _OLD.get(points, points) if house.old_values else points, find, near)


def celebrated(
    house: House, name: str, title: str, points: int, find: Find, near: Find = lambda _: ()
) -> ScoreItem[Facts]:
    """Return one of the patterns that some only celebrate (Scoring): by that house rule it counts nothing."""
    return item(house, name, title, 0 if house.celebrate else points, find, near)


def repeated(
    house: House, name: str, title: str, points: int, find: Find, near: Find = lambda _: ()
) -> ScoreItem[Facts]:
    """Return a pattern that may be there several times; by a house rule it counts once (A-10)."""
    if not house.once:
        return item(house, name, title, points, find, near)

    def first(facts: Facts) -> Found:
        return find(facts)[:1]

    first.__doc__ = find.__doc__
    return item(house, name, title, points, first, near)


def counts_as_none(facts: Facts, house: House) -> bool:
    """Return whether the hand has no wild tiles, or by a house rule only tame ones (A-4)."""
    return not facts.wild or (house.tame_is_none and facts.tame)


def meant(facts: Facts) -> Evidence:
    """Return the wild tiles and, in the same order, what each of them stands for."""
    stands = facts.reading.stands
    return evidence(*(shown for shown, _ in stands), stands=tuple(tile for _, tile in stands))
