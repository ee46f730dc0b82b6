"""What each hand of a deal counts: by its tiles as the book scores them, or as the player counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import gcd
from typing import Final

from peling.core import scoring
from peling.core.hand import HAND_SIZE
from peling.core.notation import parse_tiles
from peling.core.scoring import HandRecord, InvalidHandError, WinBy
from peling.core.tiles import Wind
from peling.ledger.entry import DealEntry, HandEntry, Points, Result, Tiles
from peling.ledger.entry_checks import giver_of, is_entered, with_some_giver
from peling.ledger.hands import draft_at, hand_of, with_hand
from peling.ledger.points import PointsError, reckon_sum
from peling.ledger.reckoning import EntryFault, FaultId, HandReckoning
from peling.ledger.situation import Situation
from peling.rules.draft import DraftSet, FaultKind, HandDraft, faults, record_of
from peling.rules.ruleset import RuleSet

Found = tuple[HandReckoning, tuple[EntryFault, ...]]
"""What a hand counts, and what is wrong with it."""

_FAULTS = {
    FaultKind.NO_SET: FaultId.NO_SET,
    FaultKind.TOO_MANY: FaultId.TOO_MANY_TILES,
    FaultKind.TOO_MANY_SETS: FaultId.TOO_MANY_SETS,
}
"""A hand's own faults; too many equal tiles are counted over the whole table."""
_RUNS: Final = ("B1 B2 B3", "B4 B5 B6", "D5 D6 D7")
_OPEN: Final = (_RUNS, ("C2 C2 C2", *_RUNS[1:]), ("N N N", *_RUNS[1:]))
_HELD: Final = ("C5 C6 D8 D8", "C5 C6 R R", "C6 C8 D8 D8", "C5 C6 W W")
"""What lies open and what is held of hands that count little, before the 7 of characters completes them: by
each book and each of its house rules one of these is the cheapest, for some want no run, some want no pair
that counts, some count the wait, and some no wind but the own."""
_LAST: Final = parse_tiles("C7")[0]


def counted_hands(
    entry: DealEntry, situation: Situation, rules: RuleSet
) -> tuple[tuple[HandReckoning, ...], tuple[EntryFault, ...]]:
    """Return what every hand counts by place, and what is wrong with them.

    Where all hands are laid open, what they tell about the winner's goes into his record.
    """
    players = range(len(situation.order))
    found = [_counted(entry, place, situation, rules) for place in players]
    hands = [hand for hand, _ in found]
    wrong = [fault for _, of_hand in found for fault in of_hand]
    winner = entry.winner
    if entry.result is Result.WON and winner is not None and hands[winner].score is not None:
        hands[winner] = _laid_open(hands, winner, giver_of(entry, situation), rules)
    return tuple(hands), tuple(wrong)


def winning_record(entry: DealEntry, place: int, situation: Situation) -> HandRecord:
    """Return the hand of a place as it is given to the book, whether or not the book will take it."""
    draft = with_some_giver(draft_at(entry, place, situation), situation)
    record = record_of(draft)
    if situation.round_wind is None:
        record = replace(record, round_wind=None)
    if record.win is not None and place == situation.east and situation.noted:
        record = replace(record, circumstances=record.circumstances | situation.noted)
    return record


def bare_record(entry: DealEntry, place: int, situation: Situation) -> HandRecord:
    """Return the record of a winner of whose tiles nothing is known, only how he won.

    By it the book tells who pays for all whatever the hand, for example whoever gave the last tile.
    """
    record = winning_record(with_hand(entry, place, None), place, situation)
    return replace(record, circumstances=frozenset())


def _counted(entry: DealEntry, place: int, situation: Situation, rules: RuleSet) -> Found:
    hand: HandEntry | None = hand_of(entry, place)
    if not is_entered(hand) or entry.result in {Result.WASHED, Result.FALSE_CALL}:
        return HandReckoning(), ()
    match hand:
        case Points(text):
            found, wrong = _typed(text, place)
            if found.total is not None:
                wrong = _unusual(found.total, place, rules, entry.way if entry.winner == place else None)
            return found, wrong
        case Tiles() if place in dict(entry.dead):
            return HandReckoning(), ()
        case _:
            return _by_tiles(entry, place, situation, rules)


