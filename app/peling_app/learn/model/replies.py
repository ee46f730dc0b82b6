"""What is said of a try in a lesson: the page's own words for it, then the engine's reasons, rich."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from peling.coach.grades import CERTAIN
from peling.core.actions import Pass
from peling.lessons.drills.question import Explanation, Part, State
from peling.lessons.tasks import Weighed
from peling.rules.legality import Verdict
from peling_app.books.words.citations import citation
from peling_app.books.words.reasons import refusals
from peling_app.kit.words import plurals
from peling_app.kit.words.actions import action_words
from peling_app.kit.words.numbers import decimal, number
from peling_app.kit.words.tiles import begun
from peling_app.learn.model.lesson_words import PageSpeaker
from peling_app.learn.words import learn as words
from peling_app.learn.words import well
from peling_app.learn.words.drill_answers import VERDICTS
from peling_app.play.table.words.board import refusal
from peling_app.play.words.better_choices import why_words

AFTER_PRAISE: Final = (".", ":", ",", ";")
"""With these the word of praise ends."""


def of_answer(speaker: PageSpeaker, explained: Explanation, key: str, verdict: str, *, helped: bool) -> str:
    """Return what is said of the answer to a question.

    Args:
        speaker: the words of the page.
        explained: what the answer was worth.
        key: the key of what the page says of this wrong answer; empty: it says nothing of it.
        verdict: what the answer was worth, in a few words.
        helped: it was filled in for the learner.
    """
    if explained.right and (helped or speaker.done_words):
        return when_done(speaker, helped=helped)
    return lines([escape(verdict), speaker.said(key) if key else ""])


def when_done(speaker: PageSpeaker, *, helped: bool) -> str:
    """Return what is said when a task is done; `helped`: for the learner, who is not called right for it."""
    said = speaker.done_words
    if helped:
        return _unpraised(said) or escape(words.this_is_it())
    return said or escape(words.right_said())


def _unpraised(said: str) -> str:
    """Return what is said when a task is done without the praise with which it begins.

    Pages say "Right. The pair ...", "Right: the pair ..." or "Right, sixteen.".
    """
    word = VERDICTS["all"]().removesuffix(".")
    rest = said.removeprefix(word)
    return begun(rest[1:].strip()) if rest != said and rest[:1] in AFTER_PRAISE else said


def of_work(
    speaker: PageSpeaker, explained: Explanation, key: str, parts: Iterable[Part], *, helped: bool
) -> str:
    """Return what is said of a hand laid out or a place in the wall; `parts`: of these reasons too."""
    if explained.right:
        head = when_done(speaker, helped=helped)
    else:
        head = speaker.said(key) if key else escape(words.see_why())
    return lines([head, *(escape(line) for part in parts for line in speaker.of_part(part))])


def of_step(speaker: PageSpeaker, explained: Explanation) -> str:
    """Return what is said of a step that was right, when more is to be done."""
    last = [part for part in explained.parts if part.state is State.RIGHT][-1]
    return lines(escape(line) for line in speaker.of_part(last))


def of_refusal(verdict: Verdict, then: str = "", *, brief: bool = False) -> str:
    """Return why the rules do not allow an act: what is not met, `then`, the place.

    `brief`: of what is not met the first alone, as at the table of play.
    """
    parts = [escape(refusal(type(verdict.action)))]
    parts += [escape(said) for said in refusals(verdict.unmet)[: 1 if brief else None]]
    parts.append(then)
    # No book says when there is nothing to pass on; its place speaks of what happens when one does.
    if verdict.unmet and not isinstance(verdict.action, Pass):
        parts.append(f"<i>{escape(citation(verdict.unmet[0].cite))}</i>")
    return lines(parts)


def of_weighed(weighed: Weighed | None) -> str:
    """Return what an act is worth beside the best, and why that is better; empty if it was not weighed."""
    if weighed is None:
        return ""
    done, best = (action_words(one.action) for one in (weighed.done, weighed.best))
    if weighed.why is not None:
        lost = well.lost(
            done=done,
            points=decimal(weighed.done.behind),
            error=decimal(CERTAIN * weighed.done.behind_se),
        )
        return lines(map(escape, (lost, why_words(weighed.why))))
    if weighed.done is weighed.best:
        won = well.best(
            won=number(round(100 * weighed.best.win)), counts=plurals.points(round(weighed.best.value))
        )
        return escape(won)
    return escape(well.as_good(done=done, best=best))


def lines(parts: Iterable[str]) -> str:
    """Return what is said, one sentence a line."""
    return "<br>".join(part for part in parts if part)
