"""The sheet that answers *Why not?*: what can be done with a tile or a button, and why not the rest."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import RING, SHEET, Button, Over
from peling_app.kit.view.focus_keeper import to_come_back_to
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.parts import Scale, Struck, Words, bare_area, clear, column
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.style import dress
from peling_app.kit.view.text.chips import Chip
from peling_app.kit.view.text.linked import Linked
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.kit.words import links
from peling_app.play.game import Position
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.model.why_not import why_not
from peling_app.play.tutor.model.why_page import Line, WhyPage
from peling_app.play.tutor.words import tutor as words

WIDTH = 372
EDGE = 5
"""Room round the sheet for its shadow, in pixels."""
TILE = 38
MOST = 0.72
"""The share of the page's height that the sheet may take; what is longer scrolls."""


class WhyNot(QObject):
    """Asks and answers *Why not?* on a page with a table: for its tiles, and for some buttons.

    Such a button has its name in the property ``asked``.

    Attributes:
        sheet: shows the answer.
        silent: nothing is answered, since what is on the table is only being laid out; where it is only
            looked at, nothing is answered either.
    """

    def __init__(self, page: QWidget, table: TablePage, session: Position, theme: Theme) -> None:
        """Answer on a page for a table of this session."""
        super().__init__(page)
        self._page = page
        self._table = table
        self._session = session
        self.sheet = WhyNotSheet(theme, page)
        dress(self.sheet, theme)
        self.silent = False
        self._left_ways = False  # the ways of a claim were left for the hand, only to be answered
        self.sheet.shown.connect(self._go_back)
        table.asked.connect(self._ask_on_table)
        self.hear()

    def ask_here(self) -> None:
        """Ask for the button or the tile that has the focus; for the hand where nothing has."""
        focus = QApplication.focusWidget()
        if focus is not None and _asked(focus):
            self._ask_for(focus)
        elif self._table.isVisible() and not self._table.ask_focused():
            self._left_ways = bool(self._table.model.property("waysShown"))
            self._table.focus_part("hand")
            self._table.ask_focused()
            if focus is not None and self._page.isAncestorOf(focus):
                self.sheet.come_back_to(focus)

    def _go_back(self, shown: bool) -> None:
        """Go on with the choice among several ways of a claim, if that was left for an answer."""
        if not shown and self._left_ways:
            self._left_ways = False
            if self._table.quick.hasFocus():
                self._table.lead_back()

    def hear(self) -> None:
        """Listen to all buttons of the page that can be asked about, also to those that are disabled."""
        for button in self._page.findChildren(QAbstractButton):
            if _asked(button):
                button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for the button on which the right button of the mouse is pressed."""
        if event.type() == QEvent.Type.ContextMenu and isinstance(watched, QWidget):
            self._ask_for(watched)
            return True
        return super().eventFilter(watched, event)

    def _ask_for(self, button: QWidget) -> None:
        self.answer(_asked(button), QRect(button.mapTo(self._page, QPoint()), button.size()))

    def answer(self, thing: str, beside: QRect) -> None:
        """Say what can be done with a thing and why not more, near a place of the page."""
        watched = self.silent or self._table.model.property("watched")
        page = None if watched else why_not(thing, self._session, self._table.model)
        if page is not None:
            self.sheet.open(page, beside)

    def _ask_on_table(self, thing: str, place: QRect) -> None:
        self.answer(thing, place.translated(self._table.mapTo(self._page, QPoint())))


def _asked(widget: QWidget) -> str:
    """Return how a button is called that can be asked about; empty: it is none."""
    return str(widget.property("asked") or "")


class WhyNotSheet(QFrame):
    """A sheet over the page of play; Escape or its button puts it away, and the focus goes back where it was.

    It goes by itself when the focus leaves it.

    Signals:
        rule_asked: open the rule book at this rule.
        shown: it was opened (True) or put away.
    """

    rule_asked = Signal(str)
    shown = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Make a hidden sheet over this page."""
        super().__init__(parent)
        self._theme = theme
        self._page = parent
        self._before: QWidget | None = None
        self._holder = QWidget()
        self._column = fill(QVBoxLayout(self._holder), margins=(18, 14, 18, 4), spacing=0)
        self._area = bare_area(self._holder)
        self._close = Button(theme, height=32, key="Esc")
        self._close.clicked.connect(self.close_and_return)
        foot = fill(QHBoxLayout(), STRETCH, self._close, margins=(0, 0, 18 - RING, 8))
        fill(column(self), (self._area, 1), foot, margins=(EDGE, EDGE, EDGE, EDGE))
        self.links: list[Linked] = []
        self.hide()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)
        Over(self, SHEET)
        theme.changed.connect(self.put_away)

    def open(self, page: WhyPage, beside: QRect) -> None:
        """Show an answer near a place of the page; the focus goes into the sheet."""
        focus = QApplication.focusWidget()
        if focus is not None and focus is not self and not self.isAncestorOf(focus):
            self._before = to_come_back_to(self)
        self._fill(page)
        self._close.setText(links.close())
        self.setAccessibleName(spoken(page))
        # The focus goes to the button: with it the answer is read at once.
        self._close.setAccessibleDescription(spoken(page))
        self._place(beside)
        self._area.verticalScrollBar().setValue(0)
        self.show()
        self.raise_()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit(True)

    def come_back_to(self, before: QWidget) -> None:
        """Give the focus to this when the sheet, if it is open, is put away."""
        if self.isVisible():
            self._before = before

    def close_and_return(self) -> None:
        """Put the sheet away and the focus back."""
        before = self._before
        if before is not None:
            # Before it is hidden: else Qt would give the focus to whatever comes first on the table.
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._hide()

    def put_away(self) -> None:
        """Hide the sheet; the focus goes back if it is on it."""
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.close_and_return()
        else:
            self._hide()

    def _hide(self) -> None:
        if not self.isHidden():
            self.hide()
            self._before = None
            self.shown.emit(False)

    # -- what is on it -------------------------------------------------------------------------------------

    def _fill(self, page: WhyPage) -> None:
        clear(self._column)
        self.links = []
        scale = Scale(self._theme)
        paper = self._theme.paper
        head = fill(QHBoxLayout(), spacing=scale.px(12))
        if page.tiles:
            tiles = TileRow(self._theme, TILE if len(page.tiles) == 1 else round(TILE * 0.75))
            tiles.show_tiles(*page.tiles)
            tiles.show_as(page.faces)
            tiles.setFixedSize(tiles.sizeHint())
            head.addWidget(tiles, 0, Qt.AlignmentFlag.AlignVCenter)
        titles = column(spacing=1)
        if page.kicker:
            titles.addWidget(Words(scale.text(12.5), paper.ink3, page.kicker))
        titles.addWidget(Words(scale.display(21), paper.ink, page.heading))
        nest(head, titles, 1)
        fill(self._column, head, scale.px(8), DoubleRule(self._theme))
        if page.lead:
            fill(self._column, scale.px(8), Words(scale.text(14), paper.ink, page.lead))
        for line in page.lines:
            self._column.addSpacing(scale.px(11))
            self._add(line, scale)
        fill(self._column, scale.px(6), STRETCH)

    def _add(self, line: Line, scale: Scale) -> None:
        paper = self._theme.paper
        if line.title:
            title = QHBoxLayout()
            if line.legal is False:
                title.addWidget(Struck(scale, 17, line.title))
            else:
                title.addWidget(Words(scale.display(17), paper.ink, line.title, wrap=False))
            title.addStretch(1)
            if line.legal is not None:
                verdict = words.allowed() if line.legal else words.not_allowed()
                title.addWidget(Chip(scale, verdict, good=line.legal), 0, Qt.AlignmentFlag.AlignVCenter)
            fill(self._column, title, 2)
        self._column.addWidget(Words(scale.text(14), paper.ink2, " ".join(line.reasons)))
        if line.rule:
            quiet = scale.display(13.5, italic=True)
            style = (
                f'font-family: "{quiet.family()}"; font-size: {quiet.pixelSize()}px; font-style: italic; '
                "background: none;"
            )
            link = Linked(
                f'<a href="{escape(line.rule)}" style="color: {paper.ink3}">{escape(line.cite)}</a>',
                style,
                100,
            )
            link.linkActivated.connect(self._open_rule)
            self.links.append(link)
            fill(self._column, 1, link)

    def _open_rule(self, rule: str) -> None:
        self.close_and_return()
        self.rule_asked.emit(rule)

    # -- where it is ---------------------------------------------------------------------------------------

    def _place(self, beside: QRect) -> None:
        """Lie below or above what was asked about, wherever there is room, and leave it to be seen."""
        room = self._page.rect()
        factor = max(1.0, self._theme.sized(15) / 15)
        width = min(round(WIDTH * factor) + 2 * EDGE, room.width() - 16)
        self._holder.setFixedWidth(width - 2 * EDGE)
        self._column.activate()
        inner = max(self._column.heightForWidth(width - 2 * EDGE), self._column.minimumSize().height())
        needed = inner + self._close.sizeHint().height() + 8 + 2 * EDGE
        height = min(needed, round(room.height() * MOST))
        if height < needed:
            self._holder.setFixedWidth(width - 2 * EDGE - self._area.verticalScrollBar().sizeHint().width())
        self.resize(width, height)
        at = QPoint(beside.center().x() - width // 2, beside.top() - height - 2)
        if at.y() < 8:
            at.setY(beside.bottom() + 2)
        if at.y() + height > room.height() - 8:
            at.setY(room.height() - height - 8)
            right = beside.right() + 4
            at.setX(right if right + width <= room.width() else beside.left() - width - 4)
        at.setX(max(8, min(at.x(), room.width() - width - 8)))
        at.setY(max(8, at.y()))
        self.move(at)

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Go when the focus has gone elsewhere in the window."""
        if self.isVisible() and now is not None and now is not self and not self.isAncestorOf(now):
            self._hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_and_return()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Let Tab go round on the sheet: its links and its button."""
        stops = [*self.links, self._close]
        here = next((place for place, stop in enumerate(stops) if stop.hasFocus()), len(stops) - 1)
        reason = Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        target = stops[(here + (1 if following else -1)) % len(stops)]
        target.setFocus(reason)
        self._area.ensureWidgetVisible(target, 0, 8)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a click on the paper from what lies below."""
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Go when the language changes: the answer was worded in the old one."""
        if event.type() == QEvent.Type.LanguageChange:
            self.put_away()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a shadow and the paper."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        sheet = QRectF(self.rect()).adjusted(EDGE, EDGE - 2, -EDGE, -EDGE)
        if not self._theme.is_high_contrast():
            painter.setPen(Qt.PenStyle.NoPen)
            for step in range(EDGE):
                painter.setBrush(QColor(0, 0, 0, 14))
                around = EDGE - step
                painter.drawRoundedRect(sheet.adjusted(-around, -around + 2, around, around), 8, 8)
        painter.setPen(QPen(QColor(paper.border), 2 if self._theme.is_high_contrast() else 1))
        painter.setBrush(paint.vertical_gradient(sheet, paper.top, paper.foot))
        painter.drawRoundedRect(sheet.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


def spoken(page: WhyPage) -> str:
    """Return the whole answer as a screen reader says it."""
    said = [f"{page.kicker}: {page.heading}." if page.kicker else f"{page.heading}.", page.lead]
    for line in page.lines:
        verdict = "" if line.legal is None else words.allowed() if line.legal else words.not_allowed()
        head = ", ".join(part for part in (line.title, verdict) if part)
        said.append(f"{head}: {' '.join(line.reasons)}" if head else " ".join(line.reasons))
        said.append(f"{line.cite}." if line.cite else "")
    return " ".join(part for part in said if part)
