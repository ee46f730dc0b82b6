"""The chart of balances: a dash and a mark for each player, so that it is read without colour too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from peling_app.kit.balance import Balance, BalanceLine, apart, outline, spaced, ticks
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.style import text_font
from peling_app.kit.words import balance as words
from peling_app.kit.words.numbers import had, number
from peling_app.kit.words.tips import tip

DASHES: Final = ((), (7, 4), (2, 4), (10, 3, 2, 3))
"""The dashes of the players in pixels; none: a solid line."""

WIDTH: Final = 2.2
MARK: Final = 4.0
COLUMN: Final = 2.0
"""Pixels of the width for each of which a line has no more than its lowest and its highest value."""
LEAST_STEP: Final = 26.0
"""Pixels between two marks of a line; with more deals than that leaves room for, some go without."""


@dataclass(frozen=True, slots=True)
class Look:
    """Colours and sizes of a chart: of the screen, or of a printed page.

    Attributes:
        inks: one for each player.
        text, quiet: of names and of numbers; `line` and `zero` of the rules behind.
        figures, names: fonts.
        scale: how many units of the painter a pixel of the design is.
    """

    inks: tuple[str, ...]
    text: str
    quiet: str
    line: str
    zero: str
    figures: QFont
    names: QFont
    scale: float = 1.0


def look_of(theme: Theme, scale: float = 1.0) -> Look:
    """Return the look on the screen."""
    sheet = theme.paper
    return Look(
        (sheet.red, sheet.blue, sheet.green, sheet.gold),
        sheet.ink,
        sheet.ink3,
        sheet.line,
        sheet.border,
        text_font(theme, 12.5 * scale),
        text_font(theme, 13.5 * scale),
        scale * max(1.0, theme.zoom() / 100),
    )


def draw_chart(painter: QPainter, area: QRectF, balance: Balance, look: Look, start: str) -> QRectF:
    """Draw the chart into an area; return where the lines are, from the start to the last deal.

    `start` is the word below the left end.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    figures = QFontMetricsF(look.figures)
    values = [value for line in balance.lines for value in (*line.values, line.last)]
    most = max(2, min(8, int(area.height() / (figures.height() * 2))))
    marks = ticks(values, most)
    left = max(figures.horizontalAdvance(had(mark, balance.begun)) for mark in marks) + 8 * look.scale
    named = (QFontMetricsF(_name_font(line, look)).horizontalAdvance(line.shown) for line in balance.lines)
    right = max(named, default=0) + 34 * look.scale
    right = min(right, area.width() * 0.36)
    foot = 1.5 * figures.height() + 4 * look.scale
    plot = area.adjusted(left, figures.height() / 2, -right, -foot)

    bottom, lowest, rise = plot.bottom(), marks[0], plot.height() / (marks[-1] - marks[0])

    def level(value: int) -> float:
        return bottom - (value - lowest) * rise

    begin, step = plot.left(), plot.width() / balance.steps

    def across(deal: int) -> float:
        return begin + deal * step

    painter.setFont(look.figures)
    for mark in marks:
        pen = QPen(QColor(look.zero if mark == 0 else look.line), (1.4 if mark == 0 else 1.0) * look.scale)
        painter.setPen(pen)
        painter.drawLine(QPointF(plot.left(), level(mark)), QPointF(plot.right(), level(mark)))
        painter.setPen(QColor(look.quiet))
        room = QRectF(area.left(), level(mark) - 20, left - 8 * look.scale, 40)
        painter.drawText(
            room,
            int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value),
            had(mark, balance.begun),
        )
    _draw_deals(painter, plot, balance, start, across)
    if balance.lines:
        _draw_lines(painter, plot, balance, look, (across, level))
    painter.restore()
    return plot


def _draw_deals(
    painter: QPainter, plot: QRectF, balance: Balance, start: str, across: Callable[[int], float]
) -> None:
    metrics = QFontMetricsF(painter.font())
    wide = metrics.horizontalAdvance(number(balance.steps)) + 16
    # Half a line lower: the figure of the lowest mark ends beside the word below the left end.
    below = QRectF(0, plot.bottom() + metrics.height() / 2 + 2, 200, metrics.height())
    centre = int(Qt.AlignmentFlag.AlignCenter.value)
    below.moveLeft(plot.left() - 100)
    painter.drawText(below, centre, start)
    clear = plot.left() + metrics.horizontalAdvance(start) / 2 + wide / 2
    for deal in spaced(balance.steps, int(plot.width() / wide)):
        if across(deal) >= clear:
            below.moveLeft(across(deal) - 100)
            painter.drawText(below, centre, number(deal))


