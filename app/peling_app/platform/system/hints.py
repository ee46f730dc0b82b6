"""Know how the system wants things to look now, and tell when it wants something else."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from peling_app.platform.system.look import SystemLook, looked_up
from peling_app.platform.system.motion import forced_motion, system_reduced_motion

if TYPE_CHECKING:
    from peling_app.platform.system.portal import Portal


def windows_text() -> int:
    """Return the size of text that Windows asks for, in percent; elsewhere 100."""
    if sys.platform != "win32":
        return 100
    key = QSettings(r"HKEY_CURRENT_USER\Software\Microsoft\Accessibility", QSettings.Format.NativeFormat)
    value = key.value("TextScaleFactor", defaultValue=100)
    return value if isinstance(value, int) and 100 <= value <= 225 else 100


def has_bus(environment: Mapping[str, str]) -> bool:
    """Return whether a session bus runs; Qt would start one where there is none."""
    runtime = environment.get("XDG_RUNTIME_DIR", "")
    return bool(environment.get("DBUS_SESSION_BUS_ADDRESS")) or (
        bool(runtime) and Path(runtime, "bus").exists()
    )


def portal_here(environment: Mapping[str, str]) -> Portal | None:
    """Return the portal of the desktop; None where there can be none."""
    if sys.platform in {"win32", "darwin"} or not has_bus(environment):
        return None
    from peling_app.platform.system.portal import Portal  # noqa: PLC0415 - it brings all that speaks D-Bus

    return Portal()


class SystemHints(QObject):
    """What the system asks for now: by Qt, by the portal, else by the files and keys of the desktops.

    Signals:
        changed: it asks for something else.
    """

    changed = Signal()

    def __init__(
        self,
        app: QGuiApplication,
        portal: Callable[[], Portal | None] = lambda: portal_here(os.environ),
    ) -> None:
        """Follow the system of an application, with the portal that `portal` makes, if there is one."""
        super().__init__(app)
        self._app = app
        hints = app.styleHints()
        self._portal = portal()
        if self._portal is not None:
            self._portal.setParent(self)
            self._portal.changed.connect(self._compare)
        hints.colorSchemeChanged.connect(self.refresh)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self.refresh)
        # What nobody tells is looked up when the user comes back, perhaps from the system's settings.
        app.applicationStateChanged.connect(self.refresh)
        self._unsaid = self._looked_up()
        self._now = self._read()

    @property
    def now(self) -> SystemLook:
        """Return what it asks for."""
        return self._now

    def refresh(self, *_: object) -> None:
        """Look again; announce a difference."""
        self._unsaid = self._looked_up()
        self._compare()

    def _compare(self) -> None:
        """Announce it if the system asks for something else by now."""
        found = self._read()
        if found != self._now:
            self._now = found
            self.changed.emit()

    def wait(self, milliseconds: int) -> None:
        """Let the portal answer, if it does so at once: what is shown first is shown in its look."""
        end = QTimer()
        end.setSingleShot(True)
        end.start(milliseconds)
        while self._portal is not None and self._portal.is_waiting and end.isActive():
            self._app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _looked_up(self) -> SystemLook:
        """Return what it asks for by Qt, and by the files and keys of desktops, which takes its time."""
        hints = self._app.styleHints()
        contrast = (
            hasattr(hints, "accessibility")
            and hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
        )
        return SystemLook(
            hints.colorScheme() == Qt.ColorScheme.Dark, contrast, windows_text(), system_reduced_motion()
        )

    def _read(self) -> SystemLook:
        said = {} if self._portal is None else self._portal.values
        # Elsewhere it is the screen's scale alone.
        scale = self._app.devicePixelRatio() if self._app.platformName() == "xcb" else None
        found = looked_up(said, self._unsaid, scale)
        forced = forced_motion()
        return found if forced is None else replace(found, still=forced)
