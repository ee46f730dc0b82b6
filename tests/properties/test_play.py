"""What holds of every deal in every book, whatever is dealt, agreed and done."""

import random
from collections.abc import Iterator
from typing import get_args

import pytest
from hypothesis import given, settings

from peling.advice.advisor import advise
from peling.advice.outlook import outlooks
from peling.advice.players import LEVELS
from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimWin,
    ConcealedKong,
    Discard,
    Pass,
    RefuseLast,
    SetOutBonus,
    Wash,
)
from peling.core.events import (
    BonusSetOut,
    Drawn,
    Event,
    KongOffered,
    LastTileLeft,
    LastTileRefused,
    TileTurnedUp,
    Washed,
    WentOut,
    seen_by,
)
from peling.core.tiles import TILES, Wind
from peling.core.view import Phase, PlayerView, Source
from peling.play.invariants import check_invariants
from peling.play.table import apply, awaited, result, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.course import PlayFacts
from peling.rules.legality import conceivable, judge, legal_actions
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.properties.blind import shuffled
from tests.properties.random_play import (
    Moment,
    Setting,
    every_value,
    one_by_one,
    random_setting,
    seeds,
    settings_of_a_game,
    values,
)
from tests.properties.stacked_walls import STACKS, robbed

FEW = settings(max_examples=6)
FEWER = settings(max_examples=3)
"""Where advice and computer players are asked at many moments; at night all are asked of many deals."""
OF_TILE = (ConcealedKong, AddedKong, SetOutBonus)
ALONE = [kind for kind in get_args(Action) if kind not in {*OF_TILE, Discard, ClaimChow}]
UNIVERSE: tuple[Action, ...] = (
    *(Discard(kind, standing=standing) for kind in TILES for standing in (False, True)),
    *(made(kind) for made in OF_TILE for kind in TILES),
    *(ClaimChow((a, b)) for a in TILES[:34] for b in TILES[:34]),
    *(made() for made in ALONE),
)
"""Every action there is."""
NIGHT = 160
"""Random deals of each book at night."""
DEALS = 600
"""More deals than are needed until everything that a book knows has been done."""


def named(setting: Setting) -> str:
    return f"{setting.book}-{setting.players}-{setting.house}"


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_settings_tried_have_every_value_of_every_option(book: str) -> None:
    tried = every_value(book)
    alone = tuple(one_by_one(book))
    for option in rule_set(book).options:
        for value in values(option):
            assert any(setting.options[option.key] is value for setting in tried)
            default = value is option.default
            assert default or any(setting.options == {option.key: value} for setting in alone)
    assert {setting.players for setting in tried} == set(rule_set(book).course.players)


@FEW
@given(seeds, settings_of_a_game())
def test_nothing_that_must_hold_is_ever_violated(seed: int, setting: Setting) -> None:
    sound(seed, setting)


VALUES = [one for book in RULE_SETS for one in every_value(book)]
"""Games in which one house rule each is not as the book has it."""


@pytest.mark.parametrize("setting", by_day(VALUES[::3], VALUES), ids=named)
def test_nothing_is_violated_under_any_house_rule(setting: Setting) -> None:
    sound(1, setting)


def sound(seed: int, setting: Setting) -> None:
    """Check every moment of a deal; at its end the result is there and is settled."""
    rules = setting.rules
    for moment in setting.deal(seed):
        check_invariants(moment.state, rules)
        assert (result(moment.state, rules) is None) is (moment.move is not None)


@settings(max_examples=3)
@given(seeds, settings_of_a_game())
def test_legal_is_what_is_conceivable_and_allowed_and_nothing_else(seed: int, setting: Setting) -> None:
    lawful(seed, setting)


