from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from peling.core.scoring import HandRecord
from peling.core.tiles import tile
from peling.ledger.entry import Adjustment, Penalty, Points, Result
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.entry_changes import with_giver
from peling_app.score.session import ScoreSession
from peling_app.score.view.entry.dialogs import (
    AdjustDialog,
    ClaimDialog,
    DeadDialog,
    FalseCallDialog,
    LiableDialog,
    NoteDialog,
    PenaltyDialog,
    WashDialog,
)
from peling_app.score.view.entry.entry import EntryPanel
from peling_app.score.view.entry.explain import ExplainDialog
from tests.app.score.evenings import EVENING, enter_all, settle
from tests.app.score.panels import StillScore, begin, panel_of, shown, write
from tests.end2end.pictures.score.shots_score_entry import tiles
from tests.end2end.stage import make_context
from tests.engine.ledger.sheets import examples


@pytest.fixture
def panel(qtbot: QtBot, english: object) -> EntryPanel:  # noqa: ARG001 - the language comes first
    score = StillScore("pung-chow-limit")
    made = panel_of(qtbot, score)
    made.score_session = score  # type: ignore[attr-defined]  # lives as long as the panel
    by_points(made, ("10", "20", "104", "10"), 2)
    return made


def by_points(panel: EntryPanel, texts: tuple[str, ...], winner: int) -> None:
    panel.model.set_all_by_points(on=True)
    for place, text in enumerate(texts):
        panel.model.set_points(place, text)
    panel.model.toggle_winner(winner)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("book", "finds"), [("four-winds", False), ("how-to-play", True)])
def test_it_is_not_said_that_a_book_finds_who_pays_for_all_that_does_not(
    qtbot: QtBot, book: str, finds: bool
) -> None:
    """Of the leaflet it was said, by which nobody ever does."""
    model = EntryModel(StillScore(book))
    shown = LiableDialog(model, make_context().theme)
    qtbot.addWidget(shown)
    said = " ".join(one.text() for one in shown.findChildren(QLabel))
    assert ("the book finds this by itself" in said) is finds
    assert ("nobody does" in said) is not finds
    assert ("from the tiles" in shown.by_book.text()) is finds


def test_a_penalty_is_quoted_from_the_book_and_paid_as_well(panel: EntryPanel) -> None:
    dialog = panel.foot.ask(PenaltyDialog)
    assert isinstance(dialog, PenaltyDialog)
    row = dialog.rule.findData("PC2-PENALTY-FALSE")
    dialog.rule.setCurrentIndex(row)
    assert dialog.cited.text() == "Part II, Penalties, p.\u00a067–70"
    assert dialog.quoted.text()
    dialog.payer.setCurrentIndex(dialog.payer.findData(1))
    dialog.payee.setCurrentIndex(dialog.payee.findData(2))
    write(dialog.amount, "5o")
    assert dialog.wrong.text() == "At place 2 only +, − or × can stand."
    assert not dialog.done_button.isEnabled()
    write(dialog.amount, "50")
    write(dialog.reason, "showed a tile")
    dialog.done_button.click()
    assert panel.model.entry.penalties == (Penalty(1, 2, "50", "PC2-PENALTY-FALSE", "showed a tile"),)
    assert shown(panel) == {"Agnes": "−228", "Theo": "−124", "Lillian": "+466", "Joseph": "−114"}
    assert panel.model.paid.rows[-1].payer == "Theo"
    assert panel.model.paid.rows[-1].reason == f"A penalty of the book ({dialog.rule.itemText(row)})."
    button = panel.extras.buttons[0]
    assert button.text() == "Penalty: Theo pays 50 to Lillian (showed a tile)"
    button.click()
    assert not any(panel.model.entry.penalties)
    assert not panel.extras.isVisible()


def test_a_penalty_without_an_amount_is_quoted_from_the_book_too(panel: EntryPanel) -> None:
    """It was "A penalty of the book (false-call)."."""
    dialog = panel.foot.ask(PenaltyDialog)
    assert isinstance(dialog, PenaltyDialog)
    row = dialog.rule.findData("PC2-PENALTY-FALSE")
    dialog.rule.setCurrentIndex(row)
    said = dialog.rule.itemText(row)
    assert not dialog.done_button.isEnabled(), "nobody said who pays"
    dialog.payer.setCurrentIndex(0)
    dialog.done_button.click()
    paid = {one.reason for one in panel.model.paid.rows if "penalty" in one.reason}
    assert paid == {f"A penalty of the book ({said})."}


