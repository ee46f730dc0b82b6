"""Play the sounds of tiles; a machine without sound stays silent and nothing else changes."""

from __future__ import annotations

import math
import random
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QLoggingCategory, QObject, QUrl

from peling_app.platform import resources
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import LOUDEST

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect


class Sound(StrEnum):
    """What can be heard."""

    DISCARD = "discard"
    DRAW = "draw"
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    DICE = "dice"
    SHUFFLE = "shuffle"
    WIN = "win"
    DRAWN = "drawn"
    REFUSE = "refuse"


VARIANTS = {Sound.DISCARD: ("discard-1", "discard-2", "discard-3")}
"""Sounds that would tire the ear if they were always the same."""


def loudness(volume: int) -> float:
    """Return the part of the full swing for a volume in percent; half the volume is to sound half as loud.

    The ear takes a tenth of the power, about a third of the swing, for half as loud.

    >>> [round(loudness(volume), 2) for volume in (100, 50, 10)]
    [1.0, 0.31, 0.02]
    """
    return math.pow(volume / LOUDEST, 1.7)


class Sounds(QObject):
    """Plays sounds if the settings say so; `prepare` or the first sound loads the multimedia library."""

    def __init__(self, preferences: Preferences, rng: random.Random, parent: QObject | None = None) -> None:
        """Load nothing yet; `rng` chooses among variants of a sound."""
        super().__init__(parent)
        self._preferences = preferences
        self._rng = rng
        self._effects: dict[str, QSoundEffect] = {}
        self._broken = False

    def prepare(self) -> None:
        """Load every sound now, so that the first one does not hold up the game."""
        if self._preferences.current.sound:
            for sound in Sound:
                for name in VARIANTS.get(sound, (sound.value,)):
                    if not self._broken and name not in self._effects:
                        self._load(name)

    def play(self, sound: Sound) -> None:
        """Play a sound, if sound is on and the machine can."""
        if self._broken or not self._preferences.current.sound:
            return
        name = self._rng.choice(VARIANTS.get(sound, (sound.value,)))
        effect = self._effects.get(name) or self._load(name)
        if effect is not None:
            effect.setVolume(loudness(self._preferences.current.volume))
            effect.play()

    def _load(self, name: str) -> QSoundEffect | None:
        # The library tells of every codec and server it looked for in vain; none is needed for a WAV file.
        QLoggingCategory.setFilterRules("qt.multimedia.*.warning=false\nqt.multimedia.*.info=false")
        try:
            # Slow to import, and missing on some machines.
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415
        except ImportError:
            self._broken = True
            return None
        if QMediaDevices.defaultAudioOutput().isNull():
            return None
        effect = QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(resources.sound(name))))
        self._effects[name] = effect
        return effect
