"""What is advised has sense, and says why it is better than what was not: in positions of all books."""

from __future__ import annotations

from functools import cache

import pytest

from peling.advice.advisor import advise
from peling.advice.choices import KONGS, SETS, Choice, Folly, choices, plainly
from peling.advice.helpful import helpful
from peling.advice.left import left_by
from peling.advice.motives import MOTIVES, NEARLY
from peling.advice.own_hand import tiles_short
from peling.advice.reasons import NEAR_AIM
from peling.core.actions import Discard, Pass
from peling.core.tiles import Wind, tile
from peling.core.view import PlayerView
from peling.play.table import view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.advice.positions_walk import moments
from tests.engine.play.fenghua_deals import BOOK as FENGHUA
from tests.engine.play.fenghua_deals import settled
from tests.engine.positions import S

N = Wind.NORTH
WITHOUT_FIGURES = {"wins", "keeps-wild", "gains-nothing", "about-equal"}
"""Motives that are reasons by themselves, or say that there is none."""


@cache
def chosen(rules_id: str) -> list[tuple[PlayerView, RuleSet, list[Choice]]]:
    """Return what is chosen in every position of some deals: found once for all who look at it."""
    return [(view, rules, choices(view, rules)) for view, rules in moments(rules_id, 8)]


@pytest.mark.parametrize("rules_id", by_day({"how-to-play"}, RULE_SETS))
def test_a_claim_that_is_advised_gains_something(rules_id: str) -> None:
    for view, rules, (first, *others) in chosen(rules_id):
        action = first.appraised.action
        if not isinstance(action, SETS) or not others:
            continue
        stays = next((one for one in others if isinstance(one.appraised.action, Pass)), None)
        if stays is None:
            stays = min(
                (one for one in others if isinstance(one.appraised.action, Discard)), key=lambda one: one.away
            )
        live = [
            helpful(left_by(view, one.appraised.action, one.appraised.then), rules).live
            for one in (first, stays)
        ]
        nearer = first.away < stays.away
        dearer = plainly(round(first.appraised.value), round(stays.appraised.value))
        more = first.away == stays.away and (live[0] > live[1] or isinstance(action, KONGS))
        assert nearer or dearer or more, (view, action)


def test_a_point_more_is_no_reason() -> None:
    assert not plainly(61, 60)
    assert not plainly(1.4, 1)
    assert plainly(67, 60)
    assert plainly(2, 1)


@pytest.mark.parametrize("rules_id", by_day({"how-to-play", "fenghua"}, RULE_SETS))
def test_near_a_win_no_dream_is_chased_and_no_wild_tile_discarded(rules_id: str) -> None:
    near = 0
    for view, rules, found in chosen(rules_id):
        first = found[0]
        if not isinstance(first.appraised.action, Discard) or view.dead:
            continue
        discards = [one for one in found if isinstance(one.appraised.action, Discard)]
        given = [one.appraised.action.tile for one in discards if isinstance(one.appraised.action, Discard)]
        if not set(given) <= set(view.wild):
            assert first.appraised.action.tile not in view.wild
        calling = [
            one
            for one in discards
            if one.away == 1
            and one.folly is None
            and helpful(left_by(view, one.appraised.action), rules).live
        ]
        if not calling or first.away <= 1:
            continue
        near += 1
        best = max(calling, key=lambda one: one.appraised.worth)
        safer = first.appraised.danger < best.appraised.danger
        assert safer or (first.away == 2 and first.appraised.value >= 2 * best.appraised.value)


@pytest.mark.parametrize(("players", "any_dreams"), [(2, False), (3, True)])
def test_two_players_may_dream_near_a_win(players: int, any_dreams: bool) -> None:
    found = [choices(view, rules) for view, rules in moments("pung-chow-limit", 6, players=players)]
    dreams = [one for made in found for one in made if one.folly is Folly.DREAM]
    assert bool(dreams) is any_dreams
    assert any(one.folly is Folly.IDLE for made in found for one in made)


@pytest.mark.parametrize("rules_id", by_day({"how-to-play", "fenghua"}, RULE_SETS))
def test_the_order_is_that_of_worth_and_what_has_no_sense_stands_last(rules_id: str) -> None:
    for view, rules, found in chosen(rules_id):
        worth = [one.appraised.worth for one in found]
        assert worth == sorted(worth, reverse=True)
        silly = [one.folly is not None for one in found]
        assert silly == sorted(silly)
        for one in found:
            if isinstance(one.appraised.action, Discard):
                assert one.away == tiles_short(left_by(view, one.appraised.action), rules)


def differ(figures: list[int]) -> bool:
    """Return whether the first of two figures is the larger one, and not nearly the same to a reader."""
    more, less = figures
    return more > less and more - less >= more / 10


def matters(best: Choice, less: Choice) -> bool:
    """Return whether two choices are farther apart than what counts as about equal."""
    apart = best.appraised.worth - less.appraised.worth
    return apart > NEARLY * max(1.0, abs(best.appraised.worth))


@pytest.mark.parametrize("rules_id", by_day({"fenghua"}, RULE_SETS))
def test_every_choice_but_the_first_says_why_the_first_is_better(rules_id: str) -> None:
    said = set()
    for view, rules in moments(rules_id, 4, every=3):
        first, *others = advise(view, rules)
        assert first.motive is None
        by_away = {one.appraised.action: one for one in choices(view, rules)}
        best = by_away[first.action]
        for other in others:
            motive = other.motive
            assert motive is not None
            said.add(motive.id)
            facts = dict(motive.evidence.facts)
            less = by_away[other.action]
            if motive.id not in WITHOUT_FIGURES and less.folly is not Folly.DREAM:
                assert matters(best, less), (motive, "is no reason where two are about equal")
            match motive.id:
                case "nearer":
                    assert (facts["away"], facts["other"]) == (best.away, less.away)
                    assert best.away < less.away
                case "more-tiles":
                    lives = [
                        helpful(left_by(view, one.appraised.action, one.appraised.then), rules).live
                        for one in (best, less)
                    ]
                    assert [facts["live"], facts["other"]] == lives
                    assert lives[0] > lives[1]
                    assert differ(lives)
                case "higher-value":
                    values = [round(one.appraised.value) for one in (best, less)]
                    assert [facts["value"], facts["other"]] == values
                    assert differ(values)
                    assert facts["pattern"] == "any" or best.appraised.need <= NEAR_AIM
                case "keeps-dearer":
                    assert best.appraised.need > NEAR_AIM
                    assert facts == {}
                case "safer":
                    risks = [round(one.appraised.danger) for one in (less, best)]
                    assert [facts["other"], facts["cost"]] == risks
                    assert differ(risks)
                    assert less.appraised.danger - best.appraised.danger >= 1
                case "gains-nothing":
                    assert less.folly is Folly.IDLE
                case "keeps-wild":
                    assert less.folly is Folly.WILD
    assert said <= set(MOTIVES)
    assert {"nearer", "more-tiles", "higher-value"} <= said
    assert "keeps-dearer" in said or rules_id != "pung-chow"


def test_a_wild_tile_is_given_away_last() -> None:
    view = view_of(settled(S, wild="D9", S="B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 D9 E N"), S, FENGHUA)
    assert rule_set("fenghua").id == FENGHUA.id
    given = [one for one in choices(view, FENGHUA) if one.folly is Folly.WILD]
    assert [one.appraised.action for one in given] == [Discard(tile("D9"))]
