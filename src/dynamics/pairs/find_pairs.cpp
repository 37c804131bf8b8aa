// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From "a box moved" to "a contact exists": the broad phase says which pairs of fat boxes overlap that have
// no contact and may have one, and one serial loop admits them, in the order of their shapes. Moves are
// forgotten when all pairs are admitted.
#include <algorithm>
#include <span>
#include <utility>

#include "core/sort.h"
#include "dynamics/pairs/pairs.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/scratch.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {
namespace {

/// Whether a body that was made asleep sleeps on beside another; see BodyRecord::is_unpaired.
bool sleeps_on(const BodyTable& bodies, BodyId body, BodyId other) {
    return bodies.has_never_woken(body) && !bodies.is_awake(other);
}

/// Whether a sensor notices whatever comes.
bool sees_all(const ShapeRecord& shape) {
    return shape.def.is_sensor && shape.def.sees_all;
}

struct ShapePair {
    ShapeId a, b;
    friend bool operator<(const ShapePair& x, const ShapePair& y) {
        return x.a.index != y.a.index ? x.a.index < y.a.index : x.b.index < y.b.index;
    }
};

ShapePair shapes_of(const BroadPhase<2>& boxes, const ProxyPair& pair) {
    const ShapeId one = shape_of(boxes.user_data_of(pair.a)), other = shape_of(boxes.user_data_of(pair.b));
    return one < other ? ShapePair{one, other} : ShapePair{other, one};
}

/// Pairs that have no contact and may have one.
struct NewPairs {
    const Tables& tables;

    void foresee(int a, int b) const {
        const ShapePair pair = shapes_of(tables.broad_phase, {a, b});
        tables.pairs.prefetch(pair.a, pair.b);
    }
    bool operator()(int a, int b) const {
        const ShapePair pair = shapes_of(tables.broad_phase, {a, b});
        return !tables.pairs.contains(pair.a, pair.b) && may_collide(tables, pair.a, pair.b);
    }
};

}  // namespace

bool is_kept_apart(const Tables& tables, BodyId body_a, BodyId body_b) {
    if (tables.bodies[body_a].joints.count > tables.bodies[body_b].joints.count) std::swap(body_a, body_b);
    for (EdgeId<JointTag> edge = tables.bodies[body_a].joints.first; edge != kNone;
         edge = edge_at(tables.joints, edge).next) {
        const JointRecord& joint = tables.joints[constraint_of(tables.joints, edge)];
        if (joint.collide_connected) continue;
        for (int side = 0; side < joint.body_count; ++side)
            if (joint.edges[side].body == body_b) return true;
    }
    return false;
}

bool may_collide(const Tables& tables, ShapeId shape_1, ShapeId shape_2) {
    const ShapeRecord& a = tables.shapes[shape_1];
    const ShapeRecord& b = tables.shapes[shape_2];
    if (a.body == b.body) return false;
    const BodyType type_a = tables.bodies[a.body].type, type_b = tables.bodies[b.body].type;
    if (type_a != BodyType::kDynamic && type_b != BodyType::kDynamic) {
        const bool stand = type_a == BodyType::kStatic && type_b == BodyType::kStatic;
        const bool is_wanted = a.def.kinematic_events || b.def.kinematic_events || sees_all(a) || sees_all(b);
        if (stand || !is_wanted) return false;
    }
    if (a.geometry.type == ShapeType::kSegment && b.geometry.type == ShapeType::kSegment) return false;
    if (a.def.is_sensor && b.def.is_sensor && !a.def.sees_all && !b.def.sees_all) return false;
    if (!a.def.is_sensor && !b.def.is_sensor &&
        (sleeps_on(tables.bodies, a.body, b.body) || sleeps_on(tables.bodies, b.body, a.body)))
        return false;
    return should_collide(a.def.filter, b.def.filter) && !is_kept_apart(tables, a.body, b.body);
}

void find_pairs(const StepContext& context, Tables& tables) {
    BroadPhase<2>& boxes = tables.broad_phase;
    const std::span<const ProxyPair> found = boxes.find_pairs(context.scheduler, NewPairs{tables});
    const int count = static_cast<int>(found.size());
    ScratchArray<ShapePair> pairs(context.stack, count);
    for (int i = 0; i < count; ++i) pairs[i] = shapes_of(boxes, found[static_cast<std::size_t>(i)]);
    // ORDER: by the smaller shape, then the larger; proxies are numbered as their trees like.
    detail::sort(std::span(pairs.data(), static_cast<std::size_t>(count)));
    // All are asked about before the first contact is made: where a callback throws, nothing has changed.
    const ShapePair* const end =
        std::remove_if(pairs.data(), pairs.data() + count, [&](const ShapePair& pair) {
            const bool* const kept = tables.sweep_answers.about(pair.a, pair.b);
            return !(kept != nullptr ? *kept : context.callbacks.should_collide(pair.a, pair.b));
        });
    for (const ShapePair* pair = pairs.data(); pair != end; ++pair) create_contact(tables, pair->a, pair->b);
    boxes.clear_moved();
    tables.sweep_answers.clear();
}

}  // namespace jostle::detail
