"""The words on the felt: each where it touches nothing, or not at all.

One rule: words keep six pixels from every tile, every plate and one another. A word has a few places, the
best first, and takes the first that is free. Where none is, it is left out: the thing says it when the mouse
rests on it, and to screen readers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from peling_app.play.table.court.boxes import NOWHERE, Box, around
from peling_app.play.table.court.contents import LEFT, OPPOSITE, OWN, Contents, Label, Named
from peling_app.play.table.court.measures import APART, LEADER, Measures, text_size
from peling_app.play.table.court.wall import stack_box

WORDS = 12
"""Pixels of a label, before they follow the table."""


class Felt:
    """What is taken of the felt, while words look for places."""

    def __init__(self, taken: Iterable[Box], felt: Box) -> None:
        """Begin with what lies there; nothing may leave `felt`."""
        self._taken = [box for box in taken if box != NOWHERE]
        self._felt = felt

    def is_free(self, box: Box, apart: float) -> bool:
        """Return whether a box is so far from everything."""
        near = box.grown(apart)
        if not self._felt.holds(near):
            return False
        left, top, right, foot = near.x, near.y, near.right, near.foot
        # Written out, for some hundred boxes are asked for each word.
        for x, y, wide, high in self._taken:
            if left < x + wide and x < right and top < y + high and y < foot:
                return False
        return True

    def first(self, text: str, places: Iterable[tuple[Box, tuple[tuple[float, float], ...]]]) -> Label | None:
        """Return the words at the first place that is free, and take it."""
        for box, line in places:
            whole = Box(round(box.x), round(box.y), round(box.wide + 0.5), round(box.high + 0.5))
            way = [around((Box(*one, 1, 1), Box(*other, 1, 1))) for one, other in pairwise(line)]
            if self.is_free(whole, APART) and all(self.is_free(part, 2) for part in way):
                self._taken.append(whole)
                return Label(text, whole, line)
        return None


def labels(table: Contents, sizes: Measures, felt: Felt, known: dict[str, Box]) -> dict[str, Label]:
    """Return the words that found a place; `known`: the wind box, the drawn tile and the own sets."""
    if not table.labelled:
        return {}
    pixels = text_size(WORDS, sizes.unit, table.zoom)
    found: dict[str, Label | None] = {}
    for number, named in enumerate(table.named):
        wide, high = table.measure(named.text, pixels)
        found[f"stack-{number}"] = felt.first(named.text, _by_stack(named, wide, high, table, sizes))
    for name, text, places in (
        ("box", table.box, _by_box),
        ("drawn", table.drawn_word, _by_drawn),
        ("sets", table.sets_word, _over_sets),
    ):
        thing = known.get(name, NOWHERE)
        if text and thing != NOWHERE:
            wide, high = table.measure(text, pixels)
            found[name] = felt.first(text, ((box, ()) for box in places(thing, wide, high)))
    return {name: label for name, label in found.items() if label is not None}


def _by_stack(
    named: Named, wide: float, high: float, table: Contents, sizes: Measures
) -> Iterator[tuple[Box, tuple[tuple[float, float], ...]]]:
    """Yield places for the name of a stack: along the taken wall, in a corner of the cross, outside."""
    face = stack_box(named.side, named.slot, table.slots, sizes)
    body = Box(face.x, face.y, face.wide, face.high + 2 * sizes.layer)
    across, down = body.middle
    near, far = APART + 2, APART + 2 + LEADER
    reach = far + APART
    if named.side in (OWN, OPPOSITE):
        y = body.y + sizes.layer + (body.high - sizes.layer - high) / 2
        line = y + high / 2
        # The wall is taken clockwise from its end, so that one of both sides is free.
        for left in (named.side == OWN, named.side == OPPOSITE):
            for step in range(4):
                shift = step * (sizes.px(40) + 1)
                x = body.x - shift - reach - wide if left else body.right + shift + reach
                start, end = (
                    (body.x - near, body.x - far - shift)
                    if left
                    else (body.right + near, body.right + far + shift)
                )
                yield Box(x, y, wide, high), ((start, line), (end, line))
        inner = body.foot + APART + 5 if named.side == OPPOSITE else body.y - APART - 5 - high
        for x in (across - wide / 2, body.x, body.right - wide):
            yield Box(x, inner, wide, high), ()
    else:
        inward = 1 if named.side == LEFT else -1
        edge = body.right if named.side == LEFT else body.x
        other = body.x if named.side == LEFT else body.right
        for slide in (0, 10, -10, 20, -20, 34, -34, 48, -48):
            y = down - high / 2 + slide
            for start, way in ((edge, inward), (other, -inward)):
                x = start + way * reach
                box = Box(x if way > 0 else x - wide, y, wide, high)
                bend = (start + way * near, down + (slide and (slide / abs(slide)) * body.high / 2))
                yield box, (bend, (start + way * (near + 8), y + high / 2), (start + way * far, y + high / 2))


def _by_box(box: Box, wide: float, high: float) -> Iterator[Box]:
    """Yield places for the words of the wind box: under it, beside it, over it."""
    across, down = box.middle
    for y in (box.foot + APART + 1, box.y - APART - 1 - high):
        for x in (across - wide / 2, box.x, box.right - wide):
            yield Box(x, y, wide, high)
    for x in (box.right + APART + 2, box.x - APART - 2 - wide):
        yield Box(x, down - high / 2, wide, high)


def _by_drawn(tile: Box, wide: float, high: float) -> Iterator[Box]:
    """Yield places for the word of the drawn tile: at its right, over it."""
    for y in (tile.foot - high - 2, tile.middle[1] - high / 2):
        yield Box(tile.right + APART + 4, y, wide, high)
    yield Box(tile.middle[0] - wide / 2, tile.y - APART - high - 1, wide, high)


def _over_sets(sets: Box, wide: float, high: float) -> Iterator[Box]:
    """Yield the place for the words over the own sets."""
    yield Box(sets.right - wide, sets.y - APART - 2 - high, wide, high)
