"""The cards of the page "Now": what is allowed with its consequences, what is not with its reasons."""

from __future__ import annotations

from functools import partial
from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.view import paint
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.parts import Scale, Sign, Struck, Words, cite, clear, column
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.text.chips import Chip
from peling_app.kit.view.text.terms import Terms, said
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.kit.words.numbers import plain, strong
from peling_app.play.tutor.model.pages import Card, Fact, RulePage, Seats
from peling_app.play.tutor.view.fold import Fold
from peling_app.play.tutor.view.tile_flow import Steps, TileFlow
from peling_app.play.tutor.words import card as card_words
from peling_app.play.tutor.words import tutor as words

CARD_TILE = 28
RING_ROOM = 10
"""Room at the sides of a line for the ring of the focus."""
BOXED = (14, 9, 14, 9)
"""Room within the border of a card, in pixels: at the left, above, at the right, below."""
LARGE = 12
"""Text that is larger than so many tenths leaves no room for pictures beside it."""
MOST_STEPS = 4
"""More tiles to go than this are only said, not drawn."""


class CardFrame(QFrame):
    """What can have the focus: a card or a line; Enter opens its rule, arrows go to the next.

    Signals:
        opened: the rule with this id is to be opened.
        stepped: the focus is to go on by so many cards.
    """

    opened = Signal(str)
    stepped = Signal(object, int)

    def __init__(self, card: Card, scale: Scale, content: QWidget) -> None:
        """Frame what shows a card; what is allowed has a border."""
        super().__init__()
        self.card = card
        self._scale = scale
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        fill(column(self), content, margins=BOXED if card.legal else (RING_ROOM, 5, RING_ROOM, 5))
        verdict = words.allowed() if card.legal else words.not_allowed()
        self.setAccessibleName(f"{card.title}, {verdict}")
        facts = [f"{fact.label}: {plain(fact.text)}" for fact in (*card.facts, *card.more)]
        said = [*facts, *card.reasons, card.cite]
        self.setAccessibleDescription(" ".join(said))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come into sight."""
        area = self.parentWidget()
        while area is not None and not hasattr(area, "ensureWidgetVisible"):
            area = area.parentWidget()
        if area is not None:
            area.ensureWidgetVisible(self, 0, 12)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the rule or go to the next card."""
        match event.key():
            case Qt.Key.Key_Down:
                self.stepped.emit(self, 1)
            case Qt.Key.Key_Up:
                self.stepped.emit(self, -1)
            case _ if not take_enter(event, partial(self.opened.emit, self.card.rule)):
                super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the border of what is allowed, the ring of the focus."""
        painter = paint.smooth_painter(self)
        if self.card.legal:
            paper, high = self._scale.theme.paper, self._scale.theme.is_high_contrast()
            painter.setPen(QPen(QColor(paper.ink), 2) if high else QPen(QColor(paper.line), 1))
            painter.setBrush(QColor(paper.top))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), self._scale.theme.paper.gold, 6)


class AllowedCard(QWidget):
    """A claim that is allowed: title, chip, tiles, the list of facts, more about it, where it stands.

    Attributes:
        more: the line that opens what is said at length; None: there is nothing.
    """

    def __init__(
        self, card: Card, scale: Scale, terms: Terms | None = None, foot: QWidget | None = None
    ) -> None:
        """Show a card, and at its foot what leads on."""
        super().__init__()
        self.more: Fold | None = None
        layout = fill(column(self), _title(card, scale))
        if card.own or card.other is not None:
            fill(layout, scale.px(6), _tiles(card, scale))
        fill(layout, scale.px(5), Facts(card.facts, scale, terms))
        if card.more:
            self.more = Fold(scale, card_words.more(), lambda: Facts(card.more, scale, terms))
            fill(layout, scale.px(3), self.more)
        if card.cite or foot is not None:
            fill(layout, scale.px(6 if foot is None else 0), _foot(card, scale, foot))


class Facts(QWidget):
    """Facts in two columns: the word, and what it says, in words or as pictures of tiles."""

    def __init__(
        self, facts: tuple[Fact, ...], scale: Scale, terms: Terms | None, faces: Faces = AS_DRAWN
    ) -> None:
        """Show facts; `faces` is how the tiles look."""
        super().__init__()
        paper = scale.theme.paper
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(scale.px(4))
        grid.setColumnMinimumWidth(0, scale.px(50))
        grid.setColumnStretch(1, 1)
        for number, fact in enumerate(facts):
            label = Words(scale.text(14), paper.ink3, fact.label, wrap=False)
            high = Qt.AlignmentFlag.AlignVCenter if fact.groups else Qt.AlignmentFlag.AlignTop
            grid.addWidget(label, number, 0, high)
            if fact.groups:
                grid.addWidget(TileFlow(fact.groups, faces, scale, fact.text), number, 1)
                continue
            text = said(terms, scale.text(14), paper.ink, strong(fact.text), rich=True)
            nest(grid, _with_steps(text, fact, scale), number, 1)


def is_large(scale: Scale) -> bool:
    """Return whether text is so large that nothing has room beside it."""
    return scale.px(10) > LARGE


def side_by_side(scale: Scale) -> QBoxLayout:
    """Return a layout that goes from left to right, in large text from above to below."""
    way = QBoxLayout.Direction.TopToBottom if is_large(scale) else QBoxLayout.Direction.LeftToRight
    return fill(QBoxLayout(way), margins=(0, 0, 0, 0), spacing=scale.px(10))


def _with_steps(text: Words, fact: Fact, scale: Scale) -> QHBoxLayout:
    """Return words, and beside them the tiles to go where there is room to draw them."""
    line = fill(QHBoxLayout(), (text, 1), margins=(0, 0, 0, 0), spacing=6)
    before, after = fact.steps or (0, 0)
    if 0 < after <= before <= MOST_STEPS and not is_large(scale):
        line.addWidget(Steps(before, after, scale), 0, Qt.AlignmentFlag.AlignVCenter)
    return line


class RefusedCard(QWidget):
    """A claim refused for the seat it comes from: title struck through, reason, a picture of the seats."""

    def __init__(
        self, card: Card, scale: Scale, terms: Terms | None = None, foot: QWidget | None = None
    ) -> None:
        """Show a card, and at its foot what leads on."""
        super().__init__()
        layout = fill(column(self), _title(card, scale), scale.px(4))
        line = side_by_side(scale)
        line.addWidget(said(terms, scale.text(14), scale.theme.paper.ink, " ".join(card.reasons)), 1)
        if card.seats is not None:
            line.addWidget(SeatPicture(card.seats, scale), 0, Qt.AlignmentFlag.AlignVCenter)
        nest(layout, line)
        if card.cite or foot is not None:
            fill(layout, scale.px(5 if foot is None else 0), _foot(card, scale, foot))


class RefusalRow(QWidget):
    """What is not allowed, in one line: cross, name, reason, where it stands."""

    def __init__(self, card: Card, scale: Scale, terms: Terms | None = None) -> None:
        """Show a card as a line."""
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(Sign(scale, good=False), 0, Qt.AlignmentFlag.AlignTop)
        quiet = scale.display(13.5, italic=True)
        place = (
            f'<span style="font-family: {quiet.family()}; font-size: {quiet.pixelSize()}px; '
            f'font-style: italic; color: {scale.theme.paper.ink3}">{escape(card.cite)}</span>'
        )
        reasons = f"<b>{escape(card.title)}.</b> {escape(' '.join(card.reasons))}"
        line.addWidget(said(terms, scale.text(14), scale.theme.paper.ink, reasons, rich=True, after=place), 1)


def _foot(card: Card, scale: Scale, link: QWidget | None) -> QHBoxLayout:
    """Return where a card stands, last and quiet, and what leads on at the right of it."""
    line = QHBoxLayout()
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(cite(scale, card.cite), 1, Qt.AlignmentFlag.AlignVCenter)
    if link is not None:
        line.addWidget(link)
    return line


def _title(card: Card, scale: Scale) -> QHBoxLayout:
    paper = scale.theme.paper
    line = fill(QHBoxLayout(), margins=(0, 0, 0, 0))
    if card.legal:
        line.addWidget(Words(scale.display(21), paper.ink, card.title), 1)
    else:
        line.addWidget(Struck(scale, 21, card.title))
        line.addStretch(1)
    verdict = words.allowed() if card.legal else words.not_allowed()
    line.addWidget(Chip(scale, verdict, good=card.legal), 0, Qt.AlignmentFlag.AlignVCenter)
    return line


def _tiles(card: Card, scale: Scale) -> QHBoxLayout:
    paper = scale.theme.paper
    line = fill(QHBoxLayout(), margins=(0, 0, 0, 0), spacing=scale.px(9))
    if card.own:
        line.addWidget(_row(card.own, card, scale))
    if card.own and card.other is not None:
        line.addWidget(Words(scale.text(18), paper.ink3, "+", wrap=False))
    if card.other is not None:
        line.addWidget(_row((card.other,), card, scale))
    if card.result:
        line.addWidget(Words(scale.text(18), paper.ink3, "→", wrap=False))
        line.addWidget(_row(card.result, card, scale))
        line.addStretch(1)
        return line
    beside = Words(scale.text(13.5), paper.ink2, card.beside)
    beside.setAlignment(Qt.AlignmentFlag.AlignVCenter)
    line.addWidget(beside, 1)
    return line


def _row(tiles: tuple[Tile, ...], card: Card, scale: Scale) -> TileRow:
    """Return tiles of a card as a row; where there is no room they become narrower."""
    row = TileRow(scale.theme, CARD_TILE)
    row.show_tiles(*tiles)
    row.show_as(card.faces)
    row.setMaximumWidth(row.sizeHint().width())
    return row


class SeatPicture(QWidget):
    """The table from above: an arrow from the left neighbour, a broken one with a cross from another."""

    SIDE = 56

    def __init__(self, seats: Seats, scale: Scale) -> None:
        """Show who sits where."""
        super().__init__()
        self._seats = seats
        self._scale = scale
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words.seats_said(left=seats.left, right=seats.right, opposite=seats.opposite))

    def sizeHint(self) -> QSize:
        """Return the room for the square and four names."""
        return QSize(self._scale.px(124), self._scale.px(98))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the square, the names, the arrows."""
        painter = paint.smooth_painter(self)
        factor = self._scale.px(124) / 124
        painter.scale(factor, factor)
        paper = self._scale.theme.paper
        square = QRectF(34, 22, 56, 50)
        painter.setPen(QPen(QColor(paper.border), 1))
        painter.drawRoundedRect(square, 3, 3)
        self._paint_names(painter)
        source = self._seats.me.steps_to(self._seats.source)
        _arrow(painter, 3, paper.green, broken=False)
        if source != 3:
            _arrow(painter, source, paper.red, broken=True)

    def _paint_names(self, painter: QPainter) -> None:
        paper = self._scale.theme.paper
        painter.setPen(QColor(paper.ink))
        font = self._scale.text(12)
        font.setPixelSize(12)
        painter.setFont(font)
        middle = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(0, 2, 124, 18), middle, self._seats.opposite)
        painter.drawText(QRectF(-4, 30, 34, 18), Qt.AlignmentFlag.AlignRight, self._seats.left)
        painter.drawText(QRectF(94, 30, 34, 18), Qt.AlignmentFlag.AlignLeft, self._seats.right)
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.drawText(QRectF(0, 76, 124, 18), middle, words.you())


