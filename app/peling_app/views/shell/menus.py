"""Make the menus and their shortcuts from the registry of commands."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from peling_app.commands import COMMANDS, Group
from peling_app.viewmodels.commands import Commands, command_text


class Menus(QObject):
    """The actions of all commands and the menus that show them.

    An action is enabled exactly when its command is, so that two commands of different pages may share a key.
    """

    def __init__(self, window: QMainWindow, commands: Commands) -> None:
        """Make the actions and hang them on the window: their keys work while the menu bar is hidden."""
        super().__init__(window)
        self._commands = commands
        self._actions: dict[str, QAction] = {}
        self._menus: dict[Group, QMenu] = {}
        bar = window.menuBar()
        for group in Group:
            self._menus[group] = bar.addMenu("")
        for command in COMMANDS:
            action = QAction(window)
            action.setShortcuts([QKeySequence(keys) for keys in command.keys])
            action.setCheckable(command.checkable)
            action.triggered.connect(partial(self._give, command.id))
            self._actions[command.id] = action
            window.addAction(action)
            if command.in_menu:
                self._menus[command.group].addAction(action)
        self._actions["game.quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self._actions["help.about"].setMenuRole(QAction.MenuRole.AboutRole)
        self._actions["view.settings"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self.all = QMenu(window)
        for menu in self._menus.values():
            self.all.addMenu(menu)
        commands.changed.connect(self._refresh)
        commands.checked_changed.connect(self._refresh)
        self.retranslate()

    def action(self, command_id: str) -> QAction:
        """Return the action of a command."""
        return self._actions[command_id]

    def _give(self, command_id: str) -> None:
        if not self._commands.trigger(command_id):
            self._refresh()

    def _refresh(self) -> None:
        for command in COMMANDS:
            action = self._actions[command.id]
            action.setEnabled(self._commands.is_enabled(command.id))
            if command.checkable:
                action.setChecked(self._commands.is_checked(command.id))
        for group in (Group.TABLE, Group.CLAIMS):
            shown = any(action.isEnabled() for action in self._menus[group].actions())
            self._menus[group].menuAction().setVisible(shown)

    def retranslate(self) -> None:
        """Word menus and actions again."""
        words = {
            Group.GAME: self.tr("&Game"),
            Group.TABLE: self.tr("&Table"),
            Group.CLAIMS: self.tr("&Claims"),
            Group.VIEW: self.tr("&View"),
            Group.HELP: self.tr("&Help"),
        }
        for group, menu in self._menus.items():
            menu.setTitle(words[group])
        for command in COMMANDS:
            self._actions[command.id].setText(command_text(command))
        self._refresh()


def reveal(bar: QMenuBar) -> None:
    """Show a hidden menu bar and put the focus on its first menu."""
    bar.setVisible(True)
    bar.setFocus()
    first = next(action for action in bar.actions() if action.isVisible())
    bar.setActiveAction(first)
