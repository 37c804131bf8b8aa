// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "draw/tints.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <tuple>

namespace jostle {

static_assert(std::tuple_size_v<decltype(DrawWorldOptions::reasons)> ==
              static_cast<std::size_t>(AwakeReason::kWaits) + 1);

Color hue(int number) {
    // [1/1536 turns] Within each sixth one channel rises or falls.
    constexpr int kTurn = 1536;
    constexpr unsigned kStep = 949;
    const int turn = static_cast<int>(static_cast<unsigned>(number) * kStep % kTurn);
    const auto channel = [turn](int peak) {
        const int away = std::abs(turn - peak);
        const int height = std::clamp(512 - std::min(away, kTurn - away), 0, 256);
        return static_cast<std::uint8_t>(45 + 170 * height / 256);
    };
    return {channel(0), channel(512), channel(1024)};
}

ShapeTints::ShapeTints(const World& world, DrawFlags flags, const DrawWorldOptions& options)
    : options_(options), shows_sleep_(flags.has(DrawFlag::kSleep)) {
    const bool shows_islands = flags.has(DrawFlag::kIslands);
    if (!shows_islands && !shows_sleep_) return;
    for (const IslandReport& island : world.islands()) {
        const Color color = shows_islands ? hue(static_cast<int>(island.first.handle().index))
                                          : options.reasons[static_cast<std::size_t>(island.reason)];
        for (const Body& body : island.first.island()) {
            const std::size_t slot = body.handle().index;
            if (slot >= islands_.size()) islands_.resize(slot + 1);
            islands_[slot] = color;
        }
    }
}

std::optional<Color> ShapeTints::of_island(const Body& body) const {
    const std::size_t slot = body.handle().index;
    return slot < islands_.size() ? islands_[slot] : std::nullopt;
}

Color ShapeTints::of(const Body& body, const Shape& shape) const {
    if (!body.is_enabled()) return options_.disabled;
    if (shape.is_sensor()) return options_.sensor;
    if (const std::optional<Color> color = of_island(body)) return *color;
    if (shows_sleep_ && body.type() != BodyType::kStatic) return options_.asleep;
    switch (body.type()) {
        case BodyType::kStatic:
            return options_.static_shape;
        case BodyType::kKinematic:
            return options_.kinematic;
        case BodyType::kDynamic:
            break;
    }
    return body.is_awake() ? options_.dynamic_awake : options_.dynamic_asleep;
}

}  // namespace jostle
