from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from peling.core.events import seen_by
from peling.play.inputs import Act
from peling.storage.saves import review
from peling_app.kit.words.messages import failure_words
from peling_app.play import marks
from peling_app.play.deals import deals_of
from peling_app.play.open_game import HUMAN
from peling_app.play.replay.model.decisions import Judgement
from peling_app.play.replay.model.hands import standing
from peling_app.play.replay.model.replay import ReplayModel
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from peling_app.play.table.model.picture import Side
from peling_app.play.tutor.model.log import EVENT_ROLE, LogModel
from tests.app.play.replay.conftest import play_deal
from tests.app.play.review.conftest import BUDGET


@pytest.fixture
def store(session: Session) -> Iterator[ReviewStore]:
    made = ReviewStore(session, BUDGET)
    yield made
    made.finish()


@pytest.fixture
def model(qtbot: QtBot, session: Session, store: ReviewStore) -> ReplayModel:
    made = ReplayModel(session, store)
    made.open()
    qtbot.waitUntil(lambda: made.deal is not None, timeout=60_000)
    return made


@pytest.mark.thorough
def test_every_step_conserves_the_tiles_and_opens_all_hands(model: ReplayModel) -> None:
    for place in range(model.count):
        model.go(place)
        deal = model.deal
        assert deal is not None
        state = deal.game(place).state.deal
        assert state is not None
        seats = model.board.picture.seats
        view = deal.game(place).view
        for side in (Side.RIGHT, Side.OPPOSITE, Side.LEFT):
            held = standing(state, view.me.after(side))
            assert sorted(seats[side].faces) == sorted(kind.code for kind in held)
            assert seats[side].faces_name.startswith("Hand of")
        assert not seats[Side.OWN].faces


def test_every_input_of_the_learner_is_a_decision(model: ReplayModel) -> None:
    deal = model.deal
    assert deal is not None
    acts = [made.given for made in deal.steps if isinstance(made.given, Act) and made.given.seat is HUMAN]
    assert [decision.action for decision in model.decisions] == [given.action for given in acts]
    for decision in model.decisions:
        assert decision.action in deal.game(decision.place).legal


@pytest.mark.thorough
def test_the_coach_looks_at_every_decision(qtbot: QtBot, model: ReplayModel) -> None:
    def all_known() -> bool:
        return all(decision.judgement is not Judgement.OPEN for decision in model.decisions)

    qtbot.waitUntil(all_known, timeout=120_000)
    assert sum(model.tally) == len(model.decisions) > 3
    for decision in model.decisions:
        model.go(decision.place)
        page = model.page
        assert page.chosen
        assert page.judged
        assert page.now is not None
        costs = decision.judged is not None and decision.judged.lost > 0
        assert (decision.judgement is Judgement.OTHER) is costs
        assert (decision.better is not None) is costs
        assert decision.better != decision.action
        assert len(page.judged) == (4 if costs else 1)


def test_steps_stay_inside_the_deal_and_jump_between_decisions(model: ReplayModel) -> None:
    model.step(-1)
    assert model.place == 0
    model.go(10_000)
    assert model.place == model.count - 1
    assert not model.can_play_on
    places = [decision.place for decision in model.decisions]
    model.step_decision(-1)
    assert model.place == places[-1]
    model.step_decision(1)
    assert model.place == places[-1]
    model.go(0)
    model.step_decision(1)
    assert model.place == next(place for place in places if place > 0)


def test_a_deal_that_still_runs_is_not_shown(qtbot: QtBot, session: Session, store: ReviewStore) -> None:
    with qtbot.waitSignal(session.changed, timeout=60_000):
        session.next_deal()
    qtbot.waitUntil(lambda: session.view is not None and session.view.awaited, timeout=60_000)
    model = ReplayModel(session, store)
    model.open()
    qtbot.waitUntil(lambda: model.deal is not None, timeout=60_000)
    assert [deal.number for deal in model.deals] == [1]


@pytest.mark.thorough
def test_both_deals_can_be_chosen(qtbot: QtBot, session: Session, store: ReviewStore) -> None:
    session.next_deal()
    qtbot.waitUntil(lambda: session.last_result is None, timeout=60_000)
    play_deal(qtbot, session)
    model = ReplayModel(session, store)
    model.open()
    qtbot.waitUntil(lambda: model.deal is not None, timeout=60_000)
    assert [deal.number for deal in model.deals] == [1, 2]
    assert model.deal is model.deals[1]
    model.show_deal(0)
    assert model.deal is model.deals[0]
    assert model.place == 0