def _draw_lines(
    painter: QPainter,
    plot: QRectF,
    balance: Balance,
    look: Look,
    places: tuple[Callable[[int], float], Callable[[int], float]],
) -> None:
    across, level = places
    every = max(1, round(LEAST_STEP * look.scale * balance.steps / max(1.0, plot.width())))
    height = QFontMetricsF(look.names).height()
    wished = [level(line.last) for line in balance.lines]
    labels = apart(wished, height * 1.15, plot.top(), plot.bottom())
    for place, (player, line) in enumerate(zip(balance.looks, balance.lines, strict=True)):
        ink = QColor(look.inks[player % len(look.inks)])
        drawn = outline(line.values, max(1, int(plot.width() / (COLUMN * look.scale))))
        points = [QPointF(across(deal), level(line.values[deal])) for deal in drawn]
        pen = QPen(ink, WIDTH * look.scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dashes = DASHES[player % len(DASHES)]
        if dashes:
            # Qt counts dashes in widths of the pen.
            pen.setDashPattern([length / WIDTH for length in dashes])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        thin = QColor(ink)
        thin.setAlphaF(0.6)
        painter.setPen(QPen(thin, 1.4 * look.scale))
        end = points[-1]
        if line.next is not None:
            following = QPointF(across(len(line.values)), level(line.next))
            painter.drawLine(end, following)
            end = following
        label = QPointF(plot.right() + 14 * look.scale, labels[place])
        painter.drawLine(end, QPointF(label.x() - 5 * look.scale, label.y()))
        for deal in {*range(every, len(line.values), every), len(line.values) - 1} - {0}:
            draw_mark(painter, QPointF(across(deal), level(line.values[deal])), player, ink, look.scale)
        draw_mark(painter, label, player, ink, look.scale)
        _draw_name(painter, label, plot, line, look)


def _name_font(line: BalanceLine, look: Look) -> QFont:
    font = QFont(look.names)
    font.setBold(line.own)
    return font


def _draw_name(painter: QPainter, label: QPointF, plot: QRectF, line: BalanceLine, look: Look) -> None:
    font = _name_font(line, look)
    painter.setFont(font)
    painter.setPen(QColor(look.text))
    left = label.x() + 10 * look.scale
    room = QRectF(left, label.y() - 20, 1000, 40)
    end = painter.window().right() if not painter.hasClipping() else painter.clipBoundingRect().right()
    text = QFontMetricsF(font).elidedText(line.shown, Qt.TextElideMode.ElideRight, max(20.0, end - left))
    painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter.value), text)
    del plot


