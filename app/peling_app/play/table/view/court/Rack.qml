pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// The standing tiles of an opponent, seen from outside; face up where the hand lies open.
Item {
    id: rack

    required property SeatViewModel seat
    required property BoardBase board
    required property rect box
    // The open tile that the arrows have reached.
    property int place: 0
    readonly property string asked: count > 0 && !open ? "rack:" + seat.side : ""
    readonly property bool current: false

    readonly property bool across: seat.side === 2
    readonly property bool open: seat.faces.length > 0
    readonly property int count: open ? seat.faces.length : Math.min(seat.concealed, standing.count)
    // At the sides open tiles stand upright two to a row.
    readonly property int columns: across ? count : 2

    x: box.x
    y: box.y
    width: box.width
    height: box.height
    activeFocusOnTab: open && !board.hides(box)
    onCountChanged: place = Math.max(0, Math.min(place, count - 1))

    Accessible.role: Accessible.Grouping
    Accessible.ignored: !open
    Accessible.name: seat.facesName

    // Where the arrows are keys of the page as well, they move along the tiles here.
    Keys.onShortcutOverride: event => {
        event.accepted = event.modifiers === Qt.NoModifier && [Qt.Key_Left, Qt.Key_Right].includes(event.key);
    }
    Keys.onLeftPressed: rack.goTo(place - 1)
    Keys.onRightPressed: rack.goTo(place + 1)
    Keys.onUpPressed: rack.goTo(place - columns)
    Keys.onDownPressed: rack.goTo(place + columns)

    function goTo(to: int): void {
        rack.board.keysInUse = true;
        rack.place = Math.max(0, Math.min(rack.count - 1, to));
    }

    function endRect(): rect {
        const last = standing.itemAt(Math.max(0, rack.count - 1)) as StandingTile;
        return last === null ? rack.box : last.spot;
    }

    component StandingTile: Item {
        id: tile

        required property int index
        required property rect spot
        readonly property real margin: Math.round((rack.across ? spot.width : spot.height) * 0.36)
        // Width and height in one value: of each change a picture is drawn.
        readonly property size pictured: Qt.size(spot.width + 2 * margin, spot.height + 2 * margin)

        visible: index < rack.count
        x: spot.x - rack.x
        y: spot.y - rack.y
        // Each tile stands before the shadow of the one before it.
        z: rack.across ? index : spot.y
        width: spot.width
        height: spot.height

        Image {
            x: -tile.margin
            y: -tile.margin
            width: tile.pictured.width
            height: tile.pictured.height
            visible: !rack.open
            source: rack.open ? "" : "image://board/stand/" + ["", "right", "top", "left"][rack.seat.side] + "/" + tile.margin * Screen.devicePixelRatio
            sourceSize: Qt.size(Math.round(tile.pictured.width), Math.round(tile.pictured.height))
        }
        Loader {
            active: rack.open && tile.index < rack.seat.faces.length
            sourceComponent: Tile {
                readonly property bool reached: rack.activeFocus && rack.place === tile.index

                Accessible.role: Accessible.StaticText
                Accessible.name: rack.seat.faceNames[tile.index] ?? ""
                Accessible.focusable: true
                Accessible.focused: reached

                face: rack.seat.faces[tile.index] ?? "back"
                faceWidth: tile.spot.width
                indexed: rack.board.model.indexed
                still: true
                focused: reached && rack.board.keysInUse
            }
        }
    }

    Repeater {
        id: standing

        model: rack.seat.rack

        StandingTile {}
    }
    FocusRing {
        visible: rack.activeFocus && rack.board.keysInUse
        radius: 4
    }
}
