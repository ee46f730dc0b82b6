<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About books</name>
    <message>
        <source>A living game from the east of China, with flowers and with wild tiles: a tile turned up in the wall tells which kind is wild in this deal.</source>
        <translation>Ein lebendiges Spiel aus dem Osten Chinas, mit Blumen und Jokern: Ein aufgedeckter Stein der Mauer bestimmt, welche Steine in diesem Spiel Joker sind.</translation>
    </message>
    <message>
        <source>In a winning hand a wild tile can stand for any tile but a flower. It is never part of a kong or of a set that lies open, and nobody can claim one that is discarded.</source>
        <translation>In einer Gewinnhand kann ein Joker für jeden Stein außer einer Blume stehen. Er gehört nie zu einem Kong oder einem offenen Satz, und einen abgeworfenen darf niemand beanspruchen.</translation>
    </message>
    <message>
        <source>Next to four sets and a pair there are seven pairs, fourteen tiles that stand apart, all honours, and eight flowers.</source>
        <translation>Neben vier Sätzen und einem Paar gibt es sieben Paare, vierzehn unabhängige Steine, lauter Ehrensteine und acht Blumen.</translation>
    </message>
    <message>
        <source>To go out on a discard a hand needs four points; on a tile drawn oneself it needs none.</source>
        <translation>Um mit einem Abwurf zu gewinnen, braucht eine Hand vier Punkte; mit einem selbst gezogenen Stein keinen.</translation>
    </message>
    <message>
        <source>Points are added up and rounded up to tens; nothing is doubled. Only the winner is paid: twice by everybody for a tile drawn, else twice by the discarder and once by the others.</source>
        <translation>Die Punkte werden zusammengezählt und auf Zehner aufgerundet; verdoppelt wird nichts. Nur der Gewinner wird bezahlt: bei selbst gezogenem Stein von allen doppelt, sonst doppelt von dem, der abgeworfen hat, und einfach von den anderen.</translation>
    </message>
    <message>
        <source>Whoever feeds a winner too often pays for all. The bottom tile of the wall may be refused.</source>
        <translation>Wer einen Gewinner zu oft füttert, zahlt für alle. Den letzten Stein der Mauer darf man ablehnen.</translation>
    </message>
    <message>
        <source>A leaflet that came with sets sold abroad. Only the winner counts, and only the winner is paid; the losers do not settle among themselves.</source>
        <translation>Ein Beiblatt aus Spielen für das Ausland. Nur der Gewinner zählt, und nur er wird bezahlt; die Verlierer rechnen untereinander nicht ab.</translation>
    </message>
    <message>
        <source>Ten points are added to every winning hand, then the doubles follow. Full points, usually 1000 or 500, are the most a hand can bring.</source>
        <translation>Zu jeder Gewinnhand kommen zehn Punkte, dann folgen die Verdopplungen. Die volle Punktzahl, meist 1000 oder 500, ist das Höchste, was eine Hand bringen kann.</translation>
    </message>
    <message>
        <source>The first banker is found by dice, with one taken off the throw. The banker wins and loses double.</source>
        <translation>Die erste Bank wird ausgewürfelt, wobei vom Wurf eins abgezogen wird. Die Bank gewinnt und verliert doppelt.</translation>
    </message>
    <message>
        <source>The pair, called the head of the bird, counts when the last tile completes it.</source>
        <translation>Das Paar, der Kopf des Vogels, zählt, wenn der letzte Stein es vervollständigt.</translation>
    </message>
    <message>
        <source>Seven heaps of the wall are held in reserve, and one more for each four that is made.</source>
        <translation>Sieben Stapel der Mauer bleiben als Reserve, und einer mehr für jeden Vierling.</translation>
    </message>
    <message>
        <source>Everybody begins with 1000 points in dotted sticks.</source>
        <translation>Alle beginnen mit 1000 Punkten in Zählstäbchen.</translation>
    </message>
    <message>
        <source>A British booklet, with numbered rules and many ways to score: points, bonuses for the winner, doubles, and hands that are worth the limit.</source>
        <translation>Ein britisches Heft mit nummerierten Regeln und vielen Wertungen: Punkte, Zuschläge für den Gewinner, Verdopplungen und Hände, die das Limit wert sind.</translation>
    </message>
    <message>
        <source>The latest discard stays alive until the next player discards: it can be claimed even after he has drawn, and he puts his tile back.</source>
        <translation>Der letzte Abwurf gilt, bis der Nächste abwirft: Man kann ihn auch dann noch beanspruchen, wenn der Nächste schon gezogen hat; er legt seinen Stein zurück.</translation>
    </message>
    <message>
        <source>Whoever lets a pung pass is locked: he may not pung that kind until he has had a turn.</source>
        <translation>Wer einen Pung auslässt, ist gesperrt: Er darf diesen Stein erst wieder pungen, wenn er am Zug war.</translation>
    </message>
    <message>
        <source>A tile that is added to an open pung can be snatched to go out. A player who declares a standing hand gains a hundred points if he wins.</source>
        <translation>Ein Stein, der an einen offenen Pung gelegt wird, kann zum Mah-Jongg weggeschnappt werden. Wer eine stehende Hand ansagt und gewinnt, erhält hundert Punkte.</translation>
    </message>
    <message>
        <source>Fourteen tiles stay undrawn. With a wrong number of tiles a hand is dead.</source>
        <translation>Vierzehn Steine bleiben liegen. Mit einer falschen Zahl von Steinen ist eine Hand tot.</translation>
    </message>
    <message>
        <source>Two limit hands pay even when they are not finished, and careless discards may cost the payments of all.</source>
        <translation>Zwei Limithände werden auch unfertig bezahlt, und leichtsinnige Abwürfe können die Zahlungen aller kosten.</translation>
    </message>
    <message>
        <source>The simplest way to begin, and the one in which scores can grow highest: nothing limits what a hand can count.</source>
        <translation>Der einfachste Einstieg, und zugleich das Spiel mit den höchsten Summen: Nichts begrenzt, was eine Hand zählen kann.</translation>
    </message>
    <message>
        <source>All four hands are counted. The winner is paid by everybody and pays nobody; then the others settle their differences, so a good hand that did not win may still gain.</source>
        <translation>Alle vier Hände werden gezählt. Wer gewinnt, bekommt von allen und zahlt niemandem; danach gleichen die anderen ihre Unterschiede aus. So kann auch eine gute Hand Punkte bringen, die nicht gewonnen hat.</translation>
    </message>
    <message>
        <source>East pays and receives double, and stays East while winning the deal.</source>
        <translation>Ost zahlt und bekommt das Doppelte und bleibt Ost, solange er das Spiel gewinnt.</translation>
    </message>
    <message>
        <source>There is no wind of the round and no reserve: the wall is played to its last tile.</source>
        <translation>Es gibt keinen Wind der Runde und keine Reserve: Die Mauer wird bis zum letzten Stein gespielt.</translation>
    </message>
    <message>
        <source>Threes and fours of dragons and of the own wind double the whole hand.</source>
        <translation>Drillinge und Vierlinge aus Drachen und aus dem eigenen Wind verdoppeln die ganze Hand.</translation>
    </message>
    <message>
        <source>The same game as in Part I with an agreed limit, which keeps the great hands in bounds.</source>
        <translation>Das Spiel aus Teil I mit einem vereinbarten Limit, das die großen Hände im Zaum hält.</translation>
    </message>
    <message>
        <source>Seats are drawn from a box of winds, and the game goes in rounds: East, South, West, North.</source>
        <translation>Die Plätze werden mit dem Windkasten ausgelost, und gespielt wird in Runden: Ost, Süd, West, Nord.</translation>
    </message>
    <message>
        <source>The last fourteen tiles of the wall are never drawn.</source>
        <translation>Die letzten vierzehn Steine der Mauer werden nie gezogen.</translation>
    </message>
    <message>
        <source>Some rare hands are worth the whole limit, whatever they would count otherwise.</source>
        <translation>Einige seltene Hände sind das ganze Limit wert, gleich was sie sonst zählen würden.</translation>
    </message>
    <message>
        <source>Washing the tiles: whoever is dealt nine or more different ones, nines and honours may show them, is paid, and the deal ends.</source>
        <translation>Steine waschen: Wer neun oder mehr verschiedene Einsen, Neunen und Ehrensteine bekommt, darf sie zeigen und wird bezahlt; dann ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Whoever discards into a hand that is plainly dangerous may have to pay for all.</source>
        <translation>Wer in eine sichtbar gefährliche Hand abwirft, muss unter Umständen für alle zahlen.</translation>
    </message>
    <message>
        <source>two, three or four players</source>
        <translation>zwei, drei oder vier Personen</translation>
    </message>
    <message>
        <source>three or four players</source>
        <translation>drei oder vier Personen</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>vier Personen</translation>
    </message>
    <message>
        <source>Drawn by dice: everybody throws once, the highest is East. Equal throws are thrown again.</source>
        <translation>Ausgewürfelt: Jeder wirft einmal, der höchste Wurf ist Ost. Gleiche werfen noch einmal.</translation>
    </message>
    <message>
        <source>Winds are drawn: dice tell who lays them out and who draws first. East sits by the wind box.</source>
        <translation>Winde werden gezogen: Würfel sagen, wer sie auslegt und wer zuerst zieht. Ost sitzt beim Windkasten.</translation>
    </message>
    <message>
        <source>Winds are drawn: dice tell who draws first. Whoever draws East throws for the first East.</source>
        <translation>Winde werden gezogen: Würfel sagen, wer zuerst zieht. Wer Ost zieht, würfelt aus, wer zuerst Ost ist.</translation>
    </message>
</context>
<context>
    <name>AboutBox</name>
    <message>
        <source>About Pe-Ling</source>
        <translation>Über Pe-Ling</translation>
    </message>
    <message>
        <source>The bird of a hundred intelligences on a tile</source>
        <translation>Der Vogel der hundert Klugheiten auf einem Stein</translation>
    </message>
    <message>
        <source>The classical mah-jongg of the 1920s: play it, learn it from the books, keep the score.</source>
        <translation>Das klassische Mah-Jongg der 1920er: spielen, aus den Büchern lernen, die Wertung führen.</translation>
    </message>
    <message>
        <source>Version {version}, Python {python}, Qt {qt}</source>
        <translation>Version {version}, Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>Pe-Ling</source>
        <translation>Pe-Ling</translation>
    </message>
    <message>
        <source>The program stands under the MIT licence. Nothing is sent; no network code is in the program.</source>
        <translation>Das Programm steht unter der MIT-Lizenz. Es wird nichts gesendet; im Programm ist kein Code für ein Netz.</translation>
    </message>
    <message>
        <source>Tile faces, icons and sounds</source>
        <translation>Steinbilder, Symbole und Klänge</translation>
    </message>
    <message>
        <source>Made by the Pe-Ling authors, who waived all rights: CC0 1.0 Universal.</source>
        <translation>Von den Autoren von Pe-Ling, die auf alle Rechte verzichtet haben: CC0 1.0 Universal.</translation>
    </message>
    <message>
        <source>The rule books</source>
        <translation>Die Regelbücher</translation>
    </message>
    <message>
        <source>The rules are those of {books}. They are given here in our own words, with the place in the source.</source>
        <translation>Die Regeln sind die von {books}. Sie stehen hier in unseren eigenen Worten, mit der Stelle in der Quelle.</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License, version 3.</source>
        <translation>GNU Lesser General Public License, Version 3.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>EB Garamond by Georg Duffner, Lato by Łukasz Dziedzic, the wind characters after LXGW WenKai: SIL Open Font License 1.1.</source>
        <translation>EB Garamond von Georg Duffner, Lato von Łukasz Dziedzic, die Windzeichen nach LXGW WenKai: SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>MIT licence.</source>
        <translation>MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Apache licence 2.0, with the exception of LLVM.</source>
        <translation>Apache-Lizenz 2.0, mit der Ausnahme von LLVM.</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Über Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Added kong</source>
        <translation>Angelegter Kong</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Wash the tiles</source>
        <translation>Waschen</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>Eight flowers</source>
        <translation>Acht Blumen</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <translation>Stein nehmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>angelegter Kong</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>wash the tiles</source>
        <translation>waschen</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>eight flowers</source>
        <translation>acht Blumen</translation>
    </message>
    <message>
        <source>take the tile</source>
        <translation>Stein nehmen</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>abwerfen</translation>
    </message>
    <message>
        <source>a four of a kind</source>
        <translation>ein Vierling</translation>
    </message>
    <message>
        <source>a pung</source>
        <translation>ein Pung</translation>
    </message>
    <message>
        <source>a chow</source>
        <translation>ein Chow</translation>
    </message>
    <message>
        <source>Standing hand</source>
        <translation>Stehende Hand</translation>
    </message>
    <message>
        <source>standing hand</source>
        <translation>stehende Hand</translation>
    </message>
    <message>
        <source>Discard {tile} and declare a standing hand</source>
        <translation>Eine stehende Hand ansagen und abwerfen: {tile}</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation>Abwerfen: {tile}</translation>
    </message>
    <message>
        <source>Lay down the four {tiles}</source>
        <translation>Den Vierling hinlegen: {tiles}</translation>
    </message>
    <message>
        <source>Add the fourth {tile}</source>
        <translation>Den vierten Stein anlegen: {tile}</translation>
    </message>
    <message>
        <source>Declare Mah-Jongg</source>
        <translation>Ansagen: Mah-Jongg</translation>
    </message>
    <message>
        <source>Claim it for four of a kind</source>
        <translation>Zum Vierling nehmen</translation>
    </message>
    <message>
        <source>Pung it</source>
        <translation>Pungen</translation>
    </message>
    <message>
        <source>Chow it with {low} and {high}</source>
        <translation>Chowen mit {low} und {high}</translation>
    </message>
    <message>
        <source>Meld {tile}</source>
        <translation>Auslegen: {tile}</translation>
    </message>
    <message>
        <source>Declare the eight flowers</source>
        <translation>Die acht Blumen ansagen</translation>
    </message>
    <message>
        <source>Take the bottom tile</source>
        <translation>Den letzten Stein nehmen</translation>
    </message>
    <message>
        <source>Refuse the bottom tile</source>
        <translation>Den letzten Stein ablehnen</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>There is nothing to decide.</source>
        <translation>Es gibt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>If you discard {tile}</source>
        <translation>Beim Abwurf: {tile}</translation>
    </message>
    <message>
        <source>four sets and a pair</source>
        <translation>vier Sätze und ein Paar</translation>
    </message>
    <message>
        <source>one suit with winds and dragons</source>
        <translation>eine Farbe mit Winden und Drachen</translation>
    </message>
    <message>
        <source>all of one suit</source>
        <translation>alles in einer Farbe</translation>
    </message>
    <message>
        <source>all winds and dragons</source>
        <translation>nur Winde und Drachen</translation>
    </message>
    <message>
        <source>seven pairs</source>
        <translation>sieben Paare</translation>
    </message>
    <message>
        <source>fourteen independent tiles</source>
        <translation>vierzehn unabhängige Steine</translation>
    </message>
    <message>
        <source>threes and a pair, no sequence</source>
        <translation>Drillinge und ein Paar, keine Folge</translation>
    </message>
    <message>
        <source>fourteen winds and dragons in any combination</source>
        <translation>vierzehn Winde und Drachen in beliebiger Verbindung</translation>
    </message>
    <message>
        <source>the thirteen odd majors</source>
        <translation>die dreizehn Verschiedenen</translation>
    </message>
    <message>
        <source>threes and a pair of ones, nines, winds and dragons</source>
        <translation>Drillinge und ein Paar aus Einsen, Neunen, Winden und Drachen</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>until my turn</source>
        <translation>bis ich dran bin</translation>
    </message>
    <message>
        <source>all chows</source>
        <translation>alle Chows</translation>
    </message>
    <message>
        <source>useless tiles</source>
        <translation>Unnützes</translation>
    </message>
    <message>
        <source>all but nearer</source>
        <translation>außer Näherem</translation>
    </message>
    <message>
        <source>chows and useless</source>
        <translation>Chows und Unnützes</translation>
    </message>
    <message>
        <source>chows, all but nearer</source>
        <translation>Chows und Ferneres</translation>
    </message>
    <message>
        <source>Until your next turn everything passes by itself, but no win.</source>
        <translation>Bis du wieder an der Reihe bist, geht alles von selbst vorbei, nur kein Gewinn.</translation>
    </message>
    <message>
        <source>Chows pass by themselves, but no win.</source>
        <translation>Chows gehen von selbst vorbei, nur kein Gewinn.</translation>
    </message>
    <message>
        <source>What is of no use to your hand passes by itself, but no win.</source>
        <translation>Was deiner Hand nichts nützt, geht von selbst vorbei, nur kein Gewinn.</translation>
    </message>
    <message>
        <source>What does not bring you nearer passes by itself, but no win.</source>
        <translation>Was dich nicht näher bringt, geht von selbst vorbei, nur kein Gewinn.</translation>
    </message>
    <message>
        <source>Chows, and what is of no use to your hand, pass by themselves, but no win.</source>
        <translation>Chows und alles, was deiner Hand nichts nützt, gehen von selbst vorbei, nur kein Gewinn.</translation>
    </message>
    <message>
        <source>Chows, and what does not bring you nearer, pass by themselves, but no win.</source>
        <translation>Chows und alles, was dich nicht näher bringt, gehen von selbst vorbei, nur kein Gewinn.</translation>
    </message>
    <message>
        <source>Shall I ask you less?</source>
        <translation>Soll ich dich seltener fragen?</translation>
    </message>
    <message>
        <source>Tiles of no use to you can pass by themselves; a win never does.</source>
        <translation>Steine ohne Nutzen für dich können von selbst vorbeigehen, ein Gewinn nie.</translation>
    </message>
    <message>
        <source>Let them pass</source>
        <translation>Lass sie vorbeigehen</translation>
    </message>
    <message>
        <source>Go on asking</source>
        <translation>Frag weiter</translation>
    </message>
</context>
<context>
    <name>At the table</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Throw anew</source>
        <translation>Neu werfen</translation>
    </message>
    <message>
        <source>This throw is made again.</source>
        <translation>Dieser Wurf wird wiederholt.</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>5 minutes more</source>
        <translation>5 Minuten mehr</translation>
    </message>
    <message>
        <source>5 minutes less</source>
        <translation>5 Minuten weniger</translation>
    </message>
    <message>
        <source>The time is over. This is the last deal of the round.</source>
        <translation>Die Zeit ist um. Dies ist das letzte Spiel der Runde.</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Zurück zum Blatt</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Das Spiel eintragen</translation>
    </message>
    <message>
        <source>{name} throws</source>
        <translation>{name} wirft</translation>
    </message>
    <message>
        <source>{name} throws for the wall.</source>
        <translation>{name} wirft für die Mauer.</translation>
    </message>
    <message>
        <source>The smaller die: turn up the tile on stack {number} of the tail.</source>
        <translation>Der kleinere Würfel: den Stein auf Stapel {number} vom Ende aufdecken.</translation>
    </message>
    <message>
        <source>{name}, {wind}: {total}, last deal {last}</source>
        <translation>{name}, {wind}: {total}, letztes Spiel {last}</translation>
    </message>
    <message>
        <source>{minutes} {seconds} left</source>
        <translation>noch {minutes} {seconds}</translation>
    </message>
</context>
<context>
    <name>AtTablePlurals</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation><numerusform>%n Minute</numerusform><numerusform>%n Minuten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation><numerusform>%n Sekunde</numerusform><numerusform>%n Sekunden</numerusform></translation>
    </message>
</context>
<context>
    <name>AwayDialog</name>
    <message>
        <source>“{title}” was deleted for good.</source>
        <translation>„{title}“ wurde endgültig gelöscht.</translation>
    </message>
    <message>
        <source>“{title}” is in the list again.</source>
        <translation>„{title}“ ist wieder in der Liste.</translation>
    </message>
    <message>
        <source>Delete “{title}” for good?</source>
        <translation>„{title}“ endgültig löschen?</translation>
    </message>
    <message>
        <source>It cannot be brought back then: {what}</source>
        <translation>Danach lässt es sich nicht zurückholen: {what}</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weggelegt</translation>
    </message>
    <message>
        <source>All this is kept until you delete it for good. What you bring back is in the list again.</source>
        <translation>All das bleibt erhalten, bis du es endgültig löschst. Was du zurückholst, steht wieder in der Liste.</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Endgültig löschen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Left and Right go from deal to deal.</source>
        <translation>Links und Rechts gehen von Spiel zu Spiel.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>After deal {deal}</source>
        <translation>Nach Spiel {deal}</translation>
    </message>
    <message>
        <source>{after}: {balances}</source>
        <translation>{after}: {balances}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>zu Beginn</translation>
    </message>
    <message>
        <source>after deal {deal}</source>
        <translation>nach Spiel {deal}</translation>
    </message>
    <message>
        <source>No deal is entered yet.</source>
        <translation>Noch kein Spiel ist eingetragen.</translation>
    </message>
    <message>
        <source>{name}: highest {high} {top}, lowest {low} {foot}.</source>
        <translation>{name}: höchster Stand {high} {top}, niedrigster {low} {foot}.</translation>
    </message>
</context>
<context>
    <name>Birds</name>
    <message>
        <source>Magpie</source>
        <translation>Elster</translation>
    </message>
    <message>
        <source>Heron</source>
        <translation>Reiher</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>Kranich</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Eisvogel</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Wagtail</source>
        <translation>Bachstelze</translation>
    </message>
    <message>
        <source>at your right</source>
        <translation>rechts von dir</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>gegenüber</translation>
    </message>
    <message>
        <source>at your left</source>
        <translation>links von dir</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>noch nie mit dir gespielt</translation>
    </message>
    <message>
        <source>quick, claims readily</source>
        <translation>flink, beansprucht gern</translation>
    </message>
    <message>
        <source>careful, lays little open</source>
        <translation>vorsichtig, legt wenig offen</translation>
    </message>
    <message>
        <source>patient, collects a suit</source>
        <translation>geduldig, sammelt eine Farbe</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{tile}, wild</source>
        <translation>{tile}, Joker</translation>
    </message>
    <message>
        <source>next tile</source>
        <translation>nächster Stein</translation>
    </message>
    <message>
        <source>the gap</source>
        <translation>die Lücke</translation>
    </message>
    <message>
        <source>the gap, 2 loose tiles</source>
        <translation>die Lücke, 2 lose Steine</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Ask me for everything again</source>
        <translation>Mich wieder nach allem fragen</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Claims and declarations</source>
        <translation>Ansprüche und Ansagen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>East sits here</source>
        <translation>Hier sitzt Ost</translation>
    </message>
    <message>
        <source>East sits here,
{wind} round</source>
        <translation>Hier sitzt Ost,
{wind}-Runde</translation>
    </message>
    <message>
        <source>Wind box:
marks East</source>
        <translation>Windkasten:
zeigt Ost an</translation>
    </message>
    <message>
        <source>Wind box:
East, {wind} round</source>
        <translation>Windkasten:
Ost, {wind}-Runde</translation>
    </message>
    <message>
        <source>Your open sets</source>
        <translation>Deine offenen Sätze</translation>
    </message>
    <message>
        <source>no discard yet</source>
        <translation>kein Abwurf</translation>
    </message>
    <message>
        <source>not on your turn</source>
        <translation>du bist am Zug</translation>
    </message>
    <message>
        <source>discard a tile</source>
        <translation>erst abwerfen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>ohne Zeitdruck</translation>
    </message>
    <message>
        <source>no four of a kind</source>
        <translation>kein Vierling</translation>
    </message>
    <message>
        <source>only tiles of a suit</source>
        <translation>nur Farbsteine</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>Which chow?</source>
        <translation>Welcher Chow?</translation>
    </message>
    <message>
        <source>Which kong?</source>
        <translation>Welcher Kong?</translation>
    </message>
    <message>
        <source>Discard which tile and stand?</source>
        <translation>Welchen Stein abwerfen und stehen?</translation>
    </message>
    <message>
        <source>What do you claim it for?</source>
        <translation>Wofür nimmst du ihn?</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Wait for the others.</source>
        <translation>Warte auf die anderen.</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{tile}, first of two</source>
        <translation>{tile}, erster von zweien</translation>
    </message>
    <message>
        <source>{tile}, second of two</source>
        <translation>{tile}, zweiter von zweien</translation>
    </message>
    <message>
        <source>{tile}, first of three</source>
        <translation>{tile}, erster von dreien</translation>
    </message>
    <message>
        <source>{tile}, second of three</source>
        <translation>{tile}, zweiter von dreien</translation>
    </message>
    <message>
        <source>{tile}, third of three</source>
        <translation>{tile}, dritter von dreien</translation>
    </message>
    <message>
        <source>{tile}, first of four</source>
        <translation>{tile}, erster von vieren</translation>
    </message>
    <message>
        <source>{tile}, second of four</source>
        <translation>{tile}, zweiter von vieren</translation>
    </message>
    <message>
        <source>{tile}, third of four</source>
        <translation>{tile}, dritter von vieren</translation>
    </message>
    <message>
        <source>{tile}, fourth of four</source>
        <translation>{tile}, vierter von vieren</translation>
    </message>
    <message>
        <source>may be taken for Mah-Jongg</source>
        <translation>kann zum Mah-Jongg genommen werden</translation>
    </message>
    <message>
        <source>may be taken for a kong</source>
        <translation>kann zum Kong genommen werden</translation>
    </message>
    <message>
        <source>may be punged</source>
        <translation>kann gepungt werden</translation>
    </message>
    <message>
        <source>may be chowed</source>
        <translation>kann gechowt werden</translation>
    </message>
    <message>
        <source>Drop the {tile} here for Mah-Jongg</source>
        <translation>Hier ablegen zum Mah-Jongg: {tile}</translation>
    </message>
    <message>
        <source>Drop the {tile} here for a kong</source>
        <translation>Hier ablegen zum Kong: {tile}</translation>
    </message>
    <message>
        <source>Drop the {tile} here to pung</source>
        <translation>Hier ablegen zum Pung: {tile}</translation>
    </message>
    <message>
        <source>Drop the {tile} here to chow</source>
        <translation>Hier ablegen zum Chow: {tile}</translation>
    </message>
    <message>
        <source>Drop the {tile} here to claim it</source>
        <translation>Hier ablegen, um ihn zu nehmen: {tile}</translation>
    </message>
    <message>
        <source>{thing}, this is meant</source>
        <translation>{thing}, das ist gemeint</translation>
    </message>
    <message>
        <source>That tile cannot be discarded now.</source>
        <translation>Dieser Stein kann jetzt nicht abgeworfen werden.</translation>
    </message>
    <message>
        <source>No four of a kind to lay down.</source>
        <translation>Kein Vierling zum Hinlegen.</translation>
    </message>
    <message>
        <source>No fourth tile to add.</source>
        <translation>Kein vierter Stein zum Anlegen.</translation>
    </message>
    <message>
        <source>Not Mah-Jongg.</source>
        <translation>Kein Mah-Jongg.</translation>
    </message>
    <message>
        <source>Not a tile for Mah-Jongg.</source>
        <translation>Kein Stein für Mah-Jongg.</translation>
    </message>
    <message>
        <source>Not a discard you can take for a kong.</source>
        <translation>Kein Abwurf, den du zum Kong nehmen kannst.</translation>
    </message>
    <message>
        <source>Not a discard you can pung.</source>
        <translation>Kein Abwurf, den du pungen kannst.</translation>
    </message>
    <message>
        <source>Not a discard you can chow.</source>
        <translation>Kein Abwurf, den du chowen kannst.</translation>
    </message>
    <message>
        <source>Nothing to pass.</source>
        <translation>Es gibt nichts zu passen.</translation>
    </message>
    <message>
        <source>Not a hand that can be washed.</source>
        <translation>Keine Hand, die man waschen kann.</translation>
    </message>
    <message>
        <source>No flower to set out now.</source>
        <translation>Jetzt ist keine Blume auszulegen.</translation>
    </message>
    <message>
        <source>Not eight flowers.</source>
        <translation>Keine acht Blumen.</translation>
    </message>
    <message>
        <source>No bottom tile to take.</source>
        <translation>Kein letzter Stein zu nehmen.</translation>
    </message>
    <message>
        <source>No bottom tile to refuse.</source>
        <translation>Kein letzter Stein abzulehnen.</translation>
    </message>
    <message>
        <source>{wind}, deals</source>
        <translation>{wind}, Geber</translation>
    </message>
    <message>
        <source>{wind}, discarded</source>
        <translation>{wind}, warf ab</translation>
    </message>
    <message>
        <source>{wind}, thinking</source>
        <translation>{wind}, überlegt</translation>
    </message>
    <message>
        <source>{wind}, plays</source>
        <translation>{wind}, am Zug</translation>
    </message>
    <message>
        <source>{wind}, your turn</source>
        <translation>{wind}, du bist dran</translation>
    </message>
    <message>
        <source>{wind}, dead hand</source>
        <translation>{wind}, tote Hand</translation>
    </message>
    <message>
        <source>{wind} has discarded</source>
        <translation>{wind} hat abgeworfen</translation>
    </message>
    <message>
        <source>You have discarded</source>
        <translation>Du hast abgeworfen</translation>
    </message>
    <message>
        <source>{wind} adds to a pung</source>
        <translation>{wind} legt an einen Pung an</translation>
    </message>
    <message>
        <source>{wind} plays</source>
        <translation>{wind} ist am Zug</translation>
    </message>
    <message>
        <source>{wind}: the bottom tile?</source>
        <translation>{wind}: letzter Stein?</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{tile}, drawn</source>
        <translation>{tile}, gezogen</translation>
    </message>
    <message>
        <source>{tile}, belongs to what you may claim</source>
        <translation>{tile}, gehört zu dem, was du nehmen darfst</translation>
    </message>
    <message>
        <source>{tile}, taken by {wind}</source>
        <translation>{tile}, genommen von {wind}</translation>
    </message>
    <message>
        <source>Hand of {name}: {tiles}</source>
        <translation>Hand von {name}: {tiles}</translation>
    </message>
    <message>
        <source>seasons {numbers}</source>
        <translation>Jahreszeiten {numbers}</translation>
    </message>
    <message>
        <source>flowers {numbers}</source>
        <translation>Blumen {numbers}</translation>
    </message>
    <message>
        <source>Wild: {tiles}. On the wall {tile} is turned up.</source>
        <translation>Joker: {tiles}. Auf der Mauer ist aufgedeckt: {tile}.</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Deine Abwürfe</translation>
    </message>
    <message>
        <source>{wind}’s discards</source>
        <translation>Abwürfe von {wind}</translation>
    </message>
    <message>
        <source>Your flowers and seasons</source>
        <translation>Deine Blumen und Jahreszeiten</translation>
    </message>
    <message>
        <source>{wind}’s flowers and seasons</source>
        <translation>Blumen und Jahreszeiten von {wind}</translation>
    </message>
    <message>
        <source>{line}, standing</source>
        <translation>{line}, steht</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>tote Hand</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>steht</translation>
    </message>
    <message>
        <source>{name}, {line}; total {score}; {tiles} in hand</source>
        <translation>{name}, {line}; Stand {score}; {tiles} auf der Hand</translation>
    </message>
    <message>
        <source>{name}; total {score}</source>
        <translation>{name}; Stand {score}</translation>
    </message>
    <message>
        <source>{wind}, you</source>
        <translation>{wind}, du</translation>
    </message>
    <message>
        <source>{number} {tiles}</source>
        <translation>{number} {tiles}</translation>
    </message>
    <message>
        <source>completes the hand</source>
        <translation>vollendet die Hand</translation>
    </message>
    <message>
        <source>ends the deal</source>
        <translation>beendet das Spiel</translation>
    </message>
    <message>
        <source>choose the discard</source>
        <translation>Abwurf wählen</translation>
    </message>
    <message>
        <source>the last of the wall</source>
        <translation>der letzte der Mauer</translation>
    </message>
    <message>
        <source>to the next player</source>
        <translation>an den Nächsten</translation>
    </message>
    <message>
        <source>makes {tiles}</source>
        <translation>gibt {tiles}</translation>
    </message>
    <message>
        <source>open: {tiles}</source>
        <translation>offen: {tiles}</translation>
    </message>
    <message>
        <source>two ways, choose</source>
        <translation>zwei Wege, wähle</translation>
    </message>
    <message>
        <source>{number} ways, choose</source>
        <translation>{number} Wege, wähle</translation>
    </message>
    <message>
        <source>{claim}: {tiles}</source>
        <translation>{claim}: {tiles}</translation>
    </message>
    <message>
        <source>{claim}, allowed: {line}</source>
        <translation>{claim}, erlaubt: {line}</translation>
    </message>
    <message>
        <source>{claim}, not allowed: {line}</source>
        <translation>{claim}, nicht erlaubt: {line}</translation>
    </message>
    <message>
        <source>the highest, so East: {name}</source>
        <translation>am höchsten, also Ost: {name}</translation>
    </message>
    <message>
        <source>a tie: throws again</source>
        <translation>gleich: noch ein Wurf</translation>
    </message>
    <message>
        <source>for East</source>
        <translation>um Ost</translation>
    </message>
    <message>
        <source>counted round to the right, takes the first wind: {name}</source>
        <translation>nach rechts gezählt, nimmt den ersten Wind: {name}</translation>
    </message>
    <message>
        <source>counted round to the right, lays out the winds: {name}</source>
        <translation>nach rechts gezählt, legt die Winde aus: {name}</translation>
    </message>
    <message>
        <source>takes {wind}</source>
        <translation>nimmt {wind}</translation>
    </message>
    <message>
        <source>takes East with the wind box, and stays</source>
        <translation>nimmt Ost mit dem Windkasten und bleibt</translation>
    </message>
    <message>
        <source>takes East and stays; the others sit round by their winds</source>
        <translation>nimmt Ost und bleibt; die anderen setzen sich nach ihren Winden</translation>
    </message>
    <message>
        <source>takes East and sits in your place, where the wind box went</source>
        <translation>nimmt Ost und setzt sich auf deinen Platz, wohin der Windkasten kam</translation>
    </message>
    <message>
        <source>takes East and sits in your place</source>
        <translation>nimmt Ost und setzt sich auf deinen Platz</translation>
    </message>
    <message>
        <source>takes East and sits in the place of {name}, where the wind box went</source>
        <translation>nimmt Ost und sitzt am Platz von {name}, wohin der Windkasten kam</translation>
    </message>
    <message>
        <source>takes East and sits in the place of {name}</source>
        <translation>nimmt Ost und sitzt am Platz von {name}</translation>
    </message>
    <message>
        <source>one is taken off: {counted}, counted to the right. East first: {name}</source>
        <translation>eins abgezogen: {counted}, nach rechts gezählt. Zuerst Ost: {name}</translation>
    </message>
    <message>
        <source>{total}, counted to the right. East first: {name}</source>
        <translation>{total}, nach rechts gezählt. Zuerst Ost: {name}</translation>
    </message>
    <message>
        <source>counted from East: {wind} breaks the wall</source>
        <translation>von Ost gezählt: {wind} öffnet die Mauer</translation>
    </message>
    <message>
        <source>{total}: {wind}’s side is opened to the left of stack {stack}</source>
        <translation>{total}: die Seite von {wind} wird links von Stapel {stack} geöffnet</translation>
    </message>
    <message>
        <source>{total} counted from East: {wind} breaks the wall. The larger die: to the left of stack {stack}</source>
        <translation>{total}, von Ost gezählt: {wind} öffnet die Mauer. Der größere Würfel: links von Stapel {stack}</translation>
    </message>
    <message>
        <source>The smaller die: tile turned up on stack {number} of the tail. Wild: {tiles}</source>
        <translation>Der kleinere Würfel: aufgedeckt auf Stapel {number} vom hinteren Ende. Joker: {tiles}</translation>
    </message>
    <message>
        <source>both throws are {total}: stack {stack} of {wind}’s side is lifted</source>
        <translation>beide Würfe: {total}; auf der Seite von {wind} wird Stapel {stack} abgehoben</translation>
    </message>
    <message>
        <source>The wall: {left}</source>
        <translation>Die Mauer: {left}</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>Fenghua</source>
        <translation>Fenghua</translation>
    </message>
    <message>
        <source>Zhejiang, with wild tiles</source>
        <translation>Zhejiang, mit Jokern</translation>
    </message>
    <message>
        <source>as played in 2016</source>
        <translation>wie 2016 gespielt</translation>
    </message>
    <message>
        <source>Four Winds</source>
        <translation>Four Winds</translation>
    </message>
    <message>
        <source>Directions of
Playing Mah-Jongg</source>
        <translation>Directions of
Playing Mah-Jongg</translation>
    </message>
    <message>
        <source>export leaflet, 1920s</source>
        <translation>Beiblatt für den Export, 1920er</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>the Game and
How to Play It</source>
        <translation>the Game and
How to Play It</translation>
    </message>
    <message>
        <source>British booklet, 1920s</source>
        <translation>Britisches Heft, 1920er</translation>
    </message>
    <message>
        <source>Pung Chow</source>
        <translation>Pung Chow</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>ohne Limit</translation>
    </message>
    <message>
        <source>L. L. Harr, 1922, Part I</source>
        <translation>L. L. Harr, 1922, Teil I</translation>
    </message>
    <message>
        <source>with a limit</source>
        <translation>mit Limit</translation>
    </message>
    <message>
        <source>L. L. Harr, 1922, Part II</source>
        <translation>L. L. Harr, 1922, Teil II</translation>
    </message>
    <message>
        <source>About this book</source>
        <translation>Über dieses Buch</translation>
    </message>
    <message>
        <source>The rules in order</source>
        <translation>Die Regeln der Reihe nach</translation>
    </message>
    <message>
        <source>The score card</source>
        <translation>Die Wertungskarte</translation>
    </message>
    <message>
        <source>Where the book is silent</source>
        <translation>Wo das Buch schweigt</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>What is left out</source>
        <translation>Was weggelassen ist</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Nichts fehlt.</translation>
    </message>
    <message>
        <source>For {players}.</source>
        <translation>Für {players}.</translation>
    </message>
    <message>
        <source>This book cannot be played yet; it comes in a later version.</source>
        <translation>Nach diesem Buch kann noch nicht gespielt werden; es kommt in einer späteren Version.</translation>
    </message>
    <message>
        <source>the limit</source>
        <translation>das Limit</translation>
    </message>
    <message>
        <source>{share} of the limit</source>
        <translation>{share} des Limits</translation>
    </message>
    <message>
        <source>House rule: {rule}</source>
        <translation>Hausregel: {rule}</translation>
    </message>
    <message>
        <source>{value} (chosen now)</source>
        <translation>{value} (zurzeit gewählt)</translation>
    </message>
    <message>
        <source>or another number</source>
        <translation>oder eine andere Zahl</translation>
    </message>
    <message>
        <source>Why there is a choice: {source}</source>
        <translation>Warum es eine Wahl gibt: {source}</translation>
    </message>
    <message>
        <source>{title}, {subtitle}</source>
        <translation>{title}, {subtitle}</translation>
    </message>
</context>
<context>
    <name>BooksPage</name>
    <message>
        <source>Rule books</source>
        <translation>Regelbücher</translation>
    </message>
    <message>
        <source>Here: {here}, in the book: {every}</source>
        <translation>Hier: {here}, im Buch: {every}</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Nicht in diesem Buch</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Text of the rule book</source>
        <translation>Text des Regelbuchs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Search in this book</source>
        <translation>In diesem Buch suchen</translation>
    </message>
    <message>
        <source>{keys}; Enter goes to the next place, Shift+Enter to the one before</source>
        <translation>{keys}; Enter geht zur nächsten Stelle, mit Umschalt zur vorigen</translation>
    </message>
</context>
<context>
    <name>Citations</name>
    <message>
        <source>Mahjong rules in Fenghua (2016)</source>
        <translation>Mahjong-Regeln in Fenghua (2016)</translation>
    </message>
    <message>
        <source>Chinese Game of Four Winds</source>
        <translation>Chinese Game of Four Winds</translation>
    </message>
    <message>
        <source>Mah-Jongg, the Game and How to Play It</source>
        <translation>Mah-Jongg, the Game and How to Play It</translation>
    </message>
    <message>
        <source>Pung Chow (Harr 1922)</source>
        <translation>Pung Chow (Harr 1922)</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>S. {page}</translation>
    </message>
    <message>
        <source>{place}, p. {page}</source>
        <translation>{place}, S. {page}</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Part I</source>
        <translation>Teil I</translation>
    </message>
    <message>
        <source>Part II</source>
        <translation>Teil II</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>figures settled</source>
        <translation>Zahlen stehen fest</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>ahead so far</source>
        <translation>bisher vorn</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>hoped for</source>
        <translation>erhofft</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>expected points</source>
        <translation>erwartete Punkte</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verschenkt</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>risk</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>low</source>
        <translation>gering</translation>
    </message>
    <message>
        <source>where the figure lies 19 times in 20. A difference within it is about equal and not graded.</source>
        <translation>Hier liegt die Zahl in 19 von 20 Fällen. Ein Unterschied darin gilt als etwa gleich und wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>Coaching in this game</source>
        <translation>Hilfe in dieser Partie</translation>
    </message>
    <message>
        <source>Coaching</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Noch einmal überlegen</translation>
    </message>
    <message>
        <source>Not again in this deal</source>
        <translation>In diesem Spiel nicht mehr</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Auf Wunsch</translation>
    </message>
    <message>
        <source>Stop me</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Advice comes when you ask for it. After each deal there is a review.</source>
        <translation>Rat kommt auf Wunsch. Nach jedem Spiel gibt es eine Rückschau.</translation>
    </message>
    <message>
        <source>Before a discard or claim that surely loses more than {grave} points the tile comes back; you decide. What you cannot see is never used.</source>
        <translation>Vor einem Abwurf oder Anspruch, der sicher mehr als {grave} Punkte verschenkt, kommt der Stein zurück, und du entscheidest. Was nicht zu sehen ist, wird nie benutzt.</translation>
    </message>
    <message>
        <source>There is no advice while you play. What your decisions cost stands in the review of the deal.</source>
        <translation>Während des Spiels gibt es keinen Rat. Was Entscheidungen gekostet haben, steht in der Rückschau.</translation>
    </message>
    <message>
        <source>No help of any kind, and no move can be taken back. The review of the deal comes after it.</source>
        <translation>Keinerlei Hilfe, und kein Zug kann zurückgenommen werden. Die Rückschau kommt nach dem Spiel.</translation>
    </message>
    <message>
        <source>A game played so from your first move on is marked as unassisted.</source>
        <translation>Eine Partie, die du vom ersten Zug an so spielst, trägt das Zeichen „ohne Hilfe“.</translation>
    </message>
    <message>
        <source>There was help in this game before: it bears no mark.</source>
        <translation>In dieser Partie gab es schon Hilfe: Sie trägt kein Zeichen.</translation>
    </message>
    <message>
        <source>Leave the exam?</source>
        <translation>Die Prüfung verlassen?</translation>
    </message>
    <message>
        <source>This game has been played without help so far, and is marked so. It loses the mark for good.</source>
        <translation>Diese Partie ist bis jetzt ohne Hilfe gespielt und trägt das Zeichen dafür. Sie verliert es für immer.</translation>
    </message>
    <message>
        <source>Leave the exam</source>
        <translation>Prüfung verlassen</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Weiter in der Prüfung</translation>
    </message>
    <message>
        <source>{away}: {helps}</source>
        <translation>{away}: {helps}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>rechnet noch</translation>
    </message>
    <message>
        <source>looking, ± {error}</source>
        <translation>rechnet noch, ± {error}</translation>
    </message>
    <message>
        <source>sharpening, ± {error}</source>
        <translation>wird genauer, ± {error}</translation>
    </message>
    <message>
        <source>settled, ± {error}</source>
        <translation>Zahlen stehen fest, ± {error}</translation>
    </message>
    <message>
        <source>Why not: {choice}</source>
        <translation>Warum nicht: {choice}</translation>
    </message>
    <message>
        <source>It is about equal: {lost} points were lost in the trials, and that may be chance (± {error}).</source>
        <translation>Etwa gleich gut: In den Versuchen wurden {lost} Punkte verschenkt, und das kann Zufall sein (± {error}).</translation>
    </message>
    <message>
        <source>It is about equal: it even brought {more} points more in the trials, but that may be chance (± {error}).</source>
        <translation>Etwa gleich gut: In den Versuchen brachte es sogar {more} Punkte mehr, aber das kann Zufall sein (± {error}).</translation>
    </message>
    <message>
        <source>It is about equal: in the trials it lost nothing against the best.</source>
        <translation>Etwa gleich gut: In den Versuchen ging gegenüber dem Besten nichts verloren.</translation>
    </message>
    <message>
        <source>It is still open: {lost} points were lost in the trials so far (± {error}). Sharper figures follow.</source>
        <translation>Noch offen: In den Versuchen wurden bisher {lost} Punkte verschenkt (± {error}). Schärfere Zahlen folgen.</translation>
    </message>
    <message>
        <source>{choice} even brought {more} points more in the trials, but that may be chance (± {error}). Where nothing is certain, the estimate from before the trials stands.</source>
        <translation>{choice} hat in den Versuchen sogar {more} Punkte mehr gebracht, doch das kann Zufall sein (± {error}). Wo nichts sicher ist, gilt die Schätzung von vor den Versuchen.</translation>
    </message>
    <message>
        <source>{choice} brought {more} points more in the trials. The win in hand is advised all the same: in the trials nobody notices that you let a win go and wait for a dearer one.</source>
        <translation>{choice} hat in den Versuchen {more} Punkte mehr gebracht. Empfohlen wird trotzdem der sichere Gewinn: In den Versuchen merkt niemand, dass du einen Gewinn auslässt und auf einen teureren wartest.</translation>
    </message>
    <message>
        <source>{choice} is about equal: when it wins, the hand would count {value}.</source>
        <translation>{choice} ist etwa gleich gut: Wenn die Hand gewinnt, würde sie {value} zählen.</translation>
    </message>
    <message>
        <source>{choice} is about equal, and safer.</source>
        <translation>{choice} ist etwa gleich gut und sicherer.</translation>
    </message>
    <message>
        <source>{choice}: {expected} points, {grade}, lost {lost}, wins {win}</source>
        <translation>{choice}: {expected} Punkte, {grade}, verschenkt {lost}, gewinnt {win}</translation>
    </message>
    <message>
        <source>This loses about {points} points</source>
        <translation>Das verschenkt etwa {points} Punkte</translation>
    </message>
</context>
<context>
    <name>CommandIcons</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Dein Spiel</translation>
    </message>
    <message>
        <source>Review of the game chosen</source>
        <translation>Rückschau auf die gewählte Partie</translation>
    </message>
    <message>
        <source>Replay of the game chosen</source>
        <translation>Gewählte Partie nachspielen</translation>
    </message>
    <message>
        <source>Bring back the game put away</source>
        <translation>Die weggelegte Partie zurückholen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Open the game as a score sheet</source>
        <translation>Die Partie als Wertungsblatt öffnen</translation>
    </message>
    <message>
        <source>Review of the last deal</source>
        <translation>Rückschau auf das letzte Spiel</translation>
    </message>
    <message>
        <source>Replay of the deals played</source>
        <translation>Gespielte Spiele nachspielen</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Erster Zeitpunkt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Letzter Zeitpunkt</translation>
    </message>
    <message>
        <source>Your decision before</source>
        <translation>Eigene Entscheidung davor</translation>
    </message>
    <message>
        <source>Your next decision</source>
        <translation>Nächste eigene Entscheidung</translation>
    </message>
    <message>
        <source>Bookmark on or off</source>
        <translation>Lesezeichen setzen oder entfernen</translation>
    </message>
    <message>
        <source>Name the bookmark</source>
        <translation>Lesezeichen benennen</translation>
    </message>
    <message>
        <source>Bookmark before</source>
        <translation>Voriges Lesezeichen</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Nächstes Lesezeichen</translation>
    </message>
    <message>
        <source>Go to a step by its number</source>
        <translation>Zu einem Schritt nach seiner Nummer</translation>
    </message>
    <message>
        <source>Tutor’s words on the moment</source>
        <translation>Worte des Tutors zum Zeitpunkt</translation>
    </message>
    <message>
        <source>All hands in words</source>
        <translation>Alle Hände in Worten</translation>
    </message>
    <message>
        <source>List of your decisions</source>
        <translation>Liste der eigenen Entscheidungen</translation>
    </message>
    <message>
        <source>List of bookmarks</source>
        <translation>Liste der Lesezeichen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>All decisions as a table</source>
        <translation>Alle Entscheidungen als Tabelle</translation>
    </message>
    <message>
        <source>Retry from here</source>
        <translation>Von hier noch einmal</translation>
    </message>
    <message>
        <source>Play the deal again</source>
        <translation>Das Spiel noch einmal spielen</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Hand</translation>
    </message>
    <message>
        <source>Review of the deal of this hand</source>
        <translation>Rückschau auf das Spiel dieser Hand</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation>Hand leeren</translation>
    </message>
    <message>
        <source>Compare the hand of the game</source>
        <translation>Hand der Partie vergleichen</translation>
    </message>
    <message>
        <source>Lay the position from the clipboard</source>
        <translation>Die Stellung aus der Zwischenablage legen</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Die Stellung als Text kopieren</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Den Tisch leeren</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass all until my next turn</source>
        <translation>Immer passen, bis ich wieder dran bin</translation>
    </message>
    <message>
        <source>Pass all chows</source>
        <translation>Bei Chows passen</translation>
    </message>
    <message>
        <source>Pass what is of no use to me</source>
        <translation>Passen, wo es mir nichts nützt</translation>
    </message>
    <message>
        <source>Pass all but what brings me nearer</source>
        <translation>Passen, wo es mich nicht näher bringt</translation>
    </message>
    <message>
        <source>Ask me for everything again</source>
        <translation>Mich wieder nach allem fragen</translation>
    </message>
    <message>
        <source>Go to the tile at the left</source>
        <translation>Zum Stein links</translation>
    </message>
    <message>
        <source>Go to the tile at the right</source>
        <translation>Zum Stein rechts</translation>
    </message>
    <message>
        <source>Move the tile to the left</source>
        <translation>Stein nach links schieben</translation>
    </message>
    <message>
        <source>Move the tile to the right</source>
        <translation>Stein nach rechts schieben</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>Stein zurücklegen</translation>
    </message>
    <message>
        <source>Select the tile, then discard it</source>
        <translation>Stein wählen, dann abwerfen</translation>
    </message>
    <message>
        <source>Advise me</source>
        <translation>Rat geben</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand ordnen</translation>
    </message>
    <message>
        <source>Tutor panel</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Tutor: quiet, teach, full</source>
        <translation>Tutor: still, lehrend, voll</translation>
    </message>
    <message>
        <source>Show first explanations again</source>
        <translation>Erste Erklärungen wieder zeigen</translation>
    </message>
    <message>
        <source>Open the tutor</source>
        <translation>Tutor öffnen</translation>
    </message>
    <message>
        <source>Open the score as it stands</source>
        <translation>Aktuelle Wertung öffnen</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <source>Next page of the lesson</source>
        <translation>Nächste Seite der Lektion</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Turn the table</source>
        <translation>Den Tisch drehen</translation>
    </message>
    <message>
        <source>Check the answer, then go on</source>
        <translation>Antwort prüfen, dann weiter</translation>
    </message>
    <message>
        <source>Choose an answer by its number</source>
        <translation>Eine Antwort mit ihrer Nummer wählen</translation>
    </message>
    <message>
        <source>Back to all of Learn</source>
        <translation>Zurück zur Lernübersicht</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Normale Schriftgröße</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Go to the next part of the page</source>
        <translation>Zum nächsten Teil der Seite</translation>
    </message>
    <message>
        <source>Help and keys</source>
        <translation>Hilfe und Tasten</translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation>Regelbücher</translation>
    </message>
    <message>
        <source>Compare books</source>
        <translation>Bücher vergleichen</translation>
    </message>
    <message>
        <source>Judge this hand</source>
        <translation>Diese Hand beurteilen</translation>
    </message>
    <message>
        <source>About Pe-Ling</source>
        <translation>Über Pe-Ling</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Menü öffnen</translation>
    </message>
    <message>
        <source>New score sheet</source>
        <translation>Neues Wertungsblatt</translation>
    </message>
    <message>
        <source>All score sheets</source>
        <translation>Alle Wertungsblätter</translation>
    </message>
    <message>
        <source>Begin the sheet</source>
        <translation>Blatt beginnen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Correct the deal chosen</source>
        <translation>Gewähltes Spiel berichtigen</translation>
    </message>
    <message>
        <source>Put in a forgotten deal</source>
        <translation>Ein vergessenes Spiel einfügen</translation>
    </message>
    <message>
        <source>Take the deal out</source>
        <translation>Spiel herausnehmen</translation>
    </message>
    <message>
        <source>Rename the person chosen</source>
        <translation>Die gewählte Person umbenennen</translation>
    </message>
    <message>
        <source>Back to the next deal</source>
        <translation>Zurück zum nächsten Spiel</translation>
    </message>
    <message>
        <source>Set East or the round by hand</source>
        <translation>Ost oder Runde von Hand setzen</translation>
    </message>
    <message>
        <source>Draw the seats anew</source>
        <translation>Plätze neu auslosen</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <source>Title, place and names</source>
        <translation>Titel, Ort und Namen</translation>
    </message>
    <message>
        <source>Large entry</source>
        <translation>Große Eingabe</translation>
    </message>
    <message>
        <source>What the evening came to</source>
        <translation>Was der Abend gebracht hat</translation>
    </message>
    <message>
        <source>Large figures, dice and clock</source>
        <translation>Große Zahlen, Würfel und Uhr</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Das Blatt drucken</translation>
    </message>
    <message>
        <source>Save the sheet as PDF</source>
        <translation>Das Blatt als PDF speichern</translation>
    </message>
    <message>
        <source>Save the rows as CSV</source>
        <translation>Zeilen als CSV speichern</translation>
    </message>
    <message>
        <source>Save the whole sheet as JSON</source>
        <translation>Ganzes Blatt als JSON speichern</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Wertungsblatt importieren</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Spiel eintragen</translation>
    </message>
    <message>
        <source>This player won</source>
        <translation>Dieser Spieler hat gewonnen</translation>
    </message>
    <message>
        <source>This player discarded the winning tile</source>
        <translation>Dieser Spieler hat den Gewinnstein abgeworfen</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>Tiles or points of this player</source>
        <translation>Steine oder Punkte dieses Spielers</translation>
    </message>
    <message>
        <source>Rows by people or by winds</source>
        <translation>Zeilen nach Spielern oder nach Winden</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Fenghua</source>
        <translation>Fenghua</translation>
    </message>
    <message>
        <source>Four Winds</source>
        <translation>Four Winds</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>How to Play</translation>
    </message>
    <message>
        <source>Pung Chow I</source>
        <translation>Pung Chow I</translation>
    </message>
    <message>
        <source>Pung Chow II</source>
        <translation>Pung Chow II</translation>
    </message>
    <message>
        <source>Sets and pair</source>
        <translation>Sätze und Paar</translation>
    </message>
    <message>
        <source>Dragons and winds</source>
        <translation>Drachen und Winde</translation>
    </message>
    <message>
        <source>Flowers and seasons</source>
        <translation>Blumen und Jahreszeiten</translation>
    </message>
    <message>
        <source>How it was won</source>
        <translation>Wie gewonnen wurde</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Die ganze Hand</translation>
    </message>
    <message>
        <source>Great hands</source>
        <translation>Große Hände</translation>
    </message>
    <message>
        <source>Three {tiles}</source>
        <translation>Drei {tiles}</translation>
    </message>
    <message>
        <source>Four {tiles}</source>
        <translation>Vier {tiles}</translation>
    </message>
    <message>
        <source>Pair of {tiles}</source>
        <translation>Paar {tiles}</translation>
    </message>
    <message>
        <source>Pair that the last tile made</source>
        <translation>Paar, das der letzte Stein machte</translation>
    </message>
    <message>
        <source>One of two pairs made a three</source>
        <translation>Eins von zwei Paaren zum Drilling gemacht</translation>
    </message>
    <message>
        <source>Sequence that the last tile filled</source>
        <translation>Folge, die der letzte Stein füllte</translation>
    </message>
    <message>
        <source>Set of {tiles}, as well</source>
        <translation>Satz {tiles}, außerdem</translation>
    </message>
    <message>
        <source>Each flower or season</source>
        <translation>Jede Blume oder Jahreszeit</translation>
    </message>
    <message>
        <source>Own flower or season</source>
        <translation>Eigene Blume oder Jahreszeit</translation>
    </message>
    <message>
        <source>Four flowers or seasons</source>
        <translation>Vier Blumen oder Jahreszeiten</translation>
    </message>
    <message>
        <source>All eight flowers and seasons</source>
        <translation>Alle acht Blumen und Jahreszeiten</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>Winning tile drawn</source>
        <translation>Gewinnstein gezogen</translation>
    </message>
    <message>
        <source>Only tile that wins</source>
        <translation>Einziger Stein zum Gewinn</translation>
    </message>
    <message>
        <source>Won with a loose tile</source>
        <translation>Gewinn mit losem Stein</translation>
    </message>
    <message>
        <source>Won with the last tile</source>
        <translation>Gewinn mit dem letzten Stein</translation>
    </message>
    <message>
        <source>Fourth tile of an open three</source>
        <translation>Vierter Stein eines offenen Drillings</translation>
    </message>
    <message>
        <source>Kong robbed</source>
        <translation>Kong geraubt</translation>
    </message>
    <message>
        <source>Won on the first discard</source>
        <translation>Gewinn auf den ersten Abwurf</translation>
    </message>
    <message>
        <source>Complete as dealt</source>
        <translation>Vollständig ausgeteilt</translation>
    </message>
    <message>
        <source>Standing hand</source>
        <translation>Stehende Hand</translation>
    </message>
    <message>
        <source>Thirteenth win running</source>
        <translation>Dreizehnter Gewinn in Folge</translation>
    </message>
    <message>
        <source>Nothing else counts</source>
        <translation>Sonst zählt nichts</translation>
    </message>
    <message>
        <source>No sequence</source>
        <translation>Keine Folge</translation>
    </message>
    <message>
        <source>One suit with honours</source>
        <translation>Eine Farbe mit Ehren</translation>
    </message>
    <message>
        <source>All of one suit</source>
        <translation>Alles von einer Farbe</translation>
    </message>
    <message>
        <source>All winds and dragons</source>
        <translation>Nur Winde und Drachen</translation>
    </message>
    <message>
        <source>Only ones, nines and honours</source>
        <translation>Nur Einsen, Neunen und Ehren</translation>
    </message>
    <message>
        <source>Only ones and nines</source>
        <translation>Nur Einsen und Neunen</translation>
    </message>
    <message>
        <source>Wild tiles</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Independent tiles</source>
        <translation>Unabhängige Steine</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Sieben Paare</translation>
    </message>
    <message>
        <source>Four of a kind as pairs</source>
        <translation>Vier gleiche als Paare</translation>
    </message>
    <message>
        <source>One tile left in hand</source>
        <translation>Ein Stein blieb auf der Hand</translation>
    </message>
    <message>
        <source>Thirteen single majors</source>
        <translation>Dreizehn einzelne Hauptsteine</translation>
    </message>
    <message>
        <source>All four winds</source>
        <translation>Alle vier Winde</translation>
    </message>
    <message>
        <source>Sets of the three dragons</source>
        <translation>Sätze der drei Drachen</translation>
    </message>
    <message>
        <source>Four fours</source>
        <translation>Vier Vierlinge</translation>
    </message>
    <message>
        <source>Four concealed pungs or kongs</source>
        <translation>Vier verdeckte Drillinge oder Vierlinge</translation>
    </message>
    <message>
        <source>Call on nine tiles</source>
        <translation>Warten auf neun Steine</translation>
    </message>
    <message>
        <source>not complete</source>
        <translation>nicht vollständig</translation>
    </message>
    <message>
        <source>wrong number of tiles</source>
        <translation>falsche Steinzahl</translation>
    </message>
    <message>
        <source>too many of a kind</source>
        <translation>zu viele gleiche</translation>
    </message>
    <message>
        <source>no such set</source>
        <translation>kein solcher Satz</translation>
    </message>
    <message>
        <source>not won like this</source>
        <translation>so nicht zu gewinnen</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>etwas fehlt</translation>
    </message>
    <message>
        <source>unknown house rule</source>
        <translation>Hausregel unbekannt</translation>
    </message>
    <message>
        <source>only East may</source>
        <translation>nur Ost darf das</translation>
    </message>
    <message>
        <source>no loose tile</source>
        <translation>kein loser Stein</translation>
    </message>
    <message>
        <source>flower in the hand</source>
        <translation>Blume auf der Hand</translation>
    </message>
    <message>
        <source>played without flowers</source>
        <translation>ohne Blumen gespielt</translation>
    </message>
    <message>
        <source>no robbing here</source>
        <translation>hier kein Rauben</translation>
    </message>
    <message>
        <source>honours are not robbed</source>
        <translation>Ehren raubt man nicht</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>zu wenige Punkte</translation>
    </message>
    <message>
        <source>lone wild tile</source>
        <translation>Joker allein</translation>
    </message>
    <message>
        <source>wild tile claimed</source>
        <translation>Joker genommen</translation>
    </message>
    <message>
        <source>wild tile in a set</source>
        <translation>Joker im Satz</translation>
    </message>
    <message>
        <source>not earned here</source>
        <translation>hier nicht verdient</translation>
    </message>
    <message>
        <source>the book has no such item</source>
        <translation>das Buch kennt so etwas nicht</translation>
    </message>
    <message>
        <source>the limit is paid and nothing beside it</source>
        <translation>das Limit wird gezahlt und nichts daneben</translation>
    </message>
    <message>
        <source>the hand does not count here</source>
        <translation>die Hand zählt hier nicht</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>no item</source>
        <translation>kennt es nicht</translation>
    </message>
    <message>
        <source>in the limit</source>
        <translation>im Limit</translation>
    </message>
    <message>
        <source>limit hand</source>
        <translation>Limithand</translation>
    </message>
    <message>
        <source>priced differently</source>
        <translation>verschieden bewertet</translation>
    </message>
    <message>
        <source>Lay a hand: drag tiles, click them, or type their codes, for example B345 C55 R.</source>
        <translation>Eine Hand legen: Steine ziehen, anklicken oder ihre Kürzel tippen, zum Beispiel B345 C55 R.</translation>
    </message>
    <message>
        <source>Shaded: here the books differ.</source>
        <translation>Getönt: Hier sind die Bücher verschieden.</translation>
    </message>
    <message>
        <source>The books side by side</source>
        <translation>Die Bücher nebeneinander</translation>
    </message>
    <message>
        <source>When the hand is complete, each book says here what it counts, item by item, and where they differ.</source>
        <translation>Ist die Hand vollständig, so sagt hier jedes Buch, was sie zählt, Posten für Posten, und worin sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>Who pays the winner</source>
        <translation>Wer dem Gewinner zahlt</translation>
    </message>
    <message>
        <source>with your house rules</source>
        <translation>mit deinen Hausregeln</translation>
    </message>
    <message>
        <source>This hand does not count here</source>
        <translation>Diese Hand zählt hier nicht</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Verdoppelt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>The winner gets</source>
        <translation>Der Gewinner bekommt</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>{share} limit</source>
        <translation>{share} Limit</translation>
    </message>
    <message>
        <source>only in {book}</source>
        <translation>nur in {book}</translation>
    </message>
    <message>
        <source>no item in {books}</source>
        <translation>unbekannt in {books}</translation>
    </message>
    <message>
        <source>not earned in {books}</source>
        <translation>nicht verdient in {books}</translation>
    </message>
    <message>
        <source>A winning hand in {books} of {of} books.</source>
        <translation>In {books} von {of} Büchern ein Mah-Jongg.</translation>
    </message>
    <message>
        <source>Counted in {books} of {of} books.</source>
        <translation>In {books} von {of} Büchern gezählt.</translation>
    </message>
    <message>
        <source>Rounded up to {total} and paid so.</source>
        <translation>Auf {total} aufgerundet und so gezahlt.</translation>
    </message>
    <message>
        <source>paid as {total}</source>
        <translation>gezahlt als {total}</translation>
    </message>
    <message>
        <source>{uncapped}, cut to the limit of {total}.</source>
        <translation>{uncapped}, gekürzt auf das Limit von {total}.</translation>
    </message>
    <message>
        <source>{wind} pays for all.</source>
        <translation>{wind} zahlt für alle.</translation>
    </message>
    <message>
        <source>Without them it would count {total}.</source>
        <translation>Ohne sie würde sie {total} zählen.</translation>
    </message>
    <message>
        <source>Without them: {why}</source>
        <translation>Ohne sie: {why}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Hand of the game</source>
        <translation>Hand der Partie</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Beurteilen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Die Hand</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>One book</source>
        <translation>Ein Buch</translation>
    </message>
    <message>
        <source>What {book} counts</source>
        <translation>Was {book} zählt</translation>
    </message>
    <message>
        <source>Compare books</source>
        <translation>Bücher vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>{tile} is there twice; there is only one.</source>
        <translation>{tile} ist zweimal da; es gibt sie nur einmal.</translation>
    </message>
    <message>
        <source>{number} times {tile}: there are only four.</source>
        <translation>{number}-mal {tile}: Es gibt nur vier.</translation>
    </message>
    <message>
        <source>{number} tiles are too many: a complete hand has 14, another 13.</source>
        <translation>{number} Steine sind zu viele: Eine vollständige Hand hat 14, eine andere 13.</translation>
    </message>
    <message>
        <source>{number} sets lie on the table: a hand has at most four.</source>
        <translation>{number} Sätze liegen auf dem Tisch: Eine Hand hat höchstens vier.</translation>
    </message>
    <message>
        <source>What is laid open is no set: {tiles}.</source>
        <translation>Was offen liegt, ist kein Satz: {tiles}.</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation><numerusform>%n weitere Partie</numerusform><numerusform>%n weitere Partien</numerusform></translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>d/M</source>
        <translation>d.M.</translation>
    </message>
    <message>
        <source>MMM yy</source>
        <translation>MMM yy</translation>
    </message>
    <message>
        <source>yyyy</source>
        <translation>yyyy</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Everybody throws for East</source>
        <translation>Alle würfeln um Ost</translation>
    </message>
    <message>
        <source>Those who tie throw again</source>
        <translation>Gleich hoch: noch ein Wurf</translation>
    </message>
    <message>
        <source>The winds are drawn</source>
        <translation>Die Winde werden gezogen</translation>
    </message>
    <message>
        <source>Whoever throws most is East.</source>
        <translation>Wer am höchsten würfelt, ist Ost.</translation>
    </message>
    <message>
        <source>The sum is counted round to the right.</source>
        <translation>Die Summe wird rechts herum abgezählt.</translation>
    </message>
    <message>
        <source>The sum decides whose wall is broken.</source>
        <translation>Die Summe entscheidet, wessen Mauer geöffnet wird.</translation>
    </message>
    <message>
        <source>Both throws together decide where.</source>
        <translation>Beide Würfe zusammen entscheiden, wo.</translation>
    </message>
    <message>
        <source>One throw decides where the wall is broken.</source>
        <translation>Ein Wurf entscheidet, wo die Mauer geöffnet wird.</translation>
    </message>
    <message>
        <source>The wall is broken</source>
        <translation>Die Mauer wird geöffnet</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <translation>Die Steine werden ausgeteilt</translation>
    </message>
    <message>
        <source>Four at a time, from East round to the right.</source>
        <translation>Je vier auf einmal, von Ost an rechts herum.</translation>
    </message>
    <message>
        <source>Flowers are laid out and replaced.</source>
        <translation>Blumen werden ausgelegt und ersetzt.</translation>
    </message>
    <message>
        <source>The tiles are turned up</source>
        <translation>Die Steine werden aufgedeckt</translation>
    </message>
    <message>
        <source>Any click or key goes on</source>
        <translation>Jeder Klick und jede Taste führt weiter</translation>
    </message>
    <message>
        <source>your {number} tiles</source>
        <translation>deine {number} Steine</translation>
    </message>
    <message>
        <source>You throw, as {wind}</source>
        <translation>Du würfelst, als {wind}</translation>
    </message>
    <message>
        <source>{name} throws, as {wind}</source>
        <translation>{name} würfelt, als {wind}</translation>
    </message>
    <message>
        <source>You throw for the seats</source>
        <translation>Du würfelst um die Plätze</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{name} throws for the seats</source>
        <translation>{name} würfelt um die Plätze</translation>
    </message>
    <message>
        <source>{title}: {one} and {other}. {line}.</source>
        <translation>{title}: {one} und {other}. {line}.</translation>
    </message>
    <message>
        <source>{title}. {line}.</source>
        <translation>{title}. {line}.</translation>
    </message>
</context>
<context>
    <name>Deal entry</name>
    <message>
        <source>It replaced a flower or season</source>
        <translation>Er ersetzte eine Blume oder Jahreszeit</translation>
    </message>
    <message>
        <source>It came for a claimed kong</source>
        <translation>Er kam für einen genommenen Kong</translation>
    </message>
    <message>
        <source>It came for a concealed kong</source>
        <translation>Er kam für einen verdeckten Kong</translation>
    </message>
    <message>
        <source>It came for an added fourth tile</source>
        <translation>Er kam für einen angelegten vierten Stein</translation>
    </message>
    <message>
        <source>On the first turn</source>
        <translation>Im ersten Zug</translation>
    </message>
    <message>
        <source>It was the last tile of the wall</source>
        <translation>Es war der letzte Stein der Mauer</translation>
    </message>
    <message>
        <source>A standing hand was declared</source>
        <translation>Eine stehende Hand war angesagt</translation>
    </message>
    <message>
        <source>East’s thirteenth win running</source>
        <translation>Der dreizehnte Gewinn von Ost in Folge</translation>
    </message>
    <message>
        <source>The discarder is excused</source>
        <translation>Wer abwarf, ist entschuldigt</translation>
    </message>
    <message>
        <source>The discarder had no choice</source>
        <translation>Wer abwarf, hatte keine Wahl</translation>
    </message>
    <message>
        <source>claimed
from {wind}</source>
        <translation>kam
von {wind}</translation>
    </message>
    <message>
        <source>last discard
of {wind}</source>
        <translation>letzter Abwurf
von {wind}</translation>
    </message>
    <message>
        <source>robbed
from {wind}</source>
        <translation>geraubt
von {wind}</translation>
    </message>
    <message>
        <source>first discard
of {wind}</source>
        <translation>erster Abwurf
von {wind}</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>loose
tile</source>
        <translation>loser
Stein</translation>
    </message>
    <message>
        <source>last tile
drawn</source>
        <translation>letzter Stein
gezogen</translation>
    </message>
    <message>
        <source>as
dealt</source>
        <translation>wie
ausgeteilt</translation>
    </message>
    <message>
        <source>eight
flowers</source>
        <translation>acht
Blumen</translation>
    </message>
    <message>
        <source>not dead</source>
        <translation>nicht tot</translation>
    </message>
    <message>
        <source>dead: wrong number of tiles</source>
        <translation>tot: falsche Zahl von Steinen</translation>
    </message>
    <message>
        <source>dead: too many tiles</source>
        <translation>tot: zu viele Steine</translation>
    </message>
    <message>
        <source>dead: too few tiles</source>
        <translation>tot: zu wenige Steine</translation>
    </message>
    <message>
        <source>Entry of a deal</source>
        <translation>Eingabe eines Spiels</translation>
    </message>
    <message>
        <source>Tab goes to the next player, M marks who won, D who discarded the winning tile, N that nobody won; Enter enters the deal.</source>
        <translation>Tab führt zum nächsten Spieler; M kennzeichnet, wer gewonnen hat, D, wer den Gewinnstein abgeworfen hat, N, dass niemand gewonnen hat; Enter trägt das Spiel ein.</translation>
    </message>
    <message>
        <source>Type tiles, for example B345 C55 R; Enter goes to the next place, the arrows up and down to another player, Ctrl+M marks who won, Ctrl+Enter enters the deal.</source>
        <translation>Steine eintippen, zum Beispiel B345 C55 R; Enter führt zum nächsten Platz, die Pfeile auf und ab zu einem anderen Spieler, Strg+M kennzeichnet, wer gewonnen hat, Strg+Enter trägt das Spiel ein.</translation>
    </message>
    <message>
        <source>Type B345 C55 R, or click or drag the tiles below</source>
        <translation>B345 C55 R tippen, oder die Steine unten anklicken oder ziehen</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwurf</translation>
    </message>
    <message>
        <source>20+8+4 or 32*4</source>
        <translation>20+8+4 oder 32*4</translation>
    </message>
    <message>
        <source>only the winner’s hand counts</source>
        <translation>nur die Hand des Gewinners zählt</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>Reckoned as drawn until it is said how the tile came.</source>
        <translation>Als gezogen gerechnet, bis gesagt ist, wie der Stein kam.</translation>
    </message>
    <message>
        <source>{name} discarded the winning tile</source>
        <translation>{name} hat den Gewinnstein abgeworfen</translation>
    </message>
    <message>
        <source>{name} drew the winning tile</source>
        <translation>{name} hat den Gewinnstein gezogen</translation>
    </message>
    <message>
        <source>Drawn deal: nobody won</source>
        <translation>Unentschieden: Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>So lassen, wie es war</translation>
    </message>
    <message>
        <source>Forgotten deal {deal}</source>
        <translation>Vergessenes Spiel {deal}</translation>
    </message>
    <message>
        <source>Correct deal {deal}</source>
        <translation>Spiel {deal} berichtigen</translation>
    </message>
    <message>
        <source>{deal}, {round}</source>
        <translation>{deal}, {round}</translation>
    </message>
    <message>
        <source>How hands are entered</source>
        <translation>Wie Hände eingegeben werden</translation>
    </message>
    <message>
        <source>Lay the tiles</source>
        <translation>Steine legen</translation>
    </message>
    <message>
        <source>Just the points</source>
        <translation>Nur die Punkte</translation>
    </message>
    <message>
        <source>Lay everybody’s tiles: the score is worked out and explained.</source>
        <translation>Die Steine aller legen: Die Wertung wird ausgerechnet und erklärt.</translation>
    </message>
    <message>
        <source>Type what everybody’s hand counts, for example 20+8+4 or 32*4.</source>
        <translation>Eintippen, was jede Hand zählt, zum Beispiel 20+8+4 oder 32*4.</translation>
    </message>
    <message>
        <source>gave the winning tile</source>
        <translation>gab den Gewinnstein</translation>
    </message>
    <message>
        <source>points: {total}</source>
        <translation>Punkte: {total}</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>noch keine Punkte</translation>
    </message>
    <message>
        <source>{name} won ({key})</source>
        <translation>{name} hat gewonnen ({key})</translation>
    </message>
    <message>
        <source>{name} discarded the winning tile (D)</source>
        <translation>{name} hat den Gewinnstein abgeworfen (D)</translation>
    </message>
    <message>
        <source>Points of {name}</source>
        <translation>Punkte von {name}</translation>
    </message>
    <message>
        <source>Lay {name}’s tiles</source>
        <translation>Steine von {name} legen</translation>
    </message>
    <message>
        <source>Just the points of {name}</source>
        <translation>Nur die Punkte von {name}</translation>
    </message>
    <message>
        <source>Press to enter {name}’s hand</source>
        <translation>Drücken, um die Hand von {name} einzugeben</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>{name} won by</source>
        <translation>{name} gewann durch</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Wild tile</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{tiles}: not said</source>
        <translation>{tiles}: nicht gesagt</translation>
    </message>
    <message>
        <source>{tiles} from {name}</source>
        <translation>{tiles} von {name}</translation>
    </message>
    <message>
        <source>{name} has won: the winning tile was discarded by somebody else, or was drawn.</source>
        <translation>{name} hat gewonnen: Jemand anderes hat den Gewinnstein abgeworfen, oder er ist gezogen.</translation>
    </message>
    <message>
        <source>{name} discarded the winning tile; this shows as soon as it is said who won.</source>
        <translation>{name} hat den Gewinnstein abgeworfen; zu sehen ist das, sobald gesagt ist, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>It is not said any more who discarded the winning tile.</source>
        <translation>Wer den Gewinnstein abgeworfen hat, ist wieder offen.</translation>
    </message>
    <message>
        <source>False Mah-Jongg by {name}</source>
        <translation>Falsches Mah-Jongg von {name}</translation>
    </message>
    <message>
        <source>{name} washes the tiles</source>
        <translation>{name} wäscht die Steine</translation>
    </message>
    <message>
        <source>{name} washes the tiles, {count} count</source>
        <translation>{name} wäscht die Steine, {count} zählen</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>Nobody pays for all</source>
        <translation>Niemand zahlt für alle</translation>
    </message>
    <message>
        <source>{name} pays for all</source>
        <translation>{name} zahlt für alle</translation>
    </message>
    <message>
        <source>{names} share what is paid for all</source>
        <translation>{names} teilen sich, was für alle gezahlt wird</translation>
    </message>
    <message>
        <source>{name} claims: {item}</source>
        <translation>Anspruch von {name}: {item}</translation>
    </message>
    <message>
        <source>Penalty: {payer} pays {amount} to each</source>
        <translation>Strafe: {payer} zahlt jedem {amount}</translation>
    </message>
    <message>
        <source>Penalty: {payer} pays {amount} to {payee}</source>
        <translation>Strafe: {payer} zahlt {amount} an {payee}</translation>
    </message>
    <message>
        <source>Penalty by the book: {payer} pays for a false Mah-Jongg</source>
        <translation>Strafe nach dem Buch: {payer} zahlt für ein falsches Mah-Jongg</translation>
    </message>
    <message>
        <source>A penalty of the book ({rule}).</source>
        <translation>Eine Strafe des Buches ({rule}).</translation>
    </message>
    <message>
        <source>A penalty as agreed at the table.</source>
        <translation>Eine Strafe, wie am Tisch vereinbart.</translation>
    </message>
    <message>
        <source>By hand: {gains} ({reason})</source>
        <translation>Von Hand: {gains} ({reason})</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Notiz: {text}</translation>
    </message>
    <message>
        <source>Take out: {what}</source>
        <translation>Herausnehmen: {what}</translation>
    </message>
    <message>
        <source>Drawn deal</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Wash the tiles</source>
        <translation>Steine waschen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>False Mah-Jongg…</source>
        <translation>Falsches Mah-Jongg …</translation>
    </message>
    <message>
        <source>Dead hands…</source>
        <translation>Tote Hände …</translation>
    </message>
    <message>
        <source>Who pays for all…</source>
        <translation>Wer für alle zahlt …</translation>
    </message>
    <message>
        <source>Claim of a loser…</source>
        <translation>Anspruch eines Verlierers …</translation>
    </message>
    <message>
        <source>Adjust by hand…</source>
        <translation>Von Hand ausgleichen …</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz …</translation>
    </message>
    <message>
        <source>Put in as deal {deal}</source>
        <translation>Als Spiel {deal} einfügen</translation>
    </message>
    <message>
        <source>Enter deal {deal}</source>
        <translation>Spiel {deal} eintragen</translation>
    </message>
    <message>
        <source>Why it is put in only now (may stay empty)</source>
        <translation>Warum es erst jetzt eingefügt wird (kann leer bleiben)</translation>
    </message>
    <message>
        <source>Why it is corrected (may stay empty)</source>
        <translation>Warum berichtigt wird (darf leer bleiben)</translation>
    </message>
    <message>
        <source>How {name} won was never said: it still counts as drawn. Say it if you know; the rest can be corrected without.</source>
        <translation>Wie {name} gewonnen hat, ist nicht gesagt: Es zählt weiter als gezogen. Wer es weiß, trägt es nach; das Übrige lässt sich auch so berichtigen.</translation>
    </message>
    <message>
        <source>{name}’s hand is not right yet.</source>
        <translation>Die Hand von {name} stimmt noch nicht.</translation>
    </message>
    <message>
        <source>The hands cannot be right together.</source>
        <translation>Die Hände können zusammen nicht stimmen.</translation>
    </message>
    <message>
        <source>Deal {deal} can be entered.</source>
        <translation>Spiel {deal} kann eingetragen werden.</translation>
    </message>
    <message>
        <source>drawn, nobody pays</source>
        <translation>unentschieden, niemand zahlt</translation>
    </message>
    <message>
        <source>Deal {deal} is put in: {nets}.</source>
        <translation>Spiel {deal} ist eingefügt: {nets}.</translation>
    </message>
    <message>
        <source>Deal {deal} is corrected: {nets}.</source>
        <translation>Spiel {deal} ist berichtigt: {nets}.</translation>
    </message>
    <message>
        <source>Deal {deal} is entered: {nets}.</source>
        <translation>Spiel {deal} ist eingetragen: {nets}.</translation>
    </message>
    <message>
        <source>each of the others</source>
        <translation>jeder der anderen</translation>
    </message>
    <message>
        <source>As agreed at the table</source>
        <translation>Wie am Tisch vereinbart</translation>
    </message>
    <message>
        <source>empty: as the book has it</source>
        <translation>leer: wie im Buch</translation>
    </message>
    <message>
        <source>It could also be read otherwise, for less</source>
        <translation>Die Hand ließe sich auch anders lesen, für weniger</translation>
    </message>
    <message>
        <source>Where it stands in the book</source>
        <translation>Wo es im Buch steht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>A penalty is paid for an error, on top of what the deal itself is paid.</source>
        <translation>Eine Strafe wird für einen Fehler gezahlt, neben dem, was für das Spiel selbst gezahlt wird.</translation>
    </message>
    <message>
        <source>Which rule</source>
        <translation>Welche Regel</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Wer zahlt</translation>
    </message>
    <message>
        <source>Who receives</source>
        <translation>Wer bekommt</translation>
    </message>
    <message>
        <source>How much, for example 50 or 20+30</source>
        <translation>Wie viel, zum Beispiel 50 oder 20+30</translation>
    </message>
    <message>
        <source>Why (may stay empty)</source>
        <translation>Warum (darf leer bleiben)</translation>
    </message>
    <message>
        <source>Adjust by hand</source>
        <translation>Von Hand ausgleichen</translation>
    </message>
    <message>
        <source>Totals can be set right by hand, each with its sign: +20 or -20. This stands apart from payments and penalties, with its reason.</source>
        <translation>Summen lassen sich von Hand richtigstellen, jeweils mit Vorzeichen: +20 oder -20. Das steht mit seinem Grund für sich, getrennt von Zahlungen und Strafen.</translation>
    </message>
    <message>
        <source>Why (must be given)</source>
        <translation>Warum (muss angegeben werden)</translation>
    </message>
    <message>
        <source>Together: {sum}</source>
        <translation>Zusammen: {sum}</translation>
    </message>
    <message>
        <source>Who showed the hand he was dealt, and how many of its tiles count? Left empty, the tiles laid for him tell.</source>
        <translation>Wer hat die ausgeteilte Hand gezeigt, und wie viele Steine darin zählen? Bleibt es leer, entscheiden die gelegten Steine.</translation>
    </message>
    <message>
        <source>{name} washes, tiles that count:</source>
        <translation>{name} wäscht, zählende Steine:</translation>
    </message>
    <message>
        <source>{name}: a number is needed.</source>
        <translation>{name}: Hier fehlt eine Zahl.</translation>
    </message>
    <message>
        <source>The amount is still missing.</source>
        <translation>Der Betrag fehlt noch.</translation>
    </message>
    <message>
        <source>Nobody pays a penalty to himself.</source>
        <translation>Niemand zahlt eine Strafe an sich selbst.</translation>
    </message>
    <message>
        <source>False Mah-Jongg</source>
        <translation>Falsches Mah-Jongg</translation>
    </message>
    <message>
        <source>Somebody announced Mah-Jongg with a hand that was not complete.</source>
        <translation>Jemand hat Mah-Jongg mit einer Hand angesagt, die nicht fertig war.</translation>
    </message>
    <message>
        <source>Who announced it</source>
        <translation>Wer es angesagt hat</translation>
    </message>
    <message>
        <source>He has shown the whole hand</source>
        <translation>Die ganze Hand wurde gezeigt</translation>
    </message>
    <message>
        <source>Dead hands</source>
        <translation>Tote Hände</translation>
    </message>
    <message>
        <source>A hand with the wrong number of tiles is dead: it cannot win.</source>
        <translation>Eine Hand mit der falschen Zahl von Steinen ist tot: Sie kann nicht gewinnen.</translation>
    </message>
    <message>
        <source>Who pays for all</source>
        <translation>Wer für alle zahlt</translation>
    </message>
    <message>
        <source>From tiles the book finds this by itself. Here you can say or overrule it.</source>
        <translation>Aus den Steinen ergibt es sich nach dem Buch von selbst. Hier lässt es sich angeben oder anders festlegen.</translation>
    </message>
    <message>
        <source>As the book finds it from the tiles</source>
        <translation>Wie es sich nach dem Buch aus den Steinen ergibt</translation>
    </message>
    <message>
        <source>Claim of a loser</source>
        <translation>Anspruch eines Verlierers</translation>
    </message>
    <message>
        <source>With some hands a player who has not won is paid the limit by the other losers. From tiles the book finds this by itself.</source>
        <translation>Mit manchen Händen bekommt auch, wer nicht gewonnen hat, von den anderen Verlierern das Limit. Aus den Steinen ergibt es sich nach dem Buch von selbst.</translation>
    </message>
    <message>
        <source>Who claims</source>
        <translation>Wer Anspruch hat</translation>
    </message>
    <message>
        <source>For which hand</source>
        <translation>Für welche Hand</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>A remark that is kept with the deal.</source>
        <translation>Eine Bemerkung, die beim Spiel aufbewahrt wird.</translation>
    </message>
    <message>
        <source>Why {name}’s hand counts this</source>
        <translation>Warum die Hand von {name} so zählt</translation>
    </message>
    <message>
        <source>Who won? Or was the deal drawn?</source>
        <translation>Wer hat gewonnen? Oder ging es unentschieden aus?</translation>
    </message>
    <message>
        <source>{name} cannot have discarded the tile and won with it.</source>
        <translation>{name} kann den Stein nicht abgeworfen und damit gewonnen haben.</translation>
    </message>
    <message>
        <source>Whose tile was it?</source>
        <translation>Von wem kam der Stein?</translation>
    </message>
    <message>
        <source>From whom was {name}’s winning tile, or was it drawn?</source>
        <translation>Von wem war der Gewinnstein von {name}, oder war er gezogen?</translation>
    </message>
    <message>
        <source>The winning tile was drawn, so nobody gave it: {name} did not.</source>
        <translation>Der Gewinnstein wurde gezogen, also gab ihn niemand: auch {name} nicht.</translation>
    </message>
    <message>
        <source>What does {name}’s hand count?</source>
        <translation>Was zählt die Hand von {name}?</translation>
    </message>
    <message>
        <source>{name}’s hand: {tiles}</source>
        <translation>Hand von {name}: {tiles}</translation>
    </message>
    <message>
        <source>Which tile completed {name}’s hand?</source>
        <translation>Welcher Stein machte die Hand von {name} fertig?</translation>
    </message>
    <message>
        <source>Tiles of {name}: {number}; a complete hand has 14, another 13.</source>
        <translation>Steine von {name}: {number}. Eine fertige Hand hat 14, eine andere 13.</translation>
    </message>
    <message>
        <source>{name} has laid down {number} sets: a hand has at most four.</source>
        <translation>{name} hat {number} Sätze ausgelegt: Eine Hand hat höchstens vier.</translation>
    </message>
    <message>
        <source>What {name} has laid open is no set: {tiles}.</source>
        <translation>Was {name} ausgelegt hat, ist kein Satz: {tiles}.</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>{name}’s hand is dead and cannot have won.</source>
        <translation>Die Hand von {name} ist tot und kann nicht gewonnen haben.</translation>
    </message>
    <message>
        <source>{name}: unusual, a complete hand counts {number} or more.</source>
        <translation>{name}: ungewöhnlich, eine vollständige Hand zählt {number} oder mehr.</translation>
    </message>
    <message>
        <source>{name}: unusual, every hand counts a multiple of {number}.</source>
        <translation>{name}: ungewöhnlich, jede Hand zählt ein Vielfaches von {number}.</translation>
    </message>
    <message>
        <source>This book pays nothing for washing the tiles.</source>
        <translation>In diesem Buch wird für das Waschen der Steine nichts gezahlt.</translation>
    </message>
    <message>
        <source>Who washed the tiles?</source>
        <translation>Wer hat die Steine gewaschen?</translation>
    </message>
    <message>
        <source>So many tiles that count are too few for {name} to wash: {number}.</source>
        <translation>So viele zählende Steine sind zu wenige, als dass {name} waschen könnte: {number}.</translation>
    </message>
    <message>
        <source>Who announced a false Mah-Jongg?</source>
        <translation>Wer hat ein falsches Mah-Jongg angesagt?</translation>
    </message>
    <message>
        <source>The book has no figure for a false Mah-Jongg. What you agreed on can be entered as a penalty.</source>
        <translation>Das Buch nennt für ein falsches Mah-Jongg keinen Betrag. Was vereinbart ist, lässt sich als Strafe eintragen.</translation>
    </message>
    <message>
        <source>{name} won and cannot pay for all.</source>
        <translation>{name} hat gewonnen und kann nicht für alle zahlen.</translation>
    </message>
    <message>
        <source>By these rules nobody pays for all, so it changes nothing.</source>
        <translation>Nach diesen Regeln zahlt niemand für alle; es ändert also nichts.</translation>
    </message>
    <message>
        <source>{name} has no such claim: {reason}.</source>
        <translation>{name} hat keinen solchen Anspruch: {reason}.</translation>
    </message>
    <message>
        <source>{name} cannot pay a penalty to himself.</source>
        <translation>{name} kann die Strafe nicht an sich selbst zahlen.</translation>
    </message>
    <message>
        <source>The adjustments do not sum to zero but to {signed}.</source>
        <translation>Die Ausgleiche ergeben zusammen nicht null, sondern {signed}.</translation>
    </message>
    <message>
        <source>What was set by hand needs a reason.</source>
        <translation>Was von Hand gesetzt wurde, braucht einen Grund.</translation>
    </message>
    <message>
        <source>This book counts no rounds.</source>
        <translation>Dieses Buch zählt keine Runden.</translation>
    </message>
    <message>
        <source>A player is named who is not on this sheet.</source>
        <translation>Ein Spieler ist genannt, der nicht auf diesem Blatt steht.</translation>
    </message>
    <message>
        <source>{name} has 14 tiles: say Mah-Jongg if {name} won, else one of them is too many.</source>
        <translation>{name} hat 14 Steine: Hat {name} gewonnen, dann Mah-Jongg wählen, sonst ist einer zu viel.</translation>
    </message>
    <message>
        <source>An amount is missing.</source>
        <translation>Ein Betrag fehlt.</translation>
    </message>
    <message>
        <source>A number is expected at place {place}.</source>
        <translation>An Stelle {place} wird eine Zahl erwartet.</translation>
    </message>
    <message>
        <source>At place {place} only +, − or × can stand.</source>
        <translation>An Stelle {place} kann nur +, − oder × stehen.</translation>
    </message>
    <message>
        <source>That is more than a hand can count.</source>
        <translation>Das ist mehr, als eine Hand zählen kann.</translation>
    </message>
    <message>
        <source>A hand cannot count less than nothing.</source>
        <translation>Eine Hand kann nicht weniger als nichts zählen.</translation>
    </message>
    <message>
        <source>{name} has {number}</source>
        <translation>{name} hat {number}</translation>
    </message>
    <message>
        <source>{tile} lies on the table twice; there is only one: {who}.</source>
        <translation>{tile} liegt zweimal auf dem Tisch; es gibt sie nur einmal: {who}.</translation>
    </message>
    <message>
        <source>{number} times {tile} on the table, there are only four: {who}.</source>
        <translation>{number}-mal {tile} auf dem Tisch, es gibt nur vier: {who}.</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wer zahlt wem</translation>
    </message>
    <message>
        <source>Nobody pays.</source>
        <translation>Niemand zahlt.</translation>
    </message>
    <message>
        <source>The call was taken back before the hand was shown: nobody pays.</source>
        <translation>Die Ansage wurde zurückgenommen, bevor die Hand gezeigt war: Niemand zahlt.</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>Hand von {name}</translation>
    </message>
    <message>
        <source>{points}, as counted at the table.</source>
        <translation>{points}, wie am Tisch gezählt.</translation>
    </message>
    <message>
        <source>{sum} = {points}, as counted at the table.</source>
        <translation>{sum} = {points}, wie am Tisch gezählt.</translation>
    </message>
    <message>
        <source>Nothing has been entered for {name} yet.</source>
        <translation>Für {name} ist noch nichts eingegeben.</translation>
    </message>
    <message>
        <source>below the limit of {limit}</source>
        <translation>unter dem Limit von {limit}</translation>
    </message>
    <message>
        <source>{uncapped}, cut to the limit of {limit}</source>
        <translation>{uncapped}, gekürzt auf das Limit von {limit}</translation>
    </message>
    <message>
        <source>a limit hand; the limit is {limit}</source>
        <translation>eine Limithand; das Limit ist {limit}</translation>
    </message>
    <message>
        <source>Rounded up to {total} and paid so.</source>
        <translation>Aufgerundet auf {total} und so bezahlt.</translation>
    </message>
    <message>
        <source>{points} is rounded up to {paid}.</source>
        <translation>{points} wird auf {paid} aufgerundet.</translation>
    </message>
    <message>
        <source>Of {points} points of {name} only the limit counts, {limit}.</source>
        <translation>Von den {points} Punkten, die {name} zählt, gilt nur das Limit, {limit}.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Compare books</source>
        <translation>Bücher vergleichen</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Beurteilen</translation>
    </message>
    <message>
        <source>How this score comes about, line by line, and where it stands in the book</source>
        <translation>Wie diese Wertung zustande kommt, Zeile für Zeile, und wo das im Buch steht</translation>
    </message>
    <message>
        <source>What every book makes of this hand</source>
        <translation>Was jedes Buch aus dieser Hand macht</translation>
    </message>
    <message>
        <source>Lay this hand in a position of a deal, and see what is worth more in it</source>
        <translation>Diese Hand in eine Stellung eines Spiels legen und sehen, was darin mehr wert ist</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message>
        <source>{one} and {other} are equal, {count} and {count}.</source>
        <translation>{one} und {other} sind gleich, {count} und {count}.</translation>
    </message>
    <message>
        <source>× 2: {name} is East.</source>
        <translation>× 2: {name} ist Ost.</translation>
    </message>
    <message>
        <source>To win by a discard a hand needs {points} points from the patterns that count for it: had {name}’s as many?</source>
        <translation>Um mit einem Abwurf zu gewinnen, braucht eine Hand {points} Punkte aus den Mustern, die dafür zählen: Hatte die Hand von {name} so viele?</translation>
    </message>
    <message>
        <source>{name} pays for all.</source>
        <translation>{name} zahlt für alle.</translation>
    </message>
    <message>
        <source>Adjusted by hand, in the totals below: {gains}.</source>
        <translation>Von Hand ausgeglichen, in den Summen unten: {gains}.</translation>
    </message>
    <message>
        <source>Together that is {sum}, not zero.</source>
        <translation>Zusammen ist das {sum}, nicht null.</translation>
    </message>
    <message>
        <source>In sticks: {paid}.</source>
        <translation>In Stäbchen: {paid}.</translation>
    </message>
    <message>
        <source>In sticks: {paid}, and {change} back.</source>
        <translation>In Stäbchen: {paid}, und {change} zurück.</translation>
    </message>
</context>
<context>
    <name>DrillPlurals</name>
    <message numerus="yes">
        <source>%n too many.</source>
        <translation><numerusform>Eins zu viel.</numerusform><numerusform>%n zu viel.</numerusform></translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>Is it complete?</source>
        <translation>Ist die Hand vollständig?</translation>
    </message>
    <message>
        <source>Which tiles win?</source>
        <translation>Welche Steine gewinnen?</translation>
    </message>
    <message>
        <source>How far is it?</source>
        <translation>Wie weit ist es noch?</translation>
    </message>
    <message>
        <source>May I claim this?</source>
        <translation>Darf ich das nehmen?</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>Who comes first?</source>
        <translation>Wer kommt zuerst?</translation>
    </message>
    <message>
        <source>What does exposing cost?</source>
        <translation>Was kostet das Offenlegen?</translation>
    </message>
    <message>
        <source>Score this hand</source>
        <translation>Diese Hand werten</translation>
    </message>
    <message>
        <source>Great hands</source>
        <translation>Große Hände</translation>
    </message>
    <message>
        <source>Who pays whom?</source>
        <translation>Wer zahlt wem?</translation>
    </message>
    <message>
        <source>Who pays for all?</source>
        <translation>Wer zahlt für alle?</translation>
    </message>
    <message>
        <source>Which wind?</source>
        <translation>Welcher Wind?</translation>
    </message>
    <message>
        <source>What can it stand for?</source>
        <translation>Wofür kann er stehen?</translation>
    </message>
    <message>
        <source>Rules of the book</source>
        <translation>Regeln des Buches</translation>
    </message>
    <message>
        <source>Examples of the book</source>
        <translation>Beispiele des Buches</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Keines davon</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hand {number}</translation>
    </message>
    <message>
        <source>The sum</source>
        <translation>Die Summe</translation>
    </message>
    <message>
        <source>The sum: {sum}</source>
        <translation>Die Summe: {sum}</translation>
    </message>
    <message>
        <source>{item}: nothing</source>
        <translation>{item}: nichts</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Wer zahlt</translation>
    </message>
    <message>
        <source>It must be your turn.</source>
        <translation>Du musst am Zug sein.</translation>
    </message>
    <message>
        <source>The tile must be in your hand.</source>
        <translation>Der Stein muss in deiner Hand sein.</translation>
    </message>
    <message>
        <source>A mandarin of your own wind must be set out.</source>
        <translation>Ein Mandarin des eigenen Windes muss ausgelegt werden.</translation>
    </message>
    <message>
        <source>Your hand must have the right number of tiles.</source>
        <translation>Deine Hand muss die richtige Zahl Steine haben.</translation>
    </message>
    <message>
        <source>You must have drawn, not claimed, just before.</source>
        <translation>Du musst unmittelbar vorher gezogen, nicht genommen haben.</translation>
    </message>
    <message>
        <source>Your last tile must have been drawn or dealt.</source>
        <translation>Dein letzter Stein muss gezogen oder gegeben sein.</translation>
    </message>
    <message>
        <source>The hand must be complete.</source>
        <translation>Die Hand muss vollständig sein.</translation>
    </message>
    <message>
        <source>All four of the kind must be in your hand.</source>
        <translation>Alle vier der Art müssen in deiner Hand sein.</translation>
    </message>
    <message>
        <source>Three of the kind must lie open before you.</source>
        <translation>Drei der Art müssen offen vor dir liegen.</translation>
    </message>
    <message>
        <source>The fourth tile must be in your hand.</source>
        <translation>Der vierte Stein muss in deiner Hand sein.</translation>
    </message>
    <message>
        <source>A tile must be left to be drawn for the kong.</source>
        <translation>Für den Kong muss noch ein Stein zu ziehen sein.</translation>
    </message>
    <message>
        <source>A card must be left that can be taken from the rear.</source>
        <translation>Es muss noch ein Stein da sein, der von hinten genommen werden kann.</translation>
    </message>
    <message>
        <source>The tile must complete the hand.</source>
        <translation>Der Stein muss die Hand vervollständigen.</translation>
    </message>
    <message>
        <source>Three of the kind may not lie open before you.</source>
        <translation>Drei der Art dürfen nicht offen vor dir liegen.</translation>
    </message>
    <message>
        <source>Three of the kind must be in your hand.</source>
        <translation>Drei der Art müssen in deiner Hand sein.</translation>
    </message>
    <message>
        <source>Two of the kind must be in your hand.</source>
        <translation>Zwei der Art müssen in deiner Hand sein.</translation>
    </message>
    <message>
        <source>The discard must come from the player at your left.</source>
        <translation>Der Abwurf muss von links kommen.</translation>
    </message>
    <message>
        <source>You may not have drawn since.</source>
        <translation>Du darfst seither nicht gezogen haben.</translation>
    </message>
    <message>
        <source>The tile must belong to a suit.</source>
        <translation>Der Stein muss zu einer Farbe gehören.</translation>
    </message>
    <message>
        <source>The three must be in sequence.</source>
        <translation>Die drei müssen eine Folge sein.</translation>
    </message>
    <message>
        <source>The other two tiles must be in your hand.</source>
        <translation>Die beiden anderen Steine müssen in deiner Hand sein.</translation>
    </message>
    <message>
        <source>It may not be the last discard.</source>
        <translation>Es darf nicht der letzte Abwurf sein.</translation>
    </message>
    <message>
        <source>Nothing may have been drawn or claimed yet.</source>
        <translation>Noch darf nichts gezogen oder genommen sein.</translation>
    </message>
    <message>
        <source>You may not have drawn or claimed yet.</source>
        <translation>Du darfst noch nichts gezogen oder genommen haben.</translation>
    </message>
    <message>
        <source>You must have been dealt nine different heads.</source>
        <translation>Du musst neun verschiedene Köpfe bekommen haben.</translation>
    </message>
    <message>
        <source>No wind or dragon may be robbed.</source>
        <translation>Kein Wind oder Drache darf geraubt werden.</translation>
    </message>
    <message>
        <source>You must have drawn the tile just now.</source>
        <translation>Du musst den Stein gerade gezogen haben.</translation>
    </message>
    <message>
        <source>You may not have let a pung of it pass.</source>
        <translation>Du darfst keinen Pung davon ausgelassen haben.</translation>
    </message>
    <message>
        <source>You may not have declared a standing hand.</source>
        <translation>Du darfst keine stehende Hand angesagt haben.</translation>
    </message>
    <message>
        <source>A standing hand may not change.</source>
        <translation>Eine stehende Hand darf sich nicht ändern.</translation>
    </message>
    <message>
        <source>It must be your first discard.</source>
        <translation>Es muss dein erster Abwurf sein.</translation>
    </message>
    <message>
        <source>No set may lie before you.</source>
        <translation>Vor dir darf kein Satz liegen.</translation>
    </message>
    <message>
        <source>The hand must lack just one tile.</source>
        <translation>Der Hand darf nur ein Stein fehlen.</translation>
    </message>
    <message>
        <source>The tile may be neither wild nor a flower.</source>
        <translation>Der Stein darf weder Joker noch Blume sein.</translation>
    </message>
    <message>
        <source>The tile must be a flower or a season.</source>
        <translation>Der Stein muss eine Blume oder Jahreszeit sein.</translation>
    </message>
    <message>
        <source>The tile may not be wild.</source>
        <translation>Der Stein darf kein Joker sein.</translation>
    </message>
    <message>
        <source>No wild tile may be in the set.</source>
        <translation>Im Satz darf kein Joker sein.</translation>
    </message>
    <message>
        <source>All your flowers must be set out.</source>
        <translation>Alle deine Blumen müssen ausgelegt sein.</translation>
    </message>
    <message>
        <source>No flower that must be set out may be in your hand.</source>
        <translation>In deiner Hand darf keine Blume sein, die ausgelegt werden muss.</translation>
    </message>
    <message>
        <source>Four sets and a lone wild tile win only with a tile one draws.</source>
        <translation>Vier Sätze und ein einzelner Joker gewinnen nur durch Ziehen.</translation>
    </message>
    <message>
        <source>The hand must have enough points for a claim.</source>
        <translation>Die Hand muss für das Nehmen genug Punkte haben.</translation>
    </message>
    <message>
        <source>Whoever takes the bottom tile discards that very tile.</source>
        <translation>Wer den letzten Stein nimmt, wirft eben diesen ab.</translation>
    </message>
    <message>
        <source>A supplementary tile must be left.</source>
        <translation>Es muss noch ein Ersatzstein da sein.</translation>
    </message>
    <message>
        <source>All eight flowers must be yours.</source>
        <translation>Alle acht Blumen müssen dir gehören.</translation>
    </message>
    <message>
        <source>The eighth flower must have come just now.</source>
        <translation>Die achte Blume muss gerade gekommen sein.</translation>
    </message>
    <message>
        <source>Only the bottom tile may be left.</source>
        <translation>Nur der letzte Stein darf noch da sein.</translation>
    </message>
    <message>
        <source>{tile} fits nothing in this hand.</source>
        <translation>{tile} passt zu nichts in dieser Hand.</translation>
    </message>
    <message>
        <source>The nearest complete hand lacks {away}.</source>
        <translation>Bis zur nächsten vollständigen Hand: {away}.</translation>
    </message>
    <message>
        <source>None of these is allowed here.</source>
        <translation>Nichts davon ist hier erlaubt.</translation>
    </message>
    <message>
        <source>Something is allowed here.</source>
        <translation>Etwas ist hier erlaubt.</translation>
    </message>
    <message>
        <source>Washing goes before a win on the first tile played. {taker} is served.</source>
        <translation>Waschen geht vor einem Gewinn mit dem ersten Abwurf. {taker} hat Vorrang.</translation>
    </message>
    <message>
        <source>At this table claims end when the next tile is drawn, and {turn} has drawn.</source>
        <translation>An diesem Tisch darf niemand mehr nehmen, wenn der nächste Stein gezogen ist, und {turn} hat gezogen.</translation>
    </message>
    <message>
        <source>Mah-Jongg goes before pung and kong, these before a chow. {taker} is served.</source>
        <translation>Mah-Jongg geht vor Pung und Kong, diese vor Chow. {taker} hat Vorrang.</translation>
    </message>
    <message>
        <source>Of equal claims the one nearest to {from} in the order of play is served: {taker}.</source>
        <translation>Bei gleichen Ansprüchen bekommt den Stein, wer in der Reihenfolge des Spiels zuerst nach {from} kommt: {taker}.</translation>
    </message>
    <message>
        <source>Of equal claims the first in the order of the rules is served: {taker}.</source>
        <translation>Bei gleichen Ansprüchen bekommt den Stein, wer nach der Regel zuerst kommt: {taker}.</translation>
    </message>
    <message>
        <source>What lay open before {winner} was a warning, and {liable} gave the tile: {liable} pays for all.</source>
        <translation>Was offen vor {winner} lag, war eine Warnung, und {liable} hat den Stein gegeben: {liable} zahlt für alle.</translation>
    </message>
    <message>
        <source>All four sets that {winner} laid down were claimed from {liable}: {liable} pays for all.</source>
        <translation>Zu allen vier Sätzen, die {winner} ausgelegt hat, kam der Stein von {liable}: {liable} zahlt für alle.</translation>
    </message>
    <message>
        <source>Three sets of {winner} were claimed from {liable}, and the hand is of one suit, with honours or without, or of threes: {liable} pays for all.</source>
        <translation>Zu drei Sätzen von {winner} kam der Stein von {liable}, und die Hand besteht aus einer Farbe, mit oder ohne Ehren, oder aus Drillingen: {liable} zahlt für alle.</translation>
    </message>
    <message>
        <source>{liable} was robbed of the winning tile: {liable} pays for all.</source>
        <translation>{liable} wurde der Gewinnstein geraubt: {liable} zahlt für alle.</translation>
    </message>
    <message>
        <source>{liable} discarded the bottom tile with which {winner} won: {liable} pays for all.</source>
        <translation>{liable} hat den letzten Stein abgeworfen, mit dem {winner} gewonnen hat: {liable} zahlt für alle.</translation>
    </message>
    <message>
        <source>Nothing here makes one player pay for all.</source>
        <translation>Hier gibt es nichts, wofür einer für alle zahlt.</translation>
    </message>
    <message>
        <source>The discarder lacked one tile himself and had doubles enough: he is excused.</source>
        <translation>Dem Abwerfenden fehlte selbst nur ein Stein, und er hatte genug Verdopplungen: Er ist entschuldigt.</translation>
    </message>
    <message>
        <source>The discarder held nothing but dangerous tiles: he had no choice.</source>
        <translation>Der Abwerfende hatte nur gefährliche Steine: Er hatte keine Wahl.</translation>
    </message>
    <message>
        <source>It is none of these.</source>
        <translation>Es ist keines davon.</translation>
    </message>
    <message>
        <source>It is one of these.</source>
        <translation>Es ist eines davon.</translation>
    </message>
    <message>
        <source>The book counts {printed}; right is {right}.</source>
        <translation>Das Buch zählt {printed}; richtig ist {right}.</translation>
    </message>
    <message>
        <source>The book counts {printed}; right is {right}. It left out: {item}.</source>
        <translation>Das Buch zählt {printed}; richtig ist {right}. Ausgelassen ist: {item}.</translation>
    </message>
    <message>
        <source>The book counts {printed}; right is {right}. It counted wrongly: {item}.</source>
        <translation>Das Buch zählt {printed}; richtig ist {right}. Falsch gezählt ist: {item}.</translation>
    </message>
    <message>
        <source>The book counts {printed}; right is {right}. The lines are right, the sum is not.</source>
        <translation>Das Buch zählt {printed}; richtig ist {right}. Die Zeilen stimmen, die Summe nicht.</translation>
    </message>
    <message>
        <source>The sum of {right} is right, but the book names the winner among those who pay.</source>
        <translation>Die Summe {right} stimmt, aber das Buch nennt den Gewinner unter denen, die zahlen.</translation>
    </message>
    <message>
        <source>East has won, and so stays East.</source>
        <translation>Ost hat gewonnen und bleibt darum Ost.</translation>
    </message>
    <message>
        <source>East has not won, so the player at East’s right follows: {east}.</source>
        <translation>Ost hat nicht gewonnen, also folgt der Spieler rechts von Ost: {east}.</translation>
    </message>
    <message>
        <source>Nobody has won. East then stays East.</source>
        <translation>Niemand hat gewonnen. Dann bleibt Ost Ost.</translation>
    </message>
    <message>
        <source>Nobody has won. Then the player at East’s right follows: {east}.</source>
        <translation>Niemand hat gewonnen. Dann folgt der Spieler rechts von Ost: {east}.</translation>
    </message>
    <message>
        <source>While East stays, so do all winds; when East passes, all move on by one. You are {mine}.</source>
        <translation>Bleibt Ost, so bleiben alle Winde; geht Ost weiter, rücken alle um einen. Du bist {mine}.</translation>
    </message>
    <message>
        <source>East has passed so many times: {passed}. East now is the first {east}.</source>
        <translation>Ost ist {passed}-mal weitergegangen. Ost ist jetzt, wer zuerst {east} war.</translation>
    </message>
    <message>
        <source>East has passed so many times: {passed}; after every fourth a new round begins. It is the round of {round}.</source>
        <translation>Ost ist {passed}-mal weitergegangen; nach jedem vierten Mal beginnt eine neue Runde. Es ist die Runde: {round}.</translation>
    </message>
    <message>
        <source>In this part of the book there is no wind of the round.</source>
        <translation>In diesem Teil des Buches gibt es keinen Rundenwind.</translation>
    </message>
    <message>
        <source>You do not hold two tiles that may make a sequence with it.</source>
        <translation>Du hast keine zwei Steine, die mit ihm eine Folge bilden dürfen.</translation>
    </message>
    <message>
        <source>{tile} makes the pair.</source>
        <translation>{tile} macht das Paar.</translation>
    </message>
    <message>
        <source>{tile} makes three of a kind.</source>
        <translation>{tile} macht einen Drilling.</translation>
    </message>
    <message>
        <source>{tile} completes {run}.</source>
        <translation>{tile} vervollständigt {run}.</translation>
    </message>
    <message>
        <source>Everything is in sets and a pair.</source>
        <translation>Alles steht in Sätzen und einem Paar.</translation>
    </message>
    <message>
        <source>The hand has a shape of its own that wins.</source>
        <translation>Die Hand hat eine eigene Form, die gewinnt.</translation>
    </message>
    <message>
        <source>Left over: {tiles}.</source>
        <translation>Übrig: {tiles}.</translation>
    </message>
    <message>
        <source>Left over: {tiles}. One wild tile is not enough for them.</source>
        <translation>Übrig: {tiles}. Ein Joker reicht dafür nicht.</translation>
    </message>
    <message>
        <source>Left over: {tiles}. The wild tiles are not enough for them.</source>
        <translation>Übrig: {tiles}. Die Joker reichen dafür nicht.</translation>
    </message>
    <message>
        <source>There is no set, nothing but pairs.</source>
        <translation>Es ist kein Satz da, nur Paare.</translation>
    </message>
    <message>
        <source>There is no pair.</source>
        <translation>Es fehlt ein Paar.</translation>
    </message>
    <message>
        <source>Not enough sets can be made.</source>
        <translation>Es lassen sich nicht genug Sätze bilden.</translation>
    </message>
    <message>
        <source>{wild} stands for {tile}.</source>
        <translation>{wild} steht für: {tile}.</translation>
    </message>
    <message>
        <source>{wild} stands for itself.</source>
        <translation>{wild} steht für sich selbst.</translation>
    </message>
    <message>
        <source>It counts {times} times.</source>
        <translation>Das zählt {times}-mal.</translation>
    </message>
    <message>
        <source>It counts once.</source>
        <translation>Das zählt einmal.</translation>
    </message>
    <message>
        <source>It does not count here.</source>
        <translation>Das zählt hier nicht.</translation>
    </message>
    <message>
        <source>You gave {given}.</source>
        <translation>Angegeben: {given}.</translation>
    </message>
    <message>
        <source>{sum} = {right}</source>
        <translation>{sum} = {right}</translation>
    </message>
    <message>
        <source>{sum} = {uncapped}, cut at the limit: {right}</source>
        <translation>{sum} = {uncapped}, am Limit gekappt: {right}</translation>
    </message>
    <message>
        <source>{uncapped}, cut at the limit: {right}</source>
        <translation>{uncapped}, am Limit gekappt: {right}</translation>
    </message>
    <message>
        <source>That makes {right}.</source>
        <translation>Das macht {right}.</translation>
    </message>
    <message>
        <source>A limit hand counts the limit, and nothing else: {right}.</source>
        <translation>Eine Limithand zählt das Limit und sonst nichts: {right}.</translation>
    </message>
    <message>
        <source>It counts half the limit, and nothing else: {right}.</source>
        <translation>Sie zählt das halbe Limit und sonst nichts: {right}.</translation>
    </message>
    <message>
        <source>Nobody has won, and all settle the difference of their scores.</source>
        <translation>Niemand hat gewonnen, und alle gleichen den Unterschied ihrer Punkte aus.</translation>
    </message>
    <message>
        <source>Nothing is paid here.</source>
        <translation>Hier wird nichts gezahlt.</translation>
    </message>
    <message>
        <source>Concealed the lines come to {uncapped}, exposed to {uncut}: the limit of {limit} cuts both hands.</source>
        <translation>Verdeckt ergeben die Zeilen {uncapped}, offen {uncut}: Das Limit von {limit} kappt beide Hände.</translation>
    </message>
    <message>
        <source>Concealed the lines come to {uncapped}: the limit of {limit} cuts that hand alone.</source>
        <translation>Verdeckt ergeben die Zeilen {uncapped}: Das Limit von {limit} kappt nur diese Hand.</translation>
    </message>
    <message>
        <source>A limit hand counts the limit, whether its sets lie open or not.</source>
        <translation>Eine Limithand zählt das Limit, ob ihre Sätze offen liegen oder nicht.</translation>
    </message>
    <message>
        <source>Concealed it counts {one}, exposed {other}: a difference of {lost}.</source>
        <translation>Verdeckt zählt sie {one}, offen {other}: ein Unterschied von {lost}.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>this wins</source>
        <translation>dieser gewinnt</translation>
    </message>
    <message>
        <source>does not win</source>
        <translation>gewinnt nicht</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>this is right</source>
        <translation>das ist richtig</translation>
    </message>
    <message>
        <source>not this</source>
        <translation>nicht dies</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Here is why this is not it.</source>
        <translation>Darum ist es das nicht.</translation>
    </message>
    <message>
        <source>{got} of {of}.</source>
        <translation>{got} von {of}.</translation>
    </message>
    <message>
        <source>{right} right, {wrong} wrong.</source>
        <translation>{right} richtig, {wrong} falsch.</translation>
    </message>
    <message>
        <source>{right} right, {missing} missing.</source>
        <translation>{right} richtig, noch offen: {missing}.</translation>
    </message>
    <message>
        <source>{right} right, {wrong} wrong, {missing} missing.</source>
        <translation>{right} richtig, {wrong} falsch, noch offen: {missing}.</translation>
    </message>
    <message>
        <source>One error is marked.</source>
        <translation>Ein Fehler ist markiert.</translation>
    </message>
    <message>
        <source>Two errors are marked.</source>
        <translation>Zwei Fehler sind markiert.</translation>
    </message>
    <message>
        <source>Reading {number}</source>
        <translation>Lesart {number}</translation>
    </message>
    <message>
        <source>What still waits: {tiles}</source>
        <translation>Was noch wartet: {tiles}</translation>
    </message>
    <message>
        <source>Take the pair out first</source>
        <translation>Erst das Paar herausnehmen</translation>
    </message>
    <message>
        <source>Three equal tiles next to a run can be read in two ways. Try both.</source>
        <translation>Drei gleiche Steine neben einer Folge lassen sich auf zwei Arten lesen. Probiere beide.</translation>
    </message>
    <message>
        <source>Suit by suit</source>
        <translation>Farbe für Farbe</translation>
    </message>
    <message>
        <source>In a suit there must be three, six, nine or twelve tiles, or none, and two more where the pair is.</source>
        <translation>Von einer Farbe müssen es drei, sechs, neun oder zwölf Steine sein oder keiner, und zwei mehr dort, wo das Paar ist.</translation>
    </message>
    <message>
        <source>More than one reading</source>
        <translation>Mehr als eine Lesart</translation>
    </message>
    <message>
        <source>The hand can be read in several ways; each waits for its own tiles.</source>
        <translation>Die Hand lässt sich auf mehrere Arten lesen; jede wartet auf ihre eigenen Steine.</translation>
    </message>
    <message>
        <source>How many could come</source>
        <translation>Wie viele kommen können</translation>
    </message>
    <message>
        <source>Of each tile that wins there are four, less those that you can see.</source>
        <translation>Von jedem Stein, der gewinnt, gibt es vier, weniger die, die du siehst.</translation>
    </message>
    <message>
        <source>Count what is missing</source>
        <translation>Zählen, was fehlt</translation>
    </message>
    <message>
        <source>Lay out sets, then pairs and neighbours. Each pair or neighbour lacks one tile, a set not begun lacks more.</source>
        <translation>Lege Sätze aus, dann Paare und Nachbarn. Jedem Paar oder Nachbarn fehlt ein Stein, einem nicht begonnenen Satz mehr.</translation>
    </message>
    <message>
        <source>Put the wild tile aside</source>
        <translation>Den Joker beiseitelegen</translation>
    </message>
    <message>
        <source>Read the other tiles first. What is missing is what the wild tile can be.</source>
        <translation>Lies zuerst die anderen Steine. Was fehlt, kann der Joker sein.</translation>
    </message>
    <message>
        <source>Its own face too</source>
        <translation>Auch das eigene Bild</translation>
    </message>
    <message>
        <source>A wild tile may be what it shows.</source>
        <translation>Ein Joker darf auch sein, was er zeigt.</translation>
    </message>
    <message>
        <source>Who discarded?</source>
        <translation>Wer hat abgeworfen?</translation>
    </message>
    <message>
        <source>A chow comes only from the left. Pung and kong come from anybody.</source>
        <translation>Ein Chow kommt nur von links, Pung und Kong von jedem.</translation>
    </message>
    <message>
        <source>Count in the hand</source>
        <translation>In der Hand zählen</translation>
    </message>
    <message>
        <source>Two make a pung with the discard, three make four of a kind.</source>
        <translation>Zwei geben mit dem Abwurf einen Pung, drei einen Vierling.</translation>
    </message>
    <message>
        <source>To win, from anybody</source>
        <translation>Zum Gewinnen von jedem</translation>
    </message>
    <message>
        <source>A tile that completes the hand may come from any player, for a chow or the pair too.</source>
        <translation>Ein Stein, der die Hand vervollständigt, darf von jedem kommen, auch für einen Chow oder das Paar.</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>Eine nach der anderen</translation>
    </message>
    <message>
        <source>Go through the conditions in their order and stop at the first that fails.</source>
        <translation>Geh die Bedingungen der Reihe nach durch und halte bei der ersten an, die nicht stimmt.</translation>
    </message>
    <message>
        <source>Mah-Jongg, pung, chow</source>
        <translation>Mah-Jongg, Pung, Chow</translation>
    </message>
    <message>
        <source>The higher claim goes first, wherever the players sit.</source>
        <translation>Der höhere Anspruch geht vor, wo immer die Spieler sitzen.</translation>
    </message>
    <message>
        <source>Count from the discarder</source>
        <translation>Vom Abwerfenden zählen</translation>
    </message>
    <message>
        <source>If claims are equal, look who comes first in the order of the book.</source>
        <translation>Bei gleichen Ansprüchen zählt, wer nach dem Buch zuerst kommt.</translation>
    </message>
    <message>
        <source>Points before doubles</source>
        <translation>Punkte vor Verdopplungen</translation>
    </message>
    <message>
        <source>Add all points first. Then double as often as the doubles say.</source>
        <translation>Zähle zuerst alle Punkte zusammen. Dann verdopple so oft, wie es die Verdopplungen sagen.</translation>
    </message>
    <message>
        <source>What was completed last?</source>
        <translation>Was wurde zuletzt fertig?</translation>
    </message>
    <message>
        <source>The set that a claimed tile completes is exposed, only that one.</source>
        <translation>Der Satz, den ein genommener Stein vervollständigt, ist offen, nur dieser eine.</translation>
    </message>
    <message>
        <source>Look at the winds</source>
        <translation>Auf die Winde achten</translation>
    </message>
    <message>
        <source>Own wind and dragons often count for themselves; the wind of the round where the book says so.</source>
        <translation>Eigener Wind und Drachen zählen oft für sich; der Rundenwind, wo das Buch es sagt.</translation>
    </message>
    <message>
        <source>What is it made of?</source>
        <translation>Woraus besteht die Hand?</translation>
    </message>
    <message>
        <source>One suit, only honours, only ones and nines, winds, dragons?</source>
        <translation>Eine Farbe, nur Ehren, nur Einsen und Neunen, Winde, Drachen?</translation>
    </message>
    <message>
        <source>How was it won?</source>
        <translation>Wie wurde gewonnen?</translation>
    </message>
    <message>
        <source>Some hands are great by the tile that won.</source>
        <translation>Manche Hände sind groß durch den Stein, der gewann.</translation>
    </message>
    <message>
        <source>The set alone</source>
        <translation>Der Satz allein</translation>
    </message>
    <message>
        <source>See what the set counts concealed, and what exposed.</source>
        <translation>Sieh nach, was der Satz verdeckt zählt und was offen.</translation>
    </message>
    <message>
        <source>Doubles multiply the loss</source>
        <translation>Verdopplungen vergrößern den Verlust</translation>
    </message>
    <message>
        <source>What is lost in points is doubled with all the rest.</source>
        <translation>Was an Punkten verloren geht, wird mit allem anderen verdoppelt.</translation>
    </message>
    <message>
        <source>The winner first</source>
        <translation>Zuerst der Gewinner</translation>
    </message>
    <message>
        <source>Pay the winner, then look whether the others settle among themselves.</source>
        <translation>Zahle den Gewinner, dann sieh nach, ob die anderen untereinander abrechnen.</translation>
    </message>
    <message>
        <source>Is East one of the two?</source>
        <translation>Ist Ost einer der beiden?</translation>
    </message>
    <message>
        <source>Payments from and to East are doubled.</source>
        <translation>Was Ost zahlt oder bekommt, wird verdoppelt.</translation>
    </message>
    <message>
        <source>Two by two</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Where losers settle, each pair pays the difference to the higher hand.</source>
        <translation>Wo Verlierer abrechnen, zahlt in jedem Paar die niedrigere Hand den Unterschied.</translation>
    </message>
    <message>
        <source>Round the score first</source>
        <translation>Erst aufrunden</translation>
    </message>
    <message>
        <source>Before it is paid, the score is rounded up to tens.</source>
        <translation>Bevor gezahlt wird, wird die Punktzahl auf Zehner aufgerundet.</translation>
    </message>
    <message>
        <source>Claimed from whom?</source>
        <translation>Von wem kam der Stein?</translation>
    </message>
    <message>
        <source>Count how many of the sets laid down were claimed from the same player. Four make him liable, and for some hands three.</source>
        <translation>Zähle, zu wie vielen der ausgelegten Sätze der Stein von demselben Spieler kam. Vier machen ihn haftbar, bei manchen Händen drei.</translation>
    </message>
    <message>
        <source>How did the last tile come?</source>
        <translation>Wie kam der letzte Stein?</translation>
    </message>
    <message>
        <source>Whoever is robbed of the winning tile or discards the bottom tile pays for all.</source>
        <translation>Wem der Gewinnstein geraubt wird oder wer den letzten Stein abwirft, zahlt für alle.</translation>
    </message>
    <message>
        <source>What lay open?</source>
        <translation>Was lag offen?</translation>
    </message>
    <message>
        <source>Only what everybody could see before the discard counts as a warning.</source>
        <translation>Nur was vor dem Abwurf alle sehen konnten, gilt als Warnung.</translation>
    </message>
    <message>
        <source>Who gave the tile?</source>
        <translation>Wer gab den Stein?</translation>
    </message>
    <message>
        <source>If the winning tile was drawn, nobody was careless.</source>
        <translation>Wurde der Gewinnstein gezogen, war niemand leichtsinnig.</translation>
    </message>
    <message>
        <source>Did East win?</source>
        <translation>Hat Ost gewonnen?</translation>
    </message>
    <message>
        <source>East keeps his place if he wins.</source>
        <translation>Ost behält seinen Platz, wenn er gewinnt.</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>The winds follow each other to the right: East, South, West, North.</source>
        <translation>Die Winde folgen einander nach rechts: Ost, Süd, West, Nord.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Answer, and you see the place in the book.</source>
        <translation>Nach der Antwort steht da, wo es im Buch zu finden ist.</translation>
    </message>
    <message>
        <source>Add it up yourself</source>
        <translation>Selbst nachrechnen</translation>
    </message>
    <message>
        <source>Write down every line, then compare.</source>
        <translation>Schreib jede Zeile auf und vergleiche dann.</translation>
    </message>
    <message>
        <source>Tell complete hands from those that only look so.</source>
        <translation>Vollständige Hände von denen unterscheiden, die nur so aussehen.</translation>
    </message>
    <message>
        <source>Name every tile that completes the hand.</source>
        <translation>Jeden Stein nennen, der die Hand vervollständigt.</translation>
    </message>
    <message>
        <source>Count what the hand lacks.</source>
        <translation>Zählen, was der Hand fehlt.</translation>
    </message>
    <message>
        <source>Chow, pung, kong, Mah-Jongg, or nothing.</source>
        <translation>Chow, Pung, Kong, Mah-Jongg oder nichts.</translation>
    </message>
    <message>
        <source>Find the rule that forbids it.</source>
        <translation>Die Regel finden, die es verbietet.</translation>
    </message>
    <message>
        <source>Several players claim one tile.</source>
        <translation>Mehrere wollen denselben Stein.</translation>
    </message>
    <message>
        <source>The same hand, open and concealed.</source>
        <translation>Dieselbe Hand, offen und verdeckt.</translation>
    </message>
    <message>
        <source>Find every line that counts, and add up.</source>
        <translation>Jede Zeile finden, die zählt, und zusammenzählen.</translation>
    </message>
    <message>
        <source>Know them when you see them.</source>
        <translation>Sie erkennen, wenn man sie sieht.</translation>
    </message>
    <message>
        <source>Settle a deal among all.</source>
        <translation>Ein Spiel unter allen abrechnen.</translation>
    </message>
    <message>
        <source>A careless discard can cost everything.</source>
        <translation>Ein unbedachter Abwurf kann alles kosten.</translation>
    </message>
    <message>
        <source>East stays or passes; rounds go on.</source>
        <translation>Ost bleibt oder geht weiter, Runden wechseln.</translation>
    </message>
    <message>
        <source>Wild tiles in a winning hand.</source>
        <translation>Joker in einer Gewinnhand.</translation>
    </message>
    <message>
        <source>Seats, wall, deal and turns.</source>
        <translation>Plätze, Mauer, Geben und Reihenfolge.</translation>
    </message>
    <message>
        <source>As the book has them, in its order.</source>
        <translation>So wie sie im Buch stehen, der Reihe nach.</translation>
    </message>
    <message>
        <source>Which of these hands are complete?</source>
        <translation>Welche dieser Hände sind vollständig?</translation>
    </message>
    <message>
        <source>How many tiles away?</source>
        <translation>Wie viele Steine fehlen?</translation>
    </message>
    <message>
        <source>What can {wild} stand for?</source>
        <translation>Wofür kann {wild} stehen?</translation>
    </message>
    <message>
        <source>{from} discards {tile}. What may you claim it for?</source>
        <translation>{from} wirft ab: {tile}. Wofür darfst du den Stein nehmen?</translation>
    </message>
    <message>
        <source>{from} discarded {tile}, and {turn} has drawn. What may you claim it for?</source>
        <translation>{from} hat einen Stein abgeworfen, {tile}, und {turn} hat schon gezogen. Wofür darfst du den Stein noch nehmen?</translation>
    </message>
    <message>
        <source>{from} discarded {tile}, and you have drawn since. What may you claim it for?</source>
        <translation>{from} hat einen Stein abgeworfen, {tile}, und du hast seither gezogen. Wofür darfst du den Stein noch nehmen?</translation>
    </message>
    <message>
        <source>{from} adds {tile} to an exposed pung. What may you claim it for?</source>
        <translation>{from} legt einen Stein an einen offenen Pung: {tile}. Wofür darfst du den Stein nehmen?</translation>
    </message>
    <message>
        <source>{from} discards {tile}, and nothing can be drawn any more. What may you claim it for?</source>
        <translation>{from} wirft ab: {tile}. Es kann nichts mehr gezogen werden. Wofür darfst du den Stein nehmen?</translation>
    </message>
    <message>
        <source>Why is it not allowed?</source>
        <translation>Warum ist es nicht erlaubt?</translation>
    </message>
    <message>
        <source>Who gets the tile?</source>
        <translation>Wer bekommt den Stein?</translation>
    </message>
    <message>
        <source>What goes first?</source>
        <translation>Was geht vor?</translation>
    </message>
    <message>
        <source>What does exposing {tiles} cost?</source>
        <translation>Was kostet es, {tiles} offen zu legen?</translation>
    </message>
    <message>
        <source>What does this hand count that has not won?</source>
        <translation>Was zählt diese Hand, die nicht gewonnen hat?</translation>
    </message>
    <message>
        <source>Count this example</source>
        <translation>Zähle dieses Beispiel</translation>
    </message>
    <message>
        <source>An example that has not won</source>
        <translation>Ein Beispiel, das nicht gewonnen hat</translation>
    </message>
    <message>
        <source>Is this a limit hand?</source>
        <translation>Ist das eine Limithand?</translation>
    </message>
    <message>
        <source>Is this a great hand?</source>
        <translation>Ist das eine große Hand?</translation>
    </message>
    <message>
        <source>Find the slip</source>
        <translation>Wo steckt der Fehler?</translation>
    </message>
    <message>
        <source>{winner} has won. Who pays whom?</source>
        <translation>{winner} hat gewonnen. Wer zahlt wem?</translation>
    </message>
    <message>
        <source>Nobody has won. Who pays whom?</source>
        <translation>Niemand hat gewonnen. Wer zahlt wem?</translation>
    </message>
    <message>
        <source>Three play, and {winner} has won. Who pays whom?</source>
        <translation>Drei spielen, und {winner} hat gewonnen. Wer zahlt wem?</translation>
    </message>
    <message>
        <source>{winner} has won, and {liable} pays for all. Who pays whom?</source>
        <translation>{winner} hat gewonnen, und {liable} zahlt für alle. Wer zahlt wem?</translation>
    </message>
    <message>
        <source>{winner} has won, and {dead} has a dead hand. Who pays whom?</source>
        <translation>{winner} hat gewonnen, und {dead} hat eine tote Hand. Wer zahlt wem?</translation>
    </message>
    <message>
        <source>{winner} has won, and {claimer} holds sets of all three dragons. Who pays whom?</source>
        <translation>{winner} hat gewonnen, und {claimer} hat Sätze von allen drei Drachen. Wer zahlt wem?</translation>
    </message>
    <message>
        <source>{claimer} washes the tiles with {heads} different heads. Who pays whom?</source>
        <translation>{claimer} wäscht die Steine mit {heads} verschiedenen Köpfen. Wer zahlt wem?</translation>
    </message>
    <message>
        <source>{offender} calls Mah-Jongg with a hand that is not complete. Who pays whom?</source>
        <translation>{offender} ruft Mah-Jongg mit einer unvollständigen Hand. Wer zahlt wem?</translation>
    </message>
    <message>
        <source>Does one player pay for all?</source>
        <translation>Zahlt einer für alle?</translation>
    </message>
    <message>
        <source>Does the discarder pay for all?</source>
        <translation>Zahlt der Abwerfende für alle?</translation>
    </message>
    <message>
        <source>Who is East in the next deal?</source>
        <translation>Wer ist im nächsten Spiel Ost?</translation>
    </message>
    <message>
        <source>You are {me} now. Which wind is yours in the next deal?</source>
        <translation>Du bist jetzt {me}. Welcher Wind bist du im nächsten Spiel?</translation>
    </message>
    <message>
        <source>Who is East after these deals?</source>
        <translation>Wer ist nach diesen Spielen Ost?</translation>
    </message>
    <message>
        <source>Which round comes now?</source>
        <translation>Welche Runde kommt jetzt?</translation>
    </message>
    <message>
        <source>Which wind is the wind of the round?</source>
        <translation>Welcher Wind ist der Rundenwind?</translation>
    </message>
    <message>
        <source>How many tiles are in the wall?</source>
        <translation>Wie viele Steine sind in der Mauer?</translation>
    </message>
    <message>
        <source>How many stacks has one side of the wall?</source>
        <translation>Wie viele Stapel hat eine Seite der Mauer?</translation>
    </message>
    <message>
        <source>Which are ones, nines, winds or dragons?</source>
        <translation>Welche sind Einsen, Neunen, Winde oder Drachen?</translation>
    </message>
    <message>
        <source>To which wind does {tile} belong?</source>
        <translation>Zu welchem Wind gehört {tile}?</translation>
    </message>
    <message>
        <source>You are {me}. Which of these tiles do you set out and replace?</source>
        <translation>Du bist {me}. Welche dieser Steine legst du aus und ersetzt du?</translation>
    </message>
    <message>
        <source>You are {me}, and {turned} was turned up. Which of these tiles do you set out and replace?</source>
        <translation>Du bist {me}, und {turned} wurde aufgedeckt. Welche dieser Steine legst du aus und ersetzt du?</translation>
    </message>
    <message>
        <source>East throws {throw}. Whose side is broken?</source>
        <translation>Ost würfelt {throw}. Wessen Seite wird geöffnet?</translation>
    </message>
    <message>
        <source>East throws {one} and {other}. Whose side is broken?</source>
        <translation>Ost würfelt {one} und {other}. Wessen Seite wird geöffnet?</translation>
    </message>
    <message>
        <source>The throws are {one} and {other}. To which stack of a side does the count lead?</source>
        <translation>Die Würfe sind {one} und {other}. Zu welchem Stapel einer Seite führt das Zählen?</translation>
    </message>
    <message>
        <source>The dice show {one} and {other}. At which stack from the right is the wall broken?</source>
        <translation>Die Würfel zeigen {one} und {other}. Beim wievielten Stapel von rechts wird die Mauer geöffnet?</translation>
    </message>
    <message>
        <source>{breaker} breaks the wall with {one} and {other}. In whose side does the count end?</source>
        <translation>{breaker} öffnet die Mauer mit {one} und {other}. In wessen Seite endet das Zählen?</translation>
    </message>
    <message>
        <source>Stack {stack} of {side}’s side was lifted. On which stack lies the loose tile that is taken first?</source>
        <translation>Stapel {stack} auf der Seite von {side} wurde herausgehoben. Auf welchem Stapel liegt der lose Stein, der zuerst genommen wird?</translation>
    </message>
    <message>
        <source>The wall is broken at stack {stack} of {side}’s side. In whose side is the first tile?</source>
        <translation>Die Mauer ist bei Stapel {stack} auf der Seite von {side} geöffnet. Auf wessen Seite liegt der erste Stein?</translation>
    </message>
    <message>
        <source>The wall was broken at stack {stack} of {side}’s side, and the tiles are dealt. In whose side is the next tile?</source>
        <translation>Die Mauer wurde bei Stapel {stack} auf der Seite von {side} geöffnet, und die Steine sind gegeben. Auf wessen Seite liegt der nächste Stein?</translation>
    </message>
    <message>
        <source>The wall has {tiles} tiles. How many are left after the deal?</source>
        <translation>Die Mauer hat {tiles} Steine. Wie viele bleiben nach dem Geben?</translation>
    </message>
    <message>
        <source>In the deal, who takes tiles at turn {place}?</source>
        <translation>Wer nimmt beim Geben an {place}. Stelle Steine?</translation>
    </message>
    <message>
        <source>In the deal {me} takes tiles at turn {place}. How many does {me} hold then?</source>
        <translation>Beim Geben nimmt {me} an {place}. Stelle Steine. Wie viele hat {me} dann?</translation>
    </message>
    <message>
        <source>{kongs} fours of a kind were made. How many tiles may never be drawn?</source>
        <translation>{kongs} Vierlinge wurden gebildet. Wie viele Steine dürfen nie gezogen werden?</translation>
    </message>
    <message>
        <source>No four of a kind was made. How many tiles may never be drawn?</source>
        <translation>Kein Vierling wurde gebildet. Wie viele Steine dürfen nie gezogen werden?</translation>
    </message>
    <message>
        <source>One four of a kind was made. How many tiles may never be drawn?</source>
        <translation>Ein Vierling wurde gebildet. Wie viele Steine dürfen nie gezogen werden?</translation>
    </message>
    <message>
        <source>The dice show {one} and {other}. In which stack from the right is a tile turned up?</source>
        <translation>Die Würfel zeigen {one} und {other}. Im wievielten Stapel von rechts wird ein Stein aufgedeckt?</translation>
    </message>
    <message>
        <source>The dice show {one} and {other}. From which stack from the right comes the first supplementary tile?</source>
        <translation>Die Würfel zeigen {one} und {other}. Vom wievielten Stapel von rechts kommt der erste Ersatzstein?</translation>
    </message>
    <message>
        <source>{tile} is turned up. Which tiles are wild?</source>
        <translation>{tile} wird aufgedeckt. Welche Steine sind Joker?</translation>
    </message>
    <message>
        <source>All have thrown. Who is East?</source>
        <translation>Alle haben gewürfelt. Wer ist Ost?</translation>
    </message>
    <message>
        <source>All have thrown. Which wind is {player}?</source>
        <translation>Alle haben gewürfelt. Welcher Wind ist {player}?</translation>
    </message>
    <message>
        <source>{thrower} throws {throw} for the seats. Who draws a wind first?</source>
        <translation>{thrower} würfelt {throw} um die Plätze. Wer zieht zuerst einen Wind?</translation>
    </message>
    <message>
        <source>{thrower} throws {throw} for the seats. Who draws East?</source>
        <translation>{thrower} würfelt {throw} um die Plätze. Wer zieht Ost?</translation>
    </message>
    <message>
        <source>{thrower} throws {throw}. Who lays out the winds?</source>
        <translation>{thrower} würfelt {throw}. Wer legt die Winde aus?</translation>
    </message>
    <message>
        <source>{positioner} lays out the winds, the box at place {box}, and throws {throw}. Who gets the box?</source>
        <translation>{positioner} legt die Winde aus, den Kasten an Platz {box}, und würfelt {throw}. Wer bekommt den Kasten?</translation>
    </message>
    <message>
        <source>{positioner} lays out the winds, the box at place {box}, and throws {throw}. Who is East?</source>
        <translation>{positioner} legt die Winde aus, den Kasten an Platz {box}, und würfelt {throw}. Wer ist Ost?</translation>
    </message>
    <message>
        <source>The player who drew East throws {throw}. Who is East first?</source>
        <translation>Wer Ost gezogen hat, würfelt {throw}. Wer ist zuerst Ost?</translation>
    </message>
    <message>
        <source>{kongs} fours of a kind are laid down. How many tiles has the player between turns?</source>
        <translation>{kongs} Vierlinge sind ausgelegt. Wie viele Steine hat der Spieler zwischen den Zügen?</translation>
    </message>
    <message>
        <source>No four of a kind is laid down. How many tiles has the player between turns?</source>
        <translation>Kein Vierling ist ausgelegt. Wie viele Steine hat der Spieler zwischen den Zügen?</translation>
    </message>
    <message>
        <source>One four of a kind is laid down. How many tiles has the player between turns?</source>
        <translation>Ein Vierling ist ausgelegt. Wie viele Steine hat der Spieler zwischen den Zügen?</translation>
    </message>
    <message>
        <source>{kongs} fours of a kind are laid down. How many tiles has the complete hand?</source>
        <translation>{kongs} Vierlinge sind ausgelegt. Wie viele Steine hat die vollständige Hand?</translation>
    </message>
    <message>
        <source>No four of a kind is laid down. How many tiles has the complete hand?</source>
        <translation>Kein Vierling ist ausgelegt. Wie viele Steine hat die vollständige Hand?</translation>
    </message>
    <message>
        <source>One four of a kind is laid down. How many tiles has the complete hand?</source>
        <translation>Ein Vierling ist ausgelegt. Wie viele Steine hat die vollständige Hand?</translation>
    </message>
    <message>
        <source>{from} discards, and nobody wants the tile. Whose turn is it?</source>
        <translation>{from} wirft ab, und niemand will den Stein. Wer ist am Zug?</translation>
    </message>
    <message>
        <source>{from} discards, and {claimer} claims it ({claim}). Who has the turn after {claimer}?</source>
        <translation>{from} wirft ab, und {claimer} nimmt den Stein ({claim}). Wer ist nach {claimer} am Zug?</translation>
    </message>
    <message>
        <source>Two play. How many sides of the wall does each build?</source>
        <translation>Zwei spielen. Wie viele Seiten der Mauer baut jeder?</translation>
    </message>
    <message>
        <source>Three play, and each builds his own side. How many more do they build together?</source>
        <translation>Drei spielen, und jeder baut seine eigene Seite. Wie viele bauen sie noch gemeinsam?</translation>
    </message>
    <message>
        <source>You were dealt these tiles and show them. What does each player pay you?</source>
        <translation>Du hast diese Steine bekommen und zeigst sie. Was zahlt dir jeder?</translation>
    </message>
    <message>
        <source>What are these sticks worth together?</source>
        <translation>Was sind diese Stäbchen zusammen wert?</translation>
    </message>
    <message>
        <source>Choose every hand that is complete, then check.</source>
        <translation>Wähle jede vollständige Hand und prüfe dann.</translation>
    </message>
    <message>
        <source>The hand lacks one tile. Choose every tile that would complete it, then check.</source>
        <translation>Der Hand fehlt ein Stein. Wähle jeden Stein, der sie vervollständigt, und prüfe dann.</translation>
    </message>
    <message>
        <source>Count the tiles that the nearest complete hand has and this one has not.</source>
        <translation>Zähle die Steine, die die nächste vollständige Hand hat und diese nicht.</translation>
    </message>
    <message>
        <source>The hand has won. Choose every tile that the wild one can be, then check.</source>
        <translation>Die Hand hat gewonnen. Wähle jeden Stein, für den der Joker stehen kann, und prüfe dann.</translation>
    </message>
    <message>
        <source>You are {me}. Choose everything that is allowed, or nothing.</source>
        <translation>Du bist {me}. Wähle alles, was erlaubt ist, oder „Nichts“.</translation>
    </message>
    <message>
        <source>You are {me}. {wish} Choose one condition that is not met.</source>
        <translation>Du bist {me}. {wish} Wähle eine Bedingung, die nicht erfüllt ist.</translation>
    </message>
    <message>
        <source>{from} discards. {claims}</source>
        <translation>{from} wirft ab. {claims}</translation>
    </message>
    <message>
        <source>{from} discards the first tile of the deal. {claims}</source>
        <translation>{from} wirft den ersten Stein des Spiels ab. {claims}</translation>
    </message>
    <message>
        <source>Both hands drew the winning tile. How much less does the second count?</source>
        <translation>Beide Hände haben den Gewinnstein gezogen. Wie viel weniger zählt die zweite?</translation>
    </message>
    <message>
        <source>Give every line the hand earns, how often, and add up.</source>
        <translation>Gib jede Zeile an, die die Hand verdient, wie oft, und zähle zusammen.</translation>
    </message>
    <message>
        <source>Give every line the hand earns, how often, and add up. The total is asked before it is rounded.</source>
        <translation>Gib jede Zeile an, die die Hand verdient, wie oft, und zähle zusammen. Gefragt ist die Summe, bevor sie gerundet wird.</translation>
    </message>
    <message>
        <source>Choose all that it is, or none.</source>
        <translation>Wähle alles, was sie ist, oder nichts davon.</translation>
    </message>
    <message>
        <source>The book counts like this, {printed} in all. Choose what it got wrong.</source>
        <translation>Das Buch zählt so, zusammen {printed}. Wähle, was daran falsch ist.</translation>
    </message>
    <message>
        <source>The book counts like this, {printed} in all, and something is wrong. Choose what.</source>
        <translation>Das Buch zählt so, zusammen {printed}, und etwas ist falsch. Wähle, was.</translation>
    </message>
    <message>
        <source>Give every payment; what is not paid stays empty.</source>
        <translation>Gib jede Zahlung an; was nicht gezahlt wird, bleibt leer.</translation>
    </message>
    <message>
        <source>{from} gave the winning tile. Give every payment; what is not paid stays empty.</source>
        <translation>{from} hat den Gewinnstein abgeworfen. Gib jede Zahlung an; was nicht gezahlt wird, bleibt leer.</translation>
    </message>
    <message>
        <source>{winner} has won. Choose who pays, or nobody.</source>
        <translation>{winner} hat gewonnen. Wähle, wer zahlt, oder niemanden.</translation>
    </message>
    <message>
        <source>{winner} has won. Choose by the winds of the deal that is over.</source>
        <translation>{winner} hat gewonnen. Wähle nach den Winden des beendeten Spiels.</translation>
    </message>
    <message>
        <source>Nobody has won. Choose by the winds of the deal that is over.</source>
        <translation>Niemand hat gewonnen. Wähle nach den Winden des beendeten Spiels.</translation>
    </message>
    <message>
        <source>Won by, from the first deal on: {deals}. Each is named by his wind in that deal.</source>
        <translation>Gewonnen haben, vom ersten Spiel an: {deals}. Jeder heißt nach seinem Wind in diesem Spiel.</translation>
    </message>
    <message>
        <source>Won by, from the first deal on: {deals}. Each is named by his wind in that deal. Name the new East by his wind in the first deal.</source>
        <translation>Gewonnen haben, vom ersten Spiel an: {deals}. Jeder heißt nach seinem Wind in diesem Spiel. Nenne den neuen Ost nach seinem Wind im ersten Spiel.</translation>
    </message>
    <message>
        <source>A, B, C and D sit round the table, each at the right of the one before.</source>
        <translation>A, B, C und D sitzen um den Tisch, jeder rechts vom vorigen.</translation>
    </message>
    <message>
        <source>A threw {throw-A}, B {throw-B}, C {throw-C}, D {throw-D}. Each sits at the right of the one before.</source>
        <translation>A hat {throw-A} geworfen, B {throw-B}, C {throw-C}, D {throw-D}. Jeder sitzt rechts vom vorigen.</translation>
    </message>
    <message>
        <source>In the order in which they are taken the winds are {wind-1}, {wind-2}, {wind-3}, {wind-4}. A, B, C and D sit each at the right of the one before.</source>
        <translation>In der Reihenfolge, in der sie genommen werden, sind die Winde {wind-1}, {wind-2}, {wind-3}, {wind-4}. A, B, C und D sitzen jeder rechts vom vorigen.</translation>
    </message>
    <message>
        <source>Sticks of 2: {stick-2}, of 10: {stick-10}, of 100: {stick-100}, of 500: {stick-500}.</source>
        <translation>Stäbchen zu 2: {stick-2}, zu 10: {stick-10}, zu 100: {stick-100}, zu 500: {stick-500}.</translation>
    </message>
    <message>
        <source>Choose, then check.</source>
        <translation>Wähle und prüfe dann.</translation>
    </message>
    <message>
        <source>Choose every tile that is meant, then check.</source>
        <translation>Wähle jeden Stein, der gemeint ist, und prüfe dann.</translation>
    </message>
    <message>
        <source>Write the number, then check.</source>
        <translation>Schreibe die Zahl und prüfe dann.</translation>
    </message>
    <message>
        <source>Two play: {seats}.</source>
        <translation>Zwei spielen: {seats}.</translation>
    </message>
    <message>
        <source>Three play: {seats}.</source>
        <translation>Drei spielen: {seats}.</translation>
    </message>
    <message>
        <source>You have declared a standing hand.</source>
        <translation>Du hast eine stehende Hand angesagt.</translation>
    </message>
    <message>
        <source>You let a pung of this tile pass before and have not discarded since.</source>
        <translation>Du hast einen Pung mit diesem Stein vorhin ausgelassen und seither nicht abgeworfen.</translation>
    </message>
    <message>
        <source>No tile can be drawn any more.</source>
        <translation>Es kann kein Stein mehr gezogen werden.</translation>
    </message>
    <message>
        <source>You have just claimed a set.</source>
        <translation>Du hast gerade einen Satz genommen.</translation>
    </message>
    <message>
        <source>{turn} has drawn already.</source>
        <translation>{turn} hat schon gezogen.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation>Du hast schon gezogen.</translation>
    </message>
    <message>
        <source>The tile is being added to an exposed pung.</source>
        <translation>Der Stein wird an einen offenen Pung gelegt.</translation>
    </message>
    <message>
        <source>{dead} has too many tiles.</source>
        <translation>{dead} hat zu viele Steine.</translation>
    </message>
    <message>
        <source>{dead} has too few tiles.</source>
        <translation>{dead} hat zu wenige Steine.</translation>
    </message>
    <message>
        <source>The limit is {limit}.</source>
        <translation>Das Limit ist {limit}.</translation>
    </message>
    <message>
        <source>A limit hand counts {full}; other hands may count more.</source>
        <translation>Eine Limithand zählt {full}; andere Hände dürfen mehr zählen.</translation>
    </message>
    <message>
        <source>You want to discard {tile}.</source>
        <translation>Du möchtest abwerfen: {tile}.</translation>
    </message>
    <message>
        <source>You want to discard {tile} and declare a standing hand.</source>
        <translation>Du möchtest eine stehende Hand ansagen und abwerfen: {tile}.</translation>
    </message>
    <message>
        <source>You want to lay down four {tiles}.</source>
        <translation>Du möchtest vier Steine auslegen: {tiles}.</translation>
    </message>
    <message>
        <source>You want to add {tile} to your exposed pung.</source>
        <translation>Du möchtest an deinen offenen Pung legen: {tile}.</translation>
    </message>
    <message>
        <source>You want to set out {tile}.</source>
        <translation>Du möchtest auslegen: {tile}.</translation>
    </message>
    <message>
        <source>You want to declare Mah-Jongg.</source>
        <translation>Du möchtest Mah-Jongg ansagen.</translation>
    </message>
    <message>
        <source>You want to go out by the eight flowers.</source>
        <translation>Du möchtest mit den acht Blumen gewinnen.</translation>
    </message>
    <message>
        <source>You want to claim {tile} from {from} for Mah-Jongg.</source>
        <translation>Du möchtest den Stein von {from} für Mah-Jongg nehmen: {tile}.</translation>
    </message>
    <message>
        <source>You want to claim {tile} from {from} for a kong.</source>
        <translation>Du möchtest den Stein von {from} für einen Kong nehmen: {tile}.</translation>
    </message>
    <message>
        <source>You want to claim {tile} from {from} for a pung.</source>
        <translation>Du möchtest den Stein von {from} für einen Pung nehmen: {tile}.</translation>
    </message>
    <message>
        <source>You want to claim {tile} from {from} for a chow.</source>
        <translation>Du möchtest den Stein von {from} für einen Chow nehmen: {tile}.</translation>
    </message>
    <message>
        <source>You want to wash the tiles.</source>
        <translation>Du möchtest die Steine waschen.</translation>
    </message>
    <message>
        <source>The player is {seat}.</source>
        <translation>Der Spieler ist {seat}.</translation>
    </message>
    <message>
        <source>The player is {seat} in the round of {round}.</source>
        <translation>Der Spieler ist {seat} in der Runde {round}.</translation>
    </message>
    <message>
        <source>Won by {tile}, drawn.</source>
        <translation>Gewonnen mit einem gezogenen Stein: {tile}.</translation>
    </message>
    <message>
        <source>Won by {tile}, a loose tile.</source>
        <translation>Gewonnen mit einem losen Stein: {tile}.</translation>
    </message>
    <message>
        <source>Won by {tile}, drawn for a flower.</source>
        <translation>Gewonnen mit einem Stein, der für eine Blume gezogen wurde: {tile}.</translation>
    </message>
    <message>
        <source>Won by {tile}, drawn for a claimed four of a kind.</source>
        <translation>Gewonnen mit einem Stein, der für einen genommenen Vierling gezogen wurde: {tile}.</translation>
    </message>
    <message>
        <source>Won by {tile}, drawn for a four of a kind of the hand.</source>
        <translation>Gewonnen mit einem Stein, der für einen verdeckten Vierling gezogen wurde: {tile}.</translation>
    </message>
    <message>
        <source>Won by {tile}, drawn for a fourth tile that was added.</source>
        <translation>Gewonnen mit einem Stein, der für einen angelegten vierten gezogen wurde: {tile}.</translation>
    </message>
    <message>
        <source>Won by {tile}, discarded by {giver}.</source>
        <translation>Gewonnen mit einem Abwurf von {giver}: {tile}.</translation>
    </message>
    <message>
        <source>Won by {tile}, which {giver} was adding to a pung.</source>
        <translation>Gewonnen mit dem Stein, den {giver} an einen Pung legen wollte: {tile}.</translation>
    </message>
    <message>
        <source>Won by {tile}, the last tile that can be drawn.</source>
        <translation>Gewonnen mit dem letzten Stein, der gezogen werden kann: {tile}.</translation>
    </message>
    <message>
        <source>Won by {tile}, the last discard, from {giver}.</source>
        <translation>Gewonnen mit dem letzten Abwurf, von {giver}: {tile}.</translation>
    </message>
    <message>
        <source>The hand was complete as dealt.</source>
        <translation>Die Hand war schon beim Geben vollständig.</translation>
    </message>
    <message>
        <source>Won by {tile}, East’s first discard.</source>
        <translation>Gewonnen mit dem ersten Abwurf von Ost: {tile}.</translation>
    </message>
    <message>
        <source>Won by the eight flowers.</source>
        <translation>Gewonnen mit den acht Blumen.</translation>
    </message>
    <message>
        <source>The hand has not won.</source>
        <translation>Die Hand hat nicht gewonnen.</translation>
    </message>
    <message>
        <source>A standing hand was declared.</source>
        <translation>Eine stehende Hand war angesagt.</translation>
    </message>
    <message>
        <source>The player saw these lie elsewhere: {tiles}.</source>
        <translation>Der Spieler sah anderswo liegen: {tiles}.</translation>
    </message>
    <message>
        <source>It is East’s thirteenth win in a row.</source>
        <translation>Ost gewinnt zum dreizehnten Mal nacheinander.</translation>
    </message>
    <message>
        <source>Nothing in the hand of the discarder excuses him.</source>
        <translation>Nichts in der Hand des Abwerfenden entschuldigt ihn.</translation>
    </message>
    <message>
        <source>The discarder is excused.</source>
        <translation>Der Abwerfende ist entschuldigt.</translation>
    </message>
    <message>
        <source>The discarder had no choice.</source>
        <translation>Der Abwerfende hatte keine Wahl.</translation>
    </message>
    <message>
        <source>The fourth {tile} was added to a pung that lay open.</source>
        <translation>Der vierte Stein wurde an einen offenen Pung gelegt: {tile}.</translation>
    </message>
    <message>
        <source>The sets laid down were claimed from {winds}.</source>
        <translation>Die Steine, die genommen wurden, kamen von: {winds}.</translation>
    </message>
    <message>
        <source>What was claimed came from {winds}.</source>
        <translation>Was genommen wurde, kam von {winds}.</translation>
    </message>
    <message>
        <source>The second hand is that of the discarder.</source>
        <translation>Die zweite Hand ist die des Abwerfenden.</translation>
    </message>
    <message>
        <source>{player} claims it for a chow.</source>
        <translation>{player} will ihn für einen Chow.</translation>
    </message>
    <message>
        <source>{player} claims it for a pung.</source>
        <translation>{player} will ihn für einen Pung.</translation>
    </message>
    <message>
        <source>{player} claims it for a kong.</source>
        <translation>{player} will ihn für einen Kong.</translation>
    </message>
    <message>
        <source>{player} claims it for Mah-Jongg.</source>
        <translation>{player} will ihn für Mah-Jongg.</translation>
    </message>
    <message>
        <source>{player} wants to wash the tiles.</source>
        <translation>{player} möchte die Steine waschen.</translation>
    </message>
    <message>
        <source>Right is {right}.</source>
        <translation>Richtig ist {right}.</translation>
    </message>
    <message>
        <source>The highest of the four throws makes East: {right}.</source>
        <translation>Der höchste der vier Würfe wird Ost: {right}.</translation>
    </message>
    <message>
        <source>The highest throw is East; the winds go on from there to the right: {right}.</source>
        <translation>Der höchste Wurf ist Ost; von dort gehen die Winde nach rechts weiter: {right}.</translation>
    </message>
    <message>
        <source>Counted round to the right, East as one, {throw} leads to {right}.</source>
        <translation>Nach rechts gezählt, Ost als eins, führt {throw} zu: {right}.</translation>
    </message>
    <message>
        <source>Counted round to the right, East as one, the sum of the dice leads to {right}.</source>
        <translation>Nach rechts gezählt, Ost als eins, führt die Summe der Würfel zu: {right}.</translation>
    </message>
    <message>
        <source>Both throws together are counted in stacks from the right end of the breaker’s side, past its end on the next side to the left: {right}.</source>
        <translation>Beide Würfe zusammen werden in Stapeln vom rechten Ende der Seite gezählt, über ihr Ende hinaus auf der nächsten Seite links: {right}.</translation>
    </message>
    <message>
        <source>A side has {stacks} stacks; what is beyond is counted on the next side to the left: {right}.</source>
        <translation>Eine Seite hat {stacks} Stapel; was darüber ist, zählt auf der nächsten Seite links: {right}.</translation>
    </message>
    <message>
        <source>The larger die is counted in stacks from the right end: {right}.</source>
        <translation>Der größere Würfel wird in Stapeln vom rechten Ende gezählt: {right}.</translation>
    </message>
    <message>
        <source>From the tail the smaller die is counted in stacks: {right}.</source>
        <translation>Vom Ende her wird der kleinere Würfel in Stapeln gezählt: {right}.</translation>
    </message>
    <message>
        <source>The wall is broken at the larger die, counted in stacks from the right end; the tail begins with that stack: {right}.</source>
        <translation>Die Mauer wird beim größeren Würfel geöffnet, vom rechten Ende in Stapeln gezählt; mit diesem Stapel beginnt ihr Ende: {right}.</translation>
    </message>
    <message>
        <source>The loose tiles lie {near} and {far} stacks to the right of the gap, and the farther one is taken first: stack {right}.</source>
        <translation>Die losen Steine liegen {near} und {far} Stapel rechts von der Lücke, und der weiter entfernte wird zuerst genommen: Stapel {right}.</translation>
    </message>
    <message>
        <source>Tiles are taken from the left of the gap, clockwise: {right}.</source>
        <translation>Genommen wird links von der Lücke, im Uhrzeigersinn: {right}.</translation>
    </message>
    <message>
        <source>Fifty-three tiles are dealt; {right} are left.</source>
        <translation>Dreiundfünfzig Steine werden gegeben; es bleiben {right}.</translation>
    </message>
    <message>
        <source>Thirteen, and one more for each four of a kind: {right}.</source>
        <translation>Dreizehn und einer mehr für jeden Vierling: {right}.</translation>
    </message>
    <message>
        <source>Fourteen, and one more for each four of a kind: {right}.</source>
        <translation>Vierzehn und einer mehr für jeden Vierling: {right}.</translation>
    </message>
    <message>
        <source>Play goes on from the claimer to his right: {right}.</source>
        <translation>Es geht beim Nehmenden weiter, nach rechts: {right}.</translation>
    </message>
    <message>
        <source>The turn passes to the right: {right}.</source>
        <translation>Es geht nach rechts weiter: {right}.</translation>
    </message>
    <message>
        <source>Different heads: {heads}. Each pays {right}.</source>
        <translation>Verschiedene Köpfe: {heads}. Jeder zahlt {right}.</translation>
    </message>
    <message>
        <source>One is taken off. Counted round to the right, East as one, {throw} leads so to {right}.</source>
        <translation>Eins wird abgezogen. Nach rechts gezählt, Ost als eins, führt {throw} so zu: {right}.</translation>
    </message>
    <message>
        <source>Counted round to the right, {thrower} as one, {throw} leads to {right}.</source>
        <translation>Nach rechts gezählt, {thrower} als eins, führt {throw} zu: {right}.</translation>
    </message>
    <message>
        <source>Counted from {thrower} as one, {throw} leads to who draws first; the others follow to the right. So East comes to {right}.</source>
        <translation>Von {thrower} als eins gezählt, führt {throw} zu dem, der zuerst zieht; die anderen folgen nach rechts. Ost bekommt so: {right}.</translation>
    </message>
    <message>
        <source>Counted from {positioner} as one, {throw} leads to who takes the first place; the others follow to the right. So place {box} falls to {right}.</source>
        <translation>Von {positioner} als eins gezählt, führt {throw} zu dem, der den ersten Platz nimmt; die anderen folgen nach rechts. Platz {box} bekommt so: {right}.</translation>
    </message>
    <message>
        <source>Counted from {positioner} as one, {throw} leads to who takes the first wind; the others follow to the right. So East falls to {right}.</source>
        <translation>Von {positioner} als eins gezählt, führt {throw} zu dem, der den ersten Wind nimmt; die anderen folgen nach rechts. Ost bekommt so: {right}.</translation>
    </message>
    <message>
        <source>The turns go from East to the right, four to a round: turn {place} is that of {right}.</source>
        <translation>Die Züge gehen von Ost nach rechts, vier in einer Runde: An {place}. Stelle ist {right}.</translation>
    </message>
    <message>
        <source>Each of the first three turns brings four tiles, the last brings the rest: {right}.</source>
        <translation>Jeder der ersten drei Züge bringt vier Steine, der letzte den Rest: {right}.</translation>
    </message>
    <message>
        <source>So many are never drawn, whether fours were made or not: {right}.</source>
        <translation>So viele werden nie gezogen, mit Vierlingen oder ohne: {right}.</translation>
    </message>
    <message>
        <source>The wall is drawn to its end: {right} are left.</source>
        <translation>Die Mauer wird bis zum Ende gezogen: Es bleiben {right}.</translation>
    </message>
    <message>
        <source>Without a four {least} are never drawn, and each four makes it {more} more: {right}.</source>
        <translation>Ohne Vierling werden {least} nie gezogen, und jeder Vierling macht {more} mehr daraus: {right}.</translation>
    </message>
    <message>
        <source>Of each of the 34 kinds there are four: {right}.</source>
        <translation>Von jeder der 34 Arten gibt es vier: {right}.</translation>
    </message>
    <message>
        <source>Of each of the 34 kinds there are four, and there are eight flowers and seasons: {right}.</source>
        <translation>Von jeder der 34 Arten gibt es vier, und dazu kommen acht Blumen und Jahreszeiten: {right}.</translation>
    </message>
    <message>
        <source>Ones and nines of a suit, winds and dragons: {right}.</source>
        <translation>Einsen und Neunen einer Farbe, Winde und Drachen: {right}.</translation>
    </message>
    <message>
        <source>Every flower and season is set out, of whatever wind: {right}.</source>
        <translation>Jede Blume und Jahreszeit wird ausgelegt, von welchem Wind auch immer: {right}.</translation>
    </message>
    <message>
        <source>Only those of the own wind are set out: {right}.</source>
        <translation>Nur die des eigenen Windes werden ausgelegt: {right}.</translation>
    </message>
    <message>
        <source>Every flower and season is set out, of whatever wind, unless it is wild: {right}.</source>
        <translation>Jede Blume und Jahreszeit wird ausgelegt, von welchem Wind auch immer, außer sie ist wild: {right}.</translation>
    </message>
    <message>
        <source>The other three of the same kind are wild: {right}.</source>
        <translation>Die anderen drei derselben Art sind wild: {right}.</translation>
    </message>
    <message>
        <source>The other three of its four are wild: {right}.</source>
        <translation>Die anderen drei ihrer vier sind wild: {right}.</translation>
    </message>
    <message>
        <source>All tiles, two to a stack, on four equal sides: {right}.</source>
        <translation>Alle Steine, je zwei in einem Stapel, auf vier gleichen Seiten: {right}.</translation>
    </message>
    <message>
        <source>The wall has four sides, and two players build it: {right}.</source>
        <translation>Die Mauer hat vier Seiten, und zwei Spieler bauen sie: {right}.</translation>
    </message>
    <message>
        <source>The wall has four sides, and each of the three builds one: {right} is left.</source>
        <translation>Die Mauer hat vier Seiten, und jeder der drei baut eine: Es bleibt {right}.</translation>
    </message>
    <message>
        <source>One belongs to East, two to South, three to West, four to North: {right}.</source>
        <translation>Die Eins gehört zu Ost, die Zwei zu Süd, die Drei zu West, die Vier zu Nord: {right}.</translation>
    </message>
    <message>
        <source>Of {score} points of {player} only the limit counts, {limit}.</source>
        <translation>Von den {score} Punkten, die {player} zählt, gilt nur das Limit, {limit}.</translation>
    </message>
    <message>
        <source>By a house rule full points are not doubled for the banker.</source>
        <translation>Nach einer Hausregel werden volle Punkte für die Bank nicht verdoppelt.</translation>
    </message>
    <message>
        <source>The dead hand of {dead} counts nothing.</source>
        <translation>Die tote Hand von {dead} zählt nichts.</translation>
    </message>
    <message>
        <source>What {dead} counts is not taken off: the hand has too many tiles.</source>
        <translation>Was {dead} zählt, wird nicht abgezogen: Die Hand hat zu viele Steine.</translation>
    </message>
    <message>
        <source>What {dead} counts is taken off: the hand has too few tiles.</source>
        <translation>Was {dead} zählt, wird abgezogen: Die Hand hat zu wenige Steine.</translation>
    </message>
    <message>
        <source>You hold all four, so none of them can come any more: {tile}.</source>
        <translation>Du hast schon alle vier, also kann keiner davon mehr kommen: {tile}.</translation>
    </message>
    <message>
        <source>You hold all that are left, so none of them can come any more: {tile}.</source>
        <translation>Du hast alle, die es noch gibt, also kann keiner davon mehr kommen: {tile}.</translation>
    </message>
    <message>
        <source>It is nearest to nothing but winds and dragons. In the way: {tiles}.</source>
        <translation>Am nächsten liegen lauter Winde und Drachen. Im Weg: {tiles}.</translation>
    </message>
    <message>
        <source>It is nearest to nothing but winds and dragons. No tile is in the way.</source>
        <translation>Am nächsten liegen lauter Winde und Drachen. Kein Stein ist im Weg.</translation>
    </message>
    <message>
        <source>It is nearest to the thirteen ones, nines, winds and dragons. In the way: {tiles}.</source>
        <translation>Am nächsten liegen die dreizehn Einsen, Neunen, Winde und Drachen. Im Weg: {tiles}.</translation>
    </message>
    <message>
        <source>It is nearest to the thirteen ones, nines, winds and dragons. No tile is in the way.</source>
        <translation>Am nächsten liegen die dreizehn Einsen, Neunen, Winde und Drachen. Kein Stein ist im Weg.</translation>
    </message>
    <message>
        <source>It is nearest to seven pairs. Without a partner: {tiles}.</source>
        <translation>Am nächsten liegen sieben Paare. Ohne Partner: {tiles}.</translation>
    </message>
    <message>
        <source>It is nearest to seven pairs. Without a partner: {tiles}. One wild tile is not enough for them.</source>
        <translation>Am nächsten liegen sieben Paare. Ohne Partner: {tiles}. Ein Joker reicht dafür nicht.</translation>
    </message>
    <message>
        <source>It is nearest to seven pairs. Without a partner: {tiles}. The wild tiles are not enough for them.</source>
        <translation>Am nächsten liegen sieben Paare. Ohne Partner: {tiles}. Die Joker reichen dafür nicht.</translation>
    </message>
    <message>
        <source>It is nearest to fourteen tiles that stand apart. Too near to each other: {tiles}.</source>
        <translation>Am nächsten liegen vierzehn Steine, die auseinander stehen. Zu nah beieinander: {tiles}.</translation>
    </message>
    <message>
        <source>It is nearest to fourteen tiles that stand apart. There twice: {tile}.</source>
        <translation>Am nächsten liegen vierzehn Steine, die auseinander stehen. Zweimal da: {tile}.</translation>
    </message>
    <message>
        <source>It is nearest to fourteen tiles that stand apart. No tile is in the way.</source>
        <translation>Am nächsten liegen vierzehn Steine, die auseinander stehen. Kein Stein ist im Weg.</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Save the evening as a picture</source>
        <translation>Den Abend als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Next evening</source>
        <translation>Nächster Abend</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Zurück zum Blatt</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>Who owes whom</source>
        <translation>Wer schuldet wem</translation>
    </message>
    <message>
        <source>Stakes…</source>
        <translation>Einsatz …</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>Was ein Punkt wert ist</translation>
    </message>
    <message>
        <source>Debts are then given in money; left empty, in points. It is kept with this sheet; another sheet may have other stakes.</source>
        <translation>Schulden werden dann in Geld gesagt, sonst in Punkten. Es gilt für dieses Wertungsblatt; ein anderes kann einen anderen Einsatz haben.</translation>
    </message>
    <message>
        <source>A point is worth</source>
        <translation>Ein Punkt ist wert</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Type a number, for example 0.05, or leave it empty.</source>
        <translation>Eine Zahl eingeben, zum Beispiel 0,05, oder leer lassen.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Vereinbaren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <translation>{payer} zahlt {payee} {amount}</translation>
    </message>
    <message>
        <source>All are even; nobody pays.</source>
        <translation>Alle sind quitt; niemand zahlt.</translation>
    </message>
    <message>
        <source>Changes by hand have left the sums uneven, so that it cannot be said who owes whom.</source>
        <translation>Durch Änderungen von Hand gehen die Summen nicht auf; deshalb lässt sich nicht sagen, wer wem schuldet.</translation>
    </message>
    <message>
        <source>Cheapest win: {name}, {score} in deal {deal}</source>
        <translation>Billigster Gewinn: {name}, {score} in Spiel {deal}</translation>
    </message>
    <message>
        <source>Mean winning score: {score}</source>
        <translation>Mittlerer Gewinn: {score}</translation>
    </message>
    <message>
        <source>Place {rank}: {name}, {total}, {said}</source>
        <translation>Platz {rank}: {name}, {total}, {said}</translation>
    </message>
    <message>
        <source>Deal {deal}, {score}: {cells}</source>
        <translation>Spiel {deal}, {score}: {cells}</translation>
    </message>
    <message>
        <source>The evening has not begun</source>
        <translation>Der Abend hat noch nicht begonnen</translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation>Niemand gewinnt den Abend</translation>
    </message>
    <message>
        <source>{name} wins the evening</source>
        <translation>{name} gewinnt den Abend</translation>
    </message>
    <message>
        <source>{names} share the evening</source>
        <translation>{names} teilen sich den Abend</translation>
    </message>
    <message>
        <source>begun {begin}, the clock was set back later</source>
        <translation>begonnen um {begin}, die Uhr wurde später zurückgestellt</translation>
    </message>
    <message>
        <source>{begin} to {end}</source>
        <translation>{begin} bis {end}</translation>
    </message>
    <message>
        <source>{name} as {wind}, deal {deal}, on a tile of {giver}</source>
        <translation>{name} als {wind}, Spiel {deal}, mit einem Stein von {giver}</translation>
    </message>
    <message>
        <source>{name} as {wind}, deal {deal}</source>
        <translation>{name} als {wind}, Spiel {deal}</translation>
    </message>
    <message>
        <source>{said}; its tiles were not laid</source>
        <translation>{said}; die Steine wurden nicht gelegt</translation>
    </message>
    <message>
        <source>Longest as East: {name}, {deals}</source>
        <translation>Am längsten Ost: {name}, {deals}</translation>
    </message>
    <message>
        <source>{payments}; a point is {worth}</source>
        <translation>{payments}; ein Punkt ist {worth}</translation>
    </message>
</context>
<context>
    <name>EveningPlurals</name>
    <message numerus="yes">
        <source>%n deal(s) won</source>
        <translation><numerusform>%n Spiel gewonnen</numerusform><numerusform>%n Spiele gewonnen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>%n Spiel</numerusform><numerusform>%n Spiele</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation><numerusform>%n unentschieden</numerusform><numerusform>%n unentschieden</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) running</source>
        <translation><numerusform>%n Spiel</numerusform><numerusform>%n Spiele hintereinander</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s), the fewest there can be</source>
        <translation><numerusform>%n Zahlung, weniger geht nicht</numerusform><numerusform>%n Zahlungen, weniger geht nicht</numerusform></translation>
    </message>
</context>
<context>
    <name>FaultNotes</name>
    <message>
        <source>{odd}: another suit</source>
        <translation>{odd}: andere Farbe</translation>
    </message>
    <message>
        <source>three suits</source>
        <translation>drei Farben</translation>
    </message>
    <message>
        <source>winds are in no order</source>
        <translation>Winde haben keine Folge</translation>
    </message>
    <message>
        <source>dragons are in no order</source>
        <translation>Drachen haben keine Folge</translation>
    </message>
    <message>
        <source>honours make no sequence</source>
        <translation>keine Folge aus Ehrensteinen</translation>
    </message>
    <message>
        <source>{tile}: of no suit</source>
        <translation>{tile}: keine Farbe</translation>
    </message>
    <message>
        <source>nothing follows the 9</source>
        <translation>nach der 9 kommt nichts</translation>
    </message>
    <message>
        <source>{needed} is missing</source>
        <translation>{needed} fehlt</translation>
    </message>
    <message>
        <source>not one after another</source>
        <translation>nicht nacheinander</translation>
    </message>
    <message>
        <source>{odd} is not equal</source>
        <translation>{odd} ist nicht gleich</translation>
    </message>
    <message>
        <source>in order, one suit</source>
        <translation>in Folge, eine Farbe</translation>
    </message>
</context>
<context>
    <name>FaultSorts</name>
    <message>
        <source>bamboos</source>
        <translation>Bambussteinen</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>Kreisen</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>winds</source>
        <translation>Winden</translation>
    </message>
    <message>
        <source>dragons</source>
        <translation>Drachen</translation>
    </message>
    <message>
        <source>flowers and seasons</source>
        <translation>Blumen und Jahreszeiten</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>only a hand that won can have it, and this hand did not win.</source>
        <translation>Das bekommt nur eine Hand, die gewonnen hat, und diese hat nicht gewonnen.</translation>
    </message>
    <message>
        <source>this hand does not earn it. Look at its tiles, and how it was won.</source>
        <translation>Das bekommt diese Hand nicht. Sieh dir ihre Steine an, und wie sie gewonnen wurde.</translation>
    </message>
    <message>
        <source>this hand is four sets and a pair.</source>
        <translation>Diese Hand besteht aus vier Sätzen und einem Paar.</translation>
    </message>
    <message>
        <source>this hand is no four sets and a pair.</source>
        <translation>Diese Hand besteht nicht aus vier Sätzen und einem Paar.</translation>
    </message>
    <message>
        <source>this hand won by its eight flowers alone.</source>
        <translation>Diese Hand hat allein mit ihren acht Blumen gewonnen.</translation>
    </message>
    <message>
        <source>the tiles of this hand are of several suits.</source>
        <translation>Die Steine dieser Hand sind von mehreren Farben.</translation>
    </message>
    <message>
        <source>there are tiles of a suit in this hand.</source>
        <translation>In dieser Hand sind Farbsteine.</translation>
    </message>
    <message>
        <source>no tile of a suit is in this hand.</source>
        <translation>In dieser Hand ist kein Farbstein.</translation>
    </message>
    <message>
        <source>no wind and no dragon is in this hand.</source>
        <translation>In dieser Hand ist kein Wind und kein Drache.</translation>
    </message>
    <message>
        <source>in the way: {tiles}. It takes tiles of one suit only.</source>
        <translation>Im Weg: {tiles}. Es müssen alle Steine von einer Farbe sein.</translation>
    </message>
    <message>
        <source>there is a sequence in this hand: {sets}.</source>
        <translation>In dieser Hand ist eine Folge: {sets}.</translation>
    </message>
    <message>
        <source>there is a set that is no sequence: {sets}.</source>
        <translation>Ein Satz ist keine Folge: {sets}.</translation>
    </message>
    <message>
        <source>something else gives points: {tiles}.</source>
        <translation>Etwas anderes bringt Punkte: {tiles}.</translation>
    </message>
    <message>
        <source>another line gives points for the way this hand was won.</source>
        <translation>Eine andere Zeile bringt Punkte dafür, wie diese Hand gewonnen wurde.</translation>
    </message>
    <message>
        <source>in the way: {tiles}.</source>
        <translation>Im Weg: {tiles}.</translation>
    </message>
    <message>
        <source>in the way: {tiles}, and others.</source>
        <translation>Im Weg: {tiles}, und noch andere.</translation>
    </message>
    <message>
        <source>no flower or season was set out.</source>
        <translation>Es wurde keine Blume oder Jahreszeit ausgelegt.</translation>
    </message>
    <message>
        <source>set out here: {tiles}.</source>
        <translation>Ausgelegt sind hier: {tiles}.</translation>
    </message>
    <message>
        <source>all eight are set out, but the hand won by its other tiles.</source>
        <translation>Alle acht sind ausgelegt, aber die Hand hat mit ihren anderen Steinen gewonnen.</translation>
    </message>
    <message>
        <source>no wild tile is in this hand.</source>
        <translation>In dieser Hand ist kein Joker.</translation>
    </message>
    <message>
        <source>the wild tiles of this hand: {stands}.</source>
        <translation>Die Joker dieser Hand: {stands}.</translation>
    </message>
    <message>
        <source>{wild}, which stands for {tile}</source>
        <translation>{wild} (steht für: {tile})</translation>
    </message>
    <message>
        <source>{wild}, which stands for itself</source>
        <translation>{wild} (steht für sich selbst)</translation>
    </message>
    <message>
        <source>the winning tile was another player’s, and not drawn.</source>
        <translation>Der Gewinnstein kam von einem anderen Spieler und wurde nicht gezogen.</translation>
    </message>
    <message>
        <source>the winning tile was not drawn for a four of a kind or a flower.</source>
        <translation>Der Gewinnstein wurde nicht für einen Vierling oder eine Blume gezogen.</translation>
    </message>
    <message>
        <source>the tile that won was drawn for a four of a kind.</source>
        <translation>Der Gewinnstein wurde für einen Vierling gezogen.</translation>
    </message>
    <message>
        <source>the winning tile was not the last one.</source>
        <translation>Der Gewinnstein war nicht der letzte.</translation>
    </message>
    <message>
        <source>the winning tile was the last discard, and not drawn.</source>
        <translation>Der Gewinnstein war der letzte Abwurf und wurde nicht gezogen.</translation>
    </message>
    <message>
        <source>the winning tile, {last}, is no fourth of an open three.</source>
        <translation>Der Gewinnstein {last} ist kein vierter Stein eines offenen Drillings.</translation>
    </message>
    <message>
        <source>no kong was robbed here.</source>
        <translation>Hier wurde kein Kong beraubt.</translation>
    </message>
    <message>
        <source>the winning tile was not the first discard of the deal.</source>
        <translation>Der Gewinnstein war nicht der erste Abwurf des Spiels.</translation>
    </message>
    <message>
        <source>the lines of this hand come to more, and the more counts.</source>
        <translation>Die Zeilen dieser Hand ergeben mehr, und das Höhere zählt.</translation>
    </message>
    <message>
        <source>this hand was not complete as it was dealt.</source>
        <translation>Diese Hand war nicht schon beim Geben vollständig.</translation>
    </message>
    <message>
        <source>no standing hand was declared.</source>
        <translation>Es wurde keine stehende Hand angesagt.</translation>
    </message>
    <message>
        <source>it is not East’s thirteenth win in a row.</source>
        <translation>Es ist nicht der dreizehnte Gewinn von Ost in Folge.</translation>
    </message>
    <message>
        <source>other tiles too would have completed this hand.</source>
        <translation>Auch andere Steine hätten diese Hand vollendet.</translation>
    </message>
    <message>
        <source>of the thirteen kinds some are missing: {tiles}.</source>
        <translation>Von den dreizehn Arten fehlen welche: {tiles}.</translation>
    </message>
    <message>
        <source>it takes 1-1-1-2-3-4-5-6-7-8-9-9-9 of one suit, and one tile of it more.</source>
        <translation>Es braucht 1-1-1-2-3-4-5-6-7-8-9-9-9 einer Farbe und noch einen Stein davon.</translation>
    </message>
    <message>
        <source>it takes four sets on the table. Here there are so many: {laid}.</source>
        <translation>Es müssen vier Sätze auf dem Tisch liegen. Hier sind es so viele: {laid}.</translation>
    </message>
    <message>
        <source>no four equal tiles are in its pairs.</source>
        <translation>Unter ihren Paaren sind keine vier gleichen Steine.</translation>
    </message>
    <message>
        <source>it takes fourteen tiles that make no sets. This hand has {sets}.</source>
        <translation>Es braucht vierzehn Steine, die keine Sätze bilden. Hier sind welche: {sets}.</translation>
    </message>
    <message>
        <source>{item}: {reason}</source>
        <translation>{item}: {reason}</translation>
    </message>
    <message>
        <source>{item}: {points}.</source>
        <translation>{item}: {points}.</translation>
    </message>
    <message>
        <source>{item}: {doubles}.</source>
        <translation>{item}: {doubles}.</translation>
    </message>
    <message>
        <source>{item}: the limit.</source>
        <translation>{item}: das Limit.</translation>
    </message>
    <message>
        <source>{item}: half the limit.</source>
        <translation>{item}: das halbe Limit.</translation>
    </message>
    <message>
        <source>{item}: not counted here, whether the hand has it or not. Something greater takes the place of all lines.</source>
        <translation>{item}: zählt hier nicht, ob die Hand es hat oder nicht. Etwas Größeres tritt an die Stelle aller Zeilen.</translation>
    </message>
    <message>
        <source>This hand is counted with: {sets}.</source>
        <translation>Gezählt wird diese Hand mit: {sets}.</translation>
    </message>
    <message>
        <source>{item}: {near}</source>
        <translation>{item}: {near}</translation>
    </message>
    <message>
        <source>Something else counts here, by the way the hand was won or by the whole of it.</source>
        <translation>Noch etwas zählt hier: wie die Hand gewann, oder die Hand als Ganzes.</translation>
    </message>
    <message>
        <source>Something else counts here. Look at {tiles}.</source>
        <translation>Noch etwas zählt hier. Sieh dir das an: {tiles}.</translation>
    </message>
    <message>
        <source>{item}: it counts, but not so often.</source>
        <translation>{item}: Das zählt, aber nicht so oft.</translation>
    </message>
    <message>
        <source>{item}: it counts more often than that.</source>
        <translation>{item}: Das zählt öfter, als dort steht.</translation>
    </message>
    <message>
        <source>This line belongs to another way to read the hand, which counts as much. Keep to one way on a sheet.</source>
        <translation>Diese Zeile gehört zu einer anderen Lesart der Hand, die gleich viel zählt. Bleib bei einer Lesart.</translation>
    </message>
    <message>
        <source>A line above is not right yet, and this sum rests on it.</source>
        <translation>Eine Zeile darüber stimmt noch nicht, und diese Summe beruht auf ihr.</translation>
    </message>
    <message>
        <source>All points of the lines together do not make {given}. Each line counts as often as it stands there.</source>
        <translation>Alle Punkte der Zeilen zusammen ergeben nicht {given}. Jede Zeile zählt so oft, wie sie dasteht.</translation>
    </message>
    <message>
        <source>The points of all lines are to be added up here.</source>
        <translation>Hier werden die Punkte aller Zeilen zusammengezählt.</translation>
    </message>
    <message>
        <source>A limit hand has no points to add up: they are none.</source>
        <translation>Eine Limithand hat keine Punkte, die zusammenzuzählen wären: Es sind null.</translation>
    </message>
    <message>
        <source>They are {terms}.</source>
        <translation>Es sind {terms}.</translation>
    </message>
    <message>
        <source>{payee} counts {higher}. East is one of the two, so the payment is doubled.</source>
        <translation>{payee} zählt {higher}. Ost ist einer der beiden, also wird die Zahlung verdoppelt.</translation>
    </message>
    <message>
        <source>{payee} counts {higher}, and this payment is not doubled.</source>
        <translation>{payee} zählt {higher}, und diese Zahlung wird nicht verdoppelt.</translation>
    </message>
    <message>
        <source>{payee} counts {higher}. {payer} gave the tile, and pays that twice.</source>
        <translation>{payee} zählt {higher}. {payer} hat den Stein gegeben und zahlt das zweimal.</translation>
    </message>
    <message>
        <source>{payee} counts {higher} and drew the tile, so each of the others pays that twice.</source>
        <translation>{payee} zählt {higher} und hat den Stein gezogen, also zahlt jeder andere das zweimal.</translation>
    </message>
    <message>
        <source>{payee} counts {higher}. {payer} did not give the tile, and pays that once.</source>
        <translation>{payee} zählt {higher}. {payer} hat den Stein nicht gegeben und zahlt das einmal.</translation>
    </message>
    <message>
        <source>{payee} counts {higher}. {payer} pays the shares of all: {times} times that.</source>
        <translation>{payee} zählt {higher}. {payer} zahlt die Anteile aller: das {times}-Fache.</translation>
    </message>
    <message>
        <source>East is one of the two, so the payment is doubled.</source>
        <translation>Ost ist einer der beiden, also wird die Zahlung verdoppelt.</translation>
    </message>
    <message>
        <source>East neither pays nor gets double here.</source>
        <translation>Ost zahlt hier nicht doppelt und bekommt nicht doppelt.</translation>
    </message>
    <message>
        <source>A limit holds between these two.</source>
        <translation>Zwischen diesen beiden gilt ein Limit.</translation>
    </message>
    <message>
        <source>The hand is not doubled so many times: {given}. Count the doubles of all lines.</source>
        <translation>Die Hand wird nicht {given}-mal verdoppelt. Zähl die Verdopplungen aller Zeilen.</translation>
    </message>
    <message>
        <source>The doubles of all lines are to be counted here.</source>
        <translation>Hier werden die Verdopplungen aller Zeilen gezählt.</translation>
    </message>
    <message>
        <source>Points first, then doubled once for each double. {points} and {doubles} do not make {given}.</source>
        <translation>Erst die Punkte, dann für jede Verdopplung einmal verdoppelt. {points} und {doubles} ergeben nicht {given}.</translation>
    </message>
    <message>
        <source>The points, doubled once for each double, are the total.</source>
        <translation>Die Punkte, für jede Verdopplung einmal verdoppelt, sind die Summe.</translation>
    </message>
    <message>
        <source>Nothing is doubled here, so the total is what the lines come to. They do not make {given}.</source>
        <translation>Hier wird nichts verdoppelt, also ist die Summe, was die Zeilen ergeben. Sie ergeben nicht {given}.</translation>
    </message>
    <message>
        <source>Nothing is doubled here: what the lines come to is the total.</source>
        <translation>Hier wird nichts verdoppelt: Was die Zeilen ergeben, ist die Summe.</translation>
    </message>
    <message>
        <source>Here the limit takes the place of all lines, and the hand counts that. It is not {given}.</source>
        <translation>Hier tritt das Limit an die Stelle aller Zeilen, und das zählt die Hand. Es ist nicht {given}.</translation>
    </message>
    <message>
        <source>Here the limit takes the place of all lines: what the hand counts by it is the total.</source>
        <translation>Hier tritt das Limit an die Stelle aller Zeilen: Was die Hand danach zählt, ist die Summe.</translation>
    </message>
    <message>
        <source>{given} is too few.</source>
        <translation>{given} ist zu wenig.</translation>
    </message>
    <message>
        <source>{given} is too many.</source>
        <translation>{given} ist zu viel.</translation>
    </message>
    <message>
        <source>The hand is nearer to a win than that. More of it is in sets already; these are left over: look which go together.</source>
        <translation>Die Hand ist näher am Gewinn. Mehr davon liegt schon in Sätzen; dies bleibt übrig: Sieh, was zusammenpasst.</translation>
    </message>
    <message>
        <source>More is missing. Only what is in whole sets and the pair is done; these are left over.</source>
        <translation>Es fehlt mehr. Fertig ist nur, was in ganzen Sätzen und dem Paar liegt; dies bleibt übrig.</translation>
    </message>
    <message>
        <source>It costs more than {given}. See what this set counts concealed, and what open.</source>
        <translation>Es kostet mehr als {given}. Sieh, was dieser Satz verdeckt zählt und was offen.</translation>
    </message>
    <message>
        <source>It costs more than {given}. See what this set counts concealed, what open, and that doubles multiply the difference.</source>
        <translation>Es kostet mehr als {given}. Sieh, was dieser Satz verdeckt zählt, was offen, und dass Verdopplungen den Unterschied vervielfachen.</translation>
    </message>
    <message>
        <source>It costs less than {given}. Only this set changes; all else counts as before.</source>
        <translation>Es kostet weniger als {given}. Nur dieser Satz ändert sich; alles andere zählt wie zuvor.</translation>
    </message>
    <message>
        <source>It costs less than {given}. See what the limit leaves of the two hands.</source>
        <translation>Es kostet weniger als {given}. Sieh nach, was das Limit von den beiden Händen übrig lässt.</translation>
    </message>
    <message>
        <source>{given} is what the hand makes, but it is more than the limit.</source>
        <translation>{given} ergibt die Hand, aber das ist mehr als das Limit.</translation>
    </message>
    <message>
        <source>{given} are the points. They are still to be doubled.</source>
        <translation>{given} sind die Punkte. Sie sind noch zu verdoppeln.</translation>
    </message>
    <message>
        <source>{given} would be right without this: {item}.</source>
        <translation>{given} wäre richtig ohne dies: {item}.</translation>
    </message>
    <message>
        <source>{given} would be right if this stood there once less: {item}.</source>
        <translation>{given} wäre richtig, stünde dies einmal weniger da: {item}.</translation>
    </message>
    <message>
        <source>{given} would be right if this stood there once more: {item}.</source>
        <translation>{given} wäre richtig, stünde dies einmal mehr da: {item}.</translation>
    </message>
    <message>
        <source>The hand counts more than {given}.</source>
        <translation>Die Hand zählt mehr als {given}.</translation>
    </message>
    <message>
        <source>The hand counts less than {given}.</source>
        <translation>Die Hand zählt weniger als {given}.</translation>
    </message>
    <message>
        <source>It earns: {items}.</source>
        <translation>Es bekommt: {items}.</translation>
    </message>
    <message>
        <source>{payer} pays {payee}: the winner is paid his full score.</source>
        <translation>{payer} zahlt an {payee}: Der Gewinner bekommt seine ganze Punktzahl.</translation>
    </message>
    <message>
        <source>{payer} pays {payee}: among the others the lower hand pays the difference, here between {higher} and {lower}.</source>
        <translation>{payer} zahlt an {payee}: Unter den anderen zahlt die niedrigere Hand den Unterschied, hier zwischen {higher} und {lower}.</translation>
    </message>
    <message>
        <source>{payer} pays {payee}: nobody has won, and the lower hand pays the difference, here between {higher} and {lower}.</source>
        <translation>{payer} zahlt an {payee}: Niemand hat gewonnen, und die niedrigere Hand zahlt den Unterschied, hier zwischen {higher} und {lower}.</translation>
    </message>
    <message>
        <source>{payer} pays {payee}: he pays the shares of all.</source>
        <translation>{payer} zahlt an {payee}: Er zahlt die Anteile aller.</translation>
    </message>
    <message>
        <source>{payer} pays {payee}: whoever washes the tiles is paid by all.</source>
        <translation>{payer} zahlt an {payee}: Wer die Steine wäscht, wird von allen bezahlt.</translation>
    </message>
    <message>
        <source>{payer} pays {payee}: a false Mah-Jongg is paid to all.</source>
        <translation>{payer} zahlt an {payee}: Ein falsches Mah-Jongg wird an alle bezahlt.</translation>
    </message>
    <message>
        <source>{payer} pays {payee}: one player pays for all.</source>
        <translation>{payer} zahlt an {payee}: Ein Spieler zahlt für alle.</translation>
    </message>
    <message>
        <source>{payer} pays {payee}: the other losers pay the limit for an unfinished limit hand.</source>
        <translation>{payer} zahlt an {payee}: Die anderen Verlierer zahlen das Limit für eine unfertige Limithand.</translation>
    </message>
    <message>
        <source>{payer} pays {payee}: a dead hand pays the others.</source>
        <translation>{payer} zahlt an {payee}: Eine tote Hand zahlt an die anderen.</translation>
    </message>
    <message>
        <source>That is not {given}.</source>
        <translation>Das sind nicht {given}.</translation>
    </message>
    <message>
        <source>{given} is the payment before doubling. East is one of the two.</source>
        <translation>{given} ist die Zahlung vor dem Verdoppeln. Ost ist einer der beiden.</translation>
    </message>
    <message>
        <source>{given} is the sum of the shares before doubling. What East pays or is paid is doubled.</source>
        <translation>{given} ist die Summe der Anteile vor dem Verdoppeln. Was Ost zahlt oder bekommt, wird verdoppelt.</translation>
    </message>
    <message>
        <source>{given} is one share alone. {payer} pays those of the others too.</source>
        <translation>{given} ist nur ein Anteil. {payer} zahlt auch die der anderen.</translation>
    </message>
    <message>
        <source>{given} is twice too much: neither of the two is paid or pays double here.</source>
        <translation>{given} ist doppelt zu viel: Zwischen diesen beiden wird hier nicht verdoppelt.</translation>
    </message>
    <message>
        <source>{given} is doubled once too often: with East the payment is doubled, and no more.</source>
        <translation>{given} ist einmal zu oft verdoppelt: Mit Ost wird die Zahlung verdoppelt, und nicht mehr.</translation>
    </message>
    <message>
        <source>{given} is the score paid once. {payer} pays it {times} times.</source>
        <translation>{given} ist die Wertung, einmal gezahlt. {payer} zahlt das {times}-Fache.</translation>
    </message>
    <message>
        <source>{given} is twice too much: {payer} did not give the tile, and pays once.</source>
        <translation>{given} ist doppelt so viel wie nötig: {payer} hat den Stein nicht gegeben und zahlt einmal.</translation>
    </message>
    <message>
        <source>{given} is more than the limit allows between these two.</source>
        <translation>{given} ist mehr, als das Limit zwischen diesen beiden erlaubt.</translation>
    </message>
    <message>
        <source>{given} comes of the score before it is rounded up.</source>
        <translation>{given} kommt von der Wertung, bevor sie aufgerundet ist.</translation>
    </message>
    <message>
        <source>{given} is the full score, but between these two only the difference is paid.</source>
        <translation>{given} ist die ganze Punktzahl, aber zwischen diesen beiden wird nur der Unterschied bezahlt.</translation>
    </message>
    <message>
        <source>Only whoever called Mah-Jongg falsely pays. {payer} pays {payee} nothing.</source>
        <translation>Nur wer falsch Mah-Jongg gerufen hat, zahlt. {payer} zahlt {payee} nichts.</translation>
    </message>
    <message>
        <source>Only whoever washes the tiles is paid. {payer} pays {payee} nothing.</source>
        <translation>Nur wer die Steine wäscht, wird bezahlt. {payer} zahlt {payee} nichts.</translation>
    </message>
    <message>
        <source>{payer} has won, and the winner pays nobody.</source>
        <translation>{payer} hat gewonnen, und der Gewinner zahlt niemandem.</translation>
    </message>
    <message>
        <source>One player pays for all here, and that is not {payer}.</source>
        <translation>Hier zahlt ein Spieler für alle, und das ist nicht {payer}.</translation>
    </message>
    <message>
        <source>{payer} pays for all, and only the winner is paid.</source>
        <translation>{payer} zahlt für alle, und bezahlt wird nur der Gewinner.</translation>
    </message>
    <message>
        <source>In this book only the winner is paid. {payer} and {payee} pay each other nothing.</source>
        <translation>In diesem Buch wird nur der Gewinner bezahlt. {payer} und {payee} machen nichts unter sich aus.</translation>
    </message>
    <message>
        <source>A hand is dead here: {payer} pays {payee} nothing for it.</source>
        <translation>Eine Hand ist hier tot: {payer} zahlt {payee} dafür nichts.</translation>
    </message>
    <message>
        <source>Whoever holds the unfinished limit hand is paid for it by the other losers. That does not make {payer} pay {payee}.</source>
        <translation>Wer die unfertige Limithand hält, wird dafür von den anderen Verlierern bezahlt. Deshalb zahlt {payer} noch nichts an {payee}.</translation>
    </message>
    <message>
        <source>{payer} and {payee} count the same, {one}. There is no difference to pay.</source>
        <translation>{payer} und {payee} zählen gleich, {one}. Es gibt keinen Unterschied zu zahlen.</translation>
    </message>
    <message>
        <source>{payer} counts {one}, {payee} only {other}. The lower hand pays, never the higher.</source>
        <translation>{payer} zählt {one}, {payee} nur {other}. Es zahlt die niedrigere Hand, nie die höhere.</translation>
    </message>
    <message>
        <source>Nobody has won. {payer} pays {payee} nothing.</source>
        <translation>Niemand hat gewonnen. {payer} zahlt {payee} nichts.</translation>
    </message>
    <message>
        <source>{payer} pays {payee} nothing: {payee} has not won, and counts no more than {payer}.</source>
        <translation>{payer} zahlt {payee} nichts: {payee} hat nicht gewonnen und zählt nicht mehr als {payer}.</translation>
    </message>
    <message>
        <source>{set} (open)</source>
        <translation>{set} (offen)</translation>
    </message>
    <message>
        <source>Each of the 34 kinds is there four times; flowers and seasons, where they are played with, once each.</source>
        <translation>Jede der 34 Arten ist viermal da; Blumen und Jahreszeiten, wo mit ihnen gespielt wird, je einmal.</translation>
    </message>
    <message>
        <source>The wall has four equal sides of stacks, two tiles high. With {given} to a side it would hold {tiles} tiles.</source>
        <translation>Die Mauer hat vier gleiche Seiten aus Stapeln, zwei Steine hoch. Mit {given} je Seite hätte sie {tiles} Steine.</translation>
    </message>
    <message>
        <source>Both throws, {one} and {other}, are counted together from the right end of {breaker}’s side; a side has {stacks} stacks, and what is beyond goes on at the next side. That does not lead to {given}.</source>
        <translation>Beide Würfe, {one} und {other}, werden zusammen vom rechten Ende der Seite von {breaker} gezählt; eine Seite hat {stacks} Stapel, und was darüber ist, geht auf der nächsten weiter. Das führt nicht zu {given}.</translation>
    </message>
    <message>
        <source>One of the dice, {one} or {other}, tells the stack: the larger one, from the right end. That is not {given}.</source>
        <translation>Einer der Würfel, {one} oder {other}, sagt den Stapel: der größere, vom rechten Ende. Das ist nicht {given}.</translation>
    </message>
    <message>
        <source>Stack {stack} of {side}’s side was lifted. Its two tiles lie to the right of the gap, and the one farther from the gap goes first. That is not on stack {given}.</source>
        <translation>Stapel {stack} der Seite von {side} wurde herausgehoben. Seine zwei Steine liegen rechts von der Lücke, und der von ihr weiter entfernte kommt zuerst. Der liegt nicht auf Stapel {given}.</translation>
    </message>
    <message>
        <source>Thirteen go to each of four players, and one more to East. If {given} were left of {tiles}, {taken} would have been dealt.</source>
        <translation>Dreizehn bekommt jeder der vier Spieler und Ost noch einen. Wären von {tiles} Steinen noch {given} übrig, so wären {taken} verteilt.</translation>
    </message>
    <message>
        <source>The wall has no more than {tiles}, and some are dealt: thirteen to each of four players, and one more to East.</source>
        <translation>Die Mauer hat nicht mehr als {tiles}, und davon wird gegeben: dreizehn jedem der vier Spieler und Ost noch einen.</translation>
    </message>
    <message>
        <source>In the deal each takes four at a time, three times round from East, then one each, and East one more. Count the turns of {me} up to turn {place}.</source>
        <translation>Beim Geben nimmt jeder dreimal der Reihe nach vier Steine, Ost zuerst; dann jeder einen, und Ost noch einen. Zähl, wie oft {me} bis zum {place}. Zug an der Reihe war.</translation>
    </message>
    <message>
        <source>In the deal each takes four at a time, three times round from East; then East takes two, and the others one each. Count the turns of {me} up to turn {place}.</source>
        <translation>Beim Geben nimmt jeder dreimal der Reihe nach vier Steine, Ost zuerst; dann nimmt Ost zwei und die anderen je einen. Zähl, wie oft {me} bis zum {place}. Zug an der Reihe war.</translation>
    </message>
    <message>
        <source>The rules say whether tiles at the end of the wall may not be drawn, how many, and whether fours change that. Fours made here: {kongs}. It is not {given}.</source>
        <translation>Die Regeln sagen, ob Steine am Ende der Mauer nicht gezogen werden dürfen, wie viele, und ob Vierlinge das ändern. Vierlinge sind es hier: {kongs}. Die Antwort ist nicht {given}.</translation>
    </message>
    <message>
        <source>The smaller of the two dice, {one} and {other}, is counted in stacks from the tail. That does not lead to {given}.</source>
        <translation>Der kleinere der Würfel {one} und {other} wird vom Ende her in Stapeln gezählt. Das führt nicht zu {given}.</translation>
    </message>
    <message>
        <source>The larger of {one} and {other} tells how many stacks are passed over from the right end. The tail begins with the last of them, beside the gap; that is not stack {given}.</source>
        <translation>Die größere von {one} und {other} sagt, wie viele Stapel vom rechten Ende an übergangen werden. Mit dem letzten davon, neben der Lücke, beginnt das Ende der Mauer; das ist nicht Stapel {given}.</translation>
    </message>
    <message>
        <source>Between turns it is thirteen, and one more for each four of a kind: here {kongs}. That does not make {given}.</source>
        <translation>Zwischen den Zügen sind es dreizehn und für jeden Vierling einer mehr: hier {kongs}. Das ergibt nicht {given}.</translation>
    </message>
    <message>
        <source>A complete hand has fourteen, and one more for each four of a kind: here {kongs}. That does not make {given}.</source>
        <translation>Eine vollständige Hand hat vierzehn und für jeden Vierling einen mehr: hier {kongs}. Das ergibt nicht {given}.</translation>
    </message>
    <message>
        <source>The wall has four sides, and two players share them equally.</source>
        <translation>Die Mauer hat vier Seiten, und zwei Spieler teilen sie gleich auf.</translation>
    </message>
    <message>
        <source>The wall has four sides; each of three players builds his own, and the rest together.</source>
        <translation>Die Mauer hat vier Seiten; jeder der drei Spieler baut seine, den Rest alle zusammen.</translation>
    </message>
    <message>
        <source>You were dealt {heads} different heads. Nine are the least, and the payment grows with each more; for {heads} it is not {given}.</source>
        <translation>Du hast {heads} verschiedene Köpfe bekommen. Neun braucht man mindestens, und die Zahlung wächst mit jedem weiteren; für {heads} ist sie nicht {given}.</translation>
    </message>
    <message>
        <source>Multiply each number of sticks by what they are worth, 2, 10, 100 and 500, and add up. That does not make {given}.</source>
        <translation>Nimm jede Anzahl Stäbchen mal ihren Wert, 2, 10, 100 und 500, und zähl zusammen. Das ergibt nicht {given}.</translation>
    </message>
    <message>
        <source>Counted from {start} as one, to the right, {given} comes at {once}, {twice} and {thrice}, but the number is {number}.</source>
        <translation>Von {start} an als eins nach rechts gezählt, kommt {given} bei {once}, {twice} und {thrice}; die Zahl ist aber {number}.</translation>
    </message>
    <message>
        <source>One is taken off the throw. Counted from {start} as one, to the right, {given} comes at {once}, {twice} and {thrice}, but the number is then {number}.</source>
        <translation>Vom Wurf geht eins ab. Von {start} an als eins nach rechts gezählt, kommt {given} bei {once}, {twice} und {thrice}; die Zahl ist dann aber {number}.</translation>
    </message>
    <message>
        <source>In the deal the turns go from East to the right: {given} takes at turns {once}, {twice}, {thrice} and so on, not at {number}.</source>
        <translation>Beim Geben geht es von Ost nach rechts: {given} nimmt beim {once}., {twice}., {thrice}. Mal und so weiter, nicht beim {number}.</translation>
    </message>
    <message>
        <source>{given} threw {throw}, and somebody threw more. The highest throw is East.</source>
        <translation>{given} hat {throw} geworfen, und jemand hat mehr. Der höchste Wurf ist Ost.</translation>
    </message>
    <message>
        <source>Whoever threw most is East. From him to the right sit South, West and North: that does not make {player} {given}.</source>
        <translation>Wer am meisten warf, ist Ost. Rechts von ihm sitzen Süd, West und Nord: So wird {player} nicht {given}.</translation>
    </message>
    <message>
        <source>East is {east}. Count from there to the right to {player}.</source>
        <translation>Ost ist {east}. Zähl von dort nach rechts bis {player}.</translation>
    </message>
    <message>
        <source>{positioner} counts himself as one and goes {throw} to the right: who is reached takes the first place, the next one to the right the second. The box lies at place {box}; so it does not go to {given}.</source>
        <translation>{positioner} zählt sich als eins und geht {throw} nach rechts: Wer dort sitzt, nimmt den ersten Platz, wer rechts von ihm sitzt, den zweiten. Der Kasten liegt auf Platz {box}; er geht also nicht an {given}.</translation>
    </message>
    <message>
        <source>{positioner} counts himself as one and goes {throw} to the right: who is reached takes the first wind, the next one to the right the second, and so on. Whoever takes the east wind is East; that is not {given}.</source>
        <translation>{positioner} zählt sich als eins und geht {throw} nach rechts: Wer dort sitzt, nimmt den ersten Wind, wer rechts von ihm sitzt, den zweiten, und so weiter. Wer den Ostwind nimmt, ist Ost; das ist nicht {given}.</translation>
    </message>
    <message>
        <source>Count {throw} from {thrower} as one: that player draws the first wind, the others follow to the right. In this order the winds were {wind-1}, {wind-2}, {wind-3}, {wind-4}; {given} does not get East.</source>
        <translation>Zähl {throw} von {thrower} als eins: Dieser Spieler zieht den ersten Wind, die anderen folgen nach rechts. Der Reihe nach waren es {wind-1}, {wind-2}, {wind-3}, {wind-4}; {given} bekommt nicht Ost.</translation>
    </message>
    <message>
        <source>A throw of {throw} does not lead to {given}.</source>
        <translation>Ein Wurf von {throw} führt nicht zu {given}.</translation>
    </message>
    <message>
        <source>{one} and {other} together, counted from East as one to the right, do not lead to {given}.</source>
        <translation>{one} und {other} zusammen, von Ost als eins nach rechts gezählt, führen nicht zu {given}.</translation>
    </message>
    <message>
        <source>The throw, counted from East as one to the right, does not lead to {given}.</source>
        <translation>Der Wurf, von Ost als eins nach rechts gezählt, führt nicht zu {given}.</translation>
    </message>
    <message>
        <source>The throw is counted from {thrower} as one, to the right. It does not lead to {given}.</source>
        <translation>Der Wurf wird von {thrower} als eins nach rechts gezählt. Er führt nicht zu {given}.</translation>
    </message>
    <message>
        <source>Turn {place} of the deal is not that of {given}: they go from East to the right.</source>
        <translation>Beim {place}. Mal nimmt nicht {given}: Das Geben geht von Ost nach rechts.</translation>
    </message>
    <message>
        <source>{one} and {other} are counted from the right end of {breaker}’s side. A side has {stacks} stacks; what is beyond goes on at the next side to the left, so it does not end at {given}.</source>
        <translation>{one} und {other} werden vom rechten Ende der Seite von {breaker} gezählt. Eine Seite hat {stacks} Stapel; was darüber ist, geht links auf der nächsten weiter, endet also nicht bei {given}.</translation>
    </message>
    <message>
        <source>The wall was broken at stack {stack} of {side}’s side. Tiles are taken from the left of the gap, clockwise; the first does not stand in {given}’s side.</source>
        <translation>Die Mauer wurde beim Stapel {stack} der Seite von {side} geöffnet. Genommen wird links von der Lücke, im Uhrzeigersinn; der erste Stein steht nicht auf der Seite von {given}.</translation>
    </message>
    <message>
        <source>The wall was broken at stack {stack} of {side}’s side. Fifty-three tiles are gone, clockwise from the left of the gap, {stacks} stacks to a side; that does not end in {given}’s side.</source>
        <translation>Die Mauer wurde beim Stapel {stack} der Seite von {side} geöffnet. Dreiundfünfzig Steine sind weg, im Uhrzeigersinn links von der Lücke, {stacks} Stapel je Seite; das endet nicht auf der Seite von {given}.</translation>
    </message>
    <message>
        <source>Flowers and seasons go by their numbers: 1 East, 2 South, 3 West, 4 North. {given}’s number is not the one on {tile}.</source>
        <translation>Blumen und Jahreszeiten gehen nach ihren Zahlen: 1 Ost, 2 Süd, 3 West, 4 Nord. {tile} trägt nicht die Zahl von {given}.</translation>
    </message>
    <message>
        <source>Nobody won. See whether East stays or passes on then; it is not {given}.</source>
        <translation>Niemand hat gewonnen. Sieh, ob Ost dann bleibt oder weitergeht; {given} ist es nicht.</translation>
    </message>
    <message>
        <source>East won, and whoever is East and wins stays East. So it is not {given}.</source>
        <translation>Ost hat gewonnen, und wer als Ost gewinnt, bleibt Ost. Also ist es nicht {given}.</translation>
    </message>
    <message>
        <source>{winner} won, not East: then East passes to the player at his right. That is not {given}.</source>
        <translation>{winner} hat gewonnen, nicht Ost: Dann wird der Spieler rechts von Ost zu Ost. Das ist nicht {given}.</translation>
    </message>
    <message>
        <source>Nobody won. If East stays, all winds stay; if he passes, all move on by one. That does not make you {given}.</source>
        <translation>Niemand hat gewonnen. Bleibt Ost, so bleiben alle Winde; geht er weiter, rücken alle um einen. So wirst du nicht {given}.</translation>
    </message>
    <message>
        <source>East won and stays, so all winds stay. That does not make you {given}.</source>
        <translation>Ost hat gewonnen und bleibt, also bleiben alle Winde. So wirst du nicht {given}.</translation>
    </message>
    <message>
        <source>{winner} won, so East passes on, and all winds move by one. That does not make you {given}.</source>
        <translation>{winner} hat gewonnen, also geht Ost weiter, und alle Winde rücken um einen. So wirst du nicht {given}.</translation>
    </message>
    <message>
        <source>East passes on only after deals that do not let him stay. Count those; it does not end at {given}.</source>
        <translation>Ost geht nur nach Spielen weiter, nach denen er nicht Ost bleibt. Zähl diese; es endet nicht bei {given}.</translation>
    </message>
    <message>
        <source>East has passed so many times: {passed}.</source>
        <translation>Ost ist {passed}-mal weitergegangen.</translation>
    </message>
    <message>
        <source>A new round begins when East has passed four times. Count the deals after which he passed: it is not the round of {given}.</source>
        <translation>Eine neue Runde beginnt, wenn Ost viermal weitergegangen ist. Zähl die Spiele, nach denen er weiterging: Es ist nicht die Runde von {given}.</translation>
    </message>
    <message>
        <source>This part of the book knows no wind of the round, so it cannot be {given}.</source>
        <translation>Dieser Teil des Buches kennt keinen Wind der Runde, also kann es nicht {given} sein.</translation>
    </message>
    <message>
        <source>{given} has just played. The turn goes on to the right.</source>
        <translation>{given} hat eben gespielt. Es geht nach rechts weiter.</translation>
    </message>
    <message>
        <source>{given} sits at the right of {after}.</source>
        <translation>{given} sitzt rechts von {after}.</translation>
    </message>
    <message>
        <source>{given} sits opposite {after}. The turn goes to the right neighbour.</source>
        <translation>{given} sitzt gegenüber von {after}. An der Reihe ist der rechte Nachbar.</translation>
    </message>
    <message>
        <source>{given} sits at the left of {after} and plays just before him. The turn goes to the right.</source>
        <translation>{given} sitzt links von {after} und spielt unmittelbar vor ihm. Es geht nach rechts.</translation>
    </message>
    <message>
        <source>{players} play, and nobody sits at {given}. The turn passes over an empty seat.</source>
        <translation>Es spielen {players}, und bei {given} sitzt niemand. Ein leerer Platz wird übergangen.</translation>
    </message>
    <message>
        <source>Both claim the same ({claim}). Then the order of play from {from} decides, and {given} comes later.</source>
        <translation>Beide wollen dasselbe ({claim}). Dann entscheidet die Reihenfolge ab {from}, und {given} kommt später.</translation>
    </message>
    <message>
        <source>Both claim the same ({claim}). Here it is not always the nearest to {from} who goes first, and {given} comes later.</source>
        <translation>Beide wollen dasselbe ({claim}). Hier geht nicht immer vor, wer {from} am nächsten sitzt, und {given} kommt später.</translation>
    </message>
    <message>
        <source>{given} claims {claim}. {other} goes before it, wherever the players sit.</source>
        <translation>{given} beansprucht: {claim}. Vorrang hat, wo immer die Spieler sitzen: {other}.</translation>
    </message>
    <message>
        <source>Look what lay open before {winner}, from whom it was claimed, and who gave the last tile: somebody answers for it.</source>
        <translation>Sieh, was offen vor {winner} lag, von wem die Steine dazu kamen und wer den letzten Stein gab: Jemand steht dafür ein.</translation>
    </message>
    <message>
        <source>Look what lay open before {winner}, and who gave the last tile: somebody answers for it.</source>
        <translation>Sieh, was offen vor {winner} lag und wer den letzten Stein gab: Jemand steht dafür ein.</translation>
    </message>
    <message>
        <source>{given} gave the last tile, but that alone makes nobody pay for all. Open sets claimed from him: {fed}.</source>
        <translation>{given} hat den letzten Stein gegeben, aber das allein lässt niemanden für alle zahlen. Offene Sätze mit einem Stein von ihm: {fed}.</translation>
    </message>
    <message>
        <source>{given} did not give the last tile, {giver} did. Open sets claimed from {given}: {fed}.</source>
        <translation>{given} hat den letzten Stein nicht gegeben, sondern {giver}. Offene Sätze mit einem Stein von {given}: {fed}.</translation>
    </message>
    <message>
        <source>{winner} drew the last tile himself. Open sets claimed from {given}: {fed}. That does not make {given} pay for all.</source>
        <translation>{winner} hat den letzten Stein selbst gezogen. Offene Sätze mit einem Stein von {given}: {fed}. Deshalb zahlt {given} nicht für alle.</translation>
    </message>
    <message>
        <source>{given} gave the last tile, but that alone makes nobody pay for all.</source>
        <translation>{given} hat den letzten Stein gegeben, aber das allein lässt niemanden für alle zahlen.</translation>
    </message>
    <message>
        <source>{given} did not give the last tile, {giver} did.</source>
        <translation>{given} hat den letzten Stein nicht gegeben, sondern {giver}.</translation>
    </message>
    <message>
        <source>{winner} drew the last tile himself, so nobody has given it.</source>
        <translation>{winner} hat den letzten Stein selbst gezogen, also hat ihn niemand gegeben.</translation>
    </message>
    <message>
        <source>Open sets claimed from {given}: {fed}. But whoever is robbed, or discards the bottom tile, pays before those who fed the winner.</source>
        <translation>Offene Sätze mit einem Stein von {given}: {fed}. Doch wer beraubt wird oder den letzten Stein abwirft, zahlt vor denen, die den Gewinner gefüttert haben.</translation>
    </message>
    <message>
        <source>{item}: the book has this as often as the hand earns it. The slip is elsewhere.</source>
        <translation>{item}: Das hat das Buch so oft, wie die Hand es bekommt. Der Fehler ist anderswo.</translation>
    </message>
    <message>
        <source>The lines as the book has them do come to {printed}. The slip is in one of the lines, or in who pays.</source>
        <translation>Die Zeilen, wie das Buch sie hat, ergeben {printed}. Der Fehler liegt in einer der Zeilen oder darin, wer zahlt.</translation>
    </message>
    <message>
        <source>The book names rightly who pays. The slip is in what it counts.</source>
        <translation>Das Buch nennt richtig, wer zahlt. Der Fehler liegt in dem, was es zählt.</translation>
    </message>
    <message>
        <source>no three of a kind is in this hand.</source>
        <translation>In dieser Hand ist kein Drilling.</translation>
    </message>
    <message>
        <source>no four of a kind is in this hand.</source>
        <translation>In dieser Hand ist kein Vierling.</translation>
    </message>
    <message>
        <source>no pair is in this hand.</source>
        <translation>In dieser Hand ist kein Paar.</translation>
    </message>
    <message>
        <source>no three of a kind of this sort is here. This hand has {sets}.</source>
        <translation>Ein Drilling dieser Art fehlt. Die Drillinge dieser Hand: {sets}.</translation>
    </message>
    <message>
        <source>no four of a kind of this sort is here. This hand has {sets}.</source>
        <translation>Ein Vierling dieser Art fehlt. Die Vierlinge dieser Hand: {sets}.</translation>
    </message>
    <message>
        <source>no pair of this sort is here. This hand has {sets}.</source>
        <translation>Ein Paar dieser Art fehlt. Diese Hand hat: {sets}.</translation>
    </message>
    <message>
        <source>this hand has {sets}, and the winning tile completed it.</source>
        <translation>Das Paar dieser Hand: {sets}. Der Gewinnstein hat es vollendet.</translation>
    </message>
    <message>
        <source>it takes four fours of a kind. This hand has {sets}.</source>
        <translation>Es müssen vier Vierlinge sein. Diese Hand hat: {sets}.</translation>
    </message>
    <message>
        <source>no set of winds is in this hand.</source>
        <translation>In dieser Hand ist kein Satz Winde.</translation>
    </message>
    <message>
        <source>this hand has {sets}. Its own wind is {own}.</source>
        <translation>Diese Hand hat: {sets}. Ihr eigener Wind ist {own}.</translation>
    </message>
    <message>
        <source>this hand has {sets}. Its own wind is {own}, and the wind of the round {round}.</source>
        <translation>Diese Hand hat: {sets}. Ihr eigener Wind ist {own}, der Rundenwind {round}.</translation>
    </message>
    <message>
        <source>this hand has {sets}, own wind and wind of the round in one. Another line counts that.</source>
        <translation>Diese Hand hat: {sets}. Das ist eigener Wind und Rundenwind in einem, und das zählt eine andere Zeile.</translation>
    </message>
    <message>
        <source>no set of dragons is in this hand.</source>
        <translation>In dieser Hand ist kein Satz Drachen.</translation>
    </message>
    <message>
        <source>of dragons this hand has only {sets}.</source>
        <translation>An Drachen hat diese Hand nur: {sets}.</translation>
    </message>
    <message>
        <source>of winds this hand has {sets}. Missing: {tiles}.</source>
        <translation>An Winden hat diese Hand: {sets}. Es fehlen: {tiles}.</translation>
    </message>
    <message>
        <source>of winds this hand has {sets}.</source>
        <translation>An Winden hat diese Hand: {sets}.</translation>
    </message>
    <message>
        <source>of dragons this hand has {sets}. Missing: {tiles}.</source>
        <translation>An Drachen hat diese Hand: {sets}. Es fehlen: {tiles}.</translation>
    </message>
    <message>
        <source>no dragons are in the sets of this hand.</source>
        <translation>In den Sätzen dieser Hand sind keine Drachen.</translation>
    </message>
    <message>
        <source>no winds are in the sets of this hand.</source>
        <translation>In den Sätzen dieser Hand sind keine Winde.</translation>
    </message>
    <message>
        <source>these are no concealed threes or fours of a kind: {sets}.</source>
        <translation>Das sind keine verdeckten Drillinge oder Vierlinge: {sets}.</translation>
    </message>
    <message>
        <source>no tile completed this hand; it was complete as it was dealt.</source>
        <translation>Kein Stein hat diese Hand vollendet; sie war schon beim Geben vollständig.</translation>
    </message>
    <message>
        <source>{last} won. It was drawn, and completed {sets}.</source>
        <translation>{last} hat gewonnen, wurde gezogen und hat das vollendet: {sets}.</translation>
    </message>
    <message>
        <source>{last} won. It was another player’s, and completed {sets}.</source>
        <translation>{last} hat gewonnen, kam von einem anderen und hat das vollendet: {sets}.</translation>
    </message>
    <message>
        <source>in a plain hand won with another’s tile the pair counts nothing.</source>
        <translation>In einer schlichten Hand, die mit dem Stein eines anderen gewinnt, zählt das Paar nichts.</translation>
    </message>
    <message>
        <source>{last} won, and completed no set of four sets and a pair.</source>
        <translation>{last} hat gewonnen und keinen Satz von vier Sätzen und einem Paar vollendet.</translation>
    </message>
    <message>
        <source>{set}, the fourth claimed</source>
        <translation>{set}, der vierte Stein genommen</translation>
    </message>
    <message>
        <source>{set}, all four drawn</source>
        <translation>{set}, alle vier gezogen</translation>
    </message>
    <message>
        <source>{set}, the fourth added to a pung</source>
        <translation>{set}, der vierte Stein an einen Pung gelegt</translation>
    </message>
    <message>
        <source>{set}, open as the winning tile was claimed</source>
        <translation>{set}, offen, weil der Gewinnstein genommen wurde</translation>
    </message>
    <message>
        <source>a set of red dragons</source>
        <translation>ein Satz rote Drachen</translation>
    </message>
    <message>
        <source>a set of green dragons</source>
        <translation>ein Satz grüne Drachen</translation>
    </message>
    <message>
        <source>a set of white dragons</source>
        <translation>ein Satz weiße Drachen</translation>
    </message>
    <message>
        <source>A single tile makes no set. Three are needed.</source>
        <translation>Ein einzelner Stein ist kein Satz. Drei sind nötig.</translation>
    </message>
    <message>
        <source>{tiles}: two tiles can only be a pair, and the two of a pair are equal.</source>
        <translation>{tiles}: Zwei Steine können nur ein Paar sein, und die zwei eines Paares sind gleich.</translation>
    </message>
    <message>
        <source>{number} tiles are too many. A set has three, or four equal ones.</source>
        <translation>{number} Steine sind zu viele. Ein Satz hat drei, oder vier gleiche.</translation>
    </message>
    <message>
        <source>Two are equal, {odd} is not. Three of a kind needs a third {tile}.</source>
        <translation>Zwei sind gleich, {odd} nicht. Ein Drilling braucht einen dritten Stein: {tile}.</translation>
    </message>
    <message>
        <source>{tile} belongs to no suit and goes into no sequence. It makes a set only with its equals.</source>
        <translation>{tile} gehört zu keiner Farbe und passt in keine Folge. Ein Satz wird daraus nur mit gleichen Steinen.</translation>
    </message>
    <message>
        <source>Winds are in no order. Only three equal winds are a set.</source>
        <translation>Winde haben keine Reihenfolge. Nur drei gleiche Winde sind ein Satz.</translation>
    </message>
    <message>
        <source>Dragons are in no order. Only three equal dragons are a set.</source>
        <translation>Drachen haben keine Reihenfolge. Nur drei gleiche Drachen sind ein Satz.</translation>
    </message>
    <message>
        <source>Winds and dragons make no sequence. Only three equal tiles are a set.</source>
        <translation>Winde und Drachen bilden keine Folge. Nur drei gleiche Steine sind ein Satz.</translation>
    </message>
    <message>
        <source>{ranks}: the numbers are in order, but a sequence stays in one suit. {odd} is of another.</source>
        <translation>{ranks}: Die Zahlen folgen einander, aber eine Folge bleibt in einer Farbe. {odd} ist aus einer anderen.</translation>
    </message>
    <message>
        <source>The numbers are equal, the suits are not. {odd} is of another suit than {kept}.</source>
        <translation>Die Zahlen sind gleich, die Farben nicht. {odd} ist aus einer anderen Farbe als {kept}.</translation>
    </message>
    <message>
        <source>{ranks}: {odd} is of another suit, and a set stays in one.</source>
        <translation>{ranks}: {odd} ist aus einer anderen Farbe, und ein Satz bleibt in einer.</translation>
    </message>
    <message>
        <source>{ranks}: three tiles of three suits make no set.</source>
        <translation>{ranks}: Drei Steine aus drei Farben sind kein Satz.</translation>
    </message>
    <message>
        <source>A sequence does not go round: nothing follows the 9. {tile} is at the other end.</source>
        <translation>Eine Folge läuft nicht im Kreis: Nach der 9 kommt nichts. {tile} steht am anderen Ende.</translation>
    </message>
    <message>
        <source>{ranks}: a sequence needs {needed}. {odd} does not follow.</source>
        <translation>{ranks}: Zur Folge fehlt {needed}. {odd} schließt nicht an.</translation>
    </message>
    <message>
        <source>{ranks}: the numbers do not follow one another. After the first comes {needed}.</source>
        <translation>{ranks}: Die Zahlen folgen nicht aufeinander. Nach der ersten kommt {needed}.</translation>
    </message>
    <message>
        <source>A hand has one pair, and it is there already. These need a third to be a set: {tile}.</source>
        <translation>Eine Hand hat ein Paar, und es liegt schon da. Zu einem Satz fehlt hier ein dritter Stein: {tile}.</translation>
    </message>
    <message>
        <source>Whatever {wild} stands for, it makes no set with {tiles}.</source>
        <translation>Wofür {wild} auch steht, mit diesen Steinen ergibt sich kein Satz: {tiles}.</translation>
    </message>
    <message>
        <source>{number} of a kind</source>
        <translation>{number} gleiche</translation>
    </message>
    <message>
        <source>in order, and of one suit</source>
        <translation>in Folge und aus einer Farbe</translation>
    </message>
    <message>
        <source>{tiles}: that is a set.</source>
        <translation>{tiles}: Das ist ein Satz.</translation>
    </message>
    <message>
        <source>These lie in no set yet: {tiles}. Every tile of the hand belongs to a set or the pair.</source>
        <translation>Noch liegen in keinem Satz: {tiles}. Jeder Stein der Hand gehört zu einem Satz oder zum Paar.</translation>
    </message>
    <message>
        <source>A tile was laid that is not in this hand.</source>
        <translation>Ein Stein wurde gelegt, der nicht in dieser Hand ist.</translation>
    </message>
    <message>
        <source>The same tiles can be laid another way: try threes of a kind in place of sequences, or the other pair.</source>
        <translation>Dieselben Steine lassen sich anders legen: Drillinge statt Folgen, oder das andere Paar.</translation>
    </message>
    <message>
        <source>At least one more is right.</source>
        <translation>Mindestens noch eines ist richtig.</translation>
    </message>
    <message>
        <source>At least one more claim is allowed. Look at {tiles}.</source>
        <translation>Mindestens noch ein Anspruch ist erlaubt. Sieh dir das an: {tiles}.</translation>
    </message>
    <message>
        <source>At least one more is right. Look among the {sort}.</source>
        <translation>Mindestens noch einer ist richtig. Sieh bei den {sort} nach.</translation>
    </message>
    <message>
        <source>One more is right: lay out this one again.</source>
        <translation>Noch eine ist richtig: Leg diese noch einmal aus.</translation>
    </message>
    <message>
        <source>Where nothing fits, that is an answer too, and has to be chosen.</source>
        <translation>Wo nichts passt, ist auch das eine Antwort und muss gewählt werden.</translation>
    </message>
    <message>
        <source>Read like this, the hand still waits with {tiles}.</source>
        <translation>So gelesen wartet die Hand noch mit diesen Steinen: {tiles}.</translation>
    </message>
    <message>
        <source>Something can be claimed here.</source>
        <translation>Hier kann etwas genommen werden.</translation>
    </message>
    <message>
        <source>{tile} belongs to a suit: {suit}.</source>
        <translation>{tile} gehört zu einer Farbe: {suit}.</translation>
    </message>
    <message>
        <source>{tile} is of another suit: {suit}.</source>
        <translation>{tile} gehört zu einer anderen Farbe: {suit}.</translation>
    </message>
    <message>
        <source>{tile} is an end of its suit, {suit}.</source>
        <translation>{tile} ist ein Ende der Farbe {suit}.</translation>
    </message>
    <message>
        <source>{tile} is of a suit, {suit}, and neither its 1 nor its 9.</source>
        <translation>{tile} gehört zur Farbe {suit} und ist weder ihre 1 noch ihre 9.</translation>
    </message>
    <message>
        <source>{tile} is a wind, and belongs to no suit.</source>
        <translation>{tile} ist ein Wind und gehört zu keiner Farbe.</translation>
    </message>
    <message>
        <source>{tile} is a dragon, and belongs to no suit.</source>
        <translation>{tile} ist ein Drache und gehört zu keiner Farbe.</translation>
    </message>
    <message>
        <source>{tile} is a flower or season.</source>
        <translation>{tile} ist eine Blume oder Jahreszeit.</translation>
    </message>
    <message>
        <source>{tile} is not set out by {me}.</source>
        <translation>{tile} wird von {me} nicht ausgelegt.</translation>
    </message>
    <message>
        <source>{tile} is neither a flower nor a season. It stays in the hand.</source>
        <translation>{tile} ist weder Blume noch Jahreszeit. Der Stein bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>{tile} is not set out: {turned} was turned up, and what it makes wild stays in the hand.</source>
        <translation>{tile} wird nicht ausgelegt: {turned} wurde aufgedeckt, und was dadurch Joker ist, bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>{turned} was turned up. That does not make {tile} wild.</source>
        <translation>{turned} wurde aufgedeckt. Dadurch wird {tile} nicht zum Joker.</translation>
    </message>
    <message>
        <source>Counted from East as one, to the right, {given} comes at {once}, {twice} and {thrice}, but East threw {first}.</source>
        <translation>Von Ost als eins nach rechts gezählt, kommt {given} bei {once}, {twice} und {thrice}; Ost hat aber {first} geworfen.</translation>
    </message>
    <message>
        <source>{breaker} is the breaker, but both throws make {both}, and a side has only {stacks} stacks: the count goes on at the next side to the left.</source>
        <translation>{breaker} öffnet die Mauer, aber beide Würfe ergeben {both}, und eine Seite hat nur {stacks} Stapel: Die Zählung geht links auf der nächsten Seite weiter.</translation>
    </message>
    <message>
        <source>The count begins at the right end of {breaker}’s side, runs its {stacks} stacks and goes on to the left. It does not reach this side.</source>
        <translation>Die Zählung beginnt am rechten Ende der Seite von {breaker}, durchläuft ihre {stacks} Stapel und geht nach links weiter. Diese Seite erreicht sie nicht.</translation>
    </message>
    <message>
        <source>Both throws, {first} and {second}, make {both}. Counted in stacks from the right end of {breaker}’s side they do not lead to stack {given-stack} here.</source>
        <translation>Beide Würfe, {first} und {second}, ergeben {both}. In Stapeln vom rechten Ende der Seite von {breaker} gezählt, führen sie nicht zu Stapel {given-stack}.</translation>
    </message>
    <message>
        <source>{given-stack} is the second throw alone. Both throws together are counted.</source>
        <translation>{given-stack} ist der zweite Wurf allein. Beide Würfe werden zusammen gezählt.</translation>
    </message>
    <message>
        <source>That is counted from the left end. The count begins at the right end of the side.</source>
        <translation>Das ist vom linken Ende gezählt. Die Zählung beginnt am rechten Ende der Seite.</translation>
    </message>
    <message>
        <source>The larger die, {larger}, is counted in stacks from the right end. That is not stack {given-stack}.</source>
        <translation>Der größere Würfel, {larger}, wird in Stapeln vom rechten Ende gezählt. Das ist nicht Stapel {given-stack}.</translation>
    </message>
    <message>
        <source>The tile that is taken first lies farther from the gap than the other, to its right. That is not stack {given-stack}.</source>
        <translation>Der Stein, der zuerst genommen wird, liegt rechts von der Lücke, weiter von ihr entfernt als der andere. Das ist nicht Stapel {given-stack}.</translation>
    </message>
    <message>
        <source>The tile that is taken second lies nearer to the gap than the first, to its right. That is not stack {given-stack}.</source>
        <translation>Der Stein, der als zweiter genommen wird, liegt rechts von der Lücke, näher an ihr als der erste. Das ist nicht Stapel {given-stack}.</translation>
    </message>
    <message>
        <source>You let {tile} go.</source>
        <translation>Du hast diesen Stein gehen lassen: {tile}.</translation>
    </message>
    <message>
        <source>You discarded {tile}.</source>
        <translation>Du hast diesen Stein abgeworfen: {tile}.</translation>
    </message>
    <message>
        <source>You took {tile} into a sequence.</source>
        <translation>Du hast diesen Stein in eine Folge genommen: {tile}.</translation>
    </message>
    <message>
        <source>You took {tile} from {from} for three of a kind.</source>
        <translation>Du hast diesen Stein von {from} für einen Drilling genommen: {tile}.</translation>
    </message>
    <message>
        <source>You took {tile} from {from} for a kong.</source>
        <translation>Du hast diesen Stein von {from} für einen Kong genommen: {tile}.</translation>
    </message>
    <message>
        <source>You took {tile} to win.</source>
        <translation>Du hast diesen Stein zum Gewinn genommen: {tile}.</translation>
    </message>
    <message>
        <source>You laid down four {kinds}.</source>
        <translation>Du hast vier Steine ausgelegt: {kinds}.</translation>
    </message>
    <message>
        <source>You added {tile} to your exposed three.</source>
        <translation>Du hast diesen Stein an deinen offenen Drilling gelegt: {tile}.</translation>
    </message>
    <message>
        <source>You took the last tile.</source>
        <translation>Du hast den letzten Stein genommen.</translation>
    </message>
    <message>
        <source>You refused the last tile.</source>
        <translation>Du hast den letzten Stein abgelehnt.</translation>
    </message>
    <message>
        <source>You set out {tile}.</source>
        <translation>Du hast diesen Stein ausgelegt: {tile}.</translation>
    </message>
    <message>
        <source>You declared Mah-Jongg.</source>
        <translation>Du hast Mah-Jongg angesagt.</translation>
    </message>
    <message>
        <source>You washed the tiles.</source>
        <translation>Du hast die Steine gewaschen.</translation>
    </message>
    <message>
        <source>With these of your hand it makes a sequence.</source>
        <translation>Mit diesen Steinen deiner Hand bildet er eine Folge.</translation>
    </message>
    <message>
        <source>With these {tile} makes a sequence, but another one is asked for.</source>
        <translation>Mit diesen ergibt {tile} eine Folge, aber gefragt ist eine andere.</translation>
    </message>
    <message>
        <source>You hold two of them: three of a kind could be made.</source>
        <translation>Du hältst zwei davon: Ein Drilling ließe sich bilden.</translation>
    </message>
    <message>
        <source>You hold three of them: four of a kind could be made.</source>
        <translation>Du hältst drei davon: Ein Vierling ließe sich bilden.</translation>
    </message>
    <message>
        <source>You hold all four of a kind; laid down they count more and bring another tile.</source>
        <translation>Du hältst alle vier einer Art; ausgelegt zählen sie mehr und bringen noch einen Stein.</translation>
    </message>
    <message>
        <source>The fourth of the three that lie open before you is in your hand; it could be added.</source>
        <translation>Der vierte Stein zu deinem offenen Drilling ist in deiner Hand; er ließe sich anlegen.</translation>
    </message>
    <message>
        <source>The hand would be complete with it.</source>
        <translation>Damit wäre die Hand vollständig.</translation>
    </message>
    <message>
        <source>The hand was complete: Mah-Jongg is announced before anything is discarded.</source>
        <translation>Die Hand war vollständig: Mah-Jongg wird angesagt, bevor etwas abgeworfen wird.</translation>
    </message>
    <message>
        <source>You hold a flower. Set out, it brings another tile; kept, it goes into no set.</source>
        <translation>Du hältst eine Blume. Ausgelegt bringt sie einen anderen Stein; behalten passt sie in keinen Satz.</translation>
    </message>
    <message>
        <source>The claim breaks up tiles that already belong together, or lays open what could stay hidden. Here it is better to let it go.</source>
        <translation>Der Anspruch zerreißt Steine, die schon zusammengehören, oder legt offen, was verdeckt bleiben könnte. Hier lässt man den Stein besser vorbei.</translation>
    </message>
    <message>
        <source>Every tile you keep should belong to a set, the pair, or a part of one. This was not the loosest one, or it is not safe here.</source>
        <translation>Jeder Stein, den du behältst, soll zu einem Satz, dem Paar oder einem Teil davon gehören. Dieser war nicht der entbehrlichste, oder er ist hier nicht sicher.</translation>
    </message>
    <message>
        <source>The tile is right, but the standing hand was not declared with it.</source>
        <translation>Der Stein ist richtig, aber die stehende Hand wurde nicht dazu angesagt.</translation>
    </message>
    <message>
        <source>Here you are to find an act that the rules forbid. This one they allow.</source>
        <translation>Hier sollst du eine Handlung finden, die die Regeln verbieten. Diese erlauben sie.</translation>
    </message>
    <message>
        <source>In this book a discard stays alive until the next player discards. Let him draw first.</source>
        <translation>In diesem Buch bleibt ein abgeworfener Stein gültig, bis der nächste Spieler abwirft. Lass ihn zuerst ziehen.</translation>
    </message>
    <message>
        <source>Let the first one go, take your own turn, and then take it.</source>
        <translation>Lass den ersten gehen, spiel deinen eigenen Zug und nimm dann den nächsten.</translation>
    </message>
    <message>
        <source>The deal was to end here by what you hold.</source>
        <translation>Das Spiel sollte hier durch das enden, was du hältst.</translation>
    </message>
    <message>
        <source>Whoever takes the last tile and does not win with it has to discard it. Refused by all, it ends the deal.</source>
        <translation>Wer den letzten Stein nimmt und nicht damit gewinnt, muss ihn abwerfen. Lehnen ihn alle ab, ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>It was to be drawn from the wall.</source>
        <translation>Es sollte aus der Mauer gezogen werden.</translation>
    </message>
    <message>
        <source>Tiles still missing to win without {tile}: {after}; after another discard: {best}.</source>
        <translation>Bis zum Gewinn fehlen nach diesem Abwurf, {tile}: {after}; nach einem anderen: {best}.</translation>
    </message>
    <message>
        <source>wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>another</source>
        <translation>anderer</translation>
    </message>
    <message>
        <source>other end</source>
        <translation>anderes Ende</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>folgt nicht</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>not in hand</source>
        <translation>nicht auf der Hand</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>in no set</source>
        <translation>in keinem Satz</translation>
    </message>
    <message>
        <source>second pair</source>
        <translation>zweites Paar</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>a chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>a pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>a kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>washing the tiles</source>
        <translation>das Waschen</translation>
    </message>
</context>
<context>
    <name>Fence</name>
    <message>
        <source>On the fence</source>
        <translation>Auf dem Zaun</translation>
    </message>
    <message>
        <source>Lay one on a place to seat it.</source>
        <translation>Leg einen auf einen Platz, dann spielt er mit.</translation>
    </message>
    <message>
        <source>Drag it to a place, or press it to choose one</source>
        <translation>Auf einen Platz ziehen oder drücken und einen wählen</translation>
    </message>
    <message>
        <source>In place of {name}</source>
        <translation>Anstelle von {name}</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>The tile is in your hand.</source>
        <translation>Der Stein ist auf deiner Hand.</translation>
    </message>
    <message>
        <source>It is no mandarin of your own wind.</source>
        <translation>Es ist kein Mandarin deines eigenen Windes.</translation>
    </message>
    <message>
        <source>Your hand has the right number of tiles.</source>
        <translation>Deine Hand hat die richtige Zahl von Steinen.</translation>
    </message>
    <message>
        <source>You have drawn a tile.</source>
        <translation>Du hast einen Stein gezogen.</translation>
    </message>
    <message>
        <source>Your last tile was drawn or dealt.</source>
        <translation>Dein letzter Stein wurde gezogen oder gegeben.</translation>
    </message>
    <message>
        <source>The hand is complete.</source>
        <translation>Die Hand ist vollständig.</translation>
    </message>
    <message>
        <source>You hold all four {kinds}.</source>
        <translation>Du hast alle vier: {kinds}.</translation>
    </message>
    <message>
        <source>Three of the kind lie open before you.</source>
        <translation>Drei dieser Art liegen offen vor dir.</translation>
    </message>
    <message>
        <source>The fourth tile is in your hand.</source>
        <translation>Der vierte Stein ist auf deiner Hand.</translation>
    </message>
    <message>
        <source>A loose tile can be drawn.</source>
        <translation>Ein loser Stein kann gezogen werden.</translation>
    </message>
    <message>
        <source>A card can be taken from the rear.</source>
        <translation>Am hinteren Ende kann ein Stein genommen werden.</translation>
    </message>
    <message>
        <source>A tile is offered: {tile}.</source>
        <translation>Ein Stein wird angeboten: {tile}.</translation>
    </message>
    <message>
        <source>A discard lies on the table: {tile}.</source>
        <translation>Ein Abwurf liegt auf dem Tisch: {tile}.</translation>
    </message>
    <message>
        <source>The tile is {from}’s.</source>
        <translation>Der Stein ist von {from}.</translation>
    </message>
    <message>
        <source>You have not answered yet.</source>
        <translation>Du hast noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>The tile completes the hand.</source>
        <translation>Der Stein vollendet die Hand.</translation>
    </message>
    <message>
        <source>No three of the kind lie open before you.</source>
        <translation>Vor dir liegen keine drei dieser Art offen.</translation>
    </message>
    <message>
        <source>You hold three {kinds}.</source>
        <translation>Du hast drei {kinds}.</translation>
    </message>
    <message>
        <source>You hold a pair of {kinds}.</source>
        <translation>Du hast ein Paar {kinds}.</translation>
    </message>
    <message>
        <source>The discard is that of the player at your left, {left}.</source>
        <translation>Der Abwurf kommt von deinem linken Nachbarn, {left}.</translation>
    </message>
    <message>
        <source>You have not drawn yet.</source>
        <translation>Du hast noch nicht gezogen.</translation>
    </message>
    <message>
        <source>The tile belongs to a suit.</source>
        <translation>Der Stein gehört zu einer Farbe.</translation>
    </message>
    <message>
        <source>{run} is a sequence of one suit.</source>
        <translation>{run} ist eine Folge einer Farbe.</translation>
    </message>
    <message>
        <source>You hold the other two tiles: {tiles}.</source>
        <translation>Du hast die beiden anderen Steine: {tiles}.</translation>
    </message>
    <message>
        <source>It is not the last discard.</source>
        <translation>Es ist nicht der letzte Abwurf.</translation>
    </message>
    <message>
        <source>You are asked for your answer.</source>
        <translation>Du bist gefragt.</translation>
    </message>
    <message>
        <source>Your hand is still as it was dealt.</source>
        <translation>Deine Hand ist noch, wie sie gegeben wurde.</translation>
    </message>
    <message>
        <source>You have not drawn yet, and your hand is as it was dealt.</source>
        <translation>Du hast noch nicht gezogen, und deine Hand ist, wie sie gegeben wurde.</translation>
    </message>
    <message>
        <source>You were dealt {number} different heads, worth {value} from each.</source>
        <translation>Du hast {number} verschiedene Köpfe bekommen, {value} von jedem wert.</translation>
    </message>
    <message>
        <source>No wind or dragon is robbed.</source>
        <translation>Kein Wind oder Drache wird geraubt.</translation>
    </message>
    <message>
        <source>You have just drawn it.</source>
        <translation>Du hast ihn eben gezogen.</translation>
    </message>
    <message>
        <source>You have not let a pung of it pass.</source>
        <translation>Du hast keinen Pung damit ausgelassen.</translation>
    </message>
    <message>
        <source>You have declared no standing hand.</source>
        <translation>Du hast keine stehende Hand angesagt.</translation>
    </message>
    <message>
        <source>The discard leaves your hand as it is.</source>
        <translation>Der Abwurf lässt deine Hand, wie sie ist.</translation>
    </message>
    <message>
        <source>It is your first discard.</source>
        <translation>Es ist dein erster Abwurf.</translation>
    </message>
    <message>
        <source>No set lies before you.</source>
        <translation>Vor dir liegt kein Satz.</translation>
    </message>
    <message>
        <source>The hand is one tile short after this discard.</source>
        <translation>Nach diesem Abwurf fehlt der Hand ein Stein.</translation>
    </message>
    <message>
        <source>The tile offered is neither wild nor a flower.</source>
        <translation>Der angebotene Stein ist weder Joker noch Blume.</translation>
    </message>
    <message>
        <source>The tile is a flower or a season.</source>
        <translation>Der Stein ist eine Blume oder Jahreszeit.</translation>
    </message>
    <message>
        <source>The tile is not wild.</source>
        <translation>Der Stein ist kein Joker.</translation>
    </message>
    <message>
        <source>Neither of your two tiles is wild.</source>
        <translation>Keiner deiner beiden Steine ist ein Joker.</translation>
    </message>
    <message>
        <source>You hold no flower that should be set out.</source>
        <translation>Du hältst keine Blume, die auszulegen wäre.</translation>
    </message>
    <message>
        <source>No flower that must be set out is in your hand.</source>
        <translation>Du hältst keine Blume, die ausgelegt werden muss.</translation>
    </message>
    <message>
        <source>No wild tile waits alone in your hand.</source>
        <translation>Kein Joker wartet allein in deiner Hand.</translation>
    </message>
    <message>
        <source>The hand has the points that a claim needs.</source>
        <translation>Die Hand hat die Punkte, die ein Anspruch braucht.</translation>
    </message>
    <message>
        <source>You may discard this tile.</source>
        <translation>Diesen Stein darfst du abwerfen.</translation>
    </message>
    <message>
        <source>A supplementary tile can be drawn.</source>
        <translation>Ein Ersatzstein kann gezogen werden.</translation>
    </message>
    <message>
        <source>All eight flowers are yours.</source>
        <translation>Du hast alle acht Blumen.</translation>
    </message>
    <message>
        <source>The eighth flower has just come.</source>
        <translation>Die achte Blume ist eben gekommen.</translation>
    </message>
    <message>
        <source>The bottom tile is offered to you.</source>
        <translation>Der letzte Stein wird dir angeboten.</translation>
    </message>
    <message>
        <source>This is done on your own turn. It is {turn}’s turn.</source>
        <translation>Das geht nur im eigenen Zug. Am Zug ist {turn}.</translation>
    </message>
    <message>
        <source>Only a tile of your hand can be discarded.</source>
        <translation>Nur ein Stein deiner Hand kann abgeworfen werden.</translation>
    </message>
    <message>
        <source>A mandarin of your own wind is set out, not discarded.</source>
        <translation>Ein Mandarin des eigenen Windes wird ausgelegt, nicht abgeworfen.</translation>
    </message>
    <message>
        <source>Your hand has the wrong number of tiles and is dead. It draws and discards, no more.</source>
        <translation>Deine Hand hat die falsche Zahl von Steinen und ist tot. Sie zieht und wirft ab, mehr nicht.</translation>
    </message>
    <message>
        <source>Fours and flowers are laid down after drawing a tile, not right after a claim.</source>
        <translation>Vierlinge und Blumen werden nach dem Ziehen ausgelegt, nicht gleich nach einem Anspruch.</translation>
    </message>
    <message>
        <source>You have claimed a tile and must discard. The next tile may complete the hand.</source>
        <translation>Du hast einen Stein genommen und musst abwerfen. Der nächste Stein kann die Hand vollenden.</translation>
    </message>
    <message>
        <source>Mah-Jongg needs a complete hand; {missing}.</source>
        <translation>Mah-Jongg braucht eine vollständige Hand; {missing}.</translation>
    </message>
    <message>
        <source>All four {kinds} must be in your hand; {held}.</source>
        <translation>Alle vier müssen auf deiner Hand sein: {kinds}; {held}.</translation>
    </message>
    <message>
        <source>A fourth tile is added to three of the kind that lie open before you. There are none.</source>
        <translation>Ein vierter Stein wird an drei gleiche gelegt, die offen vor dir liegen. Es gibt keine.</translation>
    </message>
    <message>
        <source>The fourth {tile} is not in your hand.</source>
        <translation>Der vierte fehlt auf deiner Hand: {tile}.</translation>
    </message>
    <message>
        <source>Each four of a kind draws a loose tile. No tile may be drawn any more.</source>
        <translation>Zu jedem Vierling wird ein loser Stein gezogen. Es darf kein Stein mehr gezogen werden.</translation>
    </message>
    <message>
        <source>Each four takes a card from the rear, and the reserve stays untouched. Too few cards are left.</source>
        <translation>Jeder Vierling nimmt einen Stein vom hinteren Ende, und die Reserve bleibt unberührt. Es sind zu wenige Steine übrig.</translation>
    </message>
    <message>
        <source>No tile is offered.</source>
        <translation>Es wird kein Stein angeboten.</translation>
    </message>
    <message>
        <source>No discard is there to be claimed.</source>
        <translation>Es liegt kein Abwurf da, den man nehmen könnte.</translation>
    </message>
    <message>
        <source>The tile is your own.</source>
        <translation>Der Stein ist dein eigener.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation>Du hast schon geantwortet.</translation>
    </message>
    <message>
        <source>The tile must complete the hand; {missing}.</source>
        <translation>Der Stein muss die Hand vollenden; {missing}.</translation>
    </message>
    <message>
        <source>Your three {kinds} lie open. No set may have two claimed tiles; only a fourth you draw joins it.</source>
        <translation>Dein Drilling liegt offen: {kinds}. Kein Satz darf zwei genommene Steine haben; nur ein selbst gezogener vierter kommt dazu.</translation>
    </message>
    <message>
        <source>Your three {kinds} lie open. No set may have two claimed tiles; by a house rule of this game no fourth joins it.</source>
        <translation>Dein Drilling liegt offen: {kinds}. Kein Satz darf zwei genommene Steine haben; nach einer Hausregel dieser Partie kommt kein vierter dazu.</translation>
    </message>
    <message>
        <source>Three of the kind are needed in hand; {held}.</source>
        <translation>Drei dieser Art müssen auf der Hand sein; {held}.</translation>
    </message>
    <message>
        <source>Two of the kind are needed in hand; {held}.</source>
        <translation>Zwei dieser Art müssen auf der Hand sein; {held}.</translation>
    </message>
    <message>
        <source>A chow is taken only from the player at your left. That is {left}.</source>
        <translation>Einen Chow nimmt man nur vom linken Nachbarn. Das ist {left}.</translation>
    </message>
    <message>
        <source>A claim takes the place of your draw. You have drawn already.</source>
        <translation>Ein Anspruch ersetzt das Ziehen. Du hast schon gezogen.</translation>
    </message>
    <message>
        <source>Winds and dragons make no sequence.</source>
        <translation>Winde und Drachen bilden keine Folge.</translation>
    </message>
    <message>
        <source>{run} is no sequence of one suit.</source>
        <translation>{run} ist keine Folge einer Farbe.</translation>
    </message>
    <message>
        <source>Both other tiles must be in your hand; you lack {missing}.</source>
        <translation>Beide anderen Steine müssen auf deiner Hand sein; dir fehlt: {missing}.</translation>
    </message>
    <message>
        <source>The last discard may be claimed only to go out.</source>
        <translation>Den letzten Abwurf darf man nur zum Mah-Jongg nehmen.</translation>
    </message>
    <message>
        <source>Nothing waits for your answer.</source>
        <translation>Nichts wartet auf deine Antwort.</translation>
    </message>
    <message>
        <source>The tiles are washed with the hand that was dealt, before tiles are drawn.</source>
        <translation>Gewaschen wird mit der gegebenen Hand, bevor Steine gezogen sind.</translation>
    </message>
    <message>
        <source>The tiles are washed with the hand that was dealt, when a tile is discarded and you have drawn none. That is a house rule of this game.</source>
        <translation>Gewaschen wird mit der gegebenen Hand, wenn ein Stein abgeworfen wird und du noch keinen gezogen hast. Das ist eine Hausregel dieser Partie.</translation>
    </message>
    <message>
        <source>Nine different heads are needed to wash the tiles; you were dealt {number}.</source>
        <translation>Zum Waschen braucht es neun verschiedene Köpfe; du hast {number} bekommen.</translation>
    </message>
    <message>
        <source>Only a tile of a suit may be taken from a four, and {tile} is an honour.</source>
        <translation>Aus einem Vierling darf nur ein Farbstein genommen werden, und {tile} ist keiner.</translation>
    </message>
    <message>
        <source>Only a fourth tile that was just drawn is added. That is a house rule of this game.</source>
        <translation>Nur ein eben gezogener vierter Stein wird angelegt. Das ist eine Hausregel dieser Partie.</translation>
    </message>
    <message>
        <source>You let a pung of {kinds} pass. It is locked until your next discard is made.</source>
        <translation>Du hast einen Pung ausgelassen: {kinds}. Bis nach deinem nächsten Abwurf ist er gesperrt.</translation>
    </message>
    <message>
        <source>Your hand is standing: it takes a discard only to win, and lays down no set.</source>
        <translation>Deine Hand steht: Sie nimmt einen Abwurf nur zum Mah-Jongg und legt keinen Satz aus.</translation>
    </message>
    <message>
        <source>Your hand is standing: discard the tile you have drawn.</source>
        <translation>Deine Hand steht: Wirf den gezogenen Stein ab.</translation>
    </message>
    <message>
        <source>A standing hand is declared with the first discard.</source>
        <translation>Eine stehende Hand wird mit dem ersten Abwurf angesagt.</translation>
    </message>
    <message>
        <source>A hand with a set laid down cannot be declared standing.</source>
        <translation>Eine Hand mit ausgelegtem Satz kann nicht stehen.</translation>
    </message>
    <message>
        <source>A standing hand must be one tile short after the discard.</source>
        <translation>Einer stehenden Hand darf nach dem Abwurf nur ein Stein fehlen.</translation>
    </message>
    <message>
        <source>Nobody may claim a wild tile, a flower or a season.</source>
        <translation>Einen Joker, eine Blume oder Jahreszeit darf niemand nehmen.</translation>
    </message>
    <message>
        <source>Only flowers and seasons are set out by themselves.</source>
        <translation>Nur Blumen und Jahreszeiten werden für sich ausgelegt.</translation>
    </message>
    <message>
        <source>A wild tile stays in the hand: {tile}.</source>
        <translation>Ein Joker bleibt in der Hand: {tile}.</translation>
    </message>
    <message>
        <source>No set laid open may hold a wild tile.</source>
        <translation>Kein offener Satz darf einen Joker enthalten.</translation>
    </message>
    <message>
        <source>A hand with flowers in it cannot win; set out {tiles} first.</source>
        <translation>Eine Hand mit Blumen gewinnt nicht; lege zuerst aus: {tiles}.</translation>
    </message>
    <message>
        <source>Before the discard you must set out {tiles}. That is a house rule of this game.</source>
        <translation>Vor dem Abwerfen musst du auslegen: {tiles}. Das ist eine Hausregel dieser Partie.</translation>
    </message>
    <message>
        <source>A wild tile waits alone beside complete sets or pairs: only a tile you draw wins.</source>
        <translation>Ein Joker wartet allein neben fertigen Sätzen oder Paaren: Nur ein gezogener Stein gewinnt.</translation>
    </message>
    <message>
        <source>The hand has {points} of the {needs} points that a claim needs. A tile you draw wins.</source>
        <translation>Die Hand hat {points} der {needs} Punkte, die ein Abwurf verlangt. Ein gezogener Stein gewinnt.</translation>
    </message>
    <message>
        <source>Who takes the bottom tile discards that very tile: {tile}.</source>
        <translation>Wer den letzten Stein nimmt, wirft eben diesen ab: {tile}.</translation>
    </message>
    <message>
        <source>No supplementary tile is left beside the bottom tile.</source>
        <translation>Außer dem letzten Stein ist kein Ersatzstein übrig.</translation>
    </message>
    <message>
        <source>No supplementary tile is left.</source>
        <translation>Es ist kein Ersatzstein mehr da.</translation>
    </message>
    <message>
        <source>Eight flowers are needed; you have {number}.</source>
        <translation>Acht Blumen sind nötig; du hast {number}.</translation>
    </message>
    <message>
        <source>Eight flowers win only when the eighth is set out. The game goes on.</source>
        <translation>Acht Blumen gewinnen nur, wenn die achte ausgelegt wird. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>The bottom tile is not offered to you.</source>
        <translation>Der letzte Stein wird dir nicht angeboten.</translation>
    </message>
    <message>
        <source>Points are not what forbids it.</source>
        <translation>An den Punkten liegt es nicht.</translation>
    </message>
    <message>
        <source>You hold three {kinds}; two are enough.</source>
        <translation>Du hast drei {kinds}; zwei genügen.</translation>
    </message>
    <message>
        <source>The deal is over; nothing more is played in it.</source>
        <translation>Das Spiel ist zu Ende; darin wird nichts mehr gespielt.</translation>
    </message>
    <message>
        <source>You have discarded; first the others answer to your tile.</source>
        <translation>Du hast abgeworfen; erst antworten die anderen auf deinen Stein.</translation>
    </message>
    <message>
        <source>The others may take the tile that you add; they answer first.</source>
        <translation>Die anderen dürfen den Stein nehmen, den du anlegst; sie antworten zuerst.</translation>
    </message>
    <message>
        <source>First take or refuse the last tile.</source>
        <translation>Nimm erst den letzten Stein oder lehne ihn ab.</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>nicht am Zug</translation>
    </message>
    <message>
        <source>not in your hand</source>
        <translation>nicht auf der Hand</translation>
    </message>
    <message>
        <source>own mandarin is set out</source>
        <translation>Mandarin auslegen</translation>
    </message>
    <message>
        <source>your hand is dead</source>
        <translation>deine Hand ist tot</translation>
    </message>
    <message>
        <source>only after a draw</source>
        <translation>nur nach dem Ziehen</translation>
    </message>
    <message>
        <source>discard first</source>
        <translation>erst abwerfen</translation>
    </message>
    <message>
        <source>{short}</source>
        <translation>{short}</translation>
    </message>
    <message>
        <source>you need four</source>
        <translation>du brauchst vier</translation>
    </message>
    <message>
        <source>no open three</source>
        <translation>kein offener Drilling</translation>
    </message>
    <message>
        <source>no fourth in hand</source>
        <translation>vierter fehlt</translation>
    </message>
    <message>
        <source>no loose tile is left</source>
        <translation>kein loser Stein mehr</translation>
    </message>
    <message>
        <source>too few cards are left</source>
        <translation>zu wenige Steine übrig</translation>
    </message>
    <message>
        <source>no tile is offered</source>
        <translation>kein Stein angeboten</translation>
    </message>
    <message>
        <source>no discard to claim</source>
        <translation>kein Abwurf da</translation>
    </message>
    <message>
        <source>the tile is your own</source>
        <translation>dein eigener Stein</translation>
    </message>
    <message>
        <source>answered already</source>
        <translation>schon geantwortet</translation>
    </message>
    <message>
        <source>three lies open</source>
        <translation>Drilling liegt offen</translation>
    </message>
    <message>
        <source>you need three</source>
        <translation>du brauchst drei</translation>
    </message>
    <message>
        <source>you need two</source>
        <translation>du brauchst zwei</translation>
    </message>
    <message>
        <source>only from your left</source>
        <translation>nur von links</translation>
    </message>
    <message>
        <source>you have drawn</source>
        <translation>schon gezogen</translation>
    </message>
    <message>
        <source>only tiles of a suit</source>
        <translation>nur Farbsteine</translation>
    </message>
    <message>
        <source>no sequence</source>
        <translation>keine Folge</translation>
    </message>
    <message>
        <source>a tile is missing</source>
        <translation>ein Stein fehlt</translation>
    </message>
    <message>
        <source>last one: only to win</source>
        <translation>letzter: nur zum Gewinn</translation>
    </message>
    <message>
        <source>nothing to answer</source>
        <translation>nichts zu antworten</translation>
    </message>
    <message>
        <source>not the hand dealt</source>
        <translation>Hand nicht mehr neu</translation>
    </message>
    <message>
        <source>needs nine heads</source>
        <translation>braucht neun Köpfe</translation>
    </message>
    <message>
        <source>honours are not taken</source>
        <translation>nur ein Farbstein</translation>
    </message>
    <message>
        <source>not just drawn</source>
        <translation>nicht eben gezogen</translation>
    </message>
    <message>
        <source>you let a pung pass</source>
        <translation>Pung ausgelassen</translation>
    </message>
    <message>
        <source>your hand is standing</source>
        <translation>deine Hand steht</translation>
    </message>
    <message>
        <source>only the drawn tile</source>
        <translation>nur der gezogene</translation>
    </message>
    <message>
        <source>not the first discard</source>
        <translation>nicht 1. Abwurf</translation>
    </message>
    <message>
        <source>a set is laid down</source>
        <translation>ein Satz liegt aus</translation>
    </message>
    <message>
        <source>not one tile short</source>
        <translation>es fehlt mehr</translation>
    </message>
    <message>
        <source>wild tile or flower</source>
        <translation>Joker oder Blume</translation>
    </message>
    <message>
        <source>it is no flower</source>
        <translation>es ist keine Blume</translation>
    </message>
    <message>
        <source>the tile is wild</source>
        <translation>es ist ein Joker</translation>
    </message>
    <message>
        <source>no wild tile in a set</source>
        <translation>kein Joker im Satz</translation>
    </message>
    <message>
        <source>set out the flowers first</source>
        <translation>erst die Blumen</translation>
    </message>
    <message>
        <source>lone wild: draw it</source>
        <translation>Joker allein</translation>
    </message>
    <message>
        <source>{points} of {needs} points</source>
        <translation>{points} von {needs} Punkten</translation>
    </message>
    <message>
        <source>only the bottom tile</source>
        <translation>nur der letzte</translation>
    </message>
    <message>
        <source>no tile for a kong</source>
        <translation>kein Ersatzstein</translation>
    </message>
    <message>
        <source>needs eight flowers</source>
        <translation>braucht acht Blumen</translation>
    </message>
    <message>
        <source>not just set out</source>
        <translation>nicht eben ausgelegt</translation>
    </message>
    <message>
        <source>no bottom tile</source>
        <translation>kein letzter Stein</translation>
    </message>
    <message>
        <source>The discard is that of {left}, who plays before you; nobody sits at your left.</source>
        <translation>Der Abwurf kommt von {left}, dem Spieler vor dir; links von dir sitzt niemand.</translation>
    </message>
    <message>
        <source>A chow is taken only from the player before you. That is {left}; nobody sits at your left.</source>
        <translation>Einen Chow nimmt man nur vom Spieler vor dir. Das ist {left}; links von dir sitzt niemand.</translation>
    </message>
    <message>
        <source>only from {left}</source>
        <translation>nur von {left}</translation>
    </message>
    <message>
        <source>Mah-Jongg needs a complete hand. Yours is not complete.</source>
        <translation>Mah-Jongg braucht eine vollständige Hand. Deine ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The tile must complete the hand. It does not.</source>
        <translation>Der Stein muss die Hand vollenden. Das tut er nicht.</translation>
    </message>
    <message>
        <source>not complete</source>
        <translation>nicht vollständig</translation>
    </message>
    <message>
        <source>{tiles} is missing</source>
        <translation>es fehlt {tiles}</translation>
    </message>
</context>
<context>
    <name>FirstTimes</name>
    <message>
        <source>New to you</source>
        <translation>Neu für dich</translation>
    </message>
    <message>
        <source>New to you: {title}</source>
        <translation>Neu für dich: {title}</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>To the lesson</source>
        <translation>Zur Lektion</translation>
    </message>
</context>
<context>
    <name>Game result</name>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>How everybody came out</source>
        <translation>So ging es aus</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>points after each deal</source>
        <translation>Punkte nach jedem Spiel</translation>
    </message>
    <message>
        <source>The best hand</source>
        <translation>Die beste Hand</translation>
    </message>
    <message>
        <source>Nobody has won a deal.</source>
        <translation>Niemand hat ein Spiel gewonnen.</translation>
    </message>
    <message>
        <source>To settle up</source>
        <translation>Zum Ausgleich</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>zahlt</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>bekommt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {points}</source>
        <translation>{payer} zahlt {payee} {points}</translation>
    </message>
    <message>
        <source>You pay {payee} {points}</source>
        <translation>Du zahlst {payee} {points}</translation>
    </message>
    <message>
        <source>{payer} pays you {points}</source>
        <translation>{payer} zahlt dir {points}</translation>
    </message>
    <message>
        <source>All are even; nobody pays.</source>
        <translation>Alle sind quitt; niemand zahlt.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Review the deals</source>
        <translation>Die Spiele noch einmal ansehen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Anderer Tisch</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Place {rank}: {name}, points: {total}, {said}</source>
        <translation>Platz {rank}: {name}, Punkte: {total}, {said}</translation>
    </message>
    <message>
        <source>without help of any kind</source>
        <translation>ganz ohne Hilfe</translation>
    </message>
    <message>
        <source>{name} as {wind}, deal {deal}, on your tile</source>
        <translation>{name} als {wind}, Spiel {deal}, mit deinem Stein</translation>
    </message>
    <message>
        <source>{name} as {wind}, deal {deal}, on a tile of {giver}</source>
        <translation>{name} als {wind}, Spiel {deal}, mit einem Stein von {giver}</translation>
    </message>
    <message>
        <source>{name} as {wind}, deal {deal}, as dealt</source>
        <translation>{name} als {wind}, Spiel {deal}, wie ausgeteilt</translation>
    </message>
    <message>
        <source>{name} as {wind}, deal {deal}, by eight flowers</source>
        <translation>{name} als {wind}, Spiel {deal}, mit acht Blumen</translation>
    </message>
    <message>
        <source>{name} as {wind}, deal {deal}, on a drawn tile</source>
        <translation>{name} als {wind}, Spiel {deal}, mit einem gezogenen Stein</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>All games are put away.</source>
        <translation>Alle Partien sind weggelegt.</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game you begin is kept by itself.</source>
        <translation>Noch ist keine Partie gespeichert. Jede Partie, die du beginnst, wird von selbst aufgehoben.</translation>
    </message>
    <message>
        <source>Go on where you stopped, or look at the deals that are over</source>
        <translation>Weiterspielen, wo du aufgehört hast, oder beendete Spiele ansehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Take the game off the list; it can be brought back</source>
        <translation>Die Partie aus der Liste nehmen; sie kann zurückgeholt werden</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>No deal of this game is over yet.</source>
        <translation>In dieser Partie ist noch kein Spiel zu Ende.</translation>
    </message>
    <message>
        <source>All hands open, deal by deal. The game itself stays as it is.</source>
        <translation>Alle Hände offen, Spiel für Spiel. Die Partie selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>What your decisions cost, and what was luck, deal by deal.</source>
        <translation>Was die eigenen Entscheidungen gekostet haben und was Glück war, Spiel für Spiel.</translation>
    </message>
</context>
<context>
    <name>GamesPlurals</name>
    <message numerus="yes">
        <source>%n game(s) put away…</source>
        <translation><numerusform>%n weggelegte Partie …</numerusform><numerusform>%n weggelegte Partien …</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n finished deal(s)</source>
        <translation><numerusform>%n beendetes Spiel</numerusform><numerusform>%n beendete Spiele</numerusform></translation>
    </message>
</context>
<context>
    <name>GlossaryForms</name>
    <message>
        <source>Pung Chow|set out|sets out|set up|time limit|all round|go round|goes round|round to</source>
        <translation>Pung Chow|allen offen|wartet auf|warten auf deine|in der Hand von|Reihe nach|zur Folge</translation>
    </message>
    <message>
        <source>suit|suits</source>
        <translation>Farbe|Farben</translation>
    </message>
    <message>
        <source>wind|winds</source>
        <translation>Wind|Windes|Winde|Winden</translation>
    </message>
    <message>
        <source>dragon|dragons</source>
        <translation>Drache|Drachen</translation>
    </message>
    <message>
        <source>honour|honours</source>
        <translation>Ehrenstein|Ehrensteine|Ehrensteinen|Ehren</translation>
    </message>
    <message>
        <source>terminal|terminals</source>
        <translation>Endstein|Endsteine|Endsteinen</translation>
    </message>
    <message>
        <source>simple|simples</source>
        <translation>Mittelstein|Mittelsteine|Mittelsteinen</translation>
    </message>
    <message>
        <source>major tile|major tiles|major|majors|heads</source>
        <translation>hoher Satz|hohe Sätze|Hauptstein|Hauptsteine|Hauptsteinen|Köpfe|Köpfen</translation>
    </message>
    <message>
        <source>minor tile|minor tiles|minor|minors</source>
        <translation>niedriger Satz|niedrige Sätze|kleiner Stein|kleine Steine|kleinen Steinen</translation>
    </message>
    <message>
        <source>flowers and seasons|flower|flowers|season|seasons|mandarin|mandarins</source>
        <translation>Blumen und Jahreszeiten|Blume|Blumen|Jahreszeit|Jahreszeiten|Mandarin|Mandarine|Mandarinen</translation>
    </message>
    <message>
        <source>set|sets</source>
        <translation>Satz|Satzes|Sätze|Sätzen</translation>
    </message>
    <message>
        <source>a meld|the meld|melds</source>
        <translation>Auslage|Auslagen</translation>
    </message>
    <message>
        <source>chow|chows|sequence|sequences</source>
        <translation>Chow|Chows|chowen|chowt|chowst|Folge|Folgen</translation>
    </message>
    <message>
        <source>pung|pungs|three of a kind</source>
        <translation>Pung|Pungs|pungen|pungt|pungst|Drilling|Drillings|Drillinge|Drillingen</translation>
    </message>
    <message>
        <source>kong|kongs|four of a kind</source>
        <translation>Kong|Kongs|Vierling|Vierlings|Vierlinge|Vierlingen</translation>
    </message>
    <message>
        <source>pair|pairs</source>
        <translation>Paar|Paares|Paare|Paaren</translation>
    </message>
    <message>
        <source>concealed|hidden</source>
        <translation>verdeckt|verdeckte|verdeckten|verdeckter|verdecktes</translation>
    </message>
    <message>
        <source>exposed|visible|laid open</source>
        <translation>offen|offene|offenen|offener|offenes</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>angelegter Kong|angelegten Kong</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>loose tile|loose tiles|supplementary tile|supplementary tiles</source>
        <translation>loser Stein|losen Stein|lose Steine|losen Steine|losen Steinen|Ersatzstein|Ersatzsteine</translation>
    </message>
    <message>
        <source>discard|discards|discarded</source>
        <translation>abwerfen|abgeworfen|abgeworfene|abgeworfenen|Abwurf|Abwurfs|Abwürfe|wirf|wirfst|wirft|werfen</translation>
    </message>
    <message>
        <source>claim|claims|claimed</source>
        <translation>beanspruchen|beanspruchst|beansprucht|Anspruch|Anspruchs|Ansprüche</translation>
    </message>
    <message>
        <source>robbing the kong|robbing a kong|rob the tile|robbing|rob|robbed</source>
        <translation>Raub des Kongs|rauben|raubt|geraubt</translation>
    </message>
    <message>
        <source>calling</source>
        <translation>warten|wartest|wartet</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>drawn deal|deal is drawn</source>
        <translation>unentschiedenes Spiel|unentschiedenen Spiels|unentschieden</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>tote Hand|toten Hand</translation>
    </message>
    <message>
        <source>East|banker</source>
        <translation>Ost|Bank</translation>
    </message>
    <message>
        <source>own wind</source>
        <translation>eigener Wind|eigenen Wind|eigenen Windes|eigenem Wind</translation>
    </message>
    <message>
        <source>round wind|wind of the round</source>
        <translation>Rundenwind|Rundenwinds|Rundenwindes</translation>
    </message>
    <message>
        <source>deal|deals</source>
        <translation>Spiel|Spiels|Spiele|Spielen</translation>
    </message>
    <message>
        <source>round|rounds</source>
        <translation>Runde|Runden</translation>
    </message>
    <message>
        <source>hand|hands</source>
        <translation>Hand|Hände|Händen</translation>
    </message>
    <message>
        <source>point|points</source>
        <translation>Punkt|Punkte|Punkten</translation>
    </message>
    <message>
        <source>double|doubles|doubled</source>
        <translation>Verdopplung|Verdopplungen|verdoppelt|verdoppeln|doppelt</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit|Limits</translation>
    </message>
    <message>
        <source>settlement|settle|settles|settled</source>
        <translation>Abrechnung|abrechnen|abgerechnet</translation>
    </message>
    <message>
        <source>penalty|penalties</source>
        <translation>Strafe|Strafen</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>Zählstäbe|Zählstäben|Stäben|Stäbe</translation>
    </message>
    <message>
        <source>original hand</source>
        <translation>ursprüngliche Hand|ursprünglichen Hand</translation>
    </message>
    <message>
        <source>wild tile|wild tiles|wild</source>
        <translation>Joker|Jokers|Jokern</translation>
    </message>
    <message>
        <source>standing hand|hand stands|standing</source>
        <translation>stehende Hand|stehenden Hand|Hand steht</translation>
    </message>
    <message>
        <source>washing the tiles|wash the tiles|washes the tiles|washing|wash|washed</source>
        <translation>die Steine waschen|wäscht die Steine|waschen|wäscht|gewaschen|Waschen</translation>
    </message>
    <message>
        <source>wind box</source>
        <translation>Windkasten|Windkastens</translation>
    </message>
    <message>
        <source>positioner</source>
        <translation>Ausleger|Auslegers</translation>
    </message>
    <message>
        <source>tiles away|tiles short|tile short|tiles to go|tile to go</source>
        <translation>fehlende Steine|fehlenden Steine|Stein fehlt|Steine fehlen|fehlt ein Stein</translation>
    </message>
</context>
<context>
    <name>Grades</name>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>etwa gleich</translation>
    </message>
    <message>
        <source>small slip</source>
        <translation>kleiner Fehler</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>grave mistake</source>
        <translation>schwerer Fehler</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>By subject</source>
        <translation>Nach Thema</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Abwürfe</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>Kongs</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Mah-Jongg ansagen</translation>
    </message>
    <message>
        <source>Lone honours</source>
        <translation>Einzelne Ehrensteine</translation>
    </message>
    <message>
        <source>Broken pairs</source>
        <translation>Zerrissene Paare</translation>
    </message>
    <message>
        <source>Early claims</source>
        <translation>Zu früh genommen</translation>
    </message>
    <message>
        <source>Missed claims</source>
        <translation>Nicht genommen</translation>
    </message>
    <message>
        <source>Dreams</source>
        <translation>Träume</translation>
    </message>
    <message>
        <source>Dangers</source>
        <translation>Gefahren</translation>
    </message>
    <message>
        <source>Wild tiles</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Aims given up</source>
        <translation>Aufgegebene Ziele</translation>
    </message>
    <message>
        <source>Slower hands</source>
        <translation>Langsamere Hände</translation>
    </message>
    <message>
        <source>Narrow waits</source>
        <translation>Schmales Warten</translation>
    </message>
    <message>
        <source>Cheaper hands</source>
        <translation>Billigere Hände</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>{done} of {whole} deals reviewed</source>
        <translation>{done} von {whole} Spielen angesehen</translation>
    </message>
    <message>
        <source>{points} points lost in a deal</source>
        <translation>{points} Punkte je Spiel verschenkt</translation>
    </message>
    <message>
        <source>{points} ± {error} points lost in a deal</source>
        <translation>{points} ± {error} Punkte je Spiel verschenkt</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>{number}. {words}</source>
        <translation>{number}. {words}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Help and keys</source>
        <translation>Hilfe und Tasten</translation>
    </message>
    <message>
        <source>The Pe-Ling manual</source>
        <translation>Das Handbuch zu Pe-Ling</translation>
    </message>
    <message>
        <source>The first five keys</source>
        <translation>Die ersten fünf Tasten</translation>
    </message>
    <message>
        <source>The first five minutes</source>
        <translation>Die ersten fünf Minuten</translation>
    </message>
    <message>
        <source>Everything can be done with the mouse, with the keys alone, or by a screen reader</source>
        <translation>Alles geht mit der Maus, mit den Tasten allein oder mit einem Bildschirmleser</translation>
    </message>
    <message>
        <source>Go to a tile of your hand</source>
        <translation>Zu einem Stein der Hand gehen</translation>
    </message>
    <message>
        <source>Select the tile; once more discards it</source>
        <translation>Den Stein wählen; noch einmal wirft ihn ab</translation>
    </message>
    <message>
        <source>Let the offered tile pass</source>
        <translation>Den angebotenen Stein vorbeilassen</translation>
    </message>
    <message>
        <source>Ask the tutor what is best</source>
        <translation>Den Tutor fragen, was am besten ist</translation>
    </message>
    <message>
        <source>Ask why something is not possible</source>
        <translation>Fragen, warum etwas nicht geht</translation>
    </message>
    <message>
        <source>Choose Play, then Start. The seats are drawn by dice, and the tiles are dealt.</source>
        <translation>Wähle Spielen, dann Beginnen. Die Plätze werden ausgewürfelt und die Steine gegeben.</translation>
    </message>
    <message>
        <source>On your turn you hold one tile too many. Drag a tile onto the table, click it twice, or go to it with the arrows and press Enter twice: it is discarded.</source>
        <translation>Bist du am Zug, hast du einen Stein zu viel. Zieh einen Stein auf den Tisch, klick ihn zweimal an oder geh mit den Pfeilen zu ihm und drück zweimal Enter: Er ist abgeworfen.</translation>
    </message>
    <message>
        <source>When another player discards, the bar above your hand shows what you may claim. Mah-Jongg, Kong, Pung, Chow and Pass always stand in this order. Nobody hurries you.</source>
        <translation>Wirft ein anderer ab, zeigt die Leiste über deiner Hand, was du nehmen darfst. Mah-Jongg, Kong, Pung, Chow und Passen stehen immer in dieser Reihenfolge. Niemand drängt dich.</translation>
    </message>
    <message>
        <source>The tutor beside the table says what each claim makes, counts and costs, and why a claim is not allowed, with the place in the book. Ask Why not? of any tile or button with the right button of the mouse or the key W. In a narrow window press Ctrl+1 to open the tutor, or a sign on its strip at the edge.</source>
        <translation>Der Tutor neben dem Tisch sagt, was jeder Anspruch ergibt, zählt und kostet und warum einer nicht erlaubt ist, mit der Stelle im Buch. Frage „Warum nicht?“ zu jedem Stein und jedem Knopf mit der rechten Maustaste oder der Taste W. In einem schmalen Fenster öffnet ihn Strg+1 oder ein Zeichen auf seiner Leiste am Rand.</translation>
    </message>
    <message>
        <source>After the deal the four hands lie open with every point and double. You can close the program at any time: Continue goes on exactly there.</source>
        <translation>Nach dem Spiel liegen die vier Hände offen, mit jedem Punkt und jeder Verdopplung. Du kannst das Programm jederzeit schließen: Fortsetzen geht genau dort weiter.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Lessons and drills</source>
        <translation>Lektionen und Übungen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>on the start page</source>
        <translation>auf der Startseite</translation>
    </message>
    <message>
        <source>setting the table</source>
        <translation>beim Tischrichten</translation>
    </message>
    <message>
        <source>comparing books</source>
        <translation>beim Vergleich der Bücher</translation>
    </message>
    <message>
        <source>judging a hand</source>
        <translation>beim Beurteilen einer Hand</translation>
    </message>
    <message>
        <source>in the replay</source>
        <translation>beim Nachspielen</translation>
    </message>
    <message>
        <source>in the review</source>
        <translation>in der Rückschau</translation>
    </message>
    <message>
        <source>practising own hands</source>
        <translation>beim Üben eigener Hände</translation>
    </message>
    <message>
        <source>among saved games</source>
        <translation>bei gespeicherten Partien</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>First steps and keys</source>
        <translation>Erste Schritte und Tasten</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Next: {chapter}</source>
        <translation>Weiter: {chapter}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Corrections</source>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <source>Deals as they were entered, too</source>
        <translation>Auch Spiele, wie sie eingetragen wurden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>the bird of a hundred intelligences</source>
        <translation>der Vogel der hundert Klugheiten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Four at the table, three of them the computer. The tutor explains each claim as it comes.</source>
        <translation>Vier am Tisch, drei davon der Computer. Der Tutor erklärt jeden Anspruch, sobald er kommt.</translation>
    </message>
    <message>
        <source>New game, up to 4 players</source>
        <translation>Neue Partie, bis zu 4 Spieler</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>The rule book in lessons, with tiles to move and drills to repeat.</source>
        <translation>Das Regelbuch in Lektionen, mit Steinen zum Legen und Übungen.</translation>
    </message>
    <message>
        <source>Lessons, drills, a guided deal</source>
        <translation>Lektionen, Übungen, ein begleitetes Spiel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>A score sheet for a table with real tiles. Lay the tiles or enter the points.</source>
        <translation>Ein Wertungsblatt für einen Tisch mit echten Steinen. Steine legen oder Punkte eintragen.</translation>
    </message>
    <message>
        <source>Up to 4 players, every rule book</source>
        <translation>Bis zu 4 Spieler, jedes Regelbuch</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Change the details of the chosen book</source>
        <translation>Die Einzelheiten des gewählten Buches ändern</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>New games and sheets follow this book. House rules: {name}.</source>
        <translation>Neue Partien und Blätter folgen diesem Buch. Hausregeln: {name}.</translation>
    </message>
    <message>
        <source>New games and sheets follow this book.</source>
        <translation>Neue Partien und Blätter folgen diesem Buch.</translation>
    </message>
    <message>
        <source>Comes in a later version</source>
        <translation>Kommt in einer späteren Version</translation>
    </message>
    <message>
        <source>Lesson 7</source>
        <translation>Lektion 7</translation>
    </message>
    <message>
        <source>To Chow</source>
        <translation>Chowen</translation>
    </message>
    <message>
        <source>three in order, one suit</source>
        <translation>drei in Folge, eine Farbe</translation>
    </message>
    <message>
        <source>from your left</source>
        <translation>von links</translation>
    </message>
    <message>
        <source>from your right</source>
        <translation>von rechts</translation>
    </message>
</context>
<context>
    <name>House rules</name>
    <message>
        <source>Course of play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>At a table with real tiles</source>
        <translation>Am Tisch mit echten Steinen</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{value} (our choice)</source>
        <translation>{value} (unsere Wahl)</translation>
    </message>
    <message>
        <source>{value} (book)</source>
        <translation>{value} (Buch)</translation>
    </message>
    <message>
        <source>Own choice, not saved</source>
        <translation>Eigene Wahl, nicht gespeichert</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Wie im Buch</translation>
    </message>
    <message>
        <source>{name} (changed since it was saved)</source>
        <translation>{name} (seit dem Speichern geändert)</translation>
    </message>
    <message>
        <source>This version does not know these rules; they are kept and do nothing here: {rules}</source>
        <translation>Diese Version kennt folgende Regeln nicht; sie werden aufbewahrt und bewirken hier nichts: {rules}</translation>
    </message>
    <message>
        <source>{file}: {trouble} Nothing was changed.</source>
        <translation>{file}: {trouble} Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation>Die Datei kann nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
        <source>The file is far too long for house rules.</source>
        <translation>Die Datei ist viel zu lang für Hausregeln.</translation>
    </message>
    <message>
        <source>The file is no text; byte {place} cannot be read.</source>
        <translation>Die Datei ist kein Text; Byte {place} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file is damaged or no JSON; it cannot be understood in line {line} at column {column}.</source>
        <translation>Die Datei ist beschädigt oder kein JSON; in Zeile {line}, Spalte {column} ist sie nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The file does not hold house rules of Pe-Ling.</source>
        <translation>Die Datei enthält keine Hausregeln von Pe-Ling.</translation>
    </message>
    <message>
        <source>A newer version of Pe-Ling wrote the file: it has format {found}, this version reads {known}.</source>
        <translation>Eine neuere Version von Pe-Ling hat die Datei geschrieben: Sie hat Format {found}, diese Version liest {known}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is missing.</source>
        <translation>Der Eintrag „{entry}“ fehlt.</translation>
    </message>
    <message>
        <source>The entry “{entry}” stands there twice.</source>
        <translation>Der Eintrag „{entry}“ steht zweimal da.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is of the wrong kind.</source>
        <translation>Der Eintrag „{entry}“ ist von falscher Art.</translation>
    </message>
    <message>
        <source>The entry “name” must be a name of 1 to {number} letters.</source>
        <translation>Der Eintrag „name“ muss ein Name von 1 bis {number} Zeichen sein.</translation>
    </message>
    <message>
        <source>The entry “rules” names a rule book that is not known here, “{found}”. Known are: {books}.</source>
        <translation>Der Eintrag „rules“ nennt ein Regelbuch, das hier nicht bekannt ist: „{found}“. Bekannt sind: {books}.</translation>
    </message>
    <message>
        <source>The option “{option}” ({rule}) of {book} cannot be “{found}”; it can be: {values}.</source>
        <translation>Die Option „{option}“ ({rule}) von {book} kann nicht „{found}“ sein; möglich sind: {values}.</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>House rules: {book}</source>
        <translation>Hausregeln: {book}</translation>
    </message>
    <message>
        <source>They hold for new games and score sheets, and where hands are compared or judged.</source>
        <translation>Sie gelten für neue Partien und Wertungsblätter und dort, wo Hände verglichen oder beurteilt werden.</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Wie im Buch</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>another number</source>
        <translation>eine andere Zahl</translation>
    </message>
    <message>
        <source>{rule}: number</source>
        <translation>{rule}: Zahl</translation>
    </message>
    <message>
        <source>{rule} (changed)</source>
        <translation>{rule} (geändert)</translation>
    </message>
</context>
<context>
    <name>HouseSetsBar</name>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Saved house rules</source>
        <translation>Gespeicherte Hausregeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <translation>Geschrieben in {file}</translation>
    </message>
    <message>
        <source>“{name}” was imported and chosen for {book}.</source>
        <translation>„{name}“ wurde importiert und für {book} gewählt.</translation>
    </message>
    <message>
        <source>“{name}” was put away without being saved.</source>
        <translation>„{name}“ wurde weggelegt, ohne gespeichert zu sein.</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>„{name}“ wurde gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” is now called “{new}”.</source>
        <translation>„{name}“ heißt jetzt „{new}“.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Hausregeln (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Hausregeln importieren</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Hausregeln exportieren</translation>
    </message>
    <message>
        <source>Your file of house rules cannot be read by this version, so it is left as it is and nothing can be saved in it: {file}</source>
        <translation>Diese Version kann deine Datei der Hausregeln nicht lesen; sie bleibt, wie sie ist, und nichts kann darin gespeichert werden: {file}</translation>
    </message>
    <message>
        <source>It could not be written ({reason}). Nothing was changed.</source>
        <translation>Es konnte nicht geschrieben werden ({reason}). Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Undone: {rule}.</source>
        <translation>Rückgängig gemacht: {rule}.</translation>
    </message>
    <message>
        <source>There is nothing to undo here.</source>
        <translation>Hier gibt es nichts rückgängig zu machen.</translation>
    </message>
</context>
<context>
    <name>InsertDialog</name>
    <message>
        <source>Deals 1 to {last} are on the sheet.</source>
        <translation>Auf dem Blatt stehen die Spiele 1 bis {last}.</translation>
    </message>
    <message>
        <source>Put in a forgotten deal</source>
        <translation>Ein vergessenes Spiel einfügen</translation>
    </message>
    <message>
        <source>The deals after it move on by one, and everything is worked out anew. Undo takes it out.</source>
        <translation>Die Spiele danach rücken um eins weiter, und alles wird neu gerechnet. Rückgängig nimmt es wieder heraus.</translation>
    </message>
    <message>
        <source>It was deal number</source>
        <translation>Es war Spiel Nummer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>Judge</name>
    <message>
        <source>Judge this hand</source>
        <translation>Diese Hand beurteilen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Open a text</source>
        <translation>Text öffnen</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Own wind</source>
        <translation>Eigener Wind</translation>
    </message>
    <message>
        <source>Wind of the round</source>
        <translation>Wind der Runde</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation>Abgeworfen von</translation>
    </message>
    <message>
        <source>Tiles left in the wall</source>
        <translation>Steine in der Mauer</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>As far as you know it: the more is laid, the more is sure. Without it the coach takes it that the deal has just begun.</source>
        <translation>Soweit du es weißt: Je mehr liegt, desto sicherer ist das Urteil. Ohne das nimmt der Trainer an, dass das Spiel gerade begonnen hat.</translation>
    </message>
    <message>
        <source>Drag them, click them, or type their codes, for example B345 C55 R.</source>
        <translation>Zieh sie, klick sie an oder tippe ihre Kürzel, zum Beispiel B345 C55 R.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>The judgement</source>
        <translation>Das Urteil</translation>
    </message>
    <message>
        <source>When to tell</source>
        <translation>Wann ich es erfahre</translation>
    </message>
    <message>
        <source>Tell me at once</source>
        <translation>Sag es gleich</translation>
    </message>
    <message>
        <source>Let me guess</source>
        <translation>Ich rate zuerst</translation>
    </message>
    <message>
        <source>What you could do</source>
        <translation>Was du tun könntest</translation>
    </message>
    <message>
        <source>What would you do? Choose above, and you see what it is worth.</source>
        <translation>Was würdest du tun? Wähle es oben, dann erfährst du es.</translation>
    </message>
    <message>
        <source>When the position is complete, the coach says here what each choice is worth in points, and why one is better than another.</source>
        <translation>Ist die Stellung vollständig, sagt der Trainer hier, was jede Wahl in Punkten wert ist und warum eine besser ist als die andere.</translation>
    </message>
    <message>
        <source>There is nothing to judge in a position that cannot be.</source>
        <translation>Eine unmögliche Stellung kann nicht beurteilt werden.</translation>
    </message>
    <message>
        <source>There is nothing to decide: you may not claim this tile.</source>
        <translation>Hier ist nichts zu entscheiden: Du darfst diesen Stein nicht nehmen.</translation>
    </message>
    <message>
        <source>The position is in the clipboard as text.</source>
        <translation>Die Stellung ist als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The text in the clipboard is a whole position: “Open a text” lays it.</source>
        <translation>Der Text in der Zwischenablage ist eine ganze Stellung: „Text öffnen“ legt sie.</translation>
    </message>
    <message>
        <source>The position of the text is laid.</source>
        <translation>Die Stellung des Textes liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>This hand is complete: you may declare Mah-Jongg.</source>
        <translation>Diese Hand ist vollständig: Du darfst Mah-Jongg ansagen.</translation>
    </message>
    <message>
        <source>Judged by the house rules that came with it; press House rules for your own.</source>
        <translation>Beurteilt nach den Hausregeln, die dabei waren; für deine eigenen drücke Hausregeln.</translation>
    </message>
    <message>
        <source>I have drawn</source>
        <translation>Ich habe gezogen</translation>
    </message>
    <message>
        <source>Somebody discarded</source>
        <translation>Jemand hat abgeworfen</translation>
    </message>
    <message>
        <source>I discard without a draw</source>
        <translation>Ich werfe ab, ohne zu ziehen</translation>
    </message>
    <message>
        <source>It is your turn and you hold the tile just drawn.</source>
        <translation>Du bist an der Reihe und hältst den eben gezogenen Stein.</translation>
    </message>
    <message>
        <source>Another player has discarded, and you wonder whether to claim the tile.</source>
        <translation>Ein anderer hat abgeworfen, und du fragst dich, ob du den Stein nehmen sollst.</translation>
    </message>
    <message>
        <source>It is your first turn as East, or you have just claimed a pung or a chow.</source>
        <translation>Du beginnst als Ost, oder du hast eben einen Pung oder Chow genommen.</translation>
    </message>
    <message>
        <source>{wind}, to your right</source>
        <translation>{wind}, rechts von dir</translation>
    </message>
    <message>
        <source>{wind}, opposite</source>
        <translation>{wind}, gegenüber</translation>
    </message>
    <message>
        <source>{wind}, to your left</source>
        <translation>{wind}, links von dir</translation>
    </message>
    <message>
        <source>{wind}, you</source>
        <translation>{wind}, du</translation>
    </message>
    <message>
        <source>There is nothing to decide, only one thing is allowed: {action}.</source>
        <translation>Hier ist nichts zu entscheiden, nur eines ist erlaubt: {action}.</translation>
    </message>
    <message>
        <source>{number}, as it is laid</source>
        <translation>{number}, so wie es liegt</translation>
    </message>
    <message>
        <source>{choice}: nothing is worth more.</source>
        <translation>{choice}: Keine andere Wahl ist mehr wert.</translation>
    </message>
    <message>
        <source>{choice} is ahead so far.</source>
        <translation>{choice} liegt bisher vorn.</translation>
    </message>
    <message>
        <source>{choice} brought more in the trials; the win in hand is advised all the same.</source>
        <translation>{choice} hat in den Versuchen mehr gebracht; empfohlen wird trotzdem der sichere Gewinn.</translation>
    </message>
    <message>
        <source>{choice}: it is still open whether {best} is better.</source>
        <translation>{choice}: Noch ist offen, ob {best} besser ist.</translation>
    </message>
    <message>
        <source>{choice} is about equal to the best, {best}.</source>
        <translation>{choice} ist etwa gleich gut wie das Beste, {best}.</translation>
    </message>
    <message>
        <source>{choice} loses {lost} ± {error} points against the best, {best}.</source>
        <translation>{choice} verliert {lost} ± {error} Punkte gegenüber dem Besten, {best}.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>The text is too long for a position: more than {most} letters.</source>
        <translation>Der Text ist zu lang für eine Stellung: mehr als {most} Zeichen.</translation>
    </message>
    <message>
        <source>{number} tiles in one place; there are never more than {most}.</source>
        <translation>{number} Steine an einer Stelle; mehr als {most} sind es nie.</translation>
    </message>
    <message>
        <source>The text begins like a position and cannot be read on from here.</source>
        <translation>Der Text beginnt wie eine Stellung, ist aber von hier an nicht zu lesen.</translation>
    </message>
    <message>
        <source>The text holds {number} positions; one is needed.</source>
        <translation>Der Text enthält {number} Stellungen; gebraucht wird eine.</translation>
    </message>
    <message>
        <source>“{found}” is no tile. Tiles are written like B3, C7, D1, E, R, Fl1.</source>
        <translation>„{found}“ ist kein Stein. Steine schreibt man wie B3, C7, D1, E, R, Fl1.</translation>
    </message>
    <message>
        <source>“{found}” is no set. Sets are written (C1 C2 C3) or [B5 B5 B5 B5].</source>
        <translation>„{found}“ ist kein Satz. Sätze schreibt man (C1 C2 C3) oder [B5 B5 B5 B5].</translation>
    </message>
    <message>
        <source>The tiles “{found}” make no set.</source>
        <translation>Die Steine „{found}“ ergeben keinen Satz.</translation>
    </message>
    <message>
        <source>A hand has at most three parts: tiles | sets | flowers.</source>
        <translation>Eine Hand hat höchstens drei Teile: Steine | Sätze | Blumen.</translation>
    </message>
    <message>
        <source>this is missing.</source>
        <translation>Das fehlt.</translation>
    </message>
    <message>
        <source>this stands there twice.</source>
        <translation>Das steht zweimal da.</translation>
    </message>
    <message>
        <source>{found} is no tile.</source>
        <translation>{found} ist kein Stein.</translation>
    </message>
    <message>
        <source>{found} is none of these: {allowed}.</source>
        <translation>{found} ist nichts davon: {allowed}.</translation>
    </message>
    <message>
        <source>a text is needed, not {found}.</source>
        <translation>Hier wird ein Text gebraucht, nicht {found}.</translation>
    </message>
    <message>
        <source>a whole number is needed, not {found}.</source>
        <translation>Hier wird eine ganze Zahl gebraucht, nicht {found}.</translation>
    </message>
    <message>
        <source>the number must be from {low} to {high}.</source>
        <translation>Die Zahl muss von {low} bis {high} sein.</translation>
    </message>
    <message>
        <source>true or false is needed, not {found}.</source>
        <translation>Hier wird true oder false gebraucht, nicht {found}.</translation>
    </message>
    <message>
        <source>an object in braces is needed, not {found}.</source>
        <translation>Hier wird ein Objekt in geschweiften Klammern gebraucht, nicht {found}.</translation>
    </message>
    <message>
        <source>a list in brackets is needed, not {found}.</source>
        <translation>Hier wird eine Liste in eckigen Klammern gebraucht, nicht {found}.</translation>
    </message>
    <message>
        <source>a discard is a list of a wind and a tile, not {found}.</source>
        <translation>Ein Abwurf ist eine Liste aus Wind und Stein, nicht {found}.</translation>
    </message>
    <message>
        <source>there are no tiles in this set.</source>
        <translation>In diesem Satz sind keine Steine.</translation>
    </message>
    <message>
        <source>this book is not for {number} players.</source>
        <translation>Dieses Buch ist nicht für {number} Spieler.</translation>
    </message>
    <message>
        <source>nobody holds {wind} when {number} play.</source>
        <translation>Niemand hat {wind}, wenn {number} spielen.</translation>
    </message>
    <message>
        <source>{wind} is the player who is to act.</source>
        <translation>{wind} ist der Spieler, der entscheidet.</translation>
    </message>
    <message>
        <source>nobody claims his own discard.</source>
        <translation>Niemand nimmt den eigenen Abwurf.</translation>
    </message>
    <message>
        <source>in this book there is a wind of the round.</source>
        <translation>In diesem Buch gibt es einen Wind der Runde.</translation>
    </message>
    <message>
        <source>the tile drawn, {tile}, is not in the hand.</source>
        <translation>Der gezogene Stein, {tile}, ist nicht in der Hand.</translation>
    </message>
    <message>
        <source>nobody has more than four sets.</source>
        <translation>Niemand hat mehr als vier Sätze.</translation>
    </message>
    <message>
        <source>Tiles in the hand: {number}; whoever is to discard has {due}.</source>
        <translation>Steine in der Hand: {number}; wer abwerfen muss, hat {due}.</translation>
    </message>
    <message>
        <source>Tiles in the hand: {number}; whoever may claim has {due}.</source>
        <translation>Steine in der Hand: {number}; wer einen Abwurf nehmen kann, hat {due}.</translation>
    </message>
    <message>
        <source>{tile}: by these rules there are no flowers and seasons.</source>
        <translation>{tile}: Nach diesen Regeln gibt es keine Blumen und Jahreszeiten.</translation>
    </message>
    <message>
        <source>There are {number} times {tile}; so many there are not.</source>
        <translation>{number}-mal {tile}: So viele gibt es nicht.</translation>
    </message>
    <message>
        <source>So many tiles cannot be left in the wall: with what is laid there are at most {most}.</source>
        <translation>So viele Steine können nicht in der Mauer sein: Mit dem, was liegt, sind es höchstens {most}.</translation>
    </message>
    <message>
        <source>These tiles are never wild together: the tile turned up says which.</source>
        <translation>Diese Steine sind nie zusammen Joker: Der aufgedeckte Stein sagt, welche.</translation>
    </message>
    <message>
        <source>A chow is claimed from whoever plays just before, from {wind}.</source>
        <translation>Ein Chow nimmt man von dem, der unmittelbar vorher spielt: {wind}.</translation>
    </message>
    <message>
        <source>Line {line}, letter {column}: {what}</source>
        <translation>Zeile {line}, Zeichen {column}: {what}</translation>
    </message>
    <message>
        <source>In “{field}”: {what}</source>
        <translation>In „{field}“: {what}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
</context>
<context>
    <name>Large entry</name>
    <message>
        <source>Large entry</source>
        <translation>Große Eingabe</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>From whom?</source>
        <translation>Von wem?</translation>
    </message>
    <message>
        <source>From whom? It may stay open.</source>
        <translation>Von wem? Das kann offen bleiben.</translation>
    </message>
    <message>
        <source>What does each hand count?</source>
        <translation>Was zählt jede Hand?</translation>
    </message>
    <message>
        <source>What does the winner’s hand count?</source>
        <translation>Was zählt die Hand des Gewinners?</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>drew it</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>counts nothing</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>{name} counts</source>
        <translation>{name} zählt</translation>
    </message>
    <message>
        <source>Take the last figure back</source>
        <translation>Die letzte Ziffer zurücknehmen</translation>
    </message>
    <message>
        <source>next
name</source>
        <translation>nächster
Name</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Zurück zum Blatt</translation>
    </message>
    <message>
        <source>Dice and clock</source>
        <translation>Würfel und Uhr</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>all sums come to 0</source>
        <translation>alle Summen ergeben 0</translation>
    </message>
    <message>
        <source>{points} for {name}</source>
        <translation>{points} für {name}</translation>
    </message>
    <message>
        <source>The numbers choose a player or write a figure; D says that the winner drew the tile, N that nobody won; Enter goes on and enters the deal, the arrows go back.</source>
        <translation>Die Zahlen wählen einen Spieler oder schreiben eine Zahl; D heißt, der Gewinner hat den Stein gezogen, N, niemand hat gewonnen; Enter geht weiter und trägt das Spiel ein, die Pfeile gehen zurück.</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <translation>{payer} zahlt {payee} {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message>
        <source>{name} is East</source>
        <translation>{name} ist Ost</translation>
    </message>
    <message>
        <source>{round}, {east}</source>
        <translation>{round}, {east}</translation>
    </message>
    <message>
        <source>{name}, {wind}</source>
        <translation>{name}, {wind}</translation>
    </message>
    <message>
        <source>{player}, won</source>
        <translation>{player}, hat gewonnen</translation>
    </message>
    <message>
        <source>What does {name}’s hand count?</source>
        <translation>Was zählt die Hand von {name}?</translation>
    </message>
    <message>
        <source>{name} counts {figure}</source>
        <translation>{name} zählt {figure}</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>From the first tile on, as in Fenghua: wild tiles, flowers and its own scoring.</source>
        <translation>Vom ersten Stein an, wie in Fenghua: Joker, Blumen und eine eigene Wertung.</translation>
    </message>
    <message>
        <source>From the first tile on, by the export leaflet, where only the winner counts.</source>
        <translation>Vom ersten Stein an, nach dem Beiblatt, bei dem nur der Gewinner zählt.</translation>
    </message>
    <message>
        <source>From the first tile on, by the British booklet: its scoring and special hands.</source>
        <translation>Vom ersten Stein an, nach dem britischen Heft: seine Wertung und besonderen Hände.</translation>
    </message>
    <message>
        <source>From the first tile to the settlement. Begin here if you have never played.</source>
        <translation>Vom ersten Stein bis zur Abrechnung. Hier anfangen, wer noch nie gespielt hat.</translation>
    </message>
    <message>
        <source>What Part II changes: the limit, the wind box, rounds and penalties.</source>
        <translation>Was Teil II ändert: das Limit, den Windkasten, Runden und Strafen.</translation>
    </message>
    <message>
        <source>Open the book</source>
        <translation>Buch öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>Kurse</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>What you have learnt</source>
        <translation>Was du gelernt hast</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Which tiles win? May I claim this? What does it count? Fresh questions without end.</source>
        <translation>Welche Steine gewinnen? Darf ich den nehmen? Was zählt das? Immer neue Fragen ohne Ende.</translation>
    </message>
    <message>
        <source>The book’s examples</source>
        <translation>Beispiele des Buchs</translation>
    </message>
    <message>
        <source>Judge this hand</source>
        <translation>Diese Hand beurteilen</translation>
    </message>
    <message>
        <source>Lay a hand from a real table; the coach says what each choice is worth in points, and why.</source>
        <translation>Lege eine Hand von einem echten Tisch; der Trainer sagt, was jede Wahl in Punkten wert ist, und warum.</translation>
    </message>
    <message>
        <source>{done} of {total} known by heart.</source>
        <translation>{done} von {total} auswendig gewusst.</translation>
    </message>
    <message>
        <source>A first deal with a guide</source>
        <translation>Erstes Spiel mit Begleitung</translation>
    </message>
    <message>
        <source>A whole deal by your book: you play, and at the end you count the hand you have won.</source>
        <translation>Ein ganzes Spiel nach deinem Buch: Du spielst, und am Ende zählst du die Hand, mit der du gewonnen hast.</translation>
    </message>
    <message>
        <source>Nothing yet. It is kept on this computer as you go.</source>
        <translation>Noch nichts. Es wird nach und nach auf diesem Rechner festgehalten.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>All of Learn</source>
        <translation>Alles zum Lernen</translation>
    </message>
    <message>
        <source>in lessons</source>
        <translation>in Lektionen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Forget everything you have learnt here?</source>
        <translation>Alles vergessen, was hier gelernt wurde?</translation>
    </message>
    <message>
        <source>Pages done and answers of the drills are forgotten. Games and score sheets stay as they are.</source>
        <translation>Erledigte Seiten und Antworten der Übungen werden vergessen. Partien und Wertungsblätter bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Everything begins again.</source>
        <translation>Alles beginnt von vorn.</translation>
    </message>
    <message>
        <source>What was learnt (*.json)</source>
        <translation>Gelerntes (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>Gewinnstein</translation>
    </message>
    <message>
        <source>laid down</source>
        <translation>ausgelegt</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>set out</source>
        <translation>ausgelegt</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Still to lay</source>
        <translation>Noch zu legen</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Nothing lies here.</source>
        <translation>Hier liegt nichts.</translation>
    </message>
    <message>
        <source>These tiles make no set here.</source>
        <translation>Diese Steine sind hier kein Satz.</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>What you miss comes back after three others, and on later days.</source>
        <translation>Was nicht stimmt, kommt nach drei anderen Fragen wieder, und an späteren Tagen.</translation>
    </message>
    <message>
        <source>What you miss comes back on later days.</source>
        <translation>Was nicht stimmt, kommt an späteren Tagen wieder.</translation>
    </message>
    <message>
        <source>The book’s order; next time it begins at the first that is not solved.</source>
        <translation>In der Reihenfolge des Buchs; das nächste Mal beginnt es beim ersten ungelösten.</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>Wie man hinsieht</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Eine Antwort ist richtig.</translation>
    </message>
    <message>
        <source>Choose all that are right.</source>
        <translation>Alle richtigen Antworten wählen.</translation>
    </message>
    <message>
        <source>Mark every tile that is right.</source>
        <translation>Jeden richtigen Stein ankreuzen.</translation>
    </message>
    <message>
        <source>Write the number.</source>
        <translation>Die Zahl eintragen.</translation>
    </message>
    <message>
        <source>Rub out</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Write how often each line counts, then the sums. What does not count stays empty.</source>
        <translation>Eintragen, wie oft jede Zeile zählt, dann die Summen. Was nicht zählt, bleibt leer.</translation>
    </message>
    <message>
        <source>Write what each player pays to whom. Where nothing is paid the field stays empty.</source>
        <translation>Eintragen, wer wem wie viel zahlt. Wo nichts gezahlt wird, bleibt das Feld leer.</translation>
    </message>
    <message>
        <source>The other suits too</source>
        <translation>Auch die anderen Farben</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Same question again</source>
        <translation>Dieselbe Frage noch einmal</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>Eine andere Hand</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Eine andere Frage</translation>
    </message>
    <message>
        <source>Practise two minutes</source>
        <translation>Zwei Minuten üben</translation>
    </message>
    <message>
        <source>Two minutes of practice: question {number}</source>
        <translation>Zwei Minuten Übung: Frage {number}</translation>
    </message>
    <message>
        <source>Two minutes of practice: the last question</source>
        <translation>Zwei Minuten Übung: die letzte Frage</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>This is right</source>
        <translation>Das ist richtig</translation>
    </message>
    <message>
        <source>Not this</source>
        <translation>Nicht dies</translation>
    </message>
    <message>
        <source>Right is {number}</source>
        <translation>Richtig ist {number}</translation>
    </message>
    <message>
        <source>Rightly left out</source>
        <translation>Zu Recht weggelassen</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Das ist richtig.</translation>
    </message>
    <message>
        <source>Here is why this is not it.</source>
        <translation>Darum ist es das nicht.</translation>
    </message>
    <message>
        <source>That is allowed. But here something else comes first: see above.</source>
        <translation>Das ist erlaubt. Hier kommt aber zuerst etwas anderes: siehe oben.</translation>
    </message>
    <message>
        <source>This would have been right.</source>
        <translation>So wäre es richtig gewesen.</translation>
    </message>
    <message>
        <source>This was shown: the page counts as done when you do it yourself.</source>
        <translation>Das wurde gezeigt: Als geschafft gilt die Seite, wenn du es selbst machst.</translation>
    </message>
    <message>
        <source>It can be laid so that it counts more.</source>
        <translation>Sie lässt sich so legen, dass sie mehr zählt.</translation>
    </message>
    <message>
        <source>So far so good. Go on.</source>
        <translation>So weit gut. Es geht weiter.</translation>
    </message>
    <message>
        <source>Watch one deal being settled first, payment by payment.</source>
        <translation>Sieh zuerst zu, wie ein Spiel abgerechnet wird, Zahlung für Zahlung.</translation>
    </message>
    <message>
        <source>How a hand is counted</source>
        <translation>Wie eine Hand gezählt wird</translation>
    </message>
    <message>
        <source>Watch one hand being counted first, line by line.</source>
        <translation>Sieh erst zu, wie eine Hand gezählt wird, Zeile für Zeile.</translation>
    </message>
    <message>
        <source>{sum} = {right}</source>
        <translation>{sum} = {right}</translation>
    </message>
    <message>
        <source>{uncapped} is more than the limit: it is cut to {right}</source>
        <translation>{uncapped} ist mehr als das Limit: gekürzt auf {right}</translation>
    </message>
    <message>
        <source>The limit</source>
        <translation>Das Limit</translation>
    </message>
    <message>
        <source>The hand counts {total}.</source>
        <translation>Die Hand zählt {total}.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Now you</source>
        <translation>Jetzt du</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Order of play: always to the right</source>
        <translation>Spielfolge: immer nach rechts</translation>
    </message>
    <message>
        <source>Turn the table</source>
        <translation>Den Tisch drehen</translation>
    </message>
    <message>
        <source>Seen from {own}’s chair: {right} at the right, {opposite} opposite, {left} at the left.</source>
        <translation>Vom Platz von {own} gesehen: {right} rechts, {opposite} gegenüber, {left} links.</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>at East’s right</source>
        <translation>rechts von Ost</translation>
    </message>
    <message>
        <source>opposite East</source>
        <translation>Ost gegenüber</translation>
    </message>
    <message>
        <source>at East’s left</source>
        <translation>links von Ost</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>nimmt</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>wirft ab</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Verdopplungen</translation>
    </message>
    <message>
        <source>Limit hands</source>
        <translation>Limithände</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>The course</source>
        <translation>Der Kurs</translation>
    </message>
    <message>
        <source>The rule book</source>
        <translation>Das Regelbuch</translation>
    </message>
    <message>
        <source>This page follows this place in the book, in our own words.</source>
        <translation>Diese Seite folgt dieser Stelle des Buchs, mit unseren eigenen Worten.</translation>
    </message>
    <message>
        <source>To remember</source>
        <translation>Zum Merken</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Versuch es</translation>
    </message>
    <message>
        <source>Nothing to do here yet. Read on.</source>
        <translation>Hier ist noch nichts zu tun. Lies weiter.</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Rückschau</translation>
    </message>
    <message>
        <source>Back to the records</source>
        <translation>Zurück zur Bilanz</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Act on the board as in play: drag, click, or use the keys. A wrong try costs nothing.</source>
        <translation>Auf dem Tisch handeln wie im Spiel: ziehen, klicken oder Tasten drücken. Ein falscher Versuch kostet nichts.</translation>
    </message>
    <message>
        <source>Click a stack of the wall, or walk along it with the arrow keys and press Enter.</source>
        <translation>Einen Stapel der Mauer anklicken, oder mit den Pfeiltasten hingehen und Enter drücken.</translation>
    </message>
    <message>
        <source>Drag the tiles into the places, or click them. By keyboard: arrows, then the number of a place.</source>
        <translation>Die Steine auf die Plätze ziehen oder anklicken. Mit der Tastatur: Pfeile, dann die Nummer des Platzes.</translation>
    </message>
    <message>
        <source>The breaker</source>
        <translation>Wer die Mauer öffnet</translation>
    </message>
    <message>
        <source>East throws the dice</source>
        <translation>Ost würfelt</translation>
    </message>
    <message>
        <source>The breaker throws the dice too</source>
        <translation>Auch wer die Mauer öffnet, würfelt</translation>
    </message>
    <message>
        <source>Throw for East</source>
        <translation>Für Ost würfeln</translation>
    </message>
    <message>
        <source>Throw for the breaker</source>
        <translation>Für den Öffnenden würfeln</translation>
    </message>
    <message>
        <source>Press the button, or Enter.</source>
        <translation>Den Knopf drücken, oder Enter.</translation>
    </message>
    <message>
        <source>Now lay the tile that will be taken first: point at the stack it lies on.</source>
        <translation>Nun den Stein legen, der zuerst genommen wird: auf den Stapel zeigen, auf dem er liegt.</translation>
    </message>
    <message>
        <source>Now lay the other tile.</source>
        <translation>Nun den anderen Stein legen.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Für mich tun</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Leave the guided deal</source>
        <translation>Das begleitete Spiel verlassen</translation>
    </message>
    <message>
        <source>Begin a game of your own</source>
        <translation>Eine eigene Partie beginnen</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{wind} pays</source>
        <translation>{wind} zahlt</translation>
    </message>
    <message>
        <source>to {wind}</source>
        <translation>an {wind}</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <translation>Frage {number} von {total}</translation>
    </message>
    <message>
        <source>Example {number} of {total}, printed in the book</source>
        <translation>Beispiel {number} von {total}, aus dem Buch</translation>
    </message>
    <message>
        <source>Example {number} of {total}, made by the book’s rules</source>
        <translation>Beispiel {number} von {total}, nach den Regeln des Buches</translation>
    </message>
    <message>
        <source>{right} right, {part} in part.</source>
        <translation>{right} richtig, {part} zum Teil.</translation>
    </message>
    <message>
        <source>Of the {total} of this sitting: {result}</source>
        <translation>Von den {total} dieser Sitzung: {result}</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>Stufe {number}: {name}</translation>
    </message>
    <message>
        <source>So far: {name}. Rating {rating}.</source>
        <translation>Bisher: {name}. Wertung {rating}.</translation>
    </message>
    <message>
        <source>With the house rule: {rule}</source>
        <translation>Mit der Hausregel: {rule}</translation>
    </message>
    <message>
        <source>All points together</source>
        <translation>Alle Punkte zusammen</translation>
    </message>
    <message>
        <source>All doubles together</source>
        <translation>Alle Verdopplungen zusammen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Written to {name}.</source>
        <translation>In {name} geschrieben.</translation>
    </message>
    <message>
        <source>What {name} holds was added.</source>
        <translation>Was {name} enthält, wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} was written by a later version of the program.</source>
        <translation>{name} wurde von einer späteren Version des Programms geschrieben.</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{name} holds nothing that was learnt here, or is damaged.</source>
        <translation>{name} enthält nichts, was hier gelernt wurde, oder ist beschädigt.</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}</source>
        <translation>{name} konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>{total} lessons</source>
        <translation>{total} Lektionen</translation>
    </message>
    <message>
        <source>Done: all {total} lessons</source>
        <translation>Geschafft: alle {total} Lektionen</translation>
    </message>
    <message>
        <source>{done} of {total}. Next: {lesson}</source>
        <translation>{done} von {total}. Als Nächstes: {lesson}</translation>
    </message>
    <message>
        <source>Hands and payments of {book}, printed there or made by its rules, to work out for yourself.</source>
        <translation>Hände und Zahlungen zu {book}, dort gedruckt oder nach seinen Regeln gemacht, zum Selberzählen.</translation>
    </message>
    <message>
        <source>Find the slips of the printer.</source>
        <translation>Finde die Druckfehler.</translation>
    </message>
    <message>
        <source>Done. {what}</source>
        <translation>Geschafft. {what}</translation>
    </message>
    <message>
        <source>About {minutes} minutes</source>
        <translation>Etwa {minutes} Minuten</translation>
    </message>
    <message>
        <source>Pages done: {pages}. Questions answered: {answers}.</source>
        <translation>Erledigte Seiten: {pages}. Beantwortete Fragen: {answers}.</translation>
    </message>
    <message>
        <source>Lesson {lesson}</source>
        <translation>Lektion {lesson}</translation>
    </message>
    <message>
        <source>Lesson {lesson}, page {page} of {pages}</source>
        <translation>Lektion {lesson}, Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, done</source>
        <translation>Lektion {number}, {title}, erledigt</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, open now</source>
        <translation>Lektion {number}, {title}, jetzt offen</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}</source>
        <translation>Lektion {number}, {title}</translation>
    </message>
    <message>
        <source>{who}: {first} and {second}</source>
        <translation>{who}: {first} und {second}</translation>
    </message>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Schritt {number} von {total}</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Satz {number}</translation>
    </message>
    <message>
        <source>Stack {stack} of {wind}’s side</source>
        <translation>Stapel {stack} der Seite von {wind}</translation>
    </message>
    <message>
        <source>The higher die is {higher}: so many stacks are passed over from the right of {side}’s side.</source>
        <translation>Der größere Würfel ist {higher}: So viele Stapel werden übergangen, von rechts auf der Seite von {side}.</translation>
    </message>
    <message>
        <source>{first}, counted from East to the right, is {side}: that side is broken.</source>
        <translation>{first}, von Ost nach rechts gezählt, ist {side}: Diese Seite wird geöffnet.</translation>
    </message>
    <message>
        <source>Both throws make {both}. Counted from the right end of {side}’s side that is stack {stack}.</source>
        <translation>Beide Würfe ergeben {both}. Vom rechten Ende der Seite von {side} gezählt ist das Stapel {stack}.</translation>
    </message>
    <message>
        <source>Both throws make {both}. {breaker}’s side is counted to its end, and the count goes on at the right end of {side}’s side: stack {stack}.</source>
        <translation>Beide Würfe ergeben {both}. Die Seite von {breaker} wird bis ans Ende gezählt, und weiter geht es am rechten Ende der Seite von {side}: Stapel {stack}.</translation>
    </message>
    <message>
        <source>A loose tile lies on stack {stack} of {side}’s side.</source>
        <translation>Ein loser Stein liegt auf Stapel {stack} der Seite von {side}.</translation>
    </message>
    <message>
        <source>{hand}, wild: {tiles}</source>
        <translation>{hand}, Joker: {tiles}</translation>
    </message>
    <message>
        <source>Here {wild} stands for {tiles}.</source>
        <translation>Hier steht {wild} für: {tiles}.</translation>
    </message>
    <message>
        <source>Laid like this it counts {points}.</source>
        <translation>So ausgelegt zählt sie {points}.</translation>
    </message>
    <message>
        <source>Everything right was found, but not all that you chose is right.</source>
        <translation>Alles Richtige ist gefunden, aber nicht alles Gewählte ist richtig.</translation>
    </message>
    <message>
        <source>{got} of {of} found, and not all is right yet.</source>
        <translation>{got} von {of} gefunden, und noch stimmt nicht alles.</translation>
    </message>
    <message>
        <source>no longer East</source>
        <translation>nicht mehr Ost</translation>
    </message>
    <message>
        <source>is East next</source>
        <translation>wird Ost</translation>
    </message>
    <message>
        <source>may chow</source>
        <translation>darf chowen</translation>
    </message>
    <message>
        <source>may not chow</source>
        <translation>darf nicht chowen</translation>
    </message>
    <message>
        <source>is at the left</source>
        <translation>sitzt links</translation>
    </message>
    <message>
        <source>may take it</source>
        <translation>darf ihn nehmen</translation>
    </message>
    <message>
        <source>is passed over</source>
        <translation>wird übergangen</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>pung, kong</source>
        <translation>Pung, Kong</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>adds the fourth</source>
        <translation>legt den vierten an</translation>
    </message>
    <message>
        <source>wins with it</source>
        <translation>gewinnt damit</translation>
    </message>
    <message>
        <source>pays nothing</source>
        <translation>zahlt nichts</translation>
    </message>
    <message>
        <source>pays for all</source>
        <translation>zahlt für alle</translation>
    </message>
    <message>
        <source>counts most</source>
        <translation>zählt am meisten</translation>
    </message>
    <message>
        <source>counts least</source>
        <translation>zählt am wenigsten</translation>
    </message>
    <message>
        <source>wrong Mah-Jongg</source>
        <translation>falsches Mah-Jongg</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>tote Hand</translation>
    </message>
    <message>
        <source>claims the limit</source>
        <translation>fordert das Limit</translation>
    </message>
    <message>
        <source>One pays the shares of all three; the two others pay nothing.</source>
        <translation>Einer zahlt die Anteile aller drei; die beiden anderen zahlen nichts.</translation>
    </message>
    <message>
        <source>All pay the winner; East pays double.</source>
        <translation>Alle zahlen an den Gewinner; Ost zahlt doppelt.</translation>
    </message>
    <message>
        <source>South sits at East’s right, West opposite, North at the left.</source>
        <translation>Süd sitzt rechts von Ost, West gegenüber, Nord links.</translation>
    </message>
    <message>
        <source>Everything goes round to the right, from East to South, West and North.</source>
        <translation>Alles geht nach rechts herum, von Ost zu Süd, West und Nord.</translation>
    </message>
    <message>
        <source>When East passes, it goes to the player at the right: South.</source>
        <translation>Gibt Ost ab, geht es an den Spieler rechts: Süd.</translation>
    </message>
    <message>
        <source>The wall is used up, and nobody has won: nobody pays.</source>
        <translation>Die Mauer ist verbraucht, und niemand hat gewonnen: Niemand zahlt.</translation>
    </message>
    <message>
        <source>For a sequence the tile must come from the player at your left.</source>
        <translation>Für eine Folge muss der Stein vom Spieler links von dir kommen.</translation>
    </message>
    <message>
        <source>Opposite is not at the left: for a sequence the tile of this player cannot be claimed.</source>
        <translation>Gegenüber ist nicht links: Für eine Folge kann der Stein dieses Spielers nicht beansprucht werden.</translation>
    </message>
    <message>
        <source>It does not matter who has discarded the tile.</source>
        <translation>Es ist gleich, wer den Stein abgeworfen hat.</translation>
    </message>
    <message>
        <source>East claims the tile of West: North is passed over, South comes next.</source>
        <translation>Ost beansprucht den Stein von West: Nord wird übergangen, und Süd kommt als Nächster.</translation>
    </message>
    <message>
        <source>Several claim one tile: who is served first, second and last.</source>
        <translation>Mehrere beanspruchen einen Stein: wer zuerst, danach und zuletzt bedient wird.</translation>
    </message>
    <message>
        <source>Who adds a fourth tile to a pung may lose it to a hand that it completes.</source>
        <translation>Wer an einen offenen Pung den vierten Stein anlegt, kann ihn an eine Hand verlieren, die er vollendet.</translation>
    </message>
    <message>
        <source>East has won: everybody pays double.</source>
        <translation>Ost hat gewonnen: Alle zahlen doppelt.</translation>
    </message>
    <message>
        <source>Then the losers settle: of each two the lower pays the difference, doubled with East.</source>
        <translation>Dann rechnen die Verlierer ab: Von je zweien zahlt der niedrigere den Unterschied, mit Ost doppelt.</translation>
    </message>
    <message>
        <source>A limit of 300: up to 300 among the others, up to 600 with East.</source>
        <translation>Ein Limit von 300: bis 300 unter den anderen, bis 600 mit Ost.</translation>
    </message>
    <message>
        <source>The discarder pays twice, the others once.</source>
        <translation>Der Abwerfer zahlt doppelt, die anderen einfach.</translation>
    </message>
    <message>
        <source>The winner has drawn the tile: each pays twice.</source>
        <translation>Der Gewinner hat den Stein gezogen: Jeder zahlt doppelt.</translation>
    </message>
    <message>
        <source>Who has called Mah-Jongg wrongly pays each of the others.</source>
        <translation>Wer falsch Mah-Jongg gerufen hat, zahlt an jeden der anderen.</translation>
    </message>
    <message>
        <source>A dead hand is paid nothing: it pays the others.</source>
        <translation>Eine tote Hand bekommt nichts: Sie zahlt an die anderen.</translation>
    </message>
    <message>
        <source>A loser with such a hand claims the limit from the other two losers.</source>
        <translation>Ein Verlierer mit so einer Hand fordert das Limit von den beiden anderen Verlierern.</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation><numerusform>ein Beispiel</numerusform><numerusform>%n Beispiele</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of drill</source>
        <translation><numerusform>eine Art von Übung</numerusform><numerusform>%n Arten von Übungen</numerusform></translation>
    </message>
</context>
<context>
    <name>Length of a game</name>
    <message>
        <source>One deal</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Full game</source>
        <translation>Ganze Partie</translation>
    </message>
    <message>
        <source>No end</source>
        <translation>Ohne Ende</translation>
    </message>
    <message>
        <source>Over after the first deal.</source>
        <translation>Zu Ende nach dem ersten Spiel.</translation>
    </message>
    <message>
        <source>Over when everybody has been East and lost it again.</source>
        <translation>Zu Ende, wenn alle einmal Ost waren und es wieder abgegeben haben.</translation>
    </message>
    <message>
        <source>Over after four rounds.</source>
        <translation>Zu Ende nach vier Runden.</translation>
    </message>
    <message>
        <source>Until you leave the table.</source>
        <translation>Bis du vom Tisch aufstehst.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Familiar</source>
        <translation>Vertraut</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Gewandt</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Keeps pairs and neighbours, claims readily, overlooks some.</source>
        <translation>Behält Paare und Nachbarn, nimmt gern, übersieht manches.</translation>
    </message>
    <message>
        <source>Weighs each claim, counts live tiles, minds open sets.</source>
        <translation>Wägt jeden Anspruch, zählt freie Steine, achtet auf offene Sätze.</translation>
    </message>
    <message>
        <source>Weighs all this by what has won in many deals of this book.</source>
        <translation>Wägt all das danach, was nach diesem Buch oft gewonnen hat.</translation>
    </message>
    <message>
        <source>An Expert who plays close choices out in his head.</source>
        <translation>Ein Experte, der knappe Entscheidungen im Kopf durchspielt.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>You receive {tiles}.</source>
        <translation>Du bekommst: {tiles}.</translation>
    </message>
    <message>
        <source>{wind} receives {tiles}.</source>
        <translation>{wind} bekommt: {tiles}.</translation>
    </message>
    <message>
        <source>You set out {tile}.</source>
        <translation>Du legst aus: {tile}.</translation>
    </message>
    <message>
        <source>{wind} sets out {tile}.</source>
        <translation>{wind} legt aus: {tile}.</translation>
    </message>
    <message>
        <source>You draw a loose tile: {tile}.</source>
        <translation>Du ziehst einen losen Stein: {tile}.</translation>
    </message>
    <message>
        <source>{wind} draws a loose tile.</source>
        <translation>{wind} zieht einen losen Stein.</translation>
    </message>
    <message>
        <source>You draw the last tile of the wall: {tile}.</source>
        <translation>Du ziehst den letzten Stein der Mauer: {tile}.</translation>
    </message>
    <message>
        <source>{wind} draws the last tile of the wall.</source>
        <translation>{wind} zieht den letzten Stein der Mauer.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <translation>Du ziehst: {tile}.</translation>
    </message>
    <message>
        <source>{wind} draws.</source>
        <translation>{wind} zieht.</translation>
    </message>
    <message>
        <source>You discard {tile}.</source>
        <translation>Du wirfst ab: {tile}.</translation>
    </message>
    <message>
        <source>{wind} discards {tile}.</source>
        <translation>{wind} wirft ab: {tile}.</translation>
    </message>
    <message>
        <source>You discard {tile} and declare a standing hand.</source>
        <translation>Du sagst eine stehende Hand an und wirfst ab: {tile}.</translation>
    </message>
    <message>
        <source>{wind} discards {tile} and declares a standing hand.</source>
        <translation>{wind} sagt eine stehende Hand an und wirft ab: {tile}.</translation>
    </message>
    <message>
        <source>You chow: {meld}.</source>
        <translation>Du chowst: {meld}.</translation>
    </message>
    <message>
        <source>{wind} chows: {meld}.</source>
        <translation>{wind} chowt: {meld}.</translation>
    </message>
    <message>
        <source>You claim a four of a kind: {meld}.</source>
        <translation>Du nimmst zum Vierling: {meld}.</translation>
    </message>
    <message>
        <source>{wind} claims a four of a kind: {meld}.</source>
        <translation>{wind} nimmt zum Vierling: {meld}.</translation>
    </message>
    <message>
        <source>You pung: {meld}.</source>
        <translation>Du pungst: {meld}.</translation>
    </message>
    <message>
        <source>{wind} pungs: {meld}.</source>
        <translation>{wind} pungt: {meld}.</translation>
    </message>
    <message>
        <source>You add the fourth: {meld}.</source>
        <translation>Du legst den vierten an: {meld}.</translation>
    </message>
    <message>
        <source>{wind} adds the fourth: {meld}.</source>
        <translation>{wind} legt den vierten an: {meld}.</translation>
    </message>
    <message>
        <source>You lay down a drawn four of a kind: {meld}.</source>
        <translation>Du legst einen gezogenen Vierling hin: {meld}.</translation>
    </message>
    <message>
        <source>{wind} lays down a drawn four of a kind: {meld}.</source>
        <translation>{wind} legt einen gezogenen Vierling hin: {meld}.</translation>
    </message>
    <message>
        <source>You are adding {tile}; it may be taken to go out.</source>
        <translation>Du legst an: {tile}; der Stein kann zum Mah-Jongg genommen werden.</translation>
    </message>
    <message>
        <source>{wind} is adding {tile}; it may be taken to go out.</source>
        <translation>{wind} legt an: {tile}; der Stein kann zum Mah-Jongg genommen werden.</translation>
    </message>
    <message>
        <source>You have Mah-Jongg as dealt.</source>
        <translation>Du hast schon beim Geben Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} has Mah-Jongg as dealt.</source>
        <translation>{wind} hat schon beim Geben Mah-Jongg.</translation>
    </message>
    <message>
        <source>You go out on a drawn tile: {tile}. Mah-Jongg.</source>
        <translation>Du gewinnst mit einem gezogenen Stein: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out on a drawn tile: {tile}. Mah-Jongg.</source>
        <translation>{wind} gewinnt mit einem gezogenen Stein: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>You go out on a loose tile: {tile}. Mah-Jongg.</source>
        <translation>Du gewinnst mit einem losen Stein: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out on a loose tile: {tile}. Mah-Jongg.</source>
        <translation>{wind} gewinnt mit einem losen Stein: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>You go out on the last tile of the wall: {tile}. Mah-Jongg.</source>
        <translation>Du gewinnst mit dem letzten Stein der Mauer: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out on the last tile of the wall: {tile}. Mah-Jongg.</source>
        <translation>{wind} gewinnt mit dem letzten Stein der Mauer: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>You go out by eight flowers. Mah-Jongg.</source>
        <translation>Du gewinnst mit acht Blumen. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out by eight flowers. Mah-Jongg.</source>
        <translation>{wind} gewinnt mit acht Blumen. Mah-Jongg.</translation>
    </message>
    <message>
        <source>You go out on the tile {giver} adds: {tile}. Mah-Jongg.</source>
        <translation>Du gewinnst mit dem Stein, den {giver} anlegt: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out on the tile {giver} adds: {tile}. Mah-Jongg.</source>
        <translation>{wind} gewinnt mit dem Stein, den {giver} anlegt: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>You go out on {giver}’s {tile}. Mah-Jongg.</source>
        <translation>Du gewinnst mit dem Stein von {giver}: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out on {giver}’s {tile}. Mah-Jongg.</source>
        <translation>{wind} gewinnt mit dem Stein von {giver}: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>You wash the tiles with {number} different heads. The deal is over.</source>
        <translation>Du wäschst die Steine mit {number} verschiedenen Köpfen. Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>{who} washes the tiles with {number} different heads. The deal is over.</source>
        <translation>{who} wäscht die Steine mit {number} verschiedenen Köpfen. Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Only the bottom tile is left. You may take it or refuse it.</source>
        <translation>Nur der letzte Stein ist übrig. Du darfst ihn nehmen oder ablehnen.</translation>
    </message>
    <message>
        <source>Only the bottom tile is left. {wind} may take it or refuse it.</source>
        <translation>Nur der letzte Stein ist übrig. {wind} darf ihn nehmen oder ablehnen.</translation>
    </message>
    <message>
        <source>You refuse the bottom tile.</source>
        <translation>Du lehnst den letzten Stein ab.</translation>
    </message>
    <message>
        <source>{wind} refuses the bottom tile.</source>
        <translation>{wind} lehnt den letzten Stein ab.</translation>
    </message>
    <message>
        <source>{tile} is turned up. Wild tiles: {wild}.</source>
        <translation>Aufgedeckt wird: {tile}. Joker: {wild}.</translation>
    </message>
    <message>
        <source>Nobody goes out: the wall is down to its reserve, {tiles}. The deal is drawn.</source>
        <translation>Niemand macht Mah-Jongg: Die Mauer ist bis auf die Reserve abgetragen, {tiles}. Das Spiel ist unentschieden.</translation>
    </message>
    <message>
        <source>Nobody goes out: the wall is at its end. The deal is drawn.</source>
        <translation>Niemand macht Mah-Jongg: Die Mauer ist zu Ende. Das Spiel ist unentschieden.</translation>
    </message>
    <message>
        <source>East throws {first}: {breaker} breaks the wall, throws {second} and lifts stack {stack} of the {side} side.</source>
        <translation>Ost würfelt {first}: {breaker} öffnet die Mauer, würfelt {second} und hebt auf der Seite von {side} Stapel {stack} ab.</translation>
    </message>
    <message>
        <source>East throws {first}: {breaker} opens the {side} side to the left of stack {stack}.</source>
        <translation>Ost würfelt {first}: {breaker} öffnet die Seite von {side} links von Stapel {stack}.</translation>
    </message>
    <message>
        <source>East throws {first}: {breaker} throws {second} and opens the {side} side to the left of stack {stack}.</source>
        <translation>Ost würfelt {first}: {breaker} würfelt {second} und öffnet die Seite von {side} links von Stapel {stack}.</translation>
    </message>
    <message>
        <source>You and {winds} lose this turn.</source>
        <translation>Du und {winds} setzt diesmal aus.</translation>
    </message>
    <message>
        <source>You lose this turn.</source>
        <translation>Du setzt diesmal aus.</translation>
    </message>
    <message>
        <source>{winds} lose this turn.</source>
        <translation>{winds} setzen diesmal aus.</translation>
    </message>
    <message>
        <source>{wind} loses this turn.</source>
        <translation>{wind} setzt diesmal aus.</translation>
    </message>
    <message>
        <source>{wind} goes out on the tile you add: {tile}. Mah-Jongg.</source>
        <translation>{wind} gewinnt mit dem Stein, den du anlegst: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out on your {tile}. Mah-Jongg.</source>
        <translation>{wind} gewinnt mit deinem Stein: {tile}. Mah-Jongg.</translation>
    </message>
</context>
<context>
    <name>Measured</name>
    <message>
        <source>A lone guest wind is discarded before a lone 1 or 9</source>
        <translation>Ein einzelner Gastwind wird vor einer einzelnen 1 oder 9 abgeworfen</translation>
    </message>
    <message>
        <source>A lone guest wind is discarded before a lone dragon</source>
        <translation>Ein einzelner Gastwind wird vor einem einzelnen Drachen abgeworfen</translation>
    </message>
    <message>
        <source>A lone guest wind is discarded before a wind that counts</source>
        <translation>Ein einzelner Gastwind wird vor einem Wind abgeworfen, der zählt</translation>
    </message>
    <message>
        <source>A lone 1 or 9 is discarded before a lone 3 to 7</source>
        <translation>Eine einzelne 1 oder 9 wird vor einer einzelnen 3 bis 7 abgeworfen</translation>
    </message>
    <message>
        <source>A lone honour that nobody has shown is kept late in a deal</source>
        <translation>Ein einzelner Ehrenstein, den niemand gezeigt hat, wird spät im Spiel behalten</translation>
    </message>
    <message>
        <source>Of three pairs or more one is broken, not an open sequence</source>
        <translation>Von drei oder mehr Paaren wird eins zerrissen, keine offene Folge</translation>
    </message>
    <message>
        <source>The only pair is broken, not an open sequence</source>
        <translation>Das einzige Paar wird zerrissen, keine offene Folge</translation>
    </message>
    <message>
        <source>A closed sequence is broken before an open one</source>
        <translation>Eine geschlossene Folge wird vor einer offenen zerrissen</translation>
    </message>
    <message>
        <source>A pung of dragons is claimed in the first six rounds</source>
        <translation>Ein Pung aus Drachen wird in den ersten sechs Zügen genommen</translation>
    </message>
    <message>
        <source>A pung of dragons is claimed later</source>
        <translation>Ein Pung aus Drachen wird später genommen</translation>
    </message>
    <message>
        <source>A pung of a wind that counts is claimed</source>
        <translation>Ein Pung aus einem Wind, der zählt, wird genommen</translation>
    </message>
    <message>
        <source>A pung of guest winds is claimed</source>
        <translation>Ein Pung aus Gastwinden wird genommen</translation>
    </message>
    <message>
        <source>The first chow is claimed four tiles or more from a win</source>
        <translation>Der erste Chow wird vier Steine oder mehr vor dem Gewinn genommen</translation>
    </message>
    <message>
        <source>The first chow is claimed to be calling</source>
        <translation>Der erste Chow wird genommen, um auf den letzten Stein zu warten</translation>
    </message>
    <message>
        <source>Another chow is claimed with sets open already</source>
        <translation>Noch ein Chow wird genommen, wenn schon Sätze offen liegen</translation>
    </message>
    <message>
        <source>The first pung of a suit is claimed with three pairs or more</source>
        <translation>Der erste Pung einer Farbe wird mit drei Paaren oder mehr genommen</translation>
    </message>
    <message>
        <source>The first pung of a suit is claimed with the only pair</source>
        <translation>Der erste Pung einer Farbe wird mit dem einzigen Paar genommen</translation>
    </message>
    <message>
        <source>A set is claimed that brings the hand no nearer to a win</source>
        <translation>Ein Satz wird genommen, der die Hand dem Gewinn nicht näher bringt</translation>
    </message>
    <message>
        <source>Four tiles of a kind are laid down as a kong at once</source>
        <translation>Vier gleiche Steine werden sofort als Kong ausgelegt</translation>
    </message>
    <message>
        <source>The fourth tile is added to an open pung at once</source>
        <translation>Der vierte Stein wird sofort an einen offenen Pung gelegt</translation>
    </message>
    <message>
        <source>A discard is claimed for a kong</source>
        <translation>Ein Abwurf wird zum Kong genommen</translation>
    </message>
    <message>
        <source>A chow is claimed to be calling in the last four turns</source>
        <translation>Ein Chow wird in den letzten vier Zügen genommen, um auf den letzten Stein zu warten</translation>
    </message>
    <message>
        <source>A pung is claimed to be calling in the last four turns</source>
        <translation>Ein Pung wird in den letzten vier Zügen genommen, um zu warten</translation>
    </message>
    <message>
        <source>The safest tile is discarded in the last four turns, two tiles or more from a win</source>
        <translation>Der sicherste Stein wird in den letzten vier Zügen abgeworfen, zwei Steine oder mehr vor dem Gewinn</translation>
    </message>
    <message>
        <source>The safest tile is discarded in the last four turns though the hand is calling</source>
        <translation>Der sicherste Stein wird in den letzten vier Zügen abgeworfen, obwohl die Hand wartet</translation>
    </message>
    <message>
        <source>The wait with more tiles is taken, not the one that counts more</source>
        <translation>Das Warten auf mehr Steine wird gewählt, nicht das, bei dem die Hand mehr zählt</translation>
    </message>
    <message>
        <source>The safest tile is discarded though the hand is calling</source>
        <translation>Der sicherste Stein wird abgeworfen, obwohl die Hand wartet</translation>
    </message>
    <message>
        <source>The safest tile is discarded two tiles from a win</source>
        <translation>Der sicherste Stein wird abgeworfen, zwei Steine vor dem Gewinn</translation>
    </message>
    <message>
        <source>The safest tile is discarded three tiles or more from a win</source>
        <translation>Der sicherste Stein wird abgeworfen, drei Steine oder mehr vor dem Gewinn</translation>
    </message>
    <message>
        <source>The discard that leaves the hand nearest to a win is chosen</source>
        <translation>Der Abwurf wird gewählt, der die Hand dem Gewinn am nächsten lässt</translation>
    </message>
    <message>
        <source>The wild tile is kept and another one discarded</source>
        <translation>Der Joker wird behalten und ein anderer Stein abgeworfen</translation>
    </message>
    <message>
        <source>One suit is aimed at with eight tiles of it and honours</source>
        <translation>Auf eine Farbe wird gezielt, mit acht Steinen aus ihr und Ehrensteinen</translation>
    </message>
    <message>
        <source>One suit is aimed at with nine tiles of it and honours</source>
        <translation>Auf eine Farbe wird gezielt, mit neun Steinen aus ihr und Ehrensteinen</translation>
    </message>
    <message>
        <source>One suit is aimed at with ten tiles of it and honours</source>
        <translation>Auf eine Farbe wird gezielt, mit zehn Steinen aus ihr und Ehrensteinen</translation>
    </message>
    <message>
        <source>One suit is aimed at with eleven tiles of it and honours, or more</source>
        <translation>Auf eine Farbe wird gezielt, mit elf Steinen aus ihr und Ehrensteinen oder mehr</translation>
    </message>
    <message>
        <source>All pungs are aimed at with four pairs and threes</source>
        <translation>Auf lauter Pungs wird gezielt, mit vier Paaren und Drillingen</translation>
    </message>
    <message>
        <source>All pungs are aimed at with five pairs and threes or more</source>
        <translation>Auf lauter Pungs wird gezielt, mit fünf Paaren und Drillingen oder mehr</translation>
    </message>
    <message>
        <source>The thirteen are aimed at with eight different terminals and honours</source>
        <translation>Auf die Dreizehn wird gezielt, mit acht verschiedenen Endsteinen und Ehrensteinen</translation>
    </message>
    <message>
        <source>The thirteen are aimed at with nine different terminals and honours</source>
        <translation>Auf die Dreizehn wird gezielt, mit neun verschiedenen Endsteinen und Ehrensteinen</translation>
    </message>
    <message>
        <source>The thirteen are aimed at with ten terminals and honours or more</source>
        <translation>Auf die Dreizehn wird gezielt, mit zehn verschiedenen Endsteinen und Ehrensteinen oder mehr</translation>
    </message>
    <message>
        <source>Seven pairs are aimed at with four pairs</source>
        <translation>Auf sieben Paare wird gezielt, mit vier Paaren</translation>
    </message>
    <message>
        <source>Seven pairs are aimed at with five pairs or more</source>
        <translation>Auf sieben Paare wird gezielt, mit fünf Paaren oder mehr</translation>
    </message>
    <message>
        <source>Tiles that stand apart are aimed at with nine of them</source>
        <translation>Auf Steine, die für sich stehen, wird gezielt, mit neun davon</translation>
    </message>
    <message>
        <source>Tiles that stand apart are aimed at with ten of them or more</source>
        <translation>Auf Steine, die für sich stehen, wird gezielt, mit zehn davon oder mehr</translation>
    </message>
    <message>
        <source>Always what brings the hand nearest to a win, whatever it counts</source>
        <translation>Immer, was die Hand dem Gewinn am nächsten bringt, was sie auch zählt</translation>
    </message>
    <message>
        <source>Never a thought of what a discard may give away</source>
        <translation>Nie ein Gedanke daran, was ein Abwurf verschenken kann</translation>
    </message>
    <message>
        <source>Six times as much fear of what a discard may give away</source>
        <translation>Sechsmal so viel Furcht vor dem, was ein Abwurf verschenken kann</translation>
    </message>
    <message>
        <source>No chow and no pung is ever claimed</source>
        <translation>Nie wird ein Chow oder Pung genommen</translation>
    </message>
    <message>
        <source>No chow is ever claimed</source>
        <translation>Nie wird ein Chow genommen</translation>
    </message>
    <message>
        <source>Chows and pungs are liked twice as much</source>
        <translation>Chows und Pungs sind doppelt so beliebt</translation>
    </message>
    <message>
        <source>Any four sets will do: no hand of one suit, no rare hand</source>
        <translation>Irgendwelche vier Sätze: keine Hand einer Farbe, keine seltene Hand</translation>
    </message>
    <message>
        <source>One suit is aimed at in every deal</source>
        <translation>In jedem Spiel wird auf eine Farbe gezielt</translation>
    </message>
    <message>
        <source>No kong is ever made</source>
        <translation>Nie wird ein Kong gemacht</translation>
    </message>
    <message>
        <source>A wild tile is as easily discarded as any other</source>
        <translation>Ein Joker wird so leicht abgeworfen wie jeder andere Stein</translation>
    </message>
    <message>
        <source>No care is taken for the points that a win needs</source>
        <translation>Die Punkte, die ein Gewinn braucht, werden nicht bedacht</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Claims</source>
        <translation>An&amp;sprüche</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Wertungsblatt</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>There is room for {number} letters here.</source>
        <translation>Hier ist Platz für {number} Zeichen.</translation>
    </message>
    <message>
        <source>{number} is the nearest number that can be taken here.</source>
        <translation>{number} ist die nächste Zahl, die hier geht.</translation>
    </message>
    <message>
        <source>Another window of Pe-Ling is just writing {name}. What you changed is saved with the next change.</source>
        <translation>Ein anderes Fenster von Pe-Ling schreibt gerade {name}. Deine Änderung wird mit der nächsten gespeichert.</translation>
    </message>
    <message>
        <source>What was saved before was found damaged. It was set aside as {name}; what you see here was saved in its place.</source>
        <translation>Was vorher gespeichert war, ist beschädigt. Es wurde als {name} beiseitegelegt; was du hier siehst, wurde an seiner Stelle gespeichert.</translation>
    </message>
    <message>
        <source>The saved game {name} is no longer there.</source>
        <translation>Die gespeicherte Partie {name} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>There is already a saved game {name}. It was left as it is.</source>
        <translation>Es gibt schon eine gespeicherte Partie {name}. Sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The file {name} is no saved game of Pe-Ling. It was left as it is.</source>
        <translation>Die Datei {name} ist keine gespeicherte Partie von Pe-Ling. Sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The saved game {name} is damaged and cannot be opened. It was left as it is.</source>
        <translation>Die gespeicherte Partie {name} ist beschädigt und lässt sich nicht öffnen. Sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The game {name} was saved by a newer version of Pe-Ling.</source>
        <translation>Die Partie {name} wurde von einer neueren Version von Pe-Ling gespeichert.</translation>
    </message>
    <message>
        <source>The game {name} is open in another window of Pe-Ling.</source>
        <translation>Die Partie {name} ist in einem anderen Fenster von Pe-Ling offen.</translation>
    </message>
    <message>
        <source>The disk is full, the game cannot be saved. Make room, then go on.</source>
        <translation>Der Datenträger ist voll, die Partie kann nicht gespeichert werden. Schaff Platz, dann geht es weiter.</translation>
    </message>
    <message>
        <source>The folder of saved games cannot be written to: {name}</source>
        <translation>In den Ordner der Partien kann nicht geschrieben werden: {name}</translation>
    </message>
    <message>
        <source>The saved game {name} cannot be read.</source>
        <translation>Die gespeicherte Partie {name} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This version does not know the rules of the game {name}.</source>
        <translation>Diese Version kennt die Regeln der Partie {name} nicht.</translation>
    </message>
    <message>
        <source>By the rules of this version the game {name} cannot be gone on with.</source>
        <translation>Nach den Regeln dieser Version kann die Partie {name} nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>A game cannot be begun like this: {name}</source>
        <translation>So kann keine Partie beginnen: {name}</translation>
    </message>
    <message>
        <source>The game could not be opened: {name}</source>
        <translation>Die Partie konnte nicht geöffnet werden: {name}</translation>
    </message>
    <message>
        <source>The game could not be moved; it is where it was: {name}</source>
        <translation>Die Partie konnte nicht verschoben werden; sie ist, wo sie war: {name}</translation>
    </message>
    <message>
        <source>The game could not be deleted: {name}</source>
        <translation>Die Partie konnte nicht gelöscht werden: {name}</translation>
    </message>
    <message>
        <source>The game could not be saved: {name}</source>
        <translation>Die Partie konnte nicht gespeichert werden: {name}</translation>
    </message>
    <message>
        <source>The records could not be computed: {name}</source>
        <translation>Die Bilanz ließ sich nicht berechnen: {name}</translation>
    </message>
    <message>
        <source>What was reviewed could not be added up: {name}</source>
        <translation>Was durchgesehen wurde, konnte nicht zusammengezählt werden: {name}</translation>
    </message>
    <message>
        <source>The file could not be written: {name}</source>
        <translation>Die Datei ließ sich nicht schreiben: {name}</translation>
    </message>
    <message>
        <source>The advisor could not answer: {name}</source>
        <translation>Der Ratgeber konnte nicht antworten: {name}</translation>
    </message>
    <message>
        <source>The game could not be looked at again: {name}</source>
        <translation>Die Partie konnte nicht noch einmal angesehen werden: {name}</translation>
    </message>
    <message>
        <source>The game {name} is damaged and cannot be looked at again. Nothing was changed; the file is where it was.</source>
        <translation>Die Partie {name} ist beschädigt und kann nicht nachgespielt werden. Nichts wurde geändert, die Datei liegt, wo sie lag.</translation>
    </message>
    <message>
        <source>The bookmarks could not be read. They were set aside as {name}; nothing was deleted.</source>
        <translation>Die Lesezeichen waren nicht lesbar. Sie wurden als {name} beiseitegelegt; gelöscht wurde nichts.</translation>
    </message>
    <message>
        <source>The bookmarks cannot be read and were left as they are, so new ones are not saved: {name}</source>
        <translation>Die Lesezeichen sind nicht lesbar und blieben, wie sie sind; neue werden deshalb nicht gespeichert: {name}</translation>
    </message>
    <message>
        <source>A newer version of Pe-Ling saved the bookmarks; they were left as they are, so new ones are not saved: {name}</source>
        <translation>Eine neuere Version von Pe-Ling hat die Lesezeichen gespeichert; sie blieben, wie sie sind, und neue werden deshalb nicht gespeichert: {name}</translation>
    </message>
    <message>
        <source>The bookmarks could not be saved: {name}</source>
        <translation>Die Lesezeichen konnten nicht gespeichert werden: {name}</translation>
    </message>
    <message>
        <source>A computer player could not decide and plays something simple: {name}</source>
        <translation>Ein Computerspieler konnte sich nicht entscheiden und spielt etwas Einfaches: {name}</translation>
    </message>
    <message>
        <source>Something unexpected happened. Your game is saved. For a report: {name}</source>
        <translation>Etwas Unerwartetes ist geschehen. Deine Partie ist gespeichert. Für eine Meldung: {name}</translation>
    </message>
    <message>
        <source>The settings could not be read. They were set aside as {name}; the defaults are used.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden. Sie wurden als {name} beiseitegelegt; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The settings cannot be read and were left as they are: {name}. The defaults are used, and changes are not saved.</source>
        <translation>Die Einstellungen sind nicht lesbar und blieben, wie sie sind: {name}. Es gelten die Vorgaben, und Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>A newer version of Pe-Ling saved the settings; they were left as they are: {name}. The defaults are used, and changes are not saved.</source>
        <translation>Eine neuere Version von Pe-Ling hat die Einstellungen gespeichert; sie blieben, wie sie sind: {name}. Es gelten die Vorgaben, und Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Some settings were not usable and stand at their defaults: {name}</source>
        <translation>Einige Einstellungen waren nicht brauchbar und stehen auf der Vorgabe: {name}</translation>
    </message>
    <message>
        <source>What was known of the names of people is damaged. It was set aside as {name}; the sheets are whole.</source>
        <translation>Was von den Namen der Personen bekannt war, ist beschädigt. Es liegt jetzt unter {name}; die Blätter sind unversehrt.</translation>
    </message>
    <message>
        <source>What was known of the names of people cannot be read and was left as it is, so what you change now is not saved: {name}</source>
        <translation>Was von den Namen der Personen bekannt war, ist nicht lesbar und blieb, wie es ist; was du jetzt änderst, wird deshalb nicht gespeichert: {name}</translation>
    </message>
    <message>
        <source>A newer version of Pe-Ling saved the names of people; they were left as they are, so what you change now is not saved: {name}</source>
        <translation>Eine neuere Version von Pe-Ling hat die Namen der Personen gespeichert; sie blieben, wie sie sind, und was du jetzt änderst, wird deshalb nicht gespeichert: {name}</translation>
    </message>
    <message>
        <source>The names of people could not be saved: {name}</source>
        <translation>Die Namen der Personen ließen sich nicht speichern: {name}</translation>
    </message>
    <message>
        <source>The score sheets could not be read: {name}</source>
        <translation>Die Blätter ließen sich nicht lesen: {name}</translation>
    </message>
    <message>
        <source>The saved house rules could not be read. They were set aside as {name}; nothing was deleted.</source>
        <translation>Die gespeicherten Hausregeln konnten nicht gelesen werden. Sie wurden als {name} beiseitegelegt; nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>The saved house rules cannot be read and were left as they are, so what you change now is not saved: {name}</source>
        <translation>Die gespeicherten Hausregeln sind nicht lesbar und blieben, wie sie sind; was du jetzt änderst, wird deshalb nicht gespeichert: {name}</translation>
    </message>
    <message>
        <source>A newer version of Pe-Ling saved the house rules; they were left as they are, so what you change now is not saved: {name}</source>
        <translation>Eine neuere Version von Pe-Ling hat die Hausregeln gespeichert; sie blieben, wie sie sind, und was du jetzt änderst, wird deshalb nicht gespeichert: {name}</translation>
    </message>
    <message>
        <source>The house rules could not be saved: {name}</source>
        <translation>Die Hausregeln konnten nicht gespeichert werden: {name}</translation>
    </message>
    <message>
        <source>What was learnt could not be read. It was set aside as {name}; nothing was deleted.</source>
        <translation>Das Gelernte konnte nicht gelesen werden. Es wurde als {name} beiseitegelegt; gelöscht wurde nichts.</translation>
    </message>
    <message>
        <source>What was learnt cannot be read and was left as it is, so what you learn now is not saved: {name}</source>
        <translation>Das Gelernte ist nicht lesbar und blieb, wie es ist; was du jetzt lernst, wird deshalb nicht gespeichert: {name}</translation>
    </message>
    <message>
        <source>A newer version of Pe-Ling saved what was learnt; it was left as it is, so what you learn now is not saved: {name}</source>
        <translation>Eine neuere Version von Pe-Ling hat das Gelernte gespeichert; es blieb, wie es ist, und was du jetzt lernst, wird deshalb nicht gespeichert: {name}</translation>
    </message>
    <message>
        <source>What was learnt could not be saved: {name}</source>
        <translation>Das Gelernte konnte nicht gespeichert werden: {name}</translation>
    </message>
    <message>
        <source>The position to be judged could not be read. It was set aside as {name}; nothing was deleted.</source>
        <translation>Die Stellung zum Beurteilen war nicht zu lesen. Sie wurde als {name} beiseitegelegt; gelöscht wurde nichts.</translation>
    </message>
    <message>
        <source>The position to be judged cannot be read and was left as it is, so what you lay now is not kept: {name}</source>
        <translation>Die Stellung zum Beurteilen ist nicht zu lesen und blieb, wie sie ist; was du jetzt legst, wird nicht aufgehoben: {name}</translation>
    </message>
    <message>
        <source>A newer version of Pe-Ling saved the position to be judged; it was left as it is, so what you lay now is not kept: {name}</source>
        <translation>Eine neuere Version von Pe-Ling hat die Stellung zum Beurteilen gespeichert; sie blieb, wie sie ist, und was du jetzt legst, wird nicht aufgehoben: {name}</translation>
    </message>
    <message>
        <source>The position to be judged could not be kept: {name}</source>
        <translation>Die Stellung zum Beurteilen konnte nicht aufgehoben werden: {name}</translation>
    </message>
    <message>
        <source>The settings could not be saved: {name}</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden: {name}</translation>
    </message>
    <message>
        <source>Another window of Pe-Ling is just writing {name}. Nothing was changed; try again.</source>
        <translation>Ein anderes Fenster von Pe-Ling schreibt gerade {name}. Es wurde nichts geändert; versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Something went wrong ({message}): {name}</source>
        <translation>Etwas ging schief ({message}): {name}</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Chow!</source>
        <translation>Chow!</translation>
    </message>
    <message>
        <source>Pung!</source>
        <translation>Pung!</translation>
    </message>
    <message>
        <source>Kong!</source>
        <translation>Kong!</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Save house rules</source>
        <translation>Hausregeln speichern</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Hausregeln umbenennen</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Hausregeln importieren</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation>Name der Hausregeln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>This is what rules are called that nobody has named. Choose another name.</source>
        <translation>So heißen Regeln, denen niemand einen Namen gegeben hat. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>There are house rules of this name already. Choose another name.</source>
        <translation>Es gibt schon Hausregeln mit diesem Namen. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>There are house rules of this name already. Replace them, or choose another name to keep both.</source>
        <translation>Es gibt schon Hausregeln mit diesem Namen. Ersetze sie, oder wähle einen anderen Namen, um beide zu behalten.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>A name is needed, for example that of your table.</source>
        <translation>Ein Name ist nötig, zum Beispiel der deines Tisches.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Understood ({number} more)</source>
        <translation>Verstanden (noch {number})</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>Open hands</name>
    <message>
        <source>eye</source>
        <translation>Auge</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>sequence, open</source>
        <translation>Folge, offen</translation>
    </message>
    <message>
        <source>sequence, closed</source>
        <translation>Folge, verdeckt</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>pung, open</source>
        <translation>Pung, offen</translation>
    </message>
    <message>
        <source>pung, closed</source>
        <translation>Pung, verdeckt</translation>
    </message>
    <message>
        <source>kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>kong, open</source>
        <translation>Kong, offen</translation>
    </message>
    <message>
        <source>kong, closed</source>
        <translation>Kong, verdeckt</translation>
    </message>
    <message>
        <source>{set}, open</source>
        <translation>{set}, offen</translation>
    </message>
    <message>
        <source>{set}, closed</source>
        <translation>{set}, verdeckt</translation>
    </message>
    <message>
        <source>sequence, visible</source>
        <translation>Folge, offen</translation>
    </message>
    <message>
        <source>sequence, hidden</source>
        <translation>Folge, verdeckt</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>three, visible</source>
        <translation>Drilling, offen</translation>
    </message>
    <message>
        <source>three, hidden</source>
        <translation>Drilling, verdeckt</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>four, visible</source>
        <translation>Vierling, offen</translation>
    </message>
    <message>
        <source>four, hidden</source>
        <translation>Vierling, verdeckt</translation>
    </message>
    <message>
        <source>{set}, visible</source>
        <translation>{set}, offen</translation>
    </message>
    <message>
        <source>{set}, hidden</source>
        <translation>{set}, verdeckt</translation>
    </message>
    <message>
        <source>{tile}, wild, stands for</source>
        <translation>{tile}, Joker, steht für</translation>
    </message>
    <message>
        <source>{tile}, wild, stands for itself</source>
        <translation>{tile}, Joker, steht für sich selbst</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>{number} different heads</source>
        <translation>{number} verschiedene Köpfe</translation>
    </message>
    <message>
        <source>{set}, exposed</source>
        <translation>{set}, offen</translation>
    </message>
    <message>
        <source>{set}, concealed</source>
        <translation>{set}, verdeckt</translation>
    </message>
    <message>
        <source>sequence, exposed</source>
        <translation>Folge, offen</translation>
    </message>
    <message>
        <source>sequence, concealed</source>
        <translation>Folge, verdeckt</translation>
    </message>
    <message>
        <source>three, exposed</source>
        <translation>Drilling, offen</translation>
    </message>
    <message>
        <source>three, concealed</source>
        <translation>Drilling, verdeckt</translation>
    </message>
    <message>
        <source>four, exposed</source>
        <translation>Vierling, offen</translation>
    </message>
    <message>
        <source>four, concealed</source>
        <translation>Vierling, verdeckt</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>flowers</source>
        <translation>Blumen</translation>
    </message>
</context>
<context>
    <name>Opened file</name>
    <message>
        <source>Files are opened one at a time: {name} was taken, the others were left.</source>
        <translation>Dateien werden einzeln geöffnet: {name} wurde genommen, die anderen blieben liegen.</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>Die Datei {name} gibt es nicht.</translation>
    </message>
    <message>
        <source>{name} is a folder and no file.</source>
        <translation>{name} ist ein Ordner und keine Datei.</translation>
    </message>
    <message>
        <source>The file {name} cannot be read ({reason}).</source>
        <translation>Die Datei {name} lässt sich nicht lesen ({reason}).</translation>
    </message>
    <message>
        <source>The file {name} is empty.</source>
        <translation>Die Datei {name} ist leer.</translation>
    </message>
    <message>
        <source>Pe-Ling cannot open {name}: it is no game, no score sheet, no house rules and no hand.</source>
        <translation>Pe-Ling kann {name} nicht öffnen: Die Datei ist keine Partie und kein Wertungsblatt und enthält weder Hausregeln noch eine Hand.</translation>
    </message>
    <message>
        <source>The file {name} is damaged or no JSON; it cannot be understood in line {line} at column {column}.</source>
        <translation>Die Datei {name} ist beschädigt oder kein JSON; in Zeile {line}, Spalte {column} ist sie nicht zu verstehen.</translation>
    </message>
    <message>
        <source>In {name} Pe-Ling keeps something for itself; it is no game, no score sheet, no house rules and no hand.</source>
        <translation>In {name} bewahrt Pe-Ling etwas für sich selbst auf; die Datei ist keine Partie und kein Wertungsblatt und enthält weder Hausregeln noch eine Hand.</translation>
    </message>
    <message>
        <source>{name} holds no hand. {what}</source>
        <translation>{name} enthält keine Hand. {what}</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Name of computer player {number}</source>
        <translation>Name von Computerspieler {number}</translation>
    </message>
    <message>
        <source>Level of computer player {number}</source>
        <translation>Stärke von Computerspieler {number}</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Another bird for computer player {number}</source>
        <translation>Ein anderer Vogel für Computerspieler {number}</translation>
    </message>
</context>
<context>
    <name>OverruleDialog</name>
    <message>
        <source>East and round</source>
        <translation>Ost und Runde</translation>
    </message>
    <message>
        <source>East in this deal</source>
        <translation>Ost in diesem Spiel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>for example: agreed at the table</source>
        <translation>zum Beispiel: am Tisch vereinbart</translation>
    </message>
    <message>
        <source>As the book has it: {what}</source>
        <translation>Wie im Buch: {what}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
</context>
<context>
    <name>OwnHand</name>
    <message>
        <source>What goes together in your hand</source>
        <translation>Was in deiner Hand zusammengehört</translation>
    </message>
    <message>
        <source>Completes it</source>
        <translation>Vollendet</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>any tile</source>
        <translation>jeder Stein</translation>
    </message>
    <message>
        <source>three {tiles}</source>
        <translation>drei {tiles}</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>Ansätze</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>with the fourth: {tiles}</source>
        <translation>mit dem vierten: {tiles}</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <translation>{suit} {ranks}</translation>
    </message>
</context>
<context>
    <name>OwnHands</name>
    <message>
        <source>Hands of your own</source>
        <translation>Eigene Hände</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Was spielst du?</translation>
    </message>
    <message>
        <source>Do you claim it?</source>
        <translation>Beanspruchst du ihn?</translation>
    </message>
    <message>
        <source>Your hand is being laid out again.</source>
        <translation>Deine Hand wird wieder ausgelegt.</translation>
    </message>
    <message>
        <source>Here you meet your own costly decisions again. Choose a habit on the page Your play, and practise it.</source>
        <translation>Hier begegnest du deinen eigenen teuren Entscheidungen wieder. Wähle auf der Seite Dein Spiel eine Gewohnheit und übe sie.</translation>
    </message>
    <message>
        <source>This hand cannot be laid out any more: its game has changed or is gone.</source>
        <translation>Diese Hand kann nicht mehr ausgelegt werden: Ihre Partie hat sich geändert oder ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Hand</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Review of the deal</source>
        <translation>Rückschau auf das Spiel</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Deine Möglichkeiten</translation>
    </message>
    <message>
        <source>The best: nothing was worth more.</source>
        <translation>Das Beste: Keine andere Wahl war mehr wert.</translation>
    </message>
    <message>
        <source>About equal to the best: it costs nothing that is certain.</source>
        <translation>Etwa gleich gut wie das Beste: Es kostet nichts, was sicher ist.</translation>
    </message>
    <message>
        <source>Hand {place} of {whole}</source>
        <translation>Hand {place} von {whole}</translation>
    </message>
    <message>
        <source>{book}, {date}, deal {number}</source>
        <translation>{book}, {date}, Spiel {number}</translation>
    </message>
    <message>
        <source>{points} points lost: {grade}</source>
        <translation>{points} Punkte verschenkt: {grade}</translation>
    </message>
    <message>
        <source>Best is: {action}.</source>
        <translation>Das Beste ist: {action}.</translation>
    </message>
    <message>
        <source>In the game you chose: {action}. It cost {points} points.</source>
        <translation>In der Partie war deine Wahl: {action}. Das kostete {points} Punkte.</translation>
    </message>
    <message>
        <source>In the game you chose the same: {action}.</source>
        <translation>In der Partie war deine Wahl dieselbe: {action}.</translation>
    </message>
    <message>
        <source>{right} of {whole} hands without a loss</source>
        <translation>{right} von {whole} Händen ohne Verlust</translation>
    </message>
    <message>
        <source>{action}: {verdict}</source>
        <translation>{action}: {verdict}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>in a deal</source>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>balances of the people together</source>
        <translation>Stände der Personen zusammen</translation>
    </message>
    <message>
        <source>Nobody has a score sheet with a deal on it yet.</source>
        <translation>Noch niemand steht auf einem Blatt mit einem Spiel.</translation>
    </message>
    <message>
        <source>The score sheets are being read.</source>
        <translation>Die Blätter werden gelesen.</translation>
    </message>
    <message>
        <source>Same person, two names?</source>
        <translation>Eine Person, zwei Namen?</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>One, merge</source>
        <translation>Eine, vereinen</translation>
    </message>
    <message>
        <source>{one} and {other} are one person, called {one}</source>
        <translation>{one} und {other} sind eine Person und heißen {one}</translation>
    </message>
    <message>
        <source>{one} and {other} are two people</source>
        <translation>{one} und {other} sind zwei Personen</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Vereinen …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>Rows (*.csv)</source>
        <translation>Zeilen (*.csv)</translation>
    </message>
    <message>
        <source>Search a person</source>
        <translation>Person suchen</translation>
    </message>
    <message>
        <source>Sheets stay as they are; a name or a merge can be taken back.</source>
        <translation>Die Blätter bleiben, wie sie sind; ein Name oder eine Vereinigung lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Another name for {name}</source>
        <translation>Ein anderer Name für {name}</translation>
    </message>
    <message>
        <source>Who is the same person as {name}?</source>
        <translation>Wer ist dieselbe Person wie {name}?</translation>
    </message>
    <message>
        <source>Both are then called {name}.</source>
        <translation>Beide heißen dann {name}.</translation>
    </message>
    <message>
        <source>{other} is known already: {name} and {other} are then one person.</source>
        <translation>{other} ist schon bekannt: {name} und {other} sind dann eine Person.</translation>
    </message>
    <message>
        <source>Those who have sat at one table with {name} are not in this list: they are other people.</source>
        <translation>Wer mit {name} an einem Tisch saß, steht nicht in dieser Liste, denn das ist jemand anders.</translation>
    </message>
    <message>
        <source>Everybody else has sat at one table with {name}.</source>
        <translation>Alle anderen saßen schon mit {name} an einem Tisch.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>points in a deal</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>mean winning score</source>
        <translation>mittlerer Gewinn</translation>
    </message>
    <message>
        <source>Balance, evening by evening</source>
        <translation>Stand, Abend für Abend</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>verglichen mit</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>From whom, to whom</source>
        <translation>Von wem, an wen</translation>
    </message>
    <message>
        <source>changed by hand</source>
        <translation>von Hand geändert</translation>
    </message>
    <message>
        <source>Last evenings</source>
        <translation>Letzte Abende</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Balance, game by game</source>
        <translation>Stand, Partie für Partie</translation>
    </message>
    <message>
        <source>Against which level</source>
        <translation>Gegen welche Stärke</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>After each game: {values}</source>
        <translation>Nach jeder Partie: {values}</translation>
    </message>
    <message>
        <source>Your own games; computer players are not counted among the people.</source>
        <translation>Deine eigenen Partien; Computerspieler zählen nicht zu den Personen.</translation>
    </message>
    <message>
        <source>{name}: {evenings}, {deals}, {won}, balance {balance}</source>
        <translation>{name}: {evenings}, {deals}, {won}, Stand {balance}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{name} after each evening: {values}</source>
        <translation>{name} nach jedem Abend: {values}</translation>
    </message>
    <message>
        <source>{sheets}, since {day}</source>
        <translation>{sheets}, seit {day}</translation>
    </message>
    <message>
        <source>{times}, {deals}, {won}, {mean} points in a deal, mean winning score {mean_win}</source>
        <translation>{times}, {deals}, {won}, {mean} Punkte je Spiel, mittlerer Gewinn {mean_win}</translation>
    </message>
    <message>
        <source>{name} against the computer</source>
        <translation>{name} gegen den Computer</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Du gegen den Computer</translation>
    </message>
    <message>
        <source>{won} of {deals} won</source>
        <translation>{won} von {deals} gewonnen</translation>
    </message>
    <message>
        <source>{wins} ({percent} %)</source>
        <translation>{wins} ({percent} %)</translation>
    </message>
    <message>
        <source>{name} and {other} sat at one table ({title}, {day}), so they are two people.</source>
        <translation>{name} und {other} saßen an einem Tisch ({title}, {day}), also sind es zwei Personen.</translation>
    </message>
    <message>
        <source>1st of {players}</source>
        <translation>1. von {players}</translation>
    </message>
    <message>
        <source>2nd of {players}</source>
        <translation>2. von {players}</translation>
    </message>
    <message>
        <source>3rd of {players}</source>
        <translation>3. von {players}</translation>
    </message>
    <message>
        <source>{rank}th of {players}</source>
        <translation>{rank}. von {players}</translation>
    </message>
    <message>
        <source>{title}, deal {deal}</source>
        <translation>{title}, Spiel {deal}</translation>
    </message>
    <message>
        <source>{title}, {day}, deal {deal}</source>
        <translation>{title}, {day}, Spiel {deal}</translation>
    </message>
</context>
<context>
    <name>PeoplePlurals</name>
    <message numerus="yes">
        <source>%n score sheet(s)</source>
        <translation><numerusform>%n Blatt</numerusform><numerusform>%n Blätter</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <translation><numerusform>%n nicht lesbar</numerusform><numerusform>%n nicht lesbar</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation><numerusform>%n Abend</numerusform><numerusform>%n Abende</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) against the computer</source>
        <translation><numerusform>%n Partie gegen den Computer</numerusform><numerusform>%n Partien gegen den Computer</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation><numerusform>%n Partie</numerusform><numerusform>%n Partien</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>%n Spiel</numerusform><numerusform>%n Spiele</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation><numerusform>%n gewonnen</numerusform><numerusform>%n gewonnen</numerusform></translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Drüben</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>{wind} round</source>
        <translation>Runde: {wind}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the wall</source>
        <translation><numerusform>%n Stein in der Mauer</numerusform><numerusform>%n Steine in der Mauer</numerusform></translation>
    </message>
    <message>
        <source>Table of play</source>
        <translation>Spieltisch</translation>
    </message>
</context>
<context>
    <name>PlayingWell</name>
    <message>
        <source>Playing well</source>
        <translation>Gut spielen</translation>
    </message>
    <message>
        <source>When to claim, what to discard, what to aim at in {book}: what the figures of many deals say.</source>
        <translation>Wann man nimmt, was man abwirft, worauf man zielt in {book}: was die Zahlen vieler Spiele sagen.</translation>
    </message>
    <message>
        <source>From deals that computers played</source>
        <translation>Aus Spielen von Computerspielern</translation>
    </message>
    <message>
        <source>The figure behind a sum of points says how far off it may be, 19 times in 20.</source>
        <translation>Die Zahl hinter einer Punktzahl sagt, wie weit sie danebenliegen kann, in 19 von 20 Fällen.</translation>
    </message>
    <message>
        <source>{points} points of a deal. {positions} positions from play, each played on {worlds} times either way; the hand wins {won} deals of a hundred, the other way {other}, and counts {counts} then, the other way {less}.</source>
        <translation>{points} Punkte im Spiel. {positions} Stellungen, jede auf beide Weisen je {worlds}-mal weitergespielt; die Hand gewinnt so {won} von hundert Spielen, anders {other}, und zählt dann {counts}, anders {less}.</translation>
    </message>
    <message>
        <source>{points} points in every deal, against three players without the habit. {deals} deals; who has it wins {won} of a hundred.</source>
        <translation>{points} Punkte in jedem Spiel, gegen drei Spieler ohne die Gewohnheit. {deals} Spiele; wer sie hat, gewinnt {won} von hundert.</translation>
    </message>
    <message>
        <source>{done}: {points} points (± {error}) less than the best.</source>
        <translation>{done}: {points} Punkte (± {error}) weniger als das Beste.</translation>
    </message>
    <message>
        <source>Played on many times, the hand wins {won} deals of a hundred and counts {counts} on average then.</source>
        <translation>Viele Male weitergespielt, gewinnt die Hand {won} von hundert Spielen und zählt dann im Mittel {counts}.</translation>
    </message>
    <message>
        <source>{done}: as good as anything. By the figures the best is: {best}.</source>
        <translation>{done}: so gut wie alles andere. Nach den Zahlen ist am besten: {best}.</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n tile(s) to go</source>
        <translation><numerusform>%n Stein fehlt</numerusform><numerusform>%n Steine fehlen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are missing</source>
        <translation><numerusform>%n Stein fehlt</numerusform><numerusform>%n Steine fehlen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation><numerusform>%n Punkt</numerusform><numerusform>%n Punkte</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>you hold %n</source>
        <translation><numerusform>du hast %n</numerusform><numerusform>du hast %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation><numerusform>%n Stein</numerusform><numerusform>%n Steine</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The hand has %n suit(s).</source>
        <translation><numerusform>Die Hand hat %n Farbe.</numerusform><numerusform>Die Hand hat %n Farben.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n helpful tile(s) not in sight</source>
        <translation><numerusform>%n nützlicher Stein nicht zu sehen</numerusform><numerusform>%n nützliche Steine nicht zu sehen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) help</source>
        <translation><numerusform>%n Stein hilft</numerusform><numerusform>%n Steine helfen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) then lie open.</source>
        <translation><numerusform>Dann liegt %n Satz offen.</numerusform><numerusform>Dann liegen %n Sätze offen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n double(s)</source>
        <translation><numerusform>%n Verdopplung</numerusform><numerusform>%n Verdopplungen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to lay.</source>
        <translation><numerusform>Noch %n Stein zu legen.</numerusform><numerusform>Noch %n Steine zu legen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation><numerusform>noch %n Stein</numerusform><numerusform>noch %n Steine</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>At the end of the wall %n tile(s) stay undrawn.</source>
        <translation><numerusform>Am Ende der Mauer bleibt %n Stein ungezogen.</numerusform><numerusform>Am Ende der Mauer bleiben %n Steine ungezogen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s) not possible</source>
        <translation><numerusform>%n Anspruch ist nicht möglich</numerusform><numerusform>%n Ansprüche sind nicht möglich</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n other thing(s) not possible</source>
        <translation><numerusform>%n anderes ist nicht möglich</numerusform><numerusform>%n andere Dinge sind nicht möglich</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) together</source>
        <translation><numerusform>%n Spiel zusammen</numerusform><numerusform>%n Spiele zusammen</numerusform></translation>
    </message>
</context>
<context>
    <name>Printed sheet</name>
    <message>
        <source>The deals, one by one</source>
        <translation>Die Spiele der Reihe nach</translation>
    </message>
    <message>
        <source>Gains and losses</source>
        <translation>Gewinn und Verlust</translation>
    </message>
    <message>
        <source>E: East.  Bold: won the deal.  *: corrected, later totals followed.  +: put in later.</source>
        <translation>O: Ost.  Fett: hat das Spiel gewonnen.  *: berichtigt, spätere Stände folgten.  +: später eingefügt.</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>won; not said how</source>
        <translation>gewonnen; wie, wurde nicht gesagt</translation>
    </message>
    <message>
        <source>won, {how}</source>
        <translation>gewonnen, {how}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{deal}. East: {name}</source>
        <translation>{deal}. Ost: {name}</translation>
    </message>
    <message>
        <source>{name}, {wind}</source>
        <translation>{name}, {wind}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <translation>{payer} zahlt {payee}</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} von {pages}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
</context>
<context>
    <name>PutAwayRow</name>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>“{title}” was put away.</source>
        <translation>„{title}“ wurde weggelegt.</translation>
    </message>
    <message>
        <source>“{title}” is gone: nothing was done in it, and where it was taken from is still there.</source>
        <translation>„{title}“ ist fort: Darin wurde nichts getan, und das, woraus es entstand, ist noch da.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Reading tiles</source>
        <translation>Steine lesen</translation>
    </message>
    <message>
        <source>Name each tile as it is engraved, without the index, until you know it in two seconds.</source>
        <translation>Nenne jeden Stein, wie er graviert ist, ohne die Zahl in der Ecke, bis du ihn in zwei Sekunden kennst.</translation>
    </message>
    <message>
        <source>Which tile is this?</source>
        <translation>Welcher Stein ist das?</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Nächster Stein</translation>
    </message>
    <message>
        <source>Read more tiles</source>
        <translation>Weitere Steine lesen</translation>
    </message>
    <message>
        <source>Go on with the questions</source>
        <translation>Weiter mit den Fragen</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>Zurück zu heute</translation>
    </message>
    <message>
        <source>Right: {tile}, in {seconds}.</source>
        <translation>Richtig: {tile}, in {seconds}.</translation>
    </message>
    <message>
        <source>Right: {tile}. It took {seconds}; it comes again, and two seconds will do then.</source>
        <translation>Richtig: {tile}. Das dauerte {seconds}; der Stein kommt wieder, und dann genügen zwei Sekunden.</translation>
    </message>
    <message>
        <source>This is the {tile}. You chose the {other}.</source>
        <translation>Das ist: {tile}. Gewählt war: {other}.</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} Sekunden</translation>
    </message>
    <message>
        <source>{done} of {total} named at once</source>
        <translation>{done} von {total} sofort genannt</translation>
    </message>
    <message>
        <source>You have named each of the {total} tiles at once.</source>
        <translation>Du hast jeden der {total} Steine sofort genannt.</translation>
    </message>
    <message>
        <source>Half of them took less than {seconds}.</source>
        <translation>Die Hälfte davon dauerte weniger als {seconds}.</translation>
    </message>
    <message>
        <source>A bird: the 1 of bamboos alone has no stick.</source>
        <translation>Ein Vogel: nur Bambus 1 hat keinen Stab.</translation>
    </message>
    <message>
        <source>Two sticks, one over the other.</source>
        <translation>Zwei Stäbe, einer über dem anderen.</translation>
    </message>
    <message>
        <source>Three sticks: one over two.</source>
        <translation>Drei Stäbe: einer über zweien.</translation>
    </message>
    <message>
        <source>Four sticks, two over two, with nothing between them.</source>
        <translation>Vier Stäbe, zwei über zweien, nichts dazwischen.</translation>
    </message>
    <message>
        <source>Four sticks, and a red one in the middle.</source>
        <translation>Vier Stäbe und ein roter in der Mitte.</translation>
    </message>
    <message>
        <source>Six sticks: three over three.</source>
        <translation>Sechs Stäbe: drei über dreien.</translation>
    </message>
    <message>
        <source>One red stick over two rows of three.</source>
        <translation>Ein roter Stab über zwei Reihen zu dreien.</translation>
    </message>
    <message>
        <source>Eight sticks that lean on each other, like an M over a W.</source>
        <translation>Acht Stäbe, die aneinander lehnen, wie ein M über einem W.</translation>
    </message>
    <message>
        <source>Nine sticks: three rows of three, with red in the middle.</source>
        <translation>Neun Stäbe: drei Reihen zu dreien, in der Mitte rot.</translation>
    </message>
    <message>
        <source>One large circle.</source>
        <translation>Ein großer Kreis.</translation>
    </message>
    <message>
        <source>Two circles, one over the other.</source>
        <translation>Zwei Kreise, einer über dem anderen.</translation>
    </message>
    <message>
        <source>Three circles on a slant.</source>
        <translation>Drei Kreise schräg untereinander.</translation>
    </message>
    <message>
        <source>Four circles, two over two, with nothing between them.</source>
        <translation>Vier Kreise, zwei über zweien, nichts dazwischen.</translation>
    </message>
    <message>
        <source>Four circles, and one in the middle.</source>
        <translation>Vier Kreise und einer in der Mitte.</translation>
    </message>
    <message>
        <source>Two circles over four.</source>
        <translation>Zwei Kreise über vieren.</translation>
    </message>
    <message>
        <source>Three circles on a slant over four.</source>
        <translation>Drei Kreise schräg über vieren.</translation>
    </message>
    <message>
        <source>Eight circles in two columns of four.</source>
        <translation>Acht Kreise in zwei Spalten zu vieren.</translation>
    </message>
    <message>
        <source>Nine circles: three rows of three.</source>
        <translation>Neun Kreise: drei Reihen zu dreien.</translation>
    </message>
    <message>
        <source>One stroke over the red sign of the suit.</source>
        <translation>Ein Strich über dem roten Zeichen der Farbe.</translation>
    </message>
    <message>
        <source>Two strokes over the red sign of the suit.</source>
        <translation>Zwei Striche über dem roten Zeichen der Farbe.</translation>
    </message>
    <message>
        <source>Three strokes over the red sign of the suit.</source>
        <translation>Drei Striche über dem roten Zeichen der Farbe.</translation>
    </message>
    <message>
        <source>A box with two short legs inside it, over the red sign of the suit.</source>
        <translation>Ein Kasten mit zwei kurzen Beinen darin, über dem roten Zeichen der Farbe.</translation>
    </message>
    <message>
        <source>Strokes at the top and foot, joined by a crooked frame, over the red sign.</source>
        <translation>Striche oben und unten, durch einen krummen Rahmen verbunden, über dem roten Zeichen.</translation>
    </message>
    <message>
        <source>A dot and a stroke over two legs that stand apart, over the red sign of the suit.</source>
        <translation>Ein Punkt und ein Strich über zwei Beinen, die auseinander stehen, über dem roten Zeichen der Farbe.</translation>
    </message>
    <message>
        <source>A cross whose foot bends to the right, over the red sign of the suit.</source>
        <translation>Ein Kreuz, dessen Fuß nach rechts biegt, über dem roten Zeichen der Farbe.</translation>
    </message>
    <message>
        <source>Two strokes that lean apart, with nothing over them but air, over the red sign.</source>
        <translation>Zwei Striche, die auseinander lehnen, mit nichts darüber, über dem roten Zeichen.</translation>
    </message>
    <message>
        <source>A stroke that runs down and a hook that turns up at the right, over the red sign.</source>
        <translation>Ein Strich, der hinabläuft, und ein Haken, der sich rechts aufbiegt, über dem roten Zeichen.</translation>
    </message>
    <message>
        <source>East: a box crossed in the middle, on a trunk with two branches below.</source>
        <translation>Ost: ein in der Mitte geteilter Kasten auf einem Stamm mit zwei Zweigen unten.</translation>
    </message>
    <message>
        <source>South: a roof with a cross on it, and a small frame under the roof.</source>
        <translation>Süd: ein Dach mit einem Kreuz darauf und ein kleiner Rahmen darunter.</translation>
    </message>
    <message>
        <source>West: a box with a hat and two legs in it, without a red sign below.</source>
        <translation>West: ein Kasten mit Hut und zwei Beinen darin, ohne rotes Zeichen darunter.</translation>
    </message>
    <message>
        <source>North: two figures that sit back to back.</source>
        <translation>Nord: zwei Gestalten, die Rücken an Rücken sitzen.</translation>
    </message>
    <message>
        <source>The red dragon: a box that one stroke runs through.</source>
        <translation>Der rote Drache: ein Kasten, durch den ein Strich geht.</translation>
    </message>
    <message>
        <source>The green dragon: a rich green sign with many strokes.</source>
        <translation>Der grüne Drache: ein reiches grünes Zeichen mit vielen Strichen.</translation>
    </message>
    <message>
        <source>The white dragon: an empty frame.</source>
        <translation>Der weiße Drache: ein leerer Rahmen.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The hand is not complete: its tiles make no winning hand.</source>
        <translation>Die Hand ist nicht vollständig: Ihre Steine ergeben keine Gewinnhand.</translation>
    </message>
    <message>
        <source>The hand has the wrong number of tiles.</source>
        <translation>Die Hand hat die falsche Zahl von Steinen.</translation>
    </message>
    <message>
        <source>There are more tiles of a kind than there can be.</source>
        <translation>Es sind mehr Steine einer Art, als es gibt.</translation>
    </message>
    <message>
        <source>A set laid down is none, or cannot have come about so.</source>
        <translation>Ein hingelegter Satz ist keiner oder kann so nicht entstanden sein.</translation>
    </message>
    <message>
        <source>What is written about the winning tile contradicts itself.</source>
        <translation>Die Angaben zum Gewinnstein widersprechen sich.</translation>
    </message>
    <message>
        <source>Something in the record is missing or cannot be read.</source>
        <translation>In den Angaben fehlt etwas, oder es ist nicht zu lesen.</translation>
    </message>
    <message>
        <source>A house rule is unknown, or has no such value.</source>
        <translation>Eine Hausregel ist unbekannt oder hat keinen solchen Wert.</translation>
    </message>
    <message>
        <source>Only East can be complete as dealt.</source>
        <translation>Nur die Hand von Ost kann schon beim Geben vollständig sein.</translation>
    </message>
    <message>
        <source>No loose tile can have been drawn in this hand.</source>
        <translation>In dieser Hand kann kein loser Stein gezogen worden sein.</translation>
    </message>
    <message>
        <source>A flower or season is still in the hand; it must be set out.</source>
        <translation>Eine Blume oder Jahreszeit ist noch auf der Hand; sie muss ausgelegt werden.</translation>
    </message>
    <message>
        <source>This game is played without flowers and seasons.</source>
        <translation>Diese Partie wird ohne Blumen und Jahreszeiten gespielt.</translation>
    </message>
    <message>
        <source>The tile added to an open three may not be taken here.</source>
        <translation>Der Stein, der an einen offenen Drilling gelegt wird, darf hier nicht genommen werden.</translation>
    </message>
    <message>
        <source>A wind or dragon added to an open three may not be taken.</source>
        <translation>Ein Wind oder Drache, der an einen offenen Drilling gelegt wird, darf nicht genommen werden.</translation>
    </message>
    <message>
        <source>The hand has fewer points than going out needs.</source>
        <translation>Die Hand hat weniger Punkte, als Mah-Jongg braucht.</translation>
    </message>
    <message>
        <source>With complete sets or pairs and a lone wild tile only a drawn tile wins.</source>
        <translation>Mit fertigen Sätzen oder Paaren und einem einzelnen Joker gewinnt nur ein gezogener Stein.</translation>
    </message>
    <message>
        <source>A discarded wild tile cannot be claimed.</source>
        <translation>Ein abgeworfener Joker kann nicht genommen werden.</translation>
    </message>
    <message>
        <source>A set laid down cannot contain a wild tile.</source>
        <translation>Ein hingelegter Satz kann keinen Joker enthalten.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Records</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Counted in your games, those put away too</source>
        <translation>In deinen Partien gezählt, auch den weggelegten</translation>
    </message>
    <message>
        <source>By book and level</source>
        <translation>Nach Buch und Stufe</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Best hands</source>
        <translation>Beste Hände</translation>
    </message>
    <message>
        <source>You have won none of these deals.</source>
        <translation>Von diesen Spielen hast du keines gewonnen.</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Besondere Hände</translation>
    </message>
    <message>
        <source>The special hands of a book are shown when you have played by it.</source>
        <translation>Die besonderen Hände eines Buchs stehen hier, sobald du danach gespielt hast.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>What they are</source>
        <translation>Welche das sind</translation>
    </message>
    <message>
        <source>What they are, in {book}</source>
        <translation>Welche das sind, in {book}</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} von {all}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Several levels</source>
        <translation>Mehrere Stufen</translation>
    </message>
    <message>
        <source>No deal is over yet. Every deal you finish is counted here by itself.</source>
        <translation>Noch ist kein Spiel beendet. Jedes Spiel, das du zu Ende spielst, zählt hier von selbst.</translation>
    </message>
    <message>
        <source>No deal has ended since then. Every deal you finish is counted here by itself.</source>
        <translation>Seither ist kein Spiel zu Ende gegangen. Jedes Spiel, das du zu Ende spielst, zählt hier von selbst.</translation>
    </message>
    <message>
        <source>No deal of this kind is over yet.</source>
        <translation>Von diesen ist noch kein Spiel beendet.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Dein Spiel</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save the deals as CSV</source>
        <translation>Die Spiele als CSV speichern</translation>
    </message>
    <message>
        <source>Rows (*.csv)</source>
        <translation>Zeilen (*.csv)</translation>
    </message>
    <message>
        <source>Records of Pe-Ling</source>
        <translation>Bilanz von Pe-Ling</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Neu zählen</translation>
    </message>
    <message>
        <source>Count only deals from now on?</source>
        <translation>Nur noch Spiele von jetzt an zählen?</translation>
    </message>
    <message>
        <source>No game is deleted. You can have all deals counted again at any time.</source>
        <translation>Keine Partie wird gelöscht. Du kannst jederzeit wieder alle Spiele zählen lassen.</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>Wieder alle zählen</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Nothing taken back</source>
        <translation>Nichts zurückgenommen</translation>
    </message>
    <message>
        <source>Unassisted</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Every deal that is over</source>
        <translation>Jedes beendete Spiel</translation>
    </message>
    <message>
        <source>Deals that were over this year</source>
        <translation>Spiele, die dieses Jahr zu Ende gingen</translation>
    </message>
    <message>
        <source>Only games in which nothing was taken back and that do not go on from a replay or a review</source>
        <translation>Nur Partien, in denen nichts zurückgenommen wurde und die nicht aus dem Nachspielen oder der Rückschau fortgesetzt sind</translation>
    </message>
    <message>
        <source>Only games played as an exam from your first move on, without help of any kind</source>
        <translation>Nur Partien, die du vom ersten Zug an als Prüfung gespielt hast, ganz ohne Hilfe</translation>
    </message>
    <message>
        <source>book and level</source>
        <translation>Buch und Stufe</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>mean points</source>
        <translation>Punkte im Mittel</translation>
    </message>
    <message>
        <source>best hand</source>
        <translation>beste Hand</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>Gewinnstein</translation>
    </message>
    <message>
        <source>Points of the hand</source>
        <translation>Punkte der Hand</translation>
    </message>
    <message>
        <source>Points won or lost</source>
        <translation>Gewonnene oder verlorene Punkte</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>niemand hat gewonnen</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>unterstützt</translation>
    </message>
    <message>
        <source>unassisted</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>Reading your games: {done} of {whole}</source>
        <translation>Deine Partien werden gelesen: {done} von {whole}</translation>
    </message>
    <message>
        <source>Only deals after {date}, {time}, are counted.</source>
        <translation>Nur Spiele nach dem {date}, {time} Uhr, werden gezählt.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{wind}, {came}</source>
        <translation>{wind}, {came}</translation>
    </message>
    <message>
        <source>from {giver}</source>
        <translation>von {giver}</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>wie ausgeteilt</translation>
    </message>
    <message>
        <source>by eight flowers</source>
        <translation>mit acht Blumen</translation>
    </message>
    <message>
        <source>{book}, {level}. {way}</source>
        <translation>{book}, {level}. {way}</translation>
    </message>
    <message>
        <source>Longest streak: {deals}, until {date}</source>
        <translation>Längste Serie: {deals}, bis zum {date}</translation>
    </message>
    <message>
        <source>Longest wait: {deals}, until {date}</source>
        <translation>Längstes Warten: {deals}, bis zum {date}</translation>
    </message>
    <message>
        <source>{name}: not yet</source>
        <translation>{name}: noch nicht</translation>
    </message>
    <message>
        <source>{name}: won {date}</source>
        <translation>{name}: gewonnen am {date}</translation>
    </message>
    <message>
        <source>{points} points, {date}, {way}</source>
        <translation>{points} Punkte, {date}, {way}</translation>
    </message>
</context>
<context>
    <name>RecordsPlurals</name>
    <message numerus="yes">
        <source>points after each of %n deal(s)</source>
        <translation><numerusform>Punkte nach %n Spiel</numerusform><numerusform>Punkte nach jedem von %n Spielen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and are left out.</source>
        <translation><numerusform>%n Partie ließ sich nicht lesen und fehlt hier.</numerusform><numerusform>%n Partien ließen sich nicht lesen und fehlen hier.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in use in another window; counted when closed there.</source>
        <translation><numerusform>%n Partie ist in einem anderen Fenster offen und zählt mit, sobald sie dort geschlossen ist.</numerusform><numerusform>%n Partien sind in einem anderen Fenster offen und zählen mit, sobald sie dort geschlossen sind.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) won in a row</source>
        <translation><numerusform>%n Spiel gewonnen</numerusform><numerusform>%n Spiele hintereinander gewonnen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) in a row without winning</source>
        <translation><numerusform>%n Spiel ohne Gewinn</numerusform><numerusform>%n Spiele hintereinander ohne Gewinn</numerusform></translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>No score sheet is open: open one from the list or begin one.</source>
        <translation>Kein Blatt ist offen: Öffne eines aus der Liste oder beginne eines.</translation>
    </message>
    <message>
        <source>This is done on a score sheet: open one, or go back to it.</source>
        <translation>Das geht auf einem Blatt: Öffne eines oder geh dorthin zurück.</translation>
    </message>
    <message>
        <source>This is done with a deal of a score sheet: go to one that has a deal, or enter one first.</source>
        <translation>Das geht mit einem Spiel auf einem Blatt: Geh zu einem Blatt mit einem Spiel, oder trag erst eines ein.</translation>
    </message>
    <message>
        <source>No table is seen from above here.</source>
        <translation>Hier ist kein Tisch von oben zu sehen.</translation>
    </message>
    <message>
        <source>There is nothing to undo now.</source>
        <translation>Jetzt ist nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo on a score sheet now.</source>
        <translation>Auf einem Blatt ist jetzt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is no step of this hand to undo.</source>
        <translation>An dieser Hand ist kein Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is no step of this position to undo.</source>
        <translation>An dieser Stellung ist kein Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Text cannot be larger.</source>
        <translation>Größer kann die Schrift nicht sein.</translation>
    </message>
    <message>
        <source>Text cannot be smaller.</source>
        <translation>Kleiner kann die Schrift nicht sein.</translation>
    </message>
    <message>
        <source>Text has its normal size.</source>
        <translation>Die Schrift hat ihre normale Größe.</translation>
    </message>
    <message>
        <source>There is nothing to sort: your hand stands sorted already, or no deal is being played.</source>
        <translation>Es gibt nichts zu sortieren: Deine Hand ist schon sortiert, oder es läuft kein Spiel.</translation>
    </message>
    <message>
        <source>No deal is being corrected now.</source>
        <translation>Gerade wird kein Spiel berichtigt.</translation>
    </message>
    <message>
        <source>There is a hand to compare while a game is open, in an exam when the deal is over.</source>
        <translation>Eine Hand zum Vergleichen gibt es, solange eine Partie offen ist, in einer Prüfung nach dem Ende des Spiels.</translation>
    </message>
    <message>
        <source>No game is waiting to be continued.</source>
        <translation>Keine Partie wartet darauf, fortgesetzt zu werden.</translation>
    </message>
    <message>
        <source>No game was put away just now.</source>
        <translation>Es wurde eben keine Partie weggelegt.</translation>
    </message>
    <message>
        <source>Nothing can be taken back now: you have to have done something in this deal, and in an exam or without the learning aids no move can be.</source>
        <translation>Jetzt ist nichts zurückzunehmen: Erst musst du in diesem Spiel etwas getan haben, und in einer Prüfung oder ohne Lernhilfen geht es nie.</translation>
    </message>
    <message>
        <source>You are asked for everything already.</source>
        <translation>Du wirst schon zu allem gefragt.</translation>
    </message>
    <message>
        <source>There is advice when you have something to decide, and not in an exam or from a quiet coach.</source>
        <translation>Rat gibt es, wenn du etwas zu entscheiden hast, und nicht in einer Prüfung oder wenn der Trainer still ist.</translation>
    </message>
    <message>
        <source>In an exam the tutor says nothing, neither little nor much.</source>
        <translation>In einer Prüfung sagt der Tutor nichts, weder wenig noch viel.</translation>
    </message>
    <message>
        <source>The next deal begins when this one is over.</source>
        <translation>Das nächste Spiel beginnt, wenn dieses vorbei ist.</translation>
    </message>
    <message>
        <source>No deal of this game is over yet.</source>
        <translation>Noch kein Spiel dieser Partie ist vorbei.</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Take a deal out</source>
        <translation>Ein Spiel herausnehmen</translation>
    </message>
    <message>
        <source>Take deal {deal} out</source>
        <translation>Spiel {deal} herausnehmen</translation>
    </message>
    <message>
        <source>The deals after it move up, and everything is worked out anew. Undo brings it back.</source>
        <translation>Die Spiele danach rücken auf, und alles wird neu berechnet. Rückgängig holt es zurück.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Herausnehmen</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Zeitpunkt des Spiels</translation>
    </message>
    <message>
        <source>Deal to look at</source>
        <translation>Spiel, das angesehen wird</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Part of the replay</source>
        <translation>Teil des Nachspielens</translation>
    </message>
    <message>
        <source>Step of the deal, by its number</source>
        <translation>Schritt des Spiels nach seiner Nummer</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>Name des Lesezeichens</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes the bookmark that is chosen in the list.</source>
        <translation>Entfernt das Lesezeichen, das in der Liste gewählt ist.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
    <message>
        <source>Begins a new learning game at this moment. The game you look at stays as it is.</source>
        <translation>Beginnt an dieser Stelle eine neue Lernpartie. Die Partie, die angesehen wird, bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Erster Zeitpunkt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Letzter Zeitpunkt</translation>
    </message>
    <message>
        <source>Your decision before</source>
        <translation>Eigene Entscheidung davor</translation>
    </message>
    <message>
        <source>Your next decision</source>
        <translation>Nächste eigene Entscheidung</translation>
    </message>
    <message>
        <source>Set a bookmark</source>
        <translation>Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Take the bookmark away</source>
        <translation>Lesezeichen entfernen</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Eigene Entscheidung</translation>
    </message>
    <message>
        <source>The coach is looking at it.</source>
        <translation>Der Trainer sieht es sich an.</translation>
    </message>
    <message>
        <source>You had nothing to decide in this deal.</source>
        <translation>In diesem Spiel gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>No moment of this deal has a bookmark yet.</source>
        <translation>In diesem Spiel gibt es noch kein Lesezeichen.</translation>
    </message>
    <message>
        <source>The deals are being laid out again.</source>
        <translation>Die Spiele werden noch einmal aufgebaut.</translation>
    </message>
    <message>
        <source>No deal of this game is over yet.</source>
        <translation>In dieser Partie ist noch kein Spiel zu Ende.</translation>
    </message>
    <message>
        <source>All hands lie open. The tutor’s advice goes by what you saw.</source>
        <translation>Alle Hände liegen offen. Der Rat des Tutors richtet sich nach dem, was zu sehen war.</translation>
    </message>
    <message>
        <source>This was the best.</source>
        <translation>Das war das Beste.</translation>
    </message>
    <message>
        <source>About equal to the best.</source>
        <translation>Etwa so gut wie das Beste.</translation>
    </message>
    <message>
        <source>Something else was better.</source>
        <translation>Etwas anderes war besser.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Es gab keine andere Wahl.</translation>
    </message>
    <message>
        <source>Deal {deal}, step {place} of {count}</source>
        <translation>Spiel {deal}, Schritt {place} von {count}</translation>
    </message>
    <message>
        <source> of {count}</source>
        <translation> von {count}</translation>
    </message>
    <message>
        <source>You chose: {action}.</source>
        <translation>Gewählt: {action}.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Besser: {action}.</translation>
    </message>
    <message>
        <source>{grade}: {lost} points lost.</source>
        <translation>{grade}: {lost} Punkte verschenkt.</translation>
    </message>
    <message>
        <source>{place}  {sign}  {action}</source>
        <translation>{place}  {sign}  {action}</translation>
    </message>
    <message>
        <source>{row} (better: {other})</source>
        <translation>{row} (besser: {other})</translation>
    </message>
    <message>
        <source>Step {place}: {action}. {said}</source>
        <translation>Schritt {place}: {action}. {said}</translation>
    </message>
    <message>
        <source>{place}  {name} ({line})</source>
        <translation>{place}  {name} ({line})</translation>
    </message>
    <message>
        <source>{place}  {line}</source>
        <translation>{place}  {line}</translation>
    </message>
    <message>
        <source>Your hand, {wind}: {tiles}</source>
        <translation>Deine Hand, {wind}: {tiles}</translation>
    </message>
    <message>
        <source>Hand of {name}, {wind}: {tiles}</source>
        <translation>Hand von {name}, {wind}: {tiles}</translation>
    </message>
    <message>
        <source>Set: {set}, all drawn</source>
        <translation>Satz: {set}, alle gezogen</translation>
    </message>
    <message>
        <source>Set: {set}, claimed from {wind}</source>
        <translation>Satz: {set}, Anspruch auf den Abwurf von {wind}</translation>
    </message>
    <message>
        <source>Set out: {tile}</source>
        <translation>Ausgelegt: {tile}</translation>
    </message>
    <message>
        <source>{tile}, just drawn</source>
        <translation>{tile}, gerade gezogen</translation>
    </message>
    <message>
        <source>Best: {same}. About equal: {near}. Worse: {other}.</source>
        <translation>Am besten: {same}. Etwa gleich: {near}. Schlechter: {other}.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number}: {ended}</source>
        <translation>Spiel {number}: {ended}</translation>
    </message>
</context>
<context>
    <name>ResultPlurals</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>%n Spiel</numerusform><numerusform>%n Spiele</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation><numerusform>%n Runde</numerusform><numerusform>%n Runden</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation><numerusform>%n Hand gewonnen</numerusform><numerusform>%n Hände gewonnen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) make all even again.</source>
        <translation><numerusform>%n Zahlung gleicht alles aus.</numerusform><numerusform>%n Zahlungen gleichen alles aus.</numerusform></translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>points you could expect, turn by turn</source>
        <translation>Punkte, die zu erwarten waren, Zug um Zug</translation>
    </message>
    <message>
        <source>Deal to review</source>
        <translation>Spiel für die Rückschau</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Was am meisten gekostet hat</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>verschenkt</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>das Geben</translation>
    </message>
    <message>
        <source>own draws</source>
        <translation>eigenes Ziehen</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>luck of a draw</source>
        <translation>Glück beim Ziehen</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>drew or claimed</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Abwürfe</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>angeboten</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>all hands open</source>
        <translation>alle Hände offen</translation>
    </message>
    <message>
        <source>Story of the deal</source>
        <translation>Geschichte des Spiels</translation>
    </message>
    <message>
        <source>The table at that moment</source>
        <translation>Der Tisch in diesem Augenblick</translation>
    </message>
    <message>
        <source>All decisions as a table</source>
        <translation>Alle Entscheidungen als Tabelle</translation>
    </message>
    <message>
        <source>Your play over all games</source>
        <translation>Dein Spiel über alle Partien</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Retry from here</source>
        <translation>Von hier noch einmal</translation>
    </message>
    <message>
        <source>Begins a learning game at this decision, with the same tiles in the wall. The game you look at stays as it is.</source>
        <translation>Beginnt bei dieser Entscheidung eine Lernpartie mit denselben Steinen in der Mauer. Die betrachtete Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The deal again</source>
        <translation>Das Spiel noch einmal</translation>
    </message>
    <message>
        <source>Begins a learning game with this deal from its first tile, the same wall and the same hands.</source>
        <translation>Beginnt eine Lernpartie mit diesem Spiel vom ersten Stein an, mit derselben Mauer und denselben Händen.</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Shows this moment on the table, with what happened before and after it.</source>
        <translation>Zeigt diesen Augenblick auf dem Tisch, mit dem, was davor und danach geschah.</translation>
    </message>
    <message>
        <source>The deals are being laid out again.</source>
        <translation>Die Spiele werden noch einmal aufgebaut.</translation>
    </message>
    <message>
        <source>No deal of this game is over yet.</source>
        <translation>Noch kein Spiel dieser Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You had nothing to decide in this deal: all of it was luck.</source>
        <translation>In diesem Spiel gab es nichts zu entscheiden: Alles war Glück.</translation>
    </message>
    <message>
        <source>Nothing was lost: every decision was the best or about equal.</source>
        <translation>Nichts wurde verschenkt: Jede Entscheidung war die beste oder etwa gleich gut.</translation>
    </message>
    <message>
        <source>you played the best</source>
        <translation>gespielt: das Beste</translation>
    </message>
    <message>
        <source>you played this: about equal to the best</source>
        <translation>gespielt: etwa so gut wie das Beste</translation>
    </message>
    <message>
        <source>you discarded this</source>
        <translation>dieser wurde abgeworfen</translation>
    </message>
    <message>
        <source>you claimed it</source>
        <translation>dieser wurde beansprucht</translation>
    </message>
    <message>
        <source>you let this pass</source>
        <translation>dieser blieb liegen</translation>
    </message>
    <message>
        <source>better: discard this</source>
        <translation>besser: diesen abwerfen</translation>
    </message>
    <message>
        <source>better: claim it</source>
        <translation>besser: nehmen</translation>
    </message>
    <message>
        <source>better: let it pass</source>
        <translation>besser: liegen lassen</translation>
    </message>
    <message>
        <source>you chose: {choice}</source>
        <translation>du wähltest: {choice}</translation>
    </message>
    <message>
        <source>better: {choice}</source>
        <translation>besser: {choice}</translation>
    </message>
    <message>
        <source>Turn {turn}: the bottom tile is offered to you</source>
        <translation>Zug {turn}: der letzte Stein wird dir angeboten</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>The story of deal {number}</source>
        <translation>Die Geschichte von Spiel {number}</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>The coach is looking at your decisions: {done} of {whole}</source>
        <translation>Der Trainer sieht sich die Entscheidungen an: {done} von {whole}</translation>
    </message>
    <message>
        <source>{choice} ({tile})</source>
        <translation>{choice} ({tile})</translation>
    </message>
    <message>
        <source>{costly} of {whole} decisions</source>
        <translation>{costly} von {whole} Entscheidungen</translation>
    </message>
    <message>
        <source>Graded in this book: small slip from {slip}, mistake from {mistake}, grave mistake from {grave} points. About equal costs nothing: chance could explain the difference. Luck is the rest.</source>
        <translation>Urteile in diesem Buch: kleiner Fehler ab {slip}, Fehler ab {mistake}, schwerer Fehler ab {grave} Punkten. Etwa Gleiches kostet nichts: Der Unterschied kann Zufall sein. Der Rest ist Glück.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} offers {tile}</source>
        <translation>Zug {turn}: {name} bietet an ({tile})</translation>
    </message>
    <message>
        <source>Turn {turn}: you have drawn {tile}</source>
        <translation>Zug {turn}: gezogen wurde {tile}</translation>
    </message>
    <message>
        <source>Turn {turn}: you are to discard</source>
        <translation>Zug {turn}: ein Stein ist abzuwerfen</translation>
    </message>
    <message>
        <source>{wind}, dealt</source>
        <translation>{wind}, Geber</translation>
    </message>
    <message>
        <source>Punished: {who} won with the {tile}.</source>
        <translation>Bestraft: {who} gewann damit ({tile}).</translation>
    </message>
    <message>
        <source>Punished: {who} claimed the {tile} at once.</source>
        <translation>Bestraft: Der Stein ({tile}) wurde sofort beansprucht, von {who}.</translation>
    </message>
    <message>
        <source>Punished: in turn {turn} you drew {tile}, which only the better choice could use.</source>
        <translation>Bestraft: In Zug {turn} kam ein Stein, der nur nach der besseren Wahl gepasst hätte: {tile}.</translation>
    </message>
    <message>
        <source>Punished: in turn {turn} {who} discarded {tile}, which only the better choice could claim.</source>
        <translation>Bestraft: In Zug {turn} warf {who} einen Stein ab, den du nur nach der besseren Wahl hättest beanspruchen können: {tile}.</translation>
    </message>
    <message>
        <source>Punished: in turn {turn} {who} discarded {tile}, which would have won after the better choice.</source>
        <translation>Bestraft: In Zug {turn} warf {who} einen Stein ab, mit dem du nach der besseren Wahl gewonnen hättest: {tile}.</translation>
    </message>
    <message>
        <source>Punished: {who} won the deal.</source>
        <translation>Bestraft: Das Spiel gewann {who}.</translation>
    </message>
    <message>
        <source>Not punished: you won the deal all the same.</source>
        <translation>Nicht bestraft: Du hast das Spiel trotzdem gewonnen.</translation>
    </message>
    <message>
        <source>Punished: you won the deal later, but gained less by it.</source>
        <translation>Bestraft: Du hast das Spiel später gewonnen, aber weniger dafür bekommen.</translation>
    </message>
    <message>
        <source>Not punished: the {tile} went to {who}, whose claim came before yours.</source>
        <translation>Nicht bestraft: Der Stein ({tile}) ging an {who}; dieser Anspruch ging vor.</translation>
    </message>
    <message>
        <source>Not punished: the {tile} went to {who}, whose claim would have come before yours.</source>
        <translation>Nicht bestraft: Der Stein ({tile}) ging an {who}; dieser Anspruch wäre deinem vorgegangen.</translation>
    </message>
    <message>
        <source>Not punished: nobody took the tile, and the deal was over before you drew again.</source>
        <translation>Nicht bestraft: Niemand nahm den Stein, und das Spiel war zu Ende, ehe du wieder zogst.</translation>
    </message>
    <message>
        <source>Not punished: nobody took the tile, and in your next draws none came that only the better choice could use.</source>
        <translation>Nicht bestraft: Niemand nahm den Stein, und du zogst bald darauf keinen, der nur nach der besseren Wahl gepasst hätte.</translation>
    </message>
    <message>
        <source>Punished: nobody won the deal.</source>
        <translation>Bestraft: Das Spiel gewann niemand.</translation>
    </message>
    <message>
        <source>Not punished: you won the deal before you drew again.</source>
        <translation>Nicht bestraft: Du hast das Spiel gewonnen, ehe du wieder zogst.</translation>
    </message>
    <message>
        <source>Not punished: in your next draws no tile came that only the better choice could use.</source>
        <translation>Nicht bestraft: Du zogst bald darauf keinen Stein, der nur nach der besseren Wahl gepasst hätte.</translation>
    </message>
    <message>
        <source>Not punished: the deal was over before you drew again.</source>
        <translation>Nicht bestraft: Das Spiel war zu Ende, ehe du wieder zogst.</translation>
    </message>
    <message>
        <source>The largest part came from your own draws, {value}; {tile} alone was worth {one}.</source>
        <translation>Der größte Teil kam vom eigenen Ziehen, {value}; allein {tile} war {one} wert.</translation>
    </message>
    <message>
        <source>The largest part came from your own draws, {value}.</source>
        <translation>Der größte Teil kam vom eigenen Ziehen, {value}.</translation>
    </message>
    <message>
        <source>The largest part came from the tiles dealt and your seat, {value}.</source>
        <translation>Der größte Teil kam vom Geben und vom Platz, {value}.</translation>
    </message>
    <message>
        <source>The largest part came from what the others did and drew, {value}.</source>
        <translation>Der größte Teil kam von dem, was die anderen taten und zogen, {value}.</translation>
    </message>
    <message>
        <source>{turn}: {played}, better {better}, {lost} points, {grade}</source>
        <translation>{turn}: {played}, besser {better}, {lost} Punkte, {grade}</translation>
    </message>
    <message>
        <source>{turn}: {played}, {grade}; expected before it {expected} points</source>
        <translation>{turn}: {played}, {grade}; davor waren {expected} Punkte zu erwarten</translation>
    </message>
    <message>
        <source>Result {result} is luck {luck} less {lost} points lost</source>
        <translation>Ergebnis {result} ist Glück {luck} weniger {lost} verschenkte Punkte</translation>
    </message>
</context>
<context>
    <name>ReviewPlurals</name>
    <message numerus="yes">
        <source>%n tile(s) to draw</source>
        <translation><numerusform>noch %n Stein zu ziehen</numerusform><numerusform>noch %n Steine zu ziehen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Your %n decision(s)</source>
        <translation><numerusform>%n eigene Entscheidung</numerusform><numerusform>%n eigene Entscheidungen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) were best or about equal.</source>
        <translation><numerusform>%n weitere: beste oder etwa gleich.</numerusform><numerusform>%n weitere: beste oder etwa gleich.</numerusform></translation>
    </message>
</context>
<context>
    <name>ReviewStrip</name>
    <message>
        <source>The deal is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>The deal is over. This is how it ended.</source>
        <translation>Das Spiel ist zu Ende. So hat es geendet.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
</context>
<context>
    <name>Rule book</name>
    <message>
        <source>A winning hand</source>
        <translation>Eine Gewinnhand</translation>
    </message>
    <message>
        <source>A hand is complete with four sets and a pair. A set is three or four of a kind, or a sequence of three tiles of one suit. Sequences count nothing by themselves.</source>
        <translation>Eine Hand ist vollständig mit vier Sätzen und einem Paar. Ein Satz ist ein Drilling, ein Vierling oder eine Folge von drei Steinen einer Farbe. Folgen zählen für sich nichts.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Die Steine</translation>
    </message>
    <message>
        <source>136 tiles, four each of 34 kinds: bamboos, circles and characters from 1 to 9, the four winds, and the red, green and white dragons. The 1s, 9s, winds and dragons are major, 2 to 8 minor.</source>
        <translation>136 Steine, je vier von 34 Arten: Bambus, Kreise und Zeichen von 1 bis 9, die vier Winde und die roten, grünen und weißen Drachen. Die 1, die 9, Winde und Drachen sind Hauptsteine, 2 bis 8 kleine Steine.</translation>
    </message>
    <message>
        <source>The mandarins</source>
        <translation>Die Mandarine</translation>
    </message>
    <message>
        <source>Eight flowers and seasons may be added, two for each wind: 1 belongs to East, 2 to South, 3 to West, 4 to North. Then there are 144 tiles.</source>
        <translation>Acht Blumen und Jahreszeiten können dazukommen, zwei für jeden Wind: 1 gehört Ost, 2 Süd, 3 West, 4 Nord. Dann sind es 144 Steine.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Die Plätze</translation>
    </message>
    <message>
        <source>Before the first deal everybody throws; the highest is East, those who are equal throw again. South sits at East’s right, West opposite, North at his left.</source>
        <translation>Vor dem ersten Spiel würfeln alle; der Höchste ist Ost, Gleiche würfeln noch einmal. Süd sitzt rechts von Ost, West gegenüber, Nord links.</translation>
    </message>
    <message>
        <source>East stays or passes</source>
        <translation>Ost bleibt oder wechselt</translation>
    </message>
    <message>
        <source>East keeps his seat if he wins or nobody does. If another wins, the player at East’s right becomes East and all winds move on.</source>
        <translation>Ost bleibt, wenn Ost gewinnt oder niemand. Gewinnt ein anderer, wird der Spieler rechts von Ost zu Ost, und alle Winde rücken weiter.</translation>
    </message>
    <message>
        <source>East pays and gets double</source>
        <translation>Ost zahlt und bekommt doppelt</translation>
    </message>
    <message>
        <source>Whatever East pays or receives at the settlement is doubled.</source>
        <translation>Was Ost bei der Abrechnung zahlt oder bekommt, wird verdoppelt.</translation>
    </message>
    <message>
        <source>No wind of the round</source>
        <translation>Kein Rundenwind</translation>
    </message>
    <message>
        <source>In this part no wind prevails: only a player’s own wind counts for him.</source>
        <translation>In diesem Teil herrscht kein Wind vor: Für jeden zählt nur der eigene Wind.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Two dice are used for the seats and for breaking the wall.</source>
        <translation>Zwei Würfel dienen für die Plätze und für das Öffnen der Mauer.</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>Die Mauer</translation>
    </message>
    <message>
        <source>The tiles are shuffled face down. Each player builds a side of 17 stacks of two; the sides form a square.</source>
        <translation>Die Steine werden verdeckt gemischt. Jeder baut eine Seite aus 17 Stapeln zu zwei Steinen; die Seiten bilden ein Quadrat.</translation>
    </message>
    <message>
        <source>The wall with mandarins</source>
        <translation>Die Mauer mit Mandarinen</translation>
    </message>
    <message>
        <source>With mandarins each side has 18 stacks.</source>
        <translation>Mit Mandarinen hat jede Seite 18 Stapel.</translation>
    </message>
    <message>
        <source>Who breaks the wall</source>
        <translation>Wer die Mauer öffnet</translation>
    </message>
    <message>
        <source>East throws two dice and counts round to the right, himself as one. The player reached breaks his side.</source>
        <translation>Ost wirft zwei Würfel und zählt nach rechts herum, sich selbst als eins. Wen es trifft, der öffnet seine Seite.</translation>
    </message>
    <message>
        <source>Where it is broken</source>
        <translation>Wo sie geöffnet wird</translation>
    </message>
    <message>
        <source>The breaker throws too. Both throws together, counted from the right end of his side, name the stack that is lifted out.</source>
        <translation>Wer die Mauer öffnet, würfelt auch. Beide Würfe zusammen, vom rechten Ende seiner Seite gezählt, nennen den Stapel, der abgehoben wird.</translation>
    </message>
    <message>
        <source>The loose tiles</source>
        <translation>Die losen Steine</translation>
    </message>
    <message>
        <source>The two lifted tiles are laid on the wall at the right of the gap. They are the loose tiles and mark the end.</source>
        <translation>Die beiden abgehobenen Steine kommen rechts der Lücke auf die Mauer. Sie sind die losen Steine und zeigen das Ende an.</translation>
    </message>
    <message>
        <source>Which way the wall is used</source>
        <translation>In welcher Richtung die Mauer abgetragen wird</translation>
    </message>
    <message>
        <source>Tiles are taken from the left edge of the gap, clockwise round the square, the upper tile of a stack first.</source>
        <translation>Man nimmt die Steine vom linken Rand der Lücke im Uhrzeigersinn um das Quadrat, den oberen Stein eines Stapels zuerst.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>East, South, West and North take four tiles each, three times round, then one each; East takes a fourteenth.</source>
        <translation>Ost, Süd, West und Nord nehmen dreimal je vier Steine, dann je einen; Ost nimmt einen vierzehnten.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>East begins by discarding. Then each in turn to the right draws a tile, or claims the discard, and discards one face up.</source>
        <translation>Ost beginnt mit einem Abwurf. Dann zieht jeder nach rechts der Reihe nach einen Stein oder nimmt den Abwurf und wirft einen offen ab.</translation>
    </message>
    <message>
        <source>Tiles in a hand</source>
        <translation>Steine auf der Hand</translation>
    </message>
    <message>
        <source>Between turns a player holds thirteen tiles, and one more for every four of a kind he has made.</source>
        <translation>Zwischen den Zügen hat man dreizehn Steine und einen mehr für jeden Vierling.</translation>
    </message>
    <message>
        <source>To chow</source>
        <translation>Chowen</translation>
    </message>
    <message>
        <source>The latest discard of the player at the left may be taken for a sequence, in one’s own turn instead of drawing, with the two other tiles in the hand. The sequence is laid open.</source>
        <translation>Den letzten Abwurf des linken Nachbarn darf man im eigenen Zug statt zu ziehen für eine Folge nehmen, wenn die beiden anderen Steine auf der Hand sind. Die Folge wird offen gelegt.</translation>
    </message>
    <message>
        <source>To pung</source>
        <translation>Pungen</translation>
    </message>
    <message>
        <source>Any player’s latest discard may be taken with two of the kind in the hand. The three are laid open and play goes on from there, so that others may lose their turn.</source>
        <translation>Den letzten Abwurf jedes Spielers darf man mit zweien dieser Art auf der Hand nehmen. Die drei werden offen gelegt, und von dort geht es weiter, sodass andere ihren Zug verlieren können.</translation>
    </message>
    <message>
        <source>Four of a kind by a claim</source>
        <translation>Vierling durch Nehmen</translation>
    </message>
    <message>
        <source>With three of the kind in the hand, the fourth may be claimed, whoever discards it. They lie open; a loose tile is drawn.</source>
        <translation>Mit dreien dieser Art auf der Hand darf man den vierten nehmen, wer immer ihn abwirft. Sie liegen offen; ein loser Stein wird gezogen.</translation>
    </message>
    <message>
        <source>A dead discard</source>
        <translation>Ein toter Abwurf</translation>
    </message>
    <message>
        <source>A discard must be claimed as it is laid down; when the next player has discarded, it is dead for good.</source>
        <translation>Ein Abwurf muss gleich beansprucht werden; sobald der nächste Spieler abgeworfen hat, ist dieser Stein für immer tot.</translation>
    </message>
    <message>
        <source>The discard that wins</source>
        <translation>Der Abwurf, der gewinnt</translation>
    </message>
    <message>
        <source>A discard that completes the hand may be claimed by anybody, also for the pair or a sequence.</source>
        <translation>Ein Abwurf, der die Hand vollendet, darf von jedem genommen werden, auch für das Paar oder eine Folge.</translation>
    </message>
    <message>
        <source>Discards are called</source>
        <translation>Abwürfe werden genannt</translation>
    </message>
    <message>
        <source>Each discard is called by name, as a courtesy.</source>
        <translation>Jeder Abwurf wird aus Höflichkeit beim Namen genannt.</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Wer vorgeht</translation>
    </message>
    <message>
        <source>A winning claim goes before three or four of a kind, and these before a chow. Of two winning claims the one nearest to the discarder in turn is served.</source>
        <translation>Mah-Jongg geht vor Drilling oder Vierling und diese vor einem Chow. Wollen zwei gewinnen, bekommt den Stein, wer dem Abwerfenden in der Reihe am nächsten ist.</translation>
    </message>
    <message>
        <source>Every four needs a loose tile</source>
        <translation>Jeder Vierling braucht einen losen Stein</translation>
    </message>
    <message>
        <source>Whoever lays down four of a kind draws a loose tile at once. The four are one of his four sets.</source>
        <translation>Wer einen Vierling legt, zieht gleich einen losen Stein. Der Vierling ist einer seiner vier Sätze.</translation>
    </message>
    <message>
        <source>Drawing a loose tile</source>
        <translation>Einen losen Stein ziehen</translation>
    </message>
    <message>
        <source>The loose tile farther from the end is taken; the other moves up, and the end tile of the wall is put beside it.</source>
        <translation>Man nimmt den losen Stein, der weiter vom Ende liegt; der andere rückt nach, und der letzte Stein der Mauer kommt daneben.</translation>
    </message>
    <message>
        <source>Exposed and concealed</source>
        <translation>Offen und verdeckt</translation>
    </message>
    <message>
        <source>A claimed set is laid open to prove the claim and counts less, in Part I half. A set that was drawn stays in the hand.</source>
        <translation>Ein genommener Satz liegt offen, um den Anspruch zu belegen, und zählt weniger, in Teil I die Hälfte. Ein gezogener Satz bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>Four of a kind drawn</source>
        <translation>Gezogener Vierling</translation>
    </message>
    <message>
        <source>Four that were all drawn are laid down with the two end tiles face down, and count as concealed. A loose tile is drawn.</source>
        <translation>Vier, die alle gezogen sind, werden mit den beiden äußeren Steinen verdeckt hingelegt und zählen als verdeckt. Ein loser Stein wird gezogen.</translation>
    </message>
    <message>
        <source>A fourth tile added</source>
        <translation>Ein vierter Stein kommt dazu</translation>
    </message>
    <message>
        <source>The fourth tile to an exposed three, drawn by oneself, may be added. The four count as exposed; a loose tile is drawn.</source>
        <translation>Der selbst gezogene vierte Stein darf an einen offenen Drilling gelegt werden. Der Vierling zählt als offen; ein loser Stein wird gezogen.</translation>
    </message>
    <message>
        <source>No claim for an exposed three</source>
        <translation>Kein Nehmen für einen offenen Drilling</translation>
    </message>
    <message>
        <source>A discard may never be claimed as the fourth tile of an exposed three: no set holds two claimed tiles.</source>
        <translation>Nie darf ein Abwurf als vierter Stein eines offenen Drillings genommen werden: Kein Satz hat zwei genommene Steine.</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>Whoever completes his hand, by a drawn tile, a loose tile, a discard or the deal itself, says Mah-Jongg, and the deal ends.</source>
        <translation>Wer seine Hand vollendet, durch einen gezogenen, einen losen Stein, einen Abwurf oder das Geben selbst, sagt Mah-Jongg, und das Spiel endet.</translation>
    </message>
    <message>
        <source>A dead hand</source>
        <translation>Eine tote Hand</translation>
    </message>
    <message>
        <source>A hand with a wrong number of tiles is dead: it plays on, cannot win, counts nothing and pays all others.</source>
        <translation>Eine Hand mit falscher Zahl von Steinen ist tot: Sie spielt weiter, kann nicht gewinnen, zählt nichts und zahlt an alle anderen.</translation>
    </message>
    <message>
        <source>A drawn deal</source>
        <translation>Ein unentschiedenes Spiel</translation>
    </message>
    <message>
        <source>A deal that nobody wins is drawn: East stays and nothing is settled.</source>
        <translation>Ein Spiel, das niemand gewinnt, ist unentschieden: Ost bleibt, und nichts wird abgerechnet.</translation>
    </message>
    <message>
        <source>Settling the scores</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>All count their hands. The winner gets his full score from each and is out. The others pay each other the difference of their scores. East pays and receives double.</source>
        <translation>Alle zählen ihre Hände. Der Gewinner bekommt von jedem seine volle Wertung und scheidet aus. Die anderen zahlen einander den Unterschied ihrer Wertungen. Ost zahlt und bekommt doppelt.</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielmarken</translation>
    </message>
    <message>
        <source>The usual counters are worth 1000, 500, 100, 10 and 2. Every score is even.</source>
        <translation>Die üblichen Marken gelten 1000, 500, 100, 10 und 2. Jede Wertung ist gerade.</translation>
    </message>
    <message>
        <source>With or without mandarins</source>
        <translation>Mit oder ohne Mandarine</translation>
    </message>
    <message>
        <source>They add chance and are usually left out.</source>
        <translation>Sie bringen Zufall und werden meist weggelassen.</translation>
    </message>
    <message>
        <source>Drawing a mandarin</source>
        <translation>Einen Mandarin ziehen</translation>
    </message>
    <message>
        <source>A mandarin of the own wind is set out, and a loose tile is drawn for it. The book does not say what is done with the others.</source>
        <translation>Ein Mandarin des eigenen Windes wird ausgelegt und dafür ein loser Stein gezogen. Was mit den anderen geschieht, sagt das Buch nicht.</translation>
    </message>
    <message>
        <source>Mandarins in the deal</source>
        <translation>Mandarine beim Geben</translation>
    </message>
    <message>
        <source>Mandarins that were dealt are set out and replaced before East’s first discard, East first.</source>
        <translation>Gegebene Mandarine werden vor dem ersten Abwurf von Ost ausgelegt und ersetzt, Ost zuerst.</translation>
    </message>
    <message>
        <source>Where mandarins belong</source>
        <translation>Wohin Mandarine gehören</translation>
    </message>
    <message>
        <source>One page gives them to the game with a limit, another describes them in Part I; here they are a house rule of either part.</source>
        <translation>Eine Seite gibt sie dem Spiel mit Limit, eine andere beschreibt sie in Teil I; hier sind sie eine Hausregel in jedem Teil.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Drei Spieler</translation>
    </message>
    <message>
        <source>Each builds his own side, and together they build the fourth.</source>
        <translation>Jeder baut seine Seite, und gemeinsam bauen sie die vierte.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>Each builds two sides. Both draw hands and then play in turn.</source>
        <translation>Jeder baut zwei Seiten. Beide nehmen ihre Hände und spielen dann abwechselnd.</translation>
    </message>
    <message>
        <source>The empty seat</source>
        <translation>Der leere Platz</translation>
    </message>
    <message>
        <source>East throws for an empty seat. It gets no tiles and its turn is skipped.</source>
        <translation>Ost würfelt für einen leeren Platz. Er bekommt keine Steine und wird übersprungen.</translation>
    </message>
    <message>
        <source>Otherwise as with four</source>
        <translation>Sonst wie zu viert</translation>
    </message>
    <message>
        <source>Only those who play settle.</source>
        <translation>Nur wer spielt, rechnet ab.</translation>
    </message>
    <message>
        <source>What changes with fewer players</source>
        <translation>Was sich mit weniger Spielern ändert</translation>
    </message>
    <message>
        <source>There is less competition and there are more tiles, so hands grow higher.</source>
        <translation>Es gibt weniger Wettstreit und mehr Steine, so werden die Hände höher.</translation>
    </message>
    <message>
        <source>Who throws again when the throws for the seats are equal, and with how many dice?</source>
        <translation>Wer würfelt bei gleichen Würfen um die Plätze noch einmal, und mit wie vielen Würfeln?</translation>
    </message>
    <message>
        <source>only those who are equal</source>
        <translation>nur die Gleichen</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Only the players who are equal throw again, with two dice.</source>
        <translation>Nur die Gleichen würfeln noch einmal, mit zwei Würfeln.</translation>
    </message>
    <message>
        <source>The text lets the tied players throw again; the seats named for 2 to 12 show two dice.</source>
        <translation>Der Text lässt die Gleichen noch einmal würfeln; die Plätze für 2 bis 12 zeigen zwei Würfel.</translation>
    </message>
    <message>
        <source>Where is the wall broken when both throws exceed the stacks of a side?</source>
        <translation>Wo wird die Mauer geöffnet, wenn beide Würfe die Stapel einer Seite übersteigen?</translation>
    </message>
    <message>
        <source>counting runs on into the next side</source>
        <translation>man zählt auf der nächsten Seite weiter</translation>
    </message>
    <message>
        <source>counting begins again on the same side</source>
        <translation>man zählt auf derselben Seite von vorn</translation>
    </message>
    <message>
        <source>It runs on at the right end of the side at the breaker’s left.</source>
        <translation>Man zählt am rechten Ende der Seite weiter, die links vom Öffnenden liegt.</translation>
    </message>
    <message>
        <source>Sums reach 24. Counting goes from right to left, and the next stack in that direction is the neighbour’s.</source>
        <translation>Summen reichen bis 24. Gezählt wird von rechts nach links, und der nächste Stapel in dieser Richtung ist der des Nachbarn.</translation>
    </message>
    <message>
        <source>Which of the two lifted tiles is the first loose tile?</source>
        <translation>Welcher der beiden abgehobenen Steine ist der erste lose Stein?</translation>
    </message>
    <message>
        <source>the upper one</source>
        <translation>der obere</translation>
    </message>
    <message>
        <source>the lower one</source>
        <translation>der untere</translation>
    </message>
    <message>
        <source>The upper one is laid farther from the end and is taken first.</source>
        <translation>Der obere kommt weiter vom Ende zu liegen und wird zuerst genommen.</translation>
    </message>
    <message>
        <source>Only the order of use is given: usually the farther one first.</source>
        <translation>Nur die Reihenfolge ist angegeben: gewöhnlich der weiter entfernte zuerst.</translation>
    </message>
    <message>
        <source>When are the loose tiles made up again?</source>
        <translation>Wann werden die losen Steine ergänzt?</translation>
    </message>
    <message>
        <source>one tile after each loose draw</source>
        <translation>ein Stein nach jedem losen Ziehen</translation>
    </message>
    <message>
        <source>two tiles when both are gone</source>
        <translation>zwei Steine, wenn beide weg sind</translation>
    </message>
    <message>
        <source>One tile from the end of the wall goes up after each loose draw.</source>
        <translation>Nach jedem losen Ziehen kommt ein Stein vom Ende der Mauer hinauf.</translation>
    </message>
    <message>
        <source>The order of the tiles is the same either way: they come from the end of the wall.</source>
        <translation>Die Reihenfolge der Steine ist beide Male gleich: Sie kommen vom Ende der Mauer.</translation>
    </message>
    <message>
        <source>When is the wall at its end?</source>
        <translation>Wann ist die Mauer zu Ende?</translation>
    </message>
    <message>
        <source>every tile may be drawn, loose tiles too</source>
        <translation>jeder Stein darf gezogen werden, auch die losen</translation>
    </message>
    <message>
        <source>fourteen tiles stay</source>
        <translation>vierzehn Steine bleiben</translation>
    </message>
    <message>
        <source>Every tile may be drawn; the deal is drawn after the last discard is declined.</source>
        <translation>Jeder Stein darf gezogen werden; unentschieden ist das Spiel, wenn den letzten Abwurf niemand nimmt.</translation>
    </message>
    <message>
        <source>Part II brings in its reserve of fourteen as a change, so Part I has none.</source>
        <translation>Teil II führt seine Reserve von vierzehn als Änderung ein, also hat Teil I keine.</translation>
    </message>
    <message>
        <source>Is anything settled when nobody goes out?</source>
        <translation>Wird etwas abgerechnet, wenn niemand Mah-Jongg macht?</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the differences between all players</source>
        <translation>die Unterschiede zwischen allen</translation>
    </message>
    <message>
        <source>Nothing is settled.</source>
        <translation>Nichts wird abgerechnet.</translation>
    </message>
    <message>
        <source>Settling is described only after a Mah-Jongg.</source>
        <translation>Die Abrechnung ist nur nach einem Mah-Jongg beschrieben.</translation>
    </message>
    <message>
        <source>What may be claimed of the last discard, when nothing can be drawn any more?</source>
        <translation>Wozu darf man den letzten Abwurf nehmen, wenn nichts mehr gezogen werden kann?</translation>
    </message>
    <message>
        <source>everything that needs no loose tile</source>
        <translation>zu allem, was keinen losen Stein braucht</translation>
    </message>
    <message>
        <source>only the tile that wins</source>
        <translation>nur zum Gewinn</translation>
    </message>
    <message>
        <source>Mah-Jongg, pung and chow; no four of a kind, for want of a loose tile.</source>
        <translation>Zu Mah-Jongg, Pung und Chow; zu keinem Vierling, weil ein loser Stein fehlt.</translation>
    </message>
    <message>
        <source>The text excepts nothing, but a four of a kind must be followed by a loose draw.</source>
        <translation>Der Text nimmt nichts aus, aber auf einen Vierling muss ein loser Stein folgen.</translation>
    </message>
    <message>
        <source>How long may a discard be claimed?</source>
        <translation>Wie lange darf ein Abwurf genommen werden?</translation>
    </message>
    <message>
        <source>until the next tile is drawn</source>
        <translation>bis der nächste Stein gezogen wird</translation>
    </message>
    <message>
        <source>until the next player has discarded</source>
        <translation>bis der nächste Spieler abgeworfen hat</translation>
    </message>
    <message>
        <source>At this table claims end when the next tile is drawn.</source>
        <translation>An diesem Tisch endet die Frist, wenn der nächste Stein gezogen wird.</translation>
    </message>
    <message>
        <source>The text keeps a discard alive until the next one, but does not say what becomes of a tile drawn meanwhile. By the house rule that tile goes back to the beginning of the wall.</source>
        <translation>Nach dem Text gilt ein Abwurf bis zum nächsten, doch er sagt nicht, was mit einem inzwischen gezogenen Stein geschieht. Nach der Hausregel geht dieser an den Anfang der Mauer zurück.</translation>
    </message>
    <message>
        <source>May a sequence be claimed out of turn to go out?</source>
        <translation>Darf man außer der Reihe eine Folge zum Mah-Jongg nehmen?</translation>
    </message>
    <message>
        <source>yes, from anybody</source>
        <translation>ja, von jedem</translation>
    </message>
    <message>
        <source>only from the player at the left</source>
        <translation>nur vom linken Nachbarn</translation>
    </message>
    <message>
        <source>Yes, from anybody.</source>
        <translation>Ja, von jedem.</translation>
    </message>
    <message>
        <source>A tile that completes the whole hand may be claimed by any player at any time; examples 2 and 9 win so.</source>
        <translation>Ein Stein, der die ganze Hand vollendet, darf von jedem jederzeit genommen werden; die Beispiele 2 und 9 gewinnen so.</translation>
    </message>
    <message>
        <source>Does a winning claim go before a chow?</source>
        <translation>Geht ein Gewinn vor einem Chow?</translation>
    </message>
    <message>
        <source>Mah-Jongg, then pung, then chow</source>
        <translation>Mah-Jongg, dann Pung, dann Chow</translation>
    </message>
    <message>
        <source>only Mah-Jongg before pung is certain</source>
        <translation>sicher ist nur Mah-Jongg vor Pung</translation>
    </message>
    <message>
        <source>Mah-Jongg goes before three or four of a kind, and these before a chow.</source>
        <translation>Mah-Jongg geht vor Drilling oder Vierling und diese vor einem Chow.</translation>
    </message>
    <message>
        <source>Only the win before the set is printed; the rest follows.</source>
        <translation>Gedruckt ist nur der Gewinn vor dem Satz; der Rest folgt daraus.</translation>
    </message>
    <message>
        <source>Must four of a kind be laid down, and when?</source>
        <translation>Muss ein Vierling gelegt werden, und wann?</translation>
    </message>
    <message>
        <source>a duty</source>
        <translation>eine Pflicht</translation>
    </message>
    <message>
        <source>a choice on the own turn</source>
        <translation>eine Wahl im eigenen Zug</translation>
    </message>
    <message>
        <source>a choice also after a chow or pung</source>
        <translation>eine Wahl auch nach Chow oder Pung</translation>
    </message>
    <message>
        <source>A choice: on the own turn after a draw, before discarding, several in succession; not after a chow or pung.</source>
        <translation>Eine Wahl: im eigenen Zug nach dem Ziehen, vor dem Abwerfen, auch mehrere nacheinander; nicht nach Chow oder Pung.</translation>
    </message>
    <message>
        <source>The words sound like a duty, yet a fourth tile may serve in a sequence. The moment is not fixed.</source>
        <translation>Der Wortlaut klingt nach Pflicht, doch ein vierter Stein kann einer Folge dienen. Der Zeitpunkt ist nicht bestimmt.</translation>
    </message>
    <message>
        <source>What do four of a kind count that were not laid down?</source>
        <translation>Was zählt ein Vierling, der nicht gelegt wurde?</translation>
    </message>
    <message>
        <source>three concealed</source>
        <translation>drei verdeckte</translation>
    </message>
    <message>
        <source>four concealed</source>
        <translation>vier verdeckte</translation>
    </message>
    <message>
        <source>They count as three concealed and one tile over.</source>
        <translation>Er zählt als verdeckter Drilling und ein übriger Stein.</translation>
    </message>
    <message>
        <source>The number of tiles in a hand allows no fourth tile of a set without a loose draw.</source>
        <translation>Die Zahl der Steine einer Hand erlaubt ohne losen Stein keinen vierten in einem Satz.</translation>
    </message>
    <message>
        <source>Is four of a kind made from an exposed three exposed?</source>
        <translation>Ist ein Vierling aus einem offenen Drilling offen?</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>concealed, since the fourth tile was drawn</source>
        <translation>verdeckt, da der vierte gezogen ist</translation>
    </message>
    <message>
        <source>Exposed.</source>
        <translation>Offen.</translation>
    </message>
    <message>
        <source>It contains a claimed tile and lies open; only fours drawn altogether have their end tiles face down.</source>
        <translation>Er enthält einen genommenen Stein und liegt offen; nur ganz gezogene Vierlinge haben die äußeren Steine verdeckt.</translation>
    </message>
    <message>
        <source>May the tile that a player adds to his three be claimed to go out?</source>
        <translation>Darf man den Stein, den ein Spieler an seinen Drilling legt, zum Mah-Jongg nehmen?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>It is never mentioned.</source>
        <translation>Es wird nie erwähnt.</translation>
    </message>
    <message>
        <source>Does a concealed four that lies on the table still count as concealed?</source>
        <translation>Zählt ein verdeckter Vierling auf dem Tisch noch als verdeckt?</translation>
    </message>
    <message>
        <source>only while in the hand</source>
        <translation>nur auf der Hand</translation>
    </message>
    <message>
        <source>Yes, for the winner and for the others.</source>
        <translation>Ja, für den Gewinner und für die anderen.</translation>
    </message>
    <message>
        <source>Illustration 14 counts it as in the hand.</source>
        <translation>Abbildung 14 zählt ihn wie auf der Hand.</translation>
    </message>
    <message>
        <source>What happens to a hand with a wrong number of tiles?</source>
        <translation>Was geschieht mit einer Hand mit falscher Zahl von Steinen?</translation>
    </message>
    <message>
        <source>it is dead and counts nothing</source>
        <translation>sie ist tot und zählt nichts</translation>
    </message>
    <message>
        <source>only the tiles are put right</source>
        <translation>nur die Steine werden berichtigt</translation>
    </message>
    <message>
        <source>It is dead, counts nothing and pays all others; two dead hands pay each other nothing.</source>
        <translation>Sie ist tot, zählt nichts und zahlt an alle anderen; zwei tote Hände zahlen einander nichts.</translation>
    </message>
    <message>
        <source>The program prevents it at the table; with real tiles it is entered on the score sheet.</source>
        <translation>Am Tisch verhindert es das Programm; bei echten Steinen wird es im Wertungsblatt eingetragen.</translation>
    </message>
    <message>
        <source>Who is East after a false call?</source>
        <translation>Wer ist nach einem falschen Ruf Ost?</translation>
    </message>
    <message>
        <source>East stays</source>
        <translation>Ost bleibt</translation>
    </message>
    <message>
        <source>East passes if he was the offender</source>
        <translation>Ost wechselt, wenn Ost falsch rief</translation>
    </message>
    <message>
        <source>East stays; the deal is void.</source>
        <translation>Ost bleibt; das Spiel gilt nicht.</translation>
    </message>
    <message>
        <source>The book is silent.</source>
        <translation>Das Buch schweigt.</translation>
    </message>
    <message>
        <source>Which winds are held by two or three players?</source>
        <translation>Welche Winde haben zwei oder drei Spieler?</translation>
    </message>
    <message>
        <source>winds counted over four seats</source>
        <translation>Winde über vier Plätze gezählt</translation>
    </message>
    <message>
        <source>winds of the players only</source>
        <translation>nur Winde der Spieler</translation>
    </message>
    <message>
        <source>two players at adjacent seats</source>
        <translation>zwei Spieler nebeneinander</translation>
    </message>
    <message>
        <source>With three one seat stays empty: its wind is held by nobody, and it is skipped. With two, East and West sit opposite.</source>
        <translation>Zu dritt bleibt ein Platz leer: Seinen Wind hat niemand, und er wird übersprungen. Zu zweit sitzen Ost und West einander gegenüber.</translation>
    </message>
    <message>
        <source>The book is silent; the square of the wall has four sides in any case.</source>
        <translation>Das Buch schweigt; das Quadrat der Mauer hat in jedem Fall vier Seiten.</translation>
    </message>
    <message>
        <source>From whom may one chow when the seat at the left is empty?</source>
        <translation>Von wem darf man chowen, wenn der Platz links leer ist?</translation>
    </message>
    <message>
        <source>from the last active player before</source>
        <translation>vom letzten Spieler davor</translation>
    </message>
    <message>
        <source>from nobody</source>
        <translation>von niemandem</translation>
    </message>
    <message>
        <source>From the active player who comes before in turn.</source>
        <translation>Von dem Spieler, der in der Reihe davor kommt.</translation>
    </message>
    <message>
        <source>Everything else is to be as with four players.</source>
        <translation>Alles andere soll wie zu viert sein.</translation>
    </message>
    <message>
        <source>How does an empty seat break the wall?</source>
        <translation>Wie öffnet ein leerer Platz die Mauer?</translation>
    </message>
    <message>
        <source>East throws for it</source>
        <translation>Ost würfelt für ihn</translation>
    </message>
    <message>
        <source>the next player does it</source>
        <translation>der nächste Spieler tut es</translation>
    </message>
    <message>
        <source>East throws both times; the right end of its side is that seen from the empty seat.</source>
        <translation>Ost würfelt beide Male; das rechte Ende seiner Seite ist das vom leeren Platz aus gesehene.</translation>
    </message>
    <message>
        <source>East acts for the dummy.</source>
        <translation>Ost handelt für den leeren Platz.</translation>
    </message>
    <message>
        <source>Do the mandarins belong to the honor suit of 136 tiles?</source>
        <translation>Gehören die Mandarine zu den Ehren der 136 Steine?</translation>
    </message>
    <message>
        <source>no, they come in addition</source>
        <translation>nein, sie kommen dazu</translation>
    </message>
    <message>
        <source>136 tiles without them, 144 with them.</source>
        <translation>136 Steine ohne sie, 144 mit ihnen.</translation>
    </message>
    <message>
        <source>Page 11 names them with the honors and yet counts 136 tiles.</source>
        <translation>Seite 11 nennt sie bei den Ehren und zählt doch 136 Steine.</translation>
    </message>
    <message>
        <source>Must discards be called aloud?</source>
        <translation>Müssen Abwürfe laut genannt werden?</translation>
    </message>
    <message>
        <source>a courtesy</source>
        <translation>eine Höflichkeit</translation>
    </message>
    <message>
        <source>A courtesy: the screen shows each discard, nothing is penalised.</source>
        <translation>Eine Höflichkeit: Der Bildschirm zeigt jeden Abwurf, nichts wird bestraft.</translation>
    </message>
    <message>
        <source>Printed as a courtesy.</source>
        <translation>Als Höflichkeit gedruckt.</translation>
    </message>
    <message>
        <source>Which hands are won on the original hand?</source>
        <translation>Welche Hände gewinnen als ursprüngliche Hand?</translation>
    </message>
    <message>
        <source>only East’s fourteen dealt tiles</source>
        <translation>nur die vierzehn gegebenen Steine von Ost</translation>
    </message>
    <message>
        <source>everybody’s first own turn too</source>
        <translation>auch jeder im ersten eigenen Zug</translation>
    </message>
    <message>
        <source>Only East, with exactly the tiles dealt. Such a hand gets nothing for drawing or for the only place; a four of a kind with its loose tile spoils it, mandarins replaced before the first discard do not.</source>
        <translation>Nur Ost, mit genau den gegebenen Steinen. Eine solche Hand bekommt nichts für Ziehen oder den einzigen Platz; ein Vierling mit losem Stein verdirbt sie, vor dem ersten Abwurf ersetzte Mandarine nicht.</translation>
    </message>
    <message>
        <source>Thirteen tiles cannot be complete. Example 16 and the 380,928 points of the Summary need a hand without points for drawing and place; a four of a kind would make more than that.</source>
        <translation>Dreizehn Steine können nicht vollständig sein. Beispiel 16 und die 380.928 Punkte der Zusammenfassung brauchen eine Hand ohne Punkte für Ziehen und Platz; ein Vierling ergäbe mehr als das.</translation>
    </message>
    <message>
        <source>What is the only place to win?</source>
        <translation>Was ist der einzige Platz zum Gewinn?</translation>
    </message>
    <message>
        <source>exactly one kind of tile would have won</source>
        <translation>genau eine Art hätte gewonnen</translation>
    </message>
    <message>
        <source>by shape: a pair or the middle of a sequence</source>
        <translation>nach der Form: ein Paar oder die Mitte einer Folge</translation>
    </message>
    <message>
        <source>Exactly one kind would have won, drawn or claimed. A kind of which the player holds all four is no place.</source>
        <translation>Genau eine Art hätte gewonnen, gezogen oder genommen. Eine Art, von der der Spieler alle vier hat, ist kein Platz.</translation>
    </message>
    <message>
        <source>Example 9 argues that another tile would also have won; example 15 counts it for a claimed pair.</source>
        <translation>Beispiel 9 führt an, dass auch ein anderer Stein gewonnen hätte; Beispiel 15 zählt es für ein genommenes Paar.</translation>
    </message>
    <message>
        <source>What spoils the bonus for no other score?</source>
        <translation>Was verdirbt den Zuschlag für keine andere Wertung?</translation>
    </message>
    <message>
        <source>any other points</source>
        <translation>alle anderen Punkte</translation>
    </message>
    <message>
        <source>doubles too</source>
        <translation>auch Verdopplungen</translation>
    </message>
    <message>
        <source>Any other points: drawing, the only place, a pair that counts, any set. Doubles do not.</source>
        <translation>Alle anderen Punkte: Ziehen, der einzige Platz, ein zählendes Paar, jeder Satz. Verdopplungen nicht.</translation>
    </message>
    <message>
        <source>Example 9 counts the bonus and three doubles.</source>
        <translation>Beispiel 9 zählt den Zuschlag und drei Verdopplungen.</translation>
    </message>
    <message>
        <source>Is a loose tile that wins also drawn?</source>
        <translation>Ist ein loser Gewinnstein auch gezogen?</translation>
    </message>
    <message>
        <source>yes, 10 and 2</source>
        <translation>ja, 10 und 2</translation>
    </message>
    <message>
        <source>no, 10 only</source>
        <translation>nein, nur 10</translation>
    </message>
    <message>
        <source>Yes: both are counted.</source>
        <translation>Ja: Beides wird gezählt.</translation>
    </message>
    <message>
        <source>Examples 10 and 20 give both.</source>
        <translation>Die Beispiele 10 und 20 geben beides.</translation>
    </message>
    <message>
        <source>Is the set exposed that a claimed tile completes to win?</source>
        <translation>Ist der Satz offen, den ein genommener Stein zum Gewinn vollendet?</translation>
    </message>
    <message>
        <source>concealed, since it was never laid down</source>
        <translation>verdeckt, da er nie hingelegt wurde</translation>
    </message>
    <message>
        <source>Exposed, only that one set.</source>
        <translation>Offen, nur dieser eine Satz.</translation>
    </message>
    <message>
        <source>Example 1 counts 2 for it; the errata of pages 36 and 44 agree.</source>
        <translation>Beispiel 1 zählt dafür 2; die Berichtigungen der Seiten 36 und 44 stimmen überein.</translation>
    </message>
    <message>
        <source>Does a pair of dragons or of the own wind count when its second tile was claimed?</source>
        <translation>Zählt ein Paar Drachen oder des eigenen Windes, wenn sein zweiter Stein genommen wurde?</translation>
    </message>
    <message>
        <source>2 in either case</source>
        <translation>2 in jedem Fall</translation>
    </message>
    <message>
        <source>2 only if concealed</source>
        <translation>2 nur verdeckt</translation>
    </message>
    <message>
        <source>2 in either case.</source>
        <translation>2 in jedem Fall.</translation>
    </message>
    <message>
        <source>The card prints the 2 among the concealed; example 12 calls them scoring pairs without more.</source>
        <translation>Die Karte druckt die 2 bei den verdeckten; Beispiel 12 nennt sie ohne Weiteres zählende Paare.</translation>
    </message>
    <message>
        <source>Do the doubles for suits count for an unfinished hand?</source>
        <translation>Zählen die Verdopplungen für Farben bei einer unfertigen Hand?</translation>
    </message>
    <message>
        <source>yes, over all tiles held</source>
        <translation>ja, über alle Steine der Hand</translation>
    </message>
    <message>
        <source>only for the winner</source>
        <translation>nur für den Gewinner</translation>
    </message>
    <message>
        <source>Yes, for all tiles the player holds.</source>
        <translation>Ja, für alle Steine, die der Spieler hat.</translation>
    </message>
    <message>
        <source>East’s 80 in layout 4 cannot come about otherwise, nor West’s 2560 in layout 2.</source>
        <translation>Die 80 von Ost in Auslage 4 können anders nicht zustande kommen, auch nicht die 2560 von West in Auslage 2.</translation>
    </message>
    <message>
        <source>Do the doubles for suits and honors add up?</source>
        <translation>Summieren sich die Verdopplungen für Farben und Ehren?</translation>
    </message>
    <message>
        <source>they exclude each other</source>
        <translation>sie schließen einander aus</translation>
    </message>
    <message>
        <source>they add up</source>
        <translation>sie summieren sich</translation>
    </message>
    <message>
        <source>They exclude each other.</source>
        <translation>Sie schließen einander aus.</translation>
    </message>
    <message>
        <source>Examples 6, 7, 9, 14, 15 and 20 count three doubles and no more.</source>
        <translation>Die Beispiele 6, 7, 9, 14, 15 und 20 zählen drei Verdopplungen und nicht mehr.</translation>
    </message>
    <message>
        <source>Which three does the erratum to example 7 mean?</source>
        <translation>Welchen Drilling meint die Berichtigung zu Beispiel 7?</translation>
    </message>
    <message>
        <source>the one that is scored as exposed</source>
        <translation>den, der als offen gewertet ist</translation>
    </message>
    <message>
        <source>the one scored 8, which makes 5504</source>
        <translation>den mit 8 gewerteten, das ergäbe 5504</translation>
    </message>
    <message>
        <source>The one scored as exposed: the figures stand, 5760.</source>
        <translation>Den als offen gewerteten: Die Zahlen bleiben, 5760.</translation>
    </message>
    <message>
        <source>The erratum changes no points, where the one to example 18 does.</source>
        <translation>Die Berichtigung ändert keine Punkte, die zu Beispiel 18 schon.</translation>
    </message>
    <message>
        <source>Example 13 calls its dragons exposed and gives them 8.</source>
        <translation>Beispiel 13 nennt seine Drachen offen und gibt ihnen 8.</translation>
    </message>
    <message>
        <source>the figure is right: 768</source>
        <translation>die Zahl stimmt: 768</translation>
    </message>
    <message>
        <source>the label is right: 704</source>
        <translation>das Wort stimmt: 704</translation>
    </message>
    <message>
        <source>The figure is right: 384, 768 from each.</source>
        <translation>Die Zahl stimmt: 384, 768 von jedem.</translation>
    </message>
    <message>
        <source>All totals follow the 8.</source>
        <translation>Alle Summen folgen der 8.</translation>
    </message>
    <message>
        <source>Layout 1 is printed with other scores than the errata give.</source>
        <translation>Auslage 1 ist mit anderen Wertungen gedruckt, als die Berichtigungen angeben.</translation>
    </message>
    <message>
        <source>the errata</source>
        <translation>die Berichtigungen</translation>
    </message>
    <message>
        <source>the print</source>
        <translation>der Druck</translation>
    </message>
    <message>
        <source>The errata: East 480, West 272.</source>
        <translation>Die Berichtigungen: Ost 480, West 272.</translation>
    </message>
    <message>
        <source>One printed payment is wrong even for the printed scores.</source>
        <translation>Eine gedruckte Zahlung ist selbst für die gedruckten Wertungen falsch.</translation>
    </message>
    <message>
        <source>The erratum gives West 2562 in layout 2.</source>
        <translation>Die Berichtigung gibt West 2562 in Auslage 2.</translation>
    </message>
    <message>
        <source>2560</source>
        <translation>2560</translation>
    </message>
    <message>
        <source>2562</source>
        <translation>2562</translation>
    </message>
    <message>
        <source>2560.</source>
        <translation>2560.</translation>
    </message>
    <message>
        <source>No hand can count 2562: half of it is odd, so it would have no doubles, and no loser has such points.</source>
        <translation>Keine Hand kann 2562 zählen: Die Hälfte ist ungerade, sie hätte also keine Verdopplung, und solche Punkte hat kein Verlierer.</translation>
    </message>
    <message>
        <source>The caption of layout 4 still says 152.</source>
        <translation>Die Unterschrift von Auslage 4 sagt noch 152.</translation>
    </message>
    <message>
        <source>184</source>
        <translation>184</translation>
    </message>
    <message>
        <source>152</source>
        <translation>152</translation>
    </message>
    <message>
        <source>184, as the errata say for the text.</source>
        <translation>184, wie die Berichtigungen für den Text sagen.</translation>
    </message>
    <message>
        <source>Both payments, 184 and 368, follow from it.</source>
        <translation>Beide Zahlungen, 184 und 368, folgen daraus.</translation>
    </message>
    <message>
        <source>The erratum to page 42 changes drew into punged.</source>
        <translation>Die Berichtigung zu Seite 42 macht aus „gezogen“ „gepungt“.</translation>
    </message>
    <message>
        <source>it means the picture of example 15</source>
        <translation>sie meint das Bild von Beispiel 15</translation>
    </message>
    <message>
        <source>it changes a score</source>
        <translation>sie ändert eine Wertung</translation>
    </message>
    <message>
        <source>It means the picture; no figure changes.</source>
        <translation>Sie meint das Bild; keine Zahl ändert sich.</translation>
    </message>
    <message>
        <source>The words stand only in the picture at the head of that page.</source>
        <translation>Die Worte stehen nur in dem Bild oben auf dieser Seite.</translation>
    </message>
    <message>
        <source>How do the mandarins work in Part I?</source>
        <translation>Wie wirken die Mandarine in Teil I?</translation>
    </message>
    <message>
        <source>they belong to the game with a limit only</source>
        <translation>sie gehören nur zum Spiel mit Limit</translation>
    </message>
    <message>
        <source>others’ mandarins are set out without value</source>
        <translation>fremde Mandarine werden ohne Wert ausgelegt</translation>
    </message>
    <message>
        <source>others’ mandarins are kept and discarded</source>
        <translation>fremde Mandarine werden behalten und abgeworfen</translation>
    </message>
    <message>
        <source>They may be used and usually are not. Every mandarin is set out and replaced; only those of the own wind double, for every player; a hand completed by the replacement is won with a loose tile.</source>
        <translation>Man kann sie verwenden und tut es meist nicht. Jeder Mandarin wird ausgelegt und ersetzt; nur die des eigenen Windes verdoppeln, bei jedem Spieler; eine durch den Ersatz vollendete Hand gewinnt mit einem losen Stein.</translation>
    </message>
    <message>
        <source>Page 11 and page 29 disagree; the text says only what is done with one’s own.</source>
        <translation>Seite 11 und Seite 29 widersprechen sich; der Text sagt nur, was mit den eigenen geschieht.</translation>
    </message>
    <message>
        <source>Which reading of a hand counts?</source>
        <translation>Welche Lesart einer Hand zählt?</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>die beste</translation>
    </message>
    <message>
        <source>the one its holder names first</source>
        <translation>die zuerst genannte</translation>
    </message>
    <message>
        <source>The best for its holder; a claimed tile goes where it counts best.</source>
        <translation>Die beste für ihren Besitzer; ein genommener Stein kommt dahin, wo er am meisten zählt.</translation>
    </message>
    <message>
        <source>What does a false Mah-Jongg cost?</source>
        <translation>Was kostet ein falsches Mah-Jongg?</translation>
    </message>
    <message>
        <source>the hand is dead</source>
        <translation>die Hand ist tot</translation>
    </message>
    <message>
        <source>a fixed penalty as in Part II</source>
        <translation>eine feste Strafe wie in Teil II</translation>
    </message>
    <message>
        <source>The hand is dead. At this table the program does not let it happen.</source>
        <translation>Die Hand ist tot. An diesem Tisch lässt das Programm es nicht zu.</translation>
    </message>
    <message>
        <source>Only Part II has a penalty, and it needs a limit.</source>
        <translation>Nur Teil II hat eine Strafe, und sie braucht ein Limit.</translation>
    </message>
    <message>
        <source>The program writes the score; counters are for a table of people.</source>
        <translation>Das Programm schreibt die Wertung; Marken sind für einen Tisch mit Menschen.</translation>
    </message>
    <message>
        <source>Calling discards aloud</source>
        <translation>Abwürfe laut nennen</translation>
    </message>
    <message>
        <source>The screen shows and logs every discard.</source>
        <translation>Der Bildschirm zeigt und verzeichnet jeden Abwurf.</translation>
    </message>
    <message>
        <source>A dead hand by a wrong number of tiles</source>
        <translation>Eine tote Hand durch falsche Zahl von Steinen</translation>
    </message>
    <message>
        <source>The program deals and draws, so no hand has a wrong number; the score of such a hand can be settled.</source>
        <translation>Das Programm gibt und zieht, also hat keine Hand eine falsche Zahl; die Wertung einer solchen Hand kann abgerechnet werden.</translation>
    </message>
    <message>
        <source>A penalty for a false Mah-Jongg</source>
        <translation>Eine Strafe für falsches Mah-Jongg</translation>
    </message>
    <message>
        <source>The program lets nobody call falsely; the two house rules about it are for a table of people.</source>
        <translation>Das Programm lässt niemanden falsch rufen; die beiden Hausregeln dazu sind für einen Tisch mit Menschen.</translation>
    </message>
    <message>
        <source>The advice against stakes with two or three</source>
        <translation>Der Rat gegen Einsätze zu zweit oder dritt</translation>
    </message>
    <message>
        <source>No stakes are played for here.</source>
        <translation>Hier wird um keine Einsätze gespielt.</translation>
    </message>
    <message>
        <source>Drawing the winds</source>
        <translation>Die Winde ziehen</translation>
    </message>
    <message>
        <source>Seats are taken freely; a throw names the positioner. He lays the four winds in a line, one of them on the wind box, and throws; counting from him the players take the places of the line, the farthest first. Where the box goes East will sit: whoever drew East moves there, the others sit by their winds.</source>
        <translation>Die Plätze nimmt man frei ein; ein Wurf bestimmt den Ausleger. Er legt die vier Winde in eine Reihe, einen davon auf den Windkasten, und würfelt; von ihm aus gezählt nehmen die Spieler die Stellen der Reihe, die fernste zuerst. Wohin der Kasten kommt, da sitzt Ost: Wer Ost gezogen hat, rückt dorthin, die anderen sitzen nach ihren Winden.</translation>
    </message>
    <message>
        <source>The wind box</source>
        <translation>Der Windkasten</translation>
    </message>
    <message>
        <source>East keeps the box, with the wind of the round on top, until he loses; then it goes to the right.</source>
        <translation>Ost behält den Kasten mit dem Wind der Runde obenauf, bis er verliert; dann geht er nach rechts.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>A round ends when all players have been East and lost. The next wind is put on top, and the first East begins again.</source>
        <translation>Eine Runde endet, wenn alle Ost waren und verloren haben. Der nächste Wind kommt obenauf, und der erste Ost beginnt wieder.</translation>
    </message>
    <message>
        <source>Sets of rounds</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Four rounds, of East, South, West and North, are a set. How many are played is agreed before.</source>
        <translation>Vier Runden, von Ost, Süd, West und Nord, sind ein Durchgang. Wie viele gespielt werden, wird vorher vereinbart.</translation>
    </message>
    <message>
        <source>The last fourteen tiles</source>
        <translation>Die letzten vierzehn Steine</translation>
    </message>
    <message>
        <source>The last fourteen tiles, loose tiles included, are never drawn. When a tile would have to be drawn and only these are left, the deal is drawn: East stays.</source>
        <translation>Die letzten vierzehn Steine, die losen eingeschlossen, werden nie gezogen. Müsste gezogen werden und nur diese sind noch da, ist das Spiel unentschieden: Ost bleibt.</translation>
    </message>
    <message>
        <source>The limit</source>
        <translation>Das Limit</translation>
    </message>
    <message>
        <source>A limit may be agreed: usually 300 if Mah-Jongg counts 10, 400 if it counts 20, or 600.</source>
        <translation>Ein Limit kann vereinbart werden: meist 300, wenn Mah-Jongg 10 zählt, 400, wenn es 20 zählt, oder 600.</translation>
    </message>
    <message>
        <source>The limit and East</source>
        <translation>Das Limit und Ost</translation>
    </message>
    <message>
        <source>Whatever is paid to or by East may be twice the limit.</source>
        <translation>Was an Ost oder von Ost gezahlt wird, darf das Doppelte des Limits sein.</translation>
    </message>
    <message>
        <source>The limit among the losers</source>
        <translation>Das Limit unter den Verlierern</translation>
    </message>
    <message>
        <source>The others settle their differences up to the limit, with East up to twice the limit.</source>
        <translation>Die anderen rechnen ihre Unterschiede bis zum Limit ab, mit Ost bis zum Doppelten.</translation>
    </message>
    <message>
        <source>As in Part I: the winner gets his score from each, the others settle the differences, East pays and gets double; but no payment exceeds the limit, or twice the limit where East pays or gets it.</source>
        <translation>Wie in Teil I: Der Gewinner bekommt von jedem seine Wertung, die anderen rechnen die Unterschiede ab, Ost zahlt und bekommt doppelt; doch keine Zahlung übersteigt das Limit, oder das doppelte Limit, wo Ost zahlt oder bekommt.</translation>
    </message>
    <message>
        <source>Washing the tiles</source>
        <translation>Die Steine waschen</translation>
    </message>
    <message>
        <source>Whoever was dealt nine or more different heads may end the deal and show them. Everybody pays him 50 for nine, 70 for ten, 100 for eleven, 150 for twelve, 200 for thirteen.</source>
        <translation>Wer neun oder mehr verschiedene Köpfe bekommen hat, darf sie zeigen und das Spiel beenden. Jeder zahlt ihm 50 für neun, 70 für zehn, 100 für elf, 150 für zwölf, 200 für dreizehn.</translation>
    </message>
    <message>
        <source>Washing and East</source>
        <translation>Waschen und Ost</translation>
    </message>
    <message>
        <source>East neither pays nor gets double here.</source>
        <translation>Ost zahlt hier nicht doppelt und bekommt nicht doppelt.</translation>
    </message>
    <message>
        <source>After washing</source>
        <translation>Nach dem Waschen</translation>
    </message>
    <message>
        <source>The tiles are shuffled anew and East stays. No other score is settled.</source>
        <translation>Die Steine werden neu gemischt, und Ost bleibt. Sonst wird nichts abgerechnet.</translation>
    </message>
    <message>
        <source>When washing is allowed</source>
        <translation>Wann Waschen erlaubt ist</translation>
    </message>
    <message>
        <source>Nothing may have been drawn, and a second tile of a kind does not count. Nobody has to do it.</source>
        <translation>Nichts darf gezogen sein, und ein zweiter Stein einer Art zählt nicht. Niemand muss es tun.</translation>
    </message>
    <message>
        <source>What goes before washing</source>
        <translation>Was vor dem Waschen geht</translation>
    </message>
    <message>
        <source>East’s hand that is complete on the deal goes before washing, and washing before a win on the first tile played.</source>
        <translation>Die Hand von Ost, die schon beim Geben vollständig ist, geht vor dem Waschen, und Waschen vor einem Gewinn auf den ersten gespielten Stein.</translation>
    </message>
    <message>
        <source>Showing a drawn sequence</source>
        <translation>Eine gezogene Folge zeigen</translation>
    </message>
    <message>
        <source>A sequence that the last tile completes by a draw is laid open with that tile on top.</source>
        <translation>Eine Folge, die der letzte Stein durch Ziehen vollendet, wird offen gelegt, dieser Stein obenauf.</translation>
    </message>
    <message>
        <source>False Mah-Jongg</source>
        <translation>Falsches Mah-Jongg</translation>
    </message>
    <message>
        <source>Whoever announces Mah-Jongg falsely pays half the limit to each; East gets, and as the offender pays, the whole limit.</source>
        <translation>Wer fälschlich Mah-Jongg ansagt, zahlt jedem das halbe Limit; Ost bekommt das ganze Limit, und wenn er selbst falsch ansagt, zahlt er es jedem.</translation>
    </message>
    <message>
        <source>Paying for all</source>
        <translation>Für alle zahlen</translation>
    </message>
    <message>
        <source>Whoever discards the winning tile pays for all three if the winner had a warning exposed and the tile completes that hand: nine tiles of one suit for a hand of that suit, nine heads for a hand of heads, two sets of dragons for the third, three sets of winds for the fourth wind.</source>
        <translation>Wer den Gewinnstein abwirft, zahlt für alle drei, wenn der Gewinner eine Warnung offen liegen hatte und der Stein diese Hand vollendet: neun Steine einer Farbe für eine Hand dieser Farbe, neun Köpfe für eine Hand aus Köpfen, zwei Sätze Drachen für den dritten, drei Sätze Winde für den vierten Wind.</translation>
    </message>
    <message>
        <source>Who is excused</source>
        <translation>Wer entschuldigt ist</translation>
    </message>
    <message>
        <source>A discarder who is himself one tile short is excused if he has two doubling honors complete, or would have more than two with his winning tile.</source>
        <translation>Wer abwirft und selbst auf einen Stein wartet, ist entschuldigt, wenn er zwei verdoppelnde Ehren vollständig hat oder mit seinem Gewinnstein mehr als zwei hätte.</translation>
    </message>
    <message>
        <source>Who had no choice</source>
        <translation>Wer keine Wahl hatte</translation>
    </message>
    <message>
        <source>Whoever held nothing but dangerous tiles does not pay for all.</source>
        <translation>Wer nur gefährliche Steine hatte, zahlt nicht für alle.</translation>
    </message>
    <message>
        <source>All other scores are void</source>
        <translation>Alle anderen Wertungen entfallen</translation>
    </message>
    <message>
        <source>When one pays for all, only the winner’s score counts.</source>
        <translation>Zahlt einer für alle, zählt nur die Wertung des Gewinners.</translation>
    </message>
    <message>
        <source>The other tile is safe</source>
        <translation>Der andere Stein ist sicher</translation>
    </message>
    <message>
        <source>A tile that ends the same hand in another place brings no penalty: the pair beside the dragons, or the other set beside the winds.</source>
        <translation>Ein Stein, der dieselbe Hand an anderer Stelle vollendet, bringt keine Strafe: das Paar neben den Drachen oder der andere Satz neben den Winden.</translation>
    </message>
    <message>
        <source>Is a loose tile that happens to be the last also the last tile?</source>
        <translation>Ist ein loser Stein, der gerade der letzte ist, auch der letzte Stein?</translation>
    </message>
    <message>
        <source>no, it is a loose tile only</source>
        <translation>nein, er ist nur ein loser Stein</translation>
    </message>
    <message>
        <source>both doubles are given</source>
        <translation>beide Verdopplungen gelten</translation>
    </message>
    <message>
        <source>No: only the double for the loose tile.</source>
        <translation>Nein: nur die Verdopplung für den losen Stein.</translation>
    </message>
    <message>
        <source>The last tile is explained as the fifteenth from the end, which is a tile of the wall.</source>
        <translation>Der letzte Stein ist als der fünfzehnte vom Ende erklärt, und das ist ein Stein der Mauer.</translation>
    </message>
    <message>
        <source>What does Mah-Jongg count, and how high is the limit?</source>
        <translation>Was zählt Mah-Jongg, und wie hoch ist das Limit?</translation>
    </message>
    <message>
        <source>10 and 300</source>
        <translation>10 und 300</translation>
    </message>
    <message>
        <source>20 and 400</source>
        <translation>20 und 400</translation>
    </message>
    <message>
        <source>600</source>
        <translation>600</translation>
    </message>
    <message>
        <source>10 and 300, unless the players agree on something else.</source>
        <translation>10 und 300, wenn die Spieler nichts anderes vereinbaren.</translation>
    </message>
    <message>
        <source>The sentence is garbled; the table and all examples count 10.</source>
        <translation>Der Satz ist verstümmelt; die Tabelle und alle Beispiele zählen 10.</translation>
    </message>
    <message>
        <source>What of the losers is cut to the limit?</source>
        <translation>Was wird bei den Verlierern auf das Limit gekürzt?</translation>
    </message>
    <message>
        <source>the difference that is paid</source>
        <translation>der Unterschied, der gezahlt wird</translation>
    </message>
    <message>
        <source>each score, before the difference is taken</source>
        <translation>jede Wertung, bevor der Unterschied gebildet wird</translation>
    </message>
    <message>
        <source>The difference.</source>
        <translation>Der Unterschied.</translation>
    </message>
    <message>
        <source>The text lets them settle differences up to the limit.</source>
        <translation>Der Text lässt sie Unterschiede bis zum Limit abrechnen.</translation>
    </message>
    <message>
        <source>Who wins on the first tile played, and how is the bonus counted?</source>
        <translation>Wer gewinnt auf den ersten gespielten Stein, und wie zählt der Zuschlag?</translation>
    </message>
    <message>
        <source>half the limit after the doubles</source>
        <translation>das halbe Limit nach den Verdopplungen</translation>
    </message>
    <message>
        <source>half the limit before the doubles</source>
        <translation>das halbe Limit vor den Verdopplungen</translation>
    </message>
    <message>
        <source>half the limit instead of the hand</source>
        <translation>das halbe Limit statt der Hand</translation>
    </message>
    <message>
        <source>a win on one’s own first draw counts too</source>
        <translation>ein Gewinn mit dem eigenen ersten Stein zählt auch</translation>
    </message>
    <message>
        <source>Whoever wins on East’s first discard; half the limit is added after the doubles, up to the limit.</source>
        <translation>Wer auf den ersten Abwurf von Ost gewinnt; das halbe Limit kommt nach den Verdopplungen hinzu, bis zum Limit.</translation>
    </message>
    <message>
        <source>It stands among bonuses, which are added, and is measured by the limit, which is a final amount.</source>
        <translation>Es steht unter den Zuschlägen, die hinzukommen, und wird am Limit gemessen, das ein Endbetrag ist.</translation>
    </message>
    <message>
        <source>Does the bonus for the first tile played spoil that for no other score?</source>
        <translation>Hebt der Zuschlag für den ersten gespielten Stein den für keine andere Wertung auf?</translation>
    </message>
    <message>
        <source>No: both count.</source>
        <translation>Nein: Beide zählen.</translation>
    </message>
    <message>
        <source>The card asks for no score in hand or on the table, and half the limit is no score of the tiles.</source>
        <translation>Die Karte verlangt keine Wertung auf der Hand oder auf dem Tisch, und das halbe Limit ist keine Wertung der Steine.</translation>
    </message>
    <message>
        <source>Which winning tile is the fourth of an exposed three?</source>
        <translation>Welcher Gewinnstein ist der vierte eines offenen Drillings?</translation>
    </message>
    <message>
        <source>the fourth of one’s own exposed three</source>
        <translation>der vierte des eigenen offenen Drillings</translation>
    </message>
    <message>
        <source>the tile that another player adds to his three</source>
        <translation>der Stein, den ein anderer an seinen Drilling legt</translation>
    </message>
    <message>
        <source>The fourth of one’s own exposed three, which can only end the hand in a sequence. Where robbing is played, the robbed tile doubles too.</source>
        <translation>Der vierte des eigenen offenen Drillings, der die Hand nur in einer Folge vollenden kann. Wo man den angelegten Stein nehmen darf, verdoppelt auch dieser.</translation>
    </message>
    <message>
        <source>A fourth tile put to its set would bring a loose draw, and may never be claimed for it.</source>
        <translation>Ein vierter Stein am Satz brächte einen losen Stein und darf dafür nie genommen werden.</translation>
    </message>
    <message>
        <source>What does a sequence count that was closed by a draw?</source>
        <translation>Was zählt eine durch Ziehen geschlossene Folge?</translation>
    </message>
    <message>
        <source>4, closed or open</source>
        <translation>4, geschlossen oder offen</translation>
    </message>
    <message>
        <source>2, as by chow</source>
        <translation>2, wie durch Chow</translation>
    </message>
    <message>
        <source>4 if drawn, closed or open; 2 if a closed one was chowed; nothing if an open one was.</source>
        <translation>4, wenn gezogen, geschlossen oder offen; 2, wenn eine geschlossene gechowt wurde; nichts, wenn eine offene.</translation>
    </message>
    <message>
        <source>Examples 8 and 10 give 4; the text speaks of both cases when filled by draw.</source>
        <translation>Die Beispiele 8 und 10 geben 4; der Text spricht beim Ziehen von beiden Fällen.</translation>
    </message>
    <message>
        <source>Does the winner’s pair count that the last tile did not complete?</source>
        <translation>Zählt ein Paar des Gewinners, das der letzte Stein nicht vollendet hat?</translation>
    </message>
    <message>
        <source>as in other hands</source>
        <translation>wie in anderen Händen</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>As in other hands.</source>
        <translation>Wie in anderen Händen.</translation>
    </message>
    <message>
        <source>Example 8 counts 4 for such a pair of the own wind.</source>
        <translation>Beispiel 8 zählt 4 für ein solches Paar des eigenen Windes.</translation>
    </message>
    <message>
        <source>Do the lines for a completed pair and for a pair of honors add up?</source>
        <translation>Summieren sich die Zeilen für ein vollendetes Paar und für ein Paar Ehren?</translation>
    </message>
    <message>
        <source>one line only</source>
        <translation>nur eine Zeile</translation>
    </message>
    <message>
        <source>both lines</source>
        <translation>beide Zeilen</translation>
    </message>
    <message>
        <source>One line only: 4 or 6 for heads, 6 or 8 for the own wind in its round.</source>
        <translation>Nur eine Zeile: 4 oder 6 für Köpfe, 6 oder 8 für den eigenen Wind in seiner Runde.</translation>
    </message>
    <message>
        <source>Example 4 shows a single line of 8.</source>
        <translation>Beispiel 4 zeigt eine einzige Zeile mit 8.</translation>
    </message>
    <message>
        <source>Example 4 is printed with 384, and payments that do not fit the winner.</source>
        <translation>Beispiel 4 ist mit 384 gedruckt und mit Zahlungen, die nicht zum Gewinner passen.</translation>
    </message>
    <message>
        <source>768: one suit with honors doubles too</source>
        <translation>768: Eine Farbe mit Ehren verdoppelt auch</translation>
    </message>
    <message>
        <source>384, as printed</source>
        <translation>384, wie gedruckt</translation>
    </message>
    <message>
        <source>768 as the tiles are listed, and every other player pays East double.</source>
        <translation>768 nach den genannten Steinen, und jeder andere zahlt Ost doppelt.</translation>
    </message>
    <message>
        <source>All suit tiles are bamboos; the errata say that the player is East and leave the rest.</source>
        <translation>Alle Farbsteine sind Bambus; die Berichtigungen machen den Spieler zu Ost und lassen den Rest.</translation>
    </message>
    <message>
        <source>Examples 2, 3 and 10 have figures that do not fit.</source>
        <translation>Die Beispiele 2, 3 und 10 haben Zahlen, die nicht passen.</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>die Regeln</translation>
    </message>
    <message>
        <source>The rules: example 3 pays 64 and 32, in example 10 North and South pay, in example 2 a line is out of place.</source>
        <translation>Die Regeln: Beispiel 3 zahlt 64 und 32, in Beispiel 10 zahlen Nord und Süd, in Beispiel 2 steht eine Zeile falsch.</translation>
    </message>
    <message>
        <source>The errata mend the score of example 3 and not the payments; example 10 names the winner as payer.</source>
        <translation>Die Berichtigungen ändern die Wertung von Beispiel 3, nicht die Zahlungen; Beispiel 10 nennt den Gewinner als Zahler.</translation>
    </message>
    <message>
        <source>What is paid if several limit hands are made at once?</source>
        <translation>Was wird gezahlt, wenn mehrere Limithände zugleich gemacht sind?</translation>
    </message>
    <message>
        <source>one limit</source>
        <translation>ein Limit</translation>
    </message>
    <message>
        <source>one for each</source>
        <translation>eines für jede</translation>
    </message>
    <message>
        <source>One limit.</source>
        <translation>Ein Limit.</translation>
    </message>
    <message>
        <source>The book is silent; a limit that could be doubled so would be none.</source>
        <translation>Das Buch schweigt; ein Limit, das sich so verdoppeln ließe, wäre keines.</translation>
    </message>
    <message>
        <source>What is the fourth set beside three winds and a pair of the fourth?</source>
        <translation>Was ist der vierte Satz neben drei Winden und einem Paar des vierten?</translation>
    </message>
    <message>
        <source>any set</source>
        <translation>irgendein Satz</translation>
    </message>
    <message>
        <source>a set of heads</source>
        <translation>ein Satz aus Köpfen</translation>
    </message>
    <message>
        <source>Any set.</source>
        <translation>Irgendein Satz.</translation>
    </message>
    <message>
        <source>May the last tile of single heads be claimed?</source>
        <translation>Darf der letzte Stein der einzelnen Köpfe genommen werden?</translation>
    </message>
    <message>
        <source>no, it must be drawn</source>
        <translation>nein, er muss gezogen sein</translation>
    </message>
    <message>
        <source>Yes; nothing else can have been laid down.</source>
        <translation>Ja; sonst kann nichts ausgelegt sein.</translation>
    </message>
    <message>
        <source>Claiming a tile to complete the hand is allowed in general; example 5 is won so.</source>
        <translation>Einen Stein zu nehmen, der die Hand vollendet, ist allgemein erlaubt; Beispiel 5 gewinnt so.</translation>
    </message>
    <message>
        <source>Until when may the tiles be washed, by whom, and what of mandarins?</source>
        <translation>Bis wann darf gewaschen werden, von wem, und was gilt für Mandarine?</translation>
    </message>
    <message>
        <source>until the first tile is drawn or claimed</source>
        <translation>bis zum ersten Ziehen oder Nehmen</translation>
    </message>
    <message>
        <source>until the holder’s own first draw</source>
        <translation>bis zum eigenen ersten Ziehen</translation>
    </message>
    <message>
        <source>the nearest to East in turn collects</source>
        <translation>wer von Ost an zuerst an der Reihe ist, kassiert</translation>
    </message>
    <message>
        <source>all who show such a hand collect</source>
        <translation>alle, die eine solche Hand zeigen, kassieren</translation>
    </message>
    <message>
        <source>Until the first tile is drawn or claimed after East’s first discard; East, before he discards. Of two claimants the nearest to East in turn collects. Mandarins that were dealt are no heads.</source>
        <translation>Bis nach dem ersten Abwurf von Ost der erste Stein gezogen oder genommen wird; Ost, bevor er abwirft. Von zweien kassiert, wer von Ost an zuerst an der Reihe ist. Gegebene Mandarine sind keine Köpfe.</translation>
    </message>
    <message>
        <source>The hand must be the original one, with nothing drawn. Washing goes before a win on the first discard, so it must still be possible then.</source>
        <translation>Die Hand muss die gegebene sein, ohne Ziehen. Waschen geht vor einem Gewinn auf den ersten Abwurf, also muss es dann noch möglich sein.</translation>
    </message>
    <message>
        <source>What follows a false Mah-Jongg?</source>
        <translation>Was folgt auf ein falsches Mah-Jongg?</translation>
    </message>
    <message>
        <source>the fixed payments only</source>
        <translation>nur die festen Zahlungen</translation>
    </message>
    <message>
        <source>all other scores are settled too</source>
        <translation>alle anderen Wertungen werden auch abgerechnet</translation>
    </message>
    <message>
        <source>The fixed payments; the deal is void and nothing else is settled.</source>
        <translation>Die festen Zahlungen; das Spiel gilt nicht, und sonst wird nichts abgerechnet.</translation>
    </message>
    <message>
        <source>How much does he pay who pays for all?</source>
        <translation>Wie viel zahlt, wer für alle zahlt?</translation>
    </message>
    <message>
        <source>the sum of the three shares</source>
        <translation>die Summe der drei Anteile</translation>
    </message>
    <message>
        <source>three times his own share</source>
        <translation>dreimal den eigenen Anteil</translation>
    </message>
    <message>
        <source>The sum of the three shares, East’s double included, each cut to the limit.</source>
        <translation>Die Summe der drei Anteile, das Doppelte von Ost eingeschlossen, jeder auf das Limit gekürzt.</translation>
    </message>
    <message>
        <source>He takes over the losses of all other players.</source>
        <translation>Er übernimmt die Verluste aller anderen Spieler.</translation>
    </message>
    <message>
        <source>How are doubling honors counted for the excuse?</source>
        <translation>Wie werden verdoppelnde Ehren für die Entschuldigung gezählt?</translation>
    </message>
    <message>
        <source>by doublings</source>
        <translation>nach Verdopplungen</translation>
    </message>
    <message>
        <source>by items</source>
        <translation>nach Posten</translation>
    </message>
    <message>
        <source>By doublings: two in complete sets now, or more than two in the completed hand, waiting in either case.</source>
        <translation>Nach Verdopplungen: zwei jetzt in vollständigen Sätzen oder mehr als zwei in der vollendeten Hand, wartend in jedem Fall.</translation>
    </message>
    <message>
        <source>Part I means doublings when it speaks of honors.</source>
        <translation>Teil I meint Verdopplungen, wenn er von Ehren spricht.</translation>
    </message>
    <message>
        <source>Whose winning tile must the discarder be waiting for?</source>
        <translation>Auf wessen Gewinnstein muss warten, wer abwirft?</translation>
    </message>
    <message>
        <source>his own</source>
        <translation>auf seinen eigenen</translation>
    </message>
    <message>
        <source>the winner’s</source>
        <translation>auf den des Gewinners</translation>
    </message>
    <message>
        <source>His own; any tile he waits for may bring the doublings.</source>
        <translation>Auf seinen eigenen; jeder Stein, auf den er wartet, darf die Verdopplungen bringen.</translation>
    </message>
    <message>
        <source>It is what excuses him from breaking his hand.</source>
        <translation>Deshalb muss er seine Hand nicht zerreißen.</translation>
    </message>
    <message>
        <source>Are fours exposed that lie on the table with their end tiles down?</source>
        <translation>Sind Vierlinge offen, die mit verdeckten äußeren Steinen auf dem Tisch liegen?</translation>
    </message>
    <message>
        <source>yes, two of their tiles are seen</source>
        <translation>ja, zwei ihrer Steine sieht man</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>Everybody can see what they are.</source>
        <translation>Jeder sieht, was sie sind.</translation>
    </message>
    <message>
        <source>When has the discarder no choice?</source>
        <translation>Wann hat keine Wahl, wer abwirft?</translation>
    </message>
    <message>
        <source>if all his tiles are of the dangerous class</source>
        <translation>wenn alle seine Steine von der gefährlichen Art sind</translation>
    </message>
    <message>
        <source>if no safe tile is known</source>
        <translation>wenn kein sicherer Stein bekannt ist</translation>
    </message>
    <message>
        <source>If every tile he could discard belongs to it: the suit, heads, that dragon or that wind.</source>
        <translation>Wenn jeder Stein, den er abwerfen könnte, dazugehört: die Farbe, Köpfe, dieser Drache oder dieser Wind.</translation>
    </message>
    <message>
        <source>The book’s example has only dots in hand against a hand of dots.</source>
        <translation>Das Beispiel des Buches hat nur Kreise auf der Hand gegen eine Hand aus Kreisen.</translation>
    </message>
    <message>
        <source>Are nine heads nine tiles or three sets?</source>
        <translation>Sind neun Köpfe neun Steine oder drei Sätze?</translation>
    </message>
    <message>
        <source>nine tiles</source>
        <translation>neun Steine</translation>
    </message>
    <message>
        <source>three sets</source>
        <translation>drei Sätze</translation>
    </message>
    <message>
        <source>Nine tiles; two fours are only eight.</source>
        <translation>Neun Steine; zwei Vierlinge sind nur acht.</translation>
    </message>
    <message>
        <source>The book counts heads.</source>
        <translation>Das Buch zählt Köpfe.</translation>
    </message>
    <message>
        <source>Must the last tile make a set?</source>
        <translation>Muss der letzte Stein einen Satz machen?</translation>
    </message>
    <message>
        <source>the third dragon a set, the fourth wind a set or a pair</source>
        <translation>der dritte Drache einen Satz, der vierte Wind einen Satz oder ein Paar</translation>
    </message>
    <message>
        <source>a set in both cases</source>
        <translation>in beiden Fällen einen Satz</translation>
    </message>
    <message>
        <source>The third dragon must make a set; the fourth wind may make a set or the pair.</source>
        <translation>Der dritte Drache muss einen Satz machen; der vierte Wind darf einen Satz oder das Paar machen.</translation>
    </message>
    <message>
        <source>For the dragons the book names the third set, for the winds only a winning hand.</source>
        <translation>Für die Drachen nennt das Buch den dritten Satz, für die Winde nur eine Gewinnhand.</translation>
    </message>
    <message>
        <source>Does a player pay for all if the tile he adds to his three is taken from him?</source>
        <translation>Wem der Stein genommen wird, den er an seinen Drilling legt: Zahlt der für alle?</translation>
    </message>
    <message>
        <source>Only discards are named.</source>
        <translation>Genannt sind nur Abwürfe.</translation>
    </message>
    <message>
        <source>Are the seats drawn again for a new set of four rounds?</source>
        <translation>Werden die Plätze für einen neuen Durchgang von vier Runden neu gezogen?</translation>
    </message>
    <message>
        <source>No: the seats stay and the round of East begins again.</source>
        <translation>Nein: Die Plätze bleiben, und die Runde von Ost beginnt wieder.</translation>
    </message>
    <message>
        <source>Who takes the last place when the winds are drawn?</source>
        <translation>Wer nimmt beim Ziehen der Winde die letzte Stelle?</translation>
    </message>
    <message>
        <source>the player at the left, whatever is last</source>
        <translation>der Spieler links, was übrig bleibt</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>The last one: the word East makes no sense before the winds are seen.</source>
        <translation>Die letzte: Das Wort Ost ergibt keinen Sinn, bevor man die Winde sieht.</translation>
    </message>
    <message>
        <source>The worked case of the book does so.</source>
        <translation>Der durchgeführte Fall des Buches macht es so.</translation>
    </message>
    <message>
        <source>What makes a sequence closed: its shape, or that no other tile would have won?</source>
        <translation>Was macht eine Folge geschlossen: ihre Form, oder dass kein anderer Stein gewonnen hätte?</translation>
    </message>
    <message>
        <source>its shape</source>
        <translation>ihre Form</translation>
    </message>
    <message>
        <source>the tiles that would have won</source>
        <translation>die Steine, die gewonnen hätten</translation>
    </message>
    <message>
        <source>Its shape: the middle, or the only open end. A tile that fits several places takes the best.</source>
        <translation>Ihre Form: die Mitte oder das einzige offene Ende. Ein Stein, der an mehrere Stellen passt, nimmt die beste.</translation>
    </message>
    <message>
        <source>Text and examples speak of the shape.</source>
        <translation>Text und Beispiele sprechen von der Form.</translation>
    </message>
    <message>
        <source>How often does the own wind double in its own round?</source>
        <translation>Wie oft verdoppelt der eigene Wind in seiner Runde?</translation>
    </message>
    <message>
        <source>twice altogether</source>
        <translation>zweimal im Ganzen</translation>
    </message>
    <message>
        <source>twice, and once more</source>
        <translation>zweimal und noch einmal</translation>
    </message>
    <message>
        <source>Twice altogether.</source>
        <translation>Zweimal im Ganzen.</translation>
    </message>
    <message>
        <source>Example 2.</source>
        <translation>Beispiel 2.</translation>
    </message>
    <message>
        <source>What do single heads count where no limit is agreed on?</source>
        <translation>Was zählen einzelne Köpfe, wo kein Limit vereinbart ist?</translation>
    </message>
    <message>
        <source>10 and 10, and nothing doubles them</source>
        <translation>10 und 10, und nichts verdoppelt sie</translation>
    </message>
    <message>
        <source>10 and 10, doubled by the last tile, a loose tile or own mandarins</source>
        <translation>10 und 10, verdoppelt durch den letzten Stein, einen losen Stein oder eigene Mandarine</translation>
    </message>
    <message>
        <source>10 for Mah-Jongg and 10 for no other score, and nothing doubles them.</source>
        <translation>10 für Mah-Jongg und 10 für keine andere Wertung, und nichts verdoppelt sie.</translation>
    </message>
    <message>
        <source>The book gives them the limit and no other value; without it only what every winner has is left.</source>
        <translation>Das Buch gibt ihnen das Limit und sonst keinen Wert; ohne es bleibt nur, was jeder Gewinner hat.</translation>
    </message>
    <message>
        <source>A false Mah-Jongg at this table</source>
        <translation>Ein falsches Mah-Jongg an diesem Tisch</translation>
    </message>
    <message>
        <source>The program lets nobody call falsely; the penalty and the house rule on East are for a table of people.</source>
        <translation>Das Programm lässt niemanden falsch rufen; die Strafe und die Hausregel zu Ost sind für einen Tisch mit Menschen.</translation>
    </message>
    <message>
        <source>The host’s rules</source>
        <translation>Die Regeln des Gastgebers</translation>
    </message>
    <message>
        <source>If players disagree, the book of the house decides. A player may have an adviser; an odd rack or an indicator marks East.</source>
        <translation>Sind sich die Spieler uneins, entscheidet das Buch des Hauses. Jeder darf einen Berater haben; ein anderes Bänkchen oder ein Zeichen zeigt, wer Ost ist.</translation>
    </message>
    <message>
        <source>136 tiles, four each of 34 kinds: circles, bamboos and characters from 1 to 9, the four winds (Cardinal tiles), and the red, green and white dragons (Honour tiles). White is blank.</source>
        <translation>136 Steine, je vier von 34 Arten: Kreise, Bambus und Zeichen von 1 bis 9, die vier Winde und die roten, grünen und weißen Drachen. Weiß ist leer.</translation>
    </message>
    <message>
        <source>Majors and minors</source>
        <translation>Majors und Minors</translation>
    </message>
    <message>
        <source>Ones and nines are majors, 2 to 8 minors. Sets of majors, winds and dragons count twice as much as sets of minors.</source>
        <translation>Einsen und Neunen sind Majors, 2 bis 8 Minors. Sätze aus Majors, Winden und Drachen zählen doppelt so viel wie Sätze aus Minors.</translation>
    </message>
    <message>
        <source>Seasons and flowers</source>
        <translation>Jahreszeiten und Blumen</translation>
    </message>
    <message>
        <source>Eight more tiles may be added: seasons 1 Spring to 4 Winter and flowers 1 Plum, 2 Bamboo, 3 Chrysanthemum, 4 Orchid. 1 belongs to East, 2 to South, 3 to West, 4 to North. Beginners leave them out.</source>
        <translation>Acht Steine können dazukommen: die Jahreszeiten 1 Frühling bis 4 Winter und die Blumen 1 Pflaume, 2 Bambus, 3 Chrysantheme, 4 Orchidee. 1 gehört zu Ost, 2 zu Süd, 3 zu West, 4 zu Nord. Anfänger lassen sie weg.</translation>
    </message>
    <message>
        <source>Who is East</source>
        <translation>Wer Ost ist</translation>
    </message>
    <message>
        <source>Each player throws two dice; the highest is East. South sits at East’s right, West opposite, North at the left.</source>
        <translation>Jeder wirft zwei Würfel; der Höchste ist Ost. Süd sitzt rechts von Ost, West gegenüber, Nord links.</translation>
    </message>
    <message>
        <source>Each player builds a side of 17 stacks of two, of 18 with seasons and flowers.</source>
        <translation>Jeder baut eine Seite aus 17 Stapeln zu zwei Steinen, aus 18 mit Jahreszeiten und Blumen.</translation>
    </message>
    <message>
        <source>Which wall is broken</source>
        <translation>Welche Mauer geöffnet wird</translation>
    </message>
    <message>
        <source>East throws two dice and counts round to the right, himself as one: 5 and 9 East, 2, 6 and 10 South, 3, 7 and 11 West, 4, 8 and 12 North.</source>
        <translation>Ost wirft zwei Würfel und zählt nach rechts herum, sich selbst als eins: 5 und 9 Ost, 2, 6 und 10 Süd, 3, 7 und 11 West, 4, 8 und 12 Nord.</translation>
    </message>
    <message>
        <source>The owner of that wall throws too. Both throws together are counted from its right end. The stack reached is lifted out: its lower tile goes on the next stack at the right, its upper tile two stacks farther. These are the loose tiles.</source>
        <translation>Auch der Besitzer dieser Mauer würfelt. Beide Würfe zusammen werden von ihrem rechten Ende gezählt. Der erreichte Stapel wird herausgehoben: Sein unterer Stein kommt auf den nächsten Stapel rechts, sein oberer zwei Stapel weiter. Das sind die losen Steine.</translation>
    </message>
    <message>
        <source>Using the loose tiles</source>
        <translation>Gebrauch der losen Steine</translation>
    </message>
    <message>
        <source>The loose tile farther from the breach is taken first. When both are gone, the stack next to the breach is set up in the same manner.</source>
        <translation>Der lose Stein, der weiter von der Lücke liegt, wird zuerst genommen. Sind beide fort, wird der Stapel neben der Lücke ebenso aufgesetzt.</translation>
    </message>
    <message>
        <source>From the left of the breach East, South, West and North take two stacks each, three times round; then East takes the top tiles of the first and third stack, South, West and North one each from what lies between.</source>
        <translation>Links von der Lücke beginnend nehmen Ost, Süd, West und Nord je zwei Stapel, dreimal reihum; dann nimmt Ost die oberen Steine des ersten und dritten Stapels, Süd, West und Nord je einen von dem, was dazwischen liegt.</translation>
    </message>
    <message>
        <source>Setting out seasons and flowers</source>
        <translation>Jahreszeiten und Blumen auslegen</translation>
    </message>
    <message>
        <source>From East on each player exposes those he was dealt and takes a loose tile for each. Later ones are exposed at once and replaced before the discard.</source>
        <translation>Von Ost an legt jeder die aus, die er bekommen hat, und nimmt für jede einen losen Stein. Spätere werden sofort ausgelegt und vor dem Abwurf ersetzt.</translation>
    </message>
    <message>
        <source>East begins with a discard. Every later turn is a draw or a claim, then seasons, flowers and kongs if there are any, then a discard or Mah-Jongg.</source>
        <translation>Ost beginnt mit einem Abwurf. Jeder spätere Zug ist ein Ziehen oder ein Anspruch, dann Jahreszeiten, Blumen und Kongs, wenn es welche gibt, dann ein Abwurf oder Mah-Jongg.</translation>
    </message>
    <message>
        <source>The discard</source>
        <translation>Der Abwurf</translation>
    </message>
    <message>
        <source>Each tile is discarded face up and named. Some play with the discards face down.</source>
        <translation>Jeder Stein wird offen abgeworfen und genannt. Manche spielen mit verdeckten Abwürfen.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The turn passes to the right: East, South, West, North.</source>
        <translation>Das Spiel geht nach rechts: Ost, Süd, West, Nord.</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>With two of a kind in hand the latest discard of any player may be taken for three of a kind, which is exposed. The player then discards, and the one at his right is next.</source>
        <translation>Mit zweien der Art in der Hand darf der letzte Abwurf jedes Spielers zu dreien genommen werden, die offen liegen. Dann wirft der Spieler ab, und sein rechter Nachbar ist der Nächste.</translation>
    </message>
    <message>
        <source>A pung let pass</source>
        <translation>Ein ausgelassener Pung</translation>
    </message>
    <message>
        <source>Who does not take a possible pung may not pung that kind until he has had another turn and discarded. He may take it to go out.</source>
        <translation>Wer einen möglichen Pung nicht nimmt, darf diese Art erst wieder zum Pung nehmen, wenn er einen weiteren Zug hatte und abgeworfen hat. Zum Mah-Jongg darf er sie nehmen.</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>The latest discard of the player at the left may be taken for a sequence of three of a suit, with two tiles in hand.</source>
        <translation>Der letzte Abwurf des linken Nachbarn darf mit zwei Steinen der Hand zu einer Folge von dreien einer Farbe genommen werden.</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>With three of a kind in hand the latest discard of any player may be taken for four of a kind. They are exposed, a loose tile is drawn, and a tile discarded.</source>
        <translation>Mit dreien der Art in der Hand darf der letzte Abwurf jedes Spielers zu vieren genommen werden. Sie werden ausgelegt, ein loser Stein wird gezogen und ein Stein abgeworfen.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Who claims nothing draws the end tile of the wall, upper before lower, and discards any tile.</source>
        <translation>Wer nichts beansprucht, zieht den nächsten Stein der Mauer, den oberen vor dem unteren, und wirft einen beliebigen Stein ab.</translation>
    </message>
    <message>
        <source>Concealed sets</source>
        <translation>Verdeckte Sätze</translation>
    </message>
    <message>
        <source>Sets made of own draws stay in the hand. A concealed pung counts double.</source>
        <translation>Sätze aus selbst gezogenen Steinen bleiben in der Hand. Ein verdeckter Pung zählt doppelt.</translation>
    </message>
    <message>
        <source>Adding a fourth</source>
        <translation>Einen vierten anlegen</translation>
    </message>
    <message>
        <source>A fourth tile that the player drew himself may be added to his exposed pung; he draws a loose tile. A discard is never added.</source>
        <translation>Ein vierter Stein, den der Spieler selbst gezogen hat, darf an seinen offenen Pung gelegt werden; er zieht einen losen Stein. Ein Abwurf wird nie angelegt.</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>Verdeckter Kong</translation>
    </message>
    <message>
        <source>Four of a kind in hand may be laid down on any own turn, the first and last turned over; then a loose tile is drawn. Not laid down they are only a concealed pung.</source>
        <translation>Vier gleiche in der Hand dürfen in jedem eigenen Zug ausgelegt werden, der erste und der letzte umgedreht; dann wird ein loser Stein gezogen. Nicht ausgelegt sind sie nur ein verdeckter Pung.</translation>
    </message>
    <message>
        <source>Pung before chow</source>
        <translation>Pung vor Chow</translation>
    </message>
    <message>
        <source>A pung or kong goes before a chow.</source>
        <translation>Ein Pung oder Kong geht vor einem Chow.</translation>
    </message>
    <message>
        <source>How long a discard may be taken</source>
        <translation>Wie lange ein Abwurf genommen werden darf</translation>
    </message>
    <message>
        <source>Only the latest discard is alive. It may be taken even when the next player has drawn, until he discards; the tile he drew goes back on the wall.</source>
        <translation>Nur der letzte Abwurf lebt. Er darf auch genommen werden, wenn der Nächste gezogen hat, bis dieser abwirft; der gezogene Stein geht zurück auf die Mauer.</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Who lacks one tile may take any discard to go out, for a pung, a chow or the pair. Mah-Jongg goes before everything else.</source>
        <translation>Wem ein Stein fehlt, der darf jeden Abwurf zum Mah-Jongg nehmen, für einen Pung, einen Chow oder das Paar. Mah-Jongg geht vor allem anderen.</translation>
    </message>
    <message>
        <source>Snatching a kong</source>
        <translation>Einen Kong wegschnappen</translation>
    </message>
    <message>
        <source>To go out, the tile may be taken that another player adds to his exposed pung; no tile of another kong may.</source>
        <translation>Zum Mah-Jongg darf der Stein genommen werden, den ein anderer an seinen offenen Pung legt; von einem anderen Kong kein Stein.</translation>
    </message>
    <message>
        <source>Two who call</source>
        <translation>Zwei, die warten</translation>
    </message>
    <message>
        <source>Of two players who want the same tile to go out, it goes to him whose turn would come first.</source>
        <translation>Wollen zwei denselben Stein zum Mah-Jongg, bekommt ihn, wer zuerst an der Reihe wäre.</translation>
    </message>
    <message>
        <source>Standing hand</source>
        <translation>Stehende Hand</translation>
    </message>
    <message>
        <source>Who is calling after his first draw and discard (East: his first discard) may declare a standing hand. He then discards every tile he draws until it wins, and claims only to win.</source>
        <translation>Wer nach dem ersten Ziehen und Abwerfen wartet (Ost: nach dem ersten Abwurf), darf eine stehende Hand ansagen. Er wirft dann jeden gezogenen Stein ab, bis einer gewinnt, und nimmt Abwürfe nur zum Mah-Jongg.</translation>
    </message>
    <message>
        <source>The end of the wall</source>
        <translation>Das Ende der Mauer</translation>
    </message>
    <message>
        <source>The last fourteen tiles are never drawn, the loose tiles among them. If nobody is out then, the deal is drawn: nothing is scored, and the same East deals again.</source>
        <translation>Die letzten vierzehn Steine werden nie gezogen, die losen Steine eingerechnet. Hat dann niemand gewonnen, ist das Spiel unentschieden: Nichts wird gezählt, und derselbe Ost gibt noch einmal.</translation>
    </message>
    <message>
        <source>Wrong number of tiles</source>
        <translation>Falsche Zahl von Steinen</translation>
    </message>
    <message>
        <source>A hand with too many or too few tiles is dead: it cannot win and pays the others their scores. Its own score is deducted only if it had too few.</source>
        <translation>Eine Hand mit zu vielen oder zu wenigen Steinen ist tot: Sie kann nicht gewinnen und zahlt den anderen ihre Wertung. Die eigene wird nur abgezogen, wenn sie zu wenige hatte.</translation>
    </message>
    <message>
        <source>East stays when he wins and when nobody does; if another wins, the player at his right becomes East.</source>
        <translation>Ost bleibt, wenn er gewinnt und wenn niemand gewinnt; gewinnt ein anderer, so wird sein rechter Nachbar Ost.</translation>
    </message>
    <message>
        <source>The rounds are East, South, West and North. A new one begins when the first East becomes East again. Four rounds are a game.</source>
        <translation>Die Runden sind Ost, Süd, West und Nord. Eine neue beginnt, wenn der erste Ost wieder Ost wird. Vier Runden sind eine Partie.</translation>
    </message>
    <message>
        <source>Four sets and a pair; a set is a chow, a pung or a kong. The winner does not discard, and all players show their hands.</source>
        <translation>Vier Sätze und ein Paar; ein Satz ist ein Chow, ein Pung oder ein Kong. Der Gewinner wirft nicht ab, und alle zeigen ihre Hand.</translation>
    </message>
    <message>
        <source>Thirteen odd majors</source>
        <translation>Dreizehn einzelne Majors</translation>
    </message>
    <message>
        <source>One of each one, nine, wind and dragon, and one of these twice, wins without sets.</source>
        <translation>Je eine Eins, Neun, jeder Wind und Drache, und eines davon zweimal, gewinnt ohne Sätze.</translation>
    </message>
    <message>
        <source>Calling nine tile hand</source>
        <translation>Neunfach wartende Hand</translation>
    </message>
    <message>
        <source>1112345678999 of one suit waits for any of its nine tiles.</source>
        <translation>1112345678999 einer Farbe wartet auf jeden ihrer neun Steine.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>All players count their pungs, kongs and pairs; chows count nothing. The set that a claimed tile completes to win is exposed; completed by a draw it is concealed.</source>
        <translation>Alle zählen ihre Pungs, Kongs und Paare; Chows zählen nichts. Der Satz, den ein genommener Stein zum Gewinn vollendet, gilt als offen; durch Ziehen vollendet ist er verdeckt.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Verdopplungen</translation>
    </message>
    <message>
        <source>Some sets double the score of every player, other things that of the winner alone.</source>
        <translation>Manche Sätze verdoppeln die Wertung jedes Spielers, anderes nur die des Gewinners.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Zuschläge</translation>
    </message>
    <message>
        <source>The winner adds 20 and other bonuses before the score is doubled.</source>
        <translation>Der Gewinner zählt 20 und andere Zuschläge dazu, bevor verdoppelt wird.</translation>
    </message>
    <message>
        <source>The total</source>
        <translation>Die Summe</translation>
    </message>
    <message>
        <source>Points and bonuses together are multiplied by all doubles, and cut at the limit. Of several ways to read a hand the best counts.</source>
        <translation>Punkte und Zuschläge zusammen werden mit allen Verdopplungen vervielfacht und am Limit gekürzt. Von mehreren Lesarten einer Hand zählt die beste.</translation>
    </message>
    <message>
        <source>Unfinished limit hands</source>
        <translation>Unfertige Limithände</translation>
    </message>
    <message>
        <source>A loser who holds three winds and a pair of the fourth, or all three dragons, gets the limit from each of the other losers, East twice the limit, though the rest of his hand is unfinished. He pays the winner like anybody.</source>
        <translation>Ein Verlierer mit drei Winden und einem Paar des vierten oder mit allen drei Drachen erhält das Limit von jedem anderen Verlierer, Ost das doppelte Limit, auch wenn der Rest der Hand unfertig ist. Dem Gewinner zahlt er wie jeder.</translation>
    </message>
    <message>
        <source>A limit is agreed, say 600: nobody but East can receive more than that from one player for one hand. East can receive up to double.</source>
        <translation>Ein Limit wird vereinbart, etwa 600: Nur Ost kann von einem Spieler für eine Hand mehr erhalten. Ost kann bis zum Doppelten erhalten.</translation>
    </message>
    <message>
        <source>Paying the winner</source>
        <translation>Den Gewinner bezahlen</translation>
    </message>
    <message>
        <source>Each loser pays the winner his score first, double if one of the two is East.</source>
        <translation>Jeder Verlierer zahlt zuerst dem Gewinner dessen Wertung, doppelt, wenn einer der beiden Ost ist.</translation>
    </message>
    <message>
        <source>The losers among each other</source>
        <translation>Die Verlierer untereinander</translation>
    </message>
    <message>
        <source>Of each two losers the lower pays the difference, double if one of them is East.</source>
        <translation>Von je zwei Verlierern zahlt der niedrigere den Unterschied, doppelt, wenn einer Ost ist.</translation>
    </message>
    <message>
        <source>Coloured counters of agreed value are shared equally, or cards are kept of what is paid and received.</source>
        <translation>Farbige Marken mit vereinbartem Wert werden gleich verteilt, oder man schreibt auf, was gezahlt und erhalten wird.</translation>
    </message>
    <message>
        <source>Errors in the deal</source>
        <translation>Fehler beim Geben</translation>
    </message>
    <message>
        <source>If the wall was broken or dealt wrongly, the tiles are shuffled again.</source>
        <translation>Wurde die Mauer falsch geöffnet oder falsch gegeben, werden die Steine neu gemischt.</translation>
    </message>
    <message>
        <source>A wrong set</source>
        <translation>Ein falscher Satz</translation>
    </message>
    <message>
        <source>A wrong set must be put right before the next player discards; else the hand is dead.</source>
        <translation>Ein falscher Satz muss berichtigt werden, bevor der Nächste abwirft; sonst ist die Hand tot.</translation>
    </message>
    <message>
        <source>Who exposes the whole hand as complete when it is not pays double the limit to each. Before that the call may be taken back.</source>
        <translation>Wer die ganze Hand als fertig zeigt, obwohl sie es nicht ist, zahlt jedem das doppelte Limit. Vorher darf die Ansage zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Paying for a hand of one suit</source>
        <translation>Zahlen für eine Hand aus einer Farbe</translation>
    </message>
    <message>
        <source>Who discards the winning tile to a hand of one suit of which three pungs lay exposed pays for all.</source>
        <translation>Wer den Gewinnstein zu einer Hand aus einer Farbe abwirft, von der drei Pungs offen lagen, zahlt für alle.</translation>
    </message>
    <message>
        <source>Paying for three dragons</source>
        <translation>Zahlen für drei Drachen</translation>
    </message>
    <message>
        <source>Who discards the winning tile to a hand of three dragons of which two sets lay exposed pays for all.</source>
        <translation>Wer den Gewinnstein zu einer Hand mit drei Drachen abwirft, von der zwei Sätze offen lagen, zahlt für alle.</translation>
    </message>
    <message>
        <source>Paying for the winds</source>
        <translation>Zahlen für die Winde</translation>
    </message>
    <message>
        <source>Who discards the winning tile to a hand of winds of which three sets lay exposed pays for all.</source>
        <translation>Wer den Gewinnstein zu einer Hand aus Winden abwirft, von der drei Sätze offen lagen, zahlt für alle.</translation>
    </message>
    <message>
        <source>Paying for ones and nines</source>
        <translation>Zahlen für Einsen und Neunen</translation>
    </message>
    <message>
        <source>Who discards the winning tile to a hand of ones and nines of which three sets lay exposed pays for all.</source>
        <translation>Wer den Gewinnstein zu einer Hand aus Einsen und Neunen abwirft, von der drei Sätze offen lagen, zahlt für alle.</translation>
    </message>
    <message>
        <source>Nothing among the losers then</source>
        <translation>Dann nichts unter den Verlierern</translation>
    </message>
    <message>
        <source>When one player pays for all, the losers do not settle with each other.</source>
        <translation>Zahlt einer für alle, rechnen die Verlierer nicht miteinander ab.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Two and a half pence for a hundred come to about ten to twelve and a half for a hundred at contract bridge.</source>
        <translation>Zweieinhalb Pence für hundert kommen etwa zehn bis zwölfeinhalb für hundert beim Kontraktbridge gleich.</translation>
    </message>
    <message>
        <source>Who throws again when the throws for East are equal?</source>
        <translation>Wer würfelt noch einmal, wenn die Würfe um Ost gleich sind?</translation>
    </message>
    <message>
        <source>Only the players who are equal throw again.</source>
        <translation>Nur die Gleichen würfeln noch einmal.</translation>
    </message>
    <message>
        <source>The text only says that the highest is East.</source>
        <translation>Der Text sagt nur, dass der Höchste Ost ist.</translation>
    </message>
    <message>
        <source>Is a double one thrown again?</source>
        <translation>Wird eine Doppeleins neu geworfen?</translation>
    </message>
    <message>
        <source>only the special sign that some dice have in place of the 1</source>
        <translation>nur das besondere Zeichen, das manche Würfel statt der 1 haben</translation>
    </message>
    <message>
        <source>every double one</source>
        <translation>jede Doppeleins</translation>
    </message>
    <message>
        <source>Only the special dice; with ordinary ones 2 stands for South.</source>
        <translation>Nur bei besonderen Würfeln; bei gewöhnlichen steht 2 für Süd.</translation>
    </message>
    <message>
        <source>The list of throws names 2 for South.</source>
        <translation>Die Liste der Würfe nennt 2 für Süd.</translation>
    </message>
    <message>
        <source>counting runs on into the wall at the left</source>
        <translation>das Zählen läuft in die Mauer links weiter</translation>
    </message>
    <message>
        <source>It runs on into the wall at the left.</source>
        <translation>Es läuft in die Mauer links weiter.</translation>
    </message>
    <message>
        <source>Throws reach 24, and counting goes from right to left.</source>
        <translation>Würfe reichen bis 24, und gezählt wird von rechts nach links.</translation>
    </message>
    <message>
        <source>What may a player not do who let a possible pung pass?</source>
        <translation>Was darf nicht, wer einen möglichen Pung ausließ?</translation>
    </message>
    <message>
        <source>pung that kind</source>
        <translation>einen Pung dieser Art</translation>
    </message>
    <message>
        <source>pung or kong that kind</source>
        <translation>Pung oder Kong dieser Art</translation>
    </message>
    <message>
        <source>Neither pung nor kong that kind until after his own next discard; Mah-Jongg is never barred.</source>
        <translation>Weder Pung noch Kong dieser Art bis nach seinem nächsten Abwurf; Mah-Jongg ist nie verwehrt.</translation>
    </message>
    <message>
        <source>A kong is said to follow the same procedure as a pung.</source>
        <translation>Ein Kong soll ebenso ablaufen wie ein Pung.</translation>
    </message>
    <message>
        <source>May a fourth tile be added later than in the turn in which it was drawn?</source>
        <translation>Darf ein vierter Stein später angelegt werden als in dem Zug, in dem er gezogen wurde?</translation>
    </message>
    <message>
        <source>any own tile, on an own turn</source>
        <translation>jeder eigene Stein, in einem eigenen Zug</translation>
    </message>
    <message>
        <source>only the tile just drawn</source>
        <translation>nur der eben gezogene Stein</translation>
    </message>
    <message>
        <source>Any own tile, in an own turn that began with a draw.</source>
        <translation>Jeder eigene Stein, in einem eigenen Zug, der mit Ziehen begann.</translation>
    </message>
    <message>
        <source>The tile must come from the wall; nothing is said of when.</source>
        <translation>Der Stein muss von der Mauer kommen; wann, ist nicht gesagt.</translation>
    </message>
    <message>
        <source>How long may a discard be taken after the next player has drawn?</source>
        <translation>Wie lange darf ein Abwurf genommen werden, nachdem der Nächste gezogen hat?</translation>
    </message>
    <message>
        <source>until he discards</source>
        <translation>bis er abwirft</translation>
    </message>
    <message>
        <source>until he exposes anything, declares or discards</source>
        <translation>bis er etwas auslegt, ansagt oder abwirft</translation>
    </message>
    <message>
        <source>Until he exposes a tile, declares Mah-Jongg or discards.</source>
        <translation>Bis er einen Stein auslegt, Mah-Jongg ansagt oder abwirft.</translation>
    </message>
    <message>
        <source>What he has shown cannot be taken back unseen.</source>
        <translation>Was er gezeigt hat, kann nicht ungesehen zurück.</translation>
    </message>
    <message>
        <source>May a hand be declared standing after a first turn that was a claim, or after a kong?</source>
        <translation>Darf eine Hand stehend angesagt werden nach einem ersten Zug, der ein Anspruch war, oder nach einem Kong?</translation>
    </message>
    <message>
        <source>only after a draw with no set exposed</source>
        <translation>nur nach dem Ziehen, ohne offenen Satz</translation>
    </message>
    <message>
        <source>after any first discard</source>
        <translation>nach jedem ersten Abwurf</translation>
    </message>
    <message>
        <source>Only after a first draw and discard with nothing laid down but flowers.</source>
        <translation>Nur nach einem ersten Ziehen und Abwerfen, wenn nichts als Blumen ausliegt.</translation>
    </message>
    <message>
        <source>The text speaks of the first draw, and of a hand that must not change.</source>
        <translation>Der Text spricht vom ersten Ziehen und von einer Hand, die sich nicht ändern darf.</translation>
    </message>
    <message>
        <source>What may be claimed of the last discard, when fourteen tiles are left?</source>
        <translation>Was darf vom letzten Abwurf beansprucht werden, wenn vierzehn Steine übrig sind?</translation>
    </message>
    <message>
        <source>only Mah-Jongg</source>
        <translation>nur Mah-Jongg</translation>
    </message>
    <message>
        <source>pung and chow too</source>
        <translation>auch Pung und Chow</translation>
    </message>
    <message>
        <source>Only Mah-Jongg.</source>
        <translation>Nur Mah-Jongg.</translation>
    </message>
    <message>
        <source>The deal is drawn with this number left.</source>
        <translation>Bei so vielen ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>How does a dead hand settle?</source>
        <translation>Wie rechnet eine tote Hand ab?</translation>
    </message>
    <message>
        <source>it pays full scores, or with too few tiles the difference</source>
        <translation>sie zahlt volle Wertungen oder bei zu wenigen Steinen den Unterschied</translation>
    </message>
    <message>
        <source>it may also receive differences</source>
        <translation>sie kann auch Unterschiede erhalten</translation>
    </message>
    <message>
        <source>With too many tiles it pays the others their full scores, with too few what exceeds its own; it receives nothing, pays the winner in full, and two dead hands do not settle.</source>
        <translation>Mit zu vielen Steinen zahlt sie den anderen die volle Wertung, mit zu wenigen, was die eigene übersteigt; sie erhält nichts, zahlt dem Gewinner voll, und zwei tote Hände rechnen nicht ab.</translation>
    </message>
    <message>
        <source>Only the deducting of the own score is distinguished.</source>
        <translation>Nur das Abziehen der eigenen Wertung wird unterschieden.</translation>
    </message>
    <message>
        <source>Must the nine tile hand be concealed, and called in its pure form?</source>
        <translation>Muss die neunfach wartende Hand verdeckt sein und in der reinen Form warten?</translation>
    </message>
    <message>
        <source>concealed, any tile of the suit more</source>
        <translation>verdeckt, dazu ein beliebiger Stein der Farbe</translation>
    </message>
    <message>
        <source>called as 1112345678999</source>
        <translation>wartend als 1112345678999</translation>
    </message>
    <message>
        <source>exposed too</source>
        <translation>auch offen</translation>
    </message>
    <message>
        <source>All concealed; whichever tile came last.</source>
        <translation>Ganz verdeckt; welcher Stein zuletzt kam, ist gleich.</translation>
    </message>
    <message>
        <source>The name speaks of calling, the description of fourteen tiles.</source>
        <translation>Der Name spricht vom Warten, die Beschreibung von vierzehn Steinen.</translation>
    </message>
    <message>
        <source>What does a pair count of the own wind that is the round’s too, and which pairs of losers count?</source>
        <translation>Was zählt ein Paar des eigenen Winds, der auch der Rundenwind ist, und welche Paare der Verlierer zählen?</translation>
    </message>
    <message>
        <source>4 and every pair</source>
        <translation>4 und jedes Paar</translation>
    </message>
    <message>
        <source>2, or one pair, or none</source>
        <translation>2, oder ein Paar, oder keines</translation>
    </message>
    <message>
        <source>4; a loser counts every pair that scores.</source>
        <translation>4; ein Verlierer zählt jedes Paar, das etwas zählt.</translation>
    </message>
    <message>
        <source>The table has a row for each; it is meant for all hands.</source>
        <translation>Die Tabelle hat für jedes eine Zeile; sie gilt für alle Hände.</translation>
    </message>
    <message>
        <source>Does the own season double in addition to the eightfold of all four?</source>
        <translation>Verdoppelt die eigene Jahreszeit neben dem Achtfachen aller vier?</translation>
    </message>
    <message>
        <source>both multiply</source>
        <translation>beides vervielfacht</translation>
    </message>
    <message>
        <source>only the eightfold</source>
        <translation>nur das Achtfache</translation>
    </message>
    <message>
        <source>Both multiply.</source>
        <translation>Beides vervielfacht.</translation>
    </message>
    <message>
        <source>They are rows of their own.</source>
        <translation>Es sind eigene Zeilen.</translation>
    </message>
    <message>
        <source>Are the original hand and all honours eightfold or limit hands?</source>
        <translation>Sind die ursprüngliche Hand und nur Ehren achtfach oder Limithände?</translation>
    </message>
    <message>
        <source>the limit</source>
        <translation>das Limit</translation>
    </message>
    <message>
        <source>eightfold</source>
        <translation>achtfach</translation>
    </message>
    <message>
        <source>The limit; eightfold only in a game without one.</source>
        <translation>Das Limit; achtfach nur in einer Partie ohne Limit.</translation>
    </message>
    <message>
        <source>Both tables have them; the list gives the limit whatever a hand counts.</source>
        <translation>Beide Tabellen haben sie; die Liste gibt das Limit, was immer die Hand zählt.</translation>
    </message>
    <message>
        <source>yes, 2 more</source>
        <translation>ja, 2 mehr</translation>
    </message>
    <message>
        <source>It is neither punged nor chowed.</source>
        <translation>Er ist weder Pung noch Chow.</translation>
    </message>
    <message>
        <source>What is the only possible piece?</source>
        <translation>Was ist der einzig mögliche Stein?</translation>
    </message>
    <message>
        <source>one kind, unless all four are seen</source>
        <translation>eine Art, außer alle vier sind zu sehen</translation>
    </message>
    <message>
        <source>one kind by shape</source>
        <translation>eine Art nach der Form</translation>
    </message>
    <message>
        <source>one single tile left</source>
        <translation>ein einziger übriger Stein</translation>
    </message>
    <message>
        <source>Exactly one kind can still complete the hand; a kind of which the player sees all four is none. It does not matter what the shape is, nor whether the piece was claimed.</source>
        <translation>Genau eine Art kann die Hand noch vollenden; eine Art, von der der Spieler alle vier sieht, gilt nicht. Weder die Form ist wichtig noch, ob der Stein genommen wurde.</translation>
    </message>
    <message>
        <source>One example has three copies exposed, the other the middle of a chow.</source>
        <translation>Ein Beispiel hat drei offen liegen, das andere die Mitte eines Chows.</translation>
    </message>
    <message>
        <source>What must lie exposed for a discarder to be liable?</source>
        <translation>Was muss offen liegen, damit ein Abwerfer haftet?</translation>
    </message>
    <message>
        <source>pungs and kongs, and a discard</source>
        <translation>Pungs und Kongs, und ein Abwurf</translation>
    </message>
    <message>
        <source>chows, or a snatched piece too</source>
        <translation>auch Chows oder ein weggeschnappter Stein</translation>
    </message>
    <message>
        <source>Exposed pungs and kongs before a discard; neither chows nor concealed kongs, and no snatching.</source>
        <translation>Offene Pungs und Kongs vor einem Abwurf; weder Chows noch verdeckte Kongs, und kein Wegschnappen.</translation>
    </message>
    <message>
        <source>Pungs are named, and a player who discards.</source>
        <translation>Pungs werden genannt, und ein Spieler, der abwirft.</translation>
    </message>
    <message>
        <source>Do no chow, no score, the last piece and the loose tile give 10 or a double?</source>
        <translation>Geben kein Chow, kein Zählwert, der letzte Stein und der lose Stein 10 oder eine Verdopplung?</translation>
    </message>
    <message>
        <source>10 and a double</source>
        <translation>10 und eine Verdopplung</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>eine Verdopplung</translation>
    </message>
    <message>
        <source>Both.</source>
        <translation>Beides.</translation>
    </message>
    <message>
        <source>The table gives 10, the notes a double; bonuses are to be added before doubling.</source>
        <translation>Die Tabelle gibt 10, die Anmerkungen eine Verdopplung; Zuschläge kommen vor dem Verdoppeln dazu.</translation>
    </message>
    <message>
        <source>Does East pay a winner more than the limit?</source>
        <translation>Zahlt Ost einem Gewinner mehr als das Limit?</translation>
    </message>
    <message>
        <source>nobody but East receives more than the limit from one player</source>
        <translation>nur Ost erhält von einem Spieler mehr als das Limit</translation>
    </message>
    <message>
        <source>East pays up to double too</source>
        <translation>auch Ost zahlt bis zum Doppelten</translation>
    </message>
    <message>
        <source>No: only East may receive up to double.</source>
        <translation>Nein: Nur Ost kann bis zum Doppelten erhalten.</translation>
    </message>
    <message>
        <source>The limit is what a player other than East can receive from each.</source>
        <translation>Das Limit ist, was ein anderer als Ost von jedem erhalten kann.</translation>
    </message>
    <message>
        <source>Are sets of all four winds with another pair a limit hand?</source>
        <translation>Sind Sätze aller vier Winde mit einem anderen Paar eine Limithand?</translation>
    </message>
    <message>
        <source>No, they count what they hold.</source>
        <translation>Nein, sie zählen, was sie enthalten.</translation>
    </message>
    <message>
        <source>The list asks for a pair of the fourth wind.</source>
        <translation>Die Liste verlangt ein Paar des vierten Winds.</translation>
    </message>
    <message>
        <source>What spoils a hand without scoring value?</source>
        <translation>Was verdirbt eine Hand ohne Zählwert?</translation>
    </message>
    <message>
        <source>sets and pairs that count</source>
        <translation>zählende Sätze und Paare</translation>
    </message>
    <message>
        <source>any bonus too</source>
        <translation>auch jeder Zuschlag</translation>
    </message>
    <message>
        <source>A pair of dragons, own wind or wind of the round, and any pung. The 2 for drawing or the only piece do not, nor do flowers.</source>
        <translation>Ein Paar Drachen, des eigenen oder des Rundenwinds und jeder Pung. Die 2 fürs Ziehen oder den einzigen Stein nicht, auch Blumen nicht.</translation>
    </message>
    <message>
        <source>Bonuses are no part of the value of the hand.</source>
        <translation>Zuschläge gehören nicht zum Wert der Hand.</translation>
    </message>
    <message>
        <source>Do one suit with honours and ones and nines with honours count together?</source>
        <translation>Zählen eine Farbe mit Ehren und Einsen und Neunen mit Ehren zusammen?</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>only one</source>
        <translation>nur eines</translation>
    </message>
    <message>
        <source>Both; each needs a tile of a suit and a wind or dragon.</source>
        <translation>Beides; jedes braucht einen Stein einer Farbe und einen Wind oder Drachen.</translation>
    </message>
    <message>
        <source>What if two losers hold an unfinished limit hand?</source>
        <translation>Was, wenn zwei Verlierer eine unfertige Limithand haben?</translation>
    </message>
    <message>
        <source>each claims from the other</source>
        <translation>jeder fordert vom anderen</translation>
    </message>
    <message>
        <source>neither claims</source>
        <translation>keiner fordert</translation>
    </message>
    <message>
        <source>Each claims from the other.</source>
        <translation>Jeder fordert vom anderen.</translation>
    </message>
    <message>
        <source>Each is owed the limit by the other losers.</source>
        <translation>Jedem schulden die anderen Verlierer das Limit.</translation>
    </message>
    <message>
        <source>Does East pay or get double for a false Mah-Jongg, and what then?</source>
        <translation>Zahlt oder erhält Ost bei falschem Mah-Jongg doppelt, und was dann?</translation>
    </message>
    <message>
        <source>double the limit to each</source>
        <translation>das doppelte Limit an jeden</translation>
    </message>
    <message>
        <source>twice that with East</source>
        <translation>bei Ost zweimal so viel</translation>
    </message>
    <message>
        <source>Double the limit to each, East like anybody; the deal is over and East stays.</source>
        <translation>Das doppelte Limit an jeden, Ost wie jeder; das Spiel ist aus, und Ost bleibt.</translation>
    </message>
    <message>
        <source>The penalty is one sum.</source>
        <translation>Die Strafe ist eine feste Summe.</translation>
    </message>
    <message>
        <source>Is a hand of one suit with honours a one-suit hand for the penalty?</source>
        <translation>Ist eine Hand aus einer Farbe mit Ehren für die Strafe eine Hand aus einer Farbe?</translation>
    </message>
    <message>
        <source>pure hands only</source>
        <translation>nur reine Hände</translation>
    </message>
    <message>
        <source>mixed hands too</source>
        <translation>auch gemischte Hände</translation>
    </message>
    <message>
        <source>Pure hands only.</source>
        <translation>Nur reine Hände.</translation>
    </message>
    <message>
        <source>It speaks of all of one suit.</source>
        <translation>Es ist von nur einer Farbe die Rede.</translation>
    </message>
    <message>
        <source>May the next player still take the discard when he has drawn himself?</source>
        <translation>Darf der Nächste den Abwurf noch nehmen, wenn er selbst gezogen hat?</translation>
    </message>
    <message>
        <source>yes, he puts his tile back</source>
        <translation>ja, er legt seinen Stein zurück</translation>
    </message>
    <message>
        <source>No: by drawing he gives it up, for Mah-Jongg too.</source>
        <translation>Nein: Durch das Ziehen gibt er ihn auf, auch zum Mah-Jongg.</translation>
    </message>
    <message>
        <source>He has seen his tile.</source>
        <translation>Er hat seinen Stein gesehen.</translation>
    </message>
    <message>
        <source>Does the discard after the last draw count as the last piece?</source>
        <translation>Gilt der Abwurf nach dem letzten Ziehen als letzter Stein?</translation>
    </message>
    <message>
        <source>only the drawn one</source>
        <translation>nur der gezogene</translation>
    </message>
    <message>
        <source>the discard too</source>
        <translation>auch der Abwurf</translation>
    </message>
    <message>
        <source>Only the drawn piece.</source>
        <translation>Nur der gezogene Stein.</translation>
    </message>
    <message>
        <source>It is the last that may be drawn.</source>
        <translation>Er ist der letzte, der gezogen werden darf.</translation>
    </message>
    <message>
        <source>May a discard be taken late when the next player has drawn a loose tile?</source>
        <translation>Darf ein Abwurf spät genommen werden, wenn der Nächste einen losen Stein gezogen hat?</translation>
    </message>
    <message>
        <source>The loose tile cannot go back unseen.</source>
        <translation>Der lose Stein kann nicht ungesehen zurück.</translation>
    </message>
    <message>
        <source>May a player with a dead hand claim sets?</source>
        <translation>Darf ein Spieler mit toter Hand Sätze beanspruchen?</translation>
    </message>
    <message>
        <source>yes, but not go out</source>
        <translation>ja, aber nicht Mah-Jongg</translation>
    </message>
    <message>
        <source>He claims nothing.</source>
        <translation>Er beansprucht nichts.</translation>
    </message>
    <message>
        <source>He is to go on drawing and discarding.</source>
        <translation>Er soll weiter ziehen und abwerfen.</translation>
    </message>
    <message>
        <source>Do more tiles stay in the wall with seasons and flowers?</source>
        <translation>Bleiben mit Jahreszeiten und Blumen mehr Steine in der Mauer?</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>vierzehn</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>sechzehn</translation>
    </message>
    <message>
        <source>Fourteen as ever.</source>
        <translation>Vierzehn wie immer.</translation>
    </message>
    <message>
        <source>The text names the last fourteen.</source>
        <translation>Der Text nennt die letzten vierzehn.</translation>
    </message>
    <message>
        <source>Does a dead or standing hand set out seasons and flowers?</source>
        <translation>Legt eine tote oder stehende Hand Jahreszeiten und Blumen aus?</translation>
    </message>
    <message>
        <source>Yes, and they are replaced.</source>
        <translation>Ja, und sie werden ersetzt.</translation>
    </message>
    <message>
        <source>That does not change the playing hand.</source>
        <translation>Das ändert die Spielhand nicht.</translation>
    </message>
    <message>
        <source>What does a hand count that is several limit hands?</source>
        <translation>Was zählt eine Hand, die mehrere Limithände ist?</translation>
    </message>
    <message>
        <source>a limit for each</source>
        <translation>ein Limit für jede</translation>
    </message>
    <message>
        <source>They score the limit.</source>
        <translation>Sie zählt das Limit.</translation>
    </message>
    <message>
        <source>What is the all wind hand of the penalty?</source>
        <translation>Was ist die Windhand der Strafe?</translation>
    </message>
    <message>
        <source>the limit hand of winds, or winds and dragons</source>
        <translation>die Limithand aus Winden oder aus Winden und Drachen</translation>
    </message>
    <message>
        <source>four winds only</source>
        <translation>nur vier Winde</translation>
    </message>
    <message>
        <source>Any hand of three winds with a pair of the fourth, or of winds and dragons, if three sets of winds lay exposed.</source>
        <translation>Jede Hand aus drei Winden mit einem Paar des vierten oder aus Winden und Drachen, wenn drei Windsätze offen lagen.</translation>
    </message>
    <message>
        <source>The name fits both.</source>
        <translation>Der Name passt auf beide.</translation>
    </message>
    <message>
        <source>What does the liable player pay?</source>
        <translation>Was zahlt der haftende Spieler?</translation>
    </message>
    <message>
        <source>the sum of all three shares</source>
        <translation>die Summe aller drei Anteile</translation>
    </message>
    <message>
        <source>three times his own</source>
        <translation>dreimal den eigenen</translation>
    </message>
    <message>
        <source>What all three would have paid, each share with East’s doubling and limit.</source>
        <translation>Was alle drei gezahlt hätten, jeder Anteil mit Osts Verdopplung und dem Limit.</translation>
    </message>
    <message>
        <source>He pays the losses of the other two in addition to his own.</source>
        <translation>Er zahlt die Verluste der anderen beiden neben dem eigenen.</translation>
    </message>
    <message>
        <source>What do the thirteen odd majors count without a limit?</source>
        <translation>Was zählen die dreizehn einzelnen Majors ohne Limit?</translation>
    </message>
    <message>
        <source>the bonuses for how it was won</source>
        <translation>die Zuschläge für die Art des Gewinns</translation>
    </message>
    <message>
        <source>pattern doubles too</source>
        <translation>auch Verdopplungen für Muster</translation>
    </message>
    <message>
        <source>The 20 and the bonuses and doubles for how it was won; nothing for its tiles.</source>
        <translation>Die 20 und die Zuschläge und Verdopplungen für die Art des Gewinns; nichts für die Steine.</translation>
    </message>
    <message>
        <source>They are listed at the limit only.</source>
        <translation>Sie stehen nur beim Limit.</translation>
    </message>
    <message>
        <source>Are 111222333 chows or pungs?</source>
        <translation>Sind 111222333 Chows oder Pungs?</translation>
    </message>
    <message>
        <source>whichever counts best</source>
        <translation>was am meisten zählt</translation>
    </message>
    <message>
        <source>pungs</source>
        <translation>Pungs</translation>
    </message>
    <message>
        <source>The reading with the best total counts.</source>
        <translation>Die Lesart mit der besten Summe zählt.</translation>
    </message>
    <message>
        <source>Three chows beat three pungs where the hand is without scoring value.</source>
        <translation>Drei Chows schlagen drei Pungs, wo die Hand ohne Zählwert ist.</translation>
    </message>
    <message>
        <source>Does the original hand double the thirteen odd majors in a game without a limit?</source>
        <translation>Verdoppelt die ursprüngliche Hand die dreizehn einzelnen Majors in einer Partie ohne Limit?</translation>
    </message>
    <message>
        <source>yes, eightfold</source>
        <translation>ja, achtfach</translation>
    </message>
    <message>
        <source>no, they count 20</source>
        <translation>nein, sie zählen 20</translation>
    </message>
    <message>
        <source>Yes, eightfold: 160.</source>
        <translation>Ja, achtfach: 160.</translation>
    </message>
    <message>
        <source>The table of doubles has the original hand without exception.</source>
        <translation>Die Tabelle der Verdopplungen nennt die ursprüngliche Hand ohne Ausnahme.</translation>
    </message>
    <message>
        <source>Counters and scoring cards</source>
        <translation>Marken und Wertungskarten</translation>
    </message>
    <message>
        <source>The program keeps the totals; nobody has to hand over counters.</source>
        <translation>Das Programm führt die Summen; niemand muss Marken übergeben.</translation>
    </message>
    <message>
        <source>The host’s book, and a Dreamer who advises</source>
        <translation>Das Buch des Gastgebers und ein beratender Träumer</translation>
    </message>
    <message>
        <source>At this table the rules are those agreed at the start; advice is given by the hint.</source>
        <translation>An diesem Tisch gelten die zu Beginn vereinbarten Regeln; Rat gibt der Hinweis.</translation>
    </message>
    <message>
        <source>Shuffling again after a wrong breach or deal</source>
        <translation>Neu mischen nach falschem Öffnen oder Geben</translation>
    </message>
    <message>
        <source>The program breaks the wall and deals; neither can go wrong.</source>
        <translation>Das Programm öffnet die Mauer und gibt; beides kann nicht misslingen.</translation>
    </message>
    <message>
        <source>Correcting a wrong set</source>
        <translation>Einen falschen Satz berichtigen</translation>
    </message>
    <message>
        <source>The program lets nobody expose a set that is none.</source>
        <translation>Das Programm lässt niemanden einen Satz auslegen, der keiner ist.</translation>
    </message>
    <message>
        <source>What the points are worth in money</source>
        <translation>Was die Punkte in Geld wert sind</translation>
    </message>
    <message>
        <source>Nobody plays for money here.</source>
        <translation>Hier spielt niemand um Geld.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Steine</translation>
    </message>
    <message>
        <source>136 cards, four each of 34 kinds: bamboos, numbers and circles from 1 to 9; the Cardinals red, green and white; the Directions East, South, West and North. Numbers run from ten thousand to ninety thousand.</source>
        <translation>136 Steine, je vier von 34 Arten: Bambus, Zahlen und Kreise von 1 bis 9; die Kardinäle Rot, Grün und Weiß; die Richtungen Ost, Süd, West und Nord. Die Zahlen gehen von zehntausend bis neunzigtausend.</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>Four or eight more cards were once added: seasons, flowers and views, or trades. The leaflet calls them out of date and has no rule for them, so they are left out.</source>
        <translation>Früher kamen vier oder acht Steine dazu: Jahreszeiten, Blumen und Ansichten oder Berufe. Das Beiblatt nennt sie veraltet und hat keine Regel für sie, darum fehlen sie.</translation>
    </message>
    <message>
        <source>Chairs</source>
        <translation>Die Plätze</translation>
    </message>
    <message>
        <source>South sits at the right of East, West opposite, North at the left. The winds are laid face down; anyone throws two dice, and the player counted takes the first card, the others the next ones to the right. The drawer of East takes the thrower’s chair, the others follow to his right.</source>
        <translation>Süd sitzt rechts von Ost, West gegenüber, Nord links. Die Winde liegen verdeckt; einer wirft zwei Würfel, und wen die Zahl trifft, der nimmt den ersten Stein, die anderen nach rechts die nächsten. Wer Ost zieht, bekommt den Platz des Würfelnden, die anderen folgen rechts von ihm.</translation>
    </message>
    <message>
        <source>Each player builds a side of seventeen heaps of two; together they make a square.</source>
        <translation>Jeder Spieler baut eine Seite aus siebzehn Stapeln zu zwei Steinen; zusammen ergeben sie ein Quadrat.</translation>
    </message>
    <message>
        <source>The first banker</source>
        <translation>Die erste Bank</translation>
    </message>
    <message>
        <source>The drawer of East throws and counts to the right, himself as one; by custom one is taken off the throw first. The player reached is banker: he is East now, and the other winds follow.</source>
        <translation>Wer Ost gezogen hat, würfelt und zählt nach rechts, sich selbst als eins; nach dem Brauch wird vom Wurf erst eins abgezogen. Wen es trifft, der hat die Bank: Er ist jetzt Ost, und die anderen Winde folgen.</translation>
    </message>
    <message>
        <source>Games and rounds</source>
        <translation>Spiele und Runden</translation>
    </message>
    <message>
        <source>The banker keeps the bank until another player wins; then it goes to his right-hand neighbour. Four bankers make a round, and the four rounds are the East, South, West and North game: sixteen games without those repeated.</source>
        <translation>Die Bank bleibt, bis ein anderer gewinnt; dann geht sie an den rechten Nachbarn. Vier Banken sind eine Runde, und die vier Runden heißen Ost-, Süd-, West- und Nordspiel: sechzehn Spiele ohne die wiederholten.</translation>
    </message>
    <message>
        <source>The banker’s double</source>
        <translation>Die Bank zählt doppelt</translation>
    </message>
    <message>
        <source>Whatever the banker wins or loses counts double.</source>
        <translation>Was die Bank gewinnt oder verliert, zählt doppelt.</translation>
    </message>
    <message>
        <source>Breaking the wall</source>
        <translation>Das Öffnen der Mauer</translation>
    </message>
    <message>
        <source>The banker throws; the player counted throws again. Both throws together are counted in heaps from the right end of that player’s wall. What was counted is passed over and becomes the rear; the head is the next heap to the left. With 6 and 7 four heaps remain on that side.</source>
        <translation>Die Bank würfelt; wen die Zahl trifft, der würfelt noch einmal. Beide Würfe zusammen werden in Stapeln vom rechten Ende seiner Mauer gezählt. Was gezählt ist, wird übergangen und ist das hintere Ende; der Anfang ist der nächste Stapel links. Bei 6 und 7 bleiben auf dieser Seite vier Stapel.</translation>
    </message>
    <message>
        <source>From the head the banker takes two heaps, then each player to the right, three times. Then the banker takes the upper cards of the first and the third heap, the others one card each. The banker discards first.</source>
        <translation>Vom Anfang nimmt die Bank zwei Stapel, dann jeder nach rechts, dreimal. Dann nimmt die Bank die oberen Steine des ersten und des dritten Stapels, die anderen je einen Stein. Die Bank wirft zuerst ab.</translation>
    </message>
    <message>
        <source>A hidden three</source>
        <translation>Ein verdeckter Drilling</translation>
    </message>
    <message>
        <source>Three equal cards in the hand.</source>
        <translation>Drei gleiche Steine auf der Hand.</translation>
    </message>
    <message>
        <source>A visible three</source>
        <translation>Ein offener Drilling</translation>
    </message>
    <message>
        <source>Two equal cards of the hand and the same card discarded by anyone, laid face up.</source>
        <translation>Zwei gleiche Steine der Hand und derselbe Stein, von wem auch immer abgeworfen, offen hingelegt.</translation>
    </message>
    <message>
        <source>A hidden four</source>
        <translation>Ein verdeckter Vierling</translation>
    </message>
    <message>
        <source>Four equal cards of the hand, laid down with one of them face up. An additional card is taken from the rear.</source>
        <translation>Vier gleiche Steine der Hand, hingelegt, einer davon offen. Ein weiterer Stein kommt vom hinteren Ende.</translation>
    </message>
    <message>
        <source>A visible four</source>
        <translation>Ein offener Vierling</translation>
    </message>
    <message>
        <source>Three equal cards of the hand and the same card discarded, laid face up, and a card taken from the rear. A visible three can be made a visible four by an own card; the leaflet says so only when it speaks of robbing it.</source>
        <translation>Drei gleiche Steine der Hand und derselbe Stein als Abwurf, offen hingelegt, dazu ein Stein vom hinteren Ende. Ein offener Drilling kann mit einem eigenen Stein zum offenen Vierling werden; das Beiblatt sagt das nur, wo es vom Berauben spricht.</translation>
    </message>
    <message>
        <source>A numerically combined set</source>
        <translation>Eine Folge von Zahlen</translation>
    </message>
    <message>
        <source>Three cards of one variety in sequence. A discard may be taken for it only from the player at the left; then it is laid open. To win the card may come from anybody.</source>
        <translation>Drei aufeinanderfolgende Steine einer Farbe. Einen Abwurf darf man dafür nur vom linken Nachbarn nehmen; dann liegt die Folge offen. Zum Gewinn darf der Stein von jedem kommen.</translation>
    </message>
    <message>
        <source>The head of the bird</source>
        <translation>Der Kopf des Vogels</translation>
    </message>
    <message>
        <source>No hand wins without a pair; its second card may be drawn or given.</source>
        <translation>Keine Hand gewinnt ohne ein Paar; sein zweiter Stein darf gezogen oder gegeben sein.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Das Warten</translation>
    </message>
    <message>
        <source>6 and 7 wait on two sides, 1 and 2 or 8 and 9 on a single side, 7 and 9 in the middle. These are names; they count nothing.</source>
        <translation>6 und 7 warten auf zwei Seiten, 1 und 2 oder 8 und 9 auf einer Seite, 7 und 9 in der Mitte. Das sind Namen; sie zählen nichts.</translation>
    </message>
    <message>
        <source>Play goes round to the right: draw a card from the head, then discard one. After a claim it goes on at the right of the claimer.</source>
        <translation>Gespielt wird nach rechts herum: einen Stein vom Anfang ziehen, dann einen abwerfen. Nach einem Anspruch geht es rechts von dem weiter, der ihn hatte.</translation>
    </message>
    <message>
        <source>The leaflet is silent; here winning goes before threes and fours, these before sequences; among equal claims the nearest after the discarder goes first. Nobody has to claim.</source>
        <translation>Das Beiblatt schweigt; hier geht ein Gewinn vor Drilling und Vierling, diese vor einer Folge; bei gleichen Ansprüchen kommt zuerst, wer nach dem Abwerfenden der Nächste ist. Niemand muss etwas beanspruchen.</translation>
    </message>
    <message>
        <source>The reserve</source>
        <translation>Die Reserve</translation>
    </message>
    <message>
        <source>Seven heaps are never taken, and one heap more for each additional card that was taken for a four. When only these are left, the game is drawn.</source>
        <translation>Sieben Stapel werden nie genommen, und einer mehr für jeden weiteren Stein, der für einen Vierling genommen wurde. Sind nur noch diese da, ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Der Gewinn</translation>
    </message>
    <message>
        <source>Four sets and a head of the bird win, and so do the thirteen kinds, by a drawn or a discarded card.</source>
        <translation>Vier Sätze und ein Kopf des Vogels gewinnen, auch die dreizehn Arten, durch einen gezogenen oder abgeworfenen Stein.</translation>
    </message>
    <message>
        <source>Full points</source>
        <translation>Volle Punkte</translation>
    </message>
    <message>
        <source>A number, mostly 1000 or 500, is agreed as full points. Some hands count that, and no hand counts more.</source>
        <translation>Als volle Punkte wird eine Zahl vereinbart, meist 1000 oder 500. Manche Hände zählen so viel, und keine zählt mehr.</translation>
    </message>
    <message>
        <source>The winner’s points</source>
        <translation>Die Punkte des Gewinners</translation>
    </message>
    <message>
        <source>Only the winner counts: 10, his threes, fours and pair, and for a plain hand 10 more. What a claimed card completes is visible. Of several ways to read a hand the best counts.</source>
        <translation>Nur der Gewinner zählt: 10, seine Drillinge, Vierlinge und das Paar, und für eine schlichte Hand 10 mehr. Was ein genommener Stein vollendet, ist offen. Lässt sich eine Hand verschieden lesen, zählt die beste Lesart.</translation>
    </message>
    <message>
        <source>The sum of all points is doubled once for each double, and the doubles add up.</source>
        <translation>Die Summe aller Punkte wird für jede Verdopplung einmal verdoppelt, und die Verdopplungen werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Optional extras</source>
        <translation>Was vereinbart werden kann</translation>
    </message>
    <message>
        <source>Winning by pairs, by the rear card of a four, by the last card, or by robbing a four doubles once more, if that was agreed before.</source>
        <translation>Ein Gewinn mit Paaren, mit dem hinteren Stein nach einem Vierling, mit dem letzten Stein oder durch Berauben eines Vierlings verdoppelt einmal mehr, wenn das vorher vereinbart war.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Bezahlung</translation>
    </message>
    <message>
        <source>Each loser pays the winner his points, the banker double. The discarder pays no more than the others, and losers pay each other nothing. A drawn game is not paid.</source>
        <translation>Jeder Verlierer zahlt dem Gewinner dessen Punkte, die Bank doppelt. Wer abwarf, zahlt nicht mehr als die anderen, und Verlierer zahlen einander nichts. Ein unentschiedenes Spiel wird nicht bezahlt.</translation>
    </message>
    <message>
        <source>Dotted sticks</source>
        <translation>Stäbchen mit Punkten</translation>
    </message>
    <message>
        <source>Everybody has 1000 in sticks: five with two black dots for 2, nine with ten for 10, four with one red dot for 100, and one with five red dots for 500. Change is given.</source>
        <translation>Jeder hat 1000 in Stäbchen: fünf mit zwei schwarzen Punkten für 2, neun mit zehn für 10, vier mit einem roten Punkt für 100 und eines mit fünf roten Punkten für 500. Es wird gewechselt.</translation>
    </message>
    <message>
        <source>Who is counted by a throw of 2, 3 or 4?</source>
        <translation>Wen zählt ein Wurf von 2, 3 oder 4?</translation>
    </message>
    <message>
        <source>counted like the others</source>
        <translation>gezählt wie die anderen</translation>
    </message>
    <message>
        <source>thrown again</source>
        <translation>noch einmal gewürfelt</translation>
    </message>
    <message>
        <source>Counting goes on: 2 is the right-hand neighbour, 3 the player opposite, 4 the left-hand one.</source>
        <translation>Es wird weitergezählt: 2 ist der rechte Nachbar, 3 wer gegenübersitzt, 4 der linke.</translation>
    </message>
    <message>
        <source>The list begins with 5 but follows this count.</source>
        <translation>Die Liste beginnt mit 5, folgt aber dieser Zählung.</translation>
    </message>
    <message>
        <source>Where does the drawer of East sit?</source>
        <translation>Wo sitzt, wer Ost zieht?</translation>
    </message>
    <message>
        <source>on the thrower’s chair</source>
        <translation>auf dem Platz des Würfelnden</translation>
    </message>
    <message>
        <source>where he is</source>
        <translation>wo er ist</translation>
    </message>
    <message>
        <source>He takes the thrower’s chair as East; the others follow to his right.</source>
        <translation>Er nimmt als Ost den Platz des Würfelnden; die anderen folgen rechts von ihm.</translation>
    </message>
    <message>
        <source>The thrower’s place is called East before the winds are drawn.</source>
        <translation>Der Platz des Würfelnden heißt Ost, noch ehe die Winde gezogen sind.</translation>
    </message>
    <message>
        <source>Is one taken off the throw for the first banker?</source>
        <translation>Wird für die erste Bank vom Wurf eins abgezogen?</translation>
    </message>
    <message>
        <source>yes, by custom</source>
        <translation>ja, nach dem Brauch</translation>
    </message>
    <message>
        <source>no, by the list of throws</source>
        <translation>nein, nach der Liste der Würfe</translation>
    </message>
    <message>
        <source>One is taken off.</source>
        <translation>Eins wird abgezogen.</translation>
    </message>
    <message>
        <source>The custom has the example: 12 becomes 11, the player opposite.</source>
        <translation>Der Brauch hat das Beispiel: Aus 12 wird 11, wer gegenübersitzt.</translation>
    </message>
    <message>
        <source>Does a drawn game pass the bank?</source>
        <translation>Geht bei Unentschieden die Bank weiter?</translation>
    </message>
    <message>
        <source>the banker stays until another wins</source>
        <translation>die Bank bleibt, bis ein anderer gewinnt</translation>
    </message>
    <message>
        <source>he stays only if he wins</source>
        <translation>sie bleibt nur nach einem Gewinn</translation>
    </message>
    <message>
        <source>The banker stays.</source>
        <translation>Die Bank bleibt.</translation>
    </message>
    <message>
        <source>He is said to be banker until another player wins.</source>
        <translation>Es heißt, er habe die Bank, bis ein anderer gewinnt.</translation>
    </message>
    <message>
        <source>Where is the head if the throws exceed the seventeen heaps of a side?</source>
        <translation>Wo ist der Anfang, wenn die Würfe die siebzehn Stapel einer Seite übersteigen?</translation>
    </message>
    <message>
        <source>in the next wall clockwise</source>
        <translation>in der nächsten Mauer im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Counting runs on into the next wall clockwise.</source>
        <translation>Es wird in der nächsten Mauer im Uhrzeigersinn weitergezählt.</translation>
    </message>
    <message>
        <source>The throws reach 24, and counting goes from right to left.</source>
        <translation>Die Würfe reichen bis 24, und gezählt wird von rechts nach links.</translation>
    </message>
    <message>
        <source>May a visible three be made a four by an own card?</source>
        <translation>Darf ein offener Drilling mit einem eigenen Stein zum Vierling werden?</translation>
    </message>
    <message>
        <source>Yes; it becomes a visible four.</source>
        <translation>Ja; er wird ein offener Vierling.</translation>
    </message>
    <message>
        <source>It is never described, but robbing a four would make no sense without it.</source>
        <translation>Beschrieben ist es nirgends, doch ohne das hätte das Berauben eines Vierlings keinen Sinn.</translation>
    </message>
    <message>
        <source>Which of several claims goes first?</source>
        <translation>Welcher von mehreren Ansprüchen geht vor?</translation>
    </message>
    <message>
        <source>winning, then three or four, then sequence</source>
        <translation>Gewinn, dann Drilling oder Vierling, dann Folge</translation>
    </message>
    <message>
        <source>the nearest player</source>
        <translation>der Nächste in der Reihe</translation>
    </message>
    <message>
        <source>Winning goes before three or four, these before a sequence.</source>
        <translation>Ein Gewinn geht vor Drilling oder Vierling, diese vor einer Folge.</translation>
    </message>
    <message>
        <source>Nothing is said; this is the custom of all books.</source>
        <translation>Gesagt ist nichts; so ist der Brauch aller Bücher.</translation>
    </message>
    <message>
        <source>How many cards are never drawn after some fours, and may the last discard be claimed?</source>
        <translation>Wie viele Steine werden nach einigen Vierlingen nie gezogen, und darf man den letzten Abwurf beanspruchen?</translation>
    </message>
    <message>
        <source>fourteen and two for each four</source>
        <translation>vierzehn und zwei für jeden Vierling</translation>
    </message>
    <message>
        <source>fourteen and one</source>
        <translation>vierzehn und einer</translation>
    </message>
    <message>
        <source>Fourteen and two more for each four; a four may be made only if its card leaves that many. The last discard may be claimed to win, without a double.</source>
        <translation>Vierzehn und zwei mehr für jeden Vierling; einen Vierling darf man nur machen, wenn sein Stein so viele übrig lässt. Den letzten Abwurf darf man zum Gewinn nehmen, ohne Verdopplung.</translation>
    </message>
    <message>
        <source>Seven heaps, and one heap more for each additional card.</source>
        <translation>Sieben Stapel, und einer mehr für jeden weiteren Stein.</translation>
    </message>
    <message>
        <source>Do full points cut other hands, and does the banker double them?</source>
        <translation>Begrenzen die vollen Punkte andere Hände, und verdoppelt die Bank sie?</translation>
    </message>
    <message>
        <source>cut before the banker’s double</source>
        <translation>begrenzt, dann erst zählt die Bank doppelt</translation>
    </message>
    <message>
        <source>no cut</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>no double on full points</source>
        <translation>volle Punkte nicht doppelt</translation>
    </message>
    <message>
        <source>No hand counts more than full points; the banker then doubles them like anything else.</source>
        <translation>Keine Hand zählt mehr als volle Punkte; die Bank verdoppelt sie dann wie alles andere.</translation>
    </message>
    <message>
        <source>They are called points in full, and the banker’s double has no exception.</source>
        <translation>Sie heißen volle Punkte, und dass die Bank doppelt zählt, hat keine Ausnahme.</translation>
    </message>
    <message>
        <source>What do threes and fours of winds count that are not the own?</source>
        <translation>Was zählen Drillinge und Vierlinge von Winden, die nicht die eigenen sind?</translation>
    </message>
    <message>
        <source>like 1 and 9</source>
        <translation>wie 1 und 9</translation>
    </message>
    <message>
        <source>As much as those of 1 and 9, without a double.</source>
        <translation>So viel wie die von 1 und 9, ohne Verdopplung.</translation>
    </message>
    <message>
        <source>Only the own direction is named beside the Cardinals.</source>
        <translation>Neben den Kardinälen ist nur die eigene Richtung genannt.</translation>
    </message>
    <message>
        <source>Which pair counts as head of the bird?</source>
        <translation>Welches Paar zählt als Kopf des Vogels?</translation>
    </message>
    <message>
        <source>one that the winning card completes, but not in a plain hand won by a discard</source>
        <translation>das der Gewinnstein vollendet, aber nicht in einer schlichten Hand durch Abwurf</translation>
    </message>
    <message>
        <source>one that the winning card completes, in such a hand too</source>
        <translation>das der Gewinnstein vollendet, auch in einer solchen Hand</translation>
    </message>
    <message>
        <source>any pair: hidden like an own one, visible like a given one</source>
        <translation>jedes Paar: verdeckt wie ein selbst erhaltenes, offen wie ein gegebenes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Only a pair that the winning card completes, and in a plain hand only by an own draw.</source>
        <translation>Nur ein Paar, das der Gewinnstein vollendet, und in einer schlichten Hand nur selbst gezogen.</translation>
    </message>
    <message>
        <source>Figure 9 counts 24 drawn and 20 given, figure 11 counts nothing for its pair, and figure 12 leaves none over; no other reading gives all of these.</source>
        <translation>Figur 9 zählt 24 gezogen und 20 gegeben, Figur 11 zählt für ihr Paar nichts, und Figur 12 lässt nichts übrig; keine andere Lesart ergibt das alles.</translation>
    </message>
    <message>
        <source>What does the garbled “H-2 points” for a pair mean?</source>
        <translation>Was heißen die verstümmelten „H-2 points“ für ein Paar?</translation>
    </message>
    <message>
        <source>2 more for a pair of Cardinals or of the own Direction</source>
        <translation>2 mehr für ein Paar von Kardinälen oder der eigenen Richtung</translation>
    </message>
    <message>
        <source>A pair of dragons or of the own wind counts 2, in a plain hand too.</source>
        <translation>Ein Paar von Drachen oder vom eigenen Wind zählt 2, auch in einer schlichten Hand.</translation>
    </message>
    <message>
        <source>It stands where the pair of honours is spoken of.</source>
        <translation>Es steht dort, wo vom Paar der Ehrensteine die Rede ist.</translation>
    </message>
    <message>
        <source>Does one variety with honours double without a three of honours, and do doubles add up?</source>
        <translation>Verdoppelt eine Farbe mit Ehrensteinen ohne einen Drilling davon, und werden Verdopplungen zusammengezählt?</translation>
    </message>
    <message>
        <source>once, added to all others</source>
        <translation>einmal, zu allen anderen dazu</translation>
    </message>
    <message>
        <source>only with a three of Cardinals or of the own Direction</source>
        <translation>nur mit einem Drilling von Kardinälen oder der eigenen Richtung</translation>
    </message>
    <message>
        <source>It doubles once, whatever the honours are, and all doubles add up.</source>
        <translation>Sie verdoppelt einmal, welche Ehrensteine es auch sind, und alle Verdopplungen werden zusammengezählt.</translation>
    </message>
    <message>
        <source>The list of hands names sums that fit one double and one for each such three.</source>
        <translation>Die Liste der Hände nennt Summen, die zu einer Verdopplung und je einer für jeden solchen Drilling passen.</translation>
    </message>
    <message>
        <source>Which card of a four may be robbed?</source>
        <translation>Welcher Stein eines Vierlings darf geraubt werden?</translation>
    </message>
    <message>
        <source>the fourth card that is added to a visible three</source>
        <translation>der vierte Stein, der an einen offenen Drilling kommt</translation>
    </message>
    <message>
        <source>the additional card from the rear</source>
        <translation>der weitere Stein vom hinteren Ende</translation>
    </message>
    <message>
        <source>The added fourth, if it is a suit card; it counts as given, and its holder pays like the others.</source>
        <translation>Der angelegte vierte, wenn er ein Farbstein ist; er gilt als gegeben, und wer ihn hatte, zahlt wie die anderen.</translation>
    </message>
    <message>
        <source>The custom’s name means the four itself; honours are excluded by the text.</source>
        <translation>Der Name des Brauchs meint den Vierling selbst; Ehrensteine schließt der Text aus.</translation>
    </message>
    <message>
        <source>Do losers settle with each other?</source>
        <translation>Rechnen die Verlierer miteinander ab?</translation>
    </message>
    <message>
        <source>differences of their threes, fours and pairs, doubled for honours</source>
        <translation>Unterschiede ihrer Drillinge, Vierlinge und Paare, für Ehrensteine verdoppelt</translation>
    </message>
    <message>
        <source>Only payment to the winner is spoken of.</source>
        <translation>Gesprochen wird nur von der Zahlung an den Gewinner.</translation>
    </message>
    <message>
        <source>Whose first discard makes an unnatural winning?</source>
        <translation>Wessen erster Abwurf macht unnatürliches Gewinnen?</translation>
    </message>
    <message>
        <source>the banker’s</source>
        <translation>der der Bank</translation>
    </message>
    <message>
        <source>anybody’s</source>
        <translation>der von jedem</translation>
    </message>
    <message>
        <source>The banker’s.</source>
        <translation>Der der Bank.</translation>
    </message>
    <message>
        <source>The rule says so; only the example speaks of one of the players.</source>
        <translation>So sagt es die Regel; nur das Beispiel spricht von einem der Spieler.</translation>
    </message>
    <message>
        <source>Are the rear card and the last card one’s own draw?</source>
        <translation>Gelten der hintere und der letzte Stein als selbst gezogen?</translation>
    </message>
    <message>
        <source>Yes: a head that they complete is obtained oneself.</source>
        <translation>Ja: Ein Kopf, den sie vollenden, ist selbst erhalten.</translation>
    </message>
    <message>
        <source>Nobody else gave them.</source>
        <translation>Niemand sonst hat sie gegeben.</translation>
    </message>
    <message>
        <source>Do doubles apply to a plain hand?</source>
        <translation>Gelten Verdopplungen für eine schlichte Hand?</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>All that it earns; it needs four sequences.</source>
        <translation>Alle, die sie verdient; sie braucht vier Folgen.</translation>
    </message>
    <message>
        <source>The ladder of doubles has no exception.</source>
        <translation>Die Leiter der Verdopplungen hat keine Ausnahme.</translation>
    </message>
    <message>
        <source>Do fours count in the hand of the four Directions?</source>
        <translation>Zählen Vierlinge in der Hand der vier Richtungen?</translation>
    </message>
    <message>
        <source>threes or fours</source>
        <translation>Drillinge oder Vierlinge</translation>
    </message>
    <message>
        <source>threes only</source>
        <translation>nur Drillinge</translation>
    </message>
    <message>
        <source>Fours count too.</source>
        <translation>Vierlinge zählen auch.</translation>
    </message>
    <message>
        <source>A four stands for a three everywhere else.</source>
        <translation>Überall sonst steht ein Vierling für einen Drilling.</translation>
    </message>
    <message>
        <source>Does the discarder pay more than the others?</source>
        <translation>Zahlt mehr, wer den Stein abwarf?</translation>
    </message>
    <message>
        <source>all pay alike</source>
        <translation>alle zahlen gleich</translation>
    </message>
    <message>
        <source>he pays for all</source>
        <translation>er zahlt für alle</translation>
    </message>
    <message>
        <source>All pay alike, the banker double.</source>
        <translation>Alle zahlen gleich, die Bank doppelt.</translation>
    </message>
    <message>
        <source>Each player is said to give the winner his points.</source>
        <translation>Es heißt, jeder gebe dem Gewinner seine Punkte.</translation>
    </message>
    <message>
        <source>Who wins if several players can win by one discard?</source>
        <translation>Wer gewinnt, wenn mehrere mit einem Abwurf gewinnen können?</translation>
    </message>
    <message>
        <source>the nearest in turn after the discarder</source>
        <translation>wer nach dem Abwerfenden der Nächste ist</translation>
    </message>
    <message>
        <source>The nearest in turn.</source>
        <translation>Der Nächste in der Reihe.</translation>
    </message>
    <message>
        <source>One winner is paid in every example.</source>
        <translation>In jedem Beispiel wird ein einziger Gewinner bezahlt.</translation>
    </message>
    <message>
        <source>Does a head of winds or dragons that the winning card completes count as head of the bird?</source>
        <translation>Zählt ein Kopf aus Winden oder Drachen, den der Gewinnstein vollendet, als Kopf des Vogels?</translation>
    </message>
    <message>
        <source>No; it counts only as a pair of honours.</source>
        <translation>Nein; er zählt nur als Paar von Ehrensteinen.</translation>
    </message>
    <message>
        <source>Only 2 to 8 and 1 and 9 are named.</source>
        <translation>Nur 2 bis 8 sowie 1 und 9 sind genannt.</translation>
    </message>
    <message>
        <source>Does a pair of the direction of the game count?</source>
        <translation>Zählt ein Paar der Richtung des Spiels?</translation>
    </message>
    <message>
        <source>only if it is the own</source>
        <translation>nur wenn es die eigene ist</translation>
    </message>
    <message>
        <source>2 as well</source>
        <translation>auch 2</translation>
    </message>
    <message>
        <source>Only if it is the own direction.</source>
        <translation>Nur wenn es die eigene Richtung ist.</translation>
    </message>
    <message>
        <source>The player’s self direction is spoken of.</source>
        <translation>Gesprochen wird von der eigenen Richtung des Spielers.</translation>
    </message>
    <message>
        <source>How does a hidden four lie, and does it stay hidden?</source>
        <translation>Wie liegt ein verdeckter Vierling, und bleibt er verdeckt?</translation>
    </message>
    <message>
        <source>three face down, one up, and hidden</source>
        <translation>drei verdeckt, einer offen, und er gilt als verdeckt</translation>
    </message>
    <message>
        <source>all face up</source>
        <translation>alle offen</translation>
    </message>
    <message>
        <source>Three cards lie face down and one face up; it counts as hidden.</source>
        <translation>Drei Steine liegen verdeckt und einer offen; er zählt als verdeckt.</translation>
    </message>
    <message>
        <source>One of them is said to be turned upward.</source>
        <translation>Es heißt, einer davon werde aufgedeckt.</translation>
    </message>
    <message>
        <source>Must the winner by the banker’s first discard be the next player?</source>
        <translation>Muss, wer durch den ersten Abwurf der Bank gewinnt, der nächste Spieler sein?</translation>
    </message>
    <message>
        <source>any of the three</source>
        <translation>jeder der drei</translation>
    </message>
    <message>
        <source>only the next</source>
        <translation>nur der nächste</translation>
    </message>
    <message>
        <source>Any of the three may be; nothing can have come between.</source>
        <translation>Es darf jeder der drei sein; dazwischen kann nichts geschehen sein.</translation>
    </message>
    <message>
        <source>It is the first card given out.</source>
        <translation>Es ist der erste ausgegebene Stein.</translation>
    </message>
    <message>
        <source>What if a player’s sticks do not suffice?</source>
        <translation>Und wenn die Stäbchen eines Spielers nicht reichen?</translation>
    </message>
    <message>
        <source>debts are noted</source>
        <translation>Schulden werden notiert</translation>
    </message>
    <message>
        <source>nobody loses more than he has</source>
        <translation>niemand verliert mehr, als er hat</translation>
    </message>
    <message>
        <source>The debt is noted on the sheet; sticks are changed where that suffices.</source>
        <translation>Die Schuld wird auf dem Blatt notiert; wo es reicht, werden Stäbchen gewechselt.</translation>
    </message>
    <message>
        <source>Nothing is said.</source>
        <translation>Gesagt ist nichts.</translation>
    </message>
    <message>
        <source>What does an unnatural winning count that counts more than half of full points?</source>
        <translation>Was zählt unnatürliches Gewinnen, das mehr als die Hälfte der vollen Punkte zählt?</translation>
    </message>
    <message>
        <source>the better of both</source>
        <translation>das Bessere von beiden</translation>
    </message>
    <message>
        <source>half in any case</source>
        <translation>auf jeden Fall die Hälfte</translation>
    </message>
    <message>
        <source>The better of both; hands of full points stay so.</source>
        <translation>Das Bessere von beiden; Hände mit vollen Punkten behalten diese.</translation>
    </message>
    <message>
        <source>To be considered to have secured half sounds like a guarantee, not like a loss.</source>
        <translation>Dass die Hälfte als gesichert gilt, klingt nach einer Zusage, nicht nach einem Verlust.</translation>
    </message>
    <message>
        <source>May an honour be robbed for the thirteen kinds?</source>
        <translation>Darf für die dreizehn Arten ein Ehrenstein geraubt werden?</translation>
    </message>
    <message>
        <source>no, only a 1 or 9</source>
        <translation>nein, nur eine 1 oder 9</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>jeder Stein</translation>
    </message>
    <message>
        <source>No; a 1 or 9 may.</source>
        <translation>Nein; eine 1 oder 9 schon.</translation>
    </message>
    <message>
        <source>Honours are excluded without exception.</source>
        <translation>Ehrensteine sind ohne Ausnahme ausgeschlossen.</translation>
    </message>
    <message>
        <source>May a four be robbed where the extra for it was not agreed on?</source>
        <translation>Darf ein Vierling beraubt werden, wo das Extra dafür nicht vereinbart wurde?</translation>
    </message>
    <message>
        <source>yes, without the double</source>
        <translation>ja, ohne Verdopplung</translation>
    </message>
    <message>
        <source>No; without the extra no card of a four can be taken to win.</source>
        <translation>Nein; ohne das Extra kann kein Stein eines Vierlings zum Gewinn genommen werden.</translation>
    </message>
    <message>
        <source>Only the extra speaks of robbing; nothing else in the leaflet lets a player take a card that was not discarded.</source>
        <translation>Nur das Extra spricht vom Berauben; sonst erlaubt nichts im Beiblatt, einen Stein zu nehmen, der nicht abgeworfen wurde.</translation>
    </message>
    <message>
        <source>Playing with flowers</source>
        <translation>Spiel mit Blumen</translation>
    </message>
    <message>
        <source>The leaflet names them, calls them out of date and gives no rule for them.</source>
        <translation>Das Beiblatt erwähnt sie, nennt sie veraltet und gibt keine Regel für sie.</translation>
    </message>
    <message>
        <source>Robbing the rear card, in play against the computer</source>
        <translation>Den hinteren Stein rauben, im Spiel gegen den Computer</translation>
    </message>
    <message>
        <source>By the house rule that the rear card of a visible four may be robbed, a hand won so is scored, but the computer’s table draws that card hidden and offers it to nobody.</source>
        <translation>Nach der Hausregel, dass der hintere Stein eines offenen Vierlings geraubt werden darf, wird eine so gewonnene Hand gewertet, doch am Tisch des Computers wird dieser Stein verdeckt gezogen und niemandem angeboten.</translation>
    </message>
    <message>
        <source>Names of calls</source>
        <translation>Namen des Wartens</translation>
    </message>
    <message>
        <source>Two-sided, single-side and middle calls are names without points; nobody has to announce one.</source>
        <translation>Das Warten auf zwei Seiten, auf einer Seite und in der Mitte sind Namen ohne Punkte; niemand muss es ansagen.</translation>
    </message>
    <message>
        <source>Natural winning</source>
        <translation>Natürliches Gewinnen</translation>
    </message>
    <message>
        <source>Unnatural winning</source>
        <translation>Unnatürliches Gewinnen</translation>
    </message>
    <message>
        <source>Plain winning</source>
        <translation>Schlichtes Gewinnen</translation>
    </message>
    <message>
        <source>Three or four Cardinals</source>
        <translation>Drei oder vier gleiche Kardinäle</translation>
    </message>
    <message>
        <source>Three or four of the own Direction</source>
        <translation>Drei oder vier der eigenen Richtung</translation>
    </message>
    <message>
        <source>Own Direction that is the Direction of the game</source>
        <translation>Eigene Richtung, zugleich die des Spiels</translation>
    </message>
    <message>
        <source>One variety with honours</source>
        <translation>Eine Farbe mit Ehrensteinen</translation>
    </message>
    <message>
        <source>One variety only</source>
        <translation>Nur eine Farbe</translation>
    </message>
    <message>
        <source>The thirteen kinds</source>
        <translation>Die dreizehn Arten</translation>
    </message>
    <message>
        <source>Four Directions and a pair of Cardinals</source>
        <translation>Vier Richtungen und ein Paar Kardinäle</translation>
    </message>
    <message>
        <source>Head of the bird given, 2 to 8</source>
        <translation>Kopf des Vogels, gegeben, 2 bis 8</translation>
    </message>
    <message>
        <source>Head of the bird given, 1 or 9</source>
        <translation>Kopf des Vogels, gegeben, 1 oder 9</translation>
    </message>
    <message>
        <source>Head of the bird obtained oneself, 2 to 8</source>
        <translation>Kopf des Vogels, selbst gezogen, 2 bis 8</translation>
    </message>
    <message>
        <source>Head of the bird obtained oneself, 1 or 9</source>
        <translation>Kopf des Vogels, selbst gezogen, 1 oder 9</translation>
    </message>
    <message>
        <source>Three cards 2 to 8, hidden</source>
        <translation>Drilling, 2 bis 8, verdeckt</translation>
    </message>
    <message>
        <source>Three cards 2 to 8, visible</source>
        <translation>Drilling, 2 bis 8, offen</translation>
    </message>
    <message>
        <source>Three cards 1 or 9, hidden</source>
        <translation>Drilling, 1 oder 9, verdeckt</translation>
    </message>
    <message>
        <source>Three cards 1 or 9, visible</source>
        <translation>Drilling, 1 oder 9, offen</translation>
    </message>
    <message>
        <source>Three Cardinals, hidden</source>
        <translation>Drei Kardinäle, verdeckt</translation>
    </message>
    <message>
        <source>Three Cardinals, visible</source>
        <translation>Drei Kardinäle, offen</translation>
    </message>
    <message>
        <source>Three Directions, hidden</source>
        <translation>Drei Richtungen, verdeckt</translation>
    </message>
    <message>
        <source>Three Directions, visible</source>
        <translation>Drei Richtungen, offen</translation>
    </message>
    <message>
        <source>Four cards 2 to 8, hidden</source>
        <translation>Vierling, 2 bis 8, verdeckt</translation>
    </message>
    <message>
        <source>Four cards 2 to 8, visible</source>
        <translation>Vierling, 2 bis 8, offen</translation>
    </message>
    <message>
        <source>Four cards 1 or 9, hidden</source>
        <translation>Vierling, 1 oder 9, verdeckt</translation>
    </message>
    <message>
        <source>Four cards 1 or 9, visible</source>
        <translation>Vierling, 1 oder 9, offen</translation>
    </message>
    <message>
        <source>Four Cardinals, hidden</source>
        <translation>Vier Kardinäle, verdeckt</translation>
    </message>
    <message>
        <source>Four Cardinals, visible</source>
        <translation>Vier Kardinäle, offen</translation>
    </message>
    <message>
        <source>Four Directions, hidden</source>
        <translation>Vier Richtungen, verdeckt</translation>
    </message>
    <message>
        <source>Four Directions, visible</source>
        <translation>Vier Richtungen, offen</translation>
    </message>
    <message>
        <source>Pair of Cardinals or own Direction</source>
        <translation>Paar von Kardinälen oder eigener Richtung</translation>
    </message>
    <message>
        <source>Winning by pairs</source>
        <translation>Gewinn mit Paaren</translation>
    </message>
    <message>
        <source>Four with open flowers</source>
        <translation>Vierling mit offenen Blumen</translation>
    </message>
    <message>
        <source>Taking the moon from the bottom of the sea</source>
        <translation>Den Mond vom Grund des Meeres holen</translation>
    </message>
    <message>
        <source>Robbing the four</source>
        <translation>Berauben des Vierlings</translation>
    </message>
    <message>
        <source>144 tiles: characters, circles and bamboos from 1 to 9, the four winds and the three dragons, four of each, and eight single flower tiles: four seasons and four flowers. Two dice.</source>
        <translation>144 Steine: Zeichen, Kreise und Bambus von 1 bis 9, die vier Winde und die drei Drachen, je vier, dazu acht einzelne Blumensteine: vier Jahreszeiten und vier Blumen. Zwei Würfel.</translation>
    </message>
    <message>
        <source>Whose flower is whose</source>
        <translation>Wessen Blume es ist</translation>
    </message>
    <message>
        <source>East has spring and plum, South summer and orchid, West autumn and chrysanthemum, North winter and bamboo.</source>
        <translation>Ost hat Frühling und Pflaume, Süd Sommer und Orchidee, West Herbst und Chrysantheme, Nord Winter und Bambus.</translation>
    </message>
    <message>
        <source>Groups differ. One way: a tile of each wind is shuffled face down, a throw of two dice tells who draws first, the others follow to the right. Who draws East keeps his chair; South sits at his right, West opposite, North at his left.</source>
        <translation>Die Gruppen machen es verschieden. Eine Art: Ein Stein von jedem Wind wird verdeckt gemischt, ein Wurf mit zwei Würfeln sagt, wer zuerst zieht, die anderen folgen nach rechts. Wer Ost zieht, behält seinen Platz; Süd sitzt rechts von ihm, West gegenüber, Nord links.</translation>
    </message>
    <message>
        <source>Counting with the dice</source>
        <translation>Zählen mit den Würfeln</translation>
    </message>
    <message>
        <source>Every throw is counted round to the right, the thrower being one.</source>
        <translation>Jeder Wurf wird nach rechts herum gezählt, der Würfelnde als eins.</translation>
    </message>
    <message>
        <source>The player at the East seat throws two dice; the player counted is the first banker.</source>
        <translation>Wer auf dem Ostplatz sitzt, wirft zwei Würfel; wen die Zahl trifft, der hat die erste Bank.</translation>
    </message>
    <message>
        <source>The bank stays or passes</source>
        <translation>Die Bank bleibt oder wechselt</translation>
    </message>
    <message>
        <source>The banker stays after his own win and after a draw. Else the player at his right follows.</source>
        <translation>Die Bank bleibt nach eigenem Gewinn und nach einem Unentschieden. Sonst folgt der rechte Nachbar.</translation>
    </message>
    <message>
        <source>Seat winds</source>
        <translation>Die Winde der Plätze</translation>
    </message>
    <message>
        <source>The banker is East, his right neighbour South, then West and North. They change with the bank.</source>
        <translation>Die Bank ist Ost, ihr rechter Nachbar Süd, dann West und Nord. Sie wechseln mit der Bank.</translation>
    </message>
    <message>
        <source>The prevailing wind</source>
        <translation>Der Wind der Runde</translation>
    </message>
    <message>
        <source>East prevails first, then South, West and North; it changes whenever the bank comes back to the first banker. Four rotations are a game.</source>
        <translation>Zuerst gilt Ost, dann Süd, West und Nord; der Wind wechselt, sooft die Bank wieder beim Ersten ist. Vier Umläufe sind eine Partie.</translation>
    </message>
    <message>
        <source>Each player builds 18 stacks of two.</source>
        <translation>Jeder baut 18 Stapel zu zwei Steinen.</translation>
    </message>
    <message>
        <source>The banker throws. The player counted breaks his own wall: he counts as many stacks from its right end as the larger die shows. The gap is to the left of the last one counted. Tiles are drawn from there clockwise, the upper of a stack before the lower; the tail is at the other side of the gap.</source>
        <translation>Die Bank würfelt. Wen die Summe trifft, der öffnet seine eigene Mauer: Er zählt vom rechten Ende so viele Stapel, wie der größere Würfel zeigt. Die Lücke liegt links vom letzten gezählten. Von dort wird im Uhrzeigersinn gezogen, der obere Stein eines Stapels vor dem unteren; das hintere Ende ist auf der anderen Seite der Lücke.</translation>
    </message>
    <message>
        <source>Supplementary tiles</source>
        <translation>Ersatzsteine</translation>
    </message>
    <message>
        <source>A kong or a flower set out is made good from the tail, stack by stack, the upper tile first.</source>
        <translation>Ein Kong oder eine ausgelegte Blume wird vom hinteren Ende ersetzt, Stapel für Stapel, der obere Stein zuerst.</translation>
    </message>
    <message>
        <source>The tile turned up</source>
        <translation>Der aufgedeckte Stein</translation>
    </message>
    <message>
        <source>From the tail the breaker counts as many stacks as the smaller die shows and turns up the upper tile. It stays in the wall and nobody ever takes it.</source>
        <translation>Vom hinteren Ende zählt der Öffnende so viele Stapel, wie der kleinere Würfel zeigt, und deckt den oberen Stein auf. Er bleibt in der Mauer, und niemand nimmt ihn je.</translation>
    </message>
    <message>
        <source>The wild tiles</source>
        <translation>Die Joker</translation>
    </message>
    <message>
        <source>The other three tiles of the kind turned up are wild; if a season was turned up, the other three seasons, if a flower, the other three flowers.</source>
        <translation>Die anderen drei Steine der aufgedeckten Art sind Joker; wurde eine Jahreszeit aufgedeckt, die anderen drei Jahreszeiten, wurde es eine Blume, die anderen drei Blumen.</translation>
    </message>
    <message>
        <source>Wild flowers</source>
        <translation>Blumen als Joker</translation>
    </message>
    <message>
        <source>A wild flower or season is no flower tile: it is never set out and brings no points for flowers.</source>
        <translation>Eine Blume oder Jahreszeit, die Joker ist, ist kein Blumenstein: Sie wird nie ausgelegt und bringt keine Punkte für Blumen.</translation>
    </message>
    <message>
        <source>What a wild tile may be</source>
        <translation>Was ein Joker sein darf</translation>
    </message>
    <message>
        <source>In a winning hand a wild tile stands for any tile but a flower, also for its own face. It is never part of an open sequence, an open pung or a kong.</source>
        <translation>In einer Gewinnhand steht ein Joker für jeden Stein außer einer Blume, auch für sein eigenes Bild. Er gehört nie zu einer offenen Folge, einem offenen Pung oder einem Kong.</translation>
    </message>
    <message>
        <source>From the banker round to the right everybody takes four tiles three times. Then the banker takes two that lie on top, one stack apart, and each of the others one. The banker has 14.</source>
        <translation>Von der Bank nach rechts herum nimmt jeder dreimal vier Steine. Dann nimmt die Bank zwei, die oben liegen, einen Stapel auseinander, und jeder andere einen. Die Bank hat 14.</translation>
    </message>
    <message>
        <source>Flowers in the deal</source>
        <translation>Blumen beim Geben</translation>
    </message>
    <message>
        <source>The banker first, each player lays down his flowers and draws as many tiles from the tail, until he holds none. Wild ones stay.</source>
        <translation>Mit der Bank beginnend legt jeder seine Blumen aus und zieht ebenso viele Steine vom hinteren Ende, bis er keine mehr hat. Joker bleiben.</translation>
    </message>
    <message>
        <source>How tiles are shown</source>
        <translation>Wie Steine gezeigt werden</translation>
    </message>
    <message>
        <source>Sets lie to the left of the hand. A claimer says the word, discards, and then lays the set down; a winning tile of one’s own is laid beside the hand.</source>
        <translation>Sätze liegen links von der Hand. Wer einen Stein nimmt, sagt das Wort, wirft ab und legt dann den Satz hin; ein eigener Gewinnstein wird neben die Hand gelegt.</translation>
    </message>
    <message>
        <source>To the right from the banker, each draws a tile, may set out a flower and draw for it, may kong, and wins or discards. Nobody has to set out a flower, but with one in the hand he cannot win.</source>
        <translation>Von der Bank nach rechts zieht jeder einen Stein, darf eine Blume auslegen und dafür ziehen, darf einen Kong machen und gewinnt oder wirft ab. Niemand muss eine Blume auslegen, aber mit einer auf der Hand kann er nicht gewinnen.</translation>
    </message>
    <message>
        <source>The left neighbour’s fresh discard may be taken for a sequence with two natural tiles. It lies open and never changes.</source>
        <translation>Den frischen Abwurf des linken Nachbarn darf man mit zwei echten Steinen zu einer Folge nehmen. Sie liegt offen und ändert sich nie.</translation>
    </message>
    <message>
        <source>Any player’s fresh discard may be taken with two natural tiles of the kind. The way the claimed tile lies tells who gave it. Play goes on from the claimer.</source>
        <translation>Den frischen Abwurf eines jeden darf man mit zwei echten Steinen der Art nehmen. Wie der genommene Stein liegt, sagt, von wem er kam. Es geht bei dem weiter, der ihn nahm.</translation>
    </message>
    <message>
        <source>Four equal tiles are a kong only when they are laid down and a supplementary tile is drawn. No wild tile is in it.</source>
        <translation>Vier gleiche Steine sind erst ein Kong, wenn sie ausgelegt sind und ein Ersatzstein gezogen ist. Kein Joker gehört dazu.</translation>
    </message>
    <message>
        <source>A closed kong</source>
        <translation>Ein verdeckter Kong</translation>
    </message>
    <message>
        <source>Four of a kind in the hand are laid face down in one’s own turn.</source>
        <translation>Vier einer Art auf der Hand werden im eigenen Zug verdeckt hingelegt.</translation>
    </message>
    <message>
        <source>A risky kong</source>
        <translation>Ein gewagter Kong</translation>
    </message>
    <message>
        <source>In one’s own turn a tile of the hand is added to an open pung of its kind: a risky, or filling, kong. Others may rob it.</source>
        <translation>Im eigenen Zug wird ein Stein der Hand zu einem offenen Pung seiner Art gelegt. Andere dürfen ihn rauben.</translation>
    </message>
    <message>
        <source>A direct kong</source>
        <translation>Ein direkter Kong</translation>
    </message>
    <message>
        <source>With three of the kind in the hand, the fourth may be taken from any player’s fresh discard.</source>
        <translation>Mit dreien der Art auf der Hand darf man den vierten nehmen, wer immer ihn eben abwarf.</translation>
    </message>
    <message>
        <source>After a kong</source>
        <translation>Nach einem Kong</translation>
    </message>
    <message>
        <source>A tile is drawn from the tail; the player wins, sets out a flower, kongs again or discards.</source>
        <translation>Ein Stein wird vom hinteren Ende gezogen; man gewinnt, legt aus, macht noch einen Kong oder wirft ab.</translation>
    </message>
    <message>
        <source>After a chow or pung</source>
        <translation>Nach einem Chow oder Pung</translation>
    </message>
    <message>
        <source>The claimer discards at once; no kong and no flower comes between.</source>
        <translation>Wer den Stein nahm, wirft sofort ab; kein Kong und keine Blume kommt dazwischen.</translation>
    </message>
    <message>
        <source>A win goes before a pung or kong, and these before a chow.</source>
        <translation>Ein Gewinn geht vor Pung und Kong, diese vor Chow.</translation>
    </message>
    <message>
        <source>A discarded wild tile</source>
        <translation>Ein abgeworfener Joker</translation>
    </message>
    <message>
        <source>A wild tile that is discarded may be claimed by nobody, neither for a set nor to win. The same holds for a discarded flower.</source>
        <translation>Einen abgeworfenen Joker darf niemand nehmen, weder für einen Satz noch zum Gewinn. Dasselbe gilt für eine abgeworfene Blume.</translation>
    </message>
    <message>
        <source>Winning hands</source>
        <translation>Gewinnhände</translation>
    </message>
    <message>
        <source>All flowers of one’s own are set out, and the other tiles have one of five shapes.</source>
        <translation>Alle eigenen Blumen sind ausgelegt, und die anderen Steine haben eine von fünf Formen.</translation>
    </message>
    <message>
        <source>Four sets and an eye</source>
        <translation>Vier Sätze und ein Auge</translation>
    </message>
    <message>
        <source>Sequences, pungs and kongs, and a pair.</source>
        <translation>Folgen, Pungs und Kongs und ein Paar.</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Sieben Paare</translation>
    </message>
    <message>
        <source>Nothing is laid down but flowers. Four equal tiles are two pairs.</source>
        <translation>Nichts ist ausgelegt außer Blumen. Vier gleiche Steine sind zwei Paare.</translation>
    </message>
    <message>
        <source>Fourteen independent tiles</source>
        <translation>Vierzehn unabhängige Steine</translation>
    </message>
    <message>
        <source>All different, and in each suit at least three apart, so that no two could be in one set. Nothing is laid down but flowers. There are five to seven honours in it.</source>
        <translation>Alle verschieden und in jeder Farbe mindestens drei auseinander, sodass keine zwei in einem Satz sein könnten. Nichts ist ausgelegt außer Blumen. Fünf bis sieben davon sind Winde und Drachen.</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>Nur Ehren</translation>
    </message>
    <message>
        <source>Winds and dragons in any combination, sets laid down included.</source>
        <translation>Winde und Drachen in beliebiger Verbindung, ausgelegte Sätze eingeschlossen.</translation>
    </message>
    <message>
        <source>Eight flowers</source>
        <translation>Acht Blumen</translation>
    </message>
    <message>
        <source>A player who has set out all eight flowers may win, whatever his other tiles are.</source>
        <translation>Wer alle acht Blumen ausgelegt hat, darf gewinnen, was auch immer seine anderen Steine sind.</translation>
    </message>
    <message>
        <source>Wild tiles in winning hands</source>
        <translation>Joker in Gewinnhänden</translation>
    </message>
    <message>
        <source>Wild tiles stand for missing tiles in every shape but the eight flowers.</source>
        <translation>Joker stehen in jeder Form für fehlende Steine, nur nicht bei den acht Blumen.</translation>
    </message>
    <message>
        <source>An own tile</source>
        <translation>Ein eigener Stein</translation>
    </message>
    <message>
        <source>A tile drawn from the head or the tail may always win, however little the hand counts.</source>
        <translation>Ein Stein, der vom Anfang oder vom hinteren Ende gezogen ist, darf immer gewinnen, wie wenig die Hand auch zählt.</translation>
    </message>
    <message>
        <source>Winning by a discard</source>
        <translation>Gewinn durch einen Abwurf</translation>
    </message>
    <message>
        <source>The hand needs four points from the patterns that count for it, before rounding. Formerly three.</source>
        <translation>Die Hand braucht vier Punkte aus den Mustern, die dafür zählen, vor dem Runden. Früher drei.</translation>
    </message>
    <message>
        <source>Robbing a kong</source>
        <translation>Einen Kong berauben</translation>
    </message>
    <message>
        <source>The tile that another adds to his open pung may win. It is scored as an own tile and the robbed player pays for all; his pung stays a pung.</source>
        <translation>Der Stein, den ein anderer zu seinem offenen Pung legt, darf gewinnen. Er wird wie ein eigener Stein gewertet, und der Beraubte zahlt für alle; sein Pung bleibt ein Pung.</translation>
    </message>
    <message>
        <source>Sets and a lone wild tile</source>
        <translation>Sätze und ein einzelner Joker</translation>
    </message>
    <message>
        <source>With four sets and one wild tile any tile would win; so only an own tile does.</source>
        <translation>Mit vier Sätzen und einem Joker würde jeder Stein gewinnen; darum tut es nur ein eigener.</translation>
    </message>
    <message>
        <source>Claiming beside wild tiles</source>
        <translation>Nehmen neben Jokern</translation>
    </message>
    <message>
        <source>Otherwise a claimed tile may complete a sequence or pung in which there are wild tiles.</source>
        <translation>Sonst darf ein genommener Stein eine Folge oder einen Pung vollenden, in dem Joker sind.</translation>
    </message>
    <message>
        <source>One winner</source>
        <translation>Ein Gewinner</translation>
    </message>
    <message>
        <source>If several claim the banker’s discard to win, the nearest after him is served. Of other discards nothing is said; here the nearest after the discarder is served too.</source>
        <translation>Wollen mehrere mit dem Abwurf der Bank gewinnen, so bekommt ihn der Nächste nach ihr. Von anderen Abwürfen ist nichts gesagt; hier bekommt sie ebenso der Nächste nach dem Abwerfenden.</translation>
    </message>
    <message>
        <source>The bottom tile</source>
        <translation>Der letzte Stein</translation>
    </message>
    <message>
        <source>The last tile before the one turned up may be refused; if all four refuse it, the deal is drawn. Who takes it wins with it or discards it; if nobody wins with it, the deal is drawn.</source>
        <translation>Der letzte Stein vor dem aufgedeckten darf abgelehnt werden; lehnen alle vier ihn ab, ist das Spiel unentschieden. Wer ihn nimmt, gewinnt damit oder wirft ihn ab; gewinnt niemand damit, ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ein Unentschieden</translation>
    </message>
    <message>
        <source>Nobody pays; the banker stays.</source>
        <translation>Niemand zahlt; die Bank bleibt.</translation>
    </message>
    <message>
        <source>Adding up</source>
        <translation>Zusammenzählen</translation>
    </message>
    <message>
        <source>All patterns that a hand has are added.</source>
        <translation>Alle Muster, die eine Hand hat, werden zusammengezählt.</translation>
    </message>
    <message>
        <source>The best reading</source>
        <translation>Die beste Lesart</translation>
    </message>
    <message>
        <source>Of several ways to read a hand the one with the highest total counts; for a discard it must itself have the four points.</source>
        <translation>Lässt sich eine Hand verschieden lesen, zählt die Lesart mit der höchsten Summe; für einen Abwurf muss sie selbst die vier Punkte haben.</translation>
    </message>
    <message>
        <source>A single call</source>
        <translation>Warten auf eine Art</translation>
    </message>
    <message>
        <source>The calls are all kinds that would complete the hand in any shape, wild tiles standing for whatever is needed. One call only, and that for the middle or the closed end of a sequence or for the eye, is a single call.</source>
        <translation>Gewartet wird auf alle Arten, die die Hand in irgendeiner Form vollenden würden, wobei Joker für das stehen, was fehlt. Ist es nur eine, und zwar für die Mitte oder das geschlossene Ende einer Folge oder für das Auge, so ist es Warten auf eine Art.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The total is rounded up to tens.</source>
        <translation>Die Summe wird auf Zehner aufgerundet.</translation>
    </message>
    <message>
        <source>Paying for an own tile</source>
        <translation>Bezahlung eines eigenen Steins</translation>
    </message>
    <message>
        <source>Each loser pays twice the rounded score.</source>
        <translation>Jeder Verlierer zahlt die gerundete Wertung zweimal.</translation>
    </message>
    <message>
        <source>Paying for a discard</source>
        <translation>Bezahlung eines Abwurfs</translation>
    </message>
    <message>
        <source>The discarder pays twice the rounded score, the others once. The banker pays no more than others.</source>
        <translation>Wer abwarf, zahlt die gerundete Wertung zweimal, die anderen einmal. Die Bank zahlt nicht mehr als andere.</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>Haftung</translation>
    </message>
    <message>
        <source>A liable player pays what all three would have paid.</source>
        <translation>Wer haftet, zahlt, was alle drei gezahlt hätten.</translation>
    </message>
    <message>
        <source>Four claims from one player</source>
        <translation>Vier Steine von einem Spieler</translation>
    </message>
    <message>
        <source>Who gave the winner the tiles of four open sets is liable, whatever the hand and however it is won.</source>
        <translation>Wer dem Gewinner die Steine von vier offenen Sätzen gab, haftet, was für eine Hand es auch ist und wie sie auch gewinnt.</translation>
    </message>
    <message>
        <source>Three claims from one player</source>
        <translation>Drei Steine von einem Spieler</translation>
    </message>
    <message>
        <source>Three are enough if the hand is of one suit, mixed one suit, or all pung.</source>
        <translation>Drei genügen, wenn die Hand reine Farbe, gemischte Farbe oder alles Pungs ist.</translation>
    </message>
    <message>
        <source>The robbed player</source>
        <translation>Der Beraubte</translation>
    </message>
    <message>
        <source>Whose kong is robbed pays for all, as for an own tile.</source>
        <translation>Wem ein Kong geraubt wird, der zahlt für alle, wie für einen eigenen Stein.</translation>
    </message>
    <message>
        <source>The bottom tile discarded</source>
        <translation>Der letzte Stein als Abwurf</translation>
    </message>
    <message>
        <source>Who discards the bottom tile and lets another win with it pays for all.</source>
        <translation>Wer den letzten Stein abwirft und einen anderen damit gewinnen lässt, zahlt für alle.</translation>
    </message>
    <message>
        <source>The old scale</source>
        <translation>Die alten Werte</translation>
    </message>
    <message>
        <source>Until the 1990s the big patterns counted multiples of 30 in place of today’s multiples of 50.</source>
        <translation>Bis in die 1990er Jahre zählten die großen Muster Vielfache von 30 statt der heutigen Vielfachen von 50.</translation>
    </message>
    <message>
        <source>Which is the bottom tile, and how many tiles are left when the deal is drawn?</source>
        <translation>Welcher ist der letzte Stein, und wie viele Steine sind bei einem Unentschieden übrig?</translation>
    </message>
    <message>
        <source>the last tile in front of the one turned up, those behind it being supply only</source>
        <translation>der letzte Stein vor dem aufgedeckten, die dahinter sind nur Ersatzsteine</translation>
    </message>
    <message>
        <source>everything is drawn but the tile turned up</source>
        <translation>alles wird gezogen außer dem aufgedeckten Stein</translation>
    </message>
    <message>
        <source>The last tile in front of the one turned up. Supplementary tiles come from behind it first. No kong when only the bottom tile is left; a flower drawn as bottom tile is set out only if it is the eighth.</source>
        <translation>Der letzte Stein vor dem aufgedeckten. Ersatzsteine kommen zuerst von hinter ihm. Kein Kong, wenn nur der letzte Stein übrig ist; eine Blume, die als letzter Stein gezogen wird, wird nur ausgelegt, wenn sie die achte ist.</translation>
    </message>
    <message>
        <source>The bottom tile is said to come just before the tile turned up, and some tiles are always left unused.</source>
        <translation>Vom letzten Stein heißt es, er komme gleich vor dem aufgedeckten, und einige Steine blieben immer ungenutzt.</translation>
    </message>
    <message>
        <source>Do the 50 of independent tiles count beside the stars and the missing suit?</source>
        <translation>Zählen die 50 der unabhängigen Steine neben den Sternen und der fehlenden Farbe?</translation>
    </message>
    <message>
        <source>they are added</source>
        <translation>sie werden dazugezählt</translation>
    </message>
    <message>
        <source>the bracketed pattern replaces them</source>
        <translation>das Muster in der Klammer ersetzt sie</translation>
    </message>
    <message>
        <source>They are added: 200, 150 and 200.</source>
        <translation>Sie werden dazugezählt: 200, 150 und 200.</translation>
    </message>
    <message>
        <source>All patterns are summed, and one exclusion alone is named, between the missing suit and closed stars. Bombs stand in brackets too and must be added.</source>
        <translation>Alle Muster werden summiert, und nur ein Ausschluss wird genannt, zwischen der fehlenden Farbe und den verdeckten Sternen. Auch Bomben stehen in Klammern und müssen dazukommen.</translation>
    </message>
    <message>
        <source>Are the stars open or closed if the seventh honour was drawn?</source>
        <translation>Sind die Sterne offen oder verdeckt, wenn der siebte Wind oder Drache gezogen wurde?</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Open, 100.</source>
        <translation>Offen, 100.</translation>
    </message>
    <message>
        <source>Closed stars need another winning tile than an honour; open stars speak of a claimed one.</source>
        <translation>Verdeckte Sterne brauchen einen anderen Gewinnstein als einen Wind oder Drachen; offene Sterne sprechen von einem genommenen.</translation>
    </message>
    <message>
        <source>Is a hand whose wild tiles stand for their own face straight?</source>
        <translation>Ist eine Hand, deren Joker für ihr eigenes Bild stehen, rein?</translation>
    </message>
    <message>
        <source>no, a wild tile is present</source>
        <translation>nein, ein Joker ist da</translation>
    </message>
    <message>
        <source>yes, tame ones count as none</source>
        <translation>ja, zahme zählen wie keine</translation>
    </message>
    <message>
        <source>No: it gets the patterns with wild tiles, the points for one or two, and the point for tame ones.</source>
        <translation>Nein: Sie bekommt die Muster mit Jokern, die Punkte für einen oder zwei und den Punkt für zahme.</translation>
    </message>
    <message>
        <source>Straight is a hand without any wild tiles; that speaks of their presence.</source>
        <translation>Rein ist eine Hand ohne jeden Joker; das spricht davon, ob welche da sind.</translation>
    </message>
    <message>
        <source>Must the two pairs be the only calls of a pair call, and may there be a wild tile in them?</source>
        <translation>Müssen die zwei Paare das Einzige sein, worauf gewartet wird, und darf ein Joker in ihnen sein?</translation>
    </message>
    <message>
        <source>any hand in which a pair becomes a three beside a finished eye</source>
        <translation>jede Hand, in der neben einem fertigen Auge ein Paar zum Drilling wird</translation>
    </message>
    <message>
        <source>only if no other kind wins</source>
        <translation>nur wenn keine andere Art gewinnt</translation>
    </message>
    <message>
        <source>It counts whenever the reading that is scored makes a three of a pair beside a finished eye, wild tiles or not.</source>
        <translation>Es zählt, sooft die gewertete Lesart neben einem fertigen Auge aus einem Paar einen Drilling macht, mit Jokern oder ohne.</translation>
    </message>
    <message>
        <source>The word only stands at the single call and is missing here.</source>
        <translation>Das Wort steht nur beim Warten auf eine Art und fehlt hier.</translation>
    </message>
    <message>
        <source>May the pair that becomes a three hold a wild tile?</source>
        <translation>Darf in dem Paar, das zum Drilling wird, ein Joker sein?</translation>
    </message>
    <message>
        <source>A claimed tile may complete a pung in which there are wild tiles.</source>
        <translation>Ein genommener Stein darf einen Pung vollenden, in dem Joker sind.</translation>
    </message>
    <message>
        <source>When may a hand with a lone wild tile not be claimed for?</source>
        <translation>Wann darf für eine Hand mit einem einzelnen Joker nichts genommen werden?</translation>
    </message>
    <message>
        <source>whenever it can be arranged as complete sets and one wild tile</source>
        <translation>wenn sie sich als volle Sätze und ein Joker ordnen lässt</translation>
    </message>
    <message>
        <source>only if the claimed tile would have to pair with the wild one</source>
        <translation>nur wenn der genommene Stein mit dem Joker ein Paar bilden müsste</translation>
    </message>
    <message>
        <source>Whenever it can be so arranged: then no discard and no robbed tile wins.</source>
        <translation>Wenn sie sich so ordnen lässt: Dann gewinnt kein Abwurf und kein geraubter Stein.</translation>
    </message>
    <message>
        <source>The text describes a state, in which any tile would do.</source>
        <translation>Der Text beschreibt einen Zustand, in dem jeder Stein recht wäre.</translation>
    </message>
    <message>
        <source>May seven pairs be claimed with six pairs and a wild tile?</source>
        <translation>Dürfen sieben Paare mit sechs Paaren und einem Joker durch einen Abwurf gewinnen?</translation>
    </message>
    <message>
        <source>no, any tile would do</source>
        <translation>nein, jeder Stein wäre recht</translation>
    </message>
    <message>
        <source>yes, only four sets are named</source>
        <translation>ja, nur vier Sätze sind genannt</translation>
    </message>
    <message>
        <source>No; another reading of the hand may.</source>
        <translation>Nein; in einer anderen Lesart darf die Hand es.</translation>
    </message>
    <message>
        <source>A hand that any tile completes is won by an own tile only, as the loner with a wild tile shows.</source>
        <translation>Eine Hand, die jeder Stein vollendet, gewinnt nur durch einen eigenen, wie der Einzelgänger mit Joker zeigt.</translation>
    </message>
    <message>
        <source>Is the last tile of seven pairs a single call?</source>
        <translation>Ist der letzte Stein von sieben Paaren Warten auf eine Art?</translation>
    </message>
    <message>
        <source>Yes, if no other kind wins. Not with independent tiles or all honours.</source>
        <translation>Ja, wenn keine andere Art gewinnt. Nicht bei unabhängigen Steinen und nicht bei lauter Winden und Drachen.</translation>
    </message>
    <message>
        <source>It fills an eye, and literally it is the only call.</source>
        <translation>Er füllt ein Auge, und wörtlich wird nur auf ihn gewartet.</translation>
    </message>
    <message>
        <source>Who is served when several claim a discard to win, and it is not the banker’s?</source>
        <translation>Wer bekommt den Stein, wenn mehrere mit einem Abwurf gewinnen wollen, der nicht von der Bank ist?</translation>
    </message>
    <message>
        <source>the nearest after the discarder</source>
        <translation>der Nächste nach dem Abwerfenden</translation>
    </message>
    <message>
        <source>the banker, then the nearest after him</source>
        <translation>die Bank, dann der Nächste nach ihr</translation>
    </message>
    <message>
        <source>The nearest after the discarder.</source>
        <translation>Der Nächste nach dem Abwerfenden.</translation>
    </message>
    <message>
        <source>Only the banker’s discard is spoken of: the nearest after him wins.</source>
        <translation>Nur vom Abwurf der Bank ist die Rede: Es gewinnt, wer nach ihr als Nächster an der Reihe ist.</translation>
    </message>
    <message>
        <source>Does robbing a kong need four points?</source>
        <translation>Braucht das Berauben eines Kongs vier Punkte?</translation>
    </message>
    <message>
        <source>The four points are asked for claiming a discard; robbing is scored as an own tile.</source>
        <translation>Die vier Punkte sind verlangt, um einen Abwurf zu nehmen; Berauben wird wie ein eigener Stein gewertet.</translation>
    </message>
    <message>
        <source>Do several bombs, kongs, own flowers or sets of four flowers each count?</source>
        <translation>Zählen mehrere Bomben, Kongs, eigene Blumen oder Reihen von vier Blumen jede für sich?</translation>
    </message>
    <message>
        <source>each</source>
        <translation>jede für sich</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>Each.</source>
        <translation>Jede für sich.</translation>
    </message>
    <message>
        <source>The text says each of dragons alone, but sums whatever applies.</source>
        <translation>Der Text sagt „je“ nur bei Drachen, zählt aber zusammen, was zutrifft.</translation>
    </message>
    <message>
        <source>Do threes of honours count that are closed, kongs, or made with wild tiles?</source>
        <translation>Zählen Drillinge von Winden und Drachen, die verdeckt, Kongs oder mit Jokern gemacht sind?</translation>
    </message>
    <message>
        <source>all count</source>
        <translation>alle zählen</translation>
    </message>
    <message>
        <source>only exposed ones</source>
        <translation>nur offene</translation>
    </message>
    <message>
        <source>All count.</source>
        <translation>Alle zählen.</translation>
    </message>
    <message>
        <source>The Chinese name could mean exposed ones only, but all pung is explained as pung or kong.</source>
        <translation>Der chinesische Name könnte nur offene meinen, aber „alles Pungs“ wird als Pung oder Kong erklärt.</translation>
    </message>
    <message>
        <source>May one of the four sets of a loner be a closed kong?</source>
        <translation>Darf einer der vier Sätze eines Einzelgängers ein verdeckter Kong sein?</translation>
    </message>
    <message>
        <source>No, all four must be open.</source>
        <translation>Nein, alle vier müssen offen sein.</translation>
    </message>
    <message>
        <source>Four open sets are asked for.</source>
        <translation>Vier offene Sätze sind verlangt.</translation>
    </message>
    <message>
        <source>What is a loner whose natural tile is completed by a wild tile that was drawn?</source>
        <translation>Was ist ein Einzelgänger, dessen echter Stein durch einen gezogenen Joker vollendet wird?</translation>
    </message>
    <message>
        <source>a loner with wild tiles</source>
        <translation>ein Einzelgänger mit Joker</translation>
    </message>
    <message>
        <source>a straight one, since no wild tile was in the hand</source>
        <translation>ein reiner, denn auf der Hand war kein Joker</translation>
    </message>
    <message>
        <source>A loner with wild tiles, 50; a single call counts as well.</source>
        <translation>Ein Einzelgänger mit Joker, 50; Warten auf eine Art zählt dazu.</translation>
    </message>
    <message>
        <source>The hand has a wild tile then.</source>
        <translation>Die Hand hat dann einen Joker.</translation>
    </message>
    <message>
        <source>Who pays if two players are liable?</source>
        <translation>Wer zahlt, wenn zwei haften?</translation>
    </message>
    <message>
        <source>the one liable for the winning tile</source>
        <translation>wer für den Gewinnstein haftet</translation>
    </message>
    <message>
        <source>both share it</source>
        <translation>beide teilen es</translation>
    </message>
    <message>
        <source>The one who was robbed or discarded the bottom tile.</source>
        <translation>Wer beraubt wurde oder den letzten Stein abwarf.</translation>
    </message>
    <message>
        <source>The text is silent; the winning tile is the nearer cause. At most one player can have fed the winner.</source>
        <translation>Der Text schweigt; der Gewinnstein ist die nähere Ursache. Höchstens einer kann den Gewinner so gefüttert haben.</translation>
    </message>
    <message>
        <source>What else counts when eight flowers win by themselves?</source>
        <translation>Was zählt noch, wenn acht Blumen für sich gewinnen?</translation>
    </message>
    <message>
        <source>base, own tile, flowers and kongs laid down</source>
        <translation>Grundpunkt, eigener Stein, Blumen und ausgelegte Kongs</translation>
    </message>
    <message>
        <source>everything in the hand</source>
        <translation>alles in der Hand</translation>
    </message>
    <message>
        <source>the big hands are only celebrated</source>
        <translation>die großen Hände werden nur gefeiert</translation>
    </message>
    <message>
        <source>400, both fours of flowers, the own flowers, base and own tile, and kongs laid down; feeding makes liable. Wild tiles, threes of honours and calls do not count, and nothing blooms.</source>
        <translation>400, beide Reihen von vier Blumen, die eigenen Blumen, Grundpunkt und eigener Stein und ausgelegte Kongs; Füttern macht haftbar. Joker, Drillinge von Winden und Drachen und Warten zählen nicht, und nichts blüht.</translation>
    </message>
    <message>
        <source>The other tiles are irrelevant. Patterns of 400 and 800 are celebrated without points by some.</source>
        <translation>Die anderen Steine sind gleichgültig. Muster von 400 und 800 werden von manchen ohne Punkte gefeiert.</translation>
    </message>
    <message>
        <source>May a kong or a flower be laid down between a claim and its discard?</source>
        <translation>Darf zwischen dem Nehmen und dem Abwurf ein Kong oder eine Blume ausgelegt werden?</translation>
    </message>
    <message>
        <source>The call goes straight to the discard.</source>
        <translation>Vom Nehmen geht es geradewegs zum Abwurf.</translation>
    </message>
    <message>
        <source>A kong’s supplementary tile is a flower, and the tile for that flower wins. What blooms?</source>
        <translation>Der Ersatzstein eines Kongs ist eine Blume, und der Stein für diese Blume gewinnt. Was blüht?</translation>
    </message>
    <message>
        <source>the flower</source>
        <translation>die Blume</translation>
    </message>
    <message>
        <source>the kong, through the flower</source>
        <translation>der Kong, durch die Blume</translation>
    </message>
    <message>
        <source>The flower; the kong stays budding.</source>
        <translation>Die Blume; der Kong bleibt Knospe.</translation>
    </message>
    <message>
        <source>The winning tile was drawn for the flower.</source>
        <translation>Der Gewinnstein wurde für die Blume gezogen.</translation>
    </message>
    <message>
        <source>Does a flower replaced in the deal bloom in a heavenly win?</source>
        <translation>Blüht bei einem Himmelsgewinn eine Blume, die beim Geben ersetzt wurde?</translation>
    </message>
    <message>
        <source>It was not set out in play.</source>
        <translation>Sie wurde nicht im Spiel ausgelegt.</translation>
    </message>
    <message>
        <source>May a flower be kept or discarded?</source>
        <translation>Darf man eine Blume behalten oder abwerfen?</translation>
    </message>
    <message>
        <source>no, it must be set out</source>
        <translation>nein, sie muss ausgelegt werden</translation>
    </message>
    <message>
        <source>Yes, but a hand that holds one cannot win.</source>
        <translation>Ja, aber eine Hand mit einer Blume kann nicht gewinnen.</translation>
    </message>
    <message>
        <source>The text says that a flower may be set out.</source>
        <translation>Der Text sagt, dass eine Blume ausgelegt werden darf.</translation>
    </message>
    <message>
        <source>Is a hand of one suit without honours also mixed?</source>
        <translation>Ist eine Hand in einer Farbe ohne Winde und Drachen auch gemischt?</translation>
    </message>
    <message>
        <source>no, both must be present</source>
        <translation>nein, beides muss da sein</translation>
    </message>
    <message>
        <source>No: suit and honours must both be there.</source>
        <translation>Nein: Eine Farbe und Winde oder Drachen müssen da sein.</translation>
    </message>
    <message>
        <source>One suit alone has its own pattern.</source>
        <translation>Eine Farbe allein hat ihr eigenes Muster.</translation>
    </message>
    <message>
        <source>May wild tiles stand for honours in the stars and in all honours?</source>
        <translation>Dürfen Joker bei den Sternen und bei lauter Winden und Drachen für diese stehen?</translation>
    </message>
    <message>
        <source>Only bombs are said to be of natural tiles.</source>
        <translation>Nur von Bomben heißt es, dass sie aus echten Steinen sind.</translation>
    </message>
    <message>
        <source>What did 70, 400 and 800 count on the old scale?</source>
        <translation>Was zählten 70, 400 und 800 nach den alten Werten?</translation>
    </message>
    <message>
        <source>a table of the players’ own</source>
        <translation>eine eigene Tabelle der Spieler</translation>
    </message>
    <message>
        <source>in proportion</source>
        <translation>im Verhältnis</translation>
    </message>
    <message>
        <source>By the house rule 50, 100, 150, 200, 300, 400, 800 become 30, 60, 90, 120, 180, 240, 480, and 70 becomes 40.</source>
        <translation>Nach der Hausregel werden aus 50, 100, 150, 200, 300, 400, 800 nun 30, 60, 90, 120, 180, 240, 480, und aus 70 wird 40.</translation>
    </message>
    <message>
        <source>The old values are called multiples of 30. 40 keeps mixed one suit at half of one suit after rounding, as the article has it.</source>
        <translation>Die alten Werte heißen Vielfache von 30. 40 lässt die gemischte Farbe nach dem Runden halb so viel zählen wie die reine, wie es der Artikel hat.</translation>
    </message>
    <message>
        <source>May a tile be claimed late, or after it was let go once?</source>
        <translation>Darf ein Stein spät genommen werden, oder nachdem man ihn einmal gelassen hat?</translation>
    </message>
    <message>
        <source>until the next draw, without other bounds</source>
        <translation>bis zum nächsten Ziehen, sonst ohne Grenze</translation>
    </message>
    <message>
        <source>some bounds</source>
        <translation>mit gewissen Grenzen</translation>
    </message>
    <message>
        <source>A discard may be claimed until the next tile is drawn; letting a tile go binds nobody.</source>
        <translation>Ein Abwurf darf genommen werden, bis der nächste Stein gezogen ist; einen Stein zu lassen bindet niemanden.</translation>
    </message>
    <message>
        <source>The text has no rule about it.</source>
        <translation>Der Text hat dafür keine Regel.</translation>
    </message>
    <message>
        <source>May wild tiles make a fifth tile of a kind?</source>
        <translation>Dürfen Joker einen fünften Stein einer Art ergeben?</translation>
    </message>
    <message>
        <source>Yes; but the same wind counts once.</source>
        <translation>Ja; aber derselbe Wind zählt nur einmal.</translation>
    </message>
    <message>
        <source>They stand for anything but flower tiles.</source>
        <translation>Sie stehen für alles außer Blumensteinen.</translation>
    </message>
    <message>
        <source>Do threes of dragons and winds count in all honours without four sets?</source>
        <translation>Zählen Drillinge von Drachen und Winden bei lauter Winden und Drachen ohne vier Sätze?</translation>
    </message>
    <message>
        <source>only sets laid down</source>
        <translation>nur ausgelegte Sätze</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Only sets laid down.</source>
        <translation>Nur ausgelegte Sätze.</translation>
    </message>
    <message>
        <source>There are open sets in such a hand, and all patterns are summed; the other tiles are no sets.</source>
        <translation>In einer solchen Hand gibt es offene Sätze, und alle Muster werden summiert; die anderen Steine sind keine Sätze.</translation>
    </message>
    <message>
        <source>Which reading must have the four points for a claim?</source>
        <translation>Welche Lesart muss die vier Punkte zum Nehmen haben?</translation>
    </message>
    <message>
        <source>the one that is scored</source>
        <translation>die gewertete</translation>
    </message>
    <message>
        <source>any</source>
        <translation>irgendeine</translation>
    </message>
    <message>
        <source>The one that is scored: the highest total among those that have four points.</source>
        <translation>Die gewertete: die höchste Summe unter denen, die vier Punkte haben.</translation>
    </message>
    <message>
        <source>The text is silent.</source>
        <translation>Der Text schweigt.</translation>
    </message>
    <message>
        <source>Can there be a closed kong in seven pairs or independent tiles?</source>
        <translation>Kann es bei sieben Paaren oder unabhängigen Steinen einen verdeckten Kong geben?</translation>
    </message>
    <message>
        <source>They need fourteen tiles in the hand and no calls for sets.</source>
        <translation>Sie brauchen vierzehn Steine auf der Hand und keine genommenen Sätze.</translation>
    </message>
    <message>
        <source>Are three natural tiles and a wild one a kong?</source>
        <translation>Sind drei echte Steine und ein Joker ein Kong?</translation>
    </message>
    <message>
        <source>No wild tile is in a kong.</source>
        <translation>Kein Joker gehört in einen Kong.</translation>
    </message>
    <message>
        <source>How is a throw from 2 to 12 counted round four players?</source>
        <translation>Wie wird ein Wurf von 2 bis 12 um vier Spieler gezählt?</translation>
    </message>
    <message>
        <source>the thrower is 1, 5 and 9</source>
        <translation>der Würfelnde ist 1, 5 und 9</translation>
    </message>
    <message>
        <source>from the next player</source>
        <translation>vom nächsten Spieler an</translation>
    </message>
    <message>
        <source>The thrower is one; the count goes on round the table.</source>
        <translation>Der Würfelnde ist eins; es wird um den Tisch weitergezählt.</translation>
    </message>
    <message>
        <source>So it is described for the first banker.</source>
        <translation>So ist es bei der ersten Bank beschrieben.</translation>
    </message>
    <message>
        <source>What else counts in a heavenly win?</source>
        <translation>Was zählt bei einem Himmelsgewinn noch?</translation>
    </message>
    <message>
        <source>own tile, no call</source>
        <translation>eigener Stein, kein Warten</translation>
    </message>
    <message>
        <source>a call by the tile dealt last</source>
        <translation>Warten auf den zuletzt gegebenen Stein</translation>
    </message>
    <message>
        <source>Own tile; no single and no pair call.</source>
        <translation>Eigener Stein; weder Warten auf eine Art noch auf zwei Paare.</translation>
    </message>
    <message>
        <source>All tiles came from the wall, and no winning tile can be named.</source>
        <translation>Alle Steine kamen aus der Mauer, und ein Gewinnstein lässt sich nicht nennen.</translation>
    </message>
    <message>
        <source>What is an earthly win?</source>
        <translation>Was ist ein Erdgewinn?</translation>
    </message>
    <message>
        <source>a win by the banker’s first discard</source>
        <translation>ein Gewinn durch den ersten Abwurf der Bank</translation>
    </message>
    <message>
        <source>a win by another’s first draw</source>
        <translation>ein Gewinn mit dem ersten gezogenen Stein eines anderen</translation>
    </message>
    <message>
        <source>A win by the banker’s first discard. It changes no points.</source>
        <translation>Ein Gewinn durch den ersten Abwurf der Bank. Er ändert keine Punkte.</translation>
    </message>
    <message>
        <source>It is named and not explained.</source>
        <translation>Er wird genannt und nicht erklärt.</translation>
    </message>
    <message>
        <source>Which tile of a tail stack is taken first?</source>
        <translation>Welcher Stein eines hinteren Stapels wird zuerst genommen?</translation>
    </message>
    <message>
        <source>the upper</source>
        <translation>der obere</translation>
    </message>
    <message>
        <source>the lower</source>
        <translation>der untere</translation>
    </message>
    <message>
        <source>The upper.</source>
        <translation>Der obere.</translation>
    </message>
    <message>
        <source>So it is at the head.</source>
        <translation>So ist es am Anfang.</translation>
    </message>
    <message>
        <source>Which calls make a call single?</source>
        <translation>Worauf gewartet wird: Was zählt für das Warten auf eine Art?</translation>
    </message>
    <message>
        <source>all kinds, by shape and over all shapes</source>
        <translation>alle Arten, nach der Form und über alle Formen</translation>
    </message>
    <message>
        <source>only kinds of which a tile is left</source>
        <translation>nur Arten, von denen noch ein Stein übrig ist</translation>
    </message>
    <message>
        <source>only by the shape that is scored</source>
        <translation>nur nach der gewerteten Form</translation>
    </message>
    <message>
        <source>All kinds that complete the hand in any shape, whether a tile is left or not.</source>
        <translation>Alle Arten, die die Hand in irgendeiner Form vollenden, ob noch ein Stein übrig ist oder nicht.</translation>
    </message>
    <message>
        <source>The examples count kinds.</source>
        <translation>Die Beispiele zählen Arten.</translation>
    </message>
    <message>
        <source>May a tile of the wild kind be claimed as a natural one?</source>
        <translation>Darf ein Stein der Jokerart als echter genommen werden?</translation>
    </message>
    <message>
        <source>the case does not come up</source>
        <translation>der Fall kommt nicht vor</translation>
    </message>
    <message>
        <source>It does not come up: the tile turned up and three wild ones are all there are.</source>
        <translation>Das kommt nicht vor: Der aufgedeckte Stein und drei Joker sind alle, die es gibt.</translation>
    </message>
    <message>
        <source>There are four tiles of a kind.</source>
        <translation>Es gibt vier Steine einer Art.</translation>
    </message>
    <message>
        <source>Which stars has a hand with seven honours that is complete as dealt?</source>
        <translation>Welche Sterne hat eine Hand mit sieben Winden und Drachen, die schon beim Geben vollständig ist?</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>Verdeckte.</translation>
    </message>
    <message>
        <source>Nothing was claimed.</source>
        <translation>Nichts wurde genommen.</translation>
    </message>
    <message>
        <source>Two kongs of one form, and the tile drawn for one wins: what blooms?</source>
        <translation>Zwei Kongs derselben Form, und der Stein für einen gewinnt: Was blüht?</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>einer von ihnen</translation>
    </message>
    <message>
        <source>both bloom</source>
        <translation>beide blühen</translation>
    </message>
    <message>
        <source>One blooms, the other is budding.</source>
        <translation>Einer blüht, der andere ist Knospe.</translation>
    </message>
    <message>
        <source>A supplementary tile belongs to one kong.</source>
        <translation>Ein Ersatzstein gehört zu einem Kong.</translation>
    </message>
    <message>
        <source>Other ways of drawing for seats</source>
        <translation>Andere Arten, um die Plätze zu ziehen</translation>
    </message>
    <message>
        <source>Groups differ and each way is mere chance; the program draws as the article describes it first.</source>
        <translation>Die Gruppen machen es verschieden, und jede Art ist bloßer Zufall; das Programm zieht, wie der Artikel es zuerst beschreibt.</translation>
    </message>
    <message>
        <source>Face-down dealing and where tiles are laid</source>
        <translation>Verdecktes Geben, und wo Steine liegen</translation>
    </message>
    <message>
        <source>The board has one way to show hands and sets.</source>
        <translation>Der Tisch zeigt Hände und Sätze auf eine Art.</translation>
    </message>
    <message>
        <source>A closed kong that is hidden whole</source>
        <translation>Ein verdeckter Kong, von dem nichts zu sehen ist</translation>
    </message>
    <message>
        <source>The board shows the two middle tiles of it, so that a learner sees what lies there.</source>
        <translation>Der Tisch zeigt seine beiden mittleren Steine, damit Lernende sehen, was dort liegt.</translation>
    </message>
    <message>
        <source>A table of values of the players’ own</source>
        <translation>Eine eigene Wertetabelle</translation>
    </message>
    <message>
        <source>A house rule is one choice here; the old scale is offered as a whole.</source>
        <translation>Eine Hausregel ist hier eine Wahl; die alten Werte werden als Ganzes angeboten.</translation>
    </message>
    <message>
        <source>An earthly win by the first own draw</source>
        <translation>Ein Erdgewinn mit dem ersten eigenen Stein</translation>
    </message>
    <message>
        <source>It would only be celebrated and changes no points.</source>
        <translation>Er würde nur gefeiert und ändert keine Punkte.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Grundpunkt</translation>
    </message>
    <message>
        <source>Common win</source>
        <translation>Gewöhnlicher Gewinn</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>Wind des Platzes</translation>
    </message>
    <message>
        <source>Prevailing wind</source>
        <translation>Wind der Runde</translation>
    </message>
    <message>
        <source>Right wind</source>
        <translation>Richtiger Wind</translation>
    </message>
    <message>
        <source>Single call</source>
        <translation>Warten auf eine Art</translation>
    </message>
    <message>
        <source>Pair call</source>
        <translation>Warten auf zwei Paare</translation>
    </message>
    <message>
        <source>Own tile</source>
        <translation>Eigener Stein</translation>
    </message>
    <message>
        <source>No wild tile</source>
        <translation>Kein Joker</translation>
    </message>
    <message>
        <source>One wild tile</source>
        <translation>Ein Joker</translation>
    </message>
    <message>
        <source>Two wild tiles</source>
        <translation>Zwei Joker</translation>
    </message>
    <message>
        <source>Tame wild tiles</source>
        <translation>Zahme Joker</translation>
    </message>
    <message>
        <source>Bottom tile</source>
        <translation>Letzter Stein</translation>
    </message>
    <message>
        <source>Seven stars, closed</source>
        <translation>Sieben Sterne, verdeckt</translation>
    </message>
    <message>
        <source>Seven stars, open</source>
        <translation>Sieben Sterne, offen</translation>
    </message>
    <message>
        <source>Independent tiles, a suit missing</source>
        <translation>Unabhängige Steine, eine Farbe fehlt</translation>
    </message>
    <message>
        <source>All pung, with wild tiles</source>
        <translation>Alles Pungs, mit Joker</translation>
    </message>
    <message>
        <source>All pung, straight</source>
        <translation>Alles Pungs, rein</translation>
    </message>
    <message>
        <source>Loner, with wild tiles</source>
        <translation>Einzelgänger, mit Joker</translation>
    </message>
    <message>
        <source>Loner, straight</source>
        <translation>Einzelgänger, rein</translation>
    </message>
    <message>
        <source>Seven pairs, with wild tiles</source>
        <translation>Sieben Paare, mit Joker</translation>
    </message>
    <message>
        <source>Seven pairs, straight</source>
        <translation>Sieben Paare, rein</translation>
    </message>
    <message>
        <source>Closed bomb</source>
        <translation>Verdeckte Bombe</translation>
    </message>
    <message>
        <source>Open bomb</source>
        <translation>Offene Bombe</translation>
    </message>
    <message>
        <source>Mixed one suit</source>
        <translation>Gemischte Farbe</translation>
    </message>
    <message>
        <source>Pure one suit</source>
        <translation>Reine Farbe</translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation>Himmelsgewinn</translation>
    </message>
    <message>
        <source>Earthly win</source>
        <translation>Erdgewinn</translation>
    </message>
    <message>
        <source>All honours, uncompleted</source>
        <translation>Nur Ehren, unvollendet</translation>
    </message>
    <message>
        <source>All honours, completed</source>
        <translation>Nur Ehren, vollendet</translation>
    </message>
    <message>
        <source>Eight flowers, completed</source>
        <translation>Acht Blumen, vollendet</translation>
    </message>
    <message>
        <source>Eight flowers, uncompleted</source>
        <translation>Acht Blumen, unvollendet</translation>
    </message>
    <message>
        <source>Direct kong, budding</source>
        <translation>Direkter Kong, Knospe</translation>
    </message>
    <message>
        <source>Direct kong, blooming</source>
        <translation>Direkter Kong, blühend</translation>
    </message>
    <message>
        <source>Closed kong, budding</source>
        <translation>Verdeckter Kong, Knospe</translation>
    </message>
    <message>
        <source>Closed kong, blooming</source>
        <translation>Verdeckter Kong, blühend</translation>
    </message>
    <message>
        <source>Risky kong, budding</source>
        <translation>Gewagter Kong, Knospe</translation>
    </message>
    <message>
        <source>Risky kong, blooming</source>
        <translation>Gewagter Kong, blühend</translation>
    </message>
    <message>
        <source>Flower blooming</source>
        <translation>Blühende Blume</translation>
    </message>
    <message>
        <source>Three wild tiles</source>
        <translation>Drei Joker</translation>
    </message>
    <message>
        <source>Three wild flowers</source>
        <translation>Drei Joker, Blumen</translation>
    </message>
    <message>
        <source>Own flower</source>
        <translation>Eigene Blume</translation>
    </message>
    <message>
        <source>Four flowers</source>
        <translation>Vier Blumen</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>{title} (in a later version)</source>
        <translation>{title} (in einer späteren Version)</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>As the book has them.</source>
        <translation>Wie im Buch.</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Change the house rules</source>
        <translation>Die Hausregeln ändern</translation>
    </message>
    <message>
        <source>Saved house rules</source>
        <translation>Gespeicherte Hausregeln</translation>
    </message>
</context>
<context>
    <name>Saved games</name>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>unterstützt</translation>
    </message>
    <message>
        <source>Something was taken back in this game, or it goes on from a replay or a review.</source>
        <translation>In dieser Partie wurde etwas zurückgenommen, oder sie ist aus dem Nachspielen oder der Rückschau fortgesetzt.</translation>
    </message>
    <message>
        <source>unassisted</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>This game was played as an exam from your first move on, without help of any kind.</source>
        <translation>Diese Partie ist vom ersten Zug an als Prüfung gespielt, ganz ohne Hilfe.</translation>
    </message>
    <message>
        <source>Deal {deal}, you are {wind}.</source>
        <translation>Spiel {deal}, du bist {wind}.</translation>
    </message>
    <message>
        <source>{wind} is adding {tile} to a pung; you may take it to go out.</source>
        <translation>{wind} legt an einen Pung an: {tile}; du kannst den Stein zum Mah-Jongg nehmen.</translation>
    </message>
    <message>
        <source>{wind} has discarded {tile} and waits for your answer.</source>
        <translation>{wind} hat {tile} abgeworfen und wartet auf deine Antwort.</translation>
    </message>
    <message>
        <source>A discard waits for your answer.</source>
        <translation>Ein Abwurf wartet auf deine Antwort.</translation>
    </message>
    <message>
        <source>You have drawn {tile} and are to discard.</source>
        <translation>Du hast {tile} gezogen und musst abwerfen.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>It is settled; the next deal waits.</source>
        <translation>Es ist abgerechnet; das nächste Spiel wartet.</translation>
    </message>
    <message>
        <source>Another player is to play.</source>
        <translation>Ein anderer ist am Zug.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Goes on from deal {deal} of another game</source>
        <translation>Geht weiter ab Spiel {deal} einer anderen Partie</translation>
    </message>
    <message>
        <source>Goes on from deal {deal} of the game begun {when}</source>
        <translation>Geht weiter ab Spiel {deal} der Partie, begonnen {when}</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Hausregeln: {rules}</translation>
    </message>
    <message>
        <source>no finished deal</source>
        <translation>kein beendetes Spiel</translation>
    </message>
</context>
<context>
    <name>SavedSheetsPage</name>
    <message>
        <source>Score sheets</source>
        <translation>Wertungsblätter</translation>
    </message>
    <message>
        <source>For a table with real tiles</source>
        <translation>Für einen Tisch mit echten Steinen</translation>
    </message>
    <message>
        <source>Search in titles, names, places, books and days</source>
        <translation>In Titeln, Namen, Orten, Büchern und Tagen suchen</translation>
    </message>
    <message>
        <source>Search the score sheets</source>
        <translation>Wertungsblätter durchsuchen</translation>
    </message>
    <message>
        <source>Archived too</source>
        <translation>Auch das Archiv</translation>
    </message>
    <message>
        <source>New score sheet</source>
        <translation>Neues Wertungsblatt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Ins Archiv</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Archive: the sheet is kept whole and still counts among the people, but this list leaves it out.</source>
        <translation>Ins Archiv: Das Blatt bleibt ganz erhalten und zählt weiter bei den Personen, steht aber nicht mehr in dieser Liste.</translation>
    </message>
    <message>
        <source>Take out of the archive: the sheet stands in this list again.</source>
        <translation>Aus dem Archiv holen: Das Blatt steht wieder in dieser Liste.</translation>
    </message>
    <message>
        <source>“{title}” is in the archive, and nothing of it is lost. Tick “Archived too” to see it and take it out.</source>
        <translation>„{title}“ ist im Archiv, nichts davon ist verloren. „Auch das Archiv“ zeigt es wieder; dort holst du es heraus.</translation>
    </message>
    <message>
        <source>“{title}” is in the archive, and nothing of it is lost. It is seen here while “Archived too” is ticked.</source>
        <translation>„{title}“ ist im Archiv, nichts davon ist verloren. Es steht hier, solange „Auch das Archiv“ angekreuzt ist.</translation>
    </message>
    <message>
        <source>“{title}” is out of the archive and stands in the list again.</source>
        <translation>„{title}“ ist aus dem Archiv geholt und steht wieder in der Liste.</translation>
    </message>
</context>
<context>
    <name>SavedSheetsPlurals</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>ein Spiel</numerusform><numerusform>%n Spiele</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) put away…</source>
        <translation><numerusform>%n weggelegtes Blatt …</numerusform><numerusform>%n weggelegte Blätter …</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s) other than in the book</source>
        <translation><numerusform>%n Hausregel anders als im Buch</numerusform><numerusform>%n Hausregeln anders als im Buch</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n archived sheet(s) not shown.</source>
        <translation><numerusform>Ein Blatt im Archiv ist nicht gezeigt.</numerusform><numerusform>%n Blätter im Archiv sind nicht gezeigt.</numerusform></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{tiles}; its supplementary tile won</source>
        <translation>{tiles}; der Ersatzstein dafür gewann</translation>
    </message>
    <message>
        <source>every win counts it</source>
        <translation>zählt bei jedem Gewinn</translation>
    </message>
    <message>
        <source>four sequences and an eye</source>
        <translation>vier Folgen und ein Auge</translation>
    </message>
    <message>
        <source>all tiles are natural ones</source>
        <translation>alle Steine sind echt</translation>
    </message>
    <message>
        <source>no two of them could be in one set</source>
        <translation>keine zwei könnten in einem Satz sein</translation>
    </message>
    <message>
        <source>all seven honours before the winning tile</source>
        <translation>alle sieben Ehren vor dem Gewinnstein</translation>
    </message>
    <message>
        <source>the winning tile is one of the seven honours</source>
        <translation>der Gewinnstein ist eine der sieben Ehren</translation>
    </message>
    <message>
        <source>any tile of the missing suit would have won</source>
        <translation>jeder Stein der fehlenden Farbe hätte gewonnen</translation>
    </message>
    <message>
        <source>four threes or fours and an eye</source>
        <translation>vier Drillinge oder Vierlinge und ein Auge</translation>
    </message>
    <message>
        <source>four open sets and one tile in the hand</source>
        <translation>vier offene Sätze und ein Stein auf der Hand</translation>
    </message>
    <message>
        <source>nothing laid down; a wild tile is in it</source>
        <translation>nichts ausgelegt; ein Joker ist dabei</translation>
    </message>
    <message>
        <source>nothing laid down</source>
        <translation>nichts ausgelegt</translation>
    </message>
    <message>
        <source>complete as dealt; only celebrated</source>
        <translation>schon beim Geben vollständig; wird nur gefeiert</translation>
    </message>
    <message>
        <source>by the banker’s first discard; only celebrated</source>
        <translation>durch den ersten Abwurf der Bank; wird nur gefeiert</translation>
    </message>
    <message>
        <source>winds and dragons in any combination</source>
        <translation>Winde und Drachen in beliebiger Verbindung</translation>
    </message>
    <message>
        <source>four sets and an eye of winds and dragons</source>
        <translation>vier Sätze und ein Auge aus Winden und Drachen</translation>
    </message>
    <message>
        <source>eight flowers and another win</source>
        <translation>acht Blumen und ein anderer Gewinn</translation>
    </message>
    <message>
        <source>eight flowers alone</source>
        <translation>acht Blumen allein</translation>
    </message>
    <message>
        <source>counts nothing; the robbed player pays for all</source>
        <translation>zählt nichts; der Beraubte zahlt für alle</translation>
    </message>
    <message>
        <source>counts nothing; who discards it pays for all</source>
        <translation>zählt nichts; wer ihn abwirft, zahlt für alle</translation>
    </message>
    <message>
        <source>every wild tile stands for itself</source>
        <translation>jeder Joker steht für sich selbst</translation>
    </message>
    <message>
        <source>four sets laid down, not all of them open, and one tile in the hand</source>
        <translation>vier ausgelegte Sätze, nicht alle offen, und ein Stein auf der Hand</translation>
    </message>
    <message>
        <source>{reason}, no wild tile</source>
        <translation>{reason}, kein Joker</translation>
    </message>
    <message>
        <source>{reason}, every wild tile standing for itself</source>
        <translation>{reason}, jeder Joker steht für sich selbst</translation>
    </message>
    <message>
        <source>{tiles}</source>
        <translation>{tiles}</translation>
    </message>
    <message>
        <source>four {tiles}, none claimed</source>
        <translation>vier: {tiles}, keiner genommen</translation>
    </message>
    <message>
        <source>four {tiles}, the last one claimed</source>
        <translation>vier: {tiles}, der letzte genommen</translation>
    </message>
    <message>
        <source>{tiles}, claimed</source>
        <translation>{tiles}, genommen</translation>
    </message>
    <message>
        <source>{tiles}, all drawn</source>
        <translation>{tiles}, alle gezogen</translation>
    </message>
    <message>
        <source>{tiles}, the fourth added to a pung</source>
        <translation>{tiles}, der vierte zu einem Pung gelegt</translation>
    </message>
    <message>
        <source>{tiles}, drawn for a flower</source>
        <translation>{tiles}, für eine Blume gezogen</translation>
    </message>
    <message>
        <source>only {tile} completes the hand, as the eye</source>
        <translation>nur {tile} vollendet die Hand, als Auge</translation>
    </message>
    <message>
        <source>only {tile} completes the hand, in a closed sequence</source>
        <translation>nur {tile} vollendet die Hand, in einer geschlossenen Folge</translation>
    </message>
    <message>
        <source>{tiles} make the only set that is no sequence.</source>
        <translation>Der einzige Satz, der keine Folge ist: {tiles}.</translation>
    </message>
    <message>
        <source>There is one wild tile: {tiles}.</source>
        <translation>Ein Joker ist da: {tiles}.</translation>
    </message>
    <message>
        <source>All but one of the wild tiles stand for themselves.</source>
        <translation>Alle Joker bis auf einen stehen für sich selbst.</translation>
    </message>
    <message>
        <source>Others would have won too: {tiles}.</source>
        <translation>Auch andere hätten gewonnen: {tiles}.</translation>
    </message>
    <message>
        <source>Six of the seven honours are there; {tiles} is missing.</source>
        <translation>Sechs der sieben Ehren sind da; es fehlt: {tiles}.</translation>
    </message>
    <message>
        <source>Not only tiles of one suit would have won.</source>
        <translation>Nicht nur Steine einer Farbe hätten gewonnen.</translation>
    </message>
    <message>
        <source>{run} is the only sequence.</source>
        <translation>{run} ist die einzige Folge.</translation>
    </message>
    <message>
        <source>The four {tiles} are closed.</source>
        <translation>Der Vierling ist verdeckt: {tiles}.</translation>
    </message>
    <message>
        <source>Three {tiles} are there.</source>
        <translation>Drei sind da: {tiles}.</translation>
    </message>
    <message>
        <source>Seven flowers are set out.</source>
        <translation>Sieben Blumen sind ausgelegt.</translation>
    </message>
    <message>
        <source>Two of the three wild tiles are there.</source>
        <translation>Zwei der drei Joker sind da.</translation>
    </message>
    <message>
        <source>Of other winds: {tiles}.</source>
        <translation>Von anderen Winden: {tiles}.</translation>
    </message>
    <message>
        <source>Three of the four are set out: {tiles}.</source>
        <translation>Drei der vier sind ausgelegt: {tiles}.</translation>
    </message>
    <message>
        <source>four sets and an eye</source>
        <translation>vier Sätze und ein Auge</translation>
    </message>
    <message>
        <source>seven pairs</source>
        <translation>sieben Paare</translation>
    </message>
    <message>
        <source>fourteen independent tiles</source>
        <translation>vierzehn unabhängige Steine</translation>
    </message>
    <message>
        <source>eight flowers</source>
        <translation>acht Blumen</translation>
    </message>
    <message>
        <source>This {wild} stands for {tile}.</source>
        <translation>Dieser Joker, {wild}, steht für: {tile}.</translation>
    </message>
    <message>
        <source>This {wild} stands for itself.</source>
        <translation>Dieser Joker, {wild}, steht für sich selbst.</translation>
    </message>
    <message>
        <source>all seven honours, none of them claimed</source>
        <translation>alle sieben Ehren, keine davon beansprucht</translation>
    </message>
    <message>
        <source>you are {wind}</source>
        <translation>du bist {wind}</translation>
    </message>
    <message>
        <source>this player is {wind}</source>
        <translation>dieser Spieler ist {wind}</translation>
    </message>
    <message>
        <source>the wind of this round</source>
        <translation>der Wind dieser Runde</translation>
    </message>
    <message>
        <source>seat wind and wind of the round in one</source>
        <translation>eigener Wind und Wind der Runde in einem</translation>
    </message>
    <message>
        <source>{tile} turns a pair into a three, beside a finished eye</source>
        <translation>{tile} macht aus einem Paar einen Drilling, neben einem fertigen Auge</translation>
    </message>
    <message>
        <source>A pair is there; a third {tile} would make the set.</source>
        <translation>Ein Paar ist da; der Satz braucht einen dritten Stein: {tile}.</translation>
    </message>
    <message>
        <source>In the way: {tiles}.</source>
        <translation>Im Weg: {tiles}.</translation>
    </message>
    <message>
        <source>Its supplementary tile did not win.</source>
        <translation>Sein Ersatzstein gewann nicht.</translation>
    </message>
    <message>
        <source>complete as dealt</source>
        <translation>schon beim Geben vollständig</translation>
    </message>
    <message>
        <source>a robbed kong counts as an own tile</source>
        <translation>ein geraubter Kong zählt wie ein eigener Stein</translation>
    </message>
    <message>
        <source>a supplementary tile</source>
        <translation>ein Ersatzstein</translation>
    </message>
    <message>
        <source>the eighth flower</source>
        <translation>die achte Blume</translation>
    </message>
    <message>
        <source>from the wall</source>
        <translation>von der Mauer</translation>
    </message>
    <message>
        <source>this {wild} stands for itself</source>
        <translation>Joker {wild} steht für sich selbst</translation>
    </message>
    <message>
        <source>this {wild} stands for {tile}</source>
        <translation>Joker {wild} steht für: {tile}</translation>
    </message>
    <message>
        <source>Full points</source>
        <translation>Volle Punkte</translation>
    </message>
    <message>
        <source>dragons</source>
        <translation>Drachen</translation>
    </message>
    <message>
        <source>own wind</source>
        <translation>eigener Wind</translation>
    </message>
    <message>
        <source>suit, honours</source>
        <translation>Farbe, Ehren</translation>
    </message>
    <message>
        <source>one suit</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>by pairs</source>
        <translation>mit Paaren</translation>
    </message>
    <message>
        <source>rear card</source>
        <translation>hinterer Stein</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>letzter Stein</translation>
    </message>
    <message>
        <source>robbed</source>
        <translation>beraubt</translation>
    </message>
    <message>
        <source>Three {tiles}, hidden</source>
        <translation>Drei {tiles}, verdeckt</translation>
    </message>
    <message>
        <source>Three {tiles}, visible</source>
        <translation>Drei {tiles}, offen</translation>
    </message>
    <message>
        <source>Four {tiles}, hidden</source>
        <translation>Vier {tiles}, verdeckt</translation>
    </message>
    <message>
        <source>Four {tiles}, visible</source>
        <translation>Vier {tiles}, offen</translation>
    </message>
    <message>
        <source>cards 2 to 8</source>
        <translation>Steine von 2 bis 8</translation>
    </message>
    <message>
        <source>cards 1 or 9</source>
        <translation>Steine mit 1 oder 9</translation>
    </message>
    <message>
        <source>Cardinals, the dragons</source>
        <translation>Kardinäle, die Drachen</translation>
    </message>
    <message>
        <source>Directions, the winds</source>
        <translation>Richtungen, die Winde</translation>
    </message>
    <message>
        <source>Pair of {tiles}</source>
        <translation>Paar: {tiles}</translation>
    </message>
    <message>
        <source>full points</source>
        <translation>volle Punkte</translation>
    </message>
    <message>
        <source>half of full points</source>
        <translation>halbe volle Punkte</translation>
    </message>
    <message>
        <source>for every winning hand</source>
        <translation>für jede Gewinnhand</translation>
    </message>
    <message>
        <source>four sequences and a pair</source>
        <translation>vier Folgen und ein Paar</translation>
    </message>
    <message>
        <source>the last tile: {tile}</source>
        <translation>der letzte Stein: {tile}</translation>
    </message>
    <message>
        <source>every pair of dragons counts</source>
        <translation>jedes Paar Drachen zählt</translation>
    </message>
    <message>
        <source>the banker’s first discard</source>
        <translation>der erste Abwurf der Bank</translation>
    </message>
    <message>
        <source>each 1, 9, wind and dragon, one of them twice</source>
        <translation>jede 1, 9, jeder Wind und Drache, einer davon doppelt</translation>
    </message>
    <message>
        <source>Only the set of {tiles} is no sequence.</source>
        <translation>Nur dieser Satz ist keine Folge: {tiles}.</translation>
    </message>
    <message>
        <source>The pair was there before the last tile.</source>
        <translation>Das Paar war schon vor dem letzten Stein da.</translation>
    </message>
    <message>
        <source>{run} is a sequence, the only one.</source>
        <translation>{run} ist eine Folge, die einzige.</translation>
    </message>
    <message>
        <source>There are sets of {tiles}; another wind or a pair of dragons is missing.</source>
        <translation>Es sind Sätze da von: {tiles}; es fehlt ein weiterer Wind oder ein Paar Drachen.</translation>
    </message>
    <message>
        <source>{cards}; the last was given</source>
        <translation>{cards}; der letzte wurde gegeben</translation>
    </message>
    <message>
        <source>you are {wind} in the {wind} game</source>
        <translation>du bist {wind} im {wind}-Spiel</translation>
    </message>
    <message>
        <source>this player is {wind} in the {wind} game</source>
        <translation>dieser Spieler ist {wind} im {wind}-Spiel</translation>
    </message>
    <message>
        <source>Mah-Jongg</source>
        <translation>Mah-Jongg</translation>
    </message>
    <message>
        <source>No sequence in the hand</source>
        <translation>Keine Folge in der Hand</translation>
    </message>
    <message>
        <source>No other score</source>
        <translation>Keine andere Wertung</translation>
    </message>
    <message>
        <source>Winning tile is a loose tile</source>
        <translation>Gewinnstein ist ein loser Stein</translation>
    </message>
    <message>
        <source>Winning tile drawn</source>
        <translation>Gewinnstein gezogen</translation>
    </message>
    <message>
        <source>Only place to win</source>
        <translation>Einziger Platz zum Gewinn</translation>
    </message>
    <message>
        <source>Last tile of the wall drawn</source>
        <translation>Letzter Stein der Mauer gezogen</translation>
    </message>
    <message>
        <source>Won on the first tile played</source>
        <translation>Gewinn mit dem ersten gespielten Stein</translation>
    </message>
    <message>
        <source>Fourth tile of an open three</source>
        <translation>Vierter Stein eines offenen Drillings</translation>
    </message>
    <message>
        <source>Three of a kind, 2 to 8, exposed</source>
        <translation>Drilling, 2 bis 8, offen</translation>
    </message>
    <message>
        <source>Three of a kind, 2 to 8, concealed</source>
        <translation>Drilling, 2 bis 8, verdeckt</translation>
    </message>
    <message>
        <source>Three of a kind, major, exposed</source>
        <translation>Drilling, hoch, offen</translation>
    </message>
    <message>
        <source>Three of a kind, major, concealed</source>
        <translation>Drilling, hoch, verdeckt</translation>
    </message>
    <message>
        <source>Four of a kind, 2 to 8, exposed</source>
        <translation>Vierling, 2 bis 8, offen</translation>
    </message>
    <message>
        <source>Four of a kind, 2 to 8, concealed</source>
        <translation>Vierling, 2 bis 8, verdeckt</translation>
    </message>
    <message>
        <source>Four of a kind, major, exposed</source>
        <translation>Vierling, hoch, offen</translation>
    </message>
    <message>
        <source>Four of a kind, major, concealed</source>
        <translation>Vierling, hoch, verdeckt</translation>
    </message>
    <message>
        <source>Pair of dragons or of the own wind</source>
        <translation>Paar Drachen oder des eigenen Windes</translation>
    </message>
    <message>
        <source>Pair of dragons</source>
        <translation>Paar Drachen</translation>
    </message>
    <message>
        <source>Pair of the own wind</source>
        <translation>Paar des eigenen Windes</translation>
    </message>
    <message>
        <source>Pair of the wind of the round</source>
        <translation>Paar des Rundenwindes</translation>
    </message>
    <message>
        <source>Pair of the own wind in its round</source>
        <translation>Paar des eigenen Windes in seiner Runde</translation>
    </message>
    <message>
        <source>Final pair, 2 to 8, claimed</source>
        <translation>Schlusspaar, 2 bis 8, genommen</translation>
    </message>
    <message>
        <source>Final pair, 2 to 8, drawn</source>
        <translation>Schlusspaar, 2 bis 8, gezogen</translation>
    </message>
    <message>
        <source>Final pair of heads, claimed</source>
        <translation>Schlusspaar aus Köpfen, genommen</translation>
    </message>
    <message>
        <source>Final pair of heads, drawn</source>
        <translation>Schlusspaar aus Köpfen, gezogen</translation>
    </message>
    <message>
        <source>Final pair of the own wind in its round, claimed</source>
        <translation>Schlusspaar des eigenen Windes in seiner Runde, genommen</translation>
    </message>
    <message>
        <source>Final pair of the own wind in its round, drawn</source>
        <translation>Schlusspaar des eigenen Windes in seiner Runde, gezogen</translation>
    </message>
    <message>
        <source>Closed sequence filled, claimed</source>
        <translation>Geschlossene Folge gefüllt, genommen</translation>
    </message>
    <message>
        <source>Closed sequence filled, drawn</source>
        <translation>Geschlossene Folge gefüllt, gezogen</translation>
    </message>
    <message>
        <source>Open sequence filled, drawn</source>
        <translation>Offene Folge gefüllt, gezogen</translation>
    </message>
    <message>
        <source>Set of green dragons</source>
        <translation>Satz grüner Drachen</translation>
    </message>
    <message>
        <source>Set of red dragons</source>
        <translation>Satz roter Drachen</translation>
    </message>
    <message>
        <source>Set of white dragons</source>
        <translation>Satz weißer Drachen</translation>
    </message>
    <message>
        <source>Set of the own wind</source>
        <translation>Satz des eigenen Windes</translation>
    </message>
    <message>
        <source>Set of the own wind in its round</source>
        <translation>Satz des eigenen Windes in seiner Runde</translation>
    </message>
    <message>
        <source>One suit with winds and dragons</source>
        <translation>Eine Farbe mit Winden und Drachen</translation>
    </message>
    <message>
        <source>All of one suit</source>
        <translation>Alles in einer Farbe</translation>
    </message>
    <message>
        <source>All winds and dragons</source>
        <translation>Nur Winde und Drachen</translation>
    </message>
    <message>
        <source>Mah-Jongg on the original hand</source>
        <translation>Mah-Jongg mit der ursprünglichen Hand</translation>
    </message>
    <message>
        <source>Mandarin of the own wind</source>
        <translation>Mandarin des eigenen Windes</translation>
    </message>
    <message>
        <source>Thirteen single heads</source>
        <translation>Dreizehn einzelne Köpfe</translation>
    </message>
    <message>
        <source>Sets and pair of heads only</source>
        <translation>Sätze und Paar nur aus Köpfen</translation>
    </message>
    <message>
        <source>Sets of all four winds</source>
        <translation>Sätze aller vier Winde</translation>
    </message>
    <message>
        <source>Sets of three winds, pair of the fourth</source>
        <translation>Sätze dreier Winde, Paar des vierten</translation>
    </message>
    <message>
        <source>Four fours of a kind</source>
        <translation>Vier Vierlinge</translation>
    </message>
    <message>
        <source>East complete as dealt</source>
        <translation>Ost, beim Geben fertig</translation>
    </message>
    <message>
        <source>Sets of all three dragons</source>
        <translation>Sätze aller drei Drachen</translation>
    </message>
    <message>
        <source>Three winds or dragons, exposed</source>
        <translation>Drei Winde oder Drachen, offen</translation>
    </message>
    <message>
        <source>Three winds or dragons, concealed</source>
        <translation>Drei Winde oder Drachen, verdeckt</translation>
    </message>
    <message>
        <source>Four winds or dragons, exposed</source>
        <translation>Vier Winde oder Drachen, offen</translation>
    </message>
    <message>
        <source>Four winds or dragons, concealed</source>
        <translation>Vier Winde oder Drachen, verdeckt</translation>
    </message>
    <message>
        <source>Season or flower</source>
        <translation>Jahreszeit oder Blume</translation>
    </message>
    <message>
        <source>Set of the wind of the round</source>
        <translation>Satz des Rundenwinds</translation>
    </message>
    <message>
        <source>Set of dragons</source>
        <translation>Satz Drachen</translation>
    </message>
    <message>
        <source>Own season or flower</source>
        <translation>Eigene Jahreszeit oder Blume</translation>
    </message>
    <message>
        <source>All four seasons or flowers</source>
        <translation>Alle vier Jahreszeiten oder Blumen</translation>
    </message>
    <message>
        <source>Tile snatched from a kong</source>
        <translation>Stein eines Kongs weggeschnappt</translation>
    </message>
    <message>
        <source>One suit with winds or dragons</source>
        <translation>Eine Farbe mit Winden oder Drachen</translation>
    </message>
    <message>
        <source>Ones and nines with winds or dragons</source>
        <translation>Einsen und Neunen mit Winden oder Drachen</translation>
    </message>
    <message>
        <source>Original hand</source>
        <translation>Ursprüngliche Hand</translation>
    </message>
    <message>
        <source>No chow in the hand</source>
        <translation>Kein Chow in der Hand</translation>
    </message>
    <message>
        <source>No scoring set or pair</source>
        <translation>Kein zählender Satz, kein zählendes Paar</translation>
    </message>
    <message>
        <source>Last tile of the wall</source>
        <translation>Letzter Stein der Mauer</translation>
    </message>
    <message>
        <source>The only possible tile</source>
        <translation>Der einzig mögliche Stein</translation>
    </message>
    <message>
        <source>Standing hand</source>
        <translation>Stehende Hand</translation>
    </message>
    <message>
        <source>Won on East’s first discard</source>
        <translation>Gewonnen mit Osts erstem Abwurf</translation>
    </message>
    <message>
        <source>All ones and nines</source>
        <translation>Nur Einsen und Neunen</translation>
    </message>
    <message>
        <source>Four concealed pungs or kongs</source>
        <translation>Vier verdeckte Drillinge oder Vierlinge</translation>
    </message>
    <message>
        <source>Thirteen odd majors</source>
        <translation>Dreizehn einzelne Majors</translation>
    </message>
    <message>
        <source>Calling nine tile hand</source>
        <translation>Neunfach wartende Hand</translation>
    </message>
    <message>
        <source>East’s thirteenth win running</source>
        <translation>Dreizehnter Gewinn von Ost in Folge</translation>
    </message>
    <message>
        <source>Three {tiles}, exposed</source>
        <translation>Drei {tiles}, offen</translation>
    </message>
    <message>
        <source>Three {tiles}, concealed</source>
        <translation>Drei {tiles}, verdeckt</translation>
    </message>
    <message>
        <source>Four {tiles}, exposed</source>
        <translation>Vier {tiles}, offen</translation>
    </message>
    <message>
        <source>Four {tiles}, concealed</source>
        <translation>Vier {tiles}, verdeckt</translation>
    </message>
    <message>
        <source>green dragons</source>
        <translation>grüne Drachen</translation>
    </message>
    <message>
        <source>red dragons</source>
        <translation>rote Drachen</translation>
    </message>
    <message>
        <source>white dragons</source>
        <translation>weiße Drachen</translation>
    </message>
    <message>
        <source>no sequence</source>
        <translation>keine Folge</translation>
    </message>
    <message>
        <source>all honours</source>
        <translation>nur Ehren</translation>
    </message>
    <message>
        <source>original hand</source>
        <translation>ursprünglich</translation>
    </message>
    <message>
        <source>mandarin</source>
        <translation>Mandarin</translation>
    </message>
    <message>
        <source>loose tile</source>
        <translation>loser Stein</translation>
    </message>
    <message>
        <source>last tile</source>
        <translation>letzter Stein</translation>
    </message>
    <message>
        <source>fourth tile</source>
        <translation>vierter Stein</translation>
    </message>
    <message>
        <source>round wind</source>
        <translation>Rundenwind</translation>
    </message>
    <message>
        <source>own flower</source>
        <translation>eigene Blume</translation>
    </message>
    <message>
        <source>four flowers</source>
        <translation>vier Blumen</translation>
    </message>
    <message>
        <source>snatched</source>
        <translation>weggeschnappt</translation>
    </message>
    <message>
        <source>majors</source>
        <translation>Majors</translation>
    </message>
    <message>
        <source>no chow</source>
        <translation>kein Chow</translation>
    </message>
    <message>
        <source>no scoring set</source>
        <translation>kein Satz zählt</translation>
    </message>
    <message>
        <source>Another item gives points.</source>
        <translation>Ein anderer Posten gibt Punkte.</translation>
    </message>
    <message>
        <source>Sets of three winds are there; the pair is not of the fourth.</source>
        <translation>Sätze von drei Winden sind da; das Paar ist nicht vom vierten.</translation>
    </message>
    <message>
        <source>Three fours of a kind are there.</source>
        <translation>Drei Vierlinge sind da.</translation>
    </message>
    <message>
        <source>Three of the four are there.</source>
        <translation>Drei der vier sind da.</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>half the limit</source>
        <translation>das halbe Limit</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>aufgerundet</translation>
    </message>
    <message>
        <source>cut at the limit</source>
        <translation>am Limit gekappt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Verdopplungen</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>The tiles were washed: no hand counts.</source>
        <translation>Die Steine wurden gewaschen: Keine Hand zählt.</translation>
    </message>
    <message>
        <source>Only the winner’s hand counts.</source>
        <translation>Nur die Hand des Gewinners zählt.</translation>
    </message>
    <message>
        <source>Nothing in this hand counts.</source>
        <translation>Nichts in dieser Hand zählt.</translation>
    </message>
    <message>
        <source>Looked for, not counted</source>
        <translation>Gesucht, nicht gezählt</translation>
    </message>
    <message>
        <source>Looked for, not yet counted</source>
        <translation>Gesucht, noch nicht gezählt</translation>
    </message>
    <message>
        <source>the limit</source>
        <translation>das Limit</translation>
    </message>
    <message>
        <source>four sets and a pair</source>
        <translation>vier Sätze und ein Paar</translation>
    </message>
    <message>
        <source>no points but those for Mah-Jongg itself</source>
        <translation>keine Punkte außer denen für das Mah-Jongg selbst</translation>
    </message>
    <message>
        <source>taken from the end of the wall</source>
        <translation>vom Ende der Mauer genommen</translation>
    </message>
    <message>
        <source>East’s first discard</source>
        <translation>der erste Abwurf von Ost</translation>
    </message>
    <message>
        <source>the first tile drawn</source>
        <translation>der erste gezogene Stein</translation>
    </message>
    <message>
        <source>only {tile} completes the hand</source>
        <translation>nur dieser Stein vollendet die Hand: {tile}</translation>
    </message>
    <message>
        <source>a loose tile</source>
        <translation>ein loser Stein</translation>
    </message>
    <message>
        <source>{tiles} would have won too.</source>
        <translation>Auch das hätte gewonnen: {tiles}.</translation>
    </message>
    <message>
        <source>All but {tiles} are sets and a pair of heads.</source>
        <translation>Alles ist Satz oder Paar aus Köpfen, nur nicht: {tiles}.</translation>
    </message>
    <message>
        <source>{tiles} belong to a suit.</source>
        <translation>Zu einer Farbe gehören: {tiles}.</translation>
    </message>
    <message>
        <source>All sets but {tiles} are concealed threes or fours.</source>
        <translation>Alle Sätze sind verdeckte Drillinge oder Vierlinge, nur nicht: {tiles}.</translation>
    </message>
    <message>
        <source>There are winds or dragons in the hand: {tiles}.</source>
        <translation>In der Hand sind Winde oder Drachen: {tiles}.</translation>
    </message>
    <message>
        <source>a major set</source>
        <translation>ein hoher Satz</translation>
    </message>
    <message>
        <source>a major set, claimed</source>
        <translation>ein hoher Satz, genommen</translation>
    </message>
    <message>
        <source>a major set; the fourth was added</source>
        <translation>ein hoher Satz; der vierte kam dazu</translation>
    </message>
    <message>
        <source>a major set, all drawn</source>
        <translation>ein hoher Satz, ganz gezogen</translation>
    </message>
    <message>
        <source>a major set; the last tile was claimed</source>
        <translation>ein hoher Satz; der letzte Stein ist genommen</translation>
    </message>
    <message>
        <source>a major set; the last tile was drawn</source>
        <translation>ein hoher Satz; der letzte Stein ist gezogen</translation>
    </message>
    <message>
        <source>a minor set</source>
        <translation>ein niedriger Satz</translation>
    </message>
    <message>
        <source>a minor set, claimed</source>
        <translation>ein niedriger Satz, genommen</translation>
    </message>
    <message>
        <source>a minor set; the fourth was added</source>
        <translation>ein niedriger Satz; der vierte kam dazu</translation>
    </message>
    <message>
        <source>a minor set, all drawn</source>
        <translation>ein niedriger Satz, ganz gezogen</translation>
    </message>
    <message>
        <source>a minor set; the last tile was claimed</source>
        <translation>ein niedriger Satz; der letzte Stein ist genommen</translation>
    </message>
    <message>
        <source>a minor set; the last tile was drawn</source>
        <translation>ein niedriger Satz; der letzte Stein ist gezogen</translation>
    </message>
</context>
<context>
    <name>Score history</name>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>by tiles</source>
        <translation>mit Steinen</translation>
    </message>
    <message>
        <source>Nothing was corrected or undone yet.</source>
        <translation>Noch nichts wurde berichtigt oder rückgängig gemacht.</translation>
    </message>
    <message>
        <source>when</source>
        <translation>wann</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Deal {deal} entered</source>
        <translation>Spiel {deal} eingetragen</translation>
    </message>
    <message>
        <source>Deal {deal} corrected</source>
        <translation>Spiel {deal} berichtigt</translation>
    </message>
    <message>
        <source>Deal {deal} put in</source>
        <translation>Spiel {deal} eingefügt</translation>
    </message>
    <message>
        <source>Deal {deal} taken out</source>
        <translation>Spiel {deal} herausgenommen</translation>
    </message>
    <message>
        <source>Title: {title}</source>
        <translation>Titel: {title}</translation>
    </message>
    <message>
        <source>Place: {where}</source>
        <translation>Ort: {where}</translation>
    </message>
    <message>
        <source>No place any more</source>
        <translation>Kein Ort mehr</translation>
    </message>
    <message>
        <source>Player {number} is now {name}</source>
        <translation>Spieler {number} heißt nun {name}</translation>
    </message>
    <message>
        <source>A point is worth {point}</source>
        <translation>Ein Punkt ist {point} wert</translation>
    </message>
    <message>
        <source>A point is worth no money</source>
        <translation>Ein Punkt ist kein Geld wert</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Ins Archiv gelegt</translation>
    </message>
    <message>
        <source>Taken out of the archive</source>
        <translation>Aus dem Archiv geholt</translation>
    </message>
    <message>
        <source>{winner} from {giver}</source>
        <translation>{winner} von {giver}</translation>
    </message>
    <message>
        <source>{winner} wins</source>
        <translation>{winner} gewinnt</translation>
    </message>
    <message>
        <source>washed by {names}</source>
        <translation>gewaschen von {names}</translation>
    </message>
    <message>
        <source>false Mah-Jongg of {name}</source>
        <translation>falsches Mah-Jongg von {name}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>penalties: {count}</source>
        <translation>Strafen: {count}</translation>
    </message>
    <message>
        <source>adjusted by hand: {count}</source>
        <translation>von Hand geändert: {count}</translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message>
        <source>Pung Chow, with a limit of {limit}</source>
        <translation>Pung Chow, mit Limit {limit}</translation>
    </message>
    <message>
        <source>East stays with {east}.</source>
        <translation>Ost bleibt bei {east}.</translation>
    </message>
    <message>
        <source>East passes to {east}.</source>
        <translation>Ost geht an {east}.</translation>
    </message>
    <message>
        <source>East passes to {east}; the {round} round begins.</source>
        <translation>Ost geht an {east}; die {round}-Runde beginnt.</translation>
    </message>
    <message>
        <source>Four rounds are over. East passes to {east}; the {round} round begins.</source>
        <translation>Vier Runden sind zu Ende. Ost geht an {east}; die {round}-Runde beginnt.</translation>
    </message>
    <message>
        <source>A set of four rounds is over. Draw the seats anew.</source>
        <translation>Ein Durchgang von vier Runden ist zu Ende. Die Plätze werden neu ausgelost.</translation>
    </message>
    <message>
        <source>All rounds agreed on are played.</source>
        <translation>Alle vereinbarten Runden sind gespielt.</translation>
    </message>
    <message>
        <source>{east} is East and begins.</source>
        <translation>{east} ist Ost und beginnt.</translation>
    </message>
    <message>
        <source>East passes to {east}; a new round begins.</source>
        <translation>Ost geht an {east}; eine neue Runde beginnt.</translation>
    </message>
    <message>
        <source>Four rounds are over. East passes to {east}; a new round begins.</source>
        <translation>Vier Runden sind zu Ende. Ost geht an {east}; eine neue Runde beginnt.</translation>
    </message>
    <message>
        <source>The score sheet {name} is no longer there.</source>
        <translation>Das Wertungsblatt {name} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>There is already a score sheet {name}. It was left as it is.</source>
        <translation>Es gibt schon ein Wertungsblatt {name}. Es blieb, wie es ist.</translation>
    </message>
    <message>
        <source>The file {name} is no score sheet of Pe-Ling. It was left as it is.</source>
        <translation>Die Datei {name} ist kein Wertungsblatt von Pe-Ling. Sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The score sheet {name} is damaged and cannot be opened. It was left as it is.</source>
        <translation>Das Wertungsblatt {name} ist beschädigt und lässt sich nicht öffnen. Es blieb, wie es ist.</translation>
    </message>
    <message>
        <source>The score sheet {name} was written by a newer version of Pe-Ling.</source>
        <translation>Das Wertungsblatt {name} stammt von einer neueren Version von Pe-Ling.</translation>
    </message>
    <message>
        <source>The score sheet {name} is open in another window of Pe-Ling.</source>
        <translation>Das Wertungsblatt {name} ist in einem anderen Fenster von Pe-Ling offen.</translation>
    </message>
    <message>
        <source>The disk is full, the score sheet cannot be saved. Make room, then enter it again.</source>
        <translation>Der Datenträger ist voll, das Wertungsblatt kann nicht gespeichert werden. Schaffe Platz und trage es dann noch einmal ein.</translation>
    </message>
    <message>
        <source>The folder of score sheets cannot be written to: {name}</source>
        <translation>In den Ordner der Wertungsblätter kann nicht geschrieben werden: {name}</translation>
    </message>
    <message>
        <source>The score sheet {name} cannot be read.</source>
        <translation>Das Wertungsblatt {name} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This version does not know the rules of the score sheet {name}.</source>
        <translation>Diese Version kennt die Regeln des Wertungsblatts {name} nicht.</translation>
    </message>
    <message>
        <source>By the rules of this version the score sheet {name} cannot be gone on with.</source>
        <translation>Nach den Regeln dieser Version kann das Wertungsblatt {name} nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>The score sheet could not be moved; it is where it was: {name}</source>
        <translation>Das Wertungsblatt konnte nicht verschoben werden; es ist, wo es war: {name}</translation>
    </message>
    <message>
        <source>The score sheet could not be deleted: {name}</source>
        <translation>Das Wertungsblatt konnte nicht gelöscht werden: {name}</translation>
    </message>
    <message>
        <source>The score sheet could not be saved: {name}</source>
        <translation>Das Wertungsblatt konnte nicht gespeichert werden: {name}</translation>
    </message>
    <message>
        <source>The score sheet could not be opened: {name}</source>
        <translation>Das Wertungsblatt konnte nicht geöffnet werden: {name}</translation>
    </message>
    <message>
        <source>The file is no score sheet that Pe-Ling can read; nothing was changed. {name}</source>
        <translation>Die Datei ist kein Wertungsblatt, das Pe-Ling lesen kann; nichts wurde geändert. {name}</translation>
    </message>
    <message>
        <source>The file holds no text, so it is no score sheet; nothing was changed. {name}</source>
        <translation>Die Datei enthält keinen Text, ist also kein Wertungsblatt; nichts wurde geändert. {name}</translation>
    </message>
    <message>
        <source>The file is a score sheet, but it is damaged, or the end of it is missing; nothing was changed. {name}</source>
        <translation>Die Datei ist ein Wertungsblatt, aber beschädigt, oder ihr Ende fehlt; nichts wurde geändert. {name}</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Pe-Ling; nothing was changed. {name}</source>
        <translation>Die Datei stammt von einer neueren Version von Pe-Ling; nichts wurde geändert. {name}</translation>
    </message>
    <message>
        <source>The file is no longer as Pe-Ling wrote it: somebody changed it, or a copy went wrong. Nothing was brought in. {name}</source>
        <translation>Die Datei ist nicht mehr so, wie Pe-Ling sie geschrieben hat: Jemand hat sie geändert, oder eine Kopie ist misslungen. Nichts wurde übernommen. {name}</translation>
    </message>
    <message>
        <source>The file could not be written: {name}</source>
        <translation>Die Datei konnte nicht geschrieben werden: {name}</translation>
    </message>
    <message>
        <source>Nothing was printed; the printer did not answer: {name}</source>
        <translation>Es wurde nichts gedruckt; der Drucker antwortet nicht: {name}</translation>
    </message>
    <message>
        <source>A score sheet cannot be begun like this: {name}</source>
        <translation>So kann kein Wertungsblatt begonnen werden: {name}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>More for this sheet</source>
        <translation>Mehr zu diesem Blatt</translation>
    </message>
    <message>
        <source>Correct deal {deal}</source>
        <translation>Spiel {deal} berichtigen</translation>
    </message>
    <message>
        <source>Put a forgotten deal in before deal {deal}</source>
        <translation>Ein vergessenes Spiel vor Spiel {deal} einfügen</translation>
    </message>
    <message>
        <source>Deals by players</source>
        <translation>Spiele nach Spielern</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Nobody pays.</source>
        <translation>Niemand zahlt.</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Plätze auslosen</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>put in later</source>
        <translation>später eingefügt</translation>
    </message>
    <message>
        <source>with a note</source>
        <translation>mit Notiz</translation>
    </message>
    <message>
        <source>{book}, limit {limit}</source>
        <translation>{book}, Limit {limit}</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>now {wind}</source>
        <translation>jetzt {wind}</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>washed</source>
        <translation>gewaschen</translation>
    </message>
    <message>
        <source>false call</source>
        <translation>Fehlruf</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Total after {deal}</source>
        <translation>Summe nach {deal}</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>fett</translation>
    </message>
    <message>
        <source>won the deal</source>
        <translation>gewann das Spiel</translation>
    </message>
    <message>
        <source>corrected, later totals followed</source>
        <translation>berichtigt, spätere Summen folgten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>The rows stand by the winds now, East first.</source>
        <translation>Die Zeilen stehen jetzt nach Winden, Ost zuerst.</translation>
    </message>
    <message>
        <source>Everybody keeps one row now.</source>
        <translation>Jetzt behält jeder seine Zeile.</translation>
    </message>
    <message>
        <source>Deal {deal}: {sum}</source>
        <translation>Spiel {deal}: {sum}</translation>
    </message>
    <message>
        <source>Deal {deal}, {name}: {sum}</source>
        <translation>Spiel {deal}, {name}: {sum}</translation>
    </message>
    <message>
        <source>sum {total}</source>
        <translation>Summe {total}</translation>
    </message>
    <message>
        <source>nothing paid</source>
        <translation>nichts bezahlt</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>Summe {total}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Spiel {deal}</translation>
    </message>
    <message>
        <source>being entered</source>
        <translation>wird eingetragen</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>East round</source>
        <translation>Ost-Runde</translation>
    </message>
    <message>
        <source>South round</source>
        <translation>Süd-Runde</translation>
    </message>
    <message>
        <source>West round</source>
        <translation>West-Runde</translation>
    </message>
    <message>
        <source>North round</source>
        <translation>Nord-Runde</translation>
    </message>
    <message>
        <source>{deal}, {round}</source>
        <translation>{deal}, {round}</translation>
    </message>
    <message>
        <source>from {name}: {sum} = {amount}</source>
        <translation>von {name}: {sum} = {amount}</translation>
    </message>
    <message>
        <source>to {name}: {sum} = {amount}</source>
        <translation>an {name}: {sum} = {amount}</translation>
    </message>
    <message>
        <source>from {name}: {amount}</source>
        <translation>von {name}: {amount}</translation>
    </message>
    <message>
        <source>to {name}: {amount}</source>
        <translation>an {name}: {amount}</translation>
    </message>
    <message>
        <source>penalty from {name}: {amount}</source>
        <translation>Strafe von {name}: {amount}</translation>
    </message>
    <message>
        <source>penalty to {name}: {amount}</source>
        <translation>Strafe an {name}: {amount}</translation>
    </message>
    <message>
        <source>adjusted by hand: {amount}</source>
        <translation>von Hand geändert: {amount}</translation>
    </message>
    <message>
        <source>adjusted by hand: {amount} ({reason})</source>
        <translation>von Hand geändert: {amount} ({reason})</translation>
    </message>
    <message>
        <source>together {amount}</source>
        <translation>zusammen {amount}</translation>
    </message>
    <message>
        <source>hand: {total}</source>
        <translation>Hand: {total}</translation>
    </message>
    <message>
        <source>A forgotten deal is put in as deal {deal}; the later ones move on. Esc leaves all as it was.</source>
        <translation>Ein vergessenes Spiel wird als Spiel {deal} eingefügt; die späteren rücken weiter. Esc lässt alles, wie es war.</translation>
    </message>
    <message>
        <source>Deal {deal} is being corrected; the later ones will follow. Esc leaves it as it was.</source>
        <translation>Spiel {deal} wird berichtigt; die späteren folgen. Esc lässt es, wie es war.</translation>
    </message>
    <message>
        <source>{what} ({reason})</source>
        <translation>{what} ({reason})</translation>
    </message>
    <message>
        <source>East by your word: {name}</source>
        <translation>Ost nach eurem Wort: {name}</translation>
    </message>
    <message>
        <source>Round by your word: {round}</source>
        <translation>Runde nach eurem Wort: {round}</translation>
    </message>
    <message>
        <source>Put in later, {when}: {reason}.</source>
        <translation>Später eingefügt, {when}: {reason}.</translation>
    </message>
    <message>
        <source>Put in later, {when}.</source>
        <translation>Später eingefügt, {when}.</translation>
    </message>
    <message>
        <source>Done again: from deal {deal} on all is as it was then.</source>
        <translation>Wiederholt: Ab Spiel {deal} ist alles wieder wie nach der Änderung.</translation>
    </message>
    <message>
        <source>Undone: from deal {deal} on all is as it was before.</source>
        <translation>Rückgängig gemacht: Ab Spiel {deal} ist alles wie zuvor.</translation>
    </message>
    <message>
        <source>Corrected {when}: {reason}.</source>
        <translation>Berichtigt {when}: {reason}.</translation>
    </message>
    <message>
        <source>Corrected {when}.</source>
        <translation>Berichtigt {when}.</translation>
    </message>
</context>
<context>
    <name>Score sheet start</name>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Jeder braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two players cannot have the same name: {names}.</source>
        <translation>Zwei Spieler können nicht gleich heißen: {names}.</translation>
    </message>
    <message>
        <source>The sheet has a title: it keeps one.</source>
        <translation>Das Blatt hat einen Titel und behält einen.</translation>
    </message>
    <message>
        <source>{total}: equal, throws again</source>
        <translation>{total}: gleich, wirft noch einmal</translation>
    </message>
    <message>
        <source>{total}: the highest, East</source>
        <translation>{total}: am höchsten, Ost</translation>
    </message>
    <message>
        <source>{total}</source>
        <translation>{total}</translation>
    </message>
    <message>
        <source>{total}: {name} mixes the winds and lays them out</source>
        <translation>{total}: {name} mischt die Winde und legt sie aus</translation>
    </message>
    <message>
        <source>{total}: {name} draws first</source>
        <translation>{total}: {name} zieht zuerst</translation>
    </message>
    <message>
        <source>draws {wind} and stays</source>
        <translation>zieht {wind} und bleibt</translation>
    </message>
    <message>
        <source>draws {wind}</source>
        <translation>zieht {wind}</translation>
    </message>
    <message>
        <source>draws {wind} and sits where {name} sat</source>
        <translation>zieht {wind} und nimmt den Platz von {name}</translation>
    </message>
    <message>
        <source>{total}: {name} is East first</source>
        <translation>{total}: {name} ist zuerst Ost</translation>
    </message>
    <message>
        <source>{name} {said}</source>
        <translation>{name} {said}</translation>
    </message>
    <message>
        <source>{name} throws {one} and {other}. {said}</source>
        <translation>{name} wirft {one} und {other}. {said}</translation>
    </message>
    <message>
        <source>{names}. {east} begins as East.</source>
        <translation>{names}. {east} beginnt als Ost.</translation>
    </message>
    <message>
        <source>{weekday}, {date}</source>
        <translation>{weekday}, {date}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Game, {book}</source>
        <translation>Partie, {book}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>As long as you like</source>
        <translation>So lange ihr mögt</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Four rounds: a set</source>
        <translation>Vier Runden: ein Durchgang</translation>
    </message>
    <message>
        <source>Eight rounds: two sets</source>
        <translation>Acht Runden: zwei Durchgänge</translation>
    </message>
    <message>
        <source>Sixteen rounds: four sets</source>
        <translation>Sechzehn Runden: vier Durchgänge</translation>
    </message>
    <message>
        <source>{rounds} rounds</source>
        <translation>{rounds} Runden</translation>
    </message>
    <message>
        <source>The book’s sticks: {points}</source>
        <translation>Stäbchen des Buchs: {points}</translation>
    </message>
</context>
<context>
    <name>Score sheets</name>
    <message>
        <source>archived</source>
        <translation>im Archiv</translation>
    </message>
    <message>
        <source>No score sheet yet. Begin one, and lay the tiles or type the points after each deal: the program works out who pays whom.</source>
        <translation>Noch kein Wertungsblatt. Beginne eines und lege nach jedem Spiel die Steine oder tippe die Punkte: Das Programm berechnet, wer wem was zahlt.</translation>
    </message>
    <message>
        <source>All score sheets are put away.</source>
        <translation>Alle Wertungsblätter sind weggelegt.</translation>
    </message>
    <message>
        <source>All score sheets are in the archive.</source>
        <translation>Alle Wertungsblätter sind im Archiv.</translation>
    </message>
    <message>
        <source>All score sheets are in the archive or put away.</source>
        <translation>Alle Wertungsblätter sind im Archiv oder weggelegt.</translation>
    </message>
    <message>
        <source>No score sheet fits the search.</source>
        <translation>Kein Wertungsblatt passt zur Suche.</translation>
    </message>
    <message>
        <source>{deals}, {day}</source>
        <translation>{deals}, {day}</translation>
    </message>
    <message>
        <source>{deals_and_day}, {where}</source>
        <translation>{deals_and_day}, {where}</translation>
    </message>
    <message>
        <source>{name} {total}</source>
        <translation>{name} {total}</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Save the sheet as PDF</source>
        <translation>Das Blatt als PDF speichern</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>Save the rows as CSV</source>
        <translation>Zeilen als CSV speichern</translation>
    </message>
    <message>
        <source>Rows (*.csv)</source>
        <translation>Zeilen (*.csv)</translation>
    </message>
    <message>
        <source>Save the whole sheet</source>
        <translation>Ganzes Blatt speichern</translation>
    </message>
    <message>
        <source>Whole sheet (*.json)</source>
        <translation>Ganzes Blatt (*.json)</translation>
    </message>
    <message>
        <source>Score sheets (*.json *.peling-sheet)</source>
        <translation>Wertungsblätter (*.json *.peling-sheet)</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Wertungsblatt importieren</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Wertungsblätter</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>This sheet was here already.</source>
        <translation>Dieses Blatt war schon hier.</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Draw the seats</source>
        <translation>Plätze auslosen</translation>
    </message>
    <message>
        <source>The players sit as they do now and draw anew, as their book has it.</source>
        <translation>Die Spieler sitzen wie bisher und losen neu aus, wie es in ihrem Buch steht.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Leave the seats as they are</source>
        <translation>Plätze lassen, wie sie sind</translation>
    </message>
    <message>
        <source>Sit down so</source>
        <translation>So setzen</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Sound and pace</source>
        <translation>Klang und Tempo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Flat paper, strong lines.</source>
        <translation>Flaches Papier, kräftige Linien.</translation>
    </message>
    <message>
        <source>Text as large as the system wants it</source>
        <translation>Schriftgröße wie im System</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Lehrend</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Only what is allowed.</source>
        <translation>Nur was erlaubt ist.</translation>
    </message>
    <message>
        <source>With the reasons.</source>
        <translation>Mit den Gründen.</translation>
    </message>
    <message>
        <source>With reasons, citations and near misses.</source>
        <translation>Mit Gründen, Quellenangaben und knapp Verfehltem.</translation>
    </message>
    <message>
        <source>Faces of the tiles</source>
        <translation>Gesichter der Steine</translation>
    </message>
    <message>
        <source>Engraved</source>
        <translation>Graviert</translation>
    </message>
    <message>
        <source>Large numerals</source>
        <translation>Große Ziffern</translation>
    </message>
    <message>
        <source>As tiles were engraved a century ago.</source>
        <translation>So waren Steine vor hundert Jahren graviert.</translation>
    </message>
    <message>
        <source>Large plain figures and letters, for weak eyes.</source>
        <translation>Große schlichte Ziffern und Buchstaben, für schwache Augen.</translation>
    </message>
    <message>
        <source>Cloth of the table</source>
        <translation>Tuch des Tisches</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Ink blue</source>
        <translation>Tintenblau</translation>
    </message>
    <message>
        <source>Mulberry</source>
        <translation>Maulbeere</translation>
    </message>
    <message>
        <source>The green of billiards and card tables.</source>
        <translation>Das Grün von Billard- und Kartentischen.</translation>
    </message>
    <message>
        <source>A deep blue.</source>
        <translation>Ein tiefes Blau.</translation>
    </message>
    <message>
        <source>A dark red.</source>
        <translation>Ein dunkles Rot.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Sound of the tiles</source>
        <translation>Klang der Steine</translation>
    </message>
    <message>
        <source>Computer’s pause</source>
        <translation>Pause des Computers</translation>
    </message>
    <message>
        <source>Quick deal: without dice, laid at once</source>
        <translation>Schnell austeilen: ohne Würfel, sofort</translation>
    </message>
    <message>
        <source>Figures in the corners of the tiles</source>
        <translation>Zahlen in den Ecken der Steine</translation>
    </message>
    <message>
        <source>Turn open tiles to their owner</source>
        <translation>Offene Steine zum Besitzer drehen</translation>
    </message>
    <message>
        <source>Labels on wall and discards</source>
        <translation>Beschriftung von Mauer und Abwürfen</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>This computer has nothing to play sounds with: no loudspeaker was found.</source>
        <translation>Dieser Computer kann keine Klänge abspielen: Es wurde kein Lautsprecher gefunden.</translation>
    </message>
    <message>
        <source>Sounds cannot be played: Python’s package miniaudio is missing.</source>
        <translation>Klänge können nicht abgespielt werden: Das Python-Paket miniaudio fehlt.</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>a hand of one suit</source>
        <translation>eine Hand in reiner Farbe</translation>
    </message>
    <message>
        <source>a hand of one suit with honours</source>
        <translation>eine Hand in einer Farbe mit Ehren</translation>
    </message>
    <message>
        <source>a hand of threes</source>
        <translation>eine Hand aus Drillingen</translation>
    </message>
    <message>
        <source>{wind} pays all three shares: {times} times {score}.</source>
        <translation>{wind} zahlt alle drei Anteile: {times}-mal {score}.</translation>
    </message>
    <message>
        <source>By a house rule {winds}, both liable, share what all would pay.</source>
        <translation>Nach einer Hausregel haften {winds} beide und teilen, was alle zahlen würden.</translation>
    </message>
    <message>
        <source>For an own tile each of the others pays twice {score}.</source>
        <translation>Für einen eigenen Stein zahlt jeder andere zweimal {score}.</translation>
    </message>
    <message>
        <source>{wind}, who discarded, pays twice {score}, the others once.</source>
        <translation>{wind} hat abgeworfen und zahlt zweimal {score}, die anderen einmal.</translation>
    </message>
    <message>
        <source>The old scale, in 30s, is a house rule of this game.</source>
        <translation>Die alten Werte, in 30ern, sind eine Hausregel dieser Partie.</translation>
    </message>
    <message>
        <source>× 2: for a tile drawn or a robbed kong everybody pays twice.</source>
        <translation>× 2: Für einen gezogenen Stein oder einen geraubten Kong zahlen alle doppelt.</translation>
    </message>
    <message>
        <source>× 2: {name} discarded the winning tile.</source>
        <translation>× 2: {name} warf den Gewinnstein ab.</translation>
    </message>
    <message>
        <source>{total} points are rounded up to {score}.</source>
        <translation>{total} Punkte werden auf {score} aufgerundet.</translation>
    </message>
    <message>
        <source>{wind} was robbed of the tile; that counts as an own tile.</source>
        <translation>{wind} wurde der Stein geraubt; das zählt wie ein eigener Stein.</translation>
    </message>
    <message>
        <source>{wind} discarded the bottom tile.</source>
        <translation>{wind} hat den letzten Stein abgeworfen.</translation>
    </message>
    <message>
        <source>All four sets before the winner were claimed from {wind}.</source>
        <translation>Zu allen vier Sätzen vor dem Gewinner kam der Stein von {wind}.</translation>
    </message>
    <message>
        <source>Three sets of {hand} were claimed from {wind}.</source>
        <translation>Zu drei Sätzen für {hand} kam der Stein von {wind}.</translation>
    </message>
    <message>
        <source>By a house rule {wind}, who discarded, pays the winner for all.</source>
        <translation>Nach einer Hausregel zahlt {wind}, von dem der Abwurf kam, dem Gewinner für alle.</translation>
    </message>
    <message>
        <source>Each of the others pays the winner’s points.</source>
        <translation>Jeder andere zahlt dem Gewinner dessen Punkte.</translation>
    </message>
    <message>
        <source>By a house rule they settle their differences too.</source>
        <translation>Nach einer Hausregel rechnen sie auch ihre Unterschiede ab.</translation>
    </message>
    <message>
        <source>They pay each other nothing.</source>
        <translation>Einander zahlen sie nichts.</translation>
    </message>
    <message>
        <source>What the banker, East, pays or receives is doubled.</source>
        <translation>Was die Bank, Ost, zahlt oder bekommt, zählt doppelt.</translation>
    </message>
    <message>
        <source>By a house rule full points are not doubled for the banker.</source>
        <translation>Nach einer Hausregel werden volle Punkte für die Bank nicht verdoppelt.</translation>
    </message>
    <message>
        <source>The winner is paid the full score.</source>
        <translation>Der Gewinner bekommt die volle Wertung.</translation>
    </message>
    <message>
        <source>The others settle the difference of their scores.</source>
        <translation>Die anderen rechnen den Unterschied ihrer Wertungen ab.</translation>
    </message>
    <message>
        <source>One player pays the shares of all.</source>
        <translation>Ein Spieler zahlt die Anteile aller.</translation>
    </message>
    <message>
        <source>Whoever washes the tiles is paid by all.</source>
        <translation>Wer die Steine wäscht, wird von allen bezahlt.</translation>
    </message>
    <message>
        <source>A false Mah-Jongg is paid to all.</source>
        <translation>Ein falsches Mah-Jongg wird an alle bezahlt.</translation>
    </message>
    <message>
        <source>One player pays for all.</source>
        <translation>Einer zahlt für alle.</translation>
    </message>
    <message>
        <source>The other losers pay the limit for an unfinished limit hand.</source>
        <translation>Für eine unfertige Limithand zahlen die anderen Verlierer das Limit.</translation>
    </message>
    <message>
        <source>A dead hand pays the others.</source>
        <translation>Eine tote Hand zahlt den anderen.</translation>
    </message>
    <message>
        <source>Dead hand: wrong number of tiles. It counts nothing.</source>
        <translation>Tote Hand: falsche Zahl von Steinen. Sie zählt nichts.</translation>
    </message>
    <message>
        <source>Dead hand: too many tiles. It counts nothing.</source>
        <translation>Tote Hand: zu viele Steine. Sie zählt nichts.</translation>
    </message>
    <message>
        <source>Dead hand: too few tiles. Its score is only taken off what it pays.</source>
        <translation>Tote Hand: zu wenige Steine. Ihre Wertung wird nur von dem abgezogen, was sie zahlt.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Cut by the limit: only East is paid more than {limit} by a player.</source>
        <translation>Vom Limit gekürzt: Nur Ost erhält von einem Mitspieler mehr als {limit}.</translation>
    </message>
    <message>
        <source>Cut by the limit: {limit} are the most between two players, {twice} with East.</source>
        <translation>Vom Limit gekürzt: Zwischen zwei Spielern sind {limit} das Höchste, mit Ost {twice}.</translation>
    </message>
    <message>
        <source>Only East is paid more than {limit} by a player.</source>
        <translation>Nur Ost erhält von einem Mitspieler mehr als {limit}.</translation>
    </message>
    <message>
        <source>The limit: {limit} are the most between two players, {twice} with East.</source>
        <translation>Das Limit: Zwischen zwei Spielern sind {limit} das Höchste, mit Ost {twice}.</translation>
    </message>
    <message>
        <source>limit {points}</source>
        <translation>Limit {points}</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>zahlt</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>bekommt</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Winner is paid</source>
        <translation>An den Gewinner</translation>
    </message>
    <message>
        <source>All settle</source>
        <translation>Alle rechnen ab</translation>
    </message>
    <message>
        <source>The others settle</source>
        <translation>Unter den anderen</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>The other player pays the winner. One of you is East, so it is doubled.</source>
        <translation>Wer nicht gewonnen hat, zahlt an den Gewinner. Von euch zweien ist immer einer Ost, deshalb doppelt.</translation>
    </message>
    <message>
        <source>Everybody pays whoever washed the tiles; nothing is doubled and nothing else is settled.</source>
        <translation>Alle zahlen an den, der die Steine wäscht; nichts wird verdoppelt, und sonst wird nichts abgerechnet.</translation>
    </message>
    <message>
        <source>{wind} discarded a dangerous tile and pays for all what each would have paid; nothing else is settled.</source>
        <translation>{wind} hat einen gefährlichen Stein abgeworfen und zahlt für alle, was jeder gezahlt hätte; sonst wird nichts abgerechnet.</translation>
    </message>
    <message>
        <source>The winner is paid by all; then the others settle the difference. What East pays or receives is doubled.</source>
        <translation>Den Gewinner bezahlen alle; dann rechnen die anderen den Unterschied ab. Was Ost zahlt oder bekommt, wird verdoppelt.</translation>
    </message>
    <message>
        <source>Nobody went out. By a house rule of this game all settle the difference; what East pays or receives is doubled.</source>
        <translation>Niemand hat Mah-Jongg gemacht. Nach einer Hausregel dieser Partie rechnen alle den Unterschied ab; was Ost zahlt oder bekommt, wird verdoppelt.</translation>
    </message>
    <message>
        <source>Nobody went out. Nobody pays.</source>
        <translation>Niemand hat Mah-Jongg gemacht. Niemand zahlt.</translation>
    </message>
    <message>
        <source>The tiles are dealt anew: you remain East.</source>
        <translation>Die Steine werden neu gegeben: Du bleibst Ost.</translation>
    </message>
    <message>
        <source>The tiles are dealt anew: East remains East.</source>
        <translation>Die Steine werden neu gegeben: Ost bleibt Ost.</translation>
    </message>
    <message>
        <source>The deal is drawn: by a house rule East passes to you.</source>
        <translation>Das Spiel ist unentschieden: Nach einer Hausregel geht Ost an dich über.</translation>
    </message>
    <message>
        <source>The deal is drawn: by a house rule East passes to {wind}.</source>
        <translation>Das Spiel ist unentschieden: Nach einer Hausregel geht Ost an {wind} über.</translation>
    </message>
    <message>
        <source>The deal is drawn: you remain East.</source>
        <translation>Das Spiel ist unentschieden: Du bleibst Ost.</translation>
    </message>
    <message>
        <source>The deal is drawn: East remains East.</source>
        <translation>Das Spiel ist unentschieden: Ost bleibt Ost.</translation>
    </message>
    <message>
        <source>East won: you remain East.</source>
        <translation>Ost hat gewonnen: Du bleibst Ost.</translation>
    </message>
    <message>
        <source>East won and remains East.</source>
        <translation>Ost hat gewonnen und bleibt Ost.</translation>
    </message>
    <message>
        <source>East did not win: the deal passes to the right, to you.</source>
        <translation>Ost hat nicht gewonnen: Das Geben geht nach rechts, an dich.</translation>
    </message>
    <message>
        <source>East did not win: the deal passes to the right, to {wind}.</source>
        <translation>Ost hat nicht gewonnen: Das Geben geht nach rechts, an {wind}.</translation>
    </message>
    <message>
        <source>You could go out with that tile too, but only one does: {winner} comes before you, nearer after {giver} in the order of play.</source>
        <translation>Mit diesem Stein hättest auch du Mah-Jongg gemacht, aber nur einer macht es: {winner} kommt vor dir, in der Spielfolge näher nach {giver}.</translation>
    </message>
    <message>
        <source>You could go out with that tile too, but only one does. By a house rule of this game the banker comes first and then the others in turn after him, so {winner} comes before you.</source>
        <translation>Mit diesem Stein hättest auch du Mah-Jongg gemacht, aber nur einer macht es. Nach einer Hausregel dieser Partie kommt zuerst die Bank und dann die anderen der Reihe nach, also {winner} vor dir.</translation>
    </message>
    <message>
        <source>With that the {wind} round is over, and with it all four rounds; you may go on with a new {following} round.</source>
        <translation>Damit ist die {wind}-Runde zu Ende, und mit ihr alle vier Runden; ihr könnt mit einer neuen {following}-Runde weiterspielen.</translation>
    </message>
    <message>
        <source>With that the {wind} round is over; the {following} round begins.</source>
        <translation>Damit ist die {wind}-Runde zu Ende; die {following}-Runde beginnt.</translation>
    </message>
    <message>
        <source>With that the {wind} round is over, and with it the game.</source>
        <translation>Damit ist die {wind}-Runde zu Ende, und mit ihr die Partie.</translation>
    </message>
    <message>
        <source>{wind} washes the tiles</source>
        <translation>{wind} wäscht die Steine</translation>
    </message>
    <message>
        <source>{winds} wash the tiles</source>
        <translation>{winds} waschen die Steine</translation>
    </message>
    <message>
        <source>Nobody goes out: the deal is drawn</source>
        <translation>Niemand macht Mah-Jongg: unentschieden</translation>
    </message>
    <message>
        <source>{wind} has Mah-Jongg as dealt</source>
        <translation>{wind} hat Mah-Jongg beim Geben</translation>
    </message>
    <message>
        <source>{wind} goes out on a loose tile</source>
        <translation>{wind} gewinnt mit einem losen Stein</translation>
    </message>
    <message>
        <source>{wind} goes out on the last tile</source>
        <translation>{wind} gewinnt mit dem letzten Stein</translation>
    </message>
    <message>
        <source>{wind} goes out by eight flowers</source>
        <translation>{wind} gewinnt mit acht Blumen</translation>
    </message>
    <message>
        <source>{wind} goes out on the tile {giver} adds</source>
        <translation>{wind} gewinnt mit dem Stein, den {giver} anlegt</translation>
    </message>
    <message>
        <source>{wind} goes out on your discard</source>
        <translation>{wind} gewinnt mit deinem Abwurf</translation>
    </message>
    <message>
        <source>{wind} goes out on {giver}’s discard</source>
        <translation>{wind} gewinnt mit dem Abwurf von {giver}</translation>
    </message>
    <message>
        <source>{wind} goes out on a drawn tile</source>
        <translation>{wind} gewinnt mit einem gezogenen Stein</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Spiel {deal}</translation>
    </message>
    <message>
        <source>{heads}: everybody pays {points}.</source>
        <translation>{heads}: Alle zahlen {points}.</translation>
    </message>
    <message>
        <source>The winner’s score</source>
        <translation>Die Wertung des Gewinners</translation>
    </message>
    <message>
        <source>A hand of a washed deal</source>
        <translation>Eine Hand eines gewaschenen Spiels</translation>
    </message>
    <message>
        <source>A hand of a drawn deal</source>
        <translation>Eine Hand eines unentschiedenen Spiels</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>Eine andere Hand</translation>
    </message>
    <message>
        <source>{wind}, Mah-Jongg</source>
        <translation>{wind}, Mah-Jongg</translation>
    </message>
    <message>
        <source>winning tile: {tile}</source>
        <translation>Gewinnstein: {tile}</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wer wem zahlt</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Stände</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Other hands</source>
        <translation>Andere Hände</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>With that the game is over.</source>
        <translation>Damit ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Hand of {wind}, {player}, points: {total}</source>
        <translation>Hand von {wind}, {player}, Punkte: {total}</translation>
    </message>
    <message>
        <source>Hand of {wind}, {player}: {net} in this deal</source>
        <translation>Hand von {wind}, {player}: {net} in diesem Spiel</translation>
    </message>
    <message>
        <source>Score of {wind}</source>
        <translation>Wertung von {wind}</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>The table is coming…</source>
        <translation>Der Tisch kommt …</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Den Tisch richten</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>Learning aids</source>
        <translation>Lernhilfen</translation>
    </message>
    <message>
        <source>Labels on the table, and moves can be taken back</source>
        <translation>Beschrifteter Tisch, und Züge können zurückgenommen werden</translation>
    </message>
    <message>
        <source>A game in which you take something back is marked as assisted. The tutor is always there.</source>
        <translation>Eine Partie, in der du etwas zurücknimmst, gilt als unterstützt. Der Tutor ist immer da.</translation>
    </message>
    <message>
        <source>At the table with you</source>
        <translation>Mit dir am Tisch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>This book is for {players}.</source>
        <translation>Dieses Buch ist für {players}.</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
</context>
<context>
    <name>SheetPlurals</name>
    <message numerus="yes">
        <source>Corrected %n time(s).</source>
        <translation><numerusform>Einmal berichtigt.</numerusform><numerusform>%n-mal berichtigt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s) followed.</source>
        <translation><numerusform>Ein späteres Spiel folgte.</numerusform><numerusform>%n spätere Spiele folgten.</numerusform></translation>
    </message>
</context>
<context>
    <name>SilentDialog</name>
    <message>
        <source>Pe-Ling is open already</source>
        <translation>Pe-Ling ist schon offen</translation>
    </message>
    <message>
        <source>A window of Pe-Ling is open already for these games, and it does not answer.</source>
        <translation>Für diese Partien ist schon ein Fenster von Pe-Ling offen, und es antwortet nicht.</translation>
    </message>
    <message>
        <source>It may be busy: wait a little and start Pe-Ling again. You can also open another window beside it; nothing is lost, as each game and each sheet is written by one window only.</source>
        <translation>Vielleicht ist es beschäftigt: Warte ein wenig und starte Pe-Ling noch einmal. Du kannst auch ein weiteres Fenster daneben öffnen; verloren geht nichts, denn jede Partie und jedes Wertungsblatt wird nur von einem Fenster geschrieben.</translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation>Weiteres Fenster öffnen</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New score sheet</source>
        <translation>Neues Wertungsblatt</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>East first</source>
        <translation>zuerst Ost</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Player {number} changes places with the next</source>
        <translation>Spieler {number} tauscht den Platz mit dem nächsten</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Plätze auslosen</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Das Blatt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Everybody begins with</source>
        <translation>Alle beginnen mit</translation>
    </message>
    <message>
        <source>To be played</source>
        <translation>Gespielt werden</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Limit, another number</source>
        <translation>Limit, eine andere Zahl</translation>
    </message>
    <message>
        <source>for example: at Anna’s</source>
        <translation>zum Beispiel: bei Anna</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Begin the sheet</source>
        <translation>Blatt beginnen</translation>
    </message>
    <message>
        <source>This book is for {players}.</source>
        <translation>Dieses Buch ist für {players}.</translation>
    </message>
    <message>
        <source>In the order of play: each sits to the right of the one above.</source>
        <translation>In der Spielfolge: Jeder sitzt rechts vom Spieler darüber.</translation>
    </message>
    <message>
        <source>In the order of play, as they take turns.</source>
        <translation>In der Spielfolge, wie sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>By this book everybody throws two dice; the highest is East.</source>
        <translation>Nach diesem Buch wirft jeder zwei Würfel; der Höchste ist Ost.</translation>
    </message>
    <message>
        <source>By this book winds are mixed and drawn; each sits by his wind.</source>
        <translation>Nach diesem Buch werden Winde gemischt und gezogen; jeder sitzt nach seinem Wind.</translation>
    </message>
    <message>
        <source>By this book winds are drawn, each sits by his wind, and a throw names the first East.</source>
        <translation>Nach diesem Buch werden Winde gezogen, jeder sitzt nach seinem Wind, und ein Wurf nennt den ersten Ost.</translation>
    </message>
    <message>
        <source>another number</source>
        <translation>eine andere Zahl</translation>
    </message>
</context>
<context>
    <name>Sticks</name>
    <message>
        <source>With dotted sticks</source>
        <translation>Mit Stäbchen</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>noted as a debt</source>
        <translation>als Schuld notiert</translation>
    </message>
    <message>
        <source>{payer} hands {payee} {sticks}.</source>
        <translation>{payer} gibt {payee} {sticks}.</translation>
    </message>
    <message>
        <source>{payer} hands {payee} {sticks} and gets back {change}.</source>
        <translation>{payer} gibt {payee} {sticks} und bekommt {change} zurück.</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: the sticks do not suffice. It is noted.</source>
        <translation>{payer} schuldet {payee} {amount}: Die Stäbchen reichen nicht. Es wird notiert.</translation>
    </message>
    <message>
        <source>{count} × {value}</source>
        <translation>{count} × {value}</translation>
    </message>
</context>
<context>
    <name>Subjects</name>
    <message>
        <source>Reading tiles</source>
        <translation>Steine lesen</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Course of a deal</source>
        <translation>Ablauf eines Spiels</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Abrechnen</translation>
    </message>
</context>
<context>
    <name>Tile entry</name>
    <message>
        <source>In the hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>Sets laid open</source>
        <translation>Offene Sätze</translation>
    </message>
    <message>
        <source>Concealed fours</source>
        <translation>Verdeckte Vierlinge</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>Gewinnstein</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Abwürfe</translation>
    </message>
    <message>
        <source>Tile just drawn</source>
        <translation>Eben gezogen</translation>
    </message>
    <message>
        <source>Tile just discarded</source>
        <translation>Eben abgeworfen</translation>
    </message>
    <message>
        <source>Last tile</source>
        <translation>Letzter Stein</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgeworfen</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>The tiles in the hand that have no place of their own. Type b123, c55, e, r or wh, for example.</source>
        <translation>Die Steine auf der Hand, die keinen eigenen Platz haben. Tipp zum Beispiel b123, c55, e, r oder wh.</translation>
    </message>
    <message>
        <source>Chows, pungs and kongs on the table. Type + for a fourth tile that was added later.</source>
        <translation>Chows, Pungs und Kongs auf dem Tisch. + tippen für einen vierten Stein, der später dazukam.</translation>
    </message>
    <message>
        <source>Fours of own tiles laid down. One tile stands for all four.</source>
        <translation>Ausgelegte Vierlinge aus eigenen Steinen. Ein Stein steht für alle vier.</translation>
    </message>
    <message>
        <source>The tile that completed the hand.</source>
        <translation>Der Stein, der die Hand vollständig machte.</translation>
    </message>
    <message>
        <source>Flowers and seasons set out. Type Fl1 to Fl4 and Se1 to Se4.</source>
        <translation>Ausgelegte Blumen und Jahreszeiten. Tippe Fl1 bis Fl4 und Se1 bis Se4.</translation>
    </message>
    <message>
        <source>The wild tiles of the deal, where the book has them.</source>
        <translation>Die Joker des Spiels, wenn das Buch welche kennt.</translation>
    </message>
    <message>
        <source>What this player has discarded and nobody has claimed.</source>
        <translation>Was dieser Spieler abgeworfen und niemand genommen hat.</translation>
    </message>
    <message>
        <source>The tile drawn last; it belongs to the hand.</source>
        <translation>Der zuletzt gezogene Stein; er gehört zur Hand.</translation>
    </message>
    <message>
        <source>The tile that another player has just discarded.</source>
        <translation>Der Stein, den ein anderer eben abgeworfen hat.</translation>
    </message>
    <message>
        <source>One tile of the hand, any of them: you have drawn none.</source>
        <translation>Irgendein Stein der Hand: Du hast keinen gezogen.</translation>
    </message>
    <message>
        <source>drawn from the wall</source>
        <translation>von der Mauer gezogen</translation>
    </message>
    <message>
        <source>a claimed discard</source>
        <translation>ein Abwurf</translation>
    </message>
    <message>
        <source>a loose tile</source>
        <translation>ein loser Stein</translation>
    </message>
    <message>
        <source>a kong robbed</source>
        <translation>ein geraubter Kong</translation>
    </message>
    <message>
        <source>the last tile of the wall</source>
        <translation>der letzte Stein der Mauer</translation>
    </message>
    <message>
        <source>the last discard</source>
        <translation>der letzte Abwurf</translation>
    </message>
    <message>
        <source>complete as dealt</source>
        <translation>vollständig ausgeteilt</translation>
    </message>
    <message>
        <source>East’s first discard</source>
        <translation>Osts erster Abwurf</translation>
    </message>
    <message>
        <source>eight flowers</source>
        <translation>acht Blumen</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>it replaced a flower or season</source>
        <translation>er ersetzte Blume oder Jahreszeit</translation>
    </message>
    <message>
        <source>it came for a claimed kong</source>
        <translation>er kam für einen genommenen Kong</translation>
    </message>
    <message>
        <source>it came for a concealed kong</source>
        <translation>er kam für einen verdeckten Kong</translation>
    </message>
    <message>
        <source>it came for an added fourth tile</source>
        <translation>er kam für einen angelegten vierten Stein</translation>
    </message>
    <message>
        <source>on the first turn</source>
        <translation>im ersten Zug</translation>
    </message>
    <message>
        <source>a standing hand was declared</source>
        <translation>stehende Hand angesagt</translation>
    </message>
    <message>
        <source>East’s thirteenth win running</source>
        <translation>Osts dreizehnter Gewinn in Folge</translation>
    </message>
    <message>
        <source>the discarder is excused</source>
        <translation>der Abwerfer ist entschuldigt</translation>
    </message>
    <message>
        <source>the discarder had no choice</source>
        <translation>der Abwerfer hatte keine Wahl</translation>
    </message>
    <message>
        <source>Palette of tiles</source>
        <translation>Palette der Steine</translation>
    </message>
    <message>
        <source>number: tiles left</source>
        <translation>Zahl: Steine übrig</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{place}: {tiles}</source>
        <translation>{place}: {tiles}</translation>
    </message>
    <message>
        <source>{typed} is no tile</source>
        <translation>{typed} ist kein Stein</translation>
    </message>
    <message>
        <source>There are no tiles in the clipboard.</source>
        <translation>In der Zwischenablage sind keine Steine.</translation>
    </message>
    <message>
        <source>The text in the clipboard is too long for the tiles of one place.</source>
        <translation>Der Text in der Zwischenablage ist zu lang für die Steine eines Platzes.</translation>
    </message>
    <message>
        <source>Nothing is laid: “{found}” is no tile. Tiles are written like b3, c55, d789, e, wh or fl1.</source>
        <translation>Nichts wird gelegt: „{found}“ ist kein Stein. Steine schreibt man wie b3, c55, d789, e, wh oder fl1.</translation>
    </message>
    <message>
        <source>{tile}, {left}</source>
        <translation>{tile}, {left}</translation>
    </message>
    <message>
        <source>{tile}, {place}; press to take it out</source>
        <translation>{tile}, {place}; drücken nimmt ihn heraus</translation>
    </message>
    <message>
        <source>Own wind</source>
        <translation>Eigener Wind</translation>
    </message>
    <message>
        <source>Wind of the round</source>
        <translation>Wind der Runde</translation>
    </message>
    <message>
        <source>Winning tile came</source>
        <translation>Der Gewinnstein kam</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <translation>Wessen Hand</translation>
    </message>
    <message>
        <source>The winner’s</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Another’s</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>All four {kinds} are laid, but one lies turned up in the wall.</source>
        <translation>Alle vier liegen da, {kinds}, aber einer davon liegt aufgedeckt in der Mauer.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>east wind</source>
        <translation>Ostwind</translation>
    </message>
    <message>
        <source>south wind</source>
        <translation>Südwind</translation>
    </message>
    <message>
        <source>west wind</source>
        <translation>Westwind</translation>
    </message>
    <message>
        <source>north wind</source>
        <translation>Nordwind</translation>
    </message>
    <message>
        <source>red dragon</source>
        <translation>roter Drache</translation>
    </message>
    <message>
        <source>green dragon</source>
        <translation>grüner Drache</translation>
    </message>
    <message>
        <source>white dragon</source>
        <translation>weißer Drache</translation>
    </message>
    <message>
        <source>{rank} of bamboos</source>
        <translation>Bambus {rank}</translation>
    </message>
    <message>
        <source>{rank} of circles</source>
        <translation>Kreise {rank}</translation>
    </message>
    <message>
        <source>{rank} of characters</source>
        <translation>Zeichen {rank}</translation>
    </message>
    <message>
        <source>flower {rank}</source>
        <translation>Blume {rank}</translation>
    </message>
    <message>
        <source>season {rank}</source>
        <translation>Jahreszeit {rank}</translation>
    </message>
    <message>
        <source>East wind</source>
        <translation>Ostwind</translation>
    </message>
    <message>
        <source>South wind</source>
        <translation>Südwind</translation>
    </message>
    <message>
        <source>West wind</source>
        <translation>Westwind</translation>
    </message>
    <message>
        <source>North wind</source>
        <translation>Nordwind</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>Roter Drache</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>Grüner Drache</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>Weißer Drache</translation>
    </message>
    <message>
        <source>{number} of bamboos</source>
        <translation>Bambus {number}</translation>
    </message>
    <message>
        <source>{number} of circles</source>
        <translation>Kreise {number}</translation>
    </message>
    <message>
        <source>{number} of characters</source>
        <translation>Zeichen {number}</translation>
    </message>
    <message>
        <source>Flower {rank}</source>
        <translation>Blume {rank}</translation>
    </message>
    <message>
        <source>Season {rank}</source>
        <translation>Jahreszeit {rank}</translation>
    </message>
    <message>
        <source>east winds</source>
        <translation>Ostwinde</translation>
    </message>
    <message>
        <source>south winds</source>
        <translation>Südwinde</translation>
    </message>
    <message>
        <source>west winds</source>
        <translation>Westwinde</translation>
    </message>
    <message>
        <source>north winds</source>
        <translation>Nordwinde</translation>
    </message>
    <message>
        <source>red dragons</source>
        <translation>rote Drachen</translation>
    </message>
    <message>
        <source>green dragons</source>
        <translation>grüne Drachen</translation>
    </message>
    <message>
        <source>white dragons</source>
        <translation>weiße Drachen</translation>
    </message>
    <message>
        <source>{rank}s of bamboos</source>
        <translation>Bambus {rank}</translation>
    </message>
    <message>
        <source>{rank}s of circles</source>
        <translation>Kreise {rank}</translation>
    </message>
    <message>
        <source>{rank}s of characters</source>
        <translation>Zeichen {rank}</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>bamboos</source>
        <translation>Bambus</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <translation>{words} und {last}</translation>
    </message>
    <message>
        <source>{words} or {last}</source>
        <translation>{words} oder {last}</translation>
    </message>
    <message>
        <source>{run} of {suit}</source>
        <translation>{suit} {run}</translation>
    </message>
    <message>
        <source>three {tiles}</source>
        <translation>drei {tiles}</translation>
    </message>
    <message>
        <source>four {tiles}</source>
        <translation>vier {tiles}</translation>
    </message>
    <message>
        <source>a pair of {tiles}</source>
        <translation>ein Paar {tiles}</translation>
    </message>
</context>
<context>
    <name>Tiles in sentences</name>
    <message>
        <source>{rank} of bamboos</source>
        <translation>Bambus {rank}</translation>
    </message>
    <message>
        <source>{rank} of circles</source>
        <translation>Kreise {rank}</translation>
    </message>
    <message>
        <source>{rank} of characters</source>
        <translation>Zeichen {rank}</translation>
    </message>
    <message>
        <source>an East wind</source>
        <translation>einen Ostwind</translation>
    </message>
    <message>
        <source>a South wind</source>
        <translation>einen Südwind</translation>
    </message>
    <message>
        <source>a West wind</source>
        <translation>einen Westwind</translation>
    </message>
    <message>
        <source>a North wind</source>
        <translation>einen Nordwind</translation>
    </message>
    <message>
        <source>a red dragon</source>
        <translation>einen roten Drachen</translation>
    </message>
    <message>
        <source>a green dragon</source>
        <translation>einen grünen Drachen</translation>
    </message>
    <message>
        <source>a white dragon</source>
        <translation>einen weißen Drachen</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
    <message>
        <source>Title, place and names</source>
        <translation>Titel, Ort und Namen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Title of the sheet</source>
        <translation>Titel des Blatts</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Rules: {book}</source>
        <translation>Regeln: {book}</translation>
    </message>
    <message>
        <source>Five minutes</source>
        <translation>Fünf Minuten</translation>
    </message>
    <message>
        <source>to ask again</source>
        <translation>noch einmal zu fragen</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Heute ist nichts fällig.</translation>
    </message>
    <message>
        <source>New here? The first lesson takes five minutes.</source>
        <translation>Neu hier? Die erste Lektion dauert fünf Minuten.</translation>
    </message>
    <message>
        <source>New questions, of the kinds you have practised least.</source>
        <translation>Neue Fragen, von den Arten, die du am wenigsten geübt hast.</translation>
    </message>
    <message>
        <source>Some tiles to read, the easily confused ones first.</source>
        <translation>Einige Steine zum Lesen, zuerst die leicht verwechselten.</translation>
    </message>
    <message>
        <source>Waiting for another time: {number}.</source>
        <translation>Für ein andermal: {number}.</translation>
    </message>
    <message>
        <source>A question comes back on the day on which you would begin to forget the answer.</source>
        <translation>Eine Frage kommt an dem Tag wieder, an dem du die Antwort zu vergessen beginnen würdest.</translation>
    </message>
    <message>
        <source>What you meet there is asked again on later days, when it is due.</source>
        <translation>Was dort vorkommt, wird an späteren Tagen wieder gefragt, wenn es fällig ist.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>{number} tomorrow</source>
        <translation>{number} morgen</translation>
    </message>
    <message>
        <source>{number} on {day}</source>
        <translation>{number} am {day}</translation>
    </message>
    <message>
        <source>Then: {days}</source>
        <translation>Danach: {days}</translation>
    </message>
    <message>
        <source>{subject}: {number}, {about}</source>
        <translation>{subject}: {number}, {about}</translation>
    </message>
    <message>
        <source>Hand of the day</source>
        <translation>Hand des Tages</translation>
    </message>
    <message>
        <source>The same for everybody who plays by this book today.</source>
        <translation>Dieselbe für alle, die heute nach diesem Buch spielen.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>The tiles are being dealt.</source>
        <translation>Die Steine werden ausgeteilt.</translation>
    </message>
    <message>
        <source>Every discard is being played out on paper.</source>
        <translation>Jeder Abwurf wird auf dem Papier durchgespielt.</translation>
    </message>
    <message>
        <source>There is no hand today.</source>
        <translation>Heute gibt es keine Hand.</translation>
    </message>
    <message>
        <source>You are {seat} in the {round} round and have drawn the {tile}. What goes?</source>
        <translation>Du bist {seat} in der Runde {round}. Gezogen: {tile}. Was wirfst du ab?</translation>
    </message>
    <message>
        <source>You are {seat} and have drawn the {tile}. What goes?</source>
        <translation>Du bist {seat}. Gezogen: {tile}. Was wirfst du ab?</translation>
    </message>
    <message>
        <source>Wild: {tiles}.</source>
        <translation>Joker: {tiles}.</translation>
    </message>
    <message>
        <source>Discarded so far</source>
        <translation>Bisher abgeworfen</translation>
    </message>
    <message>
        <source>{tile}, chosen</source>
        <translation>{tile}, gewählt</translation>
    </message>
    <message>
        <source>{tile}, the best discard</source>
        <translation>{tile}, der beste Abwurf</translation>
    </message>
    <message>
        <source>{tile}: the best discard.</source>
        <translation>{tile}: der beste Abwurf.</translation>
    </message>
    <message>
        <source>{tile}: as good as the best, {best}, as far as can be said.</source>
        <translation>{tile}: so gut wie das Beste, {best}, soweit sich das sagen lässt.</translation>
    </message>
    <message>
        <source>{tile}: loses about {points}. Better: {best}.</source>
        <translation>{tile}: verliert etwa {points}. Besser: {best}.</translation>
    </message>
    <message>
        <source>Tomorrow there is another one.</source>
        <translation>Morgen gibt es eine andere.</translation>
    </message>
    <message>
        <source>Your last mistakes</source>
        <translation>Deine letzten Fehler</translation>
    </message>
    <message>
        <source>All {number}</source>
        <translation>Alle {number}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>{grade}, {kind}, {subject}, {whence}, {lost} points</source>
        <translation>{grade}, {kind}, {subject}, {whence}, {lost} Punkte</translation>
    </message>
    <message>
        <source>{date}, deal {number}</source>
        <translation>{date}, Spiel {number}</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>Auswendig gewusst</translation>
    </message>
    <message>
        <source>Known by heart, by book</source>
        <translation>Auswendig gewusst, nach Buch</translation>
    </message>
    <message>
        <source>firm</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>met, not yet firm</source>
        <translation>gesehen, noch nicht fest</translation>
    </message>
    <message>
        <source>{subject}: {firm} of {total} firm, {seen} more met</source>
        <translation>{subject}: {firm} von {total} fest, {seen} weitere gesehen</translation>
    </message>
    <message>
        <source>Minutes of practice, day by day; today has the frame</source>
        <translation>Minuten des Übens, Tag für Tag; heute hat den Rahmen</translation>
    </message>
    <message>
        <source>Minutes of practice: {days}</source>
        <translation>Minuten des Übens: {days}</translation>
    </message>
    <message>
        <source>none in these five weeks</source>
        <translation>keine in diesen fünf Wochen</translation>
    </message>
    <message>
        <source>{day} {minutes}</source>
        <translation>{day} {minutes}</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Als Nächstes: {lesson}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done; {number} due for review</source>
        <translation>Fertig; {number} fällig</translation>
    </message>
    <message>
        <source>Next: {lesson}; {number} due for review</source>
        <translation>Als Nächstes: {lesson}; {number} fällig</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Comes in a later version</source>
        <translation>Kommt in einer späteren Version</translation>
    </message>
    <message>
        <source>Pe-Ling, start page</source>
        <translation>Pe-Ling, Startseite</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Top bar</source>
        <translation>Obere Leiste</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Open the rule</source>
        <translation>Regel öffnen</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>Practise this: {drill}</source>
        <translation>Das üben: {drill}</translation>
    </message>
    <message>
        <source>Explained here: {terms}</source>
        <translation>Hier erklärt: {terms}</translation>
    </message>
    <message>
        <source>East throws two dice and counts round to the right, himself as one.</source>
        <translation>Ost wirft zwei Würfel und zählt rechts herum, sich selbst als eins.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>You throw {number}</source>
        <translation>Du würfelst {number}</translation>
    </message>
    <message>
        <source>{name}: a throw of {number}</source>
        <translation>{name}: ein Wurf von {number}</translation>
    </message>
    <message>
        <source>{who} is named by {sums}</source>
        <translation>{who} wird genannt bei {sums}</translation>
    </message>
    <message>
        <source>{number} has been thrown</source>
        <translation>{number} ist gewürfelt worden</translation>
    </message>
    <message>
        <source>More about it</source>
        <translation>Mehr dazu</translation>
    </message>
    <message>
        <source>a set of three, open</source>
        <translation>einen Drilling, offen</translation>
    </message>
    <message>
        <source>a set of four, open</source>
        <translation>einen Vierling, offen</translation>
    </message>
    <message>
        <source>a set of four, concealed</source>
        <translation>einen Vierling, verdeckt</translation>
    </message>
    <message>
        <source>a sequence, open</source>
        <translation>eine Folge, offen</translation>
    </message>
    <message>
        <source>{set}: {worth}</source>
        <translation>{set}: {worth}</translation>
    </message>
    <message>
        <source>nothing by itself</source>
        <translation>für sich nichts</translation>
    </message>
    <message>
        <source>{points}, the hand × {factor}</source>
        <translation>{points}, die Hand × {factor}</translation>
    </message>
    <message>
        <source>the hand × {factor}</source>
        <translation>die Hand × {factor}</translation>
    </message>
    <message>
        <source>your draw.</source>
        <translation>dein Ziehen.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{wind} adds to a pung</source>
        <translation>{wind} legt an einen Pung an</translation>
    </message>
    <message>
        <source>{wind} discards</source>
        <translation>{wind} wirft ab</translation>
    </message>
    <message>
        <source>Only the bottom tile is left</source>
        <translation>Nur der letzte Stein ist übrig</translation>
    </message>
    <message>
        <source>You are East and begin</source>
        <translation>Du bist Ost und beginnst</translation>
    </message>
    <message>
        <source>You have claimed</source>
        <translation>Du hast genommen</translation>
    </message>
    <message>
        <source>You draw a loose tile</source>
        <translation>Du ziehst einen losen Stein</translation>
    </message>
    <message>
        <source>You draw the last tile</source>
        <translation>Du ziehst den letzten Stein</translation>
    </message>
    <message>
        <source>You draw</source>
        <translation>Du ziehst</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warte</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Abgerechnet</translation>
    </message>
    <message>
        <source>The others decide</source>
        <translation>Die anderen entscheiden</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>{wind}’s turn</source>
        <translation>{wind} ist am Zug</translation>
    </message>
    <message>
        <source>The tiles are washed</source>
        <translation>Die Steine sind gewaschen</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>You are Mah-Jongg</source>
        <translation>Du hast Mah-Jongg</translation>
    </message>
    <message>
        <source>Mah-Jongg for {name}</source>
        <translation>Mah-Jongg für {name}</translation>
    </message>
    <message>
        <source>{outcome}. All hands lie open; look round the table. The button below shows the score.</source>
        <translation>{outcome}. Alle Hände liegen offen; sieh dich am Tisch um. Der Knopf unten zeigt die Wertung.</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>The deal begins</source>
        <translation>Das Spiel beginnt</translation>
    </message>
    <message>
        <source>Nothing is asked of you. Dice decide where the wall is broken; then the tiles are dealt. Any click or key goes on.</source>
        <translation>Von dir wird nichts verlangt. Würfel entscheiden, wo die Mauer geöffnet wird; dann werden die Steine ausgeteilt. Jeder Klick und jede Taste führt weiter.</translation>
    </message>
    <message>
        <source>The score is on the next tab.</source>
        <translation>Die Wertung steht auf dem nächsten Reiter.</translation>
    </message>
    <message>
        <source>Take the bottom tile or refuse it. Taken, it wins or is discarded.</source>
        <translation>Nimm den letzten Stein oder lehne ihn ab. Genommen gewinnt er oder wird abgeworfen.</translation>
    </message>
    <message>
        <source>Nothing is asked of you.</source>
        <translation>Du bist nicht gefragt.</translation>
    </message>
    <message>
        <source>You may still {verbs}.</source>
        <translation>Du darfst noch {verbs}.</translation>
    </message>
    <message>
        <source>Pass. You may not claim it.</source>
        <translation>Passe. Du darfst ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>{verbs}. There is no hurry.</source>
        <translation>{verbs}. Es eilt nicht.</translation>
    </message>
    <message>
        <source>go out with it</source>
        <translation>damit Mah-Jongg machen</translation>
    </message>
    <message>
        <source>make four of a kind</source>
        <translation>einen Vierling legen</translation>
    </message>
    <message>
        <source>pung it</source>
        <translation>ihn pungen</translation>
    </message>
    <message>
        <source>wash the tiles</source>
        <translation>die Steine waschen</translation>
    </message>
    <message>
        <source>chow it</source>
        <translation>ihn chowen</translation>
    </message>
    <message>
        <source>Declare Mah-Jongg. The hand is complete.</source>
        <translation>Sag Mah-Jongg an. Die Hand ist vollständig.</translation>
    </message>
    <message>
        <source>Discard, or wash the tiles and end the deal.</source>
        <translation>Du kannst abwerfen oder die Steine waschen und das Spiel beenden.</translation>
    </message>
    <message>
        <source>Declare all eight flowers and win, or play on.</source>
        <translation>Sag alle acht Blumen an und gewinne, oder spiel weiter.</translation>
    </message>
    <message>
        <source>Meld a flower. Only when a tile was drawn for it you discard.</source>
        <translation>Lege eine Blume aus. Erst wenn dafür ein Stein gezogen ist, wirfst du ab.</translation>
    </message>
    <message>
        <source>Meld a flower and draw for it, or discard.</source>
        <translation>Lege eine Blume aus und zieh dafür, oder wirf ab.</translation>
    </message>
    <message>
        <source>Discard the tile you drew. Your hand is standing; it stays as it is.</source>
        <translation>Wirf den gezogenen Stein ab. Deine Hand steht, sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Discard a tile, or declare a standing hand with it. You are calling after it.</source>
        <translation>Wirf einen Stein ab; du darfst damit eine stehende Hand ansagen. Danach wartest du.</translation>
    </message>
    <message>
        <source>Lay down four of a kind, or discard.</source>
        <translation>Lege einen Vierling, oder wirf ab.</translation>
    </message>
    <message>
        <source>Discard a tile. The claim took the place of your draw.</source>
        <translation>Wirf einen Stein ab. Der Anspruch hat das Ziehen ersetzt.</translation>
    </message>
    <message>
        <source>Discard a tile. There is no time limit.</source>
        <translation>Wirf einen Stein ab. Es gibt keinen Zeitdruck.</translation>
    </message>
    <message>
        <source>Click it in the bar. To discard, drag a tile onto the table.</source>
        <translation>Klick es in der Leiste an. Zum Abwerfen zieh einen Stein auf den Tisch.</translation>
    </message>
    <message>
        <source>Press its key in the bar. To discard, go to a tile and press Enter twice.</source>
        <translation>Drück die Taste in der Leiste. Zum Abwerfen geh zu einem Stein und drück zweimal Enter.</translation>
    </message>
    <message>
        <source>Click it in the bar above your hand.</source>
        <translation>Klick es in der Leiste über deiner Hand an.</translation>
    </message>
    <message>
        <source>Press its key in the bar above your hand.</source>
        <translation>Drück die Taste, die in der Leiste über deiner Hand steht.</translation>
    </message>
    <message>
        <source>Drag a tile onto the table, or click it twice.</source>
        <translation>Zieh einen Stein auf den Tisch, oder klick ihn zweimal an.</translation>
    </message>
    <message>
        <source>Go to a tile with ← and →, then press Enter twice.</source>
        <translation>Geh mit ← und → zu einem Stein, dann drück zweimal Enter.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>{refused}: why?</source>
        <translation>{refused}: Warum?</translation>
    </message>
    <message>
        <source>The hand is complete, but a discard follows a claim for a set. Discard a tile: then one that fits completes the hand again.</source>
        <translation>Die Hand ist vollständig, aber wer einen Stein für einen Satz nimmt, wirft danach ab. Wirf einen Stein ab: Dann vollendet ein passender sie wieder.</translation>
    </message>
    <message>
        <source>The hand is complete.</source>
        <translation>Die Hand ist vollständig.</translation>
    </message>
    <message>
        <source>1 tile to go: you are calling, one fitting tile completes your hand.</source>
        <translation>Noch 1 Stein: Du wartest, ein passender Stein vollendet deine Hand.</translation>
    </message>
    <message>
        <source>{number} tiles to go: so many fitting ones complete your hand.</source>
        <translation>Noch {number} Steine: So viele passende vollenden deine Hand.</translation>
    </message>
    <message>
        <source>Replay from this line</source>
        <translation>Ab dieser Zeile nachspielen</translation>
    </message>
    <message>
        <source>Shows the moment of the chosen line with all hands open.</source>
        <translation>Zeigt den Zeitpunkt der gewählten Zeile mit allen Händen offen.</translation>
    </message>
    <message>
        <source>Tutor panel</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Put the tutor away</source>
        <translation>Tutor ausblenden</translation>
    </message>
    <message>
        <source>Show the tutor</source>
        <translation>Tutor zeigen</translation>
    </message>
    <message>
        <source>Advise me</source>
        <translation>Rat geben</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>Die Wertung zeigen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Your hand as it stands</source>
        <translation>Deine Hand, wie sie ist</translation>
    </message>
    <message>
        <source>If you go out now</source>
        <translation>Wenn du jetzt Mah-Jongg machst</translation>
    </message>
    <message>
        <source>What the complete hand counts, paid by each of the others.</source>
        <translation>Was die vollständige Hand zählt; jeder der anderen zahlt es.</translation>
    </message>
    <message>
        <source>In an exam your hand is not counted before the deal is over.</source>
        <translation>In einer Prüfung wird deine Hand erst gezählt, wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>You may claim or declare something</source>
        <translation>Du darfst etwas nehmen oder ansagen</translation>
    </message>
    <message>
        <source>Words in this line</source>
        <translation>Wörter dieser Zeile</translation>
    </message>
    <message>
        <source>Show the table (T)</source>
        <translation>Tisch zeigen (T)</translation>
    </message>
    <message>
        <source>{wind}’s tiles lie under this: show the table (T)</source>
        <translation>Darunter liegen Steine von {wind}: Tisch zeigen (T)</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Wertung jetzt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What its sets will count if you win. Another player’s win leaves you nothing.</source>
        <translation>Was ihre Sätze zählen, wenn du gewinnst. Gewinnt ein anderer, bleibt dir nichts.</translation>
    </message>
    <message>
        <source>What it would count if another player went out now.</source>
        <translation>Was sie zählte, wenn jetzt ein anderer Mah-Jongg machte.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>One moment.</source>
        <translation>Einen Augenblick.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Makes</source>
        <translation>Ergibt</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>your pair and
{giver}’s discard</source>
        <translation>dein Paar und der
Abwurf von {giver}</translation>
    </message>
    <message>
        <source>your three and
{giver}’s discard</source>
        <translation>dein Drilling und der
Abwurf von {giver}</translation>
    </message>
    <message>
        <source>your two and
{giver}’s discard</source>
        <translation>deine zwei und der
Abwurf von {giver}</translation>
    </message>
    <message>
        <source>{giver}’s
discard</source>
        <translation>der Abwurf
von {giver}</translation>
    </message>
    <message>
        <source>four of
your hand</source>
        <translation>vier aus
deiner Hand</translation>
    </message>
    <message>
        <source>your tile to
your open three</source>
        <translation>dein Stein zu
deinem Drilling</translation>
    </message>
    <message>
        <source>the tile
{giver} is adding</source>
        <translation>der Stein, den
{giver} anlegt</translation>
    </message>
    <message>
        <source>a three of a kind, laid open at your right</source>
        <translation>einen Drilling, rechts von dir offen gelegt</translation>
    </message>
    <message>
        <source>a four of a kind, laid open at your right</source>
        <translation>einen Vierling, rechts von dir offen gelegt</translation>
    </message>
    <message>
        <source>the sequence {run}, laid open at your right</source>
        <translation>die Folge {run}, rechts von dir offen gelegt</translation>
    </message>
    <message>
        <source>a four of a kind, one of its tiles face up</source>
        <translation>einen Vierling, einer seiner Steine offen</translation>
    </message>
    <message>
        <source>a four of a kind, the two end tiles face down</source>
        <translation>einen Vierling, die beiden äußeren Steine verdeckt</translation>
    </message>
    <message>
        <source>a four of a kind from your open three</source>
        <translation>einen Vierling aus deinem offenen Drilling</translation>
    </message>
    <message>
        <source>a complete hand: Mah-Jongg. The deal ends</source>
        <translation>eine vollständige Hand: Mah-Jongg. Das Spiel endet</translation>
    </message>
    <message>
        <source>four sets and a pair: Mah-Jongg. The deal ends</source>
        <translation>vier Sätze und ein Paar: Mah-Jongg. Das Spiel endet</translation>
    </message>
    <message>
        <source>a flower laid open; a tile is drawn for it</source>
        <translation>eine offene Blume; dafür wird ein Stein gezogen</translation>
    </message>
    <message>
        <source>eight flowers: Mah-Jongg. The deal ends</source>
        <translation>acht Blumen: Mah-Jongg. Das Spiel endet</translation>
    </message>
    <message>
        <source>your hand with the last tile; you win with it or discard it</source>
        <translation>deine Hand mit dem letzten Stein; er gewinnt oder wird abgeworfen</translation>
    </message>
    <message>
        <source>nothing; the next player is asked</source>
        <translation>nichts; der Nächste wird gefragt</translation>
    </message>
    <message>
        <source>a standing hand: from now on you discard every tile you draw, until one completes the hand</source>
        <translation>eine stehende Hand: Von jetzt an wirfst du jeden gezogenen Stein ab, bis einer die Hand vollendet</translation>
    </message>
    <message>
        <source>the end of the deal: you show the tiles you were dealt</source>
        <translation>das Ende des Spiels: Du zeigst die Steine, die du bekommen hast</translation>
    </message>
    <message>
        <source>{shape}: Mah-Jongg. The deal ends.</source>
        <translation>{shape}: Mah-Jongg. Das Spiel endet.</translation>
    </message>
    <message>
        <source>{points}, rounded up to {paid}.</source>
        <translation>{points}, aufgerundet auf {paid}.</translation>
    </message>
    <message>
        <source>{points}.</source>
        <translation>{points}.</translation>
    </message>
    <message>
        <source>{chain} = {uncut}, cut to {total} points.</source>
        <translation>{chain} = {uncut}, begrenzt auf {total} Punkte.</translation>
    </message>
    <message>
        <source>{chain} = {total} points.</source>
        <translation>{chain} = {total} Punkte.</translation>
    </message>
    <message>
        <source>nothing by itself. A sequence serves to go out.</source>
        <translation>für sich nichts. Eine Folge dient dem Mah-Jongg.</translation>
    </message>
    <message>
        <source>nothing by itself.</source>
        <translation>für sich nichts.</translation>
    </message>
    <message>
        <source>{points}, drawn or claimed.</source>
        <translation>{points}, gezogen oder genommen.</translation>
    </message>
    <message>
        <source>{points}, because another may rob the tile.</source>
        <translation>{points}, weil ein anderer den Stein rauben darf.</translation>
    </message>
    <message>
        <source>{points}, because all four are drawn.</source>
        <translation>{points}, weil alle vier gezogen sind.</translation>
    </message>
    <message>
        <source>{points}, because one tile was claimed.</source>
        <translation>{points}, weil ein Stein genommen ist.</translation>
    </message>
    <message>
        <source>{points}, because it is exposed.</source>
        <translation>{points}, weil er offen liegt.</translation>
    </message>
    <message>
        <source>With all four drawn it would count {points}.</source>
        <translation>Wären alle vier gezogen, zählte er {points}.</translation>
    </message>
    <message>
        <source>Drawn by yourself it would count {points}.</source>
        <translation>Selbst gezogen zählte er {points}.</translation>
    </message>
    <message>
        <source>The set also multiplies the whole hand by {factor}.</source>
        <translation>Der Satz vervielfacht außerdem die ganze Hand mit {factor}.</translation>
    </message>
    <message>
        <source>The three counts {points} now.</source>
        <translation>Der Drilling zählt jetzt {points}.</translation>
    </message>
    <message>
        <source>nothing.</source>
        <translation>nichts.</translation>
    </message>
    <message>
        <source>{parts} comes apart.</source>
        <translation>Es löst sich auf: {parts}.</translation>
    </message>
    <message>
        <source>{parts} come apart.</source>
        <translation>Es lösen sich auf: {parts}.</translation>
    </message>
    <message>
        <source>Then the hand is complete, but a discard must follow.</source>
        <translation>Dann ist die Hand vollständig, aber es muss ein Abwurf folgen.</translation>
    </message>
    <message>
        <source>Then the hand is complete.</source>
        <translation>Dann ist die Hand vollständig.</translation>
    </message>
    <message>
        <source>{short}, as before.</source>
        <translation>{short}, wie vorher.</translation>
    </message>
    <message>
        <source>{short} before, calling after it.</source>
        <translation>Vorher: {short}; danach wartest du.</translation>
    </message>
    <message>
        <source>{short} before, {after} after.</source>
        <translation>Vorher: {short}; nachher: {after}.</translation>
    </message>
    <message>
        <source>the pair of {tiles}</source>
        <translation>das Paar {tiles}</translation>
    </message>
    <message>
        <source>the three {tiles}</source>
        <translation>der Drilling {tiles}</translation>
    </message>
    <message>
        <source>{winds} pays you; nothing is doubled. The tiles are dealt anew.</source>
        <translation>{winds} zahlt an dich; nichts wird verdoppelt. Die Steine werden neu gegeben.</translation>
    </message>
    <message>
        <source>{winds} pay you the same; nothing is doubled. The tiles are dealt anew.</source>
        <translation>{winds} zahlen an dich gleich viel; nichts wird verdoppelt. Die Steine werden neu gegeben.</translation>
    </message>
    <message>
        <source>{wind} pays you for all; what East pays or receives is doubled.</source>
        <translation>{wind} zahlt für alle; was Ost zahlt oder bekommt, wird verdoppelt.</translation>
    </message>
    <message>
        <source>{winds} pays you; what East pays or receives is doubled.</source>
        <translation>{winds} zahlt an dich; was Ost zahlt oder bekommt, wird verdoppelt.</translation>
    </message>
    <message>
        <source>{winds} pay you; what East pays or receives is doubled.</source>
        <translation>{winds} zahlen an dich; was Ost zahlt oder bekommt, wird verdoppelt.</translation>
    </message>
    <message>
        <source>you draw a loose tile and discard.</source>
        <translation>du ziehst einen losen Stein und wirfst ab.</translation>
    </message>
    <message>
        <source>you draw a loose tile and discard, and {next} plays next.</source>
        <translation>du ziehst einen losen Stein und wirfst ab; dann spielt {next}.</translation>
    </message>
    <message>
        <source>you discard, and {next} plays next.</source>
        <translation>du wirfst ab; dann spielt {next}.</translation>
    </message>
    <message>
        <source>It takes the place of your draw.</source>
        <translation>Es ersetzt dein Ziehen.</translation>
    </message>
    <message>
        <source>{wind} loses this turn.</source>
        <translation>{wind} setzt diesmal aus.</translation>
    </message>
    <message>
        <source>{winds} lose this turn.</source>
        <translation>{winds} setzen diesmal aus.</translation>
    </message>
    <message>
        <source>{wind} pays you {amount}.</source>
        <translation>{wind} zahlt dir {amount}.</translation>
    </message>
    <message>
        <source>{wind} pay you {amount} each.</source>
        <translation>{wind} zahlen dir je {amount}.</translation>
    </message>
    <message>
        <source>before every other claim. Of several who can go out, the first in this order does: {winds}.</source>
        <translation>höher als jeder andere Anspruch. Können mehrere Mah-Jongg machen, macht es der erste in dieser Reihenfolge: {winds}.</translation>
    </message>
    <message>
        <source>before every other claim. Of two who can go out, the one nearest after the discarder does.</source>
        <translation>höher als jeder andere Anspruch. Können zwei Mah-Jongg machen, macht es der nächste nach dem Abwerfenden.</translation>
    </message>
    <message>
        <source>before {claims}.</source>
        <translation>höher als {claims}.</translation>
    </message>
    <message>
        <source>Only {claims} ranks before {own}.</source>
        <translation>Höher als {own} steht nur {claims}.</translation>
    </message>
    <message>
        <source>{claims} rank before it.</source>
        <translation>Höher stehen: {claims}.</translation>
    </message>
    <message>
        <source>behind every other claim: {claims}.</source>
        <translation>niedriger als jeder andere Anspruch: {claims}.</translation>
    </message>
    <message>
        <source>{own} would make {run}</source>
        <translation>{own} ergäben {run}</translation>
    </message>
    <message>
        <source>A chow is taken only from the player before you. That is {left}.</source>
        <translation>Einen Chow nimmt man nur vom Spieler vor dir. Das ist {left}.</translation>
    </message>
    <message>
        <source>A chow is taken only from the player at your left. That is {left}.</source>
        <translation>Einen Chow nimmt man nur vom linken Nachbarn. Das ist {left}.</translation>
    </message>
    <message>
        <source>{ways}, but a chow is taken only from the player before you. That is {left}.</source>
        <translation>{ways}, aber einen Chow nimmt man nur vom Spieler vor dir. Das ist {left}.</translation>
    </message>
    <message>
        <source>{ways}, but a chow is taken only from the player at your left. That is {left}.</source>
        <translation>{ways}, aber einen Chow nimmt man nur vom linken Nachbarn. Das ist {left}.</translation>
    </message>
    <message>
        <source>{wind} sits at your right.</source>
        <translation>{wind} sitzt rechts von dir.</translation>
    </message>
    <message>
        <source>{wind} sits opposite you.</source>
        <translation>{wind} sitzt dir gegenüber.</translation>
    </message>
    <message>
        <source>{wind} sits at your left.</source>
        <translation>{wind} sitzt links von dir.</translation>
    </message>
    <message>
        <source>{left} sits at your left, {right} at your right, {opposite} opposite.</source>
        <translation>{left} sitzt links von dir, {right} rechts, {opposite} gegenüber.</translation>
    </message>
    <message>
        <source>Standing hand: discard {tile}</source>
        <translation>Stehende Hand, Abwurf: {tile}</translation>
    </message>
</context>
<context>
    <name>Unreadable files</name>
    <message>
        <source>This is no file of Pe-Ling.</source>
        <translation>Das ist keine Datei von Pe-Ling.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>A newer version of Pe-Ling wrote it.</source>
        <translation>Eine neuere Version von Pe-Ling hat sie geschrieben.</translation>
    </message>
    <message>
        <source>It is open in another window of Pe-Ling.</source>
        <translation>Sie ist in einem anderen Fenster von Pe-Ling geöffnet.</translation>
    </message>
    <message>
        <source>This version does not know its rules.</source>
        <translation>Diese Version kennt ihre Regeln nicht.</translation>
    </message>
    <message>
        <source>By the rules of this version it could not have been played so.</source>
        <translation>Nach den Regeln dieser Version hätte so nicht gespielt werden können.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>What if</name>
    <message>
        <source>the thirteen odd majors</source>
        <translation>die dreizehn Verschiedenen</translation>
    </message>
    <message>
        <source>threes of all three dragons</source>
        <translation>Drillinge aller drei Drachen</translation>
    </message>
    <message>
        <source>all four winds</source>
        <translation>alle vier Winde</translation>
    </message>
    <message>
        <source>nothing but ones and nines</source>
        <translation>nur Einsen und Neunen</translation>
    </message>
    <message>
        <source>What if? {action}</source>
        <translation>Was wäre wenn? {action}</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>Was wäre wenn?</translation>
    </message>
    <message>
        <source>Rest on a tile of your hand, or go to it with ← and →: here you see what its discard would bring. The next tile joins it in a table.</source>
        <translation>Verweile auf einem Stein deiner Hand oder geh mit ← und → zu ihm: Hier siehst du, was sein Abwurf brächte. Der nächste Stein kommt in dieselbe Tabelle.</translation>
    </message>
    <message>
        <source>Rest on a claim in the bar, or go to it with the keys: here you see what it would bring.</source>
        <translation>Verweile auf einem Anspruch in der Leiste oder geh mit den Tasten zu ihm: Hier siehst du, was er brächte.</translation>
    </message>
    <message>
        <source>rest on a tile of your hand</source>
        <translation>auf einem Stein verweilen</translation>
    </message>
    <message>
        <source>rest on a claim in the bar</source>
        <translation>auf einem Anspruch verweilen</translation>
    </message>
    <message>
        <source>It ends the deal and counts {points}.</source>
        <translation>Es beendet das Spiel und zählt {points}.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Helpful</source>
        <translation>Hilfreich</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Could be</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>Then the hand is complete.</source>
        <translation>Dann ist die Hand vollständig.</translation>
    </message>
    <message>
        <source>{short}, as before.</source>
        <translation>{short}, wie vorher.</translation>
    </message>
    <message>
        <source>{short} before; then you are calling: 1 tile to go.</source>
        <translation>Vorher: {short}; danach wartest du: Noch 1 Stein.</translation>
    </message>
    <message>
        <source>{short} before, {after} then.</source>
        <translation>Vorher: {short}; nachher: {after}.</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Every tile that would help is in sight already.</source>
        <translation>Jeder Stein, der nützen würde, ist schon zu sehen.</translation>
    </message>
    <message>
        <source>any tile</source>
        <translation>jeder Stein</translation>
    </message>
    <message>
        <source>best discard {tile}.</source>
        <translation>am besten abwerfen: {tile}.</translation>
    </message>
    <message>
        <source>a loose tile is drawn.</source>
        <translation>ein loser Stein wird gezogen.</translation>
    </message>
    <message>
        <source>four sets and a pair of no special sort</source>
        <translation>vier Sätze und ein Paar ohne Besonderheit</translation>
    </message>
    <message>
        <source>{pattern} ({short}, the limit of {value})</source>
        <translation>{pattern} ({short}, das Limit von {value})</translation>
    </message>
    <message>
        <source>{pattern} ({short}, about {value})</source>
        <translation>{pattern} ({short}, etwa {value})</translation>
    </message>
    <message>
        <source>If another wins now, the hand counts {after} instead of {before}.</source>
        <translation>Gewinnt jetzt ein anderer, zählt die Hand {after} statt {before}.</translation>
    </message>
    <message>
        <source>The discard may help another: about {points} at risk.</source>
        <translation>Der Abwurf kann einem anderen helfen: Er kann etwa {points} kosten.</translation>
    </message>
</context>
<context>
    <name>Why not</name>
    <message>
        <source>Why not? {what}</source>
        <translation>Warum nicht? {what}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>What you can declare</source>
        <translation>Was du ansagen kannst</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>Die Mauer</translation>
    </message>
    <message>
        <source>The next tile</source>
        <translation>Der nächste Stein</translation>
    </message>
    <message>
        <source>A loose tile</source>
        <translation>Ein loser Stein</translation>
    </message>
    <message>
        <source>The tile turned up</source>
        <translation>Der aufgedeckte Stein</translation>
    </message>
    <message>
        <source>A stack of the wall</source>
        <translation>Ein Stapel der Mauer</translation>
    </message>
    <message>
        <source>Standing tiles</source>
        <translation>Stehende Steine</translation>
    </message>
    <message>
        <source>Claim it</source>
        <translation>Ihn nehmen</translation>
    </message>
    <message>
        <source>Take a tile of it</source>
        <translation>Einen Stein daraus nehmen</translation>
    </message>
    <message>
        <source>Take or discard it</source>
        <translation>Nehmen oder abwerfen</translation>
    </message>
    <message>
        <source>Take it back to the hand</source>
        <translation>Auf die Hand zurücknehmen</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Ihn ziehen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ihn ansehen</translation>
    </message>
    <message>
        <source>Nothing can be done with it now.</source>
        <translation>Damit ist jetzt nichts zu machen.</translation>
    </message>
    <message>
        <source>The deal is over; nothing more is played in it.</source>
        <translation>Das Spiel ist zu Ende; darin wird nichts mehr gespielt.</translation>
    </message>
    <message>
        <source>You discarded it yourself; the others may claim it.</source>
        <translation>Du hast ihn selbst abgeworfen; die anderen dürfen ihn nehmen.</translation>
    </message>
    <message>
        <source>Play has gone on since it was discarded. It is dead for good.</source>
        <translation>Seit seinem Abwurf ist das Spiel weitergegangen. Er ist endgültig tot.</translation>
    </message>
    <message>
        <source>A set that is laid down stays as it is until the deal ends.</source>
        <translation>Ein hingelegter Satz bleibt bis zum Ende des Spiels, wie er ist.</translation>
    </message>
    <message>
        <source>It lies open and counts for its owner. A tile was drawn in its place.</source>
        <translation>Er liegt offen und zählt für seinen Besitzer. Für ihn wurde ein Stein gezogen.</translation>
    </message>
    <message>
        <source>You have your tile of this turn. Discard one first.</source>
        <translation>Du hast deinen Stein für diesen Zug schon. Wirf erst einen ab.</translation>
    </message>
    <message>
        <source>Your claim took the place of your draw. Discard a tile.</source>
        <translation>Dein Anspruch hat das Ziehen ersetzt. Wirf einen Stein ab.</translation>
    </message>
    <message>
        <source>First everybody answers to the discard. If nobody claims it, the next tile is drawn by itself.</source>
        <translation>Zuerst antworten alle auf den Abwurf. Nimmt ihn niemand, wird der nächste Stein von selbst gezogen.</translation>
    </message>
    <message>
        <source>The tiles of the wall are drawn in their order, and nobody knows them before.</source>
        <translation>Die Steine der Mauer werden der Reihe nach gezogen, und niemand kennt sie vorher.</translation>
    </message>
    <message>
        <source>A loose tile is drawn only for four of a kind that is laid down, or for a flower or season.</source>
        <translation>Ein loser Stein wird nur für einen hingelegten Vierling gezogen, oder für eine Blume oder Jahreszeit.</translation>
    </message>
    <message>
        <source>It tells which tiles are wild. It stays where it is.</source>
        <translation>Er zeigt, welche Steine Joker sind. Er bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Only its owner sees what stands in a hand. The computer players do not see yours either.</source>
        <translation>Was in einer Hand steht, sieht nur ihr Besitzer. Die Computerspieler sehen auch deine nicht.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The table goes back to your last decision in this deal, so that you can decide otherwise.</source>
        <translation>Der Tisch kehrt zu deiner letzten Entscheidung in diesem Spiel zurück, damit du anders entscheiden kannst.</translation>
    </message>
    <message>
        <source>Moves can be taken back in games that were set up with the learning aids only.</source>
        <translation>Züge lassen sich nur in Partien zurücknehmen, die mit Lernhilfen begonnen wurden.</translation>
    </message>
    <message>
        <source>No move can be taken back in an exam.</source>
        <translation>In einer Prüfung lässt sich kein Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>You have done nothing yet in this deal.</source>
        <translation>Du hast in diesem Spiel noch nichts getan.</translation>
    </message>
    <message>
        <source>Advise me</source>
        <translation>Rat geben</translation>
    </message>
    <message>
        <source>The tutor says what is best and why, from what you see.</source>
        <translation>Der Tutor sagt, was das Beste ist und warum, nach dem, was du siehst.</translation>
    </message>
    <message>
        <source>Nothing is asked of you, so there is nothing to advise.</source>
        <translation>Du bist nicht gefragt, darum ist nichts zu raten.</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Regel öffnen</translation>
    </message>
    <message>
        <source>It shows the rule of the first card, or of the one in focus.</source>
        <translation>Das zeigt die Regel der ersten Karte, oder der Karte, die den Fokus hat.</translation>
    </message>
    <message>
        <source>No card speaks of a rule at the moment.</source>
        <translation>Im Augenblick spricht keine Karte von einer Regel.</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>The deal is settled. The tiles can be dealt again.</source>
        <translation>Das Spiel ist abgerechnet. Die Steine können neu gegeben werden.</translation>
    </message>
    <message>
        <source>The deal is still played; it is dealt again when it is over.</source>
        <translation>Das Spiel läuft noch; neu gegeben wird, wenn es zu Ende ist.</translation>
    </message>
    <message>
        <source>Your open sets</source>
        <translation>Deine offenen Sätze</translation>
    </message>
    <message>
        <source>{wind}’s open sets</source>
        <translation>Offene Sätze von {wind}</translation>
    </message>
    <message>
        <source>Your flowers and seasons</source>
        <translation>Deine Blumen und Jahreszeiten</translation>
    </message>
    <message>
        <source>{wind}’s flowers and seasons</source>
        <translation>Blumen und Jahreszeiten von {wind}</translation>
    </message>
    <message>
        <source>{wind}’s hand</source>
        <translation>Hand von {wind}</translation>
    </message>
    <message>
        <source>You claimed it. It lies in your open sets and stays there.</source>
        <translation>Du hast ihn beansprucht. Er liegt in deinen offenen Sätzen und bleibt dort.</translation>
    </message>
    <message>
        <source>{wind} claimed it. It lies in {wind}’s open sets and stays there.</source>
        <translation>{wind} hat ihn beansprucht. Er liegt in den offenen Sätzen von {wind} und bleibt dort.</translation>
    </message>
    <message>
        <source>A set that lies open is {wind}’s. Nobody takes a tile out of it.</source>
        <translation>Der offene Satz gehört {wind}. Niemand nimmt einen Stein heraus.</translation>
    </message>
    <message>
        <source>Only if {wind} adds the fourth {tile} to it may that tile be taken, to go out.</source>
        <translation>Nur wenn {wind} den vierten Stein anlegt ({tile}), darf dieser genommen werden, um Mah-Jongg zu machen.</translation>
    </message>
    <message>
        <source>A tile is drawn on the own turn only. It is {wind}’s turn.</source>
        <translation>Gezogen wird nur im eigenen Zug. {wind} ist am Zug.</translation>
    </message>
    <message>
        <source>It makes no set with the tile that is offered, {tile}.</source>
        <translation>Mit dem angebotenen Stein ({tile}) ergibt er keinen Satz.</translation>
    </message>
</context>
<context>
    <name>Whys</name>
    <message>
        <source>The better choice aims at {pattern}, out of reach after this one.</source>
        <translation>Ziel der besseren Wahl: {pattern}. Nach dieser ist das außer Reichweite.</translation>
    </message>
    <message>
        <source>The better choice aims at {pattern}; this one leads away from it.</source>
        <translation>Ziel der besseren Wahl: {pattern}; diese führt davon weg.</translation>
    </message>
    <message>
        <source>The better choice aims at {pattern}: {short}, after this one {other}.</source>
        <translation>Ziel der besseren Wahl: {pattern} ({short}); nach dieser: {other}.</translation>
    </message>
    <message>
        <source>The better choice ends the deal at once, with a gain.</source>
        <translation>Die bessere Wahl beendet das Spiel sofort, mit Gewinn.</translation>
    </message>
    <message>
        <source>It gives a wild tile away, which fits everywhere.</source>
        <translation>Ein Joker wird weggegeben, der überall passt.</translation>
    </message>
    <message>
        <source>The set brings the hand no nearer: it stands at {short} with it and without it.</source>
        <translation>Der Satz bringt die Hand nicht näher: {short}, mit ihm und ohne ihn.</translation>
    </message>
    <message>
        <source>The better choice leaves {short}, this one {other}.</source>
        <translation>Nach der besseren Wahl: {short}. Nach dieser: {other}.</translation>
    </message>
    <message>
        <source>At {short}, so many tiles help: {live} after the better choice, {other} after this one.</source>
        <translation>{short}. So viele Steine helfen dann: {live} nach der besseren Wahl, {other} nach dieser.</translation>
    </message>
    <message>
        <source>The better choice wins {win} deals of a hundred, this one {other}.</source>
        <translation>Die bessere Wahl gewinnt {win} von hundert Spielen, diese {other}.</translation>
    </message>
    <message>
        <source>When it wins, the hand counts {value_points} after the better choice, {other} after this one.</source>
        <translation>Wenn sie gewinnt, zählt die Hand nach der besseren Wahl {value_points}, nach dieser {other}.</translation>
    </message>
    <message>
        <source>Discards that others win with cost you {cost_points} on average after the better choice, {other} after this one.</source>
        <translation>Abwürfe, mit denen andere gewinnen, kosten dich nach der besseren Wahl im Schnitt {cost_points}, nach dieser {other}.</translation>
    </message>
    <message>
        <source>No single figure shows it. Both were played on in {worlds} ways the unseen tiles may lie, and it came out so.</source>
        <translation>Keine einzelne Zahl zeigt es. Beides wurde in {worlds} möglichen Lagen der ungesehenen Steine zu Ende gespielt, und so kam es heraus.</translation>
    </message>
</context>
<context>
    <name>Winds</name>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
</context>
<context>
    <name>YourPlay</name>
    <message>
        <source>Your play</source>
        <translation>Dein Spiel</translation>
    </message>
    <message>
        <source>what decisions cost, luck apart</source>
        <translation>was Entscheidungen kosten, ohne das Glück</translation>
    </message>
    <message>
        <source>What is added up</source>
        <translation>Was zusammengezählt wird</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Trend</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>By subject</source>
        <translation>Nach Thema</translation>
    </message>
    <message>
        <source>in a deal</source>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>ungewiss</translation>
    </message>
    <message>
        <source>first half of these deals</source>
        <translation>erste Hälfte dieser Spiele</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Was am meisten kostet</translation>
    </message>
    <message>
        <source>each with hands of your own</source>
        <translation>jeweils mit eigenen Händen</translation>
    </message>
    <message>
        <source>Nothing was lost in these deals by a habit that has a name.</source>
        <translation>In diesen Spielen wurde nichts durch eine Gewohnheit verschenkt, die einen Namen hat.</translation>
    </message>
    <message>
        <source>By book</source>
        <translation>Nach Buch</translation>
    </message>
    <message>
        <source>Reckoned on this computer from the games kept here. Nothing is sent.</source>
        <translation>Auf diesem Rechner aus den hier aufbewahrten Partien berechnet. Nichts wird versendet.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save what your decisions cost as CSV</source>
        <translation>Speichern als CSV, was deine Entscheidungen kosten</translation>
    </message>
    <message>
        <source>Rows (*.csv)</source>
        <translation>Zeilen (*.csv)</translation>
    </message>
    <message>
        <source>Your play in Pe-Ling</source>
        <translation>Dein Spiel in Pe-Ling</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Count only deals from now on?</source>
        <translation>Nur noch Spiele von jetzt an zählen?</translation>
    </message>
    <message>
        <source>No game and no review is deleted. You can have all deals counted again at any time.</source>
        <translation>Keine Partie und keine Rückschau wird gelöscht. Du kannst jederzeit wieder alle Spiele zählen lassen.</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>Wieder alle zählen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Review them</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>What has been reviewed is kept. You can go on at any time.</source>
        <translation>Was durchgesehen wurde, bleibt. Du kannst jederzeit weitermachen.</translation>
    </message>
    <message>
        <source>No deal is over yet. The coach looks at every deal you finish, and adds up here what your decisions cost.</source>
        <translation>Noch ist kein Spiel zu Ende. Der Trainer sieht jedes beendete Spiel durch und zählt hier zusammen, was deine Entscheidungen kosten.</translation>
    </message>
    <message>
        <source>No deal has ended since then. The coach looks at every deal you finish, and adds up here what your decisions cost.</source>
        <translation>Seither ist kein Spiel zu Ende gegangen. Der Trainer sieht jedes beendete Spiel durch und zählt hier zusammen, was deine Entscheidungen kosten.</translation>
    </message>
    <message>
        <source>None of these deals has been reviewed yet.</source>
        <translation>Noch ist keines dieser Spiele durchgesehen.</translation>
    </message>
    <message>
        <source>All these deals go on from a moment of another deal, and are not added up: their beginning would count twice. The coach looks at every other deal you finish, and adds up here what your decisions cost.</source>
        <translation>All diese Spiele setzen ein anderes von einem Augenblick an fort und werden nicht mitgezählt: Ihr Anfang zählte sonst doppelt. Der Trainer sieht jedes andere beendete Spiel durch und zählt hier zusammen, was deine Entscheidungen kosten.</translation>
    </message>
    <message>
        <source>No deal by this book in the last ten weeks has been reviewed.</source>
        <translation>Aus den letzten zehn Wochen ist kein Spiel nach diesem Buch durchgesehen.</translation>
    </message>
    <message>
        <source>What you lose in a deal</source>
        <translation>Was du in einem Spiel verschenkst</translation>
    </message>
    <message>
        <source>These deals differ too much to say a level: it could be any.</source>
        <translation>Diese Spiele sind zu verschieden, um eine Stufe zu nennen: Es könnte jede sein.</translation>
    </message>
    <message>
        <source>Nobody has measured yet what the levels lose by this book.</source>
        <translation>Was die Stufen nach diesem Buch verschenken, hat noch niemand gemessen.</translation>
    </message>
    <message>
        <source>A trend is drawn from the second week on.</source>
        <translation>Von der zweiten Woche an wird ein Trend gezeichnet.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Ten weeks</source>
        <translation>Zehn Wochen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The game that you played last by this book</source>
        <translation>Die Partie, die du nach diesem Buch zuletzt gespielt hast</translation>
    </message>
    <message>
        <source>Deals of the last ten weeks</source>
        <translation>Spiele der letzten zehn Wochen</translation>
    </message>
    <message>
        <source>Every deal that has been reviewed</source>
        <translation>Jedes Spiel, das durchgesehen ist</translation>
    </message>
    <message>
        <source>points lost in a deal by week; the band holds 19 times in 20</source>
        <translation>verschenkte Punkte je Spiel nach Wochen; das Band gilt in 19 von 20 Fällen</translation>
    </message>
    <message>
        <source>points lost in a deal by month; the band holds 19 times in 20</source>
        <translation>verschenkte Punkte je Spiel nach Monaten; das Band gilt in 19 von 20 Fällen</translation>
    </message>
    <message>
        <source>points lost in a deal by year; the band holds 19 times in 20</source>
        <translation>verschenkte Punkte je Spiel nach Jahren; das Band gilt in 19 von 20 Fällen</translation>
    </message>
    <message>
        <source>Week from {date}</source>
        <translation>Woche ab {date}</translation>
    </message>
    <message>
        <source>Month from {date}</source>
        <translation>Monat ab {date}</translation>
    </message>
    <message>
        <source>Year from {date}</source>
        <translation>Jahr ab {date}</translation>
    </message>
    <message>
        <source>You lose more than {level}</source>
        <translation>Du verschenkst mehr als {level}</translation>
    </message>
    <message>
        <source>You play like {level} +</source>
        <translation>Du spielst wie {level} +</translation>
    </message>
    <message>
        <source>You play like {level}</source>
        <translation>Du spielst wie {level}</translation>
    </message>
    <message>
        <source>A level is said from {number} deals on: with fewer, chance says more.</source>
        <translation>Von {number} Spielen an wird eine Stufe genannt: Bei weniger sagt der Zufall mehr.</translation>
    </message>
    <message>
        <source>{points} ± {error}</source>
        <translation>{points} ± {error}</translation>
    </message>
    <message>
        <source>you, {points}</source>
        <translation>du, {points}</translation>
    </message>
    <message>
        <source>{level} {lost}</source>
        <translation>{level} {lost}</translation>
    </message>
    <message>
        <source>{headline}: {said}. Levels: {marks}</source>
        <translation>{headline}: {said}. Stufen: {marks}</translation>
    </message>
    <message>
        <source>{span}: {points} points lost in a deal, {deals}</source>
        <translation>{span}: {points} Punkte je Spiel verschenkt, {deals}</translation>
    </message>
    <message>
        <source>No change that is certain: {change} from the first half to the second.</source>
        <translation>Keine sichere Änderung: {change} von der ersten Hälfte zur zweiten.</translation>
    </message>
    <message>
        <source>You lose {points} less in a deal than in the first half of these deals.</source>
        <translation>Du verschenkst je Spiel {points} weniger als in der ersten Hälfte dieser Spiele.</translation>
    </message>
    <message>
        <source>You lose {points} more in a deal than in the first half of these deals.</source>
        <translation>Du verschenkst je Spiel {points} mehr als in der ersten Hälfte dieser Spiele.</translation>
    </message>
    <message>
        <source>Both columns add up to {points}.</source>
        <translation>Beide Spalten ergeben zusammengezählt {points}.</translation>
    </message>
    <message>
        <source>Deal by deal, game of {date}</source>
        <translation>Spiel für Spiel, Partie vom {date}</translation>
    </message>
    <message>
        <source>in all {points}</source>
        <translation>insgesamt {points}</translation>
    </message>
    <message>
        <source>Deal {number}: {points} points lost</source>
        <translation>Spiel {number}: {points} Punkte verschenkt</translation>
    </message>
    <message>
        <source>Luck gave and took as much {in_deals}: the play came to {lost}.</source>
        <translation>Das Glück gab und nahm gleich viel {in_deals}: Das Spiel kam auf {lost}.</translation>
    </message>
    <message>
        <source>Luck gave {luck} {in_deals}: with even luck the same play comes to about {lost}.</source>
        <translation>Das Glück gab {luck} {in_deals}: Bei gleichem Glück für alle kommt dasselbe Spiel auf etwa {lost}.</translation>
    </message>
    <message>
        <source>Luck took {luck} {in_deals}: with even luck the same play comes to about {lost}.</source>
        <translation>Das Glück nahm {luck} {in_deals}: Bei gleichem Glück für alle kommt dasselbe Spiel auf etwa {lost}.</translation>
    </message>
    <message>
        <source>{times} {in_deals}, {points} points in a deal</source>
        <translation>{times} {in_deals}, {points} Punkte je Spiel</translation>
    </message>
    <message>
        <source>{practise}: {habit}</source>
        <translation>{practise}: {habit}</translation>
    </message>
    <message>
        <source>{book}: {deals}, {points} points lost in a deal</source>
        <translation>{book}: {deals}, {points} Punkte je Spiel verschenkt</translation>
    </message>
    <message>
        <source>{row}; {level}</source>
        <translation>{row}; {level}</translation>
    </message>
    <message>
        <source>more than {level}</source>
        <translation>mehr als {level}</translation>
    </message>
    <message>
        <source>as {level} +</source>
        <translation>wie {level} +</translation>
    </message>
    <message>
        <source>as {level}</source>
        <translation>wie {level}</translation>
    </message>
    <message>
        <source>The coach is looking at deals that were never reviewed: {done} of {whole}</source>
        <translation>Der Trainer sieht Spiele durch, bei denen das noch nicht geschah: {done} von {whole}</translation>
    </message>
    <message>
        <source>Only deals after {date}, {time}, are counted.</source>
        <translation>Nur Spiele nach dem {date}, {time} Uhr, werden gezählt.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>Glück beim Geben</translation>
    </message>
    <message>
        <source>Luck of own draws</source>
        <translation>Glück beim Ziehen</translation>
    </message>
    <message>
        <source>Luck by the others</source>
        <translation>Glück durch die anderen</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verschenkte Punkte</translation>
    </message>
    <message>
        <source>Keeping lone winds and dragons</source>
        <translation>Einzelne Winde und Drachen behalten</translation>
    </message>
    <message>
        <source>Breaking a pair too soon</source>
        <translation>Ein Paar zu früh auflösen</translation>
    </message>
    <message>
        <source>Claiming early</source>
        <translation>Zu früh beanspruchen</translation>
    </message>
    <message>
        <source>Letting good claims pass</source>
        <translation>Gute Ansprüche vorbeilassen</translation>
    </message>
    <message>
        <source>Dreaming of a great hand</source>
        <translation>Von einer großen Hand träumen</translation>
    </message>
    <message>
        <source>Discarding what others wait for</source>
        <translation>Abwerfen, worauf andere warten</translation>
    </message>
    <message>
        <source>Giving wild tiles away</source>
        <translation>Joker hergeben</translation>
    </message>
    <message>
        <source>Giving up a special sort of hand</source>
        <translation>Eine besondere Art von Hand aufgeben</translation>
    </message>
    <message>
        <source>Making the hand slower</source>
        <translation>Die Hand langsamer machen</translation>
    </message>
    <message>
        <source>Calling for fewer tiles</source>
        <translation>Auf weniger Steine warten</translation>
    </message>
    <message>
        <source>Making the hand cheaper</source>
        <translation>Die Hand billiger machen</translation>
    </message>
    <message>
        <source>A mistake of another kind</source>
        <translation>Ein Fehler anderer Art</translation>
    </message>
    <message>
        <source>A wind or dragon that stands alone waits for two more tiles of its kind. You kept it and gave a tile of more use away.</source>
        <translation>Ein einzelner Wind oder Drache wartet auf zwei weitere seiner Art. Du hast ihn behalten und einen nützlicheren Stein hergegeben.</translation>
    </message>
    <message>
        <source>A pair is the head of the hand, or half a pung. You discarded one of two where another tile was of less use.</source>
        <translation>Ein Paar ist der Kopf der Hand oder ein halber Pung. Du hast einen von zweien abgeworfen, wo ein anderer Stein weniger nützte.</translation>
    </message>
    <message>
        <source>An open set binds three tiles and shows them. You took one where waiting was worth more.</source>
        <translation>Ein offener Satz bindet drei Steine und zeigt sie. Du hast einen genommen, wo Warten mehr wert war.</translation>
    </message>
    <message>
        <source>A tile that finishes a set seldom comes twice. You let one pass that was worth taking.</source>
        <translation>Ein Stein, der einen Satz vollendet, kommt selten zweimal. Du hast einen vorbeigelassen, den zu nehmen sich lohnte.</translation>
    </message>
    <message>
        <source>The hand you aimed at counts more, and comes so much more rarely that it is worth less.</source>
        <translation>Die Hand, auf die du zieltest, zählt mehr, kommt aber so viel seltener, dass sie weniger wert ist.</translation>
    </message>
    <message>
        <source>Another was near a win. A safer tile, or a wait, would have cost less on average.</source>
        <translation>Ein anderer war dem Gewinn nahe. Ein sichererer Stein oder Abwarten hätte im Mittel weniger gekostet.</translation>
    </message>
    <message>
        <source>A wild tile stands for any tile but a flower. You discarded one while a plain tile was of less use.</source>
        <translation>Ein Joker steht für jeden Stein außer einer Blume. Du hast einen abgeworfen, während ein gewöhnlicher Stein weniger nützte.</translation>
    </message>
    <message>
        <source>One suit, seven pairs or the like was in reach, and worth more. What you did led away from it.</source>
        <translation>Eine Farbe, sieben Paare oder Ähnliches war in Reichweite und mehr wert. Was du getan hast, führte davon weg.</translation>
    </message>
    <message>
        <source>After another choice the hand would have been nearer to a win, or helped by more tiles.</source>
        <translation>Nach einer anderen Wahl wäre die Hand näher am Gewinn gewesen, oder mehr Steine hätten ihr geholfen.</translation>
    </message>
    <message>
        <source>The hand was one tile from a win. To what you kept fewer tiles fit than to another.</source>
        <translation>Der Hand fehlte ein Stein zum Gewinn. Zu dem, was du behalten hast, passen weniger Steine als zu anderem.</translation>
    </message>
    <message>
        <source>After another choice the hand would have counted more when it wins.</source>
        <translation>Nach einer anderen Wahl hätte die Hand mehr gezählt, wenn sie gewinnt.</translation>
    </message>
</context>
<context>
    <name>YourPlayPlurals</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation><numerusform>%n Spiel</numerusform><numerusform>%n Spiele</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <translation><numerusform>in %n Spiel</numerusform><numerusform>in %n Spielen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>points lost in a deal, your last %n deal(s)</source>
        <translation><numerusform>verschenkte Punkte je Spiel, dein letztes Spiel</numerusform><numerusform>verschenkte Punkte je Spiel, deine letzten %n Spiele</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The levels are rough: measured over %n deal(s) each, all books together.</source>
        <translation><numerusform>Die Stufen sind grob: über je %n Spiel gemessen, alle Bücher zusammen.</numerusform><numerusform>Die Stufen sind grob: über je %n Spiele gemessen, alle Bücher zusammen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation><numerusform>%n-mal</numerusform><numerusform>%n-mal</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Practise, %n hand(s)</source>
        <translation><numerusform>Üben, %n Hand</numerusform><numerusform>Üben, %n Hände</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) could not be reviewed and are left out.</source>
        <translation><numerusform>%n Spiel konnte nicht durchgesehen werden und fehlt.</numerusform><numerusform>%n Spiele konnten nicht durchgesehen werden und fehlen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) were never reviewed.</source>
        <translation><numerusform>%n Spiel wurde nie durchgesehen.</numerusform><numerusform>%n Spiele wurden nie durchgesehen.</numerusform></translation>
    </message>
</context>
</TS>
