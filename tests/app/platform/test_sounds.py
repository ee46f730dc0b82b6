import random
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QUrl

from peling_app.platform import resources
from peling_app.platform.preferences import Preferences
from peling_app.platform.sounds import VARIANTS, Sound, Sounds


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_has_a_file(sound: Sound) -> None:
    for name in VARIANTS.get(sound, (sound.value,)):
        assert resources.sound(name).stat().st_size > 0


@pytest.mark.usefixtures("qtbot")
def test_a_machine_without_multimedia_stays_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds(Preferences(), random.Random(1))
    for sound in Sound:
        sounds.play(sound)
    assert sounds._effects == {}
    assert sounds._broken


@pytest.mark.usefixtures("qtbot")
def test_nothing_is_loaded_while_sound_is_off() -> None:
    preferences = Preferences()
    preferences.update(sound=False)
    sounds = Sounds(preferences, random.Random(1))
    sounds.play(Sound.DISCARD)
    assert sounds._effects == {}
    assert not sounds._broken


class Device:
    """What is heard where there is a device."""

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


@pytest.mark.usefixtures("qtbot")
def test_a_sound_is_as_loud_as_the_volume_is_now(monkeypatch: pytest.MonkeyPatch) -> None:
    output = SimpleNamespace(isNull=lambda: False)
    library = SimpleNamespace(
        QSoundEffect=Device, QMediaDevices=SimpleNamespace(defaultAudioOutput=lambda: output)
    )
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", library)
    monkeypatch.setattr(Device, "heard", [])
    preferences = Preferences()
    sounds = Sounds(preferences, random.Random(1))
    for volume in (100, 50, 10):
        preferences.update(volume=volume)
        sounds.play(Sound.WIN)
    preferences.update(sound=False)
    sounds.play(Sound.WIN)
    assert [name for name, _ in Device.heard] == ["win"] * 3
    loud, half, soft = (volume for _, volume in Device.heard)
    assert loud == 1
    assert 0.28 < half < 0.35
    assert 0.01 < soft < 0.03


@pytest.mark.usefixtures("qtbot")
@pytest.mark.qt_log_ignore("PulseAudioService", extend=True)  # what it says of a machine without a device
def test_all_sounds_are_prepared_or_the_machine_has_no_device() -> None:
    preferences = Preferences()
    sounds = Sounds(preferences, random.Random(1))
    sounds.prepare()
    multimedia = sys.modules.get("PySide6.QtMultimedia")
    has_device = multimedia is not None and not multimedia.QMediaDevices.defaultAudioOutput().isNull()
    assert len(sounds._effects) == (10 if has_device else 0)
    for sound in Sound:
        sounds.play(sound)
