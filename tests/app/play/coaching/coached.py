"""A coach who says of the last discard that it is a grave mistake, and what may be discarded."""

from __future__ import annotations

from peling.advice.equities import Equity
from peling.advice.helpful import Helpful
from peling.advice.reasons import Reason
from peling.coach.counsel import Counsel
from peling.coach.grades import Grade
from peling.core.actions import Action, Discard
from peling.core.rules import evidence
from peling.core.view import PlayerView
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from peling_app.play.session import Session
from peling_app.play.view.play_page import PlayPage


def discards(session: Session) -> list[Discard]:
    return [action for action in session.legal if isinstance(action, Discard) and not action.standing]


def worst_last(view: PlayerView, rules: RuleSet, *_: object) -> tuple[Counsel, ...]:
    """Say of the last discard that it is a grave mistake, of all others that they are about equal."""
    legal = list(legal_actions(view, rules))
    worst = [action for action in legal if isinstance(action, Discard)][-1:]

    def given(action: Action, place: int) -> Counsel:
        is_worst = action in worst and place > 0
        behind = 20.0 if is_worst else 0.0
        grade = Grade.BEST if not place else Grade.GRAVE if is_worst else Grade.EQUAL
        reason = Reason("comes-out", evidence(worlds=50)) if place else None
        equity = Equity(action, 5.0 - behind, 1.0, 0.2, 30.0, 0.0, behind, 1.0 if place else 0.0, 50)
        return Counsel(equity, grade, Helpful(2, (), 10), reason)

    return tuple(given(action, place) for place, action in enumerate(legal))


def as_found(
    _view: PlayerView, _rules: RuleSet, given: tuple[Counsel, ...], action: Action, _seed: int
) -> Counsel | None:
    """Stop before what was found to be grave, without a closer look."""
    return next((one for one in given if one.action == action and one.grade is Grade.GRAVE), None)


def wrong_key(session: Session, page: PlayPage) -> int:
    """Return the key of the last tile of the kind that is a mistake."""
    wrong = discards(session)[-1].tile
    return [key for key, kind in page.table_model.board.order.tiles if kind is wrong][-1]
