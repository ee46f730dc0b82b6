"""`python -m peling score FILE|-`: score hands and answer cases given as JSON."""

from __future__ import annotations

import argparse
import json

from peling.commands.cases import answer_case
from peling.commands.hand_json import answer_record, read_hand, score_answer
from peling.commands.json_input import records_of, write_answers
from peling.positions.fields import Answer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", help="a JSON file with hands and cases, or - for standard input")


def run(args: argparse.Namespace) -> int:
    """Answer every hand and case of the input, in its order, as one JSON list.

    Raises:
        CommandError: the input cannot be read or is no such JSON.
    """
    write_answers(json.dumps(answer(record, rules)) for record, rules in records_of(args.file))
    return 0


def answer(record: object, default_rules: str | None = None) -> Answer:
    """Return the answer to one hand or case; what cannot be answered says why.

    >>> answer([])["message"]
    'record: an object is needed, not a list'
    """
    if isinstance(record, dict) and "kind" in record:
        return answer_record(record, default_rules, answer_case, case=True)
    return answer_record(record, default_rules, lambda fields, rules: score_answer(read_hand(fields), rules))
