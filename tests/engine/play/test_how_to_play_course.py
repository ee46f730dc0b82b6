"""The booklet's own ways at the table: barred pung, standing hand, loose tiles by pairs, thirteen wins."""

import random
from dataclasses import replace

import pytest

from peling.advice.formula.appraisal import appraise
from peling.core.actions import AddedKong, ClaimKong, ClaimPung, ClaimWin, ConcealedKong, Discard, GoOut, Pass
from peling.core.events import TileDiscarded
from peling.core.notation import parse_hand
from peling.core.tiles import Wind, tile
from peling.core.view import Offer, Phase, Source, WallView
from peling.play.deal import with_hand
from peling.play.game import (
    GameSetup,
    GameState,
    StartDeal,
    advance,
    new_game,
    random_throws,
    random_wall,
    seat_throws,
)
from peling.play.inputs import GameInputError, PlayerSpec, action_from_json, action_to_json
from peling.play.table import DealState, apply, result, start_deal, view_of, with_note
from peling.play.wall import Place, layout
from peling.rulebooks import rule_set
from peling.rules.legality import judge, legal_actions
from peling.rules.ruleset import RuleSet

BOOK = rule_set("how-to-play")
E, S, W, N = Wind
C4 = tile("C4")
SCATTERED = "B1 B4 B7 D2 D5 D8 C1 C7 E S W N R"
CALLING = "B1 B2 B3 B4 B5 B6 D2 D3 D4 D6 D7 C9 C9"


def dealt(turn: Wind, rules: RuleSet = BOOK, **hands: str) -> DealState:
    """Return a deal in which these players hold these hands, the one whose turn it is having drawn."""
    rng = random.Random(1)
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng), Wind.EAST)
    held = {wind: parse_hand(hands.get(wind.value, SCATTERED)) for wind in Wind}
    holdings = tuple(
        replace(holding, hand=held[wind]) for wind, holding in zip(state.winds, state.holdings, strict=True)
    )
    drawn = held[turn].concealed[-1]
    return replace(state, holdings=holdings, turn=turn, source=Source.WALL, drawn=drawn, untouched=False)


def may(state: DealState, wind: Wind, action: ClaimPung | ClaimKong | ClaimWin) -> bool:
    return judge(view_of(state, wind, BOOK), action, BOOK).legal


def after_passing(south: str) -> DealState:
    """Return the deal after North's 4 of characters, which South let pass, and East's draw."""
    state = dealt(N, N=f"{SCATTERED} C4", S=south, E=SCATTERED.replace("C1", "C4"))
    state, _ = apply(state, N, Discard(C4), BOOK)
    state, _ = apply(state, S, Pass(), BOOK)
    assert state.turn is E
    return state


def test_a_pung_let_pass_may_still_be_claimed_until_the_next_discard() -> None:
    assert may(after_passing(f"{SCATTERED[:-5]} C4 C4"), S, ClaimPung())


def test_who_gave_a_tile_away_has_let_no_pung_of_it_pass() -> None:
    """He could not have punged his own discard: of the last of its kind he may make one."""
    two = f"{SCATTERED[:-5]} C4 C4"
    state = dealt(N, N=f"{two} C4", E=SCATTERED.replace("C1", "C4"))
    state, _ = apply(state, N, Discard(C4), BOOK)
    assert state.turn is E
    state, _ = apply(state, E, Discard(C4), BOOK)
    assert may(state, N, ClaimPung())


def test_then_it_is_barred_until_the_own_next_discard() -> None:
    state = after_passing(f"{SCATTERED[:-5]} C4 C4")
    state, _ = apply(state, E, Discard(C4), BOOK)
    assert state.holding(S).barred == {C4}
    verdict = judge(view_of(replace(state, phase=Phase.CLAIMS), S, BOOK), ClaimPung(), BOOK)
    assert "not-barred" in {finding.condition for finding in verdict.unmet}
    assert state.turn is S, "South was not asked and has drawn"
    state, _ = apply(state, S, Discard(tile("B1")), BOOK)
    assert state.holding(S).barred == frozenset()


