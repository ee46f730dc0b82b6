"""Every condition of every rule of play, in a position where it is met and in one where it is not."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

import pytest

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
from peling.core.rules import Value
from peling.core.tiles import KINDS, WINDS, Tile, Wind, tile
from peling.core.view import Offer, Phase, PlayerView, Source
from peling.play.table import DealState, view_of
from peling.rulebooks.pung_chow.play import play_rules
from peling.rules.course import PlayFacts
from peling.rules.legality import Verdict, chow_ways, conceivable, judge, legal_actions
from peling.rules.ruleset import OptionValue
from tests.engine.positions import SILENT, book, dead, play, position

E, S, W, N = WINDS

PAIR = "B5 B5 B8 D2 D5 D8 C2 C5 C8 R G Wh E"
THREE = "B5 B5 B5 D2 D5 D8 C2 C5 C8 R G Wh E"
NEIGHBOURS = "B4 B6 B9 D2 D5 D8 C2 C5 C8 R G Wh E"
CALLING = "B4 B6 B8 B8 B8 D3 D4 D5 C7 C8 C9 R R"
COMPLETE = "B4 B5 B6 B8 B8 B8 D3 D4 D5 C7 C8 C9 R"
FOUR = "B5 B5 B5 B5 B8 D2 D5 C2 C5 C8 R G Wh"
LAID = "B2 B8 D2 D5 D8 C2 C5 R G Wh | (B5* B5 B5)<E"
MANDARIN = "B1 B4 B7 D1 D4 D7 C1 C4 C7 E S W Fl1"
Options: TypeAlias = Mapping[str, OptionValue]
NONE: Options = {}
LATE: Options = {"late_claims": "until_next_discard"}
WIN_ONLY: Options = {"last_discard_claims": "win_only"}
KEEP: Options = {"mandarins": "on", "foreign_mandarin": "discard"}
B4, B5, B6, B7, R = tile("B4"), tile("B5"), tile("B6"), tile("B7"), tile("R")


@dataclass(frozen=True)
class Case:
    """One condition in one position; `facts` are those of its evidence that are looked at."""

    condition: str
    met: bool
    view: PlayerView
    action: Action
    options: tuple[tuple[str, OptionValue], ...] = ()
    facts: tuple[tuple[str, Value], ...] = ()

    def verdict(self) -> Verdict:
        """Judge the action."""
        return judge(self.view, self.action, book(**dict(self.options)))


def on_turn(
    hand: str,
    drawn: str = "N",
    source: Source = Source.WALL,
    wall: str | None = None,
    options: Options = NONE,
) -> PlayerView:
    """Return what South sees on his turn."""
    rules = book(**options)
    state = position({S: hand}, rules=rules, turn=S, drawn=drawn, source=source, wall=wall)
    return view_of(state, S, rules)


def offered(
    hand: str, discard: str = "B5", by: Wind = E, wall: str | None = None, options: Options = NONE
) -> PlayerView:
    """Return what South sees of a discard; he is not asked unless he may claim it."""
    rules = book(**options)
    # Whoever gives the tile has it: his silent hand is thirteen tiles without it.
    state = position({S: hand}, rules=rules, turn=by, drawn=discard, wall=wall)
    kind = tile(discard)
    offered = replace(state, phase=Phase.CLAIMS, offer=Offer(kind, by, last=wall == ""), asked=(S,))
    return view_of(offered, S, rules)


def idle(hand: str = SILENT[S]) -> PlayerView:
    """Return what South sees when it is East's turn."""
    rules = book()
    return view_of(position({S: hand}, drawn="N"), S, rules)


def late(me: Wind, hand: str = PAIR) -> PlayerView:
    """Return what a player sees when South has drawn after East's discard, which is still alive."""
    rules = book(**LATE)
    hands = {me: hand} if me is not S else {}
    state, _ = play(position(hands, rules=rules, drawn="B5"), (E, Discard(B5)), rules=rules)
    if state.phase is Phase.CLAIMS:
        state, _ = play(state, (me, Pass()), rules=rules)
    return view_of(state, me, rules)


