"""The page of all saved games: go on with one, look at the deals of it that are over, or put it away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from peling_app.books.faces import face
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.commands import Flag
from peling_app.kit.model.services import Services
from peling_app.kit.model.tables import Index
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.away import AwayDialog, AwayDoes
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.layouts import STRETCH, Stretch, fill
from peling_app.kit.view.paper_page import PaperPage, label
from peling_app.kit.view.saved_list import SavedList, SavedRow, unreadable_row
from peling_app.kit.view.undo_row import UndoRow
from peling_app.kit.words.times import now, when_words
from peling_app.kit.words.tips import tip
from peling_app.play.model.games import GamesModel
from peling_app.play.model.saved_games import SavedGames
from peling_app.play.session import Session
from peling_app.play.setup import SavedGame
from peling_app.play.words import games as words


class GamesList(SavedList):
    """The games; a double click or Enter goes on with one, Delete puts it away.

    Signals:
        opened: go on with the game that is chosen.
        delete_asked: put it away.
    """

    opened = Signal()
    delete_asked = Signal()

    def __init__(self, model: GamesModel, theme: Theme) -> None:
        """Show the games."""
        super().__init__(model, theme, lambda index: _row(model, index), lines=3)
        self._games = model
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    @property
    def current(self) -> SavedGame | None:
        """Return the game that is chosen; None for none and for a file that cannot be read."""
        return self._games.game(self.currentIndex())

    @property
    def path(self) -> Path | None:
        """Return the file of the row that is chosen."""
        index = self.currentIndex()
        one = self._games.game(index) or self._games.unreadable(index)
        return None if one is None else one.path

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, put away with Delete."""
        if take_enter(event, self.opened.emit):
            return
        if event.key() == Qt.Key.Key_Delete:
            self.delete_asked.emit()
        else:
            super().keyPressEvent(event)


def _row(model: GamesModel, index: Index) -> SavedRow | None:
    bad = model.unreadable(index)
    if bad is not None:
        return unreadable_row(bad)
    game = model.game(index)
    if game is None:
        return None
    return SavedRow(
        face(game.rule_set).cloth,
        short_title(game.rule_set),
        words.assisted() if game.assisted else "",
        words.saved_words(game),
        (when_words(game.when, now()), words.finished_words(game.finished)),
        third=" · ".join(filter(None, _third_line(game))),
    )


def _third_line(game: SavedGame) -> tuple[str, ...]:
    return words.origin_words(game, now()), words.players_words(game), words.house_words(game)


