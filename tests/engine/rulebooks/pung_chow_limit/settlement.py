"""How Part II is settled."""

from tests.engine.rulebooks.pung_chow_limit.positions import HANDS
from tests.engine.rulebooks.suite import Settling

DOTS = "D2 D3 D8 D8 | (D4 D5 D6) (D7* D7 D7) (D9* D9 D9)"

SETTLEMENT = Settling(
    HANDS,
    who=(
        ((DOTS, "D1 discard W"), "W"),
        (("D2 D3 D8 D8 D9 D9 D9 | (D4 D5 D6) (D7* D7 D7)", "D1 discard W"), None),
        ((DOTS, "D1 wall"), None),
        ((DOTS.replace("D8 D8", "R R"), "D1 discard W"), None),
        ((DOTS, "D1 last-discard E"), "E"),
        ((DOTS, "D1 discard W", "SE", "discarder-excused"), None),
        ((DOTS, "D1 discard W", "SE", "discarder-no-choice"), None),
    ),
    nobody=({"pay_all": False},),
    house={
        "limit": (20, 300, 600, "none"),
        "loser_cap": ("difference", "score"),
        "draw_settlement": ("none", "differences"),
    },
    step=2,
    liable=True,
    limit=True,
)
