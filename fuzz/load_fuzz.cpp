// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on the bytes of saved trees.
#include <cstddef>
#include <cstdint>

#include "load_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jostle::fuzz::check_load(data, size);
    return 0;
}
