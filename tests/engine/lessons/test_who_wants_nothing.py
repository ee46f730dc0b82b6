"""What a player of a lesson does who wants nothing and has claimed: there is no drawn tile to put away."""

from __future__ import annotations

from peling.core.actions import Discard
from peling.core.view import Source
from peling.lessons.tasks import wants_nothing
from tests.engine.positions import E, book, position


def test_the_last_tile_is_discarded_where_none_was_drawn() -> None:
    deal = position({E: "B1 B4 B7 D1 D4 D7 C1 C4 C7 E S W N R"}, turn=E, source=Source.CLAIM)
    assert deal.drawn is None
    action = wants_nothing(deal, E, book())
    assert isinstance(action, Discard)
    assert action.tile.code == "R"
