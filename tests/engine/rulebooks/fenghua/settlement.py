"""How a deal of Fenghua is settled."""

from tests.engine.rulebooks.fenghua.positions import HANDS
from tests.engine.rulebooks.suite import Settling

MIXED = "C2 C4 N N | (C7* C8 C9)<E (C6* C6 C6)<E (C1* C1 C1)<E"
PLAIN = "C2 C4 N N | (B7* B8 B9)<E (E* E E)<E (B4* B5 B6)<E"
PUNGS = "C4 C4 N N | (B7* B7 B7)<W (B2* B2 B2)<W (D4* D4 D4)<W"
PUNGS_LATER = "C4 C4 N N | (B7* B7 B7 +B7)<W (B2* B2 B2)<W (D4* D4 D4 D4)<W"
PUNGS_OWN = "C4 C4 N N | (B7* B7 B7)<W (B2* B2 B2)<W [D4 D4 D4 D4]"
PUNGS_WILD = "C4 C4 N D1 | (B7* B7 B7)<W (B2* B2 B2)<W (D4* D4 D4)<W"
PURE = "C4 C4 C5 C5 | (C7* C8 C9)<E (C6* C6 C6)<E (C1* C1 C1)<E"

SETTLEMENT = Settling(
    HANDS,
    who=(
        ((MIXED, "C3 wall", "D1"), "E"),
        ((MIXED, "C3 discard W", "D1"), "E"),
        ((MIXED, "C3 discard E", "D1"), "E"),
        ((MIXED, "C3 robbed-kong W", "D1"), "W"),
        ((MIXED, "C3 last-discard N", "D1"), "N"),
        ((PLAIN, "C3 wall", "D1"), None),
        ((PLAIN, "C3 discard E", "D1"), None),
        ((PLAIN, "C3 last-wall", "D1"), None),
        ((PLAIN, "C3 robbed-kong N", "D1"), "N"),
        ((PUNGS, "C4 wall", "D1"), "W"),
        ((PUNGS_LATER, "C4 wall", "D1"), "W"),
        ((PUNGS_OWN, "C4 wall", "D1"), None),
        ((PUNGS_WILD, "N wall", "D1"), "W"),
        ((PUNGS_WILD.replace("<W (D4", "<N (D4"), "N wall", "D1"), None),
        ((PURE, "C5 wall", "D1"), "E"),
        ((PURE.replace("<E (C1", "<N (C1"), "C5 wall", "D1"), None),
    ),
    house={"liability_conflict": ("winning_tile", "split")},
    step=10,
    liable=True,
)
