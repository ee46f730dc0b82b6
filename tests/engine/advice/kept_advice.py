"""What advice, players and coach say of the positions beside this file, as marks in a file.

Equal positions give equal answers, on every machine and in every version: what the coach keeps of a reviewed
game rests on it, and so do the levels that were measured. Where the formula or what is said of it is changed
on purpose, look at what is said of some positions (``python -m peling advise positions.json``), then write
the marks anew: ``python -m tests.engine.advice.kept_advice``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from peling.advice.advisor import advise
from peling.advice.choices import choices
from peling.advice.claims import uses
from peling.advice.equities import equities
from peling.advice.outlook import outlooks
from peling.advice.players import LEVELS
from peling.advice.tastes import TASTES
from peling.advice.yardsticks import club_1, greedy, robot
from peling.coach.luck import luck_of_draw
from peling.coach.why import why
from peling.commands.action_words import action_words
from peling.core.view import PlayerView
from peling.positions.fields import Fields
from peling.positions.record import read_position, read_rules
from peling.rules.ruleset import RuleSet
from tests.engine.kept_values import mark, read_marks, write_marks

Record = Mapping[str, Any]
MARKS = Path(__file__).with_suffix(".json")
POSITIONS: tuple[Record, ...] = tuple(
    json.loads(Path(__file__).with_name("positions.json").read_text(encoding="utf-8"))
)


def _reasons(view: PlayerView, rules: RuleSet) -> object:
    first, *others = equities(view, rules, 0)
    of_use = uses(view, rules) if view.offer is not None else {}
    return advise(view, rules), [why(view, rules, [first, *others], one) for one in others], of_use


def _players(view: PlayerView, rules: RuleSet) -> object:
    makers = [
        *((LEVELS["novice"], seed, taste) for seed in range(4) for taste in ("", *TASTES)),
        *((LEVELS["club"], 1, taste) for taste in ("", *TASTES)),
    ]
    made = [maker(Random(seed), taste) for maker, seed, taste in makers]
    made += [maker(Random(1)) for maker in (club_1, greedy, robot)]
    return [action_words(player.choose(view, rules)) for player in made]


PARTS: Mapping[str, Callable[[PlayerView, RuleSet], object]] = {
    "formula": lambda view, rules: (choices(view, rules), equities(view, rules, 0)),
    "outlooks": outlooks,
    "reasons": _reasons,
    "players": _players,
    "luck": luck_of_draw,
}


def marks(record: Record) -> dict[str, str]:
    """Return a mark of each thing that is said of a position."""
    fields = Fields(record)
    rules = read_rules(fields, None)
    view = read_position(fields, rules)
    return {name: mark(say(view, rules)) for name, say in PARTS.items()}


def stored() -> Mapping[str, Mapping[str, str]]:
    """Return the marks by the id of the position."""
    return read_marks(MARKS)


def main() -> None:
    """Write the marks anew."""
    write_marks(MARKS, {str(record["id"]): marks(record) for record in POSITIONS})


if __name__ == "__main__":
    main()
