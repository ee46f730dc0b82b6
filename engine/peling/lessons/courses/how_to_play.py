"""The booklet in lessons, from the first tile on: its play, late claims and the lock."""

from __future__ import annotations

from typing import Final

from peling.core.notation import parse_tiles
from peling.core.view import Source
from peling.lessons.courses import guided
from peling.lessons.courses.boards import (
    ADDED_KONG,
    CLAIMED_KONG,
    FIRST_TURN,
    OWN_KONG,
    PUNG,
    ROBBED_KONG,
    board,
    chow,
    with_wrong,
)
from peling.lessons.courses.build import about, drill, first_lesson, lesson, like, page, picture, topic
from peling.lessons.courses.how_to_play_scores import SCORES
from peling.lessons.model import BoardTask, Course, LayTask, Section, WallTask, WrongTry
from peling.rulebooks.how_to_play.book import ID

_NINE: Final = ((4, 2), (2, 1))
"""Throws of six and of three: South breaks his wall at the ninth stack, the booklet's own case."""


def _dragons(goal: str, do: str, others: str) -> BoardTask:
    """Return a board on which South has two red dragons; West discards the third, North has the fourth."""
    return board(
        goal,
        "S B2 B3 C4 C5 C6 D1 D1 D7 D8 R R W N",
        "W R B5 B6 B1 C1 C2 C9 D3 D4 D5 E S G",
        "N R B9 B7 B4 C3 C7 C9 D2 D6 D9 S W G",
        "E B2 B5 B8 C1 C4 C8 D2 D5 D9 E S W N",
        drawn="G",
        coming="E N Wh B9 C8",
        left=60,
        do=do,
        wrong="claim-pung in-time",
        others=f"W discard R, {others}",
    )


START: Final = (
    first_lesson("hp-game", "HP-TILES", "HP-WIN", "pung kong chow"),
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
        page(
            "HP-LOOSE-ORDER HP-R2",
            task=WallTask(
                _NINE,
                "loose",
                (WrongTry(["S", "9", "S", "8"], "nearer"), WrongTry(["S", "9", "S", "10"], "beyond")),
            ),
        ),
        page("HP-DEAL", task=topic("dealing", 2, 4)),
    ),
)

PLAY: Final = (
    lesson(
        "hp-turns",
        page(
            "HP-TURN HP-DISCARD",
            task=board(
                "discard N R",
                "E B2 B3 B4 D5 D5 D6 D7 C1 C2 C3 C8 C8 N R",
                source=Source.DEAL,
                do="discard N",
                wrong="discard C8 breaks-pair, discard D5 five-fits",
            ),
        ),
        page("HP-DRAW HP-R3", task=FIRST_TURN),
        page("HP-R5", task=chow("chow C5 C6 C7", "C6", "B9", "claim-chow C5 C7", "pass let-go")),
        page("HP-R4 HP-R4-LOCK", task=with_wrong(PUNG, "pass locked")),
        page("HP-R4-LOCK", task=like(drill("why-not", 5, 4), about("HP-R4-LOCK", "not-barred"))),
    ),
    lesson(
        "hp-fours",
        page("HP-R6-KONG", task=CLAIMED_KONG),
        page("HP-R6A-ADD", task=ADDED_KONG),
        page(
            "HP-R6A-CONCEALED-KONG HP-CONCEALED",
            picture("_C7 C7 C7 _C7 :own"),
            task=OWN_KONG,
        ),
    ),
    lesson(
        "hp-first",
        page("HP-R7", task=like(drill("first", 1, 2), about("HP-R7"))),
        page("HP-R8", task=like(drill("claim", 3, 5), about("claim-late"))),
        page("HP-R9-CALLING HP-R9-ORDER", task=like(drill("first", 1, 1), about("HP-R9-ORDER"))),
        page("HP-R9-SNATCH", task=ROBBED_KONG),
    ),
    lesson(
        "hp-late",
        page("HP-R8", task=_dragons("late-claim", "pass, claim-pung", "N draw")),
        page("HP-R8", task=_dragons("refused two-held", "pass, claim-pung", "N discard B9, E draw")),
        page(
            "HP-R8 HP-R5",
            task=chow(
                "refused before-drawing",
                "C6",
                "B9",
                "pass, claim-chow C5 C7",
                "claim-chow C5 C7 in-time",
                coming="N",
            ),
        ),
        page("HP-R4-LOCK", task=_dragons("refused not-barred", "pass, claim-pung", "N discard R, E draw")),
        page(
            "HP-R4-LOCK",
            task=_dragons(
                "pung-again",
                "pass, discard W, claim-pung",
                "N discard B9, E discard E, W discard B9, N discard R",
            ),
        ),
    ),
    lesson(
        "hp-standing",
        page(
            "HP-R10-STANDING",
            task=board(
                "stand",
                "E B2 B3 B4 C5 C6 C7 D1 D1 D6 D7 N N N R",
                source=Source.DEAL,
                do="discard-standing R",
                wrong="discard R says-nothing, discard D6 not-calling",
            ),
        ),
        page("HP-R11", task=topic("reserve", 1, 1)),
        page(
            "HP-R12",
            picture(
                "B2 B3 B4 D5 D5 D5 C7 C8 C9 S S R R :right!",
                "B2 B3 B4 D5 D5 D5 C7 C8 C9 S S R :few?",
                "B2 B3 B4 D5 D5 D5 C7 C8 C9 S S S R R :many?",
            ),
            task=like(topic("hand-size", 2, 3), about("HP-R12")),
        ),
    ),
    lesson(
        "hp-rounds",
        page("HP-R13", task=like(drill("wind", 1, 2), about("next-east"))),
        page("HP-R14", task=like(drill("wind", 2, 1), about("round"))),
    ),
)

COURSE: Final = Course(
    ID,
    (
        Section("hp-start", START),
        Section("hp-play", PLAY),
        Section("hp-scores", SCORES),
    ),
    guided.of_book(ID),
)