def lawful(seed: int, setting: Setting) -> None:
    """Check in every moment of a deal, for somebody, that legal is what is allowed of all there is."""
    rng, rules = random.Random(seed), setting.rules
    by_type = rules.course.rules
    for moment in setting.deal(seed):
        view = view_of(moment.state, rng.choice(moment.state.winds), rules)
        legal, thinkable = legal_actions(view, rules), conceivable(view, rules)
        assert len(set(thinkable)) == len(thinkable)
        assert legal == tuple(action for action in thinkable if judge(view, action, rules).legal)
        known = [action for action in UNIVERSE if rules.course.knows(action)]
        assert set(legal) == {a for a in known if by_type[type(a)].allows(PlayFacts(view, a))}


@FEWER
@given(seeds, settings_of_a_game())
def test_nobody_learns_from_what_he_cannot_see(seed: int, setting: Setting) -> None:
    fair(seed, setting, 0.15)


def fair(seed: int, setting: Setting, thoughtful: float) -> None:
    """Check that somebody sees, may, is advised and decides the same whatever he cannot see.

    Advice and the computer's choice take long, so they are asked at this share of the moments.
    """
    rng, rules = random.Random(seed), setting.rules
    for moment in setting.deal(seed):
        state = moment.state
        me = rng.choice(state.winds)
        mine, twin = view_of(state, me, rules), view_of(shuffled(state, me, rng), me, rules)
        assert mine == twin
        assert mine.seen() == twin.seen()
        assert legal_actions(mine, rules) == legal_actions(twin, rules)
        for action in conceivable(mine, rules):
            assert judge(mine, action, rules) == judge(twin, action, rules)
        if mine.awaited and rng.random() < thoughtful:
            thinks_alike(mine, twin, rules, rng.random())
        if moment.move is not None:
            happens_alike(moment, *moment.move, rng, rules)


def thinks_alike(mine: PlayerView, twin: PlayerView, rules: RuleSet, mood: float) -> None:
    """Check that advice and the computer's choice are the same for two views."""
    assert advise(mine, rules) == advise(twin, rules)
    assert outlooks(mine, rules) == outlooks(twin, rules)
    for make in LEVELS.values():
        one, other = (make(random.Random(mood)).choose(view, rules) for view in (mine, twin))
        assert one == other


def happens_alike(moment: Moment, me: Wind, action: Action, rng: random.Random, rules: RuleSet) -> None:
    """Check that the one who acts sees the same happen, until something hidden comes to light.

    After his own discard or kong others may be asked, which depends on their hands; what he sees goes on
    the same as far as it goes.
    """
    state = moment.state
    other = shuffled(state, me, rng, kept=state.asked)
    _, events = apply(state, me, action, rules)
    _, same = apply(other, me, action, rules)
    for event, twin in zip(events, same, strict=False):
        assert seen_by(event, me) == seen_by(twin, me) or reveals(event, twin, me)
        if reveals(event, twin, me):
            return


def reveals(event: Event, twin: Event, me: Wind) -> bool:
    """Return whether this brings to light what was hidden: an own draw, a flower set out, an open hand."""
    bonus = isinstance(event, BonusSetOut) or isinstance(twin, BonusSetOut)
    drew = isinstance(event, Drawn) and event.wind is me and event.source is not Source.CLAIM
    return bonus or drew or isinstance(event, WentOut)


@FEW
@given(seeds, settings_of_a_game())
def test_an_answer_changes_nothing_that_others_see_until_all_have_answered(
    seed: int, setting: Setting
) -> None:
    discreet(seed, setting)


