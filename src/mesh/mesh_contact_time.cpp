// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// With v the difference of both translations, w a turn, and R the reach of a mesh from its center, no two
// points near each other by more than |v| + |w_a| R_a + |w_b| R_b per fraction. Half of the tolerance is left
// at each step: it covers the rounding of poses.
#include <jostle/math/trigonometry.h>
#include <jostle/mesh/mesh_contact_time.h>
#include <jostle/spatial/arguments.h>

#include <cmath>
#include <string>

namespace jostle {

namespace {

constexpr float kGreatestTurn = 100.0f;  ///< [rad]

/// [m] Squares of sums of a few such lengths are floats.
constexpr float kFurthest = 1.0e18f;
constexpr Range kNear{-kFurthest, kFurthest};

void require_motion(const Call& call, const char* argument, const MeshMotion& motion) {
    detail::require_rigid<3>(call, motion.start);
    call.in(kNear, argument, motion.start.p);
    call.in(kNear, argument, motion.translation);
    call.in(kNear, argument, motion.center);
    call.finite(argument, motion.turn);
    if (length(motion.turn) > kGreatestTurn)
        call.refuse(argument, to_text(length(motion.turn)) + " rad", "it must turn by at most 100 rad");
}

/// [m] Of all points of the mesh from the center of its motion, at most.
float reach_of(const Call& call, const char* argument, const TriangleMesh& mesh, const MeshMotion& motion) {
    if (mesh.empty()) return 0.0f;
    const Aabb3 box = mesh.bounds();
    const Vec3 most = max(abs(box.lower - motion.center), abs(box.upper - motion.center));
    if (const float far = math::max(most.x, math::max(most.y, most.z)); !(far <= kFurthest))
        call.refuse(argument, to_text(far) + " m", "it must lie within 1e18 m of the center of its motion");
    // Of rotations that are not quite orthonormal, and rounding.
    return length(most) * 1.0002f;
}

/// [m] That positions may be off by at any fraction.
float rounding_of(const MeshMotion& motion, float reach) {
    const float around = length(motion.start.p) + length(motion.center) + length(motion.translation) + reach;
    return 0x1p-20f * (around + length(motion.turn) * reach);
}

}  // namespace

Transform3 pose_at(const MeshMotion& motion, float fraction) {
    Transform3 pose = motion.start;
    const float angle = length(motion.turn);
    if (angle > 0.0f) {
        // By Rodrigues' formula, in double.
        const Vec3 u = motion.turn / angle;
        const double s = static_cast<double>(math::sin(angle * fraction));
        const double c = static_cast<double>(math::cos(angle * fraction));
        const double length_of_both = std::sqrt(s * s + c * c);
        const auto turned = [&](Vec3 v) {
            const Vec3 across = cross(u, v), along = u * dot(u, v);
            Vec3 to;
            for (int i = 0; i < 3; ++i) {
                const double rest = static_cast<double>(v[i]) - static_cast<double>(along[i]);
                to[i] = static_cast<float>(static_cast<double>(along[i]) +
                                           (rest * c + static_cast<double>(across[i]) * s) / length_of_both);
            }
            return to;
        };
        pose.q = {turned(pose.q.cx), turned(pose.q.cy), turned(pose.q.cz)};
    }
    // The center is where it was, and then moves.
    pose.p = motion.start.p + (motion.start.q * motion.center - pose.q * motion.center) +
             motion.translation * fraction;
    return pose;
}

MeshContactTime time_of_contact(MeshDistanceContext& context, const TriangleMesh& a, const MeshMotion& of_a,
                                const TriangleMesh& b, const MeshMotion& of_b,
                                const MeshContactTimeOptions& options) {
    const Call call("time_of_contact");
    require_motion(call, "of_a", of_a);
    require_motion(call, "of_b", of_b);
    call.in(kPositive, "options.tolerance", options.tolerance);
    call.in(kZeroToOne, "options.from", options.from);
    if (options.max_distances < 1)
        call.refuse("options.max_distances", std::to_string(options.max_distances), "it must be at least 1");
    const float reach_a = reach_of(call, "a", a, of_a), reach_b = reach_of(call, "b", b, of_b);
    const float speed = (length(of_a.translation - of_b.translation) + length(of_a.turn) * reach_a +
                         length(of_b.turn) * reach_b) *
                        1.0001f;
    const float rounding = rounding_of(of_a, reach_a) + rounding_of(of_b, reach_b);
    const float tolerance = math::max(options.tolerance, 2.0f * rounding);

    MeshContactTime result;
    result.fraction = options.from;
    for (;;) {
        // Those that are further apart do not meet.
        const float matters = speed * (1.0f - result.fraction) * 1.0001f + tolerance;
        const MeshDistance apart =
            distance(context, a, pose_at(of_a, result.fraction), b, pose_at(of_b, result.fraction), matters);
        ++result.distances;
        if (apart && apart.distance < tolerance) {
            result.state = MeshContactTimeState::kHit;
            result.nearest = apart;
            return result;
        }
        if (!apart || result.fraction >= 1.0f) {
            result.state = MeshContactTimeState::kSeparated;
            result.fraction = 1.0f;
            return result;
        }
        const float step = (apart.distance - 0.5f * tolerance) / speed;
        result.fraction = math::min(result.fraction + step * 0.9999f, 1.0f);
        if (result.distances == options.max_distances) return result;
    }
}

MeshContactTime time_of_contact(const TriangleMesh& a, const MeshMotion& of_a, const TriangleMesh& b,
                                const MeshMotion& of_b, const MeshContactTimeOptions& options) {
    MeshDistanceContext context;
    return time_of_contact(context, a, of_a, b, of_b, options);
}

}  // namespace jostle
