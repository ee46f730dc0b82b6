"""Buttons that paint themselves after the design: each state has a form, not a colour alone.

Rest, hover, pressed, keyboard focus (a ring outside with a gap), disabled (dashed, still readable).
"""

from __future__ import annotations

from enum import Enum
from typing import Final
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)
from shiboken6 import isValid

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import FOCUS_ROOM, LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.keys import is_enter_key, key_text
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.key_frame import draw_key, key_width
from peling_app.kit.view.toggling import Toggling
from peling_app.kit.words.tips import tip

RING = FOCUS_ROOM
"""Room round a button for the ring of the focus, in pixels."""

ENTER = "Enter"
ESCAPE = "Esc"
SHEET, MESSAGE = 1, 2
"""How high something lies over a page: a sheet on it, a message over all of the window."""
LEAST_WORDS = 140
"""Pixels of text at the usual size that are left of words that may be cut."""
CUT_EDGE = 10
"""Pixels on either side of words that are cut."""


class Kind(Enum):
    """What a button is for: the one thing to do and other things, on paper and on lacquer."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    BRASS = "brass"
    LACQUER = "lacquer"


def takes_enter(widget: QWidget) -> bool:
    """Return whether Enter goes to a widget when it has the focus, and not to the button that says Enter.

    So it is for buttons, but for those that are marked, for words of which a link is chosen, and for what
    says so itself by the property ``takes_enter``.
    """
    said = widget.property("takes_enter")
    if said is not None:
        return bool(said)
    if isinstance(widget, QLabel):
        return widget.hasSelectedText()
    return isinstance(widget, QAbstractButton) and not widget.isCheckable()


class Over(QObject):
    """Lets a sheet or message that takes Escape say so: no button below shows that key while it is seen.

    Attributes:
        sheet: what takes it.
        rank: how high it lies, `SHEET` or `MESSAGE`.
    """

    def __init__(self, sheet: QWidget, rank: int) -> None:
        """Watch a sheet or message."""
        super().__init__(sheet)
        self.sheet, self.rank = sheet, rank
        _OVER.add(self)
        sheet.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Paint the buttons of the window again when the sheet comes or goes."""
        if event.type() in {QEvent.Type.Show, QEvent.Type.Hide} and isValid(self.sheet):
            self.sheet.window().update()
        return super().eventFilter(watched, event)

    def lies_over(self, widget: QWidget) -> bool:
        """Return whether the sheet is seen, and a widget of its window lies below it."""
        if not isValid(self) or not self.sheet.isVisible() or self.sheet.window() is not widget.window():
            return False
        own = [over.rank for over in _OVER if isValid(over) and over.sheet.isAncestorOf(widget)]
        return max(own, default=0) < self.rank


_OVER: Final[WeakSet[Over]] = WeakSet()


