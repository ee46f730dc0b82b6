"""What is tapped on the page of large letters: a name, from whom, a figure, a key of the pad."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from peling.core.tiles import Wind
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.keys import ARROWS, is_enter_key
from peling_app.kit.view.pressing import Pressing, Seen
from peling_app.kit.view.text.key_frame import draw_key, key_width
from peling_app.kit.view.toggling import Toggling
from peling_app.kit.words.tiles import wind_name
from peling_app.kit.words.tips import tip
from peling_app.score.model.large import Person
from peling_app.score.view.large.measure import TARGET, Measure, write
from peling_app.score.view.legend import draw_seal
from peling_app.score.words import large as words

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter
LEAST = 0.36
"""A name is written smaller on its card down to this part of its size: that is as large as on other pages."""
EDGE = 6
"""Pixels left and right of the words of a choice at least."""


class Ground(Enum):
    """How a card lies there."""

    PLAIN = "plain"
    BRASS = "brass"
    """Chosen as the winner."""
    DARK = "dark"
    """Chosen otherwise, or the one thing to do."""
    NOW = "now"
    """What is typed goes here."""
    KEY = "key"
    """A key of the pad that writes no figure."""
    EMPTY = "empty"
    """Not to be used now."""


class Card(Seen, QAbstractButton):
    """A card that is tapped, which a subclass writes on."""

    def __init__(self, measure: Measure, parent: QWidget | None = None) -> None:
        """Make it; Tab reaches it, a click leaves the focus where figures are typed."""
        super().__init__(parent)
        self.measure = measure
        self.ground = Ground.PLAIN
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the least room in which a finger hits it."""
        return QSize(TARGET, TARGET)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the page, which shows what they do; Qt would go from card to card."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def setText(self, text: str) -> None:
        """Show a text as it is; Qt would make a key of the letter after an "&", and a name may have one."""
        super().setText(text)
        self.setShortcut("")

    def name(self, words_: str) -> None:
        """Say what it does, to a screen reader and where the mouse rests."""
        self.setAccessibleName(words_)
        self.setToolTip(tip(words_))

    def paint_ground(self, painter: QPainter) -> QColor:
        """Paint the card without words and return the ink for them."""
        theme = self.measure.theme
        paper = theme.paper
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        flat = theme.is_high_contrast()
        thick = 2.0 if flat else 1.0
        over = self.isEnabled() and (self.underMouse() or self.isDown())
        brush, edge, ink = QBrush(QColor(paper.panel if over else paper.top)), paper.border, paper.ink
        match self.ground:
            case Ground.BRASS:
                foot = LACQUER.legal_top if flat else LACQUER.legal_foot
                brush = QBrush(paint.vertical_gradient(area, LACQUER.legal_top, foot))
                edge, ink, thick = LACQUER.brass_dark, LACQUER.legal_text, 2.0
            case Ground.DARK:
                brush = QBrush(QColor(paper.chosen))
                edge, ink = LACQUER.brass_dark, paper.chosen_text
            case Ground.NOW:
                brush, edge, thick = QBrush(QColor(paper.gold_ground)), paper.gold, 3.0
            case Ground.KEY:
                brush = QBrush(QColor(paper.top if over else paper.panel))
            case Ground.EMPTY:
                brush, ink = QBrush(Qt.BrushStyle.NoBrush), paper.ink3
            case _:
                pass
        pen = QPen(QColor(edge), thick)
        if self.ground is Ground.EMPTY:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(brush)
        painter.drawRoundedRect(area.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2), 8, 8)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 10)
        painter.setPen(QColor(ink))
        return QColor(ink)


