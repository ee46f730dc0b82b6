"""Every ruling and house rule of the Game of Four Winds is kept: positions on either side of each line."""

from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.play.seating import drawn_chairs
from peling.rulebooks import rule_set
from peling.rules.course import WallBreak
from peling.rules.sticks import handed_over
from tests.engine.rulebooks.four_winds.positions import HANDS, net
from tests.engine.rulebooks.suite import Ruling

case = HANDS.case
RULES = HANDS.rules_id

earned = HANDS.earned
record = HANDS.record
refused = HANDS.refused
score = HANDS.score
total = HANDS.total

RUNS = "C2 C3 C4 D4 D5 D6 C6 C7 C8 B7 B8 B9"
THREES = "C2 C3 C4 D4 D5 S S C6 C7 C8"
FIGURE_9 = "C6 C7 C8 C9 B1 B2 B3 B4 B5 B6 D7 D8 D9"
FIGURE_11 = "B4 B5 B6 B7 B8 D5 D5 | (R* R R) (E* E E)"
HONOUR_LESS = "B2 B3 B4 B6 B7 B8 B4 B5 S S | (N* N N)"
ALL_DRAGONS = "B2 | (R* R R) (G* G G) (Wh* Wh Wh) (W* W W)"
LOST = "R R R G G D2 D3 C4 C5 C8 | (S* S S)"
THIRTEEN = "B1 B1 C1 C9 D1 D9 E S W N R G Wh"
RICH = "R R R G G G Wh Wh Wh B2 B3 B4 B7"


def seat(kind: str, throw: int, **options: object) -> object:
    return case(kind, {"thrower": "E", "throw": throw}, **options)["seat"]


def broken(first: int, second: int) -> WallBreak:
    return rule_set(RULES).course.break_wall(first, second, 17)


def reserve(fours: int, **options: object) -> object:
    return case("reserve", {"fours": fours}, **options)["tiles_left"]


def served(**claims: str) -> object:
    return case("priority", {"discarder": "E", "claims": claims})["taker"]


def banker_stays(winner: Wind | None, **options: object) -> bool:
    return rule_set(RULES, options).course.next_east(winner, WINDS) is Wind.EAST


def offered(**options: object) -> bool:
    """Return whether a card that is added to a visible three is offered to the others."""
    return rule_set(RULES, options).course.robbing


def payments(hand: str, how: str, seats: str = "SE", **options: object) -> dict[str, int]:
    """Return what everybody gains by a won hand."""
    rules = rule_set(RULES, options)
    won = record(hand, how, seats)
    assert won.win is not None
    scores = {wind: rules.score(won).total if wind is won.seat else 0 for wind in WINDS}
    outcome = DealOutcome(WINDS, won.seat, scores, won.win.giver, liable=rules.liable(won))
    return {wind.value: points for wind, points in rules.settle(outcome).net(WINDS).items()}


