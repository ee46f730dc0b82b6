"""Choices tried to the end and cut short: what may be cut, what the two say together, and how true it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import fmean

import pytest

from peling.advice.estimates import measured
from peling.advice.formula.appraisal import appraise
from peling.advice.kernel.rollouts import Difference, Rollouts, Tried
from peling.advice.trials import DISCARDS, FEW, OTHER_SEED, TO_BE_DRAWN, Trials, can_be_cut
from peling.core.actions import Action, ClaimPung, Discard, Pass
from peling.core.view import Phase, PlayerView
from peling.play.chance import random_throws, random_wall
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

pytestmark = NEEDS_THE_PACKAGE
PAIRS = 25
WORLDS = 300


def views(rules: RuleSet, players: int = 4, seed: int = 1) -> Iterator[PlayerView]:
    """Yield what players know who have to discard, in deals in which the formula plays."""
    rng = Random(f"{rules.id}/{seed}")
    while True:
        wind = rules.course.seats(players)[0] if rules.course.rounds else None
        state, _ = start_deal(rules, players, random_wall(rng, rules), random_throws(rng, rules), wind)
        while state.phase is not Phase.OVER:
            seat = awaited(state)[0]
            view = view_of(state, seat, rules)
            first, *others = appraise(view, rules)
            if others and isinstance(first.action, Discard) and isinstance(others[0].action, Discard):
                yield view
            state, _ = apply(state, seat, first.action, rules)


def two_discards(view: PlayerView, rules: RuleSet) -> tuple[Action, Action]:
    """Return the two discards that the formula likes best."""
    first, second, *_ = (one.action for one in appraise(view, rules) if isinstance(one.action, Discard))
    return first, second


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_what_is_cut_short_follows_the_book_with_four_and_is_long_enough(book: str) -> None:
    rules = rule_set(book)
    first = next(views(rules))
    assert can_be_cut(first, rules)
    late = next(view for view in views(rules) if view.wall.drawable < TO_BE_DRAWN)
    assert not can_be_cut(late, rules)


def test_no_net_has_learned_of_house_rules_or_of_other_numbers_of_players() -> None:
    house = rule_set("pung-chow", {"mandarins": "on"})
    assert not can_be_cut(next(views(house)), house)
    rules = rule_set("pung-chow")
    assert not can_be_cut(next(views(rules, 3)), rules)


def test_discards_are_played_to_the_end_and_cut_short() -> None:
    rules = rule_set("pung-chow")
    view = next(views(rules))
    two = two_discards(view, rules)
    trials, whole = Trials(view, rules, 3), Rollouts(view, rules, 3)
    trials.play(two, WORLDS)
    whole.play(two, WORLDS // 2)
    assert trials.tried == whole.tried
    assert trials.difference(*two).error < whole.difference(*two).error / 2


@pytest.mark.thorough
def test_two_discards_meet_the_same_draws_whoever_claims() -> None:
    """Most of what the deal would bring after either falls out of their difference.

    Were tiles drawn in the order of the wall, more than three parts of ten would remain here.
    """
    rules, left = rule_set("how-to-play"), []
    for number, view in enumerate(islice(views(rules), 0, 24, 6)):
        two, whole = two_discards(view, rules), Rollouts(view, rules, number)
        whole.play(two, WORLDS)
        apart = sum(whole.tried[one].error ** 2 for one in two)
        left.append(whole.difference(*two).error ** 2 / apart)
    assert fmean(left) < 0.25


def offered_a_pung(rules: RuleSet) -> tuple[PlayerView, Action]:
    """Return what a player knows who may claim a pung, and the claim."""
    rng, wind = Random(5), rules.course.seats(4)[0]
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng, rules), wind)
    while True:
        seat = awaited(state)[0]
        view = view_of(state, seat, rules)
        for one in legal_actions(view, rules):
            if isinstance(one, ClaimPung):
                return view, one
        state, _ = apply(state, seat, appraise(view, rules)[0].action, rules)


@pytest.mark.thorough
def test_claims_are_played_to_the_end() -> None:
    rules = rule_set("pung-chow")
    view, pung = offered_a_pung(rules)
    trials, whole = Trials(view, rules, 1), Rollouts(view, rules, 1)
    for one in (trials, whole):
        one.play((pung, Pass()), WORLDS)
    assert trials.tried == whole.tried
    assert trials.difference(pung, Pass()) == whole.difference(pung, Pass())


def test_in_few_worlds_to_the_end_the_net_speaks_alone_and_in_many_it_is_outweighed() -> None:
    rules = rule_set("fenghua")
    view = next(views(rules))
    first, second = two_discards(view, rules)
    few = Trials(view, rules, 1)
    few.play((first, second), 2 * FEW - 2)
    net = Rollouts(view, rules, 1 + OTHER_SEED, discards=DISCARDS)
    net.play((first, second), 2 * FEW - 2)
    known = measured("fenghua")
    assert few.difference(first, second).points == pytest.approx(
        known.cut_slope * net.difference(first, second).points
    )
    assert few.points(first).points == pytest.approx(net.tried[first].net / net.tried[first].worlds)


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"pung-chow"}, RULE_SETS))
def test_the_error_of_a_difference_is_what_it_says(book: str) -> None:
    """By how many errors it strays from other worlds, squared, comes to 1 on average.

    Among themselves differences stray less, for what the net errs is the same in both.
    """
    rules, strays, apart = rule_set(book), [], []
    rng = Random(8)
    asked = (view for view in views(rules, seed=2) if rng.random() < 0.1 and can_be_cut(view, rules))
    for number, view in enumerate(islice(asked, PAIRS)):
        two = two_discards(view, rules)
        one, other = Trials(view, rules, 3 * number), Trials(view, rules, 3 * number + 1)
        judge = Rollouts(view, rules, 3 * number + 2)
        one.play(two, WORLDS)
        other.play(two, WORLDS)
        judge.play(two, WORLDS)
        said, again, found = one.difference(*two), other.difference(*two), judge.difference(*two)
        strays.append(squared(said, found))
        apart.append(squared(said, again))
    assert 0.25 < fmean(strays) < 1.8
    assert 0.25 < fmean(apart) < 1.8


def squared(one: Difference, other: Difference) -> float:
    """Return the square of by how many errors two findings are apart."""
    return (one.points - other.points) ** 2 / (one.error**2 + other.error**2)


def test_what_others_win_without_ones_tiles_is_what_is_left_of_all_that_was_lost() -> None:
    tried = Tried(10, net=-14.0, wins=2, given=3, paid=-20.0, won=30.0)
    assert tried.elsewhere == 2.4, "24 points in ten worlds"
    assert Tried(5, net=60.0, wins=5, won=60.0).elsewhere == 0.0


@pytest.mark.parametrize("book", by_day(("four-winds",), RULE_SETS))
def test_of_every_choice_it_is_known_where_the_points_went(book: str) -> None:
    rules = rule_set(book)
    view = next(islice(views(rules), 20, None))
    trials, both = Rollouts(view, rules, 1), two_discards(view, rules)
    trials.play(both, WORLDS)
    for tried in trials.tried.values():
        lost = tried.won + tried.paid - tried.net
        assert lost > 0, "in some worlds another wins by himself"
        assert tried.elsewhere == pytest.approx(lost / WORLDS)
    one, other = both
    gap = trials.elsewhere(one, other)
    assert gap.points == pytest.approx(trials.tried[one].elsewhere - trials.tried[other].elsewhere)
    assert trials.elsewhere(other, one) == pytest.approx((-gap.points, gap.error))
    assert trials.elsewhere(one, one) == (0.0, 0.0)
    few = Rollouts(view, rules, 1)
    few.play(both, 8)
    assert few.elsewhere(one, other) == (0.0, 0.0), "one part shows no spread"
