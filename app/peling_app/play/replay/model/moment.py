"""Say what there is to say at a moment of a replay."""

from __future__ import annotations

from dataclasses import dataclass, replace

from peling.core.events import TilesDealt
from peling_app.play.deals import Deal
from peling_app.play.open_game import names_by_wind
from peling_app.play.replay.model.decisions import Decision, Judgement
from peling_app.play.replay.words import replay as words
from peling_app.play.review.words.review import fate_words
from peling_app.play.table.words.events import event_line
from peling_app.play.tutor.model.now import now_page
from peling_app.play.tutor.model.pages import NowPage
from peling_app.play.words.better_choices import grade_words, why_words


@dataclass(frozen=True, slots=True)
class MomentPage:
    """What the tutor says at a moment.

    Attributes:
        where: the deal and the step.
        happened: what happened since the step before, one line for each event.
        chosen: what the learner did then; empty: he had nothing to decide.
        judgement: how good that was.
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
    said = MomentPage(
        where=words.where(deal=deal.number, place=place + 1, count=len(deal.moments)),
        happened=happened(deal, place),
        marked=marked,
    )
    if decision is None:
        return said
    game = deal.game(place)
    return replace(
        said,
        chosen=words.chosen(decision.action),
        judgement=decision.judgement,
        judged=_judged(decision, deal),
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


def _judged(decision: Decision, deal: Deal) -> tuple[str, ...]:
    """Return what is said of a decision: how good it was, what was better, why, and what came of it."""
    if decision.judgement is Judgement.OPEN:
        return (words.fixed("thinking"),)
    if decision.judged is None or decision.said is None or decision.better is None:
        return (words.judged(decision.judgement),)
    lost = decision.judged.lost
    return (
        words.graded(grade_words(decision.judged.grade), lost),
        words.preferred(decision.better),
        why_words(decision.said.reason),
        fate_words(decision.said.fate, names_by_wind(deal.steps[-1].state)),
    )
