"""What the coach shows: every figure and sentence is that of the engine, and nothing equal is graded."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtGui import QColor, QFontMetricsF
from pytestqt.qtbot import QtBot

from peling.advice.equities import Equity, equities
from peling.advice.helpful import Helpful
from peling.advice.reasons import Reason
from peling.coach.counsel import Counsel, counsel
from peling.coach.grades import CERTAIN, Grade
from peling.coach.review import decisions
from peling.core.actions import Action, ClaimWin, Discard, GoOut, GoOutByFlowers
from peling.core.rules import evidence
from peling.core.tiles import TILES, Seat
from peling.positions.fields import Fields
from peling.positions.record import read_position, read_rules
from peling.rulebooks import RULE_SETS
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.parts import Scale
from peling_app.kit.words.numbers import decimal, number, signed_tenths
from peling_app.kit.words.tiles import begun
from peling_app.platform.preferences import Preferences
from peling_app.play.coaching import Answer
from peling_app.play.order_of_choices import ROWS, steady
from peling_app.play.tutor.model.coach import DANGER, NOTABLE, coach_page, short, tried_page
from peling_app.play.tutor.view.coach_table import EDGE, ROW, CoachTable
from peling_app.play.tutor.words import coach as coach_words
from peling_app.play.tutor.words.coach import LEAST, SURE_ENOUGH
from peling_app.play.words.better_choices import grade_words, why_words
from tests.app.play.tutor.conftest import english
from tests.by_day import by_day
from tests.engine.coach.deals import Game
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

__all__ = ["english"]

BUDGET = 400
BY_DAY = ("pung-chow", "fenghua")
BOOKS = by_day(BY_DAY, RULE_SETS)
"""The others score and pay much as the first does; they are asked at night."""


@cache
def counsels(rules: str) -> tuple[tuple[Counsel, ...], ...]:
    """Return what is said of some decisions of a deal by a book."""
    game = Game(rules, ("novice", "club", "novice", "club"), Random(f"coach page {rules}"))
    game.play_deal()
    asked = [one for one in decisions(game.deal, Seat.FIRST) if len(equities(one.view, one.rules, 0)) > 1]
    return tuple(counsel(one.view, one.rules, BUDGET, 1) for one in asked[::2][:9])


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("rules", by_day({"four-winds"}, RULE_SETS))
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
            assert row.word in {grade_words(pointed.grade), "advised" if pointed is choices[0] else ""}
            assert row.is_dear is (pointed.grade not in {Grade.BEST, Grade.EQUAL})
            assert row.expected in row.spoken
            assert row.word in row.spoken


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("zoom", by_day([150], [100, 150]))
def test_the_ground_of_the_pointed_row_goes_on_behind_its_figures(qtbot: QtBot, zoom: int) -> None:
    """It ended where they do, and looked cut off."""
    settings = Preferences(None)
    settings.update(text_zoom=zoom, text_by_system=False)
    theme = Theme(settings)
    choices = next(one for one in counsels(BY_DAY[0]) if len(one) > 2)
    for pointed in choices[:3]:
        page = coach_page(Answer(choices, settled=True), [pointed.action], AS_DRAWN)
        table = CoachTable(page, Scale(theme))
        qtbot.addWidget(table)
        table.resize(360, table.sizeHint().height())
        shown, ground = table.grab().toImage(), QColor(theme.paper.gold_ground).rgb()
        lines = [line for line in range(shown.height()) if shown.pixel(shown.width() - 1, line) == ground]
        assert len(lines) > ROW / 2, "one row lies on it"
        behind = {shown.pixel(shown.width() - more, line) for line in lines for more in range(1, 5)}
        assert behind == {ground}


def test_the_head_of_a_column_is_whole_however_wide(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """In large type a German one lost a part of its first letter."""
    scale, head = Scale(Theme(Preferences(None))), "H" * 15
    page = coach_page(Answer(counsels(BY_DAY[0])[0], settled=True), [], AS_DRAWN)
    table = CoachTable(page, scale)
    qtbot.addWidget(table)
    table.resize(700, table.sizeHint().height())
    monkeypatch.setattr(coach_words, "fixed", lambda name: head if name == "risk" else "")
    shown = table.grab().toImage().copy(0, 0, 700, round(QFontMetricsF(scale.text(12.5)).height()))
    at = round(700 - EDGE - QFontMetricsF(scale.text(12.5)).horizontalAdvance(head))
    inked = [x for x in range(700) if len({shown.pixel(x, y) for y in range(shown.height())}) > 1]
    assert abs(inked[0] - at) <= 3


def test_the_head_of_narrow_bars_is_whole(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """In large type a German one lost its last letter: it begins over the tiles."""
    scale, head, width = Scale(Theme(Preferences(None))), "H" * 8, 280
    metrics = QFontMetricsF(scale.text(12.5))
    page = coach_page(Answer(counsels(BY_DAY[0])[0], settled=True), [], AS_DRAWN)
    table = CoachTable(page, scale)
    qtbot.addWidget(table)
    table.resize(width, table.sizeHint().height())
    heads = {"expected-short": head, "expected": head * 9, "risk": "H" * 7, "lost": "H" * 7}
    monkeypatch.setattr(coach_words, "fixed", lambda name: heads.get(name, ""))
    shown = table.grab().toImage().copy(0, 0, width, round(metrics.height()))
    inked = [x for x in range(width) if len({shown.pixel(x, y) for y in range(shown.height())}) > 1]
    gap = next(x for x, after in pairwise(inked) if after - x > 5)
    assert abs(gap - inked[0] - metrics.horizontalAdvance(head)) <= 4, "nothing of it is cut"


@pytest.mark.usefixtures("english")
def test_figures_that_are_far_from_sure_say_so_and_what_an_equal_choice_has_gained() -> None:
    """A choice behind the first may have brought more in the trials: nobody reads that it lost nothing."""
    gained = 0
    for rules in BY_DAY:
        for choices in counsels(rules):
            error = 2 * max(one.equity.behind_se for one in choices[1:ROWS])
            note = coach_page(Answer(choices, settled=True), [], AS_DRAWN).note
            assert (decimal(error) in note) is (error > SURE_ENOUGH)
            note = coach_page(Answer(choices, settled=True, goes_on=True), [], AS_DRAWN).note
            assert ("sharpening" in note) is (error > SURE_ENOUGH)
            for one in choices[1:]:
                if one.grade is Grade.EQUAL and one.equity.behind <= -LEAST:
                    gained += 1
                    page = coach_page(Answer(choices, settled=True), [one.action], AS_DRAWN)
                    assert f"{decimal(-one.equity.behind)} points more" in page.why
    assert gained


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("rules", BOOKS)
def test_the_reason_is_about_the_pointed_choice_and_holds_its_facts(rules: str) -> None:
    reasons = 0
    for choices in counsels(rules):
        for pointed in choices[1:]:
            page = coach_page(Answer(choices, settled=True), [pointed.action], AS_DRAWN)
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
@pytest.mark.parametrize("rules", BOOKS)
def test_another_motive_is_said_of_an_equal_choice_that_has_it(rules: str) -> None:
    for choices in counsels(rules):
        page = coach_page(Answer(choices), [], AS_DRAWN)
        best = choices[0].equity
        said = [
            one
            for one in choices[1:]
            if page.also and page.also.lower().startswith(f"{short(one.action)} is about equal".lower())
        ]
        assert bool(said) is bool(page.also)
        for one in said:
            assert one.grade is Grade.EQUAL
            dearer = one.equity.value >= NOTABLE * max(1.0, best.value)
            safer = one.equity.risk + DANGER <= best.risk
            assert (number(round(one.equity.value)) in page.also and dearer) or (
                "safer" in page.also and safer
            )


@pytest.mark.usefixtures("english")
def test_without_a_pointed_choice_the_reason_is_about_the_next_that_is_worse() -> None:
    for choices in counsels("pung-chow"):
        page = coach_page(Answer(choices, settled=True), [], AS_DRAWN)
        worse = next((one for one in choices[1:] if one.grade is not Grade.EQUAL), None)
        assert bool(page.why) is (worse is not None)
        assert worse is None or page.why_title.endswith(short(worse.action))


def made(number: int, grade: Grade, behind: float = 0.0, error: float = 0.0) -> Counsel:
    """Return a choice: a discard of the bamboos with this number, so much worse than the first."""
    equity = Equity(Discard(TILES[number - 1]), -20 - behind, 9.0, 0.1, 30.0, 5.0, behind, error, 1000)
    reason = None if grade is Grade.BEST else Reason("comes-out", evidence(worlds=1000))
    return Counsel(equity, grade, Helpful(2, (), 10), reason)


@pytest.mark.usefixtures("english")
def test_what_is_below_the_table_was_hardly_tried_and_is_said_to_have_gained_nothing() -> None:
    """Of fourteen choices one always brings fifty points more by chance."""
    equal = [made(number, Grade.EQUAL, 1.0, 2.0) for number in range(2, ROWS + 1)]
    lucky = made(ROWS + 1, Grade.EQUAL, -49.8, 43.0)
    page = coach_page(Answer((made(1, Grade.BEST), *equal, lucky), settled=True), [], AS_DRAWN)
    assert (page.rows[0].word, page.also) == ("best", "")


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("value", "risk", "says"), [(60.0, 5.0, "would count 60"), (30.0, 0.0, "safer")])
def test_what_was_hardly_tried_is_not_said_to_be_about_equal(value: float, risk: float, says: str) -> None:
    """Nor does it have another motive: what is not in the table had no time to turn out a mistake."""
    worse = [made(number, Grade.GRAVE, 9.0, 1.0) for number in range(2, ROWS + 1)]
    open_one = made(ROWS + 1, Grade.EQUAL, 8.0, 20.0)
    open_one = replace(open_one, equity=replace(open_one.equity, value=value, risk=risk))
    for place, said in ((ROWS, False), (ROWS - 1, True)):
        choices = (made(1, Grade.BEST), *worse[: place - 1], open_one, *worse[place - 1 :])
        page = coach_page(Answer(choices, settled=True), [], AS_DRAWN)
        assert (says in page.also) is said


def sharpening() -> tuple[Answer, ...]:
    """Return what is said of a position in the rounds of a coach who is not sure for long."""
    best, equal, slip, mistake, grave = Grade
    return (
        Answer((made(1, best), made(2, equal, -9.8, 6), made(3, equal, 2, 6), made(4, equal, 3, 6))),
        Answer((made(1, best), made(4, equal, 1, 3), made(2, equal, -2, 3), made(3, slip, 9, 3))),
        Answer((made(2, best), made(1, equal, 0.5, 2), made(3, mistake, 9, 2), made(4, slip, 5, 2))),
        Answer(
            (made(2, best), made(3, grave, 40, 1), made(4, slip, 5, 1), made(1, slip, 2, 0.5)), settled=True
        ),
    )


@cache
def rounds(rules: str) -> tuple[tuple[Answer, ...], ...]:
    """Return the answers to some decisions of a deal, each with more rollouts than the one before."""
    game = Game(rules, ("novice", "club", "novice", "club"), Random(f"sharpening {rules}"))
    game.play_deal()
    asked = [one for one in decisions(game.deal, Seat.FIRST) if len(equities(one.view, one.rules, 0)) > 4]
    budgets = (100, 300, 900)
    return tuple(
        tuple(Answer(counsel(one.view, one.rules, budget, 1), budget == budgets[-1]) for budget in budgets)
        for one in asked[::4][:3]
    )


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("rules", by_day({"four-winds"}, ["", *RULE_SETS]))
def test_nothing_is_called_best_before_figures_are_settled_nor_beside_a_higher_figure(rules: str) -> None:
    for answers in rounds(rules) if rules else (sharpening(),):
        shown: tuple[Counsel, ...] = ()
        for answer in answers:
            steadied = steady(answer, shown)
            shown = steadied.choices
            page = coach_page(steadied, [], AS_DRAWN)
            called = [row for row in page.rows if row.grade is Grade.BEST or row.word == "best"]
            if not answer.settled:
                assert not called
                assert page.kicker == "So far"
                open_ones = [row for row in page.rows if not row.is_dear]
                assert {row.word for row in open_ones} == {
                    "still open" if len(open_ones) > 1 else "ahead so far"
                }
                continue
            assert called == [page.rows[0]]
            assert page.kicker == "Advice"
            higher = [
                one
                for one in steadied.choices[1:ROWS]
                if one.equity.points >= answer.choices[0].equity.points + LEAST
            ]
            assert (page.rows[0].word == "best") is not any(one.grade is Grade.EQUAL for one in higher)


@pytest.mark.usefixtures("english")
def test_an_equal_choice_with_a_higher_figure_is_explained_once_figures_are_settled() -> None:
    first = sharpening()[0]
    assert not coach_page(first, [], AS_DRAWN).also
    page = coach_page(replace(first, settled=True), [], AS_DRAWN)
    assert page.rows[0].word == "advised"
    assert page.also.startswith("2 of bamboos even brought 9.8 points more")
    assert "± 12.0" in page.also
    pointed = coach_page(replace(first, settled=True), [made(2, Grade.EQUAL).action], AS_DRAWN)
    assert "9.8 points more" in pointed.why
    assert not pointed.also, "once is enough"


@pytest.mark.usefixtures("english")
def test_what_is_only_looked_at_is_not_called_advised_beside_a_higher_figure() -> None:
    """*What if?* says nothing of why the advice stands, so it said "advised" above a higher figure."""
    first = replace(sharpening()[0], settled=True)
    for looked_at in (first.choices[:2], first.choices[:1], (first.choices[0], first.choices[2])):
        seen = [one.action for one in looked_at]
        table = tried_page(first, seen[:1], seen, AS_DRAWN)
        assert {row.word for row in table.rows} == {"about equal"}


IN_HAND = {
    "rules": "pung-chow",
    "me": "E",
    "round": None,
    "concealed": ["B1", "B1", "B1", *(f"C{rank}" for rank in range(2, 8)), "E", "E", "R", "R", "R"],
    "drawn": "E",
    "wall": 70,
}
"""Complete; a pair of East and one of 1 of bamboos would wait for a third East, that doubles."""


@NEEDS_THE_PACKAGE
@pytest.mark.usefixtures("english")
def test_what_is_hoped_for_beside_a_win_in_hand_is_not_called_chance() -> None:
    """769 points were said to be about equal to 504, and more by chance alone."""
    record = Fields(IN_HAND)
    rules = read_rules(record, None)
    choices = counsel(read_position(record, rules), rules, BUDGET * 4, 3)
    hoped = [one for one in choices[1:] if one.equity.behind < -CERTAIN * one.equity.behind_se]
    assert isinstance(choices[0].action, GoOut)
    assert hoped
    for one in hoped:
        page = coach_page(Answer(choices, settled=True), [one.action], AS_DRAWN)
        assert page.why.startswith(f"{begun(short(one.action))} brought {decimal(-one.equity.behind)} points")
        assert "win in hand" in page.why
        (row,) = [row for row in page.rows if row.is_pointed]
        assert (row.word, row.is_dear) == ("hoped for", False)
    pointed = choices[-1].action
    also = coach_page(Answer((choices[0], hoped[0], choices[-1]), settled=True), [pointed], AS_DRAWN).also
    assert also.startswith(f"{begun(short(hoped[0].action))} brought ")


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("settled", [True, False])
def test_what_is_ahead_of_a_first_choice_that_wins_nothing_is_not_hoped_for(*, settled: bool) -> None:
    """A tile that was looked at by itself was: the win in hand, of which there was none, was advised."""
    choices = next(one for one in counsels(BY_DAY[0]) if len(one) > 2)
    assert isinstance(choices[0].action, Discard)
    equity = replace(choices[1].equity, behind=-4.5, behind_se=1.5, points=choices[0].equity.points + 4.5)
    ahead = replace(choices[1], equity=equity, grade=Grade.EQUAL)
    answer = Answer((choices[0], ahead, *choices[2:]), settled=settled)
    name = begun(short(ahead.action))
    for page in (coach_page(answer, [ahead.action], AS_DRAWN), coach_page(answer, [], AS_DRAWN)):
        assert page.rows[1].word == ("ahead so far" if settled else "still open")
        assert not page.rows[1].is_dear
        assert "win in hand" not in page.why + page.also
        assert "may be chance" not in page.why + page.also
    pointed, other = (coach_page(answer, [one.action], AS_DRAWN) for one in (ahead, choices[2]))
    for said in (pointed.why, *([other.also] if settled else [])):
        assert said.startswith(f"{name} even brought 4.5 points more where it was tried (± 3.0).")
    (row,) = tried_page(answer, [ahead.action], [ahead.action], AS_DRAWN).rows
    assert row.word == ("ahead so far" if settled else "still open")


@pytest.mark.usefixtures("english")
def test_a_choice_that_leads_farther_from_a_win_says_so_beside_the_tiles_that_help_it() -> None:
    """More tiles help it, and it is worse for that."""
    best, other, *_ = counsels("pung-chow")[0]
    near, far = Helpful(2, TILES[:5], 16), Helpful(3, TILES[:20], 75)
    choices = replace(best, helps=near), replace(other, helps=far)
    first, second = coach_page(Answer(choices, settled=True), [], AS_DRAWN).rows
    assert first.helps == ("16 tiles help",)
    assert second.helps == ("3 tiles to go: 75 tiles help", "3 tiles to go")
    # The best is at times the farther one: of 75 tiles beside 16 nobody would know why.
    choices = replace(best, helps=far), replace(other, helps=near)
    first, second = coach_page(Answer(choices, settled=True), [], AS_DRAWN).rows
    assert first.helps == ("3 tiles to go: 75 tiles help", "3 tiles to go")
    assert second.helps == ("16 tiles help",)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("action", [ClaimWin(), GoOut(), GoOutByFlowers()])
def test_no_tile_is_said_to_help_after_the_win(action: Action) -> None:
    """Beside a claim for the win stood how many tiles would have helped the hand before."""
    best, other, *_ = counsels("pung-chow")[0]
    won = replace(best, equity=replace(best.equity, action=action), helps=Helpful(1, TILES[:2], 7))
    choices = won, replace(other, helps=Helpful(1, TILES[:2], 7))
    first, second = coach_page(Answer(choices, settled=True), [], AS_DRAWN).rows
    assert (first.helps, second.helps) == ((), ("7 tiles help",))


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"aim_away": 2}, "aims at seven pairs, out of reach after this one."),
        ({"aim_away": 2, "aim_other": 3}, "aims at seven pairs; this one leads away from it."),
        ({"aim_away": 4, "aim_other": 5}, "aims at seven pairs: 4 tiles to go, after this one 5."),
    ],
)
def test_what_the_better_choice_aims_at_is_said_after_the_reason(facts: dict[str, int], said: str) -> None:
    words = why_words(Reason("nearer", evidence(away=2, other=3, aim="seven-pairs", **facts)))
    assert words == f"The better choice leaves 2 tiles to go, this one 3. The better choice {said}"
