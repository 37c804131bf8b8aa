// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Scenes of meshes: worked-out ones, every instance in turn as the oracle, far from the origin, whatever came
// and went before, and for any scheduler.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_scene.h>

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "mesh/poses.h"
#include "support/expect_refused.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using IdPair = std::pair<int, int>;

const TriangleMesh& box_of_one() {
    static const TriangleMesh kBox = test::make_box({0, 0, 0}, {1, 1, 1}).mesh();
    return kBox;
}

std::vector<IdPair> pairs_of(const MeshScene& scene, TaskScheduler* scheduler = nullptr) {
    MeshSceneContext context;
    std::vector<IdPair> found;
    for (const MeshScenePair& pair : scene.pairs(context, scheduler)) found.emplace_back(pair.a, pair.b);
    return found;
}

TEST(MeshScene, IsWorkedOut) {
    MeshScene scene;
    EXPECT_FALSE(scene.ray_closest({{}, {1, 0, 0}}));
    EXPECT_FALSE(scene.closest({}));
    const int first = scene.add(box_of_one(), {{2, 0, 0}}, 7);
    // Turned by a right angle about z: it reaches from x = 5 to 6, y = 0 to 1.
    const int second = scene.add(box_of_one(), {{6, 0, 0}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}}, 8, {2, 2});
    EXPECT_EQ(scene.size(), 2);
    EXPECT_EQ(scene.user_data(first), 7u);
    EXPECT_EQ(&scene.mesh(second), &box_of_one());
    EXPECT_EQ(scene.transform(first).p, (Vec3{2, 0, 0}));

    const Ray3 ray{{0, 0.25f, 0.5f}, {8, 0, 0}};
    const MeshSceneHit hit = scene.ray_closest(ray);
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit.instance, first);
    EXPECT_EQ(hit.fraction, 0.25f);
    EXPECT_EQ(hit.point, (Vec3{2, 0.25f, 0.5f}));
    EXPECT_EQ(hit.normal, (Vec3{-1, 0, 0}));
    const MeshSceneHit behind = scene.ray_closest(ray, {2});
    EXPECT_EQ(behind.instance, first);  // its category is all
    std::vector<float> fractions;
    scene.ray_all(ray, [&](const MeshSceneHit& one) { fractions.push_back(one.fraction); });
    std::sort(fractions.begin(), fractions.end());
    EXPECT_EQ(fractions, (std::vector<float>{0.25f, 0.375f, 0.625f, 0.75f}));
    const QueryWork stopped = scene.ray_all(ray, [](const MeshSceneHit&) { return Visit::kStop; });
    EXPECT_TRUE(stopped.stopped);
    EXPECT_EQ(stopped.items, 1);
    EXPECT_TRUE(scene.ray_any(ray));
    EXPECT_FALSE(scene.ray_any({{0, 2, 0}, {8, 0, 0}}));
    EXPECT_FALSE(scene.ray_closest({{4, 0.5f, 0.5f}, {0.5f, 0, 0}}));

    const MeshScenePoint near = scene.closest({4.5f, 0.5f, 0.5f});
    EXPECT_EQ(near.instance, second);
    EXPECT_EQ(near.distance, 0.5f);
    EXPECT_EQ(near.point, (Vec3{5, 0.5f, 0.5f}));
    EXPECT_FALSE(scene.closest({4.5f, 0.5f, 0.5f}, 0.5f));
    EXPECT_EQ(scene.closest({4.5f, 0.5f, 0.5f}, 0.75f).instance, second);
    // ORDER: of two as near, the first.
    EXPECT_EQ(scene.closest({4, 0.5f, 0.5f}).instance, first);
    EXPECT_EQ(scene.closest({4, 0.5f, 0.5f}, 2.0f).instance, first);
    Neighbor two[3] = {};
    EXPECT_EQ(scene.k_nearest({4.5f, 0.5f, 0.5f}, two).count, 2);
    EXPECT_EQ(two[0], (Neighbor{second, 0.25f}));
    EXPECT_EQ(two[1], (Neighbor{first, 2.25f}));

    EXPECT_EQ(pairs_of(scene), std::vector<IdPair>{});
    scene.move(first, {{4, 0, 0}});  // they touch
    EXPECT_EQ(pairs_of(scene), (std::vector<IdPair>{{first, second}}));
    const int third = scene.add(box_of_one(), {{4, 0, 1}}, 9, {1, 1});  // on the first; not for the second
    EXPECT_EQ(pairs_of(scene), (std::vector<IdPair>{{first, second}, {first, third}}));
    scene.remove(first);
    EXPECT_EQ(pairs_of(scene), std::vector<IdPair>{});
    EXPECT_EQ(scene.check(), "");
    scene.clear();
    EXPECT_TRUE(scene.empty());
}

