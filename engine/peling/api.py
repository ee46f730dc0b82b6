"""What others may build on: score hands, ask what is allowed and why, play deals, read sheets.

**How long it stays.** The names in `__all__`, their arguments, and the JSON of the schemas stay as they are
within a minor version (0.2.x). What has to change is announced in the change log one minor version before.
All other modules may change at any time. No window, no network, and no package but Python's own is needed;
with `wasmtime` a *Master* looks further ahead.

Examples stand in ``engine/README.md``, and are run by the tests.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

from peling import __version__
from peling.advice.players import LEVELS, Player
from peling.commands.action_words import action_words
from peling.commands.duplicate import play_deal as _play_deal
from peling.commands.duplicate import wall_of
from peling.commands.score import answer
from peling.core import actions
from peling.core.actions import Action
from peling.core.scoring import InvalidHandError
from peling.core.tiles import Tile, Wind, tile
from peling.core.view import PlayerView
from peling.ledger.files.exchange import ImportFailedError, from_json, to_json
from peling.ledger.files.sheet_file import sheet_in_file
from peling.ledger.sheet import Sheet
from peling.play.table import DealResult
from peling.positions.fields import Fields, bad, refuse_repeated, shown
from peling.positions.record import read_position as _read_position
from peling.positions.record import read_rules
from peling.rulebooks import UnknownRulesError, rule_set, rule_set_ids
from peling.rules.legality import IllegalActionError, Verdict, conceivable, judge, legal_actions
from peling.rules.ruleset import RuleSet, UnknownOptionError
from peling.storage.journal import JournalError

__all__ = [
    "LEVELS",
    "SCHEMAS",
    "Action",
    "DealResult",
    "IllegalActionError",
    "ImportFailedError",
    "InvalidHandError",
    "JournalError",
    "Player",
    "PlayerView",
    "RuleSet",
    "Sheet",
    "Tile",
    "UnknownOptionError",
    "UnknownRulesError",
    "Verdict",
    "Wind",
    "__version__",
    "action_words",
    "actions",
    "computer_player",
    "judge",
    "legal_actions",
    "play_deal",
    "read_position",
    "read_sheet",
    "rule_set",
    "rule_set_ids",
    "schema",
    "score",
    "sheet_in_file",
    "tile",
    "verdicts",
    "write_sheet",
]

SCHEMAS: Final = ("hand", "position", "sheet")
"""The formats that have a JSON schema."""


def score(record: object, rules_id: str | None = None) -> dict[str, object]:
    """Return what a hand counts, or how a case is settled, both as the JSON values of the schema ``hand``.

    What cannot be scored is no exception: the answer has ``"valid": False``, a ``"reason"`` and a
    ``"message"``.

    Args:
        record: a hand or a case.
        rules_id: the rule set where the record names none.
    """
    return answer(record, rules_id)


def read_position(record: object, rules_id: str | None = None) -> tuple[PlayerView, RuleSet]:
    """Return what the player who is to act sees in a position, and its rules.

    Args:
        record: a position as JSON values, by the schema ``position``.
        rules_id: the rule set where the record names none.

    Raises:
        InvalidHandError: it is none, or cannot be; the message names the field.
    """
    if not isinstance(record, dict):
        raise bad("record", f"an object is needed, not {shown(record)}")
    refuse_repeated(record)
    fields = Fields(record)
    rules = read_rules(fields, rules_id)
    return _read_position(fields, rules), rules


def verdicts(view: PlayerView, rules: RuleSet) -> tuple[Verdict, ...]:
    """Return a verdict on all that a player could think of here, allowed or not, with every condition."""
    return tuple(judge(view, action, rules) for action in conceivable(view, rules))


def computer_player(level: str, seed: int = 1) -> Player:
    """Return a computer player of a level in `LEVELS`; equal seeds play alike.

    Raises:
        ValueError: there is no such level.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}; there is: {', '.join(LEVELS)}")
    return LEVELS[level](Random(seed))


def play_deal(rules: RuleSet, players: Sequence[Player], seed: int) -> DealResult:
    """Play a deal to its end and return what came of it.

    Args:
        rules: the rule set.
        players: who plays, in the order of play from East. Each has a method ``choose(view, rules)`` that
            returns one of `legal_actions(view, rules)`; it sees a `PlayerView` and nothing else.
        seed: equal seeds give equal walls and dice.

    Raises:
        ValueError: the book is not for this number of players.
        IllegalActionError: a player did what the rules do not allow; the message says why.
    """
    if len(players) not in rules.course.players:
        raise ValueError(f"{rules.id} is not for {len(players)} players")
    return _play_deal(rules, wall_of(rules, seed, 0), players)


def read_sheet(text: str) -> Sheet:
    """Return the score sheet in a JSON text of the schema ``sheet``.

    Raises:
        ImportFailedError: it is none, damaged, or of a newer version; `kind`, `place` and `detail` say what.
    """
    return from_json(text).sheet


def write_sheet(sheet: Sheet) -> str:
    """Return a score sheet as JSON, with everything that was ever done to it."""
    return to_json(sheet)


def schema(name: str) -> Mapping[str, Any]:
    """Return a JSON schema (draft 2020-12): one of `SCHEMAS`.

    Raises:
        ValueError: there is none of this name.
    """
    if name not in SCHEMAS:
        raise ValueError(f"there is no schema {name!r}; there is: {', '.join(SCHEMAS)}")
    place = Path(str(files("peling"))) / "schemas" / f"{name}.schema.json"
    found: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
    return found
