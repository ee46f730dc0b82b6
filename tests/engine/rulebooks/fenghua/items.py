"""Every pattern of Fenghua has a hand that earns it and one that just misses it."""

from tests.engine.rulebooks.fenghua.positions import HANDS
from tests.engine.rulebooks.suite import Item, Items, Place

earned = HANDS.earned
missed = HANDS.missed
refused = HANDS.refused
score = HANDS.score

RUNS = "B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C5 E E"
PLAIN = "B1 B2 B3 D4 D5 D6 C7 C8 C9 E E"
FIVE = "B1 B2 B3 D4 D5 D6 C7 C8"
THREE_OPEN = "(B1* B2 B3)<E (D5* D5 D5)<N (C8* C8 C8)<W"
STARS = "E S W N R G Wh B1 B4 B7 D3 D6"
SIX_STARS = "E S W N R G B1 B4 B7 D2 D5 D8 C3"
PAIRS = "B1 B1 B3 B3 D5 D5 D6 D6 C8 C8 E E"
BOMB = "B1 B1 B1 B1 D5 D5 D6 D6 C8 C8 E E R"
HONOURS = "E E S S S W N N R R G Wh Wh"
FLOWERS = "Fl1 Fl2 Fl3 Fl4 Se1 Se2 Se3 Se4"
EARNED_AND_MISSED: dict[Item, tuple[Place, Place]] = {
    "BASE": ((RUNS, "C6 wall"), (RUNS, "")),
    "COMMON": ((RUNS, "C6 wall"), ("B1 B2 B3 B4 B5 B6 D7 D7 D7 C4 C5 E E", "C6 wall")),
    "DRAGON": ((f"{PLAIN} R R", "R wall"), (f"{PLAIN} R R", "E wall")),
    "SEAT-WIND": (("S S S B1 B2 B3 D4 D5 D6 C7 C8 C9 E", "E wall"), (f"{PLAIN} S S", "E wall")),
    "PREVAILING-WIND": ((f"{PLAIN} S S", "E wall"), (f"{PLAIN} S S", "S wall")),
    "RIGHT-WIND": ((f"{PLAIN} W W", "E wall", "B9", "EE"), (f"{PLAIN} W W", "W wall", "B9", "EE")),
    "SINGLE-CALL": ((f"{PLAIN} B5 B7", "B6 wall"), (f"{PLAIN} B5 B6", "B7 wall")),
    "PAIR-CALL": ((f"{PLAIN} R R", "E wall"), (f"{PLAIN} B5 B6", "B7 wall")),
    "OWN-TILE": ((RUNS, "C6 wall"), (f"{PLAIN} B5 B7", "B6 discard W", "B9", "EE")),
    "ROB": ((RUNS, "C6 robbed-kong W"), (RUNS, "C6 wall")),
    "BOTTOM": ((RUNS, "C6 last-wall"), (RUNS, "C6 wall")),
    "NO-WILD": ((RUNS, "C6 wall"), (RUNS, "C6 wall", "C6")),
    "ONE-WILD": ((RUNS, "C6 wall", "C6"), (RUNS, "C6 wall")),
    "TWO-WILD": ((RUNS, "C6 wall", "E"), (RUNS, "C6 wall", "C4")),
    "TAME": ((RUNS, "C6 wall", "C4"), ("B1 B2 B3 B4 B5 B6 D7 D8 D9 R C5 E E", "C6 wall", "R")),
    "INDEPENDENT": ((SIX_STARS, "C6 wall"), (SIX_STARS, "C5 wall")),
    "STARS-CLOSED": ((f"{STARS} C9", "C2 wall"), (SIX_STARS, "C6 wall")),
    "STARS-OPEN": ((SIX_STARS, "Wh discard E"), (f"{STARS} C9", "C2 discard E")),
    "INDEPENDENT-NO-SUIT": ((f"{STARS} D9", "C5 wall"), (f"{STARS} C9", "C5 wall")),
    "ALL-PUNG-WILD": (
        ("D8 D8 D8 B2 B2 C5 R R R G G G N", "N wall", "C5"),
        ("D8 D8 D8 B2 B2 B2 R R R G G G N", "N wall"),
    ),
    "ALL-PUNG-STRAIGHT": (
        ("D8 D8 D8 B2 B2 B2 R R R G G G N", "N wall"),
        ("D8 D8 D8 B2 B3 B4 R R R G G G N", "N wall"),
    ),
    "LONER-WILD": (
        (f"B7 | {THREE_OPEN} (D2* D3 D4)<E", "C5 wall", "C5"),
        (f"B7 | {THREE_OPEN} (D2* D3 D4)<E", "B7 wall", "C5"),
    ),
    "LONER-STRAIGHT": (
        (f"B7 | {THREE_OPEN} (D2* D3 D4)<E", "B7 discard N"),
        (f"B7 | {THREE_OPEN} [D2 D2 D2 D2]", "B7 wall"),
    ),
    "SEVEN-PAIRS-WILD": ((f"{PAIRS} R", "C5 wall", "C5"), (f"{PAIRS} R", "R wall", "C5")),
    "SEVEN-PAIRS-STRAIGHT": ((f"{PAIRS} R", "R wall", "C5"), (f"{PAIRS} R", "C5 wall", "C5")),
    "BOMB-CLOSED": ((BOMB, "R wall"), ("B1 B1 B1 B9 D5 D5 D6 D6 C8 C8 E E R", "R wall")),
    "BOMB-OPEN": (
        ("B1 B1 B1 D5 D5 D6 D6 C8 C8 E E R R", "B1 discard W"),
        ("B1 B1 B1 D5 D5 D6 D6 C8 C8 E E R R", "B1 wall"),
    ),
    "MIXED": (
        ("C1 C2 C3 C4 C5 C6 C7 C8 C9 E E S S", "E wall"),
        ("C1 C2 C3 C4 C5 C6 B7 B8 B9 E E S S", "E wall", "D1"),
    ),
    "PURE": (
        ("C1 C2 C3 C4 C5 C6 C7 C8 C9 C3 C3 C5 C5", "C3 wall"),
        ("C1 C2 C3 C4 C5 C6 C7 C8 C9 C3 C3 E E", "C3 wall"),
    ),
    "HEAVEN": ((f"{RUNS} C6", "dealt", "B9", "EE"), (RUNS, "C6 wall", "B9", "EE")),
    "EARTH": ((f"{PLAIN} R R", "R first-discard E", "D1"), (f"{PLAIN} R R", "R wall", "D1")),
    "HONOURS-UNCOMPLETED": (
        (HONOURS, "G wall"),
        ("E E S S W W N N R R Wh Wh B1", "B1 wall"),
    ),
    "HONOURS-COMPLETED": (
        ("E E E S S S W W W N N N R", "R wall"),
        ("E E E S S S W W W N N N R", "G wall"),
    ),
    "FLOWERS8-COMPLETED": (
        (f"{RUNS} | | {FLOWERS}", "C6 wall"),
        (f"{RUNS} | | {FLOWERS[:-4]}", "C6 wall"),
    ),
    "FLOWERS8-UNCOMPLETED": (
        (f"B1 B3 B5 B7 D1 D3 D5 D7 C1 C3 C5 C7 E | | {FLOWERS}", "Se4 eight-flowers"),
        (f"{RUNS} | | {FLOWERS}", "C6 wall"),
    ),
    "KONG-DIRECT-BUDDING": (
        (f"{FIVE} E E | (R* R R R)<N", "C9 wall"),
        (f"{FIVE} E E | (R* R R)<N", "C9 wall"),
    ),
    "KONG-DIRECT-BLOOMING": (
        (f"{FIVE} E E | (R* R R R)<N", "C9 loose claimed"),
        (f"{FIVE} E E | (R* R R R)<N", "C9 wall"),
    ),
    "KONG-CLOSED-BUDDING": (
        (f"{FIVE} E E | [R R R R]", "C9 wall"),
        (f"{FIVE} E E | [R R R R]", "C9 loose drawn"),
    ),
    "KONG-CLOSED-BLOOMING": (
        (f"{FIVE} E E | [R R R R]", "C9 loose drawn"),
        (f"{FIVE} E E | [R R R R]", "C9 wall"),
    ),
    "KONG-RISKY-BUDDING": (
        (f"{FIVE} E E | (R* R R +R)<N", "C9 wall"),
        (f"{FIVE} E E | (R* R R +R)<N", "C9 loose added"),
    ),
    "KONG-RISKY-BLOOMING": (
        (f"{FIVE} E E | (R* R R +R)<N", "C9 loose added"),
        (f"{FIVE} E E | (R* R R +R)<N", "C9 wall"),
    ),
    "FLOWER-BLOOMING": (
        (f"{RUNS} | | Se3", "C6 loose flower"),
        (f"{RUNS} | | Se3", "C6 wall"),
    ),
    "THREE-WILD-NORMAL": (
        ("B1 B2 B3 B4 B5 B6 D7 D8 D9 R R R E", "E wall", "R"),
        ("B1 B2 B3 B4 B5 B6 D7 D8 D9 R R C5 E", "E wall", "R"),
    ),
    "THREE-WILD-FLOWER": (
        ("B1 B2 B3 B4 B5 B6 D7 D8 D9 Se1 Se2 Se4 E", "E wall", "Se1 Se2 Se4"),
        ("B1 B2 B3 B4 B5 B6 D7 D8 D9 C5 Se2 Se4 E", "E wall", "Se1 Se2 Se4"),
    ),
    "OWN-FLOWER": ((f"{RUNS} | | Se2", "C6 wall"), (f"{RUNS} | | Se3", "C6 wall")),
    "FOUR-FLOWERS": (
        (f"{RUNS} | | Se1 Se2 Se3 Se4", "C6 wall"),
        (f"{RUNS} | | Se1 Se2 Se3 Fl4", "C6 wall"),
    ),
}

ITEMS = Items(
    hands=HANDS,
    earned_and_missed=EARNED_AND_MISSED,
    near=frozenset(
        {
            "COMMON",
            "SEAT-WIND",
            "THREE-WILD-NORMAL",
            "HONOURS-UNCOMPLETED",
            "DRAGON",
            "PREVAILING-WIND",
            "RIGHT-WIND",
            "SINGLE-CALL",
            "NO-WILD",
            "ALL-PUNG-STRAIGHT",
            "LONER-STRAIGHT",
            "STARS-CLOSED",
            "BOMB-CLOSED",
            "MIXED",
            "PURE",
            "KONG-DIRECT-BLOOMING",
            "KONG-CLOSED-BLOOMING",
            "KONG-RISKY-BLOOMING",
            "FLOWERS8-COMPLETED",
            "INDEPENDENT-NO-SUIT",
            "OWN-FLOWER",
            "FOUR-FLOWERS",
        }
    ),
    said=frozenset(),
    far=("B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N", "R wall"),
    several=("D8 D8 D8 B9 B9 C5 R R R G | (B2* B2 B2)<S", "G wall", "C5", "ES"),
    book="fenghua",
    unfinished=frozenset({"INDEPENDENT"}),
)
