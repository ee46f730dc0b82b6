"""Offer the settings to views and QML, save each change at once and tell everybody."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal

from peling_app.platform.settings import LOOKS, Settings, settings_file
from peling_app.platform.user_file import Found, LeftAloneError, State


class Preferences(QObject):
    """The settings of this user.

    Signals:
        changed: something changed; the new settings are in `current` already.
        choices_changed: something other than the looks changed; what the looks are, `Theme` tells. Comes
            after `changed`.
        saving_failed: the file could not be written; carries the id of a message and what is named in it.
        saved: it was written; carries how the ids of its messages begin.
    """

    changed = Signal()
    choices_changed = Signal()
    saving_failed = Signal(str, str)
    saved = Signal(str)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """Read the file at `path`; without a path the settings live in memory only (tests, pictures)."""
        super().__init__(parent)
        self._file = None if path is None else settings_file(path)
        self.loaded = Found(Settings(), State.MISSING, "") if self._file is None else self._file.load()
        self._left_alone = self.loaded.state in {State.LOST, State.NEWER}
        self._settings = self.loaded.value
        self._kept = self._settings
        self._written = self._settings
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
        more_than_looks = any(
            name not in LOOKS and getattr(changed, name) != getattr(self._settings, name) for name in changes
        )
        self._settings = changed
        for name in changes:
            self._for_now.pop(name, None)
        kept = {name: getattr(self._kept, name) for name in self._for_now}
        self._kept = replace(changed, **kept)
        self._write()
        self.changed.emit()
        if more_than_looks:
            self.choices_changed.emit()

    def _write(self) -> None:
        """Write what was changed here since it was last written; what other windows changed stays."""
        if self._file is None:
            return
        try:
            found = self._file.save(self._written, self._kept)
        except OSError as error:
            # That a file is left alone is said once, not with every change.
            if not (self._left_alone and isinstance(error, LeftAloneError)):
                self.saving_failed.emit(*self._file.said(error))
            self._left_alone = isinstance(error, LeftAloneError)
            return
        self._left_alone = False
        self._written = self._kept
        self.saved.emit(self._file.kind.name)
        found.tell(self.saving_failed.emit)

    @Property(bool, notify=changed)
    def sound(self) -> bool:
        """Return whether tiles are heard."""
        return self._settings.sound

    @Property(bool, notify=changed)
    def tileIndex(self) -> bool:
        """Return whether the figure in the corner of a tile is drawn."""
        return self._settings.tile_index

    @Property(bool, notify=changed)
    def turnTiles(self) -> bool:
        """Return whether open tiles are turned to their owner."""
        return self._settings.turn_tiles

    @Property(bool, notify=changed)
    def teachingLabels(self) -> bool:
        """Return whether the wall and the discards carry their names."""
        return self._settings.teaching_labels

    @Property(int, notify=changed)
    def computerPause(self) -> int:
        """Return the pause before a computer player acts, in milliseconds."""
        return self._settings.computer_pause
