"""Pung Chow, Part I, in lessons: chow, pung, four of a kind, who goes first, Mah-Jongg."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from peling.core.tiles import full_set
from peling.lessons.courses.boards import ADDED_KONG, CLAIMED_KONG, OWN_KONG, PUNG, board, chow
from peling.lessons.courses.build import (
    S,
    W,
    about,
    choose,
    drill,
    lesson,
    like,
    may_claim,
    number,
    page,
    picture,
)
from peling.lessons.drills.question import Question
from peling.play.deal import wall_view
from peling.play.table import start_deal
from peling.play.wall import layout
from peling.rules.ruleset import RuleSet


def _after_pung(rules: RuleSet) -> list[str]:
    """Return who loses a turn when South claims West's discard: those between them in the order of play."""
    order = rules.course.seats(4)
    turn = order.index(W)
    between = (order.index(S) - turn) % len(order)
    return [order[(turn + step) % len(order)].name.lower() for step in range(1, between)]


def _loose_ready(rules: RuleSet) -> int:
    """Return how many loose tiles lie on the wall when one of them was taken."""
    deal, _ = start_deal(rules, 4, full_set(bonus=rules.course.bonus_tiles), ((4, 3), (5, 2)))
    _, wall = deal.wall.take_loose()
    return len(layout(wall_view(replace(deal, wall=wall), rules)).loose)


def _between(*claims: str) -> Callable[[Question], bool]:
    """Return whether just these claims are made, by players who may both want the tile."""

    def fits(question: Question) -> bool:
        made = [claim for name, claim in question.facts if name.startswith("claim-")]
        return Counter(made) == Counter(claims)

    return fits


CLAIMING: Final = (
    lesson(
        "pc-chow",
        page(
            "PC-CHOW PC-SET",
            picture("B3 B4 + B5 -> B3 B4 B5"),
            task=chow("chow", "B5", "C9", "claim-chow B3 B4", "claim-pung no-pair, pass let-go"),
        ),
        page(
            "PC-CHOW",
            picture("B3 B4 :low B4 B6 :middle B6 B7 :high"),
            task=chow("chow B4 B5 B6", "B5", "C9", "claim-chow B4 B6", "claim-chow B3 B4 keeps-67"),
        ),
        page(
            "PC-CHOW PC-DEAD-DISCARD",
            task=board(
                "refused from-left",
                "S B3 B4 B5 B5 C5 C7 D3 D4 D9 D9 D9 W W",
                "N B5 B1 B1 C1 C2 D1 D2 D7 E S N R G",
                drawn="C9",
                left=60,
                do="claim-chow B3 B4",
                wrong="claim-pung pung-later, pass let-go",
                others="N discard B5",
            ),
        ),
    ),
    lesson(
        "pc-pung",
        page(
            "PC-PUNG",
            picture("R R + R -> R R R"),
            task=PUNG,
        ),
        page(
            "PC-PUNG PC-TURN",
            task=choose("PC-PUNG", _after_pung, "north east south", several=True, east=["east"]),
        ),
        page(
            "PC-EXPOSE-WHY PC-PUNG",
            picture("D5 D5 D5 :open D5 D5 D5 :hidden"),
            task=board(
                "decline",
                "S C4 C5 C5 C6 B2 B3 B4 D7 D8 N N E R",
                "W C5 B5 B6 B9 C1 C2 C9 D3 D4 D5 E S G",
                drawn="G",
                left=60,
                do="pass",
                wrong="claim-pung tears-a-run",
                others="W discard C5",
            ),
        ),
    ),
    lesson(
        "pc-kong",
        page(
            "PC-KONG-DRAWN PC-LOOSE-MANDATORY PC-EXPOSE-WHY",
            picture("_C7 C7 C7 _C7 :own"),
            task=OWN_KONG,
        ),
        page(
            "PC-KONG-CLAIM",
            picture("G G G + G -> G G G G :open"),
            task=CLAIMED_KONG,
        ),
        page(
            "PC-KONG-ADD",
            picture("B8 B8 B8 + B8 -> B8 B8 B8 B8"),
            task=ADDED_KONG,
        ),
        page(
            "PC-KONG-NO-CLAIM-FOR-EXPOSED",
            task=may_claim("B2 B3 C4 C5 C6 D1 D1 D7 D9 W | (B8* B8 B8)<N", S, "B8", W, (3, 4)),
        ),
        page("PC-LOOSE-DRAW PC-LOOSE-POS", task=number("PC-LOOSE-DRAW", _loose_ready, moved_up=1)),
    ),
    lesson(
        "pc-first",
        page(
            "PC-CLAIM-PRIORITY",
            picture("C6 :pung! C6 :chow?"),
            task=like(drill("first", 1, 3), _between("pung", "chow")),
        ),
        page("PC-CLAIM-PRIORITY PC-WIN-CLAIM", task=like(drill("first", 4, 8), _between("win", "win"))),
        page(
            "PC-DEAD-DISCARD PC-CLAIM-PRIORITY PC-KONG-CLAIM",
            task=like(drill("why-not", 2, 6), about("PC-KONG-CLAIM")),
        ),
    ),
    lesson(
        "pc-mahjongg",
        page(
            "PC-WIN PC-SET",
            picture("B2 B3 :two-ends C5 C7 :gap", "D1 D2 :one-end R :for-pair", "S S | N N :two-pairs"),
            task=drill("waits", 1, 4),
        ),
        page(
            "PC-WIN-CLAIM PC-WIN",
            task=board(
                "win",
                "S B2 B3 B4 C5 C6 C7 D1 D1 R R | (N* N N)<W",
                "N D1 B5 B6 B9 C1 C2 C9 D3 D4 D5 E S G",
                drawn="W",
                left=50,
                do="claim-win",
                wrong="claim-pung only-a-pung, pass let-go",
                others="N discard D1",
            ),
        ),
        page(
            "PC-WIN",
            task=board(
                "win",
                "S B2 B3 C5 C6 C7 D1 D1 D1 R R | (N* N N)<W",
                drawn="B4",
                left=50,
                do="go-out",
                wrong="discard R goes-on",
            ),
        ),
        page(
            "PC-DEAD-HAND PC-HAND-SIZE",
            picture("B2 B3 B4 D5 D5 D5 C7 C8 C9 S S S :twelve?"),
            task=choose(
                "PC-DEAD-HAND",
                lambda rules: ["never"] if "PC-DEAD-HAND" in {one.id for one in rules.entries} else [],
                "never one-more wins",
                wins=["wins"],
            ),
        ),
    ),
)
