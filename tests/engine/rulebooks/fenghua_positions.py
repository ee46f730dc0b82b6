"""Hands of Fenghua in the text notation, for tables of hands."""

from peling.core.notation import parse_hand, parse_tiles
from peling.core.scoring import HandRecord, InvalidHandError, Score, Win, WinBy
from peling.core.tiles import Wind, tile
from peling.rulebooks import rule_set

SUPPLY = {
    "flower": "supply-of-flower",
    "claimed": "supply-of-claimed-kong",
    "drawn": "supply-of-drawn-kong",
    "added": "supply-of-added-kong",
}


def record(hand: str, how: str, wild: str = "B9", winds: str = "SE") -> HandRecord:
    """Return a hand: `how` is `C5 wall`, `R discard W`, `C5 loose added`, `dealt` or empty for a loser.

    `winds` are the seat and the prevailing wind.
    """
    words = how.split()
    win, flags = None, frozenset[str]()
    if words == ["dealt"]:
        win = Win(None, WinBy.DEALT)
    elif words:
        by = WinBy(words[1])
        more = words[2] if len(words) > 2 else ""
        win = Win(tile(words[0]), by, Wind(more) if more and by is not WinBy.LOOSE else None)
        flags = frozenset([SUPPLY[more]]) if by is WinBy.LOOSE and more else flags
    seat, prevailing = Wind(winds[0]), Wind(winds[1])
    return HandRecord(seat, prevailing, parse_hand(hand), win, flags, (), parse_tiles(wild))


def score(hand: str, how: str, wild: str = "B9", winds: str = "SE", **options: object) -> Score:
    """Return the score of a hand for these house rules."""
    return rule_set("fenghua", options).score(record(hand, how, wild, winds))


def total(hand: str, how: str, wild: str = "B9", winds: str = "SE", **options: object) -> int:
    """Return what a hand counts before rounding."""
    return score(hand, how, wild, winds, **options).total


def earned(hand: str, how: str, wild: str = "B9", winds: str = "SE", **options: object) -> list[str]:
    """Return the patterns that a hand earns, without the beginning of their ids."""
    lines = score(hand, how, wild, winds, **options).sheet.lines
    return [line.item.removeprefix("FH-PATTERN-") for line in lines]


def missed(hand: str, how: str, wild: str = "B9", winds: str = "SE") -> list[str]:
    """Return the patterns that a hand just misses."""
    near = rule_set("fenghua").near_misses(record(hand, how, wild, winds))
    return [one.item.removeprefix("FH-PATTERN-") for one in near]


def refused(hand: str, how: str, wild: str = "B9", winds: str = "SE", **options: object) -> str:
    """Return the reason why a hand is not scored, empty if it is."""
    try:
        score(hand, how, wild, winds, **options)
    except InvalidHandError as error:
        return error.reason
    return ""


def net(hand: str, how: str, wild: str = "B9", winds: str = "SE", **options: object) -> list[int]:
    """Return what East, South, West and North gain."""
    from peling.commands.hand_json import score_answer  # noqa: PLC0415 -- one helper alone pays

    answer = score_answer(record(hand, how, wild, winds), rule_set("fenghua", options))
    paid = answer["payments"]
    assert isinstance(paid, dict)
    return list(paid.values())
