from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from peling.core.scoring import Win, WinBy
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind, tile
from peling.play.deal import DealResult
from peling.rulebooks import rule_set
from peling_app.books.words import settlement
from peling_app.play.settle.model.page import SettlePage, settle_page
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.model.tables import PaymentModel, TotalModel
from tests.app.play.settle.deals import BEFORE, PICTURE, drawn, finish, greatest, picture, totals
from tests.app.play.tutor.fakes import NAMES, StillSession
from tests.app.play.tutor.positions import discard_of_west

pytestmark = pytest.mark.usefixtures("english")
E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH


def page_of(result: DealResult, me: Wind = S, **options: object) -> SettlePage:
    rules = rule_set("pung-chow", options)
    return settle_page(result, rules, NAMES, totals(result), me=me, deal=6)


def test_the_limit_of_part_two_lets_east_pay_and_get_twice_as_much() -> None:
    scores = {E: 20, S: 8, W: 512, N: 640}
    paid = rule_set("pung-chow-limit").settle(DealOutcome(WINDS, N, scores)).transfers
    cut = {shown.payer: settlement.transfer_reason(shown) for shown in paid if settlement.is_cut(shown)}
    words = "Cut by the limit: 300 are the most between two players, 600 with East."
    assert set(cut) == {E, S}
    assert all(reason.endswith(words) for reason in cut.values())
    rule = settlement.rule_words(drawn=False, settling=4, cut=next(filter(settlement.is_cut, paid)))
    assert rule.endswith("The limit: 300 are the most between two players, 600 with East.")


def test_the_page_has_the_figures_of_the_design() -> None:
    page = page_of(picture())
    assert page.title == ("Deal 6", "South goes out on a drawn tile")
    assert [(hand.player, hand.total, hand.arithmetic) for hand in page.hands] == [
        ("You", "200", "50 × 2 × 2"),
        ("Magpie", "16", "8 × 2"),
        ("Heron", "10", "4 + 4 + 2"),
        ("Crane", "28", "14 × 2"),
    ]
    assert [(p.payer, p.payee, p.difference, p.factor, p.points) for p in page.payments] == [
        ("East", "South", "200", "× 2", "400"),
        ("West", "South", "200", "", "200"),
        ("North", "South", "200", "", "200"),
        ("East", "North", "28 − 16 = 12", "× 2", "24"),
        ("West", "North", "28 − 10 = 18", "", "18"),
        ("West", "East", "16 − 10 = 6", "× 2", "12"),
    ]
    assert [(row.word, row.cells) for row in page.totals] == [
        ("Winner is paid", ("−400", "+800", "−200", "−200")),
        ("The others settle", ("−12", "", "−30", "+42")),
        ("This deal", ("−412", "+800", "−230", "−158")),
        ("Before", ("2,140", "1,860", "2,316", "1,684")),
        ("Total", ("1,728", "2,660", "2,086", "1,526")),
    ]
    assert page.next_east == "East did not win: the deal passes to the right, to you."


def test_the_winners_score_is_itemised_as_in_the_design() -> None:
    score = page_of(picture()).scores[0]
    assert score is not None
    assert [(row.title, row.reason, row.value) for row in score.points] == [
        ("Three red dragons, exposed", "a major set, claimed", "4"),
        ("Three 5s of characters, exposed", "a minor set, claimed", "2"),
        ("Three 8s of bamboos, concealed", "a minor set; the last tile was drawn", "4"),
        ("Three south winds, concealed", "a major set, all drawn", "8"),
        ("Mah-Jongg", "four sets and a pair", "20"),
        ("No sequence in the hand", "", "10"),
        ("Winning tile drawn", "from the wall", "2"),
    ]
    assert (score.sum, score.points_total) == ("4 + 2 + 4 + 8 + 20 + 10 + 2", "50")
    assert [(row.title, row.reason, row.value) for row in score.doubles] == [
        ("Set of red dragons", "", "× 2"),
        ("Set of the own wind", "you are South", "× 2"),
    ]
    assert [(step.factor, step.value, step.word) for step in score.steps] == [
        ("", "50", "points"),
        ("× 2", "100", "red dragons"),
        ("× 2", "200", "own wind"),
    ]
    assert {(missed.title, missed.reason) for missed in score.missed} == {
        ("Only place to win", "3 of circles would have won too."),
        ("One suit with winds and dragons", "The hand has 3 suits."),
    }
    assert score.points_cite == "Part I, Score Card"


def test_the_winners_hand_lies_in_the_sets_that_count() -> None:
    hand = page_of(picture()).hands[0]
    assert [(part.tiles[0].code, len(part.tiles), part.last) for part in hand.sets] == [
        ("R", 3, -1),
        ("C5", 3, -1),
        ("B8", 3, 2),
        ("S", 3, -1),
        ("D3", 2, -1),
    ]
    assert [part.label[1] for part in hand.sets] == [
        "three, exposed",
        "three, exposed",
        "three, concealed",
        "three, concealed",
        "pair",
    ]
    assert hand.sets[0].name == "three red dragons, exposed"
    assert hand.sets[2].name == "three 8s of bamboos, concealed, winning tile: 8 of bamboos"
    assert hand.how == "South goes out on a drawn tile"