class Choice(Toggling, Card):
    """A card that is chosen among others; Space takes it, Enter is left to the page."""

    def __init__(self, measure: Measure, parent: QWidget | None = None) -> None:
        """Make it unchosen."""
        super().__init__(measure, parent)
        self.setCheckable(True)
        self.hear_toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter and the figures to the page."""
        if is_enter_key(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class NameCard(Choice):
    """One player as the one who may have won."""

    def __init__(self, measure: Measure, place: int, parent: QWidget | None = None) -> None:
        """Make the card of a place."""
        super().__init__(measure, parent)
        self._place = place
        self._shown: Person | None = None
        self._asked = False

    def show_person(self, person: Person, *, asked: bool) -> None:
        """Show a player; `asked`: his number would choose him now."""
        self._shown, self._asked = person, asked
        self.ground = Ground.BRASS if person.won else Ground.PLAIN
        self.setChecked(person.won)
        self.name(words.player(person.name, person.wind, won=person.won))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the name, below it the wind or that he won, and his number."""
        if self._shown is None:
            return
        painter = paint.smooth_painter(self)
        measure = self.measure
        ink = self.paint_ground(painter)
        edge = measure.px(20)
        key = self._paint_key(painter, ink) if self._asked else float(self.width() - edge)
        room = QRectF(edge, measure.px(6), key - edge - 6, self.height() * 0.52)
        painter.setPen(ink)
        font, name = measure.display(46), self._shown.name
        write(painter, room, name, font, LEFT, least=LEAST)
        # The card says all that its tip would, and that would lie over the row below.
        fitted = QFontMetricsF(paint.fitted(font, name, room.width(), LEAST))
        is_whole = fitted.horizontalAdvance(name) <= room.width() + 1
        self.setToolTip(tip("" if is_whole else self.accessibleName()))
        self._paint_state(
            painter, QRectF(edge, self.height() * 0.58, self.width() - 2 * edge, measure.px(36))
        )

    def _paint_key(self, painter: QPainter, ink: QColor) -> float:
        painter.setPen(QPen(ink, 1))
        measure, right = self.measure, self.width() - self.measure.px(12)
        scale = 1.1 * max(1.0, measure.factor)
        return draw_key(painter, measure.theme, right, measure.px(26), str(self._place + 1), scale=scale)

    def _paint_state(self, painter: QPainter, room: QRectF) -> None:
        person, measure, paper = self._shown, self.measure, self.measure.theme.paper
        if person is None:
            return
        left = room.left()
        side = float(measure.px(20 if person.won else 27))
        if person.won:
            ink = LACQUER.legal_text
            picture = paint.icon("check", ink, round(side), self.devicePixelRatioF())
            painter.drawImage(QPointF(left, room.center().y() - side / 2), picture)
            said, font = words.mah_jongg(), measure.text(22, QFont.Weight.Bold)
            left += side + measure.px(6)
        else:
            ink, said, font = paper.ink2, wind_name(person.wind), measure.text(22)
            if person.wind is Wind.EAST:
                draw_seal(painter, QRectF(left, room.center().y() - side / 2, side, side), paper.red)
                left += side + measure.px(12)
        painter.setPen(QColor(ink))
        write(painter, QRectF(left, room.top(), room.right() - left, room.height()), said, font, LEFT)


