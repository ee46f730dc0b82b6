"""Positions of the Game of Four Winds in the text notation, for tables of hands."""

from collections.abc import Mapping
from dataclasses import replace

from peling.core.scoring import HandRecord, InvalidHandError, Score
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.rulebooks import rule_set
from tests.engine.rulebooks import positions

RULES = "four-winds"


def record(hand: str, how: str = "", seat: str = "SE", flags: str = "") -> HandRecord:
    """Return a hand to be scored; `seat` is the own direction and that of the game."""
    made = positions.record(hand, how, seat[0], *flags.split())
    return replace(made, round_wind=Wind(seat[1]))


def score(hand: str, how: str = "", seat: str = "SE", flags: str = "", **options: object) -> Score:
    """Return the score of a hand for these house rules."""
    return rule_set(RULES, options).score(record(hand, how, seat, flags))


def total(hand: str, how: str = "", seat: str = "SE", flags: str = "", **options: object) -> int:
    """Return what a hand counts."""
    return score(hand, how, seat, flags, **options).total


def earned(hand: str, how: str = "", seat: str = "SE", flags: str = "", **options: object) -> list[str]:
    """Return the items that a hand earns, in the order of the sheet."""
    return [line.item for line in score(hand, how, seat, flags, **options).sheet.lines]


def missed(hand: str, how: str = "", seat: str = "SE", flags: str = "", **options: object) -> list[str]:
    """Return the items that a hand just misses."""
    rules = rule_set(RULES, options)
    return [near.item for near in rules.near_misses(record(hand, how, seat, flags))]


def refused(hand: str, how: str = "", seat: str = "SE", flags: str = "", **options: object) -> str:
    """Return the reason why a hand cannot be scored, empty if it can."""
    try:
        score(hand, how, seat, flags, **options)
    except InvalidHandError as error:
        return error.reason
    return ""


def net(
    winner: str | None, scores: Mapping[str, int], liable: str | None = None, **options: object
) -> dict[str, int]:
    """Return what everybody gains; whoever has no score has 0."""
    outcome = DealOutcome(
        WINDS,
        None if winner is None else Wind(winner),
        {wind: scores.get(wind.value, 0) for wind in WINDS},
        liable=None if liable is None else Wind(liable),
    )
    settled = rule_set(RULES, options).settle(outcome)
    return {wind.value: points for wind, points in settled.net(WINDS).items()}
