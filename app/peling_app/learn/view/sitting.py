"""The answers of one sitting of drills as small squares on the lacquer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.style import text_font
from peling_app.learn.model.drills import KindRow
from peling_app.learn.view.answers.entry import WIDTH, Done, Entry


class Sitting(QWidget):
    """The answers of this sitting as small squares: right, in part, wrong, the present one, to come."""

    COLUMNS = 10

    def __init__(self, theme: Theme) -> None:
        """Show an empty sitting."""
        super().__init__()
        self._theme = theme
        self._marks: tuple[str, ...] = ()
        self._total = 20
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_marks(self, marks: Sequence[str], total: int, spoken: str) -> None:
        """Show marks "right", "part", "wrong" so far out of `total`; the next one is the present one."""
        self._marks = tuple(marks)
        self._total = max(total, len(marks))
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for all squares."""
        lines = -(-self._total // self.COLUMNS)
        return QSize(WIDTH, lines * 23 + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the squares."""
        painter = paint.smooth_painter(self)
        for number in range(self._total):
            line, place = divmod(number, self.COLUMNS)
            box = QRectF(22 + place * 22.8, 2 + line * 23, 18, 18)
            mark = self._marks[number] if number < len(self._marks) else ""
            self._paint_mark(painter, box, mark, here=number == len(self._marks))

    def _paint_mark(self, painter: QPainter, box: QRectF, mark: str, *, here: bool) -> None:
        full = mark == "right"
        bright = mark or here
        painter.setPen(QPen(QColor(LACQUER.brass_text if bright else "#5D4739"), 1.2))
        painter.setBrush(QColor(LACQUER.brass_text) if full else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 3, 3)
        if here:
            painter.setBrush(QColor(LACQUER.brass_text))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(box.center(), 3, 3)
        elif mark == "part":
            painter.setFont(text_font(self._theme, 12, QFont.Weight.DemiBold))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "½")
        elif mark:
            name, tint = ("check", "#20140E") if full else ("cross", LACQUER.forbidden)
            picture = paint.icon(name, tint, 12, self.devicePixelRatioF())
            painter.drawImage(QPointF(box.center().x() - 6, box.center().y() - 6), picture)


def entries_of(kinds: Sequence[KindRow], here: str) -> list[Entry]:
    """Return the kinds of drill as they stand in the sidebar; of the present one with what it is about."""
    return [
        Entry(
            kind.id,
            kind.name,
            done=Done.HERE if kind.id == here else Done.OPEN,
            count=kind.count,
            line=kind.line if kind.id == here else "",
            large=True,
            spoken=" ".join(
                (kind.name if kind.name.endswith("?") else f"{kind.name}.", kind.line, kind.count)
            ),
        )
        for kind in kinds
    ]
