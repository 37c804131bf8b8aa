#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# A part of ./test --all: the golden hashes on arm64, emulated, with NEON and with the lanes that Highway has where there
# is no SIMD. Highway and nlohmann/json for arm64 are downloaded with apt lists of our own and unpacked in
# build/arm64-root: the system's dpkg learns of no other architecture. Whoever has no apt-get puts them there.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=cmake/debian.sh
. cmake/debian.sh
root=$PWD/build/arm64-root
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}

unpack_libraries() {
    local apt=$PWD/build/arm64-apt
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/packages"
    local options=(-qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o "Dir::State::Lists=$apt/lists"
        -o "Dir::Cache=$apt/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User=)
    echo "Downloading for arm64, into build/arm64-root: ${JOSTLE_ARM64_LIBRARIES[*]}"
    apt-get "${options[@]}" update
    (cd "$apt/packages" && apt-get "${options[@]}" download "${JOSTLE_ARM64_LIBRARIES[@]}")
    local package
    for package in "$apt"/packages/*.deb; do dpkg-deb --extract "$package" "$root.partial"; done
    mv "$root.partial" "$root"
}

ensure_packages cmake ninja-build pkg-config "${JOSTLE_ARM64_PACKAGES[@]}"
if [ ! -d "$root" ]; then unpack_libraries; fi
if [ ! -f build/arm64/build.ninja ]; then cmake --preset arm64 -DJOSTLE_WERROR=ON; fi
cmake --build build/arm64 --parallel "$jobs" --target golden_hashes

emulated() {
    qemu-aarch64-static -L /usr/aarch64-linux-gnu -E "LD_LIBRARY_PATH=$root/usr/lib/aarch64-linux-gnu" "$@"
}
emulated build/arm64/tests/golden_hashes --lanes each --steps 100 | tee build/arm64/hashes
# As many as there should be: NEON, and one more.
test "$(grep -c '^lanes: ' build/arm64/hashes)" -eq 2 && grep -q '^lanes: NEON' build/arm64/hashes
