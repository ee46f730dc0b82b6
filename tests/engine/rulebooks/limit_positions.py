"""Hands of Part II in the text notation."""

from peling.core.actions import Action
from peling.core.scoring import HandRecord, InvalidHandError, Score
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.core.view import PlayerView
from peling.rulebooks import rule_set
from peling.rules.legality import judge
from tests.engine.rulebooks.positions import record as without_round

RULES = "pung-chow-limit"


def record(hand: str, how: str = "", seats: str = "SE", *flags: str) -> HandRecord:
    """Return a hand; `seats` are the own wind and the wind of the round."""
    plain = without_round(hand, how, seats[0], *flags)
    return HandRecord(plain.seat, Wind(seats[1]), plain.hand, plain.win, plain.circumstances)


def score(hand: str, how: str = "", seats: str = "SE", *flags: str, **options: object) -> Score:
    """Return the score of a hand for these house rules."""
    return rule_set(RULES, options).score(record(hand, how, seats, *flags))


def total(hand: str, how: str = "", seats: str = "SE", *flags: str, **options: object) -> int:
    """Return what a hand counts."""
    return score(hand, how, seats, *flags, **options).total


def earned(hand: str, how: str = "", seats: str = "SE", *flags: str, **options: object) -> list[str]:
    """Return the items that a hand earns, in the order of the sheet, without the prefix of the book."""
    lines = score(hand, how, seats, *flags, **options).sheet.lines
    return [line.item.removeprefix("PC2-") for line in lines]


def missed(hand: str, how: str = "", seats: str = "SE", **options: object) -> list[str]:
    """Return the items that a hand just misses."""
    near = rule_set(RULES, options).near_misses(record(hand, how, seats))
    return [missed.item.removeprefix("PC2-") for missed in near]


def liable(hand: str, how: str, *flags: str, **options: object) -> str | None:
    """Return who pays for all."""
    payer = rule_set(RULES, options).liable(record(hand, how, "SE", *flags))
    return None if payer is None else payer.value


def refused(hand: str, how: str = "", seats: str = "SE", *flags: str, **options: object) -> str:
    """Return the reason why a hand cannot be scored, empty if it can."""
    try:
        score(hand, how, seats, *flags, **options)
    except InvalidHandError as error:
        return error.reason
    return ""


def allowed(seen: PlayerView, action: Action, **options: object) -> bool:
    """Tell whether a player who has this view may do this."""
    return judge(seen, action, rule_set(RULES, options)).legal


def net(outcome: DealOutcome, **options: object) -> dict[str, int]:
    """Return what everybody gains."""
    settled = rule_set(RULES, options).settle(outcome)
    return {wind.value: points for wind, points in settled.net(outcome.winds).items()}


def outcome(winner: str, *scores: int, liable: str = "", dead: tuple[str, ...] = ()) -> DealOutcome:
    """Return a deal of four with these scores of East, South, West, North; an empty winner: drawn."""
    return DealOutcome(
        WINDS,
        Wind(winner) if winner else None,
        dict(zip(WINDS, scores, strict=True)),
        dead={Wind(wind): "wrong-count" for wind in dead},
        liable=Wind(liable) if liable else None,
    )
