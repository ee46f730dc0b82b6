pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The mouse on a tile that can be dragged: a short press is a tap, a longer way a drag.
MouseArea {
    id: hold

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
        hold.start = Qt.point(event.x, event.y);
        hold.dragging = false;
        hold.board.keysInUse = false;
    }
    onPositionChanged: event => {
        if (!hold.pressed) {
            return;
        }
        const far = Math.abs(event.x - hold.start.x) + Math.abs(event.y - hold.start.y);
        if (!hold.dragging && far > 6) {
            hold.dragging = true;
            hold.board.dragBegan(hold.tileKey, hold.face, hold.faceWidth, hold.mapToItem(hold.board, 0, 0), hold.start);
        }
        if (hold.dragging) {
            hold.board.dragMoved(hold.mapToItem(hold.board, event.x, event.y));
        }
    }
    onReleased: {
        if (hold.dragging) {
            hold.dragging = false;
            hold.board.dragEnded();
        } else {
            hold.tapped();
        }
    }
    onCanceled: {
        if (hold.dragging) {
            hold.dragging = false;
            hold.board.dragCancelled();
        }
    }
}
