pragma ComponentBehavior: Bound

import QtQuick

// A small drawn sign: cross, slash, hourglass, star, undo, down, up, left, right.
Image {
    required property string name
    required property color colour

    source: !visible ? "" : "image://board/sign/" + name + "/" + Paint.hex(colour)
    sourceSize: Qt.size(Math.round(width), Math.round(height))
    Accessible.ignored: true
}
