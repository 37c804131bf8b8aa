#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# install_bench.sh BUILD WORK CXX CMAKE: with JOSTLE_INSTALL_BENCH an install has jostle-bench and the peers' modules,
# and lists their engines; an option that would leave jostle-bench unbuilt is refused. install_test.sh shows that an
# install without the option has none of them. Nothing is compiled: the programs are those of BUILD.
set -euo pipefail

build=$(realpath "$1") work=$(realpath -m "$2") cxx=$3 cmake=$4
root=$(cd "$(dirname "$0")/../.." && pwd)

rm -rf "$work"
mkdir -p "$work"

# The options of BUILD, and where it has found packages and peers.
mapfile -t settings < <(sed -nE 's/^(JOSTLE_[A-Za-z0-9_]+|[A-Za-z0-9_]+_DIR):([A-Z]+)=(.*)$/-D\1:\2=\3/p' "$build/CMakeCache.txt" |
    grep -v ':STATIC=')
# configure FOLDER OPTIONS...
configure() {
    "$cmake" -S "$root" -B "$1" -G Ninja -DCMAKE_CXX_COMPILER="$cxx" -DCMAKE_BUILD_TYPE=Release "${settings[@]}" \
        -DJOSTLE_TESTS=OFF -DJOSTLE_BENCH=ON -DJOSTLE_INSTALL_BENCH=ON "${@:2}" >"$1.log" 2>&1
}

if configure "$work/refused" -DJOSTLE_BENCH=OFF; then
    echo "JOSTLE_INSTALL_BENCH is accepted without JOSTLE_BENCH" >&2
    exit 1
elif ! grep -q 'JOSTLE_INSTALL_BENCH=ON installs jostle-bench' "$work/refused.log"; then
    cat "$work/refused.log" >&2
    exit 1
fi

configure "$work/build" || { cat "$work/build.log" >&2; exit 1; }
cp -R "$build/bin" "$work/build/"
"$cmake" --install "$work/build" --component jostle-bench --prefix "$work/prefix" >"$work/install.log"
installed=$(cd "$work/prefix" && find . -type f | sed 's,.*/,,' | sort)
expected=$(cd "$build/bin" && { echo jostle-bench; find engines -name '*.so' | sed 's,.*/,,'; } | sort)
if [ "$installed" != "$expected" ]; then
    printf 'installed is\n%s\nin place of\n%s\n' "$installed" "$expected" >&2
    exit 1
fi
"$work/prefix/bin/jostle-bench" --help >/dev/null
