# shellcheck shell=bash disable=SC2034,SC2154  # ./test has set root and reads what is set here
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Sourced by ./test: the parts of ./test --all beyond ./test itself. Each takes at most ten minutes on two quiet cores,
# the building of its own folder under build/ included; a configuration whose tests take longer is cut by layer.

part_names=()
declare -A part_about part_command

# part NAME SENTENCE COMMAND...
part() {
    part_names+=("$1")
    part_about[$1]=$2
    part_command[$1]=$(printf '%q ' "${@:3}")
}

house=$root/tests/house
stage=$house/stage.sh

part golden.threads 'the golden hashes, all steps, on three threads' "$stage" golden test --threads 3
part golden.lanes 'the golden hashes, all steps, with the least instruction set' "$stage" golden test --lanes least
part golden.clang 'the golden hashes, all steps, built by clang' "$stage" golden clang
part golden.o0 'the golden hashes, all steps, built at -O0' "$stage" golden o0
part hashes.o0 'the state hashes of all scenes, built at -O0, every unit by itself' "$stage" hashes o0
part hashes.clang 'the state hashes of all scenes, all steps, built by clang' "$stage" hashes clang --full
part saves.lanes 'saves, exchanged with the least instruction set' "$stage" exchange test --least
part saves.o0 'saves, exchanged with a build at -O0' "$stage" exchange o0
part saves.clang 'saves, exchanged with a build by clang' "$stage" exchange clang
part arm64.golden 'the golden hashes on arm64, emulated, with NEON and with one lane' "$house/emulated.sh" arm64 golden
part arm64.states 'the state hashes of all scenes on arm64, emulated' "$house/emulated.sh" arm64 states
part arm64.saves 'saves, exchanged with arm64, emulated' "$house/emulated.sh" arm64 saves
part s390x.golden 'the golden hashes on s390x, emulated, which is big-endian' "$house/emulated.sh" s390x golden
part s390x.saves 'saves, exchanged with s390x, emulated, which is big-endian' "$house/emulated.sh" s390x saves
part wasm 'the golden hashes in WebAssembly, with SIMD128 and with one lane' "$house/wasm.sh"

# by_layer NAME SENTENCE PRESET LAYERS...: a part for each; `base` is core, math and memory, `rest` all other layers and
# whatever belongs to none, so that a new one is in a part without being written here.
layers='core|math|memory|spatial|geometry|dynamics|scene'
by_layer() {
    local name=$1 about=$2 preset=$3 layer
    for layer in "${@:4}"; do
        case $layer in
            base)
                part "$name.base" "$about: core, math, memory" \
                    "$stage" test "$preset" '^(core|math|memory)$' tests_of_core tests_of_math tests_of_memory
                ;;
            rest) part "$name.rest" "$about: all else" "$stage" test "$preset" "!^($layers)\$" ;;
            *) part "$name.$layer" "$about: $layer" "$stage" test "$preset" "^$layer\$" "tests_of_$layer" ;;
        esac
    done
}
by_layer clang 'every test, built by clang' clang base spatial geometry dynamics scene rest
by_layer asan 'every test, address and undefined-behaviour sanitizers' asan base spatial geometry dynamics scene rest
by_layer tsan 'every test, thread sanitizer' tsan base spatial geometry dynamics scene rest
by_layer noexcept 'every test, without exceptions' noexcept base spatial geometry dynamics rest

# long LAYERS...: those whose tests have a long form.
long() {
    local layer
    for layer in "$@"; do
        part "long.$layer" "random tests in their long form (JOSTLE_LONG): $layer" \
            env JOSTLE_LONG=1 "$stage" test test "^$layer\$" "tests_of_$layer"
    done
}
long math spatial geometry mesh dynamics scene apps

part fuzz.saves 'a million saves and deltas with changed numbers: refused, or sound worlds' "$stage" saves 0-1000

# The random heaps of seeds 0 to 95,999, with and without hinges. Two processes share a part: of the 12,000 heaps of
# each, with hinges or without, one may gain more than 1 % of its energy, which is 16 of all 192,000.
for range in 0-24000 24000-48000 48000-72000 72000-96000; do
    part "energy.${range%-*}" "random heaps do not gain energy: seeds $range" "$stage" heaps "$range"
done

# 136 units; what a user includes most, all headers at once, is in ./test, and the examples include a few each.
part headers 'each public header, compiled alone and included twice' "$stage" build test each_header_test

part web 'the npm package and the playground, by Node and in Chromium, with the native state hashes' "$house/web.sh"

embed=$house/embed.sh
part embed.static 'a subproject of another project, static' "$embed" build g++ build/embed/static
part embed.shared 'a subproject, shared libraries, and installed ones' "$embed" shared g++ build/embed/shared
for compiler in g++ clang++; do
    part "embed.noexcept.$compiler" "without exceptions, $compiler at every optimisation level: all symbols are there" \
        "$embed" levels "$compiler" "build/embed/noexcept-$compiler"
done

part python.wheel 'the wheel: what it needs of the interpreter, and its tests in an empty environment' "$house/python.sh" wheel
part python.clusters 'sweeps over Dask, of whose workers one is killed, and over Open MPI' "$house/python.sh" clusters

lower='core|math|memory|spatial'
upper='geometry|dynamics'
part tidy.spatial 'clang-tidy: the library up to spatial' "$stage" tidy "src/($lower)"
part tidy.dynamics 'clang-tidy: geometry and dynamics' "$stage" tidy "src/($upper)"
part tidy.rest 'clang-tidy: the rest, but for tests' "$stage" tidy "!tests|src/($lower|$upper)"
part tidy.tests.spatial 'clang-tidy: the tests up to spatial' "$stage" tidy "tests/($lower)"
part tidy.tests.dynamics 'clang-tidy: the tests of geometry and dynamics' "$stage" tidy "tests/($upper)"
part tidy.tests.rest 'clang-tidy: all other tests' "$stage" tidy "!src|apps|bench|fuzz|examples|tests/($lower|$upper)"

part site 'the site: every page in the navigation, no dead link, search, llms.txt, the playground' "$house/site.sh"
part packages.debian 'Debian packages, built from the source archive, installed in an empty Debian' "$house/packages.sh" debian
part packages.npm 'the npm package, installed in an empty project' "$house/packages.sh" npm
part packages.python 'the Python packages, installed in empty environments' "$house/packages.sh" python
