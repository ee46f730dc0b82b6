"""The settlement page: hands on baize, payments and totals below, the score of one hand at the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from peling_app.books.words import settlement as words
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import is_large, zoom_in_large
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.popover import Popover
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.page import LookTime, keep_stop
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.text.reader import Reader, order_tabs, stops_in
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.text.terms import Terms
from peling_app.kit.words import links
from peling_app.kit.words.tips import tip
from peling_app.play.review.words import review as review_words
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.model.teaching import SettleTeaching
from peling_app.play.settle.view.account_book import AccountBook
from peling_app.play.settle.view.hands import Hands
from peling_app.play.settle.view.score_column import ScoreColumn
from peling_app.play.settle.view.tables import AccountTable, payment_table, total_table
from peling_app.play.tutor.view.first_view import FirstView

SCORE_SHARE = 0.375
NARROW_SHARE = 0.355
LEAST_SCORE = 360
MOST_SCORE = 560
"""The widest score, in pixels at the usual size of text."""
NARROW, WIDE = 1200, 2000
"""On a page narrower than the first the text is 13 instead of 14, on one that is wide 16."""
WIDER = 16 / 14
BOOK_SHARE = 0.38
"""How much of the height the payments and totals take."""
HANDS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down})
"""Keys that lead from hand to hand."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class SettlePage(Worded):
    """A finished deal.

    Signals:
        look_wanted: the user wants to look at the table again.
        review_wanted: the user wants to know what his decisions cost, and what was luck.
        compare_wanted: the user wants to see what other books say of the hand shown; carries its wind.
        practise_wanted: drills of this kind are wanted.
        lesson_wanted: the page of the course with this id is to be opened.
        rule_wanted: the rule with this id is to be opened.
    """

    look_wanted = Signal()
    compare_wanted = Signal(object)
    review_wanted = Signal()
    practise_wanted = Signal(str)
    lesson_wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(
        self,
        model: SettleModel,
        theme: Theme,
        parent: QWidget | None = None,
        teaching: SettleTeaching | None = None,
        look: int = 0,
    ) -> None:
        """Show a settlement; `teaching` explains it, without it the page only shows.

        Where the page comes by itself the next deal can be begun when it has been in front for `look`
        milliseconds: Enter or a click may have been meant for the table.
        """
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._scale = Scale(theme)
        self._chosen = 0
        self._give_back: Callable[[], None] | None = None  # while it is made anew in two steps
        self._following = ""
        self._leads_on = True
        self._teaching = teaching
        self._terms = None if teaching is None else Terms(self.open_term)
        self.hands = Hands(self._scale)
        self.payments: AccountTable = payment_table(model.payments, self._scale)
        self.totals: AccountTable = total_table(model.totals, self._scale)
        self._book = AccountBook(self._scale, self.payments, self.totals, self, self._terms)
        self._score = ScoreColumn(theme, self._scale, teaching, self._terms, self)
        self.popover = Popover(theme, self)
        self.look = Button(theme, Kind.SECONDARY, icon="undo")
        self.other = Button(theme, Kind.SECONDARY)
        self.compare = Button(theme, Kind.SECONDARY, height=30)
        self.review = Button(theme, Kind.SECONDARY, height=30)
        self.next = Button(theme, Kind.PRIMARY, key="Enter", height=40)
        self.next.setProperty("asked", "next-deal")
        self.look_time = LookTime(self, look)
        self.look_time.over.connect(self._seen_enough)
        for button in (self.next, self.review, self.compare, self.look, self.other):
            button.installEventFilter(self)
        self._lay_out()
        self.hands.chosen.connect(self.choose)
        self.look.clicked.connect(self.look_wanted)
        self.other.clicked.connect(self._look_on)
        self.compare.clicked.connect(self._compare)
        self.review.clicked.connect(self.review_wanted)
        self.next.clicked.connect(model.lead_on)
        model.changed.connect(self._new_deal)
        self._book.practise.connect(self.practise_wanted)
        self._score.practise_wanted.connect(self.practise_wanted)
        self._score.lesson_wanted.connect(self.lesson_wanted)
        self._score.rule_wanted.connect(self.rule_wanted)
        self._score.known.connect(partial(self.next.setFocus, Qt.FocusReason.OtherFocusReason))
        self.popover.rule_asked.connect(self.rule_wanted)
        self.popover.term_asked.connect(lambda term: self.open_term(term, self.popover))
        if teaching is not None:
            teaching.changed.connect(self._show_score)
        theme.turning.connect(self._put_away)
        theme.changed.connect(self.refresh)
        theme.changed.connect(self._share_room)
        self.retranslate()

    @property
    def chosen(self) -> int:
        """Return the number of the hand whose score is shown, the winner's being 0."""
        return self._chosen

    @property
    def area(self) -> Reader:
        """Return where the lines of the score are read."""
        return self._score.area

    @property
    def summed(self) -> QWidget:
        """Return what they come to, at the foot."""
        return self._score.summed

    @property
    def first(self) -> FirstView | None:
        """Return what is met for the first time in this deal, if it is shown."""
        return self._score.first

    def stay_here(self) -> None:
        """Offer nothing that leads elsewhere: whoever shows the page leads on himself."""
        self._leads_on = False
        for button in (self.look, self.compare, self.review, self.next):
            button.hide()

    def choose(self, number: int) -> None:
        """Show the score of another hand."""
        if 0 <= number < len(self._model.page.hands):
            self._chosen = number
            self.hands.mark(number)
            self._show_score()

    def refresh(self) -> None:
        """Show everything again; who is at something of it stays there."""
        page, give_back = self._model.page, self._give_back or keep_stop(self._stops)
        self._give_back = None
        self.next.setText(words.to_result() if self._model.is_last else self._following)
        self._chosen = min(self._chosen, max(0, len(page.hands) - 1))
        self.hands.show_hands(page.hands, self._chosen)
        self._book.show_page(page, "" if self._teaching is None else self._teaching.pays_drill)
        self._show_score()
        give_back()
        self.update()
        # What has just been made has its size when it is shown.
        QTimer.singleShot(0, self, self._share_room)

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.setAccessibleName(words.page())
        look, other, following = words.buttons()
        self.look.setText(look)
        self.other.setText(other)
        self._following = following
        self.compare.setText(links.compare_short())
        self.review.setText(review_words.fixed("page"))
        self.compare.setAccessibleName(links.compare_books())
        self.compare.setToolTip(tip(links.compare_books()))
        pay, total = words.titles()
        for named, name in ((self.payments, pay), (self._book.area, pay), (self.totals, total)):
            named.setAccessibleName(name)
        self._model.refresh()
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin the next deal with Enter, choose hands with the arrows."""
        match event.key():
            case Qt.Key.Key_Escape if self.popover.isVisible():
                self.popover.close_and_return()
            case _ if self._leads_on and is_enter(event):
                if self.next.isEnabled():
                    self._model.lead_on()
            case Qt.Key.Key_Down:
                self.choose(self._chosen + 1)
            case Qt.Key.Key_Up:
                self.choose(self._chosen - 1)
            case _:
                super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose hands from a button as well: Qt would lead from it to the next one."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in HANDS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between hands, book and score."""
        super().resizeEvent(event)
        self._share_room()

    def _put_away(self) -> None:
        """Have what is made anew for another look gone before the style sheet comes and styles it, too."""
        self._give_back = keep_stop(self._stops)
        self._score.clear(at_once=True)
        self._book.put_away(at_once=True)

    def _share_room(self) -> None:
        width, height = self.width(), self.height()
        factor = WIDER if width >= WIDE else 1.0 if width >= NARROW else 13 / 14
        if is_large(width, self.window().height()):
            zoom = self._theme.zoom()
            factor = max(WIDER, zoom_in_large(zoom) / zoom)
        if factor != self._scale.factor:
            self._scale.factor = factor
            self.refresh()
        wide = SCORE_SHARE if width >= NARROW else NARROW_SHARE
        least = max(LEAST_SCORE, self._score.least_width)
        score = max(least, min(round(MOST_SCORE * factor), round(width * wide)))
        left = width - score
        needed = self._book.needed_height(left)
        share = round(height * BOOK_SHARE)
        book = min(max(needed, min(needed + 40, share)), max(self._book.least_height(left, needed), share))
        book = min(book, height - self.hands.minimumSizeHint().height())
        self.hands.setGeometry(0, 0, left, height - book)
        self._book.setGeometry(0, height - book, left, book)
        self._score.setGeometry(left, 0, score, height)
        self._place_review(narrow=width < NARROW)
        self._arrange_buttons(score)
        self._order_tabs()

    def _lay_out(self) -> None:
        self.hands.setParent(self)
        self._score.top.addWidget(self.compare)
        self._buttons = fill(QBoxLayout(BESIDE), margins=(27, 4, 27, 0), spacing=0)
        self._front = fill(QBoxLayout(BESIDE), self.look, self.other, spacing=0)
        fill(self._buttons, self._front, STRETCH)
        self._last = fill(QBoxLayout(BESIDE), self.next, spacing=0)
        nest(self._buttons, self._last)
        nest(self._score.rows, self._buttons)

    def _arrange_buttons(self, width: int) -> None:
        """Put one below the other what has no room side by side, at the head and at the foot."""
        first, last = [self.look, self.other], [self.next]
        kicker = self._score.top.spacing() + self._score.kicker_width
        top = [self.compare]
        (last if self._last.indexOf(self.review) >= 0 else top).append(self.review)
        for layout, buttons, taken in (
            (self._score.top, top, 64 + kicker),
            (self._front, first, 54),
            (self._last, last, 54),
            (self._buttons, first + last, 54),
        ):
            shown = [button.sizeHint().width() for button in buttons if not button.isHidden()]
            between = layout.spacing() * (len(shown) - 1)
            layout.setDirection(BELOW if taken + sum(shown) + between > width else BESIDE)

    def _place_review(self, *, narrow: bool) -> None:
        """Put the button of the review at the head, or where that is too narrow beside the next deal."""
        row, other, place = (self._last, self._score.top, 0) if narrow else (self._score.top, self._last, 1)
        if row.indexOf(self.review) < 0:
            other.removeWidget(self.review)
            row.insertWidget(place, self.review)

    def _order_tabs(self) -> None:
        """Let Tab go from the button the page begins with to the others, and then as one reads."""
        order_tabs([self.next, self.review, self.compare, self.look, self.other, *self._stops()])

    def _stops(self) -> list[QWidget]:
        """Return the stops of Tab but for the buttons that are always there."""
        buttons = {self.next, self.review, self.compare, self.look, self.other}
        score = [stop for stop in stops_in(self._score.rows) if stop not in buttons]
        return [*self.hands.rows, *self._book.stops(), *score]

    def _new_deal(self) -> None:
        self._chosen = 0
        self.refresh()

    def _look_on(self) -> None:
        if self._model.page.hands:
            self.choose((self._chosen + 1) % len(self._model.page.hands))

    def _compare(self) -> None:
        if self._model.page.hands:
            self.compare_wanted.emit(self._model.page.hands[self._chosen].wind)

    def _show_score(self) -> None:
        page, give_back = self._model.page, keep_stop(self._stops)
        self.compare.setVisible(self._leads_on and bool(page.hands))
        self._score.show_hand(page, self._chosen)
        if page.hands:
            self._arrange_buttons(self._score.width())
        self._order_tabs()
        give_back()

    def _seen_enough(self) -> None:
        """Let the next deal be begun; it has the focus unless the user has gone elsewhere by now."""
        self.next.setEnabled(True)
        if self.hasFocus() or any(row.hasFocus() for row in self.hands.rows[:1]):
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin with the next deal, or as long as it cannot be begun with the first hand."""
        for target in (self.next,) if self.next.isEnabled() else self.hands.rows[:1]:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Note that what is explained as new is in sight now."""
        super().showEvent(event)
        # What has come while another page was in front needs another share.
        self._share_room()
        self._score.note_seen()

    def come(self, *, by_itself: bool) -> None:
        """Wait with the next deal if the page comes to whoever is at the table; he who opens it is not."""
        waits = by_itself and self.look_time.interval() > 0
        self.next.setEnabled(not waits)
        self.look_time.cancel()
        if waits:
            self.look_time.begin()

    def open_term(self, term: str, beside: QWidget) -> None:
        """Show what a word of the glossary means, beside the words in which it stands."""
        if self._teaching is not None:
            self.popover.open(partial(self._teaching.explain, term), beside)
