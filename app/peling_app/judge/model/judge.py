"""What *Judge this hand* shows: a hand for each seat, what is wrong, the choices and their worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from peling.coach.counsel import Counsel
from peling.coach.grades import Grade
from peling.core.actions import Action, Discard, GoOut, Pass
from peling.core.tiles import TILES, Tile, Wind
from peling.positions.laid import OWN, SEATS, TABLE, Moment, winds_of
from peling.positions.text import TextError
from peling.rules.draft import HandDraft, Place, left_beside, turned_up
from peling.rules.ruleset import OptionValue
from peling_app.books.faces import book_ids, faces_in
from peling_app.books.words.rulebooks import short_title
from peling_app.judge.session import JudgeSession
from peling_app.judge.words import judge as words
from peling_app.kit.model.faces import Faces
from peling_app.kit.model.tiles_entry import EnteredHand, Unread
from peling_app.kit.words.actions import action_words, in_sentence
from peling_app.kit.words.tiles import begun
from peling_app.kit.words.tiles_entry import fault, not_pasted
from peling_app.play.coaching import Answer
from peling_app.play.tutor.model.coach import (
    MAY_BE_BEST,
    alone,
    called,
    coach_page,
    error_said,
    is_ahead,
    is_hoped_for,
    short,
)
from peling_app.play.tutor.model.pages import AdvicePage

LAST: dict[Moment, str] = {Moment.DRAWN: "drawn", Moment.CLAIM: "offered", Moment.NO_DRAW: "last"}
"""What the tile is called that came last."""


@dataclass(frozen=True, slots=True)
class ChoiceShown:
    """One thing that could be done.

    Attributes:
        action: it.
        tile: the tile that is discarded; None: `name` stands for it.
        name: it in a word.
        spoken: it as an order.
        is_picked: the user has pointed at it.
        grade: how good it is called, with its `word`; None: the user is still to guess.
    """

    action: Action
    tile: Tile | None
    name: str
    spoken: str
    is_picked: bool = False
    grade: Grade | None = None
    word: str = ""


class JudgeModel(QObject):
    """A table that is laid, and the coach's word on it.

    Signals:
        changed: something else lies on the table.
        advised: something else is said of it.
        unread: a text of the clipboard is not laid in a place; carries a function that says why.

    Attributes:
        entries: the hand of each seat, the own first, then the others in the order of play.
        chosen: the seat that is being filled.
    """

    changed = Signal()
    advised = Signal()
    unread = Signal(object)

    def __init__(self, session: JudgeSession, parent: QObject | None = None) -> None:
        """Show the position of a session."""
        super().__init__(parent)
        self.session = session
        # Of the others nobody sees what they hold: a tile must not get lost there.
        self.entries = tuple(
            EnteredHand(self, plain=Place.CONCEALED if seat == OWN else Place.DISCARDS)
            for seat in range(SEATS)
        )
        self.chosen = OWN
        self._picked: Action | None = None
        for place, entry in enumerate(self.entries):
            entry.follow(session.laid.seats[place])
            entry.changed.connect(partial(self._take, place))
            entry.unread.connect(self._say_unread)
            if place:
                entry.go_to(Place.DISCARDS)
        session.changed.connect(self._follow)
        session.judged.connect(self._judged)

    # The table

    @property
    def books(self) -> tuple[tuple[str, str], ...]:
        """Return the ids of the books with their titles."""
        return tuple((book, short_title(book)) for book in book_ids())

    @property
    def winds(self) -> tuple[Wind, ...]:
        """Return who sits where, the own wind first."""
        return winds_of(self.session.laid, self.session.rules)

    @property
    def seats(self) -> tuple[str, ...]:
        """Return what the seats are called."""
        return tuple(words.seat(wind, self.winds[0]) for wind in self.winds)

    @property
    def has_wild(self) -> bool:
        """Return whether the book knows wild tiles."""
        return self.session.rules.course.turned_up is not None

    @property
    def left(self) -> dict[Tile, int]:
        """Return how many of each kind lie nowhere on the table."""
        laid = self.session.laid
        return left_beside(*laid.active, turned=turned_up(laid.own.wild) if self.has_wild else None)

    @property
    def troubles(self) -> dict[int, tuple[str, ...]]:
        """Return in sentences what makes the position impossible, by seat; `TABLE` is for no seat alone."""
        found: dict[int, tuple[str, ...]] = {}
        for place, one in self.session.faults:
            found[place] = (*found.get(place, ()), fault(one))
        error = self.session.error
        if error is not None:
            kind, values = getattr(error, "kind", ""), getattr(error, "values", {})
            place = self._place_of(error.field)
            said = words.trouble(kind, "", error.reason, values)
            found[place] = (*found.get(place, ()), said)
        return found

    def _place_of(self, field: str) -> int:
        """Return the seat of a field of a position: ``"melds[0]"`` is of the own hand."""
        if field.startswith("others."):
            wind = next((one for one in self.winds if field[len("others.")] == one.value), None)
            return TABLE if wind is None else self.winds.index(wind)
        return TABLE if field in {"position", "wall", "wild", "players", "round"} else OWN

    @property
    def status(self) -> str:
        """Return what is missing, or that the position can be judged."""
        if self.session.missing:
            return words.missing(self.session.missing, first=self.session.laid.is_empty)
        if self.session.view is None:
            return words.fixed("impossible")
        answer = self.session.answer
        won = answer is not None and any(isinstance(one.action, GoOut) for one in answer.choices)
        said = (
            "complete" if won and self.is_shown else "",
            "own-rules" if self.session.has_own_rules else "",
        )
        return " ".join(words.fixed(one) for one in said if one)

    def choose(self, place: int) -> None:
        """Fill the hand of this seat from now on."""
        if place != self.chosen:
            self.chosen = place
            self.changed.emit()

    def put(self, tile: Tile) -> None:
        """Lay a tile where tiles are being laid."""
        self.entries[self.chosen].put(tile)

    def set_players(self, players: int) -> None:
        """Let so many play."""
        laid = self.session.laid
        winds = self.session.rules.course.seats(players)
        me = laid.me if laid.me in winds else winds[0]
        self.session.lay(replace(laid, players=players, me=me, giver=players - 1))
        if self.chosen >= players:
            self.choose(OWN)

    def set_table(self, **changes: object) -> None:
        """Change what the table is like; the names are those of `Laid`."""
        self.session.lay(replace(self.session.laid, **changes))  # type: ignore[arg-type]  # the names are checked by replace

    def lay_hand(self, draft: HandDraft, book: str, options: Mapping[str, OptionValue] | None) -> None:
        """Lay a hand that comes from elsewhere, alone on the table."""
        self._forget_typing()
        self.session.lay_hand(draft, book, options)
        self.choose(OWN)

    def open_text(self, text: str) -> Callable[[], str] | None:
        """Lay what a text tells of; return what says what is wrong with it, None if nothing is."""
        try:
            self.session.open_text(text)
        except TextError as error:
            return partial(words.trouble, error.kind, error.where, error.reason, error.values)
        self._forget_typing()
        self.choose(OWN)
        return None

    def undo(self) -> None:
        """Take back the last step, with what was typed since and is no tile yet."""
        self._forget_typing()
        self.session.undo()

    def clear(self) -> None:
        """Take all tiles away, and what was typed."""
        self._forget_typing()
        self.session.clear()

    def refresh(self) -> None:
        """Word everything again."""
        self.changed.emit()
        self.advised.emit()

    # The judgement

    @property
    def is_shown(self) -> bool:
        """Return whether the user learns now what his choices are worth."""
        return not self.session.guess or self._picked is not None

    @property
    def choices(self) -> tuple[ChoiceShown, ...]:
        """Return what could be done, in an order that tells nothing of its worth."""
        answer = self.session.answer
        if answer is None:
            return ()
        shown = [self._choice(one, answer) for one in answer.choices]
        return tuple(sorted(shown, key=_natural))

    @property
    def advice(self) -> AdvicePage:
        """Return what the coach says."""
        session = self.session
        if session.view is None:
            if session.missing and not session.faults:
                return AdvicePage(said=words.fixed("waiting"))
            return AdvicePage(said=words.fixed("impossible"))
        answer = session.answer
        if answer is None:
            return AdvicePage(thinking=True)
        if len(answer.choices) < 2:
            return AdvicePage(said=self._only_choice(answer.choices))
        if not self.is_shown:
            return AdvicePage(said=words.fixed("guess-now"))
        tried = () if self._picked is None else (self._picked,)
        return AdvicePage(coach_page(answer, tried, self.faces))

    @property
    def faces(self) -> Faces:
        """Return how tiles look."""
        wild = self.session.laid.own.wild if self.has_wild else ()
        return faces_in(self.session.rules, wild)

    @property
    def verdict(self) -> str:
        """Return how the choice that was made came out; empty: none was made."""
        answer = self.session.answer
        if answer is None or self._picked is None or len(answer.choices) < 2:
            return ""
        best = answer.choices[0]
        chosen = next((one for one in answer.choices if one.action == self._picked), None)
        if chosen is None:
            return ""
        name = begun(short(chosen.action))
        if chosen is best:
            return words.stands_first(name, settled=answer.settled)
        if is_hoped_for(chosen, best):
            return words.hoped_for(name)
        if answer.settled and is_ahead(chosen):
            return words.ahead_of_first(name, short(best.action))
        if (grade := called(chosen, answer, error_said(answer))[0]) in MAY_BE_BEST:
            is_open = not answer.settled or grade is not chosen.grade
            return words.not_worse(name, short(best.action), is_open=is_open)
        return words.loses(name, short(best.action), chosen.lost, chosen.equity.behind_se)

    def pick(self, action: Action) -> None:
        """Point at a choice."""
        self._picked = action
        self.advised.emit()

    # Within

    def _forget_typing(self) -> None:
        for entry in self.entries:
            entry.forget_typing()

    def _say_unread(self, unread: Unread) -> None:
        is_position = unread.text.lstrip().startswith(("{", "[{"))
        said = partial(words.fixed, "whole-position")
        self.unread.emit(said if is_position else partial(not_pasted, unread.why, found=unread.found))

    def _only_choice(self, choices: Sequence[Counsel]) -> str:
        """Return that there is nothing to choose: a tile may not be claimed, or one thing alone be done."""
        alone = next((one.action for one in choices), Pass())
        if isinstance(alone, Pass):
            return words.fixed("only-choice")
        return words.only_choice(in_sentence(action_words(alone)))

    def _choice(self, one: Counsel, answer: Answer) -> ChoiceShown:
        said = self.is_shown
        spoken = action_words(one.action)
        tile = one.action.tile if isinstance(one.action, Discard) and not one.action.standing else None
        is_picked = one.action == self._picked
        grade, word = called(one, answer, error_said(answer)) if said else (None, "")
        return ChoiceShown(one.action, tile, alone(one.action), spoken, is_picked, grade, word)

    def _take(self, place: int) -> None:
        laid = self.session.laid
        seats = (*laid.seats[:place], self.entries[place].draft, *laid.seats[place + 1 :])
        self.session.lay(replace(laid, seats=seats))

    def _follow(self) -> None:
        self._picked = None
        for entry, draft in zip(self.entries, self.session.laid.seats, strict=True):
            entry.follow(draft)
        self.changed.emit()
        self.advised.emit()

    def _judged(self, _answer: Answer) -> None:
        self.advised.emit()


def _natural(choice: ChoiceShown) -> tuple[int, int, str]:
    """Return where a choice stands: claims first, then the tiles as they lie in a sorted hand."""
    if choice.tile is None:
        return 0, 0, choice.name
    return 1, TILES.index(choice.tile), choice.name
