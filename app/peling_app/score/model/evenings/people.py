"""What the page of people shows: a row for each, and all about the one who is chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling.core.comma_text import FOR_SPREADSHEETS, comma_text
from peling.ledger.summary.people import Attended, Person
from peling_app.kit.balance import Balance, BalanceLine
from peling_app.kit.words.numbers import decimal, number, signed, signed_tenths
from peling_app.platform.whole_file import write_whole
from peling_app.play.result.model.page import BestHand
from peling_app.play.settle.model.hands import OpenHand, laid_hand
from peling_app.score.people import PeopleStore
from peling_app.score.words import people as words
from peling_app.score.words.start import sheet_title

SHOWN: Final = 6
"""So many of the last evenings are named."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person in the list: name, figures as texts, signs of the mean and the balance."""

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
        best: his best hand; None: he has won none.
        balance: what he had after each evening; with another one, both over the evenings of either.
        spoken: the same in words.
        flows: from whom to whom; they sum up to the balance.
        last: the last evenings, the latest first.
    """

    name: str = ""
    figures: tuple[tuple[str, str], ...] = ()
    best: BestHand | None = None
    balance: Balance = field(default_factory=Balance)
    spoken: str = ""
    flows: tuple[Flow, ...] = ()
    last: tuple[LastEvening, ...] = ()


class PeopleModel(QObject):
    """The people, as they are shown.

    Signals:
        changed: anything that is shown.
    """

    changed = Signal()

    def __init__(self, store: PeopleStore, parent: QObject | None = None) -> None:
        """Show the people of a store."""
        super().__init__(parent)
        self.store = store
        self._chosen = ""
        self._other = ""
        self._wanted = ""
        store.changed.connect(self._follow)

    @property
    def rows(self) -> tuple[PersonRow, ...]:
        """Return the people whose names have what is searched for, whoever has most first."""
        wanted = self._wanted.casefold().strip()
        return tuple(_row(one) for one in self.store.people if wanted in one.name.casefold())

    @property
    def told(self) -> str:
        """Return from how many sheets that is, or why there is nothing."""
        people = self.store.people
        if not people:
            return words.reading() if self.store.is_reading else words.nobody()
        first = [one.evenings[0].created for one in people if one.evenings]
        sheets = {evening.sheet for one in people for evening in one.evenings}
        return words.told(len(sheets), min(first, default=""), self.store.left_out)

    @property
    def doubtful(self) -> tuple[tuple[str, str], ...]:
        """Return names that may be one person's, the one that was there more often first."""
        evenings = {one.name: len(one.evenings) for one in self.store.people}
        return tuple(
            (one, other) if evenings[one] >= evenings[other] else (other, one)
            for one, other in self.store.doubtful
        )

    @property
    def together(self) -> str:
        """Return what all balances make; 0 but for changes by hand."""
        total = sum(one.balance for one in self.store.people)
        return signed(total) if total else number(0)

    @property
    def chosen(self) -> str:
        """Return who is chosen; empty: nobody is there."""
        return self._chosen

    @property
    def other(self) -> str:
        """Return with whom he is compared; empty: with nobody."""
        return self._other

    @property
    def others(self) -> tuple[str, ...]:
        """Return with whom he can be compared."""
        return tuple(one.name for one in self.store.people if one.name != self._chosen)

    @property
    def mergeable(self) -> tuple[str, ...]:
        """Return who can be the same person: whoever has never sat at a table with him."""
        found = self._find(self._chosen)
        met = frozenset[str]() if found is None else found.met
        return tuple(name for name in self.others if name not in met)

    @property
    def person(self) -> PersonPage:
        """Return all about whoever is chosen."""
        found = self._find(self._chosen)
        return PersonPage() if found is None else self._page(found)

    def choose(self, name: str) -> None:
        """Show a person."""
        if name != self._chosen and self._find(name) is not None:
            self._chosen = name
            if self._other == name:
                self._other = ""
            self.changed.emit()

    def compare(self, name: str) -> None:
        """Draw the balance of another one beside his; empty: of nobody."""
        if name not in {self._other, self._chosen}:
            self._other = name
            self.changed.emit()

    def search(self, text: str) -> None:
        """List only those whose name has this in it."""
        self._wanted = text
        self.changed.emit()

    def rename(self, name: str) -> None:
        """Call whoever is chosen otherwise."""
        if name.strip() and self._chosen:
            self._call(self._chosen, name.strip(), chosen=name.strip())

    def merge(self, one: str, other: str) -> None:
        """Take two names for one person, called like the first."""
        self._call(other, one, chosen=one)

    def export(self, file: Path) -> bool:
        """Write a row for each person as CSV; return whether it is done."""
        heads = (words.page(), words.evenings(), words.deals(), words.won(), words.balance())
        rows = [(one.name, len(one.evenings), one.deals, one.wins, one.balance) for one in self.store.people]
        try:
            write_whole(file, FOR_SPREADSHEETS + comma_text([heads, *rows]))
        except OSError as error:
            self.store.failed.emit("export", error.strerror or file.name)
            return False
        return True

    def refresh(self) -> None:
        """Word everything again."""
        self.changed.emit()

    # Inside

    def _call(self, old: str, new: str, *, chosen: str) -> None:
        """Call a person otherwise and choose who is meant then; if that cannot be kept, all stays."""
        before, self._chosen = self._chosen, chosen
        if not self.store.rename(old, new):
            self._chosen = before

    def _follow(self) -> None:
        if self._find(self._chosen) is None:
            self._chosen = self.store.people[0].name if self.store.people else ""
        if self._find(self._other) is None:
            self._other = ""
        self.changed.emit()

    def _find(self, name: str) -> Person | None:
        return next((one for one in self.store.people if one.name == name), None)

    def _page(self, one: Person) -> PersonPage:
        other = self._find(self._other)
        balance = _balance(one, other)
        mean_win = one.mean_win
        flows = [Flow(name, amount, signed(amount) if amount else number(0)) for name, amount in one.paid]
        if one.by_hand:
            flows.append(Flow(words.by_hand(), one.by_hand, signed(one.by_hand)))
        return PersonPage(
            one.name,
            (
                (number(len(one.evenings)), words.evenings()),
                (number(one.deals), words.deals()),
                (words.won_of(one.wins, one.deals), words.won()),
                (signed_tenths(float(one.mean)), words.points_in_a_deal()),
                ("–" if mean_win is None else decimal(float(mean_win)), words.mean_win()),
            ),
            self._best(one),
            balance,
            " ".join(
                words.chart(name=line.name, values=", ".join(map(signed, line.values[1:])))
                for line in balance.lines
            ),
            tuple(flows),
            tuple(_last(evening) for evening in reversed(one.evenings[-SHOWN:])),
        )

    def _best(self, one: Person) -> BestHand | None:
        if one.best is None:
            return None
        evening, won = one.best
        told = words.best_told(
            words.short_day(evening.created), won.row.number, sheet_title(evening.title, evening.created)
        )
        found = self.store.hand_of(evening, won)
        wind = won.row.situation.winds[won.place]
        if found is None:
            return BestHand(OpenHand(wind, one.name, "", (), number(won.score), "", winner=True), told)
        return BestHand(laid_hand(*found, one.name), told)


