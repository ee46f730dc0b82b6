"""What the tutor says of an action that is only looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.advice.helpful import Helpful
from peling.advice.outlook import Aim, Outlook, outlooks
from peling.coach.counsel import counsel
from peling.coach.grades import Grade
from peling.core.actions import Action, ClaimChow, ClaimPung, Discard, Pass
from peling.core.tiles import KINDS, Tile, tile
from peling.core.view import PlayerView
from peling.rulebooks import rule_set
from peling_app.kit.words.actions import action_words
from peling_app.platform.settings import TutorDepth
from peling_app.play.coaching import Answer
from peling_app.play.tutor.model.coach import ROWS
from peling_app.play.tutor.model.pages import Fact, WhatIfPage
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.words import what_if as words
from peling_app.play.words.better_choices import why_words
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_east, discard_of_west, own_turn, tiles

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def session() -> StillSession:
    return StillSession(own_turn())


def seen(session: StillSession) -> PlayerView:
    assert session.view is not None
    return session.view


def weigh(session: StillSession) -> None:
    """Let the answer of the worker come."""
    session.weighed.emit(outlooks(seen(session), session.rules))


def tile_of(action: Action) -> Tile:
    assert isinstance(action, Discard)
    return action.tile


def said(model: TutorModel, number: int = 0) -> dict[str, str]:
    return {fact.label: fact.text for fact in model.what_if.tries[number].facts}


def test_a_tile_that_is_looked_at_is_weighed_once_and_said(session: StillSession) -> None:
    model = TutorModel(session)
    assert model.what_if.hint.startswith("Rest on a tile of your hand")
    assert not model.what_if.tries
    model.look_at(Discard(tile("N")))
    model.look_at(Discard(tile("N")))
    assert session.weighings == 1
    assert not model.what_if.tries
    weigh(session)
    assert model.what_if.title == "If you discard north wind"
    assert model.what_if.columns == ()
    assert said(model)["Away"] == "3 tiles to go, as before."
    assert said(model)["Helpful"] == "15 helpful tiles not in sight"
    assert said(model)["Nearer"] == "6, 8, 9 of bamboos; 3 of circles; south wind; red dragon"
    nearer = model.what_if.tries[0].facts[2]
    assert nearer.groups == (tuple(tiles("B6 B8 B9")), (tile("D3"),), tuple(tiles("S R")))
    assert said(model)["Could be"] == "four sets and a pair of no special sort", "six tiles off is a dream"


def test_two_discards_looked_at_in_turn_stand_side_by_side(session: StillSession) -> None:
    model = TutorModel(session)
    model.look_at(Discard(tile("N")))
    weigh(session)
    model.look_at(Discard(tile("B7")))
    assert session.weighings == 1
    north, seven = model.what_if.columns
    assert (north.tile, seven.tile) == (tile("N"), tile("B7"))
    assert (north.head, seven.head) == ("15 tiles help", "8 tiles help")
    assert (north.share, seven.share) == (1.0, 8 / 15)
    assert (north.better, seven.better) == (True, False)
    assert sum(live for _, live in north.kinds) == 15
    assert [kind for kind, _ in seven.kinds] == tiles("B8 D3 S R")
    assert north.lines[0] == "3 tiles to go"
    assert north.lines[1].startswith("may count about ")
    assert north.spoken.startswith("Discard north wind, 15 tiles help, 6, 8, 9 of bamboos; 3 of circles;")
    assert north.spoken.endswith("helps more")
    assert "helps more" not in seven.spoken
    assert said(model) == {}, "the columns say it all"
    model.look_at()
    assert model.what_if.columns == (north, seven), "it stays to be read"
    model.look_at(Discard(tile("R")))
    assert [one.tile for one in model.what_if.columns] == [tile("B7"), tile("R")]
    farther = model.what_if.columns[1]
    assert (farther.head, farther.better) == ("4 tiles to go", False), "more tiles help what is farther"
    assert farther.share is None
    assert farther.lines[1].endswith(" tiles help")
    assert model.what_if.columns[0].better
    assert model.what_if.columns[0].spoken.startswith("Discard 7 of bamboos, 3 tiles to go, ")
    assert model.what_if.columns[0].spoken.endswith("keeps the hand nearer"), "fewer tiles help it"


def test_points_and_what_is_at_risk_are_compared(session: StillSession) -> None:
    found = outlooks(seen(session), session.rules)
    one, other = (replace(found[0], value=40, danger=0), replace(found[1], value=12, danger=3))
    model = TutorModel(session)
    model.look_at(one.action)
    session.weighed.emit((one, other))
    model.look_at(other.action)
    first, second = model.what_if.columns
    assert "may count about 40" in first.lines
    assert not any("risk" in line for line in first.lines)
    assert {"may count about 12", "about 3 points at risk"} <= set(second.lines)


@pytest.mark.parametrize("live", [(7, 7), (7, 6)])
def test_of_two_that_help_alike_none_is_better(session: StillSession, live: tuple[int, int]) -> None:
    found = outlooks(seen(session), session.rules)[:2]
    alike = tuple(
        replace(one, after=2, helpful=replace(one.helpful, live=number))
        for one, number in zip(found, live, strict=True)
    )
    model = TutorModel(session)
    for one in alike:
        model.look_at(one.action)
    session.weighed.emit(alike)
    assert [one.better for one in model.what_if.columns] == [live[0] > live[1], False]


def test_a_hand_that_is_complete_but_may_not_win_is_said_to_be_complete(session: StillSession) -> None:
    found = outlooks(seen(session), session.rules)[0]
    rows = words.facts(replace(found, before=1, after=0))
    assert rows[0][1] == "Then the hand is complete."
    assert words.column(replace(found, after=0), named=True)[0] == "complete"


def test_many_kinds_are_counted(session: StillSession) -> None:
    found = outlooks(seen(session), session.rules)[:2]
    many = tuple(
        replace(one, helpful=Helpful(3, kinds, 40, every))
        for one, kinds, every in zip(found, (KINDS[:20], KINDS), (False, True), strict=True)
    )
    model = TutorModel(session)
    for one in many:
        model.look_at(one.action)
    session.weighed.emit(many)
    some, all_of_them = model.what_if.columns
    assert (some.kinds, some.lines[0]) == ((), "20 kinds of tiles")
    assert (all_of_them.kinds, all_of_them.lines[0]) == ((), "any tile")


def test_a_tile_that_scores_is_said_as_the_stake(session: StillSession) -> None:
    model = TutorModel(session)
    model.look_at(Discard(tile("R")))
    weigh(session)
    assert said(model)["Away"] == "3 tiles to go before, 4 then."
    assert said(model)["At stake"].startswith("If another wins now, the hand counts 2 points instead of 4.")


def test_a_claim_tells_what_it_opens_and_counts(session: StillSession) -> None:
    session.view = discard_of_west()
    model = TutorModel(session)
    model.look_at(ClaimPung())
    weigh(session)
    assert model.what_if.title == "What if? Pung it"
    assert "1 set then lies open." in said(model)["At stake"]
    assert said(model)["Then"].startswith("best discard ")
    assert said(model)["Counts"] == "2 points, because it is exposed. Drawn by yourself it would count 4."


def test_of_a_chow_each_way_is_said(session: StillSession) -> None:
    session.view = discard_of_east()
    model = TutorModel(session)
    ways = (ClaimChow((tile("C4"), tile("C6"))), ClaimChow((tile("C6"), tile("C7"))), ClaimPung())
    model.look_at(*ways)
    weigh(session)
    assert [one.way for one in model.what_if.tries] == ["Chow it with 4 and 6", "Pung it"]


def test_a_new_position_drops_what_was_weighed(session: StillSession) -> None:
    model = TutorModel(session)
    model.look_at(Discard(tile("N")))
    weigh(session)
    session.view = discard_of_west()
    session.changed.emit()
    assert not model.what_if.tries
    assert model.what_if.hint.startswith("Rest on a claim in the bar")
    model.look_at(ClaimPung())
    assert session.weighings == 2


def answered(session: StillSession) -> Answer:
    return Answer(counsel(seen(session), session.rules, 300, 1), settled=True)


def test_what_is_looked_at_is_marked_in_the_table_of_the_coach(session: StillSession) -> None:
    model = TutorModel(session)
    given = answered(session)
    session.advice.emit(given)
    weigh(session)
    for one in given.choices:
        model.look_at(one.action)
        page = model.advice.coach
        marked = [row for row in page.rows if row.is_pointed]
        assert [row.tile for row in marked] == [tile_of(one.action)]
        assert len(page.rows) == ROWS
        assert page.title == action_words(given.choices[0].action)
        if one.grade is Grade.EQUAL:
            assert page.why.startswith("It is about equal"), "chance alone may have made it worse"
        elif one.why is not None:
            assert page.why == why_words(one.why)


def test_it_works_while_advice_is_thought_about(session: StillSession) -> None:
    model = TutorModel(session)
    model.ask_advice()
    model.ask_advice()
    assert session.hints == 1
    model.look_at(Discard(tile("N")))
    weigh(session)
    assert model.advice.thinking
    assert model.what_if.tries
    session.advice.emit(answered(session))
    assert model.advice.coach.rows
    assert model.what_if.tries, "advice takes nothing away"


def test_the_quiet_tutor_says_nothing_of_it(session: StillSession) -> None:
    model = TutorModel(session)
    model.set_depth(TutorDepth.QUIET)
    model.look_at(Discard(tile("N")))
    assert (session.weighings, model.what_if) == (0, WhatIfPage())


def test_what_is_not_allowed_has_no_outlook(session: StillSession) -> None:
    model = TutorModel(session)
    model.look_at(ClaimPung(), Pass())
    weigh(session)
    assert not model.what_if.tries


def test_limit_hands_and_waits_are_worded() -> None:
    rules = rule_set("pung-chow-limit", {})
    majors = own_turn("B1 B9 D1 D9 C1 C9 E S W N R G B4 B4", "B4")
    (found,) = [one for one in outlooks(majors, rules) if one.action == Discard(tile("B4"))]
    rows = {label: text for label, text, *_ in words.facts(found)}
    assert "the thirteen odd majors (2 tiles to go, the limit of 300)" in rows["Could be"]
    calling = own_turn("B1 B2 B3 B4 B5 B6 D1 D1 C4 C5 C6 D7 D8 N", "N")
    (found,) = [one for one in outlooks(calling, rules) if one.action == Discard(tile("N"))]
    rows = {label: text for label, text, *_ in words.facts(found)}
    assert (rows["Waits"], rows["Helpful"]) == ("6, 9 of circles", "7 helpful tiles not in sight")
    assert Fact(*words.facts(found)[0]) == Fact("Away", "1 tile to go, as before.", steps=(1, 1))


OUTLOOK = Outlook(Discard(tile("N")), 3, 2, Helpful(2, (tile("B6"), tile("B9")), 7), value=40)
"""An outlook of which each test changes one fact."""


def rows(**facts: object) -> dict[str, str]:
    """Return what is said of an outlook with these facts, by its labels."""
    changed = replace(OUTLOOK, **facts)  # type: ignore[arg-type]  # facts of several types
    return {label: text for label, text, *_ in words.facts(changed)}


def test_what_follows_is_said_of_that_alone() -> None:
    assert "Then" not in rows()
    assert rows(loose=True)["Then"] == "a loose tile is drawn."
    assert rows(then=tile("B9"))["Then"] == "best discard 9 of bamboos."
    assert rows(then=tile("B9"), loose=True)["Then"] == "best discard 9 of bamboos."


@pytest.mark.parametrize(
    ("after", "said"),
    [
        (0, "Then the hand is complete."),
        (1, "3 tiles to go before; then you are calling: 1 tile to go."),
        (2, "3 tiles to go before, 2 then."),
        (3, "3 tiles to go, as before."),
    ],
)
def test_how_far_it_is_is_said_as_it_is(after: int, said: str) -> None:
    found = rows(after=after)
    assert found["Away"] == said
    assert ("Helpful" in found, "Waits" in found, "Nearer" in found) == (after > 0, after == 1, after > 1)


def test_which_tiles_help_is_said_as_it_is() -> None:
    assert rows()["Nearer"] == "6, 9 of bamboos"
    assert rows(helpful=Helpful(2))["Nearer"] == "Every tile that would help is in sight already."
    assert "Helpful" not in rows(helpful=Helpful(2))
    assert rows(helpful=Helpful(2, KINDS, 80, every=True))["Nearer"] == "any tile"


def test_each_stake_is_said_of_that_alone() -> None:
    assert "At stake" not in rows(counts_before=8, counts_after=8)
    assert rows(opened=2)["At stake"] == "2 sets then lie open."
    fallen = rows(counts_before=8, counts_after=4)["At stake"]
    assert fallen == "If another wins now, the hand counts 4 points instead of 8."
    assert rows(danger=6)["At stake"] == "The discard may help another: about 6 points at risk."
    beside = {label: text for label, text, *_ in words.facts(replace(OUTLOOK, danger=6), beside=True)}
    assert "At stake" not in beside, "columns tell it"


def test_a_hand_that_wins_is_said_to_end_the_deal_and_nothing_else() -> None:
    assert rows(wins=64, loose=True, danger=6) == {"Counts": "It ends the deal and counts 64 points."}


@pytest.mark.parametrize(("limit", "said"), [(True, "the limit of 300"), (False, "about 300")])
def test_a_limit_is_said_of_limit_hands_alone(*, limit: bool, said: str) -> None:
    found = rows(aims=(Aim("thirteen-majors", 2, 300, limit),))["Could be"]
    assert found == f"the thirteen odd majors (2 tiles to go, {said})"
