"""The row of icon buttons on lacquer; each gives a command of the registry and shows its state."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.commands import BY_ID
from peling_app.kit.model.commands import command_text
from peling_app.kit.model.services import Services
from peling_app.kit.view.controls import IconButton
from peling_app.kit.view.keys import ARROWS, key_text
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.text.retranslate import Worded

ICONS = (
    ("view.sound", "speaker", "speaker-off"),
    ("view.night", "sun", "moon"),
    ("help.books", "book", "book"),
    ("help.keys", "help", "help"),
    ("view.settings", "gear", "gear"),
    ("view.menu", "menu", "menu"),
)
"""Command, icon when it is on, icon when it is off."""


def shown_keys(command_id: str) -> str:
    """Return the first shortcut of a command as this system writes it; empty if it has none."""
    return key_text(*BY_ID[command_id].keys[:1])


class CommandIcon(IconButton):
    """One of the row, which leads from icon to icon."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the row."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class CommandIcons(Worded):
    """Sound, night, rule books, help, settings, menu."""

    def __init__(self, services: Services, *, framed: bool, parent: QWidget | None = None) -> None:
        """Make the row, with frames on the start page."""
        super().__init__(parent)
        self._commands = services.commands
        row = fill(QHBoxLayout(self), margins=(0, 0, 0, 0), spacing=4 if framed else 0)
        self._buttons: dict[str, CommandIcon] = {}
        for command_id, _on, off in ICONS:
            button = CommandIcon(services.theme, off, framed=framed, parent=self)
            button.clicked.connect(partial(self._give, command_id))
            self._buttons[command_id] = button
            row.addWidget(button)
        services.commands.checked_changed.connect(self._refresh)
        self.retranslate()

    def button(self, command_id: str) -> IconButton:
        """Return the button of a command."""
        return self._buttons[command_id]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the row with the arrows, round its ends."""
        icons = list(self._buttons.values())
        here = next((number for number, icon in enumerate(icons) if icon.hasFocus()), None)
        if here is None or event.key() not in ARROWS:
            super().keyPressEvent(event)
            return
        back = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up)
        icons[(here + (-1 if back else 1)) % len(icons)].setFocus(Qt.FocusReason.TabFocusReason)

    def _give(self, command_id: str) -> None:
        self._commands.trigger(command_id)

    def _refresh(self) -> None:
        commands = self._commands
        for command_id, on, off in ICONS:
            button = self._buttons[command_id]
            command = BY_ID[command_id]
            name = command_text(command)
            if command.checkable:
                checked = commands.is_checked(command_id)
                button.set_icon_name(on if checked else off)
                state = self.tr("on") if checked else self.tr("off")
                name = self.tr("{name}: {state}").format(name=name, state=state)
            button.set_words(name, shown_keys(command_id))

    def retranslate(self) -> None:
        """Word the names again."""
        self._refresh()
