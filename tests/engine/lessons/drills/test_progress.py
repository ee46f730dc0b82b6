"""What was learnt is kept: pages, answers, boxes; it goes to JSON and back."""

import json
import random
from datetime import date, timedelta
from typing import Any

import pytest

from peling.lessons import drills
from peling.lessons.progress import Progress, ProgressError, ProgressTrouble, from_json, to_json
from peling.rulebooks import rule_set

DAY = date(2026, 3, 1)


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
        progress = progress.with_answer(question.key, drills.explain(question, answer), DAY)
    return progress


def test_progress_goes_to_json_and_back() -> None:
    progress = some_progress()
    assert len(progress.boxes) == 4
    assert from_json(json.loads(json.dumps(to_json(progress)))) == progress


def test_results_are_counted_by_kind_and_level() -> None:
    progress = some_progress()
    whole = progress.of_kind("pung-chow", "waits")
    assert (whole.asked, whole.right) == (12, 8)
    assert progress.result("pung-chow", "waits", 1).asked == 6
    assert progress.of_kind("pung-chow", "score").asked == 0


def test_five_right_in_a_row_open_the_next_level() -> None:
    rules = rule_set("pung-chow")
    progress, rng = Progress(), random.Random(4)
    for _ in range(5):
        assert progress.level("pung-chow", "away") == 1
        question = drills.question("away", rules, 1, rng)
        progress = progress.with_answer(question.key, drills.explain(question, question.solutions[0]), DAY)
    assert progress.level("pung-chow", "away") == 2


def test_two_files_are_put_together() -> None:
    one, other = some_progress(), Progress().with_page("pc-pung/1").with_bookmark("fenghua", "fh-wild/1")
    both = one.merged(other)
    assert both.pages == {"pc-chow/1", "pc-pung/1"}
    assert both.results == one.results
    assert dict(both.bookmark) == {"pung-chow": "pc-chow/2", "fenghua": "fh-wild/1"}
    assert other.merged(one) == both
    assert one.merged(one) == one


def test_a_book_can_be_forgotten() -> None:
    left = some_progress().forgetting("pung-chow")
    assert left.results == ()
    assert len(left.boxes) == 0
    assert left.pages


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"format": 2}, ProgressTrouble.NEWER),
        ({"format": 0}, ProgressTrouble.WRONG_KIND),
        ({"format": "1"}, ProgressTrouble.WRONG_KIND),
        ({"format": True}, ProgressTrouble.WRONG_KIND),
        ({"pages": [""]}, ProgressTrouble.WRONG_KIND),
        ({"pages": "pc"}, ProgressTrouble.WRONG_KIND),
        ({"results": [1]}, ProgressTrouble.WRONG_KIND),
        ({"results": [{"rules": "pung-chow"}]}, ProgressTrouble.MISSING),
        ({"bookmark": {"pung-chow": 1}}, ProgressTrouble.WRONG_KIND),
    ],
)
def test_values_that_are_no_progress_are_named(change: dict[str, Any], trouble: ProgressTrouble) -> None:
    with pytest.raises(ProgressError) as refused:
        from_json(to_json(some_progress()) | change)
    assert refused.value.trouble is trouble


@pytest.mark.parametrize(
    ("field", "value"),
    [("level", 9), ("seed", -1), ("box", 99), ("due", "yesterday"), ("kind", 3), ("options", {"limit": []})],
)
def test_a_box_that_cannot_be_is_refused(field: str, value: object) -> None:
    raw: Any = to_json(some_progress())
    raw["boxes"][0][field] = value
    with pytest.raises(ProgressError):
        from_json(raw)


def test_results_that_contradict_themselves_are_refused() -> None:
    raw: Any = to_json(some_progress())
    raw["results"][0]["right"] = raw["results"][0]["asked"] + 1
    with pytest.raises(ProgressError):
        from_json(raw)


def test_nothing_at_all_is_foreign() -> None:
    with pytest.raises(ProgressError) as refused:
        from_json([])
    assert refused.value.trouble is ProgressTrouble.FOREIGN


def test_the_day_of_a_box_is_that_of_the_answer() -> None:
    progress = some_progress()
    assert {boxed.due for _, boxed in progress.boxes.held} == {DAY + timedelta(days=1)}
