"""A sheet as JSON and as CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from peling.core.scoring import WinBy
from peling.ledger.entry import Adjustment, Penalty
from peling.ledger.files.csv_rows import to_csv
from peling.ledger.files.exchange import FORMAT, ImportFailedError, ImportTrouble, from_json, to_json
from peling.ledger.history import new_history
from peling.ledger.inputs import Correct, Enter, Rename, SaveDraft
from peling.ledger.stick_course import stick_course
from peling.rules.sticks import HandedOver, worth
from tests.engine.ledger.sheets import entered, points, setup, sheet, then

BOOK = sheet(
    entered(0, 80, 12, 48, 112),
    entered(3, 80, 12, 48, 112, penalties=(Penalty(1, 2, "10"),), note='-late, "very" late'),
    entered(1, 8, 8, 8, 8, adjustments=(Adjustment(("5", "-5"), "chairs"),)),
    Correct(2, points(2, 80, 12, 48, 112), "a slip"),
    SaveDraft(points(1, "20+")),
)  # fmt: skip


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """Return the exported sheet with something changed in it."""
    whole = json.loads(to_json(BOOK.sheet))
    change(whole)
    return json.dumps(whole)


def refused(text: str) -> tuple[ImportTrouble, str]:
    """Return why a text is not imported, and where."""
    with pytest.raises(ImportFailedError) as raised:
        from_json(text)
    return raised.value.kind, raised.value.place


def test_an_imported_sheet_is_equal_with_its_log_and_corrections() -> None:
    again = from_json(to_json(BOOK.sheet))
    assert again.sheet == BOOK.sheet
    assert again.sheet.deals[1].corrections[0].reason == "a slip"
    assert again.sheet.draft == points(1, "20+")


@pytest.mark.parametrize(
    ("text", "kind", "place"),
    [
        ("", ImportTrouble.FOREIGN, "line 1"),
        ("deal,time\r\n", ImportTrouble.FOREIGN, "line 1"),
        ("[]", ImportTrouble.FOREIGN, ""),
        ("{}", ImportTrouble.FOREIGN, "what"),
        ("[" * 100_000, ImportTrouble.FOREIGN, ""),
        (to_json(BOOK.sheet)[:-300], ImportTrouble.DAMAGED, "line"),
    ],
)
def test_what_is_no_sheet_is_refused(text: str, kind: ImportTrouble, place: str) -> None:
    found, where = refused(text)
    assert found is kind
    assert where.startswith(place)


def entry(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the first deal of an exported sheet."""
    found: dict[str, Any] = whole["log"][0]["given"]["entry"]
    return found


@pytest.mark.parametrize(
    ("change", "kind", "place"),
    [
        (lambda whole: whole.update(format=FORMAT + 1), ImportTrouble.NEWER, "format"),
        (lambda whole: whole.update(format="1"), ImportTrouble.DAMAGED, "format"),
        (lambda whole: whole.pop("seal"), ImportTrouble.CHANGED, ""),
        (lambda whole: entry(whole).update(note="x"), ImportTrouble.CHANGED, ""),
        (lambda whole: whole.pop("log"), ImportTrouble.DAMAGED, "log"),
        (lambda whole: whole.pop("facts"), ImportTrouble.DAMAGED, "facts"),
        (lambda whole: whole["setup"].pop("players"), ImportTrouble.DAMAGED, "setup.players"),
        (lambda whole: whole["setup"].update(computers=[4]), ImportTrouble.DAMAGED, "log"),
        (lambda whole: whole["setup"].update(rules_id="bridge"), ImportTrouble.UNKNOWN_RULES, "setup"),
        (lambda whole: whole["setup"]["options"].update(trumps=1), ImportTrouble.UNKNOWN_RULES, "setup"),
        (lambda whole: entry(whole).update(winner="A"), ImportTrouble.DAMAGED, "log[0].given.entry.winner"),
        (lambda whole: entry(whole).update(winner=True), ImportTrouble.DAMAGED, "log[0].given.entry.winner"),
        (lambda whole: entry(whole).update(king=1), ImportTrouble.DAMAGED, "log[0].given.entry.king"),
        (lambda whole: entry(whole).update(wild="B1 X1"), ImportTrouble.DAMAGED, "log[0].given.entry.wild"),
        (
            lambda whole: entry(whole)["hands"][0].update({"is": "cards"}),
            ImportTrouble.DAMAGED,
            "log[0].given.entry.hands[0].is",
        ),
        (
            lambda whole: whole["log"][0]["given"].update({"is": "undo"}),
            ImportTrouble.DAMAGED,
            "log[0].given",
        ),
        (lambda whole: whole["log"].pop(0), ImportTrouble.CHANGED, ""),
    ],
)
def test_what_is_wrong_is_reported_with_its_place(
    change: Callable[[dict[str, Any]], object], kind: ImportTrouble, place: str
) -> None:
    found, where = refused(changed(change))
    assert (found, where[: len(place)]) == (kind, place)


def test_what_no_reader_of_json_keeps_is_refused() -> None:
    assert refused(changed(lambda whole: whole["setup"].update(start=2**60)))[1] == "setup.start"


