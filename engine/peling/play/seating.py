"""How seats are found before the first deal: by the highest throw, or by drawing winds from a box.

Players are numbered as they sit, each to the right of the one before.
"""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.tiles import Wind


def counted(players: int, thrower: int, throw: int) -> int:
    """Return whom a throw names: counted round to the right, the thrower as one.

    >>> counted(4, 2, 7)
    0
    """
    return (thrower + throw - 1) % players


def picked_places(players: int, positioner: int, throw: int) -> tuple[int, ...]:
    """Return who takes each place in the line of winds, the place farthest from the positioner first.

    The positioner's throw names who takes the first place; the others follow to the right (Harr, Part II,
    Procedure, p. 57-58).

    >>> picked_places(4, 0, 8)
    (3, 0, 1, 2)
    """
    first = counted(players, positioner, throw)
    return tuple((first + place) % players for place in range(players))


def drawn_chairs(winds: tuple[Wind, ...], thrower: int, throw: int) -> tuple[int, ...]:
    """Return who sits on each chair when winds were drawn without a box, from the thrower's chair on.

    The throw names who draws first; the others draw after him to the right. Who drew East takes the thrower's
    chair, and the others follow to his right in the order of their winds (Game of Four Winds, §2 b, A-2).

    Args:
        winds: the wind that the first drawer gets, the second, and so on.
        thrower: who throws.
        throw: his throw.

    >>> from peling.core.tiles import WINDS
    >>> drawn_chairs(WINDS, 0, 10), drawn_chairs(WINDS[::-1], 0, 5)
    ((1, 2, 3, 0), (3, 2, 1, 0))
    """
    number = len(winds)
    first = counted(number, thrower, throw)
    by_wind = sorted(range(number), key=lambda place: winds[place].number)
    return tuple((first + place) % number for place in by_wind)


@dataclass(frozen=True, slots=True)
class DrawnSeats:
    """What came of drawing the winds.

    Attributes:
        positioner: who laid out the winds.
        order: the players round the table afterwards, beginning with the place where the box stands and East
            sits, each to the right of the one before.
        box_to: whose place that was before.
    """

    positioner: int
    order: tuple[int, ...]
    box_to: int


def drawn_seats(winds: tuple[Wind, ...], box: int, thrower: int, throws: tuple[int, int]) -> DrawnSeats:
    """Return how the players sit when they have drawn the winds.

    Args:
        winds: the indicators in the line, the farthest from the positioner first; each wind that plays once.
        box: the number of the place in the line at which the box stands, from 1.
        thrower: who throws to name the positioner.
        throws: that throw, and the positioner's.

    >>> from peling.core.tiles import WINDS
    >>> drawn_seats(WINDS, 2, 2, (7, 8)).order
    (3, 0, 1, 2)
    """
    number = len(winds)
    positioner = counted(number, thrower, throws[0])
    picks = picked_places(number, positioner, throws[1])
    by_wind = sorted(range(number), key=lambda place: winds[place].number)
    return DrawnSeats(positioner, tuple(picks[place] for place in by_wind), picks[box - 1])
