"""The lacquer bar above every page but the start page: name, tabs, what is on the table, icon buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.command_buttons import CommandIcons
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.toggling import Toggling
from peling_app.kit.words.tips import tip
from peling_app.platform.shipped import assets

TABS = ("play", "learn", "score")
TALL = 48
SHORT = 40
LEAST_LETTERS = 12
"""More must be left of a part that is cut, the dots among them: a shorter one says as little as it spares."""
GAP = "\u2002"
NARROW = 1200
"""Windows narrower than this get the short bar."""


class _BarButton(Pressing, QPushButton):
    """A button of the bar that paints itself: the name with the bird, or a tab."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setProperty("takes_enter", True)
        take_presses(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def paint_ring(self, painter: QPainter) -> None:
        """Paint the ring of the focus inside the bar."""
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()).adjusted(2, 3, -2, -4), LACQUER.highlight, 6)


class _Name(_BarButton):
    """The bird and the name of the program; leads to the start page."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._bird = QSvgRenderer(str(assets() / "icons" / "bird.svg"), self)

    def sizeHint(self) -> QSize:
        """Return the room for bird and name."""
        width = QFontMetricsF(display_font(self.theme, 22)).horizontalAdvance("Pe-Ling")
        return QSize(round(width) + 68, 40)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint bird, name and ring."""
        painter = paint.smooth_painter(self)
        self._bird.render(painter, QRectF(16, (self.height() - 30) / 2, 26, 30))
        painter.setFont(display_font(self.theme, 22))
        painter.setPen(QColor("#FFFFFF" if self.underMouse() else LACQUER.cream))
        place = QRectF(self.rect()).adjusted(54, 0, 0, -2)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, "Pe-Ling")
        self.paint_ring(painter)


