"""What is wrong with an act on the board: what forbids it, or why it does not lead to what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from peling.core import actions as act
from peling.core.actions import Action
from peling.core.rules import Value
from peling.core.scoring import HandRecord
from peling.core.tiles import Tile
from peling.core.view import PlayerView
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.makers.shape_questions import tiles_away_of
from peling.lessons.drills.question import Judged, State, Stated, Why
from peling.lessons.faults.said import evidence_of, place_of, rule_text, seen, unmet_seen
from peling.lessons.model import BoardTask
from peling.lessons.tasks import Outcome, try_on_board
from peling.play.deal import view_of
from peling.play.inputs import action_to_json
from peling.rules.legality import Verdict, judge
from peling.rules.ruleset import RuleSet

_CLAIMS: Final = (act.ClaimChow, act.ClaimPung, act.ClaimKong)


def of_acts(
    task: BoardTask, acts: Sequence[Action], rules: RuleSet, teaches: Iterable[str]
) -> tuple[Fault, ...]:
    """Return what is wrong with the last of these acts; nothing while the goal is reached or still open."""
    done = try_on_board(task, acts, rules)
    if done.outcome in {Outcome.REACHED, Outcome.OPEN} or not acts:
        return ()
    asks, last = tuple(teaches), acts[-1]
    name, text = _name(last), rule_text(rules, asks)
    after = view_of(done.deal, task.me, rules)
    if done.outcome is Outcome.REFUSED and done.verdict is not None:
        verdict = done.verdict
        offered = () if after.offer is None else (after.offer.tile,)
        noted = unmet_seen(verdict.unmet, _about(last) or offered or after.hand.concealed)
        named = verdict.unmet[0].cite if verdict.unmet else verdict.cite
        # No book says that there is nothing to pass on: what the page is about is cited.
        place = place_of(rules, asks, named) if isinstance(last, act.Pass) else named
        return (Fault(name, State.WRONG, (Judged(verdict),), text, noted, place),)
    before = try_on_board(task, acts[:-1], rules)
    view = view_of(before.deal, task.me, rules)
    wanted = task.solution[min(len(acts), len(task.solution)) - 1]
    verdict = judge(view, wanted, rules)
    why, tiles = _why(task, view, last, wanted, verdict, rules)
    if isinstance(last, act.TakeLast) and after.drawn is not None:
        tiles = (after.drawn,)
    more: tuple[Why, ...] = (
        (Judged(verdict),) if verdict.legal and not isinstance(wanted, act.Discard | act.Pass) else ()
    )
    return (Fault(name, State.WRONG, why, (*more, *text), seen(tiles), place_of(rules, asks, verdict.cite)),)


def _name(action: Action) -> str:
    return action_to_json(action)[0]


def _about(action: Action) -> tuple[Tile, ...]:
    """Return the tiles that an act names."""
    match action:
        case act.Discard(kind) | act.ConcealedKong(kind) | act.AddedKong(kind) | act.SetOutBonus(kind):
            return (kind,)
        case act.ClaimChow(own):
            return own
        case _:
            return ()


def _why(
    task: BoardTask, view: PlayerView, last: Action, wanted: Action, verdict: Verdict, rules: RuleSet
) -> tuple[tuple[Why, ...], tuple[Tile, ...]]:
    """Return what was done, and what it costs or leaves out; with the tiles it is about."""
    offered = () if view.offer is None else (view.offer.tile,)
    tiles = _about(last) or offered or view.hand.concealed
    facts: list[tuple[str, Value]] = [("tile", (offered if isinstance(last, _CLAIMS) else tiles)[0])]
    if view.offer is not None:
        facts.append(("from", view.offer.by))
    did = Stated(f"did-{_name(last)}", tuple(facts))
    goal = task.goal.split()[0]
    if isinstance(last, act.Discard) and isinstance(wanted, act.Discard):
        costs = _costs(view, last, wanted, rules)
        return (did, *costs), (last.tile,)
    if isinstance(wanted, act.Pass) and isinstance(last, _CLAIMS):
        return (did, Stated(f"asked-{goal}", tuple(facts))), tuple(dict.fromkeys((*tiles, *offered)))
    if isinstance(wanted, act.ClaimChow) and isinstance(last, act.ClaimChow):
        return (did, Stated("asked-other-chow", tuple(facts))), tuple(sorted((*tiles, *offered)))
    if goal == "win" and isinstance(last, act.Discard):
        return (did, Stated("asked-win-drawn")), (last.tile,)
    if isinstance(last, act.TakeLast):
        return (did, Stated("asked-refuse-last")), tiles[:4]
    shown = evidence_of(verdict.findings) if verdict.legal else ()
    return (did, Stated(f"asked-{goal}", tuple(facts))), tuple(dict.fromkeys((*shown, *tiles)))[:4]


def _costs(view: PlayerView, last: act.Discard, wanted: act.Discard, rules: RuleSet) -> tuple[Why, ...]:
    """Return how far from a win the hand is after the discard, and whether another leaves it nearer."""
    if last.tile is wanted.tile:
        return (Stated("asked-stand"),) if wanted.standing else (Stated("asked-discard"),)
    left = _away(view, last.tile, rules), _away(view, wanted.tile, rules)
    if left[0] > left[1]:
        return (Stated("discard-costs", (("tile", last.tile), ("after", left[0]), ("best", left[1]))),)
    return (Stated("asked-discard"),)


def _away(view: PlayerView, discarded: Tile, rules: RuleSet) -> int:
    hand = view.hand.remove(discarded)
    return tiles_away_of(rules, HandRecord(view.me, view.round_wind, replace(hand, bonus=()), wild=view.wild))
