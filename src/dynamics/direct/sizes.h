// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Loops over the rows of joints, of which 0 to 4 hold, and over the bodies of joints, which have 2 to 4: most
// loops are so short that counting costs more than the arithmetic.
#pragma once

#include <type_traits>
#include <utility>

#include "dynamics/joints/rigid_row.h"

namespace jostle::detail {

/// Calls function(size) with `size` as a constant, so that the compiler unrolls loops of that size. The
/// module for the web has to be small, and is given a number.
template <class Function>
JOSTLE_INLINE decltype(auto) with_size(int size, Function&& function) {
    static_assert(kMostRigidRows == 4 && kMaxJointBodies == 4);
#if defined(__wasm__)
    return function(size);
#else
    switch (size) {
        case 0:
            return function(std::integral_constant<int, 0>{});
        case 1:
            return function(std::integral_constant<int, 1>{});
        case 2:
            return function(std::integral_constant<int, 2>{});
        case 3:
            return function(std::integral_constant<int, 3>{});
        default:
            return function(std::integral_constant<int, 4>{});
    }
#endif
}
/// Calls function(size), with a constant where `size` is the neighbour's: nearly all joints of a group have
/// as many rows.
template <class Neighbour, class Function>
JOSTLE_INLINE decltype(auto) with_size_of(Neighbour neighbour, int size, Function&& function) {
    return size == neighbour ? function(neighbour) : with_size(size, function);
}
/// Two bodies are a constant, others a number: nearly all joints have two.
template <class Function>
JOSTLE_INLINE decltype(auto) with_bodies(int count, Function&& function) {
    return count == 2 ? function(std::integral_constant<int, 2>{}) : function(count);
}

}  // namespace jostle::detail
