"""L. L. Harr, "Pung-Chow": the course of play (Part I, Procedure of Play; for two and three players, p. 76).

Every action has one rule with all its conditions. The evidence of a condition is the same whether it is met
or not, so that a learner reads "needs two, you hold one" and "needs two, you hold three" from the same
facts. What the book leaves open is decided as in the rulings A01-A17 and A52-A53; a house rule chooses a
value or a condition here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from peling.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.melds import MeldKind
from peling.rulebooks.harr import citations
from peling.rules import NOTHING, Condition, Evidence, Rule, Value, evidence
from peling.ruleset import Course, HouseRules, PlayFacts, WallBreak
from peling.shapes import is_complete, keys_of, tiles_away, useful_kinds
from peling.tiles import TILES, WINDS, Tile, Wind
from peling.view import Offer, Phase, PlayerView, Source

PlayCondition: TypeAlias = Condition[PlayFacts]
PlayRule: TypeAlias = Rule[PlayFacts]


@dataclass(frozen=True, slots=True)
class Shapes:
    """The conditions that say which hands are complete: the own hand, and with the offered tile."""

    own: PlayCondition
    claimed: PlayCondition


def course(house: HouseRules) -> Course:
    """Return the course of play of Part I for these house rules."""
    return common_course(house, last_fourteen if house["p1_reserve"] == 14 else _no_reserve)


def common_course(house: HouseRules, reserve: Callable[[int], int], shapes: Shapes | None = None) -> Course:
    """Return what both parts have in common.

    Args:
        house: the house rules in force.
        reserve: tiles at the end that are never drawn, from the number of kongs made.
        shapes: which hands are complete; None: four sets and a pair.
    """
    mandarins = house["mandarins"] == "on"
    return Course(
        players=(2, 3, 4),
        bonus_tiles=mandarins,
        stacks=18 if mandarins else 17,
        seats=_seats_adjacent if house["two_hand_seats"] == "adjacent" else _seats_opposite,
        break_wall=break_wall,
        reserve=reserve,
        set_out=_sets_out_own if house["foreign_mandarin"] == "discard" else _sets_out_all,
        rules=play_rules(house, shapes),
        rank=rank,
        late_claims=house["late_claims"] == "until_next_discard",
        robbing=house["robbing_kong"] is True,
        next_east=next_east,
    )


def play_rules(house: HouseRules, shapes: Shapes | None = None) -> dict[type[Action], PlayRule]:
    """Return the rule for each kind of action."""
    shapes = shapes or FOUR_SETS
    last = () if house["last_discard_claims"] == "all" else (LAST_DISCARD_ONLY_TO_WIN,)
    late = () if house["late_claims"] == "off" else (BEFORE_DRAWING,)
    fresh = () if house["kong_after_claim"] is True else (DREW_A_TILE,)
    not_own = () if house["foreign_mandarin"] == "replace" else (OWN_MANDARIN_SET_OUT,)
    claim = (DISCARDED, ANOTHERS, NOT_ANSWERED, *late, ALIVE)
    return {
        Discard: Rule("PC-TURN", citations.PLAYING, (OWN_TURN, DISCARD_HELD, *not_own)),
        ConcealedKong: Rule(
            "PC-KONG-DRAWN", citations.KONG, (OWN_TURN, ALIVE, *fresh, FOUR_HELD, LOOSE_TILE_LEFT)
        ),
        AddedKong: Rule(
            "PC-KONG-ADD", citations.KONG, (OWN_TURN, ALIVE, *fresh, OWN_PUNG, FOURTH_HELD, LOOSE_TILE_LEFT)
        ),
        GoOut: Rule("PC-WIN", citations.MAH_JONGG, (OWN_TURN, ALIVE, DREW_OR_WAS_DEALT, shapes.own)),
        ClaimWin: Rule(
            "PC-WIN-CLAIM",
            citations.PUNG_RULES,
            (OFFERED, ANOTHERS, NOT_ANSWERED, *late, ALIVE, shapes.claimed),
        ),
        ClaimKong: Rule(
            "PC-KONG-CLAIM",
            citations.PUNG,
            (*claim, NOT_FOR_EXPOSED, THREE_HELD, LOOSE_TILE_LEFT),
        ),
        ClaimPung: Rule("PC-PUNG", citations.PUNG, (*claim, TWO_HELD, *last)),
        ClaimChow: Rule(
            "PC-CHOW",
            citations.CHOW,
            (
                DISCARDED,
                ANOTHERS,
                FROM_LEFT,
                NOT_ANSWERED,
                *late,
                ALIVE,
                SUIT_TILE,
                IN_SEQUENCE,
                BOTH_HELD,
                *last,
            ),
        ),
        Pass: Rule("PC-DEAD-DISCARD", citations.PUNG_RULES, (ASKED,)),
    }


def break_wall(first: int, second: int, stacks: int) -> WallBreak:
    """Return where the wall is broken by two throws (PC-BREAK-1, PC-BREAK-2).

    East's throw is counted to the right from himself; both throws together are counted from the right end of
    the breaker's side, and beyond its length into the side of his left-hand neighbour (ruling A02).

    >>> break_wall(7, 7, 17).stack, break_wall(7, 12, 17).side.value, break_wall(7, 12, 17).stack
    (14, 'S', 2)
    """
    breaker = side = Wind.EAST.after(first - 1)
    stack = first + second
    while stack > stacks:
        side, stack = side.after(-1), stack - stacks
    return WallBreak(breaker, side, stack)


def rank(action: Action) -> int:
    """Return the precedence of an answer: winning, then three or four of a kind, then chow (A11)."""
    match action:
        case ClaimWin():
            return 3
        case ClaimKong() | ClaimPung():
            return 2
        case ClaimChow():
            return 1
        case _:
            return 0


def next_east(winner: Wind | None, winds: tuple[Wind, ...]) -> Wind:
    """Return who is East next, by the winds of the deal that is over (PC-EAST).

    East stays if he won or nobody did; else the player at his right follows.

    >>> from peling.tiles import WINDS
    >>> next_east(Wind.NORTH, WINDS).value, next_east(None, WINDS).value
    ('S', 'E')
    """
    if winner is None or winner is Wind.EAST:
        return Wind.EAST
    return winds[1]


def _seats_opposite(players: int) -> tuple[Wind, ...]:
    return (Wind.EAST, Wind.WEST) if players == 2 else WINDS[:players]


def _seats_adjacent(players: int) -> tuple[Wind, ...]:
    return WINDS[:players]


def _no_reserve(_kongs: int) -> int:
    return 0


def last_fourteen(_kongs: int) -> int:
    """Return the tiles at the end that are never drawn (PC2-DRAW)."""
    return 14


def _sets_out_all(_wind: Wind, bonus: Tile) -> bool:
    return bonus.is_bonus


def _sets_out_own(wind: Wind, bonus: Tile) -> bool:
    return bonus.is_bonus and bonus.wind is wind


def _on_own_turn(view: PlayerView) -> bool:
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


def _action_tile(f: PlayFacts) -> Tile | None:
    match f.action:
        case Discard(kind) | ConcealedKong(kind) | AddedKong(kind):
            return kind
        case _:
            return None


def _action_held(f: PlayFacts) -> int:
    kind = _action_tile(f)
    return 0 if kind is None else f.view.hand.count(kind)


def _own_tiles(f: PlayFacts) -> tuple[Tile, ...]:
    return f.action.own if isinstance(f.action, ClaimChow) else ()


def _show_phase(f: PlayFacts) -> Evidence:
    return evidence(turn=f.view.turn, phase=f.view.phase.value)


def _show_offer(f: PlayFacts) -> Evidence:
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
    return _drawable(f.view) > 0


def _drawable(view: PlayerView) -> int:
    """Return how many tiles may be drawn; before a late claim the next player's tile goes back to them."""
    late = view.offer is not None and view.offer.late and view.turn is not view.me
    return view.wall.drawable + late


