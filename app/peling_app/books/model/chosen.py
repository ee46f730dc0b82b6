"""Hold by which rules new games and sheets go: the book, its house rules, the sets that were saved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.ruleset import OptionValue, RuleSet
from peling_app.books.faces import book_ids
from peling_app.books.house_rules import unknown_options
from peling_app.books.model.house_sets import HouseSets
from peling_app.platform.preferences import Preferences


def printed_books() -> tuple[str, ...]:
    """Return the short ids of the printed books from which the rules are taken, each once."""
    return tuple(dict.fromkeys(rule_set(rules_id).book for rules_id in rule_set_ids()))


class ChosenRules(QObject):
    """The book that is chosen and what differs from it; every change is remembered at once.

    Attributes:
        sets: the house rules that were saved under a name.

    Signals:
        changed: another book or other house rules were chosen, or sets were saved.
    """

    changed = Signal()

    def __init__(
        self,
        preferences: Preferences,
        playable: Callable[[], frozenset[str]],
        sets: HouseSets | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Take the choice from the preferences; ask `playable` once, when it is first needed.

        Without `sets` those that are saved are held in memory only.
        """
        super().__init__(parent)
        self._preferences = preferences
        self._ask = playable
        self._playable: frozenset[str] | None = None
        self.sets = HouseSets(preferences, parent=self) if sets is None else sets
        preferences.choices_changed.connect(self.changed)
        self.sets.changed.connect(self.changed)

    @property
    def book(self) -> str:
        """Return the id of the rule book; the first one when the chosen one cannot be played."""
        wish = self._preferences.current.rule_set
        return wish if self.is_playable(wish) else book_ids()[0]

    def printed(self, book: str = "") -> RuleSet:
        """Return a book without house rules; the chosen one if none is named."""
        return rule_set(book or self.book)

    def rules_of(self, book: str) -> RuleSet:
        """Return the rules of a book, with the house rules that are in force for it."""
        return rule_set(book, self.sets.usable(book))

    def choose_book(self, book: str) -> None:
        """Let new games follow a book, if it can be played."""
        if self.is_playable(book):
            self._preferences.update(rule_set=book)

    def is_playable(self, book: str) -> bool:
        """Return whether a book can be played in this version."""
        if self._playable is None:
            self._playable = self._ask()
        return book in self._playable

    @property
    def house_rules(self) -> dict[str, OptionValue]:
        """Return the options of the chosen book that differ from its defaults."""
        return self.sets.usable(self.book)

    def set_house_rules(self, changed: dict[str, OptionValue], book: str = "") -> None:
        """Set the options of a book that differ from its defaults; those of other versions stay.

        Without a book of the chosen one.
        """
        book = book or self.book
        self.sets.set_options(book, {**changed, **self.unknown_in(book)})

    @property
    def unknown(self) -> dict[str, OptionValue]:
        """Return the options of the chosen book that are set but not known to it in this version."""
        return self.unknown_in(self.book)

    def unknown_in(self, book: str) -> dict[str, OptionValue]:
        """Return the options that are set for a book but not known to it in this version."""
        options = self.sets.options(book)
        keys = unknown_options(book, options)
        return {key: value for key, value in options.items() if key in keys}
