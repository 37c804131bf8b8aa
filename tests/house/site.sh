#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# A part of ./test --all: docs/build makes the site and looks for dead links (docs/site/check.py). Here: the site has the
# playground where web/build has made one, and says so where not; a search for a call finds its header, in a browser that
# reads the site from a folder; and planted dead links are noticed.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=cmake/debian.sh
. cmake/debian.sh
site=$PWD/build/site
./docs/build

fail() {
    echo "$*" >&2
    exit 1
}

if [ -f build/web/playground/index.html ]; then
    cmp build/web/playground/index.html "$site/playground/index.html" || fail "the site lacks the playground"
else
    grep -q 'built without the playground' "$site/playground.html" || fail "the site does not say that the playground is missing"
fi

ensure_packages chromium
found=$(chromium --headless --no-sandbox --disable-gpu --virtual-time-budget=20000 --dump-dom \
    "file://$site/search.html?q=apply_impulse_to_center" 2>/dev/null | grep -c 'href="headers/jostle/dynamics/body.html#' || true)
[ "$found" -gt 0 ] || fail "a search for apply_impulse_to_center does not find jostle/dynamics/body.h"

planted=build/site-work/planted
rm -rf "$planted"
mkdir -p "$planted"
cp "$site/llms.txt" "$planted"
echo '<a href="nowhere.html">a</a> <a href="#nothing">b</a> <script src="https://example.org/x.js"></script>' >"$planted/index.html"
said=$(python3 docs/site/check.py "$planted" 2>&1 || true)
for complaint in 'nowhere.html leads to no file' '#nothing leads to no anchor' 'asks the network for https://example.org/x.js'; do
    grep -qF "$complaint" <<<"$said" || fail "check.py does not notice: $complaint"
done
echo 'the site: whole'
