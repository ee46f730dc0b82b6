import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from peling.commands.hand_json import read_hand, score_answer
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import tile
from peling.positions.fields import Fields
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rules.draft import Place
from peling_app.books.faces import subject_of
from peling_app.books.subjects import GROUPS, Subject
from peling_app.compare.model.compare import CompareModel
from peling_app.compare.model.compare_rows import CellState, RowKind, record_for
from peling_app.compare.words import compare as words
from peling_app.kit.words.not_counted import REASONS, reason
from peling_app.kit.words.numbers import number, signed
from tests.app.compare.test_draft import example_hands
from tests.by_day import by_day
from tests.end2end.pictures.shots_compare import FIVE, LIMIT, OTHER, PAIRS, PLAIN

pytestmark = pytest.mark.usefixtures("english")


def shown(record: HandRecord, **house: dict[str, str | int | bool]) -> CompareModel:
    model = CompareModel(lambda: {name.replace("_", "-"): rules for name, rules in house.items()})
    model.show(record)
    return model


def cells(model: CompareModel, title: str) -> list[str]:
    row = next(row for row in model.table.rows if row.title == title)
    return [cell.text for cell in row.cells]


@pytest.mark.parametrize("book", by_day({"pung-chow-limit", "fenghua"}, RULE_SETS))
def test_every_column_is_what_the_engine_says_of_the_examples(book: str) -> None:
    model = CompareModel()
    for record in example_hands(book):
        model.show(record)
        for place, column in enumerate(model.columns):
            rules = rule_set(column.book)
            asked = record_for(model.entry.record, rules)
            if column.refusal:
                with pytest.raises(InvalidHandError) as refused:
                    rules.score(asked)
                assert column.refusal == reason(refused.value.reason)
                assert not column.total
                continue
            answer = score_answer(asked, rules)
            assert column.total == number(int(str(answer["total"])))
            points = next(row for row in model.table.rows if row.kind is RowKind.FIGURE)
            assert points.cells[place].text == number(int(str(answer["points"])))
            paid = answer["payments"]
            expected = {} if paid is None else dict(paid)  # type: ignore[call-overload]
            got = {entry.payer[0]: entry.amount for entry in column.payments}
            assert {wind: signed(net) for wind, net in expected.items() if wind in got} == got


@pytest.mark.thorough
def test_the_examples_of_a_book_count_in_its_own_column_as_printed() -> None:
    file = rule_book("pung-chow-limit").examples
    for hand in json.loads(file.read_text(encoding="utf-8"))["hands"]:
        if hand["expected"].get("valid", True):
            model = shown(read_hand(Fields(hand)), pung_chow_limit=hand.get("options", {}))
            own = next(column for column in model.columns if column.book == "pung-chow-limit")
            assert own.total == number(hand["expected"]["total"]), hand["id"]


def test_one_hand_counts_differently_in_five_books() -> None:
    model = shown(LIMIT)
    assert [column.total for column in model.columns] == ["496", "300", "600", "640", "176"]
    assert cells(model, "Points") == ["62", "48", "0", "40", "176"]
    assert cells(model, "Doubled") == ["× 8", "× 16", "–", "× 16", "–"]
    assert cells(model, "Limit") == ["none", "300", "600", "1,000", "none"]
    assert cells(model, "The winner gets") == ["+1,984", "+1,200", "+1,800", "+2,560", "+1,080"]
    assert cells(model, "No sequence") == ["10", "× 2", "in the limit", "× 2", "100"]
    assert cells(model, "Set of red dragons, as well") == ["× 2", "× 2", "in the limit", "× 2", "1"]
    assert model.columns[1].note == "768, cut to the limit of 300."
    assert model.status == "A winning hand in 5 of 5 books."


def test_a_sum_that_does_not_come_to_what_is_paid_says_why() -> None:
    """In Fenghua a hand stood there with 5 points, and elsewhere with 10."""
    model = shown(LIMIT)
    sums = {column.book: column.sum for column in model.columns}
    assert sums["pung-chow-limit"].endswith(", cut at the limit")
    assert sums["fenghua"].endswith(", paid as 180")
    assert not any(", " in sums[book] for book in ("pung-chow", "how-to-play", "four-winds"))


def test_differences_are_said_in_words() -> None:
    notes = {row.title: row.note for row in shown(LIMIT).table.rows if row.kind is RowKind.ITEM}
    assert notes["Going out"] == "priced differently"
    assert notes["Three red dragons"] == "priced differently; no item in Fenghua"
    assert notes["Four concealed pungs or kongs"] == "only in How to Play"
    assert notes["No wild tile"] == "only in Fenghua"


