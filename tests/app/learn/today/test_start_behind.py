"""The start of Learn behind another page: what is learnt there is counted when it is shown again."""

from __future__ import annotations

from datetime import timedelta

import pytest

from peling.lessons.learnt import Practised, TileNamed
from peling.lessons.memory import Recall
from peling_app.learn.model.today import Today
from peling_app.learn.view.today.five import FiveMinutes
from tests.app.learn.today.stage import Stage, stage

__all__ = ["stage"]


def test_the_start_behind_another_page_follows_only_when_it_is_shown_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With each answer of a drill all that is due was counted, and its page laid out anew."""
    followed: list[int] = []
    show = FiveMinutes.show_today

    def watched(five: FiveMinutes, found: Today) -> None:
        followed.append(found.number)
        show(five, found)

    monkeypatch.setattr(FiveMinutes, "show_today", watched)
    stage.page.open("reading")
    followed.clear()
    stage.learn.do(TileNamed("C4", Recall.FORGOTTEN))
    stage.time.today += timedelta(days=1)
    stage.learn.do(Practised(60))
    assert followed == []
    stage.page.show_start()
    assert followed
    assert set(followed) == {1}
