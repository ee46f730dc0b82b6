"""Check that a table of positions shows every ruling of a book from either side."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from peling.rulebooks import rule_set

Case = tuple[str, Callable[[], object], object]
"""The ruling's id, what the engine makes of a position, and what the ruling says."""


def assert_both_sides(rules_id: str, cases: Iterable[Case]) -> None:
    """Fail unless each ruling of the book has positions with different answers, and no other is named."""
    sides: dict[str, list[object]] = defaultdict(list)
    for ruling, _, expected in cases:
        if expected not in sides[ruling]:
            sides[ruling].append(expected)
    assert set(sides) == {ruling.id for ruling in rule_set(rules_id).rulings}
    assert {ruling for ruling, expected in sides.items() if len(expected) < 2} == set()
