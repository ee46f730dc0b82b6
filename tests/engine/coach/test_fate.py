"""What is said to have come of a decision is what happened, asked again of the deal itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from peling.advice.equities import equities
from peling.coach.fate import DRAWS, Fate, Harm, fate
from peling.coach.grades import Grade
from peling.coach.review import Judged, Moment, decisions
from peling.coach.why import SETS
from peling.core.actions import AddedKong, ClaimWin, Discard, GoOut, Pass
from peling.core.scoring import Win, WinBy
from peling.core.tiles import Seat, Tile
from peling.core.view import PlayerView
from peling.play.inputs import Act
from peling.play.table import view_of
from peling.rulebooks import RULE_SETS
from peling.rules.nearness import short_of
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.coach.deals import BY_DAY, Game

DEALS = 12
"""So many are played in each book."""

Deal = tuple[Moment, ...]


def slips(rules: str) -> Iterator[tuple[Deal, Judged]]:
    """Yield what beginners did otherwise than the formula would have done, each with its deal."""
    game = Game(rules, ("novice", "club", "novice", "club"), Random(f"fate/{rules}"))
    for _ in range(DEALS):
        game.play_deal()
        for decision in decisions(game.deal, Seat.FIRST):
            choices = equities(decision.view, decision.rules, 0)
            if choices[0].action != decision.played:
                yield game.deal, Judged(*decision[:4], choices, 9.0, 0.1, Grade.GRAVE, None, 0.0, 0.0)


def own_views(deal: Deal, one: Judged) -> list[PlayerView]:
    """Return what the player saw each time he did something after a decision."""
    return [
        view_of(before.deal, before.wind_of(Seat.FIRST), before.rules)
        for before, given, _ in deal[one.moment + 1 :]
        if isinstance(given, Act)
        and given.seat is Seat.FIRST
        and before is not None
        and before.deal is not None
    ]


def fits(view: PlayerView, given_away: Tile, wished: Tile, rules: RuleSet, left: bool) -> bool:
    """Return whether a tile that is offered makes a set or a win with one that was given away."""
    hand = view.hand.add(given_away)
    if not short_of(hand.add(wished), hand.melds, view.wild, rules):
        return True
    if given_away is wished:
        return hand.count(wished) >= 2
    return left and given_away.suit is wished.suit is not None and abs(given_away.rank - wished.rank) <= 2


@pytest.mark.thorough
@pytest.mark.parametrize("rules", by_day(BY_DAY, RULE_SETS))
def test_what_came_of_a_decision_is_what_happened(rules: str) -> None:
    """Of a deal that was over at once it was said that none of the next draws would have helped.

    Nothing was said of a tile that another discarded and only the better choice could have claimed, and of a
    tile let pass that it went to another whose claim came before that of a player who made none.
    """
    seen = set()
    for deal, one in slips(rules):
        found = fate(deal, Seat.FIRST, one)
        seen.add(found.harm)
        views = own_views(deal, one)
        has_drawn = any(view.drawn is not None and view.turn is view.me for view in views)
        end = deal[-1].after.deal
        assert end is not None
        if found.harm is Harm.ENDED:
            assert not has_drawn
            result = deal[-1].after.result
            assert result is not None
            assert (found.wind is one.view.me) is (result.winner is one.view.me)
        elif found.harm is Harm.NONE:
            assert has_drawn
        elif found.harm is Harm.OUTRUN:
            assert isinstance(one.played, SETS)
        elif found.harm is Harm.LOST_ANYWAY:
            assert isinstance(one.played, Pass)
        elif found.harm in {Harm.OFFERED, Harm.OFFERED_WIN}:
            later = end.discards[len(one.view.discards) :]
            assert any(
                (gone.wind, gone.tile, gone.claimed_by) == (found.wind, found.tile, None) for gone in later
            )
            assert found.wind is not one.view.me
            assert 0 <= found.turn - one.turn <= DRAWS
            assert isinstance(one.played, (Discard, *SETS))
    assert seen >= {Harm.NONE, Harm.ENDED}


@pytest.mark.thorough
def test_what_another_discards_and_only_the_tile_given_away_could_claim_punishes() -> None:
    seen = 0
    for deal, one in slips("pung-chow-limit"):
        found = fate(deal, Seat.FIRST, one)
        is_offered = found.harm in {Harm.OFFERED, Harm.OFFERED_WIN}
        if not is_offered or not isinstance(one.played, Discard) or found.tile is None:
            continue
        seen += 1
        rules = deal[-1].after.rules
        left = found.wind is one.view.left_neighbour
        assert fits(one.view, one.played.tile, found.tile, rules, left)
    assert seen


@pytest.mark.thorough
def test_a_tile_that_would_have_won_after_the_better_choice_is_no_mere_claim() -> None:
    """It was said that the better choice alone could have claimed it."""
    seen = set()
    for deal, one in slips("how-to-play"):
        found = fate(deal, Seat.FIRST, one)
        if not isinstance(one.best, Discard) or found.tile is None:
            continue
        hand = one.view.hand.remove(one.best.tile).add(found.tile)
        wins = not short_of(hand, hand.melds, one.view.wild, deal[-1].after.rules)
        if found.harm in {Harm.OFFERED, Harm.OFFERED_WIN}:
            assert wins is (found.harm is Harm.OFFERED_WIN)
            seen.add(found.harm)
    assert seen == {Harm.OFFERED, Harm.OFFERED_WIN}


def test_a_kong_that_is_robbed_is_punished() -> None:
    """It was said that no tile came that only the better choice could use; another won with the kong."""
    deal, one = next(slips("pung-chow-limit"))
    kind = one.view.hand.concealed[0]
    end = deal[-1].after
    other = next(wind for wind in one.view.winds if wind is not one.view.me)
    robbed = replace(end.history[-1], winner=other, win=Win(kind, WinBy.ROBBED_KONG, one.view.me))
    over = (*deal[:-1], deal[-1]._replace(after=replace(end, history=(*end.history[:-1], robbed))))
    added = replace(one.choices[-1], action=AddedKong(kind))
    judged = replace(one, played=AddedKong(kind), choices=(*one.choices, added))
    assert fate(over, Seat.FIRST, judged) == Fate(Harm.WON, other, kind)


def test_a_win_let_go_for_a_cheaper_one_is_punished() -> None:
    """It was said that this did no harm, for the player had won all the same."""
    seen = 0
    for deal, one in slips("pung-chow-limit"):
        result = deal[-1].after.result
        assert result is not None
        if result.winner is not one.view.me:
            continue
        won = result.settlement.net(result.winds)[one.view.me]
        for end in (GoOut(), ClaimWin()):
            for more, harm in ((0.4, Harm.STILL_WON), (-20.0, Harm.STILL_WON), (20.0, Harm.WON_LESS)):
                first = replace(one.choices[0], action=end, points=won + more)
                judged = replace(one, choices=(first, *one.choices[1:]))
                assert fate(deal, Seat.FIRST, judged).harm is harm
                seen += 1
    assert seen
