"""Own games against the computer stand beside the evenings, with the same figures."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling.play.records import DealRecord, WonHand
from peling_app.platform.preferences import Preferences
from peling_app.play.records.reader import Found
from peling_app.play.records.store import RecordsStore
from peling_app.score.model.evenings.games import GAMES, games_page
from peling_app.score.model.evenings.people import PeopleModel
from peling_app.score.people import PeopleStore
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from peling_app.score.view.people.report import PeopleDocument
from tests.app.score.evening.test_people import play, read
from tests.app.score.evenings import EVENING, SETUP, enter_all, settle
from tests.by_day import by_day

AT = datetime(2024, 3, 1, 20, tzinfo=UTC)
HAND = WonHand(
    (parse_tiles("D6 D6 D6"), parse_tiles("B1 B2 B3")), parse_tiles("Fl1"), (), (), WinBy.WALL, None
)
LOST = DealRecord(AT, "pung-chow", "club", 1, Wind.EAST, Wind.SOUTH, -30)
WON = replace(LOST, at=AT + timedelta(minutes=9), deal=2, winner=Wind.EAST, net=84, points=28, hand=HAND)
DRAWN = replace(LOST, at=AT + timedelta(days=1), winner=None, net=0, level="novice")
GAMES_PLAYED = ((LOST, WON), (DRAWN,))


def with_games(score: ScoreSession, folder: Path, me: str = "Joseph") -> PeopleModel:
    """Return the people with two games."""
    records = RecordsStore(None, None, Preferences(None), parent=score)
    records.found = Found(games=GAMES_PLAYED)
    return PeopleModel(PeopleStore(score, folder, records, lambda: me, score), score)


def test_games_are_said_apart_from_evenings(qtbot: QtBot, score: ScoreSession, tmp_path: Path) -> None:
    play(qtbot, score)
    model = with_games(score, tmp_path)
    read(qtbot, model.store)
    assert [row.name for row in model.rows][-1] == "Joseph against the computer"
    assert len([row for row in model.rows if row.name == "Joseph"]) == 1, "the evenings are another row"
    row = model.rows[-1]
    assert (row.evenings, row.deals, row.won, row.balance) == ("2", "3", "1 (33 %)", "+54")
    assert model.together == "0", "games are not among the balances of the table"
    assert "Joseph against the computer" not in model.store.known_names


@pytest.mark.parametrize("picked", [False, True])
def test_a_person_is_shown_first_though_games_are_read_before_people(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path, picked: bool
) -> None:
    model = with_games(score, tmp_path)
    read(qtbot, model.store)
    assert model.is_games, "nobody else is there yet"
    if picked:
        model.choose(GAMES)
    play(qtbot, score)
    read(qtbot, model.store)
    assert model.chosen == (GAMES if picked else model.rows[0].key)


def test_a_sheet_made_from_a_game_tells_of_no_people(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path
) -> None:
    play(qtbot, score)
    model = with_games(score, tmp_path)
    read(qtbot, model.store)
    before = [(row.key, row.evenings, row.balance) for row in model.rows]
    score.new(replace(SETUP, players=("Rosa", "Club", "Novice", "Robot"), computers=(1, 2, 3)))
    settle(qtbot, score)
    enter_all(qtbot, score, EVENING[:2])
    read(qtbot, model.store)
    assert [(row.key, row.evenings, row.balance) for row in model.rows] == before
    assert model.together == "0"
    assert "Rosa" in model.store.known_names
    assert not {"Club", "Novice", "Robot"} & set(model.store.known_names), "nobody invites a computer"
    assert score.names == ("Rosa", "Club", "Novice", "Robot"), "on the sheet all keep their names"


def test_the_word_below_a_figure_that_is_one_is_that_of_one(english: object) -> None:  # noqa: ARG001
    assert games_page("Joseph", ((WON,),)).figures[:2] == (("1", "game"), ("1", "deal"))


def test_they_have_the_same_figures_as_a_person(score: ScoreSession, tmp_path: Path) -> None:
    model = with_games(score, tmp_path)
    model.refresh()
    model.store.changed.emit()
    assert model.is_games, "without an evening they are what is shown"
    page = model.person
    assert page.figures == (
        ("2", "games"),
        ("3", "deals"),
        ("1 (33 %)", "won"),
        ("+18.0", "points in a deal"),
        ("28.0", "mean winning score"),
    )
    assert page.balance.lines[0].values == (0, 54, 54)
    assert [(flow.name, flow.amount) for flow in page.flows] == [("Club", 54), ("Novice", 0)]
    assert sum(flow.amount for flow in page.flows) == 54
    assert page.best is not None
    assert [one.tiles for one in page.best.hand.sets] == [HAND.bonus, *HAND.sets]
    assert page.best.hand.total == "28"
    assert [one.place for one in page.last] == ["0 of 1 won", "1 of 2 won"]


def test_they_are_nobody_who_could_be_called_otherwise(score: ScoreSession, tmp_path: Path) -> None:
    model = with_games(score, tmp_path, "")
    model.store.changed.emit()
    model.choose(GAMES)
    assert model.rows[0].name == "You against the computer"
    assert (model.others, model.mergeable) == ((), ())
    model.rename("Theo")
    assert not model.store.can_undo
    model.export(tmp_path / "people.csv")
    assert (tmp_path / "people.csv").read_text(encoding="utf-8-sig").splitlines()[1].endswith(",2,3,1,54")


def test_other_games_are_said_once_but_not_how_far_the_reading_is(
    score: ScoreSession, tmp_path: Path
) -> None:
    store = with_games(score, tmp_path).store
    records = store.records
    assert records is not None
    said: list[int] = []
    store.changed.connect(lambda: said.append(len(store.games)))
    records.changed.emit()
    records.found = Found(games=GAMES_PLAYED[:1])
    for _ in range(3):
        records.changed.emit()
    assert said == [1]


@pytest.fixture
def shown(qtbot: QtBot, page: ScorePage) -> ScorePage:
    """Return the page of people with games and evenings."""
    play(qtbot, page.score)
    store = page.people.model.store
    records = store.records
    assert records is not None, "the program gives its games"
    records.reader = None
    records.found = Found(games=GAMES_PLAYED)
    page.show_people()
    qtbot.waitUntil(lambda: bool(page.people.list.buttons) and not store.is_reading)
    return page


@pytest.mark.thorough
def test_the_page_shows_them_and_offers_nothing_that_is_for_people(shown: ScorePage) -> None:
    people = shown.people
    people.model.choose(GAMES)
    QApplication.processEvents()
    assert not people.rename.isEnabled()
    assert not people.merge.isEnabled()
    assert not people.person.other.isVisible()
    assert people.person.flows.accessibleName().startswith("Against which level: ")
    people.model.choose("Theo")
    assert people.rename.isEnabled()
    assert people.person.flows.accessibleName().startswith("From whom, to whom: ")


@pytest.mark.parametrize("who", by_day([GAMES], ["Theo", GAMES]))
def test_a_pdf_says_where_it_is(shown: ScorePage, tmp_path: Path, who: str) -> None:
    people = shown.people
    people.model.choose(who)
    people.write_pdf(tmp_path / "people.pdf")
    assert (tmp_path / "people.pdf").read_bytes().startswith(b"%PDF")
    assert people.said.text() == f"Saved as {tmp_path / 'people.pdf'}"
    assert people.said.isVisible()


@pytest.mark.thorough
def test_a_pdf_has_all_rows_and_whoever_is_chosen(shown: ScorePage) -> None:
    people = shown.people
    people.model.choose("Theo")
    document = PeopleDocument(people.model)
    text = document.plain_text.replace("\N{NO-BREAK SPACE}", " ").replace("  ", " ")
    for row in people.model.rows:
        assert row.name in text
        assert " ".join(row.won.split()) in text
        assert row.balance in text
    for figure, what in people.model.person.figures:
        assert " ".join(figure.split()) in text
        assert what in text
    best = people.model.person.best
    assert best is not None
    assert text.index("The best hand") < text.index(best.said)
    assert document.pages == 2


@pytest.mark.parametrize("kind", by_day(["write_pdf"], ["write_pdf", "write_csv"]))
def test_what_cannot_be_written_is_reported(
    qtbot: QtBot, shown: ScorePage, tmp_path: Path, kind: str
) -> None:
    (tmp_path / "a folder").mkdir()
    with qtbot.waitSignal(shown.score.failed) as heard:
        getattr(shown.people, kind)(tmp_path / "a folder")
    assert heard.args[0] == "export"
    assert not shown.people.said.text()
