"""Questions about scores: a hand item by item, and great hands."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Final

from peling.core.melds import Meld
from peling.core.scoring import (
    Award,
    Doubles,
    HandRecord,
    Limit,
    Points,
    Score,
    ScoreItem,
    ScoreSheet,
    WinBy,
)
from peling.lessons.drills.books import cite, known, knows_style, limit_of, rules_on, topics_of
from peling.lessons.drills.hands import Wish, has_flowers, lost, searching, won
from peling.lessons.drills.question import (
    DOUBLES,
    POINTS,
    TOTAL,
    Choice,
    Choose,
    Earned,
    FillSheet,
    Hint,
    Key,
    Offered,
    Parts,
    Question,
    Shown,
    Stated,
    Summed,
    line_id,
)
from peling.lessons.drills.styles import STYLES
from peling.rules.counting import as_counted
from peling.rules.ruleset import RuleSet

NONE: Final = "none"
_GREAT_TRIES: Final = 300
_GREAT_POINTS: Final = 50
_GREAT_DOUBLES: Final = 3
_OFFERED: Final = {1: 4, 2: 5, 3: 7, 4: 9, 5: 12}
"""How many wrong lines stand beside the right ones."""
_STYLES: Final = {
    1: ("plain", "mixed"),
    2: ("mixed", "threes", "own-wind"),
    3: ("threes", "own-wind", "suit-honours", "one-kong", "own-round", "seven-pairs"),
    4: (
        "own-wind",
        "suit-honours",
        "one-suit",
        "two-kongs",
        "dragons",
        "seven-pairs",
        "independent",
        "fourth-in-sequence",
        "ends-honours",
        "open-threes",
        "four-flowers",
    ),
    5: tuple(style for style in STYLES if style not in ("plain", "mixed")),
}


def wish(level: int, rules: RuleSet, styles: tuple[str, ...] | None = None) -> Wish:
    """Return what sort of hand is scored at a level."""
    chosen = tuple(style for style in styles or _STYLES[level] if knows_style(rules, style))
    ways = (WinBy.WALL, WinBy.DISCARD) if level <= 2 else ()
    melds = {1: 1, 2: 2, 3: 3, 4: 4, 5: 4}[level]
    return Wish(chosen, ways, melds=melds, flowers=level >= 3, wilds=min(3, level - 1), noted=level >= 4)


def score(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask for the score of a hand, line by line; where all players count, also of hands that lost."""
    if key.level >= 3 and not rules.only_winner_counts and rng.random() < 0.3:
        record, scored = _lost(rules, rng, key.level)
    else:
        record, scored = won(rules, rng, wish(key.level, rules))
    return sheet_question(key, rules, record, scored, rng)


def _lost(rules: RuleSet, rng: random.Random, level: int) -> tuple[HandRecord, Score]:
    styles = ("threes", "own-wind", "one-kong", "two-kongs", "dragons", "winds", "own-round")
    search = searching(rules, "a lost hand that counts")
    while True:
        next(search)
        record = lost(rules, rng, replace(wish(level, rules, styles), flowers=True))
        scored = rules.score(record)
        if scored.sheet.lines:
            return record, scored


def sheet_question(
    key: Key, rules: RuleSet, record: HandRecord, scored: Score, rng: random.Random, topic: str = "score"
) -> Question:
    """Return the question for the lines and sums of a hand; readings of equal worth are all right."""
    sheets = [scored.sheet, *(other for other in scored.others if other.total == scored.total)]
    form = _form(key.level, rules, record, sheets, rng)
    solutions, reasons = [], []
    for sheet in sheets:
        answer = _answer(form, sheet)
        if answer not in solutions:
            solutions.append(answer)
            reasons.append(_reasons(form, as_counted(sheet, rules)))
    best = as_counted(sheets[0], rules)
    return Question(
        key,
        topic if record.win is not None else f"{topic}-lost",
        form,
        tuple(solutions),
        asked(rules, record, scored),
        facts=(("total", best.total), *limit_of(rules)),
        shown=Shown(hands=(record,)),
        cite=sheets[0].lines[0].cite if best.lines else None,
        hints=(
            *([Hint("points-before-doubles")] if has_doubles(rules) else ()),
            Hint("which-set-was-completed"),
            Hint("own-wind-and-round"),
        ),
        parts=reasons[0],
        readings=tuple(reasons[1:]),
    )


