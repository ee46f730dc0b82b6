"""What the coach shows: every figure and sentence is that of the engine, and nothing equal is graded."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from peling.advice.equities import equities
from peling.coach.counsel import Counsel, counsel
from peling.coach.grades import Grade
from peling.coach.review import decisions
from peling.core.tiles import Seat
from peling.rulebooks import RULE_SETS
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.kit.words.numbers import decimal, number, signed_tenths
from peling_app.play.coaching import Answer
from peling_app.play.tutor.model.coach import DANGER, NOTABLE, ROWS, coach_page, short
from peling_app.play.tutor.words.coach import LEAST, SURE_ENOUGH
from peling_app.play.words.whys import grade_words, why_words
from tests.app.play.tutor.conftest import english
from tests.engine.coach.deals import Game

__all__ = ["english"]

BUDGET = 400


@cache
def counsels(rules: str) -> tuple[tuple[Counsel, ...], ...]:
    """Return what is said of some decisions of a deal by a book."""
    game = Game(rules, ("novice", "club", "novice", "club"), Random(f"coach page {rules}"))
    game.play_deal()
    asked = [one for one in decisions(game.deal, Seat.FIRST) if len(equities(one.view, one.rules, 0)) > 1]
    return tuple(counsel(one.view, one.rules, BUDGET, 1) for one in asked[::2][:9])


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_table_shows_the_figures_of_the_engine_the_pointed_choice_among_them(rules: str) -> None:
    for choices in counsels(rules):
        for pointed in choices:
            page = coach_page(Answer(choices, settled=True), [pointed.action], AS_DRAWN)
            assert len(page.rows) == min(ROWS, len(choices))
            (row,) = [one for one in page.rows if one.is_pointed]
            assert row.name == short(pointed.action)
            assert row.expected == signed_tenths(pointed.equity.points)
            assert (row.value, row.error) == (pointed.equity.points, pointed.equity.behind_se)
            assert row.win.startswith(number(round(100 * pointed.equity.win)))
            assert row.word == grade_words(pointed.grade)
            assert row.is_dear is (pointed.grade not in {Grade.BEST, Grade.EQUAL})
            assert row.expected in row.spoken
            assert row.word in row.spoken


@pytest.mark.usefixtures("english")
def test_figures_that_are_far_from_sure_say_so_and_what_an_equal_choice_has_gained() -> None:
    """A choice behind the first may have brought more in the trials: nobody is told it lost nothing."""
    gained = 0
    for rules in RULE_SETS:
        for choices in counsels(rules):
            error = 2 * max(one.equity.behind_se for one in choices[1:ROWS])
            note = coach_page(Answer(choices, settled=True), [], AS_DRAWN).note
            assert (decimal(error) in note) is (error > SURE_ENOUGH)
            for one in choices[1:]:
                if one.grade is Grade.EQUAL and one.equity.behind <= -LEAST:
                    gained += 1
                    page = coach_page(Answer(choices, settled=True), [one.action], AS_DRAWN)
                    assert f"{decimal(-one.equity.behind)} points more" in page.why
    assert gained


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_reason_is_about_the_pointed_choice_and_holds_its_facts(rules: str) -> None:
    reasons = 0
    for choices in counsels(rules):
        for pointed in choices[1:]:
            page = coach_page(Answer(choices), [pointed.action], AS_DRAWN)
            assert page.why_title.endswith(short(pointed.action))
            assert pointed.why is not None
            if pointed.grade is Grade.EQUAL:
                assert page.why.startswith("It is about equal")
                assert pointed.lost < 0.05 or decimal(pointed.lost) in page.why
                continue
            assert page.why == why_words(pointed.why)
            shown = [value for value in dict(pointed.why.evidence.facts).values() if isinstance(value, int)]
            if pointed.why.id in {"wins-more", "higher-value", "safer", "comes-out", "nearer"}:
                assert all(number(value) in page.why for value in shown), (page.why, shown)
            reasons += 1
    assert reasons


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_another_motive_is_told_of_an_equal_choice_that_has_it(rules: str) -> None:
    for choices in counsels(rules):
        page = coach_page(Answer(choices), [], AS_DRAWN)
        best = choices[0].equity
        told = [
            one
            for one in choices[1:]
            if page.also and page.also.lower().startswith(f"{short(one.action)} is about equal".lower())
        ]
        assert bool(told) is bool(page.also)
        for one in told:
            assert one.grade is Grade.EQUAL
            dearer = one.equity.value >= NOTABLE * max(1.0, best.value)
            safer = one.equity.risk + DANGER <= best.risk
            assert (number(round(one.equity.value)) in page.also and dearer) or (
                "safer" in page.also and safer
            )


@pytest.mark.usefixtures("english")
def test_without_a_pointed_choice_the_reason_is_about_the_next_that_is_worse() -> None:
    for choices in counsels("pung-chow"):
        page = coach_page(Answer(choices), [], AS_DRAWN)
        worse = next((one for one in choices[1:] if one.grade is not Grade.EQUAL), None)
        assert bool(page.why) is (worse is not None)
        assert worse is None or page.why_title.endswith(short(worse.action))
