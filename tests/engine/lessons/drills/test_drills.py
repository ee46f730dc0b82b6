"""Questions of the drills: repeatable, unambiguous, marked part by part, under the rules in force."""

import random
from dataclasses import replace

import pytest

from peling.lessons import drills
from peling.lessons.drills import Choose, Count, FillSheet, PickTiles, SettleUp, State
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.drills.question import Answer, Earned, Paid, Summed, Why
from peling.rulebooks import RULE_SETS, rule_set

BOOK_KINDS = [(book, kind) for book in RULE_SETS for kind in drills.kinds(rule_set(book))]


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("book", "kind"), BOOK_KINDS)
def test_a_question_is_made_again_from_its_key_and_has_a_reason_for_every_choice(
    book: str, kind: str
) -> None:
    rules = rule_set(book)
    for level in drills.levels(kind, rules):
        question = drills.question(kind, rules, level, random.Random(level))
        assert drills.again(question.key, rules) == question
        assert question.asks
        assert question.cite is not None
        assert question.solutions[0] or not isinstance(question.form, Choose | PickTiles), "nothing is right"
        for part in drills.explain(question, question.solutions[0]).parts:
            is_said = part.why or (part.state is State.SPARED and not isinstance(question.form, Choose))
            assert is_said, (level, part)
            assert all(holds(why, part.id, question.solutions[0]) for why in part.why), (level, part)


def holds(why: Why, part: str, right: Answer) -> bool:
    """Return whether a reason that has figures leads to the right answer, and shows what it rests on."""
    number = right.get(part, 0) if isinstance(right, dict) else int(isinstance(right, list) and part in right)
    match why:
        case Earned(offered, times, _, line):
            shown = times == 0 if line is None else times > 0 and line.item == offered.item
            return times == number and shown and (line is None or line.award == offered.award)
        case Paid(transfers, due):
            return sum(transfer.amount for transfer in transfers) == due == number
        case Summed(sheet, due):
            return due == number and due in {sheet.points, sheet.doubles, sheet.total}
        case _:
            return True


def test_the_same_generator_gives_the_same_questions() -> None:
    rules = rule_set("how-to-play")
    one, other = random.Random(3), random.Random(3)
    assert [drills.question("score", rules, 4, one) for _ in range(5)] == [
        drills.question("score", rules, 4, other) for _ in range(5)
    ]


def test_a_kind_that_the_book_lacks_is_refused() -> None:
    with pytest.raises(drills.UnknownDrillError, match="wild"):
        drills.question("wild", rule_set("pung-chow"), 1, random.Random(1))
    with pytest.raises(drills.UnknownDrillError, match="level"):
        drills.question("waits", rule_set("pung-chow"), 9, random.Random(1))


def test_the_mock_up_hand_is_marked_tile_by_tile() -> None:
    rules = rule_set("pung-chow")
    rng = random.Random(8)
    question = next(
        asked
        for asked in (drills.question("waits", rules, 5, rng) for _ in range(200))
        if len(asked.solutions[0]) >= 3  # type: ignore[arg-type]
    )
    right = question.solutions[0]
    assert isinstance(right, list)
    assert isinstance(question.form, PickTiles)
    wrong = next(kind.code for kind in question.form.palette if kind.code not in right)
    found = drills.explain(question, [*right[1:], wrong])
    states = {part.id: part.state for part in found.parts}
    assert states[right[0]] is State.MISSED
    assert states[right[1]] is State.RIGHT
    assert states[wrong] is State.WRONG
    assert not found.right
    assert found.partly is (len(right) > 2)
    laid = next(part.why[0] for part in found.parts if part.id == right[1])
    assert isinstance(laid, drills.Arranged)
    assert len(laid.sets) == 5


def test_a_score_is_marked_line_by_line() -> None:
    question = drills.question("score", rule_set("pung-chow"), 2, random.Random(5))
    right = question.solutions[0]
    assert isinstance(right, dict)
    assert isinstance(question.form, FillSheet)
    line = next(one.id for one in question.form.points if right.get(one.id))
    part = drills.explain(question, {**right, line: 0})
    assert not part.right
    assert part.partly
    assert (part.got, part.of) == (len(right) - 1, len(right))
    extra = next(one.id for one in question.form.lines if not right.get(one.id))
    assert drills.explain(question, {**right, extra: 1}).got == len(right) - 1


