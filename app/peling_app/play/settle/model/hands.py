"""Lay the hands of a deal that is over open: in sets, with what wild tiles stand for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from peling.core.melds import MeldKind
from peling.core.scoring import HandRecord, Score
from peling.core.tiles import Tile, Wind
from peling.play.deal import DealResult
from peling.rules.ruleset import RuleSet
from peling.shapes.laid_open import OpenGroup, heads_apart, laid_open
from peling_app.books.faces import faces_in
from peling_app.books.words import open_hands as words
from peling_app.books.words import settlement
from peling_app.books.words.scores import cut_word, rounded_word
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.words.numbers import number, signed
from peling_app.kit.words.tiles import joined, meld_name, tile_name, wind_name
from peling_app.play.tutor.model.score import arithmetic


@dataclass(frozen=True, slots=True)
class Stand:
    """What a wild tile stands for.

    Attributes:
        place: which tile of its set it is.
        meant: the tile it stands for; None: for itself.
        lead: the words before that tile, which name the wild one.
        brief: the same where there is little room.
        name: the name of that tile; empty if it stands for itself.
    """

    place: int
    meant: Tile | None
    lead: str
    brief: str
    name: str

    @property
    def said(self) -> str:
        """Return all of it."""
        return " ".join(filter(None, (self.lead, self.name)))


@dataclass(frozen=True, slots=True)
class OpenSet:
    """Tiles of a hand that lie together.

    Attributes:
        tiles: as they lie.
        name: what they are, for screen readers.
        last: the place of the winning tile; -1: it is not here.
        label: what stands under them: a word for the kind of set, and the same with how it counts.
        stands: its wild tiles.
        begins: a stroke stands before them: flowers, what was laid down and what was held are parted so.
    """

    tiles: tuple[Tile, ...]
    name: str
    last: int = -1
    label: tuple[str, str] = ("", "")
    stands: tuple[Stand, ...] = ()
    begins: bool = False


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand laid open.

    Attributes:
        wind, player: who has it.
        wind_name: the wind in words.
        sets: flowers, then the sets laid down, then what was held, in sets or in what there is.
        total: what it counts.
        arithmetic: how that comes about.
        winner: whether it won.
        how: how it won, as a sentence; empty for another hand.
        net: what the deal brings its player, where that says more than a count of nothing; else empty.
        sign: whether that is a gain (1), a loss (-1) or nothing.
        note: what else is to be said: a dead hand.
        faces: how the tiles look in the deal.
        ending: what stands at the end of the arithmetic where that does not come to the total: it is rounded
            or cut.
    """

    wind: Wind
    player: str
    wind_name: str
    sets: tuple[OpenSet, ...]
    total: str
    arithmetic: str
    winner: bool
    how: str = ""
    net: str = ""
    sign: int = 0
    note: str = ""
    faces: Faces = AS_DRAWN
    ending: str = ""

    @property
    def bare_sum(self) -> str:
        """Return the arithmetic without what is said at its end."""
        return self.arithmetic.removesuffix(f", {self.ending}")

    @property
    def short_sum(self) -> str:
        """Return what its lines come to and what is said of it; empty where that is the total itself."""
        return self.arithmetic.rpartition(" = ")[2] if self.ending else ""

    @property
    def figure(self) -> str:
        """Return the number that stands beside it."""
        return self.net or self.total

    @property
    def said(self) -> str:
        """Return its name for screen readers."""
        if self.net:
            return settlement.hand_net(wind=self.wind_name, player=self.player, net=self.net)
        return settlement.hand_name(wind=self.wind_name, player=self.player, total=self.total)


def open_hand(wind: Wind, result: DealResult, rules: RuleSet, names: Mapping[Wind, str]) -> OpenHand:
    """Return the hand of a player after a deal, laid open; `names` says who holds which wind."""
    dead = result.outcome.dead.get(wind)
    shown = laid_hand(result.records[wind], result.scores.get(wind), rules, names.get(wind, ""))
    return shown if dead is None else replace(shown, note=settlement.dead_hand(dead))