def dead_view(view_hand: str, *, turn: bool) -> PlayerView:
    rules = book()
    state = position({S: view_hand}, turn=S if turn else E, drawn="N" if turn else "B5")
    if not turn:
        state = replace(state, phase=Phase.CLAIMS, offer=Offer(B5, E), asked=(S,))
    return view_of(dead(state, S), S, rules)


def opts(**options: OptionValue) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(options.items())


WAITING = offered(PAIR)
ANSWERED = replace(WAITING, awaited=False, answered=True)
CHOW = ClaimChow((B4, B6))

CASES = [
    Case("own-turn", True, on_turn(SILENT[S]), Discard(tile("B2")), facts=(("turn", S),)),
    Case("own-turn", False, idle(), Discard(tile("B2")), facts=(("turn", E),)),
    Case("own-turn", False, idle(FOUR), ConcealedKong(B5)),
    Case("own-turn", False, idle("B2 B8 D2 D5 D8 C2 C5 R G Wh | (B5* B5 B5)<E"), AddedKong(B5)),
    Case("own-turn", False, WAITING, GoOut(), facts=(("phase", "claims"),)),
    Case("own-turn", False, replace(on_turn(SILENT[S]), phase=Phase.OVER), Discard(tile("B2"))),
    Case("tile-held", True, on_turn(SILENT[S]), Discard(tile("B2")), facts=(("needs", 1), ("held", 1))),
    Case("tile-held", False, on_turn(SILENT[S]), Discard(tile("B3")), facts=(("held", 0),)),
    Case("not-own-mandarin", True, on_turn(MANDARIN, options=KEEP), Discard(tile("Fl1")), opts(**KEEP)),
    Case(
        "not-own-mandarin",
        False,
        on_turn(MANDARIN.replace("Fl1", "Fl2"), options=KEEP),
        Discard(tile("Fl2")),
        opts(**KEEP),
        (("me", S),),
    ),
    Case("hand-alive", True, WAITING, ClaimPung()),
    Case("hand-alive", False, dead_view(PAIR, turn=False), ClaimPung(), facts=(("size", 13),)),
    Case("hand-alive", False, dead_view(THREE, turn=False), ClaimKong()),
    Case("hand-alive", False, dead_view(CALLING, turn=False), ClaimWin()),
    Case("hand-alive", False, dead_view(NEIGHBOURS, turn=False), CHOW),
    Case("hand-alive", False, dead_view(FOUR, turn=True), ConcealedKong(B5)),
    Case("hand-alive", False, dead_view(LAID, turn=True), AddedKong(B5)),
    Case("hand-alive", False, dead_view(COMPLETE, turn=True), GoOut()),
    Case("after-a-draw", True, on_turn(FOUR), ConcealedKong(B5), facts=(("source", "wall"),)),
    Case("after-a-draw", True, on_turn(FOUR, source=Source.DEAL), ConcealedKong(B5)),
    Case(
        "after-a-draw",
        False,
        on_turn(FOUR, source=Source.CLAIM),
        ConcealedKong(B5),
        facts=(("source", "claim"),),
    ),
    Case("after-a-draw", False, on_turn(LAID, drawn="B5", source=Source.CLAIM), AddedKong(B5)),
    Case("drawn-or-dealt", True, on_turn(COMPLETE, drawn="R"), GoOut()),
    Case("drawn-or-dealt", True, on_turn(COMPLETE, drawn="R", source=Source.LOOSE), GoOut()),
    Case("drawn-or-dealt", False, on_turn(COMPLETE, drawn="R", source=Source.CLAIM), GoOut()),
    Case("hand-complete", True, on_turn(COMPLETE, drawn="R"), GoOut(), facts=(("away", 0), ("missing", ()))),
    Case(
        "hand-complete",
        False,
        on_turn(CALLING, drawn="N"),
        GoOut(),
        facts=(("away", 1), ("missing", (B5,))),
    ),
    Case("hand-complete", False, on_turn(SILENT[S]), GoOut(), facts=(("missing", ()),)),
    Case("four-held", True, on_turn(FOUR), ConcealedKong(B5), facts=(("needs", 4), ("held", 4))),
    Case("four-held", False, on_turn(THREE), ConcealedKong(B5), facts=(("needs", 4), ("held", 3))),
    Case("own-exposed-pung", True, on_turn(LAID, drawn="B5"), AddedKong(B5)),
    Case("own-exposed-pung", False, on_turn(THREE, drawn="B5"), AddedKong(B5)),
    Case("fourth-held", True, on_turn(LAID, drawn="B5"), AddedKong(B5), facts=(("held", 1),)),
    Case("fourth-held", False, on_turn(LAID), AddedKong(B5), facts=(("needs", 1), ("held", 0))),
    Case("loose-tile-left", True, on_turn(FOUR, wall="B9"), ConcealedKong(B5), facts=(("drawable", 1),)),
    Case("loose-tile-left", False, on_turn(FOUR, wall=""), ConcealedKong(B5), facts=(("drawable", 0),)),
    Case("loose-tile-left", False, on_turn(LAID, drawn="B5", wall=""), AddedKong(B5)),
    Case("loose-tile-left", False, offered(THREE, wall=""), ClaimKong()),
    Case(
        "loose-tile-left",
        False,
        offered(THREE, wall="B9 B9 D9 D9", options={"p1_reserve": 14}),
        ClaimKong(),
        opts(p1_reserve=14),
        (("drawable", 0), ("left", 4)),
    ),
    Case("tile-offered", True, WAITING, ClaimWin(), facts=(("from", E), ("robbing", False))),
    Case("tile-offered", False, idle(), ClaimWin()),
    Case("discard-offered", True, WAITING, ClaimPung()),
    Case("discard-offered", False, idle(PAIR), ClaimPung()),
    Case(
        "discard-offered",
        False,
        replace(WAITING, phase=Phase.ROBBING, offer=Offer(B5, E, robbing=True)),
        ClaimPung(),
        facts=(("robbing", True),),
    ),
    Case("anothers-tile", True, WAITING, ClaimPung()),
    Case(
        "anothers-tile",
        False,
        replace(WAITING, awaited=False, offer=Offer(B5, S)),
        ClaimPung(),
        facts=(("from", S),),
    ),
    Case("anothers-tile", False, replace(WAITING, awaited=False, offer=Offer(B5, S)), CHOW),
    Case("anothers-tile", False, replace(WAITING, awaited=False, offer=Offer(B5, S)), ClaimWin()),
    Case("not-answered", True, WAITING, ClaimPung()),
    Case("not-answered", False, ANSWERED, ClaimPung()),
    Case("not-answered", False, replace(ANSWERED, hand=offered(CALLING).hand), ClaimWin()),
    Case("tile-completes", True, offered(CALLING), ClaimWin(), facts=(("away", 0), ("missing", ()))),
    Case(
        "tile-completes",
        False,
        offered(CALLING, discard="B7"),
        ClaimWin(),
        facts=(("away", 1), ("missing", (B5,))),
    ),
    Case("tile-completes", False, WAITING, ClaimWin(), facts=(("missing", ()),)),
    Case("not-for-exposed-pung", True, offered(THREE), ClaimKong()),
    Case("not-for-exposed-pung", False, offered(LAID), ClaimKong()),
    Case("three-held", True, offered(THREE), ClaimKong(), facts=(("needs", 3), ("held", 3))),
    Case("three-held", False, WAITING, ClaimKong(), facts=(("needs", 3), ("held", 2))),
    Case("two-held", True, WAITING, ClaimPung(), facts=(("needs", 2), ("held", 2))),
    Case("two-held", False, offered(NEIGHBOURS), ClaimPung(), facts=(("needs", 2), ("held", 0))),
    Case("from-left", True, offered(NEIGHBOURS), CHOW, facts=(("from", E), ("left", E))),
    Case("from-left", False, offered(NEIGHBOURS, by=W), CHOW, facts=(("from", W), ("left", E))),
    Case("before-drawing", True, late(W), ClaimPung(), opts(**LATE)),
    Case("before-drawing", False, late(S), ClaimPung(), opts(**LATE), (("turn", S),)),
    Case("before-drawing", False, late(S), CHOW, opts(**LATE)),
    Case("before-drawing", False, late(S), ClaimWin(), opts(**LATE)),
    Case("suit-tile", True, offered(NEIGHBOURS), CHOW),
    Case("suit-tile", False, offered(NEIGHBOURS, discard="N"), CHOW),
    Case("makes-sequence", True, offered(NEIGHBOURS), CHOW),
    Case("makes-sequence", False, offered(NEIGHBOURS), ClaimChow((B6, tile("B9")))),
    Case("makes-sequence", False, offered(NEIGHBOURS), ClaimChow((B6, B4))),
    Case("makes-sequence", False, offered(NEIGHBOURS), ClaimChow((B4, tile("C6")))),
    Case("makes-sequence", False, offered(NEIGHBOURS, discard="B9"), ClaimChow((tile("D1"), tile("D2")))),
    Case("both-held", True, offered(NEIGHBOURS), CHOW, facts=(("missing", ()),)),
    Case(
        "both-held",
        False,
        offered(NEIGHBOURS),
        ClaimChow((B6, B7)),
        facts=(("held", (B6,)), ("missing", (B7,))),
    ),
    Case("not-last-discard", True, offered(PAIR, wall="B9", options=WIN_ONLY), ClaimPung(), opts(**WIN_ONLY)),
    Case("not-last-discard", False, offered(PAIR, wall="", options=WIN_ONLY), ClaimPung(), opts(**WIN_ONLY)),
    Case("not-last-discard", False, offered(NEIGHBOURS, wall="", options=WIN_ONLY), CHOW, opts(**WIN_ONLY)),
    Case("asked", True, WAITING, Pass()),
    Case("asked", False, idle(), Pass()),
    Case("asked", False, late(W), Pass(), opts(**LATE)),
]


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c.condition}-{'met' if c.met else 'not'}")
def test_a_condition_is_found_as_it_is_with_its_facts(case: Case) -> None:
    verdict = case.verdict()
    found = next(finding for finding in verdict.findings if finding.condition == case.condition)
    assert found.met is case.met
    assert found.cite.book == "pung-chow"
    assert found.cite.section
    for name, value in case.facts:
        assert found.evidence.fact(name) == value
    if not case.met:
        assert not verdict.legal
        assert found in verdict.unmet