RULINGS: tuple[Ruling, ...] = (
    ("A-1", lambda: seat("dice-seat", 2), "S"),
    ("A-1", lambda: seat("dice-seat", 4), "N"),
    ("A-2", lambda: drawn_chairs(WINDS, 0, 5), (0, 1, 2, 3)),
    ("A-2", lambda: drawn_chairs((Wind.NORTH, Wind.EAST, Wind.WEST, Wind.SOUTH), 2, 6), (0, 2, 1, 3)),
    ("A-3", lambda: seat("first-banker", 12), "W"),
    ("A-3", lambda: seat("first-banker", 12, banker_subtract_one=False), "N"),
    ("A-3", lambda: seat("first-banker", 2), "E"),
    ("A-4", lambda: banker_stays(None), True),
    ("A-4", lambda: banker_stays(None, drawn_game_bank="passes"), False),
    ("A-4", lambda: banker_stays(Wind.EAST, drawn_game_bank="passes"), True),
    ("A-4", lambda: banker_stays(Wind.WEST), False),
    ("A-5", lambda: broken(8, 9), WallBreak(Wind.NORTH, Wind.NORTH, 17)),
    ("A-5", lambda: broken(8, 12), WallBreak(Wind.NORTH, Wind.WEST, 3)),
    ("A-5", lambda: case("break", {"throws": [8, 12]})["left_in_side"], 14),
    ("A-5", lambda: case("break", {"throws": [5, 12]})["left_in_side"], 0),
    ("A-6", lambda: total(f"{THREES} | (B3* B3 B3 +B3)", "D6 discard E"), 20),
    (
        "A-6",
        lambda: refused(f"{THREES} | (B3* B3 B3 +B3)", "D6 wall", extend_visible_three=False),
        "bad-meld",
    ),
    (
        "A-6",
        lambda: refused(f"{THREES} B3 B3 B3", "D6 robbed-kong N", extend_visible_three=False),
        "robbing-not-allowed",
    ),
    (
        "A-6",
        lambda: refused(
            f"{THREES} B3 B3 B3", "D6 robbed-kong N", extend_visible_three=False, rob_form="rear_card"
        ),
        "",
    ),
    ("A-7", lambda: served(S="chow", N="pung"), "N"),
    ("A-7", lambda: served(S="pung", N="win"), "N"),
    ("A-7", lambda: served(S="win", N="kong"), "S"),
    ("A-8", lambda: reserve(0), 14),
    ("A-8", lambda: reserve(2), 18),
    ("A-8", lambda: reserve(2, reserve="14+k"), 16),
    ("A-8", lambda: reserve(2, reserve="14"), 14),
    ("A-8", lambda: reserve(2, reserve=14), 14),
    ("A-8", lambda: earned(f"{RUNS} D2", "D2 last-discard N"), ["FW-BASE", "FW-PLAIN"]),
    ("A-9", lambda: total(ALL_DRAGONS, "B2 discard E", "WE"), 1000),
    ("A-9", lambda: total(ALL_DRAGONS, "B2 discard E", "WE", limit=500), 500),
    ("A-9", lambda: total(ALL_DRAGONS, "B2 discard E", "WE", full_points=300), 300),
    ("A-9", lambda: total(ALL_DRAGONS, "B2 discard E", "WE", cap_at_full=False), 28 * 64),
    ("A-9", lambda: net("S", {"S": 1000}), {"E": -2000, "S": 4000, "W": -1000, "N": -1000}),
    (
        "A-9",
        lambda: net("S", {"S": 1000}, banker_double_on_full=False),
        {"E": -1000, "S": 3000, "W": -1000, "N": -1000},
    ),
    (
        "A-9",
        lambda: net("S", {"S": 998}, banker_double_on_full=False),
        {"E": -1996, "S": 3992, "W": -998, "N": -998},
    ),
    ("A-9", lambda: net("E", {"E": 4000})["E"], 6000),
    ("A-9", lambda: net("E", {"E": 4000}, cap_at_full=False)["E"], 24000),
    ("A-9", lambda: total(LOST, losers_settle=True, limit=40), 40),
    ("A-9", lambda: total(LOST, losers_settle=True, limit=40, cap_at_full=False), 56),
    (
        "A-9",
        lambda: net("W", {"E": 540, "S": 8, "N": 600}, losers_settle=True, limit=500),
        {"E": 984, "S": -984 - 492, "W": 0, "N": 492},
    ),
    (
        "A-9",
        lambda: net("W", {"E": 540, "N": 600}, losers_settle=True, limit=500, cap_at_full=False),
        {"E": 1080 - 120, "S": -1080 - 600, "W": 0, "N": 120 + 600},
    ),
    ("A-10", lambda: total(f"{THREES} N N N", "D6 discard E"), 20),
    ("A-10", lambda: total(f"{THREES} N N N", "D6 discard E", other_winds="0"), 12),
    ("A-10", lambda: total(f"{THREES} E E E", "D6 discard E", "SE", other_winds="0"), 12),
    ("A-10", lambda: total("C2 C3 C4 D4 D5 B2 B2 C6 C7 C8 S S S", "D6 discard E", other_winds="0"), 36),
    ("A-11", lambda: total(FIGURE_9, "C6 discard N"), 20),
    ("A-11", lambda: total(FIGURE_9, "C6 wall"), 24),
    ("A-11", lambda: total(FIGURE_9, "C9 wall"), 28),
    (
        "A-11",
        lambda: total(
            FIGURE_9, "C6 robbed-kong N", extra_rob=False, rob_without_extra=True, rob_form="rear_card"
        ),
        20,
    ),
    ("A-11", lambda: total(FIGURE_9, "C6 discard N", head_points="winning_card_also_plain"), 22),
    ("A-11", lambda: total(FIGURE_9, "C9 discard N", head_points="winning_card_also_plain"), 24),
    ("A-11", lambda: total(FIGURE_9, "C6 discard N", head_points="any_pair"), 22),
    ("A-11", lambda: total(FIGURE_9, "C6 wall", head_points="off"), 20),
    ("A-11", lambda: total(FIGURE_11, "B9 discard N", "ES"), 72),
    ("A-11", lambda: total(FIGURE_11, "B9 discard N", "ES", head_points="any_pair"), 88),
    ("A-12", lambda: total(f"{RUNS} R", "R discard N"), 22),
    ("A-12", lambda: total(f"{RUNS} R", "R discard N", pair_honour=0), 20),
    ("A-13", lambda: score(HONOUR_LESS, "B6 wall", "SE").sheet.doubles, 1),
    (
        "A-13",
        lambda: score(HONOUR_LESS, "B6 wall", "SE", mixed_suit="only_with_scoring_three").sheet.doubles,
        0,
    ),
    (
        "A-13",
        lambda: score(HONOUR_LESS, "B6 wall", "NE", mixed_suit="only_with_scoring_three").sheet.doubles,
        2,
    ),
    ("A-14", lambda: refused(f"{THREES} B3 B3 B3", "D6 robbed-kong N"), ""),
    ("A-14", lambda: refused(f"{RUNS} R", "R robbed-kong N"), "honour-not-robbable"),
    ("A-14", lambda: refused(f"{RUNS} R", "R robbed-kong N", rob_suits_only=False), "impossible-tiles"),
    (
        "A-14",
        lambda: refused(f"{RUNS} R", "R robbed-kong N", rob_suits_only=False, rob_form="rear_card"),
        "",
    ),
    ("A-14", lambda: refused(f"{RUNS} D6", "D6 robbed-kong N"), "impossible-tiles"),
    ("A-14", lambda: earned(f"{RUNS} D1", "D1 robbed-kong N", rob_form="rear_card")[-1], "FW-X-ROB"),
    (
        "A-14",
        lambda: payments(f"{THREES} B3 B3 B3", "D6 robbed-kong N", "WE"),
        {"E": -56, "S": -28, "W": 112, "N": -28},
    ),
    ("A-15", lambda: net("W", {"E": 40, "S": 8, "W": 20}), {"E": -40, "S": -20, "W": 80, "N": -20}),
    (
        "A-15",
        lambda: net("W", {"E": 40, "S": 8, "W": 20}, losers_settle=True),
        {"E": -40 + 64 + 80, "S": -20 - 64 + 8, "W": 80, "N": -20 - 80 - 8},
    ),
    ("A-15", lambda: total(LOST), 0),
    ("A-15", lambda: total(LOST, losers_settle=True), (8 + 4 + 2) * 4),
    ("A-16", lambda: refused(FIGURE_9, "C9 first-discard E", "WE"), ""),
    ("A-16", lambda: refused(FIGURE_9, "C9 first-discard N", "WE"), "bad-win"),
    ("A-17", lambda: "FW-HEAD-SELF" in earned("C6 B1 B2 B3 B4 B5 B6 D7 D8 D9 | [E E E E]", "C6 loose"), True),
    ("A-17", lambda: "FW-HEAD-SELF" in earned(f"{RUNS} D2", "D2 last-wall"), True),
    ("A-17", lambda: "FW-HEAD-SELF" in earned(f"{RUNS} D2", "D2 last-discard E"), False),
    ("A-18", lambda: total("B1 B2 B3 B4 B5 B6 B6 B7 B8 B7 B8 B2 B2", "B9 discard S", "NE"), 160),
    ("A-18", lambda: "FW-PLAIN" in earned(f"{THREES} B3 B3 B3", "D6 wall"), False),
    ("A-19", lambda: total("W W R R | [E E E E] (S* S S S) (N* N N)", "W wall", "NE"), 1000),
    (
        "A-19",
        lambda: "FW-FOUR-DIRECTIONS" in earned("W W R R C1 C2 C3 | [E E E E] (S* S S S)", "W wall"),
        False,
    ),
    ("A-20", lambda: payments(f"{RUNS} D2", "D2 discard W"), {"E": -40, "S": 80, "W": -20, "N": -20}),
    (
        "A-20",
        lambda: payments(f"{RUNS} D2", "D2 discard W", discarder_pays_all=True),
        {"E": 0, "S": 80, "W": -80, "N": 0},
    ),
    (
        "A-20",
        lambda: payments(f"{RUNS} D2", "D2 wall", discarder_pays_all=True),
        {"E": -48, "S": 96, "W": -24, "N": -24},
    ),
    ("A-21", lambda: served(S="win", W="win"), "S"),
    ("A-21", lambda: served(W="win", N="win"), "W"),
    ("A-22", lambda: total(f"{RUNS} N", "N wall"), 20),
    ("A-22", lambda: total(f"{RUNS} D1", "D1 wall"), 28),
    ("A-23", lambda: total(f"{RUNS} E", "E wall", "SE"), 20),
    ("A-23", lambda: total(f"{RUNS} E", "E wall", "EE"), 22),
    ("A-24", lambda: total(f"{THREES} | [B3 B3 B3 B3]", "D6 wall"), 28),
    ("A-24", lambda: total(f"{THREES} | (B3* B3 B3 B3)", "D6 wall"), 20),
    ("A-25", lambda: [total(FIGURE_9, "C9 first-discard E", f"{own}E") for own in "SWN"], [500, 500, 500]),
    ("A-25", lambda: refused(f"{THREES} | (B3* B3 B3)", "D6 first-discard E"), "bad-win"),
    ("A-26", lambda: handed_over(8, {2: 1, 10: 3}, {2: 4}) is None, False),
    ("A-26", lambda: handed_over(50, {2: 1, 10: 3}, {2: 4}) is None, True),
    ("A-27", lambda: total(RICH, "B7 first-discard E"), 576),
    ("A-27", lambda: total(RICH, "B7 first-discard E", unnatural="flat"), 500),
    ("A-27", lambda: earned(RICH, "B7 first-discard E", limit=2000), ["FW-UNNATURAL"]),
    ("A-27", lambda: total(RICH, "B7 first-discard E", limit=2000), 1000),
    ("A-27", lambda: total(RICH, "B7 first-discard E", limit=500), 500),
    ("A-27", lambda: total(RICH, "B7 first-discard E", limit=500, cap_at_full=False), 576),
    ("A-27", lambda: total(RICH, "B7 first-discard E", limit=576 * 2), 576),
    ("A-28", lambda: refused(THIRTEEN, "B9 robbed-kong N"), ""),
    ("A-28", lambda: refused("B1 B9 C1 C9 D1 D9 E S W W R G Wh", "N robbed-kong N"), "honour-not-robbable"),
    (
        "A-28",
        lambda: earned("B1 B9 C1 C9 D1 D9 E S W W R G Wh", "N robbed-kong N", rob_suits_only=False),
        ["FW-THIRTEEN"],
    ),
    ("A-29", lambda: refused(f"{THREES} B3 B3 B3", "D6 robbed-kong N"), ""),
    (
        "A-29",
        lambda: refused(f"{THREES} B3 B3 B3", "D6 robbed-kong N", extra_rob=False),
        "robbing-not-allowed",
    ),
    (
        "A-29",
        lambda: refused(f"{RUNS} D1", "D1 robbed-kong N", extra_rob=False, rob_form="rear_card"),
        "robbing-not-allowed",
    ),
    (
        "A-29",
        lambda: earned(f"{THREES} B3 B3 B3", "D6 robbed-kong N", extra_rob=False, rob_without_extra=True),
        earned(f"{THREES} B3 B3 B3", "D6 robbed-kong N")[:-1],
    ),
    ("A-29", offered, True),
    ("A-29", lambda: offered(extra_rob=False), False),
    ("A-29", lambda: offered(extra_rob=False, rob_without_extra=True), True),
    ("A-29", lambda: offered(extra_rob=False, rob_without_extra=True, rob_form="rear_card"), False),
)