def _row(one: Person) -> PersonRow:
    mean = float(one.mean)
    balance = signed(one.balance) if one.balance else number(0)
    return PersonRow(
        one.name,
        number(len(one.evenings)),
        number(one.deals),
        words.won_of(one.wins, one.deals),
        signed_tenths(mean),
        (mean > 0) - (mean < 0),
        balance,
        (one.balance > 0) - (one.balance < 0),
        words.row(
            name=one.name,
            evenings=words.evenings_n(len(one.evenings)),
            deals=words.deals_n(one.deals),
            won=words.won_n(one.wins),
            balance=balance,
        ),
    )


def _balance(one: Person, other: Person | None) -> Balance:
    """Return the balances after each evening; of two, after each at which either was there."""
    people = [one] if other is None else [one, other]
    when = {evening.sheet: evening.at for person in people for evening in person.evenings}
    order = sorted(when, key=lambda sheet: (when[sheet], sheet))
    lines = []
    for person in people:
        won: dict[str, int] = {}
        for evening in person.evenings:
            won[evening.sheet] = won.get(evening.sheet, 0) + evening.balance
        values = [0]
        for sheet in order:
            values.append(values[-1] + won.get(sheet, 0))
        lines.append(BalanceLine(person.name, tuple(values)))
    return Balance(tuple(lines))


def _last(evening: Attended) -> LastEvening:
    return LastEvening(
        words.short_day(evening.at),
        words.place(evening.rank, evening.players),
        signed(evening.balance) if evening.balance else number(0),
        (evening.balance > 0) - (evening.balance < 0),
    )
