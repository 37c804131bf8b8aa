// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Uninitialised room for N items, to be written before they are read: constructing a few dozen items would
// cost as much as some of the work done with them.
#pragma once

#include <jostle/core/config.h>

#include <type_traits>

JOSTLE_API_BEGIN
namespace jostle {

template <class T, int N>
union Room {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    T items[N];
    Room() {}
};

}  // namespace jostle
JOSTLE_API_END
