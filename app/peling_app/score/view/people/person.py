"""All about one person: figures, the best hand, the balance, from whom to whom, the last evenings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.chart import draw_chart, look_of
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import CutLine, label
from peling_app.kit.view.parts import set_look
from peling_app.kit.view.style import display_font, text_font
from peling_app.play.result.view.best_hand import BestHandBox
from peling_app.score.model.evenings.people import PeopleModel
from peling_app.score.model.evenings.person import PersonPage
from peling_app.score.view.evening.parts import EDGE, LEFT, RIGHT, inks, write
from peling_app.score.words import people as words

LINE: Final = 30
CHART: Final = 210
BARS: Final = 32
"""Pixels, in text of the usual size, that are left for the bars beside the longest name."""
BESIDE_NAME: Final = 8


class Figures(QWidget):
    """Five figures, each with what it is."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._figures: tuple[tuple[str, str], ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_figures(self, figures: tuple[tuple[str, str], ...], spoken: str) -> None:
        """Show figures with their words; `spoken` is what a screen reader says."""
        self._figures = figures
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for two lines."""
        return QSize(self._theme.sized(470), max(72, self._theme.sized(72)))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint them side by side between two rules."""
        painter = paint.smooth_painter(self)
        theme, paper = self._theme, self._theme.paper
        wide = self.width() / max(1, len(self._figures))
        half = self.height() / 2
        for place, (figure, what) in enumerate(self._figures):
            left = place * wide + (12 if place else EDGE)
            room = (place + 1) * wide - left - EDGE
            if place:
                painter.fillRect(QRectF(place * wide, 6, 1, self.height() - 12), QColor(paper.line))
            painter.setPen(QColor(paper.ink))
            strong = text_font(theme, 23, QFont.Weight.Bold)
            write(painter, QRectF(left, 4, room, half), figure, strong, LEFT)
            painter.setPen(QColor(paper.ink2))
            write(painter, QRectF(left, half + 2, room, half - 8), what, text_font(theme, 13), LEFT)
        for top in (0, self.height() - 1):
            painter.fillRect(QRectF(0, top, self.width(), 1), QColor(paper.line))
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 4)


class EveningsChart(QWidget):
    """The balance from evening to evening."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._page = PersonPage()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(CHART)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_page(self, page: PersonPage) -> None:
        """Draw the balance of a person."""
        self._page = page
        self.setAccessibleName(page.titles[0])
        self.setAccessibleDescription(page.spoken)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the chart."""
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self._page.balance.deals:
            draw_chart(painter, area, self._page.balance, look_of(self._theme), words.start())
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), self._theme.paper.gold, 6)


class Lines(QWidget):
    """A line for each of something that a person has; read out as one name."""

    usual, least = 300, 250
    """Pixels of width in the usual size of text: as it likes to be, and at least."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._page = PersonPage()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_page(self, page: PersonPage) -> None:
        """Show the lines of a person."""
        self._page = page
        self.setAccessibleName(self.said())
        self.updateGeometry()
        self.update()

    def said(self) -> str:
        """Return all lines in words."""
        raise NotImplementedError

    @property
    def count(self) -> int:
        """Return how many lines there are."""
        raise NotImplementedError

    @property
    def _line(self) -> int:
        return max(LINE, self._theme.sized(LINE))

    def sizeHint(self) -> QSize:
        """Return room for a line for each."""
        return QSize(self._theme.sized(self.usual), self._line * max(1, self.count))

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return QSize(self._theme.sized(self.least), self.sizeHint().height())


class Flows(Lines):
    """From whom to whom: a bar for each other person, gains to the right, losses to the left."""

    def said(self) -> str:
        """Return what came from whom in words."""
        said = ", ".join(words.flow(name=one.name, amount=one.shown) for one in self._page.flows)
        return f"{self._page.titles[1]}: {said}"

    @property
    def count(self) -> int:
        """Return from how many something came."""
        return len(self._page.flows)

    @property
    def name_room(self) -> float:
        """Return how wide names are written: as the longest needs, if bars keep some room."""
        metrics = QFontMetricsF(text_font(self._theme, 15))
        longest = max((metrics.horizontalAdvance(one.name) for one in self._page.flows), default=0.0)
        return min(longest + 1, self.width() - self._figures - self._theme.sized(BARS) - EDGE - BESIDE_NAME)

    @property
    def _figures(self) -> float:
        return self._theme.sized(66) + EDGE

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint names, bars and amounts."""
        painter = paint.smooth_painter(self)
        theme, paper, flows, line = self._theme, self._theme.paper, self._page.flows, float(self._line)
        signs = inks(theme)
        most = max((abs(one.amount) for one in flows), default=0) or 1
        room, figures = self.name_room, self._figures
        name = EDGE + room + BESIDE_NAME
        bars = self.width() - name - figures
        left = min((one.amount for one in flows), default=0)
        right = max((one.amount for one in flows), default=0)
        span = (max(0, right) - min(0, left)) or most
        zero = name + bars * (-min(0, left) / span)
        for place, one in enumerate(flows):
            top = place * line
            painter.setPen(QColor(paper.ink))
            write(painter, QRectF(EDGE, top, room, line), one.name, text_font(theme, 15), LEFT)
            long = bars * abs(one.amount) / span
            begin = zero if one.amount > 0 else zero - long
            sign = (one.amount > 0) - (one.amount < 0)
            painter.fillRect(QRectF(begin, top + line * 0.28, long, line * 0.44), signs[sign])
            painter.setPen(signs[sign])
            strong = text_font(theme, 15, QFont.Weight.Bold)
            amount = QRectF(self.width() - figures, top, figures - EDGE, line)
            write(painter, amount, one.shown, strong, RIGHT)
        painter.fillRect(QRectF(zero - 0.5, 0, 1, self.height()), QColor(paper.gold))
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 4)


