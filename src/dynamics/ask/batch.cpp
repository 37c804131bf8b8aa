// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/ask/batch.h"

#include <jostle/core/constants.h>

#include <limits>
#include <utility>

#include "core/sort.h"

namespace jostle::detail {
namespace {

constexpr int kCellBits = 8;  ///< [1] of a key, per axis: more cells than questions
constexpr int kDigits = 1 << kCellBits;

/// The place of a cell on Hilbert's curve: quadrant by quadrant, each turned as the curve runs in it.
std::uint32_t curve_key(std::uint32_t x, std::uint32_t y) {
    std::uint32_t key = 0;
    for (int bit = kCellBits - 1; bit >= 0; --bit) {
        const std::uint32_t right = x >> bit & 1, upper = y >> bit & 1;
        key = key << 2 | ((3 * right) ^ upper);
        // Without branches, which nobody can foresee: both inverted if right and lower, swapped if lower.
        const std::uint32_t inverts = 0u - (right & ~upper), swaps = upper - 1;
        const std::uint32_t differ = (x ^ y) & swaps;
        x ^= differ ^ inverts;
        y ^= differ ^ inverts;
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

BatchPlan::Task BatchPlan::task(int index) const {
    const auto group = static_cast<std::size_t>(index / strips_);
    const auto groups = static_cast<std::size_t>(groups_);
    const auto part = [&](std::size_t i) {
        return static_cast<std::size_t>(std::uint64_t{i} * count_ / groups);
    };
    return {part(group), part(group + 1), index % strips_};
}

/// Across the axis along which most places lie further apart; a few that are far away do not matter.
void BatchPlan::cut(std::span<const Vec2, kSample> sample) {
    constexpr auto kGroup = static_cast<std::size_t>(kMostOfGroup);
    groups_ = static_cast<int>((count_ + kGroup - 1) / kGroup);
    const std::size_t of_group = count_ / static_cast<std::size_t>(groups_);
    strips_ = static_cast<int>((of_group + kMean - 1) / kMean);
    float along[2][kSample];
    float width[2];
    for (int axis = 0; axis < 2; ++axis) {
        float(&places)[kSample] = along[axis];
        for (std::size_t i = 0; i < kSample; ++i) places[i] = sample[i][axis];
        detail::sort(places);
        width[axis] = places[kSample - kSample / 8] - places[kSample / 8];
    }
    axis_ = width[1] > width[0] ? 1 : 0;
    bool is_cut = width[axis_] > 0.0f;
    for (int strip = 1; strip < strips_; ++strip) {
        ends_[strip - 1] = along[axis_][strip * kSample / strips_];
        if (strip > 1 && ends_[strip - 1] <= ends_[strip - 2]) is_cut = false;
    }
    if (is_cut) return;
    // Many are about one place, for example the rays of one eye: shared out as they come.
    groups_ *= strips_;
    strips_ = 1;
}

std::span<const std::uint16_t> BatchChunk::take_in_order() {
    const std::size_t count = std::exchange(size_, 0);
    Aabb<2> around = empty_box<2>();
    // Beyond is no world, and a float's range would not hold the differences.
    const Vec2 limit{4.0f * kMaxCoordinate, 4.0f * kMaxCoordinate};
    const auto inside = [&](Vec2 place) { return clamp(place, -limit, limit); };
    for (std::size_t i = 0; i < count; ++i) around = unite(around, {inside(places_[i]), inside(places_[i])});
    const Vec2 size = around.upper - around.lower;
    const float cells = static_cast<float>(kDigits) * 0.999f;
    const float scale = cells / max(max(size.x, size.y), kMinShapeSize);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 cell = scale * (inside(places_[i]) - around.lower);
        keys_[i] = static_cast<std::uint16_t>(
            curve_key(static_cast<std::uint32_t>(cell.x), static_cast<std::uint32_t>(cell.y)));
        order_[i] = static_cast<std::uint16_t>(i);
    }
    sort_by_digit(keys_, 0, {order_, count}, spare_);
    sort_by_digit(keys_, kCellBits, {spare_, count}, order_);
    for (std::size_t i = 0; i < count; ++i) spare_[i] = numbers_[order_[i]];
    return {spare_, count};
}

}  // namespace jostle::detail
