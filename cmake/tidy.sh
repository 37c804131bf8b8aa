#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# tidy.sh BUILD [SECONDS [FOLDER...]]: clang-tidy on the units of a configured build, of the preset tidy (in those folders; in all others,
# where the first begins with !), those that changed last first, then the library's before the tests'. With SECONDS no
# unit is begun after that many; the last line says how many were looked at. Fails if anything is found.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$1
seconds=${2-86400}
folders=$(IFS='|' && echo "${*:3}")
keep=-E
if [[ $folders == !* ]]; then keep=-vE folders=${folders#!}; fi
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}
root=$PWD
found=$(mktemp)
trap 'rm -f "$found" "$found".*' EXIT
# The files that the build compiles, ours only: generated units have nothing to find.
units() {
    sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' "$build/compile_commands.json" | sort -u |
        sed -n "s,^$root/\(\(src\|apps\|bench\|tests\|fuzz\|examples\)/\),\1,p" |
        { grep "$keep" "^(${folders:-.*})/" || true; }
}
# Those, after the names of what the last commits changed, keeping the first mention of each that is a unit.
{
    git log --max-count=20 --name-only --format= 2>/dev/null || true
    for folder in src apps fuzz examples tests bench; do units | grep "^$folder/" || true; done
} | awk 'NR == FNR { unit[$0] = 1; next } ($0 in unit) && !seen[$0]++' <(units) - >"$found.units"

end=$(($(date +%s) + seconds))
export build end found root
# shellcheck disable=SC2016  # expanded by the inner shell
xargs -n 1 -P "$jobs" bash -c '
    if [ "$(date +%s)" -ge "$end" ]; then exit 0; fi
    echo "$1" >>"$found.done"
    if ! clang-tidy --quiet --extra-arg=-Wno-unknown-warning-option -p "$build" "$root/$1" >"$found.$$.out" 2>"$found.$$.err"; then
        echo "$1" >>"$found"
        cat "$found.$$.out"
        grep -E "error:|Error" "$found.$$.err" || true
    fi
' tidy <"$found.units"

touch "$found.done"
echo "clang-tidy: $(wc -l <"$found.done") of $(wc -l <"$found.units") units looked at, $(wc -l <"$found") with findings"
test ! -s "$found"
