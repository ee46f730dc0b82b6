"""Mistakes in play on the first page of Learn: tried again with the own hand, each shown once."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.play.habits.reader import DealAt
from peling_app.play.habits.store import HabitsStore
from peling_app.play.habits.view.page import HabitsPage
from peling_app.shell.view.pages import PageId
from tests.app.learn.mistaken import mistaken
from tests.app.learn.today.stage import Stage, stage
from tests.app.reading_order import against_reading
from tests.app.windows import window_at
from tests.end2end.stage import make_context

__all__ = ["stage"]


def test_the_last_mistakes_are_tried_again_with_the_own_hand(
    stage: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistakes = stage.page.start.mistakes
    assert not mistakes.isVisible(), "where none are known nothing is said of them"
    monkeypatch.setattr(HabitsStore, "deals", property(lambda _store: mistaken()))
    mistakes.refresh()
    assert mistakes.isVisible()
    qtbot.waitUntil(mistakes.buttons[0].isVisible)
    assert against_reading(stage.page.start) == [], "what stands in the head came after the rows"
    assert [button.accessibleName().rpartition(", ")[2] for button in mistakes.buttons] == [
        "−30.5 points",
        "−6.8 points",
        "−9.4 points",
    ]
    assert "deal 6" in mistakes.buttons[0].accessibleName()
    stage.page.own_hand_asked.disconnect()
    with qtbot.waitSignal(stage.page.own_hand_asked) as tried:
        mistakes.buttons[2].click()
    assert tried.args is not None
    (own,) = tried.args[0].own
    assert (own.deal.number, own.place) == (3, 2)
    stage.page.habits_asked.disconnect()
    with qtbot.waitSignal(stage.page.habits_asked):
        mistakes.all.click()
    assert mistakes.all.text() == "All 3"


def test_a_mistake_that_another_deal_repeats_is_shown_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To try a deal again from a moment repeats all that was decided before it."""
    one, other = mistaken()
    again = replace(other, deal=DealAt(Path("branch.peling"), 6, other.deal.at + timedelta(hours=1)))
    monkeypatch.setattr(HabitsStore, "deals", property(lambda _store: (one, other, again)))
    mistakes = stage.page.start.mistakes
    mistakes.refresh()
    assert [button.accessibleName().rpartition(", ")[2] for button in mistakes.buttons] == [
        "−30.5 points",
        "−6.8 points",
        "−9.4 points",
    ]
    assert mistakes.all.text() == "All 3"


def test_the_mistake_that_was_tried_keeps_the_focus_while_the_mistakes_stay_the_same(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were made anew whenever the store had read something, and the focus went to the top."""
    monkeypatch.setattr(HabitsStore, "deals", property(lambda _store: mistaken()))
    mistakes = stage.page.start.mistakes
    mistakes.refresh()
    tried = mistakes.buttons[1]
    tried.setFocus()
    mistakes.refresh()
    assert tried.hasFocus()
    assert mistakes.buttons[1] is tried


def test_another_language_leaves_the_focus_on_a_mistake(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HabitsStore, "deals", property(lambda _store: mistaken()))
    mistakes = stage.page.start.mistakes
    mistakes.refresh()
    stage.window.activateWindow()
    mistakes.buttons[1].setFocus()
    stage.window.context.preferences.update(language=Language.GERMAN)
    QApplication.processEvents()
    assert mistakes.buttons[1].text() == "Noch einmal"
    assert QApplication.focusWidget() is mistakes.buttons[1]


def test_whoever_comes_back_after_another_language_is_at_the_mistake_that_he_left(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He began at the top again: the buttons were made anew while another page was in front."""
    monkeypatch.setattr(HabitsStore, "deals", property(lambda _store: mistaken()))
    mistakes, window = stage.page.start.mistakes, stage.window
    mistakes.refresh()
    window.activateWindow()
    mistakes.buttons[1].setFocus()
    window.show_page(PageId.HELP)
    window.context.preferences.update(language=Language.GERMAN)
    QApplication.processEvents()
    assert not mistakes.isAncestorOf(window.focusWidget())
    window.go_back()
    QApplication.processEvents()
    assert mistakes.buttons[1].text() == "Noch einmal"
    assert QApplication.focusWidget() is mistakes.buttons[1]


def test_mistakes_that_were_known_before_the_page_was_made_are_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever came from *Your play* never saw them on the first page of Learn."""
    monkeypatch.setattr(HabitsStore, "deals", property(lambda _store: mistaken()))
    window = window_at(qtbot, make_context(), PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    assert page.start.mistakes.isVisible()
    window.close()


def test_all_mistakes_lead_to_the_book_by_which_they_were_made(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not always that of the last deal, which may have none."""
    deals = mistaken()
    last = deals[-1]
    clean = replace(
        last,
        deal=DealAt(Path("fenghua.peling"), 1, last.deal.at + timedelta(hours=1)),
        sums=replace(last.sums, rules_id="fenghua", slips=()),
    )
    monkeypatch.setattr(HabitsStore, "deals", property(lambda _store: (*deals, clean)))
    window = window_at(qtbot, make_context(), PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.start.mistakes.all.click()
    habits = window.page(PageId.HABITS)
    assert isinstance(habits, HabitsPage)
    assert window.current is PageId.HABITS
    assert habits.model.books == (last.sums.rules_id, "fenghua")
    assert habits.model.book == last.sums.rules_id
    window.close()
