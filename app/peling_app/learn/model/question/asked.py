"""A question as it is asked: the answer as far as it is given, and after the check its parts explained.

Drills and the pages of lessons ask in the same way; lessons may say some things in their own words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from peling.core.tiles import Tile, tile
from peling.core.view import PlayerView
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.question import (
    Answer,
    Choose,
    Count,
    Explanation,
    FillSheet,
    Part,
    PickTiles,
    Question,
    SettleUp,
    State,
)
from peling_app.books.words.citations import citation
from peling_app.books.words.options import option_said
from peling_app.kit.model.lesson_rows import StripRow
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import begun, tile_name
from peling_app.learn.model.cards import Card, Field, Mark
from peling_app.learn.model.question.fields import answer_of, empty_fields, number_of, pair_words, sentence
from peling_app.learn.model.question.rows import (
    AT_ONCE,
    MARKS,
    Look,
    Reason,
    Row,
    laid_out,
    looks_of,
    named_now,
    not_again,
    one_reason,
    reason,
    said_once,
)
from peling_app.learn.model.question.sketch import SketchRow, payments_of, seats_of
from peling_app.learn.model.question.speaker import Speaker
from peling_app.learn.model.question.tiles import sort_of, sorts_that_matter
from peling_app.learn.model.strip import hand_to_choose, hands_of, tiles_row
from peling_app.learn.words import drills as drill_words
from peling_app.learn.words import faults as fault_words
from peling_app.learn.words import learn
from peling_app.learn.words.drill_answers import MARKED

FEW = 20
"""So many tiles to mark stand in one row; more in one for each suit and one for the honours."""


class Asked:
    """One question and its answer. Whoever holds it checks with the engine and puts `explanation` in."""

    def __init__(self, question: Question, speaker: Speaker = drill_words) -> None:
        """Ask a question; nothing is answered yet."""
        self.question = question
        self.explanation: Explanation | None = None
        self.faults: tuple[Fault, ...] = ()
        self._rest: tuple[Fault, ...] = ()
        self.misses = 0
        self.is_shown = False
        self.shows_every_tile = False
        self._speaker = speaker
        self._picks: frozenset[str] = frozenset()
        self._texts: dict[str, str] = {}

    # -- the answer ----------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Return whether the answer can still be changed."""
        return self.explanation is None

    def pick(self, part: str) -> None:
        """Choose an answer or tile, or take it back; where only one is right the others go."""
        form = self.question.form
        if not self.is_open or not isinstance(form, Choose | PickTiles):
            return
        if part in self._picks:
            self._picks -= {part}
        elif isinstance(form, Choose) and not form.several:
            self._picks = frozenset({part})
        else:
            self._picks |= {part}

    def write(self, part: str, text: str) -> None:
        """Write a number."""
        if self.is_open:
            self._texts[part] = text

    def judge(self, explanation: Explanation, faults: Sequence[Fault], rest: Sequence[Fault] = ()) -> None:
        """Take what the engine says of the answer; what is right is shown only when it is, or on request."""
        self.explanation, self.faults, self._rest = explanation, tuple(faults), tuple(rest)
        self.is_shown = explanation.right
        self.misses += not explanation.right

    def tell(self) -> None:
        """Show what is right, and what of the answer was not."""
        self.is_shown = True

    def reopen(self) -> None:
        """Let the answer be changed; what was right stays."""
        explained, self.explanation = self.explanation, None
        if explained is None:
            return
        self._picks -= {fault.part for fault in self._named_faults if fault.state is State.WRONG}
        self.faults = ()
        if isinstance(self.question.form, Choose) and not self.question.form.several:
            self._picks = frozenset()

    def text(self, part: str) -> str:
        """Return what is written in a field."""
        return self._texts.get(part, "")

    @property
    def can_check(self) -> bool:
        """Return whether there is an answer to check: nothing chosen is none, nothing paid may be one."""
        if not self.is_open:
            return False
        match self.question.form:
            case Choose() | PickTiles():
                return bool(self._picks)
            case Count():
                return number_of(self.text("number")) is not None
            case FillSheet():
                return any(number_of(text) is not None for text in self._texts.values())
            case SettleUp():
                return True

    @property
    def answer(self) -> Answer:
        """Return the answer as the engine takes it."""
        return answer_of(self.question.form, self._picks, self._texts)

    def solve(self, answer: Answer) -> None:
        """Fill in an answer, as it would be given by hand."""
        match answer:
            case int():
                self._texts = {"number": str(answer)}
            case str():
                self._picks = frozenset({answer})
            case list():
                self._picks = frozenset(answer)
            case dict():
                self._texts = {part: str(value) for part, value in answer.items()}

    # -- what is shown -------------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        """Return what is asked."""
        return self._speaker.prompt(self.question)

    @property
    def task(self) -> str:
        """Return what to do."""
        return self._speaker.task(self.question)

    @property
    def view(self) -> PlayerView | None:
        """Return the position to show on the board, if there is one."""
        return self.question.shown.view

    @property
    def strips(self) -> tuple[StripRow, ...]:
        """Return the hands above the question."""
        rows = hands_of(self.question)
        tiles = self.question.shown.tiles
        return (*rows, tiles_row(tiles)) if tiles else rows

    @property
    def sketch(self) -> SketchRow | None:
        """Return the table seen from above, where the question is about seats or payments."""
        said = () if self.is_shown else self._named_faults
        return seats_of(self.question) or payments_of(self.question, self.explanation, said)

    @property
    def under(self) -> tuple[str, ...]:
        """Return the house rules that hold for this question alone."""
        book = self.question.key.rules
        said = (option_said(key, value, book) for key, value in self.question.under)
        return tuple(learn.house_rule(rule=rule) for rule in said)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the answers to choose from, where there are such."""
        if not isinstance(self.question.form, Choose):
            return ()
        cards = []
        for choice in self.question.form.choices:
            groups: tuple[tuple[Tile, ...], ...] = ()
            wild: tuple[Tile, ...] = ()
            text = self._speaker.choice(self.question, choice.id)
            if choice.hand is not None:
                wild = choice.hand.wild
                groups = hand_to_choose(self.question, choice.hand)
                text = learn.with_wild(text, wild) if wild else text
            cards.append(self._marked(Card(choice.id, groups, text, choice.id in self._picks, wild=wild)))
        return tuple(cards)

    @property
    def tiles(self) -> tuple[tuple[Tile, Card], ...]:
        """Return the tiles to mark, where there are such."""
        if not isinstance(self.question.form, PickTiles):
            return ()
        return tuple(
            (kind, self._marked(Card(kind.code, chosen=kind.code in self._picks)))
            for kind in self.question.form.palette
        )

    @property
    def tile_rows(self) -> tuple[tuple[str, tuple[tuple[Tile, Card], ...]], ...]:
        """Return the tiles to mark in rows: few in one, many in one for each suit and one for the honours."""
        kept = sorts_that_matter(self.question) if not self.shows_every_tile else None
        tiles = tuple(one for one in self.tiles if kept is None or sort_of(one[0]) in kept)
        if len(tiles) <= FEW and kept is None:
            return (("", tiles),) if tiles else ()
        rows = groupby(tiles, lambda one: sort_of(one[0]))
        return tuple(("", tuple(row)) for _, row in rows)

    @property
    def hides_tiles(self) -> bool:
        """Return whether tiles of suits that do not matter are left out."""
        return not self.shows_every_tile and sorts_that_matter(self.question) is not None

    def _marked(self, card: Card) -> Card:
        part = self._part(card.id)
        if part is None:
            return card
        label = begun(self._speaker.state_label(self.question, part))
        return replace(card, mark=MARKS[part.state], verdict=label, note=self._note(part))

    def _note(self, part: Part) -> str:
        """Return the reason on a card; on one of words once all is said: if it grew others would move."""
        form = self.question.form
        if not self.is_shown and isinstance(form, Choose) and all(one.hand is None for one in form.choices):
            return ""
        known = (*(one for one in self.faults if one.state is State.WRONG), *self._rest)
        fault = next((one for one in known if one.part == part.id), None)
        if fault is not None:
            return fault_words.short(fault, self.question)
        lines = self._speaker.why(self.question, part) if isinstance(self.question.form, Choose) else []
        return next(iter(lines), "")

    def _part(self, part: str) -> Part | None:
        """Return how a part stands, as far as it is shown by now."""
        explained = self.explanation
        if explained is None:
            return None
        found = next((one for one in explained.parts if one.id == part), None)
        if found is None or self.is_shown or any(fault.part == part for fault in self._marked_faults):
            return found
        return found if self.misses > 1 and found.state is State.RIGHT else None

    @property
    def _named_faults(self) -> tuple[Fault, ...]:
        # Of payments one is enough: the others rest on the same rule.
        return named_now(self.faults, self.misses, 1 if isinstance(self.question.form, SettleUp) else AT_ONCE)

    @property
    def _marked_faults(self) -> tuple[Fault, ...]:
        """Return the errors that get a mark: what was left out gets none if its place is the answer."""
        form = self.question.form
        sums = form.sums if isinstance(form, FillSheet) else ()
        shows = isinstance(form, SettleUp)
        return tuple(
            fault for fault in self._named_faults if fault.state is State.WRONG or shows or fault.part in sums
        )

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Return the errors that are named by now, each with its reason; none once all is shown."""
        if self.explanation is None or self.explanation.right:
            return ()
        named = (
            reason(fault, self.question, self._title(fault), more=self.misses > 1)
            for fault in self._named_faults
        )
        return not_again(said_once(named), self.strips)

    def _title(self, fault: Fault) -> str:
        """Return what an error is about, if it was given and is no number."""
        match self.question.form:
            case Choose() | PickTiles() if fault.state is State.WRONG:
                return self._label(Part(fault.part, fault.state))
            case SettleUp():
                return pair_words(fault.part)
            case FillSheet(sums=sums) if fault.part in sums:
                return learn.sum_name(fault.part)
            case _:
                return ""

    @property
    def fields(self) -> tuple[Field, ...]:
        """Return the fields of a sheet or of payments, where there are such."""
        return tuple(self._filled(field) for field in empty_fields(self.question.form))

    def _filled(self, field: Field) -> Field:
        field = replace(field, value=self.text(field.id))
        part = self._part(field.id)
        if part is None or part.state is State.SPARED:
            return field
        if part.state is State.RIGHT and field.hint and number_of(field.value) in {None, 0}:
            return field
        if part.state is State.RIGHT:
            return replace(field, mark=Mark.RIGHT)
        if self.is_shown:
            note = " ".join(sentence(why) for why in self._speaker.why(self.question, part))
        else:
            fault = next((one for one in self.faults if one.part == part.id), None)
            note = " ".join(fault_words.said(fault, self.question)) if fault is not None else ""
        if isinstance(self.question.form, SettleUp) and note and self.is_shown:
            note = f"{field.title}: {note}"
        verdict = self._speaker.state_label(self.question, part)
        return replace(field, mark=MARKS[part.state], verdict=verdict, note=note, is_shown=self.is_shown)

    @property
    def number_verdict(self) -> str:
        """Return what the check says of a number that was written, and once all is shown the right one."""
        if self.explanation is None:
            return ""
        if self.explanation.right:
            return learn.right()
        right = self.question.solutions[0]
        if self.is_shown and isinstance(right, int):
            return learn.right_number(number=number(right))
        return learn.not_right()

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return the explanation, part by part; the fields carry their own."""
        explained = self.explanation
        if explained is None or not self.is_shown or isinstance(self.question.form, FillSheet | SettleUp):
            return ()
        of_tiles = isinstance(self.question.form, PickTiles)
        rows = []
        for part in explained.parts:
            if part.state is State.SPARED and (of_tiles or not part.why):
                continue
            groups, left = laid_out(part.why)
            lines = tuple(self._speaker.why(self.question, part))
            if lines or groups or left:
                kind = tile(part.id) if of_tiles else None
                rows.append(Row(part.id, MARKS[part.state], self._label(part), kind, groups, left, lines))
        return tuple(one_reason(rows))

    def _label(self, part: Part) -> str:
        match self.question.form:
            case PickTiles():
                return tile_name(tile(part.id))
            case Choose():
                return self._speaker.choice(self.question, part.id)
            case _:
                return ""

    @property
    def verdict(self) -> str:
        """Return what the answer was worth, in a few words."""
        explained = self.explanation
        if explained is None:
            return ""
        said = self._speaker.verdict(self.question, explained)
        wrong = [part for part in explained.parts if part.state is State.WRONG]
        marked = [part for part in wrong if self._part(part.id) is not None]
        return f"{said} {MARKED[len(marked)]()}" if 0 < len(marked) < len(wrong) else said

    @property
    def cite(self) -> str:
        """Return where the rule stands."""
        return "" if self.question.cite is None else citation(self.question.cite)

    @property
    def looks(self) -> tuple[Look, ...]:
        """Return the hints; the ways to arrange a hand are shown after the check."""
        return looks_of(self.question, shown=self.explanation is not None)
