"""Show the page "Now": the tile in question, a card for each claim, what is not allowed and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.view import paint
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.page import hand_over, takes_tab
from peling_app.kit.view.parts import Scale, Scroller, clear, column, rule
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.text.quiet_link import QuietLink, practise_link
from peling_app.kit.view.text.terms import Terms, said
from peling_app.kit.words.numbers import strong
from peling_app.play.tutor.model.first_times import FirstCard
from peling_app.play.tutor.model.pages import NO_DICE, AdvicePage, Card, NowPage, WhatIfPage
from peling_app.play.tutor.view.advice_view import AdviceView
from peling_app.play.tutor.view.cards import RING_ROOM, AllowedCard, CardFrame, Facts, RefusalRow, RefusedCard
from peling_app.play.tutor.view.ends_view import BeginningView, WonView
from peling_app.play.tutor.view.first_view import FirstView
from peling_app.play.tutor.view.fitting import (
    MARGIN,
    Shown,
    bring_into_sight,
    fit_page,
    give_room_to_new,
    leave_out_nearer,
    page_of,
    room_of,
)
from peling_app.play.tutor.view.fold import Fold
from peling_app.play.tutor.view.head import Head, Pinned
from peling_app.play.tutor.view.what_if_view import WhatIfView
from peling_app.play.tutor.words import now as now_words
from peling_app.play.tutor.words import own_hand


class NowView(QWidget):
    """The page as widgets; cards can be reached by the keyboard.

    Signals:
        rule_wanted: the rule with this id is to be opened.
        practise_wanted: drills of this kind are wanted; only where the page is to offer them.
        lesson_wanted: the page of the course with this id is to be opened.
        first_known: the user knows what was explained as new.
        first_in_sight: it is shown whole, not as one line.
    """

    rule_wanted = Signal(str)
    practise_wanted = Signal(str)
    lesson_wanted = Signal(str)
    first_known = Signal()
    first_in_sight = Signal()

    def __init__(
        self, parent: QWidget | None = None, *, terms: Terms | None = None, practises: bool = False
    ) -> None:
        """Begin empty; with `terms` words of the glossary are links, with `practises` drills are offered."""
        super().__init__(parent)
        self._layout: QVBoxLayout = column(self)
        self._terms = terms
        self._practises = practises
        self._frames: list[CardFrame] = []
        self._folds: list[Fold] = []
        self._refused: Fold | None = None
        self._head: Head | None = None
        self._pinned: Pinned | None = None
        self._rule: DoubleRule | None = None
        self._parts = 0
        self._advice: AdviceView | None = None
        self._slot: QVBoxLayout = column()
        self._tries: QVBoxLayout = column()
        self._asked: WhatIfView | None = None
        self._held: QWidget | None = None  # what had the focus when advice was asked, or what would come
        self._line_over_tries: QWidget | None = None
        self._nearer: Facts | None = None
        self._said: tuple[Card, ...] = ()
        self._subject: tuple[object, ...] = ()
        self._opened: set[str] = set()
        self._room: QSize | None = None
        self.first: FirstView | None = None
        paint.RINGS.changed.connect(self._use_keys)

    @property
    def cards(self) -> tuple[CardFrame, ...]:
        """Return the cards in sight, and the refusals if they are unfolded, in order."""
        folded = self._refused is not None and not self._refused.is_open
        return tuple(frame for frame in self._frames if frame.card.legal or not folded)

    @property
    def folds(self) -> tuple[Fold, ...]:
        """Return the lines that open something, in order."""
        return tuple(self._folds)

    def show_page(
        self, page: NowPage, advice: AdvicePage, scale: Scale, what_if: WhatIfPage | None = None
    ) -> None:
        """Show the page, advice if there is any, and what would come of what is looked at."""
        clear(self._layout)
        self._frames, self._folds, self._refused, self._nearer = [], [], None, None
        self._said = (*page.cards, *page.refusals)
        self._parts = 0
        if page.subject != self._subject:
            self._subject, self._opened = page.subject, set()
        self._begin()
        self._head = Head(page, scale, self._terms)
        self._plain(self._head)
        self._pin(page, self._head, scale)
        self._layout.addSpacing(scale.px(10))
        self._rule = DoubleRule(scale.theme)
        self._plain(self._rule)
        self._slot = column()
        nest(self._layout, self._slot)
        self._fill_slot(advice, scale)
        self._show_first(page.first, scale)
        for card in page.cards:
            self._show_card(card, scale)
        self._show_refusals(page, scale)
        self._show_tries(what_if, scale)
        self._show_hand(page, scale)
        self._show_ends(page, scale)
        self._layout.addStretch(1)
        self._fit_rule()
        self.fit()
        QTimer.singleShot(0, self, self._fit_again)

    def fit(self) -> None:
        """Let nothing be pushed out of sight that can be said in fewer lines."""
        self._room = room_of(self)
        legal = tuple(frame for frame in self._frames if frame.card.legal)
        opened = "first" in self._opened
        focus = self.window().focusWidget()
        fit_page(
            self, Shown(self.first, legal, self._asked, self._line_over_tries, self._nearer, opened=opened)
        )
        if self.isAncestorOf(focus) and takes_tab(focus) and not focus.hasFocus():
            hand_over(focus)  # it was out of sight only while all was said at length

    def _fit_again(self) -> None:
        """Fit it once more if the bar for scrolling has come or gone; what is in sight then is seen."""
        if self._room is None or self._room != room_of(self):
            self.fit()
        if self.first is not None and not self.first.is_folded:
            self.first_in_sight.emit()

    def _show_card(self, card: Card, scale: Scale) -> None:
        """Show what is allowed."""
        made = AllowedCard(card, scale, self._terms, self._practise(card.practise, scale))
        frame = CardFrame(card, scale, made)
        self._part(scale, 11, line=False)
        if made.more is not None:
            self._remember(made.more, f"more {card.title}")
        self._listen(frame)
        self._plain(frame)

    def _show_refusals(self, page: NowPage, scale: Scale) -> None:
        """Show in one line how much is not possible; opened, each with its reasons."""
        if not page.refusals:
            return
        self._part(scale, 8, line=bool(page.cards))
        self._refused = self._folded(
            scale,
            "refused",
            page.refused,
            partial(self._refusals, page, scale),
            spoken=now_words.refused_why(refused=page.refused),
            aside=now_words.why(),
        )

    def _refusals(self, page: NowPage, scale: Scale) -> QWidget:
        """Return what is not possible, each with its reasons."""
        inside = QWidget()
        layout = column(inside)
        for card in page.refusals:
            made = RefusalRow if card.seats is None else RefusedCard
            frame = CardFrame(card, scale, made(card, scale, self._terms))
            self._listen(frame)
            layout.addWidget(frame)
        kind = page.refusals[0].practise
        link = None if any(card.practise == kind for card in page.cards) else self._practise(kind, scale)
        if link is not None:
            nest(layout, _at_right(link))
        return inside

    def _show_tries(self, page: WhatIfPage | None, scale: Scale) -> None:
        """Begin the part of *What if?*, where anything can be asked."""
        self._tries, self._asked = column(), None
        if page is not None and page.hint:
            self._line_over_tries = self._part(scale, 10, line=True)
            nest(self._layout, self._tries)
            self._fill_tries(page, scale)

    def show_what_if(self, page: WhatIfPage, scale: Scale) -> None:
        """Show what would come of something else; all round it stays as it is."""
        if self._asked is not None and self._asked.sharpen(page):
            return
        clear(self._tries)
        self._fill_tries(page, scale)
        give_room_to_new(self)
        QTimer.singleShot(0, self, lambda: leave_out_nearer(self, self._asked, self._nearer))

    def _fill_tries(self, page: WhatIfPage, scale: Scale) -> None:
        shown = WhatIfView(page, scale, self._terms)
        if page.tries and self._advice is None:  # advice has the row of what is pointed at: it stays in sight
            shown.laid_out.connect(partial(self._bring_into_sight, shown))
        self._asked, self._held = shown, QApplication.focusWidget()
        nest(self._tries, fill(QHBoxLayout(), shown, margins=(RING_ROOM, 0, RING_ROOM, 0)))

    def _show_hand(self, page: NowPage, scale: Scale) -> None:
        """Show how far the hand is, what helps it, and folded what goes together in it."""
        if page.distance:
            self._part(scale, 10, line=True)
            ink = scale.theme.paper.ink
            self._plain(said(self._terms, scale.text(14), ink, strong(page.distance), rich=True))
        if page.nearer is not None:
            self._layout.addSpacing(scale.px(8))
            self._nearer = Facts((page.nearer,), scale, self._terms, page.faces)
            self._plain(self._nearer)
        link = self._practise(page.practise, scale) if page.distance or page.hand else None
        if page.hand:
            self._layout.addSpacing(scale.px(4))
            self._folded(
                scale,
                "hand",
                own_hand.together(),
                lambda: Facts(page.hand, scale, self._terms, page.faces),
            )
        if link is not None:
            nest(self._layout, _at_right(link))

    def _show_ends(self, page: NowPage, scale: Scale) -> None:
        """Show what the dice say while a deal begins, and when it is over the hand that has won."""
        if page.beginning != NO_DICE:
            self._part(scale, 14, line=False)
            self._plain(BeginningView(page.beginning, scale))
        if page.sets:
            self._part(scale, 8, line=True)
            self._plain(WonView(page, scale))

    def _part(self, scale: Scale, room: int, *, line: bool) -> QWidget:
        """Begin another part of the page; only between two parts there may be a `line`, which is returned."""
        self._layout.addSpacing(scale.px(room))
        between = rule(scale.theme.paper.line)
        if line and self._parts:
            self._plain(between)
            self._layout.addSpacing(scale.px(room))
        self._parts += 1
        return between

    def _folded(
        self,
        scale: Scale,
        name: str,
        text: str,
        make: Callable[[], QWidget],
        *,
        spoken: str = "",
        aside: str = "",
    ) -> Fold:
        """Add what opens; it stays open as long as the page is about the same."""
        fold = Fold(scale, text, make, spoken=spoken, aside=aside)
        self._remember(fold, name)
        self._plain(fold)
        return fold

    def _remember(self, fold: Fold, name: str) -> None:
        self._folds.append(fold)
        fold.show_open(name in self._opened)
        turn: Callable[[bool], None] = partial(self._turned, name)
        fold.turned.connect(turn)
        fold.turned.connect(partial(_bring, fold))

    def _turned(self, name: str, is_open: bool) -> None:
        if is_open:
            self._opened.add(name)
        else:
            self._opened.discard(name)

    def _use_keys(self, on: bool) -> None:
        if self._head is not None:
            self._head.use_keys(on=on)

    def _fit_rule(self) -> None:
        """Show the double rule only over something."""
        if self._rule is not None:
            self._rule.setVisible(bool(self._parts) or self._advice is not None)

    def show_advice(self, advice: AdvicePage, scale: Scale) -> None:
        """Show advice below the head; the rest stays, and so does a table that only grows sharper."""
        if self._advice is not None and advice != AdvicePage():
            self._advice.show_advice(advice)
            return
        clear(self._slot)
        self._begin()
        self._fill_slot(advice, scale)
        self._fit_rule()
        give_room_to_new(self)

    def _fill_slot(self, advice: AdvicePage, scale: Scale) -> None:
        self._advice = None
        if advice == AdvicePage():
            return
        self._slot.addSpacing(scale.px(12))
        line = fill(QHBoxLayout(), margins=(RING_ROOM, 0, RING_ROOM, 0))
        self._advice, self._held = AdviceView(advice, scale, self._terms), QApplication.focusWidget()
        self._advice.laid_out.connect(partial(self._bring_into_sight, self._advice))
        line.addWidget(self._advice)
        nest(self._slot, line)

    def _bring_into_sight(self, card: QWidget) -> None:
        """Scroll as little as shows the whole of a card that is still on the page.

        Whoever has gone on by keys to something else of the page reads there, while figures get sharper.
        """
        focus = QApplication.focusWidget()
        moved = focus if focus is not self._held else None
        reads = moved is not None and self.isAncestorOf(moved) and not card.isAncestorOf(moved)
        if card in (self._advice, self._asked) and not reads:
            bring_into_sight(card, self._pinned)

    def _pin(self, page: NowPage, head: Head, scale: Scale) -> None:
        """Keep in sight what is asked of the user, if anything is."""
        if self._pinned is not None:
            self._pinned.hide()
            self._pinned.deleteLater()
        within = page_of(self) if any(page.how) else None
        self._pinned = None if within is None else Pinned(head, page, scale, within[1])

    def _begin(self) -> None:
        """Mark the words of the glossary anew, each once: Tab would stop too often at the same ones."""
        if self._terms is not None:
            self._terms.begin()

    def _show_first(self, first: FirstCard | None, scale: Scale) -> None:
        self.first = None
        if first is None:
            return
        self._part(scale, 10, line=False)
        self.first = FirstView(first, scale, self._terms)
        self.first.turned.connect(partial(self._turned, "first"))
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

    def first_rule(self) -> str:
        """Return the rule of the card that has the focus, or of the first; empty if there is none."""
        for frame in self._frames:
            if frame.hasFocus():
                return frame.card.rule
        return next((card.rule for card in self._said), "")

    def _plain(self, widget: QWidget) -> None:
        """Add what begins where the text of the page does."""
        line = fill(QHBoxLayout(), widget, margins=(RING_ROOM, 0, RING_ROOM, 0))
        nest(self._layout, line)

    def _listen(self, frame: CardFrame) -> None:
        frame.opened.connect(self.rule_wanted)
        frame.stepped.connect(self._step)
        self._frames.append(frame)

    def _step(self, frame: object, by: int) -> None:
        cards = self.cards
        place = next(i for i, known in enumerate(cards) if known is frame)
        cards[max(0, min(len(cards) - 1, place + by))].setFocus(Qt.FocusReason.TabFocusReason)


def _at_right(link: QuietLink) -> QHBoxLayout:
    """Return a line that ends in a link."""
    return fill(QHBoxLayout(), STRETCH, link, margins=(RING_ROOM, 0, RING_ROOM, 0))


def _bring(fold: Fold, is_open: bool) -> None:
    """Scroll to what a line has opened, to its beginning if it is too high to be seen whole."""
    within = page_of(fold)
    if is_open and within is not None and isinstance(within[1], Scroller):
        within[1].bring(fold, below=MARGIN)
