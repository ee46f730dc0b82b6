"""Pung Chow, Part I, in lessons: from the first tile to a settled deal, in the order of the book."""

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
    GoOut,
    Pass,
)
from peling.lessons.courses.build import (
    choose,
    drill,
    example,
    is_complete,
    lesson,
    may_claim,
    number,
    page,
    pick,
    picture,
    points_of,
    record,
    score_it,
    topic,
    which_hands,
)
from peling.lessons.model import BoardTask, LayTask, Section, WallTask, WrongAct, WrongTry
from peling.lessons.position import Position
from peling.notation import parse_tiles
from peling.ruleset import RuleSet
from peling.tiles import Tile, Wind, full_set, tile
from peling.view import Source

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH


def _is_major(kind: Tile) -> bool:
    return kind.is_major


def _is_honour(kind: Tile) -> bool:
    return kind.suit is None


def _tiles_in_set(rules: RuleSet) -> int:
    return len(full_set(bonus=rules.course.bonus_tiles))


def _is_set(tiles: tuple[Tile, ...]) -> bool:
    """Tell whether three tiles are a set."""
    first, *_ = ordered = sorted(tiles)
    same = len(set(tiles)) == 1
    run = first.suit is not None and [held.rank - first.rank for held in ordered] == [0, 1, 2]
    return same or (run and len({held.suit for held in tiles}) == 1)


def _after_pung(rules: RuleSet) -> list[str]:
    """Return who loses a turn when South claims West's discard: those between them in the order of play."""
    order = rules.course.seats(4)
    turn = order.index(W)
    between = (order.index(S) - turn) % len(order)
    return [order[(turn + step) % len(order)].name.lower() for step in range(1, between)]


def _change(_rules: RuleSet) -> int:
    """Return with how few counters 226 is paid: 100, 10 and 2 (Settling the Scores, p. 25)."""
    rest, used = 226, 0
    for value in (1000, 500, 100, 10, 2):
        used += rest // value
        rest %= value
    return used


