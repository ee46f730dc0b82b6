"""Find what came of a decision that was not the best: whether it was punished, or did no harm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final, NamedTuple

from peling.advice.choices import WINS
from peling.advice.consequences import set_made
from peling.advice.formula.appraisal import appraise
from peling.advice.left import left_by
from peling.advice.own_hand import tiles_short
from peling.coach.luck import drawn_tile
from peling.coach.review import Judged, Moment
from peling.coach.why import SETS, after
from peling.core.actions import Action, AddedKong, ClaimWin, Discard, Pass, Wash
from peling.core.scoring import WinBy
from peling.core.tiles import Seat, Tile, Wind
from peling.core.view import Discarded, Offer, Phase, PlayerView
from peling.play.inputs import Act
from peling.play.table import view_of
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet

CLAIMS: Final = (*SETS, ClaimWin)
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
    OFFERED = "offered"
    """Another soon discarded a tile that only the better choice could have claimed, and been helped by."""
    OFFERED_WIN = "offered-win"
    """Another soon discarded a tile with which the better choice alone could have won."""
    MISSED = "missed"
    """The better choice would have ended the deal; another won it then, or nobody."""
    STILL_WON = "still-won"
    """The better choice would have ended the deal; the player won it later, and gained no less."""
    WON_LESS = "won-less"
    """The better choice would have ended the deal; the player won it later, and gained less."""
    OUTRUN = "outrun"
    """The tile claimed went to another, whose claim came before that of the player."""
    LOST_ANYWAY = "lost-anyway"
    """The tile let pass went to another, whose claim would have come before that of the player."""
    ENDED = "ended"
    """None of these, and the deal was over before the player drew again."""
    NONE = "none"
    """None of these: whoever might have taken a tile did not, and none came that would have helped."""


class Fate(NamedTuple):
    """What came of a decision.

    Attributes:
        harm: how it was punished, if at all.
        wind: who took the tile or discarded it, or won where the player could have ended the deal, or won
            before he drew again, if that was himself; None: nobody.
        tile: the tile that was taken, the one drawn or offered, or the one that nobody took; None: there is
            none.
        turn: the turn in which it was drawn or offered; 0: it was neither.
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
    if isinstance(judged.best, (*WINS, Wash)):
        return _without_win(moments, seat, judged)
    taken = _taken(moments, judged) or _outrun(moments, judged)
    if taken is not None:
        return taken
    rules = moments[-1].after.rules
    wished, done = after(judged.view, rules, judged.best), after(judged.view, rules, judged.played)
    # A hand that is farther from a win is helped by more tiles: by these it only comes as near as the other.
    helped = set(wished.kinds) - set(done.kinds) if wished.away <= done.away else set()
    turn = first = judged.turn + isinstance(judged.played, Discard)
    draws = set[tuple[int, int]]()
    for given, view in _seen(moments[judged.moment + 1 :], seat):
        now = (view.wall.drawn, view.wall.loose_drawn)
        drawn = drawn_tile(view) if view.turn is view.me else None
        if drawn is not None and now not in draws:
            draws.add(now)
            if drawn in helped and not _helps(view, drawn, rules):
                return Fate(Harm.DREW, None, drawn, turn)
            if len(draws) == DRAWS:
                break
        if isinstance(given, Discard):
            if view.turn is view.me:
                turn += 1
            elif turn < first + DRAWS:
                harm = _only_then(judged, _offered(view, given.tile), rules)
                if harm is not None:
                    return Fate(harm, view.turn, given.tile, turn)
    is_gone = isinstance(judged.played, Discard) and not _is_same(judged)
    left = judged.played.tile if isinstance(judged.played, Discard) and is_gone else None
    if draws:
        return Fate(Harm.NONE, None, left)
    result = moments[-1].after.result
    has_won = result is not None and result.winner is judged.view.me
    return Fate(Harm.ENDED, judged.view.me if has_won else None, left)


