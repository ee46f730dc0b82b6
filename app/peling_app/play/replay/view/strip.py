"""The strip under the replay: buttons from step to step, and a slider with the learner's decisions on it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import fill
from peling_app.kit.words.tips import tip
from peling_app.play.replay.model.decisions import Judgement
from peling_app.play.replay.model.replay import ReplayModel
from peling_app.play.replay.words import replay as words

SIGNS = {
    "first": "|‹",
    "previous-decision": "«",
    "previous": "‹",
    "next": "›",
    "next-decision": "»",
    "last": "›|",
}
"""The signs on the buttons, in their order; the slider stands in the middle."""

EDGE = 10


class MomentSlider(QSlider):
    """The moments of a deal, with what is worth going to.

    Below the line a tick for each decision, a wedge for one in which the tutor differs; above it a flag for
    each bookmark.
    """

    def __init__(self, model: ReplayModel) -> None:
        """Follow a replay."""
        super().__init__(Qt.Orientation.Horizontal)
        self._model = model
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(40)
        self.setMinimumWidth(120)

    def at(self, place: int) -> float:
        """Return where a moment stands on the line."""
        span = max(1, self.maximum())
        return EDGE + (self.width() - 2 * EDGE) * place / span

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, what stands on it, and the grip."""
        painter = paint.smooth_painter(self)
        middle = self.height() / 2
        painter.setPen(QPen(QColor(LACQUER.brass_dark), 3))
        painter.drawLine(QPointF(EDGE, middle), QPointF(self.width() - EDGE, middle))
        painter.setPen(QPen(QColor(LACQUER.brass_text), 3))
        painter.drawLine(QPointF(EDGE, middle), QPointF(self.at(self.value()), middle))
        for decision in self._model.decisions:
            x = self.at(decision.place)
            if decision.judgement is Judgement.OTHER:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(LACQUER.forbidden))
                wedge = [QPointF(x, middle + 5), QPointF(x + 4, middle + 13), QPointF(x - 4, middle + 13)]
                painter.drawPolygon(QPolygonF(wedge))
            else:
                painter.setPen(QPen(QColor(LACQUER.text2), 1.5))
                painter.drawLine(QPointF(x, middle + 6), QPointF(x, middle + 11))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(LACQUER.highlight))
        for place in self._model.bookmarks:
            x = self.at(place)
            flag = [QPointF(x, middle - 16), QPointF(x + 9, middle - 13), QPointF(x, middle - 10)]
            painter.drawPolygon(QPolygonF(flag))
            painter.drawRect(QRectF(x - 1, middle - 16, 1.5, 12))
        painter.setBrush(QColor(LACQUER.legal_top))
        painter.setPen(QPen(QColor(LACQUER.ground9), 1))
        grip = QRectF(self.at(self.value()) - 6, middle - 9, 12, 18)
        painter.drawRoundedRect(grip, 3, 3)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), LACQUER.highlight, 6)


class ReplayStrip(QWidget):
    """Buttons and slider on lacquer.

    Signals:
        play_on_asked: a game is to begin at this moment.
        bookmark_asked: a bookmark is to be set or taken away.
        back_asked: the user has seen enough.
    """

    play_on_asked = Signal()
    bookmark_asked = Signal()
    back_asked = Signal()

    def __init__(self, model: ReplayModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Steer a replay."""
        super().__init__(parent)
        self._model = model
        self._to_game = True
        self._is_narrow = False
        self.steps: dict[str, Button] = {}
        self.slider = MomentSlider(model)
        self.mark = Button(theme, Kind.LACQUER)
        self.play_on = Button(theme, Kind.BRASS)
        self.back = Button(theme, Kind.LACQUER, icon="arrow-left")
        row = fill(QHBoxLayout(self), self.back, 8, margins=(14, 3, 14, 3), spacing=0)
        handlers = {
            "first": partial(model.go, 0),
            "previous-decision": partial(model.step_decision, -1),
            "previous": partial(model.step, -1),
            "next": partial(model.step, 1),
            "next-decision": partial(model.step_decision, 1),
            "last": lambda: model.go(model.count - 1),
        }
        for name, sign in SIGNS.items():
            button = Button(theme, Kind.LACQUER)
            button.setText(sign)
            button.clicked.connect(handlers[name])
            self.steps[name] = button
            row.addWidget(button)
            if name == "previous":
                row.addWidget(self.slider, 1)
        fill(row, 8, self.mark, self.play_on)
        self.slider.valueChanged.connect(model.go)
        self.mark.clicked.connect(self.bookmark_asked)
        self.play_on.clicked.connect(self.play_on_asked)
        self.back.clicked.connect(self.back_asked)
        model.moved.connect(self._follow)
        model.listed.connect(self._follow)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.slider.setAccessibleName(words.fixed("slider"))
        for name, button in self.steps.items():
            button.setAccessibleName(words.fixed(name))
            button.setToolTip(tip(words.fixed(name)))
        self.play_on.setText(words.fixed("play-on"))
        self.play_on.setToolTip(tip(words.fixed("play-on-said")))
        self.play_on.setAccessibleDescription(words.fixed("play-on-said"))
        self._word_back()
        self._follow()

    def narrow(self, is_narrow: bool) -> None:
        """Leave out word and key of the way back where there is little room; its name stays."""
        self._is_narrow = is_narrow
        self._word_back()

    def lead_back(self, *, to_game: bool) -> None:
        """Say whither the way back leads: to the game at the table, or to the page before."""
        self._to_game = to_game
        self._word_back()

    def _word_back(self) -> None:
        text = words.fixed("back" if self._to_game else "back-to-list")
        self.back.setText("" if self._is_narrow else text)
        self.back.set_key("" if self._is_narrow else "Esc")
        self.back.setAccessibleName(text)
        self.back.setToolTip(tip(text))
        self.back.updateGeometry()

    def _follow(self) -> None:
        model = self._model
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(0, model.count - 1))
        self.slider.setValue(model.place)
        self.slider.blockSignals(False)
        page = model.page
        self.slider.setAccessibleDescription(" ".join((page.where, *page.happened)))
        self.slider.update()
        open_deal = model.deal is not None
        able = model.able
        for name, button in self.steps.items():
            button.setEnabled(able[name])
        self.slider.setEnabled(open_deal)
        self.mark.setEnabled(open_deal)
        self.mark.setText("★" if page.marked else "☆")
        name = words.fixed("unmark" if page.marked else "mark")
        self.mark.setAccessibleName(name)
        self.mark.setToolTip(tip(name))
        self.play_on.setEnabled(able["play-on"])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lacquer and its brass edge."""
        paint.lacquer_bar(self)