class LastEvenings(Lines):
    """The last evenings: day, place, balance."""

    usual, least = 220, 220

    def said(self) -> str:
        """Return the last evenings in words."""
        said = "; ".join(f"{one.day}, {one.place}, {one.balance}" for one in self._page.last)
        return f"{self._page.titles[2]}: {said}"

    @property
    def count(self) -> int:
        """Return how many evenings are named."""
        return len(self._page.last)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a line for each."""
        painter = paint.smooth_painter(self)
        theme, paper, line = self._theme, self._theme.paper, float(self._line)
        for place, one in enumerate(self._page.last):
            top = place * line
            painter.setPen(QColor(paper.ink))
            write(
                painter,
                QRectF(EDGE, top, self.width() * 0.37 - EDGE, line),
                one.day,
                text_font(theme, 14),
                LEFT,
            )
            painter.setPen(QColor(paper.ink2))
            middle = QRectF(self.width() * 0.38, top, self.width() * 0.34, line)
            write(painter, middle, one.place, text_font(theme, 13.5), LEFT)
            painter.setPen(inks(theme)[one.sign])
            strong = text_font(theme, 15, QFont.Weight.Bold)
            balance = QRectF(self.width() * 0.7, top, self.width() * 0.3 - EDGE, line)
            write(painter, balance, one.balance, strong, RIGHT)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 4)


class PersonView(QWidget):
    """All about whoever is chosen.

    Signals:
        compared: draw the balance of this one beside; empty: of nobody.
    """

    compared = Signal(str)

    def __init__(self, theme: Theme) -> None:
        """Begin with nobody."""
        super().__init__()
        self._theme = theme
        self.name, self._chart_title, self._with = CutLine(), label(), label("small")
        self._flows_title, self._last_title = label(), label()
        self._note = label("small", wrap=True)
        self.figures = Figures(theme)
        self.best = BestHandBox(theme)
        self.chart = EveningsChart(theme)
        self.flows, self.last = Flows(theme), LastEvenings(theme)
        self.other = ChoiceBox()
        # One width for whoever is offered: measured at the first show, it had room for nobody who came later.
        self.other.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.other.setMinimumContentsLength(12)
        self.other.activated.connect(lambda place: self.compared.emit(self.other.itemData(place)))
        head = fill(QHBoxLayout(), self._chart_title, STRETCH, self._with, self.other, spacing=8)
        left = fill(QVBoxLayout(), self._flows_title, self.flows, STRETCH, spacing=6)
        right = fill(QVBoxLayout(), self._last_title, self.last, STRETCH, spacing=6)
        below = fill(QHBoxLayout(), (left, 4), (right, 3), spacing=32)
        fill(
            QVBoxLayout(self),
            self.name,
            self._note,
            self.figures,
            self.best,
            head,
            (self.chart, 1),
            below,
            margins=(4, 0, 4, 4),
            spacing=12,
        )

    def show_person(self, model: PeopleModel) -> None:
        """Show whoever is chosen."""
        page, theme, paper = model.person, self._theme, self._theme.paper
        self.setVisible(bool(page.name))
        self.figures.show_figures(page.figures, page.figures_spoken)
        self.best.setVisible(page.best is not None)
        self.best.show_hand(page.best)
        self.chart.show_page(page)
        self.flows.show_page(page)
        self.last.show_page(page)
        set_look(self.name, display_font(theme, 31), paper.ink)
        self.name.say(page.name)
        titles = (self._chart_title, self._flows_title, self._last_title)
        for title, said in zip(titles, page.titles, strict=True):
            title.setText(said)
            set_look(title, display_font(theme, 21), paper.ink)
        self._with.setText(words.compared())
        self._with.setBuddy(self.other)
        self.other.setAccessibleName(words.compared())
        for widget in (self._with, self.other):
            widget.setVisible(bool(model.others))
        self._note.setText(page.note)
        self._note.setVisible(bool(page.note))
        self._offer(model)

    def _offer(self, model: PeopleModel) -> None:
        wanted = [(words.with_nobody(), ""), *((name, name) for name in model.others)]
        held = [(self.other.itemText(n), self.other.itemData(n)) for n in range(self.other.count())]
        if held != wanted:
            self.other.clear()
            for text, name in wanted:
                self.other.addItem(text, name)
        self.other.setCurrentIndex(max(0, self.other.findData(model.other)))
