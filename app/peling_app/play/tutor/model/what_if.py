"""Say what would come of what the user only looks at, and what it is worth beside what he saw before."""

from __future__ import annotations

from collections.abc import Sequence

from peling.advice.outlook import Outlook
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import faces_in
from peling_app.kit.words.actions import action_words
from peling_app.play.coaching import Answer
from peling_app.play.order_of_choices import ROWS
from peling_app.play.tutor.model.coach import tried_page
from peling_app.play.tutor.model.pages import NO_TABLE, Fact, Tried, WhatIfPage
from peling_app.play.tutor.words import what_if as words


class Looking:
    """What the user looks at, and what he looked at before in this position.

    Attributes:
        now: the actions looked at last, one or several ways of one; empty: none yet.
        seen: these and those before, the last ones last, as many as the table has rows.
    """

    def __init__(self) -> None:
        """Look at nothing."""
        self.now: tuple[Action, ...] = ()
        self.seen: tuple[Action, ...] = ()

    def look(self, actions: Sequence[Action]) -> None:
        """Look at actions; at nothing leaves everything as it is."""
        if actions:
            self.now = tuple(actions)
            before = tuple(one for one in self.seen if one not in self.now)
            self.seen = (*before, *self.now)[-ROWS:]


def what_if_page(
    looking: Looking,
    weighed: Sequence[Outlook],
    answer: Answer | None,
    view: PlayerView,
    rules: RuleSet,
    *,
    asked: bool,
) -> WhatIfPage:
    """Return what would come of what is looked at.

    `weighed` are the outlooks of all that may be done, `answer` what the coach says of it, None where that
    stands elsewhere or is not known yet; `asked` says whether anything may.
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
    table = NO_TABLE if answer is None else tried_page(answer, looking.now, looking.seen, faces)
    tries = tuple(
        Tried(
            action_words(one.action) if len(found) > 1 else "",
            tuple(Fact(*fact) for fact in words.facts(one, tabled=bool(table.rows))),
        )
        for one in found
    )
    title = words.title(tuple(one.action for one in found))
    return WhatIfPage(*hint, title, tries, table, faces)
