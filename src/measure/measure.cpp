// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs are found by sweeping along x over boxes sorted by their lower ends; whoever is faster may be wrong,
// and this must be neither ours nor a peer's broad phase.
#include "measure/measure.h"

#include <jostle/geometry/manifold.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <type_traits>

namespace jostle::measure {
namespace {

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

double length(double x, double y) {
    return std::sqrt(x * x + y * y);
}

/// How far the anchors of a joint are from where it wants them [m]; 0 for springs.
struct JointError {
    Transform a, b;

    [[nodiscard]] Vec2 gap(Vec2 local_a, Vec2 local_b) const { return apply(b, local_b) - apply(a, local_a); }

    /// Of a type that holds no anchors, gives way as it is meant to, or has more than two bodies (below).
    template <class Def>
    double operator()(const Def&) const {
        return 0.0;
    }
    double operator()(const RevoluteJointDef& def) const {
        const Vec2 d = gap(def.anchor_a, def.anchor_b);
        return length(d.x, d.y);
    }
    /// Of a type whose B is held on a line of A.
    template <class Def>
    [[nodiscard]] double across(const Def& def) const {
        const Vec2 axis = rotate(a.q, normalized(def.axis_a));
        return std::fabs(cross(axis, gap(def.anchor_a, def.anchor_b)));
    }
    double operator()(const PrismaticJointDef& def) const { return across(def); }
    double operator()(const DistanceJointDef& def) const {
        const Vec2 d = gap(def.anchor_a, def.anchor_b);
        const double now = length(d.x, d.y);
        if (def.limit) return std::max({def.limit->lower - now, now - def.limit->upper, 0.0});
        return def.spring || def.motor ? 0.0 : std::fabs(now - def.length);
    }
    double operator()(const WheelJointDef& def) const { return across(def); }
    double operator()(const SlotJointDef& def) const { return across(def); }
    double operator()(const WeldJointDef& def) const {
        if (def.linear_spring) return 0.0;
        const Vec2 d = gap(def.anchor_a, def.anchor_b);
        return length(d.x, d.y);
    }
};

/// [m] Of a pulley: by how much its rope is too long.
double rope_error(const SceneJoint& joint, const PulleyJointDef& def, const std::vector<Transform>& poses) {
    const Transform& frame = poses[at(joint.frame)];
    const Vec2 to_a = apply(poses[at(joint.body_a)], def.anchor_a) - apply(frame, def.point_a);
    const Vec2 to_b = apply(poses[at(joint.body_b)], def.anchor_b) - apply(frame, def.point_b);
    const double now = length(to_a.x, to_a.y) + static_cast<double>(def.ratio) * length(to_b.x, to_b.y);
    return std::max(now - static_cast<double>(def.length), 0.0);
}

/// [m] Of a slider, in the world of these poses.
double translation_of(const SceneJoint& joint, const PrismaticJointDef& def,
                      const std::vector<Transform>& poses) {
    const Transform &a = poses[at(joint.body_a)], &b = poses[at(joint.body_b)];
    return dot(rotate(a.q, normalized(def.axis_a)), apply(b, def.anchor_b) - apply(a, def.anchor_a));
}
/// [m] Of a rack, a slider and a hinge: how far it is from the law that holds at the start, but for whole
/// turns of the hinge. 0 of other gears.
double rack_error(const Scene& scene, const SceneJoint& joint, const GearJointDef& def,
                  const std::vector<Transform>& poses) {
    const SceneJoint &one = scene.joints[at(joint.joint_a)], &two = scene.joints[at(joint.joint_b)];
    const auto* const slider = std::get_if<PrismaticJointDef>(&one.def);
    if (slider == nullptr || !std::holds_alternative<RevoluteJointDef>(two.def)) return 0.0;
    std::vector<Transform> start;
    for (const SceneBody& body : scene.bodies)
        start.push_back({body.def.position, Rot::from_angle(body.def.angle)});
    const auto angle_of = [&](const std::vector<Transform>& at_poses) {
        return inverse_compose(at_poses[at(two.body_a)].q, at_poses[at(two.body_b)].q).angle();
    };
    const double ratio = def.ratio;
    const double error = translation_of(one, *slider, poses) - translation_of(one, *slider, start) +
                         ratio * static_cast<double>(angle_of(poses) - angle_of(start));
    return std::fabs(std::remainder(error, 2.0 * static_cast<double>(kPi) * ratio));
}

bool collides_connected(const SceneJoint& joint) {
    return std::visit(
        [](const auto& def) {
            if constexpr (requires { def.collide_connected; }) {
                return def.collide_connected;
            } else {
                return std::is_same_v<std::decay_t<decltype(def)>, GearJointDef>;
            }
        },
        joint.def);
}

}  // namespace

bool all_finite(const BodyStates& states) {
    const auto good = [](const auto& values) {
        return std::all_of(values.begin(), values.end(), [](const auto& v) { return is_finite(v); });
    };
    return good(states.poses) && good(states.linear) && good(states.angular);
}

void Measure::add_parts(int body, const SceneShape& shape) {
    Part part{body, &shape.def, {}};
    if (const auto* points = std::get_if<SceneChain>(&shape.geometry)) {
        const Chain chain = to_chain(*points);
        for (int k = 0; k < chain.segment_count(); ++k) {
            part.geometry = chain.segment(k);
            parts_.push_back(part);
        }
        return;
    }
    if (const auto* outline = std::get_if<SceneOutline>(&shape.geometry)) {
        const ConvexPieces& pieces = pieces_.emplace_back(to_pieces(*outline));
        for (int k = 0; k < pieces.size(); ++k) {
            part.geometry = pieces[k];
            parts_.push_back(part);
        }
        return;
    }
    const auto storage = std::make_unique<LargePolygon>();
    if (!to_geometry(shape, part.geometry, *storage)) return;
    if (part.geometry.type == ShapeType::kLargePolygon) {
        PolygonView& view = part.geometry.large_polygon;
        std::vector<Vec2>& copy = large_.emplace_back(view.vertices, view.vertices + view.count);
        copy.insert(copy.end(), view.normals, view.normals + view.count);
        view.vertices = copy.data();
        view.normals = copy.data() + view.count;
    }
    parts_.push_back(part);
}

Measure::Measure(const Scene& scene) : scene_(scene) {
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        if (!scene.bodies[i].def.enabled) continue;
        for (const SceneShape& shape : scene.bodies[i].shapes) {
            if (!shape.def.is_sensor) add_parts(static_cast<int>(i), shape);
        }
    }
    for (const SceneJoint& joint : scene.joints) {
        if (!collides_connected(joint)) joined_.push_back(std::minmax({joint.body_a, joint.body_b}));
    }
    std::sort(joined_.begin(), joined_.end());
}

