"""The leaflet of the four winds in lessons, from the first tile on: play, points, doubles and sticks."""

from __future__ import annotations

from typing import Final

from peling.lessons.courses import guided
from peling.lessons.courses.boards import CLAIMED_KONG, FIRST_TURN, OWN_KONG, PUNG, ROBBED_KONG, board, chow
from peling.lessons.courses.build import (
    about,
    counted_first,
    drill,
    earns,
    example,
    first_lesson,
    lesson,
    like,
    page,
    pick,
    picture,
    points_of,
    record,
    score_it,
    topic,
    winning_tiles,
)
from peling.lessons.model import Course, Section, WallTask, WrongTry
from peling.rulebooks.four_winds.book import ID

_THIRTEEN: Final = ((4, 2), (4, 3))
"""The leaflet's own case: six, and seven by the second thrower."""

START: Final = (
    first_lesson("fw-game", "FW-TILES", "FW-WIN"),
    lesson(
        "fw-words",
        page(
            "FW-TILES",
            picture("R G Wh :cardinals", "E S W N :directions", "C1 C2 C3 :numbers"),
            task=pick(
                "FW-TILES",
                lambda kind: kind.code in {"R", "G", "Wh"},
                "E B1 R C9 N Wh D5 G S",
                winds=["E", "N", "S"],
            ),
        ),
        page(
            "FW-WIN FW-HEAD",
            picture("B1 B2 B3 | B4 B5 B6 | D7 D8 D9 | C6 C7 C8", "C9 C9 :head"),
            task=winning_tiles("FW-HEAD", record("B1 B2 B3 B4 B5 B6 D7 D8 D9 C6 C7 C8 C9"), only_nine=["C9"]),
        ),
    ),
    lesson(
        "fw-seats",
        page("FW-SEATS", task=topic("drawn-seat", 1, 2)),
        page("FW-BANKER-FIRST", task=topic("first-banker", 1, 3)),
        page("FW-GAMES FW-BANKER-DOUBLE", task=like(drill("wind", 2, 2), about("next-east"))),
    ),
    lesson(
        "fw-wall",
        page(
            "FW-BREAK FW-WALL",
            task=WallTask(_THIRTEEN, "breach", (WrongTry(["S", "7"], "second-alone"),)),
        ),
        page("FW-DEAL FW-WALL", task=topic("dealing", 2, 4)),
        page("FW-RESERVE", task=topic("reserve", 3, 1)),
    ),
)

PLAY: Final = (
    lesson(
        "fw-threes",
        page("FW-TURN", task=FIRST_TURN),
        page(
            "FW-THREE-VISIBLE",
            picture("R R + R -> R R R :visible"),
            task=PUNG,
        ),
        page(
            "FW-CHOW",
            task=chow("chow B5 B6 B7", "B5", "C9", "claim-chow B6 B7", "claim-pung no-pair, pass let-go"),
        ),
        page("FW-CLAIM-ORDER", task=like(drill("first", 1, 1), about("FW-CLAIM-ORDER"))),
    ),
    lesson(
        "fw-fours",
        page(
            "FW-FOUR-HIDDEN",
            picture("_C7 C7 _C7 _C7 :own"),
            task=OWN_KONG,
        ),
        page("FW-FOUR-VISIBLE", task=CLAIMED_KONG),
        page("FW-X-ROB", task=ROBBED_KONG),
    ),
    lesson(
        "fw-calls",
        page(
            "FW-WIN FW-CHOW",
            picture("B6 B7 :two-sided", "B1 B2 :side", "B7 B9 :middle"),
            task=winning_tiles(
                "FW-WIN",
                record("B4 B5 B6 B7 B8 C2 C3 C4 C6 C7 C8 D5 D5"),
                two_only=["B6", "B9"],
            ),
        ),
        page(
            "FW-CHOW FW-WIN",
            task=board(
                "win",
                "S B2 B3 B4 C5 C6 C7 D1 D2 R R | (N* N N)<W",
                "N D3 B5 B6 B9 C1 C2 C9 D4 D5 E S G D9",
                drawn="W",
                left=50,
                do="claim-win",
                wrong="claim-chow D1 D2 not-left, pass let-go",
                others="N discard D3",
            ),
        ),
    ),
)

