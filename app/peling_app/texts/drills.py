"""Word the drills: what is asked, what can be chosen, why something is right, how to look.

Functions get the values of `peling.lessons.drills` and return sentences; the tables stand in
`drill_questions` and `drill_answers`. Tiles that are laid out are drawn by the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, assert_never

from PySide6.QtCore import QCoreApplication, QObject

from peling.lessons.drills.question import (
    DOUBLES,
    POINTS,
    Arranged,
    Choose,
    Compared,
    Count,
    Earned,
    Explanation,
    FillSheet,
    Hint,
    Judged,
    Paid,
    Part,
    PickTiles,
    Question,
    SettleUp,
    State,
    Summed,
    Told,
    Why,
)
from peling.melds import MeldKind
from peling.rulebooks import rule_set
from peling.rules import Value
from peling.scoring import Doubles, Limit, Points
from peling.settlement import Transfer
from peling.tiles import Tile, Wind, tile
from peling_app.texts.drill_answers import (
    CHOICES,
    CONDITIONS,
    DONE,
    HINTS,
    SHEET,
    STATES,
    TOLD,
    VERDICTS,
    WAYS,
)
from peling_app.texts.drill_questions import CLAIMED, KINDS, LINES, NOTES, PROMPTS, TASKS, WISHES
from peling_app.texts.findings import finding
from peling_app.texts.numbers import MINUS, chained, number, summed, times
from peling_app.texts.plurals import plurals
from peling_app.texts.scores import limit_word, score_title
from peling_app.texts.settlement import transfer_reason
from peling_app.texts.tiles import joined, several, short_run, tile_name, wind_name

translate = QCoreApplication.translate

Facts: TypeAlias = Mapping[str, Value]
_PAYING: Final = frozenset({"pays", "pays-three", "pays-claim", "pays-dead"})
_BY_PLAYERS: Final = frozenset({"draws-first", "positioner", "box-goes-to"})
_BY_WINDS_DRAWN: Final = frozenset({"draws-east", "box-east"})
_FAMILIES: Final = {
    **dict.fromkeys(("claim-late", "claim-robbing", "claim-last"), "claim"),
    **dict.fromkeys(("score-lost", "example", "example-lost"), "score"),
    "first-wash": "first",
    "liable-two-hands": "liable",
    "great": "limit",
}
"""What to do in the same way as in another topic."""
_NOTES: Final[Mapping[str, Callable[[Facts], bool]]] = {
    "standing": lambda facts: facts.get("standing") is True,
    "barred": lambda facts: facts.get("barred") is True,
    "nothing-left": lambda facts: facts.get("drawable") == 0,
    "claimed": lambda facts: facts.get("claimed") is True,
    "late": lambda facts: facts.get("late") is True and "action" in facts,
    "robbing": lambda facts: facts.get("robbing") is True and "action" in facts,
    "limit": lambda facts: "limit" in facts,
}


class DrillPlurals(QObject):
    """Phrases with a number; a class, since `tr` is the only form in which lupdate sees plurals in Python."""

    def too_many(self, count: int) -> str:
        """Return how many were chosen wrongly."""
        return self.tr("%n too many.", "", count)

    def missing(self, count: int) -> str:
        """Return how many are missing."""
        return self.tr("%n missing.", "", count)


_plurals: Final = DrillPlurals()


def kind_name(kind: str) -> str:
    """Return what a kind of drill is called."""
    return translate("Drills", KINDS[kind])


def kind_line(kind: str) -> str:
    """Return what a kind of drill is about, in a line."""
    return translate("Drills", LINES[kind])


def prompt(question: Question) -> str:
    """Return the headline of a question."""
    words = _filled(translate("Drills", PROMPTS[question.topic]), dict(question.facts), question)
    return words[:1].upper() + words[1:]


def task(question: Question) -> str:
    """Return what to do, with what matters besides."""
    facts = dict(question.facts)
    words = _filled(translate("Drills", TASKS[_task_key(question)]), facts, question)
    notes = [
        _filled(translate("Drills", NOTES[key]), facts, question)
        for key, applies in _NOTES.items()
        if applies(facts) and not (key == "nothing-left" and question.topic == "claim-last")
    ]
    return " ".join([*notes, words])


def _task_key(question: Question) -> str:
    """Return the key of what to do: by topic, by what is told beside it, else by what can be answered."""
    topic = question.topic
    if topic in TASKS and topic not in {"next-east", "pays", "round"}:
        return topic
    if topic in {"next-east", "own-wind"}:
        return "next-east" if dict(question.facts).get("winner") is not None else "next-east-drawn"
    if topic == "round":
        return "several-deals"
    if topic in _PAYING and "from" in dict(question.facts):
        return "pays-from"
    family = _FAMILIES.get(topic)
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


def choice(question: Question, choice_id: str) -> str:
    """Return the words of a choice."""
    kind, topic = question.key.kind, question.topic
    if topic == "why-not":
        return translate("Drills", CONDITIONS[choice_id])
    if choice_id == "none":
        key = {"liable": "nobody", "limit": "none-of-these", "wind": "no-wind"}.get(kind, "none")
        return translate("Drills", CHOICES[key])
    if choice_id.startswith("hand-"):
        return translate("Drills", CHOICES["hand"]).format(number=choice_id.removeprefix("hand-"))
    if choice_id in CHOICES:
        return translate("Drills", CHOICES[choice_id])
    if choice_id in _LETTERS:
        return wind_name(Wind(choice_id))
    if "-" in choice_id:
        return _item_title(question, choice_id)
    return choice_id


_LETTERS: Final = frozenset(wind.value for wind in Wind)


def _item_title(question: Question, item: str) -> str:
    """Return the name of an item of the book that is asked."""
    rules = rule_set(question.key.rules, dict(question.key.options))
    title = next((one.title for one in rules.items if one.id == item), "")
    return score_title(item, title) if title else item


def why(question: Question, part: Part) -> list[str]:
    """Return why a part of an answer is right or wrong; a sentence each."""
    return [words for one in part.why for words in _why(question, part, one) if words]


def _why(question: Question, part: Part, one: Why) -> list[str]:
    match one:
        case Arranged():
            return _arranged(question, part, one)
        case Judged(verdict):
            if question.topic == "why-not":
                return [finding(found) for found in verdict.findings if found.condition == part.id]
            shown = verdict.findings[-1:] if verdict.legal else verdict.unmet
            return [finding(found) for found in shown]
        case Earned():
            return _earned(one, counted=isinstance(question.form, FillSheet))
        case Summed():
            return _summed(part, one)
        case Paid(transfers, right, given):
            if not transfers:
                return [translate("Drills", SHEET["nothing-paid"])]
            reasons = list(dict.fromkeys(transfer_reason(paid) for paid in transfers))
            return [*reasons, *(_reckoned(paid) for paid in transfers), *_given(right, given)]
        case Compared(concealed, exposed):
            words = translate("Drills", SHEET["compared"])
            return [words.format(one=number(concealed.total), other=number(exposed.total))]
        case Told():
            return [_told(question, one)]
        case _:
            assert_never(one)


def _arranged(question: Question, part: Part, laid: Arranged) -> list[str]:
    stands = [
        translate("Drills", DONE["stands"]).format(wild=tile_name(shown), tile=tile_name(meant))
        for shown, meant in laid.stands
    ]
    if laid.shape:
        return [translate("Drills", DONE["shape"]), *stands]
    if laid.left and isinstance(question.form, Count):
        return [translate("Drills", DONE["left"]).format(tiles=_tiles(laid.left))]
    if laid.left or len(laid.sets) < len(("set",) * 4) + 1:
        words = [translate("Drills", DONE["left"]).format(tiles=_tiles(laid.left))] if laid.left else []
        if not any(meld.kind is MeldKind.PAIR for meld in laid.sets):
            words.append(translate("Drills", DONE["no-pair"]))
        return words or [translate("Drills", DONE["too-few"])]
    if laid.completed is None or not isinstance(question.form, PickTiles):
        return [translate("Drills", DONE["complete"]), *stands]
    name = tile_name(tile(part.id))
    match laid.completed.kind:
        case MeldKind.PAIR:
            key, run = "pair", ""
        case MeldKind.CHOW:
            key, run = "chow", short_run(laid.completed.tiles)
        case _:
            key, run = "pung", ""
    return [translate("Drills", DONE[key]).format(tile=name, run=run), *stands]


def _tiles(tiles: tuple[Tile, ...]) -> str:
    return joined([tile_name(held) for held in tiles])


def _earned(earned: Earned, *, counted: bool) -> list[str]:
    match earned.offered.award:
        case Points(amount):
            value = plurals.points(amount)
        case Doubles(doublings):
            value = plurals.doubles(doublings)
        case Limit():
            value = limit_word()
        case _:
            assert_never(earned.offered.award)
    title = f"{score_title(earned.offered.item, earned.offered.title)}: {value}"
    if counted and earned.times == earned.given:
        return [title]
    key = "not" if not earned.times else "once" if earned.times == 1 else "times"
    words = translate("Drills", SHEET[key]).format(times=number(earned.times))
    return [title, words, *(_given(earned.times, earned.given) if counted else ())]


def _summed(part: Part, one: Summed) -> list[str]:
    """Return how a sum comes about: points, doublings, or all together."""
    sheet = one.sheet
    if part.id == POINTS:
        terms = [line.award.amount for line in sheet.lines if isinstance(line.award, Points)]
    elif part.id == DOUBLES:
        terms = [line.award.times for line in sheet.lines if isinstance(line.award, Doubles)]
    else:
        terms = []
    if len(terms) > 1:
        words = translate("Drills", SHEET["sum"]).format(sum=summed(terms), right=number(one.right))
    elif terms or not (sheet.doubles or sheet.uncapped != sheet.total):
        words = translate("Drills", SHEET["is"]).format(right=number(one.right))
    else:
        key = "sum" if sheet.uncapped == sheet.total else "cut"
        words = translate("Drills", SHEET[key]).format(
            sum=chained(sheet.points, sheet.doubles),
            uncapped=number(sheet.uncapped),
            right=number(one.right),
        )
    return [words, *_given(one.right, one.given)]


def _reckoned(paid: Transfer) -> str:
    """Return how a payment is reckoned: "(80 − 48) × 2 = 64"."""
    base = number(paid.base)
    if paid.lower:
        base = f"{number(paid.higher)} {MINUS} {number(paid.lower)}"
    if paid.factor != 1:
        base = f"({base})" if paid.lower else base
        base = f"{base} {times(paid.factor)}"
    return f"{base} = {number(paid.amount)}"


def _given(right: int, given: int) -> list[str]:
    if right == given:
        return []
    return [translate("Drills", SHEET["given"]).format(given=number(given))]


def _told(question: Question, told: Told) -> str:
    facts = dict(told.facts)
    key = told.topic
    if key == "slip":
        key = f"slip-{facts['how']}"
    if key not in TOLD:
        # Several topics of the rules share the sentence that only tells what is right.
        key = {"rule-next-tile-dealt": "rule-next-tile"}.get(key, "rule")
    words = translate("Drills", TOLD[key])
    if key in {"slip-left-out", "slip-wrong-value"}:
        words = words.replace("{item}", _item_title(question, str(facts["fault"])))
    return _filled(words, facts, question)


def verdict(question: Question, explanation: Explanation) -> str:
    """Return what an answer was worth, in a few words: "3 of 5. 1 too many."."""
    if explanation.right:
        return translate("Drills", VERDICTS["all"])
    one_answer = isinstance(question.form, Count) or (
        isinstance(question.form, Choose) and not question.form.several
    )
    if one_answer or explanation.of == 1:
        return translate("Drills", VERDICTS["none"])
    right = sum(part.state is State.RIGHT for part in explanation.parts)
    wrong = sum(part.state is State.WRONG for part in explanation.parts)
    words = translate("Drills", VERDICTS["some"]).format(got=number(right), of=number(explanation.of))
    return f"{words} {_plurals.too_many(wrong)}" if wrong and isinstance(question.form, _PICKS) else words


_PICKS: Final = (Choose, PickTiles)


def state_label(question: Question, part: Part) -> str:
    """Return how a part stands, in a word; nothing for what was rightly left alone."""
    keys = {State.RIGHT: "right", State.MISSED: "missed", State.WRONG: "wrong"}
    if question.topic == "waits":
        keys = {State.RIGHT: "wins", State.MISSED: "also-wins", State.WRONG: "does-not-win"}
    key = keys.get(part.state)
    return "" if key is None else translate("Drills", STATES[key])


def hint_title(hint: Hint) -> str:
    """Return the title of a hint."""
    return translate("Drills", HINTS[hint.id][0])


def hint_text(hint: Hint) -> str:
    """Return the sentence of a hint."""
    return translate("Drills", HINTS[hint.id][1])


def way_title(_hint: Hint, place: int) -> str:
    """Return the title of one way to read a hand, by its place from 0."""
    return translate("Drills", WAYS["title"]).format(number=number(place + 1))


def way_text(hint: Hint, place: int) -> str:
    """Return what one way to read a hand still waits for."""
    return translate("Drills", WAYS["text"]).format(tiles=_tiles(hint.ways[place].left))


def _filled(words: str, facts: Facts, question: Question) -> str:
    """Put in the facts that a sentence asks for."""
    known = {name: _value(name, value, question) for name, value in facts.items()}
    if "{wish}" in words:
        known["wish"] = _filled(translate("Drills", WISHES[str(facts["action"])]), facts, question)
    if "{claims}" in words:
        known["claims"] = _claims(facts)
    if "{deals}" in words:
        deals = [value for name, value in facts.items() if name.startswith("deal-")]
        known["deals"] = ", ".join(_deal(value) for value in deals)
    if "{tiles}" in words and isinstance(facts.get("tile"), Tile):
        known["tiles"] = several(facts["tile"])  # type: ignore[arg-type]
    return words.format_map(_Known(known))


class _Known(dict[str, str]):
    """Facts of a sentence; one that is not there leaves nothing behind."""

    def __missing__(self, _name: str) -> str:
        """Return nothing."""
        return ""


def _claims(facts: Facts) -> str:
    sentences = []
    for wind in Wind:
        claim = facts.get(f"claim-{wind.value}")
        if claim is not None:
            words = translate("Drills", CLAIMED[str(claim)])
            sentences.append(words.format(player=wind_name(wind)))
    return " ".join(sentences)


def _deal(value: Value) -> str:
    return wind_name(value) if isinstance(value, Wind) else translate("Drills", CHOICES["nobody"])


def _value(name: str, value: Value, question: Question) -> str:
    match value:
        case bool():
            return ""
        case int():
            return number(value)
        case Tile():
            return tile_name(value)
        case Wind():
            return wind_name(value)
        case str() if name == "right":
            return _right(value, question)
        case str() if value in CHOICES:
            return translate("Drills", CHOICES[value])
        case _:
            return str(value)


def _right(value: str, question: Question) -> str:
    """Return the ids of what is right as a list in a sentence."""
    ids = value.split()
    if isinstance(question.form, PickTiles):
        return joined([tile_name(tile(code)) for code in ids])
    return joined([choice(question, id_) for id_ in ids])
