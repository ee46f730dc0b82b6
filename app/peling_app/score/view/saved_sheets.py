"""The page of all score sheets: begin, open, search, archive, import, put away."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from peling_app.books.faces import face
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import STRETCH, Stretch, fill, nest
from peling_app.kit.view.lists.put_away import Keeper, PutAway, PutAwayRow, UndoRow
from peling_app.kit.view.lists.saved_list import SavedList, SavedRow
from peling_app.kit.view.paper_page import PaperPage, label
from peling_app.kit.view.text.search_field import SearchField
from peling_app.score.model.saved_sheets import SavedSheets, lines, standings_of, title_of
from peling_app.score.store import SavedSheet
from peling_app.score.words import saved_sheets as words


def sheet_list(model: SavedSheets, theme: Theme) -> SavedList[SavedSheet]:
    """Return a list of sheets."""
    return SavedList(model, theme, _row)


def _row(sheet: SavedSheet) -> SavedRow:
    above, mark, house = lines(sheet)
    return SavedRow(
        face(sheet.rules_id).cloth,
        title_of(sheet),
        mark,
        ", ".join(standings_of(sheet)),
        (above, ", ".join(filter(None, (short_title(sheet.rules_id), house)))),
        faded=sheet.archived,
    )


class SavedSheetsPage(PaperPage):
    """All sheets.

    Signals:
        new_asked: begin a sheet.
        open_asked: open the sheet of this file, or try to.
        import_asked: read a sheet from a file.
        archive_asked: archive this `SavedSheet`, or take it out of the archive.
        delete_asked: put away what is chosen.
        undo_asked: bring back what was put away last.
        put_away_asked: show all that was put away.
        undo_changed: something else can be undone here, or nothing any more.
    """

    new_asked = Signal()
    open_asked = Signal(object)
    import_asked = Signal()
    archive_asked = Signal(object)
    delete_asked = Signal()
    undo_asked = Signal()
    put_away_asked = Signal()
    undo_changed = Signal()

    def __init__(self, theme: Theme, model: SavedSheets, parent: QWidget | None = None) -> None:
        """Show the sheets of a model."""
        super().__init__(theme, parent)
        self.model = model
        self.search = SearchField()
        self.search.setClearButtonEnabled(True)
        self.archived = QCheckBox()
        row = fill(QHBoxLayout(), (self.search, 1), self.archived, spacing=16)
        nest(self.column, row)
        self.empty = label("lead", wrap=True)
        self.column.addWidget(self.empty)
        self.list = sheet_list(model, theme)
        self.column.addWidget(self.list, 1)
        self.hidden = label("small")
        self.column.addWidget(self.hidden)
        self.away = PutAwayRow(theme)
        self.column.addWidget(self.away)
        self.archiving = UndoRow(theme, words.take_out)
        self.column.addWidget(self.archiving)
        self._done_last: UndoRow | None = None
        self._asked: SavedSheet | None = None
        self._leads_back = False
        self.archive_help = label("small", wrap=True)
        self.column.addWidget(self.archive_help)
        self.all_away = Button(theme, height=32)
        fill(self.column, (self.all_away, 0, Qt.AlignmentFlag.AlignLeft), Stretch(0))
        self.new_button = Button(theme, height=42)
        self.open_button = Button(theme, Kind.PRIMARY, height=42)
        self.import_button = Button(theme, height=42)
        self.archive_button = Button(theme, height=42)
        self.delete_button = Button(theme, height=42)
        for button in (self.open_button, self.archive_button, self.delete_button, self.import_button):
            self.foot.addWidget(button)
        fill(self.foot, STRETCH, self.new_button)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.search.textChanged.connect(self.model.find)
        self.search.returnPressed.connect(self._enter_list)
        self.search.left.connect(self._go_down)
        self.archived.toggled.connect(self.model.show_archived)
        for row in (self.away, self.archiving):
            row.worded.connect(partial(self._note, row))
        self.model.modelReset.connect(self._refresh)
        self.model.counted.connect(self._refresh)
        self.list.opened.connect(self._open)
        self.list.delete_asked.connect(self.delete_asked)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.new_button.clicked.connect(self.new_asked)
        self.import_button.clicked.connect(self.import_asked)
        self.away.undo.clicked.connect(self.undo_asked)
        self.all_away.clicked.connect(self.put_away_asked)
        self.open_button.clicked.connect(self._open)
        self.archiving.undo.clicked.connect(self._bring_out)
        self.archive_button.clicked.connect(self._archive)
        self.delete_button.clicked.connect(self.delete_asked)

    @property
    def can_undo(self) -> bool:
        """Return whether what was done here last can be undone."""
        return self._done_last is not None

    def undo(self) -> None:
        """Undo what was done here last, as the button of its row does."""
        if self._done_last is not None:
            self._done_last.undo.click()

    def _note(self, row: UndoRow) -> None:
        """Know what can be undone: of both rows the one that said something last."""
        rows = (row, self.away, self.archiving)
        self._done_last = next((one for one in rows if one.can_undo), None)
        self.undo_changed.emit()

    def _open(self) -> None:
        if self.list.path is not None:
            self.open_asked.emit(self.list.path)

    def _archive(self) -> None:
        if self.list.current is not None:
            self._ask_archive(self.list.current)

    def _bring_out(self) -> None:
        """Take the sheet out again that was archived last."""
        last = None if self._asked is None else self.model.kept_at(self._asked.path)
        if last is not None and last.archived:
            self._ask_archive(last)
            self._leads_back = True

    def _ask_archive(self, one: SavedSheet) -> None:
        self._asked, self._leads_back = one, False
        self.archiving.say()
        self.archive_asked.emit(one)

    def _tell_archived(self) -> None:
        """Say what was done as soon as it is: before, or where it was refused, nothing is said of it."""
        asked = self._asked
        now = None if asked is None else self.model.kept_at(asked.path)
        if asked is None or now is None or now.archived == asked.archived:
            self.archiving.say()
            return
        in_archive = words.archived_and_seen if self.archived.isChecked() else words.archived_now
        said = in_archive if now.archived else words.taken_out_now
        self.archiving.say(lambda: said(title=title_of(now)), can_undo=now.archived)
        if self._leads_back:
            # The button that was pressed is gone, and the list may have come only now.
            self._leads_back = False
            self.list.choose(asked.path)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _enter_list(self) -> None:
        if len(self.model.saved) == 1:
            self.open_asked.emit(self.model.saved[0].path)
        else:
            self._go_down()

    def _go_down(self) -> None:
        """Go from the search field into the list."""
        if self.model.rowCount():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin in the list; where it is empty, with what brings a sheet back, or begins one."""
        work = (self.list, self.away.undo, self.archiving.undo, self.new_button)
        target = next(one for one in work if one.isVisibleTo(self))
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Look for the sheets again; what was done before the page was left is not said any more."""
        super().showEvent(event)
        self._asked = None
        self.model.refresh()
        self._refresh()

    def retranslate(self) -> None:
        """Word the whole page again."""
        self.set_title(self.tr("Score sheets"))
        self.subtitle.setText(self.tr("For a table with real tiles"))
        self.search.setPlaceholderText(self.tr("Search in titles, names, places, books and days"))
        self.search.setAccessibleName(self.tr("Search the score sheets"))
        self.archived.setText(self.tr("Archived too"))
        self.list.setAccessibleName(self.tr("Score sheets"))
        self.new_button.setText(self.tr("New score sheet"))
        self.open_button.setText(self.tr("Open"))
        self.import_button.setText(self.tr("Import…"))
        self.delete_button.setText(self.tr("Put away"))
        self._refresh()

    def _refresh(self) -> None:
        none = not self.model.rowCount()
        self.empty.setVisible(none)
        self.empty.setText(
            words.nothing_shown(
                searched=bool(self.model.search),
                archived=bool(self.model.hidden),
                put_away=bool(self.model.put_away),
            )
        )
        self.all_away.setText(words.put_away_words(self.model.put_away))
        self.all_away.setVisible(bool(self.model.put_away))
        self.list.setVisible(not none)
        self.search.setVisible(bool(self.model.count))
        self.archived.setVisible(bool(self.model.count))
        self.hidden.setText(words.hidden(self.model.hidden))
        self.hidden.setVisible(bool(self.model.hidden))
        # First: a button that is off then passes the focus on to what brings the sheet back.
        self._tell_archived()
        self._choose()

    def _choose(self) -> None:
        one, bad = self.list.current, self.list.unreadable
        self.delete_button.setEnabled(self.list.path is not None)
        self.open_button.setEnabled(one is not None or (bad is not None and bad.may_pass))
        self.archive_button.setEnabled(one is not None)
        archived = one is not None and one.archived
        self.archive_button.setText(words.take_out() if archived else words.archive())
        said = words.take_out_help() if archived else words.archive_help()
        self.archive_button.setAccessibleDescription(said)
        self.archive_help.setText(said)
        self.archive_help.setVisible(one is not None)
        self.archive_button.updateGeometry()


class PuttingSheetsAway(PutAway):
    """What becomes of sheets that are put away from the page of all sheets."""

    def __init__(self, keeper: Keeper, shown: SavedSheetsPage, theme: Theme, page: QWidget) -> None:
        """Do what the page of all sheets asks for; dialogs stand over `page`."""
        super().__init__(keeper, shown.away, page)
        self._shown = shown
        self._theme = theme
        shown.delete_asked.connect(self._put_chosen_away)
        shown.undo_asked.connect(self.bring_back)
        shown.put_away_asked.connect(self._show_sheets)
        self.moved.connect(shown.list.choose)

    def _put_chosen_away(self) -> None:
        """Take the sheet that is chosen in the list off it; it can be brought back."""
        path = self._shown.list.path
        if path is not None:
            self.put_away(path, str(self._shown.model.data(self._shown.list.currentIndex())))

    def _show_sheets(self) -> None:
        """Show all that was put away; each can be brought back."""
        self.show_all(self._theme, sheet_list(SavedSheets(tuple, tuple, parent=self), self._theme))
