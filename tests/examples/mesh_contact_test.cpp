// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The two meshes of examples/mesh.h: what the descent finds is what a test of every triangle with every other
// finds, and what the recursive descent finds; all at once, or one after the other.
#include <gtest/gtest.h>
#include <jostle/core/constants.h>
#include <jostle/math/trigonometry.h>

#include <algorithm>
#include <tuple>

#include "examples/mesh.h"
#include "math/random.h"
#include "real_data.h"
#include "spatial/recursive_descent.h"

namespace jostle {
namespace {

using mesh::Contact;
using mesh::Mesh;
using test::Random;
using Triangles = std::vector<std::array<int, 3>>;

std::vector<Contact> sorted(std::vector<Contact> contacts) {
    std::sort(contacts.begin(), contacts.end(),
              [](Contact p, Contact q) { return std::tie(p.a, p.b) < std::tie(q.a, q.b); });
    return contacts;
}

/// Every triangle with every other, without a box.
std::vector<Contact> brute_force(const Mesh& a, const Mesh& b, const Transform3& b_to_a) {
    std::vector<Contact> found;
    for (int k = 0; k < b.triangle_count(); ++k) {
        const mesh::Triangle t = mesh::moved(b.triangle(k), b_to_a);
        for (int i = 0; i < a.triangle_count(); ++i) {
            if (mesh::meet(a.triangle(i), t)) found.push_back({i, k});
        }
    }
    return sorted(found);
}

/// One after the other, leaving the descent after each.
std::vector<Contact> one_by_one(const Mesh& a, const Mesh& b, const Transform3& b_to_a) {
    std::vector<Contact> found;
    PairContext context;
    Contact contact{};
    do {
        if (mesh::next_contact(a, b, b_to_a, context, contact)) found.push_back(contact);
    } while (!context.empty());
    return found;
}

/// A turn about each axis, one after the other.
Mat33 turn(float x, float y, float z) {
    const auto about = [](float angle, int axis) {
        const SinCos sc = sin_cos(angle);
        const int i = (axis + 1) % 3, j = (axis + 2) % 3;
        Mat33 m = identity33();
        Vec3* columns[] = {&m.cx, &m.cy, &m.cz};
        (*columns[i])[i] = sc.cos;
        (*columns[i])[j] = sc.sin;
        (*columns[j])[i] = -sc.sin;
        (*columns[j])[j] = sc.cos;
        return m;
    };
    const auto product = [](const Mat33& a, const Mat33& b) { return Mat33{a * b.cx, a * b.cy, a * b.cz}; };
    return product(about(z, 2), product(about(y, 1), about(x, 0)));
}

Transform3 random_pose(Random& random, float reach) {
    const auto angle = [&] { return random.uniform(-kPi, kPi); };
    const auto shift = [&] { return random.uniform(-reach, reach); };
    Transform3 pose;
    pose.q = turn(angle(), angle(), angle());
    pose.p = {shift(), shift(), shift()};
    return pose;
}

Mesh soup(Random& random, int count, float size) {
    std::vector<Vec3> vertices;
    Triangles triangles;
    for (int i = 0; i < count; ++i) {
        const auto at = [&] { return random.uniform(-1.0f, 1.0f); };
        const Vec3 middle{at(), at(), at()};
        for (int k = 0; k < 3; ++k) vertices.push_back(middle + Vec3{at(), at(), at()} * size);
        triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
    }
    return Mesh({vertices, triangles});
}

/// Every so many-th triangle.
Mesh thinned(const BunnyData& whole, int step) {
    Triangles kept;
    for (std::size_t i = 0; i < whole.triangles.size(); i += static_cast<std::size_t>(step)) {
        kept.push_back(whole.triangles[i]);
    }
    return Mesh({whole.vertices, kept});
}

/// The recursive descent of two other trees over the same boxes.
std::vector<Contact> recursive(const Mesh& a, const Mesh& b, const Transform3& b_to_a, Random& random) {
    using Tree = test::ShapedTree<detail::WideNode<3>>;
    const auto tree_of = [&random](const Mesh& m) {
        std::vector<Aabb3> boxes;
        boxes.reserve(m.triangles.size());
        for (int i = 0; i < m.triangle_count(); ++i) boxes.push_back(m.tree.box(i));
        return Tree(boxes, {}, random);
    };
    const Tree tree_a = tree_of(a), tree_b = tree_of(b);
    std::vector<Contact> found;
    for (const auto& [i, k] :
         test::recursive_pairs(tree_a.view(), tree_b.view(), b_to_a, DescentOrder::kBoth)) {
        if (mesh::meet(a.triangle(i), mesh::moved(b.triangle(k), b_to_a))) found.push_back({i, k});
    }
    return sorted(found);
}

void expect_agreement(const Mesh& a, const Mesh& b, const Transform3& pose, Random& random,
                      std::size_t& found) {
    const std::vector<Contact> expected = brute_force(a, b, pose);
    const std::vector<Contact> all = mesh::contacts(a, b, pose);
    EXPECT_EQ(sorted(all), expected);
    EXPECT_EQ(recursive(a, b, pose, random), expected);
    EXPECT_EQ(one_by_one(a, b, pose), all) << "resumed, in the same order";
    found += expected.size();
}

TEST(MeshContact, TrianglesAtRandom) {
    Random random(21);
    SCOPED_TRACE(random.seed_text());
    std::size_t found = 0;
    for (const int count : {0, 1, 2, 9, 150}) {
        const Mesh a = soup(random, count, 0.5f);
        const Mesh b = soup(random, std::max(count / 2, 1), 0.6f);
        for (int i = 0; i < 5; ++i) expect_agreement(a, b, random_pose(random, 1.0f), random, found);
    }
    EXPECT_GT(found, 100u);
}

TEST(MeshContact, MeshesThatOnlyTouch) {
    // Two unit squares of two triangles each, in the plane z = 0, side by side: they share an edge, to the
    // bit.
    const std::vector<Vec3> corners = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
    const Mesh square({corners, {{0, 1, 2}, {0, 2, 3}}});
    Transform3 beside;
    beside.p = {1.0f, 0.0f, 0.0f};
    // The right edge is triangle 0's; the left edge triangle 1's, and a corner of it triangle 0's.
    EXPECT_EQ(sorted(mesh::contacts(square, square, beside)), (std::vector<Contact>{{0, 0}, {0, 1}, {1, 1}}));
    beside.p.x = 1.0000001f;
    EXPECT_EQ(mesh::contacts(square, square, beside).size(), 0u);
    beside.p = {0.0f, 0.0f, 1.0e-30f};
    EXPECT_EQ(mesh::contacts(square, square, beside).size(), 0u);
    beside.p = {};
    EXPECT_EQ(mesh::contacts(square, square, beside).size(), 4u);
}

TEST(MeshContact, ThinnedBunnies) {
    const BunnyData bunny = read_bunny();
    if (bunny.triangles.empty()) GTEST_SKIP() << kNoData;
    Random random(22);
    SCOPED_TRACE(random.seed_text());
    std::size_t found = 0;
    const Mesh a = thinned(bunny, test::is_long_run() ? 2 : 12);
    const Mesh b = thinned(bunny, test::is_long_run() ? 3 : 17);
    for (int i = 0; i < 5; ++i) expect_agreement(a, b, random_pose(random, 4.0f), random, found);
    expect_agreement(a, a, {}, random, found);
    EXPECT_GT(found, 100u);
}

TEST(MeshContact, WholeBunnies) {
    const BunnyData bunny = read_bunny();
    if (bunny.triangles.empty()) GTEST_SKIP() << kNoData;
    const Mesh whole({bunny.vertices, bunny.triangles});
    ASSERT_EQ(whole.triangle_count(), 3674);
    // Laid upon itself, each triangle meets itself and all with which it shares a corner, at least.
    std::vector<int> uses(bunny.vertices.size());
    for (const auto& t : bunny.triangles) {
        for (const int v : t) ++uses[static_cast<std::size_t>(v)];
    }
    std::size_t sharing =
        0;  // ordered pairs of triangles that share a corner; those that share an edge, twice
    for (const int n : uses) sharing += static_cast<std::size_t>(n * n);
    // Closed, and of one piece without a handle: 3 edges for 2 triangles, so that sharing counts each
    // triangle three times and each pair across an edge twice.
    const std::size_t triangles = bunny.triangles.size();
    const std::size_t expected = sharing - 2 * triangles - 3 * triangles;
    EXPECT_EQ(mesh::contacts(whole, whole, {}).size(), expected);
}

}  // namespace
}  // namespace jostle
