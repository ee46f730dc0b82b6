pragma ComponentBehavior: Bound

import QtQuick

// A dashed outline with round corners.
Image {
    required property color colour
    property real strength: 1
    property real line: 1
    property real radius: 4

    readonly property real ratio: Screen.devicePixelRatio

    source: !visible ? "" : "image://board/dash/" + Paint.hex(colour) + "/" + strength + "/" + line * ratio + "/" + radius * ratio
    sourceSize: Qt.size(Math.round(width * ratio), Math.round(height * ratio))
}
