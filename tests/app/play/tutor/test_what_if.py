"""What the tutor says of an action that is only looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from peling.advice.helpful import Helpful
from peling.advice.outlook import Aim, Outlook, outlooks
from peling.coach.counsel import counsel
from peling.coach.grades import Grade
from peling.core.actions import Action, ClaimChow, ClaimPung, Discard, Pass
from peling.core.tiles import KINDS, Tile, tile
from peling.core.view import PlayerView
from peling.rulebooks import rule_set
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.parts import Scale, Words
from peling_app.kit.words.actions import action_words
from peling_app.kit.words.numbers import decimal
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Language, TutorDepth
from peling_app.play.coaching import Answer
from peling_app.play.order_of_choices import ROWS
from peling_app.play.tutor.model.coach import coach_page
from peling_app.play.tutor.model.pages import NO_TABLE, AdvicePage, Fact, WhatIfPage
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import TutorPanel
from peling_app.play.tutor.view.what_if_view import WhatIfView
from peling_app.play.tutor.words import what_if as words
from peling_app.play.words.better_choices import why_words
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_east, discard_of_west, own_turn, tiles
from tests.by_day import each_once

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
    assert model.what_if.table == NO_TABLE
    assert said(model)["Away"] == "3 tiles to go, as before."
    assert said(model)["Helpful"] == "15 helpful tiles not in sight"
    assert said(model)["Nearer"] == "6, 8, 9 of bamboos; 3 of circles; south wind; red dragon"
    nearer = model.what_if.tries[0].facts[2]
    assert nearer.groups == (tuple(tiles("B6 B8 B9")), (tile("D3"),), tuple(tiles("S R")))
    assert said(model)["Could be"] == "four sets and a pair of no special sort", "six tiles off is a dream"


def test_what_is_looked_at_is_weighed_by_itself(session: StillSession) -> None:
    model = TutorModel(session)
    model.look_at(Discard(tile("N")))
    model.look_at()
    assert session.looks == [(Discard(tile("N")),)] * 2, "what was said stays, and gets sharper"


def test_what_was_looked_at_stands_in_the_table_of_the_coach_and_nothing_else(session: StillSession) -> None:
    """There were cards, which say what helps and not what it is worth."""
    model = TutorModel(session)
    given = answered(session)
    best = given.choices[0]
    looked = [one for one in given.choices[::-1] if isinstance(one.action, Discard)][:ROWS]
    assert best not in looked
    model.look_at(looked[0].action)
    weigh(session)
    assert model.what_if.table == NO_TABLE, "nothing is known yet"
    assert "Helpful" in said(model)
    session.advice.emit(given)
    rows = model.what_if.table.rows
    for number, one in enumerate(looked, start=1):
        model.look_at(one.action)
        rows = model.what_if.table.rows
        assert {row.tile for row in rows} == {tile_of(each.action) for each in looked[:number]}
        pointed = [row.tile for row in rows if row.is_pointed]
        assert pointed == ([tile_of(one.action)] if number > 1 else []), "one alone needs no mark"
        assert "Helpful" not in said(model), "the table says it"
    assert [row.expected for row in rows] == [
        row.expected for row in coach_page(replace(given, choices=tuple(looked[::-1])), (), AS_DRAWN).rows
    ], "in the order of the coach"
    model.look_at()
    assert model.what_if.table.rows == rows, "it stays to be read"
    model.look_at(best.action)
    rows = model.what_if.table.rows
    assert len(rows) == ROWS, "no more than there is room for"
    assert tile_of(looked[0].action) not in {row.tile for row in rows}, "what was looked at first goes first"
    assert (rows[0].tile, rows[0].is_pointed) == (tile_of(best.action), True)
    tiles_shown = {row.tile for row in rows}
    shown = [one.equity.behind_se for one in given.choices if tile_of(one.action) in tiles_shown]
    assert model.what_if.table.note.endswith(decimal(2 * max(shown))), "of differences, not of what it brings"
    assert model.advice == AdvicePage(), "advice was not asked for"


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("width", "zoom"), each_once([260, 300, 348, 480], [150, 100]))
def test_the_heading_is_one_line_and_how_sure_it_is_stands_whole_beside_or_below(
    qtbot: QtBot, session: StillSession, english: Translations, width: int, zoom: int
) -> None:
    """In large German type the heading broke into three lines beside it."""
    english.use(Language.GERMAN)
    preferences = Preferences()
    preferences.update(text_zoom=zoom, text_by_system=False)
    model = TutorModel(session)
    given = answered(session)
    model.look_at(given.choices[0].action)
    weigh(session)
    session.advice.emit(given)
    view = WhatIfView(model.what_if, Scale(Theme(preferences)), None)
    qtbot.addWidget(view)
    view.resize(max(width, view.minimumSizeHint().width()), 600)
    with qtbot.waitExposed(view):
        view.show()
    heading, note = (
        one for one in view.findChildren(Words) if one.text() in {words.heading(), model.what_if.table.note}
    )
    for one in (heading, note):
        assert one.width() >= one.fontMetrics().horizontalAdvance(one.text())
    assert not heading.geometry().intersects(note.geometry())


def test_where_advice_was_asked_for_the_row_stands_in_its_table(session: StillSession) -> None:
    model = TutorModel(session)
    given = answered(session)
    model.look_at(given.choices[-1].action)
    weigh(session)
    session.advice.emit(given)
    assert model.what_if.table.rows
    model.ask_advice()
    assert model.what_if.table == NO_TABLE
    assert [row.tile for row in model.advice.coach.rows if row.is_pointed] == [
        tile_of(given.choices[-1].action)
    ], "at once: it was known"


def test_figures_that_get_sharper_take_the_place_of_others(session: StillSession) -> None:
    model = TutorModel(session)
    model.look_at(Discard(tile("N")))
    weigh(session)
    rough = replace(answered(session), settled=False, goes_on=True)
    session.advice.emit(rough)
    assert model.what_if.table.note.startswith("looking, ±")
    session.advice.emit(Answer(counsel(seen(session), session.rules, 1500, 1), settled=True))
    assert not model.what_if.table.note.startswith("looking")


def test_a_claim_stands_in_the_table_by_its_name(session: StillSession) -> None:
    session.view = discard_of_west()
    model = TutorModel(session)
    model.look_at(ClaimPung())
    weigh(session)
    session.advice.emit(answered(session))
    (row,) = model.what_if.table.rows
    assert (row.tile, row.name) == (None, "Pung")
    assert said(model)["Then"].startswith("best discard ")


def test_a_hand_that_is_complete_but_may_not_win_is_said_to_be_complete(session: StillSession) -> None:
    found = outlooks(seen(session), session.rules)[0]
    rows = words.facts(replace(found, before=1, after=0))
    assert rows[0][1] == "Then the hand is complete."


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
    model.ask_advice()
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


def test_where_another_sort_of_hand_is_as_near_both_are_said() -> None:
    majors = Aim("thirteen-majors", 5, 9, limit=True)
    plain, odd = (
        "four sets and a pair (5 tiles to go)",
        "the thirteen odd majors (5 tiles to go, the limit of 9)",
    )
    assert rows(after=5, aims=(majors,), plain=5)["Could be"] == f"{plain}; {odd}"
    assert rows(after=5, aims=(majors,), plain=6)["Could be"].endswith("a pair (6 tiles to go)")
    assert "four sets" not in rows(after=2, aims=(Aim("one-suit", 2, 40),), plain=2)["Could be"]
    assert "four sets" not in rows(after=2, aims=(replace(majors, away=6),), plain=2)["Could be"]


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
    tabled = {label: text for label, text, *_ in words.facts(replace(OUTLOOK, danger=6), tabled=True)}
    assert "At stake" not in tabled, "the table says it"


def test_a_hand_that_wins_is_said_to_end_the_deal_and_nothing_else() -> None:
    assert rows(wins=64, loose=True, danger=6) == {"Counts": "It ends the deal and counts 64 points."}


@pytest.mark.parametrize(("limit", "said"), [(True, "the limit of 300"), (False, "about 300")])
def test_a_limit_is_said_of_limit_hands_alone(*, limit: bool, said: str) -> None:
    found = rows(aims=(Aim("thirteen-majors", 2, 300, limit),))["Could be"]
    assert found == f"the thirteen odd majors (2 tiles to go, {said})"


def test_who_has_gone_on_to_read_is_not_led_back_by_sharper_figures(
    qtbot: QtBot, session: StillSession, theme: Theme
) -> None:
    """The page went back to the advice, and the ring of the focus out of sight."""
    model = TutorModel(session)
    panel = TutorPanel(model, theme)
    qtbot.addWidget(panel)
    panel.resize(392, 400)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.focus_tabs()
    area = next(one for one in panel.findChildren(QScrollArea) if one.isAncestorOf(panel.now))
    bar = area.verticalScrollBar()
    model.ask_advice()
    session.advice.emit(answered(session))
    qtbot.waitUntil(lambda: bar.value() > 0)
    there, line = bar.value(), panel.now.folds[-1].line
    area.ensureWidgetVisible(line)
    line.setFocus()
    below = bar.value()
    assert below > there
    session.advice.emit(Answer(counsel(seen(session), session.rules, 900, 1), settled=True))
    panel.resize(380, 400)
    qtbot.wait(50)
    assert area.viewport().rect().intersects(QRect(line.mapTo(area.viewport(), QPoint()), line.size()))
