"""The levels of play: legal, fair and repeatable in every book; what even a beginner does not do."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from peling.advice import look
from peling.advice.choices import SETS, WINS
from peling.advice.formula.model import trained, yardstick
from peling.advice.kernel import kept
from peling.advice.kernel.deals import TO_THE_END
from peling.advice.kernel.kept import UnplayableError
from peling.advice.kernel.machine import available
from peling.advice.kernel.rollouts import Rollouts
from peling.advice.left import left_by
from peling.advice.novice import Novice, may_have_missed
from peling.advice.own_hand import tiles_short
from peling.advice.players import LEVELS, Master, Seasoned
from peling.advice.tastes import TASTES, tasted
from peling.core.actions import Action, Discard, GoOut
from peling.core.view import Phase
from peling.play.chance import random_throws, random_wall
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from tests.benchmarks.choices.lost_by_level import decisions, lost
from tests.by_day import by_day
from tests.engine.advice.positions_walk import moments


@pytest.fixture(autouse=True)
def _short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look, "WORLDS", 3)
    monkeypatch.setattr(look, "WORLDS_BY_WILD", 2)


@pytest.mark.thorough
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("book", by_day({"pung-chow", "fenghua"}, RULE_SETS))
def test_every_level_plays_every_book_by_its_rules_and_the_same_again(level: str, book: str) -> None:
    for number, (view, rules) in enumerate(moments(book, 1, every=9)):
        for taste in ("", *TASTES):
            answers = {LEVELS[level](Random(number), taste).choose(view, rules) for _ in range(2)}
            assert len(answers) == 1
            assert answers <= set(legal_actions(view, rules))


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_without_the_kernel_a_master_plays_as_an_expert(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "available", lambda: False)
    monkeypatch.setattr(kept, "kept", kept.KeptKernels())
    for view, rules in moments(book, 1, every=4):
        assert Master().choose(view, rules) == Seasoned().choose(view, rules)


def test_a_master_looks_longer_and_no_level_before_him_does() -> None:
    looked = []

    def rolled(*_: object) -> None:
        looked.append(1)
        raise UnplayableError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(look, "Rollouts", rolled)
        for view, rules in moments("pung-chow", 1, every=3):
            for level in ("novice", "club", "expert"):
                LEVELS[level](Random(1)).choose(view, rules)
            assert not looked
        for view, rules in moments("pung-chow", 1, every=3):
            assert Master().choose(view, rules) == Seasoned().choose(view, rules), (
                "a position that cannot be played on"
            )
        assert looked


def test_a_master_weighs_discards_early_and_plays_sets_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    if not available():
        pytest.skip("the package wasmtime is not there")
    asked = set()

    class Recorded(Rollouts):
        def play(self, choices: Sequence[Action], worlds: int) -> None:
            if not self.tried:
                asked.add((all(isinstance(one, Discard) for one in choices), self._discards == TO_THE_END))
            super().play(choices, worlds)

    monkeypatch.setattr(look, "Rollouts", Recorded)
    for view, rules in moments("pung-chow", 1):
        Master().choose(view, rules)
    assert asked == {(True, False), (False, True)}


def test_importing_the_players_imports_no_kernel_package() -> None:
    code = "import sys, peling.advice.players; print('wasmtime' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"pung-chow-limit", "four-winds"}, RULE_SETS))
def test_a_beginner_lets_no_two_wins_go_one_after_the_other(
    book: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Novice, "OVERLOOKS_WIN", 1.0)
    rules, missed_at_all = rule_set(book), 0
    winds = rules.course.seats(4)
    for number in range(60):
        # Whom a wild tile lets wait for much may nearly always have missed something: there it takes longer.
        if number >= 6 and missed_at_all:
            break
        rng = Random(f"{book}/{number}")
        state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng, rules), winds[0])
        missed: set[object] = set()
        while state.phase is not Phase.OVER:
            wind = awaited(state)[0]
            view = view_of(state, wind, rules)
            player = Novice(rng) if number % 2 else Seasoned()
            could = any(isinstance(action, WINS) for action in legal_actions(view, rules))
            action = (Novice(rng) if could else player).choose(view, rules)
            if could and not isinstance(action, WINS):
                assert wind not in missed, "a second time"
                assert not may_have_missed(view, rules)
                missed.add(wind)
                missed_at_all += 1
            state, _ = apply(state, wind, action, rules)
    assert missed_at_all


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"four-winds", "fenghua"}, RULE_SETS))
def test_a_beginner_gives_no_wild_tile_away_and_claims_nothing_that_leads_away(book: str) -> None:

    for number, (view, rules) in enumerate(moments(book, 4, every=2)):
        action = Novice(Random(number)).choose(view, rules)
        if isinstance(action, SETS):
            assert tiles_short(left_by(view, action), rules) <= tiles_short(view, rules)
        if isinstance(action, Discard) and action.tile in view.wild:
            could = {one.tile for one in legal_actions(view, rules) if isinstance(one, Discard)}
            assert could <= set(view.wild)


@pytest.mark.nightly
@pytest.mark.skipif(not available(), reason="the package wasmtime is not there")
@pytest.mark.parametrize("book", RULE_SETS)
def test_decisions_of_a_beginner_cost_some_points_and_are_not_absurd(book: str) -> None:
    rules = rule_set(book)
    taken = islice(decisions(rules, "novice", Random(f"{book}/2026")), 150)
    points = [
        lost(view, action, rules, 2 * number, worlds=300) for number, (view, action) in enumerate(taken)
    ]
    assert 1.0 < fmean(points) < 15.0
    assert fmean(points) > 2 * stdev(points) / sqrt(len(points))
    assert sum(one == 0 for one in points) >= len(points) / 4, "he often does what is best"


def test_a_taste_bends_a_model_and_none_leaves_it() -> None:
    model = trained("pung-chow", 4).model
    assert tasted(model, "") is model
    assert len({tasted(model, taste) for taste in ("", *TASTES)}) == len(TASTES) + 1
    with pytest.raises(KeyError):
        tasted(yardstick().model, "lucky")


@pytest.mark.thorough
def test_nobody_overlooks_a_win_but_a_beginner() -> None:
    for view, rules in moments("pung-chow", 4):
        legal = legal_actions(view, rules)
        if GoOut() in legal:
            for level in ("club", "expert", "master"):
                assert LEVELS[level](Random(1)).choose(view, rules) == GoOut()
