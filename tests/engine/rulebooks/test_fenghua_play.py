"""The course of play of Fenghua, as far as a view tells: what may be claimed, laid down, discarded."""

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
    SetOutBonus,
)
from peling.core.notation import parse_hand, parse_tiles
from peling.core.tiles import WINDS, Wind, tile
from peling.core.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.rulebooks import SCORED, rule_set
from peling.rulebooks.fenghua.distance import away
from peling.rulebooks.fenghua.play import break_wall, turned_up, wild_tiles
from peling.rules.legality import judge
from peling.rules.ruleset import WallBreak

RUNS = "B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C5 E E"
GAP = "B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C6 E E"
ODDS = "B4 B4 D1 D3 C2 C4 C6 R N W G S E"


def view(
    hand: str,
    offer: str = "",
    *,
    wild: str = "D1",
    source: Source = Source.WALL,
    drawn: str = "",
    robbing: bool = False,
    last: bool = False,
) -> PlayerView:
    """Return the view of South: on his own turn, or offered a tile written as `B5 E`."""
    offered = None
    if offer:
        code, giver = offer.split()
        offered = Offer(tile(code), Wind(giver), robbing=robbing, last=last)
    phase = Phase.TURN if offered is None else Phase.ROBBING if robbing else Phase.CLAIMS
    return PlayerView(
        me=Wind.SOUTH,
        winds=WINDS,
        round_wind=Wind.EAST,
        phase=phase,
        turn=Wind.SOUTH if offered is None else offered.by,
        awaited=True,
        hand=parse_hand(hand),
        drawn=tile(drawn) if drawn else None,
        source=source,
        replaced=None,
        offer=offered,
        others=tuple(Opponent(wind, 13, (), ()) for wind in WINDS if wind is not Wind.SOUTH),
        discards=(Discarded(Wind.EAST, tile("N")),),
        wall=WallView(18, Wind.EAST, 7, 90, 0, 51, 50, supply=50),
        wild=parse_tiles(wild),
    )


def unmet(seen: PlayerView, action: object) -> list[str]:
    """Return the conditions that forbid an action."""
    verdict = judge(seen, action, rule_set("fenghua"))  # type: ignore[arg-type]
    return [finding.condition for finding in verdict.unmet]


CHOW = ClaimChow((tile("C4"), tile("C6")))


@pytest.mark.parametrize(
    ("seen", "action", "expected"),
    [
        (view(GAP, "C5 W"), ClaimWin(), []),
        (view(RUNS, "C6 W"), ClaimWin(), ["enough-points"]),
        (view(RUNS, "C6 W", robbing=True), ClaimWin(), []),
        (view(RUNS, "C7 W"), ClaimWin(), ["tile-completes"]),
        (view(GAP, "C5 W", wild="C5"), ClaimWin(), ["natural-offered"]),
        (view(GAP, "Fl1 W"), ClaimWin(), ["natural-offered", "tile-completes"]),
        (view(GAP[:-1] + "Fl1", "E W"), ClaimWin(), ["flowers-melded", "tile-completes"]),
        (view("B1 B2 B3 B4 B5 B6 D7 D8 D9 R R R C4", "B7 W", wild="C4"), ClaimWin(), ["no-lone-wild"]),
        (view(RUNS + " C6", drawn="C6"), GoOut(), []),
        (view(RUNS + " C6", source=Source.CLAIM), GoOut(), ["drawn-or-dealt", "hand-complete"]),
        (view(RUNS + " C7", drawn="C7"), GoOut(), ["hand-complete"]),
        (view(RUNS + " D1", drawn="D1"), GoOut(), []),
        (view(RUNS + " Fl2", drawn="Fl2", wild="Fl2 Fl3 Fl4"), GoOut(), []),
        (view(RUNS + " Fl2", drawn="Fl2"), GoOut(), ["flowers-melded", "hand-complete"]),
        (view(ODDS, "C5 E"), CHOW, []),
        (view(ODDS, "C5 W"), CHOW, ["from-left"]),
        (view(ODDS, "C5 E", wild="C5"), CHOW, ["natural-offered"]),
        (view(ODDS, "C5 E", wild="C4"), CHOW, ["natural-own"]),
        (view(ODDS, "C5 E", last=True), CHOW, ["not-last-discard"]),
        (view(ODDS, "B4 W"), ClaimPung(), []),
        (view(ODDS, "B4 W", wild="B4"), ClaimPung(), ["natural-offered"]),
        (view(ODDS, "B5 W"), ClaimPung(), ["two-held"]),
        (view("B4 " + ODDS[:-2], "B4 W"), ClaimKong(), []),
        (view(ODDS, "B4 W"), ClaimKong(), ["three-held"]),
        (view(ODDS + " E", drawn="E"), SetOutBonus(tile("E")), ["flower-tile"]),
        (view("B4 B4 " + ODDS, drawn="E"), ConcealedKong(tile("B4")), []),
        (view("B4 B4 " + ODDS, drawn="E", wild="B4"), ConcealedKong(tile("B4")), ["natural-tile"]),
        (view("B4 D1 D3 C2 C4 C6 R N W G S | (B4* B4 B4)", drawn="B4"), AddedKong(tile("B4")), []),
        (
            view("B4 D1 D3 C2 C4 C6 R N W G S | (B4* B4 B4)", drawn="B4"),
            AddedKong(tile("D3")),
            ["own-exposed-pung"],
        ),
        (view(ODDS + " D1", drawn="D1"), Discard(tile("D1")), []),
        (view(ODDS + " D1", drawn="D1"), Discard(tile("B9")), ["tile-held"]),
        (view(ODDS, "B4 W"), Pass(), []),
    ],
)
def test_what_a_player_may_do(seen: PlayerView, action: object, expected: list[str]) -> None:
    assert unmet(seen, action) == expected


