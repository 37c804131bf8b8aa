// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The memory of engines of all kinds, ours and peers', counted alike.
#pragma once

#include <malloc.h>

#include <cstddef>

namespace jostle::race {

/// [byte] Memory that malloc has handed out and not got back; 0 where the C library does not count, as under
/// a sanitizer.
[[nodiscard]] inline std::size_t bytes_in_use() {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}

}  // namespace jostle::race
