"""Every rule of play of Part I has a position that it allows and one that it just forbids."""

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

B5 = tile("B5")
CHOW = ClaimChow((tile("B6"), tile("B7")))
REST = "D1 D3 C2 C4 C6 R N"
COMPLETE = "C1 C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
CALLING = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
FIVE_OPEN = f"{REST} B5 B7 | (B5* B5 B5)<E (E* E E)"
PLAYS: tuple[Play, ...] = (
    ("PC-TURN", view(f"B5 {REST}"), Discard(B5), ""),
    ("PC-TURN", view(REST), Discard(B5), "tile-held"),
    ("PC-TURN", view(f"B5 {REST}", "B1 E"), Discard(B5), "own-turn"),
    ("PC-KONG-DRAWN", view(f"B5 B5 B5 B5 {REST}"), ConcealedKong(B5), ""),
    ("PC-KONG-DRAWN", view(f"B5 B5 B5 {REST}"), ConcealedKong(B5), "four-held"),
    ("PC-KONG-DRAWN", view(f"B5 B5 B5 B5 {REST}", drawable=0), ConcealedKong(B5), "loose-tile-left"),
    ("PC-KONG-DRAWN", view(f"B5 B5 B5 B5 {REST}", source=Source.CLAIM), ConcealedKong(B5), "after-a-draw"),
    ("PC-KONG-ADD", view(FIVE_OPEN), AddedKong(B5), ""),
    ("PC-KONG-ADD", view(FIVE_OPEN.replace("B5 B7", "B6 B7")), AddedKong(B5), "fourth-held"),
    ("PC-KONG-ADD", view(f"B5 B7 {REST} | (E* E E)"), AddedKong(B5), "own-exposed-pung"),
    ("PC-WIN", view(COMPLETE, drawn="C1"), GoOut(), ""),
    ("PC-WIN", view(COMPLETE.replace("C1", "C4"), drawn="C4"), GoOut(), ""),
    ("PC-WIN", view(COMPLETE.replace("C1", "C5"), drawn="C5"), GoOut(), "hand-complete"),
    ("PC-WIN", view(COMPLETE, source=Source.CLAIM), GoOut(), "drawn-or-dealt"),
    ("PC-WIN", view(COMPLETE, drawn="C1", dead=True), GoOut(), "hand-alive"),
    ("PC-WIN-CLAIM", view(CALLING, "C1 N"), ClaimWin(), ""),
    ("PC-WIN-CLAIM", view(CALLING, "C5 N"), ClaimWin(), "tile-completes"),
    ("PC-WIN-CLAIM", view(CALLING), ClaimWin(), "tile-offered anothers-tile tile-completes"),
    ("PC-KONG-CLAIM", view(f"B5 B5 B5 {REST}", "B5 N"), ClaimKong(), ""),
    ("PC-KONG-CLAIM", view(f"B5 B5 {REST}", "B5 N"), ClaimKong(), "three-held"),
    (
        "PC-KONG-CLAIM",
        view(f"{REST} D5 | (B5* B5 B5)<E", "B5 N"),
        ClaimKong(),
        "not-for-exposed-pung three-held",
    ),
    ("PC-KONG-CLAIM", view(f"B5 B5 B5 {REST}", "B5 N", drawable=0), ClaimKong(), "loose-tile-left"),
    ("PC-PUNG", view(f"B5 B5 {REST}", "B5 N"), ClaimPung(), ""),
    ("PC-PUNG", view(f"B5 {REST}", "B5 N"), ClaimPung(), "two-held"),
    ("PC-PUNG", view(f"B5 B5 {REST}", "B5 N", dead=True), ClaimPung(), "hand-alive"),
    ("PC-CHOW", view(f"B6 B7 {REST}", "B5 E"), CHOW, ""),
    ("PC-CHOW", view(f"B6 B7 {REST}", "B5 N"), CHOW, "from-left"),
    ("PC-CHOW", view(f"B6 B8 {REST}", "B5 E"), CHOW, "both-held"),
    ("PC-CHOW", view(f"B6 B7 {REST}", "B4 E"), CHOW, "makes-sequence"),
    ("PC-DEAD-DISCARD", view(REST, "B5 N"), Pass(), ""),
    ("PC-DEAD-DISCARD", view(REST), Pass(), "asked"),
)