def every_rule() -> set[tuple[str, str]]:
    """Return every condition of every action's rule, under all house rules."""
    variants: tuple[Options, ...] = ({}, LATE, WIN_ONLY, KEEP, {"kong_after_claim": True})
    return {
        (action.__name__, condition.id)
        for options in variants
        for action, rule in play_rules(book(**options).house).items()
        for condition in rule.conditions
    }


def test_every_condition_has_a_position_where_it_is_met_and_one_where_it_is_not() -> None:
    ids = {condition for _, condition in every_rule()}
    assert {case.condition for case in CASES if case.met} == ids
    assert {case.condition for case in CASES if not case.met} == ids


def test_no_condition_of_any_rule_fails_on_any_position_and_action() -> None:
    actions = [case.action for case in CASES]
    asked = set()
    for case in CASES:
        rules = book(**dict(case.options))
        for action in actions:
            verdict = judge(case.view, action, rules)
            assert verdict.legal is rules.course.rules[type(action)].allows(PlayFacts(case.view, action))
            asked |= {(type(action).__name__, finding.condition) for finding in verdict.findings}
    assert asked == every_rule()


@pytest.mark.parametrize(
    ("options", "action", "rule"),
    [
        ({}, Discard(B5), "PC-TURN"),
        ({}, ConcealedKong(B5), "PC-KONG-DRAWN"),
        ({}, AddedKong(B5), "PC-KONG-ADD"),
        ({}, GoOut(), "PC-WIN"),
        ({}, ClaimWin(), "PC-WIN-CLAIM"),
        ({}, ClaimKong(), "PC-KONG-CLAIM"),
        ({}, ClaimPung(), "PC-PUNG"),
        ({}, CHOW, "PC-CHOW"),
        ({}, Pass(), "PC-DEAD-DISCARD"),
    ],
)
def test_a_verdict_names_the_rule(options: Options, action: Action, rule: str) -> None:
    assert judge(WAITING, action, book(**options)).rule == rule


