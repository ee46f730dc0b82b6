"""The end of a deal on the board, as QML sees it: it runs its course, or is skipped, and then it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Property, QElapsedTimer, QObject, QPointF, QRectF, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from peling.core.tiles import Tile, Wind
from peling_app.kit.model.rows import RowsModel
from peling_app.kit.words.tiles import tile_name
from peling_app.play.table.court.boxes import NOWHERE, Box
from peling_app.play.table.court.contents import OWN, Court, Measure
from peling_app.play.table.court.ending import EndContents, EndPlaces, ending_places
from peling_app.play.table.model.ended import Ended
from peling_app.play.table.model.timeline import QUIET, EndLine, end_line
from peling_app.play.table.words import moments as words

QML_IMPORT_NAME = "peling_app.play.table.model"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class EndTile:
    """A tile of the winner's hand: its picture, its name, where it lies; `last`: it won."""

    key: int
    face: str
    name: str
    spot: QRectF
    last: bool


@dataclass(frozen=True, slots=True)
class EndSet:
    """The light round a set of the winner's hand, and what the set is called."""

    key: int
    name: str
    spot: QRectF


@dataclass(frozen=True, slots=True)
class EndPlaque:
    """What a wild tile stands for: the picture of that tile, its name, the plaque, the ends of its stem."""

    key: int
    face: str
    name: str
    spot: QRectF
    start: QPointF
    reach: QPointF


