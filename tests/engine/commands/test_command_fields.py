"""A record is read field by field; what is wrong is said with the name of the field and what stands there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from peling.core.scoring import InvalidHandError, WinBy
from peling.core.tiles import Wind, tile
from peling.positions.fields import (
    Fields,
    Repeated,
    read_choice,
    read_flag,
    read_number,
    read_object,
    read_text,
    read_tile,
    read_wind,
    refuse_repeated,
    shown,
)

TILE = "a tile is a text such as 'B3', not "


def number(value: object, field: str) -> int:
    return read_number(value, field, 2, 5)


def way(value: object, field: str) -> WinBy:
    return read_choice(value, field, WinBy, "bad-meld")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "null"),
        (True, "true"),
        (False, "false"),
        ("a" * 40, "'" + "a" * 40 + "'"),
        ("a" * 41, "'" + "a" * 40 + "…'"),
        (0, "0"),
        (-1.5, "-1.5"),
        (10**9 - 1, "999999999"),
        (10**9, "a number"),
        (-(10**9), "a number"),
        ([1], "a list"),
        ({}, "an object"),
    ],
)
def test_a_value_is_described_shortly(value: object, said: str) -> None:
    assert shown(value) == said


@pytest.mark.parametrize(
    ("read", "value", "found"),
    [
        (read_tile, "B3", tile("B3")),
        (read_wind, "S", Wind.SOUTH),
        (way, "loose", WinBy.LOOSE),
        (read_text, "", ""),
        (number, 2, 2),
        (number, 5, 5),
        (read_flag, False, False),
        (read_object, {"a": 1}, Fields({"a": 1}, "here")),
    ],
)
def test_a_good_value_is_read(read: Callable[[object, str], object], value: object, found: object) -> None:
    assert read(value, "here") == found


@pytest.mark.parametrize(
    ("read", "value", "said"),
    [
        (read_tile, 3, TILE + "3"),
        (read_tile, None, TILE + "null"),
        (read_tile, "X1", "'X1' is not a tile"),
        (read_wind, "X", "'X' is none of E, S, W, N"),
        (read_wind, None, "null is none of E, S, W, N"),
        (read_text, False, "a text is needed, not false"),
        (number, True, "a whole number is needed, not true"),
        (number, 2.0, "a whole number is needed, not 2.0"),
        (number, 1, "the number must be from 2 to 5"),
        (number, 6, "the number must be from 2 to 5"),
        (read_flag, 1, "true or false is needed, not 1"),
        (read_object, [], "an object is needed, not a list"),
    ],
)
def test_a_bad_value_is_refused_with_its_field(
    read: Callable[[object, str], object], value: object, said: str
) -> None:
    with pytest.raises(InvalidHandError) as caught:
        read(value, "here")
    assert (caught.value.reason, caught.value.field, caught.value.detail) == ("bad-record", "here", said)


def test_a_choice_can_have_a_reason_of_its_own() -> None:
    with pytest.raises(InvalidHandError) as caught:
        way("luck", "here")
    assert caught.value.reason == "bad-meld"
    assert caught.value.detail.startswith("'luck' is none of ")
    assert ", ".join(by.value for by in WinBy) in caught.value.detail


def test_fields_are_named_from_the_record_down() -> None:
    inner = read_object({"tiles": ["B1", "B2"], "wind": "W", "n": 3, "by": {"E": "x"}, "no": None}, "hand")
    assert inner.name("tiles") == "hand.tiles"
    assert Fields({}).name("tiles") == "tiles"
    assert inner.tiles("tiles") == (tile("B1"), tile("B2"))
    assert inner.wind("wind") is Wind.WEST
    assert inner.number("n", 3, 3) == 3
    assert inner.by_wind("by", read_text) == {Wind.EAST: "x"}
    assert inner.optional("wind", read_wind) is Wind.WEST
    assert inner.optional("no", read_wind) is None
    assert inner.optional("absent", read_wind) is None
    assert inner.items("absent", read_text) == ()
    assert inner.by_wind("absent", read_text) == {}


@pytest.mark.parametrize(
    ("read", "field", "said"),
    [
        (lambda fields: fields.wind("absent"), "hand.absent", "the field is missing"),
        (lambda fields: fields.tiles("tiles"), "hand.tiles[1]", "'X' is not a tile"),
        (lambda fields: fields.tiles("n"), "hand.n", "a list is needed, not 3"),
        (lambda fields: fields.number("n", 4, 5), "hand.n", "the number must be from 4 to 5"),
        (lambda fields: fields.by_wind("by", read_text), "hand.by.Q", "'Q' is none of E, S, W, N"),
        (lambda fields: fields.by_wind("n", read_text), "hand.n", "an object is needed, not 3"),
    ],
)
def test_what_is_wrong_inside_is_said_with_its_whole_name(
    read: Callable[[Fields], object], field: str, said: str
) -> None:
    with pytest.raises(InvalidHandError) as caught:
        read(Fields({"tiles": ["B1", "X"], "n": 3, "by": {"Q": "x"}}, "hand"))
    assert (caught.value.reason, caught.value.field, caught.value.detail) == ("bad-record", field, said)


def test_a_key_that_stands_twice_is_refused_at_any_depth() -> None:
    twice = Repeated(a=1)
    twice.key = "k" * 50
    for record in (twice, {"x": twice}, [twice], {"x": [1, {"y": [twice]}]}):
        with pytest.raises(InvalidHandError) as caught:
            refuse_repeated(record)
        assert (caught.value.field, caught.value.detail) == ("k" * 40, "the key stands twice")
    refuse_repeated({"x": [1, {"y": []}]})
