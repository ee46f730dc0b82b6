import pytest

from peling.core.hand import Hand
from peling.core.melds import Exposure, MeldKind
from peling.core.notation import format_meld, parse_hand
from peling.core.scoring import HandRecord, Reading, Win, WinBy
from peling.core.tiles import Wind, tile
from peling.rules.readings import loser_reading, places_to_win, winner_readings


def won(hand: str, code: str | None, by: WinBy, *, every_place: bool = False) -> tuple[Reading, ...]:
    win = Win(None if code is None else tile(code), by, Wind.EAST if by.claimed else None)
    record = HandRecord(Wind.SOUTH, None, parse_hand(hand), win)
    return winner_readings(record, every_place=every_place)


def shown(reading: Reading) -> str:
    return " ".join(format_meld(meld) for meld in reading.sets)


def test_a_claimed_tile_exposes_one_set_in_every_place_it_fits() -> None:
    readings = won("B5 B5 B5 B6 B7 D2 D3 D4 C7 C8 C9 N N", "B5", WinBy.DISCARD)
    assert [shown(reading) for reading in readings] == [
        "(B5 B5 B5) [B5 B6 B7] [D2 D3 D4] [C7 C8 C9] [N N]".replace("(B5", "(B5*"),
        "[B5 B5 B5] (B5 B6 B7) [D2 D3 D4] [C7 C8 C9] [N N]",
    ]
    for reading in readings:
        exposed = [meld for meld in reading.sets if meld.exposure is Exposure.EXPOSED]
        assert exposed == [reading.completed]


def test_of_equal_sets_only_one_is_exposed() -> None:
    readings = won("B2 B3 B4 B2 B3 D5 D6 D7 C7 C8 C9 N N", "B4", WinBy.DISCARD)
    assert [shown(reading) for reading in readings] == ["(B2 B3 B4) [B2 B3 B4] [D5 D6 D7] [C7 C8 C9] [N N]"]


def test_a_drawn_tile_needs_one_place_unless_all_are_asked_for() -> None:
    hand = "B5 B5 B5 B6 B7 D2 D3 D4 C7 C8 C9 N N"
    assert len(won(hand, "B5", WinBy.WALL)) == 1
    completed = [reading.completed for reading in won(hand, "B5", WinBy.WALL, every_place=True)]
    assert [meld.kind for meld in completed if meld is not None] == [MeldKind.PUNG, MeldKind.CHOW]


def test_a_dealt_hand_completes_nothing_last() -> None:
    readings = won("B2 B3 B4 B2 B3 B4 D5 D6 D7 C7 C8 C9 N N", None, WinBy.DEALT)
    assert [reading.completed for reading in readings] == [None]


def test_what_is_not_complete_has_no_reading() -> None:
    assert won("B1 B1 B3 B3 D5 D5 D6 D6 C9 C9 E E R", "R", WinBy.WALL) == ()


def test_a_loser_has_melds_threes_and_pairs() -> None:
    reading = loser_reading(parse_hand("S S D2 D2 D2 D2 D6 D7 R R | (D9* D9 D9)"))
    assert shown(reading) == "(D9* D9 D9) [D2 D2 D2] [S S] [R R]"
    assert reading.completed is None


@pytest.mark.parametrize(
    ("hand", "places"),
    [
        ("B5 B6 D1 D1 D1 C7 C8 C9 N N N R R", ["B4", "B7"]),
        ("B5 B6 C7 C8 C9 N N N R R | [B4 B4 B4 B4]", ["B7"]),
        ("B1 | (B1* B1 B1) [B2 B2 B2 B2] [B3 B3 B3 B3] [E E E E]", []),
        ("B4 B4 B4 B5 | (D1* D1 D1) (D2* D2 D2) (D3* D3 D3)", ["B3", "B5", "B6"]),
    ],
)
def test_places_to_win_are_kinds_that_are_still_to_be_had(hand: str, places: list[str]) -> None:
    assert [kind.code for kind in places_to_win(parse_hand(hand))] == places


def test_an_empty_hand_waits_for_nothing() -> None:
    assert places_to_win(Hand()) == ()
