// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// libFuzzer on the bytes of saved meshes.
#include <cstddef>
#include <cstdint>

#include "load_mesh_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jostle::fuzz::check_load_mesh(data, size);
    return 0;
}
