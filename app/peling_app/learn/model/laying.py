"""A hand to lay out in a lesson: in which place each tile lies, and how the places stand after a check."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from peling.core.tiles import Tile
from peling.lessons.drills.question import Answer, Explanation, Part, State
from peling.lessons.model import LayTask
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.rows import MARKS
from peling_app.learn.words import learn as words

LOOSE: Final = -1
"""Where a tile lies that was not laid into a set yet."""
PAIR: Final = 2
"""So many tiles have room in the place of the pair."""


@dataclass(frozen=True, slots=True)
class SpotRow:
    """A place for a set: its name, how many tiles it is drawn for, what the check says."""

    name: str
    room: int = 3
    mark: Mark = Mark.NONE
    note: str = ""


class Laying:
    """Where the learner has laid the tiles of a hand."""

    def __init__(self, task: LayTask) -> None:
        """Begin with all tiles beside the sets."""
        self.tiles: tuple[Tile, ...] = task.tiles
        self.wild = frozenset(task.wild)
        self._where = [LOOSE] * len(task.tiles)

    @property
    def where(self) -> tuple[int, ...]:
        """Return in which place each tile lies."""
        return tuple(self._where)

    @property
    def can_check(self) -> bool:
        """Return whether a tile was laid."""
        return any(place != LOOSE for place in self._where)

    def move(self, number: int, place: int) -> bool:
        """Lay a tile into a place, or out of it; return whether there is such a tile."""
        if not 0 <= number < len(self._where):
            return False
        self._where[number] = place
        return True

    @property
    def answer(self) -> Answer:
        """Return what was laid, as the engine takes it."""
        return [
            " ".join(tile.code for tile, lies in zip(self.tiles, self._where, strict=True) if lies == place)
            for place in self._filled
        ]

    @property
    def _filled(self) -> list[int]:
        return sorted({place for place in self._where if place != LOOSE})

    def reopen(self) -> None:
        """Let the tiles lie where they are."""

    def solve(self, answer: Answer) -> None:
        """Lay the tiles in the groups of an answer: sets first, the pair behind them."""
        groups = answer if isinstance(answer, list) else []
        self._where = [LOOSE] * len(self.tiles)
        for place, group in enumerate(sorted(groups, key=lambda group: len(group.split()) == 2)):
            for code in group.split():
                number = next(
                    number
                    for number, kind in enumerate(self.tiles)
                    if kind.code == code and self._where[number] == LOOSE
                )
                self._where[number] = place

    def spots(
        self,
        explained: Explanation | None,
        said: Callable[[Part], tuple[str, ...]],
        only: Sequence[str] | None = None,
    ) -> tuple[SpotRow, ...]:
        """Return the places for sets, and for the pair if there is one.

        Args:
            explained: what the layout is worth; None: it was not checked.
            said: what is said of a part.
            only: the parts whose errors are named by now; None: all.
        """
        sets, pair = len(self.tiles) // 3, len(self.tiles) % 3 == 2
        rows = [SpotRow(words.set_number(number=number + 1)) for number in range(sets)]
        if pair:
            rows.append(SpotRow(words.pair(), PAIR))
        if explained is None:
            return tuple(rows)
        parts = {part.id: part for part in explained.parts}
        marked = (
            row
            if not explained.right and self._is_beside(number, row)
            else self._marked(number, row, parts, said)
            for number, row in enumerate(rows)
        )
        if only is None:
            return tuple(marked)
        shown = {self._filled[int(part)] for part in only if part.isdigit()}
        return tuple(
            made if number in shown or made.mark is Mark.RIGHT else rows[number]
            for number, made in enumerate(marked)
        )

    def _is_beside(self, number: int, row: SpotRow) -> bool:
        """Return whether two equal tiles lie where a set is to be: a pair, but not in its place."""
        kinds = [kind for kind, lies in zip(self.tiles, self._where, strict=True) if lies == number]
        return row.room != PAIR and len(kinds) == PAIR and kinds[0] is kinds[1]

    def _marked(
        self, number: int, row: SpotRow, parts: dict[str, Part], said: Callable[[Part], tuple[str, ...]]
    ) -> SpotRow:
        filled = self._filled
        if number not in filled:
            return SpotRow(row.name, row.room, Mark.MISSED, words.empty())
        part = parts.get(str(filled.index(number)))
        if part is None:
            return row
        right = part.state is State.RIGHT
        note = (" ".join(said(part)) or words.right()) if right else words.no_set()
        return SpotRow(row.name, row.room, MARKS[part.state], note)
