"""What the matches have come to, beside what they have to come to: as a table and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Final, NamedTuple

from tests.strength.rows import ERRORS, MASTERS_BOOKS, MEAN_MS, SEED, SLOWEST_MS, Row
from tests.strength.store import Came

HEAD: Final = ("match", "walls", "points a deal", "at least", "", "won", "mean", "99 of 100")


class Line(NamedTuple):
    """A match with what came of it so far."""

    row: Row
    came: Came

    @property
    def whole(self) -> bool:
        """Return whether all its walls are played."""
        return len(self.came.points) >= self.row.walls

    @property
    def met(self) -> bool | None:
        """Return whether the points are what they have to be; None as long as walls are missing."""
        if not self.whole:
            return None
        if self.row.goal is not None:
            return self.came.mean >= self.row.goal
        return self.came.mean > ERRORS * self.came.error

    @property
    def quick(self) -> bool:
        """Return whether his decisions took no longer than they may."""
        return self.came.mean_ms <= MEAN_MS and self.came.slowest_ms <= SLOWEST_MS


def masters(lines: Sequence[Line]) -> bool | None:
    """Return whether masters are better than experts in enough books; None as long as that is open."""
    met = [line.met for line in lines if line.row.entrant == "master"]
    if met.count(True) >= MASTERS_BOOKS:
        return True
    return None if None in met or not met else False


def missed(lines: Sequence[Line]) -> list[str]:
    """Return the names of the goals that are missed for certain."""
    found = [line.row.name for line in lines if line.met is False and line.row.entrant != "master"]
    found += [f"{line.row.name}: time" for line in lines if line.came.deals and not line.quick]
    if masters(lines) is False:
        found.append(f"master v expert in {MASTERS_BOOKS} books")
    return found


def table(lines: Sequence[Line]) -> str:
    """Return the matches as lines in columns."""
    cells = [HEAD]
    for line in lines:
        row, came = line
        error = f"{came.error:.1f}" if isfinite(came.error) else "?"
        cells.append(
            (
                row.name,
                f"{len(came.points)} of {row.walls}",
                f"{came.mean:+.1f} ± {error}" if came.points else "",
                f"{row.goal:+g}" if row.goal is not None else f"{ERRORS:g} SE",
                {True: "met", False: "MISSED", None: "open"}[line.met],
                f"{came.wins / came.deals:.0%}" if came.deals else "",
                f"{came.mean_ms:.1f} ms" if came.deals else "",
                f"{came.slowest_ms:.1f} ms" if came.deals else "",
            )
        )
    widths = [max(len(row[column]) for row in cells) for column in range(len(HEAD))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column in {0, 4} else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in cells
    )


def as_json(lines: Sequence[Line], sources: str) -> dict[str, object]:
    """Return the same as one object."""
    return {
        "seed": SEED,
        "sources": sources,
        "masters": masters(lines),
        "missed": missed(lines),
        "matches": [
            {
                "rules": line.row.rules,
                "options": dict(line.row.options),
                "players": line.row.players,
                "entrant": line.row.entrant,
                "opponent": line.row.opponent,
                "walls": len(line.came.points),
                "of": line.row.walls,
                "deals": line.came.deals,
                "points": round(line.came.mean, 3),
                "se": round(line.came.error, 3) if isfinite(line.came.error) else None,
                "goal": line.row.goal,
                "met": line.met,
                "wins": line.came.wins,
                "draws": line.came.draws,
                "mean_ms": round(line.came.mean_ms, 3),
                "p99_ms": round(line.came.slowest_ms, 3),
            }
            for line in lines
        ],
    }
