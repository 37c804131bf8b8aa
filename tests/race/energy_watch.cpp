// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "race/energy_watch.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace jostle::test {

float least_height(const Body& body) {
    constexpr int kAngles = 256;
    const Vec2 center = body.mass_data().center;
    float least = std::numeric_limits<float>::infinity();
    for (int i = 0; i < kAngles; ++i) {
        const Transform turned{
            {}, Rot::from_angle(2.0f * kPi * static_cast<float>(i) / static_cast<float>(kAngles))};
        float lowest = std::numeric_limits<float>::infinity();
        for (const Shape& shape : body.shapes())
            lowest = std::min(lowest, bounds(shape.geometry(), turned).lower.y);
        least = std::min(least, apply(turned, center).y - lowest);
    }
    return std::max(least, 0.0f);
}

EnergyWatch::EnergyWatch(const World& world, const std::vector<Body>& bodies, float floor) : world_(world) {
    const double fall = -static_cast<double>(world.gravity().y);
    for (const Body& body : bodies)
        if (body.type() == BodyType::kDynamic)
            lowest_ += static_cast<double>(body.mass()) * static_cast<double>(body.gravity_scale()) * fall *
                       (static_cast<double>(floor) + static_cast<double>(least_height(body)));
    start_ = world.energy().total() - lowest_;
}

void EnergyWatch::after_step() {
    const double gain = (world_.energy().total() - lowest_) / start_ - 1.0;
    gain_ = std::isfinite(gain) ? std::max(gain_, gain) : std::numeric_limits<double>::infinity();
}

}  // namespace jostle::test
