// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room made ahead, so that what follows cannot fail for lack of memory. Arrays grow by at least a half, so
// that room for one more, asked for again and again, costs a constant time each; and they begin with room for
// four, as a small world would be made of allocations else.
#pragma once

#include <cstddef>
#include <new>

namespace jostle::detail {

/// [1] The least room of an array that has any.
inline constexpr std::size_t kLeastRoom = 4;

/// Afterwards `more` elements can be appended without an allocation. Throws std::bad_alloc, or
/// std::length_error.
template <class Array>
void make_room(Array& array, int more) {
    const std::size_t needed = array.size() + static_cast<std::size_t>(more),
                      grown = array.capacity() * 3 / 2, least = grown > kLeastRoom ? grown : kLeastRoom;
    if (needed > array.capacity()) array.reserve(needed > least ? needed : least);
}

/// Makes room without a throw. False: there is no memory.
template <class Array>
[[nodiscard]] bool try_to_make_room(Array& array, int more) {
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
