"""Questions about payments: who pays whom, and what a false call costs."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Final

from peling.core.hand import Hand
from peling.core.rules import Value
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.settlement import DealOutcome, FalseCall, Settlement, Transfer
from peling.core.tiles import WINDS, Wind
from peling.lessons.drills.books import cite, east_pays_double, limit_of, rules_on
from peling.lessons.drills.certain import there
from peling.lessons.drills.makers.liable_questions import liability_is_taught
from peling.lessons.drills.question import (
    Hint,
    Key,
    Paid,
    Question,
    SettleUp,
    Shown,
    Stated,
    Why,
    pair_id,
    pair_of,
)
from peling.rules.ruleset import RuleSet, nobody_claims

FOR_NO_SCORE: Final = frozenset({"washing", "false-call", "claim"})
"""Reasons for payments that do not depend on what anybody counts."""
_WINNING: Final = (22, 24, 30, 44, 52, 80, 88, 112, 184, 240, 416, 700)
_LOSING: Final = (0, 2, 4, 8, 12, 16, 24, 48, 64, 80, 272)
_THREE_DRAGONS: Final = (96, 128, 192)
"""What a loser may count who holds sets of three dragons: twelve points at least, doubled three times."""


def pays(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask who pays whom how much."""
    topics = _topics(key.level, rules)
    topic = rng.choice(topics)
    match topic:
        case "false-call":
            return _false_call(key, rules, rng)
        case "pays-washed":
            return _washed(key, rules, rng)
        case _:
            return _settled(key, rules, rng, topic)


def _topics(level: int, rules: RuleSet) -> tuple[str, ...]:
    found = ["pays"] * 3
    if level >= 2:
        found.append("pays-drawn")
    if level >= 3:
        found += ["pays-three"] if 3 in rules.course.players else []
        found += ["pays-washed"] * 2 if rules.course.washing is not None else []
    if level >= 4:
        found += ["pays-dead"] if not rules.only_winner_counts else []
        found += ["pays-liable"] * 2 if liability_is_taught(rules) else []
        # Where the book names no penalty, nobody could know what a house rule takes for one.
        # Without a limit, by which it is measured, it costs nothing, and there is nothing to ask.
        named = rules_on(rules, "false-call") and _costs_something(rules)
        found += ["false-call"] if named else []
        found += ["pays-claim"] * 2 if rules.claims is not nobody_claims else []
    return tuple(found)


def _costs_something(rules: RuleSet) -> bool:
    """Return whether a false call is paid for."""
    call = rules.false_call
    return call is not None and bool(call(FalseCall(WINDS, Wind.SOUTH)).transfers)


def _settled(key: Key, rules: RuleSet, rng: random.Random, topic: str) -> Question:
    winds = rules.course.seats(3) if topic == "pays-three" else WINDS
    winner: Wind | None = None
    if topic != "pays-drawn":
        winner = rng.choice(winds[1:] if key.level == 1 else winds)
    scores = {wind: _score_of(rules, rng, won_=wind is winner, level=key.level) for wind in winds}
    losers = [wind for wind in winds if wind is not winner]
    # Where the book asks for no giver, telling one would only mislead at the lower levels.
    giver = rng.choice(losers) if winner is not None and rng.random() < 0.6 else None
    liable = rng.choice(losers) if topic == "pays-liable" else _pays_for_all(rules, winner, giver)
    if liable is not None:
        giver = liable
    dead = {}
    if topic == "pays-dead":
        kinds = ("too-many", "too-few") if rules_on(rules, "too-many-or-too-few") else ("wrong-count",)
        dead = {rng.choice(losers): rng.choice(kinds)}
    claims = {rng.choice(losers): rules_on(rules, "claimed-hand")[0]} if topic == "pays-claim" else {}
    scores |= {wind: rng.choice(_THREE_DRAGONS) for wind in claims}
    outcome = DealOutcome(winds, winner, scores, giver, dead=dead, liable=liable, claims=claims)
    settlement = rules.settle(outcome)
    facts: list[tuple[str, Value]] = []
    if winner is not None:
        facts.append(("winner", winner))
    facts += [("from", giver)] if giver is not None else []
    facts += [("liable", liable)] if liable is not None else []
    facts += [("dead", next(iter(dead))), ("why", next(iter(dead.values())))] if dead else []
    facts += [("claimer", next(iter(claims)))] if claims else []
    facts += limit_of(rules)
    asks = settling_rules(rules, outcome, settlement, topic)
    return settling(key, topic, settlement, winds, asks, tuple(facts), rules, tuple(scores.items()))


