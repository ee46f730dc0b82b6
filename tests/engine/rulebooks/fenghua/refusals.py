"""Hands that Fenghua refuses, each with its reason, and hands beside them that it scores."""

from tests.engine.rulebooks.fenghua.rulings import GAP, PAIRS, RUNS, SETS_AND_WILD
from tests.engine.rulebooks.suite import Refusal

REFUSALS: tuple[Refusal, ...] = (
    ((RUNS, "C6 wall", "D1"), ""),
    ((RUNS, "C7 wall", "D1"), "not-complete"),
    ((RUNS, "C6 discard W", "D1"), "below-minimum"),
    ((GAP, "C5 discard W", "D1"), ""),
    ((GAP, "C5 discard W", "C5"), "discarded-wild"),
    ((RUNS, "C6 loose", "D1"), "no-loose-draw"),
    ((f"{RUNS} C6", "dealt", "D1", "EE"), ""),
    ((f"{RUNS} C6", "dealt", "D1", "SE"), "not-east"),
    ((SETS_AND_WILD, "B7 discard E", "C4"), "wild-eye"),
    ((f"{PAIRS} C5", "R wall", "C5"), ""),
    ((f"{RUNS} C9", "C6 wall", "D1"), "tile-count"),
    ((f"{RUNS[:-2]} Fl1", "C6 wall", "D1"), "unmelded-flower"),
)
