#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# every_call.sh HEADERS LIBRARY OBJECTS...: the calls that the headers declare, those that the shared library exports, and
# those that the tests' objects (compiled from C) call are the same, and nothing else is exported.
set -euo pipefail

headers=$1 library=$2
shift 2
declared=$(cat "$headers"/*.h | grep -oE '^JOSTLE_C_API [^(]*\(' | sed -E 's/.*[ *](jostle_[a-z0-9_]+)\($/\1/' | sort -u)
exported=$(nm -D --defined-only "$library" | awk '{ print $3 }' | sort -u)
called=$(nm --undefined-only "$@" | awk '$1 == "U" { print $2 }' | grep '^jostle_' | sort -u)
status=0
# differ SENTENCE FIRST SECOND: fails if a name is in the first list alone.
differ() {
    local names
    names=$(comm -23 <(echo "$2") <(echo "$3"))
    if [ -n "$names" ]; then
        printf '%s:\n%s\n' "$1" "$names" >&2
        status=1
    fi
}
differ 'exported, and not declared' "$exported" "$declared"
differ 'declared, and not exported' "$declared" "$exported"
differ 'no test calls' "$declared" "$called"
# A reader that finds nothing would find nothing wrong.
count=$(wc -l <<<"$declared")
if [ "$count" -lt 900 ]; then
    echo "only $count calls were found" >&2
    status=1
fi
echo "$count calls"
exit "$status"