def rows_of(text: str) -> list[dict[str, str]]:
    """Return the rows of a CSV text as a spreadsheet reads them."""
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_the_csv_has_every_deal_with_right_sums() -> None:
    rows = rows_of(to_csv(BOOK.sheet))
    assert [row["deal"] for row in rows] == ["start", "1", "2", "3", "sum"]
    for place, name in enumerate(("Anna", "Bert", "Carl", "Dora")):
        parts = [int(rows[-1][f"{name} {what}"]) for what in ("settled", "penalties", "adjustments")]
        assert sum(parts) == int(rows[-1][f"{name} net"]) == BOOK.sheet.totals[place]
        running = 0
        for row in rows[1:-1]:
            running += int(row[f"{name} net"])
            assert int(row[f"{name} total"]) == running
    assert rows[1]["payments"].startswith("Bert > Anna 160; Carl > Anna 160; Dora > Anna 160")
    assert (rows[1]["east"], rows[1]["winner"], rows[1]["Dora wind"]) == ("Anna", "Anna", "N")
    assert rows[2]["corrected"]


@pytest.mark.parametrize("name", ["=1+1", "+49", "-x", "@home", "\tx", 'Ann "the wall" B.', "a,b\nc"])
def test_no_name_becomes_a_formula(name: str) -> None:
    book = then(BOOK, Rename(0, name))
    rows = rows_of(to_csv(book.sheet))
    assert (
        int(next(value for key, value in rows[-1].items() if key.endswith(f"{name} total")))
        == (BOOK.sheet.totals[0])
    )
    for cell in {cell for row in rows for cell in (*row, *row.values())}:
        assert not cell.startswith(("=", "+", "@", "\t"))
        assert not cell.startswith("-") or int(cell) < 0


HOSTILE = (
    "=1+1",
    "+49",
    "-2",
    "@home",
    "\tx",
    "\rx",
    "\nx",
    "\n=x",
    " =x",
    "\u00a0-x",
    "\uff1dx",
    "\uff0bx",
    "\uff0dx",
    "\uff20x",
    "-1|cmd",
    "'=x",
)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_no_text_of_an_imported_sheet_becomes_a_formula(hostile: str) -> None:
    players = tuple(f"{hostile}{number}" for number in range(4))
    made = new_history(replace(setup(), title=hostile, created=hostile, players=players))
    deal = replace(points(0, 80, 12, 48, 112), note=hostile)
    deal = replace(deal, penalties=(Penalty(1, 2, "10", hostile),))
    for given in (
        Enter(deal),
        Enter(replace(deal, adjustments=(Adjustment(("5", "-5", "0", "0"), hostile),))),
    ):
        made = made.apply(given, hostile)
    made = made.apply(Correct(1, deal, hostile), hostile)
    imported = from_json(to_json(made.sheet)).sheet
    assert imported.deals[0].at == imported.setup.created == hostile
    seen = 0
    for row in csv.reader(io.StringIO(to_csv(imported, lambda word: f"{hostile}{word}"), newline="")):
        for cell in row:
            seen += hostile in cell
            bare = cell.lstrip()
            is_number = bare.removeprefix("-").isdigit() and cell == bare and hostile != cell
            assert is_number or not bare.startswith(tuple("=+-@\uff1d\uff0b\uff0d\uff20")), cell
            assert not cell.startswith(("\t", "\r", "\n"))
    assert seen > 40


@pytest.mark.parametrize(
    ("rules_id", "said", "by"),
    [
        ("pung-chow", {}, "not-said"),
        ("pung-chow-limit", {}, "not-said"),
        ("how-to-play", {}, "not-said"),
        ("four-winds", {}, "not-said"),
        ("pung-chow", {"giver": 2}, "discard"),
        ("pung-chow", {"by": WinBy.LOOSE}, "loose"),
        ("fenghua", {"by": WinBy.WALL}, "wall"),
        ("fenghua", {"giver": 2}, "discard"),
    ],
)
def test_the_csv_tells_how_a_hand_was_won_only_if_that_was_said(
    rules_id: str, said: dict[str, Any], by: str
) -> None:
    book = sheet(entered(1, 0, 28, 0, 0, **said), rules_id=rules_id)
    assert rows_of(to_csv(book.sheet))[1]["by"] == by


def test_the_heads_can_be_worded() -> None:
    rows = rows_of(to_csv(BOOK.sheet, str.upper))
    assert (rows[0]["DEAL"], rows[1]["RESULT"], rows[1]["Anna TOTAL"]) == ("START", "WON", "480")


def test_sticks_go_over_with_change_and_what_lacks_is_a_debt() -> None:
    book = new_history(replace(setup("four-winds"), start=1000))
    book = then(book, entered(1, 0, 28, 0, 0), entered(1, 0, 900, 0, 0), entered(1, 0, 900, 0, 0))
    first, second, third = stick_course(book.sheet)
    assert first.payments[0].amount == 56
    assert isinstance(first.payments[0].handed, HandedOver)
    assert not first.debts
    for deal in (first, second, third):
        assert sum(worth(held) for held in deal.holdings) == 4000
        assert all(number >= 0 for held in deal.holdings for number in held.values())
    assert third.debts
    for place, held in enumerate(third.holdings):
        owing = sum(amount for (payer, _), amount in third.debts.items() if payer == place)
        due = sum(amount for (_, payee), amount in third.debts.items() if payee == place)
        assert worth(held) - owing + due == book.sheet.totals[place]


def test_a_book_without_sticks_moves_none() -> None:
    assert stick_course(BOOK.sheet) == ()
