"""Say what would come of what the user only looks at; of two discards looked at in turn, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peling.advice.helpful import copies_left
from peling.advice.outlook import Outlook
from peling.core.actions import Action, Discard
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import faces_in
from peling_app.kit.words.actions import action_words
from peling_app.play.tutor.model.pages import Compared, Fact, Tried, WhatIfPage
from peling_app.play.tutor.words import what_if as words

MOST_KINDS: Final = 10
"""More kinds of tiles than this are counted, not shown, and then beside them no others either."""


class Looking:
    """What the user looks at, and which discard he looked at before.

    Attributes:
        now: the actions looked at last, one or several ways of one; empty: none yet.
        before: the discard looked at before the present one; None: there is none.
    """

    def __init__(self) -> None:
        """Look at nothing."""
        self.now: tuple[Action, ...] = ()
        self.before: Discard | None = None
        self._discard: Discard | None = None

    def look(self, actions: Sequence[Action]) -> None:
        """Look at actions; at nothing leaves everything as it is."""
        if not actions:
            return
        self.now = tuple(actions)
        one = actions[0]
        if len(actions) == 1 and isinstance(one, Discard) and not one.standing and one != self._discard:
            self.before, self._discard = self._discard, one


def what_if_page(
    looking: Looking, weighed: Sequence[Outlook], view: PlayerView, rules: RuleSet, *, asked: bool
) -> WhatIfPage:
    """Return what would come of what is looked at: only what it does, not which is the best.

    `weighed` are the outlooks of all that may be done; `asked` says whether anything may.
    """
    if not asked:
        return WhatIfPage()
    discards = view.offered is None
    hint = words.hint(discards=discards), words.hint_in_short(discards=discards)
    by_action = {one.action: one for one in weighed}
    found = [by_action[one] for one in looking.now if one in by_action]
    if not found:
        return WhatIfPage(*hint)
    faces = faces_in(rules, view.wild)
    first = found[0]
    pair: tuple[Outlook, ...] = ()
    if isinstance(first.action, Discard) and not first.action.standing and looking.before in by_action:
        pair = (by_action[looking.before], first)
    tries = tuple(
        Tried(
            action_words(one.action) if len(found) > 1 else "",
            tuple(Fact(*fact) for fact in words.facts(one, beside=bool(pair))),
        )
        for one in found
    )
    title = words.title(tuple(one.action for one in found))
    return WhatIfPage(*hint, title, tries, _columns(pair, view), faces)


def _columns(pair: Sequence[Outlook], view: PlayerView) -> tuple[Compared, ...]:
    most = max((one.helpful.live for one in pair), default=0)
    few = all(not one.helpful.every and len(one.helpful.kinds) <= MOST_KINDS for one in pair)
    # Many tiles that help do not make good that the hand is farther: then that stands first.
    apart = len({one.after for one in pair}) > 1
    ranks = [(-one.after, one.helpful.live) for one in pair]
    return tuple(
        _column(
            one, view, None if apart else most, few=few, better=rank == max(ranks) and ranks.count(rank) == 1
        )
        for one, rank in zip(pair, ranks, strict=True)
    )


def _column(one: Outlook, view: PlayerView, most: int | None, *, few: bool, better: bool) -> Compared:
    action, helps = one.action, one.helpful
    if not isinstance(action, Discard):
        message = "only discards are compared"
        raise TypeError(message)
    live = copies_left(view)
    return Compared(
        action.tile,
        words.away(one) if most is None else words.helping(helps.live),
        None if most is None else helps.live / most if most else 0.0,
        tuple((kind, live[kind]) for kind in helps.kinds) if few else (),
        words.column(one, named=few, headed=most is None),
        better,
        words.column_spoken(one, better=better, headed=most is None),
    )
