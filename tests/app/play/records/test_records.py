"""The page of records: what is read from the games, what is counted, what is shown and saved."""

from __future__ import annotations

import csv
import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling.lessons.drills.catalogue import kinds
from peling.play.accounts import balances, wins
from peling.play.records import DealRecord
from peling.rulebooks import rule_book, rule_set
from peling.storage.entries import NewEntry
from peling.storage.journal import Journal
from peling.storage.saves import new_entries, start
from peling_app.books.faces import book_ids
from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.kit.words.numbers import signed
from peling_app.kit.words.times import clock_words
from peling_app.platform.journal_folder import PUT_AWAY
from peling_app.platform.preferences import Preferences
from peling_app.play.records.cache import Seen, read_cache, write_cache
from peling_app.play.records.model.page import csv_cells, csv_heads, records_page, special_hands
from peling_app.play.records.model.records import RecordsModel
from peling_app.play.records.reader import GamesReader
from peling_app.play.records.store import RecordsStore
from peling_app.play.records.view.cards import CardPicture
from peling_app.play.records.view.hands import HandRow
from peling_app.play.records.view.page import GREAT
from peling_app.play.records.which import Which, picked
from peling_app.play.records.words import records as words
from peling_app.play.session import Session
from tests.app.play.records.stores import NOW, PLAYED, Store, deals, page_of
from tests.app.play.result.games import finished
from tests.app.play.sessions import MakeSession, open_game, play_on
from tests.app.reading_order import against_reading

LATER = datetime(2126, 1, 1, tzinfo=UTC)


def _write(path: Path, rules_id: str = "pung-chow") -> None:
    """Keep a finished game as the program does."""
    steps = finished(rules_id)
    path.parent.mkdir(parents=True, exist_ok=True)
    start(path, steps[0].state.setup).journal.close()
    with Journal.open(path) as begun:
        first = begun.entries[0]
    path.unlink()
    written = [entry for made in steps for entry in new_entries(made)]
    Journal.create(path, NewEntry(first.kind, first.body, first.place), *written).close()


def _read(reader: GamesReader) -> int:
    """Read all there is; return how many files were read."""
    fresh = left = reader.begin(None)
    while left:
        left = reader.read_next()
    return fresh


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number, rules_id in enumerate(("pung-chow", "fenghua")):
        _write(tmp_path / "games" / f"{number}.peling", rules_id)
    return tmp_path / "games"


@pytest.fixture
def stored(qapp: object, folder: Path) -> Iterator[RecordsStore]:
    assert qapp is not None
    store = RecordsStore(None, folder, Preferences(None), folder.parent / "cache" / "records.json")
    yield store
    store.finish()


def test_what_is_read_agrees_with_the_games(folder: Path) -> None:
    reader = GamesReader(folder, None)
    assert _read(reader) == 2
    found = reader.found(LATER, None).tallies[Which.ALL]
    for rules_id in ("pung-chow", "fenghua"):
        state = finished(rules_id)[-1].state
        sums = found.rows[rules_id, "club"]
        assert sums.deals == len(state.finished)
        assert sums.won == wins(state)[0]
        assert sums.net == balances(state)[0][-1]
    assert found.balance[-1] == sum(sums.net for sums in found.rows.values())


def test_a_file_is_read_again_only_when_it_has_changed(folder: Path) -> None:
    cache = folder.parent / "records.json"
    first = GamesReader(folder, cache)
    _read(first)
    said = first.found(LATER, None)
    again = GamesReader(folder, cache)
    assert _read(again) == 0
    assert again.found(LATER, None) == said
    (folder / "1.peling").unlink()
    assert _read(again) == 0
    assert set(again.found(LATER, None).tallies[Which.ALL].rows) == {("pung-chow", "club")}
    assert len(read_cache(cache)) == 1


