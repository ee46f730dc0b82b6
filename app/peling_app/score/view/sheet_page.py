"""The sheet at the left and the entry of a deal at the right; in a narrow window one of them."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import announce
from peling_app.kit.view.focus_keeper import is_there
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.page import Parted
from peling_app.kit.view.paper_page import Paper, label, say_in_line
from peling_app.kit.view.switch import Switch
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.sheet import SheetModel
from peling_app.score.view.entry.entry import EntryPanel
from peling_app.score.view.sheet import SheetHalf
from peling_app.score.words import sheet as words

SHARES: Final = (612, 828)
"""How sheet and entry share the width."""
LEAST_SHEET: Final = 520
"""Pixels in width that the sheet has at least."""

ROUND_ENTRY: Final = (23, 12, 23, 10)
"""Pixels left, above, right and below the entry panel, which has room for its own rings."""
CLOSE_ENTRY: Final = (23, 2, 23, 6)
"""The same where it is alone: so all tiles to take from are in sight in a small window."""

HEAD: Final = (23, 6, 23, 0)
"""The same of the line over them in a narrow window."""
LEAST_SAID: Final = 24
"""Pixels that are left in that line where it has the choice of tiles or points too: a line less is needed."""
NARROW: Final = 1180
"""A page narrower than this shows sheet or entry, not both."""


class Part(StrEnum):
    """What a narrow window shows."""

    SHEET = "sheet"
    ENTRY = "entry"


class SheetPage(Parted):
    """The sheet at the left, the entry at the right; in a narrow window one of them."""

    def __init__(self, services: Services, model: SheetModel, parent: QWidget | None = None) -> None:
        """Show the sheet of a model; the entry follows the same session."""
        super().__init__(parent)
        self.services = services
        self.model = model
        self._paper = Paper(services.theme, self)
        self.half = SheetHalf(services, model)
        self.entry = EntryPanel(EntryModel(model.score, self), services.theme)
        self.parts = Switch(services.theme, tuple(Part))
        self._line = _Line(services.theme)
        self._part = Part.SHEET
        self.is_small = self._lends = False
        self._says: Callable[[], str] = str
        self.said = label("small")
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        head = self._head = fill(QHBoxLayout(), self.parts, (self.said, 1), margins=HEAD, spacing=8)
        both = self._both = fill(QHBoxLayout(), (self.half, SHARES[0]), self._line, spacing=0)
        self.half.setMinimumWidth(LEAST_SHEET)
        self._beside = fill(QVBoxLayout(), self.entry)
        nest(both, self._beside, SHARES[1])
        fill(QVBoxLayout(self), head, (both, 1), margins=(0, 0, 0, 0), spacing=0)
        self.entry.model.remarked.connect(self._remark)
        self.parts.chosen.connect(lambda part: self.show_part(Part(part)))
        model.score.editing_changed.connect(self._fit)
        model.score.opened.connect(self._fit)
        for over in (model.score.draft_changed, model.score.editing_changed, model.score.opened):
            over.connect(self._say_no_more)
        model.score.turned_back.connect(
            lambda deal, again: self.say(partial(words.turned_back, deal, again=again))
        )
        services.theme.changed.connect(self._fit)
        services.preferences.changed.connect(self._order_rows)
        self._order_rows()
        self.retranslate()

    def show_part(self, part: Part) -> None:
        """Show sheet or entry in a narrow window; both are shown in a wide one."""
        self._part = part
        self._fit()
        if self.isVisible():
            target = self.half if part is Part.SHEET else self.entry
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, said: Callable[[], str]) -> None:
        """Say what was done below the sheet, or beside the choice of parts where the entry alone is shown.

        There it is said until another deal is typed; `said` gives it in the present language.
        """
        if self.half.isVisible():
            self.half.say(said())
        else:
            self._says = said
            say_in_line(self.said, said())

    def _say_no_more(self) -> None:
        self._says = str
        say_in_line(self.said, "")

    def show_entry(self) -> None:
        """Go to the entry."""
        self.show_part(Part.ENTRY)

    @property
    def handlers(self) -> dict[str, Callable[[], None]]:
        """Return what carries out the commands of the entry; each shows it first where only the sheet is."""
        return {id_: partial(self._in_entry, act) for id_, act in self.entry.handlers.items()}

    def _in_entry(self, act: Callable[[], None]) -> None:
        """Do something in the entry: not unseen, and for whoever is chosen there."""
        if self.isVisible() and not self.entry.isVisible() and self.entry.model.is_open:
            chosen = self.entry.model.chosen
            self.show_entry()
            self.entry.step(0, chosen)
        act()

    def change_part(self) -> None:
        """Go from the sheet to the entry or back."""
        focus = QApplication.focusWidget()
        in_sheet = focus is not None and (focus is self.half or self.half.isAncestorOf(focus))
        if in_sheet:
            chosen, left = self.entry.model.chosen, self.entry.focusWidget()
            self.show_part(Part.ENTRY)
            if self.entry.model.is_open:
                self.entry.step(0, chosen)
                if is_there(left):
                    left.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.show_part(Part.SHEET)
            self.half.take_focus()

    def change_order(self) -> None:
        """Let the rows of the entry stand by the winds, or again in the order of people."""
        by_winds = self.services.preferences.current.sheet_by_winds
        self.services.preferences.update(sheet_by_winds=not by_winds)
        self._remark(words.rows_by_people if by_winds else words.rows_by_winds)

    def _remark(self, said: Callable[[], str]) -> None:
        """Say something of the entry that is not seen there, or not at once."""
        self.say(said)
        announce(self, said())

    def _order_rows(self) -> None:
        self.entry.model.set_by_winds(on=self.services.preferences.current.sheet_by_winds)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter the deal with Enter from the sheet too, as its button says."""
        if is_enter(event) and self.entry.isVisible() and self.entry.says_enter:
            self.entry.foot.submit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin in the entry, as most often the next deal is to be entered."""
        if self.is_small and self._part is Part.SHEET:
            self.half.take_focus()
        else:
            self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show both halves if there is room, else one."""
        super().resizeEvent(event)
        self._paper.cover(self)
        self._fit()

    def _fit(self) -> None:
        larger = max(1.0, self.services.theme.zoom() / 100)
        small = self.is_small = self.width() < NARROW * larger
        self._name_parts()
        both = self.parts.sizeHint().width() + self.entry.switch.sizeHint().width()
        lends = small and self.width() - sum(HEAD[::2]) - both >= LEAST_SAID
        if lends is not self._lends:
            self._lends = lends
            self.entry.lend_switch(self._head if lends else None)
        self.parts.setVisible(small)
        self.said.setVisible(small)
        self.parts.set_value(self._part)
        self.half.setVisible(not small or self._part is Part.SHEET)
        self._line.setVisible(not small)
        self.entry.setVisible(not small or self._part is Part.ENTRY)
        self.entry.switch.setVisible(self.entry.isVisibleTo(self) and self.entry.model.is_open)
        # An empty layout would take its share.
        self._both.setStretchFactor(self._beside, SHARES[1] if self.entry.isVisibleTo(self) else 0)
        around = CLOSE_ENTRY if small else ROUND_ENTRY
        self._beside.setContentsMargins(*(around if self.entry.isVisibleTo(self) else (0, 0, 0, 0)))

    def retranslate(self) -> None:
        """Word the choice of parts again, and what is said beside it."""
        self.setAccessibleName(words.page())
        self._name_parts()
        say_in_line(self.said, self._says())

    def _name_parts(self) -> None:
        self.parts.set_words(self.tr("Show"), (words.page(), self.entry.title or self.tr("Entry")))


class _Line(QWidget):
    """The rule between sheet and entry."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedWidth(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        QPainter(self).fillRect(QRectF(self.rect()), QColor(self._theme.paper.line))
