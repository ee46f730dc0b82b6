"""Carry what the pages are made of; the shell alone knows it, and gives each page what that page uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from peling_app.books.model.chosen import ChosenRules
from peling_app.kit.model.commands import Commands
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.pace import Pace
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.play.model.saved_games import SavedGames
from peling_app.play.session import Session

if TYPE_CHECKING:
    from peling_app.judge.session import JudgeSession
    from peling_app.learn.session import LearnSession
    from peling_app.platform.sounds import Sounds
    from peling_app.play.habits.catch_up import CatchUp
    from peling_app.play.habits.store import HabitsStore
    from peling_app.play.records.store import RecordsStore
    from peling_app.play.review.store import ReviewStore
    from peling_app.score.people import PeopleStore
    from peling_app.score.session import ScoreSession


@dataclass(slots=True)
class Made:
    """What is made when it is first asked for; None before."""

    score: ScoreSession | None = None
    people: PeopleStore | None = None
    learn: LearnSession | None = None
    records: RecordsStore | None = None
    reviews: ReviewStore | None = None
    habits: HabitsStore | None = None
    catch_up: CatchUp | None = None
    judge: JudgeSession | None = None
    sounds: Sounds | None = None


@dataclass(slots=True)
class AppContext:
    """The objects that live as long as the program.

    Attributes:
        rules: by which book and which house rules new games and sheets go.
        session: None in pictures and tests that need no game.
        games: the saved games, as they were last found.
        score_folder: where score sheets are kept; None in pictures and tests that need none.
        learn_file: where what was learnt is kept; None: in memory only.
        position_file: where the position that is judged is kept; None: in memory only.
        records_cache: where it is kept what was read from games; None: in memory only.
        pace: how soon a new page takes keys and clicks.
        made: what is made when it is first asked for, by whatever page.
    """

    preferences: Preferences
    theme: Theme
    translations: Translations
    commands: Commands
    rules: ChosenRules
    session: Session | None = None
    games: SavedGames = field(default_factory=SavedGames)
    score_folder: Path | None = None
    learn_file: Path | None = None
    records_cache: Path | None = None
    position_file: Path | None = None
    pace: Pace = field(default_factory=Pace)
    made: Made = field(default_factory=Made)

    @property
    def services(self) -> Services:
        """Return what every page may use."""
        return Services(self.theme, self.preferences, self.commands, self.pace)

    @property
    def sounds(self) -> Sounds:
        """Return what lets sounds be heard, made when it is first asked for: one device for the program."""
        if self.made.sounds is None:
            from peling_app.platform.sounds import Sounds  # noqa: PLC0415 - a model needs no QtGui until then

            self.made.sounds = Sounds(self.preferences, Random(), self.commands)
        return self.made.sounds

    @property
    def score(self) -> ScoreSession | None:
        """Return what keeps the score of a table of people, made when it is first asked for."""
        if self.made.score is None and self.score_folder is not None:
            from peling_app.score.session import ScoreSession  # noqa: PLC0415 - not needed for the first picture

            self.made.score = ScoreSession(self.score_folder, parent=self.commands)
        return self.made.score

    @property
    def people(self) -> PeopleStore | None:
        """Return what knows all who ever stood on a sheet, made when it is first asked for."""
        if self.made.people is None and self.score is not None and self.score_folder is not None:
            from peling_app.score.people import PeopleStore  # noqa: PLC0415 - not needed for the first picture

            self.made.people = PeopleStore(
                self.score,
                self.score_folder,
                self.records,
                lambda: self.preferences.current.player_name,
                parent=self.commands,
            )
        return self.made.people

    @property
    def learn(self) -> LearnSession:
        """Return what asks lessons and drills and keeps what was learnt, made when it is first asked for."""
        if self.made.learn is None:
            from peling_app.learn.session import LearnSession  # noqa: PLC0415 - not needed for the first picture

            self.made.learn = LearnSession(self.learn_file, self.rules.sets.usable, parent=self.commands)
        return self.made.learn

    @property
    def records(self) -> RecordsStore:
        """Return what knows what the games come to, made when it is first asked for."""
        if self.made.records is None:
            from peling_app.play.records.store import RecordsStore  # noqa: PLC0415 - not needed for the first picture

            folder = None if self.session is None else self.session.folder
            self.made.records = RecordsStore(
                self.session, folder, self.preferences, self.records_cache, parent=self.commands
            )
        return self.made.records

    @property
    def habits(self) -> HabitsStore:
        """Return what knows what decisions cost, made when it is first asked for."""
        if self.made.habits is None:
            from peling_app.play.habits.store import HabitsStore  # noqa: PLC0415 - not needed for the first picture

            folder = None if self.session is None else self.session.folder
            self.made.habits = HabitsStore(
                self.session, folder, self.preferences, self.records_cache, parent=self.commands
            )
        return self.made.habits

    @property
    def catch_up(self) -> CatchUp | None:
        """Return what has old deals reviewed, made when it is first asked for; None: there are no games."""
        if self.made.catch_up is None and self.session is not None:
            from peling_app.play.habits.catch_up import CatchUp  # noqa: PLC0415 - not needed for the first picture

            self.made.catch_up = CatchUp(self.session, self.reviews, parent=self.commands)
        return self.made.catch_up

    def begin_coaching(self) -> None:
        """Let every deal be reviewed when it is over; called when a game is opened."""
        if self.made.reviews is None and self.session is not None:
            from peling_app.play.review.store import ReviewStore  # noqa: PLC0415 - not needed for the first picture

            self.made.reviews = ReviewStore(self.session, parent=self.commands)

    @property
    def reviews(self) -> ReviewStore:
        """Return what knows the reviews of deals.

        Raises:
            AssertionError: there are no games.
        """
        self.begin_coaching()
        assert self.made.reviews is not None, "deals are reviewed where games are played"  # noqa: S101 - for the type checker
        return self.made.reviews

    @property
    def judge(self) -> JudgeSession:
        """Return what judges positions and keeps the one that is laid, made when it is first asked for."""
        if self.made.judge is None:
            from peling_app.judge.session import JudgeSession  # noqa: PLC0415 - not needed for the first picture

            self.made.judge = JudgeSession(self.rules, self.position_file, parent=self.commands)
        return self.made.judge

    def finish(self) -> None:
        """Let every session that was made write what is left."""
        made = self.made
        looked_at = (made.records, made.habits, made.reviews, made.people)
        for session in (*looked_at, self.session, made.score, made.learn, made.judge):
            if session is not None:
                session.finish()

    def use_learn(self, learn: LearnSession) -> None:
        """Take this one, before it is first asked for: pictures and tests have their own seeds."""
        self.made.learn = learn
