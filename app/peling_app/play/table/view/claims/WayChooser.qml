pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// Several ways to make a claim or declaration, each shown with its tiles.
FocusScope {
    id: chooser

    required property BoardBase board
    required property real unit
    property int current: 0

    signal closed()

    readonly property int faceWidth: Math.round(40 * unit)

    width: Math.max(titleWord.implicitWidth, cards.width) + 28
    height: titleWord.height + cards.height + 34
    visible: board.model.waysShown
    activeFocusOnTab: true

    Accessible.role: Accessible.Dialog
    Accessible.name: board.model.waysTitle

    onVisibleChanged: {
        chooser.current = 0;
        if (visible) {
            forceActiveFocus();
        } else {
            chooser.closed();
        }
    }
    Keys.onLeftPressed: current = Math.max(0, current - 1)
    Keys.onRightPressed: current = Math.min(ways.count - 1, current + 1)
    Keys.onReturnPressed: board.model.wayWished(current)
    Keys.onEnterPressed: board.model.wayWished(current)
    Keys.onEscapePressed: board.model.wayWished(-1)
    Keys.onDigit1Pressed: chooseIfThere(0)
    Keys.onDigit2Pressed: chooseIfThere(1)
    Keys.onDigit3Pressed: chooseIfThere(2)

    function chooseIfThere(number: int): void {
        if (number < ways.count) {
            chooser.board.model.wayWished(number);
        }
    }

    Shadow {}
    Lacquer {
        border.color: Paint.brassText
    }
    MouseArea {
        anchors.fill: parent
    }
    Word {
        id: titleWord

        x: 14
        y: 10
        text: chooser.board.model.waysTitle
        font.family: Paint.serif
        font.pixelSize: Paint.px(17, chooser.unit)
    }
    Row {
        id: cards

        x: 14
        anchors.top: titleWord.bottom
        anchors.topMargin: 10
        spacing: 12

        Repeater {
            id: ways

            model: chooser.board.model.ways

            Item {
                id: card

                required property int index
                required property int key
                required property string title
                required property list<string> faces
                required property int claimed
                required property string name

                objectName: "way-" + key
                readonly property bool pointed: cardMouse.containsMouse
                readonly property bool reached: chooser.activeFocus && chooser.current === index
                width: Math.max(faces.length * (chooser.faceWidth + 1), titleLine.implicitWidth) + 46
                height: Math.round(chooser.faceWidth * 1.5) + 30 + titleLine.height

                onPointedChanged: chooser.board.model.pointed("way:" + card.key, card.pointed)
                onReachedChanged: chooser.board.model.pointed("way:" + card.key, card.reached)

                Accessible.role: Accessible.Button
                readonly property bool meant: chooser.board.model.pointer.thing === "way:" + key

                Accessible.name: meant ? chooser.board.model.pointer.named(name, "way:" + key) : name
                Accessible.focusable: true
                Accessible.onPressAction: chooser.board.model.wayWished(card.key)

                Rectangle {
                    anchors.fill: parent
                    radius: 5
                    color: cardMouse.containsMouse ? Paint.lacquer6 : "transparent"
                    border.width: Paint.border
                    border.color: Paint.brassText
                }
                MeantMark {
                    meant: card.meant
                    y: -height / 2
                }
                Rectangle {
                    x: 8
                    anchors.verticalCenter: parent.verticalCenter
                    width: 20 * Paint.room
                    height: width
                    radius: 4
                    color: "transparent"
                    border.width: Paint.border
                    border.color: Paint.title

                    Word {
                        anchors.centerIn: parent
                        text: String(card.index + 1)
                        font.weight: Font.DemiBold
                        font.pixelSize: Paint.px(12, 1)
                    }
                }
                Repeater {
                    model: card.faces

                    Tile {
                        id: shown

                        required property int index
                        required property string modelData

                        x: 36 + index * (chooser.faceWidth + 1)
                        y: 11
                        face: modelData
                        faceWidth: chooser.faceWidth
                        indexed: chooser.board.model.indexed

                        Rectangle {
                            visible: shown.index === card.claimed
                            x: shown.width * 0.1
                            y: shown.height + 3
                            width: shown.width * 0.8
                            height: 4
                            radius: 2
                            color: Paint.highlight
                        }
                    }
                }
                Word {
                    id: titleLine

                    x: 36
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 6
                    text: card.title
                    color: Paint.text
                    font.pixelSize: Paint.px(13, chooser.unit)
                }
                MouseArea {
                    id: cardMouse

                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onClicked: chooser.board.model.wayWished(card.key)
                }
                FocusRing {
                    visible: card.reached
                    radius: 8
                }
            }
        }
    }
}
