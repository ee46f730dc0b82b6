"""Each game keeps how the coach helps in it; a new one begins as it was chosen last."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.storage.help import Help
from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.view.parts import Words
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import ClaimsAsked, Coaching, Language
from peling_app.play.manners import Manners, kept_manner
from peling_app.play.session import Session
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow
from tests.app.play.coaching.coached import discards
from tests.app.play.sessions import setup, to_move
from tests.by_day import by_day


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
    assert session.may_count_hand
    manners.choose(Coaching.EXAM)
    assert session.in_exam
    assert not session.may_count_hand, "the others count it on the page that compares hands"
    with qtbot.waitSignal(session.opened, timeout=30_000):
        session.open(first)
    assert manners.manner is Coaching.REQUEST
    assert not session.in_exam
    begin(qtbot, session)
    assert session.in_exam, "a new game begins as it was chosen last"


def test_what_goes_on_from_an_exam_is_a_game_to_learn_from(
    qtbot: QtBot, session: Session, manners: Manners
) -> None:
    """It was called an exam, and gave no advice, though everything of that deal had been seen."""
    manners.choose(Coaching.EXAM)
    exam = path_of(session)
    with qtbot.waitSignal(session.saved, timeout=30_000):
        session.do(discards(session)[0])
    with qtbot.waitSignal(session.reviewed, timeout=30_000) as found:
        session.review(exam)
    with qtbot.waitSignal(session.opened, timeout=30_000):
        session.play_on(exam, found.args[1][:-1])
    branched = path_of(session)
    assert (branched != exam, session.in_exam) == (True, False)
    qtbot.waitUntil(lambda: to_move(session), timeout=30_000)
    with qtbot.waitSignal(session.saved, timeout=30_000):
        session.do(discards(session)[0])
    assert kept_manner(branched) is Coaching.REQUEST
    manners.choose(Coaching.EXAM)
    assert session.in_exam, "who wants an exam of it has one"
    begin(qtbot, session)
    assert session.in_exam, "a new game begins as it was chosen last"
    with qtbot.waitSignal(session.opened, timeout=30_000):
        session.open(branched)
    assert session.in_exam


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_what_a_way_means_is_said_when_it_is_chosen_until_the_next_position(
    session: Session, page: PlayPage
) -> None:
    """It stood in a tip alone, and then in the tip as well, over the words and the buttons below them."""
    switch = page.tutor.panel.coaching

    def tips() -> list[str]:
        return [one.toolTip() for one in (switch.switch, switch.list)]

    def said() -> str:
        return " ".join(one.text() for one in switch.findChildren(Words) if one.isVisibleTo(switch))

    assert "no advice" not in said()
    switch.chosen.emit(Coaching.QUIET)
    assert "There is no advice while you play." in said()
    assert tips() == ["", ""]
    session.changed.emit()
    assert "no advice" not in said()
    assert all("no advice" in tip for tip in tips())


@pytest.mark.thorough
@pytest.mark.parametrize("manner", by_day([Coaching.EXAM], Coaching))
def test_what_a_way_means_is_said_in_the_language_of_the_day(
    window: MainWindow, page: PlayPage, manner: Coaching
) -> None:
    """Its tip and its note stayed in the language before until the next move."""
    switch = page.tutor.panel.coaching

    def said() -> list[str]:
        words = [one.text() for one in switch.findChildren(Words)]
        return [
            *words,
            *(one.toolTip() or one.accessibleDescription() for one in (switch.switch, switch.list)),
        ]

    switch.chosen.emit(manner)
    before = said()
    window.context.translations.use(Language.GERMAN)
    QApplication.processEvents()
    assert not set(before) & set(said())
    window.context.translations.use(Language.ENGLISH)
    QApplication.processEvents()
    assert said() == before


@pytest.mark.thorough
def test_while_nothing_is_said_below_them_the_places_take_no_room_for_it(page: PlayPage) -> None:
    switch = page.tutor.panel.coaching
    places = max(switch.switch.sizeHint().height(), switch.list.height())
    assert switch.sizeHint().height() <= places


def asked(page: PlayPage) -> AskBefore | None:
    """Return the question that is in front; None: there is none."""
    shown = [one for one in page.window().findChildren(AskBefore) if one.isVisible()]
    return shown[0] if shown else None


def exam(session: Session, page: PlayPage) -> None:
    """Begin an exam before the first move."""
    page.tutor.panel.coaching.chosen.emit(Coaching.EXAM)
    assert session.in_exam


def note_of(page: PlayPage) -> str:
    return page.tutor.panel.coaching.switch.accessibleDescription()


@pytest.fixture
def fresh(qtbot: QtBot, session: Session, page: PlayPage) -> PlayPage:
    begin(qtbot, session)
    page.table_model.board.hurry()
    qtbot.waitUntil(lambda: to_move(session), timeout=30_000)
    return page


def test_whoever_leaves_an_exam_that_can_bear_a_mark_is_asked_before(
    qtbot: QtBot, session: Session, fresh: PlayPage
) -> None:
    exam(session, fresh)
    switch = fresh.tutor.panel.coaching
    switch.chosen.emit(Coaching.QUIET)
    assert asked(fresh) is None, "nothing is lost before the first move"
    exam(session, fresh)
    with qtbot.waitSignal(session.saved, timeout=30_000):
        session.do(session.legal[-1])
    switch.chosen.emit(Coaching.REQUEST)
    question = asked(fresh)
    assert question is not None
    assert switch.switch.value() == Coaching.EXAM.value, "nothing else is chosen yet"
    question.reject()
    assert session.in_exam
    assert session.unassisted
    switch.chosen.emit(Coaching.REQUEST)
    question = asked(fresh)
    assert question is not None
    question.accept()
    assert not session.in_exam
    assert session.help_noted == frozenset({Help.LEFT_EXAM})
    exam(session, fresh)
    switch.chosen.emit(Coaching.REQUEST)
    assert asked(fresh) is None, "there is no mark to lose"
    assert not session.in_exam


@pytest.mark.thorough
def test_an_exam_says_whether_the_game_can_be_marked(session: Session, page: PlayPage) -> None:
    session.helped.note(Help.ADVICE)
    exam(session, page)
    assert "it bears no mark" in note_of(page)


def test_an_exam_from_the_first_move_on_says_that_the_game_is_marked(
    session: Session, fresh: PlayPage
) -> None:
    exam(session, fresh)
    assert "is marked as unassisted" in note_of(fresh)
    assert fresh.coaching.marks(over=False) == ("Exam",)
    assert fresh.coaching.marks(over=True) == ("unassisted",)
    session.help_noted = frozenset({Help.ADVICE})
    assert fresh.coaching.marks(over=True) == ("Exam",)


def test_in_an_exam_is_asked_for_every_tile_that_may_be_claimed(session: Session) -> None:
    """Who is asked for useful tiles alone knows by the question that this one is."""
    session.prompts.set_lasting(ClaimsAsked.NEARER, chows=False, learners=True)
    session.coach.set_manner(Coaching.EXAM)
    assert (session.prompts.asking.least, session.prompts.asking.chows) == (ClaimsAsked.EVERY, False)
    session.coach.set_manner(Coaching.QUIET)
    assert session.prompts.asking.least is ClaimsAsked.NEARER
