"""Finished deals of every book: of random hands laid together, and as the engine plays them at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from peling.core.hand import Hand
from peling.core.scoring import HandRecord, InvalidHandError, Win
from peling.core.settlement import DealOutcome
from peling.core.tiles import KINDS, Wind
from peling.play.endings import NIL, result
from peling.play.table import with_dead_hand
from peling.rulebooks.pung_chow.part_two_penalties import DISCARDER
from peling.rules.ruleset import RuleSet
from tests.engine.kernel.asking import Payments
from tests.engine.kernel.hands import claimed, random_hand, random_rules
from tests.properties.random_play import Setting, deal

DEAD = ("wrong-count", "too-many", "too-few")


@dataclass(frozen=True)
class Finished:
    """A finished deal as the kernel is asked about it, and what the engine makes of it."""

    rules: RuleSet
    records: Mapping[Wind, HandRecord]
    winner: Wind | None
    dead: Mapping[Wind, str]
    washed: Mapping[Wind, int]
    expected: Payments


def played(rng: random.Random, setting: Setting) -> Finished:
    """Return a deal that the engine has played at random, now and then with a dead hand."""
    *_, (state, _, _) = deal(rng.randrange(2**32), setting.players, setting.rules)
    rules = setting.rules
    for wind in state.winds:
        if wind is not state.winner and rng.random() < 0.1:
            state = with_dead_hand(state, wind, rng.choice(DEAD))
    done = result(state, rules)
    assert done is not None
    return Finished(
        rules,
        done.records,
        done.winner,
        done.outcome.dead,
        done.outcome.washed,
        Payments(
            done.settlement.net(done.winds),
            {wind: score.total for wind, score in done.scores.items()},
            done.outcome.liable,
            done.outcome.sharing,
        ),
    )


def laid_together(rng: random.Random, book: str) -> Iterator[Finished]:
    """Yield deals of random hands that share no wall; house rules change now and then."""
    rules = random_rules(rng, book)
    while True:
        if rng.random() < 0.15:
            rules = random_rules(rng, book)
        winds = rules.course.seats(rng.choice(rules.course.players))
        won = possible(rng, rules, winds)
        winner = won.seat if won.win is not None else None
        records = {wind: won if wind is won.seat else loser(rng, rules, wind, won) for wind in winds}
        washed: dict[Wind, int] = {}
        if rules.course.washing is not None and rng.random() < 0.05:
            winner, washed = None, {wind: rng.randint(9, 13) for wind in rng.sample(winds, rng.randint(1, 2))}
            records[won.seat] = loser(rng, rules, won.seat, won)
        dead = {wind: rng.choice(DEAD) for wind in winds if wind is not winner and rng.random() < 0.1}
        yield Finished(rules, records, winner, dead, washed, settled(rules, records, winner, dead, washed))


def possible(rng: random.Random, rules: RuleSet, winds: tuple[Wind, ...]) -> HandRecord:
    """Return a hand that can be scored, of one of those who play."""
    while True:
        record = random_hand(rng, rules.id)
        if record is None or record.seat not in winds:
            continue
        if record.win is None or record.win.giver is None or record.win.giver in winds:
            record = replace(record, circumstances=record.circumstances - DISCARDER)
            if can_be_scored(rules, record):
                return record


def loser(rng: random.Random, rules: RuleSet, wind: Wind, won: HandRecord) -> HandRecord:
    """Return a hand that has not won for a wind, of the same deal."""
    while True:
        made = random_hand(rng, rules.id)
        if made is None:
            continue
        hand = made.hand
        concealed = hand.concealed[: 13 - 3 * len(hand.melds)]
        if rng.random() < 0.3:
            concealed = tuple(rng.choices(KINDS, k=len(concealed)))
        own = claimed(rng, HandRecord(wind, won.round_wind, hand, wild=won.wild)).hand.melds
        record = HandRecord(wind, won.round_wind, Hand.of(concealed, own, hand.bonus), wild=won.wild)
        if can_be_scored(rules, record):
            return record


def can_be_scored(rules: RuleSet, record: HandRecord) -> bool:
    """Return whether the engine counts such a hand."""
    try:
        rules.score(record)
    except InvalidHandError:
        return False
    return True


def settled(
    rules: RuleSet,
    given: Mapping[Wind, HandRecord],
    winner: Wind | None,
    dead: Mapping[Wind, str],
    washed: Mapping[Wind, int],
) -> Payments:
    """Settle hands laid together as `peling.play.endings.result` does."""
    records = dict(given)
    if winner is not None:
        won = records[winner]
        records[winner] = replace(won, circumstances=won.circumstances | rules.shown(records, winner))
    unscored = records if washed else dead
    scores = {wind: NIL if wind in unscored else rules.score(record) for wind, record in records.items()}
    win: Win | None = None if winner is None else records[winner].win
    claims = {wind: rules.claims(record) for wind, record in records.items() if wind not in dead}
    outcome = DealOutcome(
        tuple(records),
        winner,
        {wind: score.total for wind, score in scores.items()},
        None if win is None else win.giver,
        dead,
        None if winner is None else rules.liable(records[winner]),
        {wind: found[0] for wind, found in claims.items() if found},
        by=None if win is None else win.by,
        sharing=() if winner is None else rules.sharing(records[winner]),
        washed=washed,
    )
    return Payments(
        rules.settle(outcome).net(outcome.winds), dict(outcome.scores), outcome.liable, outcome.sharing
    )
