// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes against FCL, in double: as many pairs of triangles meet, and the distance is the same.
#include <gtest/gtest.h>

#if __has_include(<fcl/geometry/bvh/BVH_model.h>)

#include <fcl/geometry/bvh/BVH_model.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>

#include <memory>

#include "mesh/poses.h"

namespace jostle {
namespace {

using Model = fcl::BVHModel<fcl::OBBRSSd>;

std::shared_ptr<Model> theirs(const test::Soup& soup) {
    std::vector<fcl::Vector3d> vertices;
    std::vector<fcl::Triangle> triangles;
    for (const Vec3& v : soup.vertices) vertices.push_back(fcl::Vector3d(v.x, v.y, v.z));
    for (const TriangleVertices& t : soup.triangles) {
        const auto index = [&t](std::size_t i) { return static_cast<std::size_t>(t[i]); };
        triangles.push_back(fcl::Triangle(index(0), index(1), index(2)));
    }
    auto model = std::make_shared<Model>();
    model->beginModel();
    model->addSubModel(vertices, triangles);
    model->endModel();
    return model;
}

fcl::Transform3d theirs(const Transform3& at) {
    fcl::Matrix3d turn;
    for (int i = 0; i < 3; ++i) turn.row(i) << at.q.cx[i], at.q.cy[i], at.q.cz[i];
    fcl::Transform3d to = fcl::Transform3d::Identity();
    to.linear() = turn;
    to.translation() = fcl::Vector3d(at.p.x, at.p.y, at.p.z);
    return to;
}

TEST(MeshFcl, MeetsAsManyPairsAndIsAsFar) {
    const test::Soup ball = test::make_ball(3), other = test::make_ball(2, 1.3f);
    const TriangleMesh a = ball.mesh(), b = other.mesh();
    const auto model_a = theirs(ball), model_b = theirs(other);
    test::Random random(51);
    SCOPED_TRACE(random.seed_text());
    int met = 0, apart = 0;
    for (int round = 0; round < 60; ++round) {
        const Transform3 at_a{test::random_point(1.0f, random), test::random_turn(random)};
        const Transform3 at_b{test::random_point(2.0f, random), test::random_turn(random)};
        int pairs = 0;
        contacts(a, at_a, b, at_b, [&pairs](MeshContact) { ++pairs; });
        fcl::CollisionRequestd request(1000000, false);
        fcl::CollisionResultd collision;
        fcl::collide(model_a.get(), theirs(at_a), model_b.get(), theirs(at_b), request, collision);
        EXPECT_EQ(static_cast<std::size_t>(pairs), collision.numContacts()) << round;
        const MeshDistance found = distance(a, at_a, b, at_b);
        if (pairs > 0) {
            ++met;
            EXPECT_EQ(found.distance, 0.0f);
            continue;
        }
        ++apart;
        fcl::DistanceRequestd how;
        fcl::DistanceResultd nearest;
        fcl::distance(model_a.get(), theirs(at_a), model_b.get(), theirs(at_b), how, nearest);
        EXPECT_NEAR(found.distance, nearest.min_distance, 1.0e-5) << round;
    }
    EXPECT_GT(met, 10);
    EXPECT_GT(apart, 5);
}

}  // namespace
}  // namespace jostle

#endif
