"""A hand that is being entered is empty until one tile of any sort is in it."""

from __future__ import annotations

import pytest

from peling.core.tiles import tile
from peling.rules.draft import DraftSet, HandDraft

B1 = tile("B1")


@pytest.mark.parametrize(
    "draft",
    [
        HandDraft(concealed=(B1,)),
        HandDraft(exposed=(DraftSet((B1,) * 3),)),
        HandDraft(kongs=(B1,)),
        HandDraft(bonus=(tile("Fl1"),)),
        HandDraft(discards=(B1,)),
        HandDraft(winning=B1),
    ],
)
def test_one_tile_of_any_sort_is_no_longer_nothing(draft: HandDraft) -> None:
    assert HandDraft().is_empty
    assert not draft.is_empty
