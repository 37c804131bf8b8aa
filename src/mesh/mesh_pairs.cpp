// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes, or a mesh and itself, meet where the descent of their trees leads to triangles that meet.
#include <jostle/mesh/mesh_pairs.h>

#include "mesh/kernels/pair_kernels.h"
#include "mesh/mesh_store.h"
#include "mesh/triangle_pair.h"

namespace jostle {

namespace {

/// Boxes that are moved grow by r in the world.
void widen(detail::MeshPoses& poses, float r) {
    // 64 roundings of r, of which the sums of a motion need 4.
    const float by = r * poses.stretch * (1.0f + 0x1p-18f);
    for (int row = 0; row < 6; ++row) {
        poses.b_to_a.shift[row] -= by;
        poses.a_to_b.shift[row] -= by;
    }
}

}  // namespace

void detail::ContactSearch::begin(const Call& call, MeshVerb verb, const TriangleMesh& a,
                                  const Transform3& at_a, const TriangleMesh& b, const Transform3& at_b,
                                  MeshPairContext& context, float r) {
    if (!context.begun_) {
        context.poses_ = make_poses(call, a.bounds(), at_a, b.bounds(), at_b);
        if (verb == MeshVerb::kNearPairs) widen(context.poses_, r);
        context.verb_ = verb;
        context.r_ = r;
        context.of_[0] = &a.store();
        context.of_[1] = &b.store();
        context.at_[0] = at_a;
        context.at_[1] = at_b;
        if (verb == MeshVerb::kNearPairs) {
            PairSearch::begin(call, task_of(a, b, context), context.pairs_);
        } else {
            context.waiting_.push({kTopPlace, kTopPlace});
            context.is_first_ = true;
        }
        context.begun_ = true;
    } else if (context.verb_ != verb || context.of_[0] != &a.store() || context.of_[1] != &b.store() ||
               !(context.at_[0] == at_a) || !(context.at_[1] == at_b) || context.r_ != r) {
        refuse_context(call);
    }
}

detail::DescentTask<3> detail::ContactSearch::task_of(const TriangleMesh& a, const TriangleMesh& b,
                                                      const MeshPairContext& context) {
    DescentTask<3> task;
    task.a = TreeSide<3>(a.store().view());
    task.b = TreeSide<3>(b.store().view());
    task.moved = true;
    task.b_to_a = context.poses_.b_to_a;
    task.a_to_b = context.poses_.a_to_b;
    return task;
}

bool detail::ContactSearch::next(const TriangleMesh& a, const TriangleMesh& b, MeshPairContext& context,
                                 MeshContact& found, QueryWork& work) {
    PairStack& waiting = context.waiting_;
    while (context.next_found_ == context.found_count_) {
        if (waiting.empty()) {
            context.clear();
            return false;
        }
        if (waiting.size() + kMostFound > waiting.capacity()) waiting.reserve(waiting.capacity() * 2);
        ContactLists lists{.waiting = waiting.data(),
                           .waiting_count = waiting.size(),
                           .waiting_capacity = waiting.capacity(),
                           .found = context.found_,
                           .found_count = 0,
                           .is_first = context.is_first_,
                           .work = 0};
        find_contacts(a.store(), b.store(), context.poses_, context.verb_ == MeshVerb::kSelfContacts, lists);
        waiting.set_size(lists.waiting_count);
        context.next_found_ = 0;
        context.found_count_ = lists.found_count;
        context.is_first_ = context.is_first_ && lists.found_count == 0;
        work.nodes += lists.work;
    }
    found = context.found_[context.next_found_++];
    return true;
}

MeshOverlap overlap(MeshPairContext& context, const TriangleMesh& a, const Transform3& at_a,
                    const TriangleMesh& b, const Transform3& at_b) {
    context.clear();
    detail::ContactSearch::begin("overlap", detail::MeshVerb::kContacts, a, at_a, b, at_b, context);
    MeshOverlap result;
    result.hit = detail::ContactSearch::next(a, b, context, result.first, result.work);
    result.work.items = result.hit ? 1 : 0;
    context.clear();
    return result;
}

MeshOverlap overlap(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                    const Transform3& at_b) {
    MeshPairContext context;
    return overlap(context, a, at_a, b, at_b);
}

CommonPoints common_points(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                           const Transform3& at_b, MeshContact contact) {
    const Call call("common_points");
    const TriangleCorners of_a = a.corners(contact.a), of_b = b.corners(contact.b);
    const detail::MeshPoses poses = detail::make_poses(call, a.bounds(), at_a, b.bounds(), at_b);
    const detail::PlacedTriangle placed_a = placed(poses.a, of_a), placed_b = placed(poses.b, of_b);
    CommonPoints common;
    if (!meet(placed_a, placed_b)) return common;
    detail::Double3 points[6];
    common.count = detail::common_points(placed_a, placed_b, points);
    const detail::Double3 middle{poses.middle[0], poses.middle[1], poses.middle[2]};
    for (int i = 0; i < common.count; ++i) common.points[i] = to_float(points[i] + middle);
    return common;
}

}  // namespace jostle
