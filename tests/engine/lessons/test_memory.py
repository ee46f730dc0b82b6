"""What a learner has met comes back when the schedule says so, as rules and tiles, not as questions."""

import random
from dataclasses import replace
from datetime import date, timedelta

import pytest

from peling.lessons import drills, memory
from peling.lessons.drills import Key
from peling.lessons.memory import TILES, Item, Memories, Memory, Point, Recall, Trace
from peling.rulebooks import rule_set, rule_set_ids
from tests.by_day import by_day
from tests.engine.lessons.doubling import doubling

DAY = date(2026, 3, 1)
CHOW = Point("pung-chow", "PC-CHOW")


def key(seed: int = 7, kind: str = "claim", book: str = "pung-chow") -> Key:
    return Key(kind, book, (), 1, seed)


def asked(held: Memories, known: bool, day: date) -> Memories:
    return memory.answered(held, key(), [("PC-CHOW", known)], day, doubling)


def test_what_is_known_comes_back_later_and_later_and_a_miss_comes_soon() -> None:
    held: Memories = ()
    day = DAY
    for wait in (1, 2, 4, 8):
        held = asked(held, True, day)
        assert memory.due(held, day + timedelta(days=wait - 1), "pung-chow") == ()
        day += timedelta(days=wait)
        assert memory.due(held, day, "pung-chow") == (CHOW,)
    held = asked(held, False, day)
    assert memory.due(held, day + timedelta(days=1), "pung-chow") == (CHOW,)


def test_right_again_on_the_same_day_proves_nothing_but_a_miss_counts() -> None:
    once = asked((), True, DAY)
    assert asked(once, True, DAY) == once
    assert dict(asked(asked((), True, DAY), False, DAY))[CHOW].trace.stability == 1
    missed = asked((), False, DAY)
    assert asked(missed, True, DAY) == missed


@pytest.mark.parametrize("place", [("pung-chow", "score"), ("fenghua", "claim"), ("tiles", "")])
def test_only_what_is_asked_there_is_due(place: tuple[str, str]) -> None:
    held = asked((), False, DAY - timedelta(days=9))
    assert memory.due(held, DAY, "pung-chow", "claim") == (CHOW,)
    assert memory.due(held, DAY, *place) == ()


def test_the_longest_due_comes_first() -> None:
    held: Memories = ()
    for back, about in ((3, "A"), (1, "B"), (2, "C")):
        held = memory.answered(held, key(), [(about, False)], DAY - timedelta(days=back), doubling)
    assert [item.about for item in memory.due(held, DAY, "pung-chow") if isinstance(item, Point)] == [
        "A",
        "C",
        "B",
    ]


def test_a_question_that_came_back_as_it_was_gives_way_to_its_rules() -> None:
    old = Memory(Trace(3.0, 6.0, DAY - timedelta(days=3), DAY), key())
    held = memory.met((), {key(): old})
    assert memory.due(held, DAY, "pung-chow", "claim") == (key(),)
    held = asked(held, True, DAY)
    assert [item for item, _ in held] == [CHOW]


def test_of_two_files_what_was_asked_later_stands() -> None:
    one = asked((), False, DAY)
    other = asked(one, True, DAY + timedelta(days=1))
    other = memory.recalled(other, Point(TILES, "C4"), Recall.SLOW, DAY, doubling)
    assert memory.merged(one, other) == memory.merged(other, one) == other
    weak, firm = (Memory(Trace(days, 5.0, DAY, DAY)) for days in (1.0, 9.0))
    assert memory.later(weak, firm) == memory.later(firm, weak) == weak


def test_no_more_than_so_many_are_kept_and_the_oldest_go() -> None:
    said: dict[Item, Memory | None] = {
        Point("pung-chow", f"R{number}"): Memory(Trace(1.0, 5.0, DAY + timedelta(days=number), DAY))
        for number in range(2005)
    }
    held = dict(memory.met((), said))
    assert len(held) == 2000
    assert Point("pung-chow", "R4") not in held
    assert Point("pung-chow", "R5") in held


@pytest.mark.parametrize("book", by_day({"pung-chow", "four-winds"}, rule_set_ids()))
def test_of_every_kind_of_answer_rules_of_the_question_are_remembered(book: str) -> None:
    """A right answer knew all; a wrong one says something of rules that were asked, and never of others."""
    rules, rng = rule_set(book), random.Random(5)
    for kind in drills.kinds(rules):
        for level in (1, 3, 5):
            question = drills.question(kind, rules, level, rng)
            right = memory.remembered(question, drills.explain(question, question.solutions[0]))
            assert right == tuple((about, True) for about in question.asks)
            wrong = memory.remembered(question, drills.explain(question, ["nothing"]))
            assert {about for about, _ in wrong} <= set(question.asks)
            assert not any(known for _, known in wrong)
            if kind not in {"score", "limit", "exposing"}:
                assert wrong, f"{kind}: what was missed comes back"


def test_in_a_wrong_sheet_the_lines_that_are_wrong_are_missed_and_no_others() -> None:
    rules, rng = rule_set("pung-chow"), random.Random(3)
    for _ in range(40):
        question = drills.question("score", rules, 3, rng)
        answer = question.solutions[0]
        assert isinstance(answer, dict)
        lines = [id_ for id_ in answer if id_ not in {"points", "doubles", "total"} and answer[id_]]
        if len(lines) < 2:
            continue
        left_out = lines[0]
        short = {id_: number for id_, number in answer.items() if id_ != left_out}
        said = memory.remembered(question, drills.explain(question, short))
        assert [about for about, _ in said] == [left_out.rpartition(":")[0]]
        added_up = drills.explain(question, {**answer, "total": answer.get("total", 0) + 1})
        assert memory.remembered(question, added_up) == (), "only the sum is wrong"
        return
    pytest.fail("no sheet with two lines")


@pytest.mark.parametrize(
    "other",
    [
        replace(key(), kind="pays"),
        replace(key(), rules="fenghua"),
        replace(key(), options=(("flowers", True),)),
        replace(key(), level=2),
        replace(key(), seed=0),
        Point("pung-chow", "claim"),
        Point("pung-chow", "PC-CHOW"),
    ],
)
def test_the_order_hangs_on_all_that_a_memory_is_of_and_not_on_which_came_first(other: Item) -> None:
    trace = Trace(1, 5, DAY, DAY)
    both = {key(): Memory(trace), other: Memory(trace)}
    assert memory.in_order(both) == memory.in_order(dict(reversed(both.items())))
