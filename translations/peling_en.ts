<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AtTablePlurals</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation><numerusform>%n minute</numerusform><numerusform>%n minutes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation><numerusform>%n second</numerusform><numerusform>%n seconds</numerusform></translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation><numerusform>%n other game</numerusform><numerusform>%n other games</numerusform></translation>
    </message>
</context>
<context>
    <name>DrillPlurals</name>
    <message numerus="yes">
        <source>%n too many.</source>
        <translation><numerusform>%n too many.</numerusform><numerusform>%n too many.</numerusform></translation>
    </message>
</context>
<context>
    <name>EveningPlurals</name>
    <message numerus="yes">
        <source>%n deal(s) won</source>
        <translation><numerusform>%n deal won</numerusform><numerusform>%n deals won</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>%n deal</numerusform><numerusform>%n deals</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation><numerusform>%n drawn</numerusform><numerusform>%n drawn</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) running</source>
        <translation><numerusform>%n deal</numerusform><numerusform>%n deals running</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s), the fewest there can be</source>
        <translation><numerusform>%n payment, the fewest there can be</numerusform><numerusform>%n payments, the fewest there can be</numerusform></translation>
    </message>
</context>
<context>
    <name>GamesPlurals</name>
    <message numerus="yes">
        <source>%n game(s) put away…</source>
        <translation><numerusform>%n game put away…</numerusform><numerusform>%n games put away…</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n finished deal(s)</source>
        <translation><numerusform>%n finished deal</numerusform><numerusform>%n finished deals</numerusform></translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation><numerusform>%n example</numerusform><numerusform>%n examples</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of drill</source>
        <translation><numerusform>%n kind of drill</numerusform><numerusform>%n kinds of drill</numerusform></translation>
    </message>
</context>
<context>
    <name>PeoplePlurals</name>
    <message numerus="yes">
        <source>%n score sheet(s)</source>
        <translation><numerusform>%n score sheet</numerusform><numerusform>%n score sheets</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <translation><numerusform>%n cannot be read</numerusform><numerusform>%n cannot be read</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation><numerusform>%n evening</numerusform><numerusform>%n evenings</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) against the computer</source>
        <translation><numerusform>%n game against the computer</numerusform><numerusform>%n games against the computer</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation><numerusform>%n game</numerusform><numerusform>%n games</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>%n deal</numerusform><numerusform>%n deals</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation><numerusform>%n won</numerusform><numerusform>%n won</numerusform></translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message numerus="yes">
        <source>%n tile(s) in the wall</source>
        <translation><numerusform>%n tile in the wall</numerusform><numerusform>%n tiles in the wall</numerusform></translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n tile(s) to go</source>
        <translation><numerusform>%n tile to go</numerusform><numerusform>%n tiles to go</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are missing</source>
        <translation><numerusform>%n tile is missing</numerusform><numerusform>%n tiles are missing</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation><numerusform>%n point</numerusform><numerusform>%n points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>you hold %n</source>
        <translation><numerusform>you hold %n</numerusform><numerusform>you hold %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation><numerusform>%n tile</numerusform><numerusform>%n tiles</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The hand has %n suit(s).</source>
        <translation><numerusform>The hand has %n suit.</numerusform><numerusform>The hand has %n suits.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n helpful tile(s) not in sight</source>
        <translation><numerusform>%n helpful tile not in sight</numerusform><numerusform>%n helpful tiles not in sight</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) help</source>
        <translation><numerusform>%n tile helps</numerusform><numerusform>%n tiles help</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) then lie open.</source>
        <translation><numerusform>%n set then lies open.</numerusform><numerusform>%n sets then lie open.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation><numerusform>%n double</numerusform><numerusform>%n doubles</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to lay.</source>
        <translation><numerusform>%n tile still to lay.</numerusform><numerusform>%n tiles still to lay.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation><numerusform>%n tile left</numerusform><numerusform>%n tiles left</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>At the end of the wall %n tile(s) stay undrawn.</source>
        <translation><numerusform>At the end of the wall %n tile stays undrawn.</numerusform><numerusform>At the end of the wall %n tiles stay undrawn.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s) not possible</source>
        <translation><numerusform>%n claim is not possible</numerusform><numerusform>%n claims are not possible</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n other thing(s) not possible</source>
        <translation><numerusform>%n other thing is not possible</numerusform><numerusform>%n other things are not possible</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) together</source>
        <translation><numerusform>%n deal together</numerusform><numerusform>%n deals together</numerusform></translation>
    </message>
