"""The page *Score*: the list of sheets, the beginning of a new one, the sheet with the entry beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from random import Random
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from peling.ledger.inputs import SheetSetup
from peling_app.books.model.chosen import ChosenRules
from peling_app.kit.commands import Flag
from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.focus_keeper import PageStack, come_back
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import Page
from peling_app.kit.view.style import PartT, worn
from peling_app.score.model.at_table import AtTable
from peling_app.score.model.evenings.evening import EveningModel
from peling_app.score.model.evenings.people import PeopleModel
from peling_app.score.model.large import LargeEntry
from peling_app.score.model.saved_sheets import SavedSheets, titles_of
from peling_app.score.model.sheet import SheetModel
from peling_app.score.people import PeopleStore
from peling_app.score.session import ScoreSession
from peling_app.score.view.asking import SheetAsking
from peling_app.score.view.at_table import AtTablePage
from peling_app.score.view.evening.page import EveningView
from peling_app.score.view.files import SheetFiles
from peling_app.score.view.large.page import LargeEntryPage
from peling_app.score.view.menus import DEAL_MENU, MENU, show_commands
from peling_app.score.view.people.page import PeoplePage
from peling_app.score.view.saved_sheets import PuttingSheetsAway, SavedSheetsPage
from peling_app.score.view.sheet_page import SheetPage
from peling_app.score.view.start import StartPage
from peling_app.score.view.undoing import Undoing, first_of, redone_on_sheet, undone_of, undone_on_sheet
from peling_app.score.words import people as people_words
from peling_app.score.words import sheet as words
from peling_app.score.words import start as start_words

OF_SHEET: Final = (SheetPage, LargeEntryPage, AtTablePage, EveningView)
"""The parts that show the sheet that is open."""
TYPED_IN: Final = (SheetPage, LargeEntryPage)
"""Those of them in which a deal is entered."""


class ScorePage(Page):
    """Everything about score sheets.

    Signals:
        house_rules_asked: show the house rules of the chosen book.
        compare_asked: compare what the books say of this `HandRecord`.
        judge_asked: judge this `HandDraft` by a book, which is named, with these options.
    """

    has_parts = True
    house_rules_asked = Signal()
    compare_asked = Signal(object)
    judge_asked = Signal(object, str, object)

    def __init__(
        self,
        services: Services,
        score: ScoreSession,
        known: PeopleStore,
        rules: ChosenRules,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with the list of sheets, or with a new sheet if there is none."""
        super().__init__(parent)
        self.services = services
        self.score = score
        self.rules = rules
        self.model = SheetModel(self.score, self)
        self._saved_model = SavedSheets(
            self.score.sheets, lambda: self.score.unreadable, lambda: self.score.put_away_count, self
        )
        self._known = known
        self._stack = PageStack()
        self.saved = self._part(lambda its: SavedSheetsPage(its.theme, self._saved_model))
        self.sheet = self._part(lambda its: SheetPage(its, self.model))
        self.files = SheetFiles(score, services.theme, self, self._say)
        PuttingSheetsAway(score, self.saved, services.theme, self)
        self.asking = SheetAsking(score, services.theme, self.sheet, self, lambda: self.start.model)
        self._before: dict[type[QWidget], QWidget | None] = {}
        fill(QVBoxLayout(self), self._stack, margins=(0, 0, 0, 0))
        self._connect()
        self._handle_commands()
        self.retranslate()
        self._saved_model.refresh()
        if self.score.sheet is not None:
            self.show_sheet()
        elif self._saved_model.is_empty:
            self._stack.setCurrentWidget(self.start)
        self._set_flags()

    @cached_property
    def start(self) -> StartPage:
        """Return the beginning of a new sheet."""
        made = self._part(lambda its: StartPage(its, self.rules))
        made.back_asked.connect(self._leave_start)
        made.house_rules_asked.connect(self.house_rules_asked)
        made.begin_asked.connect(self.begin)
        return made

    @cached_property
    def large(self) -> LargeEntryPage:
        """Return the entry in large letters."""
        asked = LargeEntry(self.score, self.sheet.entry.model, self)
        made = self._part(lambda its: LargeEntryPage(its.theme, asked))
        made.back_asked.connect(self.show_sheet)
        made.dice_asked.connect(self.show_at_table)
        made.undo_asked.connect(lambda: self._step(self._undone))
        return made

    @cached_property
    def at_table(self) -> AtTablePage:
        """Return the sheet in figures for the whole table, with dice and clock."""
        made = self._part(lambda its: AtTablePage(its.theme, AtTable(self.score, Random(), self)))
        made.back_asked.connect(self.show_sheet)
        made.enter_asked.connect(self.show_large)
        return made

    @cached_property
    def evening(self) -> EveningView:
        """Return what the evening came to."""
        made = self._part(lambda its: EveningView(its, EveningModel(self.score, self)))
        made.picture_asked.connect(self.files.save_picture)
        made.back_asked.connect(self.show_sheet)
        made.next_asked.connect(self.show_start)
        return made

    @cached_property
    def people(self) -> PeoplePage:
        """Return everybody who ever stood on a sheet."""
        made = self._part(lambda its: PeoplePage(its.theme, PeopleModel(self._known, self)))
        made.back_asked.connect(partial(self._leave, PeoplePage))
        made.model.changed.connect(self._set_flags)
        return made

    @property
    def _has_sheet(self) -> bool:
        """Return whether a sheet is open: here, or behind the page of people."""
        behind = self._before.get(PeoplePage) if isinstance(self.current, PeoplePage) else self.current
        return self.score.sheet is not None and isinstance(behind, OF_SHEET)

    def _part(self, make: Callable[[Services], PartT]) -> PartT:
        """Make a part with a look of its own and put it among the others."""
        part = worn(self.services, make)
        self._stack.addWidget(part)
        return part

    @property
    def titles(self) -> tuple[str, ...]:
        """Return what the bar of the window says: the sheet's title and its book, or which part is shown."""
        shown = self.score.sheet
        if isinstance(self.current, OF_SHEET) and shown is not None:
            return titles_of(shown)
        named = {PeoplePage: people_words.page, StartPage: start_words.page}.get(type(self.current))
        return (named() if named else self.tr("Score sheets"),)

    @property
    def title_note(self) -> str:
        """Return under which name the house rules of the sheet are saved; empty if they are not."""
        shown = self.score.sheet
        if not isinstance(self.current, OF_SHEET) or shown is None:
            return ""
        return self.rules.sets.name_of(shown.setup.rules_id, shown.setup.options)

    @property
    def is_opening(self) -> bool:
        """Return whether a sheet is still being read."""
        return self.score.opening

    @property
    def is_turning(self) -> bool:
        """Return whether the sheet is being written: what is typed at a deal is meant for the next one."""
        return self.score.sheet is not None and self.score.busy and isinstance(self.current, TYPED_IN)

    @property
    def current(self) -> QWidget | None:
        """Return the part that is shown: `saved`, `start` or `sheet`."""
        return self._stack.currentWidget()

    def _ask_to_judge(self, draft: object) -> None:
        if (shown := self.score.sheet) is not None:
            self.judge_asked.emit(draft, shown.setup.rules_id, dict(shown.setup.options))

    def show_saved(self) -> None:
        """Show the list of sheets; the one that is open is chosen there."""
        self.show_part(self.saved)
        self.saved.list.choose(self.score.path)

    def show_start(self) -> None:
        """Show the beginning of a new sheet; whoever was there on another evening is known by name."""
        self.start.prepare(self._known.known_names, self._known.names.of, self._saved_model.places)
        self._lead_to(self.start)

    def show_sheet(self) -> None:
        """Show the sheet that is open."""
        self.show_part(self.sheet)

    def show_large(self) -> None:
        """Ask for the deal in large letters; or leave that again."""
        self._show_or_leave(self.large)

    def show_at_table(self) -> None:
        """Show the sheet in figures for the whole table, with dice and clock; or leave that again."""
        self._show_or_leave(self.at_table)

    def show_evening(self) -> None:
        """Show what the evening came to; or leave that again."""
        self._show_or_leave(self.evening)

    def show_people(self) -> None:
        """Show everybody who ever stood on a sheet; or leave that again."""
        if isinstance(self.current, PeoplePage):
            self._leave(PeoplePage)
        else:
            self._lead_to(self.people)

    def _lead_to(self, part: QWidget) -> None:
        """Show a part that is left for the one before it."""
        if self.current is not part:
            self._before[type(part)] = self.current
        self.show_part(part)

    def _leave(self, part: type[QWidget]) -> None:
        """Go back to where a part was asked for, if that is still there."""
        before = self._before.get(part) or self.saved
        gone = isinstance(before, OF_SHEET) and self.score.sheet is None
        self.show_part(self.saved if gone else before, comes_back=not gone)

    def _show_or_leave(self, page: QWidget) -> None:
        if self.current is page:
            self.show_sheet()
        elif self.score.sheet is not None:
            self.show_part(page)

    def show_part(self, page: QWidget, *, comes_back: bool = False) -> None:
        """Bring a part to the front; one that is come back to has the focus where it was."""
        within = page is self.sheet and isinstance(self.current, OF_SHEET)
        left = page.focusWidget() if comes_back or within or page is self.saved else page
        self._stack.setCurrentWidget(page)
        if self.isVisible():
            come_back(page, left)
        self._set_flags()
        self.titleChanged.emit()

    def _connect(self) -> None:
        score, saved = self.score, self.saved
        score.opened.connect(self._opened)
        score.opened.connect(partial(self.turned.emit, False))
        score.failed.connect(self._failed)
        score.refused.connect(partial(self.turned.emit, False))
        for changed in (score.changed, score.editing_changed, score.draft_changed, self._known.changed):
            changed.connect(self._set_flags)
        score.editing_changed.connect(partial(self.turned.emit, True))
        score.changed.connect(self.titleChanged)
        score.list_changed.connect(self._saved_model.refresh)
        saved.new_asked.connect(self.show_start)
        saved.open_asked.connect(score.open)
        saved.import_asked.connect(self.files.import_sheet)
        saved.archive_asked.connect(lambda one: score.archive(one.path, away=not one.archived))
        saved.undo_changed.connect(self._set_flags)
        self.sheet.half.correct_asked.connect(self.asking.correct)
        self.sheet.entry.compare_asked.connect(self.compare_asked)
        self.sheet.entry.judge_asked.connect(self._ask_to_judge)
        self.sheet.half.insert_asked.connect(self.asking.insert)
        more = self.sheet.half.more
        show_menu = partial(show_commands, self.sheet, self.services.commands)
        more.clicked.connect(lambda: show_menu(MENU, more.mapToGlobal(more.rect().bottomLeft())))
        self.sheet.half.menu_asked.connect(partial(show_menu, DEAL_MENU))
        self._known.failed.connect(score.failed)
        self._known.called_back.connect(lambda *of: self.start.model.rename(*of))  # noqa: PLW0108 - made late

    def _handle_commands(self) -> None:
        score = self.score
        done_on_sheet = {**self.files.handlers, **self.asking.handlers}
        self.services.commands.handle(
            {
                "score.new": self.show_start,
                "score.begin": lambda: self.start.begin(),  # noqa: PLW0108 - made when asked for
                "score.rename-person": lambda: self.people.ask_name(),  # noqa: PLW0108 - the same
                "score.house-rules": self.house_rules_asked.emit,
                "score.sheets": self.show_saved,
                "score.undo": lambda: self._step(self._undone),
                "score.redo": lambda: self._step(self._redone),
                "score.next-deal": score.edit_next,
                "score.large": self.show_large,
                "score.at-table": self.show_at_table,
                "score.evening": self.show_evening,
                "score.people": self.show_people,
                "score.import": self.files.import_sheet,
                "score.row-order": self.sheet.change_order,
                **{id_: partial(self._on_sheet, act) for id_, act in done_on_sheet.items()},
                **self.sheet.handlers,
            }
        )

    def _on_sheet(self, act: Callable[[], None]) -> None:
        """Do something with the sheet that is open; asked for among people, it comes to the front first."""
        if isinstance(self.current, PeoplePage):
            self.show_sheet()
        act()

    def _set_flags(self) -> None:
        shown = self.score.sheet if isinstance(self.current, OF_SHEET) else None
        in_front = shown is not None and self.current is self.sheet
        commands, begins = self.services.commands, isinstance(self.current, StartPage)
        commands.set_in_front({"score.sheets": self.current is self.saved, "score.new": begins})
        commands.set_flags(
            {
                Flag.PERSON_CHOSEN: isinstance(self.current, PeoplePage) and self.current.can_rename,
                Flag.SHEET_NEW: begins,
                Flag.SHEET_OPEN: self._has_sheet,
                Flag.SHEET_SHOWN: in_front,
                Flag.SHEET_DEALS: shown is not None and in_front and bool(shown.deals),
                Flag.SHEET_UNDO: first_of(self._undone) is not None,
                Flag.SHEET_REDO: first_of(self._redone) is not None,
                Flag.SHEET_CORRECTING: in_front and self.score.is_correction,
            }
        )

    def _opened(self) -> None:
        if self.score.sheet is not None:
            self.show_sheet()
        elif self.current is self.sheet and not self.score.busy:
            self.show_saved()

    def _failed(self) -> None:
        """Leave a sheet in whose place another one could not be opened; on one that stays type nothing."""
        self.turned.emit(False)
        if self.score.sheet is None and self.current is self.sheet:
            self.show_saved()

    def _leave_start(self) -> None:
        self._saved_model.refresh()
        stays = StartPage in self._before or not self._saved_model.is_empty
        (partial(self._leave, StartPage) if stays else self.back_asked.emit)()

    def begin(self, setup: SheetSetup) -> None:
        """Begin a sheet; the first deal can be entered at once."""
        self.sheet.show_entry()
        self.score.new(setup)

    def _say(self, said: Callable[[], str]) -> None:
        """Say where something was saved, in the part that is in front."""
        shown = self.current
        (shown if isinstance(shown, EveningView | LargeEntryPage | AtTablePage) else self.sheet).say(said)
        announce(self, said())

    @property
    def _undone(self) -> tuple[Undoing, ...]:
        """Return what Undo takes back on the page in front."""
        if isinstance(self.current, OF_SHEET):
            return undone_on_sheet(self.sheet.entry.model, self.score)
        if isinstance(self.current, PeoplePage):
            return undone_of(self._known)
        return undone_of(self.saved) if self.current is self.saved else ()

    @property
    def _redone(self) -> tuple[Undoing, ...]:
        """Return what Redo does again on the page in front."""
        on_sheet = isinstance(self.current, OF_SHEET)
        return redone_on_sheet(self.sheet.entry.model, self.score) if on_sheet else ()

    def _step(self, parts: tuple[Undoing, ...]) -> None:
        """Undo or redo; what is typed comes to the front with it, so that it does not change unseen."""
        step = first_of(parts)
        if step is not None:
            if step.is_typed and not isinstance(self.current, TYPED_IN):
                self.show_sheet()
            step.act()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin in what is shown."""
        if self.current is not None:
            self.current.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go one step back with Escape."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif isinstance(self.current, StartPage):
            self._leave_start()
        elif self.current is self.sheet:
            (self.score.edit_next if self.score.is_correction else self.show_saved)()
        else:
            self.back_asked.emit()

    def retranslate(self) -> None:
        """Word the page again."""
        self.setAccessibleName(words.page())
        self.titleChanged.emit()
