"""Small parts of pages on paper: sizes of text, words, rules, signs, areas to scroll."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLayout,
    QScrollArea,
    QScrollBar,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.keys import lead_focus
from peling_app.kit.view.layouts import fill, upright
from peling_app.kit.view.style import display_font, set_role, shades, text_font
from peling_app.kit.words.numbers import plain
from peling_app.kit.words.tips import tip

TOGETHER = "together"
"""A part with this property belongs together: a question and its answers, say."""
BELOW = 8
"""Pixels seen below and above what is kept in sight."""
SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class Scale:
    """How much larger than the design's 1440 the texts are: 1 in the panel of 392, 16/14 in that of 520."""

    def __init__(self, theme: Theme, factor: float = 1.0) -> None:
        """Scale the sizes of a theme."""
        self.theme = theme
        self.factor = factor

    def text(self, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """Return the sans-serif in a size of the design."""
        return text_font(self.theme, pixels * self.factor, weight)

    def display(self, pixels: float, *, italic: bool = False) -> QFont:
        """Return the serif in a size of the design."""
        return display_font(self.theme, pixels * self.factor, italic=italic)

    def px(self, pixels: float) -> int:
        """Return a length that grows with the text."""
        return round(pixels * self.factor * max(1.0, self.theme.sized(15) / 15))


ACCENT: Final = 2
"""Pixels by which an accent reaches over a capital, in the sizes of small capitals."""


class Bare(QLabel):
    """A label that the style sheet leaves alone unless it has a role; one of Qt is ordinary text there."""


class Words(Bare):
    """A text on paper that wraps and can be selected; `colour` is a colour itself, "#33231D".

    It is shown letter by letter, unless it is said to be rich: names may hold anything.
    """

    def __init__(
        self, font: QFont, colour: str, text: str = "", *, wrap: bool = True, rich: bool = False
    ) -> None:
        """Show a text; `rich`: it is HTML, in which everything that could be a name is escaped."""
        super().__init__()
        self._rich = rich
        self.setWordWrap(wrap)
        self.setTextInteractionFlags(SELECTABLE)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        set_look(self, font, colour)
        self.setText(text)
        self.setAccessibleName(plain(text) if rich else text)

    def setText(self, text: str) -> None:
        """Show a text of the same kind."""
        paint.show_whole(self, text, rich=self._rich)


class Cut(Words):
    """A name in one line: without room it is smaller, then ends in dots; whole in its tip and read out."""

    def __init__(self, font: QFont, colour: str, text: str) -> None:
        """Show a name."""
        self._whole = text
        self._usual = font
        super().__init__(font, colour, text, wrap=False)
        self.setToolTip(tip(text))

    def sizeHint(self) -> QSize:
        """Return the room for the whole name."""
        return QFontMetrics(self._usual).size(Qt.TextFlag.TextSingleLine, self._whole) + QSize(2, 0)

    def minimumSizeHint(self) -> QSize:
        """Return the room for a letter and dots."""
        return QFontMetrics(self._usual).size(Qt.TextFlag.TextSingleLine, "W…") + QSize(2, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self.setFont(paint.fitted(self._usual, self._whole, self.width()))
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width()))


def set_look(label: Bare, font: QFont, colour: str) -> None:
    """Give a label its font and colour; a role of the style sheet, which says both, it has no more.

    So a label is ready twice as fast as with a style sheet of its own.
    """
    set_role(label, "")
    label.setFont(font)
    label.setPalette(shades(colour))


def cite(scale: Scale, text: str) -> Words:
    """Return a citation, last and quiet."""
    return Words(scale.display(13.5, italic=True), scale.theme.paper.ink3, text)


def small_capitals(scale: Scale, text: str) -> Words:
    """Return the small capitals over a heading."""
    font = scale.text(11.5, QFont.Weight.DemiBold)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1)
    label = Words(font, scale.theme.paper.ink3, "")
    # The dots of capitals reach higher than the font says. Text that can be selected is cut off there.
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    say_small(label, text)
    label.setContentsMargins(0, ACCENT, 0, 0)
    return label


def say_small(label: Words, text: str) -> None:
    """Let small capitals say something else."""
    label.setText(text.upper())
    label.setAccessibleName(text)


