pragma ComponentBehavior: Bound

import QtQuick

// A stack of the wall; its thickness and shadow reach beyond its box.
Item {
    id: stack

    required property string form
    // Width and height in one value: of each change a picture is drawn.
    required property size box

    width: box.width
    height: box.height

    Image {
        readonly property real edge: stack.box.width * 0.15
        readonly property size pictured: Qt.size(stack.box.width * 1.3, stack.box.height + stack.box.width * 0.72)

        x: -edge
        y: -edge
        width: pictured.width
        height: pictured.height
        source: !visible ? "" : "image://board/stack/" + stack.form
        sourceSize: Qt.size(Math.round(pictured.width * Screen.devicePixelRatio), Math.round(pictured.height * Screen.devicePixelRatio))
    }
}
