"""Pung Chow, Part II, in lessons: the wind box, the limit, and what else is not as in Part I."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from peling.core.actions import ClaimWin, Discard, GoOut, Pass, Wash
from peling.core.rules import Value
from peling.core.scoring import HandRecord, InvalidHandError, Limit, Win, WinBy
from peling.core.tiles import Wind, tile
from peling.core.view import Source
from peling.lessons.courses import part_one
from peling.lessons.courses.build import (
    drill,
    example,
    lesson,
    like,
    number,
    page,
    picture,
    points_of,
    record,
    score_it,
    topic,
    which_hands,
)
from peling.lessons.courses.part_one_claims import CLAIMING
from peling.lessons.courses.part_one_scores import MORE
from peling.lessons.drills.question import Question
from peling.lessons.model import BoardTask, Lesson, Section, WrongAct
from peling.lessons.position import Position
from peling.rules.ruleset import RuleSet

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH
BOOK: Final = "pung-chow-limit"
_LIMIT: Final = 300


def _shortest_set(rules: RuleSet) -> int:
    """Return in how many deals four rounds can be played if East loses every one."""
    winds = rules.course.seats(4)
    deals, passed = 0, 0
    while passed < len(winds) * len(winds):
        passed += rules.course.next_east(winds[1], winds) is not winds[0]
        deals += 1
    return deals


def _is_limit(rules: RuleSet, held: HandRecord) -> bool:
    """Tell whether fourteen tiles, the last of them drawn, are a limit hand."""
    *rest, last = held.hand.concealed
    hand = replace(held.hand, concealed=tuple(rest))
    try:
        lines = rules.score(replace(held, hand=hand, win=Win(last, WinBy.WALL))).sheet.lines
    except InvalidHandError:
        return False
    return any(isinstance(line.award, Limit) for line in lines)


def _without_part_one(*lessons: Lesson) -> tuple[Lesson, ...]:
    """Return lessons of Part I without the pages that teach what Part II has otherwise."""
    left = (
        replace(
            one,
            pages=tuple(
                page for page in one.pages if not any(rule.startswith("PC1-") for rule in page.teaches)
            ),
        )
        for one in lessons
    )
    return tuple(one for one in left if one.pages)


def _about(about: str, **facts: Value) -> Callable[[Question], bool]:
    """Return whether a question is of a topic and tells these facts."""
    return lambda question: question.topic == about and facts.items() <= dict(question.facts).items()


def _east_wins_the_limit(question: Question) -> bool:
    return _about("pays", winner=E)(question) and dict(question.shown.scores)[E] == question.fact("limit")


def _one_difference_is_cut(question: Question) -> bool:
    """Tell whether East has won, and one of the losers' differences is above the limit."""
    scores = dict(question.shown.scores)
    if not _about("pays", winner=E)(question) or sorted(scores[wind] for wind in (S, W, N)) != [2, 80, 340]:
        return False
    return scores[E] < _LIMIT


def _nine_heads(question: Question) -> bool:
    winner = question.shown.hands[0]
    tiles = [held for meld in winner.hand.melds for held in meld.tiles]
    return "liable" in dict(question.facts) and len(tiles) >= 9 and all(held.is_major for held in tiles)


def _safe_beside_winds(question: Question) -> bool:
    melds = question.shown.hands[0].hand.melds
    return "PC2-PENALTY-SAFE-WAIT" in question.asks and sum(meld.tile.wind is not None for meld in melds) == 3


def _excused(question: Question) -> bool:
    return question.topic == "liable-two-hands" and "PC2-PENALTY-EXCUSE" in question.asks


def _another_pays_for_east(question: Question) -> bool:
    facts = dict(question.facts)
    return question.topic == "pays-liable" and E not in (facts["winner"], facts["liable"])


ROUNDS: Final = (
    lesson(
        "pc2-box",
        page("PC2-SEAT PC-DICE", task=topic("drawn-seat", 1, 1)),
        page(
            "PC2-SEAT",
            picture("_N | _S | _E | _W"),
            task=like(topic("drawn-seat", 3, 4), _about("box-goes-to")),
        ),
        page("PC2-SEAT PC2-BOX", task=like(topic("drawn-seat", 4, 2), _about("box-east"))),
    ),
    lesson(
        "pc2-rounds",
        page("PC-EAST PC2-BOX PC-BANKER", task=like(drill("wind", 2, 0), _about("next-east", winner=S))),
        page("PC2-ROUND PC2-BOX", task=like(drill("wind", 2, 4), _about("round"))),
        page("PC2-SET PC2-ROUND", task=number("PC2-SET PC2-ROUND", _shortest_set, four=4)),
        page("PC2-DRAW", task=topic("reserve", 1, 1)),
    ),
)