def test_every_condition_shows_its_evidence() -> None:
    seen = view("B1 B2 B3 B4 B5 B6 D7 D8 D9 R R R C4", "B7 W", wild="C4")
    findings = {found.condition: found for found in judge(seen, ClaimWin(), rule_set("fenghua")).findings}
    assert [held.code for held in findings["no-lone-wild"].evidence.tiles] == ["C4"]
    assert findings["no-lone-wild"].cite.section == "Winning"
    assert findings["tile-completes"].evidence.fact("away") == 0
    far = {
        found.condition: found
        for found in judge(view(RUNS, "C7 W"), ClaimWin(), rule_set("fenghua")).findings
    }
    assert far["tile-completes"].evidence.fact("away") == 1
    assert far["tile-completes"].evidence.fact("missing") == parse_tiles("C3 C6")


def test_a_claim_that_lacks_points_says_how_many() -> None:
    verdict = judge(view(RUNS, "C6 W"), ClaimWin(), rule_set("fenghua"))
    shown = {found.condition: found.evidence for found in verdict.findings}["enough-points"]
    assert (shown.fact("points"), shown.fact("needs")) == (3, 4)
    less = judge(view(RUNS, "C6 W"), ClaimWin(), rule_set("fenghua", {"min_claim_points": 3}))
    assert less.legal


def test_the_wall_is_that_of_four_players_with_flowers() -> None:
    course = rule_set("fenghua").course
    assert (course.players, course.bonus_tiles, course.stacks) == ((4,), True, 18)
    assert course.seats(4) == WINDS
    assert course.reserve(2) == 1
    assert course.robbing
    assert course.rounds
    assert not course.late_claims
    assert course.first_east is not None
    assert Wind.EAST.after(course.first_east(12)) is Wind.NORTH


def test_the_break_is_in_the_side_of_the_player_counted() -> None:
    assert break_wall(6, 6, 18) == WallBreak(Wind.NORTH, Wind.NORTH, 6)
    assert break_wall(2, 3, 18) == WallBreak(Wind.EAST, Wind.EAST, 3)
    for one in range(1, 7):
        for other in range(1, 7):
            turned = turned_up(one, other, 18)
            assert turned.behind + turned.in_front + 1 == 144
            assert turned.stack + min(one, other) - 1 == turned.supply_stack == max(one, other)


def test_the_rest_of_the_family_is_wild_with_a_flower() -> None:
    assert wild_tiles(tile("Se3")) == parse_tiles("Se1 Se2 Se4")
    assert wild_tiles(tile("R")) == (tile("R"),)


@pytest.mark.parametrize(
    ("hand", "wild", "expected"),
    [
        (RUNS + " C6", "D1", 0),
        (RUNS, "D1", 1),
        ("B1 B1 B3 B3 D5 D5 D6 D6 C8 C8 E E R", "D1", 1),
        ("B1 B1 B1 B3 D5 D5 D6 D6 C8 C8 E E R", "D1", 2),
        ("B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N", "D1", 1),
        ("E E S S S W N N R R G Wh B5", "D1", 2),
        ("E E S S S W N N R R G Wh D1", "D1", 1),
        ("E S W N R R G G Wh B1 B3 D5 C7", "D1", 4),
        (RUNS[:-4] + " D1 D1", "D1", 1),
    ],
)
def test_the_distance_is_that_to_the_nearest_shape(hand: str, wild: str, expected: int) -> None:
    assert away(parse_hand(hand), parse_tiles(wild)) == expected


def test_it_can_be_scored() -> None:
    assert "fenghua" in SCORED
