"""Every ruling of Part II is kept: two positions on either side of the line it draws."""

from dataclasses import replace

from peling.commands.score import answer
from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, ConcealedKong, Discard, Wash
from peling.core.settlement import FalseCall
from peling.core.tiles import WINDS, Wind, full_set, tile
from peling.core.view import Discarded, PlayerView, Source
from peling.play.seating import picked_places
from peling.rulebooks import rule_set
from peling.rulebooks.pung_chow.part_two_penalties import EXCUSED, NO_CHOICE
from peling.rules.course import WallBreak
from tests.engine.rulebooks.positions import view
from tests.engine.rulebooks.pung_chow.rulings import after_a_loose_draw, kong_view, loose_tiles
from tests.engine.rulebooks.pung_chow_limit.positions import HANDS, net, outcome
from tests.engine.rulebooks.suite import Ruling

goes_before = HANDS.goes_before
RULES = HANDS.rules_id

allowed = HANDS.allowed
earned = HANDS.earned
liable = HANDS.liable
missed = HANDS.missed
record = HANDS.record
refused = HANDS.refused
score = HANDS.score
total = HANDS.total

B4 = tile("B4")
B5 = tile("B5")
CHOW_56 = ClaimChow((tile("B5"), tile("B6")))
SOME_CHOW = ClaimChow((tile("B1"), tile("B2")))
CHOWS = "(B2 B3 B4) (D5 D6 D7)"
LOSER = "D1 D3 C4 C4 B5 B6 B9 R E W"
FIRST = "C2 C3 B2 B3 B4 B6 B7 B8 D5 D6 D7 D8 D8"
FOURTH = "D4 D6 B6 B7 B8 C9 C9 | (D5* D5 D5) (C1 C2 C3)"
ROBBING = f"B6 B7 B8 D5 D6 C2 C2 | {CHOWS}"
DOTS = "D2 D3 D8 D8 | (D4 D5 D6) (D7* D7 D7) (D9* D9 D9)"
WINDS_OUT = "E E B3 B3 | (S* S S) (W* W W) (N* N N)"
DRAGONS_OUT = "Wh Wh D1 D1 B2 B3 B4 | (R* R R) (G* G G)"
LOOSE = "C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) [D5 D5 D5 D5]"
NINE_HEADS = "B1 B9 D1 D9 C1 C9 E S W B2 B3 B5 B6"
SCORES = (20, 8, 512, 640)
SINGLES = "B1 B9 D1 D9 C1 C9 E S W N R G G"
KONGS_OUT = "D1 D1 D2 D2 | [D9 D9 D9 D9] (D4 D5 D6) (D7* D7 D7)"


def dealt(
    tiles: str, offer: str = "B5 E", *, me: str = "S", drawn: bool = False, own: bool = False
) -> PlayerView:
    """Return the view of a player who was dealt these tiles, when East's first discard lies on the table."""
    seen = view(tiles, offer, me=me)
    hand = seen.hand.concealed
    discards = (Discarded(Wind.EAST, B5), *((Discarded(Wind(me), B5),) if own else ()))
    return replace(seen, dealt=hand, untouched=not drawn, discards=discards)


def east(tiles: str, source: Source = Source.DEAL) -> PlayerView:
    """Return East's view before he discards."""
    seen = view(tiles, me="E", source=source)
    return replace(seen, dealt=seen.hand.concealed, untouched=source is Source.DEAL, discards=())


def shown(discarder: str, hand: str = DOTS, tiles: str = "D1", **options: object) -> frozenset[str]:
    """Return what frees West, who holds these tiles after the discard that wins."""
    records = {Wind.SOUTH: record(hand, f"{tiles} discard W"), Wind.WEST: record(discarder, "", "WE")}
    return rule_set(RULES, options).shown(records, Wind.SOUTH)


def example(rule: str, options: dict[str, object]) -> object:
    """Return the lines of example 4 that begin with a rule."""
    hand = {
        "rules": RULES,
        "options": options,
        "seat": "E",
        "round": "E",
        "role": "winner",
        "concealed": ["G", "G", "G", "B9", "B9", "B9", "B3", "B3", "B3", "E"],
        "melds": [{"kind": "pung", "tiles": ["R"] * 3, "concealed": False}],
        "win": {"tile": "E", "by": "wall"},
    }
    got = answer(hand)
    return [line for line in got["lines"] if line["rule"].startswith(rule)] if rule else got["payments"]  # type: ignore[attr-defined]


