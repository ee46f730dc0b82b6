"""Where dice are thrown from and come to lie, and where winds lie that are drawn before the seats."""

from __future__ import annotations

from typing import Final

from peling_app.play.table.court.boxes import Box
from peling_app.play.table.court.contents import LEFT, OPPOSITE, OWN, RIGHT
from peling_app.play.table.court.dice import Roll
from peling_app.play.table.court.measures import BODY

EDGE, SMALL_EDGE = 54, 34
"""The edge of a die in units: of the only pair on the felt, and of several."""
WAY: Final = {OWN: (0, 1), RIGHT: (1, 0), OPPOSITE: (0, -1), LEFT: (-1, 0)}
"""The way from the middle to each side."""
LIES: Final = ((-36.0, 6.0, -24.0, 1.6), (56.0, -24.0, 31.0, 1.25))
"""How each die of a pair lies: off its middle in units, how it is turned, and how often it rolls over."""
RAISED: Final = 26
"""How far over the middle of the felt the only pair lies, in units: words stand under it."""
OUT: Final = 0.34
"""How far from the middle the dice of several players lie, in widths and heights of the felt."""
DRAWN: Final = 34
"""The width of a wind that is drawn, in units."""


def pair(
    side: int, values: tuple[int, int], of: int, felt: Box, unit: float, number: int = 0
) -> tuple[Roll, Roll]:
    """Return the ways of two dice; no throw, by its `number`, is as the last.

    `of`: how many players throw. One player's dice come to the middle; those of several lie before them.
    """
    across, down = WAY.get(side, WAY[OWN])
    x, y = felt.middle
    edge = (EDGE if of == 1 else SMALL_EDGE) * unit
    scale = edge / EDGE
    if of == 1:
        y -= RAISED * unit
    else:
        x, y = x + across * OUT * felt.wide, y + down * OUT * felt.high
    far_x = felt.middle[0] + across * (felt.wide / 2 + 70 * unit)
    far_y = felt.middle[1] + down * (felt.high / 2 + 60 * unit)
    rolls = []
    for place, (value, (off_x, off_y, yaw, turns)) in enumerate(zip(values, LIES, strict=True)):
        aside = (place - 0.5) * 60 * scale
        start = (far_x + abs(down) * aside, far_y + abs(across) * aside)
        end = (x + off_x * scale, y + off_y * scale)
        swung = yaw + 17 * ((number + place) % 3 - 1)
        rolls.append(Roll(value, start, end, edge, swung, turns))
    return rolls[0], rolls[1]


def drawn_wind(side: int, felt: Box, unit: float) -> Box:
    """Return where the wind lies that a player has drawn."""
    across, down = WAY.get(side, WAY[OWN])
    wide = round(DRAWN * unit)
    high = round(wide * BODY)
    x = felt.middle[0] + across * OUT * felt.wide - wide / 2
    y = felt.middle[1] + down * OUT * felt.high - high / 2
    return Box(round(x), round(y), wide, high)
