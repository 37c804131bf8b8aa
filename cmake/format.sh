#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# format.sh [--write]: fails if clang-format would change a file of ours; with --write it changes them.
set -euo pipefail
cd "$(dirname "$0")/.."

# Versions of clang-format differ in small things; 14 is Debian 12's, and the one that counts.
format=$(command -v clang-format-14 || command -v clang-format) || {
    echo "format.sh: clang-format is not installed" >&2
    exit 1
}
folders=()
for folder in include src c tests bench apps fuzz examples web python; do
    if [ -d "$folder" ]; then folders+=("$folder"); fi
done
mapfile -d '' files < <(find "${folders[@]}" \( -name '*.h' -o -name '*.cpp' -o -name '*.c' \) -print0)

if [ "${1-}" = --write ]; then
    "$format" -i "${files[@]}"
    exit
fi
wrong=$("$format" --dry-run "${files[@]}" 2>&1 | sed -n 's/^\([^ :]*\):[0-9]*:[0-9]*: warning: .*/\1/p' | sort -u)
echo "clang-format: ${#files[@]} files"
if [ -n "$wrong" ]; then
    echo "These would be changed by the target 'format':"
    echo "$wrong"
    exit 1
fi
