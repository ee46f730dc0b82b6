"""The stop at the table: the tile hovers until the user has decided."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.kit.commands import Flag, Scope
from peling_app.platform.settings import Coaching
from peling_app.play.session import Session
from peling_app.play.table.model.asked import NOTHING
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.coaching.coached import discards, wrong_key
from tests.app.play.table.conftest import Hands


def stop(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    with qtbot.waitSignal(session.coach.stopped, timeout=10_000):
        session.do(discards(session)[-1])
    assert page.coaching.sheet.isVisible()


@pytest.mark.thorough
@pytest.mark.usefixtures("strict")
def test_enter_and_escape_both_think_again(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    view = session.view
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        session.coach.set_manner(Coaching.REQUEST)
        session.coach.set_manner(Coaching.STOP)
        stop(qtbot, session, page)
        assert page.coaching.sheet.think.hasFocus()
        assert page.table_model.board.meant.property("held")
        QTest.keyClick(page.coaching.sheet.think, key)
        assert not page.coaching.sheet.isVisible()
        assert not page.table_model.board.meant.property("held")
        assert session.view is view


@pytest.mark.usefixtures("strict")
def test_who_asks_why_not_while_stopped_comes_back_to_the_stop(
    qtbot: QtBot, session: Session, page: PlayPage
) -> None:
    """The focus went to the hand, where Enter discarded, and Escape did nothing though the button said it."""
    session.coach.set_manner(Coaching.STOP)
    stop(qtbot, session, page)
    page.why.ask_here()
    assert page.why.sheet.isVisible()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert not page.why.sheet.isVisible()
    assert page.coaching.sheet.think.hasFocus()


@pytest.mark.usefixtures("strict")
def test_a_stop_that_comes_when_one_has_gone_elsewhere_waits_until_one_comes_back(
    qtbot: QtBot, session: Session, page: PlayPage, window: MainWindow
) -> None:
    """It took the focus from a name that was typed; what was typed next came into another field."""
    session.coach.set_manner(Coaching.STOP)
    with qtbot.waitSignal(session.coach.stopped, timeout=10_000):
        session.do(discards(session)[-1])
        window.show_page(PageId.JUDGE)
        before = QApplication.focusWidget()
    QApplication.processEvents()
    assert before is not None
    assert not page.coaching.sheet.isHidden()
    assert before.hasFocus()
    window.show_page(PageId.TABLE)
    QApplication.processEvents()
    assert page.coaching.sheet.think.hasFocus()


@pytest.mark.usefixtures("strict")
def test_escape_thinks_again_wherever_the_focus_has_gone(
    qtbot: QtBot, session: Session, page: PlayPage
) -> None:
    session.coach.set_manner(Coaching.STOP)
    stop(qtbot, session, page)
    page.table.setFocus()
    QTest.keyClick(page.table.quick, Qt.Key.Key_Escape)
    assert not page.coaching.sheet.isVisible()


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    ("decided", "dragged"),
    [
        ("think", True),
        *(
            pytest.param(*more, marks=pytest.mark.nightly)
            for more in (
                ("play", False),
                ("play", True),
                ("think", False),
                ("show_me", False),
                ("show_me", True),
                ("silence", False),
                ("silence", True),
            )
        ),
    ],
)
def test_the_tile_hovers_until_the_user_has_decided(
    qtbot: QtBot, session: Session, page: PlayPage, decided: str, *, dragged: bool
) -> None:
    board, key = page.table_model.board, wrong_key(session, page)
    assert not board.meant.property("held")
    with qtbot.waitSignal(session.coach.stopped, timeout=10_000):
        if dragged:
            board.drop(key, "table")
        else:
            board.tapTile(key)
            board.tapTile(key)
    assert board.meant.property("held") == key
    hands = Hands(page.table, qtbot)
    assert [item.objectName() for item in hands.items("place-")] == [f"place-{key}"], "its place is below it"
    getattr(page.coaching.sheet, decided).click()
    assert not board.meant.property("held")
    assert not hands.items("place-")
    assert not board.property("selected"), "one more press discards nothing"


@pytest.mark.thorough
@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("still", [False, pytest.param(True, marks=pytest.mark.nightly)])
def test_without_motion_the_tile_hovers_at_once(
    qtbot: QtBot, session: Session, page: PlayPage, *, still: bool
) -> None:
    board, key = page.table_model.board, wrong_key(session, page)
    board.set_up(still=still)
    (body,) = [
        item
        for item in Hands(page.table, qtbot).item(f"hand-{key}").childItems()
        if item.property("lift") is not None
    ]
    lifted = body.childItems()[0]
    rests = lifted.y()
    board.meant.hold(key)
    assert (lifted.y() == -body.property("lift") != rests) is still
    qtbot.waitUntil(lambda: lifted.y() == -body.property("lift") and lifted.rotation() < 0)
    board.meant.hold(NOTHING)
    assert (lifted.y() == rests and lifted.rotation() == 0) is still
    qtbot.waitUntil(lambda: lifted.y() == rests and lifted.rotation() == 0)


@pytest.mark.usefixtures("strict")
def test_it_can_be_played_all_the_same(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    stop(qtbot, session, page)
    view = session.view
    with qtbot.waitSignal(session.changed, timeout=10_000):
        page.coaching.sheet.play.click()
    assert session.view is not view
    assert not page.coaching.sheet.isVisible()


@pytest.mark.usefixtures("strict")
def test_show_me_opens_the_table_with_the_choice_in_it(
    qtbot: QtBot, session: Session, page: PlayPage
) -> None:
    stop(qtbot, session, page)
    wrong = discards(session)[-1]
    with qtbot.waitSignal(session.advice, timeout=10_000):
        page.coaching.sheet.show_me.click()
    rows = page.tutor_model.advice.coach.rows
    assert [row.tile for row in rows if row.is_pointed] == [wrong.tile]


@pytest.mark.usefixtures("strict")
def test_not_again_is_for_this_deal(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    stop(qtbot, session, page)
    page.coaching.sheet.silence.click()
    with qtbot.assertNotEmitted(session.coach.stopped), qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(discards(session)[-1])


@pytest.mark.thorough
def test_the_switch_sets_how_the_coach_helps(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    switch, commands = page.tutor.panel.coaching, page.services.commands
    commands.set_scope(Scope.TABLE)
    assert commands.is_enabled("tutor.depth")
    with qtbot.waitSignal(page.titleChanged, timeout=1000):
        switch.switch.side(Coaching.EXAM.value).click()
    assert session.coach.manner is Coaching.EXAM
    assert page.services.preferences.current.coaching is Coaching.EXAM
    assert not page.tutor_model.may_advise
    assert not page.tutor_model.now.distance
    assert "Exam" in page.titles
    assert commands.missing("tutor.depth") is Flag.TUTOR_SPEAKS, "it changed something unseen"
    assert "not complete" in [place.line for place in page.table_model.board.picture.claims]
    switch.list.activated.emit(list(Coaching).index(Coaching.QUIET))
    assert not page.tutor_model.may_advise
    page.tutor_model.ask_advice()
    assert not page.tutor_model.advice.thinking
    switch.list.activated.emit(list(Coaching).index(Coaching.REQUEST))
    assert page.tutor_model.may_advise
    assert commands.is_enabled("tutor.depth")
    assert "Exam" not in page.titles
