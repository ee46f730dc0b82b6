"""Count deals only from some time on: nothing is deleted, and all can be counted again."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from peling_app.platform.preferences import Preferences


class Since(QObject):
    """From when on deals are counted, as a setting has it.

    Signals:
        changed: it is another time.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, setting: str, parent: QObject | None = None) -> None:
        """Follow the setting of this name; it holds a time as ISO 8601 has it, or nothing."""
        super().__init__(parent)
        self._preferences = preferences
        self._setting = setting
        self._last = self._said
        preferences.changed.connect(self._follow)

    @property
    def _said(self) -> str:
        return str(getattr(self._preferences.current, self._setting))

    @property
    def when(self) -> datetime | None:
        """Return from when on deals are counted; None: all are."""
        with suppress(ValueError):
            found = datetime.fromisoformat(self._said)
            return found if found.tzinfo is not None else None
        return None

    def begin_anew(self) -> None:
        """Count only deals from now on."""
        self._preferences.update(**{self._setting: datetime.now(UTC).isoformat()})

    def count_all(self) -> None:
        """Count every deal again."""
        self._preferences.update(**{self._setting: ""})

    def _follow(self) -> None:
        if self._last != self._said:
            self._last = self._said
            self.changed.emit()
