"""Say what is wrong with an answer: at the first miss why, at the second more; never a bare "not right"."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.melds import Meld
from peling.core.rules import Citation, Evidence, Value
from peling.core.scoring import NearMiss, Points
from peling.core.tiles import Suit, Tile, Wind
from peling.lessons.drills.fault import Fault, Noted
from peling.lessons.drills.question import Arranged, Count, Judged, Part, Question, Stated, Why
from peling.rules.ruleset import OptionValue
from peling_app.books.words.findings import finding
from peling_app.books.words.options import option_said
from peling_app.books.words.reasons import refusals
from peling_app.books.words.scores import near_miss, score_title
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.tiles import begun, joined, several, suit_name, tiles_joined, wind_name
from peling_app.learn.words import learn
from peling_app.learn.words.drill_answers import CHOICES, DONE, STATED
from peling_app.learn.words.drill_facts import plain_value
from peling_app.learn.words.drill_reasons import DECIDES, left_over, wild_in
from peling_app.learn.words.drill_reasons import why as reasons
from peling_app.learn.words.fault_items import absent
from peling_app.learn.words.fault_numbers import NUMBERS
from peling_app.learn.words.fault_rules import RULES
from peling_app.learn.words.fault_sets import laid
from peling_app.learn.words.fault_tiles import BELOW, SHORT, SORTS, TILES

translate = QCoreApplication.translate

_ALL: Final[Mapping[str, Sentence]] = {**TILES, **NUMBERS, **RULES}


def said(fault: Fault, question: Question | None, *, more: bool = False) -> list[str]:
    """Return why an answer is wrong, a sentence each; `more`: with what is added at the second miss."""
    whys = (*fault.why, *fault.more) if more else fault.why
    lines = [begun(words) for why in whys for words in _why(fault, question, why) if words]
    return list(dict.fromkeys(lines))


def short(fault: Fault, question: Question | None) -> str:
    """Return why a card is right or wrong in few words; what has no such is said in a sentence."""
    for why in fault.why:
        if isinstance(why, Stated) and why.topic in SHORT:
            return begun(_filled(SHORT[why.topic](), dict(why.facts), why.topic))
    return next(iter(said(fault, question)), "")


def below(noted: Noted) -> str:
    """Return the word below a tile of a wrong try."""
    return BELOW[noted.what]() if noted.what else ""


_CLAIMS: Final[Mapping[str, Sentence]] = {
    "chow": Sentence("Faults", "a chow"),
    "pung": Sentence("Faults", "a pung"),
    "kong": Sentence("Faults", "a kong"),
    "win": CHOICES["win"],
    "wash": Sentence("Faults", "washing the tiles"),
}
_COUNTED: Final[Mapping[str, Callable[[int], str]]] = {
    "points": plurals.points,
    "doubles": plurals.doubles,
}
"""Facts that are said with what they count."""
_NOWHERE: Final = Citation("", "", "")
_SUITS: Final = {suit.name.lower(): suit for suit in Suit}


def _why(fault: Fault, question: Question | None, why: Why) -> list[str]:
    match why:
        case Stated("item-absent"):
            facts = dict(why.facts)
            title = score_title(str(facts["item"]), str(facts["title"]))
            return [_sentences(absent(title, facts))]
        case Stated(topic) if topic in _ALL:
            return [_filled(_ALL[topic](), dict(why.facts), topic)]
        case Stated("rule-text"):
            return [_hidden(translate("Rule book", str(dict(why.facts)["text"])), question)]
        case Stated("house-rule"):
            facts = dict(why.facts)
            rule = option_said(str(facts["option"]), _option_value(facts["value"]), str(facts["book"]))
            return [_hidden(f"{learn.house_rule(rule=rule)}.", question)]
        case Stated("laid-worth"):
            return [learn.laid_worth(points=plurals.points(int(str(dict(why.facts)["points"]))))]
        case Judged(verdict) if question is None:
            allowed = [found for found in verdict.findings if found.condition in DECIDES]
            return list(refusals(verdict.unmet)) or [finding(found) for found in allowed]
        case Arranged() if question is None or question.topic == "lesson":
            part = Part(fault.part, fault.state, (why,))
            wild = () if question is None else wild_in(question, part)
            return [left_over(why, wild)] if why.left else [DONE["complete"]()]
        case Stated(topic) if topic not in STATED and topic != "slip":
            return []
        case _ if question is not None:
            return reasons(question, Part(fault.part, fault.state, (why,)))
        case _:
            return []


def _option_value(value: Value) -> OptionValue:
    """Return the value of a house rule, as the facts of a reason hold it."""
    return value if isinstance(value, bool | int | str) else str(value)


def _hidden(text: str, question: Question | None) -> str:
    """Return a rule without the number that is asked for: the answer comes only on request.

    Dots in its place looked like a rule that was cut.
    """
    if question is None or not isinstance(question.form, Count):
        return text
    return re.sub(rf"(?<!\d){question.solutions[0]}(?!\d)", "[?]", text)


def _filled(words: str, facts: Mapping[str, Value], topic: str) -> str:
    known = {name: _value(name, value) for name, value in facts.items()}
    for name in _COUNTED.keys() & known.keys():
        known[name] = _COUNTED[name](int(str(facts[name])))
    if "title" in facts:
        known["item"] = score_title(str(facts["item"]), str(facts["title"]))
    if "items" in facts:
        named = enumerate(str(facts["items"]).split())
        known["items"] = "; ".join(score_title(id_, str(facts[f"title-{place}"])) for place, id_ in named)
    if isinstance(kind := facts.get("tile"), Tile):
        known["kinds"] = several(kind)
    if topic == "hand-sets":
        known["sets"] = "; ".join(laid(one) for one in facts.values() if isinstance(one, Meld))
    if topic == "item-near":
        known["near"] = near_miss(_missed(facts))
    return _sentences(words.format_map(known))


def _sentences(words: str) -> str:
    """Return words in which a capital begins each sentence, a name too that is small elsewhere."""
    return re.sub(r"(?<=[.?!] )\w", lambda first: first.group().upper(), begun(words))


def _missed(facts: Mapping[str, Value]) -> NearMiss:
    """Return the item that was just missed, made again from its facts."""
    tiles = facts["near"]
    rest = tuple((name, value) for name, value in facts.items() if name not in {"item", "title", "near"})
    evidence = Evidence(
        tuple(held for held in tiles if isinstance(held, Tile)) if isinstance(tiles, tuple) else (), rest
    )
    return NearMiss(str(facts["item"]), str(facts["title"]), Points(0), evidence, _NOWHERE)


def _value(name: str, value: Value) -> str:
    plain = plain_value(value)
    if plain is not None:
        return plain
    match value:
        case tuple():
            winds = [wind_name(one) for one in value if isinstance(one, Wind)]
            return joined(winds) if winds else tiles_joined(one for one in value if isinstance(one, Tile))
        case str() if name == "sort":
            return SORTS[value]()
        case str() if name == "suit":
            return suit_name(_SUITS[value])
        case str() if name in {"claim", "other"} and value in _CLAIMS:
            return _CLAIMS[value]()
        case str() if value in {"none", "nobody"}:
            return CHOICES["nobody"]()
        case _:
            return str(value)
