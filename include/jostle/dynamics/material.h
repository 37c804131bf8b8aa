// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Material: a shape's surface, and how two surfaces mix in a contact.
//
//     ice.create_shape(box, {.material = {.friction = 0.1f, .friction_rule = MixRule::kMinimum}});
//     belt.create_shape(box, {.material = {.surface_speed = 2.0f}});
//     bumper.create_shape(Circle{{}, 0.5f}, {.material = {.restitution = 1.5f}});
//     ball.create_shape(Circle{{}, 0.1f}, {.material = {.rolling_resistance = 0.02f}});
#pragma once

#include <jostle/core/config.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

/// How the numbers of two materials become that of their contact. Of two rules the stronger one wins: the one
/// that stands lower in this list.
enum class MixRule : std::uint8_t {
    kGeometricMean,  ///< sqrt(a b): the weakest rule
    kMaximum,        ///< max(a, b)
    kAverage,        ///< (a + b) / 2
    kMinimum,        ///< min(a, b)
    kProduct,        ///< a b: the strongest rule
};

struct Material {
    float friction = 0.6f;     ///< [1] 0 to 1e6
    float restitution = 0.0f;  ///< [1] 0 to 2: the share of its speed with which a shape comes back
    /// [1] 0 to 1e6. A torque of up to rolling_resistance * radius * normal force brakes what rolls: a ball
    /// stays at rest on slopes whose tangent is at most this, and a disc that rolls on level ground slows
    /// down by 2/3 g times this. A contact has the greater of both numbers. The radius is that of the circle
    /// or capsule, and of two of these the smaller. Where there is neither, it is a polygon's rounding, and
    /// again the smaller of two. Without any rounding nothing rolls, and this does nothing.
    float rolling_resistance = 0.0f;
    /// [m/s] within 1e6. The surface runs around the shape clockwise, like the belt of a conveyor: on top of
    /// a level floor it carries towards +x if this is positive. The speeds of both surfaces act together.
    float surface_speed = 0.0f;
    std::uint64_t id = 0;  ///< the user's own number of the material
    MixRule friction_rule = MixRule::kGeometricMean;
    MixRule restitution_rule = MixRule::kMaximum;

    friend bool operator==(const Material&, const Material&) = default;
};

}  // namespace jostle
JOSTLE_API_END
