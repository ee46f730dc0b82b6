"""The guided deal of every book: it can be played as written, and comes out as its words say."""

from __future__ import annotations

from collections import Counter

import pytest

from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, Discard
from peling.core.tiles import WINDS, full_set, tile
from peling.core.view import Phase
from peling.lessons.courses import TAUGHT, guided_deal
from peling.lessons.courses.guided import score_page
from peling.lessons.drills.marking import explain
from peling.lessons.guided import Guided, GuidedStep, Stacked, ended, position, rules_of, stacked_wall
from peling.lessons.model import AskTask
from peling.play.table import awaited, view_of
from peling.rules.legality import legal_actions

DEALS = [guided_deal(book) for book in TAUGHT]
every = pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.rules)
ACTING = [(deal, step) for deal in DEALS for step in deal.steps if step.action is not None]
acting = pytest.mark.parametrize(("deal", "step"), ACTING, ids=lambda one: getattr(one, "id", ""))


def test_every_book_has_a_deal_of_its_own() -> None:
    assert [deal.rules for deal in DEALS] == list(TAUGHT)
    assert len({deal.id for deal in DEALS}) == len(DEALS)
    assert guided_deal("nothing") is DEALS[0]
    assert guided_deal(DEALS[1].rules) is DEALS[1], "it is always the same value"


@every
def test_the_wall_is_a_whole_one(deal: Guided) -> None:
    assert Counter(deal.wall) == Counter(full_set(bonus=rules_of(deal).course.bonus_tiles))


@every
def test_the_whole_script_is_legal_and_the_learner_wins_and_doubles(deal: Guided) -> None:
    over, events = position(deal, len(deal.script))
    assert over.phase is Phase.OVER
    assert events
    settled = ended(deal)
    assert settled.winner is deal.me
    assert settled.settlement.net(settled.winds)[deal.me] > 0
    assert rules_of(deal).course.next_east(settled.winner, settled.winds) is deal.me


@every
def test_the_learner_acts_from_the_first_step_on_and_counts_at_the_end(deal: Guided) -> None:
    *acts, score, settle = deal.steps
    assert [step.action is not None for step in deal.steps] == [True] * len(acts) + [False, False]
    assert acts[0].done == 0
    assert score.is_score
    assert not any(step.is_score for step in (*acts, settle))
    assert {type(step.action) for step in acts} >= {Discard, ClaimChow, ClaimPung, ClaimKong}


@every
def test_steps_go_on_and_have_their_own_words(deal: Guided) -> None:
    done = [step.done for step in deal.steps]
    assert done == sorted(done)
    assert len({step.id for step in deal.steps}) == len(deal.steps)
    assert deal.steps[-1].done == len(deal.script)


@pytest.mark.cases_by_day(2)
@acting
def test_the_learner_can_do_what_the_guide_asks_for(deal: Guided, step: GuidedStep) -> None:
    state, _ = position(deal, step.done)
    assert deal.me in awaited(state)
    assert step.action in legal_actions(view_of(state, deal.me, rules_of(deal)), rules_of(deal))


@every
def test_no_act_of_the_learner_is_done_for_him(deal: Guided) -> None:
    own = [number for number, (wind, _) in enumerate(deal.script) if wind is deal.me]
    assert [step.done for step in deal.steps if step.action is not None] == own


@every
def test_what_happened_since_an_act_is_said_from_there(deal: Guided) -> None:
    done = deal.steps[1].done
    _, since = position(deal, done, done - 1)
    _, everything = position(deal, done)
    assert since
    assert everything[-len(since) :] == since


@every
def test_what_is_counted_at_the_end_is_the_hand_that_was_won(deal: Guided) -> None:
    task = score_page(deal).task
    assert isinstance(task, AskTask)
    question = task.question(rules_of(deal))
    settled = ended(deal)
    (hand,) = question.shown.hands
    assert hand == settled.records[deal.me]
    answer = question.solutions[0]
    assert isinstance(answer, dict)
    assert settled.scores[deal.me].total in answer.values()
    assert explain(question, answer).right


def test_a_wall_has_no_more_than_four_tiles_of_a_kind() -> None:
    deal = DEALS[0]
    wanted = Stacked(dict.fromkeys(WINDS, [tile("R")] * 14), (), ())
    with pytest.raises(ValueError, match="so many"):
        stacked_wall(rules_of(deal), deal.throws, wanted)
