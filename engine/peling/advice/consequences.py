"""What an action would lead to, as facts: what it makes, what that counts, what it takes apart, who is next.

Everything is a function of what one player sees. What a set counts is asked of the book: it is what a hand
scores in which nothing else scores.
"""

from __future__ import annotations

from dataclasses import dataclass

from peling.core import actions as act
from peling.core.claims import set_claimed
from peling.core.hand import HAND_SIZE, Hand
from peling.core.melds import KongForm, Meld, MeldKind, kong, pung
from peling.core.scoring import HandRecord, InvalidHandError, Score, ScoreSheet
from peling.core.settlement import DealOutcome, Settlement, east_doubles
from peling.core.tiles import KINDS, Tile, Wind
from peling.core.view import PlayerView
from peling.rules.legality import chow_ways
from peling.rules.nearness import short_of
from peling.rules.records import claimed_win, flower_win, own_win, record_of
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Worth:
    """What a set counts by itself.

    Attributes:
        points: its points.
        doubles: the doublings it brings to the whole hand.
    """

    points: int
    doubles: int


@dataclass(frozen=True, slots=True)
class Consequences:
    """What an action would lead to.

    Attributes:
        action: the action.
        makes: the set it makes; None for a discard, passing and going out.
        own: the tiles of the hand that it uses.
        worth: what the set counts; None without a set.
        drawn_worth: what the same set counts if all its tiles are drawn; None where there is no such choice.
        replaces: what an exposed three counts that becomes a four; None otherwise.
        claimed_worth: what a four counts as claimed whole, where a tile is added to a three; None otherwise.
        broken: complete sets and pairs of the hand that come apart, each as its tiles.
        away_before: tiles the hand is short of a win before.
        away_after: and after, the discard that may follow left out of the account.
        loose: whether a loose tile is drawn.
        next_turn: who plays after the discard that follows; None if the deal ends or nothing changes.
        skipped: who loses a turn.
        outranked_by: the kinds of claim that rank before it.
        outranks: the kinds of claim it ranks before.
        score: what the hand scores by going out so; None otherwise, or if the book refuses it.
        paid: what that is rounded to before it is paid; None where it is paid as it is.
        payments: what each of the others then pays, where only the winner is paid, or where that is not the
            score and its double between East and another; else empty.
        liable: who then pays for all; None in most deals.
        served: for a claim to go out, the others than the giver in the order in which the book serves those
            who can go out by one tile, where that is not the order of play from the giver; else empty.
    """

    action: act.Action
    makes: Meld | None
    own: tuple[Tile, ...]
    worth: Worth | None
    drawn_worth: Worth | None
    replaces: Worth | None
    broken: tuple[tuple[Tile, ...], ...]
    away_before: int
    away_after: int
    loose: bool
    next_turn: Wind | None
    skipped: tuple[Wind, ...]
    outranked_by: tuple[type, ...]
    outranks: tuple[type, ...]
    score: Score | None
    paid: int | None = None
    claimed_worth: Worth | None = None
    payments: tuple[tuple[Wind, int], ...] = ()
    liable: Wind | None = None
    served: tuple[Wind, ...] = ()


def consequences(view: PlayerView, action: act.Action, rules: RuleSet) -> Consequences:
    """Return what an action of the player with this view would lead to, legal or not.

    An illegal action must at least have the tiles it names; a claim needs an offered tile.

    Raises:
        ValueError: the hand has not the tiles that the action uses, or no tile is offered.
    """
    makes, own = set_made(view, action)
    after = view.hand.remove(*own)
    laid = view.hand.melds
    if makes is not None and not isinstance(action, act.AddedKong):
        laid = (*laid, makes)
    claim = isinstance(action, act.ClaimChow | act.ClaimPung | act.ClaimKong)
    before, behind = _ranks(view, action, rules)
    won = won_by(view, action, rules)
    return Consequences(
        action=action,
        makes=makes,
        own=own,
        worth=None if makes is None else worth_of(makes, view, rules),
        drawn_worth=_drawn_worth(view, action, rules),
        replaces=_replaced_worth(view, action, rules),
        broken=_broken(view.hand, after, action, makes),
        away_before=short_of(view.hand, view.hand.melds, view.wild, rules),
        away_after=0 if _goes_out(action) else short_of(after, laid, view.wild, rules),
        loose=isinstance(action, act.ClaimKong | act.ConcealedKong | act.AddedKong | act.SetOutBonus),
        next_turn=_after(view, view.me) if claim or isinstance(action, act.Discard) else None,
        skipped=_skipped(view) if claim else (),
        outranked_by=before,
        outranks=behind,
        score=None if won is None else won[1],
        paid=None if won is None or rules.rounded is None else rules.rounded(won[1].total),
        claimed_worth=_claimed_worth(view, action, rules),
        payments=() if won is None else _payments(view, rules, *won),
        liable=None if won is None else rules.liable(won[0]),
        served=_served(view, action, rules),
    )


