"""The booklet in lessons: what is different from the first pages on, then its scoring and its limit hands."""

from __future__ import annotations

from typing import Final

from peling.actions import (
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    Pass,
)
from peling.lessons.courses.build import (
    about,
    drill,
    earns,
    example,
    lesson,
    like,
    page,
    picture,
    points_of,
    record,
    score_it,
    topic,
    winning_tiles,
)
from peling.lessons.model import BoardTask, LayTask, Section, WallTask, WrongAct, WrongTry
from peling.lessons.position import Position
from peling.notation import parse_tiles
from peling.tiles import Wind, tile
from peling.view import Source

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH
_NINE: Final = ((4, 2), (2, 1))
"""Throws of six and of three: South breaks his wall at the ninth stack, the booklet's own case."""

START: Final = (
    lesson(
        "hp-tiles",
        page(
            "HP-TILES HP-MAJORS",
            picture("E S W N :cardinal", "R G Wh :honour", "B1 D9 C1 :major"),
            task=topic("majors", 3, 1),
        ),
        page(
            "HP-WIN",
            task=LayTask(
                parse_tiles("B3 B4 B4 B5 B5 B6 C7 C7 C7 D1 D2 D3 G G"),
                (WrongTry(["B3 B4 B5", "B4 B5", "C7 C7 C7", "D1 D2 D3", "G G"], "one-over"),),
            ),
        ),
    ),
    lesson(
        "hp-start",
        page("HP-EAST", task=topic("highest-throw", 1, 3)),
        page("HP-R1 HP-WALL", task=WallTask(_NINE, "side", (WrongTry(["N", "9"], "other-way"),))),
        page("HP-R2", task=WallTask(_NINE, "breach", (WrongTry(["S", "3"], "second-alone"),))),
        page("HP-LOOSE-ORDER HP-R2", task=WallTask(_NINE, "first-loose", (WrongTry(["S", "8"], "nearer"),))),
        page("HP-DEAL", task=topic("dealing", 2, 4)),
    ),
)

PLAY: Final = (
    lesson(
        "hp-turns",
        page(
            "HP-TURN HP-DISCARD",
            task=BoardTask(
                Position((("E", "B2 B3 B4 D5 D5 D6 D7 C1 C2 C3 C8 C8 N R"),), source=Source.DEAL),
                E,
                "discard N R",
                (Discard(tile("N")),),
                (WrongAct(Discard(tile("D5")), "breaks-pair"),),
            ),
        ),
        page(
            "HP-DRAW HP-R3",
            task=BoardTask(
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
            ),
        ),
        page(
            "HP-R5",
            task=BoardTask(
                Position(
                    (
                        ("S", "B3 B4 B6 B7 C5 C7 D3 D4 D9 D9 D9 W W"),
                        ("E", "C6 B1 B1 C1 C2 D1 D2 D7 E S N R G"),
                    ),
                    drawn="B9",
                    left=60,
                ),
                S,
                "chow C5 C6 C7",
                (ClaimChow((tile("C5"), tile("C7"))),),
                (WrongAct(Pass(), "let-go"),),
                ((E, Discard(tile("C6"))),),
            ),
        ),
        page(
            "HP-R4 HP-R4-LOCK",
            task=BoardTask(
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
                (WrongAct(Pass(), "locked"),),
                ((W, Discard(tile("R"))),),
            ),
        ),
        page("HP-R4-LOCK", task=like(drill("why-not", 5, 4), about("HP-R4-LOCK", "not-barred"))),
    ),
    lesson(
        "hp-fours",
        page(
            "HP-R6-KONG",
            task=BoardTask(
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
            ),
        ),
        page(
            "HP-R6A-ADD",
            task=BoardTask(
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
            ),
        ),
        page(
            "HP-R6A-CONCEALED-KONG HP-CONCEALED",
            picture("_C7 C7 C7 _C7 :own"),
            task=BoardTask(
                Position(
                    (("S", "C7 C7 C7 B2 B3 B4 D5 D6 E E R S N"),), turn=S, drawn="C7", loose="D7", left=60
                ),
                S,
                "own-kong",
                (ConcealedKong(tile("C7")),),
                (WrongAct(Discard(tile("C7")), "gives-it-away"),),
            ),
        ),
        page("HP-CONCEALED", task=drill("exposing", 1, 4)),
    ),
    lesson(
        "hp-first",
        page("HP-R7", task=like(drill("first", 1, 2), about("HP-R7"))),
        page("HP-R8", task=like(drill("claim", 3, 5), about("claim-late"))),
        page("HP-R9-CALLING HP-R9-ORDER", task=like(drill("first", 1, 1), about("HP-R9-ORDER"))),
        page(
            "HP-R9-SNATCH",
            task=BoardTask(
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
            ),
        ),
    ),
    lesson(
        "hp-standing",
        page(
            "HP-R10-STANDING",
            task=BoardTask(
                Position(
                    (("E", "B2 B3 B4 C5 C6 C7 D1 D1 D6 D7 N N N R"),),
                    source=Source.DEAL,
                ),
                E,
                "stand",
                (Discard(tile("R"), standing=True),),
                (WrongAct(Discard(tile("R")), "says-nothing"), WrongAct(Discard(tile("D6")), "not-calling")),
            ),
        ),
        page("HP-R11", task=topic("reserve", 1, 1)),
        page("HP-R12", task=like(topic("hand-size", 2, 3), about("HP-R12"))),
    ),
    lesson(
        "hp-rounds",
        page("HP-R13", task=like(drill("wind", 1, 2), about("next-east"))),
        page("HP-R14", task=like(drill("wind", 2, 1), about("round"))),
    ),
)