LIMIT: Final = (
    lesson(
        "pc2-limit",
        page(
            "PC2-LIMIT",
            task=points_of(
                record("B1 B1 B1 B3 B3 B5 B5 | (B7* B7 B7)<N (B9* B9 B9)<E", "B3 discard N"), uncapped=448
            ),
        ),
        page("PC2-LIMIT-EAST PC2-SETTLE PC-BANKER", task=like(drill("pays", 3, 5), _east_wins_the_limit)),
        page("PC2-LIMIT-LOSERS PC2-SETTLE", task=like(drill("pays", 4, 59), _one_difference_is_cut)),
    ),
    lesson(
        "pc2-wash",
        page(
            "PC2-WASH PC2-WASH-LIMITS",
            picture("B1 D1 C9 E S W N R G"),
            task=BoardTask(
                Position((("E", "B1 B9 D1 C1 C9 E S W R G B3 B4 D5 D6"),), source=Source.DEAL),
                E,
                "over",
                (Wash(),),
                (WrongAct(Discard(tile("D5")), "too-late"), WrongAct(GoOut(), "no-hand")),
            ),
        ),
        page(
            "PC2-WASH PC2-WASH-LIMITS",
            task=like(topic("washing", 3, 0, nothing=0), _about("washing", heads=10)),
        ),
        page(
            "PC2-WASH-EAST PC2-WASH-NEXT",
            task=like(drill("pays", 3, 2), _about("pays-washed", claimer=E, heads=13)),
        ),
        page("PC2-WASH-ORDER", task=like(drill("first", 4, 0), _about("first-wash"))),
    ),
)

