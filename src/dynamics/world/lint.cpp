// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World::lint(): questions to the world's own tables and queries, in the order of LintType; within a type by
// slot. Overlap is what a manifold calls overlap, so that the back of a one-sided chain has none. Cost: the
// pairs of shapes whose boxes overlap, and the segments of one-sided chains times the moving bodies.
#include <jostle/dynamics/lint.h>
#include <jostle/geometry/manifold.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "dynamics/pairs/pairs.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

constexpr float kNear = 10.0f;        // [m] to a chain, at least
constexpr float kTurned = 0.035f;     // [rad] 2 degrees
constexpr float kSmallest = 0.1f;     // [m] of a moving body; docs/units.md
constexpr float kLargest = 10.0f;     // [m]
constexpr float kRounded = 1.0e-4f;   // [1] sizes are sums of rounded numbers
constexpr float kLightest = 1.0e-4f;  // [kg]
constexpr float kHeaviest = 1.0e6f;   // [kg]
constexpr float kMostRatio = 100.0f;  // [1]
constexpr float kLeastSlant = 0.1f;   // [1] sine of the angle by which a point must lie beside an open end

bool is_moving(const Body& body) {
    return body.type() == BodyType::kDynamic && body.is_enabled();
}

/// A row of one-sided segments: of a chain, or one alone.
struct OneSided {
    std::vector<Segment> segments;  // [m] in the world
    bool is_loop = false;
    Body body;
    Shape first;
    ChainShape chain;
};

Segment in_world(const Segment& segment, const Transform& pose) {
    Segment moved{apply(pose, segment.point1), apply(pose, segment.point2)};
    if (segment.ghost1) moved.ghost1 = apply(pose, *segment.ghost1);
    if (segment.ghost2) moved.ghost2 = apply(pose, *segment.ghost2);
    return moved;
}

std::vector<OneSided> one_sided_of(const Body& body) {
    std::vector<OneSided> rows;
    const Transform pose = body.transform();
    for (const Shape& shape : body.shapes()) {
        if (shape.is_sensor()) continue;
        const Geometry geometry = shape.geometry();
        if (geometry.type != ShapeType::kSegment || !geometry.segment.one_sided) continue;
        const ChainShape chain = shape.chain();
        const bool goes_on = !rows.empty() && chain.is_valid() && rows.back().chain == chain;
        if (!goes_on) rows.push_back({{}, chain.is_valid() && chain.is_loop(), body, shape, chain});
        rows.back().segments.push_back(in_world(geometry.segment, pose));
    }
    return rows;
}

Vec2 front_of(Vec2 from, Vec2 to) {
    return normalized(Vec2{to.y - from.y, from.x - to.x});
}

struct Side {
    float distance = std::numeric_limits<float>::infinity();  // [m]
    bool front = true;
};

/// The side of a row on which a point lies: by the normal at the nearest point of the row, which at a corner
/// is the mean of both.
Side side_of(const OneSided& row, Vec2 point) {
    const int count = static_cast<int>(row.segments.size());
    int nearest = 0;
    float share = 0.0f, least = std::numeric_limits<float>::infinity();
    for (int i = 0; i < count; ++i) {
        const Segment& segment = row.segments[static_cast<std::size_t>(i)];
        const Vec2 along = segment.point2 - segment.point1;
        const float t = clamp(dot(point - segment.point1, along) / dot(along, along), 0.0f, 1.0f);
        const float distance = length(segment.point1 + t * along - point);
        if (distance < least) {
            least = distance;
            nearest = i;
            share = t;
        }
    }
    const Segment& at = row.segments[static_cast<std::size_t>(nearest)];
    Vec2 normal = front_of(at.point1, at.point2);
    bool is_end = false;
    if (share <= 0.0f) {
        const bool is_first = nearest == 0 && !row.is_loop;
        const Segment& before = row.segments[static_cast<std::size_t>((nearest + count - 1) % count)];
        if (!is_first) normal += front_of(before.point1, before.point2);
        if (is_first && at.ghost1) normal += front_of(*at.ghost1, at.point1);
        is_end = is_first && !at.ghost1;
    } else if (share >= 1.0f) {
        const bool is_last = nearest + 1 == count && !row.is_loop;
        const Segment& after = row.segments[static_cast<std::size_t>((nearest + 1) % count)];
        if (!is_last) normal += front_of(after.point1, after.point2);
        if (is_last && at.ghost2) normal += front_of(at.point2, *at.ghost2);
        is_end = is_last && !at.ghost2;
    }
    const Vec2 foot = at.point1 + share * (at.point2 - at.point1);
    const float above = dot(point - foot, normal);
    // Beyond an open end there is no side.
    return {least, above >= (is_end ? -kLeastSlant * least : 0.0f)};
}

