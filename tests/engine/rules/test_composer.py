"""What every book's scores share, tried with items of no book."""

import pytest

from peling.core.melds import MeldKind
from peling.core.notation import parse_hand
from peling.core.rules import NOTHING, Citation, Evidence, evidence
from peling.core.scoring import (
    Award,
    Doubles,
    HandRecord,
    InvalidHandError,
    Limit,
    Points,
    Score,
    ScoreItem,
    ScoreSheet,
    Win,
    WinBy,
)
from peling.core.tiles import Wind, tile
from peling.rules.composer import Composer, HandFacts, ScoreCard, SetFacts, SheetFacts, WinFacts, order_of

CITE = Citation("none", "", "")
THREE_RUNS = "B2 B2 B2 B3 B3 B3 B4 B4 B4 D6 D7 C9 C9"


def per_set(name: str, award: Award, kind: MeldKind) -> ScoreItem[SetFacts]:
    def find(facts: SetFacts) -> tuple[Evidence, ...]:
        return (evidence(*facts.meld.tiles),) if facts.meld.kind is kind else ()

    return ScoreItem(name, name, CITE, award, find)


def scored(*items: ScoreItem[SetFacts], limit: int | None = None) -> Score:
    card = ScoreCard(sets=items, hand=(), win=(), rest=())
    record = HandRecord(Wind.SOUTH, None, parse_hand(THREE_RUNS), Win(tile("D8"), WinBy.WALL))
    return Composer(card, limit=limit).score(record)


def items_of(sheet: ScoreSheet) -> list[str]:
    return [line.item for line in sheet.lines]


PUNG = per_set("X-PUNG", Points(4), MeldKind.PUNG)
CHOW = per_set("X-CHOW", Points(2), MeldKind.CHOW)


def test_the_highest_total_stands_and_the_others_follow() -> None:
    score = scored(PUNG, CHOW)
    assert items_of(score.sheet) == ["X-CHOW", *["X-PUNG"] * 3]
    assert [sheet.total for sheet in score.others] == [8]


def test_of_equal_totals_the_higher_sum_before_the_ceiling_stands() -> None:
    score = scored(PUNG, CHOW, limit=6)
    assert (score.sheet.total, score.sheet.uncapped) == (6, 14)


def test_of_equal_sums_more_points_stand() -> None:
    # Three threes and a sequence: (3 x 31 + 3) x 2. Four sequences: (4 x 3) x 2^4.
    score = scored(
        per_set("X-THREE", Points(31), MeldKind.PUNG),
        per_set("X-RUN", Points(3), MeldKind.CHOW),
        per_set("X-RUN-DOUBLE", Doubles(1), MeldKind.CHOW),
    )
    assert [sheet.total for sheet in (score.sheet, *score.others)] == [192, 192]
    assert [sheet.points for sheet in (score.sheet, *score.others)] == [96, 12]


def test_of_equal_points_the_list_of_lines_that_is_first_in_order_stands() -> None:
    first = scored(per_set("X-A", Points(4), MeldKind.PUNG), per_set("X-B", Points(4), MeldKind.CHOW))
    assert items_of(first.sheet) == ["X-A", "X-A", "X-A", "X-B"]
    last = scored(per_set("X-B", Points(4), MeldKind.PUNG), per_set("X-A", Points(4), MeldKind.CHOW))
    assert items_of(last.sheet) == ["X-A"] * 4


def test_lines_stand_as_points_doubles_limit() -> None:
    awards: list[Award] = [Limit(1, 2), Doubles(1), Points(2), Doubles(3), Points(10)]
    ordered = sorted((per_set("X", award, MeldKind.PUNG) for award in awards), key=order_of)
    assert [item.award for item in ordered] == [Points(10), Points(2), Doubles(3), Doubles(1), Limit(1, 2)]


def test_items_see_what_they_are_made_for() -> None:
    hands: list[HandFacts] = []
    wins: list[WinFacts] = []
    sheets: list[SheetFacts] = []

    def hand(facts: HandFacts) -> tuple[Evidence, ...]:
        hands.append(facts)
        return (NOTHING,)

    def win(facts: WinFacts) -> tuple[Evidence, ...]:
        wins.append(facts)
        return (NOTHING,)

    def rest(facts: SheetFacts) -> tuple[Evidence, ...]:
        sheets.append(facts)
        return (NOTHING,)

    card = ScoreCard(
        sets=(),
        hand=(ScoreItem("X-HAND", "", CITE, Points(1), hand),),
        win=(ScoreItem("X-WIN", "", CITE, Points(1), win),),
        rest=(ScoreItem("X-REST", "", CITE, Points(1), rest),),
    )
    composer = Composer(card)
    loser = HandRecord(Wind.SOUTH, None, parse_hand("B1 B1 B1 R R | (E* E E)"))
    assert composer.score(loser).total == 1
    assert hands[0].makeup.suit_and_honours
    assert (wins, sheets) == ([], [])
    hand_won = parse_hand("R R B6 B7 | (E* E E) (C2* C2 C2) (C3* C3 C3)")
    winner = HandRecord(Wind.SOUTH, None, hand_won, Win(tile("B8"), WinBy.WALL))
    assert composer.score(winner).total == 3
    assert [kind.code for kind in wins[0].places] == ["B5", "B8"]
    assert [line.item for line in sheets[0].lines] == ["X-HAND", "X-WIN"]


def test_a_win_that_is_no_hand_is_refused() -> None:
    card = ScoreCard(sets=(PUNG,), hand=(), win=(), rest=())
    record = HandRecord(Wind.SOUTH, None, parse_hand("B1 B1 B3 B3"), Win(tile("R"), WinBy.WALL))
    with pytest.raises(InvalidHandError) as refused:
        Composer(card).score(record)
    assert refused.value.reason == "not-complete"
