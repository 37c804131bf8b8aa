#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Builds the Python package in a virtual environment, build/python/venv, and runs its tests there, with those of its pages.
# The library is not built again: the package's module is linked with the static libraries of build/test.
set -euo pipefail
cd "$(dirname "$0")/../.."
unset MAKEFLAGS NINJA_STATUS CTEST_PARALLEL_LEVEL CTEST_INTERACTIVE_DEBUG_MODE
# The flags of the caller's compiler are for precompiled headers, which the package has none of.
unset CFLAGS CXXFLAGS LDFLAGS
if [ ! -f build/test/build.ninja ]; then cmake --preset test >/dev/null; fi
cmake --build build/test --target jostle_scene_library jostle -- --quiet

venv=$PWD/build/python/venv
stamp=$(cksum <python/tests/requirements.txt)
if [ "$(cat "$venv/stamp" 2>/dev/null)" != "$stamp" ]; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --requirement python/tests/requirements.txt
    echo "$stamp" >"$venv/stamp"
fi
export PATH=$venv/bin:$PATH CMAKE_GENERATOR=Ninja CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}
pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall \
    --config-settings=build-dir="$PWD/build/python/module" \
    --config-settings=cmake.define.JOSTLE_BUILT="$PWD/build/test" \
    --config-settings=cmake.define.JOSTLE_WERROR=ON ./python

# From another folder: nothing of the checkout is imported.
export JOSTLE_DOCS=$PWD JOSTLE_PROGRAM=$PWD/build/test/bin/jostle
cd build/python
pytest -q -p no:cacheprovider --rootdir ../../python ../../python/tests
