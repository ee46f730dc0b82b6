"""A settlement worked out step by step, before the learner fills in one of his own."""

from __future__ import annotations

from dataclasses import replace

from peling.lessons.drills.question import Paid, Part, Question, SettleUp, State
from peling_app.learn.model.question.fields import pair_words, sentence
from peling_app.learn.model.question.sketch import SketchRow, payments_so_far
from peling_app.learn.words import drills as drill_words
from peling_app.learn.words import learn as words


class Worked:
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

    def _step(self, pair: str) -> str:
        whys = tuple(
            replace(why, given=why.right) if isinstance(why, Paid) else why for why in self.question.why(pair)
        )
        part = Part(pair, State.RIGHT, whys)
        said = " ".join(sentence(why) for why in drill_words.why(self.question, part))
        return f"{pair_words(pair)}: {said}"
