"""Hold what is chosen for a new game, remember it, and make a `NewGame` of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from peling.rulebooks import rule_set
from peling.rules.course import Length, Seating
from peling_app.books.model.chosen import ChosenRules
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Settings
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.words.games import bird_names

MOST_OPPONENTS = 3


class SetupModel(QObject):
    """The choices of the page "Set the table"; every change is remembered at once.

    Attributes:
        rules: the book and the house rules, which new score sheets take too.

    Signals:
        changed: something was chosen.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, rules: ChosenRules, parent: QObject | None = None) -> None:
        """Begin with what was chosen last."""
        super().__init__(parent)
        self._preferences = preferences
        self.rules = rules
        preferences.choices_changed.connect(self.changed)
        rules.changed.connect(self.changed)

    @property
    def settings(self) -> Settings:
        """Return the remembered choices."""
        return self._preferences.current

    @property
    def seats(self) -> tuple[int, ...]:
        """Return how many can play by the chosen book."""
        return rule_set(self.rules.book).course.players

    @property
    def seating(self) -> Seating:
        """Return how the seats are found by the chosen book."""
        return rule_set(self.rules.book).course.seating

    @property
    def players(self) -> int:
        """Return how many will sit at the table: as many as wished, if the book knows that."""
        wish = self.settings.players
        return wish if wish in self.seats else max(self.seats)

    def set_players(self, players: int) -> None:
        """Set how many sit at the table, 2 to 4."""
        self._preferences.update(players=players)

    @property
    def length(self) -> Length:
        """Return how long the game will be; a round unless something else was chosen."""
        chosen = self.settings.game_length
        return Length(chosen) if chosen in set(Length) else Length.ROUND

    def set_length(self, length: Length) -> None:
        """Set how long the game will be."""
        self._preferences.update(game_length=length.value)

    def set_player_name(self, name: str) -> None:
        """Set how the user is called; empty: "You"."""
        self._preferences.update(player_name=name.strip())

    def set_learning_aids(self, aids: bool) -> None:
        """Set whether moves can be taken back and learners' labels are shown."""
        self._preferences.update(learning_aids=aids)

    def opponent(self, number: int) -> Opponent:
        """Return the computer player of a chair, from 0."""
        levels = self.settings.opponents
        name = self._given_name(number) or bird_names()[number]
        level = levels[number] if number < len(levels) else Level.NOVICE
        return Opponent(name, Level(level) if level in set(Level) else Level.NOVICE)

    def _given_name(self, number: int) -> str:
        """Return the name that the user gave a computer player; empty: it is called as usual."""
        names = self.settings.opponent_names
        return names[number] if number < len(names) else ""

    def set_opponent(self, number: int, opponent: Opponent) -> None:
        """Set name and level of a computer player; an empty name gives the bird's."""
        players = [self.opponent(place) for place in range(MOST_OPPONENTS)]
        players[number] = opponent
        birds = bird_names()
        self._preferences.update(
            opponents=tuple(player.level.value for player in players),
            opponent_names=tuple(
                "" if player.name.strip() == bird else player.name.strip()
                for player, bird in zip(players, birds, strict=True)
            ),
        )

    def setup(self) -> NewGame:
        """Return everything the session needs for a new game."""
        now, rules = self.settings, self.rules
        return NewGame(
            rule_set=rules.book,
            options=tuple(sorted(rules.house_rules.items())),
            player_name=now.player_name,
            opponents=tuple(
                Opponent(self._given_name(number), self.opponent(number).level)
                for number in range(self.players - 1)
            ),
            learning_aids=now.learning_aids,
            length=self.length,
            house_name="" if rules.sets.is_changed(rules.book) else rules.sets.chosen(rules.book),
        )
