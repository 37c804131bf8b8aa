#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# install_test.sh BUILD WORK CXX CMAKE: installs a build into a prefix under WORK, and builds and runs a consumer
# against it in every way that it may be used: find_package and pkg-config, and at -O2 -march=native with its own copies
# of inline functions before and after the library's. All must print the same bits.
set -euo pipefail

build=$1 work=$2 cxx=$3 cmake=$4
here=$(cd "$(dirname "$0")" && pwd)
consumer=$here/consumer
read -ra sanitize <<<"${JOSTLE_SANITIZE_FLAGS-}"

rm -rf "$work"
mkdir -p "$work"
"$cmake" --install "$build" --prefix "$work/first" >"$work/install.log"
# Moved: nothing that is installed may remember where.
mv "$work/first" "$work/prefix"
prefix=$work/prefix
if grep -rIl -e "$build" -e "$work/first" "$prefix/include" "$prefix"/lib*/cmake "$prefix"/lib*/pkgconfig \
    "$prefix"/lib/*/cmake "$prefix"/lib/*/pkgconfig 2>/dev/null; then
    echo "the files above name the folder that they were built in" >&2
    exit 1
fi

# The private layer is nobody else's: none of its headers is there, and none of its symbols in a library.
if [ -e "$prefix/include/jostle/race" ]; then
    echo "a consumer can include headers of the layer race" >&2
    exit 1
fi
while IFS= read -r library; do
    if nm -C "$library" 2>/dev/null | grep 'jostle::race::' >/dev/null; then
        echo "$library holds symbols of the layer race" >&2
        exit 1
    fi
done < <(find "$prefix" -name '*.a')

declare -A bits
# say NAME PROGRAM...: runs it and keeps what it prints.
say() {
    local name=$1
    shift
    bits[$name]=$("$@")
    echo "$name: ${bits[$name]}"
}

"$cmake" -S "$consumer" -B "$work/found" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$cxx" \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS="${sanitize[*]}" >"$work/found.log"
"$cmake" --build "$work/found" >>"$work/found.log" || { cat "$work/found.log" >&2; exit 1; }
say find_package "$work/found/consumer"

PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name jostle.pc)")
export PKG_CONFIG_PATH
read -ra cflags <<<"$(pkg-config --cflags jostle)"
read -ra libs <<<"$(pkg-config --libs jostle)"
read -ra outside <<<"$(pkg-config --libs libhwy) $(pkg-config --libs tbb 2>/dev/null || true)"
archive=$(find "$prefix" -name libjostle.a)
[[ " ${cflags[*]} " == *" -ffp-contract=off "* ]] || { echo "jostle.pc lacks -ffp-contract=off" >&2; exit 1; }
for component in draw pictures scene; do
    if [ -f "$PKG_CONFIG_PATH/jostle-$component.pc" ]; then
        pkg-config --exists --print-errors "jostle-$component"
    fi
done

"$cxx" -std=c++20 -O2 "${sanitize[@]}" "${cflags[@]}" "$consumer/consumer.cpp" -o "$work/by_pkg_config" "${libs[@]}"
say pkg_config "$work/by_pkg_config"

# The trap of DESIGN: a copy of an inline function, compiled for this very processor in the consumer's unit, is taken by
# the linker in place of the library's own, or not, as the one or the other comes first.
native=(-std=c++20 -O2 -march=native "${sanitize[@]}" "${cflags[@]}" -c "$consumer/consumer.cpp")
"$cxx" "${native[@]}" -o "$work/native.o"
# A consumer who leaves out the public flag may compute other bits in its own code, but not change the library's.
"$cxx" "${native[@]}" -ffp-contract=fast -o "$work/contracted.o"
# Every inline function of every header has a copy in this unit (g++ only), and whatever may be called is called.
"$cxx" "${native[@]}" -ffp-contract=fast -fno-inline -fkeep-inline-functions -o "$work/outlined.o"
for object in native contracted outlined; do
    "$cxx" "${sanitize[@]}" "$work/$object.o" -Wl,--whole-archive "$archive" -Wl,--no-whole-archive \
        "${outside[@]}" -pthread -o "$work/${object}_first"
    say "${object}_first" "$work/${object}_first"
    "$cxx" "${sanitize[@]}" -Wl,--whole-archive "$archive" -Wl,--no-whole-archive "$work/$object.o" \
        "${outside[@]}" -pthread -o "$work/${object}_last"
    say "${object}_last" "$work/${object}_last"
done

for name in "${!bits[@]}"; do
    if [ -z "${bits[$name]}" ] || [ "${bits[$name]}" != "${bits[find_package]}" ]; then
        echo "$name prints other bits than find_package does" >&2
        exit 1
    fi
done
