"""Keep the tutor at the right of the table: a panel where there is room, else a rail with a drawer."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.parts import column, sign
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.toggling import Toggling
from peling_app.kit.words.tips import tip
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import Tab, TutorPanel
from peling_app.play.tutor.words import panel as words

RAIL = 44
DRAWER = 360
PANEL = 392
WIDE_PANEL = 520
NARROW = 1200
"""A page narrower than this has the rail."""
WIDE = 2000
"""A page at least this wide has the wide panel."""


class TutorSide(Worded):
    """The place of the tutor beside the table; `fit` chooses its form.

    The drawer is a child of the parent widget and lies over its right part, above the last `keep_free`
    pixels, where the own hand is.

    Signals:
        practise_wanted: drills of this kind are wanted.
        lesson_wanted: the page of the course with this id is to be opened.
    """

    practise_wanted = Signal(str)
    lesson_wanted = Signal(str)

    def __init__(self, model: TutorModel, theme: Theme, parent: QWidget) -> None:
        """Show a tutor beside what else is in `parent`."""
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self._keep_free = 0
        self._compact = False
        self.panel = TutorPanel(model, theme, self)
        self.rail = _Rail(model, theme, self)
        self._row = fill(QHBoxLayout(self), self.panel, self.rail, margins=(0, 0, 0, 0), spacing=0)
        self.rail.hide()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFixedWidth(PANEL)
        self.panel.hidden.connect(self.put_away)
        self.panel.practise_wanted.connect(self.practise_wanted)
        self.panel.lesson_wanted.connect(self.lesson_wanted)
        self.rail.wanted.connect(self._toggle_tab)
        self._host().installEventFilter(self)
        for tab in Tab:
            keys = QShortcut(QKeySequence(f"Ctrl+{int(tab) + 1}"), self)
            keys.activated.connect(partial(self._jump, tab))
        self.retranslate()

    @property
    def compact(self) -> bool:
        """Return whether the rail is shown in the place of the panel."""
        return self._compact

    @property
    def is_open(self) -> bool:
        """Return whether the panel can be seen, in its place or as a drawer."""
        return self.panel.isVisibleTo(self._host())

    def fit(self, width: int, keep_free: int = 0) -> None:
        """Choose the form for a page of this width; a drawer leaves `keep_free` pixels free at its foot."""
        self._keep_free = keep_free
        compact = width < NARROW
        if compact != self._compact:
            self._compact = compact
            self._change_form()
        if not compact:
            self.setFixedWidth(WIDE_PANEL if width >= WIDE else PANEL)
        self._place_drawer()

    def open(self, tab: Tab | None = None) -> None:
        """Show the panel, and a page of it."""
        if tab is not None:
            self.panel.show_tab(tab)
        self.setVisible(True)
        self.panel.setVisible(True)
        self._place_drawer()
        self.panel.raise_()
        self.rail.show_open(self.panel.tab)

    def put_away(self) -> None:
        """Hide the panel; of a drawer the rail stays."""
        if self._compact:
            self.panel.hide()
            self.rail.show_open(None)
        else:
            self.hide()

    def toggle(self) -> None:
        """Show the panel or put it away."""
        if self.is_open:
            self.put_away()
        else:
            self.open()

    def open_rule(self, rule_id: str) -> None:
        """Show a rule of the book."""
        self.open(Tab.NOW)
        self.panel.open_rule(rule_id)

    def take_focus(self) -> None:
        """Give the focus to the panel, opening a drawer."""
        self.open()
        self.panel.focus_first()

    def retranslate(self) -> None:
        """Word the rail again."""
        self.rail.set_words(words.tabs(), words.something_allowed())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the drawer in its place when the page changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._place_drawer()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: object) -> None:
        """Keep the drawer beside the rail."""
        super().resizeEvent(event)  # type: ignore[arg-type]  # handed on as it came
        self._place_drawer()

    def moveEvent(self, event: object) -> None:
        """Keep the drawer beside the rail."""
        super().moveEvent(event)  # type: ignore[arg-type]  # handed on as it came
        self._place_drawer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close a drawer with Escape."""
        if event.key() == Qt.Key.Key_Escape and self._compact and self.is_open:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def _host(self) -> QWidget:
        host = self.parentWidget()
        if host is None:
            message = "the tutor stands beside something"
            raise RuntimeError(message)
        return host

    def _change_form(self) -> None:
        if self._compact:
            self._row.removeWidget(self.panel)
            self.panel.setParent(self._host())
            self.panel.hide()
            self.setFixedWidth(RAIL)
        else:
            self.panel.setParent(self)
            self._row.insertWidget(0, self.panel)
            self.panel.show()
        self.rail.setVisible(self._compact)
        self.rail.show_open(None)

    def _place_drawer(self) -> None:
        if self._compact:
            self.panel.setGeometry(
                self.x() - DRAWER, self.y(), DRAWER, max(240, self.height() - self._keep_free)
            )
            self.panel.raise_()

    def _jump(self, tab: Tab) -> None:
        self.open(tab)
        self.panel.focus_tabs()

    def _toggle_tab(self, page: int) -> None:
        if self.is_open and int(self.panel.tab) == page:
            self.put_away()
        else:
            self.open(Tab(page))


