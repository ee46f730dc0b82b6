"""Let sounds be heard, several at once: by `miniaudio`, which is small, or else by Qt's multimedia."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable, Generator, Mapping
from enum import StrEnum
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import RLock
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QLoggingCategory, QObject, QUrl

RATE: Final = 44_100
"""Frames a second; all our sounds have one channel of 16 bits."""
PERIOD: Final = 25
"""Milliseconds the device asks for at a time: short enough to seem at once, long enough to be ready."""
LOUDEST_SAMPLE: Final = 32_767
CARDS: Final = Path("/dev/snd")
"""Where Linux shows sound cards, each with a file `pcm...p` for playing."""


class Silence(StrEnum):
    """Why nothing can be heard."""

    NO_LIBRARY = "no-library"
    NO_DEVICE = "no-device"


class SilentError(Exception):
    """Nothing can be heard, for the reason in `why`."""

    def __init__(self, why: Silence) -> None:
        super().__init__(why.value)
        self.why = why


class Loudspeaker(Protocol):
    """What sounds are played with."""

    def play(self, name: str, loudness: float) -> None:
        """Begin a sound beside those that are heard; `loudness` is its part of the full swing, 0 to 1."""

    def wake(self) -> None:
        """Begin to run, if it rests; may take some hundredths of a second. Raises `SilentError`."""

    def rest(self) -> None:
        """Let the device sleep until it is woken; what is still heard is cut off."""

    def close(self) -> None:
        """Give the device back."""


class Voice(NamedTuple):
    """A sound that is heard: its samples, and how much of their swing."""

    samples: array[int]
    loudness: float


class Mixer:
    """Lays sounds over each other; sounds come from any thread, the device's thread asks for frames."""

    def __init__(self) -> None:
        """Begin in silence."""
        self._begun: SimpleQueue[Voice] = SimpleQueue()
        self.heard: list[tuple[int, Voice]] = []

    def add(self, voice: Voice) -> None:
        """Begin a sound with the next frames."""
        self._begun.put(voice)

    def next(self, count: int) -> array[int]:
        """Return the next frames, as many as are asked for; silence is zeros."""
        while True:
            try:
                self.heard.append((0, self._begun.get_nowait()))
            except Empty:
                break
        mixed = [0.0] * count
        still: list[tuple[int, Voice]] = []
        for place, voice in self.heard:
            part = voice.samples[place : place + count]
            for number, sample in enumerate(part):
                mixed[number] += sample * voice.loudness
            if place + count < len(voice.samples):
                still.append((place + count, voice))
        self.heard = still
        return array("h", [int(max(-LOUDEST_SAMPLE, min(LOUDEST_SAMPLE, sample))) for sample in mixed])

    def frames(self) -> Generator[array[int], int, None]:
        """Yield frames for ever, each time as many as were sent; the first yields none and waits."""
        wanted = yield array("h")
        while True:
            wanted = yield self.next(wanted)


def samples(file: Path) -> array[int]:
    """Return the samples of a sound of ours, a WAV file with one channel of 16 bits at `RATE`."""
    with wave.open(str(file)) as read:
        return array("h", read.readframes(read.getnframes()))


class SmallLoudspeaker:
    """The device by `miniaudio`; made, woken and laid to rest in one thread, played and closed from any."""

    def __init__(self, files: Mapping[str, Path], backends: Callable[[Any], list[Any]] | None = None) -> None:
        """Read the sounds and open the device that the system prefers.

        `backends` chooses among the systems of sound that the library knows; as a rule all but the one that
        only pretends. Raises `SilentError` if the library or the device is missing.
        """
        try:
            import miniaudio  # noqa: PLC0415 - missing on some machines, and not needed for the first picture
        except (ImportError, OSError) as error:
            raise SilentError(Silence.NO_LIBRARY) from error
        self.error: type[Exception] = miniaudio.MiniaudioError
        self._sounds = {name: samples(file) for name, file in files.items()}
        self.mixer = Mixer()
        # A device that is closed while it begins or stops waits for its own thread for ever.
        self._one_at_a_time = RLock()
        self._is_closed = False
        try:
            self.device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD,
                backends=(backends or audible)(miniaudio),
                app_name="Pe-Ling",
            )
        except self.error as error:
            raise SilentError(Silence.NO_DEVICE) from error
        # With somebody to tell, the library notes that a device was unplugged.
        self.device.stop_callback = lambda: None

    def play(self, name: str, loudness: float) -> None:
        """Begin a sound with the next frames; it is heard once the device is awake."""
        self.mixer.add(Voice(self._sounds[name], loudness))

    def wake(self) -> None:
        """Let the device ask for frames, unless it does or is closed."""
        with self._one_at_a_time:
            if self._is_closed or self.device.running:
                return
            frames = self.mixer.frames()
            next(frames)
            try:
                self.device.stop()
                self.device.start(frames)
            except self.error as error:
                raise SilentError(Silence.NO_DEVICE) from error

    def rest(self) -> None:
        """Let the device ask for nothing."""
        with self._one_at_a_time:
            try:
                self.device.stop()
            except self.error:
                # It has been unplugged; the next sound opens another.
                self.device.running = False

    def close(self) -> None:
        """Give the device back to the system, once it has begun or stopped where it is about to."""
        with self._one_at_a_time:
            self._is_closed = True
            self.device.close()


def audible(library: Any) -> list[Any]:  # noqa: ANN401 - the library says nothing of its types
    """Return the systems of sound that can be heard, in the library's own order.

    ALSA is one of them where there is a card; elsewhere it would complain at length on the terminal, as would
    JACK without its server.
    """
    mute = {library.Backend.NULL, library.Backend.JACK}
    if not any(CARDS.glob("pcm*p")):
        mute.add(library.Backend.ALSA)
    return [backend for backend in library.Backend if backend not in mute]


class QtLoudspeaker(QObject):
    """The device by Qt's multimedia, which is large and seldom installed; all in the GUI thread."""

    def __init__(self, files: Mapping[str, Path], parent: QObject) -> None:
        """Make an effect of every sound. Raises `SilentError` if the library or the device is missing."""
        super().__init__(parent)
        # The library tells of every codec and server it looked for in vain; none is needed for a WAV file.
        QLoggingCategory.setFilterRules("qt.multimedia.*.warning=false\nqt.multimedia.*.info=false")
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415 - not everywhere
        except (ImportError, OSError) as error:
            raise SilentError(Silence.NO_LIBRARY) from error
        if QMediaDevices.defaultAudioOutput().isNull():
            raise SilentError(Silence.NO_DEVICE)
        self._effects = {name: QSoundEffect(self) for name in files}
        for name, file in files.items():
            self._effects[name].setSource(QUrl.fromLocalFile(str(file)))

    def play(self, name: str, loudness: float) -> None:
        """Begin a sound."""
        self._effects[name].setVolume(loudness)
        self._effects[name].play()

    def wake(self) -> None:
        """Do nothing: Qt sees to the device."""

    def rest(self) -> None:
        """Do nothing: Qt sees to the device."""

    def close(self) -> None:
        """Do nothing: Qt sees to the device."""
