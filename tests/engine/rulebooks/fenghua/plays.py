"""What a player of Fenghua may do: plays that a rule allows, and plays that it just forbids."""

from dataclasses import replace
from functools import partial

from peling.core.actions import (
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    GoOutByFlowers,
    Pass,
    RefuseLast,
    SetOutBonus,
    TakeLast,
)
from peling.core.tiles import Wind, tile
from peling.core.view import Discarded, Phase, Source
from tests.engine.rulebooks.fenghua import positions
from tests.engine.rulebooks.suite import Play

view = partial(positions.view, wild="D1")
RUNS = "B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C5 E E"
GAP = "B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C6 E E"
ODDS = "B4 B4 D1 D3 C2 C4 C6 R N W G S E"


CHOW = ClaimChow((tile("C4"), tile("C6")))

SEVEN = "Se1 Se2 Se3 Se4 Fl1 Fl2 Fl3"
OWN_DISCARD = (Discarded(Wind.SOUTH, tile("N")),)
AT_THE_BOTTOM = replace(view(ODDS), phase=Phase.LAST)

PLAYS: tuple[Play, ...] = (
    ("FH-WIN-DISCARD", view(GAP, "C5 W"), ClaimWin(), ""),
    ("FH-WIN-DISCARD", view(RUNS, "C6 W"), ClaimWin(), "enough-points"),
    ("FH-WIN-DISCARD", view(RUNS, "C6 W", robbing=True), ClaimWin(), ""),
    ("FH-WIN-DISCARD", view(RUNS, "C7 W"), ClaimWin(), "tile-completes"),
    ("FH-WIN-DISCARD", view(GAP, "C5 W", wild="C5"), ClaimWin(), "natural-offered"),
    ("FH-WIN-DISCARD", view(GAP, "Fl1 W"), ClaimWin(), "natural-offered tile-completes"),
    ("FH-WIN-DISCARD", view(GAP[:-1] + "Fl1", "E W"), ClaimWin(), "flowers-melded tile-completes"),
    (
        "FH-WIN-DISCARD",
        view("B1 B2 B3 B4 B5 B6 D7 D8 D9 R R R C4", "B7 W", wild="C4"),
        ClaimWin(),
        "no-lone-wild",
    ),
    ("FH-WIN-OWN", view(RUNS + " C6", drawn="C6"), GoOut(), ""),
    ("FH-WIN-OWN", view(RUNS + " C6", source=Source.CLAIM), GoOut(), "drawn-or-dealt hand-complete"),
    ("FH-WIN-OWN", view(RUNS + " C7", drawn="C7"), GoOut(), "hand-complete"),
    ("FH-WIN-OWN", view(RUNS + " D1", drawn="D1"), GoOut(), ""),
    ("FH-WIN-OWN", view(RUNS + " Fl2", drawn="Fl2", wild="Fl2 Fl3 Fl4"), GoOut(), ""),
    ("FH-WIN-OWN", view(RUNS + " Fl2", drawn="Fl2"), GoOut(), "flowers-melded hand-complete"),
    ("FH-CHOW", view(ODDS, "C5 E"), CHOW, ""),
    ("FH-CHOW", view(ODDS, "C5 W"), CHOW, "from-left"),
    ("FH-CHOW", view(ODDS, "C5 E", wild="C5"), CHOW, "natural-offered"),
    ("FH-CHOW", view(ODDS, "C5 E", wild="C4"), CHOW, "natural-own"),
    ("FH-CHOW", view(ODDS, "C5 E", last=True), CHOW, "not-last-discard"),
    ("FH-PUNG", view(ODDS, "B4 W"), ClaimPung(), ""),
    ("FH-PUNG", view(ODDS, "B4 W", wild="B4"), ClaimPung(), "natural-offered"),
    ("FH-PUNG", view(ODDS, "B5 W"), ClaimPung(), "two-held"),
    ("FH-KONG-DIRECT", view("B4 " + ODDS[:-2], "B4 W"), ClaimKong(), ""),
    ("FH-KONG-DIRECT", view(ODDS, "B4 W"), ClaimKong(), "three-held"),
    ("FH-TURN", view(ODDS + " E", drawn="E"), SetOutBonus(tile("E")), "flower-tile"),
    ("FH-KONG-CLOSED", view("B4 B4 " + ODDS, drawn="E"), ConcealedKong(tile("B4")), ""),
    (
        "FH-KONG-CLOSED",
        view("B4 B4 " + ODDS, drawn="E", wild="B4"),
        ConcealedKong(tile("B4")),
        "natural-tile",
    ),
    (
        "FH-KONG-FILLING",
        view("B4 D1 D3 C2 C4 C6 R N W G S | (B4* B4 B4)", drawn="B4"),
        AddedKong(tile("B4")),
        "",
    ),
    (
        "FH-KONG-FILLING",
        view("B4 D1 D3 C2 C4 C6 R N W G S | (B4* B4 B4)", drawn="B4"),
        AddedKong(tile("D3")),
        "own-exposed-pung",
    ),
    ("FH-TURN", view(ODDS + " D1", drawn="D1"), Discard(tile("D1")), ""),
    ("FH-TURN", view(ODDS + " D1", drawn="D1"), Discard(tile("B9")), "tile-held"),
    ("FH-PRIORITY", view(ODDS, "B4 W"), Pass(), ""),
    ("FH-PRIORITY", view(ODDS + " E"), Pass(), "asked"),
    ("FH-BOTTOM", AT_THE_BOTTOM, TakeLast(), ""),
    ("FH-BOTTOM", AT_THE_BOTTOM, RefuseLast(), ""),
    ("FH-BOTTOM", view(ODDS), TakeLast(), "last-tile-left"),
    ("FH-BOTTOM", view(ODDS), RefuseLast(), "last-tile-left"),
    ("FH-SHAPE-EIGHT-FLOWERS", view(f"{ODDS} Fl4 | | {SEVEN}", drawn="Fl4"), GoOutByFlowers(), ""),
    (
        "FH-SHAPE-EIGHT-FLOWERS",
        view(f"{ODDS} B1 | | {SEVEN}", drawn="B1"),
        GoOutByFlowers(),
        "eight-flowers",
    ),
    (
        "FH-SHAPE-EIGHT-FLOWERS",
        replace(view(f"{ODDS} B1 | | {SEVEN} Fl4", drawn="B1"), discards=OWN_DISCARD),
        GoOutByFlowers(),
        "eighth-just-now",
    ),
)
