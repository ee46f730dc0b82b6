"""A game in which the user is to discard, at the table, and a coach who is strict."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.core.actions import Pass
from peling_app.platform.settings import Coaching
from peling_app.play import coaching
from peling_app.play.session import Session
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.coaching.coached import as_found, discards, worst_last
from tests.app.play.sessions import HOURS, open_game
from tests.end2end.stage import make_context, make_window


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    made = Session(tmp_path, new_seed=lambda: 7)
    made.set_pause(0)
    open_game(qtbot, made)

    def may_discard() -> bool:
        if made.legal and not discards(made):
            made.do(Pass())
        return bool(discards(made))

    qtbot.waitUntil(may_discard, timeout=30_000)
    made.set_pause(HOURS)
    yield made
    made.finish()


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "counsel", worst_last)
    monkeypatch.setattr(coaching, "stop_before", as_found)


@pytest.fixture
def window(qtbot: QtBot, session: Session, strict: None) -> Iterator[MainWindow]:  # noqa: ARG001 - it comes first
    """Return the window with that game; a real coach would weigh it for a second in every test."""
    context = make_context(session=session, settings={"sound": False, "coaching": Coaching.STOP})
    shown = make_window(context)
    qtbot.addWidget(shown)
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    shown.show_page(PageId.TABLE)
    yield shown
    shown.close()


@pytest.fixture
def page(window: MainWindow) -> PlayPage:
    made = window.page(PageId.TABLE)
    assert isinstance(made, PlayPage)
    return made