def _reasons(form: FillSheet, sheet: ScoreSheet) -> Parts:
    """Return how often each line stands on a sheet, and how its sums come about."""
    counts = Counter(line_id(line.item, line.award) for line in sheet.lines)
    lines = {line_id(line.item, line.award): line for line in sheet.lines}
    return (
        *((one.id, (Earned(one, counts[one.id], 0, lines.get(one.id)),)) for one in form.lines),
        *((name, (Summed(sheet, _sum(sheet, name), 0),)) for name in form.sums),
    )


def has_doubles(rules: RuleSet) -> bool:
    """Return whether a book doubles anything; some only add up."""
    return any(isinstance(one.award, Doubles) for one in rules.items)


def has_limit(rules: RuleSet) -> bool:
    """Return whether a limit is agreed; without one a limit hand counts what it holds."""
    return ("limit", "none") not in rules.house.values


def _sum(sheet: ScoreSheet, name: str) -> int:
    return {POINTS: sheet.points, DOUBLES: sheet.doubles, TOTAL: sheet.total}[name]


def _answer(form: FillSheet, sheet: ScoreSheet) -> dict[str, int]:
    lines = Counter(line_id(line.item, line.award) for line in sheet.lines if _has_value(line.award))
    sums = {name: _sum(sheet, name) for name in form.sums}
    return {name: number for name, number in {**lines, **sums}.items() if number}


def _form(
    level: int, rules: RuleSet, record: HandRecord, sheets: list[ScoreSheet], rng: random.Random
) -> FillSheet:
    """Return the lines to choose from: all right ones, those just missed, and some others.

    What is only celebrated or only makes somebody liable counts nothing, and stands on no sheet. A book may
    name items alike, as those of the winner and of the others: no wrong line is called like another of its
    column, as nobody could tell which is meant.
    """
    lines_of_all = (line for sheet in sheets for line in sheet.lines if _has_value(line.award))
    right = {line_id(line.item, line.award): line for line in lines_of_all}
    found = {id_: Offered(id_, line.item, line.title, line.award) for id_, line in right.items()}
    tempting: list[Offered] = []
    if record.win is not None:
        tempting += [_offered(near.item, near.title, near.award) for near in rules.near_misses(record)]
    limited = has_limit(rules)
    items = {one.item for one in found.values()}
    tempting += [_offered(one.id, one.title, one.award) for one in rules.items if one.id in items]
    of_flowers = rules_on(rules, "items-of-flowers")
    others = [
        _offered(one.id, one.title, one.award)
        for one in rules.items
        if _has_value(one.award)
        and (has_flowers(rules) or one.id not in of_flowers)
        and (limited or not isinstance(one.award, Limit))
    ]
    rng.shuffle(others)
    wrong = 0
    called = {_called(one) for one in found.values()}
    for one in (*tempting[:3], *others):
        if _called(one) not in called and wrong < _OFFERED[level]:
            found[one.id] = one
            called.add(_called(one))
            wrong += 1
    order = {line_id(one.id, one.award): place for place, one in enumerate(rules.items)}
    lines = sorted(found.values(), key=lambda one: order.get(one.id, len(order)))
    return FillSheet(
        tuple(one for one in lines if isinstance(one.award, Points)),
        tuple(one for one in lines if isinstance(one.award, Doubles)),
        tuple(one for one in lines if isinstance(one.award, Limit)),
        (POINTS, DOUBLES, TOTAL) if has_doubles(rules) else (TOTAL,),
    )


def _called(one: Offered) -> tuple[str, type[Award]]:
    """Return by what a learner tells a line from others: its title, and the column of its award."""
    return one.title, type(one.award)


def _offered(item: str, title: str, award: Award) -> Offered:
    return Offered(line_id(item, award), item, title, award)


def _has_value(award: Award) -> bool:
    return not isinstance(award, Points) or award.amount > 0


def asked(rules: RuleSet, record: HandRecord, scored: Score) -> tuple[str, ...]:
    """Return the rules that the score of a hand asks about: its items, and what is done with them."""
    sheet = scored.sheet
    items = [line.item for line in sheet.lines]
    topics = ["scores"]
    if sheet.doubles:
        topics.append("doubles")
    topics += topics_of(rules, "item", items)
    if sheet.points and sheet.doubles:
        topics.append("points-and-doubles")
    if any(isinstance(line.award, Limit) for line in sheet.lines) or sheet.uncapped > sheet.total:
        topics.append("counts-the-limit")
    if scored.others:
        topics.append("several-readings")
    topics += [topic_of_set(meld) for meld in sheet.reading.sets]
    topics += [f"option {key}={value}" for key, value in rules.house.values]
    if record.win is not None and record.win.by is WinBy.EIGHT_FLOWERS:
        topics.append("won-by-flowers")
    return known(rules, (*items, *rules_on(rules, *topics)))


