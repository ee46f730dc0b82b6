import pytest

from peling.core.rules import NOTHING, Citation, Condition, Rule, evidence
from peling.core.tiles import tile
from peling.rules.ruleset import Option, UnknownOptionError, house_rules

CITE = Citation("pung-chow", "Part I", "E. To Chow", "18")
ELSEWHERE = Citation("pung-chow", "Part I", "D. To Play", "16")

OPTIONS = (
    Option("robbing_kong", (False, True), "A15"),
    Option("limit", (300, 400, "none"), "A35", any_number=True),
)


def even_and_large() -> Rule[int]:
    return Rule(
        "X-RULE",
        CITE,
        (
            Condition("even", lambda n: n % 2 == 0, lambda n: evidence(rest=n % 2)),
            Condition("large", lambda n: n > 10, cite=ELSEWHERE),
        ),
    )


@pytest.mark.parametrize(("number", "met"), [(12, [True, True]), (8, [True, False]), (7, [False, False])])
def test_judging_keeps_every_finding(number: int, met: list[bool]) -> None:
    findings = even_and_large().judge(number)
    assert [finding.met for finding in findings] == met
    assert [finding.cite for finding in findings] == [CITE, ELSEWHERE]
    assert findings[0].evidence.fact("rest") == number % 2
    assert findings[1].evidence == NOTHING


@pytest.mark.parametrize("number", range(20))
def test_allowing_says_what_judging_says(number: int) -> None:
    rule = even_and_large()
    assert rule.allows(number) == all(finding.met for finding in rule.judge(number))


def test_evidence_names_its_facts() -> None:
    shown = evidence(tile("B3"), held=2)
    assert shown.tiles == (tile("B3"),)
    with pytest.raises(KeyError):
        shown.fact("needs")


def test_house_rules_fill_in_the_defaults_and_tell_what_differs() -> None:
    house = house_rules(OPTIONS, {"limit": 500})
    assert (house["robbing_kong"], house["limit"]) == (False, 500)
    assert house.changed(OPTIONS) == {"limit": 500}
    assert hash(house) == hash(house_rules(OPTIONS, {"limit": 500}))


@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ({"robing_kong": True}, "robing_kong"),
        ({"robbing_kong": 1}, "robbing_kong"),
        ({"robbing_kong": "yes"}, "'yes'"),
        ({"limit": -5}, "-5"),
        ({"limit": 0}, "limit"),
        ({"limit": True}, "True"),
        ({"limit": [300]}, "limit"),
        ({"limit": None}, "None"),
    ],
)
def test_unknown_options_and_values_are_refused_by_name(chosen: dict[str, object], named: str) -> None:
    with pytest.raises(UnknownOptionError) as caught:
        house_rules(OPTIONS, chosen)
    assert named in str(caught.value)


def test_a_house_rule_that_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        house_rules(OPTIONS, {})["mandarins"]
