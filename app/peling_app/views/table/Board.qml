pragma ComponentBehavior: Bound

import QtQuick

// The table of play. Everything lies in design units of a baize of 1018 x 822, which keeps its proportion.
BoardBase {
    id: board

    readonly property real spare: Math.max(0, stage.x - frame - 4)

    property string dragTarget: "table"
    property rect dragHome
    property int lastDiscarder: 0
    property int dealStep: 99
    property bool dealWaits: false

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
        event.accepted = event.modifiers === Qt.NoModifier && [Qt.Key_M, Qt.Key_K, Qt.Key_P, Qt.Key_C, Qt.Key_S, Qt.Key_Space, Qt.Key_Escape].includes(event.key);
    }

    function handleKey(key: int): bool {
        switch (key) {
        case Qt.Key_M:
            board.model.press("mahjongg");
            return true;
        case Qt.Key_K:
            board.model.press("kong");
            return true;
        case Qt.Key_P:
            board.model.press("pung");
            return true;
        case Qt.Key_C:
            board.model.press("chow");
            return true;
        case Qt.Key_Space:
            board.model.press("pass");
            return true;
        case Qt.Key_S:
            board.model.sortHand();
            return true;
        case Qt.Key_Escape:
            if (board.dragKey >= 0) {
                board.cancelDrag();
            } else {
                board.model.putBack();
            }
            return true;
        default:
            return false;
        }
    }

    function setArriving(id: string, arriving: bool): void {
        const next = Object.assign({}, board.arrivals);
        if (arriving) {
            next[id] = true;
        } else {
            delete next[id];
        }
        board.arrivals = next;
    }

    // -- dragging ------------------------------------------------------------------------------------------

    function beginDrag(key: int, face: string, faceWidth: real, at: point, grip: point): void {
        back.stop();
        board.dragHome = Qt.rect(at.x, at.y, faceWidth, faceWidth * 1.5);
        ghost.face = face;
        ghost.faceWidth = faceWidth;
        ghost.grip = grip;
        ghost.x = at.x;
        ghost.y = at.y;
        board.dragTarget = "table";
        hand.lifted = hand.placeOf(key);
        hand.aim = -1;
        board.dragKey = key;
    }

    function moveDrag(at: point): void {
        ghost.x = at.x - ghost.grip.x;
        ghost.y = at.y - ghost.grip.y;
        const x = (at.x - stage.x) / board.unit;
        const y = (at.y - stage.y) / board.unit;
        const overSets = ownMelds.count > 0 && y > 715 && x > (ownMelds.x / board.unit) - 8;
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
            board.dragHome = hand.rectOf(key);
        }
        board.putDown();
        patience.restart();
        board.model.drop(key, board.dragTarget);
    }

    function putDown(): void {
        hand.lifted = -1;
        hand.aim = -1;
    }

    function cancelDrag(): void {
        board.putDown();
        if (board.dragKey >= 0) {
            board.returnGhost();
        }
    }

    function returnGhost(): void {
        patience.stop();
        if (board.dragKey < 0) {
            return;
        }
        if (board.model.still) {
            board.dragKey = -1;
            return;
        }
        back.start();
    }

    function dropGhost(): void {
        patience.stop();
        back.stop();
        board.dragKey = -1;
    }

    // -- moves ---------------------------------------------------------------------------------------------

    function rackRect(side: int): rect {
        switch (side) {
        case 1:
            return board.mapFromItem(rightRack, rightRack.endRect());
        case 2:
            return board.mapFromItem(topRack, topRack.endRect());
        case 3:
            return board.mapFromItem(leftRack, leftRack.endRect());
        default:
            return hand.rectAt(Math.max(0, hand.count - 1));
        }
    }

    function discardsOf(side: int): DiscardRows {
        return [ownDiscards, rightDiscards, topDiscards, leftDiscards][side];
    }

    function meldsOf(side: int): MeldRow {
        return [ownMelds, rightMelds, topMelds, leftMelds][side];
    }

    function bonusOf(side: int): MeldRow {
        return [ownBonus, rightBonus, topBonus, leftBonus][side];
    }

    function show(kind: string, side: int, face: string, key: int): void {
        const ghostRect = Qt.rect(ghost.x, ghost.y, ghost.faceWidth, ghost.faceWidth * 1.5);
        const dragged = board.dragKey >= 0 && ((kind === "discard" && side === 0) || kind === "claim");
        if (dragged) {
            board.dropGhost();
        }
        if (kind === "discard") {
            board.lastDiscarder = side;
        }
        if (board.model.still || board.dealStep < 17) {
            return;
        }
        switch (kind) {
        case "draw":
        case "loose": {
            const from = board.mapFromItem(wall, kind === "loose" ? wall.looseRect : wall.nextRect);
            if (side === 0) {
                board.fly(face, from, hand.rectOf(key), 220, Easing.OutCubic, "h" + key);
            } else {
                board.fly("back", from, board.rackRect(side), 220, Easing.OutCubic, "");
            }
            break;
        }
        case "discard": {
            const from = dragged ? ghostRect : side === 0 ? hand.lastGone : board.rackRect(side);
            board.fly(face, from, board.discardsOf(side).rectOf(key), 240, Easing.InOutCubic, "d" + key);
            break;
        }
        case "claim": {
            const rows = board.discardsOf(board.lastDiscarder);
            const from = dragged ? ghostRect : rows.rectAt(rows.count);
            board.fly(face, from, board.meldsOf(side).rectOf(key), 320, Easing.OutCubic, "m" + key);
            break;
        }
        case "kong":
            board.fly(face, side === 0 ? hand.lastGone : board.rackRect(side), board.meldsOf(side).rectOf(key), 320, Easing.OutCubic, "m" + key);
            board.meldsOf(side).turnEnds(key);
            break;
        case "bonus":
            board.fly(face, side === 0 ? hand.lastGone : board.rackRect(side), board.bonusOf(side).rectOf(key), 320, Easing.OutCubic, "b" + key);
            break;
        }
    }

    function fly(face: string, from: rect, to: rect, duration: int, easing: int, arrival: string): void {
        if (arrival !== "") {
            board.setArriving(arrival, true);
        }
        flights.fly(face, from, to, duration, easing, arrival);
    }

    // -- the deal ------------------------------------------------------------------------------------------

    function beginDeal(): void {
        board.dealStep = 0;
        board.dealWaits = true;
        if (!board.model.throwsShown) {
            board.runDeal();
        }
    }

    function runDeal(): void {
        if (!board.dealWaits) {
            return;
        }
        board.dealWaits = false;
        if (board.model.still) {
            board.finishDeal();
        } else {
            dealClock.start();
        }
    }

    function finishDeal(): void {
        dealClock.stop();
        board.dealStep = 99;
        board.model.finishOpening();
    }

    // How many tiles a side has after so many steps: three times four, then one, in turn from East.
    function dealtTo(side: int, step: int): int {
        if (step >= 17) {
            return 99;
        }
        const east = board.model.right.east ? 1 : board.model.opposite.east ? 2 : board.model.left.east ? 3 : 0;
        const turn = (side - east + 4) % 4;
        const times = Math.floor((step - turn + 3) / 4);
        return times >= 4 ? 13 : Math.max(0, times) * 4;
    }

    Connections {
        target: board.model

        function onMoved(kind: string, side: int, face: string, key: int): void {
            board.show(kind, side, face, key);
        }

        function onReturned(): void {
            board.returnGhost();
        }

        function onHurried(): void {
            flights.finishAll();
            if (board.dealStep < 17) {
                board.finishDeal();
            }
        }

        function onDealt(): void {
            board.beginDeal();
        }

        function onThrowsChanged(): void {
            if (!board.model.throwsShown) {
                board.runDeal();
                hand.forceActiveFocus();
            }
        }
    }

    Timer {
        id: dealClock

        interval: 70
        repeat: true
        onTriggered: {
            const east = board.model.right.east ? 1 : board.model.opposite.east ? 2 : board.model.left.east ? 3 : 0;
            const side = (board.dealStep + east) % 4;
            const seat = [board.model.own, board.model.right, board.model.opposite, board.model.left][side];
            if (seat.present && board.dealStep < 16) {
                const from = board.mapFromItem(wall, wall.nextRect);
                const to = side === 0 ? hand.rectAt(Math.max(0, board.dealtTo(0, board.dealStep + 1) - 2)) : board.rackRect(side);
                flights.fly("back", from, Qt.rect(to.x, to.y, to.width, to.height), 180, Easing.OutCubic, "");
            }
            board.dealStep += 1;
            if (board.dealStep >= 17) {
                board.finishDeal();
            }
        }
    }

    Timer {
        id: patience

        interval: 2000
        onTriggered: board.returnGhost()
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
            if (flights.count > 0 || board.dealStep < 17) {
                flights.finishAll();
                if (board.dealStep < 17 && !board.dealWaits) {
                    board.finishDeal();
                }
            } else {
                board.model.tapTable();
            }
        }
    }

    Item {
        id: stage

        width: board.px(1018)
        height: board.px(822)
        x: Math.round((board.width - width) / 2)
        y: Math.round((board.height - height) / 2)

        ClaimBar {
            id: claimBar

            objectName: "claimBar"
            board: board
            unit: board.unit
            width: Math.min(Math.max(board.px(762), 707), board.width - 2 * board.frame - 8)
            x: Math.round(board.px(509) - width / 2)
            y: Math.max(board.px(707) - height, Math.min(board.px(643), board.px(716) - height))
            z: 10
        }
        OwnHand {
            id: hand

            objectName: "hand"
            board: board
            unit: board.unit
            x: board.px(104)
            y: board.px(728)
            z: 11
            focus: true
            shown: board.dealtTo(0, board.dealStep)
        }
        MeldRow {
            id: ownMelds

            objectName: "ownMelds"
            board: board
            seat: board.model.own
            tiles: board.model.own.melds
            sets: board.model.own.sets
            title: board.model.own.spoken
            faceWidth: board.px(40)
            between: board.px(8)
            x: board.px(1006) - width
            y: board.px(815) - height
        }
        MeldRow {
            id: ownBonus

            objectName: "ownBonus"
            board: board
            seat: board.model.own
            tiles: board.model.own.bonus
            area: "b"
            faceWidth: Math.min(board.px(28), (board.px(206) - count) / Math.max(1, count))
            x: board.px(1006) - width
            y: board.px(604)
        }
        MeldRow {
            id: rightMelds

            objectName: "rightMelds"
            board: board
            seat: board.model.right
            tiles: board.model.right.melds
            sets: board.model.right.sets
            stacked: true
            fromRight: true
            faceWidth: board.px(lying ? 30 : 36)
            between: board.px(4)
            x: board.px(984) - width
            y: board.px(134)
        }
        MeldRow {
            id: rightBonus

            objectName: "rightBonus"
            board: board
            seat: board.model.right
            tiles: board.model.right.bonus
            area: "b"
            faceWidth: Math.min(board.px(26), (board.px(140) - count) / Math.max(1, count))
            x: board.px(936) - width
            y: rightRack.y
        }
        MeldRow {
            id: topMelds

            objectName: "topMelds"
            board: board
            seat: board.model.opposite
            tiles: board.model.opposite.melds
            sets: board.model.opposite.sets
            faceWidth: board.px(36) * topRow.shrink
            between: board.px(8)
            x: topRow.startX + (topBonus.count > 0 ? topBonus.width + topRow.gap : 0)
            y: board.px(9)
        }
        MeldRow {
            id: topBonus

            objectName: "topBonus"
            board: board
            seat: board.model.opposite
            tiles: board.model.opposite.bonus
            area: "b"
            faceWidth: board.px(28) * topRow.shrink
            x: topRow.startX
            y: board.px(12)
        }
        MeldRow {
            id: leftMelds

            objectName: "leftMelds"
            board: board
            seat: board.model.left
            tiles: board.model.left.melds
            sets: board.model.left.sets
            stacked: true
            faceWidth: board.px(lying ? 30 : 36)
            between: board.px(4)
            x: board.px(34)
            y: board.px(500) - height
        }
        MeldRow {
            id: leftBonus

            objectName: "leftBonus"
            board: board
            seat: board.model.left
            tiles: board.model.left.bonus
            area: "b"
            faceWidth: Math.min(board.px(28), (board.px(184) - count) / Math.max(1, count))
            x: board.px(34)
            y: board.px(508)
        }

        QtObject {
            id: topRow

            readonly property real gap: board.px(24)
            readonly property int melded: topMelds.count
            readonly property int bonus: topBonus.count
            readonly property real natural: board.px(36 * melded + 8 * Math.max(0, board.model.opposite.sets - 1)) + melded + (bonus > 0 ? board.px(29 * bonus) + gap : 0)
            readonly property real room: board.px(board.model.opposite.east ? 582 : 776) - topRack.width - (melded > 0 ? gap : 0)
            readonly property real shrink: natural > room ? room / natural : 1
            readonly property real taken: Math.min(natural, room) + (melded > 0 ? gap : 0) + topRack.width
            readonly property real startX: Math.round(Math.max(board.px(board.model.opposite.east ? 208 : 14), Math.min(board.px(520) - taken / 2, board.px(790) - taken)))
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
        Rack {
            id: topRack

            objectName: "topRack"
            seat: board.model.opposite
            unit: board.unit
            shown: board.dealtTo(2, board.dealStep)
            x: topRow.startX + topRow.taken - width
            y: board.px(14)
        }
        Rack {
            id: leftRack

            objectName: "leftRack"
            seat: board.model.left
            unit: board.unit
            shown: board.dealtTo(3, board.dealStep)
            x: board.px(34)
            y: board.px(150)
        }
        Rack {
            id: rightRack

            objectName: "rightRack"
            seat: board.model.right
            unit: board.unit
            shown: board.dealtTo(1, board.dealStep)
            x: board.px(942)
            y: rightMelds.count > 0 ? rightMelds.y + rightMelds.height + board.px(10) : board.px(150)
        }

        DiscardRows {
            id: ownDiscards

            objectName: "ownDiscards"
            board: board
            seat: board.model.own
            unit: board.unit
            columnsWanted: 6
            areaWidth: board.px(board.model.left.present || board.model.right.present ? 247 : 500)
            areaHeight: board.px(183)
            width: columns * cellWidth
            height: lines * cellHeight
            x: board.px(509) - Math.round((columns * cellWidth - 1) / 2)
            y: board.px(lines > 2 ? 422 : 429)
        }
        DiscardRows {
            id: rightDiscards

            objectName: "rightDiscards"
            board: board
            seat: board.model.right
            unit: board.unit
            columnsWanted: 3
            areaWidth: board.px(123)
            areaHeight: board.px(488)
            width: columns * cellWidth
            height: lines * cellHeight
            x: board.px(635)
            y: Math.min(board.px(298), board.px(604) - height)
        }
        DiscardRows {
            id: topDiscards

            objectName: "topDiscards"
            board: board
            seat: board.model.opposite
            unit: board.unit
            columnsWanted: 6
            areaWidth: board.px(board.model.left.present || board.model.right.present ? 247 : 500)
            areaHeight: board.px(183)
            width: columns * cellWidth
            height: lines * cellHeight
            x: board.px(509) - Math.round((columns * cellWidth - 1) / 2)
            y: board.px(99)
        }
        DiscardRows {
            id: leftDiscards

            objectName: "leftDiscards"
            board: board
            seat: board.model.left
            unit: board.unit
            columnsWanted: 3
            areaWidth: board.px(123)
            areaHeight: board.px(488)
            width: columns * cellWidth
            height: lines * cellHeight
            x: board.px(258)
            y: Math.min(board.px(298), board.px(604) - height)
        }
        Word {
            visible: leftDiscards.count > 0 && board.model.teaching
            x: leftDiscards.x
            y: leftDiscards.y - height - board.px(6)
            text: board.model.left.discardsTitle
            color: Paint.smallText
            font.pixelSize: Paint.px(12, board.unit)
        }
        Word {
            visible: rightDiscards.count > 0 && board.model.teaching
            x: rightDiscards.x
            y: rightDiscards.y - height - board.px(6)
            text: board.model.right.discardsTitle
            color: Paint.smallText
            font.pixelSize: Paint.px(12, board.unit)
        }

        Plate {
            objectName: "plateOpposite"
            visible: seat.present
            seat: board.model.opposite
            unit: board.unit
            spare: board.spare
            x: Math.min(board.px(802), board.px(1012) + board.spare - width)
            y: board.px(8)
        }
        Plate {
            objectName: "plateRight"
            visible: seat.present
            seat: board.model.right
            unit: board.unit
            spare: board.spare
            x: Math.min(board.px(802), board.px(1012) + board.spare - width)
            y: board.px(72)
        }
        Plate {
            objectName: "plateLeft"
            visible: seat.present
            seat: board.model.left
            unit: board.unit
            spare: board.spare
            x: board.px(218) - width
            y: board.px(72)
        }
        Plate {
            objectName: "plateOwn"
            visible: seat.present
            seat: board.model.own
            unit: board.unit
            spare: board.spare
            x: board.px(218) - width
            y: board.px(560)
        }
        WindBox {
            objectName: "windBox"
            readonly property int side: board.model.right.east ? 1 : board.model.opposite.east ? 2 : board.model.left.east ? 3 : 0

            visible: board.model.own.east || board.model.right.east || board.model.opposite.east || board.model.left.east
            unit: board.unit
            roundWind: board.model.roundWind
            line: board.model.boxLine
            labelled: board.model.teaching
            beside: side === 2
            x: board.px([24, 856, 24, 86][side])
            y: board.px([622, 404, 6, 136][side])
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
            y: board.px(500)
            width: board.px(176)
            height: board.px(96)
        }
        DropTarget {
            readonly property int place: ownDiscards.count

            visible: board.dragKey > 0 && board.model.ownTurn
            title: ""
            line: ""
            unit: board.unit
            over: board.dragTarget === "table"
            x: ownDiscards.x + (place % ownDiscards.columns) * ownDiscards.cellWidth
            y: ownDiscards.y + Math.floor(place / ownDiscards.columns) * ownDiscards.cellHeight
            width: ownDiscards.cellWidth - 1
            height: ownDiscards.cellHeight - 1
        }
        TakeBackButton {
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
    Tile {
        id: ghost

        objectName: "ghost"
        property point grip

        visible: board.dragKey >= 0
        face: "back"
        faceWidth: 40
        indexed: board.model.indexed
        dragged: true
        still: true
        z: 60
    }
    ParallelAnimation {
        id: back

        onFinished: board.dragKey = -1

        NumberAnimation { target: ghost; property: "x"; to: board.dragHome.x; duration: 260; easing.type: Easing.OutBack; easing.overshoot: 0.6 }
        NumberAnimation { target: ghost; property: "y"; to: board.dragHome.y; duration: 260; easing.type: Easing.OutBack; easing.overshoot: 0.6 }
    }
}
