"""Draw the seats of a table as its book has it, by dice or by winds, and tell each step.

The throws are those of the engine; nothing that is shown was decided otherwise.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from peling.core.tiles import WINDS, Tile, Wind, tile
from peling.ledger.course import first_situation
from peling.ledger.inputs import SheetSetup
from peling.play.game import GameSetup, PlayerSpec, SeatThrows, WindBox, advance, new_game, random_seats
from peling.play.inputs import HUMAN
from peling.play.seating import counted, drawn_seats, picked_places
from peling.rules.course import CourseOfPlay, Seating
from peling.rules.ruleset import RuleSet
from peling_app.score.words import start as words


@dataclass(frozen=True, slots=True)
class DrawLine:
    """One step of the drawing.

    Attributes:
        name: who throws or draws.
        dice: what was thrown; None where a wind was drawn.
        tile: the wind that was drawn, if any.
        said: what came of it.
    """

    name: str
    dice: tuple[int, int] | None
    tile: Tile | None
    said: str

    @property
    def spoken(self) -> str:
        """Return the whole line in words."""
        return words.line(self.name, self.dice, self.said)


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """A drawing and what came of it.

    Attributes:
        lines: step by step.
        order: the players in the order of play, as places in the names that were given.
        east: who is East in the first deal, as a place in `order`.
    """

    lines: tuple[DrawLine, ...]
    order: tuple[int, ...]
    east: int


def draw_seats(rng: random.Random, rules: RuleSet, names: Sequence[str]) -> SeatDraw:
    """Draw the seats of these players, given as they sit now, each to the right of the one before.

    Raises:
        peling.play.inputs.GameInputError: the book is not for this number of players.
    """
    setup = GameSetup(rules.id, dict(rules.house.values), tuple(PlayerSpec(name, HUMAN) for name in names))
    drawn = random_seats(rng, rules, len(names))
    state, _ = advance(new_game(setup), drawn)
    assert state.first_east is not None  # noqa: S101 - the seats have just been drawn
    east = state.order.index(state.place_of(state.first_east))
    match drawn:
        case SeatThrows(rounds):
            lines = _throws(rounds, names)
        case WindBox():
            first_east = names[state.order[east]]
            lines = _winds(drawn, rules.course, names, first_east, _held(rules, len(names), east))
        case _:
            assert_never(drawn)
    return SeatDraw(lines, state.order, east)


PAIR = ("", "")


def _held(rules: RuleSet, number: int, east: int) -> Sequence[Wind]:
    """Return which winds so many players draw: of two the second is West where they sit opposite (A52)."""
    if number > len(PAIR):
        return WINDS
    setup = SheetSetup("", rules.id, dict(rules.house.values), PAIR, east)
    return sorted(first_situation(setup, rules).winds, key=lambda wind: wind.number)


def _throws(rounds: tuple[tuple[tuple[int, int], ...], ...], names: Sequence[str]) -> tuple[DrawLine, ...]:
    lines = []
    throwing = list(names)
    for throws in rounds:
        best = max(map(sum, throws))
        highest = [name for name, throw in zip(throwing, throws, strict=True) if sum(throw) == best]
        for name, throw in zip(throwing, throws, strict=True):
            first = sum(throw) == best
            said = words.throws_for_east(sum(throw), highest=first, tied=first and len(highest) > 1)
            lines.append(DrawLine(name, throw, None, said))
        throwing = highest
    return tuple(lines)


def _winds(
    box: WindBox, course: CourseOfPlay, names: Sequence[str], first_east: str, held: Sequence[Wind]
) -> tuple[DrawLine, ...]:
    number = len(names)
    first, second = box.throws
    named = counted(number, box.thrower, sum(first))
    if course.seating is Seating.BY_THROW:
        picks = tuple((named + place) % number for place in range(number))
        drawer = picks[box.winds.index(Wind.EAST)]
        east_sits = names[drawer if course.east_keeps_chair else box.thrower]
        lines = [
            DrawLine(names[box.thrower], first, None, words.throws_for_first_pick(sum(first), names[named]))
        ]
    else:
        picks = picked_places(number, named, sum(second))
        east_sits = names[drawn_seats(box.winds, box.box, box.thrower, (sum(first), sum(second))).box_to]
        lines = [
            DrawLine(names[box.thrower], first, None, words.throws_for_positioner(sum(first), names[named])),
            DrawLine(names[named], second, None, words.throws_for_first_pick(sum(second), names[picks[0]])),
        ]
    for place, wind in zip(picks, box.winds, strict=True):
        is_east, shown = wind is Wind.EAST, held[WINDS.index(wind)]
        said = words.draws(
            shown, east_place=east_sits if is_east else "", stays=is_east and east_sits == names[place]
        )
        lines.append(DrawLine(names[place], None, tile(shown.value), said))
    if course.seating is Seating.BY_THROW:
        thrower = next(
            names[place] for place, wind in zip(picks, box.winds, strict=True) if wind is Wind.EAST
        )
        lines.append(DrawLine(thrower, second, None, words.throws_for_first_east(sum(second), first_east)))
    return tuple(lines)
