"""The paper of a lesson: head, text with pictures, things to remember, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget, QWidgetItem

from peling_app.kit.commands import BY_ID
from peling_app.kit.model.lesson_rows import Block, PageRow, Paragraph, PictureLine, Remember
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import RING, Button, Kind
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.paper_page import Paper
from peling_app.kit.view.parts import Bare, clear
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.style import SERIF_LIST
from peling_app.kit.view.text.linked import Linked
from peling_app.kit.view.text.reader import RING as FOCUS
from peling_app.kit.view.text.reader import Reader
from peling_app.learn.model.question.sketch import SketchRow
from peling_app.learn.view.answers.low_window import is_low
from peling_app.learn.view.answers.sketch import Sketch
from peling_app.learn.view.picture import PictureRow

INSET = 6
"""Between the line that shows the focus on a page and its words."""
NARROW_SIDE, WIDE_SIDE = 24, 44
"""The margins beside the text, in pixels: of a narrow page and of one with room."""
LEAST = 360
"""A page is never narrower than this."""
WIDEST = 640
"""The text is never wider than about 62 characters of its size."""
TILE, LOW_TILE = 40, 30
"""Pixels of width of tiles in a picture, and in a low window, where those of cards are smaller too."""
LOW_TABLE = 190
"""The height in pixels of a table seen from above in a low window."""
LEADING, LOW_LEADING = 125, 117
"""The height of a line of text in percent, and in a low window."""
PARTS, LOW_PARTS = 16, 8
"""Pixels between the parts of the text, and in a low window."""
TITLE, SMALL_TITLE, LOW_TITLE = 42, 34, 30
"""The size of the title in pixels, on a narrow page, and in a low window, where few then take two lines."""
BETWEEN, LOW_BETWEEN = 10, 4
"""Pixels between the text, what stands below it, and the ways on; and in a low window."""
APART, LEAST_APART = 18, 10
"""Pixels from the middle of a dot to that of the next, and how close they stand without more room."""
MOST_APART = 8
"""So many dots have that room; where there are more they stand closer still."""


class Text(Reader):
    """The text of a page: it takes the height that the parts below it leave."""

    def sizeHint(self) -> QSize:
        """Return no more height than it needs at least: a layout would take the rest from the others."""
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())


class Bar(QWidget):
    """A box with a gold line at its left, for what is to be remembered."""

    def __init__(self, theme: Theme, block: Remember, *, low: bool) -> None:
        """Show a title and the lines below it; `low`: close together."""
        super().__init__()
        self._theme = theme
        around = 5 if low else 10
        column = fill(QVBoxLayout(self), margins=(20, around, 4, around), spacing=4 if low else 7)
        head = QLabel(block.title)
        head.setStyleSheet(
            f"font-size: {theme.sized(14)}px; font-weight: 700; color: {theme.paper.ink}; background: none;"
        )
        head.setWordWrap(True)
        column.addWidget(head)
        for words in block.lines:
            row = fill(QHBoxLayout(), spacing=10)
            diamond = QLabel("◆")
            diamond.setStyleSheet(f"font-size: {theme.sized(12)}px; color: {theme.paper.gold};")
            diamond.setAccessibleName(" ")
            line = Linked(
                words, f"font-size: {theme.sized(15)}px; color: {theme.paper.ink}; background: none;", 120
            )
            fill(row, (diamond, 0, Qt.AlignmentFlag.AlignTop), (line, 1))
            nest(column, row)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        QPainter(self).fillRect(QRectF(0, 0, 3, self.height()), QColor(self._theme.paper.gold))


class Dots(QWidget):
    """The pages of a lesson as dots, the present one filled."""

    def __init__(self, theme: Theme) -> None:
        """Show no pages."""
        super().__init__()
        self._theme = theme
        self._here = 0
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_page(self, here: int, count: int, spoken: str) -> None:
        """Show which page of how many."""
        self._here, self._count = here, count
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    @property
    def count(self) -> int:
        """Return how many pages there are."""
        return self._count

    def sizeHint(self) -> QSize:
        """Return the room in which dots can be counted: they spread where there is more."""
        return QSize(10 + LEAST_APART * min(self._count, MOST_APART), 20)

    def minimumSizeHint(self) -> QSize:
        """Return the same room: the key on the button beside them gives way first."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dots."""
        if self._count < 2:
            return
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        step = min(float(APART), (self.width() - 10) / self._count)
        left = (self.width() - step * (self._count - 1)) / 2
        painter.setPen(QPen(QColor(paper.ink2), 1.2))
        for number in range(self._count):
            here = number == self._here
            painter.setBrush(QColor(paper.ink) if here else Qt.BrushStyle.NoBrush)
            radius = min(4.0, step / 3)
            box = QRectF(left + number * step - radius, self.height() / 2 - radius, 2 * radius, 2 * radius)
            painter.drawEllipse(box)