def test_games_that_were_put_away_count_too(folder: Path) -> None:
    (folder / PUT_AWAY).mkdir()
    (folder / "1.peling").rename(folder / PUT_AWAY / "1.peling")
    reader = GamesReader(folder, None)
    assert _read(reader) == 2
    assert reader.found(LATER, None).left_out == 0


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b'{"version":1}',
        b'{"version":1,"games":[]}',
        b'{"version":7,"games":{}}',
        b'{"version":1,"games":{"a":{"stamp":["x"],"deals":[]}}}',
        b'{"version":1,"games":{"a":{"stamp":[1],"deals":[{}]}}}',
    ],
)
def test_a_damaged_cache_is_as_good_as_none(folder: Path, content: bytes) -> None:
    cache = folder.parent / "records.json"
    cache.write_bytes(content)
    reader = GamesReader(folder, cache)
    assert _read(reader) == 2
    reader.found(LATER, None)
    assert len(read_cache(cache)) == 2


def test_a_cache_that_cannot_be_written_stops_nobody(folder: Path) -> None:
    cache = folder.parent / "records.json"
    cache.mkdir()
    reader = GamesReader(folder, cache)
    _read(reader)
    assert reader.found(LATER, None).tallies[Which.ALL].together.deals


def test_a_damaged_game_is_left_out_and_said_in_one_line(folder: Path, qtbot: QtBot) -> None:
    (folder / "0.peling").write_bytes(b"no journal")
    store = RecordsStore(None, folder, Preferences(None))
    page = page_of(store, qtbot)
    page.model.look()
    qtbot.waitUntil(lambda: store.known, timeout=30_000)
    assert page.status.text() == words.left_out(1)
    assert {row.label for row in page.model.page.rows} >= {"Club", "Together"}
    assert (folder / "0.peling").read_bytes() == b"no journal"
    store.finish()


def test_four_hundred_games_are_read_once(tmp_path: Path) -> None:
    shown = deals(played=[("pung-chow", "club", 16)])
    cache = tmp_path / "records.json"
    games = {str(tmp_path / "games" / f"{number}.peling"): Seen((1, 1), shown) for number in range(400)}
    write_cache(cache, games)
    known = read_cache(cache)
    assert known == games
    assert sum(len(seen.deals or ()) for seen in known.values()) == 400 * len(shown)


def test_the_open_game_is_counted_as_it_stands(qtbot: QtBot, make: MakeSession) -> None:
    session: Session = make()
    open_game(qtbot, session)
    play_on(qtbot, session, 3, lambda: session.last_result is not None)
    store = RecordsStore(session, session.folder, Preferences(None))
    store.refresh()
    qtbot.waitUntil(lambda: store.known, timeout=30_000)
    found = store.found
    assert found.left_out == 0
    assert found.tallies[Which.ALL].together.deals == 1
    state = session.state
    assert state is not None
    assert found.tallies[Which.ALL].together.net == balances(state)[0][-1]
    store.finish()


def test_only_deals_from_now_on_count_until_all_are_counted_again(qtbot: QtBot, stored: RecordsStore) -> None:
    stored.refresh()
    qtbot.waitUntil(lambda: stored.known, timeout=30_000)
    before = stored.found.tallies[Which.ALL].together.deals
    assert before
    stored.begin_anew()
    qtbot.waitUntil(lambda: not stored.found.tallies[Which.ALL].together.deals, timeout=30_000)
    assert stored.since is not None
    stored.count_all()
    qtbot.waitUntil(lambda: stored.found.tallies[Which.ALL].together.deals == before, timeout=30_000)
    assert stored.since is None


def test_a_date_of_the_settings_that_makes_no_sense_counts_all(folder: Path) -> None:
    preferences = Preferences(None)
    store = RecordsStore(None, folder, preferences)
    for said in ("yesterday", "2026-01-01", "", "2026-13-01T00:00:00+00:00"):
        preferences.update(records_since=said)
        assert store.since is None


def test_what_is_counted_is_what_was_chosen() -> None:
    shown = deals()
    year = picked(shown, Which.YEAR, NOW, None)
    assert year
    assert {one.at.astimezone(NOW.tzinfo).year for one in year} == {NOW.year}
    kept = picked(shown, Which.KEPT, NOW, None)
    assert not any(one.assisted for one in kept)
    assert len(kept) < len(shown)
    alone = picked(shown, Which.UNASSISTED, NOW, None)
    assert all(one.unassisted for one in alone)
    assert 0 < len(alone) < len(kept)
    since = NOW - timedelta(days=100)
    assert all(one.at > since for one in picked(shown, Which.ALL, NOW, since))


