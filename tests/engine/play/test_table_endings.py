"""The end of the wall, mandarins, robbing, late claims and dead hands at the table."""

from dataclasses import replace

import pytest

from peling.core.actions import (
    AddedKong,
    ClaimChow,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.core.events import (
    BonusSetOut,
    Claimed,
    DealDrawn,
    Drawn,
    KongLaid,
    KongOffered,
)
from peling.core.melds import KongForm, kong, pung
from peling.core.notation import parse_tiles
from peling.core.scoring import Win, WinBy
from peling.core.settlement import Settlement
from peling.core.tiles import WINDS, Wind, tile
from peling.core.view import Discarded, Offer, Phase, Source
from peling.play.invariants import InvariantError, check_invariants, problems
from peling.play.table import (
    DealState,
    dealing_order,
    result,
    start_deal,
    view_of,
    with_dead_hand,
)
from tests.engine.play.walls import (
    B3,
    B4,
    B5,
    B6,
    CALLING,
    NEIGHBOURS,
    NORTH,
    PAIR,
    RED,
    E,
    N,
    S,
    W,
    wall_for,
)
from tests.engine.positions import SILENT, book, may, play, position, who

# The end of the wall


def test_when_nothing_may_be_drawn_the_deal_is_drawn() -> None:
    state, events = play(position(drawn="B5", wall=""), (E, Discard(B5)))
    assert events[-1] == DealDrawn(0)
    assert (state.phase, state.winner, state.offer) == (Phase.OVER, None, None)
    finished = result(state, book())
    assert finished is not None
    assert finished.settlement == Settlement()
    check_invariants(state, book())


def test_the_differences_of_a_drawn_deal_are_a_house_rule() -> None:
    rules = book(draw_settlement="differences")
    pung_of_east = "D2 D8 C2 C5 C8 R G Wh E N | (B5* B5 B5)<W"
    over, _ = play(position({S: pung_of_east}, drawn="B5", wall=""), (E, Discard(B5)), rules=rules)
    finished = result(over, rules)
    assert finished is not None
    assert finished.settlement.transfers


def test_the_last_discard_may_be_claimed_for_a_set() -> None:
    state, _ = play(position({S: PAIR}, drawn="B5", wall=""), (E, Discard(B5)))
    assert state.offer == Offer(B5, E, last=True)
    state, _ = play(state, (S, ClaimPung()))
    assert state.turn is S
    state, events = play(state, (S, Discard(tile("B8"))))
    assert events[-1] == DealDrawn(0)


def test_the_last_discard_may_be_claimed_only_to_win_by_a_house_rule() -> None:
    rules = book(last_discard_claims="win_only")
    state, events = play(position({S: PAIR}, drawn="B5", wall=""), (E, Discard(B5)), rules=rules)
    assert events[-1] == DealDrawn(0)
    state, _ = play(
        position({S: CALLING}, drawn="B5", wall=""), (E, Discard(B5)), (S, ClaimWin()), rules=rules
    )
    assert state.win == Win(B5, WinBy.LAST_DISCARD, E)


def test_fourteen_tiles_are_reserved_by_a_house_rule() -> None:
    rules = book(p1_reserve=14)
    ends = "D9 D9 C9 C9 B9 B9 D1 D1 C1 C1 B1 B1 C6 C6"
    state, events = play(position(rules=rules, drawn="B5", wall=ends), (E, Discard(B5)), rules=rules)
    assert events[-1] == DealDrawn(14)
    state, _ = play(position(rules=rules, drawn="B5", wall=ends + " B2"), (E, Discard(B5)), rules=rules)
    assert state.source is Source.LAST_WALL


# Mandarins


def test_mandarins_that_were_dealt_are_set_out_and_replaced_from_east_on() -> None:
    rules = book(mandarins="on")
    hands = {
        E: list(parse_tiles("Fl2 B1 B4 B7 D1 D4 D7 C1 C4 C7 E S W N")),
        S: list(parse_tiles("Se1 Fl1 B8 D2 D5 D8 C2 C5 C8 R G Wh E")),
        W: list(parse_tiles(SILENT[W])),
        N: list(parse_tiles(SILENT[N])),
    }
    order = [hands[wind].pop(0).code for wind, number in dealing_order(WINDS) for _ in range(number)]
    whole = wall_for(" ".join(order), stacks=18, loose="Se2 B3")
    state, events = start_deal(rules, 4, whole, ((1, 1), (1, 1)))
    shown = [event for event in events if isinstance(event, BonusSetOut | Drawn)]
    assert [(event.wind, event.tile) for event in shown[:4]] == [
        (E, tile("Fl2")),
        (E, tile("Se2")),
        (E, tile("Se2")),
        (E, tile("B3")),
    ]
    assert {event.wind for event in shown[4:]} == {S}
    assert state.hand(E).bonus == parse_tiles("Fl2 Se2")
    assert set(state.hand(S).bonus) == set(parse_tiles("Se1 Fl1"))
    assert (state.untouched, state.source, state.drawn) == (True, Source.DEAL, None)
    check_invariants(state, rules)


def test_a_mandarin_that_is_drawn_is_set_out_and_replaced() -> None:
    rules = book(mandarins="on")
    state, events = play(position(rules=rules, drawn="B5", wall="Fl3 N B9"), (E, Discard(B5)), rules=rules)
    assert events[1:] == (
        Drawn(S, tile("Fl3"), Source.WALL),
        BonusSetOut(S, tile("Fl3")),
        Drawn(S, NORTH, Source.LOOSE, "flower"),
    )
    assert state.replaced == "flower"
    check_invariants(state, rules)


def test_a_mandarin_that_cannot_be_replaced_ends_the_deal() -> None:
    rules = book(mandarins="on")
    state, events = play(position(rules=rules, drawn="B5", wall="Fl3"), (E, Discard(B5)), rules=rules)
    assert events[-2:] == (BonusSetOut(S, tile("Fl3")), DealDrawn(0))
    assert state.phase is Phase.OVER
    check_invariants(state, rules)


def test_anothers_mandarin_is_kept_and_discarded_by_a_house_rule() -> None:
    rules = book(mandarins="on", foreign_mandarin="discard")
    for drawn, kept in (("Fl3", True), ("Fl2", False)):
        state, _ = play(
            position(rules=rules, drawn="B5", wall=f"{drawn} N B9"), (E, Discard(B5)), rules=rules
        )
        assert (tile(drawn) in state.hand(S).concealed) is kept
        assert (Discard(tile(drawn)) in may(state, S, rules)) is kept
        check_invariants(state, rules)
        if kept:
            state, _ = play(state, (S, Discard(tile(drawn))), rules=rules)
            assert state.turn is W
            check_invariants(state, rules)


# Robbing, late claims


def robbed(hand: str = CALLING) -> DealState:
    adder = "D2 D5 D8 C2 C5 G Wh E S N | (B5* B5 B5)<W"
    return position({E: adder, S: hand}, rules=book(robbing_kong=True), drawn="B5", wall="C6 C6 D9")


def test_a_tile_added_to_a_pung_may_be_taken_to_win_by_a_house_rule() -> None:
    rules = book(robbing_kong=True)
    state, events = play(robbed(), (E, AddedKong(B5)), rules=rules)
    assert events == (KongOffered(E, B5),)
    assert (state.phase, who(state)) == (Phase.ROBBING, "S")
    assert may(state, S, rules) == {ClaimWin(), Pass()}
    check_invariants(state, rules)
    taken, _ = play(state, (S, ClaimWin()), rules=rules)
    assert taken.win == Win(B5, WinBy.ROBBED_KONG, E)
    assert taken.hand(E).melds == (pung(B5, W),)
    check_invariants(taken, rules)
    left, events = play(state, (S, Pass()), rules=rules)
    made = kong(B5, KongForm.ADDED, W)
    assert events == (KongLaid(E, made), Drawn(E, tile("C6"), Source.LOOSE, "added-kong"))
    check_invariants(left, rules)


def test_nobody_is_asked_about_a_kong_without_that_house_rule_or_without_a_use_for_it() -> None:
    state, _ = play(robbed(), (E, AddedKong(B5)))
    assert state.phase is Phase.TURN
    rules = book(robbing_kong=True)
    state, _ = play(robbed(SILENT[S]), (E, AddedKong(B5)), rules=rules)
    assert state.phase is Phase.TURN


LATE = book(late_claims="until_next_discard")


def late_position(**hands: str) -> DealState:
    given = {Wind(letter): hand for letter, hand in hands.items()}
    return position(given, rules=LATE, drawn="B5", wall="C9 C6 C6 D9 D9")


def test_a_late_claim_sends_the_drawn_tile_back() -> None:
    state, _ = play(late_position(W=PAIR), (E, Discard(B5)), (W, Pass()), rules=LATE)
    assert (state.turn, who(state)) == (S, "S")
    assert state.offer == Offer(B5, E, late=True)
    assert may(state, W, LATE) == {ClaimPung()}
    check_invariants(state, LATE)
    before = state.wall
    claimed, events = play(state, (W, ClaimPung()), rules=LATE)
    assert events == (Claimed(W, pung(B5, E), (S,)),)
    assert claimed.turn is W
    assert claimed.hand(S).size == 13
    assert claimed.wall.left == before.left + 1
    assert claimed.wall.regular[0] is tile("C9")
    check_invariants(claimed, LATE)
    after, _ = play(state, (S, Discard(tile("C9"))), rules=LATE)
    assert ClaimPung() not in may(after, W, LATE)


def test_a_late_win_is_possible_and_a_late_chow_is_not() -> None:
    state, _ = play(late_position(N=CALLING), (E, Discard(B5)), (N, Pass()), rules=LATE)
    assert may(state, N, LATE) == {ClaimWin()}
    won, _ = play(state, (N, ClaimWin()), rules=LATE)
    assert won.win == Win(B5, WinBy.DISCARD, E)
    assert won.turn is E
    check_invariants(won, LATE)
    state, _ = play(late_position(S=NEIGHBOURS), (E, Discard(B5)), (S, Pass()), rules=LATE)
    assert ClaimChow((B4, B6)) not in may(state, S, LATE)


def test_a_discard_is_dead_once_the_next_player_has_declared_something() -> None:
    four = "B3 B3 B3 B3 B8 D8 C2 C5 C8 R G Wh E"
    state, _ = play(late_position(S=four, W=PAIR), (E, Discard(B5)), (W, Pass()), rules=LATE)
    assert may(state, W, LATE)
    state, _ = play(state, (S, ConcealedKong(B3)), rules=LATE)
    assert may(state, W, LATE) == set()


def test_without_that_house_rule_the_draw_closes_the_claims() -> None:
    state, _ = play(position({W: PAIR}, drawn="B5"), (E, Discard(B5)), (W, Pass()))
    assert state.offer is None
    assert may(state, W) == set()


# Dead hands


def test_a_dead_hand_draws_and_discards_and_does_nothing_else() -> None:
    state = with_dead_hand(position({S: CALLING}, drawn="B5", wall="B5 N N"), S, "too-few")
    state, _ = play(state, (E, Discard(B5)))
    assert state.turn is S
    assert {type(action) for action in may(state, S)} == {Discard}
    assert view_of(state, E, book()).opponent(S).dead
    assert not view_of(state, E, book()).opponent(W).dead
    state, _ = play(state, (S, Discard(B4)))
    assert state.turn is W


def test_a_dead_hand_scores_nil_and_pays() -> None:
    state = with_dead_hand(
        position({S: "D2 D8 C2 C5 C8 R G Wh E N | (B1* B1 B1)<E", E: CALLING}, drawn="B5"), S, "too-few"
    )
    state, _ = play(state, (E, GoOut()))
    finished = result(state, book())
    assert finished is not None
    assert finished.scores[S].total == 0
    assert finished.outcome.dead == {S: "too-few"}
    assert finished.settlement.net(WINDS)[S] < 0


# The checker itself


def test_the_checker_sees_what_is_wrong() -> None:
    state = position(drawn="B5")
    check_invariants(state, book())
    hand = state.hand(S)
    wrong = (
        replace(state, discards=(Discarded(E, B5),)),
        replace(state, phase=Phase.CLAIMS),
        replace(state, phase=Phase.CLAIMS, asked=(W,)),
        replace(state, drawn=RED),
        replace(state, wall=replace(state.wall, drawn=3)),
        replace(
            state,
            holdings=(
                state.holdings[0],
                replace(state.holdings[1], hand=hand.remove(RED)),
                *state.holdings[2:],
            ),
        ),
        replace(state, phase=Phase.TURN, turn=S),
    )
    for bad in wrong:
        assert list(problems(bad, book()))
        with pytest.raises(InvariantError):
            check_invariants(bad, book())