def test_a_kong_right_after_a_claim_is_a_house_rule() -> None:
    view = on_turn(FOUR, source=Source.CLAIM)
    assert not judge(view, ConcealedKong(B5), book()).legal
    assert judge(view, ConcealedKong(B5), book(kong_after_claim=True)).legal


def test_the_last_discard_may_be_claimed_to_go_out_under_either_house_rule() -> None:
    for options in (NONE, WIN_ONLY):
        assert ClaimWin() in legal_actions(offered(CALLING, wall="", options=options), book(**options))
    assert judge(offered(PAIR, wall=""), ClaimPung(), book()).legal


def test_who_has_drawn_is_asked_for_no_claim_and_the_others_still_are() -> None:
    rules = book(**LATE)
    assert (late(S).offer, late(S).offered) == (Offer(B5, E, late=True), None)
    assert ClaimPung() not in conceivable(late(S), rules)
    assert ClaimPung() in conceivable(late(W), rules)
    assert late(W).offered == late(W).offer


def test_a_loose_tile_for_a_late_claim_is_the_one_the_next_player_puts_back() -> None:
    rules = book(**LATE)
    state = position({W: THREE}, rules=rules, drawn="B5", wall="N")
    state, _ = play(state, (E, Discard(B5)), (W, Pass()), rules=rules)
    assert state.turn is S
    verdict = judge(view_of(state, W, rules), ClaimKong(), rules)
    assert verdict.legal
    state, _ = play(state, (W, ClaimKong()), rules=rules)
    assert state.drawn is tile("N")