def test_an_added_tile_ends_the_offer_of_the_discard_before() -> None:
    robber = CALLING.replace("D6 D7", "B6 B7")
    east = "B1 B4 B5 B7 D2 D8 C1 C7 E S | (B5* B5 B5)<N"
    state = dealt(N, N=f"{SCATTERED} C4", S=f"{SCATTERED[:-5]} C4 C4", E=east, W=robber)
    state, _ = apply(state, N, Discard(C4), BOOK)
    state, _ = apply(state, S, Pass(), BOOK)
    state, _ = apply(state, E, AddedKong(tile("B5")), BOOK)
    assert state.phase is Phase.ROBBING
    assert state.holding(S).barred == {C4}


def test_others_are_not_barred_nor_is_another_kind() -> None:
    state = after_passing(f"{SCATTERED[:-5]} C4 C4")
    state, _ = apply(state, E, Discard(tile("B1")), BOOK)
    assert [holding.barred for holding in state.holdings] == [set(), {C4}, set(), set()]


def test_going_out_is_never_barred() -> None:
    hand = CALLING.replace("D6 D7", "C4 C4")
    state = after_passing(hand)
    state, _ = apply(state, E, Discard(C4), BOOK)
    assert state.phase is Phase.CLAIMS
    assert not may(state, S, ClaimPung())
    assert may(state, S, ClaimWin())


@pytest.mark.parametrize(("option", "legal"), [("pung_and_kong", False), ("pung_only", True)])
def test_a_kong_is_barred_unless_the_house_has_it_otherwise(option: str, legal: bool) -> None:
    rules = rule_set("how-to-play", {"pung_lock": option})
    state = dealt(N, rules, S=f"{SCATTERED[:-7]} C4 C4 C4")
    holdings = tuple(replace(holding, barred=frozenset({C4})) for holding in state.holdings)
    view = view_of(replace(state, holdings=holdings), S, rules)
    offered = replace(view, phase=Phase.CLAIMS, offer=Offer(C4, N))
    assert judge(offered, ClaimKong(), rules).legal is legal
    assert not judge(offered, ClaimPung(), rules).legal


def test_a_calling_hand_may_be_declared_standing_with_the_first_discard() -> None:
    state = dealt(W, W=f"{CALLING} N")
    stand = Discard(tile("N"), standing=True)
    assert stand in legal_actions(view_of(state, W, BOOK), BOOK)
    assert Discard(tile("B1"), standing=True) not in legal_actions(view_of(state, W, BOOK), BOOK)
    after, events = apply(state, W, stand, BOOK)
    assert events[0] == TileDiscarded(W, tile("N"), standing=True)
    assert view_of(after, E, BOOK).opponent(W).standing
    assert view_of(after, W, BOOK).noted == {"standing"}


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        (CALLING, "N"),
        ("B1 B9 D1 D9 C1 C9 E S W N R G Wh", "B4"),
        ("B1 B9 D1 D9 C1 C9 E S W N R G G", "B4"),
    ],
    ids=["sets", "thirteen majors", "one major missing"],
)
def test_every_hand_that_calls_may_stand_whatever_it_calls_for(hand: str, left: str) -> None:
    state = dealt(W, W=f"{hand} {left}")
    standing = [
        action.tile.code
        for action in legal_actions(view_of(state, W, BOOK), BOOK)
        if isinstance(action, Discard) and action.standing
    ]
    assert standing == [left]


def test_a_club_player_declares_a_calling_hand_standing_for_its_bonus() -> None:
    view = view_of(dealt(W, W=f"{CALLING} N"), W, BOOK)
    stands, keeps = appraise(view, BOOK)[:2]
    assert stands.action == Discard(tile("N"), standing=True)
    assert keeps.action == Discard(tile("N"))
    assert stands.value >= 100


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        (f"{SCATTERED} N", "stands-calling"),
        ("B1 B2 B3 B4 B5 B6 D6 D7 C9 C9 N | (D2* D2 D2)<E", "stands-by-a-draw"),
    ],
)
def test_a_hand_that_does_not_call_or_was_claimed_for_does_not_stand(hand: str, reason: str) -> None:
    verdict = judge(view_of(dealt(W, W=hand), W, BOOK), Discard(tile("N"), standing=True), BOOK)
    assert reason in {finding.condition for finding in verdict.unmet}


