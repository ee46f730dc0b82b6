"""Every ruling and house rule of Fenghua is kept: positions on either side of the line it draws."""

from peling.core.actions import ClaimPung, ClaimWin, ConcealedKong, Discard
from peling.core.tiles import tile
from peling.core.view import Source
from peling.rulebooks import rule_set
from tests.engine.rulebooks.fenghua.positions import HANDS, view
from tests.engine.rulebooks.suite import Ruling

case = HANDS.case
allowed = HANDS.allowed
unmet = HANDS.unmet
net = HANDS.paid
earned = HANDS.earned
refused = HANDS.refused
total = HANDS.total

PLAIN = "B1 B2 B3 D4 D5 D6 C7 C8 C9 E E"
RUNS = "B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C5 E E"
GAP = "B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C6 E E"
STARS = "E S W N R G Wh B1 B4 D2 D5 C3 C6"
SIX_STARS = "E S W N R G B1 B4 B7 D2 D5 D8 C3"
PAIRS = "B1 B1 B3 B3 D5 D5 D6 D6 C8 C8 E E"
SETS_AND_WILD = "B1 B2 B3 B4 B5 B6 D7 D8 D9 R R R C4"
FLOWERS = "Fl1 Fl2 Fl3 Fl4 Se1 Se2 Se3 Se4"
OPEN = "(B1* B2 B3)<E (D5* D5 D5)<N (C8* C8 C8)<W"
FED = "(B1* B2 B3)<E (D5* D5 D5)<E (C8* C8 C8)<E (D2* D3 D4)<E"
MANY_CALLS = "B1 B2 B3 D4 D5 D6 C7 C8 C9 N N B5 C5"
FED_THREE = "C2 C4 N N | (C7* C8 C9)<E (C6* C6 C6)<E (C1* C1 C1)<E"
KONGS = "R R R D7 D9 E E | [B2 B2 B2 B2] [C8 C8 C8 C8]"
FIVE_EAST = "E E E B1 B2 B3 D4 D5 D6 C5 C5 S S"


def kong(source: Source) -> bool:
    seen = view("B4 B4 B4 B4 D1 D3 C2 C4 C6 R N | (E* E E)", source=source, drawn="B4")
    return allowed(seen, ConcealedKong(tile("B4")))


