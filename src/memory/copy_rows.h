// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Arrays copied with the room that they have: what was reserved in the original is reserved in the copy, so
// that calls which cannot fail there cannot fail here.
#pragma once

#include <jostle/memory/shared_rows.h>

#include <memory_resource>
#include <type_traits>
#include <vector>

namespace jostle::detail {

/// The memory stays that of `to`, and is used again where it suffices. Throws std::bad_alloc, and has changed
/// nothing.
template <class T>
void copy_rows(std::pmr::vector<T>& to, const std::pmr::vector<T>& from) {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    if (&to == &from) return;
    to.reserve(from.capacity());
    to.assign(from.begin(), from.end());
}

template <class T>
void copy_rows(SharedRows<T>& to, const SharedRows<T>& from) {
    to.copy(from);
}

}  // namespace jostle::detail
