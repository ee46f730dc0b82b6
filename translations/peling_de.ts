<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About books</name>
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
        <source>The simplest way to begin, and the one in which scores can grow highest: nothing limits what a hand can count.</source>
        <translation>Der einfachste Einstieg, und zugleich das Spiel mit den höchsten Summen: Nichts begrenzt, was eine Hand zählen kann.</translation>
    </message>
    <message>
        <source>All four hands are counted. The winner is paid by everybody and pays nobody; then the others settle their differences, so a good hand that did not win may still gain.</source>
        <translation>Alle vier Hände werden gezählt. Wer gewinnt, bekommt von allen und zahlt niemandem; danach gleichen die anderen ihre Unterschiede aus. So kann auch eine gute Hand gewinnen, die nicht fertig wurde.</translation>
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
        <source>Washing the tiles: whoever is dealt nine or more different ones, nines and honors may show them, is paid, and the deal ends.</source>
        <translation>Steine waschen: Wer neun oder mehr verschiedene Einsen, Neunen und Ehrensteine bekommt, darf sie zeigen und wird bezahlt; dann ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Whoever discards into a hand that is plainly dangerous may have to pay for all.</source>
        <translation>Wer in eine sichtbar gefährliche Hand abwirft, muss unter Umständen für alle zahlen.</translation>
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
        <source>Whoever lets a pung pass is locked: he may not claim that kind until he has had a turn.</source>
        <translation>Wer einen Pung auslässt, ist gesperrt: Er darf diesen Stein erst wieder beanspruchen, wenn er am Zug war.</translation>
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
        <source>A living game from the east of China, with flowers and with wild tiles: a tile turned up in the wall tells which kind is wild in this deal.</source>
        <translation>Ein lebendiges Spiel aus dem Osten Chinas, mit Blumen und Jokern: Ein aufgedeckter Stein der Mauer bestimmt, welche Steine in diesem Spiel Joker sind.</translation>
    </message>
    <message>
        <source>A wild tile can stand for any tile in the hand, but never in a set that lies open. A wild tile that is discarded can be claimed by nobody.</source>
        <translation>Ein Joker kann in der Hand jeden Stein vertreten, aber nie in einem offenen Satz. Einen abgeworfenen Joker darf niemand beanspruchen.</translation>
    </message>
    <message>
        <source>Besides four sets and a pair there are seven pairs, fourteen tiles that stand apart, all honours, and eight flowers.</source>
        <translation>Neben vier Sätzen und einem Paar gibt es sieben Paare, vierzehn unabhängige Steine, lauter Ehrensteine und acht Blumen.</translation>
    </message>
    <message>
        <source>To go out on a discard a hand needs four points; on a tile drawn oneself it needs none.</source>
        <translation>Um mit einem Abwurf zu gewinnen, braucht eine Hand vier Punkte; mit einem selbst gezogenen Stein keinen.</translation>
    </message>
    <message>
        <source>Points are added up and rounded up to tens; nothing is doubled. Only the winner is paid: twice from everybody for a tile drawn, else twice from the discarder.</source>
        <translation>Die Punkte werden zusammengezählt und auf Zehner aufgerundet; verdoppelt wird nichts. Nur der Gewinner wird bezahlt: bei selbst gezogenem Stein von allen doppelt, sonst doppelt nur von dem, der abgeworfen hat.</translation>
    </message>
    <message>
        <source>Whoever feeds a winner too often pays for all. The bottom tile of the wall may be refused.</source>
        <translation>Wer einen Gewinner zu oft bedient, zahlt für alle. Den untersten Stein der Mauer darf man ablehnen.</translation>
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
        <source>from a working copy</source>
        <translation>aus einer Arbeitskopie</translation>
    </message>
    <message>
        <source>Pe-Ling</source>
        <translation>Pe-Ling</translation>
    </message>
    <message>
        <source>Program, tile faces, icons and sounds: MIT licence. Play offline, nothing is sent.</source>
        <translation>Programm, Steinbilder, Symbole und Klänge: MIT-Lizenz. Gespielt wird ohne Netz, nichts wird gesendet.</translation>
    </message>
    <message>
        <source>The rule book</source>
        <translation>Das Regelbuch</translation>
    </message>
    <message>
        <source>L. L. Harr, Pung-Chow, Harper &amp; Brothers 1922, is in the public domain. Its rules are told here in our own words, with the place in the book.</source>
        <translation>L. L. Harr, Pung-Chow, Harper &amp; Brothers 1922, ist gemeinfrei. Seine Regeln stehen hier in unseren eigenen Worten, mit der Stelle im Buch.</translation>
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
        <source>Standing hand</source>
        <translation>Stehende Hand</translation>
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
        <source>Added kong</source>
        <translation>Ergänzter Kong</translation>
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
        <translation>Die Steine waschen</translation>
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
        <source>Refuse the tile</source>
        <translation>Stein ablehnen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
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
        <source>Discard {tile} and declare a standing hand</source>
        <translation>{tile} abwerfen und eine stehende Hand ansagen</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation>Abwerfen: {tile}</translation>
    </message>
    <message>
        <source>Lay down the four of {tile}</source>
        <translation>Vierling hinlegen: {tile}</translation>
    </message>
    <message>
        <source>Add the fourth {tile}</source>
        <translation>Vierten anlegen: {tile}</translation>
    </message>
    <message>
        <source>Declare Mah-Jongg</source>
        <translation>Mah-Jongg ansagen</translation>
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
        <source>{action}.</source>
        <translation>{action}.</translation>
    </message>
    <message>
        <source>Nearly as good: {action}.</source>
        <translation>Fast so gut: {action}.</translation>
    </message>
    <message>
        <source>There is nothing to decide.</source>
        <translation>Es gibt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>It ends the deal and counts {points}.</source>
        <translation>Es beendet das Spiel und zählt {points}.</translation>
    </message>
    <message>
        <source>Then you are calling: 1 tile short.</source>
        <translation>Dann wartest du: 1 Stein fehlt.</translation>
    </message>
    <message>
        <source>You stay {short}.</source>
        <translation>Es bleibt dabei: {short}.</translation>
    </message>
    <message>
        <source>You are {short} before, {after} after.</source>
        <translation>Vorher: {short}; nachher: {after}.</translation>
    </message>
    <message>
        <source>The hand aims at {pattern}; that may count {value}.</source>
        <translation>Ziel der Hand: {pattern}; das kann {value} zählen.</translation>
    </message>
    <message>
        <source>{live}.</source>
        <translation>{live}.</translation>
    </message>
    <message>
        <source>{live}: {tiles}.</source>
        <translation>{live}: {tiles}.</translation>
    </message>
    <message>
        <source>It brings a loose tile.</source>
        <translation>Es bringt einen losen Stein.</translation>
    </message>
    <message>
        <source>Then discard {tile}.</source>
        <translation>Danach abwerfen: {tile}.</translation>
    </message>
    <message>
        <source>The discard may help another: it risks {points}.</source>
        <translation>Der Abwurf kann einem anderen helfen: Er kann {points} kosten.</translation>
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
</context>
<context>
    <name>Board</name>
    <message>
        <source>next tile</source>
        <translation>nächster Stein</translation>
    </message>
    <message>
        <source>the gap</source>
        <translation>die Lücke</translation>
    </message>
    <message>
        <source>2 loose tiles</source>
        <translation>2 lose Steine</translation>
    </message>
    <message>
        <source>the gap, 2 loose tiles</source>
        <translation>die Lücke, 2 lose Steine</translation>
    </message>
    <message>
        <source>the gap,
2 loose
tiles</source>
        <translation>die Lücke,
2 lose
Steine</translation>
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
        <source>Click or press Enter to go on</source>
        <translation>Weiter mit Klick oder Eingabetaste</translation>
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
        <source>Your exposed sets</source>
        <translation>Deine offenen Sätze</translation>
    </message>
    <message>
        <source>no discard yet</source>
        <translation>noch kein Abwurf</translation>
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
        <source>The seats and the wall</source>
        <translation>Die Plätze und die Mauer</translation>
    </message>
    <message>
        <source>Breaking the wall</source>
        <translation>Die Mauer wird gebrochen</translation>
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
        <translation>{tile} hier ablegen: Mah-Jongg</translation>
    </message>
    <message>
        <source>Drop the {tile} here for a kong</source>
        <translation>{tile} hier ablegen: Kong</translation>
    </message>
    <message>
        <source>Drop the {tile} here to pung</source>
        <translation>{tile} hier ablegen: Pung</translation>
    </message>
    <message>
        <source>Drop the {tile} here to chow</source>
        <translation>{tile} hier ablegen: Chow</translation>
    </message>
    <message>
        <source>Drop the {tile} here to claim it</source>
        <translation>{tile} hier ablegen, um ihn zu nehmen</translation>
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
        <source>No flower to meld now.</source>
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
        <translation>{wind} ergänzt einen Pung</translation>
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
        <source>Your discards</source>
        <translation>Deine Abwürfe</translation>
    </message>
    <message>
        <source>{wind}’s discards</source>
        <translation>Abwürfe von {wind}</translation>
    </message>
    <message>
        <source>{line}, standing</source>
        <translation>{line}, steht</translation>
    </message>
    <message>
        <source>{name}, {line}; total {score}; {number} tiles in hand</source>
        <translation>{name}, {line}; Stand {score}; {number} Steine auf der Hand</translation>
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
        <source>the next player is asked</source>
        <translation>der Nächste wird gefragt</translation>
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
        <source>highest: {name} is East</source>
        <translation>am höchsten: {name} ist Ost</translation>
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
        <source>counted from East: {wind} breaks the wall</source>
        <translation>von Ost gezählt: {wind} bricht die Mauer</translation>
    </message>
    <message>
        <source>{total}: {wind}’s side is opened to the left of stack {stack}</source>
        <translation>{total}: die Seite von {wind} wird links von Stapel {stack} geöffnet</translation>
    </message>
    <message>
        <source>both throws are {total}: stack {stack} of {wind}’s side is lifted</source>
        <translation>beide Würfe: {total}; auf der Seite von {wind} wird Stapel {stack} abgehoben</translation>
    </message>
    <message>
        <source>The wall: {number} tiles left</source>
        <translation>Die Mauer: noch {number} Steine</translation>
    </message>
</context>
<context>
    <name>Books</name>
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
        <source>{value} (as in the book)</source>
        <translation>{value} (wie im Buch)</translation>
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
        <translation>Beilage für den Export, 1920er</translation>
    </message>
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
        <source>{title}, {subtitle}</source>
        <translation>{title}, {subtitle}</translation>
    </message>
</context>
<context>
    <name>BooksPage</name>
    <message>
        <source>Here: {here}, in the book: {every}</source>
        <translation>Hier: {here}, im Buch: {every}</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Nicht in diesem Buch</translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation>Regelbücher</translation>
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
        <translation>{keys}; die Eingabetaste geht zur nächsten Stelle, mit Umschalt zur vorigen</translation>
    </message>
