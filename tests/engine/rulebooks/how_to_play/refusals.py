"""Hands that the booklet refuses, each with its reason, and hands beside them that it scores."""

from tests.engine.rulebooks.suite import Refusal

CHOWS = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
DEALT = "B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2"
THIRTEEN = "B1 B9 D1 D9 C1 C9 E S W N R G Wh"

REFUSALS: tuple[Refusal, ...] = (
    ((CHOWS, "C1 wall", "SW", "", ""), ""),
    ((DEALT, "dealt", "EE", "", ""), ""),
    ((DEALT, "dealt", "SE", "", ""), "not-east"),
    ((f"{DEALT} | | Fl1", "dealt", "EE", "", ""), ""),
    ((CHOWS, "C1 loose", "SW", "", ""), "no-loose-draw"),
    ((f"{CHOWS} | Fl1", "C1 loose", "SW", "supply-of-drawn-kong", ""), "no-loose-draw"),
    ((CHOWS, "C1 eight-flowers", "SW", "", ""), "bad-win"),
    ((CHOWS, "C1 discard", "SW", "", ""), "bad-win"),
    ((CHOWS, "C1 first-discard E", "SW", "", ""), "bad-win"),
    ((CHOWS, "C1 wall", "SW", "standing", ""), "bad-win"),
    ((DEALT, "dealt", "EE", "standing", ""), "bad-win"),
    (("B1 B2 B3 B4 B5 B6 B7 B8 B9 D1 D1 | (C1 C2 C3)", "dealt", "EE", "", ""), "bad-win"),
    ((DEALT, "dealt", "EE", "thirteenth-win", ""), ""),
    ((CHOWS, "C1 wall", "SW", "thirteenth-win", ""), "bad-win"),
    ((CHOWS, "", "EE", "thirteenth-win", ""), "bad-win"),
    ((CHOWS, "C1 wall", "SW", "discarder-excused", ""), "bad-record"),
    ((CHOWS, "C1 wall", "SW", "", "D9 D9"), ""),
    ((CHOWS, "C1 wall", "SW", "", "D9 D9 D9"), "impossible-tiles"),
    ((CHOWS, "C1 wall", "SW", "", "C1 C1 C1"), ""),
    ((CHOWS, "C1 wall", "SW", "", "C1 C1 C1 C1"), "impossible-tiles"),
    ((f"{CHOWS} | Fl1", "C1 wall", "SW", "", "Fl1"), "impossible-tiles"),
    ((f"{CHOWS} | Fl1", "C1 wall", "SW", "", "Fl2"), ""),
    (("D9 D9 D9 D9 D9 B1 B2 B3 C4 C5 C6 E E", "", "SW", "", ""), "impossible-tiles"),
    (("D9 D9 B1 B2 B3 C4 C5 C6 E E", "", "SW", "", ""), "tile-count"),
    (("D9 D9 Fl1 B1 B2 B3 C4 C5 C6 E E N N", "", "SW", "", ""), "unmelded-flower"),
    (("B1 B1 B3 B3 D5 D5 D6 D6 C9 C9 E E R", "R wall", "SE", "", ""), "not-complete"),
    ((THIRTEEN, "Wh robbed-kong N", "SW", "", ""), "impossible-tiles"),
    ((f"{THIRTEEN[:-3]} B1", "Wh robbed-kong N", "SW", "", "Wh Wh Wh"), ""),
    ((THIRTEEN, "B2 wall", "SW", "", ""), "not-complete"),
)