SCORING: Final = (
    lesson(
        "pc2-sets",
        page(
            "PC2-WIN-PUNG-MINOR-EXPOSED PC2-WIN-PUNG-MINOR-CONCEALED "
            "PC2-WIN-PUNG-MAJOR-EXPOSED PC2-WIN-PUNG-MAJOR-CONCEALED PC2-BONUS-MAHJONGG",
            picture("D5 D5 D5 :two", "_D5 D5 _D5 :six", "N N N :four", "_N N _N :ten"),
            task=points_of(
                record("C6 C6 C6 B2 B3 D8 D8 | (N* N N)<W (D2* D3 D4)<E", "B4 discard E", "SE"), part_one=28
            ),
        ),
        page(
            "PC2-WIN-KONG-MINOR-EXPOSED PC2-WIN-KONG-MINOR-CONCEALED "
            "PC2-WIN-KONG-MAJOR-EXPOSED PC2-WIN-KONG-MAJOR-CONCEALED",
            picture("B6 B6 B6 B6 :eight", "_B6 B6 B6 _B6 :sixteen", "C9 C9 C9 C9 :sixteen"),
            task=points_of(
                record("B2 B3 D8 D8 | [C9 C9 C9 C9] (D2* D3 D4)<E (C4* C4 C4)<N", "B4 discard E", "SE"),
                open_four=28,
            ),
        ),
    ),
    lesson(
        "pc2-last",
        page(
            "PC2-WIN-PAIR-MINOR-PUNGED PC2-WIN-PAIR-MINOR-DRAWN "
            "PC2-WIN-PAIR-HEADS-PUNGED PC2-WIN-PAIR-HEADS-DRAWN",
            picture("D8 D8* :two-four", "C9 C9* :four-six", "R R* :four-six"),
            task=points_of(
                record("C5 C6 C7 D9 | (B2* B3 B4)<E (D2* D3 D4)<E (B8* B8 B8)<N", "D9 wall", "SE"), claimed=16
            ),
        ),
        page(
            "PC2-WIN-PAIR-OWNROUND-PUNGED PC2-WIN-PAIR-OWNROUND-DRAWN",
            picture("S S* :six-eight"),
            task=score_it(
                record("C5 C6 C7 S | (B2* B3 B4)<E (D2* D3 D4)<E (B8* B8 B8)<N", "S discard W", "SS"), 2, 4
            ),
        ),
        page(
            "PC2-WIN-SEQ-CLOSED-CHOW PC2-WIN-SEQ-CLOSED-DRAW PC2-WIN-SEQ-OPEN-DRAW PC2-SHOW-SEQ",
            picture("B4 B5* B6 :closed", "B1 B2 B3* :closed", "B4 B5 B6* :open"),
            task=points_of(
                record("C5 C7 D8 D8 | (B2* B3 B4)<E (D2* D3 D4)<E (B8* B8 B8)<N", "C6 wall", "SE"), chowed=14
            ),
        ),
        page(
            "PC2-BONUS-NOOTHER",
            task=points_of(
                record("C2 C3 B6 B7 B8 D9 D9 | (B2* B3 B4)<E (D5* D6 D7)<E", "C4 discard E", "SE"),
                only_ten=10,
                part_one=30,
            ),
        ),
    ),
    lesson(
        "pc2-others",
        page(
            "PC2-OTH-PUNG-MINOR-EXPOSED PC2-OTH-PUNG-MINOR-CONCEALED PC2-OTH-PUNG-MAJOR-EXPOSED "
            "PC2-OTH-PUNG-MAJOR-CONCEALED PC2-OTH-KONG-MINOR-EXPOSED PC2-OTH-KONG-MINOR-CONCEALED "
            "PC2-OTH-KONG-MAJOR-EXPOSED PC2-OTH-KONG-MAJOR-CONCEALED",
            picture("_D5 D5 _D5 :four", "_N N _N :eight", "_B6 B6 B6 _B6 :sixteen"),
            task=points_of(
                record("B7 B7 B7 C1 C1 C1 D2 D4 D6 W | (R* R R)<N", seats="SE"), as_winner=40, undoubled=16
            ),
        ),
        page(
            "PC2-OTH-PAIR-DRAGON PC2-OTH-PAIR-OWNWIND PC2-OTH-PAIR-ROUNDWIND PC2-OTH-PAIR-OWNROUND",
            picture("G G :two", "S S :own", "E E :round"),
            task=points_of(record("E E S S G G N N B2 B3 C7 D5 D9", seats="SE"), own_only=4, all_pairs=8),
        ),
    ),
    lesson(
        "pc2-doubles",
        page(
            "PC2-DBL-RED PC2-DBL-GREEN PC2-DBL-WHITE PC2-DBL-OWNWIND PC2-DBL-OWNWIND-ROUND",
            picture("R R R :once", "G G G :once", "Wh Wh Wh :once", "S S S :own"),
            task=points_of(
                record("B2 B3 C7 C8 D3 D9 N | (S* S S)<W (E* E E)<N", seats="SS"), one_double=16, with_east=64
            ),
        ),
        page(
            "PC2-DBL-SUIT-HONORS PC2-DBL-ONESUIT PC2-DBL-NOSEQ",
            picture("B1 B2 B3 | B7 B7 B7 | N N :mixed", "B1 B2 B3 | B7 B7 B7 | B9 B9 :pure"),
            task=score_it(
                record("B2 B2 B2 B6 B6 N N | (B8* B8 B8)<N (B5* B5 B5)<W", "B6 discard E", "SE"), 2, 3
            ),
        ),
        page(
            "PC2-BONUS-LOOSE PC2-BONUS-LASTTILE PC2-BONUS-FOURTHTILE",
            task=score_it(
                record("C5 C6 C7 B2 B3 D8 D8 | (B4* B4 B4)<W (D2* D3 D4)<E", "B4 last-wall", "SE"), 2, 5
            ),
        ),
        page(
            "PC2-BONUS-FIRSTCARD PC2-LIMIT",
            task=points_of(
                record("C2 C3 B6 B7 B8 D9 D9 B2 B3 B4 D5 D6 D7", "C4 first-discard E", "SE"), no_bonus=20
            ),
        ),
    ),
)

