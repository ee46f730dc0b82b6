"""The words of a page as the page shows them: with links to the glossary, and as speaker for its question."""

from __future__ import annotations

from typing import Final

from peling.core.tiles import Wind
from peling.lessons.drills.question import Arranged, Choose, Explanation, Part, Question, State, Stated
from peling_app.kit.model.glossary import rich
from peling_app.kit.words import plurals
from peling_app.kit.words.prose_file import PageWords
from peling_app.kit.words.tiles import one_of, tile_name, wind_name
from peling_app.learn.words import drills, learn
from peling_app.learn.words.prose import words

LESSON: Final = "lesson"
"""The topic of questions that belong to one page, which words them itself."""


class PageSpeaker:
    """Who words the task of a page: the page itself, or the drills where it says nothing."""

    def __init__(self, page: str) -> None:
        """Speak for a page."""
        self._page = page

    @property
    def words(self) -> PageWords:
        """Return the words in the language of the program."""
        return words(self._page)

    @staticmethod
    def rich(text: str) -> str:
        """Return words as rich text."""
        return rich(text)

    @property
    def task_words(self) -> str:
        """Return what the page asks; empty: its question says it."""
        return self.words.ask

    @property
    def todo(self) -> str:
        """Return what to do, in a line; empty: the form says it."""
        return self.words.todo

    @property
    def hints(self) -> tuple[str, ...]:
        """Return the hints, rich."""
        return tuple(rich(hint) for hint in self.words.hints)

    @property
    def done_words(self) -> str:
        """Return what is said when the task is done, rich."""
        return rich(self.words.right)

    def said(self, key: str) -> str:
        """Return what is said of a typical wrong try, rich; empty if the page says nothing of it."""
        return rich(self.words.wrong.get(key, ""))

    def label(self, key: str) -> str:
        """Return the words of a label of the page."""
        return self.words.labels.get(key, "") if key else ""

    def of_part(self, part: Part) -> tuple[str, ...]:
        """Return what the engine says of a part of an answer that is no question's.

        A place in the wall, what a wild tile stands for, what a hand counts as it was laid.
        """
        lines = []
        for why in part.why:
            if isinstance(why, Arranged) and why.stands:
                meant = one_of([tile_name(tile) for _, tile in why.stands])
                lines.append(learn.wild_stands(wild=tile_name(why.stands[0][0]), tiles=meant))
            if isinstance(why, Stated) and why.topic == "laid-worth":
                points = int(str(dict(why.facts)["points"]))
                lines.append(learn.laid_worth(points=plurals.points(points)))
                if part.state is State.WRONG:
                    lines.append(learn.counts_more())
            if isinstance(why, Stated) and why.topic in {"wall-side", "wall-stack", "wall-loose"}:
                facts = dict(why.facts)
                side, breaker = (wind_name(Wind(facts[place])) for place in ("side", "breaker"))
                first, both, stack = facts["first"], facts["both"], facts["stack"]
                match why.topic:
                    case "wall-side":
                        lines.append(learn.wall_side(side=breaker, first=str(first)))
                    case "wall-stack" if facts["higher"]:
                        lines.append(learn.wall_passed(side=side, higher=str(facts["higher"])))
                    case "wall-stack" if breaker != side:
                        line = learn.wall_stack_on(
                            both=str(both), breaker=breaker, side=side, stack=str(stack)
                        )
                        lines.append(line)
                    case "wall-stack":
                        lines.append(learn.wall_stack(side=side, both=str(both), stack=str(stack)))
                    case _:
                        lines.append(learn.wall_loose(side=side, stack=str(stack)))
        return tuple(lines)

    # -- as speaker of a question --------------------------------------------------------------------------

    def prompt(self, question: Question) -> str:
        """Return what is asked."""
        return self.words.ask if question.topic == LESSON else drills.prompt(question)

    def task(self, question: Question) -> str:
        """Return what to do."""
        return self.words.todo if question.topic == LESSON else drills.task(question)

    def choice(self, question: Question, choice_id: str) -> str:
        """Return the words of a choice."""
        if question.topic != LESSON:
            return drills.choice(question, choice_id)
        return self.label(choice_id)

    def why(self, question: Question, part: Part) -> list[str]:
        """Return why a part is right or wrong."""
        return [] if question.topic == LESSON else drills.why(question, part)

    def verdict(self, question: Question, explanation: Explanation) -> str:
        """Return what an answer was worth."""
        if question.topic != LESSON:
            return drills.verdict(question, explanation)
        if explanation.right:
            return learn.right_said()
        right = explanation.count(State.RIGHT)
        return learn.found(right, explanation.of) if right else learn.see_why()

    def state_label(self, question: Question, part: Part) -> str:
        """Return how a part stands, in a word."""
        if question.topic != LESSON:
            return drills.state_label(question, part)
        match part.state:
            case State.RIGHT:
                return learn.right()
            case State.MISSED if isinstance(question.form, Choose) and not question.form.several:
                return learn.this_is_right()
            case State.MISSED:
                return learn.this_is_right()
            case State.SPARED:
                return learn.left_out()
            case _:
                return learn.not_right()
