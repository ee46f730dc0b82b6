"""Let the coach help at the table as the user wants it: when asked, before a grave mistake, or not at all."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from peling.core.actions import Action, Discard
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.dialogs.ask_before import ask_before
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Coaching
from peling_app.play.coaching import Stop
from peling_app.play.manners import Manners
from peling_app.play.session import Session
from peling_app.play.table.model.asked import NOTHING
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.model.coach import stop_page
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.tutor.view.side import TutorSide
from peling_app.play.tutor.words import coach as words
from peling_app.play.tutor.words.coach import manners
from peling_app.play.view.stop_sheet import StopSheet
from peling_app.play.words.games import assisted, unassisted


class CoachingPlay(QObject):
    """The switch at the foot of the tutor, and the gentle stop.

    Attributes:
        sheet: the stop.
    """

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        tutor: tuple[TutorModel, TutorSide],
        table: tuple[TableViewModel, TablePage],
        theme: Theme,
    ) -> None:
        """Coach at a table."""
        model, page = table
        super().__init__(page)
        self._session = session
        self._tutor, self._side = tutor
        self._table = model
        self._stop: Stop | None = None
        self._theme = theme
        parent = page.parentWidget()
        assert parent is not None, "the table stands beside the tutor"  # noqa: S101 - for the type checker
        self.sheet = StopSheet(theme, page, parent)
        self.sheet.played.connect(self._play)
        self.sheet.asked.connect(self._show)
        self.sheet.silenced.connect(self._silence)
        self.sheet.shown.connect(self._put_back)
        session.coach.weighing.connect(self._hold)
        session.coach.stopped.connect(self._stopped)
        session.changed.connect(self._follow)
        session.coach.changed.connect(model.refresh)
        self.manners = Manners(session, preferences, self)
        self._side.panel.coaching.chosen.connect(self._choose)
        self.manners.changed.connect(self._follow_manner)
        self._follow_manner()

    def _follow(self) -> None:
        """Another position is on the table: what the sheet speaks of is over."""
        self._stop = None
        self._table.board.meant.hold(NOTHING)
        self.sheet.put_away()
        self._side.panel.coaching.hush()
        self._show_manner()

    def marks(self, *, over: bool) -> tuple[str, ...]:
        """Return what a game is marked as beside its title; one without help once a deal is `over`."""
        session = self._session
        if over and session.unassisted:
            return (unassisted(),)
        exam = (manners(Coaching.EXAM),) if session.in_exam else ()
        return ((assisted(),) if session.assisted else ()) + exam

    def _choose(self, manner: Coaching) -> None:
        """Coach in another way; ask before an exam is left that would bear the mark of one."""
        session = self._session
        keeps = not session.in_exam or manner is Coaching.EXAM
        if keeps or not (session.unassisted and session.is_under_way):
            self._coach_so(manner)
            return
        self._show_manner()
        question, said = words.leave_exam(), words.leave_exam_said()
        answers = words.leave(), words.stay()
        ask_before(self._theme, partial(self._coach_so, manner), question, said, answers, self.sheet.window())

    def _coach_so(self, manner: Coaching) -> None:
        """Coach in another way, and say until the next move what that means."""
        self.manners.choose(manner)
        self._side.panel.coaching.explain()

    def _follow_manner(self) -> None:
        self._tutor.set_manner(self.manners.manner)
        self._show_manner()

    def _show_manner(self) -> None:
        can_bear = self._session.unassisted
        self._side.panel.coaching.show_manner(self.manners.manner, self._tutor.grave, can_bear=can_bear)

    def _stopped(self, stop: Stop) -> None:
        self._stop = stop
        self._table.board.returned.emit()
        self._hold(stop.chosen.action)
        self.sheet.open(partial(stop_page, stop), self._tutor.now.faces)
        self._table.board.announced.emit(self.sheet.accessibleName())

    def _put_back(self, shown: bool) -> None:
        """Put the tile that was held over its place back among the others, whatever the user has decided.

        It is no longer chosen: whoever thinks again does not discard it by one more press of a key.
        """
        if not shown:
            self._table.board.meant.hold(NOTHING)
            self._table.board.lay_down()

    def _hold(self, action: Action) -> None:
        """Let the tile that is to be discarded hover over its place, while the coach weighs it or speaks."""
        self._table.board.meant.hold(self._key(action))

    def _key(self, action: Action) -> int:
        """Return the key of the tile that was to be discarded: the very one, where two are equal."""
        tiles = self._table.board.order.tiles
        equal = [key for key, kind in tiles if isinstance(action, Discard) and kind is action.tile]
        return self._table.gone if self._table.gone in equal else equal[-1] if equal else NOTHING

    def _play(self) -> None:
        if self._stop is not None:
            self._session.do(self._stop.chosen.action, sure=True)

    def _show(self) -> None:
        """Show the table of the coach with the choice in it."""
        if self._stop is not None:
            self._tutor.look_at(self._stop.chosen.action)
            self._tutor.ask_advice()
            self._side.open(Tab.NOW)

    def _silence(self) -> None:
        self._session.coach.leave_alone(self._session.deal_number)
