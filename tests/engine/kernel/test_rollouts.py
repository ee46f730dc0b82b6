"""Rollouts in the kernel: fair to what a player knows, the same each time, no win of what was let go."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from statistics import fmean

import pytest

from peling.advice.formula.model import model_for
from peling.advice.helpful import copies_left, helpful
from peling.advice.kernel.deals import RolloutPlan, Table, WallTiles
from peling.advice.kernel.kept import KeptKernel
from peling.advice.kernel.machine import MODELS, Kernel
from peling.advice.kernel.policy import model_figures
from peling.advice.kernel.view import PHASES, SOURCES
from peling.core.actions import Action, ClaimWin, GoOut, Pass
from peling.core.hand import Hand
from peling.core.tiles import Tile, Wind
from peling.core.view import Phase, Source
from peling.play.chance import random_throws, random_wall
from peling.play.table import DealState, awaited, view_of
from peling.play.wall import Wall
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE, broken, place, side_by_side
from tests.properties.random_play import Setting, random_setting

pytestmark = NEEDS_THE_PACKAGE

SEEDS = 3
PLAIN = 0.5
"""A number that is good for nothing but to play on by."""


def moments(book: str, seed: int) -> Iterator[tuple[DealState, Wind, RuleSet, Kernel]]:
    """Yield moments of a deal of a book, by house rules of the seed, in which somebody is awaited."""
    rng = random.Random(f"{book}/{seed}")
    setting = random_setting(rng, book) if seed else Setting(book, (), rule_set(book).course.players[-1])
    kernel, other = Kernel(setting.rules), Kernel(setting.rules)
    kernel.use_model(0, (PLAIN,) * kernel.model_size)
    for state, move in side_by_side(f"{book}/{seed}", setting, other):
        if move is not None and move[0] in awaited(state):
            yield state, move[0], setting.rules, kernel


def shuffled(state: DealState, wind: Wind, rng: random.Random) -> DealState:
    """Return the deal with what a player does not see laid otherwise, where nothing tells of it."""
    others = [one for one in state.winds if one is not wind]
    kept = [tile for one in others for tile in state.hand(one).concealed if tile.is_bonus]
    tiles = [tile for one in others for tile in state.hand(one).concealed if not tile.is_bonus]
    drawn = [at for at, tile in enumerate(state.wall.regular) if not tile.is_bonus]
    tiles += [state.wall.regular[at] for at in drawn]
    rng.shuffle(tiles)
    holdings = []
    for one, held in zip(state.winds, state.holdings, strict=True):
        if one is wind:
            holdings.append(held)
            continue
        own = [tile for tile in held.hand.concealed if tile in kept]
        own += [tiles.pop() for _ in range(len(held.hand.concealed) - len(own))]
        holdings.append(replace(held, hand=Hand.of(own, held.hand.melds, held.hand.bonus)))
    regular: list[Tile] = list(state.wall.regular)
    for at in drawn:
        regular[at] = tiles.pop()
    wall: Wall = replace(state.wall, regular=tuple(regular))
    return replace(state, holdings=tuple(holdings), wall=wall)


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_a_view_gives_the_kernel_the_position_that_the_player_sees(book: str) -> None:
    seen = 0
    for seed in range(SEEDS):
        for state, wind, rules, kernel in moments(book, seed):
            view = view_of(state, wind, rules)
            kernel.load(0, view)
            assert kernel.legal(0, place(state, wind)) == legal_actions(view, rules)
            kernel.reshuffle(0, place(state, wind), seed, seen)
            assert kernel.legal(0, place(state, wind)) == legal_actions(view, rules)
            seen += 1
    assert seen > 20 * SEEDS


@pytest.mark.parametrize("book", RULE_SETS)
def test_what_a_player_does_not_see_changes_no_answer(book: str) -> None:
    rng = random.Random(book)
    plan = RolloutPlan(seed=7, discards=8)
    for state, wind, rules, kernel in moments(book, 0):
        if rng.random() > 0.1:
            continue
        answers = []
        for position in (state, shuffled(state, wind, rng)):
            view = view_of(position, wind, rules)
            kernel.load(0, view)
            choices = legal_actions(view, rules)
            at = place(state, wind)
            rolled = kernel.roll_out(0, at, choices, range(3), plan)
            answers.append((choices, rolled, kernel.choose(0, at, 0)))
        assert answers[0] == answers[1]


def test_rollouts_are_the_same_each_time_and_in_any_portions() -> None:
    for state, wind, rules, kernel in moments("how-to-play", 0):
        view = view_of(state, wind, rules)
        choices = legal_actions(view, rules)
        if len(choices) < 2 or isinstance(choices[0], GoOut | ClaimWin):
            continue
        kernel.load(0, view)
        at = place(state, wind)
        whole = kernel.roll_out(0, at, choices, range(8), RolloutPlan(3))
        again = kernel.roll_out(0, at, choices, range(8), RolloutPlan(3))
        parts = [kernel.roll_out(0, at, choices, part, RolloutPlan(3)) for part in (range(3), range(3, 8))]
        assert whole == again
        for choice, (first, second) in enumerate(zip(*parts, strict=True)):
            assert whole[choice].net == first.net + second.net
            assert whole[choice].wins == first.wins + second.wins
        return
    pytest.fail("nobody had a choice")


@pytest.mark.parametrize("seeds", by_day([(0, 3, 6)], [(0, 3, 6), tuple(range(12))]), ids=str)
def test_nobody_wins_the_discard_that_he_has_let_go(seeds: tuple[int, ...]) -> None:
    let_go = 0
    for seed in seeds:
        for state, wind, rules, kernel in moments("pung-chow", seed):
            view = view_of(state, wind, rules)
            if state.phase is not Phase.CLAIMS or ClaimWin() not in legal_actions(view, rules):
                continue
            at = place(state, wind)
            for world in range(20):
                kernel.load(0, view)
                kernel.reshuffle(0, at, seed, world)
                kernel.act(0, at, Pass())
                kernel.play_on(0, (0, 0, 0, 0), discards=0)
                assert kernel.winner(0) != at
                let_go += 1
    assert let_go >= 20


@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_the_distance_and_the_helpful_tiles_are_those_of_advice(book: str) -> None:
    for seed in range(SEEDS):
        for state, wind, rules, kernel in moments(book, seed):
            view = view_of(state, wind, rules)
            kernel.load(0, view)
            at = place(state, wind)
            helps, live = helpful(view, rules), copies_left(view)
            assert kernel.short(0, at) == helps.away
            assert tuple(kind for kind in kernel.helpful(0, at) if kind in live) == helps.kinds


@pytest.mark.parametrize("book", by_day({"how-to-play", "fenghua"}, RULE_SETS))
def test_a_world_does_not_depend_on_how_the_tiles_lay_before(book: str) -> None:
    for state, wind, rules, kernel in moments(book, 1):
        at = place(state, wind)
        kernel.load(0, view_of(state, wind, rules))
        kernel.reshuffle(0, at, 1, 5)
        fresh = kernel.look(0)
        kernel.reshuffle(0, at, 1, 6)
        assert kernel.look(0) != fresh or len(state.discards) > 60
        kernel.reshuffle(0, at, 1, 5)
        assert kernel.look(0) == fresh


def mean_short(kernel: Kernel, others: list[int]) -> float:
    """Return how many tiles some players lack to a win on average."""
    return fmean(kernel.short(0, other) for other in others)


def play_some(kernel: Kernel, table: Table, wall: WallTiles) -> None:
    """Let all play by model 0 until 24 tiles are discarded."""
    kernel.begin(0, table, wall)
    kernel.play_on(0, (0, 0, 0, 0), discards=24)


@pytest.mark.parametrize("book", by_day({"pung-chow-limit", "fenghua"}, RULE_SETS))
def test_in_a_world_the_others_are_as_near_to_a_win_as_in_play(book: str) -> None:
    rules, rng = rule_set(book), random.Random(book)
    kernel = Kernel(rules)
    kernel.use_model(0, model_figures(model_for(book, 4)))
    table = Table(rules.course.seats(4), Wind.EAST if rules.course.rounds else None)
    kernel.use_prices(table.round_wind)
    real, improved, even = [], [], []
    for number in range(60):
        throws, tiles = random_throws(rng, rules), random_wall(rng, rules)
        wall = broken(tiles, throws, rules)
        play_some(kernel, table, wall)
        phase, turn, *_ = kernel.look(0)
        if PHASES[phase] is not Phase.TURN:
            continue
        others = [other for other in range(4) if other != turn]
        real.append(mean_short(kernel, others))
        kernel.reshuffle(0, turn, 1, number, model=0)
        improved.append(mean_short(kernel, others))
        play_some(kernel, table, wall)
        kernel.reshuffle(0, turn, 1, number)
        even.append(mean_short(kernel, others))
    assert len(real) >= 20
    assert abs(fmean(improved) - fmean(real)) < 0.35
    assert fmean(even) - fmean(real) > 0.8


def test_a_kernel_keeps_the_models_that_were_asked_last() -> None:
    """There is room for eight; an older one that is asked again takes the place of another."""
    kept = KeptKernel(rule_set("pung-chow"))
    base = model_for("pung-chow", 4)
    models = [replace(base, danger=base.danger + number) for number in range(MODELS + 2)]
    numbers = [kept.number_of(model) for model in models]
    assert set(numbers) == set(range(MODELS))
    assert kept.number_of(models[-1]) == numbers[-1]
    held = [kept.number_of(model) for model in models[2:]]
    assert held == numbers[2:]
    assert kept.number_of(models[0]) == numbers[2]


def hands(kernel: Kernel) -> list[tuple[int, tuple[Tile, ...], tuple[Action, ...]]]:
    """Return of each player how far he is from a win, by which tiles he comes nearer, and what he may do."""
    return [(kernel.short(0, at), kernel.helpful(0, at), kernel.legal(0, at)) for at in range(4)]


@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_another_order_of_the_wall_leaves_all_hands_as_they_are(book: str) -> None:
    rules, rng = rule_set(book), random.Random(book)
    kernel = Kernel(rules)
    kernel.use_model(0, model_figures(model_for(book, 4)))
    table = Table(rules.course.seats(4), Wind.EAST if rules.course.rounds else None)
    kernel.use_prices(table.round_wind)
    wall = broken(random_wall(rng, rules), random_throws(rng, rules), rules)
    play_some(kernel, table, wall)
    before = hands(kernel)
    ends = set()
    for world in range(12):
        play_some(kernel, table, wall)
        kernel.shuffle_wall(0, 1, world)
        assert hands(kernel) == before
        kernel.play_on(0, (0, 0, 0, 0))
        ends.add(kernel.look(0))
    assert len(ends) > 1


EARLY = 8
"""So many draws of each player come before any loose tile reaches what he would draw."""


def draws_of(kernel: Kernel, rng: random.Random) -> list[list[int]]:
    """Play a deal on by random moves until it is over, and return the first kinds that each player drew."""
    drawn: list[list[int]] = [[], [], [], []]
    before = 0
    while True:
        phase, turn, tile, source, *_, asked, left = kernel.look(0)[:10]
        if PHASES[phase] is Phase.OVER:
            return [kinds[:EARLY] for kinds in drawn]
        if SOURCES[source] is Source.WALL and left != before:
            drawn[turn].append(tile)
        before = left
        who = turn if PHASES[phase] is Phase.TURN else (asked & -asked).bit_length() - 1
        kernel.act(0, who, rng.choice(kernel.legal(0, who)))


@pytest.mark.parametrize("shared", [True, False])
def test_of_tiles_of_his_own_everybody_draws_the_same_whoever_claims(shared: bool) -> None:
    """In the order of the wall who comes after a claim draws what another would have drawn."""
    rules, rng = rule_set("how-to-play"), random.Random(3)
    kernel = Kernel(rules)
    wall = broken(random_wall(rng, rules), random_throws(rng, rules), rules)
    deals = []
    for number in range(12):
        kernel.begin(0, Table(rules.course.seats(4), Wind.EAST), wall)
        if shared:
            kernel.share_wall(0)
        deals.append(draws_of(kernel, random.Random(number)))
    both = [
        (drawn, also)
        for one, other in combinations(deals, 2)
        for drawn, also in zip(one, other, strict=True)
        if len(drawn) == len(also) == EARLY
    ]
    assert len(both) > 20
    assert all(drawn == also for drawn, also in both) == shared
