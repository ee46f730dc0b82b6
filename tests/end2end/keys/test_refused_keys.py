"""A key of a command that cannot be given now says what is missing for it, and nothing else says so."""

from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling_app.kit.commands import COMMANDS, Flag, Scope
from peling_app.shell.view.main_window import MainWindow
from tests.end2end.stage import make_context, make_window

SPEAKS_OF = {
    Flag.SHEET_OPEN: "No score sheet is open",
    Flag.SHEET_SHOWN: "This is done on a score sheet",
    Flag.SHEET_DEALS: "This is done with a deal",
    Flag.TABLE_ABOVE: "No table is seen from above",
    Flag.SHEET_UNDO: "nothing to undo",
    Flag.SHEET_REDO: "nothing to redo",
    Flag.COMPARE_UNDO: "of this hand to undo",
    Flag.JUDGE_UNDO: "of this position to undo",
    Flag.MAY_GROW: "cannot be larger",
    Flag.MAY_SHRINK: "cannot be smaller",
    Flag.TEXT_SIZED: "its normal size",
    Flag.HAND_ARRANGED: "nothing to sort",
    Flag.SHEET_CORRECTING: "No deal is being corrected",
    Flag.HAND_OF_GAME: "a hand to compare",
    Flag.SAVED_GAME: "No game is waiting",
    Flag.GAME_AWAY: "No game was put away",
    Flag.CAN_TAKE_BACK: "Nothing can be taken back",
    Flag.ASKED_LESS: "asked for everything already",
    Flag.ADVICE: "something to decide",
    Flag.TUTOR_SPEAKS: "the tutor says nothing",
    Flag.DEAL_SETTLED: "The next deal begins",
    Flag.DEAL_PLAYED: "No deal of this game is over",
}
"""What is missing, and words that only the sentence about it has; of other flags the page says nothing."""


def press(window: MainWindow, keys: str) -> list[Flag]:
    """Press a shortcut that no part of the page has taken; return of which flags the window speaks then."""
    QTest.keySequence(window, QKeySequence(keys))
    said = window.notice.text()
    found = [flag for flag, words in SPEAKS_OF.items() if words in said]
    assert bool(found) == bool(said)
    return found


def test_every_key_that_cannot_be_given_says_what_is_missing_and_is_silent_when_it_is_there(
    qtbot: QtBot,
) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    commands = context.commands
    given: list[str] = []
    commands.handle({one.id: partial(given.append, one.id) for one in COMMANDS})
    heard: set[Flag] = set()
    for scope in Scope:
        commands.set_scope(scope)
        here = [one for one in COMMANDS if one.works_on(scope)]
        for command, keys in [(one, keys) for one in here if one.needs for keys in one.keys]:
            commands.set_flags(dict.fromkeys(Flag, False))
            rivals = {Flag(one.needs) for one in here if keys in one.keys}
            said = press(window, keys)
            assert said == [flag for flag in SPEAKS_OF if flag in rivals], (scope, keys)
            heard.update(said)
            commands.set_flags({Flag(command.needs): True})
            assert window.notice.text() == "", "it is there now"
            given.clear()
            assert press(window, keys) == []
            assert given == [command.id]
    assert heard == SPEAKS_OF.keys()
