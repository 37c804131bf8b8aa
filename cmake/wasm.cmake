# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Toolchain: Debian's clang 19 for WebAssembly with SIMD, a WASI program that Node runs. No threads and no exceptions.
# Highway has nothing to link there; its headers are seen through build/wasm-root (tests/house/wasm.sh).
set(CMAKE_SYSTEM_NAME Generic)  # CMake 3.25 does not know WASI
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT "-msimd128 -fno-exceptions")
# The linker's own choice is 64 KiB of stack.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=1048576")

get_filename_component(wasm_root "${CMAKE_CURRENT_LIST_DIR}/../build/wasm-root" ABSOLUTE)
set(CMAKE_FIND_ROOT_PATH "${wasm_root}")
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} "${wasm_root}/pkgconfig")
