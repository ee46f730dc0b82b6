"""Show the page "Now": the tile in question, a card for each claim, what is not allowed and why."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.parts import Scale, Words, clear, column, rule, small_capitals
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.text.quiet_link import QuietLink, practise_link
from peling_app.kit.view.text.terms import Terms, said
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.kit.words.numbers import strong
from peling_app.play.tutor.model.first_times import FirstCard
from peling_app.play.tutor.model.pages import AdvicePage, NowPage
from peling_app.play.tutor.view.cards import RING_ROOM, AllowedCard, CardFrame, Facts, RefusalRow, RefusedCard
from peling_app.play.tutor.view.first_view import FirstView
from peling_app.play.tutor.words import tutor as words

HEAD_TILE = 46
MARGIN = 12
"""What stays above or below a card that was scrolled into sight."""


class NowView(QWidget):
    """The page as widgets; cards can be reached by the keyboard.

    Signals:
        rule_wanted: the rule with this id is to be opened.
        practise_wanted: drills of this kind are wanted; only where the page is to offer them.
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
        self._advice: _Advice | None = None
        self._left: tuple[int, int] | None = None
        self._slot: QVBoxLayout = column()
        self.first: FirstView | None = None

    @property
    def cards(self) -> tuple[CardFrame, ...]:
        """Return the cards and refusals that are shown, in order."""
        return tuple(self._frames)

    def show_page(self, page: NowPage, advice: AdvicePage, scale: Scale) -> None:
        """Show the page, and advice if there is any."""
        clear(self._layout)
        self._frames = []
        self._left = None
        paper = scale.theme.paper
        self._begin()
        self._plain(_Head(page, scale, self._terms))
        self._layout.addSpacing(scale.px(14))
        self._plain(DoubleRule(scale.theme))
        self._slot = column()
        self._layout.addLayout(self._slot)
        self._fill_slot(advice, scale)
        self._show_first(page.first, scale)
        for number, card in enumerate(page.cards):
            self._layout.addSpacing(scale.px(9))
            if number:
                self._plain(rule(paper.line))
                self._layout.addSpacing(scale.px(8))
            foot = self._practise(card.practise, scale)
            made = AllowedCard if card.legal else RefusedCard
            self._add(CardFrame(card, scale, made(card, scale, self._terms, foot)))
        if page.refusals:
            self._layout.addSpacing(scale.px(12))
            if page.cards:
                self._plain(rule(paper.line))
                self._layout.addSpacing(scale.px(6))
            for card in page.refusals:
                self._add(CardFrame(card, scale, RefusalRow(card, scale, self._terms)))
            kind = page.refusals[0].practise
            offered = any(card.practise == kind for card in page.cards)
            link = None if offered else self._practise(kind, scale)
            if link is not None:
                self._at_right(link)
        if page.distance:
            self._layout.addSpacing(scale.px(12))
            self._plain(rule(paper.line))
            self._layout.addSpacing(scale.px(10))
            self._plain(said(self._terms, scale.text(14), paper.ink2, strong(page.distance), rich=True))
        if page.hand:
            self._layout.addSpacing(scale.px(10))
            self._plain(Facts(page.hand, scale, self._terms))
        link = self._practise(page.practise, scale)
        if link is not None and (page.distance or page.hand):
            self._at_right(link)
        self._layout.addStretch(1)

    def show_advice(self, advice: AdvicePage, scale: Scale) -> None:
        """Show advice, or what would come of an action, below the head; the rest stays as it is."""
        clear(self._slot)
        self._begin()
        self._fill_slot(advice, scale)
        if advice == AdvicePage():
            self._go_back()

    def _fill_slot(self, advice: AdvicePage, scale: Scale) -> None:
        self._advice = None
        if advice == AdvicePage():
            return
        self._slot.addSpacing(scale.px(12))
        line = fill(QHBoxLayout(), margins=(RING_ROOM, 0, RING_ROOM, 0))
        self._advice = _Advice(advice, scale, self._terms)
        self._advice.laid_out.connect(partial(self._bring_into_sight, self._advice))
        line.addWidget(self._advice)
        self._slot.addLayout(line)

    def _bring_into_sight(self, card: QWidget) -> None:
        """Scroll as little as shows the whole of the advice, or its beginning where it is too high."""
        area = self._area()
        page = None if area is None else area.widget()
        if area is None or page is None or card is not self._advice:
            return
        top = card.mapTo(page, QPoint()).y()
        bar, room = area.verticalScrollBar(), area.viewport().height()
        before = bar.value()
        if top + card.height() > before + room:
            bar.setValue(min(top - MARGIN, top + card.height() - room + MARGIN))
        elif top < before:
            bar.setValue(top - MARGIN)
        if bar.value() != before:
            self._left = (self._left[0] if self._left is not None else before, bar.value())

    def _go_back(self) -> None:
        """Return to where the reader was before advice came into sight, unless he has moved on since."""
        area, left = self._area(), self._left
        self._left = None
        if area is not None and left is not None and area.verticalScrollBar().value() == left[1]:
            area.verticalScrollBar().setValue(left[0])

    def _area(self) -> QScrollArea | None:
        area: QWidget | None = self
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        return area

    def _begin(self) -> None:
        """Mark the words of the glossary anew, each once: Tab would stop too often at the same ones."""
        if self._terms is not None:
            self._terms.begin()

    def _show_first(self, first: FirstCard | None, scale: Scale) -> None:
        self.first = None
        if first is None:
            return
        self._layout.addSpacing(scale.px(12))
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
        line = fill(QHBoxLayout(), STRETCH, link, margins=(RING_ROOM, 0, RING_ROOM, 0))
        self._layout.addLayout(line)

    def first_rule(self) -> str:
        """Return the rule of the card that has the focus, or of the first; empty if there is none."""
        for frame in self._frames:
            if frame.hasFocus():
                return frame.card.rule
        return self._frames[0].card.rule if self._frames else ""

    def _plain(self, widget: QWidget) -> None:
        """Add what is no card, in line with the text of the cards."""
        line = fill(QHBoxLayout(), widget, margins=(RING_ROOM, 0, RING_ROOM, 0))
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


class _Head(QWidget):
    """The tile in question, who did it, what it is, what may be done."""

    def __init__(self, page: NowPage, scale: Scale, terms: Terms | None) -> None:
        super().__init__()
        paper = scale.theme.paper
        line = fill(QHBoxLayout(self), margins=(0, 0, 0, 0), spacing=scale.px(12))
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


class _Advice(QFrame):
    """The advice that was asked for, or what would come of an action, on a ground of its own.

    Signals:
        laid_out: it has another size, and so has everything round it.
    """

    laid_out = Signal()

    def __init__(self, advice: AdvicePage, scale: Scale, terms: Terms | None) -> None:
        super().__init__()
        paper = scale.theme.paper
        self.setObjectName("advice")
        self.setStyleSheet(f"#advice {{ background: {paper.gold_ground}; border-radius: 6px; }}")
        layout = column(self, spacing=4)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.addWidget(small_capitals(scale, advice.title or words.advice_title()))
        sentences = (words.thinking(),) if advice.thinking else advice.sentences
        for sentence in sentences:
            layout.addWidget(said(terms, scale.text(14), paper.ink, sentence))
        for tried in advice.tries:
            if tried.way:
                fill(layout, scale.px(4), Words(scale.display(17), paper.ink, tried.way))
            layout.addWidget(Facts(tried.facts, scale, terms))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask to come into sight, once everything round it has its place too."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.laid_out.emit)
