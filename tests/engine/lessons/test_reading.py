"""Tiles are read until each was named at once; those that look alike come first and stand together."""

import random
from datetime import date, timedelta

import pytest

from peling.core.tiles import KINDS, Tile, tile
from peling.lessons import memory, reading
from peling.lessons.memory import TILES, Memories, Point, Recall
from tests.engine.lessons.doubling import doubling

DAY = date(2026, 3, 1)


def named(held: Memories, code: str, recall: Recall, day: date) -> Memories:
    return memory.recalled(held, Point(TILES, code), recall, day, doubling)


def test_every_kind_is_in_the_order_once_and_the_easily_confused_come_first() -> None:
    assert sorted(reading.ORDER, key=lambda kind: kind.index) == list(KINDS)
    first = reading.to_read((), DAY)
    assert len(first) == reading.MOST
    assert {"C4", "C6", "C8", "W"} <= {kind.code for kind in first}
    assert first == reading.ORDER[: reading.MOST]


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_a_tile_stands_among_others_it_is_taken_for(kind: Tile) -> None:
    assert len(set(reading.alike(kind))) == len(KINDS) - 1
    for seed in range(8):
        found = reading.choices(kind, random.Random(seed))
        assert kind in found
        assert len(set(found)) == reading.CHOICES
        assert list(found) == sorted(found, key=lambda one: one.index), "no place tells which is right"
        assert set(reading.alike(kind)[:2]) < set(found)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_all_tiles_of_one_suit_or_all_honours_stand_before_the_others(kind: Tile) -> None:
    """Behind those that are most like it, the nearest in rank first."""
    found = reading.alike(kind)
    near = [other for other in found if other.suit is kind.suit]
    last = found.index(near[-1])
    strangers = {other for other in found[:last] if other.suit is not kind.suit}
    assert strangers <= set(found[:5]), "only those that look like it stand before"
    if kind.suit is not None:
        away = [abs(other.rank - kind.rank) for other in found[last - 3 : last + 1]]
        assert away == sorted(away)


def test_what_is_due_comes_before_new_ones_and_what_is_known_last() -> None:
    held: Memories = ()
    for code in ("D1", "B2"):
        held = named(held, code, Recall.GOOD, DAY)
    held = named(held, "D1", Recall.GOOD, DAY + timedelta(days=1))
    today = DAY + timedelta(days=1)
    found = [kind.code for kind in reading.to_read(held, today)]
    assert found[0] == "B2"
    assert "D1" not in found
    for kind in KINDS:
        held = named(held, kind.code, Recall.GOOD, today)
    assert len(reading.to_read(held, today)) == reading.MOST, "also when nothing is due"


def test_a_sitting_ends_when_each_tile_was_named_at_once() -> None:
    kinds = tuple(tile(code) for code in ("C4", "C6", "C8", "W", "E"))
    sitting = reading.begin(kinds)
    sitting = reading.after(sitting, Recall.SLOW)
    assert [kind.code for kind in sitting.left] == ["C6", "C8", "W", "C4", "E"]
    sitting = reading.after(sitting, Recall.FORGOTTEN)
    asked = 2
    while sitting.left:
        sitting = reading.after(sitting, Recall.GOOD)
        asked += 1
    assert set(sitting.done) == set(kinds)
    assert asked == len(kinds) + 2


def test_the_last_tile_comes_again_at_once_when_no_others_are_left() -> None:
    sitting = reading.after(reading.begin((tile("E"),)), Recall.SLOW)
    assert sitting.left == (tile("E"),)
