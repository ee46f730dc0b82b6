"""Deals and rollouts as the kernel is given them, and what comes of them: see `machine`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from peling.advice.kernel.codes import NOBODY
from peling.core.tiles import Tile, Wind

TO_THE_END: Final = -1
GREEDY: Final = -1
"""In place of the number of a model: the greedy player of `peling.advice.yardsticks`."""


@dataclass(frozen=True, slots=True)
class WallTiles:
    """A wall that is broken.

    Attributes:
        regular: the tiles in the order in which they will be drawn.
        loose: the loose tiles, the one to be taken first before the other.
        tail: the tiles behind the one turned up.
        turned: the tile turned up; None where there is none.
    """

    regular: tuple[Tile, ...]
    loose: tuple[Tile, ...] = ()
    tail: tuple[Tile, ...] = ()
    turned: Tile | None = None

    def figures(self) -> tuple[int, ...]:
        """Return it as the kernel reads it: the tile turned up, then each list after its length."""
        lists = (self.regular, self.loose, self.tail)
        turned = NOBODY if self.turned is None else self.turned.index
        return (turned, *(figure for tiles in lists for figure in (len(tiles), *(t.index for t in tiles))))


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays deals in the kernel.

    Attributes:
        winds: the winds that play, from East in the order of play.
        round_wind: the wind of the round; None where the book has none.
        random_round: the wind of the round is found by chance, for each wall anew.
    """

    winds: tuple[Wind, ...]
    round_wind: Wind | None = None
    random_round: bool = False

    def figures(self) -> tuple[int, ...]:
        """Return it as the kernel reads it."""
        numbers = [wind.number for wind in self.winds]
        random = 4 if self.random_round else NOBODY if self.round_wind is None else self.round_wind.number
        return (len(numbers), *numbers, *[NOBODY] * (4 - len(numbers)), random)


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that the kernel has played.

    Attributes:
        wall: the number of its wall.
        turn: by how many places everybody has moved round the table.
        net: what each of the players gains or loses, in the order in which their models were named.
        winner: which of them has won; -1 for nobody.
    """

    wall: int
    turn: int
    net: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class RolloutPlan:
    """How rollouts are played.

    Attributes:
        seed: equal seeds lay out equal worlds.
        models: the number of the model by which each of four places plays.
        discards: after so many discards a deal is cut short and weighed; -1: it is played to the end.
        leaf: a deal that is cut short is weighed by the worth of the own hand times the first factor, less
            that of the other hands times the second.
    """

    seed: int
    models: tuple[int, int, int, int] = (0, 0, 0, 0)
    discards: int = TO_THE_END
    leaf: tuple[float, float] = (1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What came of a choice, over many worlds.

    Attributes:
        worlds: how many.
        net: the sum of what the player gained or lost.
        wins: how often he won.
        won: the sum of what he gained then.
        scored: the sum of what his hand counted then.
        given: how often another won by a tile of his.
        paid: the sum of what he lost then.
        drawn: how often nobody won.
        cut: how often the deal was cut short and weighed.
        products: for each choice, the sum of the products of what it and this one brought.
    """

    worlds: int
    net: float
    wins: int
    won: float
    scored: float
    given: int
    paid: float
    drawn: int
    cut: int
    products: tuple[float, ...]

    @staticmethod
    def of(worlds: int, tally: Sequence[float], products: Sequence[float]) -> Outcomes:
        """Return what the kernel has counted."""
        net, wins, won, scored, given, paid, drawn, cut = tally
        return Outcomes(
            worlds, net, int(wins), won, scored, int(given), paid, int(drawn), int(cut), tuple(products)
        )


def added(parts: Sequence[Outcomes]) -> Outcomes:
    """Return what came of a choice in all worlds of several parts, each played beside the same other choices.

    Floating sums come out the same whenever the parts are the same, in the same order.
    """
    return Outcomes(
        worlds=sum(part.worlds for part in parts),
        net=sum(part.net for part in parts),
        wins=sum(part.wins for part in parts),
        won=sum(part.won for part in parts),
        scored=sum(part.scored for part in parts),
        given=sum(part.given for part in parts),
        paid=sum(part.paid for part in parts),
        drawn=sum(part.drawn for part in parts),
        cut=sum(part.cut for part in parts),
        products=tuple(map(sum, zip(*(part.products for part in parts), strict=True))),
    )
