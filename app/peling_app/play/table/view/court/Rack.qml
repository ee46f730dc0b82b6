pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// The standing tiles of an opponent, seen from outside; face up where the hand lies open.
Item {
    id: rack

    required property SeatViewModel seat
    required property BoardBase board
    property int shown: seat.concealed
    // The open tile that the arrows have reached.
    property int place: 0
    readonly property string asked: count > 0 && !open ? "rack:" + seat.side : ""
    readonly property bool current: false

    readonly property real unit: board.unit
    readonly property bool across: seat.side === 2
    readonly property bool open: seat.faces.length > 0
    // Where large text lets a rack begin lower, its tiles stand closer.
    readonly property int lowest: Math.round((Paint.room > 1 ? 478 : 514) * unit)
    readonly property int pitch: across || open ? Math.round((open ? 31 : 28) * unit) : Math.min(Math.round(26 * unit), Math.floor((lowest - y) / Math.max(1, count)))
    readonly property int rowPitch: Math.round(46 * unit)
    readonly property int count: open ? seat.faces.length : Math.min(shown, seat.concealed)
    // At the sides open tiles stand upright two to a row.
    readonly property int columns: across ? count : 2

    width: across ? count * pitch : open ? 2 * pitch : Math.round(42 * unit)
    height: open ? Math.ceil(count / Math.max(1, columns)) * rowPitch : across ? Math.round(36 * unit) : count * pitch
    activeFocusOnTab: open
    onCountChanged: place = Math.max(0, Math.min(place, count - 1))

    Accessible.role: Accessible.Grouping
    Accessible.ignored: !open
    Accessible.name: seat.facesName

    // Where the arrows are keys of the page as well, they move along the tiles here.
    Keys.onShortcutOverride: event => {
        event.accepted = event.modifiers === Qt.NoModifier && [Qt.Key_Left, Qt.Key_Right].includes(event.key);
    }
    Keys.onLeftPressed: rack.goTo(place - 1)
    Keys.onRightPressed: rack.goTo(place + 1)
    Keys.onUpPressed: rack.goTo(place - columns)
    Keys.onDownPressed: rack.goTo(place + columns)

    function goTo(to: int): void {
        rack.board.keysInUse = true;
        rack.place = Math.max(0, Math.min(rack.count - 1, to));
    }

    function endRect(): rect {
        const at = Math.max(0, rack.count - 1) * rack.pitch;
        return rack.across ? Qt.rect(at, 0, rack.pitch, rack.height) : Qt.rect(0, at, rack.width, rack.pitch);
    }

    Rectangle {
        visible: !rack.across && !rack.open && rack.count > 0
        x: -1
        y: 3
        width: parent.width + 2
        height: parent.height + 3
        radius: 5
        color: "#000000"
        opacity: 0.28
    }
    Repeater {
        model: rack.open ? 0 : rack.count

        Image {
            id: standing

            required property int index
            readonly property real around: rack.across ? (rack.pitch - 1) * 0.18 : 0

            // Width and height in one value: of each change a picture is drawn.
            readonly property size pictured: rack.across ? Qt.size((rack.pitch - 1) + 2 * around, Math.round(36 * rack.unit) + 2 * around) : Qt.size(Math.round(42 * rack.unit), rack.pitch)

            x: rack.across ? index * rack.pitch - around : 0
            y: rack.across ? -around : index * rack.pitch
            width: pictured.width
            height: pictured.height
            source: "image://board/stand/" + (rack.across ? "top" : rack.seat.side === 3 ? "left" : "right")
            sourceSize: Qt.size(Math.round(pictured.width * Screen.devicePixelRatio), Math.round(pictured.height * Screen.devicePixelRatio))
        }
    }
    Repeater {
        model: rack.seat.faces

        Tile {
            id: openTile

            required property int index
            required property string modelData
            readonly property bool reached: rack.activeFocus && rack.place === index

            Accessible.role: Accessible.StaticText
            Accessible.name: rack.seat.faceNames[index] ?? ""
            Accessible.focusable: true
            Accessible.focused: reached


            face: modelData
            faceWidth: rack.pitch - 1
            indexed: rack.board.model.indexed
            still: true
            focused: openTile.reached && rack.board.keysInUse
            x: (index % Math.max(1, rack.columns)) * rack.pitch
            y: Math.floor(index / Math.max(1, rack.columns)) * rack.rowPitch
        }
    }
    FocusRing {
        visible: rack.activeFocus && rack.board.keysInUse
        radius: 4
    }
}
