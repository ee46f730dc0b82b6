"""The left half of the score sheet: heading with its buttons, deals, totals, legend, balance."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.commands import BY_ID
from peling_app.kit.model.commands import command_text
from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.chart import BalanceChart
from peling_app.kit.view.command_buttons import shown_keys
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import STRETCH, Divided, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import set_look
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.spoken import in_a_row
from peling_app.kit.words.tips import tip
from peling_app.score.model.sheet import SheetModel
from peling_app.score.view.legend import Legend, Sizes
from peling_app.score.view.row_tools import RowTools
from peling_app.score.view.table import SheetTable, TotalView
from peling_app.score.words import sheet as words

TOOLS: Final = (
    ("score.undo", "undo"),
    ("score.redo", "redo"),
    ("score.pdf", "document"),
    ("score.csv", ""),
)
"""The commands that have a button beside the heading, with their icons, as far as they are there."""

WIDE = 800
"""A sheet as wide as this needs only one line for the arithmetic of a cell."""

TALLEST_CHART = 480

LARGE = 2000
"""In a window as wide as this the sheet is written larger."""


class SheetHalf(Worded):
    """The sheet with its chart.

    Signals:
        correct_asked: put this deal into the entry panel.
        insert_asked: put a forgotten deal in before this one.
        menu_asked: show what can be done with the chosen deal, at this place on the screen.
    """

    correct_asked = Signal(int)
    insert_asked = Signal(int)
    menu_asked = Signal(QPoint)

    def __init__(self, services: Services, model: SheetModel, parent: QWidget | None = None) -> None:
        """Show the sheet of a model."""
        super().__init__(parent)
        self.services = services
        self.model = model
        self.sizes = Sizes(services.theme)
        self._title = label()
        self._tools: dict[str, Button] = {}
        self.next = label("", wrap=True)
        self.seats = Button(services.theme, height=32)
        self.seats.clicked.connect(partial(services.commands.trigger, "score.seats"))
        self.table = SheetTable(model.deals, self.sizes)
        self.totals = TotalView(model.totals, self.sizes)
        self.legend = Legend(self.sizes)
        self.sum = label("small")
        self.arithmetic = label("", wrap=True)
        self.arithmetic.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._balance_title = label()
        self.chart = BalanceChart(services.theme)
        self.row_tools = RowTools(self.table, self.sizes)
        self._place: tuple[int, int] = (-1, 0)
        self._said = ""
        self._is_new = True
        self._lay_out()
        self.table.opened.connect(self.correct_asked)
        self.row_tools.correct_asked.connect(self.correct_asked)
        self.row_tools.insert_asked.connect(self.insert_asked)
        self.table.menu_asked.connect(self.menu_asked)
        self.table.looked_at.connect(self._look_at)
        self.table.refitted.connect(self.totals.fit_to)
        model.changed.connect(self._refresh)
        model.opened.connect(self._begin)
        model.score.entered.connect(self._entered)
        model.score.turned_back.connect(self._turned_back)
        for typed in (model.score.editing_changed, model.score.draft_changed):
            typed.connect(self._show_entry)
        services.commands.changed.connect(self._enable)
        services.theme.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()

    @property
    def tools(self) -> dict[str, Button]:
        """Return the buttons beside the heading, by command."""
        return self._tools

    def _lay_out(self) -> None:
        head = fill(QHBoxLayout(), self._title, STRETCH, spacing=0)
        for command_id, icon in TOOLS:
            if command_id in BY_ID:
                button = Button(self.services.theme, icon=icon, height=32)
                button.clicked.connect(partial(self.services.commands.trigger, command_id))
                self._tools[command_id] = button
                head.addWidget(button)
        self.more = Button(self.services.theme, icon="menu", height=32)
        head.addWidget(self.more)
        column = self._column = fill(QVBoxLayout(self), head, margins=(28, 10, 23, 12), spacing=0)
        line = fill(QHBoxLayout(), (self.next, 1), self.seats, spacing=4)
        foot = fill(QHBoxLayout(), (self.legend, 1), (self.sum, 0, Qt.AlignmentFlag.AlignTop), spacing=8)
        self._below = QWidget()
        below = fill(QVBoxLayout(self._below), self.totals, 4, foot, self.arithmetic, 4, spacing=0)
        fill(below, self._balance_title, (self.chart, 1000), STRETCH, margins=(0, 0, 0, 0))
        self._parts = Divided(self.table, self._below, self._share)
        self._parts.lie(down=True)
        fill(column, line, 6, (self._parts, 1))

    def take_focus(self) -> None:
        """Put the focus into the deals."""
        self.table.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def chosen_deal(self) -> int | None:
        """Return the deal of the current cell; None while no cell is current."""
        index = self.table.currentIndex()
        return self.table.row(index.row()).number if index.isValid() else None

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin in the deals."""
        self.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height between deals and chart."""
        super().resizeEvent(event)
        self.sizes.factor = 16 / 14 if self.window().width() >= LARGE else 1.0
        self.chart.set_scale(self.sizes.factor)
        self._restyle()

    def _restyle(self) -> None:
        """Give words their fonts and share the height anew."""
        paper = self.services.theme.paper
        set_look(self._title, self.sizes.display(31), paper.ink)
        set_look(self._balance_title, self.sizes.display(20), paper.ink)
        set_look(self.next, self.sizes.text(14), paper.ink2)
        set_look(self.arithmetic, self.sizes.text(13), paper.ink2)
        self.chart.setMaximumHeight(self.sizes.px(TALLEST_CHART))
        self.table.refit()
        self.totals.refit()
        self.legend.updateGeometry()
        self.sum.setFixedHeight(self.legend.line)
        self._word_tools()
        self._fit()

    def _fit(self) -> None:
        """Show the balance where the deals leave it room, and divide the height anew."""
        self.arithmetic.setFixedHeight(self.sizes.px(20) * (1 if self.width() >= WIDE else 2))
        hidden = self.chart.isHidden()
        balance = self._balance_title.sizeHint().height() + self.chart.minimumSizeHint().height()
        whole = self._column.minimumHeightForWidth(self.width()) + (balance if hidden else 0)
        for part in (self._balance_title, self.chart):
            part.setVisible(self.height() >= whole)
        self.table.fit()
        self._parts.update()

    def _share(self, room: QSize) -> int:
        """Return the height of what lies below the deals, which get whole rows."""
        below = self._below.layout()
        least = 0 if below is None else below.totalMinimumHeightForWidth(room.width())
        return room.height() - self.table.whole_rows(room.height() - least)

    def _begin(self) -> None:
        self._place, self._said, self._is_new = (-1, 0), "", True
        self.table.scrollToBottom()
        self._refresh()

    def _entered(self, deal: int) -> None:
        """Say what was entered; show of a deal that was changed or put in when that was and what followed."""
        sheet = self.model.sheet
        row = sheet.deals[deal - 1] if sheet is not None and deal <= len(sheet.deals) else None
        if row is not None and (row.corrections or row.put_in is not None):
            self.table.setCurrentIndex(self.model.deals.index(deal - 1, 0))
            self.table.scrollTo(self.table.currentIndex())
        announce(self, self.model.entered_words(deal))

    def _turned_back(self, deal: int, again: bool) -> None:
        """Show where something was undone or done again: it may be far from the deal that is typed."""
        self.table.go_to(deal)
        announce(self, words.turned_back(deal, again=again))

    def _show_entry(self) -> None:
        """Bring the deal into sight that is typed beside."""
        place = self.model.score.editing - 1
        if 0 <= place < self.model.deals.rowCount():
            self.table.scrollTo(self.model.deals.index(place, 0))

    def _look_at(self, row: int, column: int) -> None:
        """Tell of a cell; the first of a sheet may be looked at only since the table has got the focus."""
        is_new, self._is_new = self._is_new, False
        if not (is_new and self._said):
            self._place, self._said = (row, column), ""
            self._tell_arithmetic()

    def _tell_arithmetic(self) -> None:
        """Say how the cell that is looked at comes about, and what the deal is."""
        row, column = self._place
        said = self.model.arithmetic(row, column) if row >= 0 else self._said
        if said and 0 <= row < self.model.deals.rowCount():
            heading = self.model.deals.headerData(column, Qt.Orientation.Horizontal)
            who = str(heading).split("\n", maxsplit=1)[0] if column > 1 else ""
            said = words.looked_at(self.model.deals.row(row).number, who, in_a_row(*said.split("\n")))
        self._write(said)

    def say(self, said: str) -> None:
        """Say something in the line below the deals, whole in its tip, until a cell is looked at."""
        self._place, self._said = (-1, 0), said
        self._write(said)

    def _write(self, said: str) -> None:
        self.arithmetic.setText(said)
        self.arithmetic.setToolTip(tip(said))

    def _refresh(self) -> None:
        model = self.model
        self.next.setText(model.next_words)
        self.next.setVisible(bool(model.next_words))
        self.seats.setVisible(model.wants_seats)
        self.chart.show_balance(model.balance)
        self.sum.setText(words.sum_of_totals(model.totals.together))
        self.legend.show_more(put_in=model.has_put_in, noted=model.has_notes)
        self._tell_arithmetic()
        self._fit()
        self._enable()

    def _word_tools(self) -> None:
        """Write words on the buttons if there is room for them; undoing and redoing have a picture too."""
        short = words.tools()
        for command_id, button in self._tools.items():
            button.setText(short[command_id])
        heads = self._title.sizeHint().width() + self.more.sizeHint().width()
        for command_id in ("score.redo", "score.undo"):
            if heads + sum(button.sizeHint().width() for button in self._tools.values()) > self.width() - 64:
                self._tools[command_id].setText("")
        for button in self._tools.values():
            button.updateGeometry()

    def _enable(self) -> None:
        for command_id, button in self._tools.items():
            button.setEnabled(self.services.commands.is_enabled(command_id))

    def retranslate(self) -> None:
        """Word everything again."""
        self.setAccessibleName(words.page())
        self._title.setText(words.page())
        for command_id, button in self._tools.items():
            name = command_text(BY_ID[command_id])
            button.setAccessibleName(name)
            shown = shown_keys(command_id)
            button.setToolTip(tip(f"{name} ({shown})" if shown else name))
        self._word_tools()
        self.seats.setText(words.draw_seats())
        self.more.setText("")
        self.more.setAccessibleName(words.more())
        self.more.setToolTip(tip(words.more()))
        self.table.setAccessibleName(words.deals_table())
        self.totals.setAccessibleName(words.totals_table())
        self._balance_title.setText(words.balance_title())
        self.chart.setAccessibleName(words.balance_title())
        self.legend.retranslate()
        self.model.retranslate()
        self._refresh()
