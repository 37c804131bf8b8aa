#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# packages.sh debian | npm | python: parts of ./test --all. Packages of ./pack are installed in an empty place, and used
# there: the Debian ones by apt-get in a Debian that has nothing but a compiler, CMake and pkg-config
# (build/packages/chroot; that takes root, as chroot does); the npm package in an empty project; Python packages in new
# virtual environments. The Debian packages are built from the source archive, so that the archive is whole, too.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=cmake/debian.sh
. cmake/debian.sh
# The flags of the caller's compiler are not those of a package.
unset CFLAGS CXXFLAGS LDFLAGS
packages=$PWD/build/packages
here=$PWD/tests/house

fail() {
    echo "$*" >&2
    exit 1
}

# A Debian of the release that runs here, with a compiler; made once.
make_chroot() {
    local root=$1
    if [ -f "$root/complete" ]; then return 0; fi
    ensure_packages "${JOSTLE_CHROOT_PACKAGES[@]}"
    rm -rf "$root"
    # shellcheck source=/dev/null
    mmdebstrap --quiet --variant=apt --include=g++,cmake,ninja-build,pkg-config "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root"
    touch "$root/complete"
}

test_debian() {
    [ "$(id -u)" = 0 ] || fail "packages.sh debian needs root: it works in a chroot"
    ./pack debian
    local root=$packages/chroot so_version said
    so_version=$(library_version 2)
    make_chroot "$root"
    rm -rf "$root/tested"
    mkdir "$root/tested"
    cp "$packages"/debian/*.deb "$root/tested"
    cp -r "$here/consumer" "$here/consumer_c" "$root/tested"
    # Of an earlier run; then all as from nothing.
    chroot "$root" apt-get purge -qq -y 'libjostle*' jostle >/dev/null 2>&1 || true
    chroot "$root" sh -euc '
        so_version=$1 packages="libjostle$1 libjostle-dev jostle"
        echo "Dir::Log::Terminal \"\";" >/etc/apt/apt.conf.d/log
        apt-get update -qq
        apt-get install -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 /tested/*.deb >/dev/null
        dpkg --verify $packages
        cd /tested
        cmake -S consumer -B found -G Ninja -DCMAKE_BUILD_TYPE=Release >/dev/null && cmake --build found >/dev/null
        c++ -std=c++20 -O2 consumer/consumer.cpp -o by_pkg_config $(pkg-config --cflags --libs jostle)
        for component in crowdworld draw pictures scene c; do pkg-config --exists --print-errors "jostle-$component"; done
        cc -std=c99 consumer_c/consumer.c -o by_c $(pkg-config --cflags --libs jostle-c)
        ./found/consumer >found.txt && ./by_pkg_config >by_pkg_config.txt && ./by_c >by_c.txt
        jostle run car --steps 60 --json >run.json && jostle scene check /usr/share/jostle/scenes/car.json
        test -s /usr/share/man/man1/jostle.1 && test -s /usr/share/bash-completion/completions/jostle
        for package in $packages; do test -s "/usr/share/doc/$package/copyright"; done
        ldconfig -p | grep -q "libjostle-c.so.$so_version "
        apt-get purge -qq -y $packages >/dev/null
        test -z "$(find / -xdev -name "*jostle*" -not -path "/tested/*" -not -path "/proc/*" -not -path "/var/log/*")"
        ' sh "$so_version" </dev/null
    cmp "$root/tested/found.txt" "$root/tested/by_pkg_config.txt" || fail "the consumer prints otherwise by CMake than by pkg-config"
    for said in found.txt by_c.txt run.json; do [ -s "$root/tested/$said" ] || fail "$said is empty"; done
    cat "$root/tested/found.txt" "$root/tested/by_c.txt"
}

test_npm() {
    ./pack npm
    local place=$packages/npm-place
    rm -rf "$place"
    mkdir "$place"
    cd "$place"
    npm init --yes >/dev/null
    npm install --silent --no-audit --no-fund --offline "$packages"/npm/*.tgz
    cat >fall.mjs <<'END'
import {init, World} from 'jostle';
await init();
const world = new World({gravity: [0, -10]});
const body = world.createBody({type: 'dynamic', position: [0, 4]});
world.step(0.5);
console.log(body.position()[1]);
END
    [ "$(node fall.mjs)" = 2.75 ] || fail "in an empty project the npm package drops a body to $(node fall.mjs 2>&1)"
    echo "npm: a body falls to 2.75 m"
}

# The wheel of jostle is built from its source distribution (python/build), so that a second build would tell nothing new;
# jostle-box2d is installed from either.
test_python() {
    ./pack python
    local place=$packages/python-place kind
    rm -rf "$place"
    for kind in whl tar.gz; do
        python3 -m venv "$place/$kind"
        "$place/$kind/bin/python" -m pip install --quiet --disable-pip-version-check "$packages"/python/jostle-[0-9]*.whl \
            "$packages"/python/jostle_box2d-*."$kind"
        (cd "$place" && "$place/$kind/bin/python" -c '
import Box2D, jostle
world = jostle.World(gravity=(0, -10))
body = world.create_body(type="dynamic", position=(0, 4))
world.step(1 / 2)
assert body.position.y == 2.75, body
Box2D.b2World().Step(0.02, 6, 2)
print("python:", jostle.__version__, body)')
    done
}

case ${1-} in
    debian | npm | python) "test_$1" ;;
    *)
        echo 'usage: packages.sh debian | npm | python' >&2
        exit 2
        ;;
esac
