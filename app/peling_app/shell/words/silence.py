"""Say why nothing can be heard."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.platform.loudspeaker import Silence

silence_words: Final = Sentences[Silence](
    {
        Silence.NO_DEVICE: Sentence(
            "SettingsDialog", "This computer has nothing to play sounds with: no loudspeaker was found."
        ),
        Silence.NO_LIBRARY: Sentence(
            "SettingsDialog", "Sounds cannot be played: Python’s package miniaudio is missing."
        ),
    }
)
"""A sentence for each reason."""
