"""Somebody is said to play like the level that loses as much, by figures that were measured."""

from __future__ import annotations

import pytest

from peling.advice.players import LEVELS
from peling.coach import levels
from peling.coach.levels import ENOUGH, Estimate, LevelLoss, estimate, level_losses
from peling.coach.scale import scale
from peling.rulebooks import RULE_SETS

SOME = (
    LevelLoss("novice", 24.0, 2.0, 60),
    LevelLoss("club", 14.0, 1.0, 60),
    LevelLoss("expert", 6.0, 1.0, 60),
)


@pytest.mark.parametrize(
    ("lost", "said"),
    [
        (30.0, Estimate("novice", is_weaker=True)),
        (24.0, Estimate("novice")),
        (22.0, Estimate("novice")),
        (21.0, Estimate("novice", is_better=True)),
        (14.0, Estimate("club")),
        (11.9, Estimate("club", is_better=True)),
        (6.0, Estimate("expert")),
        (0.0, Estimate("expert")),
    ],
)
def test_a_loss_is_like_that_of_a_level(lost: float, said: Estimate) -> None:
    assert estimate(SOME, lost) == said


def test_no_level_is_said_where_none_was_measured() -> None:
    assert level_losses("chess") == ()
    with pytest.raises(ValueError, match="level"):
        estimate((), 3.0)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_book_was_measured_and_better_levels_lose_less(rules: str) -> None:
    found = level_losses(rules)
    levels = [one.level for one in found]
    assert levels == [level for level in LEVELS if level in levels]
    assert len(found) >= 2
    lost = [one.lost for one in found]
    assert lost == sorted(lost, reverse=True)
    assert len(set(lost)) == len(lost)
    assert all(one.se > 0 and one.deals > 1 for one in found)


def test_a_book_with_few_deals_borrows_from_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    many, few = SOME, tuple(one._replace(lost=one.lost / 2, deals=10) for one in SOME)
    monkeypatch.setattr(levels, "measured", lambda: {"pung-chow": many, "four-winds": few})
    assert min(one.deals for one in many) >= ENOUGH > max(one.deals for one in few)
    assert level_losses("pung-chow") == many
    borrowed = level_losses("four-winds")
    wins = scale("pung-chow").win, scale("four-winds").win
    for one, own, other in zip(borrowed, few, many, strict=True):
        assert one.deals == own.deals + other.deals
        shares = other.lost / wins[0], own.lost / wins[1]
        assert min(shares) < one.lost / wins[1] < max(shares)
        assert 0 < one.se < own.lost
    assert level_losses("fenghua") == ()
