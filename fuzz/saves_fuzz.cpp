// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on saves of worlds whose numbers are changed.
#include <cstddef>
#include <cstdint>

#include "saves_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // More changes find no more: the first one that is refused ends the load.
    jostle::fuzz::check_changed_save(std::span(data, size < 40 ? size : 40));
    return 0;
}
