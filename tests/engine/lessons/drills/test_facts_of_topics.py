"""By which names a question tells what is known: the words of the app ask for them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from typing import Final

import pytest

from peling.core.rules import Value
from peling.lessons import drills
from peling.lessons.drills.question import Stated
from peling.rulebooks import RULE_SETS, rule_set
from tests.by_day import by_day

_CLAIM: Final = "barred claimed discarded drawable from late me robbing standing tile turn"
_PAYS: Final = "from limit winner"
FACTS: Final = {
    "box-east": "box positioner throw wind-#",
    "box-goes-to": "box positioner throw",
    "breaker": "throw",
    "breaker-dice": "one other",
    "broken-side": "breaker one other stacks",
    "broken-stack": "breaker one other stacks",
    "broken-stack-dice": "breaker one other stacks",
    "claim": _CLAIM,
    "claim-last": _CLAIM,
    "claim-late": _CLAIM,
    "claim-robbing": _CLAIM,
    "dealing": "place",
    "dealt-so-far": "me place",
    "draws-east": "throw thrower wind-#",
    "draws-first": "throw thrower",
    "east-after": "deal-#",
    "exposing": "limit one other tile",
    "false-call": "limit offender",
    "first": "claim-@ from",
    "first-banker": "throw",
    "first-supply": "one other",
    "first-wash": "claim-@ from",
    "hand-size": "kongs",
    "hand-size-complete": "kongs",
    "highest-throw": "die-@-# throw-@",
    "left-after-deal": "tiles",
    "liable": "excused liable winner",
    "liable-two-hands": "liable winner",
    "loose-tile": "side stack",
    "my-seat": "die-@-# player throw-@",
    "next-east": "winner",
    "next-tile": "side stack stacks",
    "next-tile-dealt": "side stack stacks",
    "own-wind": "me winner",
    "pays": _PAYS,
    "pays-claim": f"claimer {_PAYS}",
    "pays-dead": f"dead {_PAYS} why",
    "pays-drawn": "limit",
    "pays-liable": f"liable {_PAYS}",
    "pays-three": _PAYS,
    "pays-washed": "claimer heads",
    "positioner": "throw thrower",
    "reserve": "kongs",
    "round": "deal-#",
    "score": "limit total",
    "score-lost": "limit total",
    "set-out": "me",
    "set-out-wild": "me turned",
    "sticks": "stick-#",
    "turn-after-claim": "claim claimer from",
    "turn-next": "from players",
    "turned-up": "one other",
    "waits": "waits",
    "washing": "heads",
    "whose-flower": "tile",
    "why-not": f"action {_CLAIM}",
    "wild": "kinds wild",
    "wild-kinds": "tile",
}
"""By topic; topics that tell nothing are left out. # is a number, @ a wind or a player."""


REASONS: Final = {
    "all-four-held": "tile",
    "all-left-held": "tile",
    "dead-too-few": "dead",
    "dead-too-many": "dead",
    "dead-wrong-count": "dead",
    "discard-is-dead": "turn",
    "higher-claim": "claim from taker",
    "liable-bottom": "liable winner",
    "liable-excused": "winner",
    "liable-fed": "liable winner",
    "liable-fed-three": "liable winner",
    "liable-no": "winner",
    "liable-no-choice": "winner",
    "liable-robbed": "liable winner",
    "liable-yes": "liable winner",
    "near-apart": "tiles",
    "near-apart-twice": "tile",
    "near-honours": "tiles",
    "near-pairs": "tiles",
    "near-pairs-wild": "tiles",
    "near-pairs-wilds": "tiles",
    "near-thirteen": "tiles",
    "nearest-in-turn": "claim from taker",
    "rounded": "score total",
    "score-cut": "limit player score",
    "tile-fits-nowhere": "tile",
    "tiles-away": "away",
    "wash-first": "claim from taker",
    "wind-east-after": "deal-# east passed",
    "wind-next-east": "east winner",
    "wind-own-wind": "me mine winner",
    "wind-round": "deal-# passed round",
    **{f"rule-{topic}": f"{names} right" for topic, names in FACTS.items()},
}
"""The same of reasons; of a rule the right answer is said beside what is known."""

NOT_ALWAYS: Final = {
    "claim-@",
    "deal-#",
    "die-@-#",
    "excused",
    "liable",
    "limit",
    "stick-#",
    "winner",
    "from",
    "claimer",
}

OF_SOME_ACTS: Final = {"why-not": {"tile"}}
"""By topic, what is known only of some acts: whoever has won by a draw names no tile."""


def names_of(facts: Iterable[tuple[str, Value]]) -> set[str]:
    """Return the names of facts, those that are numbered or go by players once."""
    return {re.sub(r"-[A-Z](?=-|$)", "-@", re.sub(r"-\d+$", "-#", name)) for name, _ in facts}


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("book", by_day({"pung-chow-limit", "fenghua"}, RULE_SETS))
def test_questions_and_reasons_tell_what_their_words_ask_for_by_these_names(book: str) -> None:
    rules, rng = rule_set(book), Random(book)
    for kind in drills.kinds(rules):
        for number in range(60 if kind in {"rule", "wind", "first"} else 4):
            question = drills.question(kind, rules, number % 5 + 1, rng)
            said = {why for _, whys in question.parts for why in whys if isinstance(why, Stated)}
            for topic, found, table in (
                (question.topic, names_of(question.facts), FACTS),
                *((why.topic, names_of(why.facts), REASONS) for why in said),
            ):
                alone = "right" if topic.startswith("rule-") else ""
                named = set(table.get(topic, alone).split())
                assert named - NOT_ALWAYS - OF_SOME_ACTS.get(topic, set()) <= found <= named, topic
