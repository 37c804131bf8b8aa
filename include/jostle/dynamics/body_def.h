// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// BodyDef: the definition of a body.
#pragma once

#include <jostle/math/vec2.h>

#include <cstdint>
#include <optional>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

enum class BodyType : std::uint8_t {
    kStatic,     ///< never moves
    kKinematic,  ///< moves by its velocity, and nothing pushes it
    kDynamic     ///< moves by forces and contacts
};

/// Motion of the centre of mass along the world's axes, and turning, that nothing gives a body: neither
/// forces, nor contacts and joints, which meet it as if it were infinitely heavy there, nor its velocity.
struct MotionLocks {
    bool x = false;
    bool y = false;
    bool rotation = false;

    friend bool operator==(const MotionLocks&, const MotionLocks&) = default;
};

/// The definition of a body. World::create_body checks it.
struct BodyDef {
    BodyType type = BodyType::kStatic;
    Vec2 position{};  ///< [m] of the body's origin; within kMaxCoordinate
    /// [rad] The float nearest to a multiple of pi/2, within two turns, turns exactly.
    float angle = 0.0f;
    Vec2 linear_velocity{};         ///< [m/s] of the centre of mass
    float angular_velocity = 0.0f;  ///< [rad/s]
    float linear_damping = 0.0f;    ///< [1/s] >= 0: a factor of 1 / (1 + h * damping) per sub-step
    float angular_damping = 0.0f;   ///< [1/s] >= 0
    float gravity_scale = 1.0f;     ///< [1]
    MotionLocks locks{};            ///< `.locks = {.rotation = true}`: never turns
    bool enabled = true;            ///< false: in no tree, touches nothing, does not move
    bool awake = true;              ///< false: begins asleep, without velocity, if it and its world may sleep
    /// False: it never sleeps, nor do bodies that touch it or are joined to it.
    bool allow_sleep = true;
    /// [m/s] >= 0: the body is slow while no point of it moves faster. None: the world's.
    std::optional<float> sleep_threshold{};
    /// Of a dynamic body: false, it may jump over static and kinematic shapes in a step. Of a kinematic one:
    /// true, it pushes bodies over which it would jump. None: as if true of dynamic bodies, false of others.
    std::optional<bool> continuous{};
    bool bullet = false;          ///< of a dynamic body: it does not jump over dynamic bodies, either
    std::uint64_t user_data = 0;  ///< the user's own number
    std::string_view name{};      ///< at most 255 bytes; the world keeps a copy
};

}  // namespace jostle
JOSTLE_API_END
