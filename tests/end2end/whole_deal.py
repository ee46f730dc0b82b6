"""A game in the whole window with a fixed wall, for tests that play a deal as a person would."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from peling.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, GoOut
from peling_app.session import Session
from peling_app.setup import GameSetup, Level, Opponent
from peling_app.views.shell.main_window import MainWindow
from peling_app.views.shell.pages import PageId
from peling_app.views.shell.play_page import PlayPage
from tests.end2end.stage import make_context, make_window

SEEDS = {"pung-chow": 7, "four-winds": 7, "fenghua": 3}
"""Of walls, dice and computer players, by the book: the user can claim in this deal."""

PATIENCE = 20_000
CLAIMS = (ClaimWin, ClaimKong, ClaimPung, ClaimChow)
OPPONENTS = tuple(Opponent(name, Level.NOVICE) for name in ("Magpie", "Heron", "Crane"))


def setup_for(book: str) -> GameSetup:
    """Return a game by a book as it stands against three novices."""
    return GameSetup(rule_set=book, options=(), player_name="", opponents=OPPONENTS, learning_aids=True)


def open_window(folder: Path, qtbot: QtBot, book: str) -> tuple[MainWindow, Session]:
    """Return a shown window without motion and the session behind it, which deals the book's fixed wall."""
    session = Session(folder / "games", new_seed=lambda: SEEDS[book])
    context = make_context(session=session, settings={"computer_pause": 0, "sound": False})
    window = make_window(context)
    qtbot.addWidget(window)
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window, session


def table_of(window: MainWindow) -> PlayPage:
    """Return the page of play."""
    page = window.page(PageId.TABLE)
    assert isinstance(page, PlayPage)
    return page


def waits(session: Session) -> bool:
    """Tell whether the user is to act, or the deal is over."""
    view = session.view
    return session.last_result is not None or (view is not None and view.awaited and bool(session.legal))


def wish(session: Session) -> str:
    """Return what the user does: the place of the claim bar to press, ``"claim"`` or ``"discard"``.

    An offered tile is claimed when there is one thing it can be claimed for.
    """
    legal = session.legal
    if any(isinstance(action, GoOut | ClaimWin) for action in legal):
        return "mahjongg"
    claims = [action for action in legal if isinstance(action, CLAIMS)]
    if len(claims) == 1:
        return "claim"
    view = session.view
    return "discard" if view is not None and view.turn is view.me and view.offer is None else "pass"
