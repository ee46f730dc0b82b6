"""The sheet for the whole table: figures that can be read from a metre away, dice, a clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling.core.tiles import Wind
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dice import draw_die
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.paper_page import Paper, label, say_in_line
from peling_app.kit.view.parts import set_look
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.tiles import wind_name
from peling_app.score.model.at_table import STEP, AtTable, PlayerAtTable
from peling_app.score.view.legend import draw_seal
from peling_app.score.words import at_table as words

DESIGN: Final = 1440
SIDE: Final = 32
NARROW, CLOSE = 1100, 18
"""On a page no wider than this less stays free at the sides, so that the clock has one line."""
"""The width for which the sizes are made; a wider window has larger figures."""


class PlayerPlace(QWidget):
    """One player: name, wind, total, what the last deal brought, as large as there is room."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show nobody yet."""
        super().__init__(parent)
        self._theme = theme
        self._player: PlayerAtTable | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_player(self, player: PlayerAtTable) -> None:
        """Show a player."""
        self._player = player
        wind = wind_name(player.wind)
        self.setAccessibleName(
            words.player_spoken(name=player.name, wind=wind, total=player.total, last=player.last)
        )
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for a total."""
        return QSize(150, 190)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint name, wind, total and the last gain one below the other."""
        player = self._player
        if player is None:
            return
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        zoom = self._theme.zoom() / 100
        scale = min(self.width() / 300, self.height() / (330 * zoom))
        room = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        if player.wind is Wind.EAST:
            painter.setPen(QColor(paper.gold))
            painter.setBrush(QColor(paper.gold_ground))
            painter.drawRoundedRect(room, 10, 10)
        top = max(room.top() + 8 * scale, room.center().y() - 150 * scale * zoom)
        top = self._line(painter, top, player.name, display_font(self._theme, 46 * scale), paper.ink)
        wind = wind_name(player.wind)
        font = text_font(self._theme, 28 * scale)
        if player.wind is Wind.EAST:
            side = 34 * scale
            width = QFontMetricsF(font).horizontalAdvance(wind) + side + 10
            seal = QRectF(room.center().x() - width / 2, top + 2, side, side)
            draw_seal(painter, seal, paper.red)
            painter.setFont(font)
            painter.setPen(QColor(paper.ink2))
            painter.drawText(QPointF(seal.right() + 10, top + 30 * scale), wind)
            top += QFontMetricsF(font).height()
        else:
            top = self._line(painter, top, wind, font, paper.ink2)
        ink = {1: paper.green, -1: paper.red}.get(player.sign, paper.ink)
        total = text_font(self._theme, 84 * scale, QFont.Weight.Bold)
        top = self._line(painter, top + 8 * scale, player.total, total, ink)
        weight = QFont.Weight.Bold if player.won else QFont.Weight.Normal
        self._line(painter, top, player.last, text_font(self._theme, 34 * scale, weight), paper.ink2)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), paper.gold, 8)

    def _line(self, painter: QPainter, top: float, text: str, font: QFont, ink: str) -> float:
        """Write a line in the middle, smaller if there is no room for it; return where the next begins."""
        metrics = QFontMetricsF(font)
        room = self.width() - 28.0
        if metrics.horizontalAdvance(text) > room:
            font.setPixelSize(max(16, int(font.pixelSize() * room / metrics.horizontalAdvance(text))))
        painter.setFont(font)
        painter.setPen(QColor(ink))
        area = QRectF(14, top, room, metrics.height())
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter.value), text)
        return area.bottom()


class DiceView(QWidget):
    """The dice as they lie, large."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show no dice yet."""
        super().__init__(parent)
        self._theme = theme
        self._dice: tuple[tuple[int, int], ...] = ()
        self._side = 56.0

    def show_dice(self, dice: tuple[tuple[int, int], ...], side: float) -> None:
        """Show these throws beside each other."""
        self._dice = dice
        self._side = side
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for two throws."""
        return QSize(round(self._side * 5.2), round(self._side * 1.2))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dice."""
        painter = paint.smooth_painter(self)
        left = self._side * 0.6
        for throw in self._dice:
            for eyes in throw:
                draw_die(painter, QPointF(left, self.height() / 2), eyes, self._side)
                left += self._side * 1.15
            left += self._side * 0.4


