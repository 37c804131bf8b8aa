// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room made ahead, so that what follows cannot fail for lack of memory. Arrays grow by at least a half, so
// that room for one more, asked for again and again, costs a constant time each.
#pragma once

#include <memory_resource>
#include <new>
#include <vector>

namespace jostle::detail {

/// Afterwards `more` elements can be appended without an allocation. Throws std::bad_alloc, or
/// std::length_error.
template <class T>
void make_room(std::pmr::vector<T>& array, int more) {
    const std::size_t needed = array.size() + static_cast<std::size_t>(more),
                      least = array.capacity() * 3 / 2;
    if (needed > array.capacity()) array.reserve(needed > least ? needed : least);
}

/// Makes room without a throw. False: there is no memory.
template <class T>
[[nodiscard]] bool try_to_make_room(std::pmr::vector<T>& array, int more) {
#if defined(__cpp_exceptions)
    try {
        make_room(array, more);
    } catch (const std::bad_alloc&) {
        return false;
    }
#else
    make_room(array, more);
#endif
    return true;
}

}  // namespace jostle::detail