def test_the_table_adds_up() -> None:
    store = Store(deals())
    page = records_page(store.found.tallies[Which.ALL])
    for place in (0, 1):
        column = [int(row.cells[place]) for row in page.rows if row.cells]
        assert sum(column[:-1]) == column[-1]
    assert [row.label for row in page.rows if not row.cells] == [
        "Pung Chow, without a limit",
        "Pung Chow, with a limit",
        "Fenghua, Zhejiang, with wild tiles",
    ]
    assert page.balance.deals == len(store.deals)
    (line,) = page.balance.lines
    assert (line.name, line.shown) == ("You", signed(line.last)), "a figure is drawn, and its owner is said"
    points = [int(one.points) for one in page.best]
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("rules_id", book_ids())
def test_every_special_hand_of_each_book_has_a_card_and_a_name(rules_id: str) -> None:
    (shown,) = special_hands({rules_id}, {})
    names = [card.name for card in shown.cards]
    assert len(names) == len(rule_book(rules_id).special)
    assert all(names)
    assert len(set(names)) == len(names)
    assert shown.rule == rule_book(rules_id).special[0]


def test_a_special_hand_that_was_won_has_its_tiles_and_date(qtbot: QtBot) -> None:
    page = page_of(Store(deals()), qtbot)
    cards = {one.card.name: one for one in page.findChildren(CardPicture)}
    assert len(cards) == sum(len(rule_book(one).special) for one in {one for one, _, _ in PLAYED})
    won = [one for one in cards.values() if one.card.when]
    assert len(won) == 3
    assert all("won" in one.accessibleName() and one.card.sets for one in won)
    assert all("not yet" in one.accessibleName() for one in cards.values() if not one.card.when)


def test_special_hands_lead_to_their_rule_and_to_drills(qtbot: QtBot) -> None:
    page = page_of(Store(deals()), qtbot)
    led: list[tuple[str, ...]] = []
    page.rule_asked.connect(lambda rule: led.append((rule,)))
    page.practise_asked.connect(lambda *to: led.append(to))
    for link in page.findChildren(QuietLink):
        link.click()
    page.show()
    assert against_reading(page) == [], "what is read later stands before the foot for Tab too"
    books = [one for one in book_ids() if one in {book for book, _, _ in PLAYED}]
    special = [(one, rule_book(one).special) for one in books]
    assert led == [to for one, hands in special if hands for to in ((hands[0],), (one, GREAT))]
    assert all(GREAT in kinds(rule_set(one)) for one in books)


def test_an_empty_profile_says_what_will_be_here(qtbot: QtBot) -> None:
    page = page_of(Store(), qtbot)
    page.show()
    assert page.empty.text().startswith("No deal is over yet.")
    assert page.empty.isVisible()
    assert not page.table.isVisible()
    assert not page.csv.isEnabled()
    assert not page.anew.isEnabled()


def test_nothing_is_said_to_be_empty_before_the_games_are_read(qtbot: QtBot) -> None:
    store = Store()
    store.known = False
    assert not page_of(store, qtbot).empty.text()


def test_the_switch_chooses_what_is_shown(qtbot: QtBot) -> None:
    page = page_of(Store(deals()), qtbot)
    page.show()
    everything = page.model.page.rows[-1].cells[0]
    page.switch.side(Which.YEAR).click()
    assert int(page.model.page.rows[-1].cells[0]) < int(everything)
    assert page.findChildren(HandRow)
    page.switch.side(Which.ALL).click()
    assert page.model.page.rows[-1].cells[0] == everything


def test_the_games_are_read_again_when_the_page_is_shown(qtbot: QtBot) -> None:
    store = Store(deals())
    page = page_of(store, qtbot)
    assert not store.looked
    page.show()
    page.hide()
    page.show()
    assert [store.looked] == [2]