def test_an_answer_of_a_wrong_form_is_worth_nothing() -> None:
    wrong: tuple[object, ...] = ([], ["x"], {}, {"x": 1}, 3, "E", -1)
    for kind in drills.kinds(rule_set("fenghua")):
        question = drills.question(kind, rule_set("fenghua"), 2, random.Random(1))
        for answer in wrong:
            found = drills.explain(question, answer)  # type: ignore[arg-type]
            right = answer in question.solutions or [answer] in question.solutions
            assert found.right is right, (kind, answer)


@pytest.mark.thorough
def test_house_rules_decide() -> None:
    strict, easy = rule_set("pung-chow"), rule_set("pung-chow", {"late_claims": "until_next_discard"})
    rng = random.Random(2)
    late = [
        question
        for question in (drills.question("claim", strict, 5, rng) for _ in range(200))
        if question.topic == "claim-late"
    ]
    assert late
    assert all(question.solutions == (["none"],) for question in late)
    rng = random.Random(2)
    open_ = [drills.question("claim", easy, 5, rng) for _ in range(200)]
    assert any(q.topic == "claim-late" and q.solutions != (["none"],) for q in open_)


def test_single_choices_have_one_right_answer_and_several_may_have_more() -> None:
    for book, kind in BOOK_KINDS:
        for seed in range(3):
            question = drills.question(kind, rule_set(book), 4, random.Random(seed))
            match question.form:
                case Choose(choices, several):
                    ids = {choice.id for choice in choices}
                    for solution in question.solutions:
                        assert isinstance(solution, list)
                        assert set(solution) <= ids
                        assert several or len(solution) == 1
                case PickTiles(palette):
                    assert set(question.solutions[0]) <= {kind.code for kind in palette}  # type: ignore[arg-type]
                case Count(least, most):
                    assert least <= question.solutions[0] <= most  # type: ignore[operator]
                case FillSheet():
                    lines = {line.id for line in question.form.lines} | set(question.form.sums)
                    assert all(set(one) <= lines for one in question.solutions)  # type: ignore[arg-type]
                case SettleUp():
                    assert set(question.solutions[0]) <= set(question.form.pairs)  # type: ignore[arg-type]


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_examples_are_asked_in_their_order_and_come_again(book: str) -> None:
    every = exercises(book)
    assert len({exercise.id for exercise in every}) == len(every) > 30
    for exercise in every:
        question = exercise.question
        assert drills.again(question.key, rule_set(book)) == question
        assert drills.explain(question, question.solutions[0]).right
        if exercise.slip is not None:
            assert question.solutions == ([exercise.slip.fault],)
            assert isinstance(question.form, Choose)
            assert exercise.slip.fault in {choice.id for choice in question.form.choices}


def test_the_book_of_harr_has_its_thirty_examples_and_four_layouts() -> None:
    first = {exercise.id.split("/")[0][:9] for exercise in exercises("pung-chow") if exercise.printed}
    assert {f"PC1-EX-{number:02}" for number in range(1, 21)} <= first
    assert {f"PC1-SET-{number}" for number in range(1, 5)} <= first
    second = {exercise.id[:9] for exercise in exercises("pung-chow-limit") if exercise.printed}
    assert {f"PC2-EX-{number:02}" for number in range(1, 11)} <= second


def test_a_question_that_another_version_kept_is_asked_only_by_house_rules_that_are_known() -> None:
    key = drills.Key("waits", "pung-chow", (), 1, 7)
    assert drills.can_ask(key)
    assert drills.can_ask(replace(key, options=(("mandarins", "on"),)))
    assert not drills.can_ask(replace(key, options=(("on-stilts", True),)))
    assert not drills.can_ask(replace(key, options=(("mandarins", "on stilts"),)))
