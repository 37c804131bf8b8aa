#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# A part of ./test --all: the golden hashes in WebAssembly, without exceptions and without threads, run by Node; once
# with SIMD128, once with one lane.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=cmake/debian.sh
. cmake/debian.sh
# shellcheck source=cmake/wasm_root.sh
. cmake/wasm_root.sh
root=$PWD/build/wasm-root
# The flags of the caller's compiler are not for this one.
unset CFLAGS CXXFLAGS LDFLAGS
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}

ensure_packages cmake ninja-build pkg-config libhwy-dev "${JOSTLE_WASM_PACKAGES[@]}"
ensure_npm

make_wasm_root "$root"

# hashes FOLDER: golden_hashes, built there by the preset wasm.
hashes() {
    local build=build/$1
    if [ ! -f "$build/build.ninja" ]; then cmake --preset wasm -B "$build" -DJOSTLE_WERROR=ON; fi
    cmake --build "$build" --parallel "$jobs" --target golden_hashes
    # Node 20 drops the bytecode of the function that waits for the program to end, and crashes when it goes on.
    # It also crashes now and then as memory grows while it marks what is garbage.
    node --no-warnings --no-flush-bytecode --no-incremental-marking tests/house/wasi.mjs \
        "$build/tests/golden_hashes"
}
hashes wasm | tee "$root/simd128.txt"
CXXFLAGS=-DHWY_COMPILE_ONLY_SCALAR hashes wasm-one-lane | tee "$root/one-lane.txt"
if [ "$(grep "^lanes:" "$root/simd128.txt")" = "$(grep "^lanes:" "$root/one-lane.txt")" ]; then
    echo "both runs had the same lanes" >&2
    exit 1
fi
