"""Positions of the booklet in the text notation, for tables of hands."""

from dataclasses import replace

from peling.core.actions import Action
from peling.core.scoring import HandRecord, InvalidHandError, Score
from peling.core.tiles import Wind, tile
from peling.core.view import PlayerView
from peling.rulebooks import rule_set
from peling.rules.legality import judge
from tests.engine.rulebooks import positions

RULES = "how-to-play"


def record(hand: str, how: str = "", seat: str = "SW", flags: str = "", seen: str = "") -> HandRecord:
    """Return a hand to be scored; `seat` is own wind and wind of the round, `seen` what the winner sees."""
    made = positions.record(hand, how, seat[0], *flags.split())
    visible = tuple(tile(code) for code in seen.split())
    return replace(made, round_wind=Wind(seat[1]), visible=visible)


def score(
    hand: str, how: str = "", seat: str = "SW", flags: str = "", seen: str = "", **options: object
) -> Score:
    """Return the score of a hand for these house rules."""
    return rule_set(RULES, options).score(record(hand, how, seat, flags, seen))


def total(
    hand: str, how: str = "", seat: str = "SW", flags: str = "", seen: str = "", **options: object
) -> int:
    """Return what a hand counts."""
    return score(hand, how, seat, flags, seen, **options).total


def earned(
    hand: str, how: str = "", seat: str = "SW", flags: str = "", seen: str = "", **options: object
) -> list[str]:
    """Return the items that a hand earns, in the order of the sheet."""
    return [line.item for line in score(hand, how, seat, flags, seen, **options).sheet.lines]


def missed(
    hand: str, how: str = "", seat: str = "SW", flags: str = "", seen: str = "", **options: object
) -> list[str]:
    """Return the items that a hand just misses."""
    rules = rule_set(RULES, options)
    return [near.item for near in rules.near_misses(record(hand, how, seat, flags, seen))]


def refused(
    hand: str, how: str = "", seat: str = "SW", flags: str = "", seen: str = "", **options: object
) -> str:
    """Return the reason why a hand cannot be scored, empty if it can."""
    try:
        score(hand, how, seat, flags, seen, **options)
    except InvalidHandError as error:
        return error.reason
    return ""


def allowed(seen: PlayerView, action: Action, **options: object) -> bool:
    """Tell whether a player who has this view may do this."""
    return judge(seen, action, rule_set(RULES, options)).legal
