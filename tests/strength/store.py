"""What has been played of a match so far, kept in a file line by line, so that a long measurement can go on.

A line holds a run of walls and what every entrant came to on them. The name of the file has a digest of the
match and of all sources that players and rules are made of: what another program has played is never taken.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from peling.commands.duplicate import Records
from tests.strength.rows import SEED, Row

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SOURCES: Final = ROOT / "engine" / "peling"
PLAYED_BY: Final = ("advice", "core", "play", "rulebooks", "rules", "shapes")
"""The folders of the engine on which it depends how a deal goes."""
STEP_MS: Final = 0.1
"""The time of a decision is noted in steps of so many milliseconds, rounded up."""
SLOWEST: Final = 0.99


@cache
def sources() -> str:
    """Return a digest of all sources by which deals are played."""
    digest = hashlib.sha256()
    for folder in PLAYED_BY:
        for path in sorted((SOURCES / folder).rglob("*")):
            if path.is_file() and path.suffix in {".py", ".json", ".wasm", ".bin"}:
                digest.update(str(path.relative_to(SOURCES)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@dataclass(slots=True)
class Came:
    """What an entrant came to: by wall the points a deal, and over all deals the rest.

    Attributes:
        points: by the number of the wall, what a deal brought on average over his seats.
        deals, wins, draws: how many deals he played and won, and how many nobody won.
        steps: how many decisions took so many steps of `STEP_MS`.
    """

    points: dict[int, float] = field(default_factory=dict)
    deals: int = 0
    wins: int = 0
    draws: int = 0
    steps: Counter[int] = field(default_factory=Counter)

    @property
    def mean(self) -> float:
        """Return the points a deal; 0 before any."""
        return fmean(self.points.values()) if self.points else 0.0

    @property
    def error(self) -> float:
        """Return the standard error of that, by wall; infinite for less than two walls."""
        if len(self.points) < 2:
            return float("inf")
        return stdev(self.points.values()) / sqrt(len(self.points))

    @property
    def mean_ms(self) -> float:
        """Return what a decision took on average at most; 0 without any."""
        number = self.steps.total()
        return STEP_MS * sum(step * times for step, times in self.steps.items()) / number if number else 0.0

    @property
    def slowest_ms(self) -> float:
        """Return what 99 of 100 decisions took at most; 0 without any."""
        due, seen = ceil(SLOWEST * self.steps.total()), 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= due:
                return STEP_MS * step
        return 0.0


class Store:
    """The file of a match."""

    def __init__(self, row: Row, folder: Path) -> None:
        """Take the match and the folder of all files."""
        facts = json.dumps([SEED, row.rules, row.entrant, row.opponent, row.players, row.options, sources()])
        digest = hashlib.sha256(facts.encode()).hexdigest()[:12]
        self._path: Final = folder / f"{'-'.join(row.words)}-{digest}.jsonl"
        self.came: Final[dict[str, Came]] = {row.entrant: Came(), row.opponent: Came()}
        self._read()

    @property
    def walls(self) -> set[int]:
        """Return the numbers of the walls that have been played."""
        return set().union(*(came.points for came in self.came.values()))

    def keep(self, walls: range, records: Records) -> None:
        """Write down what a run of walls brought; it is on the disk when this returns."""
        said = {
            entrant: {
                "points": dict(zip(map(str, walls), record.points, strict=True)),
                "deals": record.deals,
                "wins": record.wins,
                "draws": record.draws,
                "steps": Counter(str(ceil(1000 * one / STEP_MS)) for one in record.seconds),
            }
            for entrant, record in records.items()
        }
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")
        self._take(said)

    def _read(self) -> None:
        if not self._path.is_file():
            return
        whole = []
        for line in self._path.read_text(encoding="utf-8").splitlines(keepends=True):
            # A line without its end was cut off in the middle of writing: its walls are played again.
            if line.endswith("\n"):
                self._take(json.loads(line))
                whole.append(line)
        self._path.write_text("".join(whole), encoding="utf-8")

    def _take(self, said: dict[str, dict[str, Any]]) -> None:
        for entrant, found in said.items():
            came = self.came[entrant]
            came.points |= {int(wall): points for wall, points in found["points"].items()}
            came.deals += found["deals"]
            came.wins += found["wins"]
            came.draws += found["draws"]
            came.steps.update({int(step): times for step, times in found["steps"].items()})
