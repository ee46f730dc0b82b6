"""The settlement by the booklet: limit, ceiling, one player for all, a claim, a dead hand, flowers."""

import pytest
from pytestqt.qtbot import QtBot

from peling.core.hand import Hand
from peling.core.melds import pung
from peling.core.notation import parse_tiles
from peling.core.scoring import Win, WinBy
from peling.core.tiles import WINDS, Tile, tile
from peling.play.deal import DealResult
from peling.rulebooks import rule_set
from peling.rules.ruleset import OptionValue
from peling_app.books.faces import face
from peling_app.kit.model.faces import Faces
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.play.settle.model.page import SettlePage, settle_page
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.view import page as settle_view
from tests.app.play.settle.deals import hand, how_to_play_deal, totals
from tests.app.play.tutor.fakes import NAMES, StillSession
from tests.app.play.tutor.positions import discard_of_west

pytestmark = pytest.mark.usefixtures("english")
E, S, W, N = WINDS
PLAIN = hand("S S S B4 B5 B6 D1 D2 D3 C7 C8 B8 B8")
DRAGONS = hand("R R R Wh Wh B2 B2 B2 C5 C5 G G G")
"""Three dragons, a limit hand, when the white dragon comes."""
OPEN = Hand.of(parse_tiles("B2 B2 B5 B5"), [pung(tile(c), W) for c in ("B1", "B8", "B9")])
"""Bamboos alone, nine of them on the table."""
CLAIMING = hand("R R R G G G Wh Wh Wh B1 C2 D4 D8")


def page_of(result: DealResult, **options: OptionValue) -> SettlePage:
    rules = rule_set("how-to-play", options)
    return settle_page(result, rules, NAMES, totals(result), me=S, deal=6)


def paid(page: SettlePage) -> list[tuple[str, str, str, str, str]]:
    return [(row.payer, row.payee, row.difference, row.factor, row.points) for row in page.payments]


def test_a_limit_hand_is_paid_the_limit_and_by_east_double() -> None:
    result = how_to_play_deal(DRAGONS, Win(tile("Wh"), WinBy.WALL), limit_receive="score_cap")
    page = page_of(result, limit_receive="score_cap")
    assert paid(page)[:3] == [
        ("East", "South", "600", "× 2", "1,200"),
        ("West", "South", "600", "", "600"),
        ("North", "South", "600", "", "600"),
    ]
    assert page.hands[0].total == "600"
    score = page.scores[0]
    assert score is not None
    assert score.doubles
    assert not score.points


def test_where_the_limit_cuts_what_is_paid_the_payment_says_so() -> None:
    page = page_of(how_to_play_deal(DRAGONS, Win(tile("Wh"), WinBy.WALL)))
    assert paid(page)[0] == ("East", "South", "600", "× 2", "limit 600")
    assert "Cut by the limit: only East is paid more than 600 by a player." in page.payments[0].reason
    assert page.rule.endswith("Only East is paid more than 600 by a player.")


def test_who_is_liable_pays_for_all_in_one_row() -> None:
    result = how_to_play_deal(OPEN, Win(tile("B5"), WinBy.DISCARD, W), limit_receive="score_cap")
    assert result.outcome.liable is W
    page = page_of(result, limit_receive="score_cap")
    score = result.scores[S].total
    assert paid(page) == [("West", "South", f"{score:,}", "× 4", f"{4 * score:,}")]
    assert page.rule == (
        "West discarded a dangerous tile and pays for all what each would have paid; nothing else is settled."
    )
    assert page.payments[0].reason == "One player pays for all."


def test_a_liable_players_cut_shares_are_joined_too() -> None:
    result = how_to_play_deal(OPEN, Win(tile("B5"), WinBy.DISCARD, W), limit=100)
    page = page_of(result, limit=100)
    assert paid(page) == [("West", "South", "100", "× 4", "limit 300")]
    assert page.payments[0].reason.endswith("only East is paid more than 100 by a player.")


def test_a_losers_claim_is_paid_the_limit_by_the_other_losers_and_said() -> None:
    result = how_to_play_deal(PLAIN, Win(tile("C9"), WinBy.WALL), {N: CLAIMING})
    assert set(result.outcome.claims) == {N}
    page = page_of(result)
    claims = [row for row in paid(page) if row[1] == "North"]
    assert claims == [
        ("East", "North", "600", "× 2", "limit 600"),
        ("West", "North", "600", "", "600"),
    ]
    assert "The other losers pay the limit for an unfinished limit hand." in page.rule
    assert not [row for row in paid(page) if row[0] == "North" and row[1] != "South"]


@pytest.mark.parametrize(
    ("kind", "note"), [("too-many", "Dead hand: too many tiles."), ("too-few", "Dead hand: too few tiles.")]
)
def test_a_dead_hand_pays_the_others_and_says_why(kind: str, note: str) -> None:
    result = how_to_play_deal(PLAIN, Win(tile("C9"), WinBy.WALL), dead={W: kind})
    page = page_of(result)
    dead = next(shown for shown in page.hands if shown.wind is W)
    assert dead.note.startswith(note)
    assert dead.total == "0"
    assert "A dead hand pays the others." in page.rule
    assert {row[1] for row in paid(page) if row[0] == "West"} == {"South", "East", "North"}
    assert not [row for row in paid(page) if row[1] == "West"]


def flowery(*codes: str) -> DealResult:
    held = Hand(PLAIN.concealed, PLAIN.melds, tuple(tile(code) for code in codes))
    return how_to_play_deal(held, Win(tile("C9"), WinBy.WALL), flowers=True)


def test_flowers_bear_the_numbers_of_the_booklet_on_their_drawings(qtbot: QtBot, theme: Theme) -> None:
    result = flowery("Fl2", "Se2")
    session = StillSession(discard_of_west(), rules=rule_set("how-to-play", {"flowers": True}), result=result)
    session.totals = totals(result)
    view = settle_view.SettlePage(SettleModel(session), theme)
    qtbot.addWidget(view)
    rows = [row for row in view.findChildren(TileRow) if tile("Fl2") in held(row)]
    assert len(rows) >= 2
    assert {row.pictures()[held(row).index(tile("Fl2"))] for row in rows} == {"Fl4.2"}
    assert all("Se2" in row.pictures() for row in rows if tile("Se2") in held(row))


def held(row: TileRow) -> list[Tile]:
    return [kind for group in row.groups for kind in group.tiles]


def test_other_books_number_flowers_as_they_are_drawn() -> None:
    assert Faces(face("four-winds").flower_numbers).of(tile("Fl2")) == "Fl2"
    assert Faces(face("how-to-play").flower_numbers).of(tile("Fl4")) == "Fl2.4"
    assert Faces(face("how-to-play").flower_numbers).of(tile("Se2")) == "Se2"
