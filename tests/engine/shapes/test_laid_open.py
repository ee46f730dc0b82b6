"""Hands laid open: the winner's as it counts, with every tile once; the others in what they have."""

from collections import Counter

import pytest

from peling.commands.hand_json import read_hand
from peling.core.notation import parse_hand, parse_tiles
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import Wind, tile
from peling.positions.fields import Fields
from peling.rulebooks import RULE_SETS, examples, rule_set
from peling.shapes.laid_open import laid_open, what_there_is
from tests.engine.play.fenghua_deals import BOOK


def groups(record: HandRecord) -> list[str]:
    """Return the groups of a hand that won by Fenghua: tiles, the place of the last, what wild ones are."""
    reading = BOOK.score(record).sheet.reading
    return [
        " ".join(
            f"[{one.code}]"
            if at == group.last
            else f"{one.code}={stands[at].code}"
            if at in stands
            else one.code
            for at, one in enumerate(group.tiles)
        )
        for group in laid_open(record, reading)
        for stands in (dict(group.stands),)
    ]


def won(hand: str, win: str, wild: str = "", by: WinBy = WinBy.WALL) -> HandRecord:
    how = Win(tile(win), by, Wind.WEST if by.claimed else None)
    return HandRecord(Wind.SOUTH, Wind.EAST, parse_hand(hand), how, wild=tuple(parse_tiles(wild)))


@pytest.mark.parametrize(
    ("record", "shown"),
    [
        (
            won("B1 B2 B3 B7 B7 B7 B4 B6 W R R R N", "N", "W"),
            ["B1 B2 B3", "B4 W=B5 B6", "B7 B7 B7", "R R R", "N [N]"],
        ),
        (
            won("B1 B2 B3 B7 B7 B7 B4 B6 R R R N N", "W", "W"),
            ["B1 B2 B3", "B4 [W] B6", "B7 B7 B7", "R R R", "N N"],
        ),
        (
            won("B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D1", "R", "D1"),
            ["B1 B1", "B4 B4", "D2 D2", "D5 D5", "C3 C3", "C8 C8", "[R] D1=R"],
        ),
        (
            won("B1 B2 B3 B2 B3 B4 B3 B4 B5 D7 D8 E E", "D9"),
            ["B1 B2 B3", "B2 B3 B4", "B3 B4 B5", "D7 D8 [D9]", "E E"],
        ),
        (
            won("C4 C6 C5 C5 W B1 B2 B3 R R R N N", "C5", "W"),
            ["B1 B2 B3", "C4 W=C5 C6", "C5 C5 [C5]", "R R R", "N N"],
        ),
    ],
    ids=["wild", "won-by-wild", "pairs", "run", "two-sets-want-it"],
)
def test_the_winners_tiles_lie_in_what_they_make(record: HandRecord, shown: list[str]) -> None:
    assert groups(record) == shown


def test_the_winning_tile_lies_in_the_set_that_it_completed() -> None:
    """The tile is there twice; only the claimed one makes its set an open one."""
    record = won("B4 B5 B6 B6 B6 D1 D2 D3 C7 C8 C9 E E", "B6", by=WinBy.DISCARD)
    reading = rule_set("pung-chow").score(record).sheet.reading
    (done,) = [group for group in laid_open(record, reading) if group.last >= 0]
    assert done.meld == reading.completed
    assert done.tiles[done.last] is tile("B6")


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_tile_of_every_example_lies_once(rules_id: str) -> None:
    """Whatever a book counts, nothing is hidden and nothing is shown twice, and one tile has won."""
    seen = 0
    for case in examples(rules_id)["hands"]:
        if not case["expected"]["valid"]:
            continue
        record = read_hand(Fields(case))
        rules = rule_set(rules_id, case.get("options", {}))
        reading = rules.score(record).sheet.reading
        shown = laid_open(record, reading)
        win = () if record.win is None or record.win.tile is None else (record.win.tile,)
        tiles = Counter((*record.hand.all_tiles(), *win))
        assert Counter(one for group in shown for one in group.tiles) == tiles, case["id"]
        lasts = [group.tiles[group.last] for group in shown if group.last >= 0]
        assert lasts == list(win), case["id"]
        assert sum(group.is_laid for group in shown) == len(record.hand.melds)
        for group in shown:
            assert all(group.tiles[at] in record.wild for at, _ in group.stands)
        seen += 1
    assert seen > 20


@pytest.mark.parametrize(
    ("tiles", "groups_"),
    [
        ("B4 B5 B5 B5 B6", ["B5 B5 B5", "B4 B6"]),
        ("B3 B3 B4 B5", ["B3 B4 B5", "B3"]),
        ("D2 D2 D3 D4 D5 D6", ["D3 D4 D5", "D2 D2", "D6"]),
        ("C1 C1 C1 C1 C2 C3", ["C1 C1 C1", "C1 C2 C3"]),
        ("E E E E R G G", ["E E E", "G G", "E", "R"]),
        ("B9 B7 D1 C1 C2", ["C1 C2", "B7 B9", "D1"]),
    ],
)
def test_an_unfinished_hand_lies_in_what_it_has(tiles: str, groups_: list[str]) -> None:
    found = [" ".join(one.code for one in group) for group in what_there_is(parse_tiles(tiles))]
    assert sorted(found) == sorted(groups_)


def test_wild_tiles_and_flowers_of_an_unfinished_hand_lie_alone() -> None:
    shown = what_there_is(parse_tiles("Fl2 D1 D2 D3 D1"), parse_tiles("D1"))
    assert [[one.code for one in group] for group in shown] == [["D2", "D3"], ["D1"], ["D1"], ["Fl2"]]
