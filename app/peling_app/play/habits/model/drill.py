"""Ask own costly decisions again: what would you play? An answer is judged by what was kept of the review."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from peling.coach.grades import Grade, held_against
from peling.core import actions as act
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.words.actions import action_words, in_sentence
from peling_app.kit.words.numbers import MINUS, decimal
from peling_app.kit.words.times import date_words
from peling_app.play.game import Reviewed
from peling_app.play.habits.model.page import Habit, OwnHand
from peling_app.play.habits.words import drill as words
from peling_app.play.review.model.page import Chosen, chosen
from peling_app.play.review.model.review import ReviewModel
from peling_app.play.review.model.scene import Scene
from peling_app.play.review.store import ReviewStore
from peling_app.play.review.words import review as review_words
from peling_app.play.review.work import Answer, answers
from peling_app.play.words.better_choices import grade_words, why_words

FREE = frozenset({Grade.BEST, Grade.EQUAL})
"""The grades of choices that cost nothing."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be done.

    Attributes:
        shown: how it is shown.
        grade: how good it is; None: the question has not been answered.
        lost: the points it loses, in words; empty: nothing that is certain, or not answered.
        said: it and what it costs, for a screen reader.
        is_answer: the user has chosen it.
    """

    shown: Chosen
    grade: Grade | None
    lost: str
    said: str
    is_answer: bool


@dataclass(frozen=True, slots=True)
class ChoiceVerdict:
    """What is said of an answer: its grade, a headline, sentences below it."""

    grade: Grade
    title: str
    sentences: tuple[str, ...]


class OwnHandsModel(QObject):
    """The hands of a drill, one after the other.

    Signals:
        changed: another hand is asked, or one has been answered.

    Attributes:
        habit: what is practised; None: nothing yet.
        place: which of its hands is asked, from 0.
        right: how many hands were answered without a loss.
    """

    changed = Signal()

    def __init__(self, session: Reviewed, reviews: ReviewStore, parent: QObject | None = None) -> None:
        """Lay out hands of the session's games, as the coach has judged them."""
        super().__init__(parent)
        self.review = ReviewModel(session, reviews, self)
        self.review.changed.connect(self._follow)
        self.answers: tuple[Answer, ...] = ()
        self._answer: Answer | None = None
        self.habit: Habit | None = None
        self.place = 0
        self.right = 0

    @property
    def hand(self) -> OwnHand | None:
        """Return the hand that is asked; None: none is."""
        hands = () if self.habit is None else self.habit.own
        return hands[self.place] if self.place < len(hands) else None

    @property
    def whole(self) -> int:
        """Return how many hands the drill has."""
        return 0 if self.habit is None else len(self.habit.own)

    @property
    def is_asked(self) -> bool:
        """Return whether the hand lies on the table."""
        return bool(self.answers)

    @property
    def is_answered(self) -> bool:
        """Return whether it has been answered."""
        return self._answer is not None

    @property
    def is_last(self) -> bool:
        """Return whether it is the last hand."""
        return self.place + 1 >= self.whole

    @property
    def note(self) -> str:
        """Return why there is no hand on the table; empty: there is one."""
        if self.habit is None:
            return words.fixed("nothing")
        if self.is_asked:
            return ""
        gone = self.review.failure is not None or not (self.review.loading or self._is_coming)
        return words.fixed("gone" if gone else "loading")

    @property
    def count(self) -> str:
        """Return which of the hands it is, in words; and at the end how many were answered well."""
        if self.hand is None:
            return ""
        said = words.hand_of(self.place + 1, self.whole)
        if self.is_answered and self.is_last:
            return f"{said}. {words.result(self.right, self.whole)}"
        return said

    @property
    def whence(self) -> str:
        """Return from which deal the hand is."""
        if self.hand is None or not self.is_asked:
            return ""
        deal = self.hand.deal
        return words.whence(short_title(self.review.rules), date_words(deal.at), deal.number)

    @property
    def question(self) -> str:
        """Return the question."""
        judged = self.review.judged
        return words.fixed("question" if judged is None or judged.view.offered is None else "claim")

    @property
    def scene(self) -> Scene:
        """Return the table: the other hands are closed until the question has been answered."""
        scene, judged = self.review.scene, self.review.judged
        if not self.is_asked or judged is None:
            return Scene()
        if self.is_answered:
            return scene
        own, *others = scene.rows
        closed = tuple(replace(row, standing=()) for row in others)
        note = review_words.left(judged.view.wall.drawable)
        return replace(scene, note=note, rows=(own, *closed), marks=())

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return all that can be done, discards in the order of the tiles."""
        judged = self.review.judged
        if judged is None:
            return ()
        return tuple(self._choice(one, chosen(one.action, judged.view)) for one in self.answers)

    @property
    def verdict(self) -> ChoiceVerdict | None:
        """Return what is said of the answer; None: there is none."""
        judged, answer = self.review.judged, self._answer
        if judged is None or answer is None:
            return None
        said = []
        if answer.grade in FREE:
            title = words.fixed("best" if answer.grade is Grade.BEST else "equal")
        else:
            title = words.costs(grade_words(answer.grade), answer.lost)
            better = held_against(judged.choices, answer.action).action
            said.append(words.better(in_sentence(action_words(better))))
            if answer.reason is not None:
                said.append(why_words(answer.reason))
        played = next(one for one in self.answers if one.action == judged.played)
        name = in_sentence(action_words(played.action))
        if played is answer:
            said.append(words.then_better(name))
        else:
            said.append(words.then(name, played.lost))
            if answer.grade in FREE and played.reason is not None:
                said.append(why_words(played.reason))
        return ChoiceVerdict(answer.grade, title, tuple(said))

    # What the user does

    def start(self, habit: Habit) -> None:
        """Ask the hands of a habit from the first."""
        self.habit = habit
        self.place = self.right = 0
        self._lay_out()

    def answer(self, place: int) -> None:
        """Choose one of the choices; a hand is answered once."""
        if self._answer is None and 0 <= place < len(self.answers):
            self._answer = self.answers[place]
            self.right += self._answer.grade in FREE
            self.changed.emit()

    def next(self) -> None:
        """Ask the next hand; after the last begin again."""
        if self.habit is None:
            return
        if self.is_last:
            self.start(self.habit)
        else:
            self.place += 1
            self._lay_out()

    def retranslate(self) -> None:
        """Say everything again."""
        self.review.retranslate()
        self.changed.emit()

    # Inside

    @property
    def _is_coming(self) -> bool:
        """Return whether the deal is there and the coach is still at it."""
        deal, hand = self.review.deal, self.hand
        is_there = deal is not None and hand is not None and deal.number == hand.deal.number
        return is_there and not self.review.is_known

    def _lay_out(self) -> None:
        self.answers, self._answer = (), None
        if self.hand is not None:
            self.review.open(self.hand.deal.game, self.hand.deal.number)
        self.changed.emit()

    def _follow(self) -> None:
        """Ask as soon as the coach has what was kept."""
        hand, deal = self.hand, self.review.deal
        if hand is None or self.is_asked:
            return
        is_there = deal is not None and deal.number == hand.deal.number and self.review.is_known
        if deal is not None and is_there and hand.place < self.review.count:
            self.review.go(hand.place)
            judged = self.review.judged
            assert judged is not None, "a decision that there is"  # noqa: S101 - for the type checker
            self.answers = in_order(answers(judged, deal.steps[0].state.rules))
        self.changed.emit()

    def _choice(self, one: Answer, shown: Chosen) -> Choice:
        if self._answer is None:
            return Choice(shown, None, "", shown.spoken, is_answer=False)
        lost = "" if one.grade in FREE else f"{MINUS}{decimal(one.lost)}"
        said = words.choice_said(shown.spoken, f"{grade_words(one.grade)} {lost}".strip())
        return Choice(shown, one.grade, lost, said, one is self._answer)


def in_order(found: Sequence[Answer]) -> tuple[Answer, ...]:
    """Return choices in an order that tells nothing: what is no discard first, then the tiles.

    They come from the best to the worst.
    """

    def place(one: Answer) -> tuple[int, int, str]:
        match one.action:
            case act.Pass():
                return 1, 0, ""
            case act.Discard(tile):
                return 2, tile.index, ""
            case other:
                return 0, 0, repr(other)

    return tuple(sorted(found, key=place))