/// [m] As far from a row as a body counts as near.
float reach_of(const OneSided& row, float scale) {
    Vec2 lower = row.segments[0].point1, upper = lower;
    for (const Segment& segment : row.segments)
        for (const Vec2 point : {segment.point1, segment.point2}) {
            lower = min(lower, point);
            upper = max(upper, point);
        }
    return max(kNear * scale, 0.5f * length(upper - lower));
}

std::string name_of(const Body& body) {
    if (!body.is_valid()) return "a body that is gone";
    if (body.name().empty()) return "a body";
    std::string text = "'";
    text += body.name();
    text += '\'';
    return text;
}

/// With three digits, as nobody reads more.
std::string rounded(float value) {
    double scale = 1.0;
    const double size = static_cast<double>(abs(value));
    if (!(size > 0.0) || !is_finite(value)) return to_text(value);
    while (size * scale < 100.0) scale *= 10.0;
    while (size * scale >= 1000.0) scale /= 10.0;
    return to_text(static_cast<float>(std::floor(static_cast<double>(value) * scale + 0.5) / scale));
}

std::string bodies_of(const LintFinding& finding) {
    return name_of(finding.body_a) + " and " + name_of(finding.body_b);
}

std::string sentence_of(const LintFinding& finding) {
    const std::string value = rounded(finding.value);
    switch (finding.type) {
        case LintType::kChainFacesAway:
            return "the front of this one-sided " +
                   std::string(finding.chain == ChainShape() ? "segment" : "chain") +
                   " looks away from all moving bodies near it (" + value + ", of which " +
                   name_of(finding.body_b) +
                   " is the nearest): they pass through it; the front is on the right of the direction, so "
                   "turn the order of the points around";
        case LintType::kOverlap:
            return bodies_of(finding) + " overlap by " + value +
                   " m: they are pushed apart; move one of them";
        case LintType::kOpenJoint:
            return "the joint of " + bodies_of(finding) + " is " + value +
                   " m from where it holds them: it closes at once; move a body or an anchor";
        case LintType::kTurnedJoint:
            return "the joint of " + bodies_of(finding) + " is turned by " + value +
                   " rad from the angle that it holds: it turns back at once; turn a body or change the "
                   "reference angle or the limit";
        case LintType::kSmallBody:
            return name_of(finding.body_a) + " measures " + value +
                   " m, and moving bodies are best at 0.1 to 10 m: it sinks in visibly; make it larger, or "
                   "set the world's length_scale";
        case LintType::kLargeBody:
            return name_of(finding.body_a) + " measures " + value +
                   " m, and moving bodies are best at 0.1 to 10 m: it seems to move slowly; make it smaller, "
                   "or set the world's length_scale";
        case LintType::kLightBody:
            return name_of(finding.body_a) + " weighs " + value +
                   " kg, and 0.1 g is little; raise the density of its shapes";
        case LintType::kHeavyBody:
            return name_of(finding.body_a) + " weighs " + value +
                   " kg, and 1,000,000 kg is much; lower the density of its shapes";
        case LintType::kMassRatio:
            return name_of(finding.body_a) + " is " + value + " times as heavy as " +
                   name_of(finding.body_b) + ", which " +
                   (finding.joint == Joint() ? "it lies on" : "it is joined to") +
                   ": up to 100 times is safe; make them more alike";
        case LintType::kIdleMotor:
            return "the motor between " + bodies_of(finding) + " aims at " + value +
                   ", and its greatest force or torque is 0: it does nothing; set max_torque or max_force";
    }
    return {};
}

