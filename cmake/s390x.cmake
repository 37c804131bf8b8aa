# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Toolchain: s390x, whose numbers are big-endian, by Debian's g++ and under emulation (cmake/emulated.cmake). Highway has
# no vectors of this processor: the kernels have one lane.
set(emulated_architecture s390x)
set(CMAKE_SYSTEM_PROCESSOR s390x)
include("${CMAKE_CURRENT_LIST_DIR}/emulated.cmake")
