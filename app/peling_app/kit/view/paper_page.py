"""A page of paper: title, double rule, what stands on it, and a foot with buttons."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LARGE_WINDOW
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import RING
from peling_app.kit.view.layouts import fill, width_anew
from peling_app.kit.view.page import Page, turn
from peling_app.kit.view.parts import Bare, bare_area
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.style import lining
from peling_app.kit.view.text.reader import Reader, order_tabs, stops_in
from peling_app.kit.words.messages import saved_as
from peling_app.kit.words.tips import in_lines, tip

WIDEST = 1120
MARGIN = 44
ACCENT = 2
"""Pixels by which the accent of a capital reaches over its line."""
EN_SPACE = "\N{EN SPACE}"
"""Between a name and what is said of it in the same line."""


class Line(Bare):
    """A label with room for the accents of capitals: they reach higher than the font says of its lines."""

    def setText(self, text: str) -> None:
        """Show a text; "Übung" gets a little more height than "Lernen". What is free at its sides stays."""
        super().setText(text)
        # Rich words are cut off at the edge of the text itself, whatever room is round it.
        plain = self.textFormat() is not Qt.TextFormat.RichText
        around = self.contentsMargins()
        around.setTop(ACCENT if plain and paint.has_accents(text) else 0)
        self.setContentsMargins(around)


class CutLine(Line):
    """A line that pushes nothing: without room it is cut in its middle; its tip has it whole then."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self._whole = self._short = ""
        self.setTextFormat(Qt.TextFormat.PlainText)

    def say(self, words: str, short: str = "") -> None:
        """Show words in the room that there is; a screen reader says all of them.

        `short` is what is shown in their place before they are cut.
        """
        self._whole, self._short = words, short
        self.setAccessibleName(words)
        self.updateGeometry()
        self._cut()

    def sizeHint(self) -> QSize:
        """Return the room for all words."""
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for a letter and dots."""
        return QSize(self.fontMetrics().horizontalAdvance("W…") + 2, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._cut()

    def show_whole(self) -> None:
        """Show the words below the line for a while, if they are not whole in it."""
        if self.text() != self._whole:
            _show_below(self, self._whole)

    def _cut(self) -> None:
        metrics, room = self.fontMetrics(), self.width() - max(0, self.indent())
        fits = metrics.horizontalAdvance(self._whole) <= room
        wanted = self._whole if fits or not self._short else self._short
        shown = metrics.elidedText(wanted, Qt.TextElideMode.ElideMiddle, room)
        self.setText(shown)
        self.setToolTip(tip("" if shown == self._whole else self._whole))


class SavedLine(CutLine):
    """Where the last file was saved; it has no room until one is."""

    def __init__(self) -> None:
        """Say nothing."""
        super().__init__()
        self.setProperty("role", "small")
        self.setIndent(RING)
        self._file: Path | None = None
        self.hide()

    def say_saved(self, file: Path) -> None:
        """Say where this file was saved, to a screen reader too."""
        self._file = file
        self.retranslate()
        announce(self, self.accessibleName())

    def forget(self) -> None:
        """Say nothing any more: the page is left."""
        self._file = None
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the present language."""
        self.setVisible(self._file is not None)
        self.say("" if self._file is None else saved_as(file=self._file))


def label(role: str = "", *, wrap: bool = False, parent: QWidget | None = None) -> Line:
    """Return a label with a role of the style sheet; without one it is ordinary text."""
    made = Line(parent)
    made.setProperty("role", role or "text")
    if role:
        made.setFont(lining(made.font()))
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def say(target: QLabel, words: str, leading: int = 118) -> None:
    """Give a label running text with room between its lines, in percent of the font's own."""
    target.setTextFormat(Qt.TextFormat.RichText)
    lines = escape(words).replace("\n", "<br>")
    html = f'<p style="line-height: {leading}%; margin: 0">{lines}</p>'
    room = paint.accent_room(target.font())
    target.setText(paint.raised(html, room) if paint.has_accents(words) else html)
    target.setAccessibleName(words)


def say_named(target: QLabel, name: str, words: str, ink: str = "") -> None:
    """Give a label a name in bold type, in a colour of its own or not, and behind it what is said of that.

    Where a capital has an accent, the text itself is higher: a label cuts rich words off at their edge.
    """
    target.setTextFormat(Qt.TextFormat.RichText)
    colour = f" style='color: {ink}'" if ink else ""
    html = f"<b{colour}>{escape(name)}</b>{escape(words)}"
    target.setText(paint.raised(html, ACCENT) if paint.has_accents(name + words) else html)


def say_in_line(target: QLabel, words: str) -> None:
    """Give a label words in the room that it has; cut in their middle they are shown whole below it, too.

    So they are for a while, and then where the mouse rests on it.
    """
    shown = target.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, target.width())
    target.setText(shown)
    target.setToolTip(tip(words))
    target.setAccessibleName(words)
    if shown != words:
        _show_below(target, words)


def _show_below(target: QLabel, words: str) -> None:
    if target.isVisible():
        QToolTip.showText(target.mapToGlobal(QPoint(0, target.height())), tip(in_lines(words)), target)


def capitals(target: QLabel, words: str) -> None:
    """Give a label its words in capitals, and to a screen reader as they are written."""
    target.setText(words.upper())
    target.setAccessibleName(words)