def test_of_a_plain_discard_nothing_is_said_that_only_a_declaration_needs() -> None:
    state, _ = apply(
        dealt(W, W="B1 B2 B3 B4 B5 B6 D6 D7 C9 C9 N | (D2* D2 D2)<E"), W, Discard(tile("N")), BOOK
    )
    later = replace(state, turn=W, phase=Phase.TURN, offer=None, asked=())
    said = []
    for standing in (False, True):
        verdict = judge(view_of(later, W, BOOK), Discard(tile("C9"), standing=standing), BOOK)
        said.append({finding.condition for finding in verdict.findings})
    needed = said[1] - said[0]
    assert needed == {"first-own-discard", "stands-by-a-draw", "stands-calling"}


def test_by_house_rule_a_claimed_first_turn_does_not_matter() -> None:
    rules = rule_set("how-to-play", {"standing": "first_discard"})
    state = dealt(W, rules, W="B1 B2 B3 B4 B5 B6 D6 D7 C9 C9 N | (D2* D2 D2)<E")
    assert judge(view_of(state, W, rules), Discard(tile("N"), standing=True), rules).legal


def test_nobody_stands_after_his_first_discard() -> None:
    state, _ = apply(dealt(W, W=f"{CALLING} N"), W, Discard(tile("N")), BOOK)
    later = replace(state, turn=W, phase=Phase.TURN, offer=None, asked=())
    verdict = judge(view_of(later, W, BOOK), Discard(tile("C9"), standing=True), BOOK)
    assert "first-own-discard" in {finding.condition for finding in verdict.unmet}


def test_a_standing_hand_changes_no_more() -> None:
    state = with_note(dealt(W, W="B1 B2 B3 B4 B5 B6 B7 B7 B7 D6 D7 C9 C9 B7"), W, "standing")
    state = replace(state, drawn=tile("B7"))
    seen = view_of(state, W, BOOK)
    discards = [action for action in legal_actions(seen, BOOK) if isinstance(action, Discard)]
    assert {action.tile for action in discards} == {tile("B7")}
    assert not judge(seen, ConcealedKong(tile("B7")), BOOK).legal
    assert not judge(seen, AddedKong(tile("B7")), BOOK).legal
    offered, _ = apply(dealt(N, N=f"{SCATTERED} C9", W=CALLING), N, Discard(tile("C9")), BOOK)
    assert may(offered, W, ClaimPung())
    assert not may(with_note(offered, W, "standing"), W, ClaimPung())


def test_a_standing_hand_that_wins_has_its_bonus() -> None:
    state = with_note(dealt(W, W=f"{CALLING} D8"), W, "standing")
    state = replace(state, drawn=tile("D8"))
    over, _ = apply(state, W, GoOut(), BOOK)
    finished = result(over, BOOK)
    assert finished is not None
    assert "HP-B-STANDING" in {line.item for line in finished.scores[W].sheet.lines}
    without = result(apply(replace(dealt(W, W=f"{CALLING} D8"), drawn=tile("D8")), W, GoOut(), BOOK)[0], BOOK)
    assert without is not None
    assert finished.scores[W].sheet.points - without.scores[W].sheet.points == 100


def test_a_standing_discard_is_stored_and_read_again() -> None:
    stand = Discard(tile("N"), standing=True)
    assert action_from_json(action_to_json(stand)) == stand
    assert action_from_json(action_to_json(Discard(tile("N")))) == Discard(tile("N"))


