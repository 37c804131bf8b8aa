// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh and a cloud of points. Both trees are gone down together, the nearest boxes first: two inner nodes
// are opened at once, and a leaf of points waits until a block of triangles is found for it. Then the
// points are held against the boxes of the triangles, and against those triangles that are near.
#include <jostle/mesh/mesh_primitives.h>
#include <jostle/spatial/arguments.h>

#include <algorithm>
#include <cmath>

#include "mesh/near_nodes.h"
#include "mesh/point_triangle.h"

namespace jostle {

namespace {

using detail::BoundRows;
using detail::Double3;
using detail::KdChild;
using detail::MeshPoses;
using detail::MeshStore;
using detail::WideNode3;

constexpr std::int32_t kTop = -1;  ///< as a place: the node 0, which is in no slot

/// A child of a node of the cloud and one of the mesh, by their places: node * width + slot.
struct CloudPair {
    float squared;  ///< [m^2] in the mesh's frame: they are no nearer
    std::int32_t of_cloud;
    std::int32_t of_mesh;
};
using Waiting = GrowableStack<CloudPair, 1024>;

class CloudSearch {
  public:
    CloudSearch(const TriangleMesh& mesh, const Transform3& at, const KdTree<3>& cloud,
                const Transform3& at_cloud, const Call& call)
        : mesh_(detail::MeshAccess::store(mesh)),
          view_(mesh_.view()),
          points_(detail::TreeAccess::view(cloud)),
          poses_(detail::make_poses(call, mesh.bounds(), at, bounds_of(points_.nodes[0]), at_cloud)) {}

    /// The nearest of the pairs nearer than `most` [m]; or the first that is found up to there.
    void run(double most, bool first) {
        most_ = most;
        squared_ = most * most * (1.0 + 0x1p-40);
        limit_ = detail::near_limit(poses_, most);
        first_ = first;
        Waiting waiting;
        waiting.push({0.0f, kTop, kTop});
        while (!waiting.empty() && !done_) {
            const CloudPair next = waiting.pop();
            if (next.squared > limit_) continue;
            ++opened_;
            open(next, waiting);
        }
    }

    [[nodiscard]] PrimitiveDistance result() const {
        PrimitiveDistance result;
        result.work.nodes = opened_;
        if (triangle_ < 0) return result;
        const Double3 middle{poses_.middle[0], poses_.middle[1], poses_.middle[2]};
        result.hit = true;
        result.work.items = 1;
        result.distance = static_cast<float>(std::sqrt(squared_));
        result.triangle = triangle_;
        result.point = point_;
        result.feature = feature_;
        result.point_on_mesh = to_float(on_mesh_ + middle);
        result.point_on_other = to_float(at_point_ + middle);
        return result;
    }

  private:
    static Aabb3 bounds_of(const detail::KdNode<3>& node) {
        Aabb3 all = empty_box<3>();
        for (int i = 0; i < detail::kKdWidth; ++i)
            if (node.child[i].count != detail::kKdNothing) all = unite(all, detail::slot_box<3>(node, i));
        return all;
    }

    /// The slots [first, end) of a node.
    template <class Node>
    struct Part {
        const Node* node;
        std::int32_t base;  ///< the place of its slot 0
        int first, end;
    };
    [[nodiscard]] KdChild child_at(std::int32_t place) const {
        if (place == kTop) return {0, detail::kKdInner};
        return points_.nodes[place / detail::kKdWidth].child[place % detail::kKdWidth];
    }
    [[nodiscard]] std::int32_t link_at(std::int32_t place) const {
        return place == kTop ? 0 : view_.inner[place / detail::kBlockSize].link[place % detail::kBlockSize];
    }

    void open(const CloudPair& pair, Waiting& waiting) {
        const KdChild child = child_at(pair.of_cloud);
        const std::int32_t link = link_at(pair.of_mesh);
        if (child.count > 0 && link < 0) {
            test(child, ~link);
            return;
        }
        // A leaf of the cloud's tree stands for itself.
        Part<detail::KdNode<3>> cloud{points_.nodes + child.link, child.link * detail::kKdWidth, 0,
                                      detail::kKdWidth};
        if (child.count > 0) {
            const int slot = pair.of_cloud % detail::kKdWidth;
            cloud = {points_.nodes + pair.of_cloud / detail::kKdWidth, pair.of_cloud - slot, slot, slot + 1};
        }
        Part<WideNode3> mesh{view_.inner + link, link * detail::kBlockSize, 0, detail::kBlockSize};
        if (link < 0) {
            const int slot = pair.of_mesh % detail::kBlockSize;
            mesh = {view_.inner + pair.of_mesh / detail::kBlockSize, pair.of_mesh - slot, slot, slot + 1};
        }
        push_near(cloud, mesh, waiting);
    }

