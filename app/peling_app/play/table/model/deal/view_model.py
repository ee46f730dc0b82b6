"""The beginning of a deal for QML: the time that has gone by, and what lies, rolls and flies at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Property, QObject, QPointF, QRectF, QSignalBlocker, QVariantAnimation, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from peling_app.kit.model.rows import RowsModel
from peling_app.play.table.court.thrown import drawn_wind, pair
from peling_app.play.table.model.court_model import CourtViewModel
from peling_app.play.table.model.deal.opening import Carried, Frame, Kind, Moment, Opening, ThrownPair
from peling_app.play.table.model.deal.rows import CarriedRow, CountedRow, DieRow, DotRow, LyingRow, dots_of
from peling_app.play.table.model.laid import rect
from peling_app.play.table.model.picture import Throw
from peling_app.play.table.words import deal as words

QML_IMPORT_NAME = "peling_app.play.table.model"
QML_IMPORT_MAJOR_VERSION = 1

NEVER: Final = -1.0


@QmlElement
@QmlUncreatable("the board makes the beginning of its deal")
class DealViewModel(QObject):  # type: ignore[operator]  # the stubs know no call of it
    """The beginning of a deal while it is shown.

    Signals:
        framed: something else lies on the table.
        began: another moment begins; carries its kind.
        spoken: what a screen reader should say.
        ended: it is over, or was brought to its end; not sent when it is dropped.
    """

    changed = Signal()
    runningChanged = Signal()
    elapsedChanged = Signal()
    framed = Signal()
    began = Signal(str)
    spoken = Signal(str)
    ended = Signal()

    def __init__(self, court: CourtViewModel, parent: QObject | None = None) -> None:
        """Show nothing yet, on a board with these places."""
        super().__init__(parent)
        self._court = court
        self._opening: Opening | None = None
        self._own: Callable[[Frame], Sequence[str]] = lambda _: ()
        self._number = 0
        self._said: Callable[[Moment], tuple[str, str, str]] = lambda _: ("", "", "")
        self._elapsed = NEVER
        self._frame = Frame()
        self._spoken_of: set[tuple[Kind, int]] = set()
        self._dice = RowsModel(DieRow, self)
        self._dots = RowsModel(DotRow, self)
        self._counted = RowsModel(CountedRow, self)
        self._carried = RowsModel(CarriedRow, self)
        self._hand = RowsModel(LyingRow, self)
        self._drawn = RowsModel(LyingRow, self)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._tick)

    # -- for the owner of the table ------------------------------------------------------------------------

    def begin(
        self,
        opening: Opening,
        own: Callable[[Frame], Sequence[str]],
        number: int,
        said: Callable[[Moment], tuple[str, str, str]],
    ) -> None:
        """Show the beginning of a deal.

        `own` tells the faces of the user's tiles in a frame, `number` how many he is dealt, `said` what is
        said of a moment: its title, what stands under it at first, and what has come of it.
        """
        self._opening, self._own, self._number, self._said = opening, own, number, said
        self._spoken_of = set()
        # Where the clock stopped last it would go off at another end.
        with QSignalBlocker(self._clock):
            self._clock.setCurrentTime(0)
            self._clock.setEndValue(float(opening.total))
            self._clock.setDuration(opening.total)
        self._show(0.0)
        self.runningChanged.emit()
        self._clock.start()

    def hold(self) -> None:
        """Let the time stand still, for who looks at one moment of it."""
        if self._opening is not None:
            self._clock.pause()

    def go_on_by_itself(self) -> None:
        """Let the time go by again."""
        self._clock.resume()

    def drop(self) -> None:
        """Show nothing any more, and tell nobody that it is over."""
        if self._opening is None:
            return
        self._clock.stop()
        self._opening = None
        self._elapsed = NEVER
        for rows in (self._dice, self._dots, self._counted, self._carried, self._hand, self._drawn):
            rows.show(())
        self.changed.emit()
        self.elapsedChanged.emit()
        self.runningChanged.emit()

    @property
    def opening(self) -> Opening | None:
        """Return what is shown; None: nothing."""
        return self._opening

    @property
    def frame(self) -> Frame:
        """Return what lies on the table now."""
        return self._frame

    @property
    def moment(self) -> Moment | None:
        """Return what is going on."""
        return None if self._opening is None else self._opening.moment_at(self._elapsed)

    @property
    def lying(self) -> tuple[Throw, ...]:
        """Return the throws of dice that lie: for the seats until these are known, then for the wall."""
        opening = self._opening
        kind = Kind.THROW if self._frame.seated else Kind.SEATS
        moments = () if opening is None else opening.moments
        said = [one for one in moments if one.kind is kind and self._elapsed >= one.said]
        return tuple(throw for one in said for throw in one.throws if not throw.tile)

    def go_to(self, time: float) -> None:
        """Go to a time; its end included, with which it is over."""
        if self._opening is not None:
            self._clock.setCurrentTime(round(time))
            # A clock that stood there already says nothing.
            self._tick(time)

    def hurry(self) -> None:
        """Bring all of it to its end."""
        if self._opening is not None:
            self.go_to(self._opening.total)

    def reword(self, opening: Opening, own: Callable[[Frame], Sequence[str]]) -> None:
        """Say everything in another language: the same course in other words, from where it is on."""
        if self._opening is not None:
            self._opening, self._own = opening, own
            self._frame = opening.frame_at(self._elapsed)
            self.changed.emit()

    def place(self) -> None:
        """Find the places of all that moves, on a board that has been laid out anew."""
        if self._opening is not None:
            self._show_moment()
            self._show_carried()
            self._show_hand()
            self.changed.emit()

    # -- for QML -------------------------------------------------------------------------------------------

    @Slot()
    def goOn(self) -> None:
        """Bring what is going on now to its end."""
        moment = self.moment
        if moment is not None:
            self.go_to(moment.end)

    @Slot("QVariant")
    def _tick(self, value: object) -> None:
        """Let the time be this."""
        opening = self._opening
        if opening is None or not isinstance(value, float | int) or value <= self._elapsed:
            return
        if value >= opening.total:
            self._speak(float(opening.total))
            self.drop()
            self.ended.emit()
        else:
            self._show(float(value))

    def _show(self, time: float) -> None:
        """Show everything as it is at a time."""
        opening = self._opening
        if opening is None:
            return
        before = None if self._elapsed < 0 else (self.moment, self._is_said)
        self._elapsed = time
        moment = opening.moment_at(time)
        if before is None or moment is not before[0]:
            self.began.emit(moment.kind.value)
        self._speak(time)
        frame = opening.frame_at(time)
        if frame is not self._frame:
            self._frame = frame
            self.framed.emit()
            self._show_hand()
        if before != (moment, self._is_said):
            self._show_moment()
            self.changed.emit()
        self._show_carried()
        self.elapsedChanged.emit()

    def _speak(self, time: float) -> None:
        """Say of each moment what came of it, once that can be seen."""
        for moment in self._opening.moments if self._opening is not None else ():
            key = (moment.kind, moment.number)
            if time >= moment.said and key not in self._spoken_of:
                self._spoken_of.add(key)
                title, _, line = self._said(moment)
                self.spoken.emit(spoken(moment, title, line))

    @property
    def _is_said(self) -> bool:
        moment = self.moment
        return moment is not None and self._elapsed >= moment.said

    # -- what lies, rolls and flies ------------------------------------------------------------------------

    def _show_moment(self) -> None:
        opening, moment = self._opening, self.moment
        if opening is None or moment is None:
            return
        pairs = [one for one in opening.dice if moment.begin <= one.begin < moment.end]
        dice = [row for one in pairs for row in self._pair(one, opening.dice.index(one))]
        self._dice.show(dice)
        self._dots.show([dot for row in dice if len(pairs) == 1 for dot in dots_of(row)])
        drawn = [throw for throw in moment.throws if throw.tile] if moment.kind is Kind.SEATS else []
        felt, unit = self._court.laid.inside, self._court.laid.unit
        self._drawn.show(
            [LyingRow(one.key, one.tile, rect(drawn_wind(one.side, felt, unit))) for one in drawn]
        )
        counted = opening.counted if moment.kind is Kind.WALL else ()
        self._counted.show(
            [
                CountedRow(one.stack, rect(self._court.stack_box(one.stack)), one.at, one.until)
                for one in counted
            ]
        )

    def _pair(self, thrown: ThrownPair, number: int) -> list[DieRow]:
        throw = thrown.throw
        values = throw.first, throw.second
        rolls = pair(throw.side, values, thrown.of, self._court.laid.inside, self._court.laid.unit, number)
        return [
            DieRow(
                2 * number + place,
                roll.value,
                QPointF(*roll.start),
                QPointF(*roll.end),
                roll.edge,
                roll.yaw,
                roll.turns,
                thrown.begin,
                thrown.rest,
                thrown.until,
            )
            for place, roll in enumerate(rolls)
        ]

    def _show_carried(self) -> None:
        carried = () if self._opening is None else self._opening.carried
        now = [one for one in carried if one.begin <= self._elapsed < one.end]
        self._carried.show([self._row(one) for one in now])

    def _row(self, one: Carried) -> CarriedRow:
        start = self._court.stack_box(one.stack)
        end = start
        if one.side >= 0:
            end = self._court.held_box(one.side, one.place, one.tiles)
        elif one.target != one.stack:
            end = self._court.stack_box(one.target)
        rises = one.side < 0 and one.target == one.stack
        return CarriedRow(one.key, rect(start), rect(end), one.tiles, one.begin, one.end, rises)

    def _show_hand(self) -> None:
        faces = self._own(self._frame)
        self._hand.show(
            [LyingRow(place, face, rect(self._court.own_box(place))) for place, face in enumerate(faces)]
        )

    def _central(self) -> bool:
        """Return whether the words stand in the middle: no dice lie there."""
        moment = self.moment
        return moment is not None and (moment.kind not in {Kind.SEATS, Kind.THROW} or len(moment.throws) > 1)

    def _line(self) -> str:
        moment = self.moment
        return "" if moment is None else self._said(moment)[2 if self._is_said else 1]

    def _said_at(self) -> int:
        """Return from when the words under the title stand there."""
        moment = self.moment
        return 0 if moment is None else moment.said if self._is_said else moment.begin

    def _title(self) -> str:
        moment = self.moment
        return "" if moment is None else self._said(moment)[0]

    def _turning(self) -> tuple[int, int]:
        return (0, 0) if self._opening is None else self._opening.turn

    running = Property(bool, lambda self: self._opening is not None, notify=runningChanged)
    elapsed = Property(float, lambda self: self._elapsed, notify=elapsedChanged)
    title = Property(str, _title, notify=changed)
    line = Property(str, _line, notify=changed)
    lineAt = Property(int, _said_at, notify=changed)
    hint = Property(str, lambda _: words.fixed("go-on"), notify=changed)
    yours = Property(str, lambda self: words.your_tiles(number=self._number), notify=changed)
    yoursShown = Property(
        bool, lambda self: self._opening is not None and not self._hand.rows, notify=changed
    )
    yoursAt = Property(QRectF, lambda self: self._own_place(), notify=changed)
    central = Property(bool, _central, notify=changed)
    turnAt = Property(int, lambda self: self._turning()[0], notify=changed)
    turnLong = Property(int, lambda self: self._turning()[1], notify=changed)
    dice = Property(QObject, lambda self: self._dice, constant=True)
    dots = Property(QObject, lambda self: self._dots, constant=True)
    counted = Property(QObject, lambda self: self._counted, constant=True)
    carried = Property(QObject, lambda self: self._carried, constant=True)
    hand = Property(QObject, lambda self: self._hand, constant=True)
    drawn = Property(QObject, lambda self: self._drawn, constant=True)

    def _own_place(self) -> QRectF:
        first, last = self._court.own_box(0), self._court.own_box(max(0, self._number - 1))
        return QRectF(first.x, first.y, last.right - first.x, first.high)


def spoken(moment: Moment, title: str, line: str) -> str:
    """Return what a screen reader says of a moment when it is seen what came of it."""
    thrown = [throw for throw in moment.throws if not throw.tile]
    if len(thrown) == 1:
        dice = thrown[0].first, thrown[0].second
        return words.spoken_throw(title=title, one=dice[0], other=dice[1], line=line.rstrip("."))
    return words.spoken_moment(title=title, line=line.rstrip(".")) if line else title
