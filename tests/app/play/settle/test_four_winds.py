"""The settlement by the leaflet: only the winner counts and is paid, full points, dotted sticks."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from peling.core.scoring import Win, WinBy
from peling.core.tiles import Wind, tile
from peling.play.deal import DealResult
from peling.rulebooks import rule_set
from peling.rules.ruleset import OptionValue
from peling_app.kit.model.theme import Theme
from peling_app.play.settle.model.page import SettlePage, settle_page
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.model.sticks import stick_payments
from peling_app.play.settle.view import page as settle_view
from peling_app.play.settle.view.sticks import Pile
from tests.app.play.settle.deals import four_winds_deal, four_winds_game, full_points, totals
from tests.app.play.tutor.fakes import NAMES, StillSession
from tests.app.play.tutor.positions import discard_of_west

pytestmark = pytest.mark.usefixtures("english")
E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH


def page_of(result: DealResult, me: Wind = S, **options: OptionValue) -> SettlePage:
    rules = rule_set("four-winds", options)
    return settle_page(result, rules, NAMES, totals(result), me=me, deal=6)


def said(*results: DealResult, **options: OptionValue) -> list[str]:
    return [payment.said for payment in stick_payments(four_winds_game(*results, **options))]


def test_only_the_winner_counts_and_is_paid() -> None:
    page = page_of(four_winds_deal())
    assert [hand.total for hand in page.hands] == ["224", "0", "0", "0"]
    assert [(p.payer, p.payee, p.factor, p.points) for p in page.payments] == [
        ("East", "South", "× 2", "448"),
        ("West", "South", "", "224"),
        ("North", "South", "", "224"),
    ]
    assert [row.word for row in page.totals] == ["Winner is paid", "This deal", "Before", "Total"]
    assert page.rule == (
        "Each of the others pays the winner’s points. They pay each other nothing. "
        "What the banker, East, pays or receives is doubled."
    )
    assert page.next_east == "East did not win: the deal passes to the right, to you."


def test_a_drawn_deal_is_not_paid_and_may_pass_the_bank() -> None:
    page = page_of(four_winds_deal(None))
    assert page.payments == ()
    assert page.rule == "Nobody went out. Nobody pays."
    assert [row.word for row in page.totals] == ["This deal", "Before", "Total"]
    assert page.next_east == "The deal is drawn: East remains East."
    passes = page_of(four_winds_deal(None, drawn_game_bank="passes"), drawn_game_bank="passes")
    assert passes.next_east == "The deal is drawn: by a house rule East passes to you."
    other = page_of(four_winds_deal(None, drawn_game_bank="passes"), W, drawn_game_bank="passes")
    assert other.next_east == "The deal is drawn: by a house rule East passes to South."


def test_house_rules_of_the_payment_are_named() -> None:
    rules = rule_set("four-winds", {"discarder_pays_all": True})
    given = four_winds_deal(S, Win(tile("B8"), WinBy.DISCARD, W), discarder_pays_all=True)
    outcome = replace(given.outcome, liable=rules.liable(given.records[S]))
    given = replace(given, outcome=outcome, settlement=rules.settle(outcome))
    page = page_of(given, discarder_pays_all=True)
    assert page.rule.startswith("By a house rule West, who discarded, pays the winner for all. They pay")
    page = page_of(four_winds_deal(losers_settle=True), losers_settle=True)
    assert "By a house rule they settle their differences too." in page.rule
    assert "The others settle" in [row.word for row in page.totals]
    plain = full_points()
    rules = rule_set("four-winds", {"banker_double_on_full": False})
    plain = replace(plain, settlement=rules.settle(plain.outcome))
    assert page_of(plain, banker_double_on_full=False).rule.endswith(
        "By a house rule full points are not doubled for the banker."
    )


def test_sticks_are_handed_over_with_change() -> None:
    assert said(four_winds_deal()) == [
        "East hands South 1 × 500 and gets back 5 × 10 and 1 × 2.",
        "West hands South 2 × 100, 2 × 10 and 2 × 2.",
        "North hands South 2 × 100, 2 × 10 and 2 × 2.",
    ]


def test_what_changed_hands_before_counts_and_a_debt_is_noted() -> None:
    payments = stick_payments(four_winds_game(four_winds_deal(), full_points()))
    assert [payment.said for payment in payments] == [
        "South owes East 2,000: the sticks do not suffice. It is noted.",
        "West owes East 2,000: the sticks do not suffice. It is noted.",
        "North owes East 2,000: the sticks do not suffice. It is noted.",
    ]
    assert all(not payment.paid for payment in payments)
    again = said(four_winds_deal(), four_winds_deal())
    assert again[0] == "East hands South 1 × 500 and gets back 5 × 10 and 1 × 2."
    assert said() == []


def test_no_other_book_pays_with_sticks() -> None:
    state = four_winds_game(four_winds_deal())
    assert stick_payments(replace(state, setup=replace(state.setup, rules_id="pung-chow"))) == ()


def test_the_page_draws_the_sticks_and_tells_them(qtbot: QtBot, theme: Theme) -> None:
    result = four_winds_deal()
    session = StillSession(discard_of_west(), rules=rule_set("four-winds"), result=result)
    session.state = four_winds_game(result)
    session.totals = totals(result)
    model = SettleModel(session)
    view = settle_view.SettlePage(model, theme)
    qtbot.addWidget(view)
    piles = [pile.accessibleName() for pile in view.findChildren(Pile)]
    assert piles == ["1 × 500", "5 × 10", "1 × 2", *["2 × 100", "2 × 10", "2 × 2"] * 2]


def test_a_hand_of_full_points_is_no_doubled_nothing_and_losers_hands_say_why() -> None:
    page = page_of(full_points())
    won, lost = page.scores[0], page.scores[1]
    assert won is not None
    assert lost is not None
    assert (won.nothing, won.doubles_title, won.steps, won.total) == ("", "Full points", (), "1,000")
    assert lost.nothing == "Only the winner’s hand counts."
    drawn = page_of(four_winds_deal(None)).scores[0]
    assert drawn is not None
    assert drawn.nothing == "Nothing in this hand counts."
