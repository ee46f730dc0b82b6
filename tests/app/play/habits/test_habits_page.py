"""The page of what decisions cost: what is added up, what is said of it, and how it is reached."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from peling.coach.habits import Kind, Mean, Subject
from peling.coach.levels import LevelLoss
from peling_app.kit.balance import ticks
from peling_app.kit.commands import BY_ID
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.words.numbers import decimal
from peling_app.platform.preferences import Preferences
from peling_app.play.habits.model import estimate
from peling_app.play.habits.model.estimate import (
    FEWEST,
    MOST_POINTS,
    RECENT,
    Trend,
    TrendPoint,
    book_level,
    level_scale,
    lost_of,
    trend,
)
from peling_app.play.habits.model.page import (
    HABITS,
    HANDS,
    DealBar,
    LastGame,
    balance_of,
    habits_page,
    picked,
)
from peling_app.play.habits.view.deals import DealBars
from peling_app.play.habits.view.trend import TrendView
from peling_app.play.habits.which import Which
from peling_app.play.habits.words import habits as words
from peling_app.play.habits.words.named import habit_names, habit_said
from peling_app.play.records.view.page import RecordsPage
from peling_app.shell.view.pages import PageId
from tests.app.play.habits.reviews import DEALS, NOW, Reviewed, deals, page_of
from tests.app.reading_order import against_reading
from tests.end2end.stage import MIDDLE, make_context, make_window

BOOK = "pung-chow-limit"
LEVELS = (LevelLoss("novice", 30.0, 2.0, 60), LevelLoss("club", 14.0, 1.0, 60))


def points(text: str) -> float:
    return float(text.replace(",", ""))


@pytest.mark.parametrize("which", list(Which))
@pytest.mark.parametrize("book", [BOOK, "fenghua"])
def test_both_columns_add_up_to_what_is_lost(which: Which, book: str) -> None:
    counted = picked(deals(), which, book, NOW)
    page = habits_page(deals(), which, book, NOW)
    lost = lost_of(counted).points
    for rows in (page.kinds, page.subjects):
        assert sum(points(row.lost) for row in rows) == pytest.approx(lost, abs=0.05 * len(rows))
        assert [points(row.lost) for row in rows] == sorted((points(row.lost) for row in rows), reverse=True)
        for row in rows:
            assert 0 <= row.low <= row.part <= row.high <= 1
            assert row.before is None or 0 <= row.before <= 1
    assert decimal(lost) in page.both


def test_what_is_counted_is_what_was_chosen() -> None:
    shown = deals(weeks=30)
    game = picked(shown, Which.GAME, BOOK, NOW)
    assert {one.deal.game for one in game} == {max(shown, key=lambda one: one.deal.at).deal.game}
    weeks = picked(shown, Which.WEEKS, BOOK, NOW)
    assert weeks
    assert all(one.deal.at > NOW - timedelta(weeks=10) for one in weeks)
    everything = picked(shown, Which.ALL, BOOK, NOW)
    assert len(game) == DEALS < len(weeks) < len(everything)
    assert all(one.sums.rules_id == BOOK for one in everything)


def test_result_is_luck_less_points_lost_to_the_point() -> None:
    for count in range(1, len(deals())):
        balance = balance_of(deals()[:count])
        assert balance.result == balance.luck - balance.lost
        assert balance.luck == balance.deal + balance.draws + balance.others
        assert balance.result == sum(one.sums.result for one in deals()[:count])


def test_what_luck_took_is_said_without_a_minus_and_nothing_is_taken_by_none() -> None:
    """It was said that luck took −40."""
    assert "gave 40 " in words.even_luck(40, 10, 3)
    assert "took 40 " in words.even_luck(-40, 10, 3)
    even = words.even_luck(0, 10, 3)
    assert "gave and took as much" in even
    assert even.endswith("−10.")


def test_a_level_is_said_of_the_latest_deals_and_not_of_too_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimate, "level_losses", lambda _book: LEVELS)
    shown = picked(deals(), Which.ALL, BOOK, NOW)
    assert len(shown) > RECENT
    scale = level_scale(shown, BOOK)
    assert scale.lost == lost_of(shown[-RECENT:]).points
    assert scale.error == 2 * lost_of(shown[-RECENT:]).se
    assert scale.headline.startswith("You play like")
    few = level_scale(shown[: FEWEST - 1], BOOK)
    assert few.headline == words.fixed("no-level")
    assert words.too_few(FEWEST) in few.note
    assert ".." not in few.note
    for error, said in ((55.0, words.fixed("any-level")), (20.0, "")):
        monkeypatch.setattr(estimate, "lost_of", lambda _deals, error=error: Mean(108.9, error))
        unsure = level_scale(shown, BOOK)
        assert said in unsure.note
        assert (unsure.headline == words.fixed("no-level")) == bool(said)
        assert (book_level(shown, BOOK) == "") == bool(said)
    monkeypatch.setattr(estimate, "level_losses", lambda _book: ())
    assert words.fixed("unmeasured") in level_scale(shown, BOOK).note


def test_a_trend_has_a_point_for_each_stretch_and_a_band_round_each() -> None:
    shown = deals()
    for weeks in (2, 9, 30, 200, 900):
        shown = picked(deals(weeks=weeks), Which.ALL, BOOK, NOW)
        found = trend(shown, BOOK)
        assert len(found.points) > 1
        assert len(found.points) <= MOST_POINTS
        assert all(point.error > 0 for point in found.points)
        assert all(point.label and point.said for point in found.points)
    assert trend(shown[:1], BOOK).note == words.fixed("one-week")


def test_a_change_is_called_certain_only_beyond_two_errors() -> None:
    assert words.change(5.0, 2.0).startswith("You lose 5.0 ± 4.0 less")
    assert words.change(-5.0, 2.0).startswith("You lose 5.0 ± 4.0 more")
    for less in (3.9, -3.9, 0.0):
        assert words.change(less, 2.0).startswith("No change that is certain")


def test_three_habits_are_shown_each_with_own_hands() -> None:
    shown = picked(deals(), Which.ALL, BOOK, NOW)
    habits = habits_page(deals(), Which.ALL, BOOK, NOW).habits
    assert len(habits) == HABITS
    by_subject = {
        subject: sum(loss.lost for one in shown for loss in one.sums.losses if loss.subject is subject)
        for subject in Subject
        if subject is not Subject.OTHER
    }
    assert [habit.subject for habit in habits] == sorted(by_subject, key=lambda one: -by_subject[one])[:3]
    known = {(one.deal.game, one.deal.number): one for one in shown}
    for habit in habits:
        costs = []
        for own in habit.own:
            deal = known[own.deal.game, own.deal.number]
            (slip,) = (slip for slip in deal.sums.slips if slip.loss.place == own.place)
            assert slip.loss.subject is habit.subject
            costs.append(slip.loss.lost)
        assert costs == sorted(costs, reverse=True)
        assert 0 < len(habit.own) <= HANDS
        assert habit.hand


def test_every_habit_has_a_name_and_is_explained() -> None:
    named = set(Subject) - {Subject.OTHER}
    assert set(habit_names) == set(Subject), "a single mistake may be of no kind"
    assert set(habit_said) == named


def test_the_bars_of_the_last_game_are_what_its_deals_cost() -> None:
    page = habits_page(deals(), Which.ALL, BOOK, NOW)
    game = sorted(picked(deals(), Which.GAME, BOOK, NOW), key=lambda one: one.deal.number)
    assert len(page.game.bars) == len(game)
    for bar, deal in zip(page.game.bars, game, strict=True):
        assert len(bar.parts) == len(Kind)
        assert sum(bar.parts) == pytest.approx(deal.sums.lost)


@pytest.mark.parametrize("make", [DealBars, TrendView])
def test_where_nothing_is_lost_the_axis_begins_at_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, make: type[DealBars | TrendView]
) -> None:
    shown: list[tuple[int, ...]] = []

    def noted(values: Sequence[int], most: int = 6) -> tuple[int, ...]:
        shown.append(ticks(values, most))
        return shown[-1]

    monkeypatch.setattr(sys.modules[make.__module__], "ticks", noted)
    view = make(Theme(Preferences(None)))
    qtbot.addWidget(view)
    view.resize(400, 200)
    if isinstance(view, DealBars):
        view.show_game(LastGame(bars=(DealBar("1", (0.0,), "0", ""),)))
    else:
        view.show_trend(Trend((TrendPoint("5/6", 0.0, 0.0, ""),) * 2))
    view.grab()
    assert shown
    assert all(marks[0] == 0 < marks[-1] for marks in shown)


def test_each_book_is_looked_at_alone(qtbot: QtBot) -> None:
    page = page_of(Reviewed(deals()), qtbot)
    page.show()
    assert page.model.book == BOOK, "that of the latest deal"
    assert page.books.count() == 2
    before = page.model.page
    page.books.activated.emit(page.model.books.index("fenghua"))
    assert page.model.book == "fenghua"
    assert page.model.page != before
    assert page.titles[1].startswith("Fenghua")
    assert len(page.model.page.books) == 2


def test_an_empty_profile_says_what_will_be_here(qtbot: QtBot) -> None:
    page = page_of(Reviewed(), qtbot)
    page.show()
    assert page.empty.text() == words.fixed("none")
    for button in (page.csv, page.anew):
        assert not button.isEnabled()


def test_the_page_is_said_and_walked_by_keys(qtbot: QtBot) -> None:
    page = page_of(Reviewed(deals()), qtbot)
    page.resize(1440, 900)
    page.show()
    for chart in (page.trend, page.deals):
        chart.setFocus()
        chart.grab()
        assert chart.accessibleName()
        assert chart.accessibleDescription()
        QTest.keyClick(chart, Qt.Key.Key_Home)
        assert chart.at == 0
        QTest.keyClick(chart, Qt.Key.Key_Right)
        assert chart.at == 1
        QTest.keyClick(chart, Qt.Key.Key_End)
        assert chart.at == len(chart.said) - 1
        assert chart.place_at(chart.plot.left()) == 0
        assert chart.place_at(chart.plot.right() - 1) == len(chart.said) - 1
    assert page.level.accessibleName()
    for bars in page.bars.values():
        assert bars.accessibleName()
    assert against_reading(page) == []


def test_a_habit_leads_to_its_drill(qtbot: QtBot) -> None:
    page = page_of(Reviewed(deals()), qtbot)
    page.show()
    asked: list[object] = []
    page.practise_asked.connect(asked.append)
    for row in page.habits.rows:
        row.button.click()
    assert asked == list(page.model.page.habits)


def test_beginning_anew_is_asked_and_can_be_undone(qtbot: QtBot) -> None:
    page = page_of(Reviewed(deals()), qtbot)
    page.show()
    for answer, is_empty in ((words.fixed("anew-keep"), False), (words.fixed("anew"), True)):
        page.anew.click()
        box = page.findChild(AskBefore)
        assert box is not None
        next(one for one in box.findChildren(QPushButton) if one.text() == answer).click()
        qtbot.waitUntil(lambda: page.findChild(AskBefore) is None)
        assert page.model.is_empty is is_empty
    assert page.model.empty_words.startswith("No deal has ended since then.")
    assert page.all.isVisible()
    page.all.click()
    assert not page.model.is_empty


def test_why_nothing_is_shown_is_true(qtbot: QtBot) -> None:
    """Of a deal that is over it is not said that none is, wherever it came from."""
    one = deals()[0]
    stores = Reviewed(), Reviewed(missing=(one.deal,)), Reviewed((replace(one, again=True),))
    said = [page_of(store, qtbot).model.empty_words for store in stores]
    assert said[0].startswith("No deal is over yet.")
    assert said[1] == "None of these deals has been reviewed yet."
    assert said[2].startswith("All these deals go on from a moment of another deal")


def test_nothing_is_made_anew_while_nothing_has_changed(qtbot: QtBot) -> None:
    store = Reviewed(deals())
    page = page_of(store, qtbot)
    page.show()
    rows = list(page.habits.rows)
    store.changed.emit()
    assert page.habits.rows == rows
    store.all = tuple(replace(one, sums=replace(one.sums, slips=())) for one in store.all)
    store.changed.emit()
    assert not page.habits.rows


def test_the_page_is_reached_from_the_menu_and_from_records(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context, MIDDLE)
    qtbot.addWidget(window)
    assert BY_ID["game.habits"].keys
    seen = []
    context.commands.trigger("game.habits")
    seen.append(window.current)
    window.show_page(PageId.HOME)
    window.show_page(PageId.RECORDS)
    records = window.page(PageId.RECORDS)
    assert isinstance(records, RecordsPage)
    records.habits.click()
    seen.append(window.current)
    window.go_back()
    seen.append(window.current)
    assert seen == [PageId.HABITS, PageId.HABITS, PageId.RECORDS]
