"""Positions in play to ask about: what one player sees, on his turn or when a tile is offered."""

from __future__ import annotations

import random
from collections.abc import Sequence

from peling.core.hand import HAND_SIZE, Hand
from peling.core.tiles import COPIES, KINDS, WINDS, Tile, Wind
from peling.core.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.rules.records import turned_up_for
from peling.rules.ruleset import RuleSet

PLENTY = 40
"""Tiles that may still be drawn, in the midst of a deal."""


def wall_of(rules: RuleSet, drawable: int, *, turned: Tile | None = None, kongs: int = 0) -> WallView:
    """Return a wall with so many tiles that may still be drawn, as numbers."""
    stacks = rules.course.stacks
    left = drawable + rules.course.reserve(kongs)
    lifted = not rules.course.passes_over
    supply = min(drawable, 6) if rules.course.supply_apart else drawable
    return WallView(
        stacks,
        Wind.EAST,
        7,
        8 * stacks - 2 * lifted - left,
        0,
        left,
        drawable,
        rules.course.loose_on,
        lifted,
        turned,
        None if turned is None else 3,
        supply,
    )


def own_turn(  # noqa: PLR0913 - what a view shows
    rules: RuleSet,
    hand: Hand,
    me: Wind,
    *,
    drawn: Tile | None = None,
    source: Source = Source.WALL,
    drawable: int = PLENTY,
    wild: tuple[Tile, ...] = (),
    discards: Sequence[Discarded] = (),
    noted: frozenset[str] = frozenset(),
) -> PlayerView:
    """Return what a player sees who has to discard or declare."""
    return PlayerView(
        me=me,
        winds=WINDS,
        round_wind=Wind.EAST if rules.course.rounds else None,
        phase=Phase.TURN,
        turn=me,
        awaited=True,
        hand=hand,
        drawn=drawn,
        source=source,
        replaced=None,
        offer=None,
        others=_others(me),
        discards=tuple(discards),
        wall=wall_of(rules, drawable, turned=turned_up_for(wild)),
        wild=wild,
        noted=noted,
    )


def offered(  # noqa: PLR0913 - what a view shows
    rules: RuleSet,
    hand: Hand,
    me: Wind,
    offer: Offer,
    *,
    round_wind: Wind | None = Wind.EAST,
    drawable: int = PLENTY,
    wild: tuple[Tile, ...] = (),
    barred: frozenset[Tile] = frozenset(),
    turn: Wind | None = None,
    discards: Sequence[Discarded] = (),
    noted: frozenset[str] = frozenset(),
) -> PlayerView:
    """Return what a player sees to whom a tile is offered."""
    late = offer.late and turn is not None
    return PlayerView(
        me=me,
        winds=WINDS,
        round_wind=round_wind if rules.course.rounds else None,
        phase=Phase.TURN if late else Phase.ROBBING if offer.robbing else Phase.CLAIMS,
        turn=turn if late and turn is not None else offer.by,
        awaited=True,
        hand=hand,
        drawn=None,
        source=Source.WALL,
        replaced=None,
        offer=offer,
        others=_others(me),
        discards=(*discards, *(() if offer.robbing else (Discarded(offer.by, offer.tile),))),
        wall=wall_of(rules, drawable, turned=turned_up_for(wild)),
        wild=wild,
        barred=barred,
        noted=noted,
    )


def is_left(tile: Tile, hand: Hand, wild: Sequence[Tile]) -> bool:
    """Return whether one more of a kind can be there beside a hand and the tile that was turned up."""
    held = hand.all_tiles().count(tile)
    if tile.is_bonus:
        return tile in wild and not held
    return held + (tile in wild) < COPIES


def some_discards(
    rng: random.Random, hand: Hand, giver: Wind, number: int, *, without: Tile
) -> tuple[Discarded, ...]:
    """Return discards before the one that is offered, of kinds that the hand leaves over; not of its own."""
    kinds = [kind for kind in KINDS if hand.all_tiles().count(kind) < 2 and kind is not without]
    return tuple(
        Discarded(giver.after(step - number), kind)
        for step, kind in enumerate(rng.sample(kinds, min(number, len(kinds))))
    )


def _others(me: Wind) -> tuple[Opponent, ...]:
    return tuple(Opponent(me.after(step), HAND_SIZE, (), ()) for step in (1, 2, 3))
