"""`python -m peling advise FILE|-`: say of positions given as JSON what every legal action is worth."""

from __future__ import annotations

import argparse
import json

from peling.advice.equities import BUDGET, Equity, equities
from peling.commands.action_words import action_words
from peling.commands.errors import CommandError
from peling.commands.hand_json import answer_record
from peling.commands.json_input import records_of, write_answers
from peling.positions.fields import Answer, Fields
from peling.positions.record import read_position
from peling.rules.ruleset import RuleSet

MOST_BUDGET = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", help="a JSON file with positions, or - for standard input")
    parser.add_argument(
        "--budget",
        type=int,
        default=BUDGET,
        help="how many times an action is played on, for all together; 0: by the formula alone",
    )
    parser.add_argument("--seed", type=int, default=1, help="equal seeds give equal answers")


def run(args: argparse.Namespace) -> int:
    """Answer every position of the input, in its order, as one JSON list.

    Raises:
        CommandError: an argument or the input cannot be used.
    """
    if not 0 <= args.budget <= MOST_BUDGET:
        raise CommandError(f"--budget: the number must be from 0 to {MOST_BUDGET}")
    write_answers(
        json.dumps(answer(record, args.budget, args.seed, rules)) for record, rules in records_of(args.file)
    )
    return 0


def answer(record: object, budget: int, seed: int, default_rules: str | None = None) -> Answer:
    """Return what every legal action of a position is worth, the best first, or why it cannot be.

    >>> answer(7, 0, 1)["message"]
    'record: an object is needed, not 7'
    """

    def choices(fields: Fields, rules: RuleSet) -> Answer:
        found = equities(read_position(fields, rules), rules, budget, seed)
        return {"choices": [_choice(one) for one in found]}

    return answer_record(record, default_rules, choices, case=True)


def _choice(equity: Equity) -> dict[str, str | float]:
    return {
        "action": action_words(equity.action),
        "points": round(equity.points, 2),
        "se": round(equity.se, 2),
        "win": round(equity.win, 4),
        "value": round(equity.value, 1),
    }
