<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <source>next tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 loose tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gap, 2 loose tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or press Enter to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims and declarations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>Pung Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L. L. Harr, 1922, Part I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L. L. Harr, 1922, Part II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Game and
How to Play It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>British booklet, 1920s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Winds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directions of
Playing Mah-Jongg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export leaflet, 1920s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fenghua</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zhejiang, with wild tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as played in 2016</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {subtitle}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandIcons</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the tile at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the tile at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the tile, then discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the tile to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the tile to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advise me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutor panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change between table and panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Pe-Ling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>{when}: {title}. {words}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>the bird of a hundred intelligences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four at the table, three of them the computer. The tutor explains each claim as it comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game, 2 to 4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule book in lessons, with tiles to move and drills to repeat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes in a later version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score sheet for a table with real tiles. Lay the tiles or enter the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New games follow this book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the details of the chosen book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three in order, one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from your left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from your right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps pairs and neighbours, claims readily.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs each claim, counts live tiles, minds the exposed sets.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Nobody goes out: the wall is at its end. The deal is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East throws {first}: {breaker} breaks the wall, throws {second} and lifts stack {stack} of the {side} side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You receive {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} receives {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You set out {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} sets out {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a loose tile: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw the last tile of the wall: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} draws a loose tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} draws the last tile of the wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} discards {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chow: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} chows: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim a four of a kind: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} claims a four of a kind: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pung: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} pungs: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {winds} lose this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winds} lose this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} loses this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You add the fourth: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} adds the fourth: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay down a drawn four of a kind: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} lays down a drawn four of a kind: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are adding {tile}; it may be taken to go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} is adding {tile}; it may be taken to go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have Mah-Jongg as dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} has Mah-Jongg as dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out on a drawn tile: {tile}. Mah-Jongg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} goes out on a drawn tile: {tile}. Mah-Jongg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out on {giver}’s {tile}. Mah-Jongg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} goes out on your {tile}. Mah-Jongg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} goes out on {giver}’s {tile}. Mah-Jongg.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n tile(s) short</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are missing</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>you hold %n</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are left in the wall.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The hand has %n suit(s).</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that help are not in sight</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
</context>
<context>
    <name>Saved games</name>
    <message>
        <source>Deal {deal}, you are {wind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wind} has discarded {tile} and waits for your answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discard waits for your answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have drawn {tile} and are to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is settled; the next deal waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Mah-Jongg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sequence in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning tile is a loose tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning tile drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only place to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three {tiles}, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three {tiles}, concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four {tiles}, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four {tiles}, concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set of green dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set of red dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set of white dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set of the own wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One suit with winds and dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All winds and dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mah-Jongg on the original hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mandarin of the own wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind, 2 to 8, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind, 2 to 8, concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind, major, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind, major, concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind, 2 to 8, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind, 2 to 8, concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind, major, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind, major, concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of dragons or of the own wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suit, honors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all honors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>original hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mandarin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every pair of dragons counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four sets and a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing counts but the 20 for Mah-Jongg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn to replace a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loose tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {tile} completes the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete as dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are {wind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this player is {wind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a major set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minor set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a major set, claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minor set, claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a major set; the fourth was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minor set; the fourth was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a major set, all drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minor set, all drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a major set; the last tile was claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minor set; the last tile was claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a major set; the last tile was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minor set; the last tile was drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>east wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of bamboos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flower {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>season {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of bamboos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east winds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south winds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west winds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north winds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bamboos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{run} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tiles in sentences</name>
    <message>
        <source>{rank} of bamboos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an East wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a South wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a West wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a North wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a red dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a green dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a white dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mandarin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Winds</name>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
