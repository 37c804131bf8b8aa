#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# One look at the tree in another configuration, in build/<preset>:
#   stage.sh hashes PRESET OPTIONS...            state_hashes prints there what it prints in build/test
#   stage.sh exchange PRESET [OPTIONS...]        save_files there, run with the options, and in build/test write the
#                                                same files, and read each other's
#   stage.sh golden PRESET OPTIONS...            golden_hashes finds there what its table says
#   stage.sh test PRESET LABELS [TARGETS...]     the tests whose labels match, a regular expression, pass there; those
#                                                whose labels do not, where it begins with !
#   stage.sh heaps FIRST-LAST                    of the random heaps with these seeds, hardly any gains energy
#   stage.sh saves FIRST-LAST                    saves with changed numbers, a thousand of each of these seeds, are
#                                                refused or make sound worlds
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

# of_seeds TARGET FILTER COUNT VARIABLE FIRST-LAST: so many tests of build/test, in two processes, a half of the seeds each.
of_seeds() {
    local tests=build/test/tests/$1 first=${5%-*} last=${5#*-} pids=() failed=0 middle seeds pid
    build test "$1"
    # A filter that matches nothing passes.
    [ "$("$tests" --gtest_list_tests --gtest_filter="$2" | grep -c '^  ')" = "$3" ]
    middle=$(((first + last) / 2))
    for seeds in "$first-$middle" "$middle-$last"; do
        env "$4=$seeds" "$tests" --gtest_filter="$2" &
        pids+=($!)
    done
    for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
    exit "$failed"
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
    exchange)
        # shellcheck source=tests/house/exchange.sh
        . tests/house/exchange.sh
        preset=$1
        shift
        build test save_files
        build "$preset" save_files
        there() { "build/$preset/tests/save_files" "$@" "${options[@]}"; }
        options=("$@")
        exchange "build/$preset/exchanged" there
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
    heaps) of_seeds race_tests 'EnergyOfHeaps.HardlyEver*' 2 JOSTLE_HEAPS "$1" ;;
    saves) of_seeds dynamics_tests 'ChangedSaves.*' 1 JOSTLE_CHANGED_SAVES "$1" ;;
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