/// A mesh that has changed is where it is now, once it was moved.
TEST(MeshScene, MeshesMayBeRefitted) {
    test::Soup soup = test::make_box({0, 0, 0}, {1, 1, 1});
    TriangleMesh mesh = soup.mesh();
    MeshScene scene;
    const int id = scene.add(mesh, {});
    EXPECT_FALSE(scene.ray_any({{5, 0.5f, 0.5f}, {-3, 0, 0}}));
    for (Vec3& v : soup.vertices) v.x *= 4.0f;
    mesh.refit(soup.vertices);
    scene.move(id, {});
    EXPECT_EQ(scene.check(), "");
    EXPECT_TRUE(scene.ray_any({{5, 0.5f, 0.5f}, {-3, 0, 0}}));
}

/// A mesh that is told of must outlive the call.
template <class Mesh>
concept CanBeAdded = requires(MeshScene& scene, Mesh&& mesh) {
    scene.add(std::forward<Mesh>(mesh), {});
};
static_assert(CanBeAdded<TriangleMesh&> && CanBeAdded<const TriangleMesh&>);
static_assert(!CanBeAdded<TriangleMesh> && !CanBeAdded<const TriangleMesh>);

TEST(MeshScene, IdsAreGivenAgain) {
    MeshScene scene;
    const int first = scene.add(box_of_one(), {}, 1);
    scene.remove(first);
    EXPECT_EQ(scene.add(box_of_one(), {{3, 0, 0}}, 2), first);
    EXPECT_EQ(scene.user_data(first), 2u);
}

/// The turned instance is on the way, but sees a translation of 4.2e38 m.
TEST(MeshScene, RaysBeyondFloatsInAFrameAreIgnoredThere) {
    const float c = 0.70710678f;
    const Ray3 ray{{0, 0, 0.5f}, {3.0e38f, 3.0e38f, 0}};
    MeshScene scene;
    const int turned = scene.add(box_of_one(), {{5, 5, 0}, {{c, c, 0}, {-c, c, 0}, {0, 0, 1}}});
    int hits = 0;
    const auto count = [&hits](const MeshSceneHit&) { ++hits; };
    EXPECT_FALSE(scene.ray_closest(ray));
    EXPECT_FALSE(scene.ray_any(ray));
    scene.ray_all(ray, count);
    EXPECT_EQ(hits, 0);
    EXPECT_EQ(scene.ray_closest({{0, 0, 0.5f}, {30, 30, 0}}).instance, turned);
    const int straight = scene.add(box_of_one(), {{8, 8, 0}});
    EXPECT_EQ(scene.ray_closest(ray).instance, straight);
    EXPECT_TRUE(scene.ray_any(ray));
}

/// From 1 km away, an instance whose frame is scaled by 4e-5: in it, the distance is 0.04 m less.
TEST(MeshScene, NearestPointsDoNotDependOnEarlierMoves) {
    DynamicTreeOptions tight;
    tight.margin = 0.0f;
    const float s = 1.00004f;
    const Transform3 at{{1000, 0, 0}, {{s, 0, 0}, {0, s, 0}, {0, 0, s}}};
    MeshScene added(tight), moved;
    added.add(box_of_one(), at);
    const int id = moved.add(box_of_one(), {{999.95f, 0, 0}, at.q});
    moved.move(id, at);
    const Vec3 p{0, 0.5f, 0.5f};
    const float distance = added.closest(p).distance;
    EXPECT_NEAR(distance, 999.96, 1.0e-3);
    for (const float r : {distance - 0.001f, distance, distance + 0.001f, distance + 0.02f, 1000.0f}) {
        const MeshScenePoint one = added.closest(p, r), other = moved.closest(p, r);
        EXPECT_EQ(one.hit, r > distance) << r;
        EXPECT_EQ(other.hit, one.hit) << r;
        EXPECT_EQ(other.distance, one.distance) << r;
    }
}

