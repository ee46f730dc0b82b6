pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// The end of a deal: the court is dimmed, the winner's hand lies open in its sets, the word is called. A click or
// a key goes on to the settlement.
FocusScope {
    id: ending

    required property BoardBase board
    readonly property EndingViewModel model: board.model.ending
    readonly property bool still: board.model.still

    visible: model.shown

    Accessible.role: Accessible.StaticText
    Accessible.name: model.said ?? ""
    Accessible.focusable: true

    onVisibleChanged: {
        if (visible) {
            forceActiveFocus();
            unveiling.restart();
        }
    }

    // Any other key is kept from the hand below as well.
    Keys.onPressed: event => {
        event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab;
        if (!event.isAutoRepeat && [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space, Qt.Key_Escape].includes(event.key)) {
            ending.model.skip();
        }
    }
    Keys.onShortcutOverride: event => {
        event.accepted = event.modifiers === Qt.NoModifier;
    }

    function rectOf(key: int): rect {
        const tile = tiles.itemAt(key - 1);
        return tile === null ? Qt.rect(0, 0, 1, 1) : Qt.rect(tile.x, tile.y, tile.width, tile.height);
    }

    Image {
        id: veil

        x: ending.model.veil.x
        y: ending.model.veil.y
        width: ending.model.veil.width
        height: ending.model.veil.height
        source: width > 0 && ending.model.shown ? "image://board/veil" : ""
        // It has no edge that could be seen: small is enough.
        sourceSize: Qt.size(Math.round(width / 4), Math.round(height / 4))
        opacity: 0

        NumberAnimation {
            id: unveiling

            target: veil
            property: "opacity"
            from: 0
            to: ending.model.own || ending.model.side < 0 ? 0.4 : 0.7
            duration: ending.still ? 100 : 240
        }
    }
    Repeater {
        model: ending.model.sets

        Item {
            id: light

            required property int index
            required property string name
            required property rect spot

            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            opacity: index < ending.model.lit ? 1 : 0

            Accessible.role: Accessible.StaticText
            Accessible.name: name

            Behavior on opacity {
                NumberAnimation { duration: ending.still ? 100 : 200 }
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: -3
                radius: 11
                color: "transparent"
                border.width: 3
                border.color: Paint.highlight
                opacity: 0.28
            }
            Rectangle {
                anchors.fill: parent
                radius: 8
                color: "#14F0CE78"
                border.width: 1
                border.color: "#E2C887"
            }
        }
    }
    Repeater {
        id: tiles

        model: ending.model.tiles

        Item {
            id: held

            required property int key
            required property string face
            required property string name
            required property rect spot
            required property bool last

            objectName: "e-" + key
            x: spot.x
            y: spot.y
            z: last ? 1 : 0
            width: spot.width
            height: spot.height
            opacity: ending.board.isArriving("e:" + ending.model.side + ":" + key, ending.board.arrivals) ? 0 : 1

            Accessible.role: Accessible.StaticText
            Accessible.name: name

            Tile {
                face: held.face
                faceWidth: ending.model.wide
                indexed: ending.board.model.indexed
                still: true
                newest: held.last
            }
        }
    }
    Repeater {
        model: ending.model.plaques

        Item {
            id: plaque

            required property string face
            required property string name
            required property rect spot
            required property point start
            required property point reach

            visible: ending.model.worded

            Rectangle {
                x: plaque.start.x
                y: plaque.start.y
                width: Math.hypot(plaque.reach.x - x, plaque.reach.y - y)
                height: 1.5
                transformOrigin: Item.TopLeft
                rotation: Math.atan2(plaque.reach.y - y, plaque.reach.x - x) * 180 / Math.PI
                antialiasing: true
                color: Paint.brass
            }
            Rectangle {
                x: plaque.spot.x
                y: plaque.spot.y
                width: plaque.spot.width
                height: plaque.spot.height
                radius: 5
                color: Paint.lacquer8
                border.width: 1
                border.color: Paint.brass

                Row {
                    anchors.centerIn: parent
                    spacing: 8

                    Sign {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(meant.font.pixelSize * 0.9)
                        height: width
                        name: "star"
                        colour: Paint.highlight
                    }
                    Tile {
                        face: plaque.face
                        faceWidth: Math.round((plaque.spot.height - 8) / 1.5)
                        indexed: ending.board.model.indexed
                        still: true
                    }
                    Word {
                        id: meant

                        visible: plaque.spot.width > 1.8 * plaque.spot.height
                        anchors.verticalCenter: parent.verticalCenter
                        text: plaque.name
                        font.weight: Font.Bold
                        font.pixelSize: Paint.px(13, ending.board.unit)
                    }
                }
            }
        }
    }

    component Called: Word {
        required property rect box

        x: box.x
        y: box.y
        width: box.width
        height: box.height
        visible: box.width > 0
        opacity: ending.model.worded ? 1 : 0
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        minimumPixelSize: Paint.leastText
        verticalAlignment: Text.AlignVCenter
        color: Paint.title
        font.family: Paint.serif

        Behavior on opacity {
            NumberAnimation { duration: ending.still ? 100 : 260 }
        }
    }

    Called {
        objectName: "endWord"
        box: ending.model.wordBox
        text: ending.model.word ?? ""
        font.pixelSize: ending.model.wordSize
    }
    Called {
        objectName: "endLine"
        box: ending.model.lineBox
        text: ending.model.line ?? ""
        font.italic: true
        font.pixelSize: ending.model.lineSize
    }
    MouseArea {
        anchors.fill: parent
        onClicked: ending.model.skip()
    }
}
