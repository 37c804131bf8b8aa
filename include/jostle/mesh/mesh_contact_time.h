// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The time at which two meshes that move and turn first come near, by conservative advancement [Mirtich1996]:
// no point is faster than some speed, so that meshes that are d apart stay apart for d over the speeds' sum.
// Motion is bounded, not sampled: nothing slips through, at any speed and thickness.
//
// Cost: a distance for each step. Meshes that pass each other closely take many steps, which can be cut
// into parts.
#pragma once

#include <jostle/mesh/mesh_distance.h>

JOSTLE_API_BEGIN
namespace jostle {

/// From fraction 0 to 1 a point of the mesh moves along a line, and the mesh turns about it, both evenly. All
/// lengths are at most 1e18 m.
struct MeshMotion {
    Transform3 start{};
    Vec3 translation{};  ///< [m] of the point, in the world
    Vec3 turn{};         ///< [rad] along the axis in the world, counter-clockwise about it; at most 100
    Vec3 center{};       ///< [m] the point, in the mesh's frame
};

/// Where the mesh is at a fraction.
[[nodiscard]] Transform3 pose_at(const MeshMotion& motion, float fraction);

struct MeshContactTimeOptions {
    float tolerance = 1.0e-3f;   ///< [m] so near is a hit; above 0
    float from = 0.0f;           ///< [1] the fraction to begin at
    int max_distances = 10'000;  ///< [1] at least 1
};

enum class MeshContactTimeState : std::uint8_t {
    kSeparated,  ///< they have no point in common up to fraction 1
    kHit,        ///< they come as near as the tolerance at `fraction`
    kUnknown     ///< none in common up to `fraction`, from which another search may go on
};

struct MeshContactTime {
    MeshContactTimeState state = MeshContactTimeState::kUnknown;
    float fraction = 0.0f;  ///< [1] of the motions; 1 where they stay separated
    MeshDistance nearest;   ///< of a hit: there
    int distances = 0;      ///< [1] computed
};

/// The fraction is never later than the first at which the meshes have a point in common, and at a hit they
/// are nearer than the tolerance, or than the rounding of their positions, 2^-19 of the coordinates, where
/// that is more. Surfaces count, not solids.
[[nodiscard]] MeshContactTime time_of_contact(MeshDistanceContext& context, const TriangleMesh& a,
                                              const MeshMotion& of_a, const TriangleMesh& b,
                                              const MeshMotion& of_b,
                                              const MeshContactTimeOptions& options = {});
[[nodiscard]] MeshContactTime time_of_contact(const TriangleMesh& a, const MeshMotion& of_a,
                                              const TriangleMesh& b, const MeshMotion& of_b,
                                              const MeshContactTimeOptions& options = {});

}  // namespace jostle
JOSTLE_API_END
