pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The throws at the beginning: who throws, two dice, and in one line what the throw decides.
FocusScope {
    id: overlay

    required property BoardBase board
    required property real unit

    visible: board.model.throwsShown
    width: Math.min(board.width - 16, Math.max(380, Math.round(500 * unit)) * Paint.room)
    height: rows.height + titleWord.height + hint.height + 52

    Accessible.role: Accessible.Dialog
    Accessible.name: board.model.throwsTitle

    onVisibleChanged: if (visible) forceActiveFocus()
    Component.onCompleted: if (visible) forceActiveFocus()
    Keys.onReturnPressed: board.model.skipThrows()
    Keys.onEnterPressed: board.model.skipThrows()
    Keys.onEscapePressed: board.model.skipThrows()
    Keys.onSpacePressed: board.model.skipThrows()

    Shadow {
        y: 8
        radius: 10
        opacity: 0.4
    }
    Lacquer {}
    Word {
        id: titleWord

        x: 20
        y: 14
        text: overlay.board.model.throwsTitle
        font.family: Paint.serif
        font.pixelSize: Paint.px(21, overlay.unit)
    }
    Column {
        id: rows

        x: 20
        width: parent.width - 40
        anchors.top: titleWord.bottom
        anchors.topMargin: 10
        spacing: 8

        Repeater {
            model: overlay.board.model.throws

            Item {
                id: line

                required property string who
                required property int first
                required property int second
                required property string sentence
                required property string tile

                readonly property bool thrown: tile === ""
                readonly property real side: Math.max(26, Math.round(30 * overlay.unit))

                width: rows.width
                height: Math.max(side, sentenceWord.height) + 2

                Accessible.role: Accessible.StaticText
                Accessible.name: who + ": " + (thrown ? first + " + " + second + ". " : "") + sentence

                Word {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(line.width * 0.2)
                    text: line.who
                    font.family: Paint.serif
                    font.pixelSize: Paint.px(17, overlay.unit)
                }
                Die {
                    x: Math.round(line.width * 0.21)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.thrown
                    side: line.side
                    value: line.first
                }
                Die {
                    x: Math.round(line.width * 0.21) + line.side + 6
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.thrown
                    side: line.side
                    value: line.second
                }
                Tile {
                    visible: !line.thrown
                    x: Math.round(line.width * 0.21) + line.side + 3 - width / 2
                    anchors.verticalCenter: parent.verticalCenter
                    face: line.thrown ? "E" : line.tile
                    faceWidth: Math.round(line.side * 0.7)
                    indexed: false
                }
                Word {
                    visible: line.thrown
                    x: Math.round(line.width * 0.21) + 2 * line.side + 14
                    anchors.verticalCenter: parent.verticalCenter
                    text: String(line.first + line.second)
                    color: Paint.brassText
                    font.weight: Font.Bold
                    font.pixelSize: Paint.px(16, overlay.unit)
                }
                Word {
                    id: sentenceWord

                    x: Math.round(line.width * 0.21) + 2 * line.side + 44 * Paint.room
                    width: line.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.sentence
                    color: Paint.text
                    elide: Text.ElideNone
                    wrapMode: Text.WordWrap
                    font.pixelSize: Paint.px(13.5, overlay.unit)
                }
            }
        }
    }
    Word {
        id: hint

        objectName: "diceSkip"
        Accessible.ignored: false
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.onPressAction: overlay.board.model.skipThrows()

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 11
        text: overlay.board.model.words["skip"]
        color: Paint.quiet
        font.pixelSize: Paint.px(12.5, overlay.unit)
    }
    MouseArea {
        anchors.fill: parent
        onClicked: overlay.board.model.skipThrows()
    }
}