def discreet(seed: int, setting: Setting) -> None:
    """Check that what somebody answers stays hidden while others are still asked."""
    rules = setting.rules
    for moment in setting.deal(seed):
        state = moment.state
        if state.phase not in {Phase.CLAIMS, Phase.ROBBING} or len(awaited(state)) < 2:
            continue
        wind = awaited(state)[0]
        for action in legal_actions(view_of(state, wind, rules), rules):
            after, events = apply(state, wind, action, rules)
            assert events == ()
            for other in state.winds:
                if other is not wind:
                    assert view_of(after, other, rules) == view_of(state, other, rules)


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_that_a_fourth_tile_may_be_taken_is_said_whether_somebody_waits_for_it_or_not(book: str) -> None:
    rng = random.Random(book)
    shown = 0
    for seed in range(DEALS):
        setting = random_setting(rng, book)
        for moment in setting.deal(seed, robbed):
            if moment.move is None or not isinstance(moment.move[1], AddedKong):
                continue
            me, action = moment.move
            others = [shuffled(moment.state, me, rng) for _ in range(20)]
            said = {
                seen_by(apply(other, me, action, setting.rules)[1][0], wind)
                for other in (moment.state, *others)
                for wind in moment.state.winds
            }
            assert len(said) == 1
            shown += 1
        if shown > 9:
            return
    assert shown > 9


@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_random_deals_do_everything_there_is_to_do(book: str) -> None:
    rng = random.Random(book)
    left = everything(book)
    robbing = {thing for thing in left if "ROBBING" in str(thing)}
    for seed in range(DEALS):
        setting = random_setting(rng, book)
        stack = STACKS[seed % len(STACKS)]
        if seed % 2 and robbing & left:
            setting = next(one for one in random_settings(rng, book) if one.rules.course.robbing)
            stack = robbed
        for moment in setting.deal(seed, stack):
            left -= done_in(moment)
        if not left:
            return
    assert not left, f"after {DEALS} deals nobody has met with these"


def random_settings(rng: random.Random, book: str) -> Iterator[Setting]:
    while True:
        yield random_setting(rng, book)


def everything(book: str) -> set[object]:
    """Return what can be done and met with in a book by one house rule or another.

    Every action the book knows, a standing hand and a late claim; every phase, source of a tile and event.
    """
    courses = [setting.rules.course for setting in one_by_one(book)]
    found: set[object] = {kind for course in courses for kind in course.rules}
    found |= {*Phase, *Source, *get_args(Event)}
    if not any(course.robbing for course in courses):
        found -= {Phase.ROBBING, KongOffered}
    if not any(course.bonus_tiles for course in courses):
        found.remove(BonusSetOut)
    if not any(course.turned_up for course in courses):
        found.remove(TileTurnedUp)
    if RefuseLast not in found:
        found -= {Phase.LAST, LastTileLeft, LastTileRefused}
    if Wash not in found:
        found.remove(Washed)
    found |= {"standing" for course in courses if course.standing}
    found |= {"late" for course in courses if course.late_claims}
    found |= {(Phase.ROBBING, kind) for kind in (ClaimWin, Pass) if Phase.ROBBING in found}
    return found


def done_in(moment: Moment) -> set[object]:
    """Return what was met with in a moment, and what is done in it."""
    state, events, move = moment
    met: set[object] = {state.phase, state.source, *map(type, events)}
    if move is not None:
        wind, action = move
        met |= {type(action), (state.phase, type(action))}
        met |= {"standing"} if isinstance(action, Discard) and action.standing else set()
        met |= {"late"} if state.phase is Phase.TURN and wind is not state.turn else set()
    return met


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_same_seed_plays_the_same_deal(book: str) -> None:
    setting = Setting(book, (), rule_set(book).course.players[0])
    assert list(setting.deal(7)) == list(setting.deal(7))


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_nothing_is_violated_in_many_deals(book: str) -> None:
    for seed, setting in enumerate(one_by_one(book)):
        sound(seed, setting)
    rng = random.Random(book)
    for seed in range(NIGHT):
        sound(seed, random_setting(rng, book))


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_many_deals_are_lawful_fair_and_discreet(book: str) -> None:
    rng = random.Random(f"night {book}")
    for seed in range(NIGHT // 4):
        setting = random_setting(rng, book)
        lawful(seed, setting)
        fair(seed, setting, 0.3)
        discreet(seed, setting)