THE_SET: Final = (
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
            picture("B4 B4 B4 :three!", "N N N N :four!", "C5 C6 C7 :run!"),
            picture("B4 B5 C6 :suits?", "C8 C9 C1 :round?", "R G Wh :dragons?", after=2),
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
        page("PC1-SEAT", task=drill("wind", 1, 2)),
        page("PC-EAST PC-BANKER PC1-NOROUND PC1-DRAW", task=drill("wind", 2, 5)),
        page(
            "PC-EAST PC1-DRAW",
            task=choose(
                "PC-EAST",
                lambda rules: [
                    {E: "stays", S: "south"}.get(rules.course.next_east(None, (E, S, W, N)), "south")
                ],
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
            "PC-LOOSE-POS", task=WallTask(((4, 3), (5, 2)), "first-loose", (WrongTry(["W", "15"], "beyond"),))
        ),
    ),
    lesson(
        "pc-deal",
        page("PC-DEAL PC-WALL-DIR", task=topic("dealing", 2, 4)),
        page("PC-DEAL", task=topic("left-after-deal", 1, 1)),
        page("PC-HAND-SIZE PC-DEAD-HAND", task=topic("hand-size", 2, 3)),
    ),
    lesson(
        "pc-turn",
        page(
            "PC-TURN PC-ANNOUNCE",
            task=BoardTask(
                Position(
                    (("E", "B2 B3 B4 D5 D5 D6 D7 C1 C2 C3 C8 C8 N R"),),
                    source=Source.DEAL,
                ),
                E,
                "discard N R",
                (Discard(tile("N")),),
                (WrongAct(Discard(tile("B3")), "breaks-run"), WrongAct(Discard(tile("C8")), "breaks-pair")),
            ),
        ),
        page("PC-TURN", task=topic("whose-turn", 1, 2)),
        page(
            "PC-TURN",
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
        page("PC-SET PC-TURN", task=drill("away", 1, 7)),
    ),
)

CLAIMING: Final = (
    lesson(
        "pc-chow",
        page(
            "PC-CHOW PC-SET",
            picture("B3 B4 + B5 -> B3 B4 B5"),
            task=BoardTask(
                Position(
                    (
                        ("S", "B3 B4 B6 B7 C5 C7 D3 D4 D9 D9 D9 W W"),
                        ("E", "B5 B1 B1 C1 C2 D1 D2 D7 E S N R G"),
                    ),
                    drawn="C9",
                    left=60,
                ),
                S,
                "chow",
                (ClaimChow((tile("B3"), tile("B4"))),),
                (WrongAct(ClaimPung(), "no-pair"), WrongAct(Pass(), "let-go")),
                ((E, Discard(tile("B5"))),),
            ),
        ),
        page(
            "PC-CHOW",
            picture("B3 B4 :low", "B4 B6 :middle", "B6 B7 :high"),
            task=BoardTask(
                Position(
                    (
                        ("S", "B3 B4 B6 B7 C5 C7 D3 D4 D9 D9 D9 W W"),
                        ("E", "B5 B1 B1 C1 C2 D1 D2 D7 E S N R G"),
                    ),
                    drawn="C9",
                    left=60,
                ),
                S,
                "chow B4 B5 B6",
                (ClaimChow((tile("B4"), tile("B6"))),),
                (WrongAct(ClaimChow((tile("B3"), tile("B4"))), "keeps-67"),),
                ((E, Discard(tile("B5"))),),
            ),
        ),
        page(
            "PC-CHOW PC-DEAD-DISCARD",
            task=may_claim("B3 B4 B6 B8 C5 C7 D3 D4 D9 D9 D9 W W", S, "B5", N, (1, 11)),
        ),
    ),
    lesson(
        "pc-pung",
        page(
            "PC-PUNG",
            picture("R R + R -> R R R"),
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
                (WrongAct(ClaimKong(), "only-two"), WrongAct(Pass(), "let-go")),
                ((W, Discard(tile("R"))),),
            ),
        ),
        page(
            "PC-PUNG PC-TURN",
            task=choose("PC-PUNG", _after_pung, "north east south", several=True, east=["east"], nobody=[]),
        ),
        page("PC-EXPOSE-WHY", picture("D5 D5 D5 :open", "_D5 D5 _D5 :hidden"), task=drill("exposing", 1, 4)),
    ),
    lesson(
        "pc-kong",
        page(
            "PC-KONG-DRAWN PC-LOOSE-MANDATORY PC-EXPOSE-WHY",
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
        page(
            "PC-KONG-CLAIM",
            picture("G G G + G -> G G G G :open"),
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
            "PC-KONG-ADD",
            picture("B8 B8 B8 + B8 -> B8 B8 B8 B8"),
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
            "PC-KONG-NO-CLAIM-FOR-EXPOSED",
            task=may_claim("B2 B3 C4 C5 C6 D1 D1 D7 D9 W | (B8* B8 B8)<N", S, "B8", W, (3, 4)),
        ),
        page("PC-LOOSE-DRAW PC-LOOSE-POS", task=topic("loose-tile", 2, 3)),
    ),
    lesson(
        "pc-first",
        page("PC-CLAIM-PRIORITY", picture("C6 :pung!", "C6 :chow?"), task=drill("first", 1, 3)),
        page("PC-CLAIM-PRIORITY PC-WIN-CLAIM", task=drill("first", 2, 8)),
        page("PC-DEAD-DISCARD PC-CLAIM-PRIORITY", task=drill("why-not", 2, 6)),
    ),
    lesson(
        "pc-mahjongg",
        page("PC-WIN PC-SET", task=drill("waits", 1, 4)),
        page(
            "PC-WIN-CLAIM PC-WIN",
            task=BoardTask(
                Position(
                    (
                        ("S", "B2 B3 B4 C5 C6 C7 D1 D1 R R | (N* N N)<W"),
                        ("N", "D1 B5 B6 B9 C1 C2 C9 D3 D4 D5 E S G"),
                    ),
                    turn=N,
                    drawn="W",
                    left=50,
                ),
                S,
                "win",
                (ClaimWin(),),
                (WrongAct(ClaimPung(), "only-a-pung"), WrongAct(Pass(), "let-go")),
                ((N, Discard(tile("D1"))),),
            ),
        ),
        page(
            "PC-WIN",
            task=BoardTask(
                Position((("S", "B2 B3 C5 C6 C7 D1 D1 D1 R R | (N* N N)<W"),), turn=S, drawn="B4", left=50),
                S,
                "win",
                (GoOut(),),
                (WrongAct(Discard(tile("R")), "goes-on"),),
            ),
        ),
        page(
            "PC-DEAD-HAND PC-HAND-SIZE",
            task=choose(
                "PC-DEAD-HAND",
                lambda rules: ["never"] if "PC-DEAD-HAND" in {one.id for one in rules.entries} else [],
                "never one-more wins",
                wins=["wins"],
            ),
        ),
    ),
)


SCORING: Final = (
    lesson(
        "pc-points",
        page(
            "PC1-SCORE-PUNG-MINOR-EXPOSED PC1-SCORE-PUNG-MINOR-CONCEALED "
            "PC1-SCORE-PUNG-MAJOR-EXPOSED PC1-SCORE-PUNG-MAJOR-CONCEALED",
            picture("D5 D5 D5 :two", "_D5 D5 _D5 :four", "E E E :four", "_E E _E :eight"),
            task=points_of(record("B2 B3 C7 C8 D3 D9 R | (D5* D5 D5)<N (E* E E)<W"), doubled=12),
        ),
        page(
            "PC1-SCORE-KONG-MINOR-EXPOSED PC1-SCORE-KONG-MINOR-CONCEALED "
            "PC1-SCORE-KONG-MAJOR-EXPOSED PC1-SCORE-KONG-MAJOR-CONCEALED",
            picture(
                "B6 B6 B6 B6 :eight",
                "_B6 B6 B6 _B6 :sixteen",
                "C9 C9 C9 C9 :sixteen",
                "_C9 C9 C9 _C9 :thirty-two",
            ),
            task=points_of(record("B2 B3 C7 C8 D3 D9 W | [B6 B6 B6 B6] (C9* C9 C9 C9)<N"), open_both=24),
        ),
        page(
            "PC1-SCORE-PAIR-HONOR",
            picture("R R :two", "S S :two", "N N :nought?", "B9 B9 :nought?"),
            task=points_of(record("S S N N B9 B9 C2 C3 D4 D5 D8 G G"), all_pairs=8, own_only=2),
        ),
    ),
    lesson(
        "pc-bonuses",
        page(
            "PC1-BONUS-MAHJONGG PC1-BONUS-NOSEQ",
            task=points_of(
                record("B5 B5 C2 C2 | (D7* D7 D7)<N (C8* C8 C8)<W (B3* B3 B3)<E", "B5 discard N"), no_bonus=28
            ),
        ),
        page(
            "PC1-BONUS-NOOTHER",
            task=points_of(
                record("C2 C3 B6 B7 B8 D9 D9 | (B2* B3 B4)<E (D5* D6 D7)<E", "C4 discard E"), only_twenty=20
            ),
        ),
        page(
            "PC1-BONUS-DRAW PC1-BONUS-ONLYPLACE PC1-BONUS-LOOSE",
            task=score_it(record("C2 C4 B6 B7 B8 D9 D9 | (B2* B3 B4)<E (D5* D5 D5)<E", "C3 wall"), 1, 2),
        ),
    ),
    lesson(
        "pc-doubles",
        page(
            "PC1-DBL-RED PC1-DBL-GREEN PC1-DBL-WHITE PC1-DBL-OWNWIND",
            picture("R R R :once", "G G G :once", "Wh Wh Wh :once", "S S S :once"),
            task=points_of(
                record("B2 B3 C7 C8 D3 D9 N | (R* R R)<N (S* S S)<W"), no_doubles=8, one_double=16
            ),
        ),
        page(
            "PC1-DBL-SUIT-HONORS PC1-DBL-ONESUIT PC1-DBL-ALLHONORS",
            picture("B1 B2 B3 | B7 B7 B7 | N N :mixed", "B1 B2 B3 | B7 B7 B7 | B9 B9 :pure"),
            task=score_it(record("B2 B3 B4 B6 B6 B6 B8 | (B1* B1 B1)<N (B5* B5 B5)<W", "B8 wall"), 2, 3),
        ),
        page(
            "PC1-DBL-ORIGINAL",
            task=score_it(record("C2 C3 C4 D3 D4 D5 B6 B7 B8 R R R N N", "dealt", "EE"), 2, 5),
        ),
        page(
            "PC1-BONUS-MAHJONGG PC1-DBL-OWNWIND PC1-SCORE-PAIR-HONOR",
            task=score_it(record("S S S B5 B6 C9 C9 C9 R R | (D2* D2 D2)<N", "B7 wall"), 3, 9),
        ),
    ),
    lesson(
        "pc-settling",
        page("PC1-SETTLE", task=drill("pays", 1, 2)),
        page("PC1-SETTLE PC-BANKER", task=drill("pays", 2, 6)),
        page("PC1-SETTLE", task=drill("pays", 3, 4)),
        page("PC-COUNTERS PC1-DRAW", task=number("PC-COUNTERS", _change, all_in_tens=22)),
    ),
    lesson(
        "pc-examples",
        page("PC1-BONUS-MAHJONGG", task=example("pung-chow", "PC1-EX-01")),
        page("PC1-SCORE-PAIR-HONOR", task=example("pung-chow", "PC1-EX-03/slip")),
        page("PC1-DBL-ALLHONORS", task=example("pung-chow", "PC1-EX-07")),
        page("PC1-DBL-ALLHONORS PC1-BONUS-LOOSE", task=example("pung-chow", "PC1-EX-20")),
    ),
    lesson(
        "pc-layouts",
        page("PC1-SETTLE", task=example("pung-chow", "PC1-SET-1-E")),
        page("PC1-SETTLE", task=example("pung-chow", "PC1-SET-1-W")),
        page("PC1-SETTLE PC-BANKER", task=example("pung-chow", "PC1-SET-1")),
    ),
)

MORE: Final = (
    lesson(
        "pc-mandarins",
        page(
            "PCM-TILES PCM-USE PCM-SCOPE PCM-WALL",
            picture("Fl1 Fl2 Fl3 Fl4 :flowers", "Se1 Se2 Se3 Se4 :seasons"),
            task=topic("whose-flower", 1, 1),
        ),
        page("PCM-EXPOSE PCM-DEALT PCM-DBL-OWN", task=topic("set-out", 1, 2)),
    ),
    lesson(
        "pc-few",
        page("PC23-WALL3 PC23-WALL2 PC23-DUMMY PC23-SAME", task=topic("sides-to-build", 1, 1)),
    ),
)

SECTIONS: Final = (
    Section("pc-the-set", THE_SET),
    Section("pc-procedure", PROCEDURE),
    Section("pc-claiming", CLAIMING),
    Section("pc-scoring", SCORING),
    Section("pc-more", MORE),
)
