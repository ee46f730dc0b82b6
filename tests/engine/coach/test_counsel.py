"""Counsel in play says what the review says, and uses nothing that the player cannot see."""

from __future__ import annotations

from random import Random

import pytest

from peling.advice.equities import Effort, equities
from peling.advice.players import Seasoned
from peling.coach.closer import looked_at_again
from peling.coach.counsel import counsel
from peling.coach.grades import Grade
from peling.coach.review import decisions, weigh
from peling.coach.why import after, why
from peling.core.tiles import Seat
from peling.play.inputs import Act
from peling.play.table import view_of
from peling.rulebooks import RULE_SETS
from tests.by_day import by_day
from tests.engine.coach.deals import Game
from tests.properties.blind import shuffled

FIGURES = 120


@pytest.mark.parametrize("rules", by_day({"how-to-play"}, RULE_SETS))
def test_advice_review_and_player_have_the_same_figures(rules: str) -> None:
    """But for what was played and may be a mistake: that the review looks at again, as *Stop me* does."""
    game = Game(rules, ("novice",) * 4, Random(f"counsel/{rules}"))
    game.play_deal()
    for decision in decisions(game.deal, Seat.FIRST)[:3]:
        given = counsel(decision.view, decision.rules, FIGURES, 3)
        found = equities(decision.view, decision.rules, FIGURES, 3)
        assert tuple(one.equity for one in given) == found
        again = looked_at_again(decision.view, decision.rules, found, decision.played, Effort(FIGURES, 3))
        assert weigh(decision, FIGURES, 3).choices == again.choices
        for one, reviewed in zip(given, again.choices, strict=True):
            assert reviewed.action == one.action
            assert reviewed == one.equity or (one is not given[0] and one.action == decision.played)
        assert given[0].grade is Grade.BEST
        assert given[0].why is None
        for one in given[1:]:
            choices = [other.equity for other in given]
            assert one.why == why(decision.view, decision.rules, choices, one.equity)
            assert one.lost == max(0.0, one.equity.behind)
        for one in given:
            assert one.helps == after(decision.view, decision.rules, one.action)


@pytest.mark.parametrize("rules", by_day({"pung-chow", "four-winds"}, RULE_SETS))
def test_an_expert_does_what_a_hint_and_the_review_put_first_by_the_formula(rules: str) -> None:
    """Where rollouts are to decide, hint and review have equal figures; an expert has none."""
    game = Game(rules, ("club", "novice", "expert", "novice"), Random(f"equal/{rules}"))
    seen = 0
    for _ in range(2):
        game.play_deal()
        for seat in game.state.seats:
            for decision in decisions(game.deal, seat):
                view = decision.view
                done = Seasoned().choose(view, decision.rules)
                assert done == equities(view, decision.rules, 0)[0].action
                assert done == weigh(decision, 0).choices[0].action
                seen += 1
    assert seen > 60


@pytest.mark.parametrize("rules", by_day({"fenghua"}, RULE_SETS))
def test_what_nobody_sees_changes_nothing_that_is_said_in_play(rules: str) -> None:
    game, rng = Game(rules, ("club",) * 4, Random(f"unseen/{rules}")), Random(5)
    game.play_deal()
    own = [one for one in game.deal if isinstance(one.given, Act) and one.given.seat is Seat.FIRST]
    assert own
    for moment in own[::3][:4]:
        before = moment.before
        assert before is not None
        assert before.deal is not None
        wind = before.wind_of(Seat.FIRST)
        other = shuffled(before.deal, wind, rng)
        assert other != before.deal
        said = counsel(view_of(before.deal, wind, before.rules), before.rules, FIGURES, 3)
        assert counsel(view_of(other, wind, before.rules), before.rules, FIGURES, 3) == said
        assert said


def test_without_rollouts_the_formula_answers() -> None:
    game = Game("pung-chow", ("club",) * 4, Random("counsel"))
    game.play_deal()
    decision = decisions(game.deal, Seat.FIRST)[0]
    given = counsel(decision.view, decision.rules, 0)
    assert given
    assert all(not one.equity.worlds for one in given)
