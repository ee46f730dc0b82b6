pragma ComponentBehavior: Bound

import QtQuick

// What the thing under the mouse is called; it lies over everything, and goes with the mouse.
Rectangle {
    id: tip

    required property BoardBase board
    readonly property rect thing: board.tipped
    readonly property bool above: thing.y > height + 12

    // The mouse has rested long enough. While a deal begins or ends, what is seen is more than names.
    property bool rested: false
    readonly property bool silent: board.model.ending.shown || board.model.deal.running

    objectName: "tip"
    visible: rested && !silent
    width: words.implicitWidth + 16
    height: words.implicitHeight + 8
    // A drawer would lie over it.
    readonly property real end: board.hides(Qt.rect(0, y, board.width, height)) ? board.free : board.width

    x: Math.max(4, Math.min(end - width - 4, Math.round(thing.x + (thing.width - width) / 2)))
    y: Math.round(above ? thing.y - height - 8 : thing.y + thing.height + 8)
    radius: 5
    color: Paint.barFoot
    border.width: Paint.border
    border.color: Paint.brass

    Accessible.ignored: true

    Word {
        id: words

        anchors.centerIn: parent
        text: tip.board.tip
        font.pixelSize: Paint.px(13, tip.board.unit)
    }
    Timer {
        interval: 450
        running: tip.board.tip !== "" && tip.board.dragKey < 0
        onTriggered: tip.rested = true
        onRunningChanged: if (!running && tip.board.tip === "") tip.rested = false
    }
    Connections {
        target: tip.board

        function onTipChanged(): void {
            if (tip.board.tip === "") {
                tip.rested = false;
            }
        }

        function onDragKeyChanged(): void {
            tip.rested = false;
        }
    }
}
