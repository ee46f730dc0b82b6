"""Hands for questions: won or not, of a style, as a book can have them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from peling.core.hand import HAND_SIZE, Hand
from peling.core.melds import KongForm, Meld, MeldKind, chow, kong, pung
from peling.core.scoring import HandRecord, InvalidHandError, Score, Win, WinBy
from peling.core.tiles import BONUS_TILES, COPIES, KINDS, WINDS, Tile, Wind
from peling.lessons.drills.styles import Plan, made
from peling.rules.course import nothing_noted, nothing_wild
from peling.rules.ruleset import RuleSet

TRIES: Final = 3000
"""So often a hand is tried until the book accepts one; a few dozen are needed at most."""

_DRAWN_WAYS: Final = (WinBy.WALL, WinBy.WALL, WinBy.LAST_WALL, WinBy.LOOSE)
_CLAIMED_WAYS: Final = (WinBy.DISCARD, WinBy.DISCARD, WinBy.LAST_DISCARD)


@dataclass(frozen=True, slots=True)
class Wish:
    """What sort of hand is wanted.

    Attributes:
        styles: one of these, see `styles.STYLES`.
        ways: how it may be won; empty: in any way.
        melds: the most sets that may lie on the table.
        flowers: whether flowers and seasons may be set out, where the wall has them.
        wilds: the most wild tiles, where the book has them.
        noted: whether there may be circumstances that do not show in the tiles.
    """

    styles: tuple[str, ...]
    ways: tuple[WinBy, ...] = ()
    melds: int = 4
    flowers: bool = True
    wilds: int = 3
    noted: bool = True


class NoHandError(RuntimeError):
    """A book accepts no hand of the sort that was wished for; the message says which."""


def searching(rules: RuleSet, sought: str) -> Iterator[int]:
    """Yield the number of each try in the search for something, `TRIES` of them at most.

    Under some house rule there may be nothing of the sort; nobody is to wait for it for ever.

    Raises:
        NoHandError: it was not found in so many tries.

    >>> from peling.rulebooks import rule_set
    >>> next(searching(rule_set("fenghua"), "a hand that waits"))
    0
    """
    yield from range(TRIES)
    raise NoHandError(f"{rules.id} has not {sought} in {TRIES} tries")


def has_wild(rules: RuleSet) -> bool:
    """Return whether a book has wild tiles."""
    return rules.course.wild is not nothing_wild


def has_flowers(rules: RuleSet) -> bool:
    """Return whether flowers and seasons are in the wall."""
    return rules.course.bonus_tiles


def won(rules: RuleSet, rng: random.Random, wish: Wish) -> tuple[HandRecord, Score]:
    """Return a won hand with its score.

    Raises:
        NoHandError: the book accepts no such hand.
    """
    for _ in range(TRIES):
        record = _try(rules, rng, wish)
        if record is None:
            continue
        try:
            return record, rules.score(record)
        except InvalidHandError:
            continue
    raise NoHandError(f"{rules.id} accepts no hand of {wish}")


def lost(rules: RuleSet, rng: random.Random, wish: Wish) -> HandRecord:
    """Return a hand that has not won: one like those that do, some tiles of it changed.

    Raises:
        NoHandError: the book accepts no such hand.
    """
    for _ in range(TRIES):
        record = _try(rules, rng, replace(wish, ways=(WinBy.WALL,), noted=False, wilds=0))
        if record is None:
            continue
        tiles = list(record.hand.concealed)
        for _ in range(rng.randrange(4)):
            tiles[rng.randrange(len(tiles))] = rng.choice(KINDS)
        hand = Hand.of(tiles, record.hand.melds, record.hand.bonus)
        held = HandRecord(record.seat, record.round_wind, hand, wild=record.wild)
        if _possible(held) and held.hand.size == HAND_SIZE:
            try:
                rules.score(held)
            except InvalidHandError:
                continue
            return held
    raise NoHandError(f"{rules.id} accepts no lost hand of {wish}")


def _try(rules: RuleSet, rng: random.Random, wish: Wish) -> HandRecord | None:
    """Return one hand by chance, which the book may refuse; None if there are no such tiles."""
    style = rng.choice(wish.styles)
    seat = rng.choice(WINDS)
    round_wind = seat if style == "own-round" else rng.choice(WINDS)
    plan = made(style, rng, seat, round_wind)
    melds, concealed = laid_out(plan, rng, seat, wish.melds)
    if plan.wins_by is not None and plan.wins_by not in concealed:
        return None
    wild, concealed = _with_wilds(rules, rng, concealed, melds, wish.wilds)
    bonus = _flowers(rules, rng, plan, wild, wanted=wish.flowers)
    way = rng.choice(wish.ways or _ways(rules, rng, seat, melds, bonus))
    if (way is WinBy.LOOSE and not (bonus or any(m.kind is MeldKind.KONG for m in melds))) or (
        way in (WinBy.DEALT, WinBy.FIRST_DISCARD)
        and (melds or (seat is Wind.EAST) is not (way is WinBy.DEALT))
    ):
        return None
    round_or_none = round_wind if rules.course.rounds else None
    if way is WinBy.DEALT:
        hand, win = Hand.of(concealed, melds, bonus), Win(None, way)
    elif way is WinBy.EIGHT_FLOWERS:
        if len(bonus) < len(BONUS_TILES):
            return None
        spare = rng.choice(concealed)
        hand = Hand.of(_without(concealed, spare), melds, bonus)
        win = Win(rng.choice(bonus), way)
    else:
        last = plan.wins_by
        if last is None or last not in concealed:
            last = rng.choice(concealed)
        hand = Hand.of(_without(concealed, last), melds, bonus)
        giver = None
        if way is WinBy.FIRST_DISCARD:
            giver = Wind.EAST
        elif way.claimed:
            giver = seat.after(rng.randint(1, 3))
        win = Win(last, way, giver)
    record = HandRecord(seat, round_or_none, hand, win, wild=wild)
    record = replace(record, circumstances=_circumstances(rules, rng, record, noted=wish.noted))
    return record if _possible(record) else None


def _without(tiles: Sequence[Tile], gone: Tile) -> list[Tile]:
    left = list(tiles)
    left.remove(gone)
    return left


def laid_out(plan: Plan, rng: random.Random, seat: Wind, most: int) -> tuple[list[Meld], list[Tile]]:
    """Return the sets laid down, and the tiles that stay in the hand."""
    laid = max(plan.laid, plan.kongs)
    if laid < most and plan.sets and not plan.laid:
        laid = rng.choice((laid, laid, rng.randint(laid, min(most, len(plan.sets)))))
    melds = []
    for number, triple in enumerate(plan.sets[:laid]):
        giver = seat.after(rng.randint(1, 3))
        if number < plan.kongs:
            form = rng.choice(tuple(KongForm))
            melds.append(kong(triple[0], form, None if form is KongForm.DRAWN else giver))
        elif triple[0] is triple[1]:
            melds.append(pung(triple[0], giver))
        else:
            melds.append(chow(triple, rng.choice(triple), seat.after(-1)))
    concealed = [held for triple in plan.sets[laid:] for held in triple]
    return melds, [*concealed, *plan.rest]


def _with_wilds(
    rules: RuleSet, rng: random.Random, concealed: list[Tile], melds: list[Meld], most: int
) -> tuple[tuple[Tile, ...], list[Tile]]:
    """Return the wild tiles of the deal, and the hand with some of its tiles replaced by them."""
    if not has_wild(rules):
        return (), concealed
    turned = rng.choice(BONUS_TILES) if rng.random() < 0.15 else rng.choice([*KINDS, *concealed])
    wild = rules.course.wild(turned)
    if any(held in wild for meld in melds for held in meld.tiles):
        return _with_wilds(rules, rng, concealed, melds, most)
    number = rng.choice(tuple(range(most + 1)))
    shown = list(wild) if len(wild) > 1 else [*wild] * 3
    held = sum(tile in wild for tile in concealed)
    tiles = list(concealed)
    places = [place for place, tile in enumerate(tiles) if tile not in wild]
    for place, face in zip(rng.sample(places, min(max(0, number - held), len(places))), shown, strict=False):
        tiles[place] = face
    return wild, tiles


def _flowers(
    rules: RuleSet, rng: random.Random, plan: Plan, wild: tuple[Tile, ...], *, wanted: bool
) -> tuple[Tile, ...]:
    if not has_flowers(rules) or not wanted:
        return ()
    if plan.bonus:
        return plan.bonus
    spare = list(BONUS_TILES)
    if wild and wild[0].is_bonus:
        spare = [tile for tile in BONUS_TILES if tile.is_season is not wild[0].is_season]
    return tuple(sorted(rng.sample(spare, rng.choice((0, 0, 1, 2, 3)))))


def _ways(
    rules: RuleSet, rng: random.Random, seat: Wind, melds: list[Meld], bonus: tuple[Tile, ...]
) -> tuple[WinBy, ...]:
    """Return ways to win that this hand may have been won in."""
    ways = [*_DRAWN_WAYS, *_CLAIMED_WAYS]
    if any(meld.kind is MeldKind.KONG for meld in melds):
        ways += [WinBy.LOOSE] * 3
    if rules.course.robbing:
        ways.append(WinBy.ROBBED_KONG)
    if not melds:
        ways.append(WinBy.DEALT if seat is Wind.EAST else WinBy.FIRST_DISCARD)
    if len(bonus) == len(BONUS_TILES) and rng.random() < 0.8:
        return (WinBy.EIGHT_FLOWERS, WinBy.WALL)
    return tuple(ways)


def _circumstances(rules: RuleSet, rng: random.Random, record: HandRecord, *, noted: bool) -> frozenset[str]:
    """Return what does not show in the tiles: what a loose tile replaced, a standing hand, a row of wins."""
    win, hand = record.win, record.hand
    found: set[str] = set()
    if win is not None and win.by is WinBy.LOOSE:
        supplies = [f"supply-of-{m.form.value}-kong" for m in hand.melds if m.form is not None]
        found.add(rng.choice([*supplies, *(["supply-of-flower"] if hand.bonus else [])]))
    ordinary = win is not None and win.by in (WinBy.WALL, WinBy.DISCARD)
    if noted and ordinary and rules.course.standing and not hand.melds and rng.random() < 0.15:
        found.add("standing")
    thirteenth = rules.course.noted is not nothing_noted and record.seat is Wind.EAST
    if noted and ordinary and thirteenth and rng.random() < 0.06:
        found.add("thirteenth-win")
    return frozenset(found)


def _possible(record: HandRecord) -> bool:
    """Return whether the tiles are there: four of each kind, three where one was turned up."""
    tiles = [*record.hand.all_tiles(), *record.hand.bonus]
    win = record.win
    if win is not None and win.tile is not None and win.by is not WinBy.EIGHT_FLOWERS:
        tiles.append(win.tile)
    if win is not None and win.by is WinBy.ROBBED_KONG and sum(tile is win.tile for tile in tiles) > 1:
        return False
    counts = Counter(tiles)
    return all(
        number <= (1 if kind.is_bonus else COPIES - (kind in record.wild)) for kind, number in counts.items()
    )
