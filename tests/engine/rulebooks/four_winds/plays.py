"""Every rule of play of the Game of Four Winds has a position that it allows and one that it just forbids."""

from peling.core.actions import (
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.core.tiles import tile
from peling.core.view import Source
from tests.engine.rulebooks.positions import view
from tests.engine.rulebooks.suite import Play

RULES = "four-winds"
B5 = tile("B5")
CHOW = ClaimChow((tile("B6"), tile("B7")))
REST = "D1 D3 C2 C4 C6 R N"
COMPLETE = "C1 C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
CALLING = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
HEADLESS = "C1 C2 C3 B6 B7 B8 R | (B2 B3 B4) (D5 D6 D7)"
FIVE_OPEN = f"{REST} B5 B7 | (B5* B5 B5)<E (E* E E)"
THIRTEEN = "B1 B9 C1 C9 D1 D9 E S W N R G Wh"
PLAYS: tuple[Play, ...] = (
    ("FW-TURN", view(f"B5 {REST}"), Discard(B5), ""),
    ("FW-TURN", view(REST), Discard(B5), "tile-held"),
    ("FW-FOUR-HIDDEN", view(f"B5 B5 B5 B5 {REST}"), ConcealedKong(B5), ""),
    ("FW-FOUR-HIDDEN", view(f"B5 B5 B5 B5 {REST}", source=Source.CLAIM), ConcealedKong(B5), ""),
    ("FW-FOUR-HIDDEN", view(f"B5 B5 B5 {REST}"), ConcealedKong(B5), "four-held"),
    ("FW-FOUR-HIDDEN", view(f"B5 B5 B5 B5 {REST}", drawable=3), ConcealedKong(B5), ""),
    ("FW-FOUR-HIDDEN", view(f"B5 B5 B5 B5 {REST}", drawable=2), ConcealedKong(B5), "rear-card-left"),
    ("FW-FOUR-VISIBLE", view(f"B5 B5 B5 {REST}", "B5 N"), ClaimKong(), ""),
    ("FW-FOUR-VISIBLE", view(f"B5 B5 {REST}", "B5 N"), ClaimKong(), "three-held"),
    (
        "FW-FOUR-VISIBLE",
        view(f"{REST} D5 | (B5* B5 B5)<E", "B5 N"),
        ClaimKong(),
        "not-for-exposed-pung three-held",
    ),
    ("FW-FOUR-VISIBLE", view(f"B5 B5 B5 {REST}", "B5 N", drawable=2), ClaimKong(), "rear-card-left"),
    ("FW-FOUR-VISIBLE", view(FIVE_OPEN), AddedKong(B5), ""),
    ("FW-FOUR-VISIBLE", view(f"B5 B7 {REST} | (E* E E)"), AddedKong(B5), "own-exposed-pung"),
    ("FW-WIN", view(COMPLETE, drawn="C1"), GoOut(), ""),
    ("FW-WIN", view(COMPLETE.replace("C1", "C5"), drawn="C5"), GoOut(), "hand-complete"),
    ("FW-WIN", view(f"{THIRTEEN} E", drawn="E"), GoOut(), ""),
    ("FW-WIN", view(f"{THIRTEEN} B5", drawn="B5"), GoOut(), "hand-complete"),
    ("FW-WIN", view(CALLING, "C1 N"), ClaimWin(), ""),
    ("FW-WIN", view(CALLING, "C1 N", last=True, drawable=0), ClaimWin(), ""),
    ("FW-WIN", view(CALLING, "C5 N"), ClaimWin(), "tile-completes"),
    ("FW-WIN", view(THIRTEEN, "D9 N"), ClaimWin(), ""),
    ("FW-WIN", view(CALLING, "C1 N", robbing=True), ClaimWin(), ""),
    ("FW-WIN", view(HEADLESS, "R N"), ClaimWin(), ""),
    ("FW-WIN", view(HEADLESS, "R N", robbing=True), ClaimWin(), "no-honour-robbed"),
    ("FW-THREE-VISIBLE", view(f"B5 B5 {REST}", "B5 N"), ClaimPung(), ""),
    ("FW-THREE-VISIBLE", view(f"B5 {REST}", "B5 N"), ClaimPung(), "two-held"),
    ("FW-THREE-VISIBLE", view(f"B5 B5 {REST}", "B5 N", last=True), ClaimPung(), "not-last-discard"),
    ("FW-CHOW", view(f"B6 B7 {REST}", "B5 E"), CHOW, ""),
    ("FW-CHOW", view(f"B6 B7 {REST}", "B5 N"), CHOW, "from-left"),
    ("FW-CHOW", view(f"B6 B7 {REST}", "B4 E"), CHOW, "makes-sequence"),
    ("FW-CHOW", view(f"B6 B7 {REST}", "B5 E", last=True), CHOW, "not-last-discard"),
    ("FW-CLAIM-ORDER", view(REST, "B5 N"), Pass(), ""),
    ("FW-CLAIM-ORDER", view(REST), Pass(), "asked"),
)
