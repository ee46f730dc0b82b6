from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from peling.core.actions import GoOutByFlowers, SetOutBonus, TakeLast
from peling.core.hand import Hand
from peling.core.melds import pung
from peling.core.settlement import DealOutcome, Settlement
from peling.core.tiles import WINDS, Wind, tile
from peling.core.view import Offer, Opponent, Phase, PlayerView, Source
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import face
from peling_app.learn.session import LearnSession
from peling_app.play.tutor.model.first_meetings import met_in_play, met_settled
from peling_app.play.tutor.words.first_times import first_words, topics_worded
from tests.app.play.settle.deals import drawn, finish, four_winds_deal, full_points, greatest, liable, picture
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_east, discard_of_west, own_turn, tiles
from tests.every_case import every

pytestmark = pytest.mark.usefixtures("english")


BOOK = "pung-chow"


def explained(book: str) -> dict[str, str]:
    """Return what a book explains as new, each with the rule where it speaks of it."""
    places = {entry.id for entry in rule_set(book).entries}
    found = {
        topic: next((rule for rule in rules if rule in places), "")
        for topic, rules in face(book).meetings.items()
    }
    return {topic: rule for topic, rule in found.items() if rule}


@pytest.mark.parametrize("book", RULE_SETS)
def test_everything_new_has_words_a_place_and_a_lesson(book: str) -> None:
    learn = LearnSession()
    assert len(explained(book)) > 15
    for topic, rule in explained(book).items():
        words = first_words(topic, book)
        title, text = words.title, words.text
        assert title
        assert 2 <= text.count(". ") + text.count(": ") + text.count("; ") + 1 <= 6, topic
        assert len(text) < 300, topic
        assert text.endswith(".")
        assert "!" not in text
        assert learn.page_of(rule, book), (topic, rule)


def test_nothing_is_worded_that_is_not_met() -> None:
    assert topics_worded() == {topic for book in RULE_SETS for topic in face(book).meetings}
    with pytest.raises(KeyError):
        first_words("riichi", BOOK)


def ever(book: str, has: Callable[[RuleSet], bool]) -> bool:
    """Return whether a book has something, by its defaults or by one of its house rules."""
    options = rule_set(book).options
    chosen = [{option.key: value} for option in options for value in option.values]
    return any(has(rule_set(book, one)) for one in ({}, *chosen))


def asks(rules: RuleSet, condition: str) -> bool:
    """Return whether some rule of play has a condition."""
    return any(one.id == condition for rule in rules.course.rules.values() for one in rule.conditions)


def pays_twice(rules: RuleSet) -> bool:
    """Return whether East pays a winner more than another player does."""
    outcome = DealOutcome(WINDS, Wind.SOUTH, {wind: 20 if wind is Wind.SOUTH else 0 for wind in WINDS})
    net = rules.settle(outcome).net(WINDS)
    return net[Wind.EAST] < net[Wind.NORTH]


EVERYWHERE = frozenset(
    {
        *("turn", "east", "loose", "claim", "chow", "pung", "kong-claim", "kong-drawn", "kong-added"),
        *("mah-jongg", "calling", "last-tiles", "settlement", "drawn"),
    }
)


