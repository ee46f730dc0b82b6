"""Computer players: what they do is legal, repeatable, fair, and tells a club player from a beginner."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from peling.advice import look
from peling.advice.novice import Novice
from peling.advice.players import LEVELS, Player
from peling.core.actions import AddedKong, ClaimChow, ClaimPung, ClaimWin, ConcealedKong, Discard, GoOut, Pass
from peling.core.hand import Hand
from peling.core.tiles import WINDS, Wind, tile
from peling.core.view import Phase
from peling.play.deal import with_hand
from peling.play.game import random_throws, random_wall
from peling.play.table import DealResult, DealState, apply, awaited, result, start_deal, view_of
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.positions import E, S, W, book, dead, play, position


@pytest.fixture(autouse=True)
def _short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let masters look into few worlds: what they do must be legal and repeatable, not good."""
    monkeypatch.setattr(look, "WORLDS", 3)
    monkeypatch.setattr(look, "WORLDS_BY_WILD", 3)


def positions(players: dict[Wind, Player], rules: RuleSet, rng: Random) -> Iterator[tuple[DealState, Wind]]:
    """Let them play a deal and give every moment at which somebody has to decide."""
    winds = tuple(players)
    state, _ = start_deal(rules, len(winds), random_wall(rng, rules), random_throws(rng), winds=winds)
    while state.phase is not Phase.OVER:
        wind = awaited(state)[0]
        yield state, wind
        action = players[wind].choose(view_of(state, wind, rules), rules)
        state, _ = apply(state, wind, action, rules)
    yield state, state.turn


def finished(players: dict[Wind, Player], rules: RuleSet, rng: Random) -> DealResult:
    *_, (state, _) = positions(players, rules, rng)
    settled = result(state, rules)
    assert settled is not None
    return settled


@pytest.mark.parametrize(
    ("level", "winds"),
    by_day(
        [("novice", (E, W)), ("club", WINDS), ("expert", (E, W)), ("master", WINDS)],
        list(product(LEVELS, [WINDS, WINDS[:3], (E, W)])),
        several=True,
    ),
)
def test_choices_are_legal_in_every_position(level: str, winds: tuple[Wind, ...]) -> None:
    rules = book(mandarins="on", robbing_kong=True)
    rng = Random(f"{level}{len(winds)}")
    asked = 0
    for _ in range(4):
        players = {wind: LEVELS[level](rng) for wind in winds}
        for state, wind in positions(players, rules, rng):
            if state.phase is not Phase.OVER:
                view = view_of(state, wind, rules)
                assert players[wind].choose(view, rules) in legal_actions(view, rules)
                asked += 1
        if asked > 100:
            return
    pytest.fail("they were asked too seldom")


@pytest.mark.thorough
@pytest.mark.parametrize("level", LEVELS)
def test_equal_seeds_give_equal_deals(level: str) -> None:
    def deal(seed: int) -> list[DealState]:
        rng = Random(seed)
        return [
            state for state, _ in positions({wind: LEVELS[level](rng) for wind in WINDS}, book(), Random(5))
        ]

    assert deal(1) == deal(1)


def test_a_novice_has_moods() -> None:
    def last(seed: int) -> DealState:
        rng = Random(seed)
        *_, (state, _) = positions({wind: Novice(rng) for wind in WINDS}, book(), Random(5))
        return state

    assert len({last(seed) for seed in range(4)}) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_player_cannot_see_changes_nothing(level: str) -> None:
    rules = book()
    rng = Random(77)
    players = {wind: LEVELS["club"](rng) for wind in WINDS}
    for number, (state, wind) in enumerate(positions(players, rules, rng)):
        if state.phase is not Phase.OVER and number % 3 == 0:
            other = shuffled(state, wind, rng)
            choices = [
                LEVELS[level](Random(number)).choose(view_of(seen, wind, rules), rules)
                for seen in (state, other)
            ]
            assert choices[0] == choices[1]


def shuffled(state: DealState, me: Wind, rng: Random) -> DealState:
    """Return the deal with all tiles exchanged that this player cannot see."""
    hidden = [held for wind in state.winds if wind is not me for held in state.hand(wind).concealed]
    hidden += state.wall.tiles
    rng.shuffle(hidden)
    for wind in state.winds:
        if wind is not me:
            hand = state.hand(wind)
            taken = [hidden.pop() for _ in hand.concealed]
            state = with_hand(state, wind, Hand.of(taken, hand.melds, hand.bonus))
    loose = len(state.wall.loose)
    wall = replace(state.wall, regular=tuple(hidden[loose:]), loose=tuple(hidden[:loose]))
    return replace(state, wall=wall)


def club_on(state: DealState, wind: Wind) -> object:
    return LEVELS["club"](Random(1)).choose(view_of(state, wind, book()), book())


def test_a_club_player_goes_out_when_he_can() -> None:
    drawn = position({E: "B1 B2 B3 B4 B4 B4 D2 D3 D4 C7 C7 D7 D7"}, drawn="D7")
    assert club_on(drawn, E) == GoOut()
    state = position({S: "B1 B2 B3 B6 B7 B8 D2 D3 D4 C7 C7 D7 D7"}, drawn="C4")
    state, _ = play(state, (E, Discard(tile("D7"))))
    assert club_on(state, S) == ClaimWin()


