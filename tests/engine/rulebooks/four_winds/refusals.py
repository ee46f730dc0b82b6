"""Hands that the leaflet refuses, each with its reason, and hands beside them that it scores."""

from tests.engine.rulebooks.four_winds.rulings import RUNS, THREES
from tests.engine.rulebooks.suite import Refusal

REFUSALS: tuple[Refusal, ...] = (
    ((f"{RUNS} D2 | | Fl1", "D2 wall", "SE", ""), "no-flowers"),
    ((f"{RUNS} Se2", "D2 wall", "SE", ""), "no-flowers"),
    ((f"{RUNS} D2", "D2 loose", "SE", "supply-of-flower"), "no-loose-draw"),
    ((f"{RUNS} D2", "D2 loose", "SE", ""), "no-loose-draw"),
    ((f"{RUNS} D2", "D2 wall", "SE", "standing"), "bad-record"),
    ((f"{RUNS} D2 D2", "dealt", "SE", ""), "not-east"),
    ((f"{RUNS} D2", "D2 eight-flowers", "SE", ""), "bad-win"),
    ((f"{THREES} D6 | (B3* B3 B3)", "dealt", "EE", ""), "bad-win"),
    ((f"{RUNS} D2 D2", "D2 wall", "SE", ""), "tile-count"),
    ((f"{RUNS} D3", "D2 wall", "SE", ""), "not-complete"),
    (("B1 B9 C1 C9 D1 D9 E S W N R G B5", "Wh wall", "SE", ""), "not-complete"),
    (("B1 B9 C1 C9 D1 D9 E S W N R G Wh", "B5 wall", "SE", ""), "not-complete"),
    ((f"{RUNS} D2", "D2 wall"), ""),
    ((f"{RUNS} D2 D2", "dealt", "EE"), ""),
)
