"""Let a board show how a deal begins, and say of each moment what may be said of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from peling.core.events import Event, WallBroken
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling_app.play.game import Game
from peling_app.play.table.model.board_picture import Table
from peling_app.play.table.model.deal.course import opening
from peling_app.play.table.model.deal.opening import Facts, Kind, Moment, Opening
from peling_app.play.table.model.deal.pictures import OpeningPictures, facts_of
from peling_app.play.table.model.deal.view_model import DealViewModel
from peling_app.play.table.model.picture import Picture, Side, Throw
from peling_app.play.table.model.throws import break_lines, opening_lines
from peling_app.play.table.words import deal as words


@dataclass(frozen=True, slots=True)
class _Begun:
    """A deal whose beginning is shown: what is seen when it is over, and how it came to it."""

    view: PlayerView
    broken: WallBroken
    events: tuple[Event, ...]
    facts: Facts
    pictures: OpeningPictures


class Beginning(QObject):
    """The beginning of the deal of a game, on its board.

    Signals:
        framed: something else lies on the table, see `picture`.
        dealing: the first tiles are taken from the wall.
        over: it was seen, or brought to its end.
    """

    framed = Signal()
    dealing = Signal()
    over = Signal()

    def __init__(
        self,
        deal: DealViewModel,
        is_still: Callable[[], bool],
        session: Game,
        parent: QObject | None = None,
    ) -> None:
        """Show beginnings of the deals of a game; `is_still`: whether the board moves nothing now."""
        super().__init__(parent)
        self._is_still = is_still
        self._session = session
        self._begun: _Begun | None = None
        self._deal = deal
        self._deal.framed.connect(self.framed)
        self._deal.began.connect(self._note)
        self._deal.ended.connect(self._end)

    @property
    def is_shown(self) -> bool:
        """Return whether a deal is just beginning."""
        return self._begun is not None

    def begin(self, broken: WallBroken, events: tuple[Event, ...], table: Table) -> None:
        """Show how the deal began that has come by these events to what the user sees now."""
        view = self._session.view
        assert view is not None  # noqa: S101 -- a deal has begun
        self._begun = self._made(view, broken, events, table)
        pictures = self._begun.pictures
        self._deal.begin(self._course(self._begun.facts), pictures.own, pictures.number, self._say)

    def drop(self) -> None:
        """Show it no more; nobody waits for it."""
        self._begun = None
        self._deal.drop()

    def reword(self, table: Table) -> None:
        """Say it in another language, or show it at another table."""
        begun = self._begun
        if begun is not None:
            self._begun = self._made(begun.view, begun.broken, begun.events, table)
            self._deal.reword(self._course(self._begun.facts), self._begun.pictures.own)

    def _course(self, facts: Facts) -> Opening:
        return opening(facts, still=self._is_still())

    def picture(self) -> Picture:
        """Return what lies on the table now."""
        return Picture() if self._begun is None else self._begun.pictures.at(self._deal.frame)

    @property
    def wall_left(self) -> int:
        """Return how many tiles the wall has now."""
        return 0 if self._begun is None else self._begun.pictures.left(self._deal.frame)

    def _made(self, view: PlayerView, broken: WallBroken, events: tuple[Event, ...], table: Table) -> _Begun:
        me, state, names = view.me, self._session.state, self._session.names
        seats: tuple[Throw, ...] = ()
        if state is not None:
            by_seat = {seat: names[wind] for seat, wind in state.winds.items()}
            sides = {seat: me.steps_to(wind) for seat, wind in state.winds.items()}
            seats = opening_lines(state, by_seat, sides)
        turned = "" if view.wall.turned_up is None else view.wall.turned_up.code
        present = {wind: names[wind] for wind in view.winds}
        thrown = break_lines(broken, present, len(seats), view.wild, turned, me)
        facts = facts_of(view, broken, events, seats, thrown)
        return _Begun(view, broken, events, facts, OpeningPictures(view, events, facts, table))

    def _note(self, kind: str) -> None:
        if kind == Kind.DEAL:
            self.dealing.emit()

    def _end(self) -> None:
        self._begun = None
        self.over.emit()

    # -- what is said --------------------------------------------------------------------------------------

    def _say(self, moment: Moment) -> tuple[str, str, str]:
        """Return the title of a moment, what stands under it at first, and what has come of it."""
        begun = self._begun
        if begun is None:
            return "", "", ""
        facts, throws = begun.facts, moment.throws
        match moment.kind:
            case Kind.SEATS if throws[0].tile:
                east = next((one for one in throws if one.tile == Wind.EAST.value), throws[0])
                said = words.who_does(name=east.who, what=east.sentence)
                return words.fixed("winds"), "", said
            case Kind.SEATS if len(throws) > 1:
                won = max(throws, key=lambda one: one.first + one.second)
                title = words.fixed("throw-again" if moment.number else "all-throw")
                return title, words.fixed("highest"), words.as_sentence(won.sentence)
            case Kind.SEATS:
                one = throws[0]
                title = words.throws_for_seats(one.who, own=one.side == Side.OWN)
                return title, words.fixed("counted"), words.as_sentence(one.sentence)
            case Kind.THROW:
                one = throws[0]
                wind = begun.view.me.after(one.side)
                title = words.throws_as(one.who, wind, own=one.side == Side.OWN)
                asked = words.fixed(_asked(begun.broken, moment.number))
                return title, asked, words.as_sentence(one.sentence)
            case Kind.WALL:
                last = [one for one in facts.wall if not one.tile][-1]
                shown = throws[0] if throws else last
                return (
                    words.fixed("wall"),
                    words.as_sentence(last.sentence),
                    words.as_sentence(shown.sentence),
                )
            case Kind.DEAL:
                return words.fixed("deal"), words.fixed("by-four"), words.fixed("by-four")
            case Kind.HAND:
                return words.fixed("hand"), "", ""
            case Kind.FLOWERS:
                return words.fixed("flowers"), "", ""


def _asked(broken: WallBroken, number: int) -> str:
    """Return by its id what a throw for the wall is to decide."""
    if broken.second is None:
        return "one-throw"
    return "which-stack" if number else "whose-wall"
