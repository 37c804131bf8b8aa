// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Words of pymunk and pybox2d, and words of definitions that are no properties' names, with the names of
// Python's arguments and properties. A word counts only where its name here is known, so that other
// attributes stay the user's. Cost: a pass over the table, for a name that is not known.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace jostle::python {

struct OtherWord {
    std::string_view name;
    std::string_view where;  ///< counts where this one is known
    std::string_view here;   ///< a sentence, where `where` is not the name here
};
constexpr std::string_view kOfShapes = "the shapes of a body have this property";
constexpr std::string_view kOfDensity = "the densities of the shapes give the mass";
constexpr OtherWord kOtherWords[] = {
    {"velocity", "linear_velocity", ""},
    {"body_type", "type", ""},
    {"moment", "mass_data", ""},
    {"center_of_gravity", "mass_data", ""},
    {"fixed_rotation", "locks", ""},
    {"fixedRotation", "locks", ""},
    {"awake", "is_awake", ""},
    {"is_awake", "awake", ""},
    {"bullet", "is_bullet", ""},
    {"continuous", "is_continuous", ""},
    {"allow_sleep", "allows_sleep", ""},
    {"sleepingAllowed", "allows_sleep", ""},
    {"friction", "create_shape", kOfShapes},
    {"restitution", "create_shape", kOfShapes},
    {"elasticity", "create_shape", kOfShapes},
    {"density", "create_shape", kOfShapes},
    {"elasticity", "restitution", ""},
    {"mass", "density", ""},
    {"mass", "gravity_scale", kOfDensity},
    {"moment", "gravity_scale", kOfDensity},
    {"inertia", "gravity_scale", kOfDensity},
    {"sensor", "is_sensor", ""},
    {"smooth", "is_smooth", ""},
    {"surface_velocity", "surface_speed", ""},
    {"categories", "category", ""},
    {"maskBits", "mask", ""},
    {"categoryBits", "category", ""},
    {"groupIndex", "group", ""},
    {"filterData", "filter", ""},
    {"collide_bodies", "collide_connected", ""},
    {"enableMotor", "motor", ""},
    {"enable_motor", "motor", ""},
    {"motorSpeed", "motor", ""},
    {"motor_speed", "motor", ""},
    {"maxMotorTorque", "motor", ""},
    {"max_motor_torque", "motor", ""},
    {"enableLimit", "limit", ""},
    {"enable_limit", "limit", ""},
    {"lowerAngle", "limit", ""},
    {"upperAngle", "limit", ""},
    {"frequencyHz", "spring", ""},
    {"dampingRatio", "spring", ""},
    {"damping", "spring", ""},
};

/// The word, if it is one that these arguments or attributes have by another name; or null.
[[nodiscard]] inline const OtherWord* other_word(std::string_view name,
                                                 std::span<const std::string_view> known) {
    for (const OtherWord& word : kOtherWords)
        if (word.name == name && std::ranges::find(known, word.where) != known.end()) return &word;
    return nullptr;
}

}  // namespace jostle::python