class _Rail(QWidget):
    """A strip of paper with the tabs upright and a mark when something is allowed."""

    wanted = Signal(int)

    def __init__(self, model: TutorModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self.setFixedWidth(RAIL)
        layout = fill(column(self), margins=(0, 12, 0, 12), spacing=8)
        self._buttons = [_Upright(theme, self) for _ in Tab]
        for number, button in enumerate(self._buttons):
            button.clicked.connect(lambda _=False, page=number: self.wanted.emit(page))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._mark = _Mark(theme, self)
        fill(layout, (self._mark, 0, Qt.AlignmentFlag.AlignHCenter), STRETCH)
        model.changed.connect(self._refresh)
        theme.changed.connect(self.update)
        self._refresh()

    def set_words(self, tabs: tuple[str, ...], mark: str) -> None:
        """Word tabs and mark."""
        for number, (button, text) in enumerate(zip(self._buttons, tabs, strict=True)):
            button.setText(text)
            button.setToolTip(tip(f"{text} (Ctrl+{number + 1})"))
            button.updateGeometry()
        self._mark.setAccessibleName(mark)
        self._mark.setToolTip(tip(mark))

    def show_open(self, tab: Tab | None) -> None:
        """Mark the page that is open; None: the drawer is shut."""
        for number, button in enumerate(self._buttons):
            button.setChecked(tab is not None and int(tab) == number)

    def _refresh(self) -> None:
        self._mark.setVisible(any(card.legal for card in self._model.now.cards))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper."""
        paint.panel_paper(self, self._theme, shaded=False)


class _Upright(Toggling, QAbstractButton):
    """A tab whose word runs downwards; the open one has a red line at its right."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.hear_toggle()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.changed.connect(self.updateGeometry)

    def _font(self) -> QFont:
        return text_font(self._theme, 14.5, QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        """Return the room for the word, lying on its side."""
        length = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        return QSize(38, round(length) + 22)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the word and, if open, the line."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        area = QRectF(self.rect())
        if self.isChecked():
            painter.fillRect(QRectF(area.right() - 6, 8, 3, area.height() - 16), QColor(paper.red))
        painter.save()
        painter.translate(area.center())
        painter.rotate(90)
        painter.setFont(self._font())
        lit = self.isChecked() or self.underMouse()
        painter.setPen(QColor(paper.ink if lit else paper.ink3))
        turned = QRectF(-area.height() / 2, -area.width() / 2, area.height(), area.width())
        painter.drawText(turned, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.restore()
        if self.hasFocus():
            paint.focus_ring(painter, area.adjusted(1, 1, -1, -1), paper.gold, 6)


class _Mark(QWidget):
    """A tick in a green disc: something is allowed."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedSize(28, 28)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        painter.setBrush(QColor(paper.green_ground))
        high = self._theme.is_high_contrast()
        painter.setPen(QPen(QColor(paper.green), 2) if high else QPen(Qt.PenStyle.NoPen))
        painter.drawEllipse(QPointF(14, 14), 13, 13)
        sign(painter, QRectF(6, 6, 16, 16), paper.green, good=True)
