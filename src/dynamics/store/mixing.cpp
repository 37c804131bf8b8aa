// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/mixing.h"

#include <jostle/geometry/local_manifold.h>

#include "dynamics/store/limits.h"

namespace jostle::detail {

float mix(MixRule rule_a, MixRule rule_b, float a, float b) {
    switch (rule_a > rule_b ? rule_a : rule_b) {
        case MixRule::kGeometricMean:
            return sqrt(a * b);
        case MixRule::kMaximum:
            return max(a, b);
        case MixRule::kAverage:
            return 0.5f * (a + b);
        case MixRule::kMinimum:
            return min(a, b);
        case MixRule::kProduct:
            break;
    }
    return a * b;
}

float rolling_radius(const Geometry& a, const Geometry& b) {
    const auto is_round = [](const Geometry& geometry) {
        return geometry.type == ShapeType::kCircle || geometry.type == ShapeType::kCapsule;
    };
    const float radius_a = radius_of(a), radius_b = radius_of(b);
    if (is_round(a) != is_round(b)) return is_round(a) ? radius_a : radius_b;
    return radius_a > 0.0f && radius_b > 0.0f ? min(radius_a, radius_b) : max(radius_a, radius_b);
}

MixedMaterial mix_materials(const ShapeRecord& a, const ShapeRecord& b) {
    const Material &of_a = a.def.material, &of_b = b.def.material;
    const float friction = mix(of_a.friction_rule, of_b.friction_rule, of_a.friction, of_b.friction);
    const float restitution =
        mix(of_a.restitution_rule, of_b.restitution_rule, of_a.restitution, of_b.restitution);
    const float rolling = max(of_a.rolling_resistance, of_b.rolling_resistance);
    const float arm = rolling > 0.0f ? rolling * rolling_radius(a.geometry, b.geometry) : 0.0f;
    return {.friction = min(friction, kFactor.upper),
            .restitution = min(restitution, kRestitution.upper),
            .rolling_resistance = min(arm, kFactor.upper),
            .surface_speed = clamp(of_a.surface_speed + of_b.surface_speed, kBounded.lower, kBounded.upper)};
}

bool rests_alike(const Material& a, const Material& b) {
    return a.friction == b.friction && a.friction_rule == b.friction_rule &&
           a.rolling_resistance == b.rolling_resistance && a.surface_speed == b.surface_speed;
}

}  // namespace jostle::detail
