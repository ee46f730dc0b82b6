from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.kit.view.fade import Fade
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.tutor.conftest import english
from tests.end2end.stage import make_context, make_window

__all__ = ["english"]


@pytest.fixture
def score(qtbot: QtBot, tmp_path: Path, english: object) -> Iterator[ScoreSession]:  # noqa: ARG001 - first
    made = ScoreSession(tmp_path / "sheets")
    yield made
    made.finish()


@pytest.fixture
def context(tmp_path: Path, english: object) -> AppContext:  # noqa: ARG001 - the language comes first
    made = make_context()
    made.score_folder = tmp_path / "sheets"
    return made


@pytest.fixture
def window(qtbot: QtBot, context: AppContext) -> Iterator[MainWindow]:
    made = make_window(context)
    qtbot.addWidget(made)
    made.activateWindow()
    yield made
    made.close()


@pytest.fixture
def page(window: MainWindow) -> ScorePage:
    window.ways.show_score()
    for fade in window.findChildren(Fade):
        fade.finish()
    shown = window.page(PageId.SCORE)
    assert isinstance(shown, ScorePage)
    return shown
