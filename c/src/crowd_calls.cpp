// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "crowd_calls.h"

#include "load_summary.h"
#include "room.h"

namespace jostle::c {

int crowd2_obstacle_points(const Crowd<2>& crowd, Obstacle obstacle, std::span<Vec2> found) {
    const ObstacleDef<2> def = crowd.def(obstacle);
    return copy_to(found, std::span<const Vec2>(def.points));
}
ObstacleTraits crowd2_obstacle_traits(const Crowd<2>& crowd, Obstacle obstacle) {
    const ObstacleDef<2> def = crowd.def(obstacle);
    return {def.shape, def.layer, def.user_data};
}
LoadSummary crowd_world_load(CrowdWorld& crowd_world, std::span<const std::byte> bytes,
                             const LoadOptions& options, std::span<Shape> without_function) {
    return summarize(crowd_world.load(bytes, options), without_function);
}

}  // namespace jostle::c
