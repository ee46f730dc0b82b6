"""The program opens one sound device, for the table, the menu and the settings."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.platform import sounds
from peling_app.platform.loudspeaker import Silence, SilentError
from peling_app.play.session import Session
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from peling_app.shell.view.settings_dialog import SettingsDialog
from tests.end2end.stage import make_context, make_window


class Pretended:
    """A loudspeaker that only counts how many there are, and what is played."""

    opened = 0
    has_device = True

    def __init__(self, _files: object) -> None:
        if not Pretended.has_device:
            raise SilentError(Silence.NO_DEVICE)
        Pretended.opened += 1

    def play(self, name: str, loudness: float) -> None:
        """Be silent."""

    def wake(self) -> None:
        """Be awake."""

    def rest(self) -> None:
        """Rest."""

    def close(self) -> None:
        """Be closed."""


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AppContext:
    monkeypatch.setattr(sounds, "SmallLoudspeaker", Pretended)
    monkeypatch.setattr(Pretended, "opened", 0)
    return make_context(session=Session(tmp_path / "games"))


@pytest.fixture
def window(qtbot: QtBot, context: AppContext) -> Iterator[MainWindow]:
    made = make_window(context)
    qtbot.addWidget(made)
    yield made
    made.close()


def settings(window: MainWindow) -> SettingsDialog:
    """Open the settings."""
    window.show_settings()
    return next(one for one in window.findChildren(SettingsDialog) if one.isVisible())


@pytest.mark.thorough
def test_table_menu_and_settings_share_one_device(
    qtbot: QtBot, context: AppContext, window: MainWindow
) -> None:
    window.page(PageId.TABLE)
    qtbot.waitUntil(lambda: Pretended.opened == 1)
    for _ in range(2):
        settings(window).close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    context.commands.trigger("view.sound")
    context.commands.trigger("view.sound")
    qtbot.waitUntil(lambda: not context.sounds.worker.busy)
    assert Pretended.opened == 1


@pytest.mark.thorough
def test_settings_that_are_closed_hear_nothing_more(
    qtbot: QtBot, context: AppContext, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pretended, "has_device", False)
    first = settings(window)
    qtbot.waitUntil(lambda: not first.slider("volume").isEnabled())
    first.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    again = settings(window)
    assert not again.slider("volume").isEnabled(), "what is known is said at once"
    qtbot.waitUntil(lambda: not context.sounds.worker.busy)
    monkeypatch.setattr(Pretended, "has_device", True)
    again.close()
    later = settings(window)
    qtbot.waitUntil(later.slider("volume").isEnabled)
    assert window.notice.isHidden(), "the window says it only to whoever has switched sound on"
    assert context.sounds.silence is None
