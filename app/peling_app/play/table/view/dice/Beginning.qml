pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.painted
import peling_app.play.table.view.court
import peling_app.play.table.view.parts

// How a deal begins: dice roll onto the felt, stacks are counted and lifted, packs go round. All of it is a
// function of the time that has gone by; any click and any key goes on.
FocusScope {
    id: scene

    required property BoardBase board
    readonly property DealViewModel deal: board.model.deal
    readonly property real unit: board.unit
    readonly property rect inside: board.place("inside")

    visible: deal.running

    Accessible.role: Accessible.Dialog
    Accessible.name: deal.title

    onVisibleChanged: if (visible) forceActiveFocus()
    Component.onCompleted: if (visible) forceActiveFocus()
    Keys.onShortcutOverride: event => event.accepted = true
    Keys.onPressed: event => {
        event.accepted = true;
        if (!event.isAutoRepeat) {
            scene.deal.goOn();
        }
    }

    function share(begin: int, end: int): real {
        return Math.max(0, Math.min(1, (scene.deal.elapsed - begin) / Math.max(1, end - begin)));
    }

    // It sets out at once and arrives slowly.
    function slowing(part: real): real {
        return 1 - (1 - part) * (1 - part) * (1 - part);
    }

    Repeater {
        model: scene.deal.counted

        Rectangle {
            required property rect spot
            required property int at
            required property int until
            readonly property bool across: spot.width > spot.height
            readonly property int thick: Math.max(2, Math.round(3 * scene.unit))

            x: Math.round(across ? spot.x + spot.width * 0.2 : spot.x + (spot.width - thick) / 2)
            y: Math.round(across ? spot.y + (spot.height - thick) / 2 : spot.y + spot.height * 0.2)
            width: Math.round(across ? spot.width * 0.6 : thick)
            height: Math.round(across ? thick : spot.height * 0.6)
            radius: thick / 2
            color: Paint.highlight
            border.width: Paint.strong ? 1 : 0
            border.color: Paint.ink
            opacity: Math.min(scene.share(at - 60, at), 1 - scene.share(until - 100, until))
        }
    }
    Repeater {
        model: scene.deal.drawn

        Tile {
            required property rect spot

            x: spot.x
            y: spot.y
            faceWidth: spot.width
            indexed: scene.board.model.indexed
            still: true
        }
    }
    Repeater {
        model: scene.deal.dots

        Rectangle {
            id: dot

            required property var model
            readonly property int wide: Math.max(2, Math.round(2.2 * scene.unit))

            x: Math.round(dot.model.x - wide / 2)
            y: Math.round(dot.model.y - wide / 2)
            width: wide
            height: wide
            radius: wide / 2
            color: Paint.title
            opacity: 0.32 * Math.min(scene.share(dot.model.at, dot.model.at + 60), 1 - scene.share(dot.model.until - 120, dot.model.until))
        }
    }
    Repeater {
        model: scene.deal.dice

        Item {
            id: die

            required property int value
            required property point start
            required property point end
            required property real edge
            required property real yaw
            required property real turns
            required property int begin
            required property int rest
            required property int until

            z: end.y
            opacity: Math.min(scene.share(begin, begin + 100), 1 - scene.share(until - 120, until))

            ThrownDie {
                value: die.value
                start: die.start
                end: die.end
                edge: die.edge
                yaw: die.yaw
                turns: die.turns
                part: scene.share(die.begin, die.rest)
            }
        }
    }
    Repeater {
        model: scene.deal.carried

        Item {
            id: carried

            required property rect start
            required property rect end
            required property int tiles
            required property int begin
            required property int until
            required property bool rises
            readonly property real part: scene.slowing(scene.share(begin, until))
            readonly property real way: scene.share(begin, until)

            // Its middle goes from the middle of one place to that of the other.
            x: Math.round(start.x + (end.x + end.width / 2 - start.x - start.width / 2) * part)
            y: Math.round(start.y + (end.y + end.height / 2 - start.y - start.height / 2) * part - (rises ? 6 * scene.unit * Math.sin(Math.PI * way) : 0))
            z: y

            StackPicture {
                box: Qt.size(carried.start.width, carried.start.height)
                thick: scene.board.court.layer
                form: carried.tiles === 1 ? "loose" : "2"
            }
        }
    }

    Column {
        id: caption

        visible: scene.deal.title !== ""
        x: Math.round(scene.inside.x + (scene.inside.width - width) / 2)
        y: Math.round(scene.inside.y + scene.inside.height / 2 + (scene.deal.central ? -height / 2 : 62 * scene.unit))
        width: Math.round(scene.inside.width * (scene.deal.central ? 0.5 : 0.84))
        spacing: Math.round(8 * scene.unit)

        Word {
            objectName: "dealTitle"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, caption.width)
            text: scene.deal.title
            color: Paint.title
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            elide: Text.ElideNone
            font.family: Paint.serif
            font.pixelSize: Paint.px(24, scene.unit)
        }
        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.round(54 * scene.unit)
            height: 4

            Repeater {
                model: 2

                Rectangle {
                    required property int index

                    y: 3 * index
                    width: parent.width
                    height: Paint.border
                    color: Paint.brass
                }
            }
        }
        Word {
            objectName: "dealLine"
            width: caption.width
            text: scene.deal.line
            color: Paint.smallText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            elide: Text.ElideNone
            lineHeight: 1.15
            font.pixelSize: Paint.px(14, scene.unit)
            opacity: scene.share(scene.deal.lineAt, scene.deal.lineAt + 160)
        }
    }
    Word {
        objectName: "diceSkip"
        Accessible.ignored: false
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.onPressAction: scene.deal.goOn()

        x: Math.round(scene.inside.x + (scene.inside.width - width) / 2)
        y: Math.round(scene.inside.y + scene.inside.height - height - 8 * scene.unit)
        text: scene.deal.hint
        color: Paint.label
        opacity: 0.75
        font.pixelSize: Paint.px(12, scene.unit)
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onPressed: scene.deal.goOn()
    }
}
