"""What is to be asked about a deal: only what can be so in this book, and makes a difference.

Every answer is tried: what the book refuses cannot be, and what changes neither the lines of the score nor
who pays need not be asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeAlias

from peling.core.scoring import HandRecord, InvalidHandError, ScoreLine, WinBy
from peling.core.settlement import DealOutcome, Settlement
from peling.core.tiles import Wind
from peling.ledger.counting import bare_record, winning_record
from peling.ledger.entry import DealEntry, Result, Tiles
from peling.ledger.entry_checks import giver_of, is_way_said
from peling.ledger.hands import draft_at, hand_of, with_hand
from peling.ledger.situation import Situation
from peling.rules.checks import SUPPLIES
from peling.rules.records import FROM_PLAY
from peling.rules.ruleset import RuleSet, nobody_claims

Effect: TypeAlias = tuple[tuple[ScoreLine, ...], Settlement]
"""What an answer comes to: the lines of the winner's score, and who pays him."""

DEAD_KINDS: Final = ("wrong-count", "too-many", "too-few")
_PLAIN: Final = (WinBy.WALL, WinBy.DISCARD)
_SOME: Final = 64
"""A score to try with; losers get other ones, each his own."""
_KEPT: Final = 64
"""So many answers are known when they are asked for again, as after each figure that somebody types."""


def questions(entry: DealEntry, place: int, situation: Situation, rules: RuleSet) -> tuple[str, ...]:
    """Return the circumstances that can apply to a hand entered by tiles and make a difference.

    What the deals before tell is not asked, nor what the giver's tiles tell. A circumstance that was chosen
    is always named, so that it can be taken back.
    """
    hand = hand_of(entry, place)
    if entry.result is not Result.WON or entry.winner != place or not isinstance(hand, Tiles):
        return ()
    found = set(hand.circumstances)
    if draft_at(entry, place, situation).missing:
        return tuple(sorted(found))
    giver = giver_of(entry, situation)
    open_hand = giver is not None and isinstance(hand_of(entry, giver), Tiles)
    for flag in (SUPPLIES | FROM_PLAY | rules.circumstances) - rules.course.notes - found:
        others = hand.circumstances - SUPPLIES if flag in SUPPLIES else hand.circumstances
        without = _effect(_with_flags(entry, place, hand, others), situation, rules)
        given = _effect(_with_flags(entry, place, hand, others | {flag}), situation, rules)
        if given is None or given == without:
            continue
        if without is not None and given[0] == without[0] and open_hand:
            continue
        found.add(flag)
    return tuple(sorted(found))


def way_said(entry: DealEntry) -> WinBy | None:
    """Return how the winning tile came; None if nobody said so.

    Most books do not ask. In a hand in tiles of before that was asked it stands for a draw.
    """
    if entry.result is not Result.WON or entry.winner is None:
        return None
    return entry.way if is_way_said(entry) else None


def ways(entry: DealEntry, situation: Situation, rules: RuleSet) -> tuple[WinBy, ...]:
    """Return the ways to win to choose from: by draw, by discard, and those that can be and count otherwise.

    For typed points those count otherwise that change who pays what.
    """
    return _ways(_of_winner(entry), situation, rules)


@lru_cache(maxsize=_KEPT)
def _ways(entry: DealEntry, situation: Situation, rules: RuleSet) -> tuple[WinBy, ...]:
    if entry.winner is None:
        return _PLAIN
    found = {*_PLAIN, entry.way}
    for by in WinBy:
        if by in found:
            continue
        plain = replace(entry, by=WinBy.DISCARD if by.claimed else WinBy.WALL)
        tried = replace(entry, by=by)
        if by.claimed:
            giver = situation.east if by is WinBy.FIRST_DISCARD else giver_of(plain, situation)
            giver = _somebody(entry.winner, situation) if giver is None else giver
            plain, tried = replace(plain, giver=giver), replace(tried, giver=giver)
            if giver == entry.winner:
                continue
        else:
            plain, tried = replace(plain, giver=None), replace(tried, giver=None)
        before = _effect(_without_flags(plain), situation, rules)
        if any(after not in {None, before} for after in _effects(_without_flags(tried), situation, rules)):
            found.add(by)
    return tuple(by for by in WinBy if by in found)


def asks(entry: DealEntry, situation: Situation, rules: RuleSet) -> frozenset[str]:
    """Return which questions about a deal change what comes of it in this book.

    ``"giver"``: who gave the winning tile changes the payments (by tiles: or the score). ``"by"``: there are
    other ways to win than by draw and by discard. ``"liable"``: somebody may pay for all. ``"losers"``: what
    losers count changes the payments. ``"dead"``: so does a dead hand. ``"false-call"``, ``"washing"``: the
    book settles that. ``"wild"``: there are wild tiles. ``"claims"``: losers may have claims of their own.
    ``"bonus"``: flowers and seasons are played with.
    """
    return _asks(_of_winner(entry), situation, rules)


