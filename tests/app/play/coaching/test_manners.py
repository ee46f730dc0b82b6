"""Each game keeps how the coach helps in it; a new one begins as it was chosen last."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.kit.view.parts import Words
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Coaching
from peling_app.play.manners import Manners, kept_manner
from peling_app.play.session import Session
from peling_app.play.view.play_page import PlayPage
from tests.app.play.coaching.coached import discards
from tests.app.play.sessions import setup


@pytest.fixture
def manners(session: Session) -> Manners:
    return Manners(session, Preferences(None), session)


def begin(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.opened, timeout=30_000):
        session.new(setup())


def path_of(session: Session) -> Path:
    assert session.path is not None
    return session.path


def test_an_exam_in_one_game_is_none_in_another(qtbot: QtBot, session: Session, manners: Manners) -> None:
    """What was chosen in one game held in all of them, though it was called that of this game."""
    first = path_of(session)
    with qtbot.waitSignal(session.saved, timeout=30_000):
        session.do(discards(session)[0])
    assert kept_manner(first) is Coaching.REQUEST
    begin(qtbot, session)
    assert path_of(session) != first
    manners.choose(Coaching.EXAM)
    assert session.in_exam
    with qtbot.waitSignal(session.opened, timeout=30_000):
        session.open(first)
    assert manners.manner is Coaching.REQUEST
    assert not session.in_exam
    begin(qtbot, session)
    assert session.in_exam, "a new game begins as it was chosen last"


def test_a_file_that_cannot_be_read_is_as_good_as_none(session: Session, manners: Manners) -> None:
    manners.choose(Coaching.STOP)
    file = next(path_of(session).parent.glob("*.coaching.json"))
    for content in ("", "[]", '{"coaching": 7}', '{"coaching": "loud"}'):
        file.write_text(content, encoding="utf-8")
        assert kept_manner(path_of(session)) is None


def test_what_is_chosen_in_the_settings_holds_in_the_open_game(session: Session) -> None:
    preferences = Preferences(None)
    manners = Manners(session, preferences, session)
    manners.choose(Coaching.QUIET)
    preferences.update(coaching=Coaching.STOP)
    assert manners.manner is Coaching.STOP


def test_what_a_way_means_is_said_when_it_is_chosen_until_the_next_position(
    session: Session, page: PlayPage
) -> None:
    """It stood in a tip alone."""
    switch = page.tutor.panel.coaching

    def said() -> str:
        return " ".join(one.text() for one in switch.findChildren(Words) if one.isVisibleTo(switch))

    assert "no advice" not in said()
    switch.chosen.emit(Coaching.QUIET)
    assert "There is no advice while you play." in said()
    session.changed.emit()
    assert "no advice" not in said()


def test_while_nothing_is_said_below_them_the_places_take_no_room_for_it(page: PlayPage) -> None:
    switch = page.tutor.panel.coaching
    places = max(switch.switch.sizeHint().height(), switch.list.height())
    assert switch.sizeHint().height() <= places
