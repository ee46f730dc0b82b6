"""Find what came of a decision that was not the best: whether it was punished, or did no harm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple

from peling.advice.choices import WINS
from peling.coach.luck import drawn_tile
from peling.coach.review import Judged, Moment
from peling.coach.why import SETS, after
from peling.core.actions import Discard, Pass, Wash
from peling.core.tiles import Seat, Tile, Wind
from peling.core.view import PlayerView
from peling.play.inputs import Act
from peling.play.table import view_of

DRAWS: Final = 3
"""So many own draws are looked at afterwards; later the hand has become another."""


class Harm(Enum):
    """What came of it."""

    WON = "won"
    """Another went out with the tile."""
    CLAIMED = "claimed"
    """Another made a set with it."""
    DREW = "drew"
    """A tile was drawn soon that would have helped after the better choice alone."""
    MISSED = "missed"
    """The better choice would have ended the deal; another won it then, or nobody."""
    STILL_WON = "still-won"
    """The better choice would have ended the deal; the player won it later."""
    OUTRUN = "outrun"
    """The tile offered went to another, whose claim came before that of the player, or would have."""
    NONE = "none"
    """None of these: whoever might have taken a tile did not, and none was drawn that would have helped."""


class Fate(NamedTuple):
    """What came of a decision.

    Attributes:
        harm: how it was punished, if at all.
        wind: who took the tile, or won where the player could have ended the deal; None: nobody.
        tile: the tile that was taken, the one drawn, or the one that nobody took; None: there is none.
        turn: the turn in which it was drawn; 0: none was.
    """

    harm: Harm
    wind: Wind | None = None
    tile: Tile | None = None
    turn: int = 0


def fate(moments: Sequence[Moment], seat: Seat, judged: Judged) -> Fate:
    """Return what came of a decision that was not the best.

    Args:
        moments: the inputs of the deal.
        seat: the chair of the player.
        judged: his decision.
    """
    end = moments[-1].after
    action, better = judged.played, judged.best
    if isinstance(better, (*WINS, Wash)):
        winner = None if end.result is None else end.result.winner
        return Fate(Harm.STILL_WON) if winner is judged.view.me else Fate(Harm.MISSED, winner)
    table, left = end.deal, None
    same = isinstance(better, Discard) and isinstance(action, Discard) and better.tile is action.tile
    if isinstance(action, Discard) and not same and table is not None:
        place = len(judged.view.discards)
        if (
            end.result is not None
            and end.result.win is not None
            and end.result.win.giver is judged.view.me
            and place == len(table.discards) - 1
        ):
            return Fate(Harm.WON, end.result.winner, action.tile)
        taker = table.discards[place].claimed_by if place < len(table.discards) else None
        if taker is not None:
            return Fate(Harm.CLAIMED, taker, action.tile)
        left = action.tile
    outrun = _outrun(moments, judged)
    if outrun is not None:
        return outrun
    rules = end.rules
    wished, done = after(judged.view, rules, better), after(judged.view, rules, action)
    # A hand that is farther from a win is helped by more tiles: by these it only comes as near as the other.
    helped = set(wished.kinds) - set(done.kinds) if wished.away <= done.away else set()
    for turn, drawn in _draws(moments[judged.moment + 1 :], seat, judged):
        if drawn in helped:
            return Fate(Harm.DREW, None, drawn, turn)
    return Fate(Harm.NONE, None, left)


def _outrun(moments: Sequence[Moment], judged: Judged) -> Fate | None:
    """Return who got a tile before the player, where he wished for it or had better done so; None: nobody."""
    view, offer, end = judged.view, judged.view.offered, moments[-1].after
    gone = () if end.deal is None else end.deal.discards
    if offer is None or offer.robbing or not isinstance(judged.played, (*SETS, Pass)):
        return None
    taker = gone[len(view.discards) - 1].claimed_by
    if taker is None or taker is view.me:
        return None
    if isinstance(judged.played, Pass):
        course, seat = end.rules.course, end.seat_of(taker)
        wishes = [
            given.action
            for before, given, _ in moments
            if isinstance(given, Act)
            and given.seat == seat
            and not isinstance(given.action, Pass)
            and before is not None
            and before.deal is not None
            and len(before.deal.discards) == len(view.discards)
        ]
        if not any(course.rank(wish) > course.rank(judged.best) for wish in wishes):
            return None
    return Fate(Harm.OUTRUN, taker, offer.tile)


def _draws(later: Sequence[Moment], seat: Seat, judged: Judged) -> Iterator[tuple[int, Tile]]:
    """Yield the next own draws with their turns."""
    turn = judged.turn + isinstance(judged.played, Discard)
    found: set[tuple[int, int]] = set()
    for before, given, _ in later:
        if not isinstance(given, Act) or given.seat != seat or before is None or before.deal is None:
            continue
        view: PlayerView = view_of(before.deal, before.wind_of(seat), before.rules)
        drawn, now = drawn_tile(view), (view.wall.drawn, view.wall.loose_drawn)
        if drawn is not None and now not in found:
            found.add(now)
            yield turn, drawn
            if len(found) == DRAWS:
                return
        turn += isinstance(given.action, Discard)
