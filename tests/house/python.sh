#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
#   python.sh            builds the Python packages in a virtual environment, build/python/venv, and runs their tests there,
#                        with those of their pages
#   python.sh clusters   builds them, and runs the tests of sweeps with Dask and Open MPI, in another environment that sees
#                        the packages of the first
#   python.sh wheel      makes a wheel that has all shared libraries in itself, audits what it needs of the interpreter, installs
#                        it in an empty environment, and runs the package's tests there, without this repository
# The library is not built again: the package's module is linked with the static libraries of build/test.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=cmake/debian.sh
. cmake/debian.sh
unset MAKEFLAGS NINJA_STATUS CTEST_PARALLEL_LEVEL CTEST_INTERACTIVE_DEBUG_MODE
# The flags of the caller's compiler are for precompiled headers, which the package has none of.
unset CFLAGS CXXFLAGS LDFLAGS
if [ ! -f build/test/build.ninja ]; then cmake --preset test >/dev/null; fi
cmake --build build/test --target jostle_scene_library jostle_crowdworld_library jostle_draw_library jostle -- --quiet

venv=$PWD/build/python/venv
make_venv "$venv" python/tests/requirements.txt
export PATH=$venv/bin:$PATH CMAKE_GENERATOR=Ninja CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}
if [ "${1-}" = wheel ]; then
    pip install --quiet --disable-pip-version-check --requirement python/tests/requirements_wheel.txt
    rm -rf build/python/wheels
    pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir build/python/wheels/plain \
        --config-settings=build-dir="$PWD/build/python/module" \
        --config-settings=cmake.define.JOSTLE_BUILT="$PWD/build/test" \
        --config-settings=cmake.define.JOSTLE_WERROR=ON ./python
    auditwheel repair --wheel-dir build/python/wheels build/python/wheels/plain/*.whl >build/python/auditwheel.log 2>&1
    abi3audit --strict --summary build/python/wheels/*.whl
    empty=$PWD/build/python/empty-venv
    rm -rf "$empty"
    python3 -m venv "$empty"
    "$empty/bin/python" -m pip install --quiet --disable-pip-version-check build/python/wheels/*.whl pytest tqdm resvg-py
    cp -r python/tests python/pyproject.toml "$empty"
    cd "$empty"
    env -u JOSTLE_DOCS -u JOSTLE_PROGRAM bin/python -m pytest -q -p no:cacheprovider --rootdir . tests
    exit
fi
pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall \
    --config-settings=build-dir="$PWD/build/python/module" \
    --config-settings=cmake.define.JOSTLE_BUILT="$PWD/build/test" \
    --config-settings=cmake.define.JOSTLE_WERROR=ON ./python
pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall ./python/box2d
tests=(../../python/tests)
if [ "${1-}" = clusters ]; then
    ensure_packages "${JOSTLE_CLUSTER_PACKAGES[@]}"
    make_venv "$PWD/build/python/clusters-venv" python/tests/requirements_clusters.txt "$venv"
    export PATH=$PWD/build/python/clusters-venv/bin:$PATH
    tests=(../../python/tests/test_sweep.py ../../python/tests/test_sweep_clusters.py)
fi

# From another folder: nothing of the checkout is imported.
export JOSTLE_DOCS=$PWD JOSTLE_PROGRAM=$PWD/build/test/bin/jostle
cd build/python
python -m pytest -q -p no:cacheprovider --rootdir ../../python "${tests[@]}"
