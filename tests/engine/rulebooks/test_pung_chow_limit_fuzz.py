"""Whatever is done to the hands and cases of Part II, the command answers in its place."""

import json
from copy import deepcopy
from importlib import resources
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from peling.commands.score import answer
from peling.core.tiles import TILES
from peling.rulebooks import rule_set

FILE = resources.files("peling.rulebooks").joinpath("examples", "pung-chow-limit.json")
BOOK: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))
RECORDS = [*BOOK["hands"], *BOOK["cases"]]
WORDS = [
    "wall",
    "loose",
    "dealt",
    "first-discard",
    "robbed-kong",
    "last-wall",
    "kong",
    "pung",
    "chow",
    "added",
]
REASONS = {
    "not-complete",
    "tile-count",
    "impossible-tiles",
    "bad-meld",
    "bad-win",
    "bad-record",
    "unknown-option",
    "not-east",
    "no-loose-draw",
    "unmelded-flower",
    "robbing-not-allowed",
}
tiles = st.sampled_from([kind.code for kind in TILES])
values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 700),
    st.sampled_from([*WORDS, "E", "S", "W", "N", "winner", "loser", "discarder-excused", "none", ""]),
    tiles,
    st.lists(tiles, max_size=15),
    st.dictionaries(st.sampled_from(["E", "S", "tile", "by", "from", "limit"]), st.integers(0, 900)),
)
options = st.fixed_dictionaries(
    {},
    optional={
        option.key: st.sampled_from([*option.values, "nonsense"] if option.any_number else option.values)
        for option in rule_set("pung-chow-limit").options
    },
)


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to every part of a record."""
    found = [path] if path else []
    if isinstance(value, dict):
        return found + [place for key in value for place in places(value[key], (*path, key))]
    if isinstance(value, list):
        return found + [place for key, part in enumerate(value) for place in places(part, (*path, key))]
    return found


@given(st.sampled_from(RECORDS), options, st.data())
@settings(max_examples=400, deadline=None)
def test_any_change_of_a_record_is_answered(
    record: dict[str, Any], chosen: dict[str, Any], data: st.DataObject
) -> None:
    made: Any = deepcopy({key: value for key, value in record.items() if key != "expected"})
    made["options"] = chosen
    for _ in range(data.draw(st.integers(0, 3))):
        path = data.draw(st.sampled_from(places(made)))
        part = made
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = data.draw(values)
    got = answer(made)
    json.dumps(got)
    if "reason" in got:
        assert got["reason"] in REASONS
        assert got["message"]
    elif "kind" not in made:
        check_sums(got)


def check_sums(got: dict[str, Any]) -> None:
    """Check that points, doubles, total and payments follow from the lines."""
    assert got["points"] == sum(line.get("points", 0) for line in got["lines"])
    assert got["doubles"] == sum(line.get("doubles", 0) for line in got["lines"])
    assert got["total"] % 2 == 0
    assert got["total"] <= got.get("uncapped", got["total"])
    if got["payments"] is not None:
        assert sum(got["payments"].values()) == 0
        assert ("liable" in got) is (sorted(got["payments"].values()).count(0) == 2)
