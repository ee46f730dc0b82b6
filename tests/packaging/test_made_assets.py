"""The committed pictures and sounds are what their scripts make."""

import io
import wave

import pytest

import make_shadows
import make_sounds
import make_tiles


@pytest.mark.parametrize("height", make_shadows.HEIGHTS, ids=lambda height: f"height-{height.number}")
def test_a_shadow_is_what_the_script_makes(height: make_shadows.Height) -> None:
    committed = (make_shadows.SHADOWS / f"height-{height.number}.png").read_bytes()
    assert committed == make_shadows.png(make_shadows.shadow(height))


def test_the_tiles_with_numerals_are_those_of_the_script() -> None:
    committed = {path.stem: path.read_text(encoding="utf-8") for path in make_tiles.TILES.iterdir()}
    assert committed == {name: make_tiles.svg(drawing) for name, drawing in make_tiles.faces().items()}


@pytest.mark.thorough
def test_the_sounds_are_those_of_the_script() -> None:
    made = make_sounds.sounds()
    assert {path.stem for path in make_sounds.SOUNDS.glob("*.wav")} == set(made)
    for name, (_peak, sound) in made.items():
        with wave.open(io.BytesIO((make_sounds.SOUNDS / f"{name}.wav").read_bytes())) as file:
            assert file.getnframes() == len(sound), name
