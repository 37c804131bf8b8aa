// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on parse_crowd_scene().
#include <cstddef>
#include <cstdint>

#include "read_crowd_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jostle::fuzz::check_read_crowd({reinterpret_cast<const char*>(data), size});
    return 0;
}
