"""A deal is reviewed by what the player knew, and its result is luck less what was lost, to the point."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from peling.advice.equities import Effort, equities
from peling.coach.closer import looked_at_again
from peling.coach.grades import Grade, thresholds
from peling.coach.luck import drawn_tile
from peling.coach.review import Moment, Review, review
from peling.core.actions import Discard
from peling.core.tiles import Seat
from peling.play.deal import holdings_with
from peling.play.inputs import Act
from peling.rulebooks import RULE_SETS
from tests.by_day import by_day
from tests.engine.coach.deals import Game

LEVELS = ("novice", "expert", "club", "expert")


@cache
def played(rules: str) -> tuple[tuple[Moment, ...], ...]:
    """Return some deals of a game, the fewest players a book knows in the last."""
    game = Game(rules, LEVELS, Random(f"review/{rules}"))
    found = []
    for _ in range(3):
        game.play_deal()
        found.append(game.deal)
    return tuple(found)


@cache
def reviewed(rules: str, number: int, seat: Seat, budget: int = 0) -> Review:
    found = review(played(rules)[number], seat, budget=budget, seed=7)
    assert found is not None
    return found


@pytest.mark.parametrize("rules", by_day({"four-winds", "fenghua"}, RULE_SETS))
def test_a_result_is_luck_less_what_was_lost_to_the_point(rules: str) -> None:
    for number, deal in enumerate(played(rules)):
        end = deal[-1].after
        assert end.result is not None
        net = end.result.settlement.net(end.result.winds)
        for seat in end.seats:
            found = reviewed(rules, number, seat)
            assert found.result == net[end.wind_of(seat)]
            parts = (found.luck.deal, found.luck.draws, found.luck.others, -found.lost)
            assert round(sum(parts), 6) == found.result


def test_a_result_is_luck_less_what_was_lost_in_rollouts_too() -> None:
    found = reviewed("pung-chow", 0, Seat.FIRST, 200)
    assert round(found.luck.total - found.lost, 6) == found.result
    assert any(choice.worlds for one in found.decisions for choice in one.choices)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_is_expected_goes_from_decision_to_decision_by_luck_and_loss(rules: str) -> None:
    for seat in played(rules)[0][-1].after.seats:
        worth = 0.0
        for one in reviewed(rules, 0, seat).decisions:
            worth += one.draw_luck + one.other_luck
            assert round(worth, 6) == one.before
            worth -= one.lost
            assert (one.lost > 0) is (one.grade not in {Grade.BEST, Grade.EQUAL})


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_own_draw_is_counted_once(rules: str) -> None:
    (deal, *_) = played(rules)
    for seat in deal[-1].after.seats:
        found = reviewed(rules, 0, seat).decisions
        drawn = [one for one in found if one.drawn is not None]
        assert len({(one.view.wall.drawn, one.view.wall.loose_drawn) for one in drawn}) == len(drawn)
        assert {one.drawn for one in drawn} == {drawn_tile(one.view) for one in found} - {None}


def test_turns_are_counted_by_own_discards() -> None:
    deal = played("pung-chow")[0]
    acts = [moment.given for moment in deal]
    for one in reviewed("pung-chow", 0, Seat.FIRST).decisions:
        before = acts[: one.moment]
        own = [act for act in before if isinstance(act, Act) and act.seat == Seat.FIRST]
        assert one.turn == 1 + sum(isinstance(act.action, Discard) for act in own)


def test_the_review_says_what_advice_says_by_equal_seed_and_budget() -> None:
    deal = played("four-winds")[0]
    for one in reviewed("four-winds", 0, Seat.SECOND, 100).decisions:
        rules = deal[0].after.rules
        advised = equities(one.view, rules, 100, 7)
        assert one.choices == looked_at_again(one.view, rules, advised, one.played, Effort(100, 7)).choices
        assert all(choice in advised for choice in one.choices if choice.action != one.played)


def test_what_nobody_could_see_changes_no_decision() -> None:
    """The hidden tiles of two others are exchanged before every input: the same costs and grades."""
    deal = played("how-to-play")[0]
    exchanged = tuple(_exchanged(moment, Seat.FIRST) for moment in deal)
    assert any(one.before != other.before for one, other in zip(deal, exchanged, strict=True))
    found = review(exchanged, Seat.FIRST, budget=60, seed=7)
    assert found is not None
    known = reviewed("how-to-play", 0, Seat.FIRST, 60)
    assert [(one.lost, one.grade, one.choices) for one in found.decisions] == [
        (one.lost, one.grade, one.choices) for one in known.decisions
    ]


def _exchanged(moment: Moment, seat: Seat) -> Moment:
    """Return an input with a tile of two others exchanged in the position before it."""
    before = moment.before
    assert before is not None
    deal = before.deal
    assert deal is not None
    one, other = [wind for wind in deal.winds if wind is not before.wind_of(seat)][:2]
    mine, his = deal.hand(one), deal.hand(other)
    first = next((tile for tile in mine.concealed if tile not in his.concealed), None)
    second = next((tile for tile in his.concealed if tile not in mine.concealed), None)
    if first is None or second is None:
        return moment
    deal = replace(deal, holdings=holdings_with(deal, one, mine.remove(first).add(second)))
    deal = replace(deal, holdings=holdings_with(deal, other, his.remove(second).add(first)))
    return moment._replace(before=replace(before, deal=deal))


def test_a_loss_is_only_what_is_certain_and_worth_speaking_of() -> None:
    for rules in RULE_SETS:
        limits = thresholds(rules)
        for seat in played(rules)[1][-1].after.seats:
            for one in reviewed(rules, 1, seat).decisions:
                if one.lost:
                    assert one.lost > 2 * one.se
                    assert one.lost >= limits.slip
                    assert one.best != one.played
                else:
                    assert one.best == one.played


def test_a_review_can_be_stopped() -> None:
    asked: list[int] = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) > 2

    assert review(played("pung-chow")[0], Seat.FIRST, budget=0, stopped=stopped) is None
    assert len(asked) == 3


def test_a_deal_that_still_runs_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="not finished"):
        review(played("pung-chow")[0][:5], Seat.FIRST)
