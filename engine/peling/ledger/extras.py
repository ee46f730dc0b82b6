"""What is paid outside the settlement: penalties, and changes of totals by hand."""

from __future__ import annotations

from dataclasses import replace

from peling.core.settlement import FalseCall, Settlement
from peling.ledger.entry import DealEntry, Penalty
from peling.ledger.figures import Payment
from peling.ledger.points import PointsError, PointsFault, reckon_sum
from peling.ledger.reckoning import EntryFault, FaultId
from peling.ledger.situation import Situation
from peling.rules.ruleset import RuleSet


def penalties(
    entry: DealEntry, situation: Situation, rules: RuleSet
) -> tuple[tuple[Payment, ...], tuple[EntryFault, ...]]:
    """Return what is paid for errors, and what is wrong with that."""
    paid: list[Payment] = []
    wrong: list[EntryFault] = []
    for row, penalty in enumerate(entry.penalties):
        if penalty.payee == penalty.payer:
            wrong.append(EntryFault(FaultId.PENALTY_IMPOSSIBLE, penalty.payer, "penalties", row=row))
            continue
        try:
            paid += _punished(penalty, situation, rules)
        except PointsError as error:
            wrong.append(_wrong(error, penalty.payer, "penalties", row))
    return tuple(paid), tuple(wrong)


def adjustments(entry: DealEntry, players: int) -> tuple[tuple[int, ...], tuple[EntryFault, ...]]:
    """Return what each place gains by hand, and what is wrong with that."""
    gained = [0] * players
    wrong: list[EntryFault] = []
    for row, made in enumerate(entry.adjustments):
        if not made.reason.strip():
            wrong.append(EntryFault(FaultId.REASON_MISSING, None, "adjustments", row=row))
        for place, text in enumerate(made.amounts):
            if not text.strip():
                continue
            try:
                gained[place] += reckon_sum(text, signed=True).value
            except PointsError as error:
                wrong.append(_wrong(error, place, "adjustments", row))
    if sum(gained):
        uneven = FaultId.ADJUSTMENT_NOT_ZERO
        wrong.append(EntryFault(uneven, None, "adjustments", number=sum(gained), blocks=False))
    return tuple(gained), tuple(wrong)


def payments_of(settlement: Settlement, situation: Situation) -> tuple[Payment, ...]:
    """Return the payments of a settlement by places."""
    place = {wind: number for number, wind in enumerate(situation.winds)}
    return tuple(
        Payment(
            place[paid.payer],
            place[paid.payee],
            paid.amount,
            paid.reason,
            paid.base,
            paid.factor,
            paid.higher,
            paid.lower,
        )
        for paid in settlement.transfers
    )


def _punished(penalty: Penalty, situation: Situation, rules: RuleSet) -> list[Payment]:
    """Return the payments of one penalty.

    Raises:
        PointsError: the amount cannot be read, or the book has none.
    """
    others = [place for place in sorted(situation.order) if place != penalty.payer]
    payees = others if penalty.payee is None else [penalty.payee]
    if penalty.amount.strip():
        amount = reckon_sum(penalty.amount).value
        return [Payment(penalty.payer, payee, amount, penalty.rule, amount) for payee in payees if amount]
    if rules.false_call is None:
        raise PointsError(PointsFault.EMPTY, 0)
    called = rules.false_call(FalseCall(situation.playing, situation.winds[penalty.payer]))
    due = [paid for paid in payments_of(called, situation) if paid.payee in payees]
    if not due:
        raise PointsError(PointsFault.EMPTY, 0)
    return [replace(paid, reason=penalty.rule) for paid in due]


def _wrong(error: PointsError, place: int, field: str, row: int) -> EntryFault:
    return EntryFault(FaultId.POINTS_WRONG, place, field, number=error.position, reason=error.kind, row=row)
