# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Sourced by the stages that exchange saves between two builds.

# exchange FOLDER PROGRAM...: save_files of build/test and the other PROGRAM write the same files, and each goes on from
# those of the other with the same bits: the JSON scenes at five moments, the reference scenes after 50 steps.
exchange() {
    local folder=$1 native=build/test/tests/save_files
    shift
    rm -rf "$folder"
    "$native" write "$folder/native" --reference
    "$@" write "$folder/other" --reference
    diff -r "$folder/native" "$folder/other"
    "$native" read "$folder/other" >"$folder/native.txt"
    "$@" read "$folder/native" >"$folder/other.txt"
    cat "$folder/native.txt"
    # Some were read.
    test "$(wc -l <"$folder/native.txt")" -gt 50
    diff "$folder/native.txt" "$folder/other.txt"
}
