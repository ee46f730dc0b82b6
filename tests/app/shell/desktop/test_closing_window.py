"""As the window closes it first hears nobody any more, then all that was made writes what is left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.play.session import Session
from peling_app.shell.model.context import AppContext, Made
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window

HEARS = "the window says that it begins to close"


def test_all_that_was_made_is_finished_after_the_window_hears_nobody(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks a session again after it was finished has it begin a thread again."""
    context = replace(make_context(session=Session(tmp_path / "games")), score_folder=tmp_path / "sheets")
    window = make_window(context)
    qtbot.addWidget(window)
    made = {part.name: getattr(context, part.name) for part in fields(Made)}
    assert None not in made.values()
    made["session"] = context.session
    done: list[str] = []
    for name, one in made.items():
        if hasattr(one, "finish"):
            finish = one.finish
            monkeypatch.setattr(one, "finish", partial(noted, done, name, finish))
    window.leaving.connect(lambda: done.append(HEARS))
    window.close()
    assert done[0] == HEARS
    assert sorted(done[1:]) == sorted(name for name, one in made.items() if hasattr(one, "finish"))


def noted(done: list[str], name: str, finish: Callable[[], None]) -> None:
    """Note that something is finished, and finish it."""
    done.append(name)
    finish()


def test_every_page_that_was_made_is_let_go_when_the_window_closes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And after the sessions: what a page shows is followed to the end."""
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    for page_id in (PageId.SETUP, PageId.LEARN, PageId.HELP):
        window.page(page_id)
    done: list[str] = []
    monkeypatch.setattr(AppContext, "finish", partial(noted, done, "sessions", lambda: None))
    for page_id, page in window.made.items():
        monkeypatch.setattr(page, "unload", partial(noted, done, page_id.name, page.unload))
    window.close()
    assert done[0] == "sessions"
    assert sorted(done[1:]) == sorted(page_id.name for page_id in window.made)
    assert {"SETUP", "LEARN", "HELP"} <= set(done)
