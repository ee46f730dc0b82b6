"""The end of a deal in the window: first the table, then the settlement, then the table with open hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.events import Event
from peling.rules.course import Length
from peling_app.kit.pace import Pace
from peling_app.kit.view.controls import ENTER, Button
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.play.session import Session
from peling_app.play.settle.view.page import SettlePage
from peling_app.play.table.model import ending
from peling_app.play.table.model.table_end import ENDS
from peling_app.play.table.model.timeline import Beat
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.view.play_page import PlayPage
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.sessions import HOURS
from tests.app.play.windows import SHORT, at_table, leave_the_dice, play_to_the_end
from tests.end2end.stage import make_context, make_window


def late(events: Sequence[Event], **_: bool) -> tuple[Beat, ...]:
    """Let the end of a deal come behind a move that is seen for long, as that of a kong which is robbed."""
    starts = [HOURS if isinstance(event, ENDS) else 0 for event in events]
    return tuple(Beat(event, at, at, at) for event, at in zip(events, starts, strict=True))


def test_the_end_of_a_deal_is_seen_before_its_settlement(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, context, session = game
    assert context.preferences.current.language is Language.ENGLISH
    monkeypatch.setattr("peling_app.play.table.model.table.time_line", late)
    monkeypatch.setattr(ending, "QUIET", HOURS)
    context.pace = Pace(quiet=0, look=0, seen=True)
    page = at_table(qtbot, window)
    leave_the_dice(window)
    said: list[tuple[str, ...]] = []
    page.titleChanged.connect(lambda: said.append(page.titles))
    end = page.table_model.board.end
    play_to_the_end(qtbot, session)
    assert end.waits, "the move before it is still to be seen"
    assert not page.is_settled
    page.table_model.board.hurry()
    assert end.runs
    assert not page.is_settled
    assert page.settle_model.page.title not in said
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert not page.is_settled, "the Enter was meant for the table"
    monkeypatch.setattr(ending, "QUIET", 0)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert page.is_settled
    assert session.deal_number == 1, "and not for the next deal"
    page.show_table()
    assert not end.property("shown")
    others = [seat for seat in page.table_model.board.picture.seats[1:] if seat.present]
    assert all(seat.faces for seat in others)
    assert session.last_result is not None
    assert not page.is_settled
    QApplication.processEvents()
    for part in ("claimBar", "hand"):
        page.show_table()
        QApplication.processEvents()
        page.table.focus_part(part)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert page.table_model.board.property("selected") <= 0
        assert page.is_settled, "Enter shows the score, as the button of the tutor says"


@pytest.mark.thorough
def test_the_tutor_tells_how_a_deal_has_ended_when_it_is_seen_and_leads_to_the_score(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, context, session = game
    monkeypatch.setattr("peling_app.play.table.model.table.time_line", late)
    context.pace = Pace(quiet=0, look=0, seen=True)
    page = at_table(qtbot, window)
    leave_the_dice(window)
    panel, end = page.tutor.panel, page.table_model.board.end
    named: list[tuple[bool, bool]] = []
    page.tutor_model.changed.connect(lambda: named.append((page.tutor_model.now.over, end.waits)))
    play_to_the_end(qtbot, session)
    assert end.waits, "the move before it is still to be seen"
    assert not page.tutor_model.now.over
    page.table_model.board.hurry()
    assert not end.waits
    assert page.tutor_model.now.over, "the tutor tells it when it is seen"
    assert session.last_result is not None
    page.show_table()
    assert {(False, True), (True, False)} <= set(named)
    assert (True, True) not in named, "nothing is said before it is seen"
    shown = page.tutor_model.now
    assert bool(shown.sets) is (session.last_result.winner is not None)
    assert all(name for _, name in shown.sets)
    page.tutor.open(Tab.NOW)
    button = next(one for one in panel.findChildren(Button) if one.text() == "Show the score")
    assert button.isVisible()
    assert not panel.coaching.isVisible()
    button.click()
    assert page.is_settled


def at_settlement(
    qtbot: QtBot,
    window: MainWindow,
    context: AppContext,
    session: Session,
    length: Length = Length.NO_END,
) -> tuple[PlayPage, SettlePage]:
    """Play a deal to its end and return table and settlement, where *Next deal* waits for an hour."""
    context.pace = Pace(quiet=0, look=3_600_000, seen=False)
    page = at_table(qtbot, window, length)
    leave_the_dice(window)
    play_to_the_end(qtbot, session)
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.settle is not None
    return page, page.settle


def test_a_settlement_is_not_skipped_by_the_enter_of_the_table(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, context, session = game
    page, settle = at_settlement(qtbot, window, context, session)
    for _ in range(2):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    QTest.mouseClick(settle.next, Qt.MouseButton.LeftButton)
    assert not session.is_writing
    settle.look_time.setInterval(1)
    settle.look_time.start()
    qtbot.waitUntil(settle.next.isEnabled)

    # Whoever opens a game at its settlement is not at the table: he need not wait.
    path = session.path
    settle.look_time.setInterval(3_600_000)
    settle.look_time.start()
    window.show_page(PageId.HOME)
    session.finish()
    assert path is not None
    window.ways.continue_game(path)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE and page.is_settled)
    assert page.settle is not None
    assert page.settle.next.isEnabled()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.deal_number == 2)


def test_at_the_end_of_a_game_enter_does_what_the_button_says_and_blindly_nothing(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever strikes Enter on and on comes to the result, and begins no other game by it."""
    window, context, session = game
    page, settle = at_settlement(qtbot, window, context, session, Length.DEAL)
    path = session.path
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert page.result is None
    settle.next.setEnabled(True)
    settle.next.setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert page.result is None, "this lets tiles pass as long as a deal runs, and is nothing else"
    settle.look_time.setInterval(0)
    settle.look_time.begin()
    qtbot.waitUntil(lambda: says_enter(window) == ["To the result"])
    for _ in range(8):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        QApplication.processEvents()
    result = page.result
    assert result is not None
    assert result.isVisible()
    assert (session.path, says_enter(window)) == (path, []), "it was not seen long enough"
    anew: list[int] = []
    with monkeypatch.context() as patch:
        patch.setattr(result.look_time, "start", lambda: anew.append(1))
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert anew, "it waits from the last Enter on"
    result.look_time.setInterval(0)
    result.look_time.begin()
    qtbot.waitUntil(lambda: says_enter(window) == ["Play again"])
    others = [one for one in result.findChildren(Button) if one.isVisible() and one is not result.again]
    assert len(others) == 5
    for one in others:
        one.setFocus()
        assert says_enter(window) == [], f"Enter is for {one.text()}"
    result.again.setFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.path not in {path, None} and session.last_result is None)