class Button(Pressing, QPushButton):
    """A button with a text, and if wanted an icon at its left and its key at its right.

    `RING` pixels on each side belong to the ring of the focus, so lay buttons out with that much less room.
    """

    def __init__(
        self,
        theme: Theme,
        kind: Kind = Kind.SECONDARY,
        *,
        icon: str = "",
        key: str = "",
        height: int = 36,
        parent: QWidget | None = None,
    ) -> None:
        """Make a button; set its text with `setText`. `key` is in Qt's portable notation, see `key_text`."""
        super().__init__(parent)
        self._theme = theme
        self._kind = kind
        self._icon = icon
        self._key = key
        self._spares_key = self._cuts_words = False
        self._height = height
        self._scale = 1.0
        self._asked: tuple[object, ...] = ()
        self._room = QSize()
        take_presses(self)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)

    def _follow_focus(self) -> None:
        if self._key == ENTER:
            self.update()

    @property
    def shown_key(self) -> str:
        """Return the key that is shown, in portable notation: one that goes elsewhere now is not.

        So it is with ``Enter`` while another focus takes it, and with ``Esc`` below what is put away by it.
        """
        if not self._has_key_room() or (self._key == ESCAPE and any(one.lies_over(self) for one in _OVER)):
            return ""
        if self._key != ENTER:
            return self._key
        focus: QWidget | None = self.window().focusWidget()
        return "" if focus is not None and focus is not self and takes_enter(focus) else ENTER

    @property
    def leads_out(self) -> bool:
        """Return whether it leaves what is in front, as Escape does."""
        return self._key == ESCAPE

    def setText(self, text: str) -> None:
        """Show a text as it is; Qt would make a key of the letter after an "&", and a name may have one."""
        super().setText(text)
        self.setShortcut(QKeySequence())

    def set_icon_name(self, name: str) -> None:
        """Show another icon."""
        if bool(name) != bool(self._icon):
            self.updateGeometry()
        self._icon = name
        self.update()

    def set_key(self, key: str) -> None:
        """Show another key."""
        self._key = key
        self._restyle()

    def spare_key(self) -> None:
        """Show the key only where there is room for it beside what else needs some."""
        self._spares_key = True
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def cut_words(self) -> None:
        """Cut words short where there is no room for all of them, as those that people write may be long.

        Whoever asks for it says the whole in the tool tip and to a screen reader.
        """
        self._cuts_words = True
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_scale(self, scale: float) -> None:
        """Be so many times as large as in the design, on pages that grow with the window; never smaller."""
        self._scale = max(1.0, scale)
        self._restyle()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        size = 15 if self._kind is Kind.BRASS or self._height > 38 else 14
        return text_font(self._theme, size * self._scale, QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        """Return the room for icon, text, key and the ring; a layout asks for it again and again."""
        font, key = self._font(), key_text(self._key) if self._key else ""
        asked = (self.text(), bool(self._icon), key, font.pixelSize(), self._theme.zoom(), self._scale)
        if asked != self._asked:
            self._asked, self._room = asked, self._measured(font)
        return QSize(self._room)

    def _measured(self, font: QFont) -> QSize:
        edge = (22 if self._height > 38 else 16 if self.text() else 5) * self._scale
        width = QFontMetricsF(font).horizontalAdvance(self.text()) + 2 * edge
        if self._icon:
            width += 24
        if self._key:
            width += self._room_of_key()
        tall = max(round(self._height * self._scale), font.pixelSize() + 18)
        return QSize(round(width) + 2 * RING, tall + 2 * RING)

    def _room_of_key(self) -> int:
        return round(key_width(self._theme, key_text(self._key))) + 10

    def _has_key_room(self) -> bool:
        return not self._spares_key or self.width() >= self.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        """Return the same: a button's text is never cut unless it was asked for; a key may be spared."""
        spared = self._room_of_key() if self._spares_key and self._key else 0
        if self._cuts_words:
            words = QFontMetricsF(self._font()).horizontalAdvance(self.text())
            spared += max(0, round(words - LEAST_WORDS * self._theme.zoom() / 100))
        return self.sizeHint() - QSize(spared, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, border, icon, text, key and ring."""
        painter = paint.smooth_painter(self)
        area = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        ground, border, ink = self._colours(area)
        pen = QPen(border, 2 if self._theme.is_high_contrast() else 1)
        if not self.isEnabled():
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(ground)
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self.hasFocus():
            on_lacquer = self._kind in {Kind.BRASS, Kind.LACQUER}
            ring = LACQUER.highlight if on_lacquer else self._theme.paper.gold
            paint.focus_ring(painter, QRectF(self.rect()), ring, 9)
        self._paint_content(painter, area, ink)

    def _paint_content(self, painter: QPainter, area: QRectF, ink: QColor) -> None:
        font = self._font()
        painter.setFont(font)
        painter.setPen(ink)
        right = area.right()
        if self.shown_key:
            right = draw_key(painter, self._theme, right - 10, area.center().y(), key_text(self._key))
            painter.setFont(font)
        elif self._key == ESCAPE and self._has_key_room():
            # What lies over it goes again: the words do not move meanwhile.
            right -= 10 + key_width(self._theme, key_text(self._key))
        icon_width = (24 if self.text() else 16) if self._icon else 0
        metrics, words = QFontMetricsF(font), self.text()
        if self._cuts_words:
            room = right - area.left() - icon_width - 2 * CUT_EDGE
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        text_width = metrics.horizontalAdvance(words)
        left = area.left() + (right - area.left() - text_width - icon_width) / 2
        if self._icon:
            picture = paint.icon(self._icon, ink.name(), 16, self.devicePixelRatioF())
            painter.drawImage(QPointF(round(left), round(area.center().y() - 8)), picture)
        place = QRectF(left + icon_width, area.top(), text_width + 2, area.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)

    def _colours(self, area: QRectF) -> tuple[QBrush, QColor, QColor]:
        """Return ground, border and ink for the present state."""
        paper = self._theme.paper
        over = self.underMouse()
        match self._kind, self.isEnabled():
            case Kind.SECONDARY, False:
                return QBrush(Qt.BrushStyle.NoBrush), QColor(paper.border), QColor(paper.ink3)
            case Kind.PRIMARY, False:
                return QBrush(QColor(paper.panel)), QColor(paper.border), QColor(paper.ink3)
            case ((Kind.BRASS | Kind.LACQUER), False):
                return QBrush(Qt.BrushStyle.NoBrush), QColor(LACQUER.brass_dark), QColor(LACQUER.text2)
            case Kind.LACQUER, _:
                lacquer = LACQUER.ground6 if over or self.isDown() else LACQUER.ground8
                return QBrush(QColor(lacquer)), QColor(LACQUER.brass_dark), QColor(LACQUER.title)
            case Kind.SECONDARY, _:
                ground = paper.panel if over or self.isDown() else paper.top
                return QBrush(QColor(ground)), QColor(paper.ink3 if over else paper.border), QColor(paper.ink)
            case Kind.PRIMARY, _:
                top, foot = ("#34241D", "#241813") if not over else ("#46312A", "#31221B")
                if self.isDown():
                    top = foot = "#1A110E"
                ink = "#FFFFFF" if over else LACQUER.title
                border = LACQUER.brass if over else LACQUER.brass_dark
                return QBrush(paint.vertical_gradient(area, top, foot)), QColor(border), QColor(ink)
            case _:
                top, foot = (LACQUER.legal_top, LACQUER.legal_foot) if not over else ("#F6E3B4", "#DDBD7A")
                if self.isDown():
                    top = foot = "#BF9A52"
                ground_brush = QBrush(paint.vertical_gradient(area, top, foot))
                return ground_brush, QColor(LACQUER.legal_border), QColor(LACQUER.legal_text)


class ToggleButton(Toggling, Button):
    """A button that stays down; the page that has it sets its mark.

    Space presses it. Enter is left to the page: to its button that says so, and where none does, to mark what
    is not marked. What was just marked would be taken back by it.
    """

    def __init__(self, theme: Theme, *, height: int = 36, parent: QWidget | None = None) -> None:
        """Make a button that is up."""
        super().__init__(theme, height=height, parent=parent)
        self.setCheckable(True)
        self.hear_toggle()

    def mark(self) -> None:
        """Press it if it is up."""
        if not self.isChecked():
            self.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the page."""
        if is_enter_key(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class IconButton(Pressing, QPushButton):
    """A button on lacquer that shows an icon alone; tool tip and screen reader say its name."""

    def __init__(
        self, theme: Theme, icon: str, *, framed: bool = False, parent: QWidget | None = None
    ) -> None:
        """Make a button of 38 pixels with a frame, or 32 without."""
        super().__init__(parent)
        self._theme = theme
        self._icon = icon
        self._framed = framed
        side = 38 if framed else 32
        self.setFixedSize(side + 6, side + 6)
        take_presses(self)

    def set_icon_name(self, name: str) -> None:
        """Show another icon."""
        if name != self._icon:
            self._icon = name
            self.update()

    def set_words(self, name: str, keys: str = "") -> None:
        """Set the name for tool tip and screen reader."""
        self.setAccessibleName(name)
        self.setToolTip(tip(f"{name} ({keys})" if keys else name))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, icon, ring."""
        painter = paint.smooth_painter(self)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        over = self.underMouse() or self.isDown()
        painter.setBrush(QColor(LACQUER.ground6) if over else Qt.BrushStyle.NoBrush)
        frame = QColor("#5D4739") if self._framed else QColor(0, 0, 0, 0)
        painter.setPen(QPen(frame, 1))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        picture = paint.icon(self._icon, LACQUER.text, 19, self.devicePixelRatioF())
        painter.drawImage(QPointF(area.center().x() - 9.5, area.center().y() - 9.5), picture)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), LACQUER.highlight, 8)