class MeshScenes : public testing::Test {
  protected:
    Transform3 somewhere(const Vec3& origin, float reach) {
        return {origin + test::random_point(reach, random), test::random_turn(random)};
    }
    /// Instances of three meshes, of which some came, went and moved.
    void fill(MeshScene& scene, const Vec3& origin) {
        const TriangleMesh* const meshes[3] = {&ball, &box_of_one(), &nothing};
        for (int i = 0; i < 60; ++i) scene.add(*meshes[random.below(3)], somewhere(origin, 3.5f));
        for (int i = 0; i < 60; i += 4) scene.remove(i);
        for (int i = 0; i < 60; i += 3)
            if (scene.is_live(i)) scene.move(i, somewhere(origin, 3.5f));
        for (int i = 0; i < 8; ++i) scene.add(*meshes[random.below(3)], somewhere(origin, 3.5f));
        EXPECT_EQ(scene.check(), "");
    }
    /// One from afar that passes an instance by, or just meets it: past its outermost vertex.
    Ray3 passing_by(const MeshScene& scene, int i, const Vec3& origin) {
        const Transform3 at = scene.transform(i % 20);
        const TriangleMesh& mesh = scene.mesh(i % 20);
        // Two thirds of them run along a side of its box, a little above it.
        const bool along = i % 3 != 0;
        const int axis = 1 + i / 3 % 2;
        Vec3 side{};
        side[axis] = 1.0f;
        Vec3 way = test::random_point(1.0f, random);
        if (along) way[axis] = 0.0f;
        way = normalized(way);
        const Vec3 out = along ? side : normalized(cross(way, test::random_point(1.0f, random)));
        Vec3 edge = apply(at, mesh.vertex(0));
        for (int v = 1; v < mesh.vertex_count(); ++v) {
            const Vec3 other = apply(at, mesh.vertex(v));
            if (dot(other - origin, out) > dot(edge - origin, out)) edge = other;
        }
        if (i % 3 == 1 && origin.x != 0.0f) {
            // From the world's origin.
            edge[axis] += random.uniform(0.0f, 2.0e-7f) * origin.x;
            const Vec3 from{0, axis == 1 ? edge.y : 0.0f, axis == 2 ? edge.z : 0.0f};
            return {from, edge - from, 2.0f};
        }
        const float away = i % 4 < 2 ? 10.0f : 20'000.0f;
        const Vec3 above = side * (along ? random.uniform(0.0f, 5.0e-8f) * away : 0.0f);
        return {edge + above - way * away, way * away, 2.0f};
    }
    template <class Visitor>
    static void for_each(const MeshScene& scene, const Visitor& visitor) {
        for (int id = 0; id < scene.id_end(); ++id)
            if (scene.is_live(id)) visitor(id);
    }
    /// The mesh where it lies, in coordinates of the world: floats are good for this near the origin.
    static TriangleMesh in_world(const MeshScene& scene, int id, const Vec3& origin) {
        const TriangleMesh& mesh = scene.mesh(id);
        Transform3 at = scene.transform(id);
        at.p = at.p - origin;
        std::vector<Vec3> vertices;
        std::vector<TriangleVertices> triangles;
        for (int i = 0; i < mesh.vertex_count(); ++i) vertices.push_back(apply(at, mesh.vertex(i)));
        for (int i = 0; i < mesh.triangle_count(); ++i) triangles.push_back(mesh.triangle(i));
        return TriangleMesh(vertices, triangles);
    }

    test::Random random{81};
    TriangleMesh ball = test::make_ball(2).mesh();
    TriangleMesh nothing;
};

