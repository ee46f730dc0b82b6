"""Fenghua in lessons: the tables of its patterns, what is added to them, and who pays."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from peling.core.scoring import Points
from peling.core.tiles import tile
from peling.lessons.courses.build import (
    about,
    counted_first,
    drill,
    earns,
    example,
    lesson,
    like,
    number,
    page,
    picture,
    record,
)
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet


def _old_pure(_rules: RuleSet) -> int:
    """Return what one suit counted when values were multiples of thirty."""
    items = {item.id: item.award for item in rule_set("fenghua", {"value_table": "custom"}).items}
    award = items["FH-PATTERN-PURE"]
    return award.amount if isinstance(award, Points) else 0


SCORES: Final = (
    lesson(
        "fh-small",
        page(
            "FH-SUM FH-PATTERN-BASE FH-PATTERN-COMMON FH-PATTERN-OWN-TILE FH-PATTERN-NO-WILD",
            task=counted_first(
                record("B3 B4 D9 D9 C2 C3 C4 | (D2* D3 D4)<E (B6* B7 B8)<E", "B5 wall"),
                example("fenghua", "FH-03"),
            ),
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
        page("FH-PATTERN-ONE-WILD FH-PATTERN-TWO-WILD FH-PATTERN-TAME", task=example("fenghua", "FH-05")),
    ),
    lesson(
        "fh-big",
        page("FH-PATTERN-ALL-PUNG-STRAIGHT FH-PATTERN-ALL-PUNG-WILD", task=example("fenghua", "FH-08")),
        page("FH-PATTERN-LONER-STRAIGHT FH-PATTERN-LONER-WILD", task=example("fenghua", "FH-09")),
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
        page("FH-PATTERN-HONOURS-UNCOMPLETED FH-PATTERN-HONOURS-COMPLETED", task=example("fenghua", "FH-29")),
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
        page("FH-PATTERN-THREE-WILD-NORMAL FH-PATTERN-THREE-WILD-FLOWER", task=example("fenghua", "FH-41")),
    ),
    lesson(
        "fh-paying",
        page("FH-ROUNDING FH-PAY-DISCARD", task=like(drill("pays", 1, 1), about("pays", "FH-PAY-DISCARD"))),
        page("FH-PAY-OWN", task=like(drill("pays", 1, 2), about("pays", "FH-PAY-OWN"))),
        page(
            "FH-LIABLE FH-LIABLE-FOUR FH-LIABLE-THREE",
            task=like(drill("liable", 1, 2), about("FH-LIABLE-THREE")),
        ),
        page("FH-LIABLE-ROB FH-LIABLE-BOTTOM", task=like(drill("liable", 3, 8), about("FH-LIABLE-BOTTOM"))),
        page("FH-SCALE-30", task=number("FH-SCALE-30", _old_pure, todays=150)),
    ),
)
