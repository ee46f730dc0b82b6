"""Pung Chow, Part II, in lessons: the wind box, the limit, and what else is not as in Part I."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from peling.core.rules import Value
from peling.core.view import Source
from peling.lessons.courses import guided, part_one
from peling.lessons.courses.boards import board
from peling.lessons.courses.build import (
    E,
    N,
    S,
    W,
    counted_first,
    drill,
    example,
    lesson,
    like,
    number,
    page,
    picture,
    points_of,
    record,
    topic,
)
from peling.lessons.courses.part_one_claims import CLAIMING
from peling.lessons.courses.part_one_scores import MORE
from peling.lessons.courses.part_two_scores import LIMIT_HANDS, SCORING
from peling.lessons.drills.question import Question
from peling.lessons.model import Course, Lesson, Section
from peling.rulebooks.pung_chow.part_two import ID
from peling.rules.ruleset import RuleSet

BOOK: Final = ID
_LIMIT: Final = 300


def _shortest_set(rules: RuleSet) -> int:
    """Return in how many deals four rounds can be played if East loses every one."""
    winds = rules.course.seats(4)
    deals, passed = 0, 0
    while passed < len(winds) * len(winds):
        passed += rules.course.next_east(winds[1], winds) is not winds[0]
        deals += 1
    return deals


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
    """Return whether a question is of a topic and has these facts."""
    return lambda question: question.topic == about and facts.items() <= dict(question.facts).items()


def _east_wins_the_limit(question: Question) -> bool:
    return _about("pays", winner=E)(question) and dict(question.shown.scores)[E] == question.fact("limit")


def _one_difference_is_cut(question: Question) -> bool:
    """Return whether East has won, and one of the losers' differences is above the limit."""
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
            task=counted_first(
                record("C2 C2 C2 C5 C5 C8 C8 | (R* R R)<N (S* S S)<W", "C5 discard N"),
                points_of(
                    record("B1 B1 B1 B3 B3 B5 B5 | (B7* B7 B7)<N (B9* B9 B9)<E", "B3 discard N"), uncapped=448
                ),
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
            task=board(
                "over",
                "E B1 B9 D1 C1 C9 E S W R G B3 B4 D5 D6",
                source=Source.DEAL,
                do="wash",
                wrong="discard D5 too-late, go-out no-hand",
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


PENALTIES: Final = (
    lesson(
        "pc2-penalties",
        page(
            "PC2-PENALTY-PAYALL",
            picture("D1 D2 D3 | D5 D5 D5 | D7 D8 D9 :nine"),
            task=board(
                "discard B2 B3 B4 B6 B7 C2 C3 C4 C9 E G",
                "S B2 B3 B4 B6 B7 C2 C3 C4 D5 E E G C9",
                "W D1 D1 D6 D8 | (D2* D2 D2)<N (D3* D4 D5)<S (D9* D9 D9)<E",
                drawn="D7",
                left=40,
                do="discard G",
                wrong="discard D7 pays-all, discard D5 also-dots",
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

COURSE: Final = Course(
    ID,
    (
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
    ),
    guided.of_book(ID),
)
