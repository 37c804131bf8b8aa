// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on the shapes and on all that can be asked of two of them.
#include <cstddef>
#include <cstdint>

#include "geometry_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jostle::fuzz::check_geometry(data, size);
    return 0;
}
