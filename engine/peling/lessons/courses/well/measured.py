"""What was measured for a book: figures of ways to play, and positions in which every act was weighed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from peling.advice.equities import Equity
from peling.coach.kept import equity_from_json
from peling.core import actions as act
from peling.core.tiles import Wind, tile
from peling.core.view import Discarded
from peling.lessons.model import BoardTask, Figure
from peling.lessons.position import Position

HERE: Final = Path(__file__).parent
FIGURES: Final = HERE / "figures"
BOARDS: Final = HERE / "boards"
_GOALS: Final[Mapping[type[act.Action], str]] = {
    act.Discard: "discard",
    act.ConcealedKong: "own-kong",
    act.AddedKong: "added-kong",
    act.ClaimKong: "kong",
    act.ClaimPung: "pung",
    act.ClaimChow: "chow",
    act.Pass: "decline",
}
"""What is reached by an act."""


def measured_books() -> tuple[str, ...]:
    """Return the ids of the rule sets for which something was measured."""
    return tuple(sorted(path.stem for path in FIGURES.glob("*.json")))


def figures(rules_id: str) -> Mapping[str, Figure]:
    """Return what was measured for a rule set, by the ids of dilemmas and manners."""
    rows = _read(FIGURES, rules_id)["figures"]
    return {
        row["id"]: Figure(
            row["id"],
            row["points"],
            row["se"],
            row["positions"] if "positions" in row else row["deals"],
            row.get("worlds", 0),
            tuple(row["won"]) if isinstance(row["won"], list) else (row["won"],),
            tuple(row.get("counts", ())),
        )
        for row in rows
    }


def boards(rules_id: str) -> Mapping[str, BoardTask]:
    """Return the positions of a rule set as tasks, by the ids of the pages; none where none was found."""
    if not (BOARDS / f"{rules_id}.json").is_file():
        return {}
    return {row["page"]: board_of(row) for row in _read(BOARDS, rules_id)["boards"]}


def _read(folder: Path, rules_id: str) -> Any:  # noqa: ANN401 - what the script has written
    path = folder / f"{rules_id}.json"
    if not path.is_file():
        raise KeyError(rules_id)
    return json.loads(path.read_text(encoding="utf-8"))


def board_of(row: Mapping[str, Any]) -> BoardTask:
    """Return a position as a task: the learner does what is best, or not certain to be worse.

    Args:
        row: the position as `find_boards` writes it; without ``weighed`` nothing is to be reached yet.
    """
    me, turn = Wind(row["me"]), Wind(row["turn"])
    weighed = tuple(map(equity_from_json, row.get("weighed", ())))
    others = () if turn is me else ((turn, act.Discard(tile(row["drawn"]))),)
    task = BoardTask(position_of(row), me, "", (), others=others, weighed=weighed)
    if not weighed:
        return task
    return BoardTask(
        task.position, me, _goal(weighed[0], task.as_good), (weighed[0].action,), (), others, weighed
    )


def position_of(row: Mapping[str, Any]) -> Position:
    """Return the position of a row: the hands of all, every discard, and nothing else."""
    return Position(
        tuple(row["hands"].items()),
        Wind(row["turn"]),
        row["drawn"],
        round_wind=None if row["round"] is None else Wind(row["round"]),
        players=len(row["hands"]),
        wild=row["wild"],
        gone=tuple(_discarded(word) for word in row["gone"]),
    )


def _discarded(word: str) -> Discarded:
    """Return a discard from ``"E B5"``, or from ``"E B5 S"`` if South claimed it."""
    wind, code, *claimer = word.split()
    return Discarded(Wind(wind), tile(code), Wind(claimer[0]) if claimer else None)


def _goal(best: Equity, as_good: tuple[act.Action, ...]) -> str:
    """Return the goal that the best act reaches, and whatever is as good."""
    goal = _GOALS[type(best.action)]
    match best.action:
        case act.Discard():
            return " ".join([goal, *(one.tile.code for one in as_good if isinstance(one, act.Discard))])
        case _:
            return goal
