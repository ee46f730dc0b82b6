"""A deal that is played for a picture is the same each time, however long its writing takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.end2end.pictures.shots_replay import a_played_deal


@pytest.mark.nightly
@pytest.mark.usefixtures("qapp")
def test_a_deal_for_pictures_is_the_same_each_time(tmp_path: Path) -> None:
    results = [a_played_deal(tmp_path / str(time), "pung-chow").last_result for time in range(3)]
    assert results[0] is not None
    assert results == results[:1] * 3
