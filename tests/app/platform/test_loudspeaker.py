import subprocess
import sys
import threading
from array import array
from pathlib import Path

import miniaudio
import pytest

from peling_app.platform import loudspeaker
from peling_app.platform.loudspeaker import Mixer, SmallLoudspeaker, Voice, audible, samples
from peling_app.platform.sounds import files

LEAVES = """
from peling_app.platform.loudspeaker import SmallLoudspeaker
from peling_app.platform.sounds import files
import weakref
speaker = SmallLoudspeaker(files(), lambda library: [library.Backend.NULL])
owner = type("Owner", (), {})()
weakref.finalize(owner, speaker.close)
speaker.play("win", 1.0)
speaker.wake()
"""


def test_sounds_lie_over_each_other_each_as_loud_as_it_is() -> None:
    mixer = Mixer()
    mixer.add(Voice(array("h", [1000] * 6), 0.5))
    assert list(mixer.next(2)) == [500, 500]
    mixer.add(Voice(array("h", [-200] * 3), 1.0))
    assert list(mixer.next(2)) == [300, 300]
    assert list(mixer.next(3)) == [300, 500, 0]
    assert list(mixer.next(2)) == [0, 0]
    assert mixer.heard == []


def test_what_is_too_loud_together_is_cut_and_does_not_wrap() -> None:
    mixer = Mixer()
    for sample in (30_000, 30_000):
        mixer.add(Voice(array("h", [sample, -sample]), 1.0))
    assert list(mixer.next(2)) == [32_767, -32_767]


def test_as_many_frames_are_given_as_are_asked_for() -> None:
    mixer = Mixer()
    mixer.add(Voice(array("h", range(1, 6)), 1.0))
    frames = mixer.frames()
    assert len(next(frames)) == 0
    assert [list(frames.send(count)) for count in (2, 0, 4)] == [[1, 2], [], [3, 4, 5, 0]]


@pytest.mark.parametrize("name", files())
def test_the_samples_of_a_sound_are_those_of_its_file(name: str) -> None:
    decoded = miniaudio.decode_file(str(files()[name]), nchannels=1, sample_rate=loudspeaker.RATE)
    assert samples(files()[name]) == decoded.samples
    assert max(map(abs, decoded.samples)) > 1000


def test_the_device_that_pretends_is_not_asked_nor_alsa_without_a_card(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(loudspeaker, "CARDS", tmp_path)
    backends = {backend.name for backend in audible(miniaudio)}
    assert {"PULSEAUDIO", "WASAPI", "COREAUDIO"} <= backends
    assert backends.isdisjoint({"NULL", "JACK", "ALSA"})
    (tmp_path / "pcmC0D0p").touch()
    assert "ALSA" in {backend.name for backend in audible(miniaudio)}


def test_a_program_ends_quietly_while_a_sound_is_heard() -> None:
    done = subprocess.run([sys.executable, "-c", LEAVES], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("act", ["wake", "rest"])
def test_a_device_that_begins_or_stops_is_closed_afterwards(
    act: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closed meanwhile it waits for its own thread for ever, and the program with it."""
    speaker = SmallLoudspeaker(files(), lambda library: [library.Backend.NULL])
    if act == "rest":
        speaker.wake()
    device = speaker.device
    name = {"wake": "start", "rest": "stop"}[act]
    at_once, at_work, go_on = getattr(device, name), threading.Event(), threading.Event()
    order: list[str] = []

    def slowly(*given: object) -> None:
        if threading.current_thread() is worker:
            at_work.set()
            go_on.wait()
        at_once(*given)
        order.append(act if threading.current_thread() is worker else "close")

    monkeypatch.setattr(device, name, slowly)
    worker = threading.Thread(target=getattr(speaker, act))
    closer = threading.Thread(target=speaker.close)
    worker.start()
    at_work.wait()
    closer.start()
    closer.join(0.05)
    assert closer.is_alive()
    go_on.set()
    worker.join()
    closer.join()
    assert order[0] == act
    assert device._device is None  # noqa: SLF001 -- the library has no other name for it
    speaker.wake()
    assert not device.running
