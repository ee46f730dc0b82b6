"""Random hands of every book as records, with house rules chosen at random among all there are."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from peling.commands.hand_json import read_hand
from peling.core.hand import Hand
from peling.core.melds import KongForm, Meld, MeldKind, chow, kong, pung, sequence_from
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import KINDS, WINDS, Tile
from peling.positions.fields import read_object
from peling.positions.record import read_rules
from peling.rulebooks import examples, rule_set
from peling.rules.records import FIRST_TURN, LAST_TILE
from peling.rules.ruleset import RuleSet, UnknownOptionError
from tests.engine.rulebooks.fenghua import second as fenghua
from tests.engine.rulebooks.four_winds import second as four_winds
from tests.engine.rulebooks.how_to_play import second as how_to_play
from tests.engine.rulebooks.pung_chow import second as pung_chow
from tests.engine.rulebooks.pung_chow_limit import second as pung_chow_limit
from tests.engine.rulebooks.suite import Items, Settling, of_each_book
from tests.properties.random_play import random_setting, values


def of_part_one(rng: random.Random) -> HandRecord | None:
    hand = pung_chow.possible_hand(rng, True)
    return None if hand is None else pung_chow.record_of(hand)


def of_part_two(rng: random.Random) -> HandRecord | None:
    hand = pung_chow_limit.possible_hand(rng, True)
    return None if hand is None else read_hand(read_object(pung_chow_limit.record_of(rng, hand), "hand"))


def of_how_to_play(rng: random.Random) -> HandRecord:
    return read_hand(read_object(how_to_play.random_hand(rng), "hand"))


def of_four_winds(rng: random.Random) -> HandRecord | None:
    hand = four_winds.possible_hand(rng, True)
    return None if hand is None else four_winds.record_of(hand)


def of_fenghua(rng: random.Random) -> HandRecord | None:
    hand = fenghua.possible_hand(rng, True)
    return None if hand is None else fenghua.record_of(hand)


COUNTED = Path(__file__).parents[1] / "rulebooks" / "counted_by_hand"
ITEMS = of_each_book("items", Items)
SETTLING = of_each_book("settlement", Settling)


def of_three_wilds(rng: random.Random) -> HandRecord | None:
    """Return a hand of Fenghua with all the wild tiles, or two of them."""
    hand = fenghua.random_hand(rng, rng.choice((2, 3, 3, 3)))
    return fenghua.record_of(hand) if hand is not None and fenghua.possible(hand) else None


MAKERS: dict[str, Callable[[random.Random], HandRecord | None]] = {
    "pung-chow": of_part_one,
    "pung-chow-limit": of_part_two,
    "how-to-play": of_how_to_play,
    "four-winds": of_four_winds,
    "fenghua": of_fenghua,
}


OPEN_FAMILIES = (
    KINDS[:9],
    KINDS[18:27],
    (*KINDS[9:18], *KINDS[27:]),
    tuple(kind for kind in KINDS if kind.is_terminal),
    tuple(kind for kind in KINDS if kind.is_major),
    KINDS[27:],
    (*KINDS[27:31], *KINDS[:3]),
    (*KINDS[31:], *KINDS[24:28]),
)
OPEN_WAYS = (WinBy.DISCARD, WinBy.DISCARD, WinBy.DISCARD, WinBy.LAST_DISCARD, WinBy.ROBBED_KONG, WinBy.WALL)


def of_open_sets(rng: random.Random, book: str) -> HandRecord:
    """Return a hand most of which lies open, won by another's tile: one for which somebody is liable."""
    family = rng.choice(OPEN_FAMILIES)
    kinds = rng.sample(family, 5)
    seat = rng.choice(WINDS)
    melds = [open_set(rng, kind) for kind in kinds[: rng.choice((2, 3, 3, 4))]]
    concealed = [kinds[4], kinds[4]]
    for kind in kinds[len(melds) : 4]:
        run = sequence_from(kind)
        concealed += run if run is not None and rng.random() < 0.3 else (kind,) * 3
    tile = rng.choice(concealed)
    concealed.remove(tile)
    by = rng.choice(OPEN_WAYS)
    giver = rng.choice([wind for wind in WINDS if wind is not seat]) if by.claimed else None
    round_wind = None if book == "pung-chow" else rng.choice(WINDS)
    return HandRecord(seat, round_wind, Hand.of(concealed, melds), Win(tile, by, giver))


def open_set(rng: random.Random, kind: Tile) -> Meld:
    """Return a set on the table, mostly a pung."""
    run = sequence_from(kind)
    if run is not None and rng.random() < 0.15:
        return chow(run, kind)
    form = rng.choice((None, None, None, *KongForm))
    return pung(kind) if form is None else kong(kind, form)


