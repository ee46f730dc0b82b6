"""Words below tiles on a page of a lesson stand under all groups that they are of."""

from __future__ import annotations

from peling.core.notation import parse_tiles
from peling_app.kit.model.lesson_rows import Piece
from peling_app.kit.model.theme import Theme
from peling_app.learn.view.picture import PictureRow
from tests.app.learn.conftest import Bench


def groups(*codes: str, caption: str) -> list[Piece]:
    """Return groups of which the last has words."""
    pieces = [Piece(tuple(parse_tiles(one))) for one in codes]
    return [*pieces[:-1], Piece(pieces[-1].tiles, caption=caption)]


def test_words_begin_below_the_first_group_they_are_of(bench: Bench, theme: Theme) -> None:
    one, two = groups("B2 B3", caption="gap"), groups("S S", "N N", caption="two pairs")
    three, fourth = groups("G G G", caption=""), groups("G", caption="")
    signs = Piece(sign="plus"), Piece(sign="arrow")
    result = [*three, signs[0], *fourth, signs[1], *groups("G G G G", caption="four")]
    row = PictureRow(theme, [*one, *two, *result], 30)
    bench.qtbot.addWidget(row)
    (line,) = row.lines(2000)
    begins = [spot.words for spot in line if spot.piece.caption]
    assert begins == [line[0].left, line[1].left, line[7].left]
    added = PictureRow(theme, [*three, signs[0], *groups("R", caption="and")], 30)
    bench.qtbot.addWidget(added)
    assert [spot.words for spot in added.lines(2000)[0]] == [0, 0, 0]
    narrow = row.lines(110)
    assert len(narrow) > 3
    assert all(spot.words >= 0 and spot.right <= 110 for line in narrow for spot in line)
    assert all(line[0].left == 0 for line in narrow)