def _pays_for_all(rules: RuleSet, winner: Wind | None, giver: Wind | None) -> Wind | None:
    """Return who pays for all for no other reason than that he gave the winning tile."""
    if winner is None or giver is None:
        return None
    return rules.liable(HandRecord(winner, None, Hand(()), Win(None, WinBy.DISCARD, giver)))


def _score_of(rules: RuleSet, rng: random.Random, *, won_: bool, level: int) -> int:
    if rules.only_winner_counts and not won_:
        return 0
    if rules.rounded is not None:
        return rng.choice((4, 5, 7, 54, 73, 103, 153, 160, 205))
    numbers = _WINNING[: 4 + 2 * level] if won_ else _LOSING[: 3 + 2 * level]
    limit = dict(rules.house.values).get("limit")
    number = rng.choice(numbers)
    if isinstance(limit, int) and not isinstance(limit, bool) and won_ and level >= 3 and rng.random() < 0.25:
        return limit
    if not won_ and isinstance(limit, int) and level >= 4 and rng.random() < 0.15:
        return limit + 40
    return min(number, limit) if won_ and isinstance(limit, int) else number


def settling(  # noqa: PLR0913, PLR0917 - the parts of a question
    key: Key,
    topic: str,
    settlement: Settlement,
    winds: tuple[Wind, ...],
    asks: tuple[str, ...],
    facts: tuple[tuple[str, Value], ...],
    rules: RuleSet,
    scores: tuple[tuple[Wind, int], ...] = (),
    hands: tuple[HandRecord, ...] = (),
) -> Question:
    """Return the question for the payments of a settlement."""
    form = SettleUp(winds)
    by_pair: dict[str, list[Transfer]] = {name: [] for name in form.pairs}
    for transfer in settlement.transfers:
        by_pair[pair_id(transfer.payer, transfer.payee)].append(transfer)
    sums = {name: sum(paid.amount for paid in transfers) for name, transfers in by_pair.items()}
    parts: list[tuple[str, tuple[Why, ...]]] = []
    for name, transfers in by_pair.items():
        said = (
            _of_scores(rules, name, transfers[0], dict(scores), dict(facts))
            if transfers
            else _of_equals(rules, name, dict(scores), dict(facts), settlement)
        )
        parts.append((name, (*said, Paid(tuple(transfers), sums[name], 0))))
    return Question(
        key,
        topic,
        form,
        ({name: points for name, points in sums.items() if points},),
        asks,
        facts=facts,
        shown=Shown(hands=hands, scores=scores, winds=winds),
        cite=cite(rules, asks),
        hints=_how_to_settle(rules),
        parts=tuple(parts),
    )


def _of_scores(
    rules: RuleSet, pair: str, paid: Transfer, scores: Mapping[Wind, int], facts: Mapping[str, Value]
) -> tuple[Why, ...]:
    """Return what is done with the scores before they are paid: rounded, cut at the limit, or not counted."""
    points = scores.get(paid.payee)
    if points is None:
        return ()
    score = rules.as_paid(points)
    if score != points:
        return (Stated("rounded", (("total", points), ("score", score))),)
    if paid.reason in FOR_NO_SCORE:
        return ()
    dead, winner = facts.get("dead"), facts.get("winner")
    said: list[Why] = []
    if paid.reason in {"difference", "dead-hand"} and paid.payer is dead:
        said.append(Stated(f"dead-{facts['why']}", (("dead", paid.payer),)))
    if winner is paid.payee and paid.factor == 1 and Wind.EAST in pair_of(pair) and east_pays_double(rules):
        said.append(Stated("full-not-doubled"))
    return (*said, *_cut(rules, (paid.payee,), scores, winner=winner))