RULINGS: tuple[Ruling, ...] = (
    ("A-1", lambda: allowed(view(RUNS + " N", drawable=2), ConcealedKong(tile("B1"))), False),
    (
        "A-1",
        lambda: unmet(view("B4 B4 B4 B4 D1 D3 C2 C4 C6 R N W G Wh", drawable=1), ConcealedKong(tile("B4"))),
        ["supply-beside-bottom"],
    ),
    (
        "A-1",
        lambda: allowed(
            view("B4 B4 B4 B4 D1 D3 C2 C4 C6 R N W G Wh", drawable=1),
            ConcealedKong(tile("B4")),
            bottom_tile="last_tile",
        ),
        True,
    ),
    (
        "A-1",
        lambda: unmet(view(RUNS + " N", source=Source.LAST_WALL, drawn="N"), Discard(tile("B1"))),
        ["bottom-tile-itself"],
    ),
    ("A-1", lambda: allowed(view(RUNS + " N", source=Source.LAST_WALL, drawn="N"), Discard(tile("N"))), True),
    (
        "A-1",
        lambda: unmet(
            view(RUNS + " N", source=Source.LAST_WALL, drawn="N"),
            Discard(tile("B1")),
            bottom_tile="last_tile",
        ),
        ["bottom-tile-itself"],
    ),
    ("A-2", lambda: total(STARS, "B9 discard E", "D9", "WS"), 202),
    ("A-2", lambda: total(STARS, "B9 discard E", "D9", "WS", independent_stacking="replace"), 152),
    ("A-2", lambda: total(SIX_STARS, "C6 wall", "D9", "WS", independent_stacking="replace"), 53),
    ("A-3", lambda: total(SIX_STARS, "Wh wall", "D9", "WS"), 153),
    ("A-3", lambda: total(SIX_STARS, "Wh wall", "D9", "WS", seventh_honour_drawn="closed"), 203),
    ("A-3", lambda: total(SIX_STARS, "Wh discard E", "D9", "WS", seventh_honour_drawn="closed"), 152),
    ("A-3", lambda: total(SIX_STARS, "Wh robbed-kong E", "D9", "WS", seventh_honour_drawn="closed"), 153),
    ("A-4", lambda: earned(RUNS, "C6 wall", "C4"), ["BASE", "COMMON", "ONE-WILD", "OWN-TILE", "TAME"]),
    (
        "A-4",
        lambda: earned(RUNS, "C6 wall", "C4", tame_counts_as_no_wild=True),
        ["BASE", "COMMON", "NO-WILD", "OWN-TILE", "TAME"],
    ),
    (
        "A-4",
        lambda: (
            "ALL-PUNG-STRAIGHT"
            in earned("D8 D8 D8 B2 B2 B2 R R R G G C5 C5", "G wall", "C5", tame_counts_as_no_wild=True)
        ),
        True,
    ),
    (
        "A-4",
        lambda: "ALL-PUNG-WILD" in earned("D8 D8 D8 B2 B2 B2 R R R G G C5 C5", "G wall", "C5"),
        True,
    ),
    ("A-5", lambda: "PAIR-CALL" in earned(f"{PLAIN} R R", "R discard W", "D1"), True),
    ("A-5", lambda: "PAIR-CALL" in earned(f"{PLAIN} R R", "R wall", "D1", pair_call_exclusive=True), True),
    (
        "A-5",
        lambda: "PAIR-CALL" in earned(MANY_CALLS, "B5 wall", "C5", pair_call_exclusive=True),
        False,
    ),
    ("A-5b", lambda: "PAIR-CALL" in earned(f"{PLAIN[:-4]} N N R C5", "R wall", "C5", "SE"), True),
    (
        "A-5b",
        lambda: "PAIR-CALL" in earned(f"{PLAIN[:-4]} N N R C5", "R wall", "C5", pair_call_with_wild=False),
        False,
    ),
    ("A-6", lambda: refused(SETS_AND_WILD, "B7 discard E", "C4"), "wild-eye"),
    ("A-6", lambda: refused(SETS_AND_WILD, "B7 robbed-kong E", "C4"), "wild-eye"),
    ("A-6", lambda: refused(SETS_AND_WILD, "B7 wall", "C4"), ""),
    ("A-6", lambda: refused(SETS_AND_WILD, "N discard E", "C4", lone_wild_claim="arrangement"), "wild-eye"),
    (
        "A-6",
        lambda: refused(
            SETS_AND_WILD, "B7 discard E", "C4", lone_wild_claim="arrangement", min_claim_points=3
        ),
        "",
    ),
    ("A-6b", lambda: refused(f"{PAIRS} C5", "R discard W", "C5"), "wild-eye"),
    ("A-6b", lambda: refused(f"{PAIRS} C5", "R discard W", "C5", seven_pairs_lone_wild_claim=True), ""),
    ("A-6b", lambda: refused(f"{PAIRS} C5", "R wall", "C5"), ""),
    (
        "A-6b",
        lambda: earned("E E S S W W N N R R G G C5", "Wh discard W", "C5", "SS"),
        ["BASE", "HONOURS-UNCOMPLETED", "ONE-WILD"],
    ),
    ("A-7", lambda: "SINGLE-CALL" in earned(f"{PAIRS} R", "R wall", "C5"), True),
    (
        "A-7",
        lambda: "SINGLE-CALL" in earned(f"{PAIRS} R", "R wall", "C5", single_call_seven_pairs=False),
        False,
    ),
    ("A-7", lambda: "SINGLE-CALL" in earned("E S W N R G B1 B4 B7 D1 D4 D7 C5", "Wh wall"), False),
    ("A-8", lambda: case("priority", {"discarder": "S", "claims": {"N": "win", "E": "win"}})["taker"], "N"),
    (
        "A-8",
        lambda: case(
            "priority", {"discarder": "S", "claims": {"N": "win", "E": "win"}}, multi_win="banker_first"
        )["taker"],
        "E",
    ),
    (
        "A-8",
        lambda: case(
            "priority", {"discarder": "E", "claims": {"N": "win", "W": "win"}}, multi_win="banker_first"
        )["taker"],
        "W",
    ),
    ("A-9", lambda: refused("B1 B2 B3 B4 B5 B6 D7 D7 D7 C4 C5 N N", "C6 robbed-kong W", "D1"), ""),
    (
        "A-9",
        lambda: refused("B1 B2 B3 B4 B5 B6 D7 D7 D7 C4 C5 N N", "C6 robbed-kong W", "D1", rob_minimum=4),
        "below-minimum",
    ),
    ("A-9", lambda: refused(RUNS, "C6 robbed-kong W", "D1", rob_minimum=4), ""),
    ("A-10", lambda: total(KONGS, "D8 wall"), 205),
    ("A-10", lambda: total(KONGS, "D8 wall", repeat_patterns="once"), 105),
    (
        "A-10",
        lambda: total("R R R G G G D7 D9 E E | [B2 B2 B2 B2]", "D8 wall", repeat_patterns="once"),
        106,
    ),
    ("A-11", lambda: "DRAGON" in earned(f"{PLAIN} R R", "R wall", "D1"), True),
    ("A-11", lambda: "DRAGON" in earned(f"{PLAIN} R R", "R wall", "D1", honour_pung="exposed_only"), False),
    (
        "A-11",
        lambda: "DRAGON" in earned(f"{PLAIN} R R", "R discard W", "D1", honour_pung="exposed_only"),
        True,
    ),
    (
        "A-11",
        lambda: (
            "DRAGON"
            in earned("B1 B2 B3 D4 D5 D6 C7 C8 E E | [R R R R]", "C9 wall", honour_pung="exposed_only")
        ),
        False,
    ),
    ("A-12", lambda: "LONER-STRAIGHT" in earned(f"B7 | {OPEN} [D2 D2 D2 D2]", "B7 wall"), False),
    (
        "A-12",
        lambda: "LONER-STRAIGHT" in earned(f"B7 | {OPEN} [D2 D2 D2 D2]", "B7 wall", loner_closed_kong=True),
        True,
    ),
    (
        "A-13",
        lambda: earned(f"B7 | {OPEN} (D2* D3 D4)<E", "C5 wall", "C5"),
        ["BASE", "LONER-WILD", "ONE-WILD", "OWN-TILE", "SINGLE-CALL"],
    ),
    (
        "A-13",
        lambda: earned(f"B7 | {OPEN} (D2* D3 D4)<E", "B7 wall", "C5"),
        ["BASE", "LONER-STRAIGHT", "NO-WILD", "OWN-TILE", "SINGLE-CALL"],
    ),
    ("A-14", lambda: net(f"B7 | {FED}", "B7 last-discard W"), [0, 440, -440, 0]),
    (
        "A-14",
        lambda: net(f"B7 | {FED}", "B7 last-discard W", liability_conflict="split"),
        [-220, 440, -220, 0],
    ),
    ("A-14", lambda: net(FED_THREE, "C3 robbed-kong W", liability_conflict="split"), [-240, 480, -240, 0]),
    ("A-14", lambda: net(FED_THREE, "C3 robbed-kong W"), [0, 480, -480, 0]),
    ("A-14", lambda: net(f"B7 | {FED}", "B7 last-discard E", liability_conflict="split"), [-440, 440, 0, 0]),
    ("A-14", lambda: net(f"B7 | {FED}", "B7 discard W"), [-440, 440, 0, 0]),
    (
        "A-15",
        lambda: total(f"R R R B9 B9 D1 D3 D5 D7 C1 C3 C5 E | | {FLOWERS}", "Se4 eight-flowers"),
        706,
    ),
    (
        "A-15",
        lambda: total(
            f"R R R B9 B9 D1 D3 D5 D7 C1 C3 C5 E | | {FLOWERS}",
            "Se4 eight-flowers",
            celebration="celebrate_only",
        ),
        306,
    ),
    (
        "A-15",
        lambda: total(f"B9 B9 D1 D3 D5 D7 C1 C3 C5 E | [R R R R] | {FLOWERS}", "Se4 eight-flowers"),
        806,
    ),
    ("A-16", lambda: kong(Source.CLAIM), False),
    ("A-16", lambda: kong(Source.WALL), True),
    (
        "A-16",
        lambda: allowed(
            view("B4 B4 B4 B4 D1 D3 C2 C4 C6 R N | (E* E E)", source=Source.CLAIM),
            ConcealedKong(tile("B4")),
            kong_after_claim=True,
        ),
        True,
    ),
    (
        "A-17",
        lambda: earned("B1 B2 B3 D4 D5 D6 C7 C8 E E | [N N N N] | Se3", "C9 loose flower"),
        ["BASE", "FLOWER-BLOOMING", "KONG-CLOSED-BUDDING", "NO-WILD", "OWN-TILE"],
    ),
    (
        "A-17",
        lambda: earned("B1 B2 B3 D4 D5 D6 C7 C8 E E | [N N N N] | Se3", "C9 loose drawn"),
        ["BASE", "KONG-CLOSED-BLOOMING", "NO-WILD", "OWN-TILE"],
    ),
    ("A-18", lambda: "FLOWER-BLOOMING" in earned(f"{RUNS} C6 | | Se3", "dealt", "D1", "EE"), False),
    ("A-18", lambda: "FLOWER-BLOOMING" in earned(f"{RUNS} | | Se3", "C6 loose flower", "D1", "EE"), True),
    ("A-19", lambda: allowed(view(RUNS + " Fl1", drawn="Fl1"), Discard(tile("Fl1"))), True),
    (
        "A-19",
        lambda: allowed(view(RUNS + " Fl1", drawn="Fl1"), Discard(tile("Fl1")), forced_flowers=True),
        False,
    ),
    (
        "A-19",
        lambda: allowed(
            view(RUNS + " Fl1", drawn="Fl1", wild="Fl1 Fl2 Fl3"), Discard(tile("Fl1")), forced_flowers=True
        ),
        True,
    ),
    ("A-20", lambda: "MIXED" in earned("C1 C2 C3 C4 C5 C6 C7 C8 C9 E E S S", "E wall"), True),
    ("A-20", lambda: "MIXED" in earned("C1 C2 C3 C4 C5 C6 C7 C8 C9 C3 C3 C5 C5", "C3 wall"), False),
    ("A-21", lambda: "STARS-CLOSED" in earned("E S W N R G C9 B1 B4 D2 D5 C3 C6", "B9 wall", "C9"), True),
    ("A-21", lambda: "HONOURS-UNCOMPLETED" in earned("E E S S S W N N R R G Wh B1", "Wh wall", "B1"), True),
    ("A-21", lambda: "BOMB-CLOSED" in earned("B1 B1 B1 B9 D5 D5 D6 D6 C8 C8 E E R", "R wall", "B9"), False),
    ("A-21", lambda: "BOMB-CLOSED" in earned("B1 B1 B1 B1 D5 D5 D6 D6 C8 C8 E E R", "R wall", "B9"), True),
    ("A-22", lambda: total("C1 C2 C3 C4 C5 C6 C7 C8 C9 E E S S", "E wall"), 75),
    ("A-22", lambda: total("C1 C2 C3 C4 C5 C6 C7 C8 C9 E E S S", "E wall", value_table="custom"), 45),
    ("A-22", lambda: total(f"{PAIRS} R", "R discard W", "C5", value_table="custom"), 93),
    ("A-22", lambda: total(f"{RUNS} | | {FLOWERS}", "C6 wall", value_table="custom"), 668),
    ("A-23", lambda: rule_set("fenghua").course.late_claims, False),
    ("A-23", lambda: allowed(view(f"{PLAIN} R R", "R W"), ClaimWin()), True),
    ("A-24", lambda: "PREVAILING-WIND" in earned(FIVE_EAST, "S wall", "C5"), True),
    ("A-24", lambda: refused("B1 B1 B1 B1 D5 D5 D5 E E E C1 C2 C9", "C3 wall", "C9"), ""),
    (
        "A-24",
        lambda: refused("B1 B1 B1 B1 D5 D5 D5 E E E C1 C2 C9", "C3 wall", "C9", fifth_copy=False),
        "not-complete",
    ),
    (
        "A-25",
        lambda: earned("S S S W N N R R G Wh | (E* E E)<N", "Wh wall", "D1", "SE").count("SEAT-WIND"),
        0,
    ),
    (
        "A-25",
        lambda: "PREVAILING-WIND" in earned("S S S W N N R R G Wh | (E* E E)<N", "Wh wall", "D1", "SE"),
        True,
    ),
    ("A-26", lambda: refused(GAP, "C5 discard W", "D1"), ""),
    (
        "A-26",
        lambda: refused(RUNS, "C6 discard W", "D1"),
        "below-minimum",
    ),
    ("A-26", lambda: refused(RUNS, "C6 discard W", "D1", min_claim_points=3), ""),
    ("A-5", lambda: "PAIR-CALL" in earned(MANY_CALLS, "B5 wall", "C5"), True),
    ("A-27", lambda: refused("B1 B1 B3 B3 D5 D5 D6 D6 C8 C1 | [E E E E]", "C8 wall"), "not-complete"),
    ("A-27", lambda: refused(f"{PAIRS} R", "R wall"), ""),
    (
        "A-28",
        lambda: allowed(view("R R R B9 D1 D3 C2 C4 C6 N W G S E", drawn="R"), ConcealedKong(tile("R"))),
        False,
    ),
    ("A-28", lambda: earned("R R R B9 B1 B2 B3 C1 C2 C3 D8 N N", "D7 wall").count("DRAGON"), 1),
    ("A-29", lambda: case("dice-seat", {"thrower": "W", "throw": 9})["seat"], "W"),
    ("A-29", lambda: case("dice-seat", {"thrower": "W", "throw": 12})["seat"], "S"),
    (
        "A-30",
        lambda: earned(f"{GAP} C5", "dealt", "D1", "EE"),
        ["BASE", "COMMON", "HEAVEN", "NO-WILD", "OWN-TILE"],
    ),
    ("A-30", lambda: "SINGLE-CALL" in earned(GAP, "C5 wall", "D1", "EE"), True),
    ("A-31", lambda: "EARTH" in earned(GAP, "C5 first-discard E", "D1"), True),
    ("A-31", lambda: "EARTH" in earned(GAP, "C5 wall", "D1"), False),
    ("A-32", lambda: case("break", {"dice": [3, 5]})["first_supply"]["level"], "top"),
    ("A-32", lambda: case("break", {"dice": [1, 5]})["first_supply"]["level"], "bottom"),
    ("A-33", lambda: "SINGLE-CALL" in earned("B1 B2 B3 D4 D5 D6 C2 C2 C2 C1 C3 E E", "C2 wall", "D1"), False),
    ("A-33", lambda: "SINGLE-CALL" in earned(f"{PLAIN} C1 C3", "C2 wall", "D1"), True),
    ("A-34", lambda: refused(GAP, "C5 discard W", "C5"), "discarded-wild"),
    ("A-34", lambda: unmet(view("C5 C5 D1 D2", "C5 W", wild="C5"), ClaimPung()), ["natural-offered"]),
    ("A-35", lambda: "STARS-CLOSED" in earned(f"{STARS} B9", "dealt", "D9", "EE"), True),
    ("A-35", lambda: "STARS-OPEN" in earned(f"{STARS} B9", "dealt", "D9", "EE"), False),
    (
        "A-36",
        lambda: earned(KONGS, "D8 loose drawn"),
        [
            "BASE",
            "DRAGON",
            "KONG-CLOSED-BLOOMING",
            "KONG-CLOSED-BUDDING",
            "NO-WILD",
            "OWN-TILE",
            "SINGLE-CALL",
        ],
    ),
    ("A-36", lambda: earned(KONGS, "D8 wall").count("KONG-CLOSED-BUDDING"), 2),
)