@lru_cache(maxsize=_KEPT)
def _asks(entry: DealEntry, situation: Situation, rules: RuleSet) -> frozenset[str]:
    winner = situation.east if entry.winner is None else entry.winner
    outcome = _some_outcome(winner, situation)
    settle = rules.settle
    losers = [wind for wind in outcome.winds if wind is not outcome.winner]
    plain = settle(outcome)
    found = {
        "losers": any(settle(_scored(outcome, wind, 2)) != plain for wind in losers),
        "liable": any(settle(replace(outcome, liable=wind)) != plain for wind in losers),
        "dead": bool(dead_kinds(situation, rules)),
        "by": len(_ways(entry, situation, rules)) > len(_PLAIN),
        "giver": _giver_matters(replace(entry, winner=winner), situation, rules),
        "false-call": rules.false_call is not None,
        "washing": rules.course.washing is not None,
        "wild": rules.course.turned_up is not None,
        "claims": rules.claims is not nobody_claims,
        "bonus": rules.course.bonus_tiles,
    }
    return frozenset(name for name, asked in found.items() if asked)


def dead_kinds(situation: Situation, rules: RuleSet) -> tuple[str, ...]:
    """Return the kinds of dead hands that the book tells apart; one if all are alike; none if it has none."""
    outcome = _some_outcome(situation.east, situation)
    loser = outcome.winds[-1]
    plain = rules.settle(outcome)
    settled = [rules.settle(replace(outcome, dead={loser: kind})) for kind in DEAD_KINDS]
    if settled[1] != settled[2]:
        return DEAD_KINDS[1:]
    return DEAD_KINDS[:1] if settled[0] != plain else ()


def _effect(entry: DealEntry, situation: Situation, rules: RuleSet) -> Effect | None:
    """Return what the winner's hand counts and who pays for it; None if the book refuses it."""
    winner = entry.winner
    if winner is None:
        return None
    lines: tuple[ScoreLine, ...] = ()
    total = _SOME
    if isinstance(hand_of(entry, winner), Tiles):
        record = winning_record(entry, winner, situation)
        try:
            score = rules.score(record)
        except InvalidHandError:
            return None
        lines, total = score.sheet.lines, score.total
    else:
        record = bare_record(entry, winner, situation)
    return lines, rules.settle(_outcome(record, total, situation, rules))


def _effects(entry: DealEntry, situation: Situation, rules: RuleSet) -> Iterable[Effect | None]:
    """Yield what a deal comes to without circumstances, and with each thing a loose tile may replace."""
    yield _effect(entry, situation, rules)
    winner = entry.winner
    hand = None if winner is None else hand_of(entry, winner)
    if winner is not None and entry.way is WinBy.LOOSE and isinstance(hand, Tiles):
        for supply in sorted(SUPPLIES):
            yield _effect(_with_flags(entry, winner, hand, frozenset({supply})), situation, rules)


def _outcome(record: HandRecord, total: int, situation: Situation, rules: RuleSet) -> DealOutcome:
    outcome = _some_outcome(situation.winds.index(record.seat), situation)
    win = record.win
    return replace(
        _scored(outcome, record.seat, total),
        giver=None if win is None else win.giver,
        by=None if win is None else win.by,
        liable=rules.liable(record),
        sharing=rules.sharing(record),
    )


def _some_outcome(winner: int, situation: Situation) -> DealOutcome:
    """Return a deal that this place has won, everybody with a score of his own."""
    winds = situation.playing
    scores = {wind: _SOME // 2 - 8 * number for number, wind in enumerate(winds)}
    scores[situation.winds[winner]] = _SOME
    return DealOutcome(winds, situation.winds[winner], scores, by=WinBy.WALL)


def _scored(outcome: DealOutcome, wind: Wind, score: int) -> DealOutcome:
    return replace(outcome, scores={**outcome.scores, wind: score})


def _of_winner(entry: DealEntry) -> DealEntry:
    """Return how a deal was won and with what: no figure and no hand of a loser changes what is asked."""
    winner = entry.winner
    hand = None if winner is None else hand_of(entry, winner)
    won = DealEntry(entry.result, winner, entry.giver, entry.by, wild=entry.wild)
    return won if winner is None or not isinstance(hand, Tiles) else with_hand(won, winner, hand)


def _giver_matters(entry: DealEntry, situation: Situation, rules: RuleSet) -> bool:
    effects = [
        _effect(replace(entry, by=None, giver=giver), situation, rules)
        for giver in (None, *range(len(situation.winds)))
        if giver != entry.winner
    ]
    return any(effect != effects[0] for effect in effects)


def _somebody(place: int, situation: Situation) -> int:
    """Return the player before this one."""
    return situation.order[situation.order.index(place) - 1]


def _with_flags(entry: DealEntry, place: int, hand: Tiles, flags: frozenset[str]) -> DealEntry:
    return with_hand(entry, place, replace(hand, circumstances=flags))


def _without_flags(entry: DealEntry) -> DealEntry:
    hand = None if entry.winner is None else hand_of(entry, entry.winner)
    if entry.winner is None or not isinstance(hand, Tiles):
        return entry
    return _with_flags(entry, entry.winner, hand, frozenset())
