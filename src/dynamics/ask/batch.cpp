// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/ask/batch.h"

#include <jostle/core/constants.h>

#include <utility>

namespace jostle {
namespace {

constexpr int kCellBits = 8;  ///< [1] of a key, per axis: more cells than questions
constexpr int kDigits = 1 << kCellBits;

/// The place of a cell on Hilbert's curve: quadrant by quadrant, each turned as the curve runs in it.
std::uint32_t curve_key(std::uint32_t x, std::uint32_t y) {
    std::uint32_t key = 0;
    for (std::uint32_t side = 1u << (kCellBits - 1); side > 0; side >>= 1) {
        const bool right = (x & side) != 0, upper = (y & side) != 0;
        key = key << 2 | ((right ? 3u : 0u) ^ (upper ? 1u : 0u));
        if (!upper) {
            if (right) {
                x = ~x;
                y = ~y;
            }
            std::swap(x, y);
        }
    }
    return key;
}

/// Stable, by one digit of the keys.
void sort_by_digit(std::span<const std::uint16_t> keys, int shift, std::span<const std::uint16_t> from,
                   std::span<std::uint16_t> to) {
    std::uint16_t next[kDigits] = {};
    const auto digit = [&](std::uint16_t i) {
        return static_cast<std::size_t>(keys[i] >> shift & (kDigits - 1));
    };
    for (const std::uint16_t i : from) ++next[digit(i)];
    std::uint16_t sum = 0;
    for (std::uint16_t& n : next) sum = static_cast<std::uint16_t>(sum + std::exchange(n, sum));
    for (const std::uint16_t i : from) to[next[digit(i)]++] = i;
}

}  // namespace

void order_along_curve(std::span<const Vec2> places, std::span<std::uint16_t> order) {
    std::uint16_t keys[kBatchChunk], spare[kBatchChunk];
    Aabb<2> around = empty_box<2>();
    // Beyond is no world, and a float's range would not hold the differences.
    const Vec2 limit{4.0f * kMaxCoordinate, 4.0f * kMaxCoordinate};
    const auto inside = [&](Vec2 place) { return clamp(place, -limit, limit); };
    for (const Vec2 place : places) around = unite(around, {inside(place), inside(place)});
    const Vec2 size = around.upper - around.lower;
    const float cells = static_cast<float>(kDigits) * 0.999f;
    const float scale = cells / max(max(size.x, size.y), kMinShapeSize);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Vec2 cell = scale * (inside(places[i]) - around.lower);
        keys[i] = static_cast<std::uint16_t>(
            curve_key(static_cast<std::uint32_t>(cell.x), static_cast<std::uint32_t>(cell.y)));
        spare[i] = static_cast<std::uint16_t>(i);
    }
    const std::span<std::uint16_t> all(spare, places.size());
    sort_by_digit(keys, 0, all, order);
    sort_by_digit(keys, kCellBits, order, all);
    for (std::size_t i = 0; i < places.size(); ++i) order[i] = spare[i];
}

}  // namespace jostle
