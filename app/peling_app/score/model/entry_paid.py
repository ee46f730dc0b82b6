"""Tell who pays whom while a deal is entered, why, and what everybody gains."""

from __future__ import annotations

from itertools import combinations

from peling.core.rules import Citation
from peling.core.scoring import WinBy
from peling.core.settlement import Transfer
from peling.ledger.entry import Points, Result, counted
from peling.ledger.hands import hand_of
from peling.ledger.reckoning import FaultId
from peling.rules.sticks import handed_over
from peling_app.books.faces import face_of_book
from peling_app.books.words import settlement as settlement_words
from peling_app.books.words.citations import short_citation
from peling_app.kit.words.numbers import MINUS, number, signed, times
from peling_app.play.settle.model.page import Payment
from peling_app.score.model.entry_rows import EntryFacts, NetShown, PaidShown
from peling_app.score.words import entry as words
from peling_app.score.words import entry_paid as paid_words


def paid_of(facts: EntryFacts) -> PaidShown:
    """Return who pays whom, as far as the entry tells."""
    transfers = sorted(facts.reckoning.settlement.transfers, key=_order)
    rows = [*_settled(facts, transfers), *_punished(facts)]
    figures = facts.reckoning.figures
    known = facts.reckoning.can_enter
    nets = tuple(
        NetShown(name, signed(gain) if known or gain else paid_words.unknown(), (gain > 0) - (gain < 0))
        for name, gain in zip(facts.names, figures.net, strict=True)
    )
    cite, together = _cite([paid.cite for paid in transfers]), sum(figures.net)
    return PaidShown(
        cite, tuple(rows), _notes(facts, transfers), nets, signed(together) if known and together else ""
    )


def _settled(facts: EntryFacts, transfers: list[Transfer]) -> list[Payment]:
    rows: list[Payment] = []
    previous = ""
    for paid in transfers:
        reason = settlement_words.transfer_reason(paid)
        rows.append(
            Payment(
                _name(facts, paid.payer.number),
                _name(facts, paid.payee.number),
                _base(paid),
                times(paid.factor) if paid.factor != 1 else "",
                settlement_words.points(paid),
                begins=bool(previous) and paid.reason != previous,
                reason=" ".join(filter(None, (reason, _sticks(facts, paid.amount)))),
            )
        )
        previous = paid.reason
    return rows


def _punished(facts: EntryFacts) -> list[Payment]:
    titles = {entry.id: entry.title for entry in facts.rules.entries}
    reasons = [
        (words.penalty_reason(titles.get(paid.reason, paid.reason)), _sticks(facts, paid.amount))
        for paid in facts.reckoning.figures.penalties
    ]
    return [
        Payment(
            facts.names[paid.payer],
            facts.names[paid.payee],
            words.penalty_short(),
            times(paid.factor) if paid.factor > 1 else "",
            number(paid.amount),
            begins=not row,
            reason=" ".join(filter(None, reasons[row])),
        )
        for row, paid in enumerate(facts.reckoning.figures.penalties)
    ]


def _base(paid: Transfer) -> str:
    """Return the points before doubling: the winner's score, or "28 − 16"."""
    if not paid.lower and paid.reason != "difference":
        return number(paid.base)
    return f"{number(paid.higher)} {MINUS} {number(paid.lower)}"


def _sticks(facts: EntryFacts, amount: int) -> str:
    """Say how an amount is paid with the book's sticks, change included; empty without sticks."""
    if not facts.rules.sticks:
        return ""
    whole = dict(facts.rules.sticks)
    way = handed_over(amount, whole, whole)
    return "" if way is None else paid_words.sticks(way.paid, way.change)


