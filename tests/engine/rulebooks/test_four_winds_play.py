"""Every rule of play of the Game of Four Winds has a position that it allows and one that it just forbids."""

import random

import pytest

from peling.commands.score import answer
from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.core.tiles import WINDS, Seat, Wind, tile
from peling.core.view import Phase, PlayerView, Source
from peling.play.game import (
    GameInputError,
    GameSetup,
    GameState,
    PlayerSpec,
    SeatThrows,
    StartDeal,
    WindBox,
    advance,
    new_game,
    random_seats,
    random_throws,
    random_wall,
)
from peling.play.table import DealState, apply, awaited, drawable, result, start_deal, view_of
from peling.rulebooks import rule_set
from peling.rules.legality import conceivable, judge, legal_actions
from peling.rules.ruleset import OptionValue
from tests.engine.rulebooks.positions import view

RULES = "four-winds"
B5 = tile("B5")
CHOW = ClaimChow((tile("B6"), tile("B7")))
REST = "D1 D3 C2 C4 C6 R N"
COMPLETE = "C1 C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
CALLING = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
HEADLESS = "C1 C2 C3 B6 B7 B8 R | (B2 B3 B4) (D5 D6 D7)"
FIVE_OPEN = f"{REST} B5 B7 | (B5* B5 B5)<E (E* E E)"
THIRTEEN = "B1 B9 C1 C9 D1 D9 E S W N R G Wh"

Play = tuple[PlayerView, Action, str]
"""A view, an action, and the condition that forbids it; empty if it is allowed."""

PLAYS: tuple[tuple[str, Play], ...] = (
    ("FW-TURN", (view(f"B5 {REST}"), Discard(B5), "")),
    ("FW-TURN", (view(REST), Discard(B5), "tile-held")),
    ("FW-FOUR-HIDDEN", (view(f"B5 B5 B5 B5 {REST}"), ConcealedKong(B5), "")),
    ("FW-FOUR-HIDDEN", (view(f"B5 B5 B5 B5 {REST}", source=Source.CLAIM), ConcealedKong(B5), "")),
    ("FW-FOUR-HIDDEN", (view(f"B5 B5 B5 {REST}"), ConcealedKong(B5), "four-held")),
    ("FW-FOUR-HIDDEN", (view(f"B5 B5 B5 B5 {REST}", drawable=3), ConcealedKong(B5), "")),
    ("FW-FOUR-HIDDEN", (view(f"B5 B5 B5 B5 {REST}", drawable=2), ConcealedKong(B5), "rear-card-left")),
    ("FW-FOUR-VISIBLE", (view(f"B5 B5 B5 {REST}", "B5 N"), ClaimKong(), "")),
    ("FW-FOUR-VISIBLE", (view(f"B5 B5 {REST}", "B5 N"), ClaimKong(), "three-held")),
    ("FW-FOUR-VISIBLE", (view(f"{REST} D5 | (B5* B5 B5)<E", "B5 N"), ClaimKong(), "not-for-exposed-pung")),
    ("FW-FOUR-VISIBLE", (view(f"B5 B5 B5 {REST}", "B5 N", drawable=2), ClaimKong(), "rear-card-left")),
    ("FW-FOUR-VISIBLE", (view(FIVE_OPEN), AddedKong(B5), "")),
    ("FW-FOUR-VISIBLE", (view(f"B5 B7 {REST} | (E* E E)"), AddedKong(B5), "own-exposed-pung")),
    ("FW-WIN", (view(COMPLETE, drawn="C1"), GoOut(), "")),
    ("FW-WIN", (view(COMPLETE.replace("C1", "C5"), drawn="C5"), GoOut(), "hand-complete")),
    ("FW-WIN", (view(f"{THIRTEEN} E", drawn="E"), GoOut(), "")),
    ("FW-WIN", (view(f"{THIRTEEN} B5", drawn="B5"), GoOut(), "hand-complete")),
    ("FW-WIN", (view(CALLING, "C1 N"), ClaimWin(), "")),
    ("FW-WIN", (view(CALLING, "C1 N", last=True, drawable=0), ClaimWin(), "")),
    ("FW-WIN", (view(CALLING, "C5 N"), ClaimWin(), "tile-completes")),
    ("FW-WIN", (view(THIRTEEN, "D9 N"), ClaimWin(), "")),
    ("FW-WIN", (view(CALLING, "C1 N", robbing=True), ClaimWin(), "")),
    ("FW-WIN", (view(HEADLESS, "R N"), ClaimWin(), "")),
    ("FW-WIN", (view(HEADLESS, "R N", robbing=True), ClaimWin(), "no-honour-robbed")),
    ("FW-THREE-VISIBLE", (view(f"B5 B5 {REST}", "B5 N"), ClaimPung(), "")),
    ("FW-THREE-VISIBLE", (view(f"B5 {REST}", "B5 N"), ClaimPung(), "two-held")),
    ("FW-THREE-VISIBLE", (view(f"B5 B5 {REST}", "B5 N", last=True), ClaimPung(), "not-last-discard")),
    ("FW-CHOW", (view(f"B6 B7 {REST}", "B5 E"), CHOW, "")),
    ("FW-CHOW", (view(f"B6 B7 {REST}", "B5 N"), CHOW, "from-left")),
    ("FW-CHOW", (view(f"B6 B7 {REST}", "B4 E"), CHOW, "makes-sequence")),
    ("FW-CHOW", (view(f"B6 B7 {REST}", "B5 E", last=True), CHOW, "not-last-discard")),
    ("FW-CLAIM-ORDER", (view(REST, "B5 N"), Pass(), "")),
    ("FW-CLAIM-ORDER", (view(REST), Pass(), "asked")),
)


