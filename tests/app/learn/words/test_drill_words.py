"""Every question, choice, reason and hint of the drills has words."""

import random
import re

import pytest

from peling.lessons import drills
from peling.lessons.drills import Choose, Question, State
from peling.lessons.drills.makers.examples import exercises
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.kit.words.drill_kinds import kind_name
from peling_app.learn.words import drills as words
from peling_app.learn.words.drill_questions import PROMPTS
from tests.by_day import by_day

MANY = {"rule": 120, "pays": 60, "claim": 30, "why-not": 60, "wind": 30, "liable": 30, "first": 20}


def spoken(question: Question) -> list[str]:
    """Return all that is said about a question, whatever is answered."""
    said = [words.prompt(question), words.task(question)]
    if isinstance(question.form, Choose):
        said += [words.choice(question, choice.id) for choice in question.form.choices]
    for answer in (question.solutions[0], [], {}, -1):
        found = drills.explain(question, answer)
        said.append(words.verdict(question, found))
        for part in found.parts:
            said += words.why(question, part)
            label = words.state_label(question, part)
            assert bool(label) is (part.state is not State.SPARED)
    for hint in question.hints:
        said += [words.hint_title(hint), words.hint_text(hint)]
        said += [
            words.way_title(hint, place) + words.way_text(hint, place) for place in range(len(hint.ways))
        ]
    return said


def is_sentence(said: str) -> bool:
    if re.search(r"\b([1-9] of \w+|\w+ (?:wind|dragon))(?:, | and )\1\b", said):
        return False  # equal tiles are counted
    if re.search(r"claimed from [^.]*\b(\w+)(?:, | and )\1\b", said):
        return False  # so are players from whom sets were claimed
    return bool(said.strip()) and "{" not in said and "  " not in said and not said.startswith(" ")


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("part", by_day([3], [3, 1]))
@pytest.mark.parametrize("book", by_day({"pung-chow-limit", "fenghua"}, RULE_SETS))
def test_every_question_has_words(book: str, part: int) -> None:
    rules = rule_set(book)
    for kind in drills.kinds(rules):
        assert kind_name(kind)
        assert words.kind_line(kind)
        for seed in range(MANY.get(kind, 8) // part):
            question = drills.question(kind, rules, seed % 5 + 1, random.Random(seed))
            assert [said for said in spoken(question) if not is_sentence(said)] == [], question.topic


@pytest.mark.cases_by_day(3)
@pytest.mark.parametrize("book", RULE_SETS)
def test_every_example_has_words(book: str) -> None:
    for exercise in exercises(book):
        assert [said for said in spoken(exercise.question) if not is_sentence(said)] == [], exercise.id


OFTEN = {"rule": 250, "pays": 80, "claim": 60, "liable": 30, "first": 40, "wind": 30, "score": 20}
"""How often kinds are drawn that ask about several topics; others ask about one."""

ONLY_IN_EXAMPLES = {"example", "example-lost", "slip", "slip-players"}

WORDED_APART = {f"{topic}-{number}" for topic in ("hand-size", "reserve") for number in ("none", "one")} | {
    "claim-late-own",
    "hand-size-complete-none",
    "hand-size-complete-one",
}
"""Topics that are worded apart for some numbers, or for whoever is asked."""


@pytest.mark.thorough
def test_every_topic_that_has_words_is_drawn() -> None:
    drawn = {
        drills.question(kind, rules, seed % 5 + 1, random.Random(seed)).topic
        for rules in map(rule_set, RULE_SETS)
        for kind in drills.kinds(rules)
        for seed in range(OFTEN.get(kind, 1))
    }
    assert drawn == set(PROMPTS) - ONLY_IN_EXAMPLES - WORDED_APART


def test_a_part_of_the_answer_is_worded() -> None:
    rules = rule_set("pung-chow")
    question = drills.question("waits", rules, 5, random.Random(1))
    right = question.solutions[0]
    assert isinstance(right, list)
    found = drills.explain(question, right[:1])
    assert words.verdict(question, found) == f"1 of {len(right)}."
    assert words.verdict(question, drills.explain(question, right)) == "Right."
