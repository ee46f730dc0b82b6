from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from peling_app.commands import Flag
from peling_app.session import Session
from peling_app.views.lessons.learn_page import LearnPage
from peling_app.views.shell.pages import PageId
from tests.end2end.stage import make_context, make_window

pytestmark = pytest.mark.qt_log_ignore("PulseAudioService", extend=True)


def test_a_settled_deal_leads_to_its_drill_and_back(qtbot: QtBot, session: Session) -> None:
    context = make_context(session=session)
    window = make_window(context)
    context.commands.set_flags(on=frozenset({Flag.GAME_OPEN}))
    window.show_page(PageId.TABLE)
    view, path = session.view, session.path
    assert context.commands.trigger("tutor.practise")
    gone: PageId = window.current
    assert gone is PageId.LEARN
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    assert learn.drills.model.book == session.rules.id
    assert learn.drills.model.kind in {"score", "pays"}
    qtbot.waitUntil(lambda: learn.drills.model.asked is not None)
    window._bar.tab_asked.emit("play")
    back: PageId = window.current
    assert back is PageId.TABLE
    assert (session.view, session.path) == (view, path)
    window.close()