SCORES: Final = (
    lesson(
        "fw-winning",
        page(
            "FW-PLAIN FW-BASE",
            task=counted_first(
                record("B3 B4 D9 D9 C1 C2 C3 | (C6* C7 C8)<E (B6* B7 B8)<E", "B5 discard N"),
                example("four-winds", "FW-T2"),
            ),
        ),
        page("FW-HEAD-SELF FW-HEAD-DISCARD", task=example("four-winds", "FW-T1")),
        page("FW-HEAD-SELF", task=example("four-winds", "FW-T3/slip")),
        page(
            "FW-NATURAL FW-UNNATURAL",
            task=earns(
                record("B1 B2 B3 B4 B5 B6 D7 D8 D9 C6 C7 C8 C9", "C9 first-discard E", "WE"),
                "natural:FW-NATURAL unnatural:FW-UNNATURAL plain:FW-PLAIN",
                natural=["natural"],
            ),
        ),
    ),
    lesson(
        "fw-points",
        page(
            "FW-POINTS FW-THREE-MINOR FW-THREE-MAJOR FW-THREE-CARDINAL FW-THREE-DIRECTION",
            picture("D5 D5 D5 :two D5 D5 D5 :four", "B9 B9 B9 | R R R | S S S :four-open", "B9 B9 B9 :eight"),
            task=example("four-winds", "FW-04"),
        ),
        page(
            "FW-FOUR-MINOR FW-FOUR-MAJOR FW-FOUR-CARDINAL FW-FOUR-DIRECTION",
            picture(
                "B6 B6 B6 B6 :eight",
                "_B6 B6 _B6 _B6 :sixteen",
                "C9 C9 C9 C9 :sixteen",
                "_R R _R _R :thirty-two",
            ),
            task=points_of(
                record("D4 D5 C2 C3 C4 S S | [B9 B9 B9 B9] (C1* C1 C1 C1)<N", "D6 discard S", "WE"),
                without_ten=48,
                both_open=42,
            ),
        ),
        page(
            "FW-PAIR-HONOUR",
            picture("R R :counts!", "S S :own!", "W W :nothing?"),
            task=example("four-winds", "FW-12"),
        ),
    ),
    lesson(
        "fw-doubles",
        page(
            "FW-DOUBLES FW-D-CARDINAL FW-D-OWN",
            picture("R R R :once", "E E E :own"),
            task=counted_first(
                record("B3 B4 D9 D9 | (R* R R)<N (S* S S)<W (C2* C3 C4)<E", "B5 discard N"),
                example("four-winds", "FW-T4"),
            ),
        ),
        page("FW-D-OWN-ROUND", task=example("four-winds", "FW-T6")),
        page(
            "FW-D-MIXED FW-D-PURE",
            picture("B1 B2 B3 | B7 B7 B7 | N N :mixed", "B1 B2 B3 | B7 B7 B7 | B9 B9 :pure"),
            task=example("four-winds", "FW-18"),
        ),
        page(
            "FW-FULL FW-THIRTEEN FW-FOUR-DIRECTIONS",
            picture(
                "B1 B9 D1 D9 C1 C9 E S W N R G Wh + R :thirteen",
                "E E E S S S W W W N N N R R :directions",
            ),
            task=counted_first(
                record("B3 B4 B9 B9 | [R R R R] (G* G G)<N (S* S S)<W", "B5 discard N", "SS"),
                earns(
                    record("E E E S S S W W R R | (N* N N)<W", "W discard E", "NE"),
                    "thirteen:FW-THIRTEEN directions:FW-FOUR-DIRECTIONS pairs:FW-X-PAIRS",
                    only_pairs=["pairs"],
                ),
            ),
        ),
        page("FW-THREE-HIDDEN FW-POINTS", picture("D5 D5 D5 :hidden"), task=drill("exposing", 1, 4)),
    ),
    lesson(
        "fw-extras",
        page("FW-EXTRAS FW-X-PAIRS", task=example("four-winds", "FW-T7")),
        page("FW-X-FLOWER FW-X-MOON", task=example("four-winds", "FW-26")),
        page(
            "FW-X-MOON FW-PLAIN",
            task=score_it(record("B1 B2 B3 D4 D5 C2 C3 C4 C6 C7 C8 S S", "D6 last-wall", "WE"), 2, 3),
        ),
    ),
    lesson(
        "fw-paying",
        page("FW-PAY", task=like(drill("pays", 1, 1), about("pays"))),
        page("FW-PAY FW-BANKER-DOUBLE", task=like(drill("pays", 3, 3), about("pays", "FW-BANKER-DOUBLE"))),
        page("FW-STICKS", picture("stick-2 stick-10 stick-100 stick-500"), task=topic("sticks", 1, 2)),
    ),
)

COURSE: Final = Course(
    ID,
    (
        Section("fw-start", START),
        Section("fw-play", PLAY),
        Section("fw-scores", SCORES),
    ),
    guided.of_book(ID, "first chow after-chow pung calling passed-over kong after-kong win settle"),
)
