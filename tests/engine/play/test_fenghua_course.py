"""Fenghua's own ways at the table: the tile turned up, supply from the tail, flowers, the bottom tile."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from peling.core.actions import (
    Action,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    GoOutByFlowers,
    RefuseLast,
    SetOutBonus,
    TakeLast,
)
from peling.core.events import (
    BonusSetOut,
    DealDrawn,
    Event,
    LastTileLeft,
    LastTileRefused,
    TileTurnedUp,
    WallBroken,
)
from peling.core.hand import Hand
from peling.core.melds import pung
from peling.core.notation import parse_hand
from peling.core.scoring import WinBy
from peling.core.tiles import BONUS_TILES, WINDS, Tile, Wind, full_set, tile
from peling.core.view import Phase, Source
from peling.play.deal import with_hand
from peling.play.game import (
    GameSetup,
    PlayerSpec,
    StartDeal,
    advance,
    new_game,
    random_seats,
    random_throws,
    random_wall,
)
from peling.play.inputs import action_from_json, action_to_json
from peling.play.invariants import check_invariants
from peling.play.table import DealState, apply, awaited, result, start_deal, view_of, wall_view
from peling.play.wall import layout
from peling.rulebooks import rule_set
from peling.rules.legality import IllegalActionError, judge, legal_actions
from peling.rules.ruleset import RuleSet
from tests.engine.play.fenghua_deals import BOOK, SCATTERED, STACKS, begun, down_to, settled, whole_wall

E, S, W, N = WINDS


def spot(wall: tuple[Tile, ...], side: Wind, stack: int, level: int) -> Tile:
    """Return a tile of a wall in its physical order; level 0 is the upper tile."""
    return wall[2 * (side.number * STACKS + stack - 1) + level]


def unmet(state: DealState, wind: Wind, action: Action, rules: RuleSet = BOOK) -> list[str]:
    return [finding.condition for finding in judge(view_of(state, wind, rules), action, rules).unmet]


def discarded(state: DealState, wind: Wind, kind: str, rules: RuleSet = BOOK) -> DealState:
    return apply(state, wind, Discard(tile(kind)), rules)[0]


@pytest.mark.parametrize("throw", [(a, b) for a in range(1, 7) for b in range(1, 7)])
def test_the_smaller_pip_names_the_tile_turned_up_and_it_is_never_drawn(throw: tuple[int, int]) -> None:
    wall = whole_wall(seed=sum(throw))
    state = begun(throw, wall)
    high, low = max(throw), min(throw)
    breaker = E.after(sum(throw) - 1)
    turned = spot(wall, breaker, high - low + 1, 0)
    assert state.wall.turned is turned
    taken_in_front = max(0, state.wall.loose_drawn - (2 * low - 1))
    assert len(state.wall.regular) + state.wall.drawn + taken_in_front == 144 - 2 * low
    assert turned not in state.wild if turned.is_bonus else state.wild == (turned,)
    assert layout(view_of(state, E, BOOK).wall).stacks[breaker][high - low] >= 1
    check_invariants(state, BOOK)


def test_the_deal_begins_to_the_left_of_the_gap_and_supply_comes_from_its_right() -> None:
    wall = [tile for tile in full_set(bonus=True) if not tile.is_bonus]
    wall += BONUS_TILES
    wall = wall[:100] + wall[136:] + wall[100:136]
    # 3 and 5: the fourth from East breaks; the gap is after his fifth stack, the third from it is turned up.
    state, events = start_deal(BOOK, 4, tuple(wall), ((3, 5), (1, 1)), E)
    assert events[0] == WallBroken((3, 5), None, N, N, 5, lifted=False)
    assert events[1] == TileTurnedUp(spot(tuple(wall), N, 3, 0), N, 3, (spot(tuple(wall), N, 3, 0),))
    first = [spot(tuple(wall), N, stack, level) for stack in (6, 7) for level in (0, 1)]
    assert Counter(first) <= Counter(state.dealt[0])
    supply = [spot(tuple(wall), N, stack, level) for stack in (5, 4) for level in (0, 1)]
    taken, rest = [], state.wall
    used = rest.loose_drawn
    for _ in range(4 - used):
        drawn, rest = rest.take_loose()
        taken.append(drawn)
    assert taken == supply[used:]


@pytest.mark.parametrize("low", range(1, 7))
def test_supply_skips_the_tile_turned_up_and_goes_on_in_front_of_it(low: int) -> None:
    wall = whole_wall(seed=low)
    state = begun((6, low), wall)
    breaker = E.after(6 + low - 1)
    left = 7 - low
    order = [(stack, level) for stack in range(6, 0, -1) for level in (0, 1)]
    order.remove((left, 0))
    expected = [spot(wall, breaker, stack, level) for stack, level in order]
    rest, taken = state.wall, []
    for _ in range(len(order) - rest.loose_drawn):
        drawn, rest = rest.take_loose()
        taken.append(drawn)
    assert taken == expected[state.wall.loose_drawn :]


def test_dealt_flowers_are_replaced_but_wild_ones_stay_in_the_hand() -> None:
    for seed in range(60):
        state = begun((2, 6), whole_wall(seed=seed))
        held = [kind for holding in state.holdings for kind in holding.hand.concealed if kind.is_bonus]
        assert all(kind in state.wild for kind in held)
        assert all(kind not in state.wild for holding in state.holdings for kind in holding.hand.bonus)
        assert {len(state.hand(wind).concealed) for wind in WINDS} == {13, 14}


def test_a_drawn_flower_waits_until_its_player_melds_it() -> None:
    state = settled(S, S=f"{SCATTERED} Fl2")
    assert SetOutBonus(tile("Fl2")) in legal_actions(view_of(state, S, BOOK), BOOK)
    after, events = apply(state, S, SetOutBonus(tile("Fl2")), BOOK)
    assert events[0] == BonusSetOut(S, tile("Fl2"))
    assert after.hand(S).bonus == (tile("Fl2"),)
    assert (after.source, after.replaced, after.turn) == (Source.LOOSE, "flower", S)
    assert len(after.hand(S).concealed) == 14


@pytest.mark.parametrize(
    ("hand", "wild", "source", "reasons"),
    [
        ("Fl2", "Fl2 Fl3 Fl4", Source.WALL, ["natural-tile"]),
        ("Fl2", "D1", Source.CLAIM, ["after-a-draw"]),
        ("Fl2", "D1", Source.LAST_WALL, ["supply-beside-bottom"]),
        ("B9", "D1", Source.WALL, ["tile-held"]),
    ],
)
def test_when_a_flower_is_not_melded(hand: str, wild: str, source: Source, reasons: list[str]) -> None:
    state = replace(settled(S, wild=wild, S=f"{SCATTERED} {hand}"), source=source)
    assert unmet(state, S, SetOutBonus(tile("Fl2"))) == reasons


@pytest.mark.parametrize(("rule", "expected"), [("budding", "flower"), ("chain", "drawn-kong")])
def test_what_the_tile_for_a_flower_replaces_that_came_for_a_kong(rule: str, expected: str) -> None:
    rules = rule_set("fenghua", {"flower_then_kong": rule})
    state = settled(S, rules, S="B4 B4 B4 B4 D2 D5 D8 C1 C7 E S W N Fl2")
    state, _ = apply(state, S, ConcealedKong(tile("B4")), rules)
    state = replace(
        state,
        drawn=tile("Fl2"),
        holdings=tuple(
            replace(holding, hand=parse_hand("D2 D5 D8 C1 C7 E S W N R Fl2 | [B4 B4 B4 B4]"))
            if wind is S
            else holding
            for wind, holding in zip(state.winds, state.holdings, strict=True)
        ),
    )
    assert state.replaced == "drawn-kong"
    assert apply(state, S, SetOutBonus(tile("Fl2")), rules)[0].replaced == expected


def test_forced_flowers_are_not_discarded_while_they_can_be_melded() -> None:
    rules = rule_set("fenghua", {"forced_flowers": True})
    state = settled(S, rules, S=f"{SCATTERED} Fl2")
    assert unmet(state, S, Discard(tile("Fl2")), rules) == ["no-flower-to-meld"]
    assert unmet(replace(state, source=Source.LAST_WALL), S, Discard(tile("Fl2")), rules) == []
    assert unmet(state, S, Discard(tile("Fl2"))) == []
    assert unmet(state, S, Discard(tile("B1")), rules) == ["no-flower-to-meld"]
    assert unmet(replace(state, source=Source.CLAIM, drawn=None), S, Discard(tile("B1")), rules) == []


def test_nobody_claims_a_wild_tile_or_a_flower() -> None:
    for kind, wild in (("C7", "C7"), ("Fl2", "D1"), ("Fl2", "Fl2 Fl3 Fl4")):
        state = settled(S, wild=wild, S=f"{SCATTERED[:-2]} B9 {kind}", W="C7 C7 C8 C9 E E E S S S W W W")
        after = discarded(state, S, kind)
        assert after.phase is Phase.TURN
        assert after.turn is W


def test_a_hand_with_wild_tiles_wins_and_is_settled() -> None:
    # Two wild tiles: one ends the sequence of circles, one makes the pair.
    state = settled(W, wild="C9", W="B1 B2 B3 B4 B5 B6 D7 D8 E E E C9 C9 B9")
    after, _ = apply(state, W, GoOut(), BOOK)
    done = result(after, BOOK)
    assert done is not None
    assert done.winner is W
    assert "FH-PATTERN-TWO-WILD" in {line.item for line in done.scores[W].sheet.lines}
    assert sum(done.settlement.net(done.winds).values()) == 0
    assert done.settlement.net(done.winds)[W] % 60 == 0


def test_too_few_points_for_a_claim_are_enough_for_a_drawn_tile() -> None:
    hand = "B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C5 E E"
    state = discarded(settled(S, S=f"{SCATTERED[:-2]} B9 C6", W=hand), S, "C6")
    assert unmet(state, W, ClaimWin()) == ["enough-points"]
    assert unmet(settled(W, W=f"{hand} C6"), W, GoOut()) == []


def test_who_feeds_a_winner_four_times_pays_for_all() -> None:
    for feeders, payers in (((S, S, S, S), {S}), ((S, S, E, N), {E, S, N})):
        state = settled(W)
        melds = tuple(pung(tile(code), by) for code, by in zip(("B2", "B4", "C8", "E"), feeders, strict=True))
        state = with_hand(state, W, Hand.of([tile("D6"), tile("D6")], melds))
        done = result(apply(replace(state, drawn=tile("D6")), W, GoOut(), BOOK)[0], BOOK)
        assert done is not None
        assert {transfer.payer for transfer in done.settlement.transfers} == payers


def at_the_bottom() -> DealState:
    """Return the deal when South has discarded and only the bottom tile is left for West."""
    state = down_to(settled(S, S=f"{SCATTERED} C3"), 1)
    return discarded(state, S, "C3")


def test_the_bottom_tile_may_be_refused_and_taken() -> None:
    state = at_the_bottom()
    assert (state.phase, state.turn, awaited(state)) == (Phase.LAST, W, (W,))
    assert set(legal_actions(view_of(state, W, BOOK), BOOK)) == {TakeLast(), RefuseLast()}
    assert unmet(state, N, TakeLast()) == ["last-tile-left"]
    refused, events = apply(state, W, RefuseLast(), BOOK)
    assert events == (LastTileRefused(W), LastTileLeft(N))
    taken, _ = apply(refused, N, TakeLast(), BOOK)
    assert (taken.phase, taken.turn, taken.source) == (Phase.TURN, N, Source.LAST_WALL)
    assert unmet(taken, N, Discard(tile("R"))) == ([] if taken.drawn is tile("R") else ["bottom-tile-itself"])


def test_all_refuse_the_bottom_tile_and_the_deal_is_drawn() -> None:
    state = at_the_bottom()
    events: tuple[Event, ...] = ()
    for wind in (W, N, E, S):
        assert state.phase is Phase.LAST
        state, events = apply(state, wind, RefuseLast(), BOOK)
    assert events == (LastTileRefused(S), DealDrawn(state.wall.left))
    assert state.phase is Phase.OVER
    done = result(state, BOOK)
    assert done is not None
    assert (done.winner, done.settlement.transfers) == (None, ())


def test_the_bottom_tile_taken_ends_the_deal_with_its_discard() -> None:
    state, _ = apply(at_the_bottom(), W, TakeLast(), BOOK)
    assert state.drawn is not None
    assert unmet(state, W, ConcealedKong(state.drawn))[-1] == "supply-beside-bottom"
    before = state.wall.left
    after, _ = apply(state, W, Discard(state.drawn), BOOK)
    assert after.phase in {Phase.OVER, Phase.CLAIMS}
    assert after.wall.left == before


def test_the_discarder_of_the_bottom_tile_pays_for_all() -> None:
    state, _ = apply(at_the_bottom(), W, TakeLast(), BOOK)
    assert state.drawn is not None
    winner = parse_hand("E E E S S S W W W N N N C5")
    holdings = tuple(
        replace(holding, hand=winner) if wind is N else holding
        for wind, holding in zip(state.winds, state.holdings, strict=True)
    )
    hand = state.hand(W).remove(state.drawn).add(tile("C5"))
    holdings = tuple(
        replace(holding, hand=hand) if wind is W else holding
        for wind, holding in zip(state.winds, holdings, strict=True)
    )
    state = replace(state, holdings=holdings, drawn=tile("C5"))
    state = discarded(state, W, "C5")
    assert unmet(state, N, ClaimPung())[-1] == "not-last-discard"
    done = result(apply(state, N, ClaimWin(), BOOK)[0], BOOK)
    assert done is not None
    assert {transfer.payer for transfer in done.settlement.transfers} == {W}
    assert done.settlement.net(done.winds)[N] == -done.settlement.net(done.winds)[W]


SEVEN = "Se1 Se2 Se3 Se4 Fl1 Fl2 Fl3"


def with_flowers(hand: str, bonus: str, *, replaced: str | None = None) -> DealState:
    state = settled(S, S=hand)
    given = replace(state.hand(S), bonus=tuple(tile(code) for code in bonus.split()))
    holdings = tuple(
        replace(holding, hand=given) if wind is S else holding
        for wind, holding in zip(state.winds, state.holdings, strict=True)
    )
    lying = discarded(settled(S, S=f"{SCATTERED} C3"), S, "C3").discards
    return replace(state, holdings=holdings, replaced=replaced, set_out=replaced is not None, discards=lying)


def test_eight_flowers_win_when_the_eighth_is_melded() -> None:
    state = with_flowers(f"{SCATTERED} Fl4", SEVEN)
    after, events = apply(state, S, GoOutByFlowers(), BOOK)
    assert events[0] == BonusSetOut(S, tile("Fl4"))
    done = result(after, BOOK)
    assert done is not None
    assert done.win is not None
    assert done.win.by is WinBy.EIGHT_FLOWERS
    assert done.scores[S].total == 706
    assert done.settlement.net(done.winds)[S] == 6 * 710


@pytest.mark.parametrize("rule", ["budding", "chain"])
def test_an_eighth_flower_that_came_for_a_kong_wins_too_when_its_supply_has_come(rule: str) -> None:
    rules = rule_set("fenghua", {"flower_then_kong": rule})
    state = with_flowers("D2 D5 D8 C1 C7 E S W N R Fl4 | [B4 B4 B4 B4]", SEVEN, replaced="drawn-kong")
    assert unmet(state, S, GoOutByFlowers(), rules) == []
    after, _ = apply(state, S, SetOutBonus(tile("Fl4")), rules)
    assert unmet(after, S, GoOutByFlowers(), rules) == []
    later = discarded(after, S, after.hand(S).concealed[0].code, rules)
    assert not view_of(later, S, rules).set_out


def test_or_when_its_supply_has_come_but_not_later() -> None:
    eight = f"{SEVEN} Fl4"
    state = with_flowers(f"{SCATTERED} C4", eight, replaced="flower")
    done = result(apply(state, S, GoOutByFlowers(), BOOK)[0], BOOK)
    assert done is not None
    assert done.scores[S].total == 706
    assert unmet(with_flowers(f"{SCATTERED} C4", eight), S, GoOutByFlowers()) == ["eighth-just-now"]
    assert unmet(with_flowers(f"{SCATTERED} C4", SEVEN), S, GoOutByFlowers()) == [
        "eight-flowers",
        "eighth-just-now",
    ]


@pytest.mark.parametrize(
    "action", [SetOutBonus(tile("Se3")), GoOutByFlowers(), TakeLast(), RefuseLast()], ids=str
)
def test_the_actions_of_fenghua_are_stored_and_read_again(action: Action) -> None:
    assert action_from_json(action_to_json(action)) == action


def test_other_books_know_none_of_them() -> None:
    for rules_id in ("pung-chow", "pung-chow-limit", "how-to-play", "four-winds"):
        known = rule_set(rules_id).course.rules
        assert not {SetOutBonus, GoOutByFlowers, TakeLast, RefuseLast} & set(known)


def test_a_game_begins_with_winds_drawn_and_a_throw_for_the_banker() -> None:
    rng = random.Random(4)
    setup = GameSetup("fenghua", {}, tuple(PlayerSpec(name, "club") for name in "ABCD"))
    state, _ = advance(new_game(setup), random_seats(rng, BOOK, 4))
    assert state.first_east is not None
    assert state.round_wind is E
    state, _ = advance(state, StartDeal(random_wall(rng, BOOK), random_throws(rng)))
    assert state.deal is not None
    assert state.deal.round_wind is E


def test_a_bad_claim_says_why() -> None:
    state = discarded(settled(S, S=f"{SCATTERED} C3"), S, "C3")
    with pytest.raises(IllegalActionError):
        apply(state, W, TakeLast(), BOOK)


def test_a_tile_turned_up_is_seen_by_all() -> None:
    state = begun((2, 6), whole_wall(seed=3))
    turned = state.wall.turned
    assert turned is not None
    if not turned.is_bonus:
        assert all(view_of(state, wind, BOOK).seen()[turned.index] >= 1 for wind in WINDS)
    wall = view_of(state, E, BOOK).wall
    assert (wall.side, wall.turned_stack, wall.turned_up) == (E.after(7), 5, turned)


@pytest.mark.parametrize(
    ("behind", "in_front", "supplied"),
    [(3, 5, 7), (3, 1, 3), (3, 0, 3), (0, 5, 4), (0, 2, 1), (0, 1, 0), (0, 0, 0)],
)
def test_the_bottom_tile_is_no_supply_whatever_lies_behind_the_one_turned_up(
    behind: int, in_front: int, supplied: int
) -> None:
    """By A-1 it is only drawn; all others may be taken for kongs and flowers."""
    state = down_to(settled(W), in_front)
    state = replace(state, wall=replace(state.wall, tail=(tile("B1"),) * behind))
    seen = wall_view(state, BOOK)
    assert (seen.drawable, seen.supply) == (in_front, supplied)
    all_drawn = wall_view(state, rule_set("fenghua", {"bottom_tile": "last_tile"}))
    assert (all_drawn.drawable, all_drawn.supply) == (behind + in_front,) * 2, "by the house rule all are"
