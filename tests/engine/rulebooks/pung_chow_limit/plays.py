"""Plays by the rules of Part II: those of Part I, and those that it has for itself."""

from dataclasses import replace

from peling.core.actions import ClaimWin, GoOut, Wash
from peling.core.tiles import Wind, tile
from peling.core.view import Discarded, PlayerView, Source
from tests.engine.rulebooks.positions import view
from tests.engine.rulebooks.pung_chow import plays as part_one
from tests.engine.rulebooks.suite import Play

HEADS = "B1 B9 D1 D9 C1 C9 E S W N R G Wh"
NINE = "B1 B9 D1 D9 C1 C9 S W N B2 B5 D5 C5"
CALLING = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"


def first(hand: str, **changes: object) -> PlayerView:
    """Return South's view of East's first discard."""
    seen = view(hand, "E E")
    seen = replace(
        seen, dealt=seen.hand.concealed, untouched=True, discards=(Discarded(Wind.EAST, tile("E")),)
    )
    return replace(seen, **changes)  # type: ignore[arg-type]


PLAYS: tuple[Play, ...] = (
    *part_one.PLAYS,
    ("PC2-WASH", first(NINE), Wash(), ""),
    ("PC2-WASH", first(NINE.replace("S", "B3")), Wash(), "enough-heads"),
    ("PC2-WASH", first(NINE, untouched=False), Wash(), "as-dealt"),
    ("PC2-WASH", first(NINE, answered=True), Wash(), "not-answered"),
    ("PC2-WASH", first(NINE, dead=True), Wash(), "hand-alive"),
    ("PC-WIN-CLAIM", view(HEADS, "E N"), ClaimWin(), ""),
    ("PC-WIN-CLAIM", view(HEADS.replace("Wh", "E"), "Wh N"), ClaimWin(), ""),
    ("PC-WIN-CLAIM", view(HEADS.replace("Wh", "E"), "E N"), ClaimWin(), "tile-completes"),
    ("PC-WIN-CLAIM", view(HEADS.replace("Wh", "B5"), "Wh N"), ClaimWin(), "tile-completes"),
    ("PC-WIN-CLAIM", view(CALLING, "C1 N"), ClaimWin(), ""),
    ("PC-WIN", view(f"{HEADS} E", drawn="E"), GoOut(), ""),
    ("PC-WIN", view(f"{HEADS} B5", drawn="B5"), GoOut(), "hand-complete"),
    ("PC-WIN", view(f"{HEADS} E", source=Source.CLAIM), GoOut(), "drawn-or-dealt"),
)
