"""Pung Chow, Part I, in lessons: from the first tile to a settled deal, in the order of the book."""

from __future__ import annotations

from typing import Final

from peling.core.notation import parse_tiles
from peling.core.tiles import Tile, full_set
from peling.core.view import Source
from peling.lessons.courses import guided
from peling.lessons.courses.boards import FIRST_TURN, board
from peling.lessons.courses.build import (
    E,
    N,
    S,
    W,
    choose,
    drill,
    is_complete,
    lesson,
    like,
    number,
    page,
    pick,
    picture,
    topic,
    which_hands,
)
from peling.lessons.courses.part_one_claims import CLAIMING
from peling.lessons.courses.part_one_scores import MORE, SCORING
from peling.lessons.drills.question import Question
from peling.lessons.model import Course, LayTask, Section, WallTask, WrongTry
from peling.rulebooks.pung_chow.part_one import ID
from peling.rules.ruleset import RuleSet


def _is_major(kind: Tile) -> bool:
    return kind.is_major


def _is_honour(kind: Tile) -> bool:
    return kind.suit is None


def _tiles_in_set(rules: RuleSet) -> int:
    return len(full_set(bonus=rules.course.bonus_tiles))


def _is_set(tiles: tuple[Tile, ...]) -> bool:
    """Return whether three tiles are a set."""
    first, *_ = ordered = sorted(tiles)
    same = len(set(tiles)) == 1
    run = first.suit is not None and [held.rank - first.rank for held in ordered] == [0, 1, 2]
    return same or (run and len({held.suit for held in tiles}) == 1)


def _south_discards(question: Question) -> bool:
    return question.topic == "turn-next" and question.fact("from") is S


def _east_discards(question: Question) -> bool:
    return question.topic == "turn-next" and question.fact("from") is E


def _somebody_has_won(question: Question) -> bool:
    return question.topic == "next-east" and "winner" in dict(question.facts)


def _with_a_four(question: Question) -> bool:
    return question.topic == "hand-size" and question.fact("kongs") == 1


THE_SET: Final = (
    lesson(
        "pc-game",
        page(
            "PC-SET PC-WIN",
            task=LayTask(
                parse_tiles("D3 D4 D5 D8 D8 D8 B2 B2"),
                (WrongTry(["D3 D4 D5", "D8 D8", "B2 B2"], "two-pairs"),),
            ),
        ),
    ),
    lesson(
        "pc-tiles",
        page(
            "PC-TILES",
            picture("B1 B2 B3 B4 B5 B6 B7 B8 B9 :bamboos", "D1 D2 D3 D4 D5 D6 D7 D8 D9 :circles"),
            picture("C1 C2 C3 C4 C5 C6 C7 C8 C9 :characters", after=2),
            task=pick(
                "PC-TILES",
                lambda kind: kind.code.startswith("C"),
                "C3 D3 B3 C7 E C9 D9 R B9",
                circles=["D3", "D9"],
            ),
        ),
        page(
            "PC-TILES",
            picture("E S W N :winds", "R G Wh :dragons"),
            task=pick(
                "PC-TILES",
                _is_honour,
                "E B1 R D1 N C1 Wh G D9 S W",
                bird=["E", "B1", "R", "N", "Wh", "G", "S", "W"],
            ),
        ),
        page(
            "PC-TILES",
            picture("B1 D9 E Wh :major!", "B2 D5 C8 :minor"),
            task=pick(
                "PC-TILES",
                _is_major,
                "B1 B2 B9 D1 D8 C9 C5 E N R G Wh",
                no_ends=["E", "N", "R", "G", "Wh"],
                no_honours=["B1", "B9", "D1", "C9"],
            ),
        ),
        page("PC-TILES", task=number("PC-TILES", _tiles_in_set, kinds=34, with_flowers=144)),
    ),
    lesson(
        "pc-sets",
        page(
            "PC-SET",
            picture("B4 B4 B4 :three! N N N N :four! C5 C6 C7 :run!"),
            picture("B4 B5 C6 :suits? C8 C9 C1 :round? R G Wh :dragons?", after=2),
            task=which_hands(
                "PC-SET",
                lambda _rules, held: _is_set(held.hand.concealed),
                "D3 D4 D5",
                "D3 D4 B5",
                "G G G",
                "E S W",
                "C7 C8 C9",
                "C9 C1 C2",
                suits=["hand-1", "hand-2", "hand-3", "hand-5"],
                winds=["hand-1", "hand-3", "hand-4", "hand-5"],
            ),
        ),
        page(
            "PC-SET PC-WIN",
            picture("B1 B2 B3 | D7 D7 D7 | C4 C5 C6 | N N N | R R :whole!"),
            task=LayTask(
                parse_tiles("B2 B3 B4 C6 C6 C6 D1 D2 D3 E E E D9 D9"),
                (WrongTry(["B2 B3 B4", "C6 C6", "D1 D2 D3", "E E E", "D9 D9"], "two-pairs"),),
            ),
        ),
        page(
            "PC-SET PC-WIN",
            task=LayTask(
                parse_tiles("B3 B3 B3 B4 B5 B6 B6 B6 D7 D8 D9 R R R"),
                (WrongTry(["B3 B3 B3", "B4 B5 B6", "B6 B6", "D7 D8 D9", "R R"], "loses-one"),),
            ),
        ),
        page(
            "PC-SET",
            task=which_hands(
                "PC-SET",
                is_complete,
                "B1 B2 B3 B7 B8 B9 C3 C3 C3 D5 D6 D7 S S",
                "B1 B2 B3 B7 B8 B9 C3 C3 C3 D5 D6 D8 S S",
                "E E E S S S W W W N N N R R",
                "B1 B1 B4 B4 C2 C2 C9 C9 D5 D5 R R G G",
                pairs=["hand-1", "hand-3", "hand-4"],
            ),
        ),
    ),
)


