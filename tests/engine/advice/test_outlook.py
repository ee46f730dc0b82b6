"""What may become of a hand: how far it is after an action, what helps, which sorts of hand are in reach."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.advice.left import left_by
from peling.advice.outlook import Aim, Outlook, outlooks
from peling.advice.reasons import NEAR_AIM
from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, Discard, Pass
from peling.core.hand import Hand
from peling.core.notation import parse_tiles
from peling.core.tiles import Tile, Wind, tile
from peling.core.view import Discarded, PlayerView
from peling.play.table import view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from peling.rules.nearness import apart
from peling.shapes.sets import tiles_away
from tests.engine.positions import book, play, position
from tests.properties.random_play import deal

E, S, W, N = Wind
LIMIT = rule_set("pung-chow-limit", {})


def own_view(codes: str, drawn: str) -> PlayerView:
    """Return the view of South, who is to discard, with these concealed tiles."""
    view = view_of(position({}, turn=S, drawn="D6"), S, book())
    return replace(view, hand=Hand.of(parse_tiles(codes)), drawn=tile(drawn), round_wind=E)


def after(found: tuple[Outlook, ...], action: object) -> Outlook:
    return next(one for one in found if one.action == action)


def aims(found: Outlook) -> dict[str, Aim]:
    return {aim.pattern: aim for aim in found.aims}


def four_sets_away(view: PlayerView) -> int:
    """Return how far a hand is from any four sets and a pair."""
    counts, wilds = apart(view.hand, view.wild)
    return tiles_away(counts, view.hand.sets_to_make, wilds)


def of(codes: str) -> tuple[Tile, ...]:
    return parse_tiles(codes)


def test_a_discard_tells_the_distance_before_and_after_and_what_is_waited_for() -> None:
    view = own_view("B1 B2 B3 B4 B5 B6 D1 D1 C4 C5 C6 D7 D8 W", "W")
    found = outlooks(view, book())
    calling = after(found, Discard(tile("W")))
    assert (calling.before, calling.after, calling.helpful.kinds) == (1, 1, of("D6 D9"))
    assert calling.helpful.live == 8 - view.seen()[tile("D6").index] - view.seen()[tile("D9").index]
    worse = after(found, Discard(tile("D1")))
    assert (worse.before, worse.after) == (1, 2)


def test_what_the_hand_counts_as_it_stands_is_said_for_books_in_which_losers_count() -> None:
    view = own_view("R R B1 B2 B3 B4 B5 B6 C4 C5 C6 D7 D8 W", "W")
    kept, lost = (after(outlooks(view, book()), Discard(tile(code))) for code in ("W", "R"))
    assert (kept.counts_before, kept.counts_after, lost.counts_after) == (2, 2, 0)
    alone = after(outlooks(view, rule_set("four-winds", {})), Discard(tile("W")))
    assert (alone.counts_before, alone.counts_after) == (None, None)


def test_a_claim_tells_its_discard_what_lies_open_and_what_the_set_counts() -> None:
    state, _ = play(
        position({S: "B7 B7 B2 B3 B4 C2 C3 C5 C6 D4 D4 R G"}, drawn="B7"), (E, Discard(tile("B7")))
    )
    found = outlooks(view_of(state, S, book()), book())
    (pung,) = [one for one in found if isinstance(one.action, ClaimPung)]
    assert not [one for one in found if isinstance(one.action, Pass)]
    assert pung.then in of("B2 B3 B4 C2 C3 C5 C6 R G")
    assert (pung.opened, pung.loose) == (1, False)
    assert pung.makes is not None
    assert pung.makes.worth is not None
    assert (pung.makes.worth.points, pung.counts_before, pung.counts_after) == (2, 0, 2)


def test_going_out_tells_what_the_hand_counts() -> None:
    state, _ = play(
        position({S: "B1 B2 B3 B5 B6 B7 C4 C5 C6 D3 D3 D7 D8"}, drawn="D9"), (E, Discard(tile("D9")))
    )
    first = outlooks(view_of(state, S, book()), book())[0]
    assert isinstance(first.action, ClaimWin)
    assert (first.after, first.wins is not None) == (0, True)


@pytest.mark.parametrize(
    ("rules_id", "codes", "name", "away"),
    [
        ("pung-chow-limit", "B1 B9 D1 D9 C1 C9 E S W N R G B4 B5", "thirteen-majors", 2),
        ("pung-chow-limit", "R R R G G Wh Wh B2 B3 B4 D5 C7 C9 D8", "three-dragons", 3),
        ("pung-chow-limit", "E E E S S W W W N N B2 B3 C9 D8", "all-winds", 2),
        ("how-to-play", "B1 B1 B1 B9 B9 D1 D1 D9 D9 C1 C1 C9 D4 D5", "terminals", 3),
    ],
)
def test_limit_hands_in_reach_are_said_where_the_book_has_them(
    rules_id: str, codes: str, name: str, away: int
) -> None:
    last = codes.rsplit(maxsplit=1)[-1]
    found = aims(after(outlooks(own_view(codes, last), rule_set(rules_id, {})), Discard(tile(last))))
    assert (found[name].away, found[name].limit) == (away, True)
    plain = after(outlooks(own_view(codes, last), book()), Discard(tile(last)))
    assert name not in aims(plain)


def test_a_limit_hand_whose_tiles_are_gone_is_out_of_reach() -> None:
    view = own_view("R R R G G Wh Wh B2 B3 B4 D5 C7 C9 D8", "D8")
    gone = replace(view, discards=(*view.discards, *(Discarded(E, tile("Wh")) for _ in range(2))))
    assert "three-dragons" in aims(after(outlooks(view, LIMIT), Discard(tile("D8"))))
    assert "three-dragons" not in aims(after(outlooks(gone, LIMIT), Discard(tile("D8"))))


def test_sorts_of_hand_far_away_are_not_said_and_the_nearest_stands_first() -> None:
    found = after(
        outlooks(own_view("B1 B2 B3 B5 B5 B6 B7 B8 B9 R R S C9 D8", "D8"), book()), Discard(tile("D8"))
    )
    assert found.aims[0].pattern == "suit-honours"
    assert [aim.away for aim in found.aims] == sorted(aim.away for aim in found.aims)
    assert "honours" not in aims(found)


def test_what_is_nearer_than_four_sets_and_a_pair_is_named_however_far() -> None:
    """The tiles that help were those of independent ones, and it could be, one read, four sets and a pair."""
    rules = rule_set("fenghua", {})
    view = own_view("B3 B3 B4 B5 B8 D4 D8 C1 C2 C4 C5 C8 W G", "B4")
    found = after(outlooks(view, rules), Discard(tile("B4")))
    assert found.after > NEAR_AIM
    assert four_sets_away(left_by(view, found.action, None)) > found.after
    assert [(aim.pattern, aim.away) for aim in found.aims] == [("independent", found.after)]
    assert tile("R") in found.helpful.kinds


def test_what_is_as_near_as_four_sets_and_a_pair_is_named_however_far() -> None:
    """Single winds and dragons helped, and it could be, one read, four sets and a pair."""
    view = own_view("B1 B9 C1 C2 C4 C9 D1 D7 D7 D7 N R W C8", "C8")
    found = after(outlooks(view, LIMIT), Discard(tile("C8")))
    assert found.after > NEAR_AIM
    assert found.plain == found.after == four_sets_away(left_by(view, found.action, None))
    assert ("thirteen-majors", found.after) in [(aim.pattern, aim.away) for aim in found.aims]
    assert tile("G") in found.helpful.kinds


def test_without_an_honour_a_hand_is_not_said_to_be_of_one_suit_and_honours() -> None:
    """The tiles that it waits for made one suit alone; the double for honours was one tile away, one read."""
    view = own_view("C1 C2 C3 C1 C2 C3 C3 C4 C5 C6 C6 C7 C8 N", "N")
    found = outlooks(view, book())
    pure, mixed = (aims(after(found, Discard(tile(code)))) for code in ("N", "C1"))
    assert pure["one-suit"].away == 1
    assert "suit-honours" not in pure
    assert "suit-honours" in mixed


@pytest.mark.thorough
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_legal_action_of_a_deal_has_an_outlook(rules_id: str) -> None:
    rules = rule_set(rules_id, {})
    for number, (state, _, _) in enumerate(deal(3, 4, rules)):
        if number % 8:
            continue
        for wind in (S, W):
            view = replace(view_of(state, wind, rules), round_wind=E if rules.course.rounds else None)
            legal = [one for one in legal_actions(view, rules) if not isinstance(one, Pass)]
            found = outlooks(view, rules)
            assert {one.action for one in found} == set(legal)
            for one in found:
                assert one.after >= 0
                assert one.helpful.live >= len(one.helpful.kinds)
                assert one.helpful.away == one.after
                if one.wins is None:
                    assert one.plain == four_sets_away(left_by(view, one.action, one.then))
                assert all(aim.away <= max(NEAR_AIM, one.after) for aim in one.aims)
                if one.wins is None and one.after < four_sets_away(left_by(view, one.action, one.then)):
                    assert one.aims[0].away <= one.after, "what is nearer than four sets and a pair is named"
                assert isinstance(one.action, ClaimPung | ClaimChow | ClaimKong) == bool(one.opened)
