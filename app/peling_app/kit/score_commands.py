"""List the commands of the score sheets, see `peling_app.kit.commands`."""

from __future__ import annotations

from typing import Final

from peling_app.kit.command import QT_TRANSLATE_NOOP, Flag, Group, Scope
from peling_app.kit.command import alike as _all

SCORE_COMMANDS: Final = (
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.new", QT_TRANSLATE_NOOP("Commands", "New score sheet"), ("Ctrl+T",)),
        ("score.sheets", QT_TRANSLATE_NOOP("Commands", "All score sheets"), ("Ctrl+L",)),
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.begin", QT_TRANSLATE_NOOP("Commands", "Begin the sheet"), ("Ctrl+Return", "Ctrl+Enter")),
        ("score.house-rules", QT_TRANSLATE_NOOP("Commands", "House rules"), ("Ctrl+H",)),
        needs=Flag.SHEET_NEW,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.undo", QT_TRANSLATE_NOOP("Commands", "Undo"), ("Ctrl+Z",)),
        needs=Flag.SHEET_UNDO,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.redo", QT_TRANSLATE_NOOP("Commands", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
        needs=Flag.SHEET_REDO,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.correct", QT_TRANSLATE_NOOP("Commands", "Correct the deal chosen"), ("F2",)),
        ("score.insert", QT_TRANSLATE_NOOP("Commands", "Put in a forgotten deal"), ("Ctrl+I",)),
        ("score.remove", QT_TRANSLATE_NOOP("Commands", "Take the deal out"), ("Shift+Del",)),
        needs=Flag.SHEET_DEALS,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.rename-person", QT_TRANSLATE_NOOP("Commands", "Rename the person chosen"), ("F2",)),
        needs=Flag.PERSON_CHOSEN,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.next-deal", QT_TRANSLATE_NOOP("Commands", "Back to the next deal"), ("Ctrl+E",)),
        needs=Flag.SHEET_CORRECTING,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.overrule", QT_TRANSLATE_NOOP("Commands", "Set East or the round by hand"), ("Ctrl+R",)),
        ("score.seats", QT_TRANSLATE_NOOP("Commands", "Draw the seats anew"), ("Ctrl+D",)),
        ("score.history", QT_TRANSLATE_NOOP("Commands", "Corrections"), ("Ctrl+J",)),
        ("score.rename", QT_TRANSLATE_NOOP("Commands", "Title, place and names"), ("Shift+F2",)),
        ("score.large", QT_TRANSLATE_NOOP("Commands", "Large entry"), ("F8",)),
        ("score.evening", QT_TRANSLATE_NOOP("Commands", "What the evening came to"), ("F7",)),
        ("score.at-table", QT_TRANSLATE_NOOP("Commands", "Large figures, dice and clock"), ("Shift+F8",)),
        ("score.print", QT_TRANSLATE_NOOP("Commands", "Print the sheet"), ("Ctrl+P",)),
        ("score.pdf", QT_TRANSLATE_NOOP("Commands", "Save the sheet as PDF"), ("Ctrl+Shift+P",)),
        ("score.csv", QT_TRANSLATE_NOOP("Commands", "Save the rows as CSV"), ("Ctrl+Shift+C",)),
        ("score.export", QT_TRANSLATE_NOOP("Commands", "Save the whole sheet as JSON"), ("Ctrl+Shift+E",)),
        needs=Flag.SHEET_OPEN,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.people", QT_TRANSLATE_NOOP("Commands", "People"), ("Ctrl+Shift+H",)),
        ("score.import", QT_TRANSLATE_NOOP("Commands", "Import a score sheet"), ("Ctrl+Shift+I",)),
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.enter", QT_TRANSLATE_NOOP("Commands", "Enter the deal"), ("Ctrl+Return", "Ctrl+Enter")),
        ("score.won", QT_TRANSLATE_NOOP("Commands", "This player won"), ("Ctrl+M",)),
        ("score.gave", QT_TRANSLATE_NOOP("Commands", "This player discarded the winning tile"), ("Ctrl+G",)),
        ("score.drawn", QT_TRANSLATE_NOOP("Commands", "Nobody won"), ("Ctrl+Shift+D",)),
        ("score.by-points", QT_TRANSLATE_NOOP("Commands", "Tiles or points of this player"), ("F4",)),
        (
            "score.row-order",
            QT_TRANSLATE_NOOP("Commands", "Rows by people or by winds"),
            ("Ctrl+Shift+W",),
        ),
        needs=Flag.SHEET_SHOWN,
    ),
)
"""They stand in the list of all commands."""
