pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.claims
import peling_app.play.table.view.court
import peling_app.play.table.view.dice
import peling_app.play.table.view.hand
import peling_app.play.table.view.parts

// The table of play: everything lies in design units of a baize of 1018 x 822, which keeps its proportion.
BoardBase {
    id: board

    spare: Math.max(0, stage.x - frame - 4)

    courtFoot: takeBack.visible && !takeBack.fits ? takeBack.y : claimBar.y

    property string dragTarget: "table"
    property int lastDiscarder: 0

    focus: true
    pointerShown: flights.count === 0
    Component.onCompleted: settled = true

    onDragBegan: (key, face, faceWidth, at, grip) => board.beginDrag(key, face, faceWidth, at, grip)
    onDragMoved: at => board.moveDrag(at)
    onDragEnded: board.endDrag()
    onDragCancelled: board.cancelDrag()

    Keys.onPressed: event => {
        board.keysInUse = true;
        event.accepted = board.handleKey(event.key);
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

    function moveDrag(at: point): void {
        ghost.follow(at);
        const x = (at.x - stage.x) / board.unit;
        const y = (at.y - stage.y) / board.unit;
        const overSets = players.own.count > 0 && at.y - stage.y > board.px(715) + board.below && x > (players.own.x / board.unit) - 8;
        const overPlace = dropPlace.visible && x > 800 && x < 1012 && y > 490 && y < 606;
        board.dragTarget = overSets || overPlace ? "sets" : y > 640 ? "hand" : "table";
        if (board.dragKey > 0) {
            const place = Math.round((x - 104 - (ghost.grip.x / board.unit)) / 60);
            hand.aim = board.dragTarget === "hand" ? Math.max(0, Math.min(hand.count - 1, place)) : -1;
        }
    }

    function endDrag(): void {
        const key = board.dragKey;
        if (key < 0) {
            return;
        }
        if (key > 0 && hand.aim >= 0) {
            board.model.arrange(key, hand.aim);
            ghost.home = hand.rectOf(key);
        }
        hand.putDown();
        ghost.wait();
        board.model.drop(key, board.dragTarget);
    }

    function cancelDrag(): void {
        hand.putDown();
        ghost.goHome();
    }

    // -- moves ---------------------------------------------------------------------------------------------

    function show(kind: string, side: int, face: string, key: int): void {
        const ghostRect = ghost.box;
        const dragged = board.dragKey >= 0 && ((kind === "discard" && side === 0) || kind === "claim");
        if (dragged) {
            ghost.vanish();
        }
        if (kind === "discard") {
            board.lastDiscarder = side;
        }
        if (board.model.still || deal.running) {
            return;
        }
        const fromHand = dragged ? ghostRect : side === 0 ? hand.lastGone : players.rackRect(side);
        switch (kind) {
        case "draw":
        case "loose": {
            const from = board.mapFromItem(wall, kind === "loose" ? wall.looseRect : wall.nextRect);
            if (side === 0) {
                board.fly(face, from, hand.rectOf(key), 220, Easing.OutCubic, "hand:" + key);
            } else {
                board.fly("back", from, players.rackRect(side), 220, Easing.OutCubic, "");
            }
            break;
        }
        case "discard":
            board.fly(face, fromHand, discards.of(side).rectOf(key), 240, Easing.InOutCubic, "d:" + side + ":" + key);
            break;
        case "claim": {
            const rows = discards.of(board.lastDiscarder);
            const from = dragged ? ghostRect : rows.rectAt(rows.count);
            board.fly(face, from, players.meldsOf(side).rectOf(key), 320, Easing.OutCubic, "m:" + side + ":" + key);
            break;
        }
        case "kong":
            board.fly(face, fromHand, players.meldsOf(side).rectOf(key), 320, Easing.OutCubic, "m:" + side + ":" + key);
            players.meldsOf(side).turnEnds(key);
            break;
        case "bonus":
            board.fly(face, fromHand, players.bonusOf(side).rectOf(key), 320, Easing.OutCubic, "b:" + side + ":" + key);
            break;
        }
    }

    function fly(face: string, from: rect, to: rect, duration: int, easing: int, arrival: string): void {
        if (arrival !== "") {
            board.setArriving(arrival, true);
        }
        flights.fly(face, from, to, duration, easing, arrival);
    }

    Binding {
        target: Paint
        property: "strong"
        value: board.model.flat
        // All boards share it: one that goes must not put back what was before the others came.
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: Paint
        property: "zoom"
        value: board.model.zoom / 100
        restoreMode: Binding.RestoreNone
    }
    Connections {
        target: board.model

        function onMoved(kind: string, side: int, face: string, key: int): void {
            board.show(kind, side, face, key);
        }

        function onReturned(): void {
            ghost.goHome();
        }

        function onHurried(): void {
            flights.finishAll();
            deal.finish();
        }

        function onDealt(): void {
            deal.begin();
        }

        function onThrowsChanged(): void {
            if (!board.model.throwsShown) {
                deal.run();
                hand.forceActiveFocus();
            }
        }
    }

    DealClock {
        id: deal

        board: board
        onDealt: (side, place) => {
            if (board.seatAt(side).present) {
                const from = board.mapFromItem(wall, wall.nextRect);
                const to = side === 0 ? hand.rectAt(place) : players.rackRect(side);
                board.fly("back", from, to, 180, Easing.OutCubic, "");
            }
        }
    }

    // -- the table -----------------------------------------------------------------------------------------

    Image {
        anchors.fill: parent
        source: board.width > 0 && board.height > 0 ? "image://board/table/" + board.frame * Screen.devicePixelRatio + "/" + (board.model.flat ? 1 : 0) : ""
        sourceSize: Qt.size(Math.round(board.width * Screen.devicePixelRatio), Math.round(board.height * Screen.devicePixelRatio))
    }
    MouseArea {
        anchors.fill: parent
        onClicked: {
            board.keysInUse = false;
            if (flights.count > 0 || deal.running) {
                flights.finishAll();
                if (!deal.waits) {
                    deal.finish();
                }
            } else {
                board.model.tapTable();
            }
        }
    }

    Item {
        id: stage

        width: board.px(1018)
        height: board.px(822) + board.below
        x: Math.round((board.width - width) / 2)
        y: Math.round((board.height - height) / 2)

        ClaimBar {
            id: claimBar

            objectName: "claimBar"
            board: board
            unit: board.unit
            width: board.claimsWidth
            x: board.claimsStart
            // Larger words over the hand need a gap.
            y: Paint.room > 1 ? board.px(707) + board.below - 2 * (Paint.px(12, board.unit) - 12) - height : Math.max(board.px(707) - height, Math.min(board.px(643), board.px(716) - height))
            z: 10
        }
        OwnHand {
            id: hand

            objectName: "hand"
            board: board
            unit: board.unit
            x: board.px(104)
            y: board.px(728) + board.below
            above: y - claimBar.y - claimBar.height
            z: 11
            focus: true
            shown: deal.countFor(0, deal.step)
        }
        Players {
            id: players

            anchors.fill: parent
            board: board
            deal: deal
        }
        Wall {
            id: wall

            objectName: "wall"
            board: board
            unit: board.unit
            x: board.px(226)
            y: board.px(72)
        }
        CentreBox {
            objectName: "centreBox"
            model: board.model
            unit: board.unit
            x: board.px(509) - Math.round(width / 2)
            y: board.px(355) - Math.round(height / 2)
        }
        Discards {
            id: discards

            anchors.fill: parent
            board: board
        }
        WildPlaque {
            objectName: "wild"
            board: board
            unit: board.unit
            x: board.px(board.eastSide === 3 ? 34 : 84)
            // On a small board plates are higher than drawn: it keeps clear of the left one, above or below.
            readonly property real usual: board.eastSide === 3 ? Math.min(board.px(24), board.px(72) - height - 2) : Math.max(board.px(137), board.px(72) + board.plateHeight + 4)
            // The words beside the wall stay where they are, the plaque goes below them.
            readonly property rect words: wall.wordsAtLeft
            readonly property real wordsTop: wall.y + words.y
            readonly property real wordsFoot: wordsTop + words.height + 4
            readonly property bool covered: board.eastSide !== 3 && words.height > 0 && wall.x + words.x < x + width && wordsTop < usual + height + 4 && wordsFoot > usual
            y: covered ? wordsFoot : usual
        }
        Plates {
            anchors.fill: parent
            board: board
        }
        DropTarget {
            id: dropPlace

            objectName: "dropPlace"
            visible: board.model.dropTitle !== ""
            title: board.model.dropTitle
            line: board.model.dropLine
            unit: board.unit
            over: board.dragKey === 0 && board.dragTarget !== "table"
            x: board.px(818)
            y: Math.min(board.px(596), players.ownBonusTop - 4) - height
            width: board.px(176) + (Paint.room > 1 ? board.spare : 0)
            height: Math.max(board.px(96), needed)
        }
        DropTarget {
            readonly property DiscardRows rows: discards.own
            readonly property int place: rows.count

            visible: board.dragKey > 0 && board.model.ownTurn
            title: ""
            line: ""
            unit: board.unit
            over: board.dragTarget === "table"
            x: rows.x + (place % rows.columns) * rows.cellWidth
            y: rows.y + Math.floor(place / rows.columns) * rows.cellHeight
            width: rows.cellWidth - 1
            height: rows.cellHeight - 1
        }
        TakeBackButton {
            id: takeBack

            objectName: "takeBack"
            board: board
            unit: board.unit
            readonly property real beside: claimBar.x + claimBar.width + 8
            readonly property real end: board.px(1012) + board.spare
            readonly property bool fits: beside + width <= end

            x: fits ? Math.max(beside, board.px(1006) - width) : end - width
            y: fits ? Math.round(claimBar.y + (claimBar.height - height) / 2) : claimBar.y - height - 4
        }
        RefusalNote {
            objectName: "note"
            board: board
            unit: board.unit
            x: Math.round(board.px(509) - width / 2)
            y: board.px(634) - height
            z: 20
        }
        WayChooser {
            objectName: "ways"
            board: board
            unit: board.unit
            x: Math.round(board.px(509) - width / 2)
            y: board.px(632) - height
            z: 21
            onClosed: hand.forceActiveFocus()
        }
        DiceOverlay {
            objectName: "dice"
            board: board
            unit: board.unit
            x: Math.round(board.px(509) - width / 2)
            y: Math.round(board.px(345) - height / 2)
            z: 22
        }
    }

    Flights {
        id: flights

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
}