/// [m/s], [rad/s] At which a joint's motor aims in vain; 0: none does.
float idle_speed(const Joint& joint) {
    const auto of = [](const auto& motor, auto most) {
        return motor && (*motor).*most == 0.0f ? motor->speed : 0.0f;
    };
    switch (joint.type()) {
        case JointType::kRevolute:
            return of(RevoluteJoint(joint).motor(), &RevoluteMotor::max_torque);
        case JointType::kPrismatic:
            return of(PrismaticJoint(joint).motor(), &PrismaticMotor::max_force);
        case JointType::kWheel:
            return of(WheelJoint(joint).motor(), &WheelMotor::max_torque);
        case JointType::kSlot:
            return of(SlotJoint(joint).motor(), &SlotMotor::max_force);
        case JointType::kDistance:
            return of(DistanceJoint(joint).motor(), &DistanceMotor::max_force);
        default:
            return 0.0f;
    }
}

class Linter {
  public:
    Linter(const World& world, const Tables& tables) : world_(world), tables_(tables) {
        scale_ = tables_.settings.tolerances.linear_slop / kLinearSlop;
        for (const Body& body : world.bodies()) {
            bodies_.push_back(body);
            if (is_moving(body)) moving_.push_back(body);
        }
    }

    std::vector<LintFinding> run() {
        for (const Body& body : bodies_)
            if (body.is_enabled())
                for (const OneSided& row : one_sided_of(body)) look_at_row(row);
        for (const Body& body : moving_) look_at_overlaps(body);
        for (const Joint& joint : world_.joints()) look_at_joint(joint);
        for (const Body& body : moving_) look_at_body(body);
        // ORDER: by type; within one as the loops come, by slot.
        std::stable_sort(found_.begin(), found_.end(),
                         [](const LintFinding& a, const LintFinding& b) { return a.type < b.type; });
        for (LintFinding& finding : found_) finding.sentence = sentence_of(finding);
        return std::move(found_);
    }

  private:
    [[nodiscard]] bool may_meet(const Shape& a, const Shape& b) const {
        return !a.is_sensor() && !b.is_sensor() && should_collide(a.filter(), b.filter()) &&
               !is_kept_apart(tables_, find_body(a.body().handle(), kRange).id,
                              find_body(b.body().handle(), kRange).id);
    }

    void look_at_row(const OneSided& row) {
        const float reach = reach_of(row, scale_);
        LintFinding finding{
            .type = LintType::kChainFacesAway, .body_a = row.body, .shape_a = row.first, .chain = row.chain};
        float nearest = std::numeric_limits<float>::infinity();
        for (const Body& body : moving_) {
            if (body == row.body) continue;
            const Side side = side_of(row, body.center_of_mass());
            if (side.distance > reach) continue;
            const HandleRange<Shape> shapes = body.shapes();
            if (std::none_of(shapes.begin(), shapes.end(),
                             [&](const Shape& shape) { return may_meet(shape, row.first); }))
                continue;
            if (side.front) return;
            finding.value += 1.0f;
            if (side.distance >= nearest) continue;
            nearest = side.distance;
            finding.body_b = body;
        }
        if (finding.value > 0.0f) found_.push_back(finding);
    }

    /// Of each pair of bodies the deepest shapes; a pair of moving ones is told by the lower slot.
    void look_at_overlaps(const Body& body) {
        std::vector<LintFinding> deepest;
        for (const Shape& shape : body.shapes())
            world_.overlap(shape.bounds(), [&](const Shape& other) { compare(shape, other, deepest); });
        for (const LintFinding& finding : deepest) {
            if (finding.value > 2.0f * scale_ * kLinearSlop) found_.push_back(finding);
            note_load(finding.body_a, finding.body_b);
        }
    }

    void compare(const Shape& shape, const Shape& other, std::vector<LintFinding>& deepest) const {
        const Body body = shape.body(), other_body = other.body();
        if (body == other_body || !other_body.is_enabled()) return;
        if (is_moving(other_body) && other_body.handle().index < body.handle().index) return;
        if (!may_meet(shape, other)) return;
        const Geometry a = shape.geometry(), b = other.geometry();
        const bool swap = collision_rank(a.type) > collision_rank(b.type);
        const Transform pose = body.transform(), other_pose = other_body.transform();
        const Manifold manifold =
            swap ? collide(b, a, inverse_compose(other_pose, pose), tables_.settings.tolerances)
                 : collide(a, b, inverse_compose(pose, other_pose), tables_.settings.tolerances);
        if (manifold.count == 0) return;
        float depth = -manifold.points[0].separation;
        if (manifold.count > 1) depth = max(depth, -manifold.points[1].separation);
        const auto same = std::find_if(deepest.begin(), deepest.end(), [&](const LintFinding& finding) {
            return finding.body_b == other_body;
        });
        const LintFinding finding{LintType::kOverlap, depth, body, other_body, shape, other, {}, {}, {}};
        if (same == deepest.end()) {
            deepest.push_back(finding);
        } else if (depth > same->value) {
            *same = finding;
        }
    }

