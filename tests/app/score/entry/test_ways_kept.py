"""By points or by tiles: a sheet that is opened again goes on as the deal was begun."""

import pytest
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.ledger.entry import DealEntry, Points, Tiles
from peling.ledger.inputs import Logged, SaveDraft
from peling_app.score.model.entry import EntryModel
from peling_app.score.session import ScoreSession
from tests.app.score.evenings import EVENING, of_deals, settle

BY_TILES = DealEntry(hands=(Tiles(parse_tiles("B1 B2 B3")), None, None, None))
BY_POINTS = DealEntry(hands=(Points("8"), None, None, None))
MIXED = DealEntry(hands=(*BY_TILES.hands[:1], Points("8"), None, None))


@pytest.mark.parametrize(
    ("before", "typed", "by_points"),
    [
        (EVENING[0], BY_TILES, [False] * 4),
        (BY_TILES, BY_POINTS, [True] * 4),
        (EVENING[0], MIXED, [False, True, True, True]),
    ],
)
def test_a_deal_goes_on_as_it_was_begun_when_its_sheet_is_opened_again(
    qtbot: QtBot, score: ScoreSession, before: DealEntry, typed: DealEntry, by_points: list[bool]
) -> None:
    """Rows without a hand stood as in the deal before: for points beside a hand of tiles, and the reverse."""
    score.adopt(of_deals((before,)).after(Logged("", SaveDraft(typed))))
    settle(qtbot, score)
    model = EntryModel(score)
    assert model.entry.hands == typed.hands
    assert [model.is_by_points(place) for place in range(4)] == by_points
