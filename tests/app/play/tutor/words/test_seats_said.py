"""Where a player is said to sit, he sits, at tables of two and three with every seat empty too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations

import pytest

from peling.core.actions import ClaimChow
from peling.core.tiles import WINDS, Wind, tile
from peling.core.view import Offer, PlayerView
from peling.rulebooks import rule_set
from peling.rules.legality import conceivable, judge
from peling_app.books.words.findings import finding, short_reason
from peling_app.kit.words.tiles import wind_name
from peling_app.play.tutor.model.now import now_page
from tests.app.play.tutor.positions import discard_of_west

pytestmark = pytest.mark.usefixtures("english")

LEFT = 3
"""Steps to the player at the left, counted round to the right."""


def tables() -> Iterator[PlayerView]:
    """Yield a discard that makes a chow, from every player to every other, at every table that there is."""
    shown = discard_of_west()
    of_three = (winds for winds in combinations(WINDS, 3) if Wind.EAST in winds)
    for winds in ((Wind.EAST, Wind.WEST), *of_three, WINDS):
        for me, by in permutations(winds, 2):
            others = tuple(replace(shown.others[0], wind=wind) for wind in winds if wind is not me)
            offer = Offer(tile("C5"), by)
            yield replace(shown, me=me, winds=winds, turn=by, offer=offer, others=others, discards=())


def said(view: PlayerView) -> Iterator[str]:
    """Yield what the tutor and the claim bar say of a chow."""
    rules = rule_set("pung-chow")
    verdicts = tuple(judge(view, action, rules) for action in conceivable(view, rules))
    for card in now_page(view, verdicts, rules).refusals:
        yield from card.reasons
    for verdict in verdicts:
        if isinstance(verdict.action, ClaimChow):
            yield from (finding(found) for found in verdict.findings)
            yield from (short_reason(found) for found in verdict.unmet)


def test_nobody_is_said_to_sit_at_the_left_who_sits_elsewhere() -> None:
    seen = 0
    for view in tables():
        for sentence in said(view):
            if "your left" not in sentence or "nobody sits at your left" in sentence:
                continue
            seen += 1
            at_left = [wind for wind in view.winds if view.me.steps_to(wind) == LEFT]
            assert at_left, (view.me, view.winds, sentence)
            named = [wind for wind in view.winds if wind_name(wind) in sentence]
            assert set(named) <= {*at_left, view.me}, (view.me, view.winds, sentence)
    assert seen > 50
