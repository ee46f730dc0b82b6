pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The claim bar: always five places in the same order, which never move.
FocusScope {
    id: bar

    required property BoardBase board
    required property real unit
    // At the end of a deal its place holds the word that is called.
    property bool held: false
    property int current: 4
    readonly property int last: board.model.asked.kept === "" ? 4 : 5

    readonly property real stretch: width / 642
    readonly property var shares: [[6, 119], [130, 115], [250, 130], [385, 131], [521, 115]]

    activeFocusOnTab: true
    // A lesson about the wall shows the table without any claim.
    visible: board.model.claimsShown && !held

    Accessible.role: Accessible.ToolBar
    Accessible.name: board.model.words["claims"]

    onActiveFocusChanged: if (activeFocus) current = firstChoice()
    onLastChanged: current = Math.min(current, last)
    Keys.onLeftPressed: bar.goTo(current - 1)
    Keys.onRightPressed: bar.goTo(current + 1)
    Keys.onReturnPressed: event => bar.enter(event)
    Keys.onEnterPressed: event => bar.enter(event)

    // Where a plate lies, seen from a place of the bar.
    function beside(plate: string, from: real): rect {
        const box = board.place(plate);
        return Qt.rect(box.x - bar.x - from, box.y - bar.y, box.width, box.height);
    }

    function goTo(place: int): void {
        bar.board.keysInUse = true;
        bar.current = Math.max(0, Math.min(bar.last, place));
    }

    function firstChoice(): int {
        for (let i = 0; i < places.count; i++) {
            const place = places.itemAt(i) as ClaimPlace;
            if (place !== null && place.legal) {
                return i;
            }
        }
        return 4;
    }

    // Behind the deal there is nothing to claim: Enter leads to the score, as on the hand.
    function enter(event: KeyEvent): void {
        event.accepted = !bar.board.model.dealOver;
        if (event.accepted)
            pressCurrent();
    }

    function pressCurrent(): void {
        if (bar.current === 5) {
            bar.board.model.asked.allWished();
            return;
        }
        const place = places.itemAt(bar.current) as ClaimPlace;
        if (place !== null) {
            bar.board.model.claimWished(place.command);
        }
    }

    Shadow {
        opacity: 0.3
    }
    Lacquer {}
    Repeater {
        id: places

        model: bar.board.model.claims

        ClaimPlace {
            required property int index

            objectName: "claim-" + command
            x: Math.round(bar.shares[Math.max(0, index)][0] * bar.stretch)
            y: 6
            width: Math.round(bar.shares[Math.max(0, index)][1] * bar.stretch)
            height: bar.height - 2 * y
            unit: bar.unit
            keyless: bar.board.model.watched
            kept: command === "pass" ? bar.board.model.asked.kept : ""
            keptName: bar.board.model.asked.keptName
            current: bar.activeFocus && bar.current === index
            focused: current && bar.board.keysInUse
            z: focused ? 1 : 0
            plateAtLeft: bar.beside("plateOwn", x)
            plateAtRight: bar.beside("plateRight", x)
            meant: bar.board.model.pointer.thing === asked
            meantName: meant ? bar.board.model.pointer.named(name, asked) : ""
            onPointedAt: here => bar.board.model.pointed(asked, here)
            onPressedOn: {
                bar.board.keysInUse = false;
                bar.board.model.claimWished(command);
            }
        }
    }

    AskAllButton {
        objectName: "askAll"
        board: bar.board
        x: Math.round((bar.shares[4][0] + bar.shares[4][1]) * bar.stretch) - width
        y: bar.height - 6 - height
        z: 2
        visible: bar.board.model.asked.kept !== ""
        focused: bar.activeFocus && bar.current === 5 && bar.board.keysInUse
    }

    // What a press does is taken already: a screen reader finds the question as a button of its own.
    Repeater {
        model: bar.board.model.claims

        Item {
            id: question

            required property int index
            required property string command
            required property string title

            x: Math.round(bar.shares[Math.max(0, index)][0] * bar.stretch)
            width: Math.round(bar.shares[Math.max(0, index)][1] * bar.stretch)
            height: bar.height

            Accessible.role: Accessible.Button
            Accessible.ignored: !bar.board.model.asking
            Accessible.name: bar.board.model.askName(question.title)
            Accessible.onPressAction: bar.board.model.whyWished("claim:" + question.command)
        }
    }
}