</context>
<context>
    <name>Citations</name>
    <message>
        <source>p. {page}</source>
        <translation>S. {page}</translation>
    </message>
    <message>
        <source>{place}, p. {page}</source>
        <translation>{place}, S. {page}</translation>
    </message>
    <message>
        <source>Pung Chow (Harr 1922)</source>
        <translation>Pung Chow (Harr 1922)</translation>
    </message>
    <message>
        <source>Mah-Jongg, the Game and How to Play It</source>
        <translation>Mah-Jongg, the Game and How to Play It</translation>
    </message>
    <message>
        <source>Chinese Game of Four Winds</source>
        <translation>Chinese Game of Four Winds</translation>
    </message>
    <message>
        <source>Mahjong rules in Fenghua (2016)</source>
        <translation>Mahjong-Regeln in Fenghua (2016)</translation>
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
        <source>Go to the tile at the left</source>
        <translation>Zum Stein links</translation>
    </message>
    <message>
        <source>Go to the tile at the right</source>
        <translation>Zum Stein rechts</translation>
    </message>
    <message>
        <source>Select the tile, then discard it</source>
        <translation>Stein wählen, dann abwerfen</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>Stein zurücklegen</translation>
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
        <source>Sort the hand</source>
        <translation>Hand ordnen</translation>
    </message>
    <message>
        <source>Advise me</source>
        <translation>Rat geben</translation>
    </message>
    <message>
        <source>Tutor panel</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Open the tutor</source>
        <translation>Lehrer öffnen</translation>
    </message>
    <message>
        <source>Open the score as it stands</source>
        <translation>Wertung, wie sie steht, öffnen</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Verlauf öffnen</translation>
    </message>
    <message>
        <source>Change between table and panel</source>
        <translation>Zwischen Tisch und Lehrer wechseln</translation>
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
        <source>About Pe-Ling</source>
        <translation>Über Pe-Ling</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Menü öffnen</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Pung Chow I</source>
        <translation>Pung Chow I</translation>
    </message>
    <message>
        <source>Pung Chow II</source>
        <translation>Pung Chow II</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>How to Play</translation>
    </message>
    <message>
        <source>Four Winds</source>
        <translation>Four Winds</translation>
    </message>
    <message>
        <source>Fenghua</source>
        <translation>Fenghua</translation>
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
        <translation>Wie gesiegt wurde</translation>
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
        <source>Sequence that the last tile filled</source>
        <translation>Folge, die der letzte Stein füllte</translation>
    </message>
    <message>
        <source>Set of {tiles}, besides</source>
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
        <translation>Siegstein gezogen</translation>
    </message>
    <message>
        <source>Only tile that wins</source>
        <translation>Einziger Stein zum Sieg</translation>
    </message>
    <message>
        <source>Won with a loose tile</source>
        <translation>Sieg mit losem Stein</translation>
    </message>
    <message>
        <source>Won with the last tile</source>
        <translation>Sieg mit dem letzten Stein</translation>
    </message>
    <message>
        <source>Kong robbed</source>
        <translation>Kong geraubt</translation>
    </message>
    <message>
        <source>Won on the first discard</source>
        <translation>Sieg auf den ersten Abwurf</translation>
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
        <translation>Dreizehnter Sieg in Folge</translation>
    </message>
    <message>
        <source>Nothing else counts</source>
        <translation>Nichts sonst zählt</translation>
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
        <source>Four concealed sets</source>
        <translation>Vier verdeckte Sätze</translation>
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
        <translation>so nicht zu siegen</translation>
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
        <source>wild tile in the pair</source>
        <translation>Joker im Paar</translation>
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
        <source>Compare books</source>
        <translation>Bücher vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
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
        <translation>Der Sieger bekommt</translation>
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
        <source>limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>{share} limit</source>
        <translation>{share} Limit</translation>
    </message>
    <message>
        <source>priced differently</source>
        <translation>verschieden bewertet</translation>
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
        <source>Lay a hand: drag tiles, click them, or type their codes, for example B3 B4 B5.</source>
        <translation>Eine Hand legen: Steine ziehen, anklicken oder ihre Kürzel tippen, zum Beispiel B3 B4 B5.</translation>
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
        <source>{tile} is there twice; there is only one.</source>
        <translation>{tile} ist zweimal da; es gibt das nur einmal.</translation>
    </message>
    <message>
        <source>{number} times {tile}: there are only four.</source>
        <translation>{number} mal {tile}: es gibt nur vier.</translation>
    </message>
    <message>
        <source>{number} tiles are too many: a complete hand has 14, another 13.</source>
        <translation>{number} Steine sind zu viele: eine vollständige Hand hat 14, eine andere 13.</translation>
    </message>
    <message>
        <source>{number} sets lie on the table: a hand has at most four.</source>
        <translation>{number} Sätze liegen auf dem Tisch: eine Hand hat höchstens vier.</translation>
    </message>
    <message>
        <source>{tiles} laid open are no set.</source>
        <translation>{tiles}, offen gelegt, sind kein Satz.</translation>
    </message>
    <message>
        <source>Rounded up to {total} and paid so.</source>
        <translation>Auf {total} aufgerundet und so gezahlt.</translation>
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
        <source>Shaded: here the books differ.</source>
        <translation>Getönt: Hier sind die Bücher verschieden.</translation>
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
        <source>The books side by side</source>
        <translation>Die Bücher nebeneinander</translation>
    </message>
    <message>
        <source>When the hand is complete, each book says here what it counts, item by item, and where they differ.</source>
        <translation>Ist die Hand vollständig, so sagt hier jedes Buch, was sie zählt, Posten für Posten, und worin sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>What {book} counts</source>
        <translation>Was {book} zählt</translation>
    </message>
    <message>
        <source>Who pays the winner</source>
        <translation>Wer dem Sieger zahlt</translation>
    </message>
    <message>
        <source>with your house rules</source>
        <translation>mit deinen Hausregeln</translation>
    </message>
    <message>
        <source>This hand does not count here</source>
        <translation>Diese Hand zählt hier nicht</translation>
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
    <message>
        <source>{when}: {title}. {words}</source>
        <translation>{when}: {title}. {words}</translation>
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
        <translation>Dein letzter Stein ist gezogen oder gegeben.</translation>
    </message>
    <message>
        <source>The hand is four sets and a pair.</source>
        <translation>Die Hand besteht aus vier Sätzen und einem Paar.</translation>
    </message>
    <message>
        <source>You hold all four of {tile}.</source>
        <translation>Du hast alle vier: {tile}.</translation>
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
        <source>The tile completes four sets and a pair.</source>
        <translation>Der Stein vollendet vier Sätze und ein Paar.</translation>
    </message>
    <message>
        <source>No three of the kind lie open before you.</source>
        <translation>Vor dir liegen keine drei dieser Art offen.</translation>
    </message>
    <message>
        <source>You hold three of {tile}.</source>
        <translation>Du hast drei: {tile}.</translation>
    </message>
    <message>
        <source>You hold a pair of {tile}.</source>
        <translation>Du hast ein Paar: {tile}.</translation>
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
        <source>You were dealt {number} different heads, worth {value} from each.</source>
        <translation>Du hast {number} verschiedene Köpfe bekommen, {value} von jedem wert.</translation>
    </message>
    <message>
        <source>The tile is one of a suit.</source>
        <translation>Der Stein gehört zu einer Farbe.</translation>
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
        <source>The tile is not wild.</source>
        <translation>Der Stein ist kein Joker.</translation>
    </message>
    <message>
        <source>Neither of your two tiles is wild.</source>
        <translation>Keiner deiner beiden Steine ist ein Joker.</translation>
    </message>
    <message>
        <source>You hold no flower that should be melded.</source>
        <translation>Du hältst keine Blume, die auszulegen wäre.</translation>
    </message>
    <message>
        <source>The tile is no flower that must be melded.</source>
        <translation>Der Stein ist keine Blume, die ausgelegt werden muss.</translation>
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
        <source>A four of a kind is declared after drawing a tile, not right after a claim.</source>
        <translation>Ein Vierling wird nach dem Ziehen angesagt, nicht gleich nach einem Anspruch.</translation>
    </message>
    <message>
        <source>You have claimed a tile and must discard. The next tile may complete the hand.</source>
        <translation>Du hast einen Stein genommen und musst abwerfen. Der nächste Stein kann die Hand vollenden.</translation>
    </message>
    <message>
        <source>Mah-Jongg needs four sets and a pair; {missing}.</source>
        <translation>Mah-Jongg braucht vier Sätze und ein Paar; {missing}.</translation>
    </message>
    <message>
        <source>All four of {tile} must be in your hand; {held}.</source>
        <translation>Alle vier müssen auf deiner Hand sein: {tile}; {held}.</translation>
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
        <source>Your three of {tile} lie open. No set may have two claimed tiles; only a fourth you draw joins it.</source>
        <translation>Dein Drilling liegt offen: {tile}. Kein Satz darf zwei genommene Steine haben; nur ein selbst gezogener vierter kommt dazu.</translation>
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
        <source>Both other tiles must be in your hand; {missing} is not.</source>
        <translation>Beide anderen Steine müssen auf deiner Hand sein; es fehlt: {missing}.</translation>
    </message>
    <message>
        <source>The last discard may be claimed only to go out. That is a house rule of this game.</source>
        <translation>Den letzten Abwurf darf man nur zum Mah-Jongg nehmen. Das ist eine Hausregel dieser Partie.</translation>
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
        <source>Nine different heads are needed to wash the tiles; you were dealt {number}.</source>
        <translation>Zum Waschen braucht es neun verschiedene Köpfe; du hast {number} bekommen.</translation>
    </message>
    <message>
        <source>Only a tile of a suit may be taken from a four. {tile} is an honour.</source>
        <translation>Aus einem Vierling darf nur ein Farbstein genommen werden. {tile} ist keiner.</translation>
    </message>
    <message>
        <source>Only a fourth tile that was just drawn is added. That is a house rule of this game.</source>
        <translation>Nur ein eben gezogener vierter Stein wird angelegt. Das ist eine Hausregel dieser Partie.</translation>
    </message>
    <message>
        <source>You let a pung of {tile} pass. It is barred until your next discard is made.</source>
        <translation>Du hast einen Pung ausgelassen: {tile}. Bis nach deinem nächsten Abwurf ist er gesperrt.</translation>
    </message>
    <message>
        <source>Your hand is standing: it takes a discard only to win, and lays nothing down.</source>
        <translation>Deine Hand steht: Sie nimmt einen Abwurf nur zum Mah-Jongg und legt nichts aus.</translation>
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
        <source>A wild tile stays in the hand: {tile}.</source>
        <translation>Ein Joker bleibt in der Hand: {tile}.</translation>
    </message>
    <message>
        <source>No set laid open may hold a wild tile.</source>
        <translation>Kein offener Satz darf einen Joker enthalten.</translation>
    </message>
    <message>
        <source>A hand with unmelded flowers cannot win; meld {tiles} first.</source>
        <translation>Eine Hand mit Blumen gewinnt nicht; lege zuerst aus: {tiles}.</translation>
    </message>
    <message>
        <source>{tile} must be melded. That is a house rule of this game.</source>
        <translation>{tile} muss ausgelegt werden. Das ist eine Hausregel dieser Partie.</translation>
    </message>
    <message>
        <source>Your sets are complete beside a wild tile: only a tile you draw wins.</source>
        <translation>Deine Sätze sind neben einem Joker fertig: Nur ein gezogener Stein gewinnt.</translation>
    </message>
    <message>
        <source>The hand has too few points to win by a claim. A tile you draw would win.</source>
        <translation>Für einen Anspruch hat die Hand zu wenig Punkte. Ein gezogener Stein würde gewinnen.</translation>
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
        <source>Eight flowers are needed; you have {number}.</source>
        <translation>Acht Blumen sind nötig; du hast {number}.</translation>
    </message>
    <message>
        <source>Eight flowers win only when the eighth is melded. The game goes on.</source>
        <translation>Acht Blumen gewinnen nur, wenn die achte ausgelegt wird. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>The bottom tile is not offered to you.</source>
        <translation>Der letzte Stein wird dir nicht angeboten.</translation>
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
        <translation>Mandarin liegt aus</translation>
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
        <source>needs four in hand</source>
        <translation>du brauchst vier</translation>
    </message>
    <message>
        <source>no open three of it</source>
        <translation>kein offener Drilling</translation>
    </message>
    <message>
        <source>fourth is not in hand</source>
        <translation>vierter fehlt</translation>
    </message>
    <message>
        <source>no loose tile is left</source>
        <translation>kein loser Stein mehr</translation>
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
        <source>your three lies open</source>
        <translation>Drilling liegt offen</translation>
    </message>
    <message>
        <source>needs three in hand</source>
        <translation>du brauchst drei</translation>
    </message>
    <message>
        <source>needs two in hand</source>
        <translation>du brauchst zwei</translation>
    </message>
    <message>
        <source>{from} is not at your left</source>
        <translation>{from} sitzt nicht links</translation>
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
        <translation>letzter: nur zum Sieg</translation>
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
        <source>the tile is wild</source>
        <translation>es ist ein Joker</translation>
    </message>
    <message>
        <source>no wild tile in a set</source>
        <translation>kein Joker im Satz</translation>
    </message>
    <message>
        <source>meld the flowers first</source>
        <translation>erst die Blumen</translation>
    </message>
    <message>
        <source>flowers are melded</source>
        <translation>Blumen auslegen</translation>
    </message>
    <message>
        <source>lone wild: draw it</source>
        <translation>Joker allein</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>zu wenig Punkte</translation>
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
        <source>not just melded</source>
        <translation>nicht eben ausgelegt</translation>
    </message>
    <message>
        <source>no bottom tile</source>
        <translation>kein letzter Stein</translation>
    </message>
    <message>
        <source>{tiles} is missing</source>
        <translation>es fehlt {tiles}</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help and keys</source>
        <translation>Hilfe und Tasten</translation>
    </message>
    <message>
        <source>Everything can be done with the mouse, with the keys alone, or by a screen reader</source>
        <translation>Alles geht mit der Maus, mit den Tasten allein oder mit einem Bildschirmleser</translation>
    </message>
    <message>
        <source>The first five minutes</source>
        <translation>Die ersten fünf Minuten</translation>
    </message>
    <message>
        <source>Choose Play, then Start. The seats are drawn by dice, and the tiles are dealt.</source>
        <translation>Wähle Spielen, dann Beginnen. Die Plätze werden ausgewürfelt und die Steine gegeben.</translation>
    </message>
    <message>
        <source>On your turn you hold one tile too many. Drag a tile onto the table, click it twice, or go to it with the arrows and press Enter twice: it is discarded.</source>
        <translation>Bist du am Zug, hast du einen Stein zu viel. Zieh einen Stein auf den Tisch, klick ihn zweimal an oder geh mit den Pfeilen zu ihm und drück zweimal die Eingabetaste: Er ist abgeworfen.</translation>
    </message>
    <message>
        <source>When another player discards, the bar above your hand shows what you may claim. Mah-Jongg, Kong, Pung, Chow and Pass always stand in this order. Nobody hurries you.</source>
        <translation>Wirft ein anderer ab, zeigt die Leiste über deiner Hand, was du nehmen darfst. Mah-Jongg, Kong, Pung, Chow und Passen stehen immer in dieser Reihe. Niemand drängt dich.</translation>
    </message>
    <message>
        <source>The tutor at the right says what each claim makes, counts and costs, and why a claim is not allowed, with the place in the book.</source>
        <translation>Der Lehrer rechts sagt, was jeder Anspruch ergibt, zählt und kostet und warum einer nicht erlaubt ist, mit der Stelle im Buch.</translation>
    </message>
    <message>
        <source>After the deal the four hands lie open with every point and double. You can close the program at any time: Continue goes on exactly there.</source>
        <translation>Nach dem Spiel liegen die vier Hände offen, mit jedem Punkt und jeder Verdopplung. Du kannst das Programm jederzeit schließen: Fortsetzen geht genau dort weiter.</translation>
    </message>
    <message>
        <source>{number}. {words}</source>
        <translation>{number}. {words}</translation>
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
        <source>Back</source>
        <translation>Zurück</translation>
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
        <translation>Vier am Tisch, drei davon der Computer. Der Lehrer erklärt jeden Anspruch, wie er kommt.</translation>
    </message>
    <message>
        <source>New game, 2 to 4 players</source>
        <translation>Neue Partie, 2 bis 4 Spieler</translation>
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
        <source>Comes in a later version</source>
        <translation>Kommt in einer späteren Version</translation>
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
        <source>New games follow this book. House rules: {name}.</source>
        <translation>Neue Partien folgen diesem Buch. Hausregeln: {name}.</translation>
    </message>
    <message>
        <source>New games follow this book.</source>
        <translation>Neue Partien folgen diesem Buch.</translation>
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
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
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
    <message>
        <source>Flowers and seasons</source>
        <translation>Blumen und Jahreszeiten</translation>
    </message>
    <message>
        <source>Mandarins of other winds</source>
        <translation>Mandarine anderer Winde</translation>
    </message>
    <message>
        <source>Taking the added tile</source>
        <translation>Den angelegten Stein nehmen</translation>
    </message>
    <message>
        <source>Four of a kind after a claim</source>
        <translation>Vierling nach einem Anspruch</translation>
    </message>
    <message>
        <source>How long a discard can be claimed</source>
        <translation>Wie lange ein Abwurf genommen werden kann</translation>
    </message>
    <message>
        <source>Claims on the last discard</source>
        <translation>Ansprüche auf den letzten Abwurf</translation>
    </message>
    <message>
        <source>Tiles that are never drawn</source>
        <translation>Steine, die nie gezogen werden</translation>
    </message>
    <message>
        <source>Seats of two players</source>
        <translation>Plätze bei zweien</translation>
    </message>
    <message>
        <source>Original hand</source>
        <translation>Ursprüngliche Hand</translation>
    </message>
    <message>
        <source>Four of a kind in an original hand</source>
        <translation>Vierling in der ursprünglichen Hand</translation>
    </message>
    <message>
        <source>Only place to win</source>
        <translation>Einziger Platz zum Sieg</translation>
    </message>
    <message>
        <source>Drawn deal</source>
        <translation>Unentschiedenes Spiel</translation>
    </message>
    <message>
        <source>False Mah-Jongg</source>
        <translation>Falsches Mah-Jongg</translation>
    </message>
    <message>
        <source>East after a false Mah-Jongg</source>
        <translation>Ost nach falschem Mah-Jongg</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Points for Mah-Jongg</source>
        <translation>Punkte für Mah-Jongg</translation>
    </message>
    <message>
        <source>Winning on the first tile played</source>
        <translation>Sieg mit dem ersten gespielten Stein</translation>
    </message>
    <message>
        <source>Who can win on the first tile</source>
        <translation>Wer mit dem ersten Stein siegen kann</translation>
    </message>
    <message>
        <source>Fourth tile of an open three</source>
        <translation>Vierter Stein eines offenen Drillings</translation>
    </message>
    <message>
        <source>Standing pair of the winner</source>
        <translation>Stehendes Paar des Siegers</translation>
    </message>
    <message>
        <source>Paying for all</source>
        <translation>Für alle zahlen</translation>
    </message>
    <message>
        <source>Drawn fours and paying for all</source>
        <translation>Gezogene Vierlinge und Zahlen für alle</translation>
    </message>
    <message>
        <source>Limit among the losers</source>
        <translation>Limit unter den Verlierern</translation>
    </message>
    <message>
        <source>Last tile as a loose tile</source>
        <translation>Letzter Stein als loser Stein</translation>
    </message>
    <message>
        <source>Seats in a new set</source>
        <translation>Plätze in einem neuen Durchgang</translation>
    </message>
    <message>
        <source>Time for washing</source>
        <translation>Zeit zum Waschen</translation>
    </message>
    <message>
        <source>Two hands to wash</source>
        <translation>Zwei Hände zum Waschen</translation>
    </message>
    <message>
        <source>Excuse from paying for all</source>
        <translation>Entschuldigung vom Zahlen für alle</translation>
    </message>
    <message>
        <source>Seasons and flowers</source>
        <translation>Jahreszeiten und Blumen</translation>
    </message>
    <message>
        <source>Double one</source>
        <translation>Doppeleins</translation>
    </message>
    <message>
        <source>A pung let pass</source>
        <translation>Ausgelassener Pung</translation>
    </message>
    <message>
        <source>Adding a fourth tile</source>
        <translation>Vierten Stein anlegen</translation>
    </message>
    <message>
        <source>Claims after the next draw</source>
        <translation>Anspruch nach dem nächsten Ziehen</translation>
    </message>
    <message>
        <source>Standing hand</source>
        <translation>Stehende Hand</translation>
    </message>
    <message>
        <source>Discards face down</source>
        <translation>Abwürfe verdeckt</translation>
    </message>
    <message>
        <source>Calling nine tile hand</source>
        <translation>Neunfach wartende Hand</translation>
    </message>
    <message>
        <source>Pair of own and round wind</source>
        <translation>Paar aus Platz- und Rundenwind</translation>
    </message>
    <message>
        <source>Pairs of the losers</source>
        <translation>Paare der Verlierer</translation>
    </message>
    <message>
        <source>All four flowers</source>
        <translation>Alle vier Blumen</translation>
    </message>
    <message>
        <source>Loose tile as a draw</source>
        <translation>Loser Stein als gezogen</translation>
    </message>
    <message>
        <source>Only possible piece</source>
        <translation>Einzig möglicher Stein</translation>
    </message>
    <message>
        <source>No chows</source>
        <translation>Keine Chows</translation>
    </message>
    <message>
        <source>No scoring value</source>
        <translation>Ohne Zählwert</translation>
    </message>
    <message>
        <source>Last piece of the wall</source>
        <translation>Letzter Stein der Mauer</translation>
    </message>
    <message>
        <source>Winning with a loose tile</source>
        <translation>Sieg mit losem Stein</translation>
    </message>
    <message>
        <source>What the limit cuts</source>
        <translation>Was das Limit kürzt</translation>
    </message>
    <message>
        <source>Sets of all four winds</source>
        <translation>Sätze aller vier Winde</translation>
    </message>
    <message>
        <source>The book calls them mandarins and says they are usually left out. With them 144 tiles are in play, and a mandarin of the own wind doubles.</source>
        <translation>Das Buch nennt sie Mandarine und sagt, dass man sie meist weglässt. Mit ihnen sind 144 Steine im Spiel, und ein Mandarin des eigenen Windes verdoppelt.</translation>
    </message>
    <message>
        <source>The book tells only what is done with one of the own wind.</source>
        <translation>Das Buch sagt nur, was mit einem des eigenen Windes geschieht.</translation>
    </message>
    <message>
        <source>Part I does not say whether the tile that another adds to an open three may be taken to go out.</source>
        <translation>Teil I sagt nicht, ob man den Stein, den ein anderer an einen offenen Drilling legt, zum Mah-Jongg nehmen darf.</translation>
    </message>
    <message>
        <source>Whether a four of a kind may be declared in the turn of a chow or pung.</source>
        <translation>Ob ein Vierling im selben Zug wie ein Chow oder Pung angesagt werden darf.</translation>
    </message>
    <message>
        <source>By the text it lives until the next player discards. At this table claims usually close when the next tile is drawn.</source>
        <translation>Nach dem Text gilt er, bis der nächste Spieler abwirft. An diesem Tisch endet die Frist meist, wenn der nächste Stein gezogen wird.</translation>
    </message>
    <message>
        <source>When no tile can be drawn any more, the last discard may be claimed for a set, or only to go out.</source>
        <translation>Wenn kein Stein mehr gezogen werden kann, darf der letzte Abwurf für einen Satz genommen werden oder nur zum Mah-Jongg.</translation>
    </message>
    <message>
        <source>Part I has no reserve: the wall is played to its end. Part II keeps 14 tiles.</source>
        <translation>Teil I kennt keinen Rest: Die Mauer wird zu Ende gespielt. Teil II behält 14 Steine zurück.</translation>
    </message>
    <message>
        <source>The book does not say where two players sit.</source>
        <translation>Das Buch sagt nicht, wo zwei Spieler sitzen.</translation>
    </message>
    <message>
        <source>Who can win on the original hand and has it doubled three times.</source>
        <translation>Wer mit der ursprünglichen Hand siegen kann und dreimal verdoppelt.</translation>
    </message>
    <message>
        <source>Whether a four of a kind with its loose tile leaves a hand original.</source>
        <translation>Ob eine Hand mit Vierling und losem Stein ursprünglich bleibt.</translation>
    </message>
    <message>
        <source>How it is judged that the winning tile fills the only possible place.</source>
        <translation>Wonach beurteilt wird, ob der Siegstein den einzig möglichen Platz füllt.</translation>
    </message>
    <message>
        <source>What is paid when nobody goes out.</source>
        <translation>Was gezahlt wird, wenn niemand Mah-Jongg macht.</translation>
    </message>
    <message>
        <source>What a player suffers who declares with an incomplete hand. Only for a table with real tiles.</source>
        <translation>Was einem Spieler geschieht, der mit unvollständiger Hand ansagt. Nur für einen Tisch mit echten Steinen.</translation>
    </message>
    <message>
        <source>Who is East in the deal after it. Only for a table with real tiles.</source>
        <translation>Wer im Spiel danach Ost ist. Nur für einen Tisch mit echten Steinen.</translation>
    </message>
    <message>
        <source>The most a hand can count.</source>
        <translation>Das Höchste, was eine Hand zählen kann.</translation>
    </message>
    <message>
        <source>What going out counts by itself.</source>
        <translation>Was Mah-Jongg für sich allein zählt.</translation>
    </message>
    <message>
        <source>What is given for going out on the first discard.</source>
        <translation>Was es für Mah-Jongg mit dem ersten Abwurf gibt.</translation>
    </message>
    <message>
        <source>Whose win counts as one on the first tile played.</source>
        <translation>Wessen Sieg als einer mit dem ersten gespielten Stein gilt.</translation>
    </message>
    <message>
        <source>When the double for winning with the fourth tile of an open three is given.</source>
        <translation>Wann es die Verdopplung für den Sieg mit dem vierten Stein eines offenen Drillings gibt.</translation>
    </message>
    <message>
        <source>Whether a pair that was complete before the last tile counts for the winner.</source>
        <translation>Ob ein Paar, das vor dem letzten Stein fertig war, für den Sieger zählt.</translation>
    </message>
    <message>
        <source>Whether one who discards a dangerous winning tile pays for everybody.</source>
        <translation>Ob für alle zahlt, wer einen gefährlichen Siegstein abwirft.</translation>
    </message>
    <message>
        <source>Whether a four of a kind with two tiles face down counts as exposed here.</source>
        <translation>Ob ein Vierling mit zwei verdeckten Steinen hier als offen gilt.</translation>
    </message>
    <message>
        <source>What the limit cuts when the losers settle.</source>
        <translation>Was das Limit kürzt, wenn die Verlierer abrechnen.</translation>
    </message>
    <message>
        <source>Whether a loose tile that is the last one also counts as the last tile.</source>
        <translation>Ob ein loser Stein, der der letzte ist, auch als letzter Stein zählt.</translation>
    </message>
    <message>
        <source>Whether seats are drawn again after four rounds.</source>
        <translation>Ob die Plätze nach vier Runden neu ausgelost werden.</translation>
    </message>
    <message>
        <source>Until when a hand may be washed.</source>
        <translation>Bis wann eine Hand gewaschen werden darf.</translation>
    </message>
    <message>
        <source>Who collects when two players can wash.</source>
        <translation>Wer kassiert, wenn zwei Spieler waschen können.</translation>
    </message>
    <message>
        <source>How the doubling honors of the discarder are counted.</source>
        <translation>Wie die verdoppelnden Ehren des Abwerfenden gezählt werden.</translation>
    </message>
    <message>
        <source>Eight tiles more. The book leaves them out for beginners.</source>
        <translation>Acht Steine mehr. Für Anfänger lässt das Buch sie weg.</translation>
    </message>
    <message>
        <source>When the breaking of the wall is thrown for again.</source>
        <translation>Wann für das Öffnen der Mauer noch einmal gewürfelt wird.</translation>
    </message>
    <message>
        <source>What a player may not do with a kind of which he let a possible pung pass, until his next discard.</source>
        <translation>Was jemand, der einen möglichen Pung ausließ, mit dieser Art bis zu seinem nächsten Abwurf nicht darf.</translation>
    </message>
    <message>
        <source>Which tile may be added to an open pung.</source>
        <translation>Welcher Stein an einen offenen Pung gelegt werden darf.</translation>
    </message>
    <message>
        <source>The book keeps a discard alive until the next player, who has drawn already, discards.</source>
        <translation>Im Buch lebt ein Abwurf, bis der Nächste, der schon gezogen hat, abwirft.</translation>
    </message>
    <message>
        <source>When a hand may be declared standing.</source>
        <translation>Wann eine Hand stehend angesagt werden darf.</translation>
    </message>
    <message>
        <source>What the last discard may be claimed for, when no tile can be drawn any more.</source>
        <translation>Wozu der letzte Abwurf genommen werden darf, wenn nicht mehr gezogen wird.</translation>
    </message>
    <message>
        <source>Some tables lay discards face down. Only for a table with real tiles.</source>
        <translation>Manche legen Abwürfe verdeckt ab. Nur für einen Tisch mit echten Steinen.</translation>
    </message>
    <message>
        <source>What the limit hand of 1112345678999 asks for.</source>
        <translation>Was die Limithand 1112345678999 verlangt.</translation>
    </message>
    <message>
        <source>What a pair counts of the own wind that is the round’s too.</source>
        <translation>Was ein Paar des eigenen Winds zählt, der auch der Rundenwind ist.</translation>
    </message>
    <message>
        <source>Which pairs a hand counts that has not won.</source>
        <translation>Welche Paare eine Hand zählt, die nicht gewonnen hat.</translation>
    </message>
    <message>
        <source>Whether the own season or flower doubles besides all four.</source>
        <translation>Ob die eigene Jahreszeit oder Blume neben allen vieren verdoppelt.</translation>
    </message>
    <message>
        <source>Whether winning with a loose tile gains the points for a drawn tile too.</source>
        <translation>Ob ein Sieg mit losem Stein auch die Punkte fürs Ziehen erhält.</translation>
    </message>
    <message>
        <source>How it is judged that only one tile could have won.</source>
        <translation>Wie beurteilt wird, dass nur ein Stein gewinnen konnte.</translation>
    </message>
    <message>
        <source>What a win without chows gains.</source>
        <translation>Was ein Sieg ohne Chows erhält.</translation>
    </message>
    <message>
        <source>What a win without scoring sets gains.</source>
        <translation>Was ein Sieg ohne zählende Sätze erhält.</translation>
    </message>
    <message>
        <source>What a win with the last tile gains.</source>
        <translation>Was ein Sieg mit dem letzten Stein erhält.</translation>
    </message>
    <message>
        <source>What a win with a loose tile gains.</source>
        <translation>Was ein Sieg mit einem losen Stein erhält.</translation>
    </message>
    <message>
        <source>Whether East’s double may bring more than the limit to another player.</source>
        <translation>Ob Osts Verdoppelung einem anderen mehr als das Limit bringen kann.</translation>
    </message>
    <message>
        <source>Whether they are a limit hand with another pair.</source>
        <translation>Ob sie mit einem anderen Paar eine Limithand sind.</translation>
    </message>
    <message>
        <source>Whether a discarder pays for all who feeds a dangerous hand.</source>
        <translation>Ob für alle zahlt, wer einer gefährlichen Hand den Siegstein abwirft.</translation>
    </message>
    <message>
        <source>What a player pays who shows an incomplete hand. Only for a table with real tiles.</source>
        <translation>Was zahlt, wer eine unfertige Hand zeigt. Nur für einen Tisch mit echten Steinen.</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>set out, without value</source>
        <translation>auslegen, ohne Wert</translation>
    </message>
    <message>
        <source>kept or discarded like any tile</source>
        <translation>behalten oder abwerfen wie jeden Stein</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>allowed to go out</source>
        <translation>zum Mah-Jongg erlaubt</translation>
    </message>
    <message>
        <source>only after a draw</source>
        <translation>nur nach dem Ziehen</translation>
    </message>
    <message>
        <source>also after a claim</source>
        <translation>auch nach einem Anspruch</translation>
    </message>
    <message>
        <source>until the next tile is drawn</source>
        <translation>bis der nächste Stein gezogen wird</translation>
    </message>
    <message>
        <source>until the next discard</source>
        <translation>bis zum nächsten Abwurf</translation>
    </message>
    <message>
        <source>for any set</source>
        <translation>für jeden Satz</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation>nur zum Mah-Jongg</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the last 14</source>
        <translation>die letzten 14</translation>
    </message>
    <message>
        <source>East and West, opposite each other</source>
        <translation>Ost und West, einander gegenüber</translation>
    </message>
    <message>
        <source>East and South, side by side</source>
        <translation>Ost und Süd, nebeneinander</translation>
    </message>
    <message>
        <source>East, complete as dealt</source>
        <translation>Ost, fertig wie gegeben</translation>
    </message>
    <message>
        <source>anyone, by the first tile drawn</source>
        <translation>jeder, mit dem ersten gezogenen Stein</translation>
    </message>
    <message>
        <source>it is original no more</source>
        <translation>sie ist nicht mehr ursprünglich</translation>
    </message>
    <message>
        <source>it stays original</source>
        <translation>sie bleibt ursprünglich</translation>
    </message>
    <message>
        <source>no other kind of tile would have won</source>
        <translation>keine andere Art hätte gesiegt</translation>
    </message>
    <message>
        <source>the pair or the middle of a sequence</source>
        <translation>das Paar oder die Mitte einer Folge</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>all settle their differences</source>
        <translation>alle rechnen ihre Unterschiede ab</translation>
    </message>
    <message>
        <source>the hand is dead</source>
        <translation>die Hand ist tot</translation>
    </message>
    <message>
        <source>a fixed penalty</source>
        <translation>eine feste Strafe</translation>
    </message>
    <message>
        <source>East stays</source>
        <translation>Ost bleibt</translation>
    </message>
    <message>
        <source>East passes if East declared it</source>
        <translation>Ost wechselt, wenn Ost sie angesagt hat</translation>
    </message>
    <message>
        <source>300</source>
        <translation>300</translation>
    </message>
    <message>
        <source>400</source>
        <translation>400</translation>
    </message>
    <message>
        <source>600</source>
        <translation>600</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1.000</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>half the limit, after the doubles</source>
        <translation>halbes Limit, nach den Verdopplungen</translation>
    </message>
    <message>
        <source>half the limit, before the doubles</source>
        <translation>halbes Limit, vor den Verdopplungen</translation>
    </message>
    <message>
        <source>half the limit and nothing else</source>
        <translation>halbes Limit und sonst nichts</translation>
    </message>
    <message>
        <source>on East’s first discard</source>
        <translation>mit dem ersten Abwurf von Ost</translation>
    </message>
    <message>
        <source>on anyone’s first turn</source>
        <translation>in jedermanns erstem Zug</translation>
    </message>
    <message>
        <source>the own open three</source>
        <translation>der eigene offene Drilling</translation>
    </message>
    <message>
        <source>the tile another adds to his three</source>
        <translation>der Stein, den ein anderer an seinen Drilling legt</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>not in force</source>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>the difference</source>
        <translation>den Unterschied</translation>
    </message>
    <message>
        <source>each score</source>
        <translation>jede Wertung</translation>
    </message>
    <message>
        <source>loose tile only</source>
        <translation>nur loser Stein</translation>
    </message>
    <message>
        <source>seats stay</source>
        <translation>Plätze bleiben</translation>
    </message>
    <message>
        <source>drawn again</source>
        <translation>neu ausgelost</translation>
    </message>
    <message>
        <source>until the first tile is drawn</source>
        <translation>bis der erste Stein gezogen wird</translation>
    </message>
    <message>
        <source>until the own first draw</source>
        <translation>bis zum eigenen ersten Ziehen</translation>
    </message>
    <message>
        <source>the nearest to East in turn</source>
        <translation>der Ost am nächsten sitzt</translation>
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
        <source>stands: 2 is South</source>
        <translation>gilt: 2 ist Süd</translation>
    </message>
    <message>
        <source>is thrown again</source>
        <translation>wird neu geworfen</translation>
    </message>
    <message>
        <source>always stands</source>
        <translation>gilt immer</translation>
    </message>
    <message>
        <source>neither pung nor kong</source>
        <translation>weder Pung noch Kong</translation>
    </message>
    <message>
        <source>no pung</source>
        <translation>kein Pung</translation>
    </message>
    <message>
        <source>any drawn tile of the hand</source>
        <translation>jeder gezogene Stein der Hand</translation>
    </message>
    <message>
        <source>only the tile just drawn</source>
        <translation>nur der eben gezogene Stein</translation>
    </message>
    <message>
        <source>first discard, nothing laid down</source>
        <translation>erster Abwurf, nichts ausgelegt</translation>
    </message>
    <message>
        <source>any first discard</source>
        <translation>jeder erste Abwurf</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>concealed, any tile last</source>
        <translation>verdeckt, jeder Stein zuletzt</translation>
    </message>
    <message>
        <source>called in that form</source>
        <translation>in dieser Form wartend</translation>
    </message>
    <message>
        <source>exposed sets too</source>
        <translation>auch mit offenen Sätzen</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eines</translation>
    </message>
    <message>
        <source>the own doubles too</source>
        <translation>die eigene verdoppelt auch</translation>
    </message>
    <message>
        <source>all four only</source>
        <translation>nur alle vier</translation>
    </message>
    <message>
        <source>counts as drawn</source>
        <translation>zählt als gezogen</translation>
    </message>
    <message>
        <source>does not count as drawn</source>
        <translation>zählt nicht als gezogen</translation>
    </message>
    <message>
        <source>one kind, those all seen left out</source>
        <translation>eine Art, ganz gesehene zählen nicht</translation>
    </message>
    <message>
        <source>one kind by the hand alone</source>
        <translation>eine Art nach der Hand allein</translation>
    </message>
    <message>
        <source>one single tile left</source>
        <translation>nur noch ein einziger Stein</translation>
    </message>
    <message>
        <source>10 points and a double</source>
        <translation>10 Punkte und Verdoppelung</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 Punkte</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>eine Verdoppelung</translation>
    </message>
    <message>
        <source>each payment but those to East</source>
        <translation>jede Zahlung außer an Ost</translation>
    </message>
    <message>
        <source>each score only</source>
        <translation>nur jede Wertung</translation>
    </message>
    <message>
        <source>no limit hand</source>
        <translation>keine Limithand</translation>
    </message>
    <message>
        <source>the limit</source>
        <translation>das Limit</translation>
    </message>
    <message>
        <source>double the limit to each</source>
        <translation>das doppelte Limit an jeden</translation>
    </message>
    <message>
        <source>Course of play</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
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
        <source>As in the book</source>
        <translation>Wie im Buch</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>{value} (book)</source>
        <translation>{value} (Buch)</translation>
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
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
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
        <translation>„{name}“ wurde abgelegt, ohne gespeichert zu sein.</translation>
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
        <source>Import house rules</source>
        <translation>Hausregeln importieren</translation>
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
        <source>Export house rules</source>
        <translation>Hausregeln exportieren</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Your file of house rules cannot be read by this version, so it is left as it is and nothing can be saved in it: {file}</source>
        <translation>Diese Version kann deine Datei der Hausregeln nicht lesen; sie bleibt, wie sie ist, und nichts kann darin gespeichert werden: {file}</translation>
    </message>
    <message>
        <source>It could not be written ({reason}). Nothing was changed.</source>
        <translation>Es konnte nicht geschrieben werden ({reason}). Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Keeps pairs and neighbours, claims readily.</source>
        <translation>Behält Paare und Nachbarn, nimmt gern.</translation>
    </message>
    <message>
        <source>Weighs each claim, counts live tiles, minds the exposed sets.</source>
        <translation>Wägt jeden Anspruch, zählt freie Steine, achtet auf offene Sätze.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Nobody goes out: the wall is at its end. The deal is drawn.</source>
        <translation>Niemand macht Mah-Jongg: Die Mauer ist zu Ende. Das Spiel ist unentschieden.</translation>
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
        <source>{tile} is turned up. Wild tiles: {wild}.</source>
        <translation>Aufgedeckt wird: {tile}. Joker: {wild}.</translation>
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
        <source>East throws {first}: {breaker} breaks the wall, throws {second} and lifts stack {stack} of the {side} side.</source>
        <translation>Ost würfelt {first}: {breaker} bricht die Mauer, würfelt {second} und hebt auf der Seite von {side} Stapel {stack} ab.</translation>
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
        <source>You receive {tiles}.</source>
        <translation>Du bekommst {tiles}.</translation>
    </message>
    <message>
        <source>{wind} receives {tiles}.</source>
        <translation>{wind} bekommt {tiles}.</translation>
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
        <source>You draw the last tile of the wall: {tile}.</source>
        <translation>Du ziehst den letzten Stein der Mauer: {tile}.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <translation>Du ziehst: {tile}.</translation>
    </message>
    <message>
        <source>{wind} draws a loose tile.</source>
        <translation>{wind} zieht einen losen Stein.</translation>
    </message>
    <message>
        <source>{wind} draws the last tile of the wall.</source>
        <translation>{wind} zieht den letzten Stein der Mauer.</translation>
    </message>
    <message>
        <source>{wind} draws.</source>
        <translation>{wind} zieht.</translation>
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
        <source>You discard {tile}.</source>
        <translation>Du wirfst ab: {tile}.</translation>
    </message>
    <message>
        <source>{wind} discards {tile}.</source>
        <translation>{wind} wirft ab: {tile}.</translation>
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
        <translation>Du hast Mah-Jongg wie gegeben.</translation>
    </message>
    <message>
        <source>{wind} has Mah-Jongg as dealt.</source>
        <translation>{wind} hat Mah-Jongg wie gegeben.</translation>
    </message>
    <message>
        <source>You go out on a drawn tile: {tile}. Mah-Jongg.</source>
        <translation>Du siegst mit einem gezogenen Stein: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out on a drawn tile: {tile}. Mah-Jongg.</source>
        <translation>{wind} siegt mit einem gezogenen Stein: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>You go out on {giver}’s {tile}. Mah-Jongg.</source>
        <translation>Du siegst mit dem Stein von {giver}: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out on your {tile}. Mah-Jongg.</source>
        <translation>{wind} siegt mit deinem Stein: {tile}. Mah-Jongg.</translation>
    </message>
    <message>
        <source>{wind} goes out on {giver}’s {tile}. Mah-Jongg.</source>
        <translation>{wind} siegt mit dem Stein von {giver}: {tile}. Mah-Jongg.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Help and keys</source>
        <translation>Hilfe und Tasten</translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation>Regelbücher</translation>
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
        <source>The saved game {name} is no longer there.</source>
        <translation>Die gespeicherte Partie {name} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>There is already a saved game {name}. It was left as it is.</source>
        <translation>Es gibt schon eine gespeicherte Partie {name}. Sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The file is no saved game of Pe-Ling. It was set aside as {name}; nothing was deleted.</source>
        <translation>Die Datei ist keine Partie von Pe-Ling. Sie wurde als {name} beiseitegelegt; nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>The file {name} is no saved game of Pe-Ling. It could not be set aside and was left there.</source>
        <translation>Die Datei {name} ist keine Partie von Pe-Ling. Sie ließ sich nicht beiseitelegen und blieb dort.</translation>
    </message>
    <message>
        <source>A saved game is damaged. It was set aside as {name}; nothing was deleted.</source>
        <translation>Eine gespeicherte Partie ist beschädigt. Sie wurde als {name} beiseitegelegt; nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>The saved game {name} is damaged. It could not be set aside and was left there.</source>
        <translation>Die gespeicherte Partie {name} ist beschädigt. Sie ließ sich nicht beiseitelegen und blieb dort.</translation>
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
        <source>The game could not be saved: {name}</source>
        <translation>Die Partie konnte nicht gespeichert werden: {name}</translation>
    </message>
    <message>
        <source>The advisor could not answer: {name}</source>
        <translation>Der Ratgeber konnte nicht antworten: {name}</translation>
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
        <source>The settings could not be read. The defaults are used.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden. Es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>Some settings were not usable and stand at their defaults: {name}</source>
        <translation>Einige Einstellungen waren nicht brauchbar und stehen auf der Vorgabe: {name}</translation>
    </message>
    <message>
        <source>The saved house rules could not be read. They were set aside as {name}; nothing was deleted.</source>
        <translation>Die gespeicherten Hausregeln konnten nicht gelesen werden. Sie wurden als {name} beiseitegelegt; nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>The saved house rules cannot be read and were left as they are: {name}</source>
        <translation>Die gespeicherten Hausregeln können nicht gelesen werden und blieben, wie sie sind: {name}</translation>
    </message>
    <message>
        <source>A newer version of Pe-Ling saved the house rules; they were left as they are: {name}</source>
        <translation>Eine neuere Version von Pe-Ling hat die Hausregeln gespeichert; sie blieben, wie sie sind: {name}</translation>
    </message>
    <message>
        <source>The settings could not be saved: {name}</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden: {name}</translation>
    </message>
    <message>
        <source>Something went wrong ({message}): {name}</source>
        <translation>Etwas ging schief ({message}): {name}</translation>
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
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>OwnHand</name>
    <message>
        <source>three {tiles}</source>
        <translation>drei {tiles}</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Näher</translation>
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
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n tile(s) short</source>
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
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The hand is not complete: it is not four sets and a pair.</source>
        <translation>Die Hand ist nicht vollständig: Es sind nicht vier Sätze und ein Paar.</translation>
    </message>
    <message>
        <source>The hand has the wrong number of tiles.</source>
        <translation>Die Hand hat die falsche Zahl von Steinen.</translation>
    </message>
    <message>
        <source>There are more tiles of a kind than a set has.</source>
        <translation>Es sind mehr Steine einer Art, als ein Spiel hat.</translation>
    </message>
    <message>
        <source>A set laid down is none, or cannot have come about so.</source>
        <translation>Ein hingelegter Satz ist keiner oder kann so nicht entstanden sein.</translation>
    </message>
    <message>
        <source>What is written about the winning tile contradicts itself.</source>
        <translation>Die Angaben zum Siegstein widersprechen sich.</translation>
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
        <translation>Nur Ost kann fertig sein wie gegeben.</translation>
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
        <source>The pair cannot be won in this way with a wild tile.</source>
        <translation>Das Paar kann so nicht mit einem Joker gewonnen werden.</translation>
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
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
</context>
<context>
    <name>Rule book</name>
    <message>
        <source>A winning hand</source>
        <translation>Eine siegende Hand</translation>
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
        <translation>136 Steine, je vier von 34 Arten: Bambus, Kreise und Zeichen von 1 bis 9, die vier Winde und die roten, grünen und weißen Drachen. Die 1, die 9, Winde und Drachen sind hoch, 2 bis 8 niedrig.</translation>
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
        <source>Before the first deal everybody throws; the highest is East, those who are equal throw again. South sits at East's right, West opposite, North at his left.</source>
        <translation>Vor dem ersten Spiel würfeln alle; der Höchste ist Ost, Gleiche würfeln noch einmal. Süd sitzt rechts von Ost, West gegenüber, Nord links.</translation>
    </message>
    <message>
        <source>East stays or passes</source>
        <translation>Ost bleibt oder wechselt</translation>
    </message>
    <message>
        <source>East keeps his seat if he wins or nobody does. If another wins, the player at East's right becomes East and all winds move on.</source>
        <translation>Ost bleibt, wenn Ost siegt oder niemand. Siegt ein anderer, wird der Spieler rechts von Ost zu Ost, und alle Winde rücken weiter.</translation>
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
        <source>In this part no wind prevails: only a player's own wind counts for him.</source>
        <translation>In diesem Teil herrscht kein Wind vor: Für jeden zählt nur der eigene Wind.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Two dice are used for the seats and for breaking the wall.</source>
        <translation>Zwei Würfel dienen für die Plätze und für das Brechen der Mauer.</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>Die Mauer</translation>
    </message>
    <message>
        <source>The tiles are shuffled face down. Each player builds a side of 17 stacks of two; the sides form a square.</source>
        <translation>Die Steine werden verdeckt gemischt. Jeder baut eine Seite aus 17 Stapeln zu zweit; die Seiten bilden ein Quadrat.</translation>
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
        <translation>Wer die Mauer bricht</translation>
    </message>
    <message>
        <source>East throws two dice and counts round to the right, himself as one. The player reached breaks his side.</source>
        <translation>Ost wirft zwei Würfel und zählt nach rechts herum, sich selbst als eins. Wen es trifft, der bricht seine Seite.</translation>
    </message>
    <message>
        <source>Where it is broken</source>
        <translation>Wo sie gebrochen wird</translation>
    </message>
    <message>
        <source>The breaker throws too. Both throws together, counted from the right end of his side, name the stack that is lifted out.</source>
        <translation>Auch dieser würfelt. Beide Würfe zusammen, vom rechten Ende seiner Seite gezählt, nennen den Stapel, der abgehoben wird.</translation>
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
        <source>The latest discard of the player at the left may be taken for a sequence, in one's own turn instead of drawing, with the two other tiles in the hand. The sequence is laid open.</source>
        <translation>Den letzten Abwurf des linken Nachbarn darf man im eigenen Zug statt zu ziehen für eine Folge nehmen, wenn die beiden anderen Steine auf der Hand sind. Die Folge wird offen gelegt.</translation>
    </message>
    <message>
        <source>To pung</source>
        <translation>Pungen</translation>
    </message>
    <message>
        <source>Any player's latest discard may be taken with two of the kind in the hand. The three are laid open and play goes on from there, so that others may lose their turn.</source>
        <translation>Den letzten Abwurf jedes Spielers darf man mit zweien dieser Art auf der Hand nehmen. Die drei werden offen gelegt, und von dort geht es weiter, sodass andere aussetzen können.</translation>
    </message>
    <message>
        <source>Four of a kind by a claim</source>
        <translation>Vierling durch Nehmen</translation>
    </message>
    <message>
        <source>With three of the kind in the hand, any discard makes four. They lie open; a loose tile is drawn.</source>
        <translation>Mit dreien dieser Art auf der Hand macht jeder Abwurf vier daraus. Sie liegen offen; ein loser Stein wird gezogen.</translation>
    </message>
    <message>
        <source>A dead discard</source>
        <translation>Ein toter Abwurf</translation>
    </message>
    <message>
        <source>A discard that was not claimed when it was thrown is dead for good.</source>
        <translation>Ein Abwurf, den gleich niemand nimmt, ist für immer tot.</translation>
    </message>
    <message>
        <source>The discard that wins</source>
        <translation>Der Abwurf, der siegt</translation>
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
        <translation>Mah-Jongg geht vor Drilling oder Vierling und diese vor einem Chow. Wollen zwei siegen, bekommt ihn, wer dem Abwerfenden in der Reihe am nächsten ist.</translation>
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
        <translation>Man nimmt den losen Stein, der weiter vom Ende liegt; der andere rückt nach, und der Endstein der Mauer kommt daneben.</translation>
    </message>
    <message>
        <source>Exposed and concealed</source>
        <translation>Offen und verdeckt</translation>
    </message>
    <message>
        <source>A claimed set is laid open to prove the claim and counts half. A set that was drawn stays in the hand.</source>
        <translation>Ein genommener Satz liegt offen, um den Anspruch zu belegen, und zählt die Hälfte. Ein gezogener Satz bleibt auf der Hand.</translation>
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
        <translation>Eine Hand mit falscher Zahl von Steinen ist tot: Sie spielt weiter, kann nicht siegen, zählt nichts und zahlt an alle anderen.</translation>
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
        <translation>Alle zählen ihre Hände. Der Sieger bekommt von jedem seine volle Wertung und scheidet aus. Die anderen zahlen einander den Unterschied ihrer Wertungen. Ost zahlt und bekommt doppelt.</translation>
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
        <source>A player sets out a mandarin and draws a loose tile for it.</source>
        <translation>Ein Spieler legt einen Mandarin aus und zieht dafür einen losen Stein.</translation>
    </message>
    <message>
        <source>Mandarins in the deal</source>
        <translation>Mandarine beim Geben</translation>
    </message>
    <message>
        <source>Mandarins that were dealt are set out and replaced before East's first discard, East first.</source>
        <translation>Gegebene Mandarine werden vor dem ersten Abwurf von Ost ausgelegt und ersetzt, Ost zuerst.</translation>
    </message>
    <message>
        <source>Where mandarins belong</source>
        <translation>Wohin Mandarine gehören</translation>
    </message>
    <message>
        <source>The book names them for both parts; here they are a house rule of either.</source>
        <translation>Das Buch nennt sie für beide Teile; hier sind sie eine Hausregel in jedem.</translation>
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
        <translation>Wo wird die Mauer gebrochen, wenn beide Würfe die Stapel einer Seite übersteigen?</translation>
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
        <source>It runs on at the right end of the side at the breaker's left.</source>
        <translation>Man zählt am rechten Ende der Seite weiter, die links vom Brechenden liegt.</translation>
    </message>
    <message>
        <source>Sums reach 24. Counting goes from right to left, and the next stack in that direction is the neighbour's.</source>
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
        <translation>Teil II führt seinen Rest von vierzehn als Änderung ein, also hat Teil I keinen.</translation>
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
        <translation>nur zum Sieg</translation>
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
        <translation>Ein Stein, der die ganze Hand vollendet, darf von jedem jederzeit genommen werden; die Beispiele 2 und 9 siegen so.</translation>
    </message>
    <message>
        <source>Does a winning claim go before a chow?</source>
        <translation>Geht ein Sieg vor einem Chow?</translation>
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
        <translation>Gedruckt ist nur der Sieg vor dem Satz; der Rest folgt daraus.</translation>
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
        <translation>Er zählt als verdeckter Drilling und ein Stein darüber.</translation>
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
        <translation>Ja, für den Sieger und für die anderen.</translation>
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
        <source>With three the seat at East's left is empty and skipped; with two, East and West sit opposite.</source>
        <translation>Zu dritt ist der Platz links von Ost leer und wird übersprungen; zu zweit sitzen Ost und West einander gegenüber.</translation>
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
        <translation>Wie bricht ein leerer Platz die Mauer?</translation>
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
        <translation>Welche Hände siegen als ursprüngliche Hand?</translation>
    </message>
    <message>
        <source>only East's fourteen dealt tiles</source>
        <translation>nur die vierzehn gegebenen Steine von Ost</translation>
    </message>
    <message>
        <source>everybody's first own turn too</source>
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
        <translation>Was ist der einzige Platz zum Sieg?</translation>
    </message>
    <message>
        <source>exactly one kind of tile would have won</source>
        <translation>genau eine Art hätte gesiegt</translation>
    </message>
    <message>
        <source>by shape: a pair or the middle of a sequence</source>
        <translation>nach der Form: ein Paar oder die Mitte einer Folge</translation>
    </message>
    <message>
        <source>Exactly one kind would have won, drawn or claimed. A kind of which the player holds all four is no place.</source>
        <translation>Genau eine Art hätte gesiegt, gezogen oder genommen. Eine Art, von der der Spieler alle vier hat, ist kein Platz.</translation>
    </message>
    <message>
        <source>Example 9 argues that another tile would also have won; example 15 counts it for a claimed pair.</source>
        <translation>Beispiel 9 begründet, dass auch ein anderer Stein gesiegt hätte; Beispiel 15 zählt es für ein genommenes Paar.</translation>
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
        <translation>Ist ein loser Siegstein auch gezogen?</translation>
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
        <translation>Ist der Satz offen, den ein genommener Stein zum Sieg vollendet?</translation>
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
        <translation>nur für den Sieger</translation>
    </message>
    <message>
        <source>Yes, for all tiles the player holds.</source>
        <translation>Ja, für alle Steine, die der Spieler hat.</translation>
    </message>
    <message>
        <source>East's 80 in layout 4 cannot come about otherwise, nor West's 2560 in layout 2.</source>
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
        <translation>Die Berichtigung zu Seite 42 macht aus gezogen gepungt.</translation>
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
        <source>others' mandarins are set out without value</source>
        <translation>fremde Mandarine werden ohne Wert ausgelegt</translation>
    </message>
    <message>
        <source>others' mandarins are kept and discarded</source>
        <translation>fremde Mandarine werden behalten und abgeworfen</translation>
    </message>
    <message>
        <source>They may be used and usually are not. Every mandarin is set out and replaced; only those of the own wind double, for every player; a hand completed by the replacement is won with a loose tile.</source>
        <translation>Man kann sie verwenden und tut es meist nicht. Jeder Mandarin wird ausgelegt und ersetzt; nur die des eigenen Windes verdoppeln, bei jedem Spieler; eine durch den Ersatz vollendete Hand siegt mit einem losen Stein.</translation>
    </message>
    <message>
        <source>Page 11 and page 29 disagree; the text says only what is done with one's own.</source>
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
        <translation>Die Plätze nimmt man frei ein; ein Wurf bestimmt den Leger. Er legt die vier Winde in eine Reihe, einen davon auf den Windkasten, und würfelt; von ihm aus gezählt nehmen die Spieler die Stellen der Reihe, die fernste zuerst. Wohin der Kasten kommt, da sitzt Ost: Wer Ost gezogen hat, rückt dorthin, die anderen sitzen nach ihren Winden.</translation>
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
        <translation>Sätze von Runden</translation>
    </message>
    <message>
        <source>Four rounds, of East, South, West and North, are a set. How many are played is agreed before.</source>
        <translation>Vier Runden, von Ost, Süd, West und Nord, sind ein Rundensatz. Wie viele gespielt werden, wird vorher vereinbart.</translation>
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
        <source>As in Part I: the winner gets his score from each, the others settle the differences, East pays and gets double; but no payment exceeds the limit.</source>
        <translation>Wie in Teil I: Der Sieger bekommt von jedem seine Wertung, die anderen rechnen die Unterschiede ab, Ost zahlt und bekommt doppelt; doch keine Zahlung übersteigt das Limit.</translation>
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
        <translation>Ost zahlt und bekommt hier nicht doppelt.</translation>
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
        <source>East's hand that is complete on the deal goes before washing, and washing before a win on the first tile played.</source>
        <translation>Die Hand von Ost, die gegeben vollständig ist, geht vor dem Waschen, und Waschen vor einem Sieg auf den ersten gespielten Stein.</translation>
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
        <translation>Wer fälschlich Mah-Jongg ansagt, zahlt jedem das halbe Limit; Ost bekommt, und zahlt als der Falsche, das ganze Limit.</translation>
    </message>
    <message>
        <source>Paying for all</source>
        <translation>Für alle zahlen</translation>
    </message>
    <message>
        <source>Whoever discards the winning tile pays for all three if the winner had a warning exposed and the tile completes that hand: nine tiles of one suit for a hand of that suit, nine heads for a hand of heads, two sets of dragons for the third, three sets of winds for the fourth wind.</source>
        <translation>Wer den Siegstein abwirft, zahlt für alle drei, wenn der Sieger eine Warnung offen liegen hatte und der Stein diese Hand vollendet: neun Steine einer Farbe für eine Hand dieser Farbe, neun Köpfe für eine Hand aus Köpfen, zwei Sätze Drachen für den dritten, drei Sätze Winde für den vierten Wind.</translation>
    </message>
    <message>
        <source>Who is excused</source>
        <translation>Wer entschuldigt ist</translation>
    </message>
    <message>
        <source>A discarder who is himself one tile short is excused if he has two doubling honors complete, or would have more than two with his winning tile.</source>
        <translation>Wer abwirft und selbst auf einen Stein wartet, ist entschuldigt, wenn er zwei verdoppelnde Ehren vollständig hat oder mit seinem Siegstein mehr als zwei hätte.</translation>
    </message>
    <message>
        <source>Who had no choice</source>
        <translation>Wer keine Wahl hatte</translation>
    </message>
    <message>
        <source>Nobody pays for all who held nothing but dangerous tiles.</source>
        <translation>Niemand zahlt für alle, der nur gefährliche Steine hatte.</translation>
    </message>
    <message>
        <source>All other scores are void</source>
        <translation>Alle anderen Wertungen entfallen</translation>
    </message>
    <message>
        <source>When one pays for all, only the winner's score counts.</source>
        <translation>Zahlt einer für alle, zählt nur die Wertung des Siegers.</translation>
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
        <translation>Der Satz ist verderbt; die Tafel und alle Beispiele zählen 10.</translation>
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
        <translation>Wer siegt auf den ersten gespielten Stein, und wie zählt die Zugabe?</translation>
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
        <source>a win on one's own first draw counts too</source>
        <translation>ein Sieg mit dem eigenen ersten Stein zählt auch</translation>
    </message>
    <message>
        <source>Whoever wins on East's first discard; half the limit is added after the doubles, up to the limit.</source>
        <translation>Wer auf den ersten Abwurf von Ost siegt; das halbe Limit kommt nach den Verdopplungen hinzu, bis zum Limit.</translation>
    </message>
    <message>
        <source>It stands among bonuses, which are added, and is measured by the limit, which is a final amount.</source>
        <translation>Es steht unter den Zugaben, die hinzukommen, und wird am Limit gemessen, das ein Endbetrag ist.</translation>
    </message>
    <message>
        <source>Does the bonus for the first tile played spoil that for no other score?</source>
        <translation>Hebt die Zugabe für den ersten gespielten Stein die für keine andere Wertung auf?</translation>
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
        <translation>Welcher Siegstein ist der vierte eines offenen Drillings?</translation>
    </message>
    <message>
        <source>the fourth of one's own exposed three</source>
        <translation>der vierte des eigenen offenen Drillings</translation>
    </message>
    <message>
        <source>the tile that another player adds to his three</source>
        <translation>der Stein, den ein anderer an seinen Drilling legt</translation>
    </message>
    <message>
        <source>The fourth of one's own exposed three, which can only end the hand in a sequence. Where robbing is played, the robbed tile doubles too.</source>
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
        <source>Does the winner's pair count that the last tile did not complete?</source>
        <translation>Zählt ein Paar des Siegers, das der letzte Stein nicht vollendet hat?</translation>
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
        <translation>Beispiel 4 ist mit 384 gedruckt und mit Zahlungen, die nicht zum Sieger passen.</translation>
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
        <translation>Die Berichtigungen ändern die Wertung von Beispiel 3, nicht die Zahlungen; Beispiel 10 nennt den Sieger als Zahler.</translation>
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
        <translation>Ja; sonst kann nichts gelegt sein.</translation>
    </message>
    <message>
        <source>Claiming a tile to complete the hand is allowed in general; example 5 is won so.</source>
        <translation>Einen Stein zu nehmen, der die Hand vollendet, ist allgemein erlaubt; Beispiel 5 siegt so.</translation>
    </message>
    <message>
        <source>Until when may the tiles be washed, by whom, and what of mandarins?</source>
        <translation>Bis wann darf gewaschen werden, von wem, und was gilt für Mandarine?</translation>
    </message>
    <message>
        <source>until the first tile is drawn or claimed</source>
        <translation>bis der erste Stein gezogen oder genommen wird</translation>
    </message>
    <message>
        <source>until the holder's own first draw</source>
        <translation>bis zum eigenen ersten Ziehen</translation>
    </message>
    <message>
        <source>the nearest to East collects</source>
        <translation>der Ost Nächste kassiert</translation>
    </message>
    <message>
        <source>all who show such a hand collect</source>
        <translation>alle, die eine solche Hand zeigen, kassieren</translation>
    </message>
    <message>
        <source>Until the first tile is drawn or claimed after East's first discard; East, before he discards. Of two claimants the nearest to East collects. Mandarins that were dealt are no heads.</source>
        <translation>Bis nach dem ersten Abwurf von Ost der erste Stein gezogen oder genommen wird; Ost, bevor er abwirft. Von zweien kassiert der Ost Nächste. Gegebene Mandarine sind keine Köpfe.</translation>
    </message>
    <message>
        <source>The hand must be the original one, with nothing drawn. Washing goes before a win on the first discard, so it must still be possible then.</source>
        <translation>Die Hand muss die gegebene sein, ohne Ziehen. Waschen geht vor einem Sieg auf den ersten Abwurf, also muss es dann noch möglich sein.</translation>
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
        <source>The sum of the three shares, East's double included, each cut to the limit.</source>
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
        <translation>Auf wessen Siegstein muss warten, wer abwirft?</translation>
    </message>
    <message>
        <source>his own</source>
        <translation>auf seinen eigenen</translation>
    </message>
    <message>
        <source>the winner's</source>
        <translation>auf den des Siegers</translation>
    </message>
    <message>
        <source>His own; any tile he waits for may bring the doublings.</source>
        <translation>Auf seinen eigenen; jeder Stein, auf den er wartet, darf die Verdopplungen bringen.</translation>
    </message>
    <message>
        <source>It is what excuses him from breaking his hand.</source>
        <translation>Das entschuldigt ihn, seine Hand nicht zu zerbrechen.</translation>
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
        <source>The book's example has only dots in hand against a hand of dots.</source>
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
        <translation>Für die Drachen nennt das Buch den dritten Satz, für die Winde nur eine siegende Hand.</translation>
    </message>
    <message>
        <source>Does he pay for all from whom the tile was taken that he added to his three?</source>
        <translation>Zahlt für alle, wem der Stein genommen wurde, den er an seinen Drilling legte?</translation>
    </message>
    <message>
        <source>Only discards are named.</source>
        <translation>Genannt sind nur Abwürfe.</translation>
    </message>
    <message>
        <source>Are the seats drawn again for a new set of four rounds?</source>
        <translation>Werden die Plätze für einen neuen Satz von vier Runden neu gezogen?</translation>
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
        <translation>Was macht eine Folge geschlossen: ihre Form, oder dass kein anderer Stein gesiegt hätte?</translation>
    </message>
    <message>
        <source>its shape</source>
        <translation>ihre Form</translation>
    </message>
    <message>
        <source>the tiles that would have won</source>
        <translation>die Steine, die gesiegt hätten</translation>
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
        <source>A false Mah-Jongg at this table</source>
        <translation>Ein falsches Mah-Jongg an diesem Tisch</translation>
    </message>
    <message>
        <source>The program lets nobody call falsely; the penalty and the house rule on East are for a table of people.</source>
        <translation>Das Programm lässt niemanden falsch rufen; die Strafe und die Hausregel zu Ost sind für einen Tisch mit Menschen.</translation>
    </message>
    <message>
        <source>The host's rules</source>
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
        <source>Each player throws two dice; the highest is East. South sits at East's right, West opposite, North at the left.</source>
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
        <translation>Von links der Lücke nehmen Ost, Süd, West und Nord je zwei Stapel, dreimal reihum; dann nimmt Ost die oberen Steine des ersten und dritten Stapels, Süd, West und Nord je einen von dem, was dazwischen liegt.</translation>
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
        <translation>Wer nichts beansprucht, zieht den Endstein der Mauer, oben vor unten, und wirft einen beliebigen Stein ab.</translation>
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
        <source>The last fourteen tiles are never drawn, the loose tiles among them. If nobody is out then, the hand is dead: nothing is scored, and the same East deals again.</source>
        <translation>Die letzten vierzehn Steine werden nie gezogen, die losen Steine eingerechnet. Hat dann niemand gewonnen, ist das Spiel tot: Nichts wird gezählt, und derselbe Ost gibt noch einmal.</translation>
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
        <source>East stays as long as he wins; else the player at his right becomes East.</source>
        <translation>Ost bleibt, solange er gewinnt; sonst wird sein rechter Nachbar Ost.</translation>
    </message>
    <message>
        <source>The rounds are East, South, West and North. A new one begins when the first East becomes East again. Four rounds are a game.</source>
        <translation>Die Runden sind Ost, Süd, West und Nord. Eine neue beginnt, wenn der erste Ost wieder Ost wird. Vier Runden sind eine Partie.</translation>
    </message>
    <message>
        <source>Four sets and a pair; a set is a chow, a pung or a kong. The winner does not discard, and all players show their hands.</source>
        <translation>Vier Sätze und ein Paar; ein Satz ist ein Chow, ein Pung oder ein Kong. Der Sieger wirft nicht ab, und alle zeigen ihre Hand.</translation>
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
        <translation>Alle zählen ihre Pungs, Kongs und Paare; Chows zählen nichts. Der Satz, den ein genommener Stein zum Sieg vollendet, gilt als offen; durch Ziehen vollendet ist er verdeckt.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Verdoppelungen</translation>
    </message>
    <message>
        <source>Some sets double the score of every player, other things that of the winner alone.</source>
        <translation>Manche Sätze verdoppeln die Wertung jedes Spielers, anderes nur die des Siegers.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Zuschläge</translation>
    </message>
    <message>
        <source>The winner adds 20 and other bonuses before the score is doubled.</source>
        <translation>Der Sieger zählt 20 und andere Zuschläge dazu, bevor verdoppelt wird.</translation>
    </message>
    <message>
        <source>The total</source>
        <translation>Die Summe</translation>
    </message>
    <message>
        <source>Points and bonuses together are multiplied by all doubles, and cut at the limit. Of several ways to read a hand the best counts.</source>
        <translation>Punkte und Zuschläge zusammen werden mit allen Verdoppelungen vervielfacht und am Limit gekürzt. Von mehreren Lesarten einer Hand zählt die beste.</translation>
    </message>
    <message>
        <source>Unfinished limit hands</source>
        <translation>Unfertige Limithände</translation>
    </message>
    <message>
        <source>A loser who holds three winds and a pair of the fourth, or all three dragons, gets the limit from each of the other losers, though the rest of his hand is unfinished. He pays the winner like anybody.</source>
        <translation>Ein Verlierer mit drei Winden und einem Paar des vierten oder mit allen drei Drachen erhält das Limit von jedem anderen Verlierer, auch wenn der Rest der Hand unfertig ist. Dem Sieger zahlt er wie jeder.</translation>
    </message>
    <message>
        <source>A limit is agreed, say 600: nobody but East can receive more than that from one player for one hand. East can receive up to double.</source>
        <translation>Ein Limit wird vereinbart, etwa 600: Nur Ost kann von einem Spieler für eine Hand mehr erhalten. Ost kann bis zum Doppelten erhalten.</translation>
    </message>
    <message>
        <source>Paying the winner</source>
        <translation>Den Sieger bezahlen</translation>
    </message>
    <message>
        <source>Each loser pays the winner his score first, double if one of the two is East.</source>
        <translation>Jeder Verlierer zahlt zuerst dem Sieger dessen Wertung, doppelt, wenn einer der beiden Ost ist.</translation>
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
        <translation>Wer den Siegstein zu einer Hand aus einer Farbe abwirft, von der drei Pungs offen lagen, zahlt für alle.</translation>
    </message>
    <message>
        <source>Paying for three dragons</source>
        <translation>Zahlen für drei Drachen</translation>
    </message>
    <message>
        <source>The same holds for a hand of three dragons of which two sets lay exposed.</source>
        <translation>Dasselbe gilt für eine Hand mit drei Drachen, von der zwei Sätze offen lagen.</translation>
    </message>
    <message>
        <source>Paying for the winds</source>
        <translation>Zahlen für die Winde</translation>
    </message>
    <message>
        <source>The same holds for a hand of winds of which three sets lay exposed.</source>
        <translation>Dasselbe gilt für eine Hand aus Winden, von der drei Sätze offen lagen.</translation>
    </message>
    <message>
        <source>Paying for ones and nines</source>
        <translation>Zahlen für Einsen und Neunen</translation>
    </message>
    <message>
        <source>The same holds for a hand of ones and nines of which three sets lay exposed.</source>
        <translation>Dasselbe gilt für eine Hand aus Einsen und Neunen, von der drei Sätze offen lagen.</translation>
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
        <source>Two and a half pence for a hundred come to about ten or twelve for a hundred at contract bridge.</source>
        <translation>Zweieinhalb Pence für hundert kommen etwa zehn oder zwölf für hundert beim Kontraktbridge gleich.</translation>
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
        <source>The hand is dead with this number left.</source>
        <translation>Das Spiel ist tot, wenn so viele übrig sind.</translation>
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
        <translation>Mit zu vielen Steinen zahlt sie den anderen die volle Wertung, mit zu wenigen, was die eigene übersteigt; sie erhält nichts, zahlt dem Sieger voll, und zwei tote Hände rechnen nicht ab.</translation>
    </message>
    <message>
        <source>Only the deducting of the own score is told apart.</source>
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
        <source>What does a pair count of the own wind that is the round's too, and which pairs of losers count?</source>
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
        <translation>Die Tafel hat für jedes eine Zeile; sie gilt für alle Hände.</translation>
    </message>
    <message>
        <source>Does the own season double besides the eightfold of all four?</source>
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
        <translation>Das Limit; achtfach nur in einem Spiel ohne Limit.</translation>
    </message>
    <message>
        <source>Both tables have them; the list gives the limit whatever a hand counts.</source>
        <translation>Beide Tafeln haben sie; die Liste gibt das Limit, was immer die Hand zählt.</translation>
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
        <translation>Geben kein Chow, kein Zählwert, der letzte Stein und der lose Stein 10 oder eine Verdoppelung?</translation>
    </message>
    <message>
        <source>10 and a double</source>
        <translation>10 und eine Verdoppelung</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>eine Verdoppelung</translation>
    </message>
    <message>
        <source>Both.</source>
        <translation>Beides.</translation>
    </message>
    <message>
        <source>The table gives 10, the notes a double; bonuses are to be added before doubling.</source>
        <translation>Die Tafel gibt 10, die Anmerkungen eine Verdoppelung; Zuschläge kommen vor dem Verdoppeln dazu.</translation>
    </message>
    <message>
        <source>Does East pay a winner more than the limit?</source>
        <translation>Zahlt Ost einem Sieger mehr als das Limit?</translation>
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
        <source>What all three would have paid, each share with East's doubling and limit.</source>
        <translation>Was alle drei gezahlt hätten, jeder Anteil mit Osts Verdoppelung und dem Limit.</translation>
    </message>
    <message>
        <source>He pays the losses of the other two besides his own.</source>
        <translation>Er zahlt die Verluste der anderen beiden neben dem eigenen.</translation>
    </message>
    <message>
        <source>What do the thirteen odd majors count without a limit?</source>
        <translation>Was zählen die dreizehn einzelnen Majors ohne Limit?</translation>
    </message>
    <message>
        <source>the bonuses for how it was won</source>
        <translation>die Zuschläge für die Art des Siegs</translation>
    </message>
    <message>
        <source>pattern doubles too</source>
        <translation>auch Verdoppelungen für Muster</translation>
    </message>
    <message>
        <source>The 20 and the bonuses and doubles for how it was won; nothing for its tiles.</source>
        <translation>Die 20 und die Zuschläge und Verdoppelungen für die Art des Siegs; nichts für die Steine.</translation>
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
        <source>Counters and scoring cards</source>
        <translation>Marken und Wertungskarten</translation>
    </message>
    <message>
        <source>The program keeps the totals; nobody has to hand over counters.</source>
        <translation>Das Programm führt die Summen; niemand muss Marken übergeben.</translation>
    </message>
    <message>
        <source>The host's book, and a Dreamer who advises</source>
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
</context>
<context>
    <name>Saved games</name>
    <message>
        <source>Deal {deal}, you are {wind}.</source>
        <translation>Spiel {deal}, du bist {wind}.</translation>
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
</context>
<context>
    <name>Score</name>
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
        <translation>Siegstein ist ein loser Stein</translation>
    </message>
    <message>
        <source>Winning tile drawn</source>
        <translation>Siegstein gezogen</translation>
    </message>
    <message>
        <source>Only place to win</source>
        <translation>Einziger Platz zum Sieg</translation>
    </message>
    <message>
        <source>Last tile of the wall drawn</source>
        <translation>Letzter Stein der Mauer gezogen</translation>
    </message>
    <message>
        <source>Won on the first tile played</source>
        <translation>Sieg mit dem ersten gespielten Stein</translation>
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
        <translation>Ost, fertig gegeben</translation>
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
        <source>Four concealed sets</source>
        <translation>Vier verdeckte Sätze</translation>
    </message>
    <message>
        <source>Calling nine tile hand</source>
        <translation>Neunfach wartende Hand</translation>
    </message>
    <message>
        <source>East’s thirteenth win running</source>
        <translation>Dreizehnter Sieg von Ost in Folge</translation>
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
        <source>Pair of {tiles}</source>
        <translation>Paar: {tiles}</translation>
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
        <source>own wind</source>
        <translation>eigener Wind</translation>
    </message>
    <message>
        <source>suit, honors</source>
        <translation>Farbe, Ehren</translation>
    </message>
    <message>
        <source>no sequence</source>
        <translation>keine Folge</translation>
    </message>
    <message>
        <source>one suit</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>all honors</source>
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
        <source>dragons</source>
        <translation>Drachen</translation>
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
        <source>no score</source>
        <translation>kein Zählwert</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
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
        <source>Nothing in this hand counts.</source>
        <translation>Nichts in dieser Hand zählt.</translation>
    </message>
    <message>
        <source>Looked for, not counted</source>
        <translation>Gesucht, nicht gezählt</translation>
    </message>
    <message>
        <source>One step away</source>
        <translation>Einen Schritt entfernt</translation>
    </message>
    <message>
        <source>the limit</source>
        <translation>das Limit</translation>
    </message>
    <message>
        <source>every pair of dragons counts</source>
        <translation>jedes Paar Drachen zählt</translation>
    </message>
    <message>
        <source>the wind of this round</source>
        <translation>der Wind dieser Runde</translation>
    </message>
    <message>
        <source>the last tile: {tile}</source>
        <translation>der letzte Stein: {tile}</translation>
    </message>
    <message>
        <source>four sets and a pair</source>
        <translation>vier Sätze und ein Paar</translation>
    </message>
    <message>
        <source>nothing counts but Mah-Jongg itself</source>
        <translation>nichts zählt außer dem Mah-Jongg selbst</translation>
    </message>
    <message>
        <source>drawn to replace a tile</source>
        <translation>als Ersatz gezogen</translation>
    </message>
    <message>
        <source>East’s first discard, or the first tile drawn</source>
        <translation>der erste Abwurf von Ost oder der erste gezogene Stein</translation>
    </message>
    <message>
        <source>complete as dealt</source>
        <translation>fertig wie gegeben</translation>
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
        <source>from the wall</source>
        <translation>von der Mauer</translation>
    </message>
    <message>
        <source>{tiles} would have won too.</source>
        <translation>Auch das hätte gesiegt: {tiles}.</translation>
    </message>
    <message>
        <source>{run} is a sequence, the only one.</source>
        <translation>{run} ist eine Folge, die einzige.</translation>
    </message>
    <message>
        <source>Another item gives points.</source>
        <translation>Ein anderer Posten gibt Punkte.</translation>
    </message>
    <message>
        <source>All but {tiles} are sets and a pair of heads.</source>
        <translation>Alles außer {tiles} ist Satz oder Paar aus Köpfen.</translation>
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
        <source>A pair is there; a third {tile} would make the set.</source>
        <translation>Ein Paar ist da; der Satz braucht einen dritten Stein: {tile}.</translation>
    </message>
    <message>
        <source>{tiles} belong to a suit.</source>
        <translation>Zu einer Farbe gehören: {tiles}.</translation>
    </message>
    <message>
        <source>In the way: {tiles}.</source>
        <translation>Im Weg: {tiles}.</translation>
    </message>
    <message>
        <source>Of other winds: {tiles}.</source>
        <translation>Von anderen Winden: {tiles}.</translation>
    </message>
    <message>
        <source>{tiles} belongs to another wind.</source>
        <translation>Gehört zu einem anderen Wind: {tiles}.</translation>
    </message>
    <message>
        <source>There are winds or dragons in the hand: {tiles}.</source>
        <translation>In der Hand sind Winde oder Drachen: {tiles}.</translation>
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
        <source>a major set</source>
        <translation>ein hoher Satz</translation>
    </message>
    <message>
        <source>a minor set</source>
        <translation>ein niedriger Satz</translation>
    </message>
    <message>
        <source>a major set, claimed</source>
        <translation>ein hoher Satz, genommen</translation>
    </message>
    <message>
        <source>a minor set, claimed</source>
        <translation>ein niedriger Satz, genommen</translation>
    </message>
    <message>
        <source>a major set; the fourth was added</source>
        <translation>ein hoher Satz; der vierte kam dazu</translation>
    </message>
    <message>
        <source>a minor set; the fourth was added</source>
        <translation>ein niedriger Satz; der vierte kam dazu</translation>
    </message>
    <message>
        <source>a major set, all drawn</source>
        <translation>ein hoher Satz, ganz gezogen</translation>
    </message>
    <message>
        <source>a minor set, all drawn</source>
        <translation>ein niedriger Satz, ganz gezogen</translation>
    </message>
    <message>
        <source>a major set; the last tile was claimed</source>
        <translation>ein hoher Satz; der letzte Stein ist genommen</translation>
    </message>
    <message>
        <source>a minor set; the last tile was claimed</source>
        <translation>ein niedriger Satz; der letzte Stein ist genommen</translation>
    </message>
    <message>
        <source>a major set; the last tile was drawn</source>
        <translation>ein hoher Satz; der letzte Stein ist gezogen</translation>
    </message>
    <message>
        <source>a minor set; the last tile was drawn</source>
        <translation>ein niedriger Satz; der letzte Stein ist gezogen</translation>
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
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
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
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Computer's pause</source>
        <translation>Pause des Computers</translation>
    </message>
    <message>
        <source>Sound of the tiles</source>
        <translation>Klang der Steine</translation>
    </message>
    <message>
        <source>Figures in the corners of the tiles</source>
        <translation>Zeichen in den Ecken der Steine</translation>
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
        <source>High contrast: flat paper, strong lines</source>
        <translation>Hoher Kontrast: glattes Papier, kräftige Linien</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>The winner is paid the full score.</source>
        <translation>Der Sieger bekommt die volle Wertung.</translation>
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
        <source>Dead hand: too few tiles. It counts nothing.</source>
        <translation>Tote Hand: zu wenige Steine. Sie zählt nichts.</translation>
    </message>
    <message>
        <source>Cut by the limit: only East is paid more than {limit} by a player.</source>
        <translation>Vom Limit gekürzt: Nur Ost erhält von einem Mitspieler mehr als {limit}.</translation>
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
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Winner is paid</source>
        <translation>An den Sieger</translation>
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
        <source>Only East is paid more than {limit} by a player.</source>
        <translation>Nur Ost erhält von einem Mitspieler mehr als {limit}.</translation>
    </message>
    <message>
        <source>Everybody pays whoever washed the tiles; nothing is doubled and nothing else is settled.</source>
        <translation>Alle bezahlen, wer die Steine wäscht; nichts wird verdoppelt, und sonst wird nichts abgerechnet.</translation>
    </message>
    <message>
        <source>{wind} discarded a dangerous tile and pays for all; nothing else is settled. East’s share is doubled.</source>
        <translation>{wind} hat einen gefährlichen Stein abgeworfen und zahlt für alle; sonst wird nichts abgerechnet. Der Anteil von Ost ist verdoppelt.</translation>
    </message>
    <message>
        <source>The winner is paid by all; then the others settle the difference. What East pays or receives is doubled.</source>
        <translation>Den Sieger bezahlen alle; dann rechnen die anderen den Unterschied ab. Was Ost zahlt oder bekommt, wird verdoppelt.</translation>
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
        <source>The deal is drawn: you remain East.</source>
        <translation>Das Spiel ist unentschieden: Du bleibst Ost.</translation>
    </message>
    <message>
        <source>The deal is drawn: East remains East.</source>
        <translation>Das Spiel ist unentschieden: Ost bleibt Ost.</translation>
    </message>
    <message>
        <source>East won: you remain East.</source>
        <translation>Ost hat gesiegt: Du bleibst Ost.</translation>
    </message>
    <message>
        <source>East won and remains East.</source>
        <translation>Ost hat gesiegt und bleibt Ost.</translation>
    </message>
    <message>
        <source>East did not win: the deal passes to the right, to you.</source>
        <translation>Ost hat nicht gesiegt: Das Geben geht nach rechts, an dich.</translation>
    </message>
    <message>
        <source>East did not win: the deal passes to the right, to {wind}.</source>
        <translation>Ost hat nicht gesiegt: Das Geben geht nach rechts, an {wind}.</translation>
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
        <translation>{wind} hat Mah-Jongg wie gegeben</translation>
    </message>
    <message>
        <source>{wind} goes out on a loose tile</source>
        <translation>{wind} siegt mit einem losen Stein</translation>
    </message>
    <message>
        <source>{wind} goes out on the last tile</source>
        <translation>{wind} siegt mit dem letzten Stein</translation>
    </message>
    <message>
        <source>{wind} goes out on the tile {giver} adds</source>
        <translation>{wind} siegt mit dem Stein, den {giver} anlegt</translation>
    </message>
    <message>
        <source>{wind} goes out on your discard</source>
        <translation>{wind} siegt mit deinem Abwurf</translation>
    </message>
    <message>
        <source>{wind} goes out on {giver}’s discard</source>
        <translation>{wind} siegt mit dem Abwurf von {giver}</translation>
    </message>
    <message>
        <source>{wind} goes out on a drawn tile</source>
        <translation>{wind} siegt mit einem gezogenen Stein</translation>
    </message>
    <message>
        <source>Deal {deal} is over</source>
        <translation>Spiel {deal} ist zu Ende</translation>
    </message>
    <message>
        <source>The winner’s score</source>
        <translation>Die Wertung des Siegers</translation>
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
        <translation>Siegstein: {tile}</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>verdeckt</translation>
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
        <source>Review the deal</source>
        <translation>Spiel ansehen</translation>
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
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Hand of {wind}, {player}: {total} points</source>
        <translation>Hand von {wind}, {player}: {total} Punkte</translation>
    </message>
    <message>
        <source>Score of {wind}</source>
        <translation>Wertung von {wind}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Set the table</source>
        <translation>Den Tisch richten</translation>
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
        <source>Saved house rules</source>
        <translation>Gespeicherte Hausregeln</translation>
    </message>
    <message>
        <source>Change the house rules</source>
        <translation>Die Hausregeln ändern</translation>
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
        <source>A deal in which you take something back is marked as assisted. The tutor is always there.</source>
        <translation>Ein Spiel, in dem du etwas zurücknimmst, gilt als unterstützt. Der Lehrer ist immer da.</translation>
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
        <source>The computer plays</source>
        <translation>Der Computer spielt</translation>
    </message>
    <message>
        <source>Name of computer player {number}</source>
        <translation>Name von Computerspieler {number}</translation>
    </message>
    <message>
        <source>Level of computer player {number}</source>
        <translation>Stärke von Computerspieler {number}</translation>
    </message>
    <message>
        <source>{level}: {words}</source>
        <translation>{level}: {words}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Drawn by dice: everybody throws once, the highest is East. Equal throws are thrown again.</source>
        <translation>Sie werden ausgewürfelt: Jeder wirft einmal, der höchste Wurf ist Ost. Gleiche werfen noch einmal.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
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
        <source>This book is for {players}.</source>
        <translation>Dieses Buch ist für {players}.</translation>
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
        <translation>Verdeckte Vierer</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>Siegstein</translation>
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
        <source>The tiles in the hand, without the winning tile.</source>
        <translation>Die Steine auf der Hand, ohne den Siegstein.</translation>
    </message>
    <message>
        <source>Chows, pungs and kongs on the table. Type + for a fourth tile that was added later.</source>
        <translation>Chows, Pungs und Kongs auf dem Tisch. + tippen für einen vierten Stein, der später dazukam.</translation>
    </message>
    <message>
        <source>Fours of own tiles laid down. One tile stands for all four.</source>
        <translation>Abgelegte Vierer aus eigenen Steinen. Ein Stein steht für alle vier.</translation>
    </message>
    <message>
        <source>The tile that completed the hand.</source>
        <translation>Der Stein, der die Hand vollständig machte.</translation>
    </message>
    <message>
        <source>Flowers and seasons set out.</source>
        <translation>Ausgelegte Blumen und Jahreszeiten.</translation>
    </message>
    <message>
        <source>The wild tiles of the deal; only Fenghua has them.</source>
        <translation>Die Joker des Spiels; nur Fenghua kennt sie.</translation>
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
        <source>nothing else to say</source>
        <translation>nichts weiter</translation>
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
        <translation>er kam für einen ergänzten Vierten</translation>
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
        <translation>Osts dreizehnter Sieg in Folge</translation>
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
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{place}: {tiles}</source>
        <translation>{place}: {tiles}</translation>
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
        <source>Palette of tiles</source>
        <translation>Palette der Steine</translation>
    </message>
    <message>
        <source>number: tiles left</source>
        <translation>Zahl: Steine übrig</translation>
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
        <translation>Der Siegstein kam</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <translation>Wessen Hand</translation>
    </message>
    <message>
        <source>The winner’s</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Another’s</source>
        <translation>Andere</translation>
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
    <message>
        <source>a mandarin</source>
        <translation>einen Mandarin</translation>
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
        <source>Tutor panel</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Wertung jetzt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Put the tutor away</source>
        <translation>Lehrer ausblenden</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Regel öffnen</translation>
    </message>
    <message>
        <source>Advise me</source>
        <translation>Rat holen</translation>
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
        <source>What it would count if another player went out now.</source>
        <translation>Was sie zählte, wenn jetzt ein anderer Mah-Jongg machte.</translation>
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
        <source>You may claim or declare something</source>
        <translation>Du darfst etwas nehmen oder ansagen</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{wind} adds to a pung</source>
        <translation>{wind} ergänzt einen Pung</translation>
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
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>{wind}’s turn</source>
        <translation>{wind} ist am Zug</translation>
    </message>
    <message>
        <source>The score is on the next tab.</source>
        <translation>Die Wertung steht auf dem nächsten Reiter.</translation>
    </message>
    <message>
        <source>You may take the bottom tile or refuse it. Taken, it wins or is discarded.</source>
        <translation>Du darfst den letzten Stein nehmen oder ablehnen. Genommen gewinnt er oder wird abgeworfen.</translation>
    </message>
    <message>
        <source>Nothing is asked of you.</source>
        <translation>Du bist nicht gefragt.</translation>
    </message>
    <message>
        <source>You may {verbs}.</source>
        <translation>Du darfst {verbs}.</translation>
    </message>
    <message>
        <source>You may not claim it.</source>
        <translation>Du darfst ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>You may not chow it.</source>
        <translation>Du darfst ihn nicht chowen.</translation>
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
        <source>The hand is complete. You may declare Mah-Jongg.</source>
        <translation>Die Hand ist vollständig. Du darfst Mah-Jongg ansagen.</translation>
    </message>
    <message>
        <source>You may wash the tiles and end the deal, or discard.</source>
        <translation>Du darfst die Steine waschen und das Spiel beenden oder abwerfen.</translation>
    </message>
    <message>
        <source>You have all eight flowers. You may declare them and win, or play on.</source>
        <translation>Du hast alle acht Blumen. Du darfst sie ansagen und gewinnen oder weiterspielen.</translation>
    </message>
    <message>
        <source>You may meld a flower and draw for it, or discard.</source>
        <translation>Du darfst eine Blume auslegen und dafür ziehen, oder abwerfen.</translation>
    </message>
    <message>
        <source>You are calling after this discard and may declare a standing hand with it.</source>
        <translation>Nach diesem Abwurf wartest du und darfst mit ihm eine stehende Hand ansagen.</translation>
    </message>
    <message>
        <source>You may lay down four of a kind, or discard.</source>
        <translation>Du darfst einen Vierling legen oder abwerfen.</translation>
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
        <source>The hand is complete.</source>
        <translation>Die Hand ist vollständig.</translation>
    </message>
    <message>
        <source>You are calling: 1 tile short.</source>
        <translation>Du wartest: 1 Stein fehlt.</translation>
    </message>
    <message>
        <source>You are {short}.</source>
        <translation>Noch nicht: {short}.</translation>
    </message>
    <message>
        <source>{tiles} would complete the hand.</source>
        <translation>Die Hand vollenden würde: {tiles}.</translation>
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
        <source>the tile
{giver} is adding</source>
        <translation>der Stein, den
{giver} anlegt</translation>
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
        <source>a four of a kind, the two end tiles face down</source>
        <translation>einen Vierling, die beiden äußeren Steine verdeckt</translation>
    </message>
    <message>
        <source>a four of a kind from your open three</source>
        <translation>einen Vierling aus deinem offenen Drilling</translation>
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
        <source>{points}.</source>
        <translation>{points}.</translation>
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
        <source>{parts} comes apart.</source>
        <translation>Es löst sich auf: {parts}.</translation>
    </message>
    <message>
        <source>{parts} come apart.</source>
        <translation>Es lösen sich auf: {parts}.</translation>
    </message>
    <message>
        <source>nothing.</source>
        <translation>nichts.</translation>
    </message>
    <message>
        <source>You are {short} before and after.</source>
        <translation>Vorher und nachher: {short}.</translation>
    </message>
    <message>
        <source>You are {short} before, calling after it.</source>
        <translation>Vorher: {short}; danach wartest du.</translation>
    </message>
    <message>
        <source>You are {short} before, {after} after.</source>
        <translation>Vorher: {short}; nachher: {after}.</translation>
    </message>
    <message>
        <source>the pair of {tiles}</source>
        <translation>das Paar {tiles}</translation>
    </message>
    <message>
        <source>the three of {tiles}</source>
        <translation>der Drilling {tiles}</translation>
    </message>
    <message>
        <source>{winds} pay you the same; nothing is doubled. The tiles are dealt anew.</source>
        <translation>{winds} zahlen an dich gleich viel; nichts wird verdoppelt. Die Steine werden neu gegeben.</translation>
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
        <translation>{own} ergäbe {run}</translation>
    </message>
    <message>
        <source>A chow is taken only from the player at your left. That is {left}.</source>
        <translation>Einen Chow nimmt man nur vom linken Nachbarn. Das ist {left}.</translation>
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
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{left} sits at your left, {right} at your right, {opposite} opposite.</source>
        <translation>{left} sitzt links von dir, {right} rechts, {opposite} gegenüber.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
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
        <source>Standing hand: discard {tile}</source>
        <translation>Stehende Hand: {tile} abwerfen</translation>
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
</TS>
