"""Give the page "Now" the height it needs in its scroll area, and bring what was asked for into sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import ceil

from PySide6.QtCore import QPoint, QSize, QTimer
from PySide6.QtWidgets import QScrollArea, QWidget

from peling_app.kit.view.layouts import laid_out, laid_out_later, show_new
from peling_app.kit.view.parts import Words
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.play.tutor.view.cards import CardFrame
from peling_app.play.tutor.view.first_view import FirstView
from peling_app.play.tutor.view.head import Pinned
from peling_app.play.tutor.view.what_if_view import WhatIfView

MARGIN = 12
"""What stays above or below a card that was scrolled into sight."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a page can be said in fewer lines.

    Attributes:
        first: what is new; opened: the user wants it whole.
        legal: the cards of what is allowed.
        asked: the part of *What if?*; line: the rule over it.
        nearer: the tiles that bring the hand nearer.
    """

    first: FirstView | None
    legal: tuple[CardFrame, ...]
    asked: WhatIfView | None
    line: QWidget | None
    nearer: QWidget | None
    opened: bool

    def say_all(self) -> None:
        """Say everything at length."""
        if self.nearer is not None:
            self.nearer.show()
        if self.first is not None:
            self.first.fold(away=False)
        if self.asked is not None:
            self.asked.shorten(on=False)
            self.leave_out_hint(on=False)

    def leave_out_hint(self, *, on: bool) -> None:
        """Leave out how to ask, with the line over it."""
        if self.asked is not None and self.line is not None:
            self.asked.leave_out(on=on)
            self.line.setVisible(not on or not self.asked.isHidden())


def fit_page(part: QWidget, shown: Shown) -> None:
    """Let nothing of a page be pushed out of sight that can be said in fewer lines.

    What is new becomes one line where the whole would push what is allowed below the fold. Where the page
    is still too high, the hint how to ask *What if?* is shortened, then left out; and then what is new
    becomes one line all the same, if that is enough. At last see `leave_out_nearer`.
    """
    within = page_of(part)
    if within is None:
        return
    page, area = within
    first, asked, room = shown.first, shown.asked, area.viewport().size()
    changed = [one for one in (first, asked, part) if one is not None]

    def too_high(*changes: Callable[[], None]) -> int:
        """Return by how many pixels the page is too high after some changes."""
        with laid_out_later(part):
            for change in changes:
                change()
        return max(0, laid_out(page, room, *changed) - room.height())

    over = too_high(shown.say_all)
    if first is not None and shown.legal:
        low = max(frame.mapTo(page, QPoint(0, frame.height())).y() for frame in shown.legal)
        if low > room.height():
            over = too_high(partial(first.fold, away=True, opened=shown.opened))
    shorter = () if asked is None or asked.answers else (asked.shorten, shown.leave_out_hint)
    if asked is not None and over > asked.height():
        # Not even without it is there room: that need not be tried step by step.
        over = too_high(*(partial(less, on=True) for less in shorter)) if shorter else over
    else:
        for less in shorter:
            over = too_high(partial(less, on=True)) if over else over
    if over and first is not None and shown.legal and not first.is_folded and not shown.opened:
        if too_high(partial(first.fold, away=True)):
            too_high(partial(first.fold, away=False))
        else:
            _take_back(shorter, too_high)
    leave_out_nearer(part, asked, shown.nearer)


def _take_back(shorter: tuple[Callable[..., None], ...], too_high: Callable[..., int]) -> None:
    """Say again at length, the last shortened first, what there is room for after all."""
    for less in reversed(shorter):
        if too_high(partial(less, on=False)):
            too_high(partial(less, on=True))
            return


def leave_out_nearer(part: QWidget, asked: WhatIfView | None, nearer: QWidget | None) -> None:
    """Leave out the tiles that bring the hand nearer where the page is too high with them.

    What would come of a discard names the tiles that help by itself: that stays, and so does all the rest.
    """
    within = page_of(part)
    if within is None or nearer is None:
        return
    page, area = within
    room = area.viewport().size()
    was_left_out = nearer.isHidden()
    nearer.show()
    is_named_twice = asked is not None and asked.answers
    if not (is_named_twice or was_left_out):
        return
    if laid_out(page, room, part) > room.height() and is_named_twice:
        nearer.hide()
        laid_out(page, room, part)


def page_of(part: QWidget) -> tuple[QWidget, QScrollArea] | None:
    """Return the page on which something stands, and the area that scrolls it; None before it has both."""
    area: QWidget | None = part
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    page = None if area is None else area.widget()
    return None if area is None or page is None or page.layout() is None else (page, area)


def room_of(part: QWidget) -> QSize | None:
    """Return the room in which a part of a page is seen; None as long as it is not."""
    within = page_of(part)
    return within[1].viewport().size() if within is not None and part.isVisible() else None


def give_room(part: QWidget) -> None:
    """Lay a page out once what has come in a part of it is shown.

    A layout inside another keeps what it reckoned before: what came was left out, and all was pressed
    together when it was shown.
    """
    within = page_of(part)
    if within is not None:
        page, area = within
        laid_out(page, area.viewport().size(), part)


def give_room_to_new(part: QWidget) -> None:
    """Show what has just been laid into a part of a page, and lay the page out when all has its size."""
    show_new(part)
    QTimer.singleShot(0, part, partial(give_room, part))


def bring_into_sight(card: QWidget, pinned: Pinned | None = None) -> None:
    """Scroll as little as shows the whole of a card, or its beginning where it is too high.

    What is `pinned` covers the top once its own words are out of sight. No line is left cut at the top, if
    the card has room for that.
    """
    within = page_of(card)
    if within is None:
        return
    page, area = within
    covered = 0 if pinned is None else pinned.fit()
    top = card.mapTo(page, QPoint()).y() - covered
    bar, room = area.verticalScrollBar(), area.viewport().height() - covered
    before = bar.value()
    if top + card.height() > before + room:
        least, most = top + card.height() - room + MARGIN, top - MARGIN
        value = min(least, most, bar.maximum())
        while value < most:
            edge = value + (covered if pinned is not None and pinned.is_due(value) else 0)
            cut = max(_ends_of_lines(page, edge), default=edge)
            if cut == edge:
                break
            value += cut - edge
        bar.setValue(value if value <= min(most, bar.maximum()) else min(least, most))
    elif top < before:
        bar.setValue(top - MARGIN)


def _ends_of_lines(page: QWidget, edge: int) -> Iterator[int]:
    """Yield where the lines of text and the tiles end that are cut through so far below the top of a page."""
    for part in (*page.findChildren(Words), *page.findChildren(TileRow)):
        begin, high = part.mapTo(page, QPoint()).y(), part.height()
        if part.isVisible() and begin < edge < begin + high:
            lines = high // part.fontMetrics().lineSpacing() if isinstance(part, Words) else 1
            line = high / max(1, lines)
            yield begin + ceil(ceil((edge - begin) / line) * line)
