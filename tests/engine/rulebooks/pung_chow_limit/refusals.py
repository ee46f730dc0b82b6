"""Hands that Part II refuses, each with its reason, and hands beside them that it scores."""

from tests.engine.rulebooks.suite import Refusal

CHOWS = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
DEALT = "B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2"

REFUSALS: tuple[Refusal, ...] = (
    ((CHOWS, "C1 wall"), ""),
    ((CHOWS, "C5 wall"), "not-complete"),
    ((CHOWS, "C1 discard"), "bad-win"),
    ((CHOWS, "C1 loose"), "no-loose-draw"),
    ((CHOWS, "C1 eight-flowers"), "bad-win"),
    ((CHOWS, "C1 robbed-kong N"), "robbing-not-allowed"),
    ((DEALT, "dealt", "EE"), ""),
    ((DEALT, "dealt", "SE"), "not-east"),
    (("D9 D9 D9 D9 D9 B1 B2 B3 C4 C5 C6 E E",), "impossible-tiles"),
    (("D9 D9 B1 B2 B3 C4 C5 C6 E E",), "tile-count"),
    (("D9 D9 Fl1 B1 B2 B3 C4 C5 C6 E E N N",), "unmelded-flower"),
)
