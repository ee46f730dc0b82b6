pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// A player's plate: the wind in a box, name over total, beside the total one sign or one word.
Item {
    id: plate

    required property SeatViewModel seat
    required property BoardBase board
    required property rect box
    // All plates show the word for the wind, or none.
    required property bool worded

    // Where words are large and the plate is small, the word for the wind gives way; the name is said anyway.
    readonly property bool hasRoomForWord: !seat.present || (width - windFrame.wide - 2 * inset - gap >= nameWord.implicitWidth && windFrame.height > windWord.height + 16)
    readonly property real unit: board.unit
    readonly property int inset: Math.max(4, Math.round(6 * Math.min(unit, 1.3)))
    readonly property int gap: Math.round(inset * 1.3)

    // Over the plates beside it while it shows a call.
    z: sign.visible ? 1 : 0
    visible: seat.present
    x: box.x
    y: box.y
    width: box.width
    height: box.height

    Accessible.role: Accessible.StaticText
    Accessible.name: seat.spoken

    function call(word: string): void {
        sign.word = word;
        calling.restart();
    }
    // What is called has been read, or nobody waits for it.
    function hush(): void {
        calling.complete();
    }

    Shadow {
        x: 2
        y: 3
        radius: 6
        opacity: 0.3
    }
    Rectangle {
        visible: plate.seat.acting
        anchors.fill: parent
        anchors.margins: -1
        radius: 6
        color: Paint.highlight
    }
    Rectangle {
        anchors.fill: parent
        radius: 5
        border.width: plate.seat.dead ? 0 : Paint.border
        border.color: plate.seat.acting ? Paint.cream : Paint.brassDark
        gradient: Gradient {
            GradientStop { position: 0; color: "#281B16" }
            GradientStop { position: 1; color: "#1C120E" }
        }
    }
    Dash {
        visible: plate.seat.dead
        box: Qt.size(plate.width, plate.height)
        colour: Paint.brass
        line: 1.5
        radius: 5
    }
    Rectangle {
        id: windFrame

        readonly property int wide: Math.max(Math.round(height * 0.9), windWord.implicitWidth + 6)

        x: plate.inset
        y: plate.inset
        width: plate.worded ? wide : Math.round(height * 0.7)
        height: plate.height - 2 * plate.inset
        radius: 3.5
        color: Paint.lacquer9
        border.width: Paint.border
        border.color: Paint.brass

        Image {
            visible: plate.seat.wind !== ""
            x: Math.round((parent.width - width) / 2)
            y: plate.worded ? Math.round((parent.height - windWord.height - 2 - height) / 2) + 1 : Math.round((parent.height - height) / 2)
            width: height
            height: Math.round(plate.worded ? (parent.height - windWord.height) * 0.78 : Math.min(parent.height, parent.width) * 0.62)
            source: visible ? "image://board/glyph/" + plate.seat.wind + "/" + Paint.hex(Paint.cream) : ""
            sourceSize: Qt.size(Math.round(width), Math.round(height))
        }
        Word {
            id: windWord

            objectName: "windWord"

            visible: plate.worded
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 2
            text: plate.seat.windWord
            color: Paint.brassText
            font.pixelSize: Paint.px(12, plate.unit)
            lineHeight: 0.9
        }
    }
    // Name and total by the lines they stand on, so that no letter of the one touches the other.
    Item {
        id: lines

        readonly property bool both: nameWord.visible && total.text !== ""

        x: windFrame.x + windFrame.width + plate.gap
        width: plate.width - x - plate.inset
        height: plate.height

        Word {
            id: nameWord

            objectName: "nameWord"
            visible: plate.seat.name !== ""
            y: Math.round(lines.both ? plate.height * 0.42 - baselineOffset : (plate.height - height) / 2)
            width: parent.width
            text: plate.seat.name
            font.family: Paint.serif
            font.pixelSize: Paint.px(17, Math.max(0.9, plate.unit))
            // A name is whole before it is large.
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(font.pixelSize / Paint.room * 0.86)
        }
        Word {
            id: total

            objectName: "totalWord"
            y: Math.round(lines.both ? plate.height * 0.8 - baselineOffset : (plate.height - height) / 2)
            text: plate.seat.score
            font.weight: Font.Bold
            font.pixelSize: Paint.px(15, Math.max(0.9, plate.unit))
        }
        Sign {
            visible: plate.seat.thinking || plate.seat.throwing
            anchors.right: parent.right
            anchors.verticalCenter: total.verticalCenter
            width: visible ? height : 0
            height: Paint.px(plate.seat.throwing ? 15 : 13, plate.unit)
            name: plate.seat.throwing ? "dice" : "hourglass"
            colour: plate.seat.throwing ? Paint.highlight : Paint.quiet
        }
        Word {
            objectName: "noteOfPlate"
            // One word at most, and only where it is whole; the plate says it to whoever asks.
            visible: !plate.seat.thinking && text !== "" && total.width + implicitWidth + 8 <= parent.width
            anchors.right: parent.right
            anchors.baseline: total.baseline
            text: plate.seat.note
            color: Paint.quiet
            font.pixelSize: Paint.px(12, plate.unit)
        }
    }
    // What the player calls is written over his plate, and a ring of light goes out from it: the turn is here.
    Rectangle {
        id: ring

        visible: sign.visible && !plate.board.model.still
        anchors.fill: parent
        anchors.margins: -3
        radius: 8
        color: "transparent"
        border.width: 3
        border.color: Paint.highlight
        opacity: 0
    }
    Rectangle {
        id: sign

        property string word: ""

        objectName: "call"
        visible: opacity > 0
        anchors.fill: parent
        anchors.margins: -2
        radius: 7
        border.width: 2
        border.color: Paint.cream
        opacity: 0
        gradient: Gradient {
            GradientStop { position: 0; color: Paint.legalTop }
            GradientStop { position: 1; color: Paint.legalFoot }
        }

        Word {
            anchors.fill: parent
            anchors.margins: 6
            text: sign.word
            color: Paint.legalText
            font.family: Paint.serif
            font.pixelSize: Paint.px(31, Math.max(0.9, plate.unit))
            fontSizeMode: Text.Fit
            minimumPixelSize: Paint.leastText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
    SequentialAnimation {
        id: calling

        ParallelAnimation {
            NumberAnimation { target: sign; property: "opacity"; from: 0; to: 1; duration: plate.board.model.still ? 100 : 120 }
            NumberAnimation { target: ring; property: "opacity"; from: 0.9; to: 0; duration: 560; easing.type: Easing.OutQuad }
            NumberAnimation { target: ring; property: "scale"; from: 1; to: 1.28; duration: 560; easing.type: Easing.OutCubic }
        }
        PauseAnimation { duration: 460 }
        NumberAnimation { target: sign; property: "opacity"; to: 0; duration: plate.board.model.still ? 100 : 200 }
    }
    Hint {
        board: plate.board
        words: plate.seat.line
        thing: plate.box
    }
}