LIMIT_HANDS: Final = (
    lesson(
        "pc2-hands",
        page(
            "PC2-LIMIT-1",
            picture("B1 B9 D1 D9 C1 C9 E S W N R G Wh | R"),
            task=BoardTask(
                Position(
                    (("S", "B1 B9 D1 D9 C1 C9 E S W N R G Wh"), ("W", "R B3 B5 B8 C2 C4 C6 D2 D4 D6 D8 N E")),
                    turn=W,
                    drawn="C8",
                    left=60,
                ),
                S,
                "win",
                (ClaimWin(),),
                (WrongAct(Pass(), "let-go"),),
                ((W, Discard(tile("R"))),),
            ),
        ),
        page(
            "PC2-LIMIT-2",
            picture("C1 C1 C1 | C9 C9 C9 | N N N | R R R | B9 B9"),
            task=which_hands(
                "PC2-LIMIT-2",
                _is_limit,
                "B1 B1 B1 D9 D9 D9 E E E R R R C9 C9",
                "B1 B1 B1 D9 D9 D9 E E E R R R C8 C8",
                "B1 B2 B3 D9 D9 D9 E E E R R R C9 C9",
                eight=["hand-1", "hand-2"],
                run=["hand-1", "hand-3"],
            ),
        ),
        page(
            "PC2-LIMIT-3 PC2-LIMIT-4",
            picture("E E E | S S S | W W W | N N N | B5 B5 :four", "E E E | S S S | W W W | N N :three"),
            task=which_hands(
                "PC2-LIMIT-3 PC2-LIMIT-4",
                _is_limit,
                "E E E S S S W W W N N B2 B3 B4",
                "E E E S S S W W W B2 B3 B4 D5 D5",
                "E E E S S S W W W N N N D5 D5",
                any_pair=["hand-1", "hand-2", "hand-3"],
                four_only=["hand-3"],
            ),
        ),
        page(
            "PC2-LIMIT-7",
            picture("R R R | G G G | Wh Wh Wh"),
            task=which_hands(
                "PC2-LIMIT-7",
                _is_limit,
                "R R R G G G Wh Wh Wh C4 C5 C6 B2 B2",
                "R R R G G G Wh Wh C4 C5 C6 B2 B3 B4",
                "R R R G G G E E E C4 C5 C6 B2 B2",
                pair=["hand-1", "hand-2"],
            ),
        ),
        page(
            "PC2-LIMIT-5",
            task=score_it(
                record(
                    "D8 | [B2 B2 B2 B2] (C5* C5 C5 C5)<N (D7* D7 D7 D7)<W [R R R R]", "D8 discard E", "SE"
                ),
                2,
                6,
            ),
        ),
        page(
            "PC2-LIMIT-6 PC2-WASH-ORDER",
            task=BoardTask(
                Position((("E", "B1 B2 B3 C5 C6 C7 D4 D4 D4 E E E R R"),), source=Source.DEAL),
                E,
                "win",
                (GoOut(),),
                (WrongAct(Discard(tile("R")), "gives-up"),),
            ),
        ),
    ),
)

PENALTIES: Final = (
    lesson(
        "pc2-penalties",
        page(
            "PC2-PENALTY-PAYALL",
            picture("D1 D2 D3 | D5 D5 D5 | D7 D8 D9 :nine"),
            task=BoardTask(
                Position(
                    (
                        ("S", "B2 B3 B4 B6 B7 C2 C3 C4 D5 E E G C9"),
                        ("W", "D1 D1 D6 D8 | (D2* D2 D2)<N (D3* D4 D5)<S (D9* D9 D9)<E"),
                    ),
                    turn=S,
                    drawn="D7",
                    left=40,
                ),
                S,
                "discard G C9",
                (Discard(tile("G")),),
                (WrongAct(Discard(tile("D7")), "pays-all"), WrongAct(Discard(tile("D5")), "also-dots")),
            ),
        ),
        page(
            "PC2-PENALTY-PAYALL",
            picture("C1 C1 C1 | E E E | B9 B9 B9 :heads"),
            task=like(drill("liable", 1, 10), _nine_heads),
        ),
        page(
            "PC2-PENALTY-PAYALL PC2-PENALTY-SAFE-WAIT",
            picture("R R R | G G G + Wh :dragons", "E E E | S S S | W W W + N :winds"),
            task=like(drill("liable", 1, 30), _safe_beside_winds),
        ),
        page("PC2-PENALTY-EXCUSE PC2-PENALTY-NOCHOICE", task=like(drill("liable", 4, 1), _excused)),
        page("PC2-PENALTY-CANCEL PC2-PENALTY-FALSE", task=like(drill("pays", 4, 29), _another_pays_for_east)),
    ),
)

EXAMPLES: Final = (
    lesson(
        "pc2-examples",
        page("PC2-BONUS-MAHJONGG", task=example(BOOK, "PC2-EX-01")),
        page("PC2-DBL-OWNWIND-ROUND", task=example(BOOK, "PC2-EX-02")),
        page("PC2-WIN-PUNG-MINOR-EXPOSED", task=example(BOOK, "PC2-EX-03/slip")),
        page("PC2-DBL-SUIT-HONORS", task=example(BOOK, "PC2-EX-04-LNONE/slip")),
        page("PC2-LIMIT-1", task=example(BOOK, "PC2-EX-05")),
        page("PC2-WIN-SEQ-CLOSED-DRAW", task=example(BOOK, "PC2-EX-08")),
    ),
)

SECTIONS: Final = (
    Section("pc-the-set", _without_part_one(*part_one.THE_SET)),
    Section("pc-procedure", _without_part_one(*part_one.PROCEDURE)),
    Section("pc-claiming", _without_part_one(*CLAIMING)),
    Section("pc2-winds", ROUNDS),
    Section("pc2-the-limit", LIMIT),
    Section("pc2-scoring", SCORING),
    Section("pc2-great", LIMIT_HANDS),
    Section("pc2-danger", PENALTIES),
    Section("pc2-book", EXAMPLES),
    Section("pc-more", MORE),
)
