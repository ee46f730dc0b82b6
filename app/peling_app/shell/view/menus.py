"""Make the menus and their shortcuts from the registry of commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget

from peling_app.kit.commands import COMMANDS, Command, Group, Scope
from peling_app.kit.model.commands import Commands, command_text
from peling_app.kit.pace import AT_ONCE, Pace
from peling_app.kit.view.dialogs.menu import open_menu
from peling_app.kit.view.focus_keeper import is_there
from peling_app.kit.view.keys import HELD, key_sequence, key_text
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.shell.words.refused import refused

MEANWHILE: Final = frozenset(
    {
        QEvent.Type.ShortcutOverride,
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.FocusOut,
    }
)
"""What ends that Alt is pressed alone: another key, the mouse, another window."""
BELOW: Final = 9
"""Pixels between the button and the menu, so that on the bar it stands below that."""
REFUSED: Final = "refused"
"""What messages are about that say why a key did nothing."""
LEADING: Final = tuple(command for command in COMMANDS if command.scope in {Scope.ANYWHERE, Scope.HOME})
TITLES: Final = Sentences(
    {
        Group.GAME: Sentence("Menus", "&Game"),
        Group.TABLE: Sentence("Menus", "&Table"),
        Group.CLAIMS: Sentence("Menus", "&Claims"),
        Group.SCORE: Sentence("Menus", "&Score sheet"),
        Group.LEARN: Sentence("Menus", "&Lesson"),
        Group.VIEW: Sentence("Menus", "&View"),
        Group.HELP: Sentence("Menus", "&Help"),
    }
)
"""What the menus are called, with the letter that opens each."""


def close_popups() -> None:
    """Close all menus and lists that are open, the topmost first."""
    while (popup := QApplication.activePopupWidget()) is not None and popup.close():
        pass


class Menus(QObject):
    """The actions of all commands and the menus that show them.

    An action is enabled exactly when its command is, so that two commands of different pages may share a key.
    """

    def __init__(
        self,
        window: QMainWindow,
        commands: Commands,
        tell: Callable[[Callable[[], str], str], None],
        withdraw: Callable[[str], None],
        pace: Pace = AT_ONCE,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Make the actions and hang them on the window: their keys work while the menu bar is hidden.

        `tell` says why a key does nothing now, and `withdraw` takes that back when something has changed, or
        when one goes on and there was time to read it; `clock` tells the time in seconds.
        """
        super().__init__(window)
        self._tell, self._withdraw = tell, withdraw
        self._pace, self._clock, self._said_at = pace, clock, 0.0
        self._commands = commands
        self._actions: dict[str, QAction] = {}
        self._shown: dict[str, tuple[bool, bool]] = {}
        self.by_name: dict[Group, QMenu] = {}
        self._is_open = False
        # PySide takes a widget that Qt has made for gone with another from which it was once reached along
        # the chain of Tab. So what is kept here is made here.
        bar = self._bar = QMenuBar(window)
        window.setMenuBar(bar)
        for group in Group:
            self.by_name[group] = QMenu(bar)
            self.by_name[group].aboutToShow.connect(partial(self._open, is_open=True))
            self.by_name[group].aboutToHide.connect(partial(self._open, is_open=False))
            bar.addMenu(self.by_name[group])
        for command in COMMANDS:
            action = QAction(window)
            # A menu shows the first: of both keys that enter something the one called Enter, as on buttons.
            keys = sorted(command.keys, key=lambda one: "Return" in one)
            action.setShortcuts([key_sequence(one) for one in keys])
            action.setAutoRepeat(False)
            action.setCheckable(command.checkable)
            action.triggered.connect(partial(self._give, command.id))
            self._actions[command.id] = action
            window.addAction(action)
            if command.in_menu:
                self.by_name[command.group].addAction(action)
        self._actions["game.quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self._actions["help.about"].setMenuRole(QAction.MenuRole.AboutRole)
        self._actions["view.settings"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self.all = QMenu(window)
        for menu in self.by_name.values():
            self.all.addMenu(menu)
        commands.changed.connect(self._follow)
        commands.checked_changed.connect(self._refresh)
        self.retranslate()

    def action(self, command_id: str) -> QAction:
        """Return the action of a command."""
        return self._actions[command_id]

    def open_under(self, button: QWidget) -> None:
        """Show all menus in one under their button, flush with it at the right."""
        corner = button.mapToGlobal(button.rect().bottomRight())
        open_menu(self.all, corner + QPoint(1 - self.all.sizeHint().width(), BELOW))

    def explain(self, event: QKeyEvent) -> bool:
        """Say why a key of a command of this page does nothing; return whether there was something to say.

        The next key that means nothing to the page puts that away.
        """
        if not event.isAutoRepeat() and event.key() not in HELD:
            self._withdraw(REFUSED)
        pressed = QKeySequence(event.keyCombination())
        for command in COMMANDS:
            missing = self._commands.missing(command.id)
            if (
                missing is not None
                and missing in refused
                and any(key_sequence(keys) == pressed for keys in command.keys)
            ):
                if not event.isAutoRepeat():
                    self._said_at = self._clock()
                    self._tell(partial(refused, missing), REFUSED)
                return True
        return False

    def watch_input(self, handle: QObject) -> None:
        """Hear from now on all that keys and mouse do in the window that the system knows."""
        handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put away why a key did nothing when the user goes on, and had the time to read it."""
        key = isinstance(event, QKeyEvent) and event.key() not in HELD and not event.isAutoRepeat()
        goes_on = event.type() == QEvent.Type.MouseButtonRelease or (
            key and event.type() == QEvent.Type.ShortcutOverride
        )
        if goes_on and self._clock() >= self._said_at + self._pace.read / 1000:
            QTimer.singleShot(0, self, partial(self._put_away, self._said_at))
        return super().eventFilter(watched, event)

    def _put_away(self, said_at: float) -> None:
        if said_at == self._said_at:
            self._withdraw(REFUSED)

    def leads(self, event: QKeyEvent) -> bool:
        """Return whether a key means the same on every page, or opens a door of the start page.

        Such a key cannot be meant for another page than the one in front: that of the start never comes by
        itself.
        """
        pressed = QKeySequence(event.keyCombination())
        return any(
            self._commands.is_enabled(command.id)
            and any(key_sequence(keys) == pressed for keys in command.keys)
            for command in LEADING
        )

    def _give(self, command_id: str) -> None:
        if not self._commands.trigger(command_id):
            self._refresh()

    def _follow(self) -> None:
        self._withdraw(REFUSED)
        self._refresh()

    def _open(self, *, is_open: bool) -> None:
        """Grey out what would do nothing while a menu is open; at other times its keys are heard."""
        self._is_open = is_open
        self._refresh()

    def _refresh(self) -> None:
        """Bring the actions up to date; one that stays as it was is left alone, since of many few change."""
        commands = self._commands
        used = set()
        for command in COMMANDS:
            rests = self._is_open and commands.is_idle(command.id)
            is_enabled = commands.is_enabled(command.id) and not rests
            # Of other pages nothing is listed: three of them have an Undo, and none of those keys works here.
            now = commands.is_here(command.id), is_enabled
            action = self._actions[command.id]
            if self._shown.get(command.id) != now:
                self._shown[command.id] = now
                action.setVisible(now[0])
                action.setEnabled(is_enabled)
            if command.checkable:
                action.setChecked(commands.is_checked(command.id))
            if is_enabled and command.in_menu:
                used.add(command.group)
        for group in (Group.TABLE, Group.CLAIMS, Group.SCORE, Group.LEARN):
            self.by_name[group].menuAction().setVisible(group in used)

    def retranslate(self) -> None:
        """Word menus and actions again."""
        for group, menu in self.by_name.items():
            menu.setTitle(TITLES(group))
        for command in COMMANDS:
            self._actions[command.id].setText(command_text(command) + self._named_key(command))
        self._refresh()

    def _named_key(self, command: Command) -> str:
        """Return what a menu shows as the key of a command where Qt has another name for it than the program.

        Qt says Return of a key that all buttons call Enter.
        """
        first = next(iter(command.keys), "")
        return f"\t{key_text(first)}" if "Return" in first and not self._bar.isNativeMenuBar() else ""


class AltMenuBar(QObject):
    """Hides the menu bar until Alt is pressed alone, and again when the user has done with it.

    A native menu bar (macOS) takes no room in the window and is left alone.
    """

    def __init__(self, window: QMainWindow) -> None:
        """Hide the window's menu bar and listen to it."""
        super().__init__(window)
        self._window = window
        self._bar = window.menuBar()
        self._before: QWidget | None = None
        self._alt_alone = False
        if self._bar.isNativeMenuBar():
            return
        self._bar.hide()
        self._bar.installEventFilter(self)
        self._bar.triggered.connect(self.put_away)

    def watch_input(self, handle: QObject) -> None:
        """Hear from now on all that keys and mouse do in the window that the system knows.

        The window's own events are not enough: what a part of a page takes for itself never comes there.
        """
        handle.installEventFilter(self)

    def pressed(self, key: int) -> None:
        """Note a key that went down in the window."""
        self._alt_alone = key == Qt.Key.Key_Alt

    def released(self, key: int) -> None:
        """Note a key that went up: Alt, when nothing else was pressed meanwhile, shows the bar."""
        if key == Qt.Key.Key_Alt and self._alt_alone and not self._bar.isNativeMenuBar():
            self.reveal()
        self._alt_alone = False

    def reveal(self) -> None:
        """Show the bar and put the focus on its first menu."""
        if not self._bar.isVisible():
            self._before = self._window.focusWidget()
        self._bar.show()
        self._bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        first = next(action for action in self._bar.actions() if action.isVisible())
        self._bar.setActiveAction(first)

    def put_away(self) -> None:
        """Hide the bar and give the focus back, unless it has gone elsewhere already."""
        if not self._bar.isVisible():
            return
        held = self._window.focusWidget() in {None, self._bar}
        self._bar.hide()
        if held and self._before is not None and is_there(self._before):
            self._before.setFocus(Qt.FocusReason.MenuBarFocusReason)
        self._before = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the bar away when it loses the focus to anything but its own menus, or by Escape.

        Of the window, note what is done while Alt is held down: then Alt was not pressed alone.
        """
        if watched is not self._bar:
            is_other_key = isinstance(event, QKeyEvent) and event.key() != Qt.Key.Key_Alt
            if event.type() in MEANWHILE and (is_other_key or not isinstance(event, QKeyEvent)):
                self._alt_alone = False
            return False
        lost = (
            isinstance(event, QFocusEvent)
            and event.type() == QEvent.Type.FocusOut
            and event.reason() is not Qt.FocusReason.PopupFocusReason
        )
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if lost or (escape and event.type() == QEvent.Type.KeyPress):
            self.put_away()
            return False
        return super().eventFilter(watched, event)
