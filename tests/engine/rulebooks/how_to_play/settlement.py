"""How a deal of the booklet is settled."""

from tests.engine.rulebooks.how_to_play.positions import HANDS
from tests.engine.rulebooks.suite import Settling

SETTLEMENT = Settling(
    HANDS,
    who=(
        (("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", "B1 discard N", "SE"), "N"),
        (("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", "B1 last-discard N", "SE"), "N"),
        (("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", "B1 wall", "SE"), None),
        (("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", "B1 robbed-kong N", "SE"), None),
        (("B2 B3 N N | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", "B1 discard N", "SE"), None),
        (("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E (B3 B4* B5)", "B1 discard N", "SE"), None),
        (("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E [B8 B8 B8 B8]", "B1 discard N", "SE"), None),
        (("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8 +B8)<E", "B1 discard N", "SE"), "N"),
        (("B2 B3 C9 C9 | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", "B1 discard N", "SE"), None),
        (("Wh Wh B4 B5 B6 C7 C7 | (R* R R)<E (G* G G)<W", "Wh discard N", "SE"), "N"),
        (("Wh Wh Wh B4 B5 C7 C7 | (R* R R)<E (G* G G)<W", "B6 discard N", "SE"), "N"),
        (("Wh Wh Wh B4 B5 B6 C7 | (R* R R)<E (G* G G)<W", "C7 discard N", "SE"), "N"),
        (("Wh Wh B4 B5 B6 C7 C7 | (R* R R)<E (G* G G)<W", "C7 discard N", "SE"), None),
        (("Wh Wh Wh B4 B5 C7 C7 | (R* R R)<E [G G G G]", "B6 discard N", "SE"), None),
        (("E E B4 B5 | (S* S S)<E (W* W W)<E (N* N N)<E", "B6 discard N", "SE"), "N"),
        (("E B4 B5 B6 | (S* S S)<E (W* W W)<E (N* N N)<E", "E discard N", "SE"), "N"),
        (("R R B4 B5 | (S* S S)<E (W* W W)<E (N* N N)<E", "B6 discard N", "SE"), None),
        (("R R G G | (S* S S)<E (W* W W)<E (N* N N)<E", "R discard N", "SE"), "N"),
        (("R R G G E E E | (W* W W)<E (N* N N)<E", "R discard N", "SE"), None),
        (("C1 C1 B9 B9 | (B1* B1 B1)<E (D9* D9 D9)<W (D1* D1 D1)<N", "C1 discard N", "SE"), "N"),
        (("E E B9 B9 | (B1* B1 B1)<E (D9* D9 D9)<W (D1* D1 D1)<N", "E discard N", "SE"), None),
        (("C1 C1 B9 B9 C9 C9 C9 | (B1* B1 B1)<E (D9* D9 D9)<W", "C1 discard N", "SE"), None),
    ),
    alike=({"limit": "none"},),
    nobody=({"liabilities": False},),
    house={"limit": (300, 600, "none"), "limit_receive": ("literal", "score_cap")},
    liable=True,
    limit=True,
)
