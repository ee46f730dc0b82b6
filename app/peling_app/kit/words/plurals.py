"""Word what depends on a number. English has its own file for these, as every language has."""

from __future__ import annotations

from peling_app.kit.words.marks import Counted
from peling_app.kit.words.numbers import number as grouped

short = Counted("Plurals", "%n tile(s) to go")
missing = Counted("Plurals", "%n tile(s) are missing")
_points = Counted("Plurals", "%n point(s)")
held = Counted("Plurals", "you hold %n")
tiles = Counted("Plurals", "%n tile(s)")
suits = Counted("Plurals", "The hand has %n suit(s).")
live = Counted("Plurals", "%n helpful tile(s) not in sight")
helping = Counted("Plurals", "%n tile(s) help")
lying_open = Counted("Plurals", "%n set(s) then lie open.")
doubles = Counted("Plurals", "%n double(s)")
to_lay = Counted("Plurals", "%n tile(s) still to lay.")
left = Counted("Plurals", "%n tile(s) left")
held_back = Counted("Plurals", "At the end of the wall %n tile(s) stay undrawn.")


points_alone = _points.without


def points(number: int) -> str:
    """Return a number of points, grouped by thousands as everywhere."""
    return _points(number).replace(str(number), grouped(number))
