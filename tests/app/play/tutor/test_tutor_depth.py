from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.parts import Scale, Words
from peling_app.kit.view.text.terms import Terms
from peling_app.platform.settings import Coaching, Settings, TutorDepth, load, save
from peling_app.play.tutor.model.depth import next_depth
from peling_app.play.tutor.model.pages import ScorePage
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.score_page import ScorePage as ScoreNow
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west


@pytest.fixture
def model(qapp: object) -> TutorModel:
    assert qapp is not None
    return TutorModel(StillSession(discard_of_west()))


def test_the_full_tutor_gives_reasons_and_citations(model: TutorModel) -> None:
    assert all(card.cite for card in (*model.now.cards, *model.now.refusals))
    assert model.now.refusals
    assert any(card.facts for card in model.now.cards)
    assert any(hand.missed for hand in model.score.hands)


def test_the_teaching_tutor_gives_reasons_without_citations(model: TutorModel) -> None:
    full = model.now
    model.set_depth(TutorDepth.TEACH)
    assert not any(card.cite for card in (*model.now.cards, *model.now.refusals))
    assert [card.facts for card in model.now.cards] == [card.facts for card in full.cards]
    assert [card.reasons for card in model.now.refusals] == [card.reasons for card in full.refusals]
    assert not any(hand.missed for hand in model.score.hands)


def test_the_quiet_tutor_says_only_what_is_allowed(model: TutorModel) -> None:
    allowed = [card.title for card in model.now.cards if card.legal]
    model.set_depth(TutorDepth.QUIET)
    assert [card.title for card in model.now.cards] == allowed != []
    assert not any(card.facts or card.cite or card.reasons for card in model.now.cards)
    assert (model.now.refusals, model.now.distance, model.now.hand) == ((), "", ())
    assert model.now.may_advise


def test_in_an_exam_the_hand_is_not_counted(qtbot: QtBot, theme: Theme, model: TutorModel) -> None:
    """The page beside the tutor went on saying what it would count, line by line."""
    assert model.score.hands
    model.set_manner(Coaching.EXAM)
    assert model.score == ScorePage(withheld=True)
    scale = Scale(theme)
    view = ScoreNow(scale, Terms(print))
    qtbot.addWidget(view)
    view.show_page(model, scale)
    (said,) = view.findChildren(Words)
    assert said.accessibleName() == "In an exam your hand is not counted before the deal is over."
    model.set_manner(Coaching.QUIET)
    assert model.score.hands


def test_depths_go_round_and_are_kept(tmp_path: Path) -> None:
    assert next_depth(TutorDepth.QUIET) is TutorDepth.TEACH
    assert next_depth(TutorDepth.TEACH) is TutorDepth.FULL
    assert next_depth(TutorDepth.FULL) is TutorDepth.QUIET
    path = tmp_path / "settings.json"
    save(path, Settings(tutor_depth=TutorDepth.TEACH))
    assert load(path).value.tutor_depth is TutorDepth.TEACH
    path.write_text('{"tutor_depth": "loud"}', encoding="utf-8")
    assert load(path).refused == ("tutor_depth",)
