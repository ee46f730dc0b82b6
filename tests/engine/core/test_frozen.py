"""A changed value is what `dataclasses.replace` makes of it."""

import random
from dataclasses import dataclass, replace

import pytest

from peling.core.frozen import changed
from peling.core.tiles import Wind
from peling.core.view import Phase, Source
from peling.play.deal import DealState, view_of
from peling.play.game import GameSetup, PlayerSpec, new_game
from tests.properties.random_play import random_setting


def states() -> list[DealState]:
    setting = random_setting(random.Random(1), "fenghua")
    return [moment.state for moment in setting.deal(1)]


def test_each_kind_of_value_is_changed_as_by_replace() -> None:
    for state in states():
        fewer = changed(state, phase=Phase.LAST, drawn=None, asked=(Wind.WEST,))
        assert fewer == replace(state, phase=Phase.LAST, drawn=None, asked=(Wind.WEST,))
        assert changed(state) == state
        assert changed(state.wall, drawn=3) == replace(state.wall, drawn=3)
        assert changed(state.holdings[0], dead="too-many") == replace(state.holdings[0], dead="too-many")
    game = new_game(GameSetup("fenghua", {}, tuple(PlayerSpec("a", "club") for _ in range(4))))
    assert changed(game, deal_number=4) == replace(game, deal_number=4)


def test_the_value_before_stays_as_it_was() -> None:
    before = states()[0]
    after = changed(before, source=Source.LOOSE)
    assert (before.source, after.source) == (Source.DEAL, Source.LOOSE)


def test_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(KeyError):
        changed(states()[0], left=2)  # type: ignore[call-arg]


def test_a_class_that_would_lose_something_is_refused() -> None:
    """What a class checks or adds after its constructor was left out without a word."""

    @dataclass(frozen=True, slots=True)
    class Checked:
        low: int
        high: int

        def __post_init__(self) -> None:
            assert self.low <= self.high

    @dataclass(frozen=True, slots=True)
    class Single:
        low: int

    @dataclass(frozen=True)
    class Open:
        low: int
        high: int

    for value in (Checked(1, 2), Single(1), Open(1, 2)):
        with pytest.raises(TypeError, match=type(value).__name__):
            changed(value, low=3)


def test_a_class_with_slots_of_its_own_and_of_another_is_changed() -> None:
    @dataclass(frozen=True, slots=True)
    class First:
        low: int

    @dataclass(frozen=True, slots=True)
    class Second(First):
        high: int

    assert changed(Second(1, 2), low=3) == Second(3, 2)


def test_who_asks_again_sees_the_deal_as_it_stands_now() -> None:
    setting = random_setting(random.Random(1), "fenghua")
    for state in states():
        for wind in state.winds:
            seen = view_of(state, wind, setting.rules)
            assert seen == view_of(changed(state), wind, setting.rules)
            assert (seen.me, seen.hand, seen.phase) == (wind, state.hand(wind), state.phase)
