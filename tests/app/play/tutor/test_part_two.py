"""What Part II of Pung Chow alone has is worded: washing, paying for all, the limit."""

import random
from dataclasses import replace

import pytest

from peling.core.actions import Discard, Pass, Wash
from peling.core.tiles import WINDS, Wind
from peling.core.view import Phase
from peling.play.game import random_throws, random_wall
from peling.play.table import DealState, apply, awaited, result, start_deal, view_of
from peling.rulebooks import rule_set
from peling.rules.legality import conceivable, judge, legal_actions
from peling.rules.ruleset import OptionValue
from peling_app.books.words.findings import finding
from peling_app.books.words.scores import nothing_counts
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.settle.model.page import SettlePage, settle_page
from peling_app.play.table.model.claim_bar import claim_bar
from peling_app.play.tutor.model.now import now_page
from peling_app.play.tutor.model.tutor import TutorModel
from tests.app.play.table.moments.ends import washed
from tests.app.play.tutor.fakes import StillSession
from tests.engine.play.test_paying_for_all import IDLE, won
from tests.engine.play.test_washing import EAST_NINE, PLAIN, dealt

RULES = rule_set("pung-chow-limit")
NAMES = {wind: wind.name.title() for wind in WINDS}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, english: Translations) -> Language:
    chosen: Language = request.param
    english.use(chosen)
    return chosen


def page_of(state: DealState, me: Wind) -> SettlePage:
    finished = result(state, RULES)
    assert finished is not None
    return settle_page(finished, RULES, NAMES, dict.fromkeys(WINDS, 0), me=me, deal=1)


def test_east_is_said_that_the_tiles_may_be_washed(english: Translations) -> None:
    view = view_of(dealt({Wind.EAST: EAST_NINE}), Wind.EAST, RULES)
    verdicts = tuple(judge(view, action, RULES) for action in conceivable(view, RULES))
    page = now_page(view, verdicts, RULES)
    assert "wash the tiles" in page.lead
    card = next(card for card in page.cards if card.rule == "PC2-WASH")
    assert card.legal
    assert any("pay you the same" in fact.text for fact in card.facts)
    assert claim_bar(view, verdicts)[0].title == "Wash the tiles"
    assert english is not None


def test_with_too_few_heads_the_place_is_that_of_mah_jongg(english: Translations) -> None:
    view = view_of(dealt({Wind.EAST: f"{PLAIN} C5"}), Wind.EAST, RULES)
    verdicts = tuple(judge(view, action, RULES) for action in conceivable(view, RULES))
    assert claim_bar(view, verdicts)[0].title == "Mah-Jongg"
    said = [card.title for card in now_page(view, verdicts, RULES).refusals]
    assert said == ["Mah-Jongg", "Kong"], "washing has no place of its own that is struck out"
    refused = next(one for one in verdicts if isinstance(one.action, Wash))
    assert "you were dealt 1" in finding(refused.unmet[0])
    assert english is not None


@pytest.mark.parametrize(
    ("house", "says"),
    [({}, "before tiles are drawn"), ({"wash_window": "until_own_draw"}, "you have drawn none")],
)
def test_where_it_is_too_late_to_wash_nine_heads_the_tutor_says_why(
    english: Translations, house: dict[str, OptionValue], says: str
) -> None:
    rules = rule_set("pung-chow-limit", house)
    state = dealt({Wind.WEST: EAST_NINE[:-3]}, rules)
    for wind in (Wind.EAST, Wind.SOUTH):
        state, _ = apply(state, wind, Discard(state.hand(wind).concealed[0]), rules)
        while state.phase is Phase.CLAIMS:
            state, _ = apply(state, awaited(state)[0], Pass(), rules)
    view = view_of(state, Wind.WEST, rules)
    verdicts = tuple(judge(view, action, rules) for action in conceivable(view, rules))
    refused = [card for card in now_page(view, verdicts, rules).refusals if card.rule == "PC2-WASH"]
    assert [says in reason for card in refused for reason in card.reasons] == [True]
    assert english is not None