def test_playing_on_begins_a_learning_game_and_leaves_the_other_alone(
    qtbot: QtBot, session: Session, model: ReplayModel
) -> None:
    first = session.path
    assert first is not None
    place = model.decisions[len(model.decisions) // 2].place
    model.go(place)
    deal = model.deal
    assert deal is not None
    view, legal = deal.game(place).view, deal.game(place).legal
    with qtbot.waitSignal(session.opened, timeout=60_000):
        model.play_on()
    assert session.path != first
    assert session.view == view
    assert session.legal == legal
    assert session.state is not None
    assert session.state.setup.learning
    assert session.state.setup.seed is not None
    assert deals_of(review(first))[0].steps == deal.steps
    assert model.deal is None


def test_a_game_that_goes_on_from_a_replay_is_assisted_and_stays_so(
    qtbot: QtBot, session: Session, model: ReplayModel
) -> None:
    assert not session.assisted
    with qtbot.waitSignal(session.opened, timeout=60_000):
        model.play_on()
    assert session.assisted
    branched = session.path
    assert branched is not None
    assert {game.path: game.assisted for game in session.saved_games()}[branched]
    # Only what was played stays.
    qtbot.waitUntil(lambda: session.view is not None and session.view.awaited, timeout=60_000)
    with qtbot.waitSignal(session.changed, timeout=60_000):
        session.do(session.legal[0])
    with qtbot.waitSignal(session.opened, timeout=60_000):
        session.open(next(g.path for g in session.saved_games() if g.path != branched))
    assert not session.assisted
    assert {game.path: game.assisted for game in session.saved_games()}[branched]
    with qtbot.waitSignal(session.opened, timeout=60_000):
        session.open(branched)
    assert session.assisted


def test_another_saved_game_is_looked_at_while_one_is_played(
    qtbot: QtBot, session: Session, model: ReplayModel
) -> None:
    other = session.path
    assert other is not None
    with qtbot.waitSignal(session.opened, timeout=60_000):
        model.play_on()
    qtbot.waitUntil(lambda: session.view is not None and session.view.awaited, timeout=60_000)
    before = (session.path, session.view, other.read_bytes(), other.stat().st_mtime_ns)
    model.open(other)
    qtbot.waitUntil(lambda: model.deal is not None, timeout=60_000)
    assert [deal.number for deal in model.deals] == [1]
    assert (session.path, session.view, other.read_bytes(), other.stat().st_mtime_ns) == before
    model.toggle_bookmark()
    assert marks.load(other) != {}
    model.open()
    assert model.deal is None
    qtbot.waitUntil(lambda: not model.loading, timeout=60_000)
    assert not model.deals, "the deal of the game that is played still runs"


def test_a_damaged_game_is_reported_and_left_alone(
    qtbot: QtBot, session: Session, model: ReplayModel
) -> None:
    assert session.path is not None
    damaged = session.path.with_name("damaged.peling")
    with qtbot.waitSignal(session.opened, timeout=60_000):
        other = session.path
        model.play_on()
    damaged.write_bytes(other.read_bytes().replace(b"seat-throws", b"seat-thrown"))
    content = damaged.read_bytes()
    said: list[tuple[str, str]] = []
    model.failed.connect(lambda *message: said.append(message))
    model.open(damaged)
    qtbot.waitUntil(lambda: not model.loading, timeout=60_000)
    assert said == [("review-damaged", "damaged.peling")]
    assert model.failure == said[0]
    assert damaged.read_bytes() == content
    assert "damaged.peling" in failure_words(*said[0])
    model.open(other)
    qtbot.waitUntil(lambda: model.deal is not None, timeout=60_000)
    assert model.failure is None


@pytest.mark.thorough
def test_a_line_of_the_log_leads_to_its_moment(qtbot: QtBot, session: Session, model: ReplayModel) -> None:
    log = LogModel()
    log.show(session.log, session.me)
    assert log.rowCount() > 10
    for row in (0, log.rowCount() // 2, log.rowCount() - 1):
        event = log.index(row).data(EVENT_ROLE)
        model.open(event=event)
        qtbot.waitUntil(lambda: model.deal is not None, timeout=60_000)
        deal = model.deal
        assert deal is not None
        made = [one for step in deal.happened(model.place) for one in step.events]
        assert session.log[event] in {seen_by(one, session.me) for one in made}


def test_every_hand_is_read_out_tile_by_tile(model: ReplayModel) -> None:
    model.go(model.count - 1)
    deal = model.deal
    assert deal is not None
    state = deal.game(model.place).state
    assert state.deal is not None
    players = [place for place, row in enumerate(model.hands) if row.is_player]
    assert len(players) == 4
    assert model.hands[0].text.startswith("Your hand")
    lines = sum(len(standing(state.deal, wind)) for wind in state.winds.values())
    lines += sum(len(hand.melds) + len(hand.bonus) for hand in map(state.deal.hand, state.winds.values()))
    assert len(model.hands) == 4 + lines
    assert any(row.text.startswith("Set: ") for row in model.hands)


def test_bookmarks_are_named_and_jumped_to(session: Session, model: ReplayModel) -> None:
    assert session.path is not None
    for place in (2, 5, 9):
        model.name_bookmark(place, f"  moment   {place} ")
    model.go(4)
    model.step_bookmark(1)
    assert (model.place, model.bookmark_name(5)) == (5, "moment 5")
    model.step_bookmark(-1)
    assert model.place == 2
    model.step_bookmark(-1)
    assert model.place == 2
    model.remove_bookmark(5)
    assert sorted(marks.load(session.path).values()) == ["moment 2", "moment 9"]
    model.name_bookmark(10_000, "beyond the end")
    assert model.bookmarks == (2, 9)


def test_bookmarks_of_an_older_version_are_kept(session: Session) -> None:
    assert session.path is not None
    marks.file_of(session.path).write_text('{"format": 1, "entries": [7, 3]}', encoding="utf-8")
    assert marks.load(session.path) == {3: "", 7: ""}
    marks.marks_file(session.path).replace({3: "Drei – „ja“"})
    assert marks.load(session.path) == {3: "Drei – „ja“"}


def test_bookmarks_are_kept_beside_the_game(
    qtbot: QtBot, session: Session, store: ReviewStore, model: ReplayModel
) -> None:
    assert session.path is not None
    model.go(3)
    model.toggle_bookmark()
    model.go(1)
    model.toggle_bookmark()
    assert model.bookmarks == (1, 3)
    assert model.page.marked
    again = ReplayModel(session, store)
    again.open()
    qtbot.waitUntil(lambda: again.deal is not None, timeout=60_000)
    assert again.bookmarks == (1, 3)
    model.toggle_bookmark()
    model.go(3)
    model.toggle_bookmark()
    assert not marks.file_of(session.path).exists()
    assert len(session.saved_games()) == 1


def test_bookmarks_of_a_later_version_stay_as_they_are(session: Session, model: ReplayModel) -> None:
    assert session.path is not None
    file = marks.file_of(session.path)
    file.write_text('{"format": 9}', encoding="utf-8")
    said: list[tuple[str, str]] = []
    model.failed.connect(lambda *message: said.append(message))
    model.toggle_bookmark()
    assert said == [("bookmarks-newer", file.name)]
    assert file.read_text(encoding="utf-8") == '{"format": 9}'
    assert marks.load(session.path) == {}


@pytest.mark.parametrize("content", ["{", '{"format": 1, "entries": ["x"]}', '{"format": 2}', "[]"])
def test_damaged_bookmarks_are_put_aside(session: Session, content: str) -> None:
    assert session.path is not None
    file = marks.file_of(session.path)
    file.write_text(content, encoding="utf-8")
    assert marks.load(session.path) == {}
    assert not file.exists()
    assert any(".damaged-" in path.name for path in file.parent.iterdir())


@pytest.mark.parametrize(
    ("content", "said"), [("{", "bookmarks-damaged"), ('{"format": 9}', "bookmarks-newer")]
)
def test_bookmarks_that_cannot_be_used_are_reported_when_the_game_is_opened(
    qtbot: QtBot, session: Session, store: ReviewStore, content: str, said: str
) -> None:
    assert session.path is not None
    marks.file_of(session.path).write_text(content, encoding="utf-8")
    model = ReplayModel(session, store)
    heard: list[str] = []
    model.failed.connect(lambda message, _name: heard.append(message))
    model.open()
    qtbot.waitUntil(lambda: not model.loading, timeout=60_000)
    assert heard == [said]
    assert model.bookmarks == ()


def test_bookmarks_that_cannot_be_written_are_reported(session: Session, model: ReplayModel) -> None:
    assert session.path is not None
    marks.file_of(session.path).mkdir()
    said: list[tuple[str, str]] = []
    model.failed.connect(lambda *message: said.append(message))
    model.toggle_bookmark()
    assert [message for message, _ in said] == ["bookmarks-lost"]
    assert json.dumps(model.bookmarks) == "[0]"
