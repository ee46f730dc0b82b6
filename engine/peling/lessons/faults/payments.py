"""What is wrong with a payment: who pays whom, why, and how it is reckoned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from peling.core.rules import Value
from peling.core.settlement import Transfer
from peling.core.tiles import Wind
from peling.lessons.drills.books import east_pays_double, rules_on
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.makers.pay_questions import FOR_NO_SCORE
from peling.lessons.drills.question import Paid, Part, Question, State, Stated, Why, pair_of
from peling.lessons.faults.said import rule_text
from peling.rules.ruleset import RuleSet

_OF_THE_TILE: Final = {
    "paid-not-doubled": "paid-only-once",
    "paid-doubled": "paid-twice-over",
    "paid-doubled-again": "",
}
"""The same slips where who gave the tile pays twice, or everybody for a tile that was drawn, and not East."""

_OF_DIFFERENCES: Final = frozenset({"difference", "dead-hand"})
"""Reasons for payments of which the own score may be taken off."""


def of_payment(question: Question, part: Part, given: Mapping[str, int], rules: RuleSet) -> Fault:
    """Return what is wrong with one payment: why it is made or is not, then how it is reckoned."""
    payer, payee = pair_of(part.id)
    value = given.get(part.id, 0)
    facts: dict[str, Value] = {"payer": payer, "payee": payee, "given": value}
    paid = next((why for why in part.why if isinstance(why, Paid)), None)
    said_of_score = tuple(why for why in part.why if isinstance(why, Stated))
    if paid is None or not paid.transfers:
        why = _nothing(question, payer, payee, value, rules)
        of_losers = why.topic in {"unpaid-equal", "unpaid-higher"}
        more = (*said_of_score, *_of_differences(question, rules)) if of_losers else ()
        return Fault(part.id, part.state, (why,), more)
    scored = dict(question.shown.scores)
    first = paid.transfers[0]
    facts |= {"higher": first.higher, "lower": first.lower}
    of_east = east_pays_double(rules)
    facts |= {} if of_east else {"times": sum(one.factor for one in paid.transfers)}
    drawn = "winner" not in dict(question.facts) and first.reason == "difference"
    reason = Stated(f"paid-{first.reason}{'-drawn' if drawn else ''}", tuple(facts.items()), first.cite)
    said: list[Why] = [reason]
    if part.state is State.WRONG:
        full = scored.get(payee, 0)
        slip = slip_of(value, first.factor, first.base, first.amount, full)
        if slip == "paid-full-score" and first.reason not in _OF_DIFFERENCES:
            slip = _of_whole_score(value, first, full, rules) or slip_of(
                value, first.factor, first.base, first.amount, first.base
            )
        slip = slip if of_east else _OF_THE_TILE.get(slip, slip)
        if len(paid.transfers) > 1:
            slip = _of_shares(value, paid.transfers, of_east=of_east)
        if slip:
            said.append(Stated(slip, tuple(facts.items())))
        else:
            said.append(Stated("paid-given", tuple(facts.items())))
    way = _how(question, paid.transfers, of_east=of_east)
    how = (Stated(f"paid-how-{way}", tuple(facts.items())),) if way else ()
    # A limit that cuts nothing off explains nothing.
    is_cut = first.ceiling is not None and first.amount < first.base * first.factor
    cut = (Stated("paid-how-cut", tuple(facts.items())),) if is_cut else ()
    text = _of_differences(question, rules) if first.reason == "difference" else ()
    return Fault(part.id, part.state, tuple(said), (*said_of_score, *how, *cut, *text), (), first.cite)


def _of_differences(question: Question, rules: RuleSet) -> tuple[Why, ...]:
    """Return the rule by which losers settle; what the winner gets says nothing of that."""
    if "winner" not in dict(question.facts):
        return ()
    return rule_text(rules, rules_on(rules, "differences"))


def _how(question: Question, paid: Sequence[Transfer], *, of_east: bool) -> str:
    """Return why a payment is multiplied or not: for East, for the tile, for the shares of others in it.

    What is not paid for a score says nothing of what anybody counts; empty: there is nothing to say.
    """
    first = paid[0]
    if first.reason in FOR_NO_SCORE:
        return "fixed-double" if first.factor > 1 else "washing" if first.reason == "washing" else ""
    if of_east:
        return "double" if first.factor > 1 else "once"
    if len(paid) > 1 or first.reason != "winner":
        return "shares"
    gave = dict(question.facts).get("from")
    return "single" if first.factor == 1 else "drawn" if gave is None else "gave"


def slip_of(given: int, factor: int, base: int, right: int, full: int) -> str:
    """Return what was probably done: doubled too seldom or too often, or a full score for a difference.

    Of a score that is twice the other, the difference doubled once too often comes to the full score: that
    nothing was taken off is likelier.
    """
    slips = {
        "paid-not-doubled": factor > 1 and given == base,
        "paid-not-cut": right < base * factor and given == base * factor,
        "paid-full-score": full != base and given in {full, full * factor},
        "paid-doubled": factor == 1 and given == 2 * base,
        "paid-doubled-again": factor > 1 and given == 2 * factor * base,
    }
    return next((key for key, holds in slips.items() if holds), "")


def _of_shares(given: int, shares: Sequence[Transfer], *, of_east: bool) -> str:
    """Return what was probably done with several shares: doubling forgotten, or one of them paid."""
    if of_east and given == sum(one.base for one in shares) != sum(one.amount for one in shares):
        return "paid-shares-not-doubled"
    return "paid-one-share" if given in {one.amount for one in shares} else ""


def _of_whole_score(given: int, paid: Transfer, full: int, rules: RuleSet) -> str:
    """Name the slip of somebody who has the winner paid what the whole hand counts, where that is not due.

    Args:
        given: the answer, in points.
        paid: the payment that is right.
        full: what the hand of the payee counts by its lines, in points.
        rules: the rule set; it may round what is paid.

    Returns:
        `paid-not-rounded` where the score had to be rounded first, `paid-not-cut` where a limit had to be
        applied, and nothing where neither explains the answer or the payment is not to a winner.
    """
    if paid.reason != "winner":
        return ""
    if rules.as_paid(full) == paid.base:
        return "paid-not-rounded"
    return "paid-not-cut" if given > paid.amount else ""


def _nothing(question: Question, payer: Wind, payee: Wind, given: int, rules: RuleSet) -> Stated:
    """Return why one player pays another nothing."""
    known = dict(question.facts)
    winner, liable = known.get("winner"), known.get("liable")
    scores = dict(question.shown.scores)
    one, other = (rules.as_settled(scores.get(wind, 0), won=wind is winner) for wind in (payer, payee))
    # Where the losers settle all the same, who pays for all is no reason between two of them.
    for_all = liable is not None and (payee is winner or not _losers_settle(question, winner))
    reasons = {
        "unpaid-false-call": question.topic == "false-call",
        "unpaid-washed": question.topic == "pays-washed",
        # Where nobody wins and nothing is settled, the scores are no reason.
        "unpaid-drawn": winner is None and question.solutions == ({},) and "claimer" not in known,
        "unpaid-by-winner": payer is winner,
        "unpaid-liable": for_all and payer is not liable,
        "unpaid-by-liable": for_all,
        "unpaid-losers": rules.only_winner_counts,
        "unpaid-dead": known.get("dead") in {payer, payee},
        "unpaid-claim": known.get("claimer") is not None,
        "unpaid-equal": bool(scores) and one == other,
        "unpaid-higher": bool(scores) and one > other,
    }
    key = next((key for key, holds in reasons.items() if holds), "unpaid-other" if winner else "unpaid-drawn")
    facts: dict[str, Value] = {"payer": payer, "payee": payee, "given": given, "one": one, "other": other}
    return Stated(key, tuple(facts.items()))


def _losers_settle(question: Question, winner: Value | None) -> bool:
    """Return whether somebody who has not won is paid, too."""
    paid = (pair for solution in question.solutions if isinstance(solution, dict) for pair in solution)
    return any(pair_of(pair)[1] is not winner for pair in paid)
