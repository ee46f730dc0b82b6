"""Leave out of the tutor's pages what the user does not want to hear."""

from __future__ import annotations

from dataclasses import replace

from peling_app.platform.settings import TutorDepth
from peling_app.play.tutor.model.pages import NO_DICE, NowPage, ScorePage


def next_depth(depth: TutorDepth) -> TutorDepth:
    """Return the depth after this one; after the last comes the first."""
    depths = tuple(TutorDepth)
    return depths[(depths.index(depth) + 1) % len(depths)]


def now_at(page: NowPage, depth: TutorDepth) -> NowPage:
    """Return the page "Now" at a depth: quiet, only what is allowed; teach, the reasons too; full, all.

    It is given as the full page: what stays is never worded otherwise.
    """
    match depth:
        case TutorDepth.FULL:
            return page
        case TutorDepth.TEACH:
            return replace(
                page,
                cards=tuple(replace(card, cite="") for card in page.cards),
                refusals=tuple(replace(card, cite="") for card in page.refusals),
            )
        case TutorDepth.QUIET:
            allowed = tuple(
                replace(card, facts=(), more=(), cite="", practise="") for card in page.cards if card.legal
            )
            return replace(
                page,
                cards=allowed,
                refusals=(),
                distance="",
                nearer=None,
                hand=(),
                first=None,
                practise="",
                beginning=NO_DICE,
            )


def score_at(page: ScorePage, depth: TutorDepth) -> ScorePage:
    """Return the score at a depth: only the full one names near misses, and the final one always does."""
    if page.final or depth is TutorDepth.FULL:
        return page
    return replace(page, hands=tuple(replace(hand, missed=()) for hand in page.hands))
