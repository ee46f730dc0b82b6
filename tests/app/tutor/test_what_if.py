from __future__ import annotations

import pytest

from peling.advisor import advise
from peling.tiles import tile
from peling_app.settings import TutorDepth
from peling_app.viewmodels.tutor import AdvicePage, TutorModel
from tests.app.tutor.fakes import StillSession
from tests.app.tutor.positions import discard_of_west, own_turn


@pytest.fixture
def session(qapp: object) -> StillSession:
    assert qapp is not None
    return StillSession(own_turn())


def test_a_chosen_tile_is_weighed_once_and_told(session: StillSession) -> None:
    model = TutorModel(session)
    view = session.view
    assert view is not None
    first, second = view.hand.concealed[0], view.hand.concealed[-1]
    model.what_if(first)
    assert session.weighings == 1
    assert model.advice == AdvicePage()
    session.weighed.emit(advise(view, session.rules))
    assert "discard" in model.advice.title
    assert model.advice.sentences
    model.what_if(second)
    assert session.weighings == 1
    assert model.advice.sentences
    model.what_if(None)
    assert model.advice == AdvicePage()


def test_a_new_position_drops_what_was_weighed(session: StillSession) -> None:
    model = TutorModel(session)
    view = session.view
    assert view is not None
    model.what_if(view.hand.concealed[0])
    session.weighed.emit(advise(view, session.rules))
    session.view = discard_of_west()
    session.changed.emit()
    assert model.advice == AdvicePage()
    model.what_if(tile("C1"))
    assert session.weighings == 2


def test_advice_that_was_asked_for_stays(session: StillSession) -> None:
    model = TutorModel(session)
    view = session.view
    assert view is not None
    session.advice.emit(advise(view, session.rules))
    asked = model.advice
    model.what_if(view.hand.concealed[0])
    session.weighed.emit(advise(view, session.rules))
    assert model.advice == asked


def test_the_quiet_tutor_says_nothing_of_it(session: StillSession) -> None:
    model = TutorModel(session)
    model.set_depth(TutorDepth.QUIET)
    assert session.view is not None
    model.what_if(session.view.hand.concealed[0])
    assert (session.weighings, model.advice) == (0, AdvicePage())
