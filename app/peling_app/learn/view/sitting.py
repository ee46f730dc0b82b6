"""What became of the answers of one sitting of drills, on the lacquer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.parts import Bare
from peling_app.kit.view.style import text_font
from peling_app.learn.model.drills import KindRow
from peling_app.learn.view.answers.entry import WIDTH, Done, Entry, growth
from peling_app.learn.words.learn import this_sitting


class Squares(QWidget):
    """The answers of this sitting as small squares: right, in part, wrong, the present one, to come."""

    COLUMNS = 10

    def __init__(self, theme: Theme) -> None:
        """Show an empty sitting."""
        super().__init__()
        self._theme = theme
        self._marks: tuple[str, ...] = ()
        self._total, self._here = 20, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_marks(self, marks: Sequence[str], total: int, spoken: str, *, is_new: bool) -> None:
        """Show marks "right", "part", "wrong" so far out of `total`; the next is the present one if new."""
        self._marks = tuple(marks)
        self._here = len(self._marks) if is_new else -1
        self._total = max(total, len(marks))
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for all squares."""
        lines = -(-self._total // self.COLUMNS)
        return QSize(WIDTH, round((lines * 23 + 4) * growth(self._theme)))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the squares."""
        painter = paint.smooth_painter(self)
        larger = growth(self._theme)
        painter.scale(larger, larger)
        for number in range(self._total):
            line, place = divmod(number, self.COLUMNS)
            box = QRectF(22 + place * 22.8, 2 + line * 23, 18, 18)
            mark = self._marks[number] if number < len(self._marks) else ""
            self._paint_mark(painter, box, mark, here=number == self._here)

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
            font = text_font(self._theme, 12, QFont.Weight.DemiBold)
            font.setPixelSize(12)
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "½")
        elif mark:
            name, tint = ("check", "#20140E") if full else ("cross", LACQUER.forbidden)
            picture = paint.icon(name, tint, 12, self.devicePixelRatioF())
            painter.drawImage(QPointF(box.center().x() - 6, box.center().y() - 6), picture)


class Sitting(QWidget):
    """What became of the questions of this sitting: squares on the lacquer, and in words.

    Attributes:
        squares: one for each question.
    """

    def __init__(self, theme: Theme) -> None:
        """Show an empty sitting."""
        super().__init__()
        self._theme = theme
        self._head, self.squares, self._words = QLabel(), Squares(theme), QLabel()
        self._words.setWordWrap(True)
        for label in (self._head, self._words):
            label.setContentsMargins(22, 0, 18, 0)
        fill(QVBoxLayout(self), self._head, self.squares, self._words, margins=(0, 8, 0, 12), spacing=6)
        theme.changed.connect(self._fit)
        self._fit()

    def word(self) -> None:
        """Say in the present language what this is."""
        self._head.setText(this_sitting())

    def show_marks(
        self, marks: Sequence[str], total: int, spoken: str, follows: str, *, is_new: bool
    ) -> None:
        """Show marks "right", "part", "wrong" so far out of `total`, in words, too, and what follows.

        The square after them is marked as the present one while its question is new.
        """
        self.squares.show_marks(marks, total, spoken, is_new=is_new)
        self._words.setText(f"{spoken} {follows}")

    def _fit(self) -> None:
        for label in (self._head, self._words):
            label.setStyleSheet(f"color: #DCCFB4; font-size: {self._theme.sized(13)}px; background: none;")
        self.squares.updateGeometry()


class Outcome(Bare):
    """What a sitting came to, in words."""

    def __init__(self) -> None:
        """Say nothing yet."""
        super().__init__()
        self.setProperty("role", "lead")
        self.setWordWrap(True)

    def say(self, words: str) -> None:
        """Say this; nothing is said as long as it is empty."""
        self.setText(words)
        self.setVisible(bool(words))


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
