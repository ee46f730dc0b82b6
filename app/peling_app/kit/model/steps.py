"""Hold the steps of an arithmetic, as a row of boxes shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """One box of the arithmetic: by what it was multiplied, the sum, the word under it."""

    factor: str
    value: str
    word: str
