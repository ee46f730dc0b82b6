"""What is shown of one of the people: a row in the list, and a page."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from peling_app.kit.balance import Balance
from peling_app.kit.words.numbers import decimal, number, signed, signed_tenths
from peling_app.play.result.model.page import BestHand
from peling_app.score.words import people as words

SHOWN: Final = 6
"""So many of the last evenings are named."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person in the list: key, name, figures as texts, signs of the mean and the balance."""

    key: str
    name: str
    evenings: str
    deals: str
    won: str
    mean: str
    mean_sign: int
    balance: str
    sign: int
    spoken: str


@dataclass(frozen=True, slots=True)
class Flow:
    """What somebody got from another one: the name, the amount, and it as text."""

    name: str
    amount: int
    shown: str


@dataclass(frozen=True, slots=True)
class LastEvening:
    """One of the last evenings: its day, the place he had, what he won, its sign."""

    day: str
    place: str
    balance: str
    sign: int


@dataclass(frozen=True, slots=True)
class PersonPage:
    """All about one person.

    Attributes:
        name: who it is.
        figures: five figures, each with what it is.
        figures_spoken: the same in words.
        best: his best hand; None: he has won none.
        balance: what he had after each evening; with another one, both over the evenings of either.
        spoken: the same in words.
        flows: from whom to whom; they sum up to the balance.
        last: the last evenings, the latest first.
        titles: what stands over the balance, over the flows and over the last evenings.
        note: what else is to be said; may be empty.
    """

    name: str = ""
    figures: tuple[tuple[str, str], ...] = ()
    figures_spoken: str = ""
    best: BestHand | None = None
    balance: Balance = field(default_factory=Balance)
    spoken: str = ""
    flows: tuple[Flow, ...] = ()
    last: tuple[LastEvening, ...] = ()
    titles: tuple[str, str, str] = ("", "", "")
    note: str = ""


def figures(
    times: tuple[int, str], deals: int, wins: int, mean: Fraction, mean_win: Fraction | None
) -> tuple[tuple[str, str], ...]:
    """Return the five figures of a person, each with what it is; `times` are his evenings, or games."""
    return (
        (number(times[0]), times[1]),
        (number(deals), words.deals_n.without(deals)),
        (words.won_of(wins, deals), words.won()),
        (signed_tenths(float(mean)), words.points_in_a_deal()),
        ("–" if mean_win is None else decimal(float(mean_win)), words.mean_win()),
    )


def figures_spoken(times: str, deals: int, wins: int, mean: Fraction, mean_win: Fraction | None) -> str:
    """Return the five figures of a person in words; `times` are his evenings, or games, in words."""
    shown = figures((0, ""), deals, wins, mean, mean_win)
    return words.figures_said(times, words.deals_n(deals), words.won_n(wins), shown[3][0], shown[4][0])


def person_row(key: str, name: str, times: tuple[int, str], *, deals: int, wins: int, net: int) -> PersonRow:
    """Return a row of the list; `times` are the evenings, or games, as a figure and in words."""
    mean = Fraction(net, deals) if deals else Fraction(0)
    balance = signed(net)
    return PersonRow(
        key,
        name,
        number(times[0]),
        number(deals),
        words.won_of(wins, deals),
        signed_tenths(float(mean)),
        sign(mean),
        balance,
        sign(net),
        words.row(
            name=name,
            evenings=times[1],
            deals=words.deals_n(deals),
            won=words.won_n(wins),
            balance=balance,
        ),
    )


def sign(amount: Fraction | int) -> int:
    """Return 1 for a gain, -1 for a loss, 0 for nothing."""
    return (amount > 0) - (amount < 0)
