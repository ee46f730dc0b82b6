"""Answer *Why not?* for anything on the table: what can be done with it now, and of all else why it cannot.

Where a rule of play decides, its verdict speaks; where none does, since nobody can act on such a thing (a
dead discard, a tile in the wall), the entry of the book that says so is named.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from peling.core import actions as act
from peling.core.melds import KongForm, Meld, MeldKind
from peling.core.tiles import Tile, Wind
from peling.core.view import Discarded, Phase, PlayerView, Source
from peling.rules.legality import Verdict, claims_of
from peling_app.books.faces import face, faces_in
from peling_app.books.words.citations import place_words
from peling_app.books.words.findings import finding
from peling_app.books.words.reasons import worth_saying
from peling_app.kit.words import plurals
from peling_app.kit.words.actions import action_name, action_words, kind_name
from peling_app.kit.words.tiles import one_of, tile_title
from peling_app.play.game import Position
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.claim_bar import BY_COMMAND, any_action, belongs, nearest_refused
from peling_app.play.table.model.picture import Stack
from peling_app.play.table.words import board as board_words
from peling_app.play.tutor.model.why_page import Line, WhyPage
from peling_app.play.words import why_not as words

LAID: Final[dict[MeldKind | KongForm, type[act.Action]]] = {
    MeldKind.CHOW: act.ClaimChow,
    MeldKind.PUNG: act.ClaimPung,
    KongForm.CLAIMED: act.ClaimKong,
    KongForm.DRAWN: act.ConcealedKong,
    KongForm.ADDED: act.AddedKong,
}
"""By which action a set came to lie open."""

QUIET: Final = frozenset(
    {
        "not-answered",
        "hand-alive",
        "not-standing",
        "keeps-standing-hand",
        "not-barred",
        "before-drawing",
        "not-for-exposed-pung",
        "three-stays",
        "natural-offered",
        "flower-tile",
        "natural-tile",
        "natural-own",
        "flowers-melded",
        "no-flower-to-meld",
        "no-lone-wild",
        "bottom-tile-itself",
        "not-own-mandarin",
        "not-last-discard",
        "no-honour-robbed",
    }
)
"""Conditions that are nearly always met: not said beside others when they are."""


def why_not(asked: str, session: Position, board: BoardViewModel) -> WhyPage | None:
    """Return the answer for a thing on the board; None: there is no such thing, or no game.

    Things are named as the board names them: ``hand:`` and the key of the tile; ``d:`` (discard), ``m:``
    (set) or ``b:`` (bonus tile) with side and key; ``wall:`` and the key of the stack; ``rack:`` and the
    side; ``claim:`` and the command of the place; ``take-back``, ``advise``, ``next-deal``, ``open-rule``.
    """
    view = session.view
    if view is None:
        return None
    kind, _, rest = asked.partition(":")
    answer = _Answer(view, session)
    page: WhyPage | None
    match kind:
        case "hand":
            held = dict(board.order.tiles).get(int(rest))
            page = None if held is None else answer.own_tile(held)
        case "d":
            page = answer.discard(int(rest.partition(":")[2]) - 1)
        case "m" | "b":
            side, _, key = rest.partition(":")
            page = answer.laid(view.me.after(int(side)), int(key) - 1, bonus=kind == "b")
        case "wall":
            stack = next((row for row in board.picture.wall if row.key == int(rest)), None)
            page = None if stack is None else answer.stack(stack)
        case "rack":
            page = answer.rack(view.me.after(int(rest)))
        case "claim":
            page = answer.place(rest)
        case _:
            page = answer.button(asked)
    if page is None:
        return None
    if view.phase is Phase.OVER and not asked.startswith(("take", "next", "advise", "open")):
        page = replace(page, lead=words.said("over"), lines=())
    return replace(page, faces=faces_in(session.rules, view.wild))


class _Answer:
    """The answers for one position."""

    def __init__(self, view: PlayerView, session: Position) -> None:
        self._view = view
        self._session = session
        self._rules = session.rules

    # -- tiles ---------------------------------------------------------------------------------------------

    def own_tile(self, kind: Tile) -> WhyPage:
        """Answer for a tile of the own hand."""
        view = self._view
        lines: list[Line] = []
        if view.offered is not None:
            uses = [claim for claim in claims_of(view.offered.tile) if _uses(claim, kind, view.offered.tile)]
            lines += self._judged(uses)
            if not uses:
                lines.append(Line("", None, (words.makes_no_set(view.offered.tile),)))
        lines += self._judged([act.Discard(kind)])
        if self._rules.course.standing and self._allows(act.Discard(kind, standing=True)):
            lines += self._judged([act.Discard(kind, standing=True)])
        if kind.is_bonus:
            lines += self._judged([act.SetOutBonus(kind)])
        else:
            lines += self._kongs(kind)
        return self._page(words.said("hand"), tile_title(kind), (kind,), lines)

    def _kongs(self, kind: Tile) -> list[Line]:
        """Answer whether a tile of the hand makes a kong: drawn whole, or added to the own three."""
        laid = any(meld.kind is MeldKind.PUNG and meld.tile is kind for meld in self._view.hand.melds)
        return self._judged([act.AddedKong(kind) if laid else act.ConcealedKong(kind)])

    def discard(self, place: int) -> WhyPage | None:
        """Answer for a discard or the print of one that was claimed, by its place among all of them."""
        view = self._view
        if not 0 <= place < len(view.discards):
            return None
        past = view.discards[place]
        offer = view.offer
        own = past.wind is view.me
        kicker = board_words.winds_discards(past.wind, own=own)
        latest = place == len(view.discards) - 1 and offer is not None and not offer.robbing
        if past.claimed_by is not None:
            gone = words.taken_by(past.claimed_by, own=past.claimed_by is view.me)
            taken = self._taken(past.claimed_by, past)
            lines = [self._lies(taken, gone, words.said("claim"))]
        elif not latest:
            lines = [self._fact("dead", words.said("dead"), words.said("claim"), legal=False)]
        elif own:
            lines = [self._fact("dead", words.said("own-discard"), words.said("claim"), legal=False)]
        else:
            lines = self._judged(self._claims(past.tile))
        return self._page(kicker, tile_title(past.tile), (past.tile,), lines)

    def _claims(self, offered: Tile) -> list[act.Action]:
        claims: list[act.Action] = list(claims_of(offered))
        if not any(isinstance(claim, act.ClaimChow) for claim in claims):
            claims.append(any_action("chow", self._view))
        return claims

    def laid(self, wind: Wind, number: int, *, bonus: bool) -> WhyPage | None:
        """Answer for a tile of a set, or a flower or season, that lies open before a player."""
        view = self._view
        own = wind is view.me
        other = None if own else view.opponent(wind)
        if bonus:
            kinds = view.hand.bonus if other is None else other.bonus
            if number >= len(kinds):
                return None
            line = self._fact("bonus", words.said("bonus"), words.said("take-bonus"), legal=False)
            kicker = words.bonus_of(wind, own=own)
            return self._page(kicker, tile_title(kinds[number]), (kinds[number],), [line])
        melds = view.hand.melds if other is None else other.melds
        if number // 10 >= len(melds):
            return None
        meld = melds[number // 10]
        return self._page(
            words.sets_of(wind, own=own), words.set_heading(meld), meld.tiles, self._set_lines(wind, meld)
        )

    def _set_lines(self, wind: Wind, meld: Meld) -> list[Line]:
        view, course = self._view, self._rules.course
        if wind is view.me:
            stays = self._lies(meld, words.said("laid-own"), words.said("back-to-hand"))
            added = self._judged([act.AddedKong(meld.tile)]) if meld.kind is MeldKind.PUNG else []
            return [*added, stays]
        offer = view.offer
        if offer is not None and offer.robbing and offer.by is wind and offer.tile is meld.tile:
            return self._judged([act.ClaimWin()])
        lines = [self._lies(meld, words.laid_by(wind), words.said("take"))]
        if course.robbing and meld.kind is MeldKind.PUNG:
            lines.append(self._fact("robbing", words.could_rob(wind, meld.tile)))
        return lines

    # -- what nobody sees ----------------------------------------------------------------------------------

    def stack(self, stack: Stack) -> WhyPage:
        """Answer for a stack of the wall."""
        view = self._view
        kicker = words.said("wall")
        if stack.face:
            line = self._fact("turned", words.said("never-taken"), words.said("draw"), legal=False)
            shown = view.wall.turned_up
            return self._page(kicker, words.said("turned"), () if shown is None else (shown,), [line])
        if stack.loose:
            lines = [self._fact("loose", words.said("for-fours"), words.said("draw"), legal=False)]
            return self._page(kicker, words.said("loose"), (), lines)
        heading = words.said("next" if stack.next else "stack")
        lines = [self._fact("draw", self._no_draw(), words.said("draw"), legal=False)]
        lines.append(self._fact("order", words.said("in-order"), words.said("look"), legal=False))
        spared = view.wall.left - view.wall.drawable
        if spared and self._rules.course.reserve(0):
            lines.append(self._fact("reserve", plurals.held_back(spared)))
        return self._page(kicker, heading, (), lines)

    def _no_draw(self) -> str:
        """Return why the user draws no tile now; on his turn it was drawn for him."""
        view = self._view
        if view.phase is Phase.TURN and view.turn is view.me:
            return words.said("claimed" if view.source is Source.CLAIM else "drawn-already")
        if view.offer is not None and view.phase is not Phase.TURN:
            return words.said("all-asked")
        return words.drawn_by(view.turn)

    def rack(self, wind: Wind) -> WhyPage:
        """Answer for the standing tiles of another player."""
        line = self._fact("standing", words.said("rack-hidden"), words.said("look"), legal=False)
        return self._page(words.hand_of(wind), words.said("rack"), (), [line])

    # -- buttons -------------------------------------------------------------------------------------------

    def place(self, command: str) -> WhyPage | None:
        """Answer for a place of the claim bar."""
        view = self._view
        place = BY_COMMAND.get(command)
        if place is None:
            return None
        judged = [v for v in self._session.verdicts() if type(v.action) in place.kinds or belongs(v, place)]
        lines = self._lines(judged or [self._session.verdict(any_action(command, view))])
        tiles = () if view.offered is None or command == "pass" else (view.offered.tile,)
        return WhyPage(words.said("claims"), kind_name(place.kinds[0]), tiles, lines=_ordered(lines))

    def button(self, name: str) -> WhyPage | None:
        """Answer for a button that is no action of the game."""
        view, session = self._view, self._session
        match name:
            case "take-back":
                enabled = session.can_take_back
                learning = session.state is None or session.state.setup.learning
                allowed = "exam" if session.in_exam else "nothing" if learning else "serious"
                why = "yes" if enabled else allowed
            case "advise":
                enabled = view.awaited
                why = "yes" if enabled else "no"
            case "next-deal":
                enabled = view.phase is Phase.OVER
                why = "yes" if enabled else "no"
            case "open-rule":
                enabled = view.phase is not Phase.OVER and bool(session.verdicts())
                why = "yes" if enabled else "no"
            case _:
                return None
        title = words.said(name)
        return WhyPage("", title, lines=(Line(title, enabled, (words.said(f"{name}-{why}"),)),))

    # -- lines ---------------------------------------------------------------------------------------------

    def _page(self, kicker: str, heading: str, tiles: tuple[Tile, ...], lines: list[Line]) -> WhyPage:
        lead = "" if any(line.legal for line in lines) else words.said("nothing")
        return WhyPage(kicker, heading, tiles, lead, _ordered(lines))

    def _allows(self, action: act.Action) -> bool:
        return type(action) in self._rules.course.rules and self._session.verdict(action).legal

    def _judged(self, actions: Iterable[act.Action]) -> list[Line]:
        known = [action for action in actions if type(action) in self._rules.course.rules]
        return self._lines(self._session.verdict(action) for action in known)

    def _lines(self, verdicts: Iterable[Verdict]) -> list[Line]:
        """Return a line for each that is legal, and of each other kind for the one that is nearest to it."""
        judged = list(verdicts)
        legal = [verdict for verdict in judged if verdict.legal]
        several = len(legal) > len({type(verdict.action) for verdict in legal})
        return [self._line(verdict, several=several) for verdict in (*legal, *nearest_refused(judged))]

    def _line(self, verdict: Verdict, *, several: bool = False) -> Line:
        title = action_words(verdict.action) if several else action_name(verdict.action)
        if verdict.legal:
            met = [found for found in verdict.findings if found.condition not in QUIET]
            said = met or list(verdict.findings)
            cite = verdict.cite
        else:
            said = list(worth_saying(verdict.unmet))
            cite = said[0].cite
        entry = next((one.id for one in self._rules.entries if one.cite == cite), verdict.rule)
        rule = verdict.rule if cite == verdict.cite else entry
        sentences = tuple(dict.fromkeys(finding(found) for found in said))
        return Line(title, verdict.legal, sentences, rule, place_words(cite))

    def _fact(self, topic: str, sentence: str, title: str = "", *, legal: bool | None = None) -> Line:
        """Return what an entry of the book says of a topic."""
        places = {entry.id: entry.cite for entry in self._rules.entries}
        places |= {item.id: item.cite for item in self._rules.items}
        rule = next((name for name in face(self._rules.id).places.get(topic, ()) if name in places), "")
        return Line(title, legal, (sentence,), rule, place_words(places[rule]) if rule else "")

    def _taken(self, by: Wind, past: Discarded) -> Meld | None:
        """Return the set in which a claimed discard lies; None: a hand was won with it."""
        view = self._view
        melds = view.hand.melds if by is view.me else view.opponent(by).melds
        return next((one for one in melds if (one.claimed, one.claimed_from) == (past.tile, past.wind)), None)

    def _lies(self, meld: Meld | None, sentence: str, title: str) -> Line:
        """Return why a tile of a set that lies open stays there, with the rule by which it was laid down."""
        laid = None if meld is None else meld.form or meld.kind
        rule = None if laid is None else self._rules.course.rules.get(LAID[laid])
        if rule is None:
            return self._fact("laid", sentence, title, legal=False)
        return Line(title, False, (sentence,), rule.id, place_words(rule.cite))


def _ordered(lines: list[Line]) -> tuple[Line, ...]:
    """Return what can be done first, then what cannot; things that fail for the same reason are one line."""
    found: list[Line] = []
    for line in sorted(lines, key=lambda one: one.legal is not True):
        last = found[-1] if found else None
        same = last is not None and (last.legal, last.reasons, last.rule) == (False, line.reasons, line.rule)
        if last is not None and same and line.legal is False:
            found[-1] = replace(last, title=one_of([last.title, line.title]))
        else:
            found.append(line)
    return tuple(found)


def _uses(claim: act.Action, kind: Tile, offered: Tile) -> bool:
    """Return whether a claim of the offered tile would lay down a tile of this kind from the hand."""
    match claim:
        case act.ClaimPung() | act.ClaimKong():
            return kind is offered
        case act.ClaimChow(own):
            return kind in own
        case act.ClaimWin() | act.Pass():
            return False
        case _:
            return False
