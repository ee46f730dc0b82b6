"""What could not be written since its file was away is said until it can be written again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.play.session import Session
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.score.evenings import EVENING, SETUP, settle
from tests.end2end.stage import make_context, make_window
from tests.end2end.walks.whole_deal import PATIENCE, open_window, setup_for, waits

GONE = "no longer there"


def away(path: Path) -> Path:
    """Move a file away; return where it is."""
    return path.rename(path.with_name("elsewhere"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return a window without games and sheets."""
    session = Session(tmp_path / "games")
    context = make_context(session=session, settings={"sound": False, "computer_pause": 0})
    context.score_folder = tmp_path / "sheets"
    made = make_window(context)
    qtbot.addWidget(made)
    return made


def test_a_sheet(qtbot: QtBot, window: MainWindow) -> None:
    window.ways.show_score()
    page = window.page(PageId.SCORE)
    assert isinstance(page, ScorePage)
    score = page.score
    score.new(replace(SETUP, rules_id="pung-chow"))
    settle(qtbot, score)
    path = score.path
    assert path is not None
    there = away(path)
    score.submit(EVENING[0])
    settle(qtbot, score)
    assert GONE in window.notice.text()
    there.rename(path)
    score.submit(EVENING[0])
    settle(qtbot, score)
    assert score.sheet is not None
    assert len(score.sheet.deals) == 1
    assert window.notice.text() == ""
    window.close()


def test_a_game(qtbot: QtBot, tmp_path: Path) -> None:
    window, session = open_window(tmp_path, qtbot, "pung-chow")
    with qtbot.waitSignal(session.opened):
        window.ways.start_game(setup_for("pung-chow"))
    qtbot.waitUntil(lambda: waits(session) and not session.is_writing, timeout=PATIENCE)
    path = session.path
    assert path is not None
    there = away(path)
    with qtbot.waitSignal(session.failed):
        session.do(session.legal[0])
    assert GONE in window.notice.text()
    there.rename(path)
    qtbot.waitUntil(lambda: not session.is_writing)
    with qtbot.waitSignal(session.saved):
        session.do(session.legal[0])
    assert window.notice.text() == ""
    window.close()
