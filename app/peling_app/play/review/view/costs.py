"""What cost most: a row for each decision that lost points, the one looked at open with its reason."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.page import hand_over
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import clear, set_look
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.play.review.model.page import Chosen, Cost
from peling_app.play.review.words import review as words
from peling_app.play.tutor.view.marks import GradeMark, ink_of
from peling_app.play.words.better_choices import grade_words

TILE, SET_TILE = 28, 22
"""Pixels of the width of a tile alone, and of each in a set."""
EDGE: Final = 3
"""Pixels of the gold bar at the left of the row that is open."""
BESIDE: Final = 34
"""Pixels before the sentences, as wide as the mark and its room."""


class CostRow(Pressing, QAbstractButton):
    """One decision that cost something."""

    def __init__(self, cost: Cost, theme: Theme, faces: Faces, *, is_open: bool) -> None:
        """Show it in short, or open."""
        super().__init__()
        self._theme = theme
        self._is_open = is_open
        self.place = cost.place
        take_presses(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        played = _spoken(cost.played)
        said = words.cost_said(cost.turn, played, _spoken(cost.better), cost.lost, grade_words(cost.grade))
        self.setAccessibleName(f"{said}. {cost.why} {cost.fate}")
        ink = ink_of(cost.grade, theme.paper)
        turn, better = self._text(cost.turn, 14), self._text(words.fixed("better"), 14)
        lost = self._text(cost.lost, 19, ink, QFont.Weight.Bold)
        lost.setAlignment(Qt.AlignmentFlag.AlignRight)
        grade = self._text(grade_words(cost.grade), 13, ink)
        grade.setAlignment(Qt.AlignmentFlag.AlignRight)
        sums = fill(QVBoxLayout(), lost, grade, STRETCH, spacing=0)
        line = QWidget()
        flow = Flow(line, hang=BESIDE)
        done = self._choice(cost.played, faces, is_key=False)
        # Where the line is too short for all, what is better stands in the next one with its arrow.
        instead = QWidget()
        best = self._choice(cost.better, faces, is_key=True)
        fill(QHBoxLayout(instead), self._text("→", 15), better, best, margins=(0, 0, 0, 0), spacing=10)
        for part in (GradeMark(theme, cost.grade), turn, done, instead):
            flow.addWidget(part)
        first = fill(QHBoxLayout(), (line, 1), sums, spacing=8)
        layout = fill(QVBoxLayout(self), first, margins=(12, 6, 6, 8), spacing=4)
        why = self._text(cost.why, 14.5, theme.paper.ink if is_open else theme.paper.ink2, wrap=True)
        nest(layout, fill(QHBoxLayout(), BESIDE, (why, 1), spacing=0))
        if is_open:
            fate = self._text(cost.fate, 13.5, theme.paper.ink2, wrap=True)
            nest(layout, fill(QHBoxLayout(), BESIDE, (fate, 1), spacing=0))
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _choice(self, choice: Chosen, faces: Faces, *, is_key: bool) -> QWidget:
        """Return what shows a choice: its name and its tile, or its name in a key where it is to be done.

        Both stay together where the line is too short for all.
        """
        parts: list[QWidget] = []
        if not is_key or not choice.is_discard:
            name = self._text(choice.name, 14.5, self._theme.paper.ink)
            if is_key:
                name.setStyleSheet(
                    f"border: 1px solid {self._theme.paper.border}; border-radius: 5px; padding: 6px 8px;"
                )
            name.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            parts.append(name)
        if choice.tiles:
            row = TileRow(self._theme, TILE if len(choice.tiles) == 1 else SET_TILE)
            row.show_as(faces)
            row.show_tiles(*choice.tiles)
            parts.append(row)
        together = QWidget()
        fill(QHBoxLayout(together), *parts, margins=(0, 0, 0, 0), spacing=10)
        return together

    def _text(
        self,
        text: str,
        pixels: float,
        ink: str = "",
        weight: QFont.Weight = QFont.Weight.Normal,
        *,
        wrap: bool = False,
    ) -> QLabel:
        made = label(wrap=wrap)
        made.setText(text)
        set_look(made, text_font(self._theme, pixels, weight), ink or self._theme.paper.ink2)
        return made

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground of the open one, the line below, the ring of the focus."""
        painter = QPainter(self)
        paper, area = self._theme.paper, QRectF(self.rect())
        if self._is_open:
            painter.fillRect(area, QColor(paper.gold_ground))
            painter.fillRect(QRectF(0, 0, EDGE, area.height()), QColor(paper.gold))
        elif self.underMouse():
            painter.fillRect(area, QColor(paper.panel))
        painter.setPen(QPen(QColor(paper.line), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint.focus_ring(painter, area, paper.ink, 4)


class CostList(QWidget):
    """All of them, the most costly first.

    Signals:
        chosen: one was pressed: the place of its decision.
        remade: the rows were made anew, and come behind all else until Tab is put in its order.
    """

    chosen = Signal(int)
    remade = Signal()

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._costs: tuple[Cost, ...] = ()
        self._faces = AS_DRAWN
        self._place = -1
        self._rows: list[CostRow] = []
        self._layout = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)

    @property
    def rows(self) -> tuple[CostRow, ...]:
        """Return the rows as they are shown."""
        return tuple(self._rows)

    def show_costs(self, costs: tuple[Cost, ...], faces: Faces, place: int) -> None:
        """Show these, that of the decision `place` open; the row with the focus keeps it."""
        if (costs, faces, place) == (self._costs, self._faces, self._place) and self._rows:
            return
        self._costs, self._faces, self._place = costs, faces, place
        self.refresh()

    def refresh(self) -> None:
        """Show them in the present look."""
        focus = self.window().focusWidget()  # the settings may lie over the window
        focused = next((row.place for row in self._rows if row is focus), None)
        clear(self._layout)
        self._rows = [
            CostRow(cost, self._theme, self._faces, is_open=cost.place == self._place) for cost in self._costs
        ]
        for row in self._rows:
            row.clicked.connect(lambda _checked=False, place=row.place: self.chosen.emit(place))
            self._layout.addWidget(row)
            if row.place == focused:
                # At once, not with the next layout: a row must be there to take the focus.
                row.show()
                hand_over(row)
        self.remade.emit()


def _spoken(choice: Chosen) -> str:
    return choice.spoken
