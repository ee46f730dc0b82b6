"""Fenghua in lessons: what is different, above all the wild tiles, and the tables of its patterns."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from peling.actions import (
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
    RefuseLast,
    SetOutBonus,
    TakeLast,
)
from peling.lessons.courses.build import (
    drill,
    earns,
    example,
    is_complete,
    lesson,
    number,
    page,
    picture,
    record,
    topic,
    which_hands,
    winning_tiles,
)
from peling.lessons.model import BoardTask, Section, WallTask, WrongAct, WrongTry
from peling.lessons.position import Position
from peling.rulebooks import rule_set
from peling.ruleset import RuleSet
from peling.scoring import Points
from peling.tiles import Wind, tile

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH
_SIX: Final = ((4, 2), (4, 2))
"""One throw of four and two; the second pair is not thrown here."""


def _old_pure(_rules: RuleSet) -> int:
    """Return what one suit counted when values were multiples of thirty."""
    items = {item.id: item.award for item in rule_set("fenghua", {"value_table": "custom"}).items}
    award = items["FH-PATTERN-PURE"]
    return award.amount if isinstance(award, Points) else 0


START: Final = (
    lesson(
        "fh-tiles",
        page(
            "FH-FLOWER-WINDS FH-TILES",
            picture("Se1 Se2 Se3 Se4 :seasons", "Fl1 Fl2 Fl3 Fl4 :flowers"),
            task=topic("whose-flower", 1, 3),
        ),
    ),
    lesson(
        "fh-seats",
        page("FH-COUNT FH-BANKER-FIRST", task=topic("first-banker", 1, 1)),
        page("FH-BANKER-STAY FH-SEATWIND", task=drill("wind", 1, 4)),
        page("FH-ROUND", task=drill("wind", 2, 3)),
    ),
    lesson(
        "fh-wall",
        page(
            "FH-BREAK FH-WALL",
            task=WallTask(_SIX, "breach", (WrongTry(["S", "6"], "the-sum"), WrongTry(["N", "4"], "to-left"))),
        ),
        page("FH-WILD-INDICATOR FH-BREAK", task=topic("turned-up", 1, 9)),
        page("FH-SUPPLY FH-BREAK", task=topic("turned-up", 1, 1)),
        page("FH-DEAL", task=topic("dealing", 2, 3)),
    ),
    lesson(
        "fh-wild",
        page(
            "FH-WILD-KIND",
            picture("B4* + B4 B4 B4 :same", "Fl2* + Fl1 Fl3 Fl4 :family"),
            task=topic("wild-kinds", 1, 1),
        ),
        page("FH-WILD-USE", task=drill("wild", 1, 1)),
        page("FH-FLOWER-DEAL FH-WILD-FLOWER", task=topic("set-out", 1, 2)),
    ),
)

PLAY: Final = (
    lesson(
        "fh-turn",
        page(
            "FH-TURN FH-SUPPLY",
            task=BoardTask(
                Position(
                    (("S", "B2 B3 B4 D5 D5 D6 D7 C1 C2 C3 C8 C8 N"),),
                    turn=S,
                    drawn="Se2",
                    wild="D1",
                    round_wind=E,
                ),
                S,
                "flower",
                (SetOutBonus(tile("Se2")),),
                (WrongAct(Discard(tile("Se2")), "throws-it"),),
            ),
        ),
        page(
            "FH-CHOW FH-WILD-USE",
            task=BoardTask(
                Position(
                    (
                        ("S", "B3 B4 B7 C5 C7 D1 D3 D4 D9 D9 D9 W W"),
                        ("E", "B5 B1 B2 C1 C2 D2 D5 D7 E S N R G"),
                    ),
                    drawn="C9",
                    left=60,
                    wild="D1",
                    round_wind=E,
                ),
                S,
                "chow B3 B4 B5",
                (ClaimChow((tile("B3"), tile("B4"))),),
                (WrongAct(ClaimChow((tile("B4"), tile("D1"))), "with-wild"), WrongAct(Pass(), "let-go")),
                ((E, Discard(tile("B5"))),),
            ),
        ),
        page(
            "FH-PUNG",
            task=BoardTask(
                Position(
                    (
                        ("S", "B2 B3 C4 C5 C6 D2 D2 D7 D8 R R W N"),
                        ("W", "R B5 B6 B9 C1 C2 C9 D3 D4 D5 E S G"),
                    ),
                    turn=W,
                    drawn="G",
                    left=60,
                    wild="D1",
                    round_wind=E,
                ),
                S,
                "pung",
                (ClaimPung(),),
                (WrongAct(Pass(), "let-go"),),
                ((W, Discard(tile("R"))),),
            ),
        ),
        page("FH-PRIORITY FH-ONE-WINNER", task=drill("first", 3, 7)),
        page("FH-DISCARDED-WILD", task=drill("why-not", 5, 6)),
    ),
    lesson(
        "fh-kongs",
        page(
            "FH-KONG FH-KONG-CLOSED FH-KONG-AFTER",
            task=BoardTask(
                Position(
                    (("S", "C7 C7 C7 B2 B3 B4 D5 D6 E E R S N"),),
                    turn=S,
                    drawn="C7",
                    loose="D7",
                    left=60,
                    wild="D1",
                    round_wind=E,
                ),
                S,
                "own-kong",
                (ConcealedKong(tile("C7")),),
                (WrongAct(Discard(tile("C7")), "gives-it-away"),),
            ),
        ),
        page(
            "FH-KONG-DIRECT",
            task=BoardTask(
                Position(
                    (("S", "G G G B2 B3 B4 D5 D6 D7 C1 C2 S N"), ("N", "G B5 B6 B9 C4 C5 C9 D3 D4 D2 E S W")),
                    turn=N,
                    drawn="W",
                    left=60,
                    loose="C3",
                    wild="D1",
                    round_wind=E,
                ),
                S,
                "kong",
                (ClaimKong(),),
                (WrongAct(ClaimPung(), "only-three"),),
                ((N, Discard(tile("G"))),),
            ),
        ),
        page(
            "FH-KONG-FILLING",
            task=BoardTask(
                Position(
                    (("S", "B2 B3 C4 C5 C6 D2 D2 D7 D8 W | (B8* B8 B8)<N"),),
                    turn=S,
                    drawn="B8",
                    loose="D9",
                    left=60,
                    wild="D1",
                    round_wind=E,
                ),
                S,
                "added-kong",
                (AddedKong(tile("B8")),),
                (WrongAct(ConcealedKong(tile("B8")), "lies-open"),),
            ),
        ),
        page("FH-NO-KONG-AFTER-CLAIM", task=drill("why-not", 2, 2)),
    ),
    lesson(
        "fh-shapes",
        page(
            "FH-SHAPES FH-SHAPE-STANDARD FH-SHAPE-SEVEN-PAIRS",
            picture("B1 B1 | B4 B4 | C2 C2 | C9 C9 | D5 D5 | R R | G G :pairs"),
            task=which_hands(
                "FH-SHAPE-SEVEN-PAIRS",
                is_complete,
                "B1 B1 B4 B4 C2 C2 C9 C9 D5 D5 R R G G",
                "B1 B1 B1 B1 C2 C2 C9 C9 D5 D5 R R G G",
                "B1 B2 B3 B7 B8 B9 C3 C3 C3 D5 D6 D7 S S",
                "B1 B1 B1 C2 C2 C9 C9 D5 D5 R R G G Wh",
                no_four=["hand-1", "hand-3"],
            ),
        ),
        page(
            "FH-SHAPE-INDEPENDENT",
            picture("B1 B4 B7 | D2 D5 D8 | C3 C6 C9 | E S W N R :apart"),
            task=which_hands(
                "FH-SHAPE-INDEPENDENT",
                is_complete,
                "B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N R",
                "B1 B3 B7 D2 D5 D8 C3 C6 C9 E S W N R",
                "B1 B9 D1 D9 C1 C9 E S W N R G Wh C5",
                "B1 B4 B7 D2 D5 D8 C3 C6 C9 E E W N R",
                gap_of_two=["hand-1", "hand-2", "hand-3"],
            ),
        ),
        page(
            "FH-SHAPE-HONOURS FH-SHAPE-EIGHT-FLOWERS",
            task=which_hands(
                "FH-SHAPE-HONOURS",
                is_complete,
                "E E S S S W N N R R G Wh Wh Wh",
                "E E S S S W N N R R G Wh Wh B1",
                "E E E S S S W W W N N N R R",
                sets_only=["hand-3"],
            ),
        ),
        page(
            "FH-WILD-SHAPES",
            picture("B2 B3 D1* :stands"),
            task=winning_tiles(
                "FH-WILD-SHAPES",
                replace(record("B2 B3 B4 B6 B7 D1 C4 C5 C6 E E E G"), wild=(tile("D1"),)),
                only_dragon=["G"],
            ),
        ),
    ),
    lesson(
        "fh-winning",
        page(
            "FH-WIN-OWN",
            task=BoardTask(
                Position(
                    (("S", "B2 B3 C5 C6 C7 D2 D2 D2 R R | (N* N N)<W"),),
                    turn=S,
                    drawn="B4",
                    left=50,
                    wild="D1",
                    round_wind=E,
                ),
                S,
                "win",
                (GoOut(),),
                (WrongAct(Discard(tile("R")), "goes-on"),),
            ),
        ),
        page("FH-WIN-DISCARD", task=drill("why-not", 1, 4)),
        page("FH-WILD-EYE FH-WILD-CLAIM", task=drill("why-not", 1, 43)),
        page(
            "FH-WIN-ROB",
            task=BoardTask(
                Position(
                    (
                        ("S", "B2 B3 B4 C5 C6 C7 D2 D2 D6 D7 | (N* N N)<W"),
                        ("N", "B5 B6 B9 C1 C2 C9 D3 D4 E S | (D8* D8 D8)<W"),
                    ),
                    turn=N,
                    drawn="D8",
                    left=50,
                    wild="D1",
                    round_wind=E,
                ),
                S,
                "win",
                (ClaimWin(),),
                (WrongAct(Pass(), "let-go"),),
                ((N, AddedKong(tile("D8"))),),
            ),
        ),
        page(
            "FH-BOTTOM FH-DRAW",
            task=BoardTask(
                Position(
                    (
                        ("S", "B2 B5 B8 D3 D6 C1 C4 C7 E N W R G"),
                        ("E", "B9 B9 D4 D2 D9 C5 C6 E E S G W Wh"),
                    ),
                    drawn="G",
                    left=10,
                    wild="D1",
                    round_wind=E,
                ),
                S,
                "over",
                (RefuseLast(),),
                (WrongAct(TakeLast(), "takes-it"),),
                ((E, Discard(tile("G"))),),
            ),
        ),
    ),
)

SCORES: Final = (
    lesson(
        "fh-small",
        page(
            "FH-SUM FH-PATTERN-BASE FH-PATTERN-COMMON FH-PATTERN-OWN-TILE FH-PATTERN-NO-WILD",
            task=example("fenghua", "FH-03"),
        ),
        page(
            "FH-PATTERN-SINGLE-CALL FH-SINGLE-WAIT FH-PATTERN-PAIR-CALL",
            picture("B1 B2 :end", "B4 B6 :middle", "G :eye", "B5 B5 | C7 C7 :pairs"),
            task=example("fenghua", "FH-T1"),
        ),
        page(
            "FH-PATTERN-DRAGON FH-PATTERN-SEAT-WIND FH-PATTERN-PREVAILING-WIND FH-PATTERN-RIGHT-WIND",
            picture("R R R :one", "S S S :one", "E E E :two"),
            task=example("fenghua", "FH-06"),
        ),
        page(
            "FH-PATTERN-ONE-WILD FH-PATTERN-TWO-WILD FH-PATTERN-TAME",
            task=example("fenghua", "FH-05"),
        ),
    ),
    lesson(
        "fh-big",
        page(
            "FH-PATTERN-ALL-PUNG-STRAIGHT FH-PATTERN-ALL-PUNG-WILD",
            task=example("fenghua", "FH-08"),
        ),
        page(
            "FH-PATTERN-LONER-STRAIGHT FH-PATTERN-LONER-WILD",
            task=example("fenghua", "FH-09"),
        ),
        page(
            "FH-PATTERN-SEVEN-PAIRS-STRAIGHT FH-PATTERN-SEVEN-PAIRS-WILD "
            "FH-PATTERN-BOMB-CLOSED FH-PATTERN-BOMB-OPEN",
            task=example("fenghua", "FH-16"),
        ),
        page(
            "FH-PATTERN-INDEPENDENT FH-PATTERN-STARS-CLOSED "
            "FH-PATTERN-STARS-OPEN FH-PATTERN-INDEPENDENT-NO-SUIT",
            picture(
                "B1 B4 D2 D5 C3 C6 | E S W N R G Wh + B9 :closed",
                "B1 B4 B7 D2 D5 D8 C3 | E S W N R G + Wh :open",
            ),
            task=example("fenghua", "FH-24"),
        ),
        page("FH-PATTERN-MIXED FH-PATTERN-PURE", task=example("fenghua", "FH-T4")),
        page(
            "FH-PATTERN-HONOURS-UNCOMPLETED FH-PATTERN-HONOURS-COMPLETED",
            task=example("fenghua", "FH-29"),
        ),
        page(
            "FH-PATTERN-HEAVEN FH-PATTERN-EARTH FH-PATTERN-ROB FH-PATTERN-BOTTOM",
            task=earns(
                replace(record("B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C6 E E", "C5 last-wall"), wild=(tile("D1"),)),
                "heaven:FH-PATTERN-HEAVEN earth:FH-PATTERN-EARTH rob:FH-PATTERN-ROB bottom:FH-PATTERN-BOTTOM",
                heaven=["heaven"],
            ),
        ),
        page("FH-MAXIMISE", task=example("fenghua", "FH-26")),
    ),
    lesson(
        "fh-extras",
        page(
            "FH-PATTERN-KONG-DIRECT-BUDDING FH-PATTERN-KONG-DIRECT-BLOOMING "
            "FH-PATTERN-KONG-CLOSED-BUDDING FH-PATTERN-KONG-CLOSED-BLOOMING "
            "FH-PATTERN-KONG-RISKY-BUDDING FH-PATTERN-KONG-RISKY-BLOOMING",
            picture("B2 B2 B2 B2 :direct", "_C8 C8 C8 _C8 :closed", "W W W + W :risky"),
            task=example("fenghua", "FH-38"),
        ),
        page(
            "FH-PATTERN-OWN-FLOWER FH-PATTERN-FOUR-FLOWERS FH-PATTERN-FLOWER-BLOOMING",
            task=example("fenghua", "FH-55"),
        ),
        page(
            "FH-PATTERN-FLOWERS8-COMPLETED FH-PATTERN-FLOWERS8-UNCOMPLETED FH-SHAPE-EIGHT-FLOWERS",
            task=example("fenghua", "FH-33"),
        ),
        page(
            "FH-PATTERN-THREE-WILD-NORMAL FH-PATTERN-THREE-WILD-FLOWER",
            task=example("fenghua", "FH-41"),
        ),
    ),
    lesson(
        "fh-paying",
        page("FH-ROUNDING FH-PAY-DISCARD", task=drill("pays", 1, 1)),
        page("FH-PAY-OWN", task=drill("pays", 1, 2)),
        page("FH-LIABLE FH-LIABLE-FOUR FH-LIABLE-THREE", task=drill("liable", 1, 2)),
        page("FH-LIABLE-ROB FH-LIABLE-BOTTOM", task=drill("liable", 3, 8)),
        page("FH-SCALE-30", task=number("FH-SCALE-30", _old_pure, todays=150)),
    ),
)

SECTIONS: Final = (
    Section("fh-start", START),
    Section("fh-play", PLAY),
    Section("fh-scores", SCORES),
)
