"""`python -m peling review GAME`: say of a saved game what each decision cost, and what was luck."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from peling.coach.grades import Grade, thresholds
from peling.coach.habits import Kind, PerDeal, Subject, losses, per_deal
from peling.coach.review import REVISION, Moment, Review, deals, review
from peling.commands.action_words import action_words
from peling.commands.errors import CommandError
from peling.core.tiles import Seat
from peling.play.game import GameState
from peling.rules.ruleset import RuleSet
from peling.storage import saves
from peling.storage.journal import JournalError

ROLLOUTS: Final = 6
"""So many rollouts make a millisecond of the budget, on every machine: equal budgets give equal figures."""
BUDGET: Final = 500
MOST_BUDGET: Final = 600_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", type=Path, metavar="GAME", help="the file of a saved game")
    parser.add_argument("--deal", type=int, metavar="N", help="review this deal alone, from 1")
    parser.add_argument(
        "--player", default="", metavar="NAME", help="whose play; without it that of a person"
    )
    parser.add_argument(
        "--budget",
        type=int,
        default=BUDGET,
        metavar="MS",
        help="milliseconds for each decision, on a machine of 2026; 0: by the formula alone",
    )
    parser.add_argument("--seed", type=int, default=1, help="equal seeds give equal figures")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Review every finished deal of a game, or one of them.

    Raises:
        CommandError: an argument or the file cannot be used.
    """
    if not 0 <= args.budget <= MOST_BUDGET:
        raise CommandError(f"--budget: the number must be from 0 to {MOST_BUDGET}")
    moments = _read(args.game)
    end = moments[-1].after
    seat = _seat(end, args.player)
    finished = deals(moments)
    if args.deal is not None and args.deal not in finished:
        there = f"there is 1 to {max(finished)}" if finished else "none is finished"
        raise CommandError(f"--deal: there is no finished deal {args.deal}; {there}")
    wanted = finished if args.deal is None else {args.deal: finished[args.deal]}
    reviewed = (
        (number, review(acts, seat, budget=args.budget * ROLLOUTS, seed=args.seed))
        for number, acts in wanted.items()
    )
    said = ((number, found) for number, found in reviewed if found is not None)
    if args.json:
        head = {"rules": end.setup.rules_id, "player": end.player(seat).name, "revision": REVISION}
        asked = {"budget": args.budget, "seed": args.seed}
        kept = list(said)
        shown = [_record(number, found) for number, found in kept]
        record = {**head, **asked, "deals": shown, **_habits([found for _, found in kept], end.rules)}
        sys.stdout.write(json.dumps(record) + "\n")
    else:
        for line in _lines(said, end, seat):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    return 0


def _read(path: Path) -> list[Moment]:
    """Return every input of a saved game."""
    try:
        steps = saves.review(path)
    except JournalError as error:
        raise CommandError(f"{path}: {error}") from None
    befores = (None, *(step.state for step in steps))
    return [Moment(before, step.given, step.state) for before, step in zip(befores, steps, strict=False)]


def _seat(end: GameState, name: str) -> Seat:
    """Return the chair of the player with a name; without one, of the first person."""
    players = {seat: end.player(seat) for seat in end.seats}
    for seat, player in players.items():
        if player.name == name or (not name and player.kind == "human"):
            return seat
    names = ", ".join(player.name for player in players.values())
    if name:
        raise CommandError(f"--player: nobody in this game is called '{name}'; there is: {names}")
    raise CommandError(f"--player: no person plays in this game, name one of: {names}")


def _record(number: int, found: Review) -> dict[str, object]:
    """Return a reviewed deal as plain values."""
    luck = found.luck
    return {
        "deal": number,
        "result": found.result,
        "luck": {"deal": luck.deal, "draws": luck.draws, "others": luck.others},
        "lost": found.lost,
        "decisions": [
            {
                "turn": one.turn,
                "played": action_words(one.played),
                "best": action_words(one.best),
                "lost": one.lost,
                "se": round(one.se, 2),
                "grade": one.grade.value,
            }
            for one in found.decisions
        ],
    }


def _habits(found: list[Review], rules: RuleSet) -> dict[str, object]:
    """Return what was lost in a deal by what was to be decided and by subject, as plain values."""
    lost = [losses(one, rules) for one in found]
    kinds = per_deal(lost, Kind, lambda loss: loss.kind)
    subjects = per_deal(lost, Subject, lambda loss: loss.subject)
    return {
        "by_kind": {key.value: _mean(one) for key, one in kinds.items()},
        "by_subject": {key.value: _mean(one) for key, one in subjects.items()},
    }


def _mean(one: PerDeal) -> dict[str, object]:
    return {"lost": round(one.points, 2), "se": round(one.se, 2), "times": one.times}


def _lines(said: Iterator[tuple[int, Review]], end: GameState, seat: Seat) -> Iterator[str]:
    """Yield the deals in words, the costly decisions of each, and what the grades mean."""
    limits = thresholds(end.setup.rules_id)
    yield f"{end.player(seat).name}, {end.setup.rules_id}"
    yield (
        f"points lost: small slip from {limits.slip:g}, mistake from {limits.mistake:g}, "
        f"grave mistake from {limits.grave:g}; what is within two standard errors counts as nothing lost"
    )
    lost = []
    for number, found in said:
        lost.append(losses(found, end.rules))
        luck = found.luck
        yield (
            f"deal {number}: result {found.result:+d} = luck {luck.total:+.2f} "
            f"(deal {luck.deal:+.2f}, own draws {luck.draws:+.2f}, the others {luck.others:+.2f}) "
            f"- points lost {found.lost:.2f}"
        )
        for one in found.decisions:
            if one.grade not in {Grade.BEST, Grade.EQUAL}:
                yield (
                    f"  turn {one.turn}: {action_words(one.played)} instead of {action_words(one.best)} "
                    f"lost {one.lost:.2f} ± {one.se:.2f}, {one.grade.value}"
                )
    kinds = per_deal(lost, Kind, lambda loss: loss.kind)
    subjects = per_deal(lost, Subject, lambda loss: loss.subject)
    by_kind = {key.value: one for key, one in kinds.items()}
    by_subject = {key.value: one for key, one in subjects.items()}
    for head, rows in (("what was to be decided", by_kind), ("subject", by_subject)):
        shown = ", ".join(
            f"{name} {one.points:.2f} ± {one.se:.2f} ({one.times})" for name, one in rows.items() if one.times
        )
        yield f"points lost in a deal by {head}: {shown or 'none'}"
