"""The upper part at the left: which deal, how its decisions were graded, and the curve."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import Stretch, fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import clear
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.words.numbers import number
from peling_app.play.review.model.review import ReviewModel
from peling_app.play.review.view.curve import StoryCurve
from peling_app.play.review.words import review as words
from peling_app.play.tutor.view.marks import BOX, GradeMark
from peling_app.play.words.better_choices import grade_words

MARGIN, RIGHT = 28, 16
BETWEEN = 12
LEAST_CHOICE = 8
"""So many letters of the chosen deal are always seen: its number."""
USUAL_CHOICE = 160
"""Pixels that the choice of a deal is to have, in usual text, before it is said what the figures mean."""


class StoryPart(QWidget):
    """Title, legend, curve."""

    def __init__(self, model: ReviewModel, theme: Theme) -> None:
        """Follow a review."""
        super().__init__()
        self._model = model
        self._theme = theme
        self._title, self._said, self._busy = label("heading"), label("small"), label("small", wrap=True)
        self.deals = ChoiceBox()
        self.deals.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.deals.setMinimumContentsLength(LEAST_CHOICE)
        self.deals.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.curve = StoryCurve(theme)
        self._legend = QWidget()
        self._legend_row = Flow(self._legend)
        head = fill(QHBoxLayout(), self._title, self._said, (self.deals, 1), Stretch(0), spacing=BETWEEN)
        self._said.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        fill(
            QVBoxLayout(self),
            head,
            self._busy,
            self._legend,
            (self.curve, 1),
            margins=(MARGIN, 12, RIGHT, 6),
            spacing=4,
        )
        self.deals.activated.connect(model.show_deal)
        self.curve.chosen.connect(model.go)
        theme.changed.connect(self.show_page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room of the first line anew."""
        super().resizeEvent(event)
        self._share_head()

    def _share_head(self) -> None:
        """Leave out what has no room: what the curve means, and a title that the choice says as well."""
        room = self.width() - MARGIN - RIGHT
        title = self._title.sizeHint().width() + BETWEEN
        several = len(self._model.deals) > 1
        least = self.deals.sizeHint().width() if several else 0
        choice = max(least, self._theme.sized(USUAL_CHOICE)) if several else 0
        self._said.setVisible(title + self._said.sizeHint().width() + BETWEEN + choice <= room)
        self._title.setVisible(not several or title + least <= room)

    def retranslate(self) -> None:
        """Word what is always there."""
        self._said.setText(words.fixed("said"))
        self.deals.setAccessibleName(words.fixed("deals"))
        self.show_page()

    def show_page(self) -> None:
        """Show another deal, or how far the coach is with it."""
        model = self._model
        deal, progress = model.deal, model.progress
        self._title.setText("" if deal is None else words.title(number=number(deal.number)))
        titles = [one.title for one in model.deals]
        with QSignalBlocker(self.deals):
            if titles != [self.deals.itemText(place) for place in range(self.deals.count())]:
                self.deals.clear()
                self.deals.addItems(titles)
            self.deals.setCurrentIndex(next((n for n, one in enumerate(model.deals) if one is deal), -1))
        self.deals.say_cut()
        self.deals.setVisible(len(titles) > 1)
        self._share_head()
        busy = deal is not None and progress.known is None
        self._busy.setVisible(busy or (model.is_known and not model.count))
        self._busy.setText(
            words.weighing(progress.done, progress.whole) if busy else words.fixed("no-choice")
        )
        self._show_legend()
        self.curve.show_page(model.page, model.scene.faces)
        self.show_place()

    def show_place(self) -> None:
        """Mark the decision that is looked at."""
        self.curve.show_place(self._model.place)

    def _show_legend(self) -> None:
        clear(self._legend_row)
        page = self._model.page
        self._legend.setVisible(bool(page.dots))
        if not page.dots:
            return
        self._legend_row.addWidget(self._word(page.count))
        for grade, count in page.tally:
            if count:
                entry = QWidget()
                said = self._word(f"{grade_words(grade)} {number(count)}")
                fill(QHBoxLayout(entry), GradeMark(self._theme, grade), said, margins=(0, 0, 6, 0), spacing=4)
                self._legend_row.addWidget(entry)
        entry = QWidget()
        said = self._word(words.fixed("luck-of-a-draw"))
        fill(QHBoxLayout(entry), LuckSign(self._theme), said, margins=(0, 0, 0, 0), spacing=4)
        self._legend_row.addWidget(entry)

    def _word(self, text: str) -> QLabel:
        made = label("small")
        made.setText(text)
        return made


class LuckSign(QWidget):
    """The two uprights that stand for the luck of a draw."""

    def __init__(self, theme: Theme) -> None:
        """Draw it as large as the mark of a grade."""
        super().__init__()
        self._theme = theme
        side = round(BOX * max(1.0, theme.zoom() / 100))
        self.setFixedSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a green and a red one."""
        painter = QPainter(self)
        middle, paper = self.width() // 2, self._theme.paper
        painter.fillRect(middle - 4, 4, 3, self.height() - 8, QColor(paper.green))
        painter.fillRect(middle + 2, 4, 3, self.height() - 8, QColor(paper.red))
