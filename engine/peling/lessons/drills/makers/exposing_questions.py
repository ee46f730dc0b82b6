"""Questions about what exposing a set costs: the same hand twice, concealed and open."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Final

from peling.core.melds import KongForm, Meld, MeldKind, kong, pung
from peling.core.scoring import Award, HandRecord, InvalidHandError, Limit, Score, ScoreSheet, WinBy
from peling.lessons.drills.books import cite, known, limit_of, rules_on
from peling.lessons.drills.hands import searching, won
from peling.lessons.drills.makers.score_questions import has_doubles, wish
from peling.lessons.drills.question import Compared, Count, Hint, Key, Question, Shown
from peling.rules.ruleset import RuleSet

_UNCUT_TRIES: Final = 400
"""So many hands are looked at before one that the limit cuts is taken."""


def exposing(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask how much less the same hand counts when one of its sets lies open.

    Under a limit so low that it cuts every hand, one that is cut has to do: it counts as much either way.
    """
    tried = 0
    search = searching(rules, "a set to lay open")
    while True:
        next(search)
        tried += 1
        record, scored = won(
            rules,
            rng,
            replace(
                wish(max(2, min(key.level, 4)), rules, ("threes", "own-wind", "one-kong", "suit-honours")),
                ways=(WinBy.WALL,),
                wilds=0,
                noted=False,
                flowers=False,
            ),
        )
        pair_of = _with_one_opened(record, scored, rng)
        if pair_of is None:
            continue
        kept, opened, meld = pair_of
        try:
            one, other = rules.score(kept).sheet, rules.score(opened).sheet
        except InvalidHandError:
            continue
        lost_by = one.total - other.total
        if _other_lines(one, meld) != _other_lines(other, meld) or lost_by < 0:
            continue
        if tried < _UNCUT_TRIES and (_is_cut(one) or not (lost_by or rng.random() < 0.03)):
            continue
        if key.level >= 4 or one.total <= 600:
            break
    of_the_set = (line.item for line in one.lines if meld.tile in line.evidence.tiles)
    asks = known(rules, (*rules_on(rules, "exposing"), *of_the_set))
    return Question(
        key,
        "exposing",
        Count(0, 999_999),
        (lost_by,),
        asks,
        facts=(("tile", meld.tile), ("one", one.total), ("other", other.total), *limit_of(rules)),
        shown=Shown(hands=(kept, opened)),
        cite=cite(rules, asks),
        hints=(Hint("the-set-alone"), *([Hint("doubles-multiply")] if has_doubles(rules) else ())),
        parts=(("number", (Compared(one, other),)),),
    )


def _other_lines(sheet: ScoreSheet, meld: Meld) -> Counter[tuple[str, Award]]:
    """Return the lines that do not come from a set."""
    return Counter((line.item, line.award) for line in sheet.lines if meld.tile not in line.evidence.tiles)


def _is_cut(sheet: ScoreSheet) -> bool:
    """Return whether the limit decides what a hand counts, and not its lines."""
    return sheet.uncapped != sheet.total or any(isinstance(line.award, Limit) for line in sheet.lines)


def _with_one_opened(
    record: HandRecord, scored: Score, rng: random.Random
) -> tuple[HandRecord, HandRecord, Meld] | None:
    """Return a hand with a set in it, and the same with that set laid open; None if none can be."""
    left = record.seat.after(-1)
    kongs = [meld for meld in record.hand.melds if meld.form is KongForm.DRAWN]
    if kongs:
        meld = rng.choice(kongs)
        open_ = kong(meld.tile, KongForm.CLAIMED, left)
        melds = tuple(open_ if other is meld else other for other in record.hand.melds)
        return record, replace(record, hand=replace(record.hand, melds=melds)), meld
    win = record.win
    threes = [
        meld
        for meld in scored.sheet.reading.sets
        if meld.kind is MeldKind.PUNG
        and meld.concealed
        and win is not None
        and meld.tile is not win.tile
        and record.hand.count(meld.tile) == 3
    ]
    if not threes:
        return None
    meld = rng.choice(threes)
    hand = record.hand.remove(*meld.tiles).with_meld(pung(meld.tile, left))
    return record, replace(record, hand=hand), meld
