"""What one player knows of a deal, as figures for the kernel (read by `engine/kernel/rollouts/load.c`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from peling.advice.kernel.codes import NOBODY, meld_number
from peling.core.melds import Meld
from peling.core.tiles import BONUS_TILES, TILES, WINDS, Tile, Wind
from peling.core.view import Offer, Phase, PlayerView, Source
from peling.rules.records import STANDING
from peling.rules.ruleset import RuleSet

PHASES: Final = (Phase.TURN, Phase.CLAIMS, Phase.ROBBING, Phase.LAST, Phase.OVER)
SOURCES: Final = (Source.DEAL, Source.WALL, Source.LAST_WALL, Source.LOOSE, Source.CLAIM)
REPLACED: Final = (None, "flower", "claimed-kong", "drawn-kong", "added-kong")
"""The values of view and state in the order in which the kernel numbers them."""
_WORD: Final = 32
_NO_MELDS: Final = (0, *[NOBODY] * 4)


def view_figures(view: PlayerView, rules: RuleSet) -> tuple[int, ...]:
    """Return what a player knows as the kernel reads it. He must be awaited."""
    numbers = [wind.number for wind in view.winds]
    turned = view.wall.turned_up
    figures = [
        len(numbers),
        *numbers,
        *[NOBODY] * (4 - len(numbers)),
        NOBODY if view.round_wind is None else view.round_wind.number,
        NOBODY if turned is None else turned.index,
        PHASES.index(view.phase),
        view.winds.index(view.turn),
        NOBODY if view.drawn is None else view.drawn.index,
        SOURCES.index(view.source),
        REPLACED.index(view.replaced),
        int(view.set_out),
        int(view.untouched),
        _refused(view),
        *_offer(view),
        *_wall(view),
        view.winds.index(view.me),
    ]
    for wind in view.winds:
        figures += _own_seat(view, rules) if wind is view.me else _seat(view, wind)
    counts = [0] * len(TILES)
    for tile in view.hand.concealed:
        counts[tile.index] += 1
    figures += counts
    figures.append(len(view.discards))
    places = [NOBODY] * len(WINDS)
    for place, number in enumerate(numbers):
        places[number] = place
    for discard in view.discards:
        claimed = discard.claimed_by
        figures += (
            discard.tile.index,
            places[discard.wind.number],
            NOBODY if claimed is None else places[claimed.number],
        )
    return tuple(figures)


def bits_of(tiles: Iterable[Tile], first: int = 0) -> int:
    """Return tiles as bits, the tile with the index `first` as the lowest."""
    bits = 0
    for tile in tiles:
        bits |= 1 << tile.index - first
    return bits


def words_of(bits: int) -> tuple[int, int]:
    """Return bits as two signed numbers, the lower one first."""
    low = bits & (1 << _WORD) - 1
    return (low - (1 << _WORD) if low >> _WORD - 1 else low), bits >> _WORD


def _refused(view: PlayerView) -> int:
    """Return how many players have refused the last tile: it was offered first to the one after a discard."""
    if view.phase is not Phase.LAST:
        return 0
    number = len(view.winds)
    first = view.winds.index(view.discards[-1].wind) + 1
    return (view.winds.index(view.turn) - first) % number


def _offer(view: PlayerView) -> tuple[int, ...]:
    offer: Offer | None = view.offer
    if offer is None:
        return (NOBODY, 0, 0, 0, 0, 0)
    return (
        offer.tile.index,
        view.winds.index(offer.by),
        int(offer.robbing),
        int(offer.last),
        int(offer.first),
        int(offer.late),
    )


def _wall(view: PlayerView) -> tuple[int, ...]:
    """Return how many tiles lie where: to be drawn, loose, at the tail; and how many were taken."""
    wall = view.wall
    loose = min(2, wall.left) if wall.lifted else 0
    tail = 0
    if wall.turned_up is not None and wall.turned_stack is not None:
        low = wall.stack - wall.turned_stack + 1
        behind = 2 * low - 1
        drawn = wall.drawn + max(0, wall.loose_drawn - behind)
        tail = max(0, behind - wall.loose_drawn) - max(0, drawn - (8 * wall.stacks - 2 * low))
    regular = wall.left - loose - tail - (wall.turned_up is not None)
    return (regular, loose, tail, wall.drawn, wall.loose_drawn)


def _melds(melds: tuple[Meld, ...]) -> tuple[int, ...]:
    if not melds:
        return _NO_MELDS
    return (len(melds), *map(meld_number, melds), *[NOBODY] * (4 - len(melds)))


def _seat(view: PlayerView, wind: Wind) -> tuple[int, ...]:
    other = view.opponent(wind)
    return (
        other.concealed,
        *_melds(other.melds),
        bits_of(other.bonus, BONUS_TILES[0].index),
        int(other.dead),
        int(other.standing),
        0,
        0,
        0,
        0,
    )


def _own_seat(view: PlayerView, rules: RuleSet) -> tuple[int, ...]:
    heads = 0 if rules.course.washing is None else rules.course.washing.count(view.dealt)
    return (
        len(view.hand.concealed),
        *_melds(view.hand.melds),
        bits_of(view.hand.bonus, BONUS_TILES[0].index),
        int(view.dead),
        int(STANDING in view.noted),
        int(bool(view.noted & rules.course.notes)),
        heads,
        *words_of(bits_of(view.barred)),
    )
