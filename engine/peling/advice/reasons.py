"""A reason as a fact: an id and what shows it, never a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peling.core.rules import Evidence

NEAR_AIM: Final = 3
"""A sort of hand is named only while at most so many tiles are missing to it: farther away it is a dream."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: its id and what shows it."""

    id: str
    evidence: Evidence
