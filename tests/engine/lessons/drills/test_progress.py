"""What was learnt is kept: pages, answers, memories; it goes to JSON and back."""

import json
import random
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from peling.lessons import drills
from peling.lessons.drills.question import Key
from peling.lessons.learnt import Answered, DayAnswered, Practised, TileNamed
from peling.lessons.memory import Recall, remembered
from peling.lessons.progress import DAYS, LONGEST_DAY, Progress
from peling.lessons.progress_json import ProgressError, ProgressTrouble, from_json, to_json
from peling.rulebooks import rule_set
from tests.engine.lessons.doubling import doubling

DAY = date(2026, 3, 1)
OLD = Path(__file__).parents[1] / "formats" / "progress-1.json"


def some_progress() -> Progress:
    progress = (
        Progress().with_page("pc-chow/1").with_known("first-chow").with_bookmark("pung-chow", "pc-chow/2")
    )
    progress = progress.with_exercise("PC1-EX-01")
    rules = rule_set("pung-chow", {"mandarins": "on"})
    rng = random.Random(1)
    for place in range(12):
        question = drills.question("waits", rules, 1 + place % 2, rng)
        answer = question.solutions[0] if place % 3 else []
        explained = drills.explain(question, answer)
        said = Answered(question.key, explained, remembered(question, explained))
        progress = progress.after(said, DAY, doubling)
    for said_ in (TileNamed("C4", Recall.SLOW), Practised(70), DayAnswered("pung-chow", "W")):
        progress = progress.after(said_, DAY, doubling)
    return progress


def test_progress_goes_to_json_and_back() -> None:
    progress = some_progress()
    assert len(progress.memories) == 3
    assert progress.days == ((DAY, 70),)
    assert from_json(json.loads(json.dumps(to_json(progress)))) == progress


def test_results_are_counted_by_kind_and_level() -> None:
    progress = some_progress()
    whole = progress.of_kind("pung-chow", "waits")
    assert (whole.asked, whole.right) == (12, 8)
    assert progress.result("pung-chow", "waits", 1).asked == 6
    assert progress.of_kind("pung-chow", "score").asked == 0


def test_right_answers_open_the_next_level() -> None:
    rules = rule_set("pung-chow")
    progress, rng = Progress(), random.Random(4)
    answers = 0
    while progress.level("pung-chow", "away") == 1:
        answers += 1
        question = drills.question("away", rules, 1, rng)
        progress = progress.with_answer(question.key, drills.explain(question, question.solutions[0]))
    assert progress.level("pung-chow", "away") == 2
    assert 4 <= answers <= 8


def test_two_files_are_put_together() -> None:
    one, other = some_progress(), Progress().with_page("pc-pung/1").with_bookmark("fenghua", "fh-wild/1")
    both = one.merged(other)
    assert both.pages == {"pc-chow/1", "pc-pung/1"}
    assert both.results == one.results
    assert dict(both.bookmark) == {"pung-chow": "pc-chow/2", "fenghua": "fh-wild/1"}
    assert other.merged(one) == both
    assert one.merged(one) == one


OF_NOTHING = {"stability": 1.0, "difficulty": 5.0, "seen": "2026-03-01", "due": "2026-03-02"}
"""A memory that says neither of which question it is nor of which rule."""


