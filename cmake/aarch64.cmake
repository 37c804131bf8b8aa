# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Toolchain: Debian's g++ for arm64, and the libraries that tests/house/arm64.sh unpacked for it in build/arm64-root;
# nothing of this system's own. What is built runs under emulation (CMAKE_CROSSCOMPILING_EMULATOR).
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
# Highway's kernels for NEON are compiled with it, and g++ inlines a constructor of their lanes only where all is.
# Its kernels without SIMD are compiled as well, for a program to choose.
set(CMAKE_CXX_FLAGS_INIT "-march=armv8-a+crypto -DHWY_COMPILE_ALL_ATTAINABLE")

get_filename_component(arm64_root "${CMAKE_CURRENT_LIST_DIR}/../build/arm64-root" ABSOLUTE)
set(CMAKE_FIND_ROOT_PATH "${arm64_root}")
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} "${arm64_root}/usr/lib/aarch64-linux-gnu/pkgconfig")
set(ENV{PKG_CONFIG_SYSROOT_DIR} "${arm64_root}")

# The loader finds the C and C++ libraries where Debian's cross compiler keeps them, Highway's where it was unpacked.
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64-static -L /usr/aarch64-linux-gnu
    -E "LD_LIBRARY_PATH=${arm64_root}/usr/lib/aarch64-linux-gnu")
