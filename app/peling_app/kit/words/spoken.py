"""Join what a screen reader is to say of one thing."""

from __future__ import annotations

from typing import Final

_ENDS: Final = (".", "!", "?", ":", "…")


def in_sentences(*parts: str) -> str:
    """Return parts as sentences one after the other, empty ones left out, each with one mark at its end.

    The last part keeps the end it has.

    >>> in_sentences("Drills", "May I claim this?", "", "12 kinds.", "Begin")
    'Drills. May I claim this? 12 kinds. Begin'
    """
    said = [part for part in parts if part]
    ended = [part if part.endswith(_ENDS) else f"{part}." for part in said[:-1]]
    return " ".join([*ended, *said[-1:]])
