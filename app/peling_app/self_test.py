"""Show that an installation is whole: `pe-ling --self-test` plays a few turns by itself, saves and ends.

Whoever makes a package runs it, for a start page says little: only a game asks for the board, the books, the
kernel and the disk. Settings and games of the user are left alone.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

import peling
import peling_app
from peling.advice.kernel.machine import Kernel, NoKernelError
from peling.core.view import PlayerView
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling_app.platform.loudspeaker import SilentError, SmallLoudspeaker
from peling_app.platform.sounds import files
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId

BOOK: Final = RULE_SETS[0]
DISCARDS: Final = 3
"""So many tiles are discarded; a deal that is over before is as good."""
PATIENCE: Final = 60
"""Seconds after which what did not come does not come."""
BEAT: Final = 50
"""Milliseconds between two looks at whether it has come."""


class NotWholeError(Exception):
    """The installation lacks something; the message says what, for whoever made the package."""


def self_test(window: MainWindow, context: AppContext) -> str:
    """Test what is installed, play in the window that is shown, close it, and return what was done.

    Raises:
        NotWholeError: something is missing or does not do what it should.
    """
    session = context.session
    if session is None:
        raise NotWholeError("there is no session to play in")
    modules = sum(_import_all(package) for package in (peling, peling_app))
    for rules_id in RULE_SETS:
        rule_book(rules_id)
    _need("the schedule of what was learnt", ImportError, partial(importlib.import_module, "fsrs"))
    _need("the kernel", NoKernelError, lambda: Kernel(rule_set(BOOK)))
    _need("the sounds", SilentError, lambda: _pretend_to_play("win"))
    page = _begin(window)
    discards = _play(page, session)
    saved = _close(window, session)
    if saved.name not in {game.path.name for game in Session(saved.parent).saved_games()}:
        raise NotWholeError(f"{saved.name} is not in the list of saved games")
    return f"{modules} modules, {len(RULE_SETS)} books, {discards} discards, saved {saved.name}"


def _import_all(package: ModuleType) -> int:
    """Import every module of a package; return how many there are."""
    names = [
        found.name
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        if not found.name.endswith("__main__")
    ]
    for name in names:
        _need(f"the module {name}", ImportError, partial(importlib.import_module, name))
    if not names:
        raise NotWholeError(f"{package.__name__} has no modules")
    return len(names)


def _need(what: str, error: type[Exception], do: Callable[[], object]) -> None:
    try:
        do()
    except error as why:
        raise NotWholeError(f"{what} cannot be used: {why}") from why


def _pretend_to_play(name: str) -> None:
    """Play a sound into a device that is none."""
    speaker = SmallLoudspeaker(files(), lambda library: [library.Backend.NULL])
    try:
        speaker.play(name, 1.0)
        speaker.wake()
    finally:
        speaker.close()


def _begin(window: MainWindow) -> PlayPage:
    """Begin a game against three Experts, who use the kernel, and return the page it is played on."""
    opponents = tuple(Opponent(name, Level.EXPERT) for name in ("Ann", "Bo", "Cy"))
    window.ways.start_game(NewGame(BOOK, (), "", opponents, learning_aids=False))
    _wait(lambda: window.current is PageId.TABLE, "the table")
    page = window.page(PageId.TABLE)
    if not isinstance(page, PlayPage):
        raise NotWholeError("the table is not the page of play")
    if page.table.quick.errors():
        raise NotWholeError("; ".join(error.toString() for error in page.table.quick.errors()))
    return page


def _play(page: PlayPage, session: Session) -> int:
    """Discard some tiles by keys and pass what others discard; return how many were discarded."""
    discards = 0
    while session.last_result is None and discards < DISCARDS:
        _wait(lambda: session.last_result is not None or _awaited(session), "a turn")
        view = session.view
        if view is None or not _awaited(session):
            break
        _wait(partial(_has_begun, page), "the end of the beginning of a deal")
        discarding = view.turn is view.me and view.offer is None
        keys = (Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Return) if discarding else (Qt.Key.Key_Space,)
        for key in keys:
            _press(page, key)
        _wait(partial(_moved_on, session, view), "the answer to a key")
        discards += discarding
    return discards


def _has_begun(page: PlayPage) -> bool:
    """Return whether the beginning of a deal has been shown; press Enter, which goes on, while it has not."""
    beginning = page.table_model.board.beginning
    if beginning.opening is not None:
        _press(page, Qt.Key.Key_Return)
    return beginning.opening is None


def _awaited(session: Session) -> bool:
    return session.view is not None and session.view.awaited and bool(session.legal)


def _moved_on(session: Session, before: PlayerView) -> bool:
    return session.view != before


def _press(page: PlayPage, key: Qt.Key) -> None:
    """Press and release a key on the table, as the system would."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(page.table.quick, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
    QApplication.processEvents()


def _close(window: MainWindow, session: Session) -> Path:
    """Close the window and return the file in which the game is saved."""
    path = session.path
    if path is None or not path.is_file():
        raise NotWholeError("the game was not saved")
    window.close()
    session.finish()
    return path


def _wait(until: Callable[[], bool], what: str) -> None:
    """Let the program run until something has come."""
    deadline = monotonic() + PATIENCE
    beat = QTimer(interval=BEAT)
    beat.start()
    loop = QEventLoop()
    while not until():
        if monotonic() > deadline:
            raise NotWholeError(f"{what} did not come within {PATIENCE} seconds")
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
