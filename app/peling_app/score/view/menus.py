"""What the menus of a score sheet hold, and how they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from peling_app.kit.commands import BY_ID
from peling_app.kit.model.commands import Commands, command_text
from peling_app.kit.view.dialogs.menu import open_menu
from peling_app.kit.view.keys import key_text

MENU: Final = (
    ("score.correct", "score.insert", "score.next-deal", "score.remove"),
    ("score.overrule", "score.seats", "score.row-order", "score.history"),
    ("score.print", "score.pdf", "score.csv", "score.export"),
    (
        "score.large",
        "score.at-table",
        "score.evening",
        "score.people",
        "score.rename",
        "score.new",
        "score.sheets",
    ),
)
"""What the menu of the sheet holds, in groups, as far as the commands are there."""
DEAL_MENU: Final = (("score.correct", "score.insert", "score.remove"), ("score.history",))
"""What the menu of one deal holds."""


def show_commands(
    parent: QWidget, commands: Commands, groups: Sequence[Sequence[str]], place: QPoint
) -> None:
    """Show a menu of these commands in groups at a place of the screen; what cannot be done now is grey."""
    menu = QMenu(parent)
    for group in groups:
        for command_id in group:
            if command_id in BY_ID:
                command = BY_ID[command_id]
                # What stands behind a tab is shown as the key; the key itself is heard by the window.
                action = menu.addAction("\t".join((command_text(command), *map(key_text, command.keys[:1]))))
                action.setEnabled(commands.is_enabled(command_id))
                action.triggered.connect(partial(commands.trigger, command_id))
        menu.addSeparator()
    open_menu(menu, place, once=True)