def begun() -> GameState:
    specs = tuple(PlayerSpec(name, "club") for name in "abcd")
    state = new_game(GameSetup("how-to-play", {}, specs, learning=False))
    return advance(state, seat_throws(random.Random(1), 4))[0]


def started(winners: tuple[Wind | None, ...]) -> GameState:
    """Return a game at the beginning of the deal after deals with these winners."""
    rng = random.Random(2)
    state = begun()
    deal = StartDeal(random_wall(rng, BOOK), random_throws(rng))
    playing, _ = advance(state, deal)
    assert playing.deal is not None
    east = playing.deal.hand(E)
    given_up = with_hand(playing.deal, E, east.remove(east.concealed[0]))
    over = result(replace(given_up, phase=Phase.OVER), BOOK)
    assert over is not None
    history = tuple(replace(over, winner=winner) for winner in winners)
    done = replace(playing, history=history, deal_number=len(history))
    return advance(done, deal)[0]


@pytest.mark.parametrize(
    ("winners", "noted"),
    [
        ((E,) * 12, {"thirteenth-win"}),
        ((N, *(E,) * 12), {"thirteenth-win"}),
        ((E,) * 11, set()),
        ((E,) * 13, set()),
        ((*(E,) * 11, None, E), set()),
    ],
)
def test_the_thirteenth_win_running_is_noted(winners: tuple[Wind | None, ...], noted: set[str]) -> None:
    deal = started(winners).deal
    assert deal is not None
    assert deal.holding(E).noted == noted
    assert deal.holding(S).noted == set()


class OnesFirst(random.Random):
    """Dice that show two ones first, then a two and a five, then three and four."""

    def randint(self, a: int, b: int) -> int:
        """Return the next pip."""
        self.pips = getattr(self, "pips", [4, 3, 5, 2, 1, 1])
        assert (a, b) == (1, 6)
        return int(self.pips.pop())


def test_a_double_one_is_thrown_again_only_by_house_rule() -> None:
    again = rule_set("how-to-play", {"reroll_double_ones": "always"})
    assert random_throws(OnesFirst(), BOOK) == ((1, 1), (2, 5))
    assert random_throws(OnesFirst(), again) == ((2, 5), (3, 4))
    specs = tuple(PlayerSpec(name, "club") for name in "abcd")
    state = new_game(GameSetup("how-to-play", {"reroll_double_ones": "always"}, specs, learning=False))
    state, _ = advance(state, seat_throws(random.Random(1), 4))
    wall = random_wall(random.Random(1), again)
    with pytest.raises(GameInputError, match="throws again"):
        advance(state, StartDeal(wall, ((1, 1), (2, 5))))


def test_of_all_throws_the_double_one_alone_is_thrown_again() -> None:
    throws = [(one, other) for one in range(1, 7) for other in range(1, 7)]
    for how, again in (("special_dice_only", []), ("always", [(1, 1)]), ("never", [])):
        rethrown = rule_set("how-to-play", {"reroll_double_ones": how}).course.rethrown
        assert [throw for throw in throws if rethrown(*throw)] == again, how


@pytest.mark.parametrize(
    ("loose_drawn", "loose", "stacks"),
    [
        (0, [(E, 6), (E, 8)], [2, 2, 2]),
        (1, [(E, 8)], [2, 2, 2]),
        (2, [(E, 5), (E, 7)], [2, 2, 0]),
        (3, [(E, 7)], [2, 2, 0]),
        (4, [(E, 4), (E, 6)], [2, 0, 0]),
    ],
)
def test_the_loose_tiles_are_set_up_by_pairs(
    loose_drawn: int, loose: list[tuple[Wind, int]], stacks: list[int]
) -> None:
    left = 136 - 53 - loose_drawn
    stands = layout(WallView(17, E, 9, 53, loose_drawn, left, left - 14, (3, 1)))
    assert stands.loose == tuple(Place(side, stack) for side, stack in loose)
    assert list(stands.stacks[E][5:8]) == stacks
    assert sum(map(sum, stands.stacks.values())) + len(stands.loose) == left
