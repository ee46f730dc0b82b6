"""Hold what is chosen for a new game, remember it, and make a `NewGame` of it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from peling.rulebooks import rule_set
from peling.rules.course import Length, Seating
from peling_app.books.model.chosen import ChosenRules
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Settings
from peling_app.play.birds import Bird
from peling_app.play.model.saved_games import SavedGames
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.words.games import bird_name

MOST_OPPONENTS = 3


class SetupModel(QObject):
    """The choices of the page "Set the table"; every change is remembered at once.

    Attributes:
        rules: the book and the house rules, which new score sheets take too.

    Signals:
        changed: something was chosen.
    """

    changed = Signal()

    def __init__(
        self,
        preferences: Preferences,
        rules: ChosenRules,
        games: SavedGames,
        parent: QObject | None = None,
    ) -> None:
        """Begin with what was chosen last; `games` tell with whom the user has played."""
        super().__init__(parent)
        self._preferences = preferences
        self._games = games
        games.changed.connect(self.changed)
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
    def chairs(self) -> tuple[int, ...]:
        """Return how far to the right of the user each computer player sits, in chairs.

        Nothing where dice or winds place the players anew before the first deal.
        """
        course = rule_set(self.rules.book, self.rules.house_rules).course
        if course.seating is not Seating.HIGHEST_THROW:
            return ()
        return tuple(wind.number for wind in course.seats(self.players))[1:]

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

    @property
    def birds(self) -> tuple[Bird, ...]:
        """Return which bird is on each chair, from the user's right; no bird is there twice."""
        wished = [Bird(name) for name in self.settings.opponent_birds if name in set(Bird)]
        found = list(dict.fromkeys(wished))
        found += [bird for bird in Bird if bird not in found]
        return tuple(found[:MOST_OPPONENTS])

    @property
    def fence(self) -> tuple[Bird, ...]:
        """Return the birds that do not play."""
        return tuple(bird for bird in Bird if bird not in self.birds[: self.players - 1])

    def seat(self, bird: Bird, number: int) -> None:
        """Let a bird sit on a chair, from 0; one that sits elsewhere changes places with it."""
        birds = list(self.birds)
        if bird in birds:
            birds[birds.index(bird)] = birds[number]
        birds[number] = bird
        self._preferences.update(opponent_birds=tuple(one.value for one in birds))

    def swap(self, number: int) -> None:
        """Let the next bird of the fence sit on a chair, from 0."""
        order, here = tuple(Bird), self.birds[number]
        after = order.index(here) + 1
        self.seat(next(bird for bird in (*order[after:], *order[:after]) if bird in self.fence), number)

    def opponent(self, number: int) -> Opponent:
        """Return the computer player of a chair, from 0."""
        levels, bird = self.settings.opponents, self.birds[number]
        level = levels[number] if number < len(levels) else Level.NOVICE
        known = Level(level) if level in set(Level) else Level.NOVICE
        return Opponent(self._given_name(number) or bird_name(bird), known, bird)

    def together(self, number: int) -> int:
        """Return how many deals the user has played with the bird of a chair, from 0."""
        return self._games.deals_with(self.birds[number])

    def _given_name(self, number: int) -> str:
        """Return the name that the user gave a computer player; empty: it is called as usual."""
        names = self.settings.opponent_names
        return names[number] if number < len(names) else ""

    def set_opponent(self, number: int, opponent: Opponent) -> None:
        """Set name and level of a computer player; an empty name, or that of a bird, gives the bird's."""
        players = [self.opponent(place) for place in range(MOST_OPPONENTS)]
        players[number] = opponent
        birds = {bird_name(bird) for bird in Bird}
        names = (player.name.strip() for player in players)
        self._preferences.update(
            opponents=tuple(player.level.value for player in players),
            opponent_names=tuple("" if name in birds else name for name in names),
        )

    def setup(self) -> NewGame:
        """Return everything the session needs for a new game."""
        now, rules = self.settings, self.rules
        return NewGame(
            rule_set=rules.book,
            options=tuple(sorted(rules.house_rules.items())),
            player_name=now.player_name,
            opponents=tuple(
                replace(self.opponent(number), name=self._given_name(number))
                for number in range(self.players - 1)
            ),
            learning_aids=now.learning_aids,
            length=self.length,
            house_name="" if rules.sets.is_changed(rules.book) else rules.sets.chosen(rules.book),
        )
