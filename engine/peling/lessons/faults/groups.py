"""What is wrong with a hand that was laid out: group by group, tile by tile."""

from __future__ import annotations

from collections.abc import Iterable

from peling.core.rules import Citation
from peling.core.tiles import Tile, tile
from peling.lessons import laying
from peling.lessons.drills.fault import Fault, Noted
from peling.lessons.drills.question import Answer, Arranged, Part, State, Stated
from peling.lessons.faults.said import place_of, rule_text, seen
from peling.lessons.faults.sets import PAIR, no_set
from peling.lessons.model import LayTask
from peling.rules.ruleset import RuleSet


def of_laying(task: LayTask, answer: Answer, rules: RuleSet, teaches: Iterable[str]) -> tuple[Fault, ...]:
    """Return what is wrong with groups of tiles; `teaches`: the rules of the page, which are cited."""
    asks = tuple(teaches)
    cite, text = place_of(rules, asks), rule_text(rules, asks)
    explained = laying.check(task, answer, rules)
    if explained.right:
        return ()
    groups = answer if isinstance(answer, list) else []
    faults = [
        _of_part(task, part, groups, cite)
        for state in (State.WRONG, State.MISSED)
        for part in explained.parts
        if part.state is state
    ]
    return tuple(
        Fault(one.part, one.state, one.why, (*one.more, *text), one.tiles, one.cite) for one in faults
    )


def _of_part(task: LayTask, part: Part, groups: list[str], cite: Citation | None) -> Fault:
    if part.id == "left":
        left = tuple(held for why in part.why if isinstance(why, Arranged) for held in why.left)
        said = Stated("lay-left" if left else "lay-not-yours", (("tiles", left),))
        return Fault(
            part.id,
            part.state,
            (said,),
            (),
            tuple(Noted(held, good=None, what="loose") for held in left),
            cite,
        )
    if part.id == "worth":
        return Fault(part.id, part.state, part.why, (Stated("lay-other-way"),), seen(task.tiles), cite)
    group = _tiles_of(groups[int(part.id)])
    if len(group) == PAIR and group[0] is group[1]:
        said = Stated("set-second-pair", (("tile", group[0]),))
        noted = tuple(Noted(held, good=False, what="second-pair") for held in group)
        return Fault(part.id, part.state, (said,), (), noted, cite)
    wild = [held for held in group if held in task.wild]
    others = tuple(held for held in group if held not in wild)
    if wild and others:
        said = Stated("set-with-wild", (("wild", wild[0]), ("tiles", others)))
        noted = tuple(
            Noted(held, good=held in wild, what="wild" if held in wild else "too-far") for held in group
        )
        return Fault(part.id, part.state, (said,), (), noted, cite)
    said, noted = no_set(group)
    return Fault(part.id, part.state, (said,), (), noted, cite)


def _tiles_of(text: str) -> tuple[Tile, ...]:
    return tuple(sorted(tile(code) for code in text.split()))