def test_a_book_that_refuses_the_hand_says_why_and_the_others_count() -> None:
    model = shown(PLAIN)
    refusals = {column.book: column.refusal for column in model.columns}
    assert refusals["four-winds"] == "This game is played without flowers and seasons."
    assert refusals["fenghua"] == "The hand has fewer points than going out needs."
    assert model.columns[3].note == "Without them it would count 28."
    assert [column.total for column in model.columns] == ["96", "56", "128", "", ""]
    assert {name for name, _ in model.remarks} == {"Four Winds", "Fenghua"}
    assert model.shades
    row = next(row for row in model.table.rows if row.kind is RowKind.ITEM)
    assert [cell.state is CellState.REFUSED for cell in row.cells] == [False, False, False, True, True]


def test_seven_pairs_win_in_one_book_only() -> None:
    model = shown(PAIRS)
    assert [bool(column.refusal) for column in model.columns] == [True, True, True, True, False]
    assert model.remarks[0] == (
        "Pung Chow I, Pung Chow II, How to Play and Four Winds",
        "The hand is not complete: its tiles make no winning hand.",
    )
    assert model.columns[4].note == "Rounded up to 160 and paid so."


def test_an_impossible_hand_is_named_and_blocks_nothing() -> None:
    model = shown(FIVE)
    assert model.faults == ("5 times 1 of bamboos: there are only four.",)
    assert all(column.refusal for column in model.columns)
    model.entry.take(Place.CONCEALED, 0)
    assert not model.faults
    assert model.is_unfinished
    assert model.status == "1 tile still to lay."


def test_a_hand_that_is_not_finished_asks_no_book() -> None:
    model = CompareModel()
    assert model.status.startswith("Lay a hand")
    model.entry.type("B1B2B3")
    assert model.status == "11 tiles still to lay."
    assert model.table.rowCount() == 0
    assert [column.total for column in model.columns] == [""] * len(RULE_SETS)
    assert not any(column.refusal for column in model.columns)


def test_a_losers_hand_has_no_payments() -> None:
    model = shown(OTHER)
    assert [column.payments for column in model.columns] == [()] * len(RULE_SETS)
    assert all(column.total for column in model.columns)
    assert "The winner gets" not in {row.title for row in model.table.rows}
    assert model.columns[0].total == "44"


def test_house_rules_of_the_user_are_taken() -> None:
    model = shown(LIMIT, pung_chow_limit={"limit": 600})
    assert model.columns[1].total == "600"
    assert [column.house for column in model.columns] == [False, True, False, False, False]


def test_a_loose_tile_is_asked_of_each_book_with_what_it_replaced() -> None:
    kong_hand = replace(
        LIMIT, win=Win(tile("B9"), WinBy.LOOSE), circumstances=frozenset({"supply-of-flower", "standing"})
    )
    for column in RULE_SETS:
        rules = rule_set(column)
        known = record_for(kong_hand, rules).circumstances
        assert known == (
            {"supply-of-flower", "standing"} if column == "how-to-play" else {"supply-of-flower"}
        )


def test_every_item_of_every_book_has_a_subject_in_a_group() -> None:
    grouped = [subject for subjects in GROUPS.values() for subject in subjects]
    assert sorted(grouped) == sorted(Subject)
    for book in RULE_SETS:
        for item in rule_set(book).items:
            assert subject_of(item.id) in grouped
    with pytest.raises(KeyError):
        subject_of("XX-NOTHING")


def test_every_subject_group_and_reason_has_words() -> None:
    for subject in Subject:
        assert words.subject(subject.value, (tile("R"),))
    assert set(words.group) == {group.value for group in GROUPS}
    assert set(words.short_reason) == set(REASONS)


def test_the_table_is_a_proper_model() -> None:
    model = CompareModel()
    QAbstractItemModelTester(model.table, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for record in (LIMIT, PLAIN, FIVE, OTHER, PAIRS):
        model.show(record)
    model.show(LIMIT)
    assert model.table.columnCount() == len(RULE_SETS) + 1
    assert model.table.headerData(5, Qt.Orientation.Horizontal) == "Fenghua"
    row = next(n for n, row in enumerate(model.table.rows) if row.title == "Four concealed pungs or kongs")
    said = model.table.index(row, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "the book has no such item"
    first = model.table.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert first == "Four concealed pungs or kongs. only in How to Play"
