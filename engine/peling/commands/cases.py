"""Cases in the example format: settlements and questions about the course of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from peling.commands.count_cases import counters, first_banker, reserve
from peling.commands.wall_cases import bottom_tile, broken, deal, wall, wall_end
from peling.core.actions import Action, ClaimChow, ClaimKong, ClaimPung, ClaimWin
from peling.core.hand import HAND_SIZE, Hand
from peling.core.settlement import DealOutcome, FalseCall, Settlement
from peling.core.tiles import COPIES, KINDS, WINDS, Tile, Wind
from peling.core.view import Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.play.seating import counted, picked_places
from peling.positions.fields import (
    Answer,
    Fields,
    bad,
    read_flag,
    read_number,
    read_object,
    read_text,
    read_tile,
    read_wind,
    shown,
)
from peling.positions.record import read_meld
from peling.rulebooks import rule_set
from peling.rules.course import Washing
from peling.rules.legality import chow_ways, judge
from peling.rules.ruleset import RuleSet, UnknownOptionError

_MOST_POINTS: Final = 10**12
_DEAD: Final = ("wrong-count", "too-many", "too-few")
_CLAIMS: Final[Mapping[str, Action]] = {"pung": ClaimPung(), "kong": ClaimKong(), "win": ClaimWin()}
_NOT_DRAWN: Final = ("nothing", "not-drawn", "not drawn")


def answer_case(case: Fields, rules: RuleSet) -> Answer:
    """Return the answer to a case.

    Raises:
        InvalidHandError: the case cannot be read, or is of a kind that the book does not have.
    """
    kind = case.get("kind", read_text)
    if kind not in CASES:
        raise bad("kind", f"{shown(kind)} is no kind of case of {rules.id}; there is: {', '.join(CASES)}")
    return CASES[kind](case.get("given", read_object), rules)


def _settlement(given: Fields, rules: RuleSet) -> Answer:
    """Return all payments of a deal, those among the losers included."""
    rules = _with_limit(given, rules)
    scores = given.by_wind("scores", lambda v, name: read_number(v, name, 0, _MOST_POINTS))
    winds = tuple(wind for wind in WINDS if wind in scores)
    if len(winds) < 2 or Wind.EAST not in scores:
        raise bad("given.scores", "East and at least one other must have a score")
    winner = given.optional("winner", read_wind)
    dead = given.by_wind("dead", _read_dead)
    for wind in dead:
        if wind not in scores:
            raise bad("given.dead", f"{wind.value} has no score")
    if winner is not None and (winner not in scores or winner in dead):
        raise bad("given.winner", f"{winner.value} is dead or has no score")
    liable = given.optional("liable", read_wind)
    if liable is not None and (winner is None or liable is winner or liable not in scores):
        raise bad("given.liable", "only a loser pays for all, and only if somebody has won")
    claims = given.by_wind("claims", read_text)
    for wind, item in claims.items():
        if winner is None or wind is winner or wind in dead or wind not in scores:
            raise bad("given.claims", f"{wind.value} has no claim: only losers with a live hand have")
        if item not in {known.id for known in rules.items}:
            raise bad(f"given.claims.{wind.value}", f"{shown(item)} is no item of {rules.id}")
    settlement = rules.settle(DealOutcome(winds, winner, scores, dead=dead, liable=liable, claims=claims))
    return {
        "transfers": _transfers(settlement),
        "net": {wind.value: points for wind, points in settlement.net(winds).items()},
    }


def _transfers(settlement: Settlement) -> list[dict[str, object]]:
    """Return who pays whom; who pays the shares of several players pays them in one sum."""
    sums: dict[tuple[Wind, Wind], int] = {}
    for paid in settlement.transfers:
        pair = (paid.payer, paid.payee)
        sums[pair] = sums.get(pair, 0) + paid.amount
    return [
        {"from": payer.value, "to": payee.value, "points": points} for (payer, payee), points in sums.items()
    ]


def _with_limit(given: Fields, rules: RuleSet) -> RuleSet:
    """Return the rule set with the limit that the case names, if it names one."""
    limit = given.values.get("limit")
    if limit is None:
        return rules
    try:
        return rule_set(rules.id, {**rules.house.changed(rules.options), "limit": limit})
    except UnknownOptionError as error:
        raise bad("given.limit", str(error)) from None


def _read_dead(value: object, field: str) -> str:
    word = read_text(value, field)
    if word not in _DEAD:
        raise bad(field, f"{shown(word)} is none of {', '.join(_DEAD)}")
    return word


def _dice_seat(given: Fields, _rules: RuleSet) -> Answer:
    """Count a throw round to the right, the thrower as one."""
    return {"seat": given.wind("thrower").after(given.number("throw", 2, 12) - 1).value}


def _hand_size(given: Fields, _rules: RuleSet) -> Answer:
    when = given.get("when", read_text)
    if when not in ("between-turns", "complete"):
        raise bad("given.when", f"{shown(when)} is none of between-turns, complete")
    return {"tiles": HAND_SIZE + given.number("kongs", 0, 4) + (when == "complete")}


def _rotation(given: Fields, rules: RuleSet) -> Answer:
    winner = given.optional("winner", read_wind)
    return {"next_east": rules.course.next_east(winner, WINDS).value}


def _priority(given: Fields, rules: RuleSet) -> Answer:
    """Find who is served: the highest rank, then whoever the book puts first, mostly the nearest."""
    discarder = given.wind("discarder")
    claims = given.by_wind("claims", _read_claim)
    if not claims or discarder in claims:
        raise bad("given.claims", "players other than the discarder claim")
    for wind, claim in claims.items():
        if claim == "chow" and wind is not discarder.after():
            raise bad("given.claims", f"{wind.value} may not chow, the discarder does not sit at the left")
    course, actions = rules.course, {wind: _action(claim) for wind, claim in claims.items()}
    taker = min(
        actions,
        key=lambda wind: (-course.rank(actions[wind]), course.order(actions[wind], discarder, wind)),
    )
    answer: Answer = {"taker": taker.value}
    if "discard" in given.values and claims[taker] != "win":
        answer["next_turn"] = taker.after().value
    return answer


def _claim(given: Fields, rules: RuleSet) -> Answer:
    """Return whether a claim is allowed to a player of whom only the tiles that matter are given."""
    discard = given.get("discard", read_tile)
    me = given.optional("seat", read_wind) or Wind.SOUTH
    discarder = given.optional("discarder", read_wind) or me.after(-1)
    if discarder is me:
        raise bad("given.discarder", "nobody claims his own discard")
    claim = given.get("claim", _read_claim)
    hand = Hand.of(given.tiles("concealed"), given.items("melds", read_meld))
    round_wind = given.optional("round", read_wind) or (Wind.EAST if rules.course.rounds else None)
    view = replace(
        _view(hand, me, Offer(discard, discarder)), round_wind=round_wind, wild=given.tiles("wild")
    )
    if claim != "chow":
        return {"legal": judge(view, _CLAIMS[claim], rules).legal}
    ways = [ClaimChow(own) for own in chow_ways(discard)]
    fits = any(set(way.own) <= set(hand.concealed) for way in ways)
    return {"legal": any(judge(view, way, rules).legal for way in ways), "legal_to_win": fits}


def _view(hand: Hand, me: Wind, offer: Offer) -> PlayerView:
    """Return a view in the midst of a deal in which this tile is offered."""
    others = tuple(Opponent(me.after(step), HAND_SIZE, (), ()) for step in (1, 2, 3))
    wall = WallView(17, Wind.EAST, 7, 60, 0, 76, 76)
    return PlayerView(
        me=me,
        winds=WINDS,
        round_wind=None,
        phase=Phase.CLAIMS,
        turn=offer.by,
        awaited=True,
        hand=hand,
        drawn=None,
        source=Source.WALL,
        replaced=None,
        offer=offer,
        others=others,
        discards=(),
        wall=wall,
    )


def _robbing(given: Fields, rules: RuleSet) -> Answer:
    form = given.get("kong", read_text)
    if form not in ("added", "drawn", "claimed"):
        raise bad("given.kong", f"{shown(form)} is none of added, drawn, claimed")
    return {"legal": rules.course.robbing and form == "added"}


def _late_claim(given: Fields, rules: RuleSet) -> Answer:
    """Return whether a discard may still be claimed when the next player has drawn."""
    discarder, drawer, claimer = (given.wind(key) for key in ("discarder", "next_player", "claimer"))
    has = given.get("next_player_has", read_text)
    chow = given.get("claim", _read_claim) == "chow"
    drawn = has == "drawn"
    if drawn:
        legal = rules.course.late_claims and claimer is not drawer and not chow
    else:
        legal = has in _NOT_DRAWN and (not chow or claimer is drawer)
    legal = legal and claimer is not discarder
    return {"legal": legal, "legal_after_discard": False, "drawn_tile_goes_back": legal and drawn}


def _false_call(given: Fields, rules: RuleSet) -> Answer:
    """Return what everybody gains when one player announced a hand that is not complete."""
    rules = _with_limit(given, rules)
    offender = given.wind("offender")
    shown_all = given.optional("fully_exposed", read_flag)
    if rules.false_call is None:
        raise bad("kind", f"a false call is not settled in {rules.id} by these house rules")
    settlement = rules.false_call(FalseCall(WINDS, offender, shown_all is not False))
    return {"net": {wind.value: points for wind, points in settlement.net(WINDS).items()}}


def _wash(given: Fields, rules: RuleSet) -> Answer:
    """Return whether the hand that somebody was dealt may be shown, and what everybody gains by it."""
    washing = _washing(rules)
    seat, tiles = given.wind("seat"), given.tiles("tiles")
    due = HAND_SIZE + (seat is Wind.EAST)
    if len(tiles) != due:
        raise bad("given.tiles", f"{seat.value} is dealt {due} tiles, not {len(tiles)}", "tile-count")
    for held in tiles:
        if tiles.count(held) > (1 if held.is_bonus else COPIES):
            raise bad("given.tiles", f"there are too many tiles {held.code}", "impossible-tiles")
    heads = washing.count(tiles)
    allowed = washing.value(heads) > 0
    washed = {seat: heads} if allowed else {}
    settlement = rules.settle(DealOutcome(WINDS, None, dict.fromkeys(WINDS, 0), washed=washed))
    net = {wind.value: points for wind, points in settlement.net(WINDS).items()}
    return {"heads": heads, "allowed": allowed, "net": net}


def _wash_value(given: Fields, rules: RuleSet) -> Answer:
    return {"from_each": _washing(rules).value(given.number("heads", 0, HAND_SIZE + 1))}


def _washing(rules: RuleSet) -> Washing:
    if rules.course.washing is None:
        raise bad("kind", f"no hand is shown before play in {rules.id}")
    return rules.course.washing


def _wind_box(given: Fields, _rules: RuleSet) -> Answer:
    """Return who takes which place in the line of winds, and to whom the box goes."""
    players = given.items("players", read_text)
    number = len(players)
    if not 2 <= number <= 4 or len(set(players)) != number:
        raise bad("given.players", "two to four different players are needed")
    thrower = given.get("first_thrower", read_text)
    if thrower not in players:
        raise bad("given.first_thrower", f"{shown(thrower)} is none of the players")
    first, second = given.number("first_throw", 2, 12), given.number("second_throw", 2, 12)
    box = given.number("box_position", 1, number)
    positioner = counted(number, players.index(thrower), first)
    picks = [players[pick] for pick in picked_places(number, positioner, second)]
    return {
        "positioner": players[positioner],
        "picks": {str(place): player for place, player in enumerate(picks, 1)},
        "box_goes_to": picks[box - 1],
    }


def _lock(given: Fields, rules: RuleSet) -> Answer:
    """Return whether a player may pung the last discard, after what he let pass before.

    A pung that he could have made and did not is barred until he has discarded, where the book says so.
    """
    player = given.wind("player")
    held = given.tiles("hand")
    events = given.items("events", read_object)
    if not events:
        raise bad("given.events", "there must be a discard at least")
    barred: set[Tile] = set()
    *before, last = events
    for event in before:
        discarded = event.get("discard", read_tile)
        if event.wind("by") is player:
            barred.clear()
        elif held.count(discarded) >= 2 and ClaimPung in rules.course.barred_by_passing:
            barred.add(discarded)
    discarded, by = last.get("discard", read_tile), last.wind("by")
    may = by is not player and held.count(discarded) >= 2
    return {"may_pung": may and discarded not in barred, "may_pung_after_own_discard": may}


def _read_claim(value: object, field: str) -> str:
    word = read_text(value, field)
    if word not in _CLAIMS and word != "chow":
        raise bad(field, f"{shown(word)} is none of chow, pung, kong, win")
    return word


def _action(claim: str) -> Action:
    return _CLAIMS.get(claim, _SOME_CHOW)


_SOME_CHOW: Final = ClaimChow((KINDS[0], KINDS[1]))
CASES: Final[Mapping[str, Callable[[Fields, RuleSet], Answer]]] = {
    "settlement": _settlement,
    "dice-seat": _dice_seat,
    "break": broken,
    "wall": wall,
    "deal": deal,
    "hand-size": _hand_size,
    "rotation": _rotation,
    "priority": _priority,
    "claim": _claim,
    "robbing": _robbing,
    "late-claim": _late_claim,
    "wall-end": wall_end,
    "lock": _lock,
    "false-call": _false_call,
    "wash": _wash,
    "wash-value": _wash_value,
    "wind-box": _wind_box,
    "bottom-tile": bottom_tile,
    "first-banker": first_banker,
    "reserve": reserve,
    "counters": counters,
}
"""What answers a case, by its kind."""