TEST_F(MeshScenes, RaysAndPointsAreThoseOfEveryInstanceInTurn) {
    int met = 0, missed = 0;
    for (const Vec3 origin : {Vec3{}, Vec3{8388608.0f, -4194304.0f, 0}}) {
        SCOPED_TRACE(random.seed_text());
        MeshScene scene;
        fill(scene, origin);
        std::vector<TriangleMesh> placed(static_cast<std::size_t>(scene.id_end()));
        for_each(scene, [&](int id) { placed[static_cast<std::size_t>(id)] = in_world(scene, id, origin); });
        for (int round = 0; round < 300; ++round) {
            // Far away, both are on the grid of floats there.
            const auto place = [&] { return origin + test::random_point(6.0f, random); };
            const Vec3 from = place();
            const Ray3 ray{from, test::random_point(6.0f, random), round % 3 == 0 ? 0.5f : 1.0f};
            const Ray3 local{from - origin, ray.translation, ray.max_fraction};
            float first = std::numeric_limits<float>::infinity();
            float nearest = first;
            int hits = 0;
            for_each(scene, [&](int id) {
                const TriangleMesh& mesh = placed[static_cast<std::size_t>(id)];
                if (const MeshRayHit hit = mesh.ray_closest(local)) first = std::min(first, hit.fraction);
                mesh.ray_all(local, [&](const MeshRayHit&) { ++hits; });
                if (const MeshPoint p = mesh.closest(from - origin)) nearest = std::min(nearest, p.distance);
            });
            const MeshSceneHit hit = scene.ray_closest(ray);
            ASSERT_EQ(hit.hit, first <= 1.0f) << round;
            ASSERT_EQ(scene.ray_any(ray), hit.hit);
            int all = 0;
            scene.ray_all(ray, [&](const MeshSceneHit&) { ++all; });
            EXPECT_EQ(all, hits);
            ++(hit ? met : missed);
            if (hit) {
                EXPECT_NEAR(hit.fraction, first, 1.0e-5f);
                const Vec3 expected = local.origin + local.translation * hit.fraction;
                EXPECT_LT(distance(hit.point - origin, expected), origin == Vec3{} ? 1.0e-5f : 1.5f);
            }
            const MeshScenePoint near = scene.closest(from);
            ASSERT_TRUE(near);
            EXPECT_NEAR(near.distance, nearest, 4.0e-6f);
            const MeshScenePoint same = scene.closest(from, nearest * 1.001f + 1.0e-5f);
            EXPECT_EQ(same.distance, near.distance);
            EXPECT_EQ(same.instance, near.instance);
            EXPECT_EQ(same.triangle, near.triangle);
            EXPECT_FALSE(scene.closest(from, nearest * 0.999f));
        }
    }
    EXPECT_GT(met, 100);
    EXPECT_GT(missed, 100);
}

TEST_F(MeshScenes, NoAnswerDependsOnEarlierMoves) {
    SCOPED_TRACE(random.seed_text());
    DynamicTreeOptions tight;
    tight.margin = 0.0f;
    int met = 0, missed = 0;
    for (int round = 0; round < 40; ++round) {
        const Vec3 origin{round % 2 == 0 ? 0.0f : 3000.0f, 0, 0};
        MeshScene added(tight), moved;
        for (int i = 0; i < 20; ++i) {
            Transform3 at = somewhere(origin, 3.5f);
            // Rotations that are not quite orthonormal.
            const float s = 1.0f + random.uniform(-4.0e-5f, 4.0e-5f);
            at.q = {at.q.cx * s, at.q.cy * s, at.q.cz * s};
            // The corners of a turned box reach as far as its box in the world; those of a ball do not.
            const TriangleMesh& mesh = i % 2 == 0 ? box_of_one() : ball;
            added.add(mesh, at);
            const int id = moved.add(mesh, {at.p + test::random_point(0.05f, random), at.q});
            moved.move(id, at);
        }
        for (int i = 0; i < 60; ++i) {
            const Ray3 ray = passing_by(added, i, origin);
            const MeshSceneHit hit = added.ray_closest(ray), other = moved.ray_closest(ray);
            ++(hit ? met : missed);
            EXPECT_EQ(hit.instance, other.instance);
            EXPECT_EQ(hit.triangle, other.triangle);
            EXPECT_EQ(hit.fraction, other.fraction);
            EXPECT_EQ(added.ray_any(ray), moved.ray_any(ray));
            int all = 0;
            added.ray_all(ray, [&all](const MeshSceneHit&) { ++all; });
            moved.ray_all(ray, [&all](const MeshSceneHit&) { --all; });
            EXPECT_EQ(all, 0);

            const Vec3 p =
                i % 2 == 0 ? origin + test::random_point(6.0f, random) : ray.origin + ray.translation * 0.5f;
            const MeshScenePoint near = added.closest(p), same = moved.closest(p);
            EXPECT_EQ(near.instance, same.instance);
            EXPECT_EQ(near.triangle, same.triangle);
            EXPECT_EQ(near.distance, same.distance);
            EXPECT_EQ(added.closest(p, near.distance * 1.5f).instance, near.instance);
            Neighbor four[4], other_four[4];
            ASSERT_EQ(added.k_nearest(p, four).count, 4);
            ASSERT_EQ(moved.k_nearest(p, other_four).count, 4);
            EXPECT_TRUE(std::equal(four, four + 4, other_four));
            EXPECT_TRUE(std::is_sorted(four, four + 4, [](const Neighbor& a, const Neighbor& b) {
                return a.squared_distance < b.squared_distance;
            }));
            EXPECT_EQ(four[0].squared_distance, near.distance * near.distance);
        }
    }
    EXPECT_GT(met, 300);
    EXPECT_GT(missed, 300);
}