bool Measure::may_push(const Part& a, const Part& b) const {
    if (a.body == b.body || !should_collide(a.def->filter, b.def->filter)) return false;
    const auto dynamic = [&](const Part& part) {
        return scene_.bodies[at(part.body)].def.type == BodyType::kDynamic;
    };
    if (!dynamic(a) && !dynamic(b)) return false;
    const std::pair<int, int> pair = std::minmax({a.body, b.body});
    return !std::binary_search(joined_.begin(), joined_.end(), pair);
}

double Measure::max_penetration(const BodyStates& states) const {
    struct Item {
        Aabb<2> box;
        std::size_t part;
    };
    std::vector<Item> items;
    items.reserve(parts_.size());
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        items.push_back({bounds(parts_[i].geometry, states.poses[at(parts_[i].body)]), i});
    }
    // ORDER: ties are broken by the part; the result is a maximum, to which the order of pairs is all one.
    std::sort(items.begin(), items.end(), [](const Item& a, const Item& b) {
        return a.box.lower.x != b.box.lower.x ? a.box.lower.x < b.box.lower.x : a.part < b.part;
    });
    double deepest = 0.0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        for (std::size_t k = i + 1; k < items.size() && items[k].box.lower.x <= items[i].box.upper.x; ++k) {
            if (items[k].box.lower.y > items[i].box.upper.y || items[i].box.lower.y > items[k].box.upper.y)
                continue;
            const Part& a = parts_[items[i].part];
            const Part& b = parts_[items[k].part];
            if (!may_push(a, b)) continue;
            const Transform b_in_a = inverse_compose(states.poses[at(a.body)], states.poses[at(b.body)]);
            const Manifold manifold = collide(a.geometry, b.geometry, b_in_a);
            for (int p = 0; p < manifold.count; ++p) {
                deepest = std::max(deepest, -static_cast<double>(manifold.points[p].separation));
            }
        }
    }
    return deepest;
}

