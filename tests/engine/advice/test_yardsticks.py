"""The players to measure others by do what is said of them, and only what the rules allow."""

from __future__ import annotations

from random import Random

import pytest

from peling.advice.yardsticks import ENTRANTS, FirstClub, Greedy, Robot
from peling.core import actions as act
from peling.core.notation import parse_hand
from peling.core.tiles import Wind, tile
from peling.core.view import Phase, PlayerView
from peling.play.chance import random_throws, random_wall
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.legality import legal_actions
from peling.rules.nearness import short_of
from tests.by_day import by_day
from tests.engine.positions import book, play, position

E, S, W, N = Wind


@pytest.mark.thorough
@pytest.mark.parametrize("entrant", by_day([one for one in ENTRANTS if one != "master"], ENTRANTS))
@pytest.mark.parametrize("rules_id", rule_set_ids())
def test_everybody_plays_every_book_by_its_rules(entrant: str, rules_id: str) -> None:
    """A master takes seconds for a deal: at night."""
    rules, rng = rule_set(rules_id), Random(f"{entrant} {rules_id}")
    player = ENTRANTS[entrant](rng)
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng, rules), Wind.EAST)
    while state.phase is not Phase.OVER:
        wind = awaited(state)[0]
        view = view_of(state, wind, rules)
        action = player.choose(view, rules)
        assert action in legal_actions(view, rules)
        state, _ = apply(state, wind, action, rules)


def discarded(player: Greedy | Robot, hand: str) -> str:
    state = position({E: hand}, drawn=None)
    action = player.choose(view_of(state, E, book()), book())
    assert isinstance(action, act.Discard)
    return action.tile.code


def test_the_greedy_keeps_what_is_nearest_and_waits_for_most() -> None:
    # One tile short whichever end of D4 D5 D7 goes; two kinds complete D4 D5, one completes D5 D7.
    assert discarded(Greedy(), "B2 B3 B4 C5 C6 C7 D4 D5 D7 B8 B8 B8 S S") == "D7"


def test_the_greedy_claims_whatever_brings_him_nearer_and_nothing_else() -> None:
    near = position({E: "R B1 B4 B7 D1 D4 D7 C1 C4 C7 E S W N", S: "R R B2 B3 B4 C6 C7 D2 D3 D5 D9 E N"})
    state, _ = play(near, (E, act.Discard(tile("R"))))
    assert Greedy().choose(view_of(state, S, book()), book()) == act.ClaimPung()
    idle = position({E: "B2 B1 B4 B7 D1 D4 D7 C1 C4 C7 E S W N", S: "B3 B4 B5 C2 C3 C4 D6 D7 D8 E E R N"})
    state, _ = play(idle, (E, act.Discard(tile("B2"))))
    assert Greedy().choose(view_of(state, S, book()), book()) == act.Pass()


def test_the_robot_keeps_dragons_before_winds_and_company_before_strangers() -> None:
    assert discarded(Robot(), "B1 D5 D6 D7 D8 C3 C4 C5 R R N N W W") == "B1"
    assert discarded(Robot(), "B2 B3 B4 B5 D5 D6 D7 D8 C3 C4 C5 C6 R W") == "W"


def test_the_robot_punges_at_once_but_chows_only_what_breaks_no_pair() -> None:
    def answer(offered: str, hand: str) -> act.Action:
        start = position({E: f"{offered} B1 B4 B7 D1 D4 D7 C1 C4 C7 E S W N", S: hand})
        state, _ = play(start, (E, act.Discard(tile(offered))))
        return Robot().choose(view_of(state, S, book()), book())

    assert answer("G", "G G B2 B3 D4 D5 C6 C7 E S W N R") == act.ClaimPung()
    assert answer("B8", "B6 B7 B2 B3 D4 D5 C6 C7 E S W N R") == act.ClaimChow((tile("B6"), tile("B7")))
    assert answer("B8", "B6 B6 B7 B2 D4 D5 C6 C7 E S W N R") == act.Pass()


def test_the_club_of_before_does_not_change_when_the_models_do() -> None:
    view: PlayerView = view_of(position({E: "B2 B3 B4 C5 C6 C7 D4 D5 D7 B8 B8 B8 S S"}), E, book())
    old = ENTRANTS["club-1"](Random(1))
    assert isinstance(old, FirstClub)
    assert old.choose(view, rule_set("pung-chow")) == act.Discard(tile("D7"))
    assert short_of(parse_hand("B2 B3 B4 C5 C6 C7 D4 D5 B8 B8 B8 S S"), (), (), book()) == 1