def test_a_club_player_keeps_the_wait_with_more_live_tiles() -> None:
    # Without C5 the hand waits for C1 and C4, without C2 for C4 alone.
    state = position({E: "B1 B2 B3 B4 B5 B6 D2 D3 D4 D8 D8 C2 C3"}, drawn="C5")
    assert club_on(state, E) == Discard(tile("C5"))


def test_a_club_player_counts_the_tiles_that_are_gone() -> None:
    hand = "B1 B2 B3 B4 B4 B4 D2 D3 D4 C7 C7 C1 C3"
    for left, discarded in (("C2 C2 D7 D7 B7", "C5"), ("C4 C4 D7 D7 B7", "C1")):
        state = position({E: hand}, drawn="C5", wall=left)
        assert club_on(state, E) == Discard(tile(discarded))


def test_a_club_player_takes_the_dragons_that_double() -> None:
    state = position({W: "R R B2 B3 B4 D5 D6 C7 C8 N E C1 D9"}, drawn="R")
    state, _ = play(state, (E, Discard(tile("R"))))
    assert club_on(state, W) == ClaimPung()


def test_a_club_player_lets_a_chow_go_that_breaks_one_suit() -> None:
    hand = "B1 B2 B3 B5 B5 B6 B7 B8 B9 B9 D2 D3 Wh"
    state, _ = play(position({S: hand}, drawn="D4"), (E, Discard(tile("D4"))))
    assert club_on(state, S) == Pass()


def test_a_club_player_lays_down_a_four_he_cannot_use_otherwise() -> None:
    state = position({E: "C7 C7 C7 B1 B2 B3 D4 D5 D6 C2 C2 N W"}, drawn="C7")
    assert club_on(state, E) == ConcealedKong(tile("C7"))
    state = position({E: "B1 B2 B3 D4 D5 D6 C2 C2 D7 D8 | (C7 C7 C7*)<S"}, drawn="C7")
    assert club_on(state, E) == AddedKong(tile("C7"))


def test_a_dead_hand_goes_on_discarding() -> None:
    state = dead(position(drawn="N"), E)
    for level in LEVELS:
        action = LEVELS[level](Random(1)).choose(view_of(state, E, book()), book())
        assert isinstance(action, Discard)


def test_a_novice_keeps_pairs_and_neighbours() -> None:
    state = position({E: "B2 B3 B4 D5 D5 D6 D7 C3 C4 C8 C8 C8 N"}, drawn="E")
    discarded = Counter(Novice(Random(seed)).choose(view_of(state, E, book()), book()) for seed in range(50))
    assert set(discarded) == {Discard(tile("E")), Discard(tile("N"))}


def test_a_novice_claims_readily_and_overlooks_some() -> None:
    state = position({S: "D2 D3 B1 B5 B9 C1 C5 C9 E S W N R"}, drawn="D4")
    state, _ = play(state, (E, Discard(tile("D4"))))
    view = view_of(state, S, book())
    answers = Counter(type(Novice(Random(seed)).choose(view, book())) for seed in range(100))
    assert answers[ClaimChow] > answers[Pass] > 5


def test_a_novice_may_not_see_that_he_could_go_out() -> None:
    state = position({E: "B1 B2 B3 B4 B4 B4 D2 D3 D4 C7 C7 D7 D7"}, drawn="D7")
    view = view_of(state, E, book())
    answers = Counter(type(Novice(Random(seed)).choose(view, book())) for seed in range(200))
    assert answers[GoOut] > 150
    assert answers[GoOut] < 200


@pytest.mark.thorough
def test_club_players_win_more_deals_than_beginners() -> None:
    """Two of each for 60 deals with fixed seeds; the run of 1000 deals below says by how much."""
    wins, net = contest(60, 1922)
    assert wins["club"] > 1.3 * wins["novice"]
    assert net["club"] > 0


@pytest.mark.nightly
def test_club_players_win_more_over_a_thousand_deals() -> None:
    wins, net = contest(1000, 27318)
    assert wins["club"] > 1.5 * wins["novice"]
    assert net["club"] > 15_000


def contest(deals: int, seed: int) -> tuple[Counter[str], Counter[str]]:
    """Return deals won and points gained by two club players and two beginners in turning seats."""
    rules, rng = book(), Random(seed)
    wins: Counter[str] = Counter()
    net: Counter[str] = Counter()
    for number in range(deals):
        levels = [("club", "novice")[(number + place) % 2] for place in range(4)]
        players = {wind: LEVELS[level](rng) for wind, level in zip(WINDS, levels, strict=True)}
        of = dict(zip(WINDS, levels, strict=True))
        settled = finished(players, rules, rng)
        if settled.winner is not None:
            wins[of[settled.winner]] += 1
        for wind, gained in settled.settlement.net(WINDS).items():
            net[of[wind]] += gained
    return wins, net
