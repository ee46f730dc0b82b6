"""A deal at the table: dealing, turns, claims by precedence, kongs, the end of the wall, dead hands."""

import random
from dataclasses import replace

import pytest

from peling.core.actions import (
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
from peling.core.events import (
    Claimed,
    Drawn,
    KongLaid,
    TileDiscarded,
    TilesDealt,
    WallBroken,
    WentOut,
    seen_by,
)
from peling.core.melds import KongForm, chow, kong, pung
from peling.core.notation import parse_tiles
from peling.core.scoring import Win, WinBy
from peling.core.tiles import WINDS, Wind, tile
from peling.core.view import Discarded, Offer, Phase, Source
from peling.play.chance import random_wall
from peling.play.invariants import check_invariants
from peling.play.table import (
    apply,
    awaited,
    dealing_order,
    result,
    start_deal,
    view_of,
)
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import IllegalActionError
from peling.rules.ruleset import OptionValue
from tests.engine.play.walls import (
    B3,
    B4,
    B5,
    B6,
    CALLING,
    CALLING_TOO,
    NEIGHBOURS,
    NORTH,
    PAIR,
    RED,
    THREE,
    E,
    N,
    S,
    W,
    wall_for,
    wall_of,
)
from tests.engine.positions import book, may, play, position, who

# Dealing


def test_tiles_are_dealt_four_by_four_then_one_by_one_and_east_has_one_more() -> None:
    said = " ".join(f"{wind.value}{number}" for wind, number in dealing_order(WINDS))
    assert said == "E4 S4 W4 N4 E4 S4 W4 N4 E4 S4 W4 N4 E1 S1 W1 N1 E1"


LEAPS = {"how-to-play", "four-winds", "fenghua"}
"""The books by which East takes his last two tiles at once (HP-DEAL, FW-DEAL, FH-DEAL)."""


@pytest.mark.parametrize("book_id", RULE_SETS)
def test_east_takes_his_last_two_at_once_one_stack_apart_where_the_book_says_so(book_id: str) -> None:
    rules = rule_set(book_id)
    wall = random_wall(random.Random(7), rules)
    state, events = start_deal(rules, 4, wall, ((1, 3), (2, 2)))
    dealt = [event for event in events if isinstance(event, TilesDealt)]
    assert [(one.wind, one.number) for one in dealt] == list(dealing_order(WINDS, leaps=rules.course.leaps))
    last = [(one.wind, one.places) for one in dealt[12:]]
    if book_id in LEAPS:
        assert last == [(E, (48, 52)), (S, (49,)), (W, (50,)), (N, (51,))]
    else:
        assert last == [(E, (48,)), (S, (49,)), (W, (50,)), (N, (51,)), (E, (52,))]
    assert sorted(place for one in dealt for place in one.places) == list(range(53))
    assert [len(hand) for hand in state.dealt] == [14, 13, 13, 13]
    # What each player is dealt is the same either way: only when he takes it differs.
    for wind, hand in zip(WINDS, state.dealt, strict=True):
        received = [held for one in dealt if one.wind is wind for held in one.tiles or ()]
        assert sorted(received) == list(hand)


@pytest.mark.parametrize(("throw", "breaker", "absent"), [((1, 1), S, False), ((2, 2), N, True)])
def test_an_empty_seat_that_is_to_break_the_wall_is_said_to_be_one(
    throw: tuple[int, int], breaker: Wind, absent: bool
) -> None:
    """East throws for it (PC23-DUMMY)."""
    _, events = start_deal(book(), 3, wall_of(), (throw, (1, 1)))
    assert isinstance(events[0], WallBroken)
    assert (events[0].breaker, events[0].absent) == (breaker, absent)


def test_the_deal_takes_the_tiles_in_the_order_of_the_wall() -> None:
    order = wall_of()[:53]
    whole = wall_for(" ".join(kind.code for kind in order))
    state, events = start_deal(book(), 4, whole, ((1, 1), (1, 1)))
    assert events[0] == WallBroken((1, 1), (1, 1), S, S, 4)
    dealt = [event for event in events if isinstance(event, TilesDealt)]
    assert [(event.wind, event.number) for event in dealt] == list(dealing_order(WINDS))
    assert tuple(kind for event in dealt for kind in event.tiles or ()) == order
    assert [len(state.hand(wind).concealed) for wind in WINDS] == [14, 13, 13, 13]
    assert state.wall.left == 83
    assert who(state) == "E"
    check_invariants(state, book())


def test_a_wall_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="136 are needed"):
        start_deal(book(), 4, wall_of(bonus=True), ((1, 1), (1, 1)))


