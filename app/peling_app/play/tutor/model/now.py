"""Make the page "Now": a card for each claim, what is not allowed and why, how far the hand is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from peling.advice.consequences import consequences
from peling.advice.helpful import helpful
from peling.advice.own_hand import company, tiles_short
from peling.core import actions as act
from peling.core.melds import MeldKind
from peling.core.tiles import Wind
from peling.core.view import Phase, PlayerView, Source
from peling.play.deal import DealResult
from peling.rules.legality import Verdict, judge
from peling.rules.records import STANDING
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import faces_in
from peling_app.books.words.citations import place_words, section_words
from peling_app.books.words.reasons import refusals
from peling_app.kit.model.faces import Faces
from peling_app.kit.words.tiles import begun
from peling_app.play.table.model.claim_bar import any_action, belongs, may_be_struck_out, nearest
from peling_app.play.table.model.ended import ended
from peling_app.play.tutor.model.pages import BeginningPage, Card, Fact, NowPage, Seats
from peling_app.play.tutor.model.practise import REFUSED_DRILL, action_drill, hand_drill
from peling_app.play.tutor.words import card as card_words
from peling_app.play.tutor.words import now as now_words
from peling_app.play.tutor.words import tutor as words
from peling_app.play.tutor.words.own_hand import hand_facts, nearer_fact

CLAIMS = (act.ClaimWin, act.ClaimKong, act.ClaimPung, act.ClaimChow)


_ORDER = (
    act.GoOut,
    act.GoOutByFlowers,
    act.ClaimWin,
    act.TakeLast,
    act.RefuseLast,
    act.SetOutBonus,
    act.ClaimKong,
    act.ConcealedKong,
    act.AddedKong,
    act.ClaimPung,
    act.ClaimChow,
    act.Wash,
)


def now_page(view: PlayerView, verdicts: tuple[Verdict, ...], rules: RuleSet) -> NowPage:
    """Return what the page "Now" shows for a position and the verdicts on it."""
    asked = view.awaited or (view.phase is Phase.TURN and view.turn is view.me)
    # A book may let a discard be claimed even after the next draw, when nobody is asked any more.
    asked = asked or any(v.legal and isinstance(v.action, CLAIMS) for v in verdicts)
    judged = [v for v in verdicts if _said(v)] if asked else []
    legal = sorted((v for v in judged if v.legal), key=_place)
    refused = sorted(_refused(view, judged, rules), key=_place) if asked else []
    kinds = tuple(dict.fromkeys(type(v.action) for v in legal))
    may_discard = any(v.legal and isinstance(v.action, act.Discard) for v in verdicts)
    over = view.phase is Phase.OVER
    return NowPage(
        tile=now_words.shown_tile(view),
        kicker=now_words.kicker(view),
        heading=now_words.heading(view),
        lead=now_words.lead(view, kinds, may_discard=may_discard),
        how=now_words.how(view, kinds, may_discard=may_discard),
        cards=tuple(allowed_card(v, view, rules) for v in legal),
        refusals=tuple(refused_card(v, view, judged) for v in refused),
        refused=now_words.refused(len(refused), claims=view.offered is not None),
        distance="" if over else _distance(view, rules, kinds),
        nearer=None if over else _nearer(view, rules, said=bool(legal)),
        hand=_hand(view, rules),
        may_advise=asked,
        faces=faces_of(view, rules),
        practise="" if over else hand_drill(view, rules),
    )


def ended_page(result: DealResult, view: PlayerView, names: Mapping[Wind, str], rules: RuleSet) -> NowPage:
    """Return what the page "Now" shows when a deal has ended: who has won, how, and with which sets."""
    end = ended(result, view, rules.id)
    own = end.winner is view.me
    name = "" if end.winner is None else names.get(end.winner, "")
    won, washed = end.winner is not None, bool(result.outcome.washed)
    heading, lead = now_words.ended(name, end.line or end.word, own=own, won=won, washed=washed)
    return NowPage(
        kicker=now_words.kicker(view),
        heading=heading,
        lead=lead,
        faces=faces_of(view, rules),
        over=True,
        sets=tuple((group.tiles, begun(name)) for group, name in zip(end.groups, end.names, strict=True)),
    )


def opening_page(beginning: BeginningPage) -> NowPage:
    """Return what the page "Now" shows while a deal begins: what the dice say, nothing of the hand yet."""
    kicker, heading, lead = now_words.opening()
    return NowPage(kicker=kicker, heading=heading, lead=lead, beginning=beginning)


def _said(verdict: Verdict) -> bool:
    """Return whether there is a card for an action: of discards only for one that makes a standing hand."""
    if isinstance(verdict.action, act.Discard):
        return verdict.action.standing and verdict.legal
    return not isinstance(verdict.action, act.Pass)


def _refused(view: PlayerView, judged: list[Verdict], rules: RuleSet) -> list[Verdict]:
    """Return the verdict for each button that the bar strikes out, and that for washing when it is too late.

    Washing has no button that is struck out. A player who was dealt enough heads for it finds the reason
    here alone.
    """
    found = []
    for place in may_be_struck_out(view):
        its = [one for one in judged if belongs(one, place)]
        if not its:
            action = any_action(place.command, view)
            its = [judge(view, action, rules)] if rules.course.knows(action) else []
        if its and not any(one.legal for one in its):
            found.append(nearest(its))
    washing = [one for one in judged if isinstance(one.action, act.Wash) and not one.legal]
    return [*found, *(one for one in washing if "enough-heads" not in {gap.condition for gap in one.unmet})]


def allowed_card(verdict: Verdict, view: PlayerView, rules: RuleSet) -> Card:
    """Return the card of a legal claim or declaration with its consequences."""
    facts = consequences(view, verdict.action, rules)
    payers = tuple(wind for wind in view.winds if wind is not view.me)
    covered = len(rules.course.covered)
    opened = sum(not meld.concealed for meld in view.hand.melds) + 1
    wins = facts.score is not None
    labels = words.labels()
    short = (
        card_words.makes(facts, covered),
        words.counts(facts) if wins else "",
        card_words.costs(facts, opened),
        card_words.then(facts, payers),
    )
    steps = None if facts.makes is None else (facts.away_before, facts.away_after)
    shown = tuple(
        Fact(label, text, steps=steps if place == len(short) - 1 else None)
        for place, (label, text) in enumerate(zip(labels, short, strict=False))
        if text
    )
    at_length = (
        words.makes(facts, covered),
        words.counts(facts),
        words.costs(facts),
        words.then(facts, payers),
        words.ranks(facts),
    )
    said = {fact.text for fact in shown}
    claim = isinstance(verdict.action, CLAIMS)
    return Card(
        rule=verdict.rule,
        title=words.card_title(verdict.action),
        legal=True,
        own=facts.own,
        other=view.offer.tile if claim and view.offer is not None else None,
        result=() if facts.makes is None else facts.makes.tiles,
        beside=words.tiles_words(verdict.action, view),
        facts=shown,
        more=tuple(
            Fact(label, text)
            for label, text in zip(labels, at_length, strict=True)
            if text and text not in said
        ),
        cite=place_words(verdict.cite),
        faces=faces_of(view, rules),
        practise=action_drill(verdict.action),
    )


def faces_of(view: PlayerView, rules: RuleSet) -> Faces:
    """Return how tiles look in a deal by a book."""
    return faces_in(rules, view.wild)


def refused_card(verdict: Verdict, view: PlayerView, judged: list[Verdict]) -> Card:
    """Return the card of an action that is not allowed, with the reasons."""
    reasons = refusals(verdict.unmet)
    seats = None
    if _refused_for_seat(verdict) and view.offer is not None:
        tile = view.offer.tile
        runs = tuple(
            tuple(sorted((*v.action.own, tile)))
            for v in judged
            if isinstance(v.action, act.ClaimChow) and _refused_for_seat(v)
        )
        reasons = (
            words.chow_refused(words.chow_ways(runs, tile), view.left_neighbour, empty=view.left_is_empty),
            words.seat_of(view.offer.by, view),
        )
        seats = _seats(view)
    return Card(
        rule=verdict.rule,
        title=words.card_title(verdict.action),
        legal=False,
        reasons=reasons,
        seats=seats,
        cite=section_words(verdict.cite) if seats is None else place_words(verdict.cite),
        practise=REFUSED_DRILL,
    )


def _place(verdict: Verdict) -> int:
    kind = type(verdict.action)
    return _ORDER.index(kind) if kind in _ORDER else len(_ORDER)


def _refused_for_seat(verdict: Verdict) -> bool:
    return isinstance(verdict.action, act.ClaimChow) and [f.condition for f in verdict.unmet] == ["from-left"]


def _own_turn(view: PlayerView) -> bool:
    return view.phase is Phase.TURN and view.turn is view.me


def _distance(view: PlayerView, rules: RuleSet, allowed: tuple[type, ...]) -> str:
    """Return how far the hand is, and what to do where a claim has completed it.

    Cards of claims say it already, before the claim and after it; with cards for what is `allowed`, only the
    own turn and a hand that is not complete have it said once more.
    """
    short = tiles_short(view, rules)
    if not short and _own_turn(view) and view.source is Source.CLAIM and act.GoOut not in allowed:
        return now_words.complete_by_claim()
    return "" if allowed and (not short or not _own_turn(view)) else now_words.distance(short)


def _nearer(view: PlayerView, rules: RuleSet, *, said: bool) -> Fact | None:
    """Return which tiles help on the own turn, and for which a calling hand waits while others play."""
    helps = helpful(_kept(view), rules)
    waiting = helps.away == 1 and not said
    if not helps.kinds or not (waiting or _own_turn(view)):
        return None
    return Fact(*nearer_fact(helps))


def _kept(view: PlayerView) -> PlayerView:
    """Return the view without the tile just drawn if the hand is standing, since it has to discard that."""
    if STANDING not in view.noted or view.drawn is None or not _own_turn(view):
        return view
    return replace(view, hand=view.hand.remove(view.drawn))


def _hand(view: PlayerView, rules: RuleSet) -> tuple[Fact, ...]:
    if not _own_turn(view) or tiles_short(view, rules) == 0:
        return ()
    open_threes = [meld.tile for meld in view.hand.melds if meld.kind is MeldKind.PUNG]
    natural = [held for held in view.hand.concealed if held not in view.wild]
    wild = [held for held in view.hand.concealed if held in view.wild]
    return tuple(Fact(*fact) for fact in hand_facts(company(natural), open_threes, wild))


def _seats(view: PlayerView) -> Seats | None:
    if view.offer is None:
        return None
    names = [words.seat_name(view.me.after(steps), view) for steps in (1, 2, 3)]
    return Seats(names[0], names[1], names[2], view.offer.by, view.left_neighbour, view.me)
