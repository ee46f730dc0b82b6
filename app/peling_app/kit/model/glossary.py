"""What opens behind the links of a lesson: a term of the glossary, a place in the book."""

from __future__ import annotations

from html import escape

from peling.core.rules import Citation
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import face
from peling_app.books.words.citations import citation
from peling_app.kit.model.lesson_rows import Explained
from peling_app.kit.words.glossary import term
from peling_app.learn.model.lesson_words import rich
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words


def explained_term(term_id: str, rules: RuleSet | None, learn: LearnSession) -> Explained | None:
    """Return what a term means, with its place in the book that is taught."""
    try:
        found = term(term_id)
    except KeyError:
        return None
    rule, place = "", None
    if rules is not None:
        for rule_id in face(rules.id).terms.get(term_id, ()):
            place = learn.place_of(rule_id, rules)
            if place is not None:
                rule = rule_id
                break
    return Explained(found.word, rich(found.text), "" if place is None else citation(place), rule)


def explained_rule(rule: str, place: Citation) -> Explained:
    """Return where a page stands in the book."""
    return Explained(place.section or words.the_book(), escape(words.stands_there()), citation(place), rule)
