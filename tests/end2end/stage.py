"""Build windows for pictures and for tests of whole screens: no user folder, no game unless one is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from peling.core.tiles import Wind, tile
from peling.rulebooks import RULE_SETS
from peling_app.books.model.chosen import ChosenRules
from peling_app.kit.model.commands import Commands
from peling_app.kit.model.theme import Theme
from peling_app.kit.pace import AT_ONCE
from peling_app.kit.view.fade import Fade
from peling_app.platform import resources, shipped
from peling_app.platform.i18n import Translations
from peling_app.platform.journal_folder import Unreadable
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Appearance, Language
from peling_app.play.model.saved_games import SavedGames
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from peling_app.play.setup import SavedGame, Waiting
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow

SMALL = QSize(1024, 700)
MIDDLE = QSize(1440, 900)
LARGE = QSize(2560, 1440)
REVIEW_BUDGET = 60
"""Rollouts by which a deal that is over is reviewed: with those of the program each test that plays a deal to
its end would have a thread weigh every decision for seconds, while it looks at something else."""


@dataclass
class Stage:
    """What pictures are taken with.

    Attributes:
        settings: win over those that a picture asks for.
        look: what is done with a widget that is ready; its image is the picture.
    """

    settings: dict[str, object] = field(default_factory=dict)
    look: Callable[[QWidget], QImage] = lambda widget: widget.grab().toImage()


STAGE = Stage()


class Sudden(Theme):
    """A look in which pages come at once: a picture of the old one and each step of its fading take long."""

    def fade(self) -> int:
        """Return no time at all."""
        return 0


@contextmanager
def other_stage(look: Callable[[QWidget], QImage], **settings: object) -> Iterator[None]:
    """Do something else with every widget that is ready than take its picture, under these settings."""
    before = replace(STAGE)
    STAGE.look, STAGE.settings = look, {**before.settings, **settings}
    try:
        yield
    finally:
        STAGE.look, STAGE.settings = before.look, before.settings


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
    review_budget: int = REVIEW_BUDGET,
    fades: bool = False,
) -> AppContext:
    """Return what pages share, with settings that live in memory only and without motion.

    Pages come at once, unless they are to fade in as they do in the program.
    """
    application()
    preferences = make_preferences(night=night, language=language, **(settings or {}))
    language = preferences.current.language
    theme = Theme(preferences) if fades else Sudden(preferences)
    theme.force_reduced_motion()
    translations = Translations(shipped.translations())
    translations.use(language)
    rules = ChosenRules(preferences, lambda: frozenset(RULE_SETS))
    games = SavedGames()
    games.show(saved, unreadable)
    made = AppContext(preferences, theme, translations, Commands(), rules, session, games, pace=AT_ONCE)
    if session is not None:
        made.made.reviews = ReviewStore(session, review_budget, parent=made.commands)
    return made


def make_preferences(
    *, night: bool = False, language: Language = Language.ENGLISH, **settings: object
) -> Preferences:
    """Return settings that live in memory only."""
    preferences = Preferences(None)
    appearance = Appearance.NIGHT if night else Appearance.DAY
    asked: dict[str, object] = {"appearance": appearance, "language": language, **settings}
    preferences.update(**(asked | STAGE.settings))
    return preferences


def make_window(context: AppContext, size: QSize = MIDDLE, *, painted: bool = False) -> MainWindow:
    """Return a shown main window of this size.

    It is laid out and takes keys and clicks. It is painted when a picture of it is taken, or from the first
    if it is to be `painted`: that takes a third of the time of tests that do not look.
    """
    window = MainWindow(context)
    window.resize(size)
    window.show()
    window.setUpdatesEnabled(painted)
    QApplication.processEvents()
    return window


@contextmanager
def silent_window(folder: Path) -> Iterator[MainWindow]:
    """Give a shown main window without sound; games are kept in this folder, sheets in one inside it."""
    context = make_context(session=Session(folder), settings={"sound": False})
    window = make_window(replace(context, score_folder=folder / "sheets"))
    try:
        yield window
    finally:
        window.close()


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
        names=(("", "human", ""), ("", "novice", "magpie"), ("", "club", "heron"), ("", "club", "crane")),
        standings=(214, -96, 38, -156),
    )
    return first if number == 0 else replace(first, deal=number, waiting=Waiting.TURN, tile=None)


def finish_fades(widget: QWidget) -> None:
    """Let everything in a widget have come that is still fading in."""
    for fade in widget.findChildren(Fade):
        fade.finish()


def picture(widget: QWidget) -> QImage:
    """Return what a widget looks like when everything has been laid out and nothing fades any more.

    While the stage is another, that is done which it does.
    """
    finish_fades(widget)
    widget.window().setUpdatesEnabled(True)
    for _ in range(5):
        QApplication.processEvents()
    return STAGE.look(widget)
