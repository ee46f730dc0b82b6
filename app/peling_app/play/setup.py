"""Say how a game is set up and what is known of a saved one: the words between start page and session."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from peling.core.tiles import Tile, Wind
from peling.play.inputs import GameSetup
from peling.rules.course import Length
from peling.rules.ruleset import OptionValue
from peling_app.books.house_rules import different
from peling_app.play.birds import Bird, bird_at


class Level(StrEnum):
    """How well a computer player plays."""

    NOVICE = "novice"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"


class Waiting(StrEnum):
    """What an unfinished game waits for."""

    TURN = "turn"
    CLAIM = "claim"
    NEXT_DEAL = "next-deal"
    COMPUTER = "computer"
    NOTHING = "nothing"
    """The game has come to the end that was agreed."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A computer player at the table; without a name it is called after its bird."""

    name: str
    level: Level
    bird: Bird | None = None


@dataclass(frozen=True, slots=True)
class NewGame:
    """Everything a new game needs to know.

    Attributes:
        rule_set: the id of the rule book.
        options: house rules that differ from the book, as (key, value).
        player_name: how the user is called; empty: "You".
        opponents: the computer players in the order of chairs, one to three of them.
        learning_aids: taking back is allowed and learners' labels are shown.
        house_name: the name under which these house rules are saved; empty: they are not.
        length: how long the game is to be.
    """

    rule_set: str
    options: tuple[tuple[str, str | int | bool], ...]
    player_name: str
    opponents: tuple[Opponent, ...]
    learning_aids: bool
    house_name: str = ""
    length: Length = Length.NO_END

    @property
    def players(self) -> int:
        """Return how many sit at the table."""
        return len(self.opponents) + 1


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as the start page and the list of saved games show it.

    Attributes:
        path: where its journal is.
        rule_set: the id of its rule book.
        deal: the number of the present deal, from 1.
        wind: the wind the user holds.
        waiting: what it waits for.
        when: the time of the last action, in local time.
        discarder: for a claim: the wind of the player who offers the tile.
        robbing: for a claim: he is adding it to a pung; before that was kept, such a tile reads as a discard.
        tile: for a claim: the offered one; for a turn: the tile drawn last, if any.
        players: how many sit at the table.
        assisted: something was taken back in it, or it goes on from a replay.
        unassisted: it is known that the user had no help of any kind in it.
        house: every house rule of it, those as in the book too.
        house_name: the name under which they were saved when it was begun; empty: they were not.
        names: how each player is called, the user first, with the kind (``"human"`` or a level) and the bird.
        from_deal: for a game that goes on from another one: from which of its deals; 0: it does not.
        from_began: when that other game began, in local time; None where it is not known.
        standings: what each of them has won or lost; nothing where an older version wrote the game last.
    """

    path: Path
    rule_set: str
    deal: int
    wind: Wind
    waiting: Waiting
    when: datetime
    discarder: Wind | None = None
    robbing: bool = False
    tile: Tile | None = None
    players: int = 4
    assisted: bool = False
    unassisted: bool = False
    house: Mapping[str, OptionValue] = field(default_factory=dict, hash=False)
    house_name: str = ""
    names: tuple[tuple[str, str, str], ...] = ()
    standings: tuple[int, ...] = ()
    from_deal: int = 0
    from_began: datetime | None = None

    @property
    def has_house_rules(self) -> bool:
        """Return whether it is played otherwise than the book has it."""
        return bool(different(self.rule_set, self.house))

    @property
    def finished(self) -> int:
        """Return how many deals of it are over."""
        return self.deal if self.waiting in {Waiting.NEXT_DEAL, Waiting.NOTHING} else self.deal - 1

    @property
    def bears_unassisted(self) -> bool:
        """Return whether it has the mark of a game without help: one in which a deal is over."""
        return self.unassisted and self.finished > 0

    @property
    def is_over(self) -> bool:
        """Return whether it has come to its end: it can be looked at, not gone on with."""
        return self.waiting is Waiting.NOTHING


def same_table(agreed: GameSetup) -> NewGame:
    """Return what is to be chosen for one more game that is agreed as this one was."""
    user, *others = agreed.players
    return NewGame(
        rule_set=agreed.rules_id,
        options=tuple(sorted(agreed.options.items())),
        player_name=user.name,
        opponents=tuple(
            Opponent(player.name, _level(player.kind), bird_at(place, player.character))
            for place, player in enumerate(others, start=1)
        ),
        learning_aids=agreed.learning,
        house_name=agreed.house_name,
        length=agreed.length,
    )


def _level(kind: str) -> Level:
    """Return a level by its id; one that only later programs know is played by a club player here."""
    return Level(kind) if kind in set(Level) else Level.CLUB
