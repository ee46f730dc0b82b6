"""Run qmllint over every QML file of the app; a single warning fails.

qmllint has to know the classes that Python gives to QML. They are asked for their properties, signals and
slots, and the answers are laid beside the app's own modules, in the format of Qt's tools, for the time of the
check.

Usage: python packaging/lint_qml.py
"""

import importlib
import inspect
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import PySide6
from PySide6.QtCore import QByteArray, QMetaMethod, QMetaObject, QObject

APP = Path(__file__).resolve().parent.parent / "app"
VERSION = "1.0"


def python_modules() -> Iterator[ModuleType]:
    """Yield the modules of the app that give classes to QML."""
    for path in sorted(APP.rglob("*.py")):
        if "\nQML_IMPORT_NAME = " in path.read_text(encoding="utf-8"):
            yield importlib.import_module(".".join(path.relative_to(APP).with_suffix("").parts))


def classes() -> dict[str, list[type[QObject]]]:
    """Return the name of each QML module that Python makes, with its classes."""
    found: dict[str, list[type[QObject]]] = defaultdict(list)
    for module in python_modules():
        for _name, value in inspect.getmembers(module, inspect.isclass):
            if issubclass(value, QObject) and value.__module__ == module.__name__:
                found[module.QML_IMPORT_NAME].append(value)
    return found


def properties(meta: QMetaObject) -> Iterator[str]:
    """Yield a line for every property of a class."""
    for index in range(meta.propertyOffset(), meta.propertyCount()):
        one = meta.property(index)
        name, type_name = str(one.name()), str(one.typeName())
        flags = [
            f'name: "{name}"; read: "{name}"; type: "{type_name.removesuffix("*")}"; index: {index}',
            "isPointer: true" if type_name.endswith("*") else "",
            "" if one.isWritable() else "isReadonly: true",
            "isPropertyConstant: true" if one.isConstant() else "",
            f'notify: "{text(one.notifySignal().name())}"' if one.hasNotifySignal() else "",
        ]
        yield f"        Property {{ {'; '.join(filter(None, flags))} }}"


def methods(meta: QMetaObject) -> Iterator[str]:
    """Yield a line for every signal and slot of a class."""
    for index in range(meta.methodOffset(), meta.methodCount()):
        one = meta.method(index)
        kind = "Signal" if one.methodType() == QMetaMethod.MethodType.Signal else "Method"
        parameters = [
            f'Parameter {{ name: "a{number}"; type: "{text(name)}" }}'
            for number, name in enumerate(one.parameterTypes(), start=1)
        ]
        result = str(one.typeName())
        head = f'name: "{text(one.name())}";' + ("" if result == "void" else f' type: "{result}";')
        yield f"        {kind} {{ {' '.join([head, *parameters])} }}"


def text(answer: QByteArray) -> str:
    """Return what Qt gives as bytes as text."""
    return answer.toStdString()


def is_made_by_qml(given: type[QObject]) -> bool:
    """Return whether QML may make objects of a class itself; PySide keeps that where nobody can ask it."""
    return "@QmlUncreatable(" not in inspect.getsource(given)


def component(module: str, given: type[QObject]) -> str:
    """Return how a class is described to Qt's tools."""
    meta: QMetaObject = vars(given)["staticMetaObject"]
    lines = [
        "    Component {",
        f'        name: "{meta.className()}"',
        '        accessSemantics: "reference"',
        f'        prototype: "{meta.superClass().className()}"',
        f'        exports: ["{module}/{meta.className()} {VERSION}"]',
        f"        isCreatable: {'true' if is_made_by_qml(given) else 'false'}",
        "        exportMetaObjectRevisions: [256]",
        *properties(meta),
        *methods(meta),
        "    }",
    ]
    return "\n".join(lines)


def describe(folder: Path) -> None:
    """Write the modules that Python makes below a folder for imports."""
    for module, members in classes().items():
        place = folder.joinpath(*module.split("."))
        place.mkdir(parents=True)
        body = "\n".join(component(module, given) for given in members)
        (place / "python.qmltypes").write_text(f"import QtQuick.tooling 1.2\nModule {{\n{body}\n}}\n")
        (place / "qmldir").write_text(f"module {module}\ntypeinfo python.qmltypes\ndepends QtQuick\n")


def main() -> int:
    """Lint the files and return 1 if there is anything to say about one."""
    files = sorted(str(path) for path in APP.rglob("*.qml"))
    if not files:
        raise SystemExit("There is no QML file under app/: has it moved?")
    program = Path(PySide6.__file__).parent / ("qmllint.exe" if sys.platform == "win32" else "qmllint")
    with tempfile.TemporaryDirectory() as folder:
        describe(Path(folder))
        command = [str(program), "--max-warnings", "0", "-I", str(APP), "-I", folder, *files]
        code = subprocess.run(command, check=False).returncode
    print(f"qmllint: {len(files)} files, " + ("with warnings" if code else "no warning"))
    return 1 if code else 0


if __name__ == "__main__":
    sys.exit(main())