def test_the_last_settlement_of_a_game_can_be_seen_again_from_its_result(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    """Whoever left the table before he had read it came back to the result, and to nothing behind it."""
    window, context, session = game
    context.pace = Pace(quiet=0, look=0, seen=False)
    page = at_table(qtbot, window, Length.DEAL)
    leave_the_dice(window)
    play_to_the_end(qtbot, session)
    path = session.path
    assert path is not None
    window.show_page(PageId.HOME)
    window.ways.continue_game(path)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE and page.result is not None)
    assert page.result is not None
    for back in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
        assert page.result.isVisible()
        assert (page.result.settlement.text(), page.result.settlement.shown_key) == ("Settlement", "Esc")
        page.result.settlement.setFocus()
        QTest.keyClick(window.focusWidget(), back)
        assert page.is_settled
        assert page.settle is not None
        assert page.settle_model.page.hands
        page.settle.next.click()


@pytest.mark.thorough
def test_set_the_table_is_left_for_where_it_was_opened(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    """Escape led to the start page, from where nothing leads to a game that is over."""
    window, context, session = game
    context.pace = Pace(quiet=0, look=0, seen=False)
    at_table(qtbot, window, Length.DEAL)
    leave_the_dice(window)
    play_to_the_end(qtbot, session)
    for looked_at in (None, PageId.HELP):
        window.show_page(PageId.SETUP)
        if looked_at is not None:
            window.show_page(looked_at)
            window.go_back()
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        assert window.current is PageId.TABLE
    window.show_page(PageId.HOME)
    window.show_page(PageId.SETUP)
    window.go_back()
    assert window.current is PageId.HOME
    window.show_page(PageId.TABLE)
    window.show_page(PageId.SETUP)
    session.finish()
    window.go_back()
    assert window.current is PageId.HOME, "no game is open any more"


def says_enter(window: MainWindow) -> list[str]:
    """Return the buttons that say that Enter presses them, and that it can."""
    found = (one for one in window.findChildren(Button) if one.isVisible() and one.isEnabled())
    return [one.text() for one in found if one.shown_key == ENTER]


@pytest.mark.thorough
def test_a_settlement_is_looked_at_from_when_it_is_painted(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    """On a slow machine the second was over before the page was there, and its first Enter led on."""
    window, context, session = game
    _, settle = at_settlement(qtbot, window, context, session)
    settle.come(by_itself=True)
    settle.look_time.timeout.emit()
    assert not settle.next.isEnabled(), "it is not painted yet"
    settle.look_time.timeout.emit()
    assert settle.next.isEnabled()
    settle.come(by_itself=True)
    QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))
    settle.look_time.timeout.emit()
    assert settle.next.isEnabled()
    settle.come(by_itself=True)
    settle.come(by_itself=False)
    assert (settle.next.isEnabled(), settle.look_time.isActive()) == (True, False)


def test_nothing_is_taken_at_first_behind_the_dice_and_in_each_part_of_a_page(
    qtbot: QtBot, tmp_path: Path
) -> None:
    session = Session(tmp_path / "games", new_seed=lambda: SHORT)
    context = make_context(session=session, settings={"computer_pause": 0, "sound": False})
    context.score_folder = tmp_path / "sheets"
    context.pace = Pace(quiet=HOURS, look=0, seen=False)
    window = make_window(context)
    qtbot.addWidget(window)
    table = at_table(qtbot, window)
    leave_the_dice(window)
    qtbot.waitUntil(lambda: session.view is not None and session.view.awaited)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Return):
        QTest.keyClick(table.table.quick, key)
    assert table.table_model.board.property("selected") == 0, "the key was meant for the dice"
    play_to_the_end(qtbot, session)
    window.show_page(PageId.LEARN)
    learn = window.page(PageId.LEARN)
    window.show_page(PageId.SCORE)
    score = window.page(PageId.SCORE)
    assert isinstance(learn, LearnPage)
    assert isinstance(score, ScorePage)
    table.show_table()
    for page_id, bring in (
        (PageId.TABLE, table.show_settlement),
        (PageId.TABLE, table.show_table),
        (PageId.LEARN, partial(learn.open, "course:pung-chow")),
        (PageId.LEARN, learn.show_start),
        (PageId.SCORE, score.show_people),
    ):
        window.show_page(page_id)
        qtbot.waitUntil(lambda: not window.keeper.is_coming)
        bring()
        assert window.keeper.is_coming, bring
    window.close()
