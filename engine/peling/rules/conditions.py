"""Conditions of play that the books share: what a rule of play may ask of a view and an action.

The evidence of a condition is the same whether it is met or not, so that a learner reads "needs two, you hold
one" and "needs two, you hold three" from the same facts. A book that has a place of its own for a condition
takes it with `at`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from peling.core.actions import AddedKong, ClaimChow, ConcealedKong, Discard, SetOutBonus
from peling.core.melds import MeldKind
from peling.core.rules import NOTHING, Citation, Condition, Evidence, Rule, Value, evidence
from peling.core.tiles import TILES, Tile
from peling.core.view import Offer, Phase, PlayerView, Source
from peling.rules.course import PlayFacts
from peling.rules.readings import MAJORS, majors_away
from peling.shapes.sets import is_complete, keys_of, tiles_away, useful_kinds

PlayCondition: TypeAlias = Condition[PlayFacts]
PlayRule: TypeAlias = Rule[PlayFacts]


def at(condition: PlayCondition, cite: Citation) -> PlayCondition:
    """Return a condition with its own place in a book."""
    return replace(condition, cite=cite)


def on_own_turn(view: PlayerView) -> bool:
    """Return whether the player has to discard or declare."""
    return view.phase is Phase.TURN and view.turn is view.me


def offered_tile(view: PlayerView) -> Tile | None:
    """Return the tile that may be claimed; None if there is none."""
    return None if view.offer is None else view.offer.tile


def _discard_on_offer(view: PlayerView) -> Offer | None:
    return None if view.offer is None or view.offer.robbing else view.offer


def _held(view: PlayerView) -> int:
    """Return how many tiles of the offered kind are in the hand."""
    offered = offered_tile(view)
    return 0 if offered is None else view.hand.count(offered)


def _at_least(number: int, held: Callable[[PlayFacts], int]) -> Callable[[PlayFacts], bool]:
    return lambda f: held(f) >= number


def _show_number(
    number: int, kind: Callable[[PlayFacts], Tile | None], held: Callable[[PlayFacts], int]
) -> Callable[[PlayFacts], Evidence]:
    def show(f: PlayFacts) -> Evidence:
        of = kind(f)
        return Evidence(() if of is None else (of,), (("needs", number), ("held", held(f))))

    return show


def action_tile(f: PlayFacts) -> Tile | None:
    """Return the tile that an action on the own turn names; None if it names none."""
    match f.action:
        case Discard(kind) | ConcealedKong(kind) | AddedKong(kind) | SetOutBonus(kind):
            return kind
        case _:
            return None


def _action_held(f: PlayFacts) -> int:
    kind = action_tile(f)
    return 0 if kind is None else f.view.hand.count(kind)


def _own_tiles(f: PlayFacts) -> tuple[Tile, ...]:
    return f.action.own if isinstance(f.action, ClaimChow) else ()


def show_phase(f: PlayFacts) -> Evidence:
    """Show whose turn it is, whether that is the own, and where the deal stands."""
    return evidence(turn=f.view.turn, own=f.view.turn is f.view.me, phase=f.view.phase.value)


def show_offer(f: PlayFacts) -> Evidence:
    """Show which tile is offered, and by whom."""
    offer = f.view.offer
    return (
        NOTHING
        if offer is None
        else Evidence((offer.tile,), (("from", offer.by), ("robbing", offer.robbing)))
    )


def _from_left(f: PlayFacts) -> bool:
    offer = f.view.offer
    return offer is not None and offer.by is f.view.left_neighbour


def _show_left(f: PlayFacts) -> Evidence:
    offer = f.view.offer
    facts: tuple[tuple[str, Value], ...] = (("left", f.view.left_neighbour),)
    if f.view.left_is_empty:
        facts = (*facts, ("empty", True))
    return Evidence((), facts if offer is None else (("from", offer.by), *facts))


def _has_not_drawn(f: PlayFacts) -> bool:
    offer = f.view.offer
    return offer is not None and not (offer.late and f.view.turn is f.view.me)


def _is_suit(f: PlayFacts) -> bool:
    offered = offered_tile(f.view)
    return offered is not None and offered.suit is not None


def _show_offered(f: PlayFacts) -> Evidence:
    offered = offered_tile(f.view)
    return NOTHING if offered is None else evidence(offered)


def _in_sequence(f: PlayFacts) -> bool:
    offered, own = offered_tile(f.view), _own_tiles(f)
    if offered is None or offered.suit is None or len(own) != 2 or not own[0] < own[1]:
        return False
    low, middle, high = sorted((offered, *own))
    return low.suit is high.suit and (low.index + 1, low.index + 2) == (middle.index, high.index)


def _show_sequence(f: PlayFacts) -> Evidence:
    offered = offered_tile(f.view)
    return Evidence(tuple(sorted(_own_tiles(f) if offered is None else (offered, *_own_tiles(f)))))


def _both_held(f: PlayFacts) -> bool:
    own = _own_tiles(f)
    concealed = f.view.hand.concealed
    return len(own) == 2 and own[0] is not own[1] and own[0] in concealed and own[1] in concealed


def _show_both(f: PlayFacts) -> Evidence:
    own = _own_tiles(f)
    concealed = f.view.hand.concealed
    return Evidence(
        own,
        (
            ("held", tuple(kind for kind in own if kind in concealed)),
            ("missing", tuple(kind for kind in own if kind not in concealed)),
        ),
    )


def _exposed_pung_of(view: PlayerView, kind: Tile | None) -> bool:
    return any(m.kind is MeldKind.PUNG and not m.concealed and m.tile is kind for m in view.hand.melds)


def _may_draw_loose(f: PlayFacts) -> bool:
    return drawable(f.view) > 0


def drawable(view: PlayerView) -> int:
    """Return how many tiles may be drawn; before a late claim the next player's tile goes back to them."""
    late = view.offer is not None and view.offer.late and view.turn is not view.me
    return view.wall.drawable + late