def _arrow(painter: QPainter, steps: int, ink: str, *, broken: bool) -> None:
    """Paint an arrow towards the reader from the seat `steps` to the right."""
    path = QPainterPath()
    match steps:
        case 3:
            path.moveTo(40, 47)
            path.quadTo(44, 60, 55, 65)
            cross = QPointF(45, 56)
        case 2:
            path.moveTo(62, 27)
            path.lineTo(62, 62)
            cross = QPointF(62, 42)
        case _:
            path.moveTo(84, 47)
            path.quadTo(80, 60, 69, 65)
            cross = QPointF(79, 56)
    pen = QPen(QColor(ink), 2.4)
    if broken:
        pen.setDashPattern([1.7, 1.3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(QPen(QColor(ink), 2.2))
    if broken:
        painter.drawLine(cross + QPointF(-4, -4), cross + QPointF(4, 4))
        painter.drawLine(cross + QPointF(4, -4), cross + QPointF(-4, 4))
        return
    painter.setBrush(QColor(ink))
    painter.setPen(Qt.PenStyle.NoPen)
    head = QPainterPath(QPointF(60, 67))
    head.lineTo(51, 67.5)
    head.lineTo(55, 60)
    head.closeSubpath()
    painter.drawPath(head)


class RuleView(QWidget):
    """An entry of the book: title, our text, where it stands, what was decided where it is silent."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = column(self)

    def show_rule(self, page: RulePage, scale: Scale) -> None:
        """Show an entry."""
        clear(self._layout)
        paper = scale.theme.paper
        self._layout.addWidget(Words(scale.display(25), paper.ink, page.title))
        self._layout.addSpacing(scale.px(12))
        self._layout.addWidget(DoubleRule(scale.theme))
        self._layout.addSpacing(scale.px(12))
        self._layout.addWidget(Words(scale.text(15), paper.ink, page.text))
        self._layout.addSpacing(scale.px(8))
        self._layout.addWidget(cite(scale, page.cite))
        for question, decision, why in page.rulings:
            self._layout.addSpacing(scale.px(18))
            self._layout.addWidget(Words(scale.display(19), paper.ink, question))
            self._layout.addSpacing(scale.px(4))
            self._layout.addWidget(Words(scale.text(14), paper.ink, decision))
            self._layout.addSpacing(scale.px(3))
            self._layout.addWidget(Words(scale.text(14), paper.ink3, why))
        self._layout.addStretch(1)
