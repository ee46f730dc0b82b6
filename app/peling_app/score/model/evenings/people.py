"""What the page of people shows: a row for each, and all about the one who is chosen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.core.comma_text import FOR_SPREADSHEETS, comma_text
from peling.ledger.summary.people import Attended, Person, moment
from peling_app.kit.balance import Balance, BalanceLine
from peling_app.kit.words.numbers import number, signed
from peling_app.platform.whole_file import write_whole
from peling_app.play.result.model.page import BestHand
from peling_app.play.settle.model.hands import OpenHand, laid_hand
from peling_app.score.model.evenings.games import GAMES, games_page, games_row, sums_of
from peling_app.score.model.evenings.person import (
    SHOWN,
    Flow,
    LastEvening,
    PersonPage,
    PersonRow,
    figures,
    figures_spoken,
    person_row,
    sign,
)
from peling_app.score.people import PeopleStore
from peling_app.score.words import people as words
from peling_app.score.words.evening import ONE_EVENING
from peling_app.score.words.start import sheet_title


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
        self._is_picked = False  # by the user, and not because there was nobody else yet
        self._other = ""
        self._wanted = ""
        self._before: dict[str, str] = {}
        store.changed.connect(self._follow)

    @property
    def rows(self) -> tuple[PersonRow, ...]:
        """Return the people whose names have what is searched for, whoever has most first; then the games."""
        wanted = self._wanted.casefold().strip()
        found = [_row(one) for one in self.store.people]
        if self.store.games:
            found.append(games_row(self.store.me, self.store.games))
        return tuple(one for one in found if wanted in one.name.casefold())

    @property
    def said(self) -> str:
        """Return from how many sheets that is, or why there is nothing."""
        people, games = self.store.people, self.store.games
        if not people and not games:
            return words.reading() if self.store.is_reading else words.nobody()
        first = [one.evenings[0].created for one in people if one.evenings]
        sheets = {evening.sheet for one in people for evening in one.evenings}
        said = words.said(len(sheets), min(first, default=""), self.store.left_out)
        return f"{said}  ·  {words.games_n(len(games))}" if games else said

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
        return signed(sum(one.balance for one in self.store.people))

    @property
    def chosen(self) -> str:
        """Return the key of who is chosen; empty: nobody is there."""
        return self._chosen

    @property
    def is_games(self) -> bool:
        """Return whether the own games against the computer are chosen, and no person."""
        return self._chosen == GAMES

    @property
    def other(self) -> str:
        """Return with whom he is compared; empty: with nobody."""
        return self._other

    @property
    def others(self) -> tuple[str, ...]:
        """Return with whom he can be compared; games with nobody."""
        if self.is_games:
            return ()
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
        if self.is_games:
            return games_page(self.store.me, self.store.games)
        found = self._find(self._chosen)
        return PersonPage() if found is None else self._page(found)

    def choose(self, name: str) -> None:
        """Show a person."""
        self._is_picked = self._is_picked or self._is_there(name)
        if name != self._chosen and self._is_there(name):
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

    def about_name(self, name: str) -> tuple[bool, str]:
        """Return whether whoever is chosen can be called so, and what is to be said of it."""
        other = self.store.find(name)
        if other is None or other.name == self._chosen:
            return True, words.kept()
        together = self.store.sat_together(self._chosen, name)
        if together is None:
            return True, words.becomes_one(name=self._chosen, other=other.name)
        title = sheet_title(together.title, together.created)
        said = words.sat_together(self._chosen, other.name, title, words.short_day(day_of(together)))
        return False, said

    def rename(self, name: str) -> None:
        """Call whoever is chosen otherwise."""
        if name.strip() and self._find(self._chosen) is not None and self.about_name(name)[0]:
            self._call(self._chosen, name.strip(), chosen=name.strip())

    def merge(self, one: str, other: str) -> None:
        """Take two names for one person, called like the first."""
        self._call(other, one, chosen=one)

    def export(self, file: Path) -> None:
        """Write a row for each person, and one for the own games, as CSV.

        Raises:
            OSError: it cannot be written.
        """
        heads = (words.page(), words.evenings(), words.deals(), words.won(), words.balance())
        rows = [(one.name, len(one.evenings), one.deals, one.wins, one.balance) for one in self.store.people]
        if games := self.store.games:
            sums = sums_of(games)
            rows.append((words.games_of(self.store.me), len(games), sums.deals, sums.won, sums.net))
        write_whole(file, FOR_SPREADSHEETS + comma_text([heads, *rows]))

    def refresh(self) -> None:
        """Word everything again."""
        self.changed.emit()

    # Inside

    def _call(self, old: str, new: str, *, chosen: str) -> None:
        """Call a person otherwise and choose who is meant then; if that cannot be kept, all stays."""
        before, self._chosen = self._chosen, chosen
        if self.store.rename(old, new):
            self._before[chosen] = old
        else:
            self._chosen = before

    def _follow(self) -> None:
        waits = self.is_games and not self._is_picked
        if waits or not self._is_there(self._chosen):
            # Games are read first: whoever opens the page is to see a person.
            games = GAMES if self.store.games else ""
            first = self.store.people[0].name if self.store.people else games
            # Who is called as before again is still the one that is chosen.
            was = self._before.get(self._chosen, "")
            self._chosen = was if self._is_there(was) else first
        if self._find(self._other) is None:
            self._other = ""
        self.changed.emit()

    def _is_there(self, key: str) -> bool:
        return bool(self.store.games) if key == GAMES else self._find(key) is not None

    def _find(self, name: str) -> Person | None:
        return next((one for one in self.store.people if one.name == name), None)

    def _page(self, one: Person) -> PersonPage:
        other = self._find(self._other)
        balance, times = _balance(one, other), len(one.evenings)
        flows = [Flow(name, amount, signed(amount)) for name, amount in one.paid]
        if one.by_hand:
            flows.append(Flow(words.by_hand(), one.by_hand, signed(one.by_hand)))
        return PersonPage(
            one.name,
            figures((times, words.evenings_n.without(times)), one.deals, one.wins, one.mean, one.mean_win),
            figures_spoken(words.evenings_n(times), one.deals, one.wins, one.mean, one.mean_win),
            self._best(one),
            balance,
            " ".join(
                words.chart(name=line.name, values=", ".join(map(signed, line.values[1:])))
                for line in balance.lines
            ),
            tuple(flows),
            tuple(_last(evening) for evening in reversed(one.evenings[-SHOWN:])),
            (words.evening_by_evening(), words.from_whom(), words.last_evenings()),
        )

    def _best(self, one: Person) -> BestHand | None:
        if one.best is None:
            return None
        evening, won = one.best
        title = sheet_title(evening.title, evening.created)
        day = words.short_day(day_of(evening)) if evening.title.strip() else ""
        said = words.best_said(day, won.row.number, title)
        found = self.store.hand_of(evening, won)
        wind = won.row.situation.winds[won.place]
        if found is None:
            return BestHand(OpenHand(wind, one.name, "", (), number(won.score), "", winner=True), said)
        return BestHand(laid_hand(*found, one.name), said)


def _row(one: Person) -> PersonRow:
    times = len(one.evenings), words.evenings_n(len(one.evenings))
    return person_row(one.name, one.name, times, deals=one.deals, wins=one.wins, net=one.balance)


def _balance(one: Person, other: Person | None) -> Balance:
    """Return the balances after each evening; of two, after each at which either was there."""
    people = [one] if other is None else [one, other]
    when = {evening.sheet: evening.at for person in people for evening in person.evenings}
    order = sorted(when, key=lambda sheet: (moment(when[sheet]), sheet))
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


def day_of(evening: Attended) -> str:
    """Return the day of an evening, in ISO 8601: that on which it began, however late it became.

    A sheet that was gone on with another time has the day of its last deal.
    """
    late = moment(evening.at) - moment(evening.created)
    return evening.created if late < ONE_EVENING else evening.at


def _last(evening: Attended) -> LastEvening:
    return LastEvening(
        words.short_day(day_of(evening)),
        words.place(evening.rank, evening.players),
        signed(evening.balance),
        sign(evening.balance),
    )