@QmlElement
@QmlUncreatable("the board has one")
class EndingViewModel(QObject):  # type: ignore[operator]  # the stubs know no call of it
    """The end of a deal.

    Signals:
        changed: something of it is another.
        placed: the board is to find a place for it.
        opened: one more hand lies open, or all do.
        landing: the winning tile sets off: side, face, its key, whose discard it was and which, the time
            until then; as `BoardViewModel.moved`.
        seen: it is over, or was skipped.
    """

    changed = Signal()
    placed = Signal()
    opened = Signal()
    landing = Signal(int, str, int, int, int, int)
    seen = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Show no end yet."""
        super().__init__(parent)
        self._ended: Ended | None = None
        self._line: EndLine | None = None
        self._face: Callable[[Tile], str] = lambda tile: tile.code
        self._places = EndPlaces(NOWHERE, NOWHERE, NOWHERE, 0, 0, 0)
        self._now = 0
        self._runs = self._waits = False
        self._tiles = RowsModel(EndTile, self)
        self._sets = RowsModel(EndSet, self)
        self._plaques = RowsModel(EndPlaque, self)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    # -- for the owner of the game -------------------------------------------------------------------------

    @property
    def runs(self) -> bool:
        """Return whether the end is being shown, or waits to be."""
        return self._runs or self._waits

    @property
    def waits(self) -> bool:
        """Return whether the end is not to be seen yet: the moves that led to it are still shown."""
        return self._waits

    def wait(self) -> None:
        """Keep all hands closed: the deal is over, and what came before is still to be seen."""
        self._waits = True

    def begin(self, ended: Ended, face: Callable[[Tile], str], *, still: bool) -> None:
        """Let the end run its course; `face` names the pictures of tiles, `still`: motion is reduced."""
        self._ended, self._face, self._waits, self._runs = ended, face, False, True
        self._line = end_line(ended.lit, len(ended.others), still=still)
        self._now = 0
        self._clock.start()
        self.placed.emit()
        if ended.last >= 0:
            tile = face(ended.tiles[ended.last])
            start = (ended.side, tile, ended.last + 1, ended.giver, ended.start, self._line.flies)
            self.landing.emit(*start)
        self._go_on()

    def put_away(self) -> None:
        """Show no end any more: it has been seen, or another deal is shown."""
        self._timer.stop()
        was = self._ended is not None or self.runs
        self._ended, self._line, self._runs, self._waits = None, None, False, False
        if was:
            self._show_rows()
            self.opened.emit()

    def closed(self) -> frozenset[Wind]:
        """Return the players whose hands are not to be seen yet."""
        if not self.runs:
            return frozenset()
        if self._ended is None or self._line is None:
            return frozenset(Wind)
        opens = zip(self._ended.others, self._line.opens, strict=True)
        late = [wind for wind, at in opens if at > self._now]
        # What the deal ended by lies in the middle, not in a rack.
        return frozenset([*late, *([self._ended.whose] if self._ended.whose else [])])

    def lay(self, court: Court, zoom: float, measure: Measure) -> None:
        """Find a place for everything on a board."""
        ended = self._ended
        if ended is None:
            return
        contents = EndContents(
            ended.side,
            ended.by_flowers,
            tuple(len(group.tiles) for group in ended.groups),
            tuple((number, place, tile_name(meant)) for number, place, _, meant in ended.stands),
            ended.word,
            ended.line,
            zoom,
            measure,
        )
        self._places = ending_places(court, contents)
        self._show_rows()

    # -- for QML -------------------------------------------------------------------------------------------

    @Slot()
    def skip(self) -> None:
        """Go on to the settlement, unless the wish came so soon that it was meant for the table before."""
        if self._runs and self._clock.elapsed() >= QUIET:
            self._finish()

    def _finish(self) -> None:
        if self._line is not None:
            self._now = self._line.ends
        self._timer.stop()
        self._runs = False
        self.opened.emit()
        self.changed.emit()
        self.seen.emit()

    @Slot()
    def _go_on(self) -> None:
        line = self._line
        if line is None:
            return
        before, self._now = self.closed(), int(self._clock.elapsed())
        self.changed.emit()
        if self.closed() != before:
            self.opened.emit()
        coming = [at for at in (*line.lights, line.word, *line.opens, line.ends) if at > self._now]
        if coming:
            self._timer.start(min(coming) - self._now)
        else:
            self._finish()

    def _show_rows(self) -> None:
        ended, places = self._ended, self._places
        fits = ended is not None and len(places.tiles) == len(ended.tiles)
        if ended is None or not fits:
            for rows in (self._tiles, self._sets, self._plaques):
                rows.show(())
        else:
            self._tiles.show(
                [
                    EndTile(place + 1, self._face(tile), tile_name(tile), _rect(box), place == ended.last)
                    for place, (tile, box) in enumerate(zip(ended.tiles, places.tiles, strict=True))
                ]
            )
            self._sets.show(
                [
                    EndSet(place, name, _rect(box))
                    for place, (name, box) in enumerate(
                        zip(ended.names[: ended.lit], places.lights[: ended.lit], strict=True)
                    )
                ]
            )
            self._plaques.show(
                [
                    EndPlaque(
                        place, meant.code, tile_name(meant), _rect(box), *(QPointF(*spot) for spot in stem)
                    )
                    for place, ((*_, meant), box, stem) in enumerate(
                        zip(ended.stands, places.plaques, places.stems, strict=True)
                    )
                ]
            )
        self.changed.emit()

    def _lit(self) -> int:
        return 0 if self._line is None else sum(at <= self._now for at in self._line.lights)

    def _said(self) -> str:
        ended = self._ended
        return "" if ended is None else words.laid_open(ended.word, ended.line, ended.names)

    shown = Property(bool, lambda self: self._ended is not None, notify=changed)
    own = Property(bool, lambda self: self._ended is not None and self._ended.side == OWN, notify=changed)
    side = Property(int, lambda self: -1 if self._ended is None else self._ended.side, notify=changed)
    byFlowers = Property(
        bool, lambda self: self._ended is not None and self._ended.by_flowers, notify=changed
    )
    word = Property(str, lambda self: "" if self._ended is None else self._ended.word, notify=changed)
    line = Property(str, lambda self: "" if self._ended is None else self._ended.line, notify=changed)
    said = Property(str, lambda self: self._said(), notify=changed)
    lit = Property(int, lambda self: self._lit(), notify=changed)
    worded = Property(
        bool, lambda self: self._line is not None and self._now >= self._line.word, notify=changed
    )
    veil = Property(QRectF, lambda self: _rect(self._places.veil), notify=changed)
    wordBox = Property(QRectF, lambda self: _rect(self._places.word), notify=changed)
    lineBox = Property(QRectF, lambda self: _rect(self._places.line), notify=changed)
    wordSize = Property(int, lambda self: max(1, self._places.word_size), notify=changed)
    lineSize = Property(int, lambda self: max(1, self._places.line_size), notify=changed)
    wide = Property(int, lambda self: self._places.tile, notify=changed)
    tiles = Property(QObject, lambda self: self._tiles, constant=True)
    sets = Property(QObject, lambda self: self._sets, constant=True)
    plaques = Property(QObject, lambda self: self._plaques, constant=True)


def groups_of(ended: Ended, closed: frozenset[Wind]) -> Mapping[Wind, tuple[tuple[Tile, ...], ...]]:
    """Return the hands that lie open, each in what it has."""
    return {wind: hand for wind, hand in ended.hands.items() if wind not in closed}


def _rect(box: Box) -> QRectF:
    return QRectF(*box)