@pytest.mark.thorough
def test_nobody_pays_a_penalty_to_himself(panel: EntryPanel) -> None:
    dialog = panel.foot.ask(PenaltyDialog)
    assert isinstance(dialog, PenaltyDialog)
    dialog.payer.setCurrentIndex(0)
    write(dialog.amount, "50")
    dialog.payer.setCurrentIndex(dialog.payer.findData(1))
    dialog.payee.setCurrentIndex(dialog.payee.findData(1))
    assert not dialog.done_button.isEnabled()
    dialog.reject()


def test_an_adjustment_stands_apart_with_its_reason_and_its_sum(panel: EntryPanel) -> None:
    dialog = panel.foot.ask(AdjustDialog)
    assert isinstance(dialog, AdjustDialog)
    write(dialog.amounts[0], "+10")
    assert not dialog.done_button.isEnabled()
    write(dialog.amounts[3], "-8")
    assert dialog.together.text() == "Together: +2"
    write(dialog.reason, "sticks counted")
    dialog.done_button.click()
    entry = panel.model.entry
    assert entry.adjustments == (Adjustment(("+10", "", "", "-8"), "sticks counted"),)
    assert entry.penalties == ()
    assert shown(panel)["Agnes"] == "−218"
    assert "Together that is +2, not zero." in panel.model.paid.notes[-1]
    assert panel.foot.enter.isEnabled()
    assert panel.extras.buttons[0].text() == "By hand: Agnes +10 and Joseph −8 (sticks counted)"


def test_washing_is_paid_as_in_the_book(qtbot: QtBot, english: object) -> None:  # noqa: ARG001
    case = next(one for one in examples("pung-chow-limit")["cases"] if one["kind"] == "wash")
    panel = panel_of(qtbot, StillScore("pung-chow-limit"))
    dialog = panel.foot.ask(WashDialog)
    assert isinstance(dialog, WashDialog)
    QTest.keyClicks(dialog.counts[0], str(case["expected"]["heads"]))
    assert dialog.who[0].isChecked()
    dialog.done_button.click()
    assert panel.model.entry.washed == ((0, 11),)
    assert list(shown(panel).values()) == ["+300", "−100", "−100", "−100"]
    panel.extras.buttons[0].click()
    assert panel.model.entry.result is Result.WON


@pytest.mark.parametrize(("house", "counts", "gains", "is_said"), [
    ("first", (0, 9, 0, 11), ["−50", "+150", "−50", "−50"], True),
    ("first", (0, 8, 0, 11), ["−100", "−100", "−100", "+300"], False),
    ("both", (0, 9, 0, 11), ["−150", "+50", "−150", "+250"], False),
])  # fmt: skip
@pytest.mark.usefixtures("english")
def test_of_two_who_wash_it_is_said_who_collects(
    qtbot: QtBot, house: str, counts: tuple[int, ...], gains: list[str], *, is_said: bool
) -> None:
    panel = panel_of(qtbot, StillScore("pung-chow-limit", {"wash_two": house}))
    washed = tuple((place, count) for place, count in enumerate(counts) if count)
    panel.model.change(replace(panel.model.entry, result=Result.WASHED, washed=washed))
    assert list(shown(panel).values()) == gains
    assert any("collects alone" in note for note in panel.model.paid.notes) is is_said


def test_a_book_without_washing_does_not_offer_it(qtbot: QtBot, english: object) -> None:  # noqa: ARG001
    panel = panel_of(qtbot, StillScore("fenghua"))
    assert not panel.foot.wash.isVisible()


def test_dead_hands_claims_and_who_pays_for_all_are_said(qtbot: QtBot, english: object) -> None:  # noqa: ARG001
    panel = panel_of(qtbot, StillScore("how-to-play"))
    by_points(panel, ("20", "8", "64", "16"), 2)
    dead = panel.foot.ask(DeadDialog)
    assert isinstance(dead, DeadDialog)
    kinds = [dead.kinds[1].itemData(row) for row in range(dead.kinds[1].count())]
    assert kinds == ["", "too-many", "too-few"]
    dead.kinds[1].setCurrentIndex(kinds.index("too-many"))
    dead.done_button.click()
    assert panel.model.entry.dead == ((1, "too-many"),)
    claim = panel.foot.ask(ClaimDialog)
    assert isinstance(claim, ClaimDialog)
    claim.who.setCurrentIndex(claim.who.findData(0))
    claim.done_button.click()
    assert panel.model.entry.claims == ((0, "HP-L-FOUR-WINDS"),)
    assert panel.model.can_enter
    liable = panel.foot.ask(LiableDialog)
    assert isinstance(liable, LiableDialog)
    liable.who[3].click()
    liable.done_button.click()
    assert panel.model.entry.liable == (3,)
    assert "Joseph pays for all." in panel.model.paid.notes
    assert [button.text() for button in panel.extras.buttons][-2:] == [
        "Joseph pays for all",
        "Agnes claims: Sets of three winds, pair of the fourth",
    ]
    while panel.extras.buttons:
        panel.extras.buttons[0].click()
    assert not panel.model.extras