@pytest.mark.parametrize(("rule", "play"), PLAYS, ids=[f"{rule}-{play[2]}" for rule, play in PLAYS])
def test_the_rule_allows_or_forbids_it_for_its_reason(rule: str, play: Play) -> None:
    seen, action, reason = play
    verdict = judge(seen, action, rule_set(RULES))
    assert verdict.rule == rule
    assert verdict.legal is (not reason)
    if reason:
        assert reason in {finding.condition for finding in verdict.unmet}


def test_every_rule_has_its_positions_and_its_place_in_the_book() -> None:
    rules = rule_set(RULES)
    ids = {rule.id for rule in rules.course.rules.values()}
    assert {rule for rule, _ in PLAYS} == ids
    assert ids <= {entry.id for entry in rules.entries}
    for rule in ids:
        assert len({play[2] for name, play in PLAYS if name == rule}) > 1, rule


def test_ids_stand_once() -> None:
    rules = rule_set(RULES)
    for ids in (
        [entry.id for entry in rules.entries],
        [ruling.id for ruling in rules.rulings],
        [option.key for option in rules.options],
    ):
        assert len(set(ids)) == len(ids)


def test_by_a_house_rule_a_visible_three_stays_one() -> None:
    seen = view(FIVE_OPEN)
    assert AddedKong(B5) in conceivable(seen, rule_set(RULES))
    assert AddedKong(B5) not in conceivable(seen, rule_set(RULES, {"extend_visible_three": False}))


def test_by_a_house_rule_honours_are_robbed_too() -> None:
    seen = view(HEADLESS, "R N", robbing=True)
    assert judge(seen, ClaimWin(), rule_set(RULES, {"rob_suits_only": False})).legal


@pytest.mark.parametrize(("reserve", "needed"), [("14+2k", 3), ("14+k", 2), ("14", 1)])
def test_the_card_of_a_four_leaves_the_reserve_untouched(reserve: str, needed: int) -> None:
    rules = rule_set(RULES, {"reserve": reserve})
    hand = f"B5 B5 B5 B5 {REST}"
    assert judge(view(hand, drawable=needed), ConcealedKong(B5), rules).legal
    refused = judge(view(hand, drawable=needed - 1), ConcealedKong(B5), rules)
    assert [finding.evidence.fact("drawable") for finding in refused.unmet] == [0]


def test_the_wall_is_counted_off_and_dealt() -> None:
    rules = rule_set(RULES)
    wall = random_wall(random.Random(1), rules)
    state, _ = start_deal(rules, 4, wall, ((3, 3), (3, 4)), Wind.EAST)
    # Heaps 14 and 15 of South's wall are the banker's first two.
    south = wall[34:68]
    assert set(south[26:30]) <= set(state.hand(Wind.EAST).concealed)
    assert [len(state.hand(wind).concealed) for wind in state.winds] == [14, 13, 13, 13]
    assert drawable(state, rules) == 136 - 53 - 14
    # The rear begins with the last heap that was counted, its upper card first.
    first, wall_left = state.wall.take_loose()
    assert [first, wall_left.take_loose()[0]] == [south[24], south[25]]


