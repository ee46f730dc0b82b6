"""Where the evening stands when a deal is played: who is East, which winds the others hold, which round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from peling.core.tiles import Wind


class Step(StrEnum):
    """What is to be done before a deal, or instead of it."""

    BEGIN = "begin"
    EAST_STAYS = "east-stays"
    EAST_PASSES = "east-passes"
    ROUND_OVER = "round-over"
    SET_OVER = "set-over"
    DRAW_SEATS = "draw-seats"
    EVENING_OVER = "evening-over"


@dataclass(frozen=True, slots=True)
class Situation:
    """What the deals before have led to.

    Attributes:
        number: of the deal, from 1.
        order: the places as they sit, each to the right of the one before.
        east: the place that is East.
        winds: what each place holds, by place.
        passed: how often East has passed; rounds are counted by it.
        round_number: of the round, from 1.
        round_wind: the wind of the round; None where the book has none.
        set_number: of the set of four rounds, from 1.
        noted: circumstances of East's hand that the deals before have led to.
        step: what is to be done before it.
    """

    number: int
    order: tuple[int, ...]
    east: int
    winds: tuple[Wind, ...]
    passed: int = 0
    round_number: int = 1
    round_wind: Wind | None = None
    set_number: int = 1
    noted: frozenset[str] = frozenset()
    step: Step = Step.BEGIN

    def wind_of(self, place: int) -> Wind:
        """Return the wind that a place holds."""
        return self.winds[place]

    def place_of(self, wind: Wind) -> int | None:
        """Return who holds a wind; None if nobody plays with it."""
        return self.winds.index(wind) if wind in self.winds else None

    @property
    def playing(self) -> tuple[Wind, ...]:
        """Return the winds that are held, from East in the order of play."""
        return tuple(sorted(self.winds, key=lambda wind: wind.number))
