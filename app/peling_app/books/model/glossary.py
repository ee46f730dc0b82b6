"""Say what opens behind a link to a term of the glossary: what it means, and where the book says so."""

from __future__ import annotations

from collections.abc import Callable

from peling.core.rules import Citation
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import face
from peling_app.books.words.citations import citation
from peling_app.kit.model.glossary import rich
from peling_app.kit.model.lesson_rows import Explained
from peling_app.kit.words.glossary import term


def explained_term(
    term_id: str, rules: RuleSet | None, place_of: Callable[[str, RuleSet], Citation | None]
) -> Explained | None:
    """Return what a term means, with its place in the book that is taught; `place_of` finds a rule in it."""
    try:
        found = term(term_id)
    except KeyError:
        return None
    rule, place = "", None
    if rules is not None:
        for rule_id in face(rules.id).terms.get(term_id, ()):
            place = place_of(rule_id, rules)
            if place is not None:
                rule = rule_id
                break
    return Explained(found.title, rich(found.text), "" if place is None else citation(place), rule)