def _without_win(moments: Sequence[Moment], seat: Seat, judged: Judged) -> Fate:
    """Return what came of it that the player did not end the deal with a gain."""
    end = moments[-1].after
    if end.result is None or end.result.winner is not judged.view.me:
        return Fate(Harm.MISSED, None if end.result is None else end.result.winner)
    won = end.result.settlement.net(end.result.winds)[end.wind_of(seat)]
    missed = next(one.points for one in judged.choices if one.action == judged.best)
    return Fate(Harm.WON_LESS if won < round(missed) else Harm.STILL_WON)


def _is_same(judged: Judged) -> bool:
    """Return whether the better choice discards the same tile."""
    played, better = judged.played, judged.best
    return isinstance(played, Discard) and isinstance(better, Discard) and played.tile is better.tile


def _taken(moments: Sequence[Moment], judged: Judged) -> Fate | None:
    """Return who took the tile that was discarded, or added to a pung; None: nobody, or no tile was."""
    end, action = moments[-1].after, judged.played
    if not isinstance(action, Discard | AddedKong) or _is_same(judged) or end.deal is None:
        return None
    place, gone = len(judged.view.discards), end.deal.discards
    won = None if end.result is None else end.result.win
    if end.result is not None and won is not None and won.giver is judged.view.me and won.tile is action.tile:
        is_last = place == len(gone) - 1 if isinstance(action, Discard) else won.by is WinBy.ROBBED_KONG
        if is_last:
            return Fate(Harm.WON, end.result.winner, action.tile)
    if isinstance(action, AddedKong):
        return None
    taker = gone[place].claimed_by if place < len(gone) else None
    return None if taker is None else Fate(Harm.CLAIMED, taker, action.tile)


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
        return Fate(Harm.LOST_ANYWAY, taker, offer.tile)
    return Fate(Harm.OUTRUN, taker, offer.tile)


def _seen(later: Sequence[Moment], seat: Seat) -> Iterator[tuple[Action, PlayerView]]:
    """Yield what was done, each with what the player knew before it, if he did it himself or may claim it.

    A discard that went to another is left out.
    """
    end = later[-1].after.deal if later else None
    for before, given, _ in later:
        if not isinstance(given, Act) or before is None or before.deal is None or end is None:
            continue
        view = view_of(before.deal, before.wind_of(seat), before.rules)
        place = len(before.deal.discards)
        gone = end.discards[place] if place < len(end.discards) else None
        if given.seat == seat or (
            isinstance(given.action, Discard) and gone is not None and gone.claimed_by in {None, view.me}
        ):
            yield given.action, view


def _helps(view: PlayerView, drawn: Tile, rules: RuleSet) -> bool:
    """Return whether a tile just drawn brings the hand nearer to a win."""
    without = replace(view, hand=view.hand.remove(drawn), drawn=None)
    return tiles_short(view, rules) < tiles_short(without, rules)


def _offered(view: PlayerView, tile: Tile) -> PlayerView:
    """Return what a player knows when another has discarded a tile; before that he knew `view`."""
    return replace(
        view,
        phase=Phase.CLAIMS,
        awaited=True,
        drawn=None,
        discards=(*view.discards, Discarded(view.turn, tile)),
        offer=Offer(tile, view.turn),
    )


def _only_then(judged: Judged, view: PlayerView, rules: RuleSet) -> Harm | None:
    """Return the harm if only the better choice could have claimed a tile that is offered; None: it is none.

    There is harm if the tile would have won, or helped where what was given away for the choice made is
    missing for it now. The hand of the better choice is taken as it was then, without what was drawn since.
    """
    if any(isinstance(action, CLAIMS) for action in legal_actions(view, rules)):
        return None
    _, spent = set_made(judged.view, judged.played)
    plan = {one.action: one.then for one in appraise(judged.view, rules)}
    wished = replace(view, hand=left_by(judged.view, judged.best, plan.get(judged.best)).hand)
    if wished.hand.size != view.hand.size:
        return None
    away, legal = tiles_short(wished, rules), legal_actions(wished, rules)
    if any(isinstance(action, ClaimWin) for action in legal):
        return Harm.OFFERED_WIN
    helped = any(
        isinstance(action, SETS)
        and not set(spent).isdisjoint(set_made(wished, action)[1])
        and tiles_short(left_by(wished, action), rules) < away
        for action in legal
    )
    return Harm.OFFERED if helped else None