def laid_hand(record: HandRecord, score: Score | None, rules: RuleSet, player: str) -> OpenHand:
    """Return a hand laid open, in sets if it has won; `score` is what it counts, None: nothing."""
    won = record.win is not None
    counted = 0 if score is None else score.total
    total = rules.as_paid(counted)
    sum_words = "" if score is None else arithmetic(score.sheet, rules)
    ending = ""
    if score is not None:
        # It stands under what it is rounded to or cut at, which no reader would find by adding.
        uncapped = score.sheet.uncapped
        cut = uncapped != counted and score.sheet.points > 0
        ending = rounded_word() if total != counted else cut_word() if cut else ""
        if ending:
            comes_to = number(uncapped)
            sum_words = f"{sum_words} = {comes_to}" if sum_words else comes_to
    groups = laid_open(record, score.sheet.reading if won and score is not None else None)
    return OpenHand(
        wind=record.seat,
        player=player,
        wind_name=wind_name(record.seat),
        sets=tuple(_sets(record, groups, rules)),
        total=number(total),
        arithmetic=", ".join(filter(None, (sum_words, ending))),
        ending=ending,
        winner=won,
        faces=faces_in(rules, record.wild),
    )


def open_hands(
    result: DealResult, rules: RuleSet, names: Mapping[Wind, str], me: Wind
) -> tuple[OpenHand, ...]:
    """Return all hands: the winner's first, or of whoever washed, the others in the order of the table.

    `me` is the user's wind.
    """
    first = [*result.outcome.washed] if result.winner is None else [result.winner]
    order = [*first, *(wind for wind in result.winds if wind not in first)]
    net = result.settlement.net(result.winds)
    shown = []
    for wind in order:
        hand = open_hand(wind, result, rules, names)
        if hand.winner:
            hand = replace(hand, how=settlement.outcome(result.winner, result.win, me))
        elif result.outcome.washed:
            hand = _of_washed(hand, result, rules, net[wind])
        elif rules.only_winner_counts:
            hand = replace(hand, net=signed(net[wind]), sign=(net[wind] > 0) - (net[wind] < 0))
        shown.append(hand)
    return tuple(shown)


def _of_washed(hand: OpenHand, result: DealResult, rules: RuleSet, net: int) -> OpenHand:
    """Return a hand of a washed deal: none counts, and whoever washed lays the heads apart and is paid."""
    brings = signed(net)
    hand = replace(hand, total=brings, arithmetic="", net=brings, sign=(net > 0) - (net < 0))
    if hand.wind not in result.outcome.washed:
        return hand
    record = result.records[hand.wind]
    groups = heads_apart(record)
    sets = list(_sets(record, groups, rules))
    place = len(sets) - len(groups)  # flowers lie before them
    named = words.heads(number=number(len(groups[0].tiles)))
    sets[place] = replace(sets[place], name=named, label=(named, named))
    paid = max((one.amount for one in result.settlement.transfers if one.payee is hand.wind), default=0)
    return replace(hand, sets=tuple(sets), note=settlement.washed_for(heads=named, points=number(paid)))


def _sets(record: HandRecord, groups: tuple[OpenGroup, ...], rules: RuleSet) -> Iterator[OpenSet]:
    bonus, won = record.hand.bonus, record.win is not None
    if bonus:
        named = words.flowers(bonus) if won else ""
        yield OpenSet(bonus, joined([tile_name(tile) for tile in bonus]), label=(named, named))
    for place, group in enumerate(groups):
        first_held = not won and not group.is_laid and bool(place) and groups[place - 1].is_laid
        begins = bool(bonus) if not place else first_held
        yield _set(group, record, rules, named=won, begins=begins)


def _set(group: OpenGroup, record: HandRecord, rules: RuleSet, *, named: bool, begins: bool) -> OpenSet:
    meld = group.meld
    said = []
    if meld is not None:
        laid = meld.kind is not MeldKind.PAIR
        name = meld_name(meld)
        said.append(words.named(rules.id, name, concealed=meld.concealed) if laid else name)
    stands = tuple(_stand(group.tiles[place], meant, place) for place, meant in group.stands)
    said += [stand.said for stand in stands]
    if group.last >= 0 and record.win is not None and record.win.tile is not None:
        said.append(settlement.winning_tile(record.win.tile))
    label = words.labels(rules.id, meld) if named and meld is not None else ("", "")
    return OpenSet(group.tiles, ", ".join(said), group.last, label, stands, begins)


def _stand(wild: Tile, meant: Tile, place: int) -> Stand:
    name = tile_name(wild)
    if wild is meant:
        return Stand(place, None, words.stands_for_itself(tile=name), words.itself(), "")
    return Stand(place, meant, words.stands_for(tile=name), "", tile_name(meant))
