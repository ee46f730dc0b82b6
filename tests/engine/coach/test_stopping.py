"""Who is stopped before a choice: one who is about to make a grave mistake, and nobody else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.advice.equities import EXPLAINED, Effort, Equity, compared
from peling.advice.helpful import Helpful
from peling.advice.kernel import kept
from peling.coach.closer import SURE
from peling.coach.counsel import Counsel, counsel
from peling.coach.grades import Grade, thresholds
from peling.coach.stopping import DOUBT, may_be_grave, stop_before
from peling.core.actions import Action, Discard, Pass
from peling.core.tiles import tile
from peling.core.view import PlayerView
from peling.positions.fields import Fields
from peling.positions.record import read_position, read_rules
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.advice.kept_advice import POSITIONS
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

FIRST_LOOK = 300
"""So few rollouts leave most choices in doubt."""
SEED = 1
WRONG = Discard(tile("C1"))
RULES = "pung-chow"
GRAVE = thresholds(RULES).grave


def choice(behind: float, error: float, grade: Grade) -> Counsel:
    """Return counsel of a choice; the best is to pass."""
    action: Action = WRONG if grade is not Grade.BEST else Pass()
    return Counsel(Equity(action, -behind, 1.0, 0.2, 30.0, 0.0, behind, error, 100), grade, Helpful(1), None)


BEST = choice(0.0, 0.0, Grade.BEST)


def position(id_: str) -> tuple[PlayerView, RuleSet]:
    fields = Fields(next(record for record in POSITIONS if record["id"] == id_))
    rules = read_rules(fields, None)
    return read_position(fields, rules), rules


@pytest.mark.parametrize(
    ("behind", "error", "doubtful"),
    [
        (GRAVE, 0.1, True),
        (GRAVE - 1.0, 1.0 / DOUBT, True),
        (GRAVE - 1.0, 0.9 / DOUBT, False),
        (GRAVE - 1.0, 0.0, False),
        (-3.0, 0.5, False),
    ],
)
def test_what_most_likely_loses_less_than_a_grave_mistake_is_let_go(
    behind: float, error: float, doubtful: bool
) -> None:
    given = (BEST, choice(behind, error, Grade.EQUAL))
    assert may_be_grave(given, WRONG, RULES) is doubtful
    assert not may_be_grave(given, BEST.action, RULES)
    assert not may_be_grave((), WRONG, RULES)


@NEEDS_THE_PACKAGE
@pytest.mark.parametrize("id_", by_day(["pc-pair-wait"], ["pc-pair-wait", "play-fenghua-48"]))
def test_a_grave_mistake_that_the_first_look_could_not_tell_stops(id_: str) -> None:
    """In Fenghua no stop ever came: what a first look finds there is too rough."""
    view, rules = position(id_)
    given = counsel(view, rules, FIRST_LOOK, SEED)
    unsure = [one for one in given[1:] if one.grade is not Grade.GRAVE]
    stopped = [one for one in (stop_before(view, rules, given, each.action, SEED) for each in unsure) if one]
    assert stopped
    for one in stopped:
        assert one.grade is Grade.GRAVE
        assert one.equity.behind_se <= SURE * one.lost
        assert one.why is not None, "whoever is stopped hears why"
        assert one == stop_before(view, rules, given, one.action, SEED), "each time the same"


@NEEDS_THE_PACKAGE
def test_what_a_first_look_took_for_grave_and_is_not_stops_nobody() -> None:
    """The first look is made to say that the worst is the best, and the best a grave mistake."""
    view, rules = position("pc-calling")
    first, *_, last = counsel(view, rules, FIRST_LOOK, SEED)
    assert stop_before(view, rules, (first, last), last.action, SEED) is not None
    blamed = replace(first, equity=replace(first.equity, behind=100.0, behind_se=1.0), grade=Grade.GRAVE)
    assert may_be_grave((last, blamed), first.action, rules.id)
    assert stop_before(view, rules, (last, blamed), first.action, SEED) is None


@NEEDS_THE_PACKAGE
def test_a_comparison_ends_when_enough_is_known_and_names_both() -> None:
    view, rules = position("pc-calling")
    given = counsel(view, rules, FIRST_LOOK, SEED)
    best, worst = given[0].action, given[-1].action
    asked: list[float] = []

    def noted(_behind: float, error: float) -> bool:
        asked.append(error)
        return len(asked) == 2

    found = compared(view, rules, worst, best, noted, Effort(seed=SEED))
    assert found is not None
    first, other = found
    assert (first.action, other.action) == (worst, best)
    assert first.worlds == other.worlds < EXPLAINED
    assert first.behind == 0
    assert other.points == pytest.approx(first.points - other.behind)
    assert asked[1] < asked[0], "more worlds, less error"
    assert other.behind_se == asked[1]


@NEEDS_THE_PACKAGE
def test_what_is_certain_to_be_worse_is_played_on_until_it_can_be_said_why() -> None:
    view, rules = position("pc-calling")
    given = counsel(view, rules, FIRST_LOOK, SEED)
    best, worst = given[0].action, given[-1].action
    found = compared(view, rules, best, worst, lambda _behind, _error: True, Effort(seed=SEED))
    assert found is not None
    assert found[1].behind > 0
    assert EXPLAINED <= found[1].worlds < 2 * EXPLAINED


def test_without_the_kernel_the_first_look_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    view, rules = position("pc-calling")
    monkeypatch.setattr(kept, "available", lambda: False)
    monkeypatch.setattr(kept, "kept", kept.KeptKernels())
    given = counsel(view, rules, FIRST_LOOK, SEED)
    assert all(not one.equity.worlds for one in given)
    for one in given[1:]:
        is_certain = one.grade is Grade.GRAVE and one.equity.behind_se <= SURE * one.equity.behind
        assert stop_before(view, rules, given, one.action, SEED) == (one if is_certain else None)