def of_hidden_fours(rng: random.Random, book: str) -> HandRecord:
    """Return a hand that laid down nothing but fours of its own, and won by a tile of its own."""
    kinds = rng.sample(rng.choice(OPEN_FAMILIES), 4)
    seat, fours = rng.choice(WINDS), rng.choice((1, 1, 2, 3))
    concealed = [kind for kind in kinds[fours:3] for _ in range(3)]
    concealed += [*(sequence_from(rng.choice(KINDS[:7])) or ()), kinds[3], kinds[3]]
    tile = rng.choice(concealed)
    concealed.remove(tile)
    by = rng.choice((WinBy.LOOSE, WinBy.WALL))
    noted = frozenset({FIRST_TURN, *(["supply-of-drawn-kong"] if by is WinBy.LOOSE else [])})
    melds = [kong(kind, KongForm.DRAWN) for kind in kinds[:fours]]
    round_wind = None if book == "pung-chow" else rng.choice(WINDS)
    return HandRecord(seat, round_wind, Hand.of(concealed, melds), Win(tile, by), noted)


def random_hand(rng: random.Random, book: str) -> HandRecord | None:
    """Return a random hand of a book."""
    chance = rng.random()
    if chance < 0.25:
        made = of_hidden_fours if chance < 0.05 else of_open_sets
        return claimed(rng, noted(rng, made(rng, book)))
    record = MAKERS[book](rng)
    return None if record is None else claimed(rng, noted(rng, record))


def random_rules(rng: random.Random, book: str) -> RuleSet:
    """Return a book by default now and then, else with every house rule at random."""
    if rng.random() < 0.25:
        return rule_set(book)
    while True:
        try:
            return random_setting(rng, book).rules
        except UnknownOptionError:
            continue


def noted(rng: random.Random, record: HandRecord) -> HandRecord:
    """Return a record with circumstances that the makers of hands leave out."""
    win = record.win
    found = set(record.circumstances)
    if win is not None and win.by in {WinBy.WALL, WinBy.LOOSE, WinBy.LAST_WALL} and rng.random() < 0.3:
        found.add(FIRST_TURN)
    if win is not None and win.by is WinBy.LOOSE and rng.random() < 0.4:
        found.add(LAST_TILE)
    return replace(record, circumstances=frozenset(found))


def claimed(rng: random.Random, record: HandRecord) -> HandRecord:
    """Return a record in which every set that was claimed says from whom, often from one player."""
    favourite = rng.choice([wind for wind in WINDS if wind is not record.seat])
    left = record.seat.after(-1)

    def said(meld: Meld) -> Meld:
        if meld.concealed:
            return meld
        others = [wind for wind in WINDS if wind is not record.seat]
        giver = favourite if rng.random() < 0.8 else rng.choice(others)
        return replace(meld, claimed_from=left if meld.kind is MeldKind.CHOW else giver)

    melds = tuple(said(meld) for meld in record.hand.melds)
    return replace(record, hand=replace(record.hand, melds=melds))


def random_hands(rng: random.Random, book: str) -> Iterator[tuple[RuleSet, HandRecord]]:
    """Yield hands with rules, those that cannot be among them."""
    rules = random_rules(rng, book)
    while True:
        if rng.random() < 0.1:
            rules = random_rules(rng, book)
        record = random_hand(rng, book)
        if record is not None:
            yield rules, record


def engine_says(rules: RuleSet, record: HandRecord) -> tuple[int, int, int, int, str | None] | None:
    """Return what the engine says of a hand; None if such a hand cannot be."""
    try:
        sheet = rules.score(record).sheet
    except InvalidHandError as error:
        if error.reason in {"not-complete", "wild-eye", "below-minimum"}:
            return (0, 0, 0, 0, error.reason)
        return None
    return (sheet.total, sheet.points, sheet.doubles, sheet.shares, None)


def written_hands(book: str) -> Iterator[tuple[Mapping[str, object], HandRecord]]:
    """Yield the hands of a book that people have written down, with their house rules."""
    counted = (COUNTED / f"{book}.jsonl").read_text(encoding="utf-8").splitlines()
    for one in (*examples(book)["hands"], *map(json.loads, counted)):
        fields = read_object(one, "hand")
        if "kind" not in one:
            try:
                yield read_rules(fields, None).house.changed(rule_set(book).options), read_hand(fields)
            except InvalidHandError:
                continue
    items = ITEMS[book]
    for item, places in items.earned_and_missed.items():
        for place in places:
            yield dict(items.house.get(item, {})), items.hands.record(*place)
    settling = SETTLING[book]
    for place, _ in settling.who:
        yield {}, settling.hands.record(*place)


def changed(rng: random.Random, book: str, options: Mapping[str, object]) -> RuleSet:
    """Return a book for these house rules, one or two others changed."""
    known = [option for option in rule_set(book).options if option.scope == "score" or option.any_number]
    while True:
        others = {option.key: rng.choice(values(option)) for option in rng.sample(known, min(2, len(known)))}
        try:
            return rule_set(book, {**options, **others})
        except UnknownOptionError:
            continue