class Paper(QWidget):
    """A ground of paper, flat in high contrast."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a sheet."""
        super().__init__(parent)
        self._theme = theme
        theme.changed.connect(self.update)

    def cover(self, page: QWidget) -> None:
        """Lie under everything on a page, which got another size."""
        self.setGeometry(page.rect())
        self.lower()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the gradient of paper."""
        area = QRectF(self.rect())
        sheet = self._theme.paper
        QPainter(self).fillRect(area, paint.vertical_gradient(area, sheet.top, sheet.foot))


class PaperPage(Page):
    """A page with a head, a column that scrolls when it must, and a foot.

    Attributes:
        in_line: the subtitle, which is short, stands beside the title.
    """

    in_line = False

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        reads: bool = False,
        widest: int = WIDEST,
        beside: QWidget | None = None,
        aside: QWidget | None = None,
    ) -> None:
        """Make an empty page: fill `column`, and `foot` from left to right.

        Where it `reads`, its column is a stop of Tab, since there is no other in it. It is no wider than
        `widest` pixels in the usual size of text, unless what stands in it needs more. What stands `beside`
        the column, at its left, does not scroll with it; what stands `aside` is at the right of the title.
        """
        super().__init__(parent)
        self.theme = theme
        self._widest = widest
        self._paper = Paper(theme, self)
        self.title = label("title")
        self.subtitle = label("cite")
        self.subtitle.setWordWrap(True)
        self._inner = QWidget()
        self._inner.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.column = fill(QVBoxLayout(self._inner), margins=(RING, 8, RING, 16), spacing=12)
        self.scroller = Reader(self._inner) if reads else bare_area(self._inner)
        self.foot = fill(QHBoxLayout(), spacing=2)
        self._layout = fill(QVBoxLayout(self), spacing=8)
        if self.in_line:
            below = (self.subtitle, 1, Qt.AlignmentFlag.AlignBottom)
            names: QBoxLayout = fill(QHBoxLayout(), self.title, below, spacing=16)
        else:
            names = fill(QVBoxLayout(), self.title, self.subtitle, spacing=2)
        self._aside = aside
        row = self._beside_title = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (names, 1), spacing=16)
        if aside is not None:
            fill(row, (aside, 0, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight))
        head = fill(QVBoxLayout(), row, 8, DoubleRule(theme), spacing=2, margins=(RING, 0, RING, 0))
        self._unscrolled = beside
        middle = fill(QHBoxLayout(), *(() if beside is None else (beside, 28)), (self.scroller, 1), spacing=0)
        fill(self._layout, head, (middle, 1), self.foot)
        theme.changed.connect(self._place)

    def set_title(self, title: str) -> None:
        """Call the page so, for a screen reader too."""
        self.setAccessibleName(title)
        self.title.setText(title)

    def put_above_foot(self, line: QWidget) -> None:
        """Let a line stand above the foot, where it does not scroll with the column."""
        self._layout.insertWidget(self._layout.count() - 1, line)

    def lead_tab(self) -> None:
        """Let Tab go as one reads: without this, what the column makes anew comes behind the foot."""
        order_tabs(list(stops_in(self._layout)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn over the column wherever the focus is: a button of the foot has no use for these keys."""
        if not turn(self.scroller, event):
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keep the column in the middle and no wider than paper pages are."""
        self._paper.cover(self)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure again what may have got other words or another look while it was out of sight."""
        super().showEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Measure again what got other words while it is seen; what stands aside knows its width later."""
        done = super().event(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._place()
        elif event.type() == QEvent.Type.LayoutRequest:
            self._place_aside()
        return done

    def _place(self) -> None:
        """Give the column its margins, and what depends on the width its place."""
        self.arrange()
        self._place_aside()
        side = max(self.margin, (self.width() - max(self.most(), self._needed_width())) // 2)
        # Without buttons below it the column goes on to the edge, and more of it is seen at once.
        below = 18 if self.foot.count() else 2
        self._layout.setContentsMargins(side, 28 if self.height() > 720 else 16, side, below)

    def _place_aside(self) -> None:
        """Put what stands at the right of the title below it where both have no room in a line."""
        if self._aside is None:
            return
        needed = self.title.sizeHint().width() + self._beside_title.spacing() + self._aside.sizeHint().width()
        narrow = self.width() - 2 * (self.margin + RING) < needed
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        # A layout that has changed asks for this again: without this it would never come to an end.
        if direction is not self._beside_title.direction():
            self._beside_title.setDirection(direction)
            self._layout.invalidate()

    @property
    def margin(self) -> int:
        """Return the least that stays free at each side."""
        return MARGIN if self.width() > 1100 else 28

    def _needed_width(self) -> int:
        """Return the width in which nothing is cut."""
        bar = self.scroller.verticalScrollBar().sizeHint().width()
        beside = 0 if self._unscrolled is None else self._unscrolled.minimumWidth() + 28
        return max(width_anew(self.foot), self._inner.minimumSizeHint().width() + bar + beside)

    def most(self) -> int:
        """Return how wide the column may be: in a large window as its text is, and some more."""
        is_large = self.width() >= LARGE_WINDOW[0]
        usual = min(self.width() * 4 // 5, self._widest * 8 // 5) if is_large else self._widest
        return max(usual, self._widest * self.theme.zoom() // 100)

    def arrange(self) -> None:
        """Place what depends on the width of the page and the size of its text; called when one changes."""