SUBJECTS: dict[str, Callable[[RuleSet], bool]] = {
    "round-wind": lambda rules: rules.course.rounds,
    "wild": lambda rules: rules.course.turned_up is not None,
    "turned-up": lambda rules: rules.course.turned_up is not None,
    "wild-held": lambda rules: rules.course.turned_up is not None,
    "lone-wild": lambda rules: asks(rules, "no-lone-wild"),
    "flower": lambda rules: rules.course.bonus_tiles,
    "meld-flower": lambda rules: SetOutBonus in rules.course.rules,
    "late-claim": lambda rules: rules.course.late_claims,
    "pung-lock": lambda rules: bool(rules.course.barred_by_passing),
    "four-points": lambda rules: asks(rules, "enough-points"),
    "robbing": lambda rules: rules.course.robbing,
    "eight-flowers": lambda rules: GoOutByFlowers in rules.course.rules,
    "washing": lambda rules: rules.course.washing is not None,
    "washed": lambda rules: rules.course.washing is not None,
    "standing": lambda rules: rules.course.standing,
    "other-standing": lambda rules: rules.course.standing,
    "bottom-tile": lambda rules: TakeLast in rules.course.rules,
    "rounding": lambda rules: rules.rounded is not None,
    "losers": lambda rules: not rules.only_winner_counts,
    "east-double": pays_twice,
    "limit": lambda rules: any(option.key == "limit" for option in rules.options),
    "danger": lambda rules: bool({"PC2-PENALTY-PAYALL", "HP-LIABLE-PURE", "FH-LIABLE-THREE"} & ids(rules)),
    "liability": lambda rules: bool({"PC2-PENALTY-PAYALL", "HP-LIABLE-PURE", "FH-LIABLE"} & ids(rules)),
    "sticks": lambda rules: bool(rules.sticks),
}


"""By which rules a book has the subject of an explanation."""


def ids(rules: RuleSet) -> set[str]:
    """Return the ids of the rules of a book."""
    return {entry.id for entry in rules.entries}


def test_of_every_explanation_it_is_said_where_it_belongs() -> None:
    assert not EVERYWHERE & set(SUBJECTS)
    assert EVERYWHERE | set(SUBJECTS) == topics_worded()


@every("topic", SUBJECTS)
@pytest.mark.parametrize("book", RULE_SETS)
def test_no_card_is_shown_in_a_book_whose_rules_lack_its_subject(book: str, topic: str) -> None:
    assert (topic in explained(book)) is ever(book, SUBJECTS[topic])


def with_melds(view: PlayerView, *, standing: bool = False, from_me: bool = False) -> PlayerView:
    """Return the view with sets of one suit before West."""
    giver = view.me if from_me else Wind.NORTH
    melds = tuple(pung(tile(code), giver) for code in ("B1", "B2", "B9"))
    west = Opponent(Wind.WEST, 4 if melds else 13, melds, (), standing=standing)
    return replace(view, others=(west, *view.others[1:]))


FENGHUA = replace(own_turn(), round_wind=Wind.EAST, wild=(tile("C5"),))


LAST = replace(own_turn("C4 C5 C6 B8 B8 B8 D3 D3 S S S R B7"), phase=Phase.LAST, drawn=None, awaited=True)


