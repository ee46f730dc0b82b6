"""Read off a finished deal what the settlement shows: hands, scores, payments, totals, the rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from peling.core.rules import Citation
from peling.core.settlement import Settlement, Transfer
from peling.core.tiles import Wind
from peling.play.deal import DealResult
from peling.play.game import GameState
from peling.rules.course import Length
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import face, faces_in
from peling_app.books.words import settlement as words
from peling_app.books.words.citations import citation
from peling_app.kit.words.numbers import number, signed, times
from peling_app.kit.words.tiles import wind_name
from peling_app.play.settle.model.course import outrun, place, round_over
from peling_app.play.settle.model.hands import OpenHand, open_hands
from peling_app.play.settle.model.sticks import StickPayment
from peling_app.play.tutor.model.score import HandScore, final_score, hand_score

_MORE = frozenset({"claim", "dead-hand"})

_TO_WINNER = frozenset({"winner", "pays-for", "liable"})


@dataclass(frozen=True, slots=True)
class Payment:
    """One row of "Who pays whom": the words of its cells, and whether a rule stands over it."""

    payer: str
    payee: str
    difference: str
    factor: str
    points: str
    begins: bool
    reason: str


@dataclass(frozen=True, slots=True)
class TotalRow:
    """One row of the totals: its word and for each player a number, empty where there is none."""

    word: str
    cells: tuple[str, ...]
    kind: str
    signs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SettlePage:
    """All that the page shows.

    Attributes:
        title: the deal is over and how it ended, two parts.
        hands: the winner's first, then in the order of the table.
        scores: the score of each hand, in the same order.
        score_kickers, score_headings: what stands over each score.
        payments: who pays whom.
        players: wind and name of each column of the totals.
        totals: the rows of the totals.
        rule: how it is settled, in words; `rule_cite` where that stands.
        next_east: who is East next and why; `next_cite` where that stands.
        sticks: the payments with sticks, where the book has them.
    """

    title: tuple[str, str] = ("", "")
    hands: tuple[OpenHand, ...] = ()
    scores: tuple[HandScore | None, ...] = ()
    score_kickers: tuple[str, ...] = ()
    score_headings: tuple[str, ...] = ()
    payments: tuple[Payment, ...] = ()
    players: tuple[tuple[str, str], ...] = ()
    totals: tuple[TotalRow, ...] = ()
    rule: str = ""
    rule_cite: str = ""
    next_east: str = ""
    next_cite: str = ""
    sticks: tuple[StickPayment, ...] = ()


def settle_page(
    result: DealResult,
    rules: RuleSet,
    names: Mapping[Wind, str],
    totals: Mapping[Wind, int],
    *,
    me: Wind,
    deal: int,
) -> SettlePage:
    """Return the page for a result; `totals` include the deal, `me` is the user's wind in it."""
    drawn = result.winner is None
    washed = tuple(result.outcome.washed)
    hands = open_hands(result, rules, names, me)
    order = [hand.wind for hand in hands]
    settlement = result.settlement
    east = rules.course.next_east(result.winner, result.winds)
    return SettlePage(
        title=(words.which(deal), words.outcome(result.winner, result.win, me, washed)),
        hands=hands,
        scores=tuple(_score(wind, result, rules, me) for wind in order),
        score_kickers=tuple(
            words.score_kicker(won=wind is result.winner, drawn=drawn, washed=bool(washed)) for wind in order
        ),
        score_headings=tuple(words.score_heading(wind, won=wind is result.winner) for wind in order),
        payments=_payments(settlement),
        players=tuple((wind_name(wind), names.get(wind, "")) for wind in result.winds),
        totals=_totals(result, rules, totals),
        rule=" ".join(filter(None, (outrun(result, rules, me), _rule_words(result, rules)))),
        rule_cite=_rule_cite(rules, settlement),
        next_east=words.next_east(east, me, result.winner, washed=bool(washed)),
        next_cite=_rule_cite(rules, settlement) if washed else place(rules, "next-east"),
    )


def with_course(page: SettlePage, result: DealResult, state: GameState) -> SettlePage:
    """Return the page with what follows the deal in this game: another round, or nothing more."""
    if state.is_over and state.setup.length is Length.DEAL:
        return replace(page, next_east="", next_cite="")
    over = round_over(result, state.rules, state.round_wind, ends=state.is_over, beside=page.next_cite)
    return replace(page, next_east=" ".join(filter(None, (page.next_east, over))))


