"""What a screen reader finds and presses, asked of Qt as the bridges to the systems ask it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.actions import Discard, Pass
from peling_app.__main__ import arguments, make_context, make_window
from peling_app.play.open_journal import agreement
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.shell.view.main_window import MainWindow

PRESS = "Press"
OPPONENTS = tuple(Opponent(name, Level.NOVICE) for name in ("Ann", "Bo", "Cy"))
ROLES_TO_ACT = frozenset(
    {
        QAccessible.Role.Button,
        QAccessible.Role.CheckBox,
        QAccessible.Role.RadioButton,
        QAccessible.Role.PageTab,
    }
)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """Show the whole program, silent and still, with a screen reader about; its game is always the same."""
    monkeypatch.setattr("peling_app.play.session.agreement", lambda setup, _: agreement(setup, 1922))
    (tmp_path / "settings.json").write_text(json.dumps({"sound": False, "computer_pause": 0}))
    QAccessible.setActive(True)
    context = make_context(qapp, arguments(["--data-dir", str(tmp_path), "--reduced-motion"]))
    shown = make_window(context)
    shown.show()
    yield shown
    shown.close()
    QAccessible.setActive(False)


@pytest.fixture
def session(window: MainWindow) -> Session:
    found = window.context.session
    assert found is not None
    return found


def below(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield an interface and all under it that can be seen."""
    if found.state().invisible:
        return
    yield found
    for number in range(found.childCount()):
        child = found.child(number)
        if child is not None:
            yield from below(child)


def everything(window: MainWindow) -> list[QAccessibleInterface]:
    return list(below(QAccessible.queryAccessibleInterface(window)))


def name(found: QAccessibleInterface) -> str:
    return found.text(QAccessible.Text.Name)


def object_name(found: QAccessibleInterface) -> str:
    # A row of a list or a tab has no object, which the stubs do not say.
    return str(getattr(found.object(), "objectName", str)())


def actions(found: QAccessibleInterface) -> list[str]:
    # Qt gives None for what cannot be acted on, which its stubs do not say.
    return list(getattr(found.actionInterface(), "actionNames", list)())


def press(found: QAccessibleInterface) -> None:
    found.actionInterface().doAction(PRESS)


def named(window: MainWindow, wanted: Callable[[str], bool]) -> list[QAccessibleInterface]:
    return [found for found in everything(window) if wanted(object_name(found))]


def hand(window: MainWindow) -> list[QAccessibleInterface]:
    return named(window, lambda called: called.startswith("hand-"))


def silent(window: MainWindow) -> list[str]:
    """Return everything to act on that has no name or, though it is enabled, no action."""
    return [
        f"{found.role().name} {name(found)!r} {object_name(found)!r} {actions(found)}"
        for found in everything(window)
        if found.role() in ROLES_TO_ACT
        and (
            not name(found).strip() or not (found.state().disabled or {PRESS, "Toggle"} & set(actions(found)))
        )
    ]


def start(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.opened):
        session.new(NewGame("pung-chow", (), "", OPPONENTS, learning_aids=True))


def test_the_doors_of_the_start_page_are_named_and_pressed(qtbot: QtBot, window: MainWindow) -> None:
    assert silent(window) == []
    names = [name(found) for found in everything(window) if found.role() in ROLES_TO_ACT]
    assert {"Play", "Learn", "Score", "House rules"} <= set(names)
    (play,) = (found for found in everything(window) if name(found) == "Play" and PRESS in actions(found))
    press(play)
    qtbot.waitUntil(lambda: "New game" in window.windowTitle())
    assert silent(window) == []
    start_button = [found for found in everything(window) if name(found).startswith("Start")]
    assert any(PRESS in actions(found) for found in start_button)


def test_the_board_tells_every_tile_and_every_claim(
    qtbot: QtBot, window: MainWindow, session: Session
) -> None:
    start(qtbot, session)
    leave_the_dice(qtbot, window)
    qtbot.waitUntil(lambda: bool(session.view and session.view.awaited))
    view = session.view
    assert view is not None
    qtbot.waitUntil(lambda: len(hand(window)) == len(view.hand.concealed))
    assert silent(window) == []
    claims = [name(found) for found in named(window, lambda called: called.startswith("claim-"))]
    first = ["Mah-Jongg", "Kong", "Pung", "Chow", "Pass"]
    assert [next(word for word in first if text.startswith(word)) for text in claims] == first
    texts = {name(found) for found in everything(window)}
    assert any(text.startswith("The wall") for text in texts)
    for opponent in OPPONENTS:
        assert any(opponent.name in text and "total" in text for text in texts)


def leave_the_dice(qtbot: QtBot, window: MainWindow) -> None:
    """Press whatever puts the dice away."""

    def gone() -> bool:
        for found in named(window, lambda called: called == "diceSkip"):
            press(found)
        return bool(hand(window))

    qtbot.waitUntil(gone)


def test_a_game_is_played_by_presses_alone(qtbot: QtBot, window: MainWindow, session: Session) -> None:
    start(qtbot, session)
    leave_the_dice(qtbot, window)
    discards = passes = 0
    while discards < 3:
        qtbot.waitUntil(lambda: bool(session.view and session.view.awaited))
        before = session.log
        if Pass() in session.legal:
            press_until_happened(qtbot, session, before, lambda: named(window, lambda c: c == "claim-pass"))
            passes += 1
        else:
            assert any(isinstance(action, Discard) for action in session.legal)
            press_until_happened(qtbot, session, before, lambda: hand(window)[-1:])
            discards += 1
    assert discards == 3


def press_until_happened(
    qtbot: QtBot, session: Session, before: object, buttons: Callable[[], list[QAccessibleInterface]]
) -> None:
    """Press once or twice: a first press selects a tile, a second one discards it."""
    state = session.state

    def done() -> bool:
        if session.state is state:
            for found in buttons():
                press(found)
        return session.state is not state

    qtbot.waitUntil(done)
    assert session.log != before or session.state is not state
