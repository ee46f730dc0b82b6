"""The page of all saved games: go on with one, or look at the deals of one that are over."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from peling_app.commands import Flag
from peling_app.setup import SavedGame
from peling_app.texts import games as words
from peling_app.texts.rulebooks import short_title
from peling_app.theme import COVERS
from peling_app.viewmodels.context import AppContext
from peling_app.viewmodels.games import GamesModel, Index
from peling_app.viewmodels.theme import Theme
from peling_app.views.shell import paint
from peling_app.views.shell.controls import Button, Kind
from peling_app.views.shell.paper_page import PaperPage, label
from peling_app.views.shell.style import display_font, text_font

TALL = 64
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class GamesList(QListView):
    """The games; a double click or Enter goes on with one.

    Signals:
        opened: go on with this `SavedGame`.
    """

    opened = Signal(object)

    def __init__(self, model: GamesModel, theme: Theme) -> None:
        """Show the games."""
        super().__init__()
        self._games = model
        self.setModel(model)
        self.setItemDelegate(_Rows(self, theme))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setStyleSheet("QListView { background: transparent; border: none; outline: none; }")
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.doubleClicked.connect(self._open)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    @property
    def current(self) -> SavedGame | None:
        """Return the game that is chosen."""
        return self._games.game(self.currentIndex())

    def _open(self, index: QModelIndex) -> None:
        game = self._games.game(index)
        if game is not None:
            self.opened.emit(game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)


class _Rows(QStyledItemDelegate):
    """Paints a game: the cloth of its book, where it stands, when it was played, how many deals are over."""

    def __init__(self, view: GamesList, theme: Theme) -> None:
        super().__init__(view)
        self._view = view
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the height of two lines."""
        return QSize(300, max(TALL, self._theme.sized(19) + self._theme.sized(14) + 28))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint it."""
        model = index.model()
        game = model.game(index) if isinstance(model, GamesModel) else None
        if game is None:
            return
        paper = self._theme.paper
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen or over:
            painter.fillRect(area.adjusted(0, 1, 0, -1), QColor(paper.gold_ground if chosen else paper.panel))
        painter.fillRect(QRectF(area.left(), area.bottom(), area.width(), 1), QColor(paper.line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(COVERS.get(game.rule_set, paper.border)))
        painter.drawRoundedRect(QRectF(area.left() + 8, area.top() + 10, 10, area.height() - 20), 2, 2)
        self._paint_words(painter, area.adjusted(32, 8, -12, -8), game)
        if chosen and self._view.hasFocus():
            paint.focus_ring(painter, area.adjusted(1, 1, -1, -1), paper.gold, 5)
        painter.restore()

    def _paint_words(self, painter: QPainter, area: QRectF, game: SavedGame) -> None:
        paper = self._theme.paper
        small, name = text_font(self._theme, 14), display_font(self._theme, 19)
        mark = text_font(self._theme, 12.5, QFont.Weight.DemiBold)
        half = area.height() / 2
        top = QRectF(area.left(), area.top(), area.width(), half)
        foot = top.translated(0, half)
        said = (words.when_words(game.when, words.now()), words.finished_words(game.finished))
        right = max(QFontMetricsF(small).horizontalAdvance(text) for text in said) + 8
        right = min(right, area.width() * 0.5)
        painter.setFont(small)
        painter.setPen(QColor(paper.ink3))
        for line, text in zip((top, foot), said, strict=True):
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | MIDDLE, _cut(small, text, right))
        painter.setPen(QColor(paper.ink2))
        painter.drawText(foot, MIDDLE, _cut(small, words.saved_words(game), area.width() - right - 12))
        painter.setFont(name)
        painter.setPen(QColor(paper.ink))
        title = _cut(name, short_title(game.rule_set), area.width() - right - 110)
        painter.drawText(top, MIDDLE, title)
        if game.assisted:
            left = QFontMetricsF(name).horizontalAdvance(title) + 14
            painter.setFont(mark)
            painter.setPen(QColor(paper.ink3))
            painter.drawText(top.adjusted(left, 2, 0, 0), MIDDLE, words.assisted())


def _cut(font: QFont, text: str, room: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


class GamesPage(PaperPage):
    """All saved games.

    Signals:
        back_asked: go back to where the user came from.
        continue_asked: go on with the game of this journal.
        replay_asked: look at the deals of the game of this journal; it is not opened for play.
    """

    back_asked = Signal()
    continue_asked = Signal(object)
    replay_asked = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        """Show the games of the start page."""
        super().__init__(context.theme, parent)
        self._context = context
        self.model = GamesModel(self)
        self.empty = label("lead", wrap=True)
        self.list = GamesList(self.model, context.theme)
        self.column.addWidget(self.empty)
        self.column.addWidget(self.list, 1)
        self._back = Button(context.theme, icon="arrow-left", key="Esc", height=42)
        self.replay_button = Button(context.theme, height=42)
        self.continue_button = Button(context.theme, Kind.PRIMARY, height=42)
        self.foot.addWidget(self._back)
        self.foot.addStretch(1)
        self.foot.addWidget(self.replay_button)
        self.foot.addWidget(self.continue_button)
        self._back.clicked.connect(self.back_asked)
        self.replay_button.clicked.connect(self._replay)
        self.continue_button.clicked.connect(self._continue)
        self.list.opened.connect(self._continue)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.model.modelReset.connect(self._choose)
        context.home.changed.connect(self.refresh)
        context.commands.handle("games.replay", self._replay)
        self.retranslate()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin in the list."""
        target = self.list if self.model.games else self._back
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the games there are; the one that was chosen stays so."""
        before = self.list.current
        games = self._context.home.saved
        self.model.show(games)
        self.empty.setVisible(not games)
        self.list.setVisible(bool(games))
        paths = [game.path for game in games]
        row = paths.index(before.path) if before is not None and before.path in paths else 0
        if games:
            self.list.setCurrentIndex(self.model.index(row))
        self._choose()

    def retranslate(self) -> None:
        """Word the whole page again."""
        self.setAccessibleName(self.tr("Saved games"))
        self.title.setText(self.tr("Saved games"))
        self.subtitle.setText(self.tr("Go on where you stopped, or look at the deals that are over"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.empty.setText(self.tr("No game is saved yet. Every game you begin is kept by itself."))
        self._back.setText(self.tr("Back"))
        self.replay_button.setText(self.tr("Replay"))
        self.continue_button.setText(self.tr("Continue"))
        self.refresh()

    def _choose(self) -> None:
        game = self.list.current
        self.continue_button.setEnabled(game is not None)
        can_replay = game is not None and game.finished > 0
        self.replay_button.setEnabled(can_replay)
        told = self.tr("All hands open, deal by deal. The game itself stays as it is.")
        told = told if can_replay else self.tr("No deal of this game is over yet.")
        self.replay_button.setToolTip(told)
        self.replay_button.setAccessibleDescription(told)
        flag = frozenset({Flag.REPLAY_CHOSEN})
        if can_replay:
            self._context.commands.set_flags(on=flag)
        else:
            self._context.commands.set_flags(off=flag)

    def _continue(self) -> None:
        if self.list.current is not None:
            self.continue_asked.emit(self.list.current.path)

    def _replay(self) -> None:
        game = self.list.current
        if game is not None and game.finished:
            self.replay_asked.emit(game.path)
