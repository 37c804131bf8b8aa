// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// By eight bits: the lanes whose bits are set, in their order, then the others.
#pragma once

#include <array>
#include <cstdint>

namespace jostle::detail {

inline constexpr int kOrderedLanes = 8;
using LaneOrders = std::array<std::array<std::uint8_t, kOrderedLanes>, 256>;

constexpr LaneOrders make_lane_orders() {
    LaneOrders orders{};
    for (unsigned bits = 0; bits < 256; ++bits) {
        unsigned at = 0;
        for (unsigned i = 0; i < kOrderedLanes; ++i)
            if ((bits >> i & 1u) != 0) orders[bits][at++] = static_cast<std::uint8_t>(i);
        for (unsigned i = 0; i < kOrderedLanes; ++i)
            if ((bits >> i & 1u) == 0) orders[bits][at++] = static_cast<std::uint8_t>(i);
    }
    return orders;
}
alignas(64) inline constexpr LaneOrders kLaneOrders = make_lane_orders();

}  // namespace jostle::detail
