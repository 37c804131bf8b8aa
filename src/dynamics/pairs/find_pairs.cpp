// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From "a box moved" to "a contact exists": the broad phase says which pairs of fat boxes overlap, ordered by
// id, and this one serial loop admits them.
#include "dynamics/pairs/pairs.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/edges.h"

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

}  // namespace

void find_pairs(StepContext& context) {
    Tables& tables = context.tables;
    // ORDER: pairs come sorted by (smaller, larger) proxy, whatever found them.
    for (const ProxyPair pair : tables.broad_phase.update_pairs(context.scheduler)) {
        const int shape_1 = static_cast<int>(tables.broad_phase.word(pair.a));
        const int shape_2 = static_cast<int>(tables.broad_phase.word(pair.b));
        if (tables.pairs.contains(shape_1, shape_2) || !may_collide(tables, shape_1, shape_2)) continue;
        create_contact(tables, shape_1, shape_2);
    }
}

}  // namespace jostle
