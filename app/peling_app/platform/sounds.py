"""Play the sounds of tiles; a machine without sound stays silent and nothing else changes."""

from __future__ import annotations

import math
import random
import weakref
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from peling_app.platform import resources
from peling_app.platform.loudspeaker import (
    Loudspeaker,
    QtLoudspeaker,
    Silence,
    SilentError,
    SmallLoudspeaker,
)
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import LOUDEST
from peling_app.platform.tasks import Worker, ignore

REST: Final = 5_000
"""Milliseconds after the last sound at which the device may sleep; no sound is as long."""


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
    """Plays sounds if the settings say so; `prepare` or the first sound looks for a loudspeaker.

    What takes its time is done in a thread of its own, so that no move waits for a device.
    """

    known = Signal()
    """Whether anything can be heard has become known."""

    def __init__(self, preferences: Preferences, rng: random.Random, parent: QObject | None = None) -> None:
        """Load nothing yet; `rng` chooses among variants of a sound."""
        super().__init__(parent)
        self._preferences = preferences
        self._rng = rng
        self.worker = Worker("sounds", self)
        self.speaker: Loudspeaker | None = None
        self._close: weakref.finalize[..., Sounds] | None = None
        self._silence: Silence | None = None
        self._is_asked = False
        self._wished: tuple[str, float] | None = None
        self.rest_timer = QTimer(self, singleShot=True, interval=REST)
        self.rest_timer.timeout.connect(self._lay_to_rest)

    @property
    def silence(self) -> Silence | None:
        """Why nothing can be heard, once that is known."""
        return self._silence

    def prepare(self) -> None:
        """Look for a loudspeaker and read every sound now, so that the first one is heard in time."""
        if self._preferences.current.sound:
            self.look()

    def look(self) -> None:
        """Find out whether anything can be heard, sound on or off; `known` tells when it is known.

        A device that was missing may have come.
        """
        if self.speaker is None and not self._is_asked:
            self._is_asked = True
            self.worker.ask(partial(SmallLoudspeaker, files()), self._take, self._do_without)

    def play(self, sound: Sound) -> None:
        """Play a sound, if sound is on and the machine can."""
        if not self._preferences.current.sound:
            return
        name = self._rng.choice(VARIANTS.get(sound, (sound.value,)))
        played = (name, loudness(self._preferences.current.volume))
        if self.speaker is not None:
            self._begin(self.speaker, played)
        elif self._silence is None:
            self._wished = played
            self.look()

    def _begin(self, speaker: Loudspeaker, played: tuple[str, float]) -> None:
        """Let a sound be heard of this name and loudness, and the device awake until it is over."""
        speaker.play(*played)
        self.worker.ask(speaker.wake, ignore, partial(self._lose, speaker))
        self.rest_timer.start()

    def _take(self, speaker: Loudspeaker) -> None:
        """Play with a loudspeaker from now on, and what was wished for last."""
        self._is_asked = False
        self.speaker = speaker
        self._silence = None
        # A device that still asks for frames while Python ends would find nobody to answer.
        self._close = weakref.finalize(self, speaker.close)
        if self._wished is not None:
            self._begin(speaker, self._wished)
            self._wished = None
        self.known.emit()

    def _do_without(self, error: Exception) -> None:
        """Without the small library try Qt's; without a device stay silent."""
        why = error.why if isinstance(error, SilentError) else Silence.NO_DEVICE
        if why is Silence.NO_LIBRARY:
            try:
                self._take(QtLoudspeaker(files(), self))
            except SilentError as without:
                why = without.why
            else:
                return
        self._is_asked = False
        self._silence = why
        self._wished = None
        self.known.emit()

    def _lose(self, speaker: Loudspeaker, _error: Exception) -> None:
        """Give back a device that has gone; the next sound looks for another."""
        if speaker is not self.speaker:
            return  # Lost already.
        self.speaker = None
        if self._close is not None:
            self._close()
            self._close = None

    def _lay_to_rest(self) -> None:
        """Let the device sleep, since nothing was heard for a while."""
        if self.speaker is not None:
            self.worker.ask(self.speaker.rest, ignore, partial(self._lose, self.speaker))


def files() -> dict[str, Path]:
    """Return the file of every sound and variant by its name."""
    names = [name for sound in Sound for name in VARIANTS.get(sound, (sound.value,))]
    return {name: resources.sound(name) for name in names}
