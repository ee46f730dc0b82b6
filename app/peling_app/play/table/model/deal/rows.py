"""What lies, rolls and flies while a deal begins, as rows for QML: times in ms, places on the board."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from peling_app.play.table.court.dice import DOTS, Roll, trail


@dataclass(frozen=True, slots=True)
class DieRow:
    """A die that is thrown; `begin`, `rest` and `until` in milliseconds, the others as in `Roll`."""

    key: int
    value: int
    start: QPointF
    end: QPointF
    edge: float
    yaw: float
    turns: float
    begin: int
    rest: int
    until: int


@dataclass(frozen=True, slots=True)
class DotRow:
    """A dot where a die has come along, seen from `at` to `until`."""

    key: int
    x: float
    y: float
    at: int
    until: int


@dataclass(frozen=True, slots=True)
class CountedRow:
    """A stack that is counted: marked from `at` to `until`."""

    key: int
    spot: QRectF
    at: int
    until: int


@dataclass(frozen=True, slots=True)
class CarriedRow:
    """A stack, or one tile of it, that goes from one place to another; `rises`: up and down again."""

    key: int
    start: QRectF
    end: QRectF
    tiles: int
    begin: int
    until: int
    rises: bool


@dataclass(frozen=True, slots=True)
class LyingRow:
    """A tile that lies somewhere."""

    key: int
    face: str
    spot: QRectF


def dots_of(die: DieRow) -> list[DotRow]:
    """Return what a die leaves behind on its way; one that does not roll leaves nothing."""
    start, end = (die.start.x(), die.start.y()), (die.end.x(), die.end.y())
    long = die.rest - die.begin
    way = trail(Roll(die.value, start, end, die.edge, die.yaw, die.turns)) if long else ()
    return [
        DotRow(DOTS * die.key + number, x, y, round(die.begin + part * long), die.until)
        for number, (part, x, y) in enumerate(way)
    ]
