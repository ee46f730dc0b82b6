"""What a review shows is what was worked out: sums hold, every sentence rests on its figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.coach.fate import Fate, Harm
from peling.coach.grades import Grade
from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
    SetOutBonus,
    TakeLast,
    Wash,
)
from peling.core.notation import parse_meld
from peling.core.tiles import Wind, tile
from peling.core.view import Offer, Phase
from peling.storage import saves
from peling_app.kit.words.actions import name_inside
from peling_app.kit.words.tiles import begun
from peling_app.play.deals import deals_of, lying_open
from peling_app.play.open_game import names_by_wind
from peling_app.play.review.model.page import balance_of, review_page
from peling_app.play.review.model.review import ReviewModel
from peling_app.play.review.model.scene import places_of, scene_of, spoken
from peling_app.play.review.model.story import story_of
from peling_app.play.review.words import review as words
from peling_app.play.session import Session
from peling_app.play.tutor.model.coach import alone, short
from tests.app.play.replay.conftest import resumed


@pytest.fixture
def session(qtbot: QtBot, reviewed_folder: Path, tmp_path: Path) -> Iterator[Session]:
    """Give a game whose first deal is over and was reviewed before."""
    made = resumed(qtbot, reviewed_folder, tmp_path)
    yield made
    made.finish()


@pytest.mark.thorough
def test_the_three_boxes_hold_in_whole_points(model: ReviewModel) -> None:
    assert model.progress.known is not None
    review = model.progress.known.review
    shown = model.page.balance
    assert shown.result == review.result == shown.luck - shown.lost
    assert shown.luck == shown.deal + shown.draws + shown.others
    for exact, whole in (
        (review.luck.deal, shown.deal),
        (review.luck.draws, shown.draws),
        (review.luck.others, shown.others),
    ):
        assert abs(exact - whole) <= 1.5
    assert balance_of(review) == shown


def test_the_curve_goes_by_luck_and_loss_from_nought_to_the_result(model: ReviewModel) -> None:
    assert model.progress.known is not None
    review = model.progress.known.review
    story = model.page.story
    assert story.deal == review.luck.deal
    assert story.result == review.result
    for dot, judged in zip(story.dots, review.decisions, strict=True):
        assert dot.before == judged.before
        assert round(dot.before - dot.drawn, 6) == judged.draw_luck
        assert story.columns[dot.column].turn == judged.turn
        assert 0 <= dot.place < dot.of
    for column in story.columns:
        drawn = [one for one in review.decisions if one.turn == column.turn and one.drawn is not None]
        if drawn:
            assert (column.tile, column.luck) == (drawn[0].drawn, drawn[0].draw_luck)


def test_a_turn_shows_the_tile_that_was_got_and_what_the_offer_was_worth(model: ReviewModel) -> None:
    """All that had changed since the decision before was put down to it, and the deal to a first claim."""
    assert model.progress.known is not None
    review = model.progress.known.review
    first, second, *_ = review.decisions
    wish, got, dragon = tile("D7"), tile("B2"), parse_meld("(G G G)")
    hand = replace(first.view.hand, melds=())
    laid = replace(hand, melds=(dragon,))
    views = [
        replace(first.view, hand=own, offer=None if kind is None else Offer(kind, Wind.NORTH))
        for own, kind in ((hand, wish), (hand, got), (laid, None))
    ]
    passed = replace(first.choices[0], action=Pass(), behind=4.0)
    plain = replace(first, turn=1, drawn=None, draw_luck=0.0, other_luck=-9.0, choices=(passed,))
    outrun, claim, later = (replace(plain, view=view, played=ClaimPung()) for view in views)
    later = replace(later, played=second.played, turn=2)
    story = story_of(replace(review, decisions=(claim, later)))
    assert (story.columns[0].tile, story.columns[0].luck, story.columns[0].claimed) == (got, 4.0, True)
    story = story_of(replace(review, decisions=(outrun, claim, later)))
    assert (story.columns[0].tile, story.columns[0].luck) == (got, 4.0)
    story = story_of(replace(review, decisions=(replace(later, turn=1), outrun, outrun), result=-8))
    assert story.columns[0].tile is None


def test_costs_are_all_that_was_lost_the_most_first(model: ReviewModel) -> None:
    assert model.progress.known is not None
    decisions = model.progress.known.review.decisions
    places = [cost.place for cost in model.page.costs]
    assert sorted(places) == [n for n, one in enumerate(decisions) if one.lost]
    assert [decisions[n].lost for n in places] == sorted((decisions[n].lost for n in places), reverse=True)
    assert places, "whoever plays anything loses something"
    for cost in model.page.costs:
        judged = decisions[cost.place]
        assert cost.grade is judged.grade
        assert cost.grade not in {Grade.BEST, Grade.EQUAL}
        assert cost.why
        assert cost.fate
        if isinstance(judged.played, Discard):
            assert cost.played.tiles == (judged.played.tile,)
            assert cost.played.is_discard
        assert "{" not in cost.why + cost.fate


def test_the_table_shows_every_tile_as_it_was(model: ReviewModel) -> None:
    for place in range(model.count):
        model.go(place)
        judged, scene = model.judged, model.scene
        assert judged is not None
        own = scene.rows[0]
        assert sorted(own.standing) == sorted(judged.view.hand.concealed)
        laid = [tile for tiles in own.sets for tile in tiles]
        assert len(laid) == sum(len(meld.tiles) for meld in judged.view.hand.melds) + len(
            judged.view.hand.bonus
        )
        offer = judged.view.offered
        assert scene.offered is (None if offer is None else offer.tile)
        for mark in scene.marks:
            assert max(mark.places) < len(own.standing)
            assert mark.words in spoken(scene)
        if isinstance(judged.played, Discard):
            ringed = [mark for mark in scene.marks if mark.good is (judged.lost == 0)]
            assert [own.standing[place] for place in ringed[0].places] == [judged.played.tile]


def test_the_end_of_the_deal_is_seen_while_no_decision_is(model: ReviewModel) -> None:
    """The baize was empty as long as the deal was worked out."""
    model.place = -1
    scene, deal = model.scene, model.deal
    assert deal is not None
    state = deal.steps[-1].state
    assert state.deal is not None
    assert [sorted(row.standing) for row in scene.rows] == [
        sorted(lying_open(state.deal, wind))
        for wind in (deal.game(0).me.after(step) for step in range(len(scene.rows)))
    ]
    assert scene.title == begun(deal.ended)
    assert not scene.marks
    assert scene.title in spoken(scene)


@pytest.mark.parametrize(
    ("action", "places"),
    [
        (Discard(tile("D5")), (3,)),
        (ClaimChow((tile("D5"), tile("D6"))), (3, 5)),
        (ClaimPung(), (6, 7)),
        (ClaimKong(), (6, 7, 8)),
        (ConcealedKong(tile("E")), (9, 10, 11, 12)),
        (ClaimWin(), (-1,)),
        (Pass(), (-1,)),
        (GoOut(), tuple(range(13))),
        (Wash(), tuple(range(13))),
    ],
)
def test_every_tile_of_a_choice_is_ringed(action: Action, places: tuple[int, ...]) -> None:
    """A chow had one ring of two, a pung none in the hand."""
    standing = tuple(map(tile, ["B1", "B2", "B3", "D5", "D5", "D6", "D7", "D7", "D7", "E", "E", "E", "E"]))
    assert places_of(action, standing, tile("D7")) == places


def test_it_is_said_whose_tile_may_be_claimed_and_when_the_bottom_tile_is_offered(model: ReviewModel) -> None:
    """A discard that is claimed late was put down to the next player, who has drawn already."""
    deal, judged = model.deal, model.judged
    assert deal is not None
    assert judged is not None
    giver, following, *_ = [wind for wind in judged.view.winds if wind is not judged.view.me]
    late = replace(judged.view, phase=Phase.TURN, turn=following, offer=Offer(tile("D7"), giver, late=True))
    names = names_by_wind(deal.steps[-1].state)
    assert f"{names[giver]} offers 7 of circles" in scene_of(deal, replace(judged, view=late)).title
    last = replace(judged.view, phase=Phase.LAST, turn=judged.view.me, offer=None)
    assert scene_of(deal, replace(judged, view=last)).title.endswith("the bottom tile is offered to you")


OWN_TURN = (AddedKong(tile("D7")), ConcealedKong(tile("D7")), GoOut(), SetOutBonus(tile("Fl1")), TakeLast())


@pytest.mark.parametrize("action", OWN_TURN)
def test_what_is_done_on_the_own_turn_is_no_claim(action: Action) -> None:
    for said in (words.done(action), words.to_do(action)):
        assert name_inside(action) in said
        assert "claim" not in said
    assert words.to_do(ClaimPung()) == "better: claim it"


def test_where_there_was_nothing_to_decide_nothing_is_said_of_decisions() -> None:
    assert (words.some_of(0, 0), words.rest(0)) == ("", "")
    assert words.some_of(0, 7) == "0 of 7 decisions"
    assert words.rest(1)


def test_what_came_of_a_mistake_is_said_by_what_can_be_known() -> None:
    names = {Wind.SOUTH: "Magpie"}
    said = {
        Fate(Harm.MISSED, Wind.SOUTH): "Magpie won",
        Fate(Harm.MISSED): "nobody won",
        Fate(Harm.STILL_WON): "you won",
        Fate(Harm.NONE, None, tile("D7")): "nobody took the tile",
        Fate(Harm.WON_LESS): "gained less",
        Fate(Harm.OFFERED, Wind.SOUTH, tile("D7"), 9): "in turn 9 Magpie discarded 7 of circles",
        Fate(Harm.OFFERED_WIN, Wind.SOUTH, tile("D7"), 9): "7 of circles, which would have won after the",
        Fate(Harm.LOST_ANYWAY, Wind.SOUTH, tile("D7")): "would have come before yours",
        Fate(Harm.ENDED, None, tile("D7")): "nobody took the tile, and the deal was over",
        Fate(Harm.ENDED): "the deal was over",
        Fate(Harm.ENDED, Wind.WEST, tile("D7")): "you won the deal before you drew again",
        Fate(Harm.NONE): "no tile came",
    }
    for fate, part in said.items():
        assert part in words.fate_words(fate, names)
    assert "nobody took" not in words.fate_words(Fate(Harm.NONE), names), "no tile was discarded"


def test_next_mistake_goes_round_through_all_of_them(model: ReviewModel) -> None:
    model.go(0)
    model.step(-1)
    assert model.place == 0
    found = set()
    for _ in model.mistakes:
        model.next_mistake()
        found.add(model.place)
    assert found == set(model.mistakes)
    model.go(model.count + 5)
    assert model.place == model.count - 1
    model.next_mistake()
    assert model.place == model.mistakes[0]


def test_a_small_slip_is_no_mistake_to_go_to(model: ReviewModel) -> None:
    slips = [replace(cost, grade=Grade.SLIP) for cost in model.page.costs[1:]]
    model.page = replace(model.page, costs=(replace(model.page.costs[0], grade=Grade.MISTAKE), *slips))
    assert slips
    assert model.mistakes == (model.page.costs[0].place,)
    for _ in range(2):
        model.next_mistake()
        assert model.place == model.page.costs[0].place


def test_a_retry_begins_at_the_decision_and_leaves_the_game_as_it_is(
    qtbot: QtBot, session: Session, model: ReviewModel
) -> None:
    model.next_mistake()
    judged, path = model.judged, session.path
    assert judged is not None
    assert path is not None
    last = model.deals[-1].steps[-1].number
    with qtbot.waitSignal(session.opened, timeout=60_000):
        model.retry()
    assert session.view is not None
    assert session.view.hand == judged.view.hand
    assert session.view.wall == judged.view.wall
    assert session.path != path
    assert deals_of(saves.review(path))[-1].steps[-1].number == last


def test_the_deal_can_be_played_again_from_its_first_tile(
    qtbot: QtBot, session: Session, model: ReviewModel
) -> None:
    assert model.deal is not None
    dealt = model.deal.game(0).view.dealt
    with qtbot.waitSignal(session.opened, timeout=60_000):
        model.play_again()
    assert session.view is not None
    assert session.view.dealt == dealt


def test_a_game_that_cannot_be_read_is_reported(qtbot: QtBot, session: Session, model: ReviewModel) -> None:
    assert session.path is not None
    bad = session.path.with_name("bad.peling")
    bad.write_bytes(b"nothing")
    with qtbot.waitSignal(model.failed, timeout=60_000):
        model.open(bad)
    assert model.failure is not None
    assert not model.is_known


NAMED: tuple[Action, ...] = (
    AddedKong(tile("B5")),
    ConcealedKong(tile("B5")),
    ClaimPung(),
    Pass(),
    SetOutBonus(tile("Fl1")),
    TakeLast(),
    Wash(),
    Discard(tile("E"), standing=True),
)


@pytest.mark.parametrize("action", NAMED, ids=lambda one: type(one).__name__)
def test_a_choice_inside_a_sentence_begins_small(action: Action) -> None:
    """It was said: "better: Added kong"."""
    for said in (words.done(action), words.to_do(action), short(action)):
        assert said.rsplit(": ", 1)[-1][0].islower(), said
    assert alone(action)[0].isupper() or isinstance(action, Discard)


def test_the_table_of_decisions_names_the_tile_that_was_offered(model: ReviewModel) -> None:
    """A row said "Pass", and not what was let pass."""
    known = model.progress.known
    assert known is not None
    assert model.deal is not None
    first, *rest = known.review.decisions
    giver, following, *_ = [wind for wind in first.view.winds if wind is not first.view.me]
    late = replace(first.view, phase=Phase.TURN, turn=following, offer=Offer(tile("D7"), giver, late=True))
    passed = replace(first, view=late, played=Pass())
    review = replace(known.review, decisions=(passed, *rest))
    page = review_page(1, replace(known, review=review), "pung-chow", {}, is_won=False)
    assert page.rows[0][4] == "Pass (7 of circles)"
    assert page.rows[1:] == model.page.rows[1:], "of a discard the tile is named as it was"