def four_sets(f: PlayFacts) -> bool:
    """Return whether the own hand is four sets and a pair."""
    hand = f.view.hand
    return hand.size == 14 and is_complete(hand.counts(), hand.sets_to_make)


def four_sets_with_tile(f: PlayFacts) -> bool:
    """Return whether the offered tile makes the own hand four sets and a pair."""
    offered, hand = offered_tile(f.view), f.view.hand
    if offered is None or offered.is_bonus or hand.size != 13:
        return False
    counts = hand.counts()
    counts[offered.index] += 1
    return is_complete(counts, hand.sets_to_make)


def _show_distance(f: PlayFacts) -> Evidence:
    """Show how far the own hand is from a win and, if one tile is missing, which ones would do."""
    away, missing = distance(f.view)
    return Evidence((), (("away", away), ("missing", missing)))


def _show_completion(f: PlayFacts) -> Evidence:
    """Show whether the offered tile completes the hand; if not, how far the hand is without it."""
    away, missing = (0, ()) if four_sets_with_tile(f) else distance(f.view)
    offered = offered_tile(f.view)
    return Evidence(() if offered is None else (offered,), (("away", away), ("missing", missing)))


def distance(view: PlayerView) -> tuple[int, tuple[Tile, ...]]:
    """Return how many tiles the hand lacks to four sets and a pair; if it is one, the kinds that would do."""
    counts, sets = view.hand.counts(), view.hand.sets_to_make
    away = tiles_away(counts, sets)
    missing = useful_kinds(keys_of(counts), sets) if away == 1 else ()
    return away, tuple(TILES[kind] for kind in missing)


def _with_majors(f: PlayFacts) -> bool:
    hand = f.view.hand
    return four_sets(f) or (not hand.melds and hand.size == 14 and not majors_away(hand.concealed))


def _with_majors_and_tile(f: PlayFacts) -> bool:
    offered, hand = offered_tile(f.view), f.view.hand
    return four_sets_with_tile(f) or (
        offered is not None
        and not hand.melds
        and hand.size == 13
        and not majors_away((*hand.concealed, offered))
    )


def _show_distance_with_majors(f: PlayFacts) -> Evidence:
    """Show how far the own hand is from the nearest win and, if one tile is missing, which would do."""
    away, missing = distance(f.view)
    hand = f.view.hand
    if not hand.melds:
        to_majors = majors_away(hand.concealed)
        if to_majors < away:
            missing = ()
        away = min(away, to_majors)
        if to_majors == away == 1:
            wanted = MAJORS.difference(hand.concealed) or MAJORS
            missing = tuple(sorted({*missing, *wanted}))
    return Evidence((), (("away", away), ("missing", missing)))


def _show_completion_with_majors(f: PlayFacts) -> Evidence:
    offered = offered_tile(f.view)
    tiles = () if offered is None else (offered,)
    if _with_majors_and_tile(f):
        return Evidence(tiles, (("away", 0), ("missing", ())))
    return Evidence(tiles, _show_distance_with_majors(f).facts)


@dataclass(frozen=True, slots=True)
class Shapes:
    """The conditions that say which hands are complete: the own hand, and with the offered tile."""

    own: PlayCondition
    claimed: PlayCondition


