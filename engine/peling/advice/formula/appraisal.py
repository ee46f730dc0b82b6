"""Which of the legal actions is worth most to a player, by what he sees.

Every action is followed to the hand it leaves, that hand is weighed (see `plans`), and what the discard may
cost by helping others is taken off. Computer players and the advice to a learner both come from here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, assert_never

from peling.advice.formula.model import Model
from peling.advice.formula.plans import Weighed, weigh
from peling.advice.formula.scene import Scene, natural_counts, scene_of
from peling.advice.formula.threats import dangers
from peling.core import actions as act
from peling.core.claims import set_claimed
from peling.core.melds import KongForm, Meld, MeldKind, kong
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import TILES, Tile
from peling.core.view import PlayerView
from peling.rules.legality import legal_actions
from peling.rules.records import STANDING, claimed_win, flower_win, own_win, record_of
from peling.rules.ruleset import RuleSet


def appraise(view: PlayerView, rules: RuleSet, model: Model | None = None) -> list[Appraised]:
    """Return the legal actions from the best to the worst; equals in the order of `legal_actions`.

    They are weighed by the model of the book and the number of players, or by the one that is given.
    """
    scene = scene_of(view, rules, model)
    legal = legal_actions(view, rules)
    discards = [action for action in legal if isinstance(action, act.Discard)]
    found = [_appraise(action, scene, view, rules) for action in legal if not isinstance(action, act.Discard)]
    if discards:
        found += [_standing(made, view, rules) for made in _discards(discards, scene, view)]
    found.sort(key=_worth, reverse=True)
    return found


def _appraise(
    action: act.Action,
    scene: Scene,
    view: PlayerView,
    rules: RuleSet,
) -> Appraised:
    match action:
        case act.GoOut():
            return _win(action, own_win(view), view, rules)
        case act.ClaimWin():
            return _win(action, claimed_win(view), view, rules)
        case act.GoOutByFlowers():
            return _win(action, flower_win(view), view, rules)
        case act.SetOutBonus() | act.TakeLast() | act.RefuseLast():
            return _another_tile(action, scene, view)
        case act.Discard():
            return _discards([action], scene, view)[0]
        case act.Wash():
            return _wash(action, view, rules)
        case act.Pass():
            return _pass(action, scene, view)
        case act.ConcealedKong(tile):
            return _own_kong(action, scene, view, tile, _kong_laid(view, tile))
        case act.AddedKong(tile):
            return _own_kong(action, scene, view, tile, _kong_added(view, tile))
        case act.ClaimKong() | act.ClaimPung() | act.ClaimChow():
            return _claim(action, scene, view)
        case _:
            assert_never(action)


@dataclass(frozen=True, slots=True)
class Appraised:
    """A legal action with what it is thought to be worth.

    Attributes:
        action: the action.
        worth: its worth in points; only the difference to other actions means something.
        need: tiles missing after it to what is aimed at; 0 if it wins.
        pattern: the id of the pattern aimed at.
        value: what the hand would count then; if it wins, what it does count.
        useful: for each of the 34 kinds 1 if it brings the hand nearer to it; None if the action itself takes
            it farther.
        danger: what the discard may cost, in points.
        then: the discard that would follow a claim.
    """

    action: act.Action
    worth: float
    need: int = 0
    pattern: str = ""
    value: float = 0.0
    useful: bytes | None = None
    danger: float = 0.0
    then: Tile | None = None


def _worth(appraised: Appraised) -> float:
    return appraised.worth


def _win(action: act.Action, win: Win | None, view: PlayerView, rules: RuleSet) -> Appraised:
    """Appraise going out by what the book pays for it."""
    try:
        total = rules.score(record_of(view, win)).total
        total = total if rules.rounded is None else rules.rounded(total)
    except InvalidHandError:
        total = 0
    # Nothing hoped for comes before a win in hand.
    return Appraised(action, float(WIN_FIRST + total), value=total)


WIN_FIRST: Final = 1 << 40


def _wash(action: act.Action, view: PlayerView, rules: RuleSet) -> Appraised:
    """Appraise ending the deal by the hand dealt: money that is as sure as a win."""
    washing = rules.course.washing
    value = 0 if washing is None else washing.value(washing.count(view.dealt))
    return Appraised(action, float(WIN_FIRST + value), value=value)


def _pass(action: act.Action, scene: Scene, view: PlayerView) -> Appraised:
    """Appraise letting a tile go: the hand stays as it is."""
    offer = view.offer
    ahead = scene.model.turn_ahead if offer is not None and offer.by is view.left_neighbour else 1.0
    (weighed,) = weigh(scene, natural_counts(view), view.hand.melds, [None])
    return _appraised(action, weighed, ahead * len(view.others))


def _another_tile(
    action: act.SetOutBonus | act.TakeLast | act.RefuseLast, scene: Scene, view: PlayerView
) -> Appraised:
    """Appraise setting out a flower, or the last tile: the hand stays, and a tile may come.

    The last tile is of use only to a hand that it may complete.
    """
    (weighed,) = weigh(scene, natural_counts(view), view.hand.melds, [None])
    useful = isinstance(action, act.SetOutBonus) or weighed.need <= 1
    draws = scene.model.turn_ahead
    ahead = 1.0 if isinstance(action, act.RefuseLast) else draws if useful else 1 / draws
    return _appraised(action, weighed, ahead * len(view.others))


def _own_kong(
    action: act.Action, scene: Scene, view: PlayerView, tile: Tile, melds: tuple[Meld, ...]
) -> Appraised:
    """Appraise laying down a four or adding to a three; a loose tile comes for it."""
    counts = natural_counts(view)
    counts[tile.index] = 0
    (weighed,) = weigh(scene, counts, melds, [None])
    return _appraised(action, weighed, scene.model.own_kong * scene.model.turn_ahead * len(view.others))


def _kong_laid(view: PlayerView, tile: Tile) -> tuple[Meld, ...]:
    return (*view.hand.melds, kong(tile, KongForm.DRAWN))


def _kong_added(view: PlayerView, tile: Tile) -> tuple[Meld, ...]:
    """Return the melds when a tile is added to the exposed three of its kind."""
    made = kong(tile, KongForm.ADDED)
    return tuple(
        made if meld.tile is tile and meld.kind is MeldKind.PUNG else meld for meld in view.hand.melds
    )


def _claim(
    action: act.ClaimKong | act.ClaimPung | act.ClaimChow, scene: Scene, view: PlayerView
) -> Appraised:
    """Appraise a claim by the best that can be made of the hand after it."""
    offer = view.offer
    if offer is None:
        message = "a claim is legal only while a tile is offered"
        raise ValueError(message)
    made, own = set_claimed(action, offer.tile, offer.by)
    counts = natural_counts(view)
    for used in own:
        counts[used.index] -= 1
    melds = (*view.hand.melds, made)
    if isinstance(action, act.ClaimKong):
        (weighed,) = weigh(scene, counts, melds, [None])
        times = scene.model.kong_claim * scene.model.turn_ahead
        return _appraised(action, weighed, times * len(view.others))
    kinds = [kind for kind, held in enumerate(counts) if held]
    best = max(weigh(scene, counts, melds, kinds), key=_weighed_worth)
    model = scene.model
    times = model.chow_claim if isinstance(action, act.ClaimChow) else model.pung_claim
    (passed,) = weigh(scene, natural_counts(view), view.hand.melds, [None])
    if best.need >= passed.need:
        times *= model.idle_claim
    return _appraised(action, best, times * len(view.others))


def _weighed_worth(weighed: Weighed) -> float:
    return weighed.worth


def _discards(actions: list[act.Discard], scene: Scene, view: PlayerView) -> list[Appraised]:
    """Appraise every discard; a bonus tile in the hand can be spared like no other, a wild one least.

    A dead hand has one aim, that nobody wins (Harr, Part I, p. 24-25): for it only the danger counts.
    """
    natural = [action for action in actions if action.tile not in view.wild]
    kinds = [None if action.tile.is_bonus else action.tile.index for action in natural]
    cost = dangers(view, scene.live, scene.threats, scene.model)
    payers = 0 if view.dead else len(view.others)
    counts = natural_counts(view)
    found = [
        _appraised(action, weighed, payers, 0.0 if weighed.kind is None else cost[weighed.kind])
        for action, weighed in zip(natural, weigh(scene, counts, view.hand.melds, kinds), strict=True)
    ]
    if len(natural) == len(actions):
        return found
    (poorer,) = weigh(replace(scene, wild=scene.wild - 1), counts, view.hand.melds, [None])
    wild = [action for action in actions if action.tile in view.wild]
    times = scene.model.spare_wild * payers
    return [*found, *(_appraised(action, poorer, times) for action in wild)]


def _standing(discard: Appraised, view: PlayerView, rules: RuleSet) -> Appraised:
    """Return a discard that declares a standing hand with what such a hand counts more when it wins.

    Such a hand has nothing left to improve, so that its tile is waited for as it would be without.
    """
    action = discard.action
    if not (isinstance(action, act.Discard) and action.standing) or not discard.useful:
        return discard
    last = TILES[discard.useful.index(1)]
    record = HandRecord(view.me, view.round_wind, view.hand.remove(action.tile), Win(last, WinBy.WALL))
    try:
        plain = rules.score(record).total
        declared = rules.score(replace(record, circumstances=frozenset({STANDING}))).total
    except InvalidHandError:
        return discard
    hope = discard.worth + discard.danger
    return replace(discard, worth=hope * declared / max(plain, 1) - discard.danger, value=float(declared))


def _appraised(action: act.Action, weighed: Weighed, times: float, danger: float = 0.0) -> Appraised:
    """Return an action as it is worth: what may be won from so many players, less the danger."""
    return Appraised(
        action,
        weighed.worth * times - danger,
        weighed.need,
        weighed.pattern,
        weighed.value,
        weighed.useful,
        danger,
        None if weighed.kind is None or isinstance(action, act.Discard) else TILES[weighed.kind],
    )
