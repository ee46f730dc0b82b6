pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// Sets or bonus tiles of one player: in one row, or one set to a line.
FocusScope {
    id: row

    required property SeatViewModel seat
    required property QtObject tiles
    required property real faceWidth
    required property BoardBase board
    property real between: 8
    property bool stacked: false
    property bool fromRight: false
    property int sets: 0
    property string area: "m"
    property int current: 0
    property string title: ""

    readonly property int turn: board.model.turned ? [0, 3, 2, 1][seat.side] : 0
    readonly property bool lying: turn % 2 === 1
    readonly property int cellWidth: lying ? Math.round(faceWidth * 160 / 120) : Math.round(faceWidth)
    readonly property int cellHeight: lying ? Math.round(faceWidth * 140 / 120) : Math.round(faceWidth * 1.5)
    readonly property int count: repeater.count

    width: stacked ? 4 * (cellWidth + 1) - 1 : count === 0 ? 0 : count * (cellWidth + 1) - 1 + Math.max(0, sets - 1) * between
    height: count === 0 ? 0 : stacked ? Math.max(1, sets) * (cellHeight + between) - between : cellHeight
    visible: count > 0
    activeFocusOnTab: true
    onCountChanged: current = Math.max(0, Math.min(current, count - 1))

    Accessible.role: Accessible.Grouping
    Accessible.name: title

    // Where the arrows are keys of the page as well, they move along the tiles here.
    Keys.onShortcutOverride: event => {
        event.accepted = event.modifiers === Qt.NoModifier && [Qt.Key_Left, Qt.Key_Right].includes(event.key);
    }
    Keys.onLeftPressed: row.goTo(current - 1)
    Keys.onRightPressed: row.goTo(current + 1)
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

    // The two ends of a kong that was drawn are turned face down.
    function turnEnds(key: int): void {
        for (let i = 0; i < repeater.count; i++) {
            const item = repeater.itemAt(i) as OpenTile;
            if (item !== null && item.face === "back" && Math.floor(item.tileKey / 10) === Math.floor(key / 10)) {
                item.turnOver();
            }
        }
    }

    function rectOf(key: int): rect {
        for (let i = 0; i < repeater.count; i++) {
            const item = repeater.itemAt(i) as OpenTile;
            if (item !== null && item.tileKey === key) {
                return row.board.mapFromItem(row, item.x, item.y, item.width, item.height);
            }
        }
        return row.board.mapFromItem(row, 0, 0, row.cellWidth, row.cellHeight);
    }

    Repeater {
        id: repeater

        model: row.tiles

        OpenTile {
            required property int index
            required property int key
            required property int place
            required property int group
            required property int inside
            required property int size

            board: row.board
            tileKey: key
            faceWidth: Math.round(row.faceWidth)
            turn: row.turn
            area: row.area
            side: row.seat.side
            current: row.activeFocus && row.current === index
            focused: current && row.board.keysInUse
            x: row.stacked ? (row.fromRight ? row.width - (size - inside) * (row.cellWidth + 1) + 1 : inside * (row.cellWidth + 1)) : place * (row.cellWidth + 1) + group * row.between
            onPressedOn: row.board.model.tileClaimWished()
            y: row.stacked ? group * (row.cellHeight + row.between) : 0
        }
    }
}
