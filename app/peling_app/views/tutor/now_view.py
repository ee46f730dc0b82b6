"""Show the page "Now": the tile in question, a card for each claim, what is not allowed and why."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling_app.texts import tutor as words
from peling_app.texts.numbers import plain, strong
from peling_app.viewmodels.first_times import FirstCard
from peling_app.viewmodels.tutor import AdvicePage, Card, Fact, NowPage, Seats
from peling_app.views.shell import paint
from peling_app.views.tiles import TileRow
from peling_app.views.tutor.first_view import FirstView
from peling_app.views.tutor.parts import (
    Chip,
    DoubleRule,
    Scale,
    Sign,
    Struck,
    Words,
    cite,
    clear,
    column,
    rule,
)
from peling_app.views.tutor.quiet_link import QuietLink, practise_link
from peling_app.views.tutor.terms import Terms, said

HEAD_TILE = 46
CARD_TILE = 32
RING_ROOM = 10
"""Room at the sides of a card for the ring of the focus."""


class NowView(QWidget):
    """The page as widgets; cards can be reached by the keyboard.

    Signals:
        rule_wanted: the rule with this id is to be opened.
        practise_wanted: drills of this kind are wanted; only where the page was told to offer them.
        lesson_wanted: the page of the course with this id is to be opened.
        first_known: the user knows what was explained as new.
    """

    rule_wanted = Signal(str)
    practise_wanted = Signal(str)
    lesson_wanted = Signal(str)
    first_known = Signal()

    def __init__(
        self, parent: QWidget | None = None, *, terms: Terms | None = None, practises: bool = False
    ) -> None:
        """Begin empty; with `terms` words of the glossary are links, with `practises` drills are offered."""
        super().__init__(parent)
        self._layout: QVBoxLayout = column(self)
        self._terms = terms
        self._practises = practises
        self._frames: list[CardFrame] = []
        self.first: FirstView | None = None

    @property
    def cards(self) -> tuple[CardFrame, ...]:
        """Return the cards and refusals that are shown, in order."""
        return tuple(self._frames)

    def show_page(self, page: NowPage, advice: AdvicePage, scale: Scale) -> None:
        """Show the page, and advice if there is any."""
        clear(self._layout)
        self._frames = []
        paper = scale.theme.paper
        self._begin()
        self._plain(_Head(page, scale, self._terms))
        self._layout.addSpacing(scale.px(14))
        self._plain(DoubleRule(paper.border))
        self._show_first(page.first, scale)
        if advice.thinking or advice.sentences:
            self._layout.addSpacing(scale.px(12))
            self._begin()
            self._plain(_Advice(advice, scale, self._terms))
        for number, card in enumerate(page.cards):
            self._layout.addSpacing(scale.px(9))
            if number:
                self._plain(rule(paper.line))
                self._layout.addSpacing(scale.px(8))
            self._begin()
            foot = self._practise(card.practise, scale)
            made = AllowedCard if card.legal else RefusedCard
            self._add(CardFrame(card, scale, made(card, scale, self._terms, foot)))
        if page.refusals:
            self._layout.addSpacing(scale.px(12))
            if page.cards:
                self._plain(rule(paper.line))
                self._layout.addSpacing(scale.px(6))
            self._begin()
            for card in page.refusals:
                self._add(CardFrame(card, scale, RefusalRow(card, scale, self._terms)))
            link = self._practise(page.refusals[0].practise, scale)
            if link is not None:
                self._at_right(link)
        self._begin()
        if page.distance:
            self._layout.addSpacing(scale.px(12))
            self._plain(rule(paper.line))
            self._layout.addSpacing(scale.px(10))
            self._plain(said(self._terms, scale.text(14), paper.ink2, strong(page.distance), rich=True))
        if page.hand:
            self._layout.addSpacing(scale.px(10))
            self._plain(_Facts(page.hand, scale, self._terms))
        link = self._practise(page.practise, scale)
        if link is not None and (page.distance or page.hand):
            self._at_right(link)
        self._layout.addStretch(1)

    def _begin(self) -> None:
        """Begin another card: in it the words of the glossary are marked anew."""
        if self._terms is not None:
            self._terms.begin()

    def _show_first(self, first: FirstCard | None, scale: Scale) -> None:
        self.first = None
        if first is None:
            return
        self._layout.addSpacing(scale.px(12))
        self._begin()
        self.first = FirstView(first, scale, self._terms)
        self.first.known.connect(self.first_known)
        self.first.rule_wanted.connect(self.rule_wanted)
        self.first.lesson_wanted.connect(self.lesson_wanted)
        self._plain(self.first)

    def _practise(self, kind: str, scale: Scale) -> QuietLink | None:
        """Return the link to drills of a kind; None where none are offered."""
        if not kind or not self._practises:
            return None
        link = practise_link(scale, kind)
        link.clicked.connect(lambda: self.practise_wanted.emit(kind))
        return link

    def _at_right(self, link: QuietLink) -> None:
        line = QHBoxLayout()
        line.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        line.addStretch(1)
        line.addWidget(link)
        self._layout.addLayout(line)

    def first_rule(self) -> str:
        """Return the rule of the card that has the focus, or of the first; empty if there is none."""
        for frame in self._frames:
            if frame.hasFocus():
                return frame.card.rule
        return self._frames[0].card.rule if self._frames else ""

    def _plain(self, widget: QWidget) -> None:
        """Add what is no card, in line with the text of the cards."""
        line = QHBoxLayout()
        line.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        line.addWidget(widget)
        self._layout.addLayout(line)

    def _add(self, frame: CardFrame) -> None:
        frame.opened.connect(self.rule_wanted)
        frame.stepped.connect(self._step)
        self._frames.append(frame)
        self._layout.addWidget(frame)

    def _step(self, frame: object, by: int) -> None:
        place = next(i for i, known in enumerate(self._frames) if known is frame)
        target = self._frames[max(0, min(len(self._frames) - 1, place + by))]
        target.setFocus(Qt.FocusReason.TabFocusReason)


class CardFrame(QFrame):
    """What can have the focus: a card or a line; Enter opens its rule, arrows go to the next.

    Signals:
        opened: the rule with this id is to be opened.
        stepped: the focus is to go on by so many cards.
    """

    opened = Signal(str)
    stepped = Signal(object, int)

    def __init__(self, card: Card, scale: Scale, content: QWidget) -> None:
        """Frame what shows a card."""
        super().__init__()
        self.card = card
        self._scale = scale
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = column(self)
        layout.setContentsMargins(RING_ROOM, 5, RING_ROOM, 5)
        layout.addWidget(content)
        verdict = words.allowed() if card.legal else words.not_allowed()
        self.setAccessibleName(f"{card.title}, {verdict}")
        told = [f"{fact.label}: {plain(fact.text)}" for fact in card.facts] + list(card.reasons) + [card.cite]
        self.setAccessibleDescription(" ".join(told))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come into sight and show the ring."""
        area = self.parentWidget()
        while area is not None and not hasattr(area, "ensureWidgetVisible"):
            area = area.parentWidget()
        if area is not None:
            area.ensureWidgetVisible(self, 0, 12)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the rule or go to the next card."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opened.emit(self.card.rule)
            case Qt.Key.Key_Down:
                self.stepped.emit(self, 1)
            case Qt.Key.Key_Up:
                self.stepped.emit(self, -1)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring of the focus."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint.focus_ring(painter, QRectF(self.rect()), self._scale.theme.paper.gold, 6)