class AtTablePage(Worded):
    """The view for the table.

    Signals:
        back_asked: back to the sheet.
        enter_asked: back, to enter the deal.
    """

    back_asked = Signal()
    enter_asked = Signal()

    def __init__(self, theme: Theme, model: AtTable, parent: QWidget | None = None) -> None:
        """Show a model."""
        super().__init__(parent)
        self._theme = theme
        self.model = model
        self._paper = Paper(theme, self)
        self._heading = label()
        self._next = label("", wrap=True)
        self.said = label("", wrap=True)
        self.players: list[PlayerPlace] = []
        self._row = QHBoxLayout()
        self.dice = DiceView(theme)
        self.throw = Button(theme, Kind.PRIMARY, key="Space", height=52)
        self._clock = label()
        self.start_clock = Button(theme, key="T", height=52)
        self.less = Button(theme, height=52)
        self.more = Button(theme, height=52)
        self.reset = Button(theme, height=52)
        self.back = Button(theme, key="Esc", height=52)
        self.enter = Button(theme, Kind.PRIMARY, key="Enter", height=52)
        self._lay_out()
        for button, act in (
            (self.throw, model.throw),
            (self.start_clock, model.clock.toggle),
            (self.less, lambda: model.clock.change(-STEP)),
            (self.more, lambda: model.clock.change(STEP)),
            (self.reset, model.clock.reset),
            (self.back, self.back_asked.emit),
            (self.enter, self.enter_asked.emit),
        ):
            button.clicked.connect(lambda _checked=False, act=act: act())
        model.changed.connect(self.refresh)
        model.clock.ticked.connect(self._show_clock)
        model.clock.over.connect(self._tell_over)
        theme.changed.connect(self.retranslate)
        self.retranslate()

    def _lay_out(self) -> None:
        column = self._column = fill(QVBoxLayout(self), spacing=10)
        for words_ in (self._heading, self._next):
            words_.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(words_)
        nest(column, self._row, 1)
        said = fill(QHBoxLayout(), self.dice, (self.said, 1), self.throw)
        nest(column, said)
        foot = fill(QHBoxLayout(), spacing=2)
        clock = Flow(spacing=2)
        # Where they need two lines, what sets the time stands in the second, all of it.
        for parts in ((self._clock, self.start_clock), (self.less, self.more, self.reset)):
            group = QWidget()
            fill(QHBoxLayout(group), *parts, margins=(0, 0, 0, 0), spacing=2)
            clock.addWidget(group)
        fill(foot, self.back, (clock, 1), self.enter)
        nest(column, foot)

    @property
    def _scale(self) -> float:
        return max(0.72, min(self.width() / DESIGN, self.height() / 900))

    def refresh(self) -> None:
        """Show the sheet as it stands."""
        model, scale, theme = self.model, self._scale, self._theme
        paper = theme.paper
        set_look(self._heading, display_font(theme, 34 * scale), paper.ink2)
        set_look(self._next, display_font(theme, 50 * scale), paper.ink)
        set_look(self.said, text_font(theme, 30 * scale), paper.ink)
        self._heading.setText(model.heading)
        self._next.setText(model.next_words)
        shown = model.players
        while len(self.players) < len(shown):
            self.players.append(PlayerPlace(theme))
            self._row.addWidget(self.players[-1])
        for number, view in enumerate(self.players):
            view.setVisible(number < len(shown))
            if number < len(shown):
                view.show_player(shown[number])
        throws = model.throws
        self.dice.show_dice(tuple((one.first, one.second) for one in throws), 58 * scale)
        thrower = model.thrower
        said = f"{throws[-1].who}: {throws[-1].sentence}" if throws else words.not_thrown(name=thrower)
        self.said.setText(said)
        self.said.setToolTip("")
        self.said.setAccessibleName(said)
        self.throw.setText(words.throw_for(name=thrower) if thrower else words.throw_again())
        if throws and self.isVisible():
            announce(self, said)
        self._show_clock()

    def say(self, said: Callable[[], str]) -> None:
        """Say what was done with the sheet where the dice are spoken of, until they are thrown."""
        say_in_line(self.said, said())

    def _show_clock(self) -> None:
        clock = self.model.clock
        minutes, seconds = divmod(clock.left, 60)
        set_look(
            self._clock,
            text_font(self._theme, 44 * self._scale, QFont.Weight.Bold),
            self._theme.paper.ink if clock.left else self._theme.paper.red,
        )
        self._clock.setText(f"{minutes}:{seconds:02}")
        self._clock.setAccessibleName(words.clock_spoken(minutes=minutes, seconds=seconds))
        self.start_clock.setText(words.stop_clock() if clock.is_running else words.start_clock())

    def _tell_over(self) -> None:
        self._next.setText(words.time_up())
        if self.isVisible():
            announce(self, words.time_up())

    def retranslate(self) -> None:
        """Set every text in the present language."""
        self.setAccessibleName(words.title())
        self.back.setText(words.back())
        self.enter.setText(words.enter())
        self.less.setText(f"−{STEP}")
        self.less.setAccessibleName(words.shorter())
        self.more.setText(f"+{STEP}")
        self.more.setAccessibleName(words.longer())
        self.reset.setText(words.reset_clock())
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Throw with Space, start and stop the clock with T, go on with Enter, back with Escape."""
        match event.key():
            case Qt.Key.Key_Space:
                self.model.throw()
            case Qt.Key.Key_T:
                self.model.clock.toggle()
            case _ if is_enter(event):
                self.enter_asked.emit()
            case Qt.Key.Key_Escape:
                self.back_asked.emit()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write larger in a larger window."""
        super().resizeEvent(event)
        self._paper.cover(self)
        side = SIDE if self.width() > NARROW else CLOSE
        self._column.setContentsMargins(side, 20, side, 20)
        self.refresh()
