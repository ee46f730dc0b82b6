"""The tabs over the panel: words with a red line under the page that is shown; arrows move."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QTabBar, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.keys import key_text
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.scrolled_over import ScrolledOver
from peling_app.kit.words.tips import tip

HEIGHT = 44
LEFT = 24


def with_key(text: str, number: int) -> str:
    """Return the name of a page with the key that opens it, as the user reads it."""
    keys = key_text(f"Ctrl+{number + 1}")
    return f"{text} ({keys})"


class Tabs(ScrolledOver, QTabBar):
    """Tabs as the design draws them, with an eye at the right that puts the panel away.

    Signals:
        chosen: the user chose the page with this number.
        closed: the user wants the panel away.
    """

    chosen = Signal(int)
    closed = Signal()

    def __init__(self, theme: Theme, pages: int, parent: QWidget | None = None) -> None:
        """Make so many tabs; give them words with `set_words`."""
        super().__init__(parent)
        self._theme = theme
        self._factor = 1.0
        self._eye = _Eye(theme, self)
        self._eye.clicked.connect(self.closed)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for _ in range(pages):
            self.addTab("")
        self.currentChanged.connect(self.chosen)
        theme.changed.connect(self._restyle)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Return the stops of Tab: the tabs, then the eye."""
        return self, self._eye

    @property
    def current(self) -> int:
        """Return the number of the page that is shown."""
        return self.currentIndex()

    def choose(self, page: int) -> None:
        """Mark a page without telling anybody."""
        self.blockSignals(True)
        self.setCurrentIndex(page)
        self.blockSignals(False)
        self.update()

    def set_words(self, tabs: tuple[str, ...], close: str) -> None:
        """Word the tabs and the eye."""
        for number, text in enumerate(tabs):
            self.setTabText(number, text)
            self.setTabToolTip(number, with_key(text, number))
        self._eye.setAccessibleName(close)
        self._eye.setToolTip(tip(close))
        self._restyle()

    def set_factor(self, factor: float) -> None:
        """Let the words grow with the panel."""
        self._factor = factor
        self._restyle()

    def _font(self) -> QFont:
        return text_font(self._theme, 14.5 * self._factor, QFont.Weight.DemiBold)

    def _restyle(self) -> None:
        font = self._font()
        self.setStyleSheet(
            f'QTabBar {{ font-family: "{font.family()}"; font-size: {font.pixelSize()}px; font-weight: 600; '
            "background: transparent; border: none; }"
        )
        self.updateGeometry()
        self.update()

    def tabSizeHint(self, number: int) -> QSize:
        """Return the room for the words; the first begins at the panel's margin."""
        width = QFontMetricsF(self._font()).horizontalAdvance(self.tabText(number)) + 24
        if number == 0:
            width += LEFT - 12
        return QSize(round(width), max(HEIGHT, self._font().pixelSize() + 26))

    def minimumTabSizeHint(self, number: int) -> QSize:
        """Return the same: words are never cut."""
        return self.tabSizeHint(number)

    def sizeHint(self) -> QSize:
        """Return the height of the tabs."""
        return QSize(super().sizeHint().width(), self.tabSizeHint(0).height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the eye at the right; where large words need its room, the rail closes the panel."""
        super().resizeEvent(event)
        self._eye.move(self.width() - LEFT - 24, (self.height() - self._eye.height()) // 2)
        self._eye.setVisible(self.tabRect(self.count() - 1).right() - 11 <= self._eye.x() + 7)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint words, the line under all, the red one under the chosen."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        painter.setFont(self._font())
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(paper.border))
        for number in range(self.count()):
            area = QRectF(self.tabRect(number))
            left = area.left() + (LEFT if number == 0 else 12)
            words = QRectF(left, area.top(), area.right() - left - 11, area.height())
            chosen = number == self.currentIndex()
            painter.setPen(QColor(paper.ink if chosen else paper.ink3))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.tabText(number))
            if chosen:
                painter.fillRect(QRectF(left, area.bottom() - 3, words.width(), 3), QColor(paper.red))
                if self.hasFocus():
                    paint.focus_ring(painter, words.adjusted(-8, 5, 8, -6), paper.gold, 6)


class _Eye(Pressing, QAbstractButton):
    """The eye that puts the panel away, 32 pixels each way."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedSize(32, 32)
        take_presses(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the eye and the ring of the focus."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        ink = paper.ink if self.underMouse() else paper.ink3
        painter.drawImage(7, 7, paint.icon("eye", ink, 18, self.devicePixelRatioF()))
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), paper.gold, 6)
