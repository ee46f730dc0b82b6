"""A reason as a fact: an id and what shows it, never a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.rules import Evidence


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: its id and what shows it."""

    id: str
    evidence: Evidence
