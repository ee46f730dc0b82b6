pragma ComponentBehavior: Bound

import QtQuick
import peling_app.viewmodels

// The standing tiles of an opponent, seen from outside.
Item {
    id: rack

    required property SeatViewModel seat
    required property real unit
    property int shown: seat.concealed

    readonly property bool across: seat.side === 2
    readonly property int pitch: Math.round((across ? 28 : 26) * unit)
    readonly property int count: Math.min(shown, seat.concealed)

    width: across ? count * pitch : Math.round(42 * unit)
    height: across ? Math.round(36 * unit) : count * pitch

    function endRect(): rect {
        const at = Math.max(0, rack.count - 1) * rack.pitch;
        return rack.across ? Qt.rect(at, 0, rack.pitch, rack.height) : Qt.rect(0, at, rack.width, rack.pitch);
    }

    Rectangle {
        visible: !rack.across && rack.count > 0
        x: -1
        y: 3
        width: parent.width + 2
        height: parent.height + 3
        radius: 5
        color: "#000000"
        opacity: 0.28
    }
    Repeater {
        model: rack.count

        Image {
            id: standing

            required property int index
            readonly property real around: rack.across ? (rack.pitch - 1) * 0.18 : 0

            x: rack.across ? index * rack.pitch - around : 0
            y: rack.across ? -around : index * rack.pitch
            width: rack.across ? (rack.pitch - 1) + 2 * around : rack.width
            height: rack.across ? rack.height + 2 * around : rack.pitch
            source: "image://board/stand/" + (rack.across ? "top" : rack.seat.side === 3 ? "left" : "right")
            sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))
        }
    }
}
