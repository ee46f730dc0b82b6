"""Play one game: no other place of the app lets the open game go on.

The position that is shown is always on the disk: an input is applied, written in the writer's thread, then
announced. Until then nothing else can be done, as it was meant for a position that is gone. Computer players
and advice think in a second thread; their answers for an older position are dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.advice.outlook import outlooks
from peling.core.actions import Action, Pass
from peling.core.tiles import Wind
from peling.core.view import Phase
from peling.play.inputs import Act, GameInputError, Input
from peling.rules.legality import IllegalActionError
from peling.storage.entries import Entry, Kind, NewEntry
from peling.storage.help import Help
from peling.storage.journal import JournalError
from peling.storage.records import Kept
from peling.storage.saves import Step, new_entries, next_deal, place_of, review_copy
from peling_app.platform.settings import Coaching
from peling_app.platform.tasks import Worker, ignore
from peling_app.play.coaching import TRIED, Coach
from peling_app.play.computers import (
    Answers,
    ComputerTurns,
    MakePlayer,
    all_pass,
    computer_player,
    decide,
    pause_before,
    the_least,
)
from peling_app.play.facts import GameFacts
from peling_app.play.helped import HelpNotes
from peling_app.play.open_game import HUMAN, OpenGame, Opening, seen
from peling_app.play.open_journal import OpenJournal, agreement, random_seed, trouble, trouble_of_review
from peling_app.play.pause import RETRY, Pause
from peling_app.play.prompts import Prompts, lets_pass, made_of
from peling_app.play.setup import NewGame


class Session(GameFacts):
    """The game that is open, if any.

    Attributes:
        coach: what the human's choices are worth, and a word before a grave mistake.
        look_closer: let the coach weigh by itself what the human looks at, see `Coach.look_closer`.
        pause: what the computer players have decided waits here for its time.
        opening: whether a game was asked for and is not open yet.
        helped: where it is noted what help the human has had.
        prompts: which claims the human is asked for; the others are passed for him.

    Signals:
        opened: another game is open and `view` is its position. `changed` follows.
        happened: a tuple of events as the human sees them, in order. `changed` follows. After opening a saved
            game and after taking back there is none: what is shown is to be built anew.
        changed: the position is another one, or no game is open any more.
        refused: the verdict on an action that is not legal.
        thinking: the player with this wind begins or ends thinking of its turn; never said of claims.
        deal_ended: the deal is over and settled. Follows `changed`.
        saved: what was done or taken back is on the disk.
        advice: what the coach answers to `hint` or `weigh`, an `Answer`; sharper ones follow.
        weighed: the outlooks of what the human may do, as `weigh` asked for.
        reviewed: the file of a game and every step of it, as `review` asked for.
        not_reviewed: the same file, and what `failed` would tell: the game cannot be looked at.
        failed: the id of a message (`peling_app.play.words.games`), and the file or the reason it is about.
    """

    opened = Signal()
    happened = Signal(object)
    changed = Signal()
    refused = Signal(object)
    thinking = Signal(object, bool)
    deal_ended = Signal()
    saved = Signal()
    advice = Signal(object)
    weighed = Signal(object)
    reviewed = Signal(object, object)
    not_reviewed = Signal(object, str, str)

    def __init__(
        self,
        folder: Path,
        make_player: MakePlayer = computer_player,
        new_seed: Callable[[], int] = random_seed,
        parent: QObject | None = None,
    ) -> None:
        """Keep the games in this folder; `new_seed` is asked for the seed of each new game."""
        super().__init__(folder, parent)
        self._new_seed = new_seed
        self._journal = OpenJournal(self._store)
        self._make_player = make_player
        self._writer = Worker("pe-ling-writer", self)
        self._thinker = Worker("pe-ling-thinker", self)
        self.is_writing = False
        self._take_back_next = False
        self.opening = False
        self._said = ""
        self._pause = 700
        self._thinks: Wind | None = None
        self.coach = Coach(self)
        self.coach.answered.connect(self.advice)
        self.coach.failed.connect(partial(self._broken, "advice"))
        self.helped = HelpNotes(self, self.coach, self._writer, self._journal)
        self.look_closer = self.helped.look_closer
        self.pause = Pause(self)
        self.prompts = Prompts(self)
        self.prompts.less_asked.connect(self._pass_unasked)
        self.coach.changed.connect(lambda: self.prompts.examine(on=self.in_exam))

    def put_away(self, path: Path) -> Path | None:
        """Take a game off the list; return where it is now, None if that is refused, which `failed` tells."""
        if path == self._path:
            self._leave()
            self._writer.finish()
            if not path.exists():
                return None  # taken from another game, and nothing was done in it
        return super().put_away(path)

    @property
    def in_exam(self) -> bool:
        """Return whether the human plays without any help."""
        return self.coach.manner is Coaching.EXAM

    def set_pause(self, milliseconds: int) -> None:
        """Let computer players wait about so long before they act."""
        self._pause = milliseconds

    def new(self, setup: NewGame) -> None:
        """Begin a game; `opened` tells when it is on the disk. Dropped while one is being opened."""
        if self.opening:
            return
        agreed = agreement(setup, self._new_seed())
        self._open(partial(self._journal.start, agreed), fresh=True)

    def open(self, path: Path) -> None:
        """Go on with a saved game; `opened` tells when it is open, `failed` that it cannot be."""
        if path == self._path:
            self.opened.emit()
            self.changed.emit()
        else:
            self._open(partial(self._journal.resume, path), fresh=False, path=path)

    def play_on(self, path: Path, steps: tuple[Step, ...]) -> None:
        """Begin a learning game from a moment of another, given by its file and all steps that led there.

        While a game is being opened, it is dropped. What is begun so leaves nothing behind
        when it is left before the user has done anything in it.
        """
        if self.opening:
            return
        job = partial(self._journal.branch, path, steps, self._new_seed())
        self._open(job, fresh=False, leave=False)

    def review(self, path: Path) -> None:
        """Ask for every step of a saved game; `reviewed` brings them. No game changes by that."""
        job = self._journal.played if path == self._path else partial(review_copy, path)
        self._writer.ask(job, partial(self.reviewed.emit, path), partial(self._not_reviewed, path))

    def ask_kept(self, then: Callable[[Kept | None], None]) -> None:
        """Ask what the journal of the open game holds; `then` is given it, None where none is open."""
        self._writer.ask(self._journal.kept, then, lambda _error: then(None))

    def finish(self) -> None:
        """Leave the game and end all threads; what was shown is on the disk."""
        self._leave()
        self._writer.finish()
        self._thinker.finish()
        self.coach.finish()

    def do(self, action: Action, *, sure: bool = False) -> None:
        """Do something for the human, unless the coach stops him before it and he is not `sure`.

        While an earlier action is being written, it is dropped.
        """
        if self.game is None or self.is_writing:
            return
        verdict = self.verdict(action)
        if verdict.legal and self.game.state.deal_runs:
            if not sure and self.coach.holds(self.game.view, action, partial(self.do, action, sure=True)):
                return
            if isinstance(action, Pass):
                self.prompts.note_pass(self.game.view, self.game.rules)
            if not self.in_exam:
                self.helped.note(Help.AT_HAND)
            self._interrupt()
            self._put((Act(HUMAN, action),))
        else:
            self.refused.emit(verdict)

    def take_back(self) -> None:
        """Return to where the human decided last, if that can be."""
        game = self.game
        if game is None:
            return
        if self.is_writing:
            # What is being written may be the first that can be taken back in this deal.
            self._take_back_next = game.state.setup.learning
            return
        if not self.can_take_back:
            return
        self._interrupt()
        kept = game.steps[: game.before_last_own_action]
        undo = NewEntry(Kind.UNDO, {"to": kept[-1].number}, place_of(kept[-1].state))
        self.write((undo,), partial(self._taken_back, kept))

    def next_deal(self) -> None:
        """Deal again, when the deal is over and the game is not."""
        state = None if self.is_writing else self.state
        if state is not None and not state.deal_runs and not state.is_over:
            self._put((next_deal(state),))

    def hint(self) -> None:
        """Ask the coach; `advice` brings the answer, unless the position has changed by then."""
        if self.game is not None and self.game.legal and not self.is_writing and not self.in_exam:
            self.helped.note(Help.ADVICE)
            self.coach.ask(self.game.view, self.game.rules)

    def weigh(self) -> None:
        """Ask what would come of all the human may do; `weighed` and `advice` tell what is looked at."""
        game = self.game
        if game is not None and game.legal and not self.is_writing and not self.in_exam:
            self.helped.note_rest()
            self.coach.ask(game.view, game.rules, TRIED)
            self._thinker.ask(
                partial(outlooks, game.view, game.rules), self.weighed.emit, partial(self._broken, "advice")
            )

    def _open(self, job: Opening, *, fresh: bool, path: Path | None = None, leave: bool = True) -> None:
        """Leave the game and do a job that opens another; without `leave` the job itself closes the first."""
        self._leave(close=leave)
        self.opening = True
        self._writer.ask(job, partial(self._opened, fresh), partial(self._not_opened, path))

    def _opened(self, fresh: bool, opened: tuple[Path, OpenGame]) -> None:
        self.opening = False
        self._path, self.game = opened
        game = self.game
        self.helped.begin(game.help_noted)
        self.opened.emit()
        if fresh and self.game is game:
            self.happened.emit(game.log)
        self._announce(game)

    def _not_opened(self, path: Path | None, error: Exception) -> None:
        self.opening = False
        if isinstance(error, JournalError) and path is not None:
            self._store.note(path, error.kind)
        self.failed.emit(*self._store.named(*trouble("opening", path, error)))

    def _not_reviewed(self, path: Path, error: Exception) -> None:
        """Tell why a game cannot be looked at; its file is left where it is, whatever is wrong with it."""
        self.not_reviewed.emit(path, *trouble_of_review(path, error))

    def _leave(self, *, close: bool = True) -> None:
        """Leave the game; without `close` its file stays open for whoever opens the next."""
        self._interrupt()
        self._writer.forget()
        self.is_writing = self._take_back_next = self.opening = False
        self._said = ""
        if close:
            self._writer.ask(self._journal.close, ignore, ignore)
        if self.game is not None:
            self._path = self.game = None
            self.prompts.follow(None, learning=False)
            self.changed.emit()

    def _put(self, given: tuple[Input, ...]) -> None:
        """Apply inputs and write them; the position changes when that is done."""
        made = made_of(self._open_game.state, given, self.prompts.asking)
        self.write(tuple(entry for one in made for entry in new_entries(one)), partial(self._written, made))

    def write(self, entries: tuple[NewEntry, ...], then: Callable[[tuple[Entry, ...]], None]) -> None:
        """Write entries, then do something with them; nothing else is done meanwhile."""
        self.is_writing = True

        def written(entries: tuple[Entry, ...]) -> None:
            self._said = ""
            self.helped.catch_up()
            self.saved.emit()
            then(entries)

        self._writer.ask(partial(self._journal.append, entries), written, self._not_written)

    def _written(self, made: tuple[Step, ...], entries: tuple[Entry, ...]) -> None:
        game = self._open_game
        numbers = [entry.number for entry in entries if entry.kind is Kind.INPUT]
        fresh = tuple(
            Step(one.given, one.state, one.events, number) for one, number in zip(made, numbers, strict=True)
        )
        before = () if fresh[0].state.deal_number != game.state.deal_number else game.steps
        self.game = game = replace(game, steps=(*before, *fresh), at=entries[-1].at)
        self.is_writing = False
        events = seen(fresh, game.me)
        if events:
            self.happened.emit(events)
        self._announce(game)
        self._pass_unasked()  # He may have said so while it was written.

    def _pass_unasked(self) -> None:
        """Pass for the human, if he does not want to be asked for what is offered."""
        game = self.game
        if game is not None and not self.is_writing and lets_pass(self.prompts.asking, game.view, game.rules):
            self._put((Act(HUMAN, Pass()),))

    def _not_written(self, error: Exception) -> None:
        """Report the trouble once, keep the position, and try a computer player's move again later."""
        self.is_writing = self._take_back_next = False
        kind = error.kind.value if isinstance(error, JournalError) else "writing"
        if kind != self._said:
            self._said = kind
            self.failed.emit(*self._store.named(kind, str(error) if self._path is None else self._path.name))
        self._end_thinking()
        self.changed.emit()
        if self.game is not None and self.game.computers_to_decide:
            self.pause.wait(RETRY, self._go_on)

    def _taken_back(self, kept: tuple[Step, ...], entries: tuple[Entry, ...]) -> None:
        self.game = game = replace(self._open_game, steps=kept, assisted=True, at=entries[-1].at)
        self.is_writing = False
        self.prompts.rest(on=False)
        self._announce(game)

    def _announce(self, game: OpenGame) -> None:
        """Send `changed` for a new position, and go on with it unless somebody has acted on it meanwhile."""
        self._end_thinking()
        self.prompts.follow(game.view, learning=game.state.setup.learning)
        if self._is_still(game):
            self.changed.emit()
        if self._is_still(game) and game.state.result is not None:
            self.deal_ended.emit()
        if self._is_still(game):
            wished, self._take_back_next = self._take_back_next, False
            if wished and self.can_take_back:
                self.take_back()
            else:
                self._go_on()

    def _is_still(self, game: OpenGame) -> bool:
        return self.game is game and not self.is_writing

    def _go_on(self) -> None:
        """Let the computer players decide whose answers are awaited."""
        game = self._open_game
        if game.legal:
            self.coach.watch(game.view, game.rules, game.state.deal_number)
        questions = game.computers_to_decide
        if not questions:
            return
        if game.view.phase is Phase.TURN:
            self._thinks = game.view.turn
            self.thinking.emit(self._thinks, True)
        if self._is_still(game):
            self.pause.begin()
            self._thinker.ask(
                partial(decide, questions, game.rules, self._make_player),
                partial(self._decided, questions, pause_before(self._pause, questions[0].moods)),
                partial(self._could_not_decide, questions),
            )

    def _decided(self, questions: ComputerTurns, pause: int, answers: Answers) -> None:
        """Do what they decided, after a pause to look; none when all pass, for it would tell of a claim."""
        rest = self.pause.rest(pause, passed=all_pass(answers))
        self.pause.wait(rest, partial(self._put_for_computers, questions, answers))

    def _put_for_computers(self, questions: ComputerTurns, answers: Answers) -> None:
        try:
            self._put(tuple(Act(seat, action) for seat, action in answers))
        except (GameInputError, IllegalActionError) as error:
            self._could_not_decide(questions, error)

    def _could_not_decide(self, questions: ComputerTurns, error: Exception) -> None:
        """Tell that a computer player has failed, and once let all do the least they may."""
        self._broken("computer", error)
        if questions:
            self._put_for_computers((), the_least(questions, self._open_game.rules))

    def _broken(self, what: str, error: Exception) -> None:
        self._end_thinking()
        self.failed.emit(what, f"{type(error).__name__}: {error}")

    def _interrupt(self) -> None:
        """Drop what is thought about or waits for its time."""
        self.pause.drop()
        self._thinker.forget()
        self.coach.forget()
        self._end_thinking()

    def _end_thinking(self) -> None:
        if self._thinks is not None:
            wind, self._thinks = self._thinks, None
            self.thinking.emit(wind, False)
