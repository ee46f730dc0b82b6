pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.claims
import peling_app.play.table.view.court
import peling_app.play.table.view.dice
import peling_app.play.table.view.hand
import peling_app.play.table.view.parts

// The table of play: the model finds a place for everything, here it is drawn, and hands are followed.
BoardBase {
    id: board

    property string dragTarget: "table"

    readonly property rect hand: place("hand")
    readonly property rect inside: place("inside")
    // Where notes over the claim bar end: with larger text it is higher.
    readonly property real overBar: (place("claimBar").height > 0 ? Math.min(hand.y - px(80), place("claimBar").y) : hand.y - px(80)) - px(8)

    focus: true
    Component.onCompleted: settled = true

    onDragBegan: (key, face, faceWidth, at, grip) => board.beginDrag(key, face, faceWidth, at, grip)
    onDragMoved: at => board.moveDrag(at)
    onDragEnded: board.endDrag()
    onDragCancelled: board.cancelDrag()

    Keys.onPressed: event => {
        board.keysInUse = true;
        event.accepted = (event.modifiers & ~Qt.KeypadModifier) === 0 && board.handleKey(event.key);
    }
    Keys.onTabPressed: event => {
        board.keysInUse = true;
        event.accepted = false;
    }
    Keys.onBacktabPressed: event => {
        board.keysInUse = true;
        event.accepted = false;
    }
    Keys.onShortcutOverride: event => {
        event.accepted = event.modifiers === Qt.NoModifier && board.commandOf(event.key) !== "";
    }

    // Escape is left to the page, which it leads back from, where nothing was begun.
    function commandOf(key: int): string {
        const command = board.model.commandOf(key);
        return command === "tile.put-back" && board.dragKey < 0 && !board.model.hasBegun() ? "" : command;
    }

    function handleKey(key: int): bool {
        const command = board.commandOf(key);
        if (board.dragKey >= 0 && command === "tile.put-back") {
            board.cancelDrag();
        } else if (command !== "") {
            // Who answers goes on with his hand, also from the wall or a discard that he had gone to. While
            // several ways of a claim lie there, one of them is to be chosen first.
            if (hand.visible && !board.model.waysShown)
                hand.forceActiveFocus();
            board.model.give(command);
        }
        return command !== "";
    }

    // -- dragging ------------------------------------------------------------------------------------------

    function beginDrag(key: int, face: string, faceWidth: real, at: point, grip: point): void {
        board.dragTarget = "table";
        hand.lifted = hand.placeOf(key);
        hand.aim = -1;
        ghost.pickUp(key, face, faceWidth, at, grip);
    }

    function holds(place: rect, at: point, more: real): bool {
        return place.width > 0 && at.x > place.x - more && at.x < place.x + place.width + more && at.y > place.y - more && at.y < place.y + place.height + more;
    }

    function moveDrag(at: point): void {
        if (!ghost.held)
            return;
        ghost.follow(at);
        const home = board.place("hand");
        const sets = board.place("ownMelds");
        const overSets = sets.width > 0 && at.x > sets.x - 8 && at.y > home.y - board.px(16);
        const overPlace = dropPlace.visible && board.holds(board.place("dropPlace"), at, 6);
        const over = overSets || overPlace ? "sets" : at.y > home.y - board.px(82) ? "hand" : "table";
        // What is let go beside the board, or outside the window, was not meant for anything on it.
        board.dragTarget = board.contains(at) ? over : "away";
        if (board.dragKey > 0) {
            const place = Math.round((at.x - home.x - ghost.grip.x) / board.court.column);
            hand.aim = board.dragTarget === "hand" ? Math.max(0, Math.min(hand.count - 1, place)) : -1;
        }
    }

    function endDrag(): void {
        if (!ghost.held)
            return;
        const key = board.dragKey;
        if (key > 0 && hand.aim >= 0) {
            board.model.arrange(key, hand.aim);
            ghost.home = hand.rectOf(key);
        }
        hand.putDown();
        ghost.wait();
        board.model.drop(key, board.dragTarget);
    }

    function cancelDrag(): void {
        if (!ghost.held)
            return;
        hand.putDown();
        ghost.goHome();
    }

    // -- moves ---------------------------------------------------------------------------------------------

    // A tile sets off in so many milliseconds; until it has arrived its place is empty.
    function show(kind: string, side: int, face: string, key: int, giver: int, start: int, wait: int): void {
        const ghostRect = ghost.box;
        const dragged = board.dragKey >= 0 && ((kind === "discard" && side === 0) || kind === "claim");
        if (dragged) {
            ghost.vanish();
        }
        if (board.model.still || board.model.deal.running) {
            return;
        }
        const fromHand = dragged ? ghostRect : side === 0 ? hand.lastGone : players.rackRect(side);
        switch (kind) {
        case "draw":
        case "loose": {
            const from = kind === "loose" ? wall.looseRect : wall.nextRect;
            if (side === 0) {
                board.fly(face, from, hand.rectOf(key), wait, 220, Easing.OutCubic, "hand:" + key);
            } else {
                board.fly("back", from, players.rackRect(side), wait, 220, Easing.OutCubic, "");
            }
            break;
        }
        case "discard":
            board.fly(face, fromHand, players.discardsOf(side).rectOf(key), wait, 240, Easing.InOutCubic, "d:" + side + ":" + key);
            break;
        case "claim": {
            const from = dragged || giver < 0 ? ghostRect : players.discardsOf(giver).rectOf(start);
            board.fly(face, from, players.meldsOf(side).rectOf(key), wait, 320, Easing.OutCubic, "m:" + side + ":" + key, true);
            break;
        }
        case "kong":
            board.fly(face, fromHand, players.meldsOf(side).rectOf(key), wait, 320, Easing.OutCubic, "m:" + side + ":" + key);
            players.meldsOf(side).turnEnds(key);
            break;
        case "win": {
            const own = side === 0 ? hand.rectOf(hand.drawnKey()) : players.rackRect(side);
            const from = giver < 0 ? own : start > 0 ? players.discardsOf(giver).rectOf(start) : players.rackRect(giver);
            board.fly(face, from, ending.rectOf(key), wait, 420, Easing.OutCubic, "e:" + side + ":" + key, true, 16);
            break;
        }
        case "bonus":
            board.fly(face, fromHand, players.bonusOf(side).rectOf(key), wait, 320, Easing.OutCubic, "b:" + side + ":" + key);
            break;
        }
    }

    function fly(face: string, from: rect, to: rect, wait: int, duration: int, easing: int, arrival: string, lies = false, turned = 0): void {
        if (arrival !== "") {
            board.setArriving(arrival, true);
        }
        flights.fly(face, from, to, wait, duration, easing, arrival, lies, turned);
    }

    Connections {
        target: board.model

        function onMoved(kind: string, side: int, face: string, key: int, giver: int, start: int, wait: int): void {
            board.show(kind, side, face, key, giver, start, wait);
        }

        function onCalled(side: int, word: string): void {
            plates.call(side, word);
        }

        function onSkipped(): void {
            flights.finishAll();
            plates.hush();
        }

        function onReturned(): void {
            ghost.goHome();
        }

        // Another hand, or another order of it: that is where keys go on, as far as they come to the board.
        function onHandArranged(): void {
            if (!board.model.waysShown)
                hand.focus = true;
        }
    }

    // -- the table -----------------------------------------------------------------------------------------

    Image {
        anchors.fill: parent
        source: board.width > 0 && board.height > 0 ? "image://board/table/" + board.court.frame + "/" + board.model.look + "/" + Screen.devicePixelRatio : ""
        sourceSize: Qt.size(Math.round(board.width), Math.round(board.height))
    }
    MouseArea {
        anchors.fill: parent
        onClicked: {
            board.keysInUse = false;
            if (flights.count > 0) {
                board.model.skipped();
            } else {
                board.model.tapTable();
            }
        }
    }

    ClaimBar {
        id: claimBar

        readonly property rect box: board.place(objectName)

        objectName: "claimBar"
        board: board
        held: board.model.ending.shown
        unit: board.unit
        x: box.x
        y: box.y
        width: box.width
        height: box.height
        z: 10
    }
    OwnHand {
        id: hand

        objectName: "hand"
        board: board
        z: 11
        // The hand that wins lies open in its sets instead.
        visible: !board.model.ending.own
        focus: true
    }
    DealtHand {
        objectName: "dealtHand"
        anchors.fill: parent
        board: board
        z: 11
    }
    Wall {
        id: wall

        objectName: "wall"
        anchors.fill: parent
        board: board
    }
    CentreBox {
        objectName: "centreBox"
        board: board
    }
    Players {
        id: players

        anchors.fill: parent
        board: board
    }
    WildPlaque {
        objectName: "wild"
        board: board
    }
    WindBox {
        objectName: "windBox"
        board: board
    }
    Plates {
        id: plates

        anchors.fill: parent
        board: board
    }
    Words {
        anchors.fill: parent
        board: board
    }
    DropTarget {
        id: dropPlace

        objectName: "dropPlace"
        visible: board.model.dropTitle !== "" && box.width > 0
        line: board.model.dropLine
        unit: board.unit
        over: board.dragKey === 0 && (board.dragTarget === "hand" || board.dragTarget === "sets")
        box: board.place("dropPlace")
    }
    DropTarget {
        visible: board.dragKey > 0 && board.model.ownTurn
        line: ""
        unit: board.unit
        over: board.dragTarget === "table"
        box: board.place("ownNext")
    }
    Ending {
        id: ending

        objectName: "ending"
        anchors.fill: parent
        board: board
        z: 30
    }
    TakeBackButton {
        id: takeBack

        readonly property rect box: board.place(objectName)

        objectName: "takeBack"
        board: board
        unit: board.unit
        x: box.x
        y: box.y
        width: box.width
        height: box.height
    }
    RefusalNote {
        objectName: "note"
        board: board
        unit: board.unit
        x: Math.round((board.free - width) / 2)
        y: board.overBar - height
        z: 20
    }
    OfferNote {
        objectName: "offer"
        board: board
        unit: board.unit
        x: Math.round((board.free - width) / 2)
        y: board.overBar + board.px(8) - 3 - height
        z: 19
        onClosed: hand.forceActiveFocus()
    }
    WayChooser {
        objectName: "ways"
        board: board
        unit: board.unit
        x: Math.max(8, Math.round((board.free - width) / 2))
        y: board.overBar - height
        z: 21
        onClosed: hand.forceActiveFocus()
    }
    Beginning {
        objectName: "beginning"
        anchors.fill: parent
        board: board
        z: 23
    }
    Flights {
        id: flights

        objectName: "flights"
        anchors.fill: parent
        indexed: board.model.indexed
        z: 40
        onLanded: arrival => {
            if (arrival !== "") {
                board.setArriving(arrival, false);
            }
        }
    }
    Ghost {
        id: ghost

        objectName: "ghost"
        board: board
        indexed: board.model.indexed
        z: 60
    }
    Tip {
        board: board
        z: 70
    }
}
