// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Saves of a world: World::save() and World::load(), in docs/time.md.
//
//     const std::vector<std::byte> bytes = world.save();
//     ...
//     const LoadReport report = world.load(bytes);
//     for (const Shape& shape : report.without_function) world.on_pre_solve(shape, answer);
#pragma once

#include <jostle/dynamics/shape.h>

#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

struct LoadOptions {
    /// True: every handle that there is becomes stale, whatever the save has in its slot; only keys
    /// (Handle::key) and the world's own calls lead to objects.
    bool fresh = false;
    /// True: the bytes are a save of this process, as Rollback's are. Faults that only foreign bytes can have
    /// are not looked for, and a load takes three quarters of the time.
    bool trusted = false;
};

/// Functions that the saved world had and the world that loaded it does not have. Until it has them, each
/// question is answered as by a function that changes nothing.
struct LoadReport {
    std::vector<Shape> without_function;  ///< they ask; ascending by slot
    bool should_collide = false;          ///< World::on_should_collide
    bool custom_joints = false;           ///< World::on_custom_joints

    [[nodiscard]] bool is_complete() const {
        return without_function.empty() && !should_collide && !custom_joints;
    }
};

}  // namespace jostle
JOSTLE_API_END
