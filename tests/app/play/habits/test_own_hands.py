"""A drill of own hands asks what was decided, closed as it was, and judges by what was kept of the review."""

from __future__ import annotations

from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from peling.coach.grades import Grade
from peling_app.kit.model.commands import Commands
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.pace import AT_ONCE, Pace
from peling_app.platform.preferences import Preferences
from peling_app.play.habits.catch_up import CatchUp
from peling_app.play.habits.model.drill import FREE, OwnHandsModel, in_order
from peling_app.play.habits.model.page import Habit, OwnHand
from peling_app.play.habits.store import HabitsStore
from peling_app.play.habits.view.drill import OwnHandsPage
from peling_app.play.habits.words import drill as words
from peling_app.play.review import work
from peling_app.play.review.store import ReviewStore
from peling_app.play.review.view.position import Position
from peling_app.play.session import Session
from tests.app.play.habits.test_catching_up import reviewed


@pytest.fixture
def habit(qtbot: QtBot, known: None, habits: HabitsStore, catch_up: CatchUp) -> Habit:
    """Give everything that cost something in two deals as one habit."""
    del known
    reviewed(qtbot, habits, catch_up)
    slips = [(one, slip) for one in habits.deals for slip in one.sums.slips]
    assert len(slips) > 1
    own = tuple(OwnHand(one.deal, slip.loss.place) for one, slip in slips)
    first = slips[0][1]
    return Habit(first.loss.subject, "Habit", "", "", first.hand, AS_DRAWN, own, "", "")


def asked(qtbot: QtBot, model: OwnHandsModel) -> None:
    qtbot.waitUntil(lambda: model.is_asked, timeout=60_000)


