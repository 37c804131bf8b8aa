// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From "a box moved" to "a contact exists": the broad phase says which pairs of fat boxes overlap, and one
// serial loop admits them, in the order of their shapes. What moved is forgotten when all are admitted.
#include <algorithm>
#include <utility>

#include "dynamics/pairs/pairs.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/edges.h"
#include "dynamics/store/scratch.h"

namespace jostle {
namespace {

/// Whether a joint between the two bodies forbids them to collide. Cost: the joints of the one that has
/// fewer.
bool is_kept_apart(const Tables& tables, int body_a, int body_b) {
    if (tables.body(body_a).joint_count > tables.body(body_b).joint_count) std::swap(body_a, body_b);
    for (int edge = tables.body(body_a).first_joint; edge != kNone;
         edge = edge_at(tables.joints, edge).next) {
        const JointRecord& joint = tables.joint(constraint_of(tables.joints, edge));
        if (joint.collide_connected) continue;
        for (int side = 0; side < joint.body_count; ++side)
            if (joint.edges[side].body == body_b) return true;
    }
    return false;
}

bool may_collide(const Tables& tables, int shape_1, int shape_2) {
    const ShapeRecord& a = tables.shape(shape_1);
    const ShapeRecord& b = tables.shape(shape_2);
    if (a.body == b.body) return false;
    if (tables.body(a.body).type != BodyType::kDynamic && tables.body(b.body).type != BodyType::kDynamic)
        return false;
    if (a.geometry.kind == ShapeKind::kSegment && b.geometry.kind == ShapeKind::kSegment) return false;
    if (a.def.is_sensor && b.def.is_sensor) return false;
    return should_collide(a.def.filter, b.def.filter) && !is_kept_apart(tables, a.body, b.body);
}

struct ShapePair {
    int a, b;
    friend bool operator<(const ShapePair& x, const ShapePair& y) {
        return x.a != y.a ? x.a < y.a : x.b < y.b;
    }
};

}  // namespace

void find_pairs(StepContext& context) {
    Tables& tables = context.tables;
    BroadPhase<2>& boxes = tables.broad_phase;
    const std::span<const ProxyPair> found = boxes.find_pairs(context.scheduler);
    ScratchArray<ShapePair> admitted(tables.stack, static_cast<int>(found.size()));
    int count = 0;
    for (const ProxyPair& pair : found) {
        const int shape_1 = static_cast<int>(boxes.word(pair.a)),
                  shape_2 = static_cast<int>(boxes.word(pair.b));
        const int a = std::min(shape_1, shape_2), b = std::max(shape_1, shape_2);
        if (tables.pairs.contains(a, b) || !may_collide(tables, a, b)) continue;
        admitted[count++] = {a, b};
    }
    // ORDER: by the smaller shape, then the larger; proxies are numbered as their trees like.
    std::sort(admitted.data(), admitted.data() + count);
    for (int i = 0; i < count; ++i) create_contact(tables, admitted[i].a, admitted[i].b);
    boxes.clear_moved();
}

}  // namespace jostle