@pytest.mark.thorough
def test_the_menu_offers_what_the_book_knows(qtbot: QtBot, english: object) -> None:  # noqa: ARG001
    first = panel_of(qtbot, StillScore("pung-chow"))
    first.foot.fill_menu()
    assert "Claim of a loser…" not in [action.text() for action in first.foot.menu.actions()]
    second = panel_of(qtbot, StillScore("how-to-play"))
    second.foot.fill_menu()
    offered = [action.text() for action in second.foot.menu.actions()]
    assert {"False Mah-Jongg…", "Dead hands…", "Claim of a loser…", "Adjust by hand…"} <= set(offered)


def test_what_the_menu_offers_opens_when_it_is_chosen(qtbot: QtBot, english: object) -> None:  # noqa: ARG001
    panel = panel_of(qtbot, StillScore("how-to-play"))
    panel.foot.fill_menu()
    opened: list[type[QDialog]] = []
    for action in panel.foot.menu.actions():
        action.trigger()
        for dialog in panel.window().findChildren(QDialog):
            if dialog.isVisible():
                opened.append(type(dialog))
                dialog.close()
    assert opened == [FalseCallDialog, DeadDialog, LiableDialog, ClaimDialog, AdjustDialog, NoteDialog]


def test_a_note_is_kept_with_the_deal(panel: EntryPanel) -> None:
    dialog = panel.foot.ask(NoteDialog)
    assert isinstance(dialog, NoteDialog)
    write(dialog.text, "the cat")
    dialog.done_button.click()
    assert panel.model.entry.note == "the cat"
    assert panel.extras.buttons[0].text() == "Note: the cat"


def test_where_only_a_penalty_is_paid_it_is_not_said_that_nobody_pays(panel: EntryPanel) -> None:
    panel.foot.drawn.click()
    panel.model.change(replace(panel.model.entry, penalties=(Penalty(0, amount="50"),)))
    assert [row.points for row in panel.model.paid.rows] == ["50"] * 3
    assert panel.model.paid.notes == ()


@pytest.mark.thorough
def test_a_drawn_deal_is_entered(panel: EntryPanel) -> None:
    panel.foot.drawn.click()
    assert panel.model.entry.result is Result.DRAWN
    assert panel.model.paid.notes == ("Nobody pays.",)
    panel.foot.enter.click()
    assert panel.score_session.submitted == [panel.model.entry]  # type: ignore[attr-defined]


def test_an_earlier_deal_is_corrected_in_the_same_panel(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "pung-chow-limit")
    enter_all(qtbot, score, EVENING[:5])
    panel = panel_of(qtbot, score)
    by_points(panel, ("1", "2", "3", "4"), 0)
    draft = panel.model.entry
    score.edit(5)
    assert panel.foot.enter.text() == "Correct deal 5"
    assert panel.rows[3].points.edit.text() == "106"
    panel.foot.give_up.click()
    assert panel.model.entry == draft
    score.edit(5)
    write(panel.rows[3].points.edit, "160")
    write(panel.foot.reason, "misread")
    settle(qtbot, score)
    assert score.sheet is not None
    assert score.sheet.draft == draft
    panel.foot.enter.click()
    settle(qtbot, score)
    row = score.sheet.deals[4]
    assert row.entry.hands[3] == Points("160")
    assert [fix.reason for fix in row.corrections] == ["misread"]
    assert panel.model.entry == draft
    assert panel.foot.enter.text() == "Enter deal 6"


@pytest.mark.thorough
def test_what_is_undone_comes_back_into_the_panel(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "pung-chow-limit")
    panel = panel_of(qtbot, score)
    by_points(panel, ("10", "20", "104", "10"), 2)
    entered = panel.model.entry
    panel.foot.enter.click()
    settle(qtbot, score)
    assert panel.model.entry != entered
    score.undo()
    settle(qtbot, score)
    assert panel.model.number == 1
    assert panel.model.entry.hands == entered.hands