class FromCard(Choice):
    """From whom the winning tile was."""

    _number = ""

    def show_choice(self, text: str, *, chosen: bool, can: bool, number: str = "") -> None:
        """Show a choice; `can`: somebody has won, so it can be taken; `number`: the key that takes it."""
        self.setText(text)
        self._number = number
        self.ground = Ground.DARK if chosen else Ground.PLAIN if can else Ground.EMPTY
        self.setChecked(chosen)
        self.setEnabled(can)
        self.name(text)
        self.update()

    @property
    def needed(self) -> int:
        """Return the width in which its words are not cut, chosen or not; the key goes before they do."""
        font = self.measure.text(22, QFont.Weight.Bold)
        return round(2 * EDGE + self._ticked + QFontMetricsF(font).horizontalAdvance(self.text()))

    @property
    def _ticked(self) -> int:
        """Return the room of the tick before the words."""
        return self.measure.px(18 + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words, with a tick before them when it is chosen, and the key where it has room."""
        painter = paint.smooth_painter(self)
        measure = self.measure
        ink = self.paint_ground(painter)
        font = measure.text(22, QFont.Weight.Bold if self.isChecked() else QFont.Weight.Normal)
        ticked = self._ticked if self.isChecked() else 0
        words_ = ticked + QFontMetricsF(font).horizontalAdvance(self.text())
        room = QRectF(self.rect()).adjusted(EDGE, 0, -EDGE, 0)
        scale = max(1.0, measure.factor)
        key = key_width(measure.theme, self._number, scale=scale) + EDGE if self._number else 0.0
        if key and words_ + key <= room.width():
            painter.setPen(QPen(ink, 1))
            middle = self.height() / 2
            draw_key(painter, measure.theme, self.width() - 8, middle, self._number, scale=scale)
            painter.setPen(ink)
            room.setRight(room.right() - key)
        left = room.center().x() - min(words_, room.width()) / 2
        if ticked:
            side = measure.px(18)
            picture = paint.icon("check", ink.name(), side, self.devicePixelRatioF())
            painter.drawImage(QPointF(left, room.center().y() - side / 2), picture)
        written = QRectF(left + ticked, room.top(), room.right() - left - ticked, room.height())
        write(painter, written, self.text(), font, LEFT)


class FigureCard(Choice):
    """What a hand counts."""

    def __init__(self, measure: Measure, parent: QWidget | None = None) -> None:
        """Make it empty."""
        super().__init__(measure, parent)
        self._shown: Person | None = None

    def show_person(self, person: Person, *, typed: bool) -> None:
        """Show a player's figure; `typed`: what is typed goes there."""
        self._shown = person
        self.ground = Ground.NOW if typed else Ground.PLAIN if person.asked else Ground.EMPTY
        self.setChecked(typed)
        self.setEnabled(person.asked)
        said = words.figure(person.name, person.figure, person.wrong, person.dead)
        self.name(said if person.asked else f"{person.name}: {words.nothing_counts()}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the name small and the figure large, with a bar where it goes on."""
        person = self._shown
        if person is None:
            return
        painter = paint.smooth_painter(self)
        measure, paper = self.measure, self.measure.theme.paper
        ink = self.paint_ground(painter)
        room = QRectF(self.rect()).adjusted(measure.px(20), 0, -measure.px(18), 0)
        painter.setPen(QColor(paper.ink3))
        if not person.asked:
            write(painter, room, words.nothing_counts(), measure.text(19), MIDDLE)
            return
        bar = 4.0 if self.isChecked() else 0.0
        font = measure.text(60, QFont.Weight.Bold)
        rest = room.width() - bar - 8 - QFontMetricsF(font).horizontalAdvance(person.figure)
        # The name has the room that the figure leaves, and a good part of the card beside a very long one.
        beside = QRectF(room.left(), 0, max(rest, room.width() * 0.44), room.height())
        if person.dead:
            below = QRectF(
                room.left(), room.height() * 0.56, max(rest, room.width() * 0.6), room.height() * 0.34
            )
            write(painter, below, words.dead(person.dead), measure.text(19), LEFT, least=0.5)
            beside.setHeight(room.height() * 0.62)
        left = write(painter, beside, person.name, measure.display(22), LEFT)
        painter.setPen(QColor(paper.red) if person.wrong else ink)
        figure = QRectF(room.left() + left + 8, 0, room.width() - left - 8 - bar, room.height())
        write(painter, figure, person.figure, font, RIGHT, least=0.3)
        if self.isChecked():
            tall = measure.px(56)
            painter.fillRect(
                QRectF(room.right() - 1.5, (self.height() - tall) / 2, 2, tall), QColor(paper.ink)
            )


class Key(Pressing, Card):
    """A key of the pad, or a button in its size."""

    def __init__(
        self,
        measure: Measure,
        text: str = "",
        *,
        size: float = 44,
        ground: Ground = Ground.PLAIN,
        icon: str = "",
        by_tab: bool = False,
    ) -> None:
        """Make a key; by keys alone figures are typed, so Tab passes over it unless said otherwise."""
        super().__init__(measure)
        self._size = size
        self._icon = icon
        self._key = ""
        self._weight = QFont.Weight.Normal
        self.ground = self._rest = ground
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if by_tab else Qt.FocusPolicy.NoFocus)

    def setText(self, text: str) -> None:
        """Show a text and say it."""
        super().setText(text)
        self.setAccessibleName(text.replace("\n", " "))
        self.update()

    @property
    def _key_scale(self) -> float:
        return max(1.0, self.measure.factor)

    def sizeHint(self) -> QSize:
        """Return room for the words and the key in one line."""
        font = self.measure.text(self._size, QFont.Weight.DemiBold if self._key else self._weight)
        wide = QFontMetricsF(font).horizontalAdvance(self.text()) + 2 * self.measure.px(18)
        if self._key:
            wide += self.measure.px(14) + key_width(self.measure.theme, self._key, scale=self._key_scale)
        return QSize(max(TARGET, round(wide)), TARGET)

    @property
    def shown_key(self) -> str:
        """Return the key whose name is shown behind the text; empty: none."""
        return self._key

    def set_key(self, key: str) -> None:
        """Show the name of a key behind the text."""
        self._key = key
        self.update()

    def allow(self, *, on: bool) -> None:
        """Let it be pressed, or lie there dashed."""
        self.setEnabled(on)
        self.ground = self._rest if on else Ground.EMPTY
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint icon or text in one or two lines, and the key behind it; nothing where nothing is offered."""
        if not self.text() and not self._icon:
            return
        painter = paint.smooth_painter(self)
        measure = self.measure
        ink = self.paint_ground(painter)
        room = QRectF(self.rect()).adjusted(6, 0, -6, 0)
        if self._icon:
            side = measure.px(26)
            picture = paint.icon(self._icon, ink.name(), side, self.devicePixelRatioF())
            painter.drawImage(QPointF(room.center().x() - side / 2, room.center().y() - side / 2), picture)
            return
        font = measure.text(self._size, QFont.Weight.DemiBold if self._key else self._weight)
        if self._key and self.isEnabled():
            behind = measure.px(14) + key_width(measure.theme, self._key, scale=self._key_scale)
            wide = min(QFontMetricsF(font).horizontalAdvance(self.text()), room.width() - behind)
            left = room.center().x() - (wide + behind) / 2
            write(painter, QRectF(left, 0, wide + 2, room.height()), self.text(), font, LEFT)
            painter.setPen(QPen(ink, 1))
            right = left + wide + behind
            draw_key(painter, measure.theme, right, room.center().y(), self._key, scale=self._key_scale)
            return
        lines = self.text().split("\n")
        high = QFontMetricsF(font).height()
        top = room.center().y() - high * len(lines) / 2
        for number, line in enumerate(lines):
            write(painter, QRectF(room.left(), top + number * high, room.width(), high), line, font, MIDDLE)
