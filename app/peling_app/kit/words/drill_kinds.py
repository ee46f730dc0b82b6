"""Name the kinds of drill: the page of drills shows them, and play leads to them."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence, Sentences

kind_name: Final = Sentences(
    {
        "complete": Sentence("Drills", "Is it complete?"),
        "waits": Sentence("Drills", "Which tiles win?"),
        "away": Sentence("Drills", "How far is it?"),
        "claim": Sentence("Drills", "May I claim this?"),
        "why-not": Sentence("Drills", "Why not?"),
        "first": Sentence("Drills", "Who comes first?"),
        "exposing": Sentence("Drills", "What does exposing cost?"),
        "score": Sentence("Drills", "Score this hand"),
        "limit": Sentence("Drills", "Great hands"),
        "pays": Sentence("Drills", "Who pays whom?"),
        "liable": Sentence("Drills", "Who pays for all?"),
        "wind": Sentence("Drills", "Which wind?"),
        "wild": Sentence("Drills", "What can it stand for?"),
        "rule": Sentence("Drills", "Rules of the book"),
        "example": Sentence("Drills", "Examples of the book"),
    }
)
"""What a kind of drill is called."""
