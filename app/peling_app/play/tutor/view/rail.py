"""The rail at the edge: the way to a tutor that is put away, or that has no room beside the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.parts import column, sign
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.style import text_font
from peling_app.kit.view.toggling import Toggling
from peling_app.kit.words.tips import tip
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.tutor.view.tabs import with_key

RAIL = 44
"""Its width, in pixels."""


class Rail(QWidget):
    """A strip of paper at the edge: an arrow, the tabs upright, a mark when something is allowed.

    Signals:
        wanted: the user wants the page with this number, or if it is open no longer.
        turned: the user wants the panel, or if it is open no longer.
    """

    wanted = Signal(int)
    turned = Signal()

    def __init__(self, model: TutorModel, theme: Theme, parent: QWidget) -> None:
        """Make the way back to a tutor that is put away."""
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self._words = ("", "")
        self.setFixedWidth(RAIL)
        layout = fill(column(self), margins=(0, 6, 0, 12), spacing=8)
        self.arrow = Arrow(theme, self)
        self.arrow.clicked.connect(self.turned)
        layout.addWidget(self.arrow, 0, Qt.AlignmentFlag.AlignHCenter)
        self._buttons = [_Upright(theme, self) for _ in Tab]
        for number, button in enumerate(self._buttons):
            button.clicked.connect(lambda _=False, page=number: self.wanted.emit(page))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._mark = _Mark(theme, self)
        fill(layout, (self._mark, 0, Qt.AlignmentFlag.AlignHCenter), STRETCH)
        model.changed.connect(self._refresh)
        theme.changed.connect(self.update)
        self._refresh()

    def set_words(self, tabs: tuple[str, ...], mark: str, arrow: tuple[str, str]) -> None:
        """Word tabs, mark, and the arrow: what it does while the panel is away, and while it is open."""
        self._words = arrow
        self._word_arrow()
        for number, (button, text) in enumerate(zip(self._buttons, tabs, strict=True)):
            button.setText(text)
            button.setToolTip(tip(with_key(text, number)))
            button.updateGeometry()
        self._mark.setAccessibleName(mark)
        self._mark.setToolTip(tip(mark))

    def show_open(self, tab: Tab | None) -> None:
        """Mark the page that is open; None: the drawer is shut."""
        for number, button in enumerate(self._buttons):
            button.setChecked(tab is not None and int(tab) == number)
        self.arrow.point(right=tab is not None)
        self._word_arrow()

    def _word_arrow(self) -> None:
        words = self._words[self.arrow.points_right]
        self.arrow.setAccessibleName(words)
        self.arrow.setToolTip(tip(words))

    def _refresh(self) -> None:
        self._mark.setVisible(any(card.legal for card in self._model.now.cards))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper."""
        paint.panel_paper(self, self._theme, shaded=False)


class Arrow(Pressing, QAbstractButton):
    """Points to where the panel comes from, or while it is open to where it goes."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Point to the left."""
        super().__init__(parent)
        self._theme = theme
        self.points_right = False
        self.setFixedSize(36, 36)
        take_presses(self)

    def point(self, *, right: bool) -> None:
        """Point to the right, or to the left."""
        self.points_right = right
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the arrow and the ring of the focus."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        pen = QPen(QColor(paper.ink if self.underMouse() else paper.ink2), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        side = 1 if self.points_right else -1
        steps = ((-2.5 * side, -5), (2.5 * side, 0), (-2.5 * side, 5))
        middle = QRectF(self.rect()).center()
        painter.drawPolyline(QPolygonF([middle + QPointF(*step) for step in steps]))
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), paper.gold, 6)


class _Upright(Pressing, Toggling, QAbstractButton):
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
