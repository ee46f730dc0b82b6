pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// Tiles of one player that lie open: discards, sets, or flowers. The arrows move along them.
FocusScope {
    id: row

    required property SeatViewModel seat
    required property QtObject tiles
    required property BoardBase board
    required property string area
    // The place of all of them on the board.
    required property rect box
    property string title: ""
    // The sets of the hand that wins lie open elsewhere.
    property bool hidden: false
    property int current: 0

    readonly property int turn: board.model.turned ? [0, 3, 2, 1][seat.side] : 0
    readonly property int count: repeater.count
    // Discards at the sides go from top to bottom, all others from left to right.
    readonly property bool downwards: area === "d" && seat.side % 2 === 1
    readonly property int line: inLine(count, box)
    // Where the tile is that has the focus when Tab comes here.
    readonly property rect reached: placeOf(current, count)

    x: box.x
    y: box.y
    width: box.width
    height: box.height
    visible: count > 0 && !hidden
    activeFocusOnTab: !board.hides(reached)
    onCountChanged: current = area === "d" ? Math.max(0, count - 1) : Math.max(0, Math.min(current, count - 1))

    Accessible.role: Accessible.Grouping
    Accessible.name: title

    // Where the arrows are keys of the page as well, they move along the tiles here.
    Keys.onShortcutOverride: event => {
        event.accepted = event.modifiers === Qt.NoModifier && [Qt.Key_Left, Qt.Key_Right].includes(event.key);
    }
    Keys.onLeftPressed: row.goTo(current - (downwards ? (seat.side === 3 ? line : -line) : 1))
    Keys.onRightPressed: row.goTo(current + (downwards ? (seat.side === 3 ? line : -line) : 1))
    Keys.onUpPressed: row.goTo(current - (downwards ? 1 : seat.side === 0 ? -line : line))
    Keys.onDownPressed: row.goTo(current + (downwards ? 1 : seat.side === 0 ? -line : line))
    Keys.onReturnPressed: pressCurrent()
    Keys.onEnterPressed: pressCurrent()

    function goTo(place: int): void {
        row.board.keysInUse = true;
        row.current = Math.max(0, Math.min(row.count - 1, place));
    }

    function pressCurrent(): void {
        const item = repeater.itemAt(row.current) as OpenTile;
        if (item !== null) {
            item.press();
        }
    }

    function placeOf(place: int, count: int): rect {
        const item = place < count ? repeater.itemAt(place) as OpenTile : null;
        return item === null ? row.box : item.spot;
    }

    // How many tiles the first line has.
    function inLine(count: int, box: rect): int {
        const first = repeater.itemAt(0) as OpenTile;
        let number = 0;
        for (let i = 0; first !== null && box.width > 0 && i < count; i++) {
            const item = repeater.itemAt(i) as OpenTile;
            number += item !== null && (row.downwards ? item.spot.x === first.spot.x : item.spot.y === first.spot.y) ? 1 : 0;
        }
        return Math.max(1, number);
    }

    // The two ends of a kong that was drawn are turned face down.
    function turnEnds(key: int): void {
        for (let i = 0; i < repeater.count; i++) {
            const item = repeater.itemAt(i) as OpenTile;
            if (item !== null && item.face === "back" && Math.floor(item.key / 10) === Math.floor(key / 10)) {
                item.turnOver();
            }
        }
    }

    function rectOf(key: int): rect {
        for (let i = 0; i < repeater.count; i++) {
            const item = repeater.itemAt(i) as OpenTile;
            if (item !== null && item.key === key) {
                return item.spot;
            }
        }
        return row.lastRect();
    }

    function lastRect(): rect {
        const last = repeater.itemAt(repeater.count - 1) as OpenTile;
        return last === null ? row.box : last.spot;
    }

    Repeater {
        id: repeater

        model: row.tiles

        OpenTile {
            required property int index

            board: row.board
            turn: row.turn
            area: row.area
            side: row.seat.side
            current: row.activeFocus && row.current === index
            focused: current && row.board.keysInUse
            x: spot.x - row.x
            y: spot.y - row.y
            onPressedOn: row.board.model.tileClaimWished()
        }
    }
    Hint {
        enabled: row.title !== ""
        board: row.board
        words: row.title
        thing: row.box
    }
}
