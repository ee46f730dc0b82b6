"""Work out the review of one deal, decision by decision; all of it runs in the coach's thread."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from peling.advice.equities import BUDGET
from peling.advice.reasons import Reason
from peling.coach.fate import Fate, fate
from peling.coach.grades import Grade, grade
from peling.coach.habits import Loss, losses
from peling.coach.kept import KeptError, kept_from_json, kept_to_json
from peling.coach.review import DIGITS, Decision, Judged, Moment, Review, Weighed, decisions, reviewed, weigh
from peling.coach.sums import sums_of, sums_to_json
from peling.coach.why import why
from peling.core.actions import Action
from peling.core.tiles import Seat
from peling.rules.ruleset import RuleSet
from peling_app.platform.json_text import JsonTextError, read_json
from peling_app.platform.whole_file import read_whole, write_whole
from peling_app.play.marks import REVIEWS

SEED: Final = 1
SUMS: Final = "sums"
"""Under which name the sums of a deal are kept with its review, see `peling.coach.sums`."""
LONGEST: Final = 2**26
"""Bytes; a deal has fifteen thousand."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What is said of a decision that cost something.

    Attributes:
        reason: why the best choice was better.
        fate: what came of it.
    """

    reason: Reason
    fate: Fate


@dataclass(frozen=True, slots=True)
class Known:
    """A deal that has been reviewed.

    Attributes:
        review: what each decision cost, and what was luck.
        said: of each decision, by its place among them, that cost something.
        losses: the same, by what it was about.
    """

    review: Review
    said: dict[int, Remark]
    losses: tuple[Loss, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What another choice in a reviewed decision would have come to.

    Attributes:
        action: the choice.
        grade: how good it is.
        lost: the points lost by it; 0 where that is not certain.
        reason: why the best choice is better; None: nothing is certain to be better.
    """

    action: Action
    grade: Grade
    lost: float
    reason: Reason | None = None


class Work:
    """What is done for one deal: it is begun, goes on as long as something is left, and ends."""

    def __init__(
        self,
        path: Path,
        number: int,
        moments: Sequence[Moment],
        seat: Seat,
        budget: int = BUDGET,
        *,
        is_spare: bool = False,
    ) -> None:
        """Take the inputs of a deal of the game in a file; nobody waits for what `is_spare`."""
        self.path = path
        self.number = number
        self.is_spare = is_spare
        self._moments = tuple(moments)
        self._seat = seat
        self._budget = budget
        self._taken: tuple[Decision, ...] = ()
        self._weighed: list[Weighed] = []
        self._is_kept = self._is_left = False

    @property
    def is_begun(self) -> bool:
        """Return whether what there is to weigh is known."""
        return bool(self._taken)

    def begin(self) -> tuple[int, int]:
        """Look for what was kept; return how many decisions are known, and how many there are."""
        self._taken = decisions(self._moments, self._seat)
        kept = kept_of(self.path).get(str(self.number))
        with suppress(KeptError):
            found, budget, seed = kept_from_json(kept, self._moments, self._seat)
            # Before sums were kept, some of the choices were not.
            self._is_kept = (budget, seed) == (self._budget, SEED) and kept is not None and SUMS in kept
            self._weighed = list(found) if self._is_kept else []
        return len(self._weighed), len(self._taken)

    def go_on(self) -> tuple[int, int]:
        """Weigh one decision more; return how many are known, and how many there are.

        Raises:
            StoppedError: it was left meanwhile.
        """
        decision = self._taken[len(self._weighed)]
        self._weighed.append(weigh(decision, self._budget, SEED, lambda: self._is_left))
        return len(self._weighed), len(self._taken)

    def leave(self) -> None:
        """Let the decision go that is being weighed, from another thread: nobody waits for it any more."""
        self._is_left = True

    def end(self) -> Known:
        """Return the review, and keep it with the game; where that is refused it is worked out again."""
        found = reviewed(self._moments, self._seat, self._weighed, self._budget, SEED)
        if not self._is_kept:
            fresh = kept_to_json(self._moments, self._seat, self._weighed, self._budget, SEED)
            fresh[SUMS] = sums_to_json(sums_of(found, self._moments[0].after.rules, datetime.now(UTC)))
            _write(self.path, {**kept_of(self.path), str(self.number): fresh})
        costly = [(place, one) for place, one in enumerate(found.decisions) if one.lost]
        lost = losses(found, self._moments[0].after.rules)
        return Known(found, {place: self._said(one) for place, one in costly}, lost)

    def _said(self, judged: Judged) -> Remark:
        rules = self._moments[0].after.rules
        played = next(one for one in judged.choices if one.action == judged.played)
        reason = why(judged.view, rules, judged.choices, played, judged.beside)
        return Remark(reason, fate(self._moments, self._seat, judged))


def answers(judged: Judged, rules: RuleSet) -> tuple[Answer, ...]:
    """Return every choice that the player had in a decision, judged by its review, the best first."""
    found = []
    for one in judged.choices:
        said = grade(one.behind, one.behind_se, rules.id, first=one is judged.choices[0])
        if said in {Grade.BEST, Grade.EQUAL}:
            found.append(Answer(one.action, said, 0.0))
        else:
            beside = judged.beside if one.action == judged.played else None
            reason = why(judged.view, rules, judged.choices, one, beside)
            found.append(Answer(one.action, said, round(one.behind, DIGITS), reason))
    return tuple(found)


def kept_of(game: Path) -> dict[str, Any]:
    """Return what is kept of the deals of a game by their numbers; nothing where that cannot be read."""
    with suppress(OSError, JsonTextError):
        raw = read_json(read_whole(_file(game), LONGEST), LONGEST)
        if isinstance(raw, dict):
            return raw
    return {}


def _write(game: Path, deals: dict[str, Any]) -> None:
    content = json.dumps(deals, separators=(",", ":"))
    # A game that was removed meanwhile gets no file beside it.
    if len(content) <= LONGEST and game.exists():
        with suppress(OSError):
            write_whole(_file(game), content)


def _file(game: Path) -> Path:
    return game.with_name(game.name + REVIEWS)
