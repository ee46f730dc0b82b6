import copy
import pickle

import pytest

from peling.core.tiles import (
    BONUS_TILES,
    KINDS,
    TILES,
    WINDS,
    Dragon,
    Suit,
    Tile,
    Wind,
    full_set,
    tile,
    wind_tile,
)


def test_there_are_42_kinds_with_distinct_codes() -> None:
    assert len(TILES) == 42
    assert len({kind.code for kind in TILES}) == 42
    assert [kind.index for kind in TILES] == list(range(42))


def test_every_code_finds_its_own_kind() -> None:
    assert all(tile(kind.code) is kind for kind in TILES)


@pytest.mark.parametrize("code", ["", "B0", "B10", "b3", "X", "Fl5", "Se0", "5B", " B3", "WH"])
def test_an_unknown_code_is_refused_by_name(code: str) -> None:
    with pytest.raises(ValueError, match="is not a tile") as caught:
        tile(code)
    assert repr(code) in str(caught.value)


def test_a_kind_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="looked up"):
        Tile()


def test_copying_and_pickling_give_the_same_kind() -> None:
    for kind in TILES:
        assert copy.deepcopy(kind) is kind
        assert pickle.loads(pickle.dumps(kind)) is kind  # noqa: S301  (our own bytes)


def test_properties_of_suit_tiles() -> None:
    five = tile("C5")
    assert (five.suit, five.rank) == (Suit.CHARACTERS, 5)
    assert five.is_suit
    assert five.is_minor
    assert not any((five.is_major, five.is_terminal, five.is_honour, five.is_bonus))
    assert tile("D9").is_terminal
    assert tile("D9").is_major
    assert not tile("D9").is_minor


def test_properties_of_honours() -> None:
    assert tile("N").wind is Wind.NORTH
    assert tile("Wh").dragon is Dragon.WHITE
    for code in ("E", "S", "W", "N", "R", "G", "Wh"):
        assert tile(code).is_honour
        assert tile(code).is_major
        assert not tile(code).is_terminal
        assert tile(code).suit is None


def test_a_bonus_tile_belongs_to_the_wind_of_its_number() -> None:
    assert [kind.wind for kind in BONUS_TILES] == [*WINDS, *WINDS]
    assert tile("Fl3").is_flower
    assert tile("Se3").is_season
    assert not tile("Se3").is_major


def test_majors_are_the_thirteen_terminals_and_honours() -> None:
    assert sum(kind.is_major for kind in KINDS) == 13
    assert sum(kind.is_minor for kind in KINDS) == 21


def test_full_set_has_four_of_each_kind_and_one_of_each_bonus_tile() -> None:
    plain, mixed = full_set(bonus=False), full_set(bonus=True)
    assert all(plain.count(kind) == 4 for kind in KINDS)
    assert all(mixed.count(kind) == 1 for kind in BONUS_TILES)
    assert len(plain) == 136
    assert len(mixed) == 144


def test_winds_follow_to_the_right() -> None:
    assert [Wind.EAST.after(steps) for steps in range(5)] == [*WINDS, Wind.EAST]
    assert Wind.SOUTH.steps_to(Wind.EAST) == 3
    assert [wind_tile(wind).wind for wind in WINDS] == list(WINDS)