PROCEDURE: Final = (
    lesson(
        "pc-seats",
        page("PC1-SEAT PC-DICE", task=topic("highest-throw", 1, 3)),
        page("PC1-SEAT PC-TURN", task=like(topic("whose-turn", 1, 8), _south_discards)),
        page("PC-EAST PC-BANKER PC1-NOROUND PC1-DRAW", task=like(drill("wind", 1, 5), _somebody_has_won)),
        page(
            "PC-EAST PC1-DRAW",
            task=choose(
                "PC-EAST",
                lambda rules: [{E: "stays", S: "south"}[rules.course.next_east(None, (E, S, W, N))]],
                "stays south dice",
                south=["south"],
                dice=["dice"],
            ),
        ),
    ),
    lesson(
        "pc-wall",
        page("PC-WALL", task=topic("stacks-in-side", 1, 1)),
        page(
            "PC-BREAK-1 PC-DICE",
            task=WallTask(
                ((4, 3), (5, 2)),
                "side",
                (WrongTry(["E", "7"], "not-east"), WrongTry(["N", "7"], "other-way")),
            ),
        ),
        page(
            "PC-BREAK-2",
            task=WallTask(
                ((4, 3), (5, 2)),
                "breach",
                (WrongTry(["W", "7"], "second-alone"), WrongTry(["W", "4"], "from-left")),
            ),
        ),
        page(
            "PC-BREAK-2 PC-WALL-DIR",
            task=WallTask(((6, 5), (6, 4)), "breach", (WrongTry(["N", "4"], "to-the-right"),)),
        ),
        page(
            "PC-LOOSE-POS",
            task=WallTask(
                ((4, 3), (5, 2)),
                "loose",
                (
                    WrongTry(["W", "14", "W", "15"], "beyond"),
                    WrongTry(["W", "14", "W", "13"], "nearer"),
                ),
            ),
        ),
    ),
    lesson(
        "pc-deal",
        page("PC-DEAL PC-WALL-DIR", task=topic("dealing", 2, 4)),
        page("PC-DEAL", task=topic("left-after-deal", 1, 1)),
        page(
            "PC-HAND-SIZE PC-DEAD-HAND",
            picture(
                "B2 B3 B4 D5 D5 D5 C7 C8 C9 S S R R :thirteen!", "B2 B3 B4 D5 D5 D5 C7 C8 C9 S S R :twelve?"
            ),
            task=like(topic("hand-size", 2, 3), _with_a_four),
        ),
    ),
    lesson(
        "pc-turn",
        page(
            "PC-TURN PC-ANNOUNCE",
            task=board(
                "discard N R",
                "E B2 B3 B4 D5 D5 D6 D7 C1 C2 C3 C8 C8 N R",
                source=Source.DEAL,
                do="discard N",
                wrong=", ".join(
                    f"discard {code} breaks-{'pair' if code in {'D5', 'C8'} else 'run'}"
                    for code in ("B2", "B3", "B4", "C1", "C2", "C3", "D6", "D7", "D5", "C8")
                ),
            ),
        ),
        page("PC-TURN", task=like(topic("whose-turn", 1, 2), _east_discards)),
        page("PC-TURN", task=FIRST_TURN),
        page("PC-SET PC-TURN", task=drill("away", 1, 7)),
    ),
)

COURSE: Final = Course(
    ID,
    (
        Section("pc-the-set", THE_SET),
        Section("pc-procedure", PROCEDURE),
        Section("pc-claiming", CLAIMING),
        Section("pc-scoring", SCORING),
        Section("pc-more", MORE),
    ),
    guided.of_book(ID, deal_id="guided"),
)