@pytest.mark.parametrize(
    ("players", "options", "winds"),
    [(3, {}, (E, S, W)), (2, {}, (E, W)), (2, {"two_hand_seats": "adjacent"}, (E, S))],
)
def test_with_fewer_players_dummies_get_no_hand(
    players: int, options: dict[str, OptionValue], winds: tuple[Wind, ...]
) -> None:
    state, events = start_deal(book(**options), players, wall_of(), ((6, 6), (1, 2)))
    assert state.winds == winds
    assert state.wall.left == 136 - 13 * players - 1
    # East throws for a dummy; its side is broken as everybody's.
    assert isinstance(events[0], WallBroken)
    assert (events[0].breaker, events[0].stack) == (N, 15)
    check_invariants(state, book(**options))


def test_only_the_own_tiles_are_seen() -> None:
    _, events = start_deal(book(), 4, wall_of(), ((1, 1), (1, 1)))
    for event in events:
        if isinstance(event, TilesDealt):
            for wind in WINDS:
                shown = seen_by(event, wind)
                assert isinstance(shown, TilesDealt)
                assert (shown.tiles is None) is (wind is not event.wind)
    drawn = Drawn(S, B5, Source.WALL)
    assert seen_by(drawn, S) == drawn
    assert seen_by(drawn, W) == Drawn(S, None, Source.WALL)


# Turns


def test_after_a_discard_nobody_wants_the_next_player_has_drawn() -> None:
    state, events = play(position(drawn="B5", wall="N B9 B9"), (E, Discard(B5)))
    assert events == (TileDiscarded(E, B5), Drawn(S, NORTH, Source.WALL))
    assert (state.turn, state.phase, state.drawn) == (S, Phase.TURN, NORTH)
    assert who(state) == "S"
    check_invariants(state, book())


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    state = position(drawn="B5")
    with pytest.raises(IllegalActionError, match="tile-held") as caught:
        apply(state, E, Discard(B3), book())
    assert [finding.condition for finding in caught.value.verdict.unmet] == ["tile-held"]
    assert state == position(drawn="B5")


def test_a_chow_takes_the_place_of_the_draw() -> None:
    state, events = play(position({S: NEIGHBOURS}, drawn="B5"), (E, Discard(B5)), (S, ClaimChow((B4, B6))))
    made = chow((B4, B5, B6), B5, E)
    assert events == (TileDiscarded(E, B5), Claimed(S, made))
    assert state.hand(S).melds == (made,)
    assert (state.source, state.drawn) == (Source.CLAIM, None)
    assert state.discards[-1] == Discarded(E, B5, S)
    assert {type(action) for action in may(state, S)} == {Discard}
    check_invariants(state, book())


def test_a_pung_is_claimed_from_anybody_and_those_between_lose_their_turn() -> None:
    state, events = play(position({N: PAIR}, drawn="B5"), (E, Discard(B5)), (N, ClaimPung()))
    assert events[1:] == (Claimed(N, pung(B5, E), (S, W)),)
    assert state.turn is N
    state, _ = play(state, (N, Discard(tile("B8"))))
    assert state.turn is E
    check_invariants(state, book())


def test_a_claimed_kong_draws_a_loose_tile() -> None:
    state = position({W: THREE}, drawn="B5", wall="N N D9 D9")
    state, events = play(state, (E, Discard(B5)), (W, ClaimKong()))
    made = kong(B5, KongForm.CLAIMED, E)
    assert events[1:] == (Claimed(W, made, (S,)), Drawn(W, tile("D9"), Source.LOOSE, "claimed-kong"))
    assert (state.wall.loose_drawn, state.replaced) == (1, "claimed-kong")
    assert len(state.hand(W).concealed) == 11
    check_invariants(state, book())


def test_a_kong_of_four_own_tiles_is_concealed_and_several_may_follow() -> None:
    hand = "B5 B5 B5 B5 D4 D4 D4 D4 C2 C5 C8 R Wh"
    state = position({E: hand}, drawn="G", wall="C6 C6 C1 B9 D9")
    state, events = play(state, (E, ConcealedKong(B5)), (E, ConcealedKong(tile("D4"))))
    assert events[0] == KongLaid(E, kong(B5, KongForm.DRAWN))
    assert [meld.concealed for meld in state.hand(E).melds] == [True, True]
    assert (state.kongs, state.hand(E).size, len(state.hand(E).concealed)) == (2, 14, 8)
    check_invariants(state, book())


