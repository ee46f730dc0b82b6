"""Build windows for pictures and for tests of whole screens: no user folder, no game unless one is given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from peling.rulebooks import RULE_SETS
from peling.tiles import Wind, tile
from peling_app import resources
from peling_app.i18n import Translations
from peling_app.journal_folder import Unreadable
from peling_app.pace import AT_ONCE
from peling_app.session import Session
from peling_app.settings import Appearance, Language
from peling_app.setup import SavedGame, Waiting
from peling_app.viewmodels.commands import Commands
from peling_app.viewmodels.context import AppContext
from peling_app.viewmodels.home import HomeModel
from peling_app.viewmodels.preferences import Preferences
from peling_app.viewmodels.theme import Theme
from peling_app.views.shell.fade import Fade
from peling_app.views.shell.main_window import MainWindow

SMALL = QSize(1024, 700)
MIDDLE = QSize(1440, 900)
LARGE = QSize(2560, 1440)


def application() -> QApplication:
    """Return the one application, with the program's fonts and style."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication([])
    app.setStyle("Fusion")
    resources.load_fonts()
    return app


def make_context(
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    session: Session | None = None,
    saved: tuple[SavedGame, ...] = (),
    unreadable: tuple[Unreadable, ...] = (),
    settings: Mapping[str, object] | None = None,
) -> AppContext:
    """Return what pages share, with settings that live in memory only and without motion."""
    application()
    preferences = Preferences(None)
    appearance = Appearance.NIGHT if night else Appearance.DAY
    preferences.update(appearance=appearance, language=language, **(settings or {}))
    theme = Theme(preferences)
    theme.force_reduced_motion()
    translations = Translations(resources.translations())
    translations.use(language)
    home = HomeModel(preferences, lambda: frozenset(RULE_SETS))
    home.set_saved(saved, unreadable)
    return AppContext(preferences, theme, translations, Commands(), home, session, pace=AT_ONCE)


def make_window(context: AppContext, size: QSize = MIDDLE) -> MainWindow:
    """Return a shown main window of this size."""
    window = MainWindow(context)
    window.resize(size)
    window.show()
    QApplication.processEvents()
    return window


def saved_game(number: int = 0) -> SavedGame:
    """Return an unfinished game; a higher number is an older one."""
    first = SavedGame(
        path=Path(f"game-{number}.peling"),
        rule_set="pung-chow",
        deal=6,
        wind=Wind.SOUTH,
        waiting=Waiting.CLAIM,
        when=datetime.now(UTC).astimezone().replace(hour=21, minute=40) - timedelta(days=1 + number),
        discarder=Wind.WEST,
        tile=tile("C5"),
        names=(("", "human"), ("Magpie", "novice"), ("Heron", "club"), ("Crane", "club")),
        standings=(214, -96, 38, -156),
    )
    return first if number == 0 else replace(first, deal=number, waiting=Waiting.TURN, tile=None)


def picture(widget: QWidget) -> QImage:
    """Return what a widget looks like when everything has been laid out and nothing fades any more."""
    for fade in widget.findChildren(Fade):
        fade.finish()
    for _ in range(3):
        QApplication.processEvents()
    return widget.grab().toImage()
