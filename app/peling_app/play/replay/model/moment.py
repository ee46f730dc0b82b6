"""Say what the tutor has to say at a moment of a replay."""

from __future__ import annotations

from dataclasses import dataclass, replace

from peling.core.events import TilesDealt
from peling_app.play.deals import Deal
from peling_app.play.replay.model.deals import Decision, Judgement
from peling_app.play.replay.words import replay as words
from peling_app.play.table.words.events import event_line
from peling_app.play.tutor.model.now import now_page
from peling_app.play.tutor.model.pages import NowPage
from peling_app.play.tutor.model.tutor import advice_sentences


@dataclass(frozen=True, slots=True)
class MomentPage:
    """What the tutor says at a moment.

    Attributes:
        where: the deal and the step.
        happened: what happened since the step before, one line for each event.
        chosen: what the learner did then; empty: he had nothing to decide.
        judgement: how that compares with the tutor's choice.
        judged: the sentences about it, with the reasons.
        now: what was allowed and what not.
        marked: the moment has a bookmark.
    """

    where: str = ""
    happened: tuple[str, ...] = ()
    chosen: str = ""
    judgement: Judgement = Judgement.OPEN
    judged: tuple[str, ...] = ()
    now: NowPage | None = None
    marked: bool = False


def moment_page(deal: Deal, place: int, decision: Decision | None, *, marked: bool) -> MomentPage:
    """Return the page of a moment; `decision` is what the learner decided there, None: nothing."""
    told = MomentPage(
        where=words.where(deal=deal.number, place=place + 1, count=len(deal.moments)),
        happened=happened(deal, place),
        marked=marked,
    )
    if decision is None:
        return told
    game = deal.game(place)
    return replace(
        told,
        chosen=words.chosen(decision.action),
        judgement=decision.judgement,
        judged=_judged(decision),
        now=replace(now_page(game.view, game.verdicts, game.rules), how=("", "")),
    )


def happened(deal: Deal, place: int) -> tuple[str, ...]:
    """Return what happened just before a moment, in words; tiles dealt to others need none, as in the log."""
    me = deal.game(place).me
    return tuple(
        event_line(event, me)
        for made in deal.happened(place)
        for event in made.events
        if not isinstance(event, TilesDealt) or event.wind is me
    )


def _judged(decision: Decision) -> tuple[str, ...]:
    """Return what the tutor says of a decision: the judgement, what it cost, the advice with its reasons."""
    if decision.judgement is Judgement.OPEN:
        return (words.fixed("thinking"),)
    sentences = [words.judged(decision.judgement)]
    if decision.judgement is Judgement.OTHER and decision.cost > 0:
        sentences.append(words.cost(decision.cost))
    if decision.judgement is Judgement.ONLY:
        return tuple(sentences)
    if decision.judgement is not Judgement.SAME:
        sentences.append(words.preferred(decision.advice[0].action))
    return (*sentences, *advice_sentences(decision.advice, (decision.action,))[1:])
