"""What can be done with a hand: a button for each tile and each claim, afterwards with what it costs."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.keys import ARROWS
from peling_app.kit.view.layouts import across
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.parts import clear
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.tips import tip
from peling_app.play.habits.model.drill import Choice
from peling_app.play.tutor.view.marks import draw_mark, ink_of

TILE, SET_TILE = 38, 24
"""Pixels of the width of a tile alone, and of each in a set."""
EDGE, GAP, MARK = 8, 2, 11
"""Pixels round what is shown, between tiles, and of half a mark's box."""


class ChoiceButton(Pressing, QAbstractButton):
    """One choice."""

    def __init__(self, theme: Theme, choice: Choice, faces: Faces) -> None:
        """Show it."""
        super().__init__()
        self._theme = theme
        self._faces = faces
        self._choice = choice
        take_presses(self)
        self.show_choice(choice)

    def show_choice(self, choice: Choice) -> None:
        """Show the same choice with what is known of it now."""
        self._choice = choice
        self.setAccessibleName(choice.said)
        self.setToolTip(tip(choice.said))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the row, which knows the order: Qt would lead to the next stop of Tab."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @property
    def _tile(self) -> int:
        return self._theme.sized(TILE if len(self._choice.shown.tiles) == 1 else SET_TILE)

    @property
    def _name(self) -> str:
        return "" if self._choice.shown.is_discard else self._choice.shown.name

    def _font(self) -> QFont:
        return text_font(self._theme, 15, QFont.Weight.DemiBold)

    def _foot(self) -> float:
        return QFontMetricsF(text_font(self._theme, 13)).height() + 2 * MARK * self._zoom

    @property
    def _zoom(self) -> float:
        return max(1.0, self._theme.zoom() / 100)

    def sizeHint(self) -> QSize:
        """Return room for name, tiles, and what it costs below."""
        tiles = len(self._choice.shown.tiles) * (self._tile + GAP)
        name = QFontMetricsF(self._font()).horizontalAdvance(self._name) + 8 if self._name else 0
        least = QFontMetricsF(text_font(self._theme, 13)).horizontalAdvance("−88.8") + 4
        high = self._theme.sized(TILE) * 1.5 + 2 * EDGE + self._foot()
        return QSize(round(max(least, tiles + name) + 2 * EDGE), round(high))

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing of it can be left out."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the name, the tiles, then mark and cost."""
        painter = paint.smooth_painter(self, pictures=True)
        paper, choice = self._theme.paper, self._choice
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink = paper.border if choice.grade is None else ink_of(choice.grade, paper)
        painter.setPen(QPen(QColor(ink if choice.is_answer else paper.border), 3 if choice.is_answer else 1))
        painter.setBrush(QColor(paper.panel if self.underMouse() and choice.grade is None else paper.top))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 6, 6)
        upper = area.adjusted(EDGE, EDGE, -EDGE, -self._foot())
        metrics = QFontMetricsF(self._font())
        wide = metrics.horizontalAdvance(self._name) + 8 if self._name else 0.0
        tiles = len(choice.shown.tiles) * (self._tile + GAP)
        left = upper.center().x() - (wide + tiles) / 2
        painter.setPen(QColor(paper.ink))
        painter.setFont(self._font())
        painter.drawText(
            QRectF(left, upper.top(), wide, upper.height()), Qt.AlignmentFlag.AlignVCenter, self._name
        )
        top = upper.center().y() - self._tile * 0.75
        for place, one in enumerate(choice.shown.tiles):
            across = left + wide + place * (self._tile + GAP)
            draw_tile(painter, self._theme.tiles, self._faces.of(one), across, top, self._tile)
        if choice.grade is not None:
            self._paint_cost(painter, area, ink)
        if self.hasFocus():
            paint.focus_ring(painter, area.adjusted(2, 2, -2, -2), paper.ink, 5)

    def _paint_cost(self, painter: QPainter, area: QRectF, ink: str) -> None:
        choice, font = self._choice, text_font(self._theme, 13, QFont.Weight.Bold)
        high = QFontMetricsF(font).height()
        assert choice.grade is not None, "it has been judged"  # noqa: S101 - for the type checker
        centre = QPointF(area.center().x(), area.bottom() - high - MARK * self._zoom - 2)
        draw_mark(painter, centre, choice.grade, self._theme.paper, self._zoom * 0.85)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        room = QRectF(area.left(), area.bottom() - high - 2, area.width(), high)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, choice.lost)


class Choices(QWidget):
    """All of them, in as many lines as they need; the arrows go from one to the next, and from line to line.

    Signals:
        chosen: one was pressed before the question was answered: its place.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._choices: tuple[Choice, ...] = ()
        self.buttons: list[ChoiceButton] = []
        self._flow = Flow(self, spacing=6, leading=6)
        self._faces = AS_DRAWN

    def show_choices(self, choices: tuple[Choice, ...], faces: Faces) -> None:
        """Show these; the same ones in the same hand keep their buttons and the focus."""
        same = [one.shown for one in choices] == [one.shown for one in self._choices] and faces == self._faces
        self._choices, self._faces = choices, faces
        if not same or len(self.buttons) != len(choices):
            self.refresh()
        for button, choice in zip(self.buttons, choices, strict=True):
            button.show_choice(choice)

    def refresh(self) -> None:
        """Make all again, in the present look; the one with the focus keeps it."""
        make_anew(self._make, lambda: self.buttons)

    def _make(self) -> None:
        clear(self._flow)
        self.buttons = []
        for place, choice in enumerate(self._choices):
            button = ChoiceButton(self._theme, choice, self._faces)
            button.clicked.connect(partial(self._press, place))
            self.buttons.append(button)
            self._flow.addWidget(button)

    def focus(self) -> None:
        """Begin at the first."""
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next one, to the one before, or to the line over it or below it."""
        now = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
        if now is None:
            super().keyPressEvent(event)
            return
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                step = -1 if event.key() == Qt.Key.Key_Left else 1
                target: QWidget = self.buttons[(now + step) % len(self.buttons)]
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                line = -1 if event.key() == Qt.Key.Key_Up else 1
                target = across(self.buttons[now], self.buttons, line) or self.buttons[now]
            case _:
                super().keyPressEvent(event)
                return
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self, place: int) -> None:
        """Choose it; once judged, say again what it costs."""
        if self._choices[place].grade is None:
            self.chosen.emit(place)
        else:
            announce(self.buttons[place], self._choices[place].said)