class Edge(QWidget):
    """The line between the page and the place of the task."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Stand on the page."""
        super().__init__(parent)
        self._theme = theme

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        QPainter(self).fillRect(self.rect(), QColor(self._theme.paper.line))


class LessonPaper(QWidget):
    """A page of a lesson.

    Signals:
        back_asked, next_asked: turn the page.
        link_asked: a link in the text: its target, and the widget it stands in.
        room_changed: there may be more room below the text, or less.
    """

    back_asked = Signal()
    next_asked = Signal()
    link_asked = Signal(str, object)
    room_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty page."""
        super().__init__(parent)
        self._theme = theme
        self._page: PageRow | None = None
        self._is_low = False
        self._table: tuple[SketchRow, str] | None = None
        self._links: list[Linked] = []
        self.sketch: Sketch | None = None
        self._paper = Paper(theme, self)
        self._edge = Edge(theme, self)
        self._inner = QWidget()
        self._column = fill(QVBoxLayout(self._inner), margins=(INSET, 0, 6, 12), spacing=0)
        self._inner.installEventFilter(self)
        self.scroller = Text(self._inner)
        self.back = Button(theme)
        self.next = Button(theme, Kind.PRIMARY, key=BY_ID["learn.next-page"].keys[0])
        self.next.spare_key()
        self.dots = Dots(theme)
        self.foot = fill(QHBoxLayout(), self.back, (self.dots, 1), self.next, spacing=4)
        self.said = fill(QHBoxLayout(), spacing=0)
        self.said.setContentsMargins(INSET, 0, 6, 0)
        self._layout = fill(QVBoxLayout(self), (self.scroller, 1), self.said, self.foot, spacing=BETWEEN)
        self.back.clicked.connect(self.back_asked)
        self.next.clicked.connect(self.next_asked)
        theme.changed.connect(self._rebuild)
        self._fit()

    def show_page(
        self, page: PageRow, table: tuple[SketchRow, str] | None = None, *, back_words: str, first: bool
    ) -> None:
        """Show a page, and a table seen from above with the words below it; `first`: nothing is before it."""
        again = self._page is not None and self._page.id == page.id
        same = self._page == page and self._table == table
        self._page, self._table = page, table
        self.back.setText(back_words)
        self.back.setEnabled(not first)
        self.next.setText(page.next_words)
        self.dots.show_page(page.here, page.pages, page.kicker)
        self.scroller.setAccessibleName(page.title)
        if same:
            return
        self._rebuild(is_same=again)
        self._share_room()
        if not again:
            self.scroller.verticalScrollBar().setValue(0)

    @property
    def stops(self) -> list[QWidget]:
        """Return where Tab stops, in the order of reading: the links, the table, then the way back and on."""
        return [self.scroller, *self._stops_within, self.back, self.next]

    @property
    def _stops_within(self) -> list[QWidget]:
        """Return the stops that are made with each page: the links, the table."""
        links = [one for one in self._links if one.focusPolicy() is not Qt.FocusPolicy.NoFocus]
        table = [] if self.sketch is None else [self.sketch.turn]
        return [*links, *table]

    @property
    def width_below(self) -> int:
        """Return the width of the room below the text, in pixels."""
        around, inside = self._layout.contentsMargins(), self.said.contentsMargins()
        return self.width() - around.left() - around.right() - inside.left() - inside.right()

    @property
    def free_below(self) -> int:
        """Return the height of the room between the text and the ways on, in pixels; below 0: it scrolls."""
        return self.free_at(self.size())

    def free_at(self, size: QSize) -> int:
        """Return how high that room would be on a page of another size with the same margins."""
        around = self._layout.contentsMargins()
        frame = 2 * self.scroller.frameWidth()
        text = self._column.totalHeightForWidth(size.width() - around.left() - around.right() - frame)
        height = size.height() - around.top() - around.bottom() - self.foot.sizeHint().height()
        return height - 2 * self._layout.spacing() - frame - text

    @property
    def least_width(self) -> int:
        """Return the width in pixels that the ways back and on need, with the narrow margins beside them."""
        # The layout knows words that have just become longer only later, and to have it ask anew each time
        # that it asks would go on for ever.
        parts = [QWidgetItem(part).minimumSize().width() for part in (self.back, self.dots, self.next)]
        between = self.foot.spacing() * (len(parts) - 1)
        return self.foot.contentsMargins().left() + sum(parts) + between + 2 * NARROW_SIDE

    def minimumSizeHint(self) -> QSize:
        """Return that width, whatever the margins are at present."""
        return QSize(max(LEAST, self.least_width), super().minimumSizeHint().height())

    def _rebuild(self, *, is_same: bool = True) -> None:
        """Make the page anew; the same one, said or painted in another way, leaves the focus where it was."""
        if is_same:
            make_anew(self._make, lambda: self._stops_within)
        else:
            self._make()

    def _make(self) -> None:
        page, theme = self._page, self._theme
        clear(self._column)
        self._links = []
        self.sketch = None
        if page is None:
            return
        paper = theme.paper
        kicker = Bare(page.kicker.upper())
        kicker.setProperty("role", "kicker")
        kicker.setAccessibleName(page.kicker)
        title = QLabel(page.title)
        title.setWordWrap(True)
        size = LOW_TITLE if self._is_low else TITLE if self.width() > 420 else SMALL_TITLE
        title.setStyleSheet(
            f"font-family: {SERIF_LIST}; font-size: {theme.sized(size)}px; color: {paper.ink};"
        )
        style = f"font-family: {SERIF_LIST}; font-style: italic; font-size: {theme.sized(15)}px;"
        cite = Linked(page.cite, f"{style} color: {paper.ink3};", 115)
        cite.linkActivated.connect(lambda target: self.link_asked.emit(target, cite))
        self._links.append(cite)
        line = DoubleRule(theme)
        line.setFixedWidth(96)
        apart = LOW_PARTS if self._is_low else PARTS
        head = 1 if self._is_low else 4
        for part, space in ((kicker, head), (title, head), (cite, apart - 4), (line, 0)):
            fill(self._column, part, space)
        for block in page.blocks:
            fill(self._column, apart, self._made(block))
        if self._table is not None:
            sketch, below = self._made_table(*self._table)
            fill(self._column, apart, sketch, 6, below)
        self._column.addStretch(1)

    def _made_table(self, row: SketchRow, caption: str) -> tuple[QWidget, QWidget]:
        sketch = Sketch(self._theme, low=LOW_TABLE)
        sketch.show_sketch(row)
        self.sketch = sketch
        below = Bare(caption)
        below.setProperty("role", "small")
        below.setWordWrap(True)
        return sketch, below

    def _made(self, block: Block) -> QWidget:
        theme = self._theme
        match block:
            case Paragraph(html):
                style = (
                    f"font-family: {SERIF_LIST}; font-size: {theme.sized(19)}px; color: {theme.paper.ink};"
                )
                words = Linked(html, style, LOW_LEADING if self._is_low else LEADING)
                words.linkActivated.connect(lambda target: self.link_asked.emit(target, words))
                self._links.append(words)
                return words
            case PictureLine(pieces):
                if self._is_low:
                    return PictureRow(theme, pieces, LOW_TILE, beside=True)
                return PictureRow(theme, pieces, TILE)
            case Remember():
                bar = Bar(theme, block, low=self._is_low)
                for line in bar.findChildren(Linked):
                    self._links.append(line)
                    line.linkActivated.connect(lambda target, line=line: self.link_asked.emit(target, line))
                return bar

    def _fit(self) -> None:
        low = is_low(self)
        roomy = not low and self.width() > max(440, self.least_width + 2 * (WIDE_SIDE - NARROW_SIDE))
        side = WIDE_SIDE if roomy else NARROW_SIDE
        side = max(side, (self.width() - self._theme.sized(WIDEST)) // 2)
        top = 28 if self.height() > 720 else 2 if low else 16
        self._layout.setContentsMargins(side - INSET - FOCUS, top, max(8, side - 14), 6 if low else 16)
        self._layout.setSpacing(LOW_BETWEEN if low else BETWEEN)
        self._column.setContentsMargins(INSET, 0, 6, 0 if low else 12)
        self.foot.setContentsMargins(INSET + FOCUS - RING, 0, 0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the height out anew when the text has got another one."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._share_room()
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """Show a scroll bar only where the text does not fit without one.

        While a bar is there, its room is missing beside the text, which may be too high for that alone.
        """
        fits = self.free_below >= 0
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        if policy != self.scroller.verticalScrollBarPolicy():
            self.scroller.setVerticalScrollBarPolicy(policy)
        self.room_changed.emit()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keep the ground as large as the page."""
        self._paper.cover(self)
        self._edge.setGeometry(self.width() - 1, 0, 1, self.height())
        self._fit()
        if is_low(self) is not self._is_low:
            self._is_low = not self._is_low
            self._rebuild()
        self._share_room()