def test_a_drawn_tile_is_added_to_an_exposed_pung() -> None:
    hand = "B8 D2 D5 D8 C2 C5 C8 R G Wh | (B5* B5 B5)<W"
    state = position({E: hand}, drawn="B5", wall="N N D9")
    state, events = play(state, (E, AddedKong(B5)))
    made = kong(B5, KongForm.ADDED, W)
    assert events == (KongLaid(E, made), Drawn(E, NORTH, Source.LOOSE, "added-kong"))
    assert state.hand(E).melds == (made,)
    check_invariants(state, book())


def test_a_hand_is_won_by_a_drawn_tile() -> None:
    state, events = play(position({E: CALLING}, drawn="B5"), (E, GoOut()))
    assert state.win == Win(B5, WinBy.WALL)
    assert events == (WentOut(E, B5, None, parse_tiles(CALLING), WinBy.WALL),)
    assert awaited(state) == ()
    check_invariants(state, book())


def test_a_hand_is_won_as_dealt_by_east() -> None:
    hand = CALLING + " B5"
    state, events = play(position({E: hand}, source=Source.DEAL), (E, GoOut()))
    assert state.win == Win(None, WinBy.DEALT)
    assert events == (WentOut(E, None, None, state.hand(E).concealed, WinBy.DEALT),)
    assert len(state.hand(E).concealed) == 14
    finished = result(state, book())
    assert finished is not None
    assert "PC1-DBL-ORIGINAL" in {line.item for line in finished.scores[E].sheet.lines}


def test_a_win_by_a_loose_tile_says_what_it_replaced() -> None:
    hand = "B5 B5 B5 B5 B8 B8 B8 D3 D4 C7 C8 C9 R"
    state = position({E: hand}, drawn="R", wall="N D5 D9")
    state, _ = play(state, (E, ConcealedKong(B5)), (E, GoOut()))
    assert state.win == Win(tile("D5"), WinBy.LOOSE)
    finished = result(state, book())
    assert finished is not None
    assert finished.records[E].circumstances == {"supply-of-drawn-kong"}


def test_a_win_with_the_first_drawn_tile_is_an_original_hand_by_a_house_rule() -> None:
    begun = replace(position({S: CALLING}, drawn="C1", wall="B5 N N"), discards=())
    won, _ = play(begun, (E, Discard(tile("C1"))), (S, GoOut()))
    for value, doubled in (("east_only", False), ("first_turn", True)):
        finished = result(won, book(original_hand=value))
        assert finished is not None
        assert finished.records[S].circumstances == {"first-turn"}
        lines = {line.item for line in finished.scores[S].sheet.lines}
        assert ("PC1-DBL-ORIGINAL" in lines) is doubled
    earlier = replace(won, discards=(Discarded(S, RED), *won.discards))
    finished = result(earlier, book(original_hand="first_turn"))
    assert finished is not None
    assert finished.records[S].circumstances == frozenset()


@pytest.mark.parametrize(("wall", "by"), [("N", WinBy.LAST_WALL), ("N D9", WinBy.WALL)])
def test_the_last_tile_that_may_be_drawn_is_known(wall: str, by: WinBy) -> None:
    hand = "B4 B5 B6 B8 B8 B8 D3 D4 D5 C7 C8 C9 N"
    state = position({S: hand}, drawn="C1", wall=wall)
    state, _ = play(state, (E, Discard(tile("C1"))))
    assert state.source is (Source.LAST_WALL if by is WinBy.LAST_WALL else Source.WALL)
    state, _ = play(state, (S, GoOut()))
    assert state.win == Win(NORTH, by)


# Precedence


def test_a_pung_goes_before_a_chow() -> None:
    state, _ = play(
        position({S: NEIGHBOURS, N: PAIR}, drawn="B5"),
        (E, Discard(B5)),
        (S, ClaimChow((B4, B6))),
        (N, ClaimPung()),
    )
    assert state.turn is N


def test_a_win_goes_before_a_pung() -> None:
    state, events = play(
        position({S: PAIR, N: CALLING}, drawn="B5"), (E, Discard(B5)), (S, ClaimPung()), (N, ClaimWin())
    )
    assert (state.winner, state.win) == (N, Win(B5, WinBy.DISCARD, E))
    assert events[-1] == WentOut(N, B5, E, parse_tiles(CALLING), WinBy.DISCARD)
    check_invariants(state, book())


