#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# One look at the tree in another configuration, in build/<preset>:
#   stage.sh hashes PRESET OPTIONS...            state_hashes prints there what it prints in build/test
#   stage.sh golden PRESET OPTIONS...            golden_hashes finds there what its table says
#   stage.sh test PRESET LABELS [TARGETS...]     the tests whose labels match, a regular expression, pass there; those
#                                                whose labels do not, where it begins with !
#   stage.sh heaps FIRST-LAST                    of the random heaps with these seeds, hardly any gains energy
#   stage.sh build PRESET TARGETS...             the targets build there
#   stage.sh tidy FOLDERS                        clang-tidy finds nothing in them, a regular expression; everywhere else,
#                                                where it begins with !
set -euo pipefail
# Variables that the caller's ctest or make has set are not for the build within.
unset MAKEFLAGS NINJA_STATUS CTEST_PARALLEL_LEVEL CTEST_INTERACTIVE_DEBUG_MODE

type=$1
shift
cd "$(dirname "$0")/../.."
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}

configure() {
    if [ -f "build/$1/build.ninja" ]; then return 0; fi
    # Stages do not nest; those of build/test are ./test's own.
    local stages=(-DJOSTLE_STAGES=OFF)
    if [ "$1" = test ]; then stages=(); fi
    cmake --preset "$1" -DJOSTLE_WERROR=ON "${stages[@]}"
}

# build PRESET TARGETS...: all where there are none.
build() {
    configure "$1"
    cmake --build "build/$1" --parallel "$jobs" --target "${@:2}"
}

case $type in
    hashes)
        preset=$1
        shift
        build test state_hashes
        build "$preset" state_hashes
        expected=$(build/test/tests/state_hashes "$@")
        actual=$("build/$preset/tests/state_hashes" "$@")
        echo "$expected"
        if [ -z "$expected" ] || ! diff <(echo "$expected") <(echo "$actual"); then
            echo "the $preset build simulates other bits (>) than the g++ Release build (<)" >&2
            exit 1
        fi
        ;;
    golden)
        build "$1" golden_hashes
        "build/$1/tests/golden_hashes" "${@:2}"
        ;;
    test)
        preset=$1 labels=(--label-regex "$2")
        if [[ $2 == !* ]]; then labels=(--label-exclude "${2#!}"); fi
        shift 2
        if [ $# -eq 0 ]; then set -- all; fi
        build "$preset" "$@"
        ctest --test-dir "build/$preset" --parallel "$jobs" --output-on-failure --no-tests=error "${labels[@]}"
        ;;
    heaps)
        build test race_tests
        # A filter that matches nothing passes.
        [ "$(build/test/tests/race_tests --gtest_list_tests --gtest_filter='EnergyOfHeaps.HardlyEver*' | grep -c '^  ')" = 2 ]
        # Two processes, a half of the seeds each.
        first=${1%-*} last=${1#*-} pids=() failed=0
        middle=$(((first + last) / 2))
        for seeds in "$first-$middle" "$middle-$last"; do
            JOSTLE_HEAPS=$seeds build/test/tests/race_tests --gtest_filter='EnergyOfHeaps.HardlyEver*' &
            pids+=($!)
        done
        for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
        exit "$failed"
        ;;
    build)
        build "$@"
        ;;
    tidy)
        # The units one by one, without precompiled headers, which clang cannot read; nothing is built.
        configure tidy
        cmake/tidy.sh build/tidy "${JOSTLE_TIDY_SECONDS:-86400}" "$@"
        ;;
    *)
        echo "stage.sh: there is no stage '$type'" >&2
        exit 2
        ;;
esac
