"""A wall to break in a lesson: the dice that were thrown, the stacks pointed at, step by step."""

from __future__ import annotations

from peling.core.tiles import Wind
from peling.lessons.drills.question import Answer, Explanation, State
from peling.lessons.model import WallTask
from peling.rules.ruleset import RuleSet
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.model.wall import stack_key, wall_to_pick
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from peling_app.play.table.model.picture import Picture

Stand = tuple[Wind, int]
"""A stack: its side, and its number from the right end of it, from 1."""

ME = Wind.EAST
"""Who sits at the bottom."""


class Breaking:
    """What the learner has thrown and pointed at in a task of the wall."""

    def __init__(self, learn: LearnSession, task: WallTask, rules: RuleSet) -> None:
        """Begin with a whole wall; nobody has thrown."""
        self.task = task
        self._wall = learn.broken_wall(task, rules)
        self._throws = learn.throws_needed(task, rules)
        self._thrown = 0
        self._placed: list[Stand] = []
        self._pick: Stand | None = None

    def begin_again(self) -> None:
        """Take back what was pointed at; the dice lie as they were thrown."""
        self._placed = []
        self._pick = None

    def reopen(self) -> None:
        """Take back the stack that was pointed at last; what was right before it stays."""
        self._pick = None

    # -- the dice ------------------------------------------------------------------------------------------

    @property
    def can_throw(self) -> bool:
        """Return whether somebody has still to throw, before the wall can be pointed at."""
        return self._thrown < self._throws

    def throw(self) -> None:
        """Throw the dice for whose turn it is."""
        self._thrown = min(self._thrown + 1, self._throws)

    @property
    def dice(self) -> tuple[tuple[str, tuple[int, int]], ...]:
        """Return the throws that lie on the table, each with who threw."""
        who = (wind_name(Wind.EAST), words.breaker())
        return tuple(zip(who, self.task.throws, strict=True))[: self._thrown]

    @property
    def throw_words(self) -> str:
        """Return the button that throws."""
        return words.throw_for_breaker() if self._thrown else words.throw_for_east()

    @property
    def throw_question(self) -> str:
        """Return what is asked while somebody has still to throw."""
        return words.breaker_throws() if self._thrown else words.east_throws()

    # -- the stacks ----------------------------------------------------------------------------------------

    @property
    def pick(self) -> Stand | None:
        """Return the stack that was pointed at last."""
        return self._pick

    def point(self, stack: Stand) -> None:
        """Point at a stack."""
        self._pick = stack

    @property
    def can_check(self) -> bool:
        """Return whether a stack was pointed at."""
        return self._pick is not None

    @property
    def answer(self) -> Answer:
        """Return what was pointed at, as the engine takes it."""
        stands = [*self._placed, *((self._pick,) if self._pick is not None else ())]
        return [part for side, stack in stands for part in (side.value, str(stack))]

    def solve(self, answer: Answer) -> None:
        """Throw all dice and point at the stacks of an answer."""
        if isinstance(answer, list):
            stands = [(Wind(side), int(stack)) for side, stack in zip(answer[::2], answer[1::2], strict=True)]
            self._thrown = self._throws
            self._placed, self._pick = stands[:-1], stands[-1]

    def step(self, explained: Explanation) -> bool:
        """Go on to the next tile if all so far is right and more is asked; return whether it was so."""
        states = [part.state for part in explained.parts]
        if self.task.asks != "loose" or State.WRONG in states or State.MISSED not in states:
            return False
        if self._pick is not None:
            self._placed.append(self._pick)
        self._pick = None
        return True

    @property
    def lays(self) -> bool:
        """Return whether the stack was lifted and its tiles are to be laid."""
        return bool(self._placed)

    @property
    def todo(self) -> str:
        """Return what to do now, where that is not what the page says."""
        if self.can_throw:
            return words.how_to_throw()
        match len(self._placed):
            case 0:
                return ""
            case 1:
                return words.lay_first()
            case _:
                # So it stays when that is done: what was to do first would come back.
                return words.lay_second()

    def picture(self, mark: str, *, done: bool) -> Picture:
        """Return the board.

        Args:
            mark: how the stack pointed at stands: ``"chosen"``, ``"right"``, ``"wrong"``.
            done: the task is done; the wall is shown as it is then, with the words for learners.
        """
        asks_gap = self.task.asks in {"side", "breach"} or (self.task.asks == "loose" and not self._placed)
        # Who breaks the wall is known after one throw, where it is broken only after the second.
        is_whole = self.task.asks == "side" or ((asks_gap or self.can_throw) and not done)
        laid = [stack_key(*stand, ME) for stand in self._placed[1:]]
        if self._placed and self._pick is not None:
            laid.append(stack_key(*self._pick, ME))
        return wall_to_pick(
            self._wall,
            ME,
            {} if self._pick is None else {stack_key(*self._pick, ME): mark},
            whole=is_whole,
            picking=not done and not self.can_throw,
            laid=None if done else laid,
        )
