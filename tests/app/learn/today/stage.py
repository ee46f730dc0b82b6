"""A window on Learn with a clock that says what it is set to."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from peling.lessons.drills.question import Explanation
from peling_app.learn.facts import Clock
from peling_app.learn.session import LearnSession
from peling_app.learn.view.learn_page import LearnPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.windows import window_at
from tests.end2end.stage import make_context

DAY = date(2026, 11, 22)
BOOK = "pung-chow"
WRONG = Explanation(right=False, got=0, of=1, parts=())


class Time:
    """A clock that says what it is set to."""

    def __init__(self) -> None:
        self.today = DAY
        self.seconds = 100.0
        self.clock = Clock(lambda: self.today, lambda: self.seconds)


class Stage(NamedTuple):
    """A window on Learn, its session, and the time there."""

    window: MainWindow
    page: LearnPage
    learn: LearnSession
    time: Time


@pytest.fixture
def stage(qtbot: QtBot, english: object, tmp_path: Path) -> Iterator[Stage]:  # noqa: ARG001 - the language comes first
    context = make_context()
    time = Time()
    learn = LearnSession(
        tmp_path / "progress.json", new_seed=lambda: 7, clock=time.clock, parent=context.commands
    )
    context.use_learn(learn)
    window = window_at(qtbot, context, PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    yield Stage(window, page, learn, time)
    window.close()
    learn.finish()
