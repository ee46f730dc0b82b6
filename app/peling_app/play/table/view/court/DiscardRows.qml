pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// The discards of one player, in order, in as many rows as they need; they shrink only when the place is full.
FocusScope {
    id: rows

    required property SeatViewModel seat
    required property BoardBase board
    required property real unit
    required property real areaWidth
    required property real areaHeight
    required property int columnsWanted
    property int current: 0

    readonly property int turn: board.model.turned ? [0, 3, 2, 1][seat.side] : 0
    readonly property bool lying: turn % 2 === 1
    readonly property int count: repeater.count
    readonly property int faceWidth: fitting(count)
    readonly property int cellWidth: (lying ? Math.round(faceWidth * 160 / 120) : faceWidth) + 1
    readonly property int cellHeight: (lying ? Math.round(faceWidth * 140 / 120) : Math.round(faceWidth * 1.5)) + 1
    readonly property int columns: columnsFor(faceWidth, count)
    readonly property int lines: Math.ceil(count / columns)

    // The most that a mark of a tile reaches over the rows: the arrow at the last one, the frame of the keys,
    // the frame of an offered one. Words above keep clear of it all the time, so that they never move.
    readonly property real above: Math.max(11, Math.round(faceWidth * 0.32) + 1)

    visible: count > 0
    activeFocusOnTab: true
    onCountChanged: current = Math.max(0, count - 1)

    Accessible.role: Accessible.Grouping
    Accessible.name: seat.discardsTitle

    // Where the arrows are keys of the page as well, they move along the tiles here.
    Keys.onShortcutOverride: event => {
        event.accepted = event.modifiers === Qt.NoModifier && [Qt.Key_Left, Qt.Key_Right].includes(event.key);
    }
    Keys.onLeftPressed: rows.goTo(current - 1)
    Keys.onRightPressed: rows.goTo(current + 1)
    Keys.onUpPressed: rows.goTo(current - columns)
    Keys.onDownPressed: rows.goTo(current + columns)
    Keys.onReturnPressed: pressCurrent()
    Keys.onEnterPressed: pressCurrent()

    function goTo(place: int): void {
        rows.board.keysInUse = true;
        rows.current = Math.max(0, Math.min(rows.count - 1, place));
    }

    function pressCurrent(): void {
        const item = repeater.itemAt(rows.current) as OpenTile;
        if (item !== null) {
            item.press();
        }
    }

    function linesIn(wide: int): int {
        const high = rows.lying ? Math.round(wide * 140 / 120) : Math.round(wide * 1.5);
        return Math.max(1, Math.floor((rows.areaHeight + 1) / (high + 1)));
    }

    function most(wide: int): int {
        const across = rows.lying ? Math.round(wide * 160 / 120) : wide;
        return Math.max(1, Math.floor((rows.areaWidth + 1) / (across + 1)));
    }

    function columnsFor(wide: int, number: int): int {
        const wanted = rows.lying ? Math.min(rows.columnsWanted, rows.most(wide)) : rows.columnsWanted;
        return number <= wanted * rows.linesIn(wide) ? wanted : rows.most(wide);
    }

    function fitting(number: int): int {
        const widest = Math.round(40 * rows.unit);
        for (let wide = widest; wide > 12; wide--) {
            if (number <= rows.columnsFor(wide, number) * rows.linesIn(wide)) {
                return wide;
            }
        }
        return 12;
    }

    function rectAt(place: int): rect {
        const x = (place % rows.columns) * rows.cellWidth;
        const y = Math.floor(place / rows.columns) * rows.cellHeight;
        return rows.board.mapFromItem(rows, x, y, rows.cellWidth - 1, rows.cellHeight - 1);
    }

    function rectOf(key: int): rect {
        for (let i = 0; i < repeater.count; i++) {
            const item = repeater.itemAt(i) as OpenTile;
            if (item !== null && item.tileKey === key) {
                return rows.rectAt(i);
            }
        }
        return rows.rectAt(repeater.count);
    }

    Repeater {
        id: repeater

        model: rows.seat.discards

        OpenTile {
            required property int index
            required property int key

            board: rows.board
            tileKey: key
            faceWidth: rows.faceWidth
            turn: rows.turn
            area: "d"
            side: rows.seat.side
            current: rows.activeFocus && rows.current === index
            focused: current && rows.board.keysInUse
            x: (index % rows.columns) * rows.cellWidth
            y: Math.floor(index / rows.columns) * rows.cellHeight
            onPressedOn: rows.board.model.tileClaimWished()
        }
    }
}
