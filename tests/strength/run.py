"""Measure playing strength: every match of the one configuration in `rows.py`, played by the engine itself.

It takes hours. Ctrl+C stops it and nothing is lost: the same command goes on where it was. Words choose a
part, all of them at once: a book, an entrant, `2-players`, `house-rules`. At the end, and whenever it is
stopped, a table says what was measured, with its standard error, and which goals are met; the same stands in
build/strength/strength.json.

Usage: python dev.py strength [WORD ...] [--jobs N] [--walls N] [--show]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from peling.advice.yardsticks import ENTRANTS  # noqa: E402 -- the root is on the path only now
from peling.commands.duplicate import Records, play_walls  # noqa: E402
from peling.rulebooks import rule_set  # noqa: E402
from tests.strength.rows import SEED, Row, chosen, rows  # noqa: E402
from tests.strength.store import Store, sources  # noqa: E402
from tests.strength.table import Line, as_json, missed, table  # noqa: E402

FOLDER = ROOT / "build" / "strength"
WALLS_AT_A_TIME = 5
"""So many walls are written down at a time; no more of them are played again after an interruption."""


def play(row: Row, walls: range) -> Records:
    """Play some walls of a match."""
    seats = (row.entrant, *[row.opponent] * (row.players - 1))
    return play_walls(rule_set(row.rules, dict(row.options)), seats, ENTRANTS, SEED, walls)


def runs(walls: int, played: set[int]) -> Iterator[range]:
    """Yield which of so many walls are still to be played, some at a time."""
    for first in range(0, walls, WALLS_AT_A_TIME):
        run = range(first, min(first + WALLS_AT_A_TIME, walls))
        if played.isdisjoint(run):
            yield run
        else:
            yield from (range(wall, wall + 1) for wall in run if wall not in played)


def finish(row: Row, store: Store, walls: int, jobs: int) -> Iterator[int]:
    """Play what is missing of so many walls, and yield how many are there after each run."""
    left = list(runs(walls, store.walls))
    if jobs == 1:
        for run in left:
            store.keep(run, play(row, run))
            yield len(store.walls)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(partial(play, row), run): run for run in left}
        try:
            for done in as_completed(waiting):
                store.keep(waiting[done], done.result())
                yield len(store.walls)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="dev.py strength", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("words", nargs="*", help="words of the matches that are wanted; without any: all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes side by side")
    parser.add_argument("--walls", type=int, help="so many walls a match at most, for a first look")
    parser.add_argument("--show", action="store_true", help="only say what has been measured so far")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where it is kept")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Play what is wanted, print the table, and return 1 if a goal is missed, 2 for words of no match."""
    args = arguments(given)
    try:
        wanted = chosen(list(rows()), args.words)
    except ValueError as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    stores = [(row, Store(row, args.folder)) for row in wanted]
    stopped = False
    try:
        for row, store in stores if not args.show else ():
            walls = row.walls if args.walls is None else min(args.walls, row.walls)
            for number in finish(row, store, walls, args.jobs):
                say(f"{row.name}: {number} of {row.walls} walls")
    except KeyboardInterrupt:
        stopped = True
    lines = [Line(row, store.came[row.entrant]) for row, store in stores]
    print(table(lines))
    args.folder.mkdir(parents=True, exist_ok=True)
    written = args.folder / "strength.json"
    written.write_text(json.dumps(as_json(lines, sources()), indent=1) + "\n", encoding="utf-8")
    if found := missed(lines):
        print("Missed: " + "; ".join(found))
    if stopped:
        print("Stopped; the same command goes on from here.")
        return 130
    return 1 if found else 0


def say(line: str) -> None:
    """Say how far the measurement is, where somebody looks on."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