@pytest.mark.cases_by_day(13)
@pytest.mark.parametrize(
    ("change", "trouble", "where"),
    [
        ({"format": 3}, ProgressTrouble.NEWER, "format"),
        ({"format": 0}, ProgressTrouble.WRONG_KIND, "format"),
        ({"format": "1"}, ProgressTrouble.WRONG_KIND, "format"),
        ({"format": True}, ProgressTrouble.WRONG_KIND, "format"),
        ({"pages": [""]}, ProgressTrouble.WRONG_KIND, "pages"),
        ({"pages": "pc"}, ProgressTrouble.WRONG_KIND, "pages"),
        ({"results": [1]}, ProgressTrouble.WRONG_KIND, "results"),
        ({"results": [{"rules": "pung-chow"}]}, ProgressTrouble.MISSING, "kind"),
        ({"bookmark": {"pung-chow": 1}}, ProgressTrouble.WRONG_KIND, "bookmark"),
        ({"days": {"yesterday": 1}}, ProgressTrouble.WRONG_KIND, "days"),
        ({"days": {"2026-03-01": 90_000}}, ProgressTrouble.WRONG_KIND, "2026-03-01"),
        ({"days": []}, ProgressTrouble.WRONG_KIND, "days"),
        (
            {"ratings": [{"rules": "pung-chow", "kind": "waits", "rating": 5}]},
            ProgressTrouble.WRONG_KIND,
            "rating",
        ),
        ({"chosen": [{"rules": "pung-chow", "day": "2026-03-01"}]}, ProgressTrouble.MISSING, "tile"),
        ({"memories": [{"rules": "pung-chow"}]}, ProgressTrouble.MISSING, "stability"),
        ({"memories": [OF_NOTHING]}, ProgressTrouble.MISSING, "about"),
    ],
)
def test_values_that_are_no_progress_are_named(
    change: dict[str, Any], trouble: ProgressTrouble, where: str
) -> None:
    with pytest.raises(ProgressError) as refused:
        from_json(to_json(some_progress()) | change)
    assert (refused.value.trouble, refused.value.where) == (trouble, where)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stability", 0),
        ("stability", 1e9),
        ("stability", float("nan")),
        ("stability", True),
        ("difficulty", 11),
        ("due", "yesterday"),
        ("seen", 3),
        ("about", ""),
        ("key", []),
        ("key", {"kind": "waits"}),
    ],
)
def test_a_memory_that_cannot_be_is_refused(field: str, value: object) -> None:
    raw: Any = to_json(some_progress())
    raw["memories"][0][field] = value
    with pytest.raises(ProgressError) as refused:
        from_json(raw)
    assert refused.value.where == ("options" if value == {"kind": "waits"} else field)


@pytest.mark.parametrize(
    ("field", "value"),
    [("level", 9), ("seed", -1), ("box", 99), ("due", "yesterday"), ("due", "0001-01-01"), ("kind", 3)],
)
def test_a_box_that_cannot_be_is_refused(field: str, value: object) -> None:
    raw: Any = json.loads(OLD.read_text(encoding="utf-8"))
    raw["boxes"][0][field] = value
    with pytest.raises(ProgressError) as refused:
        from_json(raw)
    assert refused.value.where == field


def test_a_file_of_the_first_format_opens_with_all_that_it_held() -> None:
    raw: Any = json.loads(OLD.read_text(encoding="utf-8"))
    progress = from_json(raw)
    assert progress.pages == {"pc-chow/1"}
    assert progress.of_kind("pung-chow", "claim").asked == 8
    assert len(progress.memories) == len(raw["boxes"]) == 12
    waits = {0: 1, 3: 16}
    for entry in raw["boxes"]:
        options = tuple(sorted(entry["options"].items()))
        key = Key(entry["kind"], entry["rules"], options, entry["level"], entry["seed"])
        held = dict(progress.memories)[key]
        assert held.trace.due == date.fromisoformat(entry["due"])
        assert held.trace.stability == waits[entry["box"]]
        assert drills.again(key, rule_set(key.rules, dict(key.options))).key == key, "it can be asked"
    # Who had six right answers in a row was one level on, and still is.
    assert progress.level("pung-chow", "away") == 2
    assert progress.level("fenghua", "rule") == 1
    assert from_json(json.loads(json.dumps(to_json(progress)))) == progress


def test_minutes_of_a_day_add_up_and_days_long_ago_go() -> None:
    progress = Progress().with_practice(50, DAY).with_practice(70, DAY)
    assert progress.days == ((DAY, 120),)
    assert progress.with_practice(10**6, DAY).days == ((DAY, LONGEST_DAY),)
    later = DAY + timedelta(days=DAYS)
    assert progress.with_practice(5, later).days == ((later, 5),)


def test_results_that_contradict_themselves_are_refused() -> None:
    raw: Any = to_json(some_progress())
    raw["results"][0]["right"] = raw["results"][0]["asked"] + 1
    with pytest.raises(ProgressError) as refused:
        from_json(raw)
    assert refused.value.where == "asked"


def test_nothing_at_all_is_foreign() -> None:
    with pytest.raises(ProgressError) as refused:
        from_json([])
    assert refused.value.trouble is ProgressTrouble.FOREIGN
