#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# install_test.sh BUILD WORK CXX CMAKE: installs a build into a prefix under WORK, and builds and runs a consumer
# against it in every way that it may be used: find_package and pkg-config, C headers first, and, where the libraries
# are static, at -O2 -march=native with its own copies of inline functions before and after the library's. All must
# print the same bits.
set -euo pipefail

build=$(realpath "$1") work=$(realpath -m "$2") cxx=$3 cmake=$4
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

docs=$(find "$prefix" -path '*/doc/jostle')
for file in LICENSE README.md CHANGELOG.md docs/install.md; do
    if [ ! -f "$docs/$file" ]; then
        echo "the prefix lacks $file" >&2
        exit 1
    fi
done

# The private layers are nobody else's: none of their headers is there, and none of their symbols in a library.
for layer in measure race; do
    if [ -e "$prefix/include/jostle/$layer" ]; then
        echo "a consumer can include headers of the layer $layer" >&2
        exit 1
    fi
done
# The program that races, and the peers that it loads, are installed only where somebody asks for them.
if [ -n "$(find "$prefix" -name 'jostle-bench*' -o -path '*/jostle/engines')" ]; then
    echo "the prefix has the program that races" >&2
    exit 1
fi
while IFS= read -r library; do
    if nm -C "$library" 2>/dev/null | grep -E 'jostle::(measure|race)::' >/dev/null; then
        echo "$library holds symbols of the layers measure or race" >&2
        exit 1
    fi
done < <(find "$prefix" -name '*.a')

# Of a shared library: its version, and that what no public header declares stays inside.
private='jostle::(detail::)?N_[A-Z0-9]+::|WorldImpl|jostle::\(anonymous'
while IFS= read -r library; do
    if ! readelf -d "$library" | grep -q 'SONAME.*\[libjostle[a-z-]*\.so\.[0-9]*\.[0-9]*\]'; then
        echo "$library has no version in its name" >&2
        exit 1
    fi
    if nm -DC --defined-only "$library" | grep -E "$private" >&2; then
        echo "$library exports the private names above" >&2
        exit 1
    fi
done < <(find "$prefix" -name 'libjostle*.so.*' -type f)

declare -A bits
# say NAME PROGRAM...: runs it and keeps what it prints.
say() {
    local name=$1
    shift
    bits[$name]=$("$@")
    echo "$name: ${bits[$name]}"
}

# A shared library brings what it needs along: the consumer needs none of its packages.
packages=()
if [ -z "$(find "$prefix" -name libjostle.a)" ]; then
    for package in hwy TBB PkgConfig; do packages+=("-DCMAKE_DISABLE_FIND_PACKAGE_$package=ON"); done
fi
"$cmake" -S "$consumer" -B "$work/found" -G Ninja "${packages[@]}" -DCMAKE_PREFIX_PATH="$prefix" \
    -DCMAKE_CXX_COMPILER="$cxx" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS="${sanitize[*]}" >"$work/found.log"
"$cmake" --build "$work/found" >>"$work/found.log" || { cat "$work/found.log" >&2; exit 1; }
say find_package "$work/found/consumer"
say one_lane "$work/found/consumer" --one-lane

PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name jostle.pc)")
export PKG_CONFIG_PATH
read -ra cflags <<<"$(pkg-config --cflags jostle)"
read -ra libs <<<"$(pkg-config --libs jostle)"
read -ra outside <<<"$(pkg-config --libs libhwy) $(pkg-config --libs tbb 2>/dev/null || true)"
archive=$(find "$prefix" -name libjostle.a)
[[ " ${cflags[*]} " == *" -ffp-contract=off "* ]] || { echo "jostle.pc lacks -ffp-contract=off" >&2; exit 1; }
for component in crowdworld draw pictures scene; do
    if [ -f "$PKG_CONFIG_PATH/jostle-$component.pc" ]; then
        pkg-config --exists --print-errors "jostle-$component"
    fi
done

LD_LIBRARY_PATH=$(dirname "$PKG_CONFIG_PATH")
export LD_LIBRARY_PATH
by_pkg_config=(-std=c++20 -O2 "${sanitize[@]}" "${cflags[@]}" "$consumer/consumer.cpp")
"$cxx" "${by_pkg_config[@]}" -o "$work/by_pkg_config" "${libs[@]}"
say pkg_config "$work/by_pkg_config"
"$cxx" "${by_pkg_config[@]}" -include math.h -include stdlib.h -o "$work/c_first" "${libs[@]}"
say c_headers_first "$work/c_first"
# A user's definitions with the fields that they are about, without a word of the compiler; and C++17, of which the
# first error says what to do.
"$cxx" -std=c++20 -Wall -Wextra -Werror "${cflags[@]}" -fsyntax-only "$consumer/designated.cpp"
old=$("$cxx" -std=c++17 "${cflags[@]}" -fsyntax-only "$consumer/consumer.cpp" 2>&1 | grep -m1 'error:' || true)
if [[ "$old" != *"jostle needs C++20: compile with -std=c++20"* ]]; then
    echo "under C++17 the first error is '$old'" >&2
    exit 1
fi
# Scenes, the page of the manual, and the completion.
if [ -f "$prefix/bin/jostle" ]; then
    for file in jostle/scenes/car.json jostle/scenes/crowd/gap.json man/man1/jostle.1 bash-completion/completions/jostle; do
        if [ ! -s "$prefix/share/$file" ]; then
            echo "the prefix lacks share/$file" >&2
            exit 1
        fi
    done
fi
# A program without exceptions, on a library with them or not: its handler hears, and then the program ends.
"$cxx" "${by_pkg_config[@]/consumer.cpp/no_exceptions.cpp}" -fno-exceptions -o "$work/no_exceptions" "${libs[@]}"
status=0
heard=$("$work/no_exceptions") || status=$?
if [ "$status" != 3 ] || [[ "$heard" != "heard: World::step: dt is -1; "* ]]; then
    echo "without exceptions the error's handler heard '$heard', exit status $status" >&2
    exit 1
fi
status=0
heard=$("$work/no_exceptions" return 2>/dev/null) || status=$?
if [ "$status" != 134 ] || [[ "$heard" != "heard: "* ]] || [[ "$heard" == *"returned"* ]]; then
    echo "without exceptions a handler that returned was followed by '$heard', exit status $status" >&2
    exit 1
fi

if [ -z "$archive" ]; then
    # The library brings along the packages that it needs.
    [[ " ${libs[*]} " != *" -lhwy "* ]] || { echo "jostle.pc links what only the library uses" >&2; exit 1; }
    native_objects=()
else
    native_objects=(native contracted outlined)
fi

# The trap of DESIGN: a copy of an inline function, compiled for this very processor in the consumer's unit, is taken by
# the linker in place of the library's own, or not, as the one or the other comes first.
native=(-std=c++20 -O2 -march=native "${sanitize[@]}" "${cflags[@]}" -c "$consumer/consumer.cpp")
"$cxx" "${native[@]}" -o "$work/native.o"
# A consumer who leaves out the public flag may compute other bits in its own code, but not change the library's.
"$cxx" "${native[@]}" -ffp-contract=fast -o "$work/contracted.o"
# Every inline function of every header has a copy in this unit (g++ only), and whatever may be called is called.
"$cxx" "${native[@]}" -ffp-contract=fast -fno-inline -fkeep-inline-functions -o "$work/outlined.o"
for object in "${native_objects[@]}"; do
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
