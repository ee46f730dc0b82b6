#!/usr/bin/env bash
# Build dist/pe-ling_VERSION_ARCHITECTURE.deb: the one folder of PyInstaller under /opt, with menu entry and icons.
# Needs dpkg-deb and a set-up working copy (python3 dev.py setup). Takes some minutes.
set -eu
cd "$(dirname "$0")/.."

python=.venv/bin/python
version=$($python -c 'import importlib.metadata as m; print(m.version("pe-ling"))')
architecture=$(dpkg --print-architecture)
name="pe-ling_${version}_${architecture}"
tree="build/$name"

$python -m pip install --quiet pyinstaller
$python -m PyInstaller --noconfirm --distpath build/onefolder --workpath build/pyinstaller packaging/pe-ling.spec

rm -rf "$tree"
mkdir -p "$tree/DEBIAN" "$tree/opt" "$tree/usr/bin" "$tree/usr/share/doc/pe-ling"
cp -a build/onefolder/pe-ling "$tree/opt/pe-ling"
ln -s /opt/pe-ling/pe-ling "$tree/usr/bin/pe-ling"
$python packaging/desktop_files.py "$tree/usr"
gzip -9n "$tree/usr/share/man/man6/pe-ling.6"
cat LICENSE assets/LICENSE >"$tree/usr/share/doc/pe-ling/copyright"

cat >"$tree/DEBIAN/control" <<CONTROL
Package: pe-ling
Version: $version
Architecture: $architecture
Section: games
Priority: optional
Maintainer: The Pe-Ling authors <pe-ling@localhost>
Installed-Size: $(du -sk "$tree" | cut -f1)
Depends: libgl1, libegl1, libglib2.0-0, libfontconfig1, libxkbcommon0, libdbus-1-3, libxkbcommon-x11-0,
 libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0
Recommends: libpulse0, libxrandr2, libwayland-cursor0, libwayland-egl1
Description: classical mah-jongg of the 1920s
 Play against the computer, learn the rules from the books of the time, and keep the score of a table of people
 with real tiles.
CONTROL
mkdir -p dist
dpkg-deb --root-owner-group --build "$tree" "dist/$name.deb"
