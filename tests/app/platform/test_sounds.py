import random
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QUrl
from pytestqt.qtbot import QtBot

from peling_app.platform import loudspeaker, resources
from peling_app.platform.loudspeaker import Silence, SmallLoudspeaker
from peling_app.platform.preferences import Preferences
from peling_app.platform.sounds import VARIANTS, Sound, Sounds, files


@pytest.fixture
def preferences(qtbot: QtBot) -> Preferences:
    del qtbot  # only the application is needed
    return Preferences()


@pytest.fixture
def sounds(preferences: Preferences) -> Sounds:
    return Sounds(preferences, random.Random(1))


@pytest.fixture
def without_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the small library away."""
    monkeypatch.setitem(sys.modules, "miniaudio", None)


@pytest.fixture
def pretends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the small library play into the device that only pretends."""
    monkeypatch.setattr(loudspeaker, "audible", lambda library: [library.Backend.NULL])


def looked(sounds: Sounds, qtbot: QtBot) -> None:
    """Wait until it is known whether anything can be heard."""
    with qtbot.waitSignal(sounds.known):
        sounds.look()


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_has_a_file(sound: Sound) -> None:
    for name in VARIANTS.get(sound, (sound.value,)):
        assert resources.sound(name).stat().st_size > 0
        assert resources.sound(name) == files()[name]


@pytest.mark.usefixtures("without_small")
def test_a_machine_without_libraries_stays_silent_and_says_why(
    sounds: Sounds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    with qtbot.waitSignal(sounds.known):
        sounds.play(Sound.WIN)
    assert sounds.silence is Silence.NO_LIBRARY
    for sound in Sound:
        sounds.play(sound)
    assert sounds.speaker is None


def test_a_machine_without_a_device_stays_silent_until_one_comes(
    sounds: Sounds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loudspeaker, "audible", lambda library: [library.Backend.WEBAUDIO])
    looked(sounds, qtbot)
    assert sounds.silence is Silence.NO_DEVICE
    sounds.play(Sound.DISCARD)
    assert sounds.speaker is None
    monkeypatch.setattr(loudspeaker, "audible", lambda library: [library.Backend.NULL])
    looked(sounds, qtbot)
    assert sounds.silence is None


def test_nothing_is_loaded_while_sound_is_off(sounds: Sounds, preferences: Preferences) -> None:
    preferences.update(sound=False)
    sounds.prepare()
    sounds.play(Sound.DISCARD)
    assert sounds.worker.running is None


@pytest.mark.usefixtures("pretends")
def test_the_first_sound_is_heard_though_the_device_must_be_found(sounds: Sounds, qtbot: QtBot) -> None:
    with qtbot.waitSignal(sounds.known):
        sounds.play(Sound.WIN)
    speaker = sounds.speaker
    assert isinstance(speaker, SmallLoudspeaker)
    qtbot.waitUntil(lambda: speaker.device.running)
    qtbot.waitUntil(lambda: len(speaker.mixer.heard) == 1)
    qtbot.waitUntil(lambda: not speaker.mixer.heard)


@pytest.mark.usefixtures("pretends")
def test_the_device_sleeps_when_nothing_was_heard_for_a_while_and_wakes(sounds: Sounds, qtbot: QtBot) -> None:
    looked(sounds, qtbot)
    speaker = sounds.speaker
    assert isinstance(speaker, SmallLoudspeaker)
    assert not speaker.device.running
    for _ in range(2):
        sounds.play(Sound.REFUSE)
        qtbot.waitUntil(lambda: speaker.device.running)
        sounds.rest_timer.timeout.emit()
        qtbot.waitUntil(lambda: not speaker.device.running)


@pytest.mark.usefixtures("pretends")
def test_a_device_that_was_unplugged_is_looked_for_again(
    sounds: Sounds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked(sounds, qtbot)
    speaker = sounds.speaker
    assert isinstance(speaker, SmallLoudspeaker)

    def gone(_frames: object) -> None:
        raise speaker.error("unplugged")

    monkeypatch.setattr(speaker.device, "start", gone)
    sounds.play(Sound.WIN)
    qtbot.waitUntil(lambda: sounds.speaker is None)
    assert speaker.device._device is None, "it was given back"  # noqa: SLF001 -- as below
    with qtbot.waitSignal(sounds.known):
        sounds.play(Sound.WIN)
    assert sounds.speaker not in {None, speaker}


@pytest.mark.usefixtures("pretends")
def test_who_plays_no_more_gives_the_device_back(preferences: Preferences, qtbot: QtBot) -> None:
    sounds = Sounds(preferences, random.Random(1))
    looked(sounds, qtbot)
    speaker = sounds.speaker
    assert isinstance(speaker, SmallLoudspeaker)
    sounds.worker.finish()
    del sounds
    assert speaker.device._device is None  # noqa: SLF001 -- the library has no other name for it


class Effect:
    """What is heard by Qt's multimedia where there is a device."""

    heard: ClassVar[list[tuple[str, float]]] = []

    def __init__(self, _parent: QObject) -> None:
        self.name, self.volume = "", -1.0

    def setSource(self, source: QUrl) -> None:
        """Take the file."""
        self.name = Path(source.toLocalFile()).stem

    def setVolume(self, volume: float) -> None:
        """Be so loud."""
        self.volume = volume

    def play(self) -> None:
        """Note what is heard."""
        self.heard.append((self.name, round(self.volume, 3)))


def multimedia(*, device: bool) -> SimpleNamespace:
    """Return what stands for Qt's multimedia, which is not installed."""
    output = SimpleNamespace(isNull=lambda: not device)
    return SimpleNamespace(
        QSoundEffect=Effect, QMediaDevices=SimpleNamespace(defaultAudioOutput=lambda: output)
    )


@pytest.mark.usefixtures("without_small")
def test_without_the_small_library_qt_plays_as_loud_as_the_volume_is_now(
    sounds: Sounds, preferences: Preferences, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", multimedia(device=True))
    monkeypatch.setattr(Effect, "heard", [])
    looked(sounds, qtbot)
    for volume in (100, 50, 10):
        preferences.update(volume=volume)
        sounds.play(Sound.WIN)
    preferences.update(sound=False)
    sounds.play(Sound.WIN)
    assert [name for name, _ in Effect.heard] == ["win"] * 3
    loud, half, soft = (volume for _, volume in Effect.heard)
    assert loud == 1
    assert 0.28 < half < 0.35
    assert 0.01 < soft < 0.03


@pytest.mark.usefixtures("without_small")
def test_qt_without_a_device_says_so(sounds: Sounds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", multimedia(device=False))
    looked(sounds, qtbot)
    assert sounds.silence is Silence.NO_DEVICE
