"""Fenghua in lessons, from the first tile on: above all the wild tiles, and the tables of its patterns."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from peling.core.notation import parse_tiles
from peling.core.tiles import tile
from peling.lessons.courses import guided
from peling.lessons.courses.boards import (
    ADDED_KONG,
    CLAIMED_KONG,
    OWN_KONG,
    PUNG,
    ROBBED_KONG,
    board,
    with_wild_tile,
    with_wrong,
)
from peling.lessons.courses.build import (
    about,
    drill,
    first_lesson,
    is_complete,
    lesson,
    like,
    page,
    picture,
    record,
    topic,
    which_hands,
    winning_tiles,
)
from peling.lessons.courses.fenghua_scores import SCORES
from peling.lessons.model import Course, LayTask, Section, WallTask, WrongTry
from peling.rulebooks.fenghua.book import ID

_SIX: Final = ((4, 2), (4, 2))
"""One throw of four and two; the second pair is not thrown here."""


START: Final = (
    first_lesson("fh-game", "FH-TILES", "FH-SHAPE-STANDARD", "pung kong chow"),
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
        page("FH-BANKER-STAY FH-SEATWIND", task=like(drill("wind", 1, 4), about("next-east"))),
        page("FH-ROUND", task=like(drill("wind", 2, 3), about("round"))),
    ),
    lesson(
        "fh-wall",
        page(
            "FH-BREAK FH-WALL",
            task=WallTask(_SIX, "breach", (WrongTry(["S", "6"], "the-sum"), WrongTry(["N", "4"], "to-left"))),
        ),
        page("FH-WILD-INDICATOR FH-BREAK", task=like(topic("turned-up", 1, 9), about("turned-up"))),
        page("FH-SUPPLY FH-BREAK", task=like(topic("turned-up", 1, 1), about("first-supply"))),
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
            task=board(
                "flower",
                "S B2 B3 B4 D5 D5 D6 D7 C1 C2 C3 C8 C8 N",
                drawn="Se2",
                wild="D1",
                do="set-out Se2",
                wrong="discard Se2 discards-flower",
            ),
        ),
        page(
            "FH-CHOW FH-WILD-USE",
            task=board(
                "chow B3 B4 B5",
                "S B3 B4 B7 C5 C7 D1 D3 D4 D9 D9 D9 W W",
                "E B5 B1 B2 C1 C2 D2 D5 D7 E S N R G",
                drawn="C9",
                left=60,
                wild="D1",
                do="claim-chow B3 B4",
                wrong="claim-chow B4 D1 with-wild, pass let-go",
                others="E discard B5",
            ),
        ),
        page("FH-PUNG", task=with_wild_tile(with_wrong(PUNG, "pass let-go"))),
        page("FH-PRIORITY FH-ONE-WINNER", task=like(drill("first", 3, 7), about("FH-ONE-WINNER"))),
        page(
            "FH-DISCARDED-WILD",
            task=like(drill("why-not", 5, 6), about("FH-DISCARDED-WILD", "natural-offered")),
        ),
    ),
    lesson(
        "fh-kongs",
        page("FH-KONG FH-KONG-CLOSED FH-KONG-AFTER", task=with_wild_tile(OWN_KONG)),
        page("FH-KONG-DIRECT", task=with_wild_tile(CLAIMED_KONG)),
        page("FH-KONG-FILLING", task=with_wild_tile(ADDED_KONG)),
        page("FH-NO-KONG-AFTER-CLAIM", task=like(drill("why-not", 2, 2), about("FH-NO-KONG-AFTER-CLAIM"))),
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
        page(
            "FH-WILD-USE FH-WILD-SHAPES",
            task=LayTask(
                parse_tiles("D1 D1 B3 B4 B7 B7 C4 C5 C6 E E E G G"),
                (WrongTry(["B3 B4 D1", "B7 B7", "C4 C5 C6", "E E E", "G G"], "two-pairs"),),
                wild=(tile("D1"),),
            ),
        ),
    ),
    lesson(
        "fh-winning",
        page(
            "FH-WIN-OWN",
            task=board(
                "win",
                "S B2 B3 C5 C6 C7 D2 D2 D2 R R | (N* N N)<W",
                drawn="B4",
                left=50,
                wild="D1",
                do="go-out",
                wrong="discard R goes-on",
            ),
        ),
        page("FH-WIN-DISCARD", task=like(drill("why-not", 1, 4), about("enough-points"))),
        page("FH-WILD-EYE FH-WILD-CLAIM", task=like(drill("why-not", 1, 43), about("no-lone-wild"))),
        page("FH-WIN-ROB", task=with_wild_tile(ROBBED_KONG)),
        page(
            "FH-BOTTOM FH-DRAW",
            task=board(
                "over",
                "S B2 B3 B6 D3 D6 C1 C4 C6 E N W R G",
                "E B9 B9 D4 D2 D9 C5 C6 E E S G W Wh",
                drawn="G",
                left=10,
                wild="D1",
                do="refuse-last",
                wrong="take-last takes-it",
                others="E discard G",
            ),
        ),
    ),
)

COURSE: Final = Course(
    ID,
    (
        Section("fh-start", START),
        Section("fh-play", PLAY),
        Section("fh-scores", SCORES),
    ),
    guided.of_book(ID, "first pung calling passed-over kong after-kong win score settle", flower=True),
)