def test_a_score_is_explained_and_compared(qtbot: QtBot, panel: EntryPanel) -> None:
    panel.model.toggle_winner(2)
    tiles(panel, None)  # type: ignore[arg-type]  # it asks nothing of the session
    panel.explain.click()
    dialog = panel.findChildren(QDialog)[-1]
    assert isinstance(dialog, ExplainDialog)
    assert dialog.windowTitle() == "Why Lillian’s hand counts this"
    dialog.accept()
    with qtbot.waitSignal(panel.compare_asked) as asked:
        panel.compare.click()
    record = asked.args[0]
    assert isinstance(record, HandRecord)
    assert record.win is not None
    assert record.win.tile is tile("G")
    panel.model.set_by_points(2, on=True)
    assert not panel.explain.isVisible()
    assert not panel.compare.isVisible()


def test_payments_tell_their_reason_and_their_sticks(qtbot: QtBot, english: object) -> None:  # noqa: ARG001
    panel = panel_of(qtbot, StillScore("four-winds"))
    by_points(panel, ("", "64", "", ""), 1)
    row = panel.model.paid.rows[0]
    assert (row.payer, row.payee) == ("Agnes", "Theo")
    assert "The winner is paid the full score." in row.reason
    assert "In sticks:" in row.reason
    panel.paid.table.setCurrentIndex(panel.paid.table.model().index(0, 0))
    panel.paid.table.setFocus(Qt.FocusReason.OtherFocusReason)
    assert panel.paid.said.startswith(row.reason)


def test_equal_losers_and_easts_double_are_said(panel: EntryPanel) -> None:
    assert panel.model.paid.notes == (
        "Agnes and Joseph are equal, 10 and 10.",
        "× 2: Agnes is East.",
    )


@pytest.mark.thorough
def test_a_change_of_the_giver_changes_the_way(panel: EntryPanel) -> None:
    model = panel.model
    model.change(with_giver(model.entry, 3))
    assert model.entry.way.claimed
    model.toggle_winner(3)
    assert (model.entry.winner, model.entry.giver) == (3, None)
    assert not model.entry.way.claimed
    model.change(replace(model.entry, note=" "))
    assert model.can_enter


def test_of_two_the_one_pays_the_other(qtbot: QtBot, english: object) -> None:  # noqa: ARG001
    """It was asked whether "each of the others" receives a penalty, and said that one pays "to each"."""
    panel = panel_of(qtbot, StillScore("pung-chow", names=("Ada", "Bo")))
    dialog = panel.foot.ask(PenaltyDialog)
    assert isinstance(dialog, PenaltyDialog)
    assert not dialog.payee.isVisible()
    asked = [one.text() for one in dialog.findChildren(QLabel) if one.isVisible()]
    assert "Who pays" in asked
    assert "Who receives" not in asked
    dialog.payer.setCurrentIndex(dialog.payer.findData(1))
    write(dialog.amount, "21")
    dialog.done_button.click()
    payer, payee = panel.model.names[1], panel.model.names[0]
    assert panel.extras.buttons[0].text() == f"Penalty: {payer} pays 21 to {payee}"
    assert [(one.payer, one.payee) for one in panel.model.paid.rows] == [(payer, payee)]


@pytest.mark.thorough
def test_what_is_wrong_with_a_field_stands_right_below_it(panel: EntryPanel) -> None:
    """What was wrong with an amount stood below the reason."""
    penalty = panel.foot.ask(PenaltyDialog)
    assert isinstance(penalty, PenaltyDialog)
    write(penalty.amount, "5o")
    for player in (penalty.payer, penalty.payee):
        player.setCurrentIndex(player.findData(0))
    adjust = panel.foot.ask(AdjustDialog)
    assert isinstance(adjust, AdjustDialog)
    write(adjust.amounts[-1], "5o")
    QApplication.processEvents()
    for field, said, next_field in (
        (penalty.amount, penalty.wrong, penalty.reason),
        (penalty.payee, penalty.wrong_payee, penalty.amount),
        (adjust.amounts[-1], adjust.together, adjust.reason),
    ):
        assert said.text()
        assert field.geometry().bottom() <= said.geometry().top()
        assert said.geometry().bottom() <= next_field.geometry().top()
