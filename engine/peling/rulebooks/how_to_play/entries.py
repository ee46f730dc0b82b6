"""The rules of the booklet in its order, in our own words."""

from __future__ import annotations

from typing import Final

from peling.rulebooks.how_to_play import citations as at
from peling.rules.ruleset import BookEntry

ENTRIES: Final = (
    BookEntry(
        "HP-HOUSE",
        "The host's rules",
        "If players disagree, the book of the house decides. A player may have an adviser; an odd rack or "
        "an indicator marks East.",
        at.HISTORY,
    ),
    BookEntry(
        "HP-TILES",
        "The tiles",
        "136 tiles, four each of 34 kinds: circles, bamboos and characters from 1 to 9, the four winds "
        "(Cardinal tiles), and the red, green and white dragons (Honour tiles). White is blank.",
        at.TILES,
    ),
    BookEntry(
        "HP-MAJORS",
        "Majors and minors",
        "Ones and nines are majors, 2 to 8 minors. Sets of majors, winds and dragons count twice as much as "
        "sets of minors.",
        at.TILES,
    ),
    BookEntry(
        "HP-FLOWERS",
        "Seasons and flowers",
        "Eight more tiles may be added: seasons 1 Spring to 4 Winter and flowers 1 Plum, 2 Bamboo, 3 "
        "Chrysanthemum, 4 Orchid. 1 belongs to East, 2 to South, 3 to West, 4 to North. Beginners leave "
        "them out.",
        at.FLOWERS,
    ),
    BookEntry(
        "HP-EAST",
        "Who is East",
        "Each player throws two dice; the highest is East. South sits at East's right, West opposite, North "
        "at the left.",
        at.START,
    ),
    BookEntry(
        "HP-WALL",
        "The wall",
        "Each player builds a side of 17 stacks of two, of 18 with seasons and flowers.",
        at.START,
    ),
    BookEntry(
        "HP-R1",
        "Which wall is broken",
        "East throws two dice and counts round to the right, himself as one: 5 and 9 East, 2, 6 and 10 "
        "South, 3, 7 and 11 West, 4, 8 and 12 North.",
        at.RULE_1,
    ),
    BookEntry(
        "HP-R2",
        "Where it is broken",
        "The owner of that wall throws too. Both throws together are counted from its right end. The stack "
        "reached is lifted out: its lower tile goes on the next stack at the right, its upper tile two "
        "stacks farther. These are the loose tiles.",
        at.RULE_2,
    ),
    BookEntry(
        "HP-LOOSE-ORDER",
        "Using the loose tiles",
        "The loose tile farther from the breach is taken first. When both are gone, the stack next to the "
        "breach is set up in the same manner.",
        at.RULE_6,
    ),
    BookEntry(
        "HP-DEAL",
        "The deal",
        "From the left of the breach East, South, West and North take two stacks each, three times round; "
        "then East takes the top tiles of the first and third stack, South, West and North one each from "
        "what lies between.",
        at.START,
    ),
    BookEntry(
        "HP-FLOWER-DEAL",
        "Setting out seasons and flowers",
        "From East on each player exposes those he was dealt and takes a loose tile for each. Later ones "
        "are exposed at once and replaced before the discard.",
        at.FLOWERS,
    ),
    BookEntry(
        "HP-TURN",
        "A turn",
        "East begins with a discard. Every later turn is a draw or a claim, then seasons, flowers and kongs "
        "if there are any, then a discard or Mah-Jongg.",
        at.START,
    ),
    BookEntry(
        "HP-DISCARD",
        "The discard",
        "Each tile is discarded face up and named. Some play with the discards face down.",
        at.START,
    ),
    BookEntry(
        "HP-R3",
        "Order of play",
        "The turn passes to the right: East, South, West, North.",
        at.RULE_3,
    ),
    BookEntry(
        "HP-R4",
        "Pung",
        "With two of a kind in hand the latest discard of any player may be taken for three of a kind, "
        "which is exposed. The player then discards, and the one at his right is next.",
        at.RULE_4,
    ),
    BookEntry(
        "HP-R4-LOCK",
        "A pung let pass",
        "Who does not take a possible pung may not pung that kind until he has had another turn and "
        "discarded. He may take it to go out.",
        at.RULE_4,
    ),
    BookEntry(
        "HP-R5",
        "Chow",
        "The latest discard of the player at the left may be taken for a sequence of three of a suit, with "
        "two tiles in hand.",
        at.RULE_5,
    ),
    BookEntry(
        "HP-R6-KONG",
        "Kong",
        "With three of a kind in hand the latest discard of any player may be taken for four of a kind. "
        "They are exposed, a loose tile is drawn, and a tile discarded.",
        at.RULE_6,
    ),
    BookEntry(
        "HP-DRAW",
        "Drawing",
        "Who claims nothing draws the end tile of the wall, upper before lower, and discards any tile.",
        at.RULE_6,
    ),
    BookEntry(
        "HP-CONCEALED",
        "Concealed sets",
        "Sets made of own draws stay in the hand. A concealed pung counts double.",
        at.RULE_6A,
    ),
    BookEntry(
        "HP-R6A-ADD",
        "Adding a fourth",
        "A fourth tile that the player drew himself may be added to his exposed pung; he draws a loose "
        "tile. A discard is never added.",
        at.RULE_6A,
    ),
    BookEntry(
        "HP-R6A-CONCEALED-KONG",
        "Concealed kong",
        "Four of a kind in hand may be laid down on any own turn, the first and last turned over; then a "
        "loose tile is drawn. Not laid down they are only a concealed pung.",
        at.RULE_6A,
    ),
    BookEntry(
        "HP-R7",
        "Pung before chow",
        "A pung or kong goes before a chow.",
        at.RULE_7,
    ),
    BookEntry(
        "HP-R8",
        "How long a discard may be taken",
        "Only the latest discard is alive. It may be taken even when the next player has drawn, until he "
        "discards; the tile he drew goes back on the wall.",
        at.RULE_8,
    ),
    BookEntry(
        "HP-R9-CALLING",
        "Calling",
        "Who lacks one tile may take any discard to go out, for a pung, a chow or the pair. Mah-Jongg goes "
        "before everything else.",
        at.RULE_9,
    ),
    BookEntry(
        "HP-R9-SNATCH",
        "Snatching a kong",
        "To go out, the tile may be taken that another player adds to his exposed pung; no tile of another "
        "kong may.",
        at.RULE_9,
    ),
    BookEntry(
        "HP-R9-ORDER",
        "Two who call",
        "Of two players who want the same tile to go out, it goes to him whose turn would come first.",
        at.RULE_9,
    ),
    BookEntry(
        "HP-R10-STANDING",
        "Standing hand",
        "Who is calling after his first draw and discard (East: his first discard) may declare a standing "
        "hand. He then discards every tile he draws until it wins, and claims only to win.",
        at.RULE_10,
    ),
    BookEntry(
        "HP-R11",
        "The end of the wall",
        "The last fourteen tiles are never drawn, the loose tiles among them. If nobody is out then, the "
        "hand is dead: nothing is scored, and the same East deals again.",
        at.RULE_11,
    ),
    BookEntry(
        "HP-R12",
        "Wrong number of tiles",
        "A hand with too many or too few tiles is dead: it cannot win and pays the others their scores. Its "
        "own score is deducted only if it had too few.",
        at.RULE_12,
    ),
    BookEntry(
        "HP-R13",
        "East stays or passes",
        "East stays when he wins and when nobody does; if another wins, the player at his right becomes "
        "East.",
        at.RULE_13,
    ),
    BookEntry(
        "HP-R14",
        "Rounds",
        "The rounds are East, South, West and North. A new one begins when the first East becomes East "
        "again. Four rounds are a game.",
        at.RULE_14,
    ),
    BookEntry(
        "HP-WIN",
        "A winning hand",
        "Four sets and a pair; a set is a chow, a pung or a kong. The winner does not discard, and all "
        "players show their hands.",
        at.OBJECT,
    ),
    BookEntry(
        "HP-THIRTEEN",
        "Thirteen odd majors",
        "One of each one, nine, wind and dragon, and one of these twice, wins without sets.",
        at.LIMIT_HANDS,
    ),
    BookEntry(
        "HP-NINE",
        "Calling nine tile hand",
        "1112345678999 of one suit waits for any of its nine tiles.",
        at.LIMIT_HANDS,
    ),
    BookEntry(
        "HP-SCORES",
        "What is counted",
        "All players count their pungs, kongs and pairs; chows count nothing. The set that a claimed tile "
        "completes to win is exposed; completed by a draw it is concealed.",
        at.SCORES,
    ),
    BookEntry(
        "HP-DOUBLES",
        "Doubles",
        "Some sets double the score of every player, other things that of the winner alone.",
        at.DOUBLES,
    ),
    BookEntry(
        "HP-BONUSES",
        "Bonuses",
        "The winner adds 20 and other bonuses before the score is doubled.",
        at.BONUS_SCORES,
    ),
    BookEntry(
        "HP-TOTAL",
        "The total",
        "Points and bonuses together are multiplied by all doubles, and cut at the limit. Of several ways "
        "to read a hand the best counts.",
        at.SCORING_NOTES,
    ),
    BookEntry(
        "HP-L-INCOMPLETE",
        "Unfinished limit hands",
        "A loser who holds three winds and a pair of the fourth, or all three dragons, gets the limit from "
        "each of the other losers, though the rest of his hand is unfinished. He pays the winner like "
        "anybody.",
        at.LIMIT_HANDS,
    ),
    BookEntry(
        "HP-LIMIT",
        "The limit",
        "A limit is agreed, say 600: nobody but East can receive more than that from one player for one "
        "hand. East can receive up to double.",
        at.SETTLING_UP,
    ),
    BookEntry(
        "HP-PAY-WINNER",
        "Paying the winner",
        "Each loser pays the winner his score first, double if one of the two is East.",
        at.SETTLING,
    ),
    BookEntry(
        "HP-PAY-LOSERS",
        "The losers among each other",
        "Of each two losers the lower pays the difference, double if one of them is East.",
        at.SETTLING,
    ),
    BookEntry(
        "HP-COUNTERS",
        "Counters",
        "Coloured counters of agreed value are shared equally, or cards are kept of what is paid and "
        "received.",
        at.SETTLING_UP,
    ),
    BookEntry(
        "HP-PENALTY-DEAL",
        "Errors in the deal",
        "If the wall was broken or dealt wrongly, the tiles are shuffled again.",
        at.ERRORS,
    ),
    BookEntry(
        "HP-PENALTY-COMBO",
        "A wrong set",
        "A wrong set must be put right before the next player discards; else the hand is dead.",
        at.ERRORS,
    ),
    BookEntry(
        "HP-PENALTY-FALSE",
        "False Mah-Jongg",
        "Who exposes the whole hand as complete when it is not pays double the limit to each. Before that "
        "the call may be taken back.",
        at.ERRORS,
    ),
    BookEntry(
        "HP-LIABLE-PURE",
        "Paying for a hand of one suit",
        "Who discards the winning tile to a hand of one suit of which three pungs lay exposed pays for all.",
        at.ERRORS,
    ),
    BookEntry(
        "HP-LIABLE-DRAGONS",
        "Paying for three dragons",
        "The same holds for a hand of three dragons of which two sets lay exposed.",
        at.ERRORS,
    ),
    BookEntry(
        "HP-LIABLE-WINDS",
        "Paying for the winds",
        "The same holds for a hand of winds of which three sets lay exposed.",
        at.ERRORS,
    ),
    BookEntry(
        "HP-LIABLE-TERMINALS",
        "Paying for ones and nines",
        "The same holds for a hand of ones and nines of which three sets lay exposed.",
        at.ERRORS,
    ),
    BookEntry(
        "HP-LIABLE-NOSETTLE",
        "Nothing among the losers then",
        "When one player pays for all, the losers do not settle with each other.",
        at.ERRORS,
    ),
    BookEntry(
        "HP-STAKE",
        "Stakes",
        "Two and a half pence for a hundred come to about ten to twelve and a half for a hundred at "
        "contract bridge.",
        at.STAKES,
    ),
)
