"""Helpful tiles are the same for all who speak of them, in positions of all books."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from peling.advice.advisor import advise
from peling.advice.helpful import copies_left, helpful
from peling.advice.left import left_by
from peling.advice.outlook import outlooks
from peling.advice.own_hand import tiles_short
from peling.core.actions import ClaimWin, Discard, GoOut
from peling.core.scoring import HandRecord
from peling.core.tiles import COPIES, WINDS, Tile, tile
from peling.core.view import Discarded, Phase, PlayerView
from peling.lessons.drills.layouts import waits
from peling.play.table import view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import judge
from peling.rules.ruleset import RuleSet
from peling_app.play.tutor.model.now import now_page
from peling_app.play.tutor.model.pages import Fact
from peling_app.play.tutor.words.own_hand import nearer_fact
from tests.by_day import by_day
from tests.engine.advice.positions_walk import moments
from tests.engine.play.fenghua_deals import BOOK as FENGHUA
from tests.engine.play.fenghua_deals import settled

E, S, W, N = WINDS


@pytest.mark.parametrize("book", by_day({"four-winds", "fenghua"}, RULE_SETS))
def test_advice_and_what_if_name_the_same_tiles_at_the_same_distance(book: str) -> None:
    compared = 0
    for view, rules in moments(book, 2, every=5):
        by_action = {one.action: one for one in outlooks(view, rules)}
        for advice in advise(view, rules):
            said = by_action.get(advice.action)
            reason = advice.reason("useful-tiles")
            if said is None or said.wins is not None:
                continue
            given = () if reason is None else reason.evidence.tiles
            assert given == said.helpful.kinds
            away = advice.reason("tiles-away")
            assert away is not None
            assert dict(away.evidence.facts)["after"] == said.after == said.helpful.away
            if reason is not None:
                assert dict(reason.evidence.facts) == {"live": said.helpful.live, "away": said.after}
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("book", RULE_SETS)
def test_one_of_them_drawn_is_one_tile_nearer_and_of_no_other(book: str) -> None:
    rng = Random(book)
    for view, rules in moments(book, 2, every=7):
        helps, left = helpful(view, rules), copies_left(view)
        assert helps.away == tiles_short(view, rules)
        assert helps.live == sum(left[kind] for kind in helps.kinds)
        assert helps.every == (helps.kinds == tuple(left) and helps.away > 0)
        for kind in rng.sample(sorted(left), 6):
            drawn = replace(view, hand=view.hand.add(kind))
            assert (tiles_short(drawn, rules) < helps.away) == (kind in helps.kinds)


@pytest.mark.parametrize("deals", by_day([2], [2, 6]))
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_drills_ask_for_the_same_tiles_that_advice_calls_helpful(book: str, deals: int) -> None:
    asked = 0
    for view, rules in moments(book, deals, every=2):
        for action in [one.action for one in outlooks(view, rules) if isinstance(one.action, Discard)]:
            after = left_by(view, action)
            helps = helpful(after, rules)
            if helps.away != 1:
                continue
            record = HandRecord(after.me, after.round_wind, after.hand, wild=after.wild)
            winning = {kind for kind in waits(rules, record) if kind in copies_left(after)}
            assert winning == set(helps.kinds), (record, winning, helps)
            asked += 1
            break
    assert asked


@pytest.mark.parametrize("book", by_day({"how-to-play", "fenghua"}, RULE_SETS))
def test_what_the_book_finds_missing_are_the_same_tiles(book: str) -> None:
    for view, rules in moments(book, 4, every=2):
        helps = helpful(view, rules)
        if helps.away != 1 or view.hand.size > 13:
            continue
        for verdict in (judge(view, GoOut(), rules), judge(view, ClaimWin(), rules)):
            for found in verdict.unmet:
                missing = dict(found.evidence.facts).get("missing")
                if missing:
                    assert isinstance(missing, tuple)
                    assert {kind for kind in missing if kind in copies_left(view)} <= set(helps.kinds)


@pytest.mark.parametrize("book", by_day({"fenghua", "pung-chow-limit"}, RULE_SETS))
def test_the_page_now_shows_them(book: str) -> None:
    said = 0
    for view, rules in moments(book, 2, every=6):
        page = now_page(view, (), rules)
        if view.phase is Phase.TURN and view.turn is view.me and tiles_short(view, rules):
            helps = helpful(view, rules)
            if not helps.kinds:
                assert page.nearer is None
                continue
            label, words, shown = nearer_fact(helps)
            assert page.nearer == Fact(label, words, shown)
            assert helps.every or {kind for group in shown for kind in group} == set(helps.kinds)
            assert (label == "Completes it") is (helps.away == 1)
            said += 1
    assert said


def test_a_wild_tile_helps_a_hand_that_misses_one_and_a_flower_only_where_it_is_wild() -> None:
    pairs = "B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D1"
    view: PlayerView = view_of(settled(E, wild="D9", S=pairs), S, FENGHUA)
    assert tile("D9") in helpful(view, FENGHUA).kinds
    assert not any(kind.is_bonus for kind in helpful(view, FENGHUA).kinds)
    assert helpful(view, FENGHUA).live == 3 + COPIES - view.seen()[tile("D9").index]


def test_wild_flowers_out_of_sight_help_too_and_those_that_lie_or_are_held_do_not() -> None:
    pairs = "B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D1"
    view: PlayerView = view_of(settled(E, wild="Fl1 Fl2 Fl3", S=pairs), S, FENGHUA)
    view = replace(view, wall=replace(view.wall, turned_up=tile("Fl4")))
    flowers = {tile(code) for code in ("Fl1", "Fl2", "Fl3")}

    def left(seen: PlayerView) -> set[Tile]:
        """Return the flowers that are out of sight; each of them helps as any wild tile does."""
        found = {kind for kind, copies in copies_left(seen).items() if kind.is_bonus and copies == 1}
        assert found == {kind for kind in helpful(seen, FENGHUA).kinds if kind.is_bonus}
        return found

    fl1, fl2, fl3 = sorted(flowers)
    other, *others = view.others
    assert left(view) == flowers
    assert left(replace(view, wall=replace(view.wall, turned_up=fl2))) == {fl1, fl3}
    assert left(replace(view, discards=(*view.discards, Discarded(E, fl1)))) == {fl2, fl3}
    assert left(replace(view, others=(replace(other, bonus=(fl3,)), *others))) == {fl1, fl2}
    held = replace(view.hand, concealed=(*view.hand.concealed[:-1], fl2))
    assert left(replace(view, hand=held)) <= {fl1, fl3}


def test_a_tile_discarded_or_claimed_is_counted_where_it_lies() -> None:
    rules: RuleSet = rule_set("pung-chow")
    for view, _ in moments("pung-chow", 3, every=3):
        before = sum(copies_left(view).values())
        for one in outlooks(view, rules):
            if one.wins is None:
                assert sum(copies_left(left_by(view, one.action, one.then)).values()) == before
