pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// The tutor offers to ask less; it waits until it is answered, and the game goes on meanwhile. So it is one line
// over the wall, wherever its words have room in one: discards and hand stay in sight.
Item {
    id: note

    required property BoardBase board
    required property real unit
    readonly property AskedViewModel offer: board.model.asked

    signal closed()

    function answer(wanted: bool): void {
        note.closed();
        note.offer.answer(wanted);
    }

    readonly property real most: board.free - 32
    readonly property bool inLine: words.implicitWidth + answers.whole + 44 <= most

    visible: offer.offered && !board.model.noteShown && !board.model.waysShown
    width: inLine ? words.implicitWidth + answers.whole + 44 : Math.min(most, Math.max(answers.whole + 36, 520 * Math.max(0.8, unit) * Paint.room))
    height: inLine ? answers.height + 4 : words.height + answers.height + 30

    Accessible.role: Accessible.AlertMessage
    Accessible.name: offer.words["title"] + " " + offer.words["text"]

    Shadow {
        radius: 7
    }
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Paint.note
        border.width: Paint.border
        border.color: Paint.brass
    }
    MouseArea {
        anchors.fill: parent
    }
    Text {
        id: words

        x: 16
        y: note.inLine ? Math.round((note.height - height) / 2) : 10
        width: note.inLine ? implicitWidth : parent.width - 32
        text: "<b>" + note.offer.words["title"] + "</b> " + note.offer.words["text"]
        textFormat: Text.StyledText
        wrapMode: Text.WordWrap
        color: Paint.ink
        font.family: Paint.sans
        font.pixelSize: Paint.px(14, note.unit)
        Accessible.ignored: true
    }
    Flow {
        id: answers

        readonly property real whole: yes.width + no.width + spacing

        x: note.inLine ? note.width - whole - 4 : 16
        y: note.inLine ? 2 : words.y + words.height + 10
        width: Math.min(note.most - 32, whole)
        spacing: 8

        OfferButton {
            id: yes

            objectName: "offerYes"
            board: note.board
            unit: note.unit
            first: true
            text: note.offer.words["yes"]
            shortcut: note.offer.keys
            onPressed: note.answer(true)
        }
        OfferButton {
            id: no

            objectName: "offerNo"
            board: note.board
            unit: note.unit
            text: note.offer.words["no"]
            shortcut: ""
            onPressed: note.answer(false)
        }
    }
}
