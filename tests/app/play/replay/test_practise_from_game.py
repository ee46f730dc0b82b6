from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from peling_app.kit.commands import Flag
from peling_app.learn.view.learn_page import LearnPage
from peling_app.learn.words.learn import learn_title
from peling_app.play.session import Session
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window


@pytest.mark.nightly  # by day shell/test_come_back.py
def test_a_settled_deal_leads_to_its_drill_and_back(qtbot: QtBot, session: Session) -> None:
    context = make_context(session=session)
    window = make_window(context)
    context.commands.set_flags({Flag.GAME_OPEN: True})
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
    window.bar.tab_asked.emit("play")
    back: PageId = window.current
    assert back is PageId.TABLE
    assert (session.view, session.path) == (view, path)
    play = window.page(PageId.TABLE)
    assert isinstance(play, PlayPage)
    play.show_settlement()
    assert play.settle is not None
    play.settle.practise_wanted.emit("wind")
    assert learn.drills.model.kind == "wind"
    learn.drills.back.click()
    assert (window.current, play.is_settled) == (PageId.TABLE, True)
    play.settle.lesson_wanted.emit("pc-chow/2")
    assert learn.course.model.current is not None
    assert learn.course.model.current.id == "pc-chow/2"
    learn.course.back_asked.emit()
    assert play.isVisible()
    assert context.commands.trigger("tutor.first-times")
    assert play.settle.first is not None
    play.settle.rule_wanted.emit(play.settle.first.card.rule)
    assert window.page(PageId.BOOKS).isVisible()
    learn.open("drills")
    learn.drills.back.click()
    assert learn.titles == (learn_title(),)
    window.close()
