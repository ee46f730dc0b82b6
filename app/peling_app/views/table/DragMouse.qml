pragma ComponentBehavior: Bound

import QtQuick

// The mouse on a tile that can be dragged: a short press is a tap, a longer way a drag.
MouseArea {
    id: mouse

    required property BoardBase board
    required property int tileKey
    required property string face
    required property real faceWidth

    property point start
    property bool dragging: false

    signal tapped()

    anchors.fill: parent
    hoverEnabled: enabled
    preventStealing: true
    cursorShape: enabled ? Qt.PointingHandCursor : Qt.ArrowCursor

    onPressed: event => {
        mouse.start = Qt.point(event.x, event.y);
        mouse.dragging = false;
        mouse.board.keysInUse = false;
    }
    onPositionChanged: event => {
        if (!mouse.pressed) {
            return;
        }
        const far = Math.abs(event.x - mouse.start.x) + Math.abs(event.y - mouse.start.y);
        if (!mouse.dragging && far > 6) {
            mouse.dragging = true;
            mouse.board.dragBegan(mouse.tileKey, mouse.face, mouse.faceWidth, mouse.mapToItem(mouse.board, 0, 0), mouse.start);
        }
        if (mouse.dragging) {
            mouse.board.dragMoved(mouse.mapToItem(mouse.board, event.x, event.y));
        }
    }
    onReleased: {
        if (mouse.dragging) {
            mouse.dragging = false;
            mouse.board.dragEnded();
        } else {
            mouse.tapped();
        }
    }
    onCanceled: {
        if (mouse.dragging) {
            mouse.dragging = false;
            mouse.board.dragCancelled();
        }
    }
}