def false_call(offender: str, **options: object) -> list[int]:
    settle = rule_set(RULES, options).false_call
    assert settle is not None
    return list(settle(FalseCall(WINDS, Wind(offender))).net(WINDS).values())


RULINGS: tuple[Ruling, ...] = (
    ("A02", lambda: rule_set(RULES).course.break_wall(8, 9, 17), WallBreak(Wind.NORTH, Wind.NORTH, 17)),
    ("A02", lambda: rule_set(RULES).course.break_wall(8, 10, 17), WallBreak(Wind.NORTH, Wind.WEST, 1)),
    ("A03", lambda: loose_tiles()[0], "R"),
    ("A03", lambda: loose_tiles()[1], "Wh"),
    ("A04", lambda: after_a_loose_draw()[0], 2),
    ("A04", lambda: after_a_loose_draw()[1], 133),
    ("A06", lambda: net(outcome("", 4, 8, 8, 0)), {"E": 0, "S": 0, "W": 0, "N": 0}),
    (
        "A06",
        lambda: net(outcome("", 4, 8, 808, 0), draw_settlement="differences"),
        {"E": -600, "S": -284, "W": 1200, "N": -316},
    ),
    ("A07", lambda: allowed(view("B5 B5 D1", "B5 W", last=True, drawable=0), ClaimPung()), True),
    ("A07", lambda: allowed(view("B5 B5 B5 D1", "B5 W", last=True, drawable=0), ClaimKong()), False),
    (
        "A07",
        lambda: allowed(view("B5 B5 D1", "B5 W", last=True), ClaimPung(), last_discard_claims="win_only"),
        False,
    ),
    ("A08", lambda: score(LOOSE, "C4 loose", "SE", "last-tile").sheet.doubles, 1),
    ("A08", lambda: score(LOOSE, "C4 loose", "SE", "last-tile", last_tile_loose="both").sheet.doubles, 2),
    ("A08", lambda: score(LOOSE, "C4 loose", "SE", last_tile_loose="both").sheet.doubles, 1),
    ("A09", lambda: rule_set(RULES).course.late_claims, False),
    ("A09", lambda: rule_set(RULES, {"late_claims": "until_next_discard"}).course.late_claims, True),
    ("A10", lambda: allowed(view(f"C2 C3 B6 B7 B8 D9 D9 | {CHOWS}", "C1 N"), ClaimWin()), True),
    (
        "A10",
        lambda: allowed(view(f"C2 C3 B6 B7 B8 D9 D9 | {CHOWS}", "C1 N"), ClaimChow((tile("C2"), tile("C3")))),
        False,
    ),
    ("A11", lambda: goes_before(ClaimWin(), ClaimKong()) and goes_before(ClaimPung(), SOME_CHOW), True),
    ("A11", lambda: goes_before(SOME_CHOW, ClaimWin()), False),
    ("A13", lambda: allowed(kong_view(Source.WALL), ConcealedKong(B4)), True),
    ("A13", lambda: allowed(kong_view(Source.WALL), Discard(B4)), True),
    ("A13", lambda: allowed(kong_view(Source.CLAIM), ConcealedKong(B4)), False),
    ("A13", lambda: allowed(kong_view(Source.CLAIM), ConcealedKong(B4), kong_after_claim=True), True),
    ("A13b", lambda: total("D2 D2 D2 D2 D1 D3 C4 C4 B5 B6 B9 R E"), 4),
    ("A13b", lambda: total(f"{LOSER} | [D2 D2 D2 D2]"), 16),
    ("A14", lambda: total(f"{LOSER} | (D2* D2 D2 +D2)<E"), 8),
    ("A14", lambda: total(f"{LOSER} | [D2 D2 D2 D2]"), 16),
    ("A15", lambda: refused(ROBBING, "D4 robbed-kong N"), "robbing-not-allowed"),
    ("A15", lambda: refused(ROBBING, "D4 robbed-kong N", robbing_kong=True), ""),
    ("A16", lambda: total(f"{LOSER} | [D9 D9 D9 D9]"), 32),
    ("A16", lambda: total(f"{LOSER} | (D9* D9 D9 D9)<E"), 16),
    ("A17", lambda: net(outcome("N", 16, 64, 8, 40, dead=("S",)))["S"], -80),
    ("A17", lambda: net(outcome("N", 16, 64, 8, 40))["S"], 112),
    ("A17", lambda: net(outcome("N", 16, 64, 8, 40, dead=("S", "W")))["W"], -72),
    ("A23", lambda: total("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 discard N"), 12),
    ("A23", lambda: total("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 wall"), 16),
    ("A34", lambda: total(f"{LOSER} G G G | | Se2"), 32),
    ("A34", lambda: total(f"{LOSER} G G G | | Se3"), 16),
    ("A34", lambda: rule_set(RULES, {"mandarins": "on"}).course.set_out(Wind.EAST, tile("Se2")), True),
    (
        "A34",
        lambda: rule_set(RULES, {"mandarins": "on", "foreign_mandarin": "discard"}).course.set_out(
            Wind.EAST, tile("Se2")
        ),
        False,
    ),
    ("A35", lambda: total(f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "C4 wall"), 14),
    ("A35", lambda: total(f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "C4 wall", mah_jongg_points=20), 24),
    ("A35", lambda: total(WINDS_OUT, "B3 wall"), 300),
    ("A35", lambda: total(WINDS_OUT, "B3 wall", limit=500), 500),
    ("A35", lambda: total(WINDS_OUT, "B3 wall", limit="none"), (10 + 3 * 4 + 6 + 2) * 8),
    (
        "A36",
        lambda: net(outcome("N", *SCORES)),
        {"E": -1176, "S": -624, "W": 600, "N": 1200},
    ),
    (
        "A36",
        lambda: net(outcome("N", *SCORES), loser_cap="score"),
        {"E": -1136, "S": -616, "W": 552, "N": 1200},
    ),
    ("A38", lambda: total(FIRST, "C4 first-discard E"), 170),
    ("A38", lambda: total(FIRST, "C4 first-discard E", first_card="add_before"), 170),
    ("A38", lambda: total(f"{FIRST} | | Se2", "C4 first-discard E"), 190),
    ("A38", lambda: total(f"{FIRST} | | Se2", "C4 first-discard E", first_card="add_before"), 300),
    ("A38", lambda: total(FIRST, "C4 first-discard E", first_card="flat"), 150),
    ("A38", lambda: total(FIRST, "C4 first-discard E", first_card="off"), 20),
    ("A38", lambda: total(FIRST, "C4 wall", "SE", "first-turn"), 14),
    ("A38", lambda: total(FIRST, "C4 wall", "SE", "first-turn", first_card_scope="any_first_turn"), 164),
    ("A38", lambda: total(FIRST, "C4 first-discard E", limit="none"), 20),
    ("A38b", lambda: "BONUS-NOOTHER" in earned(FIRST, "C4 first-discard E"), True),
    ("A38b", lambda: "BONUS-NOOTHER" in earned(FIRST, "C4 first-discard E", first_card="add_before"), True),
    ("A38b", lambda: "BONUS-NOOTHER" in earned(FIRST, "C4 wall"), False),
    ("A39", lambda: "BONUS-FOURTHTILE" in earned(FOURTH, "D5 discard E"), True),
    ("A39", lambda: "BONUS-FOURTHTILE" in earned(FOURTH, "D5 wall"), True),
    ("A39", lambda: "BONUS-FOURTHTILE" in earned(FOURTH, "D5 discard E", fourth_tile="off"), False),
    ("A39", lambda: "BONUS-FOURTHTILE" in earned(FOURTH, "D5 discard E", fourth_tile="robbing"), False),
    ("A39", lambda: "BONUS-FOURTHTILE" in earned(ROBBING, "D4 discard N"), False),
    ("A39", lambda: "BONUS-FOURTHTILE" in earned(ROBBING, "D4 robbed-kong N", robbing_kong=True), True),
    (
        "A39",
        lambda: (
            "BONUS-FOURTHTILE" in earned(ROBBING, "D4 robbed-kong N", robbing_kong=True, fourth_tile="off")
        ),
        False,
    ),
    ("A40", lambda: total(f"C1 C2 B6 B7 B8 D8 D8 | {CHOWS}", "C3 wall"), 14),
    ("A40", lambda: total(f"C1 C2 B6 B7 B8 D8 D8 | {CHOWS}", "C3 discard E"), 12),
    ("A41", lambda: total(f"C2 C3 B6 B7 B8 R R | {CHOWS}", "C4 wall"), 16),
    ("A41", lambda: total(f"C2 C3 B6 B7 B8 R R | {CHOWS}", "C4 wall", winner_pair=False), 14),
    ("A42", lambda: total(f"C2 C3 C4 B6 B7 B8 R | {CHOWS}", "R wall"), 16),
    ("A42", lambda: total(f"C2 C3 C4 B6 B7 B8 S | {CHOWS}", "S wall", "SS"), 18),
    ("A43a", lambda: example("PC2-DBL-SUIT", {}), [{"rule": "PC2-DBL-SUIT-HONORS", "doubles": 1}]),
    (
        "A43a",
        lambda: example("", {"limit": "none"}),
        {"E": 4608, "S": -1536, "W": -1536, "N": -1536},
    ),
    ("A43b", lambda: net(outcome("N", 0, 0, 0, 32)), {"E": -64, "S": -32, "W": -32, "N": 128}),
    ("A43b", lambda: net(outcome("W", 0, 0, 64, 0)), {"E": -128, "S": -64, "W": 256, "N": -64}),
    ("A44", lambda: total("R R R G G G Wh Wh Wh N N N E", "E wall", "EE"), 300),
    ("A44", lambda: len(earned("R R R G G G Wh Wh Wh N N N E", "E wall", "EE")), 2),
    ("A45", lambda: earned("E E B3 B4 | (S* S S) (W* W W) (N* N N)", "B5 wall"), ["LIMIT-4"]),
    ("A45", lambda: earned("C1 C1 C1 E | (S* S S) (W* W W) (N* N N)", "E wall"), ["LIMIT-2", "LIMIT-4"]),
    ("A46", lambda: earned("B1 B9 D1 D9 C1 C9 E S W N R G Wh", "E discard W"), ["LIMIT-1"]),
    ("A46", lambda: refused("B1 B9 D1 D9 C1 C9 E S W N | (R* R R)", "E discard W"), "not-complete"),
    ("A47", lambda: allowed(dealt(NINE_HEADS), Wash()), True),
    ("A47", lambda: allowed(dealt(NINE_HEADS, drawn=True), Wash()), False),
    ("A47", lambda: allowed(dealt(NINE_HEADS, drawn=True), Wash(), wash_window="until_own_draw"), True),
    (
        "A47",
        lambda: allowed(dealt(NINE_HEADS, drawn=True, own=True), Wash(), wash_window="until_own_draw"),
        False,
    ),
    ("A47", lambda: allowed(dealt(NINE_HEADS.replace("B1", "Se1")), Wash()), False),
    ("A47", lambda: allowed(east(f"{NINE_HEADS} B6"), Wash()), True),
    ("A47", lambda: allowed(east(f"{NINE_HEADS} B6", Source.LOOSE), Wash()), False),
    ("A48", lambda: false_call("S"), [300, -600, 150, 150]),
    ("A48", lambda: false_call("E", limit=400), [-1200, 400, 400, 400]),
    ("A49a", lambda: net(outcome("S", 0, 640, 0, 0, liable="W"))["W"], -1200),
    ("A49a", lambda: net(outcome("E", 640, 0, 0, 0, liable="W"))["W"], -1800),
    ("A49b", lambda: shown("R R R W W W B2 B3 C4 C5 C6 D9 D9"), frozenset({EXCUSED})),
    ("A49b", lambda: shown("R R R B6 B7 B8 B2 B3 C4 C5 C6 D9 D9"), frozenset()),
    ("A49b", lambda: shown("W W W B6 B7 B8 B2 B3 C4 C5 C6 D9 D9", excuse_count="items"), frozenset()),
    ("A49c", lambda: shown("R R R G G W W W C4 C5 C6 D9 D9"), frozenset({EXCUSED})),
    ("A49c", lambda: shown("R R R W W W B2 B5 C4 C5 C6 D9 D9"), frozenset()),
    ("A49d", lambda: liable(KONGS_OUT, "D1 discard W"), "W"),
    ("A49d", lambda: liable(KONGS_OUT, "D1 discard W", penalty_concealed_kong=False), None),
    ("A49e", lambda: shown("D1 D1 D3 D3 D5 D6 D6 D8 D9 D3 D4 D1 D5"), frozenset({NO_CHOICE})),
    ("A49e", lambda: shown("D1 D1 D3 D3 D5 D6 D6 D8 D9 D3 D4 D1 B5"), frozenset()),
    ("A49f", lambda: liable("C1 C1 C1 R | (E* E E) (D9* D9 D9) (G* G G)", "R discard N"), "N"),
    ("A49f", lambda: liable("C1 C1 C1 B9 B9 B9 R | (E* E E E) [G G G G]", "R discard N"), None),
    ("A49g", lambda: liable(DRAGONS_OUT, "Wh discard N"), "N"),
    ("A49g", lambda: liable("Wh B2 B3 B4 C7 C8 C9 | (R* R R) (G* G G)", "Wh discard N"), None),
    ("A49g", lambda: liable("E B2 B3 B4 | (S* S S) (W* W W) (N* N N)", "E discard N"), "N"),
    ("A49h", lambda: liable(WINDS_OUT, "E discard N"), "N"),
    ("A49h", lambda: liable("B6 B7 D8 D8 | (B2 B3 B4) (B1* B1 B1) (B9* B9 B9)", "B5 robbed-kong N"), None),
    ("A50", lambda: rule_set(RULES).house["false_call_deal"], "east_stays"),
    (
        "A50",
        lambda: rule_set(RULES, {"false_call_deal": "offender_east_passes"}).house["false_call_deal"],
        "offender_east_passes",
    ),
    ("A51", lambda: rule_set(RULES).course.reseat, False),
    ("A51", lambda: rule_set(RULES, {"reseat_each_set": True}).course.reseat, True),
    ("A52", lambda: rule_set(RULES).course.seats(3), (Wind.EAST, Wind.SOUTH, Wind.WEST)),
    ("A52", lambda: rule_set(RULES).course.seats(2), (Wind.EAST, Wind.WEST)),
    ("A52", lambda: rule_set(RULES, {"two_hand_seats": "adjacent"}).course.seats(2), (Wind.EAST, Wind.SOUTH)),
    ("A53", lambda: allowed(view("B5 B6 D1", "B4 W", me="E", players=3), CHOW_56), True),
    ("A53", lambda: allowed(view("B5 B6 D1", "B4 S", me="E", players=3), CHOW_56), False),
    ("A53b", lambda: rule_set(RULES).course.break_wall(4, 3, 17).side, Wind.NORTH),
    ("A53b", lambda: rule_set(RULES).course.break_wall(5, 3, 17).side, Wind.EAST),
    ("A54", lambda: len(full_set(bonus=False)), 8 * rule_set(RULES).course.stacks),
    ("A54", lambda: len(full_set(bonus=True)), 8 * rule_set(RULES, {"mandarins": "on"}).course.stacks),
    ("A55", lambda: total("B5 B5 B5 B6 B7 D2 D3 D4 C7 C8 C9 N N", "B5 discard E"), 16),
    ("A55", lambda: total("B5 B5 B6 B7 D2 D3 D4 C7 C8 C9 N N N", "B5 discard E"), 22),
    ("A58", lambda: picked_places(4, 0, 8)[3], 2),
    ("A58", lambda: picked_places(4, 0, 8)[0], 3),
    ("A60", lambda: total(f"C1 C2 C3 C4 B8 B8 B8 | {CHOWS}", "C1 discard E"), 20),
    ("A60", lambda: "WIN-SEQ-CLOSED-DRAW" in earned(f"C4 C5 C5 C6 C6 D8 D8 | {CHOWS}", "C7 wall"), False),
    ("A60", lambda: "WIN-SEQ-CLOSED-DRAW" in earned(f"C4 C5 C5 C6 C7 D8 D8 | {CHOWS}", "C6 wall"), True),
    ("A62", lambda: "PC-ANNOUNCE" in {rule.id for rule in rule_set(RULES).course.rules.values()}, False),
    ("A62", lambda: "PC-ANNOUNCE" in {left_out.id for left_out in rule_set(RULES).not_modelled}, True),
    ("A65", lambda: score(f"{LOSER} | (S* S S)", "", "SS").sheet.doubles, 2),
    ("A65", lambda: score(f"{LOSER} | (S* S S)", "", "SE").sheet.doubles, 1),
    ("A66", lambda: total(SINGLES, "Wh wall"), 300),
    ("A66", lambda: total(SINGLES, "Wh last-wall", limit="none"), 20),
    ("A66", lambda: total(f"{SINGLES} | | Fl2 Se2", "Wh loose", limit="none"), 20),
    ("A66", lambda: total(SINGLES, "Wh robbed-kong N", limit="none", robbing_kong=True), 20),
    ("A66", lambda: total(SINGLES, "Wh wall", limit="none", mah_jongg_points=20), 30),
    ("A66", lambda: missed(f"{SINGLES} | | Fl3", "Wh wall", limit="none"), []),
    ("A66", lambda: total(SINGLES, "Wh last-wall", limit="none", single_heads="doubled"), 40),
    (
        "A66",
        lambda: total(f"{SINGLES} | | Fl2 Se2", "Wh loose", limit="none", single_heads="doubled"),
        20 * 2 * 4,
    ),
)
