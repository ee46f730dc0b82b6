"""A small sheet beside a word of the text: what a term means, or where a rule stands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from peling_app.kit.model.lesson_rows import Explained
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import SHEET, Button, Over
from peling_app.kit.view.focus_keeper import is_there, to_come_back_to
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.page import go_round, hand_over
from peling_app.kit.view.parts import Bare, clear
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.linked import Linked
from peling_app.kit.words import links as words

WIDTH = 340


class Popover(QFrame):
    """A sheet over the page; Escape or its button puts it away, and the focus goes back where it was.

    Whoever goes on elsewhere in the window has read it: it goes with the focus.

    Signals:
        rule_asked: open the rule book at this rule.
        term_asked: explain another term, linked in this one.
        shown: it came into sight (True) or went out of it.
    """

    rule_asked = Signal(str)
    term_asked = Signal(str)
    shown = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Make a hidden sheet over this page."""
        super().__init__(parent)
        self._theme = theme
        self._page = parent
        self._before: QWidget | None = None
        self._ask: Callable[[], Explained | None] | None = None
        self._is_old = False
        self._opens = False
        self._column = fill(QVBoxLayout(self), margins=(20, 16, 16, 12), spacing=8)
        self.close_button: Button | None = None
        self.hide()
        Over(self, SHEET)
        theme.changed.connect(self._renew)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)

    def open(self, ask: Callable[[], Explained | None], beside: QWidget) -> None:
        """Show what `ask` explains near a widget, nothing for None; another language asks again."""
        what = ask()
        if what is None:
            return
        if beside is not self:
            self._before = to_come_back_to(self)
        self._ask = ask
        self._opens = True
        self._fill(what)
        self._place(beside)
        self.show()
        self.raise_()
        if self.close_button is not None:
            if beside is self:
                hand_over(self.close_button)  # the settings may lie over the window
            else:
                self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)
        self._opens = False

    def _fill(self, what: Explained) -> None:
        theme = self._theme
        old = set(self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly))
        clear(self._column)
        title = Bare(what.title)
        title.setProperty("role", "subheading")
        title.setWordWrap(True)
        style = f"font-size: {theme.sized(15)}px; color: {theme.paper.ink}; background: none;"
        text = Linked(what.html, style, 122)
        text.linkActivated.connect(lambda target: self.term_asked.emit(target.removeprefix("term:")))
        fill(self._column, title, text)
        if what.cite:
            cite = Bare(what.cite)
            cite.setProperty("role", "cite")
            cite.setWordWrap(True)
            self._column.addWidget(cite)
        row = Flow(spacing=0, at_right=True)
        if what.rule:
            book = Button(theme, icon="book", height=32)
            book.setText(words.open_book())
            book.clicked.connect(lambda: self.rule_asked.emit(what.rule))
            row.addWidget(book)
        close = Button(theme, height=32, key="Esc")
        close.setText(words.close())
        close.clicked.connect(self.close_and_return)
        row.addWidget(close)
        nest(self._column, row)
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            # On a sheet that is seen, layouts would count what is new only when it is shown, a little later.
            if part not in old:
                part.show()
        self.close_button = close
        self.setAccessibleName(f"{what.title}. {text.accessibleName()}")

    def _follow_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        """Go when the focus has gone from here to something else in the window."""
        if self._opens or old is None or now is None or not self.isVisible():
            return
        if self._holds(old) and not self._holds(now) and now.window() is self.window():
            self.hide()

    def _holds(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget)

    def _renew(self) -> None:
        """Show the same in another look or language; words and room depend on it.

        Out of sight with its page, which has no room then, it waits until both are seen again.
        """
        if self._ask is None or self.isHidden():
            return
        if self.isVisible():
            self.open(self._ask, self)
        else:
            self._is_old = True

    def changeEvent(self, event: QEvent) -> None:
        """Explain the same in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._renew()

    def _place(self, beside: QWidget) -> None:
        room = self._page.rect()
        width = min(round(WIDTH * max(1.0, self._theme.sized(15) / 15)), room.width() - 24)
        self.setFixedWidth(width)
        self._column.activate()
        height = max(self._column.heightForWidth(width), self.sizeHint().height())
        self.setFixedHeight(min(height, room.height() - 24))
        if beside is self:
            at = self.pos()
        else:
            corner = beside.mapTo(self._page, QPoint(0, 0))
            at = QPoint(corner.x() + 24, corner.y() + beside.height() + 4)
            if at.y() + self.height() > room.height() - 12:
                at.setY(corner.y() - self.height() - 4)
        at.setX(max(12, min(at.x(), room.width() - width - 12)))
        at.setY(max(12, min(at.y(), room.height() - self.height() - 12)))
        self.move(at)

    def close_and_return(self) -> None:
        """Put the sheet away and the focus back."""
        self.hide()
        if self._before is not None and is_there(self._before):
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        elif self._before is not None:
            self._page.setFocus(Qt.FocusReason.PopupFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Announce by `shown` that there is something to read."""
        super().showEvent(event)
        if self._is_old:
            self._is_old = False
            QTimer.singleShot(0, self, self._renew)
        self.shown.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Announce by `shown` that the sheet was closed, or went out of sight with its page."""
        super().hideEvent(event)
        self.shown.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_and_return()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Let Tab go round on the sheet."""
        return go_round(self, following=following) or super().focusNextPrevChild(following)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a sheet with a shadow line."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        painter.setPen(QPen(QColor(paper.ink3), 1.5))
        painter.setBrush(QColor(paper.top))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
