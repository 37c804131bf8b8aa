// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes meet where their trees' descent leads to triangles that meet.
#include <jostle/mesh/mesh_pairs.h>

#include <bit>

#include "mesh/kernels/pair_kernels.h"
#include "mesh/mesh_store.h"
#include "mesh/triangle_pair.h"

namespace jostle {

void detail::ContactSearch::begin(const Call& call, const TriangleMesh& a, const Transform3& at_a,
                                  const TriangleMesh& b, const Transform3& at_b, MeshPairContext& context) {
    if (!context.begun_) {
        context.poses_ = make_poses(call, a.bounds(), at_a, b.bounds(), at_b);
        context.of_[0] = a.store_.get();
        context.of_[1] = b.store_.get();
        context.at_[0] = at_a;
        context.at_[1] = at_b;
        const DescentTask<3> task = task_of(a, b, context.poses_);
        PairSearch::begin(call, task, context.pairs_);
        context.begun_ = true;
    } else if (context.of_[0] != a.store_.get() || context.of_[1] != b.store_.get() ||
               !(context.at_[0] == at_a) || !(context.at_[1] == at_b)) {
        refuse_context(call);
    }
}

detail::DescentTask<3> detail::ContactSearch::task_of(const TriangleMesh& a, const TriangleMesh& b,
                                                      const MeshPoses& poses) {
    DescentTask<3> task;
    task.a = TreeSide<3>(a.store_->view());
    task.b = TreeSide<3>(b.store_->view());
    task.moved = true;
    task.b_to_a = poses.b_to_a;
    task.a_to_b = poses.a_to_b;
    return task;
}

bool detail::ContactSearch::next(const TriangleMesh& a, const TriangleMesh& b, MeshPairContext& context,
                                 MeshContact& found, QueryWork& work) {
    const DescentTask<3> task = task_of(a, b, context.poses_);
    for (;;) {
        if (context.met_ != 0) {
            const ItemPair pair = context.row_[std::countr_zero(context.met_)];
            context.met_ &= context.met_ - 1;
            found = {pair.a, pair.b};
            return true;
        }
        if (context.pairs_.empty() && context.row_size_ == 0) {
            context.clear();
            return false;
        }
        const auto visitor = [&context](int of_a, int of_b) {
            context.row_[context.row_size_++] = {of_a, of_b};
            return context.row_size_ == kPairRow ? Visit::kStop : Visit::kDescend;
        };
        // Where that throws, the row is kept.
        if (!context.pairs_.empty()) work.nodes += PairSearch::go_on(task, context.pairs_, visitor).nodes;
        context.met_ = meeting_pairs(*a.store_, *b.store_, context.poses_,
                                     {context.row_, static_cast<std::size_t>(context.row_size_)});
        context.row_size_ = 0;
    }
}

MeshOverlap overlap(MeshPairContext& context, const TriangleMesh& a, const Transform3& at_a,
                    const TriangleMesh& b, const Transform3& at_b) {
    context.clear();
    detail::ContactSearch::begin("overlap", a, at_a, b, at_b, context);
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