def _of_equals(
    rules: RuleSet,
    pair: str,
    scores: Mapping[Wind, int],
    facts: Mapping[str, Value],
    settlement: Settlement,
) -> tuple[Why, ...]:
    """Return that a limit makes two scores equal, so that nothing is paid although one is higher."""
    players, winner = pair_of(pair), facts.get("winner")
    settle = any(paid.reason == "difference" for paid in settlement.transfers)
    settle |= winner is not None and "liable" not in facts and not rules.only_winner_counts
    if not settle or winner in players or not set(players) <= set(scores):
        return ()
    counted = {rules.as_settled(scores[wind], won=False) for wind in players}
    return _cut(rules, players, scores) if len(counted) == 1 else ()


def _cut(
    rules: RuleSet, players: Iterable[Wind], scores: Mapping[Wind, int], *, winner: Value | None = None
) -> tuple[Why, ...]:
    """Return of which of these players only the limit counts, and not what the hand counts by its lines."""
    counted = {wind: rules.as_settled(scores[wind], won=wind is winner) for wind in players}
    return tuple(
        Stated("score-cut", (("player", wind), ("score", scores[wind]), ("limit", least)))
        for wind, least in counted.items()
        if least < scores[wind]
    )


def _how_to_settle(rules: RuleSet) -> tuple[Hint, ...]:
    """Return how to look at a settlement of this book."""
    hints = {
        "round-first": rules.rounded is not None,
        "winner-first": True,
        "east-double": east_pays_double(rules),
        "losers-by-pairs": not rules.only_winner_counts,
    }
    return tuple(Hint(name) for name, holds in hints.items() if holds)


def settling_rules(
    rules: RuleSet, outcome: DealOutcome, settlement: Settlement, topic: str
) -> tuple[str, ...]:
    """Return the rules that a settlement asks about."""
    topics = [topic, "pays"]
    transfers = settlement.transfers
    if outcome.winner is None:
        topics = [topic, "nobody-pays"]
    elif outcome.giver is None:
        topics.append("pays-by-draw")
    else:
        topics.append("pays-by-discard")
    if any(paid.reason == "difference" for paid in transfers):
        topics.append("differences")
    if any(paid.factor == 2 and Wind.EAST in (paid.payer, paid.payee) for paid in transfers):
        topics.append("east-double")
    capped = [
        paid for paid in transfers if paid.ceiling is not None and paid.base * paid.factor >= paid.ceiling
    ]
    if capped:
        topics.append("limited")
    if any(Wind.EAST in (paid.payer, paid.payee) for paid in capped):
        topics.append("limited-with-east")
    if any(paid.reason == "difference" for paid in capped):
        topics.append("limited-losers")
    won_ = 0 if outcome.winner is None else outcome.scores[outcome.winner]
    if rules.as_paid(won_) != won_:
        topics.append("rounded")
    return rules_on(rules, *topics)


def _washed(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    who, number = rng.choice(WINDS), rng.randint(9, 13)
    settlement = rules.settle(DealOutcome(WINDS, None, dict.fromkeys(WINDS, 0), washed={who: number}))
    asks = rules_on(rules, "pays-washed")
    return settling(key, "pays-washed", settlement, WINDS, asks, (("claimer", who), ("heads", number)), rules)


def _false_call(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    offender = rng.choice(WINDS)
    settlement = there(rules.false_call)(FalseCall(WINDS, offender, fully_exposed=True))
    asks = rules_on(rules, "false-call")
    facts: tuple[tuple[str, Value], ...] = (("offender", offender), *limit_of(rules))
    return settling(key, "false-call", settlement, WINDS, asks, facts, rules)
