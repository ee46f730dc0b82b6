pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.hand
import peling_app.play.table.view.parts

// A tile that lies open on the table: it has a name, can be reached by keys and, when offered, claimed.
Item {
    id: open

    required property BoardBase board
    required property int tileKey
    required property string face
    required property string name
    required property real faceWidth
    required property int turn
    property string area: "m"
    property int side: 0
    property bool current: false
    readonly property string asked: area + ":" + side + ":" + tileKey
    required property bool claimable
    required property bool last
    property bool focused: false
    property real fade: 1

    signal pressedOn()

    objectName: area + "-" + tileKey
    width: body.width
    height: body.height
    opacity: board.isArriving(asked, board.arrivals) || (claimable && board.dragKey === 0) ? 0 : fade
    z: claimable ? 5 : last ? 4 : 0

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

    transform: Scale {
        id: turning

        origin.x: open.width / 2
    }

    // A tile that may be claimed is claimed; of any other one learns why it cannot be.
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
        duration: 100
    }
    Tile {
        id: body

        face: open.face
        faceWidth: open.faceWidth
        turn: open.turn
        indexed: open.board.model.indexed
        still: open.board.model.still
        claimable: open.claimable
        last: open.last && open.board.pointerShown
        focused: open.focused
        hovered: open.claimable && mouse.containsMouse
    }
    DragMouse {
        id: mouse

        enabled: open.claimable
        board: open.board
        tileKey: 0
        face: open.face
        faceWidth: open.faceWidth
        onTapped: open.pressedOn()
    }
}
