import random
import sys

import pytest

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
