"""`python -m peling score FILE|-`: score hands and answer cases given as JSON."""

from __future__ import annotations

import argparse
import json

from peling.commands.cases import answer_case
from peling.commands.fields import Fields, bad, refuse_repeated, shown
from peling.commands.hand_json import invalid_answer, read_hand, read_rules, score_answer
from peling.commands.json_input import records_of, write_answers
from peling.core.scoring import InvalidHandError


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


def answer(record: object, default_rules: str | None = None) -> dict[str, object]:
    """Return the answer to one hand or case; what cannot be answered says why.

    >>> answer([])["message"]
    'record: an object is needed, not a list'
    """
    identity: dict[str, object] = {}
    try:
        if not isinstance(record, dict):
            raise bad("record", f"an object is needed, not {shown(record)}")
        if isinstance(record.get("id"), str | int):
            identity = {"id": record["id"]}
        refuse_repeated(record)
        fields = Fields(record)
        rules = read_rules(fields, default_rules)
        if "kind" in record:
            return identity | answer_case(fields, rules)
        return identity | score_answer(read_hand(fields), rules)
    except InvalidHandError as error:
        return identity | invalid_answer(error, case=isinstance(record, dict) and "kind" in record)
