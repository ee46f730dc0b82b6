"""The paper beside the replay: the moment with the tutor's words, the decisions, the bookmarks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QFrame, QListWidget, QListWidgetItem, QStackedWidget, QWidget

from peling_app.texts import replay as words
from peling_app.viewmodels.replay import ReplayModel
from peling_app.viewmodels.replay_deals import Judgement
from peling_app.viewmodels.replay_moment import MomentPage
from peling_app.viewmodels.theme import Theme
from peling_app.viewmodels.tutor import AdvicePage
from peling_app.views.shell import paint
from peling_app.views.shell.controls import Switch
from peling_app.views.tutor.now_view import NowView
from peling_app.views.tutor.parts import (
    Chip,
    DoubleRule,
    Scale,
    Words,
    bare_area,
    clear,
    column,
    small_capitals,
)

PARTS = ("moment", "decisions", "bookmarks")
MARGIN = 24


class ReplayPaper(QWidget):
    """What is said about the deal that is looked at.

    Signals:
        rule_wanted: the rule with this id is to be opened.
    """

    rule_wanted = Signal(str)

    def __init__(self, model: ReplayModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Follow a replay."""
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._scale = Scale(theme)
        self.deals = QComboBox()
        self.part = Switch(theme, PARTS)
        self.decisions, self.bookmarks = QListWidget(), QListWidget()
        self._moment = QWidget()
        self._inside = column(self._moment)
        self._inside.setContentsMargins(MARGIN - 10, 6, MARGIN - 10, 12)
        self._area = bare_area(self._moment)
        self._pages = QStackedWidget()
        self._tally = Words(self._scale.text(14), theme.paper.ink2)
        listed = QWidget()
        below = column(listed, spacing=8)
        below.setContentsMargins(MARGIN, 8, MARGIN, 12)
        below.addWidget(self._tally)
        below.addWidget(self.decisions, 1)
        marked = QWidget()
        holder = column(marked)
        holder.setContentsMargins(MARGIN, 8, MARGIN, 12)
        holder.addWidget(self.bookmarks)
        for page in (self._area, listed, marked):
            self._pages.addWidget(page)
        layout = column(self, spacing=8)
        layout.setContentsMargins(0, 14, 0, 0)
        head = column(spacing=8)
        head.setContentsMargins(MARGIN - 4, 0, MARGIN - 4, 0)
        head.addWidget(self.deals)
        head.addWidget(self.part)
        layout.addLayout(head)
        layout.addWidget(self._pages, 1)
        self.deals.activated.connect(model.show_deal)
        self.part.chosen.connect(self.show_part)
        for shown in (self.decisions, self.bookmarks):
            shown.setWordWrap(True)
            shown.setSpacing(3)
            shown.setFrameShape(QFrame.Shape.NoFrame)
            shown.itemActivated.connect(self._jump)
            shown.itemClicked.connect(self._jump)
        model.moved.connect(self._show_moment)
        model.listed.connect(self._show_lists)
        theme.changed.connect(self.refresh)
        self.part.set_value("moment")
        self.retranslate()

    def show_part(self, part: str) -> None:
        """Show one of the parts: ``"moment"``, ``"decisions"`` or ``"bookmarks"``."""
        self.part.set_value(part)
        self._pages.setCurrentIndex(PARTS.index(part))

    def fit(self, factor: float) -> None:
        """Write so many times as large as in the design."""
        if factor != self._scale.factor:
            self._scale.factor = factor
            self.refresh()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.part.set_words(words.fixed("part"), [words.fixed(part) for part in PARTS])
        self.deals.setAccessibleName(words.fixed("deal"))
        self.decisions.setAccessibleName(words.fixed("decisions"))
        self.bookmarks.setAccessibleName(words.fixed("bookmarks"))
        self.refresh()

    def refresh(self) -> None:
        """Show everything again."""
        for shown in (self.decisions, self.bookmarks):
            shown.setStyleSheet("background: transparent;")
            shown.setFont(self._scale.text(14.5))
        self._show_lists()
        self._show_moment()
        self.update()

    def _show_lists(self) -> None:
        model = self._model
        titles = [model.deal_title(deal) for deal in model.deals]
        if titles != [self.deals.itemText(place) for place in range(self.deals.count())]:
            self.deals.clear()
            self.deals.addItems(titles)
        self.deals.setVisible(bool(titles))
        self.deals.setCurrentIndex(next((n for n, deal in enumerate(model.deals) if deal is model.deal), -1))
        rows = []
        for decision in model.decisions:
            differs = decision.judgement in {Judgement.OTHER, Judgement.NEAR}
            best = decision.advice[0].action if differs else None
            row = words.decision_row(decision.place + 1, decision.action, decision.judgement.value, best)
            rows.append((row, decision.place))
        _fill(self.decisions, rows or [(words.fixed("no-decisions"), -1)])
        marks = [
            (
                words.bookmark_row(
                    place + 1, (model.happened(place) or ("",))[-1], model.bookmark_name(place)
                ),
                place,
            )
            for place in model.bookmarks
        ]
        _fill(self.bookmarks, marks or [(words.fixed("no-bookmarks"), -1)])
        self._tally.setText(words.tally(*model.tally))
        self._mark_row()

    def _mark_row(self) -> None:
        """Let the lists stand at the moment shown."""
        for shown in (self.decisions, self.bookmarks):
            for row in range(shown.count()):
                if shown.item(row).data(PLACE) == self._model.place:
                    shown.setCurrentRow(row)

    def _jump(self, item: QListWidgetItem) -> None:
        place = item.data(PLACE)
        if isinstance(place, int) and place >= 0:
            self._model.go(place)

    def _show_moment(self) -> None:
        clear(self._inside)
        self._mark_row()
        scale, paper = self._scale, self._theme.paper
        if self._model.deal is None:
            self._text(words.fixed("loading" if self._model.loading else "nothing"))
            self._inside.addStretch(1)
            return
        page = self._model.page
        self._add(small_capitals(scale, page.where))
        for line in page.happened:
            self._inside.addSpacing(scale.px(4))
            self._add(Words(scale.display(20), paper.ink, line))
        self._inside.addSpacing(scale.px(10))
        if page.chosen:
            self._show_decision(page)
        else:
            self._text(words.fixed("open-hands"))
        self._inside.addStretch(1)
        self._area.verticalScrollBar().setValue(0)

    def _show_decision(self, page: MomentPage) -> None:
        scale, paper = self._scale, self._theme.paper
        self._add(DoubleRule(paper.border))
        self._inside.addSpacing(scale.px(10))
        self._add(small_capitals(scale, words.fixed("your-decision")))
        self._inside.addSpacing(scale.px(4))
        self._add(Words(scale.text(15, QFont.Weight.DemiBold), paper.ink, page.chosen))
        self._inside.addSpacing(scale.px(6))
        first, *rest = page.judged
        if page.judgement in {Judgement.SAME, Judgement.NEAR, Judgement.OTHER}:
            self._add(Chip(scale, first, good=page.judgement is not Judgement.OTHER))
        else:
            self._text(first)
        for sentence in rest:
            self._inside.addSpacing(scale.px(5))
            self._text(sentence)
        if page.now is not None:
            self._inside.addSpacing(scale.px(14))
            view = NowView()
            view.rule_wanted.connect(self.rule_wanted)
            view.show_page(page.now, AdvicePage(), scale)
            self._inside.addWidget(view)

    def _text(self, sentence: str) -> None:
        self._add(Words(self._scale.text(14.5), self._theme.paper.ink2, sentence))

    def _add(self, widget: QWidget) -> None:
        line = column()
        line.setContentsMargins(10, 0, 10, 0)
        line.addWidget(widget)
        self._inside.addLayout(line)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground of paper."""
        painter = QPainter(self)
        paper = self._theme.paper
        shaded = not self._theme.is_high_contrast()
        paint.panel_paper(painter, QRectF(self.rect()), paper.top, paper.foot, shaded=shaded)


PLACE = 0x0100
"""Qt's UserRole: the number of the moment a row leads to, or -1."""


def _fill(shown: QListWidget, rows: list[tuple[str, int]]) -> None:
    """Put rows into a list; nothing is touched where they are the same, so that the place in it stays."""
    now = [(shown.item(row).text(), shown.item(row).data(PLACE)) for row in range(shown.count())]
    if now == rows:
        return
    if len(now) != len(rows):
        shown.clear()
        shown.addItems([text for text, _ in rows])
    for row, (text, place) in enumerate(rows):
        shown.item(row).setText(text)
        shown.item(row).setData(PLACE, place)
