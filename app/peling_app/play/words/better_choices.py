"""Word why the best choice is better than another, for the coach in play and for the review."""

from __future__ import annotations

from typing import Final

from peling.advice.reasons import Reason
from peling.coach.grades import Grade
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import number


def why_words(reason: Reason) -> str:
    """Return why the best choice is better than another, as a sentence.

    Raises:
        KeyError: there is no such reason.
    """
    facts = {key: value for key, value in reason.evidence.facts if isinstance(value, int)}
    said = {key: number(value) for key, value in facts.items()}
    if "away" in facts:
        said["short"] = plurals.short(facts["away"])
    for name in ("cost", "value"):
        if name in facts:
            said[f"{name}_points"] = plurals.points(facts[name])
    return WHY_WORDS[reason.id](**said)


WHY_WORDS: Final = Sentences(
    {
        "wins": Sentence("Whys", "The better choice ends the deal at once, with a gain."),
        "keeps-wild": Sentence("Whys", "It gives a wild tile away, which fits everywhere."),
        "gains-nothing": Sentence(
            "Whys", "The set brings the hand no nearer: it stands at {short} with it and without it."
        ),
        "nearer": Sentence("Whys", "The better choice leaves {short}, this one {other}."),
        "more-tiles": Sentence(
            "Whys", "At {short}, so many tiles help: {live} after the better choice, {other} after this one."
        ),
        "wins-more": Sentence("Whys", "The better choice wins {win} deals of a hundred, this one {other}."),
        "higher-value": Sentence(
            "Whys",
            "When it wins, the hand counts {value_points} after the better choice, {other} after this one.",
        ),
        "safer": Sentence(
            "Whys",
            "Discards that others win with cost you {cost_points} on average after the better choice, "
            "{other} after this one.",
        ),
        "comes-out": Sentence(
            "Whys",
            "No single figure shows it. Both were played on in {worlds} ways the unseen tiles may lie, "
            "and it came out so.",
        ),
    }
)
"""A sentence for each of `peling.coach.why.WHYS`."""

grade_words: Final = Sentences[Grade](
    {
        Grade.BEST: Sentence("Grades", "best"),
        Grade.EQUAL: Sentence("Grades", "about equal"),
        Grade.SLIP: Sentence("Grades", "small slip"),
        Grade.MISTAKE: Sentence("Grades", "mistake"),
        Grade.GRAVE: Sentence("Grades", "grave mistake"),
    }
)
"""The name of a grade."""