SCORES: Final = (
    lesson(
        "hp-settlement",
        page("HP-PAY-WINNER HP-PAY-LOSERS", task=example("how-to-play", "HP-T1")),
        page("HP-PAY-WINNER HP-PAY-LOSERS", task=example("how-to-play", "HP-T2")),
    ),
    lesson(
        "hp-flowers",
        page(
            "HP-FLOWERS HP-FLOWER-DEAL",
            picture("Se1 Se2 Se3 Se4 :seasons", "Fl1 Fl2 Fl3 Fl4 :flowers"),
            task=topic("whose-flower", 1, 1),
        ),
        page("HP-FLOWER HP-X-OWN-FLOWER HP-X-FOUR-FLOWERS", task=example("how-to-play", "HP-37")),
    ),
    lesson(
        "hp-sets",
        page(
            "HP-SCORES HP-PUNG-MINOR HP-PUNG-MAJOR HP-PUNG-HONOUR",
            picture("D5 D5 D5 :two", "_D5 D5 _D5 :four", "B9 B9 B9 :four", "_E E _E :eight"),
            task=points_of(record("B2 B3 C7 C8 D3 D9 R | (D5* D5 D5)<N (N* N N)<W"), doubled=12),
        ),
        page(
            "HP-KONG-MINOR HP-KONG-MAJOR HP-KONG-HONOUR",
            picture(
                "B6 B6 B6 B6 :eight",
                "_B6 B6 B6 _B6 :sixteen",
                "C9 C9 C9 C9 :sixteen",
                "_R R R _R :thirty-two",
            ),
            task=points_of(record("B2 B3 C7 C8 D3 D9 W | [B6 B6 B6 B6] (C9* C9 C9 C9)<N"), open_both=24),
        ),
        page(
            "HP-PAIR-DRAGON HP-PAIR-OWN HP-PAIR-ROUND",
            picture("R R :two", "S S :own", "E E :round", "N N :nought?"),
            task=points_of(record("S S E E N N C2 C3 D4 D5 D8 G G"), without_round=4, all_pairs=8),
        ),
    ),
    lesson(
        "hp-bonuses",
        page(
            "HP-BONUSES HP-B-WIN HP-B-ONLY HP-B-DRAWN",
            task=score_it(
                record("B9 B9 D4 D6 D6 D7 D8 C1 C2 C3 | (B5* B5 B5)<W", "D5 discard N"),
                2,
                3,
            ),
        ),
        page("HP-B-NO-CHOW HP-X-NO-CHOW", task=example("how-to-play", "HP-07")),
        page("HP-B-NO-SCORE HP-X-NO-SCORE", task=example("how-to-play", "HP-04")),
        page("HP-B-LAST HP-X-LAST HP-B-LOOSE HP-X-LOOSE", task=example("how-to-play", "HP-15")),
        page("HP-B-STANDING", task=example("how-to-play", "HP-17")),
    ),
    lesson(
        "hp-doubles",
        page(
            "HP-DOUBLES HP-X-OWN-WIND HP-X-ROUND-WIND HP-X-DRAGON",
            picture("S S S :own", "E E E :round", "R R R :dragon"),
            task=points_of(
                record("B2 B3 C7 C8 D3 D9 N | (E* E E)<S (R* R R)<W", "", "EE"), two_doubles=32, one_double=16
            ),
        ),
        page(
            "HP-X-MIXED HP-X-PURE HP-X-TERMINALS HP-X-SNATCH",
            picture(
                "B1 B2 B3 | B7 B7 B7 | N N :mixed", "B1 B2 B3 | B7 B7 B7 | B9 B9 :pure", "B1 D9 C9 N :ends"
            ),
            task=example("how-to-play", "HP-13"),
        ),
        page(
            "HP-TOTAL HP-X-ORIGINAL HP-X-HONOURS",
            task=score_it(record("B1 B2 B2 B2 B3 B4 B5 B6 B7 B8 | (Wh* Wh Wh)<N", "B9 wall"), 2, 3),
        ),
    ),
    lesson(
        "hp-limits",
        page(
            "HP-LIMIT HP-L-HONOURS HP-L-TERMINALS HP-L-CONCEALED",
            picture(
                "E E E W W W R R R G G G N N :honours",
                "B1 B1 B1 D9 D9 D9 C1 C1 C1 C9 C9 C9 B9 B9 :ends",
                "_B2 B2 _B2 _D8 D8 _D8 _C5 C5 _C5 _S S _S C1 C1 :concealed",
            ),
            task=earns(
                record("B9 B9 C1 C1 | (B1* B1 B1)<E (D9* D9 D9)<W (D1* D1 D1)<N", "C1 discard N", "SE"),
                "honours:HP-L-HONOURS ends:HP-L-TERMINALS concealed:HP-L-CONCEALED",
                not_hidden=["concealed"],
            ),
        ),
        page(
            "HP-L-FOUR-WINDS HP-L-THREE-DRAGONS",
            picture("E E E S S S W W W N N B4 B5 B6 :winds", "R R R G G G Wh Wh Wh C7 C7 :dragons"),
            task=earns(
                record("B4 B5 E E E N N | (S* S S)<E (W* W W)<S", "B6 discard S", "NE"),
                "winds:HP-L-FOUR-WINDS dragons:HP-L-THREE-DRAGONS honours:HP-L-HONOURS",
                has_bamboos=["honours"],
            ),
        ),
        page(
            "HP-THIRTEEN HP-L-THIRTEEN",
            picture("B1 B9 D1 D9 C1 C9 E S W N R G Wh :thirteen"),
            task=winning_tiles(
                "HP-THIRTEEN",
                record("B1 B9 D1 D9 C1 C9 E S W N R G Wh"),
                only_honours=["E", "S", "W", "N", "R", "G", "Wh"],
            ),
        ),
        page(
            "HP-NINE HP-L-NINE",
            picture("C1 C1 C1 C2 C3 C4 C5 C6 C7 C8 C9 C9 C9 :nine"),
            task=winning_tiles(
                "HP-NINE", record("C1 C1 C1 C2 C3 C4 C5 C6 C7 C8 C9 C9 C9"), ends_only=["C1", "C9"]
            ),
        ),
        page(
            "HP-L-ORIGINAL HP-L-EAST-DISCARD HP-L-THIRTEENTH",
            task=earns(
                record("B5 B5 B5 D4 D5 D6 D7 D8 C1 C2 C3 S S", "D6 first-discard E", "SE"),
                "dealt:HP-L-ORIGINAL first:HP-L-EAST-DISCARD thirteenth:HP-L-THIRTEENTH",
                dealt=["dealt"],
            ),
        ),
        page("HP-L-INCOMPLETE", task=example("how-to-play", "HP-33-SET")),
    ),
    lesson(
        "hp-errors",
        page("HP-PENALTY-FALSE", task=like(drill("pays", 4, 1), about("false-call"))),
        page(
            "HP-LIABLE-PURE HP-LIABLE-TERMINALS HP-LIABLE-DRAGONS HP-LIABLE-WINDS",
            picture("B2 B2 B2 | B5 B5 B5 | B8 B8 B8 :pure", "R R R | G G G :dragons", after=2),
            task=like(drill("liable", 1, 4), about("HP-LIABLE-DRAGONS")),
        ),
        page("HP-LIABLE-NOSETTLE", task=like(drill("pays", 4, 5), about("pays-liable"))),
        page("HP-R12", task=like(drill("pays", 4, 11), about("pays-dead", "HP-R12"))),
    ),
)

SECTIONS: Final = (
    Section("hp-start", START),
    Section("hp-play", PLAY),
    Section("hp-scores", SCORES),
)