POSITIONS = {
    "claim": (BOOK, discard_of_west()),
    "pung": (BOOK, discard_of_west()),
    "chow": (BOOK, discard_of_east()),
    "turn": (BOOK, own_turn()),
    "east": (BOOK, replace(own_turn(), me=Wind.EAST, turn=Wind.EAST, source=Source.DEAL)),
    "loose": (BOOK, replace(own_turn(), source=Source.LOOSE, replaced="drawn-kong")),
    "calling": (BOOK, own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R E", "E")),
    "mah-jongg": (BOOK, own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R R", "R")),
    "kong-drawn": (BOOK, own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D5 R R R E", "E")),
    "kong-added": (
        BOOK,
        replace(
            own_turn(), hand=Hand.of(tiles("B1 C5 C6 C7 D2 D3 D4 E E S S"), [pung(tile("B1"), Wind.WEST)])
        ),
    ),
    "kong-claim": (
        BOOK,
        replace(discard_of_west(), hand=Hand.of(tiles("C5 C5 C5 C6 B8 B8 D3 D3 S S R R B7"))),
    ),
    "last-tiles": (BOOK, replace(own_turn(), wall=replace(own_turn().wall, drawable=5))),
    "late-claim": (
        "how-to-play",
        replace(
            discard_of_west(),
            round_wind=Wind.EAST,
            phase=Phase.TURN,
            turn=Wind.NORTH,
            awaited=False,
            offer=Offer(tile("C5"), Wind.WEST, late=True),
        ),
    ),
    "pung-lock": (
        "how-to-play",
        replace(discard_of_west(), round_wind=Wind.EAST, barred=frozenset({tile("C5")})),
    ),
    "other-standing": ("how-to-play", with_melds(discard_of_west(), standing=True)),
    "danger": ("how-to-play", with_melds(discard_of_west())),
    "flower": ("how-to-play", replace(own_turn(), hand=replace(own_turn().hand, bonus=(tile("Fl2"),)))),
    "round-wind": ("how-to-play", replace(own_turn(), round_wind=Wind.EAST)),
    "standing": (
        "how-to-play",
        replace(
            own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R E", "E"),
            discards=(),
            round_wind=Wind.EAST,
            untouched=True,
        ),
    ),
    "wild": ("fenghua", FENGHUA),
    "wild-held": ("fenghua", FENGHUA),
    "turned-up": (
        "fenghua",
        replace(FENGHUA, wall=replace(FENGHUA.wall, turned_up=tile("C5"), turned_stack=3)),
    ),
    "bottom-tile": ("fenghua", replace(LAST, wild=(tile("C1"),), round_wind=Wind.EAST)),
    "meld-flower": (
        "fenghua",
        replace(
            own_turn("C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7 Fl1", "Fl1"),
            round_wind=Wind.EAST,
            wall=replace(own_turn().wall, supply=12),
        ),
    ),
    "robbing": (
        "how-to-play",
        replace(
            discard_of_west(),
            hand=Hand.of(tiles("C5 C6 B1 B1 B1 D3 D3 D3 S S S R R")),
            phase=Phase.ROBBING,
            round_wind=Wind.EAST,
            offer=Offer(tile("C4"), Wind.WEST, robbing=True),
        ),
    ),
}


"""A position for each thing, and the book by which it is met there."""


@pytest.mark.parametrize("topic", POSITIONS)
def test_a_position_shows_what_is_new_in_it(topic: str) -> None:
    book, view = POSITIONS[topic]
    session = StillSession(view, rules=rule_set(book))
    assert topic in met_in_play(view, session.verdicts(), session.rules)
    assert topic in explained(book)


def test_in_fenghua_claims_from_oneself_are_dangerous() -> None:
    rules = rule_set("fenghua")
    assert "danger" in met_in_play(with_melds(FENGHUA, from_me=True), (), rules)
    assert "danger" not in met_in_play(with_melds(FENGHUA), (), rules)


def test_a_quiet_position_has_nothing_but_the_turn() -> None:
    session = StillSession(own_turn())
    assert met_in_play(own_turn(), session.verdicts(), session.rules) == ("turn",)
    over = replace(own_turn(), phase=Phase.OVER)
    assert met_in_play(over, (), session.rules) == ()


def test_a_settled_deal_shows_what_is_new_in_it() -> None:
    plain, part_two, booklet = rule_set(BOOK), rule_set("pung-chow-limit"), rule_set("how-to-play")
    won = picture()
    assert met_settled(won, plain) == ("settlement", "east-double", "losers")
    assert met_settled(drawn(), plain) == ("drawn",)
    washed = replace(won, winner=None, outcome=replace(won.outcome, washed={Wind.SOUTH: 9}))
    assert met_settled(washed, part_two) == ("washed",)
    hands = {wind: record.hand for wind, record in greatest().records.items()}
    great = finish(hands, Wind.EAST, greatest().win, rules=part_two, round_wind=Wind.EAST)
    assert met_settled(great, part_two)[:2] == ("limit", "settlement")
    assert "liability" in met_settled(liable(), booklet)
    assert "limit" in met_settled(full_points(), rule_set("four-winds"))
    assert "sticks" in met_settled(four_winds_deal(), rule_set("four-winds"))
    assert "rounding" in met_settled(won, rule_set("fenghua"))
    assert met_settled(replace(drawn(), settlement=won.settlement), plain) == ()
    assert met_settled(replace(won, settlement=Settlement()), plain) == ("settlement",)
