"""What is heard when the table says that something can be heard."""

from __future__ import annotations

from typing import Final

from peling_app.platform.sounds import Sound, Sounds

HEARD: Final = {
    "deal": Sound.SHUFFLE,
    "draw": Sound.DRAW,
    "discard": Sound.DISCARD,
    "chow": Sound.CHOW,
    "pung": Sound.PUNG,
    "kong": Sound.KONG,
    "win": Sound.WIN,
    "drawn": Sound.DRAWN,
    "refuse": Sound.REFUSE,
}
"""By the names that a table gives to what can be heard."""


def hear(sounds: Sounds, name: str) -> None:
    """Play what belongs to a name; a name without a sound is silent."""
    if name in HEARD:
        sounds.play(HEARD[name])
