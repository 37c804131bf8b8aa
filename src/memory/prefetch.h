// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#pragma once

namespace jostle {

/// A hint: the object will soon be read. Of one that spans several cache lines, all are asked for.
template <class T>
inline void prefetch_object(const T& object) {
// WebAssembly cannot prefetch.
#if defined(__GNUC__) && !defined(__wasm__)
    // GCC takes a function that only prefetches for one without effects, and drops its calls; not with this.
    asm volatile("");
    const char* const bytes = reinterpret_cast<const char*>(&object);
    for (unsigned long i = 0; i < sizeof(T); i += 64) __builtin_prefetch(bytes + i);
#else
    static_cast<void>(object);
#endif
}

}  // namespace jostle
