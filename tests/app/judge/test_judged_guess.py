"""How a guess came out: graded as the table beside it, and not while that leaves it open."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.coach.grades import Grade
from peling.core.actions import GoOut
from peling_app.judge.view.page import JudgePage
from peling_app.kit.words.tiles import begun
from peling_app.platform.settings import Appearance, Language
from peling_app.play.coaching import Answer
from peling_app.play.tutor.model.coach import short
from tests.app.judge.conftest import HAND


def test_a_guess_is_graded_as_the_table_beside_it_and_not_while_that_is_open(
    page: JudgePage, qtbot: QtBot
) -> None:
    """An equal choice "lost" points, and a choice within the error said was a grave mistake."""
    session = page.model.session
    session.open_text(HAND)
    qtbot.waitUntil(lambda: session.answer is not None and session.answer.settled, timeout=60_000)
    assert session.answer is not None
    first, second, third, *_ = session.answer.choices
    rough = replace(second, grade=Grade.EQUAL, equity=replace(second.equity, behind=20.0, behind_se=38.0))
    early = replace(third, grade=Grade.GRAVE, equity=replace(third.equity, behind=26.4, behind_se=9.0))
    name, best = begun(short(early.action)), short(first.action)
    for goes_on, said, word in (
        (True, f"{name}: it is still open whether {best} is better.", "still open"),
        (False, f"{name} loses 26.4 ± 18.0 points against the best, {best}.", "grave mistake"),
    ):
        session.answer = Answer((first, rough, early), settled=True, goes_on=goes_on)
        page.pick(early.action)
        assert page.model.verdict == said
        (key,) = [key for key in page.strip.keys if key.choice.action == early.action]
        assert key.accessibleName().endswith(f", {word}")
        assert word in key.toolTip()
        assert (key.choice.grade is Grade.GRAVE) is not goes_on
    page.pick(rough.action)
    assert page.model.verdict == f"{begun(short(rough.action))} is about equal to the best, {best}."
    gained = replace(rough, equity=replace(rough.equity, behind=-20.0, behind_se=2.0))
    other = begun(short(rough.action))
    session.answer = Answer((first, gained, early), settled=True)
    assert (
        page.model.verdict == f"{other} brought more where it was tried; all trials together advise {best}."
    )
    in_hand = replace(first, equity=replace(first.equity, action=GoOut()))
    session.answer = Answer((in_hand, gained, early), settled=True)
    assert page.model.verdict.startswith(f"{other} brought more in the trials; the win in hand")


def test_what_was_judged_stays_whatever_is_chosen_that_is_no_rule(page: JudgePage, qtbot: QtBot) -> None:
    """Another language, or the night, forgot figures and guess; all was reckoned anew."""
    session, preferences = page.model.session, page.services.preferences
    session.open_text(HAND)
    session.set_guess(on=True)
    qtbot.waitUntil(lambda: session.answer is not None and session.answer.settled, timeout=60_000)
    assert session.answer is not None
    answer, best = session.answer, session.answer.choices[0].action
    page.pick(best)
    before = page.model.verdict
    for changes, same in (
        ({"appearance": Appearance.NIGHT}, True),
        ({"language": Language.GERMAN}, False),
        ({"language": Language.ENGLISH}, True),
        ({"rule_set": "fenghua"}, True),
    ):
        preferences.update(**changes)
        QApplication.processEvents()
        assert session.answer is answer, changes
        assert (page.model.verdict == before) is same
    preferences.update(house_rules={session.laid.book: {"p1_reserve": 14}})
    assert session.answer is not answer


def test_choices_keep_their_order_while_figures_change_and_have_that_of_points_in_the_end(
    page: JudgePage, qtbot: QtBot
) -> None:
    """The table of Judge alone changed its order with every figure, and ended in none."""
    session = page.model.session
    session.open_text(HAND)
    qtbot.waitUntil(lambda: session.answer is not None and session.answer.settled, timeout=60_000)
    assert session.answer is not None
    first, *others = session.answer.choices[:4]
    one, two, three = (
        replace(other, grade=Grade.GRAVE, equity=replace(other.equity, behind=lost, behind_se=9.0))
        for other, lost in zip(others, (92.0, 88.0, 89.6), strict=True)
    )
    shown = [one.action, two.action, three.action]
    session.answer = Answer()
    for choices, goes_on, order in (
        ((first, one, two, three), True, shown),
        ((first, three, two, one), True, shown),
        ((first, three, one, two), False, [two.action, three.action, one.action]),
    ):
        session.coach.answered.emit(Answer(choices, settled=True, goes_on=goes_on))
        assert [choice.action for choice in session.answer.choices[1:]] == order
