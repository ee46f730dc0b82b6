"""What the patterns of Fenghua show."""

from peling.core.scoring import Points
from peling.core.tiles import Tile
from peling.rulebooks import rule_set
from tests.engine.rulebooks.fenghua.positions import HANDS

earned = HANDS.earned
missed = HANDS.missed
refused = HANDS.refused
score = HANDS.score


def codes(tiles: tuple[Tile, ...]) -> list[str]:
    return [tile.code for tile in tiles]


def test_the_tutor_is_said_what_each_wild_tile_stands_for() -> None:
    sheet = score("B7 B8 B9 B5 B5 C7 C7 D8 D2 D2 | (E* E E)<W", "B5 discard N", "D2", "EE").sheet
    shown = {line.item: line.evidence for line in sheet.lines}["FH-PATTERN-TWO-WILD"]
    assert codes(shown.tiles) == ["D2", "D2"]
    stands = shown.fact("stands")
    assert isinstance(stands, tuple)
    assert [str(tile) for tile in stands] in (["D6", "D7"], ["D7", "D9"], ["D9", "D10"], ["D8", "D8"])
    assert [shown for shown, _ in sheet.reading.stands] == list(shown.tiles)


def test_sets_hold_what_wild_tiles_stand_for() -> None:
    sheet = score("R R R G G G B1 B2 B3 E E C4 D1", "C5 discard W", "D1", "NE").sheet
    assert [codes(meld.tiles) for meld in sheet.reading.sets if meld.tile.code == "C3"] == [
        ["C3", "C4", "C5"]
    ]
    assert [(shown.code, stood.code) for shown, stood in sheet.reading.stands] == [("D1", "C3")]
    assert sheet.reading.completed is not None
    assert not sheet.reading.completed.concealed


def test_a_loser_scores_nothing_and_may_hold_flowers() -> None:
    loser = score("B1 B3 B5 B7 D1 D3 D5 D7 C1 C3 C5 Fl1 E", "")
    assert (loser.total, loser.sheet.lines) == (0, ())
    assert missed("B1 B3 B5 B7 D1 D3 D5 D7 C1 C3 C5 Fl1 E", "") == []


def test_every_pattern_is_worth_points() -> None:
    assert all(isinstance(item.award, Points) for item in rule_set("fenghua").items)


def test_two_or_three_calls_are_near_to_a_single_one_and_more_are_not() -> None:
    for calls, place in (
        (1, ("B4 B6 E E C4 C4 C4 D7 D8 D9 R R R", "B5 wall")),
        (2, ("B4 B5 E E C4 C4 C4 D7 D8 D9 R R R", "B6 wall")),
        (3, ("B2 B3 B4 B5 B6 E E C4 C4 C4 D7 D8 D9", "B7 wall")),
        (5, ("B2 B2 B2 B3 B4 B5 B6 C4 C4 C4 D7 D8 D9", "B7 wall")),
    ):
        assert ("SINGLE-CALL" in earned(*place)) is (calls == 1)
        assert ("SINGLE-CALL" in missed(*place)) is (calls in {2, 3}), calls