@pytest.mark.parametrize("seed", range(30))
def test_a_deal_ends_with_the_reserve_untouched_and_is_settled(seed: int) -> None:
    rng = random.Random(seed)
    rules = rule_set(RULES)
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng), Wind.SOUTH)
    while state.phase is not Phase.OVER:
        state = step(rng, state)
        assert state.wall.left >= rules.course.reserve(state.kongs)
    done = result(state, rules)
    assert done is not None
    assert sum(done.settlement.net(done.winds).values()) == 0
    if done.winner is None:
        assert state.wall.left - rules.course.reserve(state.kongs) == 0
        assert not done.settlement.transfers


def step(rng: random.Random, state: DealState) -> DealState:
    """Let somebody do something, a win or a four whenever there is one."""
    rules = rule_set(RULES)
    wind = rng.choice(awaited(state))
    actions = legal_actions(view_of(state, wind, rules), rules)
    wanted = [one for one in actions if isinstance(one, GoOut | ClaimWin | ConcealedKong | AddedKong)]
    return apply(state, wind, rng.choice(wanted or actions), rules)[0]


@pytest.mark.parametrize(
    ("kind", "given", "field"),
    [
        ("counters", {"sticks": {"3": 1}}, "given.sticks.3"),
        ("counters", {"sticks": {"2": -1}}, "given.sticks.2"),
        ("counters", {}, "given.sticks"),
        ("first-banker", {"thrower": "E", "throw": 13}, "given.throw"),
        ("reserve", {"fours": "one"}, "given.fours"),
    ],
)
def test_a_case_that_cannot_be_read_says_where(kind: str, given: dict[str, object], field: str) -> None:
    got = answer({"rules": RULES, "kind": kind, "given": given})
    assert got["valid"] is False
    assert str(got["message"]).startswith(f"{field}: ")


@pytest.mark.parametrize("kind", ["counters", "first-banker"])
def test_other_books_do_not_answer_what_they_do_not_have(kind: str) -> None:
    given = {"thrower": "E", "throw": 5, "sticks": {}}
    assert answer({"rules": "pung-chow", "kind": kind, "given": given})["valid"] is False


def game(**options: OptionValue) -> GameState:
    return new_game(GameSetup(RULES, options, tuple(PlayerSpec(name, "club") for name in "ABCD")))


def names(state: GameState) -> str:
    return "".join(state.player(seat).name for seat in state.seats)


@pytest.mark.parametrize(
    ("winds", "seated", "banker"), [("ESWN", "ABCD", "D"), ("NEWS", "ADBC", "D"), ("SNEW", "ACDB", "A")]
)
def test_the_drawer_of_east_throws_for_the_first_banker(winds: str, seated: str, banker: str) -> None:
    # A throws 10, so B draws first; whoever draws East throws 12, and 11 is the player opposite.
    box = WindBox(0, ((5, 5), (6, 6)), tuple(map(Wind, winds)), 1)
    state, _ = advance(game(), box)
    assert names(state) == seated
    assert state.first_east is not None
    assert state.player(state.first_east).name == banker


def test_without_the_custom_the_throw_counts_as_it_is() -> None:
    box = WindBox(0, ((5, 5), (6, 6)), WINDS, 1)
    state, _ = advance(game(banker_subtract_one=False), box)
    assert state.first_east is Seat.FIRST


def test_every_drawing_seats_everybody_once_and_begins_the_east_game() -> None:
    rng = random.Random(9)
    first = set()
    for _ in range(60):
        state = game()
        state, _ = advance(state, random_seats(rng, state.rules, 4))
        state, _ = advance(state, StartDeal(random_wall(rng, state.rules), random_throws(rng)))
        assert sorted(names(state)) == list("ABCD")
        assert state.deal is not None
        assert state.deal.round_wind is Wind.EAST
        first.add(state.first_east)
    assert first == set(Seat)


def test_nobody_throws_for_east_alone() -> None:
    with pytest.raises(GameInputError, match="not thrown for"):
        advance(game(), SeatThrows((((6, 6), (1, 1), (1, 1), (1, 1)),)))
