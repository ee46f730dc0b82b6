"""Word the drills: what is asked, what can be chosen, why something is right, how to look.

Functions get the values of `peling.lessons.drills` and return sentences; the tables stand in
`drill_questions` and `drill_answers`. Tiles that are laid out are drawn by the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from peling.core.melds import KongForm
from peling.core.scoring import HandRecord
from peling.lessons.drills.question import Choose, Count, FillSheet, Hint, PickTiles, Question, SettleUp
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import begun, counted, tile_name, tiles_joined, wind_name
from peling_app.learn.words.drill_answers import HINTS, WAYS
from peling_app.learn.words.drill_facts import Facts, choice, filled, is_rounded
from peling_app.learn.words.drill_questions import LINES, NOTES, PROMPTS, SITUATIONS, TASKS
from peling_app.learn.words.drill_reasons import state_label, verdict, why

__all__ = [
    "choice",
    "hint_text",
    "hint_title",
    "kind_line",
    "prompt",
    "state_label",
    "task",
    "verdict",
    "way_text",
    "way_title",
    "why",
]

translate = QCoreApplication.translate

_PAYING: Final = frozenset({"pays", "pays-three", "pays-claim", "pays-dead"})
_BY_PLAYERS: Final = frozenset({"draws-first", "positioner", "box-goes-to"})
_BY_WINDS_DRAWN: Final = frozenset({"draws-east", "box-east"})
_FAMILIES: Final = {
    **dict.fromkeys(("claim-late", "claim-robbing", "claim-last"), "claim"),
    **dict.fromkeys(("score-lost", "example", "example-lost"), "score"),
    "liable-two-hands": "liable",
    "great": "limit",
}
"""What to do in the same way as in another topic."""
_NOTES: Final[Mapping[str, Callable[[Facts], bool]]] = {
    "two-play": lambda facts: facts.get("players") == 2,
    "three-play": lambda facts: facts.get("players") == 3,
    "standing": lambda facts: facts.get("standing") is True,
    "barred": lambda facts: facts.get("barred") is True,
    "nothing-left": lambda facts: facts.get("drawable") == 0,
    "claimed": lambda facts: facts.get("claimed") is True,
    "late": lambda facts: facts.get("late") is True and "action" in facts and not _has_drawn(facts),
    "late-own": lambda facts: facts.get("late") is True and "action" in facts and _has_drawn(facts),
    "robbing": lambda facts: facts.get("robbing") is True and "action" in facts,
    "too-many": lambda facts: facts.get("why") == "too-many",
    "too-few": lambda facts: facts.get("why") == "too-few",
    "limit": lambda facts: "limit" in facts,
    "full": lambda facts: "full" in facts,
}


def _has_drawn(facts: Facts) -> bool:
    """Return whether whoever is asked is the one who has drawn since the discard."""
    return facts.get("turn") is facts.get("me")


def kind_line(kind: str) -> str:
    """Return what a kind of drill is about, in a line."""
    return LINES[kind]()


def prompt(question: Question) -> str:
    """Return the headline of a question."""
    facts = dict(question.facts)
    few = "none" if facts.get("kongs") == 0 else "one" if facts.get("kongs") == 1 else ""
    own = "own" if facts.get("late") is True and _has_drawn(facts) else few
    key = f"{question.topic}-{own}"
    words = filled(translate("Drills", PROMPTS.get(key, PROMPTS[question.topic])), facts, question)
    return begun(words)


def task(question: Question) -> str:
    """Return what to do, with what else matters."""
    facts = dict(question.facts)
    words = filled(TASKS[_task_key(question)](), facts, question)
    notes = [
        filled(NOTES[key](), facts, question)
        for key, applies in _NOTES.items()
        if applies(facts) and not (key == "nothing-left" and question.topic == "claim-last")
    ]
    return " ".join([*_situation(question), *notes, words])


def _situation(question: Question) -> list[str]:
    """Return whose hand is scored and how it was won, where that matters and the tiles do not show it."""
    hands = question.shown.hands
    if question.key.kind not in _SCORED_KINDS or not hands:
        return []
    said = _record_words(hands[0])
    if question.key.kind == "exposing":
        return said[:1]
    if dict(question.facts).get("excused") is False:
        said.append(SITUATIONS["no-excuse"]())
    if question.topic == "liable-two-hands":
        said.append(SITUATIONS["discarders-hand"]())
    return said


_SCORED_KINDS: Final = frozenset({"score", "limit", "liable", "exposing", "example"})


def _record_words(record: HandRecord) -> list[str]:
    win = record.win
    shown: dict[str, str] = {"seat": wind_name(record.seat)}
    if record.round_wind is not None:
        shown["round"] = wind_name(record.round_wind)
    keys = ["seat" if record.round_wind is None else "seat-round"]
    if win is None:
        keys.append("lost")
    else:
        shown["tile"] = "" if win.tile is None else tile_name(win.tile)
        shown["giver"] = "" if win.giver is None else wind_name(win.giver)
        supply = next((noted for noted in record.circumstances if noted.startswith("supply-of")), None)
        keys.append(supply or win.by.value)
    keys += sorted(noted for noted in record.circumstances if noted in SITUATIONS and noted not in keys)
    said = [SITUATIONS[key](**shown) for key in keys]
    if record.visible:
        said.append(SITUATIONS["seen"](tiles=tiles_joined(record.visible)))
    said += [
        SITUATIONS["added"](tile=tile_name(meld.tile))
        for meld in record.hand.melds
        if meld.form is KongForm.ADDED
    ]
    givers = [wind_name(meld.claimed_from) for meld in record.hand.melds if meld.claimed_from is not None]
    if givers and win is not None:
        one = len(set(givers)) == 1
        winds = givers[0] if one else counted(givers)
        said.append(SITUATIONS["claimed-from-one" if one else "claimed-from"](winds=winds))
    return said


def _task_key(question: Question) -> str:
    """Return the key of what to do: by topic, by what is said beside it, else by what can be answered."""
    topic = question.topic
    if topic in TASKS and topic not in {"next-east", "pays", "round", "score"}:
        return topic
    if topic in {"next-east", "own-wind"}:
        return "next-east" if dict(question.facts).get("winner") is not None else "next-east-drawn"
    if topic == "round":
        return "several-deals"
    if topic in _PAYING and "from" in dict(question.facts):
        return "pays-from"
    family = _FAMILIES.get(topic)
    if family == "score" or topic == "score":
        return "score-rounded" if is_rounded(question) else "score"
    if family is not None:
        return family
    if topic in _BY_PLAYERS:
        return "players"
    if topic in _BY_WINDS_DRAWN:
        return "drawn-winds"
    if topic in {"highest-throw", "my-seat"}:
        return "throws"
    match question.form:
        case Choose():
            return "choose"
        case PickTiles():
            return "pick"
        case SettleUp():
            return "pays"
        case FillSheet():
            return "score"
        case Count():
            return "number"
        case _:
            assert_never(question.form)


def hint_title(hint: Hint) -> str:
    """Return the title of a hint."""
    return translate("Drills", HINTS[hint.id][0])


def hint_text(hint: Hint) -> str:
    """Return the sentence of a hint."""
    return translate("Drills", HINTS[hint.id][1])


def way_title(_hint: Hint, place: int) -> str:
    """Return the title of one way to read a hand, by its place from 0."""
    return WAYS["title"](number=number(place + 1))


def way_text(hint: Hint, place: int) -> str:
    """Return what one way to read a hand still waits for."""
    return WAYS["text"](tiles=tiles_joined(hint.ways[place].left))
