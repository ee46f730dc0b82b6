"""How many of each kind the palette of a deal still has."""

import pytest

from peling.core.notation import parse_tiles
from peling.core.tiles import TILES
from peling.ledger.entry import DealEntry, Tiles
from peling.rules.draft import copies
from peling_app.score.model.entry_changes import left_on_table


@pytest.mark.parametrize(
    ("wild", "gone"),
    [("", ""), ("D3", "D3"), ("Fl1 Fl2 Fl4", "Fl3"), ("Se2 Se3 Se4", "Se1"), ("Fl1 Fl2", ""), ("Se1", "")],
)
def test_the_tile_that_lies_turned_up_for_the_wild_ones_is_in_nobodys_hand(wild: str, gone: str) -> None:
    """The palette went on offering it: a fourth wild tile, or the flower that tells which three are wild."""
    held = parse_tiles("D3 D3 C1")
    entry = DealEntry(hands=(Tiles(held), None, None, None), wild=parse_tiles(wild))
    away = [*held, *parse_tiles(gone)]
    assert left_on_table(entry) == {tile: copies(tile) - away.count(tile) for tile in TILES}
