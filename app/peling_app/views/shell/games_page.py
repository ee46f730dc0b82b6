"""The page of all saved games: go on with one, or look at the deals of one that are over."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from peling_app.commands import Flag
from peling_app.setup import SavedGame
from peling_app.texts import games as words
from peling_app.texts.rulebooks import short_title
from peling_app.viewmodels.context import AppContext
from peling_app.viewmodels.games import GamesModel
from peling_app.viewmodels.theme import Theme
from peling_app.views.saved_list import SavedList, SavedRow
from peling_app.views.shell.controls import Button, Kind
from peling_app.views.shell.paper_page import PaperPage, label


class GamesList(SavedList):
    """The games; a double click or Enter goes on with one.

    Signals:
        opened: go on with this `SavedGame`.
    """

    opened = Signal(object)

    def __init__(self, model: GamesModel, theme: Theme) -> None:
        """Show the games."""
        super().__init__(model, theme, lambda index: _row(model.game(index)))
        self._games = model
        self.doubleClicked.connect(self._open)

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


def _row(game: SavedGame | None) -> SavedRow | None:
    if game is None:
        return None
    return SavedRow(
        game.rule_set,
        short_title(game.rule_set),
        words.assisted() if game.assisted else "",
        words.saved_words(game),
        (words.when_words(game.when, words.now()), words.finished_words(game.finished)),
    )


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
