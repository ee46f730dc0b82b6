pragma ComponentBehavior: Bound

import QtQuick

// A stack of the wall; its thickness and shadow reach beyond its box.
Item {
    id: stack

    required property string form

    Image {
        readonly property real edge: stack.width * 0.15

        x: -edge
        y: -edge
        width: stack.width + 2 * edge
        height: stack.height + 2 * edge + stack.width * 0.42
        source: "image://board/stack/" + stack.form
        sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))
    }
}