def test_what_was_played_costs_what_was_kept(
    qtbot: QtBot,
    session: Session,
    reviews: ReviewStore,
    habits: HabitsStore,
    habit: Habit,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(work, "weigh")
    model = OwnHandsModel(session, reviews)
    model.start(habit)
    slips = [slip for one in habits.deals for slip in one.sums.slips]
    for slip in slips:
        asked(qtbot, model)
        judged = model.review.judged
        assert judged is not None
        assert judged.view.hand.concealed == slip.hand
        assert {one.shown.spoken for one in model.choices}
        assert not any(one.grade or one.lost for one in model.choices), "nothing is said beforehand"
        assert in_order(model.answers[::-1]) == model.answers, "not by the order either"
        played = next(n for n, one in enumerate(model.answers) if one.action == judged.played)
        model.answer(played)
        assert model.answers[played].lost == slip.loss.lost
        verdict = model.verdict
        assert verdict is not None
        assert verdict.grade not in FREE
        assert len(verdict.sentences) >= 3
        model.answer(0)
        assert model.verdict == verdict, "a hand is answered once"
        model.next()
    assert model.place == 0, "after the last it begins again"
    assert model.right == 0


@pytest.mark.thorough
def test_the_best_is_praised_and_counted(
    qtbot: QtBot, session: Session, reviews: ReviewStore, habit: Habit
) -> None:
    model = OwnHandsModel(session, reviews)
    model.start(habit)
    while True:
        asked(qtbot, model)
        best = next(n for n, one in enumerate(model.answers) if one.grade is Grade.BEST)
        model.answer(best)
        assert model.verdict is not None
        assert model.verdict.title == words.fixed("best")
        if model.is_last:
            break
        model.next()
    assert model.right == model.whole
    assert words.result(model.whole, model.whole) in model.count


@pytest.mark.thorough
def test_the_other_hands_are_closed_until_the_answer(
    qtbot: QtBot, session: Session, reviews: ReviewStore, habit: Habit
) -> None:
    model = OwnHandsModel(session, reviews)
    model.start(habit)
    asked(qtbot, model)
    own, *others = model.scene.rows
    assert own.standing
    assert not any(row.standing for row in others)
    assert not model.scene.marks
    said = Position(Theme(Preferences(None)))
    said.show_scene(model.scene)
    model.answer(0)
    assert all(row.standing for row in model.scene.rows)
    assert model.scene.marks


def test_a_hand_that_is_gone_is_reported_and_the_next_one_is_asked(
    qtbot: QtBot, session: Session, reviews: ReviewStore, habit: Habit
) -> None:
    first = habit.own[0]
    for gone in (
        OwnHand(first.deal._replace(number=77), 0),
        OwnHand(first.deal, 999),
        OwnHand(first.deal._replace(game=first.deal.game.with_name("gone.peling")), 0),
    ):
        page = page_of(session, reviews, qtbot)
        page.show()
        page.start(Habit(habit.subject, "", "", "", (), AS_DRAWN, (gone, first), "", ""))
        qtbot.waitUntil(partial(is_gone, page.model), timeout=60_000)
        assert page.next.isEnabled()
        page.next.click()
        asked(qtbot, page.model)


def is_gone(model: OwnHandsModel) -> bool:
    return model.note == words.fixed("gone")


def page_of(session: Session, reviews: ReviewStore, qtbot: QtBot, pace: Pace = AT_ONCE) -> OwnHandsPage:
    preferences = Preferences(None)
    page = OwnHandsPage(Services(Theme(preferences), preferences, Commands(), pace), session, reviews)
    qtbot.addWidget(page)
    return page


def test_the_page_is_answered_by_keys_and_says_everything(
    qtbot: QtBot, session: Session, reviews: ReviewStore, habit: Habit
) -> None:
    page = page_of(session, reviews, qtbot)
    page.resize(1440, 900)
    page.show()
    page.setFocus()
    assert page.note.text() == words.fixed("nothing")
    page.start(habit)
    asked(qtbot, page.model)
    assert not page.next.isEnabled()
    assert not page.services.commands.is_enabled("own-hands.next")
    buttons = page.choices.buttons
    assert len(buttons) == len(page.model.choices) > 1
    assert all(button.accessibleName() for button in buttons)
    buttons[1].click()
    assert page.choices.buttons == buttons, "what was chosen keeps its place"
    assert page.next.isEnabled()
    assert all(choice.grade is not None for choice in page.model.choices)
    wanted: list[tuple[object, int]] = []
    page.review_asked.connect(lambda *to: wanted.append(to))
    page.review.click()
    assert wanted == [(habit.own[0].deal.game, habit.own[0].deal.number)]


def test_enter_pressed_twice_does_not_go_on_before_the_answer_is_read(
    qtbot: QtBot, session: Session, reviews: ReviewStore, habit: Habit
) -> None:
    page = page_of(session, reviews, qtbot, Pace(quiet=0, look=1))
    qtbot.addWidget(page)
    page.show()
    page.start(habit)
    asked(qtbot, page.model)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    chosen = page.choices.buttons[1]
    # New buttons are shown by the layout only: what is not seen takes no focus.
    qtbot.waitUntil(chosen.isVisible)
    chosen.setFocus()
    chosen.click()
    assert page.model.is_answered
    assert not page.next.isEnabled()
    assert not page.services.commands.is_enabled("own-hands.next")
    assert chosen.hasFocus()
    qtbot.waitUntil(page.next.hasFocus)
    assert page.model.is_answered, "it goes on when the next one is asked for"


@pytest.mark.thorough
def test_in_a_small_window_what_is_said_of_the_answer_comes_into_sight(
    qtbot: QtBot, session: Session, reviews: ReviewStore, habit: Habit
) -> None:
    page = page_of(session, reviews, qtbot)
    page.resize(1024, 520)
    page.show()
    page.start(habit)
    asked(qtbot, page.model)
    page.model.answer(0)

    def is_seen() -> bool:
        box, view = page.box, page.scroller.viewport()
        above = box.mapTo(view, box.rect().topLeft()).y()
        below = above + box.height()
        is_laid_out = box.height() >= box.minimumSizeHint().height()
        return is_laid_out and below <= view.height()

    qtbot.waitUntil(lambda: page.scroller.verticalScrollBar().maximum() > 0)
    qtbot.waitUntil(is_seen)