def worth_of(meld: Meld, view: PlayerView, rules: RuleSet) -> Worth:
    """Return what a set counts by itself for the player of this view."""
    filler = _filler(meld.tile, HAND_SIZE - 3)
    hand = Hand.of(filler, [meld])
    if meld.kind is MeldKind.PUNG and meld.concealed:
        hand = Hand.of((*filler, *meld.tiles))
    sheet = _loser_sheet(hand, view, rules)
    return Worth(sheet.points, sheet.doubles)


def set_made(view: PlayerView, action: act.Action) -> tuple[Meld | None, tuple[Tile, ...]]:
    """Return the set that an action makes, if any, and the tiles of the hand that it uses.

    Raises:
        ValueError: it is a claim, and no tile is offered.
    """
    match action:
        case act.Discard(tile) | act.SetOutBonus(tile):
            return None, (tile,)
        case (
            act.GoOut()
            | act.GoOutByFlowers()
            | act.TakeLast()
            | act.RefuseLast()
            | act.ClaimWin()
            | act.Wash()
            | act.Pass()
        ):
            return None, ()
        case act.ConcealedKong(tile):
            return kong(tile, KongForm.DRAWN), (tile,) * 4
        case act.AddedKong(tile):
            return kong(tile, KongForm.ADDED), (tile,)
        case act.ClaimKong() | act.ClaimPung() | act.ClaimChow():
            return set_claimed(action, *_offered(view))


def _offered(view: PlayerView) -> tuple[Tile, Wind]:
    if view.offer is None:
        message = "no tile is offered"
        raise ValueError(message)
    return view.offer.tile, view.offer.by


def _drawn_worth(view: PlayerView, action: act.Action, rules: RuleSet) -> Worth | None:
    match action:
        case act.ClaimPung():
            return worth_of(pung(_offered(view)[0], concealed=True), view, rules)
        case act.ClaimKong():
            return worth_of(kong(_offered(view)[0], KongForm.DRAWN), view, rules)
        case _:
            return None


def _claimed_worth(view: PlayerView, action: act.Action, rules: RuleSet) -> Worth | None:
    if not isinstance(action, act.AddedKong):
        return None
    return worth_of(kong(action.tile, KongForm.CLAIMED), view, rules)


def _replaced_worth(view: PlayerView, action: act.Action, rules: RuleSet) -> Worth | None:
    match action:
        case act.AddedKong(tile):
            return worth_of(pung(tile), view, rules)
        case act.ConcealedKong(tile):
            return worth_of(pung(tile, concealed=True), view, rules)
        case act.ClaimKong():
            return worth_of(pung(_offered(view)[0], concealed=True), view, rules)
        case _:
            return None


def _loser_sheet(hand: Hand, view: PlayerView, rules: RuleSet) -> ScoreSheet:
    return rules.standing(HandRecord(view.me, view.round_wind, hand)).sheet


def _filler(beside: Tile, number: int) -> tuple[Tile, ...]:
    """Return different tiles of more than one suit that score nothing beside a set."""
    return tuple(kind for kind in KINDS[1:27:2] if kind is not beside)[:number]


def _goes_out(action: act.Action) -> bool:
    return isinstance(action, act.GoOut | act.GoOutByFlowers | act.ClaimWin)


