"""What the people at the table set against the book's count, and what stays of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.core.tiles import Wind
from peling.ledger.course import overruled
from peling.ledger.entry import DealEntry, EastIs, RoundIs
from peling.rulebooks import rule_set
from tests.engine.ledger.sheets import situation_of

RULES = rule_set("how-to-play")
LATE = frozenset({"thirteenth-win"})
HERE = replace(situation_of(RULES), noted=LATE)


def test_who_wins_for_the_thirteenth_time_is_still_the_one_who_was_east() -> None:
    later = overruled(HERE, DealEntry(round_wind=RoundIs(Wind.SOUTH, "")), RULES)
    assert later.round_wind is Wind.SOUTH
    assert (later.east, later.noted) == (HERE.east, LATE)
    other = overruled(HERE, DealEntry(east=EastIs(2, "")), RULES)
    assert (other.east, other.noted) == (2, frozenset())
    assert other.winds == (Wind.WEST, Wind.NORTH, Wind.EAST, Wind.SOUTH)


def test_seats_found_anew_begin_with_east_unless_another_is_named() -> None:
    anew = overruled(HERE, DealEntry(seats=(3, 1, 0, 2)), RULES)
    assert (anew.order, anew.east, anew.noted) == ((3, 1, 0, 2), 3, frozenset())
    named = overruled(HERE, DealEntry(seats=(3, 1, 0, 2), east=EastIs(0, "")), RULES)
    assert (named.order, named.east, named.noted) == ((3, 1, 0, 2), 0, LATE)


@pytest.mark.parametrize(
    "entry",
    [
        DealEntry(),
        DealEntry(seats=(0, 0, 1, 2)),
        DealEntry(seats=(0, 1, 2)),
        DealEntry(east=EastIs(4, "")),
        DealEntry(east=EastIs(-1, "")),
        DealEntry(east=EastIs(0, "")),
    ],
)
def test_what_makes_no_sense_or_is_so_already_changes_nothing(entry: DealEntry) -> None:
    assert overruled(HERE, entry, RULES) is HERE
