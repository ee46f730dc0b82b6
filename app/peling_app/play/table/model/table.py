"""Let the session play on the board: pictures out, wishes in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from peling.core.actions import Action, ClaimChow, ClaimKong, ClaimPung, ClaimWin, Discard, Pass
from peling.core.events import (
    BonusSetOut,
    Claimed,
    DealDrawn,
    Drawn,
    Event,
    KongLaid,
    KongOffered,
    TileDiscarded,
    TilesDealt,
    WallBroken,
    WentOut,
)
from peling.core.tiles import Wind
from peling.core.view import Phase, PlayerView
from peling.play.game import GameState
from peling.rules.course import Seating
from peling.rules.legality import Verdict
from peling_app.books.words.findings import finding
from peling_app.play.game import Game
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.board_picture import Table, board_picture
from peling_app.play.table.model.claim_bar import BY_COMMAND, any_action, belongs, idle_bar, nearest, ways
from peling_app.play.table.model.moves import way_of
from peling_app.play.table.model.picture import Picture, Throw
from peling_app.play.table.model.throws import break_lines, opening_lines
from peling_app.play.table.words import board as words
from peling_app.play.table.words.events import event_line

THINKING_SHOWN = 400
"""Milliseconds after which a computer player is shown thinking."""

AT_ONCE = 4
"""The most events that are shown with their moves; a kong with its loose tile and discard are four."""

_WHICH = {"chow": "which-chow"}

SPOKEN = (TileDiscarded, Claimed, KongLaid, KongOffered, WentOut, DealDrawn, BonusSetOut, Drawn)
"""The events that a screen reader says."""


class TableViewModel(QObject):
    """The table of the game that is open.

    Signals:
        ruleWished: the user wants to read the rule behind a refusal; carries its id.
        refusalShown: an action was refused and the board shows why; carries the `Verdict`.
        sounded: something can be heard: ``"draw"``, ``"discard"``, ``"claim"``, ``"kong"``, ``"win"`` or
            ``"deal"``.
        openingShown: the dice and the deal begin or end to be shown; meanwhile nobody should go on playing.
    """

    ruleWished = Signal(str)
    refusalShown = Signal(object)
    sounded = Signal(str)
    openingShown = Signal(bool)

    def __init__(
        self,
        session: Game,
        board: BoardViewModel | None = None,
        bonus_numbers: Callable[[], Mapping[str, int]] = dict,
        parent: QObject | None = None,
    ) -> None:
        """Show the session's game on a board."""
        super().__init__(parent)
        self.board = board or BoardViewModel(self)
        self._session = session
        self._bonus_numbers = bonus_numbers
        self._events: tuple[Event, ...] = ()
        self._gone: int | None = None
        self._shown: GameState | None = None
        self._choices: tuple[Action, ...] = ()
        self._thinking: Wind | None = None
        self._refused: Verdict | None = None
        self._opening = False
        self._shown_thinking = QTimer(self)
        self._shown_thinking.setSingleShot(True)
        self._shown_thinking.setInterval(THINKING_SHOWN)
        self._shown_thinking.timeout.connect(self._show_thinking)
        session.happened.connect(self._happened)
        session.changed.connect(self._changed)
        session.refused.connect(self._refuse)
        session.thinking.connect(self._think)
        session.opened.connect(self._opened)
        self.board.discardWished.connect(self._discard)
        self.board.claimWished.connect(self.press)
        self.board.wayWished.connect(self._choose)
        self.board.takeBackWished.connect(session.take_back)
        self.board.tileClaimWished.connect(self._claim_tile)
        self.board.noteOpened.connect(self._open_rule)
        self.board.opened.connect(self._finish_opening)
        self.refresh()

    def refresh(self) -> None:
        """Show the position again, for example in another language."""
        self.board.reword()
        if self._opening:
            return
        self._refresh()

    def _refresh(self) -> None:
        view = self._session.view
        if view is None:
            self.board.show(Picture())
            return
        thinking = self._thinking if not self._shown_thinking.isActive() else None
        table = Table(
            self._session.names,
            self._session.totals,
            thinking,
            self._session.can_take_back,
            self._bonus_numbers(),
            view.wild,
            self._session.rules.course.covered,
            wind_box=self._session.rules.course.seating is Seating.WIND_BOX,
        )
        verdicts = () if view.phase is Phase.OVER else self._session.verdicts()
        self._shown = self._session.state
        self.board.follow_hand(view.hand.concealed, view.drawn, self._gone)
        picture = board_picture(view, verdicts, self.board.order, table)
        self.board.show(replace(picture, claims=idle_bar()) if self._opening else picture)

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
        title = words.fixed("which-standing" if standing else _WHICH.get(command, "which-kong"))
        if legal:
            self._act_or_ask(legal, title)
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

    def _act_or_ask(self, actions: tuple[Action, ...], title: str) -> None:
        view = self._session.view
        # A standing hand cannot be given up again, so even one way asks first.
        stands = any(isinstance(action, Discard) for action in actions)
        if view is None or (len(actions) == 1 and not stands):
            self._forget_choice()
            self._session.do(actions[0])
        else:
            self._choices = actions
            self.board.offer_ways(title, ways(actions, view))

    def _choose(self, number: int) -> None:
        actions, self._choices = self._choices, ()
        self.board.offer_ways("", ())
        if 0 <= number < len(actions):
            self._session.do(actions[number])
        else:
            self.board.returned.emit()

    def _claim_tile(self) -> None:
        """Claim the offered tile, clicked or brought to the hand; ask for what, if there is a choice."""
        if self._hurried():
            return
        claims = tuple(
            v.action
            for v in self._session.verdicts()
            if v.legal and isinstance(v.action, ClaimWin | ClaimKong | ClaimPung | ClaimChow)
        )
        if claims:
            self._act_or_ask(claims, words.fixed("which-claim"))
        else:
            self.board.returned.emit()

    def _discard(self, key: int) -> None:
        kind = dict(self.board.order.tiles).get(key)
        if kind is not None and not self._hurried():
            self._gone = key
            self._session.do(Discard(kind))

    def _hurried(self) -> bool:
        """Return whether dice and deal were still shown: then the wish was only to see the table."""
        if not self._opening:
            return False
        self.board.hurry()
        self.board.returned.emit()
        return True

    def _open_rule(self) -> None:
        if self._refused is not None:
            self.ruleWished.emit(self._refused.rule)

    def _forget_choice(self) -> None:
        self._choices = ()
        self.board.offer_ways("", ())

    # -- what the session says -----------------------------------------------------------------------------

    def _opened(self) -> None:
        self._events = ()
        self._set_opening(False)
        if self._session.state is not self._shown:
            self.board.begin_hand()
        self._forget_choice()
        self.board.dismissNote()
        self.board.show_throws("", ())

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
        if not events:
            # Another position: what was lifted or laid in order in the one before is no longer meant.
            self.board.order.part()
            self.board.lay_down()
        if not any(isinstance(event, TileDiscarded) and view and event.wind is view.me for event in events):
            self._gone = None
        opening = next((event for event in events if isinstance(event, WallBroken)), None)
        if opening is not None:
            self.board.begin_hand()
            self._set_opening(True)
        self._refresh()
        self._gone = None
        if view is None:
            self.board.show_throws("", ())
            return
        if opening is not None:
            self._open_deal(opening)
        # What was held back while dice were shown does not all fly at once; the latest shows what counts.
        for event in events if opening is not None or len(events) <= AT_ONCE else events[-2:]:
            self._show(event, view, opening=opening is not None)
        self.board.returned.emit()

    def _open_deal(self, broken: WallBroken) -> None:
        state = self._session.state
        names = self._session.names
        lines: tuple[Throw, ...] = ()
        title = words.fixed("break")
        if state is not None:
            lines = opening_lines(state, {seat: names[wind] for seat, wind in state.winds.items()})
        if lines:
            title = words.fixed("seats")
        view = self._session.view
        turned = None if view is None else view.wall.turned_up
        wild = () if view is None else view.wild
        opened = break_lines(broken, names, len(lines), wild, "" if turned is None else turned.code)
        self.board.show_throws(title, (*lines, *opened))
        self.board.dealt.emit()

    def _finish_opening(self) -> None:
        if self._opening:
            self._set_opening(False)
            if self._events:
                self._changed()
            else:
                self._refresh()

    def _set_opening(self, shown: bool) -> None:
        if shown is not self._opening:
            self._opening = shown
            self.openingShown.emit(shown)

    def _show(self, event: Event, view: PlayerView, *, opening: bool) -> None:
        """Let a tile move and a sound be heard; the deal itself is one movement of its own."""
        if not opening or isinstance(event, TileDiscarded | Claimed | KongLaid):
            self._move(event, view)
        if isinstance(event, SPOKEN) and not (opening and isinstance(event, Drawn)):
            self.board.announced.emit(event_line(event, view.me))
        match event:
            case TilesDealt() if event.wind is view.me:
                self.sounded.emit("deal")
            case TileDiscarded():
                self.sounded.emit("discard")
            case Claimed():
                self.sounded.emit("claim")
            case KongLaid():
                self.sounded.emit("kong")
            case Drawn() if not opening:
                self.sounded.emit("draw")
            case WentOut():
                self.sounded.emit("win")
            case _:
                pass

    def _move(self, event: Event, view: PlayerView) -> None:
        table = Table({}, {}, bonus_numbers=self._bonus_numbers(), wild=view.wild)
        way = way_of(event, view, table, self.board.order.drawn or 0)
        if way is not None:
            self.board.moved.emit(*way)

    def _refuse(self, verdict: Verdict) -> None:
        self._gone = None
        self._refused = verdict
        self._forget_choice()
        unmet = verdict.unmet
        self.board.refuse(words.refusal(type(verdict.action)), finding(unmet[0]) if unmet else "")
        self.refusalShown.emit(verdict)

    def _think(self, wind: Wind, begins: bool) -> None:
        self._thinking = wind if begins else None
        if begins:
            self._shown_thinking.start()
        elif self._shown_thinking.isActive():
            self._shown_thinking.stop()
        else:
            self._show_thinking()

    def _show_thinking(self) -> None:
        if not self._opening:
            self._refresh()
