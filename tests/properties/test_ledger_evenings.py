"""Random evenings of every rule set: correcting is the same as entering it right at once."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from peling.ledger.codec import digest
from peling.ledger.files.csv_rows import to_csv
from peling.ledger.files.exchange import ImportFailedError, from_json, to_json
from peling.ledger.history import SheetHistory, replay
from peling.ledger.inputs import Correct, Enter, Logged, Redo, SaveDraft, Undo
from tests.by_day import by_day
from tests.properties.evenings import AT, DEALS, TABLES, deal, evening

seeds = st.integers(0, 2**32)
BY_DAY = [("pung-chow", 2), ("pung-chow-limit", 3), ("fenghua", 4)]
tables = pytest.mark.parametrize(("rules_id", "players"), by_day(BY_DAY, TABLES, several=True))


def shown(book: SheetHistory) -> tuple[object, ...]:
    """Return what a sheet comes to, without how it came to be so."""
    rows = [(row.entry, row.situation, row.figures, row.totals, row.faults) for row in book.sheet.deals]
    return rows, book.sheet.next, book.sheet.totals


@tables
@settings(max_examples=8)
@given(seed=seeds, number=st.integers(1, DEALS))
def test_correcting_a_deal_is_entering_it_right_at_once(
    rules_id: str, players: int, seed: int, number: int
) -> None:
    book = evening(rules_id, players, seed)
    right = deal(random.Random(seed + 1), book, number)
    corrected = book.apply(Correct(number, right, "a slip"), AT)
    log = list(book.sheet.log)
    log[number - 1] = Logged(AT, Enter(right))
    at_once = replay(book.sheet.agreed, log)
    assert shown(corrected) == shown(at_once)
    assert corrected.sheet.deals[number - 1].corrections[0].before == book.sheet.deals[number - 1].entry
    assert shown(corrected.apply(Undo(), AT)) == shown(book)
    assert shown(corrected.apply(Undo(), AT).apply(Redo(), AT)) == shown(corrected)


@tables
@settings(max_examples=5)
@given(seed=seeds)
def test_what_is_taken_back_and_done_again_is_the_same_sheet(rules_id: str, players: int, seed: int) -> None:
    book = evening(rules_id, players, seed, 6)
    books = [book]
    while book.sheet.can_undo:
        book = book.apply(Undo(), AT)
        books.append(book)
    assert book.sheet.deals == ()
    for earlier in reversed(books[:-1]):
        book = book.apply(Redo(), AT)
        assert shown(book) == shown(earlier)
        assert book.sheet.draft == earlier.sheet.draft
    assert replay(book.sheet.agreed, book.sheet.log).sheet == book.sheet


@tables
@settings(max_examples=5)
@given(seed=seeds)
def test_sums_are_zero_and_totals_are_the_sums_of_the_deals(rules_id: str, players: int, seed: int) -> None:
    sheet = evening(rules_id, players, seed).sheet
    assert sheet.sum == 0
    for row in sheet.deals:
        assert sum(row.figures.settled) == sum(row.figures.punished) == sum(row.net) == 0
        assert all(paid.amount > 0 for paid in row.figures.payments)
    summed = tuple(map(sum, zip(*(row.net for row in sheet.deals), strict=True)))
    assert summed == sheet.totals == sheet.deals[-1].totals


@tables
@settings(max_examples=5)
@given(seed=seeds)
def test_the_json_of_a_sheet_makes_the_same_sheet(rules_id: str, players: int, seed: int) -> None:
    book = evening(rules_id, players, seed, 6)
    right = deal(random.Random(seed), book, 2)
    book = book.apply(Correct(2, right, "so"), AT).apply(Undo(), AT).apply(SaveDraft(right), AT)
    text = to_json(book.sheet)
    again = from_json(text)
    assert again.sheet == book.sheet
    assert again.state == book.state
    assert to_json(again.sheet) == text
    assert again.apply(Redo(), AT).sheet == book.apply(Redo(), AT).sheet
    assert to_csv(again.sheet) == to_csv(book.sheet)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401
    """Return the path of everything inside a JSON value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [found for key in keys for found in ((*path, key), *places(value[key], (*path, key)))]


@settings(max_examples=150)
@given(seed=seeds, other=st.sampled_from((None, -1, 7, 2**60, "", "x", [], {}, True, [[]], {"is": "undo"})))
def test_whatever_is_changed_in_an_export_is_refused_by_name(seed: int, other: object) -> None:
    rng = random.Random(seed)
    whole = json.loads(EXPORT)
    *way, last = rng.choice(places(whole))
    inside = whole
    for key in way:
        inside = inside[key]
    if rng.random() < 0.2:
        del inside[last]
    else:
        inside[last] = other
    changed = json.dumps(whole)
    if json.loads(changed) != json.loads(EXPORT):
        with pytest.raises(ImportFailedError):
            from_json(changed)


def read_or_refused(text: str) -> SheetHistory | None:
    """Return the sheet of a text; None if it is refused by name."""
    try:
        return from_json(text)
    except ImportFailedError:
        return None


@example(seed=366, other=[])  # the log
@settings(max_examples=300)
@given(seed=seeds, other=st.sampled_from((None, -1, 0, 3, 7, "", "x", "E", [], {}, True, [3, 0], [[0, "x"]])))
def test_a_forged_export_makes_a_whole_sheet_or_is_refused_by_name(seed: int, other: object) -> None:
    rng = random.Random(seed)
    whole = json.loads(EXPORT)
    *way, last = rng.choice(places(whole))
    inside = whole
    for key in way:
        inside = inside[key]
    inside[last] = other
    if {"setup", "log", "facts"} <= set(whole):
        whole["seal"] = digest({key: whole[key] for key in ("setup", "log", "facts")})
    book = read_or_refused(json.dumps(whole))
    if book is not None:
        assert len(book.sheet.deals) == 6
        assert read_or_refused(to_json(book.sheet)) is not None
        to_csv(book.sheet)


EXPORT = to_json(evening("fenghua", 4, 1922, 6).sheet)
