// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on the bytes of saved crowds.
#include <cstddef>
#include <cstdint>

#include "crowd_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jostle::fuzz::check_load_crowd(std::as_bytes(std::span(data, size)));
    return 0;
}