def _typed(text: str, place: int) -> Found:
    try:
        made = reckon_sum(text)
    except PointsError as error:
        wrong = EntryFault(FaultId.POINTS_WRONG, place, "hands", number=error.position, reason=error.kind)
        return HandReckoning(), (wrong,)
    return HandReckoning(made.value, made), ()


def _unusual(total: int, place: int, rules: RuleSet, way: WinBy | None) -> tuple[EntryFault, ...]:
    """Return why no hand of this book counts so much; the table may have it otherwise, so none blocks.

    `way` is how the hand was won; None: it was not.
    """
    leasts, unit, limit = _usual_totals(rules)
    found = []
    least = min(leasts.values(), default=0) if way is not WinBy.DISCARD else leasts.get(way, 0)
    if way is not None and total < least:
        found.append(EntryFault(FaultId.WINNER_COUNTS, place, "hands", number=least, blocks=False))
    if total % unit and total != limit:
        found.append(EntryFault(FaultId.POINTS_ODD, place, "hands", number=unit, blocks=False))
    return tuple(found)


@lru_cache(maxsize=16)
def _usual_totals(rules: RuleSet) -> tuple[dict[WinBy, int], int, int | None]:
    """Return the least that a complete hand counts, what divides the total of every hand, and the limit.

    The least is that of a tile drawn, and of a discard: for that some books ask for more.
    """
    leasts: dict[WinBy, int] = {}
    limit = None
    for by in (WinBy.WALL, WinBy.DISCARD):
        for opened, held in product(_OPEN, _HELD):
            laid = tuple(DraftSet(parse_tiles(one), giver=Wind.EAST) for one in opened)
            tiles = HandDraft(parse_tiles(held), laid, winning=_LAST, seat=Wind.SOUTH, won=True, by=by)
            record = record_of(replace(tiles, giver=Wind.EAST))
            try:
                made = rules.score(record if rules.course.rounds else replace(record, round_wind=None))
            except InvalidHandError:
                continue
            leasts[by] = min(made.total, leasts.get(by, made.total))
            limit = made.sheet.limit
    given = [item.award for item in rules.items]
    shares = [one.of(limit or 0) for one in given if isinstance(one, scoring.Limit)]
    points = [one.amount for one in given if isinstance(one, scoring.Points)]
    return leasts, gcd(*points, *shares) or 1, limit


def _by_tiles(entry: DealEntry, place: int, situation: Situation, rules: RuleSet) -> Found:
    draft = draft_at(entry, place, situation)
    wrong = tuple(_draft_faults(draft, place))
    if wrong:
        return HandReckoning(), wrong
    record = winning_record(entry, place, situation)
    try:
        score = rules.score(record)
    except InvalidHandError as error:
        return HandReckoning(record=record), (
            EntryFault(FaultId.INVALID_HAND, place, error.field, reason=error.reason),
        )
    return HandReckoning(score.total, None, score, record), ()


def _draft_faults(draft: HandDraft, place: int) -> Iterable[EntryFault]:
    # A whole hand with nothing laid down has only its copies to be wrong, and they are counted elsewhere.
    unnamed = draft.won and draft.winning is None and draft.by is not WinBy.DEALT
    if not draft.sets and not draft.missing and draft.size == HAND_SIZE + draft.won and not unnamed:
        return
    for fault in faults(draft):
        if fault.kind in _FAULTS:
            yield EntryFault(_FAULTS[fault.kind], place, "hands", fault.tiles, fault.number)
    full = unnamed and draft.size == HAND_SIZE + 1
    if full or (draft.won and draft.winning is None and draft.missing == 1):
        yield EntryFault(FaultId.WINNING_TILE_MISSING, place, "hands")
    elif draft.missing:
        yield EntryFault(FaultId.TILES_MISSING, place, "hands", number=draft.missing)


def _laid_open(hands: list[HandReckoning], winner: int, giver: int | None, rules: RuleSet) -> HandReckoning:
    """Return the winner's hand with what is known only when the giver's hand is laid open too."""
    won = hands[winner]
    if giver is None or won.record is None or hands[giver].score is None:
        return won
    records = {
        hand.record.seat: hand.record for hand in hands if hand.record is not None and hand.score is not None
    }
    shown = rules.shown(records, won.record.seat) - won.record.circumstances
    if not shown:
        return won
    record = replace(won.record, circumstances=won.record.circumstances | shown)
    score = rules.score(record)
    return HandReckoning(score.total, None, score, record)
