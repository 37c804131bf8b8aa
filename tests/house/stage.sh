#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# One test that builds the tree in another configuration, in build/<preset>, and looks at the outcome:
#   stage.sh build PRESET TARGETS...             the targets build, without a warning
#   stage.sh hashes PRESET REFERENCE OPTIONS...  state_hashes prints there what the program REFERENCE prints
#   stage.sh test PRESET LABELS [TARGETS...]     the tests whose labels match, a regular expression, pass there
set -euo pipefail
# What the caller's ctest or make has set is not for the build within.
unset MAKEFLAGS NINJA_STATUS CTEST_PARALLEL_LEVEL CTEST_INTERACTIVE_DEBUG_MODE

kind=$1 preset=$2
shift 2
cd "$(dirname "$0")/../.."
build=$PWD/build/$preset

# build TARGETS...: all where there are none.
build() {
    if [ ! -f "$build/build.ninja" ]; then
        # Stages do not nest.
        cmake --preset "$preset" -DJOSTLE_WERROR=ON -DJOSTLE_STAGES=OFF
    fi
    cmake --build "$build" --parallel "$(nproc)" --target "${@:-all}"
}

case $kind in
    build)
        build "$@"
        ;;
    hashes)
        reference=$1
        shift
        build state_hashes
        expected=$("$reference" "$@")
        actual=$("$build/tests/state_hashes" "$@")
        echo "$expected"
        if [ -z "$expected" ] || ! diff <(echo "$expected") <(echo "$actual"); then
            echo "the $preset build simulates other bits (>) than the g++ Release build (<)" >&2
            exit 1
        fi
        ;;
    test)
        labels=$1
        shift
        build "$@"
        ctest --test-dir "$build" --parallel "$(nproc)" --output-on-failure --no-tests=error -L "$labels"
        ;;
    *)
        echo "stage.sh: there is no stage '$kind'" >&2
        exit 2
        ;;
esac
