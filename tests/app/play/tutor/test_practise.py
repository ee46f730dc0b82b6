from __future__ import annotations

from dataclasses import replace

import pytest

from peling.core.tiles import Wind
from peling.lessons import drills
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.play.tutor.model.practise import fitting_drill
from tests.app.play.settle.deals import picture
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west, own_turn


def drill(session: StillSession) -> str:
    assert session.view is not None
    return fitting_drill(session.view, session.verdicts(), session.rules, session.last_result)


def test_the_drill_fits_the_position(qapp: object) -> None:
    assert qapp is not None
    assert drill(StillSession(discard_of_west())) == "claim"
    assert drill(StillSession(own_turn())) == "away"
    assert drill(StillSession(own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R E", "E"))) == "waits"
    assert drill(StillSession(own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D5 R R R E", "E"))) == "exposing"


def test_a_settled_deal_leads_to_scores_or_payments(qapp: object) -> None:
    assert qapp is not None
    won = picture()
    assert won.winner is Wind.SOUTH
    assert drill(StillSession(own_turn(), result=won)) == "score"
    assert drill(StillSession(own_turn(), result=replace(won, winner=Wind.EAST))) == "pays"


@pytest.mark.parametrize("book", RULE_SETS)
def test_every_book_has_these_drills(book: str) -> None:
    kinds = drills.kinds(rule_set(book))
    assert {"claim", "why-not", "exposing", "waits", "away", "score", "pays"} <= set(kinds)
