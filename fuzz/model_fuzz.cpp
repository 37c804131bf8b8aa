// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on model_from_bytes(), what `jostle mesh` takes from the process that loads a file.
#include <cstddef>
#include <cstdint>

#include "model_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jostle::fuzz::check_model({reinterpret_cast<const char*>(data), size});
    return 0;
}
