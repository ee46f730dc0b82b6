"""Cut a game into its finished deals, and each of them into moments and into what the players did."""

from __future__ import annotations

from dataclasses import dataclass

from peling.coach.review import Moment
from peling.core.actions import Action
from peling.core.tiles import Tile, Wind
from peling.play.deal import DealState
from peling.play.inputs import Act, StartDeal
from peling.storage.saves import Step
from peling_app.books.words.settlement import outcome
from peling_app.play.open_game import HUMAN, OpenGame
from peling_app.play.words.games import deal_title


@dataclass(frozen=True, slots=True)
class Deal:
    """A finished deal.

    Attributes:
        number: its number in the game, from 1.
        first: the place of its first step among all steps of the game.
        steps: its steps.
        moments: the places among them at which something is to be seen.
    """

    number: int
    first: int
    steps: tuple[Step, ...]
    moments: tuple[int, ...]

    def game(self, moment: int) -> OpenGame:
        """Return the position at a moment, as the learner had it."""
        return OpenGame((self.steps[self.moments[moment]],))

    @property
    def ended(self) -> str:
        """Return how it ended, in a few words; empty: it goes on."""
        result = self.steps[-1].state.result
        if result is None:
            return ""
        return outcome(result.winner, result.win, self.game(0).me, tuple(result.outcome.washed))

    @property
    def is_won(self) -> bool:
        """Return whether the user has won it."""
        result = self.steps[-1].state.result
        return result is not None and result.winner is self.game(0).me

    @property
    def title(self) -> str:
        """Return what it is called: its number and how it ended."""
        return deal_title(self.number, self.ended)

    @property
    def acts(self) -> tuple[Moment, ...]:
        """Return what the players did, one after the other, with the game before and after it."""
        return tuple(
            Moment(self.steps[place - 1].state, self.steps[place].given, self.steps[place].state)
            for place in self._acts
        )

    def before_act(self, number: int) -> int:
        """Return the place of the step after which something was done, by its number among all that was."""
        return self._acts[number] - 1

    def game_before(self, number: int) -> OpenGame:
        """Return the position in which something was done, by its number among all that was."""
        return OpenGame((self.steps[self.before_act(number)],))

    def moment_before(self, number: int) -> int:
        """Return the moment in which something was done, by its number among all that was."""
        place = self.before_act(number)
        return max((n for n, moment in enumerate(self.moments) if moment <= place), default=0)

    @property
    def _acts(self) -> tuple[int, ...]:
        return tuple(place for place, made in enumerate(self.steps) if isinstance(made.given, Act))

    def answer(self, moment: int) -> Action | None:
        """Return what the learner decided at a moment; None where he decided nothing."""
        return _answer(self.steps, self.moments[moment])

    def happened(self, moment: int) -> tuple[Step, ...]:
        """Return the steps between the moment before and this one."""
        first = self.moments[moment - 1] + 1 if moment else 0
        return self.steps[first : self.moments[moment] + 1]

    def moment_of(self, event: int) -> int:
        """Return the moment at which an event can be seen, by its number among all of the deal, from 0.

        An event that there is not is looked for at the end.
        """
        seen = 0
        for place, made in enumerate(self.steps):
            seen += len(made.events)
            if seen > event:
                return self.moments.index(place)
        return len(self.moments) - 1


def deals_of(steps: tuple[Step, ...]) -> tuple[Deal, ...]:
    """Return the finished deals of a game, in their order."""
    starts = [place for place, made in enumerate(steps) if isinstance(made.given, StartDeal)]
    found = []
    for first, end in zip(starts, (*starts[1:], len(steps)), strict=True):
        dealt = steps[first:end]
        if dealt[-1].state.result is not None:
            moments = tuple(
                place
                for place, made in enumerate(dealt)
                if made.events or _answer(dealt, place) is not None or place == len(dealt) - 1
            )
            found.append(Deal(dealt[0].state.deal_number, first, dealt, moments))
    return tuple(found)


def lying_open(table: DealState, wind: Wind) -> tuple[Tile, ...]:
    """Return a player's standing tiles when a deal is looked at again, sorted.

    The tile that he has claimed to go out is one of them, as it is where the deal ends on the table.
    """
    win = table.win if table.winner is wind else None
    claimed = () if win is None or win.tile is None or win.giver is None else (win.tile,)
    return tuple(sorted((*table.hand(wind).concealed, *claimed), key=lambda kind: kind.index))


def _answer(steps: tuple[Step, ...], place: int) -> Action | None:
    """Return what the learner does in the step after this one; None: somebody else acts, or nobody."""
    following = steps[place + 1].given if place + 1 < len(steps) else None
    return following.action if isinstance(following, Act) and following.seat is HUMAN else None
