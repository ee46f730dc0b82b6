"""Every score item of the Game of Four Winds has a hand that earns it and one that just misses it."""

from peling.core.scoring import Doubles, Limit, Points
from tests.engine.rulebooks.four_winds.positions import HANDS
from tests.engine.rulebooks.suite import Item, Items, Place

earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
score = HANDS.score
total = HANDS.total

WEST = "WE"
THREES = "C2 C3 C4 D4 D5 S S C6 C7 C8"
"""Two sequences, a call and a pair: one set is missing."""
RUNS = "C2 C3 C4 D4 D5 D6 C6 C7 C8 B7 B8 B9"
"""Four sequences: a head is missing."""


def with_set(laid: str) -> Place:
    """Return a hand with this set laid down, won by a discard that completes a sequence."""
    return f"{THREES} | {laid}", "D6 discard S", WEST


def with_hidden(tiles: str) -> Place:
    return f"{THREES} {tiles}", "D6 discard S", WEST


EARNED_AND_MISSED: dict[Item, tuple[Place, Place]] = {
    ("FW-NATURAL", Limit()): (
        (f"{RUNS} D2 D2", "dealt", "EE"),
        (f"{RUNS} D2", "D2 wall", "EE"),
    ),
    ("FW-UNNATURAL", Limit(1, 2)): (
        (f"{RUNS} D2", "D2 first-discard E", WEST),
        (f"{RUNS} D2", "D2 discard E", WEST),
    ),
    ("FW-THIRTEEN", Limit()): (
        ("B1 B9 C1 C9 D1 D9 E S W N R G Wh", "B1 wall", WEST),
        ("B1 B1 B1 C9 C9 C9 D1 D1 D1 E E R R", "R wall", WEST),
    ),
    ("FW-FOUR-DIRECTIONS", Limit()): (
        ("E E E S S S W W R R | (N* N N)", "W discard S", "NE"),
        ("E E E S S S W W B1 B1 | (N* N N)", "W discard S", "NE"),
    ),
    ("FW-BASE", Points(10)): (with_hidden("B3 B3 B3"), (f"{THREES} B3 B3 B3", "", WEST)),
    ("FW-PLAIN", Points(10)): (with_hidden("B2 B3 B4"), with_hidden("B3 B3 B3")),
    ("FW-HEAD-DISCARD", Points(2)): (
        ("B5 B5 B5 C2 C3 C4 C6 C7 C8 D3 D4 D5 D8", "D8 discard N", WEST),
        ("B5 B5 B5 C2 C3 C4 C6 C7 D8 D3 D4 D5 D8", "C8 discard N", WEST),
    ),
    ("FW-HEAD-DISCARD", Points(4)): (
        ("B5 B5 B5 C2 C3 C4 C6 C7 C8 D3 D4 D5 D9", "D9 discard N", WEST),
        ("B5 B5 B5 C2 C3 C4 C6 C7 D9 D3 D4 D5 D9", "C8 discard N", WEST),
    ),
    ("FW-HEAD-SELF", Points(4)): ((f"{RUNS} D2", "D2 wall", WEST), (f"{RUNS} D2", "D2 discard N", WEST)),
    ("FW-HEAD-SELF", Points(8)): ((f"{RUNS} D1", "D1 wall", WEST), (f"{RUNS} D1", "D1 discard N", WEST)),
    ("FW-THREE-MINOR", Points(4)): (with_hidden("B3 B3 B3"), with_set("(B3* B3 B3)")),
    ("FW-THREE-MINOR", Points(2)): (with_set("(B3* B3 B3)"), with_hidden("B3 B3 B3")),
    ("FW-THREE-MAJOR", Points(8)): (with_hidden("B9 B9 B9"), with_set("(B9* B9 B9)")),
    ("FW-THREE-MAJOR", Points(4)): (with_set("(B9* B9 B9)"), with_set("(B8* B8 B8)")),
    ("FW-THREE-CARDINAL", Points(8)): (with_hidden("Wh Wh Wh"), with_set("(Wh* Wh Wh)")),
    ("FW-THREE-CARDINAL", Points(4)): (with_set("(R* R R)"), with_hidden("R R R")),
    ("FW-THREE-DIRECTION", Points(8)): (with_hidden("N N N"), with_set("(N* N N)")),
    ("FW-THREE-DIRECTION", Points(4)): (with_set("(W* W W)"), with_hidden("W W W")),
    ("FW-FOUR-MINOR", Points(16)): (with_set("[B3 B3 B3 B3]"), with_set("(B3* B3 B3 B3)")),
    ("FW-FOUR-MINOR", Points(8)): (with_set("(B3* B3 B3 +B3)"), with_set("[B3 B3 B3 B3]")),
    ("FW-FOUR-MAJOR", Points(32)): (with_set("[B1 B1 B1 B1]"), with_set("(B1* B1 B1 B1)")),
    ("FW-FOUR-MAJOR", Points(16)): (with_set("(B1* B1 B1 B1)"), with_set("(B2* B2 B2 B2)")),
    ("FW-FOUR-CARDINAL", Points(32)): (with_set("[G G G G]"), with_set("(G* G G G)")),
    ("FW-FOUR-CARDINAL", Points(16)): (with_set("(G* G G +G)"), with_set("(G* G G)")),
    ("FW-FOUR-DIRECTION", Points(32)): (with_set("[N N N N]"), with_set("(N* N N N)")),
    ("FW-FOUR-DIRECTION", Points(16)): (with_set("(W* W W W)"), with_set("(W* W W)")),
    ("FW-PAIR-HONOUR", Points(2)): (
        (f"{RUNS} W", "W discard N", "WS"),
        (f"{RUNS} W", "W discard N", "SW"),
    ),
    ("FW-D-CARDINAL", Doubles(1)): (
        with_set("(R* R R)"),
        (f"{RUNS} R", "R discard N", WEST),
    ),
    ("FW-D-OWN", Doubles(1)): (
        with_set("(W* W W)"),
        (f"{RUNS} W", "W discard N", WEST),
    ),
    ("FW-D-OWN-ROUND", Doubles(2)): (
        (f"{THREES} | (W* W W)", "D6 discard S", "WW"),
        (f"{THREES} | (W* W W)", "D6 discard N", "SW"),
    ),
    ("FW-D-MIXED", Doubles(1)): (
        ("B2 B3 B4 B6 B7 B8 B1 B1 B1 B4 B5 S S", "B6 wall", WEST),
        ("B2 B3 B4 B6 B7 B8 C1 C1 C1 B4 B5 S S", "B6 wall", WEST),
    ),
    ("FW-D-PURE", Doubles(3)): (
        ("B2 B3 B4 B6 B7 B8 B1 B1 B1 B4 B5 B9 B9", "B6 wall", WEST),
        ("B2 B3 B4 B6 B7 B8 B1 B1 B1 B4 B5 S S", "B6 wall", WEST),
    ),
    ("FW-X-PAIRS", Doubles(1)): (
        ("B2 B2 B2 C5 C5 C5 D8 D8 D8 B5 B5 C3 C3", "C3 wall", WEST),
        ("B2 B2 B2 C5 C5 C5 D6 D7 D8 B5 B5 C3 C3", "C3 wall", WEST),
    ),
    ("FW-X-FLOWER", Doubles(1)): (
        (f"{THREES} | [B3 B3 B3 B3]", "D6 loose", WEST),
        (f"{THREES} | [B3 B3 B3 B3]", "D6 wall", WEST),
    ),
    ("FW-X-MOON", Doubles(1)): (
        (f"{THREES} B3 B3 B3", "D6 last-wall", WEST),
        (f"{THREES} B3 B3 B3", "D6 last-discard N", WEST),
    ),
    ("FW-X-ROB", Doubles(1)): (
        (f"{THREES} B3 B3 B3", "D6 robbed-kong N", WEST),
        (f"{THREES} B3 B3 B3", "D6 discard N", WEST),
    ),
}


def lines(position: Place) -> set[tuple[str, object]]:
    return {(line.item, line.award) for line in score(*position).sheet.lines}


ITEMS = Items(
    hands=HANDS,
    earned_and_missed=EARNED_AND_MISSED,
    near=frozenset(
        {
            "FW-FOUR-DIRECTIONS",
            "FW-PLAIN",
            "FW-HEAD-DISCARD",
            "FW-D-CARDINAL",
            "FW-D-OWN",
            "FW-D-MIXED",
            "FW-D-PURE",
            "FW-X-PAIRS",
        }
    ),
    said=frozenset({"FW-HEAD-SELF"}),
    far=(f"{RUNS} W",),
    several=("B2 B2 B2 B3 B3 B3 B4 B4 B4 D6 D7 C9 C9", "D8 wall"),
    book="four-winds",
    columns=frozenset(
        f"FW-{size}-{rank}"
        for size in ("THREE", "FOUR")
        for rank in ("MINOR", "MAJOR", "CARDINAL", "DIRECTION")
    )
    | {"FW-HEAD-DISCARD", "FW-HEAD-SELF"},
)
