pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.hand
import peling_app.play.table.view.parts

// A tile that lies open on the table: it has a name, can be reached by keys and, when offered, claimed.
// Of a discard that was claimed its print is left, with an arrow to the seat that took it.
Item {
    id: open

    required property BoardBase board
    required property int key
    required property string face
    required property string name
    required property bool claimable
    required property bool newest
    required property int taken
    required property rect spot
    required property int wide
    required property int turn
    property string area: "m"
    property int side: 0
    property bool current: false
    readonly property int tileKey: key
    readonly property bool gone: taken >= 0
    readonly property string asked: area + ":" + side + ":" + key
    property bool focused: false
    property real fade: 1

    signal pressedOn()

    objectName: (gone ? "print-" : area + "-") + key
    width: spot.width
    height: spot.height
    opacity: (!gone && board.isArriving(asked, board.arrivals)) || (claimable && board.dragKey === 0) ? 0 : fade
    // The row in front covers the thickness of the row behind.
    z: claimable ? 8000 : newest && side !== 0 ? 7000 : spot.y

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focusable: true
    Accessible.focused: focused
    Accessible.onPressAction: open.press()

    Component.onCompleted: {
        if (board.model.still && board.settled) {
            appear.start();
        }
    }
    // The print of a tile that is claimed appears while the tile flies.
    onGoneChanged: {
        if (gone && board.settled) {
            appear.restart();
        }
    }

    transform: Scale {
        id: turning

        origin.x: open.width / 2
    }

    // A tile that may be claimed is claimed; of any other, and of a print, one learns why it cannot be.
    function press(): void {
        if (open.claimable) {
            open.pressedOn();
        } else {
            open.board.model.whyWished(open.asked);
        }
    }

    function turnOver(): void {
        over.start();
    }

    SequentialAnimation {
        id: over

        NumberAnimation { target: turning; property: "xScale"; from: 1; to: 0; duration: 100 }
        NumberAnimation { target: turning; property: "xScale"; from: 0; to: 1; duration: 100 }
    }
    NumberAnimation {
        id: appear

        target: open
        property: "fade"
        from: 0
        to: 1
        duration: open.gone ? 160 : 100
    }
    Image {
        id: mark

        // Width and height in one value: of each change a picture is drawn.
        readonly property size pictured: Qt.size(open.spot.width, open.turn % 2 === 1 ? open.wide : Math.round(open.wide * 4 / 3))

        visible: open.gone
        width: pictured.width
        height: pictured.height
        source: !open.gone ? "" : "image://board/print/" + ["down", "right", "up", "left"][open.taken] + "/" + Screen.devicePixelRatio
        sourceSize: Qt.size(Math.round(pictured.width), Math.round(pictured.height))

        FocusRing {
            visible: open.gone && open.focused
            radius: 4
        }
    }
    Tile {
        id: body

        visible: !open.gone
        face: open.face
        faceWidth: open.wide
        turn: open.turn
        indexed: open.board.model.indexed
        still: open.board.model.still
        claimable: open.claimable
        newest: open.newest
        focused: open.focused && !open.gone
        hovered: open.claimable && mouse.containsMouse
    }
    DragMouse {
        id: mouse

        enabled: open.claimable
        board: open.board
        tileKey: 0
        face: open.face
        faceWidth: open.wide
        onTapped: open.pressedOn()
    }
}
