"""Every score item of the booklet has a hand that earns it and one that just misses it."""

from tests.engine.rulebooks.how_to_play.positions import HANDS
from tests.engine.rulebooks.suite import Item, Items, Place

RULES = HANDS.rules_id

earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
score = HANDS.score
total = HANDS.total

OPEN_CHOWS = "(B2 B3 B4) (D5 D6 D7)"
NO_LIMIT: dict[str, object] = {"limit": "none"}
LOSER = "D1 D3 C4 C4 B5 B6 B9 R E W"
THIRTEEN = "B1 B9 D1 D9 C1 C9 E S W N R G Wh"
NINE = "C1 C1 C1 C2 C3 C4 C5 C6 C7 C8 C9 C9 C9"


CHOWS = f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}"
FOUR_OPEN = "C2 C2 D9 D9 | (B5* B5 B5)<W (B1* B1 B1)<E (C8* C8 C8)<W"
EARNED_AND_MISSED: dict[Item, tuple[Place, Place]] = {
    "HP-PUNG-MINOR": ((f"{LOSER} | (D2* D2 D2)",), (f"{LOSER} | (D9* D9 D9)",)),
    "HP-PUNG-MAJOR": ((f"{LOSER} | (D9* D9 D9)",), (f"{LOSER} | (D8* D8 D8)",)),
    "HP-PUNG-HONOUR": ((f"{LOSER} | (N* N N)",), ("D1 D3 C4 C4 B5 B6 B9 R E W N N D9",)),
    "HP-KONG-MINOR": ((f"{LOSER} | [D2 D2 D2 D2]",), ("D2 D2 D2 D2 D1 D3 C4 C4 B5 B6 B9 R E",)),
    "HP-KONG-MAJOR": ((f"{LOSER} | (D9* D9 D9 D9)<E",), ("D9 D9 D9 D9 D1 D3 C4 C4 B5 B6 B9 R E",)),
    "HP-KONG-HONOUR": ((f"{LOSER} | (N* N N +N)<E",), (f"{LOSER} | (N* N N)<E",)),
    "HP-PAIR-DRAGON": (("D1 D3 C4 C4 B5 B6 B9 R R E W N D9",), ("D1 D3 C4 C4 B5 B6 B9 R G E W N D9",)),
    "HP-PAIR-OWN": (("D1 D3 C4 C4 B5 B6 B9 S S E W N D9",), ("D1 D3 C4 C4 B5 B6 B9 N N E W S D9",)),
    "HP-PAIR-ROUND": (("D1 D3 C4 C4 B5 B6 B9 W W E S N D9",), ("D1 D3 C4 C4 B5 B6 B9 N N E W S D9",)),
    "HP-FLOWER": ((f"{LOSER} N D9 D7 | | Fl1",), (f"{LOSER} N D9 D7",)),
    "HP-X-OWN-WIND": ((f"{LOSER} | (S* S S)",), ("D1 D3 C4 C4 B5 B6 B9 S S E W N D9",)),
    "HP-X-ROUND-WIND": (("D1 D3 C4 C4 B5 B6 B9 R E S | (W* W W)",), ("D1 D3 C4 C4 B5 B6 B9 W W E S N D9",)),
    "HP-X-DRAGON": ((f"{LOSER} | (G* G G)",), ("D1 D3 C4 C4 B5 B6 B9 R R E W N D9",)),
    "HP-X-OWN-FLOWER": ((f"{LOSER} N D9 D7 | | Fl2",), (f"{LOSER} N D9 D7 | | Fl3",)),
    "HP-X-FOUR-FLOWERS": (
        (f"{LOSER} N D9 D7 | | Se1 Se2 Se3 Se4",),
        (f"{LOSER} N D9 D7 | | Se1 Se2 Se3 Fl4",),
    ),
    "HP-X-SNATCH": ((CHOWS, "C1 robbed-kong E"), (CHOWS, "C1 discard E")),
    "HP-X-MIXED": (
        ("C2 C3 C6 C7 C8 N N | (C2 C3 C4) (C5 C6 C7)", "C1 wall"),
        ("C2 C3 B6 B7 B8 N N | (C2 C3 C4) (C5 C6 C7)", "C1 wall"),
    ),
    "HP-X-TERMINALS": (
        ("C9 C9 E E | (B1* B1 B1)<E (D9* D9 D9)<N (N* N N)<E", "C9 wall"),
        ("C8 C8 E E | (B1* B1 B1)<E (D9* D9 D9)<N (N* N N)<E", "C8 wall"),
    ),
    "HP-X-PURE": (
        ("C2 C3 C6 C7 C8 C9 C9 | (C2 C3 C4) (C5 C6 C7)", "C1 wall"),
        ("C2 C3 C6 C7 C8 N N | (C2 C3 C4) (C5 C6 C7)", "C1 wall"),
    ),
    "HP-X-ORIGINAL": (
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2", "dealt", "EE"),
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 wall", "EE"),
    ),
    "HP-X-HONOURS": (
        ("E E E N N R R | (W* W W)<E (G* G G)<N", "R wall"),
        ("E E E N N C9 C9 | (W* W W)<E (G* G G)<N", "C9 wall"),
    ),
    "HP-X-NO-CHOW": (
        (FOUR_OPEN, "D9 discard W"),
        ("C2 C2 D8 D9 | (B5* B5 B5)<W (B1* B1 B1)<E (C8* C8 C8)<W", "D7 wall"),
    ),
    "HP-X-NO-SCORE": ((CHOWS, "C1 wall"), (CHOWS.replace("D9 D9", "R R"), "C1 wall")),
    "HP-X-LAST": ((CHOWS, "C1 last-wall"), (CHOWS, "C1 last-discard E")),
    "HP-X-LOOSE": ((f"{CHOWS} | Fl1", "C1 loose"), (f"{CHOWS} | Fl1", "C1 wall")),
    "HP-B-WIN": ((CHOWS, "C1 wall"), (CHOWS,)),
    "HP-B-DRAWN": ((CHOWS, "C1 wall"), (CHOWS, "C1 discard E")),
    "HP-B-ONLY": (
        (f"C4 C6 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C5 discard E"),
        (f"C4 C5 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C6 discard E"),
    ),
    "HP-B-STANDING": (
        ("C1 C2 C3 D6 D7 D8 D4 D5 B5 B5 B5 N N", "D6 wall", "SW", "standing"),
        ("C1 C2 C3 D6 D7 D8 D4 D5 B5 B5 B5 N N", "D6 wall"),
    ),
    "HP-B-NO-CHOW": (
        (FOUR_OPEN, "D9 discard W"),
        ("C2 C2 D8 D9 | (B5* B5 B5)<W (B1* B1 B1)<E (C8* C8 C8)<W", "D7 wall"),
    ),
    "HP-B-NO-SCORE": ((CHOWS, "C1 wall"), (CHOWS.replace("D9 D9", "S S"), "C1 wall")),
    "HP-B-LAST": ((CHOWS, "C1 last-wall"), (CHOWS, "C1 wall")),
    "HP-B-LOOSE": ((f"{CHOWS} | Fl1", "C1 loose"), (f"{CHOWS} | Fl1", "C1 last-wall")),
    "HP-L-HONOURS": (
        ("E E E N N R R | (S* S S)<E (G* G G)<N", "R discard E"),
        ("E E E N N B9 B9 | (S* S S)<E (G* G G)<N", "B9 discard E"),
    ),
    "HP-L-FOUR-WINDS": (
        ("E E E N N B4 B5 | (S* S S)<E (W* W W)<N", "B6 discard E"),
        ("E E E R R B4 B5 | (S* S S)<E (W* W W)<N", "B6 discard E"),
    ),
    "HP-L-ORIGINAL": (
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2", "dealt", "EE"),
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 wall", "EE"),
    ),
    "HP-L-EAST-DISCARD": (
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 first-discard E"),
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 discard E"),
    ),
    "HP-L-TERMINALS": (
        ("B9 B9 C1 C1 | (B1* B1 B1)<E (D9* D9 D9)<W (D1* D1 D1)<N", "C1 wall"),
        ("B9 B9 C2 C2 | (B1* B1 B1)<E (D9* D9 D9)<W (D1* D1 D1)<N", "C2 wall"),
    ),
    "HP-L-THREE-DRAGONS": (
        ("G G G B4 B5 C7 C7 | (R* R R)<E (Wh* Wh Wh)<N", "B6 wall"),
        ("G G B4 B5 B6 C7 C7 | (R* R R)<E (Wh* Wh Wh)<N", "C7 wall"),
    ),
    "HP-L-CONCEALED": (
        ("B2 B2 B2 C5 C5 C5 D8 D8 D8 S S S C1", "C1 discard E"),
        ("B2 B2 B2 C5 C5 C5 D8 D8 D8 S S C1 C1", "S discard E"),
    ),
    "HP-L-THIRTEEN": ((THIRTEEN, "R wall"), ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 wall")),
    "HP-L-NINE": (
        (NINE, "C5 wall"),
        ("C1 C1 C1 C2 C3 C4 C5 C6 C7 C7 C7 C9 C9", "C9 wall"),
    ),
    "HP-L-THIRTEENTH": (
        (CHOWS, "C1 wall", "EE", "thirteenth-win"),
        (CHOWS, "C1 wall", "EE"),
    ),
}

HOUSE: dict[Item, dict[str, object]] = {"HP-X-ORIGINAL": NO_LIMIT, "HP-X-HONOURS": NO_LIMIT}

ITEMS = Items(
    hands=HANDS,
    earned_and_missed=EARNED_AND_MISSED,
    near=frozenset(
        {
            "HP-X-OWN-WIND",
            "HP-X-ROUND-WIND",
            "HP-X-DRAGON",
            "HP-X-OWN-FLOWER",
            "HP-X-FOUR-FLOWERS",
            "HP-X-MIXED",
            "HP-X-TERMINALS",
            "HP-X-PURE",
            "HP-X-NO-CHOW",
            "HP-X-NO-SCORE",
            "HP-B-NO-CHOW",
            "HP-B-NO-SCORE",
            "HP-B-ONLY",
            "HP-L-HONOURS",
            "HP-L-FOUR-WINDS",
            "HP-L-TERMINALS",
            "HP-L-THREE-DRAGONS",
            "HP-L-CONCEALED",
        }
    ),
    said=frozenset(),
    far=("D1 D3 D7 C4 C6 C9 B5 B6 B9 R G Wh N",),
    several=("B2 B2 B2 B3 B3 B3 B4 B4 B4 D6 D7 C9 C9", "D8 wall"),
    book="how-to-play",
    house=HOUSE,
    columns=frozenset(
        f"HP-{kind}-{rank}" for kind in ("PUNG", "KONG") for rank in ("MINOR", "MAJOR", "HONOUR")
    ),
    own_titles=False,
)
