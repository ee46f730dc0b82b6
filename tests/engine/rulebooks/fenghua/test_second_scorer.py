"""Random hands of Fenghua are read whole."""

from __future__ import annotations

import random
from collections import Counter

from peling.core.scoring import InvalidHandError
from peling.rulebooks import rule_set
from tests.engine.rulebooks.fenghua.second import possible, random_hand, record_of


def test_every_reading_holds_every_tile_once() -> None:
    rng = random.Random(7)
    seen = 0
    while seen < 300:
        hand = random_hand(rng, rng.choice((1, 2, 2, 3)))
        if hand is None or not possible(hand):
            continue
        record = record_of(hand)
        try:
            score = rule_set("fenghua").score(record)
        except InvalidHandError:
            continue
        seen += 1
        held = Counter(record.hand.all_tiles())
        if record.win is not None and record.win.tile is not None and hand.by != "eight-flowers":
            held[record.win.tile] += 1
        for sheet in (score.sheet, *score.others):
            reading = sheet.reading
            read = Counter([*reading.singles, *(tile for meld in reading.sets for tile in meld.tiles)])
            read.subtract(stood for _, stood in reading.stands)
            read.update(shown for shown, _ in reading.stands)
            assert +read == held
            assert reading.completed is None or reading.completed in reading.sets
