pragma ComponentBehavior: Bound

import QtQuick

// A stack of the wall; its thickness and its shadow reach beyond its upper face.
Image {
    required property string form
    required property int thick
    // Width and height in one value: of each change a picture is drawn.
    required property size box

    readonly property int margin: 3 * thick
    readonly property real ratio: Screen.devicePixelRatio

    x: -margin
    y: -margin
    width: box.width + 2 * margin
    height: box.height + 2 * margin + 2 * thick
    source: !visible ? "" : "image://board/stack/" + form + "/" + thick * ratio
    sourceSize: Qt.size(Math.round(box.width + 2 * margin), Math.round(box.height + 2 * margin + 2 * thick))
}
