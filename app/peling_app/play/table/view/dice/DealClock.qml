pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The deal as it is seen: packs of four to each player in turn from East, three times, then one tile.
Item {
    id: clock

    required property BoardBase board
    property int step: done
    property bool waits: false

    readonly property int done: 99
    readonly property int packs: 16
    readonly property bool running: step < done

    signal dealt(side: int, place: int)

    function begin(): void {
        clock.step = 0;
        clock.waits = true;
        if (!clock.board.model.throwsShown) {
            clock.run();
        }
    }

    function run(): void {
        if (!clock.waits) {
            return;
        }
        clock.waits = false;
        if (clock.board.model.still) {
            clock.finish();
        } else {
            timer.start();
        }
    }

    function finish(): void {
        if (clock.running) {
            timer.stop();
            clock.waits = false;
            clock.step = clock.done;
            clock.board.model.opened();
        }
    }

    // How many tiles a side has after so many steps.
    function countFor(side: int, step: int): int {
        if (step > clock.packs) {
            return 99;
        }
        const turn = (side - Math.max(0, clock.board.eastSide) + 4) % 4;
        const times = Math.floor((step - turn + 3) / 4);
        return times >= 4 ? 13 : Math.max(0, times) * 4;
    }

    Timer {
        id: timer

        interval: 70
        repeat: true
        onTriggered: {
            const side = (clock.step + Math.max(0, clock.board.eastSide)) % 4;
            if (clock.step < clock.packs) {
                clock.dealt(side, Math.max(0, clock.countFor(side, clock.step + 1) - 2));
                clock.step += 1;
            } else {
                clock.finish();
            }
        }
    }
}
