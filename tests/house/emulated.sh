#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# emulated.sh arm64 | s390x MODE: another processor, emulated; parts of ./test --all. MODE is
#   golden   the golden hashes, with the widest lanes and, on arm64, with those that Highway has where there is no SIMD
#   states   the state hashes of all scenes, those of build/test
#   saves    saves of that processor are those of build/test, byte for byte, and either goes on from the other's
# Highway and nlohmann/json for the processor are downloaded with apt lists of our own and unpacked in build/arm64-root or
# build/s390x-root: the system's dpkg learns of no other architecture. Whoever has no apt-get puts them there.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=cmake/debian.sh
. cmake/debian.sh

usage() {
    echo 'usage: emulated.sh arm64 | s390x golden | states | saves' >&2
    exit 2
}
architecture=${1-} mode=${2-}
case $architecture in
    arm64) processor=aarch64 ;;
    s390x) processor=s390x ;;
    *) usage ;;
esac
build=build/$architecture
root=$PWD/build/$architecture-root
# The flags of the caller's compiler are not for this one.
unset CFLAGS CXXFLAGS LDFLAGS
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}

unpack_libraries() {
    local apt=$PWD/build/$architecture-apt packages=("libhwy-dev:$architecture" "libhwy1:$architecture" nlohmann-json3-dev:all)
    rm -rf "$apt/packages"
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/packages"
    local options=(-qq -o "APT::Architecture=$architecture" -o "APT::Architectures=$architecture" -o "Dir::State::Lists=$apt/lists"
        -o "Dir::Cache=$apt/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User=)
    echo "Downloading for $architecture, into build/$architecture-root: ${packages[*]}"
    apt-get "${options[@]}" update
    (cd "$apt/packages" && apt-get "${options[@]}" download "${packages[@]}")
    rm -rf "$root.partial"
    local package
    for package in "$apt"/packages/*.deb; do dpkg-deb --extract "$package" "$root.partial"; done
    mv "$root.partial" "$root"
}

ensure_packages cmake ninja-build pkg-config qemu-user-static "g++-$processor-linux-gnu"
if [ ! -d "$root" ]; then unpack_libraries; fi
if [ ! -f "$build/build.ninja" ]; then cmake --preset "$architecture" -DJOSTLE_WERROR=ON; fi

# emulated PROGRAM [ARGUMENTS...]: all that the program prints at once.
emulated() {
    local out outcome=0
    out=$("qemu-$processor-static" -L "/usr/$processor-linux-gnu" -E "LD_LIBRARY_PATH=$root/usr/lib/$processor-linux-gnu" \
        "$build/tests/$1" "${@:2}") || outcome=$?
    echo "$out"
    return "$outcome"
}
export -f emulated
export root build processor

# golden_runs: the arguments of a run per line. Emulation is slow: not all steps of two scenes and of the small ones, nor with the least lanes.
golden_runs() {
    local scenes scene
    scenes=$(emulated golden_hashes --list)
    for scene in $scenes; do
        local steps='' least=100
        case $scene in
            spinner | small) steps='--steps 100' ;;
            many_pyramids) steps='--steps 100' least=1 ;;
        esac
        echo "$scene $steps"
        if [ "$architecture" = arm64 ]; then echo "$scene --steps $least --lanes least"; fi
    done
}

# native PROGRAM: builds the program in build/test, too.
native() {
    ensure_packages "${JOSTLE_BUILD_PACKAGES[@]}" "${JOSTLE_TEST_PACKAGES[@]}"
    if [ ! -f build/test/build.ninja ]; then cmake --preset test; fi
    cmake --build build/test --parallel "$jobs" --target "$1"
    cmake --build "$build" --parallel "$jobs" --target "$1"
}

case $mode in
    golden)
        cmake --build "$build" --parallel "$jobs" --target golden_hashes
        # Each line is a run of its own.
        golden_runs | xargs -P "$jobs" -I{} bash -c 'emulated golden_hashes {}' | tee "$build/hashes"
        # On arm64 both were run.
        test "$(grep '^lanes: ' "$build/hashes" | sort -u | wc -l)" -eq "$([ "$architecture" = arm64 ] && echo 2 || echo 1)"
        ;;
    states)
        native state_hashes
        expected=$(build/test/tests/state_hashes)
        actual=$(emulated state_hashes)
        echo "$expected"
        diff <(echo "$expected") <(echo "$actual")
        ;;
    saves)
        # shellcheck source=tests/house/exchange.sh
        . tests/house/exchange.sh
        native save_files
        exchange "$build/saves" emulated save_files
        ;;
    *) usage ;;
esac