def topic_of_set(meld: Meld) -> str:
    """Return the topic of a set or pair like this, for example ``"pung concealed"``."""
    return f"{meld.kind.value} {'concealed' if meld.concealed else 'exposed'}"


def great_items(rules: RuleSet) -> tuple[ScoreItem[object], ...]:
    """Return the items of great hands: limit hands, or where there are none what counts most."""
    # What earns a part of the limit, such as a win on the first discard, is no limit hand.
    limits = [
        one
        for one in rules.items
        if isinstance(one.award, Limit) and one.award.numerator == one.award.denominator
    ]
    if limits and has_limit(rules):
        return tuple(limits)
    absent = () if has_flowers(rules) else rules_on(rules, "items-of-flowers")
    return tuple(
        one
        for one in rules.items
        if one.id not in absent
        and (
            (isinstance(one.award, Doubles) and one.award.times >= _GREAT_DOUBLES)
            or (isinstance(one.award, Points) and one.award.amount >= _GREAT_POINTS)
        )
    )


def great(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask which great hands a hand is, if any."""
    names = {one.id for one in great_items(rules)}
    titles = {one.id: one.title for one in great_items(rules)}
    record, scored, right, near = _great_or_nearly(rules, rng, names, noted=key.level >= 4)
    number = min(len(names), 3 + key.level)
    sheets = _great_sheets(scored, names)
    solutions = tuple(_great_in(sheet, names) for sheet in sheets)
    every = dict.fromkeys(id_ for solution in solutions for id_ in solution if id_ != NONE)
    pool = [*every, *(id_ for id_ in near if id_ not in every)]
    rest = [id_ for id_ in titles if id_ not in pool]
    rng.shuffle(rest)
    pool = list(dict.fromkeys([*pool, *rest]))[: max(number, len(every))]
    pool.sort(key=list(titles).index)
    offered = [_offered(one.id, one.title, one.award) for one in great_items(rules) if one.id in pool]
    reasons = [_great_reasons(offered, sheet) for sheet in sheets]
    return Question(
        key,
        "limit" if any(isinstance(one.award, Limit) for one in great_items(rules)) else "great",
        Choose(tuple(Choice(id_) for id_ in (*pool, NONE)), several=True),
        solutions,
        known(rules, (*(right or near), *asked(rules, record, scored))) if right else known(rules, near),
        shown=Shown(hands=(record,)),
        cite=cite(rules, (*right, *near)),
        hints=(Hint("what-is-it-made-of"), Hint("how-was-it-won")),
        parts=reasons[0],
        readings=tuple(reasons[1:]),
    )


def _great_reasons(offered: list[Offered], sheet: ScoreSheet) -> Parts:
    """Return which great hands a hand is, read in this way."""
    lines = {line.item: line for line in sheet.lines}
    found = any(one.item in lines for one in offered)
    return (
        *((one.item, (Earned(one, int(one.item in lines), 0, lines.get(one.item)),)) for one in offered),
        (NONE, (Stated("a-great-hand" if found else "no-great-hand"),)),
    )


def _great_or_nearly(
    rules: RuleSet, rng: random.Random, names: set[str], *, noted: bool
) -> tuple[HandRecord, Score, list[str], list[str]]:
    """Return a hand, mostly a great one, with what it is and what it just misses."""
    wanted = rng.random() < 0.75
    for attempt in searching(rules, "a great hand"):
        record, scored = won(rules, rng, replace(wish(5, rules), noted=noted))
        right = list(dict.fromkeys(line.item for line in scored.sheet.lines if line.item in names))
        near = [miss.item for miss in rules.near_misses(record) if miss.item in names]
        if attempt >= _GREAT_TRIES or (bool(right) is wanted and (right or near)):
            return record, scored, right, near
    raise AssertionError


def _great_sheets(scored: Score, names: set[str]) -> list[ScoreSheet]:
    """Return a sheet for each set of great hands that a reading makes which counts as much as the best."""
    sheets: dict[tuple[str, ...], ScoreSheet] = {}
    for sheet in (scored.sheet, *scored.others):
        if sheet.total == scored.total:
            sheets.setdefault(tuple(_great_in(sheet, names)), sheet)
    return list(sheets.values())


def _great_in(sheet: ScoreSheet, names: set[str]) -> list[str]:
    """Return the great hands on a sheet; that there is none if so."""
    return list(dict.fromkeys(line.item for line in sheet.lines if line.item in names)) or [NONE]
