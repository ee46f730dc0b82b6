"""Keep back in an exam what the own hand lacks: only whether something is allowed is said."""

from __future__ import annotations

from dataclasses import replace

from peling.core.rules import Evidence, Finding
from peling.rules.legality import Verdict


def unaided(verdict: Verdict) -> Verdict:
    """Return a verdict without how far the hand is from complete, and without the tiles it waits for."""
    return replace(verdict, findings=tuple(_without_distance(found) for found in verdict.findings))


def _without_distance(found: Finding) -> Finding:
    counted = any(name == "away" for name, _ in found.evidence.facts)
    if found.met or not counted:
        return found
    return replace(found, evidence=Evidence(found.evidence.tiles))
