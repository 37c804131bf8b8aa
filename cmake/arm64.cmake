# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Toolchain: arm64, by Debian's g++ and under emulation (cmake/emulated.cmake).
set(emulated_architecture arm64)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
# Highway's kernels for NEON are compiled with it, and g++ inlines a constructor of their lanes only where all is.
# Its kernels without SIMD are compiled as well, for a program to choose.
set(CMAKE_CXX_FLAGS_INIT "-march=armv8-a+crypto -DHWY_COMPILE_ALL_ATTAINABLE")
include("${CMAKE_CURRENT_LIST_DIR}/emulated.cmake")