def universe() -> tuple[Action, ...]:
    """Return every action there is with tiles of the play."""
    pairs = tuple((a, b) for a in KINDS for b in KINDS if a < b)
    return (
        *(made(kind) for made in (Discard, ConcealedKong, AddedKong) for kind in KINDS),
        *(ClaimChow(pair) for pair in pairs),
        GoOut(),
        ClaimWin(),
        ClaimKong(),
        ClaimPung(),
        Pass(),
    )


@pytest.mark.parametrize("case", CASES[::3], ids=lambda c: f"{c.condition}-{'met' if c.met else 'not'}")
def test_nothing_is_legal_but_what_is_conceivable(case: Case) -> None:
    rules = book(**dict(case.options))
    allowed = {a for a in universe() if rules.course.rules[type(a)].allows(PlayFacts(case.view, a))}
    mandarins = {a for a in legal_actions(case.view, rules) if isinstance(a, Discard) and a.tile.is_bonus}
    assert allowed | mandarins == set(legal_actions(case.view, rules)) <= set(conceivable(case.view, rules))


@pytest.mark.parametrize(
    ("claimed", "ways"),
    [("B1", 1), ("B2", 2), ("B3", 3), ("D7", 3), ("C8", 2), ("C9", 1), ("E", 0), ("Wh", 0), ("Se2", 0)],
)
def test_a_tile_can_be_chowed_in_as_many_ways_as_its_number_allows(claimed: str, ways: int) -> None:
    found = chow_ways(tile(claimed))
    assert len(found) == ways
    for own in found:
        ranks = sorted([tile(claimed).rank, *(held.rank for held in own)])
        assert ranks == list(range(ranks[0], ranks[0] + 3))


def test_a_four_of_a_kind_may_be_declared_on_easts_first_turn() -> None:
    state: DealState = position({E: FOUR}, drawn="N", source=Source.DEAL)
    held: Tile = B5
    assert ConcealedKong(held) in legal_actions(view_of(state, E, book()), book())
