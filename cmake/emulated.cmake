# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Included by toolchain files, which name Debian's `emulated_architecture` and CMAKE_SYSTEM_PROCESSOR: Debian's g++ for
# that processor, and the libraries that tests/house/emulated.sh unpacked for the processor in build/ARCHITECTURE-root;
# nothing of this system's own. The programs run under emulation (CMAKE_CROSSCOMPILING_EMULATOR).
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_CXX_COMPILER ${CMAKE_SYSTEM_PROCESSOR}-linux-gnu-g++)

get_filename_component(emulated_root "${CMAKE_CURRENT_LIST_DIR}/../build/${emulated_architecture}-root" ABSOLUTE)
set(CMAKE_FIND_ROOT_PATH "${emulated_root}")
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} "${emulated_root}/usr/lib/${CMAKE_SYSTEM_PROCESSOR}-linux-gnu/pkgconfig")
set(ENV{PKG_CONFIG_SYSROOT_DIR} "${emulated_root}")

# The loader finds the C and C++ libraries where Debian's cross compiler keeps them, Highway's where it was unpacked.
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-${CMAKE_SYSTEM_PROCESSOR}-static -L /usr/${CMAKE_SYSTEM_PROCESSOR}-linux-gnu
    -E "LD_LIBRARY_PATH=${emulated_root}/usr/lib/${CMAKE_SYSTEM_PROCESSOR}-linux-gnu")
