from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from peling.rulebooks import RULE_SETS
from peling_app.books.model.chosen import ChosenRules
from peling_app.judge.session import JudgeSession
from peling_app.judge.view.page import JudgePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.tutor.conftest import english
from tests.app.windows import window_at
from tests.end2end.stage import make_context, make_preferences

__all__ = ["english"]

HAND = "B2 B3 B4 B5 B6 B7 D7 D8 D9 C3 C4 E E N"
"""One tile from a win when the north wind is gone."""


def be_quick(session: JudgeSession) -> None:
    """Let figures be settled after two rounds: how sharp they become is no matter of the page."""
    session.coach.patience = 0


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Callable[[], JudgeSession]]:
    """Make sessions, one after the other, as a program that is started again and again."""
    made: list[JudgeSession] = []

    def begin() -> JudgeSession:
        rules = ChosenRules(make_preferences(), lambda: frozenset(RULE_SETS))
        made.append(JudgeSession(rules, tmp_path / "position.json"))
        return made[-1]

    yield begin
    for session in made:
        session.finish()


@pytest.fixture
def window(qtbot: QtBot, english: object) -> Iterator[MainWindow]:  # noqa: ARG001 - the language comes first
    context = make_context()
    made = window_at(qtbot, context, PageId.JUDGE)
    yield made
    made.close()
    context.finish()


@pytest.fixture
def page(window: MainWindow) -> JudgePage:
    shown = window.page(PageId.JUDGE)
    assert isinstance(shown, JudgePage)
    shown.entry.setFocus(Qt.FocusReason.OtherFocusReason)
    be_quick(shown.model.session)
    return shown
