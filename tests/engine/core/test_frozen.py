"""A changed value is what `dataclasses.replace` makes of it."""

import random
from dataclasses import replace

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


def test_who_asks_again_sees_the_deal_as_it_stands_now() -> None:
    setting = random_setting(random.Random(1), "fenghua")
    for state in states():
        for wind in state.winds:
            seen = view_of(state, wind, setting.rules)
            assert seen == view_of(changed(state), wind, setting.rules)
            assert (seen.me, seen.hand, seen.phase) == (wind, state.hand(wind), state.phase)
