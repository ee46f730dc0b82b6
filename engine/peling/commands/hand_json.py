"""Hands in the example format: from JSON values to a record, from a score to JSON values."""

from __future__ import annotations

from collections.abc import Callable

from peling.core.hand import Hand
from peling.core.melds import Meld, MeldKind
from peling.core.scoring import (
    Award,
    Doubles,
    HandRecord,
    InvalidHandError,
    Limit,
    Points,
    Score,
    Win,
    WinBy,
)
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.positions.fields import (
    Answer,
    Fields,
    bad,
    read_choice,
    read_object,
    read_text,
    read_tile,
    read_wind,
    refuse_repeated,
    shown,
)
from peling.positions.record import read_meld, read_rules
from peling.rules.ruleset import RuleSet


def answer_record(
    record: object,
    default_rules: str | None,
    answer: Callable[[Fields, RuleSet], Answer],
    *,
    case: bool = False,
) -> Answer:
    """Return the answer to one record of the input under its ``id``, or why there is none.

    Args:
        record: what stands in the JSON; anything but an object is refused.
        default_rules: the id of the rule set where the record names none; None: it must name one.
        answer: what answers it; an `InvalidHandError` of it is the reason.
        case: the refusal is that of a case, without the fields of a score.
    """
    identity: Answer = {}
    try:
        if not isinstance(record, dict):
            raise bad("record", f"an object is needed, not {shown(record)}")
        if isinstance(record.get("id"), str | int):
            identity = {"id": record["id"]}
        refuse_repeated(record)
        fields = Fields(record)
        return identity | answer(fields, read_rules(fields, default_rules))
    except InvalidHandError as error:
        return identity | invalid_answer(error, case=case)


def read_hand(record: Fields) -> HandRecord:
    """Return the hand of a record.

    Raises:
        InvalidHandError: a field is missing or of a wrong type, or the win fits no winner or loser.
    """
    role = record.get("role", read_text)
    if role not in ("winner", "loser"):
        raise bad("role", f"{shown(role)} is none of winner, loser")
    seat = record.wind("seat")
    round_wind = record.optional("round", read_wind)
    concealed = record.get("concealed", lambda _value, _name: record.tiles("concealed"))
    melds = record.items("melds", read_meld)
    _check_chows(seat, melds)
    bonus, wild, visible = record.tiles("bonus"), record.tiles("wild"), record.tiles("visible")
    circumstances = record.items("circumstances", read_text)
    if len(set(circumstances)) != len(circumstances):
        raise bad("circumstances", "one of them stands twice")
    win = record.optional("win", _read_win)
    if (win is None) is (role == "winner"):
        raise bad("win", "a winner needs one" if win is None else "a loser has none", "bad-win")
    hand = Hand.of(concealed, melds, bonus)
    return HandRecord(seat, round_wind, hand, win, frozenset(circumstances), visible, wild)


def _check_chows(seat: Wind, melds: tuple[Meld, ...]) -> None:
    """Refuse a chow from anyone but the left neighbour: a record is one of a table of four."""
    left = seat.after(-1)
    for number, meld in enumerate(melds):
        if meld.kind is MeldKind.CHOW and meld.claimed_from not in (None, left):
            why = f"a chow is claimed from the left: {seat.value} has it from {left.value}"
            raise bad(f"melds[{number}]", why, "bad-meld")


def _read_win(value: object, field: str) -> Win:
    fields = read_object(value, field)
    by = fields.get("by", lambda v, name: read_choice(v, name, WinBy, "bad-win"))
    return Win(fields.optional("tile", read_tile), by, fields.optional("from", read_wind))


def score_answer(record: HandRecord, rules: RuleSet) -> Answer:
    """Return the score of a hand in the example format.

    Raises:
        InvalidHandError: the hand cannot be scored.
    """
    score = rules.score(record)
    sheet = score.sheet
    answer: Answer = {
        "valid": True,
        "lines": [{"rule": line.item, **_award(line.award)} for line in sheet.lines],
        "points": sheet.points,
        "doubles": sheet.doubles,
        "total": sheet.total,
    }
    if sheet.uncapped != sheet.total:
        answer["uncapped"] = sheet.uncapped
    liable = rules.liable(record)
    answer["payments"] = None if record.win is None else _payments(record, score, rules, liable)
    if liable is not None:
        answer["liable"] = liable.value
    claims = rules.claims(record)
    if claims:
        answer["claims"] = list(claims)
    if rules.rounded is not None:
        answer["rounded"] = rules.rounded(score.total)
    return answer


def invalid_answer(error: InvalidHandError, *, case: bool = False) -> Answer:
    """Return the answer to a hand that cannot be scored, or to a case that cannot be answered."""
    answer: Answer = {"valid": False, "reason": error.reason, "message": str(error)}
    if case:
        return answer
    return answer | {
        "lines": [],
        "points": 0,
        "doubles": 0,
        "total": 0,
        "payments": None,
    }


def _payments(record: HandRecord, score: Score, rules: RuleSet, liable: Wind | None) -> dict[str, int]:
    """Return the net of the winner's collection at a table of four: nobody else has a score here."""
    scores = {wind: score.total if wind is record.seat else 0 for wind in WINDS}
    win = record.win
    outcome = DealOutcome(
        WINDS,
        record.seat,
        scores,
        None if win is None else win.giver,
        liable=liable,
        by=None if win is None else win.by,
        sharing=rules.sharing(record),
    )
    return {wind.value: points for wind, points in rules.settle(outcome).net(WINDS).items()}


def _award(award: Award) -> dict[str, int | float]:
    match award:
        case Points(amount):
            return {"points": amount}
        case Doubles(times):
            return {"doubles": times}
        case Limit(numerator, denominator):
            return {"limit": numerator / denominator}
