"""What actions are worth: by rollouts and by the formula alone, the same each time, blind to the hidden."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from peling.advice.equities import STEPS, Equity, equities
from peling.advice.estimates import measured
from peling.advice.formula.appraisal import appraise
from peling.advice.kernel import kept
from peling.advice.kernel.sketches import completed, out_of_sight, unaccounted
from peling.advice.players import Seasoned
from peling.advice.trials import Trials
from peling.core.actions import Action, ClaimWin, GoOut, Pass
from peling.core.hand import Hand
from peling.core.tiles import Wind
from peling.core.view import Phase, PlayerView
from peling.play.chance import random_throws, random_wall
from peling.play.table import DealState, apply, awaited, start_deal, view_of
from peling.positions.fields import Fields
from peling.positions.record import read_position, read_rules
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.advice.kept_advice import POSITIONS
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

BUDGET = 200


def sketch(id_: str) -> tuple[PlayerView, RuleSet]:
    fields = Fields(next(record for record in POSITIONS if record["id"] == id_))
    rules = read_rules(fields, None)
    return read_position(fields, rules), rules


def states(book: str, seed: int = 1) -> Iterator[DealState]:
    """Yield every moment of a deal of club players."""
    rules, rng = rule_set(book), Random(f"{book}/{seed}")
    wind = rules.course.seats(4)[0] if rules.course.rounds else None
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng, rules), wind)
    while state.phase is not Phase.OVER:
        yield state
        wind = awaited(state)[0]
        state, _ = apply(state, wind, Seasoned().choose(view_of(state, wind, rules), rules), rules)


def laid_otherwise(state: DealState, wind: Wind) -> DealState:
    """Return the deal with the wall turned round and a tile of each other hand exchanged with one of it."""
    regular, holdings = list(reversed(state.wall.regular)), list(state.holdings)
    plain = [at for at, tile in enumerate(regular) if not tile.is_bonus]
    for place, other in enumerate(state.winds):
        hand = holdings[place].hand
        if other is not wind and plain and not hand.concealed[0].is_bonus:
            at = plain.pop()
            concealed = (regular[at], *hand.concealed[1:])
            regular[at] = hand.concealed[0]
            changed = Hand.of(concealed, hand.melds, hand.bonus)
            holdings[place] = replace(holdings[place], hand=changed)
    wall = replace(state.wall, regular=tuple(regular))
    return replace(state, wall=wall, holdings=tuple(holdings))


def by_action(found: tuple[Equity, ...], kind: type) -> Equity:
    return next(one for one in found if isinstance(one.action, kind))


@pytest.fixture
def no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "available", lambda: False)
    monkeypatch.setattr(kept, "kept", kept.KeptKernels())


@NEEDS_THE_PACKAGE
@pytest.mark.parametrize("book", by_day({"how-to-play", "fenghua"}, RULE_SETS))
def test_equal_views_give_equal_answers_whatever_lies_where_nobody_sees_it(book: str) -> None:
    rules, asked = rule_set(book), 0
    for number, state in enumerate(states(book)):
        if number % 25:
            continue
        wind = awaited(state)[0]
        hidden = view_of(laid_otherwise(state, wind), wind, rules)
        found = equities(view_of(state, wind, rules), rules, BUDGET, 7)
        assert found == equities(hidden, rules, BUDGET, 7)
        assert {one.action for one in found} == set(legal_actions(hidden, rules))
        assert all(one.worlds for one in found)
        asked += 1
    assert asked >= 2


@NEEDS_THE_PACKAGE
def test_another_seed_lays_out_other_worlds() -> None:
    view, rules = sketch("V3")
    assert equities(view, rules, BUDGET, 1) != equities(view, rules, BUDGET, 2)


@NEEDS_THE_PACKAGE
@pytest.mark.parametrize("budget", [0, 3 * BUDGET])
@pytest.mark.parametrize("book", ["pc", "pl", "ht", "fw", "fh"])
def test_a_certain_win_is_exact_and_stands_first(book: str, budget: int) -> None:
    view, rules = sketch(f"{book}-win")
    first, *rest = equities(view, rules, budget)
    assert isinstance(first.action, GoOut)
    assert (first.se, first.win, first.behind) == (0.0, 1.0, 0.0)
    assert first.points == equities(view, rules, 0)[0].points > 0
    assert first.value == equities(view, rules, 0)[0].value > 0
    assert all(one.se > 0 for one in rest)


@NEEDS_THE_PACKAGE
def test_nobody_wins_the_last_discard_that_he_lets_go() -> None:
    view, rules = sketch("pl-last-discard")
    found = equities(view, rules, BUDGET)
    assert by_action(found, ClaimWin).win > 0.9
    assert by_action(found, Pass).win == 0.0


@NEEDS_THE_PACKAGE
@pytest.mark.parametrize("every", by_day([4], [4, 1]))
def test_a_sketch_is_completed_by_tiles_that_nobody_shows(every: int) -> None:
    for record in POSITIONS[::every]:
        view, rules = sketch(record["id"])
        whole = completed(view, rules, Random(1))
        assert unaccounted(view, rules) >= 0
        assert unaccounted(whole, rules) == 0
        assert whole.discards[len(whole.discards) - len(view.discards) :] == view.discards
        assert len(out_of_sight(view, rules)) - len(out_of_sight(whole, rules)) == unaccounted(view, rules)
        assert all(one.worlds for one in equities(view, rules, 1))


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_view_from_play_leaves_no_tile_out(book: str) -> None:
    rules = rule_set(book)
    for state in states(book):
        for wind in awaited(state):
            assert unaccounted(view_of(state, wind, rules), rules) == 0


@NEEDS_THE_PACKAGE
def test_a_thread_keeps_few_kernels() -> None:
    for id_ in ("V1", "V4", "V5", "V6"):
        assert equities(*sketch(id_), budget=1)
    assert len(kept.kept.kernels) == kept.KEPT


@pytest.mark.usefixtures("no_kernel")
@pytest.mark.parametrize("book", RULE_SETS)
def test_without_a_kernel_the_formula_answers_with_its_measured_error(book: str) -> None:
    record = next(one for one in POSITIONS if one["rules"] == book and not one["offer"])
    view, rules = sketch(record["id"])
    found = equities(view, rules)
    assert found == equities(view, rules, 0)
    assert [one.worlds for one in found] == [0] * len(found)
    hoped = [one for one in found if not isinstance(one.action, GoOut)]
    assert {one.se for one in hoped} == {measured(book).error}
    assert all(0 <= one.win <= 1 and one.risk >= 0 and math.isfinite(one.points) for one in found)
    assert {one.action for one in found} == {one.action for one in appraise(view, rules)}


@pytest.mark.usefixtures("no_kernel")
def test_without_a_kernel_too_no_claim_is_advised_that_gains_nothing() -> None:
    for id_ in ("V5", "pc-idle-chow", "pl-idle-chow", "fw-idle-chow", "fh-idle-chow", "ht-idle-chow-two"):
        first, *_ = equities(*sketch(id_))
        assert isinstance(first.action, Pass), id_


def test_what_the_formula_errs_is_known_of_every_book() -> None:
    assert all(measured(book).error > 0 and measured(book).gap_error > 0 for book in RULE_SETS)
    assert measured("unknown").error == max(measured(book).error for book in RULE_SETS)


@NEEDS_THE_PACKAGE
def test_what_a_choice_is_behind_is_surer_than_its_points() -> None:
    view, rules = sketch("V2")
    found = equities(view, rules, 2000)
    second = max(found[1:], key=lambda one: one.worlds)
    assert 0 < second.behind_se < 2 * second.se
    assert found[0].points - second.points == pytest.approx(second.behind)


@NEEDS_THE_PACKAGE
def test_a_larger_budget_goes_on_from_a_smaller_one_and_says_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (view, rules), (other, _) = sketch("V3"), sketch("pc-win")
    worlds = []
    play = Trials.play

    def noted(self: Trials, choices: Sequence[Action], number: int) -> None:
        worlds.append(len(choices) * number)
        play(self, choices, number)

    def played(*budgets: int) -> tuple[tuple[Equity, ...], int]:
        """Return the last answer, and how much was tried for all of them; first of another position."""
        equities(other, rules, 100)
        worlds.clear()
        return [equities(view, rules, budget, 3) for budget in budgets][-1], sum(worlds)

    monkeypatch.setattr(Trials, "play", noted)
    small, large = STEPS[0], STEPS[2]
    assert played(small, large) == played(large)
    again, twice = played(large, large)
    assert (again, twice) == (played(large)[0], 2 * played(large)[1]), "nobody is answered by what he heard"
    assert played(small + 1, large)[1] > played(large)[1] + small // 2, (
        "only a step leads on to the same figures"
    )
