"""Every score item of Part I has a hand that earns it and one that just misses it."""

from tests.engine.rulebooks.pung_chow.positions import HANDS
from tests.engine.rulebooks.suite import Item, Items, Place

earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
total = HANDS.total

OPEN_CHOWS = "(B2 B3 B4) (D5 D6 D7)"
FOUR_KONGS = "[B1 B1 B1 B1] (D9* D9 D9 D9) (R* R R R) (G* G G G)"
EARNED_AND_MISSED: dict[Item, tuple[Place, Place]] = {
    "PC1-BONUS-MAHJONGG": (
        (f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C1 discard E", "S"),
        (f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "", "S"),
    ),
    "PC1-BONUS-NOSEQ": (
        ("B2 B2 B2 D5 D5 D5 C4 C4 C4 N N N C2", "C2 wall", "S"),
        ("B2 B3 B4 D5 D5 D5 C4 C4 C4 N N N C2", "C2 wall", "S"),
    ),
    "PC1-BONUS-NOOTHER": (
        (f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C1 discard E", "S"),
        (f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C1 wall", "S"),
    ),
    "PC1-BONUS-LOOSE": ((f"C5 | {FOUR_KONGS}", "C5 loose", "S"), (f"C5 | {FOUR_KONGS}", "C5 wall", "S")),
    "PC1-BONUS-DRAW": ((f"C5 | {FOUR_KONGS}", "C5 wall", "S"), (f"C5 | {FOUR_KONGS}", "C5 discard W", "S")),
    "PC1-BONUS-ONLYPLACE": (
        (f"C4 C6 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C5 wall", "S"),
        (f"C4 C5 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C6 wall", "S"),
    ),
    "PC1-SCORE-PUNG-MINOR-EXPOSED": (
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 discard N", "S"),
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 wall", "S"),
    ),
    "PC1-SCORE-PUNG-MINOR-CONCEALED": (
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 wall", "S"),
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 discard N", "S"),
    ),
    "PC1-SCORE-PUNG-MAJOR-EXPOSED": (
        ("D1 D2 C4 C4 B5 B6 B9 R E W | (D9* D9 D9)", "", "S"),
        ("D1 D2 C4 C4 B5 B6 B9 R E W | (D8* D8 D8)", "", "S"),
    ),
    "PC1-SCORE-PUNG-MAJOR-CONCEALED": (
        ("D9 D9 D9 D1 D2 C4 C4 B5 B6 B9 R E W", "", "S"),
        ("D9 D9 D1 D2 C4 C4 C4 B5 B6 B9 R E W", "", "S"),
    ),
    "PC1-SCORE-KONG-MINOR-EXPOSED": (
        ("D1 D3 C4 C4 B5 B6 B9 R E W | (D2* D2 D2 +D2)<E", "", "S"),
        ("D1 D3 C4 C4 B5 B6 B9 R E W | [D2 D2 D2 D2]", "", "S"),
    ),
    "PC1-SCORE-KONG-MINOR-CONCEALED": (
        ("D1 D3 C4 C4 B5 B6 B9 R E W | [D2 D2 D2 D2]", "", "S"),
        ("D2 D2 D2 D2 D1 D3 C4 C4 B5 B6 B9 R E", "", "S"),
    ),
    "PC1-SCORE-KONG-MAJOR-EXPOSED": (
        ("D1 D3 C4 C4 B5 B6 B9 R E W | (D9* D9 D9 D9)<E", "", "S"),
        ("D1 D3 C4 C4 B5 B6 B9 R E W | [D9 D9 D9 D9]", "", "S"),
    ),
    "PC1-SCORE-KONG-MAJOR-CONCEALED": (
        ("D1 D3 C4 C4 B5 B6 B9 R E W | [D9 D9 D9 D9]", "", "S"),
        ("D1 D3 C4 C4 B5 B6 B9 R E W | (D9* D9 D9 +D9)<E", "", "S"),
    ),
    "PC1-SCORE-PAIR-HONOR": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 R E W S S", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 R E E W S", "", "S"),
    ),
    "PC1-DBL-GREEN": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W G G G", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W N G G", "", "S"),
    ),
    "PC1-DBL-RED": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W | (R* R R)", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 R R W | (E* E E)", "", "S"),
    ),
    "PC1-DBL-WHITE": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W | [Wh Wh Wh Wh]", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 Wh Wh | [E E E E]", "", "S"),
    ),
    "PC1-DBL-OWNWIND": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W | (S* S S)", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W | (S* S S)", "", "W"),
    ),
    "PC1-DBL-SUIT-HONORS": (
        ("D1 D3 D4 D4 D6 D9 D9 E E W | (S* S S)", "", "W"),
        ("D1 D3 D4 D4 D6 D9 C9 E E W | (S* S S)", "", "W"),
    ),
    "PC1-DBL-ONESUIT": (
        ("D1 D3 D4 D4 D6 D9 D9 D2 D2 D5 | (D7* D7 D7)", "", "W"),
        ("D1 D3 D4 D4 D6 D9 D9 D2 D2 E | (D7* D7 D7)", "", "W"),
    ),
    "PC1-DBL-ALLHONORS": (
        ("E E E S S W N R R R | (G* G G)", "", "W"),
        ("E E E S S W D9 R R R | (G* G G)", "", "W"),
    ),
    "PC1-DBL-ORIGINAL": (
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2", "dealt", "E"),
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 wall", "E"),
    ),
    "PCM-DBL-OWN": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W N G G | | Se2", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W N G G | | Se3", "", "S"),
    ),
}

ITEMS = Items(
    hands=HANDS,
    earned_and_missed=EARNED_AND_MISSED,
    near=frozenset(
        {
            "PC1-BONUS-ONLYPLACE",
            "PC1-BONUS-NOSEQ",
            "PC1-BONUS-NOOTHER",
            "PC1-DBL-GREEN",
            "PC1-DBL-RED",
            "PC1-DBL-WHITE",
            "PC1-DBL-SUIT-HONORS",
            "PC1-DBL-ONESUIT",
            "PC1-DBL-ALLHONORS",
            "PCM-DBL-OWN",
        }
    ),
    said=frozenset({"PC1-DBL-OWNWIND"}),
    far=("D1 D3 D7 C4 C6 C9 B5 B6 B9 R G Wh N",),
    several=("B2 B2 B2 B3 B3 B3 B4 B4 B4 D6 D7 C9 C9", "D8 wall"),
    book="pung-chow",
    paged=True,
)
