"""Who words a question."""

from __future__ import annotations

from typing import Protocol

from peling.lessons.drills.question import Explanation, Part, Question


class Speaker(Protocol):
    """Who words a question: `peling_app.learn.words.drills`, or the words of a page."""

    def prompt(self, question: Question) -> str:
        """Return what is asked."""

    def task(self, question: Question) -> str:
        """Return what to do."""

    def choice(self, question: Question, choice_id: str) -> str:
        """Return the words of a choice."""

    def why(self, question: Question, part: Part) -> list[str]:
        """Return why a part is right or wrong."""

    def verdict(self, question: Question, explanation: Explanation) -> str:
        """Return what an answer was worth."""

    def state_label(self, question: Question, part: Part) -> str:
        """Return how a part stands, in a word."""
