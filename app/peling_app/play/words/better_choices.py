"""Word why the best choice is better than another, for the coach in play and for the review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.advice.reasons import Reason
from peling.coach.grades import Grade
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import number, signed
from peling_app.play.words.aims import PATTERNS

translate = QCoreApplication.translate


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
    if "gain" in facts:
        said |= {"gained": signed(facts["gain"]), "left": signed(facts["other"])}
    words = WHY_WORDS[reason.id](**said)
    aim = _aim_words(dict(reason.evidence.facts))
    return f"{words} {aim}" if aim else words


def _aim_words(facts: Mapping[str, object]) -> str:
    """Return to what sort of hand the better choice keeps; empty where nothing is said of that."""
    aim, away, other = facts.get("aim"), facts.get("aim_away"), facts.get("aim_other")
    if not isinstance(aim, str) or not isinstance(away, int):
        return ""
    pattern, short = PATTERNS[aim](), plurals.short(away)
    if not isinstance(other, int):
        words = translate("Whys", "The better choice aims at {pattern}, out of reach after this one.")
        return words.format(pattern=pattern)
    if (away, other) == (facts.get("away"), facts.get("other")):
        return translate("Whys", "The better choice aims at {pattern}; this one leads away from it.").format(
            pattern=pattern
        )
    words = translate("Whys", "The better choice aims at {pattern}: {short}, after this one {other}.")
    return words.format(pattern=pattern, short=short, other=number(other))


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
        "wins-more": Sentence("Whys", "The better choice wins {win} of a hundred deals, this one {other}."),
        "higher-value": Sentence(
            "Whys",
            "When it wins, the hand counts {value_points} after the better choice, {other} after this one.",
        ),
        "safer": Sentence(
            "Whys",
            "Discards that others win with cost you {cost_points} on average after the better choice, "
            "{other} after this one.",
        ),
        "costs-less": Sentence(
            "Whys",
            "What others win without a tile of yours costs you {cost_points} on average after the better "
            "choice, {other} after this one.",
        ),
        "collects": Sentence(
            "Whys",
            "When others win without a tile of yours, you come out at {gained} points on average after the "
            "better choice, at {left} after this one.",
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
