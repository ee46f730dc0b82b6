pragma ComponentBehavior: Bound

import QtQuick

// A tile with all its states; each has a form of its own, not only a colour.
Item {
    id: tile

    required property string face
    required property real faceWidth
    property int turn: 0
    property bool indexed: true
    property bool greyed: false
    property bool forbidden: false
    property bool legal: false
    property bool claimable: false
    // The latest of its player: a brass line just outside its face.
    property bool newest: false
    property bool focused: false
    property bool hovered: false
    property bool selected: false
    property bool dragged: false
    // Held over its place until the player has decided.
    property bool hovering: false
    property bool still: false

    readonly property bool lying: turn % 2 === 1
    readonly property real margin: faceWidth * 0.18
    readonly property real lift: hovering ? faceWidth * 0.5 : selected ? faceWidth * 0.24 : (legal ? faceWidth * 0.17 : 0) + (hovered ? 4 : 0)

    // How far what is painted reaches over the upper edge: words above the tile keep clear of it.
    readonly property real above: lift + (claimable ? 11 : focused ? ring.reach : newest ? 2 : 0)

    readonly property size pictured: sized(0.18)

    // The size with room around it, in widths of a face. Made of nothing but the width of a face, so that a
    // new size is one change: of each change a picture is drawn, seen or not.
    function sized(around: real): size {
        const wide = lying ? Math.round(faceWidth * 160 / 120) : faceWidth;
        const high = lying ? Math.round(faceWidth * 140 / 120) : Math.round(faceWidth * 1.5);
        return Qt.size(wide + 2 * (faceWidth * around), high + 2 * (faceWidth * around));
    }

    width: sized(0).width
    height: sized(0).height

    Item {
        id: lifted

        width: tile.width
        height: tile.height
        y: -tile.lift
        scale: tile.dragged ? 1.06 : 1
        rotation: tile.dragged ? 3 : tile.hovering ? -3 : 0

        Behavior on y {
            enabled: !tile.still
            NumberAnimation { duration: 120; easing.type: Easing.OutCubic }
        }
        Behavior on rotation {
            enabled: !tile.still && !tile.dragged
            NumberAnimation { duration: 120; easing.type: Easing.OutCubic }
        }

        Image {
            id: glow

            visible: tile.claimable
            readonly property real around: tile.faceWidth * 0.5
            readonly property size pictured: tile.sized(0.5)

            x: -around
            y: -around
            width: pictured.width
            height: pictured.height
            source: !tile.claimable ? "" : "image://board/glow"
            sourceSize: Qt.size(Math.round(pictured.width), Math.round(pictured.height))
            opacity: 0.9

            SequentialAnimation on opacity {
                running: tile.claimable && !tile.still && tile.visible
                loops: Animation.Infinite
                NumberAnimation { from: 0.6; to: 1; duration: 800; easing.type: Easing.InOutSine }
                NumberAnimation { from: 1; to: 0.6; duration: 800; easing.type: Easing.InOutSine }
            }
        }
        Image {
            x: -tile.margin
            y: -tile.margin
            width: tile.pictured.width
            height: tile.pictured.height
            source: !visible ? "" : "image://board/tile/" + tile.face + "/" + (tile.indexed ? "i" : "") + (Paint.numerals ? "n" : "") + (tile.greyed ? "g" : "") + (tile.turn > 0 ? tile.turn : "")
            sourceSize: Qt.size(Math.round(tile.pictured.width), Math.round(tile.pictured.height))
            smooth: tile.dragged || tile.hovering
        }
        Sign {
            visible: tile.forbidden
            width: tile.width
            height: tile.height * 0.9
            name: "slash"
            colour: Paint.red
        }
        Item {
            visible: tile.claimable
            anchors.fill: parent

            Rectangle {
                anchors.fill: parent
                anchors.margins: -4
                radius: tile.faceWidth * 0.1 + 4
                color: "transparent"
                border.width: tile.still ? 4 : 3
                border.color: Paint.highlight
            }
        }
        Rectangle {
            visible: tile.newest && !tile.claimable
            x: -2
            y: -2
            width: tile.width + 4
            height: Math.round(tile.lying ? tile.faceWidth * 121 / 120 : tile.faceWidth * 160 / 120) + 4
            radius: tile.faceWidth * 0.1 + 2
            color: "transparent"
            border.width: Paint.strong ? 3 : 2
            border.color: Paint.newest
        }
        FocusRing {
            id: ring

            visible: tile.focused
            radius: tile.faceWidth * 0.1 + 4
        }
    }
    Rectangle {
        visible: tile.legal && !tile.dragged
        x: tile.width * 0.1
        y: tile.height - 4 - (tile.selected ? 4 : 0) + Math.max(2, tile.faceWidth * 0.04)
        width: tile.width * 0.8
        height: 4
        radius: 2
        color: Paint.highlight
    }
}
