"""Every loss has one kind and one subject, each for its reason, and the sums are all that was lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.advice.equities import Equity
from peling.advice.formula.appraisal import appraise
from peling.advice.formula.prices import PATTERNS
from peling.coach.grades import Grade
from peling.coach.habits import Kind, Loss, Subject, kind_of, losses, per_deal, subject_of
from peling.coach.review import Judged
from peling.coach.why import AIMING, SETS, why
from peling.core.actions import ClaimWin, Discard, GoOut, Pass
from peling.core.notation import parse_hand
from peling.core.tiles import Wind, tile
from peling.lessons.drills.positions import own_turn
from peling.rulebooks import RULE_SETS, rule_set
from tests.by_day import by_day
from tests.engine.coach.deals import BY_DAY, beginners_deals

OF_HAND = {
    Subject.AIMS_LEFT: AIMING,
    Subject.SLOWER: {"nearer", "more-tiles", "wins-more"},
    Subject.WAITS: {"more-tiles"},
    Subject.CHEAPER: {"higher-value"},
}
"""What became of the hand, and the reasons that say so."""
UNNAMED = {"comes-out", "wins"}
"""The reasons that say nothing of the hand."""
COSTS = {"costs-less", "collects"}
"""The reasons that lie in what others win."""


@pytest.mark.parametrize("rules", by_day(BY_DAY, RULE_SETS))
def test_each_loss_is_about_what_happened(rules: str) -> None:
    deals = []
    for _, found in beginners_deals(rules):
        lost = losses(found, rule_set(rules))
        deals.append(lost)
        assert [one.place for one in lost] == [n for n, one in enumerate(found.decisions) if one.lost]
        for loss in lost:
            judged = found.decisions[loss.place]
            assert loss.lost == judged.lost
            assert judged.grade not in {Grade.BEST, Grade.EQUAL}
            assert loss.kind is kind_of(judged)
            done, best = judged.played, judged.best
            if loss.kind is Kind.DISCARD:
                assert judged.view.offered is None
            if loss.subject is Subject.EARLY_CLAIMS:
                assert isinstance(done, SETS)
                assert isinstance(best, Pass)
            if loss.subject is Subject.MISSED_CLAIMS:
                assert isinstance(done, Pass)
            if loss.subject is Subject.BROKEN_PAIRS:
                assert isinstance(done, Discard)
                assert judged.view.hand.concealed.count(done.tile) == 2
            if loss.subject is Subject.LONE_HONOURS:
                assert isinstance(best, Discard)
                assert judged.view.hand.concealed.count(best.tile) == 1
            played = next(one for one in judged.choices if one.action == done)
            reason = why(judged.view, rule_set(rules), judged.choices, played, judged.beside)
            facts = dict(reason.evidence.facts)
            both = isinstance(done, Discard) and isinstance(best, Discard)
            if loss.subject is Subject.OTHER:
                named = UNNAMED if both else UNNAMED | COSTS
                assert reason.id in named, "it was the largest subject of all"
            if loss.subject is Subject.FEEDS:
                assert both
                assert reason.id in COSTS
            if loss.subject in OF_HAND:
                assert reason.id in OF_HAND[loss.subject]
                assert ("aim" in facts) is (loss.subject is Subject.AIMS_LEFT)
            if loss.subject is Subject.DREAMS:
                plan = next(p for p in appraise(judged.view, rule_set(rules)) if p.action == done)
                assert plan.pattern not in {"", PATTERNS[0]}, "four sets and a pair are no dream"
            if loss.subject is Subject.WAITS:
                assert facts["away"] == 1
            if isinstance(best, GoOut | ClaimWin):
                assert loss.kind is Kind.GOING_OUT
    whole = sum(loss.lost for deal in deals for loss in deal) / len(deals)
    for sums in (
        per_deal(deals, Kind, lambda loss: loss.kind).values(),
        per_deal(deals, Subject, lambda loss: loss.subject).values(),
    ):
        assert round(sum(one.points for one in sums), 6) == round(whole, 6)
        assert sum(one.times for one in sums) == sum(map(len, deals))


def test_what_others_can_use_is_a_subject_of_its_own() -> None:
    """Dragons discarded early were the larger part of "Other"."""
    rules = rule_set("pung-chow-limit")
    hand = parse_hand("B1 B2 B7 D2 D4 D5 D5 D7 D7 C3 C6 C6 W G")
    view = own_turn(rules, hand, Wind.SOUTH, drawn=tile("G"))
    first, other = (
        Equity(Discard(tile(code)), -behind, 9.0, 0.2, 60.0, 9.0, behind, 0.5, 2000, 37.0 + more, more, 0.9)
        for code, behind, more in (("B7", 0.0, 0.0), ("G", 6.0, 5.0))
    )
    judged = Judged(0, 1, view, other.action, (first, other), 6.0, 0.5, Grade.MISTAKE, None, 0.0, 0.0)
    assert subject_of(judged, rules) is Subject.FEEDS


def test_only_a_special_sort_of_hand_is_a_dream() -> None:
    """Who broke a run, and won dearer hands more rarely by chance, was said to dream of a great hand."""
    rules = rule_set("pung-chow-limit")
    judged = next(
        one
        for _, found in beginners_deals("pung-chow-limit")
        for one in found.decisions
        if one.lost and isinstance(one.played, Discard)
    )
    plans = {plan.action: plan for plan in appraise(judged.view, rules)}
    aims = [plans[action].pattern for action in (judged.played, judged.best)]
    assert aims == [PATTERNS[0]] * 2
    first, other = (
        replace(judged.choices[0], action=action, win=win, value=value, behind=behind, worlds=20_000)
        for action, win, value, behind in ((judged.best, 0.3, 20.0, 0.0), (judged.played, 0.1, 40.0, 9.0))
    )
    broken = replace(judged, choices=(first, replace(other, behind_se=0.1)))
    assert subject_of(broken, rules) is not Subject.DREAMS


def test_one_of_two_is_no_broken_pair_where_the_other_stands_in_a_run() -> None:
    """Of 2 2 3 4 of bamboos a 2 was discarded, and it was said that a pair was broken."""
    rules = rule_set("fenghua")
    hand = parse_hand("B2 B2 B3 B4 B7 E E E S S D1 D5 C9 C6")
    view = own_turn(rules, hand, Wind.SOUTH, drawn=tile("B2"), wild=(tile("C6"),))
    first, other = (
        Equity(Discard(tile(code)), -behind, 9.0, win, 80.0, 9.0, behind, 0.1, 2000)
        for code, win, behind in (("B7", 0.69, 0.0), ("B2", 0.61, 60.0))
    )
    judged = Judged(0, 1, view, other.action, (first, other), 60.0, 0.1, Grade.GRAVE, None, 0.0, 0.0)
    assert subject_of(judged, rules) is not Subject.BROKEN_PAIRS


def test_deals_without_a_loss_count_too() -> None:
    loss = Loss(3, Kind.CLAIM, Subject.EARLY_CLAIMS, 6.0)
    found = per_deal([[loss], [], []], Kind, lambda one: one.kind)
    assert found[Kind.CLAIM].points == pytest.approx(2.0)
    assert found[Kind.CLAIM].se == pytest.approx(2.0)
    assert found[Kind.CLAIM].times == 1
    assert found[Kind.KONG] == (0.0, 0.0, 0)
    assert per_deal([[loss]], Kind, lambda one: one.kind)[Kind.CLAIM].se == 0.0
    assert per_deal([], Kind, lambda one: one.kind)[Kind.CLAIM] == (0.0, 0.0, 0)
