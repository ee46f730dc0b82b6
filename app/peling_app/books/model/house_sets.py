"""Hold the named house rules of every book, and which of them new games take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.rules.ruleset import OptionValue
from peling_app.books.house_rules import HouseSet, clean_name, same, usable_house_rules
from peling_app.books.house_sets import Store, store_file, written
from peling_app.platform.preferences import Preferences
from peling_app.platform.user_file import Found, State
from peling_app.platform.whole_file import write_whole


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Everything that a change of the sets can change, for taking it back."""

    sets: tuple[HouseSet, ...]
    house_rules: dict[str, dict[str, OptionValue]]
    house_set: dict[str, str]


class HouseSets(QObject):
    """The saved sets of house rules; the options in force are in the settings, with the name of their set.

    Signals:
        changed: sets were saved, renamed or deleted, or another one was chosen.
        saved: the file was written; carries how the ids of its messages begin.
        saving_failed: what had been saved before is damaged; carries the id of a message and what is named
            in it. That nothing can be written now is an error for whoever asked for it.
    """

    changed = Signal()
    saved = Signal(str)
    saving_failed = Signal(str, str)

    def __init__(
        self, preferences: Preferences, path: Path | None = None, parent: QObject | None = None
    ) -> None:
        """Keep the sets in this file, read when they are first needed; without one in memory only."""
        super().__init__(parent)
        self._preferences = preferences
        self._file = None if path is None else store_file(path)
        self._found: Found[Store] | None = None
        self._store = Store()
        preferences.choices_changed.connect(self.changed)

    @property
    def loaded(self) -> Found[Store]:
        """Return what was read from the file, with what must be said about the reading."""
        if self._found is None:
            self._found = Found(Store(), State.MISSING, "") if self._file is None else self._file.load()
            self._store = self._found.value
        return self._found

    @property
    def every(self) -> tuple[HouseSet, ...]:
        """Return the sets of all books."""
        _ = self.loaded
        return self._store.sets

    def of_book(self, book: str) -> tuple[HouseSet, ...]:
        """Return the sets of a book, by name."""
        return tuple(sorted((s for s in self.every if s.book == book), key=lambda s: s.name.casefold()))

    def find(self, book: str, name: str) -> HouseSet | None:
        """Return the set of a name; capitals make no difference."""
        wanted = clean_name(name).casefold()
        return next((one for one in self.every if one.book == book and one.name.casefold() == wanted), None)

    def name_of(self, book: str, options: Mapping[str, OptionValue]) -> str:
        """Return the name under which these rules are saved; empty if they are not, or as in the book."""
        if same(book, options, {}):
            return ""
        return next((one.name for one in self.of_book(book) if same(book, options, one.options)), "")

    def options(self, book: str) -> dict[str, OptionValue]:
        """Return the options in force that differ from the book."""
        return dict(self._preferences.current.house_rules.get(book, {}))

    def usable(self, book: str) -> dict[str, OptionValue]:
        """Return those of them that the book of this version knows and allows."""
        return usable_house_rules(book, self.options(book))

    def chosen(self, book: str) -> str:
        """Return the name of the set chosen last; empty when none is."""
        name = self._preferences.current.house_set.get(book, "")
        return name if name and self.find(book, name) is not None else ""

    def is_changed(self, book: str) -> bool:
        """Return whether the options in force differ from the chosen set, or from the book when none is."""
        one = self.find(book, self.chosen(book))
        return not same(book, self.options(book), one.options if one is not None else {})

    def set_options(self, book: str, options: Mapping[str, OptionValue]) -> None:
        """Let new games of a book take these options; the chosen set stays chosen."""
        self._take(book, options, self.chosen(book))

    def choose(self, book: str, name: str) -> None:
        """Let new games take the set of a name; an empty one gives the rules as the book has them.

        Raises:
            KeyError: there is no such set.
        """
        one = self.find(book, name) if name else HouseSet("", book, {})
        if one is None:
            raise KeyError(name)
        self._take(book, one.options, one.name)

    def save(self, book: str, name: str) -> None:
        """Save the options in force under a name, in place of a set of this name, and choose it.

        Raises:
            OSError: it could not be written; nothing has changed.
        """
        self.put(HouseSet(clean_name(name), book, self.options(book)))

    def put(self, one: HouseSet) -> None:
        """Save a set, in place of one with its name, and choose it for its book.

        Raises:
            OSError: as `save`.
        """
        before = self.find(one.book, one.name)
        self._write((*(other for other in self.every if other is not before), one))
        self._take(one.book, one.options, one.name)

    def rename(self, book: str, name: str, new: str) -> None:
        """Give a set another name, which no other set may have.

        Raises:
            KeyError: there is no such set.
            ValueError: the name is taken.
            OSError: as `save`.
        """
        one, taken = self.find(book, name), self.find(book, new)
        if one is None:
            raise KeyError(name)
        if taken is not None and taken is not one:
            raise ValueError(new)
        renamed = HouseSet(clean_name(new), book, one.options)
        was_chosen = self.chosen(book) == one.name
        self._write(tuple(renamed if other is one else other for other in self.every))
        if was_chosen:
            self._take(book, self.options(book), renamed.name)

    def delete(self, book: str, name: str) -> None:
        """Delete a set; when it was chosen, its options stay in force without a name.

        Raises:
            KeyError: there is no such set.
            OSError: as `save`.
        """
        one = self.find(book, name)
        if one is None:
            raise KeyError(name)
        was_chosen = self.chosen(book) == one.name
        self._write(tuple(other for other in self.every if other is not one))
        if was_chosen:
            self._take(book, self.options(book), "")

    def export(self, book: str, path: Path) -> None:
        """Write the options in force, under the name of the chosen set, to a file.

        Raises:
            OSError: it could not be written.
        """
        write_whole(path, written(HouseSet(self.chosen(book) or path.stem[:40], book, self.options(book))))

    def snapshot(self) -> Snapshot:
        """Return what `restore` brings back; what other windows have saved by now is in it."""
        if self._file is not None:
            found = self._file.load()
            if found.state is State.SOUND:
                self._store = found.value
            elif found.state is State.DAMAGED:
                found.tell(self.saving_failed.emit)
        now = self._preferences.current
        return Snapshot(self.every, dict(now.house_rules), dict(now.house_set))

    def restore(self, before: Snapshot) -> None:
        """Bring back the sets and choices of an earlier moment.

        Raises:
            OSError: as `save`.
        """
        if before.sets != self.every:
            self._write(before.sets)
        self._preferences.update(house_rules=before.house_rules, house_set=before.house_set)

    def _write(self, sets: tuple[HouseSet, ...]) -> None:
        _ = self.loaded
        wanted = replace(self._store, sets=sets)
        if self._file is None:
            self._store = wanted
        else:
            found = self._file.save(self._store, wanted)
            self._store = found.value
            self.saved.emit(self._file.kind.name)
            found.tell(self.saving_failed.emit)
        self.changed.emit()

    def _take(self, book: str, options: Mapping[str, OptionValue], name: str) -> None:
        now = self._preferences.current
        rules = {**now.house_rules, book: dict(options)}
        names = {**now.house_set, book: name}
        self._preferences.update(
            house_rules={key: chosen for key, chosen in rules.items() if chosen},
            house_set={key: chosen for key, chosen in names.items() if chosen},
        )