</context>
<context>
    <name>RecordsPlurals</name>
    <message numerus="yes">
        <source>points after each of %n deal(s)</source>
        <translation><numerusform>points after %n deal</numerusform><numerusform>points after each of %n deals</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and are left out.</source>
        <translation><numerusform>%n game could not be read and is left out.</numerusform><numerusform>%n games could not be read and are left out.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in use in another window; counted when closed there.</source>
        <translation><numerusform>%n game is open in another window; it is counted as soon as it is closed there.</numerusform><numerusform>%n games are open in another window; they are counted as soon as they are closed there.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) won in a row</source>
        <translation><numerusform>%n deal won</numerusform><numerusform>%n deals won in a row</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) in a row without winning</source>
        <translation><numerusform>%n deal without winning</numerusform><numerusform>%n deals in a row without winning</numerusform></translation>
    </message>
</context>
<context>
    <name>ResultPlurals</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>%n deal</numerusform><numerusform>%n deals</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation><numerusform>%n round</numerusform><numerusform>%n rounds</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation><numerusform>%n hand won</numerusform><numerusform>%n hands won</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) make all even again.</source>
        <translation><numerusform>%n payment makes all even again.</numerusform><numerusform>%n payments make all even again.</numerusform></translation>
    </message>
</context>
<context>
    <name>ReviewPlurals</name>
    <message numerus="yes">
        <source>%n tile(s) to draw</source>
        <translation><numerusform>%n tile to draw</numerusform><numerusform>%n tiles to draw</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Your %n decision(s)</source>
        <translation><numerusform>Your %n decision</numerusform><numerusform>Your %n decisions</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) were best or about equal.</source>
        <translation><numerusform>%n other was best or about equal.</numerusform><numerusform>%n others were best or about equal.</numerusform></translation>
    </message>
</context>
<context>
    <name>SavedSheetsPlurals</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>%n deal</numerusform><numerusform>%n deals</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) put away…</source>
        <translation><numerusform>%n sheet put away…</numerusform><numerusform>%n sheets put away…</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s) other than in the book</source>
        <translation><numerusform>%n house rule other than in the book</numerusform><numerusform>%n house rules other than in the book</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n archived sheet(s) not shown.</source>
        <translation><numerusform>%n archived sheet not shown.</numerusform><numerusform>%n archived sheets not shown.</numerusform></translation>
    </message>
</context>
<context>
    <name>SheetPlurals</name>
    <message numerus="yes">
        <source>Corrected %n time(s).</source>
        <translation><numerusform>Corrected once.</numerusform><numerusform>Corrected %n times.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s) followed.</source>
        <translation><numerusform>%n later deal followed.</numerusform><numerusform>%n later deals followed.</numerusform></translation>
    </message>
</context>
<context>
    <name>YourPlayPlurals</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>%n deal</numerusform><numerusform>%n deals</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <translation><numerusform>in %n deal</numerusform><numerusform>in %n deals</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>points lost in a deal, your last %n deal(s)</source>
        <translation><numerusform>points lost in a deal, your last deal</numerusform><numerusform>points lost in a deal, your last %n deals</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The levels are rough: measured over %n deal(s) each, all books together.</source>
        <translation><numerusform>The levels are rough: measured over %n deal each, all books together.</numerusform><numerusform>The levels are rough: measured over %n deals each, all books together.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation><numerusform>%n time</numerusform><numerusform>%n times</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Practise, %n hand(s)</source>
        <translation><numerusform>Practise, %n hand</numerusform><numerusform>Practise, %n hands</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) could not be reviewed and are left out.</source>
        <translation><numerusform>%n deal could not be reviewed and is left out.</numerusform><numerusform>%n deals could not be reviewed and are left out.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) were never reviewed.</source>
        <translation><numerusform>%n deal was never reviewed.</numerusform><numerusform>%n deals were never reviewed.</numerusform></translation>
    </message>
</context>
</TS>
