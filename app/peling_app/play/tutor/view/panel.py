"""The tutor's panel: tabs Tutor, Score now and Log, the rule that was opened, the two buttons at its foot."""

from __future__ import annotations

from enum import IntEnum
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from peling_app.kit.model.lesson_rows import Explained
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.popover import Popover
from peling_app.kit.view.fade import fade_from
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.page import make_anew, turn
from peling_app.kit.view.parts import Scale, bare_area, column
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.kit.view.text.reader import order_tabs, stops_in, stops_of
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.text.terms import Terms
from peling_app.kit.words import links
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.cards import RING_ROOM, RuleView
from peling_app.play.tutor.view.coaching_switch import CoachingSwitch
from peling_app.play.tutor.view.log.page import LogPage
from peling_app.play.tutor.view.log.rows import LogView
from peling_app.play.tutor.view.now_view import NowView
from peling_app.play.tutor.view.score_page import ScorePage
from peling_app.play.tutor.view.tabs import Tabs
from peling_app.play.tutor.words import panel as words

PADDING = 24


class Tab(IntEnum):
    """The pages of the panel."""

    NOW = 0
    SCORE = 1
    LOG = 2


class TutorPanel(Worded):
    """The panel on paper, in whatever width it gets.

    Signals:
        hidden: the user wants the panel away.
        practise_wanted: drills of this kind are wanted.
        lesson_wanted: the page of the course with this id is to be opened.
        score_wanted: the deal is over, and its score is to be shown.
    """

    hidden = Signal()
    practise_wanted = Signal(str)
    lesson_wanted = Signal(str)
    score_wanted = Signal()

    def __init__(self, model: TutorModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Show a tutor."""
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._scale = Scale(theme)
        self._rule = ""
        self._shown, self._view = model.present, model.view
        self._said: tuple[object, ...] = ()
        self._chosen = int(Tab.NOW)
        self._stale = {Tab.NOW, Tab.SCORE}
        self._tabs = Tabs(theme, len(Tab), self)
        self._terms = Terms(self.open_term)
        self._now = NowView(terms=self._terms, practises=True)
        self._score = ScorePage(self._scale, self._terms)
        self._opened = RuleView()
        self.log_page = LogPage(model.log, theme)
        self._log = self.log_page.view
        self.pages = QStackedWidget(self)
        self.areas = [_scrolled(self._now), _scrolled(self._score), self.log_page, _scrolled(self._opened)]
        for area in self.areas:
            self.pages.addWidget(area)
            if isinstance(area, QScrollArea):
                area.verticalScrollBar().rangeChanged.connect(self.update)
        self._back = Button(theme, Kind.SECONDARY, icon="arrow-left", parent=self)
        self._open = Button(theme, Kind.SECONDARY, icon="book", parent=self)
        self._advise = Button(theme, Kind.SECONDARY, icon="help", parent=self)
        self._to_score = Button(theme, Kind.PRIMARY, key="Enter", height=40, parent=self)
        # What is asked about by *Why not?*, also while it is disabled.
        self._open.setProperty("asked", "open-rule")
        self._advise.setProperty("asked", "advise")
        self.coaching = CoachingSwitch(self._scale)
        self.popover = Popover(theme, self)
        self._layout_parts()
        self._tabs.chosen.connect(self._choose)
        self._tabs.closed.connect(self.hidden)
        self._now.rule_wanted.connect(self.open_rule)
        self._now.lesson_wanted.connect(self.lesson_wanted)
        self._now.first_known.connect(self._know_first)
        self._now.first_in_sight.connect(self._see_first)
        for page in (self._now, self._score):
            page.practise_wanted.connect(self.practise_wanted)
        self._log.terms_wanted.connect(self._open_terms)
        self.popover.rule_asked.connect(self._open_rule_of_term)
        self.popover.term_asked.connect(lambda term: self.open_term(term, self.popover))
        self._open.clicked.connect(lambda: self.open_rule(self._now.first_rule()))
        self._back.clicked.connect(self.close_rule)
        self._advise.clicked.connect(model.ask_advice)
        self._to_score.clicked.connect(self.score_wanted)
        model.changed.connect(self._refresh)
        model.advised.connect(self._new_advice)
        model.tried.connect(self._look_elsewhere)
        theme.changed.connect(self._restyle)
        self.retranslate()

    @property
    def tab(self) -> Tab:
        """Return the page that is shown."""
        return Tab(self._tabs.current)

    @property
    def now(self) -> NowView:
        """Return the page "Now", for tests."""
        return self._now

    @property
    def log(self) -> LogView:
        """Return the list of the log, for tests."""
        return self._log

    def lie_over_table(self, *, on: bool) -> None:
        """Say what lies under the panel, and how it is seen again; or stand beside the table."""
        self.covers.setVisible(on)
        self._foot.setContentsMargins(PADDING - 5, 6, PADDING - 5, 0 if on else 11)

    def show_tab(self, tab: Tab) -> None:
        """Show a page; a rule that stands in its place goes."""
        self._rule = ""
        self._tabs.choose(int(tab))
        self._choose(int(tab))

    def open_rule(self, rule_id: str) -> None:
        """Show the entry of the book with this id in the place of the page "Now"; nothing for an empty id."""
        if not rule_id:
            return
        self._rule = rule_id
        self._tabs.choose(int(Tab.NOW))
        self._show_rule()
        self._to_top(len(Tab))
        self._choose(int(Tab.NOW))
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_term(self, term: str, beside: QWidget) -> None:
        """Show what a word of the glossary means, beside the words in which it stands."""
        self.popover.open(partial(self._model.explain, term), beside)

    def _open_terms(self, terms: tuple[str, ...]) -> None:
        """Show what the words of a line of the log mean."""
        self.popover.open(partial(self._explain_all, terms), self._log)

    def _explain_all(self, terms: tuple[str, ...]) -> Explained | None:
        found = [explained for term in terms if (explained := self._model.explain(term)) is not None]
        if len(found) <= 1:
            return found[0] if found else None
        said = "<br><br>".join(f"<b>{one.title}.</b> {one.html}" for one in found)
        return Explained(words.in_this_line(), said)

    def _open_rule_of_term(self, rule_id: str) -> None:
        self.popover.hide()
        self.open_rule(rule_id)

    def _see_first(self) -> None:
        if self.isVisible() and self.tab is Tab.NOW:
            self._model.first_seen()

    def _know_first(self) -> None:
        """Put away what was explained as new; it fades, and the focus stays in the panel."""
        area = self.areas[int(Tab.NOW)]
        fade_from(area, self._theme)
        self._model.first_known()
        self.focus_first()

    def focus_tabs(self) -> None:
        """Give the focus to the tabs, on which the arrows move."""
        self._tabs.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_first(self) -> None:
        """Give the focus to the first card, or to the tabs."""
        cards = self._now.cards
        target: QWidget = cards[0] if cards and self.tab is Tab.NOW and not self._rule else self._tabs
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_rule(self) -> None:
        """Go back from the rule to the page "Now"."""
        self._rule = ""
        self._choose(self._tabs.current)
        self._open.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.setAccessibleName(words.panel())
        self._tabs.set_words(words.tabs(), words.close())
        self._open.setText(links.open_rule())
        self._advise.setText(words.advise())
        self._back.setText(words.back())
        self._to_score.setText(words.show_score())
        self._word_covers()
        self._fit_foot()
        self.log_page.retranslate()
        self._model.retranslate()

    def _word_covers(self) -> None:
        """Name whose tiles lie under a drawer."""
        self.covers.setText(words.covers(self._model.covered))
        self.covers.setAccessibleName(self.covers.text())
        self.covers.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the width of the design."""
        return QSize(392, 852)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the sheet of a term away with Escape; turn over the page that is shown."""
        if event.key() == Qt.Key.Key_Escape and self.popover.isVisible():
            self.popover.close_and_return()
        elif not turn(self.pages.currentWidget(), event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Build the page that is to be seen."""
        super().showEvent(event)
        self._build()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the text grow with a wide panel: 16 instead of 14 at 520."""
        factor = 16 / 14 if event.size().width() >= 500 else 1.0
        if factor != self._scale.factor:
            self._scale.factor = factor
            self._restyle()
        self._fit_foot()
        super().resizeEvent(event)
        if Tab.NOW not in self._stale:
            self._now.fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper and the shadow of the table's frame on it."""
        paint.panel_paper(self, self._theme)
        painter = QPainter(self)
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), QColor(self._theme.paper.border))
        area = self.pages.currentWidget()
        if isinstance(area, QScrollArea) and area.verticalScrollBar().maximum() > 0:
            # The page goes on below: what is cut there is seen to be.
            foot = area.mapTo(self, area.rect().bottomLeft()).y() + 1
            line = QRect(PADDING, foot, self.width() - 2 * PADDING, 1)
            painter.fillRect(line, QColor(self._theme.paper.line))

    def _layout_parts(self) -> None:
        layout: QVBoxLayout = fill(column(self), self._tabs, (self.pages, 1))
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setContentsMargins(PADDING - 5, 6, PADDING - 5, 11)
        self._foot.setSpacing(0)
        for button in (self._back, self._open, self._advise, self._to_score):
            self._foot.addWidget(button, 1)
        holder = fill(column(), self.coaching, margins=(PADDING - 5, 4, PADDING - 5, 0))
        nest(layout, holder)
        nest(layout, self._foot)
        self.covers = QuietLink(self._scale, "", wraps=True)
        self.covers.clicked.connect(self.hidden)
        nest(layout, fill(column(), self.covers, margins=(PADDING - 2, 0, PADDING, 0)))
        self._below = (holder, self._foot)
        self.covers.hide()

    def _fit_foot(self) -> None:
        """Put the buttons one below the other where large words have no room side by side."""
        needed = self._open.sizeHint().width() + self._advise.sizeHint().width()
        beside = needed <= self.width() - 2 * (PADDING - 5)
        self._foot.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )

    def _choose(self, page: int) -> None:
        if page != Tab.NOW:
            self._rule = ""
        if page != self._chosen:
            self._chosen = page
            self.popover.hide()
        in_rule = bool(self._rule)
        self.pages.setCurrentIndex(len(Tab) if in_rule else page)
        on_now = page == Tab.NOW and not in_rule
        over = self._model.now.over
        for part in (self._open, self._advise, self.coaching):
            part.setVisible(on_now and not over)
        self._to_score.setVisible(on_now and over)
        self._back.setVisible(in_rule)
        self._build()

    def _restyle(self) -> None:
        self._tabs.set_factor(self._scale.factor)
        self.log_page.restyle(self._scale)
        self.coaching.restyle()
        self._fit_foot()
        self._stale |= {Tab.NOW, Tab.SCORE}
        self._show_rule()
        self._choose(self._tabs.current)
        self.update()

    def _show_rule(self) -> None:
        """Show the rule that is open in the present words and look."""
        if self._rule:
            self._opened.show_rule(self._model.rule(self._rule), self._scale)

    def _refresh(self) -> None:
        if self._model.present != self._shown:
            self._shown = self._model.present
            self._stale.add(Tab.NOW)
            if self._model.view is not self._view:
                self._rule = ""
            self._show_rule()
        self._stale.add(Tab.SCORE)
        self._word_covers()
        self.log_page.set_over(self._model.score.final)
        self._choose(self._tabs.current)

    def _new_advice(self) -> None:
        """Show other advice; the cards stay, and whichever of them has the focus keeps it."""
        if Tab.NOW not in self._stale:
            self._now.show_advice(self._model.advice, self._scale)
            self._order_tabs()

    def _look_elsewhere(self) -> None:
        """Show what would come of something else."""
        self._shown = self._model.present
        if Tab.NOW not in self._stale:
            self._now.show_what_if(self._model.what_if, self._scale)
            self._order_tabs()

    def _order_tabs(self) -> None:
        """Let Tab go from the tabs to the page and the foot; what a page makes anew would come behind all."""
        below = (stop for part in self._below for stop in stops_in(part))
        order_tabs([*self._tabs.stops, *stops_of(self.pages), *below, self.covers])

    def _to_top(self, page: int) -> None:
        """Show a page from its beginning."""
        area = self.areas[page]
        if isinstance(area, QScrollArea):
            area.verticalScrollBar().setValue(0)

    def _build(self) -> None:
        """Build the page in sight if what it shows has changed; the others wait until they are looked at."""
        tab = self.tab
        if tab not in self._stale or not self.isVisible():
            return
        self._stale.discard(tab)
        match tab:
            case Tab.NOW:
                now, model = self._model.now, self._model
                show = partial(self._now.show_page, now, model.advice, self._scale, model.what_if)
                same, self._view = model.view is self._view, model.view
                if same:
                    make_anew(show, self._stops)
                else:
                    show()
                if now.subject != self._said and not same:
                    self._to_top(Tab.NOW)
                self._said = now.subject
                self._open.setEnabled(bool(self._now.first_rule()))
                self._advise.setEnabled(self._model.may_advise)
            case Tab.SCORE:
                make_anew(partial(self._score.show_page, self._model, self._scale), self._stops)
            case _:
                pass
        self._order_tabs()

    def _stops(self) -> list[QWidget]:
        return list(stops_of(self.pages))


def _scrolled(page: QWidget) -> QScrollArea:
    """Return a page that can be scrolled, with the panel's margins."""
    holder = QWidget()
    layout = column(holder)
    side = PADDING - RING_ROOM if isinstance(page, NowView) else PADDING
    fill(layout, page, margins=(side, 14, side, 4))
    return bare_area(holder)
