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


class Heard(Sounds):
    """The sounds of a table, by the names it gives to what can be heard."""

    def hear(self, name: str) -> None:
        """Play what belongs to a name; a name without a sound is silent."""
        if name in HEARD:
            self.play(HEARD[name])
