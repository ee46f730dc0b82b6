"""What the user looks at is weighed by itself against the best, for all together are tried seldom."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from peling.advice.equities import Equity
from peling.advice.helpful import Helpful
from peling.coach.alone import is_vague
from peling.coach.counsel import Counsel
from peling.coach.grades import Grade
from peling.core.actions import Action, Discard
from peling.core.tiles import tile
from peling_app.platform.settings import Coaching
from peling_app.play import coaching
from peling_app.play.closer_looks import CloserLooks
from peling_app.play.coaching import Answer
from peling_app.play.session import Session

FIRST, SECOND, THIRD = (Discard(tile(code)) for code in ("B1", "C5", "R"))


@pytest.fixture
def answers(qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch) -> list[Answer]:
    """Return what the coach has said of all choices together: the user looks at nothing yet."""
    monkeypatch.setattr(coaching, "ROUNDS", (200, 400, 600, 1200))
    answers: list[Answer] = []
    session.advice.connect(answers.append)
    session.weigh()
    qtbot.waitUntil(lambda: bool(answers) and not answers[-1].goes_on, timeout=60_000)
    return answers


def by_action(answer: Answer) -> dict[Action, Equity]:
    return {one.action: one.equity for one in answer.choices}


def vague(session: Session, answers: list[Answer]) -> list[Action]:
    """Return the choices of which too little is known, those seldom tried first."""
    return [one.action for one in reversed(answers[-1].choices[1:]) if is_vague(one, session.rules.id)]


@pytest.mark.thorough
def test_a_choice_that_is_looked_at_is_weighed_by_itself(
    qtbot: QtBot, session: Session, answers: list[Answer]
) -> None:
    """It was said to be about equal, give or take 29 points, for good."""
    before = by_action(answers[-1])
    assert not answers[-1].known
    looked, other = vague(session, answers)[:2]
    said = len(answers)
    session.coach.look_closer(looked)
    qtbot.waitUntil(lambda: len(answers) > said and not answers[-1].goes_on, timeout=60_000)
    after = by_action(answers[-1])
    assert after[looked].behind_se < before[looked].behind_se / 2
    assert after[looked].worlds > 4 * before[looked].worlds
    best = answers[-1].choices[0].equity
    assert after[looked].points == pytest.approx(best.points - after[looked].behind)
    assert {one: after[one] for one in after if one != looked} == {
        one: before[one] for one in before if one != looked
    }
    session.coach.look_closer(other)
    qtbot.waitUntil(lambda: by_action(answers[-1])[other].worlds > before[other].worlds, timeout=60_000)
    assert by_action(answers[-1])[looked] == after[looked], "what was found before stays"
    assert answers[-1].known == {looked, other}


def test_of_the_best_choice_and_of_a_known_one_nothing_more_is_asked(
    qtbot: QtBot, session: Session, answers: list[Answer]
) -> None:
    looked = vague(session, answers)[0]
    session.coach.look_closer(looked)
    qtbot.waitUntil(lambda: not answers[-1].goes_on and answers[-1].settled, timeout=60_000)
    qtbot.waitUntil(lambda: by_action(answers[-1])[looked].worlds > 300, timeout=60_000)
    said = len(answers)
    session.coach.look_closer(answers[-1].choices[0].action)
    session.coach.look_closer(looked)
    session.coach.look_closer()
    qtbot.wait(100)
    assert len(answers) == said


def test_in_an_exam_nothing_is_weighed(qtbot: QtBot, session: Session) -> None:
    session.coach.set_manner(Coaching.EXAM)
    with qtbot.assertNotEmitted(session.advice, wait=200):
        session.weigh()
        session.coach.look_closer(session.legal[0])


def choice(action: Action, behind: float, error: float, worlds: int = 100) -> Counsel:
    equity = Equity(action, -behind, 9.0, 0.2, 30.0, 0.0, behind, error, worlds)
    return Counsel(equity, Grade.EQUAL, Helpful(2), None)


def test_a_closer_look_is_wanted_at_what_is_vague_and_once_beside_the_same_best_one() -> None:
    choices = (choice(FIRST, 0, 0), choice(SECOND, 2, 14), choice(THIRD, 40, 5))
    looks = CloserLooks()
    assert looks.wanted(choices, "pung-chow") is None, "nothing is looked at"
    looks.now = (FIRST, SECOND, THIRD)
    assert looks.wanted(choices, "pung-chow") == SECOND, "the third loses 40 points, surely"
    looks.add(FIRST, choice(SECOND, 11, 3, worlds=2000))
    assert looks.wanted(choices, "pung-chow") is None
    other = (choice(THIRD, 0, 0), *choices[1:2])
    assert looks.wanted(other, "pung-chow") == SECOND


def test_what_was_found_stands_beside_the_same_best_one_alone_and_until_more_is_known() -> None:
    choices = (choice(FIRST, -7, 0), choice(SECOND, 2, 14))
    looks = CloserLooks()
    looks.add(FIRST, choice(SECOND, 11, 3, worlds=2000))
    seen = looks.seen_in(choices)
    assert seen[0] == choices[0]
    assert (seen[1].equity.behind, seen[1].equity.points) == (11, 7 - 11)
    better = (choices[0], choice(SECOND, 9, 2, worlds=9000))
    assert looks.seen_in(better) == better
    best = (choice(THIRD, 0, 0), choices[1])
    assert looks.seen_in(best) == best
    assert looks.seen_in(()) == ()
    assert looks.seen_in((replace(choices[0]),)) == choices[:1]
