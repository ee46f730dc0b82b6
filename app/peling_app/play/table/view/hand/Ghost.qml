pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The tile that is dragged: it follows the mouse, and goes home when it was not taken.
Tile {
    id: ghost

    required property BoardBase board
    property rect home
    property point grip
    // Nothing more comes of a tile that is on its way, whatever a mouse does that is still held.
    property bool held: false

    readonly property rect box: Qt.rect(x, y, faceWidth, faceWidth * 1.5)

    visible: board.dragKey >= 0
    face: "back"
    faceWidth: 40
    dragged: true
    still: true

    function pickUp(key: int, face: string, faceWidth: real, at: point, grip: point): void {
        back.stop();
        ghost.home = Qt.rect(at.x, at.y, faceWidth, faceWidth * 1.5);
        ghost.face = face;
        ghost.faceWidth = faceWidth;
        ghost.grip = grip;
        ghost.x = at.x;
        ghost.y = at.y;
        ghost.board.dragKey = key;
        ghost.held = true;
    }

    function follow(at: point): void {
        ghost.x = at.x - ghost.grip.x;
        ghost.y = at.y - ghost.grip.y;
    }

    // Wait a while for what becomes of it; without an answer it goes home.
    function wait(): void {
        ghost.held = false;
        patience.restart();
    }

    function goHome(): void {
        ghost.held = false;
        patience.stop();
        if (ghost.board.dragKey >= 0) {
            if (ghost.board.model.still) {
                ghost.board.dragKey = -1;
            } else {
                back.start();
            }
        }
    }

    function vanish(): void {
        ghost.held = false;
        patience.stop();
        back.stop();
        ghost.board.dragKey = -1;
    }

    Timer {
        id: patience

        interval: 2000
        onTriggered: ghost.goHome()
    }
    ParallelAnimation {
        id: back

        onFinished: ghost.board.dragKey = -1

        NumberAnimation { target: ghost; property: "x"; to: ghost.home.x; duration: 260; easing.type: Easing.OutBack; easing.overshoot: 0.6 }
        NumberAnimation { target: ghost; property: "y"; to: ghost.home.y; duration: 260; easing.type: Easing.OutBack; easing.overshoot: 0.6 }
    }
}
