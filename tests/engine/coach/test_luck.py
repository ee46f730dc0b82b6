"""A draw is lucky by what it is better than all others that might have come."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from peling.advice.formula.appraisal import appraise
from peling.coach.luck import has_drawn, luck_of_draw
from peling.coach.review import Judged, review
from peling.coach.scale import Scale
from peling.core.actions import AddedKong, GoOut
from peling.core.melds import MeldKind
from peling.core.tiles import COPIES, KINDS, Tile, tile
from peling.core.view import Phase, PlayerView, Source
from peling.play.chance import random_throws, random_wall
from peling.play.inputs import Act
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.coach.deals import Game


def drawn(rules: RuleSet, turns: int) -> PlayerView:
    """Return what a player knows when he has drawn, after so many actions."""
    rng = Random(f"luck/{rules.id}")
    wind = rng.choice(rules.course.seats(4)) if rules.course.rounds else None
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng, rules), wind)
    while True:
        me = awaited(state)[0]
        view = view_of(state, me, rules)
        if turns <= 0 and has_drawn(view):
            return view
        state, _ = apply(state, me, appraise(view, rules)[0].action, rules)
        assert state.phase is not Phase.OVER
        turns -= 1


@pytest.mark.thorough
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_luck_is_nought_over_all_tiles_that_might_have_come(rules_id: str) -> None:
    rules = rule_set(rules_id)
    view = drawn(rules, 12)
    luck = luck_of_all(view, rules)
    assert sum(live * points for live, points in luck.values()) == pytest.approx(0, abs=1e-6)
    best = max(points for _, points in luck.values())
    assert best > 0 > min(points for _, points in luck.values())


@pytest.mark.thorough
@pytest.mark.parametrize("turned", by_day(["Se4"], ["Fl1", "Se4"]))
def test_a_wild_flower_drawn_is_luck_like_every_tile_that_stays_in_a_hand(turned: str) -> None:
    """No tile can come to a hand that is luckier; without it the others seem too lucky."""
    rules = rule_set("fenghua")
    plain = drawn(rules, 12)
    family = tuple(tile(f"{turned[:2]}{number}") for number in range(1, 5))
    wall = replace(plain.wall, turned_up=tile(turned))
    wild = tuple(kind for kind in family if kind is not tile(turned))
    others = tuple(replace(other, bonus=()) for other in plain.others)
    gone = tuple(one for one in plain.discards if not one.tile.is_bonus)
    hand = replace(plain.hand, bonus=())
    assert plain.drawn is not None
    natural = replace(plain, wild=wild, wall=wall, others=others, discards=gone, hand=hand)
    view = replace(natural, hand=hand.remove(plain.drawn).add(wild[0]), drawn=wild[0])
    luck = luck_of_all(view, rules)
    assert {kind for kind in luck if kind.is_bonus} == set(wild)
    assert luck == luck_of_all(natural, rules)
    assert sum(live * points for live, points in luck.values()) == pytest.approx(0, abs=1e-6)
    assert luck_of_draw(view, rules) == max(points for _, points in luck.values()) > 0


def luck_of_all(view: PlayerView, rules: RuleSet) -> dict[Tile, tuple[int, float]]:
    """Return of each kind that might have been drawn how many there are, and how lucky it would have been.

    A wild flower or season is taken for out of sight.
    """
    assert view.drawn is not None
    before, seen = view.hand.remove(view.drawn), view.seen()
    if not view.drawn.is_bonus:
        seen[view.drawn.index] -= 1
    copies = {kind: COPIES - seen[kind.index] for kind in KINDS}
    copies |= {kind: 1 for kind in view.wild if kind.is_bonus}
    return {
        kind: (live, luck_of_draw(replace(view, hand=before.add(kind), drawn=kind), rules))
        for kind, live in copies.items()
        if live > 0
    }


def after_kong(rules_id: str) -> tuple[AddedKong, Judged, Judged]:
    """Return an added kong that nobody robs, with the decision for it and the one on its loose tile."""
    game = Game(rules_id, ("club",) * 4, Random(f"kong/{SEEDS[rules_id]}"))
    game.play_deal()
    for one in game.deal:
        if isinstance(one.given, Act) and isinstance(one.given.action, AddedKong):
            found = review(game.deal, one.given.seat, budget=0)
            assert found is not None
            number = next(at for at, one_ in enumerate(found.decisions) if one_.played == one.given.action)
            return one.given.action, found.decisions[number], found.decisions[number + 1]
    raise AssertionError(rules_id)


SEEDS = {"fenghua": 13, "pung-chow": 3, "how-to-play": 5}
"""In these deals a tile is added to a pung, and the loose tile is no flower."""


@pytest.mark.parametrize("rules_id", SEEDS)
def test_the_loose_tile_after_an_added_kong_is_a_draw_of_its_own(rules_id: str) -> None:
    """Its luck is that of the hand with the kong laid; what robbers might have done is none of it."""
    rules = rule_set(rules_id)
    laid, before, loose = after_kong(rules_id)
    assert loose.view.source is Source.LOOSE
    assert loose.drawn is not None
    assert laid.tile in {meld.tile for meld in loose.view.hand.melds if meld.kind is MeldKind.KONG}
    luck = luck_of_all(loose.view, rules)
    assert laid.tile not in luck, "no fifth of them comes"
    assert sum(live * points for live, points in luck.values()) == pytest.approx(0, abs=1e-6)
    assert loose.draw_luck == round(luck[loose.drawn][1], 2)
    assert before.draw_luck == (round(luck_of_draw(before.view, rules), 2) if before.drawn else 0)
    others = loose.before - (before.before - before.lost) - loose.draw_luck
    assert loose.other_luck == pytest.approx(others, abs=0.011)


@pytest.mark.thorough
def test_in_fenghua_a_loose_tile_that_does_not_win_costs_what_the_chance_was_worth() -> None:
    """A win by it is paid double by three: points by the hundred are lost where one tile in ten would win."""
    rules = rule_set("fenghua")
    _, _, loose = after_kong("fenghua")
    laid = next(meld for meld in loose.view.hand.melds if meld.kind is MeldKind.KONG)
    one, other = (suit for suit in "BCD" if suit != laid.tile.code[0])
    codes = [*(f"{one}{rank}" for rank in (1, 2, 3, 4, 4, 4)), *(f"{other}{rank}" for rank in (7, 7, 7, 5))]
    waits = replace(loose.view.hand, concealed=(), melds=(laid,)).add(*(tile(code) for code in codes))
    missed = tile(f"{other}1")
    view = replace(loose.view, hand=waits.add(missed), drawn=missed)
    luck = luck_of_all(view, rules)
    wins = {
        kind
        for kind in luck
        if GoOut() in legal_actions(replace(view, hand=waits.add(kind), drawn=kind), rules)
    }
    chance = sum(luck[kind][0] for kind in wins) / sum(live for live, _ in luck.values())
    assert 0.02 < chance < 0.15
    won = min(luck[kind][1] for kind in wins)
    assert won > max(points for kind, (_, points) in luck.items() if kind not in wins)
    assert luck[missed][1] <= -chance * (won - luck[missed][1]) < -5


def test_a_tile_that_wins_is_luckier_than_any_other() -> None:
    rules = rule_set("pung-chow")
    view = drawn(rules, 0)
    assert view.drawn is not None
    hand = replace(view.hand, concealed=())
    codes = ["B1", "B1", "B1", "C2", "C3", "C4", "D5", "D5", "D5", "E", "E", "E", "R"]
    waits = hand.add(*(next(kind for kind in KINDS if kind.code == code) for code in codes))
    red, white = (next(kind for kind in KINDS if kind.code == code) for code in ("R", "W"))
    wins = luck_of_draw(replace(view, hand=waits.add(red), drawn=red), rules)
    assert wins > luck_of_draw(replace(view, hand=waits.add(white), drawn=white), rules) + 10


@pytest.mark.thorough
@pytest.mark.parametrize("rules_id", by_day({"pung-chow", "how-to-play"}, RULE_SETS))
def test_the_formula_is_asked_only_of_tiles_with_which_the_deal_goes_on(
    monkeypatch: pytest.MonkeyPatch, rules_id: str
) -> None:
    rules = rule_set(rules_id)
    view = drawn(rules, 0)
    assert view.drawn is not None
    codes = ("B1", "B1", "B1", "C2", "C3", "C4", "D5", "D5", "D5", "D7", "D7", "B4", "B5")
    waits = replace(view.hand, concealed=(), melds=()).add(*map(tile, codes))
    view = replace(view, wild=(tile("W"),) if view.wild else ())
    found = []
    for times in (0.0, 0.5, 2.0):
        monkeypatch.setattr("peling.coach.luck.scale", lambda _rules, times=times: Scale(100.0, times))
        luck = luck_of_all(replace(view, hand=waits.add(tile("N")), drawn=tile("N")), rules)
        assert sum(live * points for live, points in luck.values()) == pytest.approx(0, abs=1e-6)
        found.append({kind: points for kind, (_, points) in luck.items()})
    wins = {
        kind
        for kind in found[0]
        if GoOut() in legal_actions(replace(view, hand=waits.add(kind), drawn=kind), rules)
    }
    assert {tile("B3"), tile("B6")} <= wins
    level = {kind: [one[kind] for one in found] for kind in found[0]}
    assert all(one == pytest.approx(level[kind][0]) for kind in wins for one in level[kind])
    others = [[one[kind] for kind in one if kind not in wins] for one in found]
    spread = [max(one) - min(one) for one in others]
    assert spread[0] == pytest.approx(0)
    assert 0 < spread[1] == pytest.approx(spread[2] / 4)


def test_where_nothing_was_drawn_there_is_no_luck() -> None:
    rules = rule_set("pung-chow")
    assert luck_of_draw(replace(drawn(rules, 0), drawn=None), rules) == 0
