"""Offer the settings to views and QML, save each change at once and tell everybody."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal

from peling_app.settings import Loaded, Settings, load, save


class Preferences(QObject):
    """The settings of this user.

    Signals:
        changed: something changed; the new settings are in `current` already.
        saving_failed: the file could not be written; carries the system's reason.
    """

    changed = Signal()
    saving_failed = Signal(str)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """Read the file at `path`; without a path the settings live in memory only (tests, pictures)."""
        super().__init__(parent)
        self._path = path
        self.loaded: Loaded = load(path) if path is not None else Loaded(Settings())
        self._settings = self.loaded.settings
        self._kept = self._settings
        self._for_now: dict[str, object] = {}

    @property
    def current(self) -> Settings:
        """Return the settings as they stand."""
        return self._settings

    def set_for_now(self, **changes: object) -> None:
        """Change some settings for this run only (command line); they are not written."""
        self._for_now.update(changes)
        self._settings = replace(self._settings, **changes)  # type: ignore[arg-type]  # as in update

    def update(self, **changes: object) -> None:
        """Change some settings by name, save and announce them; equal values change nothing."""
        changed = replace(self._settings, **changes)  # type: ignore[arg-type]  # the names are checked by replace
        if changed == self._settings:
            return
        self._settings = changed
        for name in changes:
            self._for_now.pop(name, None)
        kept = {name: getattr(self._kept, name) for name in self._for_now}
        self._kept = replace(changed, **kept)
        if self._path is not None:
            try:
                save(self._path, self._kept)
            except OSError as error:
                self.saving_failed.emit(error.strerror or str(error))
        self.changed.emit()

    @Property(bool, notify=changed)
    def sound(self) -> bool:
        """Tell whether tiles are heard."""
        return self._settings.sound

    @Property(bool, notify=changed)
    def tileIndex(self) -> bool:
        """Tell whether the figure in the corner of a tile is drawn."""
        return self._settings.tile_index

    @Property(bool, notify=changed)
    def turnTiles(self) -> bool:
        """Tell whether open tiles are turned to their owner."""
        return self._settings.turn_tiles

    @Property(bool, notify=changed)
    def teachingLabels(self) -> bool:
        """Tell whether the wall and the discards carry their names."""
        return self._settings.teaching_labels

    @Property(int, notify=changed)
    def computerPause(self) -> int:
        """Return the pause before a computer player acts, in milliseconds."""
        return self._settings.computer_pause