TEST_F(MeshScenes, PairsAreThoseOfEveryTwoInstancesForAnyScheduler) {
    test::ThreadScheduler threads(3, test::TaskOrder::kShuffled);
    for (const Vec3 origin : {Vec3{}, Vec3{8388608.0f, -4194304.0f, 0}}) {
        MeshScene scene;
        fill(scene, origin);
        std::vector<IdPair> expected;
        for_each(scene, [&](int a) {
            for_each(scene, [&](int b) {
                if (a < b && overlap(scene.mesh(a), scene.transform(a), scene.mesh(b), scene.transform(b)))
                    expected.emplace_back(a, b);
            });
        });
        EXPECT_GT(expected.size(), 20u);
        EXPECT_EQ(pairs_of(scene), expected);
        EXPECT_EQ(pairs_of(scene, &threads), expected);
        scene.rebuild(BuildMethod::kBinned);
        EXPECT_EQ(pairs_of(scene), expected);
        MeshSceneContext context;
        for (const MeshScenePair& pair : scene.pairs(context)) {
            const CommonPoints common =
                common_points(scene.mesh(pair.a), scene.transform(pair.a), scene.mesh(pair.b),
                              scene.transform(pair.b), pair.first);
            EXPECT_GT(common.count, 0);
        }
    }
}

TEST_F(MeshScenes, BadArgumentsAreRefused) {
    MeshScene scene;
    const int id = scene.add(ball, {});
    const Transform3 bent{{}, {{2, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    const auto refused = [](const char* verb, const char* argument, const auto& work) {
        test::expect_refused(std::string("MeshScene::") + verb, argument, work);
    };
    refused("add", "transform", [&] { scene.add(ball, bent); });
    refused("move", "transform", [&] { scene.move(id, bent); });
    refused("move", "id", [&] { scene.move(id + 1, {}); });
    refused("remove", "id", [&] { scene.remove(-1); });
    refused("mesh", "id", [&] { static_cast<void>(scene.mesh(5)); });
    refused("transform", "id", [&] { static_cast<void>(scene.transform(5)); });
    refused("user_data", "id", [&] { static_cast<void>(scene.user_data(5)); });
    refused("ray_closest", "translation", [&] { static_cast<void>(scene.ray_closest({{}, {}})); });
    refused("ray_any", "translation", [&] { static_cast<void>(scene.ray_any({{}, {}})); });
    refused("ray_all", "translation", [&] { scene.ray_all({{}, {}}, [](const MeshSceneHit&) {}); });
    refused("closest", "r", [&] { static_cast<void>(scene.closest({}, -1.0f)); });
    refused("rebuild", "method", [&] { scene.rebuild(static_cast<BuildMethod>(9)); });
    EXPECT_EQ(scene.check(), "");
    EXPECT_EQ(scene.size(), 1);
}

/// As on the trees: a mask is a filter, with its name or in braces, and by itself neither a filter nor a
/// radius.
template <class Scene, class Number>
concept TakesAsRadius = requires(const Scene& scene, Number number) {
    scene.closest(Vec3{}, number);
};
static_assert(TakesAsRadius<MeshScene, float> && TakesAsRadius<MeshScene, int> &&
              !TakesAsRadius<MeshScene, std::uint64_t> && !TakesAsRadius<DynamicTree<3>, std::uint64_t>);

TEST_F(MeshScenes, AMaskIsNoRadius) {
    MeshScene scene;
    scene.add(ball, {}, 0, {4, ~std::uint64_t{0}});
    const std::uint64_t mask = 4, other = 8;
    EXPECT_TRUE(scene.closest({0, 0, 9}, {mask}));
    EXPECT_TRUE(scene.closest({0, 0, 9}, {.mask = mask}));
    EXPECT_FALSE(scene.closest({0, 0, 9}, {other}));
    EXPECT_FALSE(scene.closest({0, 0, 9}, 4.0f));
    EXPECT_FALSE(scene.closest({0, 0, 9}, 4));
    EXPECT_TRUE(scene.closest({0, 0, 9}, 9.0f, {mask}));
}

}  // namespace
}  // namespace jostle
