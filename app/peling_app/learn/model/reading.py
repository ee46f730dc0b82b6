"""The reading of tiles: one tile after the other, four names to choose from, and how long it took."""

from __future__ import annotations

from random import Random
from statistics import median

from PySide6.QtCore import QObject, Signal

from peling.core.tiles import Tile
from peling.lessons.learnt import TileNamed
from peling.lessons.memory import Recall
from peling.lessons.reading import Reading
from peling_app.learn.session import LearnSession
from peling_app.learn.words import reading as words


class ReadingModel(QObject):
    """A sitting of tiles to name.

    Signals:
        asked_anew: another tile is shown.
        changed: it was named, or the sitting has come to its end.

    Attributes:
        leads_on: questions are due after the tiles.
        choices: the kinds whose names are offered.
        chosen: the one that was chosen; None: none yet.
        recall: how the name came to mind; None: it has not been given.
    """

    asked_anew = Signal()
    changed = Signal()

    def __init__(self, learn: LearnSession, parent: QObject | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._learn = learn
        self._rng = Random(0)
        self._sitting = Reading(())
        self._shown: Tile | None = None
        self._since = 0.0
        self._took = 0.0
        self._times: tuple[float, ...] = ()
        self._waits = False
        self.leads_on = False
        self.choices: tuple[Tile, ...] = ()
        self.chosen: Tile | None = None
        self.recall: Recall | None = None

    @property
    def tile(self) -> Tile | None:
        """Return the tile that is shown; None: the sitting is over."""
        return self._shown

    @property
    def is_open(self) -> bool:
        """Return whether the tile is still to be named."""
        return self._shown is not None and self.recall is None

    @property
    def is_over(self) -> bool:
        """Return whether every tile was named at once."""
        return self._shown is None

    @property
    def read(self) -> tuple[Tile, ...]:
        """Return the tiles that were named at once."""
        return self._sitting.done

    @property
    def done(self) -> int:
        """Return how many tiles were named at once."""
        return len(self._sitting.done)

    @property
    def total(self) -> int:
        """Return how many tiles the sitting has."""
        return len(self._sitting.done) + len(self._sitting.left)

    @property
    def count(self) -> str:
        """Return how far the sitting has come, in words."""
        return words.known(done=self.done, total=self.total)

    @property
    def verdict(self) -> str:
        """Return what is said of the name, or of the whole sitting; empty: nothing yet."""
        if self.is_over:
            said = [words.finished(total=self.total)]
            if self._times:
                said.append(words.usual(seconds=words.seconds(median(self._times) + 0.05)))
            return " ".join(said)
        if self.recall is None or self._shown is None or self.chosen is None:
            return ""
        if self.recall is Recall.FORGOTTEN:
            return words.wrong(self._shown, self.chosen)
        return words.right(self._shown, self._took, at_once=self.recall >= Recall.GOOD)

    @property
    def to_tell_apart(self) -> tuple[Tile, ...]:
        """Return the tiles whose looks are described: the one shown, and the one that it was taken for."""
        if self.recall is None or self._shown is None:
            return ()
        taken = self.recall is Recall.FORGOTTEN and self.chosen is not None and self.chosen != self._shown
        return (self._shown, self.chosen) if taken and self.chosen is not None else (self._shown,)

    # What the learner does

    def begin(self, *, leads_on: bool = False) -> None:
        """Begin a sitting; `leads_on`: questions are due after it."""
        self.leads_on = leads_on
        self._rng = Random(self._learn.new_seed())
        self._sitting = self._learn.reading()
        self._times = ()
        self._show_first()

    def start_clock(self) -> None:
        """Measure from now on: the tile has come into sight."""
        if self._waits:
            self._waits = False
            self._since = self._learn.clock.now()

    def choose(self, kind: Tile) -> None:
        """Name the tile; it is named once."""
        if not self.is_open or self._shown is None or kind not in self.choices:
            return
        self.start_clock()
        self._took = self._learn.clock.now() - self._since
        self.chosen = kind
        self.recall = self._learn.recall_of(right=kind == self._shown, seconds=self._took)
        if self.recall >= Recall.GOOD:
            self._times = (*self._times, self._took)
        self._learn.do(TileNamed(self._shown.code, self.recall))
        self._sitting = self._learn.read_on(self._sitting, self.recall)
        self.changed.emit()

    def next(self) -> None:
        """Show the next tile; after the last the sitting is over."""
        if self._shown is not None and self.recall is not None:
            self._show_first()

    def _show_first(self) -> None:
        self._shown = self._sitting.left[0] if self._sitting.left else None
        self.chosen, self.recall = None, None
        self.choices = () if self._shown is None else self._learn.names_for(self._shown, self._rng)
        self._waits = True
        self.asked_anew.emit()
