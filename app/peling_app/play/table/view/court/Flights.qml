pragma ComponentBehavior: Bound

import QtQuick

// The tiles that are on their way; a click brings them all to their places.
Item {
    id: flights

    required property bool indexed
    property int count: 0

    signal landed(string arrival)

    function fly(face: string, from: rect, to: rect, wait: int, duration: int, easing: int, arrival: string, lies: bool, turned: real): void {
        const flight = maker.createObject(flights, {
            "face": face,
            "indexed": flights.indexed,
            "from": from,
            "to": to,
            "wait": wait,
            "duration": duration,
            "easing": easing,
            "arrival": arrival,
            "lies": lies,
            "turned": turned
        }) as Flight;
        flight.landed.connect(gone => {
            flights.count -= 1;
            flights.landed(gone);
            flight.destroy();
        });
        flights.count += 1;
        flight.x = from.x;
        flight.y = from.y;
        flight.start();
    }

    function finishAll(): void {
        for (const child of flights.children.slice()) {
            const flight = child as Flight;
            if (flight !== null) {
                flight.finish();
            }
        }
    }

    Component {
        id: maker

        Flight {}
    }
}