def _broken(
    before: Hand, after: Hand, action: act.Action, makes: Meld | None
) -> tuple[tuple[Tile, ...], ...]:
    """Return sequences, threes and pairs among the concealed tiles that are gone after the action.

    What only became part of the new set is not broken.
    """
    gone: list[tuple[Tile, ...]] = []
    for low in KINDS[:25]:
        if low.rank > 7:
            continue
        run = (low, KINDS[low.index + 1], KINDS[low.index + 2])
        kept = makes is not None and run == makes.tiles
        if not kept and all(before.count(k) for k in run) and not all(after.count(k) for k in run):
            gone.append(run)
    if isinstance(action, act.ClaimChow):
        for kind in action.own:
            held = before.count(kind)
            if held >= 2:
                gone.append((kind,) * min(held, 3))
    return tuple(gone)


def _after(view: PlayerView, wind: Wind) -> Wind:
    """Return who plays after a player."""
    return view.winds[(view.winds.index(wind) + 1) % len(view.winds)]


def _skipped(view: PlayerView) -> tuple[Wind, ...]:
    """Return who sits between the discarder and me in the order of play."""
    skipped = []
    wind = _after(view, _offered(view)[1])
    while wind is not view.me:
        skipped.append(wind)
        wind = _after(view, wind)
    return tuple(skipped)


def _ranks(view: PlayerView, action: act.Action, rules: RuleSet) -> tuple[tuple[type, ...], tuple[type, ...]]:
    """Return the kinds of claim that rank before an action and those it ranks before."""
    if not isinstance(action, act.ClaimWin | act.ClaimKong | act.ClaimPung | act.ClaimChow):
        return (), ()
    ways = chow_ways(view.offer.tile) if view.offer is not None else ()
    claims: list[act.Action] = [act.ClaimWin(), act.ClaimKong(), act.ClaimPung()]
    if ways:
        claims.append(act.ClaimChow(ways[0]))
    own = rules.course.rank(action)
    before = tuple(type(claim) for claim in claims if rules.course.rank(claim) > own)
    behind = tuple(type(claim) for claim in claims if rules.course.rank(claim) < own)
    return before, behind


def _served(view: PlayerView, action: act.Action, rules: RuleSet) -> tuple[Wind, ...]:
    """Return the order in which those are served who can go out; empty where the nearest go first."""
    if not isinstance(action, act.ClaimWin) or view.offer is None:
        return ()
    giver = view.offer.by
    others = [wind for wind in view.winds if wind is not giver]
    nearest = sorted(others, key=giver.steps_to)
    served = sorted(others, key=lambda wind: rules.course.order(action, giver, wind))
    return () if served == nearest else tuple(served)


def won_by(view: PlayerView, action: act.Action, rules: RuleSet) -> tuple[HandRecord, Score] | None:
    """Return the hand as won by an action, and what it scores; None if it wins nothing."""
    match action:
        case act.ClaimWin():
            win = claimed_win(view)
        case act.GoOut():
            win = own_win(view)
        case act.GoOutByFlowers():
            win = flower_win(view)
        case _:
            return None
    if win is None:
        return None
    record = record_of(view, win)
    try:
        return record, rules.score(record)
    except InvalidHandError:
        return None


def settled_win(view: PlayerView, rules: RuleSet, record: HandRecord, score: Score) -> Settlement:
    """Return how the deal is settled if the player of this view wins it, as if the others had nothing.

    Where losers settle among themselves it is not said what they do; the winner gets the same.

    Raises:
        ValueError: the hand is not won.
    """
    if record.win is None:
        message = "a hand that is not won settles nothing"
        raise ValueError(message)
    return rules.settle(
        DealOutcome(
            view.winds,
            view.me,
            {wind: score.total if wind is view.me else 0 for wind in view.winds},
            record.win.giver,
            liable=rules.liable(record),
            by=record.win.by,
            sharing=rules.sharing(record),
        )
    )


def _payments(
    view: PlayerView, rules: RuleSet, record: HandRecord, score: Score
) -> tuple[tuple[Wind, int], ...]:
    """Return what each of the others would pay, in the order of play.

    Empty where losers settle too, and each of them pays the score, or its double between East and another.
    """
    settled = settled_win(view, rules, record, score)
    net = settled.net(view.winds)
    due = {other.wind: score.total * east_doubles(other.wind, view.me) for other in view.others}
    liable = rules.liable(record)
    if liable is not None:
        due = {wind: sum(due.values()) if wind is liable else 0 for wind in due}
    if not rules.only_winner_counts and all(net[wind] == -amount for wind, amount in due.items()):
        return ()
    return tuple((other.wind, -net[other.wind]) for other in view.others if net[other.wind])
