"""`python -m peling match`: measure players against each other on duplicate deals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from typing import Final

from peling.advice.yardsticks import ENTRANTS
from peling.commands.duplicate import Record, Records, play_walls, shares
from peling.commands.errors import CommandError
from peling.commands.simulate import read_options
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.ruleset import OptionValue

WALLS_AT_A_TIME: Final = 8
"""So many walls are played before progress is said."""
SLOWEST: Final = 0.99
"""Which part of all decisions took no longer than the time that is given as the slowest."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--rules", default=rule_set_ids()[0], help=f"one of: {', '.join(rule_set_ids())}")
    parser.add_argument("--seats", required=True, help=f"two to four entrants: {', '.join(ENTRANTS)}")
    parser.add_argument("--players", type=int, help="how many play, if the seats are not to say it")
    parser.add_argument("--walls", type=int, default=100, help="how many walls; each is played once a seat")
    parser.add_argument("--seed", type=int, default=1, help="where walls, dice and moods come from")
    parser.add_argument("--options", default="", help="house rules: key=value,...")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play side by side")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the match and print what every entrant came to.

    Raises:
        CommandError: an argument cannot be used.
    """
    seats = _seats(str(args.seats), args.players)
    if args.walls < 1:
        raise CommandError("--walls: at least one wall must be played")
    if args.jobs < 1:
        raise CommandError("--jobs: at least one process must play")
    options = read_options(args.rules, args.options)
    known = rule_set(args.rules, options).course.players
    if len(seats) not in known:
        raise CommandError(f"--seats: {args.rules} is for {_listed(known)} players, not for {len(seats)}")
    records = _records(args, seats, options)
    say = _as_json if args.json else _as_text
    sys.stdout.write(say(args, args.walls * len(seats), records))
    return 0


def _seats(text: str, players: int | None) -> tuple[str, ...]:
    """Return the entrants in the order of play; the last one takes the seats that are not named."""
    seats = [one.strip() for one in text.split(",")]
    for entrant in seats:
        if entrant not in ENTRANTS:
            raise CommandError(f"--seats: there is no entrant '{entrant}'; there is: {', '.join(ENTRANTS)}")
    if players is not None and len(seats) > players:
        raise CommandError(f"--seats: {len(seats)} entrants are too many for {players} players")
    return (*seats, *[seats[-1]] * ((players or len(seats)) - len(seats)))


def _listed(numbers: Sequence[int]) -> str:
    return " or ".join(map(str, sorted(numbers)))


def _records(args: argparse.Namespace, seats: tuple[str, ...], options: dict[str, OptionValue]) -> Records:
    """Play all the walls, side by side if that is wanted, and return what the entrants came to."""
    play = partial(_play, args.rules, tuple(options.items()), seats, args.seed)
    runs = list(shares(args.walls, -(-args.walls // WALLS_AT_A_TIME)))
    played: dict[int, Records] = {}
    for number, found in _answers(play, runs, args.jobs):
        played[number] = found
        done = sum(len(runs[one]) for one in played)
        _say(f"\r{done} of {args.walls} walls", last=len(played) == len(runs))
    records: Records = {entrant: Record() for entrant in seats}
    for number in sorted(played):
        for entrant, record in played[number].items():
            records[entrant].add(record)
    return records


def _answers(play: Callable[[range], Records], runs: list[range], jobs: int) -> Iterator[tuple[int, Records]]:
    """Yield the number of each run of walls and what it brought, as they come."""
    if jobs == 1:
        yield from ((number, play(one)) for number, one in enumerate(runs))
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(play, one): number for number, one in enumerate(runs)}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def _play(
    rules_id: str,
    options: tuple[tuple[str, OptionValue], ...],
    seats: tuple[str, ...],
    seed: int,
    numbers: range,
) -> Records:
    return play_walls(rule_set(rules_id, dict(options)), seats, ENTRANTS, seed, numbers)


def _say(line: str, *, last: bool) -> None:
    """Say how far the match is, where somebody looks on."""
    if sys.stderr.isatty():
        sys.stderr.write(line + ("\n" if last else ""))
        sys.stderr.flush()


def _figures(records: Records) -> list[dict[str, str | int | float]]:
    return [
        {
            "id": entrant,
            "points": round(record.mean, 3),
            "se": round(record.error, 3),
            "wins": record.wins,
            "draws": record.draws,
            "mean_ms": round(1000 * sum(record.seconds) / max(1, len(record.seconds)), 3),
            "p99_ms": round(1000 * record.slowest(SLOWEST), 3),
        }
        for entrant, record in records.items()
    ]


def _as_json(args: argparse.Namespace, deals: int, records: Records) -> str:
    match = {"rules": args.rules, "seed": args.seed, "walls": args.walls, "deals": deals}
    return json.dumps({**match, "entrants": _figures(records)}) + "\n"


def _as_text(args: argparse.Namespace, deals: int, records: Records) -> str:
    lines = [f"{args.rules}: {args.walls} walls, {deals} deals, seed {args.seed}"]
    lines += [
        f"{one['id']:<8} {one['points']:>+9.2f} ± {one['se']:.2f} points a deal, {one['wins']} won, "
        f"{one['draws']} drawn, {one['mean_ms']:.1f} ms a decision, {one['p99_ms']:.1f} ms in 99 of 100"
        for one in _figures(records)
    ]
    return "\n".join(lines) + "\n"
