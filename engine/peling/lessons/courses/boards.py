"""Boards that several courses have: the same act is taught by every book."""

from __future__ import annotations

from typing import Final

from peling.core.actions import AddedKong, ClaimKong, ClaimPung, ClaimWin, ConcealedKong, Discard, Pass
from peling.core.tiles import Wind, tile
from peling.lessons.model import BoardTask, WrongAct
from peling.lessons.position import Position

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH

FIRST_TURN: Final = BoardTask(
    Position(
        (
            ("S", "B2 B3 B4 D5 D5 D6 D8 C1 C2 C3 C8 C8 W"),
            ("E", "B9 B9 D1 D2 D9 C5 C6 E E S G N Wh"),
        ),
        drawn="G",
        coming="D7",
        left=70,
    ),
    S,
    "discard W",
    (Discard(tile("W")),),
    (WrongAct(Discard(tile("D7")), "throws-it-back"),),
    ((E, Discard(tile("G"))),),
)
"""The first turn: a tile was drawn, a lone wind goes."""

PUNG: Final = BoardTask(
    Position(
        (
            ("S", "B2 B3 C4 C5 C6 D1 D1 D7 D8 R R W N"),
            ("W", "R B5 B6 B9 C1 C2 C9 D3 D4 D5 E S G"),
        ),
        turn=W,
        drawn="G",
        left=60,
    ),
    S,
    "pung",
    (ClaimPung(),),
    (WrongAct(ClaimKong(), "only-two"), WrongAct(Pass(), "let-go")),
    ((W, Discard(tile("R"))),),
)
"""A pair in the hand, and the third is thrown."""

OWN_KONG: Final = BoardTask(
    Position((("S", "C7 C7 C7 B2 B3 B4 D5 D6 E E R S N"),), turn=S, drawn="C7", loose="D7", left=60),
    S,
    "own-kong",
    (ConcealedKong(tile("C7")),),
    (WrongAct(Discard(tile("C7")), "gives-it-away"),),
)
"""All four of a kind were drawn."""

CLAIMED_KONG: Final = BoardTask(
    Position(
        (("S", "G G G B2 B3 B4 D5 D6 D7 C1 C2 S N"), ("N", "G B5 B6 B9 C4 C5 C9 D3 D4 D1 E S W")),
        turn=N,
        drawn="W",
        left=60,
        loose="C3",
    ),
    S,
    "kong",
    (ClaimKong(),),
    (WrongAct(ClaimPung(), "only-three"),),
    ((N, Discard(tile("G"))),),
)
"""Three in the hand, and the fourth is thrown."""

ADDED_KONG: Final = BoardTask(
    Position(
        (("S", "B2 B3 C4 C5 C6 D1 D1 D7 D8 W | (B8* B8 B8)<N"),),
        turn=S,
        drawn="B8",
        loose="D9",
        left=60,
    ),
    S,
    "added-kong",
    (AddedKong(tile("B8")),),
    (WrongAct(ConcealedKong(tile("B8")), "lies-open"),),
)
"""The fourth of a pung that lies open was drawn."""

ROBBED_KONG: Final = BoardTask(
    Position(
        (
            ("S", "B2 B3 B4 C5 C6 C7 D1 D1 D6 D7 | (N* N N)<W"),
            ("N", "B5 B6 B9 C1 C2 C9 D3 D4 E S | (D8* D8 D8)<W"),
        ),
        turn=N,
        drawn="D8",
        left=50,
    ),
    S,
    "win",
    (ClaimWin(),),
    (WrongAct(Pass(), "let-go"),),
    ((N, AddedKong(tile("D8"))),),
)
"""The tile another adds to his pung is the one that is missing."""
