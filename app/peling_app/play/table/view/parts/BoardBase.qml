pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model

// What the parts of the board share: the model, the places, what is dragged and what is on its way.
FocusScope {
    id: base

    required property BoardViewModel model

    // Every place is reckoned by the model; here it is only drawn.
    readonly property CourtViewModel court: model.places
    readonly property real unit: court.unit
    // Kept here as an object of QML: asked for in Python, each of many bindings would turn the whole of it.
    readonly property var places: court.places

    readonly property int eastSide: model.own.east ? 0 : model.right.east ? 1 : model.opposite.east ? 2 : model.left.east ? 3 : -1

    // The page says whether it is shown.
    property bool inFront: false
    property bool settled: false
    property bool keysInUse: false
    property int dragKey: -1
    // What a drawer of the page lies over, and how wide the board is beside that: what is said is said there.
    property rect covered: Qt.rect(0, 0, 0, 0)
    readonly property real free: covered.width > 0 ? covered.x : width
    property var arrivals: ({})

    // What the thing under the mouse is called, where no words stand beside it, and where that thing is.
    property string tip: ""
    property rect tipped

    signal dragBegan(key: int, face: string, faceWidth: real, at: point, grip: point)
    signal dragMoved(at: point)
    signal dragEnded()
    signal dragCancelled()

    function px(units: real): real {
        return Math.round(units * base.unit);
    }

    function place(name: string): rect {
        return base.places[name] ?? Qt.rect(0, 0, 0, 0);
    }

    function hides(thing: rect): bool {
        const over = base.covered;
        return thing.x < over.x + over.width && thing.x + thing.width > over.x && thing.y < over.y + over.height && thing.y + thing.height > over.y;
    }

    function seatAt(side: int): SeatViewModel {
        return [base.model.own, base.model.right, base.model.opposite, base.model.left][side];
    }

    // The mouse comes to a thing, or leaves it.
    function hint(text: string, thing: rect, here: bool): void {
        if (here) {
            base.tip = text;
            base.tipped = thing;
        } else if (base.tip === text) {
            base.tip = "";
        }
    }

    function setArriving(id: string, arriving: bool): void {
        const next = Object.assign({}, base.arrivals);
        if (arriving) {
            next[id] = true;
        } else {
            delete next[id];
        }
        base.arrivals = next;
    }

    function isArriving(id: string, arrivals: var): bool {
        return arrivals[id] === true;
    }

    // All boards share the look: the one in front has its own, and one that goes must not put back what was
    // before the others came.
    Binding {
        target: Paint
        property: "strong"
        value: base.model.flat
        when: base.inFront
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: Paint
        property: "numerals"
        value: base.model.numerals
        when: base.inFront
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: Paint
        property: "zoom"
        value: base.model.zoom / 100
        when: base.inFront
        restoreMode: Binding.RestoreNone
    }
}
