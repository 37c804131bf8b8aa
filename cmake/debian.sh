# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Sourced by ./run, ./test and its stages, ./pack, docs/build and the builds of other languages: the Debian packages that
# these need, the one way in which packages are installed, environments of npm and Python, and the library's version.

# The library and the program.
# shellcheck disable=SC2034  # used by whoever sources this
JOSTLE_BUILD_PACKAGES=(
    g++ cmake ninja-build pkg-config
    libhwy-dev libtbb-dev                          # SIMD; the default scheduler
    nlohmann-json3-dev libcairo2-dev               # scene files; pictures
    libcli11-dev libfmt-dev                        # the program
    libassimp-dev                                  # its reader of meshes
)

# The tests need besides: their frameworks, the peers, the second compiler, the style checks.
# shellcheck disable=SC2034
JOSTLE_TEST_PACKAGES=(
    libgtest-dev libgmock-dev libbenchmark-dev
    libbox2d-dev libchipmunk-dev
    libbullet-dev libnanoflann-dev libboost-dev libfcl-dev libembree-dev
    clang clang-format clang-tidy
    chromium                                       # the playground
    luajit                                         # examples/lua
)

# The Python package: the interpreter, its headers, and virtual environments. pip's lists are in python/.
# shellcheck disable=SC2034
JOSTLE_PYTHON_PACKAGES=(python3 python3-dev python3-venv)

# The site (docs/build): a reader of headers, and virtual environments.
# shellcheck disable=SC2034
JOSTLE_SITE_PACKAGES=(doxygen python3 python3-venv)

# Debian packages (./pack), and an empty Debian to install them in (tests/house/packages.sh).
# shellcheck disable=SC2034
JOSTLE_PACK_PACKAGES=(git dpkg-dev file)
# shellcheck disable=SC2034
JOSTLE_CHROOT_PACKAGES=(mmdebstrap)

# Parts of ./test --all. Of sweeps over MPI:
# shellcheck disable=SC2034
JOSTLE_CLUSTER_PACKAGES=(openmpi-bin)
# For WebAssembly, of which a part and a test of the web are:
# shellcheck disable=SC2034
JOSTLE_WASM_PACKAGES=(
    clang-19 lld-19 libclang-rt-19-dev-wasm32
    wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
)

# ensure_packages NAME...: installs those that are missing, after saying which. Where there is no dpkg, it trusts that
# they are there; cmake says so if not.
ensure_packages() {
    local package missing=()
    if ! command -v dpkg-query >/dev/null; then
        echo "Not a Debian system: these must be there already: $*"
        return 0
    fi
    for package in "$@"; do
        if ! dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed; then
            missing+=("$package")
        fi
    done
    if [ ${#missing[@]} -eq 0 ]; then
        return 0
    fi

    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "These packages are missing, and installing them needs root or sudo: ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing with apt-get, because they are missing: ${missing[*]}"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# ensure_npm: npm, which fetches the tests' data. One that came from elsewhere than Debian is taken as it is: the two
# packages exclude each other.
ensure_npm() {
    if command -v npm >/dev/null && command -v node >/dev/null; then return 0; fi
    ensure_packages npm
}

# install_npm FROM TO: the packages of FROM's list in TO/node_modules, once per list.
install_npm() {
    local stamp
    stamp=$(cksum <"$1/package-lock.json")
    if [ "$(cat "$2/stamp" 2>/dev/null)" = "$stamp" ]; then return 0; fi
    mkdir -p "$2"
    cp "$1/package.json" "$1/package-lock.json" "$1/.npmrc" "$2"
    (cd "$2" && npm ci --loglevel=error)
    echo "$stamp" >"$2/stamp"
}

# make_venv FOLDER REQUIREMENTS [OTHER]: a virtual environment of Python with these packages, made anew when the list
# changes; it sees the packages of the environment OTHER, too.
make_venv() {
    local stamp packages='import sysconfig; print(sysconfig.get_path("purelib"))'
    stamp=$(cksum <"$2")
    if [ "$(cat "$1/stamp" 2>/dev/null)" = "$stamp" ]; then return 0; fi
    rm -rf "$1"
    python3 -m venv "$1"
    if [ $# -gt 2 ]; then "$3/bin/python" -c "$packages" >"$("$1/bin/python" -c "$packages")/first.pth"; fi
    "$1/bin/python" -m pip install --quiet --disable-pip-version-check --requirement "$2"
    echo "$stamp" >"$1/stamp"
}

# library_version COUNT: the first COUNT numbers of the library's version, by its header; called from the root of the tree.
library_version() {
    sed -nE 's/^#define JOSTLE_VERSION_(MAJOR|MINOR|PATCH) ([0-9]+)$/\2/p' include/jostle/core/version.h | paste -sd. |
        cut -d. -f "1-$1"
}
