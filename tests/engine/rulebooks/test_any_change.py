"""Whatever is done to the hands and cases of a book, the command answers in its place."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from peling.commands.score import answer
from peling.core.tiles import TILES
from peling.rulebooks import RULE_SETS, examples, rule_set
from tests.by_day import by_day

RECORDS = {rules_id: [*examples(rules_id)["hands"], *examples(rules_id)["cases"]] for rules_id in RULE_SETS}
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
}
"""Why a record of any book may be refused."""
REASONS_OF: dict[str, set[str]] = {
    "pung-chow": {"unmelded-flower", "robbing-not-allowed"},
    "pung-chow-limit": {"unmelded-flower", "robbing-not-allowed"},
    "how-to-play": {"unmelded-flower"},
    "four-winds": {"no-flowers", "robbing-not-allowed", "honour-not-robbable"},
    "fenghua": {"unmelded-flower", "wild-in-meld", "discarded-wild", "below-minimum", "wild-eye"},
}
EXAMPLES = dict.fromkeys(RULE_SETS, 60) | {"pung-chow-limit": 250}
"""How many changes are tried by day, at night twice as many; code is shared, so one book is tried often."""
SEEDS = dict.fromkeys(RULE_SETS, 1) | {"how-to-play": 4}
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
options = {
    rules_id: st.fixed_dictionaries(
        {},
        optional={
            option.key: st.sampled_from([*option.values, "nonsense"] if option.any_number else option.values)
            for option in rule_set(rules_id).options
        },
    )
    for rules_id in RULE_SETS
}


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to every part of a record."""
    found = [path] if path else []
    if isinstance(value, dict):
        return found + [place for key in value for place in places(value[key], (*path, key))]
    if isinstance(value, list):
        return found + [place for key, part in enumerate(value) for place in places(part, (*path, key))]
    return found


@pytest.mark.parametrize("times", by_day([1], [1, 2]))
@pytest.mark.parametrize("rules_id", by_day({"how-to-play", "fenghua"}, RULE_SETS))
def test_any_change_of_a_record_is_answered(rules_id: str, times: int) -> None:
    @settings(max_examples=times * EXAMPLES[rules_id])
    @given(st.sampled_from(RECORDS[rules_id]), options[rules_id], st.data())
    def answered(record: dict[str, Any], chosen: dict[str, Any], data: st.DataObject) -> None:
        made: Any = deepcopy({key: value for key, value in record.items() if key != "expected"})
        made["options"] = chosen
        for _ in range(data.draw(st.integers(0, 3))):
            path = data.draw(st.sampled_from(places(made)))
            part = made
            for step in path[:-1]:
                part = part[step]
            part[path[-1]] = data.draw(values)
        check(rules_id, made, answer(made))

    answered()


def check(rules_id: str, made: dict[str, Any], got: dict[str, Any]) -> None:
    """Check an answer: it can be written down, and is a refusal with its reason or its sums are right."""
    json.dumps(got)
    assert ("reason" in got) is ("message" in got)
    if "reason" in got:
        assert got["reason"] in REASONS | REASONS_OF.get(rules_id, set()), "see REASONS_OF"
        assert got["message"]
    elif "kind" not in made and made.get("rules") == rules_id:
        check_sums(rules_id, got)


def check_sums(rules_id: str, got: dict[str, Any]) -> None:
    """Check that points, doubles, total and payments follow from the lines."""
    assert got["points"] == sum(line.get("points", 0) for line in got["lines"])
    assert got["doubles"] == sum(line.get("doubles", 0) for line in got["lines"])
    assert got["total"] % 2 == 0 or not rules_id.startswith("pung-chow")
    assert got["total"] <= got.get("uncapped", got["total"])
    if got["payments"] is not None:
        assert sum(got["payments"].values()) == 0
        if rules_id == "pung-chow-limit":
            assert ("liable" in got) is (sorted(got["payments"].values()).count(0) == 2)


@pytest.mark.parametrize(
    ("rules_id", "seed"),
    by_day(
        [("pung-chow", 0), ("how-to-play", 0), ("fenghua", 0)],
        [(rules_id, seed) for rules_id in RULE_SETS for seed in range(SEEDS[rules_id])],
        several=True,
    ),
)
def test_any_nonsense_in_a_record_is_answered(rules_id: str, seed: int) -> None:
    rng = random.Random(seed)
    nonsense: list[Any] = [None, True, 7, -1, 2.5, "B5", "E", "wall", "none", [], ["B1"], {}, {"E": 3}, [[1]]]
    for _ in range(1000):
        made = deepcopy(rng.choice(RECORDS[rules_id]))
        for _ in range(rng.randint(1, 3)):
            part: Any = made
            while isinstance(part, dict | list) and part:
                key = rng.choice(list(part) if isinstance(part, dict) else range(len(part)))
                if not isinstance(part[key], dict | list) or not part[key] or rng.random() < 0.3:
                    part[key] = deepcopy(rng.choice(nonsense))
                    break
                part = part[key]
        got = answer(made)
        json.dumps(got)
        assert ("reason" in got) is ("message" in got)