    /// Of bodies that touch: the heavy one lies on the light one.
    void note_load(const Body& a, const Body& b) {
        if (!is_moving(a) || !is_moving(b)) return;
        const Body& heavy = a.mass() > b.mass() ? a : b;
        const Body& light = a.mass() > b.mass() ? b : a;
        if (dot(heavy.center_of_mass() - light.center_of_mass(), world_.gravity()) < 0.0f)
            note_ratio(heavy, light, {});
    }

    void note_ratio(const Body& heavy, const Body& light, const Joint& joint) {
        const float ratio = heavy.mass() / light.mass();
        if (ratio <= kMostRatio * (1.0f + kRounded)) return;
        if (!rated_.insert({heavy.handle().key(), light.handle().key()}).second) return;
        found_.push_back({LintType::kMassRatio, ratio, heavy, light, {}, {}, {}, joint, {}});
    }

    void look_at_joint(const Joint& joint) {
        const JointType type = joint.type();
        // A goal, a limit of force, or nothing at all is no place to be at.
        constexpr JointType kFree[] = {JointType::kFilter, JointType::kMotor, JointType::kTarget,
                                       JointType::kFriction, JointType::kCustom};
        if (std::ranges::find(kFree, type) != std::end(kFree)) return;
        const Body a = joint.body_a(), b = joint.body_b();
        if (!a.is_enabled() || !b.is_enabled()) return;
        const auto note = [&](LintType finding, float value) {
            found_.push_back({finding, value, a, b, {}, {}, {}, joint, {}});
        };
        if (const float speed = idle_speed(joint); speed != 0.0f) note(LintType::kIdleMotor, speed);
        if (joint.linear_error() > scale_ * kLinearSlop) note(LintType::kOpenJoint, joint.linear_error());
        if (type != JointType::kRatchet && joint.angular_error() > kTurned)
            note(LintType::kTurnedJoint, joint.angular_error());
        if (!is_moving(a) || !is_moving(b) || type == JointType::kGear) return;
        if (a.mass() > b.mass()) {
            note_ratio(a, b, joint);
        } else {
            note_ratio(b, a, joint);
        }
    }

    void look_at_body(const Body& body) {
        const auto note = [&](LintType type, float value) {
            found_.push_back({.type = type, .value = value, .body_a = body});
        };
        const HandleRange<Shape> shapes = body.shapes();
        if (std::any_of(shapes.begin(), shapes.end(),
                        [](const Shape& shape) { return !shape.is_sensor(); })) {
            const Aabb<2> box = body.bounds();
            const float size = max(box.upper.x - box.lower.x, box.upper.y - box.lower.y);
            if (size < kSmallest * scale_ * (1.0f - kRounded)) note(LintType::kSmallBody, size);
            if (size > kLargest * scale_ * (1.0f + kRounded)) note(LintType::kLargeBody, size);
        }
        if (body.mass() < kLightest * (1.0f - kRounded)) note(LintType::kLightBody, body.mass());
        if (body.mass() > kHeaviest * (1.0f + kRounded)) note(LintType::kHeavyBody, body.mass());
    }

    const World& world_;
    const Tables& tables_;
    float scale_ = 1.0f;
    std::vector<Body> bodies_;
    std::vector<Body> moving_;
    std::vector<LintFinding> found_;
    std::set<std::pair<std::uint64_t, std::uint64_t>> rated_;  ///< keys of pairs whose ratio was found
};

}  // namespace

std::vector<LintFinding> World::lint() const {
    const WorldImpl& impl = require_here(impl_, Call("World::lint"));
    const FloatEnvironment environment;
    return Linter(*this, impl.tables()).run();
}

}  // namespace jostle
