"""What the tutor says of an action that is only looked at."""

from __future__ import annotations

import pytest

from peling.advice.advisor import advise
from peling.advice.outlook import outlooks
from peling.core.actions import ClaimChow, ClaimPung, Discard, Pass
from peling.core.tiles import tile
from peling.core.view import PlayerView
from peling.rulebooks import rule_set
from peling_app.platform.settings import TutorDepth
from peling_app.play.tutor.model.pages import AdvicePage, Fact
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.words import what_if as words
from peling_app.play.tutor.words.motives import motive_words
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_east, discard_of_west, own_turn

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def session() -> StillSession:
    return StillSession(own_turn())


def seen(session: StillSession) -> PlayerView:
    assert session.view is not None
    return session.view


def weigh(session: StillSession) -> None:
    """Let the answer of the worker come."""
    session.weighed.emit(outlooks(seen(session), session.rules))


def told(model: TutorModel, number: int = 0) -> dict[str, str]:
    return {fact.label: fact.text for fact in model.advice.tries[number].facts}


def test_a_tile_that_is_looked_at_is_weighed_once_and_told(session: StillSession) -> None:
    model = TutorModel(session)
    hand = seen(session).hand.concealed
    model.what_if(Discard(hand[0]))
    model.what_if(Discard(hand[3]))
    assert session.weighings == 1
    assert model.advice == AdvicePage()
    weigh(session)
    assert "discard" in model.advice.title
    first = model.advice
    model.what_if(Discard(tile("N")))
    assert session.weighings == 1
    assert model.advice not in {first, AdvicePage()}
    assert told(model)["Away"] == "You are 3 tiles short."
    assert told(model)["Nearer"].endswith("(15 helpful tiles not in sight)")
    assert told(model)["Could be"].startswith("one suit with winds and dragons (6 tiles short, about 1")
    model.what_if()
    assert model.advice == AdvicePage()


def test_a_tile_that_scores_is_told_as_the_stake(session: StillSession) -> None:
    model = TutorModel(session)
    model.what_if(Discard(tile("R")))
    weigh(session)
    assert told(model)["Away"] == "3 tiles short before, 4 then."
    assert told(model)["At stake"].startswith("If another wins now, the hand counts 2 points instead of 4.")


def test_a_claim_tells_what_it_opens_and_counts(session: StillSession) -> None:
    session.view = discard_of_west()
    model = TutorModel(session)
    model.what_if(ClaimPung())
    weigh(session)
    assert model.advice.title == "What if? Pung it"
    assert "1 set then lies open." in told(model)["At stake"]
    assert told(model)["Then"].startswith("best discard ")
    assert told(model)["Counts"] == "2 points, because it is exposed. Drawn by yourself it would count 4."


def test_of_a_chow_each_way_is_told(session: StillSession) -> None:
    session.view = discard_of_east()
    model = TutorModel(session)
    ways = (ClaimChow((tile("C4"), tile("C6"))), ClaimChow((tile("C6"), tile("C7"))), ClaimPung())
    model.what_if(*ways)
    weigh(session)
    assert [one.way for one in model.advice.tries] == ["Chow it with 4 and 6", "Pung it"]


def test_a_new_position_drops_what_was_weighed(session: StillSession) -> None:
    model = TutorModel(session)
    model.what_if(Discard(tile("N")))
    weigh(session)
    session.view = discard_of_west()
    session.changed.emit()
    assert model.advice == AdvicePage()
    model.what_if(ClaimPung())
    assert session.weighings == 2


def test_advice_that_was_asked_for_stays(session: StillSession) -> None:
    model = TutorModel(session)
    session.advice.emit(advise(seen(session), session.rules))
    asked = model.advice.sentences
    best, *others = advise(seen(session), session.rules)
    model.what_if(best.action)
    weigh(session)
    assert model.advice.sentences == asked[:2]
    for other in others:
        model.what_if(other.action)
        assert model.advice.sentences == (*asked[:2], motive_words(other))
    assert not model.advice.tries


def test_the_quiet_tutor_says_nothing_of_it(session: StillSession) -> None:
    model = TutorModel(session)
    model.set_depth(TutorDepth.QUIET)
    model.what_if(Discard(tile("N")))
    assert (session.weighings, model.advice) == (0, AdvicePage())


def test_what_is_not_allowed_has_no_outlook(session: StillSession) -> None:
    model = TutorModel(session)
    model.what_if(ClaimPung(), Pass())
    weigh(session)
    assert model.advice == AdvicePage()


def test_limit_hands_and_waits_are_worded() -> None:
    rules = rule_set("pung-chow-limit", {})
    majors = own_turn("B1 B9 D1 D9 C1 C9 E S W N R G B4 B4", "B4")
    (found,) = [one for one in outlooks(majors, rules) if one.action == Discard(tile("B4"))]
    rows = dict(words.facts(found))
    assert "the thirteen odd majors (2 tiles short, the limit of 300)" in rows["Could be"]
    calling = own_turn("B1 B2 B3 B4 B5 B6 D1 D1 C4 C5 C6 D7 D8 N", "N")
    (found,) = [one for one in outlooks(calling, rules) if one.action == Discard(tile("N"))]
    assert dict(words.facts(found))["Waits"] == "6, 9 of circles (7 helpful tiles not in sight)"
    assert Fact(*words.facts(found)[0]).label == "Away"
