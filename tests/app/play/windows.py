"""The program in a window with a game: how it is set up, and how it is played to its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pytestqt.qtbot import QtBot

from peling.core.actions import ClaimWin, Discard, GoOut, Pass
from peling.rules.course import Length
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId

SETUP = NewGame(
    rule_set="pung-chow",
    options=(),
    player_name="",
    opponents=tuple(Opponent(name, Level.NOVICE) for name in ("Magpie", "Heron", "Crane")),
    learning_aids=True,
)


SHORT = 21
"""Of a game whose first deal somebody wins after ten moves."""


def play_page(window: MainWindow) -> PlayPage:
    page = window.page(PageId.TABLE)
    assert isinstance(page, PlayPage)
    return page


def at_table(qtbot: QtBot, window: MainWindow, length: Length = Length.NO_END) -> PlayPage:
    """Begin a game and return its page, when that is in front."""
    window.ways.start_game(replace(SETUP, length=length))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    return play_page(window)


def leave_the_dice(window: MainWindow) -> None:
    play_page(window).table_model.board.hurry()


def play_to_the_end(qtbot: QtBot, session: Session) -> None:
    """Discard what was drawn and pass, until the deal is over."""

    def ready() -> bool:
        view = session.view
        return session.last_result is not None or (
            view is not None and view.awaited and bool(session.legal) and not session.is_writing
        )

    while session.last_result is None:
        qtbot.waitUntil(ready, timeout=10_000)
        wanted: tuple[Callable[[object], bool], ...] = (
            lambda action: isinstance(action, GoOut | ClaimWin),
            lambda action: isinstance(action, Pass),
            lambda action: isinstance(action, Discard),
        )
        choice = next(
            (action for wish in wanted for action in session.legal if wish(action)),
            None,
        )
        if choice is None:
            continue
        with qtbot.waitSignal(session.changed, timeout=10_000):
            session.do(choice)
