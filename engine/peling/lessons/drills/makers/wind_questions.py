"""Questions about the winds: who is East next, which wind is mine, which round is it."""

from __future__ import annotations

import random

from peling.core.rules import Value
from peling.core.tiles import WINDS, Wind
from peling.lessons.drills.books import cite, rules_on
from peling.lessons.drills.question import Choice, Choose, Hint, Key, Question, Shown, Stated
from peling.rules.ruleset import RuleSet


def which_wind(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask who is East next, which wind a player will be, or which round it is."""
    topics = ["next-east", "own-wind"]
    if key.level >= 2:
        topics.append("round" if rules.course.rounds else "no-round")
    if key.level >= 3:
        topics += ["east-after", "round"] if rules.course.rounds else ["east-after"]
    if key.level >= 4 and rules.course.rounds:
        topics += ["round", "round"]
    topic = rng.choice(topics)
    match topic:
        case "next-east" | "own-wind":
            return _after_one(key, rules, rng, topic)
        case "no-round":
            return _question(key, rules, topic, "none", rules_on(rules, "no-round"), ())
        case _:
            return _after_several(key, rules, rng, topic)


def _after_one(key: Key, rules: RuleSet, rng: random.Random, topic: str) -> Question:
    winner = rng.choice((*WINDS, None))
    east = rules.course.next_east(winner, WINDS)
    asks = rules_on(rules, "next-east", *(("drawn-deal",) if winner is None else ()), "wind-after")
    facts: list[tuple[str, Value]] = [] if winner is None else [("winner", winner)]
    if topic == "next-east":
        return _question(key, rules, topic, east.value, asks, tuple(facts), ("east", east))
    me = rng.choice(WINDS)
    mine = Wind(WINDS[east.steps_to(me)])
    seats = rules_on(rules, "own-wind")
    return _question(key, rules, topic, mine.value, (*asks, *seats), (*facts, ("me", me)), ("mine", mine))


def _after_several(key: Key, rules: RuleSet, rng: random.Random, topic: str) -> Question:
    """Ask about the state after several deals, each known by the wind that won it."""
    number = {1: 2, 2: 3, 3: 4, 4: 7, 5: 11}[key.level] + rng.randrange(3)
    winners = [rng.choice((*WINDS, Wind.SOUTH, Wind.NORTH, None)) for _ in range(number)]
    passed = times_passed(rules, winners)
    past_deals = tuple(
        (f"deal-{place}", "drawn" if winner is None else winner) for place, winner in enumerate(winners, 1)
    )
    if topic == "east-after":
        # Players are named by the wind they held first.
        east = WINDS[passed % 4]
        asks = rules_on(rules, "next-east")
        return _question(key, rules, topic, east.value, asks, past_deals, ("east", east), ("passed", passed))
    prevailing = WINDS[passed // 4 % 4]
    asks = rules_on(rules, "round", "wind-after")
    return _question(
        key, rules, topic, prevailing.value, asks, past_deals, ("round", prevailing), ("passed", passed)
    )


def times_passed(rules: RuleSet, winners: list[Wind | None]) -> int:
    """Return how often East has passed on after deals won so."""
    return sum(rules.course.next_east(winner, WINDS) is not Wind.EAST for winner in winners)


def _question(
    key: Key,
    rules: RuleSet,
    topic: str,
    right: str,
    asks: tuple[str, ...],
    facts: tuple[tuple[str, Value], ...],
    *shown: tuple[str, Value],
) -> Question:
    ids = [wind.value for wind in WINDS]
    if topic == "no-round":
        ids.append("none")
    why = Stated(f"wind-{topic}", (*facts, *shown), cite(rules, asks))
    return Question(
        key,
        topic,
        Choose(tuple(Choice(id_) for id_ in ids)),
        ([right],),
        tuple(dict.fromkeys(asks)),
        facts=facts,
        shown=Shown(winds=WINDS),
        cite=cite(rules, asks),
        hints=(Hint("east-stays-if"), Hint("winds-go-right")),
        parts=tuple((id_, (why,)) for id_ in ids),
    )