double Measure::max_joint_error(const BodyStates& states) const {
    double worst = 0.0;
    for (const SceneJoint& joint : scene_.joints) {
        const BodyDef& a = scene_.bodies[at(joint.body_a)].def;
        const BodyDef& b = scene_.bodies[at(joint.body_b)].def;
        const bool idle = a.type != BodyType::kDynamic && b.type != BodyType::kDynamic;
        if (idle || !a.enabled || !b.enabled) continue;
        if (const auto* const pulley = std::get_if<PulleyJointDef>(&joint.def))
            worst = std::max(worst, rope_error(joint, *pulley, states.poses));
        if (const auto* const gear = std::get_if<GearJointDef>(&joint.def))
            worst = std::max(worst, rack_error(scene_, joint, *gear, states.poses));
        const JointError error{states.poses[at(joint.body_a)], states.poses[at(joint.body_b)]};
        worst = std::max(worst, std::visit(error, joint.def));
    }
    return worst;
}

Quality Measure::operator()(const BodyStates& states) const {
    Quality quality;
    if (!all_finite(states)) {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        return {nan, nan, nan, nan, nan, nan, {nan, nan}};
    }
    quality.max_penetration = max_penetration(states);
    quality.max_joint_error = max_joint_error(states);

    const double g = length(scene_.gravity.x, scene_.gravity.y);
    const double down_x = g > 0.0 ? scene_.gravity.x / g : 0.0;
    const double down_y = g > 0.0 ? scene_.gravity.y / g : -1.0;
    double mass = 0.0;
    for (std::size_t i = 0; i < scene_.bodies.size(); ++i) {
        const BodyDef& def = scene_.bodies[i].def;
        if (def.type != BodyType::kDynamic || !def.enabled) continue;
        const MassData& m = states.masses[i];
        const Vec2 moved = states.poses[i].p - def.position;
        const double vertical = moved.x * down_x + moved.y * down_y;
        const double sideways = moved.x * down_y - moved.y * down_x;
        quality.drift_vertical = std::max(quality.drift_vertical, std::fabs(vertical));
        quality.drift_sideways = std::max(quality.drift_sideways, std::fabs(sideways));
        const Vec2 v = states.linear[i];
        const double w = states.angular[i];
        const double speed2 = static_cast<double>(v.x) * v.x + static_cast<double>(v.y) * v.y;
        quality.kinetic_energy += 0.5 * (m.mass * speed2 + m.inertia * w * w);
        const Vec2 c = apply(states.poses[i], m.center);
        quality.potential_energy -=
            static_cast<double>(m.mass) * def.gravity_scale * g * (c.x * down_x + c.y * down_y);
        quality.center_of_mass[0] += static_cast<double>(m.mass) * c.x;
        quality.center_of_mass[1] += static_cast<double>(m.mass) * c.y;
        mass += m.mass;
    }
    if (mass > 0.0) {
        quality.center_of_mass[0] /= mass;
        quality.center_of_mass[1] /= mass;
    }
    return quality;
}

}  // namespace jostle::measure
