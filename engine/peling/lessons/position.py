"""Positions in notation: a deal in the middle, as a real state on which the engine goes on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Final

from peling.core.hand import Hand
from peling.core.notation import parse_hand, parse_tiles
from peling.core.tiles import BONUS_TILES, KINDS, Tile, Wind, full_set, tile
from peling.core.view import Discarded, Source
from peling.play.deal import DealState, Holding
from peling.play.wall import Wall
from peling.rules.course import WallBreak
from peling.rules.ruleset import RuleSet

OPENED_AT: Final = 7
"""The stack at which the wall of a position was opened."""
BEHIND: Final = 6
"""So many tiles and two more lie behind the one turned up."""
TURNED_STACK: Final = 3
"""The stack of the tile that is turned up."""


@dataclass(frozen=True, slots=True)
class Position:
    """A deal in which one player is to act, of which only what matters is said.

    Attributes:
        hands: hands in the notation of `peling.core.notation`, by the letters of the winds; who is not named
            gets tiles from what is left.
        turn: who is to act; he has fourteen tiles, with `drawn` if it is given.
        drawn: the tile he has just drawn.
        source: where it came from; of a dealt hand nothing was drawn.
        discards: what was discarded before, from East on, in the order of play.
        coming: the tiles that will be drawn next, in this order.
        loose: the loose tiles that will be drawn next, in this order; two at most.
        left: how many tiles are in the wall; None: all that are nowhere else.
        round_wind: the wind of the round, where the book has rounds; None: East.
        players: how many play.
        wild: the wild tiles, where the book has them.
        gone: in place of `discards`, every discard with who made it and who claimed it.
    """

    hands: tuple[tuple[str, str], ...]
    turn: Wind = Wind.EAST
    drawn: str = ""
    source: Source = Source.WALL
    discards: str = ""
    coming: str = ""
    loose: str = ""
    left: int | None = None
    round_wind: Wind | None = None
    players: int = 4
    wild: str = ""
    gone: tuple[Discarded, ...] = ()


class PositionError(ValueError):
    """A position that cannot be: more tiles of a kind than there are. The message names it."""


def deal_of(position: Position, rules: RuleSet) -> DealState:
    """Return the position as a deal.

    Raises:
        PositionError: there are more tiles of a kind than in the set, or too few for the wall.
    """
    winds = rules.course.seats(position.players)
    whole = full_set(bonus=rules.course.bonus_tiles)
    rest = Counter(whole)
    said = {Wind(letter): parse_hand(text) for letter, text in position.hands}
    if position.drawn:
        said[position.turn] = said[position.turn].add(tile(position.drawn))
    for hand in said.values():
        rest.subtract(_tiles(hand))
    gone, coming, loose = (parse_tiles(text) for text in (position.discards, position.coming, position.loose))
    lie_there = [one.tile for one in position.gone if one.claimed_by is None]
    for tiles in (gone, coming, loose, lie_there):
        rest.subtract(tiles)
    if over := [kind.code for kind in rest if rest[kind] < 0]:
        raise PositionError(f"more than there are: {', '.join(over)}")
    pool = _mixed(rest)
    wild = parse_tiles(position.wild)
    turned = _turned_up(wild, pool)
    hands = tuple(said.get(wind) or _filler(pool) for wind in winds)
    placed = len(coming) + len(loose) + (turned is not None)
    left = len(pool) + placed if position.left is None else position.left
    number = left - placed
    if not 0 <= number <= len(pool) or number < 2 - len(loose) or len(loose) > 2:
        raise PositionError(f"{left} tiles cannot be in the wall: {len(pool)} are not placed")
    standing, dead = pool[:number], pool[number:]
    discards = [Discarded(winds[place % len(winds)], kind) for place, kind in enumerate((*dead, *gone))]
    return DealState(
        winds,
        (position.round_wind or Wind.EAST) if rules.course.rounds else None,
        _wall(rules, [*coming, *standing], loose, len(whole) - left, turned),
        tuple(map(Holding, hands)),
        turn=position.turn,
        drawn=tile(position.drawn) if position.drawn else None,
        source=position.source,
        discards=(*discards, *position.gone),
        untouched=position.source is Source.DEAL,
        dealt=tuple(hand.concealed for hand in hands),
        wild=wild,
        turned_stack=None if turned is None else TURNED_STACK,
    )


def _wall(
    rules: RuleSet, coming: list[Tile], loose: tuple[Tile, ...], drawn: int, turned: Tile | None
) -> Wall:
    """Return a wall with these tiles to come, and with the loose ones where the book takes them from."""
    opening = WallBreak(Wind.EAST, Wind.EAST, OPENED_AT)
    stacks = rules.course.stacks
    ends = [*loose, *(coming.pop() for _ in range(2 - len(loose)))]
    if not rules.course.passes_over:
        return Wall(opening, stacks, tuple(coming), tuple(ends), drawn=drawn)
    if turned is None:
        return Wall(opening, stacks, (*coming, *ends), (), drawn=drawn, lifted=False)
    front, tail = coming[: len(coming) - BEHIND], coming[len(coming) - BEHIND :]
    return Wall(
        opening, stacks, tuple(front), (), drawn=drawn, tail=(*tail, *ends), turned=turned, lifted=False
    )


def _turned_up(wild: tuple[Tile, ...], pool: list[Tile]) -> Tile | None:
    """Take the tile that was turned up out of those that are left: one of the wild kind, or of its family."""
    if not wild:
        return None
    family = [held for held in BONUS_TILES if held.is_season is wild[0].is_season and held not in wild]
    turned = family[0] if wild[0].is_bonus else wild[0]
    if turned not in pool:
        raise PositionError(f"no {turned.code} is left to be turned up")
    pool.remove(turned)
    return turned


def _tiles(hand: Hand) -> tuple[Tile, ...]:
    return (*hand.concealed, *(held for meld in hand.melds for held in meld.tiles), *hand.bonus)


def _mixed(rest: Counter[Tile]) -> list[Tile]:
    """Return what is left in an order in which neighbours have nothing to do with each other.

    Every seventh tile of the sorted rest follows: always the same, so that a lesson is always the same.
    """
    tiles = sorted((kind for kind in rest.elements() if not kind.is_bonus), key=attrgetter("index"))
    return [held for start in range(7) for held in tiles[start::7]] + [
        kind for kind in rest.elements() if kind.is_bonus
    ]


def _filler(pool: list[Tile]) -> Hand:
    """Take thirteen tiles for somebody who does not matter: scattered, so that he can claim little."""
    kinds = [held for held in pool if not held.is_bonus]
    taken: list[Tile] = []
    close: set[Tile] = set()
    for kind in kinds:
        if len(taken) < 13 and kind not in close:
            taken.append(kind)
            close |= _close(kind)
    for kind in kinds:
        if len(taken) < 13 and kind not in taken:
            taken.append(kind)
    for kind in taken:
        pool.remove(kind)
    return Hand.of(taken)


@cache
def _close(kind: Tile) -> frozenset[Tile]:
    """Return the kinds that go together with one: itself, and what could be in one run with it."""
    return frozenset(held for held in KINDS if held is kind or near(kind, held))


def near(one: Tile, other: Tile) -> bool:
    """Return whether two tiles could be in one run."""
    return one.suit is not None and one.suit is other.suit and abs(one.rank - other.rank) <= 2
