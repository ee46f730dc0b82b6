"""Tiles beside those that are pressed: a hand at rest lies in a line, and the palette has what is left."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.core.tiles import TILES, tile
from peling.ledger.entry import DealEntry, Tiles
from peling.rules.draft import HandDraft, Place, copies
from peling_app.kit.model.tiles_entry import EnteredHand
from peling_app.score.model.entry_changes import left_on_table
from peling_app.score.view.entry.hand import RowHand
from tests.end2end.stage import make_context

HAND = HandDraft(parse_tiles("C1 C2 C3 C4 C5 C6 C7 C8 C9 N N D1 D2"), winning=tile("D3"))


@pytest.mark.parametrize("chosen", [False, True])
def test_no_tile_of_a_hand_at_rest_lies_alone_in_a_second_line(qtbot: QtBot, chosen: bool) -> None:
    """The last tile did, in a window of 1280 pixels; tiles that are pressed stay large enough for it."""
    model = EnteredHand()
    hand = RowHand(model, make_context().theme, bonus=False)
    qtbot.addWidget(hand)
    hand.set_chosen(on=chosen)
    hand.set_tile_width(24)
    model.follow(replace(HAND, won=True))
    hand.resize(290, hand.heightForWidth(290))
    hand.show()
    tops = {hand.places[place].y() for place in (Place.CONCEALED, Place.WINNING)}
    assert (len(tops) == 1) is not chosen


@pytest.mark.parametrize(
    ("wild", "gone"),
    [("", ""), ("D3", "D3"), ("Fl1 Fl2 Fl4", "Fl3"), ("Se2 Se3 Se4", "Se1"), ("Fl1 Fl2", ""), ("Se1", "")],
)
def test_the_tile_that_lies_turned_up_for_the_wild_ones_is_in_nobodys_hand(wild: str, gone: str) -> None:
    """The palette went on offering it: a fourth wild tile, or the flower that tells which three are wild."""
    held = parse_tiles("D3 D3 C1")
    entry = DealEntry(hands=(Tiles(held), None, None, None), wild=parse_tiles(wild))
    away = [*held, *parse_tiles(gone)]
    assert left_on_table(entry) == {kind: copies(kind) - away.count(kind) for kind in TILES}
