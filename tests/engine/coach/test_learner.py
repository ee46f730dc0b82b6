"""A learner whose choices cost what is known gets an estimate that the truth lies in.

He takes the best choice as a rule, and at times any other that he may. How often is known, and what each
choice costs by other rollouts than those of the review. So what he must lose in a deal is known too.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from peling.advice.equities import equities
from peling.coach.grades import CERTAIN
from peling.coach.habits import mean_of
from peling.coach.review import review
from peling.core.actions import Action
from peling.core.tiles import Seat
from peling.core.view import PlayerView
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from tests.engine.coach.deals import Game

SEED, OTHER = 5, 11
"""By which the review rolls out, and by which the truth is found."""
ERRS = 0.3
"""How often the learner takes any choice at all."""


class Learner:
    """A player who chooses with noise, and notes what his way of choosing costs."""

    def __init__(self, rng: Random, budget: int) -> None:
        self.rng = rng
        self.budget = budget
        self.expected = 0.0

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return the best choice, or at times any."""
        if len(legal_actions(view, rules)) < 2:
            return legal_actions(view, rules)[0]
        choices = equities(view, rules, self.budget, OTHER)
        self.expected += ERRS * fmean(one.behind for one in choices)
        return self.rng.choice(choices).action if self.rng.random() < ERRS else choices[0].action


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("rules", "deals", "budget"),
    [
        pytest.param("pung-chow-limit", 5, 400, id="few"),
        pytest.param("pung-chow-limit", 40, 1500, id="limit", marks=pytest.mark.nightly),
        pytest.param("four-winds", 40, 1500, id="winds", marks=pytest.mark.nightly),
        pytest.param("fenghua", 40, 1500, id="fenghua", marks=pytest.mark.nightly),
    ],
)
def test_the_truth_lies_in_the_estimate(rules: str, deals: int, budget: int) -> None:
    rng = Random(f"learner/{rules}")
    game, learner = Game(rules, ("club",) * 4, rng), Learner(rng, budget)
    game.seat(Seat.FIRST, learner)
    lost, truth = [], []
    for _ in range(deals):
        learner.expected = 0.0
        game.play_deal()
        found = review(game.deal, Seat.FIRST, budget=budget, seed=SEED)
        assert found is not None
        lost.append(found.lost)
        truth.append(learner.expected)
    estimate = mean_of(lost)
    assert estimate.points > 0
    assert abs(estimate.points - fmean(truth)) < CERTAIN * estimate.se
