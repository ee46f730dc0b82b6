"""The state at the claim bar that says what passes by itself, and the tutor's offer, on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, ClaimsAsked, Language
from peling_app.platform.shipped import translations
from peling_app.play.prompts import Prompts
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.picture import Way
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.words.asking import kept, said
from tests.app.play.table.conftest import Hands
from tests.app.play.table.test_table_page import own_turn
from tests.by_day import by_day

Opened = Callable[[BoardViewModel], Hands]
STATES = {
    "rest": (ClaimsAsked.NEARER, False, True),
    "chows": (ClaimsAsked.EVERY, False, False),
    "useful": (ClaimsAsked.USEFUL, True, False),
    "nearer": (ClaimsAsked.NEARER, True, False),
    "chows-useful": (ClaimsAsked.USEFUL, False, False),
    "chows-nearer": (ClaimsAsked.NEARER, False, False),
}
SIZES = ((980, 660), (1048, 852), (2040, 1392))


def ask(prompts: Prompts, state: str) -> None:
    least, chows, resting = STATES[state]
    prompts.set_lasting(least, chows=chows, learners=True)
    prompts.rest(on=resting)


@pytest.fixture
def prompts(board: BoardViewModel) -> Prompts:
    made = Prompts(board)
    made.changed.connect(lambda: board.asked_model.show(made.asking))
    TableViewModel(own_turn(), board, parent=board)
    return made


def test_every_state_is_said_in_a_few_words_and_a_sentence(board: BoardViewModel, prompts: Prompts) -> None:
    assert set(STATES) == set(kept) == set(said)
    assert (board.asked_model.kept_words, board.asked_model.kept_sentence) == ("", "")
    for state in STATES:
        ask(prompts, state)
        assert (board.asked_model.kept_words, board.asked_model.kept_sentence) == (kept(state), said(state))
    prompts.set_lasting(ClaimsAsked.EVERY, chows=True, learners=True)
    assert board.asked_model.kept_words == ""


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_no_word_of_a_state_is_cut(
    board: BoardViewModel, prompts: Prompts, hands: Opened, language: Language
) -> None:
    table = hands(board)
    spoken = Translations(translations())
    cut = []
    try:
        spoken.use(language)
        for size in SIZES:
            table.page.resize(*size)
            (line,) = (
                one for one in table.items("claimLine") if one.parentItem().property("command") == "pass"
            )
            for zoom in (100, 150):
                board.set_up(zoom=zoom)
                for state in STATES:
                    ask(prompts, state)
                    assert line.property("text") == kept(state)
                    place, high = line.parentItem(), line.y() + line.property("contentHeight")
                    if high > place.height() or line.property("contentWidth") > line.width():
                        cut.append((size, zoom, line.property("text")))
    finally:
        spoken.use(Language.ENGLISH)
    assert cut == []


def test_the_cross_at_the_state_takes_it_back(board: BoardViewModel, prompts: Prompts, hands: Opened) -> None:
    table = hands(board)
    wished: list[str] = []
    board.asked_model.allWished.connect(lambda: wished.append("all"))
    board.claimWished.connect(wished.append)
    assert table.items("askAll") == []
    ask(prompts, "nearer")
    table.click("askAll")
    assert wished == ["all"]
    table.click("claim-pass")
    assert wished == ["all", "pass"]
    table.page.focus_part("claimBar")
    for _ in range(6):
        table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert wished == ["all", "pass", "all"]
    ask(prompts, "chows")
    prompts.set_lasting(ClaimsAsked.EVERY, chows=True, learners=True)
    table.key(Qt.Key.Key_Return)
    assert wished == ["all", "pass", "all", "pass"]


def test_a_screen_reader_hears_the_state_and_can_take_it_back(
    board: BoardViewModel, prompts: Prompts, hands: Opened
) -> None:
    table = hands(board)
    ask(prompts, "chows")
    place, cross = (
        QAccessible.queryAccessibleInterface(table.item(name)) for name in ("claim-pass", "askAll")
    )
    assert said("chows") in place.text(QAccessible.Text.Name)
    assert cross.role() == QAccessible.Role.Button
    assert cross.text(QAccessible.Text.Description) == said("chows")
    wished: list[str] = []
    board.asked_model.allWished.connect(lambda: wished.append("all"))
    cross.actionInterface().doAction("Press")
    assert wished == ["all"]


@pytest.mark.cases_by_day(1)
@pytest.mark.usefixtures("prompts")
@pytest.mark.parametrize(
    ("button", "wanted", "by"),
    by_day(
        [("offerYes", True, "mouse"), ("offerNo", False, "keys")],
        [(*one, by) for one in (("offerYes", True), ("offerNo", False)) for by in ("mouse", "keys")],
        several=True,
    ),
)
def test_the_offer_is_answered(
    board: BoardViewModel, hands: Opened, *, button: str, wanted: bool, by: str
) -> None:
    table = hands(board)
    answers: list[bool] = []
    board.asked_model.answered.connect(answers.append)
    assert table.items("offer") == []
    board.asked_model.make_offer("Shift+U")
    if by == "mouse":
        table.click(button)
    else:
        table.page.focus_part(button)
        table.key(Qt.Key.Key_Space)
    assert answers == [wanted]
    assert table.items("offer") == []
    assert table.item("hand").hasActiveFocus()


@pytest.mark.usefixtures("prompts")
def test_one_thing_at_a_time_stands_over_the_bar(board: BoardViewModel, hands: Opened) -> None:
    table = hands(board)

    def shown() -> set[str]:
        return {item.objectName() for item in table.items()} & {"offer", "note"}

    board.asked_model.make_offer("Shift+U")
    board.refuse("No.", "Not now.")
    assert shown() == {"note"}
    board.dismissNote()
    assert shown() == {"offer"}
    board.refuse("No.", "Not now.")
    board.offer_ways("Which chow?", [Way(0, "Chow", ["B2", "B3", "B4"], 2, "")])
    assert shown() == set(), "what there is to choose stands in the same place"
    board.offer_ways("", ())
    assert shown() == {"offer"}
    spoken = Translations(translations())
    for language in LANGUAGES:
        spoken.use(language)
        board.asked_model.make_offer("Shift+U")
        for size in SIZES:
            table.resize(*size)
            note, felt = table.item("offer"), table.item("hand").parentItem().property("inside")
            assert note.y() >= felt.bottom() - 6, "it lies over no discard, as it may be there for long"
            assert note.x() > 0
    spoken.use(Language.ENGLISH)


@pytest.mark.usefixtures("prompts")
def test_a_letter_with_another_key_is_no_claim(board: BoardViewModel, hands: Opened) -> None:
    table = hands(board)
    wished: list[str] = []
    board.claimWished.connect(wished.append)
    table.key(Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    table.key(Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert wished == []
    table.key(Qt.Key.Key_C)
    assert wished == ["chow"]
