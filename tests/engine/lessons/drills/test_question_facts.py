"""What a question tells next to its tiles: the position, and of an example every figure that is given."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import replace
from random import Random

import pytest

from peling.core.notation import parse_tiles
from peling.core.tiles import Wind, tile
from peling.core.view import Discarded, Offer, Phase, PlayerView, Source
from peling.lessons.drills import Count, question
from peling.lessons.drills.hands import laid_out
from peling.lessons.drills.makers.claim_questions import position_facts
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.drills.question import Question
from peling.lessons.drills.styles import Plan
from peling.play.table import view_of
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from tests.engine.positions import book, position

S, W = Wind.SOUTH, Wind.WEST


def view(**others: object) -> PlayerView:
    """Return what South sees while West's R is offered, with something changed."""
    seen = view_of(position({}, turn=S, drawn="D6"), S, book())
    seen = replace(seen, phase=Phase.CLAIMS, offer=Offer(tile("R"), W), turn=W, discards=())
    return replace(seen, **others)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("standing", {"noted": frozenset({"standing"})}),
        ("barred", {"barred": frozenset({tile("R")})}),
        ("late", {"offer": Offer(tile("R"), W, late=True)}),
        ("robbing", {"offer": Offer(tile("R"), W, robbing=True)}),
        ("claimed", {"phase": Phase.TURN, "source": Source.CLAIM, "offer": None}),
        ("discarded", {"discards": (Discarded(S, tile("B1")),)}),
    ],
)
def test_a_fact_of_the_position_is_said_when_it_is_so_and_only_then(
    name: str, others: dict[str, object]
) -> None:
    plain, found = dict(position_facts(view())), dict(position_facts(view(**others)))
    assert (plain[name], found[name]) == (False, True)
    assert [key for key in plain if plain[key] != found[key]] == [name]
    assert plain["turn"] is W
    assert plain["drawable"] == view().wall.drawable


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_a_deal_to_settle_shows_the_scores_of_the_example(rules_id: str) -> None:
    file = rule_book(rules_id).examples
    cases = {case["id"]: case for case in json.loads(file.read_text(encoding="utf-8"))["cases"]}
    settled = [one for one in exercises(rules_id) if cases.get(one.id, {}).get("kind") == "settlement"]
    for exercise in settled:
        given = cases[exercise.id]["given"]["scores"]
        assert {wind.value: points for wind, points in exercise.question.shown.scores} == given
        assert {wind.value for wind in exercise.question.shown.winds} == set(given)


SETS = tuple(
    (tile(a), tile(b), tile(c))
    for a, b, c in (("B1", "B1", "B1"), ("B3", "B4", "B5"), ("R", "R", "R"), ("D7", "D8", "D9"))
)


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("most", range(5))
@pytest.mark.parametrize("wanted", range(5))
@pytest.mark.parametrize("kongs", [0, 1])
def test_as_many_sets_lie_on_the_table_as_a_plan_says_or_else_as_may(
    most: int, wanted: int, kongs: int
) -> None:
    plan = Plan(SETS, parse_tiles("N N"), laid=wanted, kongs=kongs)
    found = {len(laid_out(plan, Random(seed), S, most)[0]) for seed in range(200)}
    least = max(wanted, kongs)
    assert found == ({least} if wanted else set(range(least, max(most, least) + 1)))


def test_a_plan_without_sets_lays_nothing_down() -> None:
    plan = Plan((), parse_tiles("N N"))
    assert laid_out(plan, Random(1), S, 4) == ([], list(plan.rest))


def rule_questions(rules_id: str, *topics: str) -> list[Question]:
    """Return what is asked of these topics among many questions on the rules of a book."""
    rules, rng = rule_set(rules_id), Random(1)
    asked = [question("rule", rules, number % 5 + 1, rng) for number in range(250)]
    return [one for one in asked if one.topic in topics]


def test_of_throws_for_the_seats_each_die_is_said_and_what_they_come_to() -> None:
    asked = rule_questions("how-to-play", "highest-throw", "my-seat")
    assert asked
    for facts in (dict(one.facts) for one in asked):
        for name in "ABCD":
            dice = [facts[f"die-{name}-{number}"] for number in range(2)]
            assert facts[f"throw-{name}"] == sum(die for die in dice if isinstance(die, int))


def test_flowers_to_set_out_are_asked_by_the_option_that_brings_them_in() -> None:
    asked = rule_questions("pung-chow", "set-out")
    assert asked
    for one in asked:
        assert one.under == (rule_book("pung-chow").flowers_by,)
        assert one.solutions[0], "under it flowers are set out"


def test_half_of_the_tiles_to_be_claimed_come_from_the_left_where_chows_come_from() -> None:
    rules, rng = rule_set("pung-chow"), Random(1)
    asked = [question("claim", rules, 2, rng).shown.view for _ in range(60)]
    offered = [(view, view.offer) for view in asked if view is not None and view.offer is not None]
    assert len(offered) == 60
    from_left = sum(offer.by is view.me.after(-1) for view, offer in offered)
    assert 20 <= from_left <= 40


@pytest.mark.thorough
def test_whoever_asks_who_pays_for_all_shows_nothing_that_the_tiles_do_not_tell() -> None:
    rules, rng = rule_set("how-to-play"), Random(1)
    assert rules.course.standing
    for number in range(200):
        asked = question("liable", rules, number % 5 + 1, rng)
        assert not {"standing", "thirteenth-win"} & frozenset().union(
            *(record.circumstances for record in asked.shown.hands)
        )


STACKS = dict.fromkeys(
    ("broken-stack", "broken-stack-dice", "first-supply", "loose-tile", "turned-up"), Count(1, 18)
)
NUMBERS = STACKS | {
    "dealt-so-far": Count(0, 20),
    "hand-size": Count(0, 30),
    "hand-size-complete": Count(0, 30),
    "left-after-deal": Count(0, 200),
    "reserve": Count(0, 40),
    "sides-of-three": Count(0, 4),
    "sides-of-two": Count(0, 4),
    "stacks-in-side": Count(0, 40),
    "sticks": Count(0, 99_999),
    "tiles-in-wall": Count(0, 200),
    "washing": Count(0, 1000),
}
"""What may be entered by topic: round numbers that do not give the answer away."""

PEOPLE = {"A", "B", "C", "D"}
NAMES = {
    "claim": {"pung", "kong"},
    "player": PEOPLE,
    "positioner": PEOPLE,
    "thrower": PEOPLE,
}
"""The facts that are no tiles, winds and numbers: the ids of claims, which have words, and letters."""


@pytest.mark.thorough
def test_a_question_on_a_rule_takes_the_numbers_of_its_topic_and_tells_names_that_are_known() -> None:
    numbers, names = {}, defaultdict(set)
    for rules, rng in ((rule_set(rules_id), Random(1)) for rules_id in RULE_SETS):
        for number in range(250):
            asked = question("rule", rules, number % 5 + 1, rng)
            if isinstance(asked.form, Count):
                assert asked.form == NUMBERS[asked.topic], asked.topic
                numbers[asked.topic] = asked.form
                (right,) = asked.solutions
                assert isinstance(right, int)
                assert asked.form.least <= right <= asked.form.most
            for name, value in asked.facts:
                if type(value) is str:
                    names[name].add(value)
    assert numbers == NUMBERS
    assert names == NAMES
