"""A course: its map at the left, the page of the lesson, and the place of the task."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from peling_app.kit.commands import BY_ID
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import ENTER, Button
from peling_app.kit.view.dialogs.menu import open_menu
from peling_app.kit.view.dialogs.popover import Popover
from peling_app.kit.view.layouts import NO_LIMIT, STRETCH, fill
from peling_app.kit.view.text.reader import order_tabs
from peling_app.kit.view.text.retranslate import Worded
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.view.answers.entry import Done, Entry
from peling_app.learn.view.answers.low_window import is_low
from peling_app.learn.view.answers.panel import TaskPanel
from peling_app.learn.view.paper import LEAST, LessonPaper
from peling_app.learn.view.sidebar import Sidebar
from peling_app.learn.view.way_back import WayBack
from peling_app.learn.words import learn as words

NARROW = 1200
"""Below this width the map of the course is a list to drop down."""
LEAST_SHARE = 1
"""The share of the width, in percent, with which the page of a lesson is as narrow as it can be."""
MOST_SHARE, BESIDE_SHEET = 48, 45
"""In a low window a page with a long text gets so much of the width at most, for fewer lines."""
MOST_ZOOM = 100
"""The largest text, in percent, with which it gets more."""
MOST_PAPER = 760
"""Width in pixels that the page of a lesson has beside its task at most."""


class Strip(QWidget):
    """The paper above the page, with the map to drop down, where the window is narrow."""

    def __init__(self, theme: Theme) -> None:
        """Make an empty strip."""
        super().__init__()
        self._theme = theme

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper as it begins on the page below."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.paper.top))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), QColor(self._theme.paper.line))


class CoursePage(Worded):
    """The lessons of a book.

    Signals:
        back_asked: leave for the start of Learn, or for the game that led here.
        rule_asked: open the rule book at this rule.
        practice_asked: drill for two minutes what this page teaches.
        title_changed: the words for the top bar changed.
    """

    back_asked = Signal()
    rule_asked = Signal(str)
    practice_asked = Signal()
    title_changed = Signal()

    def __init__(self, services: Services, model: CourseModel, parent: QWidget | None = None) -> None:
        """Show the model's page."""
        super().__init__(parent)
        self.services = services
        self.model = model
        theme = services.theme
        self.sidebar = Sidebar(theme)
        self.map = Button(theme, icon="menu")
        self._strip = Strip(theme)
        self.paper = LessonPaper(theme)
        self.task = TaskPanel(theme, model.task)
        self.task.let_stand(self.paper)
        self.popover = Popover(theme, self)
        strip = self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._strip)
        fill(strip, self.map, STRETCH, margins=(18, 6, 10, 0))
        self.back = Button(theme, icon="arrow-left", key="Esc")
        self.back.spare_key()
        self.way_back = WayBack(self.sidebar, self.back)
        strip.addWidget(self.back)
        middle = fill(QVBoxLayout(), self._strip, (self.paper, 1), spacing=0)
        self._row = fill(QHBoxLayout(self), self.sidebar, middle, self.task, margins=(0, 0, 0, 0), spacing=0)
        self.sidebar.chosen.connect(model.open_lesson)
        self.sidebar.back_asked.connect(self.back_asked)
        self.back.clicked.connect(self.back_asked)
        self.map.clicked.connect(self._open_map)
        self.paper.back_asked.connect(model.go_back)
        self.paper.next_asked.connect(self._next)
        self.paper.link_asked.connect(self._open_link)
        self.paper.room_changed.connect(self._fit)
        self.task.next_asked.connect(self._next)
        self.task.done.connect(self._done)
        self.task.area.remade.connect(self._order_focus)
        self.task.drill.clicked.connect(self.practice_asked)
        self.task.link_asked.connect(self._open_link)
        self.popover.rule_asked.connect(self.rule_asked)
        self.task.rule_asked.connect(self.rule_asked)
        self.popover.term_asked.connect(lambda term: self._open_link(f"term:{term}", self.popover))
        model.turned.connect(self._turned)
        model.changed.connect(self.refresh)
        services.preferences.changed.connect(self._set_up_board)
        theme.changed.connect(self._set_up_board)
        theme.changed.connect(self._fit)
        self._set_up_board()
        self.retranslate()

    @property
    def title(self) -> tuple[str, ...]:
        """Return the words for the top bar."""
        return self.model.title

    # -- what is shown -------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show map and page as they stand."""
        page = self.model.page
        if page is None:
            return
        entries = [
            Entry(
                row.id,
                row.title,
                str(row.number) if row.number else "",
                Done(row.state) if row.id else Done.OPEN,
                spoken=words.entry_spoken(row.number, row.title, row.state) if row.id else "",
            )
            for row in self.model.map
        ]
        self.sidebar.show_entries(words.the_course(), entries)
        done, total = self.model.done
        self.sidebar.meter.show_part(done / total if total else 0, words.of(done, total))
        self.map.setText(f"{words.the_course()}: {words.of(done, total)}")
        self.paper.show_page(page, self.model.table, back_words=words.back(), first=self.model.is_first)
        self.paper.next.set_key(ENTER if self.model.task.is_done else BY_ID["learn.next-page"].keys[0])

    def _turned(self) -> None:
        self.popover.hide()
        self.refresh()
        shown = self.model.task.is_shown
        self.task.setVisible(shown)
        self._fit()
        self._order_focus()
        if self.isVisible():
            self.take_focus()
        self.title_changed.emit()

    def _order_focus(self) -> None:
        """Let Tab go from the map over the page to the task; what a page makes anew would come last."""
        stops = [*self.sidebar.buttons, self.sidebar.back, self.map, self.back, *self.paper.stops]
        order_tabs([*stops, *(self.task.stops if self.model.task.is_shown else [])])

    def showEvent(self, event: QShowEvent) -> None:
        """Order the stops of Tab: only in a window they have an order."""
        super().showEvent(event)
        self._order_focus()

    def take_focus(self) -> None:
        """Begin with the task, or where there is none with the way on."""
        if self.model.task.is_shown:
            self.task.take_focus()
        else:
            self.paper.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def turn(self, *, on: bool) -> None:
        """Turn to the next page or to the one before."""
        if on:
            self._next()
        else:
            self.model.go_back()

    def _done(self) -> None:
        """Lead to the one way on, which stands on the page of the lesson."""
        self.paper.next.set_key(ENTER)
        self.paper.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _next(self) -> None:
        if not self.model.go_on():
            self.back_asked.emit()

    def _open_map(self) -> None:
        """Show the lessons of the course as a menu, where the page is narrow."""
        menu = QMenu(self)
        menu.setAccessibleName(words.the_course())
        for row in self.model.map:
            if not row.id:
                menu.addSection(row.title)
                continue
            mark = "✓ " if row.state == "done" else ""
            action = menu.addAction(f"{mark}{row.number}  {row.title}")
            action.triggered.connect(lambda _checked=False, lesson=row.id: self.model.open_lesson(lesson))
        open_menu(menu, self.map.mapToGlobal(QPoint(5, self.map.height() - 4)), once=True)

    def _open_link(self, target: str, beside: QWidget) -> None:
        """Explain what a link of the text names, beside it."""
        self.popover.open(partial(self.model.link, target), beside)

    def _set_up_board(self) -> None:
        self.model.task.board.set_up(**self.services.of_boards(), teaching=True)

    # -- keys and sizes ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape; the task takes digits and Enter."""
        writes = isinstance(QApplication.focusWidget(), QLineEdit)
        match event.key():
            case Qt.Key.Key_Escape if self.popover.isVisible():
                self.popover.close_and_return()
            case Qt.Key.Key_Escape:
                self.back_asked.emit()
            case _ if self.model.task.is_shown and not writes:
                self.task.keyPressEvent(event)
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin with the task."""
        self.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop the map down where it is narrow."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.width() >= NARROW * max(1.0, self.services.theme.zoom() / 100)
        self.sidebar.stand(wide=wide, instead=(self._strip,), stop=self.map, back=self.back)
        room = self.width() - (self.sidebar.width() if wide else 0)
        if self.model.task.is_shown:
            # A sheet is the highest of all answers: where it is narrow, its titles take more lines, too.
            sheet = self.model.task.has_sheet and room <= NARROW and is_low(self)
            share = self._share(room, sheet=sheet)
            if share != self._row.stretch(1):
                self._row.setStretch(1, share)
                self._row.setStretch(2, 100 - share)
            room = max(LEAST, min(MOST_PAPER, room * share // 100))
        self.paper.setMaximumWidth(MOST_PAPER if self.model.task.is_shown else NO_LIMIT)
        self._ways.setDirection(
            QBoxLayout.Direction.LeftToRight if self._are_beside(room) else QBoxLayout.Direction.TopToBottom
        )

    def _are_beside(self, room: int) -> bool:
        """Return whether the ways over the text stand beside each other in so much width."""
        margins = self._ways.contentsMargins()
        needed = self.map.sizeHint().width() + self.back.sizeHint().width() + margins.left() + margins.right()
        return needed <= room

    def _height_at(self, width: int) -> int:
        """Return how high the text's page is at a width: in a narrow one the ways over it take two lines."""
        if self._strip.isHidden():
            return self.height()
        margins, ways = (
            self._ways.contentsMargins(),
            [one.sizeHint().height() for one in (self.map, self.back)],
        )
        lines = max(ways) if self._are_beside(width) else sum(ways) + self._ways.spacing()
        return self.height() - margins.top() - margins.bottom() - lines

    def _share(self, room: int, *, sheet: bool) -> int:
        """Return the share of a width that the text gets beside its task, in percent.

        It follows from the size of this page and from the text alone. Larger text needs the task's width.
        """
        usual, most = 40 if room > 1000 else 41, MOST_SHARE
        if sheet:
            usual, most = LEAST_SHARE, BESIDE_SHEET
        if not is_low(self) or self.services.theme.zoom() > MOST_ZOOM:
            return usual
        least = self.paper.minimumSizeHint().width()
        widths = {one: max(least, room * one // 100) for one in range(usual, most + 1)}
        free = {one: self.paper.free_at(QSize(wide, self._height_at(wide))) for one, wide in widths.items()}
        return next((one for one, pixels in free.items() if pixels >= 0), max(free, key=free.__getitem__))

    def unload(self) -> None:
        """Let the board go before its model, at the end of the program."""
        self.task.unload()

    def retranslate(self) -> None:
        """Word the page again."""
        self.setAccessibleName(words.the_course())
        self.way_back.word()
        self.model.reword()
        self.refresh()
        self._fit()
        self.title_changed.emit()
