#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# web.sh [--brief]: builds and tests web/, against the native programs of build/test. ./test runs it with --brief, which
# leaves out most of the page's tests; ./test --all runs all of it.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ ! -f build/test/build.ninja ]; then cmake --preset test >/dev/null; fi
cmake --build build/test --target state_hashes save_files jostle -- --quiet
web/test/run "$@" build/test/tests/state_hashes build/test/tests/save_files build/test/bin/jostle
