"""What a drill asks under a house rule is answered and explained by that house rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from peling.core.tiles import Wind
from peling.lessons import drills
from peling.lessons.drills import FillSheet, Question
from peling.lessons.drills.books import east_pays_double, rules_on
from peling.lessons.drills.question import Compared, Judged, Paid, Stated, pair_id, pair_of
from peling.lessons.faults import of_question
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rules.legality import judge
from peling.rules.ruleset import OptionValue
from peling_app.books.words.findings import MET, SHORT, UNMET
from peling_app.books.words.options import option_said
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.words import drills as words
from peling_app.learn.words import faults as fault_words
from peling_app.learn.words.drill_answers import CONDITIONS
from tests.by_day import by_day

pytestmark = pytest.mark.usefixtures("english")

House = dict[str, OptionValue]
LOW = 52
"""A limit that cuts many a hand."""


def each_alone(book: str) -> Iterator[House]:
    """Yield the book's own rules, each other value of a house rule alone, and each with a low limit."""
    options = rule_set(book).options
    limited: House = {"limit": LOW} if any(option.key == "limit" for option in options) else {}
    others: list[House] = [{}, *({one.key: value} for one in options for value in one.values[1:])]
    yield from others
    if limited:
        yield from ({**limited, **house} for house in others if "limit" not in house)


def settled(book: str, house: House, times: int) -> Iterator[Question]:
    """Yield questions about payments at the higher levels."""
    rules = rule_set(book, house)
    for seed in range(times):
        yield drills.question("pays", rules, 4 + seed % 2, random.Random(f"{house}{seed}"))


@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, RULE_SETS))
def test_who_is_paid_for_less_than_he_counts_is_said_to_be_cut_at_the_limit(book: str) -> None:
    """A loser counted the limit and 40 more, and nothing said which of the two is settled."""
    seen = 0
    for house in each_alone(book):
        for question in settled(book, house, 12):
            scores = dict(question.shown.scores)
            for part in drills.explain(question, question.solutions[0]).parts:
                paid = [one for why in part.why if isinstance(why, Paid) for one in why.transfers]
                said = " ".join(words.why(question, part))
                dead = dict(question.facts).get("dead")
                for one in paid:
                    counted = {one.payee: one.higher, **({} if one.payer is dead else {one.payer: one.lower})}
                    for wind, least in counted.items() if one.reason == "difference" else ():
                        if least < scores[wind]:
                            cut = f"Of {number(scores[wind])} points of {wind_name(wind)}"
                            assert cut in said, (house, question.key, said)
                            seen += 1
    assert seen or book in {"pung-chow", "fenghua"}


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, RULE_SETS))
def test_a_higher_score_is_no_reason_between_two_that_the_limit_makes_equal(book: str) -> None:
    """Of two losers who both count the limit it was said that one counts more."""
    for house in each_alone(book):
        rules = rule_set(book, house)
        for question in settled(book, house, 8):
            winner = dict(question.facts).get("winner")
            scores = {wind: rules.as_settled(own, won=False) for wind, own in question.shown.scores}
            (right,) = question.solutions
            assert isinstance(right, dict)
            for one, other in permutations([wind for wind in scores if wind is not winner], 2):
                if scores[one] == scores[other] and pair_id(one, other) not in right:
                    faults = of_question(question, {**right, pair_id(one, other): 2}, rules)
                    for fault in faults:
                        topics = {why.topic for why in fault.why if isinstance(why, Stated)}
                        assert "unpaid-higher" not in topics, (house, question.key)
                        said = " ".join(fault_words.said(fault, question, more=True))
                        raw: dict[Wind, int] = dict(question.shown.scores)
                        if "unpaid-equal" in topics and raw[one] != raw[other]:
                            assert "only the limit counts" in said, (house, question.key)


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, RULE_SETS))
def test_why_east_pays_or_is_paid_the_winner_s_points_only_once_is_said(book: str) -> None:
    """By a house rule full points are not doubled for the banker; the rule of the double stood alone."""
    if not east_pays_double(rule_set(book)):
        return
    for house in each_alone(book):
        for question in settled(book, house, 8):
            winner = dict(question.facts).get("winner")
            for part in drills.explain(question, question.solutions[0]).parts:
                paid = [one for why in part.why if isinstance(why, Paid) for one in why.transfers]
                with_east = Wind.EAST in pair_of(part.id) and winner in pair_of(part.id)
                if with_east and len(paid) == 1 and paid[0].reason == "winner" and paid[0].factor == 1:
                    assert "not doubled" in " ".join(words.why(question, part)), (house, question.key)


