"""Few keys, taps and clicks for a plain deal, by each book: what a hurried table has time for."""

import random
from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.ledger.entry import DealEntry, Points
from peling.ledger.history import new_history
from peling.ledger.inputs import Enter, SheetSetup
from peling.rulebooks import rule_set_ids
from peling.rules.draft import Place
from peling_app.score.model.large import LargeEntry, Step
from peling_app.score.session import ScoreSession
from peling_app.score.view.large.page import LargeEntryPage
from tests.app.score.evenings import NAMES, settle
from tests.app.score.panels import StillScore, click, panel_of, tap, typed
from tests.by_day import by_day

KEYS, TAPS, CLICKS = 12, 8, 20
DEALS = 16
WINNER, GIVER = 2, 0
FIGURES = ("4", "10", "36", "8")
"""What the hands count; those of the others count nothing in some books."""

WON = {Place.CONCEALED: "D2 D3 D4 C2 C3 C4 C9 C9 G G", Place.EXPOSED: "B2 B2 B2", Place.WINNING: "G"}
"""A hand as it is laid: it begins with what was concealed, and there are two places more to go to."""


def held(score: ScoreSession) -> DealEntry:
    """Return the deal that is on the sheet."""
    assert score.sheet is not None
    (deal,) = score.sheet.deals
    return deal.entry


def wanted(model: LargeEntry) -> DealEntry:
    """Return the deal that is entered, as the book asks for it."""
    hands = tuple(
        Points(figure) if place == WINNER or not model.only_winner_counts else None
        for place, figure in enumerate(FIGURES)
    )
    return DealEntry(winner=WINNER, giver=GIVER if model.needs_giver else None, hands=hands)


@pytest.mark.thorough
@pytest.mark.parametrize("rules", by_day({"pung-chow", "four-winds"}, rule_set_ids()))
def test_a_plain_deal_takes_twelve_keys_at_most(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry], rules: str
) -> None:
    model = begin(rules)
    keys = typed(large, str(WINNER + 1))
    if model.needs_giver:
        keys += typed(large, str(GIVER + 1))
    expected = wanted(model)
    for figure in (FIGURES[WINNER],) if model.only_winner_counts else FIGURES:
        keys += typed(large, f"{figure}.")
    # The last Enter has entered the deal; none was needed beside those that end a figure.
    settle(qtbot, score)
    assert held(score) == expected
    assert keys <= KEYS
    assert (model.step, model.title) == (Step.WINNER, "Deal 2")


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("rules", by_day({"how-to-play", "fenghua"}, rule_set_ids()))
def test_a_plain_deal_takes_eight_taps_at_most(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry], rules: str
) -> None:
    model = begin(rules)
    taps = tap(large.names[WINNER])
    if model.needs_giver:
        taps += tap(large.givers[GIVER])
    expected = wanted(model)
    taps += all_tapped(large, FIGURES)
    settle(qtbot, score)
    assert held(score) == expected
    assert taps <= TAPS


def all_tapped(large: LargeEntryPage, figures: Sequence[str]) -> int:
    """Tap the figures that are asked for, and Enter; return how many taps that took."""
    model, taps = large.model, 0
    for _ in range(TAPS):
        assert model.step is Step.FIGURES
        taps += tapped(large, figures[model.place])
        if model.can_enter:
            return taps + tap(large.pad.enter)
        if model.people[model.place].figure:
            taps += tap(large.pad.next)
    raise AssertionError("it comes to no end")


def tapped(large: LargeEntryPage, figure: str) -> int:
    """Tap a figure that is offered, which goes on by itself, else its digits; return how many taps."""
    offered = {key.text(): key for key in large.pad.offers if key.isVisible()}
    if figure in offered:
        return tap(offered[figure])
    return sum(tap(large.pad.digits[int(digit)]) for digit in figure)


@pytest.mark.parametrize("rules", by_day({"fenghua"}, rule_set_ids()))
def test_by_tiles_a_winner_takes_twenty_clicks_at_most(qtbot: QtBot, rules: str) -> None:
    """Where no other hand counts, that is the whole deal, from who won to Enter."""
    score = StillScore(rules)
    panel = panel_of(qtbot, score, (1000, 836))
    panel.model.set_all_by_points(on=False)
    row, hand, alone = panel.rows[WINNER], panel.model.hand(WINNER), score.rules.only_winner_counts
    clicks = [click(row.won)] if alone else [click(row), click(row.won)]
    for place, text in WON.items():
        if hand.place is not place:
            clicks.append(click(row.hand.places[place]))
        for kind in parse_tiles(text):
            clicks.append(click(panel.palette_of_tiles.tiles[kind]))
            assert panel.rows[GIVER].points.giver.isVisible() is alone, "neither comes nor goes meanwhile"
    clicks.append(click(panel.rows[GIVER].points.giver if alone else panel.way.givers[GIVER]))
    assert panel.model.entry.giver == GIVER
    if alone:
        clicks.append(click(panel.foot.enter))
        assert [(entry.winner, entry.giver) for entry in score.submitted] == [(WINNER, GIVER)]
    assert panel.model.entry.winner == WINNER
    assert {place: hand.draft.tiles(place) for place in WON} == {
        place: parse_tiles(text) for place, text in WON.items()
    }
    assert panel.model.rows[WINNER].error == ""
    assert len(clicks) <= CLICKS


@pytest.mark.thorough
@pytest.mark.parametrize("rules", by_day({"fenghua"}, ["fenghua", "four-winds"]))
def test_tiles_go_to_who_has_just_been_said_to_have_won(qtbot: QtBot, rules: str) -> None:
    """They went to whoever had been chosen before, whose hand counts nothing."""
    panel = panel_of(qtbot, StillScore(rules), (1000, 836))
    panel.model.set_all_by_points(on=False)
    for winner in (WINNER, GIVER):
        click(panel.rows[winner].won)
        click(panel.palette_of_tiles.tiles[parse_tiles("G")[0]])
        assert panel.model.hand(winner).draft.concealed == parse_tiles("G")


@pytest.mark.nightly
@pytest.mark.parametrize("by", ["keys", "taps"])
def test_an_evening_of_sixteen_deals_by_one_hand_alone(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry], by: str
) -> None:
    begin("pung-chow")
    book = new_history(SheetSetup("T", "pung-chow", {}, NAMES))
    rng = random.Random(16)
    done = 0
    for _ in range(DEALS):
        winner = rng.randrange(4)
        figures = [str(rng.choice((0, 2, 4, 8, 10, 16))) for _ in range(4)]
        figures[winner] = str(rng.choice((22, 28, 36, 52, 104)))
        book = book.apply(Enter(DealEntry(winner=winner, hands=tuple(map(Points, figures)))), "")
        if by == "keys":
            done += typed(large, f"{winner + 1}{'.'.join(figures)}.")
        else:
            done += tap(large.names[winner]) + all_tapped(large, figures)
        settle(qtbot, score)
    assert score.sheet is not None
    assert score.sheet.totals == book.sheet.totals
    assert done <= DEALS * (KEYS if by == "keys" else TAPS)
