"""Questions about precedence: who gets a tile that several players claim."""

from __future__ import annotations

import random
from typing import Final

from peling.core.actions import Action, ClaimChow, ClaimKong, ClaimPung, ClaimWin, Wash
from peling.core.tiles import KINDS, WINDS, Wind
from peling.lessons.drills.books import cite, rules_on
from peling.lessons.drills.question import Choice, Choose, Hint, Key, Question, Shown, Stated
from peling.rules.ruleset import RuleSet


def first(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask who gets a tile that several players claim."""
    discarder = rng.choice(WINDS)
    others = [discarder.after(step) for step in (1, 2, 3)]
    number = 2 if key.level < 4 else rng.choice((2, 3))
    claimers = rng.sample(others, number)
    names = {wind: some_claim(key.level, wind, discarder, rng) for wind in claimers}
    if sum(name in ("pung", "kong") for name in names.values()) > 1:
        # Two of them would need five or more equal tiles.
        for wind in claimers[1:]:
            names[wind] = "win"
    wash = Wash in rules.course.rules and key.level >= 4 and rng.random() < 0.4
    if wash:
        discarder = Wind.EAST
        claimers = rng.sample(WINDS[1:], 2)
        names = {claimers[0]: "win", claimers[1]: "wash"}
    actions = {wind: _ACTIONS[name] for wind, name in names.items()}
    course = rules.course
    order = sorted(
        actions, key=lambda wind: (-course.rank(actions[wind]), course.order(actions[wind], discarder, wind))
    )
    taker = order[0]
    tied = [w for w in order if course.rank(actions[w]) == course.rank(actions[taker])]
    nearest = taker is min(tied, key=discarder.steps_to)
    equal = "nearest-in-turn" if nearest else "first-by-book"
    place = cite(rules, deciding(rules, names[taker], tied=len(tied) > 1))
    why = Stated(
        "wash-first" if names[taker] == "wash" else equal if len(tied) > 1 else "higher-claim",
        (("taker", taker), ("claim", names[taker]), ("from", discarder)),
        place,
    )
    asks = list(rules_on(rules, "precedence"))
    if len(tied) > 1:
        asks += rules_on(rules, "one-winner")
    if "win" in names.values():
        asks += rules_on(rules, "winning-by-a-claim")
    if wash:
        asks += rules_on(rules, "washing-or-winning")
    claims_made = tuple((f"claim-{wind.value}", names[wind]) for wind in names)
    return Question(
        key,
        "first-wash" if wash else "first",
        Choose(tuple(Choice(wind.value) for wind in sorted(claimers, key=lambda wind: wind.number))),
        ([taker.value],),
        tuple(dict.fromkeys(asks)),
        facts=(("from", discarder), *claims_made),
        shown=Shown(winds=tuple(sorted(claimers, key=lambda wind: wind.number))),
        cite=place,
        hints=(Hint("win-pung-chow"), Hint("count-from-the-discarder")),
        parts=tuple((wind.value, (why,)) for wind in claimers),
    )


def deciding(rules: RuleSet, claim: str, *, tied: bool) -> tuple[str, ...]:
    """Return the rules by which this claim is served: among equal ones, or before the others."""
    before = rules_on(rules, "precedence")
    if tied:
        return rules_on(rules, "one-winner") or before
    return {"wash": rules_on(rules, "washing-or-winning"), "win": before[-1:]}.get(claim, before)


_ACTIONS: Final[dict[str, Action]] = {
    "pung": ClaimPung(),
    "kong": ClaimKong(),
    "win": ClaimWin(),
    "chow": ClaimChow((KINDS[0], KINDS[1])),
    "wash": Wash(),
}


def some_claim(level: int, wind: Wind, discarder: Wind, rng: random.Random) -> str:
    """Return the id of a claim for a player in a question of this level; a chow only for the next player."""
    names = ["pung", "win", *(["kong"] if level >= 2 else []), *(["win"] if level >= 3 else [])]
    if wind is discarder.after():
        names += ["chow"] * 3
    return rng.choice(names)