class _Tab(Toggling, _BarButton):
    """A tab: Play, Learn or Score; the present one is bright and has a brass line below."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setCheckable(True)
        self.hear_toggle()
        self.closed = False

    def sizeHint(self) -> QSize:
        """Return the room for the word."""
        width = QFontMetricsF(text_font(self.theme, 15)).horizontalAdvance(self.text())
        return QSize(round(width) + 36, 40)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint word, line and ring."""
        painter = paint.smooth_painter(self)
        painter.setFont(text_font(self.theme, 15))
        lit = self.isChecked() or (self.underMouse() and not self.closed)
        painter.setPen(QColor("#FFF6DF" if lit else "#9A8A72" if self.closed else LACQUER.text2))
        painter.drawText(self.rect().adjusted(0, 0, 0, -2), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.isChecked():
            painter.fillRect(QRectF(0, self.height() - 3, self.width(), 3), QColor(LACQUER.brass))
        self.paint_ring(painter)


class TopBar(Worded):
    """The bar.

    Signals:
        home_asked: show the start page.
        tab_asked: the user wants another tab: "play", "learn", "score".
        tabs_moved: name and tabs end so many pixels from the left now.
    """

    home_asked = Signal()
    tab_asked = Signal(str)
    tabs_moved = Signal(int)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        """Make the bar; tell it the page with `set_tab` and `set_title`."""
        super().__init__(parent)
        self._theme = services.theme
        self._title: tuple[str, ...] = ()
        self.shown_title: tuple[str, ...] = ()
        self._note = ""
        self._name = _Name(services.theme, self)
        self._tabs = {tab: _Tab(services.theme, self) for tab in TABS}
        self._icons = CommandIcons(services, framed=False, parent=self)
        row = fill(QHBoxLayout(self), self._name, margins=(0, 0, 12, 1), spacing=0)
        for tab, button in self._tabs.items():
            row.addWidget(button)
            button.clicked.connect(partial(self._ask, tab))
        fill(row, STRETCH, self._icons)
        self._name.clicked.connect(self.home_asked)
        self.setFixedHeight(TALL)
        self.retranslate()

    def set_tab(self, current: str) -> None:
        """Mark the present tab."""
        for tab, button in self._tabs.items():
            button.setChecked(tab == current)

    def set_title(self, parts: Sequence[str], note: str = "") -> None:
        """Write what the page shows in the middle, the parts set apart by brass diamonds.

        Where there is too little room `note`, which stands last, goes first; then the first part is cut at
        its end, or goes where nothing of it would be left.
        """
        self._title = tuple(parts)
        self._note = note
        self._fit_title()

    def lie_under(self, slip: QRect) -> None:
        """Let nothing be reached that a slip lies over; empty: there is none."""
        for part in (self._name, *self._tabs.values(), self._icons):
            part.setEnabled(not part.geometry().intersects(slip))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell where the tabs end."""
        super().resizeEvent(event)
        self._tell_tabs()

    def event(self, event: QEvent) -> bool:
        """Tell where the tabs end, in other words or another size of text too."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._tell_tabs()
        return done

    def _tell_tabs(self) -> None:
        # Painted before the tabs had their places, it would stand half below one of them.
        self._fit_title()
        self.tabs_moved.emit(self._tabs["score"].geometry().right() + 8)

    def take_focus(self) -> bool:
        """Give the focus to the present tab, else to the name; return whether it could have it."""
        target = next((button for button in self._tabs.values() if button.isChecked()), self._name)
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return target.hasFocus()

    def fit(self, width: int) -> None:
        """Be lower in a narrow window."""
        self.setFixedHeight(SHORT if width < NARROW else TALL)

    def tab(self, name: str) -> QPushButton:
        """Return the button of a tab."""
        return self._tabs[name]

    def _ask(self, tab: str) -> None:
        if not self._tabs[tab].closed:
            self.tab_asked.emit(tab)

    def retranslate(self) -> None:
        """Word the tabs again."""
        words = {"play": self.tr("Play"), "learn": self.tr("Learn"), "score": self.tr("Score")}
        later = self.tr("Comes in a later version")
        for tab, button in self._tabs.items():
            button.setText(words[tab])
            button.setAccessibleName(words[tab])
            button.setToolTip(tip(later if button.closed else ""))
            button.setAccessibleDescription(later if button.closed else "")
            button.updateGeometry()
        self._name.setAccessibleName(self.tr("Pe-Ling, start page"))
        self._name.setToolTip(tip(self.tr("Start page")))
        self.setAccessibleName(self.tr("Top bar"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint lacquer, brass line and the title."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, paint.vertical_gradient(area, LACQUER.bar_top, LACQUER.bar_foot))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(LACQUER.brass_dark))
        self._paint_title(painter)

    def _title_font(self) -> QFont:
        return display_font(self._theme, 16.5)

    def _room(self) -> tuple[int, int]:
        """Return where the title may begin and where it must end."""
        return self._tabs["score"].geometry().right() + 16, self._icons.geometry().left() - 16

    def _width_of(self, parts: Sequence[str]) -> float:
        metrics = QFontMetricsF(self._title_font())
        joints = max(0, len(parts) - 1) * (metrics.horizontalAdvance(GAP) * 2 + 10)
        return sum(metrics.horizontalAdvance(part) for part in parts) + joints

    def _fit_title(self) -> None:
        """Leave out or cut at its end what the title has no room for; the tip has all of it then."""
        left, right = self._room()
        whole = [*self._title, *filter(None, (self._note,))]
        parts = [*whole]
        if parts and self._note and self._width_of(parts) > right - left:
            parts.pop()
        while parts and (over := self._width_of(parts) - (right - left)) > 0:
            # Before a word of a name is cut, what it adds behind a comma is left out, as of "Pung Chow".
            short = parts[0].partition(", ")[0]
            if self._width_of([short, *parts[1:]]) <= right - left:
                parts[0] = short
                break
            metrics = QFontMetricsF(self._title_font())
            room = metrics.horizontalAdvance(parts[0]) - over
            cut = metrics.elidedText(parts[0], Qt.TextElideMode.ElideRight, room)
            # Of a name that is mostly cut nobody learns anything: what stands behind it has its room then.
            if len(cut) > max(LEAST_LETTERS, len(parts[0]) // 2) or len(parts) == 1:
                parts[0] = cut
                break
            parts.pop(0)
        self.shown_title = tuple(filter(None, parts))
        self.setToolTip(tip("" if parts == whole else " ◆ ".join(whole)))
        self.update()

    def _paint_title(self, painter: QPainter) -> None:
        """Centre the title in the window, clear of tabs and icons."""
        left, right = self._room()
        font, parts = self._title_font(), self.shown_title
        metrics = QFontMetricsF(font)
        gap, diamond = GAP, "◆"
        width = self._width_of(parts)
        if not parts:
            return
        painter.setFont(font)
        x = min(max(left, (self.width() - width) / 2), right - width)
        line = QRectF(x, 0, 0, self.height() - 3)
        for number, part in enumerate(parts):
            if number:
                line.translate(metrics.horizontalAdvance(gap), 0)
                line.setWidth(10)
                painter.setPen(QColor(LACQUER.brass))
                painter.setFont(text_font(self._theme, 12))
                painter.drawText(line, Qt.AlignmentFlag.AlignCenter, diamond)
                painter.setFont(font)
                line.translate(10 + metrics.horizontalAdvance(gap), 0)
            line.setWidth(metrics.horizontalAdvance(part) + 2)
            painter.setPen(QColor(LACQUER.cream))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, part)
            line.translate(metrics.horizontalAdvance(part), 0)