def two_lines_width(label: QLabel) -> int:
    """Return the least width at which the plain text of a label needs two lines at most."""
    label.ensurePolished()
    words, advance = (label.accessibleName() or label.text()).split(), label.fontMetrics().horizontalAdvance
    halves = ((" ".join(words[:split]), " ".join(words[split:])) for split in range(len(words)))
    return min((max(map(advance, both)) for both in halves), default=0) + 1


def rule(colour: str) -> QFrame:
    """Return a single rule."""
    line = QFrame()
    line.setFixedHeight(1)
    line.setStyleSheet(f"background: {colour}; border: none;")
    return line


class Struck(Words):
    """A title struck through in red, for what is not allowed; in high contrast its chip alone says so."""

    def __init__(self, scale: Scale, pixels: float, text: str) -> None:
        """Show a title in a size of the design."""
        paper = scale.theme.paper
        super().__init__(scale.display(pixels), paper.ink, text, wrap=False)
        self._line = None if scale.theme.is_high_contrast() else QColor(paper.red)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, then the line."""
        super().paintEvent(event)
        if self._line is None:
            return
        painter = paint.smooth_painter(self)
        metrics = QFontMetricsF(self.font())
        middle = (self.height() - metrics.height()) / 2 + metrics.ascent() - metrics.xHeight() * 0.55
        painter.setPen(QPen(self._line, 1.5))
        width = min(metrics.horizontalAdvance(self.text()), self.width())
        painter.drawLine(QPointF(0, middle), QPointF(width, middle))


class Sign(QWidget):
    """The tick or the cross before a line."""

    def __init__(self, scale: Scale, *, good: bool) -> None:
        """Draw it as high as a line of text."""
        super().__init__()
        self._scale = scale
        self._good = good
        side = scale.px(18)
        self.setFixedSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        area = QRectF(self.rect()).adjusted(2, 3, -2, -1)
        sign(painter, area, paper.green if self._good else paper.red, good=self._good)


def sign(painter: QPainter, area: QRectF, ink: str, *, good: bool) -> None:
    """Paint a tick or a cross."""
    pen = QPen(QColor(ink), max(1.6, area.width() * 0.13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = area.adjusted(*[area.width() * part for part in (0.2, 0.2, -0.2, -0.2)])
    if good:
        path = QPainterPath(QPointF(inner.left(), inner.center().y() + inner.height() * 0.05))
        path.lineTo(inner.left() + inner.width() * 0.36, inner.bottom() - inner.height() * 0.1)
        path.lineTo(inner.right(), inner.top() + inner.height() * 0.08)
        painter.drawPath(path)
    else:
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


class Scroller(QScrollArea):
    """A place that scrolls; when Tab comes to something in it, what belongs together with it is seen too.

    What has the focus stays in sight when more is shown in it, and moves no further than that needs.
    """

    def __init__(self) -> None:
        """Make a place that holds nothing yet."""
        super().__init__()
        self._most = 0
        self._brought: tuple[QWidget, int] | None = None
        self.watch(self.verticalScrollBar())

    def watch(self, bar: QScrollBar) -> None:
        """Follow the vertical scroll bar: a place may have been given another one."""
        bar.rangeChanged.connect(self._follow_range)
        for moved in (bar.sliderPressed, bar.actionTriggered):
            moved.connect(self._leave)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the beginning and to the end as well: Qt knows only lines and pages of what scrolls."""
        bar = self.verticalScrollBar()
        before = bar.value()
        ends = {Qt.Key.Key_Home: bar.minimum(), Qt.Key.Key_End: bar.maximum()}
        end = ends.get(Qt.Key(event.key()))
        if end is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self._leave()
            bar.setValue(end)
        inner = self.widget()
        if bar.value() != before and inner is not None:
            lead_focus(inner, down=bar.value() > before, whole_way=end is not None)

    def bring(self, part: QWidget, below: int = 0) -> None:
        """Bring a part into sight with so many pixels below it, and keep it there while the page is laid out.

        What has just been shown has its place only later, at times after several passes. When the reader
        scrolls, he has left the part; one that is gone by then is not looked for.
        """
        self._brought = (part, below)
        QTimer.singleShot(0, self, self._show_brought)

    def keep_focus(self) -> None:
        """Keep what has the focus in sight while there comes to be less room."""
        focus, inner = QApplication.focusWidget(), self.widget()
        if focus is not None and inner is not None and inner.isAncestorOf(focus):
            self.bring(focus)

    def begin(self) -> None:
        """Show the beginning."""
        self._brought = None
        self.verticalScrollBar().setValue(0)

    def _follow_range(self, _least: int, most: int) -> None:
        moved, self._most = abs(most - self._most), most
        focus = self._focused()
        if self._brought is not None or focus is None:
            self._show_brought()
            QTimer.singleShot(0, self, self._show_brought)  # the part may get its place behind this
            return
        top, room = focus.mapTo(self.viewport(), QPoint(0, 0)).y(), self.viewport().height()
        # What was out of sight before was left there by whoever scrolled.
        if -moved < top + focus.height() and top < room + moved:
            QTimer.singleShot(0, self, self._keep_focus)

    def _keep_focus(self) -> None:
        focus = self._focused()
        if focus is not None:
            self.ensureWidgetVisible(focus, 0, BELOW)

    def _focused(self) -> QWidget | None:
        """Return what has the focus in here, if all of it can be in sight."""
        focus, inner = QApplication.focusWidget(), self.widget()
        if focus is None or inner is None or not inner.isAncestorOf(focus):
            return None
        return focus if focus.height() + 2 * BELOW <= self.viewport().height() else None

    def _show_brought(self) -> None:
        inner = self.widget()
        if self._brought is None or inner is None or not isValid(self._brought[0]):
            return
        part, below = self._brought
        if part.isVisible():
            top = part.mapTo(inner, QPoint(0, 0)).y()
            # The last call wins where there is not room for both.
            for edge in (min(top + part.height() + below, inner.height()), top):
                self.ensureVisible(0, edge, 0, 0)

    def _leave(self) -> None:
        self._brought = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll: what was brought into sight is left now."""
        self._leave()
        super().wheelEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt calls it so
        """Bring what gets the focus into sight, and what stands around it and is `TOGETHER`."""
        self._leave()
        moved = super().focusNextPrevChild(next)
        part, inner = QApplication.focusWidget(), self.widget()
        while part is not None and part is not inner:
            if part.property(TOGETHER):
                self.ensureWidgetVisible(part, 0, 0)
            part = part.parentWidget()
        return moved


def begin_around(focus: QWidget | None) -> None:
    """Show the beginning of all that scrolls around what has the focus, and then that itself."""
    around = None if focus is None else focus.parentWidget()
    while focus is not None and around is not None:
        if isinstance(around, Scroller):
            around.begin()
            around.ensureWidgetVisible(focus, 0, BELOW)
        around = around.parentWidget()


def bare_area(holder: QWidget) -> Scroller:
    """Return a scroll area on the paper that lies under it."""
    area = Scroller()
    bare(area, holder)
    return area


def padded(widget: QWidget, *, left: int = 0, top: int = 0, right: int = 10) -> QWidget:
    """Return a holder that keeps a widget clear of the bar of its scroll area and of its frame."""
    holder = QWidget()
    fill(column(holder), widget, margins=(left, top, right, 0))
    return holder


def bare(area: QScrollArea, holder: QWidget) -> None:
    """Let a scroll area show a widget on the paper that lies under it."""
    upright(area, holder)
    area.viewport().setAutoFillBackground(False)
    holder.setAutoFillBackground(False)


def column(parent: QWidget | None = None, *, spacing: int = 0) -> QVBoxLayout:
    """Return a layout without margins, one thing below another."""
    layout = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    fill(layout, margins=(0, 0, 0, 0), spacing=spacing)
    return layout


def clear(layout: QLayout, *, keep: tuple[QWidget, ...] = (), at_once: bool = False) -> None:
    """Take everything out of a layout and delete it, but what is to be kept.

    `at_once` deletes before this returns, and not when the present event is over: for what is no longer to be
    styled, and only where nothing of it can be at work.
    """
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        inner = item.layout()
        if widget is not None and widget not in keep:
            widget.hide()
            widget.deleteLater()
            if at_once:
                QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
        elif inner is not None:
            clear(inner, keep=keep, at_once=at_once)
            inner.deleteLater()
