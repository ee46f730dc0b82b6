"""Let the session play on the board: pictures out, wishes in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from peling.core.actions import Action, ClaimChow, ClaimKong, ClaimPung, ClaimWin, Discard, Pass
from peling.core.events import (
    Claimed,
    Drawn,
    Event,
    KongLaid,
    TileDiscarded,
    TilesDealt,
    TileTurnedUp,
    WallBroken,
)
from peling.core.view import Phase, PlayerView
from peling.play.game import GameState
from peling.rules.course import Seating
from peling.rules.legality import Verdict
from peling_app.books.words.findings import finding
from peling_app.kit.model.faces import picture_of
from peling_app.play.game import Game
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.board_picture import Table, board_picture
from peling_app.play.table.model.claim_bar import BY_COMMAND, any_action, belongs, nearest, ways
from peling_app.play.table.model.deal.beginning import Beginning
from peling_app.play.table.model.moves import sound_of, way_of
from peling_app.play.table.model.picture import Picture
from peling_app.play.table.model.showing import Showing, Thinking
from peling_app.play.table.model.table_end import ENDS, TableEnd
from peling_app.play.table.model.timeline import Beat, time_line
from peling_app.play.table.words import board as words
from peling_app.play.table.words.events import event_line
from peling_app.play.table.words.moments import called

AT_ONCE = 4
"""The most events that are shown with their moves; a kong with its loose tile and discard are four."""

_WHICH = {"chow": "which-chow"}

UNSPOKEN = (WallBroken, TileTurnedUp, TilesDealt)
"""The events that are not read aloud one by one: a deal that begins is read moment by moment."""


class TableViewModel(QObject):
    """The table of the game that is open.

    Signals:
        ruleWished: the user wants to read the rule behind a refusal; carries its id.
        sounded: something can be heard: ``"draw"``, ``"discard"``, ``"chow"``, ``"pung"``, ``"kong"``,
            ``"win"``, ``"drawn"`` or ``"deal"``.
        movesShown: moves begin or end to be shown; meanwhile no computer player should act.
        openingShown: a deal begins, or its beginning was seen; meanwhile nobody should go on playing.
        framed: something else lies on the table while a deal begins, or when its beginning was left.

    Attributes:
        gone: the key of the tile of the hand that is to be discarded just now, if any.
    """

    ruleWished = Signal(str)
    sounded = Signal(str)
    openingShown = Signal(bool)
    movesShown = Signal(bool)
    framed = Signal()

    def __init__(
        self,
        session: Game,
        board: BoardViewModel | None = None,
        bonus_numbers: Callable[[], Mapping[str, int]] = dict,
        parent: QObject | None = None,
        *,
        in_time: bool = False,
    ) -> None:
        """Show the session's game on a board; `in_time`: one move after the other, else all at once."""
        super().__init__(parent)
        self._in_time = in_time
        self._showing = Showing(self)
        self._showing.busy.connect(self.movesShown)
        self.board = board or BoardViewModel(self)
        self._session = session
        self._bonus_numbers = bonus_numbers
        self._events: tuple[Event, ...] = ()
        self.gone: int | None = None
        self._shown: GameState | None = None
        self._choices: tuple[Action, ...] = ()
        self._which = ""
        self._refused: Verdict | None = None
        self._end = TableEnd(session, self.board, self._refresh, in_time=in_time)
        self._opening = False
        self._quick = False
        self._dealt: tuple[Event, ...] = ()
        self._beginning = Beginning(self.board.beginning, lambda: self.board.is_still, session, self)
        self._thinking = Thinking(self)
        self._thinking.changed.connect(self._show_thinking)
        session.happened.connect(self._happened)
        session.changed.connect(self._changed)
        session.refused.connect(self._refuse)
        session.thinking.connect(self._thinking.note)
        session.opened.connect(self._opened)
        self.board.discardWished.connect(self._discard)
        self.board.claimWished.connect(self.press)
        self.board.wayWished.connect(self._choose)
        self.board.takeBackWished.connect(session.take_back)
        self.board.tileClaimWished.connect(self._claim_tile)
        self.board.noteOpened.connect(self._open_rule)
        self.board.skipped.connect(self._showing.finish)
        self._beginning.framed.connect(self._show_frame)
        self._beginning.dealing.connect(lambda: self.sounded.emit("deal"))
        self._beginning.over.connect(self._finish_opening)
        self.refresh()

    @property
    def shows_moves(self) -> bool:
        """Return whether moves are still to be seen."""
        return self._showing.runs

    def refresh(self) -> None:
        """Show the position again, for example in another language."""
        self.board.reword()
        view = self._session.view
        if self._choices and view is not None:
            self._offer(view)
        if self._refused is not None and self.board.property("noteShown"):
            self._say_why(self._refused)
        if self._opening and view is not None:
            self._beginning.reword(self._table(view))
            self._show_frame()
        else:
            self._refresh()

    def set_quick(self, quick: bool) -> None:
        """Let deals be laid at once from the next one on, or let their beginnings be seen."""
        self._quick = quick

    @property
    def wall_left(self) -> int:
        """Return how many tiles the wall has, as far as the board shows it."""
        if self._opening:
            return self._beginning.wall_left
        return 0 if self._session.view is None else self._session.view.wall.left

    def _refresh(self) -> None:
        view = self._session.view
        if view is None:
            self.board.show(Picture())
            return
        verdicts = () if view.phase is Phase.OVER else self._session.verdicts()
        self._shown = self._session.state
        self.board.follow_hand(self._end.held(view), view.drawn, self.gone)
        self.board.show(board_picture(view, verdicts, self.board.order, self._table(view)))

    def _table(self, view: PlayerView) -> Table:
        """Return what the board must know next to the view."""
        open_hands, groups = self._end.hands(view)
        return Table(
            self._session.names,
            self._end.totals(),
            self._thinking.wind,
            self._session.can_take_back,
            self._bonus_numbers(),
            view.wild,
            self._session.rules.course.covered,
            open_hands=open_hands,
            wind_box=self._session.rules.course.seating is Seating.WIND_BOX,
            groups=groups,
        )

    def _show_frame(self) -> None:
        """Show what lies on the table while a deal begins."""
        self.board.show(self._beginning.picture())
        self.framed.emit()

    def press(self, command: str) -> None:
        """Do what a place of the claim bar stands for, or say why it cannot be done."""
        view = self._session.view
        if view is None or self._hurried():
            return
        place = BY_COMMAND[command]
        judged = tuple(
            v for v in self._session.verdicts() if type(v.action) in place.kinds or belongs(v, place)
        )
        legal = tuple(v.action for v in judged if v.legal)
        standing = any(isinstance(action, Discard) for action in legal)
        which = "which-standing" if standing else _WHICH.get(command, "which-kong")
        if legal:
            self._act_or_ask(legal, which)
        elif judged:
            self._session.do(nearest(judged).action)
        else:
            self._session.do(any_action(command, view))

    def meant(self, thing: str) -> tuple[Action, ...]:
        """Return what the user may do with a thing that he looks at, for whoever tells what would come of it.

        A tile of the hand (``hand:`` and its key) may be discarded, a place of the bar (``claim:`` and its
        command) stands for claims and declarations, in every way they can be made; ``way:`` and a number for
        one of the ways that are shown to choose from.
        """
        kind, _, rest = thing.partition(":")
        legal = [verdict for verdict in self._session.verdicts() if verdict.legal]
        if kind == "hand":
            held = dict(self.board.order.tiles).get(int(rest))
            return tuple(one.action for one in legal if one.action == Discard(held)) if held else ()
        if kind == "way":
            return self._choices[int(rest) : int(rest) + 1]
        if kind == "claim":
            place = BY_COMMAND[rest]
            return tuple(
                one.action for one in legal if belongs(one, place) and not isinstance(one.action, Pass)
            )
        return ()

    def _act_or_ask(self, actions: tuple[Action, ...], which: str) -> None:
        view = self._session.view
        # A standing hand cannot be given up again, so even one way asks first.
        stands = any(isinstance(action, Discard) for action in actions)
        if view is None or (len(actions) == 1 and not stands):
            self._forget_choice()
            self._session.do(actions[0])
        else:
            self._choices, self._which = actions, which
            self._offer(view)

    def _offer(self, view: PlayerView) -> None:
        self.board.offer_ways(words.fixed(self._which), ways(self._choices, view))

    def _choose(self, number: int) -> None:
        actions, self._choices = self._choices, ()
        self.board.offer_ways("", ())
        if 0 <= number < len(actions):
            self._session.do(actions[number])
        else:
            self.board.returned.emit()

    def _claim_tile(self) -> None:
        """Claim the offered tile, clicked or brought to the hand; ask for what, if there is a choice."""
        judged = () if self._hurried() else self._session.verdicts()
        claims = tuple(
            v.action
            for v in judged
            if v.legal and isinstance(v.action, ClaimWin | ClaimKong | ClaimPung | ClaimChow)
        )
        if claims:
            self._act_or_ask(claims, "which-claim")
        else:
            self.board.returned.emit()

    def _discard(self, key: int) -> None:
        kind = dict(self.board.order.tiles).get(key)
        if kind is None or self._hurried():
            self.board.returned.emit()
        else:
            if not self._session.is_writing:
                self.gone = key
            # While it is asked with which tile the hand is to stand, a tile of the hand is the answer.
            stands = any(isinstance(action, Discard) for action in self._choices)
            self._session.do(Discard(kind, standing=stands))

    def _hurried(self) -> bool:
        """Return whether the deal was still beginning, or was over: then the wish was only to go on."""
        opening, view = self._opening, self._session.view
        if opening:
            self.board.beginning.goOn()
        return opening or view is None or view.phase is Phase.OVER

    def _open_rule(self) -> None:
        if self._refused is not None:
            self.ruleWished.emit(self._refused.rule)

    def _forget_choice(self) -> None:
        self._choices = ()
        self.board.offer_ways("", ())

    # -- what the session says -----------------------------------------------------------------------------

    def _opened(self) -> None:
        self._events = ()
        self._showing.finish()
        self._set_opening(False)
        if self._session.state is not self._shown:
            self.board.begin_hand()
        self._forget_choice()
        self.board.dismissNote()

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._events += events

    def _changed(self) -> None:
        """Show what happened; while dice and deal are shown, what follows waits for its turn."""
        view = self._session.view
        if view is None or any(isinstance(event, WallBroken) for event in self._events):
            self._set_opening(False)
        if self._opening:
            return
        events, self._events = self._events, ()
        self._forget_choice()
        self.board.dismissNote()
        # Another position: a tile that was lifted in the one before is no longer meant.
        self.board.lay_down()
        if not events:
            self.board.order.part()
        if not any(isinstance(event, TileDiscarded) and view and event.wind is view.me for event in events):
            self.gone = None
        opening = next((event for event in events if isinstance(event, WallBroken)), None)
        if opening is not None:
            self.board.begin_hand()
        self._end.expect(events)
        if opening is not None and view is not None and not self._quick:
            self._dealt = events
            self._set_opening(True)
            self._beginning.begin(opening, events, self._table(view))
            return
        self._refresh()
        self.gone = None
        if view is None:
            return
        if opening is not None:
            self.board.announced.emit(event_line(opening, view.me))
            self.sounded.emit("deal")
        # What was held back while a deal began does not all fly at once; the latest shows what counts.
        latest = events if opening is not None or len(events) <= AT_ONCE else events[-2:]
        self._play(latest, view, opening=opening is not None)
        self.board.returned.emit()

    def _finish_opening(self) -> None:
        """Show the table as the deal has left it, say which flowers lie there, and go on."""
        self._set_opening(False)
        dealt, self._dealt = self._dealt, ()
        view = self._session.view
        self._refresh()
        self.framed.emit()
        if view is not None:
            self._play(dealt, view, opening=True)
        if self._events:
            self._changed()

    def _set_opening(self, shown: bool) -> None:
        if shown is not self._opening:
            self._opening = shown
            if not shown:
                self._beginning.drop()
            self.openingShown.emit(shown)

    def _play(self, events: tuple[Event, ...], view: PlayerView, *, opening: bool) -> None:
        """Show events one after the other; the deal itself is one movement of its own, and shown at once."""
        still = self.board.is_still
        if self._in_time and not opening:
            beats = time_line(events, still=still)
        else:
            beats = tuple(Beat(event, 0, 0, 0) for event in events)
        for beat in beats:
            # A tile that lies in its place on the picture is hidden until it has flown there.
            if not opening or isinstance(beat.event, TileDiscarded | Claimed | KongLaid):
                self._move(beat, view)
        self._showing.play(beats, lambda beat: self._tell(beat.event, view, opening=opening))

    def _tell(self, event: Event, view: PlayerView, *, opening: bool) -> None:
        """Let an event be heard, called and said."""
        if not isinstance(event, UNSPOKEN) and not (opening and isinstance(event, Drawn)):
            self.board.announced.emit(event_line(event, view.me))
        heard = sound_of(event)
        if heard and not (opening and isinstance(event, Drawn)):
            self.sounded.emit(heard)
        if isinstance(event, Claimed | KongLaid):
            self.board.called.emit(view.me.steps_to(event.wind), called(event.meld.kind))
        if isinstance(event, ENDS):
            self._end.begin(view, lambda tile: picture_of(tile, self._bonus_numbers(), view.wild))

    def _move(self, beat: Beat, view: PlayerView) -> None:
        table = Table({}, {}, bonus_numbers=self._bonus_numbers(), wild=view.wild)
        way = way_of(beat.event, view, table, self.board.order.drawn or 0, self._session.rules)
        if way is not None:
            self.board.moved.emit(*way, beat.flies)

    def _refuse(self, verdict: Verdict) -> None:
        self.gone = None
        self._refused = verdict
        self._forget_choice()
        self._say_why(verdict)

    def _say_why(self, verdict: Verdict) -> None:
        unmet = verdict.unmet
        self.board.refuse(words.refusal(type(verdict.action)), finding(unmet[0]) if unmet else "")

    def _show_thinking(self) -> None:
        if not self._opening:
            self._refresh()
