"""What a question tells, and what it gives as its reason, beside a second and plain computation of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from peling.core.actions import ClaimChow
from peling.core.melds import Meld, MeldKind
from peling.core.scoring import HandRecord, Limit, Points, WinBy
from peling.core.tiles import BONUS_TILES, COPIES, Wind
from peling.lessons import drills
from peling.lessons.drills import Arranged, Choose, FillSheet, Question, Stated
from peling.lessons.drills.books import ids
from peling.lessons.drills.hands import Wish, lost, won
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.drills.makers.liable_questions import NOBODY
from peling.lessons.drills.question import Judged
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rules.legality import chow_ways, judge
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.lessons.drills.second_opinion import served

WINDS = "ESWN"


def asked(book: str, kind: str, number: int, levels: tuple[int, ...] = (1, 2, 3, 4, 5)) -> Iterator[Question]:
    """Yield so many questions of a kind, the levels in turn."""
    rules, rng = rule_set(book), Random(f"{book} {kind}")
    for place in range(number):
        yield drills.question(kind, rules, levels[place % len(levels)], rng)


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_what_is_not_allowed_is_said_with_who_wishes_it_and_the_tile_offered(book: str) -> None:
    for question in asked(book, "why-not", 60):
        facts, view = dict(question.facts), question.shown.view
        assert view is not None
        assert facts["me"] is view.me
        if facts["action"] in {"win", "pung", "kong", "chow"}:
            assert view.offer is not None
            assert (facts["tile"], facts["from"]) == (view.offer.tile, view.offer.by)


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_a_chow_that_is_not_allowed_is_so_with_any_two_tiles(book: str) -> None:
    rules, seen = rule_set(book), 0
    for question in asked(book, "why-not", 100):
        view = question.shown.view
        if dict(question.facts)["action"] != "chow" or view is None or view.offer is None:
            continue
        ways = [judge(view, ClaimChow(own), rules) for own in chow_ways(view.offer.tile)]
        assert not any(verdict.legal for verdict in ways), question.key
        if ["both-held"] in question.solutions:
            held = [way for way in ways if all(one.condition != "both-held" for one in way.unmet)]
            assert not held, question.key
        if not ways:
            assert not {choice.id for choice in choices(question)} & {"both-held", "makes-sequence"}
        seen += 1
    assert seen > 3


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_no_position_holds_a_tile_more_often_than_it_is_there(book: str) -> None:
    for kind in ("claim", "why-not"):
        for question in asked(book, kind, 80, (2, 3, 4, 5)):
            view = question.shown.view
            assert view is not None
            there = Counter([*view.hand.all_tiles(), *(one.tile for one in view.discards)])
            if view.offer is not None and view.offer.robbing:
                assert view.offer.tile not in view.wild, "no open pung is of wild tiles"
                there[view.offer.tile] += COPIES
            for held, number in there.items():
                copies = 1 if held.is_bonus else COPIES - (held in view.wild)
                assert number <= copies, (question.key, held)


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, RULE_SETS))
def test_no_payment_is_asked_for_of_which_the_book_is_silent(book: str) -> None:
    """The penalty that a house rule takes was asked for, and nobody had said which it is."""
    for option in rule_set(book).options:
        for value in option.values:
            rules = rule_set(book, {option.key: value})
            for seed in range(12):
                question = drills.question("pays", rules, 4, Random(seed))
                assert question.asks, (question.topic, option.key, value)


@pytest.mark.thorough
def test_of_a_fourth_tile_the_pung_is_shown_to_which_it_belongs() -> None:
    seen = 0
    for question in asked("pung-chow", "why-not", 200, (3, 4, 5)):
        facts = dict(question.facts)
        found = [
            why.verdict.findings for _, whys in question.parts for why in whys if isinstance(why, Judged)
        ]
        for finding in (one for some in found for one in some if one.condition == "own-exposed-pung"):
            if finding.met:
                assert set(finding.evidence.tiles) == {facts["tile"]}
                seen += 1
    assert seen


@pytest.mark.thorough
def test_of_a_plain_discard_nobody_asks_what_a_declaration_needs() -> None:
    of_declaring, seen = {"first-own-discard", "stands-by-a-draw", "stands-calling"}, set()
    for question in asked("how-to-play", "why-not", 300, (4, 5)):
        action = dict(question.facts)["action"]
        named = {choice.id for choice in choices(question)}
        if action in {"discard", "stand"}:
            seen.add(action)
            assert bool(named & of_declaring) is (action == "stand")
    assert seen == {"discard", "stand"}


@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_a_limit_hand_counts_the_whole_limit(book: str) -> None:
    items = {item.id: item for item in rule_set(book).items}
    flowers = rule_book(book).asked.get("items-of-flowers", ())
    for question in asked(book, "limit", 4, (1, 5)):
        for choice in choices(question):
            award = items[choice.id].award if choice.id in items else None
            if question.topic == "limit" and isinstance(award, Limit):
                assert award.numerator == award.denominator, choice.id
            assert book == "fenghua" or choice.id not in flowers, choice.id


@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_a_sheet_tells_the_limit_and_offers_no_line_that_counts_nothing(book: str) -> None:
    limit = dict(rule_set(book).house.values).get("limit")
    agreed = limit if isinstance(limit, int) else None
    for question in asked(book, "score", 40, (3, 4, 5)):
        assert isinstance(question.form, FillSheet)
        assert dict(question.facts).get("limit") == agreed
        for line in question.form.lines:
            assert not isinstance(line.award, Points) or line.award.amount > 0, line.id


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_a_claim_is_served_for_its_rank_or_among_equals_for_the_seat(book: str) -> None:
    seen = set()
    for question in asked(book, "first", 120):
        facts = {name: str(getattr(value, "value", value)) for name, value in question.facts}
        taker = served(question, facts["from"])
        claims = [facts[f"claim-{choice.id}"].replace("kong", "pung") for choice in choices(question)]
        own = facts[f"claim-{taker}"].replace("kong", "pung")
        reason = (
            "wash-first" if own == "wash" else "nearest-in-turn" if claims.count(own) > 1 else "higher-claim"
        )
        seen.add(reason)
        for _, (why,) in question.parts:
            assert isinstance(why, Stated)
            assert (why.topic, why.facts[0]) == (reason, ("taker", Wind(taker)))
    assert {"nearest-in-turn", "higher-claim"} <= seen


def choices(question: Question) -> tuple[drills.Choice, ...]:
    """Return the choices of a question that has them."""
    assert isinstance(question.form, Choose)
    return question.form.choices


ASKED_BY_TOPIC = {
    "pays-drawn": {"PC1-DRAW", "PC2-DRAW", "HP-R11", "FW-PAY", "FH-DRAW"},
    "pays-dead": {"PC-DEAD-HAND", "HP-R12", "HP-PENALTY-COMBO"},
    "pays-liable": {"PC2-PENALTY-CANCEL", "PC2-PENALTY-PAYALL", "HP-LIABLE-NOSETTLE", "FH-LIABLE"},
    "pays-claim": {"HP-L-INCOMPLETE"},
    "pays-three": {"PC23-SAME"},
}
"""The rules that a settlement is about, whatever else it asks."""


@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_a_settlement_asks_about_the_rules_of_its_topic_and_names_how_a_hand_died(book: str) -> None:
    rules = rule_set(book)
    found: dict[str, set[object]] = {}
    for question in asked(book, "pays", 150, (3, 4, 5)):
        found.setdefault(question.topic, set()).add(dict(question.facts).get("why"))
        assert ASKED_BY_TOPIC.get(question.topic, set()) & ids(rules) <= set(question.asks)
    if "pays-dead" in found:
        both = {"too-many", "too-few"}
        assert found["pays-dead"] == (both if book == "how-to-play" else {"wrong-count"})
    assert ("pays-dead" in found) is not rules.only_winner_counts
    assert ("pays-three" in found) is (3 in rules.course.players)


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_the_next_tile_stands_as_many_stacks_on_as_were_taken(book: str) -> None:
    seen = set()
    for question in asked(book, "rule", 400):
        if not question.topic.startswith("next-tile"):
            continue
        seen.add(question.topic)
        dealt = question.topic == "next-tile-dealt"
        assert dealt is (question.key.level > 2)
        facts = dict(question.facts)
        gone = facts["stack"] + (53 // 2 if dealt else 0)  # type: ignore[operator]
        side = WINDS[(WINDS.index(facts["side"].value) - gone // facts["stacks"]) % 4]  # type: ignore[union-attr, operator]
        assert question.solutions == ([side],)
    assert len(seen) == 2


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_a_question_about_tiles_or_hands_asks_about_every_rule_that_answers_it(book: str) -> None:
    known, seen = ids(rule_set(book)), set()
    for question in asked(book, "rule", 300):
        flowers = bool(question.under) or book == "fenghua"
        match question.topic:
            case "tiles-in-wall":
                wanted = {"PC-TILES", "HP-TILES", "FW-TILES", "FH-TILES"}
                wanted |= {"PCM-TILES", "HP-FLOWERS", "PCM-USE", "PCM-SCOPE"} if flowers else set()
            case "hand-size":
                wanted = {"PC-HAND-SIZE", "HP-R12", "FW-DEAL"}
                wanted |= {"PC-LOOSE-MANDATORY", "FW-FOUR-HIDDEN"} if dict(question.facts)["kongs"] else set()
                wanted |= {"FH-KONG-AFTER"} if dict(question.facts)["kongs"] else {"FH-DEAL"}
            case _:
                continue
        seen.add(question.topic)
        assert set(question.asks) == wanted & known
    assert seen == {"tiles-in-wall", "hand-size"}


WAITING = (
    *((book, level, 7) for book in RULE_SETS for level in (2, 4)),
    # What is waited for makes four sets with one tile, and a hand of another shape with another one.
    ("fenghua", 3, 48),
    ("fenghua", 3, 153),
    ("fenghua", 4, 37),
    ("fenghua", 4, 79),
)


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("book", "level", "seed"), WAITING)
def test_the_hint_of_a_waiting_hand_counts_every_way_in_which_it_waits(
    book: str, level: int, seed: int
) -> None:
    question = drills.question("waits", rule_set(book), level, Random(seed))
    (right,) = question.solutions
    assert isinstance(right, list)
    ways = set()
    for id_, (why,) in question.parts:
        if id_ in right and isinstance(why, Arranged) and why.completed and not why.shape and not why.stands:
            codes = [held.code for held in why.completed.tiles]
            codes.remove(id_)
            ways.add(tuple(codes))
    said = [hint for hint in question.hints if hint.id == "several-readings"]
    assert [dict(hint.facts)["ways"] for hint in said] == ([len(ways)] if 1 < len(ways) <= 4 else [])
    assert [{tuple(t.code for t in way.left) for way in hint.ways} for hint in said] == [ways] * len(said)


def test_who_holds_all_flowers_mostly_wins_by_them_and_at_times_in_another_way() -> None:
    rules, rng = rule_set("fenghua"), Random(2)
    wish = Wish(("all-flowers",), (), noted=False)
    records = [won(rules, rng, wish)[0] for _ in range(60)]
    ways = [record.win.by for record in records if record.win is not None]
    assert {record.hand.bonus for record in records} == {BONUS_TILES}
    assert WinBy.EIGHT_FLOWERS in ways
    assert set(ways) - {WinBy.EIGHT_FLOWERS, WinBy.WALL}


@pytest.mark.thorough
@pytest.mark.parametrize("book", [book for book in RULE_SETS if "liable" in drills.kinds(rule_set(book))])
def test_who_pays_for_all_is_said_with_the_rule_that_lets_him_off(book: str) -> None:
    named, known, seen = rule_book(book).asked, ids(rule_set(book)), set()
    excuses = {topic for topic in ("liable-excused", "liable-no-choice") if set(named.get(topic, ())) & known}
    for question in asked(book, "liable", 150 if excuses else 30, (2, 4, 5)):
        facts = dict(question.facts)
        (solution,) = question.solutions
        assert isinstance(solution, list)
        (right,) = solution
        assert facts["winner"] is question.shown.hands[0].seat
        assert facts.get("liable") == (None if right == NOBODY else Wind(right))
        (reason,) = {why.topic for _, (why,) in question.parts if isinstance(why, Stated)}
        seen.add(reason)
        assert (reason in {"liable-no", "liable-excused", "liable-no-choice"}) is (right == NOBODY)
        assert set(named.get(reason, ())) & known <= set(question.asks)
    assert seen >= {"liable-no"} | excuses
    assert seen - {"liable-no"} - excuses, "nobody pays for all in any of them"


@pytest.mark.parametrize("book", [book for book in RULE_SETS if not rule_set(book).only_winner_counts])
def test_a_hand_that_lost_is_begun_with_sets_and_flowers_which_count_for_losers_too(
    book: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wishes: list[Wish] = []

    def noted(rules: RuleSet, rng: Random, wish: Wish) -> HandRecord:
        wishes.append(wish)
        return lost(rules, rng, wish)

    monkeypatch.setattr("peling.lessons.drills.makers.score_questions.lost", noted)
    assert any(question.topic == "score-lost" for question in asked(book, "score", 40, (3, 4, 5)))
    for wish in wishes:
        assert wish.flowers
        assert {"threes", "own-wind", "two-kongs", "dragons"} <= set(wish.styles)
        assert not {"plain", "mixed", "one-suit", "suit-honours", "seven-pairs"} & set(wish.styles)


@pytest.mark.thorough
@pytest.mark.parametrize("book", [book for book in RULE_SETS if "exposing" in drills.kinds(rule_set(book))])
def test_a_hand_that_is_laid_open_counts_by_its_tiles_alone(book: str) -> None:
    laid_open = set()
    for question in asked(book, "exposing", 16, (3, 4, 5)):
        for record in question.shown.hands:
            assert not record.hand.bonus
            assert not record.circumstances
            assert record.win is not None
            assert record.win.by is WinBy.WALL
        kept, opened = (laid_sets(record) for record in question.shown.hands)
        assert len(opened - kept) == 1, "one set lies open in the second hand"
        assert not any(meld.concealed for meld in opened - kept)
        assert all(meld.concealed for meld in kept - opened)
        laid_open |= {meld.kind for meld in opened - kept}
    assert laid_open == {MeldKind.PUNG, MeldKind.KONG}


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_all_that_exposing_changes_is_what_the_set_counts(book: str) -> None:
    rules = rule_set(book)
    for question in asked(book, "exposing", 16, (3, 4, 5)):
        kept, opened = (rules.score(record).sheet for record in question.shown.hands)
        tile = question.fact("tile")
        others = [
            Counter((line.item, line.award) for line in sheet.lines if tile not in line.evidence.tiles)
            for sheet in (kept, opened)
        ]
        assert others[0] == others[1], question.key
        assert kept.uncapped == kept.total, question.key


def laid_sets(record: HandRecord) -> set[Meld]:
    """Return the sets that lie on the table."""
    return set(record.hand.melds)


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_no_two_lines_of_a_column_of_a_sheet_are_called_alike(book: str) -> None:
    printed = [one.question for one in exercises(book)]
    for question in (*asked(book, "score", 20), *printed):
        if isinstance(question.form, FillSheet):
            for column in (question.form.points, question.form.doubles, question.form.limits):
                titles = [one.title for one in column]
                assert len(titles) == len(set(titles)), (question.key, titles)
