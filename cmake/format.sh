#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# format.sh [--write]: fails if clang-format would change a file of ours; with --write it changes them.
set -euo pipefail
cd "$(dirname "$0")/.."

mode=(--dry-run -Werror)
if [ "${1-}" = --write ]; then
    mode=(-i)
fi
# Versions of clang-format differ in small things; 14 is Debian 12's, and the one that counts.
format=$(command -v clang-format-14 || command -v clang-format) || {
    echo "format.sh: clang-format is not installed" >&2
    exit 1
}
folders=()
for folder in include src tests bench apps fuzz; do
    if [ -d "$folder" ]; then folders+=("$folder"); fi
done
count=$(find "${folders[@]}" \( -name '*.h' -o -name '*.cpp' \) -print | wc -l)
find "${folders[@]}" \( -name '*.h' -o -name '*.cpp' \) -print0 | xargs -0 "$format" "${mode[@]}"
echo "clang-format: $count files"