def _notes(facts: EntryFacts, transfers: list[Transfer]) -> tuple[str, ...]:
    """Say what the payments do not: that nobody pays, why some do not, what is rounded, doubled, cut."""
    entry, notes = facts.entry, []
    if facts.reckoning.can_enter and not transfers and not facts.reckoning.figures.penalties:
        match entry.result:
            case Result.FALSE_CALL if not entry.fully_exposed:
                notes.append(paid_words.call_taken_back())
            case _:
                notes.append(paid_words.nobody_pays())
    notes += [
        paid_words.equal(facts.names[one], facts.names[other], counts)
        for one, other, counts in _equal(facts, transfers)
    ]
    typed, won = _typed_total(facts), _won_total(facts)
    if won is not None and facts.rules.as_paid(won) != won:
        # By tiles its own score says it too, but below its lines, which may be out of sight.
        notes.append(paid_words.rounded_from(won, facts.rules.as_paid(won)))
    notes += _only_limit(facts, transfers)
    notes += _why_twice(facts, transfers)
    cut = next(filter(settlement_words.is_cut, transfers), None)
    if cut is not None:
        notes.append(settlement_words.limit_words(cut))
    claimed = entry.way in {WinBy.DISCARD, WinBy.LAST_DISCARD, WinBy.FIRST_DISCARD}
    if claimed and typed is not None and facts.rules.claim_points:
        # Typed points leave open if the hand had enough of them to win by a discard.
        winner = facts.names[entry.winner or 0]
        notes.append(paid_words.enough_to_claim(name=winner, points=facts.rules.claim_points))
    notes += _who_collects(facts, transfers)
    notes += [paid_words.pays_for_all(name=facts.names[place]) for place in facts.reckoning.liable]
    made = facts.reckoning.figures.adjustments
    if any(made):
        gains = [(facts.names[place], signed(gain)) for place, gain in enumerate(made) if gain]
        notes.append(paid_words.adjusted(gains, sum(made)))
    return tuple(notes)


def _who_collects(facts: EntryFacts, transfers: list[Transfer]) -> list[str]:
    """Say which of several who washed the tiles is paid, where only one is."""
    short = [fault for fault in facts.reckoning.faults if fault.id is FaultId.WASHING_TOO_FEW]
    paid = {one.payee.number for one in transfers}
    if facts.entry.result is not Result.WASHED or len(facts.entry.washed) - len(short) <= len(paid):
        return []
    return [paid_words.one_collects(name=_name(facts, number)) for number in paid]


def _only_limit(facts: EntryFacts, transfers: list[Transfer]) -> list[str]:
    """Say of whose typed points only the limit counts; of a hand that lies there its lines say it."""
    settling = any(paid.reason == "difference" for paid in transfers)
    scores = counted(facts.entry, facts.reckoning.figures.scores)
    notes = []
    for place, name in enumerate(facts.names):
        won = place == facts.entry.winner
        score = scores[place]
        if score is None or not (settling or (won and transfers)):
            continue
        counts = facts.rules.as_settled(score, won=won)
        if isinstance(hand_of(facts.entry, place), Points) and counts < score:
            notes.append(paid_words.only_limit(name, score, counts))
    return notes


def _why_twice(facts: EntryFacts, transfers: list[Transfer]) -> list[str]:
    """Say why payments are doubled, in the words of the book; nothing where none is, or all are shared."""
    doubled = [paid for paid in transfers if paid.factor == 2]
    if not doubled or all(paid.reason == "pays-for" for paid in transfers):
        return []
    why = face_of_book(doubled[0].cite.book).why_twice
    if why is None:
        return [paid_words.east_doubles(name=facts.names[facts.situation.east])]
    # By such a book a discard is paid twice by one alone, or by whoever is liable for all.
    giver = facts.entry.giver if any(paid.factor == 1 for paid in transfers) else None
    return [why("" if giver is None else facts.names[giver])]


def _won_total(facts: EntryFacts) -> int | None:
    """Return what the hand of whoever won counts; None: nobody has, or that is not known yet."""
    entry = facts.entry
    won = entry.result is Result.WON and entry.winner is not None
    return facts.reckoning.hands[entry.winner or 0].total if won else None


def _typed_total(facts: EntryFacts) -> int | None:
    """Return the same of points that were typed; None where his tiles lie too."""
    by_points = isinstance(hand_of(facts.entry, facts.entry.winner or 0), Points)
    return _won_total(facts) if by_points else None


def _equal(facts: EntryFacts, transfers: list[Transfer]) -> list[tuple[int, int, int]]:
    """Return who settle with each other and owe nothing, as their hands count the same."""
    if not any(paid.reason == "difference" for paid in transfers):
        return []
    settling = [place for place in range(len(facts.names)) if place != facts.entry.winner]
    scores = {
        place: None if score is None else facts.rules.as_settled(score, won=False)
        for place, score in enumerate(counted(facts.entry, facts.reckoning.figures.scores))
    }
    return [
        (one, other, counts)
        for one, other in combinations(settling, 2)
        if (counts := scores[one]) is not None and counts == scores[other]
    ]


def _name(facts: EntryFacts, wind: int) -> str:
    return next(
        name for name, held in zip(facts.names, facts.situation.winds, strict=True) if held.number == wind
    )


def _order(paid: Transfer) -> tuple[bool, int, int]:
    """Order payments: the winner's first, then those to the higher hand first."""
    first = paid.reason == "winner"
    return not first, 0 if first else -paid.higher, paid.payer.number


def _cite(cites: list[Citation]) -> str:
    return short_citation(cites[0]) if cites else ""