def test_while_files_are_read_only_the_line_above_changes(qtbot: QtBot) -> None:
    store = Store(deals())
    page = page_of(store, qtbot)
    rows = page.findChildren(HandRow)
    store.left, store.whole = 3, 10
    store.changed.emit()
    assert page.status.text() == "Reading your games: 7 of 10"
    assert page.findChildren(HandRow) == rows


def test_counting_anew_is_asked_and_can_be_undone(qtbot: QtBot) -> None:
    page = page_of(Store(deals()), qtbot)
    page.show()
    assert not page.all.isVisible()
    for answer, is_empty in (("Leave as it is", False), ("Count anew", True)):
        page.anew.click()
        box = page.findChild(AskBefore)
        assert box is not None
        next(one for one in box.findChildren(QPushButton) if one.text() == answer).click()
        qtbot.waitUntil(lambda: page.findChild(AskBefore) is None)
        assert page.model.is_empty is is_empty
    assert f"Only deals after 20 November 2026, {clock_words(NOW)}, are counted." in page.status.text()
    assert page.model.empty_words.startswith("No deal has ended since then.")
    assert page.all.isVisible()
    page.all.click()
    assert not page.model.is_empty
    assert not page.all.isVisible()


def test_the_rows_are_saved_and_no_cell_is_a_formula(
    qtbot: QtBot, stored: RecordsStore, tmp_path: Path
) -> None:
    model = RecordsModel(stored)
    stored.refresh()
    qtbot.waitUntil(lambda: stored.known, timeout=30_000)
    with qtbot.waitSignal(stored.exported, timeout=30_000):
        model.export(tmp_path / "rows.csv")
    text = (tmp_path / "rows.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.reader(text.splitlines()))
    assert tuple(rows[0]) == csv_heads()
    assert len(rows) - 1 == stored.found.tallies[Which.ALL].together.deals
    net = csv_heads().index("Points won or lost")
    assert sum(int(row[net]) for row in rows[1:]) == stored.found.tallies[Which.ALL].together.net
    others = [cell for row in rows[1:] for place, cell in enumerate(row) if place != net]
    assert not any(cell.startswith(("=", "+", "-", "@")) for cell in others)


def test_rows_that_cannot_be_saved_are_reported(qtbot: QtBot, stored: RecordsStore, tmp_path: Path) -> None:
    (tmp_path / "rows.csv").mkdir()
    with qtbot.waitSignal(stored.failed, timeout=30_000) as said:
        RecordsModel(stored).export(tmp_path / "rows.csv")
    assert said.args[0] == "export"


def test_a_hand_that_won_without_a_tile_drawn_is_not_said_to_have_drawn_one() -> None:
    came = {by: words.tile_came(by, None) for by in WinBy}
    assert {by for by, said in came.items() if said != "drawn"} == {WinBy.DEALT, WinBy.EIGHT_FLOWERS}
    assert words.how(Wind.EAST, WinBy.DEALT, None) == "East, as dealt"
    assert words.how(Wind.EAST, WinBy.DISCARD, Wind.WEST) == "East, from West"
    assert words.how(Wind.EAST, None, None) == "East", "of an old game it is not known"


def test_the_cells_of_a_row_are_as_many_as_its_heads() -> None:
    rng = random.Random(3)
    shown: list[DealRecord] = rng.sample(deals(), 20)
    cells = csv_cells()
    assert {len(cells(one)) for one in shown} == {len(csv_heads())}


def test_a_game_open_elsewhere_is_no_damaged_one_and_counts_when_it_is_closed(
    folder: Path, qtbot: QtBot
) -> None:
    store = RecordsStore(None, folder, Preferences(None))
    page = page_of(store, qtbot)
    with Journal.open(folder / "0.peling"):
        page.model.look()
        qtbot.waitUntil(lambda: store.known, timeout=30_000)
        assert (store.found.in_use, store.found.left_out) == (1, 0)
        assert page.status.text() == words.in_use(1)
    page.model.look()
    qtbot.waitUntil(lambda: not store.found.in_use, timeout=30_000)
    assert page.status.text() == ""
    assert len(store.found.games) == 2
    store.finish()
