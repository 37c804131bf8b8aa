#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# jostle as a part of somebody else's project (parent/):
#   embed.sh configure CXX FOLDER   it configures, with no package but Highway, and gets nothing that it did not ask for
#   embed.sh build CXX FOLDER       and builds, and its program runs
#   embed.sh shared CXX FOLDER      the same with shared libraries, which are then installed and used
#   embed.sh levels CXX FOLDER      without exceptions, the shared libraries lack no symbol at any optimisation level
# FOLDER is where it builds; what is there already is built upon, but for `configure`.
set -euo pipefail
unset MAKEFLAGS NINJA_STATUS

type=$1 cxx=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}

# configure FOLDER OPTIONS...: the parent. Packages that the library does not need are made impossible to find.
configure() {
    local absent=()
    for package in nlohmann_json GTest benchmark CLI11 fmt box2d PkgConfig TBB; do
        absent+=("-DCMAKE_DISABLE_FIND_PACKAGE_$package=ON")
    done
    cmake -S "$here/parent" -B "$1" -G Ninja -DCMAKE_CXX_COMPILER="$cxx" -DJOSTLE_SOURCE="$root" "${absent[@]}" \
        "${@:2}" >"$1.log" 2>&1 || { cat "$1.log" >&2; return 1; }
}

# installs_nothing FOLDER: the parent's one file, and no more.
installs_nothing() {
    rm -rf "$1.prefix"
    cmake --install "$1" --prefix "$1.prefix" >/dev/null
    if [ "$(cd "$1.prefix" && find . -type f)" != ./CMakeLists.txt ]; then
        echo "a parent that installs itself installs jostle too:" >&2
        find "$1.prefix" -type f >&2
        return 1
    fi
}

build() {
    cmake --build "$1" --parallel "$jobs" --target "${@:2}" >>"$1.log" 2>&1 || { tail -n 50 "$1.log" >&2; return 1; }
}

# prints_the_same PROGRAM: with vectors and without.
prints_the_same() {
    local bits
    bits=$("$1")
    echo "$1: $bits"
    if [ -z "$bits" ] || [ "$bits" != "$("$1" --one-lane)" ]; then
        echo "$1 prints other bits without vectors" >&2
        return 1
    fi
}

mkdir -p "$(dirname "$folder")"
case $type in
    configure)
        rm -rf "$folder"
        configure "$folder"
        installs_nothing "$folder"
        ;;
    build)
        configure "$folder" -DCMAKE_BUILD_TYPE=Release
        build "$folder" consumer
        prints_the_same "$folder/consumer"
        ;;
    shared)
        configure "$folder" -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=ON -DJOSTLE_INSTALL=ON -DJOSTLE_C=ON
        build "$folder" all
        prints_the_same "$folder/consumer"
        "$here/install_test.sh" "$folder/_deps/jostle-build" "$folder.install" "$cxx" "$(command -v cmake)"
        ;;
    levels)
        # Without kernels for vectors, which have no symbols that others lack and take most of the time.
        for level in -O0 -O1 -O2 -O3 -Os; do
            configure "$folder$level" -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS="$level" -DBUILD_SHARED_LIBS=ON \
                -DJOSTLE_EXCEPTIONS=OFF -DJOSTLE_MAX_SIMD=0
            build "$folder$level" all
            prints_the_same "$folder$level/consumer"
        done
        ;;
    *)
        echo "embed.sh: there is no '$type'" >&2
        exit 2
        ;;
esac