def draw_mark(painter: QPainter, centre: QPointF, player: int, ink: QColor, scale: float = 1.0) -> None:
    """Draw the mark of a player: a disc, a square, a triangle or a diamond."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    size = MARK * scale
    x, y = centre.x(), centre.y()
    match player % 4:
        case 0:
            painter.drawEllipse(centre, size, size)
        case 1:
            painter.drawRect(QRectF(x - 0.9 * size, y - 0.9 * size, 1.8 * size, 1.8 * size))
        case 2:
            points = [QPointF(x, y - 1.2 * size), QPointF(x + 1.15 * size, y + 0.85 * size)]
            painter.drawPolygon(QPolygonF([*points, QPointF(x - 1.15 * size, y + 0.85 * size)]))
        case _:
            reach = 1.25 * size
            corners = (
                QPointF(x, y - reach),
                QPointF(x + reach, y),
                QPointF(x, y + reach),
                QPointF(x - reach, y),
            )
            painter.drawPolygon(QPolygonF(list(corners)))
    painter.setBrush(Qt.BrushStyle.NoBrush)


class BalanceChart(QWidget):
    """The chart on the sheet; the arrows go from deal to deal and the balances are said and shown."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._theme = theme
        self._balance = Balance()
        self._plot = QRectF()
        self._scale = 1.0
        self._deal: int | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    @property
    def balance(self) -> Balance:
        """Return what is drawn."""
        return self._balance

    @property
    def deal(self) -> int | None:
        """Return the deal whose balances are pointed out; None: no one."""
        return self._deal

    def set_scale(self, scale: float) -> None:
        """Write larger on a large window."""
        self._scale = scale
        self.update()

    def show_balance(self, balance: Balance) -> None:
        """Draw other lines."""
        before, self._balance = self._balance, balance
        if self._deal is not None and self._deal > balance.deals:
            self._deal = None
        # Where no deal is to be pointed out, the keys have nothing to do.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if balance.deals else Qt.FocusPolicy.NoFocus)
        described = words.balance(balance)
        if balance.deals:
            described = f"{described} {words.balance_help()}"
        # While a deal is typed most keys change nothing here, and hundreds of deals take long to draw.
        if balance != before or described != self.accessibleDescription():
            self.setAccessibleDescription(described)
            self.update()

    def point_out(self, deal: int | None) -> None:
        """Show and say the balances after a deal; 0: at the start; None: no longer."""
        self._deal = deal
        self.update()
        if deal is not None:
            announce(self, self._standing(deal))

    def _standing(self, deal: int) -> str:
        return words.standing(deal, self._balance.standing(deal), self._balance.begun)

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return QSize(560, 256)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which a chart can be read."""
        return QSize(300, 150)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a neighbouring deal, to the first or to the last."""
        last = self._balance.deals
        now = last if self._deal is None else self._deal
        match event.key():
            case Qt.Key.Key_Left:
                self.point_out(max(0, now - (self._deal is not None)))
            case Qt.Key.Key_Right:
                self.point_out(min(last, now + 1))
            case Qt.Key.Key_Home:
                self.point_out(0)
            case Qt.Key.Key_End:
                self.point_out(last)
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point nothing out any more."""
        self.point_out(None)
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show the balances after the deal under the mouse as a tool tip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            deal = self.deal_at(event.pos())
            if deal is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), tip(self._standing(deal)), self)
            return True
        return super().event(event)

    def deal_at(self, place: QPoint) -> int | None:
        """Return the deal nearest to a place; None outside the chart."""
        if not self._plot.adjusted(-10, -10, 10, 10).contains(QPointF(place)) or not self._balance.lines:
            return None
        share = (place.x() - self._plot.left()) / max(1.0, self._plot.width())
        return max(0, min(self._balance.deals, round(share * self._balance.steps)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the chart, the deal pointed out, the ring."""
        painter = QPainter(self)
        look = look_of(self._theme, self._scale)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self._balance.deals or any(line.next is not None for line in self._balance.lines):
            self._plot = draw_chart(painter, area, self._balance, look, words.start())
        else:
            self._plot = QRectF()
            painter.setFont(look.names)
            painter.setPen(QColor(look.quiet))
            painter.drawText(area, int(Qt.AlignmentFlag.AlignTop.value), words.balance(self._balance))
        if self._deal is not None and self._balance.lines:
            self._paint_deal(painter, look)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), self._theme.paper.gold, 6)

    def _paint_deal(self, painter: QPainter, look: Look) -> None:
        deal = self._deal or 0
        x = self._plot.left() + deal / self._balance.steps * self._plot.width()
        painter.setPen(QPen(QColor(look.quiet), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, self._plot.top()), QPointF(x, self._plot.bottom()))
        lines = [words.after(deal)]
        begun = self._balance.begun
        lines += [f"{name} {had(value, begun)}" for name, value in self._balance.standing(deal)]
        painter.setFont(look.figures)
        metrics = QFontMetricsF(look.figures)
        width = max(metrics.horizontalAdvance(line) for line in lines) + 16
        height = metrics.lineSpacing() * len(lines) + 12
        left = x + 8 if x + 8 + width < self._plot.right() else x - 8 - width
        box = QRectF(left, self._plot.top() + 2, width, height)
        painter.setPen(QPen(QColor(look.zero), 1))
        painter.setBrush(QColor(self._theme.paper.top))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor(look.text))
        painter.drawText(box.adjusted(8, 5, -8, -5), 0, "\n".join(lines))
