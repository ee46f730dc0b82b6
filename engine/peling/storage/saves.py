"""Turn a game into entries of a journal and back.

A saved game is computed again from its inputs. How each deal was settled is stored as well and has the last
word on the totals: a later mend of a rule never changes a finished score. Who only goes on with a game plays
again the present deal alone; how the others ended is read from those facts
(`peling.storage.settled_deals`), and when a fact is missing or makes no sense, everything is played again.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from peling.core.events import Event
from peling.core.tiles import Seat
from peling.play.deal import DealResult
from peling.play.game import (
    GameState,
    advance,
    new_game,
    random_box,
    random_seats,
    random_throws,
    random_wall,
)
from peling.play.inputs import (
    GameInputError,
    GameSetup,
    Input,
    StartDeal,
    input_from_json,
    input_to_json,
    setup_from_json,
    setup_to_json,
)
from peling.play.table import view_of
from peling.rulebooks import UnknownRulesError
from peling.rules.legality import IllegalActionError
from peling.rules.ruleset import UnknownOptionError
from peling.storage.branches import Origin, origin_to_json
from peling.storage.entries import Entry, Kind, NewEntry
from peling.storage.help import NOTED
from peling.storage.journal import ASSISTED, Journal, JournalError, JournalTrouble
from peling.storage.journal_file import copied_journal, troubles
from peling.storage.settled_deals import before_last_deal, fact_of


@dataclass(frozen=True, slots=True)
class Step:
    """One input of a game and what it made of it.

    Attributes:
        given: the input.
        state: the game after it.
        events: what happened, as the table knows it.
        number: the number of the journal's entry; 0 while it is not written.
    """

    given: Input
    state: GameState
    events: tuple[Event, ...]
    number: int = 0


@dataclass(frozen=True, slots=True)
class SavedPlay:
    """An open journal and the game it holds.

    Attributes:
        journal: the open journal.
        steps: the present deal, from the input that started it to the last one.
    """

    journal: Journal
    steps: tuple[Step, ...]


def step(state: GameState, given: Input) -> Step:
    """Return what an input makes of a game.

    Raises:
        GameInputError, IllegalActionError: as `peling.play.game.advance`.
    """
    after, events = advance(state, given)
    return Step(given, after, events)


def next_deal(state: GameState) -> StartDeal:
    """Return the wall and the dice of the next deal; with a seed always the same ones."""
    rng = _rng(state.setup, f"deal {state.deal_number + 1}")
    wall, throws = random_wall(rng, state.rules), random_throws(rng, state.rules)
    return StartDeal(wall, throws, random_box(rng, len(state.seats)) if state.seats_due else None)


def new_entries(made: Step) -> tuple[NewEntry, ...]:
    """Return what the journal keeps of a step: the input and, when it ended the deal, the settlement."""
    place = place_of(made.state)
    entry = NewEntry(Kind.INPUT, input_to_json(made.given), place)
    if made.state.result is None:
        return (entry,)
    return (entry, NewEntry(Kind.SETTLED, fact_of(made.state), place))


def start(path: Path, setup: GameSetup) -> SavedPlay:
    """Begin a game: throw for the seats, deal, and write all that into a new journal.

    Raises:
        JournalError: the journal cannot be made.
        GameInputError, UnknownRulesError, UnknownOptionError: as `peling.play.game.new_game`.
    """
    state = new_game(setup)
    # Every option is written down, so that a later change of a default does not change this game.
    agreed = replace(setup, options=dict(state.rules.house.values))
    state = new_game(agreed)
    seated = step(state, random_seats(_rng(agreed, "seats"), state.rules, len(agreed.players)))
    dealt = step(seated.state, next_deal(seated.state))
    body = {**setup_to_json(agreed), "revision": state.rules.revision, NOTED: True}
    first = NewEntry(Kind.SETUP, body, place_of(seated.state))
    journal = Journal.create(path, first, *new_entries(seated), *new_entries(dealt))
    return SavedPlay(journal, _replayed(journal)[1])


def resume(path: Path) -> SavedPlay:
    """Open a journal and compute the game it holds.

    Raises:
        JournalError: as `Journal.open`; or the rules are not known, or no longer allow what was played.
    """
    journal = Journal.open(path)
    try:
        steps = _present_deal(journal)
    except BaseException:
        journal.close()
        raise
    return SavedPlay(journal, steps)


def review(path: Path) -> tuple[Step, ...]:
    """Return every step of a saved game that was not taken back, from the throws for the seats on.

    Raises:
        JournalError: as `resume`.
    """
    with Journal.open(path) as journal:
        return _replayed(journal)[0]


def review_copy(path: Path) -> tuple[Step, ...]:
    """Return the same as `review`, read from a copy: not even a file of an older format is changed.

    Raises:
        JournalError: as `resume`.
    """
    with tempfile.TemporaryDirectory(prefix="pe-ling-") as folder:
        return review(copied_journal(path, Path(folder)))


def played(journal: Journal) -> tuple[Step, ...]:
    """Return the same as `review`, of a journal that is open."""
    return _replayed(journal)[0]


def branch(
    path: Path, steps: tuple[Step, ...], seed: int, of: str = "", began: datetime | None = None
) -> SavedPlay:
    """Begin a learning game that repeats the first steps of another one; the other stays as it is.

    Deals that were settled keep their totals. The seed is a new one, so that the deals to come are others
    than those of the game that is repeated. The journal says that the game is assisted: whoever begins it has
    seen all hands; and from which game it was taken: from the file called `of`, that began at `began`.

    Raises:
        JournalError: the journal cannot be made.
        peling.play.inputs.GameInputError, peling.rules.legality.IllegalActionError: as `step`.
    """
    setup = replace(steps[0].state.setup, learning=True, seed=seed)
    state = new_game(setup)
    written: list[NewEntry] = []
    for before in steps:
        again = step(state, before.given)
        state = again.state
        if state.result is not None:
            state = replace(state, totals=before.state.totals)
        written += new_entries(replace(again, state=state))
    origin = Origin(of, began, state.deal_number, len(written) + 1)
    said = {"revision": state.rules.revision, ASSISTED: True, **origin_to_json(origin)}
    body = {**setup_to_json(setup), **said}
    journal = Journal.create(path, NewEntry(Kind.SETUP, body, place_of(steps[0].state)), *written)
    return SavedPlay(journal, _replayed(journal)[1])


def place_of(state: GameState) -> dict[str, Any]:
    """Return where a game stands for the person on the first chair, as a list of games shows it.

    ``waiting`` is ``"turn"``, ``"claim"``, ``"next-deal"``, ``"computer"``, or ``"nothing"`` when the game is
    over; ``tile`` the tile just drawn or offered; ``discarder`` who offers it; ``robbing``, where it is true,
    that he is adding it to a pung; ``standings`` what each player has, in the order of the setup.
    """
    wind = state.wind_of(Seat.FIRST)
    standings = [state.totals[state.seats[chair]] for chair in map(state.order.index, sorted(state.order))]
    place: dict[str, Any] = {
        "deal": state.deal_number,
        "wind": wind.value,
        "waiting": "next-deal",
        "standings": standings,
    }
    if state.is_over:
        place["waiting"] = "nothing"
    if state.deal is None or not state.deal_runs:
        return place
    view = view_of(state.deal, wind, state.rules)
    if not view.awaited:
        place["waiting"] = "computer"
    elif view.offered is None:
        place["waiting"] = "turn"
        if view.drawn is not None:
            place["tile"] = view.drawn.code
    else:
        place |= {"waiting": "claim", "tile": view.offered.tile.code, "discarder": view.offered.by.value}
        if view.offered.robbing:
            place["robbing"] = True
    return place


def replayed(entries: tuple[Entry, ...]) -> Iterator[GameState]:
    """Return the game after each input, by playing it again; the entries are those in effect.

    Raises:
        JournalError: the rules are not known, or no longer allow what was played.
    """
    return (made.state for made in _computed(entries, lambda: _steps(_begun(entries[0]), entries[1:])))


def _present_deal(journal: Journal) -> tuple[Step, ...]:
    """Return the steps of the present deal, by the facts of those before where these can be relied on."""
    entries = journal.in_effect()
    known = before_last_deal(entries, lambda count: _results(entries, count))
    if known is not None:
        # What cannot go on from the facts may do so from the inputs; if not, that tells what is wrong.
        with suppress(JournalError):
            return _computed(entries, lambda: _steps(known.state, entries[known.place :]))
    return _replayed(journal)[1]


def _results(entries: tuple[Entry, ...], count: int) -> Sequence[DealResult]:
    """Return the results of the first deals, which are played again for them."""
    end = 0
    for place, entry in enumerate(entries):
        count -= entry.kind is Kind.SETTLED
        if not count:
            end = place + 1
            break
    return _computed(entries, lambda: _steps(_begun(entries[0]), entries[1:end]))[-1].state.history


def _replayed(journal: Journal) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """Return all steps of a journal, and those of the present deal."""
    entries = journal.in_effect()
    steps = _computed(entries, lambda: _steps(_begun(entries[0]), entries[1:]))
    dealt = [place for place, made in enumerate(steps) if isinstance(made.given, StartDeal)]
    if not dealt:
        raise JournalError(JournalTrouble.DAMAGED, "no deal was started")
    return steps, steps[dealt[-1] :]


def _computed(entries: tuple[Entry, ...], play: Callable[[], tuple[Step, ...]]) -> tuple[Step, ...]:
    """Return the steps that are played again, or say why the entries do not allow it."""
    with troubles():
        try:
            return play()
        except (UnknownRulesError, UnknownOptionError) as error:
            raise JournalError(JournalTrouble.UNKNOWN_RULES, str(error)) from error
        except (GameInputError, IllegalActionError) as error:
            raise JournalError(_why(entries[0], str(error)), str(error)) from error


def _begun(setup: Entry) -> GameState:
    return new_game(setup_from_json(setup.body))


def _steps(state: GameState, entries: Iterable[Entry]) -> tuple[Step, ...]:
    steps: list[Step] = []
    for entry in entries:
        match entry.kind:
            case Kind.INPUT:
                made = step(state, input_from_json(entry.body))
                steps.append(replace(made, number=entry.number))
            case _ if not steps:
                raise GameInputError("nothing can be settled before the first deal")
            case _:
                steps[-1] = replace(steps[-1], state=_with_fact(steps[-1].state, entry.body))
        state = steps[-1].state
    return tuple(steps)


def _why(setup: Entry, detail: str) -> JournalTrouble:
    """Return why a journal cannot be played again: its rules were others, or its contents make no sense."""
    try:
        revision = new_game(setup_from_json(setup.body)).rules.revision
    except GameInputError as error:
        raise JournalError(JournalTrouble.DAMAGED, f"{detail}; {error}") from error
    return JournalTrouble.DAMAGED if setup.body.get("revision") == revision else JournalTrouble.OTHER_RULES


def _with_fact(state: GameState, fact: dict[str, Any]) -> GameState:
    totals = fact.get("totals")
    if (
        state.result is None
        or not isinstance(totals, dict)
        or set(totals) != {str(int(seat)) for seat in state.totals}
    ):
        raise GameInputError(f"{fact!r} is no settlement of this game")
    return replace(state, totals={seat: int(totals[str(int(seat))]) for seat in state.totals})


def _rng(setup: GameSetup, purpose: str) -> random.Random:
    return random.Random(None if setup.seed is None else f"{setup.seed} {purpose}")
