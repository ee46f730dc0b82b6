"""Every score item of Part II has a hand that earns it and one that just misses it."""

from tests.engine.rulebooks.pung_chow_limit.positions import HANDS
from tests.engine.rulebooks.suite import Item, Items, Place

RULES = HANDS.rules_id

earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
refused = HANDS.refused
score = HANDS.score
total = HANDS.total

CHOWS = "(B2 B3 B4) (D5 D6 D7)"
FOURS = "[B1 B1 B1 B1] (D8* D8 D8 D8) (C6* C6 C6 C6)"
LOSER = "D1 D3 C4 C4 B5 B6 B9 R E W"
HEADS_13 = "B1 B9 D1 D9 C1 C9 E S W N R G Wh"
EARNED_AND_MISSED: dict[Item, tuple[Place, Place]] = {
    "BONUS-MAHJONGG": (
        (f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "C4 wall", "SE"),
        (f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "", "SE"),
    ),
    "BONUS-NOOTHER": (
        (f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "C4 discard E", "SE"),
        (f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "C4 wall", "SE"),
    ),
    "BONUS-LASTTILE": (
        (f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "C4 last-wall", "SE"),
        (f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "C4 last-discard E", "SE"),
    ),
    "BONUS-LOOSE": (
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) [D5 D5 D5 D5]", "C4 loose", "SE"),
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) [D5 D5 D5 D5]", "C4 wall", "SE"),
    ),
    "BONUS-FIRSTCARD": (
        ("C2 C3 B2 B3 B4 B6 B7 B8 D5 D6 D7 D8 D8", "C1 first-discard E", "SE"),
        ("C2 C3 B2 B3 B4 B6 B7 B8 D5 D6 D7 D8 D8", "C1 discard E", "SE"),
    ),
    "BONUS-FOURTHTILE": (
        ("D4 D6 B6 B7 B8 C9 C9 | (D5* D5 D5) (C1 C2 C3)", "D5 discard E", "SE"),
        ("D4 D6 D5 D5 D5 B6 B7 B8 C9 C9 | (C1 C2 C3)", "D5 discard E", "SE"),
    ),
    "LIMIT-1": ((HEADS_13, "E discard W", "SE"), ("B1 B9 D1 D9 C1 C9 E S S W N N R", "E discard W", "SE")),
    "LIMIT-2": (
        ("C9 C9 C9 G G B1 B1 | (D1* D1 D1) (N* N N)", "G discard W", "SE"),
        ("C8 C8 C8 G G B1 B1 | (D1* D1 D1) (N* N N)", "G discard W", "SE"),
    ),
    "LIMIT-3": (
        ("E E B3 B3 | (S* S S) (W* W W) (N* N N)", "E wall", "SE"),
        ("E E B3 B3 | (S* S S) (W* W W) (N* N N)", "B3 wall", "SE"),
    ),
    "LIMIT-4": (
        ("E E B3 B3 | (S* S S) (W* W W) (N* N N)", "B3 wall", "SE"),
        ("B4 B4 B3 B3 | (S* S S) (W* W W) (N* N N)", "B3 wall", "SE"),
    ),
    "LIMIT-5": (
        (f"C5 | {FOURS} [D2 D2 D2 D2]", "C5 wall", "SE"),
        (f"C5 D2 D2 D2 | {FOURS}", "C5 wall", "SE"),
    ),
    "LIMIT-6": (
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2", "dealt", "EE"),
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 wall", "EE"),
    ),
    "LIMIT-7": (
        ("Wh Wh C5 C5 B2 B3 B4 | (R* R R) (G* G G)", "Wh wall", "SE"),
        ("Wh Wh C5 C5 B2 B3 B4 | (R* R R) (G* G G)", "C5 wall", "SE"),
    ),
    "WIN-PUNG-MINOR-EXPOSED": (
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 discard N", "SE"),
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 wall", "SE"),
    ),
    "WIN-PUNG-MINOR-CONCEALED": (
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 wall", "SE"),
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 discard N", "SE"),
    ),
    "WIN-PUNG-MAJOR-EXPOSED": (
        ("C4 C5 C6 C8 C8 D1 D1 D6 D7 D8 | (B3 B4 B5)", "D1 discard N", "SE"),
        ("C4 C5 C6 C8 C8 D1 D1 D6 D7 D8 | (B3 B4 B5)", "D1 wall", "SE"),
    ),
    "WIN-PUNG-MAJOR-CONCEALED": (
        ("C4 C5 C6 C8 C8 D1 D1 D6 D7 D8 | (B3 B4 B5)", "D1 wall", "SE"),
        ("C4 C5 C6 C8 C8 D1 D1 D1 D6 D7 B9 R E", "", "SE"),
    ),
    "WIN-KONG-MINOR-EXPOSED": (
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) (D5* D5 D5 +D5)<E", "C4 wall", "SE"),
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) [D5 D5 D5 D5]", "C4 wall", "SE"),
    ),
    "WIN-KONG-MINOR-CONCEALED": (
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) [D5 D5 D5 D5]", "C4 wall", "SE"),
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) (D5* D5 D5 D5)<E", "C4 wall", "SE"),
    ),
    "WIN-KONG-MAJOR-EXPOSED": (
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) (D9* D9 D9 D9)<E", "C4 wall", "SE"),
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) (D9* D9 D9)", "C4 wall", "SE"),
    ),
    "WIN-KONG-MAJOR-CONCEALED": (
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) [D9 D9 D9 D9]", "C4 wall", "SE"),
        ("C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) (D9* D9 D9 D9)<E", "C4 wall", "SE"),
    ),
    "WIN-PAIR-MINOR-PUNGED": (
        (f"C2 C3 C4 B6 B7 B8 D8 | {CHOWS}", "D8 discard N", "SE"),
        (f"C2 C3 C4 B6 B7 B8 D8 | {CHOWS}", "D8 wall", "SE"),
    ),
    "WIN-PAIR-MINOR-DRAWN": (
        (f"C2 C3 C4 B6 B7 B8 D8 | {CHOWS}", "D8 wall", "SE"),
        (f"C2 C3 C4 B6 B7 B8 D9 | {CHOWS}", "D9 wall", "SE"),
    ),
    "WIN-PAIR-HEADS-PUNGED": (
        (f"C2 C3 C4 B6 B7 B8 E | {CHOWS}", "E discard N", "SE"),
        (f"C2 C3 C4 B6 B7 B8 S | {CHOWS}", "S discard N", "SS"),
    ),
    "WIN-PAIR-HEADS-DRAWN": (
        (f"C2 C3 C4 B6 B7 B8 S | {CHOWS}", "S wall", "SE"),
        (f"C2 C3 C4 B6 B7 B8 S | {CHOWS}", "S wall", "SS"),
    ),
    "WIN-PAIR-OWNROUND-PUNGED": (
        (f"C2 C3 C4 B6 B7 B8 S | {CHOWS}", "S discard N", "SS"),
        (f"C2 C3 C4 B6 B7 B8 W | {CHOWS}", "W discard N", "SW"),
    ),
    "WIN-PAIR-OWNROUND-DRAWN": (
        (f"C2 C3 C4 B6 B7 B8 S | {CHOWS}", "S wall", "SS"),
        (f"C2 C3 C4 B6 B7 B8 S | {CHOWS}", "S discard N", "SS"),
    ),
    "WIN-SEQ-CLOSED-CHOW": (
        (f"C1 C2 B6 B7 B8 D8 D8 | {CHOWS}", "C3 discard E", "SE"),
        (f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "C4 discard E", "SE"),
    ),
    "WIN-SEQ-CLOSED-DRAW": (
        (f"C8 C9 B6 B7 B8 D8 D8 | {CHOWS}", "C7 wall", "SE"),
        (f"C7 C8 B6 B7 B8 D8 D8 | {CHOWS}", "C9 wall", "SE"),
    ),
    "WIN-SEQ-OPEN-DRAW": (
        (f"C7 C8 B6 B7 B8 D8 D8 | {CHOWS}", "C9 wall", "SE"),
        (f"C7 C9 B6 B7 B8 D8 D8 | {CHOWS}", "C8 wall", "SE"),
    ),
    "OTH-PUNG-MINOR-EXPOSED": ((f"{LOSER} | (D8* D8 D8)", "", "SE"), (f"{LOSER} | (D9* D9 D9)", "", "SE")),
    "OTH-PUNG-MINOR-CONCEALED": (
        ("D8 D8 D8 D1 D3 C4 C4 B5 B6 B9 R E W", "", "SE"),
        ("D8 D8 D2 D1 D3 C4 C4 B5 B6 B9 R E W", "", "SE"),
    ),
    "OTH-PUNG-MAJOR-EXPOSED": ((f"{LOSER} | (D9* D9 D9)", "", "SE"), (f"{LOSER} | (D8* D8 D8)", "", "SE")),
    "OTH-PUNG-MAJOR-CONCEALED": (
        ("D9 D9 D9 D1 D3 C4 C4 B5 B6 B9 R E W", "", "SE"),
        ("D8 D8 D8 D1 D3 C4 C4 B5 B6 B9 R E W", "", "SE"),
    ),
    "OTH-KONG-MINOR-EXPOSED": (
        (f"{LOSER} | (D2* D2 D2 +D2)<E", "", "SE"),
        (f"{LOSER} | [D2 D2 D2 D2]", "", "SE"),
    ),
    "OTH-KONG-MINOR-CONCEALED": (
        (f"{LOSER} | [D2 D2 D2 D2]", "", "SE"),
        ("D2 D2 D2 D2 D1 D3 C4 C4 B5 B6 B9 R E", "", "SE"),
    ),
    "OTH-KONG-MAJOR-EXPOSED": (
        (f"{LOSER} | (D9* D9 D9 D9)<E", "", "SE"),
        (f"{LOSER} | [D9 D9 D9 D9]", "", "SE"),
    ),
    "OTH-KONG-MAJOR-CONCEALED": (
        (f"{LOSER} | [D9 D9 D9 D9]", "", "SE"),
        (f"{LOSER} | (D9* D9 D9 +D9)<E", "", "SE"),
    ),
    "OTH-PAIR-DRAGON": (
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 R R E W", "", "SE"),
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 R G E W", "", "SE"),
    ),
    "OTH-PAIR-OWNWIND": (
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 S S E W", "", "SE"),
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 S S E W", "", "SS"),
    ),
    "OTH-PAIR-ROUNDWIND": (
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 E E S W", "", "SE"),
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 E E S W", "", "SN"),
    ),
    "OTH-PAIR-OWNROUND": (
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 S S E W", "", "SS"),
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 S S E W", "", "SE"),
    ),
    "DBL-OWNWIND": ((f"{LOSER} | (S* S S)", "", "SE"), ("D1 D3 D5 D7 C4 C6 B5 B6 B9 S S E W", "", "SE")),
    "DBL-OWNWIND-ROUND": (
        (f"{LOSER} | (S* S S)", "", "SS"),
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 S S E W", "", "SS"),
    ),
    "DBL-RED": ((f"{LOSER} | (R* R R)", "", "SE"), ("D1 D3 D5 D7 C4 C6 B5 B6 B9 R R E W", "", "SE")),
    "DBL-GREEN": ((f"{LOSER} | (G* G G)", "", "SE"), ("D1 D3 D5 D7 C4 C6 B5 B6 B9 G G E W", "", "SE")),
    "DBL-WHITE": (
        (f"{LOSER} | [Wh Wh Wh Wh]", "", "SE"),
        ("D1 D3 D5 D7 C4 C6 B5 B6 B9 Wh Wh E W", "", "SE"),
    ),
    "DBL-SUIT-HONORS": (
        ("Wh Wh Wh S S D6 D8 | (D4* D4 D4) (D9* D9 D9)", "D7 wall", "SS"),
        ("Wh Wh Wh S S B6 B8 | (D4* D4 D4) (D9* D9 D9)", "B7 wall", "SS"),
    ),
    "DBL-NOSEQ": (
        ("C8 C8 C8 B3 B3 B3 D1 D1 D1 C1 | (C5* C5 C5)", "C1 wall", "EE"),
        ("C8 C8 C8 B3 B3 B3 D1 D2 D3 C1 | (C5* C5 C5)", "C1 wall", "EE"),
    ),
    "DBL-ONESUIT": (
        ("B1 B2 B3 B1 B2 B3 B9 | (B4* B4 B4) (B6* B6 B6)", "B9 wall", "ES"),
        ("B1 B2 B3 B1 B2 B3 E | (B4* B4 B4) (B6* B6 B6)", "E wall", "ES"),
    ),
    "PCM-DBL-OWN": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W N G G | | Se2", "", "SE"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W N G G | | Se3", "", "SE"),
    ),
}

ITEMS = Items(
    hands=HANDS,
    earned_and_missed=EARNED_AND_MISSED,
    near=frozenset(
        {
            "BONUS-NOOTHER",
            "LIMIT-2",
            "LIMIT-4",
            "LIMIT-5",
            "LIMIT-7",
            "DBL-OWNWIND",
            "DBL-OWNWIND-ROUND",
            "DBL-RED",
            "DBL-GREEN",
            "DBL-WHITE",
            "DBL-SUIT-HONORS",
            "DBL-NOSEQ",
            "DBL-ONESUIT",
            "PCM-DBL-OWN",
        }
    ),
    said=frozenset(),
    far=("D1 D3 D7 C4 C6 C9 B5 B6 B9 R G Wh N",),
    several=("B2 B2 B2 B3 B3 B3 B4 B4 B4 D6 D7 C9 C9", "D8 wall"),
    book="pung-chow",
    paged=True,
    unfinished=frozenset({"LIMIT-1"}),
    own_titles=False,
)
