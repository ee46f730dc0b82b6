"""Every reason rests on its facts: they are counted again from the position and the figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import hypot
from random import Random

import pytest

from peling.advice.equities import Equity, equities
from peling.advice.formula.appraisal import appraise
from peling.advice.formula.plans import in_reach
from peling.advice.formula.scene import natural_counts, scene_of
from peling.advice.left import left_by
from peling.advice.own_hand import tiles_short
from peling.advice.reasons import Reason
from peling.coach.fate import DRAWS, Fate, Harm, fate
from peling.coach.grades import Grade, held_against
from peling.coach.review import Judged, Moment, decisions
from peling.coach.why import SETS, WHYS, after, why
from peling.core.actions import Action, ClaimPung, ClaimWin, Discard, GoOut, GoOutByFlowers, Pass, Wash
from peling.core.notation import parse_hand
from peling.core.tiles import Seat, Wind, tile
from peling.core.view import Discarded, Offer, PlayerView
from peling.lessons.drills.positions import offered, own_turn
from peling.play.inputs import Act
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.coach.deals import BOTH, BY_DAY, Game, beginners_deals

DEALS = 24
"""So many are played for claims that lose against others."""


def costly(rules: str) -> tuple[tuple[tuple[Moment, ...], Judged], ...]:
    """Return some decisions of a beginner that cost something, with their deals."""
    return tuple(
        (deal, one) for deal, reviewed in beginners_deals(rules) for one in reviewed.decisions if one.lost
    )


def missing(view: PlayerView, rules: RuleSet, action: Action, aim: str) -> int | None:
    """Return how many tiles are missing to a sort of hand after an action; None: it is out of reach."""
    then = next(one.then for one in appraise(view, rules) if one.action == action)
    left = left_by(view, action, then)
    found = in_reach(scene_of(left, rules), natural_counts(left), left.hand.melds).get(aim)
    return None if found is None else found[0]


def is_no_chance(first: Equity, other: Equity) -> bool:
    """Return whether hands count differently by more than two errors, if they spread by their mean."""
    if not min(first.worlds, other.worlds):
        return True
    spread = sum(one.value**2 / (one.win * one.worlds) for one in (first, other))
    return (first.value - other.value) ** 2 > 4 * spread


def holds(reason: Reason, one: Judged, other: Equity, rules_id: str, beside: Equity | None = None) -> bool:
    """Return whether the facts of a reason are so."""
    rules, first = rule_set(rules_id), beside or held_against(one.choices, other.action)
    facts = dict(reason.evidence.facts)
    aim = {key: facts.pop(key, None) for key in ("aim", "aim_away", "aim_other")}
    if aim["aim"] is not None:
        away, then = (
            missing(one.view, rules, action, str(aim["aim"])) for action in (first.action, other.action)
        )
        assert (aim["aim_away"], aim["aim_other"]) == (away, then)
        assert away is not None
        assert then is None or then > away
    helps, fewer = after(one.view, rules, first.action), after(one.view, rules, other.action)
    match reason.id:
        case "wins":
            return isinstance(first.action, GoOut | ClaimWin | Wash)
        case "keeps-wild":
            return isinstance(other.action, Discard) and other.action.tile in one.view.wild
        case "gains-nothing":
            return isinstance(other.action, SETS) and fewer.away == facts["away"] == tiles_short(
                one.view, rules
            )
        case "nearer":
            return facts == {"away": helps.away, "other": fewer.away} and helps.away < fewer.away
        case "more-tiles":
            same = helps.away == fewer.away == facts["away"]
            return same and (facts["live"], facts["other"]) == (helps.live, fewer.live)
        case "wins-more":
            return (facts["win"], facts["other"]) == (round(100 * first.win), round(100 * other.win))
        case "higher-value":
            won = min(first.win, other.win) > 0 and is_no_chance(first, other)
            return won and (facts["value"], facts["other"]) == (round(first.value), round(other.value))
        case "safer":
            return (facts["cost"], facts["other"]) == (round(first.risk), round(other.risk))
        case "costs-less":
            gap = other.others_behind - first.others_behind
            said = round(other.others - gap), round(other.others)
            sure = gap > 2 * hypot(other.others_behind_se, first.others_behind_se)
            return sure and (facts["cost"], facts["other"]) == said
        case "collects":
            gap = other.others_behind - first.others_behind
            said = -round(other.others - gap), -round(other.others)
            sure = gap > 2 * hypot(other.others_behind_se, first.others_behind_se)
            return sure and said[0] > 0 and (facts["gain"], facts["other"]) == said
        case _:
            return facts == {"worlds": other.worlds}


@pytest.mark.parametrize("rules", by_day(BY_DAY, RULE_SETS))
def test_no_reason_is_given_without_its_fact(rules: str) -> None:
    seen = 0
    for _, one in costly(rules):
        for other in one.choices[1:]:
            reason = why(one.view, rule_set(rules), one.choices, other)
            assert reason.id in WHYS
            assert holds(reason, one, other, rules), (reason, one.played)
            seen += 1
    assert seen


@pytest.mark.parametrize("rules", by_day(BY_DAY, RULE_SETS))
def test_of_what_was_looked_at_again_the_facts_are_those_of_the_same_worlds(rules: str) -> None:
    """The best was met in other worlds: of a dragon that lost nine points no figure differed, but by luck."""
    seen = 0
    for _, one in costly(rules):
        played = next(each for each in one.choices if each.action == one.played)
        if one.beside is None:
            continue
        assert one.beside.action == one.choices[0].action
        assert one.beside.worlds == played.worlds, "both were played on in each of them"
        if played.others_behind_se:
            assert played.others - one.beside.others == pytest.approx(played.others_behind)
        if held_against(one.choices, one.played).action == one.beside.action:
            reason = why(one.view, rule_set(rules), one.choices, played, one.beside)
            assert holds(reason, one, played, rules, one.beside), (reason, one.played)
            seen += 1
    assert seen


def test_a_set_that_takes_the_hand_farther_from_a_win_is_not_said_to_leave_it_where_it_is() -> None:
    """Of a pung taken from seven pairs it was said that the hand stood as far with it as without it."""
    rules = rule_set("fenghua")
    hand = parse_hand("B1 B1 B9 B9 C2 C2 C8 C8 D5 D5 D7 S N")
    view = offered(
        rules, hand, Wind.SOUTH, Offer(tile("D5"), Wind.EAST), round_wind=Wind.EAST, wild=(tile("C5"),)
    )
    choices = {type(one.action): one for one in equities(view, rules, 0)}
    taken, passed = choices[ClaimPung], choices[Pass]
    reason = why(view, rules, (passed, taken), taken)
    assert reason.id == "nearer"
    aim = {"aim": "seven-pairs", "aim_away": 2}
    assert dict(reason.evidence.facts) == {"away": tiles_short(view, rules), "other": 3, **aim}
    assert tiles_short(view, rules) < 3


def test_the_sort_of_hand_that_the_better_choice_aims_at_is_said() -> None:
    """Of a dragon discarded from fourteen independent tiles it was said that four tiles go, after it five."""
    rules = rule_set("fenghua")
    hand = parse_hand("B2 B3 B7 D4 D5 D7 D8 D8 C2 C7 S N G W")
    view = own_turn(rules, hand, Wind.WEST, drawn=tile("W"), wild=(tile("D4"),))
    choices = {one.action: one for one in equities(view, rules, 0)}
    kept, gone = choices[Discard(tile("D8"))], choices[Discard(tile("G"))]
    facts = dict(
        why(view, rules, (kept, replace(gone, behind=80.0)), replace(gone, behind=80.0)).evidence.facts
    )
    assert (facts["aim"], facts["aim_other"]) == ("independent", int(str(facts["aim_away"])) + 1)


def test_figures_decide_what_is_said() -> None:
    """The same position with other figures has another reason."""
    rules = rule_set("pung-chow-limit")
    _, one = next(found for found in costly("pung-chow-limit") if isinstance(found[1].played, Discard))
    discards = [choice for choice in one.choices if isinstance(choice.action, Discard)]
    first, other = (
        replace(choice, win=0.2, value=50.0, risk=1.0, behind=0.0, others_behind=0.0)
        for choice in discards[:2]
    )
    first, worse = replace(first, worlds=1000), replace(other, behind=6.0, behind_se=0.5, worlds=1000)
    assert why(one.view, rules, (first, worse), replace(worse, risk=7.0)).id == "safer"
    assert why(one.view, rules, (first, worse), replace(worse, value=20.0)).id == "higher-value"
    quicker = {"nearer", "more-tiles", "wins-more"}
    assert why(one.view, rules, (first, worse), replace(worse, win=0.05)).id in quicker
    never = why(one.view, rules, (first, worse), replace(worse, win=0.0, value=0.0)).id
    assert never in quicker, "what a hand counts that never won is not known"
    dear = replace(worse, others=9.0, others_behind=5.0, others_behind_se=1.0)
    assert why(one.view, rules, (first, worse), dear).id == "costs-less"
    assert why(one.view, rules, (first, worse), replace(dear, others_behind_se=3.0)).id != "costs-less"
    paid = why(one.view, rules, (first, worse), replace(dear, others=3.0))
    assert (paid.id, dict(paid.evidence.facts)) == ("collects", {"gain": 2, "other": -3}), (
        "it cost no 0 points"
    )
    won = replace(first, action=GoOut())
    assert why(one.view, rules, (won, worse), worse).id == "wins"


def test_what_explains_a_small_part_of_a_difference_is_no_reason_for_it() -> None:
    """Of nine points lost it was said that discards cost fifteen points instead of thirteen."""
    rules = rule_set("pung-chow-limit")
    _, one = next(found for found in costly("pung-chow-limit") if isinstance(found[1].played, Discard))
    first = replace(one.choices[0], win=0.2, value=50.0, risk=13.0, behind=0.0)
    other = replace(first, action=first.action, risk=17.0, behind=9.3, behind_se=0.5, worlds=1000)
    assert why(one.view, rules, (first, other), other).id == "safer"
    assert why(one.view, rules, (first, other), replace(other, behind=20.0)).id == "comes-out"


def test_a_value_that_differs_by_chance_is_no_reason() -> None:
    """Of a hand one tile farther from a win it was said, after a hundred wins, that it counts 40, not 49."""
    rules = rule_set("pung-chow-limit")
    _, one = next(found for found in costly("pung-chow-limit") if isinstance(found[1].played, Discard))
    first = replace(one.choices[0], win=0.06, value=49.0, risk=1.0, behind=0.0, worlds=1454)
    other = replace(one.choices[-1], win=0.06, value=40.0, risk=1.0, behind=6.5, behind_se=2.0, worlds=2000)
    other = replace(other, others_behind=0.0)
    assert why(one.view, rules, (first, other), other).id != "higher-value"
    often = [replace(each, worlds=20_000) for each in (first, other)]
    assert why(one.view, rules, often, often[1]).id == "higher-value"


def test_what_a_slower_hand_costs_is_no_danger_of_a_tile() -> None:
    """Of a hand one tile farther from a win it was said, on the first turn, that its discards cost more."""
    rules = rule_set("fenghua")
    hand = parse_hand("B5 B9 D2 D7 C1 C5 C9 E E E S R R Fl3")
    wild = tuple(tile(code) for code in ("Fl1", "Fl2", "Fl3"))
    view = own_turn(rules, hand, Wind.SOUTH, drawn=tile("Fl3"), wild=wild)
    choices = {one.action: one for one in equities(view, rules, 0)}
    first, other = choices[Discard(tile("R"))], choices[Discard(tile("C1"))]
    first = replace(first, win=0.6, value=67.0, risk=15.0, behind=0.0, worlds=1636)
    other = replace(other, win=0.46, value=91.0, risk=25.9, behind=18.7, behind_se=8.7, worlds=2000)
    assert why(view, rules, (first, other), other).id == "nearer"


def test_a_tile_by_which_a_farther_hand_only_comes_as_near_punishes_nobody() -> None:
    """Only the better choice could use it, it was said; without it the hand stood as near already."""
    seen = 0
    for deal, one in costly("pung-chow-limit"):
        book = rule_set("pung-chow-limit")
        by_distance = sorted(
            (choice for choice in one.choices if isinstance(choice.action, Discard)),
            key=lambda choice: after(one.view, book, choice.action).away,
        )
        if not by_distance:
            continue
        near, far = by_distance[0], by_distance[-1]
        if after(one.view, book, near.action).away < after(one.view, book, far.action).away:
            wrong = replace(one, choices=(far, near), played=near.action, grade=Grade.GRAVE)
            assert fate(deal, Seat.FIRST, wrong).harm is not Harm.DREW
            seen += 1
    assert seen


@pytest.mark.parametrize("rules", by_day(BY_DAY, RULE_SETS))
def test_what_came_of_a_mistake_is_what_happened(rules: str) -> None:
    kinds = set()
    for deal, one in costly(rules):
        found = fate(deal, Seat.FIRST, one)
        kinds.add(found.harm)
        later = deal[one.moment + 1 :]
        end = deal[-1].after
        assert end.deal is not None
        if found.harm is Harm.CLAIMED:
            gone = end.deal.discards[len(one.view.discards)]
            assert isinstance(one.played, Discard)
            assert (gone.tile, gone.claimed_by) == (one.played.tile, found.wind)
        elif found.harm is Harm.WON:
            assert end.result is not None
            assert end.result.winner is found.wind
            assert end.result.win is not None
            assert end.result.win.tile is found.tile
        elif found.harm is Harm.DREW:
            own = [
                before.deal.drawn
                for before, given, _ in later
                if isinstance(given, Act) and given.seat is Seat.FIRST and before and before.deal
            ]
            assert found.tile in own
            assert 0 <= found.turn - one.turn <= DRAWS + 1
            book = rule_set(rules)
            assert found.tile in after(one.view, book, one.best).kinds
            assert found.tile not in after(one.view, book, one.played).kinds
            assert after(one.view, book, one.best).away <= after(one.view, book, one.played).away
        elif found.harm is Harm.MISSED:
            assert isinstance(one.best, GoOut | ClaimWin | GoOutByFlowers | Wash)
            assert end.result is not None
            assert end.result.winner is found.wind is not one.view.me
        elif found.harm is Harm.NONE:
            assert found.wind is None
            taken = end.deal.discards[len(one.view.discards) :]
            assert found.tile is None or (taken[0].tile, taken[0].claimed_by) == (found.tile, None)
    assert kinds


def test_a_win_that_was_let_go_is_no_harmless_mistake() -> None:
    """It was said that nobody took a tile, and that none came, while another won."""
    seen = set()
    for deal, one in costly("pung-chow-limit"):
        for end in (GoOut(), ClaimWin(), Wash()):
            first = replace(one.choices[0], action=end, points=-5000.0)
            found = fate(deal, Seat.FIRST, replace(one, choices=(first, *one.choices[1:])))
            result = deal[-1].after.result
            assert result is not None
            won = result.winner is one.view.me
            assert found == (Fate(Harm.STILL_WON) if won else Fate(Harm.MISSED, result.winner))
            seen.add(found.harm)
    assert Harm.MISSED in seen


@pytest.mark.nightly
def test_there_are_harmless_mistakes_and_punished_ones() -> None:
    found = {fate(deal, Seat.FIRST, one).harm for rules in BOTH for deal, one in costly(rules)}
    assert found >= {Harm.CLAIMED, Harm.NONE}
    assert found & {Harm.DREW, Harm.OFFERED}


def test_passing_leaves_the_hand_as_it_is() -> None:
    for one in (one for _, found in beginners_deals("pung-chow-limit") for one in found.decisions):
        if any(isinstance(choice.action, Pass) for choice in one.choices):
            rules = rule_set("pung-chow-limit")
            assert after(one.view, rules, Pass()).away == tiles_short(one.view, rules)
            return
    pytest.fail("no claim among them")


def wishes(rules: str) -> Iterator[tuple[tuple[Moment, ...], Judged, Discarded]]:
    """Yield the claims of beginners, judged as worse than to pass, and what became of the tile."""
    game = Game(rules, ("novice",) * 4, Random(f"wishes/{rules}"))
    for _ in range(DEALS):
        game.play_deal()
        for decision in decisions(game.deal, Seat.FIRST):
            offer, end = decision.view.offered, game.deal[-1].after.deal
            if offer is None or offer.robbing or end is None or not isinstance(decision.played, SETS):
                continue
            choices = {one.action: one for one in equities(decision.view, decision.rules, 0)}
            ordered = (choices[Pass()], choices[decision.played])
            judged = Judged(*decision[:4], ordered, 9.0, 0.1, Grade.GRAVE, None, 0.0, 0.0)
            yield game.deal, judged, end.discards[len(decision.view.discards) - 1]


@pytest.mark.parametrize("rules", by_day(BY_DAY, RULE_SETS))
def test_a_claim_that_another_came_before_is_neither_punished_nor_missed(rules: str) -> None:
    """It was said of a chow which another's pung had outrun that a tile was drawn that it could not use."""
    seen = dict.fromkeys((True, False), 0)
    for deal, judged, gone in wishes(rules):
        is_lost = gone.claimed_by is not judged.view.me
        seen[is_lost] += 1
        let_go = replace(judged, played=Pass(), choices=judged.choices[::-1])
        for one in (judged, let_go):
            found = fate(deal, Seat.FIRST, one)
            outrun = Harm.LOST_ANYWAY if one is let_go else Harm.OUTRUN
            assert (found.harm in {Harm.OUTRUN, Harm.LOST_ANYWAY}) is is_lost
            if is_lost:
                assert found == Fate(outrun, gone.claimed_by, gone.tile)
    assert all(seen.values())
