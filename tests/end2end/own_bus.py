"""A session bus that starts nothing of the machine it is on, but for what a test asks for.

The usual session bus starts a service of the machine when its name is asked for. On a desktop that is the
real portal: it took the name from the one that a test plays, and the test waited for ever.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

PROGRAM: Final = "dbus-daemon"
_SETTINGS: Final = """\
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <servicedir>{services}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


def started(
    folder: Path,
    environment: Mapping[str, str] = os.environ,
    services: Mapping[str, str] = MappingProxyType({}),
) -> tuple[subprocess.Popen[str], str]:
    """Start a bus and return it with its address; it keeps its settings in a folder.

    `services` are the names it starts by itself, and the program of each. The bus begins a group of
    processes, in which what it starts is too.
    """
    for name, program in services.items():
        (folder / f"{name}.service").write_text(f"[D-BUS Service]\nName={name}\nExec={program}\n", "utf-8")
    settings = folder / "bus.conf"
    settings.write_text(_SETTINGS.format(services=folder), "utf-8")
    daemon = subprocess.Popen(
        [PROGRAM, f"--config-file={settings}", "--nofork", "--print-address=1"],
        env=dict(environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert daemon.stdout is not None
    return daemon, daemon.stdout.readline().strip()
