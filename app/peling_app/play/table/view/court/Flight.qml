pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// A tile on its way from one place to another; it can be brought to its end at once.
Item {
    id: flight

    required property string face
    required property bool indexed
    required property rect from
    required property rect to
    required property int wait
    required property int duration
    required property int easing
    required property string arrival
    // Until it sets off it lies open where it comes from; else it is not seen yet.
    required property bool lies
    // How far it is turned when it sets off, in degrees.
    required property real turned

    signal landed(string arrival)

    z: 50

    function start(): void {
        way.start();
    }

    function finish(): void {
        way.complete();
    }

    Tile {
        id: body

        face: flight.face
        faceWidth: Math.round(flight.to.width)
        indexed: flight.indexed
        still: true
        scale: flight.from.width / Math.max(1, flight.to.width)
        transformOrigin: Item.TopLeft
    }
    SequentialAnimation {
        id: way

        onFinished: flight.landed(flight.arrival)

        PropertyAction { target: body; property: "visible"; value: flight.lies || flight.wait === 0 }
        PauseAnimation { duration: flight.wait }
        PropertyAction { target: body; property: "visible"; value: true }
        ParallelAnimation {
            NumberAnimation { target: flight; property: "x"; from: flight.from.x; to: flight.to.x; duration: flight.duration; easing.type: flight.easing }
            NumberAnimation { target: flight; property: "y"; from: flight.from.y; to: flight.to.y; duration: flight.duration; easing.type: flight.easing }
            NumberAnimation { target: body; property: "scale"; from: flight.from.width / Math.max(1, flight.to.width); to: 1; duration: flight.duration; easing.type: flight.easing }
            NumberAnimation { target: body; property: "rotation"; from: flight.turned; to: 0; duration: flight.duration; easing.type: flight.easing }
        }
    }
}
