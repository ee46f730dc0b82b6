"""Where Part II is silent or contradicts itself, how we read it, and why."""

from __future__ import annotations

from typing import Final

from peling.rulebooks.pung_chow.citations import (
    BONUSES,
    EXPLANATION,
    LIMIT,
    LIMIT_EXAMPLES,
    LIMIT_HANDS,
    PENALTIES,
    ROUNDS,
    VALUES,
    WASHING,
    WIND_BOX,
)
from peling.rulebooks.pung_chow.rulings import NOT_MODELLED, PLAY_RULINGS, SCORE_RULINGS
from peling.rules.ruleset import NotModelled, Ruling

_OF_BOTH: Final = frozenset({"A23", "A34", "A55"})
"""Rulings on scoring that hold in Part II as in Part I."""
_OF_PART_ONE: Final = frozenset({"A01", "A05"})
"""Rulings on play about what Part II does in its own way: seats by throws, a wall drawn to its end."""

_OWN: Final = (
    Ruling(
        "A08",
        "Is a loose tile that happens to be the last also the last tile?",
        ("no, it is a loose tile only", "both doubles are given"),
        "No: only the double for the loose tile.",
        "The last tile is explained as the fifteenth from the end, which is a tile of the wall.",
        BONUSES,
        "last_tile_loose",
    ),
    Ruling(
        "A35",
        "What does Mah-Jongg count, and how high is the limit?",
        ("10 and 300", "20 and 400", "600"),
        "10 and 300, unless the players agree on something else.",
        "The sentence is garbled; the table and all examples count 10.",
        LIMIT,
        "limit",
    ),
    Ruling(
        "A36",
        "What of the losers is cut to the limit?",
        ("the difference that is paid", "each score, before the difference is taken"),
        "The difference.",
        "The text lets them settle differences up to the limit.",
        LIMIT,
        "loser_cap",
    ),
    Ruling(
        "A38",
        "Who wins on the first tile played, and how is the bonus counted?",
        (
            "half the limit after the doubles",
            "half the limit before the doubles",
            "half the limit instead of the hand",
            "a win on one's own first draw counts too",
        ),
        "Whoever wins on East's first discard; half the limit is added after the doubles, up to the limit.",
        "It stands among bonuses, which are added, and is measured by the limit, which is a final amount.",
        BONUSES,
        "first_card",
    ),
    Ruling(
        "A38b",
        "Does the bonus for the first tile played spoil that for no other score?",
        ("no", "yes"),
        "No: both count.",
        "The card asks for no score in hand or on the table, and half the limit is no score of the tiles.",
        BONUSES,
    ),
    Ruling(
        "A39",
        "Which winning tile is the fourth of an exposed three?",
        (
            "the fourth of one's own exposed three",
            "the tile that another player adds to his three",
        ),
        "The fourth of one's own exposed three, which can only end the hand in a sequence. Where robbing is "
        "played, the robbed tile doubles too.",
        "A fourth tile put to its set would bring a loose draw, and may never be claimed for it.",
        BONUSES,
        "fourth_tile",
    ),
    Ruling(
        "A40",
        "What does a sequence count that was closed by a draw?",
        ("4, closed or open", "2, as by chow"),
        "4 if drawn, closed or open; 2 if a closed one was chowed; nothing if an open one was.",
        "Examples 8 and 10 give 4; the text speaks of both cases when filled by draw.",
        EXPLANATION,
    ),
    Ruling(
        "A41",
        "Does the winner's pair count that the last tile did not complete?",
        ("as in other hands", "not at all"),
        "As in other hands.",
        "Example 8 counts 4 for such a pair of the own wind.",
        LIMIT_EXAMPLES,
        "winner_pair",
    ),
    Ruling(
        "A42",
        "Do the lines for a completed pair and for a pair of honors add up?",
        ("one line only", "both lines"),
        "One line only: 4 or 6 for heads, 6 or 8 for the own wind in its round.",
        "Example 4 shows a single line of 8.",
        VALUES,
    ),
    Ruling(
        "A43a",
        "Example 4 is printed with 384, and payments that do not fit the winner.",
        ("768: one suit with honors doubles too", "384, as printed"),
        "768 as the tiles are listed, and every other player pays East double.",
        "All suit tiles are bamboos; the errata say that the player is East and leave the rest.",
        LIMIT_EXAMPLES,
    ),
    Ruling(
        "A43b",
        "Examples 2, 3 and 10 have figures that do not fit.",
        ("the rules", "the print"),
        "The rules: example 3 pays 64 and 32, in example 10 North and South pay, in example 2 a line is out "
        "of place.",
        "The errata mend the score of example 3 and not the payments; example 10 names the winner as payer.",
        LIMIT_EXAMPLES,
    ),
    Ruling(
        "A44",
        "What is paid if several limit hands are made at once?",
        ("one limit", "one for each"),
        "One limit.",
        "The book is silent; a limit that could be doubled so would be none.",
        LIMIT_HANDS,
    ),
    Ruling(
        "A45",
        "What is the fourth set beside three winds and a pair of the fourth?",
        ("any set", "a set of heads"),
        "Any set.",
        "The book is silent.",
        LIMIT_HANDS,
    ),
    Ruling(
        "A46",
        "May the last tile of single heads be claimed?",
        ("yes", "no, it must be drawn"),
        "Yes; nothing else can have been laid down.",
        "Claiming a tile to complete the hand is allowed in general; example 5 is won so.",
        LIMIT_HANDS,
    ),
    Ruling(
        "A47",
        "Until when may the tiles be washed, by whom, and what of mandarins?",
        (
            "until the first tile is drawn or claimed",
            "until the holder's own first draw",
            "the nearest to East collects",
            "all who show such a hand collect",
        ),
        "Until the first tile is drawn or claimed after East's first discard; East, before he discards. Of "
        "two claimants the nearest to East collects. Mandarins that were dealt are no heads.",
        "The hand must be the original one, with nothing drawn. Washing goes before a win on the first "
        "discard, so it must still be possible then.",
        WASHING,
        "wash_window",
    ),
    Ruling(
        "A48",
        "What follows a false Mah-Jongg?",
        ("the fixed payments only", "all other scores are settled too"),
        "The fixed payments; the deal is void and nothing else is settled.",
        "The book is silent.",
        PENALTIES,
    ),
    Ruling(
        "A49a",
        "How much does he pay who pays for all?",
        ("the sum of the three shares", "three times his own share"),
        "The sum of the three shares, East's double included, each cut to the limit.",
        "He takes over the losses of all other players.",
        PENALTIES,
    ),
    Ruling(
        "A49b",
        "How are doubling honors counted for the excuse?",
        ("by doublings", "by items"),
        "By doublings: two in complete sets now, or more than two in the completed hand, waiting in either "
        "case.",
        "Part I means doublings when it speaks of honors.",
        PENALTIES,
        "excuse_count",
    ),
    Ruling(
        "A49c",
        "Whose winning tile must the discarder be waiting for?",
        ("his own", "the winner's"),
        "His own; any tile he waits for may bring the doublings.",
        "It is what excuses him from breaking his hand.",
        PENALTIES,
    ),
    Ruling(
        "A49d",
        "Are fours exposed that lie on the table with their end tiles down?",
        ("yes, two of their tiles are seen", "no"),
        "Yes.",
        "Everybody can see what they are.",
        PENALTIES,
        "penalty_concealed_kong",
    ),
    Ruling(
        "A49e",
        "When has the discarder no choice?",
        ("if all his tiles are of the dangerous class", "if no safe tile is known"),
        "If every tile he could discard belongs to it: the suit, heads, that dragon or that wind.",
        "The book's example has only dots in hand against a hand of dots.",
        PENALTIES,
    ),
    Ruling(
        "A49f",
        "Are nine heads nine tiles or three sets?",
        ("nine tiles", "three sets"),
        "Nine tiles; two fours are only eight.",
        "The book counts heads.",
        PENALTIES,
    ),
    Ruling(
        "A49g",
        "Must the last tile make a set?",
        ("the third dragon a set, the fourth wind a set or a pair", "a set in both cases"),
        "The third dragon must make a set; the fourth wind may make a set or the pair.",
        "For the dragons the book names the third set, for the winds only a winning hand.",
        PENALTIES,
    ),
    Ruling(
        "A49h",
        "Does he pay for all from whom the tile was taken that he added to his three?",
        ("no", "yes"),
        "No.",
        "Only discards are named.",
        PENALTIES,
    ),
    Ruling(
        "A51",
        "Are the seats drawn again for a new set of four rounds?",
        ("no", "yes"),
        "No: the seats stay and the round of East begins again.",
        "The book is silent.",
        ROUNDS,
        "reseat_each_set",
    ),
    Ruling(
        "A58",
        "Who takes the last place when the winds are drawn?",
        ("the player at the left, whatever is last", "East"),
        "The last one: the word East makes no sense before the winds are seen.",
        "The worked case of the book does so.",
        WIND_BOX,
    ),
    Ruling(
        "A60",
        "What makes a sequence closed: its shape, or that no other tile would have won?",
        ("its shape", "the tiles that would have won"),
        "Its shape: the middle, or the only open end. A tile that fits several places takes the best.",
        "Text and examples speak of the shape.",
        EXPLANATION,
    ),
    Ruling(
        "A65",
        "How often does the own wind double in its own round?",
        ("twice altogether", "twice, and once more"),
        "Twice altogether.",
        "Example 2.",
        LIMIT_EXAMPLES,
    ),
    Ruling(
        "A66",
        "What do single heads count where no limit is agreed on?",
        (
            "10 and 10, and nothing doubles them",
            "10 and 10, doubled by the last tile, a loose tile or own mandarins",
        ),
        "10 for Mah-Jongg and 10 for no other score, and nothing doubles them.",
        "The book gives them the limit and no other value; without it only what every winner has is left.",
        LIMIT_HANDS,
        "single_heads",
    ),
)

PART_TWO_RULINGS: Final = (
    *(ruling for ruling in PLAY_RULINGS if ruling.id not in _OF_PART_ONE),
    *(ruling for ruling in SCORE_RULINGS if ruling.id in _OF_BOTH),
    *_OWN,
)

PART_TWO_NOT_MODELLED: Final = (
    *(left_out for left_out in NOT_MODELLED if left_out.id != "A56"),
    NotModelled(
        "PC2-PENALTY-FALSE",
        "A false Mah-Jongg at this table",
        "The program lets nobody call falsely; the penalty and the house rule on East are for a table of "
        "people.",
    ),
)
