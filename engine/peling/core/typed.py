"""Text as it was typed or pasted, before anything is read from it."""

from __future__ import annotations

from typing import Final

_FIRST, _LAST, _BETWEEN = 0xFF01, 0xFF5E, 0xFF01 - 0x21
_WIDE: Final = {0x3000: 0x20} | {wide: wide - _BETWEEN for wide in range(_FIRST, _LAST + 1)}
"""The letters, digits and signs of full width, by their numbers in Unicode, and the usual ones."""


def narrow(text: str) -> str:
    """Return a text with the usual letters, digits, signs and blanks for those of full width.

    Input methods for Chinese and Japanese write these. Each stays at its place, so that a fault is
    found where it was typed.

    >>> narrow("２０＋８　Ｂ３"), narrow("20 + 8")
    ('20+8 B3', '20 + 8')
    """
    return text.translate(_WIDE)
