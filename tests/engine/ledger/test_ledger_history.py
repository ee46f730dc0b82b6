"""An evening goes on by the book, and everything in it can be corrected, taken back and done again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling.ledger.course import overruled
from peling.ledger.entry import DealEntry, EastIs, Penalty, Points, Result, RoundIs, Tiles, empty_deal
from peling.ledger.history import EntryRefusedError, SheetHistory, new_history, situation_of
from peling.ledger.inputs import (
    Archive,
    Correct,
    Enter,
    Insert,
    PlayedAt,
    Redo,
    Remove,
    Rename,
    Retitle,
    SaveDraft,
    SheetInput,
    SheetInputError,
    Stake,
    Undo,
)
from peling.ledger.reckoning import FaultId
from peling.ledger.situation import Step
from peling.rulebooks import UnknownRulesError
from peling.rules.ruleset import UnknownOptionError
from tests.engine.ledger.sheets import AT, entered, points, setup, sheet, then

DRAWN = Enter(DealEntry(Result.DRAWN, hands=(None,) * 4))
EAST_WINS = entered(0, 80, 12, 48, 112)


def won_by(place: int) -> Enter:
    """Return a deal that a place has won, everybody with a score of his own."""
    return entered(place, 20, 8, 16, 4)


def easts(book: SheetHistory) -> list[int]:
    """Return who was East in each deal, and who is next."""
    return [*(row.situation.east for row in book.sheet.deals), book.sheet.next.east]


def steps(book: SheetHistory) -> list[Step]:
    """Return what was to be done before each deal, and now."""
    return [*(row.situation.step for row in book.sheet.deals), book.sheet.next.step]


def test_the_layouts_of_the_book_follow_each_other_on_a_sheet() -> None:
    book = sheet(EAST_WINS, entered(3, 80, 12, 48, 112))
    assert [row.net for row in book.sheet.deals] == [(480, -296, -188, 4), (-24, -284, -140, 448)]
    assert book.sheet.totals == (456, -580, -328, 452)
    assert book.sheet.sum == 0


def test_east_stays_when_he_wins_or_nobody_does_and_passes_to_the_right() -> None:
    book = sheet(EAST_WINS, DRAWN, won_by(3), won_by(0))
    assert easts(book) == [0, 0, 0, 1, 2]
    assert steps(book)[1:] == [Step.EAST_STAYS, Step.EAST_STAYS, Step.EAST_PASSES, Step.EAST_PASSES]
    assert book.sheet.next.winds == (Wind.WEST, Wind.NORTH, Wind.EAST, Wind.SOUTH)


def test_a_drawn_game_passes_the_bank_by_a_house_rule() -> None:
    assert easts(sheet(DRAWN, rules_id="four-winds")) == [0, 0]
    assert easts(sheet(DRAWN, rules_id="four-winds", drawn_game_bank="passes")) == [0, 1]


@pytest.mark.parametrize(
    ("rules_id", "players", "evening"), [("pung-chow-limit", 4, 16), ("pung-chow-limit", 3, 12)]
)
def test_rounds_sets_and_the_evening_end(rules_id: str, players: int, evening: int) -> None:
    book = new_history(replace(setup(rules_id, players), rounds=4))
    for _ in range(evening):
        winner = (book.sheet.next.east + 1) % players
        book = then(book, entered(winner, *([10] * players)))
    found = steps(book)
    assert [number for number, step in enumerate(found) if step is Step.ROUND_OVER] == [
        players,
        2 * players,
        3 * players,
    ]
    assert found[-1] is Step.EVENING_OVER
    assert [row.situation.round_wind for row in book.sheet.deals[::players]] == list(Wind)
    assert book.sheet.next.set_number == 2


@pytest.mark.parametrize(("reseat", "step"), [(False, Step.SET_OVER), (True, Step.DRAW_SEATS)])
def test_after_a_set_seats_are_drawn_by_a_house_rule(reseat: bool, step: Step) -> None:
    book = sheet(rules_id="pung-chow-limit", reseat_each_set=reseat)
    for _ in range(16):
        book = then(book, won_by((book.sheet.next.east + 1) % 4))
    assert book.sheet.next.step is step


def test_new_seats_change_the_order_and_who_is_east() -> None:
    book = sheet(entered(0, 10, 8, 8, 8, seats=(2, 0, 3, 1)), won_by(0))
    here = book.sheet.deals[0].situation
    assert (here.east, here.order) == (2, (2, 0, 3, 1))
    assert here.winds == (Wind.SOUTH, Wind.NORTH, Wind.EAST, Wind.WEST)
    assert book.sheet.next.order == (2, 0, 3, 1)
    assert easts(book) == [2, 0, 0]


def test_east_can_be_overruled_with_a_reason() -> None:
    book = sheet(won_by(1), entered(2, 20, 8, 16, 4, east=EastIs(3, "the dice were read wrongly")))
    assert easts(book) == [0, 3, 0]
    assert book.sheet.deals[1].net[3] == -72


def test_the_round_can_be_overruled_and_goes_on_from_there() -> None:
    book = sheet(
        entered(0, 20, 8, 16, 4, round_wind=RoundIs(Wind.SOUTH, "begun in the afternoon")),
        rules_id="how-to-play",
    )
    assert book.sheet.deals[0].situation.round_wind is Wind.SOUTH
    assert book.sheet.next.round_wind is Wind.SOUTH
    book = then(book, *(won_by(place) for place in (1, 2, 3, 0)))
    assert (book.sheet.next.round_wind, book.sheet.next.step) == (Wind.WEST, Step.ROUND_OVER)


def test_a_false_call_costs_east_his_office_by_a_house_rule() -> None:
    false = Enter(DealEntry(Result.FALSE_CALL, offender=0, hands=(None,) * 4))
    book = sheet(false, rules_id="pung-chow-limit")
    assert (book.sheet.totals, easts(book)) == ((-900, 300, 300, 300), [0, 0])
    assert easts(sheet(false, rules_id="pung-chow-limit", false_call_deal="offender_east_passes")) == [0, 1]


def test_the_thirteenth_win_running_is_noted_by_the_sheet() -> None:
    book = sheet(*[won_by(0)] * 12, rules_id="how-to-play")
    assert book.sheet.next.noted == {"thirteenth-win"}
    hand = Tiles(parse_tiles("B1 B2 B3 B4 B5 B6 D2 D3 D4 C7 C8 C9 R"), winning=parse_tiles("R")[0])
    deal = DealEntry(winner=0, hands=(hand, Points("0"), Points("0"), Points("0")))
    assert then(book, Enter(deal)).sheet.deals[-1].figures.scores[0] == 600
    assert then(book, Undo(), Enter(deal)).sheet.deals[-1].figures.scores[0] != 600


def test_a_deal_with_a_fault_is_refused_and_changes_nothing() -> None:
    book = sheet(EAST_WINS)
    for wrong in (
        Enter(points(1, 8, None, 2, 2)),
        Correct(1, points(1, 8, None, 2, 2)),
        Enter(empty_deal(4)),
    ):
        with pytest.raises(EntryRefusedError) as raised:
            book.apply(wrong, AT)
        assert raised.value.faults[0].id in {FaultId.POINTS_MISSING, FaultId.WINNER_MISSING}
    assert book.sheet.deals == sheet(EAST_WINS).sheet.deals


@pytest.mark.parametrize(
    "given",
    [Undo(), Redo(), Remove(1), Correct(1, EAST_WINS.entry), Insert(2, EAST_WINS.entry), Rename(4, "Eve")],
)
def test_what_does_not_fit_is_refused(given: Any) -> None:  # noqa: ANN401
    with pytest.raises(SheetInputError):
        sheet().apply(given, AT)


def test_a_correction_works_out_everything_after_it_and_is_kept() -> None:
    before = sheet(won_by(0), won_by(1), won_by(2))
    book = then(before, Correct(1, won_by(1).entry, "it was Bert"))
    plain = sheet(won_by(1), won_by(1), won_by(2))
    assert [row.figures for row in book.sheet.deals] == [row.figures for row in plain.sheet.deals]
    assert book.sheet.totals == plain.sheet.totals != before.sheet.totals
    assert easts(book) == easts(plain)
    (made,) = book.sheet.deals[0].corrections
    assert (made.at, made.before, made.reason) == (AT, won_by(0).entry, "it was Bert")
    assert book.sheet.deals[0].at == AT
    assert book.sheet.changes[-1].before == won_by(0).entry


def test_deals_before_a_correction_are_the_same_objects() -> None:
    before = sheet(won_by(0), won_by(1), won_by(2))
    book = then(before, Correct(3, won_by(1).entry))
    assert book.sheet.deals[0] is before.sheet.deals[0]
    assert book.sheet.deals[1] is before.sheet.deals[1]


def test_what_a_correction_makes_impossible_is_named_in_its_row() -> None:
    dealt = Tiles(parse_tiles("B1 B2 B3 B4 B5 B6 D2 D3 D4 C7 C8 C9 R"), winning=parse_tiles("R")[0])
    heaven = DealEntry(winner=0, by=WinBy.DEALT, hands=(dealt, Points("0"), Points("0"), Points("0")))
    book = sheet(won_by(0), Enter(heaven))
    assert book.sheet.deals[1].faults == ()
    book = then(book, Correct(1, won_by(1).entry))
    assert [fault.reason for fault in book.sheet.deals[1].faults] == ["not-east"]
    assert book.sheet.deals[1].net == (0, 0, 0, 0)
    assert then(book, Undo()).sheet.deals[1].faults == ()


def test_a_forgotten_deal_is_put_in_and_a_deal_too_many_taken_out() -> None:
    book = sheet(won_by(0), won_by(2))
    put_in = then(book, Insert(2, won_by(1).entry, "forgotten"))
    assert put_in.sheet.totals == sheet(won_by(0), won_by(1), won_by(2)).sheet.totals
    assert [row.number for row in put_in.sheet.deals] == [1, 2, 3]
    assert then(put_in, Remove(2)).sheet.totals == book.sheet.totals
    assert then(book, Insert(3, won_by(1).entry)).sheet.totals == then(book, won_by(1)).sheet.totals


def test_undo_and_redo_without_limit() -> None:
    inputs: list[SheetInput] = [
        won_by(0),
        won_by(1),
        Correct(1, won_by(3).entry),
        Remove(2),
        Retitle("Saturday"),
        PlayedAt("the club"),
        Stake("0.05", "€"),
    ]
    books = [sheet()]
    for given in inputs:
        books.append(then(books[-1], given))
    book = books[-1]
    for earlier in reversed(books[:-1]):
        book = then(book, Undo())
        assert contents(book) == contents(earlier)
    assert not book.sheet.can_undo
    for later in books[1:]:
        book = then(book, Redo())
        assert contents(book) == contents(later)
    assert not book.sheet.can_redo
    assert then(book, Undo(), won_by(2)).sheet.can_redo is False
    for earlier in reversed(books[:-1]):
        book = then(book, Undo())
        assert contents(book) == contents(earlier)


def contents(book: SheetHistory) -> tuple[object, ...]:
    """Return what a sheet shows, without its history."""
    return (
        book.sheet.setup.title,
        book.sheet.setup.where,
        book.sheet.deals,
        book.sheet.next,
        book.sheet.totals,
    )


def test_a_draft_is_kept_through_everything() -> None:
    draft, other = points(1, "20+"), points(2, "7", None, "8")
    book = sheet(SaveDraft(draft))
    assert book.sheet.draft == draft
    assert then(book, Retitle("Saturday")).sheet.draft == draft
    assert not book.sheet.can_undo
    book = then(book, won_by(0))
    assert book.sheet.draft == empty_deal(4)
    book = then(book, SaveDraft(other), Correct(1, won_by(1).entry), Undo())
    assert book.sheet.draft == other
    book = then(book, Undo())
    assert (book.sheet.draft, book.sheet.deals) == (won_by(0).entry, ())
    book = then(book, SaveDraft(draft))
    assert book.sheet.can_redo
    book = then(book, Redo())
    assert (book.sheet.draft, len(book.sheet.deals)) == (other, 1)


def test_only_the_last_of_drafts_in_a_row_stays_in_the_log() -> None:
    book = sheet(SaveDraft(points(1, "1")), SaveDraft(points(1, "12")), won_by(0), SaveDraft(points(1, "3")))
    assert [type(logged.given) for logged in book.sheet.log] == [SaveDraft, Enter, SaveDraft]


def test_what_a_point_is_worth_is_one_input_among_the_others() -> None:
    book = sheet(won_by(0), Stake("0.05", "€"), Stake("2"))
    assert (book.sheet.setup.point, book.sheet.setup.money, book.sheet.agreed.point) == ("2", "", "")
    book = then(book, Undo())
    assert (book.sheet.setup.point, book.sheet.setup.money) == ("0.05", "€")
    assert book.sheet.totals == sheet(won_by(0)).sheet.totals, "money changes no figure"


@pytest.mark.parametrize("point", ["much", "-1", "1e9", "0.00001"])
def test_no_point_is_worth_what_is_no_number(point: str) -> None:
    with pytest.raises(SheetInputError, match="no worth"):
        sheet(Stake(point))


def test_names_title_place_and_shelf() -> None:
    book = sheet(
        won_by(0), PlayedAt("the club"), Rename(1, "Bertha"), Retitle("Saturday"), Archive(away=True)
    )
    assert book.sheet.setup.players == ("Anna", "Bertha", "Carl", "Dora")
    assert book.sheet.agreed.players[1] == "Bert"
    assert (book.sheet.setup.title, book.sheet.archived) == ("Saturday", True)
    book = then(book, Undo(), Undo())
    assert (book.sheet.setup.players[1], book.sheet.archived) == ("Bert", True)
    assert (book.sheet.setup.where, book.sheet.agreed.where) == ("the club", "")
    assert then(book, Undo()).sheet.setup.where == ""


def test_the_history_tells_everything_that_was_done() -> None:
    book = sheet(SaveDraft(points(1)), won_by(0), won_by(1), Correct(2, won_by(2).entry), Undo(), Remove(1))
    said = [(type(change.logged.given), change.number) for change in book.sheet.changes]
    assert said == [(Enter, 1), (Enter, 2), (Correct, 2), (Undo, 0), (Remove, 1)]


def test_the_situation_of_a_deal_before_it_overrules_anything() -> None:
    deal = entered(2, 20, 8, 16, 4, east=EastIs(3, "so it was"))
    book = sheet(won_by(1), deal, won_by(0))
    here = situation_of(book.sheet, 2)
    assert here.east == 1
    assert overruled(here, deal.entry, book.sheet.rules) == book.sheet.deals[1].situation
    assert situation_of(book.sheet, 1).number == 1
    assert situation_of(book.sheet, 4) == book.sheet.next
    with pytest.raises(SheetInputError):
        situation_of(book.sheet, 5)


def test_everybody_starts_with_what_was_agreed() -> None:
    book = then(new_history(replace(setup("four-winds"), start=1000)), won_by(0))
    assert book.sheet.totals == (1120, 960, 960, 960)
    assert book.sheet.sum == 0


def test_penalties_and_adjustments_stand_apart() -> None:
    entry = points(0, 80, 12, 48, 112, penalties=(Penalty(1, None, "5*2"),))
    figures = sheet(Enter(entry)).sheet.deals[0].figures
    assert figures.settled == (480, -296, -188, 4)
    assert figures.punished == (10, -30, 10, 10)
    assert figures.net == (490, -326, -178, 14)


def test_all_house_rules_are_written_down() -> None:
    book = sheet(rules_id="pung-chow-limit")
    assert dict(book.sheet.setup.options) == dict(book.sheet.rules.house.values)


@pytest.mark.parametrize(
    "agreed",
    [
        setup("fenghua", 3),
        replace(setup(), first_east=4),
        replace(setup(), rounds=0),
        replace(setup(), players=("Anna",)),
    ],
)
def test_what_cannot_be_agreed_is_refused(agreed: Any) -> None:  # noqa: ANN401
    with pytest.raises(SheetInputError):
        new_history(agreed)


def test_unknown_rules_and_options_are_refused() -> None:
    with pytest.raises(UnknownRulesError):
        new_history(setup("bridge"))
    with pytest.raises(UnknownOptionError):
        new_history(setup(trumps=True))
