pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The user's hand: arranged by dragging, played by a click, a key or a drag onto the table.
FocusScope {
    id: hand

    required property BoardBase board
    readonly property rect box: board.place("hand")
    property int current: 0
    // While a tile is dragged along the hand: its place, and where it would be put.
    property int lifted: -1
    property int aim: -1
    property rect lastGone: Qt.rect(0, 0, faceWidth, faceHeight)

    readonly property int pitch: board.court.column
    readonly property int faceWidth: pitch - 1
    readonly property int faceHeight: Math.round(faceWidth * 1.5)
    readonly property int apart: board.court.apart
    readonly property int count: repeater.count
    readonly property rect bar: board.place("claimBar")
    readonly property real roomAbove: box.y - bar.y - bar.height - 1

    // What had the focus is gone, as a button that has nothing more to do, or the end of a deal: without this
    // keys would come to the board alone, or to what nobody sees.
    readonly property Item inFocus: Window.activeFocusItem
    readonly property bool orphaned: board.activeFocus && inFocus !== null && (inFocus === board || !inFocus.visible || !inFocus.enabled)

    onOrphanedChanged: Qt.callLater(takeKeys)

    x: box.x
    y: box.y
    width: count * pitch + apart
    height: faceHeight
    activeFocusOnTab: true
    onCountChanged: land(Math.max(0, Math.min(current, count - 1)))

    Accessible.role: Accessible.Grouping
    Accessible.name: board.model.words["hand"]

    Keys.onPressed: event => {
        hand.board.keysInUse = true;
        const arranging = (event.modifiers & (Qt.ControlModifier | Qt.ShiftModifier)) !== 0;
        let handled = true;
        switch (event.key) {
        case Qt.Key_Left:
            hand.step(-1, arranging);
            break;
        case Qt.Key_Right:
            hand.step(1, arranging);
            break;
        case Qt.Key_Home:
            hand.current = 0;
            break;
        case Qt.Key_End:
            hand.current = hand.count - 1;
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            // Behind the deal Enter leads to the score, as a button beside the table says.
            handled = !hand.board.model.dealOver;
            if (handled)
                hand.pressCurrent();
            break;
        default:
            handled = false;
        }
        event.accepted = handled;
    }

    function takeKeys(): void {
        if (hand.orphaned) {
            hand.forceActiveFocus();
        }
    }

    function tileAt(place: int): HandTile {
        return repeater.itemAt(place) as HandTile;
    }

    // Go to a place that the user did not choose, or the nearest to it that holds no wild tile: Enter twice
    // would discard what is worth most.
    function land(place: int): void {
        for (let far = 0; far < hand.count; far++) {
            for (const at of [place - far, place + far]) {
                const tile = hand.tileAt(at);
                // A tile that is not made yet looks to it itself.
                if (at >= 0 && at < hand.count && (tile === null || !tile.wild)) {
                    hand.current = at;
                    return;
                }
            }
        }
        hand.current = place;
    }

    function step(by: int, arranging: bool): void {
        const to = Math.max(0, Math.min(hand.count - 1, hand.current + by));
        const tile = hand.tileAt(hand.current);
        if (arranging && tile !== null) {
            hand.board.model.arrange(tile.key, to);
        }
        hand.current = to;
    }

    function pressCurrent(): void {
        const tile = hand.tileAt(hand.current);
        if (tile !== null) {
            hand.board.model.tapTile(tile.key);
        }
    }

    function drawnKey(): int {
        for (let i = 0; i < repeater.count; i++) {
            const tile = hand.tileAt(i);
            if (tile !== null && tile.drawn) {
                return tile.key;
            }
        }
        return 0;
    }

    function putDown(): void {
        hand.lifted = -1;
        hand.aim = -1;
    }

    // Where a tile stands while the one at `lifted` is held over `aim`.
    function slotFor(place: int, lifted: int, aim: int): int {
        if (lifted < 0 || aim < 0) {
            return place;
        }
        if (place === lifted) {
            return aim;
        }
        if (lifted < aim && place > lifted && place <= aim) {
            return place - 1;
        }
        return lifted > aim && place >= aim && place < lifted ? place + 1 : place;
    }

    function placeOf(key: int): int {
        for (let i = 0; i < repeater.count; i++) {
            const tile = hand.tileAt(i);
            if (tile !== null && tile.key === key) {
                return i;
            }
        }
        return -1;
    }

    function rectAt(place: int): rect {
        const tile = hand.tileAt(place);
        const x = place * hand.pitch + (tile !== null && tile.drawn ? hand.apart : 0);
        return hand.board.mapFromItem(hand, x, 0, hand.faceWidth, hand.faceHeight);
    }

    function rectOf(key: int): rect {
        return hand.rectAt(Math.max(0, hand.placeOf(key)));
    }

    component HandTile: Item {
        id: held

        required property int index
        required property int key
        required property string face
        required property string name
        required property bool raised
        required property bool drawn
        required property bool allowed
        required property bool forbidden

        objectName: "hand-" + key
        readonly property string asked: "hand:" + key
        readonly property bool current: hand.activeFocus && hand.current === index
        readonly property bool wild: face === hand.board.model.wildFace
        readonly property bool pointed: mouse.containsMouse && !mouse.pressed
        readonly property int target: hand.slotFor(index, hand.lifted, hand.aim)
        property real slot: target

        x: slot * hand.pitch + (drawn && target === index ? hand.apart : 0)
        width: hand.faceWidth
        height: hand.faceHeight
        opacity: hand.board.dragKey === key || hand.board.isArriving(asked, hand.board.arrivals) ? 0 : 1
        z: hovering ? 2 : hand.board.model.selected === key ? 1 : 0

        readonly property bool hovering: hand.board.model.pointer.held === key
        readonly property bool meant: hand.board.model.pointer.thing === asked

        Accessible.role: Accessible.Button
        Accessible.name: meant ? hand.board.model.pointer.named(name, asked) : name
        Accessible.focusable: true
        Accessible.focused: body.focused
        Accessible.selectable: true
        Accessible.selected: body.selected
        Accessible.onPressAction: hand.board.model.tapTile(held.key)

        onPointedChanged: hand.board.model.pointed(held.asked, held.pointed)
        onReachedChanged: hand.board.model.pointed(held.asked, held.reached)

        readonly property bool reached: current && hand.board.keysInUse

        onDrawnChanged: if (drawn) hand.current = index
        Component.onCompleted: {
            if (drawn) {
                hand.current = index;
            } else if (wild && hand.current === index && index < hand.count - 1) {
                hand.current = index + 1;
            }
        }

        Behavior on slot {
            enabled: !hand.board.model.still && hand.board.settled
            NumberAnimation { duration: 180; easing.type: Easing.OutCubic }
        }

        Dash {
            objectName: "place-" + held.key
            visible: held.hovering
            box: Qt.size(held.width, held.height)
            colour: Paint.highlight
            line: 2
        }
        Tile {
            id: body

            face: held.face
            faceWidth: hand.faceWidth
            indexed: hand.board.model.indexed
            still: hand.board.model.still
            legal: held.raised
            forbidden: held.forbidden
            hovering: held.hovering
            selected: hand.board.model.selected === held.key
            hovered: held.pointed
            focused: held.reached
        }
        MeantMark {
            meant: held.meant
            unit: Math.max(1, hand.faceWidth / 56)
            // Over the tile as far as the claim bar leaves room: no word of it is covered.
            y: -body.above - Math.min(height + 3, Math.max(height / 2, hand.roomAbove))
        }
        DragMouse {
            id: mouse

            board: hand.board
            tileKey: held.key
            face: held.face
            faceWidth: hand.faceWidth
            onTapped: {
                hand.current = held.index;
                hand.forceActiveFocus();
                hand.board.model.tapTile(held.key);
            }
        }
    }

    Repeater {
        id: repeater

        model: hand.board.model.hand
        onItemRemoved: (index, item) => {
            hand.lastGone = hand.board.mapFromItem(hand, item.x, 0, hand.faceWidth, hand.faceHeight);
        }

        HandTile {}
    }

    // What a press does is taken already: a screen reader finds the question as a button of its own.
    Repeater {
        model: hand.board.model.hand

        Item {
            id: question

            required property int index
            required property int key
            required property string name

            x: index * hand.pitch
            width: hand.faceWidth
            height: hand.faceHeight

            Accessible.role: Accessible.Button
            Accessible.ignored: !hand.board.model.asking
            Accessible.name: hand.board.model.askName(question.name)
            Accessible.onPressAction: hand.board.model.whyWished("hand:" + question.key)
        }
    }
}
