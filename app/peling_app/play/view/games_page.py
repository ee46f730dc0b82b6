"""The page of all saved games: go on with one, look at the deals of it that are over, or put it away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from peling_app.books.faces import face
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.commands import Flag
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import Stretch, fill
from peling_app.kit.view.lists.put_away import PutAway, PutAwayRow
from peling_app.kit.view.lists.saved_list import SavedList, SavedRow
from peling_app.kit.view.paper_page import PaperPage, label
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.words.times import now, when_words
from peling_app.kit.words.tips import tip
from peling_app.play.model.games import GamesModel
from peling_app.play.model.saved_games import SavedGames
from peling_app.play.result.words import result as result_words
from peling_app.play.session import Session
from peling_app.play.setup import SavedGame
from peling_app.play.words import games as words


def _list(model: GamesModel, theme: Theme) -> SavedList[SavedGame]:
    """Return a list of games; the third line of a row says who plays, and by which house rules."""
    return SavedList(model, theme, _row, lines=3)


def _row(game: SavedGame) -> SavedRow:
    return SavedRow(
        face(game.rule_set).cloth,
        short_title(game.rule_set),
        words.mark(game),
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
        review_asked: know what the decisions of the deals that are over have cost; the game is not opened.
        replay_asked: look at the deals of the game of this journal; it is not opened for play.
        records_asked: look at what all games come to.
        moved: a game was put away or brought back: what is saved is to be looked for again.
    """

    continue_asked = Signal(object)
    replay_asked = Signal(object)
    review_asked = Signal(object)
    records_asked = Signal()
    moved = Signal()

    def __init__(
        self, services: Services, games: SavedGames, session: Session | None, parent: QWidget | None = None
    ) -> None:
        """Show the games that are saved; without a session none can be put away."""
        super().__init__(services.theme, parent)
        self.services = services
        self._games = games
        self.session = session
        self.model = GamesModel(self)
        self.empty = label("lead", wrap=True)
        self.list = _list(self.model, services.theme)
        fill(self.column, self.empty, (self.list, 1))
        self.away = PutAwayRow(services.theme)
        self.column.addWidget(self.away)
        self.all_away = Button(services.theme, height=32)
        fill(self.column, (self.all_away, 0, Qt.AlignmentFlag.AlignLeft), Stretch(0))
        self._putting = None if session is None else PutAway(session, self.away, self)
        self._back = Button(services.theme, icon="arrow-left", key="Esc", height=42)
        self.delete_button = Button(services.theme, height=42)
        self.review_button = Button(services.theme, height=42)
        self.replay_button = Button(services.theme, height=42)
        self.continue_button = Button(services.theme, Kind.PRIMARY, height=42)
        self.records = Button(services.theme, height=42)
        # Long words in large type take two lines.
        ways = Flow(spacing=2, at_right=True)
        for way in (self.delete_button, self.review_button, self.replay_button, self.continue_button):
            ways.addWidget(way)
        top = Qt.AlignmentFlag.AlignTop
        fill(self.foot, (self._back, 0, top), (self.records, 0, top), (ways, 1))
        self._back.clicked.connect(self.back_asked)
        self.records.clicked.connect(self.records_asked)
        self.review_button.clicked.connect(self._review)
        self.replay_button.clicked.connect(self._replay)
        self.continue_button.clicked.connect(self._continue)
        self.delete_button.clicked.connect(self.put_away)
        self.away.undo.clicked.connect(self.bring_back)
        self.away.worded.connect(self._set_flags)
        if self._putting is not None:
            self._putting.moved.connect(self._moved)
        self.all_away.clicked.connect(self.show_put_away)
        self.list.opened.connect(self._continue)
        self.list.delete_asked.connect(self.put_away)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.model.modelReset.connect(self._choose)
        games.changed.connect(self.refresh)
        services.commands.handle(
            {"games.replay": self._replay, "games.review": self._review, "games.undo": self.bring_back}
        )
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page."""
        return (self.tr("Saved games"),)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin in the list; where it is empty, with what brings a game back."""
        work = (self.list, self.away.undo, self.all_away, self._back)
        target = next(one for one in work if one.isVisibleTo(self))
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the games there are; the one that was chosen stays so."""
        self.model.show(self._games.games, self._games.unreadable)
        paths = self.model.paths
        self.empty.setVisible(not paths)
        self.list.setVisible(bool(paths))
        self._count_away()
        self._choose()

    def showEvent(self, event: QShowEvent) -> None:
        """Count anew what was put away: in another window it may have become another number."""
        super().showEvent(event)
        self._count_away()

    def _count_away(self) -> None:
        """Offer to bring back what was put away, if there is any."""
        session = self.session
        away = 0 if session is None else session.put_away_count
        self.all_away.setText(words.put_away_words(away))
        self.all_away.setVisible(bool(away))
        self.empty.setText(
            self.tr("All games are put away.")
            if away
            else self.tr("No game is saved yet. Every game you begin is kept by itself.")
        )

    def put_away(self) -> None:
        """Take the game that is chosen off the list, and offer to bring it back."""
        path = self.list.path
        if self._putting is not None and path is not None:
            self._putting.put_away(path, str(self.model.data(self.list.currentIndex())))
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_put_away(self) -> None:
        """Show all that was put away; each can be brought back."""
        if self._putting is not None:
            self._putting.show_all(self.theme, _list(GamesModel(self), self.theme))

    def bring_back(self) -> None:
        """Bring back the game that was put away last."""
        if self._putting is not None:
            self._putting.bring_back()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _moved(self, back: Path | None) -> None:
        """Have what is saved looked for again, and choose what was brought back."""
        self.moved.emit()
        # What was deleted for good was not in the list: that has not changed by it.
        self._count_away()
        self.list.choose(back)

    def retranslate(self) -> None:
        """Word the whole page again."""
        self.set_title(self.tr("Saved games"))
        self.subtitle.setText(self.tr("Go on where you stopped, or look at the deals that are over"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self._back.setText(self.tr("Back"))
        self.records.setText(result_words.records())
        self.delete_button.setText(self.tr("Put away"))
        said = self.tr("Take the game off the list; it can be brought back")
        self.delete_button.setAccessibleDescription(said)
        self.review_button.setText(self.tr("Review"))
        self.replay_button.setText(self.tr("Replay"))
        self.refresh()

    def _choose(self) -> None:
        game = self.list.current
        self.delete_button.setEnabled(self.list.path is not None)
        bad = self.list.unreadable
        self.continue_button.setEnabled(game is not None or (bad is not None and bad.may_pass))
        is_over = game is not None and game.is_over
        self.continue_button.setText(result_words.result() if is_over else self.tr("Continue"))
        can_replay = game is not None and game.finished > 0
        nothing = self.tr("No deal of this game is over yet.")
        steps = self.tr("All hands open, deal by deal. The game itself stays as it is.")
        costs = self.tr("What your decisions cost, and what was luck, deal by deal.")
        for button, said in ((self.replay_button, steps), (self.review_button, costs)):
            button.setEnabled(can_replay)
            button.setToolTip(tip(said if can_replay else nothing))
            button.setAccessibleDescription(said if can_replay else nothing)
        self._set_flags()

    def _set_flags(self) -> None:
        game = self.list.current
        can_replay = game is not None and game.finished > 0
        self.services.commands.set_flags({Flag.REPLAY_CHOSEN: can_replay, Flag.GAME_AWAY: self.away.can_undo})

    def _continue(self) -> None:
        if self.list.path is not None:
            self.continue_asked.emit(self.list.path)

    def _replay(self) -> None:
        game = self.list.current
        if game is not None and game.finished:
            self.replay_asked.emit(game.path)

    def _review(self) -> None:
        game = self.list.current
        if game is not None and game.finished:
            self.review_asked.emit(game.path)
