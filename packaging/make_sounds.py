"""Make the sounds of assets/sounds: bamboo-and-bone tiles, dice and a bell, computed from nothing.

A knock is a very short burst of noise that makes a few resonances ring: 1.8 to 4 kHz for the bone, some
hundred hertz for the wood below it. The dice of chance are seeded, so the files are the same each time.

Usage: python packaging/make_sounds.py
"""

import math
import random
import struct
import wave
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 44100
FULL_SCALE = 32767


@dataclass(frozen=True, slots=True)
class Mode:
    """One resonance: `hertz`, `strength` against the others, `decay` in seconds to 1/e."""

    hertz: float
    strength: float
    decay: float


BONE = (Mode(1840, 0.7, 0.009), Mode(2630, 1.0, 0.007), Mode(3380, 0.55, 0.005), Mode(4050, 0.3, 0.004))
BAIZE = (Mode(210, 0.55, 0.016), Mode(430, 0.35, 0.011))
DULL = (Mode(165, 1.0, 0.030), Mode(290, 0.6, 0.020), Mode(610, 0.2, 0.008))
BLOCK = (Mode(745, 1.0, 0.045), Mode(1490, 0.42, 0.026), Mode(2980, 0.20, 0.010))
DIE = (Mode(2950, 0.8, 0.006), Mode(3720, 1.0, 0.005), Mode(4600, 0.5, 0.004), Mode(520, 0.4, 0.010))


def ring(excitation: Sequence[float], mode: Mode, pitch: float, samples: int) -> list[float]:
    """Return what a resonance makes of an excitation, by a recursive filter of second order."""
    radius = math.exp(-1 / (mode.decay * RATE))
    angle = 2 * math.pi * mode.hertz * pitch / RATE
    first, second = 2 * radius * math.cos(angle), -radius * radius
    gain = mode.strength * math.sin(angle)
    out: list[float] = []
    before, before_that = 0.0, 0.0
    for i in range(samples):
        push = excitation[i] if i < len(excitation) else 0.0
        now = gain * push + first * before + second * before_that
        out.append(now)
        before, before_that = now, before
    return out


def burst(dice: random.Random, seconds: float) -> list[float]:
    """Return noise that begins at once and dies away, smoothed a little against hissing."""
    length = int(seconds * 5 * RATE)
    noise = [dice.uniform(-1, 1) * math.exp(-i / (seconds * RATE)) for i in range(length)]
    return [(a + b) / 2 for a, b in zip(noise, [0.0, *noise], strict=False)]


def knock(
    dice: random.Random,
    modes: Sequence[Mode],
    *,
    pitch: float = 1.0,
    hardness: float = 0.0006,
    seconds: float = 0.12,
) -> list[float]:
    """Return one knock with its loudest sample at 1; a softer blow has a larger `hardness` (seconds)."""
    excitation = burst(dice, hardness)
    voices = [ring(excitation, mode, pitch, int(seconds * RATE)) for mode in modes]
    return levelled([sum(parts) for parts in zip(*voices, strict=True)], 1.0)


def levelled(sound: Sequence[float], peak: float) -> list[float]:
    """Return the sound with its loudest sample at `peak`."""
    loudest = max(abs(sample) for sample in sound)
    return [sample * peak / loudest for sample in sound]


def mixed(parts: Sequence[tuple[float, float, Sequence[float]]], seconds: float) -> list[float]:
    """Return the parts laid over each other; each is (start in seconds, strength, sound)."""
    out = [0.0] * int(seconds * RATE)
    for start, strength, sound in parts:
        at = int(start * RATE)
        for i, sample in enumerate(sound[: len(out) - at]):
            out[at + i] += strength * sample
    return out


def faded(sound: Sequence[float], seconds: float = 0.01) -> list[float]:
    """Return the sound with its end drawn to silence, so that it does not click."""
    length = int(seconds * RATE)
    cut = len(sound) - length
    return [s if i < cut else s * (len(sound) - 1 - i) / length for i, s in enumerate(sound)]


def discard(dice: random.Random, pitch: float) -> list[float]:
    """Return a tile laid on the baize: the edge first, then the face."""
    edge = knock(dice, BONE, pitch=pitch)
    face = knock(dice, (*BONE, *BAIZE), pitch=pitch * 0.97, hardness=0.0009)
    return mixed([(0.0, 0.55, edge), (0.017, 1.0, face)], 0.20)


def draw(dice: random.Random) -> list[float]:
    """Return a tile slid off its neighbour and set into the hand."""
    slide = ring(burst(dice, 0.030), Mode(2300, 1.0, 0.0006), 1.0, int(0.15 * RATE))
    rise = [s * min(1.0, i / (0.03 * RATE)) for i, s in enumerate(slide)]
    return mixed([(0.0, 0.35, levelled(rise, 1.0)), (0.085, 1.0, knock(dice, BONE, hardness=0.0012))], 0.22)


