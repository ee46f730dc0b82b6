"""A game in the whole window with a fixed wall, for tests that play a deal as a person would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, GoOut
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.table.conftest import Hands
from tests.end2end.stage import make_context, make_window

SEEDS = {"pung-chow": 7, "four-winds": 21, "fenghua": 69}
"""Of walls, dice and computer players, by the book: the user can claim in this deal, and it is soon over."""

PATIENCE = 20_000
CLAIMS = (ClaimWin, ClaimKong, ClaimPung, ClaimChow)
KEYS = {
    ClaimKong: Qt.Key.Key_K,
    ClaimPung: Qt.Key.Key_P,
    ClaimChow: Qt.Key.Key_C,
}
OPPONENTS = tuple(Opponent(name, Level.NOVICE) for name in ("Magpie", "Heron", "Crane"))


def setup_for(book: str) -> NewGame:
    """Return a game by a book as it stands against three novices."""
    return NewGame(rule_set=book, options=(), player_name="", opponents=OPPONENTS, learning_aids=True)


def open_window(folder: Path, qtbot: QtBot, book: str, seed: int | None = None) -> tuple[MainWindow, Session]:
    """Return a shown window without motion and the session behind it; it deals the book's wall or another."""
    session = Session(folder / "games", new_seed=lambda: SEEDS[book] if seed is None else seed)
    context = make_context(session=session, settings={"computer_pause": 0, "sound": False})
    window = make_window(context, painted=True)
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
    """Return whether the user is to act, or the deal is over."""
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


def type_key(window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(window.focusWidget(), key, held or Qt.KeyboardModifier.NoModifier)


def finish(session: Session, qtbot: QtBot, act: Callable[[str], None]) -> Counter[str]:
    """Play until the deal is over, doing what `wish` says; return how often what was done.

    Each time `act` must change what the user sees.
    """
    done: Counter[str] = Counter()
    while session.last_result is None:
        qtbot.waitUntil(lambda: waits(session), timeout=PATIENCE)
        view = session.view
        if not session.legal:
            continue
        wished = wish(session)
        with qtbot.waitSignal(session.changed, timeout=PATIENCE):
            act(wished)
        assert session.view != view
        done[wished] += 1
    return done


def finish_by_keys(window: MainWindow, session: Session, qtbot: QtBot) -> Counter[str]:
    """Play the deal to its end by keys, as they come to what has the focus."""

    def act(wished: str) -> None:
        match wished:
            case "discard":
                for key in (Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Return):
                    type_key(window, key)
            case "claim":
                claim = next(action for action in session.legal if isinstance(action, CLAIMS))
                type_key(window, KEYS[type(claim)])
            case "mahjongg":
                type_key(window, Qt.Key.Key_M)
            case _:
                type_key(window, Qt.Key.Key_Space)

    return finish(session, qtbot, act)


def finish_by_drag(user: Hands, session: Session, qtbot: QtBot) -> Counter[str]:
    """Play the deal to its end by dragging tiles and clicking the claim bar."""

    def act(wished: str) -> None:
        match wished:
            case "discard":
                user.drag(user.items("hand-")[-1].objectName(), user.spot("centreBox"))
            case "claim":
                offered = next(item for item in user.items("d-") if item.property("claimable"))
                user.drag(offered.objectName(), user.spot(user.items("hand-")[0].objectName()))
            case place:
                user.click(f"claim-{place}")

    return finish(session, qtbot, act)
