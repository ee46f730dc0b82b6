"""The course of play: breaking by two dice, the tile turned up, claims beside wild tiles, the bottom tile.

What the article leaves open is decided as in the rulings A-1, A-8, A-16, A-19, A-23 and A-29; a house rule
chooses a value or a condition here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from peling.core import actions as act
from peling.core.rules import Condition, Evidence, Rule, evidence
from peling.core.scoring import HandRecord, InvalidHandError, Win
from peling.core.tiles import BONUS_TILES, WINDS, Tile, Wind
from peling.core.view import Phase, PlayerView, Source
from peling.rulebooks.fenghua import citations
from peling.rulebooks.fenghua.distance import away
from peling.rulebooks.fenghua.hands import calling, is_complete
from peling.rulebooks.fenghua.options import House
from peling.rulebooks.fenghua.scoring import Scorer
from peling.rules import conditions as given
from peling.rules.course import CourseOfPlay, PlayFacts, Seating, TurnedUp, WallBreak, just_a_flower
from peling.rules.defaults import next_east, rank, sets_out_all
from peling.rules.records import claimed_win, own_win, record_of
from peling.rules.ruleset import HouseRules

STACKS: Final = 18
_How = Callable[[PlayerView], Win | None]


def course(house: HouseRules, scoring: House, scorer: Scorer) -> CourseOfPlay:
    """Return the course of play for these house rules; `scorer` tells which hands may be claimed for."""
    return CourseOfPlay(
        players=(4,),
        bonus_tiles=True,
        stacks=STACKS,
        seats=_seats,
        break_wall=break_wall,
        reserve=_turned_up_stays,
        set_out=sets_out_all,
        rules=play_rules(house, scoring, scorer),
        rank=rank,
        late_claims=False,
        robbing=True,
        next_east=next_east,
        rounds=True,
        order=banker_first if house["multi_win"] == "banker_first" else nearest,
        seating=Seating.BY_THROW,
        east_keeps_chair=True,
        first_east=counted,
        passes_over=True,
        turned_up=turned_up,
        wild=wild_tiles,
        supply_apart=house["bottom_tile"] == "literal",
        replaces=chained if house["flower_then_kong"] == "chain" else just_a_flower,
        leaps=True,
    )


def play_rules(house: HouseRules, scoring: House, scorer: Scorer) -> dict[type, given.PlayRule]:
    """Return the rule for each kind of action; each has its place in the article (`citations`)."""
    fresh = () if house["kong_after_claim"] is True else (given.DREW_A_TILE,)
    kept = (FLOWER_MELDED_FIRST,) if house["forced_flowers"] is True else ()
    literal = house["bottom_tile"] == "literal"
    supply = SUPPLY_BESIDE_BOTTOM if literal else SUPPLY_LEFT
    own, claimed = _complete(own_win, scoring), _complete(claimed_win, scoring)
    claim = (given.DISCARDED, given.ANOTHERS, given.NOT_ANSWERED, NATURAL_OFFERED)
    return {
        act.Discard: Rule(
            "FH-TURN", citations.PLAY, (given.OWN_TURN, given.DISCARD_HELD, *kept, BOTTOM_TILE_ITSELF)
        ),
        act.ConcealedKong: Rule(
            "FH-KONG-CLOSED", citations.KONG, (given.OWN_TURN, *fresh, NATURAL_TILE, given.FOUR_HELD, supply)
        ),
        act.AddedKong: Rule(
            "FH-KONG-FILLING",
            citations.KONG,
            (given.OWN_TURN, *fresh, NATURAL_TILE, given.OWN_PUNG, given.FOURTH_HELD, supply),
        ),
        act.SetOutBonus: Rule(
            "FH-TURN",
            citations.FLOWERS,
            (given.OWN_TURN, *fresh, FLOWER_TILE, NATURAL_TILE, given.DISCARD_HELD, supply),
        ),
        act.GoOutByFlowers: Rule(
            "FH-SHAPE-EIGHT-FLOWERS",
            citations.WINNING_HAND,
            (given.OWN_TURN, *fresh, EIGHT_FLOWERS, EIGHTH_JUST_NOW),
        ),
        act.TakeLast: Rule("FH-BOTTOM", citations.DRAW, (LAST_TILE_LEFT,)),
        act.RefuseLast: Rule("FH-BOTTOM", citations.DRAW, (LAST_TILE_LEFT,)),
        act.GoOut: Rule(
            "FH-WIN-OWN", citations.WINNING, (given.OWN_TURN, given.DREW_OR_WAS_DEALT, FLOWERS_MELDED, own)
        ),
        act.ClaimWin: Rule(
            "FH-WIN-DISCARD",
            citations.WINNING,
            (
                given.OFFERED,
                given.ANOTHERS,
                given.NOT_ANSWERED,
                NATURAL_OFFERED,
                FLOWERS_MELDED,
                claimed,
                *_claimable(scoring, scorer),
            ),
        ),
        act.ClaimKong: Rule(
            "FH-KONG-DIRECT",
            citations.KONG,
            (*claim, given.THREE_HELD, supply, given.LAST_DISCARD_ONLY_TO_WIN),
        ),
        act.ClaimPung: Rule(
            "FH-PUNG", citations.PUNG, (*claim, given.TWO_HELD, given.LAST_DISCARD_ONLY_TO_WIN)
        ),
        act.ClaimChow: Rule(
            "FH-CHOW",
            citations.CHOW,
            (
                *claim,
                given.FROM_LEFT,
                given.SUIT_TILE,
                given.IN_SEQUENCE,
                given.BOTH_HELD,
                NATURAL_OWN,
                given.LAST_DISCARD_ONLY_TO_WIN,
            ),
        ),
        act.Pass: Rule("FH-PRIORITY", citations.PUNG, (given.ASKED,)),
    }


def break_wall(one: int, other: int, stacks: int) -> WallBreak:
    """Return where the wall is broken by the pips of two dice that the banker throws (FH-BREAK).

    Their sum is counted to the right from the banker; the larger of them is counted in stacks from the right
    end of the breaker's wall. The gap is to the left of the last one; no stack is lifted out.

    >>> break_wall(3, 5, 18)
    WallBreak(breaker=<Wind.NORTH: 'N'>, side=<Wind.NORTH: 'N'>, stack=5)
    """
    breaker = Wind.EAST.after(one + other - 1)
    return WallBreak(breaker, breaker, min(max(one, other), stacks))


def turned_up(one: int, other: int, stacks: int) -> TurnedUp:
    """Return which tile is turned up (FH-WILD-INDICATOR): as many stacks from the tail as the smaller die.

    >>> turned_up(4, 1, 18)
    TurnedUp(stack=4, behind=1, in_front=142, supply_stack=4, supply_upper=False)
    """
    high, low = max(one, other), min(one, other)
    return TurnedUp(
        stack=high - low + 1,
        behind=2 * low - 1,
        in_front=8 * stacks - 2 * low,
        supply_stack=high,
        supply_upper=low > 1,
    )


def wild_tiles(indicator: Tile) -> tuple[Tile, ...]:
    """Return the wild tiles for the one turned up (FH-WILD-KIND): its kind, or the rest of its family.

    >>> from peling.core.tiles import tile
    >>> wild_tiles(tile("D1")), wild_tiles(tile("Fl1"))
    ((D1,), (Fl2, Fl3, Fl4))
    """
    if not indicator.is_bonus:
        return (indicator,)
    same = [tile for tile in BONUS_TILES if tile.is_season == indicator.is_season]
    return tuple(tile for tile in same if tile is not indicator)


def counted(throw: int) -> int:
    """Return how many places to the right a throw counts, the thrower being one (FH-COUNT).

    >>> counted(5), counted(12)
    (4, 11)
    """
    return throw - 1


def chained(before: str | None) -> str:
    """Return what the tile drawn for a flower replaces if a flower drawn for a kong hands that on (A-17).

    >>> chained("drawn-kong"), chained("flower"), chained(None)
    ('drawn-kong', 'flower', 'flower')
    """
    return "flower" if before is None else before


def nearest(_claim: act.Action, giver: Wind, claimer: Wind) -> int:
    """Return the place in which equal claims are served: the nearest after the giver first (A-8)."""
    return giver.steps_to(claimer)


def banker_first(claim: act.Action, giver: Wind, claimer: Wind) -> int:
    """Return the place in which equal claims are served: to win, the banker, then in turn after him (A-8)."""
    return claimer.number if isinstance(claim, act.ClaimWin) else giver.steps_to(claimer)


def _seats(players: int) -> tuple[Wind, ...]:
    return WINDS[:players]


def _turned_up_stays(_kongs: int) -> int:
    return 1


def _complete(how: _How, scoring: House) -> given.PlayCondition:
    """Return the condition that a hand has one of the shapes by such a win."""

    def completes(f: PlayFacts) -> bool:
        win = how(f.view)
        if win is None or (win.tile is not None and win.tile.is_bonus and win.tile not in f.view.wild):
            return False
        size = f.view.hand.size + win.by.claimed
        return size == 14 and is_complete(record_of(f.view, win), scoring)

    def show(f: PlayFacts) -> Evidence:
        win = how(f.view)
        if completes(f):
            return Evidence((), (("away", 0), ("missing", ())))
        lacking = away(f.view.hand, f.view.wild)
        thirteen = record_of(f.view, win if win is not None and win.by.claimed else None)
        calls = calling(thirteen, scoring) if f.view.hand.size == 13 and lacking == 1 else ()
        return Evidence((), (("away", lacking), ("missing", calls)))

    return Condition("tile-completes" if how is claimed_win else "hand-complete", completes, show)


def _claimable(scoring: House, scorer: Scorer) -> tuple[given.PlayCondition, given.PlayCondition]:
    """Return the conditions that no lone wild tile bars a claim, and that the hand has enough points.

    A robbed tile is no discard: by the article's own rule it needs no points, and none are asked for (A-9).
    """

    @lru_cache(maxsize=256)
    def refused(record: HandRecord) -> str:
        try:
            scorer.score(record)
        except InvalidHandError as error:
            return error.reason
        return ""

    def reason(f: PlayFacts) -> str:
        return refused(record_of(f.view, claimed_win(f.view)))

    def show_points(f: PlayFacts) -> Evidence:
        try:
            points, needs = scorer.points_for_claim(record_of(f.view, claimed_win(f.view)))
        except InvalidHandError:
            return _show_offered(f)
        return Evidence(_show_offered(f).tiles, (("points", points), ("needs", needs)))

    lone: given.PlayCondition = Condition("no-lone-wild", lambda f: reason(f) != "wild-eye", _show_wild)

    def needs_points(f: PlayFacts) -> bool:
        offer = f.view.offer
        return bool(scoring.least_robbed if offer is not None and offer.robbing else scoring.least_claim)

    enough: given.PlayCondition = Condition(
        "enough-points", lambda f: reason(f) != "below-minimum", show_points, asked=needs_points
    )
    return lone, enough


def _wild_held(view: PlayerView) -> tuple[Tile, ...]:
    return tuple(tile for tile in view.hand.concealed if tile in view.wild)


def _unmelded(view: PlayerView) -> tuple[Tile, ...]:
    return tuple(tile for tile in view.hand.concealed if tile.is_bonus and tile not in view.wild)


def _natural_offered(f: PlayFacts) -> bool:
    tile = given.offered_tile(f.view)
    return tile is not None and not tile.is_bonus and tile not in f.view.wild


def _bottom_tile_itself(f: PlayFacts) -> bool:
    return f.view.source is not Source.LAST_WALL or given.action_tile(f) is f.view.drawn


def _show_wild(f: PlayFacts) -> Evidence:
    return Evidence(_wild_held(f.view), (("wild", f.view.wild),))


def _show_offered(f: PlayFacts) -> Evidence:
    tile = given.offered_tile(f.view)
    return Evidence(() if tile is None else (tile,), (("wild", f.view.wild),))


def _is_flower(tile: Tile | None) -> bool:
    return tile is not None and tile.is_bonus


def _show_tile(f: PlayFacts) -> Evidence:
    tile = given.action_tile(f)
    return Evidence(() if tile is None else (tile,), (("wild", f.view.wild),))


def _show_supply(f: PlayFacts) -> Evidence:
    return evidence(drawable=f.view.wall.supply, left=f.view.wall.left)


def _supply_left(f: PlayFacts) -> bool:
    """Return whether a supplementary tile is left; the bottom tile wins or is discarded, no more."""
    took_bottom = f.view.turn is f.view.me and f.view.source is Source.LAST_WALL
    return f.view.wall.supply > 0 and not took_bottom


def _flower_to_meld(f: PlayFacts) -> bool:
    """Return whether a flower is held that must be melded, there being a tile to draw for it (A-19)."""
    return bool(_unmelded(f.view)) and _supply_left(f) and f.view.source is not Source.CLAIM


def _flowers(view: PlayerView) -> tuple[Tile, ...]:
    return (*view.hand.bonus, *_unmelded(view))


def _eighth_just_now(f: PlayFacts) -> bool:
    """Return whether the eighth flower is melded with this, or was just now or before the first turn."""
    view = f.view
    untouched = not view.hand.melds and all(discard.wind is not view.me for discard in view.discards)
    return len(_unmelded(view)) == 1 or (not _unmelded(view) and (view.set_out or untouched))


NATURAL_OFFERED: Final[given.PlayCondition] = Condition(
    "natural-offered", _natural_offered, _show_offered, citations.WINNING
)
NATURAL_TILE: Final[given.PlayCondition] = Condition(
    "natural-tile", lambda f: given.action_tile(f) not in f.view.wild, _show_tile, citations.WILD
)
FLOWER_TILE: Final[given.PlayCondition] = Condition(
    "flower-tile", lambda f: _is_flower(given.action_tile(f)), _show_tile, citations.FLOWERS
)
NATURAL_OWN: Final[given.PlayCondition] = Condition(
    "natural-own",
    lambda f: not (isinstance(f.action, act.ClaimChow) and any(tile in f.view.wild for tile in f.action.own)),
    _show_wild,
    citations.WILD,
)
FLOWERS_MELDED: Final[given.PlayCondition] = Condition(
    "flowers-melded",
    lambda f: not _unmelded(f.view),
    lambda f: Evidence(_unmelded(f.view)),
    citations.WINNING_HAND,
)
FLOWER_MELDED_FIRST: Final[given.PlayCondition] = Condition(
    "no-flower-to-meld",
    lambda f: not _flower_to_meld(f),
    lambda f: Evidence(_unmelded(f.view)),
    citations.FLOWERS,
)
BOTTOM_TILE_ITSELF: Final[given.PlayCondition] = Condition(
    "bottom-tile-itself",
    _bottom_tile_itself,
    lambda f: Evidence(() if f.view.drawn is None else (f.view.drawn,)),
    citations.DRAW,
)
SUPPLY_BESIDE_BOTTOM: Final[given.PlayCondition] = Condition(
    "supply-beside-bottom", _supply_left, _show_supply, citations.DRAW
)
SUPPLY_LEFT: Final[given.PlayCondition] = Condition(
    "supply-left", given.LOOSE_TILE_LEFT.test, given.LOOSE_TILE_LEFT.show, citations.KONG
)
EIGHT_FLOWERS: Final[given.PlayCondition] = Condition(
    "eight-flowers",
    lambda f: len(_flowers(f.view)) == len(BONUS_TILES),
    lambda f: Evidence(_flowers(f.view), (("needs", len(BONUS_TILES)), ("held", len(_flowers(f.view))))),
    citations.WINNING_HAND,
)
EIGHTH_JUST_NOW: Final[given.PlayCondition] = Condition(
    "eighth-just-now", _eighth_just_now, lambda f: Evidence(f.view.hand.bonus), citations.SCORING
)
LAST_TILE_LEFT: Final[given.PlayCondition] = Condition(
    "last-tile-left",
    lambda f: f.view.phase is Phase.LAST and f.view.turn is f.view.me,
    lambda f: evidence(drawable=f.view.wall.drawable, turn=f.view.turn),
    citations.DRAW,
)
