"""What the sheet of *Why not?* shows, and what it asks of whoever plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from peling.core.actions import Action
from peling.core.tiles import Tile
from peling.core.view import PlayerView
from peling.play.game import GameState
from peling.rules.legality import Verdict
from peling.rules.ruleset import RuleSet
from peling_app.kit.model.faces import AS_DRAWN, Faces


class Asked(Protocol):
    """What the answer needs of a session."""

    @property
    def view(self) -> PlayerView | None:
        """Return what the user sees."""

    @property
    def state(self) -> GameState | None:
        """Return the game."""

    @property
    def rules(self) -> RuleSet:
        """Return the rule set in play."""

    @property
    def can_take_back(self) -> bool:
        """Tell whether the last move can be taken back."""

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts on everything the user could think of."""

    def verdict(self, action: Action) -> Verdict:
        """Return the verdict on one action."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that could be done.

    Attributes:
        title: what it is; empty: the line is a fact.
        legal: whether it can be done now; None: neither, the line is a fact.
        reasons: why, or why not.
        rule: the id of the entry in the book; empty: no book says it.
        cite: where that stands.
    """

    title: str
    legal: bool | None
    reasons: tuple[str, ...]
    rule: str = ""
    cite: str = ""


@dataclass(frozen=True, slots=True)
class WhyPage:
    """The answer to *Why not?* for one thing.

    Attributes:
        kicker: where the thing belongs.
        heading: what it is.
        tiles: the tiles it shows.
        lead: the answer in a sentence, where there is a short one.
        lines: what can be done first, then what cannot.
        faces: how the tiles look.
    """

    kicker: str
    heading: str
    tiles: tuple[Tile, ...] = ()
    lead: str = ""
    lines: tuple[Line, ...] = ()
    faces: Faces = AS_DRAWN