class _Head(QWidget):
    """The tile in question, who did it, what it is, what may be done."""

    def __init__(self, page: NowPage, scale: Scale, terms: Terms | None) -> None:
        super().__init__()
        paper = scale.theme.paper
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(scale.px(12))
        if page.tile is not None:
            tile = TileRow(HEAD_TILE)
            tile.show_tiles(page.tile)
            tile.show_as(page.faces)
            tile.setFixedSize(tile.sizeHint())
            line.addWidget(tile, 0, Qt.AlignmentFlag.AlignVCenter)
        text = column(spacing=2)
        text.addWidget(small_capitals(scale, page.kicker))
        text.addWidget(Words(scale.display(25), paper.ink, page.heading))
        text.addWidget(said(terms, scale.text(14), paper.ink2, page.lead))
        line.addLayout(text, 1)


def small_capitals(scale: Scale, text: str) -> Words:
    """Return the small capitals over a heading."""
    label = Words(scale.text(11.5, QFont.Weight.DemiBold), scale.theme.paper.ink3, text.upper(), wrap=False)
    label.setStyleSheet(label.styleSheet() + " letter-spacing: 1px;")
    label.setAccessibleName(text)
    return label


class AllowedCard(QWidget):
    """A claim that is allowed: title, chip, tiles, the list of facts, where it stands."""

    def __init__(
        self, card: Card, scale: Scale, terms: Terms | None = None, foot: QWidget | None = None
    ) -> None:
        """Show a card, and at its foot what leads on."""
        super().__init__()
        layout = column(self)
        layout.addLayout(_title(card, scale))
        if card.own or card.other is not None:
            layout.addSpacing(scale.px(6))
            layout.addLayout(_tiles(card, scale))
        layout.addSpacing(scale.px(5))
        layout.addWidget(_Facts(card.facts, scale, terms))
        if card.cite or foot is not None:
            layout.addSpacing(scale.px(6 if foot is None else 0))
            layout.addLayout(_foot(card, scale, foot))


