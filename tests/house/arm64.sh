#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# arm64.sh golden: the golden hashes on arm64, emulated, with NEON and with the lanes that Highway has where there is no
# SIMD. arm64.sh states: the state hashes of all scenes, those of build/test. arm64.sh saves: saves, exchanged with
# build/test. Parts of ./test --all. Highway and
# nlohmann/json for arm64 are downloaded with apt lists of our own and unpacked in build/arm64-root: the system's dpkg
# learns of no other architecture. Whoever has no apt-get puts them there.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=cmake/debian.sh
. cmake/debian.sh
root=$PWD/build/arm64-root
# The flags of the caller's compiler are not for this one.
unset CFLAGS CXXFLAGS LDFLAGS
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}

unpack_libraries() {
    local apt=$PWD/build/arm64-apt
    rm -rf "$apt/packages"
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/packages"
    local options=(-qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o "Dir::State::Lists=$apt/lists"
        -o "Dir::Cache=$apt/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User=)
    echo "Downloading for arm64, into build/arm64-root: ${JOSTLE_ARM64_LIBRARIES[*]}"
    apt-get "${options[@]}" update
    (cd "$apt/packages" && apt-get "${options[@]}" download "${JOSTLE_ARM64_LIBRARIES[@]}")
    rm -rf "$root.partial"
    local package
    for package in "$apt"/packages/*.deb; do dpkg-deb --extract "$package" "$root.partial"; done
    mv "$root.partial" "$root"
}

ensure_packages cmake ninja-build pkg-config "${JOSTLE_ARM64_PACKAGES[@]}"
if [ ! -d "$root" ]; then unpack_libraries; fi
if [ ! -f build/arm64/build.ninja ]; then cmake --preset arm64 -DJOSTLE_WERROR=ON; fi

# emulated [ARGUMENTS...]: the program $program, all that it prints at once.
# shellcheck disable=SC2120
emulated() {
    local out outcome=0
    out=$(qemu-aarch64-static -L /usr/aarch64-linux-gnu -E "LD_LIBRARY_PATH=$root/usr/lib/aarch64-linux-gnu" \
        "build/arm64/tests/$program" "$@") || outcome=$?
    echo "$out"
    return "$outcome"
}
export -f emulated
export root program

# golden_runs: the arguments of a run per line. Emulation is slow: not all steps of two scenes and of the small ones, nor with the least lanes.
golden_runs() {
    local scenes scene
    scenes=$(emulated --list)
    for scene in $scenes; do
        local steps='' least=100
        case $scene in
            spinner) steps='--steps 100' ;;
            small) steps='--steps 100' ;;
            many_pyramids) steps='--steps 100' least=1 ;;
        esac
        echo "$scene $steps"
        echo "$scene --steps $least --lanes least"
    done
}

case ${1-} in
    golden)
        program=golden_hashes
        cmake --build build/arm64 --parallel "$jobs" --target golden_hashes
        # Each line is a run of its own.
        golden_runs | xargs -P "$jobs" -I{} bash -c 'emulated {}' | tee build/arm64/hashes
        # Both were run.
        test "$(grep '^lanes: ' build/arm64/hashes | sort -u | wc -l)" -eq 2
        ;;
    states)
        program=state_hashes
        ensure_packages "${JOSTLE_BUILD_PACKAGES[@]}" "${JOSTLE_TEST_PACKAGES[@]}"
        if [ ! -f build/test/build.ninja ]; then cmake --preset test; fi
        cmake --build build/test --parallel "$jobs" --target state_hashes
        cmake --build build/arm64 --parallel "$jobs" --target state_hashes
        expected=$(build/test/tests/state_hashes)
        # shellcheck disable=SC2119
        actual=$(emulated)
        echo "$expected"
        diff <(echo "$expected") <(echo "$actual")
        ;;
    saves)
        # shellcheck source=tests/house/exchange.sh
        . tests/house/exchange.sh
        # shellcheck disable=SC2034  # of emulated()
        program=save_files
        ensure_packages "${JOSTLE_BUILD_PACKAGES[@]}" "${JOSTLE_TEST_PACKAGES[@]}"
        if [ ! -f build/test/build.ninja ]; then cmake --preset test; fi
        cmake --build build/test --parallel "$jobs" --target save_files
        cmake --build build/arm64 --parallel "$jobs" --target save_files
        exchange build/arm64/exchanged emulated
        ;;
    *)
        echo 'usage: arm64.sh golden | states | saves' >&2
        exit 2
        ;;
esac
