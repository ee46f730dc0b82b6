"""What many evenings come to for each of the people: how often they came, what they won, and from whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import TypeAlias

from peling.ledger.sheet import DealRow, Sheet
from peling.ledger.summary.copies import origin_of
from peling.ledger.summary.evening import WonHand, evening_of, won_hands
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Attended:
    """One evening as it came out for one of its players.

    Attributes:
        sheet: what tells the evenings apart: where its sheet is kept.
        title, created: of the sheet.
        at: when its last deal was entered, or it was begun.
        name: how he was called.
        balance: what he has won or lost.
        rank: among the players of the evening; equal ones share a rank.
        players: how many they were.
        deals: how many deals were played.
        won: the deals he has won.
        paid: by each other name what he got from him (positive) or gave to him, changes by hand left out.
        rules: of the sheet.
        origin: what it has in common with copies of its sheet; see `peling.ledger.summary.copies`.
        length: how much was ever done on the sheet.
    """

    sheet: str
    title: str
    created: str
    at: str
    name: str
    balance: int
    rank: int
    players: int
    deals: int
    won: tuple[WonHand, ...]
    paid: Mapping[str, int]
    rules: RuleSet
    origin: str
    length: int


@dataclass(frozen=True, slots=True)
class Person:
    """All evenings of one of the people.

    Attributes:
        name: how he is called.
        evenings: the earliest first.
        deals, wins, balance: over all of them.
        paid: by each other name what came from him, over all of them; the largest gain first.
        best: his hand that counted most, with the evening it was in; None: he has won none.
    """

    name: str
    evenings: tuple[Attended, ...]
    deals: int
    wins: int
    balance: int
    paid: tuple[tuple[str, int], ...]
    best: tuple[Attended, WonHand] | None

    @property
    def met(self) -> frozenset[str]:
        """Return with whom he has sat at one table; whoever has cannot be the same person."""
        return frozenset(other for other, _ in self.paid)

    @property
    def mean(self) -> Fraction:
        """Return what he wins or loses in a deal, on average; 0 before the first."""
        return Fraction(self.balance, self.deals) if self.deals else Fraction(0)

    @property
    def mean_win(self) -> Fraction | None:
        """Return what his winning hands count on average; None: he has won none."""
        scores = [hand.score for evening in self.evenings for hand in evening.won]
        return Fraction(sum(scores), len(scores)) if scores else None

    @property
    def by_hand(self) -> int:
        """Return what the balance has beside what was paid by others: changes by hand."""
        return self.balance - sum(amount for _, amount in self.paid)


def attended(sheet: Sheet, where: str) -> tuple[Attended, ...]:
    """Return how a sheet came out for each of its players.

    One without deals is no evening yet, and one with computer players is a game, which counts as a game.
    """
    if not sheet.deals or sheet.setup.computers:
        return ()
    evening = evening_of(sheet)
    names = sheet.setup.players
    won = won_hands(sheet)
    paid = _paid(sheet.deals, len(names))
    origin = origin_of(sheet)
    return tuple(
        Attended(
            where,
            sheet.setup.title,
            sheet.setup.created,
            sheet.deals[-1].at or sheet.setup.created,
            name,
            evening.balances[place],
            evening.ranks[place],
            len(names),
            evening.deals,
            tuple(one for one in won if one.place == place),
            {names[other]: amount for other, amount in enumerate(paid[place]) if other != place},
            sheet.rules,
            origin,
            len(sheet.log),
        )
        for place, name in enumerate(names)
    )


def people_of(evenings: Iterable[Attended], called: Callable[[str], str]) -> tuple[Person, ...]:
    """Return everybody who has played, whoever has most first.

    An evening counts once, however many copies of its sheet there are: by the one on which most was done.

    Args:
        evenings: of all sheets, in any order.
        called: how somebody is called now whose name stands on a sheet; equal names are one person, but
            for those who sat at one table: they keep the names that stand on its sheet.
    """
    found: dict[str, list[_Seat]] = {}
    for one in _once(evenings):
        names = _called_at_table((one.name, *one.paid), called)
        found.setdefault(names[one.name], []).append((one, names))
    made = (_person(name, played) for name, played in found.items())
    return tuple(sorted(made, key=lambda one: (-one.balance, one.name.casefold())))


_Seat: TypeAlias = tuple[Attended, Mapping[str, str]]
"""An evening of somebody, and how everybody at its table is called now, by the name on its sheet."""


def _once(evenings: Iterable[Attended]) -> list[Attended]:
    """Return evenings without those of copies of their sheets."""
    every = list(evenings)
    counted: dict[str, tuple[int, str]] = {}
    for one in every:
        # Of equal ones that which is kept under the first name, so that the same counts each time.
        so_far, now = counted.get(one.origin), (-one.length, one.sheet)
        counted[one.origin] = now if so_far is None else min(so_far, now)
    return [one for one in every if counted[one.origin] == (-one.length, one.sheet)]


def _called_at_table(names: Iterable[str], called: Callable[[str], str]) -> dict[str, str]:
    """Return how the players of one evening are called now: nobody sat there twice."""
    found = {name: called(name) for name in names}
    often = Counter(found.values())
    return {name: now if often[now] == 1 else name for name, now in found.items()}


def _person(name: str, played: list[_Seat]) -> Person:
    ordered = sorted(played, key=lambda one: (moment(one[0].at), one[0].sheet))
    evenings = tuple(evening for evening, _ in ordered)
    paid: dict[str, int] = {}
    for evening, names in ordered:
        for other, amount in evening.paid.items():
            paid[names[other]] = paid.get(names[other], 0) + amount
    hands = [(evening, hand) for evening in evenings for hand in evening.won]
    return Person(
        name,
        evenings,
        sum(one.deals for one in evenings),
        len(hands),
        sum(one.balance for one in evenings),
        tuple(sorted(paid.items(), key=lambda one: (-one[1], one[0].casefold()))),
        max(hands, key=lambda one: one[1].score, default=None),
    )


def _paid(deals: tuple[DealRow, ...], players: int) -> list[list[int]]:
    """Return for each place what it got from each other, by all payments and penalties."""
    got = [[0] * players for _ in range(players)]
    for row in deals:
        for paid in (*row.figures.payments, *row.figures.penalties):
            got[paid.payee][paid.payer] += paid.amount
            got[paid.payer][paid.payee] -= paid.amount
    return got


def moment(iso: str) -> float:
    """Return a time as a number by which evenings are put in order; one that cannot be read is the first."""
    try:
        return datetime.fromisoformat(iso).timestamp()
    except (OverflowError, ValueError):
        return 0.0
