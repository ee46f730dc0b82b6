"""Hold what is chosen for a new score sheet, remember the players, and make the sheet's setup of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QDate, QObject, Signal

from peling.ledger.inputs import SheetSetup
from peling.rulebooks import rule_set
from peling.rules.ruleset import Option, OptionValue, RuleSet
from peling.rules.sticks import worth
from peling_app.books.faces import face
from peling_app.books.model.chosen import ChosenRules
from peling_app.platform.preferences import Preferences
from peling_app.score.seat_draw import DrawLine, SeatDraw, draw_seats
from peling_app.score.words import start as words

ROUNDS = (0, 1, 2, 3, 4, 8, 16)
MOST = 4
LONGEST_NAME = 24
"""Letters of the name of a player."""
LONGEST_TITLE = 60
"""Letters of the title of a sheet."""
LONGEST_PLACE = 40
"""Letters in which people say where they meet."""


def names_twice(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names that stand there more than once, whatever their capitals."""
    called = [name.casefold() for name in names]
    return tuple(name for name in dict.fromkeys(names) if called.count(name.casefold()) > 1)


def _called(players: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """Return how players are called, given by their names, and by the numbers of those whom nobody named."""
    return tuple(name or words.player(number) for name, number in players)


class NewSheet(QObject):
    """The choices for a new score sheet; players, number of rounds, book and house rules are remembered.

    Signals:
        changed: something was chosen.
    """

    changed = Signal()

    def __init__(
        self,
        preferences: Preferences,
        rules: ChosenRules,
        rng: random.Random | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        """Begin with what was chosen last; book and house rules are those of `rules`."""
        super().__init__(parent)
        self._preferences = preferences
        self.rng = rng or random.SystemRandom()
        self._now = now
        self.rules_chosen = rules
        self.title = ""
        self.where = ""
        self.start = 0
        self._east = 0
        self.drawn: SeatDraw | None = None
        self._drawn_by: tuple[int, RuleSet] | None = None
        self._is_begun = False
        self._numbers = list(range(1, MOST + 1))
        rules.changed.connect(self._follow)

    @property
    def book(self) -> str:
        """Return the id of the rule book."""
        return self.rules_chosen.book

    @property
    def rules(self) -> RuleSet:
        """Return the rules with the house rules chosen."""
        return rule_set(self.book, self.rules_chosen.house_rules)

    @property
    def limit(self) -> Option | None:
        """Return the option of the book that sets the limit, if it has one."""
        return next((option for option in self.rules.options if option.key == "limit"), None)

    @property
    def limit_value(self) -> OptionValue:
        """Return the limit that is chosen; only for a book with a limit."""
        return self.rules.house["limit"]

    def set_limit(self, value: OptionValue) -> None:
        """Set the limit."""
        option = self.limit
        if option is None:
            return
        chosen = {key: one for key, one in self.rules_chosen.house_rules.items() if key != "limit"}
        if value != option.default or type(value) is not type(option.default):
            chosen["limit"] = value
        self.rules_chosen.set_house_rules(chosen)

    @property
    def sticks(self) -> int:
        """Return what everybody has at the start in the sticks of the book; 0 where it has none."""
        return worth(dict(self.rules.sticks))

    @property
    def counts(self) -> tuple[int, ...]:
        """Return how many can play by the book."""
        return self.rules.course.players

    @property
    def count(self) -> int:
        """Return how many play."""
        wish = self._preferences.current.sheet_count
        return wish if wish in self.counts else max(self.counts)

    def choose_book(self, book: str) -> None:
        """Choose a rule book; seats that were drawn by another one are drawn no longer."""
        self.drawn = None
        self.rules_chosen.choose_book(book)

    def set_count(self, count: int) -> None:
        """Set how many play."""
        self.drawn = None
        self._east = 0
        self._numbers.sort()
        self._preferences.update(sheet_count=count)
        self.changed.emit()

    @property
    def names(self) -> tuple[str, ...]:
        """Return what was typed for each player, in the order of play; empty where nothing was."""
        known = self._preferences.current.sheet_players
        return tuple(known[place] if place < len(known) else "" for place in range(self.count))

    @property
    def shown_names(self) -> tuple[str, ...]:
        """Return how the players will be called."""
        return _called(zip(self.names, self._numbers, strict=False))

    @property
    def spare_names(self) -> tuple[str, ...]:
        """Return how each will be called whom nobody names, in the present language."""
        return tuple(words.player(number) for number in self._numbers)

    def set_name(self, place: int, name: str) -> None:
        """Set what a player is called."""
        known = self._known()
        known[place] = name.strip()
        self._keep(known)

    def rename(self, old: str, new: str) -> None:
        """Know a player by the name that he was given on a sheet, unless another one is called so here."""
        self.follow(lambda name: new if name == old else name)

    def follow(self, called: Callable[[str], str]) -> None:
        """Know players by the names that they have now; a name that another one has is given to nobody."""
        known = self._known()
        for place, name in enumerate(known):
            now = called(name) if name else ""
            if now not in known:
                known[place] = now
        if known != self._known():
            self._keep(known)

    def move(self, place: int, steps: int) -> None:
        """Let a player change places with the one so many places to the right (negative: to the left)."""
        other = (place + steps) % self.count
        known = self._known()
        numbers = self._numbers
        known[place], known[other] = known[other], known[place]
        numbers[place], numbers[other] = numbers[other], numbers[place]
        east = {place: other, other: place}.get(self._east, self._east)
        self.drawn = None
        self._east = east
        self._keep(known)

    @property
    def east(self) -> int:
        """Return who is East in the first deal, as a place in the order of play."""
        return min(self._east, self.count - 1)

    def set_east(self, place: int) -> None:
        """Set who is East first, by hand."""
        self._east = place
        self.drawn = None
        self.changed.emit()

    def draw(self) -> SeatDraw:
        """Draw the seats as the book has it; the players then stand in their new order."""
        self._is_begun = False
        self._drawn_by = seed, rules = self.rng.getrandbits(64), self.rules
        sat = tuple(zip(self.names, self._numbers, strict=False))
        drawn = draw_seats(random.Random(seed), rules, _called(sat))
        known = self._known()
        known[: self.count] = [sat[place][0] for place in drawn.order]
        self._numbers[: self.count] = [sat[place][1] for place in drawn.order]
        self._keep(known)
        self._east = drawn.east
        self.drawn = drawn
        self.changed.emit()
        return drawn

    def reword(self) -> tuple[DrawLine, ...]:
        """Make the sentences of the drawing of seats again, after the language has changed, or a name.

        Returns:
            The steps of the drawing; none where no seats have been drawn.
        """
        if self.drawn is None or self._drawn_by is None:
            return ()
        seed, rules = self._drawn_by
        now, order = tuple(zip(self.names, self._numbers, strict=False)), self.drawn.order
        sat = [now[order.index(place)] for place in range(len(order))]
        self.drawn = draw_seats(random.Random(seed), rules, _called(sat))
        return self.drawn.lines

    @property
    def rounds(self) -> int:
        """Return how many rounds are to be played; 0: as many as the players like."""
        return self._preferences.current.sheet_rounds

    def set_rounds(self, rounds: int) -> None:
        """Set how many rounds are to be played."""
        self._preferences.update(sheet_rounds=rounds)
        self.changed.emit()

    @property
    def in_sets(self) -> bool:
        """Return whether the book calls four rounds a set."""
        named = face(self.book).places.get("sets", ())
        return any(entry.id in named for entry in self.rules.entries)

    @property
    def same_names(self) -> tuple[str, ...]:
        """Return names that more than one player has."""
        return names_twice(self.shown_names)

    @property
    def usual_title(self) -> str:
        """Return what the sheet is called unless the players call it otherwise."""
        now = self._now().astimezone()
        return words.evening(QDate(now.year, now.month, now.day))

    def begin_anew(self, called: Callable[[str], str]) -> None:
        """Begin with who played last, by the names they have now; what a sheet was begun with is over."""
        if self._is_begun:
            self.drawn = None
        self._is_begun = False
        self.follow(called)
        self.changed.emit()

    def begin(self) -> SheetSetup:
        """Return what the new sheet needs to know; the seats that were drawn are for that one alone."""
        self._is_begun = True
        return self.setup()

    def setup(self) -> SheetSetup:
        """Return what the new sheet needs to know."""
        return SheetSetup(
            title=self.title.strip(),
            rules_id=self.book,
            options=dict(self.rules_chosen.house_rules),
            players=self.shown_names,
            first_east=self.east,
            start=self.start,
            rounds=self.rounds or None,
            where=self.where.strip(),
            created=self._now().isoformat(timespec="seconds"),
        )

    def _known(self) -> list[str]:
        known: Sequence[str] = self._preferences.current.sheet_players
        return [known[place] if place < len(known) else "" for place in range(MOST)]

    def _keep(self, names: list[str]) -> None:
        self._preferences.update(sheet_players=tuple(names))
        self.changed.emit()

    def _follow(self) -> None:
        if self.drawn is not None and len(self.drawn.order) != self.count:
            self.drawn = None
        self.changed.emit()