def test_the_others_lie_in_what_they_have_and_what_they_laid_down_stands_apart() -> None:
    crane = next(hand for hand in page_of(picture()).hands if hand.wind is N)
    shown = [(" ".join(tile.code for tile in part.tiles), part.begins) for part in crane.sets]
    assert shown == [
        ("Wh Wh Wh", False),
        ("D6 D6 D6 D6", False),
        ("N N", True),
        ("B4 B5", False),
        ("C6 C7", False),
        ("D2", False),
    ]
    assert all(part.label == ("", "") for part in crane.sets)


def test_the_winner_comes_first_and_the_others_in_the_order_of_the_table() -> None:
    assert [hand.wind for hand in page_of(picture()).hands] == [S, E, W, N]
    assert [hand.wind for hand in page_of(drawn()).hands] == [E, S, W, N]
    page = page_of(picture())
    # The totals have one column for each, in the same order.
    assert [wind for wind, _ in page.players] == ["East", "South", "West", "North"]


def test_nobody_pays_in_a_drawn_deal_and_east_stays() -> None:
    page = page_of(drawn())
    assert page.title[1] == "Nobody goes out: the deal is drawn"
    assert page.payments == ()
    assert page.rule == "Nobody went out. Nobody pays."
    assert page.next_east == "The deal is drawn: East remains East."
    assert page_of(drawn(), me=E).next_east == "The deal is drawn: you remain East."
    assert [row.word for row in page.totals] == ["This deal", "Before", "Total"]
    assert page.score_kickers[0] == "A hand of a drawn deal"


def test_between_two_nobody_settles_beside_the_winner() -> None:
    two = {wind: PICTURE[wind] for wind in (E, W)}
    page = page_of(finish(two, W, Win(tile("C4"), WinBy.WALL)), me=E)
    assert page.rule == "The other player pays the winner. One of you is East, so it is doubled."
    assert [row.word for row in page.totals] == ["Winner is paid", "This deal", "Before", "Total"]
    three = {wind: PICTURE[wind] for wind in (E, S, W)}
    page = page_of(finish(three, W, Win(tile("C4"), WinBy.WALL)), me=E)
    assert "The others settle" in [row.word for row in page.totals]


def test_a_house_rule_settles_a_drawn_deal() -> None:
    page = page_of(drawn({"draw_settlement": "differences"}), draw_settlement="differences")
    assert len(page.payments) == 6
    assert page.totals[0].word == "All settle"
    assert page.rule.startswith("Nobody went out. By a house rule")


def test_great_numbers_are_grouped_and_losses_have_a_true_minus() -> None:
    page = page_of(greatest())
    assert page.hands[0].total == "63,488"
    assert page.hands[0].arithmetic == "62 × 1,024"
    assert page.payments[0].points == "126,976"
    assert page.totals[0].cells == ("+380,928", "−126,976", "−126,976", "−126,976")
    assert page.next_east == "East won and remains East."


def test_a_dead_hand_says_why_it_counts_nothing() -> None:
    result = finish(PICTURE, S, Win(tile("B8"), WinBy.WALL), dead={W: "too-many"})
    heron = next(hand for hand in page_of(result).hands if hand.wind is W)
    assert (heron.total, heron.note) == ("0", "Dead hand: too many tiles. It counts nothing.")


@pytest.mark.parametrize(
    ("win", "words"),
    [
        (Win(tile("B8"), WinBy.LOOSE), "South goes out on a loose tile"),
        (Win(tile("B8"), WinBy.LAST_WALL), "South goes out on the last tile"),
        (Win(tile("B8"), WinBy.DISCARD, N), "South goes out on North’s discard"),
    ],
)
def test_the_title_says_how_the_deal_ended(win: Win, words: str) -> None:
    assert page_of(replace(picture(), win=win)).title[1] == words


def test_the_tables_are_proper_models() -> None:
    page = page_of(picture())
    payments, sums = PaymentModel(), TotalModel()
    QAbstractItemModelTester(payments, QAbstractItemModelTester.FailureReportingMode.Fatal)
    QAbstractItemModelTester(sums, QAbstractItemModelTester.FailureReportingMode.Fatal)
    payments.show(page.payments)
    sums.show(page.totals, page.players)
    assert (payments.rowCount(), payments.columnCount()) == (6, 5)
    assert payments.index(3, 2).data() == "28 − 16 = 12"
    said = payments.headerData(3, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
    assert said == "factor"
    assert sums.headerData(2, Qt.Orientation.Horizontal) == "South\nYou"
    assert sums.index(4, 2).data() == "2,660"


def test_the_model_follows_the_session() -> None:
    session = StillSession(discard_of_west())
    model = SettleModel(session)
    assert model.page == SettlePage()
    session.last_result = picture()
    session.totals = totals(picture(), BEFORE)
    session.changed.emit()
    assert model.page.totals[-1].cells == ("1,728", "2,660", "2,086", "1,526")
    model.lead_on()
    assert session.dealt == 1