def test_after_the_first_own_discard_nobody_thinks_of_washing() -> None:
    state = dealt({Wind.EAST: EAST_NINE})
    assert Wash() in conceivable(view_of(state, Wind.EAST, RULES), RULES)
    state, _ = apply(state, Wind.EAST, Discard(state.hand(Wind.EAST).concealed[0]), RULES)
    assert Wash() not in conceivable(view_of(state, Wind.EAST, RULES), RULES)


def test_the_settlement_of_a_washed_deal(language: Language) -> None:
    state, _ = apply(dealt({Wind.EAST: EAST_NINE}), Wind.EAST, Wash(), RULES)
    page = page_of(state, Wind.EAST)
    if language is Language.ENGLISH:
        assert page.title[1] == "East washes the tiles"
        assert page.rule.startswith("Everybody pays")
        assert page.next_east == "The tiles are dealt anew: you remain East."
        assert set(page.score_kickers) == {"A hand of a washed deal"}
        assert {score.nothing for score in page.scores if score} == {"The tiles were washed: no hand counts."}
        assert page.hands[0].note == "9 different heads: everybody pays 50."
    assert len({page.title[1], page.rule, page.next_east, page_of(state, Wind.WEST).next_east}) == 4
    assert page.rule_cite
    assert page.next_cite == page.rule_cite
    assert [(hand.wind, hand.figure, hand.sign) for hand in page.hands] == [
        (Wind.EAST, "+150", 1),
        *((wind, "−50", -1) for wind in (Wind.SOUTH, Wind.WEST, Wind.NORTH)),
    ]
    heads, others = page.hands[0].sets
    assert (len(heads.tiles), all(one.is_major for one in heads.tiles), len(others.tiles)) == (9, True, 5)


def test_the_tutor_says_as_well_why_no_hand_of_a_washed_deal_counts(language: Language) -> None:
    game = washed()
    game.end()
    assert game.view is not None
    assert game.state is not None
    model = TutorModel(StillSession(game.view, rules=game.rules, result=game.state.result))
    assert {hand.nothing for hand in model.score.hands} == {nothing_counts(washed=True)}
    if language is Language.ENGLISH:
        assert nothing_counts(washed=True) == "The tiles were washed: no hand counts."


def test_whoever_washed_lies_first() -> None:
    state, _ = apply(dealt({Wind.EAST: EAST_NINE}), Wind.EAST, Wash(), RULES)
    settled = result(state, RULES)
    assert settled is not None
    other = replace(settled, outcome=replace(settled.outcome, washed={Wind.WEST: 9}))
    page = settle_page(other, RULES, NAMES, dict.fromkeys(WINDS, 0), me=Wind.EAST, deal=1)
    assert [hand.wind for hand in page.hands] == [Wind.WEST, Wind.EAST, Wind.SOUTH, Wind.NORTH]


def test_the_settlement_in_which_one_pays_for_all(language: Language) -> None:
    page = settle_page(won(IDLE), RULES, NAMES, dict.fromkeys(WINDS, 0), me=Wind.WEST, deal=1)
    if language is Language.ENGLISH:
        assert page.rule.startswith("West discarded a dangerous tile")
    assert page.totals[0].cells[1] == "+512"


def test_a_drawn_deal_cites_the_rule_of_the_last_fourteen() -> None:
    rng = random.Random(3)
    state, _ = start_deal(RULES, 4, random_wall(rng, RULES), random_throws(rng), Wind.EAST)
    while result(state, RULES) is None:
        wind = awaited(state)[0]
        legal = legal_actions(view_of(state, wind, RULES), RULES)
        state, _ = apply(state, wind, next(a for a in legal if isinstance(a, Discard | Pass)), RULES)
    assert page_of(state, Wind.EAST).rule_cite.endswith("59–60")
