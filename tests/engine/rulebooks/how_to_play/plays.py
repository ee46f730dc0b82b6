"""Rules of play of the booklet, records it refuses, cases it answers, and any nonsense it is given."""

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
from tests.engine.rulebooks.how_to_play.positions import HANDS
from tests.engine.rulebooks.positions import view
from tests.engine.rulebooks.suite import Play

RULES = HANDS.rules_id

refused = HANDS.refused

B5 = tile("B5")
CHOW = ClaimChow((tile("B6"), tile("B7")))
REST = "D1 D3 C2 C4 C6 R N"
COMPLETE = "C1 C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
CALLING = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
FIVE_OPEN = f"{REST} B5 B7 | (B5* B5 B5)<E (E* E E)"
THIRTEEN = "B1 B9 D1 D9 C1 C9 E S W N R G Wh"
PLAYS: tuple[Play, ...] = (
    ("HP-DISCARD", view(f"B5 {REST}"), Discard(B5), ""),
    ("HP-DISCARD", view(REST), Discard(B5), "tile-held"),
    ("HP-DISCARD", view(f"B5 {REST}", "B1 E"), Discard(B5), "own-turn"),
    ("HP-R6A-CONCEALED-KONG", view(f"B5 B5 B5 B5 {REST}"), ConcealedKong(B5), ""),
    ("HP-R6A-CONCEALED-KONG", view(f"B5 B5 B5 B5 {REST}", source=Source.CLAIM), ConcealedKong(B5), ""),
    ("HP-R6A-CONCEALED-KONG", view(f"B5 B5 B5 {REST}"), ConcealedKong(B5), "four-held"),
    ("HP-R6A-CONCEALED-KONG", view(f"B5 B5 B5 B5 {REST}", drawable=0), ConcealedKong(B5), "loose-tile-left"),
    ("HP-R6A-CONCEALED-KONG", view(f"B5 B5 B5 B5 {REST}", dead=True), ConcealedKong(B5), "hand-alive"),
    ("HP-R6A-ADD", view(FIVE_OPEN), AddedKong(B5), ""),
    ("HP-R6A-ADD", view(FIVE_OPEN, source=Source.CLAIM), AddedKong(B5), "after-a-draw"),
    ("HP-R6A-ADD", view(FIVE_OPEN.replace("B5 B7", "B6 B7")), AddedKong(B5), "fourth-held"),
    ("HP-R6A-ADD", view(f"B5 B7 {REST} | (E* E E)"), AddedKong(B5), "own-exposed-pung"),
    ("HP-WIN", view(COMPLETE, drawn="C1"), GoOut(), ""),
    ("HP-WIN", view(f"{THIRTEEN} R", drawn="R"), GoOut(), ""),
    ("HP-WIN", view(f"{THIRTEEN} B2", drawn="B2"), GoOut(), "hand-complete"),
    ("HP-WIN", view(COMPLETE, source=Source.CLAIM), GoOut(), "drawn-or-dealt"),
    ("HP-WIN", view(COMPLETE, drawn="C1", dead=True), GoOut(), "hand-alive"),
    ("HP-R9-CALLING", view(CALLING, "C1 N"), ClaimWin(), ""),
    ("HP-R9-CALLING", view(CALLING, "C1 N", robbing=True), ClaimWin(), ""),
    ("HP-R9-CALLING", view(THIRTEEN, "Wh N"), ClaimWin(), ""),
    ("HP-R9-CALLING", view(CALLING, "C5 N"), ClaimWin(), "tile-completes"),
    ("HP-R9-CALLING", view(CALLING), ClaimWin(), "tile-offered anothers-tile before-drawing tile-completes"),
    ("HP-R6-KONG", view(f"B5 B5 B5 {REST}", "B5 N"), ClaimKong(), ""),
    ("HP-R6-KONG", view(f"B5 B5 {REST}", "B5 N"), ClaimKong(), "three-held"),
    (
        "HP-R6-KONG",
        view(f"{REST} D5 | (B5* B5 B5)<E", "B5 N"),
        ClaimKong(),
        "not-for-exposed-pung three-held",
    ),
    ("HP-R6-KONG", view(f"B5 B5 B5 {REST}", "B5 N", last=True), ClaimKong(), "not-last-discard"),
    ("HP-R6-KONG", view(f"B5 B5 B5 {REST}", "B5 N", robbing=True), ClaimKong(), "discard-offered"),
    ("HP-R4", view(f"B5 B5 {REST}", "B5 N"), ClaimPung(), ""),
    ("HP-R4", view(f"B5 {REST}", "B5 N"), ClaimPung(), "two-held"),
    ("HP-R4", view(f"B5 B5 {REST}", "B5 N", dead=True), ClaimPung(), "hand-alive"),
    ("HP-R4", view(f"B5 B5 {REST}", "B5 N", last=True), ClaimPung(), "not-last-discard"),
    ("HP-R5", view(f"B6 B7 {REST}", "B5 E"), CHOW, ""),
    ("HP-R5", view(f"B6 B7 {REST}", "B5 N"), CHOW, "from-left"),
    ("HP-R5", view(f"B6 B8 {REST}", "B5 E"), CHOW, "both-held"),
    ("HP-R5", view(f"B6 B7 {REST}", "B4 E"), CHOW, "makes-sequence"),
    ("HP-R5", view(f"B6 B7 {REST}", "B5 E", last=True), CHOW, "not-last-discard"),
    ("HP-R8", view(REST, "B5 N"), Pass(), ""),
    ("HP-R8", view(REST), Pass(), "asked"),
)
