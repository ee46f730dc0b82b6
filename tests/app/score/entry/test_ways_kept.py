"""By points or by tiles: a sheet that is opened again goes on as the deal was begun."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.ledger.entry import DealEntry, Points, Tiles
from peling.ledger.inputs import Logged, SaveDraft
from peling_app.score.model.entry import EntryModel
from peling_app.score.session import ScoreSession
from tests.app.score.evenings import EVENING, of_deals, settle
from tests.by_day import by_day

BY_TILES = DealEntry(hands=(Tiles(parse_tiles("B1 B2 B3")), None, None, None))
BY_POINTS = DealEntry(hands=(Points("8"), None, None, None))
MIXED = DealEntry(hands=(*BY_TILES.hands[:1], Points("8"), None, None))


@pytest.mark.parametrize(
    ("before", "typed", "by_points"),
    [
        (EVENING[0], BY_TILES, [False] * 4),
        (BY_TILES, BY_POINTS, [True] * 4),
        (EVENING[0], MIXED, [False, True, True, True]),
    ],
)
def test_a_deal_goes_on_as_it_was_begun_when_its_sheet_is_opened_again(
    qtbot: QtBot, score: ScoreSession, before: DealEntry, typed: DealEntry, by_points: list[bool]
) -> None:
    """Rows without a hand stood as in the deal before: for points beside a hand of tiles, and the reverse."""
    score.adopt(of_deals((before,)).after(Logged("", SaveDraft(typed))))
    settle(qtbot, score)
    model = EntryModel(score)
    assert model.entry.hands == typed.hands
    assert [model.is_by_points(place) for place in range(4)] == by_points


def test_tiles_that_were_left_for_points_come_into_no_other_deal(qtbot: QtBot, score: ScoreSession) -> None:
    """Points of the next deal were turned into the tiles of the one before: 32 that nobody had entered."""
    score.adopt(of_deals((EVENING[0],)))
    settle(qtbot, score)
    model = EntryModel(score)
    model.set_by_points(0, on=False)
    model.choose(0)
    for tile in parse_tiles("B1 B1 B1 D2 D3 D4 C5 C5"):
        model.lay(tile)
    laid = model.entry.hands[0]
    model.set_by_points(0, on=True)
    assert model.entry.hands[0] is None
    model.set_by_points(0, on=False)
    assert model.entry.hands[0] == laid, "in this deal they are kept"
    model.set_by_points(0, on=True)
    model.change(EVENING[0])
    model.enter()
    settle(qtbot, score)
    assert score.sheet is not None
    assert len(score.sheet.deals) == 2
    for place in range(4):
        model.set_by_points(place, on=False)
    assert not any(model.entry.hands)


def test_a_tile_that_is_half_typed_comes_into_no_other_deal(qtbot: QtBot, score: ScoreSession) -> None:
    score.adopt(of_deals((EVENING[0],)))
    settle(qtbot, score)
    model = EntryModel(score)
    model.set_by_points(0, on=False)
    for hand in (model.hand(0), model.table):
        hand.type("b")
        assert hand.typed == "b"
    score.edit(1)
    settle(qtbot, score)
    assert [hand.typed for hand in (model.hand(0), model.table)] == ["", ""]


def play_with(model: EntryModel, score: ScoreSession, rng: Random) -> bool:
    """Do something by chance with the deal that is entered; return whether another deal was asked for."""
    place = rng.randrange(4)
    match rng.randrange(10):
        case 0 | 1 | 2:
            model.set_by_points(place, on=False)
            model.choose(place)
            model.lay(rng.choice(parse_tiles("B1 B2 D5 C9 E")))
        case 3 | 4 | 5:
            model.set_by_points(place, on=True)
            model.set_points(place, str(rng.randrange(1, 60)))
        case 6:
            model.turn(place)
        case 7:
            model.undo()
        case 8:
            score.edit(rng.choice([deal.number for deal in score.sheet.deals]) if score.sheet else 1)
            return True
        case _:
            model.change(EVENING[0])
            model.enter()
            return True
    return False


@pytest.mark.parametrize("seed", by_day([1], range(20)))
def test_a_deal_that_is_shown_holds_nothing_of_another(qtbot: QtBot, score: ScoreSession, seed: int) -> None:
    """Each hand turned to its other way and back is what it was, and nothing in between."""
    rng = Random(seed)
    score.adopt(of_deals((EVENING[0], BY_POINTS, EVENING[0])))
    settle(qtbot, score)
    model = EntryModel(score)
    seen = 0
    for _ in range(120):
        if not play_with(model, score, rng):
            continue
        settle(qtbot, score)
        hands = model.entry.hands
        for place in range(4):
            model.turn(place)
            assert model.entry.hands[place] is None, f"{place}: {model.entry.hands[place]}"
            model.turn(place)
            held = hands[place]
            if isinstance(held, Points):
                model.set_points(place, held.text)
            assert model.entry.hands[place] == held
        seen += 1
        model.give_up()
        settle(qtbot, score)
    assert seen > 5