    void push_near(const Part<detail::KdNode<3>>& cloud, const Part<WideNode3>& mesh, Waiting& waiting) {
        CloudPair found[detail::kKdWidth * detail::kBlockSize];
        int count = 0;
        for (int i = cloud.first; i < cloud.end; ++i) {
            if (cloud.node->child[i].count == detail::kKdNothing) continue;
            const BoundRows box(detail::moved<3>(poses_.b_to_a, detail::slot_box<3>(*cloud.node, i)));
            float squared[detail::kBlockSize];
            fill_squared_gaps(*mesh.node, box, squared);
            for (int k = mesh.first; k < mesh.end; ++k) {
                if (mesh.node->link[k] == detail::kNoChild || !(squared[k] <= limit_)) continue;
                found[count++] = {squared[k], cloud.base + i, mesh.base + k};
            }
        }
        // ORDER: the nearest is popped first; of those as near, that with the smallest places.
        std::sort(found, found + count, [](const CloudPair& a, const CloudPair& b) {
            if (a.squared != b.squared) return a.squared > b.squared;
            return a.of_cloud != b.of_cloud ? a.of_cloud > b.of_cloud : a.of_mesh > b.of_mesh;
        });
        for (int i = 0; i < count; ++i) waiting.push(found[i]);
    }

    /// The points of a leaf against the triangles of a block.
    void test(const KdChild& leaf, std::int32_t index) {
        const WideNode3& block = view_.blocks[index];
        const detail::TriangleBlock& corners = mesh_.blocks.data()[index];
        detail::PlacedTriangle triangles[detail::kBlockSize];
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            triangles[slot] = placed(
                poses_.a,
                TriangleCorners{corners.corner(0, slot), corners.corner(1, slot), corners.corner(2, slot)});
        }
        for (std::int32_t i = leaf.link; i < leaf.link + leaf.count && !done_; ++i) {
            const Vec3 p{points_.coordinate[0][i], points_.coordinate[1][i], points_.coordinate[2][i]};
            const BoundRows box(detail::moved<3>(poses_.b_to_a, {p, p}));
            const detail::NearSlots slots(block, detail::kNoItem, box, limit_);
            if (slots.count == 0) continue;
            const Double3 at = placed(poses_.b, p);
            for (int k = 0; k < slots.count && !done_; ++k) {
                if (slots.squared[k] <= limit_)
                    attempt(triangles[slots.slot[k]], block.link[slots.slot[k]], at, points_.id[i]);
            }
        }
    }

    void attempt(const detail::PlacedTriangle& t, int triangle, const Double3& at, int point) {
        const detail::NearestOnTriangle on = detail::nearest_on_triangle(at, t.at[0], t.at[1], t.at[2]);
        if (on.squared_distance > squared_) return;
        // ORDER: of pairs as near, the smallest triangle's id, then the smallest point's.
        if (on.squared_distance == squared_ && triangle_ >= 0) {
            if (triangle > triangle_ || (triangle == triangle_ && point > point_)) return;
        }
        const double distance = std::sqrt(on.squared_distance);
        if (first_ ? distance > most_ : !(distance < most_)) return;
        squared_ = on.squared_distance;
        limit_ = detail::near_limit(poses_, distance);
        triangle_ = triangle;
        point_ = point;
        feature_ = on.feature;
        on_mesh_ = on.point;
        at_point_ = at;
        done_ = first_;
    }

    const MeshStore& mesh_;
    const detail::MeshTreeView view_;
    const detail::KdView<3> points_;
    const MeshPoses poses_;
    double most_ = 0.0;     ///< [m]
    double squared_ = 0.0;  ///< [m^2] of the nearest so far
    float limit_ = 0.0f;    ///< [m^2] in the mesh's frame
    int triangle_ = -1, point_ = -1;
    TriangleFeature feature_ = TriangleFeature::kFace;
    Double3 on_mesh_{}, at_point_{};
    std::int64_t opened_ = 0;
    bool first_ = false, done_ = false;
};

}  // namespace

PrimitiveOverlap overlap(const TriangleMesh& mesh, const Transform3& at, const KdTree<3>& cloud,
                         const Transform3& at_cloud, float radius) {
    const Call call("overlap");
    call.in(kAtLeastZero, "radius", radius);
    CloudSearch search(mesh, at, cloud, at_cloud, call);
    search.run(static_cast<double>(radius), true);
    const PrimitiveDistance found = search.result();
    return {found.hit, found.triangle, found.point, found.work};
}

PrimitiveDistance distance(const TriangleMesh& mesh, const Transform3& at, const KdTree<3>& cloud,
                           const Transform3& at_cloud, float r) {
    const Call call("distance");
    call.in(detail::kUpToInfinity, "r", r);
    CloudSearch search(mesh, at, cloud, at_cloud, call);
    search.run(static_cast<double>(r), false);
    return search.result();
}

}  // namespace jostle
