pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The wall as it really stands, stack by stack, inside a square of 566 units; the used part is a dashed trace.
Item {
    id: wall

    required property BoardBase board
    required property real unit
    readonly property real pitch: 510 / Math.max(1, board.model.slots)
    property rect nextRect: Qt.rect(width / 2, 0, 29 * unit, 18 * unit)
    property rect looseRect: nextRect

    width: 566 * unit
    height: 566 * unit

    // The words that stand outside, at the left; of no size where there are none.
    readonly property rect wordsAtLeft: {
        for (let i = 0; i < labels.count; i++) {
            const label = labels.itemAt(i) as WallWords;
            if (label !== null && label.visible && label.side === 3 && label.form === "beside") {
                return label.place;
            }
        }
        return Qt.rect(0, 0, 0, 0);
    }

    readonly property bool picking: board.model.picking
    property int current: 0

    readonly property bool asking: board.model.asking && !picking

    activeFocusOnTab: picking || asking || activeFocus
    onActiveFocusChanged: if (activeFocus && asking) current = nextStack()

    Accessible.role: picking || asking ? Accessible.Grouping : Accessible.StaticText
    Accessible.name: board.model.wallName

    Keys.onPressed: event => {
        if (!wall.picking && !wall.asking) {
            return;
        }
        wall.board.keysInUse = true;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Right:
        case Qt.Key_Down:
            wall.current = (wall.current + 1) % Math.max(1, repeater.count);
            break;
        case Qt.Key_Left:
        case Qt.Key_Up:
            wall.current = (wall.current + repeater.count - 1) % Math.max(1, repeater.count);
            break;
        case Qt.Key_PageDown:
            wall.current = (wall.current + wall.board.model.slots) % Math.max(1, repeater.count);
            break;
        case Qt.Key_PageUp:
            wall.current = (wall.current + repeater.count - wall.board.model.slots) % Math.max(1, repeater.count);
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            wall.pickCurrent();
            break;
        case Qt.Key_Space:
            event.accepted = wall.picking;
            if (wall.picking) {
                wall.pickCurrent();
            }
            break;
        default:
            event.accepted = false;
        }
    }

    function pickCurrent(): void {
        const stack = repeater.itemAt(wall.current) as WallStack;
        if (stack !== null) {
            stack.press();
        }
    }

    function nextStack(): int {
        for (let i = 0; i < repeater.count; i++) {
            const stack = repeater.itemAt(i) as WallStack;
            if (stack !== null && stack.next) {
                return i;
            }
        }
        return 0;
    }

    function square(inside: real): size {
        return Qt.size(566 * wall.unit - 2 * inside, 566 * wall.unit - 2 * inside);
    }

    // Where a stack stands, in units of the square.
    function place(side: int, slot: int): rect {
        const along = slot * wall.pitch;
        const long = wall.pitch - 1;
        const narrow = wall.pitch * 23 / 30;
        switch (side) {
        case 0:
            return Qt.rect(28 + 510 - wall.pitch - along, 538, long, 18);
        case 1:
            return Qt.rect(541, 24 + along, 23, narrow);
        case 2:
            return Qt.rect(28 + along, -2, long, 18);
        default:
            return Qt.rect(2, 24 + 510 - wall.pitch - along, 23, narrow);
        }
    }

    Dash {
        box: wall.square(0)
        colour: Paint.cream
        strength: 0.2
    }
    Dash {
        anchors.centerIn: parent
        box: wall.square(Math.round(25 * wall.unit))
        colour: Paint.cream
        strength: 0.14
        radius: 3
    }
    component WallStack: Item {
        id: stack

        required property int index
        required property int key
        required property int side
        required property int slot
        required property int tiles
        required property bool loose
        required property bool next
        required property string mark
        required property string name
        required property string face
        readonly property rect box: wall.place(side, slot)
        readonly property string asked: "wall:" + key
        readonly property bool current: wall.activeFocus && wall.current === index
        readonly property bool focused: current && wall.board.keysInUse && (wall.picking || wall.asking)

        objectName: "stack-" + key
        Accessible.role: Accessible.Button
        Accessible.ignored: !wall.picking && !(wall.asking && name !== "")
        Accessible.name: name
        Accessible.focusable: true
        Accessible.focused: focused
        Accessible.onPressAction: stack.press()
        x: Math.round(box.x * wall.unit)
        y: Math.round((box.y + (tiles === 1 ? 4 : 0)) * wall.unit)
        width: sized(0, 0).width
        height: sized(0, 0).height
        z: face !== "" ? 150 : side % 2 === 1 ? y / 10 : side === 0 ? 100 : 0

        onNextChanged: tell()
        onLooseChanged: tell()
        Component.onCompleted: tell()

        function press(): void {
            if (wall.picking) {
                wall.board.model.pickStack(stack.key);
            } else {
                wall.board.model.whyWished(stack.asked);
            }
        }

        function sized(wider: int, higher: int): size {
            return Qt.size(Math.round(box.width * wall.unit) + wider, Math.round(box.height * wall.unit) + higher);
        }

        function tell(): void {
            if (stack.next) {
                wall.nextRect = Qt.rect(stack.x, stack.y, stack.width, stack.height);
            }
            if (stack.loose) {
                wall.looseRect = Qt.rect(stack.x, stack.y, stack.width, stack.height);
            }
        }

        StackPicture {
            visible: stack.tiles > 0
            box: stack.sized(0, 0)
            form: stack.tiles === 1 ? "1" : "2"
        }
        StackPicture {
            visible: stack.loose
            box: stack.sized(-2, 1)
            x: 1
            y: -Math.round(8 * wall.unit)
            form: "loose"
        }
        Loader {
            active: stack.face !== ""
            x: Math.round((stack.width - width) / 2)
            y: Math.round(stack.height - height + (stack.side % 2 === 1 ? 6 : 2) * wall.unit)
            sourceComponent: Tile {
                face: stack.face
                faceWidth: Math.round(25 * wall.unit)
                indexed: false
            }
        }
        Rectangle {
            visible: stack.focused || stack.mark !== "" || pointer.containsMouse
            x: -3
            y: -3
            width: stack.width + 6
            height: stack.height + 6 + Math.round(4 * wall.unit)
            radius: 4
            color: "transparent"
            border.width: stack.focused || stack.mark !== "" ? 3 : 2
            border.color: stack.mark === "wrong" ? Paint.forbidden : stack.mark === "right" ? "#93CBA9" : Paint.highlight
        }
        Rectangle {
            visible: stack.mark === "right" || stack.mark === "wrong"
            anchors.centerIn: parent
            width: Math.max(16, Math.round(18 * wall.unit))
            height: width
            radius: width / 2
            color: stack.mark === "right" ? "#1C5B40" : "#97261F"

            Sign {
                anchors.centerIn: parent
                name: stack.mark === "right" ? "check" : "cross"
                colour: "#FFFFFF"
                width: parent.width - 4
                height: width
            }
        }
        MouseArea {
            id: pointer

            anchors.fill: parent
            anchors.margins: -2
            enabled: wall.picking
            hoverEnabled: wall.picking
            cursorShape: wall.picking ? Qt.PointingHandCursor : Qt.ArrowCursor
            onClicked: {
                wall.board.keysInUse = false;
                wall.current = stack.index;
                wall.forceActiveFocus();
                wall.board.model.pickStack(stack.key);
            }
        }
    }

    component WallWords: Item {
        id: label

        required property string text
        required property string form
        required property int side
        required property real slot
        required property bool leftward
        readonly property rect place: Qt.rect(written.x, written.y, written.width, written.height)
        readonly property rect box: wall.place(side, slot)
        readonly property real startX: box.x * wall.unit
        readonly property real endX: (box.x + box.width) * wall.unit
        readonly property real middleX: (startX + endX) / 2
        readonly property real middleY: (box.y + box.height / 2) * wall.unit
        readonly property real stroke: Math.round(36 * wall.unit)

        visible: wall.board.model.teaching
        z: 200

        Rectangle {
            visible: label.form === "trace" || label.form === "beside"
            color: Paint.brass
            height: 1
            width: label.form === "trace" ? label.stroke : Math.round(8 * wall.unit)
            x: label.form === "trace" ? (label.leftward ? label.startX - width - 8 : label.endX + 8) : label.leftward ? label.startX - width - 4 : label.endX + 5
            y: Math.round(label.middleY + (label.form === "trace" ? 2 : 0))
        }
        Word {
            id: written

            objectName: "wallWords"
            text: label.text
            color: Paint.label
            font.pixelSize: Paint.px(12, wall.unit)
            lineHeight: 0.95
            horizontalAlignment: label.form === "beside" && label.leftward ? Text.AlignRight : Text.AlignLeft
            x: {
                switch (label.form) {
                case "trace":
                    return label.leftward ? label.startX - label.stroke - 14 - width : label.endX + label.stroke + 14;
                case "beside":
                    return label.leftward ? label.startX - 8 * wall.unit - 8 - width : label.endX + 8 * wall.unit + 9;
                default:
                    if (label.text.length > 14) {
                        return label.middleX < 270 * wall.unit ? 28 * wall.unit : Math.min(412 * wall.unit, 538 * wall.unit - width);
                    }
                    return Math.max(26 * wall.unit, Math.min(538 * wall.unit - width, label.middleX - width / 2));
                }
            }
            y: {
                if (label.form === "over") {
                    return label.side === 0 ? label.middleY - height - 20 * wall.unit : label.middleY + 18 * wall.unit;
                }
                return label.middleY - height / 2 + (label.form === "trace" ? 2 : 0);
            }
        }
    }

    Repeater {
        id: repeater

        model: wall.board.model.wall

        WallStack {}
    }
    Repeater {
        id: labels

        model: wall.board.model.labels

        WallWords {}
    }
}