OWN_TURN: Final[PlayCondition] = Condition("own-turn", lambda f: on_own_turn(f.view), show_phase)
DISCARD_HELD: Final[PlayCondition] = Condition(
    "tile-held", lambda f: _action_held(f) >= 1, _show_number(1, action_tile, _action_held)
)
ALIVE: Final[PlayCondition] = Condition(
    "hand-alive",
    lambda f: not f.view.dead,
    lambda f: evidence(size=f.view.hand.size, kongs=f.view.hand.kongs),
)
DREW_A_TILE: Final[PlayCondition] = Condition(
    "after-a-draw",
    lambda f: f.view.source is not Source.CLAIM,
    lambda f: evidence(source=f.view.source.value),
)
DREW_OR_WAS_DEALT: Final[PlayCondition] = Condition(
    "drawn-or-dealt",
    lambda f: f.view.source is not Source.CLAIM,
    lambda f: Evidence(() if f.view.drawn is None else (f.view.drawn,), (("source", f.view.source.value),)),
)
HAND_COMPLETE: Final[PlayCondition] = Condition("hand-complete", four_sets, _show_distance)
FOUR_HELD: Final[PlayCondition] = Condition(
    "four-held", _at_least(4, _action_held), _show_number(4, action_tile, _action_held)
)


def _own_pungs(f: PlayFacts) -> tuple[Tile, ...]:
    """Return the kind of the open pung that gets a fourth tile; if there is none, of all open pungs."""
    pungs = tuple(meld.tile for meld in f.view.hand.melds if meld.kind is MeldKind.PUNG)
    kind = action_tile(f)
    return (kind,) if kind is not None and kind in pungs else pungs


OWN_PUNG: Final[PlayCondition] = Condition(
    "own-exposed-pung",
    lambda f: _exposed_pung_of(f.view, action_tile(f)),
    lambda f: Evidence(_own_pungs(f)),
)
FOURTH_HELD: Final[PlayCondition] = Condition(
    "fourth-held", _at_least(1, _action_held), _show_number(1, action_tile, _action_held)
)
LOOSE_TILE_LEFT: Final[PlayCondition] = Condition(
    "loose-tile-left", _may_draw_loose, lambda f: evidence(drawable=drawable(f.view), left=f.view.wall.left)
)
OFFERED: Final[PlayCondition] = Condition("tile-offered", lambda f: f.view.offer is not None, show_offer)
DISCARDED: Final[PlayCondition] = Condition(
    "discard-offered", lambda f: _discard_on_offer(f.view) is not None, show_offer
)
ANOTHERS: Final[PlayCondition] = Condition(
    "anothers-tile",
    lambda f: f.view.offer is not None and f.view.offer.by is not f.view.me,
    show_offer,
)
NOT_ANSWERED: Final[PlayCondition] = Condition("not-answered", lambda f: not f.view.answered)
TILE_COMPLETES: Final[PlayCondition] = Condition("tile-completes", four_sets_with_tile, _show_completion)
FOUR_SETS: Final = Shapes(HAND_COMPLETE, TILE_COMPLETES)
WITH_THIRTEEN_MAJORS: Final = Shapes(
    Condition("hand-complete", _with_majors, _show_distance_with_majors),
    Condition("tile-completes", _with_majors_and_tile, _show_completion_with_majors),
)
"""Four sets and a pair, or thirteen different majors with one of them twice."""
NOT_FOR_EXPOSED: Final[PlayCondition] = Condition(
    "not-for-exposed-pung", lambda f: not _exposed_pung_of(f.view, offered_tile(f.view)), _show_offered
)
THREE_HELD: Final[PlayCondition] = Condition(
    "three-held",
    _at_least(3, lambda f: _held(f.view)),
    _show_number(3, lambda f: offered_tile(f.view), lambda f: _held(f.view)),
)
TWO_HELD: Final[PlayCondition] = Condition(
    "two-held",
    _at_least(2, lambda f: _held(f.view)),
    _show_number(2, lambda f: offered_tile(f.view), lambda f: _held(f.view)),
)
FROM_LEFT: Final[PlayCondition] = Condition("from-left", _from_left, _show_left)
BEFORE_DRAWING: Final[PlayCondition] = Condition("before-drawing", _has_not_drawn, show_phase)
SUIT_TILE: Final[PlayCondition] = Condition("suit-tile", _is_suit, _show_offered)
IN_SEQUENCE: Final[PlayCondition] = Condition("makes-sequence", _in_sequence, _show_sequence)
BOTH_HELD: Final[PlayCondition] = Condition("both-held", _both_held, _show_both)
LAST_DISCARD_ONLY_TO_WIN: Final[PlayCondition] = Condition(
    "not-last-discard",
    lambda f: f.view.offer is None or not f.view.offer.last,
    lambda f: evidence(drawable=f.view.wall.drawable),
)
NOT_BARRED: Final[PlayCondition] = Condition(
    "not-barred", lambda f: offered_tile(f.view) not in f.view.barred, _show_offered
)
ASKED: Final[PlayCondition] = Condition(
    "asked", lambda f: f.view.awaited and f.view.phase not in {Phase.TURN, Phase.LAST}, show_offer
)
