// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on the reader of R.U.B.E. exports. Try it with -dict=fuzz/read_rube.dict.
#include <cstddef>
#include <cstdint>

#include "scene_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jostle::fuzz::check_rube({reinterpret_cast<const char*>(data), size});
    return 0;
}
