#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# docs.sh SOURCE FIRST_WORLD WORLD_FIRST: docs/c.md shows examples/c/first_world.c and what it prints, which is what the same
# program in C++ prints; the calls that the pages name are in the headers.
set -euo pipefail

source=$1 first_world=$2 world_first=$3
page=$source/docs/c.md
# block LANGUAGE: the first one of the page.
block() { awk -v start="\`\`\`$1" '$0 == start && !n { n = 1; next } /^```/ && n == 1 { n = 2 } n == 1' "$page"; }
diff <(block c) <(sed -n '4,$p' "$source/examples/c/first_world.c")
diff <(block text) <("$first_world")
diff <("$world_first") <("$first_world")

status=0
while IFS= read -r name; do
    if ! grep -qwr -- "$name" "$source/include/jostle_c"; then
        echo "docs/c.md names $name, which no header declares" >&2
        status=1
    fi
done < <(grep -oE '\bjostle_[a-z0-9_]*[a-z0-9]\b' "$page" | grep -vE '^jostle_(c|last)$' | sort -u)
exit "$status"