@pytest.mark.parametrize(("discarder", "near", "far"), [(W, E, S), (E, S, N), (N, S, W), (S, N, E)])
def test_of_two_wins_the_nearest_after_the_discarder_counts(discarder: Wind, near: Wind, far: Wind) -> None:
    state = position({near: CALLING, far: CALLING_TOO}, turn=discarder, drawn="B5")
    for order in ((near, far), (far, near)):
        ended, _ = play(state, (discarder, Discard(B5)), *((wind, ClaimWin()) for wind in order))
        assert ended.winner is near
        assert ended.outrun == (far,)


def test_a_chow_wins_out_of_turn() -> None:
    state, _ = play(position({N: CALLING}, drawn="B5"), (E, Discard(B5)))
    assert may(state, N) == {ClaimWin(), Pass()}


def test_nobody_is_asked_who_may_claim_nothing() -> None:
    state, _ = play(position({S: NEIGHBOURS, N: PAIR}, drawn="B5"), (E, Discard(B5)))
    assert who(state) == "SN"
    assert may(state, W) == set()
    assert may(state, E) == set()


def test_an_answer_is_hidden_until_all_have_come_and_a_lost_wish_for_ever() -> None:
    state, _ = play(position({S: NEIGHBOURS, N: PAIR}, drawn="B5"), (E, Discard(B5)))
    answered, events = play(state, (S, ClaimChow((B4, B6))))
    declined, same = play(state, (S, Pass()))
    assert events == same == ()
    for wind in (E, W, N):
        assert view_of(answered, wind, book()) == view_of(declined, wind, book())
        assert view_of(answered, wind, book()) == view_of(state, wind, book())
    assert who(answered) == "N"
    with pytest.raises(IllegalActionError, match="not-answered"):
        apply(answered, S, ClaimChow((B4, B6)), book())
    with pytest.raises(IllegalActionError, match="asked"):
        apply(answered, S, Pass(), book())
    lost, won = play(answered, (N, ClaimPung()))
    passed, quiet = play(declined, (N, ClaimPung()))
    assert (lost, won) == (passed, quiet)


def test_a_discard_all_decline_is_dead() -> None:
    state, _ = play(position({N: PAIR}, drawn="B5"), (E, Discard(B5)), (N, Pass()))
    assert (state.turn, state.offer) == (S, None)
    assert ClaimPung() not in may(state, N)


def test_easts_first_discard_is_known() -> None:
    state, _ = play(position({S: CALLING}, drawn="B5", source=Source.DEAL), (E, Discard(B5)))
    assert state.offer == Offer(B5, E, first=True)
    state, _ = play(state, (S, ClaimWin()))
    assert state.win == Win(B5, WinBy.FIRST_DISCARD, E)


def test_easts_first_discard_stays_the_first_after_a_kong() -> None:
    hand = "S S S S C2 C5 D1 D2 B5 D8 N Wh G"
    west = "B3 B6 B9 D3 D6 D9 C3 C6 C9 W W N R"
    state = position({E: hand, S: CALLING, W: west}, drawn="N", source=Source.DEAL)
    state, _ = play(state, (E, ConcealedKong(tile("S"))), (E, Discard(B5)))
    assert state.offer == Offer(B5, E, first=True)
    state, _ = play(state, (S, ClaimWin()))
    assert state.win == Win(B5, WinBy.FIRST_DISCARD, E)


def test_only_easts_first_discard_is_the_first() -> None:
    begun = position({W: CALLING}, drawn="C1", source=Source.DEAL, wall="B7 B7 C6 C6 D9")
    after, _ = play(begun, (E, Discard(tile("C1"))), (S, Discard(RED)))
    assert after.offer == Offer(RED, S)
    begun = position({S: NEIGHBOURS, W: CALLING}, drawn="B5", source=Source.DEAL)
    after, _ = play(begun, (E, Discard(B5)), (S, ClaimChow((B4, B6))), (W, Pass()))
    after, _ = play(after, (S, Discard(RED)))
    assert after.offer == Offer(RED, S)


def test_what_was_claimed_is_offered_to_nobody_else() -> None:
    state, _ = play(position({S: NEIGHBOURS, N: PAIR}, drawn="B5"), (E, Discard(B5)), (N, Pass()))
    state, _ = play(state, (S, ClaimChow((B4, B6))))
    assert (state.offer, state.asked, state.answers) == (None, (), ())
    assert may(state, N) == set()
