"""The kernel plays as the engine does: every book, every house rule, every kind of move, every settlement."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from peling.advice.kernel.machine import Kernel
from peling.advice.players import Seasoned
from peling.core.view import Phase
from peling.play.table import apply, awaited, view_of
from peling.rulebooks import RULE_SETS, rule_set
from tests.by_day import by_day
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE, begin, differences, place, side_by_side
from tests.properties.random_play import Setting, every_value, random_setting
from tests.strength.rows import HOUSES, House

pytestmark = NEEDS_THE_PACKAGE

MANY = 10_000
"""So many deals of each book are compared at night."""
DEALS_OF_A_SETTING = 20


@lru_cache(maxsize=8)
def kernel_of(setting: Setting) -> Kernel:
    return Kernel(setting.rules)


def compare(seed: str, setting: Setting) -> None:
    kernel = kernel_of(setting)
    for state, _ in side_by_side(seed, setting, kernel):
        assert differences(state, kernel, setting.rules) == [], (seed, setting)


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_deal_by_the_book_goes_as_in_the_engine(book: str) -> None:
    compare(f"{book}/by the book", Setting(book, (), rule_set(book).course.players[-1]))


@pytest.mark.parametrize(
    "setting",
    [
        pytest.param(
            setting, id=f"{setting.book}-{number}", marks=[] if number % 3 == 0 else [pytest.mark.nightly]
        )
        for book in RULE_SETS
        for number, setting in enumerate(every_value(book))
    ],
)
def test_a_deal_by_house_rules_goes_as_in_the_engine(setting: Setting) -> None:
    compare(f"{setting.book}/house", setting)


def compare_house(house: House, deals: int) -> None:
    setting = Setting(house.rules, house.options, max(rule_set(house.rules).course.players))
    for deal in range(deals):
        compare(f"{house.name}/{deal}", setting)


@pytest.mark.parametrize("house", by_day(HOUSES[::3], HOUSES), ids=lambda house: house.name)
def test_deals_by_named_sets_of_house_rules_go_as_in_the_engine(house: House) -> None:
    compare_house(house, 5)


@pytest.mark.nightly
@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.name)
def test_a_thousand_deals_by_named_sets_of_house_rules_go_as_in_the_engine(house: House) -> None:
    compare_house(house, 1000)


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_deal_of_computer_players_goes_as_in_the_engine(book: str) -> None:
    setting = Setting(book, (), rule_set(book).course.players[-1])
    rules, kernel = setting.rules, kernel_of(setting)
    state = begin(f"{book}/club", setting, kernel)
    while state.phase is not Phase.OVER:
        wind = awaited(state)[0]
        action = Seasoned().choose(view_of(state, wind, rules), rules)
        kernel.act(0, place(state, wind), action)
        state, _ = apply(state, wind, action, rules)
    assert differences(state, kernel, rules) == []


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_ten_thousand_deals_go_as_in_the_engine(book: str) -> None:
    for number in range(MANY // DEALS_OF_A_SETTING):
        rng = random.Random(f"{book}/{number}")
        players = rng.choice(rule_set(book).course.players)
        setting = Setting(book, (), players) if number % 2 else random_setting(rng, book)
        for deal in range(DEALS_OF_A_SETTING):
            compare(f"{book}/{number}/{deal}", setting)
