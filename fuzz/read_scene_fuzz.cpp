// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on parse_scene(). Try it with -dict=fuzz/read_scene.dict.
#include <cstddef>
#include <cstdint>

#include "scene_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jostle::fuzz::check_scene({reinterpret_cast<const char*>(data), size});
    return 0;
}
