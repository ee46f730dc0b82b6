"""What must hold of a deal at every moment. The simulation and the tests ask it after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from peling.core.actions import Action
from peling.core.melds import Meld, MeldKind, sequence_from
from peling.core.scoring import WinBy
from peling.core.tiles import COPIES, Wind, full_set
from peling.core.view import Phase, PlayerView
from peling.play.table import DealResult, DealState, Holding, awaited, result, views_of
from peling.play.wall import layout
from peling.rules.legality import conceivable, judge, legal_actions
from peling.rules.ruleset import RuleSet


class InvariantError(AssertionError):
    """Something that must always hold does not; the message says what."""


def check_invariants(state: DealState, rules: RuleSet) -> None:
    """Check everything that must hold of a deal.

    Raises:
        InvariantError: something does not hold.
    """
    for problem in problems(state, rules):
        raise InvariantError(problem)


def problems(state: DealState, rules: RuleSet) -> Iterator[str]:
    """Return what does not hold, one sentence for each."""
    yield from _tiles(state, rules)
    yield from _wall(state, rules)
    yield from _hands(state)
    yield from _who_acts(state, rules)
    finished = result(state, rules)
    if finished is not None:
        yield from _settled(finished, rules)


def _tiles(state: DealState, rules: RuleSet) -> Iterator[str]:
    """Check that every tile of the set is in exactly one place."""
    found = Counter(state.wall.tiles)
    for holding in state.holdings:
        found.update(holding.hand.all_tiles())
        found.update(holding.hand.bonus)
    found.update(discard.tile for discard in state.discards if discard.claimed_by is None)
    if state.phase is Phase.ROBBING and state.offer is not None:
        found[state.offer.tile] += 1
    if state.win is not None and state.win.by.claimed and state.win.tile is not None:
        found[state.win.tile] += 1
    whole = Counter(full_set(bonus=rules.course.bonus_tiles))
    if found != whole:
        yield f"too many {dict(found - whole)}, too few {dict(whole - found)}"


def _wall(state: DealState, rules: RuleSet) -> Iterator[str]:
    wall, view = state.wall, views_of(state, state.winds[:1], rules)[0].wall
    if wall.left + wall.drawn + wall.loose_drawn != 8 * rules.course.stacks:
        yield f"{wall.drawn} + {wall.loose_drawn} tiles are drawn and {wall.left} are left"
    if len(wall.loose) != (min(2, wall.left) if wall.lifted else 0):
        yield f"{len(wall.loose)} loose tiles lie on a wall of {wall.left}"
    stands = layout(view)
    if sum(map(sum, stands.stacks.values())) + len(stands.loose) != wall.left:
        yield "the stacks are not those of the wall"
    apart = len(wall.tail) if rules.course.supply_apart else 0
    if view.drawable != max(0, wall.left - apart - rules.course.reserve(state.kongs)):
        yield f"{view.drawable} tiles may be drawn of {wall.left}"
    if (wall.turned is None) is bool(state.wild):
        yield f"{wall.turned} is turned up and {state.wild} are wild"


def _hands(state: DealState) -> Iterator[str]:
    for wind, holding in zip(state.winds, state.holdings, strict=True):
        if holding.dead is None and holding.hand.size != _right_size(state, holding):
            yield f"{wind.value} holds {holding.hand.size} tiles"
        if list(holding.hand.concealed) != sorted(holding.hand.concealed):
            yield f"the hand of {wind.value} is not in order"
        for meld in holding.hand.melds:
            if not _is_meld(meld):
                yield f"{meld} is no meld"


def _right_size(state: DealState, holding: Holding) -> int:
    """Return how many tiles a living hand holds, a kong counted as three."""
    turn = holding is state.holding(state.turn)
    if state.phase is Phase.TURN:
        return 14 if turn else 13
    if turn and state.washed and not state.discards:
        return 14
    if holding is state.holding(state.turn) and state.win and state.win.by is WinBy.EIGHT_FLOWERS:
        return holding.hand.size
    drew_it = state.win is not None and not state.win.by.claimed
    won = state.winner is not None and holding is state.holding(state.winner)
    return 14 if drew_it and won else 13


def _is_meld(meld: Meld) -> bool:
    claimed = meld.claimed is not None
    if claimed is meld.concealed or claimed is (meld.claimed_from is None):
        return False
    match meld.kind:
        case MeldKind.CHOW:
            return meld.tiles == sequence_from(meld.tile) and meld.claimed in meld.tiles
        case MeldKind.PUNG:
            return meld.tiles == (meld.tile,) * 3
        case MeldKind.KONG:
            return meld.tiles == (meld.tile,) * 4 and meld.form is not None
        case MeldKind.PAIR:
            return False


def _who_acts(state: DealState, rules: RuleSet) -> Iterator[str]:
    """Check that those who are awaited, and nobody else, can do something; and that views fit each other."""
    waiting = awaited(state)
    if (state.phase is Phase.OVER) is bool(waiting):
        yield f"{waiting} are awaited in {state.phase}"
    if state.phase is Phase.TURN and waiting != (state.turn,):
        yield f"{waiting} are awaited in the turn of {state.turn}"
    if (state.phase in {Phase.CLAIMS, Phase.ROBBING}) and state.offer is None:
        yield "nothing is offered"
    if state.phase not in {Phase.CLAIMS, Phase.ROBBING} and (state.asked or state.answers):
        yield f"{state.asked} are asked in {state.phase}"
    if state.phase is Phase.OVER and state.offer is not None:
        yield f"{state.offer.tile} is offered when the deal is over"
    late = state.phase is Phase.TURN and state.offer is not None and state.offer.late
    for view in views_of(state, state.winds, rules):
        yield from _view(state, view)
        legal = legal_actions(view, rules)
        if view.me in waiting and not legal:
            yield f"{view.me.value} is awaited and can do nothing"
        if view.me not in waiting and legal and not late:
            yield f"{view.me.value} is not awaited and may {legal[0]}"
        yield from _judged_alike(view, legal, rules)


def _judged_alike(view: PlayerView, legal: tuple[Action, ...], rules: RuleSet) -> Iterator[str]:
    """Check that the verdict on every conceivable action is the same as the list of legal ones."""
    for action in conceivable(view, rules):
        if judge(view, action, rules).legal is not (action in legal):
            yield f"{action} of {view.me.value} is judged in two ways"


def _view(state: DealState, view: PlayerView) -> Iterator[str]:
    if view.hand is not state.hand(view.me):
        yield f"{view.me.value} does not see the own hand"
    if [*(other.wind for other in view.others), view.me] != _from(state, view):
        yield f"{view.me.value} does not see all the others"
    for other in view.others:
        hand = state.hand(other.wind)
        if (other.concealed, other.melds, other.bonus) != (len(hand.concealed), hand.melds, hand.bonus):
            yield f"{view.me.value} sees {other.wind.value} wrongly"
    if max(view.seen()) > COPIES:
        yield f"{view.me.value} sees five of a kind"
    if view.drawn is not None and view.drawn not in view.hand.concealed:
        yield f"{view.me.value} has drawn what is not in the hand"


def _from(state: DealState, view: PlayerView) -> list[Wind]:
    """Return the players in the order of play after the one who has this view, himself last."""
    place = state.winds.index(view.me) + 1
    return [*state.winds[place:], *state.winds[:place]]


def _settled(finished: DealResult, rules: RuleSet) -> Iterator[str]:
    net = finished.settlement.net(finished.winds)
    if sum(net.values()):
        yield f"the settlement sums to {sum(net.values())}"
    for wind, score in finished.scores.items():
        if score.total < 0 or (score.total % 2 and not rules.rounded and score.total != score.sheet.limit):
            yield f"{wind.value} scores {score.total}"
    for paid in finished.settlement.transfers:
        if paid.amount <= 0 or paid.payer is paid.payee:
            yield f"{paid.payer.value} pays {paid.amount} to {paid.payee.value}"
    if finished.winner is not None and not finished.scores[finished.winner].total:
        yield "the winner scores nothing"
