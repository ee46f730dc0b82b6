"""Ask the portal of a desktop, of Linux for example, how the user wants things to look, and hear of changes.

Specification: "XDG Desktop Portal", org.freedesktop.portal.Settings: `Read` and `SettingChanged`. All answers
come later, so that nothing waits for a desktop that is slow or has no portal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusServiceWatcher,
    QDBusVariant,
)

from peling_app.platform.system.look import KEYS, Key

SERVICE: Final = "org.freedesktop.portal.Desktop"
PLACE: Final = "/org/freedesktop/portal/desktop"
INTERFACE: Final = "org.freedesktop.portal.Settings"


class Portal(QObject):
    """What the portal has said so far.

    Signals:
        changed: it has said something new.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Ask for every setting, if there is a bus."""
        super().__init__(parent)
        self._values: dict[Key, object] = {}
        self._asked: dict[QDBusPendingCallWatcher, Key] = {}
        self._bus = QDBusConnection.sessionBus()
        if not self._bus.isConnected():
            return
        # What PySide calls text, its types call bytes.
        heard: Any = SLOT("heard(QDBusMessage)")
        self._bus.connect(SERVICE, PLACE, INTERFACE, "SettingChanged", self, heard)
        self._watcher = QDBusServiceWatcher(
            SERVICE, self._bus, QDBusServiceWatcher.WatchModeFlag.WatchForRegistration, self
        )
        self._watcher.serviceRegistered.connect(self.ask)
        self.ask()

    @property
    def values(self) -> Mapping[Key, object]:
        """Return the settings it has announced: numbers, texts, yes and no."""
        return self._values

    @property
    def is_waiting(self) -> bool:
        """Return whether an answer is still to come."""
        return bool(self._asked)

    @Slot()
    def ask(self) -> None:
        """Ask for every setting; it is done again when another portal has come."""
        for key in KEYS:
            call = QDBusMessage.createMethodCall(SERVICE, PLACE, INTERFACE, "Read")
            call.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(self._bus.asyncCall(call), self)
            self._asked[watcher] = key
            watcher.finished.connect(self._answered)

    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        key = self._asked.pop(watcher, None)
        answer = watcher.reply().arguments() if not watcher.isError() else []
        if key is not None and answer:
            self._note(key, answer[0])
        watcher.deleteLater()

    @Slot(QDBusMessage)
    def heard(self, message: QDBusMessage) -> None:
        """Take what the portal tells of a setting that was changed."""
        match message.arguments():
            case [str(namespace), str(name), value] if (namespace, name) in KEYS:
                self._note((namespace, name), value)

    def _note(self, key: Key, value: Any) -> None:  # noqa: ANN401 - D-Bus brings anything
        while isinstance(value, QDBusVariant):  # `Read` puts one into another
            value = value.variant()
        if self._values.get(key) != value:
            self._values[key] = value
            self.changed.emit()
