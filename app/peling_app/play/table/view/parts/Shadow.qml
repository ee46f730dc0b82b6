pragma ComponentBehavior: Bound

import QtQuick

// What a thing that lies over the felt leaves dark below it; it stands before the thing itself, in the same item.
Rectangle {
    y: 5
    width: parent?.width ?? 0
    height: parent?.height ?? 0
    radius: 9
    color: "#000000"
    opacity: 0.35
}
