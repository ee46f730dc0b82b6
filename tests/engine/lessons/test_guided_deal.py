"""The guided deal: it can be played as written, and comes out as its words say."""

from __future__ import annotations

from collections import Counter

import pytest

from peling.core.tiles import Seat, Wind, full_set
from peling.core.view import Phase
from peling.lessons.courses.part_one_guided import guided
from peling.lessons.guided import Guided, GuidedStep, position, rules_of
from peling.play.game import highest_seat
from peling.play.table import awaited, result, view_of
from peling.rules.legality import legal_actions

DEAL = guided()
RULES = rules_of(DEAL)
ACTING = [step for step in DEAL.steps if step.action is not None]


def test_the_wall_is_a_whole_set() -> None:
    assert Counter(DEAL.wall) == Counter(full_set(bonus=False))


def test_the_throws_make_the_learner_south() -> None:
    east = highest_seat(tuple(Seat), (DEAL.seat_throws,))
    assert Wind.EAST.after(-east) is DEAL.me is Wind.SOUTH


def test_the_whole_script_is_legal_and_the_learner_wins_with_32() -> None:
    deal, events = position(DEAL, len(DEAL.script))
    assert deal.phase is Phase.OVER
    assert events
    settled = result(deal, RULES)
    assert settled is not None
    assert settled.winner is DEAL.me
    assert {wind.value: score.total for wind, score in settled.scores.items()} == {
        "E": 0,
        "S": 32,
        "W": 8,
        "N": 8,
    }
    net = settled.settlement.net(settled.winds)
    assert {wind.value: points for wind, points in net.items()} == {"E": -96, "S": 128, "W": -16, "N": -16}
    assert RULES.course.next_east(settled.winner, settled.winds) is DEAL.me


def test_steps_go_on_and_have_their_own_words() -> None:
    done = [step.done for step in DEAL.steps]
    assert done == sorted(done)
    assert len({step.id for step in DEAL.steps}) == len(DEAL.steps)
    assert DEAL.steps[-1].done == len(DEAL.script)


@pytest.mark.parametrize("step", ACTING, ids=lambda step: step.id)
def test_the_learner_can_do_what_the_guide_asks_for(step: GuidedStep) -> None:
    deal, _ = position(DEAL, step.done)
    assert DEAL.me in awaited(deal)
    assert step.action in legal_actions(view_of(deal, DEAL.me, RULES), RULES)


def test_no_act_of_the_learner_is_done_for_him() -> None:
    own = [number for number, (wind, _) in enumerate(DEAL.script) if wind is DEAL.me]
    assert [step.done for step in ACTING] == own


def test_what_happened_since_an_act_is_told_from_there() -> None:
    first = ACTING[0]
    _, since = position(DEAL, first.done, first.done - 1)
    _, everything = position(DEAL, first.done)
    assert since
    assert everything[-len(since) :] == since


def test_the_deal_is_always_the_same_value() -> None:
    assert guided() is DEAL
    assert isinstance(DEAL, Guided)
