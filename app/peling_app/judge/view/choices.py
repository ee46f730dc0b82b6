"""What could be done, each a tile or a key: pressed, the coach says how good it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from peling_app.judge.model.judge import ChoiceShown
from peling_app.judge.words import judge as words
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import across, fill
from peling_app.kit.view.parts import Scale, clear
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.tips import tip
from peling_app.play.tutor.view.marks import draw_mark

TILE: Final = 32
PAD: Final = 5
MARK: Final = 20
"""Pixels below a tile for the mark of its grade."""
STEPS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
LINES: Final[dict[int, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ChoiceKey(Pressing, QAbstractButton):
    """One thing that could be done."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        """Make it without a choice."""
        super().__init__(parent)
        self._scale = scale
        self._choice: ChoiceShown | None = None
        self._faces = AS_DRAWN
        self.setCheckable(True)
        self.setProperty("takes_enter", True)
        take_presses(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def choice(self) -> ChoiceShown:
        """Return what could be done.

        Raises:
            AssertionError: it was given nothing yet.
        """
        assert self._choice is not None, "shown before it is pressed"  # noqa: S101 - for the type checker
        return self._choice

    def show_choice(self, choice: ChoiceShown, faces: Faces) -> None:
        """Show a choice, with its grade if that is to be seen."""
        self._choice, self._faces = choice, faces
        self.setChecked(choice.is_picked)
        self.setAccessibleName(", ".join(one for one in (choice.spoken, choice.word) if one))
        self.setToolTip(tip(self.accessibleName()))
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the strip, which knows the order."""
        if event.key() in STEPS or event.key() in LINES:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """Leave the mark to the page."""

    def sizeHint(self) -> QSize:
        """Return the room for a tile or a word, and the mark below."""
        wide = TILE + 2 * PAD
        if self._choice is not None and self._choice.tile is None:
            wide = max(
                wide + 12, round(QFontMetricsF(self._font()).horizontalAdvance(self._choice.name)) + 26
            )
        return QSize(wide, round(TILE * 1.5) + 2 * PAD + MARK)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def _font(self) -> QFont:
        return self._scale.text(14, QFont.Weight.DemiBold)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint tile or word, the frame of what was picked, the mark of the grade, the ring."""
        if self._choice is None:
            return
        painter = paint.smooth_painter(self, pictures=True)
        paper = self._scale.theme.paper
        area = QRectF(1, 1, self.width() - 2, self.height() - MARK - 2)
        if self._choice.is_picked or self.underMouse():
            picked = self._choice.is_picked
            painter.setPen(QPen(QColor(paper.gold if picked else paper.border), 2 if picked else 1))
            painter.setBrush(QColor(paper.gold_ground if picked else paper.panel))
            painter.drawRoundedRect(area, 6, 6)
        if self._choice.tile is not None:
            code = self._faces.of(self._choice.tile)
            draw_tile(painter, self._scale.theme.tiles, code, (self.width() - TILE) / 2, PAD, TILE)
        else:
            self._paint_word(painter, area)
        if self._choice.grade is not None:
            middle = QPointF(self.width() / 2, self.height() - MARK / 2)
            draw_mark(painter, middle, self._choice.grade, paper)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 7)

    def _paint_word(self, painter: QPainter, area: QRectF) -> None:
        paper = self._scale.theme.paper
        assert self._choice is not None, "painted with a choice"  # noqa: S101 - for the type checker
        box = QRectF(0, 0, area.width() - 8, 38)
        box.moveCenter(area.center())
        painter.setPen(QPen(QColor(paper.border), 2 if self._scale.theme.is_high_contrast() else 1))
        painter.setBrush(QColor(paper.top))
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(self._font())
        painter.setPen(QColor(paper.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._choice.name)


class ChoiceStrip(QWidget):
    """All that could be done; one stop for Tab, the arrows go from choice to choice.

    Signals:
        chosen: a choice was pressed; carries the action.
    """

    chosen = Signal(object)

    def __init__(self, scale: Scale, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._scale = scale
        self._flow = Flow(spacing=1, leading=2)
        fill(QVBoxLayout(self), self._flow, margins=(0, 0, 0, 0))
        self.keys: list[ChoiceKey] = []

    def show_choices(self, choices: tuple[ChoiceShown, ...], faces: Faces) -> None:
        """Show these; those that are there stay in their places."""
        self.setAccessibleName(words.fixed("choices"))
        if [one.action for one in choices] != [key.choice.action for key in self.keys]:
            held = any(key.hasFocus() for key in self.keys)
            clear(self._flow)
            self.keys = []
            for number, one in enumerate(choices):
                key = ChoiceKey(self._scale, self)
                key.show_choice(one, faces)
                key.clicked.connect(lambda _on=False, key=key: self.chosen.emit(key.choice.action))
                key.setFocusPolicy(Qt.FocusPolicy.ClickFocus if number else Qt.FocusPolicy.StrongFocus)
                self.keys.append(key)
                self._flow.addWidget(key)
                key.show()
            if held and self.keys:
                self.keys[0].setFocus(Qt.FocusReason.OtherFocusReason)
            self.updateGeometry()
        for key, one in zip(self.keys, choices, strict=True):
            key.show_choice(one, faces)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from choice to choice with the arrows, up and down from line to line."""
        now = next((number for number, key in enumerate(self.keys) if key.hasFocus()), None)
        step, line = STEPS.get(event.key()), LINES.get(event.key())
        if now is None or (step is None and line is None):
            super().keyPressEvent(event)
            return
        if line is not None:
            target = across(self.keys[now], self.keys, line) or self.keys[now]
        else:
            target = self.keys[max(0, min(len(self.keys) - 1, now + (step or 0)))]
        for key in self.keys:
            key.setFocusPolicy(Qt.FocusPolicy.StrongFocus if key is target else Qt.FocusPolicy.ClickFocus)
        target.setFocus(Qt.FocusReason.TabFocusReason)
