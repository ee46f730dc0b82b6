"""Gather what the tutor says: the tile in question, a card for each claim, the score now, the log, a rule.

Everything comes from verdicts, consequences, scores and entries of the rule set; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from peling.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    GoOutByFlowers,
    Pass,
    RefuseLast,
    SetOutBonus,
    TakeLast,
    Wash,
)
from peling.advisor import Advice
from peling.consequences import (
    company,
    consequences,
    nearer_kinds,
    standing_record,
    standing_score,
    tiles_short,
    waited_for,
    winning_record,
)
from peling.deal import DealResult
from peling.events import Event
from peling.legality import Verdict
from peling.melds import MeldKind
from peling.outlook import Outlook
from peling.ruleset import RuleSet
from peling.tiles import Tile, Wind
from peling.view import Phase, PlayerView
from peling_app.settings import TutorDepth
from peling_app.texts import advice as advice_texts
from peling_app.texts import tutor as words
from peling_app.texts import what_if as what_if_texts
from peling_app.texts.actions import action_words
from peling_app.texts.citations import citation, place_words, section_words
from peling_app.texts.findings import finding
from peling_app.texts.own_hand import hand_facts
from peling_app.texts.rulings import entry_words, ruling_words
from peling_app.viewmodels.faces import AS_DRAWN, Faces
from peling_app.viewmodels.first_times import FirstCard, FirstTimes
from peling_app.viewmodels.lessons_rows import Explained
from peling_app.viewmodels.log import LogModel
from peling_app.viewmodels.practise import REFUSED_DRILL, action_drill, hand_drill
from peling_app.viewmodels.score import HandScore, final_score, hand_score
from peling_app.viewmodels.tutor_depth import now_at, score_at


class TutorSession(Protocol):
    """What the tutor asks of the session; see there."""

    changed: SignalInstance
    advice: SignalInstance
    weighed: SignalInstance

    @property
    def view(self) -> PlayerView | None:
        """Return what the user sees."""

    @property
    def rules(self) -> RuleSet:
        """Return the rule set in play."""

    @property
    def log(self) -> tuple[Event, ...]:
        """Return the events of the deal as the user sees them."""

    @property
    def last_result(self) -> DealResult | None:
        """Return the result; None while the deal is played."""

    @property
    def deal_number(self) -> int:
        """Return the number of the deal."""

    @property
    def names(self) -> Mapping[Wind, str]:
        """Return how the players are called."""

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdict on everything the user could think of."""

    def hint(self) -> None:
        """Ask for advice; the answer comes by the signal."""

    def weigh(self) -> None:
        """Let what the user may do be weighed; the answer comes by the signal."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One row of a card's list: its word and what it says."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Seats:
    """The little picture of the table: who sits where, whence the tile comes and whence it may come."""

    right: str
    opposite: str
    left: str
    source: Wind
    allowed: Wind
    me: Wind


@dataclass(frozen=True, slots=True)
class Card:
    """What the tutor says about one action.

    Attributes:
        rule: the id of its rule, to open it.
        title: its name.
        legal: whether it is allowed.
        own: the tiles of the hand it uses.
        other: the tile of another player.
        beside: the words beside the tiles.
        facts: what it makes, counts, costs, what comes then, how it ranks.
        reasons: why it is not allowed.
        seats: a picture of the seats where that is the reason.
        cite: where it stands.
        faces: how the tiles look.
        practise: the kind of drill that asks for the like; empty: none is offered.
    """

    rule: str
    title: str
    legal: bool
    own: tuple[Tile, ...] = ()
    other: Tile | None = None
    beside: str = ""
    facts: tuple[Fact, ...] = ()
    reasons: tuple[str, ...] = ()
    seats: Seats | None = None
    cite: str = ""
    faces: Faces = AS_DRAWN
    practise: str = ""


@dataclass(frozen=True, slots=True)
class NowPage:
    """What the page "Now" shows.

    Attributes:
        tile: the tile in question.
        kicker, heading, lead: the words at the head.
        cards: what is allowed, then what is refused for its seat.
        refusals: what is refused, in a line each.
        distance: how far the hand is from a win, and which tiles would complete it.
        hand: on the own turn, what goes with what in the hand and what brings it nearer.
        may_advise: whether advice can be asked for.
        faces: how the tile looks.
        first: what is met here for the first time; None: nothing.
        practise: the kind of drill that asks what `distance` and `hand` say; empty: none is offered.
    """

    tile: Tile | None = None
    kicker: str = ""
    heading: str = ""
    lead: str = ""
    cards: tuple[Card, ...] = ()
    refusals: tuple[Card, ...] = ()
    distance: str = ""
    hand: tuple[Fact, ...] = ()
    may_advise: bool = False
    faces: Faces = AS_DRAWN
    first: FirstCard | None = None
    practise: str = ""


@dataclass(frozen=True, slots=True)
class ScorePage:
    """What the page "Score now" shows.

    Attributes:
        final: the deal is over; otherwise it is the user's hand alone.
        only_winner: a hand that has not won counts nothing; it shows what its sets will count.
        going_out: the hand may go out and is scored so; otherwise, while the deal is played, as it stands.
        hands: the scores: the user's first while the deal is played, then all in the order of play.
        winner: who won; None while the deal is played and in a drawn deal.
        names: how the players are called.
    """

    final: bool = False
    hands: tuple[HandScore, ...] = ()
    winner: Wind | None = None
    names: tuple[tuple[Wind, str], ...] = ()
    going_out: bool = False
    only_winner: bool = False


@dataclass(frozen=True, slots=True)
class RulePage:
    """An entry of the book: title, text, place, and what was decided where the book is silent."""

    title: str
    text: str
    cite: str
    rulings: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class AdvicePage:
    """What is advised: the sentences, the best first; empty while it is being thought about.

    `title` stands over them; empty: they are the advice that was asked for. Otherwise `tries` tell what would
    come of an action that the user only looks at.
    """

    sentences: tuple[str, ...] = ()
    thinking: bool = False
    title: str = ""
    tries: tuple[Tried, ...] = ()


@dataclass(frozen=True, slots=True)
class Tried:
    """What would come of one action; `way` names it where there are several."""

    way: str
    facts: tuple[Fact, ...]


class TutorModel(QObject):
    """What the tutor panel shows.

    Signals:
        changed: any page has changed.
        advised: advice has been asked for, come or gone.
    """

    changed = Signal()
    advised = Signal()

    def __init__(
        self, session: TutorSession, parent: QObject | None = None, firsts: FirstTimes | None = None
    ) -> None:
        """Follow a session; without `firsts` nothing is explained as new, and no word of the glossary."""
        super().__init__(parent)
        self._session = session
        self.firsts = firsts
        self.log = LogModel(self)
        self.now = NowPage()
        self.score = ScorePage()
        self.advice = AdvicePage()
        self._depth = TutorDepth.FULL
        self._tried: tuple[Action, ...] = ()
        self._weighed: tuple[Outlook, ...] = ()
        self._weighing = False
        session.weighed.connect(self._take_weighed)
        session.changed.connect(self.refresh)
        session.advice.connect(self._take_advice)
        if firsts is not None:
            firsts.changed.connect(self._explain_first)
        self.refresh()

    def refresh(self) -> None:
        """Read everything again from the session."""
        view = self._session.view
        had_advice = self.advice != AdvicePage()
        self.advice = AdvicePage()
        self._tried, self._weighed, self._weighing = (), (), False
        if view is None:
            self.now, self.score = NowPage(), ScorePage()
        else:
            rules = self._session.rules
            told = replace(now_page(view, self._session.verdicts(), rules), first=self._first(view))
            scored = score_page(view, rules, self._session.last_result, self._session.names)
            self.now, self.score = now_at(told, self._depth), score_at(scored, self._depth)
            self.log.show(self._session.log, view.me, _faces(view, self._session.rules))
        self.changed.emit()
        if had_advice:
            self.advised.emit()

    def _first(self, view: PlayerView) -> FirstCard | None:
        """Return what is met for the first time in a position."""
        if self.firsts is None or self._session.last_result is not None:
            return None
        self.firsts.begin_deal((self._session.rules.id, self._session.deal_number, view.me, view.dealt))
        return self.firsts.in_play(view, self._session.verdicts(), self._session.rules)

    def _explain_first(self) -> None:
        """Show the next thing that is new in the same position."""
        view = self._session.view
        if view is not None:
            self.now = replace(self.now, first=self._first(view))
            self.changed.emit()

    def first_seen(self) -> None:
        """Note that what is met for the first time has come into sight."""
        if self.firsts is not None and self.now.first is not None:
            self.firsts.seen(self.now.first.topic, self._session.rules.id)

    def first_known(self) -> None:
        """Put away what is met for the first time."""
        if self.firsts is not None and self.now.first is not None:
            self.firsts.put_away(self.now.first.topic, self._session.rules.id)

    def show_firsts_again(self) -> None:
        """Explain everything of this book once more."""
        if self.firsts is not None:
            self.firsts.show_again(self._session.rules.id)

    def explain(self, term: str) -> Explained | None:
        """Return what a word of the glossary means; None where none is explained."""
        return None if self.firsts is None else self.firsts.explain(term, self._session.rules)

    def set_depth(self, depth: TutorDepth) -> None:
        """Tell so much from now on."""
        if self.firsts is not None:
            self.firsts.set_depth(depth)
        if depth is not self._depth:
            self._depth = depth
            self.refresh()

    def retranslate(self) -> None:
        """Word everything again in another language."""
        self.log.retranslate()
        self.refresh()

    def ask_advice(self) -> None:
        """Ask for advice on what to do now."""
        self.advice = AdvicePage(thinking=True)
        self.advised.emit()
        self._session.hint()

    def what_if(self, *actions: Action) -> None:
        """Say what would come of what the user looks at, one action or several ways of it; none: nothing."""
        self._tried = () if self._depth is TutorDepth.QUIET else actions
        if self._tried and not self._weighed:
            if not self._weighing:
                self._weighing = True
                self._session.weigh()
        else:
            self._show_tried()

    def rule(self, rule_id: str) -> RulePage:
        """Return the entry of the book with this id.

        Raises:
            KeyError: the book has no such entry.
        """
        return rule_page(self._session.rules, rule_id)

    def _take_weighed(self, weighed: tuple[Outlook, ...]) -> None:
        self._weighed, self._weighing = weighed, False
        self._show_tried()

    def _show_tried(self) -> None:
        """Show what was weighed of what is tried; advice that was asked for goes before."""
        if self.advice.thinking or self.advice.sentences:
            return
        by_action = {one.action: one for one in self._weighed}
        page = tried_page(tuple(by_action[one] for one in self._tried if one in by_action))
        if page != self.advice:
            self.advice = page
            self.advised.emit()

    def _take_advice(self, advice: tuple[Advice, ...]) -> None:
        self.advice = AdvicePage(advice_sentences(advice))
        self.advised.emit()


NEARLY = 0.03
"""How much less an action may be worth, in shares, to be called nearly as good."""

CLAIMS = (ClaimWin, ClaimKong, ClaimPung, ClaimChow)
_ORDER = (
    GoOut,
    GoOutByFlowers,
    ClaimWin,
    TakeLast,
    RefuseLast,
    SetOutBonus,
    ClaimKong,
    ConcealedKong,
    AddedKong,
    ClaimPung,
    ClaimChow,
    Wash,
)


def now_page(view: PlayerView, verdicts: tuple[Verdict, ...], rules: RuleSet) -> NowPage:
    """Return what the page "Now" shows for a position and the verdicts on it."""
    asked = view.awaited or (view.phase is Phase.TURN and view.turn is view.me)
    # A book may let a discard be claimed even after the next draw, when nobody is asked any more.
    asked = asked or any(v.legal and isinstance(v.action, CLAIMS) for v in verdicts)
    judged = [v for v in verdicts if _told(v)] if asked else []
    legal = sorted((v for v in judged if v.legal), key=_place)
    kinds = {type(v.action) for v in legal}
    refused = sorted(_nearest([v for v in judged if not v.legal and type(v.action) not in kinds]), key=_place)
    cards = [allowed_card(v, view, rules) for v in legal]
    by_seat = [v for v in refused if _refused_for_seat(v)]
    cards += [refused_card(v, view, judged) for v in by_seat]
    return NowPage(
        tile=words.shown_tile(view),
        kicker=words.kicker(view),
        heading=words.heading(view),
        lead=words.lead(
            view,
            tuple(dict.fromkeys(type(v.action) for v in legal)),
            tuple(type(v.action) for v in by_seat),
        ),
        cards=tuple(cards),
        refusals=tuple(refused_card(v, view, judged) for v in refused if v not in by_seat),
        distance="" if view.phase is Phase.OVER or legal else _distance(view, rules),
        hand=_hand(view, rules),
        may_advise=asked,
        faces=_faces(view, rules),
        practise="" if view.phase is Phase.OVER else hand_drill(view, rules),
    )


def _told(verdict: Verdict) -> bool:
    """Tell whether there is a card for an action: of discards only for one that makes a standing hand."""
    if isinstance(verdict.action, Discard):
        return verdict.action.standing and verdict.legal
    return not isinstance(verdict.action, Pass)


def allowed_card(verdict: Verdict, view: PlayerView, rules: RuleSet) -> Card:
    """Return the card of a legal claim or declaration with its consequences."""
    facts = consequences(view, verdict.action, rules)
    payers = tuple(wind for wind in view.winds if wind is not view.me)
    texts = (
        words.makes(facts, len(rules.course.covered)),
        words.counts(facts),
        words.costs(facts),
        words.then(facts, payers),
        words.ranks(facts),
    )
    claim = isinstance(verdict.action, ClaimWin | ClaimKong | ClaimPung | ClaimChow)
    return Card(
        rule=verdict.rule,
        title=words.card_title(verdict.action),
        legal=True,
        own=facts.own,
        other=view.offer.tile if claim and view.offer is not None else None,
        beside=words.tiles_words(verdict.action, view),
        facts=tuple(Fact(label, text) for label, text in zip(words.labels(), texts, strict=True) if text),
        cite=place_words(verdict.cite),
        faces=_faces(view, rules),
        practise=action_drill(verdict.action),
    )


def _faces(view: PlayerView, rules: RuleSet) -> Faces:
    return Faces(rules.id, view.wild)


def refused_card(verdict: Verdict, view: PlayerView, judged: list[Verdict]) -> Card:
    """Return the card of an action that is not allowed, with the reasons."""
    reasons = tuple(finding(found) for found in verdict.unmet)
    seats = None
    if _refused_for_seat(verdict) and view.offer is not None:
        tile = view.offer.tile
        runs = tuple(
            tuple(sorted((*v.action.own, tile)))
            for v in judged
            if isinstance(v.action, ClaimChow) and _refused_for_seat(v)
        )
        reasons = (
            words.chow_refused(words.chow_ways(runs, tile), view.left_neighbour),
            words.seat_of(view.offer.by, view),
        )
        seats = _seats(view)
    return Card(
        rule=verdict.rule,
        title=words.card_title(verdict.action),
        legal=False,
        reasons=reasons,
        seats=seats,
        cite=section_words(verdict.cite) if seats is None else place_words(verdict.cite),
        practise=REFUSED_DRILL,
    )


def score_page(
    view: PlayerView, rules: RuleSet, result: DealResult | None, names: Mapping[Wind, str]
) -> ScorePage:
    """Return what the hand would score now, or after the deal what all hands score."""
    faces = _faces(view, rules)
    if result is None:
        won = winning_record(view, rules)
        if won is not None:
            sheet = rules.score(won).sheet
            near = rules.near_misses(won)
            shown = hand_score(sheet, view.me, rules, win=won.win, me=True, near=near, faces=faces)
            return ScorePage(hands=(shown,), going_out=True)
        sheet = standing_score(view, rules).sheet
        near = rules.near_misses(standing_record(view, rules))
        shown = hand_score(sheet, view.me, rules, win=None, me=True, near=near, faces=faces)
        return ScorePage(hands=(shown,), only_winner=rules.only_winner_counts)
    hands = []
    for wind in result.winds:
        if wind in result.scores:
            record = result.records[wind]
            near = rules.near_misses(record) if wind is result.winner else ()
            sheet = result.scores[wind].sheet
            own = wind is view.me
            shown = hand_score(sheet, wind, rules, win=record.win, me=own, near=near, faces=faces)
            hands.append(final_score(shown, rules, result))
    return ScorePage(True, tuple(hands), result.winner, tuple(names.items()))


def rule_page(rules: RuleSet, rule_id: str) -> RulePage:
    """Return the entry of the book with this id, and the rulings that arise at the same place.

    Raises:
        KeyError: the book has no such entry.
    """
    for entry in rules.entries:
        if entry.id == rule_id:
            rulings = tuple(ruling_words(ruling) for ruling in rules.rulings if ruling.cite == entry.cite)
            title, text = entry_words(entry)
            return RulePage(title, text, citation(entry.cite), rulings)
    raise KeyError(rule_id)


def advice_sentences(advice: tuple[Advice, ...]) -> tuple[str, ...]:
    """Return advice in words: the best action, its reasons, and what is nearly as good."""
    if not advice:
        return (advice_texts.nothing_to_decide(),)
    best = advice[0]
    reasons = [advice_texts.reason_words(reason) for reason in best.reasons]
    sentences = [advice_texts.advice_words(best), " ".join(reason for reason in reasons if reason)]
    if len(advice) > 1 and best.worth - advice[1].worth <= NEARLY * max(1.0, abs(best.worth)):
        sentences.append(advice_texts.others_title(advice[1]))
    return tuple(sentence for sentence in sentences if sentence)


def tried_page(found: tuple[Outlook, ...]) -> AdvicePage:
    """Return what would come of actions: only what they do, not which is the best."""
    if not found:
        return AdvicePage()
    actions = tuple(one.action for one in found)
    return AdvicePage(
        title=what_if_texts.title(actions),
        tries=tuple(
            Tried(
                action_words(one.action) if len(found) > 1 else "",
                tuple(Fact(label, text) for label, text in what_if_texts.facts(one)),
            )
            for one in found
        ),
    )


def _place(verdict: Verdict) -> int:
    kind = type(verdict.action)
    return _ORDER.index(kind) if kind in _ORDER else len(_ORDER)


def _nearest(verdicts: list[Verdict]) -> list[Verdict]:
    """Return of each kind of action the verdict with the fewest reasons against it."""
    found: dict[type[Action], Verdict] = {}
    for verdict in verdicts:
        known = found.get(type(verdict.action))
        if known is None or len(verdict.unmet) < len(known.unmet):
            found[type(verdict.action)] = verdict
    return list(found.values())


def _refused_for_seat(verdict: Verdict) -> bool:
    return isinstance(verdict.action, ClaimChow) and [f.condition for f in verdict.unmet] == ["from-left"]


def _distance(view: PlayerView, rules: RuleSet) -> str:
    short = tiles_short(view, rules)
    sentence = words.distance(short)
    if short == 1 and view.hand.size <= 13:
        kinds = waited_for(view, rules)
        if kinds:
            return f"{sentence} {words.waits(kinds)}"
    return sentence


def _hand(view: PlayerView, rules: RuleSet) -> tuple[Fact, ...]:
    if view.phase is not Phase.TURN or view.turn is not view.me or tiles_short(view, rules) == 0:
        return ()
    open_threes = [meld.tile for meld in view.hand.melds if meld.kind is MeldKind.PUNG]
    natural = [held for held in view.hand.concealed if held not in view.wild]
    wild = [held for held in view.hand.concealed if held in view.wild]
    facts = hand_facts(nearer_kinds(view, rules), company(natural), open_threes, wild)
    return tuple(Fact(label, text) for label, text in facts)


def _seats(view: PlayerView) -> Seats | None:
    if view.offer is None:
        return None
    names = [words.seat_name(view.me.after(steps), view) for steps in (1, 2, 3)]
    return Seats(names[0], names[1], names[2], view.offer.by, view.left_neighbour, view.me)
