pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The wall as it really stands, stack by stack; the stretches that are taken show as dashed prints.
Item {
    id: wall

    required property BoardBase board
    readonly property real unit: board.unit
    property rect nextRect: Qt.rect(width / 2, 0, 29 * unit, 18 * unit)
    property rect looseRect: nextRect

    readonly property bool picking: board.model.picking
    property int current: 0

    readonly property bool asking: board.model.asking && !picking

    // When a deal begins, the four sides are pushed together: how far they are still apart.
    readonly property int apart: !board.model.deal.running || board.model.still ? 0 : Math.round(9 * unit * Math.pow(1 - Math.min(1, board.model.deal.elapsed / 420), 3))

    activeFocusOnTab: activeFocus || ((picking || asking) && !board.hides(nextRect))
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
            wall.current = wall.nearest(1, 0);
            break;
        case Qt.Key_Left:
            wall.current = wall.nearest(-1, 0);
            break;
        case Qt.Key_Down:
            wall.current = wall.nearest(0, 1);
            break;
        case Qt.Key_Up:
            wall.current = wall.nearest(0, -1);
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

    // The stack an arrow leads to: the nearest one that way on the screen, rather straight on than aside.
    function nearest(right: int, down: int): int {
        const from = repeater.itemAt(wall.current) as WallStack;
        let found = from === null ? 0 : wall.current;
        let least = Infinity;
        for (let i = 0; from !== null && i < repeater.count; i++) {
            const stack = repeater.itemAt(i) as WallStack;
            if (stack === null) {
                continue;
            }
            const across = stack.x + stack.width / 2 - from.x - from.width / 2;
            const below = stack.y + stack.height / 2 - from.y - from.height / 2;
            const ahead = right * across + down * below;
            const way = ahead + 8 * Math.abs(right * below + down * across);
            if (ahead > 0.5 && way < least) {
                found = i;
                least = way;
            }
        }
        return found;
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

    Repeater {
        model: wall.board.court.prints

        Dash {
            required property rect spot

            x: spot.x
            y: spot.y
            box: Qt.size(spot.width, spot.height)
            colour: Paint.cream
            strength: 0.2
            radius: 4
        }
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
        required property rect spot
        readonly property int thick: wall.board.court.layer
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
        x: spot.x + (side === 1 ? wall.apart : side === 3 ? -wall.apart : 0)
        y: spot.y + (side === 0 ? wall.apart : side === 2 ? -wall.apart : 0)
        width: spot.width
        height: spot.height
        // A stack stands before the one above it, and before that at its left.
        z: face !== "" ? 9000 : y + x / 10000

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
            box: Qt.size(stack.spot.width, stack.spot.height)
            thick: stack.thick
            form: stack.tiles === 1 ? "1" : "2"
        }
        StackPicture {
            visible: stack.loose
            box: Qt.size(stack.spot.width, stack.spot.height)
            thick: stack.thick
            x: 1 - margin
            y: -margin - stack.thick + (2 - stack.tiles) * stack.thick
            form: "loose"
        }
        Loader {
            active: stack.face !== ""
            x: Math.round((stack.width - width) / 2)
            y: Math.round(stack.height - height + stack.thick)
            sourceComponent: Tile {
                face: stack.face
                faceWidth: Math.round(24 * wall.unit)
                indexed: false
            }
        }
        Rectangle {
            visible: stack.focused || stack.mark !== "" || pointer.containsMouse
            x: -3
            y: -3
            width: stack.width + 6
            height: stack.height + 6 + 2 * stack.thick
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
        Hint {
            enabled: stack.name !== "" && !wall.picking
            board: wall.board
            words: stack.name
            thing: stack.spot
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

    Repeater {
        id: repeater

        model: wall.board.model.wall

        WallStack {}
    }
}
