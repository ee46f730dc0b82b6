"""How the evening goes on: who is East next, when a round, a set and the evening are over."""

from __future__ import annotations

from dataclasses import dataclass, replace

from peling.core.tiles import WINDS, Wind
from peling.ledger.entry import DealEntry, Result
from peling.ledger.inputs import SheetSetup
from peling.ledger.situation import Situation, Step
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the evening stands between two deals.

    Attributes:
        situation: of the next deal, as the book counts.
        winners: who won each deal, by the winds of that deal; None for a deal that nobody won.
    """

    situation: Situation
    winners: tuple[Wind | None, ...] = ()


def first_situation(setup: SheetSetup, rules: RuleSet) -> Situation:
    """Return the situation of the first deal."""
    order = tuple(range(len(setup.players)))
    return _situation(rules, 1, order, setup.first_east, 0, Step.BEGIN)


def overruled(situation: Situation, entry: DealEntry, rules: RuleSet) -> Situation:
    """Return the situation with what the people at the table have set against the book's count.

    Seats found anew come first, then who is East, then the round. What makes no sense changes nothing; it is
    named as a fault of the entry.
    """
    number = len(situation.order)
    order, east, passed = situation.order, situation.east, situation.passed
    if entry.seats is not None and sorted(entry.seats) == list(range(number)):
        order, east = entry.seats, entry.seats[0]
    if entry.east is not None and 0 <= entry.east.place < number:
        east = entry.east.place
    if entry.round_wind is not None and rules.course.rounds:
        rounds = passed // number // len(WINDS) * len(WINDS) + entry.round_wind.wind.number
        passed = rounds * number + passed % number
    if (order, east, passed) == (situation.order, situation.east, situation.passed):
        return situation
    made = _situation(rules, situation.number, order, east, passed, situation.step)
    # Who wins for the thirteenth time running is still the one who was East, whoever was meant to be.
    return replace(made, noted=situation.noted if east == situation.east else frozenset())


def after(
    situation: Situation, entry: DealEntry, setup: SheetSetup, rules: RuleSet, noted: frozenset[str]
) -> Situation:
    """Return the situation after a deal.

    Args:
        situation: of the deal, what was overruled included.
        entry: the deal.
        setup: of the sheet.
        rules: its rules.
        noted: circumstances of East's hand that the deals so far lead to.
    """
    number = len(situation.order)
    wind = next_east(situation, entry, rules)
    passes = wind is not Wind.EAST
    east = situation.place_of(wind)
    passed = situation.passed + passes
    step = _step(passed, number, setup.rounds, rules) if passes else Step.EAST_STAYS
    chair = situation.east if east is None else east
    made = _situation(rules, situation.number + 1, situation.order, chair, passed, step)
    return replace(made, noted=noted) if noted else made


def next_east(situation: Situation, entry: DealEntry, rules: RuleSet) -> Wind:
    """Return who is East after a deal, by the winds of that deal."""
    winds = situation.playing
    course = rules.course
    if entry.result is Result.FALSE_CALL and entry.offender == situation.east and course.false_call_passes:
        return winds[1]
    return course.next_east(winner_wind(situation, entry), winds)


def winner_wind(situation: Situation, entry: DealEntry) -> Wind | None:
    """Return the wind of who won; None if nobody did."""
    if entry.result is not Result.WON or entry.winner is None:
        return None
    return situation.winds[entry.winner]


def _step(passed: int, number: int, rounds: int | None, rules: RuleSet) -> Step:
    """Return what is to be done when East has just passed, so many times in all."""
    if passed % number:
        return Step.EAST_PASSES
    if rounds is not None and passed >= rounds * number:
        return Step.EVENING_OVER
    if passed % (number * len(WINDS)):
        return Step.ROUND_OVER
    return Step.DRAW_SEATS if rules.course.reseat else Step.SET_OVER


def _situation(
    rules: RuleSet, number: int, order: tuple[int, ...], east: int, passed: int, step: Step
) -> Situation:
    players = len(order)
    chairs = [wind.number for wind in rules.course.seats(players)]
    chair_of = {place: chairs[turn] for turn, place in enumerate(order)}
    winds = tuple(WINDS[(chair_of[place] - chair_of[east]) % len(WINDS)] for place in range(players))
    round_number = passed // players + 1
    round_wind = WINDS[(round_number - 1) % len(WINDS)] if rules.course.rounds else None
    set_number = (round_number - 1) // len(WINDS) + 1
    return Situation(number, order, east, winds, passed, round_number, round_wind, set_number, step=step)