def four_sets(f: PlayFacts) -> bool:
    """Tell whether the own hand is four sets and a pair."""
    hand = f.view.hand
    return hand.size == 14 and is_complete(hand.counts(), hand.sets_to_make)


def four_sets_with_tile(f: PlayFacts) -> bool:
    """Tell whether the offered tile makes the own hand four sets and a pair."""
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


def _show_mandarin(f: PlayFacts) -> Evidence:
    kind = _action_tile(f)
    return NOTHING if kind is None else evidence(kind, me=f.view.me)


def _is_own_mandarin(f: PlayFacts) -> bool:
    kind = _action_tile(f)
    return kind is not None and kind.is_bonus and kind.wind is f.view.me


OWN_TURN: Final[PlayCondition] = Condition(
    "own-turn", lambda f: _on_own_turn(f.view), _show_phase, citations.PLAYING
)
DISCARD_HELD: Final[PlayCondition] = Condition(
    "tile-held", lambda f: _action_held(f) >= 1, _show_number(1, _action_tile, _action_held)
)
OWN_MANDARIN_SET_OUT: Final[PlayCondition] = Condition(
    "not-own-mandarin", lambda f: not _is_own_mandarin(f), _show_mandarin, citations.MANDARINS
)
ALIVE: Final[PlayCondition] = Condition(
    "hand-alive",
    lambda f: not f.view.dead,
    lambda f: evidence(size=f.view.hand.size, kongs=f.view.hand.kongs),
    citations.MAH_JONGG,
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
    "four-held", _at_least(4, _action_held), _show_number(4, _action_tile, _action_held)
)
OWN_PUNG: Final[PlayCondition] = Condition(
    "own-exposed-pung",
    lambda f: _exposed_pung_of(f.view, _action_tile(f)),
    lambda f: Evidence(tuple(m.tile for m in f.view.hand.melds if m.kind is MeldKind.PUNG)),
)
FOURTH_HELD: Final[PlayCondition] = Condition(
    "fourth-held", _at_least(1, _action_held), _show_number(1, _action_tile, _action_held)
)
LOOSE_TILE_LEFT: Final[PlayCondition] = Condition(
    "loose-tile-left",
    _may_draw_loose,
    lambda f: evidence(drawable=_drawable(f.view), left=f.view.wall.left),
    citations.KONG,
)
OFFERED: Final[PlayCondition] = Condition("tile-offered", lambda f: f.view.offer is not None, _show_offer)
DISCARDED: Final[PlayCondition] = Condition(
    "discard-offered", lambda f: _discard_on_offer(f.view) is not None, _show_offer
)
ANOTHERS: Final[PlayCondition] = Condition(
    "anothers-tile",
    lambda f: f.view.offer is not None and f.view.offer.by is not f.view.me,
    _show_offer,
)
NOT_ANSWERED: Final[PlayCondition] = Condition("not-answered", lambda f: not f.view.answered)
TILE_COMPLETES: Final[PlayCondition] = Condition("tile-completes", four_sets_with_tile, _show_completion)
FOUR_SETS: Final = Shapes(HAND_COMPLETE, TILE_COMPLETES)
NOT_FOR_EXPOSED: Final[PlayCondition] = Condition(
    "not-for-exposed-pung",
    lambda f: not _exposed_pung_of(f.view, offered_tile(f.view)),
    _show_offered,
    citations.KONG,
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
BEFORE_DRAWING: Final[PlayCondition] = Condition(
    "before-drawing", _has_not_drawn, _show_phase, citations.PUNG_RULES
)
SUIT_TILE: Final[PlayCondition] = Condition("suit-tile", _is_suit, _show_offered)
IN_SEQUENCE: Final[PlayCondition] = Condition(
    "makes-sequence", _in_sequence, _show_sequence, citations.SUMMARY
)
BOTH_HELD: Final[PlayCondition] = Condition("both-held", _both_held, _show_both)
LAST_DISCARD_ONLY_TO_WIN: Final[PlayCondition] = Condition(
    "not-last-discard",
    lambda f: f.view.offer is None or not f.view.offer.last,
    lambda f: evidence(drawable=f.view.wall.drawable),
)
ASKED: Final[PlayCondition] = Condition(
    "asked", lambda f: f.view.awaited and f.view.phase is not Phase.TURN, _show_offer
)
