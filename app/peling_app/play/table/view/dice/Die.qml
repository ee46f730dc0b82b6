pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// A die, drawn as everywhere in the app.
Image {
    required property int value
    property real side: 34

    width: side
    height: side
    source: !visible ? "" : "image://board/die/" + value + "/" + Paint.border * Screen.devicePixelRatio
    sourceSize: Qt.size(Math.round(side), Math.round(side))
    Accessible.ignored: true
}