def clicks(dice: random.Random, times: Sequence[float], seconds: float) -> list[float]:
    """Return tiles pushed against each other, one click at each of the times."""
    parts = [
        (time, 1.0 if i == 0 else 0.8, knock(dice, (*BONE, *BAIZE[:1]), pitch=dice.uniform(0.94, 1.06)))
        for i, time in enumerate(times)
    ]
    return mixed(parts, seconds)


def call(dice: random.Random, pitches: Sequence[float]) -> list[float]:
    """Return a call at the table: strokes on a block of wood at these pitches, then a set is pushed together.

    How many strokes there are, and whether they rise, tells the call without a word.
    """
    strokes = [
        (number * 0.115, 0.9, knock(dice, BLOCK, pitch=pitch, hardness=0.0012, seconds=0.3))
        for number, pitch in enumerate(pitches)
    ]
    pushed = 0.42
    tiles = clicks(dice, (0.0, 0.075, 0.150)[: max(2, len(pitches))], 0.34)
    return mixed([*strokes, (pushed, 0.62, tiles)], pushed + 0.36)


def dice_roll(dice: random.Random) -> list[float]:
    """Return two dice that bounce, faster and softer each time, and come to rest."""
    parts: list[tuple[float, float, Sequence[float]]] = []
    for start in (0.0, 0.035):
        time, gap, strength = start, dice.uniform(0.13, 0.16), 1.0
        while gap > 0.02:
            parts.append((time, strength, knock(dice, DIE, pitch=dice.uniform(0.92, 1.08), seconds=0.08)))
            time, gap, strength = time + gap, gap * dice.uniform(0.70, 0.80), strength * 0.78
    return mixed(parts, 0.75)


def shuffle(dice: random.Random) -> list[float]:
    """Return a table of tiles stirred by many hands: soft clicks, thickest in the middle."""
    pool = [
        knock(dice, BONE, pitch=dice.uniform(0.88, 1.10), hardness=dice.uniform(0.0006, 0.0016), seconds=0.06)
        for _ in range(24)
    ]
    parts = [
        (dice.betavariate(1.6, 1.9) * 1.40, dice.uniform(0.15, 0.9) ** 1.5, dice.choice(pool))
        for _ in range(170)
    ]
    return mixed(parts, 1.5)


def bell(hertz: float, seconds: float) -> list[float]:
    """Return a small bell: a fundamental and three partials, each dying sooner than the one below."""
    partials = ((1.0, 1.0, 0.60), (2.0, 0.45, 0.42), (2.76, 0.22, 0.24), (5.40, 0.07, 0.10))
    attack = 0.004 * RATE
    return [
        min(1.0, i / attack)
        * sum(
            strength * math.exp(-i / (decay * RATE)) * math.sin(2 * math.pi * hertz * ratio * i / RATE)
            for ratio, strength, decay in partials
        )
        for i in range(int(seconds * RATE))
    ]


def win() -> list[float]:
    """Return a calm bell of two notes, a fourth apart."""
    return mixed([(0.0, 0.8, bell(587.33, 1.6)), (0.28, 1.0, bell(783.99, 1.5))], 1.8)


def drawn() -> list[float]:
    """Return one low bell, half as long: nobody has won."""
    return mixed([(0.0, 1.0, bell(293.66, 1.2))], 1.2)


def refuse(dice: random.Random) -> list[float]:
    """Return one dull knock."""
    return knock(dice, DULL, hardness=0.002, seconds=0.2)


def sounds() -> dict[str, tuple[float, list[float]]]:
    """Return name -> (loudest sample from 0 to 1, sound)."""
    dice = random.Random(1922)
    return {
        "discard-1": (0.60, discard(dice, 1.00)),
        "discard-2": (0.60, discard(dice, 1.05)),
        "discard-3": (0.60, discard(dice, 0.95)),
        "draw": (0.35, draw(dice)),
        "chow": (0.55, call(dice, (1.0,))),
        "pung": (0.55, call(dice, (1.0, 1.335))),
        "kong": (0.55, call(dice, (1.0, 1.335, 1.68))),
        "dice": (0.55, dice_roll(dice)),
        "shuffle": (0.50, shuffle(dice)),
        "win": (0.45, win()),
        "drawn": (0.35, drawn()),
        "refuse": (0.50, refuse(dice)),
    }


def write(name: str, peak: float, sound: Sequence[float]) -> None:
    """Write a sound as WAV, mono, 16 bit, and print its length and its loudness."""
    final = faded(levelled(sound, peak))
    numbers = [round(sample * FULL_SCALE) for sample in final]
    with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))
    effective = math.sqrt(sum(sample * sample for sample in final) / len(final))
    print(f"{name:10} {len(final) / RATE:5.2f} s  peak {max(map(abs, numbers)):5}  effective {effective:.3f}")


def main() -> None:
    """Write all sounds."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, (peak, sound) in sounds().items():
        write(name, peak, sound)


if __name__ == "__main__":
    main()