class _Facts(QWidget):
    """Facts in two columns: the word, and what it says."""

    def __init__(self, facts: tuple[Fact, ...], scale: Scale, terms: Terms | None) -> None:
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
            grid.addWidget(label, number, 0, Qt.AlignmentFlag.AlignTop)
            text = said(terms, scale.text(14), paper.ink, strong(fact.text), rich=True)
            grid.addWidget(text, number, 1)


class RefusedCard(QWidget):
    """A claim refused for the seat it comes from: title struck through, reason, a picture of the seats."""

    def __init__(
        self, card: Card, scale: Scale, terms: Terms | None = None, foot: QWidget | None = None
    ) -> None:
        """Show a card, and at its foot what leads on."""
        super().__init__()
        layout = column(self)
        layout.addLayout(_title(card, scale))
        layout.addSpacing(scale.px(4))
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(scale.px(10))
        line.addWidget(said(terms, scale.text(14), scale.theme.paper.ink, " ".join(card.reasons)), 1)
        if card.seats is not None:
            line.addWidget(SeatPicture(card.seats, scale), 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(line)
        if card.cite or foot is not None:
            layout.addSpacing(scale.px(5 if foot is None else 0))
            layout.addLayout(_foot(card, scale, foot))


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
            f'font-style: italic; color: {scale.theme.paper.ink3}">{card.cite}</span>'
        )
        reasons = f"<b>{card.title}.</b> {' '.join(card.reasons)}"
        line.addWidget(said(terms, scale.text(14), scale.theme.paper.ink, reasons, rich=True, after=place), 1)


class _Advice(QFrame):
    """The advice that was asked for, on a ground of its own."""

    def __init__(self, advice: AdvicePage, scale: Scale, terms: Terms | None) -> None:
        super().__init__()
        paper = scale.theme.paper
        self.setObjectName("advice")
        self.setStyleSheet(f"#advice {{ background: {paper.gold_ground}; border-radius: 6px; }}")
        layout = column(self, spacing=4)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.addWidget(small_capitals(scale, advice.title or words.advice_title()))
        sentences = advice.sentences or (words.thinking(),)
        for sentence in sentences:
            layout.addWidget(said(terms, scale.text(14), paper.ink, sentence))


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
    line = QHBoxLayout()
    line.setContentsMargins(0, 0, 0, 0)
    if card.legal:
        line.addWidget(Words(scale.display(21), paper.ink, card.title, wrap=False))
    else:
        line.addWidget(Struck(scale.display(21), paper.ink, paper.red, card.title))
    line.addStretch(1)
    verdict = words.allowed() if card.legal else words.not_allowed()
    line.addWidget(Chip(scale, verdict, good=card.legal), 0, Qt.AlignmentFlag.AlignVCenter)
    return line


def _tiles(card: Card, scale: Scale) -> QHBoxLayout:
    paper = scale.theme.paper
    line = QHBoxLayout()
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(scale.px(9))
    if card.own:
        own = TileRow(CARD_TILE)
        own.show_tiles(*card.own)
        own.show_as(card.faces)
        own.setFixedSize(own.sizeHint())
        line.addWidget(own)
    if card.own and card.other is not None:
        line.addWidget(Words(scale.text(18), paper.ink3, "+", wrap=False))
    if card.other is not None:
        other = TileRow(CARD_TILE)
        other.show_tiles(card.other)
        other.show_as(card.faces)
        other.setFixedSize(other.sizeHint())
        line.addWidget(other)
    beside = Words(scale.text(13.5), paper.ink2, card.beside)
    beside.setAlignment(Qt.AlignmentFlag.AlignVCenter)
    line.addWidget(beside, 1)
    return line


class SeatPicture(QWidget):
    """The table from above: an arrow from the left neighbour, a broken one with a cross from another."""

    SIDE = 56

    def __init__(self, seats: Seats, scale: Scale) -> None:
        """Show who sits where."""
        super().__init__()
        self._seats = seats
        self._scale = scale
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words.seats_told(left=seats.left, right=seats.right, opposite=seats.opposite))

    def sizeHint(self) -> QSize:
        """Return the room for the square and four names."""
        return QSize(self._scale.px(124), self._scale.px(98))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the square, the names, the arrows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
