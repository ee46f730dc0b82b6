"""Questions about shapes: complete or not, which tiles win, how far, what a wild tile can stand for."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from peling.core.actions import GoOut
from peling.core.hand import Hand
from peling.core.melds import MeldKind
from peling.core.scoring import HandRecord, ScoreSheet, WinBy
from peling.core.tiles import COPIES, KINDS, Tile
from peling.lessons.drills.books import cite, known, knows_style, rules_on, shape_rules
from peling.lessons.drills.certain import there
from peling.lessons.drills.hands import Wish, lost, searching, won
from peling.lessons.drills.layouts import best_effort, completing, drawable_kinds, of_reading, waits
from peling.lessons.drills.nearest import NEAR_THIRTEEN, in_the_way, none_left
from peling.lessons.drills.positions import own_turn
from peling.lessons.drills.question import (
    Arranged,
    Choice,
    Choose,
    Count,
    Hint,
    Key,
    PickTiles,
    Question,
    Shown,
    Stated,
    Why,
)
from peling.rules.legality import judge
from peling.rules.readings import THIRTEEN_MAJORS
from peling.rules.ruleset import RuleSet

_HANDS: Final = {1: 2, 2: 3, 3: 3, 4: 4, 5: 4}
"""How many hands are shown at each level."""
_STYLES: Final = {
    1: ("plain", "mixed"),
    2: ("mixed", "threes", "suit-honours"),
    3: ("one-suit", "suit-honours", "mixed"),
    4: ("one-suit", "suit-honours", "thirteen", "seven-pairs", "independent"),
    5: ("one-suit", "one-suit", "nine-tiles", "thirteen", "seven-pairs", "independent", "any-honours"),
}
_LEAST_WAITS: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
_MOST_WAITS: Final = 20
_FARTHEST: Final = {1: 2, 2: 2, 3: 3, 4: 4, 5: 5}
"""How many tiles away a hand is at most."""
_NEAR_TRIES: Final = 20
"""So often a hand is spoiled by one tile that looks well there; then by any, then by more of them."""


def wish(level: int, rules: RuleSet) -> Wish:
    """Return what sort of hand belongs to a level."""
    styles = tuple(style for style in _STYLES[level] if knows_style(rules, style))
    melds = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2}[level]
    wilds = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2}[level]
    return Wish(styles, (WinBy.WALL,), melds=melds, flowers=False, wilds=wilds, noted=False)


def complete(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask which of several hands are complete; at least one of them is, and one is not."""
    number = _HANDS[key.level]
    good = set(rng.sample(range(number), rng.randint(1, number - 1)))
    choices: list[Choice] = []
    parts: list[tuple[str, tuple[Why, ...]]] = []
    sheets: list[ScoreSheet] = []
    for place in range(number):
        record, score = won(rules, rng, wish(key.level, rules))
        tile = _last(record)
        why: Why
        if place in good:
            why = of_reading(score.sheet.reading)
            sheets.append(score.sheet)
        else:
            record = _spoiled(rules, record, rng)
            why = in_the_way(rules, record, tile)
        name = f"hand-{place + 1}"
        choices.append(Choice(name, replace(record, hand=record.hand.add(tile), win=None)))
        parts.append((name, (why,)))
    asks = shape_rules(rules, sheets)
    return Question(
        key,
        "complete",
        Choose(tuple(choices), several=True),
        ([f"hand-{place + 1}" for place in sorted(good)],),
        asks,
        cite=cite(rules, asks),
        hints=(Hint("pair-out-first"), Hint("suit-by-suit")),
        parts=tuple(parts),
    )


