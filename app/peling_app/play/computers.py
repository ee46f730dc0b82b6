"""Let computer players decide, each from what it sees; this runs in a worker's thread."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from peling.advice.players import LEVELS, Player, club
from peling.core.actions import Action, Discard, Pass
from peling.core.tiles import Seat
from peling.core.view import PlayerView
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet

MakePlayer = Callable[[str, random.Random, str], Player]
"""Makes a computer player of a level and a taste."""


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """One computer player's turn to decide.

    Attributes:
        seat: its chair.
        level: how well it plays.
        taste: what it likes, one of `peling.advice.tastes`.
        view: what it sees.
        moods: seed of its randomness; equal seeds and views give equal answers.
    """

    seat: Seat
    level: str
    view: PlayerView
    moods: str
    taste: str = ""


ComputerTurns = tuple[ComputerTurn, ...]
Answers = tuple[tuple[Seat, Action], ...]


def computer_player(level: str, rng: random.Random, taste: str = "") -> Player:
    """Return a computer player of a level and a taste.

    A game that a later program has saved may name a level that is not known here: club players sit in for it.
    """
    return LEVELS.get(level, club)(rng, taste)


def decide(questions: ComputerTurns, rules: RuleSet, make_player: MakePlayer) -> Answers:
    """Return what each of the players does."""
    return tuple((asked.seat, _player(asked, make_player).choose(asked.view, rules)) for asked in questions)


def _player(asked: ComputerTurn, make_player: MakePlayer) -> Player:
    return make_player(asked.level, random.Random(asked.moods), asked.taste)


def the_least(questions: ComputerTurns, rules: RuleSet) -> Answers:
    """Return for each of the players an action that claims and declares nothing."""
    answers = []
    for asked in questions:
        legal = legal_actions(asked.view, rules)
        quiet = (action for action in legal if isinstance(action, Pass | Discard))
        answers.append((asked.seat, next(quiet, legal[0])))
    return tuple(answers)


def all_pass(answers: Answers) -> bool:
    """Return whether nobody wants the offered tile."""
    return all(isinstance(action, Pass) for _, action in answers)


def pause_before(setting: int, moods: str) -> int:
    """Return how long a computer player lets the others look, in ms: five to nine sevenths of the setting.

    The usual 700 ms so become 500 to 900; a steady beat would tire.
    """
    return setting * random.Random(moods).randint(500, 900) // 700
