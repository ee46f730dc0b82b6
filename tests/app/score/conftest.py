from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.ledger.inputs import SheetSetup
from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.large import LargeEntry
from peling_app.score.session import ScoreSession
from peling_app.score.view.large.page import LargeEntryPage
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.tutor.conftest import english
from tests.app.score.evenings import NAMES, settle
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
    shown = window.page(PageId.SCORE)
    assert isinstance(shown, ScorePage)
    return shown


@pytest.fixture
def large(qtbot: QtBot, score: ScoreSession) -> LargeEntryPage:
    """Return the page in a window of its own."""
    entry = EntryModel(score)
    shown = LargeEntryPage(Theme(Preferences(None)), LargeEntry(score, entry))
    entry.setParent(shown)
    shown.model.setParent(shown)
    qtbot.addWidget(shown)
    shown.resize(1440, 853)
    shown.show()
    return shown


@pytest.fixture
def begin(qtbot: QtBot, score: ScoreSession, large: LargeEntryPage) -> Callable[..., LargeEntry]:
    """Return what begins a sheet by a book and shows its first deal."""

    def made(rules: str = "pung-chow") -> LargeEntry:
        score.new(SheetSetup("T", rules, {}, NAMES, 0, 0, None, "1923-05-17T20:00:00+00:00"))
        settle(qtbot, score)
        large.setFocus()
        return large.model

    return made
