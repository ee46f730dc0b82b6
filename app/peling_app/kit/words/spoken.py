"""Join what is said of one thing: to a screen reader, or in one line."""

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


def in_a_row(*parts: str) -> str:
    """Return parts in one line, empty ones left out, with a semicolon behind each that is no sentence.

    >>> in_a_row("hand: 20", "", "Corrected at noon.", "misheard")
    'hand: 20; Corrected at noon. misheard'
    """
    said = [part for part in parts if part]
    ended = [part if part.endswith(_ENDS) else f"{part};" for part in said[:-1]]
    return " ".join([*ended, *said[-1:]])


def closed(sentence: str) -> str:
    """Return a sentence with one mark at its end: what somebody typed into it may have its own.

    >>> closed("Corrected: who was that?."), closed("Corrected: misheard..")
    ('Corrected: who was that?', 'Corrected: misheard.')
    """
    return sentence[:-1] if len(sentence) > 1 and sentence[-2] in ".!?…" else sentence
