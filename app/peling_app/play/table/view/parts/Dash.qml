pragma ComponentBehavior: Bound

import QtQuick

// A dashed outline with round corners.
Image {
    required property color colour
    property real strength: 1
    property real line: 1
    property real radius: 4

    // Width and height in one value: of each change a picture is drawn.
    required property size box

    readonly property real ratio: Screen.devicePixelRatio

    width: box.width
    height: box.height

    source: !visible ? "" : "image://board/dash/" + Paint.hex(colour) + "/" + strength + "/" + line * ratio + "/" + radius * ratio
    sourceSize: Qt.size(Math.round(box.width), Math.round(box.height))
}
