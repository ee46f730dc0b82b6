"""The sentences of the rule books for translators, written by packaging/rulebook_sentences.py."""

from __future__ import annotations

from typing import Final

from peling_app.texts.marks import QT_TRANSLATE_NOOP

SENTENCES: Final = (
    QT_TRANSLATE_NOOP("Rule book", "A winning hand"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A hand is complete with four sets and a pair. A set is three or four of a kind, or a sequence of"
        " three tiles of one suit. Sequences count nothing by themselves.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "136 tiles, four each of 34 kinds: bamboos, circles and characters from 1 to 9, the four winds, "
        "and the red, green and white dragons. The 1s, 9s, winds and dragons are major, 2 to 8 minor.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The mandarins"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Eight flowers and seasons may be added, two for each wind: 1 belongs to East, 2 to South, 3 to "
        "West, 4 to North. Then there are 144 tiles.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Seats"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Before the first deal everybody throws; the highest is East, those who are equal throw again. "
        "South sits at East's right, West opposite, North at his left.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "East stays or passes"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East keeps his seat if he wins or nobody does. If another wins, the player at East's right "
        "becomes East and all winds move on.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "East pays and gets double"),
    QT_TRANSLATE_NOOP("Rule book", "Whatever East pays or receives at the settlement is doubled."),
    QT_TRANSLATE_NOOP("Rule book", "No wind of the round"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "In this part no wind prevails: only a player's own wind counts for him.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Dice"),
    QT_TRANSLATE_NOOP("Rule book", "Two dice are used for the seats and for breaking the wall."),
    QT_TRANSLATE_NOOP("Rule book", "The wall"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The tiles are shuffled face down. Each player builds a side of 17 stacks of two; the sides form "
        "a square.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The wall with mandarins"),
    QT_TRANSLATE_NOOP("Rule book", "With mandarins each side has 18 stacks."),
    QT_TRANSLATE_NOOP("Rule book", "Who breaks the wall"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East throws two dice and counts round to the right, himself as one. The player reached breaks "
        "his side.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Where it is broken"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The breaker throws too. Both throws together, counted from the right end of his side, name the "
        "stack that is lifted out.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The loose tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The two lifted tiles are laid on the wall at the right of the gap. They are the loose tiles and "
        "mark the end.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Which way the wall is used"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Tiles are taken from the left edge of the gap, clockwise round the square, the upper tile of a "
        "stack first.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The deal"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East, South, West and North take four tiles each, three times round, then one each; East takes a"
        " fourteenth.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A turn"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East begins by discarding. Then each in turn to the right draws a tile, or claims the discard, "
        "and discards one face up.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Tiles in a hand"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Between turns a player holds thirteen tiles, and one more for every four of a kind he has made.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "To chow"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The latest discard of the player at the left may be taken for a sequence, in one's own turn "
        "instead of drawing, with the two other tiles in the hand. The sequence is laid open.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "To pung"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Any player's latest discard may be taken with two of the kind in the hand. The three are laid "
        "open and play goes on from there, so that others may lose their turn.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Four of a kind by a claim"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "With three of the kind in the hand, any discard makes four. They lie open; a loose tile is "
        "drawn.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A dead discard"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A discard must be claimed as it is thrown; when the next player has discarded, it is dead for "
        "good.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The discard that wins"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A discard that completes the hand may be claimed by anybody, also for the pair or a sequence.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Discards are called"),
    QT_TRANSLATE_NOOP("Rule book", "Each discard is called by name, as a courtesy."),
    QT_TRANSLATE_NOOP("Rule book", "Who goes first"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A winning claim goes before three or four of a kind, and these before a chow. Of two winning "
        "claims the one nearest to the discarder in turn is served.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Every four needs a loose tile"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Whoever lays down four of a kind draws a loose tile at once. The four are one of his four sets.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Drawing a loose tile"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The loose tile farther from the end is taken; the other moves up, and the end tile of the wall "
        "is put beside it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Exposed and concealed"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A claimed set is laid open to prove the claim and counts half. A set that was drawn stays in the"
        " hand.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Four of a kind drawn"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Four that were all drawn are laid down with the two end tiles face down, and count as concealed."
        " A loose tile is drawn.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A fourth tile added"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The fourth tile to an exposed three, drawn by oneself, may be added. The four count as exposed; "
        "a loose tile is drawn.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "No claim for an exposed three"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A discard may never be claimed as the fourth tile of an exposed three: no set holds two claimed "
        "tiles.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Mah-Jongg"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Whoever completes his hand, by a drawn tile, a loose tile, a discard or the deal itself, says "
        "Mah-Jongg, and the deal ends.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A dead hand"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A hand with a wrong number of tiles is dead: it plays on, cannot win, counts nothing and pays "
        "all others.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A drawn deal"),
    QT_TRANSLATE_NOOP("Rule book", "A deal that nobody wins is drawn: East stays and nothing is settled."),
    QT_TRANSLATE_NOOP("Rule book", "Settling the scores"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "All count their hands. The winner gets his full score from each and is out. The others pay each "
        "other the difference of their scores. East pays and receives double.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Counters"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The usual counters are worth 1000, 500, 100, 10 and 2. Every score is even.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "With or without mandarins"),
    QT_TRANSLATE_NOOP("Rule book", "They add chance and are usually left out."),
    QT_TRANSLATE_NOOP("Rule book", "Drawing a mandarin"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A mandarin of the own wind is set out, and a loose tile is drawn for it. The book does not say "
        "what is done with the others.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Mandarins in the deal"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Mandarins that were dealt are set out and replaced before East's first discard, East first.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Where mandarins belong"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "One page gives them to the game with a limit, another describes them in Part I; here they are a "
        "house rule of either part.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Three players"),
    QT_TRANSLATE_NOOP("Rule book", "Each builds his own side, and together they build the fourth."),
    QT_TRANSLATE_NOOP("Rule book", "Two players"),
    QT_TRANSLATE_NOOP("Rule book", "Each builds two sides. Both draw hands and then play in turn."),
    QT_TRANSLATE_NOOP("Rule book", "The empty seat"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East throws for an empty seat. It gets no tiles and its turn is skipped.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Otherwise as with four"),
    QT_TRANSLATE_NOOP("Rule book", "Only those who play settle."),
    QT_TRANSLATE_NOOP("Rule book", "What changes with fewer players"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "There is less competition and there are more tiles, so hands grow higher.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who throws again when the throws for the seats are equal, and with how many dice?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "only those who are equal"),
    QT_TRANSLATE_NOOP("Rule book", "everybody"),
    QT_TRANSLATE_NOOP("Rule book", "Only the players who are equal throw again, with two dice."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The text lets the tied players throw again; the seats named for 2 to 12 show two dice.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Where is the wall broken when both throws exceed the stacks of a side?"),
    QT_TRANSLATE_NOOP("Rule book", "counting runs on into the next side"),
    QT_TRANSLATE_NOOP("Rule book", "counting begins again on the same side"),
    QT_TRANSLATE_NOOP("Rule book", "It runs on at the right end of the side at the breaker's left."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Sums reach 24. Counting goes from right to left, and the next stack in that direction is the "
        "neighbour's.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Which of the two lifted tiles is the first loose tile?"),
    QT_TRANSLATE_NOOP("Rule book", "the upper one"),
    QT_TRANSLATE_NOOP("Rule book", "the lower one"),
    QT_TRANSLATE_NOOP("Rule book", "The upper one is laid farther from the end and is taken first."),
    QT_TRANSLATE_NOOP("Rule book", "Only the order of use is given: usually the farther one first."),
    QT_TRANSLATE_NOOP("Rule book", "When are the loose tiles made up again?"),
    QT_TRANSLATE_NOOP("Rule book", "one tile after each loose draw"),
    QT_TRANSLATE_NOOP("Rule book", "two tiles when both are gone"),
    QT_TRANSLATE_NOOP("Rule book", "One tile from the end of the wall goes up after each loose draw."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The order of the tiles is the same either way: they come from the end of the wall.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "When is the wall at its end?"),
    QT_TRANSLATE_NOOP("Rule book", "every tile may be drawn, loose tiles too"),
    QT_TRANSLATE_NOOP("Rule book", "fourteen tiles stay"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Every tile may be drawn; the deal is drawn after the last discard is declined.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Part II brings in its reserve of fourteen as a change, so Part I has none.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Is anything settled when nobody goes out?"),
    QT_TRANSLATE_NOOP("Rule book", "nothing"),
    QT_TRANSLATE_NOOP("Rule book", "the differences between all players"),
    QT_TRANSLATE_NOOP("Rule book", "Nothing is settled."),
    QT_TRANSLATE_NOOP("Rule book", "Settling is described only after a Mah-Jongg."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "What may be claimed of the last discard, when nothing can be drawn any more?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "everything that needs no loose tile"),
    QT_TRANSLATE_NOOP("Rule book", "only the tile that wins"),
    QT_TRANSLATE_NOOP("Rule book", "Mah-Jongg, pung and chow; no four of a kind, for want of a loose tile."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The text excepts nothing, but a four of a kind must be followed by a loose draw.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "How long may a discard be claimed?"),
    QT_TRANSLATE_NOOP("Rule book", "until the next tile is drawn"),
    QT_TRANSLATE_NOOP("Rule book", "until the next player has discarded"),
    QT_TRANSLATE_NOOP("Rule book", "At this table claims end when the next tile is drawn."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The text keeps a discard alive until the next one, but does not say what becomes of a tile drawn"
        " meanwhile. By the house rule that tile goes back to the beginning of the wall.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "May a sequence be claimed out of turn to go out?"),
    QT_TRANSLATE_NOOP("Rule book", "yes, from anybody"),
    QT_TRANSLATE_NOOP("Rule book", "only from the player at the left"),
    QT_TRANSLATE_NOOP("Rule book", "Yes, from anybody."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A tile that completes the whole hand may be claimed by any player at any time; examples 2 and 9 "
        "win so.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Does a winning claim go before a chow?"),
    QT_TRANSLATE_NOOP("Rule book", "Mah-Jongg, then pung, then chow"),
    QT_TRANSLATE_NOOP("Rule book", "only Mah-Jongg before pung is certain"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Mah-Jongg goes before three or four of a kind, and these before a chow.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Only the win before the set is printed; the rest follows."),
    QT_TRANSLATE_NOOP("Rule book", "Must four of a kind be laid down, and when?"),
    QT_TRANSLATE_NOOP("Rule book", "a duty"),
    QT_TRANSLATE_NOOP("Rule book", "a choice on the own turn"),
    QT_TRANSLATE_NOOP("Rule book", "a choice also after a chow or pung"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A choice: on the own turn after a draw, before discarding, several in succession; not after a "
        "chow or pung.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The words sound like a duty, yet a fourth tile may serve in a sequence. The moment is not fixed.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What do four of a kind count that were not laid down?"),
    QT_TRANSLATE_NOOP("Rule book", "three concealed"),
    QT_TRANSLATE_NOOP("Rule book", "four concealed"),
    QT_TRANSLATE_NOOP("Rule book", "They count as three concealed and one tile over."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The number of tiles in a hand allows no fourth tile of a set without a loose draw.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Is four of a kind made from an exposed three exposed?"),
    QT_TRANSLATE_NOOP("Rule book", "exposed"),
    QT_TRANSLATE_NOOP("Rule book", "concealed, since the fourth tile was drawn"),
    QT_TRANSLATE_NOOP("Rule book", "Exposed."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "It contains a claimed tile and lies open; only fours drawn altogether have their end tiles face "
        "down.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "May the tile that a player adds to his three be claimed to go out?"),
    QT_TRANSLATE_NOOP("Rule book", "no"),
    QT_TRANSLATE_NOOP("Rule book", "yes"),
    QT_TRANSLATE_NOOP("Rule book", "No."),
    QT_TRANSLATE_NOOP("Rule book", "It is never mentioned."),
    QT_TRANSLATE_NOOP("Rule book", "Does a concealed four that lies on the table still count as concealed?"),
    QT_TRANSLATE_NOOP("Rule book", "only while in the hand"),
    QT_TRANSLATE_NOOP("Rule book", "Yes, for the winner and for the others."),
    QT_TRANSLATE_NOOP("Rule book", "Illustration 14 counts it as in the hand."),
    QT_TRANSLATE_NOOP("Rule book", "What happens to a hand with a wrong number of tiles?"),
    QT_TRANSLATE_NOOP("Rule book", "it is dead and counts nothing"),
    QT_TRANSLATE_NOOP("Rule book", "only the tiles are put right"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "It is dead, counts nothing and pays all others; two dead hands pay each other nothing.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The program prevents it at the table; with real tiles it is entered on the score sheet.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Who is East after a false call?"),
    QT_TRANSLATE_NOOP("Rule book", "East stays"),
    QT_TRANSLATE_NOOP("Rule book", "East passes if he was the offender"),
    QT_TRANSLATE_NOOP("Rule book", "East stays; the deal is void."),
    QT_TRANSLATE_NOOP("Rule book", "The book is silent."),
    QT_TRANSLATE_NOOP("Rule book", "Which winds are held by two or three players?"),
    QT_TRANSLATE_NOOP("Rule book", "winds counted over four seats"),
    QT_TRANSLATE_NOOP("Rule book", "winds of the players only"),
    QT_TRANSLATE_NOOP("Rule book", "two players at adjacent seats"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "With three one seat stays empty: its wind is held by nobody, and it is skipped. With two, East "
        "and West sit opposite.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The book is silent; the square of the wall has four sides in any case."),
    QT_TRANSLATE_NOOP("Rule book", "From whom may one chow when the seat at the left is empty?"),
    QT_TRANSLATE_NOOP("Rule book", "from the last active player before"),
    QT_TRANSLATE_NOOP("Rule book", "from nobody"),
    QT_TRANSLATE_NOOP("Rule book", "From the active player who comes before in turn."),
    QT_TRANSLATE_NOOP("Rule book", "Everything else is to be as with four players."),
    QT_TRANSLATE_NOOP("Rule book", "How does an empty seat break the wall?"),
    QT_TRANSLATE_NOOP("Rule book", "East throws for it"),
    QT_TRANSLATE_NOOP("Rule book", "the next player does it"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East throws both times; the right end of its side is that seen from the empty seat.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "East acts for the dummy."),
    QT_TRANSLATE_NOOP("Rule book", "Do the mandarins belong to the honor suit of 136 tiles?"),
    QT_TRANSLATE_NOOP("Rule book", "no, they come in addition"),
    QT_TRANSLATE_NOOP("Rule book", "136 tiles without them, 144 with them."),
    QT_TRANSLATE_NOOP("Rule book", "Page 11 names them with the honors and yet counts 136 tiles."),
    QT_TRANSLATE_NOOP("Rule book", "Must discards be called aloud?"),
    QT_TRANSLATE_NOOP("Rule book", "a courtesy"),
    QT_TRANSLATE_NOOP("Rule book", "A courtesy: the screen shows each discard, nothing is penalised."),
    QT_TRANSLATE_NOOP("Rule book", "Printed as a courtesy."),
    QT_TRANSLATE_NOOP("Rule book", "Which hands are won on the original hand?"),
    QT_TRANSLATE_NOOP("Rule book", "only East's fourteen dealt tiles"),
    QT_TRANSLATE_NOOP("Rule book", "everybody's first own turn too"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Only East, with exactly the tiles dealt. Such a hand gets nothing for drawing or for the only "
        "place; a four of a kind with its loose tile spoils it, mandarins replaced before the first "
        "discard do not.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Thirteen tiles cannot be complete. Example 16 and the 380,928 points of the Summary need a hand "
        "without points for drawing and place; a four of a kind would make more than that.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What is the only place to win?"),
    QT_TRANSLATE_NOOP("Rule book", "exactly one kind of tile would have won"),
    QT_TRANSLATE_NOOP("Rule book", "by shape: a pair or the middle of a sequence"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Exactly one kind would have won, drawn or claimed. A kind of which the player holds all four is "
        "no place.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Example 9 argues that another tile would also have won; example 15 counts it for a claimed pair.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What spoils the bonus for no other score?"),
    QT_TRANSLATE_NOOP("Rule book", "any other points"),
    QT_TRANSLATE_NOOP("Rule book", "doubles too"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Any other points: drawing, the only place, a pair that counts, any set. Doubles do not.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Example 9 counts the bonus and three doubles."),
    QT_TRANSLATE_NOOP("Rule book", "Is a loose tile that wins also drawn?"),
    QT_TRANSLATE_NOOP("Rule book", "yes, 10 and 2"),
    QT_TRANSLATE_NOOP("Rule book", "no, 10 only"),
    QT_TRANSLATE_NOOP("Rule book", "Yes: both are counted."),
    QT_TRANSLATE_NOOP("Rule book", "Examples 10 and 20 give both."),
    QT_TRANSLATE_NOOP("Rule book", "Is the set exposed that a claimed tile completes to win?"),
    QT_TRANSLATE_NOOP("Rule book", "concealed, since it was never laid down"),
    QT_TRANSLATE_NOOP("Rule book", "Exposed, only that one set."),
    QT_TRANSLATE_NOOP("Rule book", "Example 1 counts 2 for it; the errata of pages 36 and 44 agree."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Does a pair of dragons or of the own wind count when its second tile was claimed?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "2 in either case"),
    QT_TRANSLATE_NOOP("Rule book", "2 only if concealed"),
    QT_TRANSLATE_NOOP("Rule book", "2 in either case."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The card prints the 2 among the concealed; example 12 calls them scoring pairs without more.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Do the doubles for suits count for an unfinished hand?"),
    QT_TRANSLATE_NOOP("Rule book", "yes, over all tiles held"),
    QT_TRANSLATE_NOOP("Rule book", "only for the winner"),
    QT_TRANSLATE_NOOP("Rule book", "Yes, for all tiles the player holds."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East's 80 in layout 4 cannot come about otherwise, nor West's 2560 in layout 2.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Do the doubles for suits and honors add up?"),
    QT_TRANSLATE_NOOP("Rule book", "they exclude each other"),
    QT_TRANSLATE_NOOP("Rule book", "they add up"),
    QT_TRANSLATE_NOOP("Rule book", "They exclude each other."),
    QT_TRANSLATE_NOOP("Rule book", "Examples 6, 7, 9, 14, 15 and 20 count three doubles and no more."),
    QT_TRANSLATE_NOOP("Rule book", "Which three does the erratum to example 7 mean?"),
    QT_TRANSLATE_NOOP("Rule book", "the one that is scored as exposed"),
    QT_TRANSLATE_NOOP("Rule book", "the one scored 8, which makes 5504"),
    QT_TRANSLATE_NOOP("Rule book", "The one scored as exposed: the figures stand, 5760."),
    QT_TRANSLATE_NOOP("Rule book", "The erratum changes no points, where the one to example 18 does."),
    QT_TRANSLATE_NOOP("Rule book", "Example 13 calls its dragons exposed and gives them 8."),
    QT_TRANSLATE_NOOP("Rule book", "the figure is right: 768"),
    QT_TRANSLATE_NOOP("Rule book", "the label is right: 704"),
    QT_TRANSLATE_NOOP("Rule book", "The figure is right: 384, 768 from each."),
    QT_TRANSLATE_NOOP("Rule book", "All totals follow the 8."),
    QT_TRANSLATE_NOOP("Rule book", "Layout 1 is printed with other scores than the errata give."),
    QT_TRANSLATE_NOOP("Rule book", "the errata"),
    QT_TRANSLATE_NOOP("Rule book", "the print"),
    QT_TRANSLATE_NOOP("Rule book", "The errata: East 480, West 272."),
    QT_TRANSLATE_NOOP("Rule book", "One printed payment is wrong even for the printed scores."),
    QT_TRANSLATE_NOOP("Rule book", "The erratum gives West 2562 in layout 2."),
    QT_TRANSLATE_NOOP("Rule book", "2560"),
    QT_TRANSLATE_NOOP("Rule book", "2562"),
    QT_TRANSLATE_NOOP("Rule book", "2560."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "No hand can count 2562: half of it is odd, so it would have no doubles, and no loser has such "
        "points.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The caption of layout 4 still says 152."),
    QT_TRANSLATE_NOOP("Rule book", "184"),
    QT_TRANSLATE_NOOP("Rule book", "152"),
    QT_TRANSLATE_NOOP("Rule book", "184, as the errata say for the text."),
    QT_TRANSLATE_NOOP("Rule book", "Both payments, 184 and 368, follow from it."),
    QT_TRANSLATE_NOOP("Rule book", "The erratum to page 42 changes drew into punged."),
    QT_TRANSLATE_NOOP("Rule book", "it means the picture of example 15"),
    QT_TRANSLATE_NOOP("Rule book", "it changes a score"),
    QT_TRANSLATE_NOOP("Rule book", "It means the picture; no figure changes."),
    QT_TRANSLATE_NOOP("Rule book", "The words stand only in the picture at the head of that page."),
    QT_TRANSLATE_NOOP("Rule book", "How do the mandarins work in Part I?"),
    QT_TRANSLATE_NOOP("Rule book", "they belong to the game with a limit only"),
    QT_TRANSLATE_NOOP("Rule book", "others' mandarins are set out without value"),
    QT_TRANSLATE_NOOP("Rule book", "others' mandarins are kept and discarded"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "They may be used and usually are not. Every mandarin is set out and replaced; only those of the "
        "own wind double, for every player; a hand completed by the replacement is won with a loose tile.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Page 11 and page 29 disagree; the text says only what is done with one's own.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Which reading of a hand counts?"),
    QT_TRANSLATE_NOOP("Rule book", "the best"),
    QT_TRANSLATE_NOOP("Rule book", "the one its holder names first"),
    QT_TRANSLATE_NOOP("Rule book", "The best for its holder; a claimed tile goes where it counts best."),
    QT_TRANSLATE_NOOP("Rule book", "What does a false Mah-Jongg cost?"),
    QT_TRANSLATE_NOOP("Rule book", "the hand is dead"),
    QT_TRANSLATE_NOOP("Rule book", "a fixed penalty as in Part II"),
    QT_TRANSLATE_NOOP("Rule book", "The hand is dead. At this table the program does not let it happen."),
    QT_TRANSLATE_NOOP("Rule book", "Only Part II has a penalty, and it needs a limit."),
    QT_TRANSLATE_NOOP("Rule book", "The program writes the score; counters are for a table of people."),
    QT_TRANSLATE_NOOP("Rule book", "Calling discards aloud"),
    QT_TRANSLATE_NOOP("Rule book", "The screen shows and logs every discard."),
    QT_TRANSLATE_NOOP("Rule book", "A dead hand by a wrong number of tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The program deals and draws, so no hand has a wrong number; the score of such a hand can be "
        "settled.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A penalty for a false Mah-Jongg"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The program lets nobody call falsely; the two house rules about it are for a table of people.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The advice against stakes with two or three"),
    QT_TRANSLATE_NOOP("Rule book", "No stakes are played for here."),
    QT_TRANSLATE_NOOP("Rule book", "Drawing the winds"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Seats are taken freely; a throw names the positioner. He lays the four winds in a line, one of "
        "them on the wind box, and throws; counting from him the players take the places of the line, the"
        " farthest first. Where the box goes East will sit: whoever drew East moves there, the others sit"
        " by their winds.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The wind box"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East keeps the box, with the wind of the round on top, until he loses; then it goes to the "
        "right.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Rounds"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A round ends when all players have been East and lost. The next wind is put on top, and the "
        "first East begins again.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Sets of rounds"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Four rounds, of East, South, West and North, are a set. How many are played is agreed before.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The last fourteen tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The last fourteen tiles, loose tiles included, are never drawn. When a tile would have to be "
        "drawn and only these are left, the deal is drawn: East stays.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The limit"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A limit may be agreed: usually 300 if Mah-Jongg counts 10, 400 if it counts 20, or 600.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The limit and East"),
    QT_TRANSLATE_NOOP("Rule book", "Whatever is paid to or by East may be twice the limit."),
    QT_TRANSLATE_NOOP("Rule book", "The limit among the losers"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The others settle their differences up to the limit, with East up to twice the limit.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "As in Part I: the winner gets his score from each, the others settle the differences, East pays "
        "and gets double; but no payment exceeds the limit.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Washing the tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Whoever was dealt nine or more different heads may end the deal and show them. Everybody pays "
        "him 50 for nine, 70 for ten, 100 for eleven, 150 for twelve, 200 for thirteen.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Washing and East"),
    QT_TRANSLATE_NOOP("Rule book", "East neither pays nor gets double here."),
    QT_TRANSLATE_NOOP("Rule book", "After washing"),
    QT_TRANSLATE_NOOP("Rule book", "The tiles are shuffled anew and East stays. No other score is settled."),
    QT_TRANSLATE_NOOP("Rule book", "When washing is allowed"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Nothing may have been drawn, and a second tile of a kind does not count. Nobody has to do it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What goes before washing"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East's hand that is complete on the deal goes before washing, and washing before a win on the "
        "first tile played.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Showing a drawn sequence"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A sequence that the last tile completes by a draw is laid open with that tile on top.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "False Mah-Jongg"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Whoever announces Mah-Jongg falsely pays half the limit to each; East gets, and as the offender "
        "pays, the whole limit.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Paying for all"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Whoever discards the winning tile pays for all three if the winner had a warning exposed and the"
        " tile completes that hand: nine tiles of one suit for a hand of that suit, nine heads for a hand"
        " of heads, two sets of dragons for the third, three sets of winds for the fourth wind.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Who is excused"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A discarder who is himself one tile short is excused if he has two doubling honors complete, or "
        "would have more than two with his winning tile.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Who had no choice"),
    QT_TRANSLATE_NOOP("Rule book", "Nobody pays for all who held nothing but dangerous tiles."),
    QT_TRANSLATE_NOOP("Rule book", "All other scores are void"),
    QT_TRANSLATE_NOOP("Rule book", "When one pays for all, only the winner's score counts."),
    QT_TRANSLATE_NOOP("Rule book", "The other tile is safe"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A tile that ends the same hand in another place brings no penalty: the pair beside the dragons, "
        "or the other set beside the winds.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Is a loose tile that happens to be the last also the last tile?"),
    QT_TRANSLATE_NOOP("Rule book", "no, it is a loose tile only"),
    QT_TRANSLATE_NOOP("Rule book", "both doubles are given"),
    QT_TRANSLATE_NOOP("Rule book", "No: only the double for the loose tile."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The last tile is explained as the fifteenth from the end, which is a tile of the wall.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What does Mah-Jongg count, and how high is the limit?"),
    QT_TRANSLATE_NOOP("Rule book", "10 and 300"),
    QT_TRANSLATE_NOOP("Rule book", "20 and 400"),
    QT_TRANSLATE_NOOP("Rule book", "600"),
    QT_TRANSLATE_NOOP("Rule book", "10 and 300, unless the players agree on something else."),
    QT_TRANSLATE_NOOP("Rule book", "The sentence is garbled; the table and all examples count 10."),
    QT_TRANSLATE_NOOP("Rule book", "What of the losers is cut to the limit?"),
    QT_TRANSLATE_NOOP("Rule book", "the difference that is paid"),
    QT_TRANSLATE_NOOP("Rule book", "each score, before the difference is taken"),
    QT_TRANSLATE_NOOP("Rule book", "The difference."),
    QT_TRANSLATE_NOOP("Rule book", "The text lets them settle differences up to the limit."),
    QT_TRANSLATE_NOOP("Rule book", "Who wins on the first tile played, and how is the bonus counted?"),
    QT_TRANSLATE_NOOP("Rule book", "half the limit after the doubles"),
    QT_TRANSLATE_NOOP("Rule book", "half the limit before the doubles"),
    QT_TRANSLATE_NOOP("Rule book", "half the limit instead of the hand"),
    QT_TRANSLATE_NOOP("Rule book", "a win on one's own first draw counts too"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Whoever wins on East's first discard; half the limit is added after the doubles, up to the "
        "limit.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "It stands among bonuses, which are added, and is measured by the limit, which is a final amount.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Does the bonus for the first tile played spoil that for no other score?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "No: both count."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The card asks for no score in hand or on the table, and half the limit is no score of the tiles.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Which winning tile is the fourth of an exposed three?"),
    QT_TRANSLATE_NOOP("Rule book", "the fourth of one's own exposed three"),
    QT_TRANSLATE_NOOP("Rule book", "the tile that another player adds to his three"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The fourth of one's own exposed three, which can only end the hand in a sequence. Where robbing "
        "is played, the robbed tile doubles too.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A fourth tile put to its set would bring a loose draw, and may never be claimed for it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What does a sequence count that was closed by a draw?"),
    QT_TRANSLATE_NOOP("Rule book", "4, closed or open"),
    QT_TRANSLATE_NOOP("Rule book", "2, as by chow"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "4 if drawn, closed or open; 2 if a closed one was chowed; nothing if an open one was.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Examples 8 and 10 give 4; the text speaks of both cases when filled by draw.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Does the winner's pair count that the last tile did not complete?"),
    QT_TRANSLATE_NOOP("Rule book", "as in other hands"),
    QT_TRANSLATE_NOOP("Rule book", "not at all"),
    QT_TRANSLATE_NOOP("Rule book", "As in other hands."),
    QT_TRANSLATE_NOOP("Rule book", "Example 8 counts 4 for such a pair of the own wind."),
    QT_TRANSLATE_NOOP("Rule book", "Do the lines for a completed pair and for a pair of honors add up?"),
    QT_TRANSLATE_NOOP("Rule book", "one line only"),
    QT_TRANSLATE_NOOP("Rule book", "both lines"),
    QT_TRANSLATE_NOOP("Rule book", "One line only: 4 or 6 for heads, 6 or 8 for the own wind in its round."),
    QT_TRANSLATE_NOOP("Rule book", "Example 4 shows a single line of 8."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Example 4 is printed with 384, and payments that do not fit the winner.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "768: one suit with honors doubles too"),
    QT_TRANSLATE_NOOP("Rule book", "384, as printed"),
    QT_TRANSLATE_NOOP("Rule book", "768 as the tiles are listed, and every other player pays East double."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "All suit tiles are bamboos; the errata say that the player is East and leave the rest.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Examples 2, 3 and 10 have figures that do not fit."),
    QT_TRANSLATE_NOOP("Rule book", "the rules"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The rules: example 3 pays 64 and 32, in example 10 North and South pay, in example 2 a line is "
        "out of place.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The errata mend the score of example 3 and not the payments; example 10 names the winner as "
        "payer.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What is paid if several limit hands are made at once?"),
    QT_TRANSLATE_NOOP("Rule book", "one limit"),
    QT_TRANSLATE_NOOP("Rule book", "one for each"),
    QT_TRANSLATE_NOOP("Rule book", "One limit."),
    QT_TRANSLATE_NOOP("Rule book", "The book is silent; a limit that could be doubled so would be none."),
    QT_TRANSLATE_NOOP("Rule book", "What is the fourth set beside three winds and a pair of the fourth?"),
    QT_TRANSLATE_NOOP("Rule book", "any set"),
    QT_TRANSLATE_NOOP("Rule book", "a set of heads"),
    QT_TRANSLATE_NOOP("Rule book", "Any set."),
    QT_TRANSLATE_NOOP("Rule book", "May the last tile of single heads be claimed?"),
    QT_TRANSLATE_NOOP("Rule book", "no, it must be drawn"),
    QT_TRANSLATE_NOOP("Rule book", "Yes; nothing else can have been laid down."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Claiming a tile to complete the hand is allowed in general; example 5 is won so.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Until when may the tiles be washed, by whom, and what of mandarins?"),
    QT_TRANSLATE_NOOP("Rule book", "until the first tile is drawn or claimed"),
    QT_TRANSLATE_NOOP("Rule book", "until the holder's own first draw"),
    QT_TRANSLATE_NOOP("Rule book", "the nearest to East collects"),
    QT_TRANSLATE_NOOP("Rule book", "all who show such a hand collect"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Until the first tile is drawn or claimed after East's first discard; East, before he discards. "
        "Of two claimants the nearest to East collects. Mandarins that were dealt are no heads.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The hand must be the original one, with nothing drawn. Washing goes before a win on the first "
        "discard, so it must still be possible then.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What follows a false Mah-Jongg?"),
    QT_TRANSLATE_NOOP("Rule book", "the fixed payments only"),
    QT_TRANSLATE_NOOP("Rule book", "all other scores are settled too"),
    QT_TRANSLATE_NOOP("Rule book", "The fixed payments; the deal is void and nothing else is settled."),
    QT_TRANSLATE_NOOP("Rule book", "How much does he pay who pays for all?"),
    QT_TRANSLATE_NOOP("Rule book", "the sum of the three shares"),
    QT_TRANSLATE_NOOP("Rule book", "three times his own share"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The sum of the three shares, East's double included, each cut to the limit.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "He takes over the losses of all other players."),
    QT_TRANSLATE_NOOP("Rule book", "How are doubling honors counted for the excuse?"),
    QT_TRANSLATE_NOOP("Rule book", "by doublings"),
    QT_TRANSLATE_NOOP("Rule book", "by items"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "By doublings: two in complete sets now, or more than two in the completed hand, waiting in "
        "either case.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Part I means doublings when it speaks of honors."),
    QT_TRANSLATE_NOOP("Rule book", "Whose winning tile must the discarder be waiting for?"),
    QT_TRANSLATE_NOOP("Rule book", "his own"),
    QT_TRANSLATE_NOOP("Rule book", "the winner's"),
    QT_TRANSLATE_NOOP("Rule book", "His own; any tile he waits for may bring the doublings."),
    QT_TRANSLATE_NOOP("Rule book", "It is what excuses him from breaking his hand."),
    QT_TRANSLATE_NOOP("Rule book", "Are fours exposed that lie on the table with their end tiles down?"),
    QT_TRANSLATE_NOOP("Rule book", "yes, two of their tiles are seen"),
    QT_TRANSLATE_NOOP("Rule book", "Yes."),
    QT_TRANSLATE_NOOP("Rule book", "Everybody can see what they are."),
    QT_TRANSLATE_NOOP("Rule book", "When has the discarder no choice?"),
    QT_TRANSLATE_NOOP("Rule book", "if all his tiles are of the dangerous class"),
    QT_TRANSLATE_NOOP("Rule book", "if no safe tile is known"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "If every tile he could discard belongs to it: the suit, heads, that dragon or that wind.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The book's example has only dots in hand against a hand of dots."),
    QT_TRANSLATE_NOOP("Rule book", "Are nine heads nine tiles or three sets?"),
    QT_TRANSLATE_NOOP("Rule book", "nine tiles"),
    QT_TRANSLATE_NOOP("Rule book", "three sets"),
    QT_TRANSLATE_NOOP("Rule book", "Nine tiles; two fours are only eight."),
    QT_TRANSLATE_NOOP("Rule book", "The book counts heads."),
    QT_TRANSLATE_NOOP("Rule book", "Must the last tile make a set?"),
    QT_TRANSLATE_NOOP("Rule book", "the third dragon a set, the fourth wind a set or a pair"),
    QT_TRANSLATE_NOOP("Rule book", "a set in both cases"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The third dragon must make a set; the fourth wind may make a set or the pair.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "For the dragons the book names the third set, for the winds only a winning hand.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Does he pay for all from whom the tile was taken that he added to his three?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Only discards are named."),
    QT_TRANSLATE_NOOP("Rule book", "Are the seats drawn again for a new set of four rounds?"),
    QT_TRANSLATE_NOOP("Rule book", "No: the seats stay and the round of East begins again."),
    QT_TRANSLATE_NOOP("Rule book", "Who takes the last place when the winds are drawn?"),
    QT_TRANSLATE_NOOP("Rule book", "the player at the left, whatever is last"),
    QT_TRANSLATE_NOOP("Rule book", "East"),
    QT_TRANSLATE_NOOP("Rule book", "The last one: the word East makes no sense before the winds are seen."),
    QT_TRANSLATE_NOOP("Rule book", "The worked case of the book does so."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "What makes a sequence closed: its shape, or that no other tile would have won?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "its shape"),
    QT_TRANSLATE_NOOP("Rule book", "the tiles that would have won"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Its shape: the middle, or the only open end. A tile that fits several places takes the best.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Text and examples speak of the shape."),
    QT_TRANSLATE_NOOP("Rule book", "How often does the own wind double in its own round?"),
    QT_TRANSLATE_NOOP("Rule book", "twice altogether"),
    QT_TRANSLATE_NOOP("Rule book", "twice, and once more"),
    QT_TRANSLATE_NOOP("Rule book", "Twice altogether."),
    QT_TRANSLATE_NOOP("Rule book", "Example 2."),
    QT_TRANSLATE_NOOP("Rule book", "What do single heads count where no limit is agreed on?"),
    QT_TRANSLATE_NOOP("Rule book", "10 and 10, and nothing doubles them"),
    QT_TRANSLATE_NOOP("Rule book", "10 and 10, doubled by the last tile, a loose tile or own mandarins"),
    QT_TRANSLATE_NOOP("Rule book", "10 for Mah-Jongg and 10 for no other score, and nothing doubles them."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The book gives them the limit and no other value; without it only what every winner has is left.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A false Mah-Jongg at this table"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The program lets nobody call falsely; the penalty and the house rule on East are for a table of "
        "people.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The host's rules"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "If players disagree, the book of the house decides. A player may have an adviser; an odd rack or"
        " an indicator marks East.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "136 tiles, four each of 34 kinds: circles, bamboos and characters from 1 to 9, the four winds "
        "(Cardinal tiles), and the red, green and white dragons (Honour tiles). White is blank.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Majors and minors"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Ones and nines are majors, 2 to 8 minors. Sets of majors, winds and dragons count twice as much "
        "as sets of minors.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Seasons and flowers"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Eight more tiles may be added: seasons 1 Spring to 4 Winter and flowers 1 Plum, 2 Bamboo, 3 "
        "Chrysanthemum, 4 Orchid. 1 belongs to East, 2 to South, 3 to West, 4 to North. Beginners leave "
        "them out.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Who is East"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Each player throws two dice; the highest is East. South sits at East's right, West opposite, "
        "North at the left.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Each player builds a side of 17 stacks of two, of 18 with seasons and flowers.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Which wall is broken"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East throws two dice and counts round to the right, himself as one: 5 and 9 East, 2, 6 and 10 "
        "South, 3, 7 and 11 West, 4, 8 and 12 North.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The owner of that wall throws too. Both throws together are counted from its right end. The "
        "stack reached is lifted out: its lower tile goes on the next stack at the right, its upper tile "
        "two stacks farther. These are the loose tiles.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Using the loose tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The loose tile farther from the breach is taken first. When both are gone, the stack next to the"
        " breach is set up in the same manner.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "From the left of the breach East, South, West and North take two stacks each, three times round;"
        " then East takes the top tiles of the first and third stack, South, West and North one each from"
        " what lies between.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Setting out seasons and flowers"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "From East on each player exposes those he was dealt and takes a loose tile for each. Later ones "
        "are exposed at once and replaced before the discard.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East begins with a discard. Every later turn is a draw or a claim, then seasons, flowers and "
        "kongs if there are any, then a discard or Mah-Jongg.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The discard"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Each tile is discarded face up and named. Some play with the discards face down.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Order of play"),
    QT_TRANSLATE_NOOP("Rule book", "The turn passes to the right: East, South, West, North."),
    QT_TRANSLATE_NOOP("Rule book", "Pung"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "With two of a kind in hand the latest discard of any player may be taken for three of a kind, "
        "which is exposed. The player then discards, and the one at his right is next.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A pung let pass"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who does not take a possible pung may not pung that kind until he has had another turn and "
        "discarded. He may take it to go out.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Chow"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The latest discard of the player at the left may be taken for a sequence of three of a suit, "
        "with two tiles in hand.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Kong"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "With three of a kind in hand the latest discard of any player may be taken for four of a kind. "
        "They are exposed, a loose tile is drawn, and a tile discarded.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Drawing"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who claims nothing draws the end tile of the wall, upper before lower, and discards any tile.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Concealed sets"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Sets made of own draws stay in the hand. A concealed pung counts double.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Adding a fourth"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A fourth tile that the player drew himself may be added to his exposed pung; he draws a loose "
        "tile. A discard is never added.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Concealed kong"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Four of a kind in hand may be laid down on any own turn, the first and last turned over; then a "
        "loose tile is drawn. Not laid down they are only a concealed pung.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Pung before chow"),
    QT_TRANSLATE_NOOP("Rule book", "A pung or kong goes before a chow."),
    QT_TRANSLATE_NOOP("Rule book", "How long a discard may be taken"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Only the latest discard is alive. It may be taken even when the next player has drawn, until he "
        "discards; the tile he drew goes back on the wall.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Calling"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who lacks one tile may take any discard to go out, for a pung, a chow or the pair. Mah-Jongg "
        "goes before everything else.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Snatching a kong"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "To go out, the tile may be taken that another player adds to his exposed pung; no tile of "
        "another kong may.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Two who call"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Of two players who want the same tile to go out, it goes to him whose turn would come first.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Standing hand"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who is calling after his first draw and discard (East: his first discard) may declare a standing"
        " hand. He then discards every tile he draws until it wins, and claims only to win.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The end of the wall"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The last fourteen tiles are never drawn, the loose tiles among them. If nobody is out then, the "
        "hand is dead: nothing is scored, and the same East deals again.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Wrong number of tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A hand with too many or too few tiles is dead: it cannot win and pays the others their scores. "
        "Its own score is deducted only if it had too few.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East stays when he wins and when nobody does; if another wins, the player at his right becomes "
        "East.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The rounds are East, South, West and North. A new one begins when the first East becomes East "
        "again. Four rounds are a game.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Four sets and a pair; a set is a chow, a pung or a kong. The winner does not discard, and all "
        "players show their hands.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Thirteen odd majors"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "One of each one, nine, wind and dragon, and one of these twice, wins without sets.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Calling nine tile hand"),
    QT_TRANSLATE_NOOP("Rule book", "1112345678999 of one suit waits for any of its nine tiles."),
    QT_TRANSLATE_NOOP("Rule book", "What is counted"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "All players count their pungs, kongs and pairs; chows count nothing. The set that a claimed tile"
        " completes to win is exposed; completed by a draw it is concealed.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Doubles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Some sets double the score of every player, other things that of the winner alone.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Bonuses"),
    QT_TRANSLATE_NOOP("Rule book", "The winner adds 20 and other bonuses before the score is doubled."),
    QT_TRANSLATE_NOOP("Rule book", "The total"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Points and bonuses together are multiplied by all doubles, and cut at the limit. Of several ways"
        " to read a hand the best counts.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Unfinished limit hands"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A loser who holds three winds and a pair of the fourth, or all three dragons, gets the limit "
        "from each of the other losers, though the rest of his hand is unfinished. He pays the winner "
        "like anybody.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A limit is agreed, say 600: nobody but East can receive more than that from one player for one "
        "hand. East can receive up to double.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Paying the winner"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Each loser pays the winner his score first, double if one of the two is East.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The losers among each other"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Of each two losers the lower pays the difference, double if one of them is East.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Coloured counters of agreed value are shared equally, or cards are kept of what is paid and "
        "received.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Errors in the deal"),
    QT_TRANSLATE_NOOP("Rule book", "If the wall was broken or dealt wrongly, the tiles are shuffled again."),
    QT_TRANSLATE_NOOP("Rule book", "A wrong set"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A wrong set must be put right before the next player discards; else the hand is dead.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who exposes the whole hand as complete when it is not pays double the limit to each. Before that"
        " the call may be taken back.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Paying for a hand of one suit"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who discards the winning tile to a hand of one suit of which three pungs lay exposed pays for "
        "all.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Paying for three dragons"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The same holds for a hand of three dragons of which two sets lay exposed.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Paying for the winds"),
    QT_TRANSLATE_NOOP("Rule book", "The same holds for a hand of winds of which three sets lay exposed."),
    QT_TRANSLATE_NOOP("Rule book", "Paying for ones and nines"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The same holds for a hand of ones and nines of which three sets lay exposed.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Nothing among the losers then"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "When one player pays for all, the losers do not settle with each other.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Stakes"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Two and a half pence for a hundred come to about ten to twelve and a half for a hundred at "
        "contract bridge.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Who throws again when the throws for East are equal?"),
    QT_TRANSLATE_NOOP("Rule book", "Only the players who are equal throw again."),
    QT_TRANSLATE_NOOP("Rule book", "The text only says that the highest is East."),
    QT_TRANSLATE_NOOP("Rule book", "Is a double one thrown again?"),
    QT_TRANSLATE_NOOP("Rule book", "only the special sign that some dice have in place of the 1"),
    QT_TRANSLATE_NOOP("Rule book", "every double one"),
    QT_TRANSLATE_NOOP("Rule book", "Only the special dice; with ordinary ones 2 stands for South."),
    QT_TRANSLATE_NOOP("Rule book", "The list of throws names 2 for South."),
    QT_TRANSLATE_NOOP("Rule book", "counting runs on into the wall at the left"),
    QT_TRANSLATE_NOOP("Rule book", "It runs on into the wall at the left."),
    QT_TRANSLATE_NOOP("Rule book", "Throws reach 24, and counting goes from right to left."),
    QT_TRANSLATE_NOOP("Rule book", "What may a player not do who let a possible pung pass?"),
    QT_TRANSLATE_NOOP("Rule book", "pung that kind"),
    QT_TRANSLATE_NOOP("Rule book", "pung or kong that kind"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Neither pung nor kong that kind until after his own next discard; Mah-Jongg is never barred.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A kong is said to follow the same procedure as a pung."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "May a fourth tile be added later than in the turn in which it was drawn?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "any own tile, on an own turn"),
    QT_TRANSLATE_NOOP("Rule book", "only the tile just drawn"),
    QT_TRANSLATE_NOOP("Rule book", "Any own tile, in an own turn that began with a draw."),
    QT_TRANSLATE_NOOP("Rule book", "The tile must come from the wall; nothing is said of when."),
    QT_TRANSLATE_NOOP("Rule book", "How long may a discard be taken after the next player has drawn?"),
    QT_TRANSLATE_NOOP("Rule book", "until he discards"),
    QT_TRANSLATE_NOOP("Rule book", "until he exposes anything, declares or discards"),
    QT_TRANSLATE_NOOP("Rule book", "Until he exposes a tile, declares Mah-Jongg or discards."),
    QT_TRANSLATE_NOOP("Rule book", "What he has shown cannot be taken back unseen."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "May a hand be declared standing after a first turn that was a claim, or after a kong?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "only after a draw with no set exposed"),
    QT_TRANSLATE_NOOP("Rule book", "after any first discard"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Only after a first draw and discard with nothing laid down but flowers.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The text speaks of the first draw, and of a hand that must not change."),
    QT_TRANSLATE_NOOP("Rule book", "What may be claimed of the last discard, when fourteen tiles are left?"),
    QT_TRANSLATE_NOOP("Rule book", "only Mah-Jongg"),
    QT_TRANSLATE_NOOP("Rule book", "pung and chow too"),
    QT_TRANSLATE_NOOP("Rule book", "Only Mah-Jongg."),
    QT_TRANSLATE_NOOP("Rule book", "The hand is dead with this number left."),
    QT_TRANSLATE_NOOP("Rule book", "How does a dead hand settle?"),
    QT_TRANSLATE_NOOP("Rule book", "it pays full scores, or with too few tiles the difference"),
    QT_TRANSLATE_NOOP("Rule book", "it may also receive differences"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "With too many tiles it pays the others their full scores, with too few what exceeds its own; it "
        "receives nothing, pays the winner in full, and two dead hands do not settle.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Only the deducting of the own score is told apart."),
    QT_TRANSLATE_NOOP("Rule book", "Must the nine tile hand be concealed, and called in its pure form?"),
    QT_TRANSLATE_NOOP("Rule book", "concealed, any tile of the suit more"),
    QT_TRANSLATE_NOOP("Rule book", "called as 1112345678999"),
    QT_TRANSLATE_NOOP("Rule book", "exposed too"),
    QT_TRANSLATE_NOOP("Rule book", "All concealed; whichever tile came last."),
    QT_TRANSLATE_NOOP("Rule book", "The name speaks of calling, the description of fourteen tiles."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "What does a pair count of the own wind that is the round's too, and which pairs of losers count?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "4 and every pair"),
    QT_TRANSLATE_NOOP("Rule book", "2, or one pair, or none"),
    QT_TRANSLATE_NOOP("Rule book", "4; a loser counts every pair that scores."),
    QT_TRANSLATE_NOOP("Rule book", "The table has a row for each; it is meant for all hands."),
    QT_TRANSLATE_NOOP("Rule book", "Does the own season double besides the eightfold of all four?"),
    QT_TRANSLATE_NOOP("Rule book", "both multiply"),
    QT_TRANSLATE_NOOP("Rule book", "only the eightfold"),
    QT_TRANSLATE_NOOP("Rule book", "Both multiply."),
    QT_TRANSLATE_NOOP("Rule book", "They are rows of their own."),
    QT_TRANSLATE_NOOP("Rule book", "Are the original hand and all honours eightfold or limit hands?"),
    QT_TRANSLATE_NOOP("Rule book", "the limit"),
    QT_TRANSLATE_NOOP("Rule book", "eightfold"),
    QT_TRANSLATE_NOOP("Rule book", "The limit; eightfold only in a game without one."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Both tables have them; the list gives the limit whatever a hand counts.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "yes, 2 more"),
    QT_TRANSLATE_NOOP("Rule book", "It is neither punged nor chowed."),
    QT_TRANSLATE_NOOP("Rule book", "What is the only possible piece?"),
    QT_TRANSLATE_NOOP("Rule book", "one kind, unless all four are seen"),
    QT_TRANSLATE_NOOP("Rule book", "one kind by shape"),
    QT_TRANSLATE_NOOP("Rule book", "one single tile left"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Exactly one kind can still complete the hand; a kind of which the player sees all four is none. "
        "It does not matter what the shape is, nor whether the piece was claimed.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "One example has three copies exposed, the other the middle of a chow."),
    QT_TRANSLATE_NOOP("Rule book", "What must lie exposed for a discarder to be liable?"),
    QT_TRANSLATE_NOOP("Rule book", "pungs and kongs, and a discard"),
    QT_TRANSLATE_NOOP("Rule book", "chows, or a snatched piece too"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Exposed pungs and kongs before a discard; neither chows nor concealed kongs, and no snatching.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Pungs are named, and a player who discards."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Do no chow, no score, the last piece and the loose tile give 10 or a double?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "10 and a double"),
    QT_TRANSLATE_NOOP("Rule book", "10"),
    QT_TRANSLATE_NOOP("Rule book", "a double"),
    QT_TRANSLATE_NOOP("Rule book", "Both."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The table gives 10, the notes a double; bonuses are to be added before doubling.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Does East pay a winner more than the limit?"),
    QT_TRANSLATE_NOOP("Rule book", "nobody but East receives more than the limit from one player"),
    QT_TRANSLATE_NOOP("Rule book", "East pays up to double too"),
    QT_TRANSLATE_NOOP("Rule book", "No: only East may receive up to double."),
    QT_TRANSLATE_NOOP("Rule book", "The limit is what a player other than East can receive from each."),
    QT_TRANSLATE_NOOP("Rule book", "Are sets of all four winds with another pair a limit hand?"),
    QT_TRANSLATE_NOOP("Rule book", "No, they count what they hold."),
    QT_TRANSLATE_NOOP("Rule book", "The list asks for a pair of the fourth wind."),
    QT_TRANSLATE_NOOP("Rule book", "What spoils a hand without scoring value?"),
    QT_TRANSLATE_NOOP("Rule book", "sets and pairs that count"),
    QT_TRANSLATE_NOOP("Rule book", "any bonus too"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A pair of dragons, own wind or wind of the round, and any pung. The 2 for drawing or the only "
        "piece do not, nor do flowers.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Bonuses are no part of the value of the hand."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Do one suit with honours and ones and nines with honours count together?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "both"),
    QT_TRANSLATE_NOOP("Rule book", "only one"),
    QT_TRANSLATE_NOOP("Rule book", "Both; each needs a tile of a suit and a wind or dragon."),
    QT_TRANSLATE_NOOP("Rule book", "What if two losers hold an unfinished limit hand?"),
    QT_TRANSLATE_NOOP("Rule book", "each claims from the other"),
    QT_TRANSLATE_NOOP("Rule book", "neither claims"),
    QT_TRANSLATE_NOOP("Rule book", "Each claims from the other."),
    QT_TRANSLATE_NOOP("Rule book", "Each is owed the limit by the other losers."),
    QT_TRANSLATE_NOOP("Rule book", "Does East pay or get double for a false Mah-Jongg, and what then?"),
    QT_TRANSLATE_NOOP("Rule book", "double the limit to each"),
    QT_TRANSLATE_NOOP("Rule book", "twice that with East"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Double the limit to each, East like anybody; the deal is over and East stays.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The penalty is one sum."),
    QT_TRANSLATE_NOOP("Rule book", "Is a hand of one suit with honours a one-suit hand for the penalty?"),
    QT_TRANSLATE_NOOP("Rule book", "pure hands only"),
    QT_TRANSLATE_NOOP("Rule book", "mixed hands too"),
    QT_TRANSLATE_NOOP("Rule book", "Pure hands only."),
    QT_TRANSLATE_NOOP("Rule book", "It speaks of all of one suit."),
    QT_TRANSLATE_NOOP("Rule book", "May the next player still take the discard when he has drawn himself?"),
    QT_TRANSLATE_NOOP("Rule book", "yes, he puts his tile back"),
    QT_TRANSLATE_NOOP("Rule book", "No: by drawing he gives it up, for Mah-Jongg too."),
    QT_TRANSLATE_NOOP("Rule book", "He has seen his tile."),
    QT_TRANSLATE_NOOP("Rule book", "Does the discard after the last draw count as the last piece?"),
    QT_TRANSLATE_NOOP("Rule book", "only the drawn one"),
    QT_TRANSLATE_NOOP("Rule book", "the discard too"),
    QT_TRANSLATE_NOOP("Rule book", "Only the drawn piece."),
    QT_TRANSLATE_NOOP("Rule book", "It is the last that may be drawn."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "May a discard be taken late when the next player has drawn a loose tile?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The loose tile cannot go back unseen."),
    QT_TRANSLATE_NOOP("Rule book", "May a player with a dead hand claim sets?"),
    QT_TRANSLATE_NOOP("Rule book", "yes, but not go out"),
    QT_TRANSLATE_NOOP("Rule book", "He claims nothing."),
    QT_TRANSLATE_NOOP("Rule book", "He is to go on drawing and discarding."),
    QT_TRANSLATE_NOOP("Rule book", "Do more tiles stay in the wall with seasons and flowers?"),
    QT_TRANSLATE_NOOP("Rule book", "fourteen"),
    QT_TRANSLATE_NOOP("Rule book", "sixteen"),
    QT_TRANSLATE_NOOP("Rule book", "Fourteen as ever."),
    QT_TRANSLATE_NOOP("Rule book", "The text names the last fourteen."),
    QT_TRANSLATE_NOOP("Rule book", "Does a dead or standing hand set out seasons and flowers?"),
    QT_TRANSLATE_NOOP("Rule book", "Yes, and they are replaced."),
    QT_TRANSLATE_NOOP("Rule book", "That does not change the playing hand."),
    QT_TRANSLATE_NOOP("Rule book", "What does a hand count that is several limit hands?"),
    QT_TRANSLATE_NOOP("Rule book", "a limit for each"),
    QT_TRANSLATE_NOOP("Rule book", "They score the limit."),
    QT_TRANSLATE_NOOP("Rule book", "What is the all wind hand of the penalty?"),
    QT_TRANSLATE_NOOP("Rule book", "the limit hand of winds, or winds and dragons"),
    QT_TRANSLATE_NOOP("Rule book", "four winds only"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Any hand of three winds with a pair of the fourth, or of winds and dragons, if three sets of "
        "winds lay exposed.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The name fits both."),
    QT_TRANSLATE_NOOP("Rule book", "What does the liable player pay?"),
    QT_TRANSLATE_NOOP("Rule book", "the sum of all three shares"),
    QT_TRANSLATE_NOOP("Rule book", "three times his own"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "What all three would have paid, each share with East's doubling and limit.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "He pays the losses of the other two besides his own."),
    QT_TRANSLATE_NOOP("Rule book", "What do the thirteen odd majors count without a limit?"),
    QT_TRANSLATE_NOOP("Rule book", "the bonuses for how it was won"),
    QT_TRANSLATE_NOOP("Rule book", "pattern doubles too"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The 20 and the bonuses and doubles for how it was won; nothing for its tiles.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "They are listed at the limit only."),
    QT_TRANSLATE_NOOP("Rule book", "Are 111222333 chows or pungs?"),
    QT_TRANSLATE_NOOP("Rule book", "whichever counts best"),
    QT_TRANSLATE_NOOP("Rule book", "pungs"),
    QT_TRANSLATE_NOOP("Rule book", "The reading with the best total counts."),
    QT_TRANSLATE_NOOP("Rule book", "Three chows beat three pungs where the hand is without scoring value."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Does the original hand double the thirteen odd majors in a game without a limit?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "yes, eightfold"),
    QT_TRANSLATE_NOOP("Rule book", "no, they count 20"),
    QT_TRANSLATE_NOOP("Rule book", "Yes, eightfold: 160."),
    QT_TRANSLATE_NOOP("Rule book", "The table of doubles has the original hand without exception."),
    QT_TRANSLATE_NOOP("Rule book", "Counters and scoring cards"),
    QT_TRANSLATE_NOOP("Rule book", "The program keeps the totals; nobody has to hand over counters."),
    QT_TRANSLATE_NOOP("Rule book", "The host's book, and a Dreamer who advises"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "At this table the rules are those agreed at the start; advice is given by the hint.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Shuffling again after a wrong breach or deal"),
    QT_TRANSLATE_NOOP("Rule book", "The program breaks the wall and deals; neither can go wrong."),
    QT_TRANSLATE_NOOP("Rule book", "Correcting a wrong set"),
    QT_TRANSLATE_NOOP("Rule book", "The program lets nobody expose a set that is none."),
    QT_TRANSLATE_NOOP("Rule book", "What the points are worth in money"),
    QT_TRANSLATE_NOOP("Rule book", "Nobody plays for money here."),
    QT_TRANSLATE_NOOP("Rule book", "The cards"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "136 cards, four each of 34 kinds: bamboos, numbers and circles from 1 to 9; the Cardinals red, "
        "green and white; the Directions East, South, West and North. Numbers run from ten thousand to "
        "ninety thousand.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Flowers"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Four or eight more cards were once added: seasons, flowers and views, or trades. The leaflet "
        "calls them out of date and has no rule for them, so they are left out.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Chairs"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "South sits at the right of East, West opposite, North at the left. The winds are laid face down;"
        " anyone throws two dice, and the player counted takes the first card, the others the next ones "
        "to the right. The drawer of East takes the thrower's chair, the others follow to his right.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Each player builds a side of seventeen heaps of two; together they make a square.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The first banker"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The drawer of East throws and counts to the right, himself as one; by custom one is taken off "
        "the throw first. The player reached is banker: he is East now, and the other winds follow.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Games and rounds"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The banker keeps the bank until another player wins; then it goes to his right-hand neighbour. "
        "Four bankers make a round, and the four rounds are the East, South, West and North game: sixteen"
        " games without those repeated.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The banker's double"),
    QT_TRANSLATE_NOOP("Rule book", "Whatever the banker wins or loses counts double."),
    QT_TRANSLATE_NOOP("Rule book", "Breaking the wall"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The banker throws; the player counted throws again. Both throws together are counted in heaps "
        "from the right end of that player's wall. What was counted is passed over and becomes the rear; "
        "the head is the next heap to the left. With 6 and 7 four heaps remain on that side.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "From the head the banker takes two heaps, then each player to the right, three times. Then the "
        "banker takes the upper cards of the first and the third heap, the others one card each. The "
        "banker discards first.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A hidden three"),
    QT_TRANSLATE_NOOP("Rule book", "Three equal cards in the hand."),
    QT_TRANSLATE_NOOP("Rule book", "A visible three"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Two equal cards of the hand and the same card discarded by anyone, laid face up.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A hidden four"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Four equal cards of the hand, laid down with one of them face up. An additional card is taken "
        "from the rear.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A visible four"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Three equal cards of the hand and the same card discarded, laid face up, and a card taken from "
        "the rear. A visible three can be made a visible four by an own card; the leaflet says so only "
        "when it speaks of robbing it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A numerically combined set"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Three cards of one variety in sequence. A discard may be taken for it only from the player at "
        "the left; then it is laid open. To win the card may come from anybody.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The head of the bird"),
    QT_TRANSLATE_NOOP("Rule book", "No hand wins without a pair; its second card may be drawn or given."),
    QT_TRANSLATE_NOOP("Rule book", "Calls"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "6 and 7 wait on two sides, 1 and 2 or 8 and 9 on a single side, 7 and 9 in the middle. These are"
        " names; they count nothing.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Play goes round to the right: draw a card from the head, then discard one. After a claim it goes"
        " on at the right of the claimer.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The leaflet is silent; here winning goes before threes and fours, these before sequences; among "
        "equal claims the nearest after the discarder goes first. Nobody has to claim.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The reserve"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Seven heaps are never taken, and one heap more for each additional card that was taken for a "
        "four. When only these are left, the game is drawn.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Winning"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Four sets and a head of the bird win, and so do the thirteen kinds, by a drawn or a discarded "
        "card.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Full points"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A number, mostly 1000 or 500, is agreed as full points. Some hands count that, and no hand "
        "counts more.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The winner's points"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Only the winner counts: 10, his threes, fours and pair, and for a plain hand 10 more. What a "
        "claimed card completes is visible. Of several ways to read a hand the best counts.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The sum of all points is doubled once for each double, and the doubles add up.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Optional extras"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Winning by pairs, by the rear card of a four, by the last card, or by robbing a four doubles "
        "once more, if that was agreed before.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Payment"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Each loser pays the winner his points, the banker double. The discarder pays no more than the "
        "others, and losers pay each other nothing. A drawn game is not paid.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Dotted sticks"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Everybody has 1000 in sticks: five with two black dots for 2, nine with ten for 10, four with "
        "one red dot for 100, and one with five red dots for 500. Change is given.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Who is counted by a throw of 2, 3 or 4?"),
    QT_TRANSLATE_NOOP("Rule book", "counted like the others"),
    QT_TRANSLATE_NOOP("Rule book", "thrown again"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Counting goes on: 2 is the right-hand neighbour, 3 the player opposite, 4 the left-hand one.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The list begins with 5 but follows this count."),
    QT_TRANSLATE_NOOP("Rule book", "Where does the drawer of East sit?"),
    QT_TRANSLATE_NOOP("Rule book", "on the thrower's chair"),
    QT_TRANSLATE_NOOP("Rule book", "where he is"),
    QT_TRANSLATE_NOOP("Rule book", "He takes the thrower's chair as East; the others follow to his right."),
    QT_TRANSLATE_NOOP("Rule book", "The thrower's place is called East before the winds are drawn."),
    QT_TRANSLATE_NOOP("Rule book", "Is one taken off the throw for the first banker?"),
    QT_TRANSLATE_NOOP("Rule book", "yes, by custom"),
    QT_TRANSLATE_NOOP("Rule book", "no, by the list of throws"),
    QT_TRANSLATE_NOOP("Rule book", "One is taken off."),
    QT_TRANSLATE_NOOP("Rule book", "The custom has the example: 12 becomes 11, the player opposite."),
    QT_TRANSLATE_NOOP("Rule book", "Does a drawn game pass the bank?"),
    QT_TRANSLATE_NOOP("Rule book", "the banker stays until another wins"),
    QT_TRANSLATE_NOOP("Rule book", "he stays only if he wins"),
    QT_TRANSLATE_NOOP("Rule book", "The banker stays."),
    QT_TRANSLATE_NOOP("Rule book", "He is said to be banker until another player wins."),
    QT_TRANSLATE_NOOP("Rule book", "Where is the head if the throws exceed the seventeen heaps of a side?"),
    QT_TRANSLATE_NOOP("Rule book", "in the next wall clockwise"),
    QT_TRANSLATE_NOOP("Rule book", "Counting runs on into the next wall clockwise."),
    QT_TRANSLATE_NOOP("Rule book", "The throws reach 24, and counting goes from right to left."),
    QT_TRANSLATE_NOOP("Rule book", "May a visible three be made a four by an own card?"),
    QT_TRANSLATE_NOOP("Rule book", "Yes; it becomes a visible four."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "It is never described, but robbing a four would make no sense without it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Which of several claims goes first?"),
    QT_TRANSLATE_NOOP("Rule book", "winning, then three or four, then sequence"),
    QT_TRANSLATE_NOOP("Rule book", "the nearest player"),
    QT_TRANSLATE_NOOP("Rule book", "Winning goes before three or four, these before a sequence."),
    QT_TRANSLATE_NOOP("Rule book", "Nothing is said; this is the custom of all books."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "How many cards are never drawn after some fours, and may the last discard be claimed?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "fourteen and two for each four"),
    QT_TRANSLATE_NOOP("Rule book", "fourteen and one"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Fourteen and two more for each four; a four may be made only if its card leaves that many. The "
        "last discard may be claimed to win, without a double.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Seven heaps, and one heap more for each additional card."),
    QT_TRANSLATE_NOOP("Rule book", "Do full points cut other hands, and does the banker double them?"),
    QT_TRANSLATE_NOOP("Rule book", "cut before the banker's double"),
    QT_TRANSLATE_NOOP("Rule book", "no cut"),
    QT_TRANSLATE_NOOP("Rule book", "no double on full points"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "No hand counts more than full points; the banker then doubles them like anything else.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "They are called points in full, and the banker's double has no exception.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What do threes and fours of winds count that are not the own?"),
    QT_TRANSLATE_NOOP("Rule book", "like 1 and 9"),
    QT_TRANSLATE_NOOP("Rule book", "As much as those of 1 and 9, without a double."),
    QT_TRANSLATE_NOOP("Rule book", "Only the own direction is named beside the Cardinals."),
    QT_TRANSLATE_NOOP("Rule book", "Which pair counts as head of the bird?"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "one that the winning card completes, but not in a plain hand won by a discard",
    ),
    QT_TRANSLATE_NOOP("Rule book", "one that the winning card completes, in such a hand too"),
    QT_TRANSLATE_NOOP("Rule book", "any pair: hidden like an own one, visible like a given one"),
    QT_TRANSLATE_NOOP("Rule book", "none"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Only a pair that the winning card completes, and in a plain hand only by an own draw.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Figure 9 counts 24 drawn and 20 given, figure 11 counts nothing for its pair, and figure 12 "
        "leaves none over; no other reading gives all of these.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What does the garbled \"H-2 points\" for a pair mean?"),
    QT_TRANSLATE_NOOP("Rule book", "2 more for a pair of Cardinals or of the own Direction"),
    QT_TRANSLATE_NOOP("Rule book", "A pair of dragons or of the own wind counts 2, in a plain hand too."),
    QT_TRANSLATE_NOOP("Rule book", "It stands where the pair of honours is spoken of."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Does one variety with honours double without a three of honours, and do doubles add up?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "once, added to all others"),
    QT_TRANSLATE_NOOP("Rule book", "only with a three of Cardinals or of the own Direction"),
    QT_TRANSLATE_NOOP("Rule book", "It doubles once, whatever the honours are, and all doubles add up."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The list of hands names sums that fit one double and one for each such three.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Which card of a four may be robbed?"),
    QT_TRANSLATE_NOOP("Rule book", "the fourth card that is added to a visible three"),
    QT_TRANSLATE_NOOP("Rule book", "the additional card from the rear"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The added fourth, if it is a suit card; it counts as given, and its holder pays like the others.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The custom's name means the four itself; honours are excluded by the text.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Do losers settle with each other?"),
    QT_TRANSLATE_NOOP("Rule book", "differences of their threes, fours and pairs, doubled for honours"),
    QT_TRANSLATE_NOOP("Rule book", "Only payment to the winner is spoken of."),
    QT_TRANSLATE_NOOP("Rule book", "Whose first discard makes an unnatural winning?"),
    QT_TRANSLATE_NOOP("Rule book", "the banker's"),
    QT_TRANSLATE_NOOP("Rule book", "anybody's"),
    QT_TRANSLATE_NOOP("Rule book", "The banker's."),
    QT_TRANSLATE_NOOP("Rule book", "The rule says so; only the example speaks of one of the players."),
    QT_TRANSLATE_NOOP("Rule book", "Are the rear card and the last card one's own draw?"),
    QT_TRANSLATE_NOOP("Rule book", "Yes: a head that they complete is obtained oneself."),
    QT_TRANSLATE_NOOP("Rule book", "Nobody else gave them."),
    QT_TRANSLATE_NOOP("Rule book", "Do doubles apply to a plain hand?"),
    QT_TRANSLATE_NOOP("Rule book", "all of them"),
    QT_TRANSLATE_NOOP("Rule book", "All that it earns; it needs four sequences."),
    QT_TRANSLATE_NOOP("Rule book", "The ladder of doubles has no exception."),
    QT_TRANSLATE_NOOP("Rule book", "Do fours count in the hand of the four Directions?"),
    QT_TRANSLATE_NOOP("Rule book", "threes or fours"),
    QT_TRANSLATE_NOOP("Rule book", "threes only"),
    QT_TRANSLATE_NOOP("Rule book", "Fours count too."),
    QT_TRANSLATE_NOOP("Rule book", "A four stands for a three everywhere else."),
    QT_TRANSLATE_NOOP("Rule book", "Does the discarder pay more than the others?"),
    QT_TRANSLATE_NOOP("Rule book", "all pay alike"),
    QT_TRANSLATE_NOOP("Rule book", "he pays for all"),
    QT_TRANSLATE_NOOP("Rule book", "All pay alike, the banker double."),
    QT_TRANSLATE_NOOP("Rule book", "Each player is said to give the winner his points."),
    QT_TRANSLATE_NOOP("Rule book", "Who wins if several players can win by one discard?"),
    QT_TRANSLATE_NOOP("Rule book", "the nearest in turn after the discarder"),
    QT_TRANSLATE_NOOP("Rule book", "The nearest in turn."),
    QT_TRANSLATE_NOOP("Rule book", "One winner is paid in every example."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Does a head of winds or dragons that the winning card completes count as head of the bird?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "No; it counts only as a pair of honours."),
    QT_TRANSLATE_NOOP("Rule book", "Only 2 to 8 and 1 and 9 are named."),
    QT_TRANSLATE_NOOP("Rule book", "Does a pair of the direction of the game count?"),
    QT_TRANSLATE_NOOP("Rule book", "only if it is the own"),
    QT_TRANSLATE_NOOP("Rule book", "2 as well"),
    QT_TRANSLATE_NOOP("Rule book", "Only if it is the own direction."),
    QT_TRANSLATE_NOOP("Rule book", "The player's self direction is spoken of."),
    QT_TRANSLATE_NOOP("Rule book", "How does a hidden four lie, and does it stay hidden?"),
    QT_TRANSLATE_NOOP("Rule book", "three face down, one up, and hidden"),
    QT_TRANSLATE_NOOP("Rule book", "all face up"),
    QT_TRANSLATE_NOOP("Rule book", "Three cards lie face down and one face up; it counts as hidden."),
    QT_TRANSLATE_NOOP("Rule book", "One of them is said to be turned upward."),
    QT_TRANSLATE_NOOP("Rule book", "Must the winner by the banker's first discard be the next player?"),
    QT_TRANSLATE_NOOP("Rule book", "any of the three"),
    QT_TRANSLATE_NOOP("Rule book", "only the next"),
    QT_TRANSLATE_NOOP("Rule book", "Any of the three may be; nothing can have come between."),
    QT_TRANSLATE_NOOP("Rule book", "It is the first card given out."),
    QT_TRANSLATE_NOOP("Rule book", "What if a player's sticks do not suffice?"),
    QT_TRANSLATE_NOOP("Rule book", "debts are noted"),
    QT_TRANSLATE_NOOP("Rule book", "nobody loses more than he has"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The debt is noted on the sheet; sticks are changed where that suffices.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Nothing is said."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "What does an unnatural winning count that counts more than half of full points?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "the better of both"),
    QT_TRANSLATE_NOOP("Rule book", "half in any case"),
    QT_TRANSLATE_NOOP("Rule book", "The better of both; hands of full points stay so."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "To be considered to have secured half sounds like a guarantee, not like a loss.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "May an honour be robbed for the thirteen kinds?"),
    QT_TRANSLATE_NOOP("Rule book", "no, only a 1 or 9"),
    QT_TRANSLATE_NOOP("Rule book", "any card"),
    QT_TRANSLATE_NOOP("Rule book", "No; a 1 or 9 may."),
    QT_TRANSLATE_NOOP("Rule book", "Honours are excluded without exception."),
    QT_TRANSLATE_NOOP("Rule book", "May a four be robbed where the extra for it was not agreed on?"),
    QT_TRANSLATE_NOOP("Rule book", "yes, without the double"),
    QT_TRANSLATE_NOOP("Rule book", "No; without the extra no card of a four can be taken to win."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Only the extra speaks of robbing; nothing else in the leaflet lets a player take a card that was"
        " not discarded.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Playing with flowers"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The leaflet names them, calls them out of date and gives no rule for them.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Robbing the rear card, in play against the computer"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "By the house rule that the rear card of a visible four may be robbed, a hand won so is scored, "
        "but the computer's table draws that card hidden and offers it to nobody.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Names of calls"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Two-sided, single-side and middle calls are names without points; nobody has to announce one.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Natural winning"),
    QT_TRANSLATE_NOOP("Rule book", "Unnatural winning"),
    QT_TRANSLATE_NOOP("Rule book", "Plain winning"),
    QT_TRANSLATE_NOOP("Rule book", "Three or four Cardinals"),
    QT_TRANSLATE_NOOP("Rule book", "Three or four of the own Direction"),
    QT_TRANSLATE_NOOP("Rule book", "Own Direction that is the Direction of the game"),
    QT_TRANSLATE_NOOP("Rule book", "One variety with honours"),
    QT_TRANSLATE_NOOP("Rule book", "One variety only"),
    QT_TRANSLATE_NOOP("Rule book", "The thirteen kinds"),
    QT_TRANSLATE_NOOP("Rule book", "Four Directions and a pair of Cardinals"),
    QT_TRANSLATE_NOOP("Rule book", "Head of the bird given, 2 to 8"),
    QT_TRANSLATE_NOOP("Rule book", "Head of the bird given, 1 or 9"),
    QT_TRANSLATE_NOOP("Rule book", "Head of the bird obtained oneself, 2 to 8"),
    QT_TRANSLATE_NOOP("Rule book", "Head of the bird obtained oneself, 1 or 9"),
    QT_TRANSLATE_NOOP("Rule book", "Three cards 2 to 8, hidden"),
    QT_TRANSLATE_NOOP("Rule book", "Three cards 2 to 8, visible"),
    QT_TRANSLATE_NOOP("Rule book", "Three cards 1 or 9, hidden"),
    QT_TRANSLATE_NOOP("Rule book", "Three cards 1 or 9, visible"),
    QT_TRANSLATE_NOOP("Rule book", "Three Cardinals, hidden"),
    QT_TRANSLATE_NOOP("Rule book", "Three Cardinals, visible"),
    QT_TRANSLATE_NOOP("Rule book", "Three Directions, hidden"),
    QT_TRANSLATE_NOOP("Rule book", "Three Directions, visible"),
    QT_TRANSLATE_NOOP("Rule book", "Four cards 2 to 8, hidden"),
    QT_TRANSLATE_NOOP("Rule book", "Four cards 2 to 8, visible"),
    QT_TRANSLATE_NOOP("Rule book", "Four cards 1 or 9, hidden"),
    QT_TRANSLATE_NOOP("Rule book", "Four cards 1 or 9, visible"),
    QT_TRANSLATE_NOOP("Rule book", "Four Cardinals, hidden"),
    QT_TRANSLATE_NOOP("Rule book", "Four Cardinals, visible"),
    QT_TRANSLATE_NOOP("Rule book", "Four Directions, hidden"),
    QT_TRANSLATE_NOOP("Rule book", "Four Directions, visible"),
    QT_TRANSLATE_NOOP("Rule book", "Pair of Cardinals or own Direction"),
    QT_TRANSLATE_NOOP("Rule book", "Winning by pairs"),
    QT_TRANSLATE_NOOP("Rule book", "Four with open flowers"),
    QT_TRANSLATE_NOOP("Rule book", "Taking the moon from the bottom of the sea"),
    QT_TRANSLATE_NOOP("Rule book", "Robbing the four"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "144 tiles: characters, circles and bamboos from 1 to 9, the four winds and the three dragons, "
        "four of each, and eight single flower tiles: four seasons and four flowers. Two dice.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Whose flower is whose"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East has spring and plum, South summer and orchid, West autumn and chrysanthemum, North winter "
        "and bamboo.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Groups differ. One way: a tile of each wind is shuffled face down, a throw of two dice tells who"
        " draws first, the others follow to the right. Who draws East keeps his chair; South sits at his "
        "right, West opposite, North at his left.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Counting with the dice"),
    QT_TRANSLATE_NOOP("Rule book", "Every throw is counted round to the right, the thrower being one."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The player at the East seat throws two dice; the player counted is the first banker.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The bank stays or passes"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The banker stays after his own win and after a draw. Else the player at his right follows.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Seat winds"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The banker is East, his right neighbour South, then West and North. They change with the bank.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The prevailing wind"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "East prevails first, then South, West and North; it changes whenever the bank comes back to the "
        "first banker. Four rotations are a game.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Each player builds 18 stacks of two."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The banker throws. The player counted breaks his own wall: he counts as many stacks from its "
        "right end as the larger die shows. The gap is to the left of the last one counted. Tiles are "
        "drawn from there clockwise, the upper of a stack before the lower; the tail is at the other side"
        " of the gap.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Supplementary tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A kong or a melded flower is made good from the tail, stack by stack, the upper tile first.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The tile turned up"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "From the tail the breaker counts as many stacks as the smaller die shows and turns up the upper "
        "tile. It stays in the wall and nobody ever takes it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The wild tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The other three tiles of the kind turned up are wild; if a season was turned up, the other three"
        " seasons, if a flower, the other three flowers.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Wild flowers"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A wild flower or season is no flower tile: it is never melded and brings no points for flowers.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What a wild tile may be"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "In a winning hand it stands for any tile but a flower, also for its own face. It is never part "
        "of an open run, an open pung or a kong.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "From the banker round to the right everybody takes four tiles three times. Then the banker takes"
        " two that lie on top, one stack apart, and each of the others one. The banker has 14.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Flowers in the deal"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The banker first, each player lays down his flowers and draws as many tiles from the tail, until"
        " he holds none. Wild ones stay.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "How tiles are shown"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Sets lie to the left of the hand. A claimer says the word, discards, and then lays the set down;"
        " a winning tile of one's own is laid beside the hand.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "To the right from the banker, each draws a tile, may meld a flower and draw for it, may kong, "
        "and wins or discards. Nobody has to meld a flower, but with one in the hand he cannot win.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The left neighbour's fresh discard may be taken for a run with two natural tiles. It lies open "
        "and never changes.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Any player's fresh discard may be taken with two natural tiles of the kind. The way the claimed "
        "tile lies tells who gave it. Play goes on from the claimer.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Four equal tiles are a kong only when they are laid down and a supplementary tile is drawn. No "
        "wild tile is in it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A closed kong"),
    QT_TRANSLATE_NOOP("Rule book", "Four of a kind in the hand are laid face down in one's own turn."),
    QT_TRANSLATE_NOOP("Rule book", "A filling kong"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "In one's own turn a tile of the hand is added to an open pung of its kind. Others may rob it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A direct kong"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "With three of the kind in the hand any player's fresh discard makes four.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "After a kong"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A tile is drawn from the tail; the player wins, melds, kongs again or discards.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "After a chow or pung"),
    QT_TRANSLATE_NOOP("Rule book", "The claimer discards at once; no kong and no flower comes between."),
    QT_TRANSLATE_NOOP("Rule book", "A win goes before a pung or kong, and these before a chow."),
    QT_TRANSLATE_NOOP("Rule book", "A discarded wild tile"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Nobody may claim it, neither for a set nor to win. The same holds for a discarded flower.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Winning hands"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "All flowers of one's own are melded, and the other tiles have one of five shapes.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Four sets and an eye"),
    QT_TRANSLATE_NOOP("Rule book", "Runs, pungs and kongs, and a pair."),
    QT_TRANSLATE_NOOP("Rule book", "Seven pairs"),
    QT_TRANSLATE_NOOP("Rule book", "Nothing is laid down but flowers. Four equal tiles are two pairs."),
    QT_TRANSLATE_NOOP("Rule book", "Fourteen independent tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "All different, and in each suit at least three apart, so that no two could be in one set. "
        "Nothing is laid down but flowers. There are five to seven honours in it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "All honours"),
    QT_TRANSLATE_NOOP("Rule book", "Winds and dragons in any combination, sets laid down included."),
    QT_TRANSLATE_NOOP("Rule book", "Eight flowers"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A player who has melded all eight flowers may win, whatever his other tiles are.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Wild tiles in winning hands"),
    QT_TRANSLATE_NOOP("Rule book", "They stand for missing tiles in every shape but the eight flowers."),
    QT_TRANSLATE_NOOP("Rule book", "An own tile"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A tile drawn from the head or the tail may always win, however little the hand counts.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Winning by a discard"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The hand needs four points from the patterns that count for it, before rounding. Formerly three.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Robbing a kong"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The tile that another adds to his open pung may win. It is scored as an own tile and the robbed "
        "player pays for all; his pung stays a pung.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Sets and a lone wild tile"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "With four sets and one wild tile any tile would win; so only an own tile does.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Claiming beside wild tiles"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Otherwise a claimed tile may complete a run or pung in which there are wild tiles.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "One winner"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "If several claim the banker's discard to win, the nearest after him is served. Of other discards"
        " nothing is said; here the nearest after the discarder is served too.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The bottom tile"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The last tile before the one turned up may be refused; if all four refuse it, the deal is drawn."
        " Who takes it wins with it or discards it; if nobody wins with it, the deal is drawn.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A draw"),
    QT_TRANSLATE_NOOP("Rule book", "Nobody pays; the banker stays."),
    QT_TRANSLATE_NOOP("Rule book", "Adding up"),
    QT_TRANSLATE_NOOP("Rule book", "All patterns that a hand has are added."),
    QT_TRANSLATE_NOOP("Rule book", "The best reading"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Of several ways to read a hand the one with the highest total counts; for a discard it must "
        "itself have the four points.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A single call"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The calls are all kinds that would complete the hand in any shape, wild tiles standing for "
        "anything. One call only, and that for the middle or the closed end of a run or for the eye, is a"
        " single call.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Rounding"),
    QT_TRANSLATE_NOOP("Rule book", "The total is rounded up to tens."),
    QT_TRANSLATE_NOOP("Rule book", "Paying for an own tile"),
    QT_TRANSLATE_NOOP("Rule book", "Each loser pays twice the rounded score."),
    QT_TRANSLATE_NOOP("Rule book", "Paying for a discard"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The discarder pays twice the rounded score, the others once. The banker pays no more than "
        "others.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Liability"),
    QT_TRANSLATE_NOOP("Rule book", "A liable player pays what all three would have paid."),
    QT_TRANSLATE_NOOP("Rule book", "Four claims from one player"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who gave the winner the tiles of four open sets is liable, whatever the hand and however it is "
        "won.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Three claims from one player"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Three are enough if the hand is of one suit, mixed one suit, or all pung.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The robbed player"),
    QT_TRANSLATE_NOOP("Rule book", "He pays for all, as for an own tile."),
    QT_TRANSLATE_NOOP("Rule book", "The bottom tile discarded"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who discards the bottom tile and lets another win with it pays for all.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The old scale"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Until the 1990s the big patterns counted multiples of 30 in place of today's multiples of 50.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Which is the bottom tile, and how many tiles are left when the deal is drawn?",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "the last tile in front of the one turned up, those behind it being supply only",
    ),
    QT_TRANSLATE_NOOP("Rule book", "everything is drawn but the tile turned up"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The last tile in front of the one turned up. Supplementary tiles come from behind it first. No "
        "kong when only the bottom tile is left; a flower drawn as bottom tile is melded only if it is "
        "the eighth.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The bottom tile is said to come just before the tile turned up, and some tiles are always left "
        "unused.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Do the 50 of independent tiles count beside the stars and the missing suit?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "they are added"),
    QT_TRANSLATE_NOOP("Rule book", "the bracketed pattern replaces them"),
    QT_TRANSLATE_NOOP("Rule book", "They are added: 200, 150 and 200."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "All patterns are summed, and one exclusion alone is named, between the missing suit and closed "
        "stars. Bombs stand in brackets too and must be added.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Are the stars open or closed if the seventh honour was drawn?"),
    QT_TRANSLATE_NOOP("Rule book", "open"),
    QT_TRANSLATE_NOOP("Rule book", "closed"),
    QT_TRANSLATE_NOOP("Rule book", "Open, 100."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Closed stars need another winning tile than an honour; open stars speak of a claimed one.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Is a hand whose wild tiles stand for their own face straight?"),
    QT_TRANSLATE_NOOP("Rule book", "no, a wild tile is present"),
    QT_TRANSLATE_NOOP("Rule book", "yes, tame ones count as none"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "No: it gets the patterns with wild tiles, the points for one or two, and the point for tame "
        "ones.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Straight is a hand without any wild tiles; that speaks of their presence.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Must the two pairs be the only calls of a pair call, and may there be a wild tile in them?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "any hand in which a pair becomes a three beside a finished eye"),
    QT_TRANSLATE_NOOP("Rule book", "only if no other kind wins"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "It counts whenever the reading that is scored makes a three of a pair beside a finished eye, "
        "wild tiles or not.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The word only stands at the single call and is missing here."),
    QT_TRANSLATE_NOOP("Rule book", "May the pair that becomes a three hold a wild tile?"),
    QT_TRANSLATE_NOOP("Rule book", "A claimed tile may complete a pung in which there are wild tiles."),
    QT_TRANSLATE_NOOP("Rule book", "When may a hand with a lone wild tile not be claimed for?"),
    QT_TRANSLATE_NOOP("Rule book", "whenever it can be arranged as complete sets and one wild tile"),
    QT_TRANSLATE_NOOP("Rule book", "only if the claimed tile would have to pair with the wild one"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Whenever it can be so arranged: then no discard and no robbed tile wins.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The text describes a state, in which any tile would do."),
    QT_TRANSLATE_NOOP("Rule book", "May seven pairs be claimed with six pairs and a wild tile?"),
    QT_TRANSLATE_NOOP("Rule book", "no, any tile would do"),
    QT_TRANSLATE_NOOP("Rule book", "yes, only four sets are named"),
    QT_TRANSLATE_NOOP("Rule book", "No; another reading of the hand may."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A hand that any tile completes is won by an own tile only, as the loner with a wild tile shows.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Is the last tile of seven pairs a single call?"),
    QT_TRANSLATE_NOOP("Rule book", "Yes, if no other kind wins. Not with independent tiles or all honours."),
    QT_TRANSLATE_NOOP("Rule book", "It fills an eye, and literally it is the only call."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Who is served when several claim another's discard than the banker's to win?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "the nearest after the discarder"),
    QT_TRANSLATE_NOOP("Rule book", "the banker, then the nearest after him"),
    QT_TRANSLATE_NOOP("Rule book", "The nearest after the discarder."),
    QT_TRANSLATE_NOOP("Rule book", "Only the banker's discard is spoken of: the nearest to him wins."),
    QT_TRANSLATE_NOOP("Rule book", "Does robbing a kong need four points?"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The four points are asked for claiming a discard; robbing is scored as an own tile.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Do several bombs, kongs, own flowers or sets of four flowers each count?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "each"),
    QT_TRANSLATE_NOOP("Rule book", "once"),
    QT_TRANSLATE_NOOP("Rule book", "Each."),
    QT_TRANSLATE_NOOP("Rule book", "The text says each of dragons alone, but sums whatever applies."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Do threes of honours count that are closed, kongs, or made with wild tiles?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "all count"),
    QT_TRANSLATE_NOOP("Rule book", "only exposed ones"),
    QT_TRANSLATE_NOOP("Rule book", "All count."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The Chinese name could mean exposed ones only, but all pung is explained as pung or kong.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "May one of the four sets of a loner be a closed kong?"),
    QT_TRANSLATE_NOOP("Rule book", "No, all four must be open."),
    QT_TRANSLATE_NOOP("Rule book", "Four open sets are asked for."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "What is a loner whose natural tile is completed by a wild tile that was drawn?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "a loner with wild tiles"),
    QT_TRANSLATE_NOOP("Rule book", "a straight one, since no wild tile was in the hand"),
    QT_TRANSLATE_NOOP("Rule book", "A loner with wild tiles, 50; a single call counts besides."),
    QT_TRANSLATE_NOOP("Rule book", "The hand has a wild tile then."),
    QT_TRANSLATE_NOOP("Rule book", "Who pays if two players are liable?"),
    QT_TRANSLATE_NOOP("Rule book", "the one liable for the winning tile"),
    QT_TRANSLATE_NOOP("Rule book", "both share it"),
    QT_TRANSLATE_NOOP("Rule book", "The one who was robbed or discarded the bottom tile."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The text is silent; the winning tile is the nearer cause. At most one player can have fed the "
        "winner.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "What else counts when eight flowers win by themselves?"),
    QT_TRANSLATE_NOOP("Rule book", "base, own tile, flowers and kongs laid down"),
    QT_TRANSLATE_NOOP("Rule book", "everything in the hand"),
    QT_TRANSLATE_NOOP("Rule book", "the big hands are only celebrated"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "400, both fours of flowers, the own flowers, base and own tile, and kongs laid down; feeding "
        "makes liable. Wild tiles, threes of honours and calls do not count, and nothing blooms.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The other tiles are irrelevant. Patterns of 400 and 800 are celebrated without points by some.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "May a kong or a flower be laid down between a claim and its discard?"),
    QT_TRANSLATE_NOOP("Rule book", "The call goes straight to the discard."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A kong's supplementary tile is a flower, and the tile for that flower wins. What blooms?",
    ),
    QT_TRANSLATE_NOOP("Rule book", "the flower"),
    QT_TRANSLATE_NOOP("Rule book", "the kong, through the flower"),
    QT_TRANSLATE_NOOP("Rule book", "The flower; the kong stays budding."),
    QT_TRANSLATE_NOOP("Rule book", "The winning tile was drawn for the flower."),
    QT_TRANSLATE_NOOP("Rule book", "Does a flower replaced in the deal bloom in a heavenly win?"),
    QT_TRANSLATE_NOOP("Rule book", "It was not melded in play."),
    QT_TRANSLATE_NOOP("Rule book", "May a flower be kept or discarded?"),
    QT_TRANSLATE_NOOP("Rule book", "no, it must be melded"),
    QT_TRANSLATE_NOOP("Rule book", "Yes, but a hand that holds one cannot win."),
    QT_TRANSLATE_NOOP("Rule book", "The text says that a flower may be melded."),
    QT_TRANSLATE_NOOP("Rule book", "Is a hand of one suit without honours also mixed?"),
    QT_TRANSLATE_NOOP("Rule book", "no, both must be present"),
    QT_TRANSLATE_NOOP("Rule book", "No: suit and honours must both be there."),
    QT_TRANSLATE_NOOP("Rule book", "One suit alone has its own pattern."),
    QT_TRANSLATE_NOOP("Rule book", "May wild tiles stand for honours in the stars and in all honours?"),
    QT_TRANSLATE_NOOP("Rule book", "Only bombs are said to be of natural tiles."),
    QT_TRANSLATE_NOOP("Rule book", "What did 70, 400 and 800 count on the old scale?"),
    QT_TRANSLATE_NOOP("Rule book", "a table of the players' own"),
    QT_TRANSLATE_NOOP("Rule book", "in proportion"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "By the house rule 50, 100, 150, 200, 300, 400, 800 become 30, 60, 90, 120, 180, 240, 480, and 70"
        " becomes 40.",
    ),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The old values are called multiples of 30. 40 keeps mixed one suit at half of one suit after "
        "rounding, as the article has it.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "May a tile be claimed late, or after it was let go once?"),
    QT_TRANSLATE_NOOP("Rule book", "until the next draw, without other bounds"),
    QT_TRANSLATE_NOOP("Rule book", "some bounds"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "A discard may be claimed until the next tile is drawn; letting a tile go binds nobody.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The text has no rule about it."),
    QT_TRANSLATE_NOOP("Rule book", "May wild tiles make a fifth tile of a kind?"),
    QT_TRANSLATE_NOOP("Rule book", "Yes; but the same wind counts once."),
    QT_TRANSLATE_NOOP("Rule book", "They stand for anything but flower tiles."),
    QT_TRANSLATE_NOOP("Rule book", "Do threes of dragons and winds count in all honours without four sets?"),
    QT_TRANSLATE_NOOP("Rule book", "only sets laid down"),
    QT_TRANSLATE_NOOP("Rule book", "all"),
    QT_TRANSLATE_NOOP("Rule book", "Only sets laid down."),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "There are open sets in such a hand, and all patterns are summed; the other tiles are no sets.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Which reading must have the four points for a claim?"),
    QT_TRANSLATE_NOOP("Rule book", "the one that is scored"),
    QT_TRANSLATE_NOOP("Rule book", "any"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The one that is scored: the highest total among those that have four points.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The text is silent."),
    QT_TRANSLATE_NOOP("Rule book", "Can there be a closed kong in seven pairs or independent tiles?"),
    QT_TRANSLATE_NOOP("Rule book", "They need fourteen tiles in the hand and no calls for sets."),
    QT_TRANSLATE_NOOP("Rule book", "Are three natural tiles and a wild one a kong?"),
    QT_TRANSLATE_NOOP("Rule book", "No wild tile is in a kong."),
    QT_TRANSLATE_NOOP("Rule book", "How is a throw from 2 to 12 counted round four players?"),
    QT_TRANSLATE_NOOP("Rule book", "the thrower is 1, 5 and 9"),
    QT_TRANSLATE_NOOP("Rule book", "from the next player"),
    QT_TRANSLATE_NOOP("Rule book", "The thrower is one; the count goes on round the table."),
    QT_TRANSLATE_NOOP("Rule book", "So it is described for the first banker."),
    QT_TRANSLATE_NOOP("Rule book", "What counts besides in a heavenly win?"),
    QT_TRANSLATE_NOOP("Rule book", "own tile, no call"),
    QT_TRANSLATE_NOOP("Rule book", "a call by the tile dealt last"),
    QT_TRANSLATE_NOOP("Rule book", "Own tile; no single and no pair call."),
    QT_TRANSLATE_NOOP("Rule book", "All tiles came from the wall, and no winning tile can be told."),
    QT_TRANSLATE_NOOP("Rule book", "What is an earthly win?"),
    QT_TRANSLATE_NOOP("Rule book", "a win by the banker's first discard"),
    QT_TRANSLATE_NOOP("Rule book", "a win by another's first draw"),
    QT_TRANSLATE_NOOP("Rule book", "A win by the banker's first discard. It changes no points."),
    QT_TRANSLATE_NOOP("Rule book", "It is named and not explained."),
    QT_TRANSLATE_NOOP("Rule book", "Which tile of a tail stack is taken first?"),
    QT_TRANSLATE_NOOP("Rule book", "the upper"),
    QT_TRANSLATE_NOOP("Rule book", "the lower"),
    QT_TRANSLATE_NOOP("Rule book", "The upper."),
    QT_TRANSLATE_NOOP("Rule book", "So it is at the head."),
    QT_TRANSLATE_NOOP("Rule book", "Which calls make a call single?"),
    QT_TRANSLATE_NOOP("Rule book", "all kinds, by shape and over all shapes"),
    QT_TRANSLATE_NOOP("Rule book", "only kinds of which a tile is left"),
    QT_TRANSLATE_NOOP("Rule book", "only by the shape that is scored"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "All kinds that complete the hand in any shape, whether a tile is left or not.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "The examples count kinds."),
    QT_TRANSLATE_NOOP("Rule book", "May a tile of the wild kind be claimed as a natural one?"),
    QT_TRANSLATE_NOOP("Rule book", "the case does not come up"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "It does not come up: the tile turned up and three wild ones are all there are.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "There are four tiles of a kind."),
    QT_TRANSLATE_NOOP("Rule book", "Which stars has a hand with seven honours that is complete as dealt?"),
    QT_TRANSLATE_NOOP("Rule book", "Closed."),
    QT_TRANSLATE_NOOP("Rule book", "Nothing was claimed."),
    QT_TRANSLATE_NOOP("Rule book", "Two kongs of one form, and the tile drawn for one wins: what blooms?"),
    QT_TRANSLATE_NOOP("Rule book", "one of them"),
    QT_TRANSLATE_NOOP("Rule book", "One blooms, the other is budding."),
    QT_TRANSLATE_NOOP("Rule book", "A supplementary tile belongs to one kong."),
    QT_TRANSLATE_NOOP("Rule book", "Other ways of drawing for seats"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "Groups differ and each way is mere chance; the program draws as the article describes it first.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "Face-down dealing and where tiles are laid"),
    QT_TRANSLATE_NOOP("Rule book", "The board has one way to show hands and sets."),
    QT_TRANSLATE_NOOP("Rule book", "A closed kong that is hidden whole"),
    QT_TRANSLATE_NOOP(
        "Rule book",
        "The board shows the two middle tiles of it, so that a learner sees what lies there.",
    ),
    QT_TRANSLATE_NOOP("Rule book", "A table of values of the players' own"),
    QT_TRANSLATE_NOOP("Rule book", "A house rule is one choice here; the old scale is offered as a whole."),
    QT_TRANSLATE_NOOP("Rule book", "An earthly win by the first own draw"),
    QT_TRANSLATE_NOOP("Rule book", "It would only be celebrated and changes no points."),
    QT_TRANSLATE_NOOP("Rule book", "Base"),
    QT_TRANSLATE_NOOP("Rule book", "Common win"),
    QT_TRANSLATE_NOOP("Rule book", "Dragon"),
    QT_TRANSLATE_NOOP("Rule book", "Seat wind"),
    QT_TRANSLATE_NOOP("Rule book", "Prevailing wind"),
    QT_TRANSLATE_NOOP("Rule book", "Right wind"),
    QT_TRANSLATE_NOOP("Rule book", "Single call"),
    QT_TRANSLATE_NOOP("Rule book", "Pair call"),
    QT_TRANSLATE_NOOP("Rule book", "Own tile"),
    QT_TRANSLATE_NOOP("Rule book", "No wild tile"),
    QT_TRANSLATE_NOOP("Rule book", "One wild tile"),
    QT_TRANSLATE_NOOP("Rule book", "Two wild tiles"),
    QT_TRANSLATE_NOOP("Rule book", "Tame wild tiles"),
    QT_TRANSLATE_NOOP("Rule book", "Bottom tile"),
    QT_TRANSLATE_NOOP("Rule book", "Seven stars, closed"),
    QT_TRANSLATE_NOOP("Rule book", "Seven stars, open"),
    QT_TRANSLATE_NOOP("Rule book", "Independent tiles, a suit missing"),
    QT_TRANSLATE_NOOP("Rule book", "All pung, with wild tiles"),
    QT_TRANSLATE_NOOP("Rule book", "All pung, straight"),
    QT_TRANSLATE_NOOP("Rule book", "Loner, with wild tiles"),
    QT_TRANSLATE_NOOP("Rule book", "Loner, straight"),
    QT_TRANSLATE_NOOP("Rule book", "Seven pairs, with wild tiles"),
    QT_TRANSLATE_NOOP("Rule book", "Seven pairs, straight"),
    QT_TRANSLATE_NOOP("Rule book", "Closed bomb"),
    QT_TRANSLATE_NOOP("Rule book", "Open bomb"),
    QT_TRANSLATE_NOOP("Rule book", "Mixed one suit"),
    QT_TRANSLATE_NOOP("Rule book", "Pure one suit"),
    QT_TRANSLATE_NOOP("Rule book", "Heavenly win"),
    QT_TRANSLATE_NOOP("Rule book", "Earthly win"),
    QT_TRANSLATE_NOOP("Rule book", "All honours, uncompleted"),
    QT_TRANSLATE_NOOP("Rule book", "All honours, completed"),
    QT_TRANSLATE_NOOP("Rule book", "Eight flowers, completed"),
    QT_TRANSLATE_NOOP("Rule book", "Eight flowers, uncompleted"),
    QT_TRANSLATE_NOOP("Rule book", "Direct kong, budding"),
    QT_TRANSLATE_NOOP("Rule book", "Direct kong, blooming"),
    QT_TRANSLATE_NOOP("Rule book", "Closed kong, budding"),
    QT_TRANSLATE_NOOP("Rule book", "Closed kong, blooming"),
    QT_TRANSLATE_NOOP("Rule book", "Risky kong, budding"),
    QT_TRANSLATE_NOOP("Rule book", "Risky kong, blooming"),
    QT_TRANSLATE_NOOP("Rule book", "Flower blooming"),
    QT_TRANSLATE_NOOP("Rule book", "Three wild tiles"),
    QT_TRANSLATE_NOOP("Rule book", "Three wild flowers"),
    QT_TRANSLATE_NOOP("Rule book", "Own flower"),
    QT_TRANSLATE_NOOP("Rule book", "Four flowers"),
)