class GamesPage(PaperPage):
    """All saved games.

    Signals:
        continue_asked: go on with the game of this journal.
        replay_asked: look at the deals of the game of this journal; it is not opened for play.
        moved: a game was put away or brought back: what is saved is to be looked for again.
    """

    continue_asked = Signal(object)
    replay_asked = Signal(object)
    moved = Signal()

    def __init__(
        self, services: Services, games: SavedGames, session: Session | None, parent: QWidget | None = None
    ) -> None:
        """Show the games that are saved; without a session none can be put away."""
        super().__init__(services.theme, parent)
        self.services = services
        self._games = games
        self._session = session
        self.model = GamesModel(self)
        self.empty = label("lead", wrap=True)
        self.list = GamesList(self.model, services.theme)
        fill(self.column, self.empty, (self.list, 1))
        self.away = UndoRow(services.theme)
        self.column.addWidget(self.away)
        self.all_away = Button(services.theme, height=32)
        fill(self.column, (self.all_away, 0, Qt.AlignmentFlag.AlignLeft), Stretch(0))
        self._away_path: Path | None = None
        self._away_title = ""
        self._back = Button(services.theme, icon="arrow-left", key="Esc", height=42)
        self.delete_button = Button(services.theme, height=42)
        self.replay_button = Button(services.theme, height=42)
        self.continue_button = Button(services.theme, Kind.PRIMARY, height=42)
        fill(self.foot, self._back, STRETCH, self.delete_button, self.replay_button, self.continue_button)
        self._back.clicked.connect(self.back_asked)
        self.replay_button.clicked.connect(self._replay)
        self.continue_button.clicked.connect(self._continue)
        self.delete_button.clicked.connect(self.put_away)
        self.away.undo.clicked.connect(self.bring_back)
        self.all_away.clicked.connect(self.show_put_away)
        self.list.opened.connect(self._continue)
        self.list.delete_asked.connect(self.put_away)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.model.modelReset.connect(self._choose)
        games.changed.connect(self.refresh)
        services.commands.handle({"games.replay": self._replay})
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page."""
        return (self.tr("Saved games"),)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin in the list."""
        target = self.list if self.model.rowCount() else self._back
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the games there are; the one that was chosen stays so."""
        row, path = max(0, self.list.currentIndex().row()), self.list.path
        self.model.show(self._games.games, self._games.unreadable)
        paths = self.model.paths
        self.empty.setVisible(not paths)
        self.list.setVisible(bool(paths))
        session = self._session
        away = 0 if session is None else session.put_away_count
        self.all_away.setText(words.put_away_words(away))
        self.all_away.setVisible(bool(away))
        self.empty.setText(
            self.tr("All games are put away.")
            if away
            else self.tr("No game is saved yet. Every game you begin is kept by itself.")
        )
        if paths:
            row = paths.index(path) if path in paths else min(row, len(paths) - 1)
            self.list.setCurrentIndex(self.model.index(row))
        self._choose()

    def put_away(self) -> None:
        """Take the game that is chosen off the list, and offer to bring it back."""
        session, path = self._session, self.list.path
        if session is None or path is None:
            return
        title = self.model.data(self.list.currentIndex())
        away = session.put_away(path)
        if away is not None:
            self._away_path, self._away_title = away, str(title)
            self.away.show_words(words.put_away(game=self._away_title))
        self.moved.emit()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_put_away(self) -> None:
        """Show all that was put away; each can be brought back."""
        session = self._session
        if session is None:
            return
        model = GamesModel(self)
        shown = GamesList(model, self.theme)

        def look() -> None:
            games, unreadable = session.put_away_games()
            model.show(sorted(games, key=lambda game: game.when, reverse=True), unreadable)

        dialog = AwayDialog(self.theme, shown, model, AwayDoes(look, self._bring, self._delete), self)
        shown.opened.connect(dialog.bring_back)
        shown.delete_asked.connect(dialog.ask_to_delete)
        dialog.finished.connect(model.deleteLater)
        dialog.open()

    def bring_back(self) -> None:
        """Bring back the game that was put away last."""
        if self._away_path is not None:
            self._bring(self._away_path)
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _bring(self, away: Path) -> None:
        session = self._session
        if session is None:
            return
        back = session.bring_back(away)
        if back is not None:
            self._forget(away)
        self.moved.emit()
        if back in self.model.paths:
            self.list.setCurrentIndex(self.model.index(self.model.paths.index(back)))

    def _delete(self, away: Path) -> None:
        if self._session is not None and self._session.delete(away) is not None:
            self._forget(away)
        self.moved.emit()

    def _forget(self, away: Path) -> None:
        """Offer no longer to bring back what is not there any more."""
        if away == self._away_path:
            self._away_path, self._away_title = None, ""
            self.away.show_words("")

    def retranslate(self) -> None:
        """Word the whole page again."""
        self.setAccessibleName(self.tr("Saved games"))
        self.title.setText(self.tr("Saved games"))
        self.subtitle.setText(self.tr("Go on where you stopped, or look at the deals that are over"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self._back.setText(self.tr("Back"))
        self.delete_button.setText(self.tr("Put away"))
        told = self.tr("Take the game off the list; it can be brought back")
        self.delete_button.setAccessibleDescription(told)
        self.away.undo.setText(self.tr("Bring it back"))
        self.away.show_words(words.put_away(game=self._away_title) if self._away_title else "")
        self.replay_button.setText(self.tr("Replay"))
        self.continue_button.setText(self.tr("Continue"))
        self.refresh()

    def _choose(self) -> None:
        game = self.list.current
        self.delete_button.setEnabled(self.list.path is not None)
        bad = self.model.unreadable(self.list.currentIndex())
        self.continue_button.setEnabled(game is not None or (bad is not None and bad.may_pass))
        can_replay = game is not None and game.finished > 0
        self.replay_button.setEnabled(can_replay)
        told = self.tr("All hands open, deal by deal. The game itself stays as it is.")
        told = told if can_replay else self.tr("No deal of this game is over yet.")
        self.replay_button.setToolTip(tip(told))
        self.replay_button.setAccessibleDescription(told)
        self.services.commands.set_flags({Flag.REPLAY_CHOSEN: can_replay})

    def _continue(self) -> None:
        if self.list.path is not None:
            self.continue_asked.emit(self.list.path)

    def _replay(self) -> None:
        game = self.list.current
        if game is not None and game.finished:
            self.replay_asked.emit(game.path)
