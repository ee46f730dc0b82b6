"""A settlement or a score worked out step by step, before the learner fills in one of his own."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from peling.core.scoring import Doubles, Points, ScoreSheet
from peling.lessons.drills.question import TOTAL, Paid, Part, Question, SettleUp, State, Summed
from peling_app.books.words.scores import score_title
from peling_app.kit.model.lesson_rows import StripRow
from peling_app.kit.words.numbers import number, times
from peling_app.kit.words.spoken import in_sentences
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.fields import pair_words, sentence
from peling_app.learn.model.question.rows import Row
from peling_app.learn.model.question.sketch import SketchRow, payments_so_far
from peling_app.learn.model.strip import hands_of
from peling_app.learn.words import drills as drill_words
from peling_app.learn.words import learn as words


class WorkedPayments:
    """The payments of one deal, one after the other: the winner is paid first, then the others settle."""

    def __init__(self, question: Question) -> None:
        """Begin before the first payment."""
        assert isinstance(question.form, SettleUp)  # noqa: S101 - for the type checker
        self.question = question
        made = [
            (why.transfers[0].reason != "winner", pair)
            for pair in question.form.pairs
            for why in question.why(pair)
            if isinstance(why, Paid) and why.right
        ]
        self.steps = tuple(pair for _, pair in sorted(made))
        self.number = 0

    @property
    def is_over(self) -> bool:
        """Return whether every payment was shown."""
        return self.number >= len(self.steps)

    def go_on(self) -> None:
        """Make the next payment."""
        self.number = min(self.number + 1, len(self.steps))

    @property
    def strips(self) -> tuple[StripRow, ...]:
        """Return nothing: no hand is shown."""
        return ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return nothing: the payments stand in the line and on the table."""
        return ()

    @property
    def sketch(self) -> SketchRow:
        """Return the table with the payments so far, the last one strong."""
        return payments_so_far(self.question, self.steps[: self.number])

    @property
    def head(self) -> str:
        """Return who has won, or which step it is."""
        if not self.number:
            return drill_words.prompt(self.question)
        return words.step_of(number=self.number, total=len(self.steps))

    @property
    def line(self) -> str:
        """Return the payments so far, each with why it is made and how it is reckoned."""
        if not self.number:
            return words.watch_one()
        return "\n".join(self._step(pair) for pair in self.steps[: self.number])

    @property
    def spoken(self) -> str:
        """Return what a screen reader says of this step."""
        return self._step(self.steps[self.number - 1]) if self.number else self.line

    def _step(self, pair: str) -> str:
        whys = tuple(
            replace(why, given=why.right) if isinstance(why, Paid) else why for why in self.question.why(pair)
        )
        part = Part(pair, State.RIGHT, whys)
        said = " ".join(sentence(why) for why in drill_words.why(self.question, part))
        return f"{pair_words(pair)}: {said}"


class WorkedScore:
    """The score of one hand, line by line: the points add up, each double doubles, the limit cuts."""

    def __init__(self, question: Question) -> None:
        """Begin before the first line."""
        self.question = question
        self.number = 0
        self._sheet = _sheet_of(question)
        self._steps = self._made(self._sheet)

    @property
    def steps(self) -> tuple[Row, ...]:
        """Return all lines."""
        return self._steps

    @staticmethod
    def _made(sheet: ScoreSheet) -> tuple[Row, ...]:
        rows: list[Row] = []
        so_far = 0
        for place, line in enumerate(sheet.lines):
            title = score_title(line.item, line.title)
            before = so_far
            match line.award:
                case Points(amount):
                    so_far += amount
                    sum_ = f"{number(before)} + {number(amount)}" if before else ""
                case Doubles(doublings):
                    so_far <<= doublings
                    sum_ = f"{number(before)} {times(1 << doublings)}"
                case limit:
                    so_far += limit.of(sheet.limit or 0)
                    sum_ = ""
            said = words.counts_so_far(sum=sum_, right=number(so_far)) if sum_ else number(so_far)
            groups = (line.evidence.tiles,) if line.evidence.tiles else ()
            rows.append(Row(f"{place}:{line.item}", Mark.NONE, title, groups=groups, lines=(said,)))
        if so_far != sheet.total:
            said = words.cut_so_far(uncapped=number(so_far), right=number(sheet.total))
            rows.append(Row(TOTAL, Mark.NONE, words.the_limit(), lines=(said,)))
        return tuple(rows)

    @property
    def is_over(self) -> bool:
        """Return whether every line was shown."""
        return self.number >= len(self._steps)

    def go_on(self) -> None:
        """Show the next line."""
        self.number = min(self.number + 1, len(self._steps))

    @property
    def strips(self) -> tuple[StripRow, ...]:
        """Return the hand that is counted."""
        return hands_of(self.question)

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return the lines so far."""
        return self._steps[: self.number]

    @property
    def sketch(self) -> None:
        """Return nothing: nobody pays yet."""
        return

    @property
    def head(self) -> str:
        """Return that a hand is counted, or which step it is."""
        if not self.number:
            return words.a_hand_counted()
        return words.step_of(number=self.number, total=len(self._steps))

    @property
    def line(self) -> str:
        """Return what there is to watch; at the end what the hand counts."""
        if not self.number:
            return words.watch_count()
        return words.counts_in_all(total=number(self._sheet.total)) if self.is_over else ""

    @property
    def spoken(self) -> str:
        """Return what a screen reader says of this step."""
        if not self.number:
            return self.line
        row = self._steps[self.number - 1]
        return in_sentences(row.label, *row.lines, self.line)


def _sheet_of(question: Question) -> ScoreSheet:
    """Return the sheet of a question about a score."""
    return next(why.sheet for _, whys in question.parts for why in whys if isinstance(why, Summed))


Worked: TypeAlias = WorkedPayments | WorkedScore
"""An example that is worked out step by step."""
