// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on the bytes of saved crowds in space.
#include <cstddef>
#include <cstdint>

#include "crowd_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jostle::fuzz::check_load_crowd<3>(std::as_bytes(std::span(data, size)));
    return 0;
}