@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, RULE_SETS))
def test_where_the_limit_makes_exposing_cost_less_it_is_named(book: str) -> None:
    """That two hands count 8 and 8 was said without the limit of 8 that makes them equal."""
    if not any(option.key == "limit" for option in rule_set(book).options):
        return
    seen = 0
    for limit in (8, 40):
        rules = rule_set(book, {"limit": limit})
        for seed in range(6):
            question = drills.question("exposing", rules, 1 + seed % 5, random.Random(seed))
            assert f"The limit is {limit}." in words.task(question)
            (part,) = drills.explain(question, question.solutions[0]).parts
            (compared,) = (why for why in part.why if isinstance(why, Compared))
            said = " ".join(words.why(question, part))
            if compared.one.uncapped > compared.one.total:
                assert f"the limit of {limit} cuts" in said, question.key
                (fault,) = of_question(question, 9999, rules)
                assert "limit" in fault_words.said(fault, question)[0]
                seen += 1
    assert seen


def can_differ(book: str) -> Iterator[House]:
    """Yield each other value of a house rule alone."""
    yield from (
        {option.key: value}
        for option in rule_set(book).options
        for value in option.values[1:]
        if option.scope != "sheet"
    )


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    ("book", "kind"),
    by_day(
        {("how-to-play", "claim"), ("four-winds", "why-not")},
        product(RULE_SETS, ("claim", "why-not")),
        several=True,
    ),
)
def test_what_only_a_house_rule_allows_or_forbids_is_said_with_it(book: str, kind: str) -> None:
    """Where the last discard was refused by a house rule, the book's rule that allows the claim was said."""
    plain = rule_set(book)
    for house in can_differ(book):
        rules = rule_set(book, house)
        ((key, value),) = house.items()
        for seed in range(40):
            question = drills.question(kind, rules, 3 + seed % 3, random.Random(f"{house}{seed}"))
            view = question.shown.view
            for part, whys in question.parts:
                verdict = next((why.verdict for why in whys if isinstance(why, Judged)), None)
                if view is None or verdict is None or (kind == "why-not" and [part] in question.solutions):
                    continue
                if judge(view, verdict.action, plain).legal is verdict.legal:
                    continue
                answer = [part] if not verdict.legal else ["none"]
                said = " ".join(
                    " ".join(fault_words.said(fault, question, more=True))
                    for fault in of_question(question, answer, rules)
                )
                assert option_said(key, value, book) in said or "house rule of this game" in said, (
                    house,
                    question.key,
                    part,
                    said,
                )


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
def test_no_limit_is_spoken_of_where_none_is_agreed(book: str) -> None:
    if not any("none" in option.values for option in rule_set(book).options if option.key == "limit"):
        return
    rules = rule_set(book, {"limit": "none"})
    for seed in range(60):
        question = drills.question("score", rules, 1 + seed % 5, random.Random(seed))
        assert isinstance(question.form, FillSheet)
        assert not question.form.limits, question.key


@pytest.mark.parametrize("book", RULE_SETS)
def test_every_house_rule_stands_with_a_rule_or_an_item(book: str) -> None:
    asked = rule_book(book).asked
    for option in rule_set(book).options:
        if option.scope != "sheet":
            topic = f"house {option.key}"
            each = (rule_set(book, {option.key: value}) for value in option.values)
            assert topic in asked, option.key
            assert any(rules_on(rules, topic) for rules in each), option.key


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, RULE_SETS))
def test_of_a_false_call_is_asked_only_where_it_costs_something(book: str) -> None:
    """Where no limit is agreed it was asked what half of it makes."""
    for house in each_alone(book):
        for question in settled(book, house, 12):
            assert question.topic != "false-call" or question.solutions != ({},), (house, question.key)


def test_fenghua_has_no_loose_tiles_under_any_house_rule() -> None:
    """Where the last tile may be drawn, a supplementary tile was called a loose one."""
    seen = set()
    for house in can_differ("fenghua"):
        for rule in rule_set("fenghua", house).course.rules.values():
            for one in rule.conditions:
                seen.add(one.id)
                said = [table[one.id] for table in (MET, UNMET, SHORT)]
                said += [CONDITIONS[one.id]()] if one.id in CONDITIONS else []
                assert "loose" not in " ".join(said).lower(), (house, one.id)
    assert "supply-left" in seen


@pytest.mark.thorough
@pytest.mark.parametrize("least", [0, 4])
def test_a_robbed_tile_is_said_to_need_points_only_where_it_does(least: int) -> None:
    """“The hand needs four points” was said of a tile that was robbed, which the article wins with any."""
    rules, allowed, needed = rule_set("fenghua", {"rob_minimum": least}), 0, 0
    for seed in range(200):
        question = drills.question("claim", rules, 3 + seed % 3, random.Random(seed))
        if question.topic != "claim-robbing":
            continue
        allowed += ["win"] in question.solutions
        parts = drills.explain(question, question.solutions[0]).parts
        said = [" ".join(words.why(question, part)) for part in parts]
        for answer in (["win"], ["none"]):
            faults = of_question(question, answer, rules)
            said += [" ".join(fault_words.said(fault, question, more=True)) for fault in faults]
        speaks = "points that a claim needs" in " ".join(said) or "four points" in " ".join(said)
        assert least or not speaks, (question.key, said)
        needed += speaks
    assert allowed
    assert bool(needed) is bool(least)