def tiles_that_win(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask which tiles win if they are drawn."""
    search = searching(rules, "a hand that waits so")
    while True:
        next(search)
        record, _ = won(rules, rng, wish(key.level, rules))
        calling = replace(record, win=None)
        found = waits(rules, calling)
        if _LEAST_WAITS[key.level] <= len(found) <= _MOST_WAITS:
            break
    palette = drawable_kinds(calling)
    near = _near(calling, found)
    parts: list[tuple[str, tuple[Why, ...]]] = []
    for kind in palette:
        if kind in found:
            parts.append((kind.code, (of_reading(found[kind].reading),)))
        elif kind in near:
            gone = none_left(calling, kind)
            parts.append((kind.code, (in_the_way(rules, calling, kind) if gone is None else gone,)))
        else:
            parts.append((kind.code, (Stated("tile-fits-nowhere", (("tile", kind),)),)))
    asks = (*shape_rules(rules, found.values()), *rules_on(rules, "waits"))
    return Question(
        key,
        "waits",
        PickTiles(palette),
        ([kind.code for kind in found],),
        asks,
        facts=(("waits", len(found)),),
        shown=Shown(hands=(calling,)),
        cite=cite(rules, asks),
        hints=_hints_for_waits(calling, found),
        parts=tuple(parts),
    )


def _near(record: HandRecord, found: dict[Tile, ScoreSheet]) -> frozenset[Tile]:
    """Return the kinds that could seem to fit: those held, their neighbours, and those that win."""
    held = set(record.hand.concealed)
    near = {
        kind
        for kind in KINDS
        for other in held
        if other.suit is not None and kind.suit is other.suit and abs(kind.rank - other.rank) <= 2
    }
    return frozenset(near | held | set(found))


def _hints_for_waits(record: HandRecord, found: dict[Tile, ScoreSheet]) -> tuple[Hint, ...]:
    """Show the different ways in which the hand waits: what is finished, and what is not."""
    ways: dict[tuple[Tile, ...], list[Tile]] = {}
    for kind, sheet in found.items():
        done = sheet.reading.completed
        if done is None or sheet.reading.shape or sheet.reading.stands:
            continue
        rest = list(done.tiles)
        rest.remove(kind)
        waiting = tuple(rest)
        ways.setdefault(waiting, []).append(kind)
    hints = [Hint("pair-out-first")]
    if 1 < len(ways) <= 4:
        laid = tuple(Arranged((), waiting) for waiting in ways)
        hints.append(Hint("several-readings", (("ways", len(ways)),), laid))
    live = sum(COPIES - record.hand.all_tiles().count(kind) for kind in found if not kind.is_bonus)
    hints.append(Hint("tiles-that-could-come", (("kinds", len(found)), ("tiles", live))))
    return tuple(hints)


def how_far(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask how many tiles a hand is away from a win."""
    search = searching(rules, "a hand so far from a win")
    while True:
        next(search)
        record = replace(lost(rules, rng, replace(wish(key.level, rules), flowers=False)), win=None, wild=())
        for _ in range(rng.randrange(2 * key.level)):
            record = _one_tile_changed(rules, record, rng)
        away = tiles_away_of(rules, record)
        if 1 <= away <= _FARTHEST[key.level]:
            break
    laid = in_the_way(rules, record)
    of_thirteen = isinstance(laid, Stated) and laid.topic.startswith(NEAR_THIRTEEN)
    shapes = (f"shape {THIRTEEN_MAJORS}", "shape") if of_thirteen else ("shape", "shape seven-pairs")
    asks = rules_on(rules, *shapes, "waits")
    why: tuple[Why, ...] = (
        laid,
        Stated("tiles-away", (("away", away),), cite(rules, asks)),
    )
    return Question(
        key,
        "away",
        Count(0, 8),
        (away,),
        asks,
        shown=Shown(hands=(record,)),
        cite=cite(rules, asks),
        hints=(Hint("count-what-lacks"), Hint("pair-out-first")),
        parts=(("number", why),),
    )


def tiles_away_of(rules: RuleSet, record: HandRecord) -> int:
    """Return how many tiles a hand lacks to the nearest hand that wins, as the book's own rule says.

    Raises:
        LookupError: the rule for going out does not say it.
    """
    view = own_turn(rules, record.hand, record.seat, wild=record.wild)
    for finding in judge(view, GoOut(), rules).findings:
        if finding.condition == "hand-complete":
            away = finding.evidence.fact("away")
            if isinstance(away, int):
                return away
    raise LookupError(rules.id)


def stands_for(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask what the one wild tile of a won hand can stand for."""
    sort = replace(wish(max(2, key.level), rules), wilds=1)
    search = searching(rules, "a wild tile that stands for something")
    while True:
        next(search)
        record, _ = won(rules, rng, sort)
        whole = record.hand.add(_last(record))
        wilds = [held for held in whole.concealed if held in record.wild]
        if len(wilds) != 1:
            continue
        rest = whole.remove(wilds[0])
        bare = replace(record, hand=rest, win=None, wild=())
        found = {kind: sheet for kind in KINDS if (sheet := completing(rules, bare, kind)) is not None}
        if found and len(found) <= _MOST_WAITS and not any(_fifth_fits(bare, kind) for kind in KINDS):
            break
    parts: list[tuple[str, tuple[Why, ...]]] = [
        (kind.code, (of_reading(found[kind].reading) if kind in found else in_the_way(rules, bare, kind),))
        for kind in KINDS
    ]
    asks = known(rules, (*rules_on(rules, "wild-tiles"), *shape_rules(rules, found.values())))
    shown = replace(record, hand=whole, win=None)
    return Question(
        key,
        "wild",
        PickTiles(KINDS),
        ([kind.code for kind in found],),
        asks,
        facts=(("wild", wilds[0]), ("kinds", len(found))),
        shown=Shown(hands=(shown,)),
        cite=cite(rules, asks),
        hints=(Hint("wild-aside"), Hint("wild-own-face")),
        parts=tuple(parts),
    )


def _fifth_fits(bare: HandRecord, kind: Tile) -> bool:
    """Return whether the hand would be complete with a fifth tile of a kind.

    There are four of each, so no real tile completes it, but a wild tile might stand for a fifth. Whether it
    may, the book does not say, so such a hand is not asked about.
    """
    if bare.hand.all_tiles().count(kind) < COPIES:
        return False
    whole = bare.hand.add(kind)
    laid = best_effort(whole)
    in_sets = not laid.left and any(meld.kind is MeldKind.PAIR for meld in laid.sets)
    return in_sets or all(held.is_honour for held in whole.all_tiles())


def _last(record: HandRecord) -> Tile:
    """Return the winning tile of a hand that was drawn to."""
    return there(there(record.win).tile)


def _one_tile_changed(rules: RuleSet, record: HandRecord, rng: random.Random) -> HandRecord:
    search = searching(rules, "a hand of one other tile")
    while True:
        next(search)
        tiles = list(record.hand.concealed)
        tiles[rng.randrange(len(tiles))] = rng.choice(KINDS)
        hand = Hand.of(tiles, record.hand.melds)
        every = hand.all_tiles()
        if all(every.count(kind) <= COPIES for kind in set(tiles)):
            return replace(record, hand=hand)


def _spoiled(rules: RuleSet, record: HandRecord, rng: random.Random) -> HandRecord:
    """Return a hand of as many tiles that is not complete, but looks well."""
    tile = _last(record)
    for attempt in searching(rules, "a hand that looks complete"):
        tiles = list(record.hand.concealed)
        for _ in range(1 + attempt // _NEAR_TRIES):
            kind = rng.choice(tiles)
            near = [other for other in KINDS if other is not kind and _beside(other, kind, tiles)]
            tiles[tiles.index(kind)] = rng.choice(near if near and attempt < _NEAR_TRIES else KINDS)
        hand = Hand.of(tiles, record.hand.melds)
        every = (*hand.all_tiles(), tile)
        if any(every.count(held) > COPIES - (held in record.wild) for held in every if not held.is_bonus):
            continue
        changed = replace(record, hand=hand)
        if completing(rules, replace(changed, win=None), tile) is None:
            return changed
    raise AssertionError


def _beside(other: Tile, kind: Tile, tiles: list[Tile]) -> bool:
    if kind.suit is None:
        return other in tiles
    return other.suit is kind.suit and abs(other.rank - kind.rank) <= 2