def _rule_words(result: DealResult, rules: RuleSet) -> str:
    transfers, outcome = result.settlement.transfers, result.outcome
    own = face(rules.id).settlement
    said = "" if own is None else own(result, rules)
    if said:
        return said
    return words.rule_words(
        drawn=result.winner is None,
        settling=len(result.winds) if transfers else 0,
        liable=outcome.liable,
        washed=bool(outcome.washed),
        cut=next(filter(words.is_cut, transfers), None),
        more=tuple(dict.fromkeys(t.reason for t in transfers if t.reason in _MORE)),
    )


def _score(wind: Wind, result: DealResult, rules: RuleSet, me: Wind) -> HandScore | None:
    score = result.scores.get(wind)
    if score is None:
        return None
    record = result.records[wind]
    near = rules.near_misses(record) if wind is result.winner else ()
    shown = hand_score(
        score.sheet, wind, rules, win=record.win, me=wind is me, near=near, faces=faces_in(rules, record.wild)
    )
    return final_score(shown, rules, result)


def _payments(settlement: Settlement) -> tuple[Payment, ...]:
    rows = []
    previous = ""
    for shares in sorted(_shares(settlement.transfers), key=lambda made: _order(made[0])):
        transfer = _joined(shares)
        rows.append(
            Payment(
                wind_name(transfer.payer),
                wind_name(transfer.payee),
                words.difference(transfer),
                times(transfer.factor) if transfer.factor != 1 else "",
                words.points(transfer),
                begins=bool(previous) and transfer.reason != previous,
                reason=words.transfer_reason(next(filter(words.is_cut, shares), transfer)),
            )
        )
        previous = transfer.reason
    return tuple(rows)


def _shares(transfers: tuple[Transfer, ...]) -> list[list[Transfer]]:
    """Return the payments, those together that one player makes for all."""
    shares: dict[tuple[Wind, Wind, str, int], list[Transfer]] = {}
    for transfer in transfers:
        kind = "winner" if transfer.reason in _TO_WINNER else transfer.reason
        key = (transfer.payer, transfer.payee, kind, transfer.base)
        shares.setdefault(key, []).append(transfer)
    return list(shares.values())


def _joined(shares: list[Transfer]) -> Transfer:
    """Return shares as one payment."""
    if len(shares) == 1:
        return shares[0]
    cut = any(words.is_cut(share) for share in shares)
    factor = sum(share.factor for share in shares)
    # Only a share that was taken over says so.
    taken = next((share for share in shares if share.reason != "winner"), shares[0])
    return replace(taken, factor=factor, ceiling=sum(share.amount for share in shares) if cut else None)


def _order(transfer: Transfer) -> tuple[bool, int, int]:
    """Order payments: the winner's first, then those to the higher hand first."""
    first = transfer.reason == "winner"
    return not first, 0 if first else -transfer.higher, transfer.payer.number


def _totals(result: DealResult, rules: RuleSet, totals: Mapping[Wind, int]) -> tuple[TotalRow, ...]:
    winds = result.winds
    transfers = result.settlement.transfers
    won = Settlement(tuple(t for t in transfers if t.reason in _TO_WINNER)).net(winds)
    rest = Settlement(tuple(t for t in transfers if t.reason not in _TO_WINNER)).net(winds)
    deal = result.settlement.net(winds)
    drawn = result.winner is None
    names = words.rows(drawn=drawn)
    rows = []
    if not drawn:
        rows.append(_row(names[0], [won[wind] for wind in winds], "part"))
    settling = not drawn and not rules.only_winner_counts and len(winds) > words.PAIR
    if settling or any(t.reason not in _TO_WINNER for t in transfers):
        shown = [None if wind is result.winner else rest[wind] for wind in winds]
        rows.append(_row(names[1], shown, "part"))
    rows.append(_row(names[2], [deal[wind] for wind in winds], "deal"))
    rows.append(_row(names[3], [totals.get(wind, 0) - deal[wind] for wind in winds], "before"))
    rows.append(_row(names[4], [totals.get(wind, 0) for wind in winds], "total"))
    return tuple(rows)


def _row(word: str, values: list[int | None] | list[int], kind: str) -> TotalRow:
    gains = kind in {"part", "deal"}
    write = signed if gains else number
    cells = tuple("" if value is None else write(value) for value in values)
    signs = tuple((value > 0) - (value < 0) if gains and value is not None else 0 for value in values)
    return TotalRow(word, cells, kind, signs)


def _rule_cite(rules: RuleSet, settlement: Settlement) -> str:
    cites: list[Citation] = [transfer.cite for transfer in settlement.transfers]
    return citation(cites[0]) if cites else place(rules, "nobody-pays")
